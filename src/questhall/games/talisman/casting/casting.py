"""Casting Spells: who may cast, announcing, responses, taking effect; the card is discarded whatever happens.

The effects of the Spells are in `spells/`.

TAL-SPELL-05, TAL-SPELL-11, TAL-SPELL-12, TAL-SPELL-13, TAL-SPELL-14, TAL-SPELL-15, TAL-SPELL-16, TAL-SPELL-17,
TAL-TOAD-10, TAL-Q68, TAL-Q71, TAL-Q73, TAL-Q74, TAL-Q75, TAL-Q118
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Noun, Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.core.engine.window import Window
from questhall.games.talisman.belongings.spells_in_hand import can_gain_spell, gain_spell
from questhall.games.talisman.casting.any_time_actions import add_aids
from questhall.games.talisman.casting.moments import MOMENTS, ON_SPELL
from questhall.games.talisman.casting.spells_being_cast import (
    IS_COUNTERED,
    caster_of,
    detail_of,
    is_countered,
    is_held_back,
    open_cast,
    spell_of,
    target_of,
)
from questhall.games.talisman.components.board import CURSED_GLADE, SPACE
from questhall.games.talisman.components.character_cards import PROPHETESS, WIZARD
from questhall.games.talisman.components.event_kinds import (
    CAST,
    CAST_ON_CARD,
    CAST_ON_CHARACTER,
    CAST_ON_SPACE,
    COMMAND_SPELL_CAST,
    COUNTERED,
)
from questhall.games.talisman.components.printed_cards import (
    ACQUISITION,
    AMULET,
    CARD,
    COUNTERSPELL,
    FACE_COUNT,
    FACES,
    TEMPORAL_WARP,
    WAND,
)
from questhall.games.talisman.components.state import (
    BEING_CAST,
    IMMOBILE,
    MAGIC_IS_DESTROYED,
    SEAT_NOUN,
    SPELL_DISCARD,
    SPELLS,
    SPELLS_AT_START,
    SPELLS_CAST,
    Table,
)

COMMAND_SPELL: Final = FACE_COUNT  # no card: the character alone on the Crown casts it (TAL-Q74)
SPELL_NOUN: Final = Noun("spell", [*CARD.names, "command_spell"])


def has_working_amulet(table: Table, seat: i64) -> bool:
    """Where Magic Objects cannot be used the Amulet does nothing, for better or worse (TAL-Q116)."""
    return table.has_object(seat, AMULET) and table.may_use_magic(seat)


def can_be_affected(table: Table, seat: i64) -> bool:
    """Whether a Spell can be aimed at this character: the Amulet blocks all of them."""
    return table.is_alive(seat) and not has_working_amulet(table, seat)


def is_able_to_cast(table: Table, seat: i64) -> bool:
    """Whether this character may cast at all (TAL-GOLDEN-03, TAL-Q74, TAL-Q75)."""
    return (
        table.is_alive(seat)
        and not table.is_toad(seat)
        and table.place(seat) != CURSED_GLADE
        and not table.has_lasting(MAGIC_IS_DESTROYED, seat)
        and not has_working_amulet(table, seat)
        and not table.has_lasting(IMMOBILE, seat)
    )


def casts_left(table: Table, seat: i64) -> i64:
    """In the caster's own turn as many as he held at its start, in another player's turn one.

    TAL-SPELL-15, TAL-SPELL-16, TAL-Q68
    """
    if seat == table.active:
        return table.get(seat, SPELLS_AT_START) - table.get(seat, SPELLS_CAST)
    return 1 - table.get(seat, SPELLS_CAST)


def may_cast(table: Table, seat: i64) -> bool:
    return casts_left(table, seat) > 0 and is_able_to_cast(table, seat)


def why_not_cast(table: Table, seat: i64, face: i64) -> str:
    """The clause that forbids casting this Spell now."""
    if table.is_toad(seat):
        return "TAL-TOAD-10"
    if table.place(seat) == CURSED_GLADE:
        return "TAL-Q75"
    if not is_able_to_cast(table, seat) or is_held_back(table, seat, face):
        return "TAL-GOLDEN-03"
    if not table.holds(SPELLS + seat, face):
        return "TAL-OWN-01"
    if casts_left(table, seat) <= 0:
        return "TAL-SPELL-15" if seat == table.active else "TAL-SPELL-16"
    return "TAL-SPELL-05"


@mypyc_attr(allow_interpreted_subclasses=False)
class Spell(Choice[Table]):
    """A Spell card: an option while it is in hand, an effect once it has been cast.

    `moments` is a mask of the moments at which it can be cast; `in_any_turn` says whether in other
    players' turns too.
    """

    def __init__(self, face: int, moments: int, *nouns: Noun, in_any_turn: bool = False) -> None:
        super().__init__(f"cast {FACES[face].name}", "TAL-SPELL-05", *nouns)
        self.face: i64 = face
        self.moments: i64 = moments
        self.in_any_turn = in_any_turn

    def is_timely(self, table: Table, seat: i64, moment: i64) -> bool:
        return self.moments & BIT[moment] != 0 and (self.in_any_turn or seat == table.active)

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        """Offer every legal target; without one it cannot be cast (TAL-Q71)."""
        table.offer(self.at(seat))

    def resolve(self, table: Table, caster: i64, target: i64, detail: i64) -> None:
        """Take effect. A target that is no longer legal makes it fizzle."""
        raise NotImplementedError

    def run(self, table: Table, seat: i64, b: i64, c: i64, /) -> None:
        table.ask_again()
        card = table.pick(SPELLS + seat, self.face, seat)
        table.put(card, BEING_CAST)
        table.reveal(card)
        table.add(seat, SPELLS_CAST, 1)
        refill: i64 = NO_FRAME
        if table.size(SPELLS + seat) == 0:
            refill = REFILL.at(seat)
        table.push_in_order(PUT_AWAY.at(card), refill)
        self.tell_cast(table, seat, b)
        announce(table, seat, self.face, b, c)

    def tell_cast(self, table: Table, seat: i64, target: i64) -> None:
        if len(self.nouns) == 0:
            table.tell(CAST, seat, self.face)
        elif self.nouns[0] is SEAT_NOUN:
            table.tell(CAST_ON_CHARACTER, seat, self.face, target)
        elif self.nouns[0] is SPACE:
            table.tell(CAST_ON_SPACE, seat, self.face, target)
        else:
            table.tell(CAST_ON_CARD, seat, self.face, target)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return why_not_cast(table, seat, self.face)


@mypyc_attr(allow_interpreted_subclasses=False)
class CharacterSpell(Spell):
    """A Spell on a character, wherever he is (TAL-SPELL-13), the caster included where the card allows it."""

    def __init__(self, face: int, moments: int, in_any_turn: bool = False) -> None:
        super().__init__(face, moments, SEAT_NOUN, in_any_turn=in_any_turn)

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        target: i64 = 0
        while target < table.seats:
            if can_be_affected(table, target) and self.suits(table, seat, target, extra):
                table.offer(self.at(seat, target))
            target += 1

    def suits(self, table: Table, seat: i64, target: i64, extra: i64) -> bool:
        """Whether there is something it could do to this character."""
        return True


def announce(table: Table, caster: i64, spell: i64, target: i64, detail: i64) -> None:
    """Everyone may respond to a Spell before it takes effect."""
    place = open_cast(table, caster, spell, target, detail)
    table.push_in_order(SPELL_WINDOW.opened_by(table.active, place), RESOLVE.at(place))


SPELL_BOOK: Final[list[Spell]] = []
"""Every Spell in the order of its face; `setup/rulebook.py` fills it."""
COMMAND: Final[list[Rule[Table]]] = []
"""What the Command Spell does; `setup/rulebook.py` fills it."""


@final
class Resolve(Rule[Table]):
    """No more responses: the Spell takes effect, unless it has been cancelled.

    A Spell once announced is settled, even if a response cuts short the encounter it was cast in.
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        caster = caster_of(table, place)
        spell = spell_of(table, place)
        target = target_of(table, place)
        detail = detail_of(table, place)
        is_cancelled = is_countered(table, place)
        table.close_context(place)
        if is_cancelled:
            return
        if spell == COMMAND_SPELL:
            table.push(COMMAND[0].at(caster))
        else:
            SPELL_BOOK[spell - ACQUISITION].resolve(table, caster, target, detail)


def cancel_spell(table: Table, place: i64) -> None:
    """The Spell in this context has no effect; it still counts as cast."""
    table.set_field(place, IS_COUNTERED, 1)
    table.tell(COUNTERED, caster_of(table, place), spell_of(table, place))


@final
class PutAway(Rule[Table]):
    """The card is discarded, even if the step in which it was cast has been cut short (TAL-SPELL-12).

    A Hex that works lies on its space by now (TAL-Q73).
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, card: i64, _b: i64, _c: i64, /) -> None:
        if table.contains(BEING_CAST, card):
            table.take(card, BEING_CAST)
            table.put(card, SPELL_DISCARD)


@final
class Refill(Question[Table]):
    """A character who always has a Spell draws one when his last has been cast and its effect is over.

    The Wizard and the Prophetess always do, the owner of the Wand may. TAL-Q118
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_alive(seat) or not can_gain_spell(table, seat):
            return
        if always_has_spell(table, seat):
            gain_spell(table, seat)
        elif may_always_have_spell(table, seat):
            table.offer(DRAW_SPELL.at(seat))
            table.offer(DRAW_NO_SPELL.at(seat))
            table.ask(seat, self.at(seat))


def always_has_spell(table: Table, seat: i64) -> bool:
    """The Wizard and the Prophetess."""
    return table.is_character(seat, WIZARD) or table.is_character(seat, PROPHETESS)


def may_always_have_spell(table: Table, seat: i64) -> bool:
    """The owner of the Wand."""
    return table.uses_object(seat, WAND)


@final
class DrawSpell(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        gain_spell(table, seat)


@mypyc_attr(allow_interpreted_subclasses=False)
class Moment(Window[Table]):
    """A moment at which Spells can be cast: the active player is asked first, then clockwise (TAL-Q71)."""

    def __init__(self, moment: int) -> None:
        super().__init__(MOMENTS[moment])
        self.moment: i64 = moment

    def name(self) -> str:
        return f"{self.occasion}_window"

    def seat_at(self, table: Table, _cause: i64, place: i64, _extra: i64, /) -> i64:
        seat = table.active + place - 1
        if seat >= table.seats:
            seat -= table.seats
        return seat

    def might_act(self, table: Table, seat: i64, _extra: i64, /) -> bool:
        """With covers on, everyone who might hold a suitable Spell is asked.

        The target of an Immobility being cast can only respond with a Counterspell against it.
        """
        might_cast = table.size(SPELLS + seat) > 0 and may_cast(table, seat)
        return might_cast and not is_held_back(table, seat, COUNTERSPELL)

    def add_options(self, table: Table, seat: i64, _cause: i64, extra: i64, /) -> None:
        if not table.is_alive(seat):
            return
        if table.size(SPELLS + seat) > 0 and may_cast(table, seat):
            self.add_spells(table, seat, extra)
        add_aids(table, seat, self.moment, self.concerns(table, seat, extra))

    def concerns(self, table: Table, seat: i64, extra: i64) -> bool:
        """Whether the coming step concerns this seat, even in another player's turn."""
        return False

    def add_spells(self, table: Table, seat: i64, extra: i64) -> None:
        seen: i64 = 0
        card = table.top(SPELLS + seat)
        while card != NO_CARD:
            number = table.faces[card] - ACQUISITION
            if not seen & BIT[number]:
                seen |= BIT[number]
                spell = SPELL_BOOK[number]
                if spell.is_timely(table, seat, self.moment) and not is_held_back(table, seat, spell.face):
                    spell.add_targets(table, seat, self.moment, extra)
            card = table.links[card]


@final
class SpellWindow(Moment):
    """A Spell has just been cast; it closes when that Spell has been cancelled."""

    def is_owed(self) -> bool:
        return True

    def has_lapsed(self, table: Table, _cause: i64, place: i64, /) -> bool:
        return is_countered(table, place)


def announce_command_spell(table: Table, caster: i64) -> None:
    """The Command Spell is cast like a Spell and can be responded to like one (TAL-Q74)."""
    table.tell(COMMAND_SPELL_CAST, caster)
    announce(table, caster, COMMAND_SPELL, NOBODY, NOBODY)


RESOLVE: Final = Resolve()
PUT_AWAY: Final = PutAway()
REFILL: Final = Refill("refill")
DRAW_SPELL: Final = DrawSpell("draw spell", "TAL-Q118")
DRAW_NO_SPELL: Final = Pass("draw no spell", "TAL-Q118")
SPELL_WINDOW: Final = SpellWindow(ON_SPELL)
RULES: Final[list[Rule[Any]]] = [RESOLVE, PUT_AWAY, REFILL, DRAW_SPELL, DRAW_NO_SPELL, SPELL_WINDOW]
assert TEMPORAL_WARP - ACQUISITION == 16, "the Spells are a row of faces"
