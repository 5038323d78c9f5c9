"""Talisman, as the rest of the program sees it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

from questhall.core.engine.errors import UnknownVariant
from questhall.core.engine.rules import Noun
from questhall.core.engine.state import NOBODY, State
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.interface.table_game import TableGame, kinds_in
from questhall.games.talisman.belongings.counters import holds_what_the_box_holds
from questhall.games.talisman.bots.evaluation import Prospects
from questhall.games.talisman.bots.seasoned import Seasoned
from questhall.games.talisman.bots.thumb import Thumb
from questhall.games.talisman.cards.strangers import WISH
from questhall.games.talisman.casting.casting import SPELL_NOUN
from questhall.games.talisman.characters.dice_and_fate import DIE_NOUN
from questhall.games.talisman.characters.quests import QUEST_NOUN
from questhall.games.talisman.components import event_kinds
from questhall.games.talisman.components.board import REGION, SPACE, SPACES
from questhall.games.talisman.components.character_cards import ALIGNMENT, CHARACTER_NOUN
from questhall.games.talisman.components.creatures import CREATURE
from questhall.games.talisman.components.printed_cards import CARD, FACES
from questhall.games.talisman.components.state import (
    ALL_DEAD,
    BLOODBATH,
    CHOOSE_CHARACTER,
    COINS,
    CRAFT_COUNTERS,
    CRAFT_ON_FOUNTAIN,
    CROWN_REACHED,
    EASIER_COMMAND,
    EASIER_EVASION,
    FATE,
    FATE_TOKENS,
    FIGHT,
    GOLD,
    GOLD_ON,
    INHERITED_OBJECTS,
    LAST_ALIVE,
    LIFE,
    LIFE_ON_POOL,
    MOST_SEATS,
    POINTS_OF_A_COLOUR,
    RESIGNATION,
    SEAT_NOUN,
    STARTING_BONUS,
    STRENGTH_COUNTERS,
    STRENGTH_ON_STREAM,
    SUDDEN_DEATH,
    TIME_IS_UP,
    TIME_LIMIT,
    TIME_LIMIT_15,
    TIME_LIMIT_60,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    TROPHIES_FOR_5,
    TROPHIES_FOR_6,
    Table,
)
from questhall.games.talisman.fights.fight_context import side_of
from questhall.games.talisman.learning.observation import TalismanObserver
from questhall.games.talisman.setup.rulebook import BOOK
from questhall.games.talisman.setup.table_setup import bare_table, deal
from questhall.games.talisman.showing.quiet_windows import attention, is_forced, is_quiet
from questhall.games.talisman.showing.scenario_document import WORDS, named_view, open_view
from questhall.games.talisman.showing.scenario_position import lay_out
from questhall.games.talisman.showing.view import SUPPLIES, view
from questhall.games.talisman.spaces.outer_region import SERVICE

NEVER = 10**9
"""Trying things out further down costs more than it finds, so what put it off looked good: there were Druids
who changed their alignment for ever."""
HOW_NOUN = Noun("how", ["battle", "psychic"])


def _is_my_turn(state: State, seat: int) -> bool:
    return cast(Table, state).active == seat


def _is_fighting(state: State, seat: int) -> bool:
    """Whether a fight of this seat's character is going on."""
    table = cast(Table, state)
    fights = [int(place) for place in table.contexts_of(FIGHT)]
    return any(side_of(table, place, seat) != NOBODY for place in fights)


@dataclass(frozen=True)
class Talisman(TableGame[Table]):
    def check(self, setup: Setup) -> None:
        super().check(setup)
        for one, other, ruling in EXCLUSIVE:
            if one in setup.variants and other in setup.variants:
                raise UnknownVariant(f"the variants {one!r} and {other!r} cannot be combined ({ruling})")

    def lay_out_table(self, table: Table, position: Position, setup: Setup) -> None:
        lay_out(table, position)

    def full_box(self) -> Counter[str]:
        """Cards by name, and everything else: counters in points, tokens and coins."""
        box = Counter({face.name: face.copies for face in FACES})
        points = dict.fromkeys(("strength", "craft", "life"), POINTS_OF_A_COLOUR)
        return box + Counter({**points, "fate": FATE_TOKENS, "gold": COINS})

    def components(self, state: State) -> Counter[str]:
        table = cast(Table, state)
        found = super().components(state)
        for name, supply in SUPPLIES.items():
            found[name] += int(table.board[supply])
        found["gold"] += sum(int(table.board[GOLD_ON + space]) for space in range(len(SPACES)))
        for name, words, well in HOLDINGS:
            found[name] += sum(int(table.get(seat, word)) for seat in range(table.seats) for word in words)
            if well is not None:
                found[name] += int(table.board[well])
        return found

    def is_complete(self, state: State) -> bool:
        return super().is_complete(state) and holds_what_the_box_holds(cast(Table, state))


HOLDINGS: list[tuple[str, tuple[int, ...], int | None]] = [
    ("strength", (STRENGTH_COUNTERS, TOAD_STRENGTH), STRENGTH_ON_STREAM),
    ("craft", (CRAFT_COUNTERS, TOAD_CRAFT), CRAFT_ON_FOUNTAIN),
    ("life", (LIFE,), LIFE_ON_POOL),
    ("fate", (FATE,), None),
    ("gold", (GOLD,), None),
]
EXCLUSIVE = [
    ("bloodbath", "inherited-objects", "TAL-Q102"),
    ("trophies-6", "trophies-5", "TAL-Q106"),
    ("time-limit", "time-limit-15", "TAL-Q104"),
    ("time-limit", "time-limit-60", "TAL-Q104"),
    ("time-limit-15", "time-limit-60", "TAL-Q104"),
]


def _turn(state: State) -> tuple[int, ...]:
    return (int(cast(Table, state).turns),)


TALISMAN = Talisman(
    id="talisman",
    title="Talisman",
    rules_version=3,
    least_seats=1,
    most_seats=MOST_SEATS,
    variants={
        "easier-evasion": EASIER_EVASION,
        "inherited-objects": INHERITED_OBJECTS,
        "trophies-6": TROPHIES_FOR_6,
        "trophies-5": TROPHIES_FOR_5,
        "starting-bonus": STARTING_BONUS,
        "bloodbath": BLOODBATH,
        "easier-command-spell": EASIER_COMMAND,
        "sudden-death": SUDDEN_DEATH,
        "time-limit": TIME_LIMIT,
        "time-limit-15": TIME_LIMIT_15,
        "time-limit-60": TIME_LIMIT_60,
        "choose-character": CHOOSE_CHARACTER,
        "resignation": RESIGNATION,
    },
    table=Table,
    groups={
        "pace": ("easier-evasion", "trophies-6", "trophies-5", "starting-bonus"),
        "end": ("easier-command-spell", "sudden-death", "time-limit", "time-limit-15", "time-limit-60"),
        "characters": ("choose-character", "resignation", "inherited-objects", "bloodbath"),
    },
    exclusive=tuple((one, other) for one, other, _ in EXCLUSIVE),
    make_table=bare_table,
    deal_table=deal,
    show=view,
    show_by_name=named_view,
    show_openly=open_view,
    book=BOOK,
    nouns={
        "card": CARD,
        "space": SPACE,
        "character": CHARACTER_NOUN,
        "alignment": ALIGNMENT,
        "creature": CREATURE,
        "seat": SEAT_NOUN,
        "die": DIE_NOUN,
        "spell": SPELL_NOUN,
        "region": REGION,
        "quest": QUEST_NOUN,
        "how": HOW_NOUN,
        "wish": WISH,
        "service": SERVICE,
    },
    zones=[
        *("adventure_deck", "adventure_discard", "spell_deck", "spell_discard", "purchases", "talismans"),
        *("characters", "out_of_the_game", "beside", "being_cast", "handed_in"),
        *(f"spells.{seat}" for seat in range(MOST_SEATS)),
        *(f"objects.{seat}" for seat in range(MOST_SEATS)),
        *(f"followers.{seat}" for seat in range(MOST_SEATS)),
        *(f"trophies.{seat}" for seat in range(MOST_SEATS)),
        *(f"character.{seat}" for seat in range(MOST_SEATS)),
        *(f"inherited.{seat}" for seat in range(MOST_SEATS)),
        *(f"on_{space}" for space in SPACES),
    ],
    endings={
        LAST_ALIVE: "last_alive",
        CROWN_REACHED: "crown_reached",
        TIME_IS_UP: "time_is_up",
        ALL_DEAD: "all_dead",
    },
    faces=tuple(CARD.names),
    words=WORDS,
    events=kinds_in(event_kinds),
    named_as={"spell": "card"},
    conditions={"my_turn": _is_my_turn, "my_fight": _is_fighting},
    is_quiet=is_quiet,
    attention=attention,
    is_forced=is_forced,
    scene=_turn,
    own_fields=("turns", "active", "round", "is_death_final", "players", "board", "ditched"),
    make_thumb=Thumb,
    make_guide=Seasoned,
    make_evaluation=Prospects,
    make_observer=TalismanObserver,
    playout_depth=200,
    patience=NEVER,
)
