"""What a browser remembers about how its owner likes to play, and what is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Hall, pick

pytestmark = pytest.mark.slow

MOST_CHOICES = 30
"""A turn begins with a roll of the dice, and is never longer."""
LISTEN = """
    window.heard = [];
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const source = (kind) => ({
        frequency: {}, connect: (to) => to, stop() {}, start: () => window.heard.push(kind),
    });
    window.AudioContext = class {
        currentTime = 0;
        sampleRate = 8000;
        destination = {};
        createGain() { return { gain, connect: () => ({}) }; }
        createOscillator() { return source('tone'); }
        createBufferSource() { return source('noise'); }
        createBiquadFilter() { return { frequency: {}, Q: {}, connect: (to) => to }; }
        createBuffer(_, count) { return { getChannelData: () => new Float32Array(count) }; }
    };
"""
"""Counts the sounds instead of making them."""


@pytest.mark.parametrize("width", [390, 820, 1440])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
def test_the_settings_fit_and_are_accessible(hall: Hall, axe: str, width: int, locale: str) -> None:
    ana = hall.visitor(width=width, locale=locale)
    ana.page.goto(f"{ana.address}/#/settings")
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    assert not ana.is_wide()
    if width == 820 or locale == "en-GB":
        assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []


def test_settings_are_remembered(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/settings")
    page = ana.page

    def pick_in(group: str, option: str) -> None:
        pick(page.get_by_role("group", name=group).get_by_role("radio", name=option, exact=True))

    pick_in("Theme", "dark")
    pick_in("Motion", "less motion")
    pick_in("Bot speed", "fast")
    page.get_by_role("checkbox", name="Sound").check()
    page.get_by_role("checkbox", name="Keys choose actions").uncheck()
    page.reload()
    for group, option in (("Theme", "dark"), ("Motion", "less motion"), ("Bot speed", "fast")):
        choices = page.get_by_role("group", name=group)
        expect(choices.get_by_role("radio", name=option, exact=True)).to_be_checked()
    expect(page.get_by_role("checkbox", name="Sound")).to_be_checked()
    expect(page.get_by_role("checkbox", name="Keys choose actions")).not_to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    page.goto(f"{ana.address}/#/new/rent-a-hero")
    expect(page.get_by_role("radio", name="fast", exact=True)).to_be_checked()
    page.goto(f"{ana.address}/#/settings")
    page.get_by_role("group", name="Language").locator("label", has_text="Polski").click()
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()


@pytest.mark.usefixtures("quick_bots")
def test_dice_and_turns_are_heard_if_wanted(hall: Hall) -> None:
    most = MOST_CHOICES
    for wanted in ({"tone", "noise"}, set()):
        ana = hall.visitor(settings={"sound": bool(wanted)})
        ana.page.add_init_script(LISTEN)
        ana.make_table("me", "bot", game="talisman")
        heard: set[str] = set()
        made = 0
        while made < most and (not wanted or heard != wanted):
            assert ana.wait_until_asked()
            ana.choose(ana.options.nth(made % ana.options.count()))
            heard = {*ana.page.evaluate("window.heard")}
            made += 1
        assert heard == wanted
        most = made  # so many choices are heard where sound is wanted


def test_a_role_is_introduced_once_before_the_first_question(hall: Hall, axe: str) -> None:
    ana = hall.visitor(settings={"introductions": True})
    ana.make_table("me", "bot", game="talisman")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="You play:")).to_be_visible()
    expect(dialog).to_contain_text("Crown of Command")
    expect(dialog).to_contain_text("Strength")
    expect(dialog.get_by_role("button", name="Let\N{RIGHT SINGLE QUOTATION MARK}s begin")).to_be_focused()
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []
    ana.page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert ana.wait_until_asked()
    ana.page.reload()
    assert ana.wait_until_asked()
    expect(dialog).to_have_count(0)
