"""What each Spell does, one rule each; the table of effects is filled here."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import EVERYONE
from questhall.games.proving_ground.components.event_kinds import COUNTERED, MOVED, PEEKED_AT
from questhall.games.proving_ground.components.state import (
    BLESSED,
    ENCOUNTER_MARK,
    END_OF_ROUND,
    HANDS,
    PLACE,
    SILENCED,
    SPELLS,
    TURN_BEGINS,
    Table,
)
from questhall.games.proving_ground.turn.casting import CASTER, EFFECTS, IS_COUNTERED, WHICH
from questhall.games.proving_ground.turn.encounter import ENCOUNTER
from questhall.games.proving_ground.turn.fight import FIGHT
from questhall.games.proving_ground.turn.losses import announce_loss, ward_off


@final
class CounterEffect(Rule[Table]):
    """The Spell to which it was a response has no effect."""

    def run(self, table: Table, _caster: i64, place: i64, _c: i64, /) -> None:
        table.set_field(place, IS_COUNTERED, 1)
        table.tell(COUNTERED, table.field(place, CASTER), table.field(place, WHICH))


@final
class WardEffect(Rule[Table]):
    """The caster's own loss does not happen."""

    def run(self, table: Table, caster: i64, place: i64, _c: i64, /) -> None:
        ward_off(table, caster, place)


@final
class StormEffect(Rule[Table]):
    """Everyone is about to lose a Life."""

    def run(self, table: Table, caster: i64, _b: i64, _c: i64, /) -> None:
        everybody = BIT[table.seats] - 1
        announce_loss(table, caster, everybody)


@final
class TeleportEffect(Rule[Table]):
    """The caster is elsewhere; an encounter of one's own is cut short and the new space met instead."""

    def run(self, table: Table, caster: i64, space: i64, _c: i64, /) -> None:
        table.set(caster, PLACE, space)
        table.tell(MOVED, caster, space)
        if caster == table.active and table.is_marked(ENCOUNTER_MARK):
            table.unwind(ENCOUNTER_MARK, ENCOUNTER.at(caster))


@final
class PeekEffect(Rule[Table]):
    """The caster looks at one card of another hand."""

    def run(self, table: Table, caster: i64, other: i64, _c: i64, /) -> None:
        card = table.top(HANDS + other)
        if card >= 0:
            table.show(card, caster)
            table.tell_secret(PEEKED_AT, caster, other, card)


@final
class SilenceEffect(Rule[Table]):
    """Nobody casts until the caster's next turn."""

    def run(self, table: Table, caster: i64, _b: i64, _c: i64, /) -> None:
        table.begin_lasting(SILENCED, caster, EVERYONE, TURN_BEGINS, caster)


@final
class BlessingEffect(Rule[Table]):
    """One more strength until the round is over; several add up."""

    def run(self, table: Table, caster: i64, _b: i64, _c: i64, /) -> None:
        table.begin_lasting(BLESSED, caster, caster, END_OF_ROUND)


@final
class FrenzyEffect(Rule[Table]):
    """A fight at once, inside whatever is going on."""

    def run(self, table: Table, caster: i64, _b: i64, _c: i64, /) -> None:
        table.push(FIGHT.at(caster))


RULES: Final[list[Rule[Any]]] = [
    CounterEffect(),
    WardEffect(),
    StormEffect(),
    TeleportEffect(),
    PeekEffect(),
    SilenceEffect(),
    BlessingEffect(),
    FrenzyEffect(),
]
EFFECTS.extend(RULES)
assert len(EFFECTS) == len(SPELLS)
