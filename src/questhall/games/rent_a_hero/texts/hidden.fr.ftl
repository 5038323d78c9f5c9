### Ce que peut être une carte cachée, pour les explications en français : une partie de phrase.

hidden-hand = { $seat } a { $card_def }
hidden-wanderer = le héros vagabond est { $card_def }
hidden-deck = la première carte de la pioche est { $card_def }
