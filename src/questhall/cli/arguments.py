"""Arguments shared by all commands that play many games."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from questhall import bots
from questhall.bots.levels import LEVELS
from questhall.core.engine.errors import UsageError
from questhall.core.records.record import LARGEST_SEED
from questhall.games import GAMES
from questhall.sim.plan import USUAL_CAP

if TYPE_CHECKING:
    from questhall.dataset.output import Output

LARGEST = 10**12
"""The limit for counts that have no limit of their own: more games than anybody can play."""
LONGEST_SHOWN = 40
MOST_DIGITS = 20
"""Numbers with more digits are too large for anything; Python refuses to read thousands of them."""
MOST_WORKERS = 1024
"""More would be a typing mistake, and would bring the machine down."""


def which_bots() -> str:
    """The available bots, for help texts."""
    return (
        f"{', '.join(bots.names())}, optionally with a setting after a colon (ismcts:2000, ismcts:1s), "
        f"a level ({', '.join(LEVELS)}), or FILE.py:CLASS"
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    listed = ", ".join(game.id for game in GAMES.values() if game.is_listed)
    parser.add_argument("game", metavar="GAME", help=listed)


def add_how_to_play(parser: argparse.ArgumentParser) -> None:
    """Variants, seed, workers and cap."""
    parser.add_argument(
        "--variant", action="append", default=[], metavar="NAME", help="turn on a variant; may be repeated"
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, LARGEST_SEED),
        default=0,
        metavar="S",
        help="seed of the run (default %(default)s)",
    )
    parser.add_argument(
        "--workers",
        type=whole_number(1, MOST_WORKERS),
        metavar="K",
        help="number of processes (default: one per core)",
    )
    parser.add_argument(
        "--cap",
        type=whole_number(1),
        default=USUAL_CAP,
        metavar="N",
        help="abandon a game after N decisions (default %(default)s)",
    )


def add_output(parser: argparse.ArgumentParser, formats: str = ".parquet or .json") -> None:
    """Where a run is saved while it is under way."""
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--out", type=named_path, metavar="FILE", help=f"save the run to a new file that ends in {formats}"
    )
    kept.add_argument("--resume", type=named_path, metavar="FILE", help="continue a run saved with --out")
    parser.add_argument(
        "--decisions",
        type=named_path,
        metavar="FILE",
        help="also write a row for every decision to this Parquet file; needs --out or --resume FILE.parquet",
    )


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT, or auto for the one on this machine"
    )


def check_cluster(options: argparse.Namespace) -> str:
    """The address of the cluster to play on, or nothing."""
    if options.ray is not None and options.workers is not None:
        raise UsageError("--ray uses the cores of the cluster; it cannot be combined with --workers")
    return options.ray or ""


def is_parquet(options: argparse.Namespace) -> bool:
    """Whether a row is wanted for every game; decisions alone are refused."""
    path: Path | None = options.out or options.resume
    is_wanted = path is not None and path.suffix == ".parquet"
    if options.decisions is not None and not is_wanted:
        raise UsageError("--decisions needs --out FILE.parquet or --resume FILE.parquet")
    return is_wanted


def open_output(options: argparse.Namespace, about: dict[str, object]) -> Output:
    """The Parquet file of a run, begun or continued."""
    from questhall.dataset.output import Output  # needs a library that others can do without

    path: Path = options.out or options.resume
    return Output(path, about, options.decisions, is_new=options.out is not None)


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """A type for arguments that refuses anything but a whole number within these bounds."""
    bounds = f"from {least} to {most}" if most is not None else f"of at least {least}"

    def parse(text: str) -> int:
        shown = shortened(text)
        if not re.fullmatch("[0-9]+", text):
            raise argparse.ArgumentTypeError(f"{shown!r} is not a whole number {bounds}")
        number = int(text.lstrip("0")[:MOST_DIGITS] or "0")
        if most is None and number > LARGEST:
            raise argparse.ArgumentTypeError(f"{shown} is too large; at most {LARGEST}")
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{shown!r} is not a whole number {bounds}")
        return number

    return parse


def integer(text: str) -> int:
    """A type for arguments that may be any whole number: whoever uses it says which ones are possible.

    >>> integer("-3")
    -3
    """
    if not re.fullmatch(f"-?[0-9]{{1,{MOST_DIGITS}}}", text):
        raise argparse.ArgumentTypeError(f"{shortened(text)!r} is not a whole number")
    return int(text)


def shortened(text: str) -> str:
    """An argument as shown in messages: cut short, in case it has thousands of digits."""
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def named_path(text: str) -> Path:
    """A file or folder; refuses an empty name, which would mean the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return Path(text)
