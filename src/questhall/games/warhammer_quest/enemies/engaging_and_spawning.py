"""Engaging heroes, and spawning enemies.

WHQ-ZONE-01, WHQ-ZONE-02, WHQ-ZONE-03, WHQ-ZONE-04, WHQ-ZONE-05, WHQ-SPAWN-01, WHQ-SPAWN-02, WHQ-SPAWN-03,
WHQ-SPAWN-04, WHQ-SPAWN-05, WHQ-SHADOW-04, WHQ-SHADOW-05, WHQ-Q23, WHQ-Q24, WHQ-Q25, WHQ-Q26, WHQ-Q27, WHQ-Q34,
WHQ-Q35, WHQ-Q38, WHQ-Q78
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, first_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.warhammer_quest.components.event_kinds import (
    ENGAGES,
    NEMESIS_APPEARS,
    SPAWNED,
    SPAWNED_FACEDOWN,
    USED_GEAR,
    ZONE_FULL,
)
from questhall.games.warhammer_quest.components.face_numbers import BOAR_SPEAR, WW_LEG_MANTLE
from questhall.games.warhammer_quest.components.printed_gear import HEALTH_BONUS
from questhall.games.warhammer_quest.components.state import (
    DRAWN,
    ENGAGED,
    EXHAUSTED,
    FACEDOWN,
    GEAR,
    SHADOWS,
    ZONE_LIMIT,
    Table,
)
from questhall.games.warhammer_quest.components.switches import HIDDEN_ENEMIES_KNOWN, NEXT_HERO_ENGAGED
from questhall.games.warhammer_quest.enemies.activation import attack_now
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.enemies.enemies_in_play import (
    can_be_engaged,
    can_be_moved,
    draw_enemy,
    move_to_shadows,
    reveal_enemy,
)
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, suffer


def engage(table: Table, card: i64, seat: i64) -> None:
    """An enemy is about to come into a hero's engagement zone."""
    table.push(ENGAGE.at(card, seat))


@final
class Engage(Question[Table]):
    """A facedown enemy is revealed first; a defeated hero is not engaged (WHQ-SHADOW-03, WHQ-Q27)."""

    def run(self, table: Table, card: i64, seat: i64, _c: i64, /) -> None:
        reveal_enemy(table, card)
        if table.variants & NEXT_HERO_ENGAGED:
            seat = table.standing_from(seat)
        if table.zone_of_enemy(card) == ENGAGED + seat:  # WHQ-Q34
            return
        if not table.is_standing(seat) or not can_be_engaged(table, card):
            move_to_shadows(table, card)  # WHQ-SPAWN-05, WHQ-SHADOW-05
            return
        if can_slip_away(table, card, seat):
            table.offer(SLIP_AWAY.at(seat))
            table.offer(STAND_GROUND.at(seat))
            table.ask(seat, self.at(card, seat))
            return
        come_close(table, card, seat)


def can_slip_away(table: Table, card: i64, seat: i64) -> bool:
    """The Mantle of Fallen Leaves; not if losing its health would defeat him, not from one held in place."""
    if not can_be_moved(table, card):
        return False
    return table.has_gear(seat, WW_LEG_MANTLE) and table.remaining_health(seat) > HEALTH_BONUS[WW_LEG_MANTLE]


@final
class SlipAway(Choice[Table]):
    """Deplete the Mantle: the enemy goes to the shadows instead."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.mark_card(table.find(GEAR + seat, WW_LEG_MANTLE), FACEDOWN)
        table.tell(USED_GEAR, seat, WW_LEG_MANTLE)
        move_to_shadows(table, first_of(table.asking))


@final
class StandGround(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        come_close(table, first_of(table.asking), seat)


def come_close(table: Table, card: i64, seat: i64) -> None:
    """Into the zone, or, if three are there already, a blow from it and back to the shadows (WHQ-ZONE-05)."""
    if table.size(ENGAGED + seat) >= ZONE_LIMIT:
        table.tell(ZONE_FULL, seat, table.faces[card])
        move_to_shadows(table, card)
        suffer(table, seat, attack_now(table, card), BY_EFFECT)
        return
    table.lift_enemy(card)
    table.put(card, ENGAGED + seat)
    table.tell(ENGAGES, seat, table.faces[card])
    if table.has_ready_gear(seat, BOAR_SPEAR):
        table.push(BOAR_SPEAR_QUESTION.at(card, seat))


@final
class BoarSpearQuestion(Question[Table]):
    """An enemy has just engaged the owner of the Boar Spear, which is ready."""

    def run(self, table: Table, card: i64, seat: i64, _c: i64, /) -> None:
        table.offer(SPEAR.at(seat))
        table.offer(SPEAR_NOT.at(seat))
        table.ask(seat, self.at(card, seat))


@final
class Spear(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.mark_card(table.find(GEAR + seat, BOAR_SPEAR), EXHAUSTED)
        table.tell(USED_GEAR, seat, BOAR_SPEAR)
        hurt_enemy(table, first_of(table.asking), 1)


# Spawning


def spawn(table: Table, count: i64, first: i64) -> None:
    """Faceup enemies, one by one from this hero on (WHQ-SPAWN-01, WHQ-SPAWN-04, WHQ-Q26)."""
    if count > 0:
        table.push(SPAWN.at(count, table.standing_from(first)))


def spawn_by_rule(table: Table, count: i64) -> None:
    """Faceup enemies from the party leader on, or in an activation from the active hero on."""
    spawn(table, count, table.you())


@final
class Spawn(Rule[Table]):
    """The hero draws the top enemy and puts it into his own zone (WHQ-SPAWN-02)."""

    def run(self, table: Table, count: i64, seat: i64, _c: i64, /) -> None:
        card = draw_enemy(table)
        if card == NO_CARD:  # there is none for the others either
            return
        others: i64 = NO_FRAME
        if count > 1:
            others = self.at(count - 1, table.standing_from(table.left_of(seat)))
        table.reveal(card)
        table.put(card, DRAWN)
        table.tell(SPAWNED, seat, table.faces[card])
        table.push_in_order(ENGAGE.at(card, seat), others)


def spawn_facedown(table: Table, count: i64) -> None:
    """Into the shadows, unseen (WHQ-SPAWN-03, WHQ-Q23)."""
    while count > 0:
        card = draw_enemy(table)
        if card == NO_CARD:
            return
        table.mark_card(card, FACEDOWN)
        if table.variants & HIDDEN_ENEMIES_KNOWN:
            table.reveal(card)
        table.put(card, SHADOWS)
        table.tell(SPAWNED_FACEDOWN)
        count -= 1


def spawn_nemesis(table: Table, card: i64, seat: i64) -> None:
    """From the lair into a hero's zone, like any spawned enemy (WHQ-Q78)."""
    table.tell(NEMESIS_APPEARS, table.faces[card])
    engage(table, card, seat)


ENGAGE: Final = Engage("engage")
SLIP_AWAY: Final = SlipAway("slip away", "WHQ-EFFECT-03")
STAND_GROUND: Final = StandGround("stand ground", "WHQ-EFFECT-03")
BOAR_SPEAR_QUESTION: Final = BoarSpearQuestion("boar_spear")
SPEAR: Final = Spear("spear", "WHQ-EFFECT-03")
SPEAR_NOT: Final = Pass("do not spear", "WHQ-EFFECT-03")
SPAWN: Final = Spawn()
RULES: Final[list[Rule[Any]]] = [
    ENGAGE,
    SLIP_AWAY,
    STAND_GROUND,
    BOAR_SPEAR_QUESTION,
    SPEAR,
    SPEAR_NOT,
    SPAWN,
]
