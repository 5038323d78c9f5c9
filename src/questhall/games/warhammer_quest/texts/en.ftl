### Warhammer Quest: The Adventure Card Game in English: names, and what every card does in our own words.
### .def carries the article a sentence needs, .effect says what a card does.

game-title = Warhammer Quest: The Adventure Card Game
how-to-play =
    Two to four heroes explore the tunnels under a town, working together against the game.
    In the hero phase each hero performs one of four actions: attack, explore, rest or aid. The card is then exhausted until the one with the prepare icon readies them all.
    Every ready enemy engaged with a hero adds an enemy die to the hero’s roll and may strike back; defence icons block its blows.
    Then the enemies act by their keywords, the location takes effect and lets the party travel once it is explored, and peril rises.
    The quest sheet says how the quest is won and lost; if all heroes are defeated, it is always lost.

## Standard and elite enemies, level I

card-goblin_warrior = Goblin Warrior
    .def = the Goblin Warrior
    .effect = Goes for the most wounded hero and strikes.
card-goblin_warrior_elite = Elite Goblin Warrior
    .def = the elite Goblin Warrior
    .effect = Goes for the most wounded hero, snatches a success token (or cuts the hero, if there is none), and strikes.
card-orc_boy = Orc Boy
    .def = the Orc Boy
    .effect = While it is faceup, nothing exhausts it except the end of its own activation in the enemy phase.
card-orc_boy_elite = Elite Orc Boy
    .def = the elite Orc Boy
    .effect = { card-orc_boy.effect } No hero’s card moves it to the shadows.
card-giant_bat = Giant Bat
    .def = the Giant Bat
    .effect = Swoops in, bites, and flies back to the shadows.
card-giant_bat_elite = Elite Giant Bat
    .def = the elite Giant Bat
    .effect = Swoops in, tears a bleeding wound, and flies back to the shadows.
card-gigantic_spider = Gigantic Spider
    .def = the Gigantic Spider
    .effect = Charges, and its web holds one of the hero’s actions.
card-gigantic_spider_elite = Elite Gigantic Spider
    .def = the elite Gigantic Spider
    .effect = Charges, webs up one of the hero’s actions, and bites as well.
card-clanrat = Clanrat
    .def = the Clanrat
    .effect = The more of its kind, the worse its bite.
card-clanrat_elite = Elite Clanrat
    .def = the elite Clanrat
    .effect = { card-clanrat.effect } While it is faceup and ready, an attack can choose other enemies in the same place only after this one.
card-crypt_ghoul = Crypt Ghoul
    .def = the Crypt Ghoul
    .effect = Charges and leaves a bleeding wound.
card-crypt_ghoul_elite = Elite Crypt Ghoul
    .def = the elite Crypt Ghoul
    .effect = Smells blood: goes for the most wounded hero and leaves a bleeding wound.
card-sewer_hound = Sewer Hound
    .def = the Sewer Hound
    .effect = Runs to the hero facing the fewest enemies and bites.
card-sewer_hound_elite = Elite Sewer Hound
    .def = the elite Sewer Hound
    .effect = Runs to the hero facing the fewest enemies, bites, and howls another enemy into action again.

## Level II

card-plague_monk = Plague Monk
    .def = the Plague Monk
    .effect = Charges and spreads sickness; a hero who is already sick is struck instead.
card-plague_monk_elite = Elite Plague Monk
    .def = the elite Plague Monk
    .effect = Charges, spreads sickness, and strikes as well.
card-night_runner = Night Runner
    .def = the Night Runner
    .effect = Stabs the most wounded hero and vanishes into the shadows.
card-night_runner_elite = Elite Night Runner
    .def = the elite Night Runner
    .effect = Stabs the most wounded hero with a poisoned blade and vanishes into the shadows.
card-jezzail_team = Jezzail Team
    .def = the Jezzail Team
    .effect = Never engages a hero, whether ready or exhausted: instead of entering a zone it goes faceup to the shadows or stays there. It shoots the active hero from afar.
card-jezzail_team_elite = Elite Jezzail Team
    .def = the elite Jezzail Team
    .effect = { card-jezzail_team.effect } Before that, its hail of bullets costs each hero a success token or a wound.
card-mosscap_chanter = Mosscap Chanter
    .def = the Mosscap Chanter
    .effect = Drives another enemy to act once more, and stings from where it stands.
card-mosscap_chanter_elite = Elite Mosscap Chanter
    .def = the elite Mosscap Chanter
    .effect = Drives another enemy to act once more, and its spores sicken the hero.

## Level III

card-rat_ogre = Rat Ogre
    .def = the Rat Ogre
    .effect = Mauls the hero and anyone beside it.
card-rat_ogre_elite = Elite Rat Ogre
    .def = the elite Rat Ogre
    .effect = Runs down everyone who is not busy fighting, then mauls the hero and anyone beside it.
card-river_troll = River Troll
    .def = the River Troll
    .effect = Heals unless it is finished off at once.
card-river_troll_elite = Elite River Troll
    .def = the elite River Troll
    .effect = Its bile sickens the hero before it strikes, and it heals unless it is finished off at once.
card-black_orc = Black Orc
    .def = the Black Orc
    .effect = In heavy armour; picks on the most wounded hero.
card-black_orc_elite = Elite Black Orc
    .def = the elite Black Orc
    .effect = { card-black_orc.effect } While it is faceup and ready, an attack can choose other enemies in the same place only after this one.
card-barrow_wight = Barrow Wight
    .def = the Barrow Wight
    .effect = Its cold touch takes a wound from the hero and closes one of its own, before it strikes.
card-barrow_wight_elite = Elite Barrow Wight
    .def = the elite Barrow Wight
    .effect = Calls back the Undead that fell last, exhausted, then charges, drains and strikes.

## Nemeses

card-odious_grump = Odious Grump
    .def = Odious Grump
    .effect = Nemesis effect: the hero with the most wounds suffers 1 wound.
card-nunkel = Nunkel
    .def = Nunkel
    .effect = Nemesis effect: the active hero discards 1 success token or becomes Sickened. A hero who cannot become Sickened has to discard a token if possible.
card-tallowfoot = Tallowfoot
    .def = Tallowfoot
    .effect = Nemesis effect: 1 progress is removed from the active location; if there is none, the active hero suffers 1 wound.
card-fusewright_oddlock = Fusewright Oddlock
    .def = Fusewright Oddlock
    .effect = Nemesis effect: the active hero suffers 1 wound, or 2 while a Jezzail Team is faceup in the shadows.
card-chief_mudmaw = Chief Mudmaw
    .def = Chief Mudmaw
    .effect = Nemesis effect: the active hero exhausts one of his ready action cards, not the one with the prepare icon, or suffers 2 wounds.
card-facedown = Facedown enemy
    .def = the facedown enemy
    .effect = Nobody knows what it is until it is wounded, engages a hero or is activated.

## Locations, level I

card-choking_passage = Choking Passage
    .def = the Choking Passage
    .effect = Location phase: each hero exhausts one of his ready action cards, not the one with the prepare icon.
card-flooded_gallery = Flooded Gallery
    .def = the Flooded Gallery
    .effect = Location phase, until it is fully explored: 1 progress is washed away, unless a hero discards 1 success token.
card-gnawed_crossing = Gnawed Crossing
    .def = the Gnawed Crossing
    .effect = Location phase: if no enemy is in the shadows, 1 enemy is spawned there facedown.
card-bone_strewn_stair = Bone-Strewn Stair
    .def = the Bone-Strewn Stair
    .effect = Rest actions lose 1 success.
card-abandoned_cellar = Abandoned Cellar
    .def = the Abandoned Cellar
    .effect = When the party leaves, the party leader may draw 1 gear card and equip or discard it.
card-crumbling_arches = Crumbling Arches
    .def = the Crumbling Arches
    .effect = Location phase: the hero with the fewest wounds suffers 1 wound.
card-echoing_vault = Echoing Vault
    .def = the Echoing Vault
    .effect = Location phase: an enemy in the shadows, chosen by the players, engages the party leader.

## Locations, level II

card-fungus_hollow = Fungus Hollow
    .def = the Fungus Hollow
    .effect = Location phase: the party leader discards 1 success token or becomes Sickened.
card-sunken_shrine = Sunken Shrine
    .def = the Sunken Shrine
    .effect = Location phase: each hero may discard 1 success token to recover 2 wounds.
card-grate_maze = Grate Maze
    .def = the Grate Maze
    .effect = Each explore action places at most 3 progress here.
card-gallows_cistern = Gallows Cistern
    .def = the Gallows Cistern
    .effect = Location phase: the hero with the most wounds becomes Bleeding.
card-powder_store = Powder Store
    .def = the Powder Store
    .effect = After each ranged attack the attacking hero suffers 1 wound.
card-brood_warren = Brood Warren
    .def = the Brood Warren
    .effect = Location phase, until it is fully explored: if no progress was placed here since the last location phase, 1 enemy is spawned facedown in the shadows.
card-slick_ramp = Slick Ramp
    .def = the Slick Ramp
    .effect = After each explore action that places no progress here the hero suffers 1 wound.

## Locations, level III

card-ruined_feast_hall = Ruined Feast Hall
    .def = the Ruined Feast Hall
    .effect = Location phase: each enemy recovers 1 wound.
card-pit_of_stakes = Pit of Stakes
    .def = the Pit of Stakes
    .effect = Location phase: each hero engaged with 2 or more enemies suffers 1 wound.
card-throne_cavern = Throne Cavern
    .def = the Throne Cavern
    .effect = No effect of its own; it is just large.
card-burning_gallery = Burning Gallery
    .def = the Burning Gallery
    .effect = Location phase: each hero suffers 1 wound or exhausts one of his ready action cards, not the one with the prepare icon.
card-bell_chamber = Bell Chamber
    .def = the Bell Chamber
    .effect = The first roll of a round that shows a nemesis icon also spawns 1 enemy facedown in the shadows.
card-drowned_tombs = Drowned Tombs
    .def = the Drowned Tombs
    .effect = An enemy turned faceup by being activated has +1 attack until the end of that activation.
card-trophy_wall = Trophy Wall
    .def = the Trophy Wall
    .effect = For each elite enemy or nemesis that a hero’s action defeats, that hero claims 1 success token.

## Locations of the quests

card-grumps_sump = Grump’s Sump
    .def = Grump’s Sump
    .effect = Location phase: Odious Grump comes from the lair and engages the hero with the most wounds; if he is in play already, the hero engaged with him suffers 1 wound.
card-tainted_reservoir = Tainted Reservoir
    .def = the Tainted Reservoir
    .effect = Location phase: each Sickened hero suffers 1 wound.
card-last_bolt_hole = Last Bolt-Hole
    .def = the Last Bolt-Hole
    .effect = Once it is fully explored, Tallowfoot cannot retreat and no hero’s card moves him to the shadows.
card-gun_gallery = Gun Gallery
    .def = the Gun Gallery
    .effect = Location phase: while there is less than 3 progress here, each hero suffers 1 wound.
card-muster_field = Muster Field Below
    .def = the Muster Field Below
    .effect = Location phase, until it is fully explored: 1 enemy is spawned faceup.

## Dungeon cards: items

card-grimnirs_horn = Grimnir’s Horn
    .def = Grimnir’s Horn
    .effect = Between activations in the hero phase: exhaust up to 2 enemies anywhere.
card-ritual_candles = Ritual Candles
    .def = the Ritual Candles
    .effect = Between activations in the hero phase: place 2 progress on the active location.
card-elfcap_fungus = Elfcap Fungus
    .def = the Elfcap Fungus
    .effect = After your activation roll a hero die: on a success or a critical you perform one more action with a ready card.
card-bitterroot_draught = Bitterroot Draught
    .def = the Bitterroot Draught
    .effect = Between activations in the hero phase: you or another hero recovers 3 wounds.
card-sharp_salts = Sharp Salts
    .def = the Sharp Salts
    .effect = Between activations in the hero phase: a defeated hero is revived and recovers 3 wounds.
card-clean_bandages = Clean Bandages
    .def = the Clean Bandages
    .effect = Between activations in the hero phase: discard Bleeding and Sickened, then recover 1 wound.
card-lamp_oil = Lamp Oil
    .def = the Lamp Oil
    .effect = 2 extra successes for your explore action.
card-fire_flask = Fire Flask
    .def = the Fire Flask
    .effect = Between activations in the hero phase: an enemy anywhere suffers 2 wounds, whatever its resilience.
card-smoke_pot = Smoke Pot
    .def = the Smoke Pot
    .effect = Before your activation: move up to 2 enemies engaged with you to the shadows.
card-good_whetstone = Good Whetstone
    .def = the Good Whetstone
    .effect = 2 extra successes for your attack action.

## Dungeon cards: events

card-forgotten_altar = Forgotten Altar
    .def = the Forgotten Altar
    .effect = You recover 2 wounds, each other hero 1.
card-ambush = Ambush
    .def = the Ambush
    .effect = 1 enemy is spawned faceup, engaged with you.
card-hidden_cache = Hidden Cache
    .def = the Hidden Cache
    .effect = Treasure, and nothing bad.
card-falling_stones = Falling Stones
    .def = the Falling Stones
    .effect = Each hero discards 1 success token or suffers 1 wound.
card-stale_air = Stale Air
    .def = the Stale Air
    .effect = You become Sickened; then the treasure.
card-rusty_spikes = Rusty Spikes
    .def = the Rusty Spikes
    .effect = You suffer 1 wound and become Bleeding; then the treasure.
card-old_shortcut = Old Shortcut
    .def = the Old Shortcut
    .effect = 2 progress is placed on the active location.
card-noises_ahead = Noises Ahead
    .def = the Noises Ahead
    .effect = 1 enemy is spawned facedown in the shadows.
card-dying_torches = Dying Torches
    .def = the Dying Torches
    .effect = Peril rises by 1; no peril effect follows.
card-sleeping_sentries = Sleeping Sentries
    .def = the Sleeping Sentries
    .effect = Peril falls by 1.
card-carved_names = Carved Names
    .def = the Carved Names
    .effect = You claim 2 success tokens.
card-trapped_chest = Trapped Chest
    .def = the Trapped Chest
    .effect = You suffer 2 wounds; then the treasure.
card-warpstone = Warpstone
    .def = the Warpstone
    .effect = Cannot be turned away. In Trace the Toxin it is found: put it beside the quest sheet. In any other quest you suffer 2 wounds and become Sickened, and it goes back into the dungeon deck if 3 or more cards are left there.

## Gear: Legendary Fortune and weapons

card-legendary_fortune = Legendary Fortune
    .def = the Legendary Fortune
    .effect = The hero who draws it takes one of their own legendary gear cards at random and equips it or puts it back; this card returns to the campaign pool.
card-crossbow = Crossbow
    .def = the Crossbow
    .effect = Once in each attack action of another hero: discard 1 success token, and that action gets 1 extra success.
card-balanced_blade = Balanced Blade
    .def = the Balanced Blade
    .effect = Once in each of your attack actions you may reroll 1 hero die.
card-heavy_maul = Heavy Maul
    .def = the Heavy Maul
    .effect = Your attack actions with exactly one target get 1 extra success.
card-boar_spear = Boar Spear
    .def = the Boar Spear
    .effect = Exhaust it when an enemy has engaged you: that enemy suffers 1 wound, whatever its resilience. It is readied at the end of the round.
card-hooked_flail = Hooked Flail
    .def = the Hooked Flail
    .effect = Exhaust it when you choose targets: you may attack one more enemy engaged with you. It is readied at the end of the round.
card-throwing_knives = Throwing Knives
    .def = the Throwing Knives
    .effect = Exhaust them before your activation: an enemy in the shadows suffers 1 wound, whatever its resilience. They are readied at the end of the round.
card-hunting_bow = Hunting Bow
    .def = the Hunting Bow
    .effect = You may make your attack action ranged; it then loses 1 success.
card-parrying_dagger = Parrying Dagger
    .def = the Parrying Dagger
    .effect = Your attack actions get 1 extra defence.
card-saw_edged_axe = Saw-Edged Axe
    .def = the Saw-Edged Axe
    .effect = In your attack actions the resilience of every target is 1 lower.
card-headsmans_sword = Headsman’s Sword
    .def = the Headsman’s Sword
    .effect = Deplete it: 3 extra successes for your attack action.

## Gear: armour

card-full_plate = Full Plate
    .def = the Full Plate
    .effect = +4 health.
card-chain_shirt = Chain Shirt
    .def = the Chain Shirt
    .effect = +2 health. It can be worn with other armour.
card-padded_coat = Padded Coat
    .def = the Padded Coat
    .effect = +1 health. Your rest actions get 1 extra success.
card-tower_shield = Tower Shield
    .def = the Tower Shield
    .effect = Your attack, rest and aid actions get 1 extra defence.
card-spiked_harness = Spiked Harness
    .def = the Spiked Harness
    .effect = After enemies have attacked in your action, one of the attackers suffers 1 wound, whatever its resilience.
card-stitched_leathers = Stitched Leathers
    .def = the Stitched Leathers
    .effect = Exhaust them when an enemy’s keyword wounds you: you suffer 1 fewer wound. They are readied at the end of the round.
card-warded_vest = Warded Vest
    .def = the Warded Vest
    .effect = Deplete it when you would be defeated: you are left with 1 health instead.
card-scouts_jerkin = Scout’s Jerkin
    .def = the Scout’s Jerkin
    .effect = +1 health. Your explore actions get 1 extra defence.

## Gear: accessories

card-night_cloak = Night Cloak
    .def = the Night Cloak
    .effect = You cannot get conditions, not even Empowered; those you have stay.
card-lucky_coin = Lucky Coin
    .def = the Lucky Coin
    .effect = Exhaust it in your action: reroll 1 hero die or enemy die. It is readied at the end of the round.
card-storm_lantern = Storm Lantern
    .def = the Storm Lantern
    .effect = Your explore actions get 1 extra success.
card-healers_satchel = Healer’s Satchel
    .def = the Healer’s Satchel
    .effect = After your rest action another hero recovers 1 wound.
card-signal_whistle = Signal Whistle
    .def = the Signal Whistle
    .effect = Your aid actions get 1 extra success.
card-second_wind_ring = Ring of Second Wind
    .def = the Ring of Second Wind
    .effect = Deplete it after your action: the action card you used is readied.
card-map_fragment = Map Fragment
    .def = the Map Fragment
    .effect = Deplete it when the party travels: look at the next 2 locations and choose the one to go to. Not for the last location of a quest, nor across the stages of a delve.
card-warding_charm = Warding Charm
    .def = the Warding Charm
    .effect = Exhaust it in your action: every nemesis icon rolled becomes a blank. It is readied at the end of the round.
card-climbing_rope = Climbing Rope
    .def = the Climbing Rope
    .effect = Deplete it after your activation: place 2 progress on the active location.
card-vial_of_vigour = Vial of Vigour
    .def = the Vial of Vigour
    .effect = Discard it before your activation: you or another hero becomes Empowered.
card-trophy_string = Trophy String
    .def = the Trophy String
    .effect = Once in each of your actions, when it defeats an enemy: claim 1 success token.

## Legendary gear

card-ib_leg_hammer = Oathkeeper’s Hammer
    .def = the Oathkeeper’s Hammer
    .effect = Your attack actions get 1 extra success if 2 or more enemies were engaged with you at the roll.
card-ib_leg_plate = Deepdelver Plate
    .def = the Deepdelver Plate
    .effect = +3 health. Your explore, rest and aid actions get 1 extra defence.
card-ib_leg_tally = Tally of Debts
    .def = the Tally of Debts
    .effect = Exhaust it after attacks in your action have wounded you: claim 1 success token. It is readied at the end of the round.
card-ww_leg_bow = Heartwood Bow
    .def = the Heartwood Bow
    .effect = Once in each of your ranged attack actions you may reroll 1 hero die.
card-ww_leg_mantle = Mantle of Fallen Leaves
    .def = the Mantle of Fallen Leaves
    .effect = +2 health. Deplete it when an enemy would engage you: the enemy goes to the shadows instead. Not if losing the health would defeat you.
card-ww_leg_quiver = Thornquiver
    .def = the Thornquiver
    .effect = Once after each of your attack actions: discard 1 success token, and one of its targets still in play suffers 1 wound, whatever its resilience.
card-wp_leg_maul = Maul of the Two Flames
    .def = the Maul of the Two Flames
    .effect = Your attack actions get 1 extra success if a target is faceup and elite or a nemesis.
card-wp_leg_mail = Penitent’s Mail
    .def = the Penitent’s Mail
    .effect = +3 health. Whenever you become Empowered, recover 1 wound.
card-wp_leg_book = Book of Small Hours
    .def = the Book of Small Hours
    .effect = Exhaust it after your aid action: the aided hero becomes Empowered. It is readied at the end of the round.
card-bw_leg_staff = Cinderwood Staff
    .def = the Cinderwood Staff
    .effect = You do not suffer the first wound that each of your actions would cost you.
card-bw_leg_robe = Robe of Banked Fire
    .def = the Robe of Banked Fire
    .effect = +2 health. After enemies have attacked in your action, one of the attackers suffers 1 wound, whatever its resilience.
card-bw_leg_phial = Phial of First Light
    .def = the Phial of First Light
    .effect = Deplete it before your activation: all your action cards are readied.

## Actions of the Ironbreaker

card-ib_attack_basic = Wide Hewing
    .def = Wide Hewing
    .effect = You may make 1 enemy in the shadows engage you. Attack 1 or 2 enemies engaged with you.
card-ib_attack_advanced = Ring of Steel
    .def = Ring of Steel
    .effect = You may make 1 enemy in the shadows engage you. Attack 1 to 3 enemies engaged with you, with 1 extra defence.
card-ib_explore_basic = Inexorable Advance
    .def = Inexorable Advance
    .effect = Explore. You may turn away the dungeon card you draw.
card-ib_explore_advanced = Nothing Bars the Way
    .def = Nothing Bars the Way
    .effect = Explore with 1 extra success, and 1 more for each exhausted enemy engaged with you. Draw 2 dungeon cards and resolve one of them or neither.
card-ib_rest_basic = Set the Shield
    .def = Set the Shield
    .effect = Rest. Then you may exhaust 1 enemy engaged with you.
card-ib_rest_advanced = Unmoved
    .def = Unmoved
    .effect = You may make 1 enemy in the shadows engage you. Rest. Then you may exhaust up to 2 enemies engaged with you.
card-ib_aid_basic = Face Me First
    .def = Face Me First
    .effect = You may make 1 enemy that is engaged with the aided hero or in the shadows engage you. Aid.
card-ib_aid_advanced = Wall for Two
    .def = Wall for Two
    .effect = You may make up to 2 enemies that are engaged with the aided hero or in the shadows engage you. Aid. Then you may exhaust 1 enemy engaged with you.

## Actions of the Waywatcher

card-ww_attack_basic = Arrow from the Dark
    .def = Arrow from the Dark
    .effect = Ranged: attack 1 enemy anywhere, with 1 extra success if it was in the shadows when you chose it.
card-ww_attack_advanced = Shadow to Shadow
    .def = Shadow to Shadow
    .effect = Ranged: attack 1 enemy anywhere, with 2 extra successes if it was in the shadows when you chose it. Then you may move 1 enemy engaged with you to the shadows.
card-ww_explore_basic = Quiet Scouting
    .def = Quiet Scouting
    .effect = Explore with 1 extra success.
card-ww_explore_advanced = Trail Unseen
    .def = Trail Unseen
    .effect = Explore with 1 extra success and 1 enemy die fewer.
card-ww_rest_basic = Slip Away
    .def = Slip Away
    .effect = Rest. Then you may move 1 enemy engaged with you to the shadows.
card-ww_rest_advanced = Gone to Ground
    .def = Gone to Ground
    .effect = Rest. Then you may move any number of enemies engaged with you to the shadows. If none is left, you may ready 1 of your action cards.
card-ww_aid_basic = Covering Shots
    .def = Covering Shots
    .effect = Aid. Then you may move 1 enemy engaged with the aided hero to the shadows.
card-ww_aid_advanced = Storm of Feathers
    .def = Storm of Feathers
    .effect = Aid. Then you may move up to 2 enemies engaged with the aided hero to the shadows, exhausted.

## Actions of the Warrior Priest

card-wp_attack_basic = Righteous Blow
    .def = Righteous Blow
    .effect = Attack 1 enemy engaged with you. If that defeats it, recover 1 wound before enemies strike.
card-wp_attack_advanced = Final Verdict
    .def = Final Verdict
    .effect = Attack 1 enemy engaged with you. If that defeats it, you and another hero recover 1 wound each before enemies strike.
card-wp_explore_basic = Guiding Psalm
    .def = Guiding Psalm
    .effect = Explore. Then a hero of your choice, you included, may discard Bleeding or Sickened.
card-wp_explore_advanced = Lamp of the Faithful
    .def = Lamp of the Faithful
    .effect = Explore. Then each hero may discard Bleeding or Sickened, and you may exhaust 1 enemy in the shadows that is not a nemesis.
card-wp_rest_basic = Short Vigil
    .def = Short Vigil
    .effect = Rest. Then another hero of your choice becomes Empowered.
card-wp_rest_advanced = Long Vigil
    .def = Long Vigil
    .effect = Rest. Then up to 2 heroes of your choice, you included, become Empowered.
card-wp_aid_basic = Sigmar’s Light
    .def = Sigmar’s Light
    .effect = Aid. Then the aided hero may ready 1 of his action cards, and he and you recover 1 wound each.
card-wp_aid_advanced = Oath of Dawn
    .def = Oath of Dawn
    .effect = Aid. Then the aided hero may ready 1 of his action cards, he and you recover 2 wounds each, and you may exhaust 1 enemy engaged with him.

## Actions of the Bright Wizard

card-bw_attack_basic = Spreading Blaze
    .def = Spreading Blaze
    .effect = Ranged: attack 1 enemy anywhere; you may suffer 1 wound to attack a second one too.
card-bw_attack_advanced = Sea of Cinders
    .def = Sea of Cinders
    .effect = Ranged: attack 1 enemy anywhere, with 1 extra success; each of up to 2 wounds you suffer for it adds a target.
card-bw_explore_basic = Ember Light
    .def = Ember Light
    .effect = Explore. Before rolling you may suffer 1 wound for 2 extra successes.
card-bw_explore_advanced = Torch the Dark
    .def = Torch the Dark
    .effect = { card-bw_explore_basic.effect } Then 1 enemy in the shadows suffers 1 wound, whatever its resilience; if it was facedown, it is turned faceup.
card-bw_rest_basic = Bank the Coals
    .def = Bank the Coals
    .effect = Rest. Then 1 enemy engaged with you suffers 1 wound, whatever its resilience.
card-bw_rest_advanced = Mantle of Warm Ash
    .def = Mantle of Warm Ash
    .effect = Rest. Then each enemy engaged with a hero of your choice, you included, suffers 1 wound, whatever its resilience.
card-bw_aid_basic = Fan the Flames
    .def = Fan the Flames
    .effect = Aid. Then the aided hero may ready 1 of his action cards; after that he may suffer 1 wound to claim 1 success token and ready 1 more.
card-bw_aid_advanced = Shared Fever
    .def = Shared Fever
    .effect = Aid. Then the aided hero may ready 1 of his action cards; after that, for each of up to 2 wounds he suffers, he claims 1 success token and may ready 1 more.

## Conditions and heroes

card-empowered = Empowered
    .def = Empowered
    .effect = You may discard it when you choose an action: the card is not exhausted, and the action gets 1 extra success and 1 extra defence.
card-bleeding = Bleeding
    .def = Bleeding
    .effect = At the end of each of your activations you suffer 1 wound. Discard it as soon as you recover a wound.
card-sickened = Sickened
    .def = Sickened
    .effect = Your actions lose 1 success. Discard it after your rest action.
card-ironbreaker = Ironbreaker
    .def = the Ironbreaker
    .effect = The sturdiest of the heroes: he draws enemies to himself, hits several at once, and turns away what the dungeon throws at him.
card-waywatcher = Waywatcher
    .def = the Waywatcher
    .effect = The best scout: she shoots enemies anywhere, most surely in the shadows, and slips out of fights.
card-warrior_priest = Warrior Priest
    .def = the Warrior Priest
    .effect = The party’s support: he heals, empowers and readies the others, and recovers when his blow fells an enemy.
card-bright_wizard = Bright Wizard
    .def = the Bright Wizard
    .effect = Fire at any distance: she pays with her own wounds for more targets and more light.

## Keywords of enemies

keyword-advance = Advance
    .explained = it engages the active hero.
keyword-retreat = Retreat
    .explained = it moves to the shadows.
keyword-inflict = Inflict
    .explained = the hero it is engaged with, or else the active hero, suffers wounds equal to its attack.
keyword-prey = Prey
    .explained = it engages the hero with the most wounds; the players break ties.
keyword-ensnare = Ensnare
    .explained = its hero exhausts one of his ready action cards, not the one with the prepare icon; without one he suffers wounds equal to its attack.
keyword-lacerate = Lacerate
    .explained = its hero becomes Bleeding; a hero who already is suffers wounds equal to its attack.
keyword-disease = Disease
    .explained = its hero becomes Sickened; a hero who already is suffers wounds equal to its attack.
keyword-swarm = Swarm
    .explained = its hero suffers 1 wound for each faceup Skaven engaged with him, from 1 to 3.
keyword-harry = Harry
    .explained = it engages the hero with the fewest enemies in his zone; ties go to the hero it is engaged with or the active hero.
keyword-goad = Goad
    .explained = the highest-ranked exhausted faceup enemy that is not a nemesis is readied; each only once per round.
keyword-rampage = Rampage
    .explained = another enemy in the same place, chosen by the players, suffers 1 wound.
keyword-regenerate = Regenerate
    .explained = it recovers 2 wounds.
keyword-trample = Trample
    .explained = each hero without enemies in his zone, and the one it is engaged with, suffers 1 wound.
keyword-barrage = Barrage
    .explained = each hero discards 1 success token or suffers 1 wound.
keyword-bellow = Bellow
    .explained = 1 enemy is spawned facedown in the shadows.
keyword-pilfer = Pilfer
    .explained = its hero discards 1 success token or suffers 1 wound.
keyword-drain = Drain
    .explained = its hero suffers 1 wound, and it recovers 1.
keyword-raise = Raise
    .explained = the Undead enemy that was discarded last, other than this one, is put into the shadows, faceup and exhausted.

## Dice, colours, and other words

hero_face-success = a success
hero_face-two_successes = two successes
hero_face-success_and_defence = a success and a defence
hero_face-defence = a defence
hero_face-critical = a critical success
enemy_face-attack = attack
enemy_face-nemesis = nemesis icon
enemy_face-blank = blank
colour-plain = plain
colour-green = green
colour-blue = blue
colour-red = red
action-explore = explore
action-rest = rest
action-aid = aid
action-attack = attack
tier-basic = basic
tier-advanced = advanced
slot-none = gear
slot-weapon = weapon
slot-armour = armour
slot-accessory = accessory
trait-greenskin = Greenskin
trait-creature = Creature
trait-skaven = Skaven
trait-undead = Undead
class-standard = standard enemy
class-elite = elite enemy
class-nemesis = nemesis
phase-setting_up = setup
phase-hero = hero phase
phase-enemy = enemy phase
phase-location = location phase
phase-peril = peril phase
phase-settlement = settlement stage

## Quests

quest-tutorial = Tutorial
    .intro = A first look into the tunnels: one location, to learn actions, engagement and what enemies do.
    .introduction = The ratcatcher’s lantern throws your shadows ahead of you, down a stair that no map of the town shows. “Just the arches today,” he says. “Look around, knock a few heads together, come back up. If something small jumps at you, it’s a goblin. If it comes from above, it’s a bat. If it’s neither, run.”
    .told-victory = The arches are quiet. You have counted the exits, chased off what lived between them, and learned who among you swings too early. The ratcatcher nods as you climb back into daylight. “Good,” he says. “Now I can show you the tunnel I really wanted to talk about.”
    .told-defeat = You come to on the stair, where the ratcatcher is pouring cold water over one face after another. He has dragged all of you up here, and he doesn’t complain about it. “Everyone loses the first one,” he says. “Most people don’t get a second. Sit down for a moment. Then we try again.”
    .rules = Basic actions only, no gear, no dungeon cards and no nemesis: nemesis icons do nothing.
    .victory = Have the location fully explored, and no enemy engaged with a hero, at the end of a location phase.
    .defeat = All heroes are defeated.
    .reward = None.
    .penalty = None.
    .green = Nothing.
    .blue = Nothing.
    .red = Nothing.
quest-a_foul_stench = A Foul Stench
    .intro = A ratcatcher shows the heroes a tunnel from which a stench rises; whatever poisons the town’s water must be down there.
    .introduction = For three weeks the wells of the town have tasted of iron, and for two the old and the very young have been falling ill. A ratcatcher swears that the sickness has a smell, and that he knows the grating it comes from. Below it lies a tunnel, and in the mud of the tunnel are footprints: small, bare and numerous. Something with a very large belly and a very loud voice gives the orders down there. Follow it home.
    .told-victory = Grump’s den turns out to be a sump, and the sump a workshop. Between the gnawed bones stand barrels that no goblin ever built, neatly sealed, with claw marks on the lids: the work of ratmen. Greenskins have been pouring the poison, and somebody far cleverer has been paying them. Grump himself has slipped away through a hole too narrow for honest folk, but nobody takes orders from him in these caves any more.
    .told-defeat = You wake on wet stone with a ringing head, and it takes the better part of a night to crawl back to the grating. Behind you somebody laughs until he coughs. Odious Grump has kept his sump and his secret, and now he knows your faces. Up in the town they are still carrying the sick to the temple.
    .rules = When Odious Grump is defeated he flees back to the lair, ready and unhurt, and shows the way: 4 progress is placed on the active location.
    .victory = At the start of a location phase Grump’s Sump is the active location and fully explored.
    .defeat = { quest-tutorial.defeat }
    .reward = A Legendary Fortune joins the campaign pool.
    .penalty = Odious Grump joins the campaign pool.
    .green = Odious Grump comes from the lair and engages the hero with the most wounds; if he is in play already, he activates with the party leader as the active hero and is then readied.
    .blue = 1 enemy is spawned facedown in the shadows (2 with three or four heroes).
    .red = Toxic fog: each hero suffers 2 wounds. Then Odious Grump comes from the lair and engages the hero with the most wounds.
quest-trace_the_toxin = Trace the Toxin
    .intro = Something brought here on purpose is fouling the water. Find it before the whole town drinks it.
    .introduction = The goblins only carried the barrels. What was in them was brewed elsewhere, from something that glows where no light falls on it. The old reservoir lies under the third vault, and the rats that come from there are too big, too bold and too many. They say that a plague priest called Nunkel sits by the water and hums. Whatever he has sunk in it must come out before the whole town drinks.
    .told-victory = It is no bigger than a fist, and nobody wants to be the one to hold it. Wrapped in lead and three cloaks, the Warpstone comes up into daylight, and behind you the water of the reservoir slowly turns from green to merely dirty. In the mud you find orders, scratched on bark in two languages. The ratmen and the greenskins have signed a treaty.
    .told-defeat = The humming follows you all the way up the shaft. You have left blood, pride and most of your courage at the reservoir, and the stone is still at work there. By morning the town drinks small beer or nothing, and the cautious begin to pack. Somewhere below, somebody goes on stirring.
    .rules = When the Tainted Reservoir is revealed, Nunkel engages the party leader, and the Warpstone is shuffled with the top 2 cards of the dungeon deck. Nunkel, once defeated, is out of the quest.
    .victory = Find the Warpstone, and have the Tainted Reservoir as the active location, fully explored.
    .defeat = { quest-tutorial.defeat }
    .reward = { quest-a_foul_stench.reward }
    .penalty = The Warpstone joins the campaign pool, and Nunkel too if he was not defeated.
    .green = Each hero discards 1 success token or becomes Sickened.
    .blue = 2 enemies are spawned facedown in the shadows.
    .red = Each Sickened hero suffers 2 wounds; each other hero becomes Sickened. Then 1 enemy is spawned facedown in the shadows (2 with three or four heroes).
quest-pursuit = Pursuit
    .intro = A courier carries the plotters’ orders through the tunnels. Catch him before he is gone.
    .introduction = Every plot needs somebody to run with the letters. This one has Tallowfoot: a thin, grey ratman who greases his soles, sleeps in cracks and is never seen twice by the same pair of eyes. Tonight he is carrying the plan of the attack to the other side. An hour ago a watchman heard him squeeze past a grating. You know one thing that he doesn’t know you know: where these tunnels end. Run.
    .told-victory = Cornered at last, the courier tries to eat the dispatch. You get most of it back. Between the tooth marks there is a map of the town, seen from below, with a cross under the gate tower, the armoury and the granary, and beside each cross a drawing of something long on a wooden stand. The ratmen are bringing guns.
    .told-defeat = A scrap of tallow, a wet footprint, and beyond it a hundred dark holes, any of which might be the right one. The message has been delivered. When you can breathe again you hear it, far off through the rock: one drum asking, and another one answering.
    .rules = When the Last Bolt-Hole is revealed, Tallowfoot engages the party leader. The party may also travel at the end of an activation with an explore action, if the location is fully explored; the new enemies then come to the heroes starting with that one.
    .victory = Defeat Tallowfoot.
    .defeat = All heroes are defeated, or Tallowfoot gets away.
    .reward = { quest-a_foul_stench.reward }
    .penalty = Tallowfoot joins the campaign pool.
    .green = A ready enemy in the shadows, chosen by the players, activates with the party leader as the active hero and is then readied; if there is none, 1 enemy is spawned there facedown.
    .blue = 1 enemy is spawned facedown in the shadows, and 1 progress is removed from the active location.
    .red = If Tallowfoot is still in the lair, he gets away and the quest is lost. Otherwise each hero suffers 1 wound.
quest-firepower = Firepower
    .intro = The ratmen have brought guns under the town. Silence them.
    .introduction = The first shot came up through the floor of the customs house and killed a clerk at his desk. Since then the town walks softly. Somewhere under the streets Fusewright Oddlock has set up his gallery, with sharpshooters at every bend and enough powder to move the market square to the next valley. He is proud of his guns and prouder of his aim. Get close enough to spoil both.
    .told-victory = Oddlock’s last charge goes off with the wrong end of the barrel towards him. When the smoke clears, the gallery is a corridor of split iron and singed fur, and the town above lets out a breath it has held for days. The guns are silent. In the silence you hear what their noise has covered: marching feet, below you, a great many of them.
    .told-defeat = There is no arguing with lead. Those of you who can still walk carry those who can’t, and all the way out the shots count your steps. Behind you Fusewright Oddlock marks the place on his wall with a neat white cross and tells his crews to reload.
    .rules = When the Gun Gallery is revealed, Fusewright Oddlock appears faceup in the shadows. Once it is fully explored, any attack action reaches him there. Any attack action also reaches Jezzail Teams that are faceup in the shadows, at every location.
    .victory = Defeat Fusewright Oddlock.
    .defeat = { quest-tutorial.defeat }
    .reward = { quest-a_foul_stench.reward }
    .penalty = Fusewright Oddlock joins the campaign pool.
    .green = Fire from the dark: the hero with the fewest wounds suffers 2 wounds, or only 1 if he discards 1 success token.
    .blue = 1 enemy is spawned facedown in the shadows. Then each faceup Jezzail Team activates with the party leader as the active hero and is then readied.
    .red = Each hero suffers 1 wound. Then 1 enemy is spawned facedown in the shadows.
quest-waaagh = Waaagh!
    .intro = The alliance has done its work: a greenskin host gathers below the town. Break its leader.
    .introduction = The poison was to weaken the town, and the guns were to break its gates. Now comes the part that the greenskins have been promised from the start. On a field of trampled stone, deep below the market, Chief Mudmaw counts his host by having it shout, and every cellar in the town shakes. An army like this holds together for exactly as long as its leader stays on his feet. There are few of you. In a narrow tunnel that is no disadvantage.
    .told-victory = Mudmaw falls the way a tower does: slowly, and then all at once. For a moment the whole field is silent. Then every orc remembers an old quarrel with the orc beside him, and the ratmen remember that they are expected elsewhere. You climb towards the light through a battle that no longer concerns you. Above, the wells run clear and somebody has begun to ring the bells. The uneasy alliance is over; the songs about it start tonight.
    .told-defeat = The shout comes up through the cellars first, and then through the streets. What so few could do, you did, and it bought the town an hour: enough for the children and the carts, not for the walls. From the hill you watch the smoke and count who is still beside you. One day somebody will have to go down there again. It will probably be you.
    .rules = When the Muster Field Below is revealed, Chief Mudmaw engages the hero with the most wounds, and 1 enemy is spawned facedown in the shadows for each hero beyond the second.
    .victory = Defeat Chief Mudmaw.
    .defeat = { quest-tutorial.defeat }
    .reward = The campaign is won.
    .penalty = The campaign is lost.
    .green = 1 enemy is spawned faceup.
    .blue = Each enemy engaged with the hero with the most wounds activates, with him as the active hero, and is then readied; if he has none, 1 enemy is spawned faceup.
    .red = Each hero suffers 1 wound. Then 1 enemy is spawned faceup (2 with three or four heroes).
quest-lost_in_the_dark = Lost in the Dark
    .intro = The way back has caved in. The only way out leads down first.
    .introduction = The roof came down behind you without any warning, and when the dust settled the way home was a wall. There is air, though, and it moves: it comes from below. Somewhere at the bottom of these caves there must be another mouth, and whatever breathes through it knows that you are here. You have a few torches, what you can carry, and each other. Down, then.
    .told-victory = The last cave smells of rain. One after another you crawl out through brambles and lie on your backs on a hillside that none of you has ever seen, laughing at nothing. You went down as people who had lost their way. What came up is harder and richer, and not inclined to talk about it before breakfast.
    .told-defeat = One torch after another goes out, and the dark takes its time with the rest. Years from now somebody will find a good blade down here, with a name scratched into the rock beside it, and under the name an arrow that points the right way. That is something.
    .rules = Three stages of two locations each; the second and the third each bring stronger enemies and a Legendary Fortune. Whenever the party travels, each hero exchanges a basic action for its advanced version, raises his gear limit by 1 or refreshes his depleted gear, and recovers 2 wounds. At the last location the nemesis engages the party leader; once that is fully explored, the nemesis cannot retreat and any attack action reaches it. A defeated hero is out of the game.
    .victory = Defeat the nemesis, and have the last location as the active one, fully explored.
    .defeat = { quest-tutorial.defeat }
    .reward = None.
    .penalty = None.
    .green = 1 enemy is spawned facedown in the shadows.
    .blue = Each hero discards 1 success token or suffers 1 wound.
    .red = Each hero suffers 1 wound. Then 1 enemy is spawned facedown in the shadows.
