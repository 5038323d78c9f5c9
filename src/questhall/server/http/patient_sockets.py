"""WebSockets: limited, pinged, and small once they are open, since there may be thousands of them.

uvicorn keeps a task, a queue and all that was said in the handshake for as long as a connection lasts. It
answers any number of pings and collects any number of message fragments. So once a socket is open, another
protocol takes the connection over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol as FrameParser
from websockets.protocol import Side, State

from questhall.server.http import slow_clients
from questhall.server.http.rate_limits import Bucket, Buckets, address_of
from questhall.server.settings import Limits

WIRE = "questhall.wire"
"""Among the extensions of a WebSocket's scope: the handshake, whose connection can be taken over."""
SWITCHING = 101
LOGGER = logging.getLogger("uvicorn.error")
PIECE_OF_FRAMES = 1024
"""How many bytes of frames are parsed at a time before they are counted: at most a few hundred frames."""
MOST_PIECES = 1024
"""How many frames one message may consist of."""
CLOSING_SECONDS = 10.0
"""How long the client's own farewell is waited for."""
CUT_OFF = 1008
"""The close code for a WebSocket that sends too much."""
NOT_TEXT = 1007
SILENT = 1011
RESTARTING = 1012
PING = b"\x89\x00"
TEXT_FRAME = 0x81
"""The first byte of a text message in one piece."""


class Handshake(WebSocketsSansIOProtocol):
    """Whoever accepts a WebSocket takes the connection over."""

    limits = Limits()
    costs: Buckets | None = None
    """What all WebSockets of one address together may cost."""
    pulse: Pulse

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], **named: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **named)
        self.server_state = server_state
        self._is_taken_over = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.transport.pause_reading()  # until it is taken over, with all its limits
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WIRE] = self

    def taken_over(self, listener: Listener) -> PatientSocket:
        """The open socket. What was said in the handshake is not needed again."""
        self._is_taken_over = True
        self._let_go_of_parser()
        return PatientSocket(self, listener)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go_of_parser()

    def _let_go_of_parser(self) -> None:
        _break_circle(self.conn)

    async def run_asgi(self) -> None:
        """As uvicorn does it, except that the application may return and leave the open socket behind."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if not self._is_taken_over:
            self.transport.close()


class Listener(Protocol):
    """Whoever hears what a client says."""

    def hear(self, message: str | bytes) -> None:
        """A whole message has come."""

    def hear_no_more(self) -> None:
        """No message will come after this; may be said several times."""


class Nobody:
    def hear(self, message: str | bytes) -> None:
        """Nobody is there."""

    def hear_no_more(self) -> None:
        """Nobody is there."""


NOBODY = Nobody()


class PatientSocket(asyncio.Protocol):
    """A WebSocket that is cut off if the client stops reading, or sends more than any player would.

    Every frame counts: pings, fragments and empty frames cost as much as others. A client that does not
    read is cut off rather than closed: closing would wait until everything is sent.
    """

    __slots__ = (
        "_address",
        "_bytes",
        "_close_timer",
        "_costs",
        "_frames",
        "_has_ended",
        "_is_paused",
        "_is_text",
        "_is_writable",
        "_listener",
        "_parser",
        "_pieces",
        "_pulse",
        "_server",
        "_unread",
        "is_silent",
        "transport",
        "turn",
        "when_writable",
    )

    def __init__(self, handshake: Handshake, listener: Listener) -> None:
        """Take the connection over from the protocol that has accepted it."""
        self.transport: asyncio.Transport = handshake.transport
        self._listener = listener
        # Not the handshake's, which keeps the whole request; nothing has been read beyond that.
        self._parser = FrameParser(Side.SERVER, max_size=handshake.config.ws_max_size, logger=LOGGER)
        self._address = address_of(handshake.client)
        self._costs = handshake.costs
        self._frames = Bucket(*handshake.limits.frames)
        self._bytes = Bucket(*handshake.limits.bytes_sent)
        self._pieces: list[bytes] = []
        self._is_text = True
        self._unread: slow_clients.Timer | None = None
        self._close_timer: slow_clients.Timer | None = None
        self._is_writable = True
        self._is_paused = False
        self._has_ended = False
        """Nothing is heard any more: either side has said that it closes the connection, or it is lost."""
        self.when_writable: Callable[[], None] | None = None
        self.is_silent = False
        """Whether nothing was heard since the last ping."""
        self._server = handshake.server_state
        self._pulse = handshake.pulse
        self.turn = 0
        """When it is pinged: for the pulse."""
        self.transport.set_protocol(self)
        self._server.connections.discard(handshake)
        self._server.connections.add(self)  # type: ignore[arg-type]  # of uvicorn's protocols, `shutdown` is used
        self._pulse.add(self)
        self.transport.resume_reading()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something. A server that is stopped waits for it a few seconds, but does not cancel it."""
        tasks: set[Any] = self._server.tasks
        awaited = asyncio.shield(asyncio.get_running_loop().create_task(work))
        tasks.add(awaited)
        awaited.add_done_callback(tasks.discard)

    # Writing

    def call_soon(self, call: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_soon(call)

    def is_writable(self) -> bool:
        return self._is_writable

    def write(self, messages: list[bytes]) -> None:
        if not self._has_ended and self._parser.state is State.OPEN:
            parts = [part for message in messages for part in (_head_of(message), message)]
            self.transport.write(b"".join(parts))

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye, and hang up once the client has said so too, or has not for a while."""
        if self._has_ended or self.transport.is_closing():
            return
        self._end()
        self._parser.send_close(code, reason)
        self._write_what_is_due()
        self.resume_hearing()
        self._close_timer = slow_clients.Timer()
        self._close_timer.start(CLOSING_SECONDS, self.transport.close)

    def shutdown(self) -> None:
        """The server is stopped."""
        if not self._has_ended and self._parser.state is State.OPEN:
            self._parser.send_close(RESTARTING)
            self._write_what_is_due()
        self._end()
        self.transport.close()

    def ping(self) -> None:
        """Hang up unless something was heard since the last ping; otherwise ping again."""
        if self.is_silent and not self._is_paused:
            self._fail(SILENT, "keepalive ping timeout")
        else:
            self.is_silent = True
            self.transport.write(PING)

    # Reading

    def pause_hearing(self) -> None:
        """Read nothing more until what was heard is dealt with."""
        if not self._is_paused and not self._has_ended and not self.transport.is_closing():
            self._is_paused = True
            self.transport.pause_reading()

    def resume_hearing(self) -> None:
        if self._is_paused:
            self._is_paused = False
            if not self.transport.is_closing():
                self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        self.is_silent = False
        for start in range(0, len(data), PIECE_OF_FRAMES):
            if self.transport.is_closing():
                return
            piece = data[start : start + PIECE_OF_FRAMES]
            if not self._bytes.take(len(piece)):
                self._cut_off()
                return
            self._parser.receive_data(piece)
            self._hear_frames()

    def _hear_frames(self) -> None:
        frames = self._parser.events_received()
        is_dear = self._costs is not None and not self._costs.has(self._address, len(frames))
        for frame in frames:
            assert isinstance(frame, Frame)  # the handshake is over
            self._hear(frame)
        self._write_what_is_due()
        if self._parser.parser_exc is not None:
            self._hang_up()
        elif is_dear or not self._frames.take(len(frames)) or len(self._pieces) > MOST_PIECES:
            self._cut_off()

    def _hear(self, frame: Frame) -> None:
        """The parser has answered pings, and has seen to it that pieces come in order."""
        if frame.opcode is Opcode.CLOSE:
            self._end()
            self._write_what_is_due()
            self.transport.close()
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if frame.opcode is not Opcode.CONT:
                self._is_text = frame.opcode is Opcode.TEXT
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                self._hear_message()

    def _hear_message(self) -> None:
        message = b"".join(self._pieces)
        self._pieces.clear()
        if self._has_ended:
            return
        try:
            self._listener.hear(message.decode() if self._is_text else message)
        except UnicodeDecodeError:
            self._fail(NOT_TEXT, "not UTF-8")

    def _cut_off(self) -> None:
        """Say why, once, and hang up, whether or not the client reads it."""
        self._fail(CUT_OFF, "too much at a time")
        self._hang_up_if_unread()

    def _fail(self, code: int, reason: str) -> None:
        if not self._has_ended and not self.transport.is_closing():
            self._parser.fail(code, reason)
            self._write_what_is_due()
        self._hang_up()

    def _hang_up(self) -> None:
        self._end()
        self.transport.close()

    def _end(self) -> None:
        self._has_ended = True
        self._pulse.discard(self)
        self._listener.hear_no_more()

    def _write_what_is_due(self) -> None:
        due = b"".join(self._parser.data_to_send())
        if due and not self.transport.is_closing():
            self.transport.write(due)

    # What asyncio calls

    def pause_writing(self) -> None:
        self._is_writable = False
        self._hang_up_if_unread()

    def resume_writing(self) -> None:
        self._is_writable = True
        if self._unread is not None:
            self._unread.stop()
            self._unread = None
        if self.when_writable is not None:
            self.when_writable()

    def _hang_up_if_unread(self) -> None:
        self._unread = self._unread or slow_clients.Timer()
        self._unread.start(slow_clients.READING_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._unread, self._close_timer):
            if timer is not None:
                timer.stop()
        self._server.connections.discard(self)
        self._is_writable = True
        self._end()
        self._listener = NOBODY
        _break_circle(self._parser)


def _break_circle(parser: FrameParser) -> None:
    """A parser and its generator refer to each other: both would stay until garbage is collected."""
    parser.parser.close()


def _head_of(message: bytes) -> bytes:
    """What stands before a whole, unmasked text message on the wire (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return bytes((TEXT_FRAME, length))
    if length < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT_FRAME, 127)) + length.to_bytes(8, "big")


class Pulse:
    """Pings every open socket once in so many seconds.

    One timer does it for all, a few of them at a time: no socket needs its own, and nobody waits while all
    are pinged.
    """

    TURNS = 400

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turns: list[set[PatientSocket]] = [set() for _ in range(self.TURNS)]
        self._now = 0
        self._count = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, socket: PatientSocket) -> None:
        """Its first ping comes when all others have had theirs."""
        socket.turn = self._now
        self._turns[self._now].add(socket)
        self._count += 1
        if self._timer is None:
            self._wait()

    def discard(self, socket: PatientSocket) -> None:
        turn = self._turns[socket.turn]
        if socket in turn:
            turn.remove(socket)
            self._count -= 1

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._seconds / self.TURNS, self._beat)

    def _beat(self) -> None:
        self._timer = None
        self._now = (self._now + 1) % self.TURNS
        for socket in list(self._turns[self._now]):
            socket.ping()
        if self._count:
            self._wait()


def patient_socket(limits: Limits, sees_addresses: bool, ping_seconds: float) -> type[Handshake]:
    """WebSockets within these limits; behind a proxy all seem to come from one address."""

    class Limited(Handshake):
        costs = Buckets(*limits.frames_of_address) if sees_addresses else None
        pulse = Pulse(ping_seconds)

    Limited.limits = limits
    return Limited
