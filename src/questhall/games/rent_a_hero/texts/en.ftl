### Rent a Hero in English.
### A hero's value is the bare name; .power and .requirement complete a sentence or a label.

game-title = Rent a Hero
how-to-play =
    Gather six different heroes in your party, or the most when the deck runs out.
    The active player reveals a required strength and sends a hand card that meets it, face down:
    the wanderer. The player in front of whom it lies recruits it unseen, passes it on to the left, or
    first shows the active player a hand card to get a hint: “yes” means that card is a copy of the wanderer.
    If you recruit a hero you already have, both copies are eliminated. Each hero has one power, usable once.

## Heroes

hero-angry_chicken = Angry Chicken
    .power = cancel the power of another hero that has just been announced
    .requirement = strength 3 or less
hero-pyromaniac = Pyromaniac
    .power = discard the wanderer face up
    .requirement = strength 5 or more
hero-witch = Witch
    .power = refresh another used hero in your party
    .requirement = strength 3, 4 or 5
hero-dog_trainer = Dog Trainer
    .power = make another player pass the wanderer on
    .requirement = an odd strength
hero-sergeant = Sergeant
    .power = look at the wanderer secretly and say what you like about it
    .requirement = an even strength
hero-black_knight = Black Knight
    .power = let the active player ignore the requirement this turn
    .requirement = strength { $players } or less (the number of players)
hero-wizard = Wizard
    .power = draw two cards
    .requirement = strength { $players } or more (the number of players)
help-hero-title = { $hero }, strength { $strength }
help-hero-power = Power, once: { $hero_power }
help-hero-requirement = As a requirement, it asks for { $hero_requirement }

## What happened

event-dealt_party = { $seat } is dealt the { $hero } for the party
event-rejected_copy = { $seat } is dealt a second { $hero }, discards it and draws again
event-dealt_hand = { $seat } is dealt a hand card
    .known = { $seat } is dealt the { $hero } as a hand card
event-first_player = { $seat } goes first
event-requirement = { $seat } reveals the { $hero }, which asks for { $hero_requirement }
event-sent_from_hand = { $seat } sends a hand card to { $to } as the wanderer
    .known = { $seat } sends the { $hero } from hand to { $to } as the wanderer
event-sent_from_deck = { $seat } has no matching card and sends the top card of the deck to { $to } as the wanderer
    .known = { $seat } has no matching card and sends the top card of the deck, the { $hero }, to { $to } as the wanderer
event-sent_nothing = { $seat } has no matching card, and the deck is empty: there is no wanderer this turn
event-paid = { $seat } discards the { $hero } to pay for it
event-passed = { $seat } passes the wanderer on to { $to }
event-hint_asked = { $seat } hands { $active } a card face down and asks for a hint
    .known = { $seat } hands { $active } the { $hero } face down and asks for a hint
event-hint_yes = { $seat } answers: yes
event-hint_no = { $seat } answers: no
event-hint_shown = The hint card is turned face up: the { $hero }
event-recruits = { $seat } recruits the wanderer and turns it face up: the { $hero }
event-joined = { $seat } welcomes the { $hero } to the party
event-eliminated_both = { $seat } already has the { $hero }: both copies are eliminated
event-announced = { $seat } uses the { $hero }
event-announced_refresh = { $seat } uses the { $hero } to refresh the { $target }
event-announced_on_player = { $seat } uses the { $hero } to make { $target } pass the wanderer on
event-announced_cancel = { $seat } uses the Angry Chicken against { $target }’s { $power }
event-cancelled = { $seat }’s { $hero } is cancelled; the power counts as used
event-no_effect = { $seat }’s { $hero } has no effect: there is nothing left to act on
event-wanderer_discarded = The wanderer is discarded face up: the { $hero }
event-forced_on = { $seat } has to pass the wanderer on to { $to }
event-refreshed = { $seat } turns the { $hero } upright: its power can be used again
event-peeked = { $seat } looks at the wanderer secretly
    .known = { $seat } looks at the wanderer secretly: the { $hero }
event-claimed = { $seat } says the wanderer is the { $hero }
event-stayed_silent = { $seat } says nothing about the wanderer
event-ignored_requirement = { $seat } may send any card this turn: the requirement is ignored
event-drew = { $seat } draws a card
    .known = { $seat } draws the { $hero }
event-new_deck = The discard pile is shuffled into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
event-six_heroes_won = { $seat } has six different heroes and wins
event-deck_is_out = The deck has run out and the game is over
event-no_requirement_left = There is no card left to reveal and the game is over
event-won = { $seat } wins
event-shared_victory = { $seat } shares the victory

## What is asked

occasion-send = { $seat }, it’s your turn: what do you send to { $left } as the wanderer?
occasion-price = { $seat }, you sent a card from the deck: which hand card do you discard for it?
occasion-offer = { $seat }, the wanderer { $recruiting ->
        [forced] has come back to you and you have to recruit it
        [duplicate] has come back to you and you have to recruit it, which eliminates both copies
       *[free] is in front of you
    }: what do you do?
occasion-claim = { $seat }, what do you tell the others about the wanderer?
occasion-requirement_shown = { $seat }, { $active } has revealed the requirement: do you use a power?
occasion-wanderer_arrived = { $seat }, the wanderer { $recruiting ->
        [forced] has come back to { $holder }, who has to recruit it
        [duplicate] has come back to { $holder }, who has to recruit it, which eliminates both copies
       *[free] is in front of { $holder }
    }: do you use a power?
occasion-hint_answered = { $seat }, { $holder } has been given a hint: do you use a power?
occasion-power_announced = { $seat }, { $announcer ->
        [you] you use the { $power }: do you respond to it yourself
       *[other] { $user } uses the { $power }: do you respond
    } with a power?
occasion-duplicate_shown = { $seat }, two copies of the { $recruited } are about to be eliminated: do you use a power first?
occasion-wanderer_settled = { $seat }, { $turn ->
        [yours] your turn
       *[other] { $active }’s turn
    } is about to end: do you use a power?

## What can be chosen

option-send = Send the { $hero }
option-send-deck = Send the top card of the deck: no hand card matches
option-send-nothing = Send nothing: no hand card matches and the deck is empty
option-discard = Discard the { $hero }
option-recruit = Recruit the wanderer
option-pass = Pass the wanderer on to { $left }
option-hint = Ask for a hint with the { $hero }
option-use-angry_chicken = Use the Angry Chicken: cancel { $user }’s { $power }
option-use-pyromaniac = Use the Pyromaniac: discard the wanderer
option-use-witch = Use the Witch: refresh the { $hero }
option-use-dog_trainer = Use the Dog Trainer: { $holder } must pass the wanderer on
option-use-sergeant = Use the Sergeant: look at the wanderer
option-use-black_knight = Use the Black Knight: { $active } may send any card this turn
option-use-wizard = Use the Wizard: draw two cards
option-claim = Say the wanderer is the { $hero }
option-silent = Say nothing
option-decline = Use nothing

## Why something is not possible

reason-RAH-TURN-04 = Only the active player sends a card, once per turn and only from hand
reason-RAH-TURN-05 = You have a hand card that meets the requirement, so you must send a matching card
reason-RAH-TURN-07 = The top card of the deck is sent only when no hand card meets the requirement, and then it must be
reason-RAH-TURN-08 = A hand card is discarded only to pay for sending a card from the deck
reason-RAH-OFFER-01 = Only the player with the wanderer in front of them may recruit it, pass it on or ask for a hint, and only when asked
reason-RAH-OFFER-03 = The wanderer has come back to the active player, who must recruit it
reason-RAH-HINT-01 = You ask for a hint with a card from your own hand
reason-RAH-HINT-05 = You cannot ask for a hint with your last hand card
reason-RAH-POWER-01 = This hero’s power has been used
reason-RAH-POWER-02 = This hero is not in your party
reason-RAH-POWER-05 = This power has nothing to act on now
reason-RAH-RECRUIT-05 = The wanderer has been recruited, so it is no longer a wanderer
reason-RAH-P1-01 = The Angry Chicken cancels the power of another hero, not its own
reason-RAH-P3-01 = The Witch refreshes a used hero in your own party
reason-RAH-P3-02 = The Witch cannot refresh herself
reason-RAH-P4-03 = You cannot use the Dog Trainer on yourself
reason-RAH-P5-02 = Only the player who has just looked at the wanderer with the Sergeant may make a claim
reason-RAH-Q01 = Powers cannot be used at this moment
reason-RAH-Q03 = You send nothing only when no hand card matches and the deck is empty
reason-RAH-Q10 = The requirement is ignored, so a card from your hand must be sent

## The table

table-title = { game-title } · active player: { $active }
table-seat = { $seat }
table-seat-you = { $seat } (you)
table-seat-active = { $seat } (active)
table-seat-you-active = { $seat } (you, active)
table-card = { $strength } { $hero }
table-card-used = { $strength } { $hero } (used)
table-cards = { $strength } { $hero } ×{ $count }
table-none = none
table-no-heroes = no heroes
table-hand-size = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
table-eliminated = eliminated: { $cards }
label-deck = Deck
table-deck = { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, discard pile { $discard ->
        [one] { $discard } card
       *[other] { $discard } cards
    }
label-discard = Discard pile
label-requirement = Requirement
table-requirement = { $hero_requirement } ({ $hero })
table-requirement-ignored = ignored this turn ({ $hero })
table-requirement-none = none now
label-wanderer = Wanderer
table-wanderer = in front of { $holder }, put there by { $from }; you do not know what it is
    .known = in front of { $holder }, put there by { $from }; you know it is the { $hero }
table-wanderer-narrowed = in front of { $holder }, put there by { $from }; going by the hints it is one of: { $heroes }
table-wanderer-back = { $wanderer }; { $holder } has to recruit it now
    .duplicate = { $wanderer }; { $holder } has to recruit it now, and both copies will be eliminated
table-wanderer-unseen = in front of { $holder }, put there by { $from }
table-wanderer-none = none now
label-announced = Announced
table-announced = { $seat }: { $hero }
table-announced-at = { $seat }: { $hero }, aimed at: { $target }
table-announced-against = { $seat }: { $hero }, against { $target }’s { $power }
table-announced-cancelled = { $announced } (cancelled)
label-recruited = Recruited
table-recruited = { $hero }, a second copy in this party
label-hints = Hints
table-hint-yes = face down: yes
    .known = { $hero }: yes
table-hint-no = face down: no
    .known = { $hero }: no
label-hand = Your hand

## The end

ending-six_heroes = The game is over: a party of six different heroes
ending-deck_ran_out = The game is over: the deck has run out
ending-no_cards_left = The game is over: there is no card left to reveal
won-six_heroes = { $winners } wins with six different heroes
won-heroes = { $winners } wins with the largest party
won-eliminated = { $winners } wins: of the largest parties, the one with the fewest eliminated cards
won-used = { $winners } wins: tied on heroes and eliminated cards, with the fewest used powers
won-shared = { $winners } share the victory: tied on heroes, eliminated cards and used powers
standing = { $heroes ->
        [one] { $heroes } hero
       *[other] { $heroes } heroes
    }, eliminated cards: { $eliminated }, used powers: { $used }

## Variants and standing orders

variant-original-hint = Original hint
    .explained = the answer to a hint is yes if the wanderer meets the requirement printed on the hint card
variant-endless = Original end
    .explained = only six heroes end the game; when the deck runs out, the discard pile is shuffled into a new one
until-my_turn = until your turn
until-wanderer_before_me = until the wanderer is in front of you

## What the program's own texts speak of

example-name = witch
example-rule = RAH-HINT-05
example-ruling = q6
example-key = pass
asked-about = powers
