"""Playing, saving and going on: whatever happens to the file, the game is either whole or as it was."""

from __future__ import annotations

import dataclasses
import pickle
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.core.engine.errors import (
    GameIsOver,
    IllegalChoice,
    NewerVersion,
    QuesthallError,
    RecordError,
    SaveFailed,
    TamperedRecord,
    UnknownKey,
    UnknownSeat,
    UnknownVariant,
    WrongNumberOfSeats,
)
from questhall.core.interface.saving import digest
from questhall.core.records.record import (
    SNAPSHOT_EVERY,
    Result,
    Rules,
    Snapshot,
    encode,
    read_lines,
    whole_lines,
)
from questhall.core.records.session import Session
from questhall.core.records.verify import replayed, verify
from tests.core.records.played_games import (
    GAME,
    NAMES,
    SECRET,
    UNHURRIED,
    after,
    begin,
    choose_at_random,
    judged,
    play_on,
    sealed,
    specimen,
    written,
)
from tests.every_game.properties import Kind, few_kinds

NEWER = dataclasses.replace(GAME, rules_version=GAME.rules_version + 1)
TOO_NEW = f"played with version {NEWER.rules_version} of the rules; this program has {GAME.rules_version}"


# Playing


def test_the_same_seed_and_choices_give_the_same_record() -> None:
    assert written(play_on(begin(seed=4))) == written(play_on(begin(seed=4)))


def test_another_seed_gives_another_game() -> None:
    assert written(begin(seed=4)) != written(begin(seed=5))


def test_everybodys_entropy_changes_a_committed_game() -> None:
    seed, words = SECRET
    one = Session.begin(GAME, NAMES[:3], committed=(seed, words))
    other = Session.begin(GAME, NAMES[:3], committed=(seed, [*words[:2], "changed"]))

    assert one.header.commitment == other.header.commitment
    assert one.digest() != other.digest()


def test_variants_are_recorded_in_one_order() -> None:
    session = begin(variants=["endless", "original-hint", "endless"])

    assert session.header.variants == ["original-hint", "endless"]
    assert judged(written(session)) == "unfinished"


@pytest.mark.parametrize(
    ("seats", "variants", "error"),
    [(2, [], WrongNumberOfSeats), (3, ["reversed"], UnknownVariant)],
)
def test_an_impossible_table_is_refused(seats: int, variants: list[str], error: type[QuesthallError]) -> None:
    with pytest.raises(error):
        begin(seats, variants=variants)


@pytest.mark.parametrize(
    ("seat", "key", "error"),
    [
        (0, "dance", UnknownKey),
        (3, "decline", UnknownSeat),
        (-1, "decline", UnknownSeat),
        (-2, "decline", UnknownSeat),
        (2**80, "decline", UnknownSeat),
        (0, "silent", IllegalChoice),
    ],
)
def test_a_refused_choice_changes_nothing(seat: int, key: str, error: type[QuesthallError]) -> None:
    session = after(20)
    before = written(session), session.digest()

    with pytest.raises(error):
        session.choose(seat, key)

    assert (written(session), session.digest()) == before


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    with pytest.raises(GameIsOver):
        play_on(begin()).choose(0, "decline")


def test_the_fingerprint_is_the_seal_of_the_last_line() -> None:
    session = after(3)
    before = session.fingerprint()
    choose_at_random(session, random.Random(0))

    assert session.fingerprint() == read_lines(written(session))[-1].chain != before


def test_the_state_after_any_choice_can_be_viewed() -> None:
    session = begin(seed=2)
    seen = [session.digest()]
    chooser = random.Random(2)
    while session.decision() is not None:
        choose_at_random(session, chooser)
        seen.append(session.digest())

    assert [digest(GAME, session.state_at(n)) for n in range(len(seen))] == seen
    for n in (-1, len(seen)):
        with pytest.raises(RecordError, match="cannot go to choice"):
            session.state_at(n)


def test_snapshots_stand_at_their_places_and_the_result_at_the_end() -> None:
    lines = play_on(begin(seed=3)).lines

    assert [line.n for line in lines if isinstance(line, Snapshot)][:2] == [SNAPSHOT_EVERY, 2 * SNAPSHOT_EVERY]
    assert [isinstance(line, Result) for line in lines[-2:]] == [False, True]


def test_a_session_goes_on_without_the_lines_that_are_kept_elsewhere() -> None:
    whole, kept = play_on(begin(seed=3), seed=4), begin(seed=3)
    chooser = random.Random(4)
    elsewhere: list[bytes] = []
    while kept.decision() is not None:
        choose_at_random(kept, chooser)
        elsewhere += [encode(line) for line in kept.lines[len(elsewhere) - kept.let_go :]]
        kept.let_lines_go(len(elsewhere))
        assert len(kept.lines) == 1, "its seal is needed for the next line"

    assert b"".join(elsewhere) == written(whole)
    with pytest.raises(RecordError, match="kept elsewhere"):
        pickle.dumps(kept)


@pytest.mark.parametrize("kind", few_kinds(), ids=str)
def test_games_of_every_kind_and_size_are_verified(kind: Kind) -> None:
    setup = kind.setup
    session = Session.begin(kind.game, NAMES[: setup.seats], 3, list(setup.variants), setup.covers)
    play_on(session, seed=4)

    report = verify(kind.game, written(session))

    assert report.findings == []
    assert report.is_finished()


# Resuming


def test_a_resumed_game_continues_as_if_never_stopped(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    session = after(30)
    session.keep_in(path)
    session.close()

    resumed = Session.resume(GAME, path)
    resumed.close()
    again = Session.resume(GAME, path)
    for each in (session, again):
        play_on(each, seed=5)
    again.close()

    assert path.read_bytes() == written(again) == written(session)


@UNHURRIED
@given(st.integers(len(specimen().partition(b"\n")[0]) + 1, len(specimen()) - 1))
def test_a_game_stopped_at_any_byte_after_its_header_can_go_on(length: int) -> None:
    whole = whole_lines(specimen()[:length])

    session = replayed(GAME, whole)

    assert written(session).startswith(whole)
    assert specimen().startswith(written(session))


def test_a_record_without_a_whole_header_cannot_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    for length in (0, 1, 100, len(specimen().partition(b"\n")[0])):
        path.write_bytes(specimen()[:length])

        with pytest.raises(RecordError, match=r"line 1|empty"):
            Session.resume(GAME, path)
        assert path.read_bytes() == specimen()[:length]


def test_a_line_torn_by_a_crash_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    whole = written(after(30))
    path.write_bytes(whole + b'{"line":"choice","n":31,"se')

    session = Session.resume(GAME, path)

    assert path.read_bytes() == whole
    assert len(session.made) == 30
    choose_at_random(session, random.Random(1))
    session.close()
    assert path.read_bytes() == written(session)


def test_what_a_crash_left_out_after_a_choice_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    whole = written(after(SNAPSHOT_EVERY))
    *lines, snapshot = whole.splitlines(keepends=True)
    assert b'"line":"snapshot"' in snapshot
    path.write_bytes(b"".join(lines) + snapshot[:100])

    Session.resume(GAME, path).close()

    assert path.read_bytes() == whole


def test_a_finished_game_can_be_opened_but_not_played_on(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(specimen())

    session = Session.resume(GAME, path)

    with pytest.raises(GameIsOver):
        session.choose(0, "decline")
    session.close()
    assert path.read_bytes() == specimen()


def test_a_changed_record_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    data = written(after(30)).replace(b'"by":"person"', b'"by":"bot"', 1)
    path.write_bytes(data)

    with pytest.raises(TamperedRecord, match=r"line 3: .*by is 'bot', but was written as 'person'"):
        Session.resume(GAME, path)
    assert path.read_bytes() == data


def test_two_programs_cannot_write_the_same_record(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    one = after(30)
    one.keep_in(path)
    before = path.read_bytes()

    with pytest.raises(SaveFailed, match=r"game\.record: another program is writing to it"):
        Session.resume(GAME, path)

    assert path.read_bytes() == before
    choose_at_random(one, random.Random(1))
    one.close()
    assert path.read_bytes() == written(one)
    Session.resume(GAME, path).close()


def test_a_record_that_was_resumed_is_locked_too(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(written(after(30)) + b'{"line":"cho')

    one = Session.resume(GAME, path)
    with pytest.raises(SaveFailed, match="another program is writing to it"):
        Session.resume(GAME, path)
    one.close()


def test_a_record_that_is_refused_is_not_locked(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(b"nothing\n")

    for _ in range(2):
        with pytest.raises(RecordError, match="not a record"):
            Session.resume(GAME, path)


def test_what_was_written_since_it_was_read_is_not_cut_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.record"
    whole = written(after(31))
    path.write_bytes(whole)
    monkeypatch.setattr("questhall.core.records.record_file.read_record", lambda path: written(after(30)))

    with pytest.raises(SaveFailed, match="another program has just written to it"):
        Session.resume(GAME, path)
    assert path.read_bytes() == whole


def test_something_that_knows_no_locks_is_noticed_too(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    session = after(30)
    session.keep_in(path)
    path.write_bytes(path.read_bytes() + b"scribble")
    before = session.digest(), path.read_bytes()

    with pytest.raises(SaveFailed, match="something else has written to it"):
        choose_at_random(session, random.Random(2))

    assert (session.digest(), path.read_bytes()) == before
    session.close()


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(b"precious")

    with pytest.raises(SaveFailed, match="File exists"):
        begin().keep_in(path)
    assert path.read_bytes() == b"precious"


def test_a_missing_record_cannot_be_resumed(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot read"):
        Session.resume(GAME, tmp_path / "gone.record")


# Versions of the rules


def test_a_game_resumed_after_an_update_says_where(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(written(after(30)))

    session = Session.resume(NEWER, path)
    play_on(session)
    session.close()

    lines = read_lines(path.read_bytes())
    assert [number for number, line in enumerate(lines) if isinstance(line, Rules)] == [32]
    assert verify(NEWER, path.read_bytes()).is_finished()
    with pytest.raises(NewerVersion, match=f"line 33: {TOO_NEW}"):
        replayed(GAME, path.read_bytes())


def test_a_game_of_newer_rules_is_not_opened() -> None:
    data = written(Session.begin(NEWER, NAMES[:3]))

    with pytest.raises(NewerVersion, match=f"line 1: {TOO_NEW}"):
        replayed(GAME, data)


def test_a_game_of_older_rules_opens_while_it_plays_the_same() -> None:
    assert verify(NEWER, specimen()).findings == []


def test_a_game_of_older_rules_says_where_it_plays_differently() -> None:
    lines = read_lines(specimen())
    lines[9] = msgspec.structs.replace(lines[9], state="0" * 16)

    versions = rf"version {GAME.rules_version} of the rules.*has version {NEWER.rules_version}"
    with pytest.raises(RecordError, match=rf"{versions}.*differently from line 10 on"):
        verify(NEWER, sealed(lines))


def test_older_rules_do_not_excuse_a_broken_seal() -> None:
    data = specimen().replace(b'"by":"person"', b'"by":"bot"', 1)

    assert [finding.field for finding in verify(NEWER, data).findings] == ["by"]


def test_rules_cannot_go_back() -> None:
    session = Session.begin(NEWER, NAMES[:3])

    for version in range(1, NEWER.rules_version + 2):
        with pytest.raises(RecordError, match="cannot follow"):
            session.take_up_rules(version)
