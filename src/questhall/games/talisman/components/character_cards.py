"""The fourteen characters: printed values, alignment, start space, and the Spells they begin with.

What they can do stands with the rules that it changes. TAL-COMP-15, TAL-STAT-01, TAL-STAT-02, TAL-STAT-03,
TAL-ALIGN-01
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.rules import Noun
from questhall.games.talisman.components.board import CHAPEL, CITY, CRAGS, FOREST, GRAVEYARD, TAVERN, VILLAGE

# Alignments
GOOD: Final = 0
NEUTRAL: Final = 1
EVIL: Final = 2
ALIGNMENT: Final = Noun("alignment", ["good", "neutral", "evil"])


class Character:
    def __init__(
        self,
        name: str,
        strength: int,
        craft: int,
        life: int,
        fate: int,
        alignment: int,
        start: int,
        spells: int = 0,
    ) -> None:
        self.name = name
        self.strength = strength
        self.craft = craft
        self.life = life
        self.fate = fate
        self.alignment = alignment
        self.start = start
        self.spells = spells


CHARACTERS: Final = [
    Character("assassin", 3, 3, 4, 3, EVIL, CITY),
    Character("druid", 2, 4, 4, 4, NEUTRAL, FOREST, spells=1),
    Character("dwarf", 3, 3, 5, 5, NEUTRAL, CRAGS),
    Character("elf", 3, 4, 4, 3, GOOD, FOREST),
    Character("ghoul", 2, 4, 4, 4, EVIL, GRAVEYARD),
    Character("minstrel", 2, 4, 4, 5, GOOD, TAVERN),
    Character("monk", 2, 3, 4, 5, GOOD, VILLAGE),
    Character("priest", 2, 4, 4, 5, GOOD, CHAPEL, spells=1),
    Character("prophetess", 2, 4, 4, 2, GOOD, CHAPEL, spells=1),
    Character("sorceress", 2, 4, 4, 3, EVIL, GRAVEYARD, spells=1),
    Character("thief", 3, 3, 4, 2, NEUTRAL, CITY),
    Character("troll", 6, 1, 6, 1, NEUTRAL, CRAGS),
    Character("warrior", 4, 2, 5, 1, NEUTRAL, TAVERN),
    Character("wizard", 2, 5, 4, 3, EVIL, GRAVEYARD, spells=2),
]

ASSASSIN: Final = 0
DRUID: Final = 1
DWARF: Final = 2
ELF: Final = 3
GHOUL: Final = 4
MINSTREL: Final = 5
MONK: Final = 6
PRIEST: Final = 7
PROPHETESS: Final = 8
SORCERESS: Final = 9
THIEF: Final = 10
TROLL: Final = 11
WARRIOR: Final = 12
WIZARD: Final = 13
CHARACTER_COUNT: Final = 14
CHARACTER_NOUN: Final = Noun("character", [character.name for character in CHARACTERS])


def _column(values: list[int]) -> vec[i64]:
    column = vec[i64]()
    for value in values:
        column = append(column, value)
    return column


STRENGTH_VALUE: Final = _column([character.strength for character in CHARACTERS])
CRAFT_VALUE: Final = _column([character.craft for character in CHARACTERS])
LIFE_VALUE: Final = _column([character.life for character in CHARACTERS])
FATE_VALUE: Final = _column([character.fate for character in CHARACTERS])
PRINTED_ALIGNMENT: Final = _column([character.alignment for character in CHARACTERS])
START: Final = _column([character.start for character in CHARACTERS])
START_SPELLS: Final = _column([character.spells for character in CHARACTERS])

assert len(CHARACTERS) == CHARACTER_COUNT
