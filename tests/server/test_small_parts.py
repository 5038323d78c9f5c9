"""The small parts: changes between views, languages, limits, and the schema."""

from __future__ import annotations

import asyncio
import copy
import gzip
import json
import re
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import Message

from questhall.i18n.texts import LANGUAGES
from questhall.server.http import rate_limits
from questhall.server.http.client_files import client_files
from questhall.server.http.rate_limits import Bucket, Buckets, Connections, address_of
from questhall.server.logs import about
from questhall.server.protocol.refusals import STATUS, Refusal, program_texts
from questhall.server.protocol.view_changes import changes, parts_of
from questhall.server.storage.database import known_schemas, open_database
from questhall.server.storage.schema import METADATA
from questhall.server.table.sentences import best_language
from tests.server.serving import client, sqlite_in

plain = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["witch", "wizard"])
views = st.recursive(
    plain,
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(st.sampled_from("abc"), parts),
    max_leaves=8,
)


def changes_between(before: dict[str, Any], after: dict[str, Any]) -> list[Any]:
    """As clients receive them."""
    found: list[Any] = json.loads(msgspec.json.encode(changes(parts_of(before), parts_of(after))))
    return found


def as_text(view: object) -> str:
    """Unlike Python, JSON does not take true for 1."""
    return json.dumps(view, sort_keys=True)


@given(views, views)
def test_changes_lead_from_one_view_to_the_other(before: object, after: object) -> None:
    made = changes_between({"view": before}, {"view": after})
    made = [[path[1:], *value] for path, *value in made]
    assert as_text(client.apply_changes(copy.deepcopy(before), made)) == as_text(after)
    assert bool(made) == (as_text(before) != as_text(after))


def test_changes_name_only_what_is_different() -> None:
    before = {"players": [{"hand": 3, "party": ["witch"]}, {"hand": 2, "party": []}], "requirement": "witch"}
    after = {"players": [{"hand": 3, "party": ["witch"]}, {"hand": 1, "party": []}], "deck": 7}
    assert changes_between(before, after) == [[["requirement"]], [["players", 1, "hand"], 1], [["deck"], 7]]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "en"),
        ("pl-PL,pl;q=0.9", "pl"),
        ("en;q=0.1, fr;q=0.2", "fr"),
        ("fr;q=x,pl", "pl"),
        (",;,", "en"),
    ],
)
def test_the_browser_says_which_language_it_prefers(accepted: str, language: str) -> None:
    assert best_language(accepted) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    sentences = {program_texts(language).say(f"error-{code}") for code in STATUS}
    assert len(sentences) == len(STATUS)


def test_the_protocol_page_has_every_code_with_its_status() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `")]
    told: dict[str, set[str]] = {}
    for codes, statuses in rows:
        for code in re.findall("`([a-z-]+)`", codes):
            told[code] = set(re.findall(r"\d+|\u2013", statuses))
    for code, status in STATUS.items():
        assert told[code] & {str(status), "\N{EN DASH}"}, code


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_of_very_many_addresses_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_ADDRESSES", 2)
    buckets = Buckets(0.001, 1)
    for address in ("a", "b", "c"):
        buckets.take(address)
    buckets.take("a")
    with pytest.raises(Refusal):
        buckets.take("c")


def test_connections_are_counted_until_they_end() -> None:
    connections = Connections(1)
    with (
        connections.one_more("a"),
        connections.one_more("b"),
        pytest.raises(Refusal),
        connections.one_more("a"),
    ):
        pass
    with connections.one_more("a"):
        pass


def test_mapped_addresses_are_the_same_as_plain_ones() -> None:
    assert address_of(("::ffff:192.0.2.1", 1)) == address_of(("192.0.2.1", 2))
    assert address_of(None) == ""
    assert address_of(("testclient", 1)) == "testclient"


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Headers
    body: bytes


def get(app: Starlette, path: str) -> Answer:
    """Ask an application without any network."""
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.Event().wait()  # nothing is sent, and nobody hangs up
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost"), (b"accept-encoding", b"gzip")]
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "root_path": "",
        "query_string": b"",
        "headers": headers,
    }
    asyncio.run(app(scope, receive, send))
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return Answer(sent[0]["status"], Headers(raw=sent[0]["headers"]), body)


def test_the_client_is_packed_and_kept_as_long_as_its_names_say(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>" + "hello " * 500)
    (tmp_path / "assets" / "index-abc123.js").write_text("1;" * 1000)
    app = Starlette(routes=client_files(tmp_path))

    page = get(app, "/")
    assert page.headers["Cache-Control"] == "no-cache"
    assert page.headers["Content-Encoding"] == "gzip"
    assert b"hello" in gzip.decompress(page.body)
    assert "immutable" in get(app, "/assets/index-abc123.js").headers["Cache-Control"]
    assert get(app, "/../conftest.py").status == 404
    assert get(app, "/nothing").status == 404


def test_a_file_of_the_client_is_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []

    def compress(data: bytes, mtime: int) -> bytes:
        packed.append(len(data))
        return gzip_compress(data, mtime=mtime)

    gzip_compress = gzip.compress
    monkeypatch.setattr(gzip, "compress", compress)
    page = tmp_path / "index.html"
    page.write_text("<p>" + "hello " * 500)
    app = Starlette(routes=client_files(tmp_path))
    answers = [get(app, "/") for _ in range(3)]
    assert len(packed) == 1
    assert {answer.body for answer in answers} == {answers[0].body}
    page.write_text("<p>" + "good morning " * 500)
    assert b"morning" in gzip.decompress(get(app, "/").body), "a new client is not kept from anybody"


def test_ids_from_clients_look_like_no_other_line_of_the_log() -> None:
    assert about("a\nERROR all is lost" + "!" * 100)["table"] == "a?ERROR all is lost" + "!" * 21


def test_a_client_that_was_not_built_says_so(tmp_path: Path) -> None:
    assert b"Node.js" in get(Starlette(routes=client_files(tmp_path)), "/").body


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    engine = open_database(sqlite_in(tmp_path))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    open_database(sqlite_in(tmp_path)).dispose()


def test_the_changelog_names_the_schema_of_this_version(tmp_path: Path) -> None:
    """docs/operating.md sends people there who want to go back to an older version."""
    engine = open_database(sqlite_in(tmp_path))
    with engine.connect() as connection:
        newest = known_schemas(connection)[0]
    engine.dispose()
    changelog = (Path(__file__).parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    latest = re.split(r"^## ", changelog, flags=re.MULTILINE)[1]
    assert f"The database schema of this version is {newest}." in latest
