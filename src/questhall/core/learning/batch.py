"""Many games in step: one choice in each, then what the player asked next may know.

A game that has ended is replaced by a new one. Everything is written into arrays that stay where they are, so
that NumPy can read them without copying.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.errors import IllegalChoice
from questhall.core.engine.state import ONGOING, State
from questhall.core.learning.action_numbers import ActionNumbers
from questhall.core.learning.observer import Observer
from questhall.core.learning.page import Page, blank_values
from questhall.core.search.policy import Policy, share_out


@final
class Batch:
    """Games with the same set-up, all dealt from copies of one bare table.

    The deal of each follows from the seed and a number that counts all games begun in this batch. With a policy
    for the opponents, one seat of each game learns, and only its choices are asked for; the seat changes from
    game to game.
    """

    def __init__(
        self,
        bare: State,
        deal: Callable[[State], None],
        observer: Observer,
        actions: ActionNumbers,
        games: i64,
        seed: i64,
        cap: i64,
        opponents: Policy | None,
    ) -> None:
        self._bare = bare
        self._deal = deal
        self._observer = observer
        self._actions = actions
        self._seed = seed
        self._cap = cap
        self._opponents = opponents
        self._picker = Picker(derive(seed, 0, 1))
        self.games = games
        self.begun: i64 = 0
        self.tables: list[State] = []
        self.observations = blank_values(games * observer.size)
        self.masks = blank_values(games * actions.count)
        self.seats = vec[i64]([0] * games)
        self.rewards = vec[float]([0.0] * (games * bare.seats))
        self.are_over = blank_values(games)
        self.are_cut = blank_values(games)
        self._made = vec[i64]([0] * games)
        self._learners = vec[i64]([0] * games)
        self._worth = vec[float]([0.0] * bare.seats)
        self._chosen = vec[i64]([0] * games)
        self._pages: list[Page] = []
        game: i64 = 0
        while game < games:
            self._pages.append(Page(self.observations, game * observer.size, observer.size))
            self.tables.append(self._new_game(game))
            self._look(game)
            game += 1

    def _new_game(self, game: i64) -> State:
        """A game at its first decision of a learner; one that ends before is not counted."""
        while True:
            self.begun += 1
            self._made[game] = 0
            self._learners[game] = self.begun % self._bare.seats
            state = self._bare.clone()
            state.chance = FastChance(derive(self._seed, self.begun))
            self._deal(state)
            self._let_opponents_play(game, state)
            if state.ending == ONGOING:
                return state

    def _let_opponents_play(self, game: i64, state: State) -> None:
        opponents = self._opponents
        if opponents is None:
            return
        learner = self._learners[game]
        while state.ending == ONGOING and self._observer.answerer(state) != learner:
            if state.option_count > 1:
                state.choose(opponents.choose(state, self._picker))
            else:
                state.choose(0)

    def step(self, actions: list[int]) -> None:
        """Make one choice in each game, by the numbers of actions; if one is not offered, nothing changes."""
        if len(actions) != self.games:
            raise IllegalChoice(f"{len(actions)} actions were given for {self.games} games")
        game: i64 = 0
        while game < self.games:
            self._chosen[game] = self._find(game, actions[game])
            game += 1
        game = 0
        while game < self.games:
            self._take(game, self._chosen[game])
            game += 1

    def random_actions(self) -> list[int]:
        """An action for each game, every option being as likely as any other."""
        chosen: list[int] = []
        game: i64 = 0
        while game < self.games:
            state = self.tables[game]
            index = self._picker.below(state.option_count)
            chosen.append(self._actions.number(state.options[index]))
            game += 1
        return chosen

    def _find(self, game: i64, action: i64) -> i64:
        state = self.tables[game]
        index: i64 = 0
        while index < state.option_count:
            if self._actions.number(state.options[index]) == action:
                return index
            index += 1
        self._refuse(game, action)
        return -1

    def _refuse(self, game: i64, action: i64) -> None:
        raise IllegalChoice(f"action {action} is not among the options of game {game}")

    def _take(self, game: i64, index: i64) -> None:
        state = self.tables[game]
        self._clear_mask(game, state)
        if self.are_over[game] != 0 or self.are_cut[game] != 0:
            self._clear_rewards(game)
        state.choose(index)
        self._let_opponents_play(game, state)
        self._made[game] += 1
        if state.ending != ONGOING:
            share_out(state, state.winners, self._worth)
            seat: i64 = 0
            while seat < state.seats:
                self.rewards[game * state.seats + seat] = self._worth[seat]
                seat += 1
            self.are_over[game] = 1
            self.tables[game] = self._new_game(game)
        elif self._made[game] == self._cap:
            self.are_cut[game] = 1
            self.tables[game] = self._new_game(game)
        self._look(game)

    def _clear_rewards(self, game: i64) -> None:
        self.are_over[game] = 0
        self.are_cut[game] = 0
        seat: i64 = 0
        while seat < self._bare.seats:
            self.rewards[game * self._bare.seats + seat] = 0.0
            seat += 1

    def _clear_mask(self, game: i64, state: State) -> None:
        start = game * self._actions.count
        masks = self.masks
        index: i64 = 0
        while index < state.option_count:
            masks[start + self._actions.number(state.options[index])] = 0
            index += 1

    def _look(self, game: i64) -> None:
        """Write what whoever is asked may know and do."""
        state = self.tables[game]
        seat = self._observer.answerer(state)
        self.seats[game] = seat
        self._observer.observe(state, seat, self._pages[game])
        start = game * self._actions.count
        masks = self.masks
        index: i64 = 0
        while index < state.option_count:
            masks[start + self._actions.number(state.options[index])] = u8(1)
            index += 1
