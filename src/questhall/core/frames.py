"""A frame is a piece of pending work: a rule's number and three small integers in one machine word.

Frames are plain numbers, so a game stopped anywhere copies by memory copy and saves as it is. An
argument lies between -1 ("none") and 65534. This is the only place that knows the packing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_FRAME: Final = -1
MARK_NUMBER: Final = 0
"""The rule that marks a height of the stack is the first of every book."""
LARGEST_ARGUMENT: Final = 65534
LARGEST_RULE: Final = 32767


def pack(rule: i64, a: i64, b: i64, c: i64) -> i64:
    return rule | ((a + 1) << 15) | ((b + 1) << 31) | ((c + 1) << 47)


def rule_of(frame: i64) -> i64:
    return frame & 0x7FFF


def first_of(frame: i64) -> i64:
    return ((frame >> 15) & 0xFFFF) - 1


def second_of(frame: i64) -> i64:
    return ((frame >> 31) & 0xFFFF) - 1


def third_of(frame: i64) -> i64:
    return ((frame >> 47) & 0xFFFF) - 1
