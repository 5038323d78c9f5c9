"""What `tools/train` looks at in Talisman: what lies open of every character, and Spells in hand.

No bot uses what was learned from it: it was no better than the plain evaluation (docs/learning.md). Judged
are imagined tables, on which everything has a place; what a seat cannot know is a guess there.
"""

from __future__ import annotations

from typing import Final, cast, final

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
# The blocks in their order
SEEN_SEATS: Final = 0
SEEN_LEFT: Final = 1
SEEN_ROUND: Final = 2
SEEN_FINAL_DEATH: Final = 3
SEEN_CROWN_TAKEN: Final = 4
SEEN_WITHOUT_CHARACTER: Final = 5
SEEN_ORDER: Final = 6
SEEN_WHO: Final = 7
SEEN_TOAD: Final = 8
SEEN_SPACE: Final = 9
SEEN_SPACE_WITH_TALISMAN: Final = 10
SEEN_ALIGNMENT: Final = 11
SEEN_STRENGTH: Final = 12
SEEN_CRAFT: Final = 13
SEEN_BATTLE: Final = 14
SEEN_LIVES: Final = 15
SEEN_WOUNDS: Final = 16
SEEN_FATE_LEFT: Final = 17
SEEN_COINS: Final = 18
SEEN_SPELLS_HELD: Final = 19
SEEN_ROOM: Final = 20
SEEN_TROPHY_POINTS: Final = 21
SEEN_CRAFT_TROPHY_POINTS: Final = 22
SEEN_TURNS_MISSED: Final = 23
SEEN_CONDITION: Final = 24
SEEN_QUEST_IN_HAND: Final = 25
SEEN_FOE: Final = 26
SEEN_PLAIN: Final = 27
SEEN_PORTAL: Final = 28
SEEN_LIVES_LATE: Final = 29
SEEN_BATTLE_LATE: Final = 30
SEEN_BELONGING: Final = 31
SEEN_ON_THE_SPACE: Final = 32
assert len(BLOCKS) == SEEN_ON_THE_SPACE + 1
assert len(CARD.names) == FACE_COUNT


@final
class TalismanAspects(Aspects):
    def __init__(self) -> None:
        super().__init__(BLOCKS)
        self.sheet = Sheet()

    def clock(self, state: State) -> i64:
        return cast(Table, state).turns

    def ticks(self, state: State) -> i64:
        """A round: everybody who is in the game has a turn."""
        return players_left(cast(Table, state))

    def is_open(self, state: State) -> bool:
        return state.ending == ONGOING and state.seats > 1

    def list_table(self, state: State) -> None:
        table = cast(Table, state)
        self.note(SEEN_SEATS, table.seats - 1)
        self.note(SEEN_LEFT, players_left(table) - 1)
        self.note(SEEN_ROUND, table.round // 5)
        self.note(SEEN_FINAL_DEATH, 1 if table.is_death_final else 0)
        self.note(SEEN_CROWN_TAKEN, 1 if is_somebody_on_the_crown(table) else 0)

    def list_seat(self, state: State, seat: i64) -> bool:
        table = cast(Table, state)
        if not is_in_the_game(table, seat):
            return False
        self.note(SEEN_ORDER, (seat - table.active + table.seats) % table.seats)
        if not table.is_alive(seat):
            self.note(SEEN_WITHOUT_CHARACTER, 0)
            return True
        look(table, self.sheet, seat)
        self._list_character(table, seat)
        self._list_belongings(table, seat)
        self._list_way(table, seat)
        return True

    def _list_character(self, table: Table, seat: i64) -> None:
        sheet = self.sheet
        self.note(SEEN_WHO, table.get(seat, CHARACTER))
        if sheet.is_toad:
            self.note(SEEN_TOAD, 0)
        self.note(SEEN_ALIGNMENT, sheet.alignment)
        self.note(SEEN_STRENGTH, sheet.strength)
        self.note(SEEN_CRAFT, sheet.craft)
        self.note(SEEN_BATTLE, sheet.battle)
        self.note(SEEN_LIVES, sheet.life)
        self.note(SEEN_WOUNDS, sheet.wounds)
        self.note(SEEN_FATE_LEFT, sheet.fate)
        self.note(SEEN_TURNS_MISSED, table.get(seat, MISSED))
        if table.get(seat, MORE_TURNS) != 0:
            self.note(SEEN_CONDITION, 0)
        if table.get(seat, IS_ENSLAVED) != 0:
            self.note(SEEN_CONDITION, 1)
        self.note(SEEN_QUEST_IN_HAND, sheet.quest)

    def _list_belongings(self, table: Table, seat: i64) -> None:
        sheet = self.sheet
        self.note(SEEN_COINS, sheet.gold)
        self.note(SEEN_SPELLS_HELD, table.size(SPELLS + seat))
        self.note(SEEN_ROOM, sheet.room)
        self.note(SEEN_TROPHY_POINTS, points_in(table, TROPHIES + seat, is_craft=False))
        self.note(SEEN_CRAFT_TROPHY_POINTS, points_in(table, TROPHIES + seat, is_craft=True))
        self._list_faces(table, OBJECTS + seat, SEEN_BELONGING)
        self._list_faces(table, FOLLOWERS + seat, SEEN_BELONGING)
        self._list_faces(table, SPELLS + seat, SEEN_BELONGING)

    def _list_faces(self, table: Table, zone: i64, block: i64) -> None:
        card = table.top(zone)
        while card != NO_CARD:
            self.note(block, table.faces[card])
            card = table.links[card]

    def _list_way(self, table: Table, seat: i64) -> None:
        """Where he is, what lies there, and how he would fare on the way to the Crown."""
        sheet = self.sheet
        space = table.place(seat)
        if sheet.has_talisman:
            self.note(SEEN_SPACE_WITH_TALISMAN, space)
        else:
            self.note(SEEN_SPACE, space)
        if space >= INNER_STARTS:
            self.note(SEEN_FOE, table.get(seat, FOES_LEFT))
            if table.get(seat, HAS_TURNED_BACK) != 0:
                self.note(SEEN_CONDITION, 2)
            if table.get(seat, MAY_MOVE_ON) != 0:
                self.note(SEEN_CONDITION, 3)
        else:
            self._list_faces(table, ON_SPACE + space, SEEN_ON_THE_SPACE)
        self.note(SEEN_PLAIN, rounded(sheet.plain * 0.5) + 2)
        self.note(SEEN_PORTAL, rounded(portal_chance(sheet) * 10.0))
        if sheet.is_late or is_somebody_on_the_crown(table):
            self.note(SEEN_LIVES_LATE, sheet.life)
            self.note(SEEN_BATTLE_LATE, sheet.battle)


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
