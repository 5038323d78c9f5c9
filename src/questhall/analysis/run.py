"""Analysing a finished game from its record.

The same record, setting and seed give the same report on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from questhall.analysis.estimates import Estimate, Shares, estimate, less, nothing
from questhall.analysis.judge import Judge
from questhall.analysis.luck_and_skill import Course, Swing
from questhall.analysis.played_game import Move, PlayedGame
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.report import FORMAT, Decision, Point, Report, Sums, TurningPoint
from questhall.analysis.turning_points import CLOSER_LOOKS, Moment, scenes, turning_points
from questhall.analysis.verdicts import Verdict, verdict
from questhall.core.engine.chance import FastChance, derive
from questhall.core.interface.game import Game

LUCKIER: Final = 2.0
"""Standard errors by which one has to be luckier to be called so."""
LEAST_SAMPLES: Final = 40
LEAST_LOOKS: Final = 3
"""At the own chance of each seat."""


@dataclass(frozen=True)
class Setting:
    """How thorough an analysis is."""

    name: str
    samples: int
    """Tables for each estimate."""
    work: int
    """Tables that are followed through all choices together: a longer game gets fewer for each."""
    iterations: int
    """Of the bot whose choices are compared."""
    looks: int
    """Decisions at which the player's own chance is estimated from what that player knew."""
    rounds: int
    """How far long games are played on."""

    def samples_for(self, choices: int) -> int:
        """The tables for each estimate in a game of so many choices.

        >>> QUICK.samples_for(170), QUICK.samples_for(5000)
        (150, 40)
        """
        return min(self.samples, max(LEAST_SAMPLES, self.work // max(1, choices)))


QUICK: Final = Setting("quick", samples=150, work=60_000, iterations=100, looks=60, rounds=4)
THOROUGH: Final = Setting("thorough", samples=500, work=200_000, iterations=1000, looks=60, rounds=4)
SETTINGS: Final = {setting.name: setting for setting in (QUICK, THOROUGH)}

Progress = Callable[[int, int], None]
"""Told how much of the work is done, of how much. May raise to stop the analysis."""


def analyse(
    game: Game,
    data: bytes,
    setting: Setting = QUICK,
    seed: int = 0,
    progress: Progress | None = None,
    name: str = "record",
    judge: Judge | None = None,
) -> Report:
    """Analyse the record of a finished game; refuses unfinished games and damaged records.

    >>> from questhall.games import find_game
    >>> game = find_game("rent-a-hero")
    >>> analyse(game, b"")
    Traceback (most recent call last):
    questhall.core.engine.errors.RecordError: record: the file is empty
    """
    played = PlayedGame(game, data, name)
    return _Analysis(played, judge or PlayoutJudge(game, setting.rounds), setting, seed).run(progress)


class _Analysis:
    def __init__(self, played: PlayedGame, judge: Judge, setting: Setting, seed: int) -> None:
        self.played = played
        self.game = played.game
        self.judge = judge
        self.setting = setting
        self.seed = seed
        self.seats = len(played.header.seats)
        self.moves = list(played.moves())
        self.samples = setting.samples_for(len(self.moves))
        self.course = Course(judge, played.start(), self.samples, derive(seed, 1))
        self.before_the_deal = self._before_the_deal() if played.is_dealt() else None
        self.own: dict[int, Estimate] = {}
        """The player's own chance before a choice, by the choice's number."""
        self.decisions: list[Decision] = []

    def run(self, progress: Progress | None) -> Report:
        total = len(self.moves) + CLOSER_LOOKS
        tell = progress or (lambda done, total: None)
        looks = self._looks()
        for number, move in enumerate(self.moves, start=1):
            self.course.take(move)
            if move.is_real():
                self._note_verdict(move)
            if number in looks:
                self.own[number] = self._own_chance(number, move)
            tell(number, total)
        moments = turning_points(
            self.course,
            scenes(self.game, self.moves),
            self.samples,
            told=lambda done: tell(len(self.moves) + done, total),
        )
        return self._report(moments)

    @property
    def prior(self) -> Estimate:
        """The chances before the deal; at a table that was laid out there was none."""
        return self.before_the_deal or self.course.start

    def _before_the_deal(self) -> Estimate:
        rows = []
        for number in range(self.setting.samples):
            chance = FastChance(derive(self.seed, 2, number))
            table = self.game.start(self.played.setup(), chance, knowledge=False, journal=False)
            rows.append(self.judge.forecast(table, derive(self.seed, 3, number)).chances)
        return estimate(rows)

    def _looks(self) -> set[int]:
        """The choices at which the chances are also estimated from what the player could know."""
        asked: dict[int, list[int]] = {}
        for number, move in enumerate(self.moves, start=1):
            if move.is_real():
                asked.setdefault(move.seat, []).append(number)
        each = max(LEAST_LOOKS, self.setting.looks // self.seats)
        return {number for numbers in asked.values() for number in spread_out(numbers, each)}

    def _own_chance(self, number: int, move: Move) -> Estimate:
        """What the player could know of the chances before choosing."""
        return self.judge.chances(move.before, move.seat, self.samples, derive(self.seed, 4, number))

    def _note_verdict(self, move: Move) -> None:
        found = verdict(
            self.judge,
            self.game,
            move.before,
            move.seat,
            move.option,
            self.setting.iterations,
            self.samples,
            derive(self.seed, 5, move.choice.n),
        )
        if found is not None:
            self.decisions.append(_decision(move, found))

    # The report

    def _report(self, moments: list[Moment]) -> Report:
        header = self.played.header
        swings = [self.course.swing(number) for number in range(1, len(self.moves) + 1)]
        points = self._points(swings)
        sums = [self._sums(seat, swings) for seat in range(self.seats)]
        luckiest, unluckiest = (None, None) if self.game.is_cooperative else by_luck(sums)
        return Report(
            format=FORMAT,
            game=header.game,
            rules=header.rules,
            fingerprint=self.played.fingerprint,
            seats=header.seats,
            is_cooperative=self.game.is_cooperative,
            setting=self.setting.name,
            seed=self.seed,
            ending=self.played.ending(),
            winners=self.played.winners(),
            points=points,
            turning_points=[self._turning_point(each, points) for each in moments],
            decisions=self.decisions,
            sums=sums,
            luckiest=luckiest,
            unluckiest=unluckiest,
        )

    def _points(self, swings: list[Swing]) -> list[Point]:
        none = nothing(self.seats)
        deal = Swing(self.course.start, self.course.start - self.prior, none, none, none.shares)
        points = [_point(None, deal, self.seats)]
        points += [_point(move, swing, self.seats) for move, swing in zip(self.moves, swings, strict=True)]
        for number, seen in self.own.items():
            seat = self.moves[number - 1].seat
            point = points[number - 1]  # the table before the choice
            point.own[seat], point.own_errors[seat] = seen.shares[seat], seen.errors[seat]
        return points

    def _turning_point(self, moment: Moment, points: list[Point]) -> TurningPoint:
        run = points[moment.first : moment.last + 1]
        change = total_of([point.swing() for point in run])
        most = max(range(self.seats), key=lambda seat: abs(change[seat]))
        main = max(run, key=lambda point: point.swing()[most] * (1 if change[most] > 0 else -1))
        move = self.moves[main.choice - 1]
        after = run[-1].chances
        return TurningPoint(
            move.step,
            move.choice.seat,
            move.choice.key,
            first=run[0].step,
            last=run[-1].step,
            before=list(less(tuple(after), change)),
            after=after,
            luck=list(total_of([point.luck for point in run])),
            hidden=list(total_of([point.hidden for point in run])),
            skill=list(total_of([point.skill for point in run])),
            error=moment.error,
        )

    def _sums(self, seat: int, swings: list[Swing]) -> Sums:
        deal = (self.course.start - self.prior).shares[seat]
        luck = math.fsum(swing.luck.shares[seat] for swing in swings)
        hidden = math.fsum(swing.hidden.shares[seat] for swing in swings)
        own = [swing for move, swing in zip(self.moves, swings, strict=True) if move.seat == seat]
        others = [swing for move, swing in zip(self.moves, swings, strict=True) if move.seat != seat]
        skill_error = math.hypot(*(swing.skill.errors[seat] for swing in swings))
        return Sums(
            prior=self.prior.shares[seat],
            deal=deal,
            luck=luck,
            hidden=hidden,
            own=math.fsum(swing.skill.shares[seat] for swing in own),
            others=math.fsum(swing.skill.shares[seat] for swing in others),
            drift=math.fsum(swing.drift[seat] for swing in swings),
            result=self.judge.forecast(self.played.result, 0).chances[seat],
            # All terms add up to the known result, so luck is as uncertain as the rest together.
            luck_error=math.hypot(self.prior.errors[seat], skill_error, self.course.drift_error()[seat]),
            own_error=math.hypot(*(swing.skill.errors[seat] for swing in own)),
            mistakes=sum(each.is_mistake for each in self.decisions if each.seat == seat),
            decisions=sum(move.is_real() for move in self.moves if move.seat == seat),
            fortune=deal + luck + hidden,
        )


def by_luck(sums: list[Sums]) -> tuple[int, int] | tuple[None, None]:
    """The luckiest and the unluckiest seat, if they clearly differ."""
    order = sorted(range(len(sums)), key=lambda seat: sums[seat].fortune)
    best, worst = order[-1], order[0]
    lead = sums[best].fortune - sums[worst].fortune
    error = math.hypot(sums[best].luck_error, sums[worst].luck_error)
    return (best, worst) if best != worst and lead > LUCKIER * error else (None, None)


def total_of(rows: list[list[float]]) -> Shares:
    """The sum for each seat."""
    return tuple(math.fsum(column) for column in zip(*rows, strict=True))


def spread_out(numbers: list[int], most: int) -> list[int]:
    """At most so many of them, evenly spread.

    >>> spread_out([1, 2, 3, 4, 5, 6, 7], 3)
    [1, 4, 7]
    """
    if len(numbers) <= most:
        return numbers
    last = len(numbers) - 1
    return [numbers[round(place * last / (most - 1))] for place in range(most)]


def _point(move: Move | None, swing: Swing, seats: int) -> Point:
    return Point(
        step=move.step if move else 0,
        choice=move.choice.n if move else 0,
        seat=move.choice.seat if move else -1,
        chances=list(swing.chances.shares),
        errors=list(swing.chances.errors),
        luck=list(swing.luck.shares),
        luck_errors=list(swing.luck.errors),
        hidden=list(swing.hidden.shares),
        skill=list(swing.skill.shares),
        skill_errors=list(swing.skill.errors),
        own=[None] * seats,
        own_errors=[None] * seats,
    )


def _decision(move: Move, found: Verdict) -> Decision:
    return Decision(
        step=move.step,
        seat=move.seat,
        key=move.choice.key,
        better=str(move.before.book.key(found.option)),
        loss=found.loss,
        error=found.error,
        is_mistake=found.is_mistake(),
        better_tables=found.better,
        worse_tables=found.worse,
        tables=found.tables,
        reason=found.reason,
    )
