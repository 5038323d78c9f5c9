"""Who is looking at a table: a seat, a spectator, or (once a game is over) everyone at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, cast

from questhall.core.engine.errors import UnknownSeat
from questhall.core.engine.events import EVERYBODY, Event
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.decision import current_decision
from questhall.core.interface.game import Game

ALL: Final = "all"
SPECTATOR: Final = "spectator"

Perspective = int | None | Literal["all"]
"""A seat's number, None for a spectator, or `ALL`."""


def find_perspective(text: str, names: list[str]) -> Perspective:
    """A perspective by a seat's name or number, `all`, or `spectator`, in upper or lower case.

    >>> find_perspective("Ben", ["ana", "ben"]), find_perspective("spectator", ["ana", "ben"])
    (1, None)
    """
    wanted = text.strip().casefold()
    possible: dict[str, Perspective] = {str(seat): seat for seat in range(len(names))}
    possible |= {ALL: ALL, SPECTATOR: None}
    # A seat whose name is a number or a perspective takes precedence.
    possible |= {name.strip().casefold(): seat for seat, name in enumerate(names)}
    if wanted in possible:
        return possible[wanted]
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    raise UnknownSeat(f"unknown seat {text!r}; possible: {seats}, {ALL}, {SPECTATOR}")


def view_for(game: Game, state: State, perspective: Perspective, names: list[str]) -> dict[str, object]:
    """The table from this perspective, with the pending decision or the result."""
    seen = game.open_view(state, names) if perspective == ALL else game.view(state, perspective)
    asked = current_decision(state)
    if asked is None:
        return {**seen, "result": {"ending": ending_of(game, state), "winners": winners_of(state)}}
    seen["awaited"] = {"seat": asked.seat, "occasion": asked.occasion, "window": asked.is_window}
    if is_open_to(asked.seat, perspective):
        seen["options"] = asked.keys()
    return seen


def together(views: list[object]) -> object:
    """Merge several views of one table: what one does not show, another may.

    >>> together([{"hand": None, "deck": 40}, {"hand": ["witch"], "deck": 40}])
    {'hand': ['witch'], 'deck': 40}
    """
    shown = [view for view in views if view is not None]
    first = shown[0] if shown else None
    if isinstance(first, dict):
        alike = [view for view in shown if isinstance(view, dict)]
        return {key: together([view.get(key) for view in alike]) for key in first}
    if isinstance(first, list):
        lists = [view for view in shown if isinstance(view, list) and len(view) == len(first)]
        return [together(list(parts)) for parts in zip(*lists, strict=True)]
    return first


def seen_by(event: Event, perspective: Perspective) -> tuple[Event, int | None]:
    """An event and the seat that is told of it; where all is open, nobody is left out."""
    if perspective == ALL:
        return Event(event.kind, event.arguments, event.secret, EVERYBODY), 0
    return event, perspective


def is_open_to(chooser: int, perspective: Perspective) -> bool:
    """Whether what `chooser` can choose, and chose, may be seen: a key may name a hidden card."""
    if perspective is None:
        return False
    return perspective == ALL or chooser in (perspective, PARTY)


def ending_of(game: Game, state: State) -> str:
    """How the game ended; empty while it goes on."""
    return game.endings.get(int(state.ending), "")


def winners_of(state: State) -> list[int]:
    """The seats that won; none while the game goes on."""
    return [seat for seat in range(state.seats) if state.winners >> seat & 1]


def drawn(game: Game, state: State, names: list[str]) -> str | None:
    """A table as HTML, if somebody has told the rules how to draw it (`questhall.notebook`)."""
    draw = cast(Callable[[State, list[str]], str] | None, game.book.draw)
    return None if draw is None else draw(state, names)
