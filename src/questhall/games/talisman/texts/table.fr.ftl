### La table de Talisman en français : ce que montre le terminal, l’aide, la fin, les variantes et d’autres noms.

## Noms

card-command_spell = Sort de Commandement
    .gender = masculine
    .def = le Sort de Commandement
    .indef = un Sort de Commandement
    .of = du Sort de Commandement
    .effect = Lancé par qui est seul à la Couronne de Commandement : sur 4 ou plus, tous les autres perdent 1 Vie.
apart-card-purchase_armour = de la pile d’Achats
apart-card-purchase_axe = { apart-card-purchase_armour }
apart-card-purchase_helmet = { apart-card-purchase_armour }
apart-card-purchase_mule = { apart-card-purchase_armour }
apart-card-purchase_raft = { apart-card-purchase_armour }
apart-card-purchase_shield = { apart-card-purchase_armour }
apart-card-purchase_sword = { apart-card-purchase_armour }
apart-card-purchase_water_bottle = { apart-card-purchase_armour }
apart-card-stack_talisman = de la pile des Talismans
die-first = le premier dé
die-second = le deuxième dé
die-third = le troisième dé
how-battle = combat
    .def = le combat
how-psychic = combat psychique
    .def = le combat psychique
wish-spell = un Sort
wish-gold = 1 pièce d’or
wish-strength = 1 point de Force
wish-craft = 1 point d’Intelligence
wish-life = 1 Vie
wish-fate = 1 point de Destin
wish-teleport = une téléportation dans cette Région
quest-none = aucune
quest-done = accomplie
service-enchantress = Enchanteresse
service-doctor = Médecin
service-alchemist = Alchimiste
service-healer = Guérisseur
service-blacksmith = Forgeron
service-mystic = Mystique

## La table

table-title = { game-title } · tour de table { $round } · joueur actif : { $active }
table-seat = { $seat }
table-seat-you = { $seat } (vous)
table-seat-active = { $seat } (actif)
table-seat-you-active = { $seat } (vous, actif)
table-card = { $card }
table-cards = { $card } ×{ $count }
table-enemy = { $card } { $power }
table-none = rien
table-who = { $character }, { $character_gender ->
        [feminine] { $alignment_feminine }
       *[masculine] { $alignment }
    }
table-who-toad = Crapaud ({ $character }), { $alignment }
table-place = { $space_where }
table-strength = Force { $amount }
table-craft = Intelligence { $amount }
table-life = Vie { $amount }
table-fate = Destin { $amount }
table-gold = or { $amount }
table-spells = Sorts { $amount }
table-toad-turns = Crapaud pendant encore { $amount ->
        [one] { $amount } tour
       *[other] { $amount } tours
    }
table-missed = passe { $amount ->
        [one] { $amount } tour
       *[other] { $amount } tours
    }
table-more-turns = encore { $amount ->
        [one] { $amount } tour
       *[other] { $amount } tours
    } de suite
table-quest = quête : { $quest }
table-enslaved = esclave au Temple
table-turned_back = sur le chemin du retour
table-offer-teleport = peut se téléporter dans la Région Extérieure
table-offer-ferry = peut être mené au Temple
table-objects = Objets : { $cards }
table-followers = Compagnons : { $cards }
table-trophies = trophées : { $cards }
table-inherited = gardé pour le prochain personnage : { $cards }
table-known-spells = vous connaissez : { $cards }
table-dead = personnage mort ; retour au prochain tour
table-out = hors de la partie
label-battle = Combat
label-psychic = Combat psychique
table-fight = { $attacker } contre { $defender }
table-side = { $who } : { $power }
table-side-rolled = { $who } : { $power } + { $die } = { $score }
table-side-uses = { $side } (avec : { $cards })
foe-card = { $card_def }
foe-creature = { $creature_def }
foe-player = { $seat }
victim-card = { $card_def }
label-casting = Sorts lancés
table-countered = { $casting } (contré)
label-roll = Dés
table-roll = { $seat } : { $roll }
roll-sum = { $dice } = { $total }
label-loss = En jeu
table-loss = { $losers } : { $lives ->
        [one] { $lives } Vie
       *[other] { $lives } Vies
    }
table-follower-loss = { $card } de { $owner }
label-prices = Prix
table-price = { $card } { $price }
label-encounter = À rencontrer
label-lasting = En vigueur
lasting-blizzard = Blizzard : on n’avance que d’une case par tour, encore { $left ->
        [one] { $left } tour de table
       *[other] { $left } tours de table
    }
lasting-magic_destroyed = ni Sorts ni Objets Magiques jusqu’au prochain tour de { $seat }
lasting-hexed = Maléfice sur { $space_where }, encore { $left ->
        [one] { $left } tour de table
       *[other] { $left } tours de table
    }
lasting-invisible = { $seat } est invisible jusqu’à la fin du tour
lasting-immobile = { $seat } ne peut rien faire ce tour-ci
lasting-strengthened = { $seat } a 2 points de Force de plus jusqu’à la fin du tour
lasting-mercenary = le Mercenaire combat pour { $seat } ce tour-ci
label-on-board = Sur le plateau
table-space = { $space_where } : { $things }
table-gold-there = or { $amount }
table-well = { $card } (reste { $amount })
label-deck = Pioche Aventure
table-deck = { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }, défausse : { $discard ->
        [one] { $discard } carte
       *[other] { $discard } cartes
    }
label-spell-deck = Pioche de Sorts
label-discard = Défausse
label-spell-discard = Sorts défaussés
label-purchases = À vendre
label-supply = Réserve
table-talismans = Talismans { $amount }
table-characters = personnages { $amount }
label-foreseen = Vous prévoyez
table-unknown = inconnue
label-here = Vous êtes ici
table-here = { $space_where }. { $space_effect }
label-lying = Ce qui s’y trouve
label-character = Votre personnage
table-character = { $character }. { $character_abilities }
label-spells = Vos Sorts
label-objects = Vos Objets
label-followers = Vos Compagnons
label-trophies = Vos trophées
table-own-card = { $card } : { $card_effect }
table-own-cards = { $card } ×{ $count } : { $card_effect }
table-points = { $cards } (Force { $strength }, Intelligence { $craft } ; il en faut { $price } pour 1)

## Le plateau en image

board-legend = @ personnages   + cartes   $ or   [numéro] une possibilité y mène

## Aide

help-card = { $card } ({ $kind })
help-enemy-strength = { $card } ({ $kind }, Force { $power })
help-enemy-craft = { $card } ({ $kind }, Intelligence { $power })
help-card-keyword = { $card } ({ $kind }, { $keyword })
help-effect = { $card_effect }
help-space = { $space_where }, { $region }
help-space-effect = { $space_effect }
help-character = { $character } ({ $character_gender ->
        [feminine] { $alignment_feminine }
       *[masculine] { $alignment }
    })
help-values = Force { $strength }, Intelligence { $craft }, Vie { $life }, Destin { $fate } ; commence { $space_at }
help-abilities = { $character_abilities }
help-creature-strength = { $creature } (Force { $power })
help-creature-craft = { $creature } (Intelligence { $power })
help-creature-rolled = { $creature } (Force selon 2 dés)
help-service = { $service } ({ $space })
example-name = dragon
example-rule = TAL-MOVE-05
example-ruling = q33
example-key = roll
asked-about = Sorts et capacités

## La fin

ending-last_alive = La partie est finie : un seul personnage est encore en vie
ending-crown_reached = La partie est finie : la Couronne de Commandement est atteinte
ending-time_is_up = La partie est finie : le dernier tour de table est joué
ending-all_dead = La partie est finie : plus personne n’est en vie
won-last_alive = { $winners } remporte la partie : personne d’autre n’est en vie
won-crown_reached = { $winners } remporte la partie à la Couronne de Commandement
won-time_is_up = { $winners } remporte la partie avec le plus de gains
won-time_is_up-shared = { $winners } partagent la victoire : personne n’a gagné davantage
won-all_dead = Personne ne gagne
standing = { $character } : Vie { $life }, Force { $strength }, Intelligence { $craft }
standing-dead = personnage mort
standing-out = hors de la partie
standing-gained = { $standing } · gains : { $amount }

## Variantes et ordres permanents

variant-easier-evasion = Esquive facilitée
    .explained = on peut aussi esquiver les personnes hostiles des cartes et des cases
variant-inherited-objects = Héritage
    .explained = un personnage tué laisse tout au suivant du même joueur
variant-trophies-6 = Pions moins chers
    .explained = 6 points de trophées valent 1 point de Force ou d’Intelligence
variant-trophies-5 = Pions au plus bas prix
    .explained = 5 points de trophées valent 1 point de Force ou d’Intelligence
variant-starting-bonus = Bonus de départ
    .explained = chacun peut commencer avec 1 point de Force ou d’Intelligence de plus
variant-bloodbath = Bain de sang
    .explained = la pile de Talismans n’a qu’une carte, et qui meurt sort de la partie
variant-easier-command-spell = Sort de Commandement facilité
    .explained = à cinq joueurs, le Sort de Commandement agit sur 3 ou plus, à six sur 2 ou plus
variant-sudden-death = Mort subite
    .explained = le premier à la Couronne de Commandement gagne
variant-time-limit = Durée limitée
    .explained = la partie finit après 30 tours de table ; qui a le plus gagné l’emporte
variant-time-limit-15 = Durée très limitée
    .explained = la partie finit après 15 tours de table ; qui a le plus gagné l’emporte
variant-time-limit-60 = Durée peu limitée
    .explained = la partie finit après 60 tours de table ; qui a le plus gagné l’emporte
variant-choose-character = Choix du personnage
    .explained = chacun choisit un personnage sur trois
variant-resignation = Abandon
    .explained = qui a perdu son personnage peut quitter la partie au lieu de revenir
until-my_turn = jusqu’à votre tour
until-my_fight = jusqu’à votre prochain combat

## Groupes de variantes

variant-group-pace = Rythme
    .explained = aller plus vite au but
variant-group-end = La fin
    .explained = comment et quand la partie se termine
variant-group-characters = Personnages et mort
    .explained = qui vous jouez et ce qu’il advient de vous
