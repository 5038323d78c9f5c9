"""`questhall join`: a seat at a table of a server, from the terminal."""

from __future__ import annotations

import argparse
import getpass
import secrets

from questhall.cli.fullscreen.availability import FULL_SCREEN, SAID, obstacle
from questhall.cli.fullscreen.opening import run_full_screen
from questhall.cli.fullscreen.stage import Stage
from questhall.cli.program_name import command
from questhall.cli.remote.connection import Connection, welcome
from questhall.cli.remote.full_play import FullPlay
from questhall.cli.remote.kept_seats import KeptSeat, find_seat, forget_seat, keep_seat
from questhall.cli.remote.link import Link, read_link
from questhall.cli.remote.lobby import LobbyRefusal, ask_lobby
from questhall.cli.remote.plain_play import play_plain
from questhall.cli.remote.remote_seat import sit_down
from questhall.cli.terminal.new_game import ENTROPY_BYTES, chosen_language
from questhall.cli.terminal.screen import real_screen
from questhall.core.engine.errors import QuesthallError
from questhall.core.records.players import check_name
from questhall.i18n.texts import LANGUAGES, Texts

SECRET_BYTES = 24
LONGEST_NAME = 20
ANYBODY = "Guest"
EPILOG = """\
The link is the one that the browser shows: an invitation, or your own seat. Put it in quotes. Your seat is
remembered: the same link opens it again.

examples:
  questhall join 'http://192.168.1.20:8421/#/join/pQ3xk0aVb2Y7c9Lm/…' --name Ana
  questhall join 'https://games.example.org/#/table/pQ3xk0aVb2Y7c9Lm'   watch, or take a free seat
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "join",
        help="sit down at a table of a server, with friends in the browser",
        description="Plays in a seat at a server's table, together with people in browsers and terminals.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("link", metavar="LINK", help="the link to the table")
    parser.add_argument("--name", metavar="NAME", default="", help="your name at the table")
    parser.add_argument("--watch", action="store_true", help="watch, even if a seat is free")
    parser.add_argument("--plain", action="store_true", help="plain lines instead of the full screen")
    parser.add_argument("--lang", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = chosen_language(options.lang)
    link = read_link(options.link)
    secret = "" if options.watch else secret_for(link, options.name or _own_name(), language)
    connection = Connection(link.address, link.table, secret, language)
    number = welcome(connection)
    hindered = obstacle(is_plain=options.plain)
    if hindered in SAID:
        print(Texts(language).say(hindered))
    if hindered == FULL_SCREEN:
        stage = Stage()
        seat = sit_down(connection, stage, language, number)
        stage.seat(seat.names(), seat.speech.say("colon"))
        game = FullPlay(seat, stage)
        run_full_screen(stage, seat.speech.texts, game.play, game.set_pace)
        seat = game.seat
    else:
        screen = real_screen([], "")
        screen.is_plain = screen.is_plain or options.plain
        seat = sit_down(connection, screen, language, number)
        screen.colon = seat.speech.say("colon")
        seat = play_plain(seat)
    if secret and seat.result() is None:
        table = seat.connection.id
        again = options.link if table == link.table else f"{link.address}/#/table/{table}"
        print(seat.speech.say("join-again", command=command("join", again)))
    return 0


def _own_name() -> str:
    """The name of this computer's user, if it is a valid player's name."""
    try:
        name = getpass.getuser().capitalize()[:LONGEST_NAME]
        check_name(name)
    except (QuesthallError, OSError, KeyError):
        return ANYBODY
    return name


def secret_for(link: Link, name: str, language: str) -> str:
    """The secret of one's seat: from the link, from an earlier visit, or of a seat taken now; none to watch."""
    if link.secret:
        return link.secret
    kept = find_seat(link.address, link.table)
    if kept is None:
        table = ask_lobby(link.address, f"/api/tables/{link.table}", language=language)
        free = [seat for seat in table["seats"] if seat["kind"] == "open" or seat["vacant"]]
        if not link.invitation and not free:
            return ""
        kept = KeptSeat(link.address, link.table, secrets.token_urlsafe(SECRET_BYTES), name, table["game"])
        keep_seat(kept)
    _take_seat(link, kept, language)
    return kept.secret


def _take_seat(link: Link, kept: KeptSeat, language: str) -> None:
    """Take a seat with the stored secret; a repeated request gets the same seat."""
    wanted = {"name": kept.name, "entropy": secrets.token_hex(ENTROPY_BYTES), "secret": kept.secret}
    if link.invitation:
        wanted["invitation"] = link.invitation
    try:
        ask_lobby(link.address, f"/api/tables/{link.table}/seats", wanted, language=language)
    except LobbyRefusal:
        forget_seat(kept)
        raise
