### Czym może być zakryta karta, do wyjaśnień po polsku: część zdania.

hidden-hand = { $seat } ma { $card_acc }
hidden-wanderer = Tułacz to { $card }
hidden-deck = na wierzchu talii leży { $card }
