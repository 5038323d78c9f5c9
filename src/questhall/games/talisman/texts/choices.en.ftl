### What is asked in Talisman and what can be chosen, in English.

## Coming into the game

occasion-coming_back = { $seat }, your character is dead: do you come back with a new one?
occasion-character = { $seat }, which character do you play?
occasion-starting_bonus = { $seat }, which counter do you start with?
option-come-back = Come back with a new character
option-resign = Resign: you are out of the game
option-choose = Play { $card_def }
option-bonus-strength = Start with +1 Strength
option-bonus-craft = Start with +1 Craft
option-no-bonus = Start without a counter

## Moments at which something may be done

occasion-turn_start = { $seat }, { $turn ->
        [yours] your turn
       *[other] { $active }’s turn
    } begins: do you do anything first?
occasion-before_roll = { $seat }, you are about to roll for your move: do you do anything first?
occasion-after_move = { $seat }, { $turn ->
        [yours] you have
       *[other] { $active } has
    } reached { $where_def }: do you do anything?
occasion-before_card = { $seat }, { $turn ->
        [yours] you are
       *[other] { $active } is
    } about to encounter { $met_def } on { $where_def }: do you do anything first?
occasion-before_space = { $seat }, { $turn ->
        [yours] you are
       *[other] { $active } is
    } about to follow the instructions of { $where_def }: do you do anything first?
occasion-before_character = { $seat }, { $turn ->
        [yours] you are
       *[other] { $active } is
    } about to encounter { $whom }’s character: do you do anything first?
occasion-turn_end = { $seat }, { $turn ->
        [yours] your turn
       *[other] { $active }’s turn
    } is about to end: do you do anything first?
occasion-spell_cast = { $seat }, { $casting }: do you respond?
occasion-life_about_to_be_lost = { $seat }, { $loss ->
        [you] you are
        [several] { $losers } are
       *[other] { $losers } is
    } about to lose { $lives ->
        [one] { $lives } Life
       *[other] { $lives } Lives
    }: do you do anything?
occasion-follower_about_to_be_lost = { $seat }, { $follower_def } of { $owner } is about to be killed: do you do anything?
occasion-enemy_about_to_be_killed = { $seat }, { $fighter } is about to kill { $victims }: do you do anything?
option-decline = Do nothing
option-ditch = Ditch { $card_def } here
option-transmute = Have the Alchemist turn { $card_def } into 1 gold
option-realign = Become { $alignment }
option-drink = Drink the Potion of Strength: +2 Strength until the end of the turn

## Moving

occasion-move = { $seat }, how do you move?
occasion-way = { $seat }, where do you go?
occasion-regeneration = { $seat }, the die shows a 6: do you heal 1 Life instead of moving?
occasion-inner_move = { $seat }, where do you go from { $where_def }?
occasion-destination = { $seat }, where do you want to go?
option-roll = Roll the die and move
option-go = Go to { $space_where }
option-walk = Walk through the woods to { $space_where }
option-accept-teleport = Teleport to { $space_where }
option-accept-ferry = Take the ferry to the Temple
option-teleport = Teleport to { $space_where }
option-raft = Cross the river by Raft to { $space_where }
option-build-raft = Build a Raft instead of moving
option-cross-bridge = Cross the bridge at the Sentinel
option-force-portal = Try to open the Portal of Power with Strength: roll { $strength } or less
option-pick-portal = Try to open the Portal of Power with Craft: roll { $craft } or less
option-regenerate = Heal 1 Life and end the turn
option-move-anyway = Move as usual
option-advance = Go on to { $space_where }
option-turn-back = Turn back to { $space_where }
option-leave-by-portal = Leave the Inner Region through the Portal of Power
option-stay = Stay and follow the space’s instructions again

## Meeting characters

occasion-encounter = { $seat }, what or whom do you encounter on { $where_def }?
occasion-ability_evasion = { $seat }, { $active } uses a special ability on you: do you evade?
occasion-robbery = { $seat }, what do you take from { $whom }?
occasion-luring = { $seat }, which Follower do you take from { $whom }?
occasion-courting = { $seat }, whom do you take from { $whom }?
occasion-spoils = { $seat }, you have beaten { $whom }: what do you take?
occasion-loot_the_dead = { $seat }, you have killed { $whom }’s character: what do you take?
option-meet-space = Encounter the space
option-attack = Attack { $seat } in battle
option-attack-psychically = Attack { $seat } in psychic combat
option-rob = Rob { $seat } of 1 gold or an Object
option-beguile = Try to beguile { $seat } out of 1 gold or an Object
option-lure = Lure a Follower away from { $seat }
option-court = Take the Maiden or the Princess from { $seat }
option-evade-ability = Evade
option-suffer-ability = Let it happen
option-take-coin = Take 1 gold
option-take-object = Take { $card_def }
option-take-follower = Take { $card_def }
option-take-lady = Take { $card_def }
option-take-no-lady = Take nobody else
option-take-life = Take 1 Life
option-take-nothing = Take nothing
option-loot = Take { $card_def }
option-loot-gold = Take all the gold
option-loot-no-more = Leave the rest

## Cards on a space

occasion-replacement = { $seat }, do you discard a card just drawn and draw another?
occasion-avoidance = { $seat }, do you evade this encounter?
occasion-looting = { $seat }, what do you take from { $where_def }?
occasion-wishes = { $seat }, you have a wish: what will it be?
occasion-sorcerer = { $seat }, do you buy a Spell from the Sorcerer?
occasion-fountain_of_wisdom = { $seat }, do you drink from the Fountain of Wisdom?
occasion-magic_stream = { $seat }, do you drink from the Magic Stream?
occasion-pool_of_life = { $seat }, do you drink from the Pool of Life?
occasion-magic_portal = { $seat }, do you step through the Magic Portal?
option-replace = Discard { $card_def } and draw another card
option-keep-drawn = Keep the cards you drew
option-avoid = Evade { $card_def }
option-face-it = Face it as usual
option-take = Take { $card_def }
option-take-gold = Pick up the gold
option-hire-mercenary = Hire the Mercenary for 1 gold
option-leave-rest = Take nothing more
option-wish = Wish for { $wish }
option-buy-spell = Buy 1 Spell for 1 gold
option-buy-no-spell = Buy no Spell
option-drink-from = Drink from { $card_def }
option-drink-nothing = Don’t drink
option-pass-through = Step through
option-stay-outside = Stay outside

## Spaces and services

occasion-city = { $seat }, whom do you visit in the City?
occasion-village = { $seat }, whom do you visit in the Village?
occasion-shopping = { $seat }, you have { $gold } gold: what do you buy?
occasion-pilfering = { $seat }, do you pilfer something?
occasion-paid_healing = { $seat }, you have { $life ->
        [one] { $life } Life
       *[other] { $life } Lives
    } and { $gold } gold: do you pay 1 gold for 1 Life?
occasion-free_healing = { $seat }, do you let the Healer help you?
occasion-selling = { $seat }, which Objects do you trade for 1 gold each?
occasion-farewell_to_the_hag = { $seat }, the Mystic can rid you of the Hag: do you let her go?
occasion-forest = { $seat }, you may skip the roll in the Forest: do you roll?
occasion-crags = { $seat }, you may skip the roll in the Crags: do you roll?
occasion-chasm = { $seat }, you may skip the roll at the Chasm: do you roll?
occasion-chapel = { $seat }, do you heal in the Chapel, or do you pray?
occasion-graveyard = { $seat }, do you regain your fate in the Graveyard, or do you pray?
occasion-paid_fate = { $seat }, you have { $fate } fate and { $gold } gold: do you pay 1 gold for 1 fate?
occasion-warlock = { $seat }, do you take on a quest from the Warlock?
occasion-quest_fulfilled = { $seat }, you can fulfil your quest ({ $quest }): what do you hand over?
occasion-temple_price = { $seat }, the Temple demands a Follower or 1 Life: what do you lose?
occasion-royal_doctor = { $seat }, the Royal Doctor in the Castle is at your service: what do you do?
occasion-black_knight = { $seat }, the Black Knight demands 1 gold or 1 Life: what do you do?
occasion-blood_price = { $seat }, which Follower do you give up to the Vampires to save a Life?
option-visit = Visit { $service_def }
option-buy = Buy { $card_def }
option-buy-no-more = Buy nothing more
option-pilfer = Pilfer { $card_def }
option-pilfer-nothing = Pilfer nothing
option-buy-life = Pay 1 gold and heal 1 Life
option-buy-no-life = Buy no more Life
option-accept-healing = Heal
option-decline-healing = Don’t heal
option-sell = Trade { $card_def } for 1 gold
option-sell-no-more = Trade nothing more
option-dismiss-hag = Get rid of the Hag
option-keep-hag = Keep the Hag
option-roll-anyway = Roll
option-skip-roll = Don’t roll
option-heal-in-chapel = Heal
option-pray = Pray
option-replenish-fate = Regain all your fate
option-buy-fate = Pay 1 gold and regain 1 fate
option-buy-no-fate = Buy no more fate
option-take-quest = Take on a quest
option-take-no-quest = Don’t take on a quest
option-deliver = Hand over { $card_def }
option-lose-follower = Lose { $card_def }
option-lose-life-instead = Lose 1 Life
option-heal-thanks-to = Heal 1 Life, free thanks to { $card_def }
option-pay-royal-doctor = Pay 1 gold and heal 1 Life
option-turn-in = Leave { $card_def } here for 3 gold
option-leave-castle = Leave the Castle
option-pay-knight = Pay 1 gold
option-defy-knight = Lose 1 Life
option-evade-knight = Evade the Black Knight
option-sacrifice = Give up { $card_def }
option-bleed = Give up no more Followers

## Fights

occasion-evasion = { $seat }, { $side ->
        [attacker] you face { $foe }
        [defender] { $fighter } attacks you
       *[other] { $fighter } faces { $foe }
    }: do you do anything before the fight?
occasion-evasion_choice = { $seat }, { $side ->
        [defender] { $fighter } attacks you
       *[attacker] you face { $foe }
    }: what do you do?
occasion-before_attack = { $seat }, { $side ->
        [attacker] you fight against { $foe }
        [defender] { $fighter } fights against you
       *[other] { $fighter } fights against { $foe }
    }: do you do anything before the dice are rolled?
occasion-prepare = { $seat }, { $side ->
        [defender] { $fighter } fights against you
       *[attacker] you fight against { $foe }
    }: what do you use before the dice are rolled?
occasion-attack_fate = { $seat }, the attack score is { $own } for you and { $theirs } for the other side: do you spend 1 fate to reroll?
occasion-victory = { $seat }, you have won: whom do you raise as a Follower?
occasion-armour = { $seat }, you have lost the battle: does armour save your Life?
option-evade = Evade { $card_def }
option-evade-creature = Evade
option-evade-attacker = Evade the attack
option-bribe = Pay { $card_def } 1 gold
option-destroy = Destroy { $card_def } without a fight
option-destroy-creature = Destroy the Spirit without a fight
option-charm = Try to charm { $card_def }
option-stand-and-fight = Stand and fight
option-wield = Take up { $card_def }
option-sheathe = Put { $card_def } away
option-call = Have { $card_def } fight alongside you
option-pay-mercenary = Pay the Mercenary 1 gold for +3 Strength this turn
option-assassinate = Strike from the shadows: your victim rolls no die
option-attack-roll = Roll for the attack
option-reroll-attack = Spend 1 fate and reroll { $dice ->
        [one] the die
       *[other] { $die }
    }
option-keep-attack = Keep the dice
option-raise = Raise { $card_def }
option-raise-no-more = Raise no more
option-armour = Use { $card_def }
option-no-armour = Use no armour

## Dice

occasion-fate = { $seat }, you have rolled { $roll }: do you spend 1 fate to reroll?
occasion-addition = { $seat }, you have rolled { $roll }: do you add 1?
option-reroll = Spend 1 fate and reroll { $dice ->
        [one] the die
       *[other] { $die }
    }
option-keep-roll = Keep the roll
option-add-one = Add 1
option-add-nothing = Add nothing

## Spells

occasion-refill = { $seat }, you have cast your last Spell: do you draw a new one?
occasion-spell_offer = { $seat }, do you use your ability to gain Spells?
occasion-alchemy = { $seat }, which Objects do you turn into 1 gold each?
occasion-mesmerism = { $seat }, which Follower do you take from { $whom }?
occasion-excess_spells = { $seat }, your Craft allows { $spelllimit } Spells: which one do you discard?
option-cast-acquisition = Cast Acquisition on { $seat }: take 1 gold or an Object
option-cast-alchemy = Cast Alchemy: turn Objects into gold
option-cast-counterspell = Cast Counterspell: the Spell just cast has no effect
option-cast-destroy_magic = Cast Destroy Magic: no Spells and no Magic Objects until your next turn
option-cast-destruction = Cast Destruction on { $card_def } on { $space_where }
option-cast-divination = Cast Divination: look at the next Adventure cards
option-cast-healing = Cast Healing on { $seat }
option-cast-hex = Cast Hex on { $space_where }
option-cast-immobility = Cast Immobility on { $seat }
option-cast-invisibility = Cast Invisibility: evade whatever you like until the end of the turn
option-cast-mesmerism = Cast Mesmerism on { $seat }: take a Follower
option-cast-nullify = Cast Nullify on { $seat }, who discards all Spells
option-cast-preservation = Cast Preservation: save 1 Life of { $seat }
option-cast-psionic_blast = Cast Psionic Blast: add your Craft value to your Strength
option-cast-random = Cast Random on { $seat }
option-cast-teleport = Cast Teleport: move to { $space_where }
option-cast-temporal_warp = Cast Temporal Warp: three turns in a row
option-immobilise = Cast Immobility on { $card_def }
option-immobilise-creature = Cast Immobility on the creature
option-preserve = Cast Preservation: save { $card_def }
option-preserve-enemy = Cast Preservation: save the Enemies, so the fight ends in a stand-off
option-draw-spell = Draw a Spell
option-draw-no-spell = Don’t draw one
option-gain-spell = Gain 1 Spell
option-gain-spells = Gain as many Spells as your Craft allows
option-gain-no-spell = Don’t gain any
option-transmute-no-more = Turn nothing more into gold
option-discard = Discard { $card_def }

## Objects and trophies

occasion-excess_objects = { $seat }, you can carry { $objectlimit } Objects: which one do you leave here?
occasion-trophies = { $seat }, which trophies do you hand in? { $price } points of Strength buy 1 Strength, { $price } of Craft buy 1 Craft
option-leave = Leave { $card_def } here
option-hand-in = Hand in { $card_def }
option-hand-in-no-more = Hand in no more
