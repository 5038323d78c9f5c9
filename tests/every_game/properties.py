"""What must hold in every game we have, after every decision of random play.

`check_game` plays one random game and checks it; the tests run a few of every kind, the soak run a
hundred thousand.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.errors import UnknownVariant
from questhall.core.engine.state import NOBODY, State
from questhall.core.interface.decision import current_decision
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.saving import digest, load, save
from questhall.core.search.policy import AtRandom, Policy
from questhall.games import EVERY_GAME

CAP = 20_000
FEWER = "QUESTHALL_FEWER_KINDS"


@dataclass(frozen=True)
class Kind:
    """A game with one way to set it up."""

    game: Game
    setup: Setup

    def __str__(self) -> str:
        variants = "+".join(self.setup.variants) or "plain"
        covers = "-covers" if self.setup.covers else ""
        return f"{self.game.id}-{self.setup.seats}-{variants}{covers}"


def every_kind(covers: tuple[bool, ...] = (False, True)) -> list[Kind]:
    """Every game and number of seats, with and without covers, with the sets of variants of `variant_sets`."""
    kinds = []
    for game in EVERY_GAME:
        for seats in range(game.least_seats, game.most_seats + 1):
            for variants in variant_sets(game):
                kinds += [Kind(game, Setup(seats, variants, cover)) for cover in covers]
    return kinds


def few_kinds(covers: tuple[bool, ...] = (False, True)) -> list[Kind]:
    """As many kinds of every game as a test has the time for.

    Of a game with few variants all; of others every number of seats without variants, then every set of
    variants with another number of seats, with and without covers by turns. `QUESTHALL_FEWER_KINDS` leaves
    one in five: `make test` sets it for the interpreted build, because `test_builds.py` shows that both builds
    play the same games of all kinds.
    """
    few = [kind for kind in every_kind(covers) if not has_many_variants(kind.game)]
    for game in filter(has_many_variants, EVERY_GAME):
        numbers = range(game.least_seats, game.most_seats + 1)
        plain, *sets = variant_sets(game)
        for place, variants in enumerate([*(plain for _ in numbers), *sets]):
            row, column = divmod(place, len(numbers))
            few.append(Kind(game, Setup(numbers[column], variants, covers[(row + column) % len(covers)])))
    if not os.environ.get(FEWER):
        return few
    return [kind for game in EVERY_GAME for kind in [one for one in few if one.game is game][::5]]


MOST_VARIANTS_TOGETHER = 3


def has_many_variants(game: Game) -> bool:
    """Games with many variants are long as well: a thousand decisions and more."""
    return len(game.variants) > MOST_VARIANTS_TOGETHER


def variant_sets(game: Game) -> list[tuple[str, ...]]:
    """All sets of variants of a game with few; else none, each alone, and as many as go together.

    Switches on rulings are too many for a game of each: they are dealt out among the other variants.
    """
    if not has_many_variants(game):
        sizes = range(len(game.variants) + 1)
        return [variants for size in sizes for variants in combinations(game.variants, size)]
    others = [variant for variant in game.variants if variant not in game.switches]
    alone = [(variant,) for variant in others]
    dealt = [(one, *game.switches[number :: len(others)]) for number, one in enumerate(others) if game.switches]
    return [
        (),
        *alone,
        *dealt,
        _together(game, list(game.variants)),
        _together(game, list(game.variants)[::-1]),
    ]


def _together(game: Game, variants: list[str]) -> tuple[str, ...]:
    """These variants, but for those that exclude one named before."""
    chosen: tuple[str, ...] = ()
    for variant in variants:
        try:
            game.check(Setup(game.least_seats, (*chosen, variant)))
        except UnknownVariant:
            continue
        chosen = (*chosen, variant)
    return chosen


def random_play(kind: Kind, seed: int, policy: Policy | None = None) -> Iterator[tuple[State, Picker]]:
    """The states of a game at its decisions, the last one over; the picker may be used too.

    It is played at random, or by a policy.
    """
    chooser = policy or AtRandom()
    state = kind.game.start(kind.setup, FastChance(derive(seed, 1)))
    picker = Picker(derive(seed, 2))
    for _ in range(CAP):
        yield state, picker
        if state.is_over():
            return
        state.choose(chooser.choose(state, picker) if state.option_count > 1 else 0)
    raise AssertionError(f"{kind}, seed {seed}: no end after {CAP} decisions")


def check_game(kind: Kind, seed: int, thorough_every: int = 1, policy: Policy | None = None) -> int:
    """Play and check one game.

    That nothing is lost is checked after every decision; costly checks come at one decision in
    `thorough_every`, chosen at random.
    """
    return _check_played(kind, seed, thorough_every, policy)[0]


def check_campaign(
    game: Game, setup: Setup, seed: int, thorough_every: int, policy: Policy | None = None
) -> int:
    """Play and check a whole campaign: each game takes over what the one before has passed on."""
    decisions = 0
    while True:
        made, state = _check_played(Kind(game, setup), seed, thorough_every, policy)
        decisions += made
        carried = game.passes_on(state)
        if not carried:
            return decisions
        setup = replace(setup, carried=carried)
        game.check(setup)


def _check_played(kind: Kind, seed: int, thorough_every: int, policy: Policy | None) -> tuple[int, State]:
    if policy is None:
        check_unwatched(kind, seed)
    decisions = 0
    for state, picker in random_play(kind, seed, policy):
        decisions += 1
        where = f"{kind}, seed {seed}, decision {decisions}"
        assert kind.game.is_complete(state), f"{where}: something is lost or has appeared"
        if state.is_over() or picker.below(thorough_every) == 0:
            check_components(kind.game, state, where)
            check_decision(state, where)
            check_saving(kind.game, state, where)
            check_copies(kind.game, state, where)
            check_secrets(kind.game, state, seed + decisions, where)
    return decisions, state


def check_unwatched(kind: Kind, seed: int) -> None:
    """Play is the same whether anybody keeps track of what is known or not: bots play without."""
    watched, unwatched = (
        kind.game.start(kind.setup, FastChance(derive(seed, 1)), knowledge, journal=False)
        for knowledge in (True, False)
    )
    picker = Picker(derive(seed, 2))
    for number in range(CAP):
        where = f"{kind}, seed {seed}, decision {number}"
        assert _public(watched) == _public(unwatched), f"{where}: keeping knowledge changes play"
        if watched.is_over():
            return
        index = picker.below(watched.option_count)
        watched.choose(index)
        unwatched.choose(index)


def _public(state: State) -> object:
    """Who is asked, and every option."""
    options = [int(state.options[i]) for i in range(state.option_count)]
    return state.decider, options, state.ending, state.winners


def check_components(game: Game, state: State, where: str) -> None:
    """No card is lost, none appears."""
    assert game.components(state) == game.full_box(), f"{where}: components are not conserved"


def check_decision(state: State, where: str) -> None:
    """Somebody is asked something, and every key is distinct."""
    if state.is_over():
        assert state.option_count == 0, f"{where}: something is offered after the end"
        assert state.decider == NOBODY, f"{where}: somebody is asked after the end"
        return
    keys = [state.book.key(state.options[i]) for i in range(state.option_count)]
    assert keys, f"{where}: nothing to choose"
    assert len(set(keys)) == len(keys), f"{where}: two options share a key: {keys}"


def check_saving(game: Game, state: State, where: str) -> None:
    """A saved game goes on as if it had never been saved."""
    again = load(game, save(game, state), state.chance)
    assert digest(game, again) == digest(game, state), f"{where}: saving changed the state"
    if not state.is_over():
        straight = state.clone()
        straight.choose(0)
        again.choose(0)
        assert digest(game, again) == digest(game, straight), f"{where}: a loaded game plays differently"


def check_copies(game: Game, state: State, where: str) -> None:
    """Every offered option is accepted, and playing on a copy leaves the original alone."""
    before = digest(game, state)
    for i in range(state.option_count if not state.is_over() else 0):
        copy = state.clone()
        copy.choose(i)
        check_components(game, copy, where)
    assert digest(game, state) == before, f"{where}: a copy changed its original"


def check_secrets(game: Game, state: State, seed: int, where: str) -> None:
    """What a seat cannot see does not show in what it is shown; imagining again changes nothing."""
    for seat in range(state.seats):
        imagined = determinize(state, seat, seed)
        check_components(game, imagined, where)
        assert game.view(imagined, seat) == game.view(state, seat), f"{where}: seat {seat} could tell"
        assert _asked(imagined, seat) == _asked(state, seat), f"{where}: seat {seat} is asked otherwise"
        twice = determinize(imagined, seat, seed)
        assert digest(game, twice) == digest(game, imagined), f"{where}: imagining depends on the truth"


def _asked(state: State, seat: int) -> object:
    """Who is asked about what; the options only for the seat itself."""
    decision = current_decision(state)
    if decision is None:
        return state.winners
    return decision.seat, decision.occasion, decision.keys() if decision.seat == seat else None
