"""Handing over a seat in the middle of a game: to a bot, or to a person at this keyboard."""

from __future__ import annotations

from questhall.bots.levels import bot_for
from questhall.cli.terminal.display import introduce_player, introduce_players
from questhall.cli.terminal.players import check_kinds, seat_players
from questhall.cli.terminal.terminal_game import Setting
from questhall.cli.terminal.typed_input import echo, fold
from questhall.core.engine.chance import derive
from questhall.core.interface.decision import Decision
from questhall.core.records.players import HUMAN


def seat(setting: Setting, _asked: Decision, rest: str) -> bool:
    """Show who sits where; with a name and a kind, hand that seat over and note it in the record."""
    if not rest:
        introduce_players(setting)
        setting.tell("seat-how", name=setting.players[-1].name)
        return False
    name, _, kind = rest.rpartition(" ")
    seats = _find_seats(setting, name or rest)
    if len(seats) != 1 or not name:
        names = ", ".join(player.name for player in setting.players)
        setting.tell("seat-whose", said=echo(rest), possible=names, name=setting.players[-1].name)
        return False
    return _hand(setting, seats[0], bot_for(fold(kind) if kind.isalpha() else kind))


def _find_seats(setting: Setting, name: str) -> list[int]:
    """The seats whose names start like this; an exact match wins."""
    names = [fold(player.name) for player in setting.players]
    wanted = fold(name)
    return [n for n, each in enumerate(names) if each == wanted] or [
        n for n, each in enumerate(names) if each.startswith(wanted)
    ]


def _hand(setting: Setting, number: int, kind: str) -> bool:
    check_kinds([kind], setting.session.game)
    kinds = [player.kind for player in setting.players]
    if kinds[number] == kind:
        introduce_player(setting, setting.players[number])
        return False
    kinds[number] = kind
    if HUMAN not in kinds:
        setting.tell("seat-nobody-left")
        return False
    names = [player.name for player in setting.players]
    seed = derive(setting.seed, len(setting.session.made))
    player = seat_players(setting.session.game, names, kinds, seed)[number]
    setting.session.reseat(kinds)
    setting.players[number] = player
    setting.orders.withdraw(number)
    if player.is_human():
        setting.orders.asking[number] = setting.drawing.ASKED
    else:
        setting.orders.asking.pop(number, None)
    introduce_player(setting, player)
    return True
