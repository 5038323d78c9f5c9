"""Puzzles over HTTP."""

from __future__ import annotations

from urllib.parse import quote

import msgspec
import pytest

from questhall.puzzles import puzzles_of
from questhall.server.protocol import server_messages
from tests.server.serving import Running

GAMES = ("rent-a-hero", "talisman", "warhammer-quest")


@pytest.mark.parametrize("game_id", GAMES)
def test_a_puzzle_is_shown_and_answered(server: Running, game_id: str) -> None:
    puzzle = puzzles_of(game_id)[0]
    listed = server.ask(f"/api/games/{game_id}/puzzles")["puzzles"]
    assert [one["id"] for one in listed] == [one.id for one in puzzles_of(game_id)]

    shown = server.ask(f"/api/games/{game_id}/puzzles/1?lang=en")
    msgspec.convert(shown, server_messages.PuzzlePosition, strict=True)
    assert shown["seat"] == shown["view"]["seat"] == puzzle.seat
    assert {option["key"] for option in shown["options"]} == {puzzle.best, *(one.key for one in puzzle.others)}

    for key in (puzzle.best, puzzle.others[0].key):
        found = server.ask(f"/api/games/{game_id}/puzzles/1/solution?lang=en&answer={quote(key)}")
        msgspec.convert(found, server_messages.PuzzleSolution, strict=True)
        assert found["right"] == (key == puzzle.best)
        assert [value["key"] for value in found["values"]] == [puzzle.best, *(one.key for one in puzzle.others)]


def test_a_position_does_not_tell_the_answer(server: Running) -> None:
    shown = server.ask("/api/games/rent-a-hero/puzzles/1")
    assert set(shown) == set(server_messages.PuzzlePosition.__struct_fields__)
    assert not {"best", "loss", "values", "seed", "choices"} & set(shown)


@pytest.mark.parametrize(
    "path",
    ["/puzzles/0", "/puzzles/999", "/puzzles/x", "/puzzles/1/solution", "/puzzles/1/solution?answer=nonsense"],
)
def test_what_does_not_exist_is_refused(server: Running, path: str) -> None:
    assert server.refusal(f"/api/games/rent-a-hero{path}") == (422, "bad-value")


def test_a_game_that_does_not_exist_has_no_puzzles(server: Running) -> None:
    assert server.refusal("/api/games/no-game/puzzles/1") == (404, "unknown-game")
