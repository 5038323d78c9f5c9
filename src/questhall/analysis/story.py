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

FIRST_EVENTS: Final = 2
LAST_EVENTS: Final = 4
"""Told of one step: what a roll led to can take a dozen sentences, and what it came to stands at the end."""
LEAST_CHANGE: Final = 3
"""Points by which a chance changes for a turning point to mention it."""
MAINLY: Final = 3.0
"""So many times more than the other a cause is called the only one."""
KIND_BY: Final = 2.0
"""Standard errors by which fate has to be kind or cruel to be called so."""
HUNDRED: Final = 100


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
        columns = self._columns()
        return Story(
            title=self.say("analysis-title", game=self.texts.say("game-title")),
            result=self._result(),
            how=self.say("analysis-how", setting=report.setting, seed=str(report.seed)),
            turning_points=[self._turning_point(each) for each in report.turning_points],
            mistakes=[self._mistake(each) for each in report.decisions if each.is_mistake],
            within_error=self._within_error(),
            luck=self._fate() if report.is_cooperative else self._luckiest(),
            columns=[self.say(f"analysis-{name}") for name in ("player", *columns)],
            rows=[Row(name, self._cells(sums, columns)) for name, sums in self.players()],
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
        why = cause(point)
        lines = self._happened(point)
        names = [self.say("analysis-party")] if self.report.is_cooperative else self.report.seats
        changes = []
        for seat, name in enumerate(names):
            before, after = percent(point.before[seat]), percent(point.after[seat])
            if abs(before - after) >= LEAST_CHANGE:
                changes.append(self.say("analysis-changed", seat=name, before=before, after=after))
        if changes:
            lines.append(", ".join(changes))
        lines.append(self.say("analysis-because", cause=why))
        option = self._option(state, point.seat, point.key)
        headline = self.texts.say("replay-chose", seat=self.speech.who(point.seat), option=option)
        events = self._events(point.step)
        if why == "luck" and events:  # then the roll or the card matters, not what was chosen before it
            headline = events[0]
            lines.remove(headline)
        return Told(point.step, headline, lines)

    def _events(self, step: int) -> list[str]:
        return [self.speech.event(*seen_by(event, ALL)) for event in self.replay.moment(step).events]

    def _happened(self, point: TurningPoint) -> list[str]:
        """What happened in a moment; of several steps, in those that changed something."""
        steps = [
            each.step
            for each in self.report.points
            if point.first <= each.step <= point.last
            and (each.step == point.step or percent(max(map(abs, each.swing()))) >= LEAST_CHANGE)
        ]
        lines = []
        if len(steps) > 1:
            lines.append(self.say("analysis-steps", first=steps[0], last=steps[-1]))
        for step in steps:
            lines += shortened(self._events(step))
        return lines

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
        lines = [evidence]
        if decision.reason is not None:
            lines.append(tell_reason(decision.reason, self.speech, self.report.seats[decision.seat]))
        return Told(decision.step, sentence, lines)

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
        report = self.report
        if report.luckiest is None or report.unluckiest is None:
            return self.say("analysis-equally-lucky")
        best, worst = report.sums[report.luckiest], report.sums[report.unluckiest]
        told = self.say(
            "analysis-luckier" if len(report.seats) > 2 else "analysis-luckier-of-two",
            lucky=report.seats[report.luckiest],
            unlucky=report.seats[report.unluckiest],
            gain=percent(best.fortune),
            loss=percent(-worst.fortune),
            error=points(max(best.luck_error, worst.luck_error)),
        )
        return self._with_note(told, best.fortune, worst.fortune)

    def _fate(self) -> str:
        sums = party(self.report)
        fortune = sums.fortune
        side = "even" if abs(fortune) < KIND_BY * sums.luck_error else "kind" if fortune > 0 else "cruel"
        told = self.say("analysis-fate", side=side, points=percent(abs(fortune)), error=points(sums.luck_error))
        return told if side == "even" else self._with_note(told, fortune)

    def _with_note(self, told: str, *fortunes: float) -> str:
        """More than 100 points would surprise anybody who is not told how that can be."""
        is_surprising = any(abs(percent(fortune)) > HUNDRED for fortune in fortunes)
        return f"{told} {self.say('analysis-over-hundred')}" if is_surprising else told

    def _columns(self) -> list[str]:
        """Of luck and skill; those that would be empty are left out."""
        is_shared = self.report.is_cooperative
        has_drift = any(percent(sums.drift) for sums in self.report.sums)
        return [
            *("prior", "deal", "dice", "hidden"),
            *(["choices"] if is_shared else ["skill", "others"]),
            *(["drift"] if has_drift else []),
            *("result", "mistakes"),
        ]

    def _cells(self, sums: Sums, columns: list[str]) -> list[str]:
        own = f"{signed(sums.own)} (± {points(sums.own_error)})"
        cells = {
            "prior": self.say("analysis-percent", percent=percent(sums.prior)),
            "deal": signed(sums.deal),
            "dice": signed(sums.luck),
            "hidden": signed(sums.hidden),
            "choices": own,
            "skill": own,
            "others": signed(sums.others),
            "drift": signed(sums.drift),
            "result": self.say("analysis-percent", percent=percent(sums.result)),
            "mistakes": self.say("analysis-mistakes-of", mistakes=sums.mistakes, decisions=sums.decisions),
        }
        return [cells[column] for column in columns]


def shortened(told: list[str]) -> list[str]:
    """The beginning and the end of what happened.

    >>> shortened(["a", "b", "c", "d", "e", "f", "g", "h"])
    ['a', 'b', '…', 'e', 'f', 'g', 'h']
    """
    if len(told) <= FIRST_EVENTS + LAST_EVENTS + 1:
        return told
    return [*told[:FIRST_EVENTS], "…", *told[-LAST_EVENTS:]]


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
        fortune=first.fortune,
    )


def cause(point: TurningPoint) -> str:
    """What changed the chances: luck, cards that the player could not see, the choice, or several of them."""
    sizes = {
        name: max(map(abs, shares))
        for name, shares in (("luck", point.luck), ("hidden", point.hidden), ("choice", point.skill))
    }
    most = max(sizes, key=lambda name: sizes[name])
    others = max(size for name, size in sizes.items() if name != most)
    if sizes[most] > MAINLY * others:
        return most
    return "both" if sizes["choice"] * MAINLY > sizes[most] else "luck"
