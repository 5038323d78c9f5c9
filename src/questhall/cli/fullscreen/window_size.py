"""A new size of the window reaches every screen, however busy the computer is.

Textual passes a new size on by a timer that fires once, and skips it if the computer was too busy at that
moment. Then it never passes a size on again.
"""

from __future__ import annotations

from typing import Any, Final

from textual.app import App
from textual.events import Resize

LOOK_SECONDS: Final = 1.0


def follow_size(app: App[Any]) -> None:
    """From now on, look from time to time whether screens are still laid out for another size."""
    app.set_interval(LOOK_SECONDS, lambda: _pass_on(app))


def _pass_on(app: App[Any]) -> None:
    for screen in app.screen_stack:
        laid_out = screen.region.size
        if laid_out and laid_out != app.size:
            screen.post_message(Resize(app.size, app.size))
