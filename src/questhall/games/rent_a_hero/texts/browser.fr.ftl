### Ce qu’il faut encore au navigateur, en français

## Quand valent les ordres permanents : « Ne rien utiliser … »

window-power_announced = quand un pouvoir est annoncé
window-requirement_shown = quand la condition est révélée
window-wanderer_arrived = quand le héros vagabond arrive chez quelqu’un
window-hint_answered = quand un indice a été donné
window-duplicate_shown = quand deux exemplaires vont être éliminés
window-wanderer_settled = quand le sort du héros vagabond est réglé
