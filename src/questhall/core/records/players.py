"""Who sits where, as records say it, and which names people may have."""

from __future__ import annotations

import unicodedata

from questhall.core.engine.errors import BadName
from questhall.core.interface.perspective import ALL, SPECTATOR

HUMAN = "human"
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
"""For those who choose none."""
BOT_NAMES = tuple(f"Bot {name}" for name in NAMES)
"""Nobody at a table should take a bot for a friend."""
LONGEST_NAME = 20
MOST_MARKS = 3
"""Accents on one letter: no script needs more, and a tower of them covers what is written above."""
UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that are shown as nothing, or as a space, though they count as letters or marks."""
LOOK_ALIKES = str.maketrans(
    # Cyrillic, then Greek: capitals, then small letters.
    "АВЕЅІЈКМНОРСТУХаеіјорсухѕһԁԛԝкΑΒΕΖΗΙΚΜΝΟΡΤΥΧανικορυχ",
    "ABESIJKMHOPCTYXaeijopcyxshdqwkABEZHIKMNOPTYXavikopux",
)


def check_name(name: str) -> None:
    """Refuse names that cannot be displayed or would be taken for a perspective."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadName(f"{name!r} is not a valid name: use 1 to {LONGEST_NAME} printable characters")
    if not any(_is_seen(character) for character in unicodedata.normalize("NFKC", name)):
        raise BadName(f"{name!a} is not a valid name: it has no visible characters")
    if _highest_tower(name) > MOST_MARKS:
        raise BadName(f"{name!a} is not a valid name: at most {MOST_MARKS} accents can be on one letter")
    if name.casefold() in (ALL, SPECTATOR) or name.isdecimal():
        raise BadName(f"{name!r} is not a valid name: {ALL}, {SPECTATOR} and numbers are reserved")


def _highest_tower(name: str) -> int:
    """The most combining marks in a row."""
    highest = tower = 0
    for character in name:
        tower = tower + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        highest = max(highest, tower)
    return highest


def are_alike(name: str, other: str) -> bool:
    """Whether people could take one name for the other.

    Case, invisible characters and the forms of a letter make no difference, nor do letters of other alphabets
    that look the same.

    >>> are_alike("Ana", "\u0410n\u0430"), are_alike("Ana", "ANA"), are_alike("Ana", "Anna")
    (True, True, False)
    """
    return _folded(name) == _folded(other) or _folded(_in_latin(name)) == _folded(_in_latin(other))


def _in_latin(name: str) -> str:
    return unicodedata.normalize("NFKC", name).translate(LOOK_ALIKES)


def _folded(name: str) -> str:
    """A name without differences that the eye cannot see."""
    shown = "".join(one for one in unicodedata.normalize("NFKC", name) if not _is_nothing(one))
    return " ".join(unicodedata.normalize("NFKC", shown.casefold()).split())


def _is_nothing(character: str) -> bool:
    is_variation = "\ufe00" <= character <= "\ufe0f" or "\U000e0100" <= character <= "\U000e01ef"
    return character in UNSEEN or is_variation or unicodedata.category(character) == "Cf"


def _is_seen(character: str) -> bool:
    """Whether a character is visible by itself: not invisible, a space, or a combining mark."""
    return not _is_nothing(character) and unicodedata.category(character)[0] not in "MZC"
