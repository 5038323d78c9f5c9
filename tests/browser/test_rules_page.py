"""The rules in the browser: chapters by their names, contents, the player's language, addresses of clauses."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from questhall import ledger
from questhall.i18n.texts import LANGUAGES
from tests.browser.people import Hall, Visitor

pytestmark = pytest.mark.slow


def read(hall: Hall, game: str, place: str = "", locale: str = "en-GB", width: int = 1280) -> Visitor:
    visitor = hall.visitor(width, locale=locale)
    visitor.page.goto(f"{visitor.address}/#/rules/{game}{place and f'/{place}'}")
    expect(visitor.page.locator("#rulings")).to_be_visible()
    return visitor


@pytest.mark.parametrize("game", ledger.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_and_rules_are_in_the_players_language(hall: Hall, game: str, language: str) -> None:
    """On a phone, where nothing is wider than the page."""
    ana = read(hall, game, locale=language, width=390)

    names = list(ledger.chapter_names(game, language).values())
    sections = [ruling.section for ruling in ledger.rulings(game, language).values()]
    wanted = [*names, *dict.fromkeys(filter(None, sections))]
    expect(ana.page.locator("main section > h3")).to_have_text(wanted)
    expect(ana.page.locator(".contents li")).to_have_text(wanted)
    expect(ana.page.locator("main article")).to_have_count(len(ledger.entries(game)))
    clause = next(iter(ledger.clauses(game, language).values()))
    expect(ana.page.locator(f"#{clause.id} p").first).to_have_text(clause.text)
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_contents_lead_to_a_chapter(hall: Hall, width: int) -> None:
    ana = read(hall, "talisman", width=width)
    heading = ana.page.locator("#CROWN")
    expect(heading).not_to_be_in_viewport()
    ana.page.locator(".contents").get_by_role("link", name="The Crown of Command", exact=True).click()

    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    expect(ana.page).to_have_url(f"{ana.address}/#/rules/talisman/CROWN")


@pytest.mark.parametrize("id_", ["TAL-CROWN-09", "TAL-Q110"])
def test_an_address_leads_to_a_clause_or_ruling(hall: Hall, id_: str) -> None:
    ana = read(hall, "talisman", id_)

    expect(ana.page.locator(f"#{id_}")).to_be_focused()
    expect(ana.page.locator(f"#{id_}")).to_be_in_viewport()
    expect(ana.page.locator(".wanted")).to_have_count(1)


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en-GB", "Ruling: the player in the first seat"), ("fr", "Décision : le joueur de la première place")],
)
def test_a_ruling_does_not_say_its_title_twice(hall: Hall, locale: str, said: str) -> None:
    ana = read(hall, "talisman", "TAL-Q12", locale)

    words = ana.page.locator("#TAL-Q12 p").first
    expect(words).to_contain_text(said)
    assert words.inner_text().replace("\u00a0", " ").startswith(said)


def test_rules_are_searched_whatever_the_accents(hall: Hall) -> None:
    ana = read(hall, "rent-a-hero", locale="fr")
    ana.page.get_by_role("searchbox").fill("derniere CARTE indice")

    expect(ana.page.locator("#RAH-HINT-05")).to_be_visible()
    expect(ana.page.locator("#RAH-SETUP-01")).to_have_count(0)
    expect(ana.page.locator("#SETUP")).to_have_count(0)
