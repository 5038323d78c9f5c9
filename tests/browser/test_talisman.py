"""Talisman's board: spaces are buttons, fights have a stage, phones have tabs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Hall, Scheme, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]

ROUNDS = 4
MOST_CHOICES = 300
"""So many rounds are never longer."""
GOING = ".space.lit[aria-label*='Go to']"
"""Where one can go; the far end of a bridge glows too, but is read before it is chosen."""
WIDTH = "document.querySelector('[data-space=city]').getBoundingClientRect().width"
SMALL = 60
"""The width of a space while a phone shows the whole board, at most."""
PINCH = """() => {
    const board = document.querySelector('.frame');
    const { x, y } = board.getBoundingClientRect();
    const touch = (type, id, across) => board.dispatchEvent(new PointerEvent(type, {
        pointerId: id, pointerType: 'touch', clientX: x + across, clientY: y + 100, bubbles: true,
    }));
    touch('pointerdown', 1, 100);
    touch('pointerdown', 2, 140);
    for (let apart = 50; apart <= 120; apart += 10) touch('pointermove', 2, 100 + apart);
    touch('pointerup', 1, 100);
    touch('pointerup', 2, 220);
}"""
"""Two fingers on the board that part."""
INTERNAL = re.compile(r"\b(undefined|null|NaN|player -1|seat-\d|purchase_|stack_|[a-z]+_\d|\[object)\b")


def sit_down(visitor: Visitor, *kinds: str) -> None:
    visitor.make_table(*(kinds or ("me", "bot", "bot")), game="talisman")
    expect(visitor.page.locator(".space")).to_have_count(49)


def play_until(visitor: Visitor, found: str, most: int = MOST_CHOICES) -> None:
    """Play on until this is seen, by another place in the list every time: one could go round in a circle."""
    for number in range(most):
        assert visitor.wait_until_asked()
        if visitor.page.locator(found).count():
            return
        visitor.choose(visitor.options.nth(number % visitor.options.count()))
    raise AssertionError(f"{found} never came")


def test_rounds_are_played_by_clicking_on_the_board(hall: Hall) -> None:
    """What glows on the board is clicked; what cannot be chosen there is taken from the list."""
    ana = hall.visitor()
    sit_down(ana)
    moved = 0
    for number in range(MOST_CHOICES):
        if moved == ROUNDS or not ana.wait_until_asked():
            break
        glowing = ana.page.locator(GOING)
        if ana.options.filter(has_text="Go to").count():
            expect(glowing.first).to_be_visible()
            assert ana.choose_on_the_board(glowing)
            moved += 1
        else:
            # Another place in the list every time: the same one could go round in a circle.
            ana.choose(ana.options.nth(number % ana.options.count()))
        shown = ana.page.locator("main").inner_text()
        assert not INTERNAL.search(shown), INTERNAL.search(shown)
    assert moved == ROUNDS
    expect(ana.page.locator(".figure").first).to_be_attached()


def test_destinations_are_named_buttons_that_tell_what_waits(hall: Hall) -> None:
    ana = hall.visitor()
    sit_down(ana)
    play_until(ana, GOING)
    target = ana.page.locator(GOING).first
    expect(target).to_have_role("button")
    assert target.get_attribute("tabindex") == "0"
    target.focus()
    expect(ana.page.locator(".way")).to_have_count(1)
    expect(ana.page.locator(".peek")).to_contain_text(re.compile(r"\w+ \w+"))
    before = ana.asked_for()
    ana.page.keyboard.press("Enter")
    ana.answer_the_dialog(before)


def test_a_space_that_cannot_be_chosen_tells_its_instructions(hall: Hall) -> None:
    ana = hall.visitor()
    sit_down(ana)
    ana.wait_until_asked()
    ana.page.locator("[data-space=castle]").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Royal Doctor")
    expect(dialog.locator(".card.big")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_fight_has_a_stage_with_sums_and_odds(hall: Hall, axe: str) -> None:
    ana = hall.visitor()
    sit_down(ana)
    play_until(ana, ".stage .fight .odds")
    stage = ana.page.locator(".stage")
    expect(stage.locator(".odds")).to_contain_text(re.compile(r"\d+%"))
    stage.locator(".sum button").first.click()
    expect(stage.locator(".parts").first).to_be_visible()
    assert ana.violations(axe, "light") == []
    assert ana.violations(axe, "dark") == []


def test_a_sum_of_the_sheet_can_be_opened_and_zeros_are_shown(hall: Hall) -> None:
    ana = hall.visitor()
    sit_down(ana)
    ana.wait_until_asked()
    sheet = ana.page.locator(".pane-me .sheet")
    for counter in ("strength", "craft", "life", "fate", "gold"):
        expect(sheet.locator(f".counter.{counter} b")).to_contain_text(re.compile(r"^\d"))
    sheet.locator(".counter.strength").click()
    expect(sheet.locator(".sum")).to_contain_text("Printed on")
    ana.page.locator(".pane-others .chip-of").first.click()
    expect(ana.page.locator(".pane-others .sheet")).to_be_visible()


def test_a_phone_has_tabs_and_zooms(hall: Hall, axe: str) -> None:
    ana = hall.visitor(390, 844, has_touch=True, is_mobile=True)
    sit_down(ana)
    assert ana.wait_until_asked()
    tabs = ana.page.locator(".panes").get_by_role("tab")
    expect(tabs).to_have_count(4)
    panes = {"Board": ".pane-board", "Me": ".pane-me", "Others": ".pane-others", "Log": "aside"}
    for name, pane in panes.items():
        tabs.filter(has_text=name).tap()
        for other in panes.values():
            expect(ana.page.locator(other).first).to_be_visible(visible=other == pane)
        assert not ana.is_wide(), name
        assert ana.violations(axe, "light") == [], name
    tabs.filter(has_text="Board").tap()
    ana.page.wait_for_function(f"() => {WIDTH} < {SMALL}")
    ana.page.evaluate(PINCH)
    ana.page.wait_for_function(f"() => {WIDTH} > 2 * {SMALL}")
    ana.page.get_by_role("button", name="Show the whole board").tap()
    ana.page.wait_for_function(f"() => {WIDTH} < {SMALL}")
    ana.page.get_by_role("button", name="Zoom in").tap()
    ana.page.wait_for_function(f"() => {WIDTH} > {SMALL}")
    box = ana.page.locator("[data-space=city]").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_is_accessible(hall: Hall, axe: str, scheme: Scheme) -> None:
    ana = hall.visitor()
    sit_down(ana)
    ana.wait_until_asked()
    assert ana.violations(axe, scheme) == []
    ana.page.locator("[data-space=city]").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert ana.violations(axe, scheme) == []
