### What happens in Talisman, told to the player it is about, in English. No full stop.

## What you do, or what happens to you

you-turn_begins = You begin your turn
you-missed_turn = You miss this turn
you-misses_turn = You will miss a turn
you-character_enters = You enter the game as { $character_def }
you-moved = You move to { $space_def }
you-built_raft = You build a Raft
you-teleport_offered = You may teleport anywhere in the Outer Region on your next move
you-ferry_offered = You may take the ferry to the Temple on your next move
you-enslaved = You are enslaved in the Temple until a movement roll of 4 or more
you-set_free = You are free again
you-blizzard_begins = You bring a Blizzard: for 2 rounds everyone moves only 1 space per turn
you-rolled = You roll { $die }
you-rolled_again = You reroll: { $die }
you-added_one = You add 1 to the roll
you-diced_with_death = You roll { $own } against Death’s { $deaths }
you-death_rolled = You face Death, who rolls { $total }
you-drew = You draw { $card_def } on { $space_def }
you-replaced = You discard { $card_def } and draw another card instead
you-sent_elsewhere = You send { $card_def } to { $space_def }
you-took = You take { $card_def }
you-took_from = You take { $card_def } from { $from }
you-took_gold = You take { $amount } gold from { $from }
you-left_behind = You leave { $card_def } on { $space_def }
you-ditched = You ditch { $card_def }
you-discarded = You discard { $card_def }
you-bought = You buy { $card_indef }
you-pilfered = You pilfer { $card_indef } without paying
you-handed_in_trophy = You hand in { $card_def } as a trophy
you-received_talisman = You receive a Talisman
you-gained_strength = You gain { $amount } Strength
you-gained_craft = You gain { $amount } Craft
you-gained_life = You gain { $amount ->
        [one] { $amount } Life
       *[other] { $amount } Lives
    }
you-gained_fate = You gain { $amount } fate
you-gained_gold = You gain { $amount } gold
you-healed = You regain { $amount ->
        [one] { $amount } Life
       *[other] { $amount } Lives
    }
you-replenished_fate = You regain { $amount } fate
you-lost_strength = You lose { $amount } Strength
you-lost_craft = You lose { $amount } Craft
you-lost_life = You lose { $amount ->
        [one] { $amount } Life
       *[other] { $amount } Lives
    }
you-lost_fate = You spend { $amount } fate
you-lost_gold = You lose { $amount } gold
you-paid = You pay { $amount } gold
you-raided = You are robbed of { $amount } gold by the Raiders, who hide it at { $space_def }
you-life_saved = You do not lose a Life after all
you-armour_failed = You are not saved by { $card_def }
you-follower_killed = You lose { $card_def }, who is killed
you-died = Your { $character } is killed
you-eliminated = You are out of the game
you-fight_begins = You go into { $how }
you-attacked = You attack { $other } in { $how }
you-creature_attacks = You are attacked by { $creature_def }
you-attack_rolled = You roll { $die } for the attack
you-scores = You have an attack score of { $own } against { $foe }
you-won_fight = You win the fight
you-lost_fight = You lose the fight
you-stood_off = You fight to a stand-off
you-killed_enemy = You kill { $card_def } and keep it as a trophy
you-evaded_card = You evade { $card_def }
you-evaded_by = You evade
you-bribed = You pay { $card_def } off
you-destroyed = You destroy { $card_def }
you-charmed = You charm { $card_def }
you-not_charmed = You fail to charm { $card_def }, but may pass all the same
you-raised = You raise { $card_def } from the dead as a Follower
you-mercenary_paid = You pay the Mercenary to fight this turn
you-assassinates = You strike from the shadows
you-not_beguiled = You fail to beguile { $other }
you-cast = You cast { $spell_def }
you-cast_on_character = You cast { $spell_def } on { $target }
you-cast_on_space = You cast { $spell_def } on { $space_def }
you-cast_on_card = You cast { $spell_def } on { $card_def }
you-command_spell_cast = You cast the Command Spell
you-countered = Your { $spell } is countered and has no effect
you-hex_strikes = You are struck by the Hex on this space
you-drank_potion = You drink the Potion of Strength
you-gained_spell = You gain a Spell
    .known = You gain a Spell: { $card }
you-discarded_spell = You discard the Spell { $card }
you-saw_spell = You look at one of { $holder }’s Spells
    .known = You look at one of { $holder }’s Spells: { $card }
you-foresaw = You look at a card in the Adventure deck
    .known = You look at a card in the Adventure deck: { $card }
you-realigned = You are now { $alignment }
you-became_toad = You turn into a Toad
you-turned_back = You are no longer a Toad
you-quest_taken = You take on a quest: { $quest }
you-quest_fulfilled = You have fulfilled your quest

## What others do to you

at-you-took_from = { $seat } takes { $card_def } from you
at-you-took_gold = { $seat } takes { $amount } gold from you
at-you-attacked = { $seat } attacks you in { $how }
at-you-not_beguiled = { $seat } fails to beguile you
at-you-cast_on_character = { $seat } casts { $spell_def } on you
at-you-saw_spell = { $seat } looks at one of your Spells
    .known = { $seat } looks at one of your Spells: { $card }

## What you do to yourself

yourself-cast_on_character = You cast { $spell_def } on yourself

## The end

you-won-last_alive = You win as the last character alive
you-won-crown_reached = You win on the Crown of Command
you-won-time_is_up = You win, having gained the most
you-won-time_is_up-shared = You share the victory with { $others }: nobody has gained more
