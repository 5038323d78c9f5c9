"""`questhall verify` and `questhall replay` as somebody types them."""

from __future__ import annotations

import dataclasses
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from questhall.cli.commands.records import Checked, _in_words
from questhall.cli.main import main
from questhall.cli.terminal.replay_display import Show
from questhall.cli.terminal.replay_loop import step_through
from questhall.cli.terminal.screen import Screen
from questhall.core.interface.perspective import ALL, Perspective
from questhall.core.records.record import Header, Result, read_lines
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.games import find_game
from tests.core.records.played_games import GAME, after, forged, play_on, sealed, specimen, written

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the program: its exit code, what it printed, and what it complained about."""

    def run(*arguments: object) -> tuple[int, str, str]:
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_bytes(specimen())
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.record"
    path.write_bytes(written(after(20)))
    return path


@pytest.fixture
def tampered(tmp_path: Path) -> Path:
    path = tmp_path / "tampered.record"
    path.write_bytes(specimen().replace(b'"key":"pass"', b'"key":"recruit"', 1))
    return path


FINGERPRINT = read_lines(specimen())[-1].chain


# verify


def test_a_good_record_ends_with_0_and_its_fingerprint(run: Run, record: Path) -> None:
    code, out, _ = run("verify", record)

    assert code == 0
    assert f"{record}: good\n" in out
    assert f"fingerprint {FINGERPRINT}" in out


def test_a_lost_quest_was_won_by_nobody() -> None:
    lost = Checked("lost.record", "good", [], [], game="warhammer-quest", seats=("ana", "ben"), ending="defeat")
    won = dataclasses.replace(lost, ending="victory", winners=(0, 1))

    assert _in_words(lost)[1].endswith("; defeat, nobody won")
    assert _in_words(won)[1].endswith("; victory, won by ana, ben")


def test_a_changed_record_ends_with_1_and_says_what(run: Run, tampered: Path) -> None:
    code, out, _ = run("verify", tampered)

    assert code == 1
    assert f"{tampered}: tampered\n" in out
    assert f"{tampered}, line " in out
    assert "key is 'recruit', but was written as 'pass'" in out


def test_a_changed_record_is_not_excused_as_unfinished(run: Run, tampered: Path) -> None:
    assert run("verify", tampered, "--unfinished")[0] == 1


def test_an_unfinished_record_is_accepted_only_when_asked_for(run: Run, unfinished: Path) -> None:
    code, out, _ = run("verify", unfinished)

    assert code == 1
    assert "truncated or still being played" in out
    assert run("verify", unfinished, "--unfinished")[0] == 0


def test_a_record_without_its_result_is_unfinished(run: Run, record: Path) -> None:
    lines = specimen().splitlines(keepends=True)
    assert isinstance(read_lines(specimen())[-1], Result)
    record.write_bytes(b"".join(lines[:-1]))

    code, out, _ = run("verify", record)

    assert code == 1
    assert "the game is over, but its result line is missing" in out
    assert "truncated" not in out
    assert run("verify", record, "--unfinished")[0] == 0


def test_a_torn_record_is_not_accepted_even_as_unfinished(run: Run, record: Path) -> None:
    record.write_bytes(specimen()[:-3])

    code, out, _ = run("verify", record, "--unfinished")

    assert code == 1
    assert "truncated in the middle of the line" in out


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n", "not a record of Questhall"),
        (b"hello\n", "not a record of Questhall"),
        (b'{"questhall":99}\n', "written in format 99; this program reads up to 2"),
        (specimen().replace(b"rent-a-hero", b"rent-a-witch", 1), "unknown game 'rent-a-witch'"),
        (forged(1, rules=99), "played with version 99 of the rules"),
    ],
)
def test_what_cannot_be_read_ends_with_2(run: Run, record: Path, content: bytes, message: str) -> None:
    record.write_bytes(content)

    code, out, _ = run("verify", record)

    assert code == 2
    assert f"{record}: unreadable\n" in out
    assert message in out


def test_a_folder_or_missing_file_exits_with_2(run: Run, tmp_path: Path) -> None:
    assert run("verify", tmp_path)[0] == 2
    assert run("verify", tmp_path / "gone.record")[0] == 2


def test_the_worst_of_several_records_decides(run: Run, record: Path, tampered: Path, tmp_path: Path) -> None:
    assert run("verify", record, record)[0] == 0
    assert run("verify", record, tampered)[0] == 1
    assert run("verify", tampered, tmp_path, record)[0] == 2


def test_the_fingerprint_written_down_is_compared(run: Run, record: Path) -> None:
    assert run("verify", record, "--fingerprint", FINGERPRINT.upper())[0] == 0

    code, out, _ = run("verify", record, "--fingerprint", "0" * 24)

    assert code == 1
    assert f"the fingerprint is {FINGERPRINT}, not {'0' * 24}" in out


@pytest.mark.parametrize("text", ["zz", "", "0" * 23, "0" * 25, "g" * 24])
def test_an_invalid_fingerprint_is_not_called_tampering(run: Run, record: Path, text: str) -> None:
    code, out, err = run("verify", record, f"--fingerprint={text}")

    assert (code, out) == (2, "")
    assert err == f"questhall: {text!r} is not a fingerprint, which has 24 hexadecimal digits\n"


def test_a_commitment_is_not_a_fingerprint(run: Run, record: Path) -> None:
    header = read_lines(specimen())[0]
    assert isinstance(header, Header)

    code, out, err = run("verify", record, "--fingerprint", header.commitment)

    assert (code, out) == (2, "")
    assert "is not a fingerprint but a commitment" in err


def test_lines_that_only_seals_speak_for_are_mentioned(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = dataclasses.replace(GAME, rules_version=GAME.rules_version + 1)
    monkeypatch.setattr("questhall.cli.commands.records.find_game", lambda name: newer)
    path = tmp_path / "old.record"
    lines = read_lines(written(after(60)))
    lines[9] = msgspec.structs.replace(lines[9], state="0" * 16)
    path.write_bytes(sealed(lines))
    assert run("verify", path)[0] == 2

    play_on(session := Session.resume(newer, path))
    session.close()
    code, out, _ = run("verify", path)

    assert code == 0
    assert f"lines 1 to {len(lines)} were played under older rules: only their seals were checked" in out
    assert (
        f"The rules were updated (version {newer.rules_version}); the game continues after choice 60"
        in run("replay", path, "--from", "60")[1]
    )


def test_a_fingerprint_belongs_to_one_record(run: Run, record: Path) -> None:
    code, _, err = run("verify", record, record, "--fingerprint", FINGERPRINT)

    assert code == 2
    assert "name one file" in err


def test_verdicts_as_json(run: Run, record: Path, tampered: Path, tmp_path: Path) -> None:
    code, out, err = run("verify", record, tampered, tmp_path, "--json")
    good, bad, unreadable = json.loads(out)

    assert (code, err) == (2, "")
    assert (good["verdict"], good["fingerprint"], good["problems"]) == ("good", FINGERPRINT, [])
    assert (good["game"], good["seats"], good["ending"]) == (
        "rent-a-hero",
        ["ana", "ben", "cleo"],
        "six_heroes",
    )
    (finding,) = bad["findings"]
    assert bad["verdict"] == "tampered"
    assert (finding["field"], finding["found"], finding["expected"]) == ("key", "recruit", "pass")
    assert unreadable["verdict"] == "unreadable"
    assert unreadable["problems"] == [f"{tmp_path} is not a file"]


# replay


def steps(run: Run, *arguments: object) -> list[dict[str, Any]]:
    code, out, err = run("replay", *arguments, "--json")
    assert (code, err) == (0, "")
    loaded: list[dict[str, Any]] = json.loads(out)
    return loaded


def test_the_whole_game_is_printed_with_what_happened(run: Run, record: Path) -> None:
    code, out, _ = run("replay", record)

    assert code == 0
    assert "   0  The table is set up" in out
    assert "(undone later)" in out
    assert "; everyone agreed" in out
    assert "has six different heroes and wins" in out


def test_part_of_a_game_is_printed(run: Run, record: Path) -> None:
    assert [step["step"] for step in steps(run, record, "--from", 10, "--to", 12)] == [10, 11, 12]


@pytest.mark.parametrize(("first", "last"), [(12, 10), (-1, 3), (0, 9999)])
def test_steps_that_are_not_there_are_refused(run: Run, record: Path, first: int, last: int) -> None:
    code, out, err = run("replay", record, f"--from={first}", f"--to={last}")

    assert (code, out) == (2, "")
    assert "steps are 0 to" in err


def test_each_seat_sees_its_own_hand_only(run: Run, record: Path) -> None:
    for seat in range(3):
        (step,) = steps(run, record, "--seat", seat, "--from", 5, "--to", 5)
        shown = [player["hand"] is not None for player in step["view"]["players"]]
        assert shown == [owner == seat for owner in range(3)]
    (step,) = steps(run, record, "--seat", "spectator", "--from", 5, "--to", 5)
    assert all(player["hand"] is None for player in step["view"]["players"])
    (step,) = steps(run, record, "--from", 5, "--to", 5)
    assert set(step["view"]["hand"]) == {"ana", "ben", "cleo"}


def test_a_seat_is_told_what_it_saw_in_its_language(run: Run, record: Path) -> None:
    _, open_game, _ = run("replay", record, "--from", 0, "--to", 3)
    _, bens, _ = run("replay", record, "--from", 0, "--to", 3, "--seat", "ben")
    _, polish, _ = run("replay", record, "--from", 0, "--to", 3, "--seat", "ben", "--lang", "pl")

    assert "ana is dealt a hand card" in bens
    assert "ana is dealt a hand card" not in open_game
    assert "ana is dealt the" in open_game
    assert polish != bens


def test_an_unknown_seat_is_refused_with_the_possible_ones(run: Run, record: Path) -> None:
    code, _, err = run("replay", record, "--seat", "zoe")

    assert code == 2
    assert "possible: 0 ana, 1 ben, 2 cleo, all, spectator" in err


def test_a_game_being_played_is_not_laid_open(run: Run, unfinished: Path) -> None:
    code, out, err = run("replay", unfinished)

    assert (code, out) == (2, "")
    assert "this game is not over" in err
    assert run("replay", unfinished, "--seat", "ana")[0] == 0
    assert run("replay", unfinished, "--unfinished")[0] == 0


def test_a_torn_line_is_passed_over_only_when_asked_for(run: Run, unfinished: Path) -> None:
    unfinished.write_bytes(unfinished.read_bytes() + b'{"line":"cho')

    assert run("replay", unfinished, "--seat", "ana")[0] == 2
    assert run("replay", unfinished, "--unfinished")[0] == 0


def test_a_changed_record_is_not_shown(run: Run, tampered: Path) -> None:
    code, out, err = run("replay", tampered)

    assert (code, out) == (2, "")
    assert "was changed after it was written" in err


def test_a_game_without_texts_is_told_in_plain_words(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "proving.record"
    game = find_game("proving-ground")
    session = Session.begin(game, ["ana", "ben", "cleo"][: game.most_seats])
    play_on(session)
    session.keep_in(path)
    session.close()

    code, out, _ = run("replay", path)

    assert code == 0
    assert "event: " in out


# At a terminal


def walked(
    *commands: str, data: bytes = specimen(), accept_unfinished: bool = False, language: str = "en"
) -> str:
    """What is shown to somebody who types these commands and then closes the input."""
    screen = io.StringIO()
    typed = iter(commands)

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    console = Console(file=screen, highlight=False, markup=False, width=200)
    perspective: Perspective = 0 if data != specimen() else ALL
    show = Show(Replay(GAME, data), Screen(console, read), perspective, language)
    step_through(show, 0, accept_unfinished=accept_unfinished)
    return screen.getvalue()


def positions(shown: str) -> list[int]:
    return [int(step) for step in re.findall(r", step (\d+) of", shown)]


def test_walking_through_a_game() -> None:
    assert positions(walked("", "n", "p", "g 100", "p")) == [0, 1, 2, 1, 100, 99]


def test_walking_past_either_end_stays() -> None:
    last = len(Replay(GAME, specimen()).steps) - 1

    shown = walked("p", f"g {last}", "n", "p")

    assert positions(shown) == [0, last, last - 1]
    assert shown.count(f"steps are 0 to {last}") == 2


def test_a_step_that_is_not_there_is_named() -> None:
    last = len(Replay(GAME, specimen()).steps) - 1

    assert f"There is no step 999; steps are 0 to {last}\n" in walked("g 999")


def test_what_the_program_itself_says_is_translated() -> None:
    shown = walked("g 999", "?", "s BEN", language="pl")

    assert "Nie ma kroku 999" in shown
    assert "następny krok" in shown
    assert "krok 0 z" in shown
    assert "Stół jest przygotowany" in shown
    assert " step " not in shown


def test_an_open_table_is_drawn_like_any_other(run: Run, record: Path) -> None:
    """All hands, and what the holder alone knows of the wanderer, in words."""
    _, out, _ = run("replay", record, "--from", 5, "--to", 5)
    (step,) = steps(run, record, "--from", 5, "--to", 5)

    for name, hand in step["view"]["hand"].items():
        (line,) = [line for line in out.splitlines() if line.startswith(f"Only {name} sees: ")]
        assert all(hero.replace("_", " ").title() in line for hero in hand)
    assert "_" not in out.split("seen by all")[1]
    assert f"{len(step['view']['deck'])} cards" in out


def test_a_wanderer_that_a_seat_knows_is_shown_where_all_is_open(run: Run, record: Path) -> None:
    views = {step["step"]: step["view"] for step in steps(run, record)}
    number = next(
        n for n, view in views.items() if isinstance(view["wanderer"], dict) and view["wanderer"]["known_to"]
    )
    hero = views[number]["wanderer"]["hero"].replace("_", " ").title()

    assert f"you know it is the {hero}" in run("replay", record, "--from", number, "--to", number)[1]
    _, spectators, _ = run("replay", record, "--from", number, "--to", number, "--seat", "spectator")
    assert "you know" not in spectators
    assert "Only " not in spectators


def test_the_replay_can_be_left_at_any_step() -> None:
    assert positions(walked("n", "q", "n")) == [0, 1]


def test_looking_through_other_eyes() -> None:
    shown = walked("s ben", "S  ANA", "s Spectator", "s zoe", "s all")

    assert [line.split("seen by ")[1] for line in shown.splitlines() if "seen by " in line] == [
        "all",
        "ben",
        "ana",
        "a spectator",
        "all",
    ]
    assert "unknown seat 'zoe'" in shown


def test_a_running_game_is_not_laid_open_on_the_way() -> None:
    running = written(after(20))

    assert "this game is not over" in walked("s all", data=running)
    assert "seen by all" in walked("s all", data=running, accept_unfinished=True)


@pytest.mark.parametrize("command", ["?", "dance", "g", "g x", "g -1", "g ²", "g " + "9" * 5000])
def test_unknown_commands_show_help(command: str) -> None:
    assert "go to step N" in walked(command)
