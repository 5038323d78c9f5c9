"""Makes the documentation's pictures of the terminal from real games: `python -m tools.picture [GAME ...]`.

Plays the first decisions of a seeded game on the full screen, the way a bot would, and keeps what is shown.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tests.cli.fullscreen.played import advised, playing


@dataclass(frozen=True)
class Scene:
    """A moment of a game: who plays, how many choices lead to it, and the size of the terminal."""

    target: Path
    arguments: list[str]
    choices: int
    size: tuple[int, int]


SCENES = {
    "rent-a-hero": Scene(
        Path("docs/images/terminal.svg"),
        ["--seats", "human,easy,easy,easy", "--names", "Ana,Ben,Cleo,Dan"],
        choices=9,
        size=(92, 28),
    ),
    "talisman": Scene(
        Path("docs/images/talisman.svg"),
        ["--seats", "human,easy,easy,easy", "--names", "Ana,Ben,Cleo,Dan"],
        choices=9,
        size=(120, 44),
    ),
}


async def draw(game: str, scene: Scene) -> None:
    """The screen after a scene's choices, as a drawing."""
    with tempfile.TemporaryDirectory() as folder:
        async with playing(Path(folder), game, *scene.arguments, size=scene.size) as played:
            for _ in range(scene.choices):
                await played.choose(advised(played))
            svg = played.app.export_screenshot(title=f"questhall play {game}")
    # No fonts from elsewhere: the page that shows the picture has a fixed-width font of its own.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    scene.target.write_text(re.sub(r"<!--.*?-->", "", svg), "utf-8")


def main() -> None:
    for game in sys.argv[1:] or SCENES:
        asyncio.run(draw(game, SCENES[game]))


if __name__ == "__main__":
    main()
