"""Whole campaigns: a series of games, each taking over what the previous one passed on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from questhall.bots import ask, make_bot
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import State
from questhall.core.interface.game import Game, Setup
from questhall.core.search.policy import AtRandom, Policy, play_on
from questhall.sim.plan import USUAL_CAP


class Chapter(NamedTuple):
    """A game of a campaign: its setup and its last table, which is unfinished if the game was abandoned."""

    number: int
    setup: Setup
    table: State


def play_campaign(
    game: Game,
    setup: Setup,
    seed: int,
    policy: Policy | None = None,
    bots: Sequence[str] = (),
    cap: int = USUAL_CAP,
) -> Iterator[Chapter]:
    """Play game after game until one passes nothing on, or is abandoned after `cap` decisions.

    A policy chooses for everybody (random by default), or a bot for each seat. The same seed gives the
    same campaign.

    >>> from questhall.games import find_game
    >>> game = find_game("warhammer-quest")
    >>> [game.endings[c.table.ending] for c in play_campaign(game, Setup(2, ("campaign",)), seed=1)]
    ['defeat', 'defeat', 'defeat', 'defeat', 'defeat']
    """
    number = 1
    while True:
        game.check(setup)
        chance = FastChance(derive(seed, number))
        table = game.start(setup, chance, knowledge=bool(bots), journal=False)
        if bots:
            _let_bots_play(game, table, bots, derive(seed, number, 1), cap)
        else:
            play_on(table, policy or AtRandom(), Picker(derive(seed, number, 1)), cap)
        yield Chapter(number, setup, table)
        carried = game.passes_on(table) if table.is_over() else ""
        if not carried:
            return
        setup = replace(setup, carried=carried)
        number += 1


def _let_bots_play(game: Game, table: State, names: Sequence[str], seed: int, cap: int) -> None:
    """Each bot chooses for its seat, knowing what that seat knows."""
    bots = [make_bot(name, game, derive(seed, seat)) for seat, name in enumerate(names)]
    made = 0
    while not table.is_over() and made < cap:
        seat = game.answerer(table)
        table.choose(ask(bots[seat], table, seat, derive(seed, made)))
        made += 1
