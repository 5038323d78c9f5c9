"""A terminal game without a terminal: what people type is scripted, what they are shown is kept."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from questhall.cli.commands.play import prepare
from questhall.cli.main import make_parser
from questhall.cli.terminal.game_loop import play
from questhall.cli.terminal.screen import Screen
from questhall.cli.terminal.terminal_game import Setting
from questhall.core.engine.chance import Picker

CLEAR = "\f"
PROMPT = "\n> "


class KeptScreen(Screen):
    """Plain lines into a buffer; a form feed stands where the screen was cleared."""

    def __init__(self, read: Callable[[], str], colon: str) -> None:
        self.buffer = io.StringIO()
        super().__init__(Console(file=self.buffer, width=300, highlight=False), read, colon=colon)

    def hide(self) -> None:
        self.buffer.write(CLEAR)

    def text(self) -> str:
        return self.buffer.getvalue()


class Game:
    """A prepared game and what it shows. Unless the arguments say otherwise, easy bots play quickly."""

    def __init__(self, folder: Path, *arguments: str, seed: int | None = 3, game: str = "rent-a-hero") -> None:
        chance = [] if seed is None else ["--seed", str(seed)]
        is_new = "--resume" not in arguments
        keep = ["--save", str(folder / "game.record")] if is_new and "--save" not in arguments else []
        seats = ["--seats", "human,easy,easy"] if is_new and "--seats" not in arguments else []
        language = [] if "--lang" in arguments else ["--lang", "en"]
        options = ["play", game, *chance, *keep, *seats, *language, *arguments]
        self.setting: Setting = prepare(make_parser().parse_args(options))
        self.screen = KeptScreen(self._read, self.setting.screen.colon)
        self.screen.shows_keys = "--keys" in arguments
        self.setting.screen = self.screen
        self._answer: Callable[[], str] = lambda: "quit"
        self.asked = 0

    def _read(self) -> str:
        self.asked += 1
        assert self.asked < 5000, "asked for ever"
        return self._answer()

    def type(self, *lines: str) -> str:
        """Play with these lines typed one after another, then the end of the input; what was shown."""
        rest = iter(lines)

        def answer() -> str:
            for line in rest:
                return line
            raise EOFError

        self._answer = answer
        play(self.setting)
        return self.screen.text()

    def screen_after(self, shown: Callable[[Setting], None]) -> str:
        """What one function shows; nothing is played."""
        shown(self.setting)
        self.setting.session.close()
        return self.screen.text()

    def play_on(self, policy: Callable[[], str] | None = None) -> str:
        """Play to the end, every option as likely as any other unless a policy says what to type."""
        picker = Picker(5)

        def at_random() -> str:
            asked = self.setting.session.decision()
            assert asked is not None
            if not self.screen.text().endswith(PROMPT):
                return ""  # the keyboard changes hands
            return str(picker.below(len(asked.options)) + 1)

        self._answer = policy or at_random
        play(self.setting)
        return self.screen.text()
