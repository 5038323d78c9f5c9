### Further texts for the browser, in English

## What lies on the table, where a view names it

field-action = action
field-actions = actions
field-activation = activation
field-aid = aid
field-aided = aided hero
field-amount = amount
field-attack = attack
field-card = card
field-conditions = conditions
field-criticals = critical successes
field-deeds = achievements
field-defeated = defeated
field-defence = defence
field-depleted = depleted
field-drawn = drawn
field-wares = wares
field-fits = fits
field-instead_of = instead of
field-dungeon_deck = dungeon deck
field-dungeon_discard = dungeon discards
field-enemy = enemy phase
field-enemy_deck = enemy deck
field-enemy_dice = enemy dice
field-enemy_discard = enemy discards
field-engaged = engaged enemies
field-exhausted = exhausted
field-exploration = to explore
field-explore = explore
field-facedown = facedown
field-foreseen = foreseen
field-gear = gear
field-gear_deck = gear deck
field-gear_discard = gear discards
field-gear_limit = gear limit
field-health = health
field-hero = hero
field-hero_dice = hero dice
field-heroes = heroes
field-items = items
field-kind = kind
field-lair = lair
field-leader = party leader
field-legendary_set = legendary gear
field-location = location
field-location_deck = locations ahead
field-location_discard = locations passed
field-moment = moment
field-nemesis_beaten = the nemesis is beaten
field-next = next
field-out = out of the game
field-out_of_campaign = out of the campaign
field-peril = peril
field-peril_track = peril track
field-phase = phase
field-pool = campaign pool
field-progress = progress
field-progress_made = progress was made
field-quest = quest
field-question = asked about
field-quests_won = quests won
field-resilience = resilience
field-rest = rest
field-round = round
field-set_aside = beside the quest sheet
field-shadows = shadows
field-spare_actions = spare action cards
field-spent = tokens spent
field-stage = stage
field-successes = successes
field-targets = targets
field-tokens = tokens
field-visits = visits made
field-wounds = wounds
field-setting_up = setting up
field-settlement = settlement
field-plain = plain
field-green = green
field-blue = blue
field-red = red
field-trainer = trainer
field-blacksmith = blacksmith
field-arena = arena
field-warpstone_found = the warpstone is found
field-nemesis_fled = the nemesis has fled
field-bell_rung = the bell has rung
field-end = end

## When standing orders hold: “Use nothing …”

window-before_activation = before an activation
window-hero_phase = in the hero phase
window-reroll = when dice could be rerolled
window-modify = before an action takes effect
window-after_attacks = after enemies have attacked
window-after_action = after an action
window-after_activation = after an activation
window-on_travel = when the party travels

## What a player is told before the first question

introduction = You and your companions win or lose together. Each round you use one of your four action cards: attack, explore, aid or rest; then the enemies strike. Explore the locations to reach the end of the quest before peril overwhelms you.
