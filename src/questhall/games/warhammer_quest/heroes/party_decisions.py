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
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.warhammer_quest.components.event_kinds import ACTION_EXHAUSTED, ENEMY_RECOVERED
from questhall.games.warhammer_quest.components.printed_cards import CARD, PREPARES
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


def most_wounded(table: Table) -> i64:
    """The heroes with the most wounds, as a mask; only those who stand count (WHQ-Q53)."""
    return _extreme(table, True)


def least_wounded(table: Table) -> i64:
    return _extreme(table, False)


def _extreme(table: Table, most: bool) -> i64:
    best: i64 = -1
    mask: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if counts_for_wounds(table, seat):
            wounds = table.get(seat, WOUNDS)
            if best < 0 or ((wounds > best) == most and wounds != best):
                best = wounds
                mask = 0
            if wounds == best:
                mask |= BIT[seat]
        seat += 1
    return mask


def counts_for_wounds(table: Table, seat: i64) -> bool:
    """Only heroes who stand (WHQ-Q53)."""
    if table.variants & DEFEATED_HEROES_COUNT:
        return table.get(seat, IS_OUT) == 0
    return table.is_standing(seat)


def least_beset(table: Table) -> i64:
    """The heroes with the fewest enemies in their zones, as a mask."""
    best: i64 = -1
    mask: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.is_standing(seat):
            count = table.size(ENGAGED + seat)
            if best < 0 or count < best:
                best = count
                mask = 0
            if count == best:
                mask |= BIT[seat]
        seat += 1
    return mask


def ask_for_hero(table: Table, heroes: i64, action: Choice[Table], question: i64) -> None:
    """The players choose one of these heroes; a single one needs no question (WHQ-GOLDEN-06)."""
    seat: i64 = 0
    while seat < table.seats:
        if heroes & BIT[seat]:
            table.offer(action.at(NOBODY, seat))
        seat += 1
    if table.option_count > 0:
        table.decide(PARTY, question)


def each_hero(table: Table, rule: Rule[Any], amount: i64) -> None:
    """A rule for every hero, in order from the party leader (WHQ-Q71)."""
    asked: i64 = table.seats - 1
    while asked >= 0:
        seat = (table.first_hero() + asked) % table.seats
        if table.is_standing(seat):
            table.push(rule.at(seat, amount))
        asked -= 1


def all_enemies(table: Table) -> vec[i64]:
    """Every enemy in an engagement zone or in the shadows."""
    count = table.size(SHADOWS)
    seat: i64 = 0
    while seat < table.seats:
        count += table.size(ENGAGED + seat)
        seat += 1
    cards = vec[i64]([0] * count)
    count = 0
    seat = 0
    while seat <= table.seats:
        zone: i64 = SHADOWS
        if seat < table.seats:
            zone = ENGAGED + seat
        card = table.top(zone)
        while card != NO_CARD:
            cards[count] = card
            count += 1
            card = table.links[card]
        seat += 1
    return cards


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


@final
class ExhaustAction(Choice[Table]):
    """WHQ-COST-02"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.mark_card(table.find(ACTIONS + seat, face), EXHAUSTED)
        table.tell(ACTION_EXHAUSTED, seat, face)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        return "WHQ-PREPARE-02" if PREPARES[face] else "WHQ-EXHAUST-01"


EXHAUST_ACTION: Final = ExhaustAction("exhaust", "WHQ-EXHAUST-01", CARD)
RULES: Final[list[Rule[Any]]] = [EXHAUST_ACTION]
