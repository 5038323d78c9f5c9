"""A table of a campaign for tests: in its settlement stage, or in the middle of a quest.

table = settle(won=["quest-1"], gear={"ana": ["full_plate"]}, gear_deck=["lucky_coin", "boar_spear"])
table.choose("ana", "visit arena", "give full_plate seat-1")

The settlement stage of quest 1 begins right at its start, after a defeat unless `won` names the quest.
"""

from __future__ import annotations

import json
from typing import Any, Final, cast

from questhall.core.engine.chance import FastChance, ScriptedChance
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.games.warhammer_quest.components.state import Table
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from tests.games.warhammer_quest.kit import SEATS, LaidTable

CAMPAIGN: Final = "campaign"


def lay_campaign(
    players: int = 2,
    variants: tuple[str, ...] = (),
    dice: list[int] | None = None,
    orders: list[list[int]] | None = None,
    **position: object,
) -> LaidTable:
    """A table of a campaign from the fields of a scenario's position."""
    chance = ScriptedChance(list(dice or []), list(orders or []), FastChance(0))
    setup = Setup(players, (CAMPAIGN, *variants))
    state = WARHAMMER_QUEST.lay_out(Position(dict(position), SEATS[:players]), setup, chance)
    table = LaidTable(cast(Table, state), list(dice or []))
    table.check_box()
    return table


def settle(moment: str = "settlement", **fields: Any) -> LaidTable:
    return lay_campaign(moment=moment, **fields)


def finish(table: LaidTable) -> None:
    """Play the settlement to its end: nobody gives anything away, each hero does the first things he can."""
    while not table.is_over():
        table.choose(table.asked(), first_sensible(table))


def first_sensible(table: LaidTable) -> str:
    """An option that brings the settlement nearer to its end."""
    options = table.options(table.asked())
    idle = ("give", "wait", "unequip")
    return next(option for option in options if option.split()[0] not in idle)


def passed_on(table: LaidTable) -> dict[str, Any]:
    """What the finished quest hands to the next one."""
    found = WARHAMMER_QUEST.passes_on(table.state)
    return cast("dict[str, Any]", json.loads(found)) if found else {}


def take_over(log: dict[str, Any], players: int = 2, seed: int = 0, **changes: Any) -> LaidTable:
    """The next quest, dealt for those who take this over."""
    setup = Setup(players, (CAMPAIGN,), carried=json.dumps(log | changes))
    WARHAMMER_QUEST.check(setup)
    return LaidTable(cast(Table, WARHAMMER_QUEST.start(setup, FastChance(seed))), [])
