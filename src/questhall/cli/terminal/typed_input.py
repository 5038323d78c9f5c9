"""Interpreting what people type."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from questhall.i18n.speech import spoken_key
from questhall.i18n.texts import Texts

COMMANDS = ("help", "why", "undo", "log", "table", "save", "skip", "seat", "together", "quit")
ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}
LONGEST_NUMBER = 4
LONGEST_ECHO = 40


def fold(text: str) -> str:
    """A text without capitals, accents and underscores, for comparing input.

    >>> fold("Wściekły_Kurczak")
    'wsciekly kurczak'
    """
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(letters.replace("_", " ").replace("-", " ").split())


def split_command(said: str, texts: Texts) -> tuple[str, str]:
    """The command a line starts with, in English or the player's language, and the rest; or no command."""
    first, _, rest = said.partition(" ")
    words = {fold(texts.say(f"command-{name}")): name for name in COMMANDS}
    words |= {name: name for name in COMMANDS} | ALIASES
    # A question mark is a separate word even when it touches the next one.
    if said.startswith("?"):
        first, rest = "?", said[1:]
    return words.get(fold(first) or first, ""), rest.strip()


def find_keys(said: str, keys: Iterable[str]) -> list[str]:
    """The keys a line may mean: an exact match, or all whose words start with its words.

    >>> find_keys("h w", ["recruit", "hint witch", "hint wizard"])
    ['hint witch', 'hint wizard']
    """
    words = said.casefold().split()
    found = []
    for key in keys:
        parts = key.split()
        if parts == words:
            return [key]
        if words and len(words) <= len(parts) and all(map(str.startswith, parts, words)):
            found.append(key)
    return found


def read_number(said: str) -> int:
    """An integer of reasonable length, or 0."""
    return int(said) if said.isdecimal() and len(said) <= LONGEST_NUMBER else 0


def find_numbered(said: str, keys: list[str], names: list[str] | None = None) -> list[str]:
    """The keys that a number or prefix may mean in a numbered list; `names` are the players' names."""
    if said.isdecimal():
        number = read_number(said)
        return keys[number - 1 : number] if number else []
    return find_spoken(said, keys, names or [])


def find_spoken(said: str, keys: Iterable[str], names: list[str]) -> list[str]:
    """The keys a line may mean, players by their names or seats.

    >>> find_spoken("attack b", ["attack seat-1", "attack seat-2"], ["Ana", "Ben", "Cleo"])
    ['attack seat-1']
    """
    spoken = {spoken_key(key, names): key for key in keys}
    return [spoken[found] for found in find_keys(said, spoken)] or find_keys(said, spoken.values())


def echo(said: str) -> str:
    """The input, shortened and escaped so that it can be shown again."""
    shown = "".join(letter for letter in said if letter.isprintable())
    return shown if len(shown) <= LONGEST_ECHO else shown[:LONGEST_ECHO] + "…"
