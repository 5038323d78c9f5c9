"""Bots know what their seat knows, and choose from the options."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import pytest

from questhall import bots
from questhall.bots import Bot, ask, make_bot
from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.errors import IllegalChoice, UnknownBot
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.games import find_game

GAME = find_game("rent-a-hero")


def a_table(seed: int = 3) -> State:
    return GAME.start(Setup(3), FastChance(seed))


class Witness(Bot):
    """Remembers the states it was handed."""

    name: ClassVar[str] = "witness"
    answer = 0

    def __init__(self) -> None:
        super().__init__(GAME, 0)
        self.seen: list[State] = []

    def choose(self, state: State, seat: int) -> int:
        self.seen.append(state)
        return self.answer


def test_a_bot_is_made_by_its_name() -> None:
    assert [make_bot(name, GAME, 1).name for name in bots.names()] == bots.names()


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownBot, match=r"unknown bot 'human'; bots are: random"):
        make_bot("human", GAME, 1)


def test_the_random_bot_takes_every_option_about_as_often() -> None:
    bot = make_bot("random", GAME, 5)
    table = a_table()
    table.option_count = 4

    taken = Counter(ask(bot, table, 0, 0) for _ in range(4000))

    assert set(taken) == {0, 1, 2, 3}
    assert all(900 < count < 1100 for count in taken.values())


def test_the_same_seed_makes_the_same_choices_and_another_does_not() -> None:
    def choices(seed: int) -> list[int]:
        bot = make_bot("random", GAME, seed)
        table = a_table()
        table.option_count = 5
        return [ask(bot, table, 0, 0) for _ in range(40)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_the_random_bot_draws_nothing_where_there_is_nothing_to_choose() -> None:
    bot = make_bot("random", GAME, 9)
    table = a_table()
    table.option_count = 1
    assert ask(bot, table, 0, 0) == 0
    table.option_count = 6

    assert ask(bot, table, 0, 0) == Picker(9).below(6)


def test_a_bot_never_gets_the_real_state() -> None:
    table = a_table()
    witness = Witness()

    for seed in range(20):
        ask(witness, table, int(table.decider), seed)

    assert all(state is not table and state.chance is not table.chance for state in witness.seen)
    deals = {tuple(state.faces) for state in witness.seen}
    assert len(deals) > 1, "the hidden cards were never imagined anew"


def test_a_bot_sees_its_own_hand_and_the_real_options() -> None:
    table = a_table()
    seat = int(table.decider)
    witness = Witness()

    ask(witness, table, seat, 0)

    imagined = witness.seen[0]
    assert GAME.view(imagined, seat) == GAME.view(table, seat)
    assert list(imagined.options)[: imagined.option_count] == list(table.options)[: table.option_count]


def test_what_a_bot_does_to_its_state_does_not_reach_the_table() -> None:
    class Player(Witness):
        def choose(self, state: State, seat: int) -> int:
            state.choose(0)
            return 0

    table = a_table()
    before = table.clone()

    ask(Player(), table, int(table.decider), 0)

    assert GAME.view(table, None) == GAME.view(before, None)
    assert table.decider == before.decider


@pytest.mark.parametrize("answer", [-1, 99])
def test_a_bot_that_chooses_beside_the_options_is_refused(answer: int) -> None:
    witness = Witness()
    witness.answer = answer

    table = a_table()

    with pytest.raises(IllegalChoice, match=f"the bot witness chose option {answer}"):
        ask(witness, table, int(table.decider), 0)


def test_a_bot_is_not_asked_for_a_seat_whose_turn_it_is_not() -> None:
    """It would choose among imagined options of somebody else: the second of one, say."""
    table = a_table()
    witness = Witness()

    for seat in range(table.seats):
        if seat != table.decider:
            with pytest.raises(IllegalChoice, match=f"asked for seat {seat}, which is not to choose now"):
                ask(witness, table, seat, 0)
    assert witness.seen == []
