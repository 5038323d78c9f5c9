"""The table screen: the table, the latest events, one's own things, the question and its options."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from questhall.cli.fullscreen.announcement import Announcement
from questhall.cli.fullscreen.command_line import CommandLine
from questhall.cli.terminal.display import numbers_of
from questhall.cli.terminal.moments import Moment
from questhall.games.drawing import Row

if TYPE_CHECKING:
    from questhall.cli.fullscreen.app import TerminalTable

SMALLEST: Final = (60, 18)
"""The smallest usable size in columns and lines."""
BOARD_COLUMNS: Final = 120
BOARD_LINES: Final = 36
"""From this size on there is room for a board beside everything else."""
BOARD_WIDTH: Final = 79
BOARD_PANE: Final = 81
MARGIN: Final = 3
NUMBER: Final = 4
WIDE: Final = 160
"""From this width on even half the screen has room for labels in a separate column."""
FRAMES: Final = 6
FRAME_SECONDS: Final = 0.08
TUMBLING: Final = "◰◳◲◱"
"""The length of animations: rolling dice, and news as it arrives."""
SHORTEST_TABLE: Final = 6
SHORTEST_QUESTION: Final = 5
"""The sizes of the parts of the table, in lines and columns."""


class Pane(VerticalScroll):
    """A part of the table that scrolls."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self._content = Static()

    def compose(self) -> ComposeResult:
        yield self._content

    def show(self, content: RenderableType, *, to_the_end: bool = False) -> None:
        self._content.update(content)
        if to_the_end:
            self.scroll_end(animate=False)
        else:
            self.scroll_home(animate=False)


class TableScreen(Screen[None]):
    AUTO_FOCUS = "#options"

    def __init__(self) -> None:
        super().__init__()
        self.moment: Moment | None = None
        self._typed = ""
        self._dice: list[str] = []
        self._motion: Timer | None = None
        self._large: int | None = None
        """How many large moments there have been; unknown before the table was first shown."""

    @property
    def table_app(self) -> TerminalTable:
        return self.app  # type: ignore[return-value]

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="panes"):
            yield Pane("table")
            yield Pane("news")
            yield Pane("me")
            with Vertical(id="asked"):
                yield Static(id="question")
                yield OptionList(id="options", markup=False)
        yield Announcement()
        yield Static(id="too-small")
        yield CommandLine("line")
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        say = self.table_app.texts.say
        self.query_one("#news").border_title = say("heading-news")
        self.query_one("#me").border_title = say("pane-me")

    # What is shown

    def show(self, moment: Moment) -> None:
        self._announce(moment)
        before, self.moment = self.moment, moment
        self._draw()
        self._move(moment)
        if before is not None and (before.question, before.choices) == (moment.question, moment.choices):
            return  # at a server's table others act meanwhile: what is highlighted or half typed stays
        self._typed = ""
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options(
            Option(_numbered(number, choice.text)) for number, choice in enumerate(moment.choices, start=1)
        )
        if moment.choices:
            options.highlighted = moment.advised
            if not self.has_class("-typing"):
                options.focus()

    def _draw(self) -> None:
        moment = self.moment
        if moment is None:
            return
        view, speech, drawing = moment.view, moment.speech, moment.drawing
        board = self._board(moment)
        self.set_class(bool(board), "-board")
        self._show_title(drawing.dice(view))
        table = self.query_one("#table", Pane)
        table.border_title = speech.say("pane-table")
        table.show(_grid(drawing.around(view, speech), board, is_narrow=self._is_narrow() and not board))
        news = moment.news or moment.log[-self.size.height :]
        self._tell_news(moment, _list(news))
        own = _grid(drawing.own(view, speech), is_narrow=self._is_narrow() and bool(board))
        self.query_one("#me", Pane).show(own)
        self.query_one("#question", Static).update(Text(moment.question, "bold"))
        self._share_out(moment, own)

    def _show_title(self, dice: list[str]) -> None:
        """Whose turn it is, and the dice on the table."""
        assert self.moment is not None
        title = Text(self.moment.drawing.title(self.moment.view, self.moment.speech))
        self.query_one("#title", Static).update(title.append(f"   {' '.join(dice)}" if dice else ""))

    def _move(self, moment: Moment) -> None:
        """For half a second, let dice that were just rolled tumble, and show the news line by line."""
        before, self._dice = self._dice, moment.drawing.dice(moment.view)
        self._stop_motion()
        if not self.table_app.is_lively():
            return
        is_rolled = bool(self._dice) and self._dice != before
        frames = iter(range(1, FRAMES + 1))

        def show_frame() -> None:
            frame = next(frames, FRAMES)
            if frame == FRAMES:
                self._stop_motion()
            if is_rolled:
                sign = TUMBLING[frame % len(TUMBLING)]
                self._show_title(self._dice if frame == FRAMES else [sign] * len(self._dice))
            if moment.news and not moment.lesson[1]:
                self._tell_news(moment, _list(moment.news[: ceil(len(moment.news) * frame / FRAMES)]))

        # A busy computer skips ticks, so the last frame ends it, not their number.
        self._motion = self.set_interval(FRAME_SECONDS, show_frame)
        show_frame()

    def _announce(self, moment: Moment) -> None:
        """Make much of a large moment that is new; when a table is opened, none of them is."""
        before, self._large = self._large, len(moment.large)
        if before is not None and len(moment.large) > before and self.table_app.is_lively():
            self.query_one(Announcement).announce(moment.large[-1])

    def _stop_motion(self) -> None:
        if self._motion is not None:
            self._motion.stop()
            self._motion = None

    def _tell_news(self, moment: Moment, news: RenderableType) -> None:
        """What has just happened, or in a lesson what the teacher says about it."""
        pane = self.query_one("#news", Pane)
        title, said = moment.lesson
        pane.border_title = title or moment.speech.say("heading-news")
        pane.show(Text(said) if said else news, to_the_end=not said)

    def _share_out(self, moment: Moment, own: RenderableType) -> None:
        """Give one's own things and the question as many lines as they need, and the table the rest."""
        width = self.size.width - (BOARD_PANE if self.has_class("-board") else 0) - MARGIN
        height = self.size.height - 2  # the title and the keys
        me = min(self._lines(own, width), height // 4) + 1
        options = sum(self._lines(Text(choice.text), width - NUMBER) for choice in moment.choices)
        asked = self._lines(Text(moment.question), width) + options + 1
        most = height - me - SHORTEST_TABLE
        self.query_one("#panes").styles.grid_rows = f"1fr {me} {max(SHORTEST_QUESTION, min(asked, most))}"

    def _lines(self, content: RenderableType, width: int) -> int:
        console = self.app.console
        return len(console.render_lines(content, console.options.update_width(max(1, width))))

    def _is_narrow(self) -> bool:
        return self.size.width < WIDE

    def _board(self, moment: Moment) -> list[Text]:
        """The picture of the board, if the game has one and there is room for it beside everything else."""
        if self.size.width < BOARD_COLUMNS or self.size.height < BOARD_LINES:
            return []
        numbers = numbers_of([choice.things for choice in moment.choices])
        return moment.drawing.board(moment.view, moment.speech, BOARD_WIDTH, numbers, in_full=True)

    def highlighted(self) -> int | None:
        """The place of the option that is highlighted."""
        return self.query_one("#options", OptionList).highlighted

    def busy(self, text: str) -> None:
        if text:
            self.query_one("#question", Static).update(Text(text, "dim"))

    def blank(self) -> None:
        """Show nothing: somebody else is going to look."""
        self.moment = None
        self._stop_motion()
        self.query_one(Announcement).end()
        for pane in self.query(Pane):
            pane.show("")
        self.query_one("#options", OptionList).clear_options()
        self.query_one("#question", Static).update("")

    # Sizes

    def on_resize(self, event: Resize) -> None:
        columns, lines = event.size
        is_small = columns < SMALLEST[0] or lines < SMALLEST[1]
        self.set_class(is_small, "-too-small")
        say = self.table_app.texts.say
        sentence = say("too-small", columns=SMALLEST[0], lines=SMALLEST[1], wide=columns, high=lines)
        self.query_one("#too-small", Static).update(Text(sentence))
        self._draw()

    # Choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._choose(event.option_index + 1)

    def _choose(self, number: int) -> None:
        self._typed = ""
        self.table_app.answer_choice(str(number))

    def on_key(self, event: Key) -> None:
        """A number chooses an option, as soon as no longer number could be meant."""
        if event.character is None or not event.character.isdecimal() or self.moment is None:
            self._typed = ""
            return
        count = len(self.moment.choices)
        typed = int(self._typed + event.character)
        self._typed = str(typed) if 1 <= typed <= count else event.character
        number = int(self._typed)
        if not 1 <= number <= count:
            self._typed = ""
            return
        self.query_one("#options", OptionList).highlighted = number - 1
        if number * 10 > count:
            self._choose(number)

    # The command line

    def open_line(self, text: str, possible: list[str]) -> None:
        line = self.query_one(CommandLine)
        line.possible = possible
        line.placeholder = self.table_app.texts.say("line-hint")
        self.add_class("-typing")
        line.open(text)
        self.set_focus(line)  # at once: the next key is meant for the line

    def action_close_line(self) -> None:
        self.remove_class("-typing")
        self.query_one("#options", OptionList).focus()

    def on_input_submitted(self, event: CommandLine.Submitted) -> None:
        line = self.query_one(CommandLine)
        line.remember(event.value)
        self.action_close_line()
        if event.value.strip():
            self.table_app.answer_choice(event.value)


def _grid(rows: list[Row], above: list[Text] | None = None, *, is_narrow: bool) -> RenderableType:
    """Labels with their values beside them, or after them if the screen is narrow; a picture comes first."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    for line in above or ():
        line.no_wrap = True
    if is_narrow:
        lines = [Text.assemble((label, "bold"), " " if label else "", value) for label, value in rows]
        return Group(*(above or ()), *(line for line in lines if line))
    grid.add_column(no_wrap=True, max_width=22, style="bold")
    grid.add_column(ratio=1, overflow="fold")
    for label, value in rows:
        grid.add_row(Text(label), value)
    return Group(*(above or ()), grid)


def _numbered(number: int, text: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=2, justify="right")
    grid.add_column(overflow="fold")
    grid.add_row(str(number), Text(text))
    return grid


def _list(sentences: list[str]) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column(overflow="fold")
    for sentence in sentences:
        grid.add_row("•", Text(sentence))
    return grid
