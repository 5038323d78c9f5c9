"""Questhall as an app: what a browser needs to install it, and what it shows without a connection."""

from __future__ import annotations

import json
from urllib.request import urlopen

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import Hall

pytestmark = pytest.mark.slow

OFFLINE = {
    "en-GB": ("You are offline", "Try again"),
    "pl-PL": ("Brak połączenia", "Spróbuj ponownie"),
    "fr-FR": ("Vous êtes hors ligne", "Réessayer"),
}
WORKS = "() => navigator.serviceWorker.ready.then(one => one.active.state === 'activated')"


def test_there_is_a_manifest_with_icons(hall: Hall) -> None:
    ana = hall.visitor()
    ana.enter()
    link = ana.page.locator("link[rel=manifest]").get_attribute("href")
    with urlopen(f"{hall.address}{link}") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    for icon in manifest["icons"]:
        with urlopen(f"{hall.address}{icon['src']}") as answer:
            assert answer.headers["Content-Type"] == "image/png"
            header = answer.read(24)
            width, height = int.from_bytes(header[16:20]), int.from_bytes(header[20:24])
            assert f"{width}x{height}" == icon["sizes"]


@pytest.mark.parametrize("locale", OFFLINE)
def test_without_a_connection_a_page_says_so(hall: Hall, axe: str, locale: str) -> None:
    ana = hall.visitor(width=390, height=844, locale=locale)
    ana.enter()
    ana.page.wait_for_function(WORKS)
    ana.page.context.set_offline(True)
    ana.page.reload()
    sentence, again = OFFLINE[locale]
    expect(ana.page.get_by_text(sentence)).to_be_visible()
    expect(ana.page.get_by_role("button", name=again)).to_be_visible()
    expect(ana.page.locator("section:visible")).to_have_count(1)
    assert not ana.is_wide()
    if locale == "en-GB":
        assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []
    ana.page.context.set_offline(False)
    expect(ana.page.locator("article.game").first).to_be_visible()


def test_a_page_opened_before_an_update_fetches_the_new_parts(hall: Hall) -> None:
    """The files of the old client are gone: whoever had the lobby open would see an empty page."""
    ana = hall.visitor()
    ana.enter()
    loaded: list[object] = []
    ana.page.on("load", lambda page: loaded.append(page))
    ana.page.route(
        "**/assets/Settings-*.js", lambda one: one.continue_() if loaded else one.fulfill(status=404)
    )
    ana.page.get_by_role("link", name="Settings").click()
    expect(ana.page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    assert len(loaded) == 1


def test_a_part_that_stays_missing_is_told_instead_of_an_empty_page(hall: Hall) -> None:
    """The page is loaded again once, not for ever."""
    ana = hall.visitor()
    ana.enter()
    loaded: list[object] = []
    ana.page.on("load", lambda page: loaded.append(page))
    ana.page.route("**/assets/Settings-*.js", lambda one: one.fulfill(status=404))
    with ana.page.expect_event("load"):
        ana.page.get_by_role("link", name="Settings").click()
    expect(ana.page.get_by_text("Something went wrong")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    assert len(loaded) == 1
    ana.page.get_by_role("link", name="Back to the lobby").click()
    expect(ana.page.locator("article.game").first).to_be_visible()


NO_PAUSES = """() => {
    const soon = window.setTimeout;
    const pauses = [1000, 2000, 4000];
    window.setTimeout = (call, after, ...more) => soon(call, pauses.includes(after) ? 0 : after, ...more);
}"""
"""The client asks again at once, instead of after one, two and four seconds."""


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
def test_errors_are_sentences(hall: Hall, locale: str) -> None:
    sentences = {"en-GB": "cannot be reached", "pl-PL": "Nie można połączyć się", "fr-FR": "est injoignable"}
    ana = hall.visitor(locale=locale)
    ana.enter()
    ana.page.evaluate(NO_PAUSES)
    asked: list[Route] = []

    def refuse(route: Route) -> None:
        asked.append(route)
        route.abort()

    ana.page.route("**/api/tables", refuse)
    ana.page.locator("article.game button.main").first.click()
    alert = ana.page.get_by_role("alert")
    expect(alert).to_contain_text(sentences[locale])
    expect(alert).not_to_contain_text("Error")
    assert len(asked) == 4, "it asks again before it gives up"
    ana.page.unroute("**/api/tables")
    ana.page.route("**/api/tables", lambda route: route.fulfill(status=502, body="<html>Bad gateway</html>"))
    ana.page.locator("article.game button.main").first.click()
    expect(alert).not_to_contain_text(sentences[locale])
    expect(alert).not_to_contain_text("gateway")
    ana.page.unroute("**/api/tables")
