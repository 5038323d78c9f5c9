"""Field-by-field differences between a line of a record and the line expected there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from msgspec import UNSET

from questhall.core.records.record import Line, describe, kind_of


@dataclass(frozen=True)
class Finding:
    """Something wrong in a record. `field` may be a path into a value: `data.own.active`."""

    line: int
    field: str
    found: object
    expected: object
    because: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.because}"


def differences(number: int, found: Line, expected: Line, verb: str) -> Iterator[Finding]:
    """Every field in which a line of the record differs from the one expected."""
    if type(found) is not type(expected):
        because = f"found a {kind_of(found)}, but {verb} a {kind_of(expected)}"
        yield Finding(number, "line", kind_of(found), kind_of(expected), because)
        return
    for name in found.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(expected, name)
        if name != "chain" and not _is_same(theirs, ours):
            place, theirs, ours = _narrow(name, theirs, ours)
            because = f"{describe(found)}: {place} is {theirs!r}, but {verb} {ours!r}"
            yield Finding(number, place, theirs, ours, because)


def _is_same(one: object, other: object) -> bool:
    """Whether two values are written the same way; to Python, 1, 1.0 and True are equal."""
    if UNSET in (one, other):
        return one is other
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")


def _narrow(place: str, found: object, expected: object) -> tuple[str, object, object]:
    """The first path at which two values differ."""
    if isinstance(found, dict) and isinstance(expected, dict):
        for key in sorted({*found, *expected}):
            if key not in found or key not in expected or not _is_same(found[key], expected[key]):
                return _narrow(f"{place}.{key}", found.get(key), expected.get(key))
    if isinstance(found, (list, tuple)) and isinstance(expected, (list, tuple)) and len(found) == len(expected):
        for i, (theirs, ours) in enumerate(zip(found, expected, strict=True)):
            if not _is_same(theirs, ours):
                return _narrow(f"{place}.{i}", theirs, ours)
    return place, found, expected
