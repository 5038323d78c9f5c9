"""Whole analyses: constructed games whose turning point is known, refusals, repeatability, calibration."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from questhall.analysis import QUICK, analyse
from questhall.analysis.judge import Judge
from questhall.analysis.played_game import PlayedGame
from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.report import decode, encode
from questhall.analysis.sampling import reveals_something, sample_tables, with_hands_open
from questhall.analysis.verdicts import Verdict
from questhall.core.engine.chance import derive
from questhall.core.engine.errors import QuesthallError, RecordError, TamperedRecord, UsageError
from questhall.core.engine.state import State
from questhall.core.interface.determinize import determinize
from questhall.core.records.record import read_lines
from questhall.games import find_game
from tests.analysis.finished_games import (
    SMALL,
    TINY,
    bot_game,
    last_life_lost,
    sixth_hero_let_go,
    tiny_report,
)
from tests.core.records.played_games import after, sealed, specimen, written

GAME = find_game("rent-a-hero")


# Turning points and decisions


def test_the_choice_that_lost_the_game_is_the_turning_point_and_a_mistake() -> None:
    report = analyse(GAME, sixth_hero_let_go(), SMALL)

    first = report.turning_points[0]
    assert (first.step, first.seat, first.key) == (1, 0, "pass")
    assert first.before[0] > 0.7
    assert first.after[0] < first.before[0] - 0.2
    mistake = report.decisions[0]
    assert (mistake.step, mistake.seat, mistake.key, mistake.better) == (1, 0, "pass", "recruit")
    assert mistake.is_mistake
    assert mistake.loss > 3 * mistake.error
    assert mistake.better_tables > mistake.worse_tables
    assert report.sums[0].mistakes == 1


def test_the_roll_that_killed_is_the_turning_point_and_nobody_is_to_blame() -> None:
    report = analyse(find_game("talisman"), last_life_lost(), SMALL)

    assert [point.step for point in report.turning_points] == [1]
    assert report.turning_points[0].after == [0, 1]
    assert not any(decision.is_mistake for decision in report.decisions)


def test_at_most_five_turning_points_in_the_order_of_the_game() -> None:
    steps = [point.step for point in tiny_report("rent-a-hero", 3).turning_points]

    assert len(steps) <= 5
    assert steps == sorted(steps)


@pytest.mark.parametrize(
    ("loss", "error", "is_mistake"),
    [(0.2, 0.05, True), (0.2, 0.07, False), (-0.2, 0.01, False), (0.005, 0.0001, False)],
    ids=["clear", "within error", "better than the bot", "a trifle"],
)
def test_nothing_within_error_is_a_mistake(loss: float, error: float, is_mistake: bool) -> None:
    assert Verdict(0, loss, error, 0, 0, 10).is_mistake() is is_mistake


# What is refused


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(UsageError, match="not over, and what an analysis would say about it is still secret"):
        analyse(GAME, written(after(20)))


def test_a_changed_record_is_refused() -> None:
    lines = read_lines(specimen())
    lines[-1] = msgspec.structs.replace(lines[-1], winners=[0, 1, 2])

    with pytest.raises(TamperedRecord):
        analyse(GAME, sealed(lines))


def test_a_torn_record_is_refused() -> None:
    with pytest.raises(QuesthallError):
        analyse(GAME, specimen()[:-5])


def test_a_file_that_is_not_a_record_is_refused() -> None:
    with pytest.raises(RecordError):
        analyse(GAME, b"no record\n")


def test_undone_choices_are_left_out() -> None:
    report = analyse(GAME, specimen(), TINY)
    played = PlayedGame(GAME, specimen())

    assert len(report.points) == played.length() + 1
    assert played.replay.last() > played.length()
    assert [point.choice for point in report.points] == list(range(len(report.points)))
    steps = [point.step for point in report.points]
    assert steps == sorted(steps)
    assert not any(played.replay.is_undone(played.replay.step(step)) for step in steps)


# The same again


def test_the_same_seed_gives_the_same_report() -> None:
    again = analyse(GAME, bot_game("rent-a-hero", 3), TINY, 0)

    assert encode(again) == encode(tiny_report("rent-a-hero", 3))
    assert encode(again) != encode(tiny_report("rent-a-hero", 3, seed=1))
    assert decode(encode(again)) == again


def test_progress_counts_to_the_end_and_can_stop_the_analysis() -> None:
    heard: list[tuple[int, int]] = []

    analyse(GAME, sixth_hero_let_go(), TINY, progress=lambda done, total: heard.append((done, total)))

    assert [done for done, _ in heard] == sorted(done for done, _ in heard)
    assert heard[0][0] == 1
    assert heard[-1][0] == heard[-1][1]
    assert len({total for _, total in heard}) == 1

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(GAME, sixth_hero_let_go(), TINY, progress=stop)


# What is known


def middle(number: int = 60) -> State:
    played = PlayedGame(GAME, bot_game("rent-a-hero", 3))
    return next(move.before for move in played.moves() if move.choice.n == number)


def faces_known(state: State) -> dict[int, int]:
    assert state.knowledge is not None
    return {card: int(state.faces[card]) for card, known in enumerate(state.knowledge.known) if known}


def test_with_all_hands_open_hands_stay_and_the_deck_is_shuffled() -> None:
    state = middle()
    tables = sample_tables(state, None, 6, 1, PlayoutJudge(GAME).policy)

    known = faces_known(state)
    assert known
    for table in tables:
        assert {card: int(table.faces[card]) for card in known} == known
    assert len({tuple(int(face) for face in table.faces) for table in tables}) > 1


def test_opening_the_hands_leaves_the_table_alone() -> None:
    state = middle()
    before = faces_known(state)
    assert state.knowledge is not None
    masks = list(state.knowledge.known)

    with_hands_open(state)

    assert state.knowledge.known == masks
    assert faces_known(state) == before


def test_a_seats_own_chance_does_not_depend_on_what_it_cannot_know() -> None:
    state = middle()
    judge = PlayoutJudge(GAME)
    seat = int(state.decider)

    chances = [
        judge.chances(table, seat, 6, 7)
        for table in (state, determinize(state, seat, 1), determinize(state, seat, 2))
    ]

    assert chances[0] == chances[1] == chances[2]


def test_revealed_information_is_noticed() -> None:
    played = PlayedGame(GAME, bot_game("rent-a-hero", 3))

    found = {
        bool(reveals_something(move.before, move.after))
        for move in played.moves()
        if any(event.kind.name == "card_drawn" for event in move.events)
    }

    assert found <= {True}


def test_own_chances_are_given_where_a_seat_was_asked() -> None:
    report = tiny_report("rent-a-hero", 3)

    for seat in range(3):
        own = [point.own[seat] for point in report.points if point.own[seat] is not None]
        assert 1 <= len(own) <= TINY.looks
        assert all(0 <= share <= 1 for share in own if share is not None)


# Calibration


def far(guess: Sequence[float], result: Sequence[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(guess, result, strict=True))


def missed_by(judge: Judge, seed: int) -> tuple[float, float]:
    """How far the judge, and an even guess, are from what happened at three quarters of a game."""
    played = PlayedGame(GAME, bot_game("rent-a-hero", 3, seed))
    moves = list(played.moves())
    state = moves[len(moves) * 3 // 4].before
    result = judge.forecast(played.result, 0).chances
    found = judge.chances(state, None, 60, derive(seed, 9)).shares
    even = [1 / len(result)] * len(result)
    return tuple(sum((a - b) ** 2 for a, b in zip(guess, result, strict=True)) for guess in (found, even))  # type: ignore[return-value]


def test_the_judge_foresees_the_end_better_than_an_even_guess() -> None:
    judge = PlayoutJudge(GAME, QUICK.rounds)
    missed = [missed_by(judge, seed) for seed in range(1, 9)]

    assert sum(found for found, _ in missed) < sum(even for _, even in missed)
