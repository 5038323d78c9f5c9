"""How a game of Rent a Hero stands: each player's share of the victory, guessed from the table.

A party counts for more as the deck runs out; eliminated cards lose tie-breaks, unused powers and
cards in hand help. The weights were fitted to games between rules of thumb by `tools/fit_evaluation.py`
(docs/bots.md says how).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.bits import count_bits
from questhall.core.engine.state import ONGOING, State
from questhall.core.search.policy import Evaluation, share_out
from questhall.games.rent_a_hero.components.state import DECK, ELIMINATED, HANDS, PARTIES, Table

FULL_DECK: Final = 60.0


@final
class Standing(Evaluation):
    """The share of the victory that each seat can expect."""

    def judge(self, state: State, worth: vec[float]) -> None:
        if state.ending != ONGOING:
            share_out(state, state.winners, worth)
            return
        assert isinstance(state, Table)
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = math.exp(strength(state, seat))
            total += worth[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            worth[seat] = worth[seat] / total
            seat += 1


def strength(table: Table, seat: i64) -> float:
    """A seat's prospects; the share of the victory grows with its exponential."""
    done = 1.0 - float(table.size(DECK)) / FULL_DECK
    late = done * done * done
    party = float(table.size(PARTIES + seat))
    eliminated = float(table.size(ELIMINATED + seat))
    powers = float(count_bits(table.upright_heroes(seat)))
    hand = float(table.size(HANDS + seat))
    return (
        party * (0.04 + 1.46 * late)
        - eliminated * (0.07 + 0.19 * late)
        + powers * (0.05 + 0.25 * done)
        + hand * (0.12 - 0.1 * done)
    )
