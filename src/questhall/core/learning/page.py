"""A row of numbers from 0 to 255, written from left to right: an observation.

Most of a row is 0, so only what was written is cleared before the next one.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

LARGEST: Final = 255
"""What is larger is written as this."""


def blank_values(count: i64) -> vec[u8]:
    return vec[u8]([0] * count)


@final
class Page:
    """A part of an array, `size` values from `start` on; several pages share one array (`values`)."""

    def __init__(self, values: vec[u8], start: i64, size: i64) -> None:
        self.values = values
        self.start = start
        self.size = size
        self.at = start
        self._written = vec[i64]([0] * size)
        self._count: i64 = 0

    def clear(self) -> None:
        """Everything is 0 again, and writing begins on the left."""
        i: i64 = 0
        values = self.values
        while i < self._count:
            place = self._written[i]
            values[place] = 0
            i += 1
        self._count = 0
        self.at = self.start

    def put(self, value: i64) -> None:
        """The next number; less than 0 counts as 0."""
        if value > 0:
            self._set(self.at, value)
        self.at += 1

    def flag(self, is_set: bool) -> None:
        if is_set:
            self._set(self.at, 1)
        self.at += 1

    def bits(self, mask: i64, count: i64) -> None:
        """So many numbers: the lowest bits of the mask, the lowest first."""
        bit: i64 = 0
        while bit < count:
            self.flag((mask >> bit) & 1 != 0)
            bit += 1

    def one_of(self, place: i64, count: i64) -> None:
        """So many numbers, all 0 but the one at this place; -1 for none."""
        if 0 <= place < count:
            self._set(self.at + place, 1)
        self.at += count

    def count(self, place: i64, amount: i64 = 1) -> None:
        """Add to a number further right without going on; `skip` goes on."""
        if amount > 0:
            where = self.at + place
            self._set(where, i64(self.values[where]) + amount)

    def skip(self, count: i64) -> None:
        self.at += count

    def is_full(self) -> bool:
        return self.at == self.start + self.size

    def _set(self, place: i64, value: i64) -> None:
        if value > LARGEST:
            value = LARGEST
        values = self.values
        if values[place] == 0:
            self._written[self._count] = place
            self._count += 1
        values[place] = u8(value)


def new_page(size: i64) -> Page:
    """A page of its own."""
    return Page(blank_values(size), 0, size)
