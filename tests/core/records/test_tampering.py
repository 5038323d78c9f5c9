"""Whatever is changed in a record is found and named, also when all seals are made anew."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.core.engine.chance import commitment
from questhall.core.engine.errors import NewerVersion
from questhall.core.interface.decision import current_decision
from questhall.core.records.differences import Finding
from questhall.core.records.record import (
    Choice,
    Line,
    Result,
    Rules,
    Snapshot,
    Start,
    Undo,
    read_lines,
    seal,
    whole_lines,
)
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.core.records.verify import verify
from tests.clauses import clause
from tests.core.records.played_games import (
    GAME,
    SECRET,
    UNHURRIED,
    begin,
    examined,
    forged,
    judged,
    number_of,
    play_on,
    sealed,
    specimen,
    written,
)

SIZE = len(specimen())
LINES = specimen().splitlines(keepends=True)
FOUND = ("tampered", "unreadable")

DRAWN = number_of(Choice, lambda choice: choice.draws)
PASSED = number_of(Choice, lambda choice: choice.key == "pass")
FREE = number_of(Undo, lambda undo: not undo.consent)
AGREED = number_of(Undo, lambda undo: undo.consent)
SNAPSHOT = number_of(Snapshot)
RESULT = number_of(Result)


def findings(data: bytes) -> list[Finding]:
    return examined(data).findings


def test_an_untouched_record_is_good() -> None:
    report = examined(specimen())

    assert judged(specimen()) == "good"
    assert report.fingerprint == read_lines(specimen())[-1].chain


# Damage of any kind


@UNHURRIED
@given(st.integers(0, SIZE - 1), st.integers(1, 255))
def test_no_byte_can_be_changed(place: int, change: int) -> None:
    data = bytearray(specimen())
    data[place] ^= change

    assert judged(bytes(data)) in FOUND


@UNHURRIED
@given(st.integers(1, SIZE - 1))
def test_a_record_cut_off_anywhere_is_not_good(length: int) -> None:
    data = specimen()[:length]

    assert judged(data) == "unfinished" if data.endswith(b"\n") else judged(data) in FOUND


@UNHURRIED
@given(st.integers(0, len(LINES) - 2))
def test_no_line_can_be_removed(gap: int) -> None:
    assert judged(b"".join(LINES[:gap] + LINES[gap + 1 :])) in FOUND


@UNHURRIED
@given(st.integers(0, len(LINES) - 1))
def test_no_line_can_be_doubled(place: int) -> None:
    assert judged(b"".join([*LINES[:place], LINES[place], *LINES[place:]])) in FOUND


@UNHURRIED
@given(st.integers(0, len(LINES) - 1), st.integers(0, len(LINES) - 1))
def test_no_lines_can_change_places(one: int, other: int) -> None:
    lines = LINES[:]
    lines[one], lines[other] = lines[other], lines[one]

    assert judged(b"".join(lines)) in (FOUND if one != other else ("good",))


@UNHURRIED
@given(st.binary(max_size=400))
def test_random_bytes_are_not_a_record(data: bytes) -> None:
    assert judged(data) in FOUND


@UNHURRIED
@given(st.integers(1, len(LINES)), st.binary(max_size=60))
def test_random_bytes_in_a_record_are_found(place: int, data: bytes) -> None:
    assert judged(b"".join([*LINES[:place], data + b"\n", *LINES[place:]])) in FOUND


plain_data = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(UNHURRIED, max_examples=200)
@given(st.integers(0, len(LINES) - 1), st.data())
def test_a_value_of_any_type_in_any_field_is_found(place: int, data: st.DataObject) -> None:
    fields = msgspec.json.decode(LINES[place])
    name = data.draw(st.sampled_from(sorted(fields)))
    value = data.draw(
        plain_data.filter(lambda value: msgspec.json.encode(value) != msgspec.json.encode(fields[name]))
    )
    fields[name] = value
    lines = [*LINES[:place], msgspec.json.encode(fields) + b"\n", *LINES[place + 1 :]]

    assert judged(b"".join(lines)) in FOUND


# What is said about it


def test_a_changed_key_is_named_with_both_values() -> None:
    lines = LINES[:]
    lines[PASSED - 1] = lines[PASSED - 1].replace(b'"key":"pass"', b'"key":"recruit"')

    (finding,) = findings(b"".join(lines))

    assert (finding.line, finding.field, finding.found, finding.expected) == (PASSED, "key", "recruit", "pass")


def test_a_changed_decider_is_named_with_both_values() -> None:
    lines = LINES[:]
    lines[FREE - 1] = lines[FREE - 1].replace(b'"seat":2', b'"seat":1')

    (finding,) = findings(b"".join(lines))

    assert (finding.line, finding.field, finding.found, finding.expected) == (FREE, "seat", 1, 2)


def test_a_changed_variant_is_named_with_both_values() -> None:
    (finding,) = findings(specimen().replace(b'["endless"]', b'["original-hint","endless"]', 1))

    assert (finding.line, finding.field, finding.expected) == (1, "variants", ["endless"])


def test_a_header_is_not_searched_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty-four variants have sixteen million combinations."""
    game = dataclasses.replace(GAME, variants={**GAME.variants, **{f"v{n}": 1 << n for n in range(2, 24)}})
    tried: list[Line] = []

    def counted(line: Line, before: str) -> str:
        tried.append(line)
        return seal(line, before)

    monkeypatch.setattr("questhall.core.records.verify.seal", counted)
    report = verify(game, specimen().replace(b'"ana"', b'"eva"', 1))

    assert [(finding.line, finding.field) for finding in report.findings] == [(1, "chain")]
    assert len(tried) < 50


def test_changed_covers_are_named_with_both_values() -> None:
    (finding,) = findings(specimen().replace(b'"covers":false', b'"covers":true', 1))

    assert (finding.line, finding.field, finding.found, finding.expected) == (1, "covers", True, False)


def test_a_changed_name_breaks_the_seal_of_the_header() -> None:
    (finding,) = findings(specimen().replace(b'"ana"', b'"eva"'))

    assert (finding.line, finding.field) == (1, "chain")
    assert "the header was changed after it was written" in str(finding)


def test_everything_that_was_changed_is_named() -> None:
    lines = LINES[:]
    lines[PASSED - 1] = lines[PASSED - 1].replace(b'"by":"person"', b'"by":"bot"')
    lines[RESULT - 1] = lines[RESULT - 1].replace(b'"choices":2', b'"choices":3')

    assert [(finding.line, finding.field) for finding in findings(b"".join(lines))] == [
        (PASSED, "by"),
        (RESULT, "choices"),
    ]


def test_a_removed_line_is_found_where_it_was() -> None:
    first, *_ = findings(b"".join(LINES[: PASSED - 1] + LINES[PASSED:]))

    assert first.line == PASSED


def test_a_torn_line_is_found_behind_the_whole_ones() -> None:
    (finding,) = findings(specimen()[:-10])

    assert finding.line == len(LINES)
    assert "truncated in the middle" in str(finding)
    assert judged(whole_lines(specimen()[:-10])) == "unfinished"


# Forgers who make all seals anew

OTHER_SEED = bytes(32)


@pytest.mark.parametrize(
    ("number", "changes", "line", "field"),
    [
        (1, {"seed": OTHER_SEED.hex()}, 1, "commitment"),
        (1, {"commitment": commitment(OTHER_SEED)}, 1, "commitment"),
        (1, {"seed": OTHER_SEED.hex(), "commitment": commitment(OTHER_SEED)}, 2, "draws"),
        (1, {"entropy": ["another", *SECRET[1][1:]]}, 2, "draws"),
        (1, {"entropy": []}, 2, "draws"),
        (1, {"covers": True}, 2, "state"),
        (1, {"variants": []}, 2, "state"),
        (1, {"variants": ["original-hint", "endless"]}, 2, "state"),
        (1, {"seats": ["ana", "ben", "cleo", "dan"]}, 2, "draws"),
        (1, {"generator": "fast", "seed": "1", "commitment": "", "entropy": []}, 2, "draws"),
        (2, {"state": "0" * 16}, 2, "state"),
        (2, {"draws": []}, 2, "draws"),
        (2, {"draws": [(2**80, -(2**80), 0)]}, 2, "draws"),
        (DRAWN, {"draws": []}, DRAWN, "draws"),
        (DRAWN, {"state": "0" * 16}, DRAWN, "state"),
        (PASSED, {"n": 2**80}, PASSED, "n"),
        (PASSED, {"draws": [(1, 2, 0)]}, PASSED, "draws"),
        (PASSED, {"key": "recruit"}, PASSED, "state"),
        (PASSED, {"key": "send nothing"}, PASSED, "line"),
        (PASSED, {"key": "dance"}, PASSED, "line"),
        (PASSED, {"seat": -2}, PASSED, "line"),
        (PASSED, {"seat": -(2**80)}, PASSED, "line"),
        (PASSED, {"seat": 2**80}, PASSED, "line"),
        (FREE, {"state": "0" * 16}, FREE, "state"),
        (FREE, {"to": -1}, FREE, "line"),
        (FREE, {"to": 2**80}, FREE, "line"),
        (FREE, {"seat": 1}, FREE, "line"),
        (FREE, {"seat": 2**80}, FREE, "line"),
        (FREE, {"consent": True}, FREE, "consent"),
        (AGREED, {"consent": False}, AGREED, "line"),
        (AGREED, {"to": 3}, AGREED, "state"),
        (SNAPSHOT, {"n": 51}, SNAPSHOT, "n"),
        (SNAPSHOT, {"data": {}}, SNAPSHOT, "data"),
        (RESULT, {"ending": "deck_ran_out"}, RESULT, "ending"),
        (RESULT, {"winners": [0, 1, 2]}, RESULT, "winners"),
        (RESULT, {"winners": [2**80]}, RESULT, "winners"),
        (RESULT, {"choices": 0}, RESULT, "choices"),
    ],
)
def test_a_forged_field_is_named(number: int, changes: dict[str, Any], line: int, field: str) -> None:
    first, *_ = findings(forged(number, **changes))

    assert (first.line, first.field.split(".")[0]) == (line, field)
    assert first.found != first.expected


CLAIMED = number_of(Choice, lambda choice: choice.key.startswith("claim "))


@clause("RAH-Q21")
@pytest.mark.parametrize("key", ["claim witch", "claim wizard", "claim sergeant", "silent"])
def test_nobody_can_be_made_to_have_said_something_else(key: str) -> None:
    """What is claimed changes nothing on the table, but it was said."""
    claim = read_lines(specimen())[CLAIMED - 1]
    assert isinstance(claim, Choice)
    if key == claim.key:
        assert judged(forged(CLAIMED, key=key)) == "good"
        return

    first, *_ = findings(forged(CLAIMED, key=key))

    assert (first.line, first.field) == (CLAIMED, "state")


@UNHURRIED
@given(st.data())
def test_another_choice_in_the_same_place_is_found(data: st.DataObject) -> None:
    """Whatever else could have been chosen there, even where it leads to the same table."""
    replay = Replay(GAME, specimen())
    step = data.draw(st.sampled_from([step for step in replay.steps if isinstance(step.what, Choice)]))
    before = replay.before(step.number)
    assert before is not None
    assert isinstance(step.what, Choice)
    asked = current_decision(before)
    assert asked is not None
    others = [option.key for option in asked.options if option.key != step.what.key]
    if others:
        first, *_ = findings(forged(step.line, key=data.draw(st.sampled_from(others))))
        assert first.line == step.line


@pytest.mark.parametrize("by", ["bot", "order", "clock"])
def test_nobody_else_can_be_said_to_have_chosen(by: str) -> None:
    first, *_ = findings(forged(PASSED, by=by))

    assert (first.line, first.field) == (PASSED, "state")


def of_the_first_format() -> bytes:
    """A finished game as programs wrote it when digests left choices out."""
    session = begin()
    session = Session(GAME, msgspec.structs.replace(session.header, questhall=1))
    return written(play_on(session))


def test_a_record_of_the_first_format_is_checked_as_it_was_written() -> None:
    data = of_the_first_format()
    lines = read_lines(data)
    number = next(n for n, line in enumerate(lines) if isinstance(line, Choice) and "claim" in line.key)

    assert judged(data) == "good"
    lines[number] = msgspec.structs.replace(lines[number], key="silent")
    assert judged(sealed(lines)) == "good", "only the fingerprint tells"


def test_no_record_can_be_passed_off_as_one_of_the_first_format() -> None:
    first, *_ = findings(forged(1, questhall=1))

    assert (first.line, first.field) == (3, "state")


def leaves(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The places of all single values inside plain data."""
    if isinstance(value, dict):
        return [leaf for key, part in value.items() for leaf in leaves(part, (*path, key))]
    if isinstance(value, list):
        return [leaf for i, part in enumerate(value) for leaf in leaves(part, (*path, i))]
    return [path]


@UNHURRIED
@given(st.data())
def test_a_forged_value_anywhere_in_a_snapshot_is_named(data: st.DataObject) -> None:
    lines = read_lines(specimen())
    snapshot = lines[SNAPSHOT - 1]
    assert isinstance(snapshot, Snapshot)
    path = data.draw(st.sampled_from(leaves(snapshot.data)))
    inner: Any = snapshot.data
    for key in path[:-1]:
        inner = inner[key]
    old = inner[path[-1]]
    inner[path[-1]] = data.draw(
        plain_data.filter(lambda new: msgspec.json.encode(new) != msgspec.json.encode(old))
    )

    (finding,) = findings(sealed(lines))

    assert finding.line == SNAPSHOT
    assert finding.field == ".".join(["data", *(str(key) for key in path)])
    assert finding.expected == old


@pytest.mark.parametrize("alike", [1.0, True])
def test_a_number_written_as_something_else_is_named(alike: object) -> None:
    lines = read_lines(specimen())
    snapshot = lines[SNAPSHOT - 1]
    assert isinstance(snapshot, Snapshot)
    assert snapshot.data["format"] == alike
    snapshot.data["format"] = alike

    assert [finding.field for finding in findings(sealed(lines))] == ["data.format"]


def without(*numbers: int) -> bytes:
    return sealed(
        [line for number, line in enumerate(read_lines(specimen()), start=1) if number not in numbers]
    )


@pytest.mark.parametrize("number", [2, PASSED, FREE, AGREED, SNAPSHOT])
def test_a_line_removed_by_a_forger_is_found(number: int) -> None:
    assert judged(without(number)) == "tampered"


@pytest.mark.parametrize(
    "added",
    [
        Start([], "0" * 16),
        Snapshot(0, {}),
        Result("six_heroes", [0], 3),
        Rules(1, 0, None, "0" * 16),
        Rules(0, 0, None, "0" * 16),
        Rules(1, 0, 0, "0" * 16),
        Undo(0, 0, False, "0" * 16),
        Choice(4, 0, "pass", "person", [], "0" * 16),
    ],
)
def test_a_line_added_by_a_forger_is_found(added: Any) -> None:
    lines = read_lines(specimen())
    lines.insert(PASSED, added)

    assert findings(sealed(lines))[0].line == PASSED + 1


def test_nothing_can_follow_the_result() -> None:
    lines = read_lines(specimen())
    lines.append(Choice(1000, 0, "pass", "person", [], "0" * 16))

    (finding,) = findings(sealed(lines))

    assert "the game is over" in str(finding)


def test_a_line_of_newer_rules_is_not_called_forged() -> None:
    lines = read_lines(specimen())
    newer = GAME.rules_version + 1
    lines.insert(PASSED, Rules(newer, PASSED - 2, None, "0" * 16))

    with pytest.raises(NewerVersion, match=f"line {PASSED + 1}: played with version {newer} of the rules"):
        examined(sealed(lines))


# What nobody can tell from the file alone, as docs/records.md says


@pytest.mark.parametrize(
    ("number", "changes"),
    [
        (1, {"seats": ["eva", "ben", "cleo"]}),
        (1, {"players": ["human", "random", "thumb"]}),
        (AGREED, {"seat": 2}),
    ],
)
def test_what_play_does_not_depend_on_shows_in_the_fingerprint_only(
    number: int, changes: dict[str, Any]
) -> None:
    report = examined(forged(number, **changes))

    assert report.findings == []
    assert report.fingerprint != examined(specimen()).fingerprint


def test_a_choice_that_was_undone_can_be_left_out_unseen() -> None:
    assert isinstance(read_lines(specimen())[DRAWN], Undo)

    assert judged(without(DRAWN)) == "good"
    assert examined(without(DRAWN)).fingerprint != examined(specimen()).fingerprint


def test_the_player_who_asked_for_an_undo_is_at_the_table() -> None:
    first, *_ = findings(forged(AGREED, seat=3))

    assert first.line == AGREED


def test_the_header_cannot_name_another_game() -> None:
    assert judged(forged(1, game="proving-ground")) in FOUND


@pytest.mark.parametrize("depth", range(100, 1000, 100))
def test_values_nested_deeply_are_found(depth: int) -> None:
    nested: list[object] = []
    for _ in range(depth):
        nested = [nested]

    try:
        data = forged(SNAPSHOT, data={"format": nested})
    except RecursionError:
        return
    assert judged(data) in FOUND
