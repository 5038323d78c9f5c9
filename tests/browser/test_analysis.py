"""What decided a finished game, on its replay page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.analysis.finished_games import sixth_hero_let_go
from tests.browser.people import Hall
from tests.server.http.test_lobby import bring
from tests.server.serving import Running

pytestmark = pytest.mark.slow


def test_a_game_is_analysed_and_its_turning_points_lead_to_their_steps(
    hall: Hall, server: Running, axe: str
) -> None:
    replay = bring(server, sixth_hero_let_go())["id"]
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/replay/{replay}/0/all")
    panel = ana.page.get_by_role("region", name="What decided the game")
    panel.get_by_role("button", name="Analyse this game").click()
    expect(panel.get_by_role("progressbar").or_(panel.get_by_role("table"))).to_be_visible()
    expect(panel.get_by_role("table")).to_be_visible()

    curve = ana.page.get_by_role("group", name="Chances to win")
    expect(curve).to_be_visible()
    before = ana.page.locator(".curve li").all_inner_texts()
    assert len(before) == 3
    panel.get_by_role("link", name="Step 1", exact=True).first.click()
    expect(ana.page.get_by_text("Step 1 of")).to_be_visible()
    expect(ana.page).to_have_url(re.compile(r"/1/all$"))
    expect(ana.page.locator(".curve li").first).not_to_have_text(before[0])
    marked = ana.page.get_by_role("list", name="Moves").get_by_role("link").filter(has_text="mistake")
    expect(marked.first).to_contain_text("Pass the wanderer on")
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []

    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    last = ana.page.get_by_role("slider").get_attribute("max")
    expect(ana.page.get_by_text(f"Step {last} of {last}")).to_be_visible()

    panel.get_by_role("button", name="Analyse thoroughly").click()
    expect(panel.get_by_text("Thorough analysis, seed")).to_be_visible()
    expect(panel.get_by_role("button")).to_have_count(0)  # there is nothing more thorough

    ben = hall.visitor(width=390)
    ben.page.goto(ana.page.url)
    expect(ben.page.get_by_role("region", name="What decided the game").get_by_role("table")).to_be_visible()
    assert not ben.is_wide()


@pytest.mark.parametrize(
    ("locale", "last_card", "name", "told"),
    [
        ("pl-PL", "witch", "Analizuj dokładnie", "Dokładna analiza, ziarno"),
        ("fr-FR", "wizard", "Analyser en profondeur", "Analyse approfondie, graine"),
    ],
)
def test_the_first_analysis_can_be_a_thorough_one(
    hall: Hall, server: Running, axe: str, locale: str, last_card: str, name: str, told: str
) -> None:
    replay = bring(server, sixth_hero_let_go(last_card=last_card))["id"]
    ana = hall.visitor(locale=locale)
    ana.page.goto(f"{ana.address}/#/replay/{replay}/0/all")
    button = ana.page.get_by_role("button", name=name)
    expect(button).to_be_visible()
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []
    button.click()
    expect(ana.page.get_by_text(told)).to_be_visible()
