"""Running a scenario: make every move, check every expectation, report failures with both values."""

from __future__ import annotations

from questhall.core.engine.errors import QuesthallError, ScenarioError, ScenarioStuck
from questhall.core.scenario.load import ClausesOf, FindGame, load
from questhall.core.scenario.model import (
    AnyMove,
    DeclineUntil,
    Expectation,
    Failure,
    Move,
    Report,
    Scenario,
    Step,
)
from questhall.core.scenario.play import Play


def run_text(text: str, file: str, find_game: FindGame, clauses_of: ClausesOf) -> Report:
    """Load and run a file's text; errors in it are part of the report."""
    try:
        scenario = load(text, find_game, clauses_of)
    except QuesthallError as problem:
        return Report(file, error=str(problem))
    return run(scenario, file)


def run(scenario: Scenario, file: str) -> Report:
    """Play a scenario to its end, or to the first move that cannot be made."""
    report = Report(file, scenario.title, len(scenario.steps))
    try:
        play = Play(scenario)
        for step in scenario.steps:
            if not _moves_are_made(play, step, report):
                break
            _check(play, step, report)
            play.events.clear()
        else:
            _check_that_all_chance_was_used(play, scenario.steps[-1], report)
    except QuesthallError as problem:
        report.error = str(problem)
    return report


def play_to(scenario: Scenario, step: int) -> Play:
    """The table after this many steps; after none, as laid out."""
    if not 0 <= step <= len(scenario.steps):
        raise ScenarioError(f"unknown step {step}; this scenario has {len(scenario.steps)}")
    play = Play(scenario)
    for passed in scenario.steps[:step]:
        for move in passed.moves:
            play.make(move)
    return play


def _moves_are_made(play: Play, step: Step, report: Report) -> bool:
    for move in step.moves:
        try:
            play.make(move)
        except ScenarioStuck as problem:
            report.failures.append(Failure(step.number, step.name, _label(move), "possible", str(problem)))
            return False
        except QuesthallError as problem:
            raise ScenarioError(f"step {step.number}: {problem}") from problem
    return True


def _label(move: AnyMove) -> str:
    if isinstance(move, Move):
        return f"choose '{move.seat}: {move.key}'"
    return "decline_until" if isinstance(move, DeclineUntil) else f"undo {move.seat}"


def _check_that_all_chance_was_used(play: Play, last: Step, report: Report) -> None:
    """Dice and shuffles that the file fixes but nobody drew were meant for something that did not happen."""
    for what, left in (("dice", play.unused_dice()), ("shuffles", play.unused_orders())):
        if left:
            report.failures.append(Failure(last.number, last.name, what, "used up", {"left over": left}))


def _check(play: Play, step: Step, report: Report) -> None:
    for attempt in step.refused:
        found = play.refusal(attempt.seat, attempt.key)
        report.checks += 1
        if found != attempt.clause:
            what = f"refused {attempt.seat}: {attempt.key}"
            report.failures.append(Failure(step.number, step.name, what, attempt.clause, found))
    for expectation in step.expectations:
        _check_one(play, step, expectation, report)


def _check_one(play: Play, step: Step, expectation: Expectation, report: Report) -> None:
    report.checks += 1
    try:
        found = expectation.look(play)
    except ScenarioError as problem:
        raise ScenarioError(f"step {step.number}: {expectation.label}: {problem}") from problem
    if not expectation.holds(found):
        report.failures.append(Failure(step.number, step.name, expectation.label, expectation.wanted, found))
