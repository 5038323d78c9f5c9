### The table of Talisman in English: what the terminal shows, help, the end, variants, and names of other things.

## Names

card-command_spell = Command Spell
    .def = the Command Spell
    .indef = a Command Spell
    .effect = Cast by a character alone on the Crown of Command: on a roll of 4 or more all others lose 1 Life.
apart-card-purchase_armour = from the Purchase deck
apart-card-purchase_axe = { apart-card-purchase_armour }
apart-card-purchase_helmet = { apart-card-purchase_armour }
apart-card-purchase_mule = { apart-card-purchase_armour }
apart-card-purchase_raft = { apart-card-purchase_armour }
apart-card-purchase_shield = { apart-card-purchase_armour }
apart-card-purchase_sword = { apart-card-purchase_armour }
apart-card-purchase_water_bottle = { apart-card-purchase_armour }
apart-card-stack_talisman = from the Talisman stack
die-first = the first die
die-second = the second die
die-third = the third die
how-battle = battle
how-psychic = psychic combat
wish-spell = a Spell
wish-gold = 1 gold
wish-strength = 1 Strength
wish-craft = 1 Craft
wish-life = 1 Life
wish-fate = 1 fate
wish-teleport = a teleport within this Region
quest-none = none
quest-done = fulfilled
service-enchantress = Enchantress
    .def = the Enchantress
service-doctor = Doctor
    .def = the Doctor
service-alchemist = Alchemist
    .def = the Alchemist
service-healer = Healer
    .def = the Healer
service-blacksmith = Blacksmith
    .def = the Blacksmith
service-mystic = Mystic
    .def = the Mystic

## The table

table-title = { game-title } · round { $round } · active player: { $active }
table-seat = { $seat }
table-seat-you = { $seat } (you)
table-seat-active = { $seat } (active)
table-seat-you-active = { $seat } (you, active)
table-card = { $card }
table-cards = { $card } ×{ $count }
table-enemy = { $card } { $power }
table-none = none
table-who = { $character }, { $alignment }
table-who-toad = Toad ({ $character }), { $alignment }
table-place = { $space_where }
table-strength = Strength { $amount }
table-craft = Craft { $amount }
table-life = Life { $amount }
table-fate = fate { $amount }
table-gold = gold { $amount }
table-spells = Spells { $amount }
table-toad-turns = Toad for { $amount ->
        [one] { $amount } more turn
       *[other] { $amount } more turns
    }
table-missed = misses { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }
table-more-turns = { $amount ->
        [one] { $amount } more turn
       *[other] { $amount } more turns
    } in a row
table-quest = quest: { $quest }
table-enslaved = enslaved in the Temple
table-turned_back = on the way out
table-offer-teleport = may teleport in the Outer Region
table-offer-ferry = may be ferried to the Temple
table-objects = Objects: { $cards }
table-followers = Followers: { $cards }
table-trophies = trophies: { $cards }
table-inherited = kept for the next character: { $cards }
table-known-spells = you know of: { $cards }
table-dead = dead; comes back on their next turn
table-out = out of the game
label-battle = Battle
label-psychic = Psychic combat
table-fight = { $attacker } against { $defender }
table-side = { $who }: { $power }
table-side-rolled = { $who }: { $power } + { $die } = { $score }
table-side-uses = { $side } (with { $cards })
foe-card = { $card_def }
foe-creature = { $creature_def }
foe-player = { $seat }
victim-card = { $card_def }
label-casting = Spells being cast
table-countered = { $casting } (countered)
label-roll = Roll
table-roll = { $seat }: { $roll }
roll-sum = { $dice } = { $total }
label-loss = At stake
table-loss = { $losers }: { $lives ->
        [one] { $lives } Life
       *[other] { $lives } Lives
    }
table-follower-loss = { $owner }’s { $card }
label-prices = Prices
table-price = { $card } { $price }
label-encounter = Still to encounter
label-lasting = In force
lasting-blizzard = Blizzard: everyone moves 1 space per turn, { $left ->
        [one] { $left } more round
       *[other] { $left } more rounds
    }
lasting-magic_destroyed = no Spells and no Magic Objects until { $seat }’s next turn
lasting-hexed = Hex on { $space_where }, { $left ->
        [one] { $left } more round
       *[other] { $left } more rounds
    }
lasting-invisible = { $seat } is invisible until the end of the turn
lasting-immobile = { $seat } can do nothing this turn
lasting-strengthened = { $seat } has +2 Strength until the end of the turn
lasting-mercenary = the Mercenary fights for { $seat } this turn
label-on-board = On the board
table-space = { $space_where }: { $things }
table-gold-there = { $amount } gold
table-well = { $card } ({ $amount } left)
label-deck = Adventure deck
table-deck = { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }, discard pile { $discard ->
        [one] { $discard } card
       *[other] { $discard } cards
    }
label-spell-deck = Spell deck
label-discard = Discarded
label-spell-discard = Discarded Spells
label-purchases = For sale
label-supply = Supply
table-talismans = Talismans { $amount }
table-characters = characters { $amount }
label-foreseen = You foresee
table-unknown = unknown
label-here = Where you are
table-here = { $space_where }. { $space_effect }
label-lying = What lies there
label-character = Your character
table-character = { $character }. { $character_abilities }
label-spells = Your Spells
label-objects = Your Objects
label-followers = Your Followers
label-trophies = Your trophies
table-own-card = { $card }: { $card_effect }
table-own-cards = { $card } ×{ $count }: { $card_effect }
table-points = { $cards } (Strength { $strength }, Craft { $craft }; { $price } points buy 1)

## The board as a picture

board-legend = @ characters   + cards   $ gold   [number] option that leads there

## Help

help-card = { $card } ({ $kind })
help-enemy-strength = { $card } ({ $kind }, Strength { $power })
help-enemy-craft = { $card } ({ $kind }, Craft { $power })
help-card-keyword = { $card } ({ $kind }, { $keyword })
help-effect = { $card_effect }
help-space = { $space_where }, { $region }
help-space-effect = { $space_effect }
help-character = { $character } ({ $alignment })
help-values = Strength { $strength }, Craft { $craft }, Life { $life }, fate { $fate }; starts at { $space_def }
help-abilities = { $character_abilities }
help-creature-strength = { $creature } (Strength { $power })
help-creature-craft = { $creature } (Craft { $power })
help-creature-rolled = { $creature } (Strength: roll 2 dice)
help-service = { $service } ({ $space })
example-name = dragon
example-rule = TAL-MOVE-05
example-ruling = q33
example-key = roll
asked-about = Spells and abilities

## The end

ending-last_alive = The game is over: only one character is left alive
ending-crown_reached = The game is over: the Crown of Command has been reached
ending-time_is_up = The game is over: the last round has been played
ending-all_dead = The game is over: nobody is left alive
won-last_alive = { $winners } wins as the last character alive
won-crown_reached = { $winners } wins on the Crown of Command
won-time_is_up = { $winners } wins, having gained the most
won-time_is_up-shared = { $winners } share the victory: nobody has gained more
won-all_dead = Nobody wins
standing = { $character }: Life { $life }, Strength { $strength }, Craft { $craft }
standing-dead = dead
standing-out = out of the game
standing-gained = { $standing } · gained: { $amount }

## Variants and standing orders

variant-easier-evasion = Easier evasion
    .explained = hostile persons on cards and spaces can be evaded too
variant-inherited-objects = Inherited Objects
    .explained = a killed character leaves everything to the same player’s next character
variant-trophies-6 = Cheaper counters
    .explained = 6 trophy points buy 1 Strength or Craft
variant-trophies-5 = Cheapest counters
    .explained = 5 trophy points buy 1 Strength or Craft
variant-starting-bonus = Starting bonus
    .explained = everyone may start with +1 Strength or +1 Craft
variant-bloodbath = Bloodbath
    .explained = the Talisman stack holds only one card, and a player whose character is killed is out of the game
variant-easier-command-spell = Easier Command Spell
    .explained = with five players the Command Spell works on a roll of 3 or more, with six on 2 or more
variant-sudden-death = Sudden death
    .explained = the first player to reach the Crown of Command wins
variant-time-limit = Time limit
    .explained = the game ends after 30 rounds; the player who has gained the most wins
variant-time-limit-15 = Short time limit
    .explained = the game ends after 15 rounds; the player who has gained the most wins
variant-time-limit-60 = Long time limit
    .explained = the game ends after 60 rounds; the player who has gained the most wins
variant-choose-character = Choice of characters
    .explained = everyone chooses one of three characters
variant-resignation = Resignation
    .explained = a player who has lost a character may leave the game instead of coming back
until-my_turn = until your turn
until-my_fight = until you are in a fight

## Groups of variants

variant-group-pace = Length
    .explained = get there faster
variant-group-end = The end
    .explained = how and when the game ends
variant-group-characters = Characters and death
    .explained = who you play and what becomes of you
