"""What a character may do at any time besides casting: ditch, drink, change alignment, sell.

TAL-DITCH-01, TAL-OWN-02, TAL-OWN-03, TAL-Q33
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Rule
from questhall.games.talisman.belongings.alignment import REALIGN, can_realign
from questhall.games.talisman.belongings.counters import gain_gold
from questhall.games.talisman.belongings.objects_and_followers import (
    add_ditch_options,
    discard_belonging,
)
from questhall.games.talisman.casting.moments import (
    AFTER_MOVE,
    AT_TURN_END,
    AT_TURN_START,
    BEFORE_CARD,
    BEFORE_CHARACTER,
    BEFORE_SPACE,
)
from questhall.games.talisman.casting.spells_being_cast import is_immobile
from questhall.games.talisman.components.character_cards import DRUID, EVIL, GOOD
from questhall.games.talisman.components.event_kinds import DRANK_POTION
from questhall.games.talisman.components.printed_cards import (
    ALCHEMIST,
    CARD,
    POTION_OF_STRENGTH,
    STRENGTH_WHEN_DRUNK,
)
from questhall.games.talisman.components.state import (
    END_OF_TURN,
    OBJECTS,
    STRENGTHENED,
    Table,
)


def add_aids(table: Table, seat: i64, moment: i64, is_concerned: bool) -> None:
    """Offer what may be done at any time.

    Between the steps of his own turn a player may always ditch (TAL-Q33). In the turns of others the moments
    for it are the start of a turn, and before anything that concerns him: asking everybody before every card
    would help nobody.
    """
    if is_immobile(table, seat):
        return
    if table.uses_object(seat, POTION_OF_STRENGTH):
        table.offer(DRINK.at(seat))
    if moment == AT_TURN_START or is_concerned or (seat == table.active and is_between_steps(moment)):
        add_ditch_options(table, seat)
        if table.has_follower(seat, ALCHEMIST):
            table.offer_each(TRANSMUTE, seat, OBJECTS + seat)
        if table.is_character(seat, DRUID):
            for alignment in range(GOOD, EVIL + 1):
                if can_realign(table, seat, alignment):
                    table.offer(REALIGN.at(seat, alignment))


def is_between_steps(moment: i64) -> bool:
    return moment in (AT_TURN_START, AFTER_MOVE, BEFORE_CARD, BEFORE_SPACE, BEFORE_CHARACTER, AT_TURN_END)


@final
class Drink(Choice[Table]):
    """The Potion of Strength: more Strength until the end of the turn; the card is used up."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.ask_again()
        discard_belonging(table, seat, POTION_OF_STRENGTH)
        table.begin_lasting(
            STRENGTHENED, seat, seat, END_OF_TURN, amount=STRENGTH_WHEN_DRUNK[POTION_OF_STRENGTH]
        )
        table.tell(DRANK_POTION, seat)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        if table.top(OBJECTS + seat) == NO_CARD or not table.has_object(seat, POTION_OF_STRENGTH):
            return "TAL-OWN-01"
        if is_immobile(table, seat):
            return "TAL-GOLDEN-03"
        return "TAL-Q116" if not table.uses_object(seat, POTION_OF_STRENGTH) else "TAL-OWN-03"


@final
class Transmute(Choice[Table]):
    """The Alchemist among the Followers turns an Object into gold."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.ask_again()
        discard_belonging(table, seat, face)
        gain_gold(table, seat, 1)


DRINK: Final = Drink("drink", "TAL-OWN-03")
TRANSMUTE: Final = Transmute("transmute", "TAL-OWN-03", CARD)
RULES: Final[list[Rule[Any]]] = [DRINK, TRANSMUTE]
