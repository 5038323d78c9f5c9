"""The input line: options by their first letters, and commands, with Tab completion and a history."""

from __future__ import annotations

from textual.binding import Binding
from textual.widgets import Input

from questhall.cli.terminal.line_editing import completions


class CommandLine(Input):
    BINDINGS = [
        Binding("tab", "complete", show=False, priority=True),
        Binding("up", "earlier", show=False),
        Binding("down", "later", show=False),
        Binding("escape", "screen.close_line", show=False),
    ]

    def __init__(self, name: str) -> None:
        super().__init__(id=name, select_on_focus=False)
        self.possible: list[str] = []
        self._history: list[str] = []
        self._place = 0
        self._completing: list[str] = []

    def open(self, text: str) -> None:
        self.value = text
        self.cursor_position = len(text)
        self._place = len(self._history)
        self._completing = []

    def remember(self, line: str) -> None:
        if line and self._history[-1:] != [line]:
            self._history.append(line)

    def action_complete(self) -> None:
        """Complete what was typed; pressed again, show the next possibility."""
        if self.value not in self._completing:
            self._completing = completions(self.value, self.possible)
            found = self._completing[:1]
        else:
            following = self._completing.index(self.value) + 1
            found = [self._completing[following % len(self._completing)]]
        for line in found:
            self.value = line
            self.cursor_position = len(line)

    def action_earlier(self) -> None:
        self._go_to(self._place - 1)

    def action_later(self) -> None:
        self._go_to(self._place + 1)

    def _go_to(self, place: int) -> None:
        if 0 <= place <= len(self._history):
            self._place = place
            self.value = self._history[place] if place < len(self._history) else ""
            self.cursor_position = len(self.value)
