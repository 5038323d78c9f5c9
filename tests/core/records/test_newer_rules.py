"""A mended mistake reaches a running game: newer rules take over, and the record says where."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import msgspec
import pytest

from questhall.core.engine.errors import RecordError, RulesDiffer, TamperedRecord, UndoRefused
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import ALL
from questhall.core.records.record import (
    SNAPSHOT_EVERY,
    Choice,
    Line,
    Result,
    Rules,
    Snapshot,
    Start,
    encode,
    read_lines,
)
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.core.records.verify import Report, verify
from tests.core.records.played_games import GAME, after, play_on, sealed, specimen, written

NEWER = dataclasses.replace(GAME, rules_version=GAME.rules_version + 1)
NEWEST = dataclasses.replace(GAME, rules_version=GAME.rules_version + 2)
OTHER = "0" * 16
"""What older rules say the table was: today's never say so."""


def played_otherwise(choices: int, at: int = 0, key: str = "") -> bytes:
    """A record whose table after choice 3 today's rules do not reach; `key` was chosen `at` some place."""
    lines = read_lines(written(after(choices)))
    for line in lines:
        if isinstance(line, Choice) and line.n == 3:
            line.state = OTHER
        if isinstance(line, Choice) and line.n == at:
            line.key = key
    return sealed(lines)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def resumed(path: Path, data: bytes, game: Game = NEWER) -> Session:
    path.write_bytes(data)
    return Session.resume(game, path)


def rules_lines(path: Path) -> list[Line]:
    return [line for line in read_lines(path.read_bytes()) if isinstance(line, Rules)]


def finished(path: Path, data: bytes) -> Report:
    session = resumed(path, data)
    play_on(session)
    session.close()
    return verify(NEWER, path.read_bytes())


def test_the_game_continues_from_the_last_snapshot(path: Path) -> None:
    data = played_otherwise(60)

    session = resumed(path, data)

    (line,) = rules_lines(path)
    assert line == Rules(NEWER.rules_version, 60, SNAPSHOT_EVERY, after(60).digest(), line.chain)
    assert session.digest() == after(60).digest()
    assert [(made.seat, made.key) for made in session.made] == [(m.seat, m.key) for m in after(60).made]
    assert path.read_bytes().startswith(data)
    assert isinstance(read_lines(path.read_bytes())[-1], Snapshot)
    session.close()


def test_choices_that_are_no_longer_possible_are_gone(path: Path) -> None:
    session = resumed(path, played_otherwise(60, at=55, key="hint nobody"))

    assert len(session.made) == 54
    assert session.digest() == after(54).digest()
    assert rules_lines(path)[0] == Rules(
        NEWER.rules_version, 54, SNAPSHOT_EVERY, session.digest(), rules_lines(path)[0].chain
    )
    session.close()


def test_without_a_snapshot_the_start_will_do_while_it_is_the_same(path: Path) -> None:
    session = resumed(path, played_otherwise(30))

    assert rules_lines(path)[0] == Rules(
        NEWER.rules_version, 30, 0, after(30).digest(), rules_lines(path)[0].chain
    )
    session.close()


def test_a_different_start_cannot_be_continued(path: Path) -> None:
    lines = read_lines(written(after(30)))
    assert isinstance(lines[1], Start)
    lines[1].state = OTHER
    data = sealed(lines)

    with pytest.raises(RulesDiffer, match=r"differently from line 2 on .* no snapshot to continue from"):
        resumed(path, data)
    assert path.read_bytes() == data


def test_a_snapshot_that_cannot_be_loaded_is_a_clear_error(path: Path) -> None:
    lines = read_lines(played_otherwise(60))
    snapshot = next(line for line in lines if isinstance(line, Snapshot))
    snapshot.data["frames"] = [["a_rule_of_old", 0, 0, 0]]
    data = sealed(lines)

    with pytest.raises(RulesDiffer, match=r"cannot be continued: .*unknown rule 'a_rule_of_old'"):
        resumed(path, data)
    assert path.read_bytes() == data


def test_a_broken_seal_is_not_taken_over(path: Path) -> None:
    data = played_otherwise(60).replace(b'"by":"person"', b'"by":"bot"', 1)

    with pytest.raises(TamperedRecord):
        resumed(path, data)
    assert path.read_bytes() == data


def test_rules_of_the_same_version_take_nothing_over(path: Path) -> None:
    with pytest.raises(TamperedRecord, match="line 5"):
        resumed(path, played_otherwise(60), GAME)


def test_a_game_that_is_over_is_not_taken_over(path: Path) -> None:
    lines = read_lines(specimen())
    lines[9] = msgspec.structs.replace(lines[9], state=OTHER)

    with pytest.raises(RecordError, match="cannot be continued: this game is over"):
        resumed(path, sealed(lines))


def test_nothing_before_the_takeover_can_be_undone(path: Path) -> None:
    session = resumed(path, played_otherwise(60))
    seat = session.made[-1].seat

    assert session.undo_right(seat) == 60
    with pytest.raises(UndoRefused, match="updated after choice 60"):
        session.undo(seat, to=58, consent=True)
    with pytest.raises(RecordError, match="cannot go to choice 58; possible: 60"):
        session.state_at(58)

    play_on(session, until=lambda session: len(session.made) == 62)
    session.undo(seat, to=60, consent=True)
    assert session.digest() == after(60).digest()
    session.close()


# What others make of such a record


def test_the_record_is_good_from_the_takeover_on(path: Path) -> None:
    report = finished(path, played_otherwise(60, at=55, key="hint nobody"))

    assert report.findings == []
    assert report.is_finished()
    assert report.by_seal == 63  # header, start, 60 choices and a snapshot
    assert isinstance(read_lines(path.read_bytes())[63], Rules)


def test_a_record_that_plays_the_same_is_checked_from_its_start(path: Path) -> None:
    assert finished(path, written(after(60))).by_seal == 0
    assert rules_lines(path)[0] == Rules(
        NEWER.rules_version, 60, None, after(60).digest(), rules_lines(path)[0].chain
    )


def test_what_is_changed_after_the_takeover_is_found(path: Path) -> None:
    finished(path, played_otherwise(60))
    lines = read_lines(path.read_bytes())
    number = next(n for n, line in enumerate(lines, 1) if isinstance(line, Choice) and line.n == 61)
    lines[number - 1] = msgspec.structs.replace(lines[number - 1], state=OTHER)

    (finding,) = verify(NEWER, sealed(lines)).findings

    assert (finding.line, finding.field) == (number, "state")


def test_what_the_takeover_says_is_checked(path: Path) -> None:
    finished(path, played_otherwise(60))
    lines = read_lines(path.read_bytes())
    lines[63] = msgspec.structs.replace(lines[63], state=OTHER)

    assert [(finding.line, finding.field) for finding in verify(NEWER, sealed(lines)).findings] == [
        (64, "state")
    ]


def test_what_is_changed_before_the_takeover_breaks_its_seal(path: Path) -> None:
    finished(path, played_otherwise(60))
    data = path.read_bytes().replace(b'"by":"person"', b'"by":"bot"', 1)

    assert [finding.line for finding in verify(NEWER, data).findings] == [3]


def test_rules_can_be_updated_twice(path: Path) -> None:
    session = resumed(path, played_otherwise(60))
    play_on(session, until=lambda session: len(session.made) == 70)
    session.close()
    lines = read_lines(path.read_bytes())
    lines[-1] = msgspec.structs.replace(lines[-1], state=OTHER)

    versions = rf"version {NEWER.rules_version} of the rules.*version {NEWEST.rules_version}"
    with pytest.raises(RulesDiffer, match=rf"{versions}.*line {len(lines)} on"):
        verify(NEWEST, sealed(lines))
    again = resumed(path, sealed(lines), NEWEST)

    line = rules_lines(path)[1]
    assert line == Rules(NEWEST.rules_version, 70, 60, session.digest(), line.chain)
    again.close()


def test_a_takeover_torn_by_a_crash_is_written_again(path: Path) -> None:
    resumed(path, played_otherwise(60)).close()
    whole = path.read_bytes()

    resumed(path, whole[:-100]).close()

    assert path.read_bytes() == whole


def test_a_replay_steps_over_the_takeover(path: Path) -> None:
    finished(path, played_otherwise(60, at=55, key="hint nobody"))
    data = path.read_bytes()
    replay = Replay(NEWER, data)
    taken = next(step for step in replay.steps if isinstance(step.what, Rules))

    told = replay.as_data(replay.moment(taken.number), ALL)
    assert (told["step"], told["kind"], told["to"]) == (61, "rules", 54)
    assert told["version"] == NEWER.rules_version
    assert [replay.is_undone(replay.steps[number]) for number in (54, 55, 60, 62)] == [False, True, True, False]
    assert replay.moment(len(replay.steps) - 1).state.is_over()
    assert isinstance(read_lines(data)[-1], Result)
    with pytest.raises(TamperedRecord, match="not the one recorded"):
        replay.moment(3)


def test_a_takeover_whose_table_is_missing_is_not_shown(path: Path) -> None:
    resumed(path, played_otherwise(60)).close()
    *lines, snapshot = read_lines(path.read_bytes())
    assert isinstance(snapshot, Snapshot)

    with pytest.raises(TamperedRecord, match="not the one recorded"):
        Replay(NEWER, b"".join(encode(line) for line in lines)).moment(61)
