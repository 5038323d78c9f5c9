"""A table of Warhammer Quest for tests: lay it out, act as a player would, look at what it shows.

table = lay_out(hero={"ana": "ironbreaker"}, engaged={"ana": ["goblin_warrior"]}, dice=[1, 1, 5])
table.choose("ana", "perform ib_attack_basic", "target seat-0.1")
assert table.saw("enemy_defeated", card="goblin_warrior")

Dice are fixed as faces 1 to 6: a hero die shows success, success, two successes, success and defence,
defence, critical; an enemy die attack, attack, attack, nemesis, blank, blank. What the party decides is
chosen by "party".
"""

from __future__ import annotations

from typing import Any, Final, cast

from questhall.core.engine.chance import FastChance, ScriptedChance
from questhall.core.engine.state import PARTY
from questhall.core.interface import decision
from questhall.core.interface.decision import Decision
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.interface.saving import digest
from questhall.games.warhammer_quest.components.state import Table
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST

SEATS: Final = ["ana", "bob", "cem", "dan"]
THE_PARTY: Final = "party"


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
        self.told.extend(WARHAMMER_QUEST.event_for(event, None) for event in events)

    # Acting

    def choose(self, player: str, *keys: str) -> None:
        """Take one option after the other; whatever is not offered raises."""
        for key in keys:
            seat = 0 if player == THE_PARTY else self.seats.index(player)
            assert (player == THE_PARTY) == (self.state.decider == PARTY), f"{self.asked()} is asked"
            decision.choose(self.state, seat, key, player)
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

    # The decision

    @property
    def decision(self) -> Decision | None:
        return decision.current_decision(self.state)

    def asked(self) -> str:
        """Who is being asked; nobody once the game is over."""
        if self.decision is None:
            return ""
        return THE_PARTY if self.state.decider == PARTY else self.seats[self.decision.seat]

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

    # The table

    def view(self, player: str | None) -> dict[str, Any]:
        """What one player, or a spectator, may know, as scenario files have it."""
        seat = None if player is None else self.seats.index(player)
        return cast("dict[str, Any]", WARHAMMER_QUEST.named_view(self.state, seat, self.seats))

    def open(self) -> dict[str, Any]:
        """Everything on the table, as scenario files have it."""
        return cast("dict[str, Any]", WARHAMMER_QUEST.open_view(self.state, self.seats))

    def of(self, field: str, player: str) -> Any:
        """A field of the open table for one hero: wounds, conditions, items, gear..."""
        return self.open()[field][player]

    def engaged(self, player: str) -> list[str]:
        return [enemy["card"] for enemy in self.of("engaged", player)]

    def shadows(self) -> list[str]:
        """The enemies in the shadows, whatever they really are, the oldest first."""
        return cast("list[str]", self.open()["shadow_cards"])

    def tokens(self, player: str) -> dict[str, int]:
        """The tokens on a hero's action cards, as far as there are any."""
        return {card["card"]: card["tokens"] for card in self.of("actions", player) if card["tokens"]}

    def exhausted(self, player: str) -> list[str]:
        return [card["card"] for card in self.of("actions", player) if card["exhausted"]]

    def saw(self, event: str, **fields: object) -> bool:
        """Whether such an event was told to everybody so far."""
        return any(
            told["event"] == event and all(told.get(name) == value for name, value in fields.items())
            for told in self.told
        )

    def check_box(self) -> None:
        """No card is lost, none appears."""
        assert WARHAMMER_QUEST.components(self.state) == WARHAMMER_QUEST.full_box()

    def digest(self) -> str:
        return digest(WARHAMMER_QUEST, self.state)

    def is_over(self) -> bool:
        return self.state.is_over()

    def has_won(self) -> bool:
        return self.state.is_over() and self.state.winners != 0

    def unused_dice(self) -> int:
        return max(0, len(self.dice) - int(self.state.dice_draws))


def lay_out(
    players: int = 2,
    quest: str = "quest-1",
    dice: list[int] | None = None,
    orders: list[list[int]] | None = None,
    seed: int = 0,
    variants: tuple[str, ...] = (),
    **position: object,
) -> LaidTable:
    """A table from the fields of a scenario's position; dice and shuffles are fixed as far as given.

    Without `hero` the seats get ironbreaker, waywatcher, warrior_priest, bright_wizard in this order. The
    active location is the Throne Cavern, which has no effect, and all decks are empty unless given. For a
    moment of the campaign `quest` is "campaign"; the position then says which of its quests is played.
    """
    setup = Setup(players, (quest, *variants))
    chance = ScriptedChance(list(dice or []), list(orders or []), FastChance(seed))
    state = WARHAMMER_QUEST.lay_out(Position(dict(position), SEATS[:players]), setup, chance)
    table = LaidTable(cast(Table, state), list(dice or []))
    table.check_box()
    return table


def start(players: int = 2, quest: str = "quest-1", seed: int = 0) -> LaidTable:
    """A quest from its set-up."""
    return LaidTable(cast(Table, WARHAMMER_QUEST.start(Setup(players, (quest,)), FastChance(seed))), [])
