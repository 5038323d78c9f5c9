"""Golden playthroughs: whole games play as they were written down, and every way to end has one."""

from __future__ import annotations

import pytest

from questhall.core.interface.game import Game
from questhall.games import GAMES
from tests.golden.playthrough import Playthrough
from tests.golden.rewrite import HERE, PLAYTHROUGHS, path_of

FINISHED = [game for game in GAMES.values() if game.is_finished]


def of_game(game_id: str) -> list[Playthrough]:
    return [playthrough for playthrough in PLAYTHROUGHS if playthrough.game.id == game_id]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: path_of(playthrough).stem)
def test_a_game_plays_as_it_was_written_down(playthrough: Playthrough) -> None:
    written = path_of(playthrough).read_text(encoding="utf-8").splitlines()

    assert list(playthrough.lines()) == written, "if play was meant to change: make golden, then read the diff"


def test_every_file_belongs_to_a_playthrough() -> None:
    assert sorted(HERE.glob("*.txt")) == sorted(path_of(playthrough) for playthrough in PLAYTHROUGHS)


@pytest.mark.parametrize("game", FINISHED, ids=lambda game: game.id)
def test_every_way_to_end_every_number_of_players_and_every_variant_has_a_playthrough(game: Game) -> None:
    played = of_game(game.id)
    endings = {path_of(playthrough).read_text(encoding="utf-8").splitlines()[-1] for playthrough in played}

    assert {line.removeprefix("The end: ").split(";")[0] for line in endings} == set(game.endings.values())
    assert {playthrough.setup.seats for playthrough in played} == set(
        range(game.least_seats, game.most_seats + 1)
    )
    assert {variant for playthrough in played for variant in playthrough.setup.variants} == set(game.variants)
