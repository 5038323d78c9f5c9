"""Luck and skill apart: what every choice and every stroke of chance was worth, and to whom.

Let u be what the judge says of a table with all hands open. One choice takes the game from s to s':

    u(s') - u(s) = luck + hidden + skill + drift

skill   what the choice was worth compared with what rules of thumb would have done, as far as the player could
        know: the mean over tables that this seat could not tell from the real one;
hidden  what it was worth with all hands open, minus that: a guess that hit or missed;
luck    u(s') minus what was to be expected of s' after this choice and before the die, draw or shuffle;
drift   what remains: the judge saw one choice further and changed its mind. Where games are played out to
        their end it is zero.

All four are paired. The same sampled tables are followed from one stroke of chance to the next, and both sides
of a comparison face the same dice to come.
"""

from __future__ import annotations

from dataclasses import dataclass

from questhall.analysis.estimates import (
    Estimate,
    Shares,
    estimate,
    exactly,
    less,
    mean,
    nothing,
    plus,
)
from questhall.analysis.judge import Forecast, Judge, place_of
from questhall.analysis.played_game import Move
from questhall.analysis.sampling import reveals_something
from questhall.core.engine.chance import derive
from questhall.core.engine.state import State


@dataclass(frozen=True)
class Swing:
    """What one choice, and the chance that followed it, were worth to each seat."""

    chances: Estimate
    """After it, with all hands open."""
    luck: Estimate
    hidden: Estimate
    skill: Estimate
    drift: Shares


class Course:
    """Follows a game and splits every change of the chances. Call `take` with one move after the other."""

    def __init__(self, judge: Judge, start: State, samples: int, seed: int) -> None:
        self._judge = judge
        self._samples = samples
        self._seed = seed
        self._seats = int(start.seats)
        self._taken = 0
        self._look(start)
        self.start = self._chances
        self._stretches: list[Estimate] = []

    def _look(self, state: State) -> None:
        """Sample tables anew: something has come to light."""
        seed = derive(self._seed, self._taken)
        if state.is_over():
            self._cloud: list[Forecast] = []
            self._chances = exactly(self._judge.forecast(state, seed).chances)
        else:
            self._cloud = self._judge.forecasts(state, None, self._samples, seed)
            self._chances = estimate([forecast.chances for forecast in self._cloud])
        self._drifts: list[Shares] = [(0.0,) * self._seats for _ in self._cloud]

    def take(self, move: Move) -> Swing:
        self._taken += 1
        before = self._chances.shares
        cloud = [forecast for forecast in self._cloud if place_of(forecast.table, move.option) >= 0]
        none = nothing(self._seats)
        if not cloud:
            # No sampled table offers what was chosen: nothing can be said about this choice.
            self._look_again(move.after)
            return Swing(self._chances, none, none, none, less(self._chances.shares, before))
        after = [forecast.after(move.option) for forecast in cloud]
        followed = [
            done if forecast.expected() == move.option else forecast.after(forecast.expected())
            for forecast, done in zip(cloud, after, strict=True)
        ]
        openly = mean(_differences(after, followed))
        skill = self._skill(move) if any(map(_is_other, after, followed)) else none
        hidden = Estimate(less(openly, skill.shares), skill.errors)
        drift = less(mean([one.chances for one in followed]), before)
        is_whole = len(cloud) == len(self._cloud)
        if is_whole:
            self._drifts = [*map(plus, self._drifts, _differences(followed, cloud))]
        luck = self._move_on(move, after, is_whole)
        return Swing(self._chances, luck, hidden, skill, drift)

    def _move_on(self, move: Move, after: list[Forecast], is_whole: bool) -> Estimate:
        """Follow the tables on, or sample anew where chance has struck; returns what that was worth."""
        expected = estimate([one.chances for one in after])
        is_chance = bool(move.choice.draws) or reveals_something(move.before, move.after)
        if is_whole and not is_chance and not move.after.is_over():
            self._cloud, self._chances = after, expected
            return nothing(self._seats)
        self._look_again(move.after)
        return self._chances - expected

    def _skill(self, move: Move) -> Estimate:
        """What the choice was worth against the expected one, as far as the player could know."""
        seed = derive(self._seed, self._taken, 1)
        rows: list[Shares] = []
        for forecast in self._judge.forecasts(move.before, move.seat, self._samples, seed):
            expected = forecast.expected()
            if place_of(forecast.table, move.option) < 0:
                continue
            if expected == move.option:
                rows.append((0.0,) * self._seats)
            else:
                rows += _differences([forecast.after(move.option)], [forecast.after(expected)])
        return estimate(rows) if rows else nothing(self._seats)

    def _look_again(self, state: State) -> None:
        """The tables are followed no further: note how the judge changed its mind since they were sampled."""
        if any(any(row) for row in self._drifts):
            self._stretches.append(estimate(self._drifts))
        self._look(state)

    def drift_error(self) -> Shares:
        """The standard error of all drift together."""
        total = nothing(self._seats)
        for stretch in self._stretches:
            total += stretch
        return total.errors


def _is_other(done: Forecast, followed: Forecast) -> bool:
    return done is not followed


def _differences(ones: list[Forecast], others: list[Forecast]) -> list[Shares]:
    return [less(one.chances, other.chances) for one, other in zip(ones, others, strict=True)]
