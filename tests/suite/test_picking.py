"""Tests can be picked by clause, game or card, and what is not found is reported with similar names."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.suite.picking import RUNS_SCENARIOS, Wish, of_cards, of_clauses, of_games

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests"
TALISMAN = TESTS / "games" / "talisman"


def collected(*options: str) -> list[str]:
    """The ids of the tests that would be run."""
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return [line for line in done.stdout.splitlines() if "::" in line]


def test_a_clause_has_its_tests_and_its_scenario_files() -> None:
    found = collected("--clause", "RAH-HINT-05")

    assert "tests/games/rent_a_hero/turn/test_hint.py::test_the_last_card_is_not_a_hint" in found
    assert "tests/core/scenario/test_scenario_files.py::test_the_scenarios_hold[last-card-is-no-hint]" in found
    assert not any("talisman" in test for test in found)


def test_a_card_has_its_tests_its_parameters_and_its_scenario_files() -> None:
    found = collected("--card", "Holy Lance", "--game", "talisman")

    assert (
        "tests/games/talisman/cards/test_object_cards.py::test_the_holy_lance_adds_3_against_dragons" in found
    )
    assert (
        "tests/games/talisman/cards/test_object_cards.py::test_a_weapon_adds_nothing_on_the_cursed_glade[holy_lance]"
        in found
    )
    assert (
        "tests/core/scenario/test_scenario_files.py::test_the_scenarios_hold[monk-and-the-holy-lance]" in found
    )
    assert not any("[runesword]" in test for test in found)


@pytest.mark.parametrize(
    ("wish", "path", "may_be_there"),
    [
        (of_clauses(["TAL-LIFE-12"]), TALISMAN / "characters" / "test_life.py", True),
        (of_clauses(["tal-life"]), TALISMAN / "characters" / "test_life.py", True),
        (of_clauses(["TAL-LIFE-12"]), TALISMAN / "turn" / "test_raft.py", False),
        (of_games(["Talisman"]), TALISMAN / "turn" / "test_raft.py", True),
        (of_games(["talisman"]), TESTS / "counts" / "test_talisman.py", True),
        (of_games(["talisman"]), TESTS / "every_game" / "test_properties.py", True),
        (of_games(["talisman"]), RUNS_SCENARIOS, True),
        (of_games(["talisman"]), TESTS / "games" / "rent_a_hero" / "turn" / "test_hint.py", False),
        (of_games(["talisman"]), ROOT / "src" / "questhall" / "games" / "talisman" / "game.py", True),
        (of_games(["talisman"]), ROOT / "src" / "questhall" / "ledger.py", False),
        (of_games(["proving-ground"]), TESTS / "core" / "engine" / "test_proving_ground.py", True),
        (of_cards(["pyromaniac"]), TESTS / "games" / "rent_a_hero" / "powers" / "test_pyromaniac.py", True),
        (of_cards(["pyromaniac"]), TALISMAN / "turn" / "test_raft.py", False),
    ],
)
def test_only_files_that_may_match_are_read(wish: Wish, path: Path, may_be_there: bool) -> None:
    assert path.exists()
    assert wish.may_be_in(path) is may_be_there


def test_an_unknown_name_is_refused_with_similar_ones() -> None:
    with pytest.raises(pytest.UsageError, match=r"no clause or ruling 'TAL-LIFE-99'; did you mean TAL-LIFE-09"):
        of_clauses(["TAL-LIFE-99"])
    with pytest.raises(pytest.UsageError, match="no card 'holy lanse'; did you mean holy_lance, holy_grail"):
        of_cards(["holy lanse"])
    with pytest.raises(pytest.UsageError, match="no game 'chess'; games are: rent-a-hero, talisman"):
        of_games(["chess"])
