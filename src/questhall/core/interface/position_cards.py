"""The cards of a game's box, handed out by name while a position is laid out."""

from __future__ import annotations

from questhall.core.engine.errors import listed
from questhall.core.engine.rules import Noun
from questhall.core.engine.state import State
from questhall.core.interface.position import Position


class Box:
    """Numbers the cards of a table in the order in which they are requested."""

    def __init__(self, table: State, position: Position, noun: Noun, copies: list[int]) -> None:
        self.table = table
        self.position = position
        self.noun = noun
        self.left = copies[:]
        self.table.lay_faces([])
        if table.knowledge is not None:
            table.knowledge.known = [0] * len(table.knowledge.known)  # it was about other cards

    def face(self, name: str, field: str) -> int:
        """The face with this name, offered or not."""
        if name not in self.noun.names:
            kind, possible = self.noun.kind, listed(self.noun.names, 40)
            raise self.position.fail(field, f"unknown {kind} {name!r}; possible: {possible}")
        return self.noun.value(name)

    def take(self, name: str, field: str) -> int:
        """A card with this face that lies nowhere yet."""
        face = self.face(name, field)
        if self.left[face] == 0:
            raise self.position.fail(field, f"more cards of {name} on the table than the box holds")
        self.left[face] -= 1
        return int(self.table.add_face(face))

    def take_all(self, names: list[str], field: str) -> list[int]:
        return [self.take(name, field) for name in names]

    def take_rest(self) -> list[int]:
        """Every card not requested yet."""
        names = [name for name, left in zip(self.noun.names, self.left, strict=True) for _ in range(left)]
        return self.take_all(names, "rest")
