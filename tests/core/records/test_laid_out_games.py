"""Games that begin at the position of a scenario file: the same table, and records like any other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from questhall.cli.commands.scenarios import clauses_of
from questhall.core.engine.errors import RecordError
from questhall.core.interface.saving import digest
from questhall.core.records.record import Header, LaidOut, Line, encode, seal
from questhall.core.records.replay import Replay
from questhall.core.records.session import Session
from questhall.core.records.verify import replayed, verify
from questhall.core.scenario import Scenario, load, play_to
from questhall.core.scenario.lesson import laid_out
from questhall.games import find_game

FOLDER = Path(__file__).parents[3] / "scenarios"
OF_EACH_GAME = 12
FILES = [
    file
    for game in ("rent-a-hero", "talisman", "warhammer-quest")
    for file in sorted((FOLDER / game).glob("*.toml"))[:OF_EACH_GAME]
]
RENT_A_HERO = find_game("rent-a-hero")
OFFER: dict[str, object] = {
    "moment": "offer",
    "active": "cleo",
    "requirement": "wizard",
    "wanderer": "wizard",
    "hand": {"ana": ["witch", "witch"], "ben": ["wizard"], "cleo": ["wizard"]},
}


def read(file: Path) -> Scenario:
    return load(file.read_text("utf-8"), find_game, clauses_of)


def begun(scenario: Scenario) -> Session:
    names = [f"Player {number}" for number in range(len(scenario.seats))]
    setup = scenario.setup
    return Session.begin(
        scenario.game,
        names,
        seed=scenario.seed,
        variants=list(setup.variants),
        covers=setup.covers,
        carried=setup.carried,
        laid_out=laid_out(scenario),
    )


def data_of(lines: list[Line]) -> bytes:
    return b"".join(map(encode, lines))


def at_an_offer() -> Session:
    table = LaidOut(["ana", "ben", "cleo"], OFFER)
    return Session.begin(RENT_A_HERO, ["Zoe", "Yan", "Xia"], seed=1, laid_out=table)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_scenario_is_played_alike_at_a_table_and_from_its_record(file: Path) -> None:
    """Also with the dice and shuffles that the file fixes."""
    scenario = read(file)
    if scenario.position is None:
        with pytest.raises(Exception, match="only a deal"):
            laid_out(scenario)
        return
    play = play_to(scenario, len(scenario.steps))
    session = begun(scenario)
    for made in play.made:
        session.choose(made.seat, made.key, made.by)
    assert session.digest() == digest(play.game, play.state)
    report = verify(scenario.game, data_of(session.lines))
    assert report.findings == []
    assert report.session is not None
    assert report.session.digest() == session.digest()


def test_fixed_dice_and_shuffles_are_among_those_tried() -> None:
    scenarios = [read(file) for file in FILES]
    assert any(scenario.dice and scenario.position is not None for scenario in scenarios)
    assert any(scenario.orders and scenario.position is not None for scenario in scenarios)


def test_everything_can_be_undone_to_the_position() -> None:
    session = at_an_offer()
    before = session.digest()
    session.choose(0, "hint witch")
    session.choose(0, "pass")
    session.undo(0, to=0, consent=True)
    assert session.digest() == before
    assert digest(RENT_A_HERO, session.state_at(0)) == before
    session.choose(0, "recruit")
    assert verify(RENT_A_HERO, data_of(session.lines)).findings == []
    first = Replay(RENT_A_HERO, data_of(session.lines)).moment(0)
    assert digest(RENT_A_HERO, first.state) == before


def test_a_game_from_a_position_is_resumed_from_its_file(tmp_path: Path) -> None:
    session = at_an_offer()
    session.keep_in(tmp_path / "game.record")
    session.choose(0, "pass")
    session.close()
    again = Session.resume(RENT_A_HERO, tmp_path / "game.record")
    assert again.digest() == session.digest()
    again.close()


def test_a_header_of_a_dealt_game_is_written_as_ever() -> None:
    dealt = Session.begin(RENT_A_HERO, ["Zoe", "Yan", "Xia"], seed=1)
    assert b"laid_out" not in data_of(dealt.lines)


def test_a_changed_position_is_found() -> None:
    session = at_an_offer()
    session.choose(0, "recruit")
    data = data_of(session.lines)
    assert b'"wanderer":"wizard"' in data
    report = verify(RENT_A_HERO, data.replace(b'"wanderer":"wizard"', b'"wanderer":"sergeant"'))
    assert report.findings


Change = Callable[[LaidOut], object]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda table: table.seats.pop(), "a position of 2 seats for a game of 3"),
        (lambda table: table.position.update(moment="night"), "unknown value 'night'"),
        (lambda table: table.position.update(wanderer=None), "not a position from a scenario file"),
        (lambda table: table.position.update(deck=[[[None]]]), "not a position from a scenario file"),
        (lambda table: table.position.update(deck=nested(100)), "not a position from a scenario file"),
        (lambda table: table.dice.append(0), "a die shows 1 or more, found 0"),
        (lambda table: table.shuffles.append(["joker"]), "Rent a Hero has no card joker"),
    ],
)
def test_an_invalid_position_is_refused(change: Change, message: str) -> None:
    lines = at_an_offer().lines
    header = msgspec.structs.replace(lines[0])
    assert isinstance(header, Header)
    assert isinstance(header.laid_out, LaidOut)
    header.laid_out = msgspec.json.decode(msgspec.json.encode(header.laid_out), type=LaidOut)
    change(header.laid_out)
    header.chain = seal(header, "")
    with pytest.raises(RecordError, match=message):
        replayed(RENT_A_HERO, data_of([header, *lines[1:]]))


def nested(depth: int) -> list[object]:
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value
