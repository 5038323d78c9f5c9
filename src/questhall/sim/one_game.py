"""Plays one game of a plan, as fast as its settings allow."""

from __future__ import annotations

from typing import NamedTuple

from questhall.bots import Bot, ask, kind_of, make_bot
from questhall.bots.random_bot import RandomBot
from questhall.bots.thumb_bot import ThumbBot, quick_rules_of_thumb
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import ONGOING, State
from questhall.core.records.session import Session
from questhall.core.search.playout import Tally, play_game, play_seats
from questhall.core.search.policy import AtRandom, Policy
from questhall.dataset.observer import Observation, Observer
from questhall.sim.interrupts import Stop
from questhall.sim.plan import QUICK_THUMB, Plan
from questhall.sim.records import write_record


class Outcome(NamedTuple):
    """The result of one game. `winners` has a bit for each seat; a game stopped at the cap has no ending."""

    real: int
    forced: int
    ending: int
    winners: int
    turns: int | None = None
    observation: Observation | None = None


class GivenUp(Exception):
    """A game was abandoned because the run has to stop at once."""


class Player:
    """Plays the games of a plan by their numbers.

    Game n takes its seed from `derive(seed, n)` and the bot of each seat from
    `derive(seed, n, 1 + seat)`, so it is the same game in any process and order, however it is played.
    """

    def __init__(self, plan: Plan, stop: Stop | None = None) -> None:
        self.plan = plan
        self.stop = stop or Stop()
        self.game = plan.the_game()
        self.setup = plan.setup()
        self.bots = plan.players
        self._is_random = [kind_of(name) is RandomBot for name in self.bots]
        self._policies = self._compiled_policies()
        self.observer = Observer(self.game, plan.with_decisions) if plan.with_rows else None
        self._is_blind = all(self._is_random) and self.observer is None and plan.records is None
        # All games are dealt from copies of one table. Who has seen what is kept only for bots that need it.
        self._bare = self.game.bare(self.setup, FastChance(0), knowledge=not self._policies)

    def _compiled_policies(self) -> list[Policy]:
        """A policy for each seat, or none if a bot can only be asked choice by choice."""
        kinds = zip(self._is_random, self.bots, strict=True)
        if not all(is_random or bot == QUICK_THUMB for is_random, bot in kinds):
            return []
        return [AtRandom() if is_random else quick_rules_of_thumb(self.game) for is_random in self._is_random]

    def play(self, number: int) -> Outcome:
        """One game, the quickest way; raises `GivenUp` if the run stops in the middle of it."""
        if self._is_blind:
            return self.play_at_random(number)
        if self.observer is not None:
            self.observer.begin()
        if self._policies and self.plan.records is None:
            return self.play_out(number)
        try:
            with self.stop.breakable():
                if self.plan.records is None:
                    return self.play_unrecorded(number)
                return self.play_at_a_table(number)
        except KeyboardInterrupt as pressed:
            raise GivenUp from pressed

    def play_at_random(self, number: int) -> Outcome:
        """A random game that nobody observes: so short that every call around it counts."""
        plan, tally = self.plan, Tally()
        state = play_game(self._bare, self.game.deal, plan.seed, number, plan.cap, tally)
        return Outcome(tally.real, tally.forced, state.ending, state.winners, turns_of(state))

    def play_out(self, number: int) -> Outcome:
        """The whole game inside compiled code, with nothing recorded."""
        plan, seen, tally = self.plan, self.observer, Tally()
        state = play_seats(
            self._bare,
            self.game.deal,
            self.game.speaker,
            derive(plan.seed, number),
            self._policies,
            self._pickers(number),
            plan.cap,
            tally,
            None if seen is None else seen.journal,
            None if seen is None else seen.log,
        )
        return self._outcome(state, tally.real, tally.forced)

    def _outcome(self, state: State, real: int, forced: int) -> Outcome:
        observation = None if self.observer is None else self.observer.observation(state)
        return Outcome(real, forced, state.ending, state.winners, turns_of(state), observation)

    def _pickers(self, number: int) -> list[Picker]:
        """The random numbers that the bot of each seat draws."""
        pickers: dict[int, Picker] = {}
        for seat in range(len(self.bots)):
            first = self._same_bot(seat)
            if first not in pickers:
                kind: type[RandomBot | ThumbBot] = RandomBot if self._is_random[seat] else ThumbBot
                pickers[first] = kind.picker_for(self._bot_seed(number, first))
        return [pickers[self._same_bot(seat)] for seat in range(len(self.bots))]

    def play_unrecorded(self, number: int) -> Outcome:
        """Ask the bots one by one, and keep nothing but the table."""
        state = self._bare.clone()
        if self.observer is not None:
            state.journal = self.observer.journal
        state.chance = FastChance(derive(self.plan.seed, number))
        self.game.deal(state)
        bots = self._seat_bots(number)
        real = made = 0
        while state.ending == ONGOING and made < self.plan.cap:
            if self.stop.is_due():
                raise GivenUp
            real += state.option_count > 1
            seat = self.game.answerer(state)
            index = ask(bots[seat], state, seat, derive(self.plan.seed, number, 0, made))
            if self.observer is not None:
                self.observer.note_decision(state, seat, index)
            state.choose(index)
            made += 1
        return self._outcome(state, real, made - real)

    def play_at_a_table(self, number: int) -> Outcome:
        """Ask the bots one by one, recording everything."""
        session = self._begin(number)
        if self.observer is not None:
            self.observer.note(session.opening)
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
        return self._outcome(session.state, real, made - real)

    def _begin(self, number: int) -> Session:
        names = [f"{bot}-{seat}" for seat, bot in enumerate(self.bots)]
        seed = derive(self.plan.seed, number)
        variants, players = list(self.setup.variants), list(self.bots)
        return Session.begin(self.game, names, seed, variants, self.setup.covers, players=players)

    def _seat_bots(self, number: int) -> list[Bot]:
        """A bot for each seat."""
        made: dict[int, Bot] = {}
        for seat, name in enumerate(self.bots):
            first = self._same_bot(seat)
            if first not in made:
                made[first] = make_bot(name, self.game, self._bot_seed(number, first))
        return [made[self._same_bot(seat)] for seat in range(len(self.bots))]

    def _same_bot(self, seat: int) -> int:
        """The first seat that this seat shares its bot with: all random seats have one, as in a playout."""
        return self._is_random.index(True) if self._is_random[seat] else seat

    def _bot_seed(self, number: int, seat: int) -> int:
        return derive(self.plan.seed, number, 1 + seat)

    def _ask_one(self, session: Session, bots: list[Bot], seed: int) -> None:
        state = session.state
        asked = int(state.decider)
        seat = self.game.answerer(state)
        index = ask(bots[seat], state, seat, seed)
        events = session.choose(asked, state.book.key(state.options[index]), "bot")
        if self.observer is not None:
            self.observer.note_decision(state, seat, index)
            self.observer.note(events)


def turns_of(state: object) -> int | None:
    """How many turns were played, if the game counts them."""
    turns: int | None = getattr(state, "turns", None)
    return turns
