"""A whole game as text people can read: what each seat sees, every choice, and all that happens.

Everyone chooses at random, so a seed is all that a game needs, and a position where random play would not get
there. A choice among several options stands on one
line with all of them, the chosen one in brackets; a forced one stands alone. Events are indented, their secrets
with the names of those who are told them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.events import Event, Journal
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.decision import Decision, current_decision
from questhall.core.interface.game import Game, Setup
from questhall.core.interface.position import Position

SEATS = ["ana", "bob", "cem", "dan", "eva", "fay"]


class Playthrough(ABC):
    """One game from its seed; a game's own class says when and how the table is shown."""

    game: Game

    def __init__(
        self,
        name: str,
        seats: int,
        seed: int,
        variants: tuple[str, ...] = (),
        position: Mapping[str, object] | None = None,
    ) -> None:
        self.name = name
        self.setup = Setup(seats, variants)
        self.seats = SEATS[:seats]
        self.seed = seed
        self.position = position

    @abstractmethod
    def shows_table_after(self, event: str) -> bool:
        """Whether this event is a moment to look at the table."""

    @abstractmethod
    def table(self, state: State) -> Iterator[str]:
        """The table in lines: what all see, then what each seat sees besides."""

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines())

    def lines(self) -> Iterator[str]:
        variants = " and ".join(self.setup.variants) or "no variants"
        players = "1 player" if self.setup.seats == 1 else f"{self.setup.seats} players"
        yield f"{self.game.title}, {players}, {variants}, seed {self.seed}"
        for field, value in (self.position or {}).items():
            yield f"{field}: {value}"
        yield ""
        state = self._begin()
        picker = Picker(self.seed)
        yield from self._happened(state)
        while (decision := current_decision(state)) is not None:
            chosen = int(picker.below(len(decision.options)))
            yield self._choice(decision, chosen)
            state.choose(chosen)
            yield from self._happened(state)
        winners = [name for seat, name in enumerate(self.seats) if state.winners >> seat & 1]
        yield ""
        yield from self.table(state)
        yield f"The end: {self.game.endings[int(state.ending)]}; {' and '.join(winners) or 'nobody'} won"

    def _begin(self) -> State:
        chance = FastChance(self.seed)
        if self.position is None:
            return self.game.start(self.setup, chance)
        return self.game.lay_out(Position(dict(self.position), self.seats), self.setup, chance)

    def _choice(self, decision: Decision, chosen: int) -> str:
        keys = decision.keys()
        if len(keys) > 1:
            keys[chosen] = f"[{keys[chosen]}]"
        asked = "all" if decision.seat == PARTY else self.seats[decision.seat]
        return f"{asked}, {decision.occasion}: {' | '.join(keys)}"

    def _happened(self, state: State) -> Iterator[str]:
        assert isinstance(state.journal, Journal)
        has_to_be_shown = False
        for event in state.journal.take_events():
            yield f"    {self._event(event)}"
            has_to_be_shown = has_to_be_shown or self.shows_table_after(event.kind.name)
        if has_to_be_shown and not state.is_over():
            yield ""
            yield from self.table(state)

    def _event(self, event: Event) -> str:
        told = self.game.event_for(event, None)
        words = [str(told.pop("event"))]
        for spec, value in zip(event.kind.fields, event.arguments, strict=True):
            name, _, kind = spec.partition(":")
            words.append(f"{name}={self.seats[value] if kind == 'seat' else told[name]}")
        if event.kind.secret:
            face = self.game.nouns[event.kind.secret].names[event.secret]
            informed = [name for seat, name in enumerate(self.seats) if event.is_told_to(seat)]
            words.append(f"({face}, told to {' and '.join(informed)})")
        return " ".join(words)
