"""Warhammer Quest: The Adventure Card Game, as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import UnknownVariant, UsageError
from questhall.core.engine.rules import Noun
from questhall.core.engine.state import NOBODY, State
from questhall.core.interface.game import Setup
from questhall.core.interface.learned import Learned
from questhall.core.interface.position import Position
from questhall.core.interface.table_game import TableGame, kinds_in
from questhall.games.warhammer_quest.bots.aspects import QuestAspects
from questhall.games.warhammer_quest.bots.evaluation import Hope
from questhall.games.warhammer_quest.bots.thumb import Thumb
from questhall.games.warhammer_quest.components import event_kinds
from questhall.games.warhammer_quest.components.action_in_progress import DIE, ENEMY_DIE, HERO_DIE
from questhall.games.warhammer_quest.components.difficulty import DIFFICULTIES
from questhall.games.warhammer_quest.components.printed_cards import CARD, FACES
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    CAMPAIGN,
    DEFEAT,
    ENEMY,
    HERO_PHASE,
    LEAST_SEATS,
    MOST_SEATS,
    SEAT,
    VICTORY,
    Table,
)
from questhall.games.warhammer_quest.components.switches import GROUPS, SWITCHES
from questhall.games.warhammer_quest.components.vocabulary import HERO, KEYWORD
from questhall.games.warhammer_quest.learning.observation import WarhammerQuestObserver
from questhall.games.warhammer_quest.setup.rulebook import BOOK
from questhall.games.warhammer_quest.setup.table_setup import bare_table, deal
from questhall.games.warhammer_quest.showing.campaign_log import QUESTS as LOGGED
from questhall.games.warhammer_quest.showing.campaign_log import lay_log, passes_on, read_log
from questhall.games.warhammer_quest.showing.quiet_windows import attention, is_forced, is_quiet
from questhall.games.warhammer_quest.showing.scenario_document import WORDS, named_view, open_view
from questhall.games.warhammer_quest.showing.scenario_position import lay_out
from questhall.games.warhammer_quest.showing.view import COLOURS, view

CAMPAIGN_NAME = "campaign"
LAST_FAMILIAR_ROUND = 30
QUESTS = ("tutorial", "quest-1", "quest-2", "quest-3", "quest-4", "quest-5", "delve")


@dataclass(frozen=True)
class WarhammerQuest(TableGame[Table]):
    def take_over(self, table: Table, setup: Setup) -> None:
        if setup.carried:
            lay_log(table, read_log(setup.carried))

    def check(self, setup: Setup) -> None:
        super().check(setup)
        quests = [variant for variant in setup.variants if variant in QUESTS]
        if len(quests) > 1:
            raise UnknownVariant(f"choose one quest: {' and '.join(quests)} cannot be combined")
        if all(name in setup.variants for name in DIFFICULTIES):
            both = " and ".join(DIFFICULTIES)
            raise UnknownVariant(f"choose one difficulty: {both} cannot be combined (WHQ-Q84)")
        if quests and CAMPAIGN_NAME in setup.variants:
            reason = "which has its own order" if quests[0] in LOGGED else "which does not include it"
            raise UnknownVariant(f"{quests[0]} cannot be chosen in a campaign, {reason} (WHQ-CAMPAIGN-04)")

    def check_carried(self, setup: Setup) -> None:
        """Nothing leaves a campaign, and a log that does not match the box is invalid (WHQ-CAMPAIGN-05)."""
        if CAMPAIGN_NAME not in setup.variants:
            raise UsageError(f"only the variant {CAMPAIGN_NAME!r} can continue from an earlier quest")
        self.bare(setup, FastChance(0), knowledge=False)

    def passes_on(self, state: State) -> str:
        table = cast(Table, state)
        return passes_on(table) if table.variants & CAMPAIGN else ""

    def chronicle(self, state: State) -> dict[str, object]:
        table = cast(Table, state)
        return {"quest": QUESTS[table.quest], "rounds": int(table.round)}

    def speaker(self, state: State) -> int:
        """The party leader makes the players' shared decisions (WHQ-LEADER-02)."""
        table = cast(Table, state)
        return 0 if table.leader == NOBODY else int(table.acting_leader())

    def lay_out_table(self, table: Table, position: Position, setup: Setup) -> None:
        lay_out(table, position, is_carried_on=setup.carried != "")

    def full_box(self) -> Counter[str]:
        return Counter({face.name: face.copies for face in FACES})


def _is_familiar(state: State) -> bool:
    """Quests of rules of thumb, from which judgement was learned, are over by then; what it says of a party
    that is still there means little, and could keep it there."""
    return bool(cast(Table, state).round <= LAST_FAMILIAR_ROUND)


def _is_active(state: State, seat: int) -> bool:
    return bool(cast(Table, state).active == seat)


def _is_hero_phase_over(state: State, _seat: int) -> bool:
    return bool(cast(Table, state).phase != HERO_PHASE)


def _activation(state: State) -> tuple[int, ...]:
    table = cast(Table, state)
    return int(table.round), int(table.phase), int(table.active)


WARHAMMER_QUEST = WarhammerQuest(
    id="warhammer-quest",
    title="Warhammer Quest: The Adventure Card Game",
    rules_version=7,
    least_seats=LEAST_SEATS,
    most_seats=MOST_SEATS,
    variants={
        **{quest: 1 << number for number, quest in enumerate(QUESTS)},
        CAMPAIGN_NAME: CAMPAIGN,
        **{switch.name: switch.bit for switch in SWITCHES},
        **DIFFICULTIES,
    },
    switches=tuple(switch.name for switch in SWITCHES),
    table=Table,
    groups={"adventure": (*QUESTS, CAMPAIGN_NAME), "difficulty": tuple(DIFFICULTIES), **GROUPS},
    exclusive=((*QUESTS, CAMPAIGN_NAME), tuple(DIFFICULTIES)),
    make_table=bare_table,
    deal_table=deal,
    show=view,
    show_by_name=named_view,
    show_openly=open_view,
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
        "quest": Noun("quest", [sheet.name for sheet in SHEETS]),
    },
    named_as={"hero": "card"},
    places=("enemy", "die"),
    conditions={"my_activation": _is_active, "hero_phase_over": _is_hero_phase_over},
    campaign=CAMPAIGN_NAME,
    is_cooperative=True,
    is_quiet=is_quiet,
    attention=attention,
    is_forced=is_forced,
    scene=_activation,
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
        *("stage_two", "stage_three", "out_of_campaign"),
    ],
    endings={VICTORY: "victory", DEFEAT: "defeat"},
    faces=tuple(CARD.names),
    words=WORDS,
    events=kinds_in(event_kinds),
    own_fields=(
        *("quest", "round", "phase", "leader", "active", "peril", "progress", "deeds", "stage", "won"),
        *("heroes", "marks"),
    ),
    make_thumb=Thumb,
    make_evaluation=Hope,
    learned=Learned("questhall.games.warhammer_quest.bots", QuestAspects, Hope, is_familiar=_is_familiar),
    make_observer=WarhammerQuestObserver,
    playout_depth=60,
)
