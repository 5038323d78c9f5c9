"""Where a game tells of its campaign: its `showing/chronicle.py`."""

from __future__ import annotations

from datetime import datetime
from importlib import import_module
from typing import Protocol, cast

from questhall.core.interface.adventures import CampaignStory
from questhall.core.interface.game import Game
from questhall.core.records.campaign import Content, Entry
from questhall.games.drawing import Row
from questhall.i18n.speech import Speech


class Chronicler(Protocol):
    """What a game's `showing/chronicle.py` offers."""

    def title(self, speech: Speech) -> str: ...

    def chapter(self, content: Content, number: int, speech: Speech) -> tuple[str, list[Row]]: ...

    def outlook(self, content: Content, is_running: bool, speech: Speech) -> tuple[str, list[Row]]: ...

    def entry_before(self, carried: str, ended: datetime) -> Entry:
        """A chronicle's last entry, of which nothing is known but what was passed on."""

    def story(self, content: Content, is_running: bool, speech: Speech) -> CampaignStory: ...


def find_chronicler(game: Game) -> Chronicler:
    """Of a game that has a campaign."""
    return cast(Chronicler, import_module(f"questhall.games.{game.id.replace('-', '_')}.showing.chronicle"))
