"""What the players decide together, and in which order heroes are dealt with.

WHQ-GOLDEN-06, WHQ-GOLDEN-09, WHQ-LEADER-02, WHQ-COMPONENT-03, WHQ-Q71
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import pack
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.warhammer_quest.components.event_kinds import ACTION_EXHAUSTED, ENEMY_RECOVERED
from questhall.games.warhammer_quest.components.printed_actions import PREPARES
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    ENGAGED,
    EXHAUSTED,
    IS_OUT,
    SHADOWS,
    WOUNDS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import DEFEATED_HEROES_COUNT

NO_LIMIT: Final = 1000  # more than any hero's wounds, and than all enemies


def most_wounded(table: Table) -> i64:
    """The heroes with the most wounds, as a mask; only standing heroes count (WHQ-Q53)."""
    most: i64 = -1
    mask: i64 = 0
    for seat in range(table.seats):
        wounds = table.get(seat, WOUNDS)
        if counts_for_wounds(table, seat) and wounds >= most:
            mask = mask | BIT[seat] if wounds == most else BIT[seat]
            most = wounds
    return mask


def least_wounded(table: Table) -> i64:
    """The heroes with the fewest wounds, likewise."""
    least: i64 = NO_LIMIT
    mask: i64 = 0
    for seat in range(table.seats):
        wounds = table.get(seat, WOUNDS)
        if counts_for_wounds(table, seat) and wounds <= least:
            mask = mask | BIT[seat] if wounds == least else BIT[seat]
            least = wounds
    return mask


def counts_for_wounds(table: Table, seat: i64) -> bool:
    """Only standing heroes (WHQ-Q53)."""
    if table.variants & DEFEATED_HEROES_COUNT:
        return table.get(seat, IS_OUT) == 0
    return table.is_standing(seat)


def least_beset(table: Table) -> i64:
    """The heroes with the fewest enemies in their zones, as a mask."""
    least: i64 = NO_LIMIT
    mask: i64 = 0
    for seat in range(table.seats):
        count = table.size(ENGAGED + seat)
        if table.is_standing(seat) and count <= least:
            mask = mask | BIT[seat] if count == least else BIT[seat]
            least = count
    return mask


def ask_for_hero(table: Table, heroes: i64, action: Choice[Table], question: i64) -> None:
    """The players choose one of these heroes; a single one needs no question (WHQ-GOLDEN-06)."""
    for seat in range(table.seats):
        if heroes & BIT[seat]:
            table.offer(action.at(NOBODY, seat))
    table.decide(PARTY, question)


def for_each_hero(rule: Rule[Any], amount: i64 = NOBODY, extra: i64 = NOBODY) -> i64:
    """The work of a rule for every hero, with these arguments."""
    return EACH_HERO.at(rule.number, amount, extra)


@final
class EachHero(Rule[Table]):
    """A rule for every hero who is not defeated, in order from the party leader (WHQ-Q71)."""

    def run(self, table: Table, rule: i64, amount: i64, extra: i64, /) -> None:
        last: i64 = table.seats - 1
        for number in range(last, -1, -1):  # what is pushed last runs first
            seat = (table.first_hero() + number) % table.seats
            if table.is_standing(seat):
                table.push(pack(rule, seat, amount, extra))


def all_enemies(table: Table) -> vec[i64]:
    """Every enemy in an engagement zone or in the shadows."""
    count = table.size(SHADOWS)
    for seat in range(table.seats):
        count += table.size(ENGAGED + seat)
    cards = vec[i64]([0] * count)
    place: i64 = 0
    for seat in range(table.seats):
        place = note_cards(table, ENGAGED + seat, cards, place)
    note_cards(table, SHADOWS, cards, place)
    return cards


def note_cards(table: Table, zone: i64, cards: vec[i64], place: i64) -> i64:
    """Write the cards of a zone into an array from this place on; returns the place after them."""
    card = table.top(zone)
    while card != NO_CARD:
        cards[place] = card
        place += 1
        card = table.links[card]
    return place


def unmark_enemies(table: Table, mark: i64) -> None:
    """Take a mark off every enemy in an engagement zone or in the shadows."""
    for card in all_enemies(table):
        table.unmark_card(card, mark)


def heal_enemy(table: Table, card: i64, wounds: i64) -> None:
    """WHQ-WOUND-07"""
    healed = min(wounds, table.amount(card))
    if healed > 0:
        table.add_amount(card, -healed)
        table.tell_of_enemy(ENEMY_RECOVERED, card, healed)


# Exhausting and readying action cards


def add_ready_actions(table: Table, seat: i64, action: Choice[Table]) -> None:
    """Offer each ready action card that an effect can exhaust: never the one that prepares (WHQ-PREPARE-02)."""
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        if not table.is_exhausted(card) and PREPARES[table.faces[card]] == 0:
            table.offer(action.at(seat, table.faces[card]))
        card = table.links[card]


def has_ready_action(table: Table, seat: i64) -> bool:
    """Whether there is such a card."""
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        if not table.is_exhausted(card) and PREPARES[table.faces[card]] == 0:
            return True
        card = table.links[card]
    return False


@final
class ExhaustAction(Choice[Table]):
    """WHQ-COST-02"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.mark_card(table.find(ACTIONS + seat, face), EXHAUSTED)
        table.tell(ACTION_EXHAUSTED, seat, face)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        return "WHQ-PREPARE-02" if PREPARES[face] else "WHQ-EXHAUST-01"


EACH_HERO: Final = EachHero()
EXHAUST_ACTION: Final = ExhaustAction("exhaust", "WHQ-EXHAUST-01", CARD)
RULES: Final[list[Rule[Any]]] = [EACH_HERO, EXHAUST_ACTION]
