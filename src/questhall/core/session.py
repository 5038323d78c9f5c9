"""A game being played: the state, its record, snapshots for seeking and undo, and who may take back what.

Terminal, server, replay and verification all stand on this.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from questhall.core import decision
from questhall.core.chance import commitment
from questhall.core.decision import Decision
from questhall.core.errors import (
    IllegalChoice,
    NewerVersion,
    RecordError,
    TamperedRecord,
    UndoRefused,
    UsageError,
)
from questhall.core.events import Event, Journal
from questhall.core.game import Game, Setup
from questhall.core.record import (
    FORMAT,
    SNAPSHOT_EVERY,
    By,
    Choice,
    Header,
    Line,
    RecordFile,
    Result,
    Snapshot,
    Start,
    Undo,
    check_commitment,
    make_chance,
    read_lines,
    seal,
)
from questhall.core.saving import digest, save
from questhall.core.state import State


@dataclass(frozen=True)
class Made:
    """A choice on the line of play, and what the undo right needs to know about it."""

    seat: int
    key: str
    by: By
    draws_before: int
    revision_before: int
    events: tuple[Event, ...]


class Session:
    """One game from its header to its result.

    >>> from questhall.games import find_game
    >>> session = Session.begin(find_game("rent-a-hero"), ["ana", "ben", "cleo"], seed=1)
    >>> session.decision().occasion
    'send'
    """

    def __init__(self, game: Game, header: Header) -> None:
        check_commitment(header)
        self.game = game
        self.header = header
        self.setup = Setup(len(header.seats), tuple(header.variants), header.covers)
        self.chance = make_chance(header)
        self.state = game.start(self.setup, self.chance)
        self.lines: list[Line] = []
        self.made: list[Made] = []
        self._snapshots: dict[int, State] = {0: self.state.clone()}
        self._file: RecordFile | None = None
        self.opening = tuple(self._journal().take_events())
        self._write([header, Start(self._journal().take_draws(), digest(game, self.state))])

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: list[str],
        seed: int = 0,
        variants: list[str] | None = None,
        covers: bool = False,
        committed: tuple[bytes, list[str]] | None = None,
    ) -> Session:
        """Start a game from a seed, or from a committed seed and everyone's entropy."""
        header = Header(
            questhall=FORMAT,
            game=game.id,
            rules=game.rules_version,
            seats=seats,
            variants=list(variants or []),
            covers=covers,
            generator="fast",
            seed=str(seed),
        )
        if committed is not None:
            header.generator = "committed"
            header.seed = committed[0].hex()
            header.commitment = commitment(committed[0])
            header.entropy = list(committed[1])
        return cls(game, header)

    # Playing

    def decision(self) -> Decision | None:
        return decision.current_decision(self.state)

    def why_not(self, seat: int, key: str) -> str | None:
        self.game.check_seat(self.state, seat)
        return decision.why_not(self.state, seat, key)

    def choose(self, seat: int, key: str, by: By = "person") -> list[Event]:
        """Make a choice; returns what happened. A refused or unsaved choice changes nothing."""
        before = self.state.clone()
        draws, revision = _draws(before), _revision(before)
        decision.choose(self.state, seat, key, self.name(seat))
        events = self._journal().take_events()
        line = Choice(len(self.made) + 1, seat, key, by, self._journal().take_draws(), self.digest())
        self.made.append(Made(seat, key, by, draws, revision, tuple(events)))
        try:
            self._write([line, *self._what_follows()])
        except BaseException:
            self.made.pop()
            self._snapshots.pop(len(self.made) + 1, None)
            self._put(before)
            raise
        return events

    def _what_follows(self) -> list[Line]:
        n = len(self.made)
        lines: list[Line] = []
        if n % SNAPSHOT_EVERY == 0:
            self._snapshots[n] = self.state.clone()
            lines.append(Snapshot(n, save(self.game, self.state)))
        if self.state.is_over():
            lines.append(Result(self.ending(), self.winners(), n))
        return lines

    def name(self, seat: int) -> str:
        return self.header.seats[seat] if 0 <= seat < len(self.header.seats) else f"seat {seat}"

    def digest(self) -> str:
        return digest(self.game, self.state)

    def ending(self) -> str:
        """How the game ended; empty while it goes on."""
        return self.game.endings.get(int(self.state.ending), "")

    def winners(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if self.state.winners >> seat & 1]

    # Looking

    def view(self, seat: int | None) -> dict[str, object]:
        """The table as a seat sees it, with the decision if it is the one being asked."""
        seen = self.game.view(self.state, seat)
        asked = self.decision()
        if asked is not None:
            seen["awaited"] = {"seat": asked.seat, "occasion": asked.occasion, "window": asked.is_window}
            if asked.seat in (seat, -2) and seat is not None:
                seen["options"] = asked.keys()
        else:
            seen["result"] = {"ending": self.ending(), "winners": self.winners()}
        return seen

    # Undo

    def undo_right(self, seat: int) -> int:
        """How far this seat may go back on its own: the number of the choice to return to.

        Free while nothing was revealed or drawn and nobody else has acted; a decline by standing
        order is no act. Equals the number of choices made when nothing can be taken back.
        """
        return undo_right(self.made, self.state, seat)

    def undo(self, seat: int, to: int | None = None, consent: bool = False) -> None:
        """Go back to the state after choice `to`; further than the right reaches needs consent."""
        right = self.undo_right(seat)
        target = right if to is None else to
        if not 0 <= target < len(self.made):
            raise UndoRefused(f"{self.name(seat)} has nothing to take back")
        if target < right and not consent:
            raise UndoRefused(
                f"{self.name(seat)} cannot take back choice {target + 1}: since then something was "
                "revealed or drawn or somebody else has acted; the others have to agree"
            )
        lines, made, state = self.lines[:], self.made[:], self.state
        self._put(self._state_at(target))
        del self.made[target:]
        self._snapshots = {n: s for n, s in self._snapshots.items() if n <= target}
        try:
            self._write([Undo(target, seat, consent, self.digest())])
        except BaseException:
            self.lines, self.made, self.state = lines, made, state
            raise

    def _state_at(self, n: int) -> State:
        """The state after choice `n` of the present line of play."""
        start = max(k for k in self._snapshots if k <= n)
        state = self._snapshots[start].clone()
        for made in self.made[start:n]:
            decision.choose(state, made.seat, made.key)
        return state

    def state_at(self, n: int) -> State:
        """An independent state after choice `n`, for replay and views of the past."""
        if not 0 <= n <= len(self.made):
            raise RecordError(f"there is no choice {n}; this game has {len(self.made)}")
        return self._state_at(n)

    def _put(self, state: State) -> None:
        self.state = state
        self.state.journal = Journal()

    # The record

    def _write(self, lines: list[Line]) -> None:
        chain = self.lines[-1].chain if self.lines else ""
        for line in lines:
            line.chain = chain = seal(line, chain)
        if self._file is not None:
            self._file.write(lines)
        self.lines.extend(lines)

    def keep_in(self, path: Path) -> None:
        """Write the record so far to a new file, and every choice from now on before it counts."""
        file = RecordFile(path)
        file.write(self.lines)
        self._file = file

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _journal(self) -> Journal:
        assert self.state.journal is not None
        return self.state.journal


def _draws(state: State) -> int:
    return int(state.setup_draws + state.shuffle_draws + state.dice_draws)


def _revision(state: State) -> int:
    return 0 if state.knowledge is None else state.knowledge.revision


def undo_right(line: list[Made], state: State, seat: int) -> int:
    """How far `seat` may go back on its own after this line of play; see `Session.undo_right`."""
    draws, revision = _draws(state), _revision(state)
    for n in range(len(line), 0, -1):
        made = line[n - 1]
        if made.draws_before != draws or made.revision_before != revision:
            break
        if made.seat == seat and made.by == "person":
            return n - 1
        if not (made.by == "order" and made.key == "decline"):
            break
    return len(line)


def replayed(game: Game, data: bytes, name: str = "record") -> Session:
    """Re-execute a record, checking its seals, its commitment, every draw and every digest.

    Whatever was changed is named in a `TamperedRecord` or `RecordError`.
    """
    lines = read_lines(data, name)
    header = lines[0]
    assert isinstance(header, Header)
    if header.rules > game.rules_version:
        raise NewerVersion(
            f"{name}: played by version {header.rules} of the rules; this program has {game.rules_version}"
        )
    session = Session(game, header)
    for number, line in enumerate(lines[1:], start=2):
        where = f"{name}, line {number}"
        if number - 1 >= len(session.lines):
            _repeat(session, line, where)
        _compare(session.lines[number - 1], line, where)
    return session


def _repeat(session: Session, line: Line, where: str) -> None:
    if session.state.is_over() and not isinstance(line, Undo):
        raise TamperedRecord(f"{where}: the game was over before this line")
    try:
        if isinstance(line, Choice):
            session.choose(line.seat, line.key, line.by)
        elif isinstance(line, Undo):
            session.undo(line.seat, line.to, line.consent)
        else:
            raise TamperedRecord(f"{where}: a {type(line).__name__.lower()} stands where none belongs")
    except (UndoRefused, IllegalChoice, UsageError) as problem:
        raise TamperedRecord(f"{where}: not possible there: {problem}") from problem


def _compare(ours: Line, theirs: Line, where: str) -> None:
    """Name the first thing in which a line differs from what re-executing gives."""
    if type(ours) is not type(theirs):
        wanted, found = type(ours).__name__.lower(), type(theirs).__name__.lower()
        raise TamperedRecord(f"{where}: expected a {wanted} here, found a {found}")
    for field in ours.__struct_fields__:
        mine, other = getattr(ours, field), getattr(theirs, field)
        if mine != other:
            raise TamperedRecord(f"{where}: {field} is {other!r}, but replaying gives {mine!r}")
