"""A turn: requirement, wanderer, offer, draw.

RAH-TURN-01, RAH-TURN-02, RAH-TURN-03, RAH-TURN-04, RAH-TURN-05, RAH-TURN-06, RAH-TURN-07, RAH-TURN-08,
RAH-TURN-09, RAH-TURN-10, RAH-TURN-11
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.frames import first_of
from questhall.core.engine.knowledge import how_many
from questhall.core.engine.rules import Action, Question, Rule, Sequence, is_asked
from questhall.core.engine.state import EVERYONE
from questhall.games.rent_a_hero.components.deck import draw_into_hand, draw_top
from questhall.games.rent_a_hero.components.event_kinds import (
    DECK_IS_OUT,
    NO_REQUIREMENT_LEFT,
    PAID,
    REQUIREMENT,
    SENT_FROM_DECK,
    SENT_FROM_HAND,
    SENT_NOTHING,
)
from questhall.games.rent_a_hero.components.heroes import HERO, fitting
from questhall.games.rent_a_hero.components.state import (
    DECK,
    DECK_RAN_OUT,
    END_OF_TURN,
    HANDS,
    NO_CARDS_LEFT,
    REQUIREMENT_IGNORED,
    WANDERER,
    Table,
)
from questhall.games.rent_a_hero.powers.any_time_windows import AFTERMATH_WINDOW, REQUIREMENT_WINDOW
from questhall.games.rent_a_hero.powers.powers import PowersOffered, add_power_options
from questhall.games.rent_a_hero.turn.end_of_game import compare_parties
from questhall.games.rent_a_hero.turn.offer import WANDER
from questhall.games.rent_a_hero.turn.wanderer import send_on


@final
class RevealRequirement(Rule[Table]):
    """The active player turns the top card of the deck over onto the discard pile.

    RAH-TURN-02, RAH-TURN-03; without a card to reveal the game is over (RAH-Q22)
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        card = draw_top(table)
        if card == NO_CARD:
            table.tell(NO_REQUIREMENT_LEFT)
            compare_parties(table, NO_CARDS_LEFT)
            return
        table.discard(card)
        table.turns += 1
        table.requirement = card
        table.is_sent = False
        table.tell(REQUIREMENT, seat, table.faces[card])


@final
class Send(PowersOffered):
    """The active player sends a matching card, or the top card of the deck if none matches.

    RAH-TURN-04, RAH-TURN-05, RAH-TURN-07, RAH-P6-01, RAH-Q03, RAH-Q10, RAH-Q13
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        matching = table.matching(seat)
        if matching == 0:
            table.offer(SEND_FROM_DECK.at(seat) if table.can_draw() else SEND_NOTHING.at(seat))
        table.offer_each(SEND_CARD, seat, matching)
        add_power_options(table, seat)
        table.ask(seat, self.at(seat))

    def resume(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        """After a power: the window before this decision, then the decision (RAH-Q01)."""
        table.push_in_order(REQUIREMENT_WINDOW.opened_by(seat), self.at(seat))


@final
class SendCard(Action[Table]):
    """Send a matching hand card face down to the left. RAH-TURN-04, RAH-TURN-09"""

    def run(self, table: Table, seat: i64, hero: i64, _c: i64, /) -> None:
        card = table.pick(HANDS + seat, hero, seat)
        set_out(table, seat, card)
        if table.knowledge is not None and not table.has_lasting(REQUIREMENT_IGNORED, EVERYONE):
            fits = int(fitting(table.required(), table.seats))
            table.show_fact(how_many(table.knowledge.everybody, [int(card)], fits, 1, 1))
        table.tell_secret(SENT_FROM_HAND, seat, table.holder, card)

    def as_seen(self, table: Table, option: i64, _onlooker: i64, /) -> i64:
        """The others see that a hand card was sent, not which (RAH-TURN-09)."""
        return self.at(first_of(option))

    def why_not(self, table: Table, seat: i64, hero: i64, _c: i64, /) -> str:
        if not is_asked(table, seat, SEND) or not table.holds(HANDS + seat, hero):
            return "RAH-TURN-04"
        matching = table.matching(seat)
        if matching & BIT[hero]:
            return ""
        return "RAH-TURN-05" if matching else "RAH-TURN-07"


@final
class SendFromDeck(Action[Table]):
    """Without a matching card the top card of the deck is sent, and a hand card is the price.

    RAH-TURN-07, RAH-TURN-08, RAH-Q15, RAH-Q16
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        note_that_nothing_fits(table, seat)
        card = draw_top(table)
        table.show(card, seat)
        set_out(table, seat, card)
        table.tell_secret(SENT_FROM_DECK, seat, table.holder, card)
        if table.size(HANDS + seat) > 0:
            table.push(PRICE.at(seat))

    def why_not(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        if not is_asked(table, seat, SEND):
            return "RAH-TURN-07"
        if table.matching(seat):
            return "RAH-Q10" if table.has_lasting(REQUIREMENT_IGNORED, EVERYONE) else "RAH-TURN-05"
        return "" if table.can_draw() else "RAH-Q03"


@final
class SendNothing(Action[Table]):
    """No card fits and the deck is empty: there is no wanderer this turn. RAH-Q03, RAH-Q22"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        note_that_nothing_fits(table, seat)
        table.is_sent = True
        table.tell(SENT_NOTHING, seat)

    def why_not(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        if not is_asked(table, seat, SEND):
            return "RAH-Q03"
        if table.matching(seat):
            return "RAH-TURN-05"
        return "RAH-TURN-07" if table.can_draw() else ""


def note_that_nothing_fits(table: Table, seat: i64) -> None:
    """Everybody sees that the wanderer does not come from the hand, so no card in it fits (RAH-Q15)."""
    if table.knowledge is None:
        return
    hand = [int(card) for card in table.pile(HANDS + seat)]
    fits = int(fitting(table.required(), table.seats))
    table.show_fact(how_many(table.knowledge.everybody, hand, fits, 0, 0))


def set_out(table: Table, seat: i64, card: i64) -> None:
    """A card becomes the wanderer and lies in front of the player to the left."""
    table.put(card, WANDERER)
    table.is_sent = True
    send_on(table, seat)


@final
class Price(Question[Table]):
    """After sending from the deck the active player discards a hand card of choice.

    RAH-TURN-08, RAH-Q16
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.offer_each(PAY, seat, table.heroes_in(HANDS + seat))
        table.ask(seat, self.at(seat))


@final
class Pay(Action[Table]):
    """Discard a hand card face up. RAH-TURN-08, RAH-Q15"""

    def run(self, table: Table, seat: i64, hero: i64, _c: i64, /) -> None:
        table.discard(table.pick(HANDS + seat, hero, seat))
        table.tell(PAID, seat, hero)

    def why_not(self, table: Table, seat: i64, hero: i64, _c: i64, /) -> str:
        if not is_asked(table, seat, PRICE) or not table.holds(HANDS + seat, hero):
            return "RAH-TURN-08"
        return ""


@final
class RequirementServed(Rule[Table]):
    """The wanderer and all powers are settled: from window (f) on the requirement is an ordinary card.

    RAH-TURN-03, RAH-Q22
    """

    def run(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> None:
        table.requirement = NO_CARD


@final
class DrawCard(Rule[Table]):
    """The active player draws one card, if the deck still has one. RAH-TURN-10, RAH-Q04"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        draw_into_hand(table, seat)


@final
class EndTurn(Rule[Table]):
    """The game ends when the deck has run out; otherwise the turn passes to the left.

    RAH-TURN-01, RAH-TURN-10, RAH-END-02, RAH-VAR-02
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.end_lasting(END_OF_TURN)
        if table.size(DECK) == 0 and not table.is_endless():
            table.tell(DECK_IS_OUT)
            compare_parties(table, DECK_RAN_OUT)
            return
        table.active = table.left_of(seat)
        begin_turn(table)


SEND: Final = Send("send")
SEND_CARD: Final = SendCard("send", "RAH-TURN-04", HERO)
SEND_FROM_DECK: Final = SendFromDeck("send deck", "RAH-TURN-07")
SEND_NOTHING: Final = SendNothing("send nothing", "RAH-Q03")
PRICE: Final = Price("price")
PAY: Final = Pay("discard", "RAH-TURN-08", HERO)
REVEAL_REQUIREMENT: Final = RevealRequirement()
REQUIREMENT_SERVED: Final = RequirementServed()
DRAW_CARD: Final = DrawCard()
END_TURN: Final = EndTurn()

TURN: Final = Sequence(
    "turn",
    REVEAL_REQUIREMENT,  # RAH-TURN-02, RAH-TURN-03
    REQUIREMENT_WINDOW,  # window (a)
    SEND,  # RAH-TURN-04, RAH-TURN-05, RAH-TURN-06, RAH-TURN-07, RAH-TURN-08
    WANDER,  # RAH-OFFER-01, RAH-OFFER-02, RAH-OFFER-03
    REQUIREMENT_SERVED,
    AFTERMATH_WINDOW,  # window (f)
    DRAW_CARD,  # RAH-TURN-10
    END_TURN,  # RAH-TURN-01
)


NOBODY_ASKED: Final = 0  # how many seats the windows of a turn have asked when the turn begins


def begin_turn(table: Table) -> None:
    """The turn of the active player."""
    table.push(TURN.at(table.active, NOBODY_ASKED))


def go_on_after(table: Table, done: Rule[Table]) -> None:
    """The rest of the active player's turn, once this step of it is done: for laid-out positions."""
    i = len(TURN.steps) - 1
    while TURN.steps[i] is not done:
        table.push(TURN.steps[i].at(table.active, NOBODY_ASKED))
        i -= 1


RULES: Final[list[Rule[Any]]] = [
    TURN,
    REVEAL_REQUIREMENT,
    SEND,
    SEND_CARD,
    SEND_FROM_DECK,
    SEND_NOTHING,
    PRICE,
    PAY,
    REQUIREMENT_SERVED,
    DRAW_CARD,
    END_TURN,
]
