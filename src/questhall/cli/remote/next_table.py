"""After a game: the rematch, or the next quest of a campaign, with the same people in the same terminal."""

from __future__ import annotations

import secrets

from questhall.cli.remote.connection import Connection, welcome
from questhall.cli.remote.kept_seats import KeptSeat, keep_seat
from questhall.cli.remote.lobby import ask_lobby
from questhall.cli.remote.remote_seat import RemoteSeat, sit_down
from questhall.cli.terminal.new_game import ENTROPY_BYTES


def next_table(seat: RemoteSeat) -> RemoteSeat:
    """Sit down at the next table. The first player to ask makes it; seats keep their secrets."""
    old, language = seat.connection, seat.speech.texts.language
    answer = ask_lobby(old.address, f"/api/tables/{old.id}/rematch", {}, old.secret, language)
    table = answer["table"]["id"]
    name = seat.names()[seat.seat or 0]
    keep_seat(KeptSeat(old.address, table, old.secret, name, answer["table"]["game"]))
    word = {"entropy": secrets.token_hex(ENTROPY_BYTES)}
    ask_lobby(old.address, f"/api/tables/{table}/ready", word, old.secret, language)
    connection = Connection(old.address, table, old.secret, language)
    return sit_down(connection, seat.screen, language, welcome(connection))
