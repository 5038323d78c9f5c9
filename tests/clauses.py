"""The markers that name what a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., Any])


def clause(*ids: str) -> Callable[[F], F]:
    """This test would fail without these clauses or rulings: `@clause("RAH-HINT-05", "RAH-Q04")`."""

    def mark(function: F) -> F:
        marked: F = pytest.mark.clause(*ids)(function)
        return marked

    return mark


def effect_of(*ids: str) -> Callable[[F], F]:
    """This test would fail without the effect of these cards, spaces, quests...: `@effect_of("slick_ramp")`.

    Where the card is in its name or among its parameters, no marker is needed (tests/suite/printed_effects.py).
    """

    def mark(function: F) -> F:
        marked: F = pytest.mark.effect_of(*ids)(function)
        return marked

    return mark
