### Ce qui se passe dans Warhammer Quest, dit au joueur concerné, en français. Une phrase n’a pas de point.

## Ce que vous faites, ou ce qui vous arrive

you-hero_chosen = Vous jouez { $hero_def }
you-leader_chosen = Vous devenez chef de groupe
you-leader_passed = Vous êtes maintenant chef de groupe
you-hero_activates = Vous vous activez
you-performs = Vous effectuez « { $card } »
you-spent_token = Vous dépensez un pion Succès
you-rolled_hero_die = Vous lancez un dé de héros : { $face }
you-rolled_enemy_die = Dé d’ennemi : { $face }
you-icons = Vous obtenez { $successes } succès { $defence ->
        [0] sans défense
        [one] et { $defence } défense
       *[other] et { $defence } défenses
    }
you-enemies_attack = Vous essuyez des attaques pour un total de { $total }{ $wounds ->
        [0] { " " }et les parez toutes
       *[other] { "" }
    }
you-placed_token = Vous placez un pion Succès sur « { $card } »
you-discarded_token = Vous défaussez un pion Succès de « { $card } »
you-action_exhausted = Vous inclinez « { $card } »
you-action_readied = Vous redressez « { $card } »
you-actions_readied = Vous redressez toutes vos cartes Action
you-action_upgraded = Vous apprenez « { $card } »
you-suffered = Vous subissez { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
you-recovered = Vous guérissez de { $wounds ->
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
you-paid_wound = Vous payez d’une blessure pour { $card }
you-bleeds = Vous saignez
you-hero_defeated = Vous tombez : le héros est vaincu
you-revived = Vous vous relevez : le héros est ranimé
you-gained_condition = Vous recevez l’état { $card }
you-lost_condition = Vous défaussez l’état { $card }
you-used_gear = Vous utilisez { $card_def }
you-drew_dungeon = Vous piochez la carte Donjon « { $card } »
you-drew_gear = Vous piochez la carte Équipement « { $card } »
you-equipped = Vous vous équipez : { $card }
you-unequipped = Vous rangez { $card_def }
you-gear_limit_raised = Vous avez maintenant une limite d’équipement de { $limit }
you-gear_refreshed = Vous remettez face visible tout votre équipement épuisé
you-foresaw_location = Vous regardez un lieu de la pioche
    .known = Vous regardez un lieu de la pioche : { $card }
you-spawned = Vous voyez apparaître un ennemi : { $card }
you-engages = Vous êtes aux prises avec { $card_def }
you-enemy_activates = { $card_start } s’active ; vous êtes le héros actif
you-zone_full = Vous affrontez déjà trois ennemis : { $card_def } frappe et recule
you-found_legend = Vous trouvez un équipement légendaire : { $card }
you-gave_gear = Vous donnez { $card_def } à { $to }

## Ce que d’autres vous font

at-you-gave_gear = { $seat } vous donne { $card_def }
