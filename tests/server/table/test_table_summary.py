"""What a summary follows from: nothing that it tells may change unnoticed."""

from __future__ import annotations

from copy import deepcopy

import msgspec
import pytest

from questhall.games import GAMES
from questhall.server.storage.store import Row
from questhall.server.table.table_document import (
    BOT,
    PERSON,
    FreeingDoc,
    OriginDoc,
    Plan,
    SeatDoc,
    TableDoc,
    UndoDoc,
    write_document,
)
from questhall.server.table.table_setup import begin_if_ready
from questhall.server.table.table_state import Standing
from questhall.server.table.table_summary import basis, summary

SEATS = [SeatDoc(PERSON, name, secret=name, entropy="x") for name in ("Ana", "Ben", "Cleo")]
OTHERS = {
    "seats": [*SEATS[:2], SeatDoc(BOT, "Cleo", level="hard")],
    "undo": UndoDoc(1, 0, [2]),
    "freeing": FreeingDoc(1, "bot", [2]),
    "continues": OriginDoc("abc", 7),
    "plan": Plan(1, "decline"),
    "variants": ["endless"],
    "asking": "every",
    "kind": BOT,
    "asked": [2],
    "rated": ["Ana"],
}


def sat_down() -> Standing:
    document = TableDoc(deepcopy(SEATS), [], "00" * 32, "", "", "Ana")
    row = Row("one", "rent-a-hero", "gathering", False, False, 1, 0, write_document(document))
    standing = Standing(GAMES["rent-a-hero"], row)
    begin_if_ready(standing)
    return standing


def other_than(value: object, name: str) -> object:
    if name in OTHERS:
        return OTHERS[name]
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else [*value, "x"] if isinstance(value, list) else f"{value}x"


@pytest.mark.parametrize("name", [field.name for field in msgspec.structs.fields(TableDoc)])
def test_of_a_table(name: str) -> None:
    check(lambda standing: standing.document, name)


@pytest.mark.parametrize("name", [field.name for field in msgspec.structs.fields(SeatDoc)])
def test_of_a_seat(name: str) -> None:
    check(lambda standing: standing.document.seats[1], name)


def check(part, name: str) -> None:  # type: ignore[no-untyped-def]
    standing = sat_down()
    told, follows_from = summary(standing, "en", {0}, 1), basis(standing, {0}, 1)
    changed = part(standing)
    setattr(changed, name, other_than(getattr(changed, name), name))
    if summary(standing, "en", {0}, 1) != told:
        assert basis(standing, {0}, 1) != follows_from, name


def test_of_who_is_there() -> None:
    standing = sat_down()
    seen = [basis(standing, {0}, 1), basis(standing, {0, 1}, 1), basis(standing, {0}, 2)]
    assert len({repr(one) for one in seen}) == 3


def test_agreeing_to_an_undo_is_noticed() -> None:
    standing = sat_down()
    standing.document.undo = UndoDoc(1, 0)
    before = basis(standing, {0}, 1)
    standing.document.undo.agreed.append(2)
    assert basis(standing, {0}, 1) != before
    assert summary(standing, "en", {0}, 1)["undo"] == {"seat": 1, "choices": 0, "agreed": [2]}
