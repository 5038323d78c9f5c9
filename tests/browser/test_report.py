"""Reports in a browser: axe finds nothing, in any language, alone or compared."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from questhall.cli.main import main
from tests.browser.people import WAIT, Scheme

pytest.importorskip("vl_convert", reason="reports need vl-convert: pip install 'questhall[report]'")

SCHEMES: tuple[Scheme, ...] = ("light", "dark")
PAPER = 680
"""What a sheet of A4 has room for between its margins, in pixels."""
PAINTED = """() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.querySelector('figure svg')).filter,
]"""


@pytest.mark.parametrize(("language", "runs"), [("en", 1), ("pl", 2), ("fr", 1)])
def test_a_report_is_accessible(language: str, runs: int, browser: Browser, axe: str, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{name}.parquet") for name in ("usual", "other")[:runs]]
    for seed, file in enumerate(files):
        words = ["--games", "20", "--seed", str(seed), "--workers", "1", "--out", file]
        assert main(["sim", "rent-a-hero", *words]) == 0
    path = tmp_path / "page.html"
    assert main(["report", *files, "-o", str(path), "--lang", language]) == 0

    page = browser.new_page()
    page.set_default_timeout(WAIT)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    page.evaluate(axe)
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
    page.close()
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found] == []
    assert asked == [path.as_uri()], "the page needs nothing else"


@pytest.mark.parametrize("width", [360, 700, 1280])
def test_plots_fit_the_screen_and_can_be_read(width: int, browser: Browser, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{name}.parquet") for name in ("usual", "other")]
    for seed, file in enumerate(files):
        assert (
            main(["sim", "talisman", "--games", "4", "--seed", str(seed), "--workers", "1", "--out", file]) == 0
        )
    path = tmp_path / "page.html"
    assert main(["report", *files, "-o", str(path), "--lang", "en"]) == 0

    page = browser.new_page(viewport={"width": width, "height": 800})
    page.set_default_timeout(WAIT)
    page.goto(path.as_uri())
    figures = page.locator("figure").count()
    shown = page.locator("figure svg:visible")
    sizes = shown.evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width / one.viewBox.baseVal.width)"
    )
    is_too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.close()

    assert len(sizes) == figures > 5, "one drawing of each plot"
    assert min(sizes) > 0.75, "letters of 12 pixels become no smaller than 9"
    assert not is_too_wide


def test_a_report_is_dark_where_the_reader_wants_it_dark_and_white_on_paper(
    browser: Browser, tmp_path: Path
) -> None:
    file, path = tmp_path / "games.parquet", tmp_path / "page.html"
    assert main(["sim", "rent-a-hero", "--games", "20", "--workers", "1", "--out", str(file)]) == 0
    assert main(["report", str(file), "-o", str(path), "--lang", "en"]) == 0

    page = browser.new_page()
    page.set_default_timeout(WAIT)
    page.goto(path.as_uri())
    found = {}
    for media, scheme in (("screen", "light"), ("screen", "dark"), ("print", "dark")):
        page.emulate_media(media=media, color_scheme=scheme)  # type: ignore[arg-type]
        found[media, scheme] = page.evaluate(PAINTED)
    page.close()

    assert found["screen", "light"] == ["rgb(255, 255, 255)", "none"]
    assert found["screen", "dark"] == ["rgb(26, 26, 26)", "invert(0.9) hue-rotate(180deg)"]
    assert found["print", "dark"] == found["screen", "light"]


def test_a_report_prints_every_plot_and_the_tables_that_are_open(browser: Browser, tmp_path: Path) -> None:
    file, path = tmp_path / "games.parquet", tmp_path / "page.html"
    assert main(["sim", "rent-a-hero", "--games", "20", "--workers", "1", "--out", str(file)]) == 0
    assert main(["report", str(file), "-o", str(path), "--lang", "en"]) == 0

    page = browser.new_page(viewport={"width": PAPER, "height": 1000})
    page.set_default_timeout(WAIT)
    page.goto(path.as_uri())
    page.locator("summary").first.click()
    page.emulate_media(media="print")
    plots, tables = page.locator("figure svg:visible"), page.locator("table")
    widths = plots.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    shown = [tables.nth(place).is_visible() for place in range(tables.count())]
    is_too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.close()

    assert len(widths) > 5
    assert all(0 < width <= PAPER for width in widths)
    assert not is_too_wide
    assert shown == [True] * shown.count(True) + [False] * shown.count(False)
    assert 0 < shown.count(True) < len(shown), "what was opened, and nothing else"
