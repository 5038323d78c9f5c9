"""Casting Spells: announced, answered, resolved; the card goes to its pile whatever happens."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Action, Rule
from questhall.core.engine.state import NOBODY
from questhall.core.engine.window import Window
from questhall.games.proving_ground.components.event_kinds import CAST_SPELL
from questhall.games.proving_ground.components.state import (
    BLESSING,
    CAST,
    COUNTER,
    DISCARD,
    FRENZY,
    HANDS,
    LOSS,
    PEEK,
    PLACE,
    SEAT,
    SILENCE,
    SPACE,
    SPACES,
    SPELL,
    SPELL_CAST,
    STORM,
    TELEPORT,
    WARD,
    Table,
)

# The context of a Spell being cast
CASTER: Final = 0
WHICH: Final = 1
TARGET: Final = 2
IS_COUNTERED: Final = 3

EFFECTS: Final[list[Rule[Table]]] = []
"""The effect of each Spell by its face; `spell_effects.py` fills it."""


def cast(table: Table, seat: i64, spell: i64, target: i64) -> None:
    """Show a Spell from one's own hand; everyone may respond before it takes effect.

    A response (Counter, Ward) is aimed at the context in whose window it is cast.
    """
    table.ask_again()
    aim = target
    if spell == COUNTER:
        aim = table.top_context(SPELL_CAST)
    elif spell == WARD:
        aim = table.top_context(LOSS)
    card = table.pick(HANDS + seat, spell, seat)
    table.put(card, CAST)
    table.reveal(card)
    place = table.open_context(SPELL_CAST, seat, spell, aim, 0)
    table.push_in_order(CAST_WINDOW.opened_by(seat, place), RESOLVE.at(place), PUT_AWAY.at(card))
    table.tell(CAST_SPELL, seat, spell)


def why_not_cast(table: Table, seat: i64, spell: i64) -> str:
    if not table.may_cast(seat):
        return "PG-SILENCE"
    return "PG-MOMENT" if table.holds_spell(seat, spell) else "PG-CAST"


@final
class CastSpell(Action[Table]):
    """Cast a Spell that needs no target, or whose target is what it answers."""

    def run(self, table: Table, seat: i64, spell: i64, _c: i64, /) -> None:
        cast(table, seat, spell, NOBODY)

    def why_not(self, table: Table, seat: i64, spell: i64, _c: i64, /) -> str:
        return why_not_cast(table, seat, spell)


@final
class Teleport(Action[Table]):
    """Cast Teleport, naming the space."""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        cast(table, seat, TELEPORT, space)

    def why_not(self, table: Table, seat: i64, _space: i64, _c: i64, /) -> str:
        return why_not_cast(table, seat, TELEPORT)


@final
class PeekAt(Action[Table]):
    """Cast Peek at another hero's hand."""

    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        cast(table, seat, PEEK, other)

    def why_not(self, table: Table, seat: i64, _other: i64, _c: i64, /) -> str:
        return why_not_cast(table, seat, PEEK)


@final
class PutAway(Rule[Table]):
    """The card goes to the discard pile, also when what it was cast in has been cut short."""

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, card: i64, _b: i64, _c: i64, /) -> None:
        table.take(card, CAST)
        table.put(card, DISCARD)


@final
class Resolve(Rule[Table]):
    """No more responses: the Spell takes effect, unless it has been countered.

    A Spell once announced is settled, even if a response cuts short the encounter it was cast in.
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        caster = table.field(place, CASTER)
        spell = table.field(place, WHICH)
        target = table.field(place, TARGET)
        is_countered = table.field(place, IS_COUNTERED) != 0
        table.close_context(place)
        if not is_countered:
            table.push(EFFECTS[spell].at(caster, target))


class SecretWindow(Window[Table]):
    """Anyone with cards in hand might hold the response, so with covers all of them are asked."""

    def might_act(self, table: Table, seat: i64, _extra: i64, /) -> bool:
        return table.may_cast(seat) and table.size(HANDS + seat) > 0


@final
class CastWindow(SecretWindow):
    """A Spell has been announced; it closes when that Spell has been countered."""

    def has_lapsed(self, table: Table, _caster: i64, place: i64, /) -> bool:
        return table.field(place, IS_COUNTERED) != 0

    def is_owed(self) -> bool:
        return True

    def add_options(self, table: Table, seat: i64, _caster: i64, _place: i64, /) -> None:
        if table.may_cast(seat):
            if table.holds_spell(seat, COUNTER):
                table.offer(CAST_ACTION.at(seat, COUNTER))
            add_teleports(table, seat)


def add_teleports(table: Table, seat: i64) -> None:
    """Teleport may be cast at any of the game's moments, in answer to a Spell too."""
    if table.holds_spell(seat, TELEPORT):
        for space in range(len(SPACES)):
            if space != table.get(seat, PLACE):
                table.offer(TELEPORT_ACTION.at(seat, space))


class AnyTimeWindow(SecretWindow):
    """One of the moments at which Spells for any time may be cast."""

    def add_options(self, table: Table, seat: i64, _cause: i64, _extra: i64, /) -> None:
        if not table.may_cast(seat):
            return
        for spell in (STORM, SILENCE, BLESSING, FRENZY):
            if table.holds_spell(seat, spell):
                table.offer(CAST_ACTION.at(seat, spell))
        add_teleports(table, seat)
        if table.holds_spell(seat, PEEK):
            other: i64 = 0
            while other < table.seats:
                if other != seat and table.size(HANDS + other) > 0:
                    table.offer(PEEK_ACTION.at(seat, other))
                other += 1


@final
class TurnStartWindow(AnyTimeWindow):
    """A turn begins."""


@final
class BeforeFightWindow(AnyTimeWindow):
    """A fight is due: the last chance to be elsewhere."""


CAST_ACTION: Final = CastSpell("cast", "PG-CAST", SPELL)
TELEPORT_ACTION: Final = Teleport("teleport", "PG-CAST", SPACE)
PEEK_ACTION: Final = PeekAt("peek", "PG-CAST", SEAT)
PUT_AWAY: Final = PutAway()
RESOLVE: Final = Resolve()
CAST_WINDOW: Final = CastWindow("spell_cast")
TURN_START_WINDOW: Final = TurnStartWindow("turn_start")
BEFORE_FIGHT_WINDOW: Final = BeforeFightWindow("before_fight")
RULES: Final[list[Rule[Any]]] = [
    CAST_ACTION,
    TELEPORT_ACTION,
    PEEK_ACTION,
    PUT_AWAY,
    RESOLVE,
    CAST_WINDOW,
    TURN_START_WINDOW,
    BEFORE_FIGHT_WINDOW,
]
