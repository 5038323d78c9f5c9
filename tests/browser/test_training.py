"""Hints and warnings for somebody who plays against bots alone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from questhall.analysis.hints import Hint
from questhall.server.live.bot_processes import Thinkers
from tests.browser.people import Hall, pick

LOOK = 50
"""Milliseconds between two looks."""

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]


def test_a_bot_says_what_it_would_do(hall: Hall, axe: str) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    while ana.wait_until_asked() and ana.options.count() < 2:
        ana.choose_first()
    ana.page.get_by_role("button", name="Hint").click()
    panel = ana.page.locator(".decision")
    expect(panel.get_by_text("A strong bot would choose")).to_be_visible()
    expect(panel.locator(".advised")).to_have_count(1)
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []


def test_a_player_is_warned_before_a_mistake(hall: Hall, axe: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(_: Thinkers, _game: Any, _state: Any, _seat: int, key: str, _group: str) -> Hint:
        return Hint("decline", key, 0.2, 0.03, True, 70, 10, 100)

    monkeypatch.setattr(Thinkers, "advise", advise)
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/settings")
    pick(ana.page.get_by_role("radio", name="10+ points"))
    ana.make_table("me", "bot", "bot")
    while ana.wait_until_asked() and ana.options.count() < 2:
        ana.choose_first()
    asked = ana.question.inner_text()
    ana.options.first.click()
    dialog = ana.page.get_by_role("dialog", name="Are you sure?")
    expect(dialog).to_contain_text("20 percentage points")
    assert ana.violations(axe, "light") == []
    ana.page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    expect(ana.question).to_have_text(asked)

    choice = ana.page.locator(".decision").get_attribute("data-choice")
    ana.options.first.click()
    dialog.get_by_role("button", name="Choose it anyway").click()
    expect(dialog).to_be_hidden()
    expect(ana.page.locator(f".decision[data-choice='{choice}']")).to_have_count(0)


def test_there_are_no_hints_where_people_play_each_other(hall: Hall) -> None:
    ana, ben = hall.visitor(), hall.visitor()
    ana.make_table("me", "friend", "bot")
    ben.join(ana.invitation(), "Ben")
    # Sooner or later one of them has something to choose from.
    while not (asked := [visitor for visitor in (ana, ben) if visitor.options.count() > 1]):
        ana.page.wait_for_timeout(LOOK)
    expect(asked[0].page.get_by_role("button", name="Hint")).to_have_count(0)
