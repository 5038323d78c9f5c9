"""States, sessions, games and bots can be copied and pickled at every decision, and play on the same."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from questhall.bots import make_bot
from questhall.bots.bot import ask
from questhall.core.engine.chance import CommittedChance, FastChance, Picker, ScriptedChance
from questhall.core.engine.errors import GameIsOver, IllegalChoice
from questhall.core.engine.state import State
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.saving import digest
from questhall.core.records.session import Session
from questhall.games import EVERY_GAME, find_game


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS = [
    pytest.param(copy.copy, id="copy"),
    pytest.param(copy.deepcopy, id="deepcopy"),
    pytest.param(pickled, id="pickle"),
]
GAMES = [pytest.param(game, id=game.id) for game in EVERY_GAME]


def new_state(game: Game, **options: Any) -> State:
    return game.start(Setup(game.least_seats + 1), FastChance(5), **options)


def play(state: State, decisions: int, picker: Picker) -> list[int]:
    made: list[int] = []
    while len(made) < decisions and not state.is_over():
        made.append(int(picker.below(state.option_count)))
        state.choose(made[-1])
    return made


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("again", WAYS)
def test_a_state_is_the_same_at_every_decision_and_plays_on_alone(
    game: Game, again: Callable[[Any], Any]
) -> None:
    state = new_state(game)
    picker = Picker(3)
    for _ in range(60):
        if state.is_over():
            break
        other = again(state)
        assert type(other) is type(state)
        assert digest(game, other) == digest(game, state)
        index = picker.below(state.option_count)
        before = digest(game, other)
        state.choose(index)
        assert digest(game, other) == before
        other.choose(index)
        assert digest(game, other) == digest(game, state)


@pytest.mark.parametrize("again", WAYS)
def test_a_copy_tells_events_if_the_original_does(again: Callable[[Any], Any]) -> None:
    game = find_game("rent-a-hero")
    assert again(new_state(game)).journal is not None
    assert again(new_state(game, journal=False)).journal is None
    assert again(new_state(game, knowledge=False)).knowledge is None


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize(
    "chance",
    [FastChance(7), CommittedChance(b"seed", ["Ana"]), ScriptedChance([6, 1], [[2, 1]], FastChance(7))],
    ids=["fast", "committed", "scripted"],
)
def test_a_source_of_chance_goes_on_the_same(chance: Any, again: Callable[[Any], Any]) -> None:
    other = again(chance)
    assert other.describe() == chance.describe()
    assert [other.word(1, n) for n in range(9)] == [chance.word(1, n) for n in range(9)]


@pytest.mark.parametrize("again", WAYS)
def test_a_game_stays_the_one_there_is(again: Callable[[Any], Any]) -> None:
    for game in EVERY_GAME:
        assert again(game) is game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("again", WAYS)
def test_a_session_keeps_its_record_and_its_undo(game: Game, again: Callable[[Any], Any]) -> None:
    names = [f"p{seat}" for seat in range(game.least_seats + 1)]
    session = Session.begin(game, names, seed=4)
    picker = Picker(8)
    for _ in range(12):
        decision = session.decision()
        assert decision is not None
        other = again(session)
        assert other.lines == session.lines
        assert other.digest() == session.digest()
        assert [other.undo_right(seat) for seat in range(len(names))] == [
            session.undo_right(seat) for seat in range(len(names))
        ]
        key = decision.keys()[picker.below(len(decision.options))]
        happened = session.choose(decision.seat, key)
        assert len(other.made) == len(session.made) - 1
        assert [event.kind.name for event in other.choose(decision.seat, key)] == [
            event.kind.name for event in happened
        ]
        assert other.fingerprint() == session.fingerprint()


@pytest.mark.parametrize("again", WAYS)
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in EVERY_GAME if game.make_thumb])
@pytest.mark.parametrize("name", ["random", "thumb", "thumb:seasoned", "ismcts:20"])
def test_a_bot_goes_on_choosing_the_same(game: Game, name: str, again: Callable[[Any], Any]) -> None:
    state = new_state(game)
    play(state, 20, Picker(2))
    bot = make_bot(name, game, seed=9)
    seat = game.answerer(state)
    ask(bot, state, seat, 1)
    other = again(bot)
    assert [ask(other, state, seat, seed) for seed in range(5)] == [
        ask(bot, state, seat, seed) for seed in range(5)
    ]


# Choosing what is not there


@pytest.mark.parametrize("game", GAMES)
def test_an_index_that_is_not_there_is_refused_and_changes_nothing(game: Game) -> None:
    state = new_state(game)
    play(state, 10, Picker(1))
    before = digest(game, state)
    for index in (-1, -state.option_count, state.option_count, 99, 2**40):
        with pytest.raises(IllegalChoice, match=f"there is no option {index}; options are 0 to"):
            state.choose(index)
        assert digest(game, state) == before


def test_after_the_end_nothing_can_be_chosen() -> None:
    state = new_state(find_game("rent-a-hero"))
    play(state, 10_000, Picker(1))
    assert state.is_over()
    with pytest.raises(GameIsOver):
        state.choose(0)
