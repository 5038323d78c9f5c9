"""A game whose table is set up, laid out and shown by functions of its own, which take its own kind of table.

`Game` serves all games and knows only `State`; this is the one place that casts it to the game's own table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Generic, TypeVar, cast

from questhall.core.engine.chance import Chance
from questhall.core.engine.events import EventKind, Journal
from questhall.core.engine.state import State
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.position import Position

T = TypeVar("T", bound=State)


def kinds_in(module: ModuleType) -> tuple[EventKind, ...]:
    """All kinds of events that a module defines."""
    return tuple(kind for kind in vars(module).values() if isinstance(kind, EventKind))


@dataclass(frozen=True, kw_only=True)
class TableGame(Game, Generic[T]):
    """A game only adds what its box holds and what is special about it."""

    make_table: Callable[[int, int, Chance, bool], T]
    """A bare table for this many seats, with a mask of variants."""
    deal_table: Callable[[T], None]
    show: Callable[[T, int | None], dict[str, object]]
    show_by_name: Callable[[T, int | None, list[str]], dict[str, object]]
    show_openly: Callable[[T, list[str]], dict[str, object]]

    def bare(self, setup: Setup, chance: Chance, knowledge: bool = True) -> State:
        table = self.make_table(setup.seats, self.variant_mask(setup.variants), chance, knowledge)
        table.covers = setup.covers
        self.take_over(table, setup)
        return table

    def take_over(self, table: T, setup: Setup) -> None:
        """Put carried data from an earlier game on a bare table; most games have none."""

    def deal(self, table: State) -> None:
        self.deal_table(cast(T, table))

    def lay_out(self, position: Position, setup: Setup, chance: Chance) -> State:
        self.check(setup)
        table = cast(T, self.bare(setup, chance))
        table.journal = Journal()
        self.lay_out_table(table, position, setup)
        return table

    def lay_out_table(self, table: T, position: Position, setup: Setup) -> None:
        """Lay a scenario file's [position] out on a bare table and play on to its first decision."""
        raise NotImplementedError

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return self.show(cast(T, state), seat)

    def named_view(self, state: State, seat: int | None, names: list[str]) -> dict[str, object]:
        return self.show_by_name(cast(T, state), seat, names)

    def open_view(self, state: State, names: list[str]) -> dict[str, object]:
        return self.show_openly(cast(T, state), names)
