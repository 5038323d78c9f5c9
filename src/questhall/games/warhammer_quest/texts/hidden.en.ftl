### What a hidden card may be, for explanations in English: a part of a sentence.

hidden-enemy_deck = the next enemy is “{ $card }”
hidden-dungeon_deck = the next dungeon card is “{ $card }”
hidden-location_deck = the next location is “{ $card }”
hidden-gear_deck = the next gear card is “{ $card }”
