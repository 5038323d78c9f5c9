"""All rules of Rent a Hero, in the order of the rulebook's chapters."""

from __future__ import annotations

from typing import Final

from questhall.core.book import RuleBook
from questhall.games.rent_a_hero import claim, offer, powers, recruit, turn, windows

BOOK: Final = RuleBook(*turn.RULES, *offer.RULES, *recruit.RULES, *powers.RULES, *claim.RULES, *windows.RULES)
