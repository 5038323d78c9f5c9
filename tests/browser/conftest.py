"""A real server and a real Chromium, for tests that play as people do."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from questhall.server.http.client_files import STATIC
from questhall.server.live import automatic_moves
from questhall.server.table.table_state import Standing
from tests.browser.people import Hall
from tests.server.serving import Running, play_the_same_games, sqlite_in
from tests.suite.needs import is_missing

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    play_the_same_games(monkeypatch, request.node.name)


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots answer at once, where nobody looks at how they take their time."""
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
