"""The end of a game, told to everybody and to those who have won."""

from __future__ import annotations

import pytest

from questhall.core.engine.chance import FastChance
from questhall.core.interface.game import Game, Setup
from questhall.games import find_game
from questhall.games.drawing import find_drawing
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Texts

NAMES = ["Ana", "Ben", "Cleo"]
YOU = {"en": "You ", "pl": "Wygrywasz", "fr": "Vous "}
ENDINGS = {
    "rent-a-hero": ["six_heroes", "deck_ran_out"],
    "talisman": ["last_alive", "crown_reached", "time_is_up"],
}


def told(game: Game, language: str, ending: str, winners: list[int], reader: int | None) -> str:
    view = game.view(game.start(Setup(len(NAMES)), FastChance(1)), reader)
    view["result"] = {"ending": ending, "winners": winners}
    speech = Speech(Texts(language, game.id, players=len(NAMES)), game, NAMES)
    return find_drawing(game).verdict(view, speech, reader)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "ending"), [(game, one) for game, all_ in ENDINGS.items() for one in all_])
def test_a_winner_reads_you_and_the_others_a_name(game: str, ending: str, language: str) -> None:
    winners = [1, 2] if ending in ("deck_ran_out", "time_is_up") else [1]
    seen = {reader: told(find_game(game), language, ending, winners, reader) for reader in (0, 1, None)}
    assert seen[1].startswith(YOU[language])
    assert "Ben" not in seen[1]
    assert ("Cleo" in seen[1]) == (2 in winners)
    assert seen[0] == seen[None]
    assert seen[0].startswith("Ben")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nobody_wins_nobody_reads_you(language: str) -> None:
    seen = told(find_game("talisman"), language, "all_dead", [], 0)
    assert not seen.startswith(YOU[language])
