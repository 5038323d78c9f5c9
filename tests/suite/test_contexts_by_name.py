"""Rules, views and bots read and change contexts through accessors: what a field means is said in one place."""

from __future__ import annotations

from pathlib import Path

import questhall.games

GAMES_FOLDER = Path(questhall.games.__file__).parent
TABLE = ("components", "state.py")
"""Where a game's own accessors may index the array."""


def indexing(folder: Path) -> list[str]:
    """The modules of games that index the array of contexts themselves."""
    return sorted(
        module.relative_to(folder).as_posix()
        for module in folder.rglob("*.py")
        if module.parts[-2:] != TABLE and ".contexts[" in module.read_text("utf-8")
    )


def test_no_module_of_a_game_indexes_contexts() -> None:
    assert indexing(GAMES_FOLDER) == []


def test_a_module_that_indexes_contexts_is_found(tmp_path: Path) -> None:
    room = tmp_path / "game" / "turn"
    room.mkdir(parents=True)
    (room / "fight.py").write_text("die = table.contexts[place + side + DIE]\n", "utf-8")
    (room / "loss.py").write_text("lives = lives_in(table, place)\n", "utf-8")

    assert indexing(tmp_path) == ["game/turn/fight.py"]
