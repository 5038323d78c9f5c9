"""The cheap check that no card is lost, which the long runs make after every decision."""

from __future__ import annotations

from typing import cast

from questhall.core.engine.chance import FastChance
from questhall.core.interface.game import Setup
from questhall.games.talisman.components.state import (
    ADVENTURE_DECK,
    FATE,
    GOLD_ON,
    GOLD_SUPPLY,
    SPELL_DECK,
    Table,
)
from questhall.games.talisman.game import TALISMAN


def table() -> Table:
    return cast(Table, TALISMAN.start(Setup(3), FastChance(1)))


def test_a_game_just_begun_is_complete() -> None:
    assert TALISMAN.is_complete(table())


def test_a_card_that_lies_nowhere_is_missed() -> None:
    state = table()
    state.take_top(ADVENTURE_DECK)

    assert not TALISMAN.is_complete(state)


def test_a_card_that_lies_twice_is_noticed() -> None:
    """It takes the place of another one, so that the number is right."""
    state = table()
    links = [int(link) for link in state.links]
    top = links[state.card_count + SPELL_DECK]
    links[state.card_count + ADVENTURE_DECK] = top
    state.lay_links(links)

    assert not TALISMAN.is_complete(state)


def test_a_coin_too_many_and_a_token_too_few_are_noticed() -> None:
    state = table()
    state.set_board(GOLD_ON, 1)
    assert not TALISMAN.is_complete(state)
    state.set_board(GOLD_SUPPLY, int(state.board[GOLD_SUPPLY]) - 1)
    assert TALISMAN.is_complete(state)
    state.add(0, FATE, -1)
    assert not TALISMAN.is_complete(state)
