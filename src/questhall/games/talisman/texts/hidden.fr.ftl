### Ce que peut être une carte cachée, pour les explications en français : une partie de phrase.

hidden-spells = { $seat } a le Sort « { $card } »
hidden-adventure_deck = la prochaine carte Aventure est « { $card } »
hidden-spell_deck = la prochaine carte Sort est « { $card } »
