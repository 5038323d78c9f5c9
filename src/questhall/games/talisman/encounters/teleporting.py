"""Being carried off by what was met: to the space that a die names, or to one of the Region at will.

TAL-TURN-07, TAL-ENC-17, TAL-ENC-18, TAL-Q28, TAL-Q29
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.characters.dice_and_fate import roll_dice, take_roll
from questhall.games.talisman.components.board import SPACE, first_space, region_size
from questhall.games.talisman.components.printed_cards import column
from questhall.games.talisman.components.state import Table
from questhall.games.talisman.encounters.encounter import move_at_once

ANY_SPACE: Final = 0
ANOTHER_SPACE: Final = 1


@final
class CarriedOff(Rule[Table]):
    """The die decides on which space the character finds himself; `spaces` has one for each of its sides."""

    def __init__(self, label: str, spaces: list[int]) -> None:
        super().__init__()
        self.label = label
        self.spaces = column(spaces)

    def name(self) -> str:
        return self.label

    def roll(self, table: Table, seat: i64) -> None:
        roll_dice(table, seat, 1, self.at(seat))

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        move_at_once(table, seat, self.spaces[take_roll(table) - 1])


@final
class Destination(Question[Table]):
    """To any space of the Region, or to any other one: being put on one's own space is landing there again.

    TAL-Q29
    """

    def run(self, table: Table, seat: i64, which: i64, _c: i64, /) -> None:
        region = table.region(seat)
        space = first_space(region)
        last = space + region_size(region) - 1
        while space <= last:
            if which == ANY_SPACE or space != table.place(seat):
                table.offer(TELEPORT_TO.at(seat, space))
            space += 1
        table.ask(seat, self.at(seat, which))


@final
class TeleportTo(Choice[Table]):
    """TAL-TURN-07"""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        move_at_once(table, seat, space)


DESTINATION: Final = Destination("destination")
TELEPORT_TO: Final = TeleportTo("teleport", "TAL-TURN-07", SPACE)
RULES: Final[list[Rule[Any]]] = [DESTINATION, TELEPORT_TO]
