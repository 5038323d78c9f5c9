"""The table of Talisman: what lies on the board, and what every player has.

TAL-SETUP-10, TAL-OWN-01
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD, vector
from questhall.core.engine.rules import Action, Noun
from questhall.core.engine.state import NOBODY, State
from questhall.games.talisman.components.board import CURSED_GLADE, SPACE_COUNT, region_of
from questhall.games.talisman.components.character_cards import CRAFT_VALUE, STRENGTH_VALUE
from questhall.games.talisman.components.printed_cards import (
    CRAFT,
    STRENGTH,
    is_magic,
    is_talisman,
)

MOST_SEATS: Final = 6  # TAL-COMP-01
SEAT_NOUN: Final = Noun("seat", [f"seat-{seat}" for seat in range(MOST_SEATS)])

# Zones. Those of seats and spaces come in blocks, one zone for each.
ADVENTURE_DECK: Final = 0
ADVENTURE_DISCARD: Final = 1
SPELL_DECK: Final = 2
SPELL_DISCARD: Final = 3
PURCHASE_STACK: Final = 4
TALISMAN_STACK: Final = 5
CHARACTER_DECK: Final = 6
OUT_OF_THE_GAME: Final = 7  # killed characters, and what a variant puts back into the box
BESIDE_THE_BOARD: Final = 8  # Events whose time is not over (TAL-Q24)
BEING_CAST: Final = 9
HANDED_IN: Final = 10  # trophies, until the exchange is complete
SPELLS: Final = 11
OBJECTS: Final = 17
FOLLOWERS: Final = 23
TROPHIES: Final = 29
CHARACTER_CARDS: Final = 35  # in front of their players; more than one while a player chooses (TAL-VAR-02)
SET_ASIDE: Final = 41  # for the next character of this player (TAL-VAR-08)
ON_SPACE: Final = 47
ZONE_COUNT: Final = 96

# What a player has: this many words for each seat in the array `players`
CHARACTER: Final = 0  # or nobody, between a death and the next turn
STRENGTH_COUNTERS: Final = 1
CRAFT_COUNTERS: Final = 2
LIFE: Final = 3
FATE: Final = 4
GOLD: Final = 5
PLACE: Final = 6
ALIGNED: Final = 7
TOAD_TURNS: Final = 8  # how many of his turns have to end until he is no longer a Toad
TOAD_STRENGTH: Final = 9  # counters gained as a Toad (TAL-TOAD-05)
TOAD_CRAFT: Final = 10
QUEST: Final = 11  # the number of the quest in hand, or none
MISSED: Final = 12  # turns still to be missed
MORE_TURNS: Final = 13  # turns in a row still to come (Temporal Warp)
IS_OUT: Final = 14
HAS_TURNED_BACK: Final = 15  # on the way out of the Inner Region (TAL-INNER-05)
MAY_MOVE_ON: Final = 16  # the instruction of an Inner Region space has been carried out (TAL-INNER-02)
FOES_LEFT: Final = 17  # the Strength of the Werewolf, how many Pit Fiends are left, or what Death has rolled
OFFER: Final = 18  # what he was offered in the Tavern
IS_ENSLAVED: Final = 19
SPELLS_AT_START: Final = 20  # held when his own turn began (TAL-SPELL-15)
SPELLS_CAST: Final = 21  # this turn
HAS_REALIGNED: Final = 22  # this turn (TAL-ALIGN-05)
BONUS: Final = 23  # the counter of the starting bonus: 0 none, 1 Strength, 2 Craft
PLAYER_SIZE: Final = 24

NO_QUEST: Final = 0
NO_OFFER: Final = 0
TELEPORT_OFFER: Final = 1
FERRY_OFFER: Final = 2

# The common supply, and everything on the board except cards: the array `board`
STRENGTH_SUPPLY: Final = 0
CRAFT_SUPPLY: Final = 1
LIFE_SUPPLY: Final = 2
FATE_SUPPLY: Final = 3
GOLD_SUPPLY: Final = 4
CRAFT_ON_FOUNTAIN: Final = 5
STRENGTH_ON_STREAM: Final = 6
LIFE_ON_POOL: Final = 7
GOLD_ON: Final = 8  # one word for each space
BOARD_SIZE: Final = 57

# 32 small and 8 large cones (TAL-COMP-05, TAL-COMP-06, TAL-COMP-07, TAL-COMP-08)
POINTS_OF_A_COLOUR: Final = 72
FATE_TOKENS: Final = 36
COINS: Final = 30
TOAD_CARDS: Final = 4
ALIGNMENT_CARDS: Final = 4

TOAD_VALUE: Final = 1  # its Strength and its Craft (TAL-TOAD-03)

# Variants, a mask: agreed before the game (TAL-VAR-01), each with any number of players (TAL-VAR-27)
EASIER_EVASION: Final = 1
INHERITED_OBJECTS: Final = 2
TROPHIES_FOR_6: Final = 4
TROPHIES_FOR_5: Final = 8
STARTING_BONUS: Final = 16
BLOODBATH: Final = 32
EASIER_COMMAND: Final = 64
SUDDEN_DEATH: Final = 128
TIME_LIMIT: Final = 256
CHOOSE_CHARACTER: Final = 512
TIME_LIMIT_15: Final = 2048
TIME_LIMIT_60: Final = 4096
RESIGNATION: Final = 1024  # TAL-Q22: without it a killed character's player always comes back

# How a game ends
LAST_ALIVE: Final = 1
CROWN_REACHED: Final = 2  # sudden death, or alone (TAL-Q13)
TIME_IS_UP: Final = 3
ALL_DEAD: Final = 4

# What lasts
BLIZZARD_BLOWS: Final = 0
MAGIC_IS_DESTROYED: Final = 1
HEXED: Final = 2  # for a space
INVISIBLE: Final = 3
IMMOBILE: Final = 4
STRENGTHENED: Final = 5  # by the Potion of Strength
MERCENARY_FIGHTS: Final = 6

# What ends it
END_OF_TURN: Final = 0
PLACE_IN_ORDER: Final = 1  # a seat's place in the order of turns comes, played or not (TAL-Q110)

# Kinds of contexts
SPELL_CAST: Final = 0
ROLL: Final = 1
FIGHT: Final = 2
LOSS: Final = 3
ENCOUNTER: Final = 4
FOLLOWER_LOSS: Final = 5

# Marks on the stack
TURN_MARK: Final = 0
MOVE_MARK: Final = 1
ENCOUNTER_MARK: Final = 2


@final
class Table(State):
    """A game of Talisman. Seats are numbered clockwise, so play passes to the next seat (TAL-TURN-02)."""

    turns: i64
    active: i64
    round: i64
    is_death_final: bool
    players: vec[i64]
    board: vec[i64]
    ditched: vec[i64]

    def __init__(
        self,
        origin: State,
        turns: i64,
        active: i64,
        round_number: i64,
        is_death_final: bool,
        players: vec[i64],
        board: vec[i64],
        ditched: vec[i64],
    ) -> None:
        super().__init__(origin)
        self.turns = turns  # begun so far; a missed turn does not count
        self.active = active
        self.round = round_number
        self.is_death_final = is_death_final  # a character has been on the Crown of Command (TAL-CROWN-11)
        self.players = players
        self.board = board
        self.ditched = ditched  # cards the active character ditched this turn (TAL-DITCH-02)

    def clone(self) -> Table:
        return Table(
            self,
            self.turns,
            self.active,
            self.round,
            self.is_death_final,
            self.players[:],
            self.board[:],
            self.ditched[:],
        )

    def lay_own(self, name: str, values: list[int]) -> None:
        if name == "players":
            self.players = vector(values)
        elif name == "board":
            self.board = vector(values)
        else:
            assert name == "ditched"
            self.ditched = vector(values)

    def get(self, seat: i64, what: i64) -> i64:
        """How much of something a player has. The place is worked out first: see docs/mypyc.md."""
        where = seat * PLAYER_SIZE + what
        return self.players[where]

    def set(self, seat: i64, what: i64, value: i64) -> None:
        self.players[seat * PLAYER_SIZE + what] = value

    def add(self, seat: i64, what: i64, amount: i64) -> None:
        self.players[seat * PLAYER_SIZE + what] += amount

    def set_board(self, what: i64, value: i64) -> None:
        """Put an amount of something on the board or into the supply, for laying out positions."""
        self.board[what] = value

    # Who and where

    def is_alive(self, seat: i64) -> bool:
        """Whether the player has a character on the board."""
        return self.get(seat, CHARACTER) != NOBODY

    def is_out(self, seat: i64) -> bool:
        """Whether the player has been eliminated (TAL-Q14)."""
        return self.get(seat, IS_OUT) != 0

    def is_toad(self, seat: i64) -> bool:
        return self.get(seat, TOAD_TURNS) != 0

    def is_character(self, seat: i64, character: i64) -> bool:
        """Whether the player has this character with its special abilities: a Toad has none (TAL-TOAD-15)."""
        return self.get(seat, CHARACTER) == character and self.get(seat, TOAD_TURNS) == 0

    def place(self, seat: i64) -> i64:
        return self.get(seat, PLACE)

    def region(self, seat: i64) -> i64:
        return region_of(self.get(seat, PLACE))

    def alignment(self, seat: i64) -> i64:
        return self.get(seat, ALIGNED)

    def characters_in(self, region: i64) -> i64:
        """The seats with a character in a Region, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.is_alive(seat) and self.region(seat) == region:
                mask |= BIT[seat]
            seat += 1
        return mask

    def characters(self) -> i64:
        """All seats with a character, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.is_alive(seat):
                mask |= BIT[seat]
            seat += 1
        return mask

    def has_variant(self, variant: i64) -> bool:
        return self.variants & variant != 0

    # Cards

    def has_object(self, seat: i64, face: i64) -> bool:
        """Whether a character has an Object, usable or not (TAL-OWN-05)."""
        return self.find(OBJECTS + seat, face) != NO_CARD

    def has_follower(self, seat: i64, face: i64) -> bool:
        return self.find(FOLLOWERS + seat, face) != NO_CARD

    def has_talisman(self, seat: i64) -> bool:
        card = self.top(OBJECTS + seat)
        while card != NO_CARD:
            if is_talisman(self.faces[card]):
                return True
            card = self.links[card]
        return False

    def contains(self, zone: i64, card: i64) -> bool:
        """Whether this very card lies in a zone."""
        other = self.top(zone)
        while other != NO_CARD and other != card:
            other = self.links[other]
        return other == card

    def count(self, zone: i64, face: i64) -> i64:
        """How many cards of a zone have this face."""
        found: i64 = 0
        card = self.top(zone)
        while card != NO_CARD:
            if self.faces[card] == face:
                found += 1
            card = self.links[card]
        return found

    def may_use_objects(self, seat: i64) -> bool:
        """Whether Objects add to Strength and Craft where the character is (TAL-STAT-13, TAL-STAT-14)."""
        return self.place(seat) != CURSED_GLADE

    def may_use_magic(self, seat: i64) -> bool:
        """Magic Objects do nothing on the Cursed Glade and while magic is destroyed (TAL-Q116)."""
        return self.place(seat) != CURSED_GLADE and not self.has_lasting(MAGIC_IS_DESTROYED, seat)

    def uses_object(self, seat: i64, face: i64) -> bool:
        """Whether the character has this Object and it works where he is."""
        if self.find(OBJECTS + seat, face) == NO_CARD:
            return False
        return not is_magic(face) or self.may_use_magic(seat)

    # Strength and Craft: computed from what is in play, never stored (TAL-STAT-05)

    def craft_value(self, seat: i64) -> i64:
        """The printed Craft, without counters and bonuses (TAL-STAT-03, TAL-TOAD-03, TAL-Q05)."""
        if self.is_toad(seat):
            return TOAD_VALUE
        return CRAFT_VALUE[self.get(seat, CHARACTER)]

    def strength(self, seat: i64) -> i64:
        """Total Strength outside battle. TAL-STAT-06, TAL-STAT-11, TAL-TOAD-03, TAL-TOAD-04"""
        if self.is_toad(seat):
            own = TOAD_VALUE + self.get(seat, TOAD_STRENGTH)
        else:
            own = STRENGTH_VALUE[self.get(seat, CHARACTER)] + self.get(seat, STRENGTH_COUNTERS)
        return own + self._bonuses(seat, STRENGTH) + self.sum_lasting(STRENGTHENED, seat)

    def craft(self, seat: i64) -> i64:
        """Total Craft outside psychic combat. TAL-STAT-07, TAL-TOAD-03, TAL-TOAD-04"""
        if self.is_toad(seat):
            own = TOAD_VALUE + self.get(seat, TOAD_CRAFT)
        else:
            own = CRAFT_VALUE[self.get(seat, CHARACTER)] + self.get(seat, CRAFT_COUNTERS)
        return own + self._bonuses(seat, CRAFT)

    def _bonuses(self, seat: i64, given: vec[i64]) -> i64:
        """What Followers give, and Objects where they count."""
        total: i64 = 0
        card = self.top(FOLLOWERS + seat)
        while card != NO_CARD:
            face = self.faces[card]
            total += given[face]
            card = self.links[card]
        if not self.may_use_objects(seat):
            return total
        magic_works = self.may_use_magic(seat)
        card = self.top(OBJECTS + seat)
        while card != NO_CARD:
            face = self.faces[card]
            if magic_works or not is_magic(face):
                total += given[face]
            card = self.links[card]
        return total

    def offer_each(self, action: Action[Table], seat: i64, zone: i64) -> None:
        """Offer an action once for each different card of a zone."""
        card = self.top(zone)
        while card != NO_CARD:
            option = action.at(seat, self.faces[card])
            if not self.is_offered(option):
                self.offer(option)
            card = self.links[card]

    # Cards ditched this turn

    def note_ditched(self, card: i64) -> None:
        self.ditched = append(self.ditched, card)

    def was_ditched(self, card: i64) -> bool:
        i: i64 = 0
        while i < len(self.ditched):
            if self.ditched[i] == card:
                return True
            i += 1
        return False


def fresh_players(seats: i64) -> vec[i64]:
    players = vec[i64]()
    seat: i64 = 0
    while seat < seats:
        i: i64 = 0
        while i < PLAYER_SIZE:
            players = append(players, NOBODY if i == CHARACTER else 0)
            i += 1
        seat += 1
    return players


def full_supply() -> vec[i64]:
    """Everything except cards lies beside the board (TAL-SETUP-10)."""
    board = vec[i64]()
    for amount in (POINTS_OF_A_COLOUR, POINTS_OF_A_COLOUR, POINTS_OF_A_COLOUR, FATE_TOKENS, COINS):
        board = append(board, amount)
    while len(board) < BOARD_SIZE:
        board = append(board, 0)
    return board


assert GOLD_ON + SPACE_COUNT == BOARD_SIZE
assert ON_SPACE + SPACE_COUNT == ZONE_COUNT
