"""The application: the table, the keys that are always shown, and the pages that open over it."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from typing import Final

from rich.text import Text
from textual.app import App
from textual.message import Message

from questhall.cli.fullscreen.board import Board
from questhall.cli.fullscreen.pages import Cover, Line, Log, Page, YesOrNo
from questhall.cli.fullscreen.reading import things_text, whole_table
from questhall.cli.fullscreen.stage import (
    CHOICE,
    COVER,
    LINE,
    PACES,
    PAGE,
    YES_OR_NO,
    Asked,
    Busy,
    Delivery,
    Hidden,
    Shown,
    Stage,
)
from questhall.cli.fullscreen.style import STYLE
from questhall.cli.fullscreen.table_screen import TableScreen
from questhall.cli.fullscreen.window_size import follow_size
from questhall.cli.terminal.typed_input import COMMANDS
from questhall.i18n.texts import Texts

KEYS: Final = {
    "question_mark": ("help", "?"),
    "w": ("why", ""),
    "u": ("undo", ""),
    "o": ("open", ""),
    "b": ("board", ""),
    "t": ("table", ""),
    "l": ("log", ""),
    "v": ("speed", ""),
    "colon": ("type", ":"),
    "s": ("save", ""),
    "q": ("quit", ""),
}
"""The keys at the bottom of the screen: what each does, and its label."""
TOAST_LINES: Final = 2
"""Texts up to this length are shown as a notice."""


class Delivered(Message):
    """Something from the game, which runs in another thread."""

    def __init__(self, delivery: Delivery) -> None:
        super().__init__()
        self.delivery = delivery


class Ended(Message):
    """The game has ended, or the people have left it."""


class TerminalTable(App[None]):
    """One table on the full screen. `play` is the game, which talks to people through the stage."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [("ctrl+c", "leave"), ("ctrl+q", "leave"), ("space", "hurry")]

    def __init__(
        self,
        stage: Stage,
        texts: Texts,
        play: Callable[[], None],
        set_pace: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__()
        self.stage = stage
        self.texts = texts
        self.problem: BaseException | None = None
        self.waits_for = ""
        """How the current question is asked; None while bots choose."""
        self._early: str | None = None
        """What was chosen while options are shown that the game will ask about in a moment; None otherwise."""
        self._play = play
        self._set_pace = set_pace
        self.game = threading.Thread(target=self._run, name="game", daemon=True)
        self.table = TableScreen()
        for key, (action, display) in KEYS.items():
            says = texts.say(f"key-{action}")
            self.bind(key, action, description=says, key_display=display or key)

    def on_mount(self) -> None:
        self.stage.deliver = self._deliver
        self.push_screen(self.table)
        follow_size(self)
        self.game.start()

    def _deliver(self, delivery: Delivery) -> None:
        """Called from the thread of the game."""
        self.post_message(Delivered(delivery))

    def _run(self) -> None:
        try:
            self._play()
        except BaseException as problem:
            self.problem = problem
        finally:
            self.post_message(Ended())

    def on_ended(self) -> None:
        self.exit()

    def is_lively(self) -> bool:
        """Whether to animate: not without colours, with reduced motion, or when bots play without a pause."""
        still = "NO_COLOR" in os.environ or self.animation_level == "none"
        return not still and PACES[self.stage.pace] > 0

    # From the game

    async def on_delivered(self, message: Delivered) -> None:
        match message.delivery:
            case Shown(moment):
                self._early = "" if moment.choices else None
                self.table.show(moment)
            case Busy(text):
                self.table.busy(text)
            case Hidden():
                self.table.blank()
            case Asked() as asked:
                self._ask(asked)

    def _ask(self, asked: Asked) -> None:
        self.waits_for = asked.kind
        early, self._early = self._early, None
        text = asked.text
        if asked.kind == CHOICE:
            self._tell(text)
            if early:
                self._answer(early)
            return
        if asked.prompt:
            text = Text("\n\n").join([text, Text(asked.prompt, "bold")]) if text else Text(asked.prompt, "bold")
        if asked.kind == YES_OR_NO:
            self.push_screen(YesOrNo(self.texts, text), lambda yes: self._answer("yes" if yes else "no"))
        elif asked.kind == COVER:
            self.push_screen(Cover(self.texts, text), self._answer)
        elif asked.kind == LINE:
            self.push_screen(Line(self.texts, text), self._answer)
        elif asked.kind == PAGE:
            self.push_screen(Page(self.texts, text), lambda _none: self._answer(""))

    def _tell(self, text: Text) -> None:
        """Show a command's output: as a notice if it is short, otherwise as a page."""
        lines = text.plain.count("\n") + 1
        if text and lines <= TOAST_LINES:
            self.notify(text.plain, markup=False)
        elif text:
            self.push_screen(Page(self.texts, text))

    # To the game

    def answer_choice(self, said: str) -> None:
        """Choose, or give a command; only while the table waits for that or is about to."""
        if self.waits_for == CHOICE:
            self._answer(said)
        elif self._early is not None:
            self._early = said
        else:
            self.notify(self.texts.say("not-yet"), markup=False)

    def _answer(self, said: str | None) -> None:
        self.waits_for = ""
        self.stage.answer(said or "")

    # Keys

    def action_help(self) -> None:
        self._open_line("help")

    def action_why(self) -> None:
        self._open_line("why")

    def action_type(self) -> None:
        self.table.open_line("", self._commands())

    def _open_line(self, command: str) -> None:
        word = self.texts.say(f"command-{command}")
        keys = [choice.key for choice in self.table.moment.choices] if self.table.moment else []
        self.table.open_line(f"{word} ", [f"{word} {key}" for key in keys])

    def _commands(self) -> list[str]:
        keys = [choice.key for choice in self.table.moment.choices] if self.table.moment else []
        return [*keys, *(self.texts.say(f"command-{name}") for name in COMMANDS)]

    def action_undo(self) -> None:
        self.answer_choice("undo")

    def action_save(self) -> None:
        self.answer_choice("save")

    def action_open(self) -> None:
        """Open what the highlighted option is about."""
        moment = self.table.moment
        place = self.table.highlighted()
        if moment is None or place is None:
            return
        text = things_text(moment, moment.choices[place], self._page_width())
        self.push_screen(Page(self.texts, text))

    def action_board(self) -> None:
        """Open the board; an option chosen there counts as if chosen in the list."""
        if self.table.moment is not None:
            self.push_screen(Board(self.texts, self.table.moment), self._chosen_on_board)

    def _chosen_on_board(self, number: str | None) -> None:
        if number:
            self.answer_choice(number)

    def action_table(self) -> None:
        if self.table.moment is not None:
            self.push_screen(Page(self.texts, whole_table(self.table.moment, self._page_width())))

    def action_log(self) -> None:
        if self.table.moment is not None:
            self.push_screen(Log(self.texts, self.table.moment.log))

    def action_speed(self) -> None:
        paces = list(PACES)
        self.stage.pace = paces[(paces.index(self.stage.pace) + 1) % len(paces)]
        self.stage.hurry()
        if self._set_pace is not None:
            self._set_pace(self.stage.pace)
        self.notify(self.texts.say(f"speed-{self.stage.pace}"), markup=False)

    def action_hurry(self) -> None:
        self.stage.hurry()

    def action_quit(self) -> None:  # type: ignore[override]
        self.action_leave()

    def action_leave(self) -> None:
        """Every choice is saved, so this asks nothing; the game then says how to continue."""
        self.stage.leave()

    def _page_width(self) -> int:
        return max(20, self.size.width - 6)
