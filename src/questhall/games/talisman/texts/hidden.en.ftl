### What a hidden card may be, for explanations in English: a part of a sentence.

hidden-spells = { $seat } has the Spell “{ $card }”
hidden-adventure_deck = the next Adventure card is “{ $card }”
hidden-spell_deck = the next Spell card is “{ $card }”
