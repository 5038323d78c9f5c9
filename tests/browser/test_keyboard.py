"""Playing without a mouse: one key leads to the question, one to help, one to each option."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import NEXT_FRAME, Hall

pytestmark = pytest.mark.slow


def test_one_key_leads_to_the_question_from_anywhere(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    assert ana.wait_until_asked()
    for place in ("ol.log", ".home", ".tabs [role=tab]"):
        ana.page.locator(place).first.focus()
        ana.page.keyboard.press("q")
        expect(ana.question).to_be_focused()
    ana.page.get_by_label("Search the log").fill("q")
    expect(ana.page.get_by_label("Search the log")).to_have_value("q")
    ana.page.keyboard.press("Escape")
    expect(ana.question).to_be_focused()
    ana.page.keyboard.press("Tab")
    expect(ana.options.first).to_be_focused()


def test_a_question_mark_lists_the_keys(hall: Hall, axe: str) -> None:
    ana = hall.visitor()
    ana.enter()
    ana.page.keyboard.press("?")
    dialog = ana.page.get_by_role("dialog", name="Keyboard")
    expect(dialog.get_by_role("row", name="Go to the question")).to_contain_text("Q")
    expect(dialog.get_by_role("row", name="In a list of more than 60")).to_contain_text("⇧Z")
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    ana.page.get_by_label("Your name").first.press("?")
    expect(dialog).to_have_count(0)


@pytest.mark.usefixtures("quick_bots")
def test_every_option_can_be_chosen_by_the_key_it_shows(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    for _ in range(6):
        if not ana.wait_until_asked():
            break
        asked = ana.asked_for()
        last = ana.options.last
        key = last.locator("kbd").inner_text()
        assert last.get_attribute("aria-keyshortcuts") == key
        ana.page.keyboard.press(key.lower())
        ana.wait_until_answered(asked)


def test_keys_choose_nothing_if_switched_off(hall: Hall) -> None:
    ana = hall.visitor(settings={"number-keys": False})
    ana.make_table("me", game="talisman")
    assert ana.wait_until_asked()
    asked = ana.asked_for()
    expect(ana.options.first.locator("kbd")).to_have_count(0)
    ana.page.keyboard.press("1")
    ana.page.evaluate(NEXT_FRAME)
    assert ana.asked_for() == asked
    expect(ana.options.first).to_be_enabled()


def test_leaving_is_not_what_enter_does(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    assert ana.wait_until_asked()
    ana.page.get_by_role("button", name="Leave").click()
    expect(ana.page.get_by_role("dialog").get_by_role("button", name="Stay")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(ana.board).to_be_visible()
