"""The golden playthroughs of Rent a Hero, and how its table is written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from questhall.core.engine.state import State
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.golden.playthrough import Playthrough


class RentAHeroPlaythrough(Playthrough):
    """The table is shown as each turn begins; a used power is marked with a star."""

    game = RENT_A_HERO

    def shows_table_after(self, event: str) -> bool:
        return event == "requirement"

    def table(self, state: State) -> Iterator[str]:
        public: dict[str, Any] = self.game.view(state, None)
        active = self.seats[public["active"]]
        yield f"--- {active} is active; deck {public['deck']}; discard {_tally(public['discard'])}"
        for seat, name in enumerate(self.seats):
            yield f"{name}: {_player(public['players'][seat])}"
        for seat, name in enumerate(self.seats):
            view: dict[str, Any] = self.game.view(state, seat)
            hands = [" ".join(player["hand"] or "-") for player in view["players"]]
            yield f"{name} sees hands: {' | '.join(hands)}"


def _player(player: dict[str, Any]) -> str:
    party = " ".join(member["hero"] + "*" * member["used"] for member in player["party"])
    return f"party {party or '-'}; eliminated {_tally(player['eliminated'])}; hand of {player['hand_size']}"


def _tally(heroes: list[str]) -> str:
    """The cards of a pile by name, each once, in the order in which they first appear from the top."""
    counted = [hero if copies == 1 else f"{copies} {hero}" for hero, copies in Counter(heroes).items()]
    return ", ".join(counted) or "-"


PLAYTHROUGHS = [
    RentAHeroPlaythrough("six-heroes", 3, 977),
    RentAHeroPlaythrough("most-heroes", 4, 616),
    RentAHeroPlaythrough("shared-victory", 5, 493),
    RentAHeroPlaythrough("tie-break", 4, 150, ("original-hint",)),
    RentAHeroPlaythrough("no-cards-left", 3, 419, ("endless",)),
    RentAHeroPlaythrough("six-heroes-at-last", 5, 152, ("original-hint", "endless")),
]
