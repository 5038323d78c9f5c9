"""What `tools/train` looks at in Rent a Hero: parties, unused powers, hands and eliminated heroes.

No bot uses what was learned from it: it was no better than the plain evaluation (docs/learning.md). Judged
are imagined tables, on which every hand is known; what a seat cannot know is a guess there.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import ONGOING, State
from questhall.core.search.judgement import Aspects
from questhall.games.rent_a_hero.components.heroes import HERO
from questhall.games.rent_a_hero.components.state import DECK, ELIMINATED, HANDS, PARTIES, Table

MOST_PLAYERS: Final = 5
BLOCKS: Final[list[tuple[str, list[str]]]] = [
    ("players", [str(count) for count in range(1, MOST_PLAYERS + 1)]),
    ("deck", [str(2 * step) for step in range(32)]),
    ("largest party", [str(size) for size in range(7)]),
    ("order", [str(place) for place in range(MOST_PLAYERS)]),
    ("party size", [str(size) for size in range(7)]),
    ("party", list(HERO.names)),
    ("unused power", list(HERO.names)),
    ("hand size", [str(size) for size in range(10)]),
    ("hand", list(HERO.names)),
    ("new in hand", list(HERO.names)),
    ("eliminated", [str(size) for size in range(12)]),
    ("behind", [str(size) for size in range(7)]),
]
NAMES: Final = [f"{block}: {name}" for block, names in BLOCKS for name in names]


def _starts() -> vec[i64]:
    starts = vec[i64]()
    at = 0
    for _, names in BLOCKS:
        starts = append(starts, at)
        at += len(names)
    return starts


_START: Final = _starts()
_SIZE: Final = vec[i64]([len(names) for _, names in BLOCKS])
# The blocks in their order
PLAYERS: Final = 0
DECK_LEFT: Final = 1
LARGEST: Final = 2
ORDER: Final = 3
PARTY_SIZE: Final = 4
PARTY: Final = 5
UNUSED: Final = 6
HAND_SIZE: Final = 7
HAND: Final = 8
NEW_IN_HAND: Final = 9
LOST: Final = 10
BEHIND: Final = 11
assert len(BLOCKS) == BEHIND + 1
TURNS_AHEAD: Final = 4


@final
class HeroAspects(Aspects):
    def __init__(self) -> None:
        super().__init__(NAMES)

    def amount(self, block: i64, amount: i64) -> None:
        self.note_bin(_START[block], _SIZE[block], amount)

    def clock(self, state: State) -> i64:
        return cast(Table, state).turns

    def ticks(self, state: State) -> i64:
        return TURNS_AHEAD

    def is_open(self, state: State) -> bool:
        return state.ending == ONGOING

    def list_table(self, state: State) -> None:
        table = cast(Table, state)
        self.amount(PLAYERS, table.seats - 1)
        self.amount(DECK_LEFT, table.size(DECK) // 2)
        self.amount(LARGEST, largest_party(table))

    def list_seat(self, state: State, seat: i64) -> bool:
        table = cast(Table, state)
        size = table.size(PARTIES + seat)
        party = table.heroes_in(PARTIES + seat)
        self.amount(ORDER, (seat - table.active + table.seats) % table.seats)
        self.amount(PARTY_SIZE, size)
        self.amount(BEHIND, largest_party(table) - size)
        self.amount(HAND_SIZE, table.size(HANDS + seat))
        self.amount(LOST, table.size(ELIMINATED + seat))
        self._list_mask(PARTY, party)
        self._list_mask(UNUSED, table.upright_heroes(seat))
        self._list_mask(NEW_IN_HAND, table.heroes_in(HANDS + seat) & ~party)
        card = table.top(HANDS + seat)
        while card != NO_CARD:
            self.amount(HAND, table.faces[card])
            card = table.links[card]
        return True

    def _list_mask(self, block: i64, heroes: i64) -> None:
        hero: i64 = 0
        while heroes > 0:
            if heroes & 1:
                self.amount(block, hero)
            heroes >>= 1
            hero += 1


def largest_party(table: Table) -> i64:
    most: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.size(PARTIES + seat) > most:
            most = table.size(PARTIES + seat)
        seat += 1
    return most
