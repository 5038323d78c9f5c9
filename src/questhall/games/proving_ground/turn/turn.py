"""A turn: the round's weather (the party decides), Spells, a move, an encounter, and the hand limit."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Action, Noun, Question, Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.proving_ground.components.event_kinds import DROPPED, MOVED, WEATHER
from questhall.games.proving_ground.components.state import (
    DISCARD,
    END_OF_ROUND,
    HAND_LIMIT,
    HANDS,
    OUT_OF_TIME,
    PLACE,
    ROUNDS,
    SPACE,
    SPACES,
    SPELL,
    SPELLS,
    TROPHIES,
    TURN_BEGINS,
    TURN_MARK,
    Table,
)
from questhall.games.proving_ground.turn.casting import TURN_START_WINDOW
from questhall.games.proving_ground.turn.encounter import ENCOUNTER
from questhall.games.proving_ground.turn.losses import announce_loss

WEATHER_EVERY: Final = 3
SKIES: Final = Noun("sky", ["calm", "storm"])
CALM_SKY: Final = 0
STORMY_SKY: Final = 1
FIRST_SPELL: Final = 0


@final
class NextTurn(Rule[Table]):
    """The next living hero; after the last one a new round begins. Dying cannot skip it: it waits
    below the turn's mark."""

    def run(self, table: Table, last: i64, _b: i64, _c: i64, /) -> None:
        seat = last
        while True:
            seat += 1
            if seat == table.seats:
                seat = 0
                table.round += 1
                table.end_lasting(END_OF_ROUND)
            if table.is_alive(seat):
                break
        if table.round > ROUNDS:
            most_trophies(table)
            return
        table.active = seat
        table.end_lasting(TURN_BEGINS, seat)
        weather: i64 = NO_FRAME
        if seat == 0 and table.round % WEATHER_EVERY == 1:
            weather = WEATHER_QUESTION.at()
        table.push_in_order(
            weather,
            TURN_START_WINDOW.opened_by(seat),
            MOVE_QUESTION.at(seat),
            ENCOUNTER.at(seat),
            DROP_QUESTION.at(seat, FIRST_SPELL),
            table.end_of(TURN_MARK),
            self.at(seat),
        )


def most_trophies(table: Table) -> None:
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        own = table.get(seat, TROPHIES) if table.is_alive(seat) else -1
        if own > best:
            best = own
            winners = 0
        if own == best:
            winners |= BIT[seat]
        seat += 1
    table.finish(OUT_OF_TIME, winners)


@final
class WeatherQuestion(Question[Table]):
    """The party decides together what sky the round has."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.offer(CHOOSE_SKY.at(NOBODY, CALM_SKY))
        table.offer(CHOOSE_SKY.at(NOBODY, STORMY_SKY))
        table.ask(PARTY, self.at())


@final
class ChooseSky(Action[Table]):
    """A storm costs everyone a Life, unless they ward it off."""

    def run(self, table: Table, _seat: i64, sky: i64, _c: i64, /) -> None:
        table.tell(WEATHER, sky)
        if sky == STORMY_SKY:
            everybody = BIT[table.seats] - 1
            announce_loss(table, table.active, everybody)

    def why_not(self, table: Table, _seat: i64, _sky: i64, _c: i64, /) -> str:
        return "PG-WEATHER"


@final
class MoveQuestion(Question[Table]):
    """Where to go this turn; staying is a move too."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        for space in range(len(SPACES)):
            table.offer(GO.at(seat, space))
        table.ask(seat, self.at(seat))


@final
class Go(Action[Table]):
    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        table.set(seat, PLACE, space)
        table.tell(MOVED, seat, space)

    def why_not(self, table: Table, _seat: i64, _space: i64, _c: i64, /) -> str:
        return "PG-MOVE"


@final
class DropQuestion(Question[Table]):
    """Any number of Spells may be dropped, down to the limit they must: a row of single choices in the
    order of the Spells, closed by `done`."""

    def run(self, table: Table, seat: i64, least: i64, _c: i64, /) -> None:
        excess = table.size(HANDS + seat) - HAND_LIMIT
        spell: i64 = least
        while spell < len(SPELLS):
            left = count_from(table, seat, spell)
            if table.holds_spell(seat, spell) and left >= excess:
                table.offer(DROP.at(seat, spell))
            spell += 1
        if excess <= 0:
            table.offer(DONE.at(seat))
        table.ask(seat, self.at(seat, least))


def count_from(table: Table, seat: i64, least: i64) -> i64:
    """How many cards of a hand come in the order of Spells at `least` or later."""
    count: i64 = 0
    card = table.top(HANDS + seat)
    while card >= 0:
        if table.faces[card] >= least:
            count += 1
        card = table.links[card]
    return count


@final
class Drop(Action[Table]):
    def run(self, table: Table, seat: i64, spell: i64, _c: i64, /) -> None:
        card = table.pick(HANDS + seat, spell, seat)
        table.put(card, DISCARD)
        table.reveal(card)
        table.tell(DROPPED, seat, spell)
        table.push(DROP_QUESTION.at(seat, spell))

    def why_not(self, table: Table, _seat: i64, _spell: i64, _c: i64, /) -> str:
        return "PG-LIMIT"


@final
class Done(Action[Table]):
    def run(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> None:
        pass

    def why_not(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> str:
        return "PG-LIMIT"


@final
class Echo(Rule[Table]):
    """Comes back for ever: no position of play has it, the test of the step budget pushes it."""

    def run(self, table: Table, a: i64, b: i64, c: i64, /) -> None:
        table.push(self.at(a, b, c))


NEXT_TURN: Final = NextTurn()
WEATHER_QUESTION: Final = WeatherQuestion("weather")
CHOOSE_SKY: Final = ChooseSky("sky", "PG-WEATHER", SKIES)
MOVE_QUESTION: Final = MoveQuestion("move")
GO: Final = Go("go", "PG-MOVE", SPACE)
DROP_QUESTION: Final = DropQuestion("hand_limit")
DROP: Final = Drop("drop", "PG-LIMIT", SPELL)
DONE: Final = Done("done", "PG-LIMIT")
RULES: Final[list[Rule[Any]]] = [
    NEXT_TURN,
    WEATHER_QUESTION,
    CHOOSE_SKY,
    MOVE_QUESTION,
    GO,
    DROP_QUESTION,
    DROP,
    DONE,
    Echo(),
]
