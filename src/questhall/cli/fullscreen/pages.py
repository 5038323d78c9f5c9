"""Screens that lie over the table: something to read, a question, the log, and the cover between two people."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from questhall.cli.terminal.typed_input import fold
from questhall.i18n.texts import Texts

Answer = TypeVar("Answer")
AROUND: Final = 4
"""The lines around a text: its frame, the hint, and the line that is typed."""


class Sheet(ModalScreen[Answer]):
    """A text that scrolls, and below it how it is answered."""

    HINT: ClassVar[str]
    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, texts: Texts, text: Text) -> None:
        super().__init__()
        self._texts = texts
        self._text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            with VerticalScroll():
                yield Static(self._text)
            yield from self.below()
            yield Static(self._texts.say(self.HINT), classes="hint")

    def below(self) -> ComposeResult:
        """What stands between the text and the hint."""
        return ()

    def on_resize(self, event: Resize) -> None:
        """A long text leaves room for what is around it."""
        self.query_one(VerticalScroll).styles.max_height = max(1, event.size.height - AROUND)


class Page(Sheet[None]):
    """A text to read."""

    HINT = "page-close"
    BINDINGS = [Binding("escape,enter,space,q", "dismiss", show=False)]


class YesOrNo(Sheet[bool]):
    """A question that is answered with one key."""

    HINT = "page-yes-or-no"

    def on_key(self, event: Key) -> None:
        yes = {"y", *(word[0] for word in self._texts.say("answers-yes").split())}
        if event.character is not None and event.character.casefold() in yes:
            self.dismiss(result=True)
        elif event.key in ("escape", "n"):
            self.dismiss(result=False)


class Line(Sheet[str]):
    """A question that is answered with a line of text."""

    HINT = "page-line"
    AUTO_FOCUS = "Input"
    BINDINGS = [Binding("escape", "dismiss('')", show=False)]

    def below(self) -> ComposeResult:
        yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class Cover(ModalScreen[str]):
    """Hides everything while the keyboard goes from one person to another."""

    KEYS = {"enter": "", "u": "undo", "t": "together", "q": "quit", "ctrl+c": "quit"}

    def __init__(self, texts: Texts, question: Text) -> None:
        super().__init__()
        self._texts = texts
        self._question = question

    def compose(self) -> ComposeResult:
        with Center():
            yield Static(self._question, id="cover-question")
            yield Static(self._texts.say("page-cover"), classes="hint")

    def on_key(self, event: Key) -> None:
        if event.key in self.KEYS:
            event.stop()
            self.dismiss(self.KEYS[event.key])


class Log(ModalScreen[None]):
    """Everything that happened, the latest last, with a search."""

    BINDINGS = [
        Binding("escape", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False, priority=True),
        Binding("down", "scroll(1)", show=False, priority=True),
        Binding("pageup", "scroll(-10)", show=False, priority=True),
        Binding("pagedown", "scroll(10)", show=False, priority=True),
    ]

    def __init__(self, texts: Texts, lines: list[str]) -> None:
        super().__init__()
        self._texts = texts
        self._lines = lines
        self._folded = [fold(line) for line in lines]

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Input(placeholder=self._texts.say("log-search"))
            with VerticalScroll(can_focus=False):
                yield Static(id="lines")
            yield Static(id="log-hint", classes="hint")

    def on_mount(self) -> None:
        self._search("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._search(fold(event.value))

    def _search(self, wanted: str) -> None:
        found = [line for line, plain in zip(self._lines, self._folded, strict=True) if wanted in plain]
        self.query_one("#lines", Static).update(Text("\n".join(found)))
        hint = self._texts.say("log-found", shown=len(found), all=len(self._lines))
        self.query_one("#log-hint", Static).update(Text(hint))
        self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
