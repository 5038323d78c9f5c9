"""A campaign over many tables: each table holds the chronicle of the quests before it, and thus everything in
a campaign's file (docs/warhammer-quest.md). Exports, imports and the campaign page use that chronicle."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from questhall.bots.levels import bot_for
from questhall.core.engine.errors import QuesthallError
from questhall.core.interface.adventures import CampaignStory
from questhall.core.interface.game import Game
from questhall.core.records.campaign import VERSION, Campaign, Content, Entry, read_content
from questhall.core.records.players import HUMAN
from questhall.games.chronicles import find_chronicler
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES
from questhall.server.protocol.refusals import Refusal
from questhall.server.table.sentences import game_texts
from questhall.server.table.table_document import BOT, OVER
from questhall.server.table.table_state import Standing

SUFFIX = ".record"
NAME = "campaign"


def is_campaign(standing: Standing) -> bool:
    return bool(standing.game.campaign) and standing.game.campaign in standing.document.variants


def chronicle_of(standing: Standing) -> list[Entry]:
    """The finished quests, including this table's if it is finished."""
    document = standing.document
    before = document.chronicle
    if document.carried and not before:  # a table of an older version: it knows only what it took over
        made = datetime.fromtimestamp(standing.row.made, UTC)
        before = [find_chronicler(standing.game).entry_before(document.carried, made)]
    is_over = standing.session is not None and standing.session.state.is_over()
    return [*before, _entry(standing)] if is_over else before


def _entry(standing: Standing) -> Entry:
    session = standing.playing
    passed_on = standing.game.passes_on(session.state)
    return Entry(
        record=f"{standing.row.id}{SUFFIX}",
        fingerprint=session.fingerprint(),
        ended=datetime.fromtimestamp(standing.document.ended or standing.row.made, UTC),
        ending=session.ending(),
        choices=len(session.made),
        told=standing.game.chronicle(session.state),
        passed_on=msgspec.json.decode(passed_on) if passed_on else {},
    )


def content_of(standing: Standing) -> Content:
    """The campaign as in its file. A quest in progress is not included: the file starts it anew."""
    if not is_campaign(standing):
        raise Refusal("not-possible")
    document = standing.document
    chronicle = chronicle_of(standing)
    goes_on = not chronicle or bool(chronicle[-1].passed_on)
    names = [seat.name or f"{number + 1}" for number, seat in enumerate(document.seats)]
    return Content(
        questhall_campaign=VERSION,
        game=standing.game.id,
        variants=document.variants,
        seats=names,
        players=[bot_for(seat.level) if seat.kind == BOT else HUMAN for seat in document.seats],
        record=f"{NAME}-{len(chronicle) + 1}{SUFFIX}" if goes_on else "",
        chronicle=chronicle,
    )


def as_file(content: Content) -> bytes:
    """The same bytes that the terminal writes."""
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"


def story_of(standing: Standing, language: str) -> CampaignStory:
    content = content_of(standing)
    is_running = standing.session is not None and standing.phase() != OVER
    story = _tell(content, standing.game, language, is_running=is_running)
    for chapter, entry in zip(story.chapters, content.chronicle, strict=True):
        chapter.replay = entry.record.removesuffix(SUFFIX)
    return story


def story_in(data: dict[str, Any], game: Game, language: str) -> tuple[list[str], CampaignStory]:
    """Who had the seats according to a file, and its story."""
    content = read_file(data, game)
    return content.seats, _tell(content, game, language)


def _tell(content: Content, game: Game, language: str, *, is_running: bool = False) -> CampaignStory:
    texts = game_texts(language, game.id, len(content.seats))
    speech = Speech(texts, game, content.seats, content.variants)
    return find_chronicler(game).story(content, is_running, speech)


def read_file(data: dict[str, Any], game: Game) -> Content:
    """An imported campaign, to be continued here."""
    try:
        content = read_content(msgspec.json.encode(data), NAME)
        Campaign(Path(NAME), content).check(game)
        if content.game == game.id:
            _tell(content, game, LANGUAGES[0])  # whoever asks for it later must not get an error
    except QuesthallError as problem:
        raise Refusal("bad-value", str(problem), is_sentence=True) from problem
    if content.game != game.id:
        raise Refusal("bad-value", "campaign")
    if not content.record:
        raise Refusal("not-possible")
    return content


def carried_from(chronicle: list[Entry]) -> str:
    """What is carried over to the next quest."""
    passed_on = chronicle[-1].passed_on if chronicle else {}
    return msgspec.json.encode(passed_on).decode() if passed_on else ""
