"""Resolving dungeon events, before their treasure, which `dungeon/dungeon_deck.py` deals out.

WHQ-DUNGEON-01, WHQ-DUNGEON-04, WHQ-PERIL-06, WHQ-Q18, WHQ-Q45, WHQ-Q46, WHQ-Q71, WHQ-Q79
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Rule
from questhall.games.warhammer_quest.actions.results import make_progress
from questhall.games.warhammer_quest.components.face_numbers import FIRST_EVENT, WARPSTONE
from questhall.games.warhammer_quest.components.printed_cards import FACES
from questhall.games.warhammer_quest.components.printed_dungeon_cards import (
    EVENT_CONDITION,
    EVENT_FACEDOWN,
    EVENT_FACEUP,
    EVENT_PERIL,
    EVENT_PROGRESS,
    EVENT_TOKEN_OR_WOUNDS,
    EVENT_TOKENS,
    EVENT_WOUNDS,
    NO_CONDITION,
    OTHERS_RECOVER,
    RECOVERS,
)
from questhall.games.warhammer_quest.components.state import (
    DRAWN,
    DUNGEON_DECK,
    QUEST_2,
    SET_ASIDE,
    WARPSTONE_FOUND,
    Table,
)
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import SPAWN, spawn_facedown
from questhall.games.warhammer_quest.heroes.conditions import gain_condition, recover
from questhall.games.warhammer_quest.heroes.party_decisions import for_each_hero
from questhall.games.warhammer_quest.heroes.tokens import TOKEN_OR_WOUNDS, claim_tokens
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, SUFFER
from questhall.games.warhammer_quest.rounds.phases import raise_peril

WARPSTONE_COVER: Final = 3


@final
class DungeonEvent(Rule[Table]):
    """An event described by its printed fields, which take effect in this order; most of them are empty.

    Wounds come before a condition: a hero defeated by them gets none (WHQ-Q53). The enemies of an ambush
    engage the hero who drew the card and nobody else (WHQ-Q25, WHQ-Q27). Where peril moves, no colour counts
    (WHQ-PERIL-06, WHQ-Q46).
    """

    def __init__(self, face: int) -> None:
        super().__init__()
        self.face: i64 = face

    def name(self) -> str:
        return FACES[self.face].name

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        heal_party(table, seat, RECOVERS[self.face], OTHERS_RECOVER[self.face])
        make_progress(table, EVENT_PROGRESS[self.face])
        spawn_facedown(table, EVENT_FACEDOWN[self.face])
        if EVENT_PERIL[self.face] != 0:
            raise_peril(table, EVENT_PERIL[self.face])
        claim_tokens(table, seat, EVENT_TOKENS[self.face])
        if EVENT_FACEUP[self.face] > 0:
            table.push(SPAWN.at(EVENT_FACEUP[self.face], seat))
        if EVENT_TOKEN_OR_WOUNDS[self.face] > 0:
            table.push(for_each_hero(TOKEN_OR_WOUNDS, EVENT_TOKEN_OR_WOUNDS[self.face], BY_EFFECT))
        if EVENT_WOUNDS[self.face] > 0 or EVENT_CONDITION[self.face] != NO_CONDITION:
            table.push(HURT_FINDER.at(seat, self.face))


def heal_party(table: Table, seat: i64, wounds: i64, others: i64) -> None:
    """Wounds for the hero who found it, and wounds for everybody else."""
    recover(table, seat, wounds)
    other = table.left_of(seat)
    while other != seat:
        recover(table, other, others)
        other = table.left_of(other)


@final
class HurtFinder(Rule[Table]):
    """Wounds, then a condition, for the hero who found it."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        wounds = SUFFER.at(seat, EVENT_WOUNDS[face], BY_EFFECT)
        if EVENT_CONDITION[face] == NO_CONDITION:
            table.push(wounds)
        else:
            table.push_in_order(wounds, BECOME.at(seat, EVENT_CONDITION[face]))


@final
class Become(Rule[Table]):
    """The wounds of an event come first; a hero who falls by them gets no condition (WHQ-Q53)."""

    def run(self, table: Table, seat: i64, condition: i64, _c: i64, /) -> None:
        gain_condition(table, seat, condition)


@final
class Warpstone(Rule[Table]):
    """Found in quest 2; in any other quest it wounds and sickens and hides in the deck again."""

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        if table.quest == QUEST_2:
            table.take(card, DRAWN)
            table.put(card, SET_ASIDE)
            table.deeds |= WARPSTONE_FOUND
            table.unsettled |= 1
            return
        table.push_in_order(HURT_FINDER.at(seat, WARPSTONE), HIDE_AGAIN.at(card))


@final
class HideAgain(Rule[Table]):
    """Shuffled back if three cards or more are left to hide among; otherwise it is discarded."""

    def run(self, table: Table, card: i64, _b: i64, _c: i64, /) -> None:
        if table.size(DUNGEON_DECK) >= WARPSTONE_COVER:
            table.take(card, DRAWN)
            table.put(card, DUNGEON_DECK)
            table.shuffle(DUNGEON_DECK)


HURT_FINDER: Final = HurtFinder()
BECOME: Final = Become()
HIDE_AGAIN: Final = HideAgain()
EVENTS: Final[dict[int, Rule[Table]]] = {
    **{face: DungeonEvent(face) for face in range(FIRST_EVENT, WARPSTONE)},
    WARPSTONE: Warpstone(),
}
RULES: Final[list[Rule[Any]]] = [*EVENTS.values(), HURT_FINDER, BECOME, HIDE_AGAIN]
