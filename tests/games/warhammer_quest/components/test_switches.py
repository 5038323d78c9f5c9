"""Every ruling that is a choice of ours has a switch, with a place of its own in masks, docs and tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questhall import ledger
from questhall.games.warhammer_quest.components.state import CAMPAIGN
from questhall.games.warhammer_quest.components.switches import SWITCHES, Switch
from questhall.games.warhammer_quest.game import QUESTS, WARHAMMER_QUEST

ROOT = Path(__file__).parents[4]
PAGE = (ROOT / "docs" / "warhammer-quest-switches.md").read_text()
TESTS = "".join(path.read_text() for path in Path(__file__).parent.glob("test_switches_*.py"))
OURS = re.compile(r"\[[^]]*\b(MEM|OWN)\b[^]]*\]")
A_MERE_WORD = "WHQ-Q01"
BOTH_POSSIBLE = ["WHQ-Q13", "WHQ-Q59"]


def test_every_ruling_of_ours_has_a_switch() -> None:
    rulings = ledger.rulings("warhammer-quest")
    ours = [ruling.id for ruling in rulings.values() if OURS.search(ruling.text) and ruling.id != A_MERE_WORD]

    assert sorted(switch.ruling for switch in SWITCHES) == sorted([*ours, *BOTH_POSSIBLE])


def test_every_switch_has_a_bit_of_its_own() -> None:
    others = sum(WARHAMMER_QUEST.variants[name] for name in [*QUESTS, "campaign"])
    bits = [switch.bit for switch in SWITCHES]

    assert others == 2 * CAMPAIGN - 1
    assert bits == [2 * CAMPAIGN << number for number in range(len(SWITCHES))]
    assert max(bits) < 2**62
    assert {switch.name: switch.bit for switch in SWITCHES}.items() <= WARHAMMER_QUEST.variants.items()
    assert WARHAMMER_QUEST.switches == tuple(switch.name for switch in SWITCHES)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_every_switch_is_explained_and_tried(switch: Switch) -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| {switch.ruling} |")]

    assert row.split(" | ")[2] == f"`{switch.name}`"
    assert switch.reading.endswith(".")
    assert f'"{switch.name}"' in TESTS
    assert f'@clause("{switch.ruling}"' in TESTS
