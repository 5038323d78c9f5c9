"""The screen in every phase of a game, kept as text beside the tests: `make golden` writes it anew."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Final

from tests.cli.fullscreen.keyboard import LARGE, SMALL
from tests.cli.fullscreen.played import Played

FOLDER: Final = Path(__file__).parent / "screens"
SIZES: Final = (LARGE, SMALL)
"""The small one comes last: the game goes on in it."""


class Screens:
    """The screens of one game in the order in which its phases were reached, each in both sizes."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._phases: list[str] = []
        self._shown: list[str] = []

    def __contains__(self, phase: str) -> bool:
        return phase in self._phases

    def __len__(self) -> int:
        return len(self._phases)

    async def take(self, phase: str, played: Played) -> None:
        self._phases.append(phase)
        for columns, lines in SIZES:
            await played.resize((columns, lines))
            self._shown.append(f"=== {phase} at {columns}x{lines}\n{played.text_on_top()}\n")

    def text(self) -> str:
        return "\n".join(self._shown)

    def path(self) -> Path:
        return FOLDER / f"{self.game}.txt"


def main() -> None:
    from tests.cli.fullscreen.test_whole_games import GAMES, play_whole_game

    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            screens = asyncio.run(play_whole_game(Path(folder), game))
        screens.path().write_text(screens.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
