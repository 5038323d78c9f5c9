"""Editing a line at a real terminal: arrows, a history, and Tab to complete."""

from __future__ import annotations

from collections.abc import Iterable


class LineEditor:
    """Reads lines with readline, where Python has it; `possible` is what Tab may complete to."""

    def __init__(self) -> None:
        self.possible: list[str] = []
        try:
            import readline
        except ImportError:  # Windows has its own editing of lines
            return
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")

    def read(self, prompt: str) -> str:
        return input(prompt)

    def _complete(self, typed: str, number: int) -> str | None:
        found = completions(typed, self.possible)
        return found[number] if number < len(found) else None


def completions(typed: str, possible: Iterable[str]) -> list[str]:
    """The lines that the input can be completed to, in order and without duplicates.

    >>> completions("hint w", ["recruit", "hint witch", "hint wizard"])
    ['hint witch', 'hint wizard']
    """
    wanted = typed.casefold()
    return [line for line in dict.fromkeys(possible) if line.casefold().startswith(wanted) and line != typed]
