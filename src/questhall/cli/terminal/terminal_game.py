"""A terminal game's session, players and screen, and what happened since somebody last chose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from questhall.cli.terminal.players import Player
from questhall.cli.terminal.screen import NO_BREAK_SPACE, Screen
from questhall.cli.terminal.taught_game import Teacher
from questhall.cli.terminal.typed_input import fold
from questhall.core.engine.events import Event
from questhall.core.engine.state import NOBODY, PARTY
from questhall.core.interface.decision import Decision
from questhall.core.interface.standing_orders import Orders
from questhall.core.records.session import Session
from questhall.games.drawing import Drawing
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Argument


@dataclass
class AtTable:
    """Somebody at a table: the language, how the game is drawn, and where it is shown."""

    speech: Speech
    drawing: Drawing
    screen: Screen

    def tell(self, key: str, style: str = "", **arguments: Argument) -> None:
        """Show one of our texts."""
        self.screen.line(self.speech.say(key, **arguments), style)

    def tell_path(self, key: str, **arguments: str) -> None:
        """Show a text that names files or commands, which are not wrapped, so that they can be copied."""
        pieces = {name: value.replace(" ", NO_BREAK_SPACE) for name, value in arguments.items()}
        self.screen.line(self.speech.say(key, **pieces))

    def ask(self, key: str, **arguments: Argument) -> str:
        return self.screen.ask(self.speech.say(key, **arguments) + " ", key)

    def agrees(self, key: str, **arguments: Argument) -> bool:
        """Ask a question that is answered with yes or no."""
        said = fold(self.ask(key, **arguments))
        return said in {"y", "yes", *fold(self.speech.say("answers-yes")).split()}


class Front(Protocol):
    """Where a game is shown: as plain lines, or on a full screen."""

    def screen(self, names: list[str], colon: str) -> Screen: ...

    def introduce(self, setting: Setting) -> None: ...

    def show_decision(self, setting: Setting, asked: Decision) -> None: ...

    def show_choice(self, setting: Setting) -> None:
        """Somebody else has chosen: a bot, or a standing order."""

    def show_end(self, setting: Setting) -> None: ...


@dataclass
class Setting(AtTable):
    """One game at one keyboard. `seed` is for the bots; the game has its own source of chance. `campaign`
    is the file of the campaign it belongs to."""

    session: Session
    players: list[Player]
    front: Front
    orders: Orders
    path: Path
    seed: int = 0
    campaign: Path | None = None
    teacher: Teacher | None = None
    """The teacher, if this is a lesson."""

    is_together: bool = False
    """Whether the people at this keyboard have said that they hide nothing from one another."""
    was_handed_over: bool = False

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.is_human()]

    def look_together(self) -> None:
        """Stop hiding things between seats: one person plays several, or nobody minds."""
        self.is_together = True
        self.tell("together-now")

    def is_open(self) -> bool:
        """Whether the people at this keyboard play together, so that what lies open need not be hidden."""
        return self.is_together or self.session.game.is_cooperative

    def is_shared(self) -> bool:
        """Whether this keyboard is shared by people with something to hide from one another."""
        people = self.people()
        return len(people) > 1 and any(self.differs(people[0], other) for other in people[1:])

    def differs(self, seat: int, other: int) -> bool:
        """Whether one of two people may see what the other may not; always assumed for opponents."""
        if self.is_together:
            return False
        return not self.is_open() or self._sight(seat) != self._sight(other)

    def _sight(self, seat: int) -> dict[str, object]:
        return {**self.session.game.view(self.session.state, seat), "seat": None}

    def changes_hands(self, seat: int, at_keyboard: int) -> bool:
        """Whether things have to be hidden before this seat is asked."""
        if seat == at_keyboard:
            return False
        return self.is_shared() if at_keyboard == NOBODY else self.differs(seat, at_keyboard)

    def eyes(self, asked: int) -> int | None:
        """The perspective shown with a question: the asked seat's own, or an onlooker's for the party."""
        return self.onlooker() if asked == PARTY else asked

    def listeners(self, asked: int) -> list[int]:
        """The seats that get the news since one of them last chose: together, or each separately."""
        return [*self.people(), PARTY] if self.is_open() else [asked]

    def onlooker(self) -> int | None:
        """The perspective when nobody is asked: the only person's, otherwise a spectator's."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    def news(self, seats: list[int]) -> list[Event]:
        """What happened since one of these seats last chose in person, or since the deal."""
        made = self.session.made
        own = [n for n, choice in enumerate(made) if choice.seat in seats and choice.by == "person"]
        before = [] if own else self.opening()
        since = made[own[-1] if own else 0 :]
        return before + [event for choice in since for event in choice.events]

    def opening(self) -> list[Event]:
        """What the deal shows."""
        quiet = self.drawing.QUIET_AT_FIRST
        return [event for event in self.session.opening if event.kind.name not in quiet]

    def story(self) -> list[Event]:
        """Everything that happened and was not undone."""
        made = [event for choice in self.session.made for event in choice.events]
        return list(self.session.opening) + made
