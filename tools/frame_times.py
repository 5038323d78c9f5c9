"""Measures how smooth a full table is: `python -m tools.frame_times [--game warhammer-quest] [--seconds 15]`.

Talisman with six players and forty cards on spaces, or Warhammer Quest with four heroes and nine enemies. The
time between frames is taken in Chromium while nothing happens, and while the game goes on: Talisman's person
moves once, and then the bots' figures walk and dice tumble; in Warhammer Quest the first option is taken
whenever the person is asked, so that cards turn, enemies move and dice roll all the time. The processor time
that Chromium used for it, all its processes together, does not depend on what else the machine does. Chromium
draws without a graphics card here, so that figures can be compared between machines: a real window is faster.
"""

from __future__ import annotations

import argparse
import os
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page

from tools.laid_tables import LaidTable, lay_table, read_scene
from tools.local_server import chromium, local_server
from tools.screenshots import REMEMBER, SCENES, SIZES


class Scene(NamedTuple):
    """A table to look at."""

    file: str
    sign: str
    """What can be clicked once everything is there."""
    moving: str


SCENE: Final = {
    "talisman": Scene("10-crowded", ".space.lit", "figures walk and dice roll"),
    "warhammer-quest": Scene("04-enemies", ".enemy.lit", "enemies act and dice roll"),
}
GO_ON: Final = """() => setInterval(
    () => document.querySelector(".decision:not([data-choice='']) .options button:enabled")?.click(), 500
)"""
"""The person takes the first option twice a second."""
PACE: Final = 1200
"""Milliseconds that bots wait: the speed that is called normal."""
SMOOTH: Final = 1000 / 30
HEADING: Final = (
    "| | frames | median | 95% | 99% | longest | over 33 ms | processor |\n|" + " --- |" + " ---: |" * 7
)
MEASURE: Final = """(seconds) => new Promise((done) => {
    const times = [];
    const end = performance.now() + seconds * 1000;
    const frame = (now) => {
        times.push(now);
        now < end ? requestAnimationFrame(frame) : done(times);
    };
    requestAnimationFrame(frame);
})"""
"""When frames were begun."""


def processor_time() -> float:
    """Seconds that the Chromium which we started has used so far, where the system tells it."""
    parents: dict[int, int] = {}
    used: dict[int, float] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # gone meanwhile
            program, _, rest = file.read_text().rpartition(")")
            fields = rest.split()
            parents[int(file.parent.name)] = int(fields[1])
            if "(chrom" in program:  # the server's bots think meanwhile
                used[int(file.parent.name)] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    ours = {os.getpid()}
    while found := {one for one, parent in parents.items() if parent in ours} - ours:
        ours |= found
    return sum(used.get(one, 0.0) for one in ours)


class Measured(NamedTuple):
    """Milliseconds from each frame to the next, and how many of a processor's were used for each."""

    frames: list[float]
    processor: float


def measure(page: Page, seconds: float) -> Measured:
    before = processor_time()
    times: list[float] = page.evaluate(MEASURE, seconds)
    used = 1000 * (processor_time() - before) / len(times)
    return Measured([after - before for before, after in pairwise(times)], used)


def told(label: str, measured: Measured) -> str:
    """A row of a table in Markdown."""
    frames = measured.frames
    ordered = sorted(frames)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.95, 0.99)]
    late = 100 * sum(one > SMOOTH for one in frames) / len(frames)
    numbers = [f"{one:.1f}" for one in (median(frames), *at, ordered[-1])]
    return (
        "| "
        + " | ".join([label, str(len(frames)), *numbers, f"{late:.1f}%", f"{measured.processor:.1f}"])
        + " |"
    )


def look(
    browser: Browser, address: str, table: LaidTable, scene: Scene, size: str, seconds: float
) -> list[str]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="no-preference", locale="en-GB"
    )
    context.add_init_script(REMEMBER)
    page = context.new_page()
    page.goto(address + table.path)
    page.locator(scene.sign).first.wait_for()
    page.wait_for_load_state("load")
    still = measure(page, seconds)
    page.locator(scene.sign).first.click()
    if scene is SCENE["warhammer-quest"]:
        page.evaluate(GO_ON)
    moving = measure(page, seconds)
    context.close()
    return [told(f"{size}, nothing happens", still), told(f"{size}, {scene.moving}", moving)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=SCENE, default="talisman")
    parser.add_argument("--sizes", default=",".join(SIZES), help="some of phone, tablet, desktop")
    parser.add_argument("--seconds", type=float, default=15, help="how long each measurement takes")
    wanted = parser.parse_args()
    scene = SCENE[wanted.game]
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f} before")
    print(HEADING)
    with local_server() as (address, database_url), chromium() as browser:
        for size in wanted.sizes.split(","):
            table = lay_table(database_url, read_scene(SCENES / wanted.game / f"{scene.file}.toml"), PACE)
            for row in look(browser, address, table, scene, size, wanted.seconds):
                print(row, flush=True)
    print(f"load {os.getloadavg()[0]:.1f} after")


if __name__ == "__main__":
    main()
