"""What `tools/train` looks at in Rent a Hero: parties, unused powers, hands and eliminated heroes.

No bot uses what was learned from it: it was no better than the plain evaluation (docs/learning.md). Judged
are imagined tables, on which every hand is known; what a seat cannot know is a guess there.
"""

from __future__ import annotations

from typing import Final, cast, final

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
# The blocks in their order
SEEN_PLAYERS: Final = 0
SEEN_DECK_LEFT: Final = 1
SEEN_LARGEST: Final = 2
SEEN_ORDER: Final = 3
SEEN_PARTY_SIZE: Final = 4
SEEN_PARTY: Final = 5
SEEN_UNUSED: Final = 6
SEEN_HAND_SIZE: Final = 7
SEEN_HAND: Final = 8
SEEN_NEW_IN_HAND: Final = 9
SEEN_LOST: Final = 10
SEEN_BEHIND: Final = 11
assert len(BLOCKS) == SEEN_BEHIND + 1
TURNS_AHEAD: Final = 4


@final
class HeroAspects(Aspects):
    def __init__(self) -> None:
        super().__init__(BLOCKS)

    def clock(self, state: State) -> i64:
        return cast(Table, state).turns

    def ticks(self, state: State) -> i64:
        return TURNS_AHEAD

    def is_open(self, state: State) -> bool:
        return state.ending == ONGOING

    def list_table(self, state: State) -> None:
        table = cast(Table, state)
        self.note(SEEN_PLAYERS, table.seats - 1)
        self.note(SEEN_DECK_LEFT, table.size(DECK) // 2)
        self.note(SEEN_LARGEST, largest_party(table))

    def list_seat(self, state: State, seat: i64) -> bool:
        table = cast(Table, state)
        size = table.size(PARTIES + seat)
        party = table.heroes_in(PARTIES + seat)
        self.note(SEEN_ORDER, (seat - table.active + table.seats) % table.seats)
        self.note(SEEN_PARTY_SIZE, size)
        self.note(SEEN_BEHIND, largest_party(table) - size)
        self.note(SEEN_HAND_SIZE, table.size(HANDS + seat))
        self.note(SEEN_LOST, table.size(ELIMINATED + seat))
        self._list_mask(SEEN_PARTY, party)
        self._list_mask(SEEN_UNUSED, table.upright_heroes(seat))
        self._list_mask(SEEN_NEW_IN_HAND, table.heroes_in(HANDS + seat) & ~party)
        card = table.top(HANDS + seat)
        while card != NO_CARD:
            self.note(SEEN_HAND, table.faces[card])
            card = table.links[card]
        return True

    def _list_mask(self, block: i64, heroes: i64) -> None:
        hero: i64 = 0
        while heroes > 0:
            if heroes & 1:
                self.note(block, hero)
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
