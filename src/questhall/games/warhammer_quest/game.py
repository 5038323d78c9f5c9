"""Warhammer Quest: The Adventure Card Game, as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

from questhall.core.chance import Chance
from questhall.core.errors import UnknownVariant
from questhall.core.events import EventKind, Journal
from questhall.core.game import Game, Setup
from questhall.core.position import Position
from questhall.core.rules import Noun
from questhall.core.state import State
from questhall.games.warhammer_quest import events
from questhall.games.warhammer_quest.book import BOOK
from questhall.games.warhammer_quest.deeds import DIE, ENEMY_DIE, HERO_DIE
from questhall.games.warhammer_quest.document import WORDS, named_view, open_view
from questhall.games.warhammer_quest.faces import CARD, FACES, HERO, KEYWORD
from questhall.games.warhammer_quest.position import lay_out
from questhall.games.warhammer_quest.setup import bare_table, deal
from questhall.games.warhammer_quest.state import (
    DEFEAT,
    ENEMY,
    LEAST_SEATS,
    MOST_SEATS,
    SEAT,
    VICTORY,
    Table,
)
from questhall.games.warhammer_quest.view import COLOURS, view

QUESTS = ("tutorial", "quest-1", "quest-2", "quest-3", "quest-4", "quest-5", "delve")


@dataclass(frozen=True)
class WarhammerQuest(Game):
    def bare(self, setup: Setup, chance: Chance, knowledge: bool = True) -> State:
        table = bare_table(setup.seats, self.variant_mask(setup.variants), chance, knowledge)
        table.covers = setup.covers
        return table

    def deal(self, table: State) -> None:
        deal(cast(Table, table))

    def check(self, setup: Setup) -> None:
        super().check(setup)
        quests = [variant for variant in setup.variants if variant in QUESTS]
        if len(quests) > 1:
            raise UnknownVariant(f"one quest is played at a time, not {', '.join(quests)}")

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view(cast(Table, state), seat)

    def named_view(self, state: State, seat: int | None, names: list[str]) -> dict[str, object]:
        return named_view(cast(Table, state), seat, names)

    def open_view(self, state: State, names: list[str]) -> dict[str, object]:
        return open_view(cast(Table, state), names)

    def lay_out(self, position: Position, setup: Setup, chance: Chance) -> State:
        self.check(setup)
        table = cast(Table, self.bare(setup, chance))
        table.journal = Journal()
        lay_out(table, position)
        return table

    def full_box(self) -> Counter[str]:
        return Counter({face.name: face.copies for face in FACES})

    def face_name(self, state: State, card: int) -> str:
        return FACES[state.faces[card]].name


WARHAMMER_QUEST = WarhammerQuest(
    id="warhammer-quest",
    title="Warhammer Quest: The Adventure Card Game",
    rules_version=1,
    least_seats=LEAST_SEATS,
    most_seats=MOST_SEATS,
    variants={quest: 1 << number for number, quest in enumerate(QUESTS)},
    book=BOOK,
    nouns={
        "card": CARD,
        "hero": HERO,
        "enemy": ENEMY,
        "keyword": KEYWORD,
        "seat": SEAT,
        "die": DIE,
        "colour": Noun("colour", COLOURS),
        "hero_face": Noun("hero_face", HERO_DIE),
        "enemy_face": Noun("enemy_face", ENEMY_DIE),
    },
    zones=[
        *("enemy_deck", "enemy_discard", "lair", "shadows", "set_aside", "pool", "box", "location_deck"),
        *("active_location", "location_discard", "dungeon_deck", "dungeon_discard", "drawn", "gear_deck"),
        *("gear_discard", "condition_supply"),
        *(f"engaged.{seat}" for seat in range(MOST_SEATS)),
        *(f"actions.{seat}" for seat in range(MOST_SEATS)),
        *(f"spare_actions.{seat}" for seat in range(MOST_SEATS)),
        *(f"gear.{seat}" for seat in range(MOST_SEATS)),
        *(f"legendary_set.{seat}" for seat in range(MOST_SEATS)),
        *(f"items.{seat}" for seat in range(MOST_SEATS)),
        *(f"conditions.{seat}" for seat in range(MOST_SEATS)),
        *(f"hero_card.{seat}" for seat in range(MOST_SEATS)),
        *("stage_two", "stage_three"),
    ],
    endings={VICTORY: "victory", DEFEAT: "defeat"},
    faces=tuple(CARD.names),
    words=WORDS,
    events=tuple(kind for kind in vars(events).values() if isinstance(kind, EventKind)),
    own_fields=(
        *("quest", "round", "phase", "leader", "active", "peril", "progress", "deeds", "stage"),
        *("heroes", "marks"),
    ),
    is_finished=False,
    is_listed=False,
)
