"""Runs as Parquet files: the same contents however they came about, and readable by everyone."""

from __future__ import annotations

import errno
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

pa = pytest.importorskip("pyarrow", reason="Parquet files need pyarrow: pip install 'questhall[report]'")

import pyarrow.parquet as pq  # noqa: E402

from questhall.cli.main import main  # noqa: E402
from questhall.core.engine.chance import derive  # noqa: E402
from questhall.core.engine.errors import QuesthallError  # noqa: E402
from questhall.dataset import output  # noqa: E402
from questhall.dataset.output import Output, read_about  # noqa: E402
from questhall.dataset.rows import DECISIONS, GAMES  # noqa: E402
from questhall.sim import Plan, simulate  # noqa: E402
from questhall.sim.saved_run import RowKeeper  # noqa: E402

PLAN = Plan("rent-a-hero", ("thumb", "random", "thumb"), games=50, seed=8, with_rows=True, with_decisions=True)
LONGEST_WAIT = 600.0
"""Seconds; only ends a test that hangs."""


def run(plan: Plan, folder: Path, workers: int = 1) -> tuple[Path, Path]:
    """A whole run; its two files."""
    folder.mkdir()
    games, decisions = folder / "games.parquet", folder / "decisions.parquet"
    keeper = RowKeeper(plan, Output(games, plan.about(), decisions, is_new=True))
    simulation = simulate(plan, workers, keeper=keeper)
    assert simulation.problem is None
    return games, decisions


def test_any_number_of_workers_writes_the_same_bytes(tmp_path: Path) -> None:
    games, decisions = run(PLAN, tmp_path / "one")

    for workers in (2, 3):
        others = run(PLAN, tmp_path / str(workers), workers)
        assert [path.read_bytes() for path in others] == [games.read_bytes(), decisions.read_bytes()]
    assert sorted(path.name for path in games.parent.iterdir()) == ["decisions.parquet", "games.parquet"]


def test_groups_of_rows_do_not_depend_on_the_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "ROWS_IN_A_GROUP", 20)
    games, _ = run(PLAN, tmp_path / "large parts")
    monkeypatch.setattr(output, "_GAMES_IN_A_PART", 7)
    others, _ = run(PLAN, tmp_path / "small parts")

    assert others.read_bytes() == games.read_bytes()
    groups = pq.ParquetFile(games).metadata
    assert [groups.row_group(place).num_rows for place in range(groups.num_row_groups)] == [20, 20, 10]


def test_rows_agree_with_the_figures(tmp_path: Path) -> None:
    games, decisions = run(PLAN, tmp_path / "run")
    summary = simulate(replace(PLAN, with_rows=False, with_decisions=False), 1).summary
    rows = pq.read_table(games).to_pylist()
    made = pq.read_table(decisions).to_pylist()

    assert [row["number"] for row in rows] == [*range(1, PLAN.games + 1)]
    assert [row["seed"] for row in rows] == [derive(PLAN.seed, number) for number in range(1, PLAN.games + 1)]
    assert sum(row["decisions"] for row in rows) == summary.decisions == len(made)
    assert sum(row["real_decisions"] for row in rows) == sum(one["options"] > 1 for one in made) == summary.real
    for seat in range(3):
        assert sum(row["winners"] == [seat] for row in rows) == summary.wins(seat).sole
    for row in rows:
        joined = [use for use in row["uses"] if use["event"] == "joined"]
        dealt = [use for use in row["uses"] if use["event"] == "dealt_party"]
        for seat, party in enumerate(row["parties"]):
            had = {use["thing"] for use in joined + dealt if use["seat"] == seat}
            assert {*party} <= had, "whoever is in a party at the end has joined it"


@pytest.mark.parametrize(
    ("game", "seats", "column"), [("talisman", 2, "characters"), ("warhammer-quest", 2, "heroes")]
)
def test_rows_say_who_was_played(game: str, seats: int, column: str, tmp_path: Path) -> None:
    plan = Plan(game, ("random",) * seats, games=2, seed=1, cap=400, with_rows=True, with_decisions=True)
    rows = pq.read_table(run(plan, tmp_path / "run")[0]).to_pylist()

    for row in rows:
        assert len(row[column]) == seats
        assert all(row[column])
        assert row["parties"] is None
        assert (row["quest"] is None) == (game == "talisman")


def test_every_column_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| `")]

    for name in [*GAMES.names, *DECISIONS.names, "uses.event", "uses.thing", "uses.seat", "uses.times"]:
        assert f"`{name}`" in rows


def test_it_is_read_by_polars_pandas_and_duckdb(tmp_path: Path) -> None:
    needed = "tests of Parquet files need {}: pip install -r requirements-dev.txt"
    polars = pytest.importorskip("polars", reason=needed.format("polars"))
    pandas = pytest.importorskip("pandas", reason=needed.format("pandas"))
    duckdb = pytest.importorskip("duckdb", reason=needed.format("duckdb"))
    games, _ = run(PLAN, tmp_path / "run")
    rows = pq.read_table(games).to_pylist()
    decisions = sum(row["decisions"] for row in rows)
    won = sum(1 in row["winners"] for row in rows)
    used = sum(use["times"] for row in rows for use in row["uses"] if use["event"] == "joined")

    frame = polars.read_parquet(games)
    assert frame["decisions"].sum() == decisions
    assert frame["winners"].list.contains(1).sum() == won
    uses = frame.explode("uses").unnest("uses")
    assert uses.filter(polars.col("event") == "joined")["times"].sum() == used

    table = pandas.read_parquet(games)
    assert table["decisions"].sum() == decisions
    assert table["winners"].map(lambda winners: 1 in winners).sum() == won

    with duckdb.connect() as database:
        found = database.execute(
            "select sum(decisions), count(*) filter (list_contains(winners, 1)) from read_parquet(?)",
            [str(games)],
        ).fetchone()
        assert found == (decisions, won)
        total = database.execute(
            "select sum(use.times) from (select unnest(uses) as use from read_parquet(?)) "
            "where use.event = 'joined'",
            [str(games)],
        ).fetchone()
        assert total == (used,)


KILLED = """
import sys
from questhall.cli.main import main
from questhall.dataset import output
output._GAMES_IN_A_PART = 10
sys.exit(main(sys.argv[1:]))
"""


def test_a_killed_run_goes_on_and_ends_with_the_same_bytes(tmp_path: Path) -> None:
    path, moves = tmp_path / "killed.parquet", tmp_path / "moves.parquet"
    seats = ",".join(PLAN.seats)
    words = ["sim", PLAN.game, "--seats", seats, "--seed", str(PLAN.seed), "--decisions", str(moves)]
    endless = [*words, "--games", "1000000", "--workers", "1", "--out", str(path)]
    with subprocess.Popen([sys.executable, "-c", KILLED, *endless], stdout=subprocess.DEVNULL) as program:
        end = time.monotonic() + LONGEST_WAIT
        while not [*tmp_path.glob("*.parts/games-*.parquet")]:
            assert program.poll() is None, "it ended by itself"
            assert time.monotonic() < end
            time.sleep(0.01)
        program.send_signal(signal.SIGKILL)
    assert not path.exists()
    kept = Output(path, PLAN.about(), moves, is_new=False)
    games = kept.games + 20
    kept.close()

    assert main([*words, "--games", str(games), "--workers", "2", "--resume", str(path)]) == 0
    whole = run(replace(PLAN, games=games), tmp_path / "whole")
    assert [path.read_bytes(), moves.read_bytes()] == [one.read_bytes() for one in whole]
    assert not [*tmp_path.glob("*.parts")]


def test_a_finished_run_can_be_made_longer(tmp_path: Path) -> None:
    short, moves = run(replace(PLAN, games=20), tmp_path / "short")
    kept = Output(short, PLAN.about(), moves, is_new=False)
    found = simulate(PLAN, 1, keeper=RowKeeper(PLAN, kept))
    whole = run(PLAN, tmp_path / "whole")

    assert [short.read_bytes(), moves.read_bytes()] == [path.read_bytes() for path in whole]
    assert found.summary == simulate(replace(PLAN, with_rows=False), 1).summary
    before = short.read_bytes()
    again = Output(short, PLAN.about(), moves, is_new=False)
    assert simulate(PLAN, 1, keeper=RowKeeper(PLAN, again)).summary == found.summary, (
        "there is nothing left to play"
    )
    assert short.read_bytes() == before


# What cannot be done


def sim(*words: str) -> int:
    return main(["sim", "rent-a-hero", "--games", "3", "--seats", "3", "--workers", "1", *words])


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert sim(*words) == 2
    caught = capsys.readouterr()
    assert caught.err.count("\n") == 1, "one sentence"
    return caught.err


def test_bad_targets_are_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there.parquet"
    assert sim("--out", str(there)) == 0
    capsys.readouterr()
    before = there.read_bytes()

    assert "already exists" in refused(capsys, "--out", str(there))
    assert "must end in .parquet" in refused(capsys, "--out", str(tmp_path / "games.csv"))
    assert "No such file" in refused(capsys, "--out", str(tmp_path / "nowhere" / "games.parquet"))
    assert "nothing to continue" in refused(capsys, "--resume", str(tmp_path / "missing.parquet"))
    assert "seed is 0 there, and 5 here" in refused(capsys, "--seed", "5", "--resume", str(there))
    assert "bots are random, random, random there" in refused(
        capsys, "--seats", "random,random,thumb", "--resume", str(there)
    )
    assert "needs --out" in refused(capsys, "--decisions", str(tmp_path / "moves.parquet"))
    assert "already holds 3 games" in refused(capsys, "--games", "2", "--resume", str(there))
    with_moves = ("--decisions", str(tmp_path / "moves.parquet"), "--resume", str(there))
    assert "was written without --decisions" in refused(capsys, *with_moves)
    both = str(tmp_path / "both.parquet")
    assert "cannot both be written" in refused(capsys, "--out", both, "--decisions", both)
    missing = str(tmp_path / "nowhere" / "moves.parquet")
    assert "No such file" in refused(capsys, "--out", str(tmp_path / "a.parquet"), "--decisions", missing)
    assert there.read_bytes() == before
    assert [*tmp_path.iterdir()] == [there], "nothing is left behind"


@pytest.mark.parametrize("content", [b"", b"PAR1", b"a letter to a friend, of some length"])
def test_what_is_not_a_parquet_file_is_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(content)

    assert "is not a Parquet file written by Questhall" in refused(capsys, "--resume", str(path))
    assert path.read_bytes() == content
    assert [*tmp_path.iterdir()] == [path]


def test_a_parquet_file_of_somebody_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    pq.write_table(pa.table({"number": [1, 2]}), path)

    with pytest.raises(QuesthallError, match="is not a Parquet file written by Questhall"):
        read_about(path)


def test_a_full_disk_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write = pq.write_table

    def full(table: object, path: Path) -> None:
        write(table, path)
        if "games-" in path.name and not path.name.startswith("games-0000000000001-"):
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(output, "_GAMES_IN_A_PART", 2)
    monkeypatch.setattr("questhall.dataset.output.pq.write_table", full)
    path = tmp_path / "games.parquet"
    told = refused(capsys, "--games", "30", "--out", str(path))
    assert "No space left on device" in told
    parts = [one.name for one in (tmp_path / "games.parquet.parts").iterdir()]
    assert not [name for name in parts if name.endswith(".part")]

    monkeypatch.undo()
    assert sim("--games", "30", "--resume", str(path)) == 0
    assert pq.read_table(path).num_rows == 30


def test_a_disk_that_is_full_from_the_start_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_path: Path, _text: str, encoding: str) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert "No space left on device" in refused(
        capsys, "--games", "3", "--out", str(tmp_path / "games.parquet")
    )
    assert not [*tmp_path.iterdir()]


@pytest.fixture
def other_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to and from which files cannot be renamed."""
    folder = tmp_path / "other disk"
    folder.mkdir()
    rename = Path.rename

    def rename_here(path: Path, target: Path) -> Path:
        if (path.parent == folder) != (target.parent == folder):
            raise OSError(errno.EXDEV, "Invalid cross-device link")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", rename_here)
    return folder


def test_decisions_can_be_written_to_another_disk(tmp_path: Path, other_disk: Path) -> None:
    games, decisions = run(PLAN, tmp_path / "here")
    path, moves = tmp_path / "games.parquet", other_disk / "decisions.parquet"
    words = ["--seats", ",".join(PLAN.seats), "--seed", str(PLAN.seed), "--decisions", str(moves)]

    assert sim("--games", "20", "--out", str(path), *words) == 0
    assert sim("--games", str(PLAN.games), "--resume", str(path), *words) == 0
    assert moves.read_bytes() == decisions.read_bytes()
    assert path.read_bytes() == games.read_bytes()
    assert [*other_disk.iterdir()] == [moves]


def test_another_disk_that_is_full_is_named_and_the_run_can_be_continued(
    tmp_path: Path, other_disk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, moves = tmp_path / "games.parquet", other_disk / "decisions.parquet"

    def full(_path: Path, copy: Path) -> None:
        copy.write_bytes(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("questhall.dataset.output.shutil.copyfile", full)
    told = refused(capsys, "--games", "3", "--out", str(path), "--decisions", str(moves))
    assert f"cannot write {moves}: No space left on device" in told
    assert not [*other_disk.iterdir()]

    monkeypatch.undo()
    assert sim("--games", "3", "--resume", str(path), "--decisions", str(moves)) == 0


def test_a_run_of_sums_alone_is_continued_and_ends_as_if_never_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, whole = tmp_path / "sums.json", tmp_path / "whole.json"
    assert sim("--games", "4", "--out", str(path)) == 0
    assert sim("--games", "10", "--resume", str(path)) == 0
    assert sim("--games", "10", "--out", str(whole)) == 0
    assert path.read_bytes() == whole.read_bytes()
    capsys.readouterr()

    assert "already exists" in refused(capsys, "--out", str(path))
    assert "seed is 0 there, and 5 here" in refused(capsys, "--seed", "5", "--resume", str(path))
    assert "already holds 10 games" in refused(capsys, "--games", "2", "--resume", str(path))
    path.write_text("{}", encoding="utf-8")
    assert "does not hold a run" in refused(capsys, "--resume", str(path))
    assert {one.name for one in tmp_path.iterdir()} == {"sums.json", "whole.json"}


def test_two_programs_do_not_write_the_same_run(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    first = Output(path, PLAN.about(), is_new=True)

    with pytest.raises(QuesthallError, match="another program is writing to it"):
        Output(path, PLAN.about(), is_new=False)
    first.close()


# Records


def test_records_give_the_same_rows_as_the_games_themselves(tmp_path: Path) -> None:
    plan = replace(PLAN, games=6, records=tmp_path / "records")
    games, decisions = run(plan, tmp_path / "run")
    records = sorted(str(path) for path in (tmp_path / "records").iterdir())
    collected, moves = tmp_path / "collected.parquet", tmp_path / "moves.parquet"

    assert main(["collect", *records, "--out", str(collected), "--decisions", str(moves)]) == 0
    assert pq.read_table(collected).to_pylist() == pq.read_table(games).to_pylist()
    assert pq.read_table(moves).to_pylist() == pq.read_table(decisions).to_pylist()


def test_what_cannot_be_collected_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game, seats in (("rent-a-hero", 3), ("proving-ground", 2)):
        plan = Plan(game, ("random",) * seats, games=1, seed=1, records=tmp_path / game)
        simulate(plan, 1)
    (tmp_path / "letter.record").write_text("to a friend")
    hero, proving = tmp_path / "rent-a-hero" / "rent-a-hero-1.record", tmp_path / "proving-ground"
    out = str(tmp_path / "games.parquet")

    for names, told in [
        ([tmp_path / "missing.record"], "No such file"),
        ([tmp_path / "letter.record"], "letter.record"),
        ([hero, proving / "proving-ground-1.record"], "one game at a time"),
        ([hero, hero.parent / "." / hero.name], "is named twice"),
    ]:
        assert main(["collect", *map(str, names), "--out", out]) == 2
        assert told in capsys.readouterr().err
    damaged = tmp_path / "damaged.record"
    damaged.write_bytes(hero.read_bytes().replace(b"recruit", b"declare"))
    assert main(["collect", str(hero), str(damaged), "--out", out]) == 2
    assert not [path for path in tmp_path.iterdir() if path.name.startswith("games.parquet")]
