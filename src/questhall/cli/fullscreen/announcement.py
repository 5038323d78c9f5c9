"""A large moment (a death, a nemesis, a victory): for a second, its sentence unfolds over the table."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.timer import Timer
from textual.widgets import Static

UNFOLDING_FRAMES: Final = 6
ALL_FRAMES: Final = 18
FRAME_SECONDS: Final = 0.08
"""It unfolds for half a second and stays for another one."""


class Announcement(Static):
    """Takes no keys and stops nothing: players can carry on."""

    def __init__(self) -> None:
        super().__init__(id="announcement")
        self._motion: Timer | None = None
        self._frame = 0
        self.sentence = ""

    def announce(self, sentence: str) -> None:
        self.end()
        self.sentence = sentence
        self._frame = 0
        self.display = True
        self._motion = self.set_interval(FRAME_SECONDS, self._show_frame)
        self._show_frame()

    def end(self) -> None:
        if self._motion is not None:
            self._motion.stop()
            self._motion = None
        self.display = False

    def _show_frame(self) -> None:
        self._frame += 1
        if self._frame >= ALL_FRAMES:
            self.end()
        else:
            self.update(Text(unfolded(self.sentence, self._frame), "bold", justify="center"))


def unfolded(sentence: str, frame: int) -> str:
    """The middle of a sentence, wider with every frame.

    >>> unfolded("A hero falls", 2), unfolded("A hero falls", 6)
    ('✦ ro f ✦', '✦ A hero falls ✦')
    """
    hidden = len(sentence) * max(0, UNFOLDING_FRAMES - frame) // (2 * UNFOLDING_FRAMES)
    return f"✦ {sentence[hidden : len(sentence) - hidden]} ✦"
