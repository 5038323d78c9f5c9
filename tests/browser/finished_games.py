"""Finished games that nobody has to play first: played by bots, looked at or continued in the browser."""

from __future__ import annotations

from tests.analysis.finished_games import bot_game
from tests.browser.people import Visitor
from tests.server.http.test_lobby import bring
from tests.server.serving import Running

LAST_STEPS = 12


def open_replay(visitor: Visitor, server: Running) -> None:
    """The replay of a game of Rent a Hero, at its first step."""
    replay = bring(server, bot_game("rent-a-hero", 3))["id"]
    visitor.page.goto(f"{visitor.address}/#/replay/{replay}/0/all")


def open_nearly_finished_table(visitor: Visitor, server: Running) -> None:
    """A table that continues such a game a few choices before its end."""
    replay = bring(server, bot_game("rent-a-hero", 3))
    wanted = {"step": replay["steps"] - LAST_STEPS, "seat": 0, "name": "Ana", "level": "easy", "pace": 0}
    made = server.ask(f"/api/replays/{replay['id']}/continue", wanted)
    visitor.page.goto(f"{visitor.address}/#/table/{made['table']['id']}/{made['secret']}")
