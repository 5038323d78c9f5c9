"""Opening the full screen for a game, and what is left on the terminal when it closes."""

from __future__ import annotations

import os
from collections.abc import Callable

from rich.console import Console

from questhall.cli.fullscreen.stage import Stage
from questhall.i18n.texts import Texts


def run_full_screen(
    stage: Stage, texts: Texts, play: Callable[[], None], set_pace: Callable[[str], None] | None = None
) -> None:
    """Play on the full screen. The game's last message (where it is saved) is printed afterwards.

    `set_pace` is called when somebody changes the bots' speed.
    """
    from questhall.cli.fullscreen.app import TerminalTable  # imported only here: Textual takes a while

    follow_the_window()
    app = TerminalTable(stage, texts, play, set_pace)
    try:
        app.run()
    finally:
        stage.leave()
        if app.game.ident is not None:
            app.game.join()
    Console(highlight=False, markup=False, emoji=False).print(stage.taken(), soft_wrap=True)
    if app.problem is not None:
        raise app.problem


def follow_the_window() -> None:
    """Ignore the size that some shells export: it would not change with the window."""
    for name in ("COLUMNS", "LINES"):
        os.environ.pop(name, None)
