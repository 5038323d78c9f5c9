"""Adventure cards on a space: drawing, going elsewhere, meeting them in order, and taking what lies there.

TAL-ADV-01, TAL-ADV-02, TAL-ADV-03, TAL-ADV-04, TAL-ADV-05, TAL-ADV-06, TAL-ADV-07, TAL-ADV-08, TAL-ADV-14,
TAL-ADV-15, TAL-ADV-16, TAL-ADV-17, TAL-ADV-18, TAL-ENC-10, TAL-ENC-11, TAL-ENC-12, TAL-ENC-13, TAL-TURN-06,
TAL-TURN-07, TAL-TURN-08, TAL-TURN-09, TAL-TURN-10, TAL-TURN-11, TAL-Q02, TAL-Q03, TAL-Q04, TAL-Q23, TAL-Q30,
TAL-Q32, TAL-Q97, TAL-Q108, TAL-Q119
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, second_of, third_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.counters import pay
from questhall.games.talisman.belongings.objects_and_followers import (
    can_pick_up,
    discard,
    may_have,
    take_from_space,
)
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import BEFORE_CARD
from questhall.games.talisman.characters.dice_and_fate import roll_dice, take_roll
from questhall.games.talisman.components.board import (
    DRAWS,
    PLAIN_OF_PERIL,
    VALLEY_OF_FIRE,
    is_inner,
)
from questhall.games.talisman.components.character_cards import PROPHETESS
from questhall.games.talisman.components.encounter_context import (
    MET,
    UNMET,
    card_at,
    cards_to_meet,
    open_encounter,
    set_card,
    set_state,
    space_met,
    state_of,
    visitor,
)
from questhall.games.talisman.components.event_kinds import (
    DREW,
    EVADED_CARD,
    GAINED_GOLD,
    NEW_ADVENTURE_DECK,
    REPLACED,
    SENT_ELSEWHERE,
)
from questhall.games.talisman.components.printed_cards import (
    CARD,
    EVENT,
    EVERYBODY,
    IS_UNFRIENDLY,
    KIND,
    MERCENARY,
    NUMBER,
    ORB_OF_KNOWLEDGE,
    PLACE_KIND,
    SPIRIT_KIND,
    STRANGER,
    STRIKES,
    THE_REGION,
    goes_elsewhere,
    goes_to,
    is_enemy,
    is_forced_follower,
)
from questhall.games.talisman.components.state import (
    ADVENTURE_DECK,
    ADVENTURE_DISCARD,
    EASIER_EVASION,
    GOLD,
    GOLD_ON,
    MAY_MOVE_ON,
    ON_SPACE,
    Table,
)
from questhall.games.talisman.encounters.places_with_counters import fill_well
from questhall.games.talisman.fights.combat import fight_enemies
from questhall.games.talisman.fights.evading import can_evade
from questhall.games.talisman.fights.fight_context import BATTLE_FIGHT, PSYCHIC

MEETINGS: Final[list[Rule[Table]]] = []
"""How each face is met when its number comes up; `setup/rulebook.py` fills it."""


# Drawing


def draw_adventure(table: Table, space: i64) -> bool:
    """The top card, face up on the space; a used-up deck is renewed from its discard pile (TAL-Q23)."""
    if table.size(ADVENTURE_DECK) == 0:
        while table.size(ADVENTURE_DISCARD) > 0:
            table.put(table.take_top(ADVENTURE_DISCARD), ADVENTURE_DECK)
        if table.size(ADVENTURE_DECK) == 0:
            return False
        table.shuffle(ADVENTURE_DECK)
        table.tell(NEW_ADVENTURE_DECK)
    card = table.take_top(ADVENTURE_DECK)
    table.reveal(card)
    table.put(card, ON_SPACE + space)
    table.tell(DREW, table.active, table.faces[card], space)
    return True


@final
class DrawCards(Rule[Table]):
    """Only as many as the space is short of its number; every card that lies there counts.

    A card ditched on purpose counts too, and so does a Hex.

    TAL-ADV-01, TAL-ADV-02, TAL-ADV-04, TAL-ENC-10, TAL-ENC-14, TAL-ENC-15, TAL-TURN-14
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        space = table.place(seat)
        missing = DRAWS[space] - table.size(ON_SPACE + space)
        drawn: i64 = 0
        while drawn < missing and draw_adventure(table, space):
            drawn += 1
        if drawn > 0:
            table.push_in_order(REPLACEMENT.at(seat, drawn, NONE_REPLACED), LAY_OUT_DRAWN.at(seat, drawn))


@final
class Replacement(Question[Table]):
    """The Prophetess, and the owner of the Orb of Knowledge, may exchange a card just drawn.

    Each of them works once per draw, and the new card must be met: the cards drawn last are the
    replacements.
    """

    def run(self, table: Table, seat: i64, left: i64, replaced: i64, /) -> None:
        means: i64 = 0
        if table.is_character(seat, PROPHETESS):
            means += 1
        if table.uses_object(seat, ORB_OF_KNOWLEDGE):
            means += 1
        if replaced >= means or left == 0:
            return
        card = table.top(ON_SPACE + table.place(seat))
        skipped: i64 = 0
        while skipped < replaced + left:
            option = REPLACE.at(seat, table.faces[card])
            if skipped >= replaced and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]
            skipped += 1
        table.offer(KEEP_DRAWN.at(seat))
        table.ask(seat, self.at(seat, left, replaced))


@final
class Replace(Choice[Table]):
    """Discard a card just drawn and draw another in its place."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        left = second_of(table.asking)
        replaced = third_of(table.asking)
        space = table.place(seat)
        card = table.top(ON_SPACE + space)
        skipped: i64 = 0
        while skipped < replaced or table.faces[card] != face:
            card = table.links[card]
            skipped += 1
        table.take(card, ON_SPACE + space)
        discard(table, card)
        table.tell(REPLACED, seat, face)
        draw_adventure(table, space)
        table.push(REPLACEMENT.at(seat, left - 1, replaced + 1))


@final
class LayOutDrawn(Rule[Table]):
    """Places get their counters; cards that go elsewhere do so before all others (TAL-ADV-07)."""

    def run(self, table: Table, seat: i64, drawn: i64, _c: i64, /) -> None:
        card = table.top(ON_SPACE + table.place(seat))
        while drawn > 0:
            face = table.faces[card]
            if goes_elsewhere(face):
                table.push(ROLL_AWAY.at(seat, card))
            fill_well(table, face)
            card = table.links[card]
            drawn -= 1


@final
class RollAway(Rule[Table]):
    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 1, SENT_AWAY.at(seat, card))


@final
class SentAway(Rule[Table]):
    """A die decides on which space a Ghost or the Hermit waits; no other card is drawn for it (TAL-Q108).

    TAL-ADV-07, TAL-ADV-08
    """

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        face = table.faces[card]
        space = goes_to(face, roll)
        if space != table.place(seat):
            table.take(card, ON_SPACE + table.place(seat))
            table.put(card, ON_SPACE + space)
        table.tell(SENT_ELSEWHERE, seat, face, space)


# Meeting the cards in order


def is_met(face: i64) -> bool:
    """Whether a card is encountered when its number comes up; Objects and Followers are only taken."""
    kind = KIND[face]
    return is_enemy(face) or kind in (EVENT, STRANGER, PLACE_KIND) or is_forced_follower(face)


@final
class MeetCards(Rule[Table]):
    """The order is worked out once, by encounter number, then by arrival (TAL-ADV-05, TAL-ADV-06, TAL-Q32)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        space = table.place(seat)
        cards = table.pile(ON_SPACE + space)
        cards.reverse()
        count: i64 = 0
        for card in cards:
            if is_met(table.faces[card]):
                count += 1
        place = open_encounter(table, seat, space, count)
        which: i64 = 0
        number: i64 = 1
        while number <= LAST_NUMBER:
            for card in cards:
                if NUMBER[table.faces[card]] == number and is_met(table.faces[card]):
                    set_card(table, place, which, card)
                    which += 1
            number += 1
        table.push(NEXT_CARD.at(place))


@final
class NextCard(Rule[Table]):
    """One card after the other; between Strangers and Places what lies there may be taken (TAL-Q03)."""

    def run(self, table: Table, place: i64, has_looted: i64, _c: i64, /) -> None:
        seat = visitor(table, place)
        space = space_met(table, place)
        which = next_to_meet(table, place)
        has_met_all = which == cards_to_meet(table, place)
        if has_looted != HAS_LOOTED and (
            has_met_all or NUMBER[table.faces[card_at(table, place, which)]] == LAST_NUMBER
        ):
            looting = LOOTING.at(seat)
            if has_met_all and DRAWS[space] != 0:
                looting = NO_FRAME  # it comes at the end of the encounter with the space
            table.push_in_order(looting, self.at(place, HAS_LOOTED))
        elif has_met_all:
            table.close_context(place)
        else:
            card = card_at(table, place, which)
            set_state(table, place, which, MET)
            table.push_in_order(
                BEFORE_CARD_WINDOW.opened_by(table.active, card),
                MEET_CARD.at(seat, card),
                self.at(place, has_looted),
            )


def next_to_meet(table: Table, place: i64) -> i64:
    """The first card that is still unmet and lies there; if there is none, how many cards there were."""
    zone = ON_SPACE + space_met(table, place)
    count = cards_to_meet(table, place)
    which: i64 = 0
    while which < count:
        if state_of(table, place, which) == UNMET and table.contains(zone, card_at(table, place, which)):
            return which
        which += 1
    return which


@final
class BeforeCardWindow(Moment):
    """A card is about to be met. Some Events concern everybody, or everybody in the Region (TAL-Q33)."""

    def concerns(self, table: Table, seat: i64, card: i64) -> bool:
        whom = STRIKES[table.faces[card]]
        if whom == THE_REGION:
            return table.region(seat) == table.region(table.active)
        return whom == EVERYBODY


@final
class MeetCard(Question[Table]):
    """Enemies attack, together with all of their kind; other cards do what they say.

    TAL-ADV-10, TAL-ADV-11, TAL-ADV-12, TAL-ADV-15, TAL-ADV-17, TAL-ENC-11
    """

    def run(self, table: Table, seat: i64, card: i64, is_settled: i64, /) -> None:
        if not table.contains(ON_SPACE + table.place(seat), card):
            return
        face = table.faces[card]
        if KIND[face] == SPIRIT_KIND:
            fight_enemies(table, seat, PSYCHIC)
        elif is_enemy(face):
            fight_enemies(table, seat, BATTLE_FIGHT)
        elif is_settled != IS_SETTLED and can_avoid(table, seat, face):
            table.offer(AVOID.at(seat, face))
            table.offer(FACE.at(seat))
            table.ask(seat, self.at(seat, card))
        else:
            table.push(MEETINGS[face].at(seat, card))


# Easier evasion (TAL-VAR-04)


def can_avoid(table: Table, seat: i64, face: i64) -> bool:
    """Unfriendly persons, with a means to evade (TAL-Q107), but not in the Inner Region (TAL-VAR-05).

    Who is unfriendly is agreed in advance: the list of cards says it (TAL-VAR-07).
    """
    if not table.has_variant(EASIER_EVASION) or IS_UNFRIENDLY[face] == 0:
        return False
    return not is_inner(table.place(seat)) and can_evade(table, seat)


@final
class Avoid(Choice[Table]):
    """What is evaded has no effect; an Event is discarded as if resolved (TAL-Q107)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        card = second_of(table.asking)
        table.tell(EVADED_CARD, seat, face)
        if KIND[face] == EVENT:
            table.take(card, ON_SPACE + table.place(seat))
            discard(table, card)


@final
class FaceIt(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(MEET_CARD.at(seat, second_of(table.asking), IS_SETTLED))


# Taking what lies there


@final
class Looting(Question[Table]):
    """Objects, Followers and gold on the space may be taken, one by one, only in the character's own encounter.

    TAL-ENC-12, TAL-TURN-11, TAL-Q61
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        space = table.place(seat)
        if has_instruction_ahead(table, seat, space):
            return
        card = table.top(ON_SPACE + space)
        while card != NO_CARD:
            if can_pick_up(table, seat, card):
                self.offer_card(table, seat, table.faces[card])
            card = table.links[card]
        if table.board[GOLD_ON + space] > 0 and not table.is_toad(seat):
            table.offer(PICK_UP_GOLD.at(seat))
        if table.option_count > 0:
            table.offer(LEAVE_REST.at(seat))
            table.ask(seat, self.at(seat))

    def offer_card(self, table: Table, seat: i64, face: i64) -> None:
        """The Mercenary joins only for a coin."""
        if face == MERCENARY:
            if table.get(seat, GOLD) > 0:
                table.offer(HIRE.at(seat))
        elif not table.is_offered(TAKE.at(seat, face)):
            table.offer(TAKE.at(seat, face))


def has_instruction_ahead(table: Table, seat: i64, space: i64) -> bool:
    """On the way to the Crown nothing is taken before the instruction has been carried out (TAL-Q97)."""
    return PLAIN_OF_PERIL < space < VALLEY_OF_FIRE and table.get(seat, MAY_MOVE_ON) == 0


def takeable_card(table: Table, seat: i64, face: i64) -> i64:
    card = table.top(ON_SPACE + table.place(seat))
    while table.faces[card] != face or not can_pick_up(table, seat, card):
        card = table.links[card]
    return card


@final
class Take(Choice[Table]):
    """TAL-ADV-16, TAL-OWN-08"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        take_from_space(table, seat, takeable_card(table, seat, face))

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        if not may_have(table, seat, face):
            return "TAL-OWN-08"
        card = table.find(ON_SPACE + table.place(seat), face)
        if card != NO_CARD and table.was_ditched(card):
            return "TAL-DITCH-02"
        return "TAL-ADV-16"


@final
class Hire(Choice[Table]):
    """The Mercenary joins for one gold."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(table.asking)
        pay(table, seat, 1)
        take_from_space(table, seat, takeable_card(table, seat, MERCENARY))


@final
class PickUpGold(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        space = table.place(seat)
        table.push(table.asking)
        table.add(seat, GOLD, table.board[GOLD_ON + space])
        table.tell(GAINED_GOLD, seat, table.board[GOLD_ON + space])
        table.board[GOLD_ON + space] = 0
        table.unsettled |= BIT[seat]


LAST_NUMBER: Final = 6
NONE_REPLACED: Final = 0
HAS_LOOTED: Final = 1
IS_SETTLED: Final = 1
DRAW_CARDS: Final = DrawCards()
REPLACEMENT: Final = Replacement("replacement")
REPLACE: Final = Replace("replace", "TAL-GOLDEN-02", CARD)
KEEP_DRAWN: Final = Pass("keep drawn", "TAL-OWN-03")
LAY_OUT_DRAWN: Final = LayOutDrawn()
ROLL_AWAY: Final = RollAway()
SENT_AWAY: Final = SentAway()
MEET_CARDS: Final = MeetCards()
NEXT_CARD: Final = NextCard()
BEFORE_CARD_WINDOW: Final = BeforeCardWindow(BEFORE_CARD)
MEET_CARD: Final = MeetCard("avoidance")
AVOID: Final = Avoid("avoid", "TAL-VAR-04", CARD)
FACE: Final = FaceIt("face it", "TAL-VAR-04")
LOOTING: Final = Looting("looting")
TAKE: Final = Take("take", "TAL-ADV-16", CARD)
HIRE: Final = Hire("hire mercenary", "TAL-GOLDEN-02")
PICK_UP_GOLD: Final = PickUpGold("take gold", "TAL-ENC-12")
LEAVE_REST: Final = Pass("leave rest", "TAL-ENC-12")
RULES: Final[list[Rule[Any]]] = [
    DRAW_CARDS,
    REPLACEMENT,
    REPLACE,
    KEEP_DRAWN,
    LAY_OUT_DRAWN,
    ROLL_AWAY,
    SENT_AWAY,
    MEET_CARDS,
    NEXT_CARD,
    BEFORE_CARD_WINDOW,
    MEET_CARD,
    AVOID,
    FACE,
    LOOTING,
    TAKE,
    HIRE,
    PICK_UP_GOLD,
    LEAVE_REST,
]
