"""The network of `core/search/judgement.py`, to be fitted: the same sums, with their slopes.

Arrays come from NumPy, or from CuPy on a GPU: both have the same functions.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

EPSILON = 1e-7


class Network:
    """`weights` are those of the first layer (with a row that is always added and one of zeros for blanks), of
    the second and of the last."""

    def __init__(self, arrays: Any, aspects: int, width: int, depth: int, is_shared: bool, seed: int) -> None:
        self.arrays = arrays
        self.is_shared = is_shared
        random = np.random.default_rng(seed)
        first = random.normal(0.0, 0.1, (aspects + 2, width)).astype(np.float32)
        first[-1] = 0.0
        second = random.normal(0.0, width**-0.5, (2 * width + 1, depth)).astype(np.float32)
        second[-1] = 0.0
        last = random.normal(0.0, depth**-0.5, depth).astype(np.float32)
        self.weights = [arrays.asarray(each) for each in (first, second, last)]
        self._kept: tuple[Any, ...] = ()

    def forward(self, rows: Any, is_in: Any) -> Any:
        """The shares of (positions, seats), from (positions, seats, aspects); for a party that wins together
        the chance, the same in every place."""
        xp = self.arrays
        first, second, last = self.weights
        width = first.shape[1]
        counts = self._counts(rows, len(first))
        sums = (counts @ first).reshape(*rows.shape[:2], width) + first[-2]
        seen = xp.maximum(sums, 0.0) * is_in[:, :, None]
        count = is_in.sum(1)
        total = seen.sum(1)
        if self.is_shared:
            others = (total / count[:, None])[:, None, :]
            inner = others @ second[width:-1] + second[-1]
        else:
            others = (total[:, None, :] - seen) / xp.maximum(count - 1.0, 1.0)[:, None, None]
            inner = seen @ second[:width] + others @ second[width:-1] + second[-1]
        outer = xp.maximum(inner, 0.0)
        scores = outer @ last
        if self.is_shared:
            shares = 1.0 / (1.0 + xp.exp(-scores))
            shares = xp.broadcast_to(shares, is_in.shape)
        else:
            scores = xp.where(is_in > 0, scores, -1e9)
            odds = xp.exp(scores - scores.max(1, keepdims=True))
            shares = odds / odds.sum(1, keepdims=True)
        self._kept = counts, is_in, count, sums, seen, others, inner, outer, shares
        return shares

    def loss(self, shares: Any, targets: Any) -> Any:
        """Of each position, in nats."""
        xp = self.arrays
        if self.is_shared:
            chance, target = shares[:, 0], targets[:, 0]
            return -(target * xp.log(chance + EPSILON) + (1.0 - target) * xp.log(1.0 - chance + EPSILON))
        return -(targets * xp.log(shares + EPSILON)).sum(1)

    def slopes(self, targets: Any) -> list[Any]:
        """How the mean loss of the last `forward` changes with each weight."""
        xp = self.arrays
        counts, is_in, count, sums, seen, others, inner, outer, shares = self._kept
        first, second, last = self.weights
        width = first.shape[1]
        if self.is_shared:
            by_score = (shares[:, :1] - targets[:, :1]) / len(is_in)
        else:
            by_score = (shares - targets) / len(is_in)
        by_last = xp.tensordot(by_score, outer, axes=([0, 1], [0, 1]))
        by_inner = by_score[:, :, None] * last * (inner > 0)
        by_others = by_inner @ second[width:-1].T
        flat = by_inner.reshape(-1, by_inner.shape[-1])
        by_second = xp.zeros_like(second)
        by_second[width:-1] = others.reshape(-1, width).T @ flat
        by_second[-1] = flat.sum(0)
        if self.is_shared:
            by_seen = xp.broadcast_to(by_others / count[:, None, None], seen.shape)
        else:
            by_second[:width] = seen.reshape(-1, width).T @ flat
            by_others = by_others / xp.maximum(count - 1.0, 1.0)[:, None, None]
            by_seen = by_inner @ second[:width].T + by_others.sum(1, keepdims=True) - by_others
        by_sums = by_seen * (sums > 0) * is_in[:, :, None]
        by_first = counts.T @ by_sums.reshape(-1, width)
        by_first[-2] = by_sums.sum((0, 1))
        by_first[-1] = 0.0
        return [by_first, by_second, by_last]

    def _counts(self, rows: Any, size: int) -> Any:
        """How often each row lists each aspect, as a matrix: products with it are quick, look-ups are not."""
        xp = self.arrays
        lines = rows.shape[0] * rows.shape[1]
        places = rows.reshape(lines, -1).astype(np.int64) + size * xp.arange(lines)[:, None]
        found = xp.bincount(places.reshape(-1), minlength=lines * size).reshape(lines, size)
        found[:, -1] = 0  # blanks
        return found.astype(np.float32)

    def host(self) -> list[Any]:
        """The weights as arrays of NumPy."""
        return [each.get() if hasattr(each, "get") else each for each in self.weights]

    def save(self, path: Path, aspects: list[str], made_by: str) -> None:
        """Write the file that the game reads."""
        first, second, last = self.host()
        head = {
            "aspects": aspects,
            "depth": len(last),
            "is_shared": self.is_shared,
            "made_by": made_by,
            "width": first.shape[1],
        }
        numbers = np.concatenate([first[:-1].ravel(), second.ravel(), last.ravel()]).astype("<f4")
        path.write_bytes(json.dumps(head).encode() + b"\n" + numbers.tobytes())
