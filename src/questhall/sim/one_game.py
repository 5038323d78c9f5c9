"""Plays one game of a plan, as fast as its settings allow."""

from __future__ import annotations

from typing import NamedTuple

from questhall.bots import Bot, ask, kind_of, make_bot
from questhall.bots.random_bot import RandomBot
from questhall.core.engine.chance import FastChance, derive
from questhall.core.engine.state import ONGOING
from questhall.core.records.session import Session
from questhall.core.search.playout import Tally, play_game
from questhall.sim.interrupts import Stop
from questhall.sim.plan import Plan
from questhall.sim.records import write_record


class Outcome(NamedTuple):
    """The result of one game. `winners` has a bit for each seat; a game stopped at the cap has no ending."""

    real: int
    forced: int
    ending: int
    winners: int
    turns: int | None = None


class GivenUp(Exception):
    """A game was abandoned because the run has to stop at once."""


class Player:
    """Plays the games of a plan by their numbers.

    Game n takes its seed from `derive(seed, n)` and the bot of each seat from
    `derive(seed, n, 1 + seat)`, so it is the same game in any process and order.
    """

    def __init__(self, plan: Plan, stop: Stop | None = None) -> None:
        self.plan = plan
        self.stop = stop or Stop()
        self.game = plan.the_game()
        self.setup = plan.setup()
        self._is_random = [kind_of(name) is RandomBot for name in plan.seats]
        # All games are dealt from copies of one table, without what only views need.
        self._bare = self.game.bare(self.setup, FastChance(0), knowledge=False)

    def play(self, number: int) -> Outcome:
        """One game; raises `GivenUp` if the run stops in the middle of it."""
        if self.plan.records is None and all(self._is_random):
            return self.play_out(number)
        try:
            with self.stop.breakable():
                return self.play_at_a_table(number)
        except KeyboardInterrupt as pressed:
            raise GivenUp from pressed

    def play_out(self, number: int) -> Outcome:
        """All seats choose at random and nothing is recorded: the whole game runs inside compiled code."""
        tally = Tally()
        state = play_game(self._bare, self.game.deal, self.plan.seed, number, self.plan.cap, tally)
        return Outcome(tally.real, tally.forced, state.ending, state.winners, turns_of(state))

    def play_at_a_table(self, number: int) -> Outcome:
        """Ask the bots one by one, recording everything."""
        session = self._begin(number)
        bots = self._seat_bots(number)
        real = made = 0
        while session.state.ending == ONGOING and made < self.plan.cap:
            if self.stop.is_due():
                raise GivenUp
            real += session.state.option_count > 1
            self._ask_one(session, bots, derive(self.plan.seed, number, 0, made))
            made += 1
        path = self.plan.record_path(number)
        if path is not None:
            write_record(path, session.lines)
        state = session.state
        return Outcome(real, made - real, state.ending, state.winners, turns_of(state))

    def _begin(self, number: int) -> Session:
        names = [f"{bot}-{seat}" for seat, bot in enumerate(self.plan.seats)]
        seed = derive(self.plan.seed, number)
        variants, players = list(self.setup.variants), list(self.plan.seats)
        return Session.begin(self.game, names, seed, variants, self.setup.covers, players=players)

    def _seat_bots(self, number: int) -> list[Bot]:
        """A bot for each seat. All random seats share one bot, as they share one picker in a playout."""
        made: dict[int, Bot] = {}
        seated: list[Bot] = []
        for seat, name in enumerate(self.plan.seats):
            first = self._is_random.index(True) if self._is_random[seat] else seat
            if first not in made:
                made[first] = make_bot(name, self.game, derive(self.plan.seed, number, 1 + first))
            seated.append(made[first])
        return seated

    def _ask_one(self, session: Session, bots: list[Bot], seed: int) -> None:
        state = session.state
        asked = int(state.decider)
        seat = self.game.answerer(state)
        index = ask(bots[seat], state, seat, seed)
        session.choose(asked, state.book.key(state.options[index]), "bot")


def turns_of(state: object) -> int | None:
    """How many turns were played, if the game counts them."""
    turns: int | None = getattr(state, "turns", None)
    return turns
