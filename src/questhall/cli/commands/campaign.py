"""`questhall campaign`: a campaign's history, its results, and what comes next."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import msgspec

from questhall.cli.arguments import add_json
from questhall.cli.program_name import command
from questhall.cli.terminal.display import introduction
from questhall.cli.terminal.new_game import chosen_language
from questhall.cli.terminal.screen import Screen, real_screen
from questhall.core.interface.game import Game
from questhall.core.records.campaign import Campaign
from questhall.games import find_game
from questhall.games.chronicles import find_chronicler
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Texts

EPILOG = """\
To start or continue a campaign: questhall play warhammer-quest --campaign FILE

examples:
  questhall campaign saga.campaign
  questhall campaign saga.campaign --lang pl
  questhall campaign saga.campaign --json
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "campaign",
        help="read the chronicle of a campaign",
        description="Shows what has been played in a campaign, what it brought, and what comes next.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the campaign file")
    parser.add_argument("--lang", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    campaign = Campaign.open(options.file)
    game = find_game(campaign.content.game)
    campaign.check(game)
    if options.json:
        print(json.dumps(as_data(campaign), indent=2))
        return 0
    language = chosen_language(options.lang)
    speech, screen = voice(campaign, game, language)
    show(campaign, game, speech, screen)
    return 0


def as_data(campaign: Campaign) -> dict[str, object]:
    """The file as plain data, with what follows from it and from the record beside it."""
    data: dict[str, object] = msgspec.to_builtins(campaign.content)
    return data | {"over": campaign.is_over(), "running": is_running(campaign)}


def is_running(campaign: Campaign) -> bool:
    return not campaign.is_over() and campaign.record_path().exists()


def voice(campaign: Campaign, game: Game, language: str) -> tuple[Speech, Screen]:
    names = campaign.content.seats
    texts = Texts(language, game.id, players=len(names))
    return Speech(texts, game, names, campaign.content.variants), real_screen(names, texts.say("colon"))


def show(campaign: Campaign, game: Game, speech: Speech, screen: Screen) -> None:
    """The chronicle for people."""
    chronicler = find_chronicler(game)
    content = campaign.content
    screen.heading(chronicler.title(speech))
    for name, kind in zip(content.seats, content.players, strict=True):
        screen.line(introduction(speech, name, kind))
    for number in range(len(content.chronicle)):
        screen.rows(*chronicler.chapter(content, number, speech))
    screen.rows(*chronicler.outlook(content, is_running(campaign), speech))
    if not campaign.is_over():
        going_on = command("play", game.id, "--campaign", str(campaign.path))
        screen.line(speech.say("campaign-later", command=going_on))
