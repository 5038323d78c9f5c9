"""The games in the box."""

from __future__ import annotations

from questhall.core.engine.errors import UnknownGame
from questhall.core.interface.game import Game
from questhall.core.interface.pickling import make_picklable
from questhall.games.proving_ground.game import PROVING_GROUND
from questhall.games.rent_a_hero.game import RENT_A_HERO
from questhall.games.talisman.game import TALISMAN
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST

EVERY_GAME: tuple[Game, ...] = (RENT_A_HERO, TALISMAN, WARHAMMER_QUEST, PROVING_GROUND)
GAMES: dict[str, Game] = {game.id: game for game in EVERY_GAME if game.is_listed}


def find_game(name: str) -> Game:
    """A game by its id; underscores and capitals are forgiven.

    >>> find_game("Rent_a_Hero").title
    'Rent a Hero'
    """
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    for game in EVERY_GAME:
        if game.id == wanted:
            return game
    raise UnknownGame(f"unknown game {name!r}; games are: {', '.join(GAMES)}")


for _game in EVERY_GAME:
    make_picklable(_game, find_game)
