"""What clients cost: the time that the server works for each address and for each connection.

Counting requests and messages is not enough, since some cost a hundred times as much as others. A client that
has used up its share waits, or is told to, so that nobody else has to. What counts is processor time, from one
wait to the next: on a machine that is busy with other things, the clock would charge clients for those.
"""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST_ADDRESSES = 10_000
"""How many accounts are remembered; the one not used for the longest time is forgotten first."""
SHORT_SECONDS = 0.001
FRESH_SECONDS = 0.005
"""How old a reading of the processor time may be."""
TURN_SECONDS = 0.01
"""How long an address may work before it is the others' turn, however much it has saved."""
LONGEST_WAIT = 5.0
"""Seconds that somebody who owes something waits before each message."""


class Account:
    """Seconds of work: gains `rate` of them a second, up to `burst`. It may be overdrawn."""

    __slots__ = ("_burst", "_left", "_next_turn", "_rate", "_seen", "_this_turn")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._seen = time.monotonic()
        self._this_turn = 0.0
        self._next_turn: asyncio.Future[None] | None = None

    def spend(self, seconds: float) -> None:
        self._gain()
        self._left -= seconds
        self._this_turn += seconds
        if self._this_turn > TURN_SECONDS and self._next_turn is None:
            self._let_others_go_first()

    def _let_others_go_first(self) -> None:
        """Keep the share in every moment: hundreds of messages at once must not keep others waiting."""
        pause = max(0.0, self._this_turn / self._rate - self._this_turn)
        self._this_turn = 0.0
        with suppress(RuntimeError):  # threads take turns by themselves
            loop = asyncio.get_running_loop()
            self._next_turn = loop.create_future()
            loop.call_later(pause, self._begin_turn)

    def _begin_turn(self) -> None:
        assert self._next_turn is not None
        self._next_turn.set_result(None)
        self._next_turn = None
        self._this_turn = 0.0

    async def its_turn(self) -> None:
        while self._next_turn is not None:
            await asyncio.shield(self._next_turn)

    def seconds_until_paid(self) -> float:
        """How long until nothing is owed any more; 0 if nothing is."""
        self._gain()
        return max(0.0, -self._left / self._rate)

    def _gain(self) -> None:
        now = time.monotonic()
        gained = (now - self._seen) * self._rate
        self._left = min(self._burst, self._left + gained)
        self._this_turn = max(0.0, self._this_turn - gained)
        self._seen = now


class Accounts:
    """An account for every address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._share = (rate, burst)
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def of(self, address: str) -> Account:
        account = self._accounts.get(address)
        if account is None:
            account = self._accounts[address] = Account(*self._share)
        self._accounts.move_to_end(address)
        if len(self._accounts) > MOST_ADDRESSES:
            self._accounts.popitem(last=False)
        return account


PAYERS: ContextVar[tuple[Account, ...]] = ContextVar("PAYERS", default=())
"""Who pays for what is being done: the address, and for a WebSocket the connection too. Tasks inherit it."""


def payer() -> Account | None:
    """The account of the address that pays."""
    return next(iter(PAYERS.get()), None)


def charge_the_address_alone() -> None:
    """From here on, this task is not the connection's own doing."""
    PAYERS.set(PAYERS.get()[:1])


async def until_paid() -> None:
    """Wait until those who pay owe nothing, but never for long, so that clients that have left are noticed.

    Whoever else pays with the same account may have been faster, so they look again.
    """
    waited = 0.0
    while waited < LONGEST_WAIT and (owed := _owed()):
        pause = min(owed, LONGEST_WAIT - waited)
        await asyncio.sleep(pause)
        waited += pause
    address = payer()
    if address is not None:
        await address.its_turn()


def _owed() -> float:
    return max((account.seconds_until_paid() for account in PAYERS.get()), default=0.0)


class Stopwatch(threading.local):
    """Measures the processor time of a thread, asking the system for it rarely: many a step takes less time
    than that. What was short by the clock was not interrupted. Of anything longer, processor time counts, to
    within a few milliseconds.
    """

    def __init__(self) -> None:
        self._used = 0.0
        self._read_at = -math.inf

    def begin(self) -> float:
        now = time.perf_counter()
        if now - self._read_at > FRESH_SECONDS:
            self._used, self._read_at = time.thread_time(), now
        return now

    def end(self, began: float) -> float:
        """The seconds that were worked since."""
        now = time.perf_counter()
        if now - began < SHORT_SECONDS:
            return now - began
        before, self._used, self._read_at = self._used, time.thread_time(), now
        return min(now - began, self._used - before)


_STOPWATCH = Stopwatch()


async def paid(work: Callable[P, Coroutine[Any, Any, T]], *arguments: P.args, **named: P.kwargs) -> T:
    """Call and await something; the time spent on it, but not the time it waits, is paid for.

    It is called here, so that a task that is cancelled before it begins leaves nothing unawaited behind.
    """
    return await _Steps(work(*arguments, **named))


class _Steps(Awaitable[T]):
    """Runs a coroutine step by step, from one wait to the next, and times the steps."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self._work = work

    def __await__(self) -> Generator[Any, Any, T]:
        problem: BaseException | None = None
        while True:
            began = _STOPWATCH.begin()
            try:
                waits_for = self._work.send(None) if problem is None else self._work.throw(problem)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                _spend(PAYERS.get(), _STOPWATCH.end(began))
            try:
                yield waits_for
                problem = None
            except BaseException as thrown:  # such as being cancelled: for the coroutine to handle
                problem = thrown


async def in_thread(call: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Like `asyncio.to_thread`, and paid for."""
    return await asyncio.to_thread(timed(call), *arguments, **named)


def timed(call: Callable[P, T]) -> Callable[P, T]:
    """The same function, paid for in whichever thread it runs by those who pay now."""
    payers = PAYERS.get()

    def run(*arguments: P.args, **named: P.kwargs) -> T:
        with charged(payers):
            return call(*arguments, **named)

    return run


@contextmanager
def charged(payers: tuple[Account, ...]) -> Iterator[None]:
    """Whatever is done here, without waiting, is paid for by these."""
    began = _STOPWATCH.begin()
    try:
        yield
    finally:
        _spend(payers, _STOPWATCH.end(began))


def _spend(payers: tuple[Account, ...], seconds: float) -> None:
    for account in payers:
        account.spend(seconds)
