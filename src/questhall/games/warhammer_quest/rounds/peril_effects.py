"""Peril effects that need a decision, or that go on after something else has happened.

The quest sheets say what each colour does. WHQ-PHASE-PERIL-02, WHQ-RANK-01, WHQ-RANK-06,
WHQ-GOLDEN-06, WHQ-Q32, WHQ-Q69, WHQ-Q70
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import first_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.warhammer_quest.components.face_numbers import SICKENED
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import DUE, ENEMY, ENGAGED, SEAT, SHADOWS, Table
from questhall.games.warhammer_quest.enemies.activation import ACTIVATE, READIED_AFTERWARDS
from questhall.games.warhammer_quest.enemies.enemies_in_play import rank
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import spawn_by_rule, spawn_facedown
from questhall.games.warhammer_quest.heroes.conditions import gain_condition
from questhall.games.warhammer_quest.heroes.party_decisions import (
    all_enemies,
    ask_for_hero,
    least_wounded,
    most_wounded,
)
from questhall.games.warhammer_quest.heroes.tokens import add_token_options, discard_token, tokens_of
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, suffer

FULL_FIRE: Final = 2


@final
class Reinforcements(Rule[Table]):
    """This many enemies, faceup, from the party leader on, who is determined only now (WHQ-Q69)."""

    def run(self, table: Table, count: i64, _b: i64, _c: i64, /) -> None:
        spawn_by_rule(table, count)


# Quest 2


@final
class Plague(Rule[Table]):
    """A sickened hero suffers wounds; any other becomes sickened."""

    def run(self, table: Table, seat: i64, wounds: i64, _c: i64, /) -> None:
        if table.has_condition(seat, SICKENED):
            suffer(table, seat, wounds, BY_EFFECT)
        else:
            gain_condition(table, seat, SICKENED)


# Quest 3


@final
class StirInTheDark(Question[Table]):
    """A ready enemy in the shadows acts, the players' choice; if there is none, one comes there."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        card = table.top(SHADOWS)
        while card != NO_CARD:
            if not table.is_exhausted(card):
                table.offer(ROUSE.at(NOBODY, table.place_of(card)))
            card = table.links[card]
        if table.option_count > 0:
            table.decide(PARTY, self.at())
        else:
            spawn_facedown(table, 1)


@final
class Rouse(Choice[Table]):
    """The party leader is the active hero."""

    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        table.push(ACTIVATE.at(table.enemy_at(enemy), table.acting_leader(), READIED_AFTERWARDS))


# Quest 4


@final
class FireFromTheDark(Question[Table]):
    """Shots at the hero with the fewest wounds."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        ask_for_hero(table, least_wounded(table), DRAW_FIRE, self.at())


@final
class DrawFire(Choice[Table]):
    """WHQ-GOLDEN-06"""

    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        table.push(UNDER_FIRE.at(hero))


@final
class UnderFire(Question[Table]):
    """Two wounds, or only one for a hero who discards a token."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_standing(seat):
            return
        if tokens_of(table, seat) == 0:
            suffer(table, seat, FULL_FIRE, BY_EFFECT)
            return
        add_token_options(table, seat, TAKE_COVER)
        table.offer(STAND_FIRE.at(seat))
        table.ask(seat, self.at(seat))


@final
class TakeCover(Choice[Table]):
    """WHQ-COST-01"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        discard_token(table, seat, face)
        suffer(table, seat, FULL_FIRE - 1, BY_EFFECT)


@final
class StandFire(Choice[Table]):
    """WHQ-GOLDEN-08"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        suffer(table, seat, FULL_FIRE, BY_EFFECT)


# Quest 5


@final
class Onslaught(Question[Table]):
    """The enemies of the hero with the most wounds act; if he has none, one enemy comes faceup."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        ask_for_hero(table, most_wounded(table), SET_UPON, self.at())


@final
class SetUpon(Choice[Table]):
    """WHQ-GOLDEN-06"""

    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        if table.size(ENGAGED + hero) == 0:
            spawn_by_rule(table, 1)
            return
        for card in table.cards_of(ENGAGED + hero):
            table.mark_card(card, DUE)
        table.push(IN_ORDER_OF_RANK.at(hero))


# Several enemies act


@final
class InOrderOfRank(Question[Table]):
    """All enemies that are due act, the highest rank first; the players choose among equals.

    Without a hero given the party leader is the active one. WHQ-RANK-01, WHQ-RANK-06
    """

    def run(self, table: Table, hero: i64, _b: i64, _c: i64, /) -> None:
        highest: i64 = -1
        for card in all_enemies(table):
            if table.marks[card] & DUE:
                highest = max(highest, rank(table, card))
        for card in all_enemies(table):
            if table.marks[card] & DUE and rank(table, card) == highest:
                table.offer(ACT_NEXT.at(NOBODY, table.place_of(card)))
        table.decide(PARTY, self.at(hero))


@final
class ActNext(Choice[Table]):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        card = table.enemy_at(enemy)
        table.unmark_card(card, DUE)
        hero = first_of(table.asking)
        if hero == NOBODY:
            hero = table.acting_leader()
        table.push_in_order(ACTIVATE.at(card, hero, READIED_AFTERWARDS), table.asking)


REINFORCEMENTS: Final = Reinforcements()
PLAGUE: Final = Plague()
STIR_IN_THE_DARK: Final = StirInTheDark("stir_in_the_dark")
ROUSE: Final = Rouse("rouse", "WHQ-GOLDEN-06", ENEMY)
FIRE_FROM_THE_DARK: Final = FireFromTheDark("fire_from_the_dark")
DRAW_FIRE: Final = DrawFire("draw fire", "WHQ-GOLDEN-06", SEAT)
UNDER_FIRE: Final = UnderFire("under_fire")
TAKE_COVER: Final = TakeCover("take cover", "WHQ-COST-01", CARD)
STAND_FIRE: Final = StandFire("stand fire", "WHQ-GOLDEN-08")
ONSLAUGHT: Final = Onslaught("onslaught")
SET_UPON: Final = SetUpon("set upon", "WHQ-GOLDEN-06", SEAT)
IN_ORDER_OF_RANK: Final = InOrderOfRank("order_of_rank")
ACT_NEXT: Final = ActNext("act next", "WHQ-RANK-06", ENEMY)
RULES: Final[list[Rule[Any]]] = [
    REINFORCEMENTS,
    PLAGUE,
    STIR_IN_THE_DARK,
    ROUSE,
    FIRE_FROM_THE_DARK,
    DRAW_FIRE,
    UNDER_FIRE,
    TAKE_COVER,
    STAND_FIRE,
    ONSLAUGHT,
    SET_UPON,
    IN_ORDER_OF_RANK,
    ACT_NEXT,
]
