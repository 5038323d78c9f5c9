"""`questhall collect`: games from records as rows of a Parquet file."""

from __future__ import annotations

import argparse
from pathlib import Path

from questhall.cli.arguments import named_path

EPILOG = """\
All records must be of one game. docs/data.md describes the columns.

example:
  questhall collect games/*.record --out games.parquet
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "collect",
        help="write games from records to a Parquet file",
        description="Replays records and writes a row for each game to a Parquet file.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD", help="records of finished games")
    parser.add_argument("--out", required=True, type=named_path, metavar="FILE", help="a new Parquet file")
    parser.add_argument(
        "--decisions",
        type=named_path,
        metavar="FILE",
        help="also a row for every decision, in this Parquet file",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from questhall.dataset.collecting import collect

    games = collect(options.records, options.out, options.decisions)
    print(f"{options.out}: {games:,} games")
    return 0
