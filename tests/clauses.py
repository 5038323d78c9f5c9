"""The marker that names what a test proves."""

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
