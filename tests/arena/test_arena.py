"""Whole matches: the same for any number of workers, resumable, and in order however they end."""

from __future__ import annotations

import dataclasses
import json
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from questhall.arena import Contest, Match, play_match
from questhall.arena.figures import figures
from questhall.arena.match import Meeting
from questhall.arena.one_game import Result, Table
from questhall.arena.run import in_order
from questhall.arena.saved_match import Played
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import (
    FormatError,
    NewerVersion,
    QuesthallError,
    SaveFailed,
    UnknownBot,
    UnknownVariant,
    UsageError,
    WrongNumberOfSeats,
)
from questhall.sim.interrupts import Stop
from tests.sim.conftest import Children

TIMES = {"seconds", "workers", "thinking", "resumed_after"}
PROBE = """
from questhall.bots import BlindBot

class Greedy(BlindBot):
    name = "greedy"

    def pick(self, option_count):
        return 0

class Broken(BlindBot):
    name = "broken"

    def pick(self, option_count):
        return 1 // 0
"""


@pytest.fixture
def match(tmp_path: Path) -> Match:
    """Two quick bots; a round is 24 games."""
    (tmp_path / "probe.py").write_text(PROBE)
    return Match("rent-a-hero", ("random", f"{tmp_path / 'probe.py'}:Greedy"), games=48, seed=5)


def figures_of(contest: Contest) -> dict[str, object]:
    return {key: value for key, value in figures(contest).items() if key not in TIMES}


def lines_without_times(path: Path) -> list[object]:
    return [{**json.loads(line), "seconds": None} for line in path.read_text().splitlines()]


# Who meets whom


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_a_meeting_both_bots_fill_every_seat_equally_often(seats: int) -> None:
    lineups = list(Meeting(seats, 0, 1).lineups())

    assert len(lineups) == len({*lineups}) == 2 * seats
    for seat in range(seats):
        assert Counter(lineup[seat] for lineup in lineups) == {0: seats, 1: seats}


def test_at_a_table_for_two_no_lineup_is_played_twice() -> None:
    assert list(Meeting(2, 0, 1).lineups()) == [(0, 1), (1, 0)]


def test_every_two_bots_meet_equally_often_at_every_size_of_table() -> None:
    match = Match("rent-a-hero", ("random", "thumb", "ismcts:5"), games=100)
    games = [match.pairing(number) for number in range(1, match.total + 1)]

    assert match.total == 144  # two rounds of 3 x (6 + 8 + 10)
    found = Counter((len(game.lineup), *sorted({*game.lineup})) for game in games)
    assert found == {(seats, *pair): 4 * seats for seats in (3, 4, 5) for pair in [(0, 1), (0, 2), (1, 2)]}
    assert [game.number for game in games] == list(range(1, 145))
    assert sum(game.is_last_of_deal for game in games) == len({game.deal for game in games}) == 18


def test_nobody_meets_in_a_game_for_one() -> None:
    assert Match("talisman", ("random", "thumb"), games=1).sizes == (2, 3, 4, 5, 6)


def test_a_deal_is_dealt_the_same_in_all_its_games(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: dict[int, set[int]] = {}
    table = Table(match)
    bare = type(table.game).bare

    def watched(self: object, setup: object, chance: object, **options: bool) -> object:
        seeds.setdefault(match.pairing(number).deal, set()).add(chance.seed)  # type: ignore[attr-defined]
        return bare(self, setup, chance, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(type(table.game), "bare", watched)
    for number in range(1, 25):
        table.play(number)

    assert [len(found) for found in seeds.values()] == [1, 1, 1]
    assert len(set.union(*seeds.values())) == 3, "another deal has other cards"


# The same match


def test_any_number_of_workers_gives_the_same_figures_and_the_same_file(match: Match, tmp_path: Path) -> None:
    contests = [play_match(match, workers, tmp_path / f"{workers}.jsonl") for workers in (1, 2, 3)]

    assert figures_of(contests[0]) == figures_of(contests[1]) == figures_of(contests[2])
    files = [lines_without_times(tmp_path / f"{workers}.jsonl") for workers in (1, 2, 3)]
    assert files[0] == files[1] == files[2]
    assert len(files[0]) == 1 + match.total


def test_a_bot_that_searches_by_iterations_plays_the_same_match_again() -> None:
    match = Match("rent-a-hero", ("random", "ismcts:2"), games=6, seats=(3,))

    assert figures_of(play_match(match, 1)) == figures_of(play_match(match, 2))


def test_another_seed_gives_another_match(match: Match) -> None:
    other = dataclasses.replace(match, seed=6)

    assert figures_of(play_match(match, 1))["shares"] != figures_of(play_match(other, 1))["shares"]


def test_the_figures_add_up(match: Match) -> None:
    contest = play_match(match, 1)
    standings = contest.standings

    assert (standings.games, standings.deals, match.total) == (48, 6, 48)
    assert not contest.is_interrupted
    shares = [standings.share(bot) for bot in (0, 1)]
    assert sum(found.share for found in shares if found) == pytest.approx(1)
    won = [standings.wins(bot) for bot in (0, 1)]
    assert won[0].sole + won[1].sole + max(won[0].shared, won[1].shared) <= 48
    assert won[0].sole + won[1].sole + won[0].shared + won[1].shared >= 48


def test_games_given_up_at_the_cap_are_shared_by_all(match: Match) -> None:
    contest = play_match(dataclasses.replace(match, cap=3), 1)

    assert contest.standings.capped == 48
    assert [found.share for bot in (0, 1) if (found := contest.standings.share(bot))] == [0.5, 0.5]


def test_variants_are_played(match: Match) -> None:
    endless = dataclasses.replace(match, variants=("endless",), games=1)
    usual = dataclasses.replace(match, games=1)

    assert figures(play_match(endless, 1))["decisions"] != figures(play_match(usual, 1))["decisions"]


# Going on


def test_a_match_that_was_stopped_continues_where_it_stopped(match: Match, tmp_path: Path) -> None:
    whole = play_match(match, 1, tmp_path / "whole.jsonl")
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "part.jsonl").write_bytes(b"".join(lines[:20]) + lines[20][:30])

    resumed = play_match(match, 2, tmp_path / "part.jsonl")

    assert resumed.before == 19
    assert figures_of(resumed) == figures_of(whole)
    assert lines_without_times(tmp_path / "part.jsonl") == lines_without_times(tmp_path / "whole.jsonl")


def test_a_match_can_be_extended_and_its_beginning_viewed(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    shorter, longer = dataclasses.replace(match, games=24), match
    once = play_match(shorter, 1, path)
    twice = play_match(longer, 1, path)

    assert (once.standings.games, twice.standings.games, twice.before) == (24, 48, 24)
    assert figures_of(twice) == figures_of(play_match(longer, 1))
    assert figures_of(play_match(shorter, 1, path)) == figures_of(once)
    assert len(path.read_bytes().splitlines()) == 49, "the games behind are kept"


def test_a_finished_match_is_not_played_again(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = play_match(match, 1, tmp_path / "match.jsonl")
    monkeypatch.delattr(Table, "play")

    assert figures_of(play_match(match, 1, tmp_path / "match.jsonl")) == figures_of(first)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seed": 6}, "its seed is 5, not 6"),
        ({"bots": ("random", "thumb")}, "its bots is"),
        ({"seats": (3,)}, r"its seats is \[3, 4, 5\], not \[3\]"),
        ({"variants": ("endless",)}, r"its variants is \[\], not \['endless'\]"),
        ({"cap": 7}, "its cap is 100000, not 7"),
    ],
)
def test_the_file_of_another_match_is_refused(
    match: Match, tmp_path: Path, change: dict[str, object], complaint: str
) -> None:
    path = tmp_path / "match.jsonl"
    play_match(dataclasses.replace(match, games=1), 1, path)
    before = path.read_bytes()

    with pytest.raises(UsageError, match=complaint):
        play_match(dataclasses.replace(match, **change), 1, path)  # type: ignore[arg-type]
    assert path.read_bytes() == before


def test_the_file_of_a_bot_that_was_changed_since_is_refused(match: Match, tmp_path: Path) -> None:
    play_match(match, 1, tmp_path / "match.jsonl")
    (tmp_path / "probe.py").write_text(PROBE + "\n# better now\n")

    with pytest.raises(UsageError, match="a bot's file has changed"):
        play_match(match, 1, tmp_path / "match.jsonl")


@pytest.mark.parametrize(
    ("place", "line", "complaint"),
    [
        (0, "{}", "does not hold match results"),
        (0, "not json", "does not hold match results"),
        (5, "{}", "line 6: "),
        (5, None, "line 6: this is not game 5"),
    ],
)
def test_a_damaged_file_is_refused(
    match: Match, tmp_path: Path, place: int, line: str | None, complaint: str
) -> None:
    path = tmp_path / "match.jsonl"
    play_match(match, 1, path)
    lines = path.read_text().splitlines()
    lines[place] = lines[place + 1] if line is None else line
    path.write_text("\n".join(lines) + "\n")

    with pytest.raises(FormatError, match=complaint):
        play_match(match, 1, path)
    assert path.read_text() == "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    "change",
    [
        {"winners": [7]},
        {"winners": [0, 0]},
        {"real": [1]},
        {"seconds": [-1, 0]},
        {"lineup": [1, 1, 1]},
        {"deal": 2},
    ],
)
def test_an_impossible_result_is_refused(match: Match, tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "match.jsonl"
    play_match(match, 1, path)
    lines = path.read_text().splitlines()
    lines[1] = json.dumps(json.loads(lines[1]) | change)
    path.write_text("\n".join(lines) + "\n")

    with pytest.raises(FormatError, match="line 2: this is not game 1"):
        play_match(match, 1, path)


def test_a_file_of_a_newer_version_is_refused(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play_match(match, 1, path)
    path.write_text(path.read_text().replace('"arena":1', '"arena":2'))

    with pytest.raises(NewerVersion):
        play_match(match, 1, path)


def test_a_new_file_never_overwrites_one(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play_match(match, 1, path, is_new=True)
    before = path.read_bytes()

    with pytest.raises(SaveFailed, match="already exists"):
        play_match(match, 1, path, is_new=True)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_made_is_refused(match: Match, tmp_path: Path) -> None:
    with pytest.raises(SaveFailed, match="cannot write"):
        play_match(match, 1, tmp_path / "nowhere" / "match.jsonl")


# Matches that cannot be


@pytest.mark.parametrize(
    ("change", "error", "complaint"),
    [
        ({"bots": ("random",)}, UsageError, "at least two bots"),
        ({"bots": ("random", "random")}, UsageError, "random is named twice"),
        ({"bots": ("random", "human")}, UnknownBot, "unknown bot 'human'"),
        ({"seats": (2, 3)}, WrongNumberOfSeats, "3 to 5 players, not 2"),
        ({"game": "talisman", "seats": (1, 2)}, UsageError, "a table for two or more"),
        ({"variants": ("short",)}, UnknownVariant, "no variant 'short'"),
        ({"games": 0}, UsageError, "at least 1"),
        ({"cap": 0}, UsageError, "at least 1 decision"),
        ({"seed": -1}, UsageError, "the seed -1"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(
    match: Match, change: dict[str, object], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error, match=complaint):
        play_match(dataclasses.replace(match, **change), 1)  # type: ignore[arg-type]


def test_a_bot_that_uses_several_cores_is_the_only_worker() -> None:
    match = Match("rent-a-hero", ("random", "ismcts:10:2"), games=1)

    with pytest.raises(UsageError, match="ismcts:10:2 uses several cores itself"):
        play_match(match, 2)
    with pytest.raises(UsageError, match="workers: -1"):
        play_match(match, -1)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named_with_the_place(match: Match, workers: int) -> None:
    own = match.bots[1].replace("Greedy", "Broken")

    with pytest.raises(
        QuesthallError, match=r"Broken failed in game \d+: ZeroDivisionError.*probe\.py, line 14"
    ):
        play_match(dataclasses.replace(match, bots=("random", own)), workers)


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_played_before_a_bot_failed_is_kept(match: Match, workers: int, tmp_path: Path) -> None:
    late = (
        PROBE
        + """
class Late(Greedy):
    def __init__(self, game, seed):
        super().__init__(game, seed)
        if seed == SEED:
            raise ValueError("not this seed")
"""
    )
    seed = int(derive(match.seed, 9, 2))
    (tmp_path / "late.py").write_text(late.replace("SEED", str(seed)))
    failing = dataclasses.replace(match, bots=("random", f"{tmp_path / 'late.py'}:Late"))

    contest = play_match(failing, workers, tmp_path / "match.jsonl")

    assert contest.standings.games == 8
    assert contest.is_interrupted
    assert figures(contest)["problem"] == str(contest.problem)
    assert "Late failed in game 9: ValueError: not this seed" in str(contest.problem)
    assert len((tmp_path / "match.jsonl").read_bytes().splitlines()) == 9


# Matches that end early


def at_game(count: int, action: Callable[[], object]) -> Callable[[int], None]:
    def on_progress(games: int) -> None:
        if games == count:
            action()

    return on_progress


def press_ctrl_c() -> None:
    signal.raise_signal(signal.SIGINT)


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_reports_the_results_so_far_and_the_match_can_continue(
    match: Match, workers: int, tmp_path: Path, children: Children
) -> None:
    endless = dataclasses.replace(match, games=10**9)
    path = tmp_path / "match.jsonl"

    contest = play_match(endless, workers, path, on_progress=at_game(10, press_ctrl_c))

    standings = contest.standings
    assert contest.is_interrupted
    assert 10 <= standings.games < endless.total
    assert len(path.read_bytes().splitlines()) == 1 + standings.games
    assert figures(contest)["interrupted"] is True
    assert children() == []
    resumed = play_match(endless, 1, path, on_progress=at_game(standings.games + 1, press_ctrl_c))
    assert resumed.before == standings.games


def test_a_second_ctrl_c_does_not_wait_for_the_end_of_a_game(match: Match) -> None:
    with Stop() as stop:
        press_ctrl_c()
        assert Table(match, stop).play(1) is not None
        press_ctrl_c()
        assert Table(match, stop).play(1) is None


def test_a_match_without_a_whole_deal_has_no_shares_yet(match: Match) -> None:
    contest = play_match(match, 1, on_progress=at_game(2, press_ctrl_c))

    assert contest.standings.games == 2
    assert contest.standings.share(0) is None
    assert figures(contest)["ratings"] is None


def test_results_come_in_order_however_the_workers_finish() -> None:
    def result(number: int) -> Result:
        return Result(number, 1, [0, 1, 1], [0], "six_heroes", 0, [1, 1], [0.0, 0.0])

    batches = [[4, 5], [3], [7], [6]]
    played = (Played([result(number) for number in batch], 1.0) for batch in batches)

    found = [result.game for batch in in_order(played, 3, Stop()) for result in batch.results]
    assert found == [3, 4, 5, 6, 7]
