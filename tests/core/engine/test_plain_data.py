"""Data from files is read as what it has to be, or refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from questhall.core.engine.errors import FormatError
from questhall.core.engine.plain_data import integer, integers, mapping, rows, text, texts, truth

RIGHT: list[tuple[Callable[[object], object], object]] = [
    (integer, 3),
    (integers, [3, 4]),
    (rows, [[3, "a"], []]),
    (text, "a"),
    (texts, ["a", "b"]),
    (truth, True),
    (mapping, {"a": 3}),
]
WRONG: list[tuple[Callable[[object], object], object, str]] = [
    (integer, "3", "a whole number"),
    (integer, 3.0, "a whole number"),
    (integer, True, "a whole number"),
    (integers, 3, "a list of whole numbers"),
    (integers, [3, "4"], "a whole number"),
    (rows, 3, "a list of lists"),
    (rows, {"a": [3]}, "a list of lists"),
    (rows, ["ab"], "a list of lists"),
    (rows, [[3], 4], "a list of lists"),
    (text, 3, "a string"),
    (texts, "ab", "a list of strings"),
    (texts, ["a", 3], "a string"),
    (truth, 1, "true or false"),
    (mapping, [3], "a table of named values"),
    (mapping, {3: "a"}, "a table of named values"),
]


@pytest.mark.parametrize(("read", "value"), RIGHT)
def test_what_is_right_is_read_as_it_is(read: Callable[[object], object], value: object) -> None:
    assert read(value) == value


@pytest.mark.parametrize(("read", "value", "expected"), WRONG)
def test_what_is_wrong_is_refused_with_what_was_expected(
    read: Callable[[object], object], value: object, expected: str
) -> None:
    with pytest.raises(FormatError, match=f"expected {expected}, found"):
        read(value)
