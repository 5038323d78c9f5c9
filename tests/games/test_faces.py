"""Everything that has help has a face, and every face an icon that the browser has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from questhall.core.interface.game import Game
from questhall.games import GAMES
from questhall.i18n.texts import LANGUAGES
from questhall.server.table.sentences import drawing_of, things

CLIENT = Path(__file__).parents[2] / "web" / "src"


def box(language: str, game: Game, players: int) -> dict[str, dict[str, Any]]:
    return things(language, game, players)


every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def icons_of(game: Game) -> set[str]:
    """The icons that the browser has loaded when it shows the board of a game."""
    files = [CLIENT / "parts" / "icon-names.json", CLIENT / "games" / game.id / "icon-names.json"]
    return {name for file in files if file.is_file() for name in json.loads(file.read_text("utf-8"))}


@every_game
def test_everything_with_help_has_a_face_with_a_known_icon(game: Game) -> None:
    drawn = icons_of(game)
    for kind, named in box("en", game, game.least_seats).items():
        for name, thing in named.items():
            face = thing["face"]
            assert (face is not None) == (kind in drawing_of(game.id).HELPS), (kind, name)
            if face is not None:
                assert face["icon"] in drawn, (kind, name, face)
                assert face["kind_name"], (kind, name)


@every_game
def test_faces_differ_between_languages_in_words_only(game: Game) -> None:
    def bare(language: str) -> list[object]:
        return [
            (kind, name, face["kind"], face["icon"], [(one["id"], one["value"]) for one in face["numbers"]])
            for kind, named in box(language, game, game.least_seats).items()
            for name, thing in named.items()
            if (face := thing["face"]) is not None
        ]

    assert bare(LANGUAGES[0]) == bare(LANGUAGES[1]) == bare(LANGUAGES[2])


def test_printed_numbers_are_those_of_the_box() -> None:
    cards = box("en", GAMES["talisman"], 3)["card"]
    characters = box("en", GAMES["talisman"], 3)["character"]
    assert numbers(cards["dragon"]) == {"strength": 7, "encounter": 2}
    assert numbers(cards["ghost"]) == {"craft": 4, "encounter": 3}
    assert numbers(cards["purchase_sword"]) == {"battle": 1}
    assert numbers(characters["troll"]) == {"strength": 6, "craft": 1, "life": 6, "fate": 1, "spells": 0}
    assert characters["troll"]["face"]["refers"] == [("space", "crags")]
    enemies = box("en", GAMES["warhammer-quest"], 2)["card"]
    assert numbers(enemies["goblin_warrior"]) == {"attack": 1, "health": 2, "resilience": 0, "level": 1}


def numbers(thing: dict[str, Any]) -> dict[str, int]:
    return {one["id"]: one["value"] for one in thing["face"]["numbers"]}
