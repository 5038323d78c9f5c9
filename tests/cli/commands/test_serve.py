"""`questhall serve` from the outside: what it says, what it refuses, and that it ends when told to."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from questhall.cli.commands.serve import listen
from questhall.cli.main import main
from questhall.core.engine.errors import UsageError
from tests.cli.held_terminal import held
from tests.server.serving import WAIT_SECONDS, client, do

COMMAND = [sys.executable, "-m", "questhall", "serve", "--port", "0", "--no-browser"]


@contextmanager
def started(*options: object) -> Iterator[subprocess.Popen[str]]:
    command = [*COMMAND, *map(str, options)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def test_it_says_where_it_is_and_ends_when_interrupted(tmp_path: Path) -> None:
    with started("--data", tmp_path / "new") as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith("Questhall is open at http://127.0.0.1:")
        assert client.ask(said.split()[-1].rstrip("/"), "/healthz") == {"ok": True}
        second = subprocess.run(
            [*COMMAND, "--data", str(tmp_path / "new")], capture_output=True, text=True, timeout=WAIT_SECONDS
        )
        assert second.returncode == 2
        assert "another server is using" in second.stderr
        process.send_signal(signal.SIGINT)
        process.wait(WAIT_SECONDS)
    assert (tmp_path / "new" / "tables.sqlite").exists()


def sit_down(address: str) -> None:
    """Connect to a new table there, and leave it."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    table = client.ask(address, "/api/tables", {"game": "rent-a-hero", "seats": seats, "entropy": "a word"})
    seat = client.Seat(address, table["table"]["id"], table["seats"][0]["secret"])
    seat.connect()
    try:
        do(seat, "chat", text="hello")  # whoever is answered has been logged
    finally:
        seat.close()


def test_somebody_who_plays_at_a_terminal_is_not_told_of_connections(tmp_path: Path) -> None:
    options = ("serve", "--port", "0", "--no-browser", "--data", str(tmp_path))
    for log, is_told in (("", False), ("text", True)):
        with held(*options, *(["--log", log] if log else [])) as terminal:
            assert terminal.process.stdout is not None
            sit_down(terminal.process.stdout.readline().decode().split()[-1].rstrip("/"))
            terminal.press_ctrl_c()
            _, shown = terminal.end()
        assert ("connected: 0 from 127.0.0.1" in shown) == is_told, shown
        assert is_told or shown.split() == ["questhall:", "interrupted"]


def test_an_operators_log_has_connections(tmp_path: Path) -> None:
    with started("--data", tmp_path) as process:
        assert process.stdout is not None
        sit_down(process.stdout.readline().split()[-1].rstrip("/"))
        assert " INFO table=" in process.stdout.readline()


def test_a_port_that_is_taken_is_named() -> None:
    with listen("127.0.0.1", 0) as taken, pytest.raises(UsageError, match="cannot listen"):
        listen("127.0.0.1", taken.getsockname()[1])


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--data", "x", "--database-url", "sqlite:///y"], "not both"),
        (["--database-url", "mysql://localhost/x", "--port", "0"], "SQLite or PostgreSQL"),
    ],
)
def test_nonsense_is_refused(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--no-browser", *options]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--behind-proxy", "localhost"], "'localhost' is not the IP address of a proxy"),
        (["--behind-proxy", "127.0.0.1,10.0.0.1/8"], "'10.0.0.1/8' is not the IP address"),
        (["--name", "https://games.example"], "'https://games.example' is not a host name"),
        (["--name", "games.example:8443"], "is not a host name"),
        (["--name", "two words"], "is not a host name"),
    ],
)
def test_what_would_match_nobody_is_refused(
    options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that trusted a proxy by a name would count all players as one; one with a whole address as its
    name would refuse everybody."""
    with pytest.raises(SystemExit, match="2"):
        main(["serve", "--no-browser", *options])
    assert said in capsys.readouterr().err
