"""The table of Rent a Hero: what lies on it, in the words of the rulebook.

RAH-SETUP-08: deck and discard pile are shared; every player has a party and a pile of
eliminated heroes.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.rules import Action
from questhall.core.engine.state import EVERYONE, NOBODY, State
from questhall.games.rent_a_hero.components.heroes import ALL_HEROES, fitting

# Zones
DECK: Final = 0
DISCARD: Final = 1
WANDERER: Final = 2
RECRUIT_SHOWN: Final = 3  # the recruited copy, turned face up, until it is settled where it goes
HINTS: Final = 4  # hint cards that are still face down on the discard pile (RAH-HINT-03)
HANDS: Final = 5
PARTIES: Final = 10
ELIMINATED: Final = 15
OUT_OF_THE_GAME: Final = 20  # only in laid-out positions
ZONE_COUNT: Final = 21

# Variants (RAH-VAR-01, RAH-VAR-02), a mask: either one or both (RAH-VAR-03)
ORIGINAL_HINT: Final = 1
ENDLESS: Final = 2

# How a game ends
SIX_HEROES: Final = 1
DECK_RAN_OUT: Final = 2
NO_CARDS_LEFT: Final = 3  # only in the endless variant (RAH-Q22)

# What lasts
REQUIREMENT_IGNORED: Final = 0
WANDERER_SEEN: Final = 1  # who looked is public; what they saw is theirs alone
END_OF_TURN: Final = 0

# Kinds of contexts
ANNOUNCED_POWER: Final = 0


@final
class Table(State):
    """A game of Rent a Hero. Seats are numbered clockwise, so the left neighbour is the next seat."""

    turns: i64
    active: i64
    requirement: i64
    is_sent: bool
    holder: i64
    cause: i64
    upright: i64

    def __init__(
        self,
        origin: State,
        turns: i64,
        active: i64,
        requirement: i64,
        is_sent: bool,
        holder: i64,
        cause: i64,
        upright: i64,
    ) -> None:
        super().__init__(origin)
        self.turns = turns  # how many requirements have been revealed
        self.active = active  # the active player (RAH-TURN-01)
        self.requirement = requirement  # the card revealed this turn, until window (f)
        self.is_sent = is_sent  # whether this turn's wanderer has been sent, or will never be
        self.holder = holder  # the player who has the wanderer in front
        self.cause = cause  # the player who put it there
        self.upright = upright  # heroes with an unused power: eight bits for each party

    def clone(self) -> Table:
        return Table(
            self,
            self.turns,
            self.active,
            self.requirement,
            self.is_sent,
            self.holder,
            self.cause,
            self.upright,
        )

    def offer_each(self, action: Action[Table], seat: i64, heroes: i64) -> None:
        """Offer an action once for each hero of a mask."""
        hero: i64 = 0
        while heroes:
            if heroes & 1:
                self.offer(action.at(seat, hero))
            heroes >>= 1
            hero += 1

    # Cards in a hand or party

    def heroes_in(self, zone: i64) -> i64:
        """The mask of different heroes in a zone."""
        mask: i64 = 0
        card = self.top(zone)
        while card != NO_CARD:
            mask |= BIT[self.faces[card]]
            card = self.links[card]
        return mask

    def matching(self, seat: i64) -> i64:
        """The mask of heroes in hand that may be sent this turn (RAH-TURN-03, RAH-P6-01)."""
        held = self.heroes_in(HANDS + seat)
        if self.has_lasting(REQUIREMENT_IGNORED, EVERYONE):
            return held
        return held & fitting(self.required(), self.seats)

    def required(self) -> i64:
        """The hero whose printed requirement is in force this turn."""
        return self.faces[self.requirement]

    def party_has(self, seat: i64, hero: i64) -> bool:
        return self.find(PARTIES + seat, hero) != NO_CARD

    # Powers: upright while unused, sideways once used (RAH-POWER-01)

    def upright_heroes(self, seat: i64) -> i64:
        return (self.upright >> (seat * 8)) & ALL_HEROES

    def sideways_heroes(self, seat: i64) -> i64:
        return self.heroes_in(PARTIES + seat) & ~self.upright_heroes(seat)

    def turn_upright(self, seat: i64, hero: i64) -> None:
        self.upright |= BIT[seat * 8 + hero]

    def turn_sideways(self, seat: i64, hero: i64) -> None:
        self.upright &= ~BIT[seat * 8 + hero]

    def all_powers_used(self) -> bool:
        return self.upright == 0

    # The wanderer

    def wanderer_on_its_way(self) -> bool:
        """From sending until a player announces the recruitment (RAH-RECRUIT-05)."""
        return self.holder != NOBODY

    def wanderer(self) -> i64:
        return self.top(WANDERER)

    def is_requirement_pending(self) -> bool:
        """From the moment the requirement is shown until the wanderer is sent (RAH-Q10)."""
        return not self.is_sent and self.requirement != NO_CARD

    # The deck

    def discard(self, card: i64) -> None:
        """Lay a card face up on the discard pile."""
        self.put(card, DISCARD)
        self.reveal(card)

    def is_endless(self) -> bool:
        return self.variants & ENDLESS != 0

    def cards_to_reshuffle(self) -> i64:
        """How many cards a new deck would have (RAH-Q22): before window (f) the requirement stays."""
        if not self.is_endless():
            return 0
        return self.size(DISCARD) - (1 if self.requirement != NO_CARD else 0)

    def can_draw(self) -> bool:
        return self.size(DECK) > 0 or self.cards_to_reshuffle() > 0

    def party_size(self, seat: i64) -> i64:
        return self.size(PARTIES + seat)
