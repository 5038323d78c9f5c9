"""Loops for benchmarks: an interpreted loop would cost as much as what it repeats."""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.state import State


def clone_many(state: State, times: i64) -> i64:
    """Copy a state this many times; returns how many copies ask what the original asks."""
    alike: i64 = 0
    done: i64 = 0
    while done < times:
        if state.clone().asking == state.asking:
            alike += 1
        done += 1
    return alike
