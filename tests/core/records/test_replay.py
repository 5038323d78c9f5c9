"""Looking into a record: any step, through anybody's eyes, at the same cost at the beginning and the end."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from questhall.core.engine.errors import RecordError, TamperedRecord, UnknownSeat
from questhall.core.engine.state import State
from questhall.core.interface import decision
from questhall.core.interface.perspective import ALL, Perspective, find_perspective
from questhall.core.interface.saving import digest
from questhall.core.records.record import SNAPSHOT_EVERY, Choice, Snapshot, Start, Undo, read_lines
from questhall.core.records.replay import Replay
from tests.core.records.played_games import (
    GAME,
    NAMES,
    begin,
    choose_at_random,
    digest_of,
    forged,
    number_of,
    play_on,
    sealed,
    specimen,
    written,
)


@cache
def opened() -> Replay:
    return Replay(GAME, specimen())


def choice_of(number: int) -> Choice:
    what = opened().steps[number].what
    assert isinstance(what, Choice)
    return what


def test_every_choice_and_undo_is_a_step_after_the_start() -> None:
    lines = [line for line in read_lines(specimen()) if isinstance(line, Start | Choice | Undo)]

    assert [step.what for step in opened().steps] == lines
    assert opened().is_finished()


def test_steps_in_any_order_show_what_the_record_says() -> None:
    replay = Replay(GAME, specimen())
    numbers = [*range(len(replay.steps))]
    random.Random(1).shuffle(numbers)

    for number in numbers:
        assert digest_of(replay, number) == replay.steps[number].what.state


def test_the_same_things_happen_as_when_it_was_played() -> None:
    session = begin(seed=8)
    chooser = random.Random(8)
    happened = [list(session.opening)]
    while session.decision() is not None:
        asked = session.decision()
        assert asked is not None
        happened.append(session.choose(asked.seat, chooser.choice(asked.keys())))
    replay = Replay(GAME, written(session))

    for number, events in enumerate(happened):
        seen = replay.as_data(replay.moment(number), 1)["events"]
        assert seen == [GAME.event_for(event, 1) for event in events]


@pytest.mark.parametrize("perspective", [0, 1, 2, None])
def test_a_seat_sees_what_it_saw(perspective: int | None) -> None:
    session = play_on(begin(), until=lambda session: len(session.made) == 20)
    replay = Replay(GAME, written(session))

    assert replay.as_data(replay.moment(20), perspective)["view"] == session.view(perspective)


def test_looking_changes_nothing() -> None:
    replay = Replay(GAME, specimen())
    moment = replay.moment(30)
    moment.state.choose(0)

    assert digest_of(replay, 30) == choice_of(30).state
    assert digest_of(replay, 31) == replay.steps[31].what.state


@pytest.mark.parametrize("number", [5, 49, 51, 120, 210])
def test_seeking_repeats_only_what_follows_a_snapshot(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(GAME, specimen())
    choose, repeated = decision.choose, []

    def counted(state: State, seat: int, key: str, name: str = "") -> None:
        repeated.append(key)
        choose(state, seat, key, name)

    monkeypatch.setattr(decision, "choose", counted)
    replay.moment(number)

    assert 0 < len(repeated) <= SNAPSHOT_EVERY


def test_stepping_on_repeats_one_choice_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    replay = Replay(GAME, specimen())
    replay.moment(30)
    choose, repeated = decision.choose, []

    def counted(state: State, seat: int, key: str, name: str = "") -> None:
        repeated.append(key)
        choose(state, seat, key, name)

    monkeypatch.setattr(decision, "choose", counted)
    replay.moment(31)

    assert repeated == [choice_of(31).key]


def test_undone_choices_are_marked() -> None:
    replay = opened()
    undo = next(step for step in replay.steps if isinstance(step.what, Undo) and step.what.consent)
    undone = [step.number for step in replay.steps if replay.is_undone(step)]

    assert undone[-7:] == [*range(undo.number - 7, undo.number)]
    assert undone[:-7] == [1]  # the free undo of the first choice
    assert digest(GAME, replay.moment(undo.number).state) == digest(GAME, replay.moment(undo.number - 8).state)


@pytest.mark.parametrize("number", [-1, 10_000])
def test_the_number_of_steps_is_limited(number: int) -> None:
    with pytest.raises(RecordError, match="steps are 0 to"):
        opened().moment(number)


# What is told to whom


def step_with(verb: str) -> int:
    return next(
        step.number
        for step in opened().steps
        if isinstance(step.what, Choice) and step.what.key.startswith(verb)
    )


def told(number: int, perspective: Perspective) -> dict[str, Any]:
    return opened().as_data(opened().moment(number), perspective)


def test_a_key_that_names_a_hidden_card_is_told_to_its_owner_only() -> None:
    number = step_with("send ")
    choice = choice_of(number)
    others: list[Perspective] = [None, *(seat for seat in range(3) if seat != choice.seat)]

    assert told(number, choice.seat)["key"] == told(number, ALL)["key"] == choice.key
    for other in others:
        assert told(number, other)["key"] is None
        assert choice.key.split()[1] not in str(told(number, other)["events"][0])


def test_all_seeing_eyes_are_told_every_secret() -> None:
    number = step_with("send ")

    assert told(number, ALL)["events"][0]["hero"] == choice_of(number).key.split()[1]
    assert set(told(0, ALL)["view"]["hand"]) == set(NAMES[:3])


def test_only_the_asked_seat_sees_its_options() -> None:
    asked = told(30, ALL)["view"]["awaited"]["seat"]

    assert "options" in told(30, asked)["view"]
    assert "options" not in told(30, (asked + 1) % 3)["view"]
    assert "options" not in told(30, None)["view"]


def test_steps_are_plain_data() -> None:
    for number in range(len(opened().steps)):
        for perspective in (0, None, ALL):
            msgspec.json.encode(told(number, perspective))


@pytest.mark.parametrize(
    ("text", "expected"), [("ana", 0), ("BEN", 1), (" Cleo ", 2), ("2", 2), ("ALL", ALL), ("spectator", None)]
)
def test_perspectives_are_found_by_name_and_number(text: str, expected: Perspective) -> None:
    assert find_perspective(text, NAMES[:3]) == expected


def test_a_seat_may_have_the_name_of_a_perspective() -> None:
    assert find_perspective("all", ["ana", "All", "2"]) == 1
    assert find_perspective("2", ["ana", "All", "2"]) == 2


@pytest.mark.parametrize("text", ["", "dan", "3", "-1"])
def test_an_unknown_perspective_is_refused_with_the_possible_ones(text: str) -> None:
    with pytest.raises(UnknownSeat, match="possible: 0 "):
        find_perspective(text, NAMES[:3])


# Records that are not what they seem


def test_a_game_that_is_not_over_is_not_finished() -> None:
    session = play_on(begin(), until=lambda session: len(session.made) == 20)

    assert not Replay(GAME, written(session)).is_finished()


def test_a_record_that_was_changed_is_not_opened() -> None:
    with pytest.raises(TamperedRecord, match=r"line 3: .*was changed after it was written"):
        Replay(GAME, specimen().replace(b'"by":"person"', b'"by":"bot"', 1))


def test_a_header_alone_is_not_a_game() -> None:
    with pytest.raises(RecordError, match="has not started"):
        Replay(GAME, specimen().splitlines(keepends=True)[0])


PASSED = number_of(Choice, lambda choice: choice.key == "pass")


@pytest.mark.parametrize(
    "changes",
    [{"key": "recruit"}, {"key": "dance"}, {"state": "0" * 16}, {"seat": 2**80}, {"seat": -2}, {"seat": 7}],
)
def test_a_replay_shows_nothing_that_did_not_happen(changes: dict[str, Any]) -> None:
    replay = Replay(GAME, forged(PASSED, **changes))
    step = next(step.number for step in replay.steps if step.line == PASSED)

    with pytest.raises(TamperedRecord, match=f"line {PASSED}: "):
        replay.moment(step)


@pytest.mark.parametrize(
    ("number", "changes"),
    [
        (PASSED, {"n": 77}),
        (number_of(Undo), {"to": 77}),
        (number_of(Undo), {"to": -1}),
    ],
)
def test_a_tree_that_cannot_be_is_not_opened(number: int, changes: dict[str, Any]) -> None:
    with pytest.raises(TamperedRecord, match=f"line {number}: "):
        Replay(GAME, forged(number, **changes))


@pytest.mark.parametrize("data", [{}, {"format": 2**80}, {"format": 1, "game": "rent-a-hero"}])
def test_a_forged_snapshot_is_not_trusted(data: dict[str, object]) -> None:
    replay = Replay(GAME, forged(number_of(Snapshot), data=data))

    with pytest.raises(TamperedRecord, match=f"snapshot after choice {SNAPSHOT_EVERY}"):
        replay.moment(SNAPSHOT_EVERY + 5)


def test_a_snapshot_of_another_moment_is_not_trusted() -> None:
    lines = read_lines(specimen())
    first, second = [line for line in lines if isinstance(line, Snapshot)][:2]
    first.data = second.data

    with pytest.raises(TamperedRecord, match="is not the one recorded"):
        Replay(GAME, sealed(lines)).moment(SNAPSHOT_EVERY + 5)


def test_a_game_begins_once() -> None:
    lines = read_lines(specimen())
    lines.insert(5, msgspec.structs.replace(lines[1]))

    with pytest.raises(TamperedRecord, match="line 6: a game starts once"):
        Replay(GAME, sealed(lines))


def test_a_game_with_nothing_but_a_snapshot_is_not_opened() -> None:
    lines = read_lines(specimen())

    with pytest.raises(TamperedRecord, match="line 2: "):
        Replay(GAME, sealed([lines[0], *(line for line in lines if isinstance(line, Snapshot))]))


def test_a_resumed_game_of_undos_can_be_stepped_through() -> None:
    session = begin(seed=6)
    chooser = random.Random(6)
    for _ in range(120):
        if session.decision() is None:
            break
        choose_at_random(session, chooser)
        if chooser.random() < 0.2:
            session.undo(chooser.randrange(3), to=chooser.randrange(len(session.made)), consent=True)
    replay = Replay(GAME, written(session))

    for number in reversed(range(len(replay.steps))):
        assert digest_of(replay, number) == replay.steps[number].what.state
