"""A seasoned player: the rules of thumb with leanings that were tuned in matches (`tools/tune_talisman.py`).

It guides the search. The greatest differences from `thumb`: it hurries to the Crown before others get there,
prefers Strength, keeps fate for when it matters, thinks less of Spells and armour, and guards
its Lives once another character is on the Crown.
"""

from __future__ import annotations

from typing import final

from questhall.games.talisman.bots.leanings import Leanings
from questhall.games.talisman.bots.thumb import Thumb


@final
class Seasoned(Thumb):
    def __init__(self) -> None:
        super().__init__(seasoned())


def seasoned() -> Leanings:
    leanings = Leanings()
    leanings.main_counter = 1.03
    leanings.other_counter = 0.94
    leanings.trophy = 1.05
    leanings.spell = 0.24
    leanings.spell_price = 0.24
    leanings.fate_token = 1.07
    leanings.spare_fate = 0.58
    leanings.fate_inside = 0.26
    leanings.turn = 0.24
    leanings.first_coins = 0.38
    leanings.more_coins = 0.11
    leanings.second_life = 1.18
    leanings.third_life = 1.57
    leanings.middle_life = 0.67
    leanings.many_lives = 0.56
    leanings.life_too_late = 2.98
    leanings.new_character = 1.79
    leanings.counter_lost = 2.54
    leanings.belonging_lost = 0.86
    leanings.weapon = 1.39
    leanings.armour = 0.42
    leanings.follower = 0.1
    leanings.raft = 0.18
    leanings.magic_find = 0.48
    leanings.second_talisman = 0.45
    leanings.royal = 0.59
    leanings.strong_follower = 1.18
    leanings.helpful_follower = 0.33
    leanings.teleport = 0.88
    leanings.offer_of_a_teleport = 0.67
    leanings.offer_of_a_ferry = 0.48
    leanings.quest_to_kill = 0.75
    leanings.quest_for_a_follower = 0.38
    leanings.quest_for_magic = 0.37
    leanings.quest_for_gold = 0.44
    leanings.quest_for_a_life = 0.57
    leanings.other_cards = 0.39
    leanings.wish = 1.54
    leanings.the_way_on = 5.02
    leanings.chance_behind = 0.4
    leanings.crown = 15.27
    leanings.crown_held = 0.48
    leanings.outside = 2.06
    leanings.outside_too_late = 1.31
    leanings.first_talisman = 1.0
    leanings.ahead = 0.67
    leanings.ahead_too_late = 0.54
    leanings.even_chance = 0.38
    leanings.chance_per_life = 0.21
    leanings.failing = 1.81
    leanings.failing_too_late = 0.14
    leanings.vain_portal = 20.0  # never: with one Life he would otherwise hide there for ever
    leanings.going_astray = 0.2
    leanings.harm = 0.4
    leanings.kill = 0.84
    leanings.rival_on_the_crown = 1.79
    leanings.talisman_robbed = 0.37
    leanings.strength = 1.26
    leanings.craft = -0.17
    leanings.counter_on_the_way = 0.4
    leanings.enough = 0.15
    leanings.danger = 0.16
    leanings.rival_inside = 0.18
    leanings.hurry = 0.01
    leanings.setting_out = -1.75
    leanings.life_on_the_way = 0.18
    leanings.weapon_on_the_way = 0.06
    return leanings
