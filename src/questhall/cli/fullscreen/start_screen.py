"""The start screen: continue a game, or choose a game, its seats, bots, variants and language.

It only composes a command line; the commands do the rest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from rich.text import Text
from textual.actions import SkipAction
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from questhall.bots.levels import LEVELS
from questhall.cli.fullscreen.pages import Line
from questhall.cli.fullscreen.style import STYLE
from questhall.cli.fullscreen.window_size import follow_size
from questhall.cli.terminal.players import read_names
from questhall.cli.terminal.saved_games import Saved, campaign_folder
from questhall.core.engine.errors import QuesthallError
from questhall.core.interface.adventures import Adventure
from questhall.core.interface.game import Game, Setup
from questhall.core.records.players import HUMAN, NAMES
from questhall.games import GAMES
from questhall.games.adventures import find_adventures
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Texts
from questhall.lessons import lessons_of
from questhall.puzzles import puzzles_of

MOST_SAVED: Final = 6
LANGUAGE_NAMES: Final = {"en": "English", "pl": "Polski", "fr": "Français"}
USUAL_SEATS: Final = 3


@dataclass(frozen=True)
class Field:
    """A field: its label, its possible values (each with its meaning on the command line), and its value."""

    id: str
    label: str
    values: tuple[tuple[str, str], ...]
    chosen: int = 0

    def value(self) -> str:
        return self.values[self.chosen][0]

    def line(self) -> Text:
        text = Text(f"{self.label}  ")
        return text.append(f"< {self.values[self.chosen][1]} >", "bold")

    def turned(self, by: int) -> Field:
        return replace(self, chosen=(self.chosen + by) % len(self.values))


def listed_games() -> list[Game]:
    return [game for game in GAMES.values() if game.is_listed and game.is_finished]


def fields_of(game: Game, texts: Texts) -> list[Field]:
    """The choices before a game begins."""
    say = texts.say
    speech = Speech(texts, game, list(NAMES[: game.most_seats]))
    fields = []
    adventures = find_adventures(game)
    if adventures is not None:
        offered = adventures.adventures(speech)
        fields.append(Field("adventure", say("start-adventure"), tuple((one.id, one.name) for one in offered)))
    numbers = range(game.least_seats, game.most_seats + 1)
    usual = min(max(USUAL_SEATS, game.least_seats), game.most_seats) - game.least_seats
    fields.append(Field("seats", say("start-seats"), tuple((str(n), str(n)) for n in numbers), usual))
    kinds = ((HUMAN, say("start-human")), *((level, say(f"level-{level}")) for level in LEVELS))
    for seat in range(game.most_seats):
        fields.append(Field(f"seat-{seat}", NAMES[seat], kinds, 0 if seat == 0 else 2))
    if adventures is None:
        offered_variants = [name for name in game.variants if name not in game.switches]
        switch = (("", say("start-off")), ("on", say("start-on")))
        fields += [Field(f"variant-{name}", say(f"variant-{name}"), switch) for name in offered_variants]
    return fields


def seated(fields: list[Field]) -> list[Field]:
    """The fields that count: seats beyond the number of players do not."""
    seats = int(next(field for field in fields if field.id == "seats").value())
    return [field for field in fields if not field.id.startswith("seat-") or int(field.id[5:]) < seats]


def arguments_of(game: Game, fields: list[Field], texts: Texts) -> list[str]:
    """The command line that starts this game."""
    counted = seated(fields)
    kinds = [field.value() for field in counted if field.id.startswith("seat-")]
    variants = [field.id.removeprefix("variant-") for field in counted if field.id.startswith("variant-")]
    chosen = {field.id: field.value() for field in counted}
    on = [name for name in variants if chosen[f"variant-{name}"]]
    names = [field.label for field in counted if field.id.startswith("seat-")]
    read_names(",".join(names), len(kinds))
    words = ["play", game.id, "--seats", ",".join(kinds), "--names", ",".join(names), "--lang", texts.language]
    adventure = _adventure(game, chosen.get("adventure", ""), texts)
    if adventure is not None:
        on += adventure.variants
        if adventure.kind == "campaign":
            name = f"{game.id}-{datetime.now():%Y-%m-%d-%H%M%S}.campaign"
            words += ["--campaign", str(campaign_folder() / name)]
    game.check(Setup(len(kinds), tuple(on)))
    return [*words, *(word for name in on for word in ("--variant", name))]


def _adventure(game: Game, wanted: str, texts: Texts) -> Adventure | None:
    adventures = find_adventures(game)
    if adventures is None:
        return None
    speech = Speech(texts, game, list(NAMES[: game.most_seats]))
    return next(one for one in adventures.adventures(speech) if one.id == wanted)


class StartScreen(App[list[str]]):
    """Returns the command line that was chosen, or None."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("escape,backspace", "go_back", show=False),
        Binding("q,ctrl+c,ctrl+q", "leave", show=False),
        Binding("n", "rename", show=False),
        Binding("left", "turn(-1)", show=False, priority=True),
        Binding("right", "turn(1)", show=False, priority=True),
    ]

    def __init__(self, language: str, saved: list[Saved]) -> None:
        super().__init__()
        self.texts = Texts(language)
        self._saved = [one for one in saved if not one.is_over][:MOST_SAVED]
        self.game: Game | None = None
        self.fields: list[Field] = []
        self._ids: list[str] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="start"):
            yield Static(id="start-title")
            yield OptionList(id="start-list", markup=False)
            yield Static(id="start-problem")
            yield Static(id="start-hint", classes="hint")

    def on_mount(self) -> None:
        self._draw()
        self.query_one(OptionList).focus()
        follow_size(self)

    # What is shown

    def _draw(self, highlighted: int = 0) -> None:
        say = self.texts.say
        title = say("start-title") if self.game is None else say("game-title")
        self.query_one("#start-title", Static).update(Text(title, "bold"))
        self.query_one("#start-hint", Static).update(
            say("start-hint" if self.game is None else "start-form-hint")
        )
        self.query_one("#start-problem", Static).update("")
        entries = self._menu() if self.game is None else self._form()
        self._ids = [name for name, _ in entries]
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options(Option(text) for _, text in entries)
        options.highlighted = min(highlighted, len(entries) - 1)

    def _menu(self) -> list[tuple[str, Text]]:
        say = self.texts.say
        entries = [
            (f"resume-{number}", Text(say("start-continue", game=_described(saved))))
            for number, saved in enumerate(self._saved)
        ]
        entries += [(f"game-{game.id}", Text(say("start-new", title=game.title))) for game in listed_games()]
        taught = [game for game in listed_games() if lessons_of(game.id)]
        entries += [(f"learn-{game.id}", Text(say("start-learn", title=game.title))) for game in taught]
        puzzling = [game for game in listed_games() if puzzles_of(game.id)]
        entries += [(f"puzzles-{game.id}", Text(say("start-puzzles", title=game.title))) for game in puzzling]
        language = LANGUAGE_NAMES[self.texts.language]
        return [*entries, ("language", Text(say("start-language", language=language)))]

    def _form(self) -> list[tuple[str, Text]]:
        fields = [(field.id, field.line()) for field in seated(self.fields)]
        return [("begin", Text(self.texts.say("start-begin"), "bold")), *fields]

    # What is chosen

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        chosen = self._ids[event.option_index]
        if self.game is not None:
            self._begin() if chosen == "begin" else self.action_turn(1)
        elif chosen.startswith("resume-"):
            self.exit(_going_on(self._saved[int(chosen.removeprefix("resume-"))], self.texts.language))
        elif chosen.startswith("game-"):
            self._open(GAMES[chosen.removeprefix("game-")])
        elif chosen.startswith("learn-"):
            self.exit(["learn", chosen.removeprefix("learn-"), "--lang", self.texts.language])
        elif chosen.startswith("puzzles-"):
            self.exit(["puzzles", chosen.removeprefix("puzzles-"), "--lang", self.texts.language])
        else:
            following = LANGUAGES.index(self.texts.language) + 1
            self.texts = Texts(LANGUAGES[following % len(LANGUAGES)])
            self._draw(event.option_index)

    def _open(self, game: Game) -> None:
        self.game = game
        self.texts = Texts(self.texts.language, game.id, players=game.least_seats)
        self.fields = fields_of(game, self.texts)
        self._draw()

    def _begin(self) -> None:
        assert self.game is not None
        try:
            self.exit(arguments_of(self.game, self.fields, self.texts))
        except QuesthallError as problem:
            self.query_one("#start-problem", Static).update(Text(str(problem), "red"))

    def action_rename(self) -> None:
        """Ask for the name of the player whose seat is highlighted."""
        place = self.query_one(OptionList).highlighted
        if self.game is None or place is None or not self._ids[place].startswith("seat-"):
            return

        def rename(name: str | None) -> None:
            label = (name or "").replace(",", " ").strip()  # a comma separates names on the command line
            if label:
                seat = self._ids[place]
                self.fields = [replace(one, label=label) if one.id == seat else one for one in self.fields]
            self._draw(place)

        self.push_screen(Line(self.texts, Text(self.texts.say("start-name"))), rename)

    def action_turn(self, by: int) -> None:
        """Change the field that is highlighted."""
        if len(self.screen_stack) > 1:
            raise SkipAction  # the arrow belongs to the name that is being typed
        place = self.query_one(OptionList).highlighted
        if self.game is None or place is None or self._ids[place] == "begin":
            return
        self.fields = [field.turned(by) if field.id == self._ids[place] else field for field in self.fields]
        self._draw(place)

    def action_go_back(self) -> None:
        if self.game is None:
            self.exit([])
            return
        self.game = None
        self.texts = Texts(self.texts.language)
        self._draw()

    def action_leave(self) -> None:
        self.exit([])


def _described(saved: Saved) -> str:
    return f"{GAMES[saved.game].title} · {', '.join(saved.names)} · {saved.when:%Y-%m-%d %H:%M}"


def _going_on(saved: Saved, language: str) -> list[str]:
    """The command line that continues a saved game."""
    option = "--campaign" if saved.is_campaign else "--resume"
    return ["play", saved.game, option, str(saved.path), "--lang", language]
