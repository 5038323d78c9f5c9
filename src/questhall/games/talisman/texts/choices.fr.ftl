### Ce que Talisman demande et ce qu’on peut choisir, en français.

## Entrer en jeu

occasion-coming_back = { $seat }, votre personnage est mort : revenez-vous avec un autre ?
occasion-character = { $seat }, qui incarnez-vous ?
occasion-starting_bonus = { $seat }, avec quel pion commencez-vous ?
option-come-back = Revenir avec un nouveau personnage
option-resign = Abandonner : vous sortez de la partie
option-choose = Incarner { $card_def }
option-bonus-strength = Commencer avec 1 point de Force de plus
option-bonus-craft = Commencer avec 1 point d’Intelligence de plus
option-no-bonus = Commencer sans pion

## Les moments où l’on peut agir

occasion-turn_start = { $seat }, { $turn ->
        [yours] votre tour commence
       *[other] le tour de { $active } commence
    } : faites-vous quelque chose d’abord ?
occasion-before_roll = { $seat }, vous allez lancer le dé pour avancer : faites-vous quelque chose d’abord ?
occasion-after_move = { $seat }, { $turn ->
        [yours] vous voici
       *[other] voici { $active }
    } { $where_at } : faites-vous quelque chose ?
occasion-before_card = { $seat }, { $turn ->
        [yours] vous allez rencontrer
       *[other] { $active } va rencontrer
    } { $met_def } { $where_at } : faites-vous quelque chose d’abord ?
occasion-before_space = { $seat }, { $turn ->
        [yours] vous allez suivre
       *[other] { $active } va suivre
    } l’instruction { $where_of } : faites-vous quelque chose d’abord ?
occasion-before_character = { $seat }, { $turn ->
        [yours] vous allez rencontrer
       *[other] { $active } va rencontrer
    } le personnage de { $whom } : faites-vous quelque chose d’abord ?
occasion-turn_end = { $seat }, { $turn ->
        [yours] votre tour
       *[other] le tour de { $active }
    } va se terminer : faites-vous quelque chose avant ?
occasion-spell_cast = { $seat }, { $casting } : répondez-vous ?
occasion-life_about_to_be_lost = { $seat }, { $loss ->
        [you] vous allez
        [several] { $losers } vont
       *[other] { $losers } va
    } perdre { $lives ->
        [one] { $lives } Vie
       *[other] { $lives } Vies
    } : faites-vous quelque chose ?
occasion-follower_about_to_be_lost = { $seat }, { $follower_def } de { $owner } va mourir : faites-vous quelque chose ?
occasion-enemy_about_to_be_killed = { $seat }, { $fighter } va tuer { $victims } : faites-vous quelque chose ?
option-decline = Ne rien faire
option-ditch = Abandonner { $card_def } ici
option-transmute = Laisser l’Alchimiste changer { $card_def } en 1 pièce d’or
option-realign = Changer d’alignement : { $alignment }
option-drink = Boire la Potion de Force : 2 points de Force jusqu’à la fin du tour

## Se déplacer

occasion-move = { $seat }, comment avancez-vous ?
occasion-way = { $seat }, où allez-vous ?
occasion-regeneration = { $seat }, le dé montre un 6 : récupérez-vous 1 Vie au lieu d’avancer ?
occasion-inner_move = { $seat }, vous êtes { $where_at } : où allez-vous ?
occasion-destination = { $seat }, où voulez-vous aller ?
option-roll = Lancer le dé et avancer
option-go = Aller à : { $space_where }
option-walk = Aller par les bois à : { $space_where }
option-accept-teleport = Se téléporter : { $space_where }
option-accept-ferry = Se faire mener au Temple
option-teleport = Se téléporter : { $space_where }
option-raft = Traverser en Radeau : { $space_where }
option-build-raft = Construire un Radeau au lieu d’avancer
option-cross-bridge = Passer le pont de la Sentinelle
option-force-portal = Tenter d’ouvrir le Portail du Pouvoir par la Force : { $strength } au plus aux dés
option-pick-portal = Tenter d’ouvrir le Portail du Pouvoir par l’Intelligence : { $craft } au plus aux dés
option-regenerate = Récupérer 1 Vie et finir le tour
option-move-anyway = Avancer comme d’habitude
option-advance = Continuer : { $space_where }
option-turn-back = Faire demi-tour : { $space_where }
option-leave-by-portal = Quitter la Région Intérieure par le Portail du Pouvoir
option-stay = Rester et suivre encore l’instruction de la case

## Rencontrer des personnages

occasion-encounter = { $seat }, qui ou que rencontrez-vous { $where_at } ?
occasion-ability_evasion = { $seat }, { $active } utilise une capacité spéciale contre vous : esquivez-vous ?
occasion-robbery = { $seat }, que prenez-vous à { $whom } ?
occasion-luring = { $seat }, quel Compagnon prenez-vous à { $whom } ?
occasion-courting = { $seat }, qui prenez-vous à { $whom } ?
occasion-spoils = { $seat }, vous avez vaincu { $whom } : que prenez-vous ?
occasion-loot_the_dead = { $seat }, vous avez tué le personnage de { $whom } : que prenez-vous ?
option-meet-space = Rencontrer la case
option-attack = Attaquer { $seat } en combat
option-attack-psychically = Attaquer { $seat } en combat psychique
option-rob = Voler à { $seat } 1 pièce d’or ou un Objet
option-beguile = Tenter de séduire { $seat } pour 1 pièce d’or ou un Objet
option-lure = Attirer un Compagnon de { $seat }
option-court = Prendre la Demoiselle ou la Princesse à { $seat }
option-evade-ability = Esquiver
option-suffer-ability = Laisser faire
option-take-coin = Prendre 1 pièce d’or
option-take-object = Prendre { $card_def }
option-take-follower = Prendre { $card_def }
option-take-lady = Emmener { $card_def }
option-take-no-lady = En rester là
option-take-life = Prendre 1 Vie
option-take-nothing = Ne rien prendre
option-loot = Prendre { $card_def }
option-loot-gold = Prendre tout l’or
option-loot-no-more = Laisser le reste

## Les cartes d’une case

occasion-replacement = { $seat }, défaussez-vous une carte piochée pour en piocher une autre ?
occasion-avoidance = { $seat }, esquivez-vous cette rencontre ?
occasion-looting = { $seat }, que prenez-vous de ce qui se trouve { $where_at } ?
occasion-wishes = { $seat }, un vœu vous est accordé : lequel ?
occasion-sorcerer = { $seat }, achetez-vous un Sort au Sorcier ?
occasion-fountain_of_wisdom = { $seat }, buvez-vous à la Fontaine de Sagesse ?
occasion-magic_stream = { $seat }, buvez-vous au Ruisseau Magique ?
occasion-pool_of_life = { $seat }, buvez-vous au Bassin de Vie ?
occasion-magic_portal = { $seat }, entrez-vous dans le Portail Magique ?
option-replace = Défausser { $card_def } et piocher une autre carte
option-keep-drawn = Garder ce qui est pioché
option-avoid = Esquiver { $card_def }
option-face-it = Faire la rencontre
option-take = Prendre { $card_def }
option-take-gold = Ramasser l’or
option-hire-mercenary = Engager le Mercenaire pour 1 pièce d’or
option-leave-rest = Ne rien prendre de plus
option-wish = Souhaiter { $wish }
option-buy-spell = Acheter 1 Sort pour 1 pièce d’or
option-buy-no-spell = Ne pas acheter de Sort
option-drink-from = Boire l’eau { $card_of }
option-drink-nothing = Ne pas boire
option-pass-through = Entrer
option-stay-outside = Rester dehors

## Cases et services

occasion-city = { $seat }, à qui rendez-vous visite dans la Cité ?
occasion-village = { $seat }, à qui rendez-vous visite au Village ?
occasion-shopping = { $seat }, vous avez { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } : qu’achetez-vous ?
occasion-pilfering = { $seat }, chapardez-vous quelque chose ?
occasion-paid_healing = { $seat }, payez-vous 1 pièce d’or pour 1 Vie ? Vie : { $life }, or : { $gold }
occasion-free_healing = { $seat }, laissez-vous le Guérisseur vous aider ?
occasion-selling = { $seat }, quels Objets donnez-vous pour 1 pièce d’or chacun ?
occasion-farewell_to_the_hag = { $seat }, le Mystique peut vous délivrer de la Mégère : le voulez-vous ?
occasion-forest = { $seat }, vous pouvez ne pas lancer le dé dans la Forêt : le lancez-vous ?
occasion-crags = { $seat }, vous pouvez ne pas lancer le dé dans les Escarpements : le lancez-vous ?
occasion-chasm = { $seat }, vous pouvez ne pas lancer le dé au Gouffre : le lancez-vous ?
occasion-chapel = { $seat }, récupérez-vous vos Vies à la Chapelle, ou priez-vous ?
occasion-graveyard = { $seat }, récupérez-vous votre Destin au Cimetière, ou priez-vous ?
occasion-paid_fate = { $seat }, payez-vous 1 pièce d’or pour 1 point de Destin ? Destin : { $fate }, or : { $gold }
occasion-warlock = { $seat }, acceptez-vous une quête du Démoniste ?
occasion-quest_fulfilled = { $seat }, vous pouvez accomplir votre quête ({ $quest }) : que remettez-vous ?
occasion-temple_price = { $seat }, le Temple exige un Compagnon ou 1 Vie : que perdez-vous ?
occasion-royal_doctor = { $seat }, le Médecin Royal du Château vous attend : que faites-vous ?
occasion-black_knight = { $seat }, le Chevalier Noir exige 1 pièce d’or ou 1 Vie : que faites-vous ?
occasion-blood_price = { $seat }, qui livrez-vous aux Vampires pour sauver une Vie ?
option-visit = Aller voir : { $service }
option-buy = Acheter { $card_def }
option-buy-no-more = Ne rien acheter de plus
option-pilfer = Chaparder { $card_def }
option-pilfer-nothing = Ne rien chaparder
option-buy-life = Payer 1 pièce d’or et récupérer 1 Vie
option-buy-no-life = Ne plus payer pour la Vie
option-accept-healing = Se faire soigner
option-decline-healing = S’en passer
option-sell = Donner { $card_def } pour 1 pièce d’or
option-sell-no-more = Ne rien donner de plus
option-dismiss-hag = Se délivrer de la Mégère
option-keep-hag = Garder la Mégère
option-roll-anyway = Lancer le dé
option-skip-roll = Ne pas le lancer
option-heal-in-chapel = Récupérer ses Vies
option-pray = Prier
option-replenish-fate = Récupérer tout son Destin
option-buy-fate = Payer 1 pièce d’or et récupérer 1 point de Destin
option-buy-no-fate = Ne plus payer pour le Destin
option-take-quest = Accepter une quête
option-take-no-quest = Ne pas accepter de quête
option-deliver = Remettre { $card_def }
option-lose-follower = Perdre { $card_def }
option-lose-life-instead = Perdre 1 Vie
option-heal-thanks-to = Récupérer 1 Vie grâce à la présence { $card_of }
option-pay-royal-doctor = Payer 1 pièce d’or et récupérer 1 Vie
option-turn-in = Laisser ici { $card_def } contre 3 pièces d’or
option-leave-castle = Quitter le Château
option-pay-knight = Payer 1 pièce d’or
option-defy-knight = Perdre 1 Vie
option-evade-knight = Esquiver le Chevalier Noir
option-sacrifice = Livrer { $card_def }
option-bleed = Ne plus livrer personne

## Les combats

occasion-evasion = { $seat }, { $side ->
        [attacker] vous affrontez { $foe }
        [defender] { $fighter } vous attaque
       *[other] { $fighter } affronte { $foe }
    } : faites-vous quelque chose avant le combat ?
occasion-evasion_choice = { $seat }, { $side ->
        [defender] { $fighter } vous attaque
       *[attacker] vous affrontez { $foe }
    } : que faites-vous ?
occasion-before_attack = { $seat }, { $side ->
        [attacker] vous combattez { $foe }
        [defender] { $fighter } vous combat
       *[other] { $fighter } combat { $foe }
    } : faites-vous quelque chose avant les dés ?
occasion-prepare = { $seat }, { $side ->
        [defender] { $fighter } vous combat
       *[attacker] vous combattez { $foe }
    } : qu’utilisez-vous avant les dés ?
occasion-attack_fate = { $seat }, votre score d’attaque est { $own }, celui d’en face { $theirs } : dépensez-vous 1 point de Destin pour relancer ?
occasion-victory = { $seat }, vous avez gagné : qui relevez-vous comme Compagnon ?
occasion-armour = { $seat }, vous avez perdu le combat : une Protection sauve-t-elle votre Vie ?
option-evade = Esquiver { $card_def }
option-evade-creature = Esquiver
option-evade-attacker = Esquiver l’attaque
option-bribe = Payer 1 pièce d’or pour le départ { $card_of }
option-destroy = Détruire { $card_def } sans combat
option-destroy-creature = Détruire l’Esprit sans combat
option-charm = Tenter de charmer { $card_def }
option-stand-and-fight = Combattre
option-wield = Prendre { $card_def } en main
option-sheathe = Ranger { $card_def }
option-call = Faire combattre { $card_def } à vos côtés
option-pay-mercenary = Payer 1 pièce d’or au Mercenaire pour 3 points de Force ce tour-ci
option-assassinate = Frapper dans l’ombre : la victime ne lance pas de dé
option-attack-roll = Lancer les dés de l’attaque
option-reroll-attack = Dépenser 1 point de Destin et relancer { $dice ->
        [one] le dé
       *[other] { $die }
    }
option-keep-attack = Garder le résultat
option-raise = Relever { $card_def }
option-raise-no-more = Ne plus relever personne
option-armour = Utiliser { $card_def }
option-no-armour = N’utiliser aucune Protection

## Les dés

occasion-fate = { $seat }, vous avez fait { $roll } : dépensez-vous 1 point de Destin pour relancer ?
occasion-addition = { $seat }, vous avez fait { $roll } : ajoutez-vous 1 ?
option-reroll = Dépenser 1 point de Destin et relancer { $dice ->
        [one] le dé
       *[other] { $die }
    }
option-keep-roll = Garder le résultat
option-add-one = Ajouter 1
option-add-nothing = Ne rien ajouter

## Les Sorts

occasion-refill = { $seat }, vous avez lancé votre dernier Sort : en piochez-vous un nouveau ?
occasion-spell_offer = { $seat }, utilisez-vous votre capacité pour gagner des Sorts ?
occasion-alchemy = { $seat }, quels Objets changez-vous en 1 pièce d’or chacun ?
occasion-mesmerism = { $seat }, quel Compagnon prenez-vous à { $whom } ?
occasion-excess_spells = { $seat }, votre Intelligence permet { $spelllimit } Sorts : lequel défaussez-vous ?
option-cast-acquisition = Lancer l’Acquisition sur { $seat } : prendre 1 pièce d’or ou un Objet
option-cast-alchemy = Lancer l’Alchimie : changer des Objets en or
option-cast-counterspell = Lancer le Contresort : le Sort qui vient d’être lancé n’a aucun effet
option-cast-destroy_magic = Lancer l’Abolition de la Magie : ni Sorts ni Objets Magiques jusqu’à votre prochain tour
option-cast-destruction = Lancer la Destruction sur { $card_def } ({ $space_where })
option-cast-divination = Lancer la Divination : regarder les prochaines cartes Aventure
option-cast-healing = Lancer la Guérison sur { $seat }
option-cast-hex = Lancer le Maléfice sur : { $space_where }
option-cast-immobility = Lancer l’Immobilité sur { $seat }
option-cast-invisibility = Lancer l’Invisibilité : esquiver qui l’on veut jusqu’à la fin du tour
option-cast-mesmerism = Lancer le Mesmérisme sur { $seat } : prendre un Compagnon
option-cast-nullify = Lancer l’Annulation sur { $seat } : tous ses Sorts sont défaussés
option-cast-preservation = Lancer la Préservation : sauver 1 Vie de { $seat }
option-cast-psionic_blast = Lancer la Décharge Psionique : ajouter votre valeur d’Intelligence à votre Force
option-cast-random = Lancer le Hasard sur { $seat }
option-cast-teleport = Lancer la Téléportation : { $space_where }
option-cast-temporal_warp = Lancer la Distorsion Temporelle : trois tours de suite
option-immobilise = Lancer l’Immobilité sur { $card_def }
option-immobilise-creature = Lancer l’Immobilité sur la créature
option-preserve = Lancer la Préservation : sauver { $card_def }
option-preserve-enemy = Lancer la Préservation : sauver les Ennemis, le combat finit à égalité
option-draw-spell = Piocher un Sort
option-draw-no-spell = Ne pas en piocher
option-gain-spell = Gagner 1 Sort
option-gain-spells = Gagner autant de Sorts que votre Intelligence le permet
option-gain-no-spell = N’en gagner aucun
option-transmute-no-more = Ne plus rien changer en or
option-discard = Défausser { $card_def }

## Objets et trophées

occasion-excess_objects = { $seat }, vous pouvez porter { $objectlimit } Objets : lequel laissez-vous ici ?
occasion-trophies = { $seat }, quels trophées remettez-vous ? Il faut { $price } points de Force, ou d’Intelligence, pour 1
option-leave = Laisser { $card_def } ici
option-hand-in = Remettre { $card_def }
option-hand-in-no-more = Ne rien remettre de plus
