"""Showing a record step by step: printed as a whole, as JSON, or under the hands of whoever sits there."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping

from rich.console import Console
from rich.text import Text

from questhall.cli.terminal.drawing import find_drawing
from questhall.cli.terminal.screen import Leave, Row, Screen
from questhall.core.errors import QuesthallError, UsageError
from questhall.core.game import Game
from questhall.core.perspective import ALL, Perspective, find_perspective, name_of, seen_by, view_for
from questhall.core.record import Choice, Header, Undo, whole_lines
from questhall.core.replay import Moment, Replay
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Texts

HELP = """\
Enter, n   the next step
p          the step before
g N        go to step N
s SEAT     look through the eyes of a seat (name or number), of a spectator, or of all
q          stop
?          this help"""

NOT_DRAWN = ("hand_size", "deck_size", "knows", "facts")
"""What an open table shows anyway, and what is for study: `--json` has it all."""


def run(game: Game, header: Header, data: bytes, options: argparse.Namespace) -> int:
    """Show what the options ask for; returns the exit code."""
    replay = Replay(game, whole_lines(data) if options.unfinished else data, str(options.record))
    perspective = find_perspective(options.seat, header.seats)
    _check_openness(replay, perspective, options.unfinished)
    numbers = _numbers(replay, options.first, options.last)
    if options.json:
        steps = [replay.as_data(replay.moment(number), perspective) for number in numbers]
        print(json.dumps(steps, indent=2))
        return 0
    is_at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    screen = Screen(Console(highlight=False, markup=False, emoji=False, soft_wrap=not is_at_terminal))
    show = Show(replay, screen, perspective, options.lang)
    if is_at_terminal:
        step_through(show, numbers.start, options.unfinished)
    else:
        show.print_all(numbers)
    return 0


def _check_openness(replay: Replay, perspective: Perspective, accept_unfinished: bool) -> None:
    if perspective == ALL and not accept_unfinished and not replay.is_finished():
        raise UsageError(
            f"{replay.name}: this game is not over, so not everything may be shown; "
            "name a seat with --seat, or say --unfinished"
        )


def _numbers(replay: Replay, first: int | None, last: int | None) -> range:
    highest = len(replay.steps) - 1
    start = 0 if first is None else first
    end = highest if last is None else last
    if not 0 <= start <= end <= highest:
        raise UsageError(f"{replay.name}: cannot show steps {start} to {end}; steps are 0 to {highest}")
    return range(start, end + 1)


class Show:
    """A replay on a screen, in one perspective at a time."""

    def __init__(self, replay: Replay, screen: Screen, perspective: Perspective, language: str) -> None:
        self.replay = replay
        self.screen = screen
        self.perspective = perspective
        game, header = replay.game, replay.header
        self.speech = (
            Speech(Texts(language, game.id, players=len(header.seats)), game, header.seats, header.variants)
            if game.is_listed
            else None
        )

    def print_all(self, numbers: range) -> None:
        """Every step, with the table after the first and after the last of them."""
        for number in numbers:
            moment = self.replay.moment(number)
            self.step(moment)
            if number in (numbers.start, numbers[-1]):
                self.table(moment)

    def step(self, moment: Moment) -> None:
        """What was done in a step, and what was seen of it."""
        self.screen.line(f"{moment.step.number:4}  {self._headline(moment)}")
        for sentence in self._sentences(moment):
            self.screen.line(f"      {sentence}")

    def _headline(self, moment: Moment) -> str:
        what = moment.step.what
        if not isinstance(what, Choice | Undo):
            return "the table is set up"
        name = self.replay.player(what.seat)
        if isinstance(what, Undo):
            return f"{name} goes back to choice {what.to}" + (", as all agreed" if what.consent else "")
        who = name if what.by == "person" else f"{name} ({what.by})"
        key = self.replay.key_seen(what, self.perspective)
        done = f"{who} chooses" if key is None else f"{who}: {key}"
        return f"{done} (undone later)" if self.replay.is_undone(moment.step) else done

    def _sentences(self, moment: Moment) -> Iterator[str]:
        """What happened, in words where the game has them."""
        for event in moment.events:
            told, seat = seen_by(event, self.perspective)
            if self.speech is not None:
                yield self.speech.event(told, seat)
            else:
                yield _plain(self.replay.game.event_for(told, seat))

    def table(self, moment: Moment) -> None:
        """The table after a step."""
        replay = self.replay
        view = view_for(replay.game, moment.state, self.perspective, replay.header.seats)
        title = f"{replay.game.title}, step {moment.step.number} of {len(replay.steps) - 1}"
        self.screen.rows(f"{title}, seen by {name_of(self.perspective, replay.header.seats)}", self._rows(view))

    def _rows(self, view: dict[str, object]) -> list[Row]:
        if self.speech is None or self.perspective == ALL:
            shown = {label: _plain(value) for label, value in view.items() if label not in NOT_DRAWN}
            return [(label, Text(value)) for label, value in shown.items() if value]
        return find_drawing(self.replay.game).draw(view, self.speech)


def _plain(value: object) -> str:
    """Plain data as a few words; what says nothing is left out.

    >>> _plain({"ana": ["witch", "wizard"], "ben": [], "cleo": ["witch"]})
    'ana: witch, wizard; cleo: witch'
    """
    if isinstance(value, Mapping):
        parts = {key: _plain(part) for key, part in value.items()}
        return "; ".join(f"{key}: {part}" for key, part in parts.items() if part)
    if isinstance(value, list | tuple):
        return ", ".join(f"({_plain(part)})" if isinstance(part, Mapping) else _plain(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value in (None, "none", "hidden") else str(value)


def step_through(show: Show, number: int, accept_unfinished: bool) -> None:
    """Let whoever sits there walk through the game."""
    show.screen.line("? for help")
    while True:
        moment = show.replay.moment(number)
        show.table(moment)
        show.step(moment)
        try:
            number = _next_number(show, number, accept_unfinished)
        except Leave:
            return


def _next_number(show: Show, number: int, accept_unfinished: bool) -> int:
    """Ask until a step is named."""
    while True:
        command, _, argument = show.screen.ask("> ").partition(" ")
        try:
            if command == "q":
                raise Leave
            if command == "s":
                perspective = find_perspective(argument.strip(), show.replay.header.seats)
                _check_openness(show.replay, perspective, accept_unfinished)
                show.perspective = perspective
                return number
            return _numbers(show.replay, _wanted(command, argument, number), None).start
        except QuesthallError as problem:
            show.screen.line(str(problem))


def _wanted(command: str, argument: str, number: int) -> int:
    """The step that a command asks for."""
    if command in ("", "n"):
        return number + 1
    if command == "p":
        return number - 1
    if command == "g" and argument.isdecimal() and len(argument) < 10:
        return int(argument)
    raise UsageError(HELP)
