"""Slow clients: who sends too slowly, reads nothing, or opens too many connections holds nobody up."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from questhall.server import answers, connection, patience
from questhall.server.settings import Limits
from tests.server.serving import GENEROUS, Running, do, sqlite_in, wait_for

SHORT = 0.3
WAIT_SECONDS = 60.0
HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
HANDSHAKE = (
    b"GET /api/tables/%s/play HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@pytest.fixture
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that waits for nothing for long."""
    monkeypatch.setattr(patience, "REQUEST_SECONDS", SHORT)
    monkeypatch.setattr(patience, "READING_SECONDS", SHORT)
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


def status_of(answer: bytes) -> str:
    return answer.partition(b"\r\n")[0].decode()


# Sending


@pytest.mark.parametrize("sent", [b"", b"GET", HEAD, HEAD + b"X-Slow: "])
def test_a_head_that_does_not_come_is_not_waited_for(impatient: Running, sent: bytes) -> None:
    with closing(dial(impatient)) as line:
        line.sendall(sent)
        assert status_of(answer_to(line)) == "HTTP/1.1 408 Request Timeout"


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "SLOWEST_BODY", SHORT)
    monkeypatch.setattr(patience, "REQUEST_SECONDS", 2 * SHORT)
    with Running(sqlite_in(tmp_path)) as server, closing(dial(server)) as line:
        line.sendall(POST + b"{")
        found = answer_to(line)
    assert status_of(found) == "HTTP/1.1 408 Request Timeout"
    assert json.loads(found.partition(b"\r\n\r\n")[2])["error"]["code"] == "too-slow"


def test_a_body_that_nobody_wants_does_not_keep_a_connection_open(impatient: Running) -> None:
    with closing(dial(impatient)) as line:
        line.sendall(POST.replace(b"/api/tables", b"/nowhere") + b"{")
        assert status_of(answer_to(line)) == "HTTP/1.1 405 Method Not Allowed"


def test_a_head_without_end_is_cut_off(server: Running) -> None:
    with closing(dial(server)) as line:
        line.sendall(HEAD + b"X-Long: " + b"x" * 60_000)
        assert status_of(answer_to(line)) == "HTTP/1.1 431 Request Header Fields Too Large"
    with closing(dial(server)) as line:
        line.sendall(HEAD + b"X-Long: " + b"x" * 20_000 + b"\r\nConnection: close\r\n\r\n")
        assert status_of(answer_to(line)) == "HTTP/1.1 200 OK"


def test_whoever_is_quick_is_not_hurried(impatient: Running) -> None:
    """Requests one after the other, and a WebSocket that is quiet for longer than a request may take."""
    table = impatient.make("Ana", "Ben", "Cleo")
    with table.seat(0) as ana, closing(dial(impatient)) as line:
        for _ in range(3):
            line.sendall(HEAD + b"\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200 OK")
        with closing(dial(impatient)) as idle:
            assert status_of(answer_to(idle)) == "HTTP/1.1 408 Request Timeout"
        assert do(ana, "ping")["type"] == "ok"


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


# Reading


def test_a_client_that_stops_reading_is_cut_off_and_delays_nobody(impatient: Running) -> None:
    impatient.keep_little()
    table = impatient.make("Ana", "Ben", "Cleo")
    with closing(dial(impatient, SO_RCVBUF=4096)) as line, table.seat(1) as ben:
        line.sendall(HANDSHAKE % table.id.encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
        line.sendall(frame({"type": "hello", "protocol": 1, "language": "en", "secrets": [table.secrets[0]]}))
        wait_for(ben, lambda: bool(ben.table["seats"][0]["here"]))
        for number in range(300):
            try:
                line.sendall(frame({"type": "language", "id": f"l{number}", "language": "pl"}))
            except OSError:
                break
            if number % 100 == 0:
                assert do(ben, "ping")["type"] == "ok"
        wait_for(ben, lambda: not ben.table["seats"][0]["here"])
        assert do(ben, "chat", text="we go on")["type"] == "ok"


def frame(message: object) -> bytes:
    """A masked text frame whose mask changes nothing."""
    text = json.dumps(message).encode()
    return b"\x81" + struct.pack("!BH", 0x80 | 126, len(text)) + bytes(4) + text


def test_no_more_than_so_much_waits_for_a_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 1000)
    slow = connection.Connection(None)  # type: ignore[arg-type]
    for _ in range(100):
        slow.send({"type": "chat", "text": "x" * 100})
    assert slow.closing_code == connection.NOT_READING
    assert slow._queue.qsize() == 1, "nothing waits but the end"
