"""A campaign of Warhammer Quest on the full screen: settlement, result, the next briefing, and its end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from questhall.bots import ask, make_bot
from questhall.cli.commands.play import open_campaign, prepare
from questhall.cli.fullscreen.app import TerminalTable
from questhall.cli.fullscreen.front import FullScreen
from questhall.cli.fullscreen.pages import Page, YesOrNo
from questhall.cli.fullscreen.stage import CHOICE, PAGE, YES_OR_NO
from questhall.cli.main import make_parser
from questhall.cli.terminal.campaign_loop import play_campaign
from questhall.core.records.campaign import Campaign
from questhall.core.records.session import Session
from questhall.games import find_game
from questhall.i18n.texts import Texts
from tests.cli.fullscreen.keyboard import LARGE, SMALL, WAIT_SECONDS, Keyboard

GAME = find_game("warhammer-quest")
SEATS = ["Ana", "Ben"]
SETTLEMENT = "settlement"


class Campaigning(Keyboard):
    """Somebody who plays a campaign by keys."""

    def __init__(self, app: TerminalTable) -> None:
        super().__init__(app)
        self.app = app

    async def until_asked(self, *kinds: str) -> None:
        await self.until(lambda: self.app.waits_for in kinds or not self.app.game.is_alive())

    async def leave_the_settlement(self) -> None:
        """Take the first option until the result is shown."""
        while self.app.waits_for == CHOICE:
            moment = self.app.table.moment
            assert moment is not None
            await self.press("enter")
            await self.until(lambda before=moment: self.app.table.moment is not before)  # type: ignore[misc]
            await self.until_asked(CHOICE, PAGE)


Steps = Callable[[Campaigning], Awaitable[None]]


@asynccontextmanager
async def campaigning(path: Path, size: tuple[int, int]) -> AsyncIterator[Campaigning]:
    given = ["play", GAME.id, "--campaign", str(path), "--lang", "en", "--seed", "1"]
    options = make_parser().parse_args(given)
    campaign, front = open_campaign(options), FullScreen()
    front.stage.pace = "instant"
    texts = Texts("en", GAME.id, players=len(SEATS))
    app = TerminalTable(
        front.stage, texts, lambda: play_campaign(campaign, lambda: prepare(options, campaign, front))
    )
    async with Campaigning(app).plugged_in(size) as people:
        await people.until_asked(CHOICE, PAGE)
        try:
            yield people
        finally:
            front.stage.leave()
            app.game.join(WAIT_SECONDS)
    assert app.problem is None


def play(path: Path, steps: Steps, size: tuple[int, int] = SMALL) -> None:
    async def run() -> None:
        async with campaigning(path, size) as people:
            await steps(people)

    asyncio.run(run())


def is_in_settlement(session: Session) -> bool:
    asked = session.decision()
    return asked is not None and asked.occasion == SETTLEMENT


def let_bots_play(path: Path, until: Callable[[Session], bool]) -> None:
    """Bots play the current quest, as if people had, and leave it where something holds."""
    campaign = Campaign.open(path)
    content = campaign.content
    session = campaign.session(
        GAME,
        lambda carried: Session.begin(
            GAME, SEATS, 1, content.variants, players=content.players, carried=carried
        ),
    )
    bot = make_bot("thumb", GAME, 1)
    while (asked := session.decision()) is not None and not until(session):
        seat = GAME.answerer(session.state)
        session.choose(asked.seat, asked.options[ask(bot, session.state, seat, len(session.made))].key)
    session.close()


@pytest.fixture
def saga(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "saga.campaign"
    Campaign.create(path, GAME, SEATS, ["human", "thumb"], [])
    return path


def test_from_the_briefing_into_the_quest(saga: Path) -> None:
    async def steps(people: Campaigning) -> None:
        assert people.app.waits_for == PAGE
        assert "Briefing: A Foul Stench" in people.text()
        await people.press("enter")
        await people.until_asked(CHOICE)
        assert people.app.screen is people.app.table

    play(saga, steps)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
def test_settlement_result_and_the_next_quest(saga: Path, size: tuple[int, int]) -> None:
    let_bots_play(saga, is_in_settlement)

    async def steps(people: Campaigning) -> None:
        assert "A Foul Stench · settlement stage" in people.text()
        await people.leave_the_settlement()
        await people.until(lambda: isinstance(people.app.screen, Page))
        assert "Victory" in people.text()
        await people.press("enter")
        await people.until_asked(YES_OR_NO)
        await people.until(lambda: isinstance(people.app.screen, YesOrNo))
        assert "Continue with the next game now?" in people.text()
        await people.press("y")
        await people.until_asked(PAGE)
        assert "Briefing: Trace the Toxin" in people.text()
        await people.press("enter")
        await people.until_asked(CHOICE)
        await people.press("q")
        await people.until(lambda: not people.app.game.is_alive())
        assert "--campaign" in people.app.stage.taken().plain

    play(saga, steps, size)
    assert [entry.told["quest"] for entry in Campaign.open(saga).content.chronicle] == ["quest-1"]


def test_the_last_quest_ends_the_campaign(saga: Path) -> None:
    data = json.loads(saga.read_bytes())
    log = {"version": 1, "quest": "quest-5", "results": ["victory"] * 4}
    heroes = [{"hero": "ironbreaker"}, {"hero": "waywatcher"}]
    entry = {
        "record": "saga-4.record",
        "fingerprint": "0" * 24,
        "ended": "2026-05-01T20:15:00+02:00",
        "choices": 204,
        "ending": "victory",
        "told": {"quest": "quest-4", "rounds": 9},
        "passed_on": {**log, "heroes": heroes, "pool": []},
    }
    saga.write_text(json.dumps({**data, "chronicle": [entry]}))
    let_bots_play(saga, lambda _session: False)

    async def steps(people: Campaigning) -> None:
        assert people.app.waits_for == PAGE
        await people.press("enter")
        await people.until(lambda: not people.app.game.is_alive())
        assert "To read its chronicle" in people.app.stage.taken().plain

    play(saga, steps)
    assert Campaign.open(saga).is_over()
