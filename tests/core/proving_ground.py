"""A small hand on the Proving Ground for the tests of the core."""

from __future__ import annotations

from typing import Any, cast

from questhall.core.engine.chance import FastChance, ScriptedChance
from questhall.core.interface import decision
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.games.proving_ground.components.state import LIFE, TROPHIES, Table
from questhall.games.proving_ground.game import PROVING_GROUND

NAMES = ["ana", "ben", "cleo", "dan"]


class Ground:
    """A laid-out table whose players have names."""

    def __init__(self, table: Table, names: list[str]) -> None:
        self.table = table
        self.names = names

    def seat(self, name: str) -> int:
        return -2 if name == "party" else self.names.index(name)

    def asked(self) -> tuple[str, str]:
        """Who is asked, and about what."""
        pending = decision.current_decision(self.table)
        assert pending is not None
        who = "party" if pending.seat == -2 else self.names[pending.seat]
        return who, pending.occasion

    def keys(self) -> list[str]:
        pending = decision.current_decision(self.table)
        assert pending is not None
        return pending.keys()

    def choose(self, name: str, key: str) -> None:
        decision.choose(self.table, self.seat(name), key, name)

    def decline_until(self, name: str, occasion: str) -> list[tuple[str, str]]:
        """Everyone declines until this is asked; returns who was asked on the way."""
        passed = []
        while self.asked() != (name, occasion):
            passed.append(self.asked())
            who, _ = self.asked()
            self.choose(who, "decline")
        return passed

    def life(self, name: str) -> int:
        return int(self.table.get(self.seat(name), LIFE))

    def trophies(self, name: str) -> int:
        return int(self.table.get(self.seat(name), TROPHIES))

    def events(self) -> list[dict[str, object]]:
        assert self.table.journal is not None
        return [PROVING_GROUND.event_for(event, None) for event in self.table.journal.take_events()]

    def view(self, name: str) -> dict[str, Any]:
        return PROVING_GROUND.view(self.table, self.seat(name))


def lay_out(
    hand: dict[str, list[str]],
    seats: int = 3,
    dice: list[int] | None = None,
    covers: bool = False,
    life: dict[str, int] | None = None,
    sky: str | None = "calm",
) -> Ground:
    """Begin round 1 with these hands; the party has chosen the sky unless it is None."""
    names = NAMES[:seats]
    fields: dict[str, object] = {"hand": hand, "life": life or {}}
    chance = ScriptedChance(dice or [], [], FastChance(1))
    table = PROVING_GROUND.lay_out(Position(fields, names), Setup(seats, (), covers), chance)
    ground = Ground(cast(Table, table), names)
    if sky:
        ground.choose("party", f"sky {sky}")
    return ground
