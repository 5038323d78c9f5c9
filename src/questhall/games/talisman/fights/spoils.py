"""The winner of a fight between characters takes a Life, an Object or a coin.

TAL-PVP-07, TAL-PVP-08, TAL-PVP-09, TAL-PVP-10, TAL-PVP-11, TAL-PVP-12, TAL-Q51, TAL-Q52
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.counters import hand_over_gold
from questhall.games.talisman.belongings.objects_and_followers import hand_over, may_have
from questhall.games.talisman.characters.losses import BY_BATTLE, BY_PSYCHIC_COMBAT, announce_loss
from questhall.games.talisman.characters.missed_turns import TURN_ENDS
from questhall.games.talisman.components.character_cards import GHOUL
from questhall.games.talisman.components.event_kinds import WON_FIGHT
from questhall.games.talisman.components.printed_cards import CARD
from questhall.games.talisman.components.state import GOLD, OBJECTS, Table
from questhall.games.talisman.fights.fight_context import (
    ATTACKER,
    PSYCHIC,
    fighter,
    how_fought,
    is_assassination,
    other_side,
)
from questhall.games.talisman.fights.sides_and_scores import lives_won
from questhall.games.talisman.fights.weapons_and_helpers import dismiss_helpers


def win_over_character(table: Table, place: i64, side: i64) -> None:
    """TAL-PVP-07, TAL-PVP-09, TAL-PVP-12"""
    winner = fighter(table, place, side)
    loser = fighter(table, place, other_side(side))
    how = how_fought(table, place)
    reward: i64 = 0
    if how == PSYCHIC:
        if table.is_character(winner, GHOUL):
            reward = 1
    else:
        reward = lives_won(table, place, side)
    must_take_life = side == ATTACKER and is_assassination(table, place)
    table.tell(WON_FIGHT, winner)
    dismiss_helpers(table, place)
    table.close_context(place)
    if must_take_life:
        table.push(TURN_ENDS.at())
        take_life(table, winner, loser, how, reward)
    else:
        table.push_in_order(SPOILS.at(winner, loser, how * 2 + reward), TURN_ENDS.at())


def take_life(table: Table, winner: i64, loser: i64, how: i64, reward: i64) -> None:
    cause: i64 = BY_BATTLE
    if how == PSYCHIC:
        cause = BY_PSYCHIC_COMBAT
    announce_loss(table, BIT[loser], 1, cause, winner, reward)


@final
class Spoils(Question[Table]):
    """One of the three, never more; he may take nothing (TAL-PVP-09, TAL-Q51)."""

    def run(self, table: Table, winner: i64, loser: i64, flags: i64, /) -> None:
        table.offer(TAKE_LIFE.at(winner))
        add_robbery_options(table, winner, loser)
        table.offer(TAKE_NOTHING.at(winner))
        table.ask(winner, self.at(winner, loser, flags))


def add_robbery_options(table: Table, taker: i64, owner: i64) -> None:
    """One gold, or one Object that the taker may have (TAL-Q51); a Toad can have neither (TAL-Q76)."""
    if table.is_toad(taker):
        return
    if table.get(owner, GOLD) > 0:
        table.offer(TAKE_COIN.at(taker))
    card = table.top(OBJECTS + owner)
    while card != NO_CARD:
        option = TAKE_OBJECT.at(taker, table.faces[card])
        if may_have(table, taker, table.faces[card]) and not table.is_offered(option):
            table.offer(option)
        card = table.links[card]


@final
class TakeLife(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        flags = third_of(table.asking)
        take_life(table, seat, second_of(table.asking), flags // 2, flags % 2)


@final
class TakeCoin(Choice[Table]):
    """Take one gold from the character whom the question is about."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        hand_over_gold(table, second_of(table.asking), seat, 1)


@final
class TakeObject(Choice[Table]):
    """Take an Object; above the limit the taker then ditches one (TAL-OBJ-04)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        hand_over(table, second_of(table.asking), seat, face)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        return "TAL-PVP-09" if may_have(table, seat, face) else "TAL-OWN-08"


SPOILS: Final = Spoils("spoils")
TAKE_LIFE: Final = TakeLife("take life", "TAL-PVP-09")
TAKE_COIN: Final = TakeCoin("take coin", "TAL-PVP-09")
TAKE_OBJECT: Final = TakeObject("take object", "TAL-PVP-09", CARD)
TAKE_NOTHING: Final = Pass("take nothing", "TAL-Q51")
RULES: Final[list[Rule[Any]]] = [SPOILS, TAKE_LIFE, TAKE_COIN, TAKE_OBJECT, TAKE_NOTHING]
