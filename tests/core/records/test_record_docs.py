"""docs/records.md says what is true: its fields are those of the lines, and its programs check real records."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from questhall.core.records.record import SNAPSHOT_EVERY, Choice, Line, kind_of, read_lines
from tests.core.records.played_games import forged, number_of, specimen

PAGE = (Path(__file__).parents[3] / "docs" / "records.md").read_text(encoding="utf-8")
SEALS, DRAWS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
KINDS: tuple[type[Line], ...] = get_args(Line)


def section(kind: type[Line]) -> str:
    """The part of the page about one kind of line."""
    return PAGE.split(f"\n### {kind.__name__.lower()}\n")[1].split("\n#")[0]


@pytest.mark.parametrize("kind", KINDS)
def test_the_example_has_the_fields_of_the_line(kind: type[Line]) -> None:
    example = re.search(r"```json\n(.*)\n```", section(kind))
    assert example is not None

    line = msgspec.json.decode(example[1], type=Line)

    assert kind_of(line) == kind.__name__.lower()
    assert msgspec.json.encode(line).decode() == example[1]


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_is_explained(kind: type[Line]) -> None:
    explained = re.findall(r"^\| `(\w+)` \|", section(kind), re.MULTILINE)

    assert [*explained, "chain"] == list(kind.__struct_fields__)


def test_the_page_says_how_often_there_are_snapshots() -> None:
    assert f"after every {SNAPSHOT_EVERY}th choice" in PAGE


def checked(program: str, data: bytes, folder: Path) -> subprocess.CompletedProcess[str]:
    path = folder / "game.record"
    path.write_bytes(data)
    # -I: nothing of ours can be imported.
    command = [sys.executable, "-I", "-W", "ignore", "-c", program, str(path)]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_seals_can_be_checked_without_our_code(tmp_path: Path) -> None:
    fingerprint = read_lines(specimen())[-1].chain

    assert checked(SEALS, specimen(), tmp_path).stdout == f"fingerprint {fingerprint}\n"
    changed = checked(SEALS, specimen().replace(b'"ana"', b'"eva"', 1), tmp_path)
    assert "line 1 was changed" in changed.stderr


def test_every_draw_can_be_checked_without_our_code(tmp_path: Path) -> None:
    number = number_of(Choice, lambda choice: choice.draws)
    choice = read_lines(specimen())[number - 1]
    assert isinstance(choice, Choice)
    stream, bound, value = choice.draws[3]
    draws = [*choice.draws[:3], (stream, bound, (value + 1) % bound), *choice.draws[4:]]

    assert checked(DRAWS, specimen(), tmp_path).stdout == "every draw is right\n"
    assert f"line {number}: " in checked(DRAWS, forged(number, draws=draws), tmp_path).stderr
    assert "AssertionError" in checked(DRAWS, forged(1, commitment="0" * 64), tmp_path).stderr
