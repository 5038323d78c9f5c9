"""The load tool: simulated people at a real server, and figures that add up."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from tests.server import postgres
from tests.suite.needs import is_missing
from tools.load import questhall
from tools.load.__main__ import main
from tools.load.boardgame import FOLDER, Player
from tools.load.figures import Figures, percentile, ratios


class Report(msgspec.Struct):
    servers: list[Figures]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def found(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Figures:
    """A few tables at a server of their own, for a few seconds."""
    if request.param == "postgresql" and postgres.find_programs() is None:
        is_missing("PostgreSQL", postgres.INSTALLED_BY)
    file: Path = tmp_path_factory.mktemp("load") / "figures.json"
    size = ["--tables", "4", "--people", "3", "--choices", "60", "--bot-tables", "1"]
    times = ["--seconds", "4", "--settle", "1", "--arrivals", "20"]
    assert main(["--on", request.param, *size, *times, "--json", str(file)]) == 0
    [figures] = msgspec.json.decode(file.read_bytes(), type=Report).servers
    return figures


def test_every_table_has_its_people(found: Figures) -> None:
    assert (found.tables, found.connections) == (4, 12)


def test_choices_are_made_and_none_is_refused(found: Figures) -> None:
    assert found.choices > 0
    assert found.refused == {}
    assert found.bytes_per_choice > 0


def test_the_figures_add_up(found: Figures) -> None:
    assert found.choices_per_second == pytest.approx(found.choices / found.seconds)
    assert found.wanted_per_second == 4
    assert 0 < found.p50 <= found.p90 <= found.p99 <= found.slowest
    assert 0 < found.told_p50 <= found.told_p99
    assert found.cpu_per_choice * found.choices_per_second / 1000 == pytest.approx(found.server_cores)
    assert found.memory > 0
    assert found.people_cores > 0


def test_an_unknown_target_is_refused_with_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--on", "paper"]) == 1
    assert "possible: sqlite, postgresql, boardgame" in capsys.readouterr().err


def test_more_tables_than_files_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--on", "sqlite", "--tables", "100000000"]) == 1
    assert "at most --tables" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(("share", "time"), [(0.5, 5.0), (0.9, 9.0), (0.91, 10.0), (1.0, 10.0)])
def test_a_percentile_is_one_of_the_times(share: float, time: float) -> None:
    assert percentile([float(n) for n in range(1, 11)], share) == time


def test_servers_are_compared_with_the_first(found: Figures) -> None:
    other = msgspec.structs.replace(found, server="other", p99=2 * found.p99)
    assert ratios([found, other])["other"]["p99"] == 2


def test_nobody_answers_twice_where_the_answer_is_kept_for_a_while() -> None:
    """The second one could come when the window has just closed, and would be refused."""

    async def hear() -> list[bool]:
        player = questhall.Player("ws://nowhere:1/", "secret")
        asked = []
        for answer in ("", "decline"):
            decision = {"choice": 3, "early": False, "options": [{"key": "decline"}], "answer": answer}
            player.heard(msgspec.json.encode({"type": "change", "decision": decision}))
            asked.append(player.is_asked())
        return asked

    assert asyncio.run(hear()) == [True, False]


# boardgame.io


def test_its_lock_file_names_no_package_host_and_the_versions_asked_for() -> None:
    packages = msgspec.json.decode((FOLDER / "package-lock.json").read_bytes())["packages"]
    asked = msgspec.json.decode((FOLDER / "package.json").read_bytes())
    assert not any("resolved" in package for package in packages.values())
    for name, version in {**asked["dependencies"], **asked["overrides"]}.items():
        assert packages[f"node_modules/{name}"]["version"] == version


STATE = {
    "_stateID": 7,
    "G": {"players": [{"hand": None}, {"hand": [3, 5]}], "offer": None},
    "ctx": {"currentPlayer": "1", "activePlayers": None},
}


class Told(Player):
    """A player who is connected to nobody."""

    def __init__(self) -> None:
        super().__init__("ws://nowhere:1/", "match", 1, "secret")
        self.told: list[str] = []

    def say(self, text: str) -> None:
        self.told.append(text)

    def hears(self, *messages: str) -> None:
        for message in messages:
            self.heard(message.encode())


def _event(name: str, *parts: object) -> str:
    return f"42/wanderers,{msgspec.json.encode([name, 'match', *parts]).decode()}"


def test_a_player_of_boardgame_shakes_hands_and_makes_moves() -> None:
    async def play() -> None:
        player = Told()
        player.hears('0{"sid":"s"}', '40/wanderers,{"sid":"t"}', "2")
        assert player.told == ["40/wanderers,", '42/wanderers,["sync","match","1","secret",4]', "3"]

        player.hears(_event("sync", {"state": STATE}))
        assert player.is_asked()
        assert '"type":"send"' in player.choice(random.Random(1))

        offered = {**STATE["G"], "offer": {"mayPass": False, "mayHint": False}}  # type: ignore[dict-item]
        asked = {"currentPlayer": "0", "activePlayers": {"1": "offer"}}
        player.hears(_event("update", {"_stateID": 8, "G": offered, "ctx": asked}, []))
        assert player.is_asked()
        assert '"type":"recruit"' in player.choice(random.Random(1))

    asyncio.run(play())
