### Ce qu’il faut encore au navigateur, en français

## Ce qu’il y a sur la table, comme la vue le nomme

field-action = action
field-actions = actions
field-activation = activation
field-aid = soutien
field-aided = héros soutenu
field-amount = nombre
field-attack = attaque
field-card = carte
field-conditions = états
field-criticals = succès critiques
field-deeds = ce qui est accompli
field-defeated = hors de combat
field-defence = défense
field-depleted = épuisé
field-drawn = cartes piochées
field-wares = articles
field-fits = convient
field-instead_of = à la place de
field-dungeon_deck = pioche Donjon
field-dungeon_discard = défausse Donjon
field-enemy = phase des ennemis
field-enemy_deck = pioche Ennemi
field-enemy_dice = dés d’ennemi
field-enemy_discard = défausse Ennemi
field-engaged = ennemis aux prises
field-exhausted = incliné
field-exploration = à explorer
field-explore = exploration
field-facedown = face cachée
field-foreseen = cartes prévues
field-gear = équipement
field-gear_deck = pioche Équipement
field-gear_discard = défausse Équipement
field-gear_limit = limite d’équipement
field-health = vie
field-hero = héros
field-hero_dice = dés de héros
field-heroes = héros
field-items = objets
field-kind = genre
field-lair = repaire
field-leader = chef du groupe
field-legendary_set = équipement légendaire
field-location = lieu
field-location_deck = lieux à venir
field-location_discard = lieux passés
field-moment = moment
field-nemesis_beaten = la némésis est vaincue
field-next = suivant
field-out = hors jeu
field-out_of_campaign = hors de la campagne
field-peril = péril
field-peril_track = piste de péril
field-phase = phase
field-pool = réserve de campagne
field-progress = progression
field-progress_made = du progrès a été fait
field-quest = quête
field-question = question sur
field-quests_won = quêtes gagnées
field-resilience = résistance
field-rest = repos
field-round = manche
field-set_aside = à côté de la fiche
field-shadows = ombres
field-spare_actions = cartes d’action en réserve
field-spent = pions dépensés
field-stage = étape
field-successes = succès
field-targets = cibles
field-tokens = pions
field-visits = visites faites
field-wounds = blessures
field-setting_up = mise en place
field-settlement = bourg
field-plain = simple
field-green = vert
field-blue = bleu
field-red = rouge
field-trainer = entraîneur
field-blacksmith = forgeron
field-arena = arène
field-warpstone_found = la Malepierre est trouvée
field-nemesis_fled = la némésis a fui
field-bell_rung = la cloche a sonné
field-end = fin

## Quand valent les ordres permanents : « Ne rien utiliser … »

window-before_activation = avant une activation
window-hero_phase = pendant la phase des héros
window-reroll = quand on peut relancer des dés
window-modify = avant l’effet d’une action
window-after_attacks = après les attaques des ennemis
window-after_action = après une action
window-after_activation = après une activation
window-on_travel = quand le groupe voyage

## Ce que l’on dit à un joueur avant la première question

introduction = Vous gagnez ou perdez avec vos compagnons. À chaque manche, vous effectuez une de vos quatre actions : attaque, exploration, soutien ou repos ; puis les ennemis frappent. Explorez les lieux pour mener la quête à son terme avant que le péril ne vous submerge.
