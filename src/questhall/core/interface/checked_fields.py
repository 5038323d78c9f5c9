"""Reading a table of named fields: every field has a known type, and unknown fields are refused."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from questhall.core.engine.errors import QuesthallError, ScenarioError, listed

T = TypeVar("T")

LARGEST_NUMBER = 10**9
"""More than any game counts; compiled rules could not hold much more."""


class Fields:
    """The fields of one table of a file. Every error says where it is and what is possible.

    >>> fields = Fields({"title": "Two copies"}, "duplicate.toml")
    >>> fields.take("title", str, "")
    'Two copies'
    """

    problem: ClassVar[type[QuesthallError]] = ScenarioError

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise self.problem(f"{where}: expected a table, found {data!r}")
        self._left = dict(data)
        self._asked_for: list[str] = []
        self.where = where

    def fail(self, field: str, what: str) -> QuesthallError:
        """The error about one field, ready to be raised."""
        return self.problem(f"{self.where}: {field}: {what}" if self.where else f"{field}: {what}")

    def has(self, field: str) -> bool:
        return field in self._left

    def take(self, field: str, kind: type[T], default: T, largest: int = LARGEST_NUMBER) -> T:
        """A field of this type, or the default if the file has none."""
        self._asked_for.append(field)
        return self.checked(field, self._left.pop(field, default), kind, largest)

    def maybe(self, field: str, kind: type[T]) -> T | None:
        """A field of this type, or None if the file has none."""
        self._asked_for.append(field)
        return self.checked(field, self._left.pop(field), kind) if field in self._left else None

    def need(self, field: str, kind: type[T]) -> T:
        """A required field of this type."""
        value = self.maybe(field, kind)
        if value is None:
            raise self.fail(field, "missing")
        return value

    def checked(self, field: str, value: object, kind: type[T], largest: int = LARGEST_NUMBER) -> T:
        # true and false are integers to Python, but not to the author of a file
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fail(field, f"expected {_NAMES.get(kind, kind.__name__)}, found {value!r}")
        if isinstance(value, int) and abs(value) > largest:
            raise self.fail(field, f"expected a number up to {largest}, found {value}")
        return value

    def names(self, value: object, field: str) -> list[str]:
        """A list of texts."""
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self.fail(field, f"expected a list of names, found {value!r}")
        return list(value)

    def take_names(self, field: str) -> list[str]:
        return self.names(self.take(field, list, []), field)

    def known(self) -> list[str]:
        """The fields asked for so far, which are all that such a table may have."""
        return sorted(set(self._asked_for))

    def finish(self) -> None:
        """Refuse unknown fields: a misspelt one must not be ignored silently."""
        if self._left:
            raise self.fail("unknown", f"{listed(sorted(self._left))}; possible: {listed(self.known(), 40)}")


_NAMES: dict[type, str] = {
    str: "a string",
    int: "a whole number",
    bool: "true or false",
    list: "a list",
    dict: "a table",
}
