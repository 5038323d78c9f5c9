"""What the rules of thumb go by: how much things are worth, and how far ahead they look, in Lives.

The values set here are those of `thumb`. Another set makes another player of the same rules
(`seasoned.py`). Some rules have no say in `thumb`: their weights are 0 here.
"""

from __future__ import annotations

from typing import final


@final
class Leanings:
    def __init__(self) -> None:
        # Counters, fate, Spells, time
        self.main_counter = 1.3  # a point of what the character is better at
        self.other_counter = 0.9
        self.trophy = 0.9  # a trophy, as a share of its part of a counter
        self.spell = 0.6
        self.spell_price = 0.5  # a Spell cast now is gone later
        self.fate_token = 0.35
        self.spare_fate = 0.25  # spending one of three or more
        self.fate_inside = 0.1  # spending it in the Inner Region, where there is no saving for later
        self.turn = 0.5  # a turn missed
        self.first_coins = 0.4
        self.more_coins = 0.2
        # Lives: the last but one, the third, the next two, those above
        self.second_life = 2.0
        self.third_life = 1.3
        self.middle_life = 1.0
        self.many_lives = 0.6
        self.life_too_late = 1.0  # once another character is on the Crown, relative to before
        # Dying
        self.new_character = 2.5
        self.counter_lost = 1.0
        self.belonging_lost = 0.5
        self.final_death = 12.0
        # Cards and spaces
        self.weapon = 1.1
        self.armour = 1.5
        self.follower = 0.2
        self.raft = 0.3  # a Raft, or what saves from the heat
        self.magic_find = 0.7  # the Wand, the Orb of Knowledge, the Cross
        self.second_talisman = 0.4
        self.royal = 1.0  # the Prince or the Princess
        self.strong_follower = 0.8
        self.helpful_follower = 0.4
        self.teleport = 0.8
        self.offer_of_a_teleport = 0.7
        self.offer_of_a_ferry = 0.7
        # How near a quest brings the Talisman: its share
        self.quest_to_kill = 0.7
        self.quest_for_a_follower = 0.4
        self.quest_for_magic = 0.35
        self.quest_for_gold = 0.5
        self.quest_for_a_life = 0.4
        self.other_cards = 0.25  # what a drawn card other than an Enemy brings on average
        self.wish = 1.2
        self.the_way_on = 2.0  # beating what bars the way
        self.chance_behind = 0.2  # what else may be done on a space once its Enemies are beaten
        # The way to the Crown
        self.crown = 20.0  # being on the Crown of Command, which mostly wins the game
        self.crown_held = 0.5  # the share of it that is left even if another who is there is sure to win
        self.outside = 4.0  # what there is to do outside the Inner Region
        self.outside_too_late = 1.5  # the same once another character is on the Crown
        self.first_talisman = 1.5
        self.talisman_ahead = 0.5  # the share of what it opens
        self.ahead = 0.86  # the value of the next turn relative to this one
        self.ahead_too_late = 0.6
        self.even_chance = 0.25  # the chance to arrive with one Life more than the way costs on average
        self.chance_per_life = 0.17
        self.fate_on_the_way = 0.4  # a fate token, as a share of a Life
        self.failing = 2.0  # setting out in vain
        self.failing_too_late = 0.5
        self.vain_portal = 1.0  # what going through the Portal without a Talisman costs
        self.going_astray = 0.15  # what the Crypt and the Mines cost those who are led astray
        # Others
        self.harm = 0.2  # another character's Life, while everybody comes back
        self.kill = 0.8
        self.harm_for_good = 0.8
        self.kill_for_good = 5.0
        self.rival_on_the_crown = 2.0
        self.talisman_robbed = 1.0  # taking a Talisman from another also sets him back
        # Rules that `thumb` does not have
        self.strength = 0.0  # more for a point of Strength, and of Craft, whatever the character is good at
        self.craft = 0.0
        self.counter_on_the_way = 0.0  # what a counter adds to the prospects of the way, as a share
        self.enough = 0.0  # how much less a counter is worth for each point above 6
        self.danger = 0.0  # stronger characters within a roll of a space
        self.rival_inside = 0.0  # how much of what is outside is too late once a rival is in the Inner Region
        self.hurry = 0.0  # how much less the next turn is worth for each counter of the strongest rival above 4
        self.setting_out = 0.0  # what opening the Portal is worth by itself, with a Talisman
        self.life_on_the_way = 0.0  # what a Life adds to the prospects of the way, as a share
        self.weapon_on_the_way = 0.0  # the same for Strength in battle alone
