"""`questhall report`: a page with plots about the games of one or more Parquet files."""

from __future__ import annotations

import argparse
from pathlib import Path

from questhall.cli.arguments import named_path
from questhall.cli.terminal.new_game import chosen_language
from questhall.core.engine.errors import UsageError
from questhall.core.records.atomic_write import write_whole
from questhall.i18n.texts import LANGUAGES

MOST_RUNS = 6
EPILOG = """\
With several files the runs are compared, for example one with a variant and one without.

examples:
  questhall sim talisman --games 100000 --seats thumb,thumb,thumb,thumb --out talisman.parquet
  questhall report talisman.parquet -o talisman.html
  questhall report with.parquet without.parquet -o compared.html --lang pl
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "report",
        help="make a page with plots from the files that sim --out writes",
        description="Makes one HTML page with plots that needs no network: victories, lengths, endings, "
        "and what was used and how its users fared.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE.parquet", help="files that sim, arena or collect wrote"
    )
    parser.add_argument(
        "-o", "--out", required=True, type=named_path, metavar="PAGE.html", help="the page to write"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="the language (default: your system's)")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from questhall.dataset.same_run import check_named_once
    from questhall.report.counting import count
    from questhall.report.page import Page

    if len(options.files) > MOST_RUNS:
        raise UsageError(f"a report compares at most {MOST_RUNS} files, not {len(options.files)}")
    if options.out.resolve() in {path.resolve() for path in options.files}:
        raise UsageError(f"the page cannot be written to {options.out}, which is one of the files of games")
    check_named_once(options.files)
    runs = [count(path) for path in options.files]
    games = {one.game.id for one in runs}
    if len(games) > 1:
        raise UsageError(f"a report is about one game, not about {' and '.join(sorted(games))}")
    write_whole(options.out, Page(runs, chosen_language(options.lang)).html().encode())
    print(options.out)
    return 0
