"""The server measures what each client costs it; those that cost too much wait, and the others do not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from questhall.server import work
from questhall.server.http import replay_threads, sockets
from questhall.server.work import PAYERS, Account, Accounts, in_thread, paid, until_paid
from tests.server.serving import GENEROUS, LOOK_SECONDS, Running, do, sqlite_in, wait_for_answer


class Time:
    """A clock and a processor that stand still unless a test says otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.used = 0.0
        self.elsewhere = 0.0
        """Seconds in which the machine did something else."""

    def monotonic(self) -> float:
        return self.now

    def thread_time(self) -> float:
        return self.used

    def perf_counter(self) -> float:
        return self.used + self.elsewhere


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(work, "time", time)
    monkeypatch.setattr(work, "_STOPWATCH", work.Stopwatch())
    return time


@pytest.fixture
def account(time: Time) -> Iterator[Account]:
    account = Account(rate=0.5, burst=2.0)
    token = PAYERS.set((account,))
    yield account
    PAYERS.reset(token)


def test_an_account_is_overdrawn_and_pays_back_in_time(time: Time) -> None:
    account = Account(rate=0.5, burst=2.0)
    account.spend(1.5)
    assert account.seconds_until_paid() == 0
    account.spend(1.5)
    assert account.seconds_until_paid() == 2
    time.now += 1
    assert account.seconds_until_paid() == 1
    time.now += 1000
    account.spend(2.5)
    assert account.seconds_until_paid() == 1, "no more than the burst was saved"


def test_addresses_pay_each_for_themselves_and_are_forgotten_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MOST_ADDRESSES", 2)
    accounts = Accounts(1, 1)
    one, other = accounts.of("one"), accounts.of("other")
    assert one is not other
    assert accounts.of("one") is one
    accounts.of("a third")
    assert accounts.of("one") is one
    assert accounts.of("other") is not other


def test_work_is_paid_for_and_waiting_is_not(time: Time, account: Account) -> None:
    async def answer() -> str:
        time.used += 1
        await asyncio.sleep(0)
        time.used += 2
        return "done"

    async def scene() -> None:
        waiting = asyncio.create_task(paid(answer))
        await asyncio.sleep(0)
        time.used += 100  # somebody else's
        assert await waiting == "done"

    asyncio.run(scene())
    assert account.seconds_until_paid() == (3 - 2) / 0.5


def test_what_the_machine_does_for_others_is_not_charged(time: Time, account: Account) -> None:
    async def answer() -> None:
        time.used += 2.5
        time.elsewhere += 100

    def read() -> None:
        time.elsewhere += 100

    async def scene() -> None:
        await paid(answer)
        await in_thread(read)

    asyncio.run(scene())
    assert account.seconds_until_paid() == (2.5 - 2) / 0.5


def test_short_steps_are_charged_too(time: Time, account: Account) -> None:
    async def answer() -> None:
        for _ in range(5000):
            time.used += work.SHORT_SECONDS / 2
            await asyncio.sleep(0)

    asyncio.run(paid(answer))
    assert account.seconds_until_paid() == pytest.approx((2.5 - 2) / 0.5)


def test_threads_are_paid_for_too(time: Time, account: Account) -> None:
    def read() -> str:
        time.used += 3
        return "read"

    async def scene() -> None:
        assert await in_thread(read) == "read"
        assert await replay_threads.in_replay_thread(read) == "read"

    asyncio.run(scene())
    assert account.seconds_until_paid() == (6 - 2) / 0.5


def test_cancelled_work_can_clean_up(account: Account) -> None:
    cleaned = []

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            cleaned.append(True)

    async def scene() -> None:
        waiting = asyncio.create_task(paid(wait))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(scene())
    assert cleaned


def test_clients_that_wait_are_soon_checked_for_still_being_there(
    time: Time, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        time.now += seconds

    monkeypatch.setattr(work, "asyncio", SimpleNamespace(sleep=sleep, get_running_loop=no_loop))
    account.spend(2)
    asyncio.run(until_paid())
    account.spend(1)
    asyncio.run(until_paid())
    account.spend(1000)
    asyncio.run(until_paid())
    assert waited == [2, work.LONGEST_WAIT]


def no_loop() -> asyncio.AbstractEventLoop:
    raise RuntimeError


def test_whoever_waited_with_others_waits_again_if_they_were_faster(
    time: Time, account: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        time.now += seconds
        if len(waited) == 1:
            account.spend(1)

    monkeypatch.setattr(work, "asyncio", SimpleNamespace(sleep=sleep, get_running_loop=no_loop))
    account.spend(2.5)
    asyncio.run(until_paid())
    assert waited == [1, 2]


def test_hundreds_of_messages_of_an_address_at_once_keep_nobody_waiting() -> None:
    """However much the address has saved: after each message that takes long, it is the others' turn."""
    greedy, modest = Account(0.5, 1000), Account(0.5, 1000)
    served: list[str] = []

    async def say(name: str, payer: Account, seconds: float) -> None:
        PAYERS.set((payer,))
        await until_paid()
        payer.spend(seconds)
        served.append(name)

    async def scene() -> None:
        saying = [asyncio.create_task(say("greedy", greedy, 0.02)) for _ in range(20)]
        await asyncio.sleep(0)
        for _ in range(3):
            saying.append(asyncio.create_task(say("modest", modest, 0.001)))
            await asyncio.sleep(0)
        await asyncio.gather(*saying)

    asyncio.run(scene())
    assert served[:4] == ["greedy", "modest", "modest", "modest"]
    assert len(served) == 23


def test_an_address_within_its_share_is_never_interrupted(time: Time) -> None:
    account = Account(0.5, 10)

    async def scene() -> None:
        PAYERS.set((account,))
        for _ in range(100):
            account.spend(0.004)
            time.now += 0.01
            waiting = asyncio.ensure_future(until_paid())
            await asyncio.sleep(0)
            assert waiting.done()

    asyncio.run(scene())


def test_a_hello_waits_too(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = []

    async def wait() -> None:
        waited.append(PAYERS.get())

    monkeypatch.setattr(sockets, "until_paid", wait)
    with server.make("Ana", "Ben", "Cleo").seat(0):
        assert len(waited) == 1


def test_an_address_that_costs_too_much_is_told_to_wait(tmp_path: Path) -> None:
    limits = replace(GENEROUS, work_of_address=(1e-9, 1e-9))
    with Running(sqlite_in(tmp_path), limits) as server:
        assert server.ask("/api/games")
        assert server.refusal("/api/games") == (429, "too-fast")
        assert server.refusal("/api/tables", {}) == (429, "too-fast")
        assert server.ask("/healthz") == {"ok": True}, "nobody restarts it for that"


def test_a_connection_that_costs_too_much_waits_and_the_others_do_not(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    is_paid, payers = threading.Event(), set[Account]()

    async def wait() -> None:
        own = PAYERS.get()[-1]
        payers.add(own)
        while own.seconds_until_paid() and not is_paid.is_set():
            await asyncio.sleep(LOOK_SECONDS)

    monkeypatch.setattr(sockets, "until_paid", wait)
    with table.seat(0) as ana, table.seat(1) as ben:
        payers.clear()  # for hello each has waited
        do(ana, "ping")
        [own] = payers
        own.spend(1e12)
        late = ana.say("ping")
        assert do(ben, "ping")["type"] == "ok"
        with suppress(TimeoutError):
            while True:
                assert '"ok"' not in ana.socket.recv(0)
        is_paid.set()
        assert wait_for_answer(ana, late)["type"] == "ok"


def test_an_address_that_replays_much_waits_for_itself_alone() -> None:
    begun, gate = threading.Semaphore(0), threading.Event()
    served: list[str] = []

    def replay(name: str) -> None:
        begun.release()
        assert gate.wait(300)
        served.append(name)

    async def ask(name: str, payer: Account) -> None:
        PAYERS.set((payer,))
        await replay_threads.in_replay_thread(replay, name)

    async def scene() -> None:
        greedy, modest = Account(1, 1), Account(1, 1)
        asking = [asyncio.create_task(ask(f"greedy {n}", greedy)) for n in range(6)]
        for _ in range(replay_threads.AT_ONCE):
            await asyncio.to_thread(begun.acquire)
        asking.append(asyncio.create_task(ask("modest", modest)))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*asking)

    asyncio.run(scene())
    assert served.index("modest") < served.index("greedy 5")
    assert len(served) == 7
