"""What is measured, and that the figures follow from it. No speed is asserted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from questhall.bench import own_games, peers, run, tasks
from questhall.bench.figures import figures, rates, ratios
from questhall.bench.measurements import Done, Play, Played, Spread, Task
from questhall.bench.peers import PEERS, Missing, Peer
from questhall.bench.plan import Plan
from questhall.bench.run import Report, measure
from questhall.core.engine.errors import UnknownGame, UsageError
from questhall.games import find_game

ROOT = Path(__file__).parents[2]
RENT_A_HERO = find_game("rent-a-hero")


def made_up(name: str, *rounds: Played) -> Play:
    """A library that plays as it is told; the first round is the one that warms it up."""
    left = [Played(1.0, 1, 1, 1), *rounds]
    return Play(name, 2, "a step", lambda seconds, seed: left.pop(0), "7.1")


def report_of(*plays: tuple[Play, list[Played]]) -> Report:
    report = Report(Plan(), [play for play, _ in plays], [], [], [])
    report.played = {play.name: played for play, played in plays}
    return report


def test_a_rate_is_the_median_of_the_rounds_with_its_spread() -> None:
    played = [Played(1.0, 2, 30, 10, 5), Played(2.0, 2, 30, 10, 5), Played(4.0, 2, 30, 10, 5)]

    found = rates(played)

    assert found["decisions"] == Spread(20.0, 10.0, 40.0)
    assert found["real"] == Spread(15.0, 7.5, 30.0)
    assert found["forced"] == Spread(5.0, 2.5, 10.0)
    assert found["steps"] == Spread(22.5, 11.25, 45.0)
    assert found["games"] == Spread(1.0, 0.5, 2.0)


def test_ours_is_faster_by_our_rate_over_theirs() -> None:
    own = made_up("questhall/4")
    other = made_up("other/game")
    report = report_of((own, [Played(1.0, 1, 90, 10)]), (other, [Played(1.0, 1, 10, 10, 30)]))

    assert ratios(report, other) == {"decisions": 5.0, "steps": 2.0}
    assert ratios(report, own) == {"decisions": 1.0, "steps": 1.0}


def test_libraries_that_do_not_deal_are_compared_with_our_playouts() -> None:
    dealing, dealt = made_up("questhall/4"), made_up("questhall/4-playouts")
    other = replace(made_up("other/game"), deals=False)
    report = report_of(
        (dealing, [Played(1.0, 1, 100, 0)]),
        (dealt, [Played(1.0, 1, 300, 0)]),
        (other, [Played(1.0, 1, 100, 0)]),
    )

    assert ratios(report, other) == {"decisions": 3.0, "steps": 3.0}


def test_without_our_own_play_there_is_nothing_to_compare_with() -> None:
    other = made_up("other/game")

    assert ratios(report_of((other, [Played(1.0, 1, 1, 0)])), other) is None


def test_every_round_counts_except_the_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Played(0.5, 3, 20, 4), Played(0.5, 5, 40, 8)
    monkeypatch.setattr(peers, "PEERS", (Peer("pytest", "", lambda version: [made_up("pytest/x", *told)]),))

    report = measure(Plan(seconds=0.01, rounds=2, only=("pytest",)))

    assert report.played == {"pytest/x": list(told)}


def test_the_seconds_are_divided_among_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def work(seconds: float, seed: int) -> Done:
        asked.append(seconds)
        return Done(seconds, 1)

    monkeypatch.setattr(tasks, "tasks", lambda game: [Task("made-up", "", work)])

    measure(Plan(seconds=6.0, rounds=3, only=("made-up",)))

    assert asked[1:] == [2.0, 2.0, 2.0]
    assert asked[0] == run.WARM_UP


def test_every_number_of_players_and_every_variant_of_ours_is_measured() -> None:
    plays = {play.name: play for play in own_games.plays(RENT_A_HERO)}

    assert list(plays) == [
        "questhall/4",
        "questhall/3",
        "questhall/5",
        "questhall/4-original-hint",
        "questhall/4-endless",
        "questhall/4-playouts",
        "questhall/4-knowledge",
        "questhall/4-covers",
        "questhall/4-batch",
    ]
    assert [play.name for play in plays.values() if play.knowledge] == [
        "questhall/4-knowledge",
        "questhall/4-covers",
        "questhall/4-batch",
    ]
    assert [play.name for play in plays.values() if play.covers] == ["questhall/4-covers"]
    assert [play.name for play in plays.values() if not play.deals] == ["questhall/4-playouts"]
    assert {own_games.reference(RENT_A_HERO, deals) for deals in (True, False)} <= {*plays}


@pytest.mark.parametrize("play", own_games.plays(RENT_A_HERO), ids=lambda play: str(play.name))
def test_our_own_play_counts_whole_games_and_the_time_they_took(play: Play) -> None:
    played = play.play(0.005, 1)

    assert played.seconds > 0
    assert played.games >= 1
    assert played.real > played.games
    assert played.forced > 0
    assert played.chance == 0


def test_a_library_that_is_not_installed_is_named_with_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(peers, "PEERS", (Peer("no-such-library", "no-such-library==1", lambda version: []),))

    found = figures(measure(Plan(seconds=0.005, rounds=1, only=("questhall/4", "no-such-library"))))

    assert [row["name"] for row in rows(found, "play")] == ["questhall/4"]
    missing = rows(found, "missing")
    assert [(row["library"], row["install"]) for row in missing] == [
        ("no-such-library", "pip install 'no-such-library==1'")
    ]
    assert missing[0]["reason"]


def test_a_library_that_cannot_be_imported_is_named_with_the_reason() -> None:
    def broken(version: str) -> list[Play]:
        raise ImportError("it needs another library")

    assert peers.find(Peer("pytest", "pytest==1", broken)) == Missing(
        "pytest", "pip install 'pytest==1'", "it needs another library"
    )


def test_an_installed_library_is_not_missing() -> None:
    play = made_up("pytest/x")

    assert peers.find(Peer("pytest", "pytest==1", lambda version: [play])) == [play]


def test_missing_libraries_that_nobody_asked_for_are_not_mentioned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "PEERS", (Peer("no-such-library", "", lambda version: []),))

    assert measure(Plan(seconds=0.005, rounds=1, only=("clone",))).missing == []


def test_an_unknown_entry_is_refused_with_a_list() -> None:
    with pytest.raises(UsageError, match=r"'cloning'; possible: questhall, open_spiel.*clone"):
        measure(Plan(only=("cloning",)))


@pytest.mark.parametrize("plan", [Plan(seconds=0), Plan(seconds=4000), Plan(rounds=0)])
def test_no_time_and_no_rounds_are_refused(plan: Plan) -> None:
    with pytest.raises(UsageError):
        measure(plan)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        measure(Plan(game="chess"))


def test_the_versions_to_install_are_the_ones_of_the_requirements() -> None:
    lists = ("requirements-bench.txt", "requirements-pgx.txt")
    required = [line for name in lists for line in (ROOT / name).read_text().split()]

    assert sorted(peer.install for peer in PEERS) == sorted(required)


def rows(found: dict[str, object], name: str) -> list[dict[str, object]]:
    entries = found[name]
    assert isinstance(entries, list)
    return entries
