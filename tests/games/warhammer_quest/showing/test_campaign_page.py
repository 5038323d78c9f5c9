"""docs/warhammer-quest.md says what is true about the campaign's file and its log."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from questhall.core.interface.game import Setup
from questhall.core.records.campaign import VERSION as FILE_VERSION
from questhall.core.records.campaign import Content, Entry
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.showing.campaign_log import VERSION, Belongings, Log
from questhall.ledger import clauses, rulings

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "warhammer-quest.md").read_text("utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"\n### {title}\n")[2].partition("\n## ")[0].partition("\n### ")[0]


def explained(text: str) -> list[str]:
    """The names in the first columns of the tables of a text."""
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [name for cell in rows for name in re.findall(r"`(\w+)`", cell)]


def test_every_field_of_the_file_is_explained() -> None:
    file, _, entry = section("The file").partition("An entry of the chronicle:")

    assert sorted(explained(file)) == sorted(Content.__struct_fields__)
    assert sorted(explained(entry)) == sorted(Entry.__struct_fields__)
    assert f"the version of this format, {FILE_VERSION}" in file


def test_every_field_of_the_log_is_explained_and_the_example_is_one() -> None:
    text = section("What carries over")
    found = re.search(r"```json\n(.*)\n```", text)
    assert found

    assert sorted(explained(text)) == sorted(Log.__struct_fields__)
    assert all(f"`{field}`" in text for field in Belongings.__struct_fields__)
    assert f"of the log, {VERSION}" in text
    WARHAMMER_QUEST.check(Setup(2, ("campaign",), carried=found[1]))
    assert [*json.loads(found[1])] == list(Log.__struct_fields__)


def test_the_program_on_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found

    exec(found[1], {})

    assert capsys.readouterr().out.count("quest-") == 5


def test_the_page_counts_right_and_names_every_module() -> None:
    game = "warhammer-quest"
    folder = ROOT / "src" / "questhall" / "games" / "warhammer_quest"
    modules = {path.name for path in folder.rglob("*.py") if "bots" not in path.parts}
    elsewhere = {"__init__.py", "rulebook.py", "choice.py", "game.py", "all_quests.py"}
    shown = {"prompts.py", "help_texts.py", "table_texts.py", "view_types.py"}

    assert f"all {len(clauses(game))} clauses" in PAGE
    assert f"all {len(rulings(game))} rulings" in PAGE
    assert sorted(modules - elsewhere - shown - set(re.findall(r"`(\w+\.py)`", PAGE))) == []
