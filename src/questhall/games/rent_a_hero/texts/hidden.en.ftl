### What a hidden card may be, for explanations in English: a part of a sentence.

hidden-hand = { $seat } has the { $card }
hidden-wanderer = the wanderer is the { $card }
hidden-deck = the top card of the deck is the { $card }
