"""`questhall games`: the games and campaigns saved on this computer, and how to continue them."""

from __future__ import annotations

import argparse
import json

from questhall.cli.arguments import add_json
from questhall.cli.program_name import command
from questhall.cli.remote.kept_seats import kept_seats
from questhall.cli.terminal.new_game import chosen_language
from questhall.cli.terminal.saved_games import LAST, Saved, saved_games
from questhall.cli.terminal.screen import Screen, real_screen
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES, Texts

MOST_FINISHED = 10


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "games",
        help="list saved games and campaigns",
        description="Lists the games and campaigns saved on this computer, the one played last first.",
    )
    parser.add_argument("--all", action="store_true", help="also all finished games, not only the latest")
    parser.add_argument("--lang", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = chosen_language(options.lang)
    found = saved_games()
    if options.json:
        print(json.dumps([as_data(saved) for saved in found], indent=2))
        return 0
    going = [saved for saved in found if not saved.is_over]
    over = [saved for saved in found if saved.is_over]
    screen = real_screen([], "")
    show(screen, Texts(language), going, over if options.all else over[:MOST_FINISHED])
    return 0


def as_data(saved: Saved) -> dict[str, object]:
    return {
        "path": str(saved.path),
        "game": saved.game,
        "names": list(saved.names),
        "when": saved.when.isoformat(timespec="seconds"),
        "kind": "campaign" if saved.is_campaign else "game",
        "quests" if saved.is_campaign else "choices": saved.choices,
        "over": saved.is_over,
    }


def show(screen: Screen, texts: Texts, going: list[Saved], over: list[Saved]) -> None:
    if not going and not over:
        screen.line(texts.say("games-none", command=command("play", "rent-a-hero")))
    if going:
        screen.heading(texts.say("games-going"))
        screen.choices((described(saved, texts), "") for saved in going)
        screen.line()
        screen.line(texts.say("games-continue", command=command("play", "--resume", LAST)))
        if len(going) > 1:
            screen.line(texts.say("games-continue-other", command=command("play", "--resume", "2")))
    if over:
        screen.heading(texts.say("games-over"))
        screen.sentences(f"{described(saved, texts)} · {saved.path}" for saved in over)
    seats = kept_seats()
    if seats:
        screen.heading(texts.say("games-seats"))
        screen.sentences(f"{seat.name} · {seat.game} · {seat.address}/#/table/{seat.table}" for seat in seats)


def described(saved: Saved, texts: Texts) -> str:
    """A saved game in one line."""
    title = find_game(saved.game).title
    key = "games-campaign" if saved.is_campaign else "games-game"
    when = f"{saved.when:%Y-%m-%d %H:%M}"
    return texts.say(key, title=title, names=", ".join(saved.names), choices=saved.choices, when=when)
