"""Whole games over the wire: two people and a bot, with everything that can happen besides choosing."""

from __future__ import annotations

import random
import threading
from contextlib import ExitStack
from typing import Any

import pytest

from questhall.core.records.verify import reopened
from questhall.games import GAMES
from questhall.server.http import conversation
from questhall.server.live import live_table
from questhall.server.table import actions, seat_views
from tests.server.serving import (
    WAIT_SECONDS,
    Clock,
    Running,
    asked_one,
    catch_up,
    client,
    do,
    first_option,
    opened,
    play_on,
    wait_for,
    wait_for_answer,
    without_words,
)


def at_random(seed: int) -> Any:
    picker = random.Random(seed)
    return lambda decision: str(picker.choice(decision["options"])["key"])


def test_two_people_and_a_bot_play_a_whole_game_that_anybody_can_check(server: Running) -> None:
    table = server.make("Ana", "friend", "easy")
    assert table.now()["phase"] == "gathering"
    assert server.refusal(f"/api/tables/{table.id}/record") == (409, "not-possible")

    table.join("Ben")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(None) as watcher:
        play_on([ana, ben], at_random(1))
        wait_for(watcher, lambda: bool(watcher.shown["result"]))

        results = [seat.shown["result"] for seat in (ana, ben, watcher)]
        assert without_words(results[0]) == without_words(results[1]) == without_words(results[2])
        assert all(result["verdict"] for result in results)
        assert ana.shown["view"]["players"][0]["hand"] is not None
        assert watcher.shown["view"]["players"][0]["hand"] is None
        with table.seat(0) as again:
            assert again.shown["view"] == ana.shown["view"]
            assert again.shown["log_length"] == ana.shown["log_length"]
            assert again.log == [entry for entry in ana.log if entry["n"] >= again.log[0]["n"]]


def test_a_spectator_sees_no_more_than_anybody_may(server: Running) -> None:
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana, table.seat(None) as watcher:
        play_on([ana], at_random(2), most=10)

        assert watcher.shown["decision"] is None
        assert all(player["hand"] is None for player in watcher.shown["view"]["players"])
        dealt = [entry for entry in watcher.log if entry["event"]["event"] == "dealt_hand"]
        assert dealt
        assert all("hero" not in entry["event"] for entry in dealt)
        assert do(watcher, "chat", text="psst")["code"] == "not-yours"
        assert do(watcher, "choose", choice=1, key="recruit")["code"] == "not-yours"


def test_tables_that_may_not_be_watched_open_to_seats_only(server: Running) -> None:
    table = server.make("Ana", "easy", "easy", watch=False)
    watcher = client.Seat(server.address, table.id, "")
    watcher.connect()
    assert watcher.receive()["code"] == "wrong-secret"
    watcher.close()


def test_a_choice_sent_twice_is_made_once(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(table.asked()) as ana:
        message = {"id": "c1", "choice": ana.decision()["choice"], "key": first_option(ana.decision())}
        assert do(ana, "choose", **message)["type"] == "ok"

        ana.close()
        ana.connect()
        assert do(ana, "choose", **message)["type"] == "ok"
        wait_for(ana, lambda: bool(ana.shown))
        session = reopened(GAMES["rent-a-hero"], server.stored(table.id), table.id)
        assert [made.key for made in session.made if made.by == "person"] == [message["key"]]

        assert do(ana, "choose", **{**message, "id": "c2"})["code"] in ("stale", "illegal")


def test_what_is_not_offered_is_refused_with_its_clause_and_explained(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(table.asked(), "pl") as ana:
        refused = do(ana, "choose", choice=ana.decision()["choice"], key="recruit")
        assert (refused["code"], refused["clause"]) == ("illegal", "RAH-OFFER-01")

        why = do(ana, "why", key="recruit")
        assert why["clause"] == "RAH-OFFER-01"
        assert "Tułacz" in why["text"]
        assert why["rule"]
        assert do(ana, "why", key="fly away")["code"] == "bad-value"
        assert do(ana, "why", key=ana.decision()["options"][0]["key"])["possible"] is True


def test_undo_is_free_while_nobody_has_seen_anything_and_needs_consent_afterwards(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo:
        seats = [ana, ben, cleo]
        assert do(ana, "undo")["code"] == "undo-refused"
        play_on(seats, first_option, most=6)
        asked_one(seats)  # nothing is chosen meanwhile, which would make it void
        choices = ana.shown["choice"]
        asker = next(seat for seat in seats if seat.shown["undo"] == "consent")
        others = [seat for seat in seats if seat is not asker]

        assert do(asker, "undo")["type"] == "ok"
        wait_for(others[0], lambda: others[0].table["undo"] is not None)
        assert others[0].table["undo"]["seat"] == asker.shown["seat"]
        assert do(others[0], "consent", agree=False)["type"] == "ok"
        wait_for(asker, lambda: asker.table["undo"] is None)
        assert asker.shown["choice"] == choices

        assert do(asker, "undo")["type"] == "ok"
        for other in others:
            assert do(other, "consent", agree=True)["type"] == "ok"
        wait_for(asker, lambda: asker.shown["choice"] < choices)
        with table.seat(asker.shown["seat"]) as again:
            assert again.shown["view"] == asker.shown["view"]
            assert again.log == asker.log


def test_only_windows_can_be_declined_by_an_order(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana:
        assert do(ana, "order", occasion="offer")["code"] == "bad-value"
        assert do(ana, "order", occasion="power_announced")["type"] == "ok"


def test_a_late_answer_never_hits_another_question(server: Running) -> None:
    """Numbers of choices come back after an undo: what was meant for one question is not taken for another."""
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo:
        seats = [ana, ben, cleo]
        for seat in seats:
            assert do(seat, "asking", asking="every")["type"] == "ok"
        asked_one(seats)
        start = ana.shown["choice"]
        play_on(seats, first_option, most=1)
        late = asked_one(seats)
        asker = next(seat for seat in seats if seat.shown["undo"] in ("free", "consent"))
        seen, is_free = late.decision(), asker.shown["undo"] == "free"
        assert do(asker, "undo")["type"] == "ok"
        for seat in seats:
            if seat is not asker and not is_free:
                assert do(seat, "consent", agree=True)["type"] == "ok"
        for seat in seats:
            wait_for(seat, lambda seat=seat: seat.shown["choice"] == start)  # type: ignore[misc]
        play_on(seats, first_option, most=1)
        asked_one(seats)
        again = late.decision()
        assert again is not None
        assert again["choice"] == seen["choice"]
        assert again["epoch"] != seen["epoch"]
        answer = {"choice": seen["choice"], "key": first_option(again)}
        assert do(late, "choose", epoch=seen["epoch"], **answer)["code"] == "stale"
        assert do(late, "choose", epoch=again["epoch"], **answer)["type"] == "ok"


def test_against_bots_alone_undo_needs_nobody(server: Running) -> None:
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana:
        while ana.shown["undo"] == "none":
            play_on([ana], first_option, most=1)
        wait_for(ana, lambda: ana.decision() is not None)
        message = ana.say("undo")
        while (told := ana.receive()).get("id") != message:
            if "undone" in told:
                assert told["undone"]["seat"] == 0
                assert told["undone"]["text"] == "Ana undoes their last choice"
        assert told["type"] == "ok"


def test_a_bot_plays_for_a_player_who_leaves_until_they_come_back(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo", level="easy")
    with table.seat(0) as ana:
        for seat in (1, 2):
            with table.seat(seat) as other:
                assert do(other, "leave")["type"] == "ok"
        play_on([ana], first_option, most=4)
        assert [seat["away"] for seat in table.now()["seats"]] == [False, True, True]
        with table.seat(1) as ben:
            assert ben.table["seats"][1]["away"] is False


def test_people_can_chat(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben:
        assert do(ana, "chat", text="  hello\n\x00 there ")["type"] == "ok"
        wait_for(ben, lambda: bool(ben.chat))
        assert ben.chat[0]["text"] == "hello there"
        assert ben.chat[0]["name"] == "Ana"
        assert do(ana, "chat", text="\x07")["code"] == "bad-value"
        with table.seat(2) as cleo:
            assert [said["text"] for said in cleo.chat] == ["hello there"]


@pytest.mark.parametrize(
    ("language", "begins", "you_begin"),
    [
        ("pl", "rozpoczyna grę", "Rozpoczynasz grę"),
        ("fr", "commence la partie", "Vous commencez la partie"),
    ],
)
def test_everybody_reads_their_own_language(
    server: Running, language: str, begins: str, you_begin: str
) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    table.asked()  # nothing happens by itself any more
    with table.seat(0, language) as ana, table.seat(1) as ben:
        first = [entry for entry in ana.log if entry["event"]["event"] == "first_player"]
        is_me = first[0]["event"]["seat"] == 0
        assert first[0]["text"].endswith(you_begin if is_me else begins)
        assert do(ana, "language", language="en")["type"] == "ok"
        assert [entry["n"] for entry in ana.log] == [entry["n"] for entry in ben.log]
        texts = [(mine["text"], other["text"]) for mine, other in zip(ana.log, ben.log, strict=True)]
        about_others = [pair for pair in texts if not any("you" in text.casefold() for text in pair)]
        assert about_others
        assert all(mine == other for mine, other in about_others)


def test_an_answer_before_its_turn_is_kept_and_given_then(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    seats = [client.Seat(server.address, table.id, table.secrets[seat]) for seat in range(3)]
    try:
        for seat in seats:
            seat.connect()
            wait_for(seat, lambda seat=seat: bool(seat.shown))  # type: ignore[misc]
        early = _reach_an_early_decision(seats)
        number, choices = early.shown["seat"], early.shown["choice"]

        assert do(early, "choose", choice=early.decision()["choice"], key="decline")["type"] == "ok"
        assert early.shown["decision"]["answer"] == "decline"
        assert early.shown["choice"] == choices

        told = []
        first = next(seat for seat in seats if seat.decision() and not seat.decision()["early"])
        first.choose("decline")
        while early.shown["choice"] < choices + 2:
            told += all_made(early.receive())
        assert {"seat": number, "by": "person", "key": "decline"} in told
    finally:
        for seat in seats:
            seat.close()


def test_declines_that_nobody_is_asked_for_are_part_of_the_choice(server: Running) -> None:
    """They are stored with it and shown with it, in one message for everybody."""
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo, table.seat(None) as watcher:
        players = [ana, ben, cleo]
        for seat in players:
            assert do(seat, "order")["type"] == "ok"
        told: dict[Any, Any] = {watcher: {}}
        while "then" not in told[watcher]:
            asked = asked_one(players)
            catch_up([*players, watcher])
            before = asked.shown["choice"]
            asked.choose(first_option(asked.decision()))
            told = {seat: _next_made(seat) for seat in (*players, watcher)}
        followed = [one["seat"] for one in told[watcher]["then"]]
        assert asked.shown["choice"] == before + 1 + len(followed)
        for seat, made in told.items():
            own = {"seat": seat.shown["seat"], "by": "person", "key": "decline"}
            then = [own if one == own["seat"] else {"seat": one, "by": "person"} for one in followed]
            assert made["then"] == then, "nobody is told whose declines were ordered"


def _next_made(seat: Any) -> Any:
    while (made := seat.receive(WAIT_SECONDS).get("made")) is None:
        pass
    return made


def test_spectators_are_counted_for_everybody_at_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """If each of some hundreds were told to all the others, coming and going together would stop the server."""
    monkeypatch.setattr(live_table, "SOON_SECONDS", WAIT_SECONDS)
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, ExitStack() as opened_:
        for _ in range(5):
            opened_.enter_context(table.seat(None))
        assert do(ana, "ping")["type"] == "ok"
        assert ana.table["watching"] == 0
        with table.seat(1):
            wait_for(ana, lambda: bool(ana.table["seats"][1]["here"]))
            assert ana.table["watching"] == 5, "players are told of at once, with whatever has changed"
    monkeypatch.setattr(live_table, "SOON_SECONDS", 0.0)
    other = server.make("Ana", "Ben", "Cleo")
    with other.seat(0) as ana, other.seat(None):
        wait_for(ana, lambda: ana.table["watching"] == 1)


def test_a_look_back_does_not_hold_up_the_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end, past = threading.Event(), seat_views.past

    def slow_past(*arguments: Any) -> Any:
        assert may_end.wait(WAIT_SECONDS)
        return past(*arguments)

    monkeypatch.setattr(conversation, "past", slow_past)
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(None) as watcher:
        looking = watcher.say("moment", choice=0)
        for seat in (ana, ben):
            assert do(seat, "asking", asking="every")["type"] == "ok"
        may_end.set()
        assert wait_for_answer(watcher, looking)["choice"] == 0


def test_not_everything_can_be_undone_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is undone stays in the record, which must not grow without end."""
    monkeypatch.setattr(actions, "MOST_UNDONE", 1)
    table = server.make("Ana", "easy", "easy")
    with table.seat(0) as ana:
        for expected in ("ok", "error"):
            wait_for(ana, lambda: ana.decision() is not None)
            ana.choose(first_option(ana.decision()))
            wait_for(ana, lambda: ana.decision() is not None and not ana.unanswered)
            assert do(ana, "undo")["type"] == expected


def all_made(message: dict[str, Any]) -> list[Any]:
    """The choices that a message tells of: one, and the declines that followed at the same moment."""
    made = message.get("made")
    return [] if made is None else [made, *made.get("then", [])]


def _reach_an_early_decision(seats: list[Any]) -> Any:
    """Play until a window asks two seats at once; returns the one whose turn is later."""
    for _ in range(100):
        asked_one(seats)  # it waits for the one whose turn is earlier
        found = [seat for seat in seats if seat.decision() and seat.decision()["early"]]
        if found:
            return found[0]
        play_on(seats, first_option, most=1)
    raise AssertionError("no window asked two seats")


def test_an_order_declines_windows_until_it_is_withdrawn(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, table.seat(1) as ben, table.seat(2) as cleo:
        for seat in (ana, ben, cleo):
            assert do(seat, "order")["type"] == "ok"
            assert seat.shown["orders"][0]["text"] == "Use nothing until further notice"
        asked: list[bool] = []

        def note(decision: Any) -> str:
            asked.append(decision["window"])
            return first_option(decision)

        play_on([ana, ben, cleo], note, most=30)
        assert asked
        assert not any(asked)
        assert do(ana, "order", until="tomorrow")["code"] == "bad-value"
        assert do(ana, "order", use="fly away")["code"] == "bad-value"
        assert do(ana, "withdraw")["type"] == "ok"
        assert ana.shown["orders"] == []


def test_the_clock_chooses_for_players_who_do_not(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    table = server.make("Ana", "easy", "easy", turn_seconds=3600, window_seconds=3600)
    with table.seat(0) as ana:
        wait_for(ana, lambda: ana.decision() is not None)
        clock.let_time_pass()
        made: list[Any] = []
        while {"seat": 0, "by": "clock"} not in made:
            made += [{"seat": told["seat"], "by": told["by"]} for told in all_made(ana.receive())]


def test_earlier_entries_of_the_log_can_be_read(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana:
        entries = do(ana, "log", **{"from": 0, "to": 5})["log"]
        assert [entry["n"] for entry in entries] == [0, 1, 2, 3, 4]
        assert do(ana, "log", **{"from": 0, "to": 5000})["code"] == "bad-value"


def test_one_connection_may_hold_several_seats(server: Running) -> None:
    table = server.make("Ana", "Ben", "easy")
    seat = client.Seat(server.address, table.id, table.secrets[0])
    seat.secret = ""
    seat.connect()
    seat.close()
    with opened(seat.url) as socket:
        hello = {"type": "hello", "protocol": 1, "secrets": [table.secrets[1], table.secrets[0]]}
        socket.send(client.json.dumps(hello))
        messages = [client.json.loads(socket.recv(WAIT_SECONDS)) for _ in range(3)]
        assert messages[0]["seats"] == [0, 1]
        assert [(message["seat"], message["count"]) for message in messages[1:]] == [(0, 1), (1, 1)]
        socket.send('{"type":"chat","id":"t","text":"who am I?"}')
        assert _answer_to(socket, "t")["code"] == "not-yours"
        socket.send('{"type":"chat","id":"t2","seat":1,"text":"I am Ben"}')
        assert _answer_to(socket, "t2")["type"] == "ok"


def _answer_to(socket: Any, message_id: str) -> Any:
    while (message := client.json.loads(socket.recv(WAIT_SECONDS))).get("id") != message_id:
        pass
    return message


def test_a_rematch_has_the_same_people_and_secrets_one_seat_further(server: Running) -> None:
    table = server.make("Ana", "easy", "easy")
    path = f"/api/tables/{table.id}/rematch"
    assert server.refusal(path, {}, table.secrets[0]) == (409, "not-possible")
    with table.seat(0) as ana:
        play_on([ana], at_random(3))
        again = server.ask(path, {}, table.secrets[0])
        wait_for(ana, lambda: ana.table["rematch"] == again["table"]["id"])
    assert again["seat"] == 1
    assert again["table"]["phase"] == "gathering"
    assert again["table"]["commitment"] != table.now()["commitment"]
    assert server.ask(path, {}, table.secrets[0])["table"]["id"] == again["table"]["id"]
    new = f"/api/tables/{again['table']['id']}"
    assert server.ask(f"{new}/ready", {"entropy": "w"}, table.secrets[0])["table"]["phase"] == "playing"
    assert server.refusal(path, {}, "wrong") == (403, "wrong-secret")


def test_a_table_made_before_with_the_same_secret_is_not_the_rematch(server: Running) -> None:
    """Else one player could send the others to a table at which nobody knows them."""
    table = server.make("Ana", "Ben", "easy", secret="s" * 22)
    trap = server.make("Eve", "easy", "easy", secret="t" * 22)
    with table.seat(0) as ana, table.seat(1) as ben:
        play_on([ana, ben], first_option)
    path = f"/api/tables/{table.id}/rematch"
    for secret in ("s" * 22, "t" * 22):
        again = server.ask(path, {"secret": secret}, table.secrets[0])
        assert again["table"]["id"] not in (table.id, trap.id)
        assert again["table"]["seats"][again["seat"]]["name"] == "Ana"


def test_the_rematch_of_a_campaign_is_its_next_quest_with_everybody_in_his_seat(server: Running) -> None:
    table = server.make("Ana", "easy", game="warhammer-quest", variants=["campaign"])
    with table.seat(0) as ana:
        play_on([ana], at_random(3))
        heroes = [hero["hero"] for hero in ana.shown["view"]["heroes"]]
        assert ana.shown["result"]["goes_on"]
    again = server.ask(f"/api/tables/{table.id}/rematch", {}, table.secrets[0])
    assert again["seat"] == 0
    table.id = again["table"]["id"]
    server.ask(f"/api/tables/{table.id}/ready", {"entropy": "w"}, table.secrets[0])
    with table.seat(0) as ana:
        assert [hero["hero"] for hero in ana.shown["view"]["heroes"]] == heroes
        assert ana.shown["view"]["quest"] == "trace_the_toxin"


def test_the_first_view_is_whole_and_every_message_is_counted(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    table.asked()  # nothing happens by itself any more
    with table.seat(1) as ben:
        assert ben.count == 1
        assert ben.shown["view"] == ben.shown["view"] | {"seat": 1}
        wait_for_answer(ben, ben.say("ping"))
        assert ben.count == 1


def test_a_spectator_who_comes_later_sees_what_the_others_see(server: Running) -> None:
    """Those who come at one moment share one encoded view, which must not outlive it."""
    table = server.make("Ana", "Ben", "Cleo")
    seats = [0, 1, 2]
    with ExitStack() as stack:
        people = [stack.enter_context(table.seat(number)) for number in seats]
        first = stack.enter_context(table.seat(None))
        second = stack.enter_context(table.seat(None))
        assert second.shown == first.shown
        before = first.shown["choice"]
        for _ in range(5):
            asked = asked_one(people)
            wait_for_answer(asked, asked.choose(first_option(asked.decision())))
        table.asked()  # nothing happens by itself any more
        later = stack.enter_context(table.seat(None))
        catch_up([first, later])
        assert later.shown["choice"] > before
        assert later.shown["view"] == first.shown["view"]
        assert later.log == first.log
