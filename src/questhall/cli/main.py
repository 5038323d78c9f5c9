"""The command line: a thin layer that parses, calls and prints.

Each command is a module with `add_parser`, which sets `run` to a function from the parsed arguments
to the exit code. Errors that Questhall raises on purpose become one sentence and exit code 2.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from questhall import __version__, build_kind
from questhall.cli import INTERRUPTED, completion, entry
from questhall.core.engine.errors import QuesthallError, listed
from questhall.extras import what_to_install

COMMANDS = {
    "play": "play",
    "join": "join",
    "learn": "learn",
    "puzzles": "puzzles",
    "games": "games",
    "serve": "serve",
    "admin": "admin",
    "backup": "backup",
    "restore": "backup",
    "campaign": "campaign",
    "rules": "rules",
    "scenario": "scenarios",
    "verify": "records",
    "replay": "records",
    "analyse": "analyse",
    "sim": "simulate",
    "collect": "collect",
    "report": "report",
    "arena": "arena",
    "bench": "bench",
    "compile": "compile",
    "completion": "completion",
}
"""The module of each command."""

EPILOG = """\
examples:
  questhall play rent-a-hero --terminal          a game against bots in this terminal
  questhall                                      a start screen, in a terminal
  questhall games                                saved games and campaigns
  questhall learn talisman                       the lessons of a game
  questhall puzzles rent-a-hero                  what would you do? positions with one best option
  questhall join LINK                            a seat at a server's table, from the terminal
  questhall serve                                tables in the browser, with friends and bots
  questhall admin list                           the tables of a server, for its operator
  questhall backup tables.backup                 copy all tables, also while the server runs
  questhall campaign saga.campaign               the chronicle of a campaign
  questhall rules rent-a-hero hint               what the rulebook says about hints
  questhall scenario run scenarios/*/*.toml      check positions in scenario files
  questhall replay game.record                   step through a finished game
  questhall analyse game.record                  what decided a finished game
  questhall verify game.record                   check that nobody changed it
  questhall sim rent-a-hero --games 10000        many games at once, with statistics
  questhall collect games/*.record --out games.parquet   the same columns as sim --out, from records
  questhall report games.parquet -o report.html  a page with plots
  questhall arena rent-a-hero --bots random,thumb   which bot is better, with confidence intervals
  questhall bench                                compare speed with other libraries
  questhall compile                              compile the rules: stronger bots, faster simulation
"""


BEGINNING = """\
Questhall: three fantasy tabletop games, complete and by the book.

Where to begin:
  questhall serve                        play in the browser, with friends and bots
  questhall play rent-a-hero             play in this terminal
  questhall sim rent-a-hero              a thousand games between bots, with statistics
  questhall completion --help            complete commands with the Tab key

questhall --help lists all commands.
"""


def make_parser(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser for these arguments. If they start with a command, only that one is loaded."""
    parser = Parser(
        prog="questhall",
        description="Three fantasy tabletop games, complete and by the book.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action=ShowVersion, nargs=0, help="show the program's version and whether it is compiled"
    )
    if arguments and arguments[0] == "--version":
        return parser
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    wanted = arguments[0] if arguments and arguments[0] in COMMANDS else ""
    for name in dict.fromkeys([COMMANDS[wanted]] if wanted else COMMANDS.values()):
        import_module(f"questhall.cli.commands.{name}").add_parser(commands)
    return parser


class Parser(argparse.ArgumentParser):
    """Where the game is missing, it says which games there are."""

    def error(self, message: str) -> NoReturn:
        if re.search(r"required: .*\bGAME\b", message):
            from questhall.ledger import game_ids  # only here: most commands should start without it

            message = f"{message}; games are: {listed(game_ids())}"
        super().error(message)


class ShowVersion(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_unused: object) -> None:
        print(f"questhall {__version__} ({build_kind()})")
        parser.exit()


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    try:
        try:
            if completion.is_asked():
                completion.answer(make_parser())
            arguments = sys.argv[1:] if arguments is None else arguments
            if not arguments and is_at_full_screen():
                arguments = start()
                if not arguments:
                    return 0
            if not arguments:
                print(BEGINNING, end="")
                return 0
            options = parse(make_parser(arguments), arguments)
            code: int = options.run(options)
        finally:
            # Buffered output must fail here, not when the interpreter exits.
            if sys.stdout is not None:
                sys.stdout.flush()
    except QuesthallError as problem:
        return _complain(str(problem), 2)
    except ModuleNotFoundError as problem:
        advice = what_to_install(problem)
        if advice is None:
            raise
        return _complain(advice, 2)
    except KeyboardInterrupt:
        return _complain("interrupted", INTERRUPTED)
    except BrokenPipeError:
        _forget_output()
        return 1
    except OSError as problem:
        _forget_output()
        return _complain(f"{problem.filename or 'cannot write the output'}: {problem.strerror}", 2)
    return code


def is_at_full_screen() -> bool:
    from questhall.cli.fullscreen.availability import FULL_SCREEN, obstacle

    return obstacle(is_plain=False) == FULL_SCREEN


def start() -> list[str]:
    """The command line chosen on the start screen; None to quit."""
    from questhall.cli.fullscreen.opening import follow_the_window
    from questhall.cli.fullscreen.start_screen import StartScreen
    from questhall.cli.terminal.new_game import language_of
    from questhall.cli.terminal.saved_games import saved_games

    follow_the_window()
    return StartScreen(language_of(), saved_games()).run() or []


def parse(parser: argparse.ArgumentParser, arguments: list[str]) -> argparse.Namespace:
    """The parsed arguments; words may also follow options, where argparse does not look for them."""
    options, rest = parser.parse_known_args(arguments)
    if rest and (not hasattr(options, "words") or any(word.startswith("-") for word in rest)):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        options.words = [*options.words, *rest]
    return options


def _complain(sentence: str, code: int) -> int:
    with contextlib.suppress(OSError):
        print(f"questhall: {sentence}", file=sys.stderr)
    return code


def _forget_output() -> None:
    """Discard output that nobody reads, or the interpreter would try to write it again at exit."""
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


if __name__ == "__main__":
    sys.exit(entry())
