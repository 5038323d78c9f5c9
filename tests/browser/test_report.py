"""Reports in a browser: axe finds nothing, in any language, alone or compared."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from questhall.cli.main import main
from tests.browser.people import WAIT

pytest.importorskip("vl_convert", reason="reports need vl-convert: pip install 'questhall[report]'")


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
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    page.close()
    assert [(rule["id"], [node["target"] for node in rule["nodes"]]) for rule in found["violations"]] == []
    assert asked == [path.as_uri()], "the page needs nothing else"
