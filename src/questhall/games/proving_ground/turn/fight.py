"""A fight with the guardian of a space: dice, fate, outcome. Fights nest: a Frenzy adds one inside."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.rules import Action, Question, Rule
from questhall.games.proving_ground.components.event_kinds import ROLLED, ROLLED_AGAIN, WON_TROPHY
from questhall.games.proving_ground.components.state import (
    BATTLE,
    FATE_TOKENS,
    GOAL,
    PLACE,
    THREE_TROPHIES,
    TROPHIES,
    Table,
)
from questhall.games.proving_ground.turn.casting import BEFORE_FIGHT_WINDOW
from questhall.games.proving_ground.turn.losses import announce_loss

# The context of a fight
FIGHTER: Final = 0
ROLL: Final = 1
GUARDIAN_ROLL: Final = 2
SUM: Final = 3  # fixed before the roll


@final
class Fight(Rule[Table]):
    """Announce a fight; Spells may be cast before the dice."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        place = table.open_context(BATTLE, seat, 0, 0, table.strength(seat))
        table.push_in_order(
            BEFORE_FIGHT_WINDOW.opened_by(seat, place),
            ROLL_DICE.at(place),
            FATE_QUESTION.at(place),
            OUTCOME.at(place),
        )


@final
class RollDice(Rule[Table]):
    """The fighter's strength as it is now, and a die for either side."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        fighter = table.field(place, FIGHTER)
        table.set_field(place, SUM, table.strength(fighter))
        table.set_field(place, ROLL, table.roll(6))
        table.set_field(place, GUARDIAN_ROLL, table.roll(6))
        table.tell(ROLLED, fighter, table.field(place, ROLL), table.field(place, GUARDIAN_ROLL))


@final
class FateQuestion(Question[Table]):
    """The fighter may spend a token to reroll his own die, once per die."""

    def run(self, table: Table, place: i64, is_again: i64, _c: i64, /) -> None:
        fighter = table.field(place, FIGHTER)
        if not table.is_alive(fighter):
            return
        if is_again != 1 and table.get(fighter, FATE_TOKENS) > 0:
            table.offer(ROLL_AGAIN.at(fighter, place))
        table.offer(KEEP.at(fighter))
        table.ask(fighter, self.at(place, is_again))


@final
class RollAgain(Action[Table]):
    """Spend fate: only the new result counts."""

    def run(self, table: Table, seat: i64, place: i64, _c: i64, /) -> None:
        table.add(seat, FATE_TOKENS, -1)
        table.set_field(place, ROLL, table.roll(6))
        table.tell(ROLLED_AGAIN, seat, table.field(place, ROLL))
        table.push(FATE_QUESTION.at(place, 1))

    def why_not(self, table: Table, seat: i64, _place: i64, _c: i64, /) -> str:
        return "PG-FATE"


@final
class Keep(Action[Table]):
    """Leave the die as it fell."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        pass

    def why_not(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "PG-FATE"


@final
class Outcome(Rule[Table]):
    """The higher sum wins: a trophy, or a Life about to be lost; a draw is nothing."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        fighter = table.field(place, FIGHTER)
        own = table.field(place, SUM) + table.field(place, ROLL)
        guardian = 2 + table.get(fighter, PLACE) + table.field(place, GUARDIAN_ROLL)
        table.close_context(place)
        if not table.is_alive(fighter):
            return
        if own > guardian:
            win_trophy(table, fighter)
        elif own < guardian:
            announce_loss(table, fighter, BIT[fighter])


def win_trophy(table: Table, seat: i64) -> None:
    table.add(seat, TROPHIES, 1)
    table.tell(WON_TROPHY, seat)
    if table.get(seat, TROPHIES) == GOAL:
        table.finish(THREE_TROPHIES, BIT[seat])


FIGHT: Final = Fight()
ROLL_DICE: Final = RollDice()
FATE_QUESTION: Final = FateQuestion("fate")
ROLL_AGAIN: Final = RollAgain("roll again", "PG-FATE")
KEEP: Final = Keep("keep", "PG-FATE")
OUTCOME: Final = Outcome()
RULES: Final[list[Rule[Any]]] = [FIGHT, ROLL_DICE, FATE_QUESTION, ROLL_AGAIN, KEEP, OUTCOME]
