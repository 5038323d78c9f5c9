"""Naming the target of an action: the hero who is aided, the enemies that are attacked.

WHQ-AID-01, WHQ-AID-04, WHQ-AID-05, WHQ-ATTACK-01, WHQ-ATTACK-03, WHQ-ATTACK-04, WHQ-ATTACK-05, WHQ-ATTACK-06,
WHQ-NEMESIS-08, WHQ-Q14, WHQ-Q15, WHQ-Q72
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import first_of, rule_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.warhammer_quest.components.action_in_progress import (
    AIDED,
    IS_RANGED,
    LOST_SUCCESSES,
    TARGET_COUNT,
    TARGET_LIMIT,
    WAS_IN_SHADOWS,
    action_face,
    add_target,
    current_action,
    doer,
    is_target,
)
from questhall.games.warhammer_quest.components.event_kinds import PAID_WOUND, USED_GEAR
from questhall.games.warhammer_quest.components.face_numbers import BW_LEG_STAFF, HOOKED_FLAIL, HUNTING_BOW
from questhall.games.warhammer_quest.components.printed_actions import TARGETS, WOUND_FOR_TARGET
from questhall.games.warhammer_quest.components.printed_enemies import GUARDS
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ENEMY,
    ENGAGED,
    EXHAUSTED,
    FIRST_SHADOW,
    GEAR,
    SEAT,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import DEADLY_COSTS
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import has_been_used, note_used
from questhall.games.warhammer_quest.heroes.party_decisions import all_enemies
from questhall.games.warhammer_quest.heroes.wounds import take_wounds


@final
class NameAided(Question[Table]):
    """One other hero who is not defeated; without one the successes will do nothing (WHQ-AID-05)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        for other in range(table.seats):
            if other != seat and table.is_standing(other):
                table.offer(AID_HERO.at(seat, other))
        table.decide(seat, self.at(place))


@final
class AidHero(Choice[Table]):
    """WHQ-AID-01"""

    def run(self, table: Table, _seat: i64, other: i64, _c: i64, /) -> None:
        table.set_field(first_of(table.asking), AIDED, other)

    def reason(self, table: Table, seat: i64, other: i64, _c: i64, /) -> str:
        return "WHQ-AID-04" if seat == other else "WHQ-AID-05"


# Attacks


def is_legal_target(table: Table, place: i64, card: i64) -> bool:
    """In the hero's own zone; a ranged attack reaches every zone and the shadows.

    WHQ-ATTACK-01, WHQ-ATTACK-04, WHQ-ATTACK-06
    """
    return is_legal_in(table, place, card, table.zone_of_enemy(card))


def is_legal_in(table: Table, place: i64, card: i64, zone: i64) -> bool:
    """The same of an enemy that is in this zone."""
    if zone == ENGAGED + doer(table, place) or table.field(place, IS_RANGED) != 0:
        return True
    return zone == SHADOWS and SHEETS[table.quest].is_in_reach(table, card)


def is_guarded(table: Table, place: i64, card: i64, zone: i64) -> bool:
    """Whether an enemy beside this one has to be chosen first. Those that guard do not guard each other."""
    if is_guard(table, card):
        return False
    other = table.top(zone)
    while other != NO_CARD:
        if is_guard(table, other) and not is_target(table, place, other):
            return is_legal_in(table, place, other, zone)
        other = table.links[other]
    return False


def a_guard_forbids(table: Table, enemy: i64) -> bool:
    """Whether the attack that is being aimed would reach this enemy, were it not guarded."""
    place = first_of(table.asking)
    card = table.enemy_at(enemy)
    if card == NO_CARD or table.place_of(card) != enemy or not is_legal_target(table, place, card):
        return False
    return is_guarded(table, place, card, table.zone_of_enemy(card))


def is_guard(table: Table, card: i64) -> bool:
    """Only while it lies faceup and ready."""
    return GUARDS[table.faces[card]] != 0 and not table.is_facedown(card) and not table.is_exhausted(card)


@final
class NameTargets(Question[Table]):
    """One enemy after the other, at least one if there is one (WHQ-ATTACK-03)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        chosen = table.field(place, TARGET_COUNT)
        if chosen < table.field(place, TARGET_LIMIT):
            for zone in range(ENGAGED, ENGAGED + table.seats):
                self.offer_targets(table, place, seat, zone)
            self.offer_targets(table, place, seat, SHADOWS)
        can_stop = chosen > 0 or table.option_count == 0  # even without a target the bow need not be used
        self.offer_ways(table, place, seat)
        if table.option_count == 0:
            return
        if can_stop:
            table.offer(NO_MORE_TARGETS.at(seat))
        table.decide(seat, self.at(place))

    def offer_targets(self, table: Table, place: i64, seat: i64, zone: i64) -> None:
        name = table.highest_place(zone)
        card = table.top(zone)
        while card != NO_CARD:
            if self.can_be_chosen(table, place, card, zone):
                table.offer(TARGET.at(seat, name))
            name -= 1
            card = table.links[card]

    def can_be_chosen(self, table: Table, place: i64, card: i64, zone: i64) -> bool:
        if is_target(table, place, card) or not is_legal_in(table, place, card, zone):
            return False
        return not is_guarded(table, place, card, zone)

    def offer_ways(self, table: Table, place: i64, seat: i64) -> None:
        """What widens the choice: fire for wounds, the Hooked Flail, the Hunting Bow."""
        face = action_face(table, place)
        limit = table.field(place, TARGET_LIMIT)
        is_fire = WOUND_FOR_TARGET[face] != 0 and limit < TARGETS[face]
        if is_fire and has_more(table, place) and can_pay_wound(table, seat):
            table.offer(BURN.at(seat))
        if table.has_ready_gear(seat, HOOKED_FLAIL) and has_more_engaged(table, place, seat):
            table.offer(SWING_FLAIL.at(seat))
        if table.field(place, IS_RANGED) == 0 and table.has_gear(seat, HUNTING_BOW):
            table.offer(DRAW_BOW.at(seat))


def has_more(table: Table, place: i64) -> bool:
    """Whether there are more legal targets than may be chosen so far."""
    count: i64 = 0
    for card in all_enemies(table):
        if is_legal_target(table, place, card):
            count += 1
    return count > table.field(place, TARGET_LIMIT)


def has_more_engaged(table: Table, place: i64, seat: i64) -> bool:
    count: i64 = 0
    card = table.top(ENGAGED + seat)
    while card != NO_CARD:
        if not is_target(table, place, card):
            count += 1
        card = table.links[card]
    return count > table.field(place, TARGET_LIMIT) - table.field(place, TARGET_COUNT)


def can_pay_wound(table: Table, seat: i64) -> bool:
    """A wound as a cost may not defeat him (WHQ-Q72); the Cinderwood Staff pays the first of an action."""
    if table.variants & DEADLY_COSTS and table.is_standing(seat):
        return True
    return table.remaining_health(seat) > 1 or staff_pays(table, seat)


def staff_pays(table: Table, seat: i64) -> bool:
    return table.has_gear(seat, BW_LEG_STAFF) and not has_been_used(table, BW_LEG_STAFF)


def pay_wound(table: Table, seat: i64) -> None:
    """Suffered directly; no shield stops it."""
    if staff_pays(table, seat):
        note_used(table, BW_LEG_STAFF)
    else:
        table.tell(PAID_WOUND, seat, action_face(table, current_action(table)))
        take_wounds(table, seat, 1)


@final
class Target(Choice[Table]):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        card = table.enemy_at(enemy)
        add_target(table, place, card)
        if table.zone_of_enemy(card) == SHADOWS:
            table.set_field(place, WAS_IN_SHADOWS, 1)
        table.push(NAME_TARGETS.at(place))

    def reason(self, table: Table, seat: i64, enemy: i64, _c: i64, /) -> str:
        if rule_of(table.asking) == NAME_TARGETS.number and a_guard_forbids(table, enemy):
            return "WHQ-GOLDEN-04"
        return "WHQ-ATTACK-06" if enemy >= FIRST_SHADOW else "WHQ-ATTACK-01"


@final
class Burn(Choice[Table]):
    """The Bright Wizard suffers a wound for one more target."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        table.add_to_field(place, TARGET_LIMIT, 1)
        table.push(NAME_TARGETS.at(place))
        pay_wound(table, seat)


@final
class SwingFlail(Choice[Table]):
    """Exhaust the Hooked Flail: one more enemy engaged with the hero."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        table.mark_card(table.find(GEAR + seat, HOOKED_FLAIL), EXHAUSTED)
        table.tell(USED_GEAR, seat, HOOKED_FLAIL)
        table.push_in_order(FLAIL_TARGET.at(place), NAME_TARGETS.at(place))


@final
class FlailTarget(Question[Table]):
    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        card = table.top(ENGAGED + seat)
        while card != NO_CARD:
            if not is_target(table, place, card) and not is_guarded(table, place, card, ENGAGED + seat):
                table.offer(HOOK.at(seat, table.place_of(card)))
            card = table.links[card]
        table.decide(seat, self.at(place))


@final
class Hook(Choice[Table]):
    """The enemy chosen with the Hooked Flail is in addition to the others."""

    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        add_target(table, place, table.enemy_at(enemy))
        table.add_to_field(place, TARGET_LIMIT, 1)


@final
class DrawBow(Choice[Table]):
    """The Hunting Bow makes the attack ranged and costs a success."""

    def run(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        table.set_field(place, IS_RANGED, 1)
        table.add_to_field(place, LOST_SUCCESSES, 1)
        table.push(NAME_TARGETS.at(place))


NAME_AIDED: Final = NameAided("aided_hero")
AID_HERO: Final = AidHero("aid", "WHQ-AID-01", SEAT)
NAME_TARGETS: Final = NameTargets("targets")
TARGET: Final = Target("target", "WHQ-ATTACK-01", ENEMY)
NO_MORE_TARGETS: Final = Pass("no more targets", "WHQ-ATTACK-03")
BURN: Final = Burn("burn", "WHQ-EFFECT-03")
SWING_FLAIL: Final = SwingFlail("swing flail", "WHQ-EFFECT-03")
FLAIL_TARGET: Final = FlailTarget("flail_target")
HOOK: Final = Hook("hook", "WHQ-ATTACK-01", ENEMY)
DRAW_BOW: Final = DrawBow("draw bow", "WHQ-GOLDEN-08")
RULES: Final[list[Rule[Any]]] = [
    NAME_AIDED,
    AID_HERO,
    NAME_TARGETS,
    TARGET,
    NO_MORE_TARGETS,
    BURN,
    SWING_FLAIL,
    FLAIL_TARGET,
    HOOK,
    DRAW_BOW,
]
