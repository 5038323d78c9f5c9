"""Why one option is better than another: what is hidden on the tables where it makes the difference.

A sampled table shows what the seat cannot see: that Ben has the Witch, that the wanderer is a second Wizard.
For each such fact the tables on which it holds are compared with the others. The fact that separates them best
is found on one half of the tables and tested on the other half, which has not picked it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import msgspec

from questhall.analysis.estimates import SURPRISE
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.i18n.texts import LANGUAGES, Texts

NO_SEAT: Final = -1
CONFIRMED_BY: Final = 3.0
"""Standard errors by which the other half has to confirm a fact."""
LEAST_DIFFERENCE: Final = 0.03
"""A smaller difference does not explain anything to anybody."""
LEAST_TABLES: Final = 8
"""Of each half, with the fact and without it."""

DIGITS: Final = 4


class Fact(msgspec.Struct, frozen=True):
    """A card that lies where the seat cannot see it: in a player's hand, or on top of a pile."""

    place: str
    card: str
    seat: int = NO_SEAT


class Reason(msgspec.Struct, frozen=True):
    """A fact, on how many tables it holds, and what the other option loses with it and without it."""

    fact: Fact
    tables: int
    of: int
    loss: float
    otherwise: float


class _Spot(NamedTuple):
    """A hidden card, by its number: where cards lie is public, and only their faces are secret."""

    place: str
    seat: int
    card: int


def find_reason(
    game: Game, state: State, seat: int, tables: Sequence[State], losses: Sequence[float]
) -> Reason | None:
    """The hidden fact that best explains where the losses come from, if there is a clear one."""
    spots = _hidden_spots(game, state, seat)
    found = [_facts(game, spots, table) for table in tables]
    first, second = found[::2], found[1::2]
    seen = {fact for facts in first for fact in facts}
    candidates = sorted(seen, key=lambda fact: (fact.place, fact.seat, fact.card))
    scores = [(_compare(fact, first, losses[::2]), fact) for fact in candidates]
    best = max(scores, key=lambda scored: scored[0].score(), default=None)
    if best is None or best[0].score() <= 0:
        return None
    confirmed = _compare(best[1], second, losses[1::2])
    if confirmed.score() <= CONFIRMED_BY or confirmed.difference() < LEAST_DIFFERENCE:
        return None
    loss, otherwise = (round(group.mean, DIGITS) for group in confirmed)
    return Reason(best[1], confirmed.inside.tables, len(second), loss, otherwise)


@cache
def _named_places(game_id: str) -> frozenset[str]:
    """The places of which the game's texts can say what lies there."""
    texts = Texts(LANGUAGES[0], game_id)
    return frozenset(key.removeprefix("hidden-") for key in texts.messages if key.startswith("hidden-"))


def _hidden_spots(game: Game, state: State, seat: int) -> list[_Spot]:
    spots = []
    for zone, name in enumerate(game.zones):
        place, _, owner = name.partition(".")
        if place in _named_places(game.id):
            cards = [int(card) for card in state.pile(zone)]
            shown = cards if owner else cards[:1]  # of a pile, the card on top comes next
            spots += [
                _Spot(place, int(owner) if owner else NO_SEAT, card)
                for card in shown
                if not state.is_known_to(seat, card)
            ]
    return spots


def _facts(game: Game, spots: list[_Spot], table: State) -> set[Fact]:
    return {Fact(spot.place, game.face_name(table, spot.card), spot.seat) for spot in spots}


class _Group(NamedTuple):
    tables: int
    mean: float
    variance: float
    """Of the mean."""


class _Comparison(NamedTuple):
    inside: _Group
    outside: _Group

    def difference(self) -> float:
        return self.inside.mean - self.outside.mean

    def score(self) -> float:
        """By how many standard errors more is lost with the fact; 0 where there are too few tables."""
        if min(self.inside.tables, self.outside.tables) < LEAST_TABLES:
            return 0.0
        return self.difference() / math.sqrt(self.inside.variance + self.outside.variance)


def _compare(fact: Fact, found: Sequence[set[Fact]], losses: Sequence[float]) -> _Comparison:
    inside = [loss for facts, loss in zip(found, losses, strict=True) if fact in facts]
    outside = [loss for facts, loss in zip(found, losses, strict=True) if fact not in facts]
    return _Comparison(_group(inside), _group(outside))


def _group(losses: list[float]) -> _Group:
    count = len(losses)
    if count < 2:
        return _Group(count, 0.0, 1.0)
    mean = math.fsum(losses) / count
    squares = math.fsum((loss - mean) ** 2 for loss in losses) + SURPRISE
    return _Group(count, mean, squares / (count - 1) / count)
