"""Clients that send too slowly or too much, read nothing, or open too many connections hold nobody up."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest
from starlette.requests import Request
from starlette.responses import Response

from questhall.server.http import requests_and_responses, slow_clients
from questhall.server.http.monitoring import Monitoring
from questhall.server.live import connection
from questhall.server.settings import Limits
from tests.server.serving import GENEROUS, WAIT_SECONDS, Made, Running, do, sqlite_in, wait_for

REQUEST = slow_clients.REQUEST_SECONDS
READING = REQUEST + 1
"""Another time than for requests, to tell the two apart."""
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/%s/play HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class ByHand(slow_clients.Timer):
    """A timer that goes off when a test says so, whatever the clock says; all that run are in `running`."""

    running: ClassVar[list[ByHand]] = []
    changed = threading.Condition()

    def start(self, seconds: float, call: Any) -> None:
        with self.changed:
            self.seconds = seconds
            self.call = call
            self.loop = asyncio.get_running_loop()
            if self not in self.running:
                self.running.append(self)
            self.changed.notify_all()

    def stop(self) -> None:
        with self.changed:
            if self in self.running:
                self.running.remove(self)

    def is_of(self, line: socket.socket) -> bool:
        """Whether it runs for the server's end of this connection."""
        connection = self.call.__self__
        transport = getattr(connection, "transport", connection)
        return bool(transport.get_extra_info("peername") == line.getsockname())

    def go_off(self) -> None:
        if self in self.running:
            self.stop()
            self.call()


def let_time_pass(line: socket.socket, seconds: float) -> None:
    """Wait until the server waits for so long at most for this connection, then let that time be over."""

    def running() -> ByHand | None:
        return next((one for one in ByHand.running if one.seconds == seconds and one.is_of(line)), None)

    with ByHand.changed:
        assert ByHand.changed.wait_for(running, WAIT_SECONDS), "the server waits for nothing"
        timer = running()
    assert timer is not None
    timer.loop.call_soon_threadsafe(timer.go_off)


@pytest.fixture
def timed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server for which time passes when a test says so."""
    monkeypatch.setattr(slow_clients, "Timer", ByHand)
    monkeypatch.setattr(slow_clients, "READING_SECONDS", READING)
    monkeypatch.setattr(ByHand, "running", [])
    with Running(sqlite_in(tmp_path)) as server:
        yield server


def dial(server: Running, **options: Any) -> socket.socket:
    host, _, port = server.address.removeprefix("http://").partition(":")
    line = socket.socket()
    for name, value in options.items():
        line.setsockopt(socket.SOL_SOCKET, getattr(socket, name), value)
    line.settimeout(WAIT_SECONDS)
    line.connect((host, int(port)))
    return line


def answer_to(line: socket.socket) -> bytes:
    """Everything that comes until the other side hangs up."""
    found = b""
    while True:
        try:
            part = line.recv(65536)
        except ConnectionResetError:
            part = b""
        if not part:
            return found
        found += part


def one_answer(line: socket.socket) -> bytes:
    """One answer with its body, which may come in several parts."""
    found = b""
    while not (rest := found.partition(b"\r\n\r\n"))[1] or len(rest[2]) < length_of_body(rest[0]):
        part = line.recv(65536)
        assert part, f"only this came: {found!r}"
        found += part
    return found


def length_of_body(head: bytes) -> int:
    lines = (line.partition(b":") for line in head.lower().split(b"\r\n"))
    return next((int(value) for name, _, value in lines if name == b"content-length"), 0)


def status_of(answer: bytes) -> str:
    return answer.partition(b"\r\n")[0].decode()


def frame(message: object) -> bytes:
    """A masked text frame whose mask changes nothing."""
    text = json.dumps(message).encode()
    return b"\x81" + struct.pack("!BH", 0x80 | 126, len(text)) + bytes(4) + text


# Sending


@pytest.mark.parametrize("sent", [b"", b"GET", HEAD, HEAD + b"X-Slow: "])
def test_a_request_head_that_does_not_arrive_is_not_waited_for(timed: Running, sent: bytes) -> None:
    with closing(dial(timed)) as line:
        line.sendall(sent)
        let_time_pass(line, REQUEST)
        assert status_of(answer_to(line)) == "HTTP/1.1 408 Request Timeout"


def test_a_body_that_does_not_come_is_not_waited_for(timed: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests_and_responses, "SLOWEST_BODY", 0.01)
    with closing(dial(timed)) as line:
        line.sendall(POST + b"{")
        found = one_answer(line)
        let_time_pass(line, REQUEST)
        answer_to(line)
    assert status_of(found) == "HTTP/1.1 408 Request Timeout"
    assert json.loads(found.partition(b"\r\n\r\n")[2])["error"]["code"] == "too-slow"


def test_a_body_that_nobody_wants_does_not_keep_a_connection_open(timed: Running) -> None:
    with closing(dial(timed)) as line:
        line.sendall(POST.replace(b"/api/tables", b"/healthz") + b"{")
        found = one_answer(line)
        let_time_pass(line, REQUEST)
        answer_to(line)
    assert status_of(found) == "HTTP/1.1 405 Method Not Allowed"


def test_an_endless_request_head_is_cut_off(server: Running) -> None:
    with closing(dial(server)) as line:
        line.sendall(HEAD + b"X-Long: " + b"x" * 60_000)
        assert status_of(answer_to(line)) == "HTTP/1.1 431 Request Header Fields Too Large"
    with closing(dial(server)) as line:
        line.sendall(HEAD + b"X-Long: " + b"x" * 20_000 + b"\r\nConnection: close\r\n\r\n")
        assert status_of(answer_to(line)) == "HTTP/1.1 200 OK"


def test_more_headers_than_anybody_sends_are_cut_off(server: Running) -> None:
    with closing(dial(server)) as line:
        line.sendall(HEAD + b"A:\r\n" * 5000 + b"Connection: close\r\n\r\n")
        assert status_of(answer_to(line)) == "HTTP/1.1 431 Request Header Fields Too Large"
    with closing(dial(server)) as line:
        line.sendall(HEAD + b"A:\r\n" * 100 + b"Connection: close\r\n\r\n")
        assert status_of(answer_to(line)) == "HTTP/1.1 200 OK"


@pytest.mark.parametrize(
    ("chunk", "status"),
    [(b"1\r\n{\r\n", "413 Content Too Large"), (b"%x\r\n%b\r\n" % (1000, b" " * 1000), "422")],
)
def test_a_body_that_trickles_in_is_cut_off(server: Running, chunk: bytes, status: str) -> None:
    """Each of them costs as much as a small request."""
    head = b"POST /api/replays HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    head += b"Transfer-Encoding: chunked\r\n\r\n"
    with closing(dial(server)) as line:
        line.sendall(head + chunk * 1000 + b"0\r\n\r\n")
        assert status_of(answer_to(line)).startswith(f"HTTP/1.1 {status}")


def test_a_connection_lost_before_several_answers_is_no_mistake_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    is_asked, may_answer, is_answered = (threading.Event() for _ in range(3))

    async def answer_late(_monitoring: Monitoring, _request: Request) -> Response:
        is_asked.set()
        await asyncio.to_thread(may_answer.wait, WAIT_SECONDS)
        is_answered.set()
        return Response()

    monkeypatch.setattr(Monitoring, "health", answer_late)
    with Running(sqlite_in(tmp_path)) as server, closing(dial(server)) as line:
        line.sendall((HEAD + b"\r\n") * 3)
        assert is_asked.wait(WAIT_SECONDS)
        [lost] = server.server.server_state.connections
        lost.loop.call_soon_threadsafe(lost.transport.abort)
        assert answer_to(line) == b""
        may_answer.set()
        assert is_answered.wait(WAIT_SECONDS)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_quick_clients_are_not_cut_off(timed: Running) -> None:
    """Between requests no time runs, nor while a WebSocket is quiet."""
    table = timed.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, closing(dial(timed)) as line:
        for _ in range(3):
            line.sendall(HEAD + b"\r\n")
            assert status_of(one_answer(line)) == "HTTP/1.1 200 OK"
        with closing(dial(timed)) as idle:
            let_time_pass(idle, REQUEST)
            assert status_of(answer_to(idle)) == "HTTP/1.1 408 Request Timeout"
        assert ByHand.running == []
        assert do(ana, "ping")["type"] == "ok"


def test_a_timer_goes_off_unless_it_is_stopped() -> None:
    async def run() -> list[str]:
        told: list[str] = []
        done = asyncio.Event()
        stopped, timer = slow_clients.Timer(), slow_clients.Timer()
        stopped.start(0.0, lambda: told.append("stopped"))
        stopped.stop()
        timer.start(0.0, lambda: told.append("started anew"))
        timer.start(0.001, lambda: (told.append("gone off"), done.set()))  # type: ignore[func-returns-value]
        await asyncio.wait_for(done.wait(), WAIT_SECONDS)
        return told

    assert asyncio.run(run()) == ["gone off"]


# Connections


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    limits = Limits(requesting=3, requests=GENEROUS.requests, makings=GENEROUS.makings)
    with Running(sqlite_in(tmp_path), limits) as server:
        table = server.make("Ana", "Ben", "Cleo")
        with table.seat(0), table.seat(1), table.seat(2) as cleo:
            lines = [dial(server) for _ in range(3)]
            with closing(dial(server)) as one_more:
                assert status_of(answer_to(one_more)) == "HTTP/1.1 429 Too Many Requests"
            assert do(cleo, "ping")["type"] == "ok", "WebSockets are counted for themselves"
            for line in lines:
                line.close()
        assert server.ask("/healthz") == {"ok": True}


# Sending too much

TOO_MUCH = b"\x88\x14\x03\xf0too much at a time"
"""The end of a WebSocket, with the reason."""
PING = b"\x89\x80" + bytes(4)
LONG_PING = b"\x89\xfd" + bytes(4) + b"x" * 125
EMPTY_BEGINNING = b"\x01\x80" + bytes(4)
EMPTY_PIECE = b"\x00\x80" + bytes(4)
FEW = replace(GENEROUS, frames=(1.0, 100))


def shake_hands(line: socket.socket, table: Made) -> None:
    line.sendall(HANDSHAKE % table.id.encode())
    assert status_of(one_answer(line)) == "HTTP/1.1 101 Switching Protocols"


def send_until_cut_off(line: socket.socket, data: bytes, most: int) -> bytes:
    """Send the same again and again without looking; then everything that came back."""
    for _ in range(most):
        try:
            line.sendall(data)
        except OSError:
            break
    return answer_to(line)


def without_pongs(answer: bytes) -> bytes:
    """What comes after whole pongs, or a piece of one."""
    while answer.startswith(b"\x8a"):
        answer = answer[2 + answer[1] :] if len(answer) > 1 else b""
    return answer


@pytest.mark.parametrize(
    ("limits", "first", "again"),
    [
        pytest.param(FEW, b"", PING * 50, id="pings"),
        pytest.param(FEW, EMPTY_BEGINNING, EMPTY_PIECE * 50, id="empty pieces"),
        pytest.param(replace(GENEROUS, frames_of_address=(1.0, 100)), b"", PING * 50, id="pings of an address"),
        pytest.param(replace(GENEROUS, bytes_sent=(1.0, 10_000)), b"", LONG_PING * 40, id="bytes"),
        pytest.param(GENEROUS, EMPTY_BEGINNING, EMPTY_PIECE * 500, id="one message without end"),
    ],
)
def test_clients_that_send_too_much_are_cut_off(
    tmp_path: Path, limits: Limits, first: bytes, again: bytes
) -> None:
    with Running(sqlite_in(tmp_path), limits) as server:
        table = server.make("Ana", "Ben", "Cleo")
        with closing(dial(server)) as line:
            shake_hands(line, table)
            line.sendall(first)
            answer = send_until_cut_off(line, again, 1000)
        rest = without_pongs(answer)
        assert TOO_MUCH.startswith(rest), "nothing else; the system may throw it away with a reset"
        assert server.ask("/healthz") == {"ok": True}


def test_pings_within_the_limit_are_answered(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path), FEW) as server, closing(dial(server)) as line:
        shake_hands(line, server.make("Ana", "Ben", "Cleo"))
        line.sendall(PING * 90)
        pongs = b""
        while len(pongs) < 2 * 90:
            part = line.recv(4096)
            assert part, f"only this came: {pongs!r}"
            pongs += part
        assert pongs == b"\x8a\x00" * 90


def test_clients_that_ask_far_too_often_are_cut_off_without_an_answer(tmp_path: Path) -> None:
    limits = replace(GENEROUS, looked_at=(0.001, 10))
    with Running(sqlite_in(tmp_path), limits) as server, closing(dial(server)) as line:
        answers = send_until_cut_off(line, HEAD + b"\r\n", 20)
        assert answers.count(b"HTTP/1.1 200 OK") <= 9
        with closing(dial(server)) as another:
            assert answer_to(another) == b""


# Reading


def test_a_client_that_stops_reading_is_cut_off_and_delays_nobody(timed: Running) -> None:
    timed.keep_little()
    table = timed.make("Ana", "Ben", "Cleo")
    with closing(dial(timed, SO_RCVBUF=4096)) as line, table.seat(1) as ben:
        line.sendall(HANDSHAKE % table.id.encode())
        assert status_of(one_answer(line)) == "HTTP/1.1 101 Switching Protocols"
        line.sendall(frame({"type": "hello", "protocol": 1, "language": "en", "secrets": [table.secrets[0]]}))
        wait_for(ben, lambda: bool(ben.table["seats"][0]["here"]))
        for number in range(300):
            try:
                line.sendall(frame({"type": "language", "id": f"l{number}", "language": "pl"}))
            except OSError:
                break
            if number % 100 == 0:
                assert do(ben, "ping")["type"] == "ok"
        let_time_pass(line, READING)
        wait_for(ben, lambda: not ben.table["seats"][0]["here"])
        assert do(ben, "chat", text="we go on")["type"] == "ok"


class NobodyReads:
    """A wire whose reader does not read yet."""

    def __init__(self) -> None:
        self.when_writable: Callable[[], None] | None = None
        self.reads = False
        self.written: list[bytes] = []

    def call_soon(self, call: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_soon(call)

    def is_writable(self) -> bool:
        return self.reads

    def write(self, messages: list[bytes]) -> None:
        self.written += messages

    def close(self, code: int) -> None:
        raise AssertionError("nobody reads that")


def test_no_more_than_so_much_waits_for_a_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 1000)

    async def scene() -> None:
        wire = NobodyReads()
        slow = connection.Connection(wire)
        for _ in range(100):
            slow.send({"type": "chat", "text": "x" * 100})
            await asyncio.sleep(0)
        assert slow.closing_code == connection.NOT_READING
        assert not slow._messages, "nothing waits but the end"
        assert not wire.written

    asyncio.run(scene())


def test_whoever_reads_again_is_sent_everything_in_order() -> None:
    async def scene() -> None:
        wire = NobodyReads()
        slow = connection.Connection(wire)
        for number in range(5):
            slow.send({"n": number})
            await asyncio.sleep(0)
        wire.reads = True
        assert wire.when_writable is not None
        wire.when_writable()
        await asyncio.sleep(0)
        assert wire.written == [b'{"n":%d}' % number for number in range(5)]

    asyncio.run(scene())


def test_no_more_than_so_much_waits_for_all_readers_of_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING_AT_ADDRESS", 1000)
    unread: Counter[str] = Counter()

    def connect(address: str) -> connection.Connection:
        return connection.Connection(NobodyReads(), address, unread)

    async def scene() -> None:
        many, other = [connect("192.0.2.1") for _ in range(20)], connect("192.0.2.2")
        for one in [*many, other]:
            one.send({"type": "chat", "text": "x" * 100})
        given_up = [one for one in many if one.closing_code == connection.NOT_READING]
        assert 0 < len(given_up) < len(many)
        assert unread["192.0.2.1"] <= 1000
        assert other.closing_code != connection.NOT_READING
        for one in [*many, other]:
            one.abandon()
        assert not unread, "nothing is counted for those who have gone"

    asyncio.run(scene())
