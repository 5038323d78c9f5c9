"""Until when a player wants to decline: what `:skip` offers and understands, at every kind of table."""

from __future__ import annotations

from questhall.cli.terminal.terminal_game import AtTable
from questhall.cli.terminal.typed_input import echo, find_numbered

STOP = "stop"


def show_conditions(table: AtTable) -> None:
    """The conditions of the game, and how to be asked again."""
    table.tell("skip-until-when")
    table.screen.choices((table.speech.say(key), name) for name, key in _texts(table).items())


def find_condition(table: AtTable, said: str) -> str:
    """The condition that a player means; empty if it is none, which is told."""
    known = _texts(table)
    meant = find_numbered(said, list(known))
    if len(meant) != 1:
        table.tell("skip-unknown", said=echo(said), possible=", ".join(known))
        return ""
    return meant[0]


def confirm(table: AtTable, condition: str) -> None:
    if condition == STOP:
        table.tell("skip-stopped")
    else:
        table.tell("skip-given", until=table.speech.say(_texts(table)[condition]))


def _texts(table: AtTable) -> dict[str, str]:
    return {name: f"until-{name}" for name in table.speech.game.conditions} | {STOP: "skip-stop"}
