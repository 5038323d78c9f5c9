"""Nobody is kept out: axe finds nothing on any page, light or dark."""

from __future__ import annotations

from typing import get_args

import pytest
from playwright.sync_api import expect

from tests.browser.people import Hall, Scheme, Visitor

pytestmark = pytest.mark.slow

PAGES = {
    "lobby": "",
    "new table": "#/new/rent-a-hero",
    "rules": "#/rules/rent-a-hero",
    "about": "#/about",
}


def check(visitor: Visitor, axe: str) -> None:
    for scheme in get_args(Scheme):
        assert visitor.violations(axe, scheme) == [], scheme


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_open_to_everybody(hall: Hall, axe: str, page: str) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/{PAGES[page]}")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    check(ana, axe)


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("game", ["rent-a-hero", "talisman"])
def test_tables_are_open_to_everybody(hall: Hall, axe: str, game: str, width: int) -> None:
    ana = hall.visitor(width)
    ana.make_table("me", "bot", "bot", game=game)
    expect(ana.board).to_be_visible()
    ana.wait_until_asked()
    check(ana, axe)


def test_waiting_for_friends_is_open_to_everybody(hall: Hall, axe: str) -> None:
    ana = hall.visitor()
    ana.make_table("me", "friend", "bot")
    expect(ana.page.get_by_role("img", name="QR code")).to_be_visible()
    check(ana, axe)


def test_questions_and_events_are_announced(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    expect(ana.page.locator("[aria-live=assertive]")).to_contain_text(ana.question.inner_text())
    ana.options.first.click()
    expect(ana.page.locator("[role=log][aria-live=polite]").last).not_to_be_empty()
