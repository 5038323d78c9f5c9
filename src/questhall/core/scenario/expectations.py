"""Reading the [step.expect] tables of a scenario file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from questhall.core.engine.errors import listed
from questhall.core.interface.checked_fields import Fields
from questhall.core.interface.perspective import SPECTATOR
from questhall.core.scenario.comparisons import (
    compare,
    contains,
    contains_none,
    is_in_order,
    matches,
)
from questhall.core.scenario.document_paths import Path, unfolded, value_at, values_expected
from questhall.core.scenario.model import NOBODY_ASKED, TOGETHER, Attempt, Expectation
from questhall.core.scenario.names import Names
from questhall.core.scenario.play import OPTIONS, Play

Test = Callable[[object, Any], bool]


def read_expectations(data: object, where: str, names: Names) -> tuple[Expectation, ...]:
    """Everything that one checkpoint expects."""
    fields = Fields(unfolded(data, where), where)
    found = [
        *_about_the_decision(fields, names),
        *_about_options(fields, names),
        *_about_reasons(fields, names),
        *_about_the_table(fields, names),
        *_about_events(fields, names),
        *_about_undo(fields, names),
        *_about_the_result(fields, names),
    ]
    fields.finish()
    return tuple(found)


def _expect(label: str, wanted: object, look: Callable[[Play], object], test: Test = matches) -> Expectation:
    return Expectation(label, wanted, look, lambda found: test(found, wanted))


def _about_the_decision(fields: Fields, names: Names) -> Iterator[Expectation]:
    asked = fields.maybe("asked", str)
    if asked is not None:
        names.seat(fields, asked, "asked", TOGETHER, NOBODY_ASKED)
        yield _expect("asked", asked, Play.asked)
    occasion = fields.maybe("occasion", str)
    if occasion is not None:
        names.occasion(fields, occasion, "occasion")
        yield _expect("occasion", occasion, Play.occasion)
    window = fields.maybe("window", bool)
    if window is not None:
        yield _expect("window", window, Play.is_window)


def _about_options(fields: Fields, names: Names) -> Iterator[Expectation]:
    tests: dict[str, Test] = {
        "offered": contains,
        "not_offered": contains_none,
        "offered_exactly": lambda found, wanted: compare(found, {"unordered": wanted}),
    }
    for field, test in tests.items():
        value = fields.maybe(field, object)
        by_seat = value if isinstance(value, dict) else {} if value is None else {"": value}
        for seat, keys in by_seat.items():
            label = f"{field}.{names.seat(fields, seat, field, TOGETHER)}" if seat else field
            wanted = [names.key(fields, key, label) for key in fields.names(keys, label)]
            yield _expect(label, wanted, partial(Play.keys, seat=seat), test)


def _about_reasons(fields: Fields, names: Names) -> Iterator[Expectation]:
    for number, entry in enumerate(fields.take("why_not", list, []), start=1):
        attempt = read_attempt(entry, f"{fields.where} why_not {number}", names)
        look = partial(Play.why_not, seat=attempt.seat, key=attempt.key)
        yield _expect(f"why_not {attempt.seat}: {attempt.key}", attempt.clause, look)


def read_attempt(data: object, where: str, names: Names) -> Attempt:
    """What must not be possible: { seat, key, clause }."""
    fields = Fields(data, where)
    attempt = Attempt(
        names.seat(fields, fields.need("seat", str), "seat", TOGETHER),
        names.key(fields, fields.need("key", str), "key"),
        names.reason(fields, fields.need("clause", str), "clause"),
    )
    fields.finish()
    return attempt


def _about_the_table(fields: Fields, names: Names) -> Iterator[Expectation]:
    state = fields.maybe("state", dict)
    if state is not None:
        yield from _about_a_document(fields, names, state, "", "state")
    for seat, tree in fields.take("view", dict, {}).items():
        names.seat(fields, seat, "view", SPECTATOR)
        yield from _about_a_document(fields, names, tree, seat, f"view.{seat}")


def _about_a_document(
    fields: Fields, names: Names, tree: object, seat: str, name: str
) -> Iterator[Expectation]:
    for path, value in values_expected(fields, names, tree, name):
        wanted = names.keys_in(value) if path[0] == OPTIONS else value
        look = partial(_look_at, seat=seat, path=path, name=name)
        yield _expect(".".join([name, *path]), wanted, look, compare)


def _look_at(play: Play, seat: str, path: Path, name: str) -> object:
    return value_at(play.document(seat), path, name)


def _about_events(fields: Fields, names: Names) -> Iterator[Expectation]:
    tests: dict[str, Test] = {
        "saw": contains,
        "saw_in_order": is_in_order,
        "saw_exactly": matches,
        "not_saw": contains_none,
    }
    for field, test in tests.items():
        for seat, entries in fields.take(field, dict, {}).items():
            label = f"{field}.{names.seat(fields, seat, field, SPECTATOR)}"
            patterns = [names.event(fields, entry, label) for entry in fields.checked(label, entries, list)]
            yield _expect(label, patterns, partial(Play.told, seat=seat), test)


def _about_undo(fields: Fields, names: Names) -> Iterator[Expectation]:
    for seat, free in fields.take("undo", dict, {}).items():
        label = f"undo.{names.seat(fields, seat, 'undo')}"
        wanted = fields.checked(label, free, bool)
        yield _expect(label, wanted, partial(Play.is_undo_free, seat=seat))


def _about_the_result(fields: Fields, names: Names) -> Iterator[Expectation]:
    over = fields.maybe("over", bool)
    if over is not None:
        yield _expect("over", over, lambda play: play.state.is_over())
    ending = fields.maybe("ending", str)
    if ending is not None:
        possible = list(names.game.endings.values())
        if ending not in possible:
            raise fields.fail("ending", f"unknown ending {ending!r}; possible: {listed(possible)}")
        yield _expect("ending", ending, lambda play: play.ending() or "the game goes on")
    winners = fields.maybe("winners", list)
    if winners is not None:
        wanted = [names.seat(fields, name, "winners") for name in fields.names(winners, "winners")]
        yield _expect("winners", {"unordered": wanted}, Play.winners, compare)
