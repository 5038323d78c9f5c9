"""Bots run in separate processes, so that tables never wait for them.

The question is sent there as a saved state; there, as everywhere, the bot gets a table that its seat could
not tell from the real one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from typing import TypeVar

import msgspec

from questhall.analysis.hints import Hint, hint
from questhall.bots import BlindBot, ask, kind_of, make_bot
from questhall.bots.levels import bot_to_play_with
from questhall.bots.multicore import be_a_worker
from questhall.core.engine.chance import FastChance
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.interface.saving import load, save
from questhall.core.records.record import LARGEST_SEED
from questhall.games import find_game
from questhall.server.live.fair_turns import FairTurns
from questhall.server.measures import THOUGHTS

T = TypeVar("T")

LOGGER = logging.getLogger("questhall.server")
LONGEST_THOUGHT = 60.0
"""Seconds after which a random option is taken."""
LONGEST_ADVICE = 20.0
"""Seconds after which a player is told that there is no hint."""
NICENESS = 10
THINKING_SECONDS = {"hard": 0.4, "expert": 1.2}
"""How long these levels think. They never answer sooner: the time must not reveal an easy decision."""


class Thinkers:
    """A few bot processes, shared by all tables."""

    def __init__(self, processes: int = 0) -> None:
        self._size = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._turns = FairTurns(self._size)
        self.waiting = 0
        """How many bots have been asked and have not chosen yet."""

    def start(self) -> None:
        """Start the processes before anybody waits for them."""
        if self._pool is None:
            self._pool_of_processes().submit(_think, "", "", b"", 0, 0)

    async def choose(self, game: Game, level: str, state: State, seat: int, group: str = "") -> str:
        """The key of the option that a bot of this level takes for a seat.

        Groups, such as all tables of one address, take turns: nobody's bots have to wait for those of
        somebody who has made a hundred tables.
        """
        keys = [state.book.key(state.options[i]) for i in range(state.option_count)]
        if len(keys) == 1 or not thinks(level):
            return secrets.choice(keys)
        data = msgspec.json.encode(save(game, state))
        seed = secrets.randbelow(LARGEST_SEED)
        began = time.perf_counter()
        self.waiting += 1
        try:
            thought = self._run(group, _think, game.id, level, data, seat, seed)
            return keys[await asyncio.wait_for(thought, LONGEST_THOUGHT)]
        except BrokenProcessPool:
            pass  # its process was killed
        except TimeoutError:
            LOGGER.warning("bots have more to think about than they can")
        except Exception:
            LOGGER.exception("a bot of level %s has made a mistake", level)
        finally:
            self.waiting -= 1
            THOUGHTS.note(time.perf_counter() - began)
        return secrets.choice(keys)

    async def advise(self, game: Game, state: State, seat: int, key: str, group: str) -> Hint | None:
        """A strong bot's advice for a seat, compared with the option of this key; None if it takes too long."""
        data = msgspec.json.encode(save(game, state))
        thought = self._run(group, _advise, game.id, data, seat, secrets.randbelow(LARGEST_SEED), key)
        try:
            return await asyncio.wait_for(thought, LONGEST_ADVICE)
        except (BrokenProcessPool, TimeoutError):
            return None

    async def _run(self, group: str, function: Callable[..., T], *question: object) -> T:
        """Call a function in one of the processes, when it is this group's turn."""
        async with self._turns.turn(group):
            pool = self._pool_of_processes()
            try:
                return await asyncio.wrap_future(pool.submit(function, *question))
            except BrokenProcessPool:
                self._give_up(pool)
                raise

    def _pool_of_processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._size, get_context("spawn"), initializer=_get_ready)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """A process was killed: the next request gets new ones. Everyone who waited is told, once."""
        if self._pool is pool:
            self._pool = None
            pool.shutdown(wait=False)

    def renew(self) -> None:
        """The next request gets new processes with the rules as built by now; the old ones end when idle."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None

    def close(self) -> None:
        """End the processes once they have finished thinking."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def thinks(level: str) -> bool:
    """Whether a bot of this level needs the table at all."""
    return not issubclass(kind_of(level), BlindBot)


def _get_ready() -> None:
    """The server ends its processes itself, and if it is killed, they end too.

    They run at lower priority, so that people come before bots when cores are scarce.
    """
    if sys.platform != "win32":
        os.nice(NICENESS)
    be_a_worker()


def _think(game_id: str, level: str, data: bytes, seat: int, seed: int) -> int:
    """Runs in a bot process; returns the index of the chosen option."""
    if not game_id:
        return 0
    game = _game(game_id)
    # The real source of chance stays in the server; bots sample from their own.
    state = load(game, msgspec.json.decode(data), FastChance(seed))
    return ask(make_bot(bot_to_play_with(level), game, seed), state, seat, seed)


def _advise(game_id: str, data: bytes, seat: int, seed: int, key: str) -> Hint:
    """Runs in a bot process."""
    game = _game(game_id)
    return hint(game, load(game, msgspec.json.decode(data), FastChance(seed)), seat, seed, key)


@lru_cache
def _game(game_id: str) -> Game:
    return find_game(game_id)
