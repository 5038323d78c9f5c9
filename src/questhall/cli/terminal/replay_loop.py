"""Showing a record step by step: printed as a whole, as JSON, or interactively."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console

from questhall.cli.terminal.replay_display import Show
from questhall.cli.terminal.screen import Leave, Screen
from questhall.core.engine.errors import QuesthallError, UsageError
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import ALL, Perspective, find_perspective
from questhall.core.records.record import Header, whole_lines
from questhall.core.records.replay import Replay

COMMANDS = {
    "Enter, n": "replay-help-next",
    "p": "replay-help-previous",
    "g N": "replay-help-go",
    "s SEAT": "replay-help-see",
    "q": "replay-help-quit",
    "?": "replay-help-help",
}
"""What can be typed, and the text that says what it does."""


def run(game: Game, header: Header, data: bytes, options: argparse.Namespace) -> int:
    """Show what the command-line options ask for; returns the exit code."""
    replay = Replay(game, whole_lines(data) if options.unfinished else data, str(options.record))
    perspective = find_perspective(options.seat, header.seats)
    _check_openness(replay, perspective, accept_unfinished=options.unfinished)
    numbers = _numbers(replay, options.first, options.last)
    if options.json:
        steps = [replay.as_data(replay.moment(number), perspective) for number in numbers]
        print(json.dumps(steps, indent=2))
        return 0
    is_at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    screen = Screen(Console(highlight=False, markup=False, emoji=False, soft_wrap=not is_at_terminal))
    show = Show(replay, screen, perspective, options.lang)
    if is_at_terminal:
        step_through(show, numbers.start, accept_unfinished=options.unfinished)
    else:
        show.print_all(numbers)
    return 0


def _check_openness(replay: Replay, perspective: Perspective, *, accept_unfinished: bool) -> None:
    if perspective == ALL and not accept_unfinished and not replay.is_finished():
        raise UsageError(
            f"{replay.name}: this game is not over, so hidden cards are not shown; "
            "choose a seat with --seat, or add --unfinished"
        )


def _numbers(replay: Replay, first: int | None, last: int | None) -> range:
    highest = replay.last()
    start = 0 if first is None else first
    end = highest if last is None else last
    if not 0 <= start <= end <= highest:
        raise UsageError(f"{replay.name}: cannot show steps {start} to {end}; steps are 0 to {highest}")
    return range(start, end + 1)


# At a terminal


def step_through(show: Show, number: int, *, accept_unfinished: bool) -> None:
    """Step through the game interactively."""
    show.screen.line(show.texts.say("replay-ask-for-help"))
    while True:
        moment = show.replay.moment(number)
        show.table(moment)
        show.step(moment)
        try:
            number = _next_number(show, number, accept_unfinished=accept_unfinished)
        except Leave:
            return


def _next_number(show: Show, number: int, *, accept_unfinished: bool) -> int:
    """Ask until an existing step is named."""
    while True:
        command, _, argument = show.screen.ask("> ").partition(" ")
        try:
            wanted = _obey(show, command.lower(), argument.strip(), number, accept_unfinished=accept_unfinished)
        except QuesthallError as problem:
            show.screen.line(str(problem))
            continue
        if wanted is None:
            show.screen.items((keys, show.texts.say(text), "") for keys, text in COMMANDS.items())
        elif 0 <= wanted <= show.replay.last():
            return wanted
        else:
            show.screen.line(show.texts.say("replay-no-step", step=wanted, last=show.replay.last()))


def _obey(show: Show, command: str, argument: str, number: int, *, accept_unfinished: bool) -> int | None:
    """Carry out a command; returns the step it asks for, or None if it is not understood."""
    if command == "q":
        raise Leave
    if command == "s":
        perspective = find_perspective(argument, show.replay.header.seats)
        _check_openness(show.replay, perspective, accept_unfinished=accept_unfinished)
        show.perspective = perspective
        return number
    if command == "g" and argument.isdecimal() and len(argument) < 10:
        return int(argument)
    return {"": number + 1, "n": number + 1, "p": number - 1}.get(command)
