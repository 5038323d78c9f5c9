"""The board as a screen of its own: arrows walk on it, Enter opens what is there, numbers choose."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.events import Click, Key
from textual.screen import ModalScreen
from textual.widgets import Static

from questhall.cli.fullscreen.boxes import boxes
from questhall.cli.fullscreen.pages import Page
from questhall.cli.fullscreen.reading import place_text
from questhall.cli.terminal.display import numbers_of
from questhall.cli.terminal.moments import Moment
from questhall.games.scenes import Place
from questhall.i18n.texts import Texts

SCROLLBAR: Final = 1
ARROWS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def step(places: list[Place], cursor: str, arrow: str) -> str:
    """Where an arrow key moves the cursor: the nearest place in that direction, or the same place."""
    here = next(place for place in places if place.id == cursor)
    down, right = ARROWS[arrow]

    def ahead(place: Place) -> int:
        return (place.row - here.row) * down + (place.column - here.column) * right

    def aside(place: Place) -> int:
        return abs((place.row - here.row) * right) + abs((place.column - here.column) * down)

    possible = [place for place in places if ahead(place) > 0]
    return min(possible, key=lambda place: (ahead(place), aside(place)), default=here).id


def start(places: list[Place], seat: object, names: list[str]) -> str:
    """Where the cursor starts: at the viewer's place, if the viewer has one."""
    if isinstance(seat, int):
        own = (f"seat-{seat}", f"@{names[seat]}")
        for place in places:
            if place.id == own[0] or any(line.plain == own[1] for line in place.lines):
                return place.id
    return places[0].id


class Board(ModalScreen[str]):
    """Returns the number of an option, or None."""

    BINDINGS = [Binding("escape,b,q", "dismiss('')", show=False)]

    def __init__(self, texts: Texts, moment: Moment) -> None:
        super().__init__()
        self._texts = texts
        self._moment = moment
        self._places = moment.drawing.scene(moment.view, moment.speech)
        self._numbers = numbers_of([choice.things for choice in moment.choices])
        self.cursor = start(self._places, moment.view.get("seat"), moment.speech.names)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="picture")
        yield Static(id="pointed")
        yield Static(self._texts.say("board-keys"), classes="hint")

    def on_mount(self) -> None:
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        moment, width = self._moment, self.size.width - SCROLLBAR
        lines = moment.drawing.board(
            moment.view, moment.speech, width, self._numbers, in_full=True, cursor=self.cursor
        )
        lines = lines or boxes(self._places, width, self.cursor)
        for line in lines:
            line.no_wrap = True
        self.query_one("#picture", Static).update(Text("\n").join(lines))
        self.query_one("#pointed", Static).update(self._pointed_at())
        row = next(place.row for place in self._places if place.id == self.cursor)
        rows = max(place.row for place in self._places) + 1
        middle = len(lines) * (2 * row + 1) // (2 * rows)
        scroll = self.query_one("#board", VerticalScroll)
        scroll.scroll_to(y=middle - scroll.size.height // 2, animate=False)

    def _place(self) -> Place:
        return next(place for place in self._places if place.id == self.cursor)

    def _pointed_at(self) -> Text:
        """The place under the cursor in words, and the option that leads there."""
        place = self._place()
        text = Text(" · ").join([Text(place.title, "bold"), *place.lines])
        number = self._numbers.get(place.id)
        if number is not None:
            options = [self._moment.choices[int(one) - 1].text for one in number.split(",")]
            text.append(f"\n[{number}] {' / '.join(options)}", "green")
        return text

    def on_key(self, event: Key) -> None:
        if event.key in ARROWS:
            event.stop()
            self.cursor = step(self._places, self.cursor, event.key)
            self._draw()
        elif event.key == "enter":
            event.stop()
            width = max(20, self.size.width - 6)
            self.app.push_screen(Page(self._texts, place_text(self._moment, self._place(), width)))
        elif event.key == "g" and (number := self._numbers.get(self.cursor, "")).isdecimal():
            event.stop()
            self.dismiss(number)

    def on_click(self, event: Click) -> None:
        """Move the cursor to the place that was clicked, if the picture has a grid of equal columns."""
        if event.widget is not self.query_one("#picture", Static):
            return
        rows = max(place.row for place in self._places) + 1
        offset = event.get_content_offset(event.widget)
        if offset is None:
            return
        height = max(1, event.widget.size.height)
        row = min(rows - 1, offset.y * rows // height)
        abreast = [place for place in self._places if place.row == row]
        column = min(len(abreast) - 1, offset.x * len(abreast) // max(1, self.size.width - SCROLLBAR))
        ordered = sorted(abreast, key=lambda place: place.column)
        self.cursor = ordered[column].id
        self._draw()
