"""The terminal game's input and output: a console and a way to read a line.

On a real terminal tables are framed. Anywhere else (a pipe, a dumb terminal, many screen readers)
everything is a plain line that makes sense when read aloud by itself.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import IO, Any, cast

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from questhall.cli.terminal.line_editing import LineEditor
from questhall.cli.terminal.plain_characters import PLAIN_CHARACTERS
from questhall.core.interface.faces import Face
from questhall.games.drawing import Row

Item = tuple[str, str, str]
"""An entry of a list: its mark, its text, and the key that chooses it, if any."""

# Home, erase the screen, erase the scrollback: a hand must not be found there.
ERASE = "\x1b[H\x1b[2J\x1b[3J"
ERASE_LINE = "\r\x1b[2K"
SHORTEST_RULE = 4
CARD_WIDTH = 64
BLANK_LINES = 60
"""Push a hand out of sight where nothing can be erased."""

# Plain characters for terminals without box-drawing characters.
PLAIN_LINES = {
    **dict.fromkeys(map(ord, "─━"), "-"),
    **dict.fromkeys(map(ord, "│┃"), "|"),
    **dict.fromkeys(map(ord, "┌┬┐├┼┤└┴┘╆╅╄╃┿╂┫┣"), "+"),
}
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
GLUE = "\ue000"


class Glued:
    """A file that restores no-break spaces: Rich breaks lines at them, so it is given a substitute.

    They are written as plain spaces, so that the output can be searched.
    """

    def __init__(self, file: IO[str]) -> None:
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(text.replace(GLUE, " ").replace(NO_BREAK_SPACE, " "))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)


def glue(text: Text) -> Text:
    """The text with its no-break spaces made safe from Rich; `Glued` turns them back."""
    text = text.copy()
    text.plain = text.plain.replace(NO_BREAK_SPACE, GLUE)
    return text


def breaks(text: str, width: int) -> list[int]:
    """Where to break a text between words so that lines fit the width.

    >>> breaks("one two three", 8)
    [8]
    """
    found = []
    used = 0
    for word in re.finditer(r"\S+\s*|\s+", text):
        if used and used + cell_len(word[0].rstrip()) > width:
            found.append(word.start())
            used = 0
        used = 0 if "\n" in word[0] else used + cell_len(word[0])
    return found


class Leave(Exception):
    """The players want to stop: they said so, closed the input, or pressed Ctrl-C."""


class Screen:
    """`names` are the players' names, which are highlighted; `colon` ends a label, which differs in French."""

    def __init__(
        self,
        console: Console,
        read: Callable[[], str] = input,
        names: Iterable[str] = (),
        colon: str = ":",
    ) -> None:
        self.console = console
        console.file = cast(IO[str], Glued(console.file))
        self.colon = colon
        self._can_erase = console.is_terminal and not console.is_dumb_terminal
        self.is_plain = not self._can_erase
        """Whether everything is a line that makes sense when read aloud."""
        self.shows_keys = False
        """Whether lists show the keys that choose their entries; a number always does."""
        self.editor: LineEditor | None = None
        """How lines are edited, where that is possible."""
        self.is_live = False
        """Whether another thread draws while the game goes on."""
        self._read = read
        alternatives = "|".join(re.escape(name) for name in names)
        self._names = re.compile(rf"\b(?:{alternatives})\b") if alternatives else None

    def line(self, text: str = "", style: str = "") -> None:
        """A sentence with the players' names highlighted."""
        self._wrapped(self._styled(text, style))

    def _wrapped(self, text: Text, end: str = "\n") -> None:
        """Break a text between words only: a path wider than the terminal can still be copied."""
        places = [] if self.console.soft_wrap else breaks(text.plain, self.console.width)
        lines = text.divide(places)
        for line in lines[:-1]:
            line.rstrip()
        self.console.print(Text("\n").join(lines), soft_wrap=True, end=end)

    def items(self, entries: Iterable[Item]) -> None:
        """A list; on a real terminal the markers are in a separate column."""
        if self.is_plain:
            for mark, text, key in entries:
                self.line(f"{mark} {text}" + (f" [{key}]" if key else ""))
            return
        rows = [(Text(mark, "bold"), self._styled(text), key) for mark, text, key in entries]
        self.console.print(
            _grid([(mark, text.append(f"  {key}", "dim") if key else text) for mark, text, key in rows], 1)
        )

    def sentences(self, sentences: Iterable[str]) -> None:
        self.items(("-" if self.is_plain else "•", sentence, "") for sentence in sentences)

    def choices(self, choices: Iterable[tuple[str, str]]) -> None:
        """Numbered texts, with their keys for those who asked for them."""
        listed = list(choices)
        if self.editor is not None:
            self.editor.possible = [text for text, _ in listed] + [key for _, key in listed]
        self.items(
            (f"{n}." if self.is_plain else f"{n:>2}", text, key if self.shows_keys else "")
            for n, (text, key) in enumerate(listed, start=1)
        )

    def heading(self, text: str) -> None:
        self.console.print()
        if self.is_plain:
            self.line(text)
        elif cell_len(text) > self.console.width - SHORTEST_RULE:
            self.line(text, "bold")
        else:
            self.console.print(Rule(glue(Text(text, "bold")), align="left", style="dim"))

    def rows(self, title: str, rows: list[Row]) -> None:
        """Labels and their values, framed if the terminal can."""
        self.console.print()
        if self.is_plain:
            self.line(title)
            for label, value in rows:
                line = Text(f"{label}{self.colon} ").append_text(value) if label else value
                self.console.print(glue(line))
            return
        grid = _grid([(self._styled(label, "bold"), glue(value)) for label, value in rows])
        heading = glue(Text(title, "bold"))
        self.console.print(Panel(grid, title=heading, title_align="left", border_style="dim"))

    def card(self, face: Face, lines: list[str]) -> None:
        """A card's face: its kind and keywords on the frame, then its title, the printed numbers and its text.

        Where nothing can be framed, the lines say all.
        """
        title, *text = lines
        if self.is_plain:
            self.line(title, "bold")
            for line in text:
                self.line(line)
            return
        width = min(CARD_WIDTH, self.console.width)
        printed = [f"{one.name} {one.value}".replace(" ", GLUE) for one in face.numbers]
        body: list[RenderableType] = [self._styled(title, "bold")]
        if printed:
            body.append(Text("   ".join(printed), "cyan"))
        if text:
            body.append(Rule(style="dim"))
        body += [self._styled(line) for line in text]
        heading = Text(" · ".join([face.kind_name, *(one.name for one in face.keywords)]))
        self.console.print(
            Panel(Group(*body), title=glue(heading), title_align="left", border_style="dim", width=width)
        )

    def picture(self, lines: list[Text]) -> None:
        """A drawing as it is, line by line; terminals without box-drawing characters get plain ones."""
        if not lines:
            return
        is_plain = not (self.console.encoding or "").lower().startswith("utf")
        self.console.print()
        for line in lines:
            shown = line.copy()
            if is_plain:
                shown.plain = shown.plain.translate(PLAIN_LINES)
            self.console.print(shown, no_wrap=True, overflow="crop")

    def ask(self, prompt: str, _about: str = "") -> str:
        """Read a line and strip it. Other screens ask in other ways, by the key of the text that asks."""
        try:
            if self.editor is not None:
                return self.editor.read(prompt).strip()
            self._wrapped(glue(Text(prompt, "bold")), end="")
            return self._read().strip()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        except (EOFError, KeyboardInterrupt) as signal:
            self.console.print()
            raise Leave from signal

    @contextmanager
    def meanwhile(self, text: str) -> Iterator[None]:
        """Show a text while something takes time, then remove it."""
        if self.is_plain:
            yield
            return
        self.console.print(Text(text, "dim"), end="")
        try:
            yield
        finally:
            self.console.file.write(ERASE_LINE)
            self.console.file.flush()

    def hide(self) -> None:
        """Clear the screen before somebody else looks."""
        if not self._can_erase:
            self.console.print("\n" * BLANK_LINES)
        else:
            self.console.file.write(ERASE)
            self.console.file.flush()

    def _styled(self, text: str, style: str = "") -> Text:
        styled = Text(text, style)
        if self._names is not None:
            styled.highlight_regex(self._names, "bold")
        return glue(styled)


def _grid(rows: list[tuple[Text, Text]], indent: int = 0) -> Table:
    grid = Table.grid(padding=(0, 2, 0, indent))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for label, value in rows:
        grid.add_row(label, value)
    return grid


def real_screen(names: Iterable[str], colon: str) -> Screen:
    """The program's terminal; characters it cannot display become the nearest plain ones."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=PLAIN_CHARACTERS)
    screen = Screen(Console(highlight=False, markup=False, emoji=False), names=names, colon=colon)
    if not screen.is_plain and sys.stdin is not None and sys.stdin.isatty():
        screen.editor = LineEditor()
    return screen
