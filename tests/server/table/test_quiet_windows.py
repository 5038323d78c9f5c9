"""Quiet windows: people are not asked in them unless they want to be, and nobody else waits for them there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from questhall.core.interface.standing_orders import Order
from questhall.core.records.record import By, LaidOut
from questhall.core.records.verify import reopened
from questhall.games import find_game
from questhall.games.talisman.game import TALISMAN
from questhall.server.live.automatic_moves import next_step
from questhall.server.live.live_table import as_stored
from questhall.server.protocol.refusals import Refusal
from questhall.server.table import actions
from questhall.server.table.asked_seats import asked_seats
from questhall.server.table.table_setup import rematch_of
from questhall.server.table.table_state import Standing
from tests.server.live.test_secrecy import NAMES, played, sat_down
from tests.server.live.test_whole_games import at_random
from tests.server.postgres import new_database
from tests.server.serving import Made, Running, do, play_on, sqlite_in, wait_for, wait_for_answer
from tests.server.storage.test_postgresql import elsewhere

BELONGINGS = LaidOut(
    ["ana", "ben", "cleo"],
    {
        "character": {"ana": "warrior", "ben": "assassin", "cleo": "sorceress"},
        "objects": {"ana": ["sword"], "ben": ["shield"]},
        "spells": {"cleo": ["immobility"]},
    },
)
"""Ana's turn begins: she and Ben could ditch something, Cleo could cast a Spell."""
ANA, BEN, CLEO = range(3)


def turn_of_ana() -> Standing:
    return sat_down(TALISMAN, played(TALISMAN, [], (), BELONGINGS), ANA).standing


def next_maker(standing: Standing) -> tuple[int, By, str] | None:
    step = next_step(standing)
    return None if step is None else (step.seat, step.by, step.key)


# A window that is quiet for some


def test_who_is_asked_in_a_window_is_told_whether_it_is_quiet_there() -> None:
    found = asked_seats(TALISMAN, turn_of_ana().playing.state)

    assert {seat: asked.is_quiet for seat, asked in found.items()} == {ANA: True, BEN: True, CLEO: False}
    assert [found[seat].ahead for seat in (ANA, BEN, CLEO)] == [0, 1, 2]


def test_people_are_not_asked_there_and_decline_at_once() -> None:
    standing = turn_of_ana()

    assert standing.asked_people() == [CLEO]
    assert next_maker(standing) == (ANA, "order", "decline")
    actions.make(standing, ANA, "decline", "order")
    assert next_maker(standing) == (BEN, "order", "decline")


def test_a_player_can_ask_to_be_asked() -> None:
    standing = turn_of_ana()
    actions.ask_quiet(standing, ANA, ask=True)
    assert standing.asked_people() == [ANA, CLEO]
    assert next_maker(standing) == (ANA, "clock", "decline")

    actions.ask_quiet(standing, ANA, ask=False)
    assert standing.asked_people() == [CLEO]


def test_a_choice_that_comes_while_it_is_open_counts() -> None:
    standing = turn_of_ana()
    actions.choose(standing, BEN, 2, "ditch shield")
    actions.choose(standing, ANA, 1, "ditch sword")

    assert [made.key for made in standing.playing.made] == ["ditch sword"]


def test_an_early_answer_is_given_in_its_turn() -> None:
    standing = turn_of_ana()
    actions.choose(standing, BEN, 2, "ditch shield")
    actions.make(standing, ANA, "decline", "order")

    assert next_maker(standing) == (BEN, "person", "ditch shield")


def test_an_order_to_use_something_comes_first() -> None:
    standing = turn_of_ana()
    standing.orders.give(ANA, Order(use="ditch sword"))

    assert next_maker(standing) == (ANA, "order", "ditch sword")
    assert ANA in standing.asked_people(), "until then she may think better of it"


def test_bots_are_asked_as_the_rules_have_it() -> None:
    standing = sat_down(TALISMAN, played(TALISMAN, [], (), BELONGINGS), BEN, bots=[ANA]).standing

    assert next_maker(standing) == (ANA, "bot", "")


def test_bots_keep_nobody_waiting_there() -> None:
    standing = sat_down(TALISMAN, played(TALISMAN, [], (), BELONGINGS), BEN, bots=[ANA, CLEO]).standing
    standing.document.pace = 700

    def wait() -> float:
        step = next_step(standing)
        assert step is not None
        return round(step.at - standing.opened, 3)

    assert wait() == 0
    actions.make(standing, ANA, "decline", "bot")
    actions.make(standing, BEN, "decline", "order")
    assert wait() == 0.7, "whether a Spell fits is nobody else's business"


def test_a_quiet_decline_does_not_prevent_an_undo() -> None:
    standing = turn_of_ana()
    actions.choose(standing, ANA, 1, "ditch sword")
    while (step := next_step(standing)) is not None and step.by == "order":
        actions.make(standing, step.seat, step.key, step.by)

    assert {made.seat for made in standing.playing.made if made.by == "order"} == {BEN}
    assert actions.undo_kind(standing, ANA) == "free"


# What is kept


def test_the_document_keeps_who_wants_to_be_asked() -> None:
    standing = turn_of_ana()
    assert "ask_quiet" not in as_stored(standing, 2).document, "documents of before are read as they were"
    actions.ask_quiet(standing, BEN, ask=True)
    standing.take_document(as_stored(standing, 2))

    assert standing.orders.undisturbed == {ANA, CLEO}
    assert standing.asked_people() == [BEN, CLEO]


def test_a_rematch_keeps_it_too() -> None:
    standing = turn_of_ana()
    actions.ask_quiet(standing, BEN, ask=True)

    assert [seat.ask_quiet for seat in rematch_of(standing).seats if seat.name == NAMES[BEN]] == [True]


def test_a_game_without_quiet_windows_has_none_to_ask_in() -> None:
    game = find_game("rent-a-hero")
    standing = sat_down(game, played(game, [], ()), ANA).standing

    with pytest.raises(Refusal, match="quiet"):
        actions.ask_quiet(standing, ANA, ask=True)


# Over the wire


def talisman(server: Running) -> Made:
    return server.make("Ana", "Ben", "Cleo", game="talisman")


def play(table: Made, most: int, ask: bool | None = None) -> None:
    """Let everybody choose at random for a while, after having said whether they want to be asked."""
    with table.seat(ANA) as ana, table.seat(BEN) as ben, table.seat(CLEO) as cleo:
        for seat in (ana, ben, cleo):
            if ask is not None:
                assert do(seat, "quiet", ask=ask)["type"] == "ok"
                assert seat.shown["ask_quiet"] is ask
        play_on([ana, ben, cleo], at_random(5), most)


def answered_by(server: Running, table: Made) -> Counter[tuple[By, bool]]:
    """Who made the choices of a table, and whether they were in quiet windows."""
    session = reopened(TALISMAN, server.stored(table.id), table.id)
    states = [session.state_at(n) for n in range(len(session.made))]
    return Counter(
        (made.by, TALISMAN.is_quiet_for(state, made.seat))
        for made, state in zip(session.made, states, strict=True)
    )


def test_at_first_nobody_is_asked_in_quiet_windows(server: Running) -> None:
    table = talisman(server)
    play(table, most=80)

    found = answered_by(server, table)
    assert found["order", True] > 5
    assert found["person", False] > 5
    assert set(found) == {("order", True), ("person", False)}


def test_whoever_says_so_is_asked_everywhere(server: Running) -> None:
    table = talisman(server)
    play(table, most=80, ask=True)

    found = answered_by(server, table)
    assert found["person", True] > 5
    assert set(found) == {("person", True), ("person", False)}


def test_nobody_else_can_say_so(server: Running) -> None:
    table = talisman(server)
    with table.seat(ANA) as ana, table.seat(BEN) as ben, table.seat(None) as watcher:
        refused = wait_for_answer(ben, ben.say("quiet", seat=ANA, ask=True))
        assert refused["code"] == "not-yours"
        assert do(watcher, "quiet", ask=True)["code"] == "not-yours"
        assert do(ben, "quiet", ask="yes")["code"] == "bad-message"
        assert do(ben, "quiet", ask=True)["type"] == "ok"
        do(ana, "ping")
        assert not ana.shown["ask_quiet"]
        assert not watcher.shown["ask_quiet"]


def test_it_lasts_through_a_restart(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        table = talisman(server)
        play(table, most=0, ask=True)
    with Running(sqlite_in(tmp_path)) as server:
        again = elsewhere(table, server)
        play(again, most=60)
        assert "order" not in {by for by, _ in answered_by(server, again)}


def test_other_servers_follow_it(cluster: Path) -> None:
    url = new_database(cluster)
    with Running(url) as one, Running(url) as two:
        table = talisman(one)
        there = elsewhere(table, two)
        with table.seat(ANA) as ana, there.seat(ANA) as same:
            assert do(ana, "quiet", ask=True)["type"] == "ok"
            wait_for(same, lambda: bool(same.shown["ask_quiet"]))


@pytest.mark.parametrize(
    ("game", "has_them"), [("rent-a-hero", False), ("talisman", True), ("warhammer-quest", True)]
)
def test_games_say_whether_they_have_quiet_windows(server: Running, game: str, has_them: bool) -> None:
    described: Any = server.ask(f"/api/games/{game}")

    assert described["quiet"] is has_them
