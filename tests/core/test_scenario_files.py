"""The scenario files of the repository, and the examples of docs/scenarios.md, all hold."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from questhall.core.fields import Fields
from questhall.core.rules import Question
from questhall.core.scenario.compare import COMPARISONS
from questhall.core.scenario.names import REASONS
from questhall.games.rent_a_hero.game import RENT_A_HERO
from questhall.games.rent_a_hero.position import MOMENTS, RESTS, SOURCES
from tests.core.scenarios import play, run

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "scenarios").glob("*/*.toml"))
DOCS = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
EXAMPLES: list[str] = re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL)
RUNNING_EXAMPLE = EXAMPLES[0]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_scenarios_hold(file: Path) -> None:
    report = run(file.read_text("utf-8"))

    assert report.holds(), report
    assert report.checks > 0


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 25


def complete(example: str) -> str:
    """An example as a file of its own: steps alone start from the position of the first example."""
    if example.startswith("version"):
        return example
    return RUNNING_EXAMPLE.partition("[[step]]")[0] + example


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_documented_examples_hold(example: str) -> None:
    report = run(complete(example))

    assert report.holds(), report
    assert report.checks > 0


@pytest.mark.parametrize(("name", "seat"), [("state", ""), ("view ben", "ben")])
def test_the_documented_documents_are_what_the_program_shows(name: str, seat: str) -> None:
    found = re.search(rf"<!-- {name} -->\n```json\n(.*?)```", DOCS, re.DOTALL)

    assert found
    assert json.loads(found[1]) == play(RUNNING_EXAMPLE).document(seat)


def fields_read(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every field that loading and laying out the documented examples asks for."""
    asked_for: set[str] = set()

    def finish(self: Fields) -> None:
        asked_for.update(self.known())

    monkeypatch.setattr(Fields, "finish", finish)
    for example in EXAMPLES:
        run(complete(example))
    return asked_for


def test_every_field_is_documented(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = fields_read(monkeypatch)

    assert {"version", "moment", "choose", "by", "saw_in_order", "clause", "nothing_fits"} <= fields
    assert sorted(field for field in fields if f"`{field}`" not in DOCS) == []


def documented_fields(event: str) -> list[str]:
    """The fields of an event in the table of docs/scenarios.md."""
    rows = [line.split("|") for line in DOCS.splitlines() if line.startswith("| `")]
    [row] = [row for row in rows if len(row) == 5 and f"`{event}`" in row[1]]
    return re.findall(r"`(\w+)`", row[2])


@pytest.mark.parametrize("kind", RENT_A_HERO.events, ids=[kind.name for kind in RENT_A_HERO.events])
def test_every_event_is_documented_with_its_fields(kind: Any) -> None:
    fields = [spec.partition(":")[0] for spec in kind.fields]

    assert documented_fields(kind.name) == [*fields, *([kind.secret] if kind.secret else [])]


def test_all_names_of_the_game_are_documented() -> None:
    book = RENT_A_HERO.book
    keys = {f"{action.verb}{' HERO' * len(action.nouns)}" for action in book.actions}
    occasions = {rule.occasion for rule in book.rules if isinstance(rule, Question)}
    names = {
        *keys,
        *occasions,
        *REASONS,
        *COMPARISONS,
        *MOMENTS,
        *RENT_A_HERO.faces,
        *RENT_A_HERO.variants,
        *RENT_A_HERO.endings.values(),
        *play(RUNNING_EXAMPLE).document(),
    }
    quoted = {*RESTS, *SOURCES}

    assert sorted(name for name in names - {"not-asked"} if f"`{name}`" not in DOCS) == []
    assert sorted(name for name in quoted if f'`"{name}"`' not in DOCS) == []
