"""Every card of the box, kind by kind, and the numbers of their faces.

A face number is a place in `FACES`; the kinds follow one another, so a kind is a range of numbers. The
constants in `face_numbers.py` are written by `make numbers`; `setup/table_setup.py` checks them.
"""

from __future__ import annotations

from typing import Final

from questhall.core.engine.rules import Noun
from questhall.games.warhammer_quest.components.columns import Face, column_from
from questhall.games.warhammer_quest.components.face_numbers import FIRST_DUNGEON
from questhall.games.warhammer_quest.components.printed_actions import ACTION_CARDS
from questhall.games.warhammer_quest.components.printed_dungeon_cards import DUNGEON_CARDS, DungeonCard
from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.printed_gear import GEAR_CARDS, LEGENDARY_GEAR, Gear
from questhall.games.warhammer_quest.components.printed_heroes import CONDITION_CARDS, HERO_CARDS
from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.vocabulary import EVENT, NEMESIS

KINDS: Final[list[tuple[str, list[Face]]]] = [
    ("ENEMY", [*ENEMIES]),
    ("LOCATION", [*LOCATIONS]),
    ("DUNGEON", [*DUNGEON_CARDS]),
    ("GEAR", [*GEAR_CARDS]),
    ("LEGENDARY", [*LEGENDARY_GEAR]),
    ("ACTION", [*ACTION_CARDS]),
    ("CONDITION", [*CONDITION_CARDS]),
    ("HERO", [*HERO_CARDS]),
]
FACES: Final[list[Face]] = [face for _, faces in KINDS for face in faces]
UNNAMED: Final = ("ACTION", "HERO")  # no rule names one of these cards
CARD: Final = Noun("card", [face.name for face in FACES])

USABLE: Final[list[DungeonCard | Gear]] = [*DUNGEON_CARDS, *GEAR_CARDS, *LEGENDARY_GEAR]
USED_AT: Final = column_from(FIRST_DUNGEON, [card.used for card in USABLE], blank=-1)
"""When the card with this face can be used, or never."""
COST: Final = column_from(FIRST_DUNGEON, [card.cost for card in USABLE])
AMOUNT: Final = column_from(FIRST_DUNGEON, [card.amount for card in USABLE])
"""The number that the text of an item or a piece of gear names."""
FOR_ACTION: Final = column_from(FIRST_DUNGEON, [card.action for card in USABLE])


def numbers() -> dict[str, int]:
    """The constants that `face_numbers.py` has to hold."""
    found: dict[str, int] = {}
    for kind, faces in KINDS:
        if kind != "ENEMY":
            found[f"FIRST_{kind}"] = FACES.index(faces[0])
        if kind not in UNNAMED:
            found |= {face.name.upper(): FACES.index(face) for face in faces}
    found["FIRST_NEMESIS"] = next(number for number, enemy in enumerate(ENEMIES) if enemy.kind == NEMESIS)
    found["FIRST_EVENT"] = FIRST_DUNGEON + next(n for n, card in enumerate(DUNGEON_CARDS) if card.kind == EVENT)
    return found | {"FACE_COUNT": len(FACES), "CARD_COUNT": sum(face.copies for face in FACES)}


assert len(set(CARD.names)) == len(FACES), "two cards have the same name"
