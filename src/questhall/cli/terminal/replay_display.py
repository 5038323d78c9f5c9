"""A replay on a screen: what was done in a step, what was visible of it, and the table after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from rich.text import Text

from questhall.cli.terminal.screen import Screen
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.perspective import ALL, Perspective, seen_by, together, view_for
from questhall.core.records.record import Choice, Rules, Start, Undo
from questhall.core.records.replay import Moment, Replay
from questhall.games.drawing import Row, find_drawing
from questhall.i18n.speech import Speech, spoken_key
from questhall.i18n.texts import Texts

NOT_DRAWN = ("hand_size", "deck_size", "knows", "facts")
"""Left out here: what an open table shows anyway, and details for study, which `--json` includes."""


class Show:
    """A replay on a screen, from one perspective at a time."""

    def __init__(self, replay: Replay, screen: Screen, perspective: Perspective, language: str) -> None:
        self.replay = replay
        self.screen = screen
        self.perspective = perspective
        game, header = replay.game, replay.header
        self.texts = Texts(language, game.id if game.is_listed else "", players=len(header.seats))
        self.speech = Speech(self.texts, game, header.seats, header.variants) if game.is_listed else None
        self.title = self.texts.say("game-title") if game.is_listed else game.title
        screen.colon = self.texts.say("colon")

    def print_all(self, numbers: range) -> None:
        """Every step, with the table after the first and after the last of them."""
        for number in numbers:
            moment = self.replay.moment(number)
            self.step(moment)
            if number in (numbers.start, numbers[-1]):
                self.table(moment)

    # A step

    def step(self, moment: Moment) -> None:
        """What was done in a step, and what was visible of it."""
        self.screen.line(f"{moment.step.number:4}  {self._headline(moment)}")
        for sentence in self._sentences(moment):
            self.screen.line(f"      {sentence}")

    def _headline(self, moment: Moment) -> str:
        what, say = moment.step.what, self.texts.say
        if isinstance(what, Start):
            return say("replay-start")
        if isinstance(what, Rules):
            return say("replay-rules", version=what.version, choice=what.to)
        name = self.texts.say("party-name") if what.seat == PARTY else self.replay.player(what.seat)
        if isinstance(what, Undo):
            return say("replay-undo.agreed" if what.consent else "replay-undo", seat=name, choice=what.to)
        done = self._chosen(what, name if what.by == "person" else say(f"replay-{what.by}", seat=name))
        return say("replay-undone", step=done) if self.replay.is_undone(moment.step) else done

    def _chosen(self, choice: Choice, who: str) -> str:
        key = self.replay.key_seen(choice, self.perspective)
        if key is None:
            return self.texts.say("replay-chooses", seat=who)
        return self.texts.say("replay-chose", seat=who, option=spoken_key(key, self.replay.header.seats))

    def _sentences(self, moment: Moment) -> Iterator[str]:
        """What happened, in words where the game has them."""
        for event in moment.events:
            told, seat = seen_by(event, self.perspective)
            if self.speech is not None:
                yield self.speech.event(told, seat)
            else:
                yield plain(self.replay.game.event_for(told, seat))

    # The table

    def table(self, moment: Moment) -> None:
        """The table after a step."""
        title = self.texts.say(
            "replay-title",
            game=self.title,
            step=moment.step.number,
            last=self.replay.last(),
            eyes=self._eyes(),
        )
        self._picture(moment.state)
        self.screen.rows(title, self._rows(moment.state))

    def _picture(self, state: State) -> None:
        """The board, on terminals and for games that have one."""
        if self.speech is None or self.screen.is_plain:
            return
        seat = self.perspective if isinstance(self.perspective, int) else None
        board = find_drawing(self.replay.game).board
        self.screen.picture(
            board(self._view(state, seat), self.speech, self.screen.console.width, {}, in_full=True)
        )

    def _eyes(self) -> str:
        if isinstance(self.perspective, int):
            return self.replay.header.seats[self.perspective]
        return self.texts.say("replay-eyes-all" if self.perspective == ALL else "replay-eyes-spectator")

    def _rows(self, state: State) -> list[Row]:
        if self.speech is None:
            shown = {label: plain(value) for label, value in self._view(state, self.perspective).items()}
            return [(label, Text(value)) for label, value in shown.items() if value and label not in NOT_DRAWN]
        if self.perspective == ALL:
            return self._open_rows(state, self.speech)
        return find_drawing(self.replay.game).draw(self._view(state, self.perspective), self.speech)

    def _open_rows(self, state: State, speech: Speech) -> list[Row]:
        """The public table, then what each seat sees for itself."""
        views = [self._view(state, seat) for seat in (None, *range(state.seats))]
        common = cast(dict[str, object], together([*views]))
        draw = find_drawing(self.replay.game).draw
        rows = draw({**common, "seat": None}, speech, in_full=True)
        gaps = len(_gaps(rows))
        own: list[Row] = []
        for name, view in zip(speech.names, views[1:], strict=True):
            label = self.texts.say("replay-only", seat=name)
            own += [(label, text) for _, text in _own_rows(draw(view, speech), gaps)]
        return [*rows, ("", Text()), *own] if own else rows

    def _view(self, state: State, perspective: Perspective) -> dict[str, object]:
        return view_for(self.replay.game, state, perspective, self.replay.header.seats)


def _gaps(rows: list[Row]) -> list[int]:
    return [place for place, (label, text) in enumerate(rows) if not label and not text]


def _own_rows(rows: list[Row], gaps_in_common: int) -> list[Row]:
    """The rows of a drawing that only its own seat sees. They come last, after a gap spectators do not see."""
    return rows[_gaps(rows)[gaps_in_common] + 1 :] if len(_gaps(rows)) > gaps_in_common else []


def plain(value: object) -> str:
    """Plain data in a few words, without empty values.

    >>> plain({"ana": ["witch", "wizard"], "ben": [], "cleo": ["witch"]})
    'ana: witch, wizard; cleo: witch'
    """
    if isinstance(value, Mapping):
        parts = {key: plain(part) for key, part in value.items()}
        return "; ".join(f"{key}: {part}" for key, part in parts.items() if part)
    if isinstance(value, list | tuple):
        return ", ".join(f"({plain(part)})" if isinstance(part, Mapping) else plain(part) for part in value)
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value in (None, "none", "hidden") else str(value)
