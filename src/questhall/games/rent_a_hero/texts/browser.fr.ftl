### Ce qu’il faut encore au navigateur, en français

## Quand valent les ordres permanents : « Ne rien utiliser … »

window-power_announced = quand un pouvoir est annoncé
window-requirement_shown = quand la condition est révélée
window-wanderer_arrived = quand le héros vagabond arrive chez quelqu’un
window-hint_answered = quand un indice a été donné
window-duplicate_shown = quand deux exemplaires vont être éliminés
window-wanderer_settled = quand le sort du héros vagabond est réglé

## Ce que l’on dit à un joueur avant la première question

introduction = Vous réunissez un groupe de six héros différents. Un héros vagabond passe, face cachée, de joueur en joueur, et chacun décide : le recruter, demander un indice ou le passer. Un second exemplaire d’un héros vous coûte les deux. Chaque héros de votre groupe a un pouvoir qui sert une fois.
