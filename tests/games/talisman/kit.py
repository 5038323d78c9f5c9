"""A table of Talisman for tests: lay it out, act as a player would, look at what it shows.

table = lay_out(character={"ana": "warrior"}, place={"ana": "fields_1"}, moment="landed", dice=[3, 4],
                adventure_deck=["bear"])
table.choose("ana", "attack roll")
assert table.trophies("ana") == ["bear"]
"""

from __future__ import annotations

from typing import Any, Final, cast

from questhall.core.engine.chance import FastChance, ScriptedChance
from questhall.core.engine.events import Journal
from questhall.core.interface import decision
from questhall.core.interface.decision import Decision
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.interface.saving import digest
from questhall.games.talisman.components.state import Table
from questhall.games.talisman.game import TALISMAN

SEATS: Final = ["ana", "bob", "cem", "dan", "eva", "fay"]


class LaidTable:
    """A game in progress, spoken to by the names of players and the keys of options."""

    def __init__(self, state: Table, dice: list[int]) -> None:
        self.state = state
        self.dice = dice
        self.seats = SEATS[: state.seats]
        self.told: list[dict[str, Any]] = []
        self._collect()

    def _collect(self) -> None:
        assert self.state.journal is not None
        events = self.state.journal.take_events()
        self.told.extend(TALISMAN.event_for(event, None) for event in events)

    def copy(self) -> LaidTable:
        """A table of its own, to try something out on."""
        state = self.state.clone()
        state.journal = Journal()
        return LaidTable(state, self.dice)

    # Acting

    def choose(self, player: str, *keys: str) -> None:
        """Take one option after the other; whatever is not offered raises."""
        for key in keys:
            decision.choose(self.state, self.seats.index(player), key, player)
            self._collect()
            self.check_box()

    def let_pass(self, occasion: str = "") -> list[str]:
        """Decline in every window, or only while this occasion lasts; tells who was asked, in order."""
        asked = []
        while self.decision is not None and self.decision.is_window and occasion in ("", self.occasion()):
            asked.append(self.asked())
            self.choose(self.asked(), "decline")
        return asked

    def until(self, occasion: str) -> None:
        """Decline windows until this occasion is asked."""
        while self.occasion() != occasion:
            assert self.decision is not None, f"the game is over before {occasion}"
            assert self.decision.is_window, f"asked {self.occasion()}: {self.options(self.asked())}"
            self.choose(self.asked(), "decline")

    def act(self, player: str, *keys: str) -> None:
        """Take these options as soon as each is offered; windows before that are declined."""
        for key in keys:
            while key not in self.options(player):
                assert self.decision is not None, f"the game is over before {key}"
                asked = f"{self.asked()} is asked {self.occasion()}: {self.options(self.asked())}"
                assert self.decision.is_window, f"{player} cannot {key}; {asked}"
                self.choose(self.asked(), "decline")
            self.choose(player, key)

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

    def offers(self, player: str, key: str) -> bool:
        """Whether this key, or any key that begins with these words, is among the player's options."""
        return any(option == key or option.startswith(f"{key} ") for option in self.options(player))

    def why_not(self, player: str, key: str) -> str | None:
        return decision.why_not(self.state, self.seats.index(player), key)

    def clause_of(self, key: str) -> str:
        assert self.decision is not None
        return next(option.clause for option in self.decision.options if option.key == key)

    # The table

    def view(self, player: str | None) -> dict[str, Any]:
        """What one player, or a spectator, may know, as scenario files have it."""
        seat = None if player is None else self.seats.index(player)
        return cast("dict[str, Any]", TALISMAN.named_view(self.state, seat, self.seats))

    def open(self) -> dict[str, Any]:
        """Everything on the table, as scenario files have it."""
        return cast("dict[str, Any]", TALISMAN.open_view(self.state, self.seats))

    def of(self, field: str, player: str) -> Any:
        """A field of the open table for one player: life, gold, place, objects, total_strength..."""
        return self.open()[field][player]

    def cards(self, space: str) -> list[str]:
        return cast("list[str]", self.open()["cards"].get(space, []))

    def coins(self, space: str) -> int:
        return cast(int, self.open()["coins"].get(space, 0))

    def trophies(self, player: str) -> list[str]:
        return cast("list[str]", self.of("trophies", player))

    def saw(self, event: str, **fields: object) -> bool:
        """Whether such an event was told to everybody so far."""
        return any(
            told["event"] == event and all(told.get(name) == value for name, value in fields.items())
            for told in self.told
        )

    def all_of(self, event: str) -> list[dict[str, Any]]:
        """All events of this kind that were told to everybody so far."""
        return [told for told in self.told if told["event"] == event]

    def scores(self) -> tuple[int, int]:
        """The attack scores of the last fight: the attacker's, and those that stood against him."""
        told = self.all_of("scores")[-1]
        return told["own"], told["foe"]

    def check_box(self) -> None:
        """Nothing gets lost and nothing appears (TAL-GOLDEN-07)."""
        assert TALISMAN.components(self.state) == TALISMAN.full_box()

    def digest(self) -> str:
        return digest(TALISMAN, self.state)

    def is_over(self) -> bool:
        return self.state.is_over()

    def winners(self) -> list[str]:
        return [name for seat, name in enumerate(self.seats) if self.state.winners >> seat & 1]

    def unused_dice(self) -> int:
        return max(0, len(self.dice) - int(self.state.dice_draws))


def lay_out(
    players: int = 2,
    variants: tuple[str, ...] = (),
    dice: list[int] | None = None,
    orders: list[list[int]] | None = None,
    covers: bool = False,
    seed: int = 0,
    **position: object,
) -> LaidTable:
    """A table from the fields of docs/scenarios-talisman.md; dice and shuffles are fixed as far as given.

    Without `character` the seats get assassin, druid, ... in the order of the characters.
    """
    chance = ScriptedChance(list(dice or []), list(orders or []), FastChance(seed))
    setup = Setup(players, variants, covers)
    state = TALISMAN.lay_out(Position(dict(position), SEATS[:players]), setup, chance)
    table = LaidTable(cast(Table, state), list(dice or []))
    table.check_box()
    return table


def start(players: int = 2, variants: tuple[str, ...] = (), seed: int = 0, covers: bool = False) -> LaidTable:
    """A game from its deal."""
    return LaidTable(cast(Table, TALISMAN.start(Setup(players, variants, covers), FastChance(seed))), [])


def meet(
    *cards: str,
    who: str = "warrior",
    where: str = "fields_1",
    players: int = 2,
    dice: list[int] | None = None,
    variants: tuple[str, ...] = (),
    **position: Any,
) -> LaidTable:
    """Ana, who has no fate unless given, has landed on a space on which these cards lie, and meets them."""
    position["character"] = {"ana": who, **position.get("character", {})}
    position["place"] = {"ana": where, **position.get("place", {})}
    position["fate"] = {"ana": 0, **position.get("fate", {})}
    position["cards"] = {where: list(cards), **position.get("cards", {})}
    return lay_out(players, variants, dice, moment="space", **position)


def duel(
    attacker: str = "warrior",
    defender: str = "dwarf",
    where: str = "fields_1",
    players: int = 2,
    dice: list[int] | None = None,
    variants: tuple[str, ...] = (),
    **position: Any,
) -> LaidTable:
    """Ana has landed where bob is; neither has fate, nor have the others, unless given."""
    position["character"] = {"ana": attacker, "bob": defender, **position.get("character", {})}
    position["place"] = {"ana": where, "bob": where, **position.get("place", {})}
    position["fate"] = {**dict.fromkeys(SEATS[:players], 0), **position.get("fate", {})}
    return lay_out(players, variants, dice, moment="landed", **position)


def to_move(
    where: str,
    *dice: int,
    who: str = "warrior",
    players: int = 2,
    variants: tuple[str, ...] = (),
    **position: Any,
) -> LaidTable:
    """Ana is to move from a space; neither she nor the others have fate, unless given."""
    position["character"] = {"ana": who, **position.get("character", {})}
    position["place"] = {"ana": where, **position.get("place", {})}
    position["fate"] = {**dict.fromkeys(SEATS[:players], 0), **position.get("fate", {})}
    return lay_out(players, variants, list(dice), moment="move", **position)
