"""A table that a browser and a real terminal share."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import MOST_MOVES, Hall
from tests.cli.real_terminal import Tmux, opened_tmux

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]

FIRST_OPTION = re.compile(r"^ +1 \w", re.MULTILINE)


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    with opened_tmux(tmp_path) as window:
        yield window


def test_a_browser_and_a_terminal_play_at_one_table(hall: Hall, tmux: Tmux) -> None:
    ana = hall.visitor()
    ana.make_table("me", "friend", "bot")
    tmux.start((120, 40), "join", ana.invitation(), "--name", "Ben", "--lang", "en")
    tmux.wait_for("Your hand", "q quit")
    expect(ana.board).to_be_visible()

    tmux.type(":")
    tmux.wait_for("An option or a command")
    tmux.type("chat Good luck Ana", "Enter")
    ana.page.get_by_role("tab", name="Chat").click()
    expect(ana.page.get_by_text("Good luck Ana")).to_be_visible()
    ana.page.get_by_role("tab", name="Log").click()

    bens = ana.page.get_by_text(re.compile("^Ben sends"))
    moves, terminal = 0, ""
    while not (bens.count() and "Ana sends" in terminal):
        assert not ana.has_ended()
        assert moves < MOST_MOVES
        if ana.options.count():
            ana.choose(ana.options.last)
            moves += 1
        terminal = tmux.text()
        if FIRST_OPTION.search(terminal):
            tmux.type("Enter")  # the first option is highlighted
            tmux.wait_until(terminal.__ne__)
            moves += 1
    assert moves > 2
    tmux.type("q")
    tmux.wait_for("your seat is kept", "ended")
