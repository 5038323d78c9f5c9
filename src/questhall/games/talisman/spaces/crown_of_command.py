"""The Crown of Command and its Command Spell: the aim of the game (TAL-WIN-01).

TAL-CROWN-03, TAL-CROWN-04, TAL-CROWN-05, TAL-CROWN-06, TAL-CROWN-07, TAL-CROWN-08, TAL-CROWN-09, TAL-CROWN-10,
TAL-VAR-19, TAL-VAR-20, TAL-VAR-21, TAL-VAR-22, TAL-Q74, TAL-Q99, TAL-Q100, TAL-Q101, TAL-Q103
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.rules import Rule
from questhall.games.talisman.casting.casting import announce_command_spell, is_able_to_cast
from questhall.games.talisman.characters.dice_and_fate import roll_dice, take_roll
from questhall.games.talisman.characters.losses import announce_loss
from questhall.games.talisman.components.board import CROWN_OF_COMMAND
from questhall.games.talisman.components.state import EASIER_COMMAND, Table

WORKS_FROM: Final = 4
ALWAYS: Final = 1


@final
class CrownInstruction(Rule[Table]):
    """A character alone here must cast the Command Spell, if he may cast at all (TAL-CROWN-07, TAL-Q74)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if is_able_to_cast(table, seat):
            announce_command_spell(table, seat)


@final
class CommandEffect(Rule[Table]):
    """Nobody has responded: the die decides whether it works."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 1, COMMAND_ROLLED.at(seat))


@final
class CommandRolled(Rule[Table]):
    """Every other character loses a Life, all at the same time (TAL-CROWN-08, TAL-CROWN-09)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if take_roll(table) >= works_from(table.seats, table.has_variant(EASIER_COMMAND)):
            announce_loss(table, table.characters() & ~BIT[seat], 1)


def works_from(players: i64, is_easier: bool) -> i64:
    """The lowest roll with which it works, by the players at the start; with seven, for whom the box has no
    components, every roll does (TAL-VAR-19, TAL-VAR-20, TAL-VAR-21, TAL-VAR-22, TAL-Q01, TAL-Q103).
    """
    if not is_easier or players < 5:
        return WORKS_FROM
    if players == 5:
        return WORKS_FROM - 1
    if players == 6:
        return WORKS_FROM - 2
    return ALWAYS


CROWN_INSTRUCTION: Final = CrownInstruction()
COMMAND_EFFECT: Final = CommandEffect()
COMMAND_ROLLED: Final = CommandRolled()
RULES: Final[list[Rule[Any]]] = [CROWN_INSTRUCTION, COMMAND_EFFECT, COMMAND_ROLLED]
INSTRUCTIONS_HERE: Final[list[tuple[int, Rule[Table]]]] = [(CROWN_OF_COMMAND, CROWN_INSTRUCTION)]
