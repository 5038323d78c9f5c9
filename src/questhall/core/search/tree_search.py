"""Information-set Monte Carlo tree search with a tree for every seat.

The search runs in rounds. Each samples a state that the searching seat could be in and tries every
option still in the running there: it walks down the trees, plays the rest out by rules of thumb, and
remembers who won. A seat's tree branches by what *that seat* sees: the sender of a card knows which it
was, the others only that one was sent; a seat that peeks then knows what is there. So nobody in the search
acts on what they could not know, and bluffs and questions have the value they have at the table.

Rules of thumb are trusted until something else proves better: at the decision itself by a `Contest`
between the options, further down by giving their choice a larger share of the visits at first.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): multiple-observer
ISMCTS; with the guided selection of Rosin, "Multi-armed bandits with episode context" (2011).
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.chance import Picker, derive
from questhall.core.engine.frames import rule_of
from questhall.core.engine.state import ONGOING, State
from questhall.core.search.determinization import Imagination
from questhall.core.search.observations import NOTHING_SEEN, Onlookers
from questhall.core.search.option_contest import NO_FAVOURITE, Contest
from questhall.core.search.policy import NO_HORIZON, Evaluation, Policy, play_on, play_until

NO_NODE: Final = -1
DOUBTS: Final = 16
"""How often an implausible table is imagined anew before it is taken as it is."""
HASTE: Final = 0.01
"""What a victory loses in worth if it comes only at the very end of a playout.

Where victory is certain either way, the search would dither: of two sure ways the shorter one is better.
"""
_FINE: Final = 1 << 20


@final
class Forest:
    """The trees of all seats in one set of arrays; the first nodes are their roots.

    A node stands for what its seat saw last. Children are a linked list in order of creation.
    """

    def __init__(self, seats: i64) -> None:
        self.keys = vec[i64]()
        self.first_child = vec[i64]()
        self.next_sibling = vec[i64]()
        self.visits = vec[i64]()
        self.chances = vec[i64]()
        self.worth = vec[float]()
        seat: i64 = 0
        while seat < seats:
            self.grow(NO_NODE, 0)
            seat += 1

    def size(self) -> i64:
        return len(self.keys)

    def child(self, node: i64, key: i64) -> i64:
        found = self.first_child[node]
        while found != NO_NODE and self.keys[found] != key:
            found = self.next_sibling[found]
        return found

    def child_or_new(self, node: i64, key: i64) -> i64:
        found = self.child(node, key)
        return found if found != NO_NODE else self.grow(node, key)

    def grow(self, parent: i64, key: i64) -> i64:
        """A new node below `parent`."""
        node: i64 = len(self.keys)
        self.keys = append(self.keys, key)
        self.first_child = append(self.first_child, NO_NODE)
        sibling: i64 = NO_NODE
        if parent != NO_NODE:
            sibling = self.first_child[parent]
            self.first_child[parent] = node
        self.next_sibling = append(self.next_sibling, sibling)
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        self.worth = append(self.worth, 0.0)
        return node


@final
class Search:
    """A search from one decision; call `run` again to continue thinking.

    `favourite` is the index of the option that rules of thumb would take; with `NO_FAVOURITE` the policy
    is only used to finish games.
    """

    def __init__(
        self,
        imagination: Imagination,
        policy: Policy,
        evaluation: Evaluation,
        seed: i64,
        favourite: i64 = NO_FAVOURITE,
        depth: i64 = 10_000,
        patience: i64 = 1,
        exploration: float = 0.7,
        trust: float = 0.0,
    ) -> None:
        self.imagination = imagination
        self.policy = policy
        self.evaluation = evaluation
        self.seed = seed
        self.depth = depth  # decisions of a playout before it is judged as it stands
        self.patience = patience  # visits before a decision further down is thought about
        self.exploration = exploration
        self.trust = trust  # in the policy's choice further down: its share of the attention at first
        self.horizon: i64 = evaluation.horizon(imagination.base)
        self.seats: i64 = imagination.base.seats
        self.contest = Contest(imagination.base.option_count, favourite)
        self.forest = Forest(self.seats)
        self.onlookers = Onlookers(self.seats)
        self.iterations: i64 = 0
        self.likeliest = 0.0  # the highest plausibility of a table so far: others are taken in proportion to it
        self.picker = Picker(derive(seed, 1))
        self.places = vec[i64]()
        self.worth = vec[float]()
        seat: i64 = 0
        while seat < self.seats:
            self.places = append(self.places, seat)
            self.worth = append(self.worth, 0.0)
            seat += 1
        # The nodes passed in this iteration, each with the seat whose tree it is in.
        self.passed = vec[i64]()
        self.passed_count: i64 = 0

    def run(self, iterations: i64) -> None:
        """Think for this many iterations, in whole rounds, or until there is nothing left to decide."""
        end = self.iterations + iterations
        while self.iterations < end and not self.contest.is_decided():
            self._try_all(self._imagine())

    def _imagine(self) -> State:
        """Sample a table consistent with what the seat knows, likelier ones more often.

        If everything possible counted as equally likely, the bot would expect gifts: rules of thumb that
        weigh what the others would have done took 57 % of the victories against those that do not.
        """
        self.picker = Picker(derive(self.seed, 1, self.contest.rounds))
        doubts: i64 = 0
        while True:
            state = self.imagination.sample(derive(self.seed, 2, self.contest.rounds, doubts))
            likely = self.policy.plausibility(state, self.imagination.seat)
            if likely > self.likeliest:
                self.likeliest = likely
            if doubts == DOUBTS or float(self.picker.below(_FINE)) * self.likeliest < likely * float(_FINE):
                return state
            doubts += 1

    def _try_all(self, table: State) -> None:
        """Try each option still in the running, all with the same dice to come.

        A party's options can depend on hidden cards: one that this table does not offer is left out.
        """
        options = self.imagination.base.options
        i: i64 = 0
        while i < self.contest.size:
            if not self.contest.is_out[i]:
                index = _place(table, options[i])
                if index >= 0:
                    self._try(table.clone(), index)
                    self.contest.note(i, self.worth[self.imagination.seat])
                self.iterations += 1
            i += 1
        self.contest.close_round()

    def _try(self, state: State, index: i64) -> None:
        self.picker = Picker(derive(self.seed, 3, self.contest.rounds))
        state.journal = self.onlookers
        decisions = self._walk_down(state, index)
        state.journal = None
        if self.horizon == NO_HORIZON:
            decisions += play_on(state, self.policy, self.picker, self.depth)
        else:
            decisions += play_until(state, self.policy, self.picker, self.depth, self.evaluation, self.horizon)
        self.evaluation.judge(state, self.worth)
        self._discount(float(decisions) / float(self.depth))
        self._remember()

    def _discount(self, share: float) -> None:
        """Everything is worth a little less the later it comes, after this share of a whole playout."""
        seat: i64 = 0
        while seat < self.seats:
            self.worth[seat] *= 1.0 - HASTE * share
            seat += 1

    def _walk_down(self, state: State, index: i64) -> i64:
        """Take this option, then follow the most promising ones to the edge of the trees; returns how many."""
        self.begin_walk()
        self.take(state, index)
        decisions: i64 = 1
        while (
            state.ending == ONGOING
            and self.forest.visits[self.places[self._decider(state)]] >= self.patience
            and self.evaluation.clock(state) < self.horizon
        ):
            self.take(state, self._most_promising(state))
            decisions += 1
        return decisions

    def begin_walk(self) -> None:
        """Every seat is at the root of its tree."""
        seat: i64 = 0
        while seat < self.seats:
            self.places[seat] = seat
            seat += 1
        self.passed_count = 0

    def _decider(self, state: State) -> i64:
        """Where the party decides, the searching seat thinks for it."""
        return state.decider if state.decider >= 0 else self.imagination.seat

    def take(self, state: State, index: i64) -> None:
        """Take an option and descend every tree by what its seat sees of it."""
        self._pass_on(state, self._decider(state), state.options[index])
        state.choose(index)
        self._look_on()

    def _most_promising(self, state: State) -> i64:
        """The option that has done well, with a bonus for the policy's choice and for rarely tried options.

        Which options exist differs from one imagined state to the next, so an option is judged by how often it
        could have been tried (its chances). An untried one is taken to be worth what its node is.
        """
        if state.option_count == 1:
            return 0
        forest = self.forest
        node = self.places[self._decider(state)]
        expected = forest.worth[node] / float(forest.visits[node])
        guided: i64 = -1
        if self.trust > 0.0:
            guided = self.policy.choose(state, self.picker)
        best: i64 = 0
        best_bound = -1.0
        i: i64 = 0
        while i < state.option_count:
            child = forest.child_or_new(node, state.options[i])
            forest.chances[child] += 1
            visits = float(forest.visits[child])
            prior = (1.0 - self.trust) / float(state.option_count)
            if i == guided:
                prior += self.trust
            bound = self.exploration * prior * math.sqrt(float(forest.chances[child])) / (1.0 + visits)
            bound += forest.worth[child] / visits if visits > 0.0 else expected
            if bound > best_bound:
                best_bound = bound
                best = i
            i += 1
        return best

    def _pass_on(self, state: State, decider: i64, option: i64) -> None:
        """Descend every seat's tree by what that seat sees of the choice."""
        rule = state.book.rules[rule_of(option)]
        seat: i64 = 0
        while seat < self.seats:
            seen = option
            if seat != decider:
                seen = rule.as_seen(state, option, seat)
            self.places[seat] = self.forest.child_or_new(self.places[seat], seen)
            self._note(self.places[seat] * self.seats + seat)
            seat += 1

    def _look_on(self) -> None:
        """Descend every seat's tree by what that seat sees of the consequences."""
        seat: i64 = 0
        while seat < self.seats:
            seen = self.onlookers.take(seat)
            if seen != NOTHING_SEEN:
                self.places[seat] = self.forest.child_or_new(self.places[seat], seen)
                self._note(self.places[seat] * self.seats + seat)
            seat += 1

    def _note(self, passed: i64) -> None:
        if self.passed_count < len(self.passed):
            self.passed[self.passed_count] = passed
        else:
            self.passed = append(self.passed, passed)
        self.passed_count += 1

    def _remember(self) -> None:
        forest = self.forest
        i: i64 = 0
        while i < self.passed_count:
            node = self.passed[i] // self.seats
            forest.visits[node] += 1
            forest.worth[node] += self.worth[self.passed[i] % self.seats]
            i += 1


def _place(state: State, option: i64) -> i64:
    """The index of an option among those of a state, or -1."""
    i: i64 = 0
    while i < state.option_count:
        if state.options[i] == option:
            return i
        i += 1
    return -1
