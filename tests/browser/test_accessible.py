"""Nobody is kept out: axe finds nothing on any page, light or dark."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.finished_games import open_nearly_finished_table
from tests.browser.people import Hall, Scheme, Visitor
from tests.server.serving import Running, sqlite_in

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]

PAGES = {
    "lobby": "",
    "new table": "#/new/rent-a-hero",
    "rules": "#/rules/rent-a-hero",
    "rules with sections": "#/rules/warhammer-quest",
    "about": "#/about",
}


def check(visitor: Visitor, axe: str) -> None:
    for scheme in get_args(Scheme):
        assert visitor.violations(axe, scheme) == [], scheme


@pytest.mark.parametrize("page", PAGES)
def test_pages_are_accessible(hall: Hall, axe: str, page: str) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/{PAGES[page]}")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    check(ana, axe)


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
def test_no_page_has_to_be_scrolled_sideways(hall: Hall, locale: str) -> None:
    """320 pixels are the narrowest screen, or a wide one enlarged four times (WCAG 1.4.10)."""
    ana = hall.visitor(320, locale=locale)
    puzzles = [f"#/puzzles/{game}" for game in ("rent-a-hero", "talisman", "warhammer-quest")]
    for page in [*PAGES.values(), "#/settings", "#/me", *puzzles]:
        ana.page.goto(f"{ana.address}/{page}")
        expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
        ana.page.wait_for_load_state("networkidle")
        ana.wait_until_it_stands_still()
        assert not ana.is_wide(), page


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("game", ["rent-a-hero", "talisman", "warhammer-quest"])
def test_tables_are_accessible(hall: Hall, axe: str, game: str, width: int) -> None:
    ana = hall.visitor(width)
    ana.make_table("me", "bot", "bot", game=game)
    expect(ana.board).to_be_visible()
    ana.wait_until_asked()
    check(ana, axe)


def test_waiting_for_friends_is_accessible(hall: Hall, axe: str) -> None:
    ana = hall.visitor()
    ana.make_table("me", "friend", "bot")
    expect(ana.page.get_by_text("opens only on this computer")).to_be_visible()
    expect(ana.page.get_by_role("img", name="QR code")).to_have_count(0)  # what scans it is another device
    check(ana, axe)


def test_a_code_to_scan_is_accessible(browser: Browser, axe: str, tmp_path: Path) -> None:
    """Where other devices reach the server, the invitation can be scanned."""
    with Running(sqlite_in(tmp_path), reachable_at="http://192.168.1.20:8421") as server:
        hall = Hall(browser, server.address)
        ana = hall.visitor()
        ana.make_table("me", "friend", "bot")
        expect(ana.page.get_by_role("img", name="QR code")).to_be_visible()
        check(ana, axe)
        hall.close()


def test_joining_is_accessible(hall: Hall, axe: str) -> None:
    ana, ben = hall.visitor(), hall.visitor(390)
    ana.make_table("me", "friend", "bot")
    ben.page.goto(ana.invitation())
    expect(ben.page.get_by_label("Your name")).to_be_visible()
    check(ben, axe)


def test_dialogs_are_accessible(hall: Hall, axe: str) -> None:
    ana = hall.visitor(390)
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    for door in (
        ana.page.get_by_label("Your hand", exact=True).get_by_role("button").first,
        ana.page.get_by_role("button", name="eliminated card").first,
        ana.page.get_by_role("button", name="Link to my seat"),
        ana.page.get_by_role("button", name="Leave"),
    ):
        door.click(button="right" if "Your hand" in str(door) else "left")
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        check(ana, axe)
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_role("dialog")).to_have_count(0)
    ana.page.get_by_role("tab", name="Log").press("ArrowRight")
    expect(ana.page.get_by_label("Say something")).to_be_visible()
    check(ana, axe)


def test_the_end_and_its_replay_are_accessible(hall: Hall, server: Running, axe: str) -> None:
    ana = hall.visitor(390)
    open_nearly_finished_table(ana, server)
    ana.play_to_the_end()
    expect(ana.verdict).to_be_visible()
    check(ana, axe)
    ana.page.locator(".end").get_by_role("link", name="Replay").click()
    expect(ana.board).to_be_visible()
    check(ana, axe)


def test_questions_and_events_are_announced(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    expect(ana.page.locator("[aria-live=assertive]")).to_contain_text(ana.question.inner_text())
    ana.options.first.click()
    expect(ana.page.locator("[role=log][aria-live=polite]").last).not_to_be_empty()
