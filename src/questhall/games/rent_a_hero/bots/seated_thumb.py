"""Rules of thumb for one seat of a simulation, where nobody keeps track of who knows what."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.chance import Picker
from questhall.core.engine.frames import rule_of, second_of
from questhall.core.engine.state import State
from questhall.core.search.policy import Policy
from questhall.games.rent_a_hero.bots.thumb import Thumb
from questhall.games.rent_a_hero.components.state import HINTS, Table
from questhall.games.rent_a_hero.turn.offer import HINT


@final
class SeatedThumb(Policy):
    """Looks at the real table, but only at what its seat sees there: hint cards of others lie face down."""

    def __init__(self, turn: i64 = 0, own_hints: i64 = 0, thumb: Thumb | None = None) -> None:
        self.thumb = Thumb() if thumb is None else thumb
        self.turn = turn
        self.own_hints = own_hints

    def __reduce__(self) -> tuple[object, ...]:
        """It remembers which hint cards it has shown in this turn."""
        return SeatedThumb, (int(self.turn), int(self.own_hints), self.thumb)

    def start_game(self) -> None:
        self.thumb.start_game()
        self.turn = 0
        self.own_hints = 0

    def choose(self, state: State, picker: Picker) -> i64:
        table = cast(Table, state)
        if table.turns != self.turn or table.size(HINTS) == 0:
            self.turn = table.turns
            self.own_hints = 0
        self.thumb.sit_down(self.own_hints)
        index = self.thumb.choose(table, picker)
        option = table.options[index]
        if rule_of(option) == HINT.number:
            self.own_hints |= BIT[second_of(option)]
        return index
