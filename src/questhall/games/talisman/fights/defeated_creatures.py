"""A creature has been defeated, or the fight ends without a loser: trophies, raised Followers.

TAL-CMB-13, TAL-CMB-17, TAL-CMB-18, TAL-ADV-13, TAL-TROPHY-01, TAL-Q06, TAL-Q41, TAL-Q48, TAL-Q49, TAL-Q115
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import first_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import gain_life
from questhall.games.talisman.belongings.objects_and_followers import may_have_followers
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import ON_ENEMY_DEATH
from questhall.games.talisman.characters.missed_turns import TURN_ENDS
from questhall.games.talisman.characters.quests import note_enemy_killed
from questhall.games.talisman.components.character_cards import GHOUL
from questhall.games.talisman.components.event_kinds import KILLED_ENEMY, RAISED, STOOD_OFF, WON_FIGHT
from questhall.games.talisman.components.printed_cards import CARD
from questhall.games.talisman.components.state import FOLLOWERS, ON_SPACE, TROPHIES, Table
from questhall.games.talisman.fights.evading import card_in_fight
from questhall.games.talisman.fights.fight_context import (
    ATTACKER,
    attacker,
    creature_of,
    is_psychic,
    is_stand_off,
)
from questhall.games.talisman.fights.sides_and_scores import has_enemies, is_in_the_fight, lives_won
from questhall.games.talisman.fights.weapons_and_helpers import dismiss_helpers


def stand_off(table: Table, place: i64) -> None:
    """Nobody loses anything and the turn ends (TAL-CMB-17, TAL-CMB-18)."""
    table.tell(STOOD_OFF, attacker(table, place))
    dismiss_helpers(table, place)
    table.close_context(place)
    table.push(TURN_ENDS.at())


@final
class EnemyDeathWindow(Moment):
    """An Enemy is about to be killed; saving it makes the whole fight a stand-off (TAL-Q41)."""

    def has_lapsed(self, table: Table, _cause: i64, place: i64, /) -> bool:
        return is_stand_off(table, place)


@final
class Victory(Question[Table]):
    """Defeated Enemies become trophies; the Ghoul may raise those he killed in battle.

    TAL-CMB-13, TAL-ADV-13, TAL-TROPHY-01, TAL-Q06, TAL-Q48, TAL-Q49
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if is_stand_off(table, place):
            stand_off(table, place)
            return
        seat = attacker(table, place)
        can_raise = table.is_character(seat, GHOUL) and not is_psychic(table, place)
        if can_raise and may_have_followers(table, seat) and creature_of(table, place) == NOBODY:
            self.offer_raising(table, seat, place)
            if table.option_count > 0:
                table.offer(RAISE_NO_MORE.at(seat))
                table.ask(seat, self.at(place))
                return
        claim_victory(table, place)

    def offer_raising(self, table: Table, seat: i64, place: i64) -> None:
        card = table.top(ON_SPACE + table.place(seat))
        while card != NO_CARD:
            option = RAISE.at(seat, table.faces[card])
            if is_in_the_fight(table, place, card) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]


@final
class Raise(Choice[Table]):
    """An Enemy killed in battle becomes a Follower instead of a trophy (TAL-Q115)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        card = card_in_fight(table, place, face)
        table.take(card, ON_SPACE + table.place(seat))
        table.tell(RAISED, seat, face)
        # What follows from having it waits until the victory is complete: a quest would leave the rest behind.
        table.put(card, FOLLOWERS + seat)
        if has_enemies(table, place):
            table.push(table.asking)
        else:
            claim_victory(table, place)


@final
class RaiseNoMore(Choice[Table]):
    def run(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> None:
        claim_victory(table, first_of(table.asking))


def claim_victory(table: Table, place: i64) -> None:
    seat = attacker(table, place)
    table.tell(WON_FIGHT, seat)
    if creature_of(table, place) == NOBODY:
        take_trophies(table, place, seat)
        note_enemy_killed(table, seat)
        gain_life(table, seat, lives_won(table, place, ATTACKER))
    dismiss_helpers(table, place)
    table.unsettled |= BIT[seat]
    table.close_context(place)


def take_trophies(table: Table, place: i64, seat: i64) -> None:
    """Each of them may be kept, and there is no reason to decline (TAL-Q41, TAL-Q49)."""
    card = table.top(ON_SPACE + table.place(seat))
    while card != NO_CARD:
        below = table.links[card]
        if is_in_the_fight(table, place, card):
            table.take(card, ON_SPACE + table.place(seat))
            table.put(card, TROPHIES + seat)
            table.tell(KILLED_ENEMY, seat, table.faces[card])
        card = below


ENEMY_DEATH_WINDOW: Final = EnemyDeathWindow(ON_ENEMY_DEATH)
VICTORY: Final = Victory("victory")
RAISE: Final = Raise("raise", "TAL-Q115", CARD)
RAISE_NO_MORE: Final = RaiseNoMore("raise no more", "TAL-Q115")
RULES: Final[list[Rule[Any]]] = [ENEMY_DEATH_WINDOW, VICTORY, RAISE, RAISE_NO_MORE]
