"""Tables that show themselves in a notebook."""

from __future__ import annotations

import html
import re

import pytest

from questhall import api
from questhall.core.records.record import encode

NAMES = ["ana", "ben", "cleo"]
GAMES = ["rent-a-hero", "talisman", "warhammer-quest"]


def words(shown: str | None) -> str:
    """What a reader reads of a piece of HTML."""
    assert shown is not None
    assert shown.startswith("<pre")
    return html.unescape(re.sub(r"<[^>]+>", "", shown))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_state_shows_the_table_as_the_asked_seat_sees_it(game_id: str) -> None:
    game = api.find_game(game_id)
    state = api.start(game, seats=3, seed=2)
    asked = game.answerer(state)

    shown = state._repr_html_()

    assert shown == api.show(state, seat=asked).html == api.show(state)._repr_html_() == str(api.show(state))
    assert f"seat {asked}" in words(shown)


def test_a_seat_is_shown_its_own_hand_and_no_other() -> None:
    game = api.find_game("rent-a-hero")
    state = api.start(game, seats=3, seed=2)
    pictures = {words(api.show(state, seat=seat).html) for seat in (0, 1, 2, None)}

    assert len(pictures) == 4
    twin = api.determinize(state, 1, seed=3)
    assert state.knowledge is not None
    twin.knowledge = state.knowledge.clone()
    assert api.show(twin, seat=1).html == api.show(state, seat=1).html


@pytest.mark.parametrize("game_id", GAMES)
def test_a_view_is_data_and_a_picture(game_id: str) -> None:
    game = api.find_game(game_id)
    state = api.start(game, seats=3, seed=2)

    view = api.view_for(game, state, 0, NAMES)

    assert isinstance(view, dict)
    assert "ben" in words(view._repr_html_())
    assert {key: view[key] for key in game.view(state, 0)} == game.view(state, 0)
    assert api.view_for(game, state, "all", NAMES)._repr_html_() is None


def test_sessions_and_records_show_their_players() -> None:
    game = api.find_game("rent-a-hero")
    session = api.Session.begin(game, NAMES, seed=4)
    for _ in range(5):
        decision = session.decision()
        assert decision is not None
        session.choose(decision.seat, decision.keys()[0])
    record = api.Replay(game, b"".join(encode(line) for line in session.lines))

    assert "cleo" in words(session._repr_html_())
    assert record._repr_html_() == session._repr_html_()
    assert api.show(record, step=0).html != api.show(record).html
    assert "cleo" in words(api.show(record, seat="all", step=2).html)


def test_other_languages_and_tables_that_nobody_watches() -> None:
    state = api.start(api.find_game("talisman"), seats=2, seed=1)
    unwatched = api.start(api.find_game("talisman"), seats=2, seed=1, is_watched=False)

    assert words(api.show(state, language="pl").html) != words(api.show(state).html)
    assert "cannot be drawn" in (unwatched._repr_html_() or "")
