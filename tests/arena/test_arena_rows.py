"""Matches as Parquet files: the same rows as a simulation writes, however the match was played."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("pyarrow", reason="Parquet files need pyarrow: pip install 'questhall[report]'")

import pyarrow.parquet as pq

from questhall.arena import Match, play_match
from questhall.arena.figures import figures
from questhall.cli.main import main
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import FormatError, UsageError
from questhall.dataset.output import Output, read_about
from questhall.dataset.rows import DECISIONS, GAMES
from questhall.report.counting import count
from questhall.report.page import Page

MATCH = Match("rent-a-hero", ("random", "ismcts:2", "easy"), games=18, seats=(3,), seed=5)
TIMES = {"seconds", "workers", "thinking", "resumed_after"}
LONGEST_WAIT = 600.0
"""Seconds; only ends a test that hangs."""


def run(match: Match, folder: Path, workers: int = 1) -> tuple[Path, Path]:
    """A whole match; its two files."""
    folder.mkdir()
    games, decisions = folder / "games.parquet", folder / "decisions.parquet"
    assert play_match(match, workers, games, is_new=True, decisions=decisions).problem is None
    return games, decisions


def test_any_number_of_workers_writes_the_same_bytes(tmp_path: Path) -> None:
    files = run(MATCH, tmp_path / "one")
    others = run(MATCH, tmp_path / "two", 2)

    assert [path.read_bytes() for path in others] == [path.read_bytes() for path in files]
    assert {path.name for path in files[0].parent.iterdir()} == {"games.parquet", "decisions.parquet"}


def test_rows_agree_with_the_figures_and_with_the_lines(tmp_path: Path) -> None:
    games, decisions = run(MATCH, tmp_path / "run")
    contest = play_match(MATCH, 1, tmp_path / "match.jsonl")
    _, *lines = map(json.loads, (tmp_path / "match.jsonl").read_text().splitlines())
    rows = pq.read_table(games).to_pylist()
    made = pq.read_table(decisions)

    assert pq.read_schema(games).remove_metadata().equals(GAMES)
    assert made.schema.remove_metadata().equals(DECISIONS)
    assert len(rows) == len(lines) == MATCH.total == 18
    for row, line in zip(rows, lines, strict=True):
        assert row["number"] == line["game"]
        assert row["seed"] == derive(MATCH.seed, line["deal"])
        assert row["bots"] == [MATCH.bots[bot] for bot in line["lineup"]]
        assert (row["winners"], row["ending"]) == (line["winners"], line["ending"])
        assert row["real_decisions"] == sum(line["real"])
        assert row["decisions"] == row["real_decisions"] + line["forced"]
        assert all(row["parties"])
        assert any(use["event"] == "joined" for use in row["uses"])
    found = figures(contest)
    assert made.num_rows == sum(row["decisions"] for row in rows) == found["decisions"]
    assert sum(one["options"] > 1 for one in made.to_pylist()) == found["real_decisions"]


def test_several_sizes_of_table_go_into_one_file_and_a_report_reads_it(tmp_path: Path) -> None:
    match = Match("rent-a-hero", ("random", "easy"), games=24, seed=1)
    games, _ = run(match, tmp_path / "run")
    counted = count(games)

    assert counted.games == 24
    assert {row["seats"] for row in pq.read_table(games).to_pylist()} == {3, 4, 5}
    seats = {bot: tally.count for bot, tally in counted.shares["bot"].items()}
    assert seats == {"random": 3 * 3 + 4 * 4 + 5 * 5, "easy": 3 * 3 + 4 * 4 + 5 * 5}
    assert "<svg" in Page([counted], "en").html()


# Going on


def test_a_killed_match_goes_on_and_ends_with_the_same_bytes(tmp_path: Path) -> None:
    path, moves = tmp_path / "killed.parquet", tmp_path / "moves.parquet"
    words = ["arena", MATCH.game, "--bots", ",".join(MATCH.bots), "--seats", "3", "--seed", str(MATCH.seed)]
    words += ["--decisions", str(moves)]
    endless = [*words, "--games", "1000000", "--workers", "1", "--out", str(path)]
    code = (
        "import sys; from questhall.dataset import output; output._GAMES_IN_A_PART = 5\n"
        "from questhall.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    with subprocess.Popen([sys.executable, "-c", code, *endless], stdout=subprocess.DEVNULL) as program:
        end = time.monotonic() + LONGEST_WAIT
        while not [*tmp_path.glob("*.parts/games-*.parquet")]:
            assert program.poll() is None, "it ended by itself"
            assert time.monotonic() < end
            time.sleep(0.01)
        program.send_signal(signal.SIGKILL)
    assert not path.exists()
    kept = Output(path, MATCH.about(), moves, is_new=False)
    match = replace(MATCH, games=kept.games + 1)
    kept.close()

    assert main([*words, "--games", str(match.games), "--workers", "2", "--resume", str(path)]) == 0
    whole = run(match, tmp_path / "whole")
    assert [path.read_bytes(), moves.read_bytes()] == [one.read_bytes() for one in whole]
    assert not [*tmp_path.glob("*.parts")]


def test_a_match_that_goes_on_has_the_same_figures(tmp_path: Path) -> None:
    path = tmp_path / "match.parquet"
    longer = replace(MATCH, games=2 * MATCH.total)
    play_match(MATCH, 1, path)
    contest = play_match(longer, 1, path)
    whole = figures(play_match(longer, 1))

    found = figures(contest)
    assert {key: found[key] for key in found if key not in TIMES} == {
        key: whole[key] for key in whole if key not in TIMES
    }
    assert contest.before == MATCH.total
    assert sum(contest.standings.real) < contest.standings.real_decisions, (
        "whose decisions they were is known of the games of this run"
    )
    before = path.read_bytes()
    assert figures(play_match(longer, 1, path))["shares"] == found["shares"]
    assert path.read_bytes() == before, "there is nothing left to play"
    with pytest.raises(UsageError, match="already holds 36 games, more than 18"):
        play_match(MATCH, 1, path)


def test_what_cannot_go_on_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "match.parquet"
    play_match(MATCH, 1, path)
    before = path.read_bytes()

    with pytest.raises(UsageError, match="seed is 5 there, and 6 here"):
        play_match(replace(MATCH, seed=6), 1, path)
    assert main(["sim", "rent-a-hero", "--resume", str(path)]) == 2
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]


def test_a_file_with_other_bots_than_it_says_is_damaged(tmp_path: Path) -> None:
    path, other = tmp_path / "match.parquet", replace(MATCH, bots=("random", "ismcts:3", "easy"))
    play_match(other, 1, path)
    table = pq.read_table(path)
    told = {b"questhall": json.dumps(read_about(path) | {"bots": list(MATCH.bots)}).encode()}
    pq.write_table(table.replace_schema_metadata(told), path)

    with pytest.raises(FormatError, match="damaged: game 1 has other bots"):
        play_match(MATCH, 1, path)


# What cannot be written


def arena(*words: str) -> int:
    return main(["arena", "rent-a-hero", "--bots", "random,easy", "--games", "6", "--seats", "3", *words])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--out", "nowhere/match.parquet"], "cannot write nowhere/match.parquet"),
        (["--decisions", "moves.parquet"], "--decisions needs --out FILE.parquet"),
        (["--out", "match.jsonl", "--decisions", "moves.parquet"], "--decisions needs --out FILE.parquet"),
        (["--out", "match.parquet", "--decisions", "moves.csv"], "moves.csv does not end in .parquet"),
        (["--out", "match.parquet", "--ray", "here", "--workers", "2"], "cannot be combined with --workers"),
    ],
)
def test_bad_targets_are_refused_before_the_first_game(
    words: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert arena(*words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert err.count("\n") == 1, "one sentence"
    assert [*tmp_path.iterdir()] == [], "nothing is left behind"


@pytest.mark.parametrize("name", ["match.parquet", "match.jsonl"])
def test_a_bot_that_fails_in_the_first_game_leaves_no_file(name: str, tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text(
        "from questhall.api import BlindBot\n"
        "class Broken(BlindBot):\n"
        "    def pick(self, option_count):\n"
        "        raise ValueError('out of ideas')\n"
    )
    folder = tmp_path / "kept"
    folder.mkdir()
    assert arena("--bots", f"random,{bot}:Broken", "--workers", "1", "--out", str(folder / name)) == 2
    assert [*folder.iterdir()] == []
