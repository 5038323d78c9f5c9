"""Whether a game can be shown on the full screen, and if not, whether the player should be told why."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final, TextIO

FULL_SCREEN: Final = ""
"""No obstacle."""
ASKED_FOR: Final = "asked-for"
NO_TERMINAL: Final = "no-terminal"
NO_UTF8: Final = "plain-no-utf8"
NO_TEXTUAL: Final = "plain-no-textual"
SAID: Final = (NO_UTF8, NO_TEXTUAL)
"""Obstacles that people should be told about; each is the key of a text."""


def obstacle(
    environment: Mapping[str, str] = os.environ,
    *,
    is_plain: bool,
    reading: TextIO | None = None,
    writing: TextIO | None = None,
) -> str:
    """What prevents the full screen: nothing, or one of the reasons above."""
    reading, writing = reading or sys.stdin, writing or sys.stdout
    if is_plain:
        return ASKED_FOR
    if reading is None or writing is None or not (reading.isatty() and writing.isatty()):
        return NO_TERMINAL
    if environment.get("TERM", "") in ("", "dumb", "unknown"):
        return NO_TERMINAL
    if not (writing.encoding or "").lower().replace("-", "").startswith("utf8"):
        return NO_UTF8
    return FULL_SCREEN if find_spec("textual") is not None else NO_TEXTUAL
