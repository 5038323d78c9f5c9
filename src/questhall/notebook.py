"""Tables in notebooks: states, views, sessions and records show themselves as HTML.

Importing `questhall.api` is enough. `show` draws from any seat's point of view.
"""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

from questhall.core.engine.state import State
from questhall.core.interface import perspective
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import ALL, Perspective
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.games import GAMES
from questhall.games.table_pictures import table_as_html, usual_names, view_as_html

Eyes = Perspective | Literal["asked"]
ASKED: Final = "asked"
"""Instead of a seat: whichever is asked, or a spectator once the game is over."""


UNWATCHED: Final = "<p>This table does not track who knows what (is_watched=False), so it cannot be drawn.</p>"


class Picture:
    """A table as HTML, as a notebook shows it; `str` gives the HTML."""

    def __init__(self, html: str) -> None:
        self.html = html

    def __str__(self) -> str:
        return self.html

    def _repr_html_(self) -> str:
        return self.html


class TableView(dict[str, object]):
    """A view: plain data, which a notebook shows as the table it describes."""

    def __init__(self, data: dict[str, object], game: Game, seen_by: Perspective, names: list[str]) -> None:
        super().__init__(data)
        self._game = game
        self._seen_by = seen_by
        self._names = names

    def _repr_html_(self) -> str | None:
        """A view of everything is data about zones, which nothing draws; notebooks show it as a dictionary."""
        return None if self._seen_by == ALL else view_as_html(self._game, self, self._names)


def view_for(game: Game, state: State, perspective_: Perspective, names: list[str]) -> TableView:
    """The table as a seat, a spectator (None) or everyone ("all") sees it, with the pending decision.

    >>> from questhall.core.engine.chance import FastChance
    >>> from questhall.core.interface.game import Setup
    >>> game = GAMES["rent-a-hero"]
    >>> state = game.start(Setup(3), FastChance(1))
    >>> view_for(game, state, 0, ["ana", "ben", "cleo"])["deck"]
    55
    """
    data = perspective.view_for(game, state, perspective_, names)
    return TableView(data, game, perspective_, names)


def show(
    table: State | Session | Replay,
    seat: Eyes = ASKED,
    step: int | None = None,
    language: str = "en",
) -> Picture:
    """Draw a table as one seat sees it.

    `seat` is a seat's number, None for a spectator, "all" for everything, or by default the seat that is
    asked. `step` is the step of a record to show, by default the last.
    """
    if isinstance(table, Session):
        return Picture(_drawn(table.game, table.state, table.header.seats, seat, language))
    if isinstance(table, Replay):
        state = table.moment(table.last() if step is None else step).state
        return Picture(_drawn(table.game, state, table.header.seats, seat, language))
    return Picture(_drawn(_game_of(table), table, None, seat, language))


def _game_of(state: State) -> Game:
    return next(game for game in GAMES.values() if game.book is state.book)


def _drawn(game: Game, state: State, names: list[str] | None, seat: Eyes, language: str = "en") -> str:
    called = usual_names(int(state.seats)) if names is None else names
    if state.knowledge is None:
        return UNWATCHED
    asked = None if state.is_over() else game.answerer(state)
    return table_as_html(game, state, asked if seat == ASKED else seat, called, language)


def _draw(game: Game, state: State, names: list[str] | None = None) -> str:
    return _drawn(game, state, names, ASKED)


def use_in_notebooks() -> None:
    """Tell the rules how their tables are drawn: they know nothing of drawings themselves."""
    for game in GAMES.values():
        if game.is_listed:
            game.book.draw = partial(_draw, game)
