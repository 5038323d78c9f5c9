"""The campaign An Uneasy Alliance as a chronicle: each quest with what it brought, and what comes next.

WHQ-CAMPAIGN-02, WHQ-WIN-02, WHQ-POOL-06
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec
from rich.text import Text

from questhall.core.engine.errors import FormatError
from questhall.core.records.campaign import Content, Entry
from questhall.games.warhammer_quest.showing.campaign_log import Belongings, Log, read_log
from questhall.games.warhammer_quest.showing.table_texts import PARTING
from questhall.i18n.speech import Speech, text_name
from questhall.i18n.texts import Name

Row = tuple[str, Text]
"""A label and what stands beside it."""


class Told(msgspec.Struct):
    """What the game tells of a quest: see `WarhammerQuest.chronicle`."""

    quest: Literal["quest-1", "quest-2", "quest-3", "quest-4", "quest-5"]
    rounds: int


def _told_of(entry: Entry) -> Told:
    try:
        return msgspec.convert(entry.told, Told)
    except msgspec.ValidationError as problem:
        raise FormatError(f"{entry.record}: not the result of a quest: {problem}") from problem


def title(speech: Speech) -> str:
    return speech.say("chronicle-title")


def chapter(content: Content, number: int, speech: Speech) -> tuple[str, list[Row]]:
    """One quest of the chronicle: how it ended, what each hero gained, what was in the pool then."""
    entry = content.chronicle[number]
    told = _told_of(entry)
    heading = speech.say(
        f"chronicle-{entry.ending}",
        quest=speech.say(f"variant-{told.quest}"),
        rounds=told.rounds,
        date=f"{entry.ended:%Y-%m-%d %H:%M}",
    )
    rows: list[Row] = []
    log = log_after(entry)
    before = log_after(content.chronicle[number - 1]) if number else None
    if log is not None:
        rows += _gains(before, log, speech)
        rows += _pool(log, speech)
    rows.append((speech.say("chronicle-record"), Text(entry.record)))
    return heading, rows


def outlook(content: Content, is_running: bool, speech: Speech) -> tuple[str, list[Row]]:
    """How the campaign ended, or which quest comes next and with what the heroes go there."""
    say = speech.say
    log = log_after(content.chronicle[-1]) if content.chronicle else None
    if not content.record:
        ending = content.chronicle[-1].ending
        told = Text(say(f"outcome-campaign-{ending}"))
        return say("chronicle-campaign-won" if ending == "victory" else "chronicle-campaign-lost"), [("", told)]
    quest = say(f"variant-{log.quest if log is not None else 'quest-1'}")
    heading = say("chronicle-playing" if is_running else "chronicle-next", quest=quest)
    if log is None:
        return heading, []
    rows = [
        (_who(seat, belongings, speech), Text(_has(belongings, speech)))
        for seat, belongings in enumerate(log.heroes)
    ]
    return heading, [*rows, *_pool(log, speech)]


def log_after(entry: Entry) -> Log | None:
    """What a quest passed on; the last one passes on nothing."""
    return read_log(msgspec.json.encode(entry.passed_on).decode()) if entry.passed_on else None


def _who(seat: int, belongings: Belongings, speech: Speech) -> str:
    return speech.say(
        "chronicle-hero", seat=speech.names[seat], hero=text_name(speech.game, "hero", belongings.hero)
    )


def _cards(names: list[str], speech: Speech) -> str:
    return ", ".join(speech.say(f"card-{name}") for name in names)


def _has(belongings: Belongings, speech: Speech) -> str:
    """All that a hero has gained so far."""
    return _told(belongings, Belongings(belongings.hero), speech)


def _gains(before: Log | None, log: Log, speech: Speech) -> list[Row]:
    rows: list[Row] = []
    for seat, belongings in enumerate(log.heroes):
        had = before.heroes[seat] if before is not None else Belongings(belongings.hero)
        rows.append((_who(seat, belongings, speech), Text(_told(belongings, had, speech))))
    return rows


def _told(now: Belongings, had: Belongings, speech: Speech) -> str:
    """What a hero has now and had not, and what he had and has no more."""
    learned = [card for card in now.advanced if card not in had.advanced]
    worn, wore = [*now.gear, *now.legendary], [*had.gear, *had.legendary]
    told = [
        speech.say(key, cards=_cards(cards, speech))
        for key, cards in (
            ("chronicle-learned", learned),
            ("chronicle-gear", [card for card in worn if card not in wore]),
            ("chronicle-gear-gone", [card for card in wore if card not in worn]),
        )
        if cards
    ]
    if now.gear_limit > had.gear_limit:
        told.append(speech.say("chronicle-limit", limit=now.gear_limit))
    return PARTING.join(told) or speech.say("chronicle-nothing")


def _pool(log: Log, speech: Speech) -> list[Row]:
    copies = Counter(log.pool)
    pool = [
        speech.say("chronicle-cards", card=Name("card", name), count=count) for name, count in copies.items()
    ]
    rows = [(speech.say("chronicle-pool"), Text(", ".join(pool) or speech.say("chronicle-pool-empty")))]
    if log.out:
        rows.append((speech.say("chronicle-out"), Text(_cards(log.out, speech))))
    return rows
