"""The seats taken from this terminal: a link can be reused, and closing the window never loses a seat."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from questhall.cli.terminal.new_game import data_folder


class KeptSeat(msgspec.Struct):
    """A seat at a server's table. Its secret is stored before it is used: a lost answer cannot lose it."""

    address: str
    table: str
    secret: str
    name: str
    game: str = ""


def kept_seats() -> list[KeptSeat]:
    """The seats in the order in which they were taken; a file that cannot be read counts as none."""
    try:
        return msgspec.json.decode(_path().read_bytes(), type=list[KeptSeat])
    except (OSError, msgspec.DecodeError):
        return []


def find_seat(address: str, table: str) -> KeptSeat | None:
    return next((seat for seat in kept_seats() if (seat.address, seat.table) == (address, table)), None)


def keep_seat(seat: KeptSeat) -> None:
    """Store a seat, or replace its entry."""
    _write([*_others(seat), seat])


def forget_seat(seat: KeptSeat) -> None:
    _write(_others(seat))


def _others(seat: KeptSeat) -> list[KeptSeat]:
    return [kept for kept in kept_seats() if (kept.address, kept.table) != (seat.address, seat.table)]


def _write(seats: list[KeptSeat]) -> None:
    """Only this user can read the file."""
    path = _path()
    path.parent.mkdir(parents=True, exist_ok=True)
    written = path.with_suffix(".new")
    with os.fdopen(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(msgspec.json.encode(seats))
    written.replace(path)


def _path() -> Path:
    return data_folder() / "seats.json"
