"""Whole runs: the same for any number of workers, and in order however they end."""

from __future__ import annotations

import dataclasses
import os
import re
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from questhall.bots import BOTS, Bot
from questhall.core.engine.errors import (
    QuesthallError,
    SaveFailed,
    UnknownBot,
    UnknownGame,
    UnknownVariant,
    UsageError,
    WrongNumberOfSeats,
)
from questhall.core.engine.state import State
from questhall.core.interface.game import Game
from questhall.core.records.verify import replayed
from questhall.games import find_game
from questhall.sim import Plan, default_workers, simulate
from questhall.sim.batches import Batches, Played
from questhall.sim.figures import figures
from questhall.sim.interrupts import Stop
from questhall.sim.one_game import Outcome, Player
from questhall.sim.records import write_record
from questhall.sim.summary import Summary
from tests.sim.conftest import Children

PLAN = Plan("rent-a-hero", ("random",) * 3, games=60, seed=5)
ENDLESS_RUN = dataclasses.replace(PLAN, games=10**9)
TIMES = {"seconds", "decisions_per_second", "games_per_second", "workers"}


def figures_of(plan: Plan, workers: int) -> dict[str, object]:
    return {key: value for key, value in figures(simulate(plan, workers)).items() if key not in TIMES}


@pytest.mark.parametrize("variants", [(), ("endless",)])
def test_any_number_of_workers_gives_the_same(variants: tuple[str, ...]) -> None:
    plan = dataclasses.replace(PLAN, variants=variants)

    assert figures_of(plan, workers=1) == figures_of(plan, workers=2) == figures_of(plan, workers=3)


def test_another_seed_gives_other_games() -> None:
    assert simulate(PLAN, 1).summary != simulate(dataclasses.replace(PLAN, seed=6), 1).summary


def test_the_first_games_of_a_longer_run_are_the_same() -> None:
    longer = dataclasses.replace(PLAN, games=PLAN.games + 1)
    summary = simulate(PLAN, 1).summary

    summary.add(Player(longer).play(longer.games))

    assert summary == simulate(longer, 1).summary


def test_the_figures_add_up() -> None:
    result = simulate(PLAN, 1)
    summary = result.summary

    assert summary.games == summary.lengths.total() == summary.endings.total() == 60
    assert summary.decisions == sum(length * count for length, count in summary.lengths.items())
    assert sum(summary.wins(seat).share for seat in range(3)) == pytest.approx(1)
    assert not result.is_interrupted


def test_no_more_workers_than_games() -> None:
    assert simulate(dataclasses.replace(PLAN, games=1), workers=8).workers == 1
    assert default_workers() >= 1


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_reported_up_to_the_last_game(workers: int) -> None:
    told: list[int] = []

    simulate(PLAN, workers, told.append)

    assert told == sorted(told)
    assert told[-1] == 60


@pytest.mark.parametrize("workers", [1, 2])
def test_every_record_replays(workers: int, tmp_path: Path) -> None:
    plan = dataclasses.replace(PLAN, games=12, records=tmp_path / "new" / "records")
    bare = simulate(dataclasses.replace(PLAN, games=12), 1)

    assert simulate(plan, workers).summary == bare.summary
    paths = sorted((tmp_path / "new" / "records").iterdir())
    assert [path.name for path in paths] == [f"rent-a-hero-{number:02}.record" for number in range(1, 13)]
    sessions = [replayed(find_game("rent-a-hero"), path.read_bytes()) for path in paths]
    assert sum(len(session.made) for session in sessions) == bare.summary.decisions
    assert all(session.state.is_over() for session in sessions)


@pytest.mark.parametrize(
    ("change", "error", "complaint"),
    [
        ({"game": "chess"}, UnknownGame, "games are: rent-a-hero"),
        ({"seats": ("random",) * 2}, WrongNumberOfSeats, "3 to 5 players, not 2"),
        ({"seats": ("random", "human", "random")}, UnknownBot, "unknown bot 'human'"),
        ({"variants": ("short",)}, UnknownVariant, "no variant 'short'"),
        ({"games": 0}, UsageError, "at least 1"),
        ({"cap": 0}, UsageError, "at least 1 decision"),
        ({"seed": -1}, UsageError, "the seed -1"),
        ({"seed": 2**62}, UsageError, "the seed"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(
    change: dict[str, object], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        simulate(dataclasses.replace(PLAN, **change), 1)  # type: ignore[arg-type]


def test_the_largest_seed_is_accepted() -> None:
    assert simulate(dataclasses.replace(PLAN, games=2, seed=2**62 - 1), 1).summary.games == 2


def test_a_negative_number_of_workers_is_refused() -> None:
    with pytest.raises(UsageError, match="workers: -1"):
        simulate(PLAN, -1)


# Records that cannot be written


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")

    with pytest.raises(SaveFailed, match="cannot write records to"):
        simulate(dataclasses.replace(PLAN, records=tmp_path / "file"), 1)
    assert (tmp_path / "file").read_text() == "mine"


def test_records_of_an_earlier_run_are_not_overwritten(tmp_path: Path) -> None:
    plan = dataclasses.replace(PLAN, games=1, records=tmp_path)
    simulate(plan, 1)
    before = (tmp_path / "rent-a-hero-1.record").read_bytes()

    with pytest.raises(SaveFailed, match="already holds records"):
        simulate(dataclasses.replace(plan, seed=6), 1)
    assert (tmp_path / "rent-a-hero-1.record").read_bytes() == before


def test_a_record_that_does_not_fit_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full_disk(_path: Path, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full_disk)

    with pytest.raises(SaveFailed, match=r"a\.record: No space left on device"):
        write_record(tmp_path / "a.record", [])
    assert list(tmp_path.iterdir()) == []


# Runs that end early


def at_once(action: Callable[[], object]) -> Callable[[int], None]:
    """Does something as soon as the first games are done."""
    done: list[int] = []

    def on_progress(games: int) -> None:
        if not done:
            action()
        done.append(games)

    return on_progress


def press_ctrl_c() -> None:
    signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_reports_the_games_so_far(workers: int, children: Children) -> None:
    before = signal.getsignal(signal.SIGINT)

    result = simulate(ENDLESS_RUN, workers, at_once(press_ctrl_c))

    assert result.is_interrupted
    assert 1 <= result.summary.games < ENDLESS_RUN.games
    assert result.summary.lengths.total() == result.summary.games
    assert figures(result)["interrupted"] is True
    assert signal.getsignal(signal.SIGINT) is before
    assert children() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_however_often_ctrl_c_is_pressed_there_are_figures(workers: int, children: Children) -> None:
    def often() -> None:
        for _ in range(5):
            press_ctrl_c()

    result = simulate(ENDLESS_RUN, workers, at_once(often))

    assert result.is_interrupted
    assert result.summary.lengths.total() == result.summary.games >= 1
    assert children() == []


def test_a_stop_that_is_entered_already_goes_on_listening() -> None:
    with Stop() as stop:
        result = simulate(ENDLESS_RUN, 1, at_once(press_ctrl_c), stop)
        press_ctrl_c()

    assert result.is_interrupted


class Slow(Bot):
    """Presses Ctrl-C while it thinks about its third choice, as often as its setting says."""

    name: ClassVar[str] = "slow"
    times = 1

    @classmethod
    def with_setting(cls, game: Game, seed: int, setting: str) -> Bot:
        bot = cls(game, seed)
        bot.times = int(setting)
        return bot

    def choose(self, state: State, seat: int) -> int:
        asked.append(seat)
        for _ in range(self.times if len(asked) == 100 else 0):
            press_ctrl_c()
        return 0


asked: list[int] = []


@pytest.mark.parametrize(("times", "is_finished"), [(1, True), (2, False)])
def test_a_game_under_way_is_finished_unless_ctrl_c_is_pressed_twice(
    times: int, is_finished: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "slow", Slow)
    asked.clear()

    result = simulate(dataclasses.replace(ENDLESS_RUN, seats=("random", "random", f"slow:{times}")), 1)

    assert result.is_interrupted
    assert (len(asked) > 100) is is_finished
    assert result.summary.lengths.total() == result.summary.games >= 1


def test_a_game_under_way_is_given_up_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "slow", Slow)
    monkeypatch.setattr("questhall.sim.interrupts._GRACE", 0.0)
    asked.clear()

    simulate(dataclasses.replace(ENDLESS_RUN, seats=("random", "random", "slow:1")), 1)

    assert len(asked) == 100


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_bots_that_think_play_the_same_for_any_number_of_workers(workers: int, tmp_path: Path) -> None:
    plan = Plan("rent-a-hero", ("thumb", "ismcts:5", "random"), games=3, seed=5, cap=40)
    expected = simulate(plan, 1).summary

    found = simulate(dataclasses.replace(plan, records=tmp_path), workers).summary

    assert found == expected
    for path in tmp_path.iterdir():
        session = replayed(find_game("rent-a-hero"), path.read_bytes())
        assert session.header.players == ["thumb:quick", "ismcts:5", "random"]
        assert session.header.seats == ["thumb:quick-0", "ismcts:5-1", "random-2"]


def test_a_bot_that_uses_several_cores_is_asked_in_this_process_only() -> None:
    plan = dataclasses.replace(PLAN, seats=("random", "random", "ismcts:5:2"))

    with pytest.raises(UsageError, match="ismcts:5:2 uses several cores itself, so it needs --workers 1"):
        simulate(plan, 2)
    assert plan.bots_on_several_cores() == ["ismcts:5:2"]
    assert PLAN.bots_on_several_cores() == []


def test_an_interrupted_run_leaves_whole_records_only(tmp_path: Path) -> None:
    result = simulate(dataclasses.replace(ENDLESS_RUN, records=tmp_path), 2, at_once(press_ctrl_c))

    paths = list(tmp_path.iterdir())
    assert len(paths) == result.summary.games
    for path in paths:
        assert replayed(find_game("rent-a-hero"), path.read_bytes()).state.is_over()


def test_a_worker_that_dies_is_reported_with_what_there_is(children: Children) -> None:
    def kill_one() -> None:
        pid = children()[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)

    result = simulate(ENDLESS_RUN, 2, at_once(kill_one))

    assert re.search(r"a worker died \(exit code -9\) while it was playing games", str(result.problem))
    assert result.summary.games >= 1
    assert children() == []


def failing(at: int) -> Callable[[Player, int], Outcome]:
    def play(self: Player, number: int) -> Outcome:
        if number == at:
            raise ZeroDivisionError("by a rule")
        return self.play_out(number)

    return play


def test_a_game_that_fails_is_named_and_those_before_it_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player, "play", failing(at=7))

    result = simulate(PLAN, 1)

    message = "game 7 of the run with seed 5 failed: ZeroDivisionError: by a rule"
    assert str(result.problem) == figures(result)["problem"] == message
    assert result.summary.games == 6
    assert result.is_interrupted


def test_without_a_single_game_there_is_nothing_but_the_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Player, "play", failing(at=1))

    with pytest.raises(QuesthallError, match="game 1 of the run"):
        simulate(PLAN, 1)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_full_disk_does_not_lose_the_games_before(workers: int, tmp_path: Path) -> None:
    folder = tmp_path / "records"

    def remove_the_folder() -> None:
        folder.rename(tmp_path / "elsewhere")

    result = simulate(dataclasses.replace(ENDLESS_RUN, records=folder), workers, at_once(remove_the_folder))

    assert isinstance(result.problem, SaveFailed)
    assert re.search(r"rent-a-hero-\d+\.record: No such file", str(result.problem))
    assert result.summary.games == len(list((tmp_path / "elsewhere").glob("*.record"))) >= 1


def test_it_runs_outside_of_the_main_thread_too() -> None:
    found: list[Summary] = []

    def run() -> None:
        found.append(simulate(PLAN, 2).summary)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()

    assert found == [simulate(PLAN, 1).summary]


# Batches


def test_batches_hand_out_every_game_once() -> None:
    batches = Batches(100)
    handed_out: list[int] = []

    while batch := batches.take():
        handed_out.extend(batch)
        batches.learn(Played(batch.start, Summary(games=len(batch)), seconds=0.01))

    assert handed_out == list(range(1, 101))


def test_batches_follow_the_speed_of_the_games() -> None:
    batches = Batches(10**6)
    sizes: list[int] = []
    for seconds_per_game in [0.0001] * 8 + [1.0] * 2:
        batch = batches.take()
        sizes.append(len(batch))
        batches.learn(Played(batch.start, Summary(games=len(batch)), len(batch) * seconds_per_game))

    assert sizes[0] == 1
    assert sizes[8] == 2000
    assert sizes[9] == 1
