### The chronicle of a campaign of Warhammer Quest in English.

chronicle-title = An Uneasy Alliance: the campaign
chronicle-victory = { $quest }: won on { $date } { $rounds ->
        [one] in one round
       *[other] in { $rounds } rounds
    }
chronicle-defeat = { $quest }: lost on { $date } { $rounds ->
        [one] in one round
       *[other] in { $rounds } rounds
    }
chronicle-hero = { $seat } ({ $hero })
chronicle-learned = learned { $cards }
chronicle-gear = gear: { $cards }
chronicle-gear-gone = no longer has { $cards }
chronicle-limit = gear limit { $limit }
chronicle-nothing = nothing new
chronicle-pool = Campaign pool
chronicle-pool-empty = empty
chronicle-cards = { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
chronicle-out = Out of the campaign
chronicle-record = Record
chronicle-next = Next: { $quest }
chronicle-playing = In progress: { $quest }
chronicle-campaign-won = The campaign is won
chronicle-campaign-lost = The campaign is lost
