"""A whole game of each by keys; in every phase, all that matters is on the screen together."""

from __future__ import annotations

import asyncio
from contextlib import chdir
from pathlib import Path

import pytest

from questhall.cli.fullscreen.pages import Page
from questhall.cli.fullscreen.stage import CHOICE, PAGE
from questhall.core.records.verify import verify
from tests.cli.fullscreen.keyboard import SMALL
from tests.cli.fullscreen.played import Played, advised, playing
from tests.cli.fullscreen.stored_screens import Screens

GAMES = {
    "rent-a-hero": ["--seats", "human,easy,easy"],
    "talisman": ["--seats", "human", "--variant", "time-limit"],
    "warhammer-quest": ["--seats", "human,easy", "--variant", "quest-1"],
}
KEYS = "? help w why u undo o open b board t table l log v speed : type s save q quit"
SHOWN_OF_EACH = 12
"""A beginning of so many characters fits on a line wherever it is."""


def assert_visible_together(played: Played, size: tuple[int, int]) -> None:
    """The question, options, the own state and the news are on one screen, and so are the keys."""
    text, moment = played.text(), played.moment()
    lines = text.splitlines()
    assert len(lines) == size[1]
    assert max(len(line) for line in lines) <= size[0]
    own = moment.drawing.own(moment.view, moment.speech)
    wanted = [moment.question, f" 1 {moment.choices[0].text}"]
    wanted += [label or value.plain for label, value in own[:1]]
    wanted += [f"• {moment.news[-1]}"] if moment.news else []
    for sentence in wanted:
        assert sentence[:SHOWN_OF_EACH].rstrip() in text, f"{sentence!r} is not on the screen:\n{text}"
    assert KEYS in text


async def play_whole_game(folder: Path, name: str) -> Screens:
    """Play to the end by keys, and take a picture in every phase; the screen names no folder of ours."""
    screens = Screens(name)
    with chdir(folder):
        await _play(name, screens)
    return screens


async def _play(name: str, screens: Screens) -> None:
    async with playing(Path(), name, *GAMES[name], size=SMALL) as played:
        session = played.setting.session
        while (asked := session.decision()) is not None:
            if played.app.waits_for == PAGE:
                await screens.take("briefing", played)
                assert "Enter closes this page" in played.text()
                await played.press("enter")
                await played.until_asked()
            assert played.app.waits_for == CHOICE
            if asked.occasion not in screens:
                await screens.take(asked.occasion, played)
                assert_visible_together(played, SMALL)
            await played.choose(advised(played))
        await played.until(lambda: played.app.waits_for == PAGE)
        assert isinstance(played.app.screen, Page)
        await screens.take("end", played)
        await played.press("enter")
        await played.until(lambda: not played.app.game.is_alive())
        report = verify(session.game, played.setting.path.read_bytes())
        assert report.is_finished()
        assert not report.findings


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_keys_and_looks_as_stored(tmp_path: Path, name: str) -> None:
    screens = asyncio.run(play_whole_game(tmp_path, name))
    assert len(screens) > 3
    assert screens.text() == screens.path().read_text("utf-8"), "if it is meant to change: make golden"
