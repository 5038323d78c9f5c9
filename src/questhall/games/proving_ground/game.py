"""The Proving Ground, as the rest of the program sees it; not listed among the games to play."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

from questhall.core.engine.chance import Chance
from questhall.core.engine.errors import PositionError
from questhall.core.engine.events import Journal
from questhall.core.engine.state import NOBODY, State
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.position import Position
from questhall.games.proving_ground.components.state import (
    ALL_DEAD,
    BID,
    COPIES,
    DECK,
    DISCARD,
    FATE_TOKENS,
    HANDS,
    LAST_ALIVE,
    LIFE,
    MOST_SEATS,
    NO_BID,
    OUT_OF_TIME,
    PLACE,
    SEAT,
    SPACE,
    SPACES,
    SPELL,
    SPELLS,
    THREE_TROPHIES,
    TROPHIES,
    Table,
)
from questhall.games.proving_ground.setup.table_setup import BOOK, bare_table, begin, deal
from questhall.games.proving_ground.turn.encounter import TOKENS
from questhall.games.proving_ground.turn.turn import SKIES


@dataclass(frozen=True)
class ProvingGround(Game):
    def bare(self, setup: Setup, chance: Chance, knowledge: bool = True) -> State:
        table = bare_table(setup.seats, chance, knowledge)
        table.covers = setup.covers
        return table

    def deal(self, table: State) -> None:
        deal(cast(Table, table))

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        table = cast(Table, state)
        viewer = NOBODY if seat is None else seat
        return {
            "active": int(table.active),
            "round": int(table.round),
            "deck": int(table.size(DECK)),
            "discard": [SPELLS[table.faces[card]] for card in table.pile(DISCARD)],
            "lasting": [int(word) for word in table.lasting],
            "heroes": [self._hero(table, owner, viewer) for owner in range(table.seats)],
        }

    def _hero(self, table: Table, owner: int, viewer: int) -> dict[str, object]:
        hand = table.pile(HANDS + owner)
        known = sorted(int(table.faces[card]) for card in hand if table.is_known_to(viewer, card))
        bid = int(table.get(owner, BID))
        shown = bid if owner == viewer or bid == NO_BID else "sealed"
        return {
            "life": int(table.get(owner, LIFE)),
            "fate": int(table.get(owner, FATE_TOKENS)),
            "trophies": int(table.get(owner, TROPHIES)),
            "place": SPACES[table.get(owner, PLACE)],
            "strength": int(table.strength(owner)),
            "hand_size": len(hand),
            "known": [SPELLS[face] for face in known],
            "bid": shown,
        }

    def lay_out(self, position: Position, setup: Setup, chance: Chance) -> State:
        """Hands by seat, the top of the deck, Lives; then the first turn begins."""
        self.check(setup)
        table = cast(Table, self.bare(setup, chance))
        table.journal = Journal()
        left = Counter(dict(zip(SPELLS, COPIES, strict=True)))
        table.lay_faces([])
        table.clear_zones()
        for seat, spells in position.take_by_seat("hand").items():
            for card in _take(table, left, spells):
                table.put(card, HANDS + seat)
                table.show(card, seat)
        on_top = _take(table, left, position.take_names("deck")[::-1])
        for card in _take(table, left, list(left.elements())):
            table.put_under(card, DECK)
        for card in on_top:
            table.put(card, DECK)
        for seat, lives in position.take("life", dict, {}).items():
            table.set(position.seat(seat, "life"), LIFE, lives)
        position.finish()
        begin(table)
        return table

    def full_box(self) -> Counter[str]:
        return Counter(dict(zip(SPELLS, COPIES, strict=True)))

    def face_name(self, state: State, card: int) -> str:
        return SPELLS[state.faces[card]]


def _take(table: Table, left: Counter[str], spells: list[str]) -> list[int]:
    cards: list[int] = []
    for spell in spells:
        if left[spell] == 0:
            raise PositionError(f"there is no {spell!r} left in the box")
        left[spell] -= 1
        cards.append(int(table.add_face(SPELL.value(spell))))
    return cards


PROVING_GROUND = ProvingGround(
    id="proving-ground",
    title="Proving Ground",
    rules_version=1,
    least_seats=2,
    most_seats=MOST_SEATS,
    variants={},
    table=Table,
    book=BOOK,
    nouns={"spell": SPELL, "space": SPACE, "seat": SEAT, "tokens": TOKENS, "sky": SKIES},
    zones=["deck", "discard", "cast", *(f"hand.{seat}" for seat in range(MOST_SEATS))],
    endings={
        THREE_TROPHIES: "three_trophies",
        LAST_ALIVE: "last_alive",
        ALL_DEAD: "all_dead",
        OUT_OF_TIME: "out_of_time",
    },
    own_fields=("active", "round", "heroes"),
    is_listed=False,
)
