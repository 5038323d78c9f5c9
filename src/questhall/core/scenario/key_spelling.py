"""Option keys as files spell them: with seat names where the rules say seat-0, seat-1, …"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from questhall.core.engine.errors import UnknownKey
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Noun

AT_A_SEAT = re.compile(r"seat-(\d+)(\..+)?")
"""How the rules name a seat, or a place at one: `seat-1`, `seat-1.2`."""

Shape = list[dict[str, str]]
"""For each word of an action's keys what may stand there, with what the rules call it."""


class Spelling:
    """Reads and writes option keys by the names of the seats of one file.

    A name is read only where the noun in its place is a seat (`bob`) or a place at one (`bob.2`).

    >>> from questhall.games import find_game
    >>> spelling = Spelling(find_game("talisman").book, ["ana", "bob"])
    >>> spelling.read("attack bob"), spelling.write("attack seat-1")
    ('attack seat-1', 'attack bob')
    """

    def __init__(self, book: RuleBook, seats: Sequence[str]) -> None:
        self.book = book
        self.seats = seats
        nouns = dict.fromkeys(noun for action in book.actions for noun in action.nouns)
        self.meanings = {noun: self._meanings(noun) for noun in nouns}
        self.shapes: list[Shape] = [
            [*({word: word} for word in action.verb.split()), *(self.meanings[noun] for noun in action.nouns)]
            for action in book.actions
        ]

    def _meanings(self, noun: Noun) -> dict[str, str]:
        return {self.write(name): name for name in noun.names} | {name: name for name in noun.names}

    def write(self, key: str) -> str:
        """A rules key, as files spell it."""
        return " ".join(self._written(word) for word in key.split())

    def _written(self, word: str) -> str:
        found = AT_A_SEAT.fullmatch(word)
        if found is None or int(found[1]) >= len(self.seats):
            return word
        return self.seats[int(found[1])] + (found[2] or "")

    def read(self, key: str) -> str:
        """A file's key as the rules spell it, offered or not. Raises `UnknownKey` if no rule knows it."""
        try:
            return self.book.key(self.book.parse(key, 0))
        except UnknownKey:
            words = key.split()
            for shape in self.shapes:
                if len(shape) == len(words) and all(map(dict.__contains__, shape, words)):
                    return " ".join(map(dict.__getitem__, shape, words))
            raise

    def clash(self) -> tuple[str, str] | None:
        """A seat name that would make a key ambiguous, and that key."""
        return next(self._clashes(), None)

    def _clashes(self) -> Iterator[tuple[str, str]]:
        confused = {noun: word for noun in self.meanings for word in self._confused(noun)}
        for action, shape in zip(self.book.actions, self.shapes, strict=True):
            for place, noun in enumerate(action.nouns, start=len(action.verb.split())):
                if noun in confused:
                    yield _doubt(confused[noun], place, [list(meanings) for meanings in shape])
            if any(meant != word for meanings in shape for word, meant in meanings.items()):
                for other in self.shapes:
                    if other is not shape and len(other) == len(shape):
                        yield from _common_keys(shape, other)

    def _confused(self, noun: Noun) -> list[str]:
        """A name that could be mistaken for another of its kind, as when the first seat is called seat-1."""
        written = {name: self.write(name) for name in noun.names}
        return [word for name, word in written.items() if word != name and word in written]


def _common_keys(shape: Shape, other: Shape) -> Iterator[tuple[str, str]]:
    """Two actions whose keys collide because of a seat's name."""
    if any(mine.keys().isdisjoint(theirs) for mine, theirs in zip(shape, other, strict=True)):
        return
    common = [sorted(mine.keys() & theirs.keys()) for mine, theirs in zip(shape, other, strict=True)]
    for place, words in enumerate(common):
        for word in words:
            if shape[place][word] != other[place][word]:
                yield _doubt(word, place, common)


def _doubt(word: str, place: int, possible: list[list[str]]) -> tuple[str, str]:
    """The name in a word, and an ambiguous key that contains it."""
    key = [word if number == place else words[0] for number, words in enumerate(possible)]
    return word.partition(".")[0], " ".join(key)
