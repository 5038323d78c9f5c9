"""Which strengths each requirement asks for, exhaustively: chapter RAH-REQ."""

from __future__ import annotations

import pytest

from questhall.games.rent_a_hero.components.heroes import HERO, HEROES
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ALL_SEVEN,
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PLAYERS,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
)


def strengths_that_fit(required: str, players: int) -> list[int]:
    """The strengths that may be sent by a player whose hand holds every hero."""
    table = lay_out(players, requirement=required, hand={"ana": ALL_SEVEN})
    sendable = [ALL_SEVEN.index(key.removeprefix("send ")) + 1 for key in table.options("ana")]
    for strength, hero in enumerate(ALL_SEVEN, start=1):
        refusal = None if strength in sendable else "RAH-TURN-05"
        assert table.why_not("ana", f"send {hero}") == refusal
    return sendable


@clause("RAH-REQ-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_angry_chicken_asks_for_3_or_less(players: int) -> None:
    assert strengths_that_fit(ANGRY_CHICKEN, players) == [1, 2, 3]


@clause("RAH-REQ-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_pyromaniac_asks_for_5_or_more(players: int) -> None:
    assert strengths_that_fit(PYROMANIAC, players) == [5, 6, 7]


@clause("RAH-REQ-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_witch_asks_for_3_to_5(players: int) -> None:
    assert strengths_that_fit(WITCH, players) == [3, 4, 5]


@clause("RAH-REQ-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_dog_trainer_asks_for_an_odd_strength(players: int) -> None:
    assert strengths_that_fit(DOG_TRAINER, players) == [1, 3, 5, 7]


@clause("RAH-REQ-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_sergeant_asks_for_an_even_strength(players: int) -> None:
    assert strengths_that_fit(SERGEANT, players) == [2, 4, 6]


@clause("RAH-REQ-06")
@pytest.mark.parametrize(("players", "strengths"), [(3, [1, 2, 3]), (4, [1, 2, 3, 4]), (5, [1, 2, 3, 4, 5])])
def test_the_black_knight_asks_for_no_more_than_the_number_of_players(
    players: int, strengths: list[int]
) -> None:
    assert strengths_that_fit(BLACK_KNIGHT, players) == strengths


@clause("RAH-REQ-07")
@pytest.mark.parametrize(("players", "strengths"), [(3, [3, 4, 5, 6, 7]), (4, [4, 5, 6, 7]), (5, [5, 6, 7])])
def test_the_wizard_asks_for_no_less_than_the_number_of_players(players: int, strengths: list[int]) -> None:
    assert strengths_that_fit(WIZARD, players) == strengths


@clause("RAH-SETUP-01")
@pytest.mark.parametrize(
    ("hero", "strength"),
    [
        ("angry_chicken", 1),
        ("pyromaniac", 2),
        ("witch", 3),
        ("dog_trainer", 4),
        ("sergeant", 5),
        ("black_knight", 6),
        ("wizard", 7),
    ],
)
def test_each_hero_has_a_strength_of_its_own(hero: str, strength: int) -> None:
    assert HEROES[HERO.value(hero)].strength == strength
