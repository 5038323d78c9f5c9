"""A frame is a piece of pending work: a rule's number and three small integers in one machine word.

Frames are plain numbers, so a game stopped anywhere can be copied as memory and saved as it is. An
argument lies between -1 ("none") and 65534. This is the only place that knows the packing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_FRAME: Final = -1
MARK_NUMBER: Final = 0
CLEAN_UP_NUMBER: Final = 2
"""The rules that marks and unwinding need have the same numbers in every book."""
LARGEST_ARGUMENT: Final = 65534
LARGEST_RULE: Final = 32767


def pack(rule: i64, a: i64, b: i64, c: i64) -> i64:
    if ((a + 1) | (b + 1) | (c + 1)) & ~0xFFFF:
        refuse_arguments(a, b, c)
    return rule | ((a + 1) << 15) | ((b + 1) << 31) | ((c + 1) << 47)


def refuse_arguments(a: i64, b: i64, c: i64) -> None:
    """Separate from `pack`, so that `pack` stays small enough to be inlined."""
    raise OverflowError(f"a frame holds arguments from -1 to {LARGEST_ARGUMENT}, not {a}, {b}, {c}")


def with_rule(frame: i64, rule: i64) -> i64:
    """The same arguments for another rule."""
    return (frame & ~0x7FFF) | rule


def rule_of(frame: i64) -> i64:
    return frame & 0x7FFF


def first_of(frame: i64) -> i64:
    return ((frame >> 15) & 0xFFFF) - 1


def second_of(frame: i64) -> i64:
    return ((frame >> 31) & 0xFFFF) - 1


def third_of(frame: i64) -> i64:
    return ((frame >> 47) & 0xFFFF) - 1
