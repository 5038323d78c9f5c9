"""Simulated people: tables that make a given number of choices a minute, and how long each answer took.

They run in a process of their own, so that neither they nor the server wait for each other's turn. Every table
keeps to its own time plan: a slow answer does not put the choices after it off.
"""

from __future__ import annotations

import asyncio
import random
import resource
import time
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

import msgspec
import uvloop

from tools.load.wire import Wire

ANSWER_SECONDS = 60.0
REPORT_SECONDS = 0.5


class Load(msgspec.Struct, frozen=True):
    """What is asked of a server."""

    tables: int
    people: int
    choices_per_minute: float
    arrivals_per_second: float
    settling_seconds: float
    seconds: float

    def wanted(self) -> float:
        """Choices a second, if every table keeps its time plan."""
        return self.tables * self.choices_per_minute / 60


class Measured(msgspec.Struct):
    """What the people saw while it was measured. Times are in seconds."""

    seconds: float = 0.0
    answer_times: list[float] = []
    telling_times: list[float] = []
    """Until everybody at the table had been told of the choice."""
    delays: list[float] = []
    """How much later than planned the people themselves came to send their choices."""
    refused: list[str] = []
    lost: int = 0
    games: int = 0
    bytes_heard: int = 0
    cpu_seconds: float = 0.0


@dataclass(frozen=True)
class Seated:
    """Another table is there."""

    tables: int


@dataclass(frozen=True)
class Measuring:
    """Measuring has been going on for this many seconds; 0 means that it begins."""

    seconds: float
    choices: int


@dataclass(frozen=True)
class Failed:
    reason: str


Word = Seated | Measuring | Measured | Failed
"""What the process of the people tells the one that started it."""


class Person(Wire):
    """A person at a table. Each server asks and is answered in its own way."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.is_over = False
        self.refusal = ""
        self.chosen_at: float | None = None
        """When somebody at this table chose last."""
        self.told_at: float | None = None
        """When the first news has come since."""
        self._answered: asyncio.Future[None] | None = None

    @abstractmethod
    def is_asked(self) -> bool:
        """Whether the table waits for this person."""

    @abstractmethod
    def choice(self, picker: random.Random) -> str:
        """The message that makes one of the possible choices."""

    async def choose(self, picker: random.Random) -> float:
        """Make a choice and wait until it is acknowledged; returns how long that took."""
        message = self.choice(picker)
        self._answered = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        self.say(message)
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._answered
        return time.perf_counter() - begun

    def acknowledged(self, refusal: str = "") -> None:
        """The server has answered the last choice."""
        self.refusal = refusal
        if self._answered is not None and not self._answered.done():
            self._answered.set_result(None)

    def hears_news(self) -> None:
        """The table is not as it was."""
        if self.told_at is None:
            self.told_at = time.perf_counter()

    def lost(self) -> None:
        if self._answered is not None and not self._answered.done():
            self._answered.set_exception(ConnectionError("the server hung up"))


class Hosts:
    """Sits people down at the tables of some server. It is sent to the process of the people."""

    async def seat(self, number: int, people: int) -> list[Person]:
        """A new table whose game has begun, with everybody connected."""
        raise NotImplementedError


class Crowd:
    """All the people at all the tables."""

    def __init__(self, hosts: Hosts, load: Load, tell: Callable[[Word], None]) -> None:
        self._hosts = hosts
        self._load = load
        self._tell = tell
        self._seated = 0
        self._everybody_is_here = asyncio.Event()
        self._measured: Measured | None = None

    async def play(self) -> Measured:
        """Sit down, settle, then measure."""
        load = self._load
        tables = [asyncio.create_task(self._table(number)) for number in range(load.tables)]
        try:
            while self._seated < load.tables:
                await _sleep_beside(tables, REPORT_SECONDS)
                self._tell(Seated(self._seated))
            self._everybody_is_here.set()
            await _sleep_beside(tables, load.settling_seconds)
            return await self._measure(tables)
        finally:
            for table in tables:
                table.cancel()

    async def _measure(self, tables: list[asyncio.Task[None]]) -> Measured:
        self._tell(Measuring(0, 0))
        measured = self._measured = Measured()
        heard, cpu, begun = Wire.bytes_heard, time.process_time(), time.perf_counter()
        # For as long as was asked for, and until there is a first answer: without any there is nothing to tell.
        while (left := begun + self._load.seconds - time.perf_counter()) > 0 or not measured.answer_times:
            await _sleep_beside(tables, min(REPORT_SECONDS, left) if left > 0 else REPORT_SECONDS)
            self._tell(Measuring(time.perf_counter() - begun, len(measured.answer_times)))
        self._measured = None
        measured.seconds = time.perf_counter() - begun
        measured.cpu_seconds = time.process_time() - cpu
        measured.bytes_heard = Wire.bytes_heard - heard
        return measured

    async def _table(self, number: int) -> None:
        """One table after the other, game after game."""
        picker = random.Random(number)
        await asyncio.sleep(number / self._load.arrivals_per_second)
        people = await self._hosts.seat(number, self._load.people)
        self._seated += 1
        await self._everybody_is_here.wait()
        pause = 60 / self._load.choices_per_minute
        due = time.perf_counter() + picker.random() * pause
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._choose(people, picker, due)
            # Between half and one and a half of the pause: the tables must not fall into step.
            due += pause * (0.5 + picker.random())
            if any(person.is_over for person in people):
                for person in people:
                    person.close()
                if self._measured is not None:
                    self._measured.games += 1
                people = await self._hosts.seat(number, self._load.people)

    def _note_telling(self, people: list[Person]) -> None:
        """Note how long it took until all people were told of the last choice. Of votes nobody is told."""
        began = people[0].chosen_at
        told = [person.told_at for person in people if person.told_at is not None]
        if self._measured is not None and began is not None and len(told) == len(people):
            self._measured.telling_times.append(max(told) - began)

    async def _choose(self, people: list[Person], picker: random.Random, due: float) -> None:
        asked = [person for person in people if person.is_asked()]
        if not asked:
            return
        self._note_telling(people)
        begun = time.perf_counter()
        measured = self._measured
        for person in people:
            person.chosen_at, person.told_at = begun, None
        taken = await asked[0].choose(picker)
        if measured is None or measured is not self._measured:
            return
        measured.answer_times.append(taken)
        measured.delays.append(max(0.0, begun - due))
        if asked[0].refusal:
            measured.refused.append(asked[0].refusal)


async def _sleep_beside(tables: list[asyncio.Task[None]], seconds: float) -> None:
    """Wait; a table ends only by a mistake, which ends everything."""
    done, _ = await asyncio.wait(tables, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for table in done:
        table.result()


def allow_open_files(number: int) -> int:
    """Let this process have this many open files, or as many as the system allows; returns how many."""
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = number if most == resource.RLIM_INFINITY else min(number, most)
    if usual != resource.RLIM_INFINITY and usual < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return allowed


def run_people(hosts: Hosts, load: Load, pipe: Connection) -> None:
    """The whole life of the people's process."""
    try:
        pipe.send(uvloop.run(Crowd(hosts, load, pipe.send).play()))
    except KeyboardInterrupt:
        pass
    except Exception as problem:
        pipe.send(Failed(f"{type(problem).__name__}: {problem}"))
