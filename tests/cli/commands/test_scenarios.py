"""`questhall scenario`: what it prints, and what its exit code says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from questhall.cli.main import main
from tests.core.scenario.small_scenarios import TABLE

HOLDS = f'{TABLE}\n[[step]]\nname = "start"\n[step.expect]\nasked = "cleo"\n'
FAILS = HOLDS.replace('"cleo"\n', '"ben"\n')
MALFORMED = HOLDS.replace("asked", "askd")


def write(folder: Path, **files: str) -> list[str]:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return [str(folder / f"{name}.toml") for name in files]


def test_files_that_all_hold_end_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["scenario", "run", *write(tmp_path, one=HOLDS, two=HOLDS)])

    assert code == 0
    assert "2 of 2 scenarios hold" in capsys.readouterr().out


def test_a_failure_is_told_with_file_step_and_both_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [file] = write(tmp_path, one=FAILS)

    code = main(["scenario", "run", file])

    out = capsys.readouterr().out
    assert code == 1
    assert f"{file}, step 1 (start): asked\n          expected: ben\n          found:    cleo\n" in out
    assert "0 of 1 scenarios hold" in out


def test_a_bad_file_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = write(tmp_path, bad=MALFORMED, fails=FAILS, holds=HOLDS)

    code = main(["scenario", "run", str(tmp_path / "none.toml"), *files])

    out = capsys.readouterr().out
    assert code == 2
    assert "none.toml: cannot read the file: No such file or directory" in out
    assert "bad.toml: step 1: expect: unknown: askd; possible: asked" in out
    assert "FAILED" in out
    assert "1 of 4 scenarios hold" in out


def test_what_a_file_says_cannot_write_to_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FAILS.replace("A Witch is", r"\u001b[31mA Witch\nis\u009b").replace('"start"', r'"\u001b[2J"')
    [file] = write(tmp_path, one=text)

    assert main(["scenario", "run", file]) == 1
    told = capsys.readouterr().out
    assert main(["scenario", "show", file]) == 0
    shown = capsys.readouterr().out

    assert rf"FAILED  {file}: \x1b[31mA Witch\nis\x9b offered" in told
    assert r"step 1 (\x1b[2J): asked" in told
    assert shown.startswith(r"\x1b[31mA Witch\nis\x9b offered")
    assert all(letter.isprintable() for letter in (told + shown).replace("\n", ""))


def test_an_unknown_comparison_is_an_error_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [file] = write(tmp_path, one=HOLDS + "state.deck_size = { more_than = 3 }\n")

    assert main(["scenario", "run", file]) == 2
    assert "state.deck_size is 2: it has no 'more_than'; comparisons are: equals" in capsys.readouterr().out


def test_json_is_all_that_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = HOLDS + 'state.deck.9 = "witch"\n'

    code = main(["scenario", "run", "--json", *write(tmp_path, a=HOLDS, b=FAILS, c=MALFORMED, d=nowhere)])

    printed = capsys.readouterr()
    data = json.loads(printed.out)
    assert code == 2
    assert printed.err == ""
    assert [data[key] for key in ("scenarios", "hold", "failed", "unreadable")] == [4, 1, 2, 1]
    assert data["files"][1]["failures"] == [
        {"step": 1, "name": "start", "what": "asked", "expected": "ben", "found": "cleo"}
    ]
    assert "askd" in data["files"][2]["error"]
    assert data["files"][3]["failures"][0]["found"] == "nothing: state.deck has 2 entries"


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000])
def test_a_number_that_is_too_long_does_not_stop_the_other_files(
    number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = write(tmp_path, a=HOLDS, b=f"seed = {number}\n{HOLDS}", c=HOLDS)

    code = main(["scenario", "run", *files])

    out = capsys.readouterr().out
    assert code == 2
    assert "too many digits" in out
    assert "2 of 3 scenarios hold" in out
    assert max(map(len, out.splitlines())) < 300


@pytest.mark.parametrize("content", [b"\xff\xfe", b"", b"version = 1\ngame = ", b"[[step]]"])
def test_no_file_makes_it_crash(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.toml"
    file.write_bytes(content)

    assert main(["scenario", "run", str(file)]) == 2
    assert f"ERROR   {file}: " in capsys.readouterr().out
    assert main(["scenario", "show", str(file)]) == 2
    assert f"questhall: {file}: " in capsys.readouterr().err


def test_show_tells_who_is_asked_and_the_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "show", *write(tmp_path, one=HOLDS)]) == 0

    out = capsys.readouterr().out
    assert "cleo is asked: wanderer_arrived (a window)\n  use pyromaniac  (RAH-P2-01)\n  decline\n" in out
    assert "  hero: witch\n" in out
    assert "deck: wizard, witch\n" in out


def test_show_for_a_seat_keeps_what_the_seat_may_not_see(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [file] = write(tmp_path, one=HOLDS)

    assert main(["scenario", "show", file, "--seat", "ben"]) == 0
    ben = capsys.readouterr().out
    assert main(["scenario", "show", file, "--seat", "spectator"]) == 0
    spectator = capsys.readouterr().out

    assert "  hero: hidden\n" in ben
    assert "  ben: sergeant, wizard\n" in ben
    assert "deck: " not in ben
    assert "use pyromaniac" not in ben
    assert "use pyromaniac" not in spectator
    assert "sergeant, wizard" not in spectator


def test_show_after_a_step_and_at_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    end = 'choose = ["cleo: use pyromaniac"]\ndecline_until = { seat = "nobody" }\n'
    over = f"{HOLDS}[[step]]\n{end}".replace('deck = ["wizard", "witch"]', "deck = []")
    [file] = write(tmp_path, one=over)

    assert main(["scenario", "show", file, "--step", "2"]) == 0
    assert "the game is over: deck_ran_out, won by ben" in capsys.readouterr().out
    assert main(["scenario", "show", file, "--step", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["awaited"]["seat"] == "cleo"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seat", "dora"], "unknown seat 'dora'; possible: ana, ben, cleo, spectator"),
        (["--step", "2"], "unknown step 2; this scenario has 1"),
        (["--step", "-1"], "unknown step -1; this scenario has 1"),
    ],
)
def test_show_refuses_what_is_not_there(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", "show", *write(tmp_path, one=HOLDS), *arguments]) == 2
    assert message in capsys.readouterr().err
