"""The table of the Proving Ground."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.book import RuleBook
from questhall.core.cards import NO_CARD, vector
from questhall.core.chance import Chance, Picker
from questhall.core.events import Journal
from questhall.core.knowledge import Knowledge
from questhall.core.rules import Noun
from questhall.core.state import State

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

    def __init__(
        self,
        book: RuleBook,
        seats: i64,
        faces: vec[i64],
        links: vec[i64],
        knowledge: Knowledge | None,
        frames: vec[i64],
        contexts: vec[i64],
        lasting: vec[i64],
        decider: i64,
        asking: i64,
        options: vec[i64],
        option_count: i64,
        chance: Chance,
        setup_draws: i64,
        shuffle_draws: i64,
        dice_draws: i64,
        covers: bool,
        ending: i64,
        winners: i64,
        active: i64,
        round_number: i64,
        heroes: vec[i64],
    ) -> None:
        self.book = book
        self.seats = seats
        self.faces = faces
        self.links = links
        self.card_count = CARD_COUNT
        self.zone_count = ZONE_COUNT
        self.knowledge = knowledge
        self.frames = frames
        self.depth = len(frames)
        self.contexts = contexts
        self.lasting = lasting
        self.decider = decider
        self.asking = asking
        self.options = options
        self.option_count = option_count
        self.chance = chance
        self.setup_draws = setup_draws
        self.shuffle_draws = shuffle_draws
        self.dice_draws = dice_draws
        self.covers = covers
        self.ending = ending
        self.winners = winners
        self.journal: Journal | None = None
        self.variants = 0
        self.active = active
        self.round = round_number
        self.heroes = heroes

    def clone(self) -> Table:
        return Table(
            self.book,
            self.seats,
            self.faces,
            self.links[:],
            None if self.knowledge is None else self.knowledge.clone(),
            self.frames[: self.depth],
            self.contexts[:],
            self.lasting[:],
            self.decider,
            self.asking,
            self.options[: self.option_count],
            self.option_count,
            self.chance,
            self.setup_draws,
            self.shuffle_draws,
            self.dice_draws,
            self.covers,
            self.ending,
            self.winners,
            self.active,
            self.round,
            self.heroes[:],
        )

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
