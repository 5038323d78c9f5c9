"""Games of Talisman as records: dice, secret Spells, windows inside windows, and what was taken back.

What holds for records of any game is tested in tests/core.
"""

from __future__ import annotations

import dataclasses
import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.cli.main import main
from questhall.core.engine.errors import UndoRefused
from questhall.core.interface.perspective import ALL
from questhall.core.interface.saving import digest
from questhall.core.records.record import (
    SNAPSHOT_EVERY,
    Choice,
    Line,
    Rules,
    Snapshot,
    Undo,
    read_lines,
    whole_lines,
)
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.core.records.undo import draws_of
from questhall.core.records.verify import replayed, verify
from questhall.games.talisman.game import TALISMAN
from tests.core.records.played_games import NAMES, choose_at_random, digest_of, judged, play_on, sealed, written

SEATS = NAMES[:4]
SECRET = (bytes(range(32)), [f"{name}'s word" for name in SEATS])
NEWER = dataclasses.replace(TALISMAN, rules_version=TALISMAN.rules_version + 1)
OTHER = "0" * 16
"""What older rules say the table was: today's never say so."""


def begin() -> Session:
    return Session.begin(TALISMAN, SEATS, variants=["time-limit"], covers=True, committed=SECRET)


@cache
def specimen() -> bytes:
    """A whole game with covers on, in which choices were taken back freely and by consent."""
    session = begin()
    chooser = random.Random(5)
    free_at, agreed_at = 40, 90
    while session.decision() is not None:
        draws = draws_of(session.state)
        choose_at_random(session, chooser)
        seat, number = session.made[-1].seat, len(session.made)
        if number > free_at and session.undo_right(seat) < number:
            session.undo(seat)
            free_at += 60
        elif number > agreed_at and draws_of(session.state) > draws:
            session.undo(seat, to=number - 20, consent=True)
            agreed_at += 100
    return written(session)


def lines() -> list[Line]:
    return read_lines(specimen())


def choices() -> list[int]:
    """The places of lines with choices."""
    return [place for place, line in enumerate(lines()) if isinstance(line, Choice)]


def test_the_specimen_has_all_that_a_record_can_have() -> None:
    undos = [line for line in lines() if isinstance(line, Undo)]

    assert {undo.consent for undo in undos} == {False, True}
    assert any(line.draws for line in lines() if isinstance(line, Choice))
    assert sum(isinstance(line, Snapshot) for line in lines()) > 3
    assert any(line.key.startswith("cast ") for line in lines() if isinstance(line, Choice))
    assert judged(specimen()) == "good"


# Tampering


def changed_in_some_way(line: Choice, way: str) -> dict[str, Any]:
    if way == "key":
        return {"key": "decline" if line.key != "decline" else "cast hex city"}
    if way == "seat":
        return {"seat": (line.seat + 1) % len(SEATS)}
    if way == "draws":
        return {"draws": [*line.draws, (0, 6, 5)]}
    return {"state": OTHER}


@pytest.mark.parametrize("way", ["key", "seat", "draws", "state"])
def test_what_was_changed_in_a_choice_is_found_however_well_it_is_sealed(way: str) -> None:
    for place in random.Random(way).sample(choices(), 6):
        forged = lines()
        choice = forged[place]
        assert isinstance(choice, Choice)
        forged[place] = msgspec.structs.replace(choice, **changed_in_some_way(choice, way))
        assert judged(sealed(forged)) == "tampered", f"line {place + 1}"


def test_a_die_that_fell_otherwise_is_found() -> None:
    forged = lines()
    place, choice = next(
        (place, line) for place, line in enumerate(forged) if isinstance(line, Choice) and line.draws
    )
    stream, sides, value = choice.draws[0]
    choice.draws[0] = (stream, sides, (value + 1) % sides)

    finding = verify(TALISMAN, sealed(forged)).findings[0]

    assert (finding.line, finding.field) == (place + 1, "draws.0.2")


def test_a_choice_that_is_left_out_is_found() -> None:
    for place in random.Random(2).sample(choices(), 4):
        assert judged(sealed([*lines()[:place], *lines()[place + 1 :]])) == "tampered"


# Replay


def test_steps_in_any_order_show_what_the_record_says() -> None:
    replay = Replay(TALISMAN, specimen())

    for number in random.Random(3).sample(range(len(replay.steps)), 40):
        assert digest_of(replay, number) == replay.steps[number].what.state


def test_each_seat_sees_its_own_spells_and_a_spectator_none() -> None:
    replay = Replay(TALISMAN, specimen())
    hands_seen = 0
    for number in range(0, len(replay.steps), 50):
        moment = replay.moment(number)
        opened: Any = replay.as_data(moment, ALL)["view"]
        for seat, name in enumerate(SEATS):
            view: Any = replay.as_data(moment, seat)["view"]
            if "prophetess" in opened["character"].values():
                continue
            hands = [player["spells"] for player in view["players"]]
            assert sorted(hands[seat] or []) == sorted(opened["spells"][name])
            others = [other for other in range(len(SEATS)) if other != seat]
            assert not any(hands[other] for other in others)
            hands_seen += bool(hands[seat])
        spectators: Any = replay.as_data(moment, None)["view"]
        assert not any(player["spells"] for player in spectators["players"])
    assert hands_seen > 5


def test_the_same_things_happen_as_when_it_was_played() -> None:
    session = begin()
    chooser = random.Random(8)
    happened = [list(session.opening)]
    for _ in range(300):
        asked = session.decision()
        assert asked is not None
        happened.append(session.choose(asked.seat, chooser.choice(asked.keys())))
    replay = Replay(TALISMAN, written(session))

    for number in range(0, len(happened), 7):
        for seat in (0, 3, None):
            told = [TALISMAN.event_for(event, seat) for event in happened[number]]
            assert replay.as_data(replay.moment(number), seat)["events"] == told


@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_a_record_is_verified_and_told_in_words(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.record"
    path.write_bytes(specimen())
    assert main(["verify", str(path)]) == 0
    assert f"{path}: good\n" in capsys.readouterr().out

    told: dict[str, str] = {}
    for seat in ("all", "spectator", "ana"):
        assert main(["replay", str(path), "--seat", seat, "--to", "120", "--lang", language]) == 0
        told[seat] = capsys.readouterr().out

    assert len({*told.values()}) == 3, "each sees something else"
    assert all(name in told["spectator"] for name in SEATS)
    assert "attack ben" in told["all"], "people are called by their names, not by their seats"


# Going on, also with mended rules


def test_a_game_stopped_at_any_byte_can_go_on() -> None:
    header = specimen().index(b"\n") + 1
    chooser = random.Random(4)
    for _ in range(6):
        whole = whole_lines(specimen()[: chooser.randrange(header, len(specimen()))])
        assert specimen().startswith(written(replayed(TALISMAN, whole)))


def test_updated_rules_take_over_from_the_last_snapshot(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    session = play_on(begin(), 6, lambda session: len(session.made) == 130)
    old = read_lines(written(session))
    for line in old:
        if isinstance(line, Choice) and line.n == 3:
            line.state = OTHER
        if isinstance(line, Choice) and line.n == 125:
            line.key = "cast hex nowhere"
    path.write_bytes(sealed(old))

    resumed = Session.resume(NEWER, path)
    assert resumed.digest() == digest(TALISMAN, session.state_at(124))
    play_on(resumed)
    resumed.close()

    (taken,) = [line for line in read_lines(path.read_bytes()) if isinstance(line, Rules)]
    assert (taken.version, taken.to, taken.snapshot) == (NEWER.rules_version, 124, 2 * SNAPSHOT_EVERY)
    report = verify(NEWER, path.read_bytes())
    assert report.findings == []
    assert report.is_finished()


# Taking back


def test_a_choice_is_free_to_undo_until_dice_or_cards_follow_or_another_player_acts() -> None:
    session = begin()
    chooser = random.Random(7)
    free = refused = 0
    while session.decision() is not None:
        before, draws = session.digest(), draws_of(session.state)
        choose_at_random(session, chooser)
        seat, number = session.made[-1].seat, len(session.made)
        if draws_of(session.state) > draws:
            with pytest.raises(UndoRefused):
                session.undo(seat)
            refused += 1
        elif session.undo_right(seat) == number - 1 and free < 100:
            session.undo(seat)
            assert session.digest() == before
            free += 1
        with pytest.raises(UndoRefused):
            session.undo((seat + 1) % len(SEATS), to=number - 1)
    assert free > 20
    assert refused > 20


def test_dice_are_never_rolled_again() -> None:
    """Taken back by consent and chosen anew, a roll shows the same."""
    session = begin()
    chooser = random.Random(9)
    compared = 0
    for _ in range(200):
        choose_at_random(session, chooser)
        first = session.lines[-1]
        if not isinstance(first, Choice) or not first.draws:
            continue
        session.undo(first.seat, to=first.n - 1, consent=True)
        session.choose(first.seat, first.key)
        again = next(line for line in reversed(session.lines) if isinstance(line, Choice))
        assert (again.draws, again.state) == (first.draws, first.state)
        compared += 1
    assert compared > 20
    assert judged(written(session)) == "unfinished"
