"""The settlement stage: reward or penalty, upgrade, refresh.

WHQ-SETTLE-01, WHQ-SETTLE-02, WHQ-SETTLE-03, WHQ-SETTLE-04, WHQ-SETTLE-05, WHQ-SETTLE-06, WHQ-SETTLE-07,
WHQ-SETTLE-08, WHQ-SETTLE-09, WHQ-SETTLE-10, WHQ-SETTLE-11, WHQ-SETTLE-12, WHQ-DUNGEON-06, WHQ-Q20, WHQ-Q60,
WHQ-Q61, WHQ-Q62, WHQ-Q63, WHQ-Q64, WHQ-Q65, WHQ-Q74, WHQ-Q75, WHQ-Q76, WHQ-Q77
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.components.event_kinds import HEROES_REFRESHED, SETTLEMENT_BEGINS
from questhall.games.warhammer_quest.components.face_numbers import (
    FIRST_DUNGEON,
    FIRST_GEAR,
    FIRST_LEGENDARY,
    FIRST_LOCATION,
)
from questhall.games.warhammer_quest.components.printed_gear import LEGENDARY_GEAR
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    BOX,
    CONDITION_SUPPLY,
    CONDITIONS,
    DEFEAT,
    DRAWN,
    DUNGEON_DISCARD,
    ENEMY_DISCARD,
    GEAR,
    GEAR_DISCARD,
    HERO_CARD,
    IS_DEFEATED,
    ITEMS,
    LEGENDARY_SET,
    LOCATION_DISCARD,
    MOST_SEATS,
    OUT_OF_CAMPAIGN,
    POOL,
    SPARE_ACTIONS,
    VICTORY,
    VISITS,
    WOUNDS,
    ZONE_COUNT,
    Table,
)
from questhall.games.warhammer_quest.components.switches import SETTLEMENT_IN_ORDER
from questhall.games.warhammer_quest.settlement import handing_over_gear, settlement_actions
from questhall.games.warhammer_quest.settlement.campaign_pool import return_to_pool
from questhall.games.warhammer_quest.settlement.handing_over_gear import can_give_something, gifts, offer_gifts
from questhall.games.warhammer_quest.settlement.settlement_actions import (
    EVERY_PLACE,
    IS_READY_TO_GO,
    IS_REFRESHED,
    IS_WAITING,
    can_act,
    end_waiting,
    offer_visits,
)


@final
class SettlementStage(Rule[Table]):
    """Three steps in this order (WHQ-SETTLE-02); items do not outlast the quest (WHQ-DUNGEON-06, WHQ-Q62)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.tell(SETTLEMENT_BEGINS)
        discard_drawn(table)
        for seat in range(table.seats):
            while table.size(ITEMS + seat) > 0:
                table.put(table.take_top(ITEMS + seat), DUNGEON_DISCARD)
            table.set(seat, VISITS, 0)
        table.push_in_order(REWARD_OR_PENALTY.at(), UPGRADE_STEP.at(table.leader), REFRESH_STEP.at())


def discard_drawn(table: Table) -> None:
    """A card that was being drawn when the quest ended goes to its discard pile (WHQ-DECK-11)."""
    for card in table.cards_of(DRAWN):
        table.take(card, DRAWN)
        face = table.faces[card]
        if face < FIRST_LOCATION:
            table.put(card, ENEMY_DISCARD)
        elif face < FIRST_DUNGEON:
            table.put(card, LOCATION_DISCARD)
        elif face < FIRST_GEAR:
            table.put(card, DUNGEON_DISCARD)
        elif face < FIRST_LEGENDARY:
            table.put(card, GEAR_DISCARD)
        else:
            table.put(card, LEGENDARY_SET + owner_of(table, face))


def owner_of(table: Table, legend: i64) -> i64:
    seat: i64 = 0
    while not table.is_hero(seat, LEGENDARY_GEAR[legend - FIRST_LEGENDARY].hero):
        seat += 1
    return seat


# Step 1: reward or penalty


@final
class RewardOrPenalty(Rule[Table]):
    """WHQ-SETTLE-03"""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if has_won(table):
            SHEETS[table.quest].reward(table)
        else:
            SHEETS[table.quest].penalty(table)


def has_won(table: Table) -> bool:
    """Whether the quest just played was won."""
    return table.won & BIT[table.quest] != 0


# Step 2: upgrade


@final
class UpgradeStep(Question[Table]):
    """Each hero performs two different settlement actions, and may hand over gear at any time.

    They are asked in order from the party leader; a hero may let others act first, so that they act in the
    order they like. Each action is finished before the next begins.
    WHQ-SETTLE-04, WHQ-SETTLE-09, WHQ-Q61, WHQ-Q75
    """

    def run(self, table: Table, first: i64, _b: i64, _c: i64, /) -> None:
        seat = next_at_work(table, first)
        if seat == NOBODY:
            end_waiting(table)
            seat = next_at_work(table, first)
        if seat == NOBODY:
            return
        offer_visits(table, seat)
        must_act = table.option_count > 0
        offer_gifts(table, seat)
        is_free_order = not table.variants & SETTLEMENT_IN_ORDER
        if is_free_order and next_at_work(table, table.left_of(seat)) != seat:
            table.offer(WAIT.at(seat))
        if not must_act:
            table.offer(READY_TO_GO.at(seat))
        table.ask(seat, self.at(seat))


def next_at_work(table: Table, first: i64) -> i64:
    """The next hero from this one on who has something to do and does not wait, or nobody."""
    asked: i64 = 0
    seat = first
    while asked < table.seats:
        if is_at_work(table, seat):
            return seat
        seat = table.left_of(seat)
        asked += 1
    return NOBODY


def is_at_work(table: Table, seat: i64) -> bool:
    if table.get(seat, VISITS) & (IS_WAITING | IS_READY_TO_GO):
        return False
    return can_act(table, seat) or can_give_something(table, seat)


@final
class Wait(Choice[Table]):
    """Others act first (WHQ-Q75)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, VISITS, table.get(seat, VISITS) | IS_WAITING)
        table.push(table.asking)


@final
class ReadyToGo(Choice[Table]):
    """He gives nothing more away, unless he is given something."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, VISITS, table.get(seat, VISITS) | IS_READY_TO_GO)
        table.push(table.asking)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "WHQ-SETTLE-04"


# Step 3: refresh


@final
class RefreshStep(Rule[Table]):
    """The heroes refresh; then gear may still change hands before everything is cleared away.

    A hero who was ready to go stays so, unless he can now give something that he could not give before.
    WHQ-SETTLE-10, WHQ-Q61
    """

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        before = [gifts(table, seat) for seat in range(table.seats)]
        for seat in range(table.seats):
            refresh_hero(table, seat)
        for seat in range(table.seats):
            kept = EVERY_PLACE if gifts(table, seat) > before[seat] else EVERY_PLACE | IS_READY_TO_GO
            table.set(seat, VISITS, (table.get(seat, VISITS) & kept) | IS_REFRESHED)
        table.tell(HEROES_REFRESHED)
        table.push_in_order(UPGRADE_STEP.at(table.leader), CLEAR_UP.at())


def refresh_hero(table: Table, seat: i64) -> None:
    """Wounds, tokens and conditions go, actions and gear are readied, depleted gear is turned faceup.

    WHQ-SETTLE-10, WHQ-Q20, WHQ-Q65, WHQ-Q77
    """
    table.set(seat, WOUNDS, 0)
    table.set(seat, IS_DEFEATED, 0)
    while table.size(CONDITIONS + seat) > 0:
        table.put(table.take_top(CONDITIONS + seat), CONDITION_SUPPLY)
    for zone in (ACTIONS, GEAR):
        card = table.top(zone + seat)
        while card != NO_CARD:
            table.clear_card(card)
            card = table.links[card]


@final
class ClearUp(Rule[Table]):
    """Cards of the campaign pool return to it, all others to the box; heroes keep what they have gained.

    WHQ-SETTLE-11, WHQ-SETTLE-12
    """

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        return_to_pool(table)
        zone: i64 = 0
        while zone < ZONE_COUNT:
            while table.size(zone) > 0 and not stays(zone):
                card = table.take_top(zone)
                table.clear_card(card)
                table.put(card, BOX)
            zone += 1
        seat: i64 = 0
        while seat < table.seats:
            table.set(seat, VISITS, 0)
            seat += 1
        table.progress = 0
        finish_quest(table)


def stays(zone: i64) -> bool:
    """Whether the cards of this zone stay where they are between two quests."""
    if zone in (POOL, OUT_OF_CAMPAIGN, BOX, CONDITION_SUPPLY):
        return True
    for kept in (ACTIONS, SPARE_ACTIONS, GEAR, LEGENDARY_SET, HERO_CARD):
        if kept <= zone < kept + MOST_SEATS:
            return True
    return False


def finish_quest(table: Table) -> None:
    """The whole party wins together, or nobody."""
    if has_won(table):
        table.finish(VICTORY, BIT[table.seats] - 1)
    else:
        table.finish(DEFEAT, 0)


SETTLEMENT_STAGE: Final = SettlementStage()
REWARD_OR_PENALTY: Final = RewardOrPenalty()
UPGRADE_STEP: Final = UpgradeStep("settlement")
WAIT: Final = Wait("wait", "WHQ-Q75")
READY_TO_GO: Final = ReadyToGo("ready to go", "WHQ-SETTLE-09")
REFRESH_STEP: Final = RefreshStep()
CLEAR_UP: Final = ClearUp()
RULES: Final[list[Rule[Any]]] = [
    SETTLEMENT_STAGE,
    REWARD_OR_PENALTY,
    UPGRADE_STEP,
    *settlement_actions.RULES,
    *handing_over_gear.RULES,
    WAIT,
    READY_TO_GO,
    REFRESH_STEP,
    CLEAR_UP,
]
