"""`questhall sim` as people and programs use it."""

from __future__ import annotations

import errno
import json
import os
import re
import time
from pathlib import Path

import pytest

from questhall.cli.main import main
from questhall.core.engine.errors import SaveFailed
from tests.cli.held_terminal import held

ROOT = Path(__file__).parents[3]
KEYS = {
    "game",
    "seats",
    "variants",
    "seed",
    "requested",
    "games",
    "cap",
    "capped",
    "interrupted",
    "problem",
    "decisions",
    "real_decisions",
    "forced_decisions",
    "length",
    "turns",
    "wins",
    "endings",
    "seconds",
    "decisions_per_second",
    "games_per_second",
    "workers",
    "build",
}


def sim(*arguments: str) -> int:
    return main(["sim", "rent-a-hero", "--workers", "1", *arguments])


def test_json_is_all_that_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("--games", "12", "--seats", "3", "--seed", "9", "--variant", "endless", "--json") == 0

    out, err = capsys.readouterr()
    found = json.loads(out)
    assert err == ""
    assert set(found) == KEYS
    assert (found["game"], found["seats"], found["variants"]) == ("rent-a-hero", ["random"] * 3, ["endless"])
    assert (found["games"], found["requested"], found["seed"], found["workers"]) == (12, 12, 9, 1)
    assert found["decisions"] == found["real_decisions"] + found["forced_decisions"]
    assert found["length"]["mean"] == pytest.approx(found["decisions"] / 12)
    assert set(found["length"]) == {"mean", "min", "max", "q05", "q25", "q50", "q75", "q95"}
    assert [row["seat"] for row in found["wins"]] == [0, 1, 2]
    assert sum(row["share"] for row in found["wins"]) == pytest.approx(1)
    assert sum(found["endings"].values()) == 12
    assert found["endings"]["deck_ran_out"] == 0
    assert (found["capped"], found["interrupted"], found["problem"]) == (0, False, None)
    assert found["turns"]["min"] >= 1


def test_every_json_key_is_documented() -> None:
    page = (ROOT / "docs" / "simulation.md").read_text("utf-8")

    assert set(re.findall(r"^\| `([a-z_]+)` \|", page, re.MULTILINE)) == KEYS


def test_the_example_on_the_page_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "simulation.md").read_text("utf-8")
    [(command, shown)] = re.findall(r"```\n\$ questhall (sim .*?)\n(.*?)```", page, re.DOTALL)

    assert main(command.split()) == 0
    assert same_everywhere(capsys.readouterr().out) == same_everywhere(shown)


def same_everywhere(summary: str) -> list[str]:
    lines = [line.rstrip() for line in summary.strip("\n").split("\n")]
    return [line for line in lines if not line.lstrip().startswith(("time ", "speed "))]


def test_people_get_a_readable_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("--games", "5", "--cap", "4000", "--variant", "original-hint") == 0

    out, err = capsys.readouterr()
    assert err == ""
    assert "Rent a Hero, 4 seats, original-hint" in out
    assert "share of victory" in out
    assert "deck ran out" in out
    assert "interrupted" not in out
    assert "given up" not in out


def test_games_given_up_are_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("--games", "3", "--cap", "10") == 0

    assert "3; 3 abandoned after 10 decisions" in capsys.readouterr().out


def test_several_variants_are_taken_in_the_order_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    sim("--games", "1", "--variant", "endless", "--variant", "original-hint", "--variant", "endless", "--json")

    assert json.loads(capsys.readouterr().out)["variants"] == ["original-hint", "endless"]


def test_seats_are_named_or_counted(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for seats in ("5", "random,random,random,random, random"):
        sim("--games", "3", "--seats", seats, "--json")
        found.append(json.loads(capsys.readouterr().out)["wins"])

    assert found[0] == found[1]
    assert len(found[0]) == 5


def test_records_are_written_where_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sim("--games", "2", "--records", str(tmp_path / "games")) == 0

    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == [
        "rent-a-hero-1.record",
        "rent-a-hero-2.record",
    ]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "'0' is not a whole number of at least 1"),
        (["--games", "many"], "'many' is not a whole number"),
        (["--games", "9" * 20], f"{'9' * 20} is too large; at most 1000000000000"),
        (["--games", "9" * 5000], "999... is too large; at most 1000000000000"),
        (["--games", "1.5"], "'1.5' is not a whole number"),
        (["--cap", "1" + "0" * 12 + "1"], "is too large; at most 1000000000000"),
        (["--workers", "0"], "'0' is not a whole number from 1 to 1024"),
        (["--workers", "-2"], "'-2' is not a whole number"),
        (["--cap", "0"], "'0' is not a whole number of at least 1"),
        (["--seed", "-1"], "'-1' is not a whole number from 0 to 4611686018427387903"),
        (["--seed", str(2**62)], "is not a whole number from 0 to"),
        (["--seats", "2"], "Rent a Hero is for 3 to 5 players, not 2"),
        (["--seats", "999999999999"], "Rent a Hero is for 3 to 5 players"),
        (["--seats", "9" * 20], f"Rent a Hero is for 3 to 5 players, not {'9' * 20}"),
        (["--seats", "9" * 5000], "Rent a Hero is for 3 to 5 players, not 9999"),
        (["--seats", "random,random"], "Rent a Hero is for 3 to 5 players, not 2"),
        (["--seats", "x"], "unknown bot 'x'; bots are: random, thumb, ismcts, learned; levels are: easy"),
        (["--seats", "x"], "; or give a number of random bots, such as 3"),
        (["--seats", "random,x"], "unknown bot 'x'; bots are: random"),
        (["--seats", ""], "unknown bot ''; bots are: random"),
        (["--seats", "-1"], "unknown bot '-1'; bots are: random"),
        (["--records", ""], "argument --records: the name is empty"),
        (["--seats", "human,random,random"], "unknown bot 'human'; bots are: random"),
        (["--seats", "random,,random"], "unknown bot ''"),
        (["--variant", "short"], "no variant 'short'; variants are: endless, original-hint"),
    ],
)
def test_bad_arguments_are_refused(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = sim(*arguments)
    except SystemExit as ended:
        code = ended.code

    out, err = capsys.readouterr()
    assert code == 2
    assert complaint in err
    assert out == ""


def test_no_record_is_written_to_the_folder_one_is_in_by_accident(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(SystemExit):
        sim("--games", "1", "--records", "")
    assert not list(tmp_path.iterdir())
    assert sim("--games", "1", "--records", ".") == 0, "whoever wants it can say so"
    assert [path.name for path in tmp_path.iterdir()] == ["rent-a-hero-1.record"]


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "chess"]) == 2
    assert "unknown game 'chess'; games are: rent-a-hero" in capsys.readouterr().err


def test_a_folder_that_takes_no_files_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()

    assert sim("--games", "1", "--records", str(tmp_path / "file")) == 2
    assert "cannot write records to" in capsys.readouterr().err


def test_a_full_disk_does_not_lose_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_bytes

    def room_for_three(path: Path, data: bytes) -> int:
        if len(list(path.parent.glob("*.record"))) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", room_for_three)

    assert sim("--games", "9", "--json", "--records", str(tmp_path / "games")) == 2

    out, err = capsys.readouterr()
    found = json.loads(out)
    assert (found["games"], found["requested"], found["interrupted"]) == (3, 9, True)
    assert found["problem"].endswith("rent-a-hero-4.record: No space left on device")
    assert err == f"questhall: {found['problem']}\n"
    assert len(list((tmp_path / "games").iterdir())) == 3


def test_a_problem_is_told_to_people_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(path: Path, lines: list[object]) -> None:
        if path.name.endswith("-3.record"):
            raise SaveFailed("the disk is full")

    monkeypatch.setattr("questhall.sim.one_game.write_record", failing)

    assert sim("--games", "9", "--records", str(tmp_path / "games")) == 2

    out, err = capsys.readouterr()
    assert "2 of 9, stopped by an error" in out
    assert err == "questhall: the disk is full\n"


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal that a program can hold")
@pytest.mark.parametrize(
    ("workers", "seats", "times"),
    [("1", "3", 1), ("2", "3", 1), ("1", "3", 9), ("2", "3", 9), ("1", "random,random,ismcts:50", 9)],
)
def test_ctrl_c_in_the_middle_prints_what_there_is(workers: str, seats: str, times: int) -> None:
    options = ["--games", "100000000", "--workers", workers, "--seats", seats, "--json"]
    with held("sim", "rent-a-hero", *options) as program:
        program.wait_for(r"\b[1-9]\d*/100000000")
        for _ in range(times):
            program.press_ctrl_c()
            time.sleep(0.02)
        out, progress = program.end()

    assert program.process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"] is True
    assert 1 <= found["games"] < found["requested"] == 100_000_000
    assert sum(found["endings"].values()) == found["games"]
    assert "playing" in progress
    assert "Traceback" not in progress
