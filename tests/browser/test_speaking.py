"""The client in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Hall

pytestmark = pytest.mark.slow

GREETINGS = {"en-GB": "Take a seat", "pl-PL": "Usiądź z nami", "fr-FR": "Prenez place"}
MINE = {"en-GB": "Play now", "pl-PL": "Graj teraz", "fr-FR": "Jouer"}
HANDS = {"en-GB": "Your hand", "pl-PL": "Twoja ręka", "fr-FR": "Votre main"}


@pytest.mark.parametrize("locale", GREETINGS)
def test_the_browsers_language_is_the_default(hall: Hall, locale: str) -> None:
    ana = hall.visitor(locale=locale)
    ana.enter()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(GREETINGS[locale])
    expect(ana.page.locator("html")).to_have_attribute("lang", locale[:2])
    ana.page.get_by_role("button", name=MINE[locale]).first.click()
    expect(ana.page.get_by_label(HANDS[locale], exact=True)).to_be_visible()
    assert not hall.problems


def test_the_language_can_be_changed_at_the_table_and_is_remembered(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    english = ana.question.inner_text()
    ana.page.get_by_label("Language").select_option("fr")
    expect(ana.page.get_by_label("Votre main", exact=True)).to_be_visible()
    expect(ana.question).not_to_have_text(english)
    ana.page.reload()
    expect(ana.page.get_by_label("Votre main", exact=True)).to_be_visible()
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")


def test_every_text_is_there_in_every_language() -> None:
    from pathlib import Path

    folder = Path(__file__).parents[2] / "web" / "src" / "texts"
    keys = {file.stem: _keys(file.read_text("utf-8")) for file in sorted(folder.glob("*.ftl"))}
    assert set(keys) == {"en", "fr", "pl"}
    assert keys["pl"] == keys["en"]
    assert keys["fr"] == keys["en"]


def _keys(fluent: str) -> set[str]:
    """The keys of a file, which are different from each other: the second text of two would never be shown."""
    keys = [line.split(" =")[0] for line in fluent.splitlines() if " =" in line and line[0].isalpha()]
    assert len({*keys}) == len(keys), [key for key in keys if keys.count(key) > 1]
    return {*keys}
