"""Everything a terminal game has at hand, and what happened since somebody last chose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from questhall.cli.terminal.drawing import Drawing
from questhall.cli.terminal.players import Player
from questhall.cli.terminal.screen import NO_BREAK_SPACE, Screen
from questhall.core.events import Event
from questhall.core.orders import Orders
from questhall.core.session import Session
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Argument


@dataclass
class Setting:
    """One game at one keyboard. `seed` is for the bots' imagination; the game has its own chance."""

    session: Session
    players: list[Player]
    speech: Speech
    drawing: Drawing
    screen: Screen
    orders: Orders
    path: Path
    seed: int = 0

    def tell(self, key: str, style: str = "", **arguments: Argument) -> None:
        """Show one of our texts."""
        self.screen.line(self.speech.say(key, **arguments), style)

    def tell_path(self, key: str, **arguments: str) -> None:
        """Show one of our texts that names files or commands, which stay in one piece to be copied."""
        pieces = {name: value.replace(" ", NO_BREAK_SPACE) for name, value in arguments.items()}
        self.screen.line(self.speech.say(key, **pieces))

    def ask(self, key: str, **arguments: Argument) -> str:
        return self.screen.ask(self.speech.say(key, **arguments) + " ")

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.is_human()]

    def is_shared(self) -> bool:
        """Whether several people use this keyboard, so that things have to be hidden between them."""
        return len(self.people()) > 1

    def onlooker(self) -> int | None:
        """Whose view may be shown when nobody is asked: the only person's, otherwise a spectator's."""
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
        """What is told of the deal."""
        quiet = self.drawing.QUIET_AT_FIRST
        return [event for event in self.session.opening if event.kind.name not in quiet]

    def story(self) -> list[Event]:
        """Everything that happened and was not taken back."""
        made = [event for choice in self.session.made for event in choice.events]
        return list(self.session.opening) + made
