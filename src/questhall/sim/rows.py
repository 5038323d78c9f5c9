"""Finished games as rows of a Parquet file."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.dataset.rows import Row
from questhall.sim.one_game import Outcome


def row_of(number: int, seed: int, bots: Sequence[str], variants: Sequence[str], outcome: Outcome) -> Row:
    """One game; it must have been observed."""
    assert outcome.observation is not None
    return Row(
        number,
        seed,
        bots,
        variants,
        outcome.real,
        outcome.forced,
        outcome.turns,
        outcome.ending,
        outcome.winners,
        outcome.observation,
    )
