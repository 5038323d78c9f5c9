"""The pages about scenario files: their text, their examples and the tables in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questhall.core.interface.checked_fields import Fields
from tests.core.scenario.small_scenarios import run

ROOT = Path(__file__).parents[3]


class Page:
    """A page of docs/; examples that are steps alone start from the position of a complete one."""

    def __init__(self, name: str, running_example: str = "") -> None:
        self.text = (ROOT / "docs" / name).read_text("utf-8")
        self.examples: list[str] = re.findall(r"```toml\n(.*?)```", self.text, re.DOTALL)
        self.running_example = running_example or self.examples[0]

    def complete_examples(self) -> list[str]:
        header = self.running_example.partition("[[step]]")[0]
        return [example if example.startswith("version") else header + example for example in self.examples]

    def json_of(self, name: str) -> str:
        found = re.search(rf"<!-- {name} -->\n```json\n(.*?)```", self.text, re.DOTALL)
        assert found
        return found[1]

    def chapter(self, title: str) -> str:
        return self.text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]

    def missing(self, names: set[str]) -> list[str]:
        """Those names that the page never quotes."""
        return sorted(name for name in names if f"`{name}`" not in self.text)

    def fields_of_event(self, event: str) -> list[str]:
        rows = [line.split("|") for line in self.chapter("Events").splitlines() if line.startswith("| `")]
        [row] = [row for row in rows if f"`{event}`" in row[1]]
        return re.findall(r"`(\w+)`", row[2])


def fields_read(examples: list[str]) -> set[str]:
    """Every field that loading and laying out these files asks for."""
    asked_for: set[str] = set()
    finish = Fields.finish

    def note(fields: Fields) -> None:
        asked_for.update(fields.known())
        finish(fields)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fields, "finish", note)
        for example in examples:
            run(example)
    return asked_for
