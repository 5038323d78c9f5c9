"""Alive, ready, measured and logged: what an operator sees of a server."""

from __future__ import annotations

import logging
import socket
import sqlite3
import threading
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from questhall.server.http import lobby, monitoring
from questhall.server.logs import JsonLines, Lines, about
from questhall.server.protocol.refusals import Refusal
from questhall.server.storage.other_servers import Alone
from tests.server.serving import WAIT_SECONDS, Running, client, do, first_option, play_on, sqlite_in


def readiness(address: str) -> tuple[int, dict[str, bool]]:
    try:
        return 200, client.ask(address, "/readyz")
    except HTTPError as problem:
        return problem.code, msgspec.json.decode(problem.read())


def measured(server: Running) -> dict[str, float]:
    """The measures by their names with labels."""
    with urllib.request.urlopen(f"{server.monitor}/metrics", timeout=WAIT_SECONDS) as response:
        assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = response.read().decode().splitlines()
    found = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in found}


def test_a_server_that_cannot_write_is_alive_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "KNOWN_SECONDS", -1.0)
    with Running(sqlite_in(tmp_path)) as server:
        assert readiness(server.address) == (200, {"ok": True, "stores": True, "hears": True})
        monkeypatch.setattr(monitoring, "READY_SECONDS", 0.2)
        other = sqlite3.connect(tmp_path / "tables.sqlite", timeout=WAIT_SECONDS, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            assert readiness(server.address) == (503, {"ok": False, "stores": False, "hears": True})
            assert readiness(server.monitor)[0] == 503
            assert server.ask("/healthz") == {"ok": True}
        finally:
            other.execute("ROLLBACK")
            other.close()
        monkeypatch.setattr(monitoring, "READY_SECONDS", WAIT_SECONDS)
        assert readiness(server.address)[0] == 200


def test_a_server_that_does_not_hear_others_is_not_ready(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "KNOWN_SECONDS", -1.0)
    monkeypatch.setattr(Alone, "hears", lambda _self: False)
    assert readiness(server.address) == (503, {"ok": False, "stores": True, "hears": False})


def test_replays_keep_nobody_from_playing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = threading.Event()
    has_begun = threading.Event()

    def replay_slowly(*_arguments: Any) -> None:
        has_begun.set()
        may_end.wait(WAIT_SECONDS)
        raise Refusal("bad-value")

    monkeypatch.setattr(lobby, "OpenReplay", replay_slowly)
    monkeypatch.setattr(monitoring, "KNOWN_SECONDS", -1.0)
    with ThreadPoolExecutor(40) as uploading:
        refused = [uploading.submit(server.refusal, "/api/replays", {}) for _ in range(40)]
        try:
            assert has_begun.wait(WAIT_SECONDS)
            assert server.ask("/healthz") == {"ok": True}
            assert readiness(server.address)[0] == 200
            assert server.make("Ana", "easy", "easy").now()["phase"] == "playing"
        finally:
            may_end.set()
        assert {one.result() for one in refused} == {(422, "bad-value")}


def test_a_game_is_measured(server: Running) -> None:
    before = measured(server)
    made = server.make("Ana", "Ben", "easy")
    with made.seat(0) as ana, made.seat(1) as ben, made.seat(None) as _:
        play_on([ana, ben], first_option, most=40)
        refused = do(ana, "choose", choice=10_000, key="dance")["code"]  # it depends on whose turn it is
        during = measured(server)
    assert server.refusal("/api/tables/nowhere") == (404, "unknown-table")
    after = measured(server)

    assert during['questhall_connections{kind="player"}'] >= 2
    assert during['questhall_connections{kind="watcher"}'] >= 1
    assert during['questhall_tables{phase="playing"}'] >= 1
    assert during['questhall_seats{state="here"}'] >= 2
    assert (
        during['questhall_choices_total{by="person"}']
        >= before.get('questhall_choices_total{by="person"}', 0) + 2
    )
    assert during["questhall_answer_seconds_count"] >= before["questhall_answer_seconds_count"] + 2
    assert during['questhall_answer_seconds_bucket{le="+Inf"}'] == during["questhall_answer_seconds_count"]
    assert during["questhall_database_writes_total"] >= before["questhall_database_writes_total"] + 2
    assert during["questhall_database_commit_seconds_count"] > before["questhall_database_commit_seconds_count"]
    refusals = f'questhall_refusals_total{{code="{refused}"}}'
    assert during[refusals] > before.get(refusals, 0)
    unknown = 'questhall_refusals_total{code="unknown-table"}'
    assert after[unknown] == during.get(unknown, 0) + 1
    assert {"questhall_bots_waiting", "questhall_database_failures_total", "questhall_hears"} <= set(after)


def test_metrics_are_not_public(server: Running) -> None:
    assert server.refusal("/metrics") == (404, "unknown-path")
    with pytest.raises(HTTPError, match="404"):
        client.ask(server.monitor, "/api/tables")


def test_what_clients_do_wrong_leaves_no_traces_in_the_log(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    host, _, port = server.address.removeprefix("http://").partition(":")
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n"
    for sent in (head + b"{", b"nonsense\r\n\r\n", head + b"}" * 100):
        with socket.create_connection((host, int(port))) as line:
            line.sendall(sent)
    made = server.make("Ana", "easy", "easy")
    with made.seat(0) as ana:
        ana.socket.send("not a message")
        ana.socket.send(b"\xff\xfe", text=True)
        with suppress(ConnectionClosed):
            while True:
                ana.socket.recv(WAIT_SECONDS)
    assert server.ask("/healthz") == {"ok": True}
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def logged(formatter: logging.Formatter) -> str:
    problem = OSError("disk full")
    record = logging.LogRecord("questhall.server", logging.ERROR, "", 0, "not stored: %s", (problem,), None)
    record.__dict__.update(about("t1", problem))
    return formatter.format(record)


def test_a_line_of_the_log_says_when_where_and_why() -> None:
    fields = msgspec.json.decode(logged(JsonLines()))
    assert fields.pop("time").endswith("Z")
    assert fields == {
        "level": "error",
        "message": "not stored: disk full",
        "table": "t1",
        "cause": "OSError: disk full",
    }
    assert logged(Lines()).endswith("Z ERROR table=t1 not stored: disk full")
