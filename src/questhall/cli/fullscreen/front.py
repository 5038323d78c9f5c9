"""How a game shows itself on the full screen; see `Front`."""

from __future__ import annotations

from questhall.cli.fullscreen.stage import PACES, PAGE, Shown, Stage
from questhall.cli.terminal import display
from questhall.cli.terminal.moments import Moment, Storyteller, moment_between, moment_of
from questhall.cli.terminal.screen import Screen
from questhall.cli.terminal.terminal_game import Setting
from questhall.core.interface.decision import Decision


class FullScreen:
    """Displays a game on the full screen: one game, or all games of a campaign."""

    def __init__(self) -> None:
        self.stage = Stage()
        self._story: Storyteller | None = None
        self._prologue: list[str] = []

    def screen(self, names: list[str], colon: str) -> Screen:
        self.stage.seat(names, colon)
        return self.stage

    def introduce(self, setting: Setting) -> None:
        """The log starts with who plays and where the game is saved; a briefing is a page of its own."""
        self._story = Storyteller(setting.speech)
        with self.stage.unwrapped():
            display.introduce_game(setting)
        self._prologue = self.stage.taken().plain.splitlines()
        if not setting.session.made and display.briefing_of(setting) is not None:
            display.show_briefing(setting)
            self.stage.put(PAGE)

    def show_decision(self, setting: Setting, asked: Decision) -> None:
        assert self._story is not None
        self._show(moment_of(setting, asked, self._story))

    def show_choice(self, setting: Setting) -> None:
        """A choice that produced news is shown for a while."""
        assert self._story is not None
        if PACES[self.stage.pace] == 0 or not setting.session.made[-1].events:
            return
        self._show(moment_between(setting, self._story))
        self.stage.linger()

    def show_end(self, setting: Setting) -> None:
        assert self._story is not None
        if setting.is_shared():
            self.stage.hide()
        self._show(moment_between(setting, self._story))
        self.stage.linger()
        if setting.teacher is None:
            display.show_result(setting)
        else:
            display.show_lesson(setting)
        self.stage.put(PAGE)

    def _show(self, moment: Moment) -> None:
        moment.log[:0] = self._prologue
        self.stage.deliver(Shown(moment))
