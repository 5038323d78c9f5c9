"""A game on the full screen that a test plays by keys, without a terminal."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from questhall.bots import ask, make_bot
from questhall.cli.commands.play import prepare
from questhall.cli.fullscreen.app import TerminalTable
from questhall.cli.fullscreen.front import FullScreen
from questhall.cli.fullscreen.stage import CHOICE
from questhall.cli.main import make_parser
from questhall.cli.terminal.game_loop import play
from questhall.cli.terminal.moments import Moment
from questhall.cli.terminal.terminal_game import Setting
from tests.cli.fullscreen.keyboard import SMALL, WAIT_SECONDS, Keyboard


class Played(Keyboard):
    """A game and the application that shows it."""

    def __init__(self, setting: Setting, app: TerminalTable) -> None:
        super().__init__(app)
        self.setting = setting
        self.app = app

    async def until_asked(self) -> None:
        """Wait until an option can be chosen, or something else is asked, or all is over."""
        await self.until(lambda: bool(self.app.waits_for) or not self.app.game.is_alive())

    async def choose(self, number: int) -> None:
        """Type an option's number; Enter where a longer number could be meant."""
        count = len(self.moment().choices)
        assert self.app.waits_for == CHOICE
        await self.press(*str(number))
        if number * 10 <= count:
            await self.press("enter")
        await self.until_asked()

    def moment(self) -> Moment:
        moment = self.app.table.moment
        assert moment is not None
        return moment


@asynccontextmanager
async def playing(
    folder: Path, game: str, *arguments: str, size: tuple[int, int] = SMALL
) -> AsyncIterator[Played]:
    given = ["play", game, "--seed", "3", "--lang", "en", "--save", str(folder / "game.record"), *arguments]
    front = FullScreen()
    front.stage.pace = "instant"
    setting = prepare(make_parser().parse_args(given), front=front)
    app = TerminalTable(front.stage, setting.speech.texts, lambda: play(setting))
    async with Played(setting, app).plugged_in(size) as played:
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
