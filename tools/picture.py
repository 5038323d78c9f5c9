"""Makes the picture in the README from a real game: `python tools/picture.py docs/images/terminal.svg`.

Plays the first decisions of a seeded game in a pseudo-terminal and keeps what is on the screen.
"""

from __future__ import annotations

import io
import os
import pty
import re
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

COLUMNS = 92
CHOICES = ["hint pyromaniac", "pass", "use witch black_knight", "decline", "1", "1", "hint sergeant"]
PROMPT = "> "


def capture(choices: list[str], record: Path) -> str:
    """Everything the game prints while it is answered with these choices."""
    command = [sys.executable, "-m", "questhall.cli.main", "play", "rent-a-hero", "--seed", "8"]
    command += ["--seats", "human,random,random,random", "--names", "Ana,Ben,Cleo,Dan", "--lang", "en"]
    command += ["--save", str(record)]
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(COLUMNS=str(COLUMNS), LINES="60", TERM="xterm-256color", COLORTERM="truecolor")
        os.execv(sys.executable, command)
    os.write(terminal, "\n".join([*choices, "quit", ""]).encode())
    printed = bytearray()
    while True:
        try:
            part = os.read(terminal, 65536)
        except OSError:
            break
        printed += part
    os.waitpid(child, 0)
    return printed.decode()


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        printed = capture(CHOICES, Path(folder) / "game.record").replace("\r\n", "\n")
    screens = printed.split("╭")
    picture = ("╭" + screens[-1]).split("\n")
    prompt = next(i for i, line in enumerate(picture) if PROMPT in line)
    picture[prompt:] = [PROMPT]
    console = Console(record=True, width=COLUMNS, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n".join(picture)))
    svg = console.export_svg(title="questhall play rent-a-hero")
    # No fonts from elsewhere: the page that shows the picture has a fixed-width font of its own.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    target.write_text(re.sub(r"<!--.*?-->", "", svg), "utf-8")


if __name__ == "__main__":
    main()
