"""`questhall bench`: speed compared with other libraries, and a match against OpenSpiel's search."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from questhall.bench.plan import Field, Plan
from questhall.cli.progress import counting
from questhall.core.records.record import LARGEST_SEED

WIDTH = 124
"""The width of tables when the output is not a terminal."""

EPILOG = """\
examples:
  questhall bench
  questhall bench --json --seconds 5 --rounds 9
  questhall bench --only questhall/4 open_spiel clone search
  questhall bench --field --seconds-per-decision 0.2 --games 200 --workers 2

docs/bench.md explains how everything is measured. Libraries that are not installed are skipped and listed.
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure speed and compare it with other libraries",
        description="Measures random play, copying, searching and saving, side by side with other libraries.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    usual = Plan()
    parser.add_argument("--game", default=usual.game, metavar="GAME", help="(default %(default)s)")
    parser.add_argument(
        "--seconds",
        type=number(float, 0.001, 3600),
        default=usual.seconds,
        metavar="S",
        help="time per entry, over all rounds (default %(default)s)",
    )
    parser.add_argument(
        "--rounds",
        type=number(int, 1, 1000),
        default=usual.rounds,
        metavar="N",
        help="number of rounds; the median counts (default %(default)s)",
    )
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="NAME", help="measure only these entries or libraries"
    )
    parser.add_argument("--seed", type=number(int, 0, LARGEST_SEED), default=usual.seed, metavar="S")
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    _add_field(parser)
    parser.set_defaults(run=run)


def _add_field(parser: argparse.ArgumentParser) -> None:
    usual = Field()
    group = parser.add_argument_group("the match")
    group.add_argument("--field", action="store_true", help="play our search against OpenSpiel's instead")
    group.add_argument(
        "--seconds-per-decision",
        type=number(float, 0.001, 600),
        default=usual.seconds,
        metavar="S",
        help="the same for both (default %(default)s)",
    )
    group.add_argument(
        "--games",
        type=number(int, 2, 10**6),
        default=2 * usual.comparisons,
        metavar="N",
        help="number of games, two per deal (default %(default)s)",
    )
    group.add_argument("--seats", type=number(int, 1, 99), default=usual.seats, metavar="N")
    group.add_argument(
        "--workers", type=number(int, 1, 64), default=1, metavar="K", help="(default %(default)s)"
    )
    group.add_argument(
        "--exploration",
        type=number(float, 0, 100),
        default=usual.exploration,
        metavar="C",
        help="exploration constant of OpenSpiel's search (default %(default)s)",
    )


def number(kind: type[int] | type[float], least: float, most: float) -> Callable[[str], Any]:
    """An argument type that only accepts numbers of this kind within these bounds."""

    def parse(text: str) -> int | float:
        try:
            value = kind(text)
        except ValueError:
            value = kind(-1)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return value

    return parse


def run(options: argparse.Namespace) -> int:
    found = _field(options) if options.field else _bench(options)
    if options.json:
        print(json.dumps(found, indent=2))
    elif options.field:
        show_field(found)
    else:
        show(found)
    return 0


# Imported on demand, because the measured libraries are large.


def _bench(options: argparse.Namespace) -> dict[str, Any]:
    from questhall.bench.figures import figures
    from questhall.bench.run import measure

    plan = Plan(options.game, options.seconds, options.rounds, tuple(options.only), options.seed)
    console = Console(stderr=True)
    if not console.is_terminal:
        return figures(measure(plan))
    with console.status("measuring") as status:
        return figures(measure(plan, lambda name: status.update(f"measuring {name}")))


def _field(options: argparse.Namespace) -> dict[str, Any]:
    from questhall.bench.openspiel_match import field_figures, play_field

    field = Field(
        options.game,
        options.seats,
        -(-options.games // 2),
        options.seconds_per_decision,
        options.exploration,
        options.seed,
    )
    with counting("comparing", field.comparisons) as show_done:
        played = play_field(field, options.workers, show_done)
    return field_figures(field, played)


# For people


def show(found: dict[str, Any]) -> None:
    """The figures as tables."""
    console = _console()
    console.print(_about(found))
    for table in (_plays(found), _tasks(found), _memory(found)):
        if table.row_count:
            console.print()
            console.print(table)
    if found["play"]:
        console.print()
        console.print(_steps(found))
    for entry in found["missing"]:
        console.print(f"\nnot measured: {entry['library']} ({entry['reason']}); {entry['install']}")


def _console() -> Console:
    console = Console(highlight=False, markup=False)
    return console if console.is_terminal else Console(highlight=False, markup=False, width=WIDTH)


def _about(found: dict[str, Any]) -> str:
    machine = found["machine"]
    return (
        f"questhall {found['version']} ({found['build']}), Python {found['python']}, "
        f"{machine['processor']}, {machine['cores']} cores\n"
        f"{found['game']}; {found['policy']}; {found['clock']}; median of {found['rounds']} rounds"
    )


def _plays(found: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("random play", no_wrap=True)
    for heading in ("decisions/s", "spread", "real/s", "forced/s", "games/s", "ours is", "with chance"):
        table.add_column(heading, justify="right")
    for row in found["play"]:
        rates, faster = row["per_second"], row["ours_is_faster_by"]
        about = "" if row["counts"] == "exact" else "~"
        table.add_row(
            row["name"],
            f"{about}{rates['decisions']['median']:,.0f}",
            _spread(rates["decisions"]),
            f"{rates['real']['median']:,.0f}",
            f"{rates['forced']['median']:,.0f}",
            f"{rates['games']['median']:,.0f}",
            "" if faster is None else f"{faster['decisions']:.2f} x",
            "" if faster is None else f"{faster['steps']:.2f} x",
        )
    return table


def _spread(rate: dict[str, float]) -> str:
    """How far the lowest and the highest round are from the median."""
    low, high = (rate[bound] / rate["median"] - 1 for bound in ("low", "high"))
    return f"{low:+.0%} {high:+.0%}"


def _tasks(found: dict[str, Any]) -> Table:
    table = Table("task", "what", box=None, padding=(0, 2, 0, 0))
    for heading in ("each", "spread", "in a second"):
        table.add_column(heading, justify="right")
    for row in found["tasks"]:
        each = row["microseconds"]
        table.add_row(
            row["name"],
            row["what"],
            f"{each['median']:,.2f} us",
            _spread(each),
            f"{row['per_second']['median']:,.0f}",
        )
    return table


def _memory(found: dict[str, Any]) -> Table:
    table = Table("memory", "what", box=None, padding=(0, 2, 0, 0))
    table.add_column("bytes", justify="right")
    for row in found["memory"]:
        table.add_row(row["name"], row["what"], f"{row['bytes']:,.0f}")
    return table


def _steps(found: dict[str, Any]) -> Table:
    """What the numbers are based on; entries with the same values share a row."""
    table = Table("", "version", "players", "on", "what a step is", box=None, padding=(0, 2, 0, 0))
    entries: dict[tuple[str, ...], list[str]] = {}
    for row in found["play"]:
        switched = ", ".join(name for name in ("knowledge", "covers") if row[name]) or "-"
        step = row["step"] + ("" if row["deal_included"] else "; the deal is not included")
        entries.setdefault((row["version"], str(row["players"]), switched, step), []).append(row["name"])
    for about, names in entries.items():
        table.add_row("\n".join(names), *about)
    return table


def show_field(found: dict[str, Any]) -> None:
    """The match in a few lines."""
    won, share = found["comparisons_won"], found["share_of_victories"]
    counts = found["comparisons"]
    ours, theirs = found["seconds_needed"]
    table = Table.grid(padding=(0, 2))
    table.add_row("match", f"{found['game']}, {found['seats']} seats: our ismcts against OpenSpiel's ISMCTS")
    table.add_row("games", f"{found['games']}, two per deal with the seats swapped")
    table.add_row("comparisons", f"won {counts['won']}, drawn {counts['drawn']}, lost {counts['lost']}")
    table.add_row("comparisons won", _interval(won))
    table.add_row("share of victories", _interval(share))
    table.add_row("time per decision", f"ours {ours:.3f} s, theirs {theirs:.3f} s")
    table.add_row("their simulations", f"{found['their_simulations_per_decision']:,.0f} per decision")
    _console().print(table)


def _interval(found: dict[str, float]) -> str:
    return f"{found['share']:.1%} ({found['low']:.1%} to {found['high']:.1%}, 95% confidence)"
