"""Where the players decide together everybody has a vote, and if they differ the party leader decides."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

from questhall.core.engine.state import PARTY
from questhall.core.records.record import Choice, read_lines
from tests.clauses import clause
from tests.server.serving import (
    WAIT_SECONDS,
    Clock,
    Made,
    Running,
    catch_up,
    client,
    do,
    first_option,
    hear_something,
    opened,
    wait_for,
)


def at_the_choice_of_a_leader(server: Running, *kinds: str, **fields: Any) -> Made:
    """A table of Warhammer Quest whose heroes have been taken: the party says who leads."""
    table = server.make(*kinds, game="warhammer-quest", **fields)
    with ExitStack() as stack:
        seats = [stack.enter_context(table.seat(number)) for number in table.secrets]
        catch_up(seats)
        while seats[0].shown["awaited"]["seat"] != PARTY:
            asked = [seat for seat in seats if seat.decision() and not seat.decision()["early"]]
            if asked:
                vote(asked[0], first_option(asked[0].decision()))
            else:
                hear_something(seats)
            catch_up(seats)
    return table


def vote(seat: Any, key: str) -> None:
    assert do(seat, "choose", choice=seat.shown["decision"]["choice"], key=key)["type"] == "ok"


def choice_of_leader(server: Running, table: Made, heroes: int = 3) -> Choice:
    """What was chosen after the heroes."""
    lines = [line for line in read_lines(server.stored(table.id)) if isinstance(line, Choice)]
    return lines[heroes]


def test_the_party_has_chosen_when_all_its_people_have(server: Running) -> None:
    table = at_the_choice_of_a_leader(server, "Ana", "Ben", "easy")
    with table.seat(0) as ana, table.seat(1) as ben:
        assert ana.decision()["votes"] == []

        vote(ana, "lead seat-1")
        assert ana.shown["choice"] == 3
        assert ana.shown["decision"]["answer"] == "lead seat-1"
        wait_for(ben, lambda: bool(ben.decision()["votes"]))
        assert ben.decision()["votes"] == [{"seat": 0, "key": "lead seat-1"}]
        assert ben.decision()["answer"] == ""
        assert table.asked() == 1

        vote(ben, "lead seat-1")
        assert ben.shown["choice"] > 3
    made = choice_of_leader(server, table)
    assert (made.seat, made.key, made.by) == (PARTY, "lead seat-1", "person")


@clause("WHQ-LEADER-02")
def test_if_they_differ_the_leader_decides(server: Running) -> None:
    """Before there is a leader the first seat speaks for the party."""
    table = at_the_choice_of_a_leader(server, "Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo:
        assert ben.decision()["casting_vote"] == 0
        vote(ben, "lead seat-1")
        vote(ana, "lead seat-0")
        vote(cleo, "lead seat-1")
    assert choice_of_leader(server, table).key == "lead seat-0"


def test_where_a_bot_leads_most_votes_count(server: Running) -> None:
    table = at_the_choice_of_a_leader(server, "easy", "Ana", "Ben", "Cleo")
    with table.seat(1) as ana, table.seat(2) as ben, table.seat(3) as cleo:
        assert ana.decision()["casting_vote"] is None
        vote(ana, "lead seat-1")
        vote(ben, "lead seat-2")
        vote(cleo, "lead seat-2")
    assert choice_of_leader(server, table, heroes=4).key == "lead seat-2"


def test_a_vote_can_be_changed_until_all_have_voted(server: Running) -> None:
    table = at_the_choice_of_a_leader(server, "Ana", "Ben", "easy")
    with table.seat(0) as ana, table.seat(1) as ben:
        vote(ana, "lead seat-0")
        vote(ana, "lead seat-2")
        wait_for(ben, lambda: ben.decision()["votes"] == [{"seat": 0, "key": "lead seat-2"}])
        vote(ben, "lead seat-2")
    assert choice_of_leader(server, table).key == "lead seat-2"


def test_one_person_alone_chooses_at_once_and_can_undo(server: Running) -> None:
    table = at_the_choice_of_a_leader(server, "Ana", "easy", "easy")
    with table.seat(0) as ana:
        vote(ana, "lead seat-0")
        assert ana.shown["choice"] == 4
        assert ana.shown["undo"] != "none"
        assert do(ana, "undo")["type"] == "ok"
        assert ana.shown["awaited"]["seat"] == PARTY
    assert choice_of_leader(server, table).seat == 0


def test_what_the_party_chose_is_undone_if_all_agree(server: Running) -> None:
    table = at_the_choice_of_a_leader(server, "Ana", "Ben", "easy")
    with table.seat(0) as ana, table.seat(1) as ben:
        for seat in (ana, ben):
            vote(seat, "lead seat-0")
        assert ben.shown["undo"] == "consent"
        assert do(ben, "undo")["type"] == "ok"
        assert do(ana, "consent", agree=True)["type"] == "ok"
        assert ana.shown["awaited"]["seat"] == PARTY
        assert ana.decision()["votes"] == []


def test_a_player_who_leaves_has_no_vote(server: Running) -> None:
    table = at_the_choice_of_a_leader(server, "Ana", "Ben", "easy")
    with table.seat(0) as ana, table.seat(1) as ben:
        vote(ana, "lead seat-2")
        assert do(ben, "leave")["type"] == "ok"
        wait_for(ana, lambda: ana.shown["choice"] > 3)
    assert choice_of_leader(server, table).key == "lead seat-2"


def test_a_vote_counts_for_every_seat_of_the_connection(server: Running) -> None:
    table = at_the_choice_of_a_leader(server, "Ana", "Ben", "easy")
    url = client.Seat(server.address, table.id, "").url
    with opened(url) as socket:
        hello = {"type": "hello", "protocol": 1, "secrets": [table.secrets[0], table.secrets[1]]}
        socket.send(client.json.dumps(hello))
        choice = {"type": "choose", "id": "v", "seat": 1, "choice": 4, "key": "lead seat-1"}
        socket.send(client.json.dumps(choice))
        while (message := client.json.loads(socket.recv(WAIT_SECONDS))).get("id") != "v":
            pass
        assert message["type"] == "ok"
    made = choice_of_leader(server, table)
    assert (made.seat, made.key) == (PARTY, "lead seat-1")


def test_when_time_is_over_those_who_have_voted_decide(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    table = at_the_choice_of_a_leader(server, "Ana", "Ben", "easy", turn_seconds=3600, window_seconds=3600)
    with table.seat(0) as ana:
        vote(ana, "lead seat-2")
        assert ana.shown["choice"] == 3
        clock.let_time_pass()
        wait_for(ana, lambda: ana.shown["choice"] > 3)
    made = choice_of_leader(server, table)
    assert (made.key, made.by) == ("lead seat-2", "clock")
