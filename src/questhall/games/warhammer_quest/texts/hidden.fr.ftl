### Ce que peut être une carte cachée, pour les explications en français : une partie de phrase.

hidden-enemy_deck = le prochain ennemi est « { $card } »
hidden-dungeon_deck = la prochaine carte Donjon est « { $card } »
hidden-location_deck = le prochain lieu est « { $card } »
hidden-gear_deck = la prochaine carte Équipement est « { $card } »
