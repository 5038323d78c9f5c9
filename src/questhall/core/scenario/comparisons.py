"""Comparing actual values with what a scenario file expects."""

from __future__ import annotations

from collections.abc import Callable

NONE = "none"
HIDDEN = "hidden"
PLACEHOLDERS = (NONE, HIDDEN)
"""What documents have instead of a value: TOML has no null."""

NEGATIVE = ("not", "contains_not")
"""Comparisons that a misspelt value would fulfil."""


class Nothing:
    """The value at a path that does not exist; it satisfies no comparison, not even `not`."""

    def __init__(self, why: str) -> None:
        self.why = why

    def __repr__(self) -> str:
        return f"nothing: {self.why}"


def matches(found: object, wanted: object) -> bool:
    """Equality in which a table only has to match the fields it names.

    >>> matches([{"event": "passed", "seat": "ana", "to": "ben"}], [{"event": "passed", "seat": "ana"}])
    True
    """
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(
            key in found and matches(found[key], value) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        if not isinstance(found, list) or len(found) != len(wanted):
            return False
        return all(matches(*pair) for pair in zip(found, wanted, strict=True))
    return isinstance(found, bool) == isinstance(wanted, bool) and found == wanted


def contains(found: object, wanted: object) -> bool:
    """Whether a list contains all wanted entries, counting duplicates; for a table, whether it has the keys."""
    if isinstance(found, dict):
        return all(key in found for key in _entries(wanted))
    if not isinstance(found, list):
        return False
    left = list(found)
    for entry in _entries(wanted):
        partner = next((i for i, other in enumerate(left) if matches(other, entry)), None)
        if partner is None:
            return False
        del left[partner]
    return True


def contains_none(found: object, wanted: object) -> bool:
    """Whether a list contains none of the wanted entries; false for anything but a list.

    An entry of another type than those in the list does not count as absent, since it could never be there.
    """
    if not isinstance(found, (dict, list)):
        return False
    return all(
        not contains(found, [entry]) and all(_is_alike(other, entry) for other in found)
        for entry in _entries(wanted)
    )


def differs(found: object, wanted: object) -> bool:
    """Whether two comparable values differ.

    >>> differs("ana", "ben"), differs("ana", 3)
    (True, False)
    """
    return _is_alike(found, wanted) and not matches(found, wanted)


def _is_alike(found: object, wanted: object) -> bool:
    """Whether both have the same type; `none` and `hidden` match any type."""
    return type(found) is type(wanted) or found in PLACEHOLDERS or wanted in PLACEHOLDERS


def is_in_order(found: object, wanted: object) -> bool:
    """Whether the wanted entries appear in this order, with anything in between.

    >>> is_in_order([1, 2, 3, 4], [2, 4]), is_in_order([1, 2, 3, 4], [4, 2])
    (True, False)
    """
    rest = iter(found if isinstance(found, list) else [])
    return all(any(matches(other, entry) for other in rest) for entry in _entries(wanted))


def _entries(wanted: object) -> list[object]:
    return wanted if isinstance(wanted, list) else [wanted]


def _starts_with(found: object, wanted: object) -> bool:
    assert isinstance(wanted, list)
    return isinstance(found, list) and matches(found[: len(wanted)], wanted)


def _unordered(found: object, wanted: object) -> bool:
    assert isinstance(wanted, list)
    return isinstance(found, list) and len(found) == len(wanted) and contains(found, wanted)


def _one_of(found: object, wanted: object) -> bool:
    return any(matches(found, entry) for entry in _entries(wanted))


def _has_length(found: object, wanted: object) -> bool:
    return isinstance(found, (dict, list)) and len(found) == wanted


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _at_least(found: object, wanted: object) -> bool:
    return isinstance(found, int) and isinstance(wanted, int) and _is_number(found) and found >= wanted


def _at_most(found: object, wanted: object) -> bool:
    return isinstance(found, int) and isinstance(wanted, int) and _is_number(found) and found <= wanted


COMPARISONS: dict[str, tuple[Callable[[object, object], bool], type]] = {
    "equals": (matches, object),
    "not": (differs, object),
    "contains": (contains, object),
    "contains_not": (contains_none, object),
    "starts_with": (_starts_with, list),
    "unordered": (_unordered, list),
    "one_of": (_one_of, list),
    "length": (_has_length, int),
    "at_least": (_at_least, int),
    "at_most": (_at_most, int),
}
"""Each comparison a file may use, and the type of what it compares with."""


def compare(found: object, wanted: object) -> bool:
    """Whether the actual value satisfies a comparison, or equals a plain value."""
    if isinstance(found, Nothing):
        return False
    if not is_comparison(wanted):
        return matches(found, wanted)
    assert isinstance(wanted, dict)
    return all(COMPARISONS[name][0](found, value) for name, value in wanted.items())


def is_comparison(wanted: object) -> bool:
    """Whether this is a table of comparisons, such as { length = 3, contains = "witch" }."""
    return isinstance(wanted, dict) and bool(wanted) and all(name in COMPARISONS for name in wanted)
