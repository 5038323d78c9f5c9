"""The command line: a thin layer that parses, calls and prints.

Each command is a module with `add_parser`, which sets `run` to a function from the parsed arguments
to the exit code. Errors that Questhall raises on purpose become one sentence and exit code 2.
"""

from __future__ import annotations

import argparse
import sys

from questhall import __version__, build_kind
from questhall.cli import play, records, rules, scenarios, simulate
from questhall.core.errors import QuesthallError

INTERRUPTED = 130

EPILOG = """\
examples:
  questhall play rent-a-hero --terminal          a game against bots in this terminal
  questhall rules rent-a-hero hint               what the rulebook says about hints
  questhall scenario run scenarios/*/*.toml      check positions written down as files
  questhall replay game.record                   step through a finished game
  questhall verify game.record                   check that nobody changed it
  questhall sim rent-a-hero --games 10000        many games at once, with statistics
"""


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="questhall",
        description="Three fantasy tabletop games, complete and by the book.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"questhall {__version__} ({build_kind()})")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for module in (play, rules, scenarios, records, simulate):
        module.add_parser(commands)
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    options = make_parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except QuesthallError as problem:
        print(f"questhall: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("questhall: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
