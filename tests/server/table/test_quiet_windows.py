"""Where people are asked: in no quiet window unless they want to be, and nobody waits for them there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
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
from questhall.server.protocol.client_messages import Rematch
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


def test_a_player_asked_in_a_window_is_told_whether_it_is_quiet_there() -> None:
    standing = turn_of_ana()
    found = asked_seats(TALISMAN, standing.playing.state, standing.asked_first())

    assert {seat: asked.is_quiet for seat, asked in found.items()} == {ANA: True, BEN: True, CLEO: False}
    assert [found[seat].ahead for seat in (ANA, BEN, CLEO)] == [0, 1, 2]


def test_people_are_not_asked_there_and_decline_at_once() -> None:
    standing = turn_of_ana()

    assert standing.asked_people() == [CLEO]
    assert next_maker(standing) == (ANA, "order", "decline")
    actions.make(standing, ANA, "decline", "order")
    assert next_maker(standing) == (BEN, "order", "decline")


def test_a_player_can_ask_to_be_asked_always() -> None:
    standing = turn_of_ana()
    actions.set_asking(standing, ANA, "every")
    assert standing.asked_people() == [ANA, CLEO]
    assert next_maker(standing) == (ANA, "clock", "decline")

    actions.set_asking(standing, ANA, "fitting")
    assert standing.asked_people() == [CLEO]


def test_a_player_can_ask_to_be_asked_only_where_they_are_concerned() -> None:
    """Cleo could hold Ana up, but nothing happens to her."""
    standing = turn_of_ana()
    actions.set_asking(standing, CLEO, "concerned")

    assert standing.asked_people() == []


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
    while (step := next_step(standing)) is not None and step.by == "order" and not step.lifts:
        actions.make(standing, step.seat, step.key, step.by)

    assert {made.seat for made in standing.playing.made if made.by == "order"} == {BEN}
    assert actions.undo_kind(standing, ANA) == "free"


# What is kept


def test_the_document_keeps_who_wants_to_be_asked() -> None:
    standing = turn_of_ana()
    assert "asking" not in as_stored(standing, 2).document
    actions.set_asking(standing, BEN, "every")
    standing.take_document(as_stored(standing, 2))

    assert standing.orders.asking == {ANA: "fitting", BEN: "every", CLEO: "fitting"}
    assert standing.asked_people() == [BEN, CLEO]


def test_older_documents_can_be_read() -> None:
    row = as_stored(turn_of_ana(), 2)
    before = row.document.replace('"name":"Ben"', '"name":"Ben","ask_quiet":true')
    assert before != row.document
    standing = turn_of_ana()
    standing.take_document(replace(row, document=before))

    assert standing.document.seats[BEN].asking == "every"


def test_a_rematch_keeps_what_players_want_to_be_asked() -> None:
    standing = turn_of_ana()
    actions.set_asking(standing, BEN, "every")

    seats = rematch_of(standing, Rematch()).document.seats

    assert [seat.asking for seat in seats if seat.name == NAMES[BEN]] == ["every"]


# Windows in which not being asked would tell something


SECRETS = LaidOut(
    ["ana", "ben", "cleo"],
    {
        "character": {"ana": "warrior", "ben": "ghoul", "cleo": "sorceress"},
        "spells": {"ben": ["hex"], "cleo": ["immobility"]},
    },
)
"""Ana's turn begins. Cleo's Spell fits, Ben's does not fit in another's turn; only they know that."""


def secrets_in_turn_of_ana(bots: Sequence[int] = ()) -> Standing:
    return sat_down(TALISMAN, played(TALISMAN, [], (), SECRETS), ANA, bots).standing


def moment_of(standing: Standing) -> float:
    """How long after the window opened the next thing happens by itself."""
    step = next_step(standing)
    assert step is not None
    return round(step.at - standing.opened, 3)


def test_a_player_without_a_fitting_spell_is_not_asked_but_answered_for_when_all_are() -> None:
    standing = secrets_in_turn_of_ana()
    assert standing.asked_people() == [CLEO]
    step = next_step(standing)
    assert step is not None
    assert (step.seat, step.lifts) == (BEN, True)

    actions.lift_cover(standing)
    assert [(made.seat, made.key, made.by) for made in standing.playing.made] == [(BEN, "decline", "order")]


def test_a_player_with_one_is_asked_and_may_think_as_long_as_they_like() -> None:
    standing = secrets_in_turn_of_ana()
    actions.lift_cover(standing)
    actions.lift_cover(standing)
    assert standing.asked_people() == [CLEO]
    assert next_maker(standing) == (CLEO, "clock", "decline")
    assert moment_of(standing) == 20


@pytest.mark.usefixtures("no_time_passes")
def test_a_quick_decline_waits_for_that_moment_and_a_spell_does_not() -> None:
    standing = secrets_in_turn_of_ana()
    actions.lift_cover(standing)
    actions.choose(standing, CLEO, 2, "decline")
    assert len(standing.playing.made) == 1
    step = next_step(standing)
    assert step is not None
    assert (step.seat, step.lifts) == (CLEO, True)
    offered = standing.asked()[CLEO].decision.options
    spell = next(option.key for option in offered if option.verb == "cast immobility")
    actions.choose(standing, CLEO, 2, spell)
    assert standing.playing.made[-1].key == spell


def test_where_several_people_play_that_moment_hides_a_glance() -> None:
    assert moment_of(secrets_in_turn_of_ana()) == 1
    alone = secrets_in_turn_of_ana(bots=[ANA, CLEO])
    assert moment_of(alone) == 0.7, "as long as bots take"
    alone.document.skip = True
    assert moment_of(alone) == 0
    together = secrets_in_turn_of_ana()
    together.document.skip = True
    assert moment_of(together) == 1, "bots may hurry, secrets do not"


@pytest.mark.usefixtures("no_time_passes")
def test_nobody_freely_undoes_an_answer_that_may_have_been_automatic() -> None:
    """Whether it was an order that declined for Ben or Ben himself is the same to Ana."""
    kinds = []
    for asking in ("fitting", "every"):
        standing = sat_down(TALISMAN, played(TALISMAN, [], (), BELONGINGS_AND_SECRETS), ANA).standing
        actions.set_asking(standing, ANA, "every")
        actions.set_asking(standing, BEN, asking)
        actions.choose(standing, ANA, 1, "ditch sword")
        assert actions.undo_kind(standing, ANA) == "free"
        if asking == "every":
            actions.choose(standing, BEN, 2, "decline")
        actions.lift_cover(standing)
        assert standing.playing.made[-1].seat == BEN
        kinds.append((standing.playing.made[-1].by, actions.undo_kind(standing, ANA)))
    assert kinds == [("order", "consent"), ("person", "consent")]


BELONGINGS_AND_SECRETS = LaidOut(
    SECRETS.seats,
    {**SECRETS.position, "objects": {"ana": ["sword"], "ben": ["shield"]}},
)


# Questions with one answer


def test_a_question_with_one_answer_is_not_asked() -> None:
    """Back at whoever sent it the wanderer has to be recruited, and everybody can see that."""
    game = find_game("rent-a-hero")
    standing = sat_down(game, played(game, [], ()), ANA).standing
    while True:
        decision = standing.decision()
        assert decision is not None
        if len(decision.options) == 1 and not decision.is_window and decision.occasion == "offer":
            break
        key = "pass" if decision.offers("pass") else "decline" if decision.is_window else decision.keys()[0]
        actions.make(standing, decision.seat, key, "person")
    standing.document.pace = 300

    assert standing.asked_people() == []
    assert next_maker(standing) == (decision.seat, "order", "recruit")
    assert moment_of(standing) == 0.3


def test_a_question_with_one_answer_is_asked_if_that_would_betray_a_hand() -> None:
    """Whoever has one card that fits is asked like anybody who has several."""
    game = find_game("rent-a-hero")
    for choices in range(40):
        standing = sat_down(game, played(game, [], ()), ANA).standing
        for _ in range(choices):
            decision = standing.decision()
            assert decision is not None
            actions.make(standing, decision.seat, decision.keys()[-1], "person")
        decision = standing.decision()
        assert decision is not None
        if decision.occasion == "send":
            assert standing.asked_people() == [decision.seat]


# The speed of bots


def test_the_maker_changes_how_fast_bots_play() -> None:
    standing = secrets_in_turn_of_ana(bots=[BEN])
    standing.document.seats[ANA].secret = standing.document.maker = "digest"
    standing.document.seats[CLEO].secret = "another"
    actions.set_pace(standing, ANA, 150, skip=True)
    assert (standing.document.pace, standing.document.skip) == (150, True)
    with pytest.raises(Refusal):
        actions.set_pace(standing, CLEO, 700, skip=False)
    standing.document.seats[ANA].away = True
    actions.set_pace(standing, CLEO, 700, skip=False)
    assert (standing.document.pace, standing.document.skip) == (700, False)


@pytest.mark.parametrize("pace", [0, 5001])
def test_an_unknown_speed_is_refused(pace: int) -> None:
    with pytest.raises(Refusal):
        actions.set_pace(turn_of_ana(), ANA, pace, skip=False)


def test_skipping_lets_bots_answer_as_fast_as_they_can() -> None:
    standing = sat_down(TALISMAN, played(TALISMAN, [], (), SECRETS), BEN, bots=[ANA, CLEO]).standing
    while standing.decision() is not None and standing.decision().is_window:  # type: ignore[union-attr]
        actions.make(standing, standing.decision().seat, "decline", "bot")  # type: ignore[union-attr]
    assert next_maker(standing) == (ANA, "bot", "")
    assert moment_of(standing) == 0.7
    standing.document.skip = True
    assert moment_of(standing) == 0


# Over the wire


def talisman(server: Running) -> Made:
    return server.make("Ana", "Ben", "Cleo", game="talisman")


def play(table: Made, most: int, asking: str = "") -> None:
    """Let everybody choose at random for a while, after having said where they want to be asked."""
    with table.seat(ANA) as ana, table.seat(BEN) as ben, table.seat(CLEO) as cleo:
        for seat in (ana, ben, cleo):
            if asking:
                assert do(seat, "asking", asking=asking)["type"] == "ok"
                assert seat.shown["asking"] == asking
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
    assert ("person", True) not in found


def test_players_who_say_so_are_asked_everywhere(server: Running) -> None:
    table = talisman(server)
    play(table, most=80, asking="every")

    found = answered_by(server, table)
    assert found["person", True] > 5
    assert found["person", False] > 5
    session = reopened(TALISMAN, server.stored(table.id), table.id)
    first = next(n for n, made in enumerate(session.made) if made.by == "person")
    ordered = [session.state_at(n) for n, made in enumerate(session.made) if made.by == "order" and n > first]
    assert all(state.option_count == 1 for state in ordered), "but nobody is asked to do nothing"


def test_nobody_can_say_so_for_others(server: Running) -> None:
    table = talisman(server)
    with table.seat(ANA) as ana, table.seat(BEN) as ben, table.seat(None) as watcher:
        refused = wait_for_answer(ben, ben.say("asking", seat=ANA, asking="every"))
        assert refused["code"] == "not-yours"
        assert do(watcher, "asking", asking="every")["code"] == "not-yours"
        assert do(ben, "asking", asking="sometimes")["code"] == "bad-message"
        assert do(ben, "asking", asking="every")["type"] == "ok"
        do(ana, "ping")
        assert ana.shown["asking"] == "fitting"
        assert watcher.shown["asking"] == "fitting"


def test_everybody_hears_how_fast_bots_play_and_who_may_change_it(server: Running) -> None:
    table = server.make("Ana", "friend", "medium", game="talisman", pace=700)
    table.join("Ben")
    with table.seat(ANA) as ana, table.seat(BEN) as ben:
        assert ben.table["pacemakers"] == [ANA]
        assert do(ben, "pace", pace=150)["code"] == "not-yours"
        assert do(ana, "pace", pace=150, skip=True)["type"] == "ok"
        wait_for(ben, lambda: bool(ben.table["skip"]))
        assert ben.table["pace"] == 150
        assert do(ana, "pace", pace=9999)["code"] == "bad-value"


def test_what_players_want_to_be_asked_lasts_through_a_restart(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        table = talisman(server)
        play(table, most=0, asking="every")
    with Running(sqlite_in(tmp_path)) as server:
        again = elsewhere(table, server)
        play(again, most=60)
        assert answered_by(server, again)["person", True] > 0


def test_other_servers_follow_what_players_want_to_be_asked(cluster: Path) -> None:
    url = new_database(cluster)
    with Running(url) as one, Running(url) as two:
        table = talisman(one)
        there = elsewhere(table, two)
        with table.seat(ANA) as ana, there.seat(ANA) as same:
            assert do(ana, "asking", asking="every")["type"] == "ok"
            wait_for(same, lambda: same.shown["asking"] == "every")


@pytest.mark.parametrize("game", ["rent-a-hero", "talisman", "warhammer-quest"])
def test_games_say_whether_they_have_quiet_windows(server: Running, game: str) -> None:
    described: Any = server.ask(f"/api/games/{game}")

    assert described["quiet"] is True
