### What happens in Rent a Hero, told to the player it is about, in English. No full stop.

## What you do, or what happens to you

you-dealt_party = You are dealt the { $hero } for your party
you-rejected_copy = You are dealt a second { $hero }, discard it and draw again
you-dealt_hand = You are dealt a hand card
    .known = You are dealt the { $hero } as a hand card
you-first_player = You go first
you-requirement = You reveal the { $hero }, which asks for { $hero_requirement }
you-sent_from_hand = You send a hand card to { $to } as the wanderer
    .known = You send the { $hero } from hand to { $to } as the wanderer
you-sent_from_deck = You have no matching card and send the top card of the deck to { $to } as the wanderer
    .known = You have no matching card and send the top card of the deck, the { $hero }, to { $to } as the wanderer
you-sent_nothing = You have no matching card, and the deck is empty: there is no wanderer this turn
you-paid = You discard the { $hero } to pay for it
you-passed = You pass the wanderer on to { $to }
you-hint_asked = You hand { $active } a card face down and ask for a hint
    .known = You hand { $active } the { $hero } face down and ask for a hint
you-hint_yes = You answer: yes
you-hint_no = You answer: no
you-recruits = You recruit the wanderer and turn it face up: the { $hero }
you-joined = You welcome the { $hero } to your party
you-eliminated_both = You already have the { $hero }: both copies are eliminated
you-announced = You use the { $hero }
you-announced_refresh = You use the { $hero } to refresh the { $target }
you-announced_on_player = You use the { $hero } to make { $target } pass the wanderer on
you-announced_cancel = You use the Angry Chicken against { $target }’s { $power }
you-cancelled = Your { $hero } is cancelled; the power counts as used
you-no_effect = Your { $hero } has no effect: there is nothing left to act on
you-forced_on = You have to pass the wanderer on to { $to }
you-refreshed = You turn the { $hero } upright: its power can be used again
you-peeked = You look at the wanderer secretly
    .known = You look at the wanderer secretly: the { $hero }
you-claimed = You say the wanderer is the { $hero }
you-stayed_silent = You say nothing about the wanderer
you-ignored_requirement = You may send any card this turn: the requirement is ignored
you-drew = You draw a card
    .known = You draw the { $hero }
you-six_heroes_won = You have six different heroes and win
you-won = You win
you-shared_victory = You share the victory

## What others do to you

at-you-sent_from_hand = { $seat } sends you a hand card as the wanderer
    .known = { $seat } sends you the { $hero } from hand as the wanderer
at-you-sent_from_deck = { $seat } has no matching card and sends you the top card of the deck as the wanderer
    .known = { $seat } has no matching card and sends you the top card of the deck, the { $hero }, as the wanderer
at-you-passed = { $seat } passes the wanderer on to you
at-you-hint_asked = { $seat } hands you a card face down and asks for a hint
    .known = { $seat } hands you the { $hero } face down and asks for a hint
at-you-announced_on_player = { $seat } uses the { $hero } to make you pass the wanderer on
at-you-announced_cancel = { $seat } uses the Angry Chicken against your { $power }
at-you-forced_on = { $seat } has to pass the wanderer on to you

## What you do to yourself

yourself-announced_cancel = You use the Angry Chicken against your own { $power }

## The end

you-won-six_heroes = You win with six different heroes
you-won-heroes = You win with the largest party
you-won-eliminated = You win: of the largest parties, yours has the fewest eliminated cards
you-won-used = You win: tied on heroes and eliminated cards, you have used the fewest powers
you-won-shared = You share the victory with { $others }: tied on heroes, eliminated cards and used powers
