"""The types of what `view.py` returns, and what follows from it: for code that draws it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from questhall.games.rent_a_hero.components.heroes import HERO, HEROES
from questhall.games.view_parts import Result


class Member(msgspec.Struct):
    hero: str
    used: bool


class Player(msgspec.Struct):
    party: list[Member]
    hand_size: int
    hand: list[str] | None
    eliminated: list[str | None]

    def used(self) -> int:
        return sum(member.used for member in self.party)


class Hint(msgspec.Struct):
    hero: str | None
    answer: str | None


class Requirement(msgspec.Struct):
    hero: str
    ignored: bool


class Wanderer(msgspec.Struct):
    at: int
    sender: int = msgspec.field(name="from")
    hero: str | None


class Announced(msgspec.Struct):
    seat: int
    hero: str
    target: int | str | None
    cancelled: bool


class TableView(msgspec.Struct):
    """The table as one seat sees it, or a spectator."""

    seat: int | None
    active: int
    players: list[Player]
    deck: int
    discard: list[str | None]
    hints: list[Hint]
    requirement: Requirement | None
    wanderer: Wanderer | None
    recruited: str | None
    announced: list[Announced]
    result: Result | None = None

    def wanderer_may_be(self, original_hint: bool) -> list[str]:
        """What the wanderer may be, by the card, if this seat knows it, and by the hints it understands.

        RAH-HINT-02, RAH-VAR-01
        """
        if self.wanderer is not None and self.wanderer.hero is not None:
            return [self.wanderer.hero]
        possible = [hero.name for hero in HEROES]
        for hint in self.hints:
            if hint.hero is not None and hint.answer is not None:
                yes = fitting_names(hint.hero, len(self.players)) if original_hint else [hint.hero]
                possible = [name for name in possible if (name in yes) == (hint.answer == "yes")]
        return possible

    def is_back(self) -> bool:
        """Whether the wanderer has gone full circle, so that it has to be recruited (RAH-OFFER-03)."""
        return self.wanderer is not None and self.wanderer.at == self.active


def fitting_names(required: str, players: int) -> list[str]:
    """The heroes that meet the requirement printed on a card.

    >>> fitting_names("pyromaniac", 4)
    ['sergeant', 'black_knight', 'wizard']
    """
    requires = HEROES[HERO.value(required)].requires
    return [hero.name for hero in HEROES if requires(hero.strength, players)]


def read(view: Mapping[str, object]) -> TableView:
    return msgspec.convert(view, TableView)
