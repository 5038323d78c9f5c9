"""A puzzle in words, in one language: the question, what has just happened, and why an answer is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from questhall.analysis.points import percent, points
from questhall.analysis.reason_texts import tell_reason
from questhall.core.interface.decision import Decision, Option, current_decision
from questhall.core.interface.perspective import view_for
from questhall.games.drawing import Drawing, find_drawing
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Texts
from questhall.puzzles.model import Puzzle, Worth

MOST_NEWS: Final = 8
"""Sentences about what has happened since the player's last choice."""


@dataclass(frozen=True)
class Value:
    """What one option is worth: what it loses, with the error, both in points; the best one loses nothing."""

    key: str
    text: str
    loss: int
    error: str
    sentence: str
    reason: str


@dataclass(frozen=True)
class Solution:
    """The answer: a headline about an option, the player's chance with the best one, and all options."""

    is_right: bool
    headline: str
    chance: str
    values: list[Value]


class PuzzleTeller:
    """Tells one puzzle. Everything is said from what the player who is asked may know."""

    def __init__(self, puzzle: Puzzle, texts: Texts) -> None:
        self.puzzle = puzzle
        self.position = puzzle.position()
        self.game = self.position.game
        self.texts = texts
        self.speech = Speech(texts, self.game, puzzle.names(), puzzle.variants)
        self.drawing: Drawing = find_drawing(self.game)
        decision = current_decision(self.position.state)
        assert decision is not None, "a puzzle asks something"
        self.decision: Decision = decision
        self.view = view_for(self.game, self.position.state, puzzle.seat, puzzle.names())
        self._context = self.drawing.context(self.view, self.speech)

    def question(self) -> str:
        return self.speech.occasion(self.decision, **self._context)

    def options(self) -> list[tuple[Option, str]]:
        """The options in the order in which they are shown, each with its text."""
        options = sorted(self.decision.options, key=self.drawing.rank)
        return list(zip(options, self.speech.options(options, **self._context), strict=True))

    def news(self) -> list[str]:
        """What has happened since the player last chose, as far as the player could see it."""
        told = [event for event in self.position.news if event.kind.name not in self.drawing.QUIET]
        return [self.speech.event(event, self.puzzle.seat) for event in told[-MOST_NEWS:]]

    def solution(self, key: str) -> Solution:
        """What there is to say about this answer and all others."""
        puzzle = self.puzzle
        names = {option.key: text for option, text in self.options()}
        is_right = key == puzzle.best
        headline = self.texts.say(
            "puzzle-right" if is_right else "puzzle-wrong", option=names[key], best=names[puzzle.best]
        )
        whose = "party" if self.game.is_cooperative else "own"
        chance = self.texts.say("puzzle-chance", whose=whose, chance=percent(puzzle.chance))
        best = Value(puzzle.best, names[puzzle.best], 0, "", self.texts.say("puzzle-best"), "")
        return Solution(
            is_right,
            headline,
            chance,
            [best, *(self._value(worth, names[worth.key]) for worth in puzzle.others)],
        )

    def _value(self, worth: Worth, text: str) -> Value:
        loss, error = percent(worth.loss), points(worth.error)
        sentence = self.texts.say(
            "puzzle-loses",
            loss=loss,
            error=error,
            tables=self.puzzle.tables,
            good=worth.better,
            bad=worth.worse,
        )
        reason = "" if worth.reason is None else tell_reason(worth.reason, self.speech)
        return Value(worth.key, text, loss, error, sentence, reason)


def puzzle_texts(puzzle: Puzzle, language: str) -> Texts:
    return Texts(language, puzzle.game, players=puzzle.seats)
