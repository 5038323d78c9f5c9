"""Takes pictures of every phase of Talisman in the browser: `python -m tools.screenshots [SCENE ...]`.

Each scenario file in `tools/scenes/talisman` is a table at which somebody is asked something. It is looked at
in windows as wide as a phone, a tablet and a desktop, in both themes. All pictures go to the folder that
`--whole` names (`build/screenshots`), and for each scene a sheet with all six to `docs/pictures/talisman`.
"""

from __future__ import annotations

import argparse
import base64
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

from tools.laid_tables import LaidTable, lay_table, read_scene
from tools.local_server import chromium, local_server

ROOT = Path(__file__).resolve().parents[1]
SCENES = ROOT / "tools" / "scenes" / "talisman"
SHEETS = ROOT / "docs" / "pictures" / "talisman"
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
STANDS_STILL = """() => document.fonts.status === 'loaded' && document.querySelector('.space, .game')
    && document.getAnimations().every(
        one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
REMEMBER = "localStorage.setItem('questhall.introductions', 'false')"
AS_WEBP = """async ([urls, height, quality]) => {
    const read = async (url) => createImageBitmap(await (await fetch(url)).blob());
    const pictures = await Promise.all(urls.map(read));
    const sizes = pictures.map((one) => [Math.round(one.width * height / one.height), height]);
    const gap = urls.length > 1 ? 8 : 0;
    const canvas = document.createElement('canvas');
    canvas.width = sizes.reduce((sum, [width]) => sum + width + gap, -gap);
    canvas.height = height;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    let x = 0;
    pictures.forEach((one, n) => {
        context.drawImage(one, x, 0, ...sizes[n]);
        x += sizes[n][0] + gap;
    });
    return canvas.toDataURL('image/webp', quality);
}"""
"""Pictures side by side, as one of this height."""


def as_webp(page: Page, pictures: list[bytes], height: int, quality: float = QUALITY) -> bytes:
    urls = [f"data:image/png;base64,{base64.b64encode(one).decode()}" for one in pictures]
    found: str = page.evaluate(AS_WEBP, [urls, height, quality])
    return base64.b64decode(found.partition(",")[2])


def picture(browser: Browser, address: str, table: LaidTable, size: str, scheme: Scheme) -> bytes:
    """The window, once nothing moves any more."""
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
        context.add_init_script(REMEMBER)
        page = context.new_page()
        page.goto(address + table.path)
        page.locator(".decision:not([data-choice='']), #end").first.wait_for()
        page.wait_for_function(STANDS_STILL)
        return page.screenshot()
    finally:
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("scenes", nargs="*", help="parts of the names of scenes; all without any")
    parser.add_argument("--whole", type=Path, default=WHOLE, help="where the whole pictures go")
    parser.add_argument("--sizes", default=",".join(SIZES), help="some of phone, tablet, desktop")
    parser.add_argument("--no-sheets", action="store_true", help="leave the documentation alone")
    wanted = parser.parse_args()
    files = [
        file
        for file in sorted(SCENES.glob("*.toml"))
        if not wanted.scenes or any(name in file.stem for name in wanted.scenes)
    ]
    sizes = wanted.sizes.split(",")
    wanted.whole.mkdir(parents=True, exist_ok=True)
    SHEETS.mkdir(parents=True, exist_ok=True)
    with local_server() as (address, database_url), chromium() as browser:
        drawing = browser.new_page()
        for file in files:
            table = lay_table(database_url, read_scene(file))
            taken: list[bytes] = []
            for size in sizes:
                for scheme in SCHEMES:
                    taken.append(picture(browser, address, table, size, scheme))
                    (wanted.whole / f"{file.stem}-{size}-{scheme}.png").write_bytes(taken[-1])
            if not wanted.no_sheets:
                sheet = as_webp(drawing, taken, SHEET_HEIGHT)
                (SHEETS / f"{file.stem}.webp").write_bytes(sheet)
                if file.stem == BOARD_SCENE:
                    board = taken[sizes.index("desktop") * len(SCHEMES)]
                    BOARD.write_bytes(as_webp(drawing, [board], SIZES["desktop"][1]))
            print(f"{file.stem}: {len(taken)} pictures", flush=True)


if __name__ == "__main__":
    main()
