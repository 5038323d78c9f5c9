"""Travelling: leaving a location, revealing the next.

WHQ-PHASE-LOC-01, WHQ-PHASE-LOC-02, WHQ-PHASE-LOC-03, WHQ-PHASE-LOC-04, WHQ-PHASE-LOC-05, WHQ-LOCATION-01,
WHQ-LOCATION-02, WHQ-SETUP-15, WHQ-Q24, WHQ-Q27, WHQ-Q36, WHQ-Q42, WHQ-Q44
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, first_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.warhammer_quest.components.difficulty import more_enemies
from questhall.games.warhammer_quest.components.event_kinds import LOCATION_REVEALED, TRAVELLED
from questhall.games.warhammer_quest.components.face_numbers import ABANDONED_CELLAR
from questhall.games.warhammer_quest.components.printed_locations import SPAWN_FACEDOWN, SPAWN_FACEUP
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTIVE_LOCATION,
    ENEMY_DISCARD,
    GEAR_DECK,
    LOCATION_DECK,
    LOCATION_DISCARD,
    PROGRESS_MADE,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import HIDDEN_ENEMIES_FIRST, SHADOWS_CLEARED_LATE
from questhall.games.warhammer_quest.dungeon.gear import draw_gear
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import TRAVEL_OCCASION
from questhall.games.warhammer_quest.enemies.enemies_in_play import is_faceup_nemesis
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import spawn, spawn_facedown


def can_travel(table: Table) -> bool:
    """Only from a location that is fully explored, and only while there is another (WHQ-PHASE-LOC-02).

    The quest sheet says what else the end of the location deck means (WHQ-DECK-15).
    """
    return table.is_explored() and table.size(LOCATION_DECK) > 0


@final
class TravelQuestion(Question[Table]):
    """The party may travel (WHQ-PHASE-LOC-01, WHQ-Q42); faceup enemies come from this hero on."""

    def run(self, table: Table, first: i64, _b: i64, _c: i64, /) -> None:
        if can_travel(table):
            table.offer(TRAVEL.at(NOBODY))
            table.offer(STAY.at(NOBODY))
            table.ask(PARTY, self.at(first))


@final
class Travel(Choice[Table]):
    """Clear the shadows, leave the old location, reveal the new one, spawn.

    WHQ-PHASE-LOC-03, WHQ-PHASE-LOC-04, WHQ-PHASE-LOC-05, WHQ-Q44
    """

    def run(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> None:
        first = first_of(table.asking)
        if not table.variants & SHADOWS_CLEARED_LATE:
            clear_shadows(table)
        old = table.location()
        card = table.take_top(ACTIVE_LOCATION)
        table.put(card, LOCATION_DISCARD)
        table.progress = 0
        table.deeds &= ~PROGRESS_MADE
        table.tell(TRAVELLED)
        # Rules of the quest come before those of cards (WHQ-CONFLICT-01).
        table.push_in_order(
            QUEST_TRAVELS.at(),
            CELLAR.at(table.acting_leader()) if old == ABANDONED_CELLAR else NO_FRAME,
            TRAVEL_OCCASION.opened_by(table.acting_leader()),
            REVEAL_LOCATION.at(first),
        )

    def reason(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> str:
        return "WHQ-PHASE-LOC-02" if table.size(LOCATION_DECK) == 0 else "WHQ-PHASE-LOC-01"


def clear_shadows(table: Table) -> None:
    """Every enemy except a faceup nemesis is discarded (WHQ-PHASE-LOC-05, WHQ-Q36)."""
    for card in table.cards_of(SHADOWS):
        if not is_faceup_nemesis(table, card):
            table.take(card, SHADOWS)
            table.clear_card(card)
            table.reveal(card)
            table.put(card, ENEMY_DISCARD)


@final
class QuestTravels(Rule[Table]):
    """What the quest sheet says about travelling."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        SHEETS[table.quest].on_travel(table)


@final
class Cellar(Question[Table]):
    """The Abandoned Cellar lets the party leader draw a gear card when the party leaves it."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.size(GEAR_DECK) > 0:
            table.offer(SEARCH_CELLAR.at(seat))
            table.offer(LEAVE_CELLAR.at(seat))
            table.ask(seat, self.at(seat))


@final
class SearchCellar(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        draw_gear(table, seat)


@final
class RevealLocation(Rule[Table]):
    """The rules of the quest come first, then faceup enemies, then facedown ones (WHQ-CONFLICT-01, WHQ-Q24).

    A harder quest has more of the latter (WHQ-Q85).
    """

    def run(self, table: Table, first: i64, _b: i64, _c: i64, /) -> None:
        card = table.take_top(LOCATION_DECK)
        table.reveal(card)
        table.put(card, ACTIVE_LOCATION)
        face = table.faces[card]
        table.tell(LOCATION_REVEALED, face)
        faceup = SPAWN_UP.at(SPAWN_FACEUP[face], first)
        facedown = SPAWN_DOWN.at(SPAWN_FACEDOWN[face] + more_enemies(table.variants, table.seats))
        if table.variants & HIDDEN_ENEMIES_FIRST:
            table.push_in_order(QUEST_REVEALS.at(face), facedown, faceup)
        else:
            table.push_in_order(QUEST_REVEALS.at(face), faceup, facedown)


@final
class QuestReveals(Rule[Table]):
    """What the quest sheet says about this location."""

    def run(self, table: Table, face: i64, _b: i64, _c: i64, /) -> None:
        SHEETS[table.quest].on_reveal(table, face)
        if table.variants & SHADOWS_CLEARED_LATE:  # WHQ-Q44
            clear_shadows(table)


@final
class SpawnUp(Rule[Table]):
    """Standing heroes are counted only now: a rule of the quest may have felled the first (WHQ-Q27)."""

    def run(self, table: Table, count: i64, first: i64, _c: i64, /) -> None:
        spawn(table, count, first)


@final
class SpawnDown(Rule[Table]):
    def run(self, table: Table, count: i64, _b: i64, _c: i64, /) -> None:
        spawn_facedown(table, count)


TRAVEL_QUESTION: Final = TravelQuestion("travel")
TRAVEL: Final = Travel("travel", "WHQ-PHASE-LOC-01")
STAY: Final = Pass("stay", "WHQ-GOLDEN-08")
QUEST_TRAVELS: Final = QuestTravels()
CELLAR: Final = Cellar("cellar")
SEARCH_CELLAR: Final = SearchCellar("search cellar", "WHQ-GOLDEN-08")
LEAVE_CELLAR: Final = Pass("leave cellar", "WHQ-GOLDEN-08")
REVEAL_LOCATION: Final = RevealLocation()
QUEST_REVEALS: Final = QuestReveals()
SPAWN_UP: Final = SpawnUp()
SPAWN_DOWN: Final = SpawnDown()
RULES: Final[list[Rule[Any]]] = [
    TRAVEL_QUESTION,
    TRAVEL,
    STAY,
    QUEST_TRAVELS,
    CELLAR,
    SEARCH_CELLAR,
    LEAVE_CELLAR,
    REVEAL_LOCATION,
    QUEST_REVEALS,
    SPAWN_UP,
    SPAWN_DOWN,
]
