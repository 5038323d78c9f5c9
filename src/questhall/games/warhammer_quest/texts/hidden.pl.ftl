### Czym może być zakryta karta, do wyjaśnień po polsku: część zdania.

hidden-enemy_deck = następny wróg to „{ $card }”
hidden-dungeon_deck = następna karta lochu to „{ $card }”
hidden-location_deck = następny obszar to „{ $card }”
hidden-gear_deck = następna karta ekwipunku to „{ $card }”
