"""Measures what a browser has to load, compressed: `python -m tools.load_sizes [--game warhammer-quest]`.

The lobby as a first visit, then a table of the game after it, and all of that in one visit to the table.
"""

from __future__ import annotations

import argparse

from playwright.sync_api import BrowserContext, Page, Response

from tools.laid_tables import lay_table, read_scene
from tools.local_server import chromium, local_server
from tools.screenshots import REMEMBER, SCENES

TABLES = {"talisman": ("10-crowded", ".space"), "warhammer-quest": ("04-enemies", ".quest-table .enemy")}
"""For each game a scene with much on the table, and what shows that it is there."""


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
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=TABLES, default="talisman")
    game = parser.parse_args().game
    scene, sign = TABLES[game]
    with local_server() as (address, database_url), chromium() as browser:
        table = address + lay_table(database_url, read_scene(SCENES / game / f"{scene}.toml")).path
        visit = Visit(browser.new_context(locale="en-GB", service_workers="block"))
        print(f"the lobby: {visit.loaded(address, 'article.game')} kB")
        print(f"then a table of {game}: {visit.loaded(table, sign)} kB")
        visit = Visit(browser.new_context(locale="en-GB", service_workers="block"))
        print(f"the table alone: {visit.loaded(table, sign)} kB")


if __name__ == "__main__":
    main()
