"""`questhall admin`, `questhall backup` and `questhall restore`, on servers that run and on databases alone."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from questhall.cli.main import main
from questhall.server.live import hall
from questhall.server.storage.database import open_database
from questhall.server.table.new_secrets import NewSecrets
from questhall.server.table.table_document import new_id
from tests.server.postgres import find_programs, new_database
from tests.server.serving import WAIT_SECONDS, Running, do, sqlite_in, wait_for


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look at once for what operators have done."""
    monkeypatch.setattr(hall, "SWEEP_SECONDS", 0.02)


class Operator:
    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._folder = folder
        self._capsys = capsys

    def does(self, *words: str) -> str:
        """What a command prints."""
        self._capsys.readouterr()
        assert main([*words, "--data", str(self._folder)]) == 0
        return self._capsys.readouterr().out

    def may_not(self, *words: str) -> str:
        """Why a command is refused."""
        self._capsys.readouterr()
        assert main([*words, "--data", str(self._folder)]) == 2
        return self._capsys.readouterr().err


@pytest.fixture
def operator(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(tmp_path, capsys)


def test_tables_are_listed_and_shown(tmp_path: Path, operator: Operator) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "friend", "easy")
        with made.seat(0) as ana:
            assert do(ana, "chat", text="hello there")["type"] == "ok"
        listed = operator.does("admin", "list")
        assert made.id in listed
        assert "gathering" in listed
        assert operator.does("admin", "list", "--phase", "over") == ""
    shown = operator.does("admin", "show", made.id)  # the server need not run
    assert "seat 0: person Ana" in shown
    assert "Ana: hello there" in shown
    for secret in (*made.secrets.values(), made.invitation):
        assert secret not in shown
    assert "there is no table" in operator.may_not("admin", "show", "nowhere")


def test_a_table_that_is_ended_stays_ended(tmp_path: Path, operator: Operator) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "Ben", "Cleo")
        with made.seat(made.asked()) as asked:
            decision = asked.decision()
            operator.does("admin", "end", made.id, "--why", "abusive chat")
            wait_for(asked, lambda: asked.table["phase"] == "over")
            key = decision["options"][0]["key"]
            refused = do(asked, "choose", choice=decision["choice"], epoch=decision["epoch"], key=key)
            assert refused["code"] == "not-possible"
            assert "abusive chat" in refused["text"]
        assert "is over" in operator.may_not("admin", "end", made.id)
    with Running(sqlite_in(tmp_path)) as server:
        assert server.ask(f"/api/tables/{made.id}")["phase"] == "over"


def test_a_table_at_which_bots_play_can_be_ended(tmp_path: Path, operator: Operator) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "easy", "easy", pace=5000)
        operator.does("admin", "end", made.id)
        with made.seat(0) as ana:
            wait_for(ana, lambda: ana.table["phase"] == "over" and ana.decision() is None)


def test_a_deleted_table_is_gone(tmp_path: Path, operator: Operator) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "easy", "easy", pace=5000)
        with made.seat(0) as ana:
            operator.does("admin", "delete", made.id)
            with pytest.raises(ConnectionClosed):
                wait_for(ana, lambda: False)
        assert server.refusal(f"/api/tables/{made.id}") == (404, "unknown-table")
    assert operator.does("admin", "list") == ""
    assert "there is no table" in operator.may_not("admin", "delete", made.id)


def test_a_seat_is_freed(tmp_path: Path, operator: Operator) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "Ben", "Cleo", pace=5000)
        with made.seat(0) as ana:
            operator.does("admin", "free", made.id, "1", "--to", "anyone")
            wait_for(ana, lambda: bool(ana.table["seats"][1]["vacant"]))
        assert "nobody sits" in operator.may_not("admin", "free", made.id, "7")
        assert made.join("Ben", secret="b" * 30) == 1


def test_the_muted_cannot_chat_and_the_banned_cannot_connect(tmp_path: Path, operator: Operator) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "friend", "friend")
        with made.seat(0) as ana:
            assert do(ana, "chat", text="one")["type"] == "ok"
            operator.does("admin", "mute", "127.0.0.1")
            operator.does("admin", "announce", "done")
            wait_for_notice(ana, "done")
            assert do(ana, "chat", text="two")["code"] == "muted"
            operator.does("admin", "ban", "127.0.0.1")
            with pytest.raises(ConnectionClosed):
                wait_for(ana, lambda: False)
        assert server.refusal("/api/tables") == (403, "banned")
        assert server.ask("/healthz") == {"ok": True}
    with Running(sqlite_in(tmp_path)) as server:  # also after a restart
        assert server.refusal("/api/tables") == (403, "banned")
    operator.does("admin", "pardon", "127.0.0.1")
    with Running(sqlite_in(tmp_path)) as server:
        assert "tables" in server.ask("/api/tables")


def wait_for_notice(seat: Any, text_: str) -> None:
    while True:
        message = seat.receive(WAIT_SECONDS)
        if message["type"] == "notice":
            assert message == {"type": "notice", "text": text_}
            return


def test_a_backup_made_while_the_server_runs_is_restored(tmp_path: Path, operator: Operator) -> None:
    backup = tmp_path / "copy"
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "Ben", "Cleo")
        made.asked()  # nothing happens by itself any more
        operator.does("backup", str(backup))
        later = server.make("Ana", "Ben", "Cleo")
        assert backup.stat().st_mode & 0o777 == 0o600
        assert "always a new file" in operator.may_not("backup", str(backup))
        assert "another server is using" in operator.may_not("restore", str(backup), "--replace")
        before = server.stored(made.id)
    assert "already has tables" in operator.may_not("restore", str(backup))
    assert "before-restore" in operator.does("restore", str(backup), "--replace")
    with Running(sqlite_in(tmp_path)) as server:
        assert server.stored(made.id) == before
        made.server = server
        with made.seat(0) as ana:
            assert ana.table["phase"] == "playing"
        assert server.refusal(f"/api/tables/{later.id}") == (404, "unknown-table")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite.before-restore")) as old:
        assert old.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_a_file_that_is_not_a_backup_is_not_restored(tmp_path: Path, operator: Operator) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    assert "is not a backup" in operator.may_not("restore", str(tmp_path / "letter"))
    assert "there is no backup" in operator.may_not("restore", str(tmp_path / "nothing"))


def test_postgresql_is_backed_up_and_restored(
    cluster: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    programs = find_programs()
    assert programs is not None
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    url = new_database(cluster)
    backup = str(tmp_path / "copy")
    with Running(url) as server:
        made = server.make("Ana", "Ben", "Cleo")
        assert main(["backup", backup, "--database-url", url]) == 0
        later = server.make("Ana", "Ben", "Cleo")
    assert main(["restore", backup, "--database-url", url]) == 2
    assert "--replace" in capsys.readouterr().err
    assert main(["restore", backup, "--database-url", url, "--replace"]) == 0
    with Running(url) as server:
        assert server.ask(f"/api/tables/{made.id}")["phase"] == "playing"
        assert server.refusal(f"/api/tables/{later.id}") == (404, "unknown-table")


def test_a_database_of_a_newer_version_is_refused_with_what_to_do(tmp_path: Path, operator: Operator) -> None:
    url = sqlite_in(tmp_path)
    engine = open_database(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    said = operator.may_not("serve", "--no-browser", "--port", "0")
    assert "schema 9999" in said
    assert "Install that version again" in said


def test_a_schema_can_be_downgraded_and_upgraded(tmp_path: Path, operator: Operator) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        made = server.make("Ana", "Ben", "Cleo")
    newest = operator.does("admin", "schema").strip()
    operator.does("admin", "schema", "--downgrade-to", "0001")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert database.execute("SELECT id FROM tables").fetchone() == (made.id,)
    assert operator.does("admin", "schema").strip() == newest
    assert "unknown schema" in operator.may_not("admin", "schema", "--downgrade-to", "7")


@pytest.mark.parametrize("kind", ["mute", "ban", "pardon"])
def test_only_addresses_are_muted_or_banned(kind: str, tmp_path: Path, operator: Operator) -> None:
    """A name or a whole network would be stored and would match nobody."""
    with Running(sqlite_in(tmp_path)):
        pass  # the database is there
    for nobody in ("Ana", "203.0.113.0/24", ""):
        assert "is not an IP address" in operator.may_not("admin", kind, nobody)


@pytest.mark.parametrize("nothing", ["", "  "])
def test_an_announcement_says_something(nothing: str, tmp_path: Path, operator: Operator) -> None:
    """Everybody at a table would see an empty frame."""
    with Running(sqlite_in(tmp_path)):
        pass
    assert "nothing to announce" in operator.may_not("admin", "announce", nothing)


def test_ids_do_not_look_like_options() -> None:
    """An id that began with a dash could not be typed after `questhall admin show`."""
    ids = [NewSecrets(f"a secret of enough characters {n}").table_id for n in range(300)]
    assert len(set(ids)) == 300
    assert not [one for one in [*ids, *(new_id() for _ in range(300))] if one.startswith("-")]
