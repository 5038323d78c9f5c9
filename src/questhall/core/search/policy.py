"""Policies inside compiled code, which guide playouts and searches."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.chance import Picker
from questhall.core.engine.state import ONGOING, State
from questhall.core.search.determinization import Imagination

NO_HORIZON: Final = 1 << 40


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses an option for the seat that is asked.

    In a playout the state is a sample without knowledge: a policy may look at what the asked
    seat would see, and should not look at anything else.
    """

    def __reduce__(self) -> tuple[object, ...]:
        """A policy keeps nothing from one choice to the next, so pickling and copying make a new one."""
        return type(self), ()

    def look(self, imagination: Imagination | None, seed: i64) -> None:
        """Called before a choice at a real table, with what the asked seat knows, for policies that use it."""

    def start_game(self) -> None:
        """Called before another game, for policies that remember something of a game."""

    def choose(self, state: State, picker: Picker) -> i64:
        raise NotImplementedError

    def is_trivial(self, state: State) -> bool:
        """Whether the policy's choice is good enough here for a search to take it unexamined."""
        return False

    def reluctance(self, state: State, index: i64) -> float:
        """The prior case against an option when `choose` has just preferred another, as a share of the victory.

        0 where the policy knows which option it likes best, but not by how much.
        """
        return 0.0

    def plausibility(self, state: State, seat: i64) -> float:
        """How likely the others' play so far would be on this sampled table, from 0 to 1.

        Facts say what is possible; this says what is likely, given how people usually play.
        """
        return 1.0


@final
class AtRandom(Policy):
    """Every option is as likely as any other."""

    def choose(self, state: State, picker: Picker) -> i64:
        return picker.below(state.option_count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The value of a state to each seat: its expected share of the victory, from 0 to 1."""

    def clock(self, state: State) -> i64:
        """The game's progress in this evaluation's unit, such as turns."""
        return 0

    def horizon(self, state: State) -> i64:
        """The clock value at which a playout from this state is cut; without one, only decisions count.

        Wasting decisions must not look like a way to postpone what is coming.
        """
        return NO_HORIZON

    def judge(self, state: State, worth: vec[float]) -> None:
        """Write each seat's value; this default rates all seats of an unfinished game equally."""
        if state.ending == ONGOING:
            share_out(state, -1, worth)
        else:
            share_out(state, state.winners, worth)


def share_out(state: State, winners: i64, worth: vec[float]) -> None:
    """The winners (a mask) share the victory equally."""
    count = 0
    seat: i64 = 0
    while seat < state.seats:
        count += 1 if (winners >> seat) & 1 else 0
        seat += 1
    seat = 0
    while seat < state.seats:
        worth[seat] = 1.0 / float(count) if count and (winners >> seat) & 1 else 0.0
        seat += 1


def play_until(
    state: State, policy: Policy, picker: Picker, cap: i64, evaluation: Evaluation, horizon: i64
) -> i64:
    """The same, but only to the evaluation's horizon."""
    left = cap
    while left > 0 and evaluation.clock(state) < horizon and state.ending == ONGOING:
        left -= 1
        play_on(state, policy, picker, 1)
    return cap - left


def play_on(state: State, policy: Policy, picker: Picker, cap: i64) -> i64:
    """Let a policy choose for everyone to the end or for `cap` decisions; returns how many were made."""
    left = cap
    while state.ending == ONGOING and left > 0:
        left -= 1
        if state.option_count > 1:
            state.choose(policy.choose(state, picker))
        else:
            state.choose(0)
    return cap - left
