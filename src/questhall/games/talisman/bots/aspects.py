"""What `tools/train` looks at in Talisman: what lies open of every character, and Spells in hand.

No bot uses what was learned from it: it was no better than the plain evaluation (docs/learning.md). Judged
are imagined tables, on which everything has a place; what a seat cannot know is a guess there.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.state import ONGOING, State
from questhall.core.search.judgement import Aspects
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.evaluation import is_somebody_on_the_crown
from questhall.games.talisman.bots.sheet_from_table import look
from questhall.games.talisman.bots.way_to_the_crown import portal_chance
from questhall.games.talisman.characters.death import is_in_the_game
from questhall.games.talisman.characters.quests import QUEST_NOUN
from questhall.games.talisman.components.board import INNER_STARTS, SPACES
from questhall.games.talisman.components.character_cards import CHARACTERS
from questhall.games.talisman.components.printed_cards import CARD, FACE_COUNT
from questhall.games.talisman.components.state import (
    CHARACTER,
    FOES_LEFT,
    FOLLOWERS,
    HAS_TURNED_BACK,
    IS_ENSLAVED,
    MAY_MOVE_ON,
    MISSED,
    MORE_TURNS,
    MOST_SEATS,
    OBJECTS,
    ON_SPACE,
    SPELLS,
    TROPHIES,
    Table,
)
from questhall.games.talisman.turn.turn import points_in

BLOCKS: Final[list[tuple[str, list[str]]]] = [
    ("seats", [str(count) for count in range(1, MOST_SEATS + 1)]),
    ("left", [str(count) for count in range(1, MOST_SEATS + 1)]),
    ("round", [str(5 * step) for step in range(20)]),
    ("death is final", ["no", "yes"]),
    ("crown", ["empty", "taken"]),
    ("without a character", ["yes"]),
    ("order", [str(place) for place in range(MOST_SEATS)]),
    ("character", [character.name for character in CHARACTERS]),
    ("toad", ["yes"]),
    ("space", list(SPACES)),
    ("space with a talisman", list(SPACES)),
    ("alignment", ["0", "1", "2"]),
    ("strength", [str(amount) for amount in range(16)]),
    ("craft", [str(amount) for amount in range(16)]),
    ("battle", [str(amount) for amount in range(21)]),
    ("lives", [str(amount) for amount in range(11)]),
    ("wounds", [str(amount) for amount in range(6)]),
    ("fate", [str(amount) for amount in range(6)]),
    ("gold", [str(amount) for amount in range(8)]),
    ("spells", [str(amount) for amount in range(4)]),
    ("room", [str(amount) for amount in range(6)]),
    ("trophies", [str(amount) for amount in range(15)]),
    ("craft trophies", [str(amount) for amount in range(15)]),
    ("missed", [str(amount) for amount in range(4)]),
    ("state", ["another turn", "enslaved", "turned back", "may move on"]),
    ("quest", list(QUEST_NOUN.names)),
    ("foe", [str(amount) for amount in range(14)]),
    ("plain", [str(2 * step - 4) for step in range(14)]),
    ("portal", [str(step * 10) for step in range(11)]),
    ("lives late", [str(amount) for amount in range(11)]),
    ("battle late", [str(amount) for amount in range(21)]),
    ("belonging", list(CARD.names)),
    ("on the space", list(CARD.names)),
]
NAMES: Final = [f"{block}: {name}" for block, names in BLOCKS for name in names]


def _starts() -> vec[i64]:
    starts = vec[i64]()
    at = 0
    for _, names in BLOCKS:
        starts = append(starts, at)
        at += len(names)
    return starts


_START: Final = _starts()
_SIZE: Final = vec[i64]([len(names) for _, names in BLOCKS])
# The blocks in their order
SEATS: Final = 0
LEFT: Final = 1
ROUND: Final = 2
FINAL_DEATH: Final = 3
CROWN_TAKEN: Final = 4
WITHOUT_CHARACTER: Final = 5
ORDER: Final = 6
WHO: Final = 7
TOAD: Final = 8
SPACE: Final = 9
SPACE_WITH_TALISMAN: Final = 10
ALIGNMENT: Final = 11
STRENGTH: Final = 12
CRAFT: Final = 13
BATTLE: Final = 14
LIVES: Final = 15
WOUNDS: Final = 16
FATE_LEFT: Final = 17
COINS: Final = 18
SPELLS_HELD: Final = 19
ROOM: Final = 20
TROPHY_POINTS: Final = 21
CRAFT_TROPHY_POINTS: Final = 22
TURNS_MISSED: Final = 23
CONDITION: Final = 24
QUEST_IN_HAND: Final = 25
FOE: Final = 26
PLAIN: Final = 27
PORTAL: Final = 28
LIVES_LATE: Final = 29
BATTLE_LATE: Final = 30
BELONGING: Final = 31
ON_THE_SPACE: Final = 32
assert len(BLOCKS) == ON_THE_SPACE + 1
assert len(CARD.names) == FACE_COUNT


@final
class TalismanAspects(Aspects):
    def __init__(self) -> None:
        super().__init__(NAMES)
        self.sheet = Sheet()

    def amount(self, block: i64, amount: i64) -> None:
        self.note_bin(_START[block], _SIZE[block], amount)

    def clock(self, state: State) -> i64:
        return cast(Table, state).turns

    def ticks(self, state: State) -> i64:
        """A round: everybody who is in the game has a turn."""
        return players_left(cast(Table, state))

    def is_open(self, state: State) -> bool:
        return state.ending == ONGOING and state.seats > 1

    def list_table(self, state: State) -> None:
        table = cast(Table, state)
        self.amount(SEATS, table.seats - 1)
        self.amount(LEFT, players_left(table) - 1)
        self.amount(ROUND, table.round // 5)
        self.amount(FINAL_DEATH, 1 if table.is_death_final else 0)
        self.amount(CROWN_TAKEN, 1 if is_somebody_on_the_crown(table) else 0)

    def list_seat(self, state: State, seat: i64) -> bool:
        table = cast(Table, state)
        if not is_in_the_game(table, seat):
            return False
        self.amount(ORDER, (seat - table.active + table.seats) % table.seats)
        if not table.is_alive(seat):
            self.amount(WITHOUT_CHARACTER, 0)
            return True
        look(table, self.sheet, seat)
        self._list_character(table, seat)
        self._list_belongings(table, seat)
        self._list_way(table, seat)
        return True

    def _list_character(self, table: Table, seat: i64) -> None:
        sheet = self.sheet
        self.amount(WHO, table.get(seat, CHARACTER))
        if sheet.is_toad:
            self.amount(TOAD, 0)
        self.amount(ALIGNMENT, sheet.alignment)
        self.amount(STRENGTH, sheet.strength)
        self.amount(CRAFT, sheet.craft)
        self.amount(BATTLE, sheet.battle)
        self.amount(LIVES, sheet.life)
        self.amount(WOUNDS, sheet.wounds)
        self.amount(FATE_LEFT, sheet.fate)
        self.amount(TURNS_MISSED, table.get(seat, MISSED))
        if table.get(seat, MORE_TURNS) != 0:
            self.amount(CONDITION, 0)
        if table.get(seat, IS_ENSLAVED) != 0:
            self.amount(CONDITION, 1)
        self.amount(QUEST_IN_HAND, sheet.quest)

    def _list_belongings(self, table: Table, seat: i64) -> None:
        sheet = self.sheet
        self.amount(COINS, sheet.gold)
        self.amount(SPELLS_HELD, table.size(SPELLS + seat))
        self.amount(ROOM, sheet.room)
        self.amount(TROPHY_POINTS, points_in(table, TROPHIES + seat, is_craft=False))
        self.amount(CRAFT_TROPHY_POINTS, points_in(table, TROPHIES + seat, is_craft=True))
        self._list_faces(table, OBJECTS + seat, BELONGING)
        self._list_faces(table, FOLLOWERS + seat, BELONGING)
        self._list_faces(table, SPELLS + seat, BELONGING)

    def _list_faces(self, table: Table, zone: i64, block: i64) -> None:
        first = _START[block]
        card = table.top(zone)
        while card != NO_CARD:
            self.note(first + table.faces[card])
            card = table.links[card]

    def _list_way(self, table: Table, seat: i64) -> None:
        """Where he is, what lies there, and how he would fare on the way to the Crown."""
        sheet = self.sheet
        space = table.place(seat)
        if sheet.has_talisman:
            self.amount(SPACE_WITH_TALISMAN, space)
        else:
            self.amount(SPACE, space)
        if space >= INNER_STARTS:
            self.amount(FOE, table.get(seat, FOES_LEFT))
            if table.get(seat, HAS_TURNED_BACK) != 0:
                self.amount(CONDITION, 2)
            if table.get(seat, MAY_MOVE_ON) != 0:
                self.amount(CONDITION, 3)
        else:
            self._list_faces(table, ON_SPACE + space, ON_THE_SPACE)
        self.amount(PLAIN, rounded(sheet.plain * 0.5) + 2)
        self.amount(PORTAL, rounded(portal_chance(sheet) * 10.0))
        if sheet.is_late or is_somebody_on_the_crown(table):
            self.amount(LIVES_LATE, sheet.life)
            self.amount(BATTLE_LATE, sheet.battle)


def players_left(table: Table) -> i64:
    left: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if is_in_the_game(table, seat):
            left += 1
        seat += 1
    return left


def rounded(amount: float) -> i64:
    """To a whole number, which is not below -2."""
    return i64(amount + 2.5) - 2
