"""Standing orders: decisions a seat has made in advance, so that it is not asked about everything.

They live beside the game, never in it: an order answers a window the way its owner would, and the
record says that an order did. An order about an *occasion* may answer at once and so close a window
early, because everyone may know that a player does not care about an occasion. An order about a *card*
must wait as long as its owner might have thought: a quick answer would betray the card.

How often a player wants to be asked is a standing order too: questions that are not worth asking are
answered for them. If that depends on their hidden cards, the answer is delayed like everyone's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from questhall.core.engine.errors import UsageError, listed
from questhall.core.engine.rules import DECLINE
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.attention import Asking, Weight
from questhall.core.interface.decision import Decision, current_decision
from questhall.core.interface.game import Game


@dataclass(frozen=True)
class Order:
    """Decline windows (of one occasion, or all), or use something as soon as a window offers it.

    `until` names one of the game's conditions; the order ends when it next becomes true. Without it
    the order holds until it is withdrawn.
    """

    occasion: str = ""
    until: str = ""
    use: str = ""
    has_waited: bool = False  # whether the condition has been false since the order was given

    def is_about_a_card(self) -> bool:
        return bool(self.use)


class When(Enum):
    """When an order answers."""

    AT_ONCE = "at once"
    COVERED = "when everybody's answer comes"
    IN_TIME = "in its own time, as a bot would"
    LATE = "as late as its owner could"


@dataclass(frozen=True)
class Answer:
    """What an order answers, and when."""

    seat: int
    key: str
    when: When


class Orders:
    """The standing orders of all seats of one game."""

    def __init__(self, game: Game, asking: dict[int, Asking] | None = None) -> None:
        """`asking` says how often these seats want to be asked; the others are asked whatever the rules ask."""
        self.game = game
        self.asking: dict[int, Asking] = dict(asking or {})
        self._orders: dict[int, list[Order]] = {}

    def give(self, seat: int, order: Order) -> None:
        """Add an order; a condition the game does not know is refused."""
        if order.until and order.until not in self.game.conditions:
            possible = listed(sorted(self.game.conditions)) or "none"
            raise UsageError(f"unknown condition {order.until!r}; conditions are: {possible}")
        self._orders.setdefault(seat, []).append(order)

    def withdraw(self, seat: int) -> None:
        self._orders.pop(seat, None)

    def of(self, seat: int) -> list[Order]:
        return list(self._orders.get(seat, []))

    def answer(self, state: State) -> Answer | None:
        """The answer of a standing order to the decision now asked, if there is one."""
        if not self._orders and not self.asking:
            return None
        self.end_what_is_over(state)
        asked = current_decision(state)
        if asked is None:
            return None
        return self.answer_to(asked, self.game.weigh(state, asked.seat))

    def answer_to(self, asked: Decision, weight: Weight) -> Answer | None:
        """The answer of a standing order to a decision, which may still be to come."""
        if not asked.is_window:
            is_for_people = bool(self.asking) if asked.seat == PARTY else asked.seat in self.asking
            is_left_out = weight.is_forced and is_for_people
            return Answer(asked.seat, asked.options[0].key, When.IN_TIME) if is_left_out else None
        # Orders about cards come first: someone who arms a card wants it used, whatever else they decline.
        for order in sorted(self.of(asked.seat), key=lambda order: not order.is_about_a_card()):
            key = order.use or DECLINE.verb
            if order.occasion in ("", asked.occasion) and asked.offers(key):
                return Answer(asked.seat, key, When.LATE if order.is_about_a_card() else When.AT_ONCE)
        asking = self.asking.get(asked.seat)
        if asking is None or weight.is_worth_asking(asking):
            return None
        return Answer(asked.seat, DECLINE.verb, When.AT_ONCE if weight.is_quiet else When.COVERED)

    def end_what_is_over(self, state: State) -> None:
        """Remove the orders whose condition has come true."""
        for seat, orders in self._orders.items():
            self._orders[seat] = [kept for order in orders if (kept := self._kept(state, seat, order))]

    def _kept(self, state: State, seat: int, order: Order) -> Order | None:
        if not order.until:
            return order
        if not self.game.conditions[order.until](state, seat):
            return replace(order, has_waited=True)
        return None if order.has_waited else order
