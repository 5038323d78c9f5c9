"""Where the wanderer goes: on to the left, or onto the discard pile.

RAH-OFFER-02, RAH-P2-01, RAH-P4-02
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import NOBODY
from questhall.games.rent_a_hero.components.event_kinds import WANDERER_DISCARDED
from questhall.games.rent_a_hero.components.state import (
    END_OF_TURN,
    RECRUIT_SHOWN,
    WANDERER,
    WANDERER_SEEN,
    Table,
)
from questhall.games.rent_a_hero.turn.hint import turn_up_hints


def why_no_wanderer(table: Table) -> str:
    """A recruited hero is no longer a wanderer; otherwise there is simply none."""
    return "RAH-RECRUIT-05" if table.top(RECRUIT_SHOWN) != NO_CARD else "RAH-POWER-05"


def look_at_the_wanderer(table: Table, seat: i64) -> None:
    """A player other than the active one, who sent it, now knows it."""
    table.show(table.wanderer(), seat)
    table.begin_lasting(WANDERER_SEEN, seat, seat, END_OF_TURN)


def discard_the_wanderer(table: Table) -> None:
    """The wanderer goes face up to the discard pile; the offer is over."""
    card = table.take_top(WANDERER)
    table.holder = NOBODY
    table.discard(card)
    table.tell(WANDERER_DISCARDED, table.faces[card])
    turn_up_hints(table)  # as soon as the wanderer is settled (RAH-Q05)


def send_on(table: Table, seat: i64) -> None:
    """The wanderer moves from `seat` to the next player on the left."""
    table.cause = seat
    table.holder = table.left_of(seat)
