### What happens in Warhammer Quest, in English. A sentence begins with the player, if it names one, and has no full stop.

## Setup and rounds

event-hero_chosen = { $seat } plays { $hero_def }
event-leader_chosen = { $seat } becomes party leader
event-leader_passed = { $seat } is now party leader
event-round_begins = Round { $round } begins
event-hero_activates = { $seat } is the active hero
event-stage_begins = Stage { $stage } of the delve begins: stronger enemies join the deck

## Actions and dice

event-performs = { $seat } performs { $card }
event-spent_token = { $seat } spends a success token
event-rolled_hero_die = { $seat } rolls { $face }
event-rolled_enemy_die = Enemy die: { $face }
event-icons = { $seat } has { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } and { $defence } defence
event-enemies_attack = { $seat } is attacked for { $total }{ $wounds ->
        [0] { " " }and blocks it all
       *[other] { "" }
    }
event-placed_token = { $seat } puts a success token on { $card }
event-discarded_token = { $seat } discards a success token from { $card }
event-action_exhausted = { $seat } exhausts { $card }
event-action_readied = { $seat } readies { $card }
event-actions_readied = { $seat } readies all action cards
event-action_upgraded = { $seat } learns { $card }

## Wounds and conditions

event-suffered = { $seat } suffers { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
event-recovered = { $seat } recovers { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
event-paid_wound = { $seat } pays with a wound for { $card }
event-bleeds = { $seat } bleeds
event-hero_defeated = { $seat } is defeated
event-revived = { $seat } is revived
event-gained_condition = { $seat } is now { $card }
event-lost_condition = { $seat } is no longer { $card }

## Items and gear

event-used_gear = { $seat } uses { $card_def }
event-drew_dungeon = { $seat } draws the dungeon card { $card }
event-drew_gear = { $seat } draws the gear card { $card }
event-equipped = { $seat } equips { $card_def }
event-unequipped = { $seat } puts { $card_def } away
event-gear_limit_raised = { $seat } now has a gear limit of { $limit }
event-gear_refreshed = { $seat } refreshes all depleted gear

## Locations and peril

event-progress = { $amount } progress made: { $total } in total
event-progress_lost = { $amount } progress lost: { $total } left
event-location_revealed = The party reaches { $card_def }
event-location_acts = The effect of { $card_def } is resolved
event-travelled = The party travels on
event-foresaw_location = { $seat } looks at a location in the deck
    .known = { $seat } looks at a location in the deck: { $card }
event-peril_moved = Peril is now at { $space }
event-peril_effect = A { $colour } peril effect is resolved

## Enemies

event-spawned = { $seat } draws the enemy { $card }
event-spawned_facedown = An enemy appears facedown in the shadows
event-nemesis_appears = { $card } appears
event-nemesis_effect = { $card }’s nemesis effect is resolved
event-engages = { $seat } is engaged by { $card_def }
event-zone_full = { $seat } already faces three enemies: { $card_def } strikes and falls back
event-went_to_shadows = { $card } goes to the shadows
event-enemy_revealed = A facedown enemy turns out to be { $card_def }
event-enemy_activates = { $card } activates; the active hero is { $seat }
event-keyword_strikes = { $card }: { $keyword }
event-enemy_exhausted = A facedown enemy is exhausted
    .known = { $card } is exhausted
event-enemy_wounded = { $card } suffers { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
event-enemy_recovered = { $card } recovers { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
event-enemy_defeated = { $card } is defeated
event-goaded_on = { $card } is ready to act again
event-raised = { $card } rises again in the shadows
event-new_enemy_deck = The discarded enemies are shuffled into a new deck

## The settlement stage

event-settlement_begins = The quest is over: the party returns to the settlement
event-added_to_pool = { $card } joins the campaign pool
event-found_legend = { $seat } finds legendary gear: { $card }
event-gave_gear = { $seat } gives { $card_def } to { $to }
event-heroes_refreshed = The heroes have rested: wounds, conditions and tokens are gone, and all cards are ready
