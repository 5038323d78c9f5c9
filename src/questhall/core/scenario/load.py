"""Reading a scenario file: every field is checked, and errors list what is possible."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection
from typing import get_args

import msgspec

from questhall.core.engine.errors import NewerVersion, ScenarioError, listed
from questhall.core.interface.checked_fields import Fields
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.perspective import ALL, SPECTATOR
from questhall.core.records.record import LARGEST_SEED, By
from questhall.core.scenario.comparisons import COMPARISONS
from questhall.core.scenario.expectations import read_attempt, read_expectations
from questhall.core.scenario.model import (
    NOBODY_ASKED,
    TOGETHER,
    AnyMove,
    DeclineUntil,
    Move,
    Scenario,
    Step,
    TakeBack,
)
from questhall.core.scenario.names import Names

VERSION = 1
DEEPEST = 40
"""Tables and lists inside each other; no document comes near it, and everything that reads a file recurses."""
LARGEST_INTEGER = 2**63 - 1
"""What TOML asks every reader to take."""
RESERVED = {*COMPARISONS, SPECTATOR, ALL, TOGETHER, NOBODY_ASKED}
"""Words that cannot be the name of a seat: a path or an expectation would have two meanings."""

FindGame = Callable[[str], Game]
ClausesOf = Callable[[Game], Collection[str]]


def load(text: str, find_game: FindGame, clauses_of: ClausesOf) -> Scenario:
    """The scenario in a file's text. The caller says which games and clauses exist."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ScenarioError(f"not a TOML file: {problem}") from problem
    except RecursionError as problem:
        raise ScenarioError(_TOO_DEEP) from problem
    except ValueError as problem:  # Python refuses to read a number of thousands of digits
        raise ScenarioError("a number in it has too many digits") from problem
    _check_values(data)
    return read(data, find_game, clauses_of)


_TOO_DEEP = f"tables and lists lie more than {DEEPEST} deep inside each other"


def _check_values(data: object) -> None:
    """Refuse excessive nesting, and numbers too long to show in a message.

    A dotted key in quotes counts as the tables it stands for.
    """
    left: list[tuple[object, int, str]] = [(data, 0, "")]
    while left:
        value, depth, path = left.pop()
        if depth > DEEPEST:
            raise ScenarioError(_TOO_DEEP)
        if isinstance(value, dict):
            for key, entry in value.items():
                left.append((entry, depth + 1 + key.count("."), f"{path}.{key}" if path else key))
        elif isinstance(value, list):
            left.extend((entry, depth + 1, path) for entry in value)
        elif isinstance(value, int) and abs(value) > LARGEST_INTEGER:
            raise ScenarioError(f"{path}: the number has too many digits")


def read(data: dict[str, object], find_game: FindGame, clauses_of: ClausesOf) -> Scenario:
    """The scenario in the plain data of a file."""
    fields = Fields(data, "")
    _check_version(fields)
    game = find_game(fields.need("game", str))
    seats = _read_seats(fields)
    setup = Setup(
        len(seats),
        tuple(fields.take_names("variants")),
        fields.take("covers", bool, default=False),
        _read_carried(fields),
    )
    game.check(setup)
    names = Names(game, seats, clauses_of(game))
    _check_spelling(fields, names)
    position = fields.maybe("position", dict)
    scenario = Scenario(
        game=game,
        title=fields.need("title", str),
        about=fields.take("about", str, ""),
        clauses=tuple(names.clause(fields, id_, "clauses") for id_ in fields.take_names("clauses")),
        seats=seats,
        setup=setup,
        position=position,
        seed=_read_seed(fields, is_needed=position is None),
        dice=tuple(_read_dice(fields)),
        orders=tuple(_read_orders(fields, game)),
        steps=tuple(_read_steps(fields, names)),
        learner=_read_learner(fields, names),
    )
    fields.finish()
    return scenario


def _read_learner(fields: Fields, names: Names) -> str:
    learner = fields.take("learner", str, "")
    return names.seat(fields, learner, "learner") if learner else ""


def _check_version(fields: Fields) -> None:
    version = fields.need("version", int)
    if version > VERSION:
        raise NewerVersion(f"version: written for version {version}; this program reads up to {VERSION}")
    if version < 1:
        raise fields.fail("version", f"unknown version {version}; possible: 1 to {VERSION}")


def _read_seats(fields: Fields) -> tuple[str, ...]:
    seats = fields.names(fields.need("seats", list), "seats")
    for name in seats:
        if not re.fullmatch(r"[^\W\d][\w-]*", name) or name in RESERVED:
            raise fields.fail(
                "seats",
                f"{name!r} cannot be a name: letters, digits, - and _, beginning with a letter, "
                f"and none of {listed(sorted(RESERVED), 40)}",
            )
    if len(set(seats)) != len(seats):
        raise fields.fail("seats", f"a name appears twice: {listed(seats)}")
    return tuple(seats)


def _read_carried(fields: Fields) -> str:
    """What the game takes over from an earlier one, in the format of records."""
    carried = fields.maybe("carried", dict)
    return "" if carried is None else msgspec.json.encode(carried).decode()


def _check_spelling(fields: Fields, names: Names) -> None:
    """Keys contain seat names, so these must not be ambiguous."""
    clash = names.spelling.clash()
    if clash is not None:
        name, key = clash
        title = names.game.title
        raise fields.fail("seats", f"{name!r} cannot be a name in {title}: {key!r} would have two meanings")


def _read_seed(fields: Fields, is_needed: bool) -> int:
    """With a position, the seed is only used for dice and shuffles that the file does not fix."""
    if is_needed and not fields.has("seed"):
        raise fields.fail("position", "missing; a scenario has a [position], or a seed to deal from")
    seed = fields.take("seed", int, 0, LARGEST_INTEGER)
    if not 0 <= seed <= LARGEST_SEED:
        raise fields.fail("seed", f"expected a number from 0 to {LARGEST_SEED}, found {seed}")
    return seed


def _read_dice(fields: Fields) -> list[int]:
    dice = [fields.checked("dice", value, int) for value in fields.take("dice", list, [])]
    if any(value < 1 for value in dice):
        raise fields.fail("dice", f"a die shows 1 or more, found {min(dice)}")
    return dice


def _read_orders(fields: Fields, game: Game) -> list[tuple[int, ...]]:
    orders: list[tuple[int, ...]] = []
    for number, order in enumerate(fields.take("shuffles", list, []), start=1):
        where = f"shuffles: order {number}"
        for name in fields.names(order, where):
            if name not in game.faces:
                raise fields.fail(where, f"unknown card {name!r}; possible: {listed(list(game.faces), 40)}")
        orders.append(tuple(game.faces.index(name) for name in order))
    return orders


def _read_steps(fields: Fields, names: Names) -> list[Step]:
    steps = fields.take("step", list, [])
    if not steps:
        raise fields.fail("step", "missing; a scenario has at least one [[step]]")
    return [_read_step(step, number, names) for number, step in enumerate(steps, start=1)]


def _read_step(data: object, number: int, names: Names) -> Step:
    where = f"step {number}"
    fields = Fields(data, where)
    moves = [_read_move(entry, f"{where}: choose", names) for entry in fields.take("choose", list, [])]
    until = fields.maybe("decline_until", dict)
    if until is not None:
        moves.append(_read_until(until, f"{where}: decline_until", names))
    if fields.has("undo"):
        moves.append(_read_undo(fields, names))
    refused = fields.take("refused", list, [])
    step = Step(
        number,
        fields.take("name", str, ""),
        tuple(moves),
        tuple(read_attempt(entry, f"{where}: refused", names) for entry in refused),
        read_expectations(fields.take("expect", dict, {}), f"{where}: expect", names),
        fields.take("say", str, ""),
        fields.take("otherwise", str, ""),
    )
    fields.finish()
    return step


def _read_undo(fields: Fields, names: Names) -> TakeBack:
    return TakeBack(names.seat(fields, fields.need("undo", str), "undo"))


def _read_move(data: object, where: str, names: Names) -> AnyMove:
    """A text such as `ana: recruit`, or { seat, key, by }, or { decline_until = { … } }, or { undo }."""
    if isinstance(data, str):
        seat, colon, key = data.partition(":")
        if not colon:
            raise ScenarioError(f"{where}: expected 'seat: option', found {data!r}")
        data = {"seat": seat.strip(), "key": key.strip()}
    fields = Fields(data, where)
    until = fields.maybe("decline_until", dict)
    if until is not None:
        fields.finish()
        return _read_until(until, f"{where}: decline_until", names)
    if fields.has("undo"):
        undo = _read_undo(fields, names)
        fields.finish()
        return undo
    move = Move(
        names.seat(fields, fields.need("seat", str), "seat", TOGETHER),
        names.key(fields, fields.need("key", str), "key"),
        _read_by(fields),
    )
    fields.finish()
    return move


def _read_by(fields: Fields) -> By:
    by = fields.take("by", str, "person")
    for possible in get_args(By):
        if by == possible:
            return possible  # type: ignore[no-any-return]
    raise fields.fail("by", f"unknown value {by!r}; possible: {listed(list(get_args(By)))}")


def _read_until(data: object, where: str, names: Names) -> DeclineUntil:
    fields = Fields(data, where)
    seat, occasion, key = (fields.maybe(field, str) for field in ("seat", "occasion", "key"))
    fields.finish()
    return DeclineUntil(
        "" if seat is None else names.seat(fields, seat, "seat", TOGETHER, NOBODY_ASKED),
        "" if occasion is None else names.occasion(fields, occasion, "occasion"),
        "" if key is None else names.key(fields, key, "key"),
    )
