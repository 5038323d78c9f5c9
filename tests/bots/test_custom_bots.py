"""Bots of one's own: found by their file and class, and refused with a sentence that helps."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.arena import Match, play_match
from questhall.bots import ask, make_bot
from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import UnknownBot, UsageError
from questhall.core.interface.game import Setup
from questhall.games import find_game

GAME = find_game("rent-a-hero")
EXAMPLE = Path(__file__).parents[2] / "examples" / "own_bot.py"
LAST = """
import beside
from questhall.bots import Bot

class Last(Bot):
    shift = beside.SHIFT

    @classmethod
    def with_setting(cls, game, seed, setting):
        bot = cls(game, seed)
        bot.shift = int(setting)
        return bot

    def choose(self, state, seat):
        return state.option_count - self.shift

class Unfinished(Bot):
    name = "unfinished"

class NoBot:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "beside.py").write_text("SHIFT = 1\n")
    (tmp_path / "last.py").write_text(LAST)
    return tmp_path / "last.py"


def test_the_example_has_about_twenty_lines() -> None:
    code = EXAMPLE.read_text().partition("class ")[2]

    assert sum(bool(line.strip()) for line in code.splitlines()) <= 20


def test_the_page_about_bots_shows_the_example_as_it_is() -> None:
    page = (EXAMPLE.parents[1] / "docs" / "bots.md").read_text("utf-8")

    assert EXAMPLE.read_text("utf-8").partition("\n\n\n")[2] in page


def test_the_example_beats_random_in_the_arena() -> None:
    match = Match("rent-a-hero", ("random", f"{EXAMPLE}:Careful"), games=96, seats=(3,), seed=1)

    share = play_match(match, 1).standings.share(1)

    assert share is not None
    assert share.low is not None
    assert share.low > 0.5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_example_can_answer_every_decision(seats: int) -> None:
    state = GAME.start(Setup(seats), FastChance(seats), journal=False)
    bots = [make_bot(f"{EXAMPLE}:Careful", GAME, seat) for seat in range(seats)]
    decisions = 0
    while not state.is_over():
        seat = int(state.decider)
        state.choose(ask(bots[seat], state, seat, decisions))
        decisions += 1
    assert decisions > 20


def test_a_file_may_import_what_lies_beside_it(file: Path) -> None:
    state = GAME.start(Setup(3), FastChance(1))

    assert ask(make_bot(f"{file}:Last", GAME, 0), state, int(state.decider), 0) == state.option_count - 1


def test_a_setting_stands_behind_the_class(file: Path) -> None:
    state = GAME.start(Setup(3), FastChance(1))
    bot = make_bot(f"{file}:Last:2", GAME, 0)

    assert ask(bot, state, int(state.decider), 0) == state.option_count - 2


def test_a_bot_without_a_name_is_called_after_its_class(file: Path) -> None:
    assert make_bot(f"{file}:Last", GAME, 0).name == "Last"
    assert make_bot(f"{EXAMPLE}:Careful", GAME, 0).name == "careful"


def test_a_bot_without_settings_refuses_one() -> None:
    with pytest.raises(UsageError, match="careful does not accept the setting '5'"):
        make_bot(f"{EXAMPLE}:Careful:5", GAME, 0)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (":Missing", "has no bot 'Missing'; its bots are: Last, Unfinished"),
        (":NoBot", "has no bot 'NoBot'; its bots are: Last, Unfinished"),
        (":beside", "has no bot 'beside'"),
        ("", "needs a class name: FILE.py:CLASS; its bots are: Last, Unfinished"),
        (":Unfinished", "Unfinished in .* is incomplete; missing: choose"),
    ],
)
def test_a_class_that_is_not_a_bot_is_refused(file: Path, kind: str, complaint: str) -> None:
    with pytest.raises(UnknownBot, match=complaint):
        make_bot(f"{file}{kind}", GAME, 0)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match=r"bot file not found: .*nobody\.py"):
        make_bot(f"{tmp_path / 'nobody.py'}:Bot", GAME, 0)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("class (", ": SyntaxError"),
        ("import no_such_module", ": ModuleNotFoundError"),
        ("x = 1", "has no bot 'Bot'; a bot is a subclass of questhall.bots.Bot"),
    ],
)
def test_a_file_that_does_not_run_is_refused_with_the_reason(
    tmp_path: Path, content: str, complaint: str
) -> None:
    (tmp_path / "bad.py").write_text(content)

    with pytest.raises(UnknownBot, match=complaint):
        make_bot(f"{tmp_path / 'bad.py'}:Bot", GAME, 0)
