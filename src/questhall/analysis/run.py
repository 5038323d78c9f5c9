"""Analysing a finished game from its record.

The same record, setting and seed give the same report on every machine.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from questhall.analysis.estimates import Estimate, estimate, less, nothing
from questhall.analysis.judge import Judge
from questhall.analysis.played_game import Move, PlayedGame
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.report import FORMAT, Decision, Point, Report, Sums, TurningPoint
from questhall.analysis.swings import Course, Swing
from questhall.analysis.verdicts import Verdict, verdict
from questhall.core.engine.chance import FastChance, derive
from questhall.core.interface.game import Game

TURNING_POINTS: Final = 5
CLEAR_SWING: Final = 2.0
"""Standard errors by which a turning point has to stand out."""


@dataclass(frozen=True)
class Setting:
    """How thorough an analysis is."""

    name: str
    samples: int
    """Tables for each estimate."""
    iterations: int
    """Of the bot whose choices are compared."""
    looks: int
    """Decisions of each seat at which its own chance is estimated from what it knew."""
    rounds: int
    """How far long games are played on."""


QUICK: Final = Setting("quick", samples=150, iterations=100, looks=30, rounds=4)
THOROUGH: Final = Setting("thorough", samples=600, iterations=1000, looks=120, rounds=12)
SETTINGS: Final = {setting.name: setting for setting in (QUICK, THOROUGH)}

Progress = Callable[[int, int], None]
"""Told how many choices have been looked at, of how many. May raise to stop the analysis."""


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
        self.course = Course(judge, played.start(), setting.samples, derive(seed, 1))
        self.prior = self._prior()
        self.swings: list[tuple[Move, Swing]] = []
        self.points: list[Point] = []
        self.decisions: list[Decision] = []
        self.real = [0] * self.seats

    def run(self, progress: Progress | None) -> Report:
        total = self.played.length()
        looks = self._looks()
        deal = self.course.start - self.prior
        none = nothing(self.seats)
        start = Swing(self.course.start, deal, none, none, none.shares)
        self.points.append(_point(None, start, self.seats))
        for number, move in enumerate(self.played.moves(), start=1):
            swing = self.course.take(move)
            self.swings.append((move, swing))
            self.points.append(_point(move, swing, self.seats))
            if move.is_real():
                self.real[move.seat] += 1
                self._note_verdict(move)
            if number in looks:
                self._look_as_the_player(number, move)
            if progress is not None:
                progress(number, total)
        return self._report()

    def _prior(self) -> Estimate:
        """The chances before the deal; at a table that was laid out there was none."""
        if not self.played.is_dealt():
            return self.course.start
        rows = []
        for number in range(self.setting.samples):
            chance = FastChance(derive(self.seed, 2, number))
            table = self.game.start(self.played.setup(), chance, knowledge=False, journal=False)
            rows.append(self.judge.forecast(table, derive(self.seed, 3, number)).chances)
        return estimate(rows)

    def _looks(self) -> set[int]:
        """The choices at which the chances are also estimated from what the player could know."""
        asked: dict[int, list[int]] = {}
        for number, move in enumerate(self.played.moves(), start=1):
            if move.is_real():
                asked.setdefault(move.seat, []).append(number)
        return {number for numbers in asked.values() for number in spread_out(numbers, self.setting.looks)}

    def _look_as_the_player(self, number: int, move: Move) -> None:
        """The chance at the decision, so at the point before the choice."""
        seen = self.judge.chances(move.before, move.seat, self.setting.samples, derive(self.seed, 4, number))
        point = self.points[number - 1]
        point.own[move.seat] = seen.shares[move.seat]
        point.own_errors[move.seat] = seen.errors[move.seat]

    def _note_verdict(self, move: Move) -> None:
        found = verdict(
            self.judge,
            self.game,
            move.before,
            move.seat,
            move.option,
            self.setting.iterations,
            self.setting.samples,
            derive(self.seed, 5, move.choice.n),
        )
        if found is not None:
            self.decisions.append(_decision(move, found))

    # The report

    def _report(self) -> Report:
        header = self.played.header
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
            points=self.points,
            turning_points=self._turning_points(),
            decisions=self.decisions,
            sums=[self._sums(seat) for seat in range(self.seats)],
        )

    def _turning_points(self) -> list[TurningPoint]:
        """The steps that changed most for anybody, in the order of the game."""
        found = []
        for place, (move, swing) in enumerate(self.swings, start=1):
            point = self.points[place]
            size, error = max(
                (abs(change), math.hypot(point.luck_errors[seat], point.skill_errors[seat]))
                for seat, change in enumerate(point.swing())
            )
            if size > CLEAR_SWING * error:
                found.append((size, place, move, swing))
        found.sort(key=lambda each: (-each[0], each[1]))
        return [
            self._turning_point(*each[1:]) for each in sorted(found[:TURNING_POINTS], key=lambda each: each[1])
        ]

    def _turning_point(self, place: int, move: Move, swing: Swing) -> TurningPoint:
        point = self.points[place]
        return TurningPoint(
            move.step,
            move.choice.seat,
            move.choice.key,
            before=list(less(swing.chances.shares, tuple(point.swing()))),
            after=point.chances,
            luck=[luck + hidden for luck, hidden in zip(point.luck, point.hidden, strict=True)],
            skill=point.skill,
        )

    def _sums(self, seat: int) -> Sums:
        deal = self.points[0].luck[seat]
        own = [swing for move, swing in self.swings if move.seat == seat]
        others = [swing for move, swing in self.swings if move.seat != seat]
        skill_error = math.hypot(*(swing.skill.errors[seat] for _, swing in self.swings))
        return Sums(
            prior=self.prior.shares[seat],
            deal=deal,
            luck=math.fsum(swing.luck.shares[seat] for _, swing in self.swings),
            hidden=math.fsum(swing.hidden.shares[seat] for _, swing in self.swings),
            own=math.fsum(swing.skill.shares[seat] for swing in own),
            others=math.fsum(swing.skill.shares[seat] for swing in others),
            drift=math.fsum(swing.drift[seat] for _, swing in self.swings),
            result=self.judge.forecast(self.played.result, 0).chances[seat],
            # All terms add up to the known result, so luck is as uncertain as the rest together.
            luck_error=math.hypot(self.prior.errors[seat], skill_error, self.course.drift_error()[seat]),
            own_error=math.hypot(*(swing.skill.errors[seat] for swing in own)),
            mistakes=sum(each.is_mistake for each in self.decisions if each.seat == seat),
            decisions=self.real[seat],
        )


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
