"""The game's side of the full screen: it runs in a separate thread and waits here for what people choose.

What the game prints (help, reasons, the end) is collected and shown when it next asks something.
"""

from __future__ import annotations

import io
import queue
import re
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.text import Text

from questhall.cli.terminal.moments import Moment
from questhall.cli.terminal.screen import Leave, Screen

CHOICE: Final = "choice"
"""The question on the table: answered by an option's number, or by a command."""
YES_OR_NO: Final = "yes-or-no"
COVER: Final = "cover"
"""The keyboard changes hands: nothing else may be on the screen."""
LINE: Final = "line"
PAGE: Final = "page"
"""Something to read before the game goes on."""

KINDS: Final = {
    "prompt": CHOICE,
    "undo-consent": YES_OR_NO,
    "campaign-go-on": YES_OR_NO,
    "lesson-next": YES_OR_NO,
    "hand-over": COVER,
    "hand-over-or-undo": COVER,
}
"""How a question is asked, by the key of its text."""

PACES: Final = {"slow": 2.0, "normal": 0.8, "fast": 0.25, "instant": 0.0}
"""Seconds between two choices of bots."""


@dataclass(frozen=True)
class Shown:
    """The table, with or without a question."""

    moment: Moment


@dataclass(frozen=True)
class Asked:
    """Something is asked; `text` is what the game has printed since the last time."""

    kind: str
    prompt: str
    text: Text = field(default_factory=Text)


@dataclass(frozen=True)
class Busy:
    """Somebody is thinking; nobody, if empty."""

    text: str


@dataclass(frozen=True)
class Hidden:
    """The table must stay hidden until it is shown again."""


Delivery = Shown | Asked | Busy | Hidden


class Stage(Screen):
    """A screen whose lines are collected, and whose questions are answered from another thread."""

    def __init__(self) -> None:
        self._written = io.StringIO()
        console = Console(
            file=self._written,
            width=72,
            force_terminal=True,
            color_system="standard",
            highlight=False,
            markup=False,
            emoji=False,
            no_color=False,
        )
        super().__init__(console)
        self.is_live = True
        self.deliver: Callable[[Delivery], None] = lambda _delivery: None
        self.pace = "normal"
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.hear: Callable[[str], None] = self._answers.put
        """What to do with an answer."""
        self._gone = threading.Event()
        self._hurried = threading.Event()

    def seat(self, names: Iterable[str], colon: str) -> None:
        """A game begins with these players."""
        alternatives = "|".join(re.escape(name) for name in names)
        self._names = re.compile(rf"\b(?:{alternatives})\b") if alternatives else None
        self.colon = colon

    def taken(self) -> Text:
        """What has been printed since the last time."""
        written = self._written.getvalue()
        self._written.seek(0)
        self._written.truncate()
        return Text.from_ansi(written.strip("\n"))

    # The game's side

    def ask(self, prompt: str, about: str = "") -> str:
        return self.put(KINDS.get(about, LINE), prompt.strip())

    def put(self, kind: str, prompt: str = "") -> str:
        """Ask in one of the ways above, and wait for the answer."""
        self.deliver(Asked(kind, prompt, self.taken()))
        answer = "" if self._gone.is_set() else self._answers.get()
        if self._gone.is_set():
            raise Leave
        return answer.strip()

    @contextmanager
    def meanwhile(self, text: str) -> Iterator[None]:
        self.deliver(Busy(text))
        try:
            yield
        finally:
            self.deliver(Busy(""))

    @contextmanager
    def unwrapped(self) -> Iterator[None]:
        """Each paragraph becomes one line."""
        self.console.soft_wrap = True
        try:
            yield
        finally:
            self.console.soft_wrap = False

    def hide(self) -> None:
        self.taken()
        self.deliver(Hidden())

    def linger(self) -> None:
        """Keep the screen as it is for a while, until somebody skips the wait or leaves."""
        if self._gone.is_set():
            raise Leave
        self._hurried.wait(PACES[self.pace])
        self._hurried.clear()

    # The people's side

    def answer(self, text: str) -> None:
        self.hear(text)

    def hurry(self) -> None:
        """Continue at once."""
        self._hurried.set()

    def leave(self) -> None:
        """The people have gone: every question from now on is answered by leaving the game."""
        self._gone.set()
        self._hurried.set()
        self.hear("")

    def is_left(self) -> bool:
        return self._gone.is_set()
