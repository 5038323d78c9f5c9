### The words of the rules of Rent a Hero, for help: the key says which word of the ledger is meant.

vocabulary-active-player = active player
vocabulary-deck = deck
vocabulary-discard = discard
vocabulary-eliminated = eliminated
vocabulary-hand = hand
vocabulary-hint = hint
vocabulary-party = party
vocabulary-pass = pass
vocabulary-power = power
vocabulary-price = price
vocabulary-recruit = recruit
vocabulary-requirement = requirement
vocabulary-sideways = sideways
vocabulary-strength = strength
vocabulary-tie = tie
vocabulary-turn = turn
vocabulary-variant = variant
vocabulary-victory = victory
vocabulary-wanderer = wanderer
