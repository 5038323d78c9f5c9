"""The site has every page, and the first experiment runs from its first line to its last."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questhall import api
from questhall.cli.main import main

ROOT = Path(__file__).parents[2]
SITE = (ROOT / "mkdocs.yml").read_text("utf-8")
EXPERIMENT = (ROOT / "docs" / "first-experiment.md").read_text("utf-8")


def test_the_pages_of_the_site_exist() -> None:
    pages = {path.name for path in (ROOT / "docs").glob("*.md")}
    listed = set(re.findall(r"([\w-]+\.md)", SITE))

    assert listed <= pages
    assert {"index.md", "first-experiment.md", "bots.md", "reference.md"} <= listed


def test_the_reference_has_every_promised_name() -> None:
    reference = (ROOT / "docs" / "reference.md").read_text("utf-8")
    shown = set(re.findall(r"^::: [\w.]*?(\w+)$", reference, re.MULTILINE))

    assert set(api.__all__) - shown <= {"GAMES", "Chance", "Contest", "Picture", "Simulation", "TableView"}


def test_the_first_experiment_runs_as_pasted(capsys: pytest.CaptureFixture[str]) -> None:
    [command] = re.findall(r"^questhall (sim .*)$", EXPERIMENT, re.MULTILINE)
    assert main([*command.replace("2000", "20").split(), "--workers", "1"]) == 0
    names: dict[str, object] = {"__name__": "experiment"}
    for block in re.findall(r"```python\n(.*?)```", EXPERIMENT, re.DOTALL):
        exec(compile(block.replace("games = 200", "games = 8"), "first-experiment.md", "exec"), names)

    said = capsys.readouterr().out
    assert "winners:" in said
    assert "chance alone gives 25%" in said
