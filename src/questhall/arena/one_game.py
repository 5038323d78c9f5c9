"""Plays one game of a match in a plain loop that only keeps the result."""

from __future__ import annotations

import time
import traceback

import msgspec

from questhall.arena.match import Match, Pairing
from questhall.bots import Bot, ask, make_bot
from questhall.core.engine.chance import FastChance, derive
from questhall.core.engine.errors import QuesthallError
from questhall.core.engine.state import ONGOING, State
from questhall.core.interface.game import Setup
from questhall.sim.interrupts import Stop


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


class Table:
    """Plays the games of a match by their numbers.

    Game i takes its seed from `derive(seed, deal)` and the bot of each seat from
    `derive(seed, i, 1 + seat)`, so it is the same game in any process and order.
    """

    def __init__(self, match: Match, stop: Stop | None = None) -> None:
        self.match = match
        self.stop = stop or Stop()
        self.game = match.the_game()

    def play(self, number: int) -> Result | None:
        """One game, or None if it was abandoned because the match is stopping."""
        try:
            with self.stop.breakable():
                return self._play(self.match.pairing(number))
        except KeyboardInterrupt:
            return None

    def _play(self, pairing: Pairing) -> Result | None:
        setup = Setup(len(pairing.lineup), self.match.variants)
        chance = FastChance(derive(self.match.seed, pairing.deal))
        state = self.game.start(setup, chance, knowledge=True, journal=False)
        thoughts = Thoughts(self, pairing)
        forced = 0
        while state.ending == ONGOING and thoughts.count + forced < self.match.cap:
            if self.stop.is_due():
                return None
            if state.option_count > 1:
                state.choose(thoughts.choice(state))
            else:
                state.choose(0)
                forced += 1
        return self._result(pairing, state, thoughts, forced)

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
