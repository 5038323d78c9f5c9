"""Talisman: where the chapters of the rulebook are in the code.

A search for the id of a clause finds the very place.

TAL-COMP      What is in the box         components/card_list.py, setup/table_setup.py, belongings/counters.py
TAL-SETUP     Setting up                 setup/table_setup.py, characters/new_character.py
TAL-STAT      Strength and Craft         belongings/counters.py, fights/sides_and_scores.py, components/state.py
TAL-LIFE      Life, death and healing    characters/losses.py, characters/death.py, characters/new_character.py
TAL-FATE      Fate                       characters/dice_and_fate.py
TAL-ADV       Adventure cards            encounters/adventure_cards.py
TAL-TURN      A turn                     turn/turn.py, encounters/encounter.py
TAL-MOVE      Movement                   turn/movement.py
TAL-ENC       Encounters                 encounters/encounter.py, encounters/meeting_characters.py
TAL-CMB       Battle                     fights/combat.py, fights/sides_and_scores.py
TAL-PVP       Fights between characters  fights/combat.py, fights/spoils.py
TAL-PSY       Psychic combat             fights/combat.py
TAL-GOLD      Gold                       belongings/counters.py, spaces/shops_and_healers.py
TAL-OBJ       Objects                    belongings/objects_and_followers.py
TAL-FOL       Followers                  belongings/objects_and_followers.py
TAL-SPELL     Spells                     belongings/spells_in_hand.py, casting/casting.py
TAL-TROPHY    Trophies                   turn/turn.py, fights/defeated_creatures.py
TAL-EVADE     Evading                    fights/evading.py
TAL-ALIGN     Alignment                  belongings/alignment.py
TAL-GOLDEN    Golden rules               fights/weapons_and_helpers.py, belongings/counters.py
TAL-TOAD      Toads                      characters/toad.py
TAL-MISS      Missing a turn             characters/missed_turns.py
TAL-OWN       Having and using cards     belongings/objects_and_followers.py, casting/any_time_actions.py
TAL-DITCH     Ditching cards             belongings/objects_and_followers.py
TAL-PURCHASE  Purchase cards             belongings/objects_and_followers.py, spaces/shops_and_healers.py
TAL-QUEST     Talismans and quests       characters/quests.py
TAL-SENTINEL  The Sentinel               turn/movement.py
TAL-RAFT      Rafts                      turn/raft.py
TAL-PORTAL    The Portal of Power        turn/movement.py, spaces/inner_region.py
TAL-INNER     The Inner Region           spaces/inner_region.py
TAL-CROWN     The Crown of Command       spaces/crown_of_command.py
TAL-WIN       Winning the game           spaces/crown_of_command.py, characters/death.py
TAL-VAR       Variants                   components/state.py, characters/new_character.py, turn/turn.py

Spaces are in `spaces/`, Spells in `spells/`, Events, Strangers and Places in `cards/`. What an Enemy, an Object
or a Follower does is named by its entry in `components/card_list.py`, and what a character can do by the entry
in `components/character_cards.py`.
"""
