"""Makes the pictures of the documentation from real games: `python tools/picture.py [GAME ...]`.

Plays the first decisions of a seeded game in a pseudo-terminal and keeps what is on the screen.
"""

from __future__ import annotations

import io
import os
import pty
import re
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

PROMPT = "> "


@dataclass(frozen=True)
class Scene:
    """A moment of a game: what leads to it, how wide the terminal is, and the sign its screen begins with."""

    target: Path
    seed: int
    choices: list[str]
    columns: int
    begins: str


SCENES = {
    "rent-a-hero": Scene(
        Path("docs/images/terminal.svg"),
        seed=8,
        choices=["hint pyromaniac", "pass", "use witch black_knight", "decline", "1", "1", "hint sergeant"],
        columns=92,
        begins="╭",
    ),
    "talisman": Scene(
        Path("docs/images/talisman.svg"),
        seed=8,
        choices=[
            *("keep roll", "go crags", "keep roll", "keep roll", "go woods_3", "attack ben", "keep attack"),
            *("take life", "cast counterspell", "keep roll", "go fields_6", "take cross"),
            *(*["decline"] * 5, "keep roll"),
        ],
        columns=92,
        begins="┌",
    ),
}


def capture(game: str, scene: Scene, record: Path) -> str:
    """Everything the game prints while it is answered with these choices."""
    command = [sys.executable, "-m", "questhall.cli.main", "play", game, "--seed", str(scene.seed)]
    command += ["--seats", "human,random,random,random", "--names", "Ana,Ben,Cleo,Dan", "--lang", "en"]
    command += ["--save", str(record)]
    child, terminal = pty.fork()
    if child == 0:
        size = {"COLUMNS": str(scene.columns), "LINES": "60"}
        os.environ.update(size, TERM="xterm-256color", COLORTERM="truecolor")
        os.execv(sys.executable, command)
    os.write(terminal, "\n".join([*scene.choices, "quit", ""]).encode())
    printed = bytearray()
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        printed += part
    os.waitpid(child, 0)
    return printed.decode()


def draw(game: str, scene: Scene) -> None:
    """The last screen before the game was left, as a drawing."""
    with tempfile.TemporaryDirectory() as folder:
        printed = capture(game, scene, Path(folder) / "game.record").replace("\r\n", "\n")
    picture = (scene.begins + printed.split(scene.begins)[-1]).split("\n")
    prompt = next(i for i, line in enumerate(picture) if PROMPT in line)
    picture[prompt:] = [PROMPT]
    console = Console(record=True, width=scene.columns, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n".join(picture)))
    svg = console.export_svg(title=f"questhall play {game}")
    # No fonts from elsewhere: the page that shows the picture has a fixed-width font of its own.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    scene.target.write_text(re.sub(r"<!--.*?-->", "", svg), "utf-8")


def main() -> None:
    for game in sys.argv[1:] or SCENES:
        draw(game, SCENES[game])


if __name__ == "__main__":
    main()
