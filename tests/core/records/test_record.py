"""Reading records: what is one, what is not, and what is said about the difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.core.engine.errors import NewerVersion, RecordError, TamperedRecord
from questhall.core.records.record import (
    FORMAT,
    LARGEST_SEED,
    Header,
    broken_seals,
    check_header,
    encode,
    make_chance,
    read_header,
    read_lines,
    read_record,
    whole_lines,
)
from questhall.core.records.session import Session
from tests.core.records.played_games import GAME, NAMES, begin, judged, sealed, specimen, written

HEADER = begin().header


def header(**changes: Any) -> Header:
    return msgspec.structs.replace(HEADER, **changes)


def test_a_record_reads_as_it_was_written() -> None:
    lines = read_lines(specimen())

    assert b"".join(encode(line) for line in lines) == specimen()
    assert broken_seals(lines) == {}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "the file is empty"),
        (b" \n\n", "the file is empty"),
        (b"\x00\xff\xfe\n", "line 1: this is not a record of Questhall"),
        (b"[1, 2]\n", "line 1: this is not a record of Questhall"),
        (b'{"game":"rent-a-hero"}\n', "line 1: this is not a record of Questhall"),
        (b'{"questhall":true}\n', "True is not a version of the format"),
        (b'{"questhall":0}\n', "0 is not a version of the format"),
        (b'{"questhall":1}\n', "line 1: not a line of a record"),
        (b"[" * 100_000 + b"\n", "line 1: this is not a record of Questhall"),
        (b'{"questhall":' + b"9" * 5000 + b"}\n", "line 1: this is not a record of Questhall"),
        (b'{"questhall":1,"game":"\xff"}\n', "line 1: this is not a record of Questhall"),
    ],
)
def test_an_invalid_record_is_refused_with_a_reason(data: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        read_lines(data)


def test_a_newer_format_is_refused_whatever_else_it_holds() -> None:
    with pytest.raises(NewerVersion, match=f"format 7; this program reads up to {FORMAT}"):
        read_lines(b'{"questhall":7,"anything":[]}\n')


def test_the_version_may_be_a_very_large_number() -> None:
    with pytest.raises(NewerVersion):
        read_lines(b'{"questhall":123456789012345678901234567890}\n')


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b'{"line":"choice"}', "missing required field"),
        (b'{"line":"dance"}', "Invalid value 'dance'"),
        (b'{"line":"result","ending":1,"winners":[],"choices":1}', "Expected `str`, got `int`"),
        (b'{"line":"snapshot","n":1,"data":{"a":' + b"[" * 100_000, "recursion"),
        (b'{"line":"snapshot","n":1,"data":{"a":"\xff"},"chain":""}', "utf-8"),
        (b'{"line":"snapshot","n":1,"data":{"a":"\\ud800"},"chain":""}', "not a line"),
        (encode(HEADER).strip(), "a second header"),
        (b"", "not a line of a record"),
    ],
)
def test_a_broken_line_is_named(line: bytes, message: str) -> None:
    first, second = specimen().split(b"\n")[:2]

    with pytest.raises(RecordError, match=f"game.record, line 3: .*{message}"):
        read_lines(b"\n".join([first, second, line, b""]), "game.record")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"line":"start",', b'"line": "start",'),
        (b'{"line":"choice","n":1,', b'{"n":1,"line":"choice",'),
        (b'"n":1,', b'"n":2,"n":1,'),
        (b'"by":"person"', b'"by":"\\u0070erson"'),
    ],
)
def test_what_means_the_same_to_json_is_still_a_change(old: bytes, new: bytes) -> None:
    data = specimen().replace(old, new, 1)

    assert data != specimen()
    with pytest.raises(TamperedRecord, match="not written the way Questhall writes it"):
        read_lines(data)


def test_a_torn_line_is_found_and_can_be_dropped() -> None:
    torn = specimen()[:-5]

    with pytest.raises(RecordError, match="truncated in the middle of line"):
        read_lines(torn)
    assert len(read_lines(whole_lines(torn))) == len(read_lines(specimen())) - 1


def test_a_torn_header_is_said_to_be_truncated() -> None:
    with pytest.raises(RecordError, match="truncated in the middle of line 1"):
        read_header(encode(HEADER)[:-1])


# Files


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="is not a file"):
        read_record(tmp_path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"cannot read .*gone.record: No such file"):
        read_record(tmp_path / "gone.record")


def test_a_device_is_not_read_for_ever() -> None:
    with pytest.raises(RecordError, match="is not a file"):
        read_record(Path("/dev/zero"))


# Headers


@pytest.mark.parametrize(
    "seed", ["", "-1", "007", " 7", "1e3", "٣", "seven", str(LARGEST_SEED + 1), "9" * 9000]
)
def test_a_seed_that_is_no_plain_number_is_refused(seed: str) -> None:
    with pytest.raises(RecordError, match="is not a number from 0"):
        make_chance(header(seed=seed))


def test_the_largest_seed_is_accepted() -> None:
    make_chance(header(seed=str(LARGEST_SEED)))


@pytest.mark.parametrize("seed", ["xyz", "0", "AB", "ab cd", "ab\n"])
def test_a_secret_seed_is_plain_hexadecimal(seed: str) -> None:
    with pytest.raises(RecordError, match="hexadecimal"):
        check_header(header(generator="committed", seed=seed))


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    with pytest.raises(TamperedRecord, match="not the one that was committed to"):
        check_header(header(generator="committed", seed="ab", commitment="0" * 64))


@pytest.mark.parametrize(
    "changes",
    [
        {"rules": 0},
        {"rules": -(2**70)},
        {"seats": ["ana", "", "cleo"]},
        {"seats": ["ana", "b\x1b[2Jen", "cleo"]},
        {"seats": ["ana", "ben", "ben"]},
        {"seats": ["ana", "Ben", " ben"]},
        {"players": ["human", "random"]},
        {"players": ["human", "random", ""]},
        {"players": ["human", "random", "thumb\n"]},
        {"commitment": "00"},
        {"entropy": ["word"]},
    ],
)
def test_a_header_no_game_could_start_with_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="header: "):
        check_header(header(**changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": "Rent_a_Hero"},
        {"rules": 2**70},
        {"seats": ["ana"]},
        {"seats": list("abcdef")},
        {"variants": ["endless", "original-hint"]},
        {"variants": ["endless", "endless"]},
        {"variants": ["reversed"]},
    ],
)
def test_a_sealed_header_of_an_impossible_game_is_unreadable(changes: dict[str, Any]) -> None:
    assert judged(sealed([header(**changes)])) == "unreadable"


def test_two_seats_of_the_same_name_are_named() -> None:
    with pytest.raises(RecordError, match="two seats have the name 'Ben'"):
        check_header(header(seats=["ana", "Ben", "BEN"]))


@pytest.mark.parametrize("players", [[], ["human", "ismcts:2000", "random"]])
def test_a_header_may_say_who_sits_where(players: list[str]) -> None:
    session = Session.begin(GAME, NAMES[:3], players=players)

    assert read_header(written(session)).players == players
    assert judged(written(session)) == "unfinished"
