"""What searches, servers and records do all the time: copying, playouts, determinizing, saving.

All of it is measured on the same positions from the middle of random games.
"""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import cycle
from multiprocessing import get_context

import msgspec

from questhall.bench.measurements import Done, Stopwatch, Task, Weight
from questhall.bench.own_games import usual_seats
from questhall.bots.ismcts import Budget, favourite_of, think
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import ONGOING, State
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.saving import load, save
from questhall.core.search.determinization import Imagination
from questhall.core.search.playout import Tally, play_out
from questhall.core.search.timed_loops import clone_many
from questhall.games import find_game
from questhall.sim.plan import USUAL_CAP

POSITIONS = 16
DECISIONS_BEFORE = 40
CLONES_AT_ONCE = 2_000
SAMPLES_AT_ONCE = 100
ITERATIONS_AT_ONCE = 500
CLONES_WEIGHED = 20_000


def positions(game: Game, knowledge: bool) -> list[State]:
    """Tables in the middle of random games, each before a real decision."""
    found: list[State] = []
    number = 0
    while len(found) < POSITIONS:
        number += 1
        table = game.start(Setup(usual_seats(game)), FastChance(number), knowledge, journal=False)
        picker = Picker(number)
        made = 0
        while table.ending == ONGOING and (made < DECISIONS_BEFORE or table.option_count == 1):
            table.choose(picker.below(table.option_count))
            made += 1
        if table.ending == ONGOING:
            found.append(table)
    return found


def tasks(game: Game) -> list[Task]:
    return [
        Task("clone", "copy a state, without knowledge", partial(_clone, game, knowledge=False)),
        Task(
            "clone-knowledge", "copy a state with what every seat knows", partial(_clone, game, knowledge=True)
        ),
        Task("deal", "set up the table, without knowledge", partial(_deal, game)),
        Task("playout", "copy a state and play it out at random", partial(_play_out, game)),
        Task("imagine", "sample a determinization for the seat to move", partial(_imagine, game)),
        Task("imagination", "prepare to determinize, once per decision", partial(_prepare, game)),
        Task("search", "one iteration of the `ismcts` search", partial(_search, game)),
        Task("save", "a state with knowledge to JSON", partial(_save, game)),
        Task("load", "a state with knowledge from JSON, checked", partial(_load, game)),
    ]


def weights(game: Game) -> list[Weight]:
    return [
        Weight(
            "memory",
            "a copy of a state, without knowledge",
            partial(_weigh_elsewhere, game.id, knowledge=False),
        ),
        Weight(
            "memory-knowledge",
            "a copy of a state with what every seat knows",
            partial(_weigh_elsewhere, game.id, knowledge=True),
        ),
        Weight("saved", "a state with knowledge as JSON", partial(_saved_size, game)),
    ]


def _repeat(seconds: float, tables: list[State], work: Callable[[State, int], int]) -> Done:
    """Do some work on table after table; `work` returns how often it did what is counted."""
    times = 0
    watch = Stopwatch(seconds)
    for number, table in enumerate(cycle(tables)):
        if not watch.is_running():
            break
        times += work(table, number)
    return Done(watch.spent(), times)


def _clone(game: Game, seconds: float, seed: int, *, knowledge: bool) -> Done:
    return _repeat(seconds, positions(game, knowledge), lambda table, _: clone_many(table, CLONES_AT_ONCE))


def _deal(game: Game, seconds: float, seed: int) -> Done:
    setup = Setup(usual_seats(game))

    def deal(_table: State, number: int) -> int:
        game.start(setup, FastChance(derive(seed, number)), knowledge=False, journal=False)
        return 1

    return _repeat(seconds, positions(game, knowledge=False)[:1], deal)


def _play_out(game: Game, seconds: float, seed: int) -> Done:
    picker = Picker(seed)

    def play(table: State, _number: int) -> int:
        play_out(table.clone(), picker, USUAL_CAP, Tally())
        return 1

    return _repeat(seconds, positions(game, knowledge=False), play)


def _imagine(game: Game, seconds: float, seed: int) -> Done:
    tables = positions(game, knowledge=True)
    prepared = {id(table): Imagination(table, max(int(table.decider), 0)) for table in tables}

    def sample(table: State, number: int) -> int:
        imagination = prepared[id(table)]
        for place in range(SAMPLES_AT_ONCE):
            imagination.sample(derive(seed, number, place))
        return SAMPLES_AT_ONCE

    return _repeat(seconds, tables, sample)


def _prepare(game: Game, seconds: float, seed: int) -> Done:
    def prepare(table: State, _number: int) -> int:
        Imagination(table, max(int(table.decider), 0))
        return 1

    return _repeat(seconds, positions(game, knowledge=True), prepare)


def _search(game: Game, seconds: float, seed: int) -> Done:
    budget = Budget(iterations=ITERATIONS_AT_ONCE)

    def search(table: State, number: int) -> int:
        seat = max(int(table.decider), 0)
        favourite = favourite_of(game, table, seat, int(derive(seed, number)))
        return int(think(game, table, seat, int(derive(seed, number)), budget, favourite).iterations)

    return _repeat(seconds, positions(game, knowledge=True), search)


def _save(game: Game, seconds: float, seed: int) -> Done:
    def write(table: State, _number: int) -> int:
        _to_json(game, table)
        return 1

    return _repeat(seconds, positions(game, knowledge=True), write)


def _load(game: Game, seconds: float, seed: int) -> Done:
    tables = positions(game, knowledge=True)
    saved = {id(table): _to_json(game, table) for table in tables}

    def read(table: State, _number: int) -> int:
        load(game, msgspec.json.decode(saved[id(table)]), table.chance)
        return 1

    return _repeat(seconds, tables, read)


def _to_json(game: Game, table: State) -> bytes:
    return msgspec.json.encode(save(game, table))


def _saved_size(game: Game) -> float:
    return sum(len(_to_json(game, table)) for table in positions(game, knowledge=True)) / POSITIONS


# Memory: by how much a fresh process grows, which has no freed memory to reuse


def _weigh_elsewhere(game_id: str, *, knowledge: bool) -> float:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(weigh_clones, game_id, knowledge).result()


def weigh_clones(game_id: str, knowledge: bool) -> float:
    """By how many bytes this process grows for each copy of a state that it keeps."""
    tables = positions(find_game(game_id), knowledge)
    before = _bytes_in_use()
    kept = [table.clone() for _ in range(CLONES_WEIGHED // POSITIONS) for table in tables]
    return (_bytes_in_use() - before) / len(kept)


def _bytes_in_use() -> int:
    try:
        with open("/proc/self/statm") as status:
            return int(status.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:  # elsewhere only the peak is reported, in kilobytes except on a Mac
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
