"""The file of a campaign: it moves on once for each game, whenever the program was killed."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from questhall.core.engine.errors import (
    FormatError,
    NewerVersion,
    QuesthallError,
    RecordError,
    SaveFailed,
    UnknownVariant,
    UsageError,
    WrongNumberOfSeats,
)
from questhall.core.records.campaign import Campaign, read_content
from questhall.core.records.record_file import RecordFile
from questhall.core.records.session import Session
from questhall.games import find_game
from tests.core.records.played_games import play_on

GAME = find_game("warhammer-quest")
NAMES = ["Ana", "Ben"]
PLAYERS = ["human", "random"]


def create(folder: Path, variants: tuple[str, ...] = ()) -> Campaign:
    return Campaign.create(folder / "saga.campaign", GAME, NAMES, PLAYERS, list(variants))


def again(campaign: Campaign) -> Campaign:
    """The same campaign as a program started later finds it."""
    return Campaign.open(campaign.path)


def session_of(campaign: Campaign, seed: int = 1) -> Session:
    def begin(carried: str) -> Session:
        content = campaign.content
        return Session.begin(
            GAME, content.seats, seed, content.variants, players=content.players, carried=carried
        )

    return campaign.session(GAME, begin)


def play_one(campaign: Campaign) -> Session:
    """The present game to its end; the file has not heard of it."""
    session = play_on(session_of(campaign))
    session.close()
    return session


@pytest.fixture(scope="module")
def a_record(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The record of a first game, from its beginning to its end."""
    campaign = create(tmp_path_factory.mktemp("played"))
    play_one(campaign)
    return campaign.record_path().read_bytes()


@pytest.fixture
def played(tmp_path: Path, a_record: bytes) -> Campaign:
    """A campaign whose first game is over and whose file does not know it: as after a crash."""
    campaign = create(tmp_path)
    campaign.record_path().write_bytes(a_record)
    return campaign


def test_a_new_campaign_waits_for_its_first_game(tmp_path: Path) -> None:
    campaign = again(create(tmp_path, ("gear-limit-4",)))

    assert campaign.content.variants == ["campaign", "gear-limit-4"]
    assert campaign.content.record == "saga-1.record"
    assert campaign.carried() == ""
    assert not campaign.is_over()
    assert os.listdir(tmp_path) == ["saga.campaign"]


def test_every_choice_is_in_the_record_beside_it(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    session = session_of(campaign)
    play_on(session, until=lambda session: len(session.made) == 7)
    session.close()

    later = session_of(again(campaign))

    assert (later.digest(), len(later.made)) == (session.digest(), 7)
    later.close()


def test_the_file_goes_on_to_the_next_game(played: Campaign) -> None:
    session = session_of(played)

    played.advance(session)
    session.close()
    later = again(played)

    assert later.content.record == "saga-2.record"
    assert json.loads(later.carried()) == json.loads(GAME.passes_on(session.state))
    (entry,) = later.content.chronicle
    assert (entry.record, entry.fingerprint, entry.ending) == ("saga-1.record", session.fingerprint(), "defeat")
    assert entry.choices == len(session.made)
    assert entry.told == {"quest": "quest-1", "rounds": int(session.view(None)["round"])}  # type: ignore[call-overload]
    following = session_of(later)
    assert following.view(None)["quest"] == "trace_the_toxin"
    following.close()


def test_a_campaign_ends_with_its_last_game(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    while not campaign.is_over():
        campaign.advance(play_one(campaign))
        campaign = again(campaign)

    assert [entry.told["quest"] for entry in campaign.content.chronicle] == [f"quest-{n}" for n in range(1, 6)]
    assert campaign.content.chronicle[-1].passed_on == {}
    assert sorted(os.listdir(tmp_path)) == [*(f"saga-{n}.record" for n in range(1, 6)), "saga.campaign"]


# The program is killed


def test_killed_before_the_record_was_made(tmp_path: Path) -> None:
    session = session_of(again(create(tmp_path)))

    assert session.made == []
    session.close()


@pytest.mark.parametrize("left", [b"", b'{"line":"header","questhall":1,"ga'])
def test_killed_while_the_record_was_being_made(tmp_path: Path, left: bytes) -> None:
    campaign = create(tmp_path)
    campaign.record_path().write_bytes(left)

    session = session_of(again(campaign))

    assert session.made == []
    session.close()
    assert campaign.record_path().stat().st_size > len(left)


def test_a_record_that_another_program_is_making_is_left_alone(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    other = RecordFile(campaign.record_path(), "xb")

    with pytest.raises(SaveFailed, match="another program"):
        session_of(again(campaign))
    other.close()
    assert campaign.record_path().exists()


def test_killed_in_the_middle_of_a_choice(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    session = session_of(campaign)
    play_on(session, until=lambda session: len(session.made) == 7)
    session.close()
    with campaign.record_path().open("ab") as record:
        record.write(b'{"line":"choice","n":8,"se')

    later = session_of(again(campaign))

    assert (later.digest(), len(later.made)) == (session.digest(), 7)
    later.close()


def test_killed_between_the_end_of_a_game_and_the_file(played: Campaign) -> None:
    before = played.path.read_bytes()
    session = session_of(played)
    assert session.state.is_over()

    played.advance(session)
    session.close()

    assert played.path.read_bytes() != before
    assert len(again(played).content.chronicle) == 1
    following = session_of(again(played))
    assert not following.state.is_over()  # it moved on, and only once
    following.close()


def test_killed_while_the_file_was_being_written(played: Campaign, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new file has another name until it is whole."""

    class Killed(BaseException):
        pass

    def killed(*_paths: object) -> None:
        raise Killed

    before = played.path.read_bytes()
    session = session_of(played)
    monkeypatch.setattr(os, "replace", killed)
    with pytest.raises(Killed):
        played.advance(session)
    session.close()
    monkeypatch.undo()

    assert played.path.read_bytes() == before
    session = session_of(again(played))
    played.advance(session)
    session.close()
    assert len(again(played).content.chronicle) == 1
    assert sorted(os.listdir(played.path.parent)) == ["saga-1.record", "saga.campaign"]


def test_two_programs_that_find_a_finished_game_write_the_same(played: Campaign) -> None:
    other = again(played)
    session = session_of(played)
    played.advance(session)
    once = played.path.read_bytes()

    other.advance(session)
    session.close()

    assert other.path.read_bytes() == once


def test_a_file_that_cannot_be_written_stays_as_it_was(
    played: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_paths: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    before = played.path.read_bytes()
    session = session_of(played)
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveFailed, match="No space left"):
        played.advance(session)
    monkeypatch.undo()

    assert played.path.read_bytes() == before
    assert played.content.chronicle == []
    played.advance(session)
    session.close()
    assert len(again(played).content.chronicle) == 1


def test_nobody_else_can_play_the_present_game_meanwhile(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    session = session_of(campaign)

    with pytest.raises(SaveFailed, match="another program"):
        session_of(again(campaign))
    session.close()


# Who plays


def test_a_seat_handed_on_in_a_game_is_handed_on_for_the_next(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    session = session_of(campaign)
    session.reseat(["human", "human"])
    play_on(session)
    campaign.advance(session)
    session.close()

    assert again(campaign).content.players == ["human", "human"]


# What cannot be


def test_a_campaign_is_not_overwritten(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    before = campaign.path.read_bytes()

    with pytest.raises(SaveFailed):
        create(tmp_path)
    assert campaign.path.read_bytes() == before


def test_records_that_are_there_already_are_not_touched(tmp_path: Path) -> None:
    (tmp_path / "saga-1.record").write_text("an older saga")

    campaign = create(tmp_path)

    assert campaign.content.record == "saga-1-2.record"


def test_a_game_without_campaign_has_none(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="no campaign"):
        Campaign.create(tmp_path / "saga.campaign", find_game("talisman"), NAMES, PLAYERS, [])


@pytest.mark.parametrize(
    ("seats", "variants", "problem"),
    [
        (["Ana"], [], WrongNumberOfSeats),
        (NAMES, ["delve"], UnknownVariant),
        (NAMES, ["easier"], UnknownVariant),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(
    tmp_path: Path, seats: list[str], variants: list[str], problem: type[QuesthallError]
) -> None:
    with pytest.raises(problem):
        Campaign.create(tmp_path / "saga.campaign", GAME, seats, seats, variants)
    assert os.listdir(tmp_path) == []


def test_the_record_of_another_game_is_not_continued(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    other = Session.begin(GAME, ["Eva", "Finn"], 1, ["campaign"])
    other.keep_in(campaign.record_path())
    other.close()

    with pytest.raises(RecordError, match="not the game"):
        session_of(campaign)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"questhall_campaign": 0}, "not a Questhall campaign file"),
        ({"questhall_campaign": True}, "not a Questhall campaign file"),
        ({"mood": "good"}, "mood"),
        ({"seats": "Ana"}, "not a Questhall campaign file"),
        ({"players": ["human"]}, "1 players for 2 seats"),
        ({"record": "../other/saga-1.record"}, "not in the same folder"),
        ({"record": ""}, "nothing was played"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, change: dict[str, object], problem: str) -> None:
    campaign = create(tmp_path)
    data = json.loads(campaign.path.read_bytes()) | change
    campaign.path.write_text(json.dumps(data))

    with pytest.raises(FormatError, match=problem):
        again(campaign)


@pytest.mark.parametrize("data", [b"", b"nonsense", b"[]", b"\xff", b"{}"])
def test_an_invalid_campaign_file_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "saga.campaign"
    path.write_bytes(data)

    with pytest.raises(FormatError, match="not a Questhall campaign file"):
        Campaign.open(path)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="No such file"):
        Campaign.open(tmp_path / "saga.campaign")


@pytest.mark.parametrize("field", ["passed_on", "ending"])
def test_a_chronicle_that_cannot_be_is_refused(played: Campaign, field: str) -> None:
    session = session_of(played)
    played.advance(session)
    session.close()
    played.check(GAME)
    data = json.loads(played.path.read_bytes())
    data["chronicle"][0][field] = {"version": 1, "quest": "quest-9"} if field == "passed_on" else "draw"
    played.path.write_text(json.dumps(data))

    with pytest.raises(FormatError):
        again(played).check(GAME)


def test_a_newer_file_is_refused_by_its_version(tmp_path: Path) -> None:
    campaign = create(tmp_path)
    data = json.loads(campaign.path.read_bytes()) | {"questhall_campaign": 2, "moon": "full"}
    campaign.path.write_text(json.dumps(data))

    with pytest.raises(NewerVersion, match="version 2"):
        again(campaign)


def test_an_older_file_is_brought_up_to_date_step_by_step(tmp_path: Path) -> None:
    """There is one version yet, so the older one is invented: it says who plays in another field."""
    data = json.loads(create(tmp_path).path.read_bytes())
    data["people"] = data.pop("players")

    content = read_content(
        json.dumps(data).encode(),
        "saga.campaign",
        version=2,
        migrations={1: lambda old: {("players" if key == "people" else key): old[key] for key in old}},
    )

    assert (content.questhall_campaign, content.players) == (2, PLAYERS)
