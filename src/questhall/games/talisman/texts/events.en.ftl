### What happens in Talisman, in English. A sentence begins with the player and has no full stop.

## The turn

event-turn_begins = { $seat } begins a turn
event-missed_turn = { $seat } misses this turn
event-misses_turn = { $seat } will miss a turn
event-character_enters = { $seat } enters the game as { $character_def }
event-moved = { $seat } moves to { $space_def }
event-built_raft = { $seat } builds a Raft
event-teleport_offered = { $seat } may teleport anywhere in the Outer Region on the next move
event-ferry_offered = { $seat } may take the ferry to the Temple on the next move
event-enslaved = { $seat } is enslaved in the Temple until a movement roll of 4 or more
event-set_free = { $seat } is free again
event-blizzard_begins = { $seat } brings a Blizzard: for 2 rounds everyone moves only 1 space per turn

## Dice

event-rolled = { $seat } rolls { $die }
event-rolled_again = { $seat } rerolls: { $die }
event-added_one = { $seat } adds 1 to the roll
event-diced_with_death = { $seat } rolls { $own } against Death’s { $deaths }
event-death_rolled = { $seat } faces Death, who rolls { $total }

## Cards

event-drew = { $seat } draws { $card_def } on { $space_def }
event-replaced = { $seat } discards { $card_def } and draws another card instead
event-sent_elsewhere = { $seat } sends { $card_def } to { $space_def }
event-new_adventure_deck = The discarded Adventure cards are shuffled into a new deck
event-new_spell_deck = The discarded Spells are shuffled into a new deck
event-took = { $seat } takes { $card_def }
event-took_from = { $seat } takes { $card_def } from { $from }
event-took_gold = { $seat } takes { $amount } gold from { $from }
event-left_behind = { $seat } leaves { $card_def } on { $space_def }
event-ditched = { $seat } ditches { $card_def }
event-discarded = { $seat } discards { $card_def }
event-bought = { $seat } buys { $card_indef }
event-pilfered = { $seat } pilfers { $card_indef } without paying
event-handed_in_trophy = { $seat } hands in { $card_def } as a trophy
event-received_talisman = { $seat } receives a Talisman

## Strength, Craft, Life, fate and gold

event-gained_strength = { $seat } gains { $amount } Strength
event-gained_craft = { $seat } gains { $amount } Craft
event-gained_life = { $seat } gains { $amount ->
        [one] { $amount } Life
       *[other] { $amount } Lives
    }
event-gained_fate = { $seat } gains { $amount } fate
event-gained_gold = { $seat } gains { $amount } gold
event-healed = { $seat } regains { $amount ->
        [one] { $amount } Life
       *[other] { $amount } Lives
    }
event-replenished_fate = { $seat } regains { $amount } fate
event-lost_strength = { $seat } loses { $amount } Strength
event-lost_craft = { $seat } loses { $amount } Craft
event-lost_life = { $seat } loses { $amount ->
        [one] { $amount } Life
       *[other] { $amount } Lives
    }
event-lost_fate = { $seat } spends { $amount } fate
event-lost_gold = { $seat } loses { $amount } gold
event-paid = { $seat } pays { $amount } gold
event-raided = { $seat } is robbed of { $amount } gold by the Raiders, who hide it at { $space_def }
event-life_saved = { $seat } does not lose a Life after all
event-armour_failed = { $seat } is not saved by { $card_def }
event-follower_killed = { $seat } loses { $card_def }, who is killed
event-died = { $seat }’s { $character } is killed
event-eliminated = { $seat } is out of the game

## Fights

event-fight_begins = { $seat } goes into { $how }
event-attacked = { $seat } attacks { $other } in { $how }
event-creature_attacks = { $seat } is attacked by { $creature_def }
event-attack_rolled = { $seat } rolls { $die } for the attack
event-foe_rolled = The opponent rolls { $die } for the attack
event-scores = { $seat } has an attack score of { $own } against { $foe }
event-won_fight = { $seat } wins the fight
event-lost_fight = { $seat } loses the fight
event-stood_off = { $seat } fights to a stand-off
event-killed_enemy = { $seat } kills { $card_def } and keeps it as a trophy
event-evaded_card = { $seat } evades { $card_def }
event-evaded_by = { $seat } evades
event-bribed = { $seat } pays { $card_def } off
event-destroyed = { $seat } destroys { $card_def }
event-charmed = { $seat } charms { $card_def }
event-not_charmed = { $seat } fails to charm { $card_def }, but may pass all the same
event-raised = { $seat } raises { $card_def } from the dead as a Follower
event-mercenary_paid = { $seat } pays the Mercenary to fight this turn
event-assassinates = { $seat } strikes from the shadows
event-not_beguiled = { $seat } fails to beguile { $other }

## Spells

event-cast = { $seat } casts { $spell_def }
event-cast_on_character = { $seat } casts { $spell_def } on { $target }
event-cast_on_space = { $seat } casts { $spell_def } on { $space_def }
event-cast_on_card = { $seat } casts { $spell_def } on { $card_def }
event-command_spell_cast = { $seat } casts the Command Spell
event-countered = { $seat }’s { $spell } is countered and has no effect
event-hex_strikes = { $seat } is struck by the Hex on this space
event-drank_potion = { $seat } drinks the Potion of Strength
event-gained_spell = { $seat } gains a Spell
    .known = { $seat } gains a Spell: { $card }
event-discarded_spell = { $seat } discards the Spell { $card }
event-saw_spell = { $seat } looks at one of { $holder }’s Spells
    .known = { $seat } looks at one of { $holder }’s Spells: { $card }
event-foresaw = { $seat } looks at a card in the Adventure deck
    .known = { $seat } looks at a card in the Adventure deck: { $card }

## What becomes of characters

event-realigned = { $seat } is now { $alignment }
event-became_toad = { $seat } turns into a Toad
event-turned_back = { $seat } is no longer a Toad
event-quest_taken = { $seat } takes on a quest: { $quest }
event-quest_fulfilled = { $seat } has fulfilled the quest
