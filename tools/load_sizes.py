"""Measures what a browser has to load, compressed: `python -m tools.load_sizes`.

The lobby as a first visit, then a table of Talisman after it, and all of that in one visit to the table.
"""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page, Response

from tools.laid_tables import lay_table, read_scene
from tools.local_server import chromium, local_server
from tools.screenshots import REMEMBER, SCENES

SCENE = "10-crowded"


class Visit:
    """A browser that has seen nothing yet."""

    def __init__(self, context: BrowserContext) -> None:
        context.add_init_script(REMEMBER)
        self.page: Page = context.new_page()
        self._responses: list[Response] = []
        self.page.on("response", lambda response: self._responses.append(response))

    def loaded(self, address: str, sign: str) -> int:
        """Kilobytes that were sent until this sign is seen and nothing more comes."""
        first = len(self._responses)
        self.page.goto(address)
        self.page.locator(sign).first.wait_for()
        self.page.wait_for_load_state("networkidle")
        sizes = [one.request.sizes() for one in self._responses[first:]]
        return round(sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) / 1000)


def main() -> None:
    with local_server() as (address, database_url), chromium() as browser:
        table = address + lay_table(database_url, read_scene(SCENES / "talisman" / f"{SCENE}.toml")).path
        visit = Visit(browser.new_context(locale="en-GB", service_workers="block"))
        print(f"the lobby: {visit.loaded(address, 'article.game')} kB")
        print(f"then Talisman's table: {visit.loaded(table, '.space')} kB")
        visit = Visit(browser.new_context(locale="en-GB", service_workers="block"))
        print(f"Talisman's table alone: {visit.loaded(table, '.space')} kB")


if __name__ == "__main__":
    main()
