"""What people in towns and at market stalls do for gold: sell equipment, heal, buy Objects.

TAL-PURCHASE-01, TAL-PURCHASE-02, TAL-PURCHASE-04, TAL-LIFE-13, TAL-LIFE-15, TAL-GOLD-01, TAL-GOLD-03,
TAL-GOLD-04, TAL-Q53, TAL-Q54, TAL-Q59, TAL-Q66
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.counters import can_gain_life, gain_gold, heal, pay, wounds
from questhall.games.talisman.belongings.objects_and_followers import discard_belonging, may_have, receive
from questhall.games.talisman.components.character_cards import THIEF
from questhall.games.talisman.components.event_kinds import BOUGHT, PILFERED
from questhall.games.talisman.components.printed_cards import (
    CARD,
    PURCHASE_ARMOUR,
    PURCHASE_AXE,
    PURCHASE_HELMET,
    PURCHASE_MULE,
    PURCHASE_RAFT,
    PURCHASE_SHIELD,
    PURCHASE_SWORD,
    PURCHASE_WATER_BOTTLE,
    column,
)
from questhall.games.talisman.components.state import GOLD, OBJECTS, PURCHASE_STACK, Table

# Where equipment is sold
AT_THE_BLACKSMITH: Final = 0
AT_THE_MARKET: Final = 1  # the Market, and Market Day

FIRST_WARE: Final = PURCHASE_ARMOUR
LAST_WARE: Final = PURCHASE_WATER_BOTTLE
NOT_SOLD: Final = 0


def _prices(prices: dict[int, int]) -> vec[i64]:
    """A column with one row for each kind of Purchase card."""
    return column([prices.get(face, NOT_SOLD) for face in range(FIRST_WARE, LAST_WARE + 1)])


VILLAGE_PRICES: Final = _prices(
    {PURCHASE_HELMET: 2, PURCHASE_SWORD: 2, PURCHASE_AXE: 3, PURCHASE_SHIELD: 3, PURCHASE_ARMOUR: 4},
)
MARKET_PRICES: Final = _prices(
    {
        PURCHASE_SWORD: 1,
        PURCHASE_HELMET: 1,
        PURCHASE_WATER_BOTTLE: 1,
        PURCHASE_SHIELD: 2,
        PURCHASE_MULE: 2,
        PURCHASE_RAFT: 3,
    },
)


def price_of(where: i64, ware: i64) -> i64:
    """What a Purchase card costs there, or that it is not sold."""
    if where == AT_THE_BLACKSMITH:
        return VILLAGE_PRICES[ware - FIRST_WARE]
    return MARKET_PRICES[ware - FIRST_WARE]


def prices_at(where: int) -> dict[int, int]:
    """Everything sold there, with its price; for views."""
    prices = {ware: int(price_of(where, ware)) for ware in range(FIRST_WARE, LAST_WARE + 1)}
    return {ware: price for ware, price in prices.items() if price != NOT_SOLD}


# Buying


def open_shop(table: Table, seat: i64, where: i64) -> None:
    """He may buy any number of cards that are left in the Purchase deck, one by one."""
    table.push(SHOPPING.at(seat, where, HAS_NOT_PILFERED))


def can_get(table: Table, seat: i64, ware: i64) -> bool:
    """Only what is still in the deck (TAL-PURCHASE-04, TAL-Q59), and what he may have (TAL-OWN-08)."""
    return table.find(PURCHASE_STACK, ware) != NO_CARD and may_have(table, seat, ware)


def take_ware(table: Table, seat: i64, ware: i64) -> None:
    """Take the matching Purchase card (TAL-PURCHASE-01)."""
    card = table.find(PURCHASE_STACK, ware)
    table.take(card, PURCHASE_STACK)
    receive(table, seat, card)


@final
class Shopping(Question[Table]):
    """Buy another card, or leave the shop. TAL-PURCHASE-01, TAL-PURCHASE-04"""

    def run(self, table: Table, seat: i64, where: i64, has_pilfered: i64, /) -> None:
        ware: i64 = FIRST_WARE
        while ware <= LAST_WARE:
            price = price_of(where, ware)
            if price != NOT_SOLD and price <= table.get(seat, GOLD) and can_get(table, seat, ware):
                table.offer(BUY.at(seat, ware))
            ware += 1
        if has_pilfered == HAS_NOT_PILFERED:
            add_pilfer_options(table, seat)
        if table.option_count > 0:
            table.offer(BUY_NO_MORE.at(seat))
            table.ask(seat, self.at(seat, where, has_pilfered))


@final
class Buy(Choice[Table]):
    """Pay the price in full and take the card (TAL-GOLD-04, TAL-Q53)."""

    def run(self, table: Table, seat: i64, ware: i64, _c: i64, /) -> None:
        table.push(table.asking)
        pay(table, seat, price_of(second_of(table.asking), ware))
        table.tell(BOUGHT, seat, ware)
        take_ware(table, seat, ware)

    def reason(self, table: Table, seat: i64, ware: i64, _c: i64, /) -> str:
        if not may_have(table, seat, ware):
            return "TAL-OWN-08"
        return "TAL-PURCHASE-04" if table.find(PURCHASE_STACK, ware) == NO_CARD else "TAL-Q53"


# The Thief helps himself


def add_pilfer_options(table: Table, seat: i64) -> None:
    """Any kind of card that is still in the deck, even one that is not sold here."""
    if not table.is_character(seat, THIEF):
        return
    ware: i64 = FIRST_WARE
    while ware <= LAST_WARE:
        if can_get(table, seat, ware):
            table.offer(PILFER.at(seat, ware))
        ware += 1


@final
class Pilfering(Question[Table]):
    """In the Village the Thief may take a card whichever service he has visited."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        add_pilfer_options(table, seat)
        if table.option_count > 0:
            table.offer(PILFER_NOTHING.at(seat))
            table.ask(seat, self.at(seat))


@final
class Pilfer(Choice[Table]):
    """Take one card without paying, once a visit; in a shop he may go on buying."""

    def run(self, table: Table, seat: i64, ware: i64, _c: i64, /) -> None:
        if table.book.rule(table.asking) is SHOPPING:
            table.push(SHOPPING.at(seat, second_of(table.asking), HAS_PILFERED))
        table.tell(PILFERED, seat, ware)
        take_ware(table, seat, ware)

    def reason(self, table: Table, seat: i64, ware: i64, _c: i64, /) -> str:
        if not table.is_character(seat, THIEF):
            return "TAL-GOLDEN-02"
        if not may_have(table, seat, ware):
            return "TAL-OWN-08"
        return "TAL-PURCHASE-04"


# Healing


def heal_for_gold(table: Table, seat: i64, most: i64) -> None:
    """He may heal up to this many Lives for a coin each, one by one."""
    table.push(PAID_HEALING.at(seat, most))


def can_be_healed(table: Table, seat: i64) -> bool:
    """Whether a Life is missing and there is a counter for it (TAL-LIFE-13, TAL-Q54)."""
    return wounds(table, seat) > 0 and can_gain_life(table, seat)


@final
class PaidHealing(Question[Table]):
    """Heal one more Life for a coin, or leave it at that. TAL-LIFE-13, TAL-LIFE-15"""

    def run(self, table: Table, seat: i64, most: i64, _c: i64, /) -> None:
        if most > 0 and table.get(seat, GOLD) > 0 and can_be_healed(table, seat):
            table.offer(BUY_LIFE.at(seat))
            table.offer(BUY_NO_LIFE.at(seat))
            table.ask(seat, self.at(seat, most))


@final
class BuyLife(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(PAID_HEALING.at(seat, second_of(table.asking) - 1))
        buy_life(table, seat)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return why_no_life(table, seat)


def buy_life(table: Table, seat: i64) -> None:
    """One Life for one coin."""
    pay(table, seat, 1)
    heal(table, seat, 1)


def why_no_life(table: Table, seat: i64) -> str:
    """The clause that forbids buying a Life."""
    if table.is_alive(seat) and wounds(table, seat) == 0:
        return "TAL-LIFE-13"
    return "TAL-Q53" if table.get(seat, GOLD) == 0 else "TAL-ENC-01"


def heal_freely(table: Table, seat: i64, most: i64) -> None:
    """He may heal up to this many Lives without paying."""
    table.push(FREE_HEALING.at(seat, most))


@final
class FreeHealing(Question[Table]):
    """TAL-LIFE-13"""

    def run(self, table: Table, seat: i64, most: i64, _c: i64, /) -> None:
        if can_be_healed(table, seat):
            table.offer(ACCEPT_HEALING.at(seat))
            table.offer(DECLINE_HEALING.at(seat))
            table.ask(seat, self.at(seat, most))


@final
class AcceptHealing(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        heal(table, seat, second_of(table.asking))

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-LIFE-13"


# Selling


def sell_objects(table: Table, seat: i64) -> None:
    """He may turn any number of Objects into a coin each, one by one."""
    table.push(SELLING.at(seat))


@final
class Selling(Question[Table]):
    """Every Object will do, usable or not, and even the Raft (TAL-OWN-06, TAL-Q66)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.offer_each(SELL, seat, OBJECTS + seat)
        if table.option_count > 0:
            table.offer(SELL_NO_MORE.at(seat))
            table.ask(seat, self.at(seat))


@final
class Sell(Choice[Table]):
    """The card is discarded, the coin comes from the common supply (TAL-GOLD-05)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        discard_belonging(table, seat, face)
        gain_gold(table, seat, 1)


HAS_NOT_PILFERED: Final = 0
HAS_PILFERED: Final = 1
SHOPPING: Final = Shopping("shopping")
BUY: Final = Buy("buy", "TAL-PURCHASE-01", CARD)
BUY_NO_MORE: Final = Pass("buy no more", "TAL-PURCHASE-01")
PILFERING: Final = Pilfering("pilfering")
PILFER: Final = Pilfer("pilfer", "TAL-GOLDEN-02", CARD)
PILFER_NOTHING: Final = Pass("pilfer nothing", "TAL-OWN-03")
PAID_HEALING: Final = PaidHealing("paid_healing")
BUY_LIFE: Final = BuyLife("buy life", "TAL-LIFE-13")
BUY_NO_LIFE: Final = Pass("buy no life", "TAL-LIFE-13")
FREE_HEALING: Final = FreeHealing("free_healing")
ACCEPT_HEALING: Final = AcceptHealing("accept healing", "TAL-LIFE-13")
DECLINE_HEALING: Final = Pass("decline healing", "TAL-LIFE-13")
SELLING: Final = Selling("selling")
SELL: Final = Sell("sell", "TAL-OWN-01", CARD)
SELL_NO_MORE: Final = Pass("sell no more", "TAL-Q117")
RULES: Final[list[Rule[Any]]] = [
    SHOPPING,
    BUY,
    BUY_NO_MORE,
    PILFERING,
    PILFER,
    PILFER_NOTHING,
    PAID_HEALING,
    BUY_LIFE,
    BUY_NO_LIFE,
    FREE_HEALING,
    ACCEPT_HEALING,
    DECLINE_HEALING,
    SELLING,
    SELL,
    SELL_NO_MORE,
]
