### What happens in Warhammer Quest, told to the player it is about, in English. No full stop.

## What you do, or what happens to you

you-hero_chosen = You play { $hero_def }
you-leader_chosen = You become party leader
you-leader_passed = You are now party leader
you-hero_activates = You are the active hero
you-performs = You perform { $card }
you-spent_token = You spend a success token
you-rolled_hero_die = You roll { $face }
you-rolled_enemy_die = Enemy die: { $face }
you-icons = You have { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } and { $defence } defence
you-enemies_attack = You are attacked for { $total }{ $wounds ->
        [0] { " " }and block it all
       *[other] { "" }
    }
you-placed_token = You put a success token on { $card }
you-discarded_token = You discard a success token from { $card }
you-action_exhausted = You exhaust { $card }
you-action_readied = You ready { $card }
you-actions_readied = You ready all your action cards
you-action_upgraded = You learn { $card }
you-suffered = You suffer { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
you-recovered = You recover { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
you-paid_wound = You pay with a wound for { $card }
you-bleeds = You bleed
you-hero_defeated = You are defeated
you-revived = You are revived
you-gained_condition = You are now { $card }
you-lost_condition = You are no longer { $card }
you-used_gear = You use { $card_def }
you-drew_dungeon = You draw the dungeon card { $card }
you-drew_gear = You draw the gear card { $card }
you-equipped = You equip { $card_def }
you-unequipped = You put { $card_def } away
you-gear_limit_raised = You now have a gear limit of { $limit }
you-gear_refreshed = You refresh all your depleted gear
you-foresaw_location = You look at a location in the deck
    .known = You look at a location in the deck: { $card }
you-spawned = You draw the enemy { $card }
you-engages = You are engaged by { $card_def }
you-enemy_activates = { $card } activates; you are the active hero
you-zone_full = You already face three enemies: { $card_def } strikes and falls back
you-found_legend = You find legendary gear: { $card }
you-gave_gear = You give { $card_def } to { $to }

## What others do to you

at-you-gave_gear = { $seat } gives you { $card_def }
