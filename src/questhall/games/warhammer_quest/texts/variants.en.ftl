### The quests of Warhammer Quest as variants, and other readings of what its rules leave open, in English.

## Quests

variant-tutorial = { quest-tutorial }
    .explained = a short game on one location to learn actions, engagement and what enemies do
variant-quest-1 = Quest 1, { quest-a_foul_stench }
    .explained = three random caves, then the goblin boss’s den; the boss keeps returning and leads the party on
variant-quest-2 = Quest 2, { quest-trace_the_toxin }
    .explained = three random caves, then the fouled reservoir; find the Warpstone there under a poisoner’s nose
variant-quest-3 = Quest 3, { quest-pursuit }
    .explained = a race through five random caves to corner a courier before the peril track runs out
variant-quest-4 = Quest 4, { quest-firepower }
    .explained = four random caves under fire, then the gun position and its master
variant-quest-5 = Quest 5, { quest-waaagh }
    .explained = three random caves, then the greenskin muster and its chief
variant-delve = Delve, { quest-lost_in_the_dark }
    .explained = one long game in three stages, with heroes who improve on the way and a random nemesis at the end
variant-campaign = Campaign
    .explained = a quest of An Uneasy Alliance followed by the settlement stage; heroes keep what they gain for the next quest

## Difficulties

variant-veteran = Veteran
    .explained = every location brings one more enemy, facedown in the shadows, and from quest 2 on peril starts one or two spaces further along; for a party that wins most of its quests
variant-heroic = Heroic
    .explained = as veteran, but peril starts further along, from one space in quest 1 to four in quest 5; for a party that wants to lose about half of its quests

## Other readings

variant-other-dice = Other dice
    .explained = a hero die has two faces with two successes and none with success and defence; an enemy die has two nemesis faces
variant-exhausted-enemies-attack = Exhausted enemies attack
    .explained = an attack icon can make an exhausted enemy in the zone attack too; it still adds no die
variant-moved-enemies-hold-back = Moved enemies hold back
    .explained = an enemy that has left the hero’s zone since the roll, and is not defeated, does not attack
variant-divided-successes = Divided successes
    .explained = the hero divides the successes of an attack among its targets
variant-targets-after-roll = Targets after the roll
    .explained = the targets of an attack are chosen after the dice have been rolled and rerolled
variant-surplus-tokens-pass-on = Surplus tokens pass on
    .explained = success tokens that do not fit on a hero’s cards go to the next hero who has room
variant-empty-choices = Empty choices
    .explained = you may choose a condition the hero cannot get, or refresh gear that doesn’t need it
variant-hidden-enemies-known = Hidden enemies known
    .explained = everyone sees what is spawned facedown; otherwise it counts as facedown
variant-hidden-enemies-first = Hidden enemies first
    .explained = a revealed location spawns its facedown enemies before the faceup ones
variant-next-hero-engaged = Next hero engaged
    .explained = an enemy that would engage a defeated hero engages the next undefeated hero
variant-enemy-turns-of-defeated = Enemy turns of the defeated
    .explained = a defeated hero still takes turns in the enemy phase and activates enemies in the shadows
variant-next-hero-hit = Next hero hit
    .explained = when the active hero falls during an enemy’s activation, the next hero becomes the active one for the rest of it
variant-regenerated-enemies-rise = Regenerated enemies rise
    .explained = an enemy defeated in its own activation that regenerates afterwards is in play again
variant-engaged-enemies-stay = Engaged enemies stay
    .explained = an enemy engaged with any hero does not advance
variant-moved-enemies-ready = Moved enemies ready
    .explained = an enemy that changes zone is readied
variant-hidden-enemies-rank-first = Hidden enemies rank first
    .explained = facedown enemies rank above all others
variant-late-reshuffle = Late reshuffle
    .explained = the enemy discard pile is shuffled only when an enemy must be drawn and the deck is empty
variant-travel-before-effect = Travel before effect
    .explained = the party may travel first; then its current location takes effect
variant-shadows-cleared-late = Shadows cleared late
    .explained = when the party travels, the shadows are cleared after the new location is revealed, before it spawns enemies
variant-full-peril-strikes = Full peril strikes
    .explained = when peril would rise past the end of its track outside the peril phase, the last space takes effect
variant-defeat-before-victory = Defeat before victory
    .explained = victory and defeat at the same moment count as defeat
variant-last-stand = Last stand
    .explained = if all heroes are defeated, the quest is lost only in the peril phase, so the location phase can still win it
variant-revived-with-health = Revived with health
    .explained = a revived hero has at least one health left
variant-defeated-heroes-count = Defeated heroes count
    .explained = defeated heroes count when the most or fewest wounds are compared; an effect that picks one does nothing
variant-fallen-gear-found = Fallen gear found
    .explained = the gear of a hero eliminated in a delve goes to the gear discard pile
variant-fortune-may-fail = Fortune may fail
    .explained = the random legendary card may be any of the three; one the hero already has equipped gives nothing
variant-gear-limit-4 = Gear limit 4
    .explained = a gear limit does not rise above 4
variant-discards-at-blacksmith = Discards at the blacksmith
    .explained = if the gear deck has a single card left, the blacksmith shuffles the gear discard pile into it
variant-aid-counts-dice = Aid counts dice
    .explained = aid gives tokens only for successes on the dice, criticals included
variant-active-hero-first = Active hero first
    .explained = effects on each hero are resolved clockwise from the active hero, if there is one
variant-deadly-costs = Deadly costs
    .explained = a hero may pay with a wound that defeats him
variant-owned-gear-counts = Owned gear counts
    .explained = gear the heroes own counts towards the number of gear cards the quest sheet asks for
variant-fortune-beside-gear = Fortune beside gear
    .explained = a Legendary Fortune at the blacksmith does not count as one of the two cards
variant-settlement-in-order = Settlement in order
    .explained = in the settlement stage the heroes act clockwise from the party leader
variant-preparing-readies-gear = Preparing readies gear
    .explained = the prepare icon readies exhausted gear along with the action cards; gear is not readied at the end of the round
variant-treasure-before-text = Treasure before text
    .explained = the treasure on a dungeon card is resolved before its text
variant-items-in-actions = Items in actions
    .explained = cards usable at any time in the hero phase can also be used during an action, after the dice are rolled
