"""A table's state: its document, its game if it has started, and what has been acknowledged.

Nothing here depends on networks or databases: actions change it, the live table stores and shows it.
"""

from __future__ import annotations

import time
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from itertools import islice

import msgspec

from questhall.core.engine.errors import QuesthallError
from questhall.core.engine.events import Event
from questhall.core.engine.rules import DECLINE
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.decision import Decision
from questhall.core.interface.game import Game
from questhall.core.interface.standing_orders import Answer, Orders, When
from questhall.core.records.record import Choice, Line, Rules, Undo, encode
from questhall.core.records.session import Session
from questhall.core.records.verify import retraced
from questhall.server.storage.people import Sitting
from questhall.server.storage.store import MOST_DEEDS, Chat, Row, Stored
from questhall.server.table.asked_seats import Asked, asked_first, asked_seats
from questhall.server.table.table_document import GATHERING, OVER, PERSON, PLAYING, TableDoc, read_document


class Steps:
    """The replay step of each choice still in effect; undos and undone choices are steps too.

    `epoch` rises with everything that invalidates early answers. Choice numbers are reused after an undo, or
    when somebody acts whom others expected to pass; together with the epoch they identify one question.
    """

    def __init__(self) -> None:
        self.of_choices = [0]
        self.epoch = 0
        self.undos = 0
        self._lines = 0
        self._last = 0

    def read(self, session: Session) -> None:
        """Go on with the lines that are new; those that the session has let go of were read before."""
        for line in session.lines[self._lines - session.let_go :]:
            if isinstance(line, Choice):
                self._last += 1
                self.of_choices.append(self._last)
                self.epoch += line.key != DECLINE.verb or line.seat == PARTY
            elif isinstance(line, Undo) or (isinstance(line, Rules) and line.snapshot is not None):
                self._last += 1
                del self.of_choices[line.to + 1 :]
                self.epoch += 1
                self.undos += isinstance(line, Undo)
        self._lines = session.let_go + len(session.lines)


class Story:
    """What has happened at a table, each event with the number of the choice that led to it."""

    __slots__ = ("_choices", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._choices = array("L")

    def __len__(self) -> int:
        return len(self.events)

    def add(self, choice: int, events: Iterable[Event]) -> None:
        self.events.extend(events)
        self._choices.extend([choice] * (len(self.events) - len(self._choices)))

    def part(self, first: int, end: int) -> Iterator[tuple[int, Event]]:
        return zip(self._choices[first:end], self.events[first:end], strict=True)

    def forget_after(self, choice: int) -> None:
        """Go back to the table as it was after a choice."""
        left = bisect_right(self._choices, choice)
        del self.events[left:], self._choices[left:]


class Standing:
    """One table. `row` and `line_count` say how much of it is stored."""

    def __init__(self, game: Game, row: Row) -> None:
        self.game = game
        self.row = row
        self.document: TableDoc = read_document(row.document)
        self.session: Session | None = None
        self.orders = Orders(game)
        self.line_count = 0
        self.story = Story()
        self.chats: list[Chat] = []
        self.done: dict[tuple[int, str], None] = {}
        """The latest actions by their seat and id, in order."""
        self.seated = sittings_of(self.document)
        """Which of the players who want to be recognized are stored as sitting here."""
        self.present: set[int] = set()
        """The seats whose players are connected, on any server."""
        self.turn_of_play = 0
        self.opened = time.monotonic()
        self._lifted = -1
        self._covered: dict[int, bool] = {}
        self._steps = Steps()
        self._first: tuple[int, Asked | None] = (-1, None)
        self._asked: tuple[int, dict[int, Asked]] = (-1, {})
        self._views: tuple[State | None, Callable[[int | None], dict[str, object]]] = (None, lambda _seat: {})

    @classmethod
    def stored(cls, game: Game, stored: Stored) -> Standing:
        """Load a table from the database; its game is replayed from its record."""
        standing = cls(game, stored.row)
        standing.chats = stored.chats
        standing.note_done(*stored.deeds)
        standing.take_document(stored.row)
        if stored.lines:
            data = "".join(stored.lines).encode()
            standing.begin(retraced(game, data, f"table {stored.row.id}"))
            standing.note_stored(len(stored.lines))
            if standing.playing.rules < game.rules_version and not standing.playing.state.is_over():
                standing.playing.take_up_rules(game.rules_version)
        return standing

    # Its phases

    @property
    def playing(self) -> Session:
        """The game, when it is known to have started."""
        assert self.session is not None
        return self.session

    def phase(self) -> str:
        if self.session is None:
            return OVER if self.document.is_ended else GATHERING
        if self.document.is_ended:
            return OVER
        return OVER if self.session.state.is_over() else PLAYING

    def begin(self, session: Session) -> None:
        """The game has started, or has been loaded."""
        self.session = session
        self.spare_people()
        self._steps = Steps()
        self.story = Story()
        self.story.add(0, session.opening)
        for n, made in enumerate(session.made, start=1):
            self.story.add(n, made.events)
        self.go_on()

    def go_on(self, keeps_time: bool = False) -> None:
        """The question has changed; the clock restarts unless it is still about the same occasion."""
        self.turn_of_play += 1
        if not keeps_time:
            self.opened = time.monotonic()

    def view(self, seat: int | None) -> dict[str, object]:
        """The table as a seat sees it. A choice leads to another state, so this one stays as it is."""
        state = self.playing.state
        if self._views[0] is not state:
            self._views = (state, self.game.views(state))
        return self._views[1](seat)

    def let_views_go(self) -> None:
        """Everybody has been shown the table: until the next choice nobody needs what views are made of."""
        self._views = (None, lambda _seat: {})

    def step_of(self, choice: int) -> int:
        """The replay step in which a choice was made."""
        self._steps.read(self.playing)
        return self._steps.of_choices[choice]

    def epoch(self) -> int:
        """Tells questions with the same choice number apart."""
        self._steps.read(self.playing)
        return self._steps.epoch

    def undos(self) -> int:
        """How often something has been undone."""
        self._steps.read(self.playing)
        return self._steps.undos

    # Who is asked

    def asked_first(self) -> Asked | None:
        """What the engine asks now, computed once per decision."""
        if self._first[0] != self.turn_of_play:
            is_open = self.session is not None and not self.document.is_ended
            self._first = (self.turn_of_play, asked_first(self.game, self.playing.state) if is_open else None)
        return self._first[1]

    def decision(self) -> Decision | None:
        first = self.asked_first()
        return None if first is None else first.decision

    def asked(self) -> dict[int, Asked]:
        """Every seat that can answer now, with its question."""
        if self.session is None or self.document.is_ended:
            return {}
        if self._asked[0] != self.turn_of_play:
            self._asked = (self.turn_of_play, asked_seats(self.game, self.session.state, self.asked_first()))
        return self._asked[1]

    def has_time_running(self) -> bool:
        """Whether the clock runs; a patient one runs only while somebody else is waiting at the table."""
        decision = self.decision()
        return decision is not None and (not self.document.is_patient or bool(self.present - {decision.seat}))

    def ordered_answer(self) -> Answer | None:
        """What a standing order answers to the decision now asked; orders that have expired are removed."""
        if self.session is None:
            return None
        self.orders.end_what_is_over(self.session.state)
        asked = self.asked_first()
        return None if asked is None else self.orders.answer_to(asked.decision, asked.weight)

    def is_spared(self, asked: Asked) -> bool:
        """Whether this is answered for the seat without showing it the question.

        Only the seat itself may know that.
        """
        answer = self.orders.answer_to(asked.decision, asked.weight)
        return answer is not None and answer.when is not When.LATE

    def is_covered(self, asked: Asked) -> bool:
        """Whether all answers to this window come at one moment, so that nobody learns who was asked."""
        return asked.decision.is_window and self.playing.state.covers and not asked.is_quiet

    def is_too_early(self, asked: Asked) -> bool:
        """Whether a decline has to wait for that moment."""
        return self.is_covered(asked) and time.monotonic() < self.opened + self.document.cover_seconds()

    def is_lifted(self) -> bool:
        """Whether that moment has come in this turn of play."""
        return self._lifted == self.turn_of_play

    def lift(self) -> None:
        self._lifted = self.turn_of_play

    def asked_people(self) -> list[int]:
        """The people who can answer now and have not."""
        seats = self.document.seats
        return [
            seat
            for seat, asked in self.asked().items()
            if seats[seat].kind == PERSON
            and not seats[seat].away
            and seats[seat].plan is None
            and not self.is_spared(asked)
        ]

    def votes(self) -> dict[int, str]:
        """The votes of the party's people so far; empty when a single seat is asked."""
        decision = self.decision()
        if decision is None or decision.seat != PARTY:
            return {}
        number = len(self.playing.made) + 1
        plans = {seat: self.document.seats[seat].plan for seat in self.document.people()}
        return {seat: plan.key for seat, plan in plans.items() if plan is not None and plan.choice == number}

    def casting_vote(self) -> int | None:
        """The seat whose vote counts if the party's people differ; none if the one with most votes wins."""
        speaker = self.game.speaker(self.playing.state)
        return speaker if speaker in self.document.people() else None

    # What is stored

    def unstored_lines(self) -> list[str]:
        if self.session is None:
            return []
        new = self.session.lines[self.line_count - self.session.let_go :]
        return [encode(line).decode() for line in new]

    def note_done(self, *deeds: tuple[int, str]) -> None:
        """Remember actions that have been carried out, and forget those of long ago."""
        self.done.update(dict.fromkeys(deeds))
        for deed in list(islice(self.done, max(0, len(self.done) - MOST_DEEDS))):
            del self.done[deed]

    def note_stored(self, count: int) -> None:
        """Note that this many more lines are stored. From now on they are read from the database if needed."""
        self.line_count += count
        if self.session is not None:
            self._steps.read(self.session)
            self.session.let_lines_go(self.line_count)

    def take_document(self, row: Row) -> None:
        """Replace the document with the stored one, including its orders."""
        self.row = row
        was_ended = self.document.is_ended
        self.document = read_document(row.document)
        self.seated = sittings_of(self.document)
        if self.document.is_ended != was_ended:
            self.turn_of_play += 1  # nobody is asked any more
        self.orders = Orders(self.game)
        self.spare_people()
        for number, seat in enumerate(self.document.seats):
            for order in seat.orders:
                self.orders.give(number, order)

    def spare_people(self) -> None:
        """Apply how often people want to be asked; in a lesson they are asked everything."""
        seats = enumerate(self.document.seats)
        people = {number: seat.asking for number, seat in seats if seat.kind == PERSON}
        self.orders.asking = {} if self.document.lesson else people

    def settle_orders(self) -> None:
        """Remove expired orders, and note the rest in the document."""
        self.spare_people()  # somebody else may have a seat by now
        self.ordered_answer()
        for number, seat in enumerate(self.document.seats):
            seat.orders = self.orders.of(number)

    def follow(self, line: Line) -> bool:
        """Repeat what another server has stored; returns whether that gave the same line."""
        session = self.playing
        try:
            if isinstance(line, Choice):
                self.note_cover()
                events = session.choose(line.seat, line.key, line.by)
                self.story.add(line.n, events)
            elif isinstance(line, Undo):
                session.undo(line.seat, line.to, line.consent)
                self.forget_undone(line.to)
            else:
                return False
        except QuesthallError:
            return False
        self.go_on()
        return any(own.chain == line.chain for own in session.lines[-3:])

    def note_cover(self) -> None:
        """Remember whether the coming choice answers a covered window."""
        asked = self.asked_first()
        if asked is not None and asked.decision.seat != PARTY:
            self._covered[len(self.playing.made)] = self.is_covered(asked)

    def was_covered(self, place: int) -> bool:
        """Whether a choice answered a covered window; for loaded games it is computed."""
        if place not in self._covered:
            state = self.playing.state_at(place)
            is_window = state.book.question(state.asking).is_window()
            is_quiet = self.game.is_quiet_for(state, int(state.decider))
            self._covered[place] = is_window and state.covers and not is_quiet
        return self._covered[place]

    def forget_undone(self, to: int) -> None:
        """Drop undone choices from the story."""
        self._covered = {place: is_so for place, is_so in self._covered.items() if place < to}
        self.story.forget_after(to)


def sittings_of(document: TableDoc) -> tuple[Sitting, ...]:
    """The seats of players who want to be recognized."""
    seats = enumerate(document.seats)
    return tuple(Sitting(number, seat.person, seat.name) for number, seat in seats if seat.person)


_stored_line: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


def read_stored(lines: list[str]) -> list[Line]:
    """Read lines from the middle of a record; their seals were checked when they were stored."""
    return [_stored_line.decode(line) for line in lines]
