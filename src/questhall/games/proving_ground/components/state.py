"""The table of the Proving Ground."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD, vector
from questhall.core.engine.chance import Picker
from questhall.core.engine.rules import Noun
from questhall.core.engine.state import State

# Spells, in the order of their faces
COUNTER: Final = 0
WARD: Final = 1
STORM: Final = 2
TELEPORT: Final = 3
PEEK: Final = 4
SILENCE: Final = 5
BLESSING: Final = 6
FRENZY: Final = 7
SPELLS: Final = ["counter", "ward", "storm", "teleport", "peek", "silence", "blessing", "frenzy"]
COPIES: Final = [6, 6, 4, 4, 3, 2, 3, 2]
CARD_COUNT: Final = 30
SPELL: Final = Noun("spell", SPELLS)

# Spaces
CAMP: Final = 0
SPACES: Final = ["camp", "bridge", "cave", "tower"]
TOWER: Final = 3
SPACE: Final = Noun("space", SPACES)

MOST_SEATS: Final = 4
SEAT: Final = Noun("seat", [f"seat-{seat}" for seat in range(MOST_SEATS)])

# Zones
DECK: Final = 0
DISCARD: Final = 1
CAST: Final = 2
HANDS: Final = 3
ZONE_COUNT: Final = 7

# Lasting effects
BLESSED: Final = 0
SILENCED: Final = 1

# What ends them
END_OF_ROUND: Final = 0
TURN_BEGINS: Final = 1

# Kinds of contexts
SPELL_CAST: Final = 0
LOSS: Final = 1
BATTLE: Final = 2

# Marks on the stack
TURN_MARK: Final = 0
ENCOUNTER_MARK: Final = 1

# Endings
THREE_TROPHIES: Final = 1
LAST_ALIVE: Final = 2
ALL_DEAD: Final = 3
OUT_OF_TIME: Final = 4

LIVES: Final = 4
FATE: Final = 2
GOAL: Final = 3
HAND_LIMIT: Final = 2
ROUNDS: Final = 12

# What each seat has: four words of the array `heroes`
LIFE: Final = 0
FATE_TOKENS: Final = 1
TROPHIES: Final = 2
PLACE: Final = 3
BID: Final = 4
HERO_SIZE: Final = 5
NO_BID: Final = -1


@final
class Table(State):
    """A game on the Proving Ground."""

    active: i64
    round: i64
    heroes: vec[i64]

    def __init__(self, origin: State, active: i64, round_number: i64, heroes: vec[i64]) -> None:
        super().__init__(origin)
        self.active = active
        self.round = round_number
        self.heroes = heroes

    def clone(self) -> Table:
        return Table(self, self.active, self.round, self.heroes[:])

    def lay_own(self, name: str, values: list[int]) -> None:
        assert name == "heroes"
        self.heroes = vector(values)

    def get(self, seat: i64, what: i64) -> i64:
        return self.heroes[seat * HERO_SIZE + what]

    def set(self, seat: i64, what: i64, value: i64) -> None:
        self.heroes[seat * HERO_SIZE + what] = value

    def add(self, seat: i64, what: i64, amount: i64) -> None:
        self.heroes[seat * HERO_SIZE + what] += amount

    def is_alive(self, seat: i64) -> bool:
        return self.get(seat, LIFE) > 0

    def strength(self, seat: i64) -> i64:
        """Computed from what is in play, never stored: two, each trophy, each blessing."""
        return 2 + self.get(seat, TROPHIES) + self.sum_lasting(BLESSED, seat)

    def may_cast(self, seat: i64) -> bool:
        """Silence forbids it to everyone, and "cannot" beats "can"."""
        return self.is_alive(seat) and not self.has_lasting(SILENCED, seat)

    def holds_spell(self, seat: i64, spell: i64) -> bool:
        return self.find(HANDS + seat, spell) != NO_CARD

    def draw_spell(self, seat: i64) -> None:
        """One Spell into a hand, unseen by the others; the discard pile is shuffled when needed."""
        if self.size(DECK) == 0:
            while self.size(DISCARD) > 0:
                self.put(self.take_top(DISCARD), DECK)
            if self.size(DECK) == 0:
                return
            self.shuffle(DECK)
        card = self.take_top(DECK)
        self.put(card, HANDS + seat)
        self.show(card, seat)

    def forget(self, seat: i64, seed: i64) -> None:
        """Sealed bids of the others are unknown: any that they could have made will do."""
        picker = Picker(seed)
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.get(other, BID) != NO_BID:
                self.set(other, BID, picker.below(self.get(other, FATE_TOKENS) + 1))
            other += 1


def living(table: Table) -> i64:
    count: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.is_alive(seat):
            count += 1
        seat += 1
    return count
