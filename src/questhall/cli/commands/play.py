"""`questhall play`: a game in this terminal, with bots and with people at one keyboard."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path

from questhall.cli.arguments import integer, named_path
from questhall.cli.commands.scenarios import read_scenario
from questhall.cli.fullscreen.availability import FULL_SCREEN, SAID, obstacle
from questhall.cli.fullscreen.front import FullScreen
from questhall.cli.fullscreen.opening import run_full_screen
from questhall.cli.program_name import command
from questhall.cli.terminal.campaign_loop import play_campaign
from questhall.cli.terminal.display import PlainLines
from questhall.cli.terminal.game_loop import play
from questhall.cli.terminal.new_game import begin, chosen_language, default_path
from questhall.cli.terminal.players import (
    DEFAULT_SEATS,
    kinds_in_record,
    read_kinds,
    read_names,
    seat_players,
)
from questhall.cli.terminal.saved_games import LAST, find_saved
from questhall.cli.terminal.terminal_game import Front, Setting
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import QuesthallError, UnknownGame, UsageError, listed
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.standing_orders import Orders
from questhall.core.records.campaign import Campaign
from questhall.core.records.players import HUMAN, NAMES
from questhall.core.records.record import read_header, read_record
from questhall.core.records.session import Session
from questhall.core.scenario.lesson import laid_out
from questhall.games import find_game
from questhall.games.drawing import find_drawing
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Texts
from questhall.ledger import find_game_id, game_ids

SEED_BITS = 60
EPILOG = """\
examples:
  questhall play rent-a-hero                                   you against two bots
  questhall play rent-a-hero --seats human,hard,expert         against stronger bots
  questhall play rent-a-hero --seats human,human,easy --names Ola,Jan --lang pl
  questhall play rent-a-hero --variant endless --variant original-hint
  questhall play --resume last                                 continue the game played last
  questhall play rent-a-hero --resume game.record              continue a saved game
  questhall play rent-a-hero --scenario my-position.toml       start from a position instead of a deal
  questhall play talisman --seats human                        solo, to the Crown of Command
  questhall play talisman --seats human,easy,easy --variant time-limit
  questhall play warhammer-quest --campaign saga.campaign --seats human,medium

Opponents are easy (choose at random), medium (play by rules of thumb), hard and expert (search ahead,
expert for a second per choice), or a named bot such as ismcts:5s.
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game in this terminal",
        description="Play a game in this terminal. Every choice is saved; type ? during the game for help.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game, such as rent-a-hero")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal (the default)")
    parser.add_argument(
        "--plain", action="store_true", help="plain lines instead of the full screen, for screen readers"
    )
    parser.add_argument("--keys", action="store_true", help="plain lines show the key of every option")
    parser.add_argument(
        "--seats", metavar="WHO,...", help=f"human, a level or a bot for each seat (default {DEFAULT_SEATS})"
    )
    parser.add_argument("--names", metavar="NAME,...", default="", help="the players' names, in seat order")
    parser.add_argument("--seed", type=integer, metavar="N", help="the same seed deals the same cards")
    parser.add_argument("--lang", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="NAME",
        help="turn on a variant of the rules; may be repeated",
    )
    parser.add_argument("--save", type=named_path, metavar="FILE", help="where to save the record of the game")
    parser.add_argument(
        "--resume",
        type=named_path,
        metavar="FILE",
        help="continue the game in this record; last is the one played last",
    )
    parser.add_argument("--scenario", metavar="FILE", help="start from the position in this scenario file")
    parser.add_argument("--campaign", type=named_path, metavar="FILE", help="start or continue a campaign")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play from the first decision to the end, or until the people leave."""
    find_what_is_saved(options)
    language = chosen_language(options.lang)
    game = find_playable(options.game)
    find_drawing(game)
    texts = Texts(language, game.id, players=len(NAMES))
    if options.campaign is not None:
        campaign = open_campaign(options)
        open_front(
            texts,
            lambda front: play_campaign(campaign, lambda: prepare(options, campaign, front)),
            is_plain=options.plain,
            shows_keys=options.keys,
        )
        return 0
    front = find_front(texts, is_plain=options.plain, shows_keys=options.keys)
    setting = prepare(options, front=front)  # errors are reported before the screen opens
    run_at(front, texts, lambda: play(setting))
    return 0


def open_front(
    texts: Texts, play: Callable[[Front], None], *, is_plain: bool, shows_keys: bool = False
) -> None:
    """Play on the full screen if possible, otherwise as plain lines."""
    front = find_front(texts, is_plain=is_plain, shows_keys=shows_keys)
    run_at(front, texts, lambda: play(front))


def find_front(texts: Texts, *, is_plain: bool, shows_keys: bool) -> Front:
    hindered = obstacle(is_plain=is_plain)
    if hindered in SAID:
        print(texts.say(hindered))
    return (
        FullScreen() if hindered == FULL_SCREEN else PlainLines(shows_keys=shows_keys, is_read_aloud=is_plain)
    )


def run_at(front: Front, texts: Texts, play: Callable[[], None]) -> None:
    if isinstance(front, FullScreen):
        run_full_screen(front.stage, texts, play)
    else:
        play()


def find_what_is_saved(options: argparse.Namespace) -> None:
    """`--resume last`, a number from `questhall games`, or a file, which names its game."""
    resume = None if options.resume is None else str(options.resume)
    if resume is not None and (resume == LAST or resume.isdecimal()) and not options.resume.exists():
        saved = find_saved(resume, "" if options.game is None else find_playable(options.game).id)
        options.game = saved.game
        options.resume = None if saved.is_campaign else saved.path
        options.campaign = saved.path if saved.is_campaign else options.campaign
    elif options.game is None and options.resume is not None:
        options.game = read_header(read_record(options.resume), str(options.resume)).game
    elif options.game is None and options.campaign is not None and options.campaign.exists():
        options.game = Campaign.open(options.campaign).content.game
    elif options.game is None:
        raise UsageError(
            f"which game? Games are: {', '.join(game_ids())}; to continue a saved game: --resume {LAST}"
        )


def prepare(
    options: argparse.Namespace, campaign: Campaign | None = None, front: Front | None = None
) -> Setting:
    """Everything a game needs, checked before anything is written to disk."""
    front = front or PlainLines()
    game = find_playable(options.game)
    find_drawing(game)
    language = chosen_language(options.lang)
    if campaign is not None:
        session, path, kinds = _go_on_with(campaign, game, options)
    elif options.resume:
        session, path, kinds = _resume(game, options)
    elif options.scenario:
        session, path, kinds = _begin_at(game, options)
    else:
        session, path, kinds = _begin(game, options)
    setting = begin_setting(session, path, kinds, language, front, options.seed)
    setting.campaign = None if campaign is None else campaign.path
    return setting


def begin_setting(
    session: Session, path: Path, kinds: list[str], language: str, front: Front, seed: int | None = None
) -> Setting:
    """A game at this keyboard; `seed` is for the bots."""
    game, names = session.game, session.header.seats
    drawing = find_drawing(game)
    texts = Texts(language, game.id, players=len(names))
    bot_seed = secrets.randbits(SEED_BITS) if seed is None else seed
    people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
    return Setting(
        session=session,
        players=seat_players(game, names, kinds, bot_seed),
        speech=Speech(texts, game, names, session.header.variants),
        drawing=drawing,
        screen=front.screen(names, texts.say("colon")),
        front=front,
        orders=Orders(game, dict.fromkeys(people, drawing.ASKED)),
        path=path,
        seed=bot_seed,
    )


def find_playable(name: str) -> Game:
    """A game by its id; one of which only the rules are here yet is refused, with a pointer to them."""
    try:
        return find_game(name)
    except UnknownGame as unknown:
        try:
            known = find_game_id(name)
        except UnknownGame:
            raise unknown from None
        rules = command("rules", known)
        raise UsageError(f"{known} is not playable yet; to read its rules: {rules}") from None


def _begin(game: Game, options: argparse.Namespace) -> tuple[Session, Path, list[str]]:
    """A new game, kept in a new file."""
    kinds = read_kinds(DEFAULT_SEATS if options.seats is None else options.seats, game)
    game.check(Setup(len(kinds), tuple(options.variant)))
    session = begin(game, read_names(options.names, len(kinds)), options.seed, options.variant, kinds)
    path = options.save or default_path(game)
    session.keep_in(path)
    return session, path, kinds


def _begin_at(game: Game, options: argparse.Namespace) -> tuple[Session, Path, list[str]]:
    """A new game from a scenario file's position, which determines the variants and the number of seats."""
    scenario = read_scenario(options.scenario)
    if scenario.game is not game:
        raise UsageError(f"{options.scenario} is a scenario for {scenario.game.id}, not {game.id}")
    if options.variant:
        raise UsageError("--variant cannot be combined with --scenario: the file sets the variants")
    seats = len(scenario.seats)
    kinds = read_kinds(options.seats or ",".join([HUMAN, *["medium"] * (seats - 1)]), game)
    if len(kinds) != seats:
        raise UsageError(f"this scenario has {seats} seats, not {len(kinds)}")
    names = read_names(options.names, seats) if options.names else list(scenario.seats)
    setup = scenario.setup
    session = begin(game, names, options.seed, list(setup.variants), kinds, setup.carried, laid_out(scenario))
    path = options.save or default_path(game)
    session.keep_in(path)
    return session, path, kinds


def _resume(game: Game, options: argparse.Namespace) -> tuple[Session, Path, list[str]]:
    """Resume a saved game; its settings come from its record and cannot be changed."""
    fixed = {
        "--scenario": options.scenario,
        "--names": options.names,
        "--variant": options.variant,
        "--save": options.save,
        "--seed": options.seed is not None,
    }
    given = [option for option, value in fixed.items() if value]
    if given:
        raise UsageError(f"{listed(given)} cannot be changed in a resumed game")
    kinds = read_kinds(options.seats, game) if options.seats is not None else []
    session = Session.resume(game, options.resume)
    try:
        return session, options.resume, _seat(session, kinds)
    except QuesthallError:
        session.close()
        raise


def _seat(session: Session, kinds: list[str]) -> list[str]:
    """Seat the players who continue a game; changes are noted in its record."""
    seated = _kinds_for(session, kinds)
    if seated != session.players() and not session.state.is_over():
        session.reseat(seated)
    return seated


def _kinds_for(session: Session, kinds: list[str]) -> list[str]:
    """Who continues a resumed game: those named now, or else those who started it."""
    seats = len(session.header.seats)
    if kinds and len(kinds) != seats:
        raise UsageError(f"this game has {seats} seats, not {len(kinds)}")
    return kinds or kinds_in_record(session)


# Campaigns


def open_campaign(options: argparse.Namespace) -> Campaign:
    """The campaign in this file; a new one if there is none."""
    if options.save or options.resume or options.scenario:
        raise UsageError(
            "--save, --resume and --scenario cannot be combined with --campaign, which keeps its own records"
        )
    game = find_playable(options.game)
    if not options.campaign.exists():
        kinds = read_kinds(DEFAULT_SEATS if options.seats is None else options.seats, game)
        names = read_names(options.names, len(kinds))
        return Campaign.create(options.campaign, game, names, kinds, options.variant)
    given = [option for option, value in (("--names", options.names), ("--variant", options.variant)) if value]
    if given:
        raise UsageError(f"{listed(given)} cannot be changed in a campaign that has begun")
    campaign = Campaign.open(options.campaign)
    if campaign.content.game != game.id:
        raise UsageError(f"{options.campaign} is a campaign for {campaign.content.game}, not {game.id}")
    campaign.check(game)
    return campaign


def _go_on_with(campaign: Campaign, game: Game, options: argparse.Namespace) -> tuple[Session, Path, list[str]]:
    """The current game of a campaign, started if necessary, with the players named now or the previous ones."""
    content = campaign.content
    named = read_kinds(options.seats, game) if options.seats is not None else []
    number = len(content.chronicle) + 1
    seed = None if options.seed is None else derive(options.seed, number)

    def begin_with(carried: str) -> Session:
        return begin(game, content.seats, seed, content.variants, named or content.players, carried)

    session = campaign.session(game, begin_with)
    try:
        kinds = _seat(session, named)
    except QuesthallError:
        session.close()
        raise
    return session, campaign.record_path(), kinds
