"""Every card of the box as it is printed: one entry a card, in the order of the book.

An entry has all numbers of its card, and `rules` names what carries out the rest: functions and classes of this
game's folder. Start here to find out what a card does. A card's own number is its place in the list;
after adding one, `make numbers` writes the names that rules use for these numbers.

TAL-COMP-03, TAL-COMP-04, TAL-COMP-13, TAL-COMP-14, TAL-COMP-15, TAL-ADV-09
"""

from __future__ import annotations

from typing import Final

from questhall.games.talisman.components.board import (
    CASTLE,
    CHAPEL,
    CITY,
    CRAGS,
    CRYPT,
    CURSED_GLADE,
    FOREST,
    GRAVEYARD,
    OASIS,
    PLAIN_OF_PERIL,
    TEMPLE,
    VILLAGE,
)
from questhall.games.talisman.components.character_cards import CHARACTERS, EVIL, GOOD

# Where a card belongs: its back
ADVENTURE_CARD: Final = 0
SPELL_CARD: Final = 1
PURCHASE_CARD: Final = 2
TALISMAN_CARD: Final = 3
CHARACTER_CARD: Final = 4

# Kinds of cards. The four kinds of Enemies come first; Spirits fight with Craft, the others with Strength.
ANIMAL_KIND: Final = 0
DRAGON_KIND: Final = 1
MONSTER_KIND: Final = 2
SPIRIT_KIND: Final = 3
EVENT: Final = 4
STRANGER: Final = 5
OBJECT: Final = 6
MAGIC_OBJECT: Final = 7
FOLLOWER: Final = 8
PLACE_KIND: Final = 9
SPELL_KIND: Final = 10
CHARACTER_KIND: Final = 11

# Keywords (TAL-OBJ-07, TAL-OBJ-08)
NO_KEYWORD: Final = 0
WEAPON_KEYWORD: Final = 1
ARMOUR_KEYWORD: Final = 2

# Whom an Event affects besides the character who drew it
NOBODY_ELSE: Final = 0
THE_REGION: Final = 1
EVERYBODY: Final = 2

NO_ALIGNMENT: Final = -1


class Face:
    """A kind of card."""

    def __init__(
        self,
        name: str,
        kind: int,
        back: int = ADVENTURE_CARD,
        copies: int = 1,
        number: int = 0,
        power: int = 0,
        keyword: int = NO_KEYWORD,
        strength: int = 0,
        craft: int = 0,
        battle: int = 0,
        battle_against_dragons: int = 0,
        strength_for_gold: int = 0,
        strength_when_drunk: int = 0,
        lives_won: int = 0,
        saves_from: int = 0,
        saves_from_heat: bool = False,
        carries: int = 0,
        gold: int = 0,
        denied_to: int = NO_ALIGNMENT,
        can_be_lured: bool = True,
        is_forced: bool = False,
        is_unfriendly: bool = False,
        strikes: int = NOBODY_ELSE,
        goes_to: tuple[int, ...] = (),
        same_as: str = "",
        rules: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.back = back
        self.copies = copies
        self.number = number  # the encounter number (TAL-ADV-05)
        self.power = power  # an Enemy's Strength or Craft
        self.keyword = keyword
        # What it gives its owner: always, or in battle only
        self.strength = strength
        self.craft = craft
        self.battle = battle
        self.battle_against_dragons = battle_against_dragons  # instead, if there is a Dragon among the foes
        self.strength_for_gold = strength_for_gold  # in the battles of a turn, for a coin
        self.strength_when_drunk = strength_when_drunk  # until the end of the turn; the card is used up
        self.lives_won = lives_won  # by a victory in battle in which it is used
        self.saves_from = saves_from  # the lowest roll with which it saves the Life lost in a battle
        self.saves_from_heat = saves_from_heat  # in the Desert
        self.carries = carries  # how many more Objects its owner may have (TAL-OBJ-06)
        self.gold = gold  # what it is changed into when it is taken (TAL-Q119)
        # Who may have it, and how one gets it
        self.denied_to = denied_to  # characters of this alignment may not have it (TAL-ALIGN-07)
        self.can_be_lured = can_be_lured  # away from its owner, by the Sorceress
        self.is_forced = is_forced  # it has to be taken (TAL-Q112)
        # What it does when it is met
        self.is_unfriendly = is_unfriendly  # with easier evasion it can be avoided (TAL-VAR-07, TAL-Q107)
        self.strikes = strikes  # whom else
        self.goes_to = goes_to  # where it waits when it has been drawn, one space for each roll (TAL-Q108)
        self.same_as = same_as or name  # the Adventure card on which the same is printed
        self.rules = rules


def spell(name: str, copies: int = 1, rules: tuple[str, ...] = ()) -> Face:
    return Face(name, SPELL_KIND, SPELL_CARD, copies, rules=rules)


def character(name: str) -> Face:
    """`character_cards.py` says what is printed on it."""
    return Face(name, CHARACTER_KIND, CHARACTER_CARD)


def another(face: Face, name: str, back: int, copies: int, rules: tuple[str, ...] = ()) -> Face:
    """The same is printed on it as on an Adventure card, but it belongs elsewhere (TAL-PURCHASE-03)."""
    return Face(
        name,
        face.kind,
        back,
        copies,
        keyword=face.keyword,
        battle=face.battle,
        saves_from=face.saves_from,
        saves_from_heat=face.saves_from_heat,
        carries=face.carries,
        same_as=face.name,
        rules=rules,
    )


ADVENTURE_CARDS: Final = [
    # Events
    Face("angel", EVENT, number=1, rules=("cards.event_cards.LifeByAlignment",)),
    Face("blizzard", EVENT, number=1, strikes=EVERYBODY, rules=("cards.event_cards.Blizzard",)),
    Face("book_of_spells", EVENT, number=1, rules=("cards.event_cards.BookOfSpells",)),
    Face("devil", EVENT, number=1, is_unfriendly=True, rules=("cards.event_cards.LifeByAlignment",)),
    Face("evil_darkness", EVENT, number=1, strikes=EVERYBODY, rules=("cards.event_cards.EvilDarkness",)),
    Face("imp", EVENT, number=1, is_unfriendly=True, rules=("cards.event_cards.Imp",)),
    Face("magical_vortex", EVENT, number=1, strikes=EVERYBODY, rules=("cards.event_cards.MagicalVortex",)),
    Face("market_day", EVENT, number=1, strikes=EVERYBODY, rules=("cards.event_cards.MarketDay",)),
    Face("mephistopheles", EVENT, number=1, is_unfriendly=True, rules=("cards.event_cards.Mephistopheles",)),
    Face("pestilence", EVENT, number=1, strikes=THE_REGION, rules=("cards.event_cards.Pestilence",)),
    Face("raiders", EVENT, number=1, is_unfriendly=True, rules=("cards.event_cards.Raiders",)),
    Face("siren", EVENT, number=1, strikes=THE_REGION, rules=("cards.event_cards.StrikesRegion",)),
    Face("storm", EVENT, number=1, strikes=THE_REGION, rules=("cards.event_cards.StrikesRegion",)),
    # Followers that force themselves on the character who meets them
    Face(
        "cursed_by_a_hag",
        FOLLOWER,
        number=1,
        is_forced=True,
        is_unfriendly=True,
        rules=(
            "belongings.objects_and_followers.may_have_followers",
            "belongings.objects_and_followers.receive",
            "cards.forced_followers.ForcedOn",
            "spaces.outer_region.DismissHag",
            "spaces.outer_region.Farewell",
        ),
    ),
    Face(
        "poltergeist",
        FOLLOWER,
        number=1,
        is_forced=True,
        is_unfriendly=True,
        rules=(
            "belongings.objects_and_followers.has_poltergeist",
            "cards.forced_followers.ForcedOn",
            "characters.landing.cross_the_river",
            "turn.movement.moves_one_space",
        ),
    ),
    # Enemies: Animals, Monsters, Dragons
    Face("wild_boar", ANIMAL_KIND, number=2, copies=2, power=1),
    Face("wolf", ANIMAL_KIND, number=2, power=2),
    Face("ape", ANIMAL_KIND, number=2, power=3),
    Face("bear", ANIMAL_KIND, number=2, power=3),
    Face("lion", ANIMAL_KIND, number=2, power=3),
    Face("serpent", ANIMAL_KIND, number=2, power=4),
    Face("goblin", MONSTER_KIND, number=2, copies=2, power=2),
    Face("hobgoblin", MONSTER_KIND, number=2, copies=2, power=3),
    Face("bandit", MONSTER_KIND, number=2, copies=2, power=4, rules=("fights.evading.Evasion",)),
    Face("ogre", MONSTER_KIND, number=2, copies=2, power=5),
    Face("giant", MONSTER_KIND, number=2, power=6),
    Face("dragon", DRAGON_KIND, number=2, copies=3, power=7),
    # Spirits
    Face("lemure", SPIRIT_KIND, number=3, copies=2, power=1),
    Face("shadow", SPIRIT_KIND, number=3, copies=2, power=2),
    Face("spectre", SPIRIT_KIND, number=3, power=3),
    Face(
        "ghost",
        SPIRIT_KIND,
        number=3,
        copies=2,
        power=4,
        goes_to=(CITY, VILLAGE, GRAVEYARD, CHAPEL, CASTLE, TEMPLE),
    ),
    Face("wraith", SPIRIT_KIND, number=3, copies=2, power=5),
    Face("demon", SPIRIT_KIND, number=3, power=10),
    # Strangers
    Face("enchanter", STRANGER, number=4, rules=("cards.strangers.MeetEnchanter",)),
    Face("fairy", STRANGER, number=4, rules=("cards.strangers.MeetKindred",)),
    Face("phantom", STRANGER, number=4, rules=("cards.strangers.MeetKindred",)),
    Face("healer", STRANGER, number=4, rules=("cards.strangers.MeetHealer",)),
    Face(
        "hermit",
        STRANGER,
        number=4,
        goes_to=(CRYPT, PLAIN_OF_PERIL, CURSED_GLADE, OASIS, CRAGS, FOREST),
        rules=("cards.strangers.MeetHermit",),
    ),
    Face("mage", STRANGER, number=4, rules=("cards.strangers.MeetMage",)),
    Face("sorcerer", STRANGER, number=4, rules=("cards.strangers.MeetSorcerer",)),
    Face("witch", STRANGER, number=4, is_unfriendly=True, rules=("cards.strangers.MeetWitch",)),
    # Followers
    Face("alchemist", FOLLOWER, number=5, rules=("casting.any_time_actions.add_aids",)),
    Face(
        "gnome",
        FOLLOWER,
        number=5,
        rules=(
            "fights.evading.can_evade",
            "spaces.shared_instructions.knows_mines",
            "spaces.shared_instructions.may_skip_roll",
        ),
    ),
    Face("guide", FOLLOWER, number=5, copies=2, rules=("spaces.shared_instructions.may_skip_roll",)),
    Face(
        "maiden",
        FOLLOWER,
        number=5,
        craft=2,
        can_be_lured=False,
        rules=(
            "encounters.meeting_characters.Courting",
            "encounters.meeting_characters.has_lady",
        ),
    ),
    Face(
        "mercenary",
        FOLLOWER,
        number=5,
        strength_for_gold=3,
        rules=(
            "encounters.adventure_cards.Hire",
            "encounters.adventure_cards.Looting",
            "fights.sides_and_scores.side_power",
            "fights.weapons_and_helpers.can_pay_mercenary",
        ),
    ),
    Face("mule", FOLLOWER, number=5, carries=4),
    Face(
        "pixie",
        FOLLOWER,
        number=5,
        rules=(
            "fights.evading.can_evade",
            "spaces.shared_instructions.may_skip_roll",
        ),
    ),
    Face(
        "prince",
        FOLLOWER,
        number=5,
        rules=(
            "spaces.middle_region.HealThanksTo",
            "spaces.middle_region.RoyalDoctor",
        ),
    ),
    Face(
        "princess",
        FOLLOWER,
        number=5,
        can_be_lured=False,
        rules=(
            "encounters.meeting_characters.Courting",
            "encounters.meeting_characters.has_lady",
            "spaces.middle_region.RoyalDoctor",
        ),
    ),
    Face("unicorn", FOLLOWER, number=5, strength=1, craft=1, can_be_lured=False),
    # Magic Objects
    Face("amulet", MAGIC_OBJECT, number=5, rules=("casting.casting.has_working_amulet",)),
    Face(
        "cross",
        MAGIC_OBJECT,
        number=5,
        rules=(
            "fights.evading.can_destroy_spirits",
            "spaces.outer_region.suffer_on_holy_ground",
        ),
    ),
    Face("holy_grail", MAGIC_OBJECT, number=5, craft=1, denied_to=EVIL, saves_from_heat=True),
    Face(
        "holy_lance",
        MAGIC_OBJECT,
        number=5,
        keyword=WEAPON_KEYWORD,
        battle=1,
        battle_against_dragons=3,
        denied_to=EVIL,
    ),
    Face("magic_belt", MAGIC_OBJECT, number=5, strength=1),
    Face("orb_of_knowledge", MAGIC_OBJECT, number=5, rules=("encounters.adventure_cards.Replacement",)),
    Face(
        "potion_of_strength",
        MAGIC_OBJECT,
        number=5,
        strength_when_drunk=2,
        rules=(
            "casting.any_time_actions.Drink",
            "casting.any_time_actions.add_aids",
        ),
    ),
    Face("ring", MAGIC_OBJECT, number=5, strength=1, craft=1),
    Face("runesword", MAGIC_OBJECT, number=5, keyword=WEAPON_KEYWORD, battle=1, lives_won=1, denied_to=GOOD),
    Face("solomons_crown", MAGIC_OBJECT, number=5, craft=2),
    Face("talisman", MAGIC_OBJECT, number=5, copies=2, rules=("spaces.inner_region.may_enter",)),
    Face("wand", MAGIC_OBJECT, number=5, rules=("casting.casting.may_always_have_spell",)),
    # Objects
    Face("bag_of_gold", OBJECT, number=5, copies=8, gold=1),
    Face("two_bags_of_gold", OBJECT, number=5, copies=3, gold=2),
    Face("armour", OBJECT, number=5, keyword=ARMOUR_KEYWORD, saves_from=4),
    Face("axe", OBJECT, number=5, keyword=WEAPON_KEYWORD, battle=1, rules=("turn.raft.has_axe",)),
    Face("helmet", OBJECT, number=5, keyword=ARMOUR_KEYWORD, saves_from=6),
    Face(
        "raft",
        OBJECT,
        number=5,
        rules=(
            "belongings.objects_and_followers.Ditch",
            "belongings.objects_and_followers.ExcessObjects",
            "belongings.objects_and_followers.can_ditch",
            "belongings.objects_and_followers.leave_behind",
            "characters.death.Loot",
            "characters.death.can_loot",
            "characters.death.set_things_aside",
            "turn.raft.discard_rafts",
            "turn.raft.has_raft",
        ),
    ),
    Face("shield", OBJECT, number=5, keyword=ARMOUR_KEYWORD, saves_from=5),
    Face("sword", OBJECT, number=5, copies=2, keyword=WEAPON_KEYWORD, battle=1),
    Face("water_bottle", OBJECT, number=5, saves_from_heat=True),
    # Places
    Face("cave", PLACE_KIND, number=6, rules=("cards.place_cards.VisitCave",)),
    Face(
        "fountain_of_wisdom",
        PLACE_KIND,
        number=6,
        rules=(
            "cards.place_cards.DrinkFrom",
            "cards.place_cards.Well",
            "encounters.places_with_counters.empty_well",
            "encounters.places_with_counters.fill_well",
        ),
    ),
    Face(
        "magic_stream",
        PLACE_KIND,
        number=6,
        rules=(
            "cards.place_cards.Well",
            "encounters.places_with_counters.empty_well",
            "encounters.places_with_counters.fill_well",
        ),
    ),
    Face(
        "pool_of_life",
        PLACE_KIND,
        number=6,
        rules=(
            "cards.place_cards.Well",
            "encounters.places_with_counters.empty_well",
            "encounters.places_with_counters.fill_well",
        ),
    ),
    Face("magic_portal", PLACE_KIND, number=6, rules=("cards.place_cards.VisitMagicPortal",)),
    Face("market", PLACE_KIND, number=6, rules=("cards.place_cards.VisitMarket",)),
    Face("marsh", PLACE_KIND, number=6, rules=("cards.place_cards.VisitMarsh",)),
    Face("maze", PLACE_KIND, number=6, rules=("cards.place_cards.VisitMaze",)),
    Face("shrine", PLACE_KIND, number=6, rules=("cards.place_cards.VisitShrine",)),
]

SPELL_CARDS: Final = [
    spell(
        "acquisition",
        rules=(
            "casting.casting.Moment",
            "casting.casting.Resolve",
            "spells.spells_in_own_turn.Acquisition",
        ),
    ),
    spell("alchemy", rules=("spells.spells_in_own_turn.Alchemy",)),
    spell(
        "counterspell",
        copies=2,
        rules=(
            "casting.casting.Moment",
            "casting.spells_being_cast.is_held_back",
            "spells.spells_in_any_turn.Counterspell",
        ),
    ),
    spell("destroy_magic", rules=("spells.spells_in_own_turn.DestroyMagic",)),
    spell("destruction", copies=2, rules=("spells.spells_in_own_turn.Destruction",)),
    spell("divination", rules=("spells.spells_in_own_turn.Divination",)),
    spell("healing", copies=2, rules=("spells.spells_in_any_turn.Healing",)),
    spell(
        "hex",
        rules=(
            "encounters.encounter.UnnumberedCards",
            "spells.spells_in_own_turn.Hex",
            "turn.turn.clear_expired",
        ),
    ),
    spell(
        "immobility",
        copies=2,
        rules=(
            "casting.spells_being_cast.immobility_on",
            "spells.spells_in_any_turn.FurtherUse",
            "spells.spells_in_any_turn.Immobility",
        ),
    ),
    spell("invisibility", rules=("spells.spells_in_any_turn.Invisibility",)),
    spell("mesmerism", rules=("spells.spells_in_own_turn.Mesmerism",)),
    spell("nullify", rules=("spells.spells_in_any_turn.Nullify",)),
    spell(
        "preservation",
        rules=(
            "spells.spells_in_any_turn.FurtherUse",
            "spells.spells_in_any_turn.Preservation",
        ),
    ),
    spell("psionic_blast", copies=2, rules=("spells.spells_in_any_turn.PsionicBlast",)),
    spell("random", copies=2, rules=("spells.spells_in_any_turn.Random",)),
    spell("teleport", copies=2, rules=("spells.spells_in_own_turn.Teleport",)),
    spell("temporal_warp", rules=("spells.spells_in_own_turn.TemporalWarp",)),
]

_PRINTED: Final = {face.name: face for face in ADVENTURE_CARDS}

PURCHASE_CARDS: Final = [
    another(
        _PRINTED["armour"],
        "purchase_armour",
        PURCHASE_CARD,
        copies=4,
        rules=(
            "spaces.shops_and_healers.FIRST_WARE",
            "spaces.shops_and_healers.VILLAGE_PRICES",
        ),
    ),
    another(
        _PRINTED["axe"],
        "purchase_axe",
        PURCHASE_CARD,
        copies=4,
        rules=(
            "spaces.shops_and_healers.VILLAGE_PRICES",
            "turn.raft.has_axe",
        ),
    ),
    another(
        _PRINTED["helmet"],
        "purchase_helmet",
        PURCHASE_CARD,
        copies=4,
        rules=(
            "spaces.shops_and_healers.MARKET_PRICES",
            "spaces.shops_and_healers.VILLAGE_PRICES",
        ),
    ),
    another(
        _PRINTED["mule"],
        "purchase_mule",
        PURCHASE_CARD,
        copies=4,
        rules=("spaces.shops_and_healers.MARKET_PRICES",),
    ),
    another(
        _PRINTED["raft"],
        "purchase_raft",
        PURCHASE_CARD,
        copies=1,
        rules=(
            "spaces.shops_and_healers.MARKET_PRICES",
            "turn.raft.BuildRaft",
            "turn.raft.discard_rafts",
            "turn.raft.has_raft",
            "turn.raft.is_raft_available",
        ),
    ),
    another(
        _PRINTED["shield"],
        "purchase_shield",
        PURCHASE_CARD,
        copies=4,
        rules=(
            "spaces.shops_and_healers.MARKET_PRICES",
            "spaces.shops_and_healers.VILLAGE_PRICES",
        ),
    ),
    another(
        _PRINTED["sword"],
        "purchase_sword",
        PURCHASE_CARD,
        copies=3,
        rules=(
            "spaces.shops_and_healers.MARKET_PRICES",
            "spaces.shops_and_healers.VILLAGE_PRICES",
        ),
    ),
    another(
        _PRINTED["water_bottle"],
        "purchase_water_bottle",
        PURCHASE_CARD,
        copies=4,
        rules=(
            "spaces.shops_and_healers.LAST_WARE",
            "spaces.shops_and_healers.MARKET_PRICES",
        ),
    ),
]

TALISMANS: Final = [another(_PRINTED["talisman"], "stack_talisman", TALISMAN_CARD, copies=4)]

CARD_LIST: Final = [
    *ADVENTURE_CARDS,
    *SPELL_CARDS,
    *PURCHASE_CARDS,
    *TALISMANS,
    *(character(entry.name) for entry in CHARACTERS),
]
