"""All rules of Rent a Hero, in the order of the rulebook's chapters."""

from __future__ import annotations

from typing import Final

from questhall.core.engine.rulebook import RuleBook
from questhall.games.rent_a_hero.powers import any_time_windows, powers, sergeant_claim
from questhall.games.rent_a_hero.turn import offer, recruit, turn

BOOK: Final = RuleBook(
    *turn.RULES, *offer.RULES, *recruit.RULES, *powers.RULES, *sergeant_claim.RULES, *any_time_windows.RULES
)
