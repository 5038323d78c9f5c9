"""Where a game says what it can be played as: its `showing/adventures.py`, if it has one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from questhall.core.interface.adventures import Adventure, Briefing
from questhall.core.interface.game import Game
from questhall.i18n.speech import Speech


class Adventures(Protocol):
    """What a game's `showing/adventures.py` offers."""

    def adventures(self, speech: Speech) -> list[Adventure]: ...

    def briefings(self, speech: Speech) -> list[Briefing]: ...

    def briefing(self, quest: str, speech: Speech) -> Briefing: ...


def find_adventures(game: Game) -> Adventures | None:
    """The adventures of a game; most games are always played alike and have none."""
    showing = f"questhall.games.{game.id.replace('-', '_')}.showing"
    module = f"{showing}.adventures"
    if find_spec(showing) is None or find_spec(module) is None:
        return None
    return cast(Adventures, import_module(module))
