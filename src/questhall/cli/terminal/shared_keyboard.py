"""Several people at one keyboard: it is passed on, and nobody sees another's secrets."""

from __future__ import annotations

from questhall.cli.terminal.commands import attempt, take_back
from questhall.cli.terminal.screen import Leave
from questhall.cli.terminal.terminal_game import Setting
from questhall.cli.terminal.typed_input import split_command
from questhall.core.engine.state import NOBODY


def hand_over(setting: Setting, seat: int, at_keyboard: int) -> bool:
    """Hide everything, and show the next person's view only when that person is there.

    The person who chose last is still there and may undo that choice instead; then this returns False.
    """
    if at_keyboard != NOBODY:  # what is on the screen before the first hand-over is public
        setting.screen.hide()
    last = who_may_take_back(setting, at_keyboard)
    if not setting.was_handed_over:
        setting.tell("hand-over-hint")
        setting.was_handed_over = True
    while said := _ask_for(setting, seat, last):
        command, _ = split_command(said, setting.speech.texts)
        if command == "quit":
            raise Leave
        if command == "together":
            setting.look_together()
            return True
        if command == "undo" and last != NOBODY and attempt(setting, lambda: take_back(setting, last)):
            return False
    setting.screen.hide()
    return True


def _ask_for(setting: Setting, seat: int, last: int) -> str:
    name = setting.speech.who
    if last == NOBODY:
        return setting.ask("hand-over", seat=name(seat))
    return setting.ask("hand-over-or-undo", seat=name(seat), last=name(last))


def who_may_take_back(setting: Setting, at_keyboard: int) -> int:
    """Who can want to undo while the keyboard changes hands: the person at it, who chose last.

    In a resumed game nobody sits there yet, so it is the person who chose last before it was left.
    """
    people = [made.seat for made in setting.session.made if made.by == "person"]
    if at_keyboard == NOBODY:
        return people[-1] if people else NOBODY
    return at_keyboard if at_keyboard in people else NOBODY
