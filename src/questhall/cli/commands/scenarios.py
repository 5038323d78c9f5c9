"""`questhall scenario run` and `questhall scenario show`: positions and games in scenario files."""

from __future__ import annotations

import argparse
import json
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from questhall import ledger
from questhall.cli.arguments import integer
from questhall.core.engine.errors import QuesthallError, ScenarioError, UnknownGame, UnknownSeat, listed
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import SPECTATOR
from questhall.core.scenario import Failure, Play, Report, Scenario, load, play_to, run_text
from questhall.games import find_game

ALL_HOLD = 0
SOME_FAILED = 1
SOME_UNREADABLE = 2

RUN_EXAMPLE = "example: questhall scenario run scenarios/rent-a-hero/*.toml"
SHOW_EXAMPLE = "example: questhall scenario show scenarios/rent-a-hero/full-circle.toml --seat ana"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "scenario",
        help="check or show positions in scenario files",
        description="A scenario file holds a position, moves to make and what must hold afterwards. "
        "docs/scenarios.md describes every field.",
    )
    actions = parser.add_subparsers(title="actions", required=True)
    _add_run(actions)
    _add_show(actions)


def _add_run(actions: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = actions.add_parser(
        "run",
        help="play scenario files and check what they expect",
        description="Exit code 0 if everything holds, 1 if something fails, 2 if a file cannot be read.",
        epilog=RUN_EXAMPLE,
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help="scenario files")
    parser.add_argument("--json", action="store_true", help="print the results as JSON and nothing else")
    parser.set_defaults(run=run_files)


def _add_show(actions: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = actions.add_parser("show", help="show the position of a scenario file", epilog=SHOW_EXAMPLE)
    parser.add_argument("file", metavar="FILE", help="a scenario file")
    parser.add_argument("--seat", metavar="NAME", help=f"as this seat (or a {SPECTATOR}) sees it; default: all")
    parser.add_argument(
        "--step", type=integer, default=0, metavar="N", help="after step N; default: before the first"
    )
    parser.add_argument("--json", action="store_true", help="print plain data as JSON and nothing else")
    parser.set_defaults(run=show_file)


def clauses_of(game: Game) -> Collection[str]:
    """The clauses and rulings of a game; a game without a ledger has none to name."""
    try:
        return [*ledger.clauses(game.id), *ledger.rulings(game.id)]
    except UnknownGame:
        return []


def read(file: str) -> str:
    try:
        return Path(file).read_text("utf-8")
    except OSError as problem:
        raise ScenarioError(f"{file}: cannot read the file: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise ScenarioError(f"{file}: not a text file: {problem}") from problem


# Running


def run_files(options: argparse.Namespace) -> int:
    """Run every file, even after a failure."""
    reports = [run_file(file) for file in options.files]
    if options.json:
        print(json.dumps(_as_data(reports), ensure_ascii=False, indent=2))
    else:
        for report in reports:
            print("\n".join(_lines(report)))
        print(_summary(reports))
    return _exit_code(reports)


def run_file(file: str) -> Report:
    try:
        return run_text(read(file), file, find_game, clauses_of)
    except ScenarioError as problem:
        return Report(file, error=str(problem).removeprefix(f"{file}: "))


def _exit_code(reports: list[Report]) -> int:
    if any(report.error for report in reports):
        return SOME_UNREADABLE
    return ALL_HOLD if all(report.holds() for report in reports) else SOME_FAILED


def _lines(report: Report) -> Iterator[str]:
    title = on_one_line(report.title)
    if report.holds():
        yield f"ok      {report.file}: {title} ({report.checks} checks)"
    elif not report.error:
        yield f"FAILED  {report.file}: {title}"
    for failure in report.failures:
        yield from _failure_lines(report.file, failure)
    if report.error:
        yield f"ERROR   {report.file}: {on_one_line(report.error)}"


def _failure_lines(file: str, failure: Failure) -> Iterator[str]:
    step = f"step {failure.step} ({on_one_line(failure.name)})" if failure.name else f"step {failure.step}"
    yield f"        {file}, {step}: {failure.what}"
    yield f"          expected: {_short(failure.expected)}"
    yield f"          found:    {_short(failure.found)}"


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=repr)
    return on_one_line(text)


def on_one_line(text: str) -> str:
    r"""A text from a file, with control characters escaped.

    >>> print(on_one_line("Two\ncopies \x1b[31mred"))
    Two\ncopies \x1b[31mred
    """
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def _summary(reports: list[Report]) -> str:
    held = sum(report.holds() for report in reports)
    return f"{held} of {len(reports)} scenarios hold"


def _as_data(reports: list[Report]) -> dict[str, object]:
    return {
        "scenarios": len(reports),
        "hold": sum(report.holds() for report in reports),
        "failed": sum(bool(report.failures) and not report.error for report in reports),
        "unreadable": sum(bool(report.error) for report in reports),
        "files": [_report_data(report) for report in reports],
    }


def _report_data(report: Report) -> dict[str, object]:
    return {
        "file": report.file,
        "title": report.title,
        "holds": report.holds(),
        "steps": report.steps,
        "checks": report.checks,
        "failures": [
            {**vars(failure), "found": json.loads(json.dumps(failure.found, default=repr))}
            for failure in report.failures
        ],
        "error": report.error,
    }


def read_scenario(file: str) -> Scenario:
    """A scenario file; whatever is wrong with it, the file is named."""
    with _named(file):
        return load(read(file), find_game, clauses_of)


@contextmanager
def _named(file: str) -> Iterator[None]:
    try:
        yield
    except QuesthallError as problem:
        raise ScenarioError(f"{file}: {str(problem).removeprefix(f'{file}: ')}") from problem


# Showing


def show_file(options: argparse.Namespace) -> int:
    scenario = read_scenario(options.file)
    with _named(options.file):
        play = play_to(scenario, options.step)
    seat = _find_seat(options.seat, scenario)
    if options.json:
        print(json.dumps(play.document(seat), ensure_ascii=False, indent=2))
    else:
        print("\n".join([*_heading(scenario), *_question(play, seat), *outline(play.document(seat))]))
    return 0


def _find_seat(name: str | None, scenario: Scenario) -> str:
    possible = [*scenario.seats, SPECTATOR]
    if name is not None and name not in possible:
        raise UnknownSeat(f"unknown seat {name!r}; possible: {listed(possible)}")
    return name or ""


def _heading(scenario: Scenario) -> Iterator[str]:
    yield on_one_line(scenario.title)
    yield f"{scenario.game.title}: {', '.join(scenario.seats)}"
    if scenario.setup.variants:
        yield f"variants: {', '.join(scenario.setup.variants)}"
    if scenario.clauses:
        yield f"clauses: {', '.join(scenario.clauses)}"
    if scenario.about:
        yield from map(on_one_line, scenario.about.strip().splitlines())
    yield ""


def _question(play: Play, seat: str) -> Iterator[str]:
    if play.state.is_over():
        winners = ", ".join(play.winners())
        yield f"the game is over: {play.ending()}, {f'won by {winners}' if winners else 'nobody won'}"
    else:
        yield f"{play.asked()} is asked: {play.occasion()}{' (a window)' if play.is_window() else ''}"
    for option in [] if seat == SPECTATOR else play.options(seat):
        yield f"  {option.key}{f'  ({option.clause})' if option.clause else ''}"
    yield ""


def outline(value: object, indent: str = "") -> Iterator[str]:
    """Plain data as lines: a name and its value, tables indented below their name."""
    assert isinstance(value, dict)
    for name, entry in value.items():
        if isinstance(entry, dict) and entry:
            yield f"{indent}{name}:"
            yield from outline(entry, f"{indent}  ")
        else:
            yield f"{indent}{name}: {_on_one_line(entry)}"


def _on_one_line(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_on_one_line(entry) for entry in value) or "-"
    if isinstance(value, dict):
        return "{" + "; ".join(f"{name} {_on_one_line(entry)}" for name, entry in value.items()) + "}"
    return str(value).lower() if isinstance(value, bool) else str(value)
