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

from questhall.analysis.estimates import Estimate, Shares, Tally, both, exactly, less, nothing, plus
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


@dataclass
class Passage:
    """One choice inside a stretch: what was found about it on the tables that offer it."""

    move: Move
    after: Tally
    """The chances after what was chosen, before chance strikes."""
    followed: Tally
    """The chances after what rules of thumb would have chosen."""
    skill: Tally
    """The difference between the two, on tables that the player could not tell from the real one."""


class Stretch:
    """The choices from one stroke of chance to the next, all followed on the same sampled tables.

    More tables can be added at any time: they join the tallies.
    """

    def __init__(self, judge: Judge, start: State, seed: int) -> None:
        self._judge = judge
        self._start = start
        self._seed = seed
        self._seats = int(start.seats)
        self._samples = 0
        self._cloud: list[Forecast] = []
        self._drifts: list[Shares] = []
        self.begin = Tally(self._seats)
        self.passages: list[Passage] = []
        self.drift = Tally(self._seats)
        """How the judge has changed its mind from the first to the last choice, on every table."""
        self.has_drifted = False

    def look(self, samples: int) -> None:
        """Sample tables at the start."""
        seed = derive(self._seed, self._samples)
        self._samples += samples
        self._cloud = self._judge.forecasts(self._start, None, samples, seed)
        self._drifts = [(0.0,) * self._seats for _ in self._cloud]
        self.begin.add([forecast.chances for forecast in self._cloud])

    def take(self, move: Move) -> bool:
        """Follow the tables through the next choice; returns whether all of them offered it."""
        tallies = (Tally(self._seats) for _ in range(3))
        passage = Passage(move, *tallies)
        self.passages.append(passage)
        before = len(self._cloud)
        self._follow(passage, is_compared=True)
        return 0 < before == len(self._cloud)

    def add(self, samples: int, numbers: range) -> None:
        """Follow more tables from the start to the end; the choices with these numbers are compared again."""
        self.look(samples)
        for passage in self.passages:
            self._follow(passage, is_compared=passage.move.choice.n in numbers)
        self.close()

    def close(self) -> None:
        """The tables are followed no further."""
        self.drift.add(self._drifts)
        self.has_drifted = self.has_drifted or any(map(any, self._drifts))
        self._cloud, self._drifts = [], []

    def _follow(self, passage: Passage, is_compared: bool) -> None:
        option = passage.move.option
        after: list[Forecast] = []
        followed: list[Shares] = []
        drifts: list[Shares] = []
        is_other = False
        for forecast, drift in zip(self._cloud, self._drifts, strict=True):
            if place_of(forecast.table, option) < 0:
                continue
            done, expected = forecast.after(option), forecast.expected()
            usual = done if expected == option else forecast.after(expected)
            is_other = is_other or usual is not done
            after.append(done)
            followed.append(usual.chances)
            drifts.append(plus(drift, less(usual.chances, forecast.chances)))
        self._cloud, self._drifts = after, drifts
        passage.after.add([one.chances for one in after])
        passage.followed.add(followed)
        if is_other and is_compared:
            self._compare(passage, len(after))

    def _compare(self, passage: Passage, samples: int) -> None:
        """What the choice was worth against the expected one, as far as the player could know."""
        move = passage.move
        seed = derive(self._seed, self._samples, move.choice.n)
        rows: list[Shares] = []
        for forecast in self._judge.forecasts(move.before, move.seat, samples, seed):
            expected = forecast.expected()
            if place_of(forecast.table, move.option) < 0:
                continue
            if expected == move.option:
                rows.append((0.0,) * self._seats)
            else:
                rows.append(less(forecast.after(move.option).chances, forecast.after(expected).chances))
        passage.skill.add(rows)


class Course:
    """Follows a game and splits every change of the chances. Call `take` with one move after the other."""

    def __init__(self, judge: Judge, start: State, samples: int, seed: int) -> None:
        self._judge = judge
        self._samples = samples
        self._seed = seed
        self._seats = int(start.seats)
        self._stretches: list[Stretch] = []
        self._places: list[tuple[int, int]] = []
        """Of every choice: its stretch, and its place in it."""
        self._end: Estimate | None = None
        self._look(start)

    @property
    def start(self) -> Estimate:
        """The chances before the first choice."""
        return self._begin(0)

    def _look(self, state: State) -> None:
        """Sample tables anew: something has come to light."""
        seed = derive(self._seed, len(self._places))
        if state.is_over():
            self._end = exactly(self._judge.forecast(state, seed).chances)
            return
        stretch = Stretch(self._judge, state, seed)
        stretch.look(self._samples)
        self._stretches.append(stretch)

    def take(self, move: Move) -> Swing:
        stretch = self._stretches[-1]
        self._places.append((len(self._stretches) - 1, len(stretch.passages)))
        is_whole = stretch.take(move)
        is_chance = bool(move.choice.draws) or reveals_something(move.before, move.after)
        if is_chance or not is_whole or move.after.is_over():
            stretch.close()
            self._look(move.after)
        return self.swing(len(self._places))

    def swing(self, number: int) -> Swing:
        """What the choice with this number was worth; the first one is number 1."""
        at, place = self._places[number - 1]
        stretch = self._stretches[at]
        passage = stretch.passages[place]
        before = stretch.passages[place - 1].after.estimate() if place else stretch.begin.estimate()
        is_last = self.is_stroke(number)
        none = nothing(self._seats)
        if not passage.after.count:
            # No sampled table offers what was chosen: nothing can be said about this choice.
            chances = self._begin(at + 1)
            return Swing(chances, none, none, none, less(chances.shares, before.shares))
        expected, followed = passage.after.estimate(), passage.followed.estimate()
        chances = self._begin(at + 1) if is_last else expected
        skill = passage.skill.estimate() if passage.skill.count else none
        openly = less(expected.shares, followed.shares)
        return Swing(
            chances=chances,
            luck=chances - expected if is_last else none,
            hidden=Estimate(less(openly, skill.shares), skill.errors),
            skill=skill,
            drift=less(followed.shares, before.shares),
        )

    def change(self, first: int, last: int) -> Estimate:
        """What the choices from one number to another changed together, without drift.

        Tables that were followed all the way from one stroke of chance to the next count on both sides and
        cancel out, so only the first stroke's expectation and what came after the last one are uncertain.
        """
        total = nothing(self._seats)
        for number in range(first, last + 1):
            swing = self.swing(number)
            shares = plus(plus(swing.luck.shares, swing.hidden.shares), swing.skill.shares)
            total += Estimate(shares, swing.skill.errors)
        strokes = [number for number in range(first, last + 1) if self.is_stroke(number)]
        if not strokes:
            return total
        at, place = self._places[strokes[0] - 1]
        before = self._stretches[at].passages[place].after
        errors = both(
            before.estimate().errors if before.count else (1.0,) * self._seats,
            self._begin(self._places[strokes[-1] - 1][0] + 1).errors,
        )
        return Estimate(total.shares, both(total.errors, errors))

    def look_closer(self, first: int, last: int, samples: int) -> None:
        """Sample more tables before and after these choices."""
        ends = {self._places[first - 1][0], self._places[last - 1][0] + self.is_stroke(last)}
        for at in sorted(ends):
            if at < len(self._stretches):
                self._stretches[at].add(samples, range(first, last + 1))

    def is_stroke(self, number: int) -> bool:
        """Whether chance struck after this choice, or the game ended."""
        at, place = self._places[number - 1]
        is_past = at < len(self._stretches) - 1 or self._end is not None
        return is_past and place == len(self._stretches[at].passages) - 1

    def _begin(self, at: int) -> Estimate:
        """The chances where a stretch begins; behind the last one stands the result."""
        if at < len(self._stretches):
            return self._stretches[at].begin.estimate()
        assert self._end is not None
        return self._end

    def drift_error(self) -> Shares:
        """The standard error of all drift together."""
        total = nothing(self._seats)
        for stretch in self._stretches:
            if stretch.drift.count and stretch.has_drifted:
                total += stretch.drift.estimate()
        return total.errors
