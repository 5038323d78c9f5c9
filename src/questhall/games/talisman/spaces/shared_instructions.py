"""What the instructions of several spaces have in common: rolls that some may skip, and prayers.

The golden rules come before all others: a special ability is stronger than what the board says.

TAL-GOLDEN-01, TAL-GOLDEN-02, TAL-OWN-03, TAL-Q114
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.rules import Rule
from questhall.games.talisman.components.board import CHASM, CRAGS, FOREST
from questhall.games.talisman.components.character_cards import DWARF, ELF, MONK, PRIEST, TROLL
from questhall.games.talisman.components.printed_cards import GNOME, GUIDE, PIXIE
from questhall.games.talisman.components.state import Table


def may_skip_roll(table: Table, seat: i64, space: i64) -> bool:
    """Whether an ability or a Follower knows the way through the Crags, the Chasm or the Forest."""
    if table.has_follower(seat, GUIDE):
        return space in (CRAGS, CHASM, FOREST)
    if space == CRAGS:
        if table.has_follower(seat, GNOME):
            return True
        return table.is_character(seat, DWARF) or table.is_character(seat, TROLL)
    if space == CHASM:
        return table.is_character(seat, DWARF)
    if space == FOREST:
        return table.is_character(seat, ELF) or table.has_follower(seat, PIXIE)
    return False


def knows_mines(table: Table, seat: i64) -> bool:
    """The Dwarf and the Gnome roll one die less in the Mines and for the lock of the Portal."""
    return table.is_character(seat, DWARF) or table.has_follower(seat, GNOME)


def ask_whether_to_roll(table: Table, seat: i64, question: i64) -> None:
    """`question` is run again, with `ROLLS_ANYWAY` as its second argument, if he rolls all the same."""
    table.offer(SKIP_ROLL.at(seat))
    table.offer(ROLL_ANYWAY.at(seat))
    table.ask(seat, question)


@final
class RollAnyway(Choice[Table]):
    """What is rolled then stands."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(table.book.rule(table.asking).at(seat, ROLLS_ANYWAY))


def prayer_top(table: Table, seat: i64, last_row: i64) -> i64:
    """How far the Monk and the Priest may raise what they roll when praying; 0 for all others (TAL-Q114)."""
    if table.is_character(seat, MONK) or table.is_character(seat, PRIEST):
        return last_row
    return 0


ROLLS_ANYWAY: Final = 1
SKIP_ROLL: Final = Pass("skip roll", "TAL-OWN-03")
ROLL_ANYWAY: Final = RollAnyway("roll anyway", "TAL-OWN-03")
RULES: Final[list[Rule[Any]]] = [SKIP_ROLL, ROLL_ANYWAY]
