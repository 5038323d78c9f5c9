"""Commands at a server's table besides choosing: standing orders, and who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from questhall.cli.terminal.skipping import STOP, confirm, find_condition, show_conditions
from questhall.cli.terminal.typed_input import echo, fold

if TYPE_CHECKING:
    from questhall.cli.remote.remote_seat import RemoteSeat

TO_BOT, TO_ANYONE = "bot", "anyone"


def skip(seat: RemoteSeat, rest: str) -> None:
    """A standing order: decline windows until one of the game's conditions comes true."""
    if not rest:
        show_conditions(seat)
        seat.tell("join-skip-how")
        return
    until = find_condition(seat, rest)
    if not until or not seat.send("withdraw"):
        return
    if until == STOP:
        seat.send("asking", asking="every")
    else:
        seat.send("asking", asking=seat.drawing.ASKED)
        seat.send("order", until=until)
    confirm(seat, until)


def seats(seat: RemoteSeat, rest: str) -> None:
    """Show who sits where; with a name and `bot` or `anyone`, give away the seat of someone who stays away."""
    every = seat.connection.table["seats"]
    if not rest:
        for each in every:
            seat.screen.line(f"{each['name'] or '…'}{seat.screen.colon} {seat.speech.say(_state(each))}")
        seat.tell("join-seat-how", name=every[-1]["name"] or "Ben")
        return
    name, _, to = rest.rpartition(" ")
    found = [each["seat"] for each in every if name and fold(each["name"]).startswith(fold(name))]
    if len(found) != 1 or fold(to) not in (TO_BOT, TO_ANYONE):
        seat.tell("join-seat-whose", said=echo(rest), name=every[-1]["name"] or "Ben")
    else:
        seat.send("free", other=found[0], to=fold(to))


def _state(seat: dict[str, Any]) -> str:
    """The key of the text that says who is in a seat."""
    if seat["kind"] == "bot":
        return f"level-{seat['level']}"
    if seat["kind"] != "person" or seat["vacant"]:
        return "join-seat-free"
    if seat["away"]:
        return "join-seat-away"
    return "join-seat-here" if seat["here"] else "join-seat-gone"
