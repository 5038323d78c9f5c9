"""The one decision object that people, bots, tests, scenario files and clients all choose from.

In the state a decision is a few integers; keys, clauses and texts are derived here on demand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from questhall.core.engine.errors import GameIsOver, IllegalChoice, listed
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import NOT_A_WINDOW
from questhall.core.engine.state import NOBODY, PARTY, State

MOST_REMEMBERED = 20_000
"""How many options are remembered: the same ones are offered again and again, at every table."""
NOT_ASKED = "not-asked"
"""The reason when a seat could do something but another seat is being asked."""


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen.

    `objects` says what it refers to on the table, as (kind, name) pairs in the order of the key.
    """

    key: str
    verb: str
    objects: tuple[tuple[str, str], ...]
    clause: str


@dataclass(frozen=True)
class Decision:
    """Who is asked, what about, and the options. `seat` is `PARTY` where the players decide together."""

    seat: int
    occasion: str
    is_window: bool
    options: tuple[Option, ...]

    def keys(self) -> list[str]:
        """The keys of all options, in their order: the place of a key is its index."""
        return [option.key for option in self.options]

    def offers(self, key: str) -> bool:
        """Whether one of the options has this key."""
        return any(option.key == key for option in self.options)


def current_decision(state: State) -> Decision | None:
    """The decision the table waits for, or None when the game is over."""
    if state.is_over():
        return None
    question = state.book.question(state.asking)
    options = tuple(describe_option(state, i) for i in range(state.option_count))
    return Decision(int(state.decider), question.occasion, question.is_window(), options)


def describe_option(state: State, index: int) -> Option:
    return _described(state.book, int(state.options[index]))


@lru_cache(MOST_REMEMBERED)
def _described(book: RuleBook, frame: int) -> Option:
    action = book.action(frame)
    values = (second_of(frame), third_of(frame))
    objects = tuple((noun.kind, noun.names[value]) for noun, value in zip(action.nouns, values, strict=False))
    return Option(action.key(frame), action.verb, objects, action.clause)


def find_option(state: State, key: str) -> int:
    """The index of a key in the list of options, or -1."""
    for i in range(state.option_count):
        if state.book.key(state.options[i]) == key:
            return i
    return -1


def why_not(state: State, seat: int, key: str) -> str | None:
    """The clause (or ruling) that keeps a seat from this choice now; None if it is offered.

    Raises `UnknownKey` for a key that no rule of the game knows.
    """
    actor = NOBODY if seat == PARTY else seat
    option = state.book.parse(key, actor)
    if not state.is_over() and state.decider in (seat, PARTY) and find_option(state, key) >= 0:
        return None
    reason = state.book.action(option).why_not(state, actor, second_of(option), third_of(option))
    return reason or NOT_ASKED


def choose(state: State, seat: int, key: str, name: str = "") -> None:
    """Take an option by its key. Anything not offered is refused and changes nothing."""
    if state.is_over():
        raise GameIsOver("the game is over")
    who = name or f"seat {seat}"
    reason = why_not(state, seat, key)
    if reason is None:
        state.choose(find_option(state, key))
        return
    possible = [state.book.key(state.options[i]) for i in range(state.option_count)]
    if state.decider not in (seat, PARTY):
        asked = "the party" if state.decider == PARTY else f"seat {state.decider}"
        clause = "" if reason in (NOT_ASKED, NOT_A_WINDOW) else reason
        because = f" ({clause})" if clause else ""
        raise IllegalChoice(f"{who} cannot {key} now{because}: {asked} is choosing", clause)
    raise IllegalChoice(f"{who} cannot {key} ({reason}); possible: {listed(possible)}", reason)
