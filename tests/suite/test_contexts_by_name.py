"""Rules, views and bots name the fields of contexts: no module adds an offset to a place itself."""

from __future__ import annotations

import re
from pathlib import Path

import questhall.games

GAMES_FOLDER = Path(questhall.games.__file__).parent
AN_OFFSET = re.compile(r"\.contexts\[[^\]]*\+")
TABLE = ("components", "state.py")
"""Where a game's own accessors may do so."""


def indexing(folder: Path) -> list[str]:
    """The modules of games that work out where a field is."""
    return sorted(
        module.relative_to(folder).as_posix()
        for module in folder.rglob("*.py")
        if module.parts[-2:] != TABLE and AN_OFFSET.search(module.read_text("utf-8"))
    )


def test_no_module_of_a_game_adds_offsets_to_places() -> None:
    assert indexing(GAMES_FOLDER) == []


def test_a_module_that_adds_an_offset_is_found(tmp_path: Path) -> None:
    room = tmp_path / "game" / "turn"
    room.mkdir(parents=True)
    (room / "fight.py").write_text("die = table.contexts[place + side + DIE]\n", "utf-8")
    (room / "loss.py").write_text("lives = lives_in(table, place)\n", "utf-8")

    assert indexing(tmp_path) == ["game/turn/fight.py"]
