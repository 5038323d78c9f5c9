"""Talisman's crossings are places on the board, and its end is told to whom it concerns."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Hall, Visitor
from tests.server.serving import Running
from tools.laid_tables import lay_table, read_scene

pytestmark = pytest.mark.slow

SCENES = Path(__file__).parents[2] / "tools" / "scenes" / "talisman"


def sit_at(hall: Hall, server: Running, scene: str) -> Visitor:
    """Ana at the table of a scene of the documentation."""
    table = lay_table(server.database_url, read_scene(SCENES / f"{scene}.toml"))
    ana = hall.visitor()
    ana.page.goto(hall.address + table.path)
    expect(ana.page.locator(".space")).to_have_count(49)
    return ana


@pytest.mark.parametrize("touched", ["[data-crossing=middle_hills]", "[data-space=middle_hills]"])
def test_the_bridge_is_chosen_on_the_board_and_read_first(hall: Hall, server: Running, touched: str) -> None:
    ana = sit_at(hall, server, "02-moving")
    assert ana.wait_until_asked()
    expect(ana.page.locator("[data-crossing]")).to_have_count(1)
    expect(ana.page.locator("[data-space=middle_hills].lit")).to_have_count(1)
    asked = ana.asked_for()
    ana.page.locator(touched).click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert ana.asked_for() == asked, "nothing is done before it is read"
    dialog.get_by_role("button", name="Cross the bridge at the Sentinel").click()
    ana.wait_until_answered(asked)
    expect(ana.page.locator("[data-space=sentinel]")).to_have_accessible_name("Sentinel, Ana")


def test_both_ways_to_open_the_portal_are_offered_at_its_gate(hall: Hall, server: Running) -> None:
    ana = sit_at(hall, server, "14-portal")
    assert ana.wait_until_asked()
    ana.page.locator("[data-crossing=plain_of_peril]").click()
    buttons = ana.page.get_by_role("dialog").locator(".picking button")
    expect(buttons).to_have_count(2)
    expect(buttons.first).to_contain_text("with Strength")
    expect(buttons.last).to_contain_text("with Craft")


def test_a_defeat_has_no_trophy(hall: Hall, server: Running, axe: str) -> None:
    ana = sit_at(hall, server, "13-defeat")
    expect(ana.verdict).to_have_text("Bot Ben wins as the last character alive")
    expect(ana.page.locator(".end [data-icon='trophy-cup']")).to_have_count(0)
    expect(ana.page.locator(".end .crest [data-icon]")).to_have_attribute("data-icon", "tattered-banner")
    expect(ana.page.locator(".end .crest.won")).to_have_count(0)
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []


def test_a_victory_is_told_to_the_winner(hall: Hall, server: Running) -> None:
    ana = sit_at(hall, server, "12-victory")
    expect(ana.verdict).to_have_text("You win as the last character alive")
    expect(ana.page.locator(".end .crest.won [data-icon='trophy-cup']")).to_have_count(1)
    expect(ana.page.locator(".end .story")).to_contain_text("You cast the Command Spell")
