"""Wounds of heroes: suffering them, being defeated, being revived.

WHQ-WOUND-01, WHQ-WOUND-02, WHQ-WOUND-03, WHQ-WOUND-04, WHQ-WOUND-05, WHQ-WOUND-06, WHQ-DEFEAT-01,
WHQ-DEFEAT-02, WHQ-DEFEAT-03, WHQ-DEFEAT-04, WHQ-DEFEAT-05, WHQ-DEFEAT-06, WHQ-DEFEAT-07, WHQ-DEFEAT-08,
WHQ-DEFEAT-09, WHQ-DEFEAT-10, WHQ-DEFEAT-11, WHQ-DEFEAT-12, WHQ-DELVE-04, WHQ-Q29, WHQ-Q51, WHQ-Q52, WHQ-Q53,
WHQ-Q55
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.warhammer_quest.components.event_kinds import HERO_DEFEATED, REVIVED, SUFFERED, USED_GEAR
from questhall.games.warhammer_quest.components.face_numbers import STITCHED_LEATHERS, WARDED_VEST
from questhall.games.warhammer_quest.components.printed_gear import is_legendary
from questhall.games.warhammer_quest.components.state import (
    BOX,
    CONDITION_SUPPLY,
    CONDITIONS,
    DELVE,
    ENGAGED,
    EXHAUSTED,
    FACEDOWN,
    GEAR,
    GEAR_DISCARD,
    IS_DEFEATED,
    IS_OUT,
    LEGENDARY_SET,
    SHADOWS,
    WOUNDS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import FALLEN_GEAR_FOUND, REVIVED_WITH_HEALTH
from questhall.games.warhammer_quest.heroes.conditions import recover
from questhall.games.warhammer_quest.heroes.party_decisions import for_each_hero

# What causes wounds
BY_ATTACK: Final = 0
BY_KEYWORD: Final = 1
BY_EFFECT: Final = 2


def suffer(table: Table, seat: i64, wounds: i64, cause: i64) -> None:
    """A hero is about to suffer wounds; one who is defeated suffers none (WHQ-Q29)."""
    if wounds > 0 and table.is_standing(seat):
        table.push(SUFFER.at(seat, wounds, cause))


def each_hero_suffers(wounds: i64) -> i64:
    """The work for every hero's wounds: each finishes before the next begins (WHQ-Q71)."""
    return for_each_hero(SUFFER, wounds, BY_EFFECT)


@final
class Suffer(Question[Table]):
    """Stitched Leathers soften the effect of an enemy's keyword."""

    def run(self, table: Table, seat: i64, wounds: i64, cause: i64, /) -> None:
        if not table.is_standing(seat):
            return
        if cause == BY_KEYWORD and table.has_ready_gear(seat, STITCHED_LEATHERS):
            table.offer(SOFTEN.at(seat))
            table.offer(TAKE_ALL.at(seat))
            table.ask(seat, self.at(seat, wounds, cause))
            return
        take_wounds(table, seat, wounds)


@final
class Soften(Choice[Table]):
    """Exhaust the Stitched Leathers: one wound less."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.mark_card(table.find(GEAR + seat, STITCHED_LEATHERS), EXHAUSTED)
        table.tell(USED_GEAR, seat, STITCHED_LEATHERS)
        take_wounds(table, seat, second_of(table.asking) - 1)


@final
class TakeAll(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        take_wounds(table, seat, second_of(table.asking))


def take_wounds(table: Table, seat: i64, wounds: i64) -> None:
    """Put wounds on the hero card, not beyond his health (WHQ-WOUND-01, WHQ-WOUND-04)."""
    if wounds <= 0:
        return
    health = table.health(seat)
    suffered = min(wounds, table.remaining_health(seat))
    table.set(seat, WOUNDS, table.get(seat, WOUNDS) + suffered)
    table.tell(SUFFERED, seat, suffered)
    if table.get(seat, WOUNDS) == health:
        table.push(FALL.at(seat))


@final
class Fall(Question[Table]):
    """Wounds equal his health: the hero is defeated, unless the Warded Vest saves him (WHQ-DEFEAT-01)."""

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_standing(seat) or table.remaining_health(seat) > 0:
            return
        if table.has_gear(seat, WARDED_VEST):
            table.offer(SAVE_BY_VEST.at(seat))
            table.offer(FALL_ANYWAY.at(seat))
            table.ask(seat, self.at(seat))
            return
        defeat_hero(table, seat)


@final
class SaveByVest(Choice[Table]):
    """Deplete the Warded Vest: exactly one health remains."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.mark_card(table.find(GEAR + seat, WARDED_VEST), FACEDOWN)
        table.tell(USED_GEAR, seat, WARDED_VEST)
        table.set(seat, WOUNDS, table.health(seat) - 1)


@final
class FallAnyway(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        defeat_hero(table, seat)


def defeat_hero(table: Table, seat: i64) -> None:
    """He turns his card down, loses his conditions, and his enemies go to the shadows as they are.

    WHQ-DEFEAT-03, WHQ-DEFEAT-04, WHQ-DEFEAT-05, WHQ-DEFEAT-06, WHQ-DEFEAT-07, WHQ-Q35
    """
    table.set(seat, IS_DEFEATED, 1)
    table.set(seat, WOUNDS, min(table.get(seat, WOUNDS), table.health(seat)))
    table.tell(HERO_DEFEATED, seat)
    while table.size(CONDITIONS + seat) > 0:
        table.put(table.take_top(CONDITIONS + seat), CONDITION_SUPPLY)
    cards = table.pile(ENGAGED + seat)
    cards.reverse()
    for card in cards:
        table.lift_enemy(card)
        table.put(card, SHADOWS)
    if table.quest == DELVE:
        eliminate_hero(table, seat)
    table.unsettled |= BIT[seat]


def eliminate_hero(table: Table, seat: i64) -> None:
    """In a delve he is out of the game and his gear leaves play (WHQ-DELVE-04, WHQ-Q55)."""
    table.set(seat, IS_OUT, 1)
    while table.size(GEAR + seat) > 0:
        card = table.take_top(GEAR + seat)
        table.clear_card(card)
        if is_legendary(table.faces[card]):
            table.put(card, LEGENDARY_SET + seat)
        elif table.variants & FALLEN_GEAR_FOUND:
            table.put(card, GEAR_DISCARD)
        else:
            table.put(card, BOX)
    table.set(seat, WOUNDS, min(table.get(seat, WOUNDS), table.health(seat)))


def check_health(table: Table, seat: i64) -> None:
    """A health bonus has been lost: he may be defeated by it (WHQ-Q52)."""
    if table.is_standing(seat) and table.remaining_health(seat) <= 0:
        table.set(seat, WOUNDS, table.health(seat))
        table.push(FALL.at(seat))


def revive(table: Table, seat: i64, wounds: i64) -> None:
    """He stands again, with the wounds he has minus these (WHQ-DEFEAT-11, WHQ-DEFEAT-12)."""
    table.set(seat, IS_DEFEATED, 0)
    table.tell(REVIVED, seat)
    if table.variants & REVIVED_WITH_HEALTH:  # WHQ-Q51
        wounds = max(wounds, 1 - table.remaining_health(seat))
    recover(table, seat, wounds)


SUFFER: Final = Suffer("suffer")
SOFTEN: Final = Soften("soften", "WHQ-EFFECT-03")
TAKE_ALL: Final = TakeAll("suffer all", "WHQ-EFFECT-03")
FALL: Final = Fall("fall")
SAVE_BY_VEST: Final = SaveByVest("use vest", "WHQ-EFFECT-03")
FALL_ANYWAY: Final = FallAnyway("fall", "WHQ-EFFECT-03")
RULES: Final[list[Rule[Any]]] = [SUFFER, SOFTEN, TAKE_ALL, FALL, SAVE_BY_VEST, FALL_ANYWAY]
