"""A table as text or as HTML, as one seat sees it: for notebooks, environments and logs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from io import StringIO

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import ALL, Perspective, view_for
from questhall.games.drawing import find_drawing
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Texts

WIDTH = 100
PAGE = '<pre style="white-space:pre;overflow-x:auto;line-height:1.25">{code}</pre>'


def usual_names(seats: int) -> list[str]:
    """What seats are called where nobody has given them names.

    >>> usual_names(2)
    ['seat 0', 'seat 1']
    """
    return [f"seat {seat}" for seat in range(seats)]


def table_as_text(game: Game, state: State, seat: int | None, language: str = "en") -> str:
    """The table as a seat sees it, or a spectator (None), as plain text."""
    console = _console()
    _print(console, game, game.view(state, seat), usual_names(int(state.seats)), language)
    return console.export_text()


def table_as_html(
    game: Game,
    state: State,
    perspective: Perspective,
    names: list[str] | None = None,
    language: str = "en",
) -> str:
    """The same as HTML; where all is open, from the view of every zone."""
    called = usual_names(int(state.seats)) if names is None else names
    if perspective == ALL:
        console = _console()
        rows = [(name, Text(str(value))) for name, value in view_for(game, state, ALL, called).items()]
        _print_rows(console, game.title, rows)
        return _exported(console)
    return view_as_html(game, game.view(state, perspective), called, language)


def view_as_html(game: Game, view: Mapping[str, object], names: list[str], language: str = "en") -> str:
    """A view of a seat or a spectator as HTML."""
    console = _console()
    _print(console, game, view, names, language)
    return _exported(console)


def _console() -> Console:
    return Console(record=True, file=StringIO(), width=WIDTH, force_terminal=True, legacy_windows=False)


def _exported(console: Console) -> str:
    return console.export_html(inline_styles=True, code_format=PAGE)


@cache
def _texts(language: str, game_id: str, seats: int) -> Texts:
    return Texts(language, game_id, players=seats)


def _print(console: Console, game: Game, view: Mapping[str, object], names: list[str], language: str) -> None:
    drawing = find_drawing(game)
    speech = Speech(_texts(language, game.id, len(names)), game, names)
    for line in drawing.board(view, speech, WIDTH, {}, in_full=False):
        console.print(line, no_wrap=True)
    _print_rows(console, drawing.title(view, speech), drawing.draw(view, speech, in_full=True))


def _print_rows(console: Console, title: str, rows: list[tuple[str, Text]]) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for label, value in rows:
        grid.add_row(Text(label), value)
    console.print(Panel(grid, title=Text(title, "bold"), title_align="left", border_style="dim"))
