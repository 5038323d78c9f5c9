"""What the texts of questions and options may refer to, taken from the view of the player asked."""

from __future__ import annotations

from collections.abc import Mapping

from questhall.games.warhammer_quest.showing import table_texts
from questhall.games.warhammer_quest.showing.view_types import read
from questhall.i18n.speech import Context, Speech
from questhall.i18n.texts import Name


def context(view: Mapping[str, object], speech: Speech) -> dict[str, Context]:
    """Enemies and dice by their places, the action going on, and what the question is about."""
    table = read(view)
    found: dict[str, Context] = {
        "enemy": table_texts.places(table, speech),
        "die": table_texts.dice(table, speech),
        "card": table_texts.actions(table, speech),
        "turn": "yours" if table.seat == table.active else "other",
    }
    if table.active is not None:
        found["active"] = speech.names[table.active]
    if table.action:
        found["action"] = Name("card", table.action[-1].card)
        found["roll"] = table_texts.roll(table, table.action[-1], speech)
    if table.question.amount is not None:
        found["amount"] = table.question.amount
    if table.question.card is not None:
        found["foe"] = Name("card", table.question.card)
    if table.question.next is not None:
        is_own = table.question.moment == "activation" and table.question.next == table.seat
        found["moment"] = "yours" if is_own else str(table.question.moment)
        found["next"] = speech.names[table.question.next]
    if table.drawn:
        found["drawn"] = Name("card", table.drawn[0])
    own = table.own()
    if own is not None:
        found["visits"] = len(own.visits)
    return found
