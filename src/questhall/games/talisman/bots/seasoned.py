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
    leanings.main_counter = 1.01
    leanings.other_counter = 1.47
    leanings.trophy = 1.47
    leanings.spell = 0.2
    leanings.spell_price = 0.27
    leanings.fate_token = 1.04
    leanings.spare_fate = 0.42
    leanings.fate_inside = 0.28
    leanings.turn = 0.16
    leanings.first_coins = 0.42
    leanings.more_coins = 0.12
    leanings.second_life = 0.95
    leanings.third_life = 2.02
    leanings.middle_life = 0.69
    leanings.many_lives = 0.5
    leanings.life_too_late = 2.82
    leanings.new_character = 2.73
    leanings.counter_lost = 2.31
    leanings.belonging_lost = 0.8
    leanings.weapon = 1.25
    leanings.armour = 0.46
    leanings.follower = 0.18
    leanings.other_cards = 0.46
    leanings.wish = 1.49
    leanings.the_way_on = 4.88
    leanings.chance_behind = 0.4
    leanings.crown = 19.19
    leanings.crown_held = 0.51
    leanings.outside = 1.9
    leanings.outside_too_late = 1.74
    leanings.first_talisman = 0.77
    leanings.talisman_ahead = 0.56
    leanings.ahead = 0.69
    leanings.ahead_too_late = 0.54
    leanings.even_chance = 0.35
    leanings.chance_per_life = 0.33
    leanings.fate_on_the_way = 0.37
    leanings.failing = 1.87
    leanings.failing_too_late = 0.13
    leanings.going_astray = 0.23
    leanings.harm = 0.54
    leanings.kill = 0.95
    leanings.rival_on_the_crown = 3.19
    leanings.talisman_robbed = 0.39
    leanings.strength = 1.24
    leanings.craft = -0.3
    leanings.counter_on_the_way = 0.35
    leanings.enough = 0.12
    leanings.danger = 0.15
    leanings.rival_inside = 0.31
    leanings.hurry = 0.02
    leanings.setting_out = -2.7
    return leanings
