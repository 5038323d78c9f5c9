### The table of Warhammer Quest in English: what the terminal shows, help, the end, and names of other things.

## Places and dice that options name

place-engaged = engaged with { $seat }
place-engaged-you = engaged with you
place-shadows = in the shadows
place-health = { $left } of { $health } health
place-facedown = facedown
place-exhausted = exhausted
place-action = { $kind }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
place-prepares = prepare icon
place-advanced = { $card } ({ $place }) – { $card_effect }
place-nth = { $where }, no. { $number }
die-hero = hero die
    .def = the hero die
die-enemy = enemy die
    .def = the enemy die
roll-own = as it stands you have { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } and { $defence } defence, { $attacks ->
        [0] and no enemy attacks
       *[other] { $wounds ->
            [0] which blocks every attack
            [one] and suffer { $wounds } wound
           *[other] and suffer { $wounds } wounds
        }
    }
roll-other = as it stands { $seat } has { $successes ->
        [one] { $successes } success
       *[other] { $successes } successes
    } and { $defence } defence, { $attacks ->
        [0] and no enemy attacks
       *[other] { $wounds ->
            [0] which blocks every attack
            [one] and suffers { $wounds } wound
           *[other] and suffers { $wounds } wounds
        }
    }

## The table

table-title = { $quest } · round { $round } · { $phase }
table-title-aside = { $quest } · { $phase }
table-none = none
table-nobody = nobody
table-card = { $card }
table-cards = { $card } ×{ $count }
table-seat = { $seat } ({ $roles })
role-leader = party leader
role-active = active
role-you = you
label-goal = Goal
table-goal = { $quest_victory }
label-quest = Quest
label-peril = Peril
table-peril = { $space } of { $last }
table-peril-space = { $colour } at { $space }
table-peril-last = { $colour } again every round
label-location = Location
table-location = { $card } · { $progress } of { $exploration } explored. { $card_effect }
label-ahead = Ahead
table-ahead = { $count ->
        [one] { $count } more location
       *[other] { $count } more locations
    }
table-ahead-to = { $count ->
        [one] { $card }, the last location
       *[other] { $count } more locations, the last one { $card_def }
    }
label-lair = Lair
label-aside = Beside the quest sheet
label-won = Quests won
label-pool = Campaign pool
table-no-hero = no hero yet
table-hero = { $hero }
table-health = health { $left } of { $health }
table-defeated = defeated
table-out = out of the game
table-visits = visits made: { $visits }
visit-trainer = trainer
visit-blacksmith = blacksmith
visit-arena = arena
table-actions = actions: { $cards }
table-ready = ready: { $cards }
table-spent-actions = exhausted: { $cards }
table-action = { $card } ({ $kind })
table-action-prepares = { $card } ({ $kind }, prepare)
table-tokens = { $amount ->
        [one] +1 token
       *[other] +{ $amount } tokens
    }
table-gear = gear (limit { $limit }): { $cards }
table-gear-exhausted = { $card } (exhausted)
table-gear-depleted = { $card } (depleted)
table-gear-limit = Gear limit { $limit }
table-items = items: { $cards }
table-explained = { $card }: { $card_effect }
table-engaged = against
table-enemy = { $card }
table-enemy-numbers = attack { $attack }, health { $left }/{ $health }
table-resilience = resilience { $amount }
table-facedown = facedown
table-exhausted = exhausted
label-shadows = Shadows
table-unknown = { $count ->
        [one] { $count } facedown enemy
       *[other] { $count } facedown enemies
    }{ $exhausted ->
        [0] { "" }
       *[other] , { $exhausted } of them exhausted
    }
label-action = Action
table-deed = { $seat } performs { $card }
table-aided = for { $seat }
table-targets = against { $enemies }
table-target = { $enemy } ({ $place })
table-spent = tokens spent: { $amount }
table-hero-dice = hero dice: { $faces }
table-criticals = { $amount ->
        [one] 1 critical success
       *[other] { $amount } critical successes
    }
table-enemy-dice = enemy dice: { $faces }
label-drawn = Drawn
label-deck-enemies = Enemy deck
label-deck-dungeon = Dungeon deck
label-deck-gear = Gear deck
table-deck = { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, discarded: { $discard }
label-foreseen = Foreseen
table-unknown-card = unknown

## Help

help-effect = { $card_effect }
help-keyword = { $keyword }: { $keyword_explained }
help-enemy = { $card } ({ $kind }, { $trait }{ $level }): attack { $attack }, health { $health }, resilience { $resilience }
help-level = level { $level }
help-quest-card = quest card
help-location = { $card } (location, { $level }): { $exploration } to explore, { $faceup } faceup and { $facedown } facedown enemies
help-item = { $card } (item, used once)
help-event = { $card } (event)
help-treasure = { $card } (event, { $treasure ->
        [one] { $treasure } treasure
       *[other] { $treasure } treasures
    })
help-gear = { $card } ({ $slot })
help-legendary = { $card } (legendary { $slot } of { $hero_def })
help-action = { $card } ({ $tier } { $kind } action of { $hero_def }, { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    })
help-prepares = with the prepare icon
help-condition = { $card } (condition)
help-hero = { $card } (hero): health { $two } with two heroes, { $three } with three, { $four } with four
help-quest = { $quest }
help-quest-intro = { $quest_intro }
help-quest-rules = Rules: { $quest_rules }
help-quest-victory = Goal: { $quest_victory }
help-quest-defeat = Defeat: { $quest_defeat }
help-quest-reward = Reward: { $quest_reward }
help-quest-penalty = Penalty: { $quest_penalty }
help-peril-green = Green peril: { $quest_green }
help-peril-blue = Blue peril: { $quest_blue }
help-peril-red = Red peril: { $quest_red }
example-name = crossbow
example-rule = WHQ-ACTION-07
example-ruling = q14
example-key = travel
asked-about = items and gear

## The end

ending-victory = Victory
ending-defeat = Defeat
won-victory = The party has won { $quest }
won-defeat = The party has lost { $quest }

## Standing orders

until-my_activation = until your own activation
until-hero_phase_over = until the hero phase is over
