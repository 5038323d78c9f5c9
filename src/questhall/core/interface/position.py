"""Reading the [position] of a scenario file, whose fields refer to seats by name."""

from __future__ import annotations

from typing import ClassVar

from questhall.core.engine.errors import PositionError, QuesthallError, listed
from questhall.core.interface.checked_fields import Fields


class Position(Fields):
    """The fields of a position and the names of its seats."""

    problem: ClassVar[type[QuesthallError]] = PositionError

    def __init__(self, fields: dict[str, object], seats: list[str], where: str = "[position]") -> None:
        super().__init__(fields, where)
        self.seats = seats

    def seat(self, value: object, field: str) -> int:
        """A seat by its name or its number from 0."""
        if isinstance(value, str) and value in self.seats:
            return self.seats.index(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.seats):
            return value
        raise self.fail(field, f"unknown seat {value!r}; seats are: {listed(self.seats)}")

    def take_seat(self, field: str, default: int) -> int:
        value = self.maybe(field, object)
        return default if value is None else self.seat(value, field)

    def take_seats(self, field: str) -> list[int]:
        return [self.seat(name, field) for name in self.take(field, list, [])]

    def take_by_seat(self, field: str) -> dict[int, list[str]]:
        """A table from seats to lists of names, such as hands."""
        return {
            self.seat(seat, field): self.names(value, f"{field}.{seat}")
            for seat, value in self.take(field, dict, {}).items()
        }
