"""The numbers that a seat is given of Talisman; `observation.py` writes them in this order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.learning.observer import Field, Section
from questhall.games.talisman.components.board import SPACE_COUNT
from questhall.games.talisman.components.character_cards import CHARACTERS
from questhall.games.talisman.components.creatures import CREATURE
from questhall.games.talisman.components.printed_cards import FACE_COUNT
from questhall.games.talisman.components.state import (
    CRAFT_COUNTERS,
    FATE,
    FOES_LEFT,
    GOLD,
    HAS_REALIGNED,
    HAS_TURNED_BACK,
    IS_ENSLAVED,
    IS_OUT,
    LIFE,
    MAY_MOVE_ON,
    MISSED,
    MORE_TURNS,
    MOST_SEATS,
    QUEST,
    SPELLS_AT_START,
    SPELLS_CAST,
    STRENGTH_COUNTERS,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    TOAD_TURNS,
)

CHARACTER_COUNT: Final = len(CHARACTERS)
CREATURE_COUNT: Final = len(CREATURE.names)
ALIGNMENTS: Final = 3
FORESEEN_SHOWN: Final = 4
SPELLS_SHOWN: Final = 3
LASTING_KINDS: Final = 7

_NUMBERS: Final = [
    (IS_OUT, "out", "1 if eliminated"),
    (STRENGTH_COUNTERS, "strength", "Strength counters"),
    (CRAFT_COUNTERS, "craft", "Craft counters"),
    (LIFE, "life", "Lives"),
    (FATE, "fate", "fate tokens"),
    (GOLD, "gold", "gold"),
    (QUEST, "quest", "the number of the quest in hand, 0 for none"),
    (TOAD_TURNS, "toad", "turns left as a Toad"),
    (TOAD_STRENGTH, "toad_strength", "Strength counters gained as a Toad"),
    (TOAD_CRAFT, "toad_craft", "Craft counters gained as a Toad"),
    (MISSED, "missed", "turns to miss"),
    (MORE_TURNS, "more_turns", "further turns in a row"),
    (FOES_LEFT, "foes_left", "what is left of the Inner Region's foe"),
    (SPELLS_AT_START, "spells_at_start", "Spells held when the turn began"),
    (SPELLS_CAST, "spells_cast", "Spells cast this turn"),
    (HAS_TURNED_BACK, "turned_back", "1 on the way out of the Inner Region"),
    (MAY_MOVE_ON, "may_move_on", "1 if the Inner Region's instruction is done"),
    (IS_ENSLAVED, "enslaved", "1 if enslaved"),
    (HAS_REALIGNED, "realigned", "1 if the alignment has changed this turn"),
]


def _words() -> vec[i64]:
    words = vec[i64]()
    for word, _, _ in _NUMBERS:
        words = append(words, word)
    return words


PLAYER_WORDS: Final = _words()
"""The words of a player that are written as they are."""

_BY_FACE: Final = "by card, in the order of the box"
_SEATS: Final = "you, your left neighbour and so on"

SIDE_FIELDS: Final = [
    Field("seat", MOST_SEATS, f"the character: {_SEATS}; none for an Enemy"),
    Field("dice", 2, "what was rolled, 0 for nothing"),
    Field("used", 3, "weapons and the helper, as the card's number plus 1"),
    Field("power", 1, "total Strength or Craft before the roll"),
]

TABLE: Final = Section(
    "table",
    [
        Field("active", MOST_SEATS, f"whose turn it is: {_SEATS}"),
        Field("round", 1, "the round"),
        Field("death_final", 1, "1 once somebody has been on the Crown of Command"),
        Field("decks", 4, "cards in the Adventure, Spell, Talisman and Character decks"),
        Field("supply", 5, "Strength, Craft, Life, fate and gold beside the board"),
        Field("wells", 3, "counters on the Fountain of Wisdom, the Magic Stream and the Pool of Life"),
        Field("discarded", FACE_COUNT, f"Adventure and Spell cards in the discard piles, {_BY_FACE}"),
        Field("purchases", FACE_COUNT, f"Purchase cards left, {_BY_FACE}"),
        Field("out_of_the_game", FACE_COUNT, f"cards out of the game, {_BY_FACE}"),
        Field("beside", FACE_COUNT, f"Events that last, {_BY_FACE}"),
        Field("handed_in", FACE_COUNT, f"trophies being exchanged, {_BY_FACE}"),
        Field("ditched", FACE_COUNT, f"cards ditched this turn, {_BY_FACE}"),
        Field("hidden_in_deck", FACE_COUNT, "known cards further down the Adventure deck"),
    ],
)
FORESEEN: Final = Section(
    "foreseen", [Field("card", FACE_COUNT, "one of the top four Adventure cards, if you know it")], 4
)
PLAYERS: Final = Section(
    "players",
    [
        Field("is_alive", 1, "1 with a character on the board"),
        Field("character", CHARACTER_COUNT, "which character"),
        Field("place", SPACE_COUNT, "the space, in the order of the board"),
        Field("alignment", ALIGNMENTS, "good, neutral or evil"),
        *(Field(name, 1, meaning) for _, name, meaning in _NUMBERS),
        Field("total_strength", 1, "total Strength outside battle"),
        Field("total_craft", 1, "total Craft outside psychic combat"),
        Field("object_limit", 1, "how many Objects may be carried"),
        Field("spell_limit", 1, "how many Spells may be held"),
        Field("spell_count", 1, "Spells in hand"),
        Field("offer", 1, "1 for a teleport, 2 for a ferry offered in the Tavern"),
        Field("bonus", 1, "the starting bonus: 1 Strength, 2 Craft"),
        Field("cards", FACE_COUNT, f"Objects, Followers, Character cards and the Spells you know, {_BY_FACE}"),
        Field("trophies", FACE_COUNT, f"trophies, {_BY_FACE}"),
        Field("inherited", FACE_COUNT, f"cards set aside for the next character, {_BY_FACE}"),
        Field("lasting", LASTING_KINDS, "what lasts: its amount, for each kind of effect but the Hex"),
        Field("about_to_lose", 1, "Lives about to be lost"),
    ],
    MOST_SEATS,
)
SPACES: Final = Section(
    "spaces",
    [
        Field("gold", 1, "gold lying there"),
        Field("is_hexed", 1, "1 under a Hex"),
        Field("cards", FACE_COUNT, f"cards lying there, {_BY_FACE}"),
    ],
    SPACE_COUNT,
)
CASTING: Final = Section(
    "casting",
    [
        Field("caster", MOST_SEATS, f"who casts it: {_SEATS}; the newest three come newest first"),
        Field("spell", FACE_COUNT + 1, "which Spell; the last place is the Command Spell"),
        Field("target", 1, "the number of the seat, space or card it is aimed at, plus 1"),
        Field("detail", 1, "the same for a second thing"),
        Field("is_countered", 1, "1 if it has been countered"),
    ],
    SPELLS_SHOWN,
)
ROLL_FIELDS: Final = Section(
    "roll",
    [
        Field("roller", MOST_SEATS, f"who rolls: {_SEATS}"),
        Field("dice", 3, "what the dice show"),
        Field("added", 1, "what was added"),
    ],
)
FIGHT_FIELDS: Final = Section(
    "fight",
    [
        Field("is_there", 1, "1 during a fight"),
        Field("is_psychic", 1, "1 in psychic combat"),
        Field("is_assassination", 1, "1 if the foe rolls no die"),
        Field("creature", CREATURE_COUNT, "the creature that is fought"),
    ],
)
SIDES: Final = Section("sides", SIDE_FIELDS, 2)
ENCOUNTER_FIELDS: Final = Section(
    "encounter",
    [
        Field("visitor", MOST_SEATS, f"who has the encounter: {_SEATS}"),
        Field("unmet", FACE_COUNT, f"cards still to be met, {_BY_FACE}"),
        Field("evaded", FACE_COUNT, f"cards that were evaded, {_BY_FACE}"),
        Field("follower_owner", MOST_SEATS, f"whose Follower is about to be killed: {_SEATS}"),
        Field("follower", FACE_COUNT, "that Follower"),
        Field("is_saved", 1, "1 if it has been saved"),
    ],
)
CAUSED: Final = Section(
    "caused",
    [
        Field(
            "left",
            LASTING_KINDS,
            "how often the end is still to come of each kind of lasting effect that this player has caused",
        )
    ],
    MOST_SEATS,
)
SECTIONS: Final = [
    TABLE,
    FORESEEN,
    PLAYERS,
    SPACES,
    CASTING,
    ROLL_FIELDS,
    FIGHT_FIELDS,
    SIDES,
    ENCOUNTER_FIELDS,
    CAUSED,
]
