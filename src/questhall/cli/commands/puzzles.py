"""`questhall puzzles`: positions in which one option is clearly better."""

from __future__ import annotations

import argparse

from questhall.cli.arguments import whole_number
from questhall.cli.terminal.display import PlainLines
from questhall.cli.terminal.new_game import chosen_language
from questhall.cli.terminal.puzzle_loop import solve_puzzles
from questhall.core.records.players import NAMES
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES, Texts
from questhall.puzzles import find_puzzle

MOST = 999

DESCRIPTION = """\
Shows a position from a game between bots and asks what you would do. Then it says which option is best,
what the others lose, and why.
"""

EPILOG = """\
docs/puzzles.md says how the puzzles are found.

example:
  questhall puzzles rent-a-hero 3
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "puzzles",
        help="positions in which one option is clearly better",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="the game, such as talisman")
    parser.add_argument(
        "number", metavar="NUMBER", nargs="?", type=whole_number(1, MOST), default=1, help="where to begin"
    )
    parser.add_argument("--plain", action="store_true", help="plain lines that make sense when read aloud")
    parser.add_argument("--lang", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = chosen_language(options.lang)
    game = find_game(options.game)
    find_puzzle(game, options.number)  # errors are reported before anything is shown
    colon = Texts(language).say("colon")
    screen = PlainLines(is_read_aloud=options.plain).screen(list(NAMES), colon)
    solve_puzzles(game, options.number, language, screen)
    return 0
