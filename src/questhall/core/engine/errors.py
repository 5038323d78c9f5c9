"""Every error Questhall raises on purpose.

QuesthallError
├── UsageError            something was named that does not exist
│   ├── UnknownGame
│   ├── UnknownSeat
│   ├── UnknownBot
│   ├── UnknownVariant
│   ├── UnknownLanguage
│   ├── WrongNumberOfSeats
│   ├── BadName           a player may not be called so
│   └── UnknownKey        an option key that no rule of the game knows
├── IllegalChoice         a key that exists but is not offered now
├── GameIsOver
├── UndoRefused
├── FormatError           a malformed file or message
│   ├── RecordError
│   │   └── RulesDiffer   a record made by older rules that today's rules play differently
│   ├── ScenarioError
│   └── NewerVersion
├── TamperedRecord        a record that does not replay as it says
├── PositionError         a position that the box cannot lay out
│   └── WrongOrder        a fixed shuffle that does not fit the cards being shuffled
├── ScenarioStuck         a move of a scenario file that is not possible
├── SaveFailed            writing failed; what was saved before is still there
├── EndlessLoop           a bug in the rules: the step budget ran out
└── NothingPending        a bug in the rules: they ran out of work
"""

from __future__ import annotations


class QuesthallError(Exception):
    """The base class. Messages are whole sentences for the person who asked."""


class UsageError(QuesthallError):
    """Something was named that does not exist."""


class UnknownGame(UsageError):
    pass


class UnknownSeat(UsageError):
    pass


class UnknownBot(UsageError):
    pass


class UnknownVariant(UsageError):
    pass


class UnknownLanguage(UsageError):
    pass


class WrongNumberOfSeats(UsageError):
    pass


class BadName(UsageError):
    """A player may not be called so."""


class UnknownKey(UsageError):
    pass


class IllegalChoice(QuesthallError):
    """A choice that is not offered. Nothing has changed."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.clause = clause


class GameIsOver(QuesthallError):
    """The game is over, so nothing can be chosen."""


class UndoRefused(QuesthallError):
    pass


class FormatError(QuesthallError):
    """A file or message that is not what it claims to be."""


class RecordError(FormatError):
    pass


class RulesDiffer(RecordError):
    pass


class ScenarioError(FormatError):
    pass


class NewerVersion(FormatError):
    pass


class TamperedRecord(QuesthallError):
    pass


class PositionError(QuesthallError):
    pass


class WrongOrder(PositionError):
    """An order written down for a shuffle names a face more often than the pile holds it."""

    def __init__(self, number: int, face: int, pile: list[int]) -> None:
        super().__init__(f"the order fixed for shuffle {number} has more cards of face {face} than the pile")
        self.number = number
        self.face = face
        self.pile = pile


class ScenarioStuck(QuesthallError):
    pass


class SaveFailed(QuesthallError):
    pass


class EndlessLoop(QuesthallError):
    pass


class NothingPending(QuesthallError):
    pass


def listed(possible: list[str], limit: int = 12) -> str:
    """The possible values, for the end of an error message, cut short if there are many.

    >>> listed(["recruit", "pass"])
    'recruit, pass'
    """
    shown = ", ".join(possible[:limit])
    return shown if len(possible) <= limit else f"{shown} and {len(possible) - limit} more"
