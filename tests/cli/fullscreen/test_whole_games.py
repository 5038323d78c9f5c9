"""A whole game of each by keys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from questhall.cli.fullscreen.pages import Page
from questhall.cli.fullscreen.stage import CHOICE, PAGE
from questhall.core.records.verify import verify
from tests.cli.fullscreen.played import SMALL, advised, playing

GAMES = {
    "rent-a-hero": ["--seats", "human,easy,easy"],
    "talisman": ["--seats", "human", "--variant", "time-limit"],
    "warhammer-quest": ["--seats", "human,easy", "--variant", "quest-1"],
}


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_keys(tmp_path: Path, name: str) -> None:
    async def play() -> None:
        async with playing(tmp_path, name, *GAMES[name], size=SMALL) as played:
            asked = 0
            while not played.setting.session.state.is_over():
                if played.app.waits_for == PAGE:  # the briefing
                    await played.press("enter")
                    await played.until_asked()
                assert played.app.waits_for == CHOICE
                asked += 1
                await played.choose(advised(played))
            await played.until(lambda: played.app.waits_for == PAGE)
            assert isinstance(played.app.screen, Page)
            print(asked)
            await played.press("enter")
            await played.until(lambda: not played.app.game.is_alive())
            report = verify(played.setting.session.game, played.setting.path.read_bytes())
            assert report.is_finished()
            assert not report.findings

    asyncio.run(play())
