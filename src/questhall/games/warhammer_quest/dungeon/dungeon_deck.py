"""Dungeon cards: drawing them, claiming items, treasure.

WHQ-DUNGEON-01, WHQ-DUNGEON-02, WHQ-DUNGEON-03, WHQ-DUNGEON-04, WHQ-DUNGEON-05, WHQ-DUNGEON-06, WHQ-DUNGEON-07,
WHQ-DECK-13, WHQ-Q18, WHQ-Q79
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.warhammer_quest.components.action_in_progress import action_face, doer
from questhall.games.warhammer_quest.components.event_kinds import DREW_DUNGEON
from questhall.games.warhammer_quest.components.face_numbers import FIRST_EVENT, WARPSTONE
from questhall.games.warhammer_quest.components.printed_actions import DRAWS_TO_CHOOSE
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_dungeon_cards import DUNGEON_KIND, TREASURE
from questhall.games.warhammer_quest.components.state import (
    DRAWN,
    DUNGEON_DECK,
    DUNGEON_DISCARD,
    GEAR_DECK,
    GEAR_DISCARD,
    ITEMS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import TREASURE_BEFORE_TEXT
from questhall.games.warhammer_quest.components.vocabulary import ITEM
from questhall.games.warhammer_quest.dungeon.gear import claim_gear, draw_gear

EVENT_RULES: Final[list[Rule[Table]]] = []
"""What each event does, from the first of them on; `setup/rulebook.py` fills it."""


def draw_for_action(table: Table, place: i64) -> None:
    """After an explore action; the Ironbreaker may turn cards away."""
    seat = doer(table, place)
    drawn = DRAWS_TO_CHOOSE[action_face(table, place)]
    if drawn > 0:
        draw_to_choose(table, seat, drawn)
    else:
        draw_dungeon(table, seat)


def draw_dungeon(table: Table, seat: i64) -> None:
    """The top dungeon card, if there is one (WHQ-DECK-13), is resolved."""
    if table.size(DUNGEON_DECK) == 0:
        return
    card = table.take_top(DUNGEON_DECK)
    table.reveal(card)
    table.put(card, DRAWN)
    table.tell(DREW_DUNGEON, seat, table.faces[card])
    resolve_dungeon(table, seat, card)


def resolve_dungeon(table: Table, seat: i64, card: i64) -> None:
    """An item is claimed and lies before the hero; an event happens, then its treasure.

    WHQ-COMPONENT-02, WHQ-DUNGEON-02, WHQ-DUNGEON-04, WHQ-Q79
    """
    face = table.faces[card]
    if DUNGEON_KIND[face] == ITEM:
        table.take(card, DRAWN)
        table.put(card, ITEMS + seat)
        return
    text = EVENT_RULES[face - FIRST_EVENT].at(seat, card)
    treasure = TREASURE_HUNT.at(seat, TREASURE[face])
    if table.variants & TREASURE_BEFORE_TEXT:
        table.push_in_order(treasure, text, DISCARD_EVENT.at(card))
    else:
        table.push_in_order(text, DISCARD_EVENT.at(card), treasure)


@final
class DiscardEvent(Rule[Table]):
    """A resolved event goes to its discard pile, unless it went elsewhere (WHQ-DUNGEON-04)."""

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, card: i64, _b: i64, _c: i64, /) -> None:
        if table.contains(DRAWN, card):
            table.take(card, DRAWN)
            table.put(card, DUNGEON_DISCARD)


# The Ironbreaker turns dungeon cards away


def draw_to_choose(table: Table, seat: i64, count: i64) -> None:
    while count > 0 and table.size(DUNGEON_DECK) > 0:
        card = table.take_top(DUNGEON_DECK)
        table.reveal(card)
        table.put(card, DRAWN)
        table.tell(DREW_DUNGEON, seat, table.faces[card])
        count -= 1
    table.push(TURN_AWAY.at(seat))


@final
class TurnAway(Question[Table]):
    """He resolves one of the cards drawn, or none; the Warpstone cannot be turned away (WHQ-GOLDEN-04)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.size(DRAWN) == 0:
            return
        table.offer_each(RESOLVE_CARD, seat, DRAWN)
        if table.holds(DRAWN, WARPSTONE):
            table.option_count = 0
            table.offer(RESOLVE_CARD.at(seat, WARPSTONE))
        else:
            table.offer(TURN_ALL_AWAY.at(seat))
        table.decide(seat, self.at(seat))


@final
class ResolveCard(Choice[Table]):
    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        card = table.find(DRAWN, face)
        for other in table.cards_of(DRAWN):
            if other != card:
                table.take(other, DRAWN)
                table.put(other, DUNGEON_DISCARD)
        resolve_dungeon(table, seat, card)


@final
class TurnAllAway(Choice[Table]):
    def run(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> None:
        while table.size(DRAWN) > 0:
            table.put(table.take_top(DRAWN), DUNGEON_DISCARD)


# Treasure


@final
class TreasureHunt(Question[Table]):
    """For each icon the top card of the gear deck, or one of the discard pile (WHQ-DUNGEON-07, WHQ-DECK-14)."""

    def run(self, table: Table, seat: i64, icons: i64, _c: i64, /) -> None:
        if icons <= 0:
            return
        if table.size(GEAR_DECK) > 0:
            table.offer(DRAW_GEAR.at(seat))
        table.offer_each(PICK_GEAR, seat, GEAR_DISCARD)
        if table.option_count > 0:
            table.offer(NO_TREASURE.at(seat))
            table.ask(seat, self.at(seat, icons))


@final
class DrawGear(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(TREASURE_HUNT.at(seat, second_of(table.asking) - 1))  # for the next icon, afterwards
        draw_gear(table, seat)


@final
class PickGear(Choice[Table]):
    """WHQ-GEAR-02"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(TREASURE_HUNT.at(seat, second_of(table.asking) - 1))  # for the next icon, afterwards
        card = table.find(GEAR_DISCARD, face)
        table.take(card, GEAR_DISCARD)
        claim_gear(table, seat, card)


@final
class NoTreasure(Choice[Table]):
    """WHQ-GOLDEN-08"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(TREASURE_HUNT.at(seat, second_of(table.asking) - 1))


DISCARD_EVENT: Final = DiscardEvent()
TURN_AWAY: Final = TurnAway("turn_away")
RESOLVE_CARD: Final = ResolveCard("resolve", "WHQ-DUNGEON-04", CARD)
TURN_ALL_AWAY: Final = TurnAllAway("turn away", "WHQ-GOLDEN-02")
TREASURE_HUNT: Final = TreasureHunt("treasure")
DRAW_GEAR: Final = DrawGear("draw gear", "WHQ-DUNGEON-07")
PICK_GEAR: Final = PickGear("pick gear", "WHQ-DUNGEON-07", CARD)
NO_TREASURE: Final = NoTreasure("leave treasure", "WHQ-GOLDEN-08")
RULES: Final[list[Rule[Any]]] = [
    DISCARD_EVENT,
    TURN_AWAY,
    RESOLVE_CARD,
    TURN_ALL_AWAY,
    TREASURE_HUNT,
    DRAW_GEAR,
    PICK_GEAR,
    NO_TREASURE,
]
