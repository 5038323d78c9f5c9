"""Objects and Followers: having, taking, ditching and discarding them.

TAL-OBJ-01, TAL-OBJ-02, TAL-OBJ-03, TAL-OBJ-04, TAL-OBJ-05, TAL-OBJ-06, TAL-FOL-01, TAL-FOL-02, TAL-FOL-03,
TAL-OWN-05, TAL-OWN-08, TAL-DITCH-01, TAL-DITCH-02, TAL-DITCH-03, TAL-PURCHASE-01, TAL-PURCHASE-02,
TAL-PURCHASE-03, TAL-PURCHASE-04
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.counters import gain_gold
from questhall.games.talisman.components.event_kinds import DISCARDED, DITCHED, LEFT_BEHIND, TOOK, TOOK_FROM
from questhall.games.talisman.components.printed_cards import (
    ADVENTURE_CARD,
    BACK,
    CARD,
    CARRIES,
    CURSED_BY_A_HAG,
    DENIED_CARDS,
    DENIED_TO,
    FOLLOWER,
    GOLD_IN,
    KIND,
    POLTERGEIST,
    PURCHASE_CARD,
    SPELL_CARD,
    TALISMAN_CARD,
    is_enemy,
    is_forced_follower,
    is_object,
    is_raft,
)
from questhall.games.talisman.components.state import (
    ADVENTURE_DISCARD,
    FOLLOWERS,
    OBJECTS,
    ON_SPACE,
    PURCHASE_STACK,
    SPELL_DISCARD,
    TALISMAN_STACK,
    Table,
)

OBJECT_LIMIT: Final = 4


def zone_of(seat: i64, face: i64) -> i64:
    """Where a character keeps a card of this face: raised and charmed Enemies are Followers (TAL-Q115)."""
    if is_object(face):
        return OBJECTS + seat
    return FOLLOWERS + seat


def object_limit(table: Table, seat: i64) -> i64:
    """Four, and four more for each Mule; Talismans count too (TAL-OBJ-03, TAL-OBJ-06, TAL-Q56, TAL-Q57)."""
    limit: i64 = OBJECT_LIMIT
    card = table.top(FOLLOWERS + seat)
    while card != NO_CARD:
        limit += CARRIES[table.faces[card]]
        card = table.links[card]
    return limit


def suits_alignment(table: Table, seat: i64, face: i64) -> bool:
    """Some cards may not be had by Good or by Evil characters (TAL-ALIGN-07, TAL-OWN-07)."""
    return DENIED_TO[face] != table.alignment(seat)


def may_have(table: Table, seat: i64, face: i64) -> bool:
    """Whether the character is allowed to have this card (TAL-OWN-08).

    A Toad has nothing (TAL-Q76); with the Hag nobody else follows (TAL-Q112).
    """
    if KIND[face] == FOLLOWER and not may_have_followers(table, seat):
        return False
    return not table.is_toad(seat) and suits_alignment(table, seat, face)


def may_have_followers(table: Table, seat: i64) -> bool:
    return not table.is_toad(seat) and not table.has_follower(seat, CURSED_BY_A_HAG)


def discard(table: Table, card: i64) -> None:
    """Put a card that is in no zone on the pile it belongs to (TAL-FOL-03, TAL-PURCHASE-03, TAL-Q60)."""
    back = BACK[table.faces[card]]
    if back == ADVENTURE_CARD:
        table.put(card, ADVENTURE_DISCARD)
    elif back == SPELL_CARD:
        table.put(card, SPELL_DISCARD)
    elif back == PURCHASE_CARD:
        table.put(card, PURCHASE_STACK)
    else:
        assert back == TALISMAN_CARD
        table.put(card, TALISMAN_STACK)


def lay_on_space(table: Table, card: i64, space: i64) -> None:
    table.put(card, ON_SPACE + space)


def can_pick_up(table: Table, seat: i64, card: i64) -> bool:
    """Objects and Followers he may have, but none he ditched this turn; forbidden ones stay where they are.

    TAL-ADV-16, TAL-DITCH-02, TAL-Q62
    """
    face = table.faces[card]
    if not is_object(face) and KIND[face] != FOLLOWER:
        return False
    if is_forced_follower(face) or table.was_ditched(card):
        return False
    return may_have(table, seat, face)


def take_from_space(table: Table, seat: i64, card: i64) -> None:
    """A card that lies on the character's space becomes his."""
    table.take(card, ON_SPACE + table.place(seat))
    table.tell(TOOK, seat, table.faces[card])
    receive(table, seat, card)


def discard_from_space(table: Table, seat: i64, card: i64) -> None:
    """A card on the character's space has served its purpose (TAL-Q24)."""
    table.take(card, ON_SPACE + table.place(seat))
    discard(table, card)
    table.tell(DISCARDED, seat, table.faces[card])


def receive(table: Table, seat: i64, card: i64) -> None:
    """A card that is in no zone becomes a character's; Bags of Gold turn into coins at once (TAL-Q119)."""
    face = table.faces[card]
    if GOLD_IN[face] > 0:
        discard(table, card)
        gain_gold(table, seat, GOLD_IN[face])
        return
    if face == CURSED_BY_A_HAG:
        drive_away_followers(table, seat)
    table.put(card, zone_of(seat, face))
    table.unsettled |= BIT[seat]


def drive_away_followers(table: Table, seat: i64) -> None:
    """The Hag tolerates no other Follower, not even a Poltergeist (TAL-Q112)."""
    while table.size(FOLLOWERS + seat) > 0:
        card = table.take_top(FOLLOWERS + seat)
        discard(table, card)
        table.tell(DISCARDED, seat, table.faces[card])


def give_up(table: Table, seat: i64, face: i64) -> i64:
    """Take a card away from its owner; it is then in no zone."""
    zone = zone_of(seat, face)
    card = table.find(zone, face)
    assert card != NO_CARD, "nobody loses what he does not have"
    table.take(card, zone)
    table.unsettled |= BIT[seat]
    return card


def discard_belonging(table: Table, seat: i64, face: i64) -> None:
    """A character's own card goes where it belongs: killed, handed over, used up."""
    discard(table, give_up(table, seat, face))
    table.tell(DISCARDED, seat, face)


def hand_over(table: Table, giver: i64, taker: i64, face: i64) -> None:
    """A card changes hands: by a fight, an ability, a Spell or death. Players cannot trade (TAL-Q34).

    A raised or charmed Enemy is discarded instead (TAL-Q115).
    """
    card = give_up(table, giver, face)
    if is_enemy(face):
        discard(table, card)
        table.tell(DISCARDED, giver, face)
    else:
        table.tell(TOOK_FROM, taker, face, giver)
        receive(table, taker, card)


def leave_behind(table: Table, seat: i64, card: i64) -> None:
    """A character's card that is in no zone stays on his space, or is discarded if it cannot lie there.

    A Raft is never left (TAL-RAFT-07, TAL-Q66), nor are raised and charmed Enemies (TAL-Q115).
    """
    face = table.faces[card]
    if is_enemy(face) or is_raft(face):
        discard(table, card)
        table.tell(DISCARDED, seat, face)
    else:
        lay_on_space(table, card, table.place(seat))
        table.tell(LEFT_BEHIND, seat, face, table.place(seat))


def leave_everything(table: Table, seat: i64) -> None:
    """All Objects and Followers stay on the space (TAL-LIFE-04, TAL-Q76)."""
    while table.size(OBJECTS + seat) > 0:
        leave_behind(table, seat, table.take_top(OBJECTS + seat))
    while table.size(FOLLOWERS + seat) > 0:
        leave_behind(table, seat, table.take_top(FOLLOWERS + seat))


# Ditching (TAL-DITCH-01): offered between the steps of a turn, never inside an effect (TAL-Q33).


def can_ditch(face: i64) -> bool:
    """Not the Raft (TAL-RAFT-07), nor a Follower that forces itself on its owner (TAL-Q112)."""
    return not is_raft(face) and not is_forced_follower(face)


def add_ditch_options(table: Table, seat: i64) -> None:
    for zone in (OBJECTS + seat, FOLLOWERS + seat):
        card = table.top(zone)
        while card != NO_CARD:
            option = DITCH.at(seat, table.faces[card])
            if can_ditch(table.faces[card]) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]


def ditch(table: Table, seat: i64, face: i64) -> None:
    card = give_up(table, seat, face)
    if is_enemy(face):
        discard(table, card)
    else:
        lay_on_space(table, card, table.place(seat))
        if seat == table.active:
            table.note_ditched(card)
    table.tell(DITCHED, seat, face)


@final
class Ditch(Choice[Table]):
    """Leave a Follower or an Object on the character's space. TAL-DITCH-01, TAL-DITCH-03"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.ask_again()
        ditch(table, seat, face)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        if not table.holds(zone_of(seat, face), face):
            return "TAL-OWN-01"
        if is_raft(face):
            return "TAL-RAFT-07"
        return "TAL-Q112" if is_forced_follower(face) else "TAL-Q33"


# What happens by itself when limits fall


def has_too_many_objects(table: Table, seat: i64) -> bool:
    return table.size(OBJECTS + seat) > object_limit(table, seat)


def leave_forbidden(table: Table, seat: i64) -> None:
    """Cards the alignment no longer allows are ditched at once, in the order of the list (TAL-ALIGN-06)."""
    if has_forbidden(table, seat):
        for face in DENIED_CARDS:
            if table.has_object(seat, face) and not suits_alignment(table, seat, face):
                ditch(table, seat, face)


def has_forbidden(table: Table, seat: i64) -> bool:
    card = table.top(OBJECTS + seat)
    while card != NO_CARD:
        if not suits_alignment(table, seat, table.faces[card]):
            return True
        card = table.links[card]
    return False


@final
class ExcessObjects(Question[Table]):
    """Over the limit: the owner chooses which Objects he leaves on the space, one by one.

    TAL-OBJ-04, TAL-OBJ-05, TAL-Q56, TAL-Q66
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_alive(seat) or not has_too_many_objects(table, seat):
            return
        card = table.top(OBJECTS + seat)
        while card != NO_CARD:
            option = LEAVE.at(seat, table.faces[card])
            if not is_raft(table.faces[card]) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]
        table.ask(seat, self.at(seat))


@final
class Leave(Choice[Table]):
    """TAL-OBJ-04"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        ditch(table, seat, face)
        table.push(EXCESS_OBJECTS.at(seat))


def has_poltergeist(table: Table, seat: i64) -> bool:
    return table.has_follower(seat, POLTERGEIST)


def has_loose_follower(table: Table, seat: i64) -> bool:
    """Whether he has a Follower that can be given, killed or taken: not a forced one (TAL-Q112)."""
    card = table.top(FOLLOWERS + seat)
    while card != NO_CARD:
        if not is_forced_follower(table.faces[card]):
            return True
        card = table.links[card]
    return False


DITCH: Final = Ditch("ditch", "TAL-DITCH-01", CARD)
EXCESS_OBJECTS: Final = ExcessObjects("excess_objects")
LEAVE: Final = Leave("leave", "TAL-OBJ-04", CARD)
RULES: Final[list[Rule[Any]]] = [DITCH, EXCESS_OBJECTS, LEAVE]
