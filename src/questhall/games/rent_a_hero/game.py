"""Rent a Hero, as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.interface.table_game import TableGame, kinds_in
from questhall.games.rent_a_hero.bots.evaluation import Standing
from questhall.games.rent_a_hero.bots.seasoned import Seasoned
from questhall.games.rent_a_hero.bots.seated_thumb import SeatedThumb
from questhall.games.rent_a_hero.bots.thumb import Thumb
from questhall.games.rent_a_hero.components import event_kinds
from questhall.games.rent_a_hero.components.heroes import COPIES, HERO, HEROES, LEAST_PLAYERS, MOST_PLAYERS
from questhall.games.rent_a_hero.components.state import (
    DECK_RAN_OUT,
    ENDLESS,
    NO_CARDS_LEFT,
    ORIGINAL_HINT,
    SIX_HEROES,
    Table,
)
from questhall.games.rent_a_hero.learning.observation import RentAHeroObserver
from questhall.games.rent_a_hero.setup.rulebook import BOOK
from questhall.games.rent_a_hero.setup.table_setup import bare_table, deal
from questhall.games.rent_a_hero.showing.quiet_windows import attention, is_forced, is_quiet
from questhall.games.rent_a_hero.showing.scenario_document import WORDS, named_view, open_view
from questhall.games.rent_a_hero.showing.scenario_position import lay_out
from questhall.games.rent_a_hero.showing.view import Views, view


def _is_my_turn(state: State, seat: int) -> bool:
    return cast(Table, state).active == seat


def _wanderer_is_before_me(state: State, seat: int) -> bool:
    return cast(Table, state).holder == seat


@dataclass(frozen=True)
class RentAHero(TableGame[Table]):
    def lay_out_table(self, table: Table, position: Position, setup: Setup) -> None:
        lay_out(table, position)

    def views(self, state: State) -> Callable[[int | None], dict[str, object]]:
        return Views(cast(Table, state)).seen_by

    def full_box(self) -> Counter[str]:
        return Counter({hero.name: COPIES for hero in HEROES})


def _turn(state: State) -> tuple[int, ...]:
    return (int(cast(Table, state).turns),)


RENT_A_HERO = RentAHero(
    id="rent-a-hero",
    title="Rent a Hero",
    rules_version=2,
    least_seats=LEAST_PLAYERS,
    most_seats=MOST_PLAYERS,
    variants={"original-hint": ORIGINAL_HINT, "endless": ENDLESS},
    table=Table,
    make_table=bare_table,
    deal_table=deal,
    show=view,
    show_by_name=named_view,
    show_openly=open_view,
    book=BOOK,
    nouns={"hero": HERO},
    zones=[
        "deck",
        "discard",
        "wanderer",
        "recruit_shown",
        "hints",
        *(f"hand.{seat}" for seat in range(MOST_PLAYERS)),
        *(f"party.{seat}" for seat in range(MOST_PLAYERS)),
        *(f"eliminated.{seat}" for seat in range(MOST_PLAYERS)),
        "out_of_the_game",
    ],
    endings={SIX_HEROES: "six_heroes", DECK_RAN_OUT: "deck_ran_out", NO_CARDS_LEFT: "no_cards_left"},
    faces=tuple(HERO.names),
    words=WORDS,
    events=kinds_in(event_kinds),
    own_fields=("turns", "active", "requirement", "is_sent", "holder", "cause", "upright"),
    make_thumb=Thumb,
    make_seated_thumb=SeatedThumb,
    make_guide=Seasoned,
    guide_searches=False,
    make_evaluation=Standing,
    make_observer=RentAHeroObserver,
    playout_depth=30,
    conditions={"my_turn": _is_my_turn, "wanderer_before_me": _wanderer_is_before_me},
    is_quiet=is_quiet,
    attention=attention,
    is_forced=is_forced,
    scene=_turn,
)
