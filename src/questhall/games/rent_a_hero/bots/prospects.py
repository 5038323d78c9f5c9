"""What another hero or a duplicate would mean to each player: by party, by time and by who is ahead."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.games.rent_a_hero.bots.leanings import Leanings
from questhall.games.rent_a_hero.components.heroes import MOST_PLAYERS
from questhall.games.rent_a_hero.components.state import DECK, Table
from questhall.games.rent_a_hero.turn.end_of_game import score
from questhall.games.rent_a_hero.turn.recruit import FULL_PARTY

LARGE_DECK: Final = 60.0
ONE_MORE: Final = 10_000
TWO_ELIMINATED: Final = -10_200
"""What a new hero and a duplicate change in the score that ends the game."""


@final
class Prospects:
    """As one player sees them at one decision; what is asked twice is only worked out once."""

    def __init__(self, leanings: Leanings) -> None:
        self.leanings = leanings
        self.own: i64 = 0
        self.late = 0.0
        self.nearly_over = 0.0
        self.sized_up: i64 = 0
        self.hero = vec[float]([0.0] * MOST_PLAYERS)
        self.duplicate = vec[float]([0.0] * MOST_PLAYERS)
        self.are_scores_known = False
        self.scores = vec[i64]([0] * MOST_PLAYERS)

    def take_stock(self, table: Table) -> None:
        """Begin anew, for the player who is asked."""
        deck = table.size(DECK)
        done = 1.0 - float(deck) / LARGE_DECK
        self.late = done * done * done
        self.nearly_over = 1.0 - float(deck - 1) / self.leanings.final_cards
        if self.nearly_over > 1.0:
            self.nearly_over = 1.0
        self.own = table.decider
        self.sized_up = 0
        self.are_scores_known = False

    def of_hero(self, table: Table, seat: i64) -> float:
        """What a hero that is new to the party is worth to its player."""
        if not self.sized_up & BIT[seat]:
            self._size_up(table, seat)
        return self.hero[seat]

    def of_duplicate(self, table: Table, seat: i64) -> float:
        """What two copies that are eliminated cost."""
        if not self.sized_up & BIT[seat]:
            self._size_up(table, seat)
        return self.duplicate[seat]

    def _size_up(self, table: Table, seat: i64) -> None:
        leanings = self.leanings
        size = table.party_size(seat)
        above = float(size - 2)
        lag = self.late * behind(table, seat)
        hero = leanings.hero + leanings.hero_late * self.late + leanings.hero_each * above
        hero += leanings.catching_up * lag + self.swing(table, seat, ONE_MORE)
        if size == FULL_PARTY - 1:
            hero = leanings.sixth if seat == self.own else leanings.their_sixth
        elif size == FULL_PARTY - 2:
            hero += leanings.fifth
        duplicate = leanings.duplicate + leanings.duplicate_late * self.late + leanings.duplicate_each * above
        duplicate -= leanings.risking * lag + self.swing(table, seat, TWO_ELIMINATED)
        self.hero[seat] = hero
        self.duplicate[seat] = duplicate
        self.sized_up |= BIT[seat]

    def swing(self, table: Table, seat: i64, change: i64) -> float:
        """What a change to a player's score would mean if the game were over, when it nearly is.

        For the chances of the player who is asked; against them if the score is another's.
        """
        if self.nearly_over <= 0.0:
            return 0.0
        if not self.are_scores_known:
            self._score_all(table)
        gained = self._share(table.seats, seat, change) - self._share(table.seats, seat, 0)
        if seat != self.own:
            gained = -gained
        return self.leanings.final * self.nearly_over * gained

    def _score_all(self, table: Table) -> None:
        seat: i64 = 0
        while seat < table.seats:
            self.scores[seat] = score(table, seat)
            seat += 1
        self.are_scores_known = True

    def _share(self, seats: i64, changed: i64, change: i64) -> float:
        """One's own share of the victory if the game were over with this change to a player's score."""
        scores = self.scores
        own = scores[self.own]
        if self.own == changed:
            own += change
        equals = 1.0
        seat: i64 = 0
        while seat < seats:
            if seat != self.own:
                other = scores[seat]
                if seat == changed:
                    other += change
                if other > own:
                    return 0.0
                if other == own:
                    equals += 1.0
            seat += 1
        return 1.0 / equals


def behind(table: Table, seat: i64) -> float:
    """How many heroes the largest other party has more, or fewer if negative."""
    most: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.party_size(other) > most:
            most = table.party_size(other)
        other += 1
    return float(most - table.party_size(seat))
