"""Spells that are cast in the caster's own turn only, in the order of the book.

Spells that can also be cast in other players' turns are in `spells_in_any_turn.py`.

TAL-SPELL-05, TAL-SPELL-12, TAL-SPELL-13, TAL-Q71, TAL-Q73, TAL-Q110, TAL-Q111, TAL-Q112, TAL-Q113, TAL-Q115,
TAL-Q116
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Pass
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.objects_and_followers import (
    discard,
    has_loose_follower,
    lay_on_space,
    may_have_followers,
)
from questhall.games.talisman.casting.any_time_actions import TRANSMUTE
from questhall.games.talisman.casting.casting import CharacterSpell, Spell, has_working_amulet
from questhall.games.talisman.casting.moments import AFTER_MOVE, AT_TURN_END, AT_TURN_START, BEFORE_ROLL, at
from questhall.games.talisman.characters.landing import put_on_space
from questhall.games.talisman.components.board import INNER_STARTS, SPACE, SPACE_COUNT, first_space, region_size
from questhall.games.talisman.components.event_kinds import DESTROYED, FORESAW
from questhall.games.talisman.components.printed_cards import (
    ACQUISITION,
    ADVENTURE_CARD,
    ALCHEMY,
    BACK,
    CARD,
    DESTROY_MAGIC,
    DESTRUCTION,
    DIVINATION,
    HEX,
    MESMERISM,
    TELEPORT,
    TEMPORAL_WARP,
    is_forced_follower,
)
from questhall.games.talisman.components.state import (
    ADVENTURE_DECK,
    BEING_CAST,
    FOLLOWERS,
    HEXED,
    IS_ENSLAVED,
    MAGIC_IS_DESTROYED,
    MORE_TURNS,
    MOVE_MARK,
    OBJECTS,
    ON_SPACE,
    PLACE_IN_ORDER,
    Table,
)
from questhall.games.talisman.encounters.meeting_characters import ROBBERY, TAKE_FOLLOWER, has_booty
from questhall.games.talisman.encounters.places_with_counters import empty_well
from questhall.games.talisman.turn.movement import lapse, moves_one_space

CARDS_FORESEEN: Final = 5
ROUNDS_OF_A_HEX: Final = 3
TURNS_WON: Final = 2  # three in a row instead of one


@final
class Acquisition(CharacterSpell):
    """Take an Object or a coin from another character."""

    def suits(self, table: Table, seat: i64, target: i64, extra: i64) -> bool:
        return target != seat and has_booty(table, seat, target)

    def resolve(self, table: Table, caster: i64, target: i64, _detail: i64) -> None:
        table.push(ROBBERY.at(caster, target))


CAST_ACQUISITION: Final = Acquisition(ACQUISITION, at(AT_TURN_START))


@final
class Alchemy(Spell):
    """Turn any number of Objects into a coin each."""

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        if table.size(OBJECTS + seat) > 0:
            table.offer(self.at(seat))

    def resolve(self, table: Table, caster: i64, _target: i64, _detail: i64) -> None:
        table.push(CRUCIBLE.at(caster))


CAST_ALCHEMY: Final = Alchemy(ALCHEMY, at(AT_TURN_START))


@final
class Crucible(Question[Table]):
    """One Object after the other, until the caster has enough of it."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.offer_each(TRANSMUTE, seat, OBJECTS + seat)
        if table.option_count > 0:
            table.offer(TRANSMUTE_NO_MORE.at(seat))
            table.ask(seat, self.at(seat))


CRUCIBLE: Final = Crucible("alchemy")
TRANSMUTE_NO_MORE: Final = Pass("transmute no more", "TAL-SPELL-05")


@final
class DestroyMagic(Spell):
    """Nobody casts Spells or uses Magic Objects until the caster's place in the order comes again.

    The Amulet blocks it, like any other Spell. It also binds a character who enters the game in the meantime.
    TAL-Q110, TAL-Q116
    """

    def resolve(self, table: Table, caster: i64, _target: i64, _detail: i64) -> None:
        seat: i64 = 0
        while seat < table.seats:
            if not has_working_amulet(table, seat):
                table.begin_lasting(MAGIC_IS_DESTROYED, caster, seat, PLACE_IN_ORDER, caster)
                table.unsettled |= BIT[seat]
            seat += 1


CAST_DESTROY_MAGIC: Final = DestroyMagic(DESTROY_MAGIC, at(AT_TURN_START, AT_TURN_END))


@final
class Destruction(Spell):
    """Discard an Adventure card that lies on the board, with the counters on it."""

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        space: i64 = 0
        while space < SPACE_COUNT:
            card = table.top(ON_SPACE + space)
            while card != NO_CARD:
                option = self.at(seat, space, table.faces[card])
                if BACK[table.faces[card]] == ADVENTURE_CARD and not table.is_offered(option):
                    table.offer(option)
                card = table.links[card]
            space += 1

    def resolve(self, table: Table, caster: i64, space: i64, face: i64) -> None:
        card = table.find(ON_SPACE + space, face)
        table.take(card, ON_SPACE + space)
        empty_well(table, face)
        discard(table, card)
        table.tell(DESTROYED, caster, face)


CAST_DESTRUCTION: Final = Destruction(DESTRUCTION, at(AT_TURN_START, AFTER_MOVE), SPACE, CARD)


@final
class Divination(Spell):
    """The caster alone looks at the next cards of the Adventure deck; their order is kept."""

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        if table.size(ADVENTURE_DECK) > 0:
            table.offer(self.at(seat))

    def resolve(self, table: Table, caster: i64, _target: i64, _detail: i64) -> None:
        card = table.top(ADVENTURE_DECK)
        seen: i64 = 0
        while card != NO_CARD and seen < CARDS_FORESEEN:
            table.show(card, caster)
            table.tell_secret(FORESAW, caster, NOBODY, card)
            card = table.links[card]
            seen += 1


CAST_DIVINATION: Final = Divination(DIVINATION, at(AT_TURN_START))


@final
class Hex(Spell):
    """The card lies for three rounds on a space without characters; a character who lands there loses a Life.

    TAL-Q73, TAL-Q110
    """

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        space: i64 = 0
        while space < INNER_STARTS:
            if not has_character(table, space):
                table.offer(self.at(seat, space))
            space += 1

    def resolve(self, table: Table, caster: i64, space: i64, _detail: i64) -> None:
        card = table.find(BEING_CAST, HEX)
        table.take(card, BEING_CAST)
        lay_on_space(table, card, space)
        table.begin_lasting(HEXED, caster, space, PLACE_IN_ORDER, caster, ROUNDS_OF_A_HEX)


CAST_HEX: Final = Hex(HEX, at(AT_TURN_START), SPACE)


def has_character(table: Table, space: i64) -> bool:
    seat: i64 = 0
    while seat < table.seats:
        if table.is_alive(seat) and table.place(seat) == space:
            return True
        seat += 1
    return False


@final
class Mesmerism(CharacterSpell):
    """Take a Follower from another character; a caster who may have none cannot cast it (TAL-OWN-09).

    Forced Followers stay with their owner (TAL-Q112).
    """

    def suits(self, table: Table, seat: i64, target: i64, extra: i64) -> bool:
        return target != seat and may_have_followers(table, seat) and has_loose_follower(table, target)

    def resolve(self, table: Table, caster: i64, target: i64, _detail: i64) -> None:
        if may_have_followers(table, caster):  # a response may have turned him into a Toad
            table.push(MESMERISED.at(caster, target))

    def reason(self, table: Table, seat: i64, b: i64, c: i64, /) -> str:
        clause = super().reason(table, seat, b, c)
        return "TAL-OWN-08" if clause == self.clause and not may_have_followers(table, seat) else clause


CAST_MESMERISM: Final = Mesmerism(MESMERISM, at(AT_TURN_START))


@final
class Mesmerised(Question[Table]):
    """Which Follower it is; raised and charmed Enemies are lost to both (TAL-Q115)."""

    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        card = table.top(FOLLOWERS + other)
        while card != NO_CARD:
            option = TAKE_FOLLOWER.at(seat, table.faces[card])
            if not is_forced_follower(table.faces[card]) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]
        if table.option_count > 0:
            table.ask(seat, self.at(seat, other))


MESMERISED: Final = Mesmerised("mesmerism")


@final
class Teleport(Spell):
    """Move to any other space of the Region instead of rolling; other ways to replace the roll lapse.

    Without a movement roll there is nothing to replace (TAL-Q111, TAL-Q113).
    """

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        region = table.region(seat)
        space = first_space(region)
        end = space + region_size(region)
        while space < end:
            if space != table.place(seat):
                table.offer(self.at(seat, space))
            space += 1

    def resolve(self, table: Table, caster: i64, space: i64, _detail: i64) -> None:
        if moves_one_space(table, caster):  # a response has turned him into a Toad
            return
        lapse(table, caster)
        put_on_space(table, caster, space)
        table.unwind(MOVE_MARK, NO_FRAME)

    def reason(self, table: Table, seat: i64, b: i64, c: i64, /) -> str:
        clause = super().reason(table, seat, b, c)
        if clause != self.clause:
            return clause
        if table.get(seat, IS_ENSLAVED) != 0:
            return "TAL-Q113"
        return "TAL-Q111" if moves_one_space(table, seat) else clause


CAST_TELEPORT: Final = Teleport(TELEPORT, at(BEFORE_ROLL), SPACE)


@final
class TemporalWarp(Spell):
    """Three turns in a row instead of one."""

    def resolve(self, table: Table, caster: i64, _target: i64, _detail: i64) -> None:
        table.add(caster, MORE_TURNS, TURNS_WON)


CAST_TEMPORAL_WARP: Final = TemporalWarp(TEMPORAL_WARP, at(AT_TURN_START))


RULES: Final[list[Rule[Any]]] = [
    CAST_ACQUISITION,
    CAST_ALCHEMY,
    CRUCIBLE,
    TRANSMUTE_NO_MORE,
    CAST_DESTROY_MAGIC,
    CAST_DESTRUCTION,
    CAST_DIVINATION,
    CAST_HEX,
    CAST_MESMERISM,
    MESMERISED,
    CAST_TELEPORT,
    CAST_TEMPORAL_WARP,
]
