"""The log: told to its reader, in turns, with what it names within reach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Hall, Visitor

pytestmark = pytest.mark.slow

YOU = {"en-GB": "You ", "pl-PL": "Otrzymujesz", "fr-FR": "Vous "}
KEEP_POINTING = """() => {
    const soon = window.setTimeout;
    window.setTimeout = (call, after, ...more) => after > 2000 ? 0 : soon(call, after, ...more);
}"""
"""What is shown for some seconds stays: a busy machine would not be done looking at it."""
YOUR_TURN = {"en-GB": "Your turn", "pl-PL": "Twoja tura", "fr-FR": "Votre tour"}


def sit_down(visitor: Visitor, game: str) -> None:
    """A quick game against bots from the first page, in whatever language it is."""
    visitor.enter()
    visitor.page.locator(f"#game-{game}").locator("xpath=ancestor::article").locator("button.main").click()
    visitor.wait_until_asked()


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("locale", YOU)
def test_the_log_speaks_to_its_reader(hall: Hall, locale: str) -> None:
    ana = hall.visitor(locale=locale, settings={"name": "Anouk"})
    sit_down(ana, "talisman")
    log = ana.page.locator("ol.log")
    heading = log.get_by_role("heading", name=YOUR_TURN[locale])
    for _ in range(60):
        if heading.count():
            break
        ana.choose_first()
        ana.wait_until_asked()
    expect(heading.first).to_be_attached()
    texts = log.locator(".text").all_inner_texts()
    assert any(text.startswith(YOU[locale]) for text in texts)
    assert not [text for text in texts if "Anouk" in text]
    assert all(log.locator(".sort path").evaluate_all("icons => icons.map(icon => icon.getAttribute('d'))"))


def test_bots_are_called_bots_everywhere(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    seat = ana.page.get_by_role("region", name="Bot Ben")
    expect(seat.get_by_role("img", name="bot")).to_be_attached()
    of_bots = ana.page.locator("ol.log .text", has_text="Bot ")
    expect(of_bots.first.get_by_role("img", name="bot").first).to_be_attached()
    expect(ana.page.get_by_role("region", name="Ana").get_by_role("img", name="bot")).to_have_count(0)
    ana.page.goto(f"{ana.address}/#/")
    mine = ana.page.locator("li", has_text="Bot Ben")
    expect(mine.get_by_role("img", name="bot")).to_have_count(2)


def test_names_in_the_log_point_at_the_board_and_then_open(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    ana.page.get_by_label("Show in the log").select_option("everything")
    entry = ana.page.locator("ol.log .entry", has_text="You are dealt the").first
    name = entry.locator(".text").get_by_role("button")
    hero = name.inner_text()
    expect(ana.board).to_be_visible()
    ana.page.evaluate(KEEP_POINTING)
    name.click()
    pointed = ana.board.locator(".pointed")
    expect(pointed.first).to_be_visible()
    assert re.search(hero, str(pointed.first.get_attribute("aria-label")))
    name.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text(hero)


@pytest.mark.parametrize("locale", YOU)
def test_the_filters_of_the_log_fit(hall: Hall, locale: str) -> None:
    for width in (390, 1440):
        ana = hall.visitor(width=width, locale=locale)
        sit_down(ana, "rent-a-hero")
        fits = """one => {
            const text = document.createElement('canvas').getContext('2d');
            const style = getComputedStyle(one);
            text.font = style.font;
            const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            return [...one.options].every(option => text.measureText(option.label).width <= room);
        }"""
        assert ana.page.locator(".filters select").evaluate(fits)
