"""Levels stand for bots wherever a bot is named."""

from __future__ import annotations

import pytest

from questhall.bots import make_bot
from questhall.bots.levels import LEVELS, bot_for, level_of
from questhall.core.engine.errors import UnknownBot
from questhall.games import find_game

GAME = find_game("rent-a-hero")


@pytest.mark.parametrize(
    ("level", "bot"), [("easy", "random"), ("medium", "thumb"), ("hard", "ismcts"), ("expert", "learned")]
)
def test_a_bot_is_made_by_its_level(level: str, bot: str) -> None:
    assert make_bot(level, GAME, 1).name == bot


def test_every_level_leads_to_a_bot_and_back() -> None:
    assert [level_of(bot_for(level)) for level in LEVELS] == list(LEVELS)
    assert level_of("human") == ""


@pytest.mark.parametrize("name", ["brutal", "hard:1s"])
def test_an_unknown_level_is_refused_with_a_list_of_levels(name: str) -> None:
    with pytest.raises(UnknownBot, match="levels are: easy, medium, hard, expert"):
        make_bot(name, GAME, 1)
