"""Who sits where, in the words of a record, and what people may be called."""

from __future__ import annotations

from questhall.core.engine.errors import UsageError
from questhall.core.interface.perspective import ALL, SPECTATOR

HUMAN = "human"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
"""For those who choose none."""
BOT_NAMES = tuple(f"Bot {name}" for name in NAMES)
"""Nobody at a table should take a bot for a friend."""
LONGEST_NAME = 20


def check_name(name: str) -> None:
    """Refuse what cannot be shown, or would mean something else as a seat to look from."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise UsageError(f"{name!r} is not a valid name: use 1 to {LONGEST_NAME} printable characters")
    if name.casefold() in (ALL, SPECTATOR) or name.isdecimal():
        raise UsageError(f"{name!r} is not a valid name: {ALL}, {SPECTATOR} and numbers are reserved")
