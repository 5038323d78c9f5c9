"""What can happen on the Proving Ground."""

from __future__ import annotations

from typing import Final

from questhall.core.engine.events import EventKind

CAST_SPELL: Final = EventKind("cast", ("seat:seat", "spell:spell"))
COUNTERED: Final = EventKind("countered", ("seat:seat", "spell:spell"))
MOVED: Final = EventKind("moved", ("seat:seat", "space:space"))
PEEKED_AT: Final = EventKind("peeked", ("seat:seat", "target:seat"), "spell")
DREW: Final = EventKind("drew", ("seat:seat",), "spell")
LOSS_ANNOUNCED: Final = EventKind("loss_announced", ("seats",))
WARDED: Final = EventKind("warded", ("seat:seat",))
LOST_LIFE: Final = EventKind("lost_life", ("seat:seat",))
DIED: Final = EventKind("died", ("seat:seat",))
ROLLED: Final = EventKind("rolled", ("seat:seat", "own", "guardian"))
ROLLED_AGAIN: Final = EventKind("rolled_again", ("seat:seat", "own"))
WON_TROPHY: Final = EventKind("won_trophy", ("seat:seat",))
BIDS_SHOWN: Final = EventKind("bid_shown", ("seat:seat", "bid"))
DROPPED: Final = EventKind("dropped", ("seat:seat", "spell:spell"))
WEATHER: Final = EventKind("weather", ("storm",))
