"""A campaign at the terminal: played, left, killed, gone on with, and read as a chronicle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from questhall.cli.main import main
from questhall.core.records.campaign import Campaign
from questhall.core.records.record import Choice, Result, read_lines, whole_lines
from questhall.core.records.session import Session
from questhall.core.records.verify import verify
from questhall.games import find_game
from questhall.games.warhammer_quest.showing.adventures import briefing
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Texts
from tests.cli.terminal.campaign_sittings import PROMPT, Sitting, first_option
from tests.core.records.played_games import play_on

GAME = find_game("warhammer-quest")


def leaving_after(count: int) -> Callable[[str], str]:
    typed: Iterator[str] = iter(["1"] * count)
    return lambda _shown: next(typed, "quit")


def test_a_campaign_begins_where_there_is_none(tmp_path: Path) -> None:
    path = tmp_path / "saga.campaign"

    shown = Sitting(path, "--seats", "human,easy", "--names", "Ola", "--seed", "1").play(leaving_after(2))

    campaign = Campaign.open(path)
    assert campaign.content.seats == ["Ola", "Ana"]
    assert campaign.content.players == ["human", "random"]
    assert f"--campaign {path}" in shown
    assert "--resume" not in shown


def test_it_continues_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "saga.campaign"
    Sitting(path, "--seats", "human,easy", "--seed", "1").play(leaving_after(2))
    record = Campaign.open(path).record_path()
    before = len(read_lines(record.read_bytes()))

    Sitting(path).play(leaving_after(1))

    assert len(read_lines(record.read_bytes())) > before


def test_a_game_that_is_over_goes_into_the_chronicle_and_the_next_is_offered(tmp_path: Path) -> None:
    path = tmp_path / "saga.campaign"

    shown = Sitting(path, "--seats", "human,easy", "--seed", "1").play(first_option)

    assert "Continue with the next game now?" in shown
    assert f"campaign {path}" in shown
    assert [entry.told["quest"] for entry in Campaign.open(path).content.chronicle] == ["quest-1"]
    assert not Campaign.open(path).record_path().exists()


def test_the_next_quest_can_be_played_in_the_same_sitting(tmp_path: Path) -> None:
    path = tmp_path / "saga.campaign"
    sitting = Sitting(path, "--seats", "human,easy", "--seed", "2")
    goes_on = iter("y")

    sitting.play(lambda shown: "1" if shown.endswith(PROMPT) else next(goes_on, "n"))

    campaign = Campaign.open(path)
    assert [entry.told["quest"] for entry in campaign.content.chronicle] == ["quest-1", "quest-2"]
    assert len(sitting.shown) == 2
    for quest, screen in zip(["A Foul Stench", "Trace the Toxin"], sitting.shown, strict=True):
        before, _, _ = screen.text().partition(PROMPT)
        assert f"Briefing: {quest}" in before
        assert "Red peril" in before
        assert "If you lose" in before
    speech = Speech(Texts("en", GAME.id, players=2), GAME, campaign.content.seats)
    for quest, entry, screen in zip(
        ["a_foul_stench", "trace_the_toxin"], campaign.content.chronicle, sitting.shown, strict=True
    ):
        outcome = briefing(quest, speech).endings[entry.ending]
        shown = " ".join(screen.text().split())
        assert " ".join(outcome.text.split()) in shown
        assert outcome.meaning in shown
    for entry in campaign.content.chronicle:
        assert not verify(GAME, (tmp_path / entry.record).read_bytes()).findings


def test_a_game_found_over_goes_into_the_chronicle(tmp_path: Path) -> None:
    """The program was killed right after the last choice was saved."""
    path = tmp_path / "saga.campaign"
    campaign = Campaign.create(path, GAME, ["Ana", "Ben"], ["human", "random"], [])

    def begin(carried: str) -> Session:
        return Session.begin(
            GAME, ["Ana", "Ben"], 1, ["campaign"], players=["human", "random"], carried=carried
        )

    session = play_on(campaign.session(GAME, begin))
    session.close()

    shown = Sitting(path).play(first_option)

    assert "Continue with the next game now?" in shown
    assert len(Campaign.open(path).content.chronicle) == 1


def test_seats_can_be_taken_by_others_between_sittings(tmp_path: Path) -> None:
    path = tmp_path / "saga.campaign"
    Sitting(path, "--seats", "human,easy", "--seed", "1").play(leaving_after(2))

    Sitting(path, "--seats", "human,human").play(leaving_after(1))

    session = Session.resume(GAME, Campaign.open(path).record_path())
    assert session.players() == ["human", "human"]
    session.close()


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--names", "Ola"], "--names cannot be changed"),
        (["--variant", "gear-limit-4"], "--variant cannot be changed"),
        (["--resume", "x.record"], "cannot be combined with --campaign"),
        (["--save", "x.record"], "cannot be combined with --campaign"),
        (["--seats", "human,easy,easy"], "2 seats, not 3"),
    ],
)
def test_options_fixed_by_the_file_cannot_be_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    path = tmp_path / "saga.campaign"
    Sitting(path, "--seats", "human,easy", "--seed", "1").play(leaving_after(1))

    assert main(["play", GAME.id, "--campaign", str(path), *arguments]) == 2
    assert problem in capsys.readouterr().err


def test_a_campaign_of_another_game_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "saga.campaign"

    assert main(["play", "rent-a-hero", "--campaign", str(path), "--seats", "human,easy,easy"]) == 2
    assert "has no campaign" in capsys.readouterr().err
    Campaign.create(path, GAME, ["Ana", "Ben"], ["human", "random"], [])
    assert main(["play", "talisman", "--campaign", str(path)]) == 2
    assert "a campaign for warhammer-quest" in capsys.readouterr().err


# The chronicle


@pytest.fixture(scope="module")
def saga(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign of which one quest was won by a party that gained a lot, as the file has it."""
    path = tmp_path_factory.mktemp("saga") / "saga.campaign"
    Campaign.create(path, GAME, ["Ana", "Ben"], ["human", "thumb"], [])
    data = json.loads(path.read_bytes())
    log = {
        "version": 1,
        "quest": "quest-2",
        "results": ["victory"],
        "heroes": [
            {"hero": "ironbreaker", "advanced": ["ib_rest_advanced"], "gear": ["full_plate"], "gear_limit": 2},
            {"hero": "waywatcher", "legendary": ["ww_leg_bow"]},
        ],
        "pool": ["legendary_fortune"],
    }
    entry = {
        "fingerprint": "0" * 24,
        "ended": "2024-05-01T20:15:00+02:00",
        "choices": 204,
        "told": {"quest": "quest-1", "rounds": 9},
    }
    later = log | {
        "quest": "quest-3",
        "results": ["victory", "defeat"],
        "heroes": [log["heroes"][0] | {"gear": []}, log["heroes"][1]],  # type: ignore[index]
        "pool": ["legendary_fortune", "warpstone", "nunkel"],
    }
    data["chronicle"] = [
        entry | {"record": "saga-1.record", "ending": "victory", "passed_on": log},
        entry
        | {
            "record": "saga-2.record",
            "ending": "defeat",
            "told": {"quest": "quest-2", "rounds": 1},
            "passed_on": later,
        },
    ]
    data["record"] = "saga-3.record"
    path.write_text(json.dumps(data))
    return path


def chronicle(capsys: pytest.CaptureFixture[str], path: Path, *arguments: str) -> str:
    assert main(["campaign", str(path), *arguments]) == 0
    return capsys.readouterr().out


def test_the_chronicle_tells_what_was_played_and_gained(saga: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = chronicle(capsys, saga, "--lang", "en")

    assert "Quest 1, A Foul Stench: won on 2024-05-01 20:15 in 9 rounds" in told
    assert "Ana (Ironbreaker): learned Unmoved · gear: Full Plate · gear limit 2" in told
    assert "Ben (Waywatcher): gear: Heartwood Bow" in told
    assert "Campaign pool: Legendary Fortune\n" in told
    assert "Quest 2, Trace the Toxin: lost on 2024-05-01 20:15 in one round" in told
    assert "Ana (Ironbreaker): no longer has Full Plate" in told
    assert "Ben (Waywatcher): nothing new" in told
    assert "Next: Quest 3, Pursuit" in told
    assert "Ana (Ironbreaker): learned Unmoved · gear limit 2\n" in told
    assert told.index("Quest 1") < told.index("Quest 2") < told.index("Quest 3")


def test_the_chronicle_knows_that_a_quest_is_being_played(
    saga: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = saga.parent / "saga-3.record"
    record.write_text("")

    told = chronicle(capsys, saga, "--lang", "en")
    record.unlink()

    assert "In progress: Quest 3, Pursuit" in told


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_the_chronicle_speaks_other_languages(
    saga: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    told = chronicle(capsys, saga, "--lang", language)

    assert {"pl": "Paskudny smród", "fr": "Une Odeur Putride"}[language] in told
    assert "2024-05-01 20:15" in told


@pytest.mark.parametrize(("ending", "said"), [("victory", "won"), ("defeat", "lost")])
def test_the_chronicle_tells_how_a_campaign_ended(
    saga: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str, said: str
) -> None:
    data = json.loads(saga.read_bytes())
    data["chronicle"].append(
        data["chronicle"][0]
        | {
            "record": "saga-5.record",
            "ending": ending,
            "told": {"quest": "quest-5", "rounds": 3},
            "passed_on": {},
        }
    )
    path = tmp_path / "saga.campaign"
    path.write_text(json.dumps(data | {"record": ""}))

    told = chronicle(capsys, path, "--lang", "en")

    assert f"The campaign is {said}\n" in told
    assert "To go on" not in told
    assert main(["play", GAME.id, "--campaign", str(path)]) == 2
    assert "this campaign is over" in capsys.readouterr().err


def test_the_chronicle_as_data(saga: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(chronicle(capsys, saga, "--json"))

    assert (data["over"], data["running"]) == (False, False)
    assert [entry["ending"] for entry in data["chronicle"]] == ["victory", "defeat"]


@pytest.mark.parametrize("damage", [{"quest": "quest-9", "rounds": 1}, {"quest": "quest-1"}, {}])
def test_an_invalid_chronicle_is_reported_in_one_sentence(
    saga: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: dict[str, object]
) -> None:
    data = json.loads(saga.read_bytes())
    data["chronicle"][0]["told"] = damage
    path = tmp_path / "saga.campaign"
    path.write_text(json.dumps(data))

    assert main(["campaign", str(path)]) == 2
    assert capsys.readouterr().err.startswith("questhall: saga-1.record: not the result of a quest")


# Killed


class Started:
    """The program itself, spoken to through pipes."""

    def __init__(self, path: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "questhall", "play", GAME.id, "--campaign", str(path), "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.shown = ""

    def __enter__(self) -> Started:
        return self

    def __exit__(self, *_error: object) -> None:
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()
        self.process.kill()
        self.process.wait()

    def is_asked(self) -> bool:
        """Read on until something is asked; False once the program has ended."""
        assert self.process.stdout is not None
        while shown := os.read(self.process.stdout.fileno(), 2**16):
            self.shown += shown.decode("latin-1")
            if self.shown.endswith((PROMPT, "(y/n) ")):
                return True
        return False

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill like that")
def test_nothing_is_lost_when_the_program_is_killed_in_the_middle_of_a_campaign(tmp_path: Path) -> None:
    """Again and again, in the middle of a question and right after a choice; then it is played on."""
    path = tmp_path / "saga.campaign"
    chosen = 0
    for number, choices in enumerate((2, 5, 1)):
        arguments = ["--seats", "human,easy", "--seed", "1"] if number == 0 else []
        with Started(path, *arguments) as program:
            for _ in range(choices):
                assert program.is_asked()
                program.type("1")
            assert number % 2 or program.is_asked()  # or the last choice may not have been heard
            program.kill()
        chosen += choices if number % 2 == 0 else choices - 1
        record = Campaign.open(path).record_path()
        lines = read_lines(whole_lines(record.read_bytes()))
        made = sum(isinstance(line, Choice) and line.by == "person" for line in lines)
        assert made in (chosen, chosen + 1), "a choice that was answered is on the disk"
        chosen = made
    with Started(path) as program:
        while program.is_asked() and not program.shown.endswith("(y/n) "):
            program.type("1")
        program.kill()  # instead of an answer: the game is over, and the file knows it

    campaign = Campaign.open(path)
    assert [entry.record for entry in campaign.content.chronicle] == ["saga-1.record"]
    data = (tmp_path / "saga-1.record").read_bytes()
    assert verify(GAME, data).findings == []
    assert isinstance(read_lines(data)[-1], Result)
    assert not campaign.record_path().exists()
