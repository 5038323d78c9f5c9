"""The moments of "any time" (RAH-Q01); the announcement of a power is one too, and is in `powers.py`.

Everyone is asked in seat order, starting to the left of the player who caused it; the player whose
decision comes next is left out, because that decision already offers that player's powers.

RAH-POWER-03, RAH-Q01
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Rule
from questhall.games.rent_a_hero.components.state import Table
from questhall.games.rent_a_hero.powers.powers import PowerWindow


@final
class RequirementWindow(PowerWindow):
    """Window (a): the requirement has been shown. The active player decides next."""

    def left_out(self, table: Table, _extra: i64, /) -> i64:
        return table.active


class BeforeOffer(PowerWindow):
    """A window before the offer to `receiver`; it lapses when the wanderer has moved or gone."""

    def has_lapsed(self, table: Table, _cause: i64, receiver: i64, /) -> bool:
        return table.holder != receiver

    def left_out(self, _table: Table, receiver: i64, /) -> i64:
        return receiver


@final
class ArrivalWindow(BeforeOffer):
    """Window (b): the wanderer has been put in front of a player."""


@final
class HintWindow(BeforeOffer):
    """Window (c): a hint has been answered."""


@final
class LastUseWindow(PowerWindow):
    """Window (e): a recruitment has proved to be a duplicate.

    RAH-RECRUIT-06, RAH-Q20
    """


@final
class AftermathWindow(PowerWindow):
    """Window (f): the wanderer has been recruited or discarded, or there was none."""


REQUIREMENT_WINDOW: Final = RequirementWindow("requirement_shown")
ARRIVAL_WINDOW: Final = ArrivalWindow("wanderer_arrived")
HINT_WINDOW: Final = HintWindow("hint_answered")
LAST_USE_WINDOW: Final = LastUseWindow("duplicate_shown")
AFTERMATH_WINDOW: Final = AftermathWindow("wanderer_settled")
RULES: Final[list[Rule[Any]]] = [
    REQUIREMENT_WINDOW,
    ARRIVAL_WINDOW,
    HINT_WINDOW,
    LAST_USE_WINDOW,
    AFTERMATH_WINDOW,
]
