"""The items of the dungeon deck: each is used once and discarded. Their numbers are printed on them.

An item that needs an enemy or a hero can be used only if there is one (WHQ-EFFECT-01); any other may
be used even if it will change nothing (WHQ-Q22).

WHQ-DUNGEON-03, WHQ-COST-04, WHQ-EFFECT-02, WHQ-EXHAUST-02, WHQ-DEFEAT-11, WHQ-DEFEAT-12, WHQ-Q22, WHQ-Q83
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.action_steps import CHOOSE_ACTION
from questhall.games.warhammer_quest.actions.results import make_progress
from questhall.games.warhammer_quest.cards.card_lines import EXHAUST_ENEMIES, MOVE_ENEMIES
from questhall.games.warhammer_quest.components.action_in_progress import CRITICAL, SUCCESSES_ON, roll_hero_face
from questhall.games.warhammer_quest.components.event_kinds import ROLLED_HERO_DIE
from questhall.games.warhammer_quest.components.face_numbers import (
    BITTERROOT_DRAUGHT,
    BLEEDING,
    CLEAN_BANDAGES,
    ELFCAP_FUNGUS,
    FIRE_FLASK,
    GOOD_WHETSTONE,
    GRIMNIRS_HORN,
    LAMP_OIL,
    RITUAL_CANDLES,
    SHARP_SALTS,
    SICKENED,
    SMOKE_POT,
)
from questhall.games.warhammer_quest.components.state import ENEMY, ENGAGED, IS_OUT, SEAT, Table
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import ExtraSuccesses, Use
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.enemies.enemies_in_play import can_be_exhausted, can_be_moved
from questhall.games.warhammer_quest.heroes.conditions import lose_condition, recover
from questhall.games.warhammer_quest.heroes.party_decisions import all_enemies
from questhall.games.warhammer_quest.heroes.wounds import revive


@final
class GrimnirsHorn(Use):
    """Exhaust enemies, wherever they are."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return any(can_be_exhausted(table, card) for card in all_enemies(table))

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        table.push(EXHAUST_ENEMIES.at(seat, self.amount, NOBODY))


@final
class RitualCandles(Use):
    """Progress on the active location."""

    def apply(self, table: Table, _seat: i64, _b: i64, _c: i64) -> None:
        make_progress(table, self.amount)


@final
class ElfcapFungus(Use):
    """One die after the owner's activation: a success or a critical gives one more action, with all its steps.

    The critical is not rolled again.
    """

    def can_use(self, table: Table, seat: i64) -> bool:
        return table.active == seat

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        face = roll_hero_face(table)
        table.tell(ROLLED_HERO_DIE, seat, face)
        if face == CRITICAL or SUCCESSES_ON[face] > 0:
            table.push(CHOOSE_ACTION.at(seat))


@final
class BitterrootDraught(Use):
    """The owner or another hero recovers."""

    def add_ways(self, table: Table, seat: i64) -> None:
        for hero in range(table.seats):
            if table.is_standing(hero):
                table.offer(self.at(seat, hero))

    def apply(self, table: Table, _seat: i64, hero: i64, _c: i64) -> None:
        recover(table, hero, self.amount)


@final
class SharpSalts(Use):
    """A defeated hero is revived and recovers; one who is out of a delve is not (WHQ-Q55)."""

    def add_ways(self, table: Table, seat: i64) -> None:
        for hero in range(table.seats):
            if not table.is_standing(hero) and table.get(hero, IS_OUT) == 0:
                table.offer(self.at(seat, hero))

    def apply(self, table: Table, _seat: i64, hero: i64, _c: i64) -> None:
        revive(table, hero, self.amount)


@final
class CleanBandages(Use):
    """The owner discards Bleeding and Sickened, then recovers."""

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        for condition in (BLEEDING, SICKENED):
            lose_condition(table, seat, condition)
        recover(table, seat, self.amount)


@final
class FireFlask(Use):
    """An enemy anywhere suffers wounds (WHQ-EFFECT-02)."""

    def add_ways(self, table: Table, seat: i64) -> None:
        for card in all_enemies(table):
            table.offer(self.at(seat, table.place_of(card)))

    def apply(self, table: Table, _seat: i64, enemy: i64, _c: i64) -> None:
        hurt_enemy(table, table.enemy_at(enemy), self.amount)


@final
class SmokePot(Use):
    """Before his activation the owner moves enemies engaged with him to the shadows."""

    def can_use(self, table: Table, seat: i64) -> bool:
        if table.active != seat:
            return False
        return any(can_be_moved(table, card) for card in table.cards_of(ENGAGED + seat))

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        table.push(MOVE_ENEMIES.at(seat, self.amount, seat))


ITEM_USES: Final[list[Use]] = [
    GrimnirsHorn(GRIMNIRS_HORN),
    RitualCandles(RITUAL_CANDLES),
    ElfcapFungus(ELFCAP_FUNGUS),
    BitterrootDraught(BITTERROOT_DRAUGHT, SEAT),
    SharpSalts(SHARP_SALTS, SEAT),
    CleanBandages(CLEAN_BANDAGES),
    ExtraSuccesses(LAMP_OIL),
    FireFlask(FIRE_FLASK, ENEMY),
    SmokePot(SMOKE_POT),
    ExtraSuccesses(GOOD_WHETSTONE),
]
RULES: Final[list[Rule[Any]]] = [*ITEM_USES]
