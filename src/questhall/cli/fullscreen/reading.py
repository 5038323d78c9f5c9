"""Texts for pages: cards and spaces as they are printed, and the whole table."""

from __future__ import annotations

import io
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from questhall.cli.terminal.moments import Choice, Moment, Thing
from questhall.cli.terminal.screen import Screen
from questhall.games.scenes import Place


def printed(width: int, colon: str, print_: Callable[[Screen], None]) -> Text:
    """What is printed on a screen of this width, as text."""
    written = io.StringIO()
    console = Console(
        file=written, width=width, force_terminal=True, color_system="standard", highlight=False, markup=False
    )
    print_(Screen(console, colon=colon))
    return Text.from_ansi(written.getvalue().strip("\n"))


def things_text(moment: Moment, choice: Choice, width: int) -> Text:
    """An option, and everything printed on what it is about."""

    def print_(screen: Screen) -> None:
        screen.line(choice.text, "bold")
        screen.line(choice.key, "dim")
        for thing in choice.things:
            print_thing(screen, moment, thing)

    return printed(width, moment.speech.say("colon"), print_)


def place_text(moment: Moment, place: Place, width: int) -> Text:
    """A place, who and what is there, and all that is printed on it."""

    def print_(screen: Screen) -> None:
        screen.line(place.title, "bold")
        for line in place.lines:
            screen.line(line.plain)
        for thing in place.things:
            print_thing(screen, moment, thing)

    return printed(width, moment.speech.say("colon"), print_)


def print_thing(screen: Screen, moment: Moment, thing: Thing) -> None:
    """A card, space or sheet, if there is help on it."""
    kind, name = thing
    named = moment.speech.game.named_as.get(kind, kind)
    helped = next((one for one in (kind, named) if one in moment.drawing.HELPS), None)
    if helped is not None and name in moment.speech.game.nouns[helped].names:
        lines = moment.drawing.describe(helped, name, moment.speech)
        screen.card(moment.drawing.face(helped, name, moment.speech), lines)


def whole_table(moment: Moment, width: int) -> Text:
    """The table in full, as the plain command shows it."""
    view, speech, drawing = moment.view, moment.speech, moment.drawing

    def print_(screen: Screen) -> None:
        screen.picture(drawing.board(view, speech, width, {}, in_full=True))
        screen.rows(drawing.title(view, speech), drawing.draw(view, speech, in_full=True))

    return printed(width, speech.say("colon"), print_)
