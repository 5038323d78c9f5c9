"""Quests of the Warlock's Cave: what fulfils them, and the reward.

TAL-QUEST-01, TAL-QUEST-02, TAL-QUEST-03, TAL-QUEST-04, TAL-QUEST-05, TAL-QUEST-06, TAL-QUEST-07, TAL-Q90,
TAL-Q91, TAL-Q92
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Noun, Question, Rule
from questhall.games.talisman.belongings.counters import pay
from questhall.games.talisman.belongings.objects_and_followers import (
    discard_belonging,
    has_loose_follower,
    receive,
)
from questhall.games.talisman.characters.dice_and_fate import roll_dice, take_roll
from questhall.games.talisman.characters.landing import put_on_space
from questhall.games.talisman.components.board import WARLOCKS_CAVE
from questhall.games.talisman.components.event_kinds import QUEST_FULFILLED, QUEST_TAKEN, RECEIVED_TALISMAN
from questhall.games.talisman.components.printed_cards import CARD, is_forced_follower, is_magic
from questhall.games.talisman.components.state import (
    ENCOUNTER_MARK,
    FOLLOWERS,
    GOLD,
    NO_QUEST,
    OBJECTS,
    QUEST,
    TALISMAN_STACK,
    TURN_MARK,
    Table,
)

# The rows of the Warlock's table
TAKE_A_LIFE: Final = 1
KILL_AN_ENEMY: Final = 2
GIVE_A_FOLLOWER: Final = 3
GIVE_A_MAGIC_OBJECT: Final = 4
GIVE_3_GOLD: Final = 5
GIVE_2_GOLD: Final = 6
DONE: Final = 7  # fulfilled by a deed, the reward is due
QUEST_NOUN: Final = Noun(
    "quest", ["none", "life", "enemy", "follower", "magic_object", "3_gold", "2_gold", "done"]
)

LANDING: Final[list[Rule[Table]]] = []
"""What lies in wait for a character who lands on a space; `setup/rulebook.py` fills it."""


def note_life_taken(table: Table, seat: i64) -> None:
    """Another character has lost a Life because of this one's fight or ability (TAL-Q91)."""
    note_deed(table, seat, TAKE_A_LIFE)


def note_enemy_killed(table: Table, seat: i64) -> None:
    """An Enemy card has been killed or destroyed by this character (TAL-Q91)."""
    note_deed(table, seat, KILL_AN_ENEMY)


def note_deed(table: Table, seat: i64, quest: i64) -> None:
    if table.get(seat, QUEST) == quest:
        table.set(seat, QUEST, DONE)
        table.unsettled |= BIT[seat]


def can_fulfil(table: Table, seat: i64) -> bool:
    """Whether the quest must be fulfilled now (TAL-QUEST-05)."""
    quest = table.get(seat, QUEST)
    if quest == DONE:
        return True
    if quest == GIVE_A_FOLLOWER:
        return has_loose_follower(table, seat)
    if quest == GIVE_A_MAGIC_OBJECT:
        return has_magic_object(table, seat)
    if quest == GIVE_3_GOLD:
        return table.get(seat, GOLD) >= 3
    if quest == GIVE_2_GOLD:
        return table.get(seat, GOLD) >= 2
    return False


def has_magic_object(table: Table, seat: i64) -> bool:
    card = table.top(OBJECTS + seat)
    while card != NO_CARD:
        if is_magic(table.faces[card]):
            return True
        card = table.links[card]
    return False


def take_quest(table: Table, seat: i64) -> None:
    """Roll for the quest (TAL-QUEST-02)."""
    roll_dice(table, seat, 1, QUEST_ROLLED.at(seat))


@final
class QuestRolled(Rule[Table]):
    """Anything that can already be delivered is delivered right away (TAL-Q91)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, QUEST, take_roll(table))
        table.tell(QUEST_TAKEN, seat, table.get(seat, QUEST))
        table.unsettled |= BIT[seat]


@final
class Fulfil(Question[Table]):
    """A quest is fulfilled as soon as it can be; its owner chooses the card (TAL-QUEST-05, TAL-Q91)."""

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_alive(seat) or not can_fulfil(table, seat):
            return
        quest = table.get(seat, QUEST)
        if quest in (GIVE_A_FOLLOWER, GIVE_A_MAGIC_OBJECT):
            self.add_cards(table, seat, quest)
            table.ask(seat, self.at(seat))
            return
        if quest == GIVE_3_GOLD:
            pay(table, seat, 3)
        elif quest == GIVE_2_GOLD:
            pay(table, seat, 2)
        reward(table, seat)

    def add_cards(self, table: Table, seat: i64, quest: i64) -> None:
        zone = FOLLOWERS + seat
        if quest == GIVE_A_MAGIC_OBJECT:
            zone = OBJECTS + seat
        card = table.top(zone)
        while card != NO_CARD:
            face = table.faces[card]
            fits = is_magic(face) or (quest == GIVE_A_FOLLOWER and not is_forced_follower(face))
            if fits and not table.is_offered(DELIVER.at(seat, face)):
                table.offer(DELIVER.at(seat, face))
            card = table.links[card]


@final
class Deliver(Choice[Table]):
    """The consequences of losing the card, such as surplus Objects of a Mule, come before the reward
    and so take place where he still is (TAL-OBJ-04, TAL-Q56)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.set(seat, QUEST, DONE)
        discard_belonging(table, seat, face)


def reward(table: Table, seat: i64) -> None:
    """He is moved to the Warlock's Cave at once and takes a Talisman, if one is left; his turn ends if he was
    having an encounter (TAL-Q91, TAL-Q92). It is a landing, not an encounter: a Hex strikes (TAL-MOVE-10)."""
    table.set(seat, QUEST, NO_QUEST)
    table.tell(QUEST_FULFILLED, seat)
    put_on_space(table, seat, WARLOCKS_CAVE)
    give_talisman(table, seat)
    if seat == table.active and table.is_marked(ENCOUNTER_MARK):
        table.unwind(TURN_MARK, LANDING[0].at(seat))
    else:
        table.push(LANDING[0].at(seat))


def give_talisman(table: Table, seat: i64) -> None:
    """One of the four Talisman cards, if there is one; a Toad gets none (TAL-QUEST-07, TAL-Q58, TAL-Q76)."""
    if table.size(TALISMAN_STACK) > 0 and not table.is_toad(seat):
        table.tell(RECEIVED_TALISMAN, seat)
        receive(table, seat, table.take_top(TALISMAN_STACK))


QUEST_ROLLED: Final = QuestRolled()
FULFIL: Final = Fulfil("quest_fulfilled")
DELIVER: Final = Deliver("deliver", "TAL-QUEST-05", CARD)
RULES: Final[list[Rule[Any]]] = [QUEST_ROLLED, FULFIL, DELIVER]
