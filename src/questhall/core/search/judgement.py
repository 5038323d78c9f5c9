"""Learned judgement: each seat's share of the victory, told by a small network from what is on the table.

A game's `Aspects` names what is there as a list of numbers: "five Lives", "on the Portal of Power", "has the
Holy Lance". Each aspect has a row of weights, and the rows of a seat's aspects add up to what the first layer
sees of it. The second layer sees that beside the mean of the other seats, and gives the seat a score; where
seats compete, their shares are the softmax of the scores. A party that wins or loses together has one score,
from the mean of all seats, and its chance is the logistic function of it.

The weights are fitted by `tools/train` and lie beside the game's bots as a file: a line of JSON, then 32-bit
floats.
"""

from __future__ import annotations

import json
import math
import sys
from array import array
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.errors import UsageError
from questhall.core.engine.state import State
from questhall.core.search.policy import Evaluation

LONGEST: Final = 128
"""More aspects than that of one seat are left out."""


class Aspects:
    """What there is to see of a table, and of each seat at it. A game names and lists its own, in blocks: the
    characters, the spaces, the amounts of gold."""

    def __init__(self, blocks: list[tuple[str, list[str]]]) -> None:
        self.names = [f"{block}: {name}" for block, names in blocks for name in names]
        self.sizes = vec[i64]([len(names) for _, names in blocks])
        self.starts = vec[i64]()
        start = 0
        for _, names in blocks:
            self.starts = append(self.starts, start)
            start += len(names)
        self.listed = vec[i64]([0] * LONGEST)
        self.count: i64 = 0

    def note(self, block: i64, place: i64) -> None:
        """List an aspect by its place in a block; one that is listed twice counts twice.

        What lies beyond the last place counts as the last one: there stand all larger amounts.
        """
        if self.count == LONGEST:
            return
        if place < 0:
            place = 0
        elif place >= self.sizes[block]:
            place = self.sizes[block] - 1
        listed = self.listed
        listed[self.count] = self.starts[block] + place
        self.count += 1

    def clock(self, state: State) -> i64:
        """The game's progress, such as turns: playouts are cut at its ticks, where tables are judged best."""
        raise NotImplementedError

    def ticks(self, state: State) -> i64:
        """How far a playout from here goes by that clock."""
        raise NotImplementedError

    def is_open(self, state: State) -> bool:
        """Whether the game, or this part of it, still goes on; if not, the plain evaluation says who won."""
        raise NotImplementedError

    def list_table(self, state: State) -> None:
        """List what all seats have in common."""
        raise NotImplementedError

    def list_seat(self, state: State, seat: i64) -> bool:
        """List what belongs to one seat; False if it cannot win any more."""
        raise NotImplementedError

    def rows(self, state: State) -> list[list[int]]:
        """The aspects of each seat, with those of the table, as plain numbers for a trainer; none of a seat
        that cannot win."""
        found: list[list[int]] = []
        seat: i64 = 0
        while seat < state.seats:
            self.count = 0
            self.list_table(state)
            row: list[int] = []
            if self.list_seat(state, seat):
                i: i64 = 0
                while i < self.count:
                    row.append(int(self.listed[i]))
                    i += 1
            found.append(row)
            seat += 1
        return found


@final
class Network:
    """The weights. `first` has a row for each aspect and one more, which is always added; `second` a row for
    each number of the first layer, those of the seat before those of the others, and one more; `last` one
    number for each of the second layer."""

    def __init__(
        self, first: list[float], second: list[float], last: list[float], width: i64, is_shared: bool
    ) -> None:
        self.width = width
        self.depth: i64 = len(last)
        self.is_shared = is_shared
        self.first = _floats(first)
        self.second = _floats(second)
        self.last = _floats(last)
        self.aspects: i64 = len(self.first) // width - 1


def read_network(data: bytes, names: list[str]) -> Network:
    """Read a file of weights; one for other aspects is refused."""
    line, _, rest = data.partition(b"\n")
    head: dict[str, Any] = json.loads(line)
    if head["aspects"] != names:
        raise UsageError("these weights were fitted to other aspects: run tools/train again")
    numbers = array("f")
    numbers.frombytes(rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    values = numbers.tolist()
    width: int = head["width"]
    depth: int = head["depth"]
    first = (len(names) + 1) * width
    second = first + (2 * width + 1) * depth
    if len(values) != second + depth:
        raise UsageError("this file of weights is damaged")
    return Network(values[:first], values[first:second], values[second:], width, head["is_shared"])


@final
class Judgement(Evaluation):
    """Judges by a network; where there is nothing left to judge, by the plain evaluation."""

    def __init__(self, plain: Evaluation, aspects: Aspects, network: Network, ticks: i64 = 0) -> None:
        self.plain = plain
        self.aspects = aspects
        self.network = network
        self.ticks = ticks  # how far a playout goes by the clock, if not as far as the aspects say
        self.common = _floats([0.0] * int(network.width))
        self.mean = _floats([0.0] * int(network.width))
        self.seen = vec[float]()  # the first layer for each seat
        self.is_in = vec[i64]()

    def clock(self, state: State) -> i64:
        return self.aspects.clock(state)

    def horizon(self, state: State) -> i64:
        ticks = self.ticks
        if ticks == 0:
            ticks = self.aspects.ticks(state)
        return self.aspects.clock(state) + ticks

    def judge(self, state: State, worth: vec[float]) -> None:
        if not self.aspects.is_open(state):
            self.plain.judge(state, worth)
            return
        count = self._look(state)
        if self.network.is_shared:
            chance = 1.0 / (1.0 + math.exp(-self._score(0, count)))
            self._spread(state, worth, chance)
        else:
            self._compete(state, worth, count)

    def _spread(self, state: State, worth: vec[float], chance: float) -> None:
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = chance
            seat += 1

    def _compete(self, state: State, worth: vec[float], count: i64) -> None:
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = 0.0
            if self.is_in[seat]:
                worth[seat] = math.exp(self._score(seat, count))
            total += worth[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            worth[seat] = worth[seat] / total
            seat += 1

    def _look(self, state: State) -> i64:
        """Fill in the first layer and the sum of all seats; returns how many seats are in the game."""
        width = self.network.width
        while len(self.is_in) < state.seats:
            self.is_in = append(self.is_in, 0)
            i: i64 = 0
            while i < width:
                self.seen = append(self.seen, 0.0)
                i += 1
        self._add_common(state)
        mean = self.mean
        i = 0
        while i < width:
            mean[i] = 0.0
            i += 1
        count: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            self.aspects.count = 0
            is_in = self.aspects.list_seat(state, seat)
            self.is_in[seat] = 1 if is_in else 0
            if is_in:
                count += 1
                self._add_seat(seat)
            seat += 1
        return count

    def _add_common(self, state: State) -> None:
        self.aspects.count = 0
        self.aspects.list_table(state)
        common = self.common
        first = self.network.first
        width = self.network.width
        always = self.network.aspects * width
        i: i64 = 0
        while i < width:
            common[i] = first[always + i]
            i += 1
        self._add_rows(common, 0)

    def _add_rows(self, sums: vec[float], start: i64) -> None:
        first = self.network.first
        width = self.network.width
        listed = self.aspects.listed
        which: i64 = 0
        while which < self.aspects.count:
            row = listed[which] * width
            i: i64 = 0
            while i < width:
                sums[start + i] += first[row + i]
                i += 1
            which += 1

    def _add_seat(self, seat: i64) -> None:
        width = self.network.width
        start = seat * width
        seen = self.seen
        common = self.common
        mean = self.mean
        i: i64 = 0
        while i < width:
            seen[start + i] = common[i]
            i += 1
        self._add_rows(seen, start)
        i = 0
        while i < width:
            if seen[start + i] < 0.0:
                seen[start + i] = 0.0
            mean[i] += seen[start + i]
            i += 1

    def _score(self, seat: i64, count: i64) -> float:
        """The second layer: for a seat among others, or for all of them together."""
        network = self.network
        width = network.width
        second = network.second
        last = network.last
        depth = network.depth
        seen = self.seen
        mean = self.mean
        start = seat * width
        divisor = float(count)
        if not network.is_shared:
            divisor = float(count - 1) if count > 1 else 1.0
        score = 0.0
        place: i64 = 0
        while place < depth:
            total = second[2 * width * depth + place]
            i: i64 = 0
            while i < width:
                own = seen[start + i]
                others = mean[i]
                if network.is_shared:
                    own = 0.0
                else:
                    others -= own
                total += own * second[i * depth + place]
                total += others / divisor * second[(width + i) * depth + place]
                i += 1
            if total > 0.0:
                score += total * last[place]
            place += 1
        return score


def _floats(values: list[float]) -> vec[float]:
    made = vec[float]()
    for value in values:
        made = append(made, value)
    return made
