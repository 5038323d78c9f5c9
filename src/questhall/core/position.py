"""Reading the [position] of a scenario file: named fields, each taken out once, leftovers refused."""

from __future__ import annotations

from typing import TypeVar

from questhall.core.errors import PositionError, listed

T = TypeVar("T")


class Position:
    """The fields of a position and the names of the seats they speak of."""

    def __init__(self, fields: dict[str, object], seats: list[str]) -> None:
        self._left = dict(fields)
        self._possible: list[str] = []
        self.seats = seats

    def seat(self, value: object, field: str) -> int:
        """A seat by its name or its number from 0."""
        if isinstance(value, str) and value in self.seats:
            return self.seats.index(value)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.seats):
            return value
        raise PositionError(f"{field}: there is no seat {value!r}; seats are: {listed(self.seats)}")

    def take(self, field: str, kind: type[T], default: T) -> T:
        """A field of this type, or the default where the file does not say."""
        self._possible.append(field)
        value = self._left.pop(field, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise PositionError(f"{field}: expected {_NAMES.get(kind, kind.__name__)}, found {value!r}")
        return value

    def take_seat(self, field: str, default: int) -> int:
        self._possible.append(field)
        value = self._left.pop(field, None)
        return default if value is None else self.seat(value, field)

    def take_by_seat(self, field: str) -> dict[int, list[str]]:
        """A table from seats to lists of names, such as hands."""
        return {
            self.seat(seat, field): self.names(value, f"{field}.{seat}")
            for seat, value in self.take(field, dict, {}).items()
        }

    def take_names(self, field: str) -> list[str]:
        return self.names(self.take(field, list, []), field)

    def names(self, value: object, field: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise PositionError(f"{field}: expected a list of names, found {value!r}")
        return list(value)

    def has(self, field: str) -> bool:
        return field in self._left

    def finish(self) -> None:
        """Refuse what nobody asked for: a misspelt field must not be passed over in silence."""
        if self._left:
            raise PositionError(
                f"unknown in [position]: {listed(sorted(self._left))}; known: {listed(self._possible, 40)}"
            )


_NAMES: dict[type, str] = {
    str: "a text",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}
