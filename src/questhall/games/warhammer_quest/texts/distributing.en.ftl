### Distributing something among the heroes of Warhammer Quest, in English.

occasion-distributing = { $seat }, which hero receives the next token or wound?
option-assign-to = { $seat }
reason-WHQ-COMPONENT-03 = Nothing is being distributed among the heroes now
