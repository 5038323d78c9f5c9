"""`questhall compile`: compile the rules, for stronger bots and faster simulation."""

from __future__ import annotations

import argparse
import sys

from questhall.cli.arguments import whole_number

MOST_JOBS = 256


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "compile",
        help="compile the rules, for stronger bots and faster simulation",
        description="Compiles the rules with mypyc and a C compiler, unless that has been done already.",
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(1, MOST_JOBS),
        default=0,
        metavar="N",
        help="C compilers at a time (default: one per core)",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from questhall.compiling.__main__ import compile_rules
    from questhall.compiling.progress import Bar

    return compile_rules(Bar(sys.stdout), get_tools=False, jobs=options.jobs)
