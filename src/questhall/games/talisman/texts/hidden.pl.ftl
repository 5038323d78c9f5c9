### Czym może być zakryta karta, do wyjaśnień po polsku: część zdania.

hidden-spells = { $seat } ma Zaklęcie „{ $card }”
hidden-adventure_deck = następna karta Przygody to „{ $card }”
hidden-spell_deck = następna karta Zaklęcia to „{ $card }”
