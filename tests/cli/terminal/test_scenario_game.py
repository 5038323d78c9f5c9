"""`questhall play --scenario`: a game in the terminal that begins at a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall.core.engine.errors import ScenarioError, UsageError
from questhall.core.records.verify import verify
from questhall.games import find_game
from tests.cli.terminal.scripted_game import Game

SEATS = "human,easy,easy,easy,easy"
FOLDER = Path(__file__).parents[3] / "scenarios" / "rent-a-hero"
LESSON = str(
    Path(__file__).parents[3] / "src" / "questhall" / "games" / "rent_a_hero" / "lessons" / "1-goal.toml"
)


def test_a_game_begins_at_the_position_of_a_file(tmp_path: Path) -> None:
    game = Game(tmp_path, "--scenario", LESSON)
    shown = game.type("recruit")
    assert "you wins with six different heroes" in shown
    data = (tmp_path / "game.record").read_bytes()
    assert verify(find_game("rent-a-hero"), data).is_finished()


def test_the_players_can_be_named(tmp_path: Path) -> None:
    game = Game(tmp_path, "--scenario", LESSON, "--names", "Ola,Jan")
    assert game.setting.session.header.seats[:2] == ["Ola", "Jan"]
    game.setting.session.close()


def test_such_a_game_is_resumed_like_any_other(tmp_path: Path) -> None:
    first = Game(tmp_path, "--scenario", LESSON)
    before = first.setting.session.digest()
    first.setting.session.close()
    again = Game(tmp_path, "--resume", str(tmp_path / "game.record"), seed=None)
    assert again.setting.session.digest() == before
    again.setting.session.close()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--scenario", LESSON, "--variant", "endless"], "the file sets the variants"),
        (["--scenario", LESSON, "--seats", "human,easy"], "this scenario has 3 seats, not 2"),
        (["--scenario", LESSON, "--resume", "x.record"], "--scenario"),
        (["--scenario", str(FOLDER.parent / "warhammer-quest" / "sickened-twice.toml")], "not rent-a-hero"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    tmp_path: Path, arguments: list[str], message: str
) -> None:
    seed = None if "--resume" in arguments else 3
    with pytest.raises(UsageError, match=message):
        Game(tmp_path, *arguments, seed=seed)
    assert not list(tmp_path.iterdir())


def test_a_deal_is_not_a_position(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="only a deal"):
        Game(tmp_path, "--scenario", str(FOLDER / "dealt-game.toml"), "--seats", SEATS)
