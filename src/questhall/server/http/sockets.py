"""Playing over WebSockets: connections are accepted, say hello, and are heard until they end."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from contextlib import suppress

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from questhall.core.engine.errors import SaveFailed
from questhall.i18n.texts import LANGUAGES
from questhall.server.http.conversation import Conversation, checked
from questhall.server.http.patient_sockets import WIRE, Handshake
from questhall.server.http.rate_limits import Buckets, Connections, address_of
from questhall.server.live.connection import Connection
from questhall.server.live.hall import Hall
from questhall.server.live.live_table import LiveTable
from questhall.server.logs import about
from questhall.server.measures import MISTAKES
from questhall.server.protocol.client_messages import (
    PROTOCOL,
    Hello,
    read_message,
)
from questhall.server.protocol.refusals import Refusal
from questhall.server.settings import Limits
from questhall.server.table import actions
from questhall.server.work import PAYERS, Account, paid, until_paid

HELLO_SECONDS = 10.0
PLAY = re.compile(r"/api/tables/(?P<table>[^/]{1,40})/play")
LOGGER = logging.getLogger("questhall.server")


class Sockets:
    """Accepts connections to tables, before `app` is asked what else there is.

    A connection lasts for hours. With routes and middleware in between, a dozen coroutines would wait with it,
    and each of them takes memory. So nothing waits: every message begins what it asks for.
    """

    def __init__(self, hall: Hall, limits: Limits, app: ASGIApp) -> None:
        self.app = app
        self.hall = hall
        self.limits = limits
        self.connections = Connections(limits.connections)
        self._chats = Buckets(*limits.chats)
        self.unread: Counter[str] = Counter()
        """How many characters wait for readers, by address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PLAY.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        socket = WebSocket(scope, receive, send)
        with suppress(WebSocketDisconnect):
            await socket.accept()
            payers = (*PAYERS.get(), Account(*self.limits.work_of_connection))
            handshake = scope["extensions"].pop(WIRE)
            Visit(self, handshake, address_of(scope.get("client")), found["table"], payers)

    def conversation(self, table: LiveTable, connection: Connection) -> Conversation:
        hall = self.hall
        return Conversation(table, connection, self.limits, self._chats, hall.unwelcome, hall.thinkers)


def _hello_in(text: str | bytes) -> Hello:
    """The first message, which has to say hello."""
    try:
        message = read_message(text)
    except Refusal as refusal:
        raise Refusal("no-hello", refusal.said_in("en")) from refusal
    if not isinstance(message, Hello) or message.protocol != PROTOCOL:
        raise Refusal("no-hello")
    return message


def _seats_of(table: LiveTable, hello: Hello) -> list[int]:
    """The seats that the secrets of a hello open; without secrets the client is a spectator."""
    document = table.standing.document
    seats: list[int] = []
    for secret in hello.secrets:
        seat = document.seat_of(secret)
        if seat is None:
            raise Refusal("wrong-secret")
        seats.append(seat)
    seats += document.seats_of_person(hello.person)
    if not seats and not document.may_be_watched:
        raise Refusal("wrong-secret")
    return sorted(set(seats))


async def _known_seats(table: LiveTable, hello: Hello) -> list[int]:
    """The seats of a hello. Before refusing a secret for good, reread what other servers have stored."""
    try:
        seats = _seats_of(table, hello)
    except Refusal:
        seats = []
    if seats or not (hello.secrets or hello.person):
        return seats
    try:
        await table.catch_up()
    except SaveFailed as problem:
        raise Refusal("not-saved") from problem
    return _seats_of(table, hello)


async def _bring_back(table: LiveTable, seats: list[int]) -> None:
    """Players who had left take over their seats again."""
    for seat in seats:
        if table.standing.document.seats[seat].away:
            await table.do(lambda seat=seat: actions.come_back(table.standing, seat))  # type: ignore[misc]


class Visit:
    """One connection, from hello until it ends: its messages are answered one after the other."""

    __slots__ = (
        "_connection",
        "_conversation",
        "_has_ended",
        "_hello_timer",
        "_is_at_work",
        "_is_counted",
        "_is_dismissed",
        "_payers",
        "_sockets",
        "_table_id",
        "_unheard",
        "_wire",
    )

    def __init__(
        self,
        sockets: Sockets,
        handshake: Handshake,
        address: str,
        table_id: str,
        payers: tuple[Account, ...],
    ) -> None:
        self._sockets = sockets
        self._table_id = table_id
        self._payers = payers
        self._conversation: Conversation | None = None
        self._unheard: list[str | bytes] = []
        self._is_at_work = False
        self._is_dismissed = False
        self._has_ended = False
        self._is_counted = False
        self._hello_timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(
            HELLO_SECONDS, self._dismiss, Refusal("no-hello")
        )
        self._wire = handshake.taken_over(self)
        self._connection = Connection(self._wire, address, sockets.unread, payers)
        try:
            sockets.connections.add(address)
            self._is_counted = True
        except Refusal as refusal:
            self._dismiss(refusal)

    # What the wire calls

    def hear(self, message: str | bytes) -> None:
        if self._is_dismissed or self._has_ended:
            return
        self._forget_timer()
        self._unheard.append(message)
        if self._is_at_work:
            self._wire.pause_hearing()
        else:
            self._is_at_work = True
            self._wire.run(paid(self._work))

    def hear_no_more(self) -> None:
        """What was said before is still done."""
        self._has_ended = True
        if not self._is_at_work:
            self._leave()

    # From hello to the end

    async def _work(self) -> None:
        PAYERS.set(self._payers)
        try:
            while self._unheard:
                await until_paid()  # with a hello too: whole views cost as much as many messages
                message = self._unheard.pop(0)
                if self._conversation is None:
                    await self._enter(message)
                else:
                    await self._conversation.answer(message)
        finally:
            self._is_at_work = False
            if self._has_ended:
                self._leave()
            else:
                self._wire.resume_hearing()

    async def _enter(self, first: str | bytes) -> None:
        """Admit a client by its first message."""
        try:
            hello = _hello_in(checked(first, self._sockets.limits.message_bytes))
            await self._join(hello)
        except Refusal as refusal:
            self._dismiss(refusal)
        except Exception:
            MISTAKES.count()
            LOGGER.exception("a connection failed", extra=about(self._table_id))
            self._dismiss(Refusal("server-error"))

    async def _join(self, hello: Hello) -> None:
        connection = self._connection
        if hello.language in LANGUAGES:
            connection.language = hello.language
        try:
            table = await self._sockets.hall.find(self._table_id, connection.address)
        except SaveFailed as problem:
            raise Refusal("not-saved") from problem
        connection.seats = await _known_seats(table, hello)
        await _bring_back(table, connection.seats)
        async with table.locked():
            connection.seats = _seats_of(table, hello)  # again: a seat may have been given away meanwhile
            self._conversation = self._sockets.conversation(table, connection)
            table.join(connection)
        seats = " ".join(map(str, connection.seats)) or "watcher"
        LOGGER.info("connected: %s from %s", seats, connection.address, extra=about(table.standing.row.id))

    def _dismiss(self, refusal: Refusal) -> None:
        """Say why, and end the connection without listening any longer."""
        self._is_dismissed = True
        self._forget_timer()
        self._unheard.clear()
        self._connection.refuse(refusal)
        self._connection.close(self._connection.closing_code)

    def _leave(self) -> None:
        """The connection has ended."""
        self._forget_timer()
        self._connection.abandon()
        if self._conversation is not None:
            self._conversation.end()
        if self._is_counted:
            self._is_counted = False
            self._sockets.connections.remove(self._connection.address)

    def _forget_timer(self) -> None:
        if self._hello_timer is not None:
            self._hello_timer.cancel()
            self._hello_timer = None
