"""The tool that counts victories at a difficulty."""

from __future__ import annotations

import math

from questhall.games.warhammer_quest.components import difficulty
from tools.balance_warhammer_quest import Count, Figures
from tools.difficulty_warhammer_quest import play, show, try_numbers


def test_a_campaign_is_counted_quest_by_quest_and_always_the_same() -> None:
    task = ("thumb", (0, 1), 0, "campaign", 1, "veteran", math.inf)
    party, counts = play(task)

    assert party == (0, 1)
    assert [quest for quest, _ in counts] == [f"quest-{number}" for number in range(1, 6)]
    assert play(task) == (party, counts)
    assert play((*task[:5], "standard", math.inf)) != (party, counts)


def test_nothing_begins_after_the_time_is_up() -> None:
    assert play(("thumb", (0, 1), 0, "campaign", 1, "veteran", 0.0)) == ((0, 1), [])


def test_other_numbers_are_tried_without_a_build() -> None:
    kept = [int(number) for number in difficulty.MORE_ENEMIES], int(difficulty.PERIL_AT_START[1])
    try:
        try_numbers("veteran", [2, 3, 4], 5)
        assert [difficulty.more_enemies(difficulty.VETERAN, heroes) for heroes in (2, 3, 4)] == [2, 3, 4]
        assert difficulty.peril_at_start(difficulty.VETERAN) == 5
        assert difficulty.peril_at_start(0) == 0
    finally:
        for place, number in enumerate(kept[0]):
            difficulty.MORE_ENEMIES[place] = number
        difficulty.PERIL_AT_START[1] = kept[1]


def test_a_party_far_below_the_mean_of_its_size_is_pointed_out() -> None:
    figures = Figures()
    for party, won in (((0, 1), 8), ((0, 2), 7), ((1, 2), 2)):
        figures.of(party, "quest-1").add(Count(10, won, 90, 900))
    lines = show(figures, "veteran", "thumb").splitlines()

    assert lines[0] == "thumb, veteran: 57 (39-73) % of 30 quests won"
    assert [line for line in lines if "below half" in line] == [
        "| waywatcher, warrior priest | 20 | 20 | 0.35 (below half) |"
    ]
