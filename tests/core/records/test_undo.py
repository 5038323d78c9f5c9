"""Taking back: free while nothing was revealed or drawn and nobody else has acted, otherwise by consent."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from questhall.core.engine.errors import UndoRefused, UnknownSeat
from questhall.core.engine.state import State
from questhall.core.interface import decision
from questhall.core.records.record import SNAPSHOT_EVERY, By, Choice, Undo
from questhall.core.records.session import Session
from questhall.core.records.undo import Made, draws_of, free_returns, revision_of, undo_right
from tests.core.records.played_games import after, begin, choose_at_random, judged, play_on, written

ANA, BEN, CLEO = range(3)


# The right, computed from a line of play


@pytest.fixture(scope="module")
def table() -> State:
    return begin().state


def made(
    table: State, seat: int, by: By = "person", key: str = "pass", drawn: int = 0, learnt: int = 0
) -> Made:
    """A choice before which so much less had been drawn and learnt than now."""
    return Made(seat, key, by, draws_of(table) - drawn, revision_of(table) - learnt, ())


def test_an_own_last_choice_is_free(table: State) -> None:
    assert free_returns([made(table, BEN), made(table, ANA)], table, ANA) == [1]


def test_nothing_is_free_before_the_first_choice(table: State) -> None:
    assert free_returns([], table, ANA) == []
    assert undo_right([], table, ANA) == 0


def test_several_own_choices_in_a_row_are_free_one_after_the_other(table: State) -> None:
    line = [made(table, BEN), made(table, ANA), made(table, ANA), made(table, ANA)]

    assert free_returns(line, table, ANA) == [3, 2, 1]
    assert undo_right(line, table, ANA) == 3


def test_another_players_choice_ends_the_right_to_undo(table: State) -> None:
    line = [made(table, ANA), made(table, BEN, key="decline")]

    assert free_returns(line, table, ANA) == []
    assert undo_right(line, table, ANA) == len(line)


def test_a_decline_by_standing_order_is_not_an_act(table: State) -> None:
    line = [made(table, ANA), made(table, BEN, "order", "decline"), made(table, CLEO, "order", "decline")]

    assert free_returns(line, table, ANA) == [0]
    assert free_returns(line, table, BEN) == []


def test_own_choices_on_both_sides_of_a_decline_by_order_are_free(table: State) -> None:
    line = [made(table, ANA), made(table, BEN, "order", "decline"), made(table, ANA)]

    assert free_returns(line, table, ANA) == [2, 0]


def test_a_use_by_standing_order_is_an_act(table: State) -> None:
    assert free_returns([made(table, ANA), made(table, BEN, "order", "use witch")], table, ANA) == []


@pytest.mark.parametrize("by", [by for by in get_args(By) if by != "order"])
def test_a_decline_by_anybody_themselves_is_an_act(table: State, by: By) -> None:
    assert free_returns([made(table, ANA), made(table, BEN, by, "decline")], table, ANA) == []


@pytest.mark.parametrize("by", ["bot", "clock"])
def test_what_was_chosen_for_a_seat_is_not_its_own_to_undo(table: State, by: By) -> None:
    assert free_returns([made(table, ANA), made(table, ANA, by)], table, ANA) == []


def test_what_was_drawn_is_not_free(table: State) -> None:
    line = [made(table, ANA, drawn=1), made(table, ANA)]

    assert free_returns(line, table, ANA) == [1]
    assert free_returns([made(table, ANA, drawn=1)], table, ANA) == []


def test_what_was_revealed_is_not_free(table: State) -> None:
    line = [made(table, ANA, learnt=2), made(table, ANA)]

    assert free_returns(line, table, ANA) == [1]
    assert free_returns([made(table, ANA, learnt=1)], table, ANA) == []


# In a game


def offered(key: str, seed: int = 1) -> tuple[Session, int]:
    """A game in which this is on offer, and the seat it is offered to."""

    def is_offered(session: Session) -> bool:
        asked = session.decision()
        return asked is not None and asked.offers(key)

    session = play_on(begin(seed=seed), seed, is_offered)
    asked = session.decision()
    assert asked is not None, f"nobody is ever offered {key}"
    return session, asked.seat


def test_passing_the_wanderer_on_can_be_undone() -> None:
    session, seat = offered("pass")
    before = session.digest()
    session.choose(seat, "pass")

    session.undo(seat)

    assert session.digest() == before
    assert isinstance(session.lines[-2], Choice)
    undo = session.lines[-1]
    assert isinstance(undo, Undo)
    assert (undo.to, undo.seat, undo.consent, undo.state) == (len(session.made), seat, False, before)


@pytest.mark.parametrize("key", ["recruit", "hint wizard", "send deck"])
def test_what_shows_a_card_cannot_be_undone_alone(key: str) -> None:
    session, seat = offered(key)
    session.choose(seat, key)
    before = session.digest()

    with pytest.raises(UndoRefused, match="the others have to agree"):
        session.undo(seat)

    assert session.digest() == before
    assert session.undo_right(seat) == len(session.made)


def test_nobody_undoes_what_another_did() -> None:
    session, seat = offered("pass")
    session.choose(seat, "pass")

    for other in {ANA, BEN, CLEO} - {seat}:
        with pytest.raises(UndoRefused):
            session.undo(other)
        with pytest.raises(UndoRefused):
            session.undo(other, to=len(session.made) - 1)


def test_repeating_an_undo_reaches_earlier_own_choices() -> None:
    session = begin(seed=5)
    chooser = random.Random(5)
    while session.decision() is not None:
        choose_at_random(session, chooser)
        free = free_returns(session.made, session.state, session.made[-1].seat)
        if len(free) > 1:
            break
    seat = session.made[-1].seat

    for target in free:
        assert session.undo_right(seat) == target
        session.undo(seat)
        assert len(session.made) == target
    assert judged(written(session)) == "unfinished"


def test_an_undo_can_go_straight_to_an_earlier_own_choice() -> None:
    table = begin(seed=5)
    play_on(
        table,
        5,
        lambda session: (
            len(free_returns(session.made, session.state, session.made[-1].seat)) > 1 if session.made else False
        ),
    )
    seat = table.made[-1].seat
    furthest = free_returns(table.made, table.state, seat)[-1]
    before = table.state_at(furthest)

    table.undo(seat, to=furthest)

    assert len(table.made) == furthest
    assert decision.current_decision(before) == table.decision()


@pytest.mark.parametrize("to", [-1, 30, 31, 2**80])
def test_there_is_nothing_to_go_back_to(to: int) -> None:
    with pytest.raises(UndoRefused, match="nothing to undo"):
        after(30).undo(ANA, to=to, consent=True)


@pytest.mark.parametrize("seat", [-1, 3, 2**80])
def test_only_a_seat_at_the_table_can_undo(seat: int) -> None:
    with pytest.raises(UnknownSeat):
        after(30).undo(seat, to=3, consent=True)


def test_with_consent_a_player_undoes_his_last_choice_whatever_was_shown() -> None:
    session, seat = offered("recruit")
    before = session.digest()
    session.choose(seat, "recruit")

    session.undo(seat, consent=True)

    assert session.digest() == before


def test_consent_is_recorded_only_where_it_was_needed() -> None:
    session, seat = offered("pass")
    session.choose(seat, "pass")
    session.undo(seat, consent=True)

    undo = session.lines[-1]
    assert isinstance(undo, Undo)
    assert not undo.consent


def last_draws(session: Session) -> list[tuple[int, int, int]]:
    line = session.lines[-1]
    return line.draws if isinstance(line, Choice) else []


def test_chance_is_never_redrawn() -> None:
    session = play_on(begin(variants=["endless"]), 3, lambda session: bool(last_draws(session)))
    first = session.lines[-1]
    assert isinstance(first, Choice)
    session.undo(first.seat, to=first.n - 1, consent=True)

    session.choose(first.seat, first.key)

    again = session.lines[-1]
    assert isinstance(again, Choice)
    assert (again.draws, again.state) == (first.draws, first.state)
    assert judged(written(session)) == "unfinished"


def test_chance_is_not_redrawn_on_another_way_either() -> None:
    """What a shuffle will bring is settled, whichever choice leads to it."""
    session = play_on(begin(variants=["endless"]), 1, lambda session: bool(last_draws(session)))
    draws, way = last_draws(session), [made.key for made in session.made]
    session.undo(ANA, to=len(session.made) - 12, consent=True)

    play_on(session, 4, lambda session: bool(last_draws(session)))

    assert [made.key for made in session.made] != way
    assert last_draws(session) == draws


@pytest.mark.parametrize("to", [0, 1, 49, 50, 51, 99, 100, 103])
def test_undo_at_any_length_repeats_only_what_follows_a_snapshot(
    to: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = after(104, seed=2)
    expected = after(to, seed=2).digest()
    choose, repeated = decision.choose, []

    def counted(state: State, seat: int, key: str, name: str = "") -> None:
        repeated.append(key)
        choose(state, seat, key, name)

    monkeypatch.setattr(decision, "choose", counted)
    session.undo(ANA, to=to, consent=True)

    assert len(repeated) == to % SNAPSHOT_EVERY
    assert session.digest() == expected


def test_a_game_full_of_undos_replays() -> None:
    session = begin(seed=6)
    chooser = random.Random(6)
    for _ in range(300):
        if session.decision() is None:
            break
        choose_at_random(session, chooser)
        if chooser.random() < 0.2:
            session.undo(chooser.randrange(3), to=chooser.randrange(len(session.made)), consent=True)

    assert sum(isinstance(line, Undo) for line in session.lines) > 30
    assert judged(written(session)) in ("good", "unfinished")
