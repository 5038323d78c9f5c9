"""States as plain data and back: for snapshots, digests and the wire. Rules are named, not numbered."""

from __future__ import annotations

import hashlib

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.chance import Chance
from questhall.core.data import integer, integers, mapping, rows, text, texts, truth
from questhall.core.errors import FormatError, NewerVersion
from questhall.core.frames import LARGEST_ARGUMENT, NO_FRAME
from questhall.core.game import Game, Setup
from questhall.core.knowledge import knowledge_from_record
from questhall.core.rules import RuleBook
from questhall.core.state import State

FORMAT = 1


def save(game: Game, state: State) -> dict[str, object]:
    """Everything about a state but its source of chance, whose place the counters give."""
    book = state.book
    asking = book.frame_to_record(state.asking) if state.asking != NO_FRAME else []
    return {
        "format": FORMAT,
        "game": game.id,
        "seats": int(state.seats),
        "variants": game.variant_names(int(getattr(state, "variants", 0))),
        "covers": state.covers,
        "faces": [int(face) for face in state.faces],
        "links": [int(link) for link in state.links],
        "frames": [book.frame_to_record(frame) for frame in state.frames],
        "contexts": [int(word) for word in state.contexts],
        "lasting": [int(word) for word in state.lasting],
        "decider": int(state.decider),
        "asking": asking,
        "options": [book.frame_to_record(state.options[i]) for i in range(state.option_count)],
        "draws": [int(state.setup_draws), int(state.shuffle_draws), int(state.dice_draws)],
        "ending": int(state.ending),
        "winners": int(state.winners),
        "own": {name: _plain(getattr(state, name)) for name in game.own_fields},
        "knowledge": None if state.knowledge is None else state.knowledge.to_record(),
    }


def _plain(value: object) -> object:
    if isinstance(value, (bool, int)):
        return value
    assert isinstance(value, vec)
    return [int(word) for word in value]


def load(game: Game, data: dict[str, object], chance: Chance) -> State:
    """The inverse of `save`; a state loaded goes on as if it had never been saved."""
    if integer(data.get("format")) > FORMAT:
        raise NewerVersion(
            f"this state was saved in format {data['format']}; this program reads up to {FORMAT}"
        )
    if data.get("game") != game.id:
        raise FormatError(f"this state is of {data.get('game')!r}, not of {game.id!r}")
    try:
        return _load(game, data, chance)
    except (KeyError, IndexError, ValueError, OverflowError) as problem:
        raise FormatError(f"a saved state is damaged: {problem}") from problem


def _load(game: Game, data: dict[str, object], chance: Chance) -> State:
    setup = Setup(integer(data["seats"]), tuple(texts(data["variants"])), truth(data["covers"]))
    game.check(setup)
    state = game.bare(setup, chance)
    links = integers(data["links"])
    faces = integers(data["faces"])
    if len(links) != len(state.links) or len(faces) != len(state.faces):
        raise ValueError("a wrong number of cards or zones")
    state.links = _vector(links)
    state.faces = _vector(faces)
    state.frames = _vector([_frame(state.book, row) for row in rows(data["frames"])])
    state.contexts = _vector(integers(data["contexts"]))
    state.lasting = _vector(integers(data["lasting"]))
    state.decider = integer(data["decider"])
    asking = data["asking"]
    state.asking = _frame(state.book, asking) if isinstance(asking, list) and asking else NO_FRAME
    state.options = _vector([_frame(state.book, row) for row in rows(data["options"])])
    state.option_count = len(state.options)
    state.setup_draws, state.shuffle_draws, state.dice_draws = integers(data["draws"])
    state.ending = integer(data["ending"])
    state.winners = integer(data["winners"])
    for name, value in mapping(data["own"]).items():
        if name not in game.own_fields:
            raise ValueError(f"unknown field {name!r}")
        setattr(state, name, _vector(integers(value)) if isinstance(value, list) else value)
    known = data["knowledge"]
    state.knowledge = None if known is None else knowledge_from_record(mapping(known))
    return state


def _vector(values: list[int]) -> vec[i64]:
    vector = vec[i64]()
    for value in values:
        vector = append(vector, value)
    return vector


def _frame(book: RuleBook, row: list[object]) -> i64:
    name, a, b, c = row
    if text(name) not in book.by_name:
        raise ValueError(f"unknown rule {name!r}")
    arguments = integers([a, b, c])
    if not all(-1 <= value <= LARGEST_ARGUMENT for value in arguments):
        raise ValueError(f"arguments out of range in {row!r}")
    return book.by_name[text(name)].at(*arguments)


def digest(game: Game, state: State) -> str:
    """A short fingerprint of a whole state, the same on every machine and build."""
    data = msgspec.json.encode(save(game, state), order="sorted")
    return hashlib.blake2b(data, digest_size=8).hexdigest()
