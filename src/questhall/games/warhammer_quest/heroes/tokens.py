"""Success tokens: claimed, placed on action cards, discarded.

WHQ-TOKEN-01, WHQ-TOKEN-02, WHQ-TOKEN-03, WHQ-AID-03, WHQ-COST-01, WHQ-Q19, WHQ-Q22
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.warhammer_quest.components.event_kinds import DISCARDED_TOKEN, PLACED_TOKEN
from questhall.games.warhammer_quest.components.face_numbers import SICKENED
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import ACTIONS, TOKEN_LIMIT, Table
from questhall.games.warhammer_quest.components.switches import EMPTY_CHOICES, SURPLUS_TOKENS_PASS_ON
from questhall.games.warhammer_quest.heroes.conditions import can_gain, gain_condition
from questhall.games.warhammer_quest.heroes.wounds import suffer


def tokens_of(table: Table, seat: i64) -> i64:
    """All tokens on a hero's action cards."""
    total: i64 = 0
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        total += table.amount(card)
        card = table.links[card]
    return total


def claim_tokens(table: Table, seat: i64, count: i64) -> None:
    """Tokens go on the hero's action cards, two on each at most; the rest is lost (WHQ-Q19).

    The supply never runs out (WHQ-COMPONENT-01).
    """
    if count > 0 and table.is_standing(seat):
        table.push(PLACE_TOKENS.at(seat, count))


@final
class PlaceTokens(Question[Table]):
    """The hero puts each token where he likes (WHQ-AID-03)."""

    def run(self, table: Table, seat: i64, count: i64, _c: i64, /) -> None:
        if count == 0 or not table.is_standing(seat):
            return
        card = table.top(ACTIONS + seat)
        while card != NO_CARD:
            if table.amount(card) < TOKEN_LIMIT:
                table.offer(PLACE_TOKEN.at(seat, table.faces[card]))
            card = table.links[card]
        if table.option_count > 0:
            table.ask(seat, self.at(seat, count))
        elif table.variants & SURPLUS_TOKENS_PASS_ON:
            pass_on(table, seat, count)


def pass_on(table: Table, seat: i64, count: i64) -> None:
    """The other reading of WHQ-Q19: the next hero who has room gets the rest."""
    other = table.left_of(seat)
    while other != seat:
        if table.is_standing(other) and tokens_of(table, other) < table.size(ACTIONS + other) * TOKEN_LIMIT:
            table.push(PLACE_TOKENS.at(other, count))
            return
        other = table.left_of(other)


@final
class PlaceToken(Choice[Table]):
    """WHQ-TOKEN-01"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(PLACE_TOKENS.at(seat, second_of(table.asking) - 1))
        table.add_amount(table.find(ACTIONS + seat, face), 1)
        table.tell(PLACED_TOKEN, seat, face)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        card = table.find(ACTIONS + seat, face)
        if card != NO_CARD and table.amount(card) >= TOKEN_LIMIT:
            return "WHQ-TOKEN-01"
        return "WHQ-AID-03"


def add_token_options(table: Table, seat: i64, action: Choice[Table]) -> None:
    """Offer to discard a token from any of the hero's action cards (WHQ-COST-01)."""
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        if table.amount(card) > 0:
            table.offer(action.at(seat, table.faces[card]))
        card = table.links[card]


def discard_token(table: Table, seat: i64, face: i64) -> None:
    table.add_amount(table.find(ACTIONS + seat, face), -1)
    table.tell(DISCARDED_TOKEN, seat, face)


# "Discards 1 token or ...", his choice


@final
class TokenOrWounds(Question[Table]):
    """Discard a token, or suffer this many wounds, by an enemy's keyword or by another effect."""

    def run(self, table: Table, seat: i64, wounds: i64, cause: i64, /) -> None:
        if not table.is_standing(seat):
            return
        if tokens_of(table, seat) == 0:
            suffer(table, seat, wounds, cause)
            return
        add_token_options(table, seat, DISCARD_TOKEN)
        table.offer(SUFFER_INSTEAD.at(seat))
        table.ask(seat, self.at(seat, wounds, cause))


def can_lose_token_or_sicken(table: Table, seat: i64) -> bool:
    """Whether "discards 1 token or becomes sickened" does anything to this hero (WHQ-Q22)."""
    return table.is_standing(seat) and (tokens_of(table, seat) > 0 or can_gain(table, seat, SICKENED))


@final
class TokenOrSickened(Question[Table]):
    """Discard a token, or become sickened; a hero who can do only one of them does that (WHQ-Q22)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_standing(seat):
            return
        add_token_options(table, seat, DISCARD_TOKEN)
        is_free = table.option_count > 0 and table.variants & EMPTY_CHOICES != 0
        if is_free or can_gain(table, seat, SICKENED):
            if table.option_count == 0:
                gain_condition(table, seat, SICKENED)
                return
            table.offer(SICKEN_INSTEAD.at(seat))
        if table.option_count > 0:
            table.ask(seat, self.at(seat))


@final
class DiscardToken(Choice[Table]):
    """WHQ-COST-01"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        discard_token(table, seat, face)


@final
class SufferInstead(Choice[Table]):
    """The question says how many wounds, and what causes them."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        suffer(table, seat, second_of(table.asking), third_of(table.asking))


@final
class SickenInstead(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        gain_condition(table, seat, SICKENED)


PLACE_TOKENS: Final = PlaceTokens("place_tokens")
PLACE_TOKEN: Final = PlaceToken("place token", "WHQ-AID-03", CARD)
TOKEN_OR_WOUNDS: Final = TokenOrWounds("token_or_wounds")
TOKEN_OR_SICKENED: Final = TokenOrSickened("token_or_sickened")
DISCARD_TOKEN: Final = DiscardToken("discard token", "WHQ-COST-01", CARD)
SUFFER_INSTEAD: Final = SufferInstead("suffer instead", "WHQ-GOLDEN-05")
SICKEN_INSTEAD: Final = SickenInstead("sicken instead", "WHQ-GOLDEN-05")
RULES: Final[list[Rule[Any]]] = [
    PLACE_TOKENS,
    PLACE_TOKEN,
    TOKEN_OR_WOUNDS,
    TOKEN_OR_SICKENED,
    DISCARD_TOKEN,
    SUFFER_INSTEAD,
    SICKEN_INSTEAD,
]
