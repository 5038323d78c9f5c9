### Répartir quelque chose entre les héros de Warhammer Quest, en français.

occasion-distributing = { $seat }, quel héros reçoit le prochain pion ou la prochaine blessure ?
option-assign-to = { $seat }
reason-WHQ-COMPONENT-03 = On ne répartit rien entre les héros maintenant
