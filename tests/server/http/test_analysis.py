"""What decided a finished game, asked for over HTTP: computed once, stored, and stopped if nobody waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.analysis.report import FORMAT, encode
from questhall.games import find_game
from questhall.server.live import analyses
from questhall.server.live.analyses import Analyses, Job
from questhall.server.protocol import server_messages
from questhall.server.storage.database import open_database
from questhall.server.storage.store import Store
from tests.analysis.finished_games import bot_game, sixth_hero_let_go, tiny_report
from tests.server.http.test_lobby import bring
from tests.server.serving import LOOK_SECONDS, WAIT_SECONDS, Running, sqlite_in


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    kept = Store(open_database(sqlite_in(tmp_path)))
    yield kept
    kept.close()


def analysis_of(server: Running, replay: str, setting: str = "quick") -> Any:
    """Ask until it is done, as a browser does."""
    path = f"/api/replays/{replay}/analysis?setting={setting}"
    found = server.ask(path, {})
    until = time.monotonic() + WAIT_SECONDS
    while found["state"] != "done":
        assert found["analysis"] is None
        assert found["state"] in ("waiting", "running")
        assert time.monotonic() < until
        time.sleep(LOOK_SECONDS)
        found = server.ask(path)
    return msgspec.convert(found, server_messages.AnalysisState).analysis


def test_a_game_is_analysed_once_and_told_in_every_language(tmp_path: Path) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        replay = bring(server, sixth_hero_let_go())["id"]
        path = f"/api/replays/{replay}/analysis"
        assert server.ask(path)["state"] == "none", "nobody has asked for it yet"
        found = analysis_of(server, replay)
    assert found.players == ["ana", "ben", "cleo"]
    assert found.points[0].step == 0
    assert len(found.points[0].chances) == 3
    assert 1 in [moment.step for moment in found.mistakes], "Ana let the sixth hero go"
    assert 1 in [moment.step for moment in found.turning_points]
    assert all(len(row.cells) == len(found.columns) - 1 for row in found.rows)

    with Running(sqlite_in(tmp_path)) as server:
        english, polish = (server.ask(f"{path}?lang={language}") for language in ("en", "pl"))
        assert english["state"] == polish["state"] == "done", "it is stored"
        assert english["analysis"]["luck"] != polish["analysis"]["luck"]
        assert english["analysis"]["points"] == polish["analysis"]["points"]


def test_a_thorough_analysis_takes_the_place_of_a_quick_one(server: Running) -> None:
    replay = bring(server, sixth_hero_let_go())["id"]
    path = f"/api/replays/{replay}/analysis"
    assert analysis_of(server, replay).setting == "quick"
    assert server.ask(f"{path}?setting=thorough")["state"] == "none", "a quick one is not enough"
    thorough = analysis_of(server, replay, "thorough")
    assert thorough.setting == "thorough"
    assert 1 in [moment.step for moment in thorough.mistakes]
    assert analysis_of(server, replay) == thorough, "whoever wants a quick one gets it too"


def test_an_unknown_setting_is_refused(server: Running) -> None:
    replay = bring(server, sixth_hero_let_go())["id"]
    path = f"/api/replays/{replay}/analysis?setting=perfect"
    assert server.refusal(path) == server.refusal(path, {}) == (422, "bad-value")


def test_a_game_that_is_not_over_is_not_analysed(server: Running) -> None:
    table = server.make("Ana", "Ben", "Cleo")
    path = f"/api/replays/{table.id}/analysis"
    assert server.refusal(path) == server.refusal(path, {}) == (409, "not-possible")


def test_an_unknown_game_is_not_analysed(server: Running) -> None:
    path = "/api/replays/nowhere/analysis"
    assert server.refusal(path) == server.refusal(path, {}) == (404, "unknown-replay")


def test_a_failure_is_told_and_it_can_be_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(sqlite_in(tmp_path)) as server:
        replay = bring(server, sixth_hero_let_go())["id"]
        path = f"/api/replays/{replay}/analysis"
        with monkeypatch.context() as broken:
            broken.setattr(analyses, "WORKER", "questhall.no_such_module")
            assert server.ask(path, {})["state"] in ("waiting", "running")
            until = time.monotonic() + WAIT_SECONDS
            while not (refused := is_refused(server, path)):
                assert time.monotonic() < until
                time.sleep(LOOK_SECONDS)
        assert refused == (409, "not-analysed")
        assert server.ask(path)["state"] == "none"
        assert analysis_of(server, replay).mistakes


def is_refused(server: Running, path: str) -> tuple[int, str] | None:
    try:
        return server.refusal(path)
    except AssertionError:
        return None


def test_what_an_older_version_has_stored_is_not_shown(store: Store) -> None:
    game = find_game("rent-a-hero")
    report = tiny_report(game.id, 3)
    kept = Analyses(store)
    for older in (
        b"nonsense",
        encode(msgspec.structs.replace(report, format=FORMAT - 1)),
        encode(msgspec.structs.replace(report, rules=game.rules_version - 1)),
    ):
        store.keep_analysis("one", older).result()
        assert kept.stored("one", game) is None
    store.keep_analysis("one", encode(report)).result()
    assert kept.stored("one", game) == report


def test_an_analysis_that_nobody_asks_about_is_stopped(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        jobs = Analyses(store)
        monkeypatch.setattr(analyses, "PATIENCE_SECONDS", WAIT_SECONDS)
        first = jobs.start("one", sixth_hero_let_go(), "an address")
        monkeypatch.setattr(analyses, "PATIENCE_SECONDS", -1.0)
        forgotten = jobs.start("two", sixth_hero_let_go(), "an address")
        assert not forgotten.is_running, "one at a time"
        monkeypatch.setattr(analyses, "PATIENCE_SECONDS", WAIT_SECONDS)
        while jobs.job("one") is not None:
            await asyncio.sleep(LOOK_SECONDS)
        assert first.share == 1.0
        await asyncio.gather(*jobs._tasks)

    asyncio.run(run())
    assert store.analysis("one") is not None
    assert store.analysis("two") is None


@pytest.mark.parametrize(
    ("share", "is_running", "left"), [(0.25, True, 30.0), (0.01, True, None), (0.25, False, None)]
)
def test_the_time_left_follows_from_how_far_it_has_come(
    share: float, is_running: bool, left: float | None
) -> None:
    async def run() -> None:
        now = asyncio.get_running_loop().time()
        job = Job(now, share, started=now - 10, is_running=is_running)
        assert job.seconds_left() == (None if left is None else pytest.approx(left, rel=0.1))

    asyncio.run(run())


def test_a_quick_one_that_waits_does_not_take_the_place_of_a_thorough_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "PATIENCE_SECONDS", WAIT_SECONDS)
    game = find_game("rent-a-hero")

    async def run() -> None:
        jobs = Analyses(store)
        jobs.start("one", sixth_hero_let_go(), "an address", "thorough")
        waiting = jobs.start("one", sixth_hero_let_go(), "another address", "quick")
        await asyncio.gather(*jobs._tasks)
        assert waiting.is_needless
        report = jobs.stored("one", game)
        assert report is not None
        assert report.setting == "thorough"

    asyncio.run(run())


def test_an_analysis_that_is_being_made_is_stopped_too(store: Store) -> None:
    async def run() -> None:
        jobs = Analyses(store)
        job = jobs.start("one", bot_game("rent-a-hero", 3), "an address")
        while not job.share:
            await asyncio.sleep(LOOK_SECONDS)
        job.wanted_until = 0.0
        await asyncio.gather(*jobs._tasks)
        assert job.share < 1.0

    asyncio.run(run())
    assert store.analysis("one") is None


def test_an_analysis_that_takes_too_long_is_stopped_and_forgotten(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others wait for their turn, however often somebody asks about this one."""

    async def run() -> None:
        jobs = Analyses(store)
        monkeypatch.setattr(analyses, "LONGEST_SECONDS", 0.0)
        job = jobs.start("one", bot_game("rent-a-hero", 3), "an address")
        await asyncio.gather(*jobs._tasks)
        assert job.problem
        job.wanted_until = 0.0
        monkeypatch.setattr(analyses, "LONGEST_SECONDS", WAIT_SECONDS)
        jobs.start("two", b"", "an address")
        assert [*jobs._jobs] == [("two", "quick")]
        await asyncio.gather(*jobs._tasks)

    asyncio.run(run())
    assert store.analysis("one") is None


def test_a_record_that_cannot_be_analysed_is_refused_with_the_reason(store: Store) -> None:
    async def run() -> str:
        jobs = Analyses(store)
        job = jobs.start("one", b"", "an address")
        await asyncio.gather(*jobs._tasks)
        return job.problem

    assert "empty" in asyncio.run(run())
    assert store.analysis("one") is None


def test_a_server_that_closes_does_not_wait_for_an_analysis(store: Store) -> None:
    async def run() -> None:
        jobs = Analyses(store)
        job = jobs.start("one", sixth_hero_let_go(), "an address")
        while not job.is_running:
            await asyncio.sleep(0)
        await jobs.close()

    asyncio.run(run())
    assert store.analysis("one") is None


def test_an_analysis_is_deleted_with_its_game(store: Store) -> None:
    store.keep_replay("one", b"x").result()
    store.keep_analysis("one", b"y").result()
    assert store.forget(int(time.time()) + 1).result() == ["one"]
    assert store.analysis("one") is None
