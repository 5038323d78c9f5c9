"""Reasons in words: the hidden card on which an option depends."""

from __future__ import annotations

from questhall.analysis.points import percent
from questhall.analysis.reasons import NO_SEAT, Fact, Reason
from questhall.i18n.speech import Speech, text_name
from questhall.i18n.texts import Argument


def tell_reason(reason: Reason, speech: Speech, chooser: str = "") -> str:
    """Where the loss of an option comes from, in a sentence that names the card, and whoever chose it."""
    otherwise = percent(reason.otherwise)
    return speech.say(
        "analysis-reason",
        fact=tell_fact(reason.fact, speech),
        tables=reason.tables,
        of=reason.of,
        loss=percent(reason.loss),
        side="loses" if otherwise > 0 else "gains" if otherwise < 0 else "even",
        otherwise=abs(otherwise),
        whose="chosen" if chooser else "option",
        chooser=chooser,
    )


def tell_fact(fact: Fact, speech: Speech) -> str:
    """Where a card lies, as a part of a sentence: the wanderer is the Witch."""
    game = speech.game
    names = [
        text_name(game, kind, fact.card)
        for kind, noun in game.nouns.items()
        if fact.card in noun.names and speech.texts.has(text_name(game, kind, fact.card).key())
    ]
    arguments: dict[str, Argument] = {"card": names[0]}
    if fact.seat != NO_SEAT:
        arguments["seat"] = speech.names[fact.seat]
    return speech.say(f"hidden-{fact.place}", **arguments)
