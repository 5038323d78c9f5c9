"""A real server and a real Chromium, for tests that play as people do."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from questhall.core.interface.game import Game
from questhall.core.records.record import LaidOut
from questhall.core.records.session import Session
from questhall.core.scenario import load
from questhall.core.scenario.lesson import laid_out
from questhall.games import find_game
from questhall.server.http.client_files import STATIC
from questhall.server.live import automatic_moves, bot_processes
from questhall.server.table import table_setup
from questhall.server.table.table_state import Standing
from tests.browser.people import Hall
from tests.server.serving import Running, play_the_same_games, sqlite_in
from tests.suite.needs import is_missing

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there. Without a window, the same Chromium took 1.1 s of processor time for a visitor's
lobby and first table, instead of 2.6 s."""
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@dataclass
class Dealer:
    """Deals the tables of a test always alike, or lays them out as a scenario file has them."""

    position: Callable[[list[str]], LaidOut] | None = None
    """Where tables with these seats begin; they are dealt if there is none."""

    def lay_out(self, text: str) -> None:
        """Tables begin at the position of this scenario file."""
        scenario = load(text, find_game, lambda _game: [])
        self.position = lambda _seats: laid_out(scenario)

    def begin(self, game: Game, seats: list[str], committed: tuple[bytes, list[str]], **more: Any) -> Session:
        """Browsers make up words for the chance that are always others."""
        seed, words = committed
        if self.position is not None:
            more["laid_out"] = self.position(seats)
        return Session.begin(game, seats, committed=(seed, ["a word" for _ in words]), **more)


@pytest.fixture(autouse=True)
def dealer(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Dealer:
    """Cards, dice, and what bots choose follow from the name of the test and from what people choose."""
    play_the_same_games(monkeypatch, request.node.name)
    dealer = Dealer()
    monkeypatch.setattr(table_setup, "Session", dealer)
    let_bots_choose_alike(monkeypatch)
    return dealer


def let_bots_choose_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's choice follows from its table and the number of the choice.

    At tables that earlier tests have left, bots may still be playing.
    """
    picker = random.Random()
    think = automatic_moves.Driver._think

    async def think_alike(driver: automatic_moves.Driver, step: automatic_moves.Step, turn: int) -> str:
        standing = driver._table.standing
        picker.seed(f"{standing.document.seed} {len(standing.playing.made)}")
        return await think(driver, step, turn)

    monkeypatch.setattr(automatic_moves.Driver, "_think", think_alike)
    chosen = SimpleNamespace(choice=picker.choice, randbelow=picker.randrange)
    monkeypatch.setattr(bot_processes, "secrets", chosen)


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer at once, where nobody looks at how they take their time."""
    let_bots_answer_at_once(monkeypatch)


def let_bots_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    next_step = automatic_moves.next_step

    def at_once(standing: Standing) -> automatic_moves.Step | None:
        step = next_step(standing)
        return replace(step, at=standing.opened) if step and step.by == "bot" else step

    monkeypatch.setattr(automatic_moves, "next_step", at_once)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        is_missing("Chromium", "apt-get install chromium")
    if not (STATIC / "index.html").is_file():
        is_missing("the built client", "npm ci && npm run build, in web/")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which looks for what keeps people out."""
    script = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        is_missing("axe-core", "npm ci, in web/")
    return script.read_text("utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(sqlite_in(tmp_path_factory.mktemp("browser"))) as running:
        yield running


@pytest.fixture
def hall(browser: Browser, server: Running) -> Iterator[Hall]:
    """People come in by `hall.visitor()`; whatever went wrong in a page fails the test."""
    hall = Hall(browser, server.address)
    yield hall
    hall.close()
    assert not hall.problems, hall.problems
