"""Plays one game of a match in a plain loop that only keeps the result."""

from __future__ import annotations

import time
import traceback
from typing import NamedTuple

import msgspec

from questhall.arena.match import Match, Pairing
from questhall.bots import Bot, ask, make_bot
from questhall.core.engine.chance import FastChance, derive
from questhall.core.engine.errors import QuesthallError
from questhall.core.engine.state import ONGOING, State
from questhall.core.interface.game import Setup
from questhall.dataset.observer import Observer
from questhall.sim.interrupts import Stop
from questhall.sim.one_game import Outcome, turns_of


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game went: a line of the results file.

    `winners` are seats; `real` and `seconds` say for each bot of the match how many real decisions it
    made and how long it thought about them. A game given up at the cap has no ending.
    """

    game: int
    deal: int
    lineup: list[int]
    winners: list[int]
    ending: str
    forced: int
    real: list[int]
    seconds: list[float]


class Finished(NamedTuple):
    """A game of a match; its outcome is for a row of a Parquet file, if one is wanted."""

    result: Result
    outcome: Outcome | None


class Table:
    """Plays the games of a match by their numbers.

    Game i takes its seed from `derive(seed, deal)` and the bot of each seat from
    `derive(seed, i, 1 + seat)`, so it is the same game in any process and order.
    """

    def __init__(self, match: Match, stop: Stop | None = None, observer: Observer | None = None) -> None:
        self.match = match
        self.stop = stop or Stop()
        self.observer = observer
        self.game = match.the_game()

    def play(self, number: int) -> Finished | None:
        """One game, or None if it was abandoned because the match is stopping."""
        try:
            with self.stop.breakable():
                return self._play(self.match.pairing(number))
        except KeyboardInterrupt:
            return None

    def _play(self, pairing: Pairing) -> Finished | None:
        state = self._deal(pairing)
        thoughts = Thoughts(self, pairing)
        forced = 0
        while state.ending == ONGOING and thoughts.count + forced < self.match.cap:
            if self.stop.is_due():
                return None
            if state.option_count > 1:
                index = thoughts.choice(state)
            else:
                index = 0
                forced += 1
            if self.observer is not None:
                self.observer.note_decision(state, self.game.answerer(state), index)
            state.choose(index)
        return Finished(
            self._result(pairing, state, thoughts, forced), self._outcome(state, thoughts.count, forced)
        )

    def _deal(self, pairing: Pairing) -> State:
        setup = Setup(len(pairing.lineup), self.match.variants)
        state = self.game.bare(setup, FastChance(self.match.seed_of(pairing)))
        if self.observer is not None:
            self.observer.begin()
            state.journal = self.observer.journal
        self.game.deal(state)
        return state

    def _outcome(self, state: State, real: int, forced: int) -> Outcome | None:
        if self.observer is None:
            return None
        observation = self.observer.observation(state)
        return Outcome(real, forced, state.ending, state.winners, turns_of(state), observation)

    def _result(self, pairing: Pairing, state: State, thoughts: Thoughts, forced: int) -> Result:
        return Result(
            pairing.number,
            pairing.deal,
            list(pairing.lineup),
            [seat for seat in range(state.seats) if state.winners >> seat & 1],
            self.game.endings.get(int(state.ending), ""),
            forced,
            thoughts.real,
            [round(seconds, 6) for seconds in thoughts.seconds],
        )


class Thoughts:
    """The bots of one game, how often each was asked and how long it thought."""

    def __init__(self, table: Table, pairing: Pairing) -> None:
        self.game = table.game
        self.pairing = pairing
        self.seed = table.match.seed
        self.names = table.match.bots
        self.bots = [self._seated(table, seat) for seat in range(len(pairing.lineup))]
        self.count = 0
        self.real = [0] * len(self.names)
        self.seconds = [0.0] * len(self.names)

    def _seated(self, table: Table, seat: int) -> Bot:
        spec = self.names[self.pairing.lineup[seat]]
        try:
            return make_bot(spec, table.game, derive(self.seed, self.pairing.number, 1 + seat))
        except Exception as problem:
            raise self._failure(spec, problem) from problem

    def choice(self, state: State) -> int:
        """The choice of the asked seat, or of the party's speaker."""
        seat = self.game.answerer(state)
        bot = self.pairing.lineup[seat]
        imagining = derive(self.seed, self.pairing.number, 0, self.count)
        start = time.perf_counter()
        try:
            index = ask(self.bots[seat], state, seat, imagining)
        except Exception as problem:
            raise self._failure(self.names[bot], problem) from problem
        self.seconds[bot] += time.perf_counter() - start
        self.real[bot] += 1
        self.count += 1
        return index

    def _failure(self, name: str, problem: Exception) -> QuesthallError:
        """Describe which bot failed and where, for bot authors."""
        told = f"{type(problem).__name__}: {problem}"
        if not isinstance(problem, QuesthallError):
            place = traceback.extract_tb(problem.__traceback__)[-1]
            told += f" ({place.filename}, line {place.lineno})"
        return QuesthallError(f"the bot {name} failed in game {self.pairing.number}: {told}")
