"""Many games of Talisman at once, and matches: long games, six seats, and games that nobody wins.

What holds for simulations of any game is tested in tests/sim and tests/cli.
"""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from questhall.arena import Match, play_match
from questhall.arena.figures import figures as match_figures
from questhall.cli.main import main
from questhall.core.engine.state import ONGOING
from questhall.core.records.verify import replayed, verify
from questhall.games.talisman.game import TALISMAN
from questhall.sim import Plan, simulate
from questhall.sim.figures import figures
from questhall.sim.one_game import Player

TIMES = {"seconds", "decisions_per_second", "games_per_second", "workers"}
MATCH_TIMES = {"seconds", "workers", "thinking", "resumed_after"}
PLAN = Plan("talisman", ("random",) * 3, games=6, seed=5)


def figures_of(plan: Plan, workers: int) -> dict[str, Any]:
    return {key: value for key, value in figures(simulate(plan, workers)).items() if key not in TIMES}


@pytest.mark.parametrize("variants", [(), ("bloodbath", "trophies-5")])
def test_any_number_of_workers_gives_the_same(variants: tuple[str, ...]) -> None:
    plan = dataclasses.replace(PLAN, variants=variants)

    assert figures_of(plan, workers=1) == figures_of(plan, workers=2)


@pytest.mark.parametrize("seats", range(1, 7))
def test_games_end_and_the_figures_add_up(seats: int) -> None:
    plan = dataclasses.replace(PLAN, seats=("random",) * seats)
    found = figures_of(plan, workers=1)

    assert found["games"] == sum(found["endings"].values()) == 6
    assert found["capped"] == 0
    assert found["decisions"] == found["real_decisions"] + found["forced_decisions"]
    assert found["length"]["mean"] == found["decisions"] / 6
    assert 1 <= found["turns"]["min"] <= found["turns"]["max"] <= found["length"]["max"]
    shares = [row["share"] for row in found["wins"]]
    assert sum(shares) == pytest.approx(0 if seats == 1 else 1), "alone, all that happens is that one dies"
    assert found["endings"]["all_dead" if seats == 1 else "last_alive"] == 6


def test_records_are_those_of_the_same_games(tmp_path: Path) -> None:
    plan = Plan("talisman", ("random", "thumb"), games=2, seed=3, variants=("time-limit",))
    bare = simulate(plan, 1).summary

    assert simulate(dataclasses.replace(plan, records=tmp_path), 2).summary == bare
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == ["talisman-1.record", "talisman-2.record"]
    sessions = [replayed(TALISMAN, path.read_bytes()) for path in paths]
    assert sum(len(session.made) for session in sessions) == bare.decisions
    assert all(verify(TALISMAN, path.read_bytes()).is_finished() for path in paths)
    assert sessions[0].header.players == ["random", "thumb:quick"]  # what `thumb` means in a simulation


def test_the_turns_are_counted_as_they_begin() -> None:
    told = 0
    session = Player(PLAN)._begin(1)
    for event in session.opening:
        told += event.kind.name == "turn_begins"
    while (asked := session.decision()) is not None and told < 50:
        told += sum(event.kind.name == "turn_begins" for event in session.choose(asked.seat, asked.keys()[-1]))

    assert session.state.turns == told == 50  # type: ignore[attr-defined]


# Games that do not end


def test_a_game_that_reaches_the_cap_is_counted_and_is_not_an_error() -> None:
    plan = dataclasses.replace(PLAN, cap=300)
    result = simulate(plan, 1)
    found = figures(result)

    assert result.problem is None
    assert (found["games"], found["capped"], found["cap"]) == (6, 6, 300)
    assert sum(found["endings"].values()) == 0  # type: ignore[attr-defined]
    assert Player(plan).play_out(1) == Player(plan).play_at_a_table(1)
    assert Player(plan).play(1).ending == ONGOING


def test_a_capped_game_of_a_match_is_counted_and_shared_by_all() -> None:
    match = Match("talisman", ("random", "thumb"), games=6, seats=(3,), cap=200)
    contest = play_match(match, 1)
    found = match_figures(contest)

    assert contest.problem is None
    assert (found["games"], found["capped"]) == (6, 6)
    assert [row["share"] for row in found["shares"]] == [0.5] * 4  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "command", [["sim", "--seats", "2"], ["arena", "--seats", "2", "--bots", "random,easy"]]
)
def test_people_are_told_of_games_that_were_given_up(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    name, *options = command
    assert main([name, "talisman", *options, "--games", "2", "--cap", "50", "--workers", "1"]) == 0

    assert "2 abandoned after 50 decisions" in capsys.readouterr().out


# Matches


def test_any_number_of_workers_plays_the_same_match() -> None:
    match = Match("talisman", ("random", "thumb"), games=2, seats=(2,), seed=1, variants=("time-limit",))
    one, two = ({**match_figures(play_match(match, workers))} for workers in (1, 2))

    assert {key: one[key] for key in one if key not in MATCH_TIMES} == {
        key: two[key] for key in two if key not in MATCH_TIMES
    }


# On the command line


def test_sim_tells_all_about_a_run_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["--games", "3", "--seats", "6", "--seed", "9", "--variant", "bloodbath", "--workers", "1"]
    assert main(["sim", "talisman", *arguments, "--records", str(tmp_path), "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["variants"], found["games"]) == ("talisman", ["bloodbath"], 3)
    assert [row["bot"] for row in found["wins"]] == ["random"] * 6
    assert set(found["endings"]) == {"last_alive", "crown_reached", "time_is_up", "all_dead"}
    assert found["turns"]["min"] > 0
    assert len(list(tmp_path.iterdir())) == 3


def test_sim_tells_people_how_long_games_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "talisman", "--games", "2", "--seats", "1", "--workers", "1"]) == 0

    out = capsys.readouterr().out
    assert "Talisman, 1 seat\n" in "\n".join(line.rstrip() for line in out.splitlines()) + "\n"
    assert "turns per game" in out
    assert "all dead" in out


def test_variants_that_exclude_each_other_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "talisman", "--variant", "bloodbath", "--variant", "inherited-objects"]) == 2

    assert "'bloodbath' and 'inherited-objects' cannot be combined (TAL-Q102)" in capsys.readouterr().err


def test_the_bench_measures_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    entries = ["questhall/1", "questhall/6", "questhall/4-covers", "clone", "imagine", "search", "save"]
    arguments = ["--game", "talisman", "--seconds", "0.004", "--rounds", "1", "--json"]
    assert main(["bench", *arguments, "--only", *entries]) == 0

    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "talisman"
    assert {row["name"] for row in (*found["play"], *found["tasks"])} == {*entries}
