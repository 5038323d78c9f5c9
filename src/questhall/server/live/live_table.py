"""A table that is live in this server: actions one after the other, each stored, then shown to everybody there.

No server owns a table. An action names the revision it saw; if another server was faster, its actions are
applied first, and this one is tried again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from hashlib import blake2b
from itertools import zip_longest
from typing import NoReturn

import msgspec

from questhall.core.engine.errors import SaveFailed
from questhall.core.engine.rules import DECLINE
from questhall.core.records.record import Choice, Undo
from questhall.server.live.automatic_moves import Driver, declines_due, next_step
from questhall.server.live.bot_processes import Thinkers
from questhall.server.live.connection import Connection, Fields, broadcast, encode
from questhall.server.logs import about
from questhall.server.measures import CHOICES, MISTAKES
from questhall.server.protocol.refusals import Refusal
from questhall.server.storage.notices import Present
from questhall.server.storage.store import MOST_CHATS, Chat, Deed, Row, Store, Stored
from questhall.server.table import actions
from questhall.server.table.actions import News
from questhall.server.table.people import results_of
from questhall.server.table.seat_views import Look, change, full, look
from questhall.server.table.sentences import Words
from questhall.server.table.table_document import OVER, write_document
from questhall.server.table.table_state import Standing, read_stored, sittings_of
from questhall.server.table.table_summary import basis, summary
from questhall.server.work import paid

ATTEMPTS = 20
TOLD_AT_A_TIME = 4
"""How many perspectives are told what has happened before others have their turn."""
SOON_SECONDS = 0.3
"""How long after spectators have come or gone the others are told how many there are."""
LOGGER = logging.getLogger("questhall.server")

Act = Callable[[], News]
Eyes = tuple[int | None, str]
"""A seat (or a spectator) and a language."""


class Outcome(Enum):
    """What became of an action that was to be stored."""

    STORED = auto()
    FOUND = auto()
    """The database reported a failure, but the action was stored, and everybody has been told."""
    OVERTAKEN = auto()
    """Another server was faster, and nothing is stored."""


@dataclass
class Stream:
    """What one perspective is shown, and the connections it is sent to."""

    words: Words
    shown: Look
    readers: list[Connection] = field(default_factory=list)
    whole: tuple[Look, bytes] | None = None
    """For spectators, who may come by the hundred: what the last of them was sent on arriving."""


class LiveTable:
    """One table, its connections and its automatic moves."""

    def __init__(
        self, standing: Standing, store: Store, thinkers: Thinkers, announce: Callable[[LiveTable], None]
    ) -> None:
        self.standing = standing
        self._announce = announce
        self.store = store
        self.connections: list[Connection] = []
        self.may_drive = False
        self.is_lost = False
        self.used = time.monotonic()
        self.driver = Driver(self, thinkers)
        self._lock = asyncio.Lock()
        self._streams: dict[Eyes, Stream] = {}
        self._waiting: list[Connection] = []
        self._alike: dict[bytes, bytes] = {}
        """Parts of views that several seats are shown, so that they are kept once."""
        self._untold: list[tuple[int | None, Stream, News]] = []
        """Who is still to be shown what has happened."""
        self._words: dict[str, Words] = {}
        self._told: dict[str, bytes] = {}
        """A digest of the summary that was told last, in a language."""
        self._told_of: dict[str, tuple[object, ...]] = {}
        """What the summary that was told last, in a language, follows from."""
        self._elsewhere: dict[str, tuple[float, Present]] = {}
        self._soon: asyncio.TimerHandle | None = None

    # Actions

    async def do(
        self,
        act: Act,
        acknowledged: tuple[int, str] | None = None,
        acknowledge: Callable[[], None] = lambda: None,
        whose: Connection | None = None,
    ) -> None:
        """Do something, even if whoever wants it done is cancelled meanwhile."""
        doing = asyncio.ensure_future(paid(self.carry_out, act, acknowledged, acknowledge, whose))
        doing.add_done_callback(_look_at)
        await asyncio.shield(doing)

    async def carry_out(
        self,
        act: Act,
        acknowledged: tuple[int, str] | None = None,
        acknowledge: Callable[[], None] = lambda: None,
        whose: Connection | None = None,
    ) -> None:
        """Do something, store it, tell everybody, and acknowledge it; this must not be cancelled.

        Whoever did it is told first, together with the acknowledgement, which therefore comes soon.
        """
        async with self._lock:
            await self._do(act, acknowledged, whose)
            acknowledge()
            while self._untold:
                await asyncio.sleep(0)  # what other tables have waiting comes between
                for _ in self._untold[:TOLD_AT_A_TIME]:
                    self._tell_another()
        self.driver.look_again()

    async def _do(self, act: Act, acknowledged: tuple[int, str] | None, whose: Connection | None) -> None:
        """Carry it out, store it, and tell whoever did it; the others are still to be told."""
        if self.is_lost:
            raise Refusal("not-saved")  # not even tried
        if self.standing.document.is_ended:
            raise Refusal("not-possible", self.standing.document.why_ended)
        self.used = time.monotonic()
        for _ in range(ATTEMPTS):
            if acknowledged in self.standing.done:
                return
            news = await self._attempt(act)
            outcome = await self._store(news, acknowledged)
            if outcome is Outcome.STORED:
                self._begin_to_tell(news, whose)
            if outcome is not Outcome.OVERTAKEN:
                return
            await self._start_afresh()
        raise Refusal("not-saved")

    async def _attempt(self, act: Act) -> News:
        try:
            news = act()
        except Refusal:
            raise
        except Exception:
            # A bug of ours: nobody knows how far the action got, so the table is reloaded as it was.
            await self._fail()
        if news.made is None or not self.may_drive:
            return news
        try:
            declines = declines_due(self.standing)
            return replace(news, then=declines) if declines else news
        except Exception:
            await self._fail()

    async def _fail(self) -> NoReturn:
        MISTAKES.count()
        LOGGER.exception("an action failed", extra=about(self.standing.row.id))
        await self._start_afresh()
        raise Refusal("server-error") from None

    async def _store(self, news: News, acknowledged: tuple[int, str] | None) -> Outcome:
        standing = self.standing
        row = as_stored(standing, standing.row.revision + 1)
        lines = standing.unstored_lines()
        before = standing.row
        stays = (row.phase, row.needs_driving) == (before.phase, before.needs_driving)
        is_changed = not stays or row.document != before.document
        if not (is_changed or lines or news.chat or acknowledged):
            return Outcome.STORED
        deed = Deed(row, standing.line_count, lines, news.chat, acknowledged, stays_in_place=stays)
        sittings = sittings_of(standing.document)
        if sittings != standing.seated:
            deed.sittings = sittings
        if row.phase == OVER and standing.row.phase != OVER:
            deed.results = results_of(standing)
        try:
            is_stored = await asyncio.wrap_future(self.store.do(deed))
        except SaveFailed as problem:
            LOGGER.error("an action was not stored: %s", problem, extra=about(row.id, problem))
            await self._look_for(row, acknowledged)
            return Outcome.FOUND
        if not is_stored:
            return Outcome.OVERTAKEN
        standing.row = row
        standing.seated = sittings
        standing.note_stored(len(lines))
        if acknowledged is not None:
            standing.note_done(acknowledged)
        for made in news.choices():
            CHOICES.count(made.by)
        if news.chat is not None:
            self._keep_chat(news.chat)
        return Outcome.STORED

    async def _look_for(self, row: Row, acknowledged: tuple[int, str] | None) -> None:
        """The database has failed, perhaps after storing the action: check, and report only what is true."""
        await self._start_afresh()
        now = self.standing.row
        if now == row or acknowledged in self.standing.done:
            return
        raise Refusal("not-saved" if now.revision < row.revision else "not-known")

    def _keep_chat(self, chat: Chat) -> None:
        self.standing.chats.append(chat)
        broadcast(self.connections, chat_message(self.standing, chat))

    # Other servers

    async def catch_up(self, revision: int = 0) -> None:
        """Apply what other servers have stored since, up to this revision; 0 for everything."""
        async with self._lock:
            if 0 < revision <= self.standing.row.revision:
                return  # it was this server, which got its own notice before its action was complete
            stored = await asyncio.to_thread(self.store.load, self.standing.row.id, self.standing.row.revision)
            if stored is None or stored.row.revision <= self.standing.row.revision:
                return
            if not self._follow(stored):
                await self._start_afresh()
        self.driver.look_again()

    def _follow(self, stored: Stored) -> bool:
        """Apply the new lines one by one, so that everybody sees every choice; returns whether that worked.

        Declines are shown with the choice before them, as where they were made.
        """
        standing = self.standing
        standing.take_document(stored.row)
        standing.note_done(*stored.deeds)
        for chat in stored.chats:
            self._keep_chat(chat)
        if standing.session is None and stored.lines:
            return False  # the game has started meanwhile
        lines = read_stored(stored.lines)
        made: list[actions.Made] = []
        for line, next_line in zip_longest(lines, lines[1:]):
            standing.line_count += 1
            if not isinstance(line, Choice | Undo):
                continue
            before = len(standing.playing.made)
            if not standing.follow(line):
                return False
            if isinstance(line, Undo):
                self._tell(News(undone=actions.Undone(line.seat, before - line.to, line.consent)))
                continue
            made.append(actions.Made(line.seat, line.key, line.by))
            if not (isinstance(next_line, Choice) and next_line.key == DECLINE.verb):
                self._tell(News(made=made[0], then=tuple(made[1:])))
                made = []
        standing.note_stored(0)  # they are all counted
        self._tell(News())
        return True

    async def _start_afresh(self) -> None:
        """Reload the stored table, dropping whatever failed here, and show what others have done."""
        try:
            stored = await asyncio.to_thread(self.store.load, self.standing.row.id)
        except SaveFailed as problem:
            self.is_lost = True  # the hall forgets it, and reloads it when somebody comes
            raise Refusal("not-known") from problem
        if stored is None:
            self.is_lost = True  # another server has deleted it for inactivity
            raise Refusal("unknown-table")
        before = self.standing
        known, news = _divided(stored, before)
        await self._stand_at(known, before)
        if not self._follow(news):
            await self._stand_at(stored, before)
            self._tell(News())

    async def _stand_at(self, stored: Stored, before: Standing) -> None:
        self.standing = await asyncio.to_thread(Standing.stored, before.game, stored)
        self.standing.present = before.present
        # No turn seen before may be mistaken for the current one.
        self.standing.turn_of_play += before.turn_of_play

    # Connections

    def join(self, connection: Connection) -> None:
        """Add a connection: it gets the whole view, and the others hear of it."""
        self.used = time.monotonic()
        connection.sit_down(self.standing.document)
        self.connections.append(connection)
        self._see_who_is_here(newcomer=connection)
        self._announce(self)
        self.subscribe(connection)

    def _welcome(self, connection: Connection) -> None:
        now = encode(self.summary(connection.language))
        connection.send(
            {
                "type": "welcome",
                "protocol": 1,
                "table": msgspec.Raw(now),
                "seats": connection.seats,
                "chat": [_chat(self.standing, chat) for chat in self.standing.chats[-MOST_CHATS:]],
            }
        )
        self._told.setdefault(connection.language, _mark_of(now))

    def subscribe(self, connection: Connection) -> None:
        """Show a connection everything, and every change from now on."""
        self.unsubscribe(connection)
        if self.standing.session is None:
            self._waiting.append(connection)
            return
        for seat in connection.eyes():
            stream = self._stream(seat, connection.language)
            stream.readers.append(connection)
            connection.send_counted("view", seat, self._whole_view(seat, stream))

    def _whole_view(self, seat: int | None, stream: Stream) -> bytes:
        shown = look(self.standing, seat, stream.words)  # with the actual seconds left
        if stream.whole is not None and stream.whole[0] == shown:
            return stream.whole[1]
        encoded = encode(full(self.standing, seat, stream.words, shown))
        if seat is None:
            stream.whole = (shown, encoded)
        return encoded

    def unsubscribe(self, connection: Connection) -> None:
        if connection in self._waiting:
            self._waiting.remove(connection)
        for eyes, stream in list(self._streams.items()):
            if connection in stream.readers:
                stream.readers.remove(connection)
            if not stream.readers:
                del self._streams[eyes]

    def part(self, connection: Connection) -> None:
        self.used = time.monotonic()
        self.unsubscribe(connection)
        if connection in self.connections:
            self.connections.remove(connection)
            self._see_who_is_here()
            self._announce(self)

    def is_attended(self) -> bool:
        """Whether anybody is here, on any server."""
        return any(present.seats or present.watching for present in self._everywhere())

    def group(self) -> str:
        """The group that this table shares scarce resources with: tables of its address, or unattended ones."""
        players = (one for one in self.connections if one.seats)
        first = next(players, next(iter(self.connections), None))  # who only watches does not decide
        return "" if first is None else first.address

    def locked(self) -> asyncio.Lock:
        """Held while an action is being stored: a view sent meanwhile might have to be withdrawn."""
        return self._lock

    def present(self, server: str) -> Present:
        """Who is here on this server."""
        seats = sorted({seat for connection in self.connections for seat in connection.seats})
        watching = sum(not connection.seats for connection in self.connections)
        return Present(self.standing.row.id, server, tuple(seats), watching)

    def hear_of(self, present: Present) -> None:
        """Who is here on another server."""
        self._elsewhere[present.server] = (time.monotonic(), present)
        self._see_who_is_here()

    def forget_absent(self, seconds: float) -> None:
        """A server that has not announced who is here for this long has ended."""
        oldest = time.monotonic() - seconds
        absent = [server for server, (heard, _) in self._elsewhere.items() if heard < oldest]
        for server in absent:
            del self._elsewhere[server]
        if absent:
            self._see_who_is_here()

    def summary(self, language: str) -> Fields:
        watching = sum(present.watching for present in self._everywhere())
        return summary(self.standing, language, self.standing.present, watching)

    def _everywhere(self) -> list[Present]:
        return [self.present(""), *(present for _, present in self._elsewhere.values())]

    def _see_who_is_here(self, newcomer: Connection | None = None) -> None:
        """Somebody has come or gone. A clock that does not run for a lone player may start or stop."""
        standing = self.standing
        ran, before = standing.has_time_running(), standing.present
        standing.present = {seat for present in self._everywhere() for seat in present.seats}
        if newcomer is not None:
            self._welcome(newcomer)
        if standing.present != before or not _is_served():
            self._tell_about_the_table(besides=newcomer)
        elif self._soon is None:
            # Only spectators have come or gone: told once for all, or hundreds of them would tell hundreds.
            self._soon = asyncio.get_running_loop().call_later(SOON_SECONDS, self._tell_about_spectators)
        if standing.document.turn_seconds and standing.has_time_running() != ran:
            standing.go_on()
            self._tell(News())
            self.driver.look_again()

    def _tell_about_spectators(self) -> None:
        self._soon = None
        self._tell_about_the_table()

    def words(self, language: str) -> Words:
        if language not in self._words:
            header = self.standing.playing.header
            self._words[language] = Words(language, self.standing.game, header.seats, header.variants)
        return self._words[language]

    def _stream(self, seat: int | None, language: str) -> Stream:
        eyes = (seat, language)
        if eyes not in self._streams:
            words = self.words(language)
            self._streams[eyes] = Stream(words, look(self.standing, seat, words, alike=self._alike))
        return self._streams[eyes]

    def _tell(self, news: News) -> None:
        """Show everybody the new state of the table."""
        self._begin_to_tell(news)
        self._tell_the_rest()

    def _begin_to_tell(self, news: News, first: Connection | None = None) -> None:
        """Show one connection the new state of the table; the rest is to be told later."""
        self._tell_the_rest()
        self._send_away()
        self._tell_about_the_table()
        if self.standing.session is None:
            return
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            self.subscribe(connection)  # the game has just started
        self._untold = [(seat, stream, news) for (seat, _), stream in self._streams.items()]
        self._untold.sort(key=lambda untold: first not in untold[1].readers)
        while self._untold and first in self._untold[0][1].readers:
            self._tell_another()

    def _tell_the_rest(self) -> None:
        while self._untold:
            self._tell_another()

    def _tell_another(self) -> None:
        self._show(*self._untold.pop(0))
        if not self._untold:
            self.forget_what_was_alike()

    def forget_what_was_alike(self) -> None:
        """What everybody was shown is not needed until the next choice, and there may be many tables."""
        self.standing.let_views_go()
        self._alike.clear()
        for words in self._words.values():
            words.forget_lines()

    def _show(self, seat: int | None, stream: Stream, news: News) -> None:
        """Send one perspective what has changed for it."""
        after = look(self.standing, seat, stream.words, stream.shown, self._alike)
        fields = change(self.standing, seat, stream.words, stream.shown, after, news)
        stream.shown, stream.whole = after, None
        if fields is not None:
            encoded = encode(fields)
            for reader in stream.readers:
                reader.send_counted("change", seat, encoded)

    def _send_away(self) -> None:
        """Disconnect players whose seats were given to others."""
        for connection in list(self.connections):
            if not connection.still_sits(self.standing.document):
                connection.refuse(Refusal("wrong-secret"))
                self.part(connection)

    def _tell_about_the_table(self, besides: Connection | None = None) -> None:
        watching = sum(present.watching for present in self._everywhere())
        follows_from = basis(self.standing, self.standing.present, watching)
        for language in {connection.language for connection in self.connections}:
            if self._told_of.get(language) == follows_from:
                continue
            self._told_of[language] = follows_from
            now = encode(self.summary(language))
            if self._told.get(language) == _mark_of(now):
                continue
            self._told[language] = _mark_of(now)
            readers = [one for one in self.connections if one.language == language and one is not besides]
            broadcast(readers, {"type": "table", "table": msgspec.Raw(now)})


def _is_served() -> bool:
    """Whether a server's loop runs, so that something can be done later; a table alone does it at once."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def as_stored(standing: Standing, revision: int) -> Row:
    """What is stored about a table besides the record of its game."""
    standing.settle_orders()
    standing.document.asked = standing.asked_people()
    if standing.phase() == OVER and not standing.document.ended:
        standing.document.ended = int(time.time())
    return replace(
        standing.row,
        phase=standing.phase(),
        needs_driving=next_step(standing) is not None,
        revision=revision,
        document=write_document(standing.document),
    )


def _mark_of(summary: bytes) -> bytes:
    """Shorter than the summary itself, of which every table would keep one."""
    return blake2b(summary, digest_size=16).digest()


def _look_at(done: asyncio.Future[None]) -> None:
    """Consume the result: a refusal that nobody is left to hear is not an error."""
    if not done.cancelled():
        done.exception()


def _divided(stored: Stored, before: Standing) -> tuple[Stored, Stored]:
    """What was stored when this server was last up to date, and what has been added since."""
    said = before.chats[-1].n if before.chats else -1
    lines, chats = before.line_count, [chat for chat in stored.chats if chat.n <= said]
    known = replace(stored, lines=stored.lines[:lines], chats=chats)
    return known, replace(stored, lines=stored.lines[lines:], chats=stored.chats[len(chats) :])


def _chat(standing: Standing, chat: Chat) -> Fields:
    name = standing.document.seats[chat.seat].name
    return {"n": chat.n, "seat": chat.seat, "name": name, "text": chat.text, "at": chat.at}


def chat_message(standing: Standing, chat: Chat) -> Fields:
    return {"type": "chat", **_chat(standing, chat)}
