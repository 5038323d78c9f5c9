"""The campaign An Uneasy Alliance as a chronicle: each quest with what it brought, and what comes next.

WHQ-CAMPAIGN-02, WHQ-WIN-02, WHQ-POOL-06
"""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from rich.text import Text

from questhall.core.engine.errors import FormatError
from questhall.core.interface.adventures import CampaignChapter, CampaignHero, CampaignQuest, CampaignStory
from questhall.core.records.campaign import Content, Entry
from questhall.games.warhammer_quest.components.printed_actions import ActionCard
from questhall.games.warhammer_quest.components.printed_cards import FACES
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import QUEST_1
from questhall.games.warhammer_quest.components.vocabulary import ADVANCED, HEROES
from questhall.games.warhammer_quest.showing.adventures import briefing
from questhall.games.warhammer_quest.showing.campaign_log import QUESTS, Belongings, Log, read_log
from questhall.games.warhammer_quest.showing.table_texts import PARTING
from questhall.i18n.speech import Speech, text_name
from questhall.i18n.texts import Name

State = Literal["won", "lost", "now", "ahead"]
Row = tuple[str, Text]
"""A label and the text beside it."""
MOST_ROUNDS = 1_000_000
"""More than any quest lasts, and a number that can be written."""


class Told(msgspec.Struct):
    """What the game tells of a quest: see `WarhammerQuest.chronicle`."""

    quest: Literal["quest-1", "quest-2", "quest-3", "quest-4", "quest-5"]
    rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)]


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
    return heading, [*_brought(content, number, speech), (speech.say("chronicle-record"), Text(entry.record))]


def _brought(content: Content, number: int, speech: Speech) -> list[Row]:
    log = log_after(content.chronicle[number])
    before = log_after(content.chronicle[number - 1]) if number else None
    return [] if log is None else [*_gains(before, log, speech), *_pool(log, speech)]


def outlook(content: Content, is_running: bool, speech: Speech) -> tuple[str, list[Row]]:
    """How the campaign ended, or which quest comes next and what the heroes take there."""
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


def entry_before(carried: str, ended: datetime) -> Entry:
    """The quest before this one, of which only what it passed on is known."""
    log = read_log(carried)
    told = {"quest": f"quest-{len(log.results)}", "rounds": 0}
    passed_on = msgspec.json.decode(carried, type=dict[str, Any])
    return Entry("", "", ended, log.results[-1], 0, told, passed_on)


def story(content: Content, is_running: bool, speech: Speech) -> CampaignStory:
    """All of it as data: for a page with a map, the heroes and what they own."""
    logs = [log for log in map(log_after, content.chronicle) if log is not None]
    log = logs[-1] if logs else None
    return CampaignStory(
        title=title(speech),
        quests=_map(content, speech),
        chapters=[_told_chapter(content, number, speech) for number in range(len(content.chronicle))],
        heroes=_heroes(log, speech),
        pool=log.pool if log is not None else [],
        out=log.out if log is not None else [],
        ending="" if content.record else content.chronicle[-1].ending,
        outlook=outlook(content, is_running, speech)[0],
    )


def _map(content: Content, speech: Speech) -> list[CampaignQuest]:
    """Where the campaign stands; quests not recorded here are known from the log."""
    ended: dict[str, str] = {_told_of(entry).quest: entry.ending for entry in content.chronicle}
    for log in map(log_after, content.chronicle):
        if log is not None:
            ended |= {f"quest-{n}": result for n, result in enumerate(log.results, start=QUEST_1)}
    quests = []
    for name, number in QUESTS.items():
        is_now = bool(content.record) and len(ended) == number - QUEST_1
        sheet = SHEETS[number]
        state = _state(ended.get(name, ""), is_now)
        quests.append(CampaignQuest(name, sheet.name, speech.say(f"quest-{sheet.name}"), state))
    return quests


def _state(ending: str, is_now: bool) -> State:
    if ending:
        return "won" if ending == "victory" else "lost"
    return "now" if is_now else "ahead"


def _told_chapter(content: Content, number: int, speech: Speech) -> CampaignChapter:
    entry = content.chronicle[number]
    quest = _told_of(entry).quest
    outcome = briefing(SHEETS[QUESTS[quest]].name, speech).endings[entry.ending]
    return CampaignChapter(
        quest=quest,
        ending=entry.ending,
        heading=chapter(content, number, speech)[0],
        text=f"{outcome.text} {outcome.meaning}",
        rows=[(label, value.plain) for label, value in _brought(content, number, speech)],
    )


def _heroes(log: Log | None, speech: Speech) -> list[CampaignHero]:
    if log is None:
        return []
    return [
        CampaignHero(
            seat=seat,
            player=speech.names[seat],
            hero=one.hero,
            actions=_actions_of(one),
            gear=one.gear,
            legendary=one.legendary,
            gear_limit=one.gear_limit,
        )
        for seat, one in enumerate(log.heroes)
    ]


def _actions_of(belongings: Belongings) -> list[str]:
    """The four actions that a hero has now, in the order of the box."""
    own = [face for face in FACES if isinstance(face, ActionCard) and HEROES[face.hero] == belongings.hero]
    learned = {face.kind for face in own if face.name in belongings.advanced}
    return [face.name for face in own if (face.kind in learned) == (face.tier == ADVANCED)]


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
    """Everything a hero has gained so far."""
    return _told(belongings, Belongings(belongings.hero), speech)


def _gains(before: Log | None, log: Log, speech: Speech) -> list[Row]:
    rows: list[Row] = []
    for seat, belongings in enumerate(log.heroes):
        had = before.heroes[seat] if before is not None else Belongings(belongings.hero)
        rows.append((_who(seat, belongings, speech), Text(_told(belongings, had, speech))))
    return rows


def _told(now: Belongings, had: Belongings, speech: Speech) -> str:
    """What a hero has gained since, and what he has lost."""
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
