"""What nobody may do: other sites, strangers, floods, nonsense."""

from __future__ import annotations

import http.client
import json
import logging
import random
from contextlib import closing
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from questhall.server.http import game_descriptions
from questhall.server.settings import Limits
from tests.server.serving import GENEROUS, WAIT_SECONDS, Made, Running, client, do, opened, sqlite_in, wait_for

HELLO = {"type": "hello", "protocol": 1, "language": "en", "secrets": []}


@dataclass(frozen=True)
class Response:
    status: int
    headers: Message
    body: bytes

    def code(self) -> str:
        return str(json.loads(self.body)["error"]["code"])


def request(server: Running, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> Response:
    with closing(
        http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=WAIT_SECONDS)
    ) as connection:
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        return Response(response.status, response.headers, response.read())


# Sites and headers


def test_a_name_that_is_not_ours_is_refused(server: Running) -> None:
    names = ("evil.example", "localhost.evil.example", "", "[::1", "127.0.0.1.evil.example")
    more_than_names = (
        "evil.example@localhost",
        "localhost#evil.example",
        "localhost/evil.example",
        "localhost:80:80",
    )
    for host in (*names, *more_than_names):
        response = request(server, "GET", "/api/games", {"Host": host})
        assert (response.status, response.code()) == (403, "wrong-host")
    for host in ("localhost", "localhost:1", "[::1]:80", "192.0.2.7:8421"):
        assert request(server, "GET", "/api/games", {"Host": host}).status == 200


def test_pages_of_other_sites_can_neither_post_nor_play(server: Running) -> None:
    host = server.address.removeprefix("http://")
    for origin in ("http://evil.example", "null", "http://localhost", f"ftp://{host}"):
        response = request(server, "POST", "/api/mine", {"Origin": origin}, b'{"tables":[]}')
        assert (response.status, response.code()) == (403, "wrong-origin")
        with pytest.raises(InvalidStatus), opened(_play(server, "x"), origin=Origin(origin)):
            pass
    own = request(server, "POST", "/api/mine", {"Origin": server.address}, b'{"tables":[]}')
    assert own.status == 200


def test_every_answer_has_the_security_headers(server: Running) -> None:
    for path in ("/", "/api/games", "/nothing"):
        headers = request(server, "GET", path, {}).headers
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
    assert request(server, "GET", "/api/games", {}).headers["Cache-Control"] == "no-store"


def test_the_client_may_be_installed_as_an_app(server: Running) -> None:
    """Its manifest and its worker come from here and nowhere else."""
    policy = request(server, "GET", "/", {}).headers["Content-Security-Policy"].split("; ")
    assert {"manifest-src 'self'", "worker-src 'self'", "script-src 'self'"} <= {*policy}


def test_our_own_mistakes_have_them_too_and_reveal_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise ZeroDivisionError("secret-word")

    monkeypatch.setattr(game_descriptions, "every_game", fail)
    response = request(server, "GET", "/api/games", {})
    assert (response.status, response.code()) == (500, "server-error")
    assert b"secret-word" not in response.body
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Cache-Control"] == "no-store"


# Secrets


def test_no_secret_is_logged_or_stored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with Running(sqlite_in(tmp_path)) as server:
        table = server.make("Ana", "Ben", "easy")
        with table.seat(0) as ana:
            do(ana, "choose", choice=1, key="x")
        server.refusal(f"/api/tables/{table.id}/rematch", {}, table.secrets[0])
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (*table.secrets.values(), table.invitation):
        assert secret not in caplog.text
        assert secret.encode() not in stored


def test_a_seat_opens_to_nothing_but_its_secret(server: Running) -> None:
    one, other = server.make("Ana", "Ben", "easy"), server.make("Ana", "Ben", "easy")
    for wrong in (other.secrets[0], one.invitation, one.secrets[0][:-1], one.id, "0"):
        seat = client.Seat(server.address, one.id, wrong)
        seat.connect()
        assert seat.receive()["code"] == "wrong-secret"
        with pytest.raises(ConnectionClosed):
            seat.receive()
        assert seat.socket.close_code == 4003
        seat.close()


# Nonsense


def _play(server: Running, table: str) -> str:
    return server.address.replace("http", "ws", 1) + f"/api/tables/{table}/play"


@pytest.mark.parametrize(
    "first", ["", "x", "[]", "{}", '{"type":"ping","id":"p"}', '{"type":"hello","protocol":99}']
)
def test_a_connection_without_a_hello_is_closed(server: Running, first: str) -> None:
    table = server.make("Ana", "Ben", "easy")
    with opened(_play(server, table.id)) as socket:
        socket.send(first)
        assert json.loads(socket.recv(WAIT_SECONDS))["code"] == "no-hello"
        with pytest.raises(ConnectionClosed):
            socket.recv(WAIT_SECONDS)
        assert socket.close_code == 4000


def test_a_table_that_is_not_there_says_so(server: Running) -> None:
    with opened(_play(server, "nowhere")) as socket:
        socket.send(json.dumps(HELLO))
        assert json.loads(socket.recv(WAIT_SECONDS))["code"] == "unknown-table"
        with pytest.raises(ConnectionClosed):
            socket.recv(WAIT_SECONDS)
        assert socket.close_code == 4004


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "bad-message"),
        ("nonsense", "bad-message"),
        ("null", "bad-message"),
        ('{"type":"fly","id":"f"}', "bad-message"),
        ('{"type":"choose","id":"f"}', "bad-message"),
        ('{"type":"choose","id":"f","choice":"1","key":"x"}', "bad-message"),
        ('{"type":"choose","id":"f","choice":-1,"key":"x"}', "bad-message"),
        ('{"type":"choose","id":"f","choice":1e99,"key":"x"}', "bad-message"),
        ('{"type":"choose","id":"a b","choice":1,"key":"x"}', "bad-message"),
        ('{"type":"choose","id":"f","choice":1,"key":"x","extra":1}', "bad-message"),
        ('{"type":"choose","id":"f","choice":77,"key":"x"}', ("stale", "illegal")),
        ('{"type":"choose","id":"f","seat":1,"choice":1,"key":"x"}', "not-yours"),
        ('{"type":"consent","id":"f","agree":true}', "not-possible"),
        ('{"type":"hello","protocol":1}', "bad-message"),
        ('{"type":"language","id":"f","language":"de"}', "bad-value"),
        ("[" * 10_000, "bad-message"),
        ('{"type":"chat","id":"f","text":"' + "x" * 501 + '"}', "bad-message"),
        ('{"type":"chat","id":"g","text":"\\ud800"}', "bad-message"),
        ("x" * 20_000, "too-large"),
    ],
)
def test_nonsense_gets_a_code_and_a_sentence_and_the_game_continues(
    server: Running, nonsense_table: Made, message: str, code: str | tuple[str, ...]
) -> None:
    with nonsense_table.seat(0) as ana:
        ana.socket.send(message)
        answer = _error(ana)
        assert answer["code"] in ((code,) if isinstance(code, str) else code)
        assert answer["text"]
        if '"id":"f"' in message:
            assert answer["id"] == "f"
        assert do(ana, "ping")["type"] == "ok"


def _error(seat: Any) -> Any:
    wait_for(seat, lambda: bool(seat.errors))
    return seat.errors.pop()


@pytest.fixture(scope="module")
def nonsense_table(server: Running) -> Made:
    table = server.make("Ana", "Ben", "Cleo")
    table.asked()  # nothing happens by itself any more
    return table


def test_binary_nonsense_and_random_messages_change_nothing(server: Running, nonsense_table: Made) -> None:
    picker = random.Random(7)
    pieces = [
        '"type"',
        '"choose"',
        '"id"',
        '"x1"',
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "1",
        "null",
        '"key"',
        "\\",
        '"',
        "é",
    ]
    with nonsense_table.seat(0) as ana:
        before = ana.shown["view"]
        for _ in range(200):
            if picker.random() < 0.3:
                ana.socket.send(picker.randbytes(picker.randrange(100)))
            else:
                ana.socket.send("".join(picker.choice(pieces) for _ in range(picker.randrange(1, 30))))
        assert do(ana, "ping")["type"] == "ok"
        assert {error["code"] for error in ana.errors} == {"bad-message"}
        assert len(ana.errors) == 200
        assert ana.shown["view"] == before


def test_a_far_too_long_message_ends_only_its_own_connection(server: Running, nonsense_table: Made) -> None:
    def send_too_much(seat: Any) -> None:
        seat.socket.send("x" * 3_000_000)  # the other side may hang up before all is sent
        wait_for(seat, lambda: False)

    with nonsense_table.seat(0) as ana, nonsense_table.seat(1) as ben:
        with pytest.raises(ConnectionClosed):
            send_too_much(ana)
        assert do(ben, "ping")["type"] == "ok"


def test_a_body_that_is_too_long_is_not_read(server: Running) -> None:
    response = request(server, "POST", "/api/tables", {}, b" " * 70_000)
    assert (response.status, response.code()) == (413, "too-large")


# Floods


def few(tmp_path: Path, **limits: Any) -> Running:
    usual = {name: getattr(GENEROUS, name) for name in ("requests", "makings", "messages")}
    return Running(sqlite_in(tmp_path), Limits(**{**usual, **limits}))


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    with few(tmp_path, requests=(0.001, 3)) as server:
        statuses = [request(server, "GET", "/api/tables", {}).status for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        assert request(server, "GET", "/api/tables", {}).headers["Retry-After"] == "1"


def test_making_too_many_tables_is_told_to_wait(tmp_path: Path) -> None:
    with few(tmp_path, makings=(0.001, 2)) as server:
        server.make("Ana", "Ben", "Cleo")
        server.make("Ana", "Ben", "Cleo")
        body = {
            "game": "rent-a-hero",
            "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot"}, {"kind": "bot"}],
        }
        assert server.refusal("/api/tables", body) == (429, "too-fast")
        assert server.ask("/api/games")


def test_a_client_that_sends_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    with few(tmp_path, messages=(0.001, 3)) as server:
        table = server.make("Ana", "Ben", "Cleo")
        with table.seat(0) as ana:
            answers = [do(ana, "ping") for _ in range(5)]
        assert [answer.get("code", "ok") for answer in answers] == ["ok", "ok", "ok", "too-fast", "too-fast"]


def test_the_number_of_connections_is_limited(tmp_path: Path) -> None:
    with few(tmp_path, connections=2) as server:
        table = server.make("Ana", "Ben", "Cleo")
        with table.seat(0), table.seat(1), opened(_play(server, table.id)) as socket:
            assert json.loads(socket.recv(WAIT_SECONDS))["code"] == "too-many"
        with table.seat(2) as third:
            assert third.shown
