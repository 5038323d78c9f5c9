### Ce que demande Warhammer Quest et ce qu’on peut choisir, en français.
### $place, entre parenthèses, dit où est un ennemi et dans quel état, ou ce que montre un dé.

## La mise en place

occasion-hero = { $seat }, quel héros jouez-vous ?
occasion-leader = { $seat }, qui devient chef de groupe ?
option-take-hero = Jouer { $hero_def } – { $hero_effect }
option-lead = { $seat } mène le groupe

## Les actions

occasion-action = { $seat }, quelle action effectuez-vous ?
occasion-empowerment = { $seat }, utilisez-vous Renforcement pour « { $action } » ?
occasion-spend_tokens = { $seat }, dépensez-vous un pion Succès de « { $action } » ? Chacun est un succès
occasion-aided_hero = { $seat }, qui soutenez-vous avec « { $action } » ?
occasion-targets = { $seat }, qui attaquez-vous avec « { $action } » ?
occasion-flail_target = { $seat }, qui d’autre le Fléau à Crochets atteint-il ?
occasion-place_tokens = { $seat }, vous recevez { $amount ->
        [one] { $amount } pion
       *[other] { $amount } pions
    } Succès : sur quelle carte Action en placez-vous un ?
option-perform = { $card } ({ $place }) – { $card_effect }
option-use-power = L’utiliser : la carte reste redressée, 1 succès et 1 défense supplémentaires
option-keep-power = Le garder pour plus tard
option-spend-token = Dépenser un pion Succès
option-roll = Lancer les dés
option-aid = Soutenir { $seat }
option-target = Attaquer { $enemy_def } ({ $place })
option-no-more-targets = Ne pas désigner d’autre cible
option-burn = Subir 1 blessure pour une cible de plus
option-swing-flail = Incliner le Fléau à Crochets pour un ennemi de plus engagé avec vous
option-hook = Attaquer aussi { $enemy_def } ({ $place })
option-draw-bow = Utiliser l’Arc de Chasse : l’attaque est à distance et perd 1 succès
option-place-token = Placer un pion sur « { $card } » ({ $place })

## Ce que permettent les cartes Action

occasion-pull_enemies = { $seat }, vous faites-vous engager par un ennemi ?
occasion-exhaust_enemies = { $seat }, quel ennemi inclinez-vous ? Vous pouvez en incliner { $amount ->
        [one] { $amount }
       *[other] jusqu’à { $amount }
    }
occasion-move_enemies = { $seat }, quel ennemi envoyez-vous dans les ombres ? Vous pouvez en envoyer { $amount ->
        [one] { $amount }
       *[other] jusqu’à { $amount }
    }
occasion-drive_enemies_off = { $seat }, quel ennemi chassez-vous, incliné, dans les ombres ? Vous pouvez en chasser { $amount ->
        [one] { $amount }
       *[other] jusqu’à { $amount }
    }
occasion-ready_actions = { $seat }, quelle carte Action redressez-vous ?
occasion-shed_condition = { $seat }, quel état défaussez-vous ?
occasion-guiding_psalm = { $seat }, qui « { $action } » délivre-t-il d’un état ?
occasion-vigil = { $seat }, qui reçoit Renforcement ?
occasion-share_verdict = { $seat }, qui d’autre guérit de 1 blessure ?
occasion-ember = { $seat }, subissez-vous 1 blessure pour 2 succès supplémentaires ?
occasion-bank_the_coals = { $seat }, quel ennemi subit 1 blessure ?
occasion-mantle_of_warm_ash = { $seat }, autour de qui chaque ennemi subit-il 1 blessure ?
occasion-exhaust_in_shadows = { $seat }, inclinez-vous un ennemi dans les ombres ?
occasion-torch_the_dark = { $seat }, quel ennemi dans les ombres subit 1 blessure ?
occasion-fever = { $seat }, subissez-vous 1 blessure pour recevoir un pion Succès et redresser une carte Action de plus ?
occasion-spikes = { $seat }, lequel des attaquants subit 1 blessure ?
option-leave-it = En rester là
option-pull = Se faire engager par { $enemy_def } ({ $place })
option-exhaust-enemy = Incliner { $enemy_def } ({ $place })
option-move-away = Envoyer { $enemy_def } dans les ombres ({ $place })
option-drive-off = Chasser { $enemy_def } ({ $place })
option-ready = Redresser « { $card } » ({ $place })
option-shed = Défausser { $card }
option-pray-for = Prier pour { $seat }
option-empower = { $seat } reçoit Renforcement
option-comfort = { $seat } guérit de 1 blessure
option-burn-brighter = Subir 1 blessure pour 2 succès supplémentaires
option-wrap-in-ash = Chaque ennemi engagé avec { $seat } subit 1 blessure
option-singe = { $enemy_start } ({ $place }) subit 1 blessure
option-catch-fire = Subir 1 blessure : recevoir un pion et redresser une carte de plus
option-prick = { $enemy_start } ({ $place }) subit 1 blessure

## Quand utiliser objets et équipement

occasion-before_activation = { $seat }, { $turn ->
        [yours] votre activation
       *[other] l’activation de { $active }
    } commence : utilisez-vous d’abord quelque chose ?
occasion-hero_phase = { $seat }, { $moment ->
        [end] la phase des héros va se terminer
        [yours] votre activation vient ensuite
        [action] une action est en cours
       *[activation] l’activation de { $next } vient ensuite
    } : utilisez-vous quelque chose ?
occasion-reroll = { $seat }, { $roll } : faites-vous relancer un dé ?
occasion-modify = { $seat }, { $roll } : changez-vous quelque chose avant l’effet de « { $action } » ?
occasion-after_attacks = { $seat }, les ennemis ont attaqué : utilisez-vous quelque chose ?
occasion-due_after_action = { $seat }, l’action « { $action } » est terminée : qu’utilisez-vous ?
occasion-after_action = { $seat }, l’action « { $action } » est terminée : utilisez-vous quelque chose ?
occasion-after_activation = { $seat }, { $turn ->
        [yours] votre activation
       *[other] l’activation de { $active }
    } est finie : utilisez-vous quelque chose ?
occasion-on_travel = { $seat }, le groupe voyage : utilisez-vous quelque chose ?
occasion-read_map = { $seat }, où la carte mène-t-elle le groupe ?
option-decline = Ne rien utiliser
option-use-grimnirs_horn = Sonner du Cor de Grimnir : incliner jusqu’à 2 ennemis
option-use-ritual_candles = Allumer les Bougies Rituelles : 2 pions Progression
option-use-elfcap_fungus = Manger le Champignon Coiffe-d’Elfe : lancer un dé pour une action de plus
option-use-bitterroot_draught = Décoction de Racine Amère : { $seat } guérit de 3 blessures
option-use-sharp_salts = Sels Âcres : ranimer { $seat }
option-use-clean_bandages = Bandages Propres : défausser Saignement et Maladie, guérir de 1 blessure
option-use-lamp_oil = Brûler l’Huile de Lampe : 2 succès supplémentaires
option-use-fire_flask = Flasque de Feu : { $enemy_def } ({ $place }) subit 2 blessures
option-use-smoke_pot = Lancer le Pot Fumigène : envoyer jusqu’à 2 ennemis dans les ombres
option-use-good_whetstone = Utiliser la Bonne Pierre à Aiguiser : 2 succès supplémentaires
option-use-crossbow = Arbalète : défausser un pion de « { $card } » pour 1 succès supplémentaire
option-use-balanced_blade = Lame Équilibrée : relancer { $die_def } ({ $place })
option-use-throwing_knives = Couteaux de Lancer : { $enemy_def } ({ $place }) subit 1 blessure
option-use-headsmans_sword = Épuiser l’Épée de Bourreau : 3 succès supplémentaires
option-use-lucky_coin = Pièce Porte-Bonheur : relancer { $die_def } ({ $place })
option-use-healers_satchel = Sacoche de Guérisseur : { $seat } guérit de 1 blessure
option-use-second_wind_ring = Épuiser l’Anneau du Second Souffle : redresser « { $action } »
option-use-map_fragment = Épuiser le Fragment de Carte : choisir entre les 2 prochains lieux
option-use-warding_charm = Incliner le Charme de Protection : les icônes de Némésis deviennent des faces vides
option-use-climbing_rope = Épuiser la Corde d’Escalade : 2 pions Progression
option-use-vial_of_vigour = Fiole de Vigueur : { $seat } reçoit Renforcement
option-use-ib_leg_tally = Incliner le Registre des Dettes : recevoir un pion Succès
option-use-ww_leg_bow = Arc en Bois de Cœur : relancer { $die_def } ({ $place })
option-use-ww_leg_quiver = Carquois d’Épines : défausser un pion de « { $card } », { $enemy_def } ({ $place }) subit 1 blessure
option-use-wp_leg_book = Incliner le Livre des Petites Heures : le héros soutenu reçoit Renforcement
option-use-bw_leg_phial = Épuiser la Fiole de Première Lueur : redresser toutes vos cartes Action
option-go-to = Aller vers { $card_def } – { $card_effect }

## Cartes Donjon et équipement

occasion-turn_away = { $seat }, résolvez-vous ce que vous avez pioché ?
occasion-treasure = { $seat }, vous trouvez un trésor : que prenez-vous ?
occasion-equipping = { $seat }, prenez-vous { $drawn_def } comme équipement ?
option-resolve = Résoudre « { $card } » – { $card_effect }
option-turn-away = Écarter ce qui a été pioché
option-draw-gear = Piocher une carte Équipement
option-pick-gear = Prendre { $card_def } dans la défausse – { $card_effect }
option-leave-treasure = Ne rien prendre
option-equip = S’équiper : { $card } – { $card_effect }
option-unequip = Ranger d’abord { $card_def }
option-discard-gear = Se passer { $card_of }

## Les blessures

occasion-suffer = { $seat }, vous allez subir { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } : les Cuirs Recousus amortissent-ils le coup ?
occasion-fall = { $seat }, vos blessures vont vous vaincre : le Gilet Enchanté vous sauve-t-il ?
occasion-token_or_wounds = { $seat }, défaussez-vous un pion Succès ou subissez-vous { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } ?
occasion-token_or_sickened = { $seat }, défaussez-vous un pion Succès ou recevez-vous Maladie ?
occasion-exhaust_or_wounds = { $seat }, inclinez-vous une carte Action ou subissez-vous { $amount ->
        [one] { $amount } blessure
       *[other] { $amount } blessures
    } ?
option-soften = Incliner les Cuirs Recousus : 1 blessure de moins
option-suffer-all = Tout subir
option-use-vest = Épuiser le Gilet Enchanté : il reste 1 point de vie
option-fall = Se laisser vaincre
option-discard-token = Défausser un pion de « { $card } » ({ $place })
option-suffer-instead = Subir les blessures
option-sicken-instead = Recevoir Maladie
option-exhaust = Incliner « { $card } » ({ $place })

## Les ennemis

occasion-enemy_turn = { $seat }, c’est à vous dans la phase des ennemis : quel ennemi s’active ?
occasion-engage = { $seat }, { $foe_def } va vous engager : le Manteau de Feuilles Mortes vous cache-t-il ?
occasion-boar_spear = { $seat }, { $foe_def } vient de vous engager : utilisez-vous l’Épieu de Chasse ?
occasion-prey = { $seat }, égalité de blessures : qui { $foe_def } prend-{ $foe_gender ->
        [feminine] elle
       *[other] il
    } pour proie ?
occasion-harry = { $seat }, qui { $foe_def } harcèle-t-{ $foe_gender ->
        [feminine] elle
       *[other] il
    } ?
occasion-ensnare = { $seat }, { $foe_def } vous entrave : quelle carte Action inclinez-vous ?
occasion-goad = { $seat }, quel ennemi { $foe_def } aiguillonne-t-{ $foe_gender ->
        [feminine] elle
       *[other] il
    } ?
occasion-rampage = { $seat }, quel ennemi le saccage { $foe_of } touche-t-il ?
occasion-nemesis_hunts = { $seat }, égalité de blessures : qui { $foe_def } engage-t-{ $foe_gender ->
        [feminine] elle
       *[other] il
    } ?
occasion-grumps_spite = { $seat }, égalité de blessures : qui subit 1 blessure de la rancune de Grump l’Odieux ?
option-activate = Activer { $enemy_def } ({ $place })
option-slip-away = Épuiser le Manteau de Feuilles Mortes : l’ennemi va dans les ombres
option-stand-ground = Tenir bon
option-spear = Incliner l’Épieu de Chasse : l’ennemi subit 1 blessure
option-do-not-spear = Garder l’Épieu de Chasse
option-hunt = { $seat }
option-goad-on = { $enemy } ({ $place })
option-trample = { $enemy } ({ $place })
option-face-nemesis = { $seat }
option-single-out = { $seat } la subit

## Les lieux

occasion-travel = { $seat }, le lieu est entièrement exploré : voyagez-vous ?
occasion-cellar = { $seat }, fouillez-vous la Cave Abandonnée avant de partir ?
occasion-flooded_gallery = { $seat }, l’eau monte : qui défausse un pion Succès pour sauver 1 pion Progression ?
occasion-crumbling_arches = { $seat }, égalité de blessures : qui reçoit les pierres qui tombent ?
occasion-echoing_vault = { $seat }, quel ennemi sort des ombres vers le chef de groupe ?
occasion-gallows_cistern = { $seat }, égalité de blessures : qui reçoit Saignement ?
occasion-choke = { $seat }, l’air manque : quelle carte Action inclinez-vous ?
occasion-shrine = { $seat }, défaussez-vous un pion Succès au sanctuaire pour guérir de 2 blessures ?
option-travel = Voyager
option-stay = Rester ici
option-search-cellar = Piocher une carte Équipement
option-leave-cellar = Partir sans fouiller
option-bail = { $seat } défausse un pion de « { $card } »
option-let-water-in = Laisser l’eau emporter 1 pion Progression
option-call-out = { $enemy } ({ $place })
option-let-bleed = { $seat }
option-pray = Défausser un pion de « { $card } » : guérir de 2 blessures
option-pass-shrine = Passer son chemin

## Le péril

occasion-stir_in_the_dark = { $seat }, quel ennemi des ombres agit ?
occasion-fire_from_the_dark = { $seat }, égalité de blessures : sur qui tire-t-on depuis le noir ?
occasion-under_fire = { $seat }, on vous tire dessus : défaussez-vous un pion Succès pour subir 1 blessure au lieu de 2 ?
occasion-onslaught = { $seat }, égalité de blessures : contre qui les ennemis se déchaînent-ils ?
occasion-order_of_rank = { $seat }, lequel de ces ennemis de même rang agit d’abord ?
option-rouse = { $enemy } ({ $place })
option-draw-fire = { $seat }
option-take-cover = Défausser un pion de « { $card } » : ne subir que 1 blessure
option-stand-fire = Subir 2 blessures
option-set-upon = { $seat }
option-act-next = { $enemy } ({ $place })

## Progresser au fil d’une quête indépendante

occasion-growth = { $seat }, comment progressez-vous avant le prochain lieu ?
option-upgrade = Échanger « { $card } » contre { $place }
option-raise-limit = Augmenter de 1 votre limite d’équipement
option-refresh-gear = Remettre face visible tout votre équipement épuisé

## L’étape du bourg

occasion-settlement = { $seat }, que faites-vous au bourg ? { $visits ->
        [0] Il vous reste deux visites
        [1] Il vous reste une visite
       *[other] Vos visites sont faites
    }
occasion-wares = { $seat }, de quoi vous équipez-vous chez le forgeron ?
option-train = Voir l’entraîneur : échanger « { $card } » contre { $place }
option-visit-blacksmith = Voir le forgeron : regarder 2 cartes Équipement et s’équiper de l’une d’elles
option-visit-arena = Aller à l’arène : augmenter de 1 votre limite d’équipement
option-take-ware = Prendre { $card_def } – { $card_effect }
option-leave-wares = Ne rien prendre
option-give = Donner { $card_def } à { $seat }
option-wait = Laisser d’abord agir les autres
option-ready-to-go = Finir ses préparatifs

## Quand les joueurs ont convenu d’autres lectures

occasion-divide_successes = { $seat }, il reste { $amount } succès à répartir : quel ennemi le suivant touche-t-il ?
option-allot = { $enemy } ({ $place })
