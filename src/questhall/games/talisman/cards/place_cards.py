"""Places: caves, wells, the Portal, the Market, treacherous ground and a shrine, each open to every visitor.

TAL-ADV-17, TAL-ENC-11, TAL-TURN-07, TAL-MISS-01, TAL-MISS-02, TAL-MISS-03, TAL-TOAD-05, TAL-Q29, TAL-Q48,
TAL-Q69, TAL-Q114
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.events import EventKind
from questhall.core.engine.frames import second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.objects_and_followers import discard_from_space
from questhall.games.talisman.characters.dice_and_fate import SIDES, roll_dice
from questhall.games.talisman.characters.missed_turns import miss_turn
from questhall.games.talisman.components.board import (
    CITY,
    CRAGS,
    PLAIN_OF_PERIL,
    TEMPLE,
    VILLAGE,
    WARLOCKS_CAVE,
)
from questhall.games.talisman.components.character_cards import DWARF
from questhall.games.talisman.components.event_kinds import GAINED_CRAFT, GAINED_LIFE, GAINED_STRENGTH
from questhall.games.talisman.components.printed_cards import (
    CARD,
    CAVE,
    FOUNTAIN_OF_WISDOM,
    MAGIC_PORTAL,
    MAGIC_STREAM,
    MARKET,
    MARSH,
    MAZE,
    POOL_OF_LIFE,
    SHRINE,
)
from questhall.games.talisman.components.roll_tables import CAVE_TABLE, SHRINE_TABLE
from questhall.games.talisman.components.state import (
    CRAFT_COUNTERS,
    CRAFT_ON_FOUNTAIN,
    LIFE,
    LIFE_ON_POOL,
    STRENGTH_COUNTERS,
    STRENGTH_ON_STREAM,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    Table,
)
from questhall.games.talisman.encounters.roll_outcomes import LookUp
from questhall.games.talisman.encounters.teleporting import CarriedOff
from questhall.games.talisman.spaces.shared_instructions import prayer_top
from questhall.games.talisman.spaces.shops_and_healers import AT_THE_MARKET, open_shop

# The Cave


@final
class VisitCave(Rule[Table]):
    """Every visitor must roll; the Dwarf may add 1 (TAL-Q114). Dragon and Goblin give no trophies (TAL-Q48)."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        top: i64 = 0
        if table.is_character(seat, DWARF):
            top = SIDES
        roll_dice(table, seat, 1, FOUND_IN_CAVE.at(seat), top)


VISIT_CAVE: Final = VisitCave()
FOUND_IN_CAVE: Final = LookUp("found_in_cave", CAVE_TABLE)


# Wells


@final
class Well(Question[Table]):
    """Each visit a visitor may take one of the counters that lie on the card; the empty card is discarded.

    They were put there when the card was revealed (`encounters/places_with_counters.py`). A Toad may drink, but
    what he gains of Strength or Craft vanishes with his shape (TAL-TOAD-05).
    """

    def __init__(
        self, occasion: str, face: int, on_card: int, counter: int, as_toad: int, gained: EventKind
    ) -> None:
        super().__init__(occasion)
        self.face: i64 = face
        self.on_card: i64 = on_card
        self.counter: i64 = counter
        self.as_toad: i64 = as_toad
        self.gained = gained

    def name(self) -> str:
        return f"visit_{self.occasion}"

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        if table.board[self.on_card] == 0:  # the supply was exhausted when it was revealed
            discard_from_space(table, seat, card)
            return
        table.offer(DRINK_FROM.at(seat, self.face))
        table.offer(DRINK_NOTHING.at(seat))
        table.ask(seat, self.at(seat, card))

    def give(self, table: Table, seat: i64, card: i64) -> None:
        """The counter only changes its place: the supply stays as it is, and so do the swaps of cones."""
        counter = self.counter
        if table.is_toad(seat):
            counter = self.as_toad
        table.board[self.on_card] -= 1
        table.add(seat, counter, 1)
        table.tell(self.gained, seat, 1)
        if table.board[self.on_card] == 0:
            discard_from_space(table, seat, card)


VISIT_FOUNTAIN: Final = Well(
    "fountain_of_wisdom",
    FOUNTAIN_OF_WISDOM,
    CRAFT_ON_FOUNTAIN,
    CRAFT_COUNTERS,
    TOAD_CRAFT,
    GAINED_CRAFT,
)
VISIT_STREAM: Final = Well(
    "magic_stream",
    MAGIC_STREAM,
    STRENGTH_ON_STREAM,
    STRENGTH_COUNTERS,
    TOAD_STRENGTH,
    GAINED_STRENGTH,
)
VISIT_POOL: Final = Well("pool_of_life", POOL_OF_LIFE, LIFE_ON_POOL, LIFE, LIFE, GAINED_LIFE)


@final
class DrinkFrom(Choice[Table]):
    """TAL-ADV-17"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        WELL_RULES[face - FOUNTAIN_OF_WISDOM].give(table, seat, second_of(table.asking))


DRINK_FROM: Final = DrinkFrom("drink from", "TAL-ADV-17", CARD)
DRINK_NOTHING: Final = Pass("drink nothing", "TAL-ADV-17")


# The Magic Portal


@final
class VisitMagicPortal(Question[Table]):
    """A visitor may pass through; the die decides where to, and he has an encounter there (TAL-TURN-07)."""

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        table.offer(PASS_THROUGH.at(seat))
        table.offer(STAY_OUTSIDE.at(seat))
        table.ask(seat, self.at(seat, card))


VISIT_MAGIC_PORTAL: Final = VisitMagicPortal("magic_portal")


@final
class PassThrough(Choice[Table]):
    """TAL-ADV-17"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        OUT_OF_MAGIC_PORTAL.roll(table, seat)


PASS_THROUGH: Final = PassThrough("pass through", "TAL-ADV-17")
STAY_OUTSIDE: Final = Pass("stay outside", "TAL-ADV-17")
OUT_OF_MAGIC_PORTAL: Final = CarriedOff(
    "out_of_magic_portal",
    [CRAGS, VILLAGE, CITY, WARLOCKS_CAVE, TEMPLE, PLAIN_OF_PERIL],
)


# The Market


@final
class VisitMarket(Rule[Table]):
    """A visitor may buy any number of cards."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        open_shop(table, seat, AT_THE_MARKET)


VISIT_MARKET: Final = VisitMarket()


# Treacherous ground

STRENGTH_FOR_THE_MARSH: Final = 5
CRAFT_FOR_THE_MAZE: Final = 5


@final
class VisitMarsh(Rule[Table]):
    """A character who is too weak misses a turn."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        if table.strength(seat) < STRENGTH_FOR_THE_MARSH:
            miss_turn(table, seat)


VISIT_MARSH: Final = VisitMarsh()


@final
class VisitMaze(Rule[Table]):
    """A character with too little Craft misses a turn; the Dwarf never gets lost."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        if table.craft(seat) < CRAFT_FOR_THE_MAZE and not table.is_character(seat, DWARF):
            miss_turn(table, seat)


VISIT_MAZE: Final = VisitMaze()


# The Shrine


@final
class VisitShrine(Rule[Table]):
    """A visitor must pray; the Monk and the Priest may add 1 (TAL-Q114)."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 1, HEARD_AT_SHRINE.at(seat), prayer_top(table, seat, SIDES))


VISIT_SHRINE: Final = VisitShrine()
HEARD_AT_SHRINE: Final = LookUp("heard_at_shrine", SHRINE_TABLE)


WELL_RULES: Final = [VISIT_FOUNTAIN, VISIT_STREAM, VISIT_POOL]
"""In the order of their faces."""
RULES: Final[list[Rule[Any]]] = [
    VISIT_CAVE,
    FOUND_IN_CAVE,
    VISIT_FOUNTAIN,
    VISIT_STREAM,
    VISIT_POOL,
    DRINK_FROM,
    DRINK_NOTHING,
    VISIT_MAGIC_PORTAL,
    PASS_THROUGH,
    STAY_OUTSIDE,
    OUT_OF_MAGIC_PORTAL,
    VISIT_MARKET,
    VISIT_MARSH,
    VISIT_MAZE,
    VISIT_SHRINE,
    HEARD_AT_SHRINE,
]
MEETINGS_HERE: Final[list[tuple[int, Rule[Table]]]] = [
    (CAVE, VISIT_CAVE),
    (FOUNTAIN_OF_WISDOM, VISIT_FOUNTAIN),
    (MAGIC_STREAM, VISIT_STREAM),
    (POOL_OF_LIFE, VISIT_POOL),
    (MAGIC_PORTAL, VISIT_MAGIC_PORTAL),
    (MARKET, VISIT_MARKET),
    (MARSH, VISIT_MARSH),
    (MAZE, VISIT_MAZE),
    (SHRINE, VISIT_SHRINE),
]
assert POOL_OF_LIFE - FOUNTAIN_OF_WISDOM == 2, "the wells are a row of faces"
