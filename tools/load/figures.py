"""What came out of a run: figures per server, and each beside the first."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

import msgspec
from rich.table import Table

from tools.load.people import Load, Measured
from tools.load.processes import Usage


class Used(msgspec.Struct, frozen=True):
    """What the processes of one side used: before anybody sat down, and at both ends of what was measured."""

    empty: Usage
    begun: Usage
    ended: Usage

    def cpu(self) -> float:
        return self.ended.cpu - self.begun.cpu


class Figures(msgspec.Struct, frozen=True):
    """One server under load. Times of answers are in milliseconds."""

    server: str
    tables: int
    connections: int
    seconds: float
    choices: int
    choices_per_second: float
    wanted_per_second: float
    p50: float
    p90: float
    p99: float
    slowest: float
    told_p50: float
    told_p99: float
    """From sending a choice until everybody at the table had been told of it."""
    cpu_per_choice: float
    """Milliseconds of the server's own process."""
    server_cores: float
    database_cores: float | None
    """Cores in use; of a database only if it was started here."""
    bot_cores: float
    people_cores: float
    people_late_p99: float
    memory_per_table: float
    """Kilobytes, with the connections of its people."""
    memory: float
    """Megabytes of the server's own process."""
    bytes_per_choice: float
    games_finished: int
    refused: dict[str, int]


def figures_of(
    server: str, load: Load, measured: Measured, used: Used, database_cpu: float | None, bot_cpu: float
) -> Figures:
    times, told = sorted(measured.answer_times), sorted(measured.telling_times)
    choices, seconds = len(times), measured.seconds
    return Figures(
        server=server,
        tables=load.tables,
        connections=load.tables * load.people,
        seconds=seconds,
        choices=choices,
        choices_per_second=choices / seconds,
        wanted_per_second=load.wanted(),
        p50=1000 * percentile(times, 0.50),
        p90=1000 * percentile(times, 0.90),
        p99=1000 * percentile(times, 0.99),
        slowest=1000 * percentile(times, 1.0),
        told_p50=1000 * percentile(told, 0.50),
        told_p99=1000 * percentile(told, 0.99),
        cpu_per_choice=1000 * used.cpu() / choices if choices else 0.0,
        server_cores=used.cpu() / seconds,
        database_cores=None if database_cpu is None else database_cpu / seconds,
        bot_cores=bot_cpu / seconds,
        people_cores=measured.cpu_seconds / seconds,
        people_late_p99=1000 * percentile(sorted(measured.delays), 0.99),
        memory_per_table=1024 * (used.ended.memory - used.empty.memory) / load.tables,
        memory=used.ended.memory,
        bytes_per_choice=measured.bytes_heard / choices if choices else 0.0,
        games_finished=measured.games,
        refused=dict(Counter(measured.refused)),
    )


def percentile(times: list[float], share: float) -> float:
    """The time that this share of the sorted times do not exceed.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 0.5)
    2.0
    """
    if not times:
        return 0.0
    return times[math.ceil(share * len(times)) - 1]


ROWS: dict[str, Callable[[Figures], str]] = {
    "tables held": lambda one: f"{one.tables} ({one.connections} WebSockets)",
    "choices a second": lambda one: f"{one.choices_per_second:.1f} of {one.wanted_per_second:.1f}",
    "answer time p50": lambda one: f"{one.p50:.1f} ms",
    "answer time p90": lambda one: f"{one.p90:.1f} ms",
    "answer time p99": lambda one: f"{one.p99:.1f} ms",
    "slowest answer": lambda one: f"{one.slowest:.0f} ms",
    "everybody told p50": lambda one: f"{one.told_p50:.1f} ms",
    "everybody told p99": lambda one: f"{one.told_p99:.1f} ms",
    "CPU per choice": lambda one: f"{one.cpu_per_choice:.2f} ms",
    "cores: server": lambda one: f"{one.server_cores:.2f}",
    "cores: database": lambda one: "" if one.database_cores is None else f"{one.database_cores:.2f}",
    "cores: bots": lambda one: f"{one.bot_cores:.2f}",
    "cores: people": lambda one: f"{one.people_cores:.2f}",
    "people late p99": lambda one: f"{one.people_late_p99:.1f} ms",
    "memory per table": lambda one: f"{one.memory_per_table:.0f} KiB",
    "memory": lambda one: f"{one.memory:.0f} MiB",
    "sent per choice": lambda one: f"{one.bytes_per_choice / 1024:.1f} KiB",
    "games finished": lambda one: str(one.games_finished),
    "refused": lambda one: ", ".join(f"{code} {n}" for code, n in one.refused.items()) or "none",
}
COMPARED = ("p50", "p99", "cpu_per_choice", "memory_per_table", "bytes_per_choice")


def as_table(found: list[Figures]) -> Table:
    table = Table()
    table.add_column("")
    for one in found:
        table.add_column(one.server, justify="right")
    for name, shown in ROWS.items():
        table.add_row(name, *(shown(one) for one in found))
    return table


def ratios(found: list[Figures]) -> dict[str, dict[str, float]]:
    """Each server's figures divided by those of the first."""
    first = found[0]
    return {
        other.server: {
            name: round(getattr(other, name) / getattr(first, name), 2)
            for name in COMPARED
            if getattr(first, name)
        }
        for other in found[1:]
    }
