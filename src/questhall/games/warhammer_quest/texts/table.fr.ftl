### La table de Warhammer Quest en français : ce que montre le terminal, l’aide, la fin et d’autres noms.

## Les endroits et les dés que nomment les choix

place-engaged = face à { $seat }
place-engaged-you = face à vous
place-shadows = dans les ombres
place-health = vie { $left } sur { $health }
place-facedown = face cachée
place-exhausted = carte inclinée
place-action = { $kind }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
place-prepares = icône de préparation
place-advanced = « { $card } » ({ $place }) – { $card_effect }
place-nth = { $where }, nº { $number }
die-hero = dé de héros
    .def = le dé de héros
die-enemy = dé d’ennemi
    .def = le dé d’ennemi
roll-own = à ce stade vous avez { $successes } succès { $defence ->
        [0] sans défense
        [one] et { $defence } défense
       *[other] et { $defence } défenses
    }, { $attacks ->
        [0] et aucun ennemi n’attaque
       *[other] { $wounds ->
            [0] ce qui bloque toutes les attaques
            [one] et vous subissez { $wounds } blessure
           *[other] et vous subissez { $wounds } blessures
        }
    }
roll-other = à ce stade { $seat } a { $successes } succès { $defence ->
        [0] sans défense
        [one] et { $defence } défense
       *[other] et { $defence } défenses
    }, { $attacks ->
        [0] et aucun ennemi n’attaque
       *[other] { $wounds ->
            [0] ce qui bloque toutes les attaques
            [one] et subit { $wounds } blessure
           *[other] et subit { $wounds } blessures
        }
    }

## La table

table-title = { $quest } · manche { $round } · { $phase }
table-title-aside = { $quest } · { $phase }
table-none = aucune
table-nobody = personne
table-card = { $card }
table-cards = { $card } ×{ $count }
table-seat = { $seat } ({ $roles })
role-leader = chef
role-active = héros actif
role-you = vous
label-goal = But
table-goal = { $quest_victory }
label-quest = Quête
label-peril = Péril
table-peril = { $space } sur { $last }
table-peril-space = { $colour } à { $space }
table-peril-last = { $colour } à chaque manche
label-location = Lieu
table-location = { $card } · exploration { $progress } sur { $exploration }. { $card_effect }
label-ahead = À venir
table-ahead = { $count ->
        [one] encore { $count } lieu
       *[other] encore { $count } lieux
    }
table-ahead-to = { $count ->
        [one] { $card }, le dernier lieu
       *[other] encore { $count } lieux, le dernier étant { $card_def }
    }
label-lair = Repaire
label-aside = À côté de la fiche
label-won = Quêtes gagnées
label-pool = Réserve de campagne
table-no-hero = pas encore de héros
table-hero = { $hero }
table-health = vie { $left } sur { $health }
table-defeated = hors de combat
table-out = hors jeu
table-visits = visites faites : { $visits }
visit-trainer = entraîneur
visit-blacksmith = forgeron
visit-arena = arène
table-actions = actions : { $cards }
table-ready = redressées : { $cards }
table-spent-actions = inclinées : { $cards }
table-action = { $card } ({ $kind })
table-action-prepares = { $card } ({ $kind }, préparation)
table-tokens = { $amount ->
        [one] +{ $amount } pion
       *[other] +{ $amount } pions
    }
table-gear = équipement (limite { $limit }) : { $cards }
table-gear-exhausted = { $card } (carte inclinée)
table-gear-depleted = { $card } (carte épuisée)
table-gear-limit = Limite d’équipement : { $limit }
table-items = objets : { $cards }
table-explained = { $card } : { $card_effect }
table-engaged = aux prises :
table-enemy = { $card }
table-enemy-numbers = attaque { $attack }, vie { $left }/{ $health }
table-resilience = résistance { $amount }
table-facedown = face cachée
table-exhausted = carte inclinée
label-shadows = Ombres
table-unknown = { $count ->
        [one] { $count } ennemi face cachée
       *[other] { $count } ennemis face cachée
    }{ $exhausted ->
        [0] { "" }
        [one] , dont { $exhausted } incliné
       *[other] , dont { $exhausted } inclinés
    }
label-action = Action
table-deed = { $seat } effectue « { $card } »
table-aided = héros soutenu : { $seat }
table-targets = cibles : { $enemies }
table-target = { $enemy } ({ $place })
table-spent = pions dépensés : { $amount }
table-hero-dice = dés de héros : { $faces }
table-criticals = { $amount ->
        [one] { $amount } succès critique
       *[other] { $amount } succès critiques
    }
table-enemy-dice = dés d’ennemi : { $faces }
label-drawn = Cartes piochées
label-deck-enemies = Pioche Ennemi
label-deck-dungeon = Pioche Donjon
label-deck-gear = Pioche Équipement
table-deck = { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }, défausse : { $discard }
label-foreseen = Vous savez ce qui vient
table-unknown-card = carte inconnue

## L’aide

help-effect = { $card_effect }
help-keyword = { $keyword } : { $keyword_explained }
help-enemy = { $card } ({ $kind }, { $trait }{ $level }) : attaque { $attack }, vie { $health }, résistance { $resilience }
help-level = niveau { $level }
help-quest-card = carte de quête
help-location = { $card } (lieu, { $level }) : valeur d’exploration { $exploration }, ennemis face visible : { $faceup }, face cachée : { $facedown }
help-item = { $card } (objet, sert une fois)
help-event = { $card } (événement)
help-treasure = { $card } (événement, { $treasure ->
        [one] { $treasure } trésor
       *[other] { $treasure } trésors
    })
help-gear = { $card } ({ $slot })
help-legendary = { $card } (équipement légendaire { $hero_of } : { $slot })
help-action = { $card } (action { $tier } { $hero_of } : { $kind }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    })
help-prepares = avec l’icône de préparation
help-condition = { $card } (état)
help-hero = { $card } (héros) : vie { $two } à deux héros, { $three } à trois, { $four } à quatre
help-quest = { $quest }
help-quest-intro = { $quest_intro }
help-quest-rules = Règles : { $quest_rules }
help-quest-victory = Victoire : { $quest_victory }
help-quest-defeat = Défaite : { $quest_defeat }
help-quest-reward = Récompense : { $quest_reward }
help-quest-penalty = Pénalité : { $quest_penalty }
help-peril-green = Péril vert : { $quest_green }
help-peril-blue = Péril bleu : { $quest_blue }
help-peril-red = Péril rouge : { $quest_red }
example-name = arbalète
example-rule = WHQ-ACTION-07
example-ruling = q14
example-key = travel
asked-about = objets et équipements

## La fin

ending-victory = Victoire
ending-defeat = Défaite
won-victory = Le groupe a gagné « { $quest } »
won-defeat = Le groupe a perdu « { $quest } »

## Ordres permanents

until-my_activation = jusqu’à votre activation
until-hero_phase_over = jusqu’à la fin de la phase des héros
