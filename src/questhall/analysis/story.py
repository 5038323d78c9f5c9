"""An analysis in words, in one language: for the terminal and for the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from questhall.analysis.points import percent, points, signed
from questhall.analysis.reason_texts import tell_reason
from questhall.analysis.report import Decision, Report, Sums, TurningPoint
from questhall.core.engine.state import State
from questhall.core.interface.decision import current_decision
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import ALL, seen_by
from questhall.core.records.replay import Replay
from questhall.games.drawing import find_drawing
from questhall.i18n.speech import Speech, spoken_key
from questhall.i18n.texts import Texts

MOST_EVENTS: Final = 4
"""Told of one turning point: what a roll led to can take a dozen sentences."""
LEAST_CHANGE: Final = 3
"""Points by which a chance changes for a turning point to mention it."""
MAINLY: Final = 3.0
"""So many times more than the other a cause is called the only one."""
LUCKIER_BY: Final = 2.0
"""Standard errors by which one has to be luckier to be called so."""


@dataclass(frozen=True)
class Told:
    """One moment of the game: its step, a headline, and what there is to say about it."""

    step: int
    headline: str
    lines: list[str]


@dataclass(frozen=True)
class Row:
    """One line of the table of luck and skill."""

    name: str
    cells: list[str]


@dataclass(frozen=True)
class Story:
    """Everything that an analysis says."""

    title: str
    result: str
    how: str
    turning_points: list[Told]
    mistakes: list[Told]
    within_error: str
    luck: str
    columns: list[str]
    rows: list[Row]


class Storyteller:
    """Tells the story of one report in one language; the record says what happened at each step."""

    def __init__(self, report: Report, game: Game, data: bytes, language: str) -> None:
        self.report = report
        self.game = game
        self.replay = Replay(game, data)
        header = self.replay.header
        self.texts = Texts(language, game.id, players=len(header.seats))
        self.speech = Speech(self.texts, game, header.seats, header.variants)
        self.drawing = find_drawing(game)

    def say(self, key: str, **arguments: str | int) -> str:
        return self.texts.say(key, **arguments)

    def tell(self) -> Story:
        report = self.report
        columns = ["prior", "deal", "dice", "hidden", "skill", "others", "drift", "result", "mistakes"]
        return Story(
            title=self.say("analysis-title", game=self.texts.say("game-title")),
            result=self._result(),
            how=self.say("analysis-how", setting=report.setting, seed=str(report.seed)),
            turning_points=[self._turning_point(each) for each in report.turning_points],
            mistakes=[self._mistake(each) for each in report.decisions if each.is_mistake],
            within_error=self._within_error(),
            luck=self._fate() if report.is_cooperative else self._luckiest(),
            columns=[self.say(f"analysis-{name}") for name in ("player", *columns)],
            rows=[Row(name, self._cells(sums)) for name, sums in self.players()],
        )

    def players(self) -> list[tuple[str, Sums]]:
        """All who win or lose on their own: every player, or the party."""
        if not self.report.is_cooperative:
            return list(zip(self.report.seats, self.report.sums, strict=True))
        return [(self.say("analysis-party"), party(self.report))]

    def _result(self) -> str:
        winners = self.report.winners
        if self.report.is_cooperative:
            return self.say("analysis-party-won" if winners else "analysis-party-lost")
        return (
            self.say("analysis-won", winners=self.speech.players(winners))
            if winners
            else self.say("analysis-nobody-won")
        )

    # Moments

    def _turning_point(self, point: TurningPoint) -> Told:
        state = self.replay.before(point.step)
        moment = self.replay.moment(point.step)
        told = [self.speech.event(*seen_by(event, ALL)) for event in moment.events]
        lines = [*told[:MOST_EVENTS], *(["…"] if len(told) > MOST_EVENTS else [])]
        names = [self.say("analysis-party")] if self.report.is_cooperative else self.report.seats
        for seat, name in enumerate(names):
            before, after = percent(point.before[seat]), percent(point.after[seat])
            if abs(before - after) >= LEAST_CHANGE:
                lines.append(self.say("analysis-changed", seat=name, before=before, after=after))
        lines.append(self.say("analysis-because", cause=cause(point)))
        option = self._option(state, point.seat, point.key)
        headline = self.texts.say("replay-chose", seat=self.speech.who(point.seat), option=option)
        return Told(point.step, headline, lines)

    def _mistake(self, decision: Decision) -> Told:
        state = self.replay.before(decision.step)
        sentence = self.say(
            "analysis-mistake",
            seat=self.report.seats[decision.seat],
            option=self._option(state, decision.seat, decision.key),
            better=self._option(state, decision.seat, decision.better),
            loss=percent(decision.loss),
            error=points(decision.error),
        )
        evidence = self.say(
            "analysis-evidence", tables=decision.tables, good=decision.better_tables, bad=decision.worse_tables
        )
        reason = [] if decision.reason is None else [tell_reason(decision.reason, self.speech)]
        return Told(decision.step, sentence, [evidence, *reason])

    def _option(self, state: State | None, seat: int, key: str) -> str:
        """An option in the words in which it was offered."""
        decision = None if state is None else current_decision(state)
        if state is not None and decision is not None:
            view = self.game.view(state, seat if seat >= 0 else None)
            asked = {"seat": decision.seat, "occasion": decision.occasion, "window": decision.is_window}
            context = self.drawing.context({**view, "awaited": asked}, self.speech)
            texts = self.speech.options(decision.options, **context)
            found = dict(zip(decision.keys(), texts, strict=True)).get(key)
            if found is not None:
                return found
        return spoken_key(key, self.report.seats)

    def _within_error(self) -> str:
        count = sum(not each.is_mistake for each in self.report.decisions)
        return self.say("analysis-within-error", count=count) if count else ""

    # Luck and skill

    def _luckiest(self) -> str:
        sums = self.report.sums
        order = sorted(range(len(sums)), key=lambda seat: sums[seat].fortune())
        lucky, unlucky = order[-1], order[0]
        lead = sums[lucky].fortune() - sums[unlucky].fortune()
        error = (sums[lucky].luck_error ** 2 + sums[unlucky].luck_error ** 2) ** 0.5
        if lucky == unlucky or lead < LUCKIER_BY * error:
            return self.say("analysis-equally-lucky")
        return self.say(
            "analysis-luckier",
            lucky=self.report.seats[lucky],
            unlucky=self.report.seats[unlucky],
            points=percent(lead),
            error=points(error),
        )

    def _fate(self) -> str:
        sums = party(self.report)
        fortune = sums.fortune()
        side = "even" if abs(fortune) < LUCKIER_BY * sums.luck_error else "kind" if fortune > 0 else "cruel"
        return self.say("analysis-fate", side=side, points=percent(abs(fortune)), error=points(sums.luck_error))

    def _cells(self, sums: Sums) -> list[str]:
        return [
            self.say("analysis-percent", percent=percent(sums.prior)),
            signed(sums.deal),
            signed(sums.luck),
            signed(sums.hidden),
            f"{signed(sums.own)} (± {points(sums.own_error)})",
            signed(sums.others),
            signed(sums.drift),
            self.say("analysis-percent", percent=percent(sums.result)),
            f"{sums.mistakes}/{sums.decisions}",
        ]


def party(report: Report) -> Sums:
    """The party's game: all choices are its own, and every seat has the same chances."""
    first = report.sums[0]
    return Sums(
        prior=first.prior,
        deal=first.deal,
        luck=first.luck,
        hidden=first.hidden,
        own=first.own + first.others,
        others=0.0,
        drift=first.drift,
        result=first.result,
        luck_error=first.luck_error,
        own_error=sum(each.own_error**2 for each in report.sums) ** 0.5,
        mistakes=sum(each.mistakes for each in report.sums),
        decisions=sum(each.decisions for each in report.sums),
    )


def cause(point: TurningPoint) -> str:
    """Whether luck or the choice changed the chances."""
    luck = max(abs(share) for share in point.luck)
    skill = max(abs(share) for share in point.skill)
    if luck > MAINLY * skill:
        return "luck"
    return "choice" if skill > MAINLY * luck else "both"
