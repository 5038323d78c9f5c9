"""The result of an analysis as plain data: what `--json` prints, the page shows and a server keeps."""

from __future__ import annotations

import msgspec

from questhall.analysis.reasons import Reason

FORMAT = 3
"""Raised when the fields change or the judge does: what a server has kept from before is then made again."""


class Point(msgspec.Struct):
    """The chances after one step of the replay, and how they came about."""

    step: int
    choice: int
    """The number of the choice, from 1; 0 is the table after set-up."""
    seat: int
    """Who chose; -2 is the party, -1 nobody (the deal)."""
    chances: list[float]
    errors: list[float]
    luck: list[float]
    luck_errors: list[float]
    """Dice, draws and shuffles."""
    hidden: list[float]
    """What the player could not know when choosing."""
    skill: list[float]
    skill_errors: list[float]
    own: list[float | None]
    """Each seat's chance from what it could know, where it was asked."""
    own_errors: list[float | None]

    def swing(self) -> list[float]:
        """What the step changed, without the judge's own corrections."""
        return [sum(parts) for parts in zip(self.luck, self.hidden, self.skill, strict=True)]


class Decision(msgspec.Struct):
    """A choice with which the bot would not have agreed; `loss` is in the player's own chance to win."""

    step: int
    seat: int
    key: str
    better: str
    """What the bot would have done."""
    loss: float
    error: float
    is_mistake: bool
    better_tables: int
    worse_tables: int
    tables: int
    reason: Reason | None = None
    """The hidden card that makes the difference, if one clearly does."""


class TurningPoint(msgspec.Struct):
    """A moment that decided the game, with the chances before and after it.

    A moment can take several steps of one turn: from `first` to `last`. `step` is the one that changed most.
    """

    step: int
    seat: int
    key: str
    first: int
    last: int
    before: list[float]
    after: list[float]
    luck: list[float]
    hidden: list[float]
    skill: list[float]
    error: float
    """The standard error of the largest change."""


class Sums(msgspec.Struct):
    """One seat's game: prior + deal + luck + hidden + own + others + drift is its share of the victory."""

    prior: float
    deal: float
    luck: float
    hidden: float
    own: float
    """What its own choices were worth."""
    others: float
    """What the choices of the others were worth to it."""
    drift: float
    result: float
    luck_error: float
    own_error: float
    mistakes: int
    decisions: int
    fortune: float
    """All luck together: the deal, the dice and draws, and what nobody could know. `luck_error` is its error.
    It can be above 1 or below -1, because luck also makes up for choices, or undoes what they have won."""


class Report(msgspec.Struct):
    """The whole analysis."""

    format: int
    game: str
    rules: int
    fingerprint: str
    seats: list[str]
    is_cooperative: bool
    setting: str
    seed: int
    ending: str
    winners: list[int]
    points: list[Point]
    turning_points: list[TurningPoint]
    decisions: list[Decision]
    sums: list[Sums]
    luckiest: int | None
    """The seat that luck helped most, and the one that it helped least or hurt most; None where they do not
    clearly differ, or win and lose together."""
    unluckiest: int | None


def encode(report: Report) -> bytes:
    return msgspec.json.encode(report)


def decode(data: bytes) -> Report:
    return msgspec.json.decode(data, type=Report)
