"""How many tables a server holds: simulated people over real WebSockets, and how long their choices take.

    python -m tools.load                                     # everything, 1,000 tables each
    python -m tools.load --on sqlite --tables 200 --seconds 30
    python -m tools.load --on postgresql --database-url postgresql://questhall@localhost/questhall

A choice takes from sending it to its `ok`: by then it is on the disk. docs/serving.md has the last results.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console

from questhall.core.engine.errors import QuesthallError
from tools.load.figures import Figures, as_table, ratios
from tools.load.machine import described
from tools.load.measuring import measure
from tools.load.people import Load, allow_open_files
from tools.load.processes import LoadError
from tools.load.sides import SIDES, USUAL

SPARE_FILES = 200
PRINTED_WIDTH = 120


def read_options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--on",
        default=",".join(USUAL),
        metavar="SIDES",
        help=f"any of {', '.join(SIDES)} (default: {', '.join(USUAL)})",
    )
    parser.add_argument("--tables", type=int, default=1000, help="tables at which people play (default 1000)")
    parser.add_argument(
        "--people", type=int, default=4, choices=[3, 4, 5], help="people at each table (default 4)"
    )
    parser.add_argument(
        "--choices", type=float, default=12, help="choices per minute at each table (default 12)"
    )
    parser.add_argument("--bot-tables", type=int, default=2, help="additional tables of bots (default 2)")
    parser.add_argument("--seconds", type=float, default=60, help="how long to measure (default 60)")
    parser.add_argument("--settle", type=float, default=10, help="seconds of play before that (default 10)")
    parser.add_argument("--arrivals", type=float, default=25, help="tables that fill per second (default 25)")
    parser.add_argument("--database-url", default="", help="use this PostgreSQL server instead of starting one")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    return parser.parse_args(arguments)


def load_of(options: argparse.Namespace) -> Load:
    """What was asked for, if it can be done at all."""
    for name in ("tables", "choices", "seconds", "arrivals"):
        if getattr(options, name) <= 0:
            raise LoadError(f"--{name} has to be more than nothing")
    needed = options.tables * options.people + SPARE_FILES
    allowed = allow_open_files(needed)
    if allowed < needed:
        most = (allowed - SPARE_FILES) // options.people
        raise LoadError(f"this system allows {allowed} open files (ulimit -Hn): at most --tables {most}")
    return Load(
        options.tables, options.people, options.choices, options.arrivals, options.settle, options.seconds
    )


def sides_of(options: argparse.Namespace, console: Console) -> list[str]:
    """The servers to measure; those that cannot be are left out, unless they were asked for by name."""
    wanted = options.on.split(",")
    unknown = [name for name in wanted if name not in SIDES]
    if unknown:
        raise LoadError(f"--on {unknown[0]!r} is not known; possible: {', '.join(SIDES)}")
    possible = []
    for name in wanted:
        problem = SIDES[name].why_not(options.database_url)
        if problem and options.on != ",".join(USUAL):
            raise LoadError(f"{name} cannot be measured: {problem}")
        if problem:
            console.print(f"{name} is left out: {problem}")
        else:
            possible.append(name)
    return possible


def report(found: list[Figures], machine: dict[str, str]) -> None:
    console = Console(width=None if sys.stdout.isatty() else PRINTED_WIDTH)
    for name, value in machine.items():
        console.print(f"{name}: {value}")
    console.print(as_table(found))
    for server, compared in ratios(found).items():
        parts = ", ".join(f"{name.replace('_', ' ')} {ratio}" for name, ratio in compared.items())
        console.print(f"{server} / {found[0].server}: {parts}")


def main(arguments: list[str]) -> int:
    console = Console(stderr=True)
    try:
        options = read_options(arguments)
        load = load_of(options)
        found = [
            measure(SIDES[name], load, options.bot_tables, options.database_url, console)
            for name in sides_of(options, console)
        ]
        machine = described()
    except QuesthallError as problem:
        console.print(f"[red]{problem}")
        return 1
    except KeyboardInterrupt:
        return 130
    report(found, machine)
    if options.json:
        data = {"machine": machine, "load": load, "servers": found, "ratios": ratios(found)}
        options.json.write_bytes(msgspec.json.format(msgspec.json.encode(data)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
