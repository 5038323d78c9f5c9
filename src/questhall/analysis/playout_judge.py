"""Judgement by playing games out: everybody goes on by the game's rules of thumb, and who wins is counted.

Games whose evaluation has a horizon are too long for that: they are played on for some rounds, and the
evaluation says what the table is then worth, made bolder by what was learned about it (`boldness.py`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec

from questhall.analysis.boldness import bolder, boldness
from questhall.analysis.estimates import Shares
from questhall.analysis.judge import Forecast, Judge, place_of
from questhall.core.engine.chance import Picker, picker_at
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.search.policy import NO_HORIZON, AtRandom, play_on, play_until

CAP: Final = 10_000
"""Decisions after which a playout is judged as it stands, so that none goes on for ever."""


@final
class PlayoutJudge(Judge):
    """Plays out by rules of thumb; a long game only `rounds` times as far as its evaluation's horizon."""

    def __init__(self, game: Game, rounds: int = 1) -> None:
        self.policy = game.make_thumb() if game.make_thumb is not None else AtRandom()
        self.evaluation = game.make_evaluation()
        self.rounds = rounds
        self._game = game.id
        self._worth = vec[float]()

    def forecast(self, table: State, seed: int) -> Playout:
        return Playout(self, table, Picker(seed))

    def worth(self, table: State) -> Shares:
        """What a table is worth to each seat; exact when the game is over."""
        said = self.said(table)
        power = 1.0 if table.is_over() else boldness(self._game, table.seats)
        return said if power == 1.0 else bolder(said, power)

    def said(self, table: State) -> Shares:
        """What the evaluation itself says of a table."""
        while len(self._worth) < table.seats:
            self._worth = append(self._worth, 0.0)
        self.evaluation.judge(table, self._worth)
        return tuple(self._worth[seat] for seat in range(table.seats))

    def horizon(self, table: State) -> int:
        near = int(self.evaluation.horizon(table))
        if near == NO_HORIZON:
            return near
        now = int(self.evaluation.clock(table))
        return now + (near - now) * self.rounds

    def play_on(self, table: State, picker: Picker, horizon: int) -> None:
        if horizon == NO_HORIZON:
            play_on(table, self.policy, picker, CAP)
        else:
            play_until(table, self.policy, picker, CAP, self.evaluation, horizon)


@final
class Playout(Forecast):
    """A table, and where it led.

    The generator of choices is kept as it was at the table, and as it was where the playout ended: so a playout
    can be followed choice by choice, and be continued where the horizon moves on.
    """

    def __init__(
        self, judge: PlayoutJudge, table: State, picker: Picker, continued: tuple[State, Picker] | None = None
    ) -> None:
        self.judge = judge
        self.table = table
        self._picker = picker
        end, at_end = continued or (table.clone(), _copy(picker))
        judge.play_on(end, at_end, judge.horizon(table))
        self._end = end, at_end
        self.chances = judge.worth(end)

    def expected(self) -> int:
        return self._choose()[0]

    def _choose(self) -> tuple[int, Picker]:
        """What rules of thumb take here, and the generator after that."""
        picker = _copy(self._picker)
        index = 0
        if self.table.option_count > 1:
            index = int(self.judge.policy.choose(self.table, picker))
        return int(self.table.options[index]), picker

    def after(self, option: int) -> Playout:
        expected, picker = self._choose()
        table = self.table.clone()
        table.choose(place_of(table, option))
        if option != expected:
            return Playout(self.judge, table, picker)
        end, at_end = self._end
        if self.judge.horizon(table) == NO_HORIZON:
            return Playout(self.judge, table, picker, self._end)  # the end is the end: nothing is changed there
        return Playout(self.judge, table, picker, (end.clone(), _copy(at_end)))


def _copy(picker: Picker) -> Picker:
    return picker_at(picker.low, picker.high, picker.counter)
