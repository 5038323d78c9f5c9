"""A server that is killed in mid-window: clients come back by themselves, and nothing is lost."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import MOST_MOVES, Hall, pick
from tests.server.serving import free_port

pytestmark = pytest.mark.slow


class Mortal:
    """A server of its own that can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "questhall", "serve", "--no-browser", "--thinkers", "1"]
        self._process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self._folder)], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        assert re.search(r"http://", self._process.stdout.readline())

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    server = Mortal(tmp_path)
    yield server
    server.kill()


def test_after_a_crash_in_mid_window_the_game_continues(browser: Browser, mortal: Mortal) -> None:
    hall = Hall(browser, mortal.address)
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    pick(ana.page.get_by_role("group", name="Ask me").get_by_role("radio", name="always"))
    window = ana.page.locator(".panel.decision details")
    for _ in range(MOST_MOVES):
        assert ana.wait_until_asked(), "no window was ever open"
        if window.count():
            break
        ana.choose_first()
    question = ana.question.inner_text()
    log = ana.page.get_by_label("Log", exact=True).last.inner_text()

    mortal.kill()
    expect(ana.page.get_by_text("connection lost")).to_be_visible()
    mortal.start()
    expect(ana.page.get_by_text("connected", exact=True)).to_be_visible()

    expect(ana.question).to_have_text(question)
    assert ana.page.get_by_label("Log", exact=True).last.inner_text() == log
    ana.choose_first()
    hall.close()
    assert not hall.problems, hall.problems
