"""The columns of a row, and batches of rows as a worker sends them to the process that writes the file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pyarrow as pa

from questhall.core.engine.state import ONGOING
from questhall.core.interface.game import Game
from questhall.core.search.observed_play import DECISION_SIZE, unpack_use
from questhall.dataset.observer import Observation, name_of

_NAMES = pa.list_(pa.list_(pa.string()))
_USE = pa.struct(
    [
        pa.field("event", pa.string(), nullable=False),
        pa.field("thing", pa.string(), nullable=False),
        pa.field("seat", pa.int8()),
        pa.field("times", pa.int32(), nullable=False),
    ]
)

GAMES = pa.schema(
    [
        pa.field("game", pa.string(), nullable=False),
        pa.field("rules_version", pa.int32(), nullable=False),
        pa.field("number", pa.int64(), nullable=False),
        pa.field("seed", pa.int64()),
        pa.field("seats", pa.int8(), nullable=False),
        pa.field("bots", pa.list_(pa.string()), nullable=False),
        pa.field("variants", pa.list_(pa.string()), nullable=False),
        pa.field("quest", pa.string()),
        pa.field("heroes", _NAMES),
        pa.field("characters", _NAMES),
        pa.field("parties", _NAMES),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("real_decisions", pa.int32(), nullable=False),
        pa.field("turns", pa.int32()),
        pa.field("ending", pa.string()),
        pa.field("winners", pa.list_(pa.int8()), nullable=False),
        pa.field("uses", pa.list_(_USE), nullable=False),
    ]
)
"""A row for every game."""

DECISIONS = pa.schema(
    [
        pa.field("game", pa.string(), nullable=False),
        pa.field("number", pa.int64(), nullable=False),
        pa.field("decision", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("bot", pa.string(), nullable=False),
        pa.field("question", pa.string(), nullable=False),
        pa.field("options", pa.int16(), nullable=False),
        pa.field("choice", pa.int16(), nullable=False),
        pa.field("key", pa.string(), nullable=False),
    ]
)
"""A row for every decision."""


class Row(NamedTuple):
    """One game."""

    number: int
    seed: int | None
    bots: Sequence[str]
    variants: Sequence[str]
    real: int
    forced: int
    turns: int | None
    ending: int
    winners: int
    observation: Observation


class Rows(NamedTuple):
    """Batches in Arrow's own format, which is quick to send: games, and decisions if they were asked for."""

    games: bytes
    decisions: bytes


def batch_of(game: Game, rows: Iterable[Row], with_decisions: bool) -> Rows:
    """Some games in the order of their numbers."""
    every = list(rows)
    decisions = packed(decision_batch(game, every)) if with_decisions else b""
    return Rows(packed(game_batch(game, every)), decisions)


def packed(batch: pa.RecordBatch) -> bytes:
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, batch.schema) as stream:
        stream.write_batch(batch)
    data: bytes = sink.getvalue().to_pybytes()
    return data


def unpacked(data: bytes) -> pa.Table:
    with pa.ipc.open_stream(data) as stream:
        return stream.read_all()


def game_batch(game: Game, rows: list[Row]) -> pa.RecordBatch:
    seen = [row.observation for row in rows]
    columns = {
        "game": [game.id] * len(rows),
        "rules_version": [game.rules_version] * len(rows),
        "number": [row.number for row in rows],
        "seed": [row.seed for row in rows],
        "seats": [len(row.bots) for row in rows],
        "bots": [row.bots for row in rows],
        "variants": [row.variants for row in rows],
        "quest": [one.quest for one in seen],
        "heroes": [one.heroes for one in seen],
        "characters": [one.characters for one in seen],
        "parties": [one.parties for one in seen],
        "decisions": [row.real + row.forced for row in rows],
        "real_decisions": [row.real for row in rows],
        "turns": [row.turns for row in rows],
        "ending": [None if row.ending == ONGOING else game.endings[row.ending] for row in rows],
        "winners": [
            [seat for seat in range(len(row.bots)) if row.ending != ONGOING and row.winners >> seat & 1]
            for row in rows
        ],
    }
    arrays = [pa.array(values, GAMES.field(name).type) for name, values in columns.items()]
    return pa.RecordBatch.from_arrays([*arrays, _uses(game, seen)], schema=GAMES)


def _uses(game: Game, seen: list[Observation]) -> pa.ListArray:
    """Built from columns of numbers: there are hundreds of uses in a game."""
    offsets = [0]
    events: list[str] = []
    things: list[str] = []
    seats: list[int | None] = []
    times: list[int] = []
    names: dict[int, tuple[str, str, int | None]] = {}
    for one in seen:
        for use, count in one.uses:
            name = names.get(use)
            if name is None:
                name = names[use] = _named(game, use)
            events.append(name[0])
            things.append(name[1])
            seats.append(name[2])
            times.append(count)
        offsets.append(len(times))
    columns = [events, things, seats, times]
    arrays = [pa.array(values, field.type) for values, field in zip(columns, _USE, strict=True)]
    structs = pa.StructArray.from_arrays(arrays, fields=list(_USE))
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), structs, type=GAMES.field("uses").type)


def _named(game: Game, use: int) -> tuple[str, str, int | None]:
    index, thing, seat = unpack_use(use)
    kind = game.events[index]
    return kind.name, name_of(game, kind, thing), None if seat < 0 else seat


def decision_batch(game: Game, rows: list[Row]) -> pa.RecordBatch:
    columns: dict[str, list[object]] = {name: [] for name in DECISIONS.names}
    questions: dict[int, str] = {}
    keys: dict[int, str] = {}
    for row in rows:
        numbers = row.observation.decisions
        for at in range(0, len(numbers), DECISION_SIZE):
            seat, asking, options, choice, option = numbers[at : at + DECISION_SIZE]
            if asking not in questions:
                questions[asking] = game.book.question(asking).occasion
            if option not in keys:
                keys[option] = game.book.key(option)
            made = at // DECISION_SIZE + 1
            found = (game.id, row.number, made, seat, row.bots[seat], questions[asking], options, choice)
            for column, value in zip(columns.values(), (*found, keys[option]), strict=True):
                column.append(value)
    arrays = [pa.array(values, DECISIONS.field(name).type) for name, values in columns.items()]
    return pa.RecordBatch.from_arrays(arrays, schema=DECISIONS)
