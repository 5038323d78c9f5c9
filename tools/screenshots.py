"""Takes pictures of every phase of a game in the browser: `python -m tools.screenshots [SCENE ...]`.

Each scenario file in `tools/scenes/GAME` is a table at which a player is asked something. It is viewed in
windows as wide as a phone, a tablet and a desktop, in both themes. All pictures go to the folder that `--whole`
names (`build/screenshots`), and for each scene a sheet with all six to `docs/pictures/GAME`. With `--axe` every
window is also searched for what keeps people out. A game with a campaign has further pages: what the lobby
offers, the page of the campaign in `tools/scenes/GAME/campaign.json`, and the briefing of its next quest.
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, Page

from tools.laid_tables import lay_table, read_scene
from tools.local_server import chromium, local_server

ROOT = Path(__file__).resolve().parents[1]
SCENES = ROOT / "tools" / "scenes"
PICTURES = ROOT / "docs" / "pictures"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BOARD = ROOT / "docs" / "pictures" / "talisman-board.webp"
"""One picture by itself, for the first page."""
BOARD_SCENE = "10-crowded"
WHOLE = ROOT / "build" / "screenshots"

Scheme = Literal["light", "dark"]
SIZES: dict[str, tuple[int, int]] = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
SCHEMES: tuple[Scheme, ...] = ("light", "dark")

QUALITY = 0.72
SHEET_HEIGHT = 560
"""Of each row in a sheet, in pixels."""
STANDS_STILL = """() => document.fonts.status === 'loaded'
    && document.querySelector('.space, .game, .quest-table, .settlement, .adventures, .campaign')
    && document.getAnimations().every(
        one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
VIOLATIONS = "axe.run({resultTypes: ['violations']}).then(found => found.violations.map(one => one.id))"
LOOKS = 5
REMEMBER = "localStorage.setItem('questhall.introductions', 'false')"
AS_WEBP = """async ([rows, height, quality]) => {
    const read = async (url) => createImageBitmap(await (await fetch(url)).blob());
    const gap = 8;
    const pictures = await Promise.all(rows.map((urls) => Promise.all(urls.map(read))));
    const wide = (one) => Math.round(one.width * height / one.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(...pictures.map((row) => row.reduce((sum, one) => sum + wide(one) + gap, -gap)));
    canvas.height = rows.length * (height + gap) - gap;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    pictures.forEach((row, n) => {
        let x = 0;
        for (const one of row) {
            context.drawImage(one, x, n * (height + gap), wide(one), height);
            x += wide(one) + gap;
        }
    });
    return canvas.toDataURL('image/webp', quality);
}"""
"""Rows of pictures, all of this height, as one picture."""


ASKED = ".decision:not([data-choice='']), #end"


class Shown(NamedTuple):
    """A page to take pictures of: its name, its path, and what is there once it is complete."""

    name: str
    path: str
    awaits: str = ASKED
    is_introduced: bool = False
    """Whether the page tells newcomers first what they are about to play."""


def pages_of(address: str, game: str) -> list[Shown]:
    """The pages of a game with a campaign, beside its tables."""
    file = SCENES / game / "campaign.json"
    if not file.exists():
        return []
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "easy"}]
    campaign = json.loads(file.read_text("utf-8"))
    made = ask(address, "/api/tables", {"game": game, "seats": seats, "campaign": campaign, "entropy": "word"})
    table = made["table"]["id"]
    briefed = f"/#/table/{table}/{made['seats'][0]['secret']}"
    return [
        Shown("21-what-to-play", f"/#/new/{game}", ".adventures"),
        Shown("22-briefing", briefed, "dialog[open]", is_introduced=True),
        Shown("23-campaign", f"/#/campaign/{table}", ".map"),
    ]


def ask(address: str, path: str, wanted: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        address + path, json.dumps(wanted).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def as_webp(page: Page, rows: list[list[bytes]], height: int) -> bytes:
    urls = [[f"data:image/png;base64,{base64.b64encode(one).decode()}" for one in row] for row in rows]
    found: str = page.evaluate(AS_WEBP, [urls, height, QUALITY])
    return base64.b64decode(found.partition(",")[2])


def picture(
    browser: Browser, address: str, shown: Shown, size: str, scheme: Scheme, axe: str
) -> tuple[bytes, list[str]]:
    """The window, once nothing moves, and what axe finds wrong with it."""
    width, height = SIZES[size]
    is_phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-GB",
        has_touch=is_phone,
        is_mobile=is_phone,
    )
    try:
        if not shown.is_introduced:
            context.add_init_script(REMEMBER)
        page = context.new_page()
        page.goto(address + shown.path)
        page.locator(shown.awaits).first.wait_for()
        page.wait_for_function(STANDS_STILL)
        taken = page.screenshot()
        if not axe:
            return taken, []
        page.evaluate(axe)
        found: list[str] = page.evaluate(VIOLATIONS)
        for _ in range(LOOKS):  # a message may just be disappearing
            if found:
                page.wait_for_timeout(1500)
                found = page.evaluate(VIOLATIONS)
        return taken, found
    finally:
        context.close()


def write_sheet(page: Page, game: str, scene: str, taken: dict[Scheme, list[bytes]]) -> None:
    """A row for each theme; of one scene the last picture in the light theme also by itself."""
    sheet = PICTURES / game / f"{scene}.webp"
    sheet.parent.mkdir(parents=True, exist_ok=True)
    sheet.write_bytes(as_webp(page, list(taken.values()), SHEET_HEIGHT))
    if scene == BOARD_SCENE:
        BOARD.write_bytes(as_webp(page, [taken["light"][-1:]], SIZES["desktop"][1]))


def to_show(address: str, database_url: str, games: str, names: list[str]) -> Iterator[tuple[str, Shown]]:
    """The wanted scenes of games, each laid out when it is its turn, and then their other pages."""

    def is_wanted(name: str) -> bool:
        return not names or any(part in name for part in names)

    for folder in sorted(SCENES.glob(games)):
        for file in sorted(folder.glob("*.toml")):
            if is_wanted(file.stem):
                yield folder.name, Shown(file.stem, lay_table(database_url, read_scene(file)).path)
        for page in pages_of(address, folder.name):
            if is_wanted(page.name):
                yield folder.name, page


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenes", nargs="*", help="parts of the names of scenes; all without any")
    parser.add_argument("--whole", type=Path, default=WHOLE, help="where the whole pictures go")
    parser.add_argument("--sizes", default=",".join(SIZES), help="some of phone, tablet, desktop")
    parser.add_argument("--no-sheets", action="store_true", help="leave the documentation alone")
    parser.add_argument("--game", default="*", help="a game; all without one")
    parser.add_argument(
        "--axe", action="store_true", help="print what axe finds, and fail if it finds anything"
    )
    wanted = parser.parse_args()
    sizes = wanted.sizes.split(",")
    wanted.whole.mkdir(parents=True, exist_ok=True)
    axe = AXE.read_text("utf-8") if wanted.axe else ""
    problems = 0
    with local_server() as (address, database_url), chromium() as browser:
        drawing = browser.new_page()
        for game, shown in to_show(address, database_url, wanted.game, wanted.scenes):
            taken: dict[Scheme, list[bytes]] = {scheme: [] for scheme in SCHEMES}
            for size in sizes:
                for scheme in SCHEMES:
                    png, found = picture(browser, address, shown, size, scheme, axe)
                    taken[scheme].append(png)
                    (wanted.whole / f"{shown.name}-{size}-{scheme}.png").write_bytes(png)
                    if found:
                        problems += len(found)
                        print(f"{shown.name}, {size}, {scheme}: {', '.join(found)}", flush=True)
            if not wanted.no_sheets:
                write_sheet(drawing, game, shown.name, taken)
            print(f"{shown.name}: {len(sizes) * len(SCHEMES)} pictures", flush=True)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
