"""How much a question matters to the seat that is asked, and how often its player wants to be asked.

The rules ask everyone who may act. Games weigh those questions in `showing/`, people choose how often they
want to be asked, and standing orders compare the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

# How much a window matters to a seat
RARELY: Final = 0  # something can be done, but rarely makes sense now
FITTING: Final = 1  # something could sensibly be done
CONCERNED: Final = 2  # and it is about this seat: its own turn, its fight, its loss

Asking = Literal["every", "fitting", "concerned"]
"""Where a player wants to be asked: in every window, where something fits, or only where it concerns them."""
ASKINGS: Final[tuple[Asking, ...]] = get_args(Asking)
USUAL_ASKING: Final[Asking] = "fitting"
LEAST: Final[dict[Asking, int]] = {"every": RARELY, "fitting": FITTING, "concerned": CONCERNED}


@dataclass(frozen=True)
class Weight:
    """What a game says about a question to a seat.

    `is_quiet` depends on public facts only: nothing that this seat could possibly hold is likely to be used in
    this window. So everybody may see that the answer comes at once. `level` and `is_single` may depend on
    what only the seat knows. `is_forced` is about questions that are no windows: there is one answer, and
    everybody can see that.
    """

    is_quiet: bool = False
    level: int = CONCERNED
    is_single: bool = False
    is_forced: bool = False

    def is_worth_asking(self, asking: Asking) -> bool:
        """Whether to ask in this window, given how often the player wants to be asked."""
        if self.is_single:
            return False
        return asking == "every" or (not self.is_quiet and self.level >= LEAST[asking])
