"""A table of Rent a Hero for tests: lay it out, act as a player would, look at what it shows.

table = lay_out(party={"ana": [WITCH]}, wanderer=WITCH, at="ana")
table.choose("ana", "recruit")
assert table.eliminated("ana") == [WITCH, WITCH]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, cast

from questhall.core.engine.chance import Chance, FastChance, ScriptedChance
from questhall.core.interface import decision
from questhall.core.interface.decision import Decision
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.interface.saving import digest
from questhall.games.rent_a_hero.components.heroes import HERO, HEROES
from questhall.games.rent_a_hero.components.state import DECK, DISCARD, Table
from questhall.games.rent_a_hero.game import RENT_A_HERO

SEATS: Final = ["ana", "bob", "cem", "dan", "eva"]
PLAYERS: Final = [3, 4, 5]
VARIANTS: Final[list[tuple[str, ...]]] = [(), ("original-hint",), ("endless",), ("original-hint", "endless")]
ANGRY_CHICKEN: Final = "angry_chicken"
PYROMANIAC: Final = "pyromaniac"
WITCH: Final = "witch"
DOG_TRAINER: Final = "dog_trainer"
SERGEANT: Final = "sergeant"
BLACK_KNIGHT: Final = "black_knight"
WIZARD: Final = "wizard"
ALL_SEVEN: Final = [hero.name for hero in HEROES]


class LaidTable:
    """A game in progress, spoken to by the names of players and the keys of options."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self.seats = SEATS[: state.seats]

    # Acting

    def choose(self, player: str, *keys: str) -> None:
        """Take one option after the other; whatever is not offered raises."""
        for key in keys:
            decision.choose(self.state, self.seats.index(player), key, player)

    def let_pass(self, occasion: str = "") -> list[str]:
        """Decline in every window, or only while this occasion lasts; tells who was asked, in order."""
        asked = []
        while self.decision is not None and self.decision.is_window and occasion in ("", self.occasion()):
            asked.append(self.asked())
            self.choose(self.asked(), "decline")
        return asked

    def use(self, player: str, hero: str, target: str = "") -> None:
        """Use a power and let everyone decline to answer it; the window it was used in stays open."""
        self.choose(player, f"use {hero} {target}".strip())
        self.let_pass("power_announced")

    # The decision

    @property
    def decision(self) -> Decision | None:
        return decision.current_decision(self.state)

    def asked(self) -> str:
        """Who is being asked; nobody once the game is over."""
        return "" if self.decision is None else self.seats[self.decision.seat]

    def occasion(self) -> str:
        return "" if self.decision is None else self.decision.occasion

    def options(self, player: str) -> list[str]:
        """The keys this player can choose from now; none while somebody else is asked."""
        if self.decision is None or self.asked() != player:
            return []
        return self.decision.keys()

    def offers(self, player: str, key: str = "", verb: str = "") -> bool:
        """Whether this key, or any key that begins with this verb, is among the player's options."""
        return any(
            option == key or (verb and f"{option} ".startswith(f"{verb} ")) for option in self.options(player)
        )

    def why_not(self, player: str, key: str) -> str | None:
        return decision.why_not(self.state, self.seats.index(player), key)

    def clause_of(self, key: str) -> str:
        """The clause behind an offered option."""
        assert self.decision is not None
        return next(option.clause for option in self.decision.options if option.key == key)

    # The table, as everyone sees it

    def view(self, player: str | None) -> dict[str, Any]:
        """What one player, or a spectator, may know."""
        return RENT_A_HERO.view(self.state, None if player is None else self.seats.index(player))

    def everyone(self) -> list[str | None]:
        """All players and a spectator."""
        return [*self.seats, None]

    def active(self) -> str:
        return self.seats[self.state.active]

    def holder(self) -> str:
        """The player in front of whom the wanderer lies; nobody if there is none."""
        return self.seats[self.state.holder] if self.state.wanderer_on_its_way() else ""

    def party(self, player: str) -> list[str]:
        return [member["hero"] for member in self._public(player)["party"]]

    def used(self, player: str) -> list[str]:
        """The sideways heroes of a party."""
        return [member["hero"] for member in self._public(player)["party"] if member["used"]]

    def eliminated(self, player: str) -> list[str]:
        return cast("list[str]", self._public(player)["eliminated"])

    def hand(self, player: str) -> list[str]:
        """A hand as its owner sees it, sorted by strength."""
        return cast("list[str]", self.view(player)["players"][self.seats.index(player)]["hand"])

    def hand_size(self, player: str) -> int:
        return cast(int, self._public(player)["hand_size"])

    def deck_size(self) -> int:
        return cast(int, self.view(None)["deck"])

    def discard(self) -> list[str]:
        """The discard pile from top to bottom, as a spectator sees it."""
        return cast("list[str]", self.view(None)["discard"])

    def _public(self, player: str) -> dict[str, Any]:
        return cast("dict[str, Any]", self.view(None)["players"][self.seats.index(player)])

    # What no player sees

    def wanderer(self) -> str:
        """What the wanderer really is."""
        return HERO.names[self.state.faces[self.state.wanderer()]]

    def deck(self) -> list[str]:
        """The cards of the deck from top to bottom."""
        return self._faces(DECK)

    def true_discard(self) -> list[str]:
        return self._faces(DISCARD)

    def _faces(self, zone: int) -> list[str]:
        return [HERO.names[self.state.faces[card]] for card in self.state.pile(zone)]

    def digest(self) -> str:
        """A fingerprint of everything: equal before and after means that nothing changed."""
        return digest(RENT_A_HERO, self.state)

    # What happened

    def told(self, player: str | None, event: str = "") -> list[dict[str, object]]:
        """All events so far as one player, or a spectator, was told them; or those of one kind."""
        assert self.state.journal is not None
        seat = None if player is None else self.seats.index(player)
        events = [RENT_A_HERO.event_for(happened, seat) for happened in self.state.journal.events]
        return [told for told in events if event in ("", told["event"])]

    def happened(self) -> list[str]:
        """The names of all events so far, in order."""
        return [str(told["event"]) for told in self.told(None)]

    def forget_events(self) -> None:
        assert self.state.journal is not None
        self.state.journal.take_events()

    # The end

    def ending(self) -> str:
        return RENT_A_HERO.endings.get(int(self.state.ending), "")

    def winners(self) -> list[str]:
        return [name for seat, name in enumerate(self.seats) if self.state.winners >> seat & 1]


def lay_out(
    players: int = 3,
    variants: Iterable[str] = (),
    shuffles: list[list[str]] | None = None,
    covers: bool = False,
    **position: Any,
) -> LaidTable:
    """A table at the moment that the fields imply: an offer, a shown requirement, or a turn's beginning.

    With only `at` given, the wanderer has just been sent: the active player sits to the right.
    """
    if "wanderer" in position:
        position.setdefault("moment", "offer")
        position.setdefault("requirement", WIZARD)
        position.setdefault("active", _right_of(str(position.get("at", "bob")), players))
    elif "requirement" in position:
        position.setdefault("moment", "requirement")
    setup = Setup(players, tuple(variants), covers)
    state = RENT_A_HERO.lay_out(Position(position, SEATS[:players]), setup, _chance(shuffles or []))
    return LaidTable(cast(Table, state))


def _right_of(player: str, players: int) -> str:
    return SEATS[(SEATS.index(player) - 1) % players]


def _chance(shuffles: list[list[str]]) -> Chance:
    orders = [[HERO.value(hero) for hero in order] for order in shuffles]
    return ScriptedChance([], orders, FastChance(1))


def start(players: int = 3, seed: int = 1, variants: Iterable[str] = ()) -> LaidTable:
    """A table dealt from a shuffled deck, at its first decision."""
    state = RENT_A_HERO.start(Setup(players, tuple(variants)), FastChance(seed))
    return LaidTable(cast(Table, state))


def wizards(more: dict[str, list[str]] | None = None, **position: Any) -> LaidTable:
    """Four players, each with an unused Wizard and perhaps more heroes.

    A Wizard with a full deck can always be used, so everyone is asked in every window.
    """
    party = {player: [WIZARD, *(more or {}).get(player, [])] for player in SEATS[:4]}
    return lay_out(4, party=party, **position)
