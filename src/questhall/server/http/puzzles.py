"""Puzzles over HTTP: the list, a position as its player sees it, and what there is to say about an answer."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from questhall.core.engine.errors import UsageError
from questhall.games import GAMES
from questhall.puzzles import find_puzzle, puzzles_of
from questhall.puzzles.puzzle_texts import PuzzleTeller, Value
from questhall.server.http.lobby import game_id_of
from questhall.server.http.replay_threads import in_replay_thread
from questhall.server.http.requests_and_responses import answer, language_of
from questhall.server.protocol.refusals import Refusal
from questhall.server.table.sentences import Words, game_texts

Fields = dict[str, object]
LONGEST_NUMBER = 3


async def listed(request: Request) -> Response:
    """The puzzles of a game, from easy to hard."""
    puzzles = puzzles_of(game_id_of(request))
    return answer({"puzzles": [{"id": puzzle.id, "hard": puzzle.is_hard} for puzzle in puzzles]})


async def position(request: Request) -> Response:
    """A position as the player who is asked sees it; nothing here says which option is best."""
    game_id, number = game_id_of(request), request.path_params["number"]
    return answer(await in_replay_thread(_position, game_id, number, language_of(request)))


async def solution(request: Request) -> Response:
    """What an answer is worth, and what the others are."""
    game_id, number = game_id_of(request), request.path_params["number"]
    key = request.query_params.get("answer", "")
    return answer(await in_replay_thread(_solution, game_id, number, key, language_of(request)))


def _position(game_id: str, number: str, language: str) -> Fields:
    teller = _teller(game_id, number, language)
    puzzle = teller.puzzle
    words = Words(language, teller.game, puzzle.names(), puzzle.variants)
    view = words.view(teller.position.state, puzzle.seat)
    return {
        "id": puzzle.id,
        "title": teller.texts.say("game-title"),
        "seats": puzzle.names(),
        "seat": puzzle.seat,
        "awaited": teller.decision.seat,
        "hard": puzzle.is_hard,
        "view": view,
        "news": teller.news(),
        **words.decision(teller.decision, view),
    }


def _solution(game_id: str, number: str, key: str, language: str) -> Fields:
    teller = _teller(game_id, number, language)
    if not teller.decision.offers(key):
        raise Refusal("bad-value", "answer")
    found = teller.solution(key)
    return {
        "right": found.is_right,
        "headline": found.headline,
        "chance": found.chance,
        "values": [_value(value) for value in found.values],
    }


def _value(value: Value) -> Fields:
    why = f"{value.sentence} {value.reason}".strip()
    return {"key": value.key, "text": value.text, "loss": value.loss, "why": why}


def _teller(game_id: str, number: str, language: str) -> PuzzleTeller:
    if not (number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER):
        raise Refusal("bad-value", "puzzle")
    try:
        puzzle = find_puzzle(GAMES[game_id], int(number))
    except UsageError as problem:
        raise Refusal("bad-value", str(problem)) from problem
    return PuzzleTeller(puzzle, game_texts(language, game_id, puzzle.seats))
