"""Warhammer Quest: where the chapters of the rulebooks are in the code.

A search for the id of a clause finds the very place.

WHQ-GOLDEN       Golden rules                       dungeon/dungeon_deck.py, actions/targets.py
WHQ-SETUP        Setting up                         quests/quest_setup.py, setup/table_setup.py
WHQ-HERO         Heroes                             components/printed_actions.py, components/printed_heroes.py
WHQ-ROUND        Game round                         rounds/phases.py
WHQ-ACTIVE       Active hero                        components/state.py, rounds/phases.py
WHQ-LEADER       Party leader                       heroes/party_decisions.py, rounds/phases.py
WHQ-PHASE-HERO   Hero phase                         rounds/phases.py
WHQ-ACTION       Actions                            actions/action_steps.py
WHQ-DICE         Dice                               components/action_in_progress.py, actions/modifiers.py
WHQ-COMPONENT    Tokens, claiming and distributing  heroes/distributing.py, heroes/tokens.py
WHQ-EXPLORE      Explore                            actions/results.py
WHQ-REST         Rest                               actions/results.py
WHQ-AID          Aid                                actions/targets.py, actions/results.py
WHQ-TOKEN        Success tokens                     heroes/tokens.py
WHQ-ATTACK       Attack                             actions/targets.py, actions/results.py
WHQ-ENEMYATK     Enemy attacks                      actions/results.py
WHQ-EFFECT       Effects                            dungeon/item_and_gear_uses.py, cards/gear_cards.py
WHQ-COST         Costs                              dungeon/item_and_gear_uses.py, cards/gear_cards.py
WHQ-EXHAUST      Exhausted and ready cards          enemies/enemies_in_play.py, cards/card_lines.py
WHQ-PREPARE      Prepare icon                       actions/action_steps.py
WHQ-SPENT        Depleted cards                     dungeon/item_and_gear_uses.py
WHQ-ENEMY        Enemies                            components/printed_enemies.py, enemies/enemies_in_play.py
WHQ-KEYWORD      Keywords                           enemies/keywords.py, enemies/activation.py
WHQ-NEMESIS      Nemeses                            cards/nemeses.py, quests/campaign_quests.py
WHQ-RANK         Rank of enemies                    enemies/enemies_in_play.py
WHQ-CONFLICT     Effects at the same time           dungeon/travel.py, dungeon/item_and_gear_uses.py
WHQ-ZONE         Zones and engaging                 enemies/engaging_and_spawning.py
WHQ-SHADOW       The shadows                        enemies/enemies_in_play.py
WHQ-SPAWN        Spawning                           enemies/engaging_and_spawning.py
WHQ-PHASE-ENEMY  Enemy phase                        rounds/phases.py, enemies/activation.py
WHQ-PHASE-LOC    Location phase                     dungeon/travel.py
WHQ-LOCATION     Locations                          dungeon/travel.py, cards/location_cards.py
WHQ-PERIL        Quest sheet and peril              components/quest_sheet.py, rounds/phases.py
WHQ-PHASE-PERIL  Peril phase                        rounds/phases.py, rounds/peril_effects.py
WHQ-DUNGEON      Dungeon cards                      dungeon/dungeon_deck.py, cards/dungeon_events.py
WHQ-GEAR         Gear                               dungeon/gear.py
WHQ-LEGEND       Legendary gear                     dungeon/gear.py
WHQ-CONDITION    Conditions                         heroes/conditions.py
WHQ-WOUND        Wounds and health                  heroes/wounds.py
WHQ-DEFEAT       Defeated heroes and enemies        heroes/wounds.py, enemies/defeated_enemies.py
WHQ-DECK         Decks                              quests/quest_setup.py, quests/campaign_quests.py
WHQ-SETTLE       Settlement                         settlement/settlement_stage.py
WHQ-CAMPAIGN     Campaign                           game.py
WHQ-WIN          Winning and losing                 rounds/victory_and_defeat.py, quests/campaign_quests.py
WHQ-POOL         Campaign pool                      settlement/campaign_pool.py
WHQ-DELVE        Delve quests                       quests/delve.py

What a card prints is in `components/printed_….py`, what it does in `cards/`: a module for each kind of card.
"""
