"""Information-set Monte Carlo tree search with a tree for every seat.

Each iteration imagines a state that the searching seat could be in, walks down the trees, plays the
rest out and remembers who won. A seat's tree branches by what *that seat* sees: the sender of a card
knows which it was, the others only that one was sent. So nobody in the search acts on what they could
not know, and a bluff is worth what it is worth at the table. Which options exist differs from one
imagined state to the next, so an option is judged by how often it could have been tried.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): multiple-observer
ISMCTS.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.chance import Picker, derive
from questhall.core.frames import rule_of
from questhall.core.imagination import Imagination
from questhall.core.policy import Evaluation, Policy, play_on
from questhall.core.state import ONGOING, State

NO_NODE: Final = -1
DOUBTS: Final = 8
"""How often an implausible table is imagined anew before it is taken as it is."""
_FINE: Final = 1 << 20


@final
class Forest:
    """The trees of all seats in one set of arrays; the first nodes are their roots.

    A node is what its seat saw last. Children are a linked list in the order of their making.
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
    """A search from one decision; `run` may be called again to think on."""

    def __init__(
        self,
        imagination: Imagination,
        policy: Policy,
        evaluation: Evaluation,
        seed: i64,
        exploration: float = 0.7,
        depth: i64 = 10_000,
    ) -> None:
        self.imagination = imagination
        self.policy = policy
        self.evaluation = evaluation
        self.seed = seed
        self.exploration = exploration
        self.depth = depth  # decisions of a playout before it is judged as it stands
        self.seats: i64 = imagination.base.seats
        self.forest = Forest(self.seats)
        self.iterations: i64 = 0
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
        """Think for this many iterations."""
        done: i64 = 0
        while done < iterations:
            state = self._imagine()
            self._walk_down(state)
            play_on(state, self.policy, self.picker, self.depth)
            self.evaluation.judge(state, self.worth)
            self._remember()
            self.iterations += 1
            done += 1

    def _imagine(self) -> State:
        """A table that the seat could be at, the likelier ones more often.

        Where everything possible is taken to be equally likely, a bot believes in gifts: rules of thumb that
        weigh what the others would have done took 57 % of the victories against those that do not.
        """
        doubts: i64 = 0
        while True:
            state = self.imagination.sample(derive(self.seed, 2, self.iterations, doubts))
            likely = self.policy.plausibility(state, self.imagination.seat)
            if doubts == DOUBTS or float(self.picker.below(_FINE)) < likely * float(_FINE):
                return state
            doubts += 1

    def _walk_down(self, state: State) -> None:
        """Follow the most promising options until something new is tried."""
        seat: i64 = 0
        while seat < self.seats:
            self.places[seat] = seat
            seat += 1
        self.passed_count = 0
        is_new = False
        while not is_new and state.ending == ONGOING:
            decider = self._decider(state)
            node = self.places[decider]
            index = self._untried(state, node)
            is_new = index >= 0
            if not is_new:
                index = self._most_promising(state, node)
            self._pass_on(state, decider, state.options[index])
            state.choose(index)

    def _decider(self, state: State) -> i64:
        """Where the party decides, the searching seat thinks for it."""
        return state.decider if state.decider >= 0 else self.imagination.seat

    def _untried(self, state: State, node: i64) -> i64:
        """One of the options that have no node yet, each as likely as the others; -1 if all have."""
        forest = self.forest
        found: i64 = -1
        count: i64 = 0
        i: i64 = 0
        while i < state.option_count:
            child = forest.child(node, state.options[i])
            if child == NO_NODE:
                count += 1
                if self.picker.below(count) == 0:
                    found = i
            else:
                forest.chances[child] += 1
            i += 1
        return found

    def _most_promising(self, state: State, node: i64) -> i64:
        """The option with the best upper bound; its chances are how often it could have been taken."""
        forest = self.forest
        best: i64 = 0
        best_bound = -1.0
        i: i64 = 0
        while i < state.option_count:
            child = forest.child(node, state.options[i])
            visits = float(forest.visits[child])
            spread = math.sqrt(math.log(float(forest.chances[child])) / visits)
            bound = forest.worth[child] / visits + self.exploration * spread
            if bound > best_bound:
                best_bound = bound
                best = i
            i += 1
        return best

    def _pass_on(self, state: State, decider: i64, option: i64) -> None:
        """Every seat's tree goes on by what that seat sees of the choice."""
        rule = state.book.rules[rule_of(option)]
        seat: i64 = 0
        while seat < self.seats:
            seen = option
            if seat != decider:
                seen = rule.as_seen(state, option, seat)
            child = self.forest.child(self.places[seat], seen)
            if child == NO_NODE:
                child = self.forest.grow(self.places[seat], seen)
                self.forest.chances[child] = 1
            self.places[seat] = child
            self._note(child * self.seats + seat)
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

    def visits(self, option: i64) -> i64:
        """How often the search has taken this option at the decision it started from."""
        child = self.forest.child(self.imagination.seat, option)
        return 0 if child == NO_NODE else self.forest.visits[child]

    def worth_of(self, option: i64) -> float:
        """What the search expects of this option: the mean share of the victory."""
        child = self.forest.child(self.imagination.seat, option)
        if child == NO_NODE or self.forest.visits[child] == 0:
            return 0.0
        return self.forest.worth[child] / float(self.forest.visits[child])
