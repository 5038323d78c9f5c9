"""`questhall bench` as people and programs use it. No speed is asserted."""

from __future__ import annotations

import json

import pytest

from questhall.bench import openspiel_bot, peers
from questhall.bench.peers import Peer
from questhall.cli.main import main
from questhall.envs import openspiel

KEYS = {
    "game",
    "version",
    "build",
    "python",
    "machine",
    "seconds",
    "rounds",
    "seed",
    "clock",
    "policy",
    "play",
    "tasks",
    "memory",
    "missing",
}
PLAY_KEYS = {
    "name",
    "library",
    "version",
    "players",
    "step",
    "knowledge",
    "covers",
    "deal_included",
    "counts",
    "games",
    "real",
    "forced",
    "chance",
    "per_second",
    "compared_with",
    "ours_is_faster_by",
}
SHORT = ("--seconds", "0.004", "--rounds", "2")


@pytest.fixture(autouse=True)
def _nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other libraries have tests of their own; here one is missing."""
    monkeypatch.setattr(peers, "PEERS", (Peer("no-such-library", "no-such-library==1", lambda version: []),))


def test_json_is_all_that_is_printed_and_every_figure_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", *SHORT]) == 0

    out, err = capsys.readouterr()
    found = json.loads(out)
    assert err == ""
    assert set(found) == KEYS
    assert (found["game"], found["seconds"], found["rounds"]) == ("rent-a-hero", 0.004, 2)
    assert [row["name"] for row in found["tasks"]] == [
        "clone",
        "clone-knowledge",
        "deal",
        "playout",
        "imagine",
        "imagination",
        "search",
        "save",
        "load",
    ]
    assert [row["name"] for row in found["memory"]] == ["memory", "memory-knowledge", "saved"]
    assert [row["library"] for row in found["missing"]] == ["no-such-library"]


def test_the_counts_of_random_play_are_consistent(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "--json", "--only", "questhall", *SHORT])

    found = json.loads(capsys.readouterr().out)
    assert len(found["play"]) == 9
    for row in found["play"]:
        assert set(row) == PLAY_KEYS
        rates = row["per_second"]
        assert set(rates) == {"decisions", "real", "forced", "steps", "games"}
        for rate in rates.values():
            assert 0 <= rate["low"] <= rate["median"] <= rate["high"]
        assert rates["decisions"]["median"] == pytest.approx(rates["steps"]["median"])
        assert rates["real"]["low"] + rates["forced"]["low"] <= rates["decisions"]["low"] * 1.000001
        assert row["real"] > row["games"] > 0
    assert found["play"][0]["ours_is_faster_by"] == {"decisions": 1.0, "steps": 1.0}


def test_only_what_is_named_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bench", "--json", "--only", "clone", "questhall/3", *SHORT])

    found = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in found["play"]] == ["questhall/3"]
    assert [row["name"] for row in found["tasks"]] == ["clone"]
    assert found["memory"] == []
    assert found["play"][0]["ours_is_faster_by"] is None
    each, rate = found["tasks"][0]["microseconds"], found["tasks"][0]["per_second"]
    assert each["low"] == pytest.approx(1e6 / rate["high"])


def test_tables_for_people_name_everything_and_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "questhall/4", "clone", "saved", "no-such-library", *SHORT]) == 0

    out = capsys.readouterr().out
    for word in ("questhall/4", "decisions/s", "forced/s", "1.00 x", "clone", "saved", "what a step is"):
        assert word in out
    assert "not measured: no-such-library" in out
    assert "pip install 'no-such-library==1'" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seconds", "0"),
        ("--seconds", "soon"),
        ("--seconds", "nan"),
        ("--rounds", "0"),
        ("--rounds", "1.5"),
        ("--games", "1"),
        ("--workers", "0"),
        ("--only",),
    ],
)
def test_nonsense_is_refused(arguments: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["bench", *arguments])

    assert refused.value.code == 2


def test_an_unknown_name_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--only", "speed"]) == 2

    assert "unknown entry 'speed'" in capsys.readouterr().err


def test_a_match_without_openspiel_is_refused_with_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openspiel, "pyspiel", None)
    openspiel_bot.search_with_a_clock.cache_clear()

    assert main(["bench", "--field", "--games", "2"]) == 2

    assert "pip install open_spiel==" in capsys.readouterr().err
