"""A game being played: its state, its record, snapshots for seeking and undo, and undo rights.

Terminal, server, replay and verification are all built on this.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from questhall.core.engine.chance import Chance, ScriptedChance, commitment
from questhall.core.engine.errors import NewerVersion, QuesthallError, RecordError, UndoRefused, listed
from questhall.core.engine.events import Event, Journal
from questhall.core.engine.state import PARTY, State
from questhall.core.interface import decision
from questhall.core.interface.decision import Decision
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.perspective import drawn, ending_of, view_for, winners_of
from questhall.core.interface.position import Position
from questhall.core.interface.saving import digest, save
from questhall.core.records.record import (
    FORMAT,
    SNAPSHOT_EVERY,
    By,
    Choice,
    Header,
    LaidOut,
    Line,
    Players,
    Result,
    Rules,
    Snapshot,
    Start,
    Undo,
    check_header,
    check_players,
    covered_by_digest,
    encode,
    make_chance,
    seal,
)
from questhall.core.records.record_file import RecordFile
from questhall.core.records.undo import Made, draws_of, free_returns, revision_of, undo_right


class Session:
    """One game from its header to its result.

    >>> from questhall.games import find_game
    >>> session = Session.begin(find_game("rent-a-hero"), ["ana", "ben", "cleo"], seed=1)
    >>> asked = session.decision()
    >>> happened = session.choose(asked.seat, asked.keys()[0])
    >>> len(session.made)
    1
    """

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = msgspec.structs.replace(header, chain="")
        self.setup = _setup(game, header)
        self.rules = header.rules  # the version of the rules in force; it rises when a game is resumed
        self.chance = _chance(game, header)
        self.state = self._start()
        self.lines: list[Line] = []
        self.let_go = 0  # how many lines before these are kept elsewhere
        self.made: list[Made] = []
        self._snapshots: dict[int, State] = {0: self.state.clone()}
        self._file: RecordFile | None = None
        assert self.state.journal is not None
        self.opening = tuple(self.state.journal.take_events())
        self._write([self.header, Start(self.state.journal.take_draws(), self.digest())])

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: list[str],
        seed: int = 0,
        variants: list[str] | None = None,
        covers: bool = False,
        committed: tuple[bytes, list[str]] | None = None,
        players: list[str] | None = None,
        carried: str = "",
        laid_out: LaidOut | None = None,
    ) -> Session:
        """Start a game from a seed, or from a committed seed and everyone's entropy.

        `players` says who sits where, `human` or a bot, so that a resumed game seats the same. `carried`
        is what an earlier game passed on, `laid_out` the table to start from instead of a deal.
        """
        header = Header(
            questhall=FORMAT,
            game=game.id,
            rules=game.rules_version,
            seats=seats,
            variants=_in_order(game, variants or []),
            covers=covers,
            generator="fast",
            seed=str(seed),
            players=players or [],
            carried=carried or msgspec.UNSET,
            laid_out=laid_out or msgspec.UNSET,
        )
        if committed is not None:
            header.generator = "committed"
            header.seed = committed[0].hex()
            header.commitment = commitment(committed[0])
            header.entropy = list(committed[1])
        return cls(game, header)

    @classmethod
    def resume(cls, game: Game, path: Path) -> Session:
        """Resume the record in a file; a line torn by a crash is dropped.

        Nobody else can write to the file until the session is closed. If newer rules play the record
        differently, they continue from its last snapshot.
        """
        from questhall.core.records.verify import reopened  # it re-executes on a session

        file, data = RecordFile.reopen(path)
        try:
            session = reopened(game, data, str(path))
            session._go_on_in(file, data.count(b"\n"))
        except BaseException:
            file.close()
            raise
        return session

    def _start(self) -> State:
        """The first decision: after the deal, or at the table that was laid out."""
        laid_out = self.header.laid_out
        if laid_out is msgspec.UNSET:
            return self.game.start(self.setup, self.chance)
        try:
            return self.game.lay_out(Position(laid_out.position, laid_out.seats), self.setup, self.chance)
        except QuesthallError as problem:
            raise RecordError(f"header: laid_out: {problem}") from problem

    def stand_at(self, lines: list[Line], rules: int, made: list[Made], state: State) -> None:
        """Continue from a table whose past these rules cannot replay; nothing before it can be undone."""
        self.lines, self.rules, self.made, self.state = [*lines], rules, made, state
        self.opening = ()
        self._snapshots = {len(made): state.clone()}

    def retrace(self, lines: list[Line]) -> bool:
        """Follow a record that was verified when it was written, much faster than verifying it again.

        Draws are compared all along, and the state at the end: if they differ, verify the
        record to learn where.
        """
        if len(lines) < len(self.lines) or lines[1] != self.lines[1]:
            return False
        last: Choice | Undo | None = None
        journal = self.state.journal = Journal()
        for line in lines[2:]:
            if isinstance(line, Choice):
                state = self.state
                option = decision.find_option(state, line.key)
                if option < 0 or state.decider not in (line.seat, PARTY):
                    return False
                draws, revision = draws_of(state), revision_of(state)
                state.choose(option)
                if journal.take_draws() != line.draws:
                    return False
                events = tuple(journal.take_events())
                self.made.append(Made(line.seat, line.key, line.by, draws, revision, events))
                if line.n % SNAPSHOT_EVERY == 0:
                    self._snapshots[line.n] = state.clone()
                last = line
            elif isinstance(line, Undo):
                if not 0 <= line.to < len(self.made):
                    return False
                self.state = self.state_at(line.to)
                self.state.journal = journal
                del self.made[line.to :]
                self._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= line.to}
                last = line
            elif isinstance(line, Rules):
                return False
        self.lines = [*lines]
        covered = covered_by_digest(self.header, last)
        return last is None or digest(self.game, self.state, covered) == last.state

    # Playing

    def decision(self) -> Decision | None:
        """The decision that the table waits for, or None when the game is over."""
        return decision.current_decision(self.state)

    def why_not(self, seat: int, key: str) -> str | None:
        """The clause (or ruling) that keeps a seat from this choice now; None if it is offered."""
        self.game.check_seat(self.state, seat)
        return decision.why_not(self.state, seat, key)

    def choose(self, seat: int, key: str, by: By = "person") -> list[Event]:
        """Make a choice; returns what happened. A refused or unsaved choice changes nothing."""
        if seat != PARTY or self.state.decider != PARTY:
            self.game.check_seat(self.state, seat)
        # Tried on a copy, which becomes the state once the choice is saved.
        state = self.state.clone()
        journal = state.journal = Journal()
        decision.choose(state, seat, key, self.name(seat))
        n = len(self.made) + 1
        line = Choice(n, seat, key, by, journal.take_draws(), "")
        line.state = digest(self.game, state, covered_by_digest(self.header, line))
        self._write([line, *self._what_follows(n, state)])
        events = journal.take_events()
        self.made.append(Made(seat, key, by, draws_of(self.state), revision_of(self.state), tuple(events)))
        self.state = state
        if n % SNAPSHOT_EVERY == 0:
            self._snapshots[n] = state.clone()
        return events

    def _what_follows(self, n: int, state: State) -> list[Line]:
        """What the record says besides the choice: a snapshot now and then, and the result."""
        lines: list[Line] = []
        if n % SNAPSHOT_EVERY == 0:
            lines.append(Snapshot(n, save(self.game, state)))
        return lines + self._result(n, state)

    def _result(self, n: int, state: State) -> list[Line]:
        return [Result(ending_of(self.game, state), winners_of(state), n)] if state.is_over() else []

    # Who plays

    def players(self) -> list[str]:
        """Who sits where now, `human` or a bot; empty if unknown."""
        self._check_that_it_is_whole()
        changes = [line.players for line in self.lines if isinstance(line, Players)]
        return changes[-1] if changes else self.header.players

    def reseat(self, players: list[str]) -> None:
        """Record that the players change from here on; the game itself is not affected."""
        check_players(players, len(self.header.seats), "players")
        if self.state.is_over():
            raise RecordError("this game is over: seats can no longer change")
        self._write([Players(len(self.made), players)])

    # Looking

    def name(self, seat: int) -> str:
        """The name of the player in a seat."""
        if seat == PARTY:
            return "the party"
        return self.header.seats[seat] if 0 <= seat < len(self.header.seats) else f"seat {seat}"

    def view(self, seat: int | None) -> dict[str, object]:
        """The table as a seat sees it, with the decision if that seat is asked."""
        return view_for(self.game, self.state, seat, self.header.seats)

    def _repr_html_(self) -> str | None:
        """The table for notebooks, as the asked seat sees it; None where nothing can draw it."""
        return drawn(self.game, self.state, self.header.seats)

    def digest(self) -> str:
        """A short fingerprint of the table as it is now."""
        return digest(self.game, self.state)

    def fingerprint(self) -> str:
        """The seal of the last line: players who noted the same one saw the same record."""
        return self.lines[-1].chain

    def ending(self) -> str:
        """How the game ended; empty while it goes on."""
        return ending_of(self.game, self.state)

    def winners(self) -> list[int]:
        """The winning seats; empty while the game goes on, or if nobody has won."""
        return winners_of(self.state)

    def state_at(self, n: int) -> State:
        """An independent state after choice `n`, for replay and views of the past."""
        if not self._earliest() <= n <= len(self.made):
            raise RecordError(f"cannot go to choice {n}; possible: {self._earliest()} to {len(self.made)}")
        start = max(k for k in self._snapshots if k <= n)
        state = self._snapshots[start].clone()
        for made in self.made[start:n]:
            decision.choose(state, made.seat, made.key)
        return state

    def _earliest(self) -> int:
        """The earliest choice that undo can return to: the start, or where newer rules took over."""
        return min(self._snapshots)

    # Undo

    def undo_right(self, seat: int) -> int:
        """How far one undo of this seat goes back: the number of the choice to return to.

        Undo is free while nothing was revealed or drawn and nobody else has acted; a decline by standing
        order does not count as acting. Equals the number of choices made when nothing can be undone.
        """
        return undo_right(self.made, self.state, seat)

    def undo(self, seat: int, to: int | None = None, consent: bool = False) -> None:
        """Go back to the state after choice `to`, or to before the seat's last own choice.

        If the seat has no right to undo, the table must consent. The record notes consent only
        when it was needed.
        """
        if seat != PARTY:
            self.game.check_seat(self.state, seat)
        target = self._before_last_choice(seat) if to is None else to
        if not 0 <= target < len(self.made):
            raise UndoRefused(f"{self.name(seat)} has nothing to undo")
        if target < self._earliest():
            raise UndoRefused(
                f"the rules were updated after choice {self._earliest()}; nothing before that can be undone"
            )
        is_free = target in free_returns(self.made, self.state, seat)
        if not is_free and not consent:
            raise UndoRefused(
                f"{self.name(seat)} cannot undo choice {target + 1}: it is someone else's, or since then "
                "something was revealed or drawn or someone else has acted; the others have to agree"
            )
        state = self.state_at(target)
        self._write([Undo(target, seat, not is_free, digest(self.game, state))])
        self.state = state
        del self.made[target:]
        self._snapshots = {n: kept for n, kept in self._snapshots.items() if n <= target}

    def _before_last_choice(self, seat: int) -> int:
        own = [n for n, made in enumerate(self.made) if made.seat == seat and made.by == "person"]
        return own[-1] if own else len(self.made)

    # The record

    def _write(self, lines: list[Line]) -> None:
        chain = self.lines[-1].chain if self.lines else ""
        for line in lines:
            line.chain = chain = seal(line, chain)
        if self._file is not None:
            self._file.write(lines)
        self.lines.extend(lines)

    def let_lines_go(self, stored: int) -> None:
        """The first so many lines are kept elsewhere: keep only the last of them, for its seal.

        A record takes more memory than anything else about a game. It goes on as before, but only whoever
        keeps it can read it.
        """
        going = min(stored - self.let_go, len(self.lines)) - 1
        if going > 0:
            del self.lines[:going]
            self.let_go += going

    def _check_that_it_is_whole(self) -> None:
        if self.let_go:
            raise RecordError("this game's record is kept elsewhere")

    def keep_in(self, path: Path) -> None:
        """Write the record so far to a new file, and every choice from now on before it counts."""
        self._check_that_it_is_whole()
        self._file = RecordFile.create(path, self.lines)

    def _go_on_in(self, file: RecordFile, count: int) -> None:
        """Append to a file that holds the first `count` lines of this record."""
        self._file = file
        self._file.write(self.lines[count:])
        if self.rules < self.game.rules_version:
            self.take_up_rules(self.game.rules_version)

    def take_up_rules(self, version: int, snapshot: int | None = None) -> None:
        """Record that a newer version of the rules applies from here on.

        With `snapshot` the table is recorded too, because replaying the record would not reproduce it.
        """
        if not self.rules < version <= self.game.rules_version:
            raise RecordError(f"version {version} of the rules cannot follow version {self.rules}")
        n = len(self.made)
        lines: list[Line] = [Rules(version, n, snapshot, self.digest())]
        if snapshot is not None:
            lines += [Snapshot(n, save(self.game, self.state)), *self._result(n, self.state)]
        self._write(lines)
        self.rules = version

    def __copy__(self) -> Session:
        """An independent copy, which is not kept in any file."""
        copy = object.__new__(Session)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.__copy__()
        copy.lines, copy.made, copy._snapshots = [*self.lines], [*self.made], {**self._snapshots}
        copy._file = None
        return copy

    def __deepcopy__(self, memo: dict[int, object]) -> Session:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        """A session is pickled as its record and replayed where it is loaded; the copy is kept in no file."""
        from questhall.core.records.verify import reopened  # it re-executes on a session

        self._check_that_it_is_whole()
        return reopened, (self.game, b"".join(encode(line) for line in self.lines))

    def close(self) -> None:
        """Close the record's file, if there is one; every line is already in it."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _setup(game: Game, header: Header) -> Setup:
    """What a header says about the table, checked."""
    check_header(header)
    if header.game != game.id:
        raise RecordError(f"header: the game is {header.game!r}, not {game.id!r}")
    if header.rules > game.rules_version:
        raise NewerVersion(
            f"header: played with version {header.rules} of the rules; this program has {game.rules_version}"
        )
    setup = Setup(len(header.seats), tuple(header.variants), header.covers, header.carried or "")
    game.check(setup)
    if header.variants != _in_order(game, header.variants):
        raise RecordError(f"header: variants named twice or out of order: {', '.join(header.variants)}")
    return setup


def _chance(game: Game, header: Header) -> Chance:
    """The source of chance of a header, including the dice and shuffles it fixes."""
    chance = make_chance(header)
    laid_out = header.laid_out
    if laid_out is msgspec.UNSET or not (laid_out.dice or laid_out.shuffles):
        return chance
    unknown = [name for order in laid_out.shuffles for name in order if name not in game.faces]
    if unknown:
        raise RecordError(f"header: laid_out: {game.title} has no card {listed(unknown)}")
    orders = [[game.faces.index(name) for name in order] for order in laid_out.shuffles]
    return ScriptedChance(laid_out.dice, orders, chance)


def _in_order(game: Game, variants: list[str]) -> list[str]:
    """Variants in the game's order without duplicates, so that equal games have equal headers."""
    return game.variant_names(game.variant_mask(tuple(variants)))


__all__ = ["Made", "Session", "undo_right"]
