"""`questhall arena`: seat-balanced matches between bots, with ratings."""

from __future__ import annotations

import argparse
import re
from itertools import permutations

from rich.console import Console
from rich.table import Table

from questhall import build_kind
from questhall.arena import Contest, Match, play_match
from questhall.arena.figures import figures
from questhall.arena.intervals import Estimate
from questhall.arena.ratings import Rating
from questhall.bots.custom_bots import read_own
from questhall.cli.arguments import (
    add_cluster,
    add_game,
    add_how_to_play,
    add_json,
    add_output,
    check_cluster,
    is_parquet,
    which_bots,
    whole_number,
)
from questhall.cli.progress import counting
from questhall.cli.run_of_games import play_and_report
from questhall.core.engine.errors import UsageError
from questhall.games import find_game
from questhall.sim.interrupts import Stop

USUAL_GAMES = 240
WIDE = 120

EPILOG = """\
examples:
  questhall arena rent-a-hero --bots random,thumb --games 200
  questhall arena rent-a-hero --bots thumb,ismcts:400,ismcts:1s --seats 4 --out match.jsonl
  questhall arena rent-a-hero --bots thumb,my_bot.py:MyBot --games 1000 --resume match.jsonl
  questhall arena talisman --bots random,thumb --seats 4 --out match.parquet

Every pair of bots meets at every table size, with the same deals in every seat. Bots with an iteration
budget play the same match with any number of workers. Ctrl-C stops early and prints the results so far.
"""

LEGEND = """\
rating: points above the first bot; 400 points mean ten times the odds of winning in a seat
share:  share of all wins against the other bot; 50% is even
alone:  the same when one bot plays against the other bot in all other seats; one in the number of seats is even
95%:    95% confidence interval, with whole deals as the unit"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play matches and rate them",
        description="Plays seat-balanced matches between bots on all cores, and shows which bot is better, "
        "with confidence intervals.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,...",
        help=f"two or more: {which_bots()}",
    )
    parser.add_argument(
        "--games",
        type=whole_number(1),
        default=USUAL_GAMES,
        metavar="N",
        help="total number of games, rounded up so that all bots meet equally often (default %(default)s)",
    )
    parser.add_argument(
        "--seats", metavar="3,4,...", help="table sizes (default: every size of two or more the game allows)"
    )
    add_how_to_play(parser)
    add_cluster(parser)
    add_output(parser, ".parquet, for a row per game, or anything else, for JSON lines")
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    match = _match(options)
    match.check()
    return play_and_report(lambda stop: _play(match, options, stop), figures, show, as_json=options.json)


def _match(options: argparse.Namespace) -> Match:
    game = find_game(options.game)
    variants = game.variant_mask(tuple(options.variant))
    return Match(
        game.id,
        tuple(name.strip() for name in options.bots.split(",")),
        options.games,
        read_sizes(options.seats),
        options.seed,
        tuple(game.variant_names(variants)),
        options.cap,
    )


def read_sizes(text: str | None) -> tuple[int, ...]:
    """The table sizes; none given means all.

    >>> read_sizes("3, 5")
    (3, 5)
    """
    if text is None:
        return ()
    if not re.fullmatch(r" *\d{1,3} *(, *\d{1,3} *)*", text):
        raise UsageError(f"{text!r} is not a valid list of table sizes; example: 3,4,5")
    return tuple(int(size) for size in text.split(","))


def _play(match: Match, options: argparse.Namespace, stop: Stop) -> Contest:
    is_parquet(options)
    cluster = check_cluster(options)
    with counting("playing", match.total) as show_done:
        return play_match(
            match,
            options.workers or 0,
            options.out or options.resume,
            is_new=options.out is not None,
            on_progress=show_done,
            stop=stop,
            decisions=options.decisions,
            cluster=cluster,
        )


# For people


def show(contest: Contest) -> None:
    """The figures as text."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=WIDE)  # a file has no right margin
    for table in (_about(contest), _ratings(contest), _shares(contest), _pairs(contest)):
        console.print(table)
        console.print()
    console.print(LEGEND)


def _about(contest: Contest) -> Table:
    match, standings = contest.match, contest.standings
    real = standings.real_decisions
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", justify="right")
    variants = f", {', '.join(match.variants)}" if match.variants else ""
    sizes = ", ".join(str(size) for size in match.sizes)
    table.add_row("game", f"{match.the_game().title}, {sizes} seats{variants}")
    table.add_row("games", f"{standings.games:,} on {standings.deals:,} deals{_shortfall(contest)}")
    table.add_row("seed", str(match.seed))
    table.add_row("decisions", f"{real + standings.forced:,}: {real:,} real, {standings.forced:,} forced")
    table.add_row("time", f"{contest.seconds:,.1f} s, workers: {contest.workers}, {build_kind()}")
    return table


def _shortfall(contest: Contest) -> str:
    reason = "interrupted" if contest.problem is None else "stopped by an error"
    interrupted = f" of {contest.match.total:,}, {reason}" if contest.is_interrupted else ""
    before = f"; {contest.before:,} played earlier" if contest.before else ""
    capped = contest.standings.capped
    given_up = f"; {capped:,} abandoned after {contest.match.cap:,} decisions" if capped else ""
    return interrupted + before + given_up


def _ratings(contest: Contest) -> Table:
    table = _table("bot", "rating", "95%", "thinks")
    standings = contest.standings
    found = standings.ratings.points()
    for number, bot in enumerate(contest.match.bots):
        rated = ("-", "-") if found is None else _rated(found[number])
        asked = standings.real[number]
        thinks = f"{1000 * standings.seconds[number] / asked:,.2f} ms/decision" if asked else "-"
        table.add_row(shown(bot), *rated, thinks)
    return table


def _rated(rating: Rating) -> tuple[str, str]:
    """A rating and its interval; that of the first bot is 0 by definition."""
    points, low, high = rating
    interval = "-" if low is None or low == high else f"{low:+,.0f} to {high:+,.0f}"
    return f"{points:+,.0f}" if points else "0", interval


def _shares(contest: Contest) -> Table:
    table = _table("bot", "seats", "games", "sole wins", "shared", "share", "95%")
    standings = contest.standings
    for number, bot in enumerate(contest.match.bots):
        for seats in _sizes(contest.match):
            wins = standings.wins(number, seats)
            table.add_row(
                shown(bot),
                str(seats or "all"),
                f"{standings.games_of(number, seats):,}",
                f"{wins.sole:,}",
                f"{wins.shared:,}",
                *_cells(standings.share(number, seats)),
            )
    return table


def _pairs(contest: Contest) -> Table:
    match, standings = contest.match, contest.standings
    table = _table("bot", "against", "seats", "share", "95%", "alone", "95%")
    for first, second in permutations(range(len(match.bots)), 2):
        names = shown(match.bots[first]), shown(match.bots[second])
        for seats in _sizes(match):
            share = _cells(standings.share(first, seats, second))
            alone = _cells(standings.alone(first, second, seats)) if seats else ("", "")
            table.add_row(*names, str(seats or "all"), *share, *alone)
    return table


def _sizes(match: Match) -> tuple[int | None, ...]:
    """The table sizes, and all of them together if there are several."""
    return match.sizes if len(match.sizes) == 1 else (*match.sizes, None)


def shown(bot: str) -> str:
    """A bot's name for a column; for a custom bot only its class.

    >>> shown("examples/own_bot.py:Careful"), shown("ismcts:1s")
    ('Careful', 'ismcts:1s')
    """
    own = read_own(bot)
    return bot if own is None else f"{own.kind}:{own.setting}".rstrip(":")


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(heading, justify="left" if heading in ("bot", "against") else "right", no_wrap=True)
    return table


def _cells(found: Estimate | None) -> tuple[str, str]:
    """A share and its interval."""
    if found is None:
        return "-", "-"
    share, low, high = found
    interval = "-" if low is None or high is None else f"{100 * low:.1f} to {100 * high:.1f}"
    return f"{share:.1%}", interval
