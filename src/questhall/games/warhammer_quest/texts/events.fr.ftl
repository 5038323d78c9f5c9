### Ce qui se passe dans Warhammer Quest, en français. Une phrase commence par le joueur, s’il y en a un, et n’a pas de point.

## Mise en place et manches

event-hero_chosen = { $seat } joue { $hero_def }
event-leader_chosen = { $seat } devient chef de groupe
event-leader_passed = { $seat } est maintenant chef de groupe
event-round_begins = La manche { $round } commence
event-hero_activates = { $seat } s’active
event-stage_begins = L’étape { $stage } commence : des ennemis plus forts rejoignent la pioche

## Actions et dés

event-performs = { $seat } effectue « { $card } »
event-spent_token = { $seat } dépense un pion Succès
event-rolled_hero_die = { $seat } lance un dé de héros : { $face }
event-rolled_enemy_die = Dé d’ennemi : { $face }
event-icons = { $seat } obtient { $successes } succès { $defence ->
        [0] sans défense
        [one] et { $defence } défense
       *[other] et { $defence } défenses
    }
event-enemies_attack = { $seat } essuie des attaques pour un total de { $total }{ $wounds ->
        [0] { " " }et les pare toutes
       *[other] { "" }
    }
event-placed_token = { $seat } place un pion Succès sur « { $card } »
event-discarded_token = { $seat } défausse un pion Succès de « { $card } »
event-action_exhausted = { $seat } incline « { $card } »
event-action_readied = { $seat } redresse « { $card } »
event-actions_readied = { $seat } redresse toutes ses cartes Action
event-action_upgraded = { $seat } apprend « { $card } »

## Blessures et états

event-suffered = { $seat } subit { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
event-recovered = { $seat } guérit de { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
event-paid_wound = { $seat } paie d’une blessure pour { $card }
event-bleeds = { $seat } saigne
event-hero_defeated = { $seat } tombe : le héros est vaincu
event-revived = { $seat } se relève : le héros est ranimé
event-gained_condition = { $seat } reçoit l’état { $card }
event-lost_condition = { $seat } défausse l’état { $card }

## Objets et équipement

event-used_gear = { $seat } utilise { $card_def }
event-drew_dungeon = { $seat } pioche la carte Donjon « { $card } »
event-drew_gear = { $seat } pioche la carte Équipement « { $card } »
event-equipped = { $seat } s’équipe : { $card }
event-unequipped = { $seat } range { $card_def }
event-gear_limit_raised = { $seat } a maintenant une limite d’équipement de { $limit }
event-gear_refreshed = { $seat } remet face visible tout son équipement épuisé

## Lieux et péril

event-progress = La progression augmente de { $amount } : { $total } en tout
event-progress_lost = La progression diminue de { $amount } : il reste { $total }
event-location_revealed = Le groupe découvre un lieu : { $card_def }
event-travelled = Le groupe voyage
event-foresaw_location = { $seat } regarde un lieu de la pioche
    .known = { $seat } regarde un lieu de la pioche : { $card }
event-location_acts = Le lieu produit son effet : { $card }
event-peril_moved = Le péril est maintenant à { $space }
event-peril_effect = Un effet de péril { $colour } se produit

## Les ennemis

event-spawned = { $seat } voit apparaître un ennemi : { $card }
event-spawned_facedown = Un ennemi apparaît face cachée dans les ombres
event-nemesis_appears = { $card_start } apparaît
event-nemesis_effect = L’effet de Némésis se produit : { $card }
event-engages = { $seat } est aux prises avec { $card_def }
event-zone_full = { $seat } affronte déjà trois ennemis : { $card_def } frappe et recule
event-went_to_shadows = { $card_start } va dans les ombres
event-enemy_revealed = Un ennemi face cachée se révèle : { $card_indef }
event-enemy_activates = { $card_start } s’active ; héros actif : { $seat }
event-keyword_strikes = { $card_start } : { $keyword }
event-enemy_exhausted = Un ennemi face cachée est incliné
    .known = { $card_start } est { $card_gender ->
        [feminine] inclinée
       *[other] incliné
    }
event-enemy_wounded = { $card_start } subit { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
event-enemy_recovered = { $card_start } guérit de { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
event-enemy_defeated = { $card_start } est { $card_gender ->
        [feminine] vaincue
       *[other] vaincu
    }
event-goaded_on = { $card_start } peut agir encore une fois
event-raised = { $card_start } se relève dans les ombres
event-new_enemy_deck = Les ennemis défaussés sont mélangés et forment une nouvelle pioche

## L’étape du bourg

event-settlement_begins = La quête est finie : le groupe rentre au bourg
event-added_to_pool = { $card_start } rejoint la réserve de campagne
event-found_legend = { $seat } trouve un équipement légendaire : { $card }
event-gave_gear = { $seat } donne { $card_def } à { $to }
event-heroes_refreshed = Les héros se sont reposés : blessures, états et pions ont disparu, toutes les cartes sont redressées
