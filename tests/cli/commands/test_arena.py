"""`questhall arena` as people and programs use it."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from questhall.cli.main import main
from tests.cli.held_terminal import held

ROOT = Path(__file__).parents[3]
OWN = f"{ROOT / 'examples' / 'own_bot.py'}:Careful"
KEYS = {
    "game",
    "rules_version",
    "variants",
    "bots",
    "sources",
    "seats",
    "seed",
    "cap",
    "requested",
    "total",
    "games",
    "deals",
    "capped",
    "interrupted",
    "problem",
    "decisions",
    "real_decisions",
    "forced_decisions",
    "ratings",
    "shares",
    "pairs",
    "thinking",
    "resumed_after",
    "seconds",
    "workers",
    "build",
    "version",
}


def arena(*arguments: str, bots: str = "random,easy") -> int:
    return main(["arena", "rent-a-hero", "--workers", "1", "--bots", bots, *arguments])


def test_json_is_all_that_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--games", "30", "--seats", "3,4", "--seed", "9", "--variant", "endless", "--json") == 0

    out, err = capsys.readouterr()
    found = json.loads(out)
    assert err == ""
    assert set(found) == KEYS
    assert (found["game"], found["bots"], found["variants"]) == ("rent-a-hero", ["random", "easy"], ["endless"])
    assert (found["seats"], found["requested"], found["total"], found["games"]) == ([3, 4], 30, 42, 42)
    assert (found["deals"], found["seed"], found["workers"], found["interrupted"]) == (6, 9, 1, False)
    assert found["decisions"] == found["real_decisions"] + found["forced_decisions"]
    assert sum(row["decisions"] for row in found["thinking"]) == found["real_decisions"]
    assert all(row["seconds_per_decision"] > 0 for row in found["thinking"])
    assert [(row["bot"], row["seats"]) for row in found["shares"]] == [
        (bot, seats) for bot in ("random", "easy") for seats in (3, 4, None)
    ]
    for row in found["shares"]:
        assert 0 <= row["low"] < row["share"] < row["high"] <= 1
    assert [row["games"] for row in found["shares"][:3]] == [18, 24, 42]
    assert [row["seats"] for row in found["pairs"]] == [3, 4, None]
    assert all(len(row["alone"]) == 2 for row in found["pairs"][:2])
    assert found["ratings"][0] == {"bot": "random", "rating": 0, "low": 0, "high": 0}
    assert found["ratings"][1]["low"] < found["ratings"][1]["rating"] < found["ratings"][1]["high"]


def test_every_json_key_is_documented() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")

    figures = page.partition("### The figures")[2]
    assert set(re.findall(r"^\| `([a-z_]+)` \|", figures, re.MULTILINE)) == KEYS


def test_people_get_a_readable_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--games", "6", "--seats", "3", "--variant", "original-hint", bots=f"random,{OWN}") == 0

    out, err = capsys.readouterr()
    assert err == ""
    assert "Rent a Hero, 3 seats, original-hint" in out
    assert "6 on 1 deals" in out
    assert re.search(r"^Careful +[+-]\d+ +- +\d+\.\d\d ms/decision", out, re.MULTILINE)
    assert "interrupted" not in out
    assert "given up" not in out
    assert not re.search("^(random|Careful).* all ", out, re.MULTILINE), "one size of table is all there is"


def test_every_number_of_players_is_played_by_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--games", "1", "--json") == 0

    assert json.loads(capsys.readouterr().out)["seats"] == [3, 4, 5]


def test_a_match_is_kept_and_continues(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = str(tmp_path / "match.jsonl")

    assert arena("--games", "24", "--out", kept) == 0
    assert arena("--games", "48", "--resume", kept) == 0
    assert "48 on 6 deals; 24 played earlier" in capsys.readouterr().out
    assert arena("--games", "48", "--out", kept) == 2
    assert "already exists and is not overwritten; continue it with --resume" in capsys.readouterr().err
    assert arena("--games", "48", "--resume", kept, "--seed", "3") == 2
    assert "is from another match: its seed is 0, not 3" in capsys.readouterr().err


def test_games_given_up_are_mentioned(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--games", "6", "--seats", "3", "--cap", "10") == 0

    assert "6 on 1 deals; 6 abandoned after 10 decisions" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "'0' is not a whole number of at least 1"),
        (["--seats", "2"], "Rent a Hero is for 3 to 5 players, not 2"),
        (["--seats", "many"], "'many' is not a valid list of table sizes; example: 3,4,5"),
        (["--seats", "3,"], "'3,' is not a valid list of table sizes"),
        (["--seed", "-1"], "'-1' is not a whole number from 0"),
        (["--workers", "0"], "'0' is not a whole number from 1 to 1024"),
        (["--variant", "short"], "no variant 'short'; variants are: endless, original-hint"),
        (["--bots", "random"], "a match needs at least two bots, such as random and thumb"),
        (["--bots", "random,random"], "the bot random is named twice"),
        (["--bots", "random,human"], "unknown bot 'human'; bots are: random"),
        (["--bots", "random,ismcts:soon"], "'soon' is not a valid budget"),
        (["--bots", "random,nobody.py:Bot"], "bot file not found: "),
        (["--out", "a", "--resume", "b"], "not allowed with argument"),
        (["--out", "no/such/folder/match.jsonl"], "cannot write no/such/folder/match.jsonl"),
    ],
)
def test_bad_arguments_are_refused(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = arena(*arguments)
    except SystemExit as ended:
        code = ended.code

    out, err = capsys.readouterr()
    assert code == 2
    assert complaint in err
    assert out == ""


def test_a_bot_that_fails_ends_the_match_with_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        "from questhall.bots import BlindBot",
        "class Late(BlindBot):",
        "    games = 0",
        "    def __init__(self, game, seed):",
        "        Late.games += 1",
        "    def pick(self, option_count):",
        "        return 99 if Late.games > 20 else 0",
    ]
    (tmp_path / "late.py").write_text("\n".join(lines))

    assert arena("--json", bots=f"random,{tmp_path / 'late.py'}:Late") == 2

    out, err = capsys.readouterr()
    found = json.loads(out)
    assert 0 < found["games"] < found["total"]
    assert "IllegalChoice: the bot Late chose option 99" in found["problem"]
    assert found["problem"] in err


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a terminal that a program can hold")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_in_the_middle_prints_what_there_is(workers: str, tmp_path: Path) -> None:
    options = ["--bots", "random,easy", "--workers", workers, "--out", str(tmp_path / "match.jsonl"), "--json"]
    with held("arena", "rent-a-hero", "--games", "100000000", *options) as program:
        program.wait_for(r"\b[1-9]\d*/1000000\d\d")
        program.press_ctrl_c()
        out, progress = program.end()

    assert program.process.returncode == 130
    found = json.loads(out)
    assert found["interrupted"] is True
    assert len((tmp_path / "match.jsonl").read_bytes().splitlines()) == 1 + found["games"]
    assert "Traceback" not in progress
