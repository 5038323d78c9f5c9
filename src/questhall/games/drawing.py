"""How a game is drawn as text lives with the game, in `questhall.games.<game>.showing.table_drawing`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.text import Text

from questhall.core.engine.errors import UsageError
from questhall.core.interface.attention import Asking
from questhall.core.interface.decision import Option
from questhall.core.interface.faces import Face
from questhall.core.interface.game import Game
from questhall.games.scenes import Place
from questhall.i18n.speech import Context, Speech

View = Mapping[str, object]
Row = tuple[str, Text]
"""A label and the text beside it; two empty strings are a gap."""


class Drawing(Protocol):
    """What a game's `showing/table_drawing.py` offers; everything is drawn from a view."""

    QUIET: frozenset[str]
    """The kinds of events that the table itself shows; only the log mentions them."""

    QUIET_AT_FIRST: frozenset[str]
    """Further kinds that are not told of the deal."""

    LARGE: frozenset[str]
    """The kinds of events that a screen may make much of: a death, a nemesis, a Talisman found."""

    ASKED: Asking
    """Where people at a terminal are asked, unless they say otherwise."""

    HELPS: tuple[str, ...]
    """The nouns on which there is help."""

    def title(self, view: View, speech: Speech) -> str: ...

    def draw(self, view: View, speech: Speech, *, in_full: bool = False) -> list[Row]: ...

    def around(self, view: View, speech: Speech) -> list[Row]:
        """The table without what `own` shows, for screens that show both side by side."""

    def own(self, view: View, speech: Speech) -> list[Row]:
        """What the viewer has, in a few rows; nothing for a spectator."""

    def board(
        self,
        view: View,
        speech: Speech,
        width: int,
        numbers: Mapping[str, str],
        *,
        in_full: bool,
        cursor: str = "",
    ) -> list[Text]:
        """A picture for terminals of this width, where the game has one and it helps now.

        `numbers` are those of the options by what they name; `cursor` is the place that stands out.
        """

    def scene(self, view: View, speech: Speech) -> list[Place]:
        """The table as places to walk on: the spaces of a board, zones, parties."""

    def dice(self, view: View) -> list[str]:
        """The dice on the table as signs, one for each, in the order in which they lie."""

    def rank(self, option: Option) -> int:
        """Where an option stands in the list: a smaller rank comes first."""

    def refers(self, option: Option, view: View) -> list[tuple[str, str]]:
        """What an option is about on the table though its key does not name it, by noun and id."""

    def context(self, view: View, speech: Speech) -> Mapping[str, Context]:
        """Arguments that the texts of questions and options may ask for."""

    def describe(self, kind: str, name: str, speech: Speech) -> list[str]:
        """Help on something that option keys name, a title first."""

    def face(self, kind: str, name: str, speech: Speech) -> Face:
        """What is printed on it, as data; for the same things as help."""

    def explained(self, view: View, speech: Speech) -> Mapping[str, object]:
        """Further fields of a view that follow from it: sums and odds, for clients without rules."""

    def verdict(self, view: View, speech: Speech, reader: int | None = None) -> list[str]:
        """How the game ended, then who won and by what; a `reader` who won reads of itself as you."""

    def standings(self, view: View, speech: Speech) -> list[Row]: ...

    def is_remarkable(self, event: View) -> bool:
        """Whether the story of a finished game should tell this."""


def no_board(
    _view: View, _speech: Speech, _width: int, _numbers: Mapping[str, str], *, in_full: bool, cursor: str = ""
) -> list[Text]:
    """The picture of a game that has none: its rows show everything."""
    return []


def find_drawing(game: Game) -> Drawing:
    showing = f"questhall.games.{game.id.replace('-', '_')}.showing"
    module = f"{showing}.table_drawing"
    if find_spec(showing) is None or find_spec(module) is None:
        raise UsageError(f"{game.title} cannot be played in the terminal yet")
    return cast(Drawing, import_module(module))
