"""Games on a Ray cluster of two nodes on this machine: the same as on one machine, even if a node is killed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

NEEDED = "games on a cluster need Ray: pip install 'questhall[cluster]'"
ray = pytest.importorskip("ray", reason=NEEDED)
cluster_utils = pytest.importorskip("ray.cluster_utils", reason=NEEDED)
pytest.importorskip("pyarrow", reason="Parquet files need pyarrow: pip install 'questhall[report]'")

from questhall.arena import Match, play_match  # noqa: E402
from questhall.arena.figures import figures  # noqa: E402
from questhall.cli.main import main  # noqa: E402
from questhall.core.engine.errors import UsageError  # noqa: E402
from questhall.dataset.output import Output  # noqa: E402
from questhall.sim import Plan, simulate  # noqa: E402
from questhall.sim.saved_run import RowKeeper  # noqa: E402

PLAN = Plan("rent-a-hero", ("thumb", "thumb", "random"), games=1500, seed=3, with_rows=True)
MATCH = Match("rent-a-hero", ("random", "ismcts:2"), games=120, seats=(3,), seed=3)


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster with a head; each node is a process tree of its own, as on separate machines."""
    nodes = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield nodes
    nodes.shutdown()


def file_of(plan: Plan, path: Path, address: str = "", on_progress: Any = None) -> bytes:
    keeper = RowKeeper(plan, Output(path, plan.about(), is_new=True))
    found = simulate(plan, 1, on_progress, keeper=keeper, cluster=address)
    assert found.problem is None
    assert found.summary.games == plan.games
    return path.read_bytes()


def test_a_node_is_killed_and_the_games_are_the_same(cluster: Any, tmp_path: Path) -> None:
    second = cluster.add_node(num_cpus=1)
    alive = [second]

    def kill_the_second(games: int) -> None:
        if alive and games > PLAN.games // 10:
            cluster.remove_node(alive.pop(), allow_graceful=False)

    there = file_of(PLAN, tmp_path / "there.parquet", cluster.address, kill_the_second)
    assert not alive, "it was killed in the middle"
    assert there == file_of(PLAN, tmp_path / "here.parquet")


def test_figures_from_the_command_line_are_the_same(
    cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sim", "rent-a-hero", "--games", "200", "--seats", "thumb,random,random", "--out"]
    assert main([*words, str(tmp_path / "there.parquet"), "--ray", cluster.address]) == 0
    assert main([*words, str(tmp_path / "here.parquet"), "--workers", "1"]) == 0
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


def test_a_node_is_killed_and_the_match_is_the_same(cluster: Any, tmp_path: Path) -> None:
    second = cluster.add_node(num_cpus=1)
    alive = [second]

    def kill_the_second(games: int) -> None:
        if alive and games > MATCH.total // 10:
            cluster.remove_node(alive.pop(), allow_graceful=False)

    there, here = (tmp_path / f"{name}.parquet" for name in ("there", "here"))
    contest = play_match(MATCH, file=there, is_new=True, on_progress=kill_the_second, cluster=cluster.address)
    assert not alive, "it was killed in the middle"
    assert contest.problem is None
    assert contest.workers == 2, "a core on each of the two nodes"
    at_home = play_match(MATCH, 1, here, is_new=True)
    assert there.read_bytes() == here.read_bytes()
    assert figures(contest)["pairs"] == figures(at_home)["pairs"]
    assert figures(contest)["ratings"] == figures(at_home)["ratings"]


def test_a_match_from_the_command_line_is_the_same(cluster: Any, tmp_path: Path) -> None:
    words = ["arena", "rent-a-hero", "--bots", "random,easy", "--games", "12", "--seats", "3", "--out"]
    assert main([*words, str(tmp_path / "there.parquet"), "--ray", cluster.address]) == 0
    assert main([*words, str(tmp_path / "here.parquet"), "--workers", "1"]) == 0
    assert (tmp_path / "there.parquet").read_bytes() == (tmp_path / "here.parquet").read_bytes()


def test_a_game_that_fails_there_is_named(cluster: Any, tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text(
        "from questhall.bots import Bot\n"
        "class Broken(Bot):\n"
        "    def choose(self, state, seat):\n"
        "        raise ValueError('out of ideas')\n"
    )
    plan = replace(PLAN, seats=("random", "random", f"{bot}:Broken"), games=2, with_rows=False)

    with pytest.raises(Exception, match="game 1 of the run with seed 3 failed: ValueError: out of ideas"):
        simulate(plan, cluster=cluster.address)


def test_a_missing_cluster_is_reported_in_one_sentence() -> None:
    with pytest.raises(UsageError, match=r"cannot connect to the Ray cluster at 127\.0\.0\.1:1"):
        simulate(replace(PLAN, with_rows=False), cluster="127.0.0.1:1")


@pytest.mark.parametrize("name", ["match.jsonl", "match.parquet"])
def test_no_file_is_left_behind_when_the_cluster_is_not_there(name: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot connect"):
        play_match(MATCH, file=tmp_path / name, is_new=True, cluster="127.0.0.1:1")
    assert [*tmp_path.iterdir()] == []
