"""The box, and the order in which a quest is set up.

WHQ-SETUP-06, WHQ-SETUP-09, WHQ-SETUP-12, WHQ-SETUP-13
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import empty_links
from questhall.core.engine.chance import Chance
from questhall.core.engine.knowledge import Knowledge, fresh_knowledge
from questhall.core.engine.state import NOBODY, BareState
from questhall.games.warhammer_quest.components import face_numbers
from questhall.games.warhammer_quest.components.face_numbers import (
    CARD_COUNT,
    FIRST_ACTION,
    FIRST_CONDITION,
    FIRST_DUNGEON,
    FIRST_GEAR,
    FIRST_HERO,
    FIRST_LEGENDARY,
    FIRST_LOCATION,
    LEGENDARY_FORTUNE,
    WARPSTONE,
)
from questhall.games.warhammer_quest.components.printed_cards import FACES, numbers
from questhall.games.warhammer_quest.components.state import (
    BOX,
    CONDITION_SUPPLY,
    DELVE,
    QUEST_1,
    QUEST_MARK,
    SETTING_UP,
    TUTORIAL,
    ZONE_COUNT,
    Table,
    blank_marks,
    fresh_heroes,
)
from questhall.games.warhammer_quest.quests.quest_setup import (
    BUILD_DECKS,
    CHOOSE_HEROES,
    FIRST_LOCATION_RULE,
    LEADER_CHOICE,
)
from questhall.games.warhammer_quest.setup.rulebook import BOOK

FIRST_OF_BACKS: Final = [
    FIRST_LOCATION,
    FIRST_DUNGEON,
    FIRST_GEAR,
    FIRST_LEGENDARY,
    FIRST_ACTION,
    FIRST_CONDITION,
    FIRST_HERO,
]
"""Where the faces of each card back begin, after the enemies."""


def back_of(face: int) -> int:
    """The back of a card: one for each kind."""
    return sum(face >= first for first in FIRST_OF_BACKS)


def _sorted_faces() -> vec[i64]:
    faces = vec[i64]()
    for number, face in enumerate(FACES):
        for _ in range(face.copies):
            faces = append(faces, number)
    return faces


for name, number in numbers().items():
    assert getattr(face_numbers, name, None) == number, f"{name} is {number}: run `make numbers`"

_FACES: Final = _sorted_faces()
BACKS: Final = [back_of(int(face)) for face in _FACES]


def quest_of(variants: i64) -> i64:
    """The quest that the variants name; without one the first of the campaign."""
    quest: i64 = TUTORIAL
    while quest <= DELVE:
        if variants & BIT[quest]:
            return quest
        quest += 1
    return QUEST_1


def bare_table(seats: i64, variants: i64, chance: Chance, knowledge: bool) -> Table:
    """A table with every card in the box, except for the conditions, which are open."""
    unknown: Knowledge | None = None
    if knowledge:
        unknown = fresh_knowledge(BACKS, int(seats))
    links = empty_links(CARD_COUNT, ZONE_COUNT)
    table = Table(
        BareState(BOOK, seats, variants, chance, _FACES, links, ZONE_COUNT, unknown),
        quest=quest_of(variants),
        round_number=0,
        phase=SETTING_UP,
        leader=NOBODY,
        active=NOBODY,
        peril=0,
        progress=0,
        deeds=0,
        stage=1,
        won=0,
        heroes=fresh_heroes(seats),
        marks=blank_marks(),
    )
    card: i64 = CARD_COUNT - 1
    while card >= 0:
        face = _FACES[card]
        if FIRST_CONDITION <= face < FIRST_HERO:
            table.put(card, CONDITION_SUPPLY)
        else:
            table.put(card, BOX)
        table.reveal(
            card
        )  # the box may be looked through when a quest is laid out; shuffling hides what is drawn
        card -= 1
    return table


def show_open_cards(table: Table) -> None:
    """Heroes, their actions and legendary gear, and the conditions are known to everybody (WHQ-HERO-04).

    So are the cards with the quest icon, which are put aside before decks are built (WHQ-SETUP-12).
    """
    card: i64 = 0
    while card < CARD_COUNT:
        face = table.faces[card]
        if face >= FIRST_LEGENDARY or face in (LEGENDARY_FORTUNE, WARPSTONE):
            table.reveal(card)
        card += 1


def deal(table: Table) -> None:
    """Heroes, decks, party leader, first location (WHQ-SETUP-06).

    The picture of a table for two in the booklet adds nothing to these steps (WHQ-Q04).
    """
    table.push_in_order(
        CHOOSE_HEROES.at(),
        BUILD_DECKS.at(),
        LEADER_CHOICE.at(),
        FIRST_LOCATION_RULE.at(),
        table.end_of(QUEST_MARK),
    )
    table.advance()
