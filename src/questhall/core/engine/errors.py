"""Every error Questhall raises on purpose.

QuesthallError
├── UsageError            somebody asked for what does not exist
│   ├── UnknownGame
│   ├── UnknownSeat
│   ├── UnknownBot
│   ├── UnknownVariant
│   ├── UnknownLanguage
│   ├── WrongNumberOfSeats
│   └── UnknownKey        an option key that no rule of the game answers to
├── IllegalChoice         a key that exists but is not offered now
├── GameIsOver
├── UndoRefused
├── FormatError           a file or message that is not what it should be
│   ├── RecordError
│   │   └── RulesDiffer   a record of older rules that today's play differently
│   ├── ScenarioError
│   └── NewerVersion
├── TamperedRecord        a record that does not replay as it says
├── PositionError         a position that the box cannot lay out
│   └── WrongOrder        a fixed shuffle that is no order of the cards being shuffled
├── ScenarioStuck         a move of a scenario file that is not possible
├── SaveFailed            the disk did not take it; what was there before is still there
├── EndlessLoop           our own mistake: the step budget ran out
└── NothingPending        our own mistake: the rules ran out of work
"""

from __future__ import annotations


class QuesthallError(Exception):
    """The common root: the message is a whole sentence for whoever asked."""


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


class UnknownKey(UsageError):
    pass


class IllegalChoice(QuesthallError):
    """A choice that is not offered; it changed nothing."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.clause = clause


class GameIsOver(QuesthallError):
    pass


class UndoRefused(QuesthallError):
    pass


class FormatError(QuesthallError):
    """A file or message that cannot be read as what it claims to be."""


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
    """The possibilities at the end of an error, never an endless line.

    >>> listed(["recruit", "pass"])
    'recruit, pass'
    """
    shown = ", ".join(possible[:limit])
    return shown if len(possible) <= limit else f"{shown} and {len(possible) - limit} more"
