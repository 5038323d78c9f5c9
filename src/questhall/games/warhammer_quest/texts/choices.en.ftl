### What is asked in Warhammer Quest and what can be chosen, in English.
### $place, in brackets, says where an enemy is and how it is, or what a die shows.

## Setup

occasion-hero = { $seat }, which hero do you play?
occasion-leader = { $seat }, who becomes party leader?
option-take-hero = Play { $hero_def } – { $hero_effect }
option-lead = { $seat } leads the party

## Actions

occasion-action = { $seat }, which action do you perform?
occasion-empowerment = { $seat }, do you use Empowered for { $action }?
occasion-spend_tokens = { $seat }, do you spend a success token on { $action }, for one success each?
occasion-aided_hero = { $seat }, which hero do you aid with { $action }?
occasion-targets = { $seat }, which enemy do you attack with { $action }?
occasion-flail_target = { $seat }, which enemy does the Hooked Flail reach as well?
occasion-place_tokens = { $seat }, you claim { $amount ->
        [one] { $amount } success token: which action card do you put it on?
       *[other] { $amount } success tokens: which action card do you put one on?
    }
option-perform = { $card } ({ $place }) – { $card_effect }
option-use-power = Use it: the card stays ready, 1 extra success and 1 extra defence
option-keep-power = Keep it for later
option-spend-token = Spend a success token
option-roll = Roll the dice
option-aid = Aid { $seat }
option-target = Attack { $enemy_def } ({ $place })
option-no-more-targets = Choose no more targets
option-burn = Suffer 1 wound for one more target
option-swing-flail = Exhaust the Hooked Flail for one more enemy engaged with you
option-hook = Attack { $enemy_def } too ({ $place })
option-draw-bow = Use the Hunting Bow: the attack becomes ranged and loses 1 success
option-place-token = Put a token on { $card } ({ $place })

## What action cards let you do

occasion-pull_enemies = { $seat }, do you make an enemy engage you?
occasion-exhaust_enemies = { $seat }, you may exhaust { $amount ->
        [one] an enemy
       *[other] up to { $amount } enemies
    }: which one?
occasion-move_enemies = { $seat }, you may move { $amount ->
        [one] an enemy
       *[other] up to { $amount } enemies
    } to the shadows: which one?
occasion-drive_enemies_off = { $seat }, you may drive { $amount ->
        [one] an enemy
       *[other] up to { $amount } enemies
    } into the shadows, exhausted: which one?
occasion-ready_actions = { $seat }, which action card do you ready?
occasion-shed_condition = { $seat }, which condition do you discard?
occasion-guiding_psalm = { $seat }, whose condition does { $action } remove?
occasion-vigil = { $seat }, who becomes Empowered?
occasion-share_verdict = { $seat }, who else recovers 1 wound?
occasion-ember = { $seat }, do you suffer 1 wound for 2 extra successes?
occasion-bank_the_coals = { $seat }, which enemy suffers 1 wound?
occasion-mantle_of_warm_ash = { $seat }, around whom does every enemy suffer 1 wound?
occasion-exhaust_in_shadows = { $seat }, do you exhaust an enemy in the shadows?
occasion-torch_the_dark = { $seat }, which enemy in the shadows suffers 1 wound?
occasion-fever = { $seat }, do you suffer 1 wound to claim a success token and ready one more action card?
occasion-spikes = { $seat }, which of the attackers suffers 1 wound?
option-leave-it = Do nothing more
option-pull = Make { $enemy_def } engage you ({ $place })
option-exhaust-enemy = Exhaust { $enemy_def } ({ $place })
option-move-away = Move { $enemy_def } to the shadows ({ $place })
option-drive-off = Drive { $enemy_def } off ({ $place })
option-ready = Ready { $card } ({ $place })
option-shed = Discard { $card }
option-pray-for = Pray for { $seat }
option-empower = { $seat } becomes Empowered
option-comfort = { $seat } recovers 1 wound
option-burn-brighter = Suffer 1 wound for 2 extra successes
option-wrap-in-ash = Every enemy engaged with { $seat } suffers 1 wound
option-singe = { $enemy } ({ $place }) suffers 1 wound
option-catch-fire = Suffer 1 wound: claim a token and ready one more card
option-prick = { $enemy } ({ $place }) suffers 1 wound

## Moments at which items and gear may be used

occasion-before_activation = { $seat }, { $turn ->
        [yours] your activation
       *[other] { $active }’s activation
    } begins: do you use anything first?
occasion-hero_phase = { $seat }, { $moment ->
        [end] the hero phase is about to end
        [yours] your activation is next
        [action] an action is in progress
       *[activation] { $next }’s activation is next
    }: do you use anything?
occasion-reroll = { $seat }, { $roll }: do you reroll a die?
occasion-modify = { $seat }, { $roll }: do you change anything before { $action } takes effect?
occasion-after_attacks = { $seat }, the enemies have attacked: do you use anything?
occasion-due_after_action = { $seat }, { $action } is done: what do you use?
occasion-after_action = { $seat }, { $action } is done: do you use anything?
occasion-after_activation = { $seat }, { $turn ->
        [yours] your activation
       *[other] { $active }’s activation
    } is over: do you use anything?
occasion-on_travel = { $seat }, the party travels: do you use anything?
occasion-read_map = { $seat }, where does the map lead the party?
option-decline = Use nothing
option-use-grimnirs_horn = Blow Grimnir’s Horn: exhaust up to 2 enemies
option-use-ritual_candles = Light the Ritual Candles: 2 progress
option-use-elfcap_fungus = Eat the Elfcap Fungus: roll for one more action
option-use-bitterroot_draught = Bitterroot Draught: { $seat } recovers 3 wounds
option-use-sharp_salts = Sharp Salts: revive { $seat }
option-use-clean_bandages = Clean Bandages: discard Bleeding and Sickened, recover 1 wound
option-use-lamp_oil = Burn the Lamp Oil: 2 extra successes
option-use-fire_flask = Fire Flask: { $enemy } ({ $place }) suffers 2 wounds
option-use-smoke_pot = Throw the Smoke Pot: move up to 2 enemies to the shadows
option-use-good_whetstone = Use the Good Whetstone: 2 extra successes
option-use-crossbow = Crossbow: discard a token from { $card } for 1 extra success
option-use-balanced_blade = Balanced Blade: reroll { $die_def } ({ $place })
option-use-throwing_knives = Throwing Knives: { $enemy } ({ $place }) suffers 1 wound
option-use-headsmans_sword = Deplete the Headsman’s Sword: 3 extra successes
option-use-lucky_coin = Lucky Coin: reroll { $die_def } ({ $place })
option-use-healers_satchel = Healer’s Satchel: { $seat } recovers 1 wound
option-use-second_wind_ring = Deplete the Ring of Second Wind: { $action } is readied
option-use-map_fragment = Deplete the Map Fragment: choose between the next 2 locations
option-use-warding_charm = Exhaust the Warding Charm: nemesis icons become blanks
option-use-climbing_rope = Deplete the Climbing Rope: 2 progress
option-use-vial_of_vigour = Vial of Vigour: { $seat } becomes Empowered
option-use-ib_leg_tally = Exhaust the Tally of Debts: claim a success token
option-use-ww_leg_bow = Heartwood Bow: reroll { $die_def } ({ $place })
option-use-ww_leg_quiver = Thornquiver: discard a token from { $card }, { $enemy } ({ $place }) suffers 1 wound
option-use-wp_leg_book = Exhaust the Book of Small Hours: the aided hero becomes Empowered
option-use-bw_leg_phial = Deplete the Phial of First Light: ready all your action cards
option-go-to = Go to { $card_def } – { $card_effect }

## Dungeon cards and gear

occasion-turn_away = { $seat }, do you resolve what you have drawn?
occasion-treasure = { $seat }, you have found treasure: what do you take?
occasion-equipping = { $seat }, do you equip { $drawn_def }?
option-resolve = Resolve { $card } – { $card_effect }
option-turn-away = Turn the card away
option-draw-gear = Draw a card from the gear deck
option-pick-gear = Take { $card_def } from the discard pile – { $card_effect }
option-leave-treasure = Take nothing
option-equip = Equip { $card_def } – { $card_effect }
option-unequip = Put { $card_def } away first
option-discard-gear = Discard { $card_def }

## Wounds

occasion-suffer = { $seat }, you are about to suffer { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }: do the Stitched Leathers soften it?
occasion-fall = { $seat }, you are about to be defeated: does the Warded Vest save you?
occasion-token_or_wounds = { $seat }, do you discard a success token or suffer { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }?
occasion-token_or_sickened = { $seat }, do you discard a success token or become Sickened?
occasion-exhaust_or_wounds = { $seat }, do you exhaust an action card or suffer { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }?
option-soften = Exhaust the Stitched Leathers: 1 fewer wound
option-suffer-all = Suffer all of it
option-use-vest = Deplete the Warded Vest: you have 1 health left
option-fall = Be defeated
option-discard-token = Discard a token from { $card } ({ $place })
option-suffer-instead = Suffer the wounds
option-sicken-instead = Become Sickened
option-exhaust = Exhaust { $card } ({ $place })

## Enemies

occasion-enemy_turn = { $seat }, it is your turn in the enemy phase: which enemy acts?
occasion-engage = { $seat }, { $foe_def } is about to engage you: does the Mantle of Fallen Leaves hide you?
occasion-boar_spear = { $seat }, { $foe_def } has engaged you: do you use the Boar Spear?
occasion-prey = { $seat }, several heroes are equally wounded: which one does { $foe_def } hunt?
occasion-harry = { $seat }, which hero does { $foe_def } hunt?
occasion-ensnare = { $seat }, { $foe_def } ensnares you: which action card is exhausted?
occasion-goad = { $seat }, which enemy does { $foe_def } goad?
occasion-rampage = { $seat }, which enemy does the rampage of { $foe_def } hit?
occasion-nemesis_hunts = { $seat }, several heroes are equally wounded: which one does { $foe_def } engage?
occasion-grumps_spite = { $seat }, several heroes are equally wounded: who suffers 1 wound from Odious Grump’s spite?
option-activate = Let { $enemy_def } act ({ $place })
option-slip-away = Deplete the Mantle of Fallen Leaves: the enemy goes to the shadows
option-stand-ground = Stand your ground
option-spear = Exhaust the Boar Spear: the enemy suffers 1 wound
option-do-not-spear = Save the Boar Spear
option-hunt = { $seat }
option-goad-on = { $enemy } ({ $place })
option-trample = { $enemy } ({ $place })
option-face-nemesis = { $seat }
option-single-out = { $seat } suffers it

## Locations

occasion-travel = { $seat }, the location is fully explored: do you travel on?
occasion-cellar = { $seat }, do you search the Abandoned Cellar for gear before you leave?
occasion-flooded_gallery = { $seat }, the water is rising: who discards a success token to save 1 progress?
occasion-crumbling_arches = { $seat }, several heroes have equally few wounds: which one do the falling stones hit?
occasion-echoing_vault = { $seat }, which enemy comes out of the shadows to the party leader?
occasion-gallows_cistern = { $seat }, several heroes are equally wounded: who becomes Bleeding?
occasion-choke = { $seat }, the air is thick: which action card do you exhaust?
occasion-shrine = { $seat }, do you discard a success token at the shrine to recover 2 wounds?
option-travel = Travel on
option-stay = Stay here
option-search-cellar = Draw a gear card
option-leave-cellar = Leave without searching
option-bail = { $seat } discards a token from { $card }
option-let-water-in = Let 1 progress wash away
option-call-out = { $enemy } ({ $place })
option-let-bleed = { $seat }
option-pray = Discard a token from { $card }: recover 2 wounds
option-pass-shrine = Walk on

## Peril

occasion-stir_in_the_dark = { $seat }, which enemy in the shadows acts?
occasion-fire_from_the_dark = { $seat }, several heroes have equally few wounds: which one does the fire from the dark hit?
occasion-under_fire = { $seat }, you are under fire: do you discard a success token to suffer 1 wound instead of 2?
occasion-onslaught = { $seat }, several heroes are equally wounded: whose enemies act now?
occasion-order_of_rank = { $seat }, which of these enemies of equal rank acts first?
option-rouse = { $enemy } ({ $place })
option-draw-fire = { $seat }
option-take-cover = Discard a token from { $card }: suffer only 1 wound
option-stand-fire = Suffer 2 wounds
option-set-upon = { $seat }
option-act-next = { $enemy } ({ $place })

## Improving during a delve

occasion-growth = { $seat }, how do you improve before the next location?
option-upgrade = Exchange { $card } for { $place }
option-raise-limit = Raise your gear limit by 1
option-refresh-gear = Turn all your depleted gear faceup

## The settlement stage

occasion-settlement = { $seat }, what do you do in the settlement? { $visits ->
        [0] You have two visits left
        [one] You have one visit left
       *[other] You have no visits left
    }
occasion-wares = { $seat }, which of the blacksmith’s wares do you take?
option-train = Visit the trainer: exchange { $card } for { $place }
option-visit-blacksmith = Visit the blacksmith: see 2 gear cards and equip one of them
option-visit-arena = Visit the arena: raise your gear limit by 1
option-take-ware = Take { $card_def } – { $card_effect }
option-leave-wares = Take nothing
option-give = Give { $card_def } to { $seat }
option-wait = Let the others go first
option-ready-to-go = I’m ready to go

## Where the players have agreed on other readings

occasion-divide_successes = { $seat }, { $amount ->
        [one] { $amount } success is
       *[other] { $amount } successes are
    } still to be assigned: which enemy does the next one hit?
option-allot = { $enemy } ({ $place })
