"""What a player thinks the wanderer is: odds for each hero, from all that player can see."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import EVERYONE
from questhall.games.rent_a_hero.components.heroes import ALL_HEROES, COPIES, HERO_COUNT, fitting
from questhall.games.rent_a_hero.components.state import (
    DISCARD,
    ELIMINATED,
    HANDS,
    HINTS,
    PARTIES,
    REQUIREMENT_IGNORED,
    WANDERER_SEEN,
    Table,
)
from questhall.games.rent_a_hero.turn.hint import answers

FROM_THE_DECK: Final = 0.15
"""How likely a wanderer is that does not meet the requirement: it may have come from the deck."""


@final
class Belief:
    """Odds for each hero, summing to one while there is a wanderer."""

    def __init__(self) -> None:
        self.odds = vec[float]()
        hero: i64 = 0
        while hero < HERO_COUNT:
            self.odds = append(self.odds, 0.0)
            hero += 1

    def of(self, heroes: i64) -> float:
        """The chance that the wanderer is one of these heroes (a mask)."""
        total = 0.0
        hero: i64 = 0
        while hero < HERO_COUNT:
            if heroes & BIT[hero]:
                total += self.odds[hero]
            hero += 1
        return total

    def be_certain(self, wanderer: i64) -> None:
        self.clear()
        self.odds[wanderer] = 1.0

    def clear(self) -> None:
        """Think nothing yet: `add` what each imagined table says, then `settle`."""
        hero: i64 = 0
        while hero < HERO_COUNT:
            self.odds[hero] = 0.0
            hero += 1

    def add(self, hero: i64, likely: float) -> None:
        """On a table as likely as that, the wanderer is this hero."""
        self.odds[hero] += likely

    def settle(self) -> None:
        """Make the odds sum to one."""
        total = 0.0
        hero: i64 = 0
        while hero < HERO_COUNT:
            total += self.odds[hero]
            hero += 1
        self._share(total)

    def count(self, table: Table, seat: i64, hints: i64 = ALL_HEROES, misfits: float = FROM_THE_DECK) -> None:
        """By counting the cards in sight, as people do at the table; quick enough for playouts.

        `hints` are the hint cards to be used (a mask of heroes): all of them on a sampled table, at a real one
        only those that the seat has shown itself. `misfits` says how likely a wanderer that meets no
        requirement is, compared with the others.
        """
        if seat == table.active or table.has_lasting(WANDERER_SEEN, seat):
            self.be_certain(table.faces[table.wanderer()])
            return
        possible = self._possible(table, hints)
        fits: i64 = ALL_HEROES
        if not table.has_lasting(REQUIREMENT_IGNORED, EVERYONE):
            fits = fitting(table.required(), table.seats)
        hero: i64 = 0
        while hero < HERO_COUNT:
            self.odds[hero] = float(COPIES) if possible & BIT[hero] else 0.0
            hero += 1
        self._subtract_what_is_out(table, seat)
        total = 0.0
        hero = 0
        while hero < HERO_COUNT:
            if not fits & BIT[hero]:
                self.odds[hero] *= misfits
            if self.odds[hero] < 0.0:
                self.odds[hero] = 0.0
            total += self.odds[hero]
            hero += 1
        self._share(total)

    def count_in_public(self, table: Table) -> None:
        """What anybody could think of a card that the active player sends, by what lies on the table."""
        fits: i64 = ALL_HEROES
        if not table.has_lasting(REQUIREMENT_IGNORED, EVERYONE):
            fits = fitting(table.required(), table.seats)
        hero: i64 = 0
        while hero < HERO_COUNT:
            self.odds[hero] = float(COPIES)
            hero += 1
        self._subtract(table, DISCARD)
        self._subtract_parties(table)
        hero = 0
        while hero < HERO_COUNT:
            if not fits & BIT[hero]:
                self.odds[hero] = 0.0
            hero += 1
        self.settle()

    def weigh(self, likely: vec[float]) -> None:
        """Take each hero for as much more likely as it says there."""
        hero: i64 = 0
        while hero < HERO_COUNT:
            self.odds[hero] *= likely[hero]
            hero += 1
        self.settle()

    def _possible(self, table: Table, hints: i64) -> i64:
        """The heroes that these hints of this turn have left open."""
        possible: i64 = ALL_HEROES
        wanderer = BIT[table.faces[table.wanderer()]]
        card = table.top(HINTS)
        while card != NO_CARD:
            if hints & BIT[table.faces[card]]:
                yes = answers(table, table.faces[card])
                if yes & wanderer:
                    possible &= yes
                else:
                    possible &= ~yes
            card = table.below(card)
        return possible

    def _subtract_what_is_out(self, table: Table, seat: i64) -> None:
        self._subtract(table, DISCARD)
        self._subtract(table, HANDS + seat)
        self._subtract_parties(table)

    def _subtract_parties(self, table: Table) -> None:
        player: i64 = 0
        while player < table.seats:
            self._subtract(table, PARTIES + player)
            self._subtract(table, ELIMINATED + player)
            player += 1

    def _subtract(self, table: Table, zone: i64) -> None:
        card = table.top(zone)
        while card != NO_CARD:
            self.odds[table.faces[card]] -= 1.0
            card = table.below(card)

    def _share(self, total: float) -> None:
        hero: i64 = 0
        while hero < HERO_COUNT:
            if total > 0.0:
                self.odds[hero] /= total
            else:
                self.odds[hero] = 1.0 / float(HERO_COUNT)
            hero += 1
