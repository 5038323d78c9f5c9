"""`questhall sim`: many games at once, with statistics."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from rich.console import Console
from rich.table import Table

from questhall import bots, build_kind
from questhall.cli.arguments import (
    MOST_DIGITS,
    add_cluster,
    add_game,
    add_how_to_play,
    add_json,
    add_output,
    check_cluster,
    is_parquet,
    named_path,
    open_output,
    shortened,
    which_bots,
    whole_number,
)
from questhall.cli.progress import counting
from questhall.cli.run_of_games import play_and_report
from questhall.core.engine.errors import UnknownBot, UsageError, WrongNumberOfSeats
from questhall.core.interface.game import Game, Setup
from questhall.games import find_game
from questhall.sim import Plan, Simulation, simulate
from questhall.sim.figures import endings, figures
from questhall.sim.interrupts import Stop
from questhall.sim.saved_run import FigureKeeper, Keeper, RowKeeper
from questhall.sim.summary import PERCENTILES, spread

USUAL_GAMES = 1000
USUAL_SEATS = 4

EPILOG = """\
examples:
  questhall sim rent-a-hero --games 10000
  questhall sim rent-a-hero --games 500 --seats 3 --variant endless --seed 7
  questhall sim rent-a-hero --games 20 --seats thumb,ismcts:200,random --records games/

The same seed gives the same games with any number of workers, unless a bot has a time budget.
Ctrl-C stops early and prints the results so far.
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "sim",
        help="play many games at once and print statistics",
        description="Plays many games between bots on all cores, and prints statistics.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument(
        "--games",
        type=whole_number(1),
        default=USUAL_GAMES,
        metavar="N",
        help="number of games (default %(default)s)",
    )
    parser.add_argument(
        "--seats",
        metavar="BOTS",
        help="a bot for each seat, separated by commas, or a number of random bots "
        f"(default {USUAL_SEATS}, or as close as the game allows); bots are: {which_bots()}",
    )
    add_how_to_play(parser)
    parser.add_argument(
        "--records", type=named_path, metavar="DIR", help="write the record of every game to this folder"
    )
    add_cluster(parser)
    add_output(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    plan = _plan(options)
    plan.check()
    return play_and_report(lambda stop: _simulate(plan, options, stop), figures, show, as_json=options.json)


def _plan(options: argparse.Namespace) -> Plan:
    game = find_game(options.game)
    variants = game.variant_mask(tuple(options.variant))
    return Plan(
        game.id,
        read_seats(options.seats, game),
        options.games,
        options.seed,
        tuple(game.variant_names(variants)),
        options.cap,
        options.records,
        with_rows=is_parquet(options),
        with_decisions=options.decisions is not None,
    )


def read_seats(text: str | None, game: Game) -> tuple[str, ...]:
    """The bots of all seats, from their names or from a number of random ones.

    >>> read_seats("3", find_game("rent-a-hero"))
    ('random', 'random', 'random')
    """
    if text is None:
        return ("random",) * max(game.least_seats, min(USUAL_SEATS, game.most_seats))
    if not re.fullmatch("[0-9]+", text):
        return _named_bots(text, game)
    if len(text) > MOST_DIGITS:
        raise WrongNumberOfSeats(
            f"{game.title} is for {game.least_seats} to {game.most_seats} players, not {shortened(text)}"
        )
    game.check(Setup(int(text)))
    return ("random",) * int(text)


def _named_bots(text: str, game: Game) -> tuple[str, ...]:
    """Check each name before counting them, so that a typo is not reported as a wrong number of seats."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        try:
            bots.check_bot(name, game)
        except UnknownBot as problem:
            raise UnknownBot(
                f"{problem}; or give a number of random bots, such as {game.least_seats}"
            ) from problem
    return names


def _simulate(plan: Plan, options: argparse.Namespace, stop: Stop) -> Simulation:
    if options.resume is not None and plan.records is not None:
        raise UsageError("a run that writes records cannot be continued")
    if options.ray is not None and plan.records is not None:
        raise UsageError("records cannot be written on a cluster; --out FILE.parquet can")
    cluster = check_cluster(options)
    keeper = _keeper(plan, options)
    with counting("playing", plan.games) as show_done:
        return simulate(plan, options.workers or 0, show_done, stop, keeper, cluster)


def _keeper(plan: Plan, options: argparse.Namespace) -> Keeper | None:
    """Where the run is saved while it is under way, if it is."""
    path: Path | None = options.out or options.resume
    is_new = options.out is not None
    if path is None:
        return None
    if plan.with_rows:
        return RowKeeper(plan, open_output(options, plan.about()))
    if path.suffix != ".json":
        raise UsageError(f"{path} must end in .parquet, for a row per game, or .json, for the sums alone")
    return FigureKeeper(plan, path, is_new=is_new)


# For people


def show(simulation: Simulation) -> None:
    """The figures as text."""
    console = Console(highlight=False)
    console.print(_about(simulation))
    console.print()
    console.print(_wins(simulation))
    console.print()
    console.print(_endings(simulation))


def _about(simulation: Simulation) -> Table:
    plan, summary = simulation.plan, simulation.summary
    games = summary.games / simulation.seconds
    games_per_second = f"{games:,.0f}" if games >= 10 else f"{games:.1f}"
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", justify="right")
    table.add_row("game", f"{plan.the_game().title}, {_seats(plan)}{_with_variants(plan)}")
    table.add_row("games", f"{summary.games:,}{_shortfall(simulation)}")
    table.add_row("seed", str(plan.seed))
    table.add_row("decisions", f"{summary.decisions:,}: {summary.real:,} real, {summary.forced:,} forced")
    _add_spread(table, "decisions per game", spread(summary.lengths))
    _add_spread(table, "turns per game", spread(summary.turns))
    table.add_row("time", f"{simulation.seconds:,.1f} s, workers: {simulation.workers}, {build_kind()}")
    decisions = summary.decisions / simulation.seconds
    table.add_row("speed", f"{decisions:,.0f} decisions/s, {games_per_second} games/s")
    return table


def _seats(plan: Plan) -> str:
    return "1 seat" if len(plan.seats) == 1 else f"{len(plan.seats)} seats"


def _with_variants(plan: Plan) -> str:
    return f", {', '.join(plan.variants)}" if plan.variants else ""


def _shortfall(simulation: Simulation) -> str:
    plan, summary = simulation.plan, simulation.summary
    reason = "interrupted" if simulation.problem is None else "stopped by an error"
    interrupted = f" of {plan.games:,}, {reason}" if simulation.is_interrupted else ""
    capped = f"; {summary.capped:,} abandoned after {plan.cap:,} decisions" if summary.capped else ""
    return interrupted + capped


def _add_spread(table: Table, name: str, numbers: dict[str, float] | None) -> None:
    if numbers is None:
        return
    quantiles = "  ".join(f"{percent}%: {numbers[f'q{percent:02}']:g}" for percent in PERCENTILES)
    table.add_row(name, f"mean {numbers['mean']:.2f}, from {numbers['min']:g} to {numbers['max']:g}")
    table.add_row("", quantiles)


def _wins(simulation: Simulation) -> Table:
    table = Table("seat", "bot", box=None, padding=(0, 2, 0, 0))
    for heading in ("sole wins", "shared wins", "share of victory"):
        table.add_column(heading, justify="right")
    for seat, bot in enumerate(simulation.plan.players):
        won = simulation.summary.wins(seat)
        table.add_row(str(seat), bot, f"{won.sole:,}", f"{won.shared:,}", f"{won.share:.2%}")
    return table


def _endings(simulation: Simulation) -> Table:
    table = Table("ending", box=None, padding=(0, 2, 0, 0))
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    ended = simulation.summary.games - simulation.summary.capped
    for name, count in endings(simulation).items():
        table.add_row(name.replace("_", " "), f"{count:,}", f"{count / max(ended, 1):.2%}")
    return table
