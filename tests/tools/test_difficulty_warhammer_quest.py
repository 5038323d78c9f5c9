"""The tool that counts victories at a difficulty."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Any

import pytest

from questhall.games.warhammer_quest.components import difficulty
from tools.balance_warhammer_quest import Count, Figures
from tools.difficulty_warhammer_quest import Campaigns, play, show, tasks, try_numbers


def test_a_campaign_is_counted_quest_by_quest_and_always_the_same() -> None:
    task = ("thumb", (0, 1), 0, "campaign", 1, "veteran", math.inf)
    deal, counts = play(task)

    assert deal == ((0, 1), 0)
    assert [quest for quest, _ in counts] == [f"quest-{number}" for number in range(1, 6)]
    assert play(task) == (deal, counts)
    assert play((*task[:5], "standard", math.inf)) != (deal, counts)


def test_nothing_begins_after_the_time_is_up() -> None:
    assert play(("thumb", (0, 1), 0, "campaign", 1, "veteran", 0.0)) == (((0, 1), 0), [])


def test_other_numbers_are_tried_without_a_build() -> None:
    tables = (difficulty.MORE_ENEMIES, difficulty.PERIL_AT_START)
    kept = [[int(number) for number in table] for table in tables]
    try:
        try_numbers("veteran", [2, 3, 4], [5, 6])
        assert [difficulty.more_enemies(difficulty.VETERAN, heroes) for heroes in (2, 3, 4)] == [2, 3, 4]
        assert [difficulty.peril_at_start(difficulty.VETERAN, quest) for quest in (1, 2, 3)] == [5, 6, 2]
        assert difficulty.peril_at_start(0, 1) == 0
    finally:
        for table, numbers in zip(tables, kept, strict=True):
            for place, number in enumerate(numbers):
                table[place] = number


def test_a_party_far_below_the_mean_of_its_size_is_pointed_out() -> None:
    figures = Figures()
    for party, won in (((0, 1), 8), ((0, 2), 7), ((1, 2), 2)):
        figures.of(party, "quest-1").add(Count(10, won, 90, 900))
    lines = show(figures, "veteran", "thumb").splitlines()

    assert lines[0] == "thumb, veteran: 57 (39-73) % of 30 quests won"
    assert [line for line in lines if "below half" in line] == [
        "| waywatcher, warrior priest | 20 | 20 | 0.35 (below half) |"
    ]


def asking(file: Path, **other: Any) -> argparse.Namespace:
    command = {"bot": "thumb", "games": 2, "heroes": "3,4", "quests": "campaign", "seed": 1}
    return argparse.Namespace(**{**command, "difficulty": "veteran", "json": str(file), **other})


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    asked = asking(tmp_path / "veteran.json")
    first, *rest = tasks(asked, math.inf)
    Campaigns(asked).add(*play(first))

    again = Campaigns(asked)
    assert again.played == dict([play(first)])
    assert [*tasks(asked, math.inf, again.played)] == rest
    assert again.figures().total(3, "quest-1").games == 1


def test_a_file_of_another_difficulty_is_not_continued(tmp_path: Path) -> None:
    asked = asking(tmp_path / "veteran.json")
    Campaigns(asked).add(((0, 1), 0), [("quest-1", Count(1, 1, 9, 90))])

    with pytest.raises(SystemExit, match="holds figures of"):
        Campaigns(asking(tmp_path / "veteran.json", difficulty="heroic"))
