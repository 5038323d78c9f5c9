"""A game on the full screen that a test plays by keys, without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from questhall.bots import ask, make_bot
from questhall.cli.commands.play import prepare
from questhall.cli.fullscreen.app import TerminalTable
from questhall.cli.fullscreen.front import FullScreen
from questhall.cli.fullscreen.stage import CHOICE
from questhall.cli.main import make_parser
from questhall.cli.terminal.game_loop import play
from questhall.cli.terminal.moments import Moment
from questhall.cli.terminal.terminal_game import Setting

WAIT_SECONDS = 300.0
"""No test waits that long: it ends one that hangs, however busy the machine is."""
SMALL, LARGE = (80, 24), (120, 40)


class Played:
    """A game and the application that shows it."""

    def __init__(self, setting: Setting, app: TerminalTable, pilot: Pilot[None]) -> None:
        self.setting = setting
        self.app = app
        self.pilot = pilot

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true, however long the game's thread takes."""
        async with asyncio.timeout(WAIT_SECONDS):
            while not condition():
                await self.pilot.pause(0.001)

    async def until_asked(self) -> None:
        """Wait until an option can be chosen, or something else is asked, or all is over."""
        await self.until(lambda: bool(self.app.waits_for) or not self.app.game.is_alive())
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def choose(self, number: int) -> None:
        """Type an option's number; Enter where a longer number could be meant."""
        count = len(self.moment().choices)
        assert self.app.waits_for == CHOICE
        await self.pilot.press(*str(number))
        if number * 10 <= count:
            await self.pilot.press("enter")
        await self.until_asked()

    def moment(self) -> Moment:
        moment = self.app.table.moment
        assert moment is not None
        return moment

    def text(self) -> str:
        """What is on the screen, line by line."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


@asynccontextmanager
async def playing(
    folder: Path, game: str, *arguments: str, size: tuple[int, int] = SMALL
) -> AsyncIterator[Played]:
    given = ["play", game, "--seed", "3", "--lang", "en", "--save", str(folder / "game.record"), *arguments]
    front = FullScreen()
    front.stage.pace = "instant"
    setting = prepare(make_parser().parse_args(given), front=front)
    app = TerminalTable(front.stage, setting.speech.texts, lambda: play(setting))
    async with app.run_test(size=size) as pilot:
        played = Played(setting, app, pilot)
        await played.until_asked()
        try:
            yield played
        finally:
            front.stage.leave()
            app.game.join(WAIT_SECONDS)


def advised(played: Played) -> int:
    """The number of the option that a bot would take."""
    session = played.setting.session
    asked = session.decision()
    assert asked is not None
    game = session.game
    bot = make_bot("thumb", game, 1)
    key = asked.options[ask(bot, session.state, game.answerer(session.state), len(session.made))].key
    ordered = sorted(asked.options, key=played.setting.drawing.rank)
    return [option.key for option in ordered].index(key) + 1
