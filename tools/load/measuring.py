"""One server under load: started, filled with people, measured, and stopped."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tools.load.figures import Figures, Used, figures_of
from tools.load.people import Failed, Load, Measured, Measuring, Seated, run_people
from tools.load.processes import LoadError, Usage, usage, usage_of_children
from tools.load.sides import Running, Side


def measure(side: Side, load: Load, bot_tables: int, database_url: str, console: Console) -> Figures:
    """Put one server under load and see how it stands it."""
    with side.start(load, bot_tables, database_url) as server, _progress(console) as progress:
        watch = _Watch(server)
        spawn = multiprocessing.get_context("spawn")
        near, far = spawn.Pipe(duplex=False)
        people = spawn.Process(target=run_people, args=(server.hosts, load, far), daemon=True)
        people.start()
        far.close()
        try:
            measured = _listen(near, load, watch, progress, side.title)
        finally:
            people.terminate()
            people.join()
        return figures_of(side.title, load, measured, watch.used(), watch.database_cpu(), watch.bot_cpu())


class _Watch:
    """What the processes had used when nobody was there, when the measuring began, and when it ended."""

    def __init__(self, server: Running) -> None:
        self._server = server
        self._looks = [self._look()]

    def look(self) -> None:
        self._looks.append(self._look())

    def _look(self) -> tuple[Usage, Usage, Usage]:
        database = self._server.database
        return (
            sum(map(usage, self._server.processes), Usage()),
            Usage() if database is None else usage(database) + usage_of_children(database),
            usage_of_children(self._server.with_bots),
        )

    def used(self) -> Used:
        empty, begun, ended = (look[0] for look in self._looks)
        return Used(empty, begun, ended)

    def database_cpu(self) -> float | None:
        return None if self._server.database is None else self._looks[-1][1].cpu - self._looks[-2][1].cpu

    def bot_cpu(self) -> float:
        return self._looks[-1][2].cpu - self._looks[-2][2].cpu


def _listen(near: Connection, load: Load, watch: _Watch, progress: Progress, title: str) -> Measured:
    """Show how far the people are, and look at the server at the right moments."""
    bar = progress.add_task(f"{title}: sitting down", total=load.tables)
    while True:
        try:
            said = near.recv()
        except EOFError:
            raise LoadError("the simulated people have ended without a word") from None
        match said:
            case Seated(tables):
                progress.update(bar, completed=tables)
            case Measuring(0, 0):
                watch.look()
                progress.update(bar, description=f"{title}: measuring", total=load.seconds, completed=0)
            case Measuring(seconds, choices):
                progress.update(bar, completed=seconds, description=f"{title}: {choices} choices")
            case Measured():
                watch.look()
                return said
            case Failed(reason):
                raise LoadError(f"{title}: {reason}")


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=True
    )
