"""Bit masks over small numbers, such as seats or heroes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def _powers_of_two() -> vec[i64]:
    bits = vec[i64]()
    for k in range(62):
        bits = append(bits, 2**k)
    return bits


BIT: Final = _powers_of_two()
"""Single bits by number: a shift by a variable is computed in 32 bits when compiled."""


def count_bits(mask: i64) -> i64:
    """How many bits of a mask are set.

    >>> count_bits(0b1011)
    3
    """
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
