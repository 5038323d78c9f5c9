"""The fourteen characters: printed values, alignment, start space, first Spells, and special abilities.

An ability is implemented in the rule that it changes. `abilities` names these functions and classes of this
game's folder and says what each does for the character, so everything he can do is listed here.

The example of the book in which the Sorceress has Strength 3 needs a counter (TAL-Q11).

TAL-COMP-15, TAL-STAT-01, TAL-STAT-02, TAL-STAT-03, TAL-ALIGN-01
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
    """A character card."""

    def __init__(
        self,
        name: str,
        strength: int,
        craft: int,
        life: int,
        fate: int,
        alignment: int,
        start: int,
        abilities: dict[str, str],
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
        self.abilities = abilities


CHARACTERS: Final = [
    Character(
        "assassin",
        strength=3,
        craft=3,
        life=4,
        fate=3,
        alignment=EVIL,
        start=CITY,
        abilities={
            "fights.weapons_and_helpers.can_assassinate": "whom he attacks may have to go without a die",
        },
    ),
    Character(
        "druid",
        strength=2,
        craft=4,
        life=4,
        fate=4,
        alignment=NEUTRAL,
        start=FOREST,
        spells=1,
        abilities={
            "encounters.encounter.EncounterPart": "whenever he lands in Woods he may gain Spells",
            "belongings.spells_in_hand.SpellOffer": "as many as his Craft allows",
            "casting.any_time_actions.add_aids": "he may change his alignment at any time",
            "belongings.alignment.can_realign": "any number of times in a turn",
        },
    ),
    Character(
        "dwarf",
        strength=3,
        craft=3,
        life=5,
        fate=5,
        alignment=NEUTRAL,
        start=CRAGS,
        abilities={
            "fights.evading.can_evade": "evades in the Hills",
            "spaces.shared_instructions.may_skip_roll": "need not roll in the Crags and at the Chasm",
            "spaces.shared_instructions.knows_mines": "one die less in the Mines and at the Portal",
            "cards.place_cards.VisitMaze": "never gets lost in the Maze",
            "cards.place_cards.VisitCave": "may add 1 in the Cave",
        },
    ),
    Character(
        "elf",
        strength=3,
        craft=4,
        life=4,
        fate=3,
        alignment=GOOD,
        start=FOREST,
        abilities={
            "fights.evading.can_evade": "evades in Woods",
            "spaces.shared_instructions.may_skip_roll": "need not roll in the Forest",
            "turn.movement.MoveQuestion": "may go from Woods to Woods instead of rolling",
        },
    ),
    Character(
        "ghoul",
        strength=2,
        craft=4,
        life=4,
        fate=4,
        alignment=EVIL,
        start=GRAVEYARD,
        abilities={
            "encounters.meeting_characters.has_psychic_attack": "may attack characters with psychic combat",
            "fights.spoils.win_over_character": "gains the Life that he takes in it",
            "fights.defeated_creatures.Victory": "may raise Enemies killed in battle as Followers",
            "fights.weapons_and_helpers.Prepare": "one of them may help him in battle",
            "fights.weapons_and_helpers.dismiss_helpers": "and is discarded afterwards",
        },
    ),
    Character(
        "minstrel",
        strength=2,
        craft=4,
        life=4,
        fate=5,
        alignment=GOOD,
        start=TAVERN,
        abilities={
            "fights.evading.is_left_alone": "Animals and Dragons do not attack him",
            "fights.evading.Evasion": "may try to charm an Animal, which then follows him",
            "fights.weapons_and_helpers.Prepare": "one of these may help him in battle",
            "encounters.meeting_characters.add_meeting_options": "may take the Maiden and the Princess",
        },
    ),
    Character(
        "monk",
        strength=2,
        craft=3,
        life=4,
        fate=5,
        alignment=GOOD,
        start=VILLAGE,
        abilities={
            "fights.sides_and_scores.side_power": "adds his Craft value to his Strength in battle",
            "fights.sides_and_scores.weapon_limit": "uses no Weapon",
            "characters.losses.ArmourQuestion": "and no Armour in battle",
            "characters.losses.UseArmour": "why he is not asked about it",
            "spaces.shared_instructions.prayer_top": "may add 1 when he prays",
        },
    ),
    Character(
        "priest",
        strength=2,
        craft=4,
        life=4,
        fate=5,
        alignment=GOOD,
        start=CHAPEL,
        spells=1,
        abilities={
            "fights.evading.can_destroy_spirits": "destroys Spirits without psychic combat",
            "fights.evading.reward_priest": "and may gain a Spell for each",
            "fights.sides_and_scores.weapon_limit": "uses no Weapon",
            "spaces.shared_instructions.prayer_top": "may add 1 when he prays",
        },
    ),
    Character(
        "prophetess",
        strength=2,
        craft=4,
        life=4,
        fate=2,
        alignment=GOOD,
        start=CHAPEL,
        spells=1,
        abilities={
            "encounters.adventure_cards.Replacement": "may exchange one of the cards that she draws",
            "casting.casting.always_has_spell": "draws a Spell when her last has been cast",
            "belongings.spells_in_hand.show_to_prophetess": "may look at the Spells of the others at any time",
            "characters.new_character.settle_in": "from when she comes into the game",
            "characters.toad.turn_back": "and when she is no Toad any more",
        },
    ),
    Character(
        "sorceress",
        strength=2,
        craft=4,
        life=4,
        fate=3,
        alignment=EVIL,
        start=GRAVEYARD,
        spells=1,
        abilities={
            "encounters.meeting_characters.has_psychic_attack": "may attack characters with psychic combat",
            "encounters.meeting_characters.add_meeting_options": "may beguile others, and lure Followers away",
        },
    ),
    Character(
        "thief",
        strength=3,
        craft=3,
        life=4,
        fate=2,
        alignment=NEUTRAL,
        start=CITY,
        abilities={
            "encounters.meeting_characters.add_meeting_options": "may take a coin or an Object from others",
            "spaces.shops_and_healers.add_pilfer_options": "may take a card without paying where they are sold",
            "spaces.shops_and_healers.Pilfer": "why nobody else can",
        },
    ),
    Character(
        "troll",
        strength=6,
        craft=1,
        life=6,
        fate=1,
        alignment=NEUTRAL,
        start=CRAGS,
        abilities={
            "spaces.shared_instructions.may_skip_roll": "need not roll in the Crags",
            "turn.movement.MoveRolled": "may heal a Life instead of moving when he rolls a 6",
        },
    ),
    Character(
        "warrior",
        strength=4,
        craft=2,
        life=5,
        fate=1,
        alignment=NEUTRAL,
        start=TAVERN,
        abilities={
            "fights.combat.AttackRolls": "rolls two dice in battle and uses the better",
            "fights.sides_and_scores.weapon_limit": "may use two Weapons at once",
        },
    ),
    Character(
        "wizard",
        strength=2,
        craft=5,
        life=4,
        fate=3,
        alignment=EVIL,
        start=GRAVEYARD,
        spells=2,
        abilities={
            "encounters.meeting_characters.has_psychic_attack": "may attack characters with psychic combat",
            "casting.casting.always_has_spell": "draws a Spell when his last has been cast",
        },
    ),
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
