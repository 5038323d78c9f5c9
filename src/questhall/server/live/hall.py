"""The hall: all tables that are alive in this server, found by their ids, woken and put to sleep."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from questhall.core.engine.errors import QuesthallError, SaveFailed
from questhall.core.interface.game import Game
from questhall.core.records.session import Session
from questhall.games import GAMES
from questhall.server.live.automatic_moves import next_step
from questhall.server.live.bot_processes import Thinkers, thinks
from questhall.server.live.connection import broadcast
from questhall.server.live.live_table import LiveTable, as_stored
from questhall.server.live.rating import rate
from questhall.server.logs import about
from questhall.server.measures import MISTAKES
from questhall.server.protocol.client_messages import Rematch
from questhall.server.protocol.refusals import Refusal
from questhall.server.storage.interventions import ANNOUNCE, BAN, CHANGED, DELETED, Intervention, Unwelcome
from questhall.server.storage.notices import Beat, Changed, Notice, WhoIsThere
from questhall.server.storage.other_servers import Alone, Neighbours
from questhall.server.storage.people import Sitting
from questhall.server.storage.store import Row, Store, Stored
from questhall.server.table import table_setup
from questhall.server.table.actions import News
from questhall.server.table.table_document import BOT, OVER, TableDoc, write_document
from questhall.server.table.table_state import Standing, sittings_of
from questhall.server.work import in_thread, timed

SWEEP_SECONDS = 2.0
SWEEPS_PER_ROUND = 3
SWEEPS_PER_ANNOUNCEMENT = 10
ABSENT_SECONDS = 50.0
"""A server that has announced nobody for this long has ended."""
IDLE_SECONDS = 60.0
"""A table with nobody present and nothing going on is put to sleep after this time."""
WAKING_THREADS = 2
NOTING_SECONDS = 30.0
"""How often the presence of players at listed tables is stored."""
ATTENDED_SECONDS = 90
"""A table where nobody's presence was stored for this long is no longer listed: its server has ended."""
CLEANING_SECONDS = 3600.0
SECONDS_PER_DAY = 24 * 3600
LARGEST_DRIFT = 3600.0
"""How far the clock is trusted when old tables are deleted."""
BANNED = 4003
LOGGER = logging.getLogger("questhall.server")


class Hall:
    def __init__(
        self,
        store: Store,
        neighbours: Alone | Neighbours,
        thinkers: Thinkers,
        keep_days: int = 0,
        may_wake: Callable[[str], object] = lambda _address: None,
    ) -> None:
        """`may_wake` refuses an address that has had too many tables woken."""
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, LiveTable] = {}
        self._neighbours = neighbours
        self._may_wake = may_wake
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        # Replaying takes a while; other work that needs threads must not wait for it.
        self._waking_threads = ThreadPoolExecutor(WAKING_THREADS, "waking")
        self._sweeper: asyncio.Task[None] | None = None
        self._following: set[asyncio.Task[None]] = set()
        self._name = secrets.token_hex(4)
        self._swept = 0
        self._keep_days = keep_days
        self._next_cleaning = 0.0
        self._began = (time.time(), time.monotonic())
        self.unwelcome = Unwelcome(set(), set())
        self._attended: set[str] = set()
        self._next_noting = 0.0
        self._obeyed = 0

    # Opening and closing

    async def open(self) -> None:
        """Wake the tables where bots or clocks have to act."""
        loop = asyncio.get_running_loop()
        self._neighbours.listen(lambda notice: _in_loop(loop, lambda: self._heard(notice)))
        for what in await asyncio.to_thread(self.store.interventions, 0):
            self._obeyed = what.n
            self.unwelcome.hear_of(what)
        await self._wake_those_to_drive()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self.tables.values():
            table.driver.stop()
            for connection in list(table.connections):
                connection.close(1012)
        self._waking_threads.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._neighbours.close)
        await asyncio.to_thread(self.thinkers.close)

    # Health

    def note_that_it_runs(self) -> Future[None]:
        """Write something to the database; settled once that is stored."""
        return self.store.note_server(self._name)

    def hears(self) -> bool:
        """Whether notices from other servers arrive."""
        return self._neighbours.hears()

    # Finding

    async def find(self, table_id: str, address: str = "") -> LiveTable:
        """A table by its id, woken if it is asleep; waking counts towards the address's limit."""
        if table_id in self.tables and self.tables[table_id].is_lost:
            self._put_to_sleep()
        found = self.tables.get(table_id)
        if found is not None:
            found.used = time.monotonic()  # it must not fall asleep before the client has joined
            return found
        if table_id not in self._waking:
            if address:
                self._may_wake(address)
            self._waking[table_id] = asyncio.create_task(self._wake(table_id))
        return await asyncio.shield(self._waking[table_id])

    async def _wake(self, table_id: str) -> LiveTable:
        try:
            stored = await in_thread(self.store.load, table_id)
            if stored is None:
                raise Refusal("unknown-table")
            loop = asyncio.get_running_loop()
            standing = await loop.run_in_executor(self._waking_threads, timed(_read), stored)
            table = LiveTable(standing, self.store, self.thinkers, self._announce)
            self.tables[table_id] = table
        finally:
            del self._waking[table_id]
        if isinstance(self._neighbours, Neighbours):
            await table.catch_up()  # nobody here has heard what was announced while it was being read
        self._neighbours.tell(WhoIsThere(table_id))
        await self._see_to(table)
        return table

    async def _see_to(self, table: LiveTable) -> None:
        """Let bots and the clock act here, unless another server drives this table."""
        if any(seat.kind == BOT and thinks(seat.level) for seat in table.standing.document.seats):
            self.thinkers.start()
        if not table.may_drive:
            table.may_drive = await asyncio.to_thread(self._neighbours.claim, table.standing.row.id)
            table.driver.look_again()

    # Making

    async def made_before(self, table_id: str) -> LiveTable | None:
        """The table that a repeated request made the first time."""
        if await asyncio.to_thread(self.store.row, table_id) is None:
            return None
        return await self.find(table_id)

    async def make(self, game: Game, table_id: str, document: TableDoc) -> LiveTable:
        """Make a new table; its game begins at once if nobody has to be waited for."""
        row = new_row(game, table_id, document)
        await self._store_new(row, [], sittings_of(document))
        table = await self.find(row.id)
        await table.do(lambda: _begin(table.standing))
        return table

    async def take_up(self, game: Game, table_id: str, document: TableDoc, session: Session) -> LiveTable:
        """Make a new table with a game already under way."""
        standing = Standing(game, new_row(game, table_id, document))
        standing.begin(session)
        row = as_stored(standing, standing.row.revision)
        await self._store_new(row, standing.unstored_lines(), standing.seated)
        return await self.find(row.id)

    async def _store_new(self, row: Row, lines: list[str], sittings: tuple[Sitting, ...]) -> None:
        """Store a new table. If the database reports a failure, check whether the table is there anyway."""
        try:
            await asyncio.wrap_future(self.store.make(row, lines, sittings or None))
        except SaveFailed as problem:
            try:
                found = await asyncio.to_thread(self.store.row, row.id)
            except SaveFailed:
                raise Refusal("not-known") from problem
            if found is None:
                raise

    async def rematch(self, table: LiveTable, wanted: Rematch) -> tuple[LiveTable, table_setup.Follower | None]:
        """The table that follows a finished game: the first player to ask makes it and gets its secrets."""
        if table.standing.phase() != OVER or table.standing.session is None:
            raise Refusal("not-possible")
        made: table_setup.Follower | None = None
        if wanted.secret or not table.standing.document.rematch:
            made = table_setup.rematch_of(table.standing, wanted)
        if made is not None and not table.standing.document.rematch:
            new = made.id
            await self.make(table.standing.game, new, made.document)

            def note() -> News:
                # Somebody else may have asked meanwhile; then their table counts and ours stays empty.
                table.standing.document.rematch = table.standing.document.rematch or new
                return News()

            await table.do(note)
        following = table.standing.document.rematch
        return await self.find(following), made if made is not None and made.id == following else None

    # Housekeeping

    def _heard(self, notice: Notice) -> None:
        """Handle a notice from a server, possibly from this one."""
        if isinstance(notice, Changed):
            self._follow_all(notice)
            return
        if isinstance(notice, Beat):
            return
        table = self.tables.get(notice.table)
        if table is None:
            return
        if isinstance(notice, WhoIsThere):
            if table.connections:
                self._announce(table)
        elif notice.server != self._name:
            table.hear_of(notice)

    def _follow_all(self, changed: Changed) -> None:
        for table_id in [changed.table] if changed.table else list(self.tables):
            table = self.tables.get(table_id)
            if table is not None and (not changed.table or changed.revision > table.standing.row.revision):
                task = asyncio.create_task(self._follow(table, changed.revision))
                self._following.add(task)
                task.add_done_callback(self._following.discard)

    def _announce(self, table: LiveTable) -> None:
        self._neighbours.tell(table.present(self._name))

    async def _follow(self, table: LiveTable, revision: int) -> None:
        with contextlib.suppress(QuesthallError):
            await table.catch_up(revision)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                self._put_to_sleep()
                for table in self.tables.values():
                    table.forget_what_was_alike()  # to those who have come meanwhile, too
                await self._obey_operators()
                await self._note_attended_tables()
                await self._rate_games()
                await self._forget_old_tables()
                if isinstance(self._neighbours, Neighbours):
                    await self._mind_the_neighbours()
            except SaveFailed as problem:
                LOGGER.error("%s", problem)
            except Exception:
                # A bug of ours, but the rest of the sweep must go on.
                MISTAKES.count()
                LOGGER.exception("housekeeping failed")

    async def _rate_games(self) -> None:
        while await asyncio.to_thread(self.store.has_games_to_rate):
            await asyncio.wrap_future(self.store.rate_games(rate))

    # Presence

    async def listed(self) -> list[Row]:
        """The listed tables with somebody present, on any server."""
        here = [table_id for table_id, table in self.tables.items() if _is_attended(table)]
        since = int(time.time()) - ATTENDED_SECONDS
        rows = await in_thread(self.store.listed, since, here)
        return [row for row in rows if row.id not in self.tables or _is_attended(self.tables[row.id])]

    async def _note_attended_tables(self) -> None:
        """Store who is present at listed tables: at once when players come or go, otherwise now and then."""
        attended = {
            table_id
            for table_id, table in self.tables.items()
            if _is_attended(table) and any(one.seats for one in table.connections)
        }
        left = [self.tables[table_id] for table_id in self._attended - attended if table_id in self.tables]
        gone = [table.standing.row.id for table in left if not _is_attended(table)]
        is_due = time.monotonic() >= self._next_noting
        present = attended if is_due else attended - self._attended
        if gone:
            await asyncio.wrap_future(self.store.attend(gone, 0))
        if present:
            await asyncio.wrap_future(self.store.attend(sorted(present), int(time.time())))
        self._attended = attended
        if is_due:
            self._next_noting = time.monotonic() + NOTING_SECONDS

    async def _obey_operators(self) -> None:
        """Apply what an operator has done since with `questhall admin`."""
        for what in await asyncio.to_thread(self.store.interventions, self._obeyed):
            self._obeyed = what.n
            LOGGER.warning("operator: %s %s", what.kind, what.target or what.text)
            self.unwelcome.hear_of(what)
            await self._obey(what)

    async def _obey(self, what: Intervention) -> None:
        table = self.tables.get(what.target)
        if what.kind == CHANGED and table is not None:
            await self._follow(table, 0)
        elif what.kind == DELETED and table is not None:
            table.is_lost = True
            self._put_to_sleep()
        elif what.kind == ANNOUNCE:
            for each in self.tables.values():
                broadcast(each.connections, {"type": "notice", "text": what.text})
        elif what.kind == BAN:
            for each in self.tables.values():
                for connection in list(each.connections):
                    if connection.address == what.target:
                        connection.close(BANNED)

    async def _forget_old_tables(self) -> None:
        """Delete tables without recent activity, unless somebody is present."""
        if not self._keep_days or time.monotonic() < self._next_cleaning:
            return
        self._next_cleaning = time.monotonic() + CLEANING_SECONDS
        if self._clock_has_jumped():
            LOGGER.warning("the clock has jumped, so nothing old is deleted until the server is started again")
            return
        # A clock that was set wrong from the beginning must not make everything look old.
        newest = await asyncio.to_thread(self.store.newest)
        before = min(int(time.time()), newest + SECONDS_PER_DAY) - self._keep_days * SECONDS_PER_DAY
        spared = [table_id for table_id, table in self.tables.items() if table.connections]
        while forgotten := await asyncio.wrap_future(self.store.forget(before, spared)):
            for table_id in forgotten:
                if table_id in self.tables:
                    self.tables[table_id].is_lost = True
            self._put_to_sleep()
            LOGGER.warning("deleted %d tables, replays and identities that were too old", len(forgotten))

    def _clock_has_jumped(self) -> bool:
        wall, steady = self._began
        return abs((time.time() - wall) - (time.monotonic() - steady)) > LARGEST_DRIFT

    async def _mind_the_neighbours(self) -> None:
        """Take over what an ended server has left, and announce this server to the others."""
        self._swept += 1
        if self._swept % SWEEPS_PER_ROUND == 0:
            await self._wake_those_to_drive()
        for table in self.tables.values():
            table.forget_absent(ABSENT_SECONDS)
            if table.connections and self._swept % SWEEPS_PER_ANNOUNCEMENT == 0:
                self._announce(table)

    def _put_to_sleep(self) -> None:
        for table_id, table in list(self.tables.items()):
            is_idle = time.monotonic() - table.used > IDLE_SECONDS and not table.connections
            if table.is_lost or (is_idle and next_step(table.standing) is None):
                table.driver.stop()
                for connection in list(table.connections):
                    connection.close(1012)
                del self.tables[table_id]
                if table.may_drive:
                    asyncio.get_running_loop().run_in_executor(None, self._neighbours.release, table_id)

    async def _wake_those_to_drive(self) -> None:
        for table_id in await asyncio.to_thread(self.store.to_drive):
            table = self.tables.get(table_id)
            if table is not None:
                await self._see_to(table)
            elif await asyncio.to_thread(self._neighbours.claim, table_id):
                try:
                    (await self.find(table_id)).may_drive = True
                except QuesthallError as problem:
                    LOGGER.error("cannot be continued: %s", problem, extra=about(table_id, problem))
                    continue
                self.tables[table_id].driver.look_again()


def new_row(game: Game, table_id: str, document: TableDoc) -> Row:
    return Row(
        id=table_id,
        game=game.id,
        phase="gathering",
        is_listed=document.is_listed,
        needs_driving=False,
        revision=1,
        made=int(time.time()),
        document=write_document(document),
    )


def _read(stored: Stored) -> Standing:
    """A stored table, unless its rules version is one that this program cannot continue."""
    try:
        return Standing.stored(GAMES[stored.row.game], stored)
    except QuesthallError as problem:
        raise Refusal("not-possible", str(problem)) from problem


def _begin(standing: Standing) -> News:
    table_setup.begin_if_ready(standing)
    return News()


def _is_attended(table: LiveTable) -> bool:
    """Whether a player is at a listed table."""
    return table.standing.document.is_listed and bool(table.standing.present)


def _in_loop(loop: asyncio.AbstractEventLoop, call: object) -> None:
    with contextlib.suppress(RuntimeError):  # the server has closed meanwhile
        loop.call_soon_threadsafe(call)  # type: ignore[arg-type]
