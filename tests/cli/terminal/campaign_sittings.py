"""Somebody at the terminal with a campaign."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from questhall.cli.commands.play import open_campaign, prepare
from questhall.cli.main import make_parser
from questhall.cli.terminal.campaign_loop import play_campaign
from questhall.cli.terminal.terminal_game import Setting
from questhall.games import find_game
from tests.cli.terminal.scripted_game import KeptScreen

GAME = find_game("warhammer-quest")
PROMPT = "\n> "


class Sitting:
    """One start of the program with a campaign; what is typed comes from `answer`."""

    def __init__(self, path: Path, *arguments: str) -> None:
        options = ["play", GAME.id, "--campaign", str(path), "--lang", "en", *arguments]
        self.options = make_parser().parse_args(options)
        self.campaign = open_campaign(self.options)
        self.shown: list[KeptScreen] = []
        self.asked = 0

    def play(self, answer: Callable[[str], str]) -> str:
        """Play with these answers to what is on the screen; returns all that was shown."""

        def prepared() -> Setting:
            setting = prepare(self.options, self.campaign)

            def read() -> str:
                self.asked += 1
                assert self.asked < 5000, "asked for ever"
                return answer(screen.text())

            screen = KeptScreen(read, ":")
            self.shown.append(screen)
            setting.screen = screen
            return setting

        play_campaign(self.campaign, prepared)
        return "".join(screen.text() for screen in self.shown)


def first_option(shown: str) -> str:
    """The first option of every question; the next game is not begun."""
    return "1" if shown.endswith(PROMPT) else "n"
