### Rozdzielanie czegoś między bohaterów Warhammer Quest po polsku.

occasion-distributing = { $seat }, który bohater otrzymuje następny żeton lub następną ranę?
option-assign-to = { $seat }
reason-WHQ-COMPONENT-03 = Niczego się teraz nie rozdziela między bohaterów
