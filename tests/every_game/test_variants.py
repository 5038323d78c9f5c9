"""What the lobby is told of variants is what the game accepts."""

from __future__ import annotations

from itertools import combinations

import pytest

from questhall.core.engine.errors import UnknownVariant
from questhall.core.interface.game import Game, Setup
from questhall.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def is_accepted(game: Game, variants: tuple[str, ...]) -> bool:
    try:
        game.check(Setup(game.least_seats, variants))
    except UnknownVariant:
        return False
    return True


@every_game
def test_variants_exclude_each_other_exactly_where_the_game_refuses_them(game: Game) -> None:
    for one, other in combinations(game.variants, 2):
        assert is_accepted(game, (one, other)) == (other not in game.excluded_by(one)), (one, other)
        assert (other in game.excluded_by(one)) == (one in game.excluded_by(other))


@every_game
def test_every_variant_is_in_one_group_if_a_game_has_groups(game: Game) -> None:
    grouped = [name for names in game.groups.values() for name in names]

    assert len(grouped) == len(set(grouped))
    assert set(grouped) <= set(game.variants)
    assert not game.groups or set(grouped) == set(game.variants)


def test_what_is_in_no_group_belongs_to_none() -> None:
    assert GAMES["rent-a-hero"].group_of("endless") == ""
    assert GAMES["warhammer-quest"].group_of("gear-limit-4") == "settlement"
