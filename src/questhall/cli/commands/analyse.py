"""`questhall analyse`: what decided a finished game."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.table import Table

from questhall.analysis import QUICK, THOROUGH, Report, analyse
from questhall.analysis.page import page
from questhall.analysis.report import encode
from questhall.analysis.run import spread_out
from questhall.analysis.story import Story, Storyteller, Told
from questhall.cli.arguments import add_json, named_path, whole_number
from questhall.cli.commands.records import open_record
from questhall.cli.program_name import command
from questhall.cli.progress import counting
from questhall.cli.terminal.new_game import chosen_language
from questhall.core.records.atomic_write import write_whole
from questhall.core.records.record import LARGEST_SEED
from questhall.i18n.texts import LANGUAGES

DESCRIPTION = """\
Shows each player's chance to win over time, the moments that decided the game, choices that a bot would
not have made, and how much was luck.
"""

EPILOG = """\
The same seed gives the same analysis. docs/analysis.md explains the figures.

examples:
  questhall analyse game.record
  questhall analyse game.record --thorough -o game.html
"""

BARS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 60
PERCENT = 100


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "analyse",
        help="what decided a finished game",
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record of a finished game")
    effort = parser.add_mutually_exclusive_group()
    effort.add_argument(
        "--quick",
        dest="setting",
        action="store_const",
        const=QUICK,
        default=QUICK,
        help="less time, larger errors (the default)",
    )
    effort.add_argument(
        "--thorough", dest="setting", action="store_const", const=THOROUGH, help="smaller errors, more time"
    )
    parser.add_argument(
        "--seed",
        type=whole_number(0, LARGEST_SEED),
        default=0,
        metavar="S",
        help="seed of the samples (default %(default)s)",
    )
    parser.add_argument("-o", "--output", type=named_path, metavar="FILE", help="write an HTML page")
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="the language (default: your system's; --json stays as it is)"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    _, game, data = open_record(options.record)
    with counting("analysing", PERCENT) as show:  # how many choices there are is known only later
        report = analyse(
            game,
            data,
            options.setting,
            options.seed,
            progress=lambda done, total: show(PERCENT * done // total),
            name=str(options.record),
        )
    if options.json:
        print(encode(report).decode())
    if options.json and options.output is None:
        return 0
    language = chosen_language(options.lang)
    teller = Storyteller(report, game, data, language)
    if options.output is not None:
        write_whole(options.output, page(teller, language).encode())
    if not options.json:
        _print(teller, report, options.record)
    return 0


def _print(teller: Storyteller, report: Report, record: Path) -> None:
    story = teller.tell()
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    for line in (story.title, story.result, "", teller.say("analysis-course")):
        console.print(line)
    for seat, (name, _) in enumerate(teller.players()):
        console.print(f"  {curve([point.chances[seat] for point in report.points])}  {name}")
    _print_moments(
        console, teller, "analysis-turning-points", story.turning_points, "analysis-no-turning-points"
    )
    for told in story.turning_points[:1]:
        shown = command("replay", str(record), "--from", str(told.step))
        console.print(f"  {teller.say('analysis-look', command=shown)}")
    console.print(f"\n{teller.say('analysis-luck-and-skill')}\n  {story.luck}")
    console.print(_table(story))
    _print_moments(console, teller, "analysis-decisions", story.mistakes, "analysis-no-mistakes")
    for line in (f"  {story.within_error}" if story.within_error else "", "", story.how):
        console.print(line)


def _print_moments(console: Console, teller: Storyteller, title: str, moments: list[Told], none: str) -> None:
    console.print(f"\n{teller.say(title)}")
    if not moments:
        console.print(f"  {teller.say(none)}")
    for told in moments:
        console.print(f"  {teller.say('analysis-step', step=told.step)}: {told.headline}")
        for line in told.lines:
            console.print(f"      {line}")


def _table(story: Story) -> Table:
    """Luck and skill, one column for each player: so it fits terminals of any width."""
    table = Table(box=None, pad_edge=True)
    table.add_column("")
    for row in story.rows:
        table.add_column(row.name, justify="right")
    for place, column in enumerate(story.columns[1:]):
        table.add_row(column, *(row.cells[place] for row in story.rows))
    return table


def curve(shares: list[float]) -> str:
    """Chances over time as a row of bars.

    >>> curve([0.0, 0.5, 1.0])
    '▁▅█'
    """
    shown = spread_out(list(range(len(shares))), CURVE_WIDTH)
    return "".join(BARS[min(len(BARS) - 1, int(shares[place] * len(BARS)))] for place in shown)
