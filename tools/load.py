"""How many tables a server holds: simulated people over real WebSockets, and how long their choices take.

    python -m tools.load --tables 1000 --seconds 60
    python -m tools.load --tables 1000 --database-url postgresql://questhall@localhost/questhall

It starts a server of its own on a free loopback port, sits three people down at every table, and lets each
table make 12 choices a minute. A choice takes from sending it to its `ok`: by then it is on the disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PEOPLE = 3
CHOICES_PER_MINUTE = 12
ARRIVALS_PER_SECOND = 100
NAMES = ("Ana", "Ben", "Cleo")
BOT_TABLE = [{"kind": "bot", "level": level} for level in ("medium", "medium", "hard")]


@dataclass
class Figures:
    """What was measured after everybody had sat down."""

    times: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    games: int = 0
    is_measuring: bool = False


class Person:
    """One WebSocket: what its seat is asked, and the answers it waits for."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        self.decision: dict[str, Any] | None = None
        self.is_over = False
        self._figures = figures
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._sent = 0
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            kind = message["type"]
            if kind in ("view", "change"):
                self.decision = message.get("decision", self.decision)
                self.is_over = bool(message.get("result"))
            elif kind in ("ok", "error") and message.get("id") in self._waiting:
                if kind == "error" and message["code"] not in ("stale", "illegal"):
                    self._figures.errors.append(message["code"])
                self._waiting.pop(message["id"]).set_result(None)

    async def choose(self, picker: random.Random) -> None:
        """Choose something and wait until it is stored."""
        assert self.decision is not None
        self._sent += 1
        id_ = f"c{self._sent}"
        option = picker.choice(self.decision["options"])
        answered = self._waiting[id_] = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        fields = {"type": "choose", "id": id_, "choice": self.decision["choice"], "key": option["key"]}
        await self.socket.send(json.dumps(fields))
        await asyncio.wait_for(answered, 60)
        if self._figures.is_measuring:
            self._figures.times.append(time.perf_counter() - begun)


def ask(address: str, path: str, body: object) -> Any:
    request = urllib.request.Request(address + path, json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=60) as response:
        return json.load(response)


async def play_tables(address: str, number: int, figures: Figures) -> None:
    """One table after the other, game after game, at its own moments of every minute."""
    picker = random.Random(number)
    pause = 60 / CHOICES_PER_MINUTE
    await asyncio.sleep(number / ARRIVALS_PER_SECOND)
    while True:
        seats = [{"kind": "me", "name": name} for name in NAMES[:PEOPLE]]
        wanted = {"game": "rent-a-hero", "seats": seats, "entropy": "load"}
        made = await asyncio.to_thread(ask, address, "/api/tables", wanted)
        people = [
            await sit_down(address, made["table"]["id"], seat["secret"], figures) for seat in made["seats"]
        ]
        due = time.monotonic() + picker.random() * pause
        while not people[0].is_over:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += pause
            asked = [person for person in people if person.decision and not person.decision["early"]]
            if asked:
                await asked[0].choose(picker)
        figures.games += 1
        for person in people:
            person.listening.cancel()
            await person.socket.close()


async def sit_down(address: str, table: str, secret: str, figures: Figures) -> Person:
    url = address.replace("http", "ws", 1) + f"/api/tables/{table}/play"
    socket = await connect(url, compression=None, ping_interval=None, open_timeout=60)
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "language": "en", "secrets": [secret]}))
    return Person(socket, figures)


async def measure(address: str, options: argparse.Namespace, figures: Figures) -> float:
    """Let everybody sit down, then measure for the time asked for; returns how long that was."""
    for _ in range(options.bot_tables):
        await asyncio.to_thread(ask, address, "/api/tables", {"game": "rent-a-hero", "seats": BOT_TABLE})
    tables = [asyncio.create_task(play_tables(address, number, figures)) for number in range(options.tables)]
    await asyncio.sleep(options.tables / ARRIVALS_PER_SECOND + 60 / CHOICES_PER_MINUTE)
    figures.is_measuring = True
    begun = time.perf_counter()
    done, _ = await asyncio.wait(tables, timeout=options.seconds, return_when=asyncio.FIRST_COMPLETED)
    figures.is_measuring = False
    for task in tables:
        task.cancel()
    for task in done:
        task.result()  # a table ends only by a mistake, which is shown
    return time.perf_counter() - begun


def memory_of(process: int) -> float:
    """Megabytes of a process."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def report(options: argparse.Namespace, figures: Figures, seconds: float, before: float, after: float) -> None:
    times = sorted(figures.times)
    if len(times) < 2:
        print("nothing was measured")
        return
    wanted = options.tables * CHOICES_PER_MINUTE / 60
    per_table = (after - before) / max(1, options.tables) * 1024
    print(f"tables held         {options.tables} ({options.tables * PEOPLE} WebSockets)")
    print(f"tables of bots      {options.bot_tables}")
    print(f"choices a second    {len(times) / seconds:.1f} (wanted {wanted:.1f})")
    print(f"answer time p50     {statistics.median(times) * 1000:.1f} ms")
    print(f"answer time p99     {times[int(len(times) * 0.99)] * 1000:.1f} ms")
    print(f"memory per table    {per_table:.0f} KiB (server {after:.0f} MiB)")
    print(f"games finished      {figures.games}")
    print(f"errors              {len(figures.errors)} {sorted(set(figures.errors))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--bot-tables", type=int, default=2, help="tables at which only bots sit and think")
    parser.add_argument("--database-url", help="SQLite in a temporary folder if nothing else is said")
    options = parser.parse_args()
    wanted = options.tables * PEOPLE + 1000
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (max(wanted, 1024), resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    )
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        place = ["--database-url", options.database_url] if options.database_url else ["--data", folder]
        limits = ["--connections", str(wanted), "--requests", "100000"]
        command = [sys.executable, "-m", "questhall", "serve", "--port", "0", "--no-browser", *place, *limits]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ)) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().split()[-1].rstrip("/")
                before = memory_of(server.pid)
                seconds = asyncio.run(measure(address, options, figures))
                report(options, figures, seconds, before, memory_of(server.pid))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
