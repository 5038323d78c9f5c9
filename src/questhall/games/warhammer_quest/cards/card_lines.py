"""What the lines of several cards share: pulling, exhausting and moving enemies, readying action cards.

A question with "up to" holds as its second argument how many are left; a hero who may decline can stop.

WHQ-EFFECT-01, WHQ-EXHAUST-02, WHQ-GOLDEN-05, WHQ-GOLDEN-08, WHQ-SHADOW-03, WHQ-Q21, WHQ-Q53
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import first_of, pack, rule_of, second_of, third_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.components.action_in_progress import AIDED, doer
from questhall.games.warhammer_quest.components.event_kinds import ACTION_READIED
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING, SICKENED
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import ACTIONS, ENEMY, ENGAGED, EXHAUSTED, SHADOWS, Table
from questhall.games.warhammer_quest.enemies.enemies_in_play import (
    can_be_engaged,
    can_be_exhausted,
    can_be_moved,
    exhaust_enemy,
    is_faceup_nemesis,
    move_to_shadows,
)
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import ENGAGE
from questhall.games.warhammer_quest.heroes.conditions import lose_condition
from questhall.games.warhammer_quest.heroes.party_decisions import all_enemies

MUST: Final = 1


@mypyc_attr(allow_interpreted_subclasses=False)
class LineChoice(Choice[Table]):
    """What a line of a card lets a hero choose: then, and among what the line names."""

    def reason(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> str:
        return "WHQ-EFFECT-01"


def ask_or_leave(table: Table, seat: i64, question: i64) -> None:
    """Ask for something that the hero may do, if there is anything he can do (WHQ-GOLDEN-08)."""
    if table.option_count > 0:
        table.offer(LEAVE_IT.at(seat))
        table.ask(seat, question)


def one_less(table: Table) -> i64:
    """The question with "up to" that was just answered, with one less left."""
    frame = table.asking
    return pack(rule_of(frame), first_of(frame), second_of(frame) - 1, third_of(frame))


@final
class PullEnemies(Question[Table]):
    """The hero may have enemies engage him, one after the other: out of the shadows or from whom he aids.

    Once the blow of a fourth one has felled him, no more come (WHQ-Q53).
    """

    def run(self, table: Table, place: i64, left: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        if left == 0 or not table.is_standing(seat):
            return
        self.add_from(table, seat, SHADOWS)
        aided = table.field(place, AIDED)
        if aided != NOBODY:
            self.add_from(table, seat, ENGAGED + aided)
        ask_or_leave(table, seat, self.at(place, left))

    def add_from(self, table: Table, seat: i64, zone: i64) -> None:
        for card in table.cards_of(zone):
            if can_be_engaged(table, card):
                table.offer(PULL.at(seat, table.place_of(card)))


@final
class Pull(LineChoice):
    def run(self, table: Table, seat: i64, enemy: i64, _c: i64, /) -> None:
        table.push_in_order(ENGAGE.at(table.enemy_at(enemy), seat), one_less(table))


def within_reach(table: Table, hero: i64) -> vec[i64]:
    """The enemies engaged with a hero; with nobody all of them, in zones and shadows."""
    if hero == NOBODY:
        return all_enemies(table)
    return table.cards_of(ENGAGED + hero)


@final
class ExhaustEnemies(Question[Table]):
    """The hero may exhaust enemies engaged with a hero, or any (WHQ-EXHAUST-02)."""

    def run(self, table: Table, seat: i64, left: i64, hero: i64, /) -> None:
        if left == 0:
            return
        for card in within_reach(table, hero):
            if can_be_exhausted(table, card):
                table.offer(EXHAUST_ENEMY.at(seat, table.place_of(card)))
        ask_or_leave(table, seat, self.at(seat, left, hero))


@final
class ExhaustInShadows(Question[Table]):
    """The hero may exhaust enemies in the shadows; a facedown one stays facedown (WHQ-EXHAUST-02).

    No nemesis: a hero could keep one there for ever that has to be beaten, and the quest would not end.
    """

    def run(self, table: Table, seat: i64, left: i64, _c: i64, /) -> None:
        if left == 0:
            return
        for card in table.cards_of(SHADOWS):
            if can_be_exhausted(table, card) and not is_faceup_nemesis(table, card):
                table.offer(EXHAUST_ENEMY.at(seat, table.place_of(card)))
        ask_or_leave(table, seat, self.at(seat, left))


@final
class ExhaustEnemy(LineChoice):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        exhaust_enemy(table, table.enemy_at(enemy))
        table.push(one_less(table))


@final
class MoveEnemies(Question[Table]):
    """The hero may move enemies engaged with a hero to the shadows."""

    def __init__(self, occasion: str, way: Choice[Table]) -> None:
        super().__init__(occasion)
        self.way = way

    def name(self) -> str:
        return self.occasion

    def run(self, table: Table, seat: i64, left: i64, hero: i64, /) -> None:
        if left == 0:
            return
        for card in table.cards_of(ENGAGED + hero):
            if can_be_moved(table, card):
                table.offer(self.way.at(seat, table.place_of(card)))
        ask_or_leave(table, seat, self.at(seat, left, hero))


@final
class MoveAway(LineChoice):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        move_to_shadows(table, table.enemy_at(enemy))
        table.push(one_less(table))


@final
class DriveOff(LineChoice):
    """Moved to the shadows, and exhausted there."""

    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        card = table.enemy_at(enemy)
        move_to_shadows(table, card)
        exhaust_enemy(table, card)
        table.push(one_less(table))


@final
class ReadyActions(Question[Table]):
    """A hero may ready some of his action cards, or has to if the third argument says so (WHQ-Q21)."""

    def run(self, table: Table, seat: i64, left: i64, must: i64, /) -> None:
        if left == 0 or not table.is_standing(seat):
            return
        for card in table.cards_of(ACTIONS + seat):
            if table.is_exhausted(card):
                table.offer(READY_ACTION.at(seat, table.faces[card]))
        if must != MUST:
            ask_or_leave(table, seat, self.at(seat, left))
        else:
            table.decide(seat, self.at(seat, left, MUST))


@final
class ReadyAction(LineChoice):
    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        ready_action(table, seat, table.find(ACTIONS + seat, face))
        table.push(one_less(table))

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        if not table.holds(ACTIONS + seat, face):
            return "WHQ-HERO-03"
        return "WHQ-EXHAUST-01"


def ready_action(table: Table, seat: i64, card: i64) -> None:
    """WHQ-EXHAUST-01"""
    table.unmark_card(card, EXHAUSTED)
    table.tell(ACTION_READIED, seat, table.faces[card])


@final
class ShedCondition(Question[Table]):
    """A hero may discard one of his conditions Bleeding and Sickened."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        for condition in (BLEEDING, SICKENED):
            if table.has_condition(seat, condition):
                table.offer(SHED.at(seat, condition))
        ask_or_leave(table, seat, self.at(seat))


@final
class Shed(LineChoice):
    def run(self, table: Table, seat: i64, condition: i64, _c: i64, /) -> None:
        lose_condition(table, seat, condition)


LEAVE_IT: Final = Pass("leave it", "WHQ-GOLDEN-08")
PULL_ENEMIES: Final = PullEnemies("pull_enemies")
PULL: Final = Pull("pull", "WHQ-GOLDEN-08", ENEMY)
EXHAUST_ENEMIES: Final = ExhaustEnemies("exhaust_enemies")
EXHAUST_IN_SHADOWS: Final = ExhaustInShadows("exhaust_in_shadows")
EXHAUST_ENEMY: Final = ExhaustEnemy("exhaust enemy", "WHQ-GOLDEN-08", ENEMY)
MOVE_AWAY: Final = MoveAway("move away", "WHQ-GOLDEN-08", ENEMY)
MOVE_ENEMIES: Final = MoveEnemies("move_enemies", MOVE_AWAY)
DRIVE_OFF: Final = DriveOff("drive off", "WHQ-GOLDEN-08", ENEMY)
DRIVE_ENEMIES_OFF: Final = MoveEnemies("drive_enemies_off", DRIVE_OFF)
READY_ACTIONS: Final = ReadyActions("ready_actions")
READY_ACTION: Final = ReadyAction("ready", "WHQ-GOLDEN-08", CARD)
SHED_CONDITION: Final = ShedCondition("shed_condition")
SHED: Final = Shed("shed", "WHQ-GOLDEN-08", CARD)
RULES: Final[list[Rule[Any]]] = [
    LEAVE_IT,
    PULL_ENEMIES,
    PULL,
    EXHAUST_ENEMIES,
    EXHAUST_IN_SHADOWS,
    EXHAUST_ENEMY,
    MOVE_AWAY,
    MOVE_ENEMIES,
    DRIVE_OFF,
    DRIVE_ENEMIES_OFF,
    READY_ACTIONS,
    READY_ACTION,
    SHED_CONDITION,
    SHED,
]
