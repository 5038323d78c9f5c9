"""Character cards, Strength and Craft: chapter TAL-STAT. The examples are scenario files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from questhall.games.talisman.components.character_cards import ALIGNMENT, CHARACTERS
from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet, to_move

PRINTED = {
    "assassin": (3, 3, 4, 3, "evil"),
    "druid": (2, 4, 4, 4, "neutral"),
    "dwarf": (3, 3, 5, 5, "neutral"),
    "elf": (3, 4, 4, 3, "good"),
    "ghoul": (2, 4, 4, 4, "evil"),
    "minstrel": (2, 4, 4, 5, "good"),
    "monk": (2, 3, 4, 5, "good"),
    "priest": (2, 4, 4, 5, "good"),
    "prophetess": (2, 4, 4, 2, "good"),
    "sorceress": (2, 4, 4, 3, "evil"),
    "thief": (3, 3, 4, 2, "neutral"),
    "troll": (6, 1, 6, 1, "neutral"),
    "warrior": (4, 2, 5, 1, "neutral"),
    "wizard": (2, 5, 4, 3, "evil"),
}
"""Strength, Craft, Life, Fate, alignment."""


@clause("TAL-STAT-01", "TAL-ALIGN-01")
def test_what_the_cards_say() -> None:
    found = {
        card.name: (card.strength, card.craft, card.life, card.fate, ALIGNMENT.names[card.alignment])
        for card in CHARACTERS
    }

    assert found == PRINTED


@clause("TAL-STAT-01", "TAL-ALIGN-01")
@pytest.mark.parametrize("who", PRINTED)
def test_a_character_is_as_his_card_says(who: str) -> None:
    table = lay_out(1, moment="deal", characters=[who])
    fields = ("total_strength", "total_craft", "life", "fate", "alignment")

    assert tuple(table.of(field, "ana") for field in fields) == PRINTED[who]


def landing_on(who: str) -> LaidTable:
    """Ana lands where another character is."""
    return duel(who, "prophetess" if who == "dwarf" else "dwarf")


ABILITIES: dict[str, Callable[[str], LaidTable]] = {
    "assassinate": lambda who: meet("bear", who=who),
    "realign evil": lambda who: lay_out(character={"ana": who}),
    "skip roll": lambda who: meet(who=who, where="crags"),
    "walk woods_2": lambda who: to_move("woods_1", 3, who=who),
    "raise bear": lambda who: meet("bear", who=who, dice=[6, 6, 1], strength={"ana": 3}),
    "charm bear": lambda who: meet("bear", who=who),
    "add one": lambda who: meet(where="temple", who=who, dice=[1, 1]),
    "destroy lemure": lambda who: meet("lemure", who=who, dice=[1, 1]),
    "replace bear": lambda who: meet(who=who, adventure_deck=["bear"]),
    "beguile seat-1": landing_on,
    "rob seat-1": landing_on,
    "regenerate": lambda who: to_move("fields_1", 6, who=who),
    "attack psychically seat-1": landing_on,
}
WHO_HAS = {
    "assassinate": {"assassin"},
    "realign evil": {"druid"},
    "skip roll": {"dwarf", "troll"},
    "walk woods_2": {"elf"},
    "raise bear": {"ghoul"},
    "charm bear": {"minstrel"},
    "add one": {"monk", "priest"},
    "destroy lemure": {"priest"},
    "replace bear": {"prophetess"},
    "beguile seat-1": {"sorceress"},
    "rob seat-1": {"thief"},
    "regenerate": {"troll"},
    "attack psychically seat-1": {"ghoul", "sorceress", "wizard"},
}


@clause("TAL-STAT-02")
@pytest.mark.parametrize("ability", WHO_HAS)
def test_only_these_have_the_ability(ability: str) -> None:
    have = set()
    for who in PRINTED:
        table = ABILITIES[ability](who)
        table.let_pass("before_card")
        if ability == "assassinate":
            table.let_pass()
        if table.offers("ana", ability):
            have.add(who)

    assert have == WHO_HAS[ability]


@clause("TAL-STAT-02")
def test_everyone_has_an_ability() -> None:
    """The Warrior's needs no decision: he rolls two dice."""
    table = meet("bear", who="warrior", dice=[1, 5, 6])

    assert len(table.all_of("attack_rolled")) == 2
    assert table.scores() == (4 + 5, 3 + 6)
    assert set().union(*WHO_HAS.values()) | {"warrior"} == set(PRINTED)


@clause("TAL-STAT-03", "TAL-Q05")
def test_the_value_is_the_printed_number_without_additions() -> None:
    """Psionic Blast adds the Craft value of 5; counters and the Ring make a total of 8."""
    table = meet(
        "giant",
        who="wizard",
        craft={"ana": 2},
        objects={"ana": ["ring"]},
        spells={"ana": ["psionic_blast"]},
        dice=[1, 1],
    )
    assert table.of("total_craft", "ana") == 8
    table.act("ana", "cast psionic_blast")
    table.let_pass()

    assert table.scores() == (2 + 1 + 5 + 1, 6 + 1)


@clause("TAL-STAT-04")
@pytest.mark.parametrize(("where", "field"), [("crags", "strength"), ("forest", "craft")])
def test_counters_are_taken_for_what_is_gained(where: str, field: str) -> None:
    table = meet(where=where, dice=[6])
    before = {"strength": 4, "craft": 2}[field]

    assert table.of(field, "ana") == 1
    assert table.of(f"total_{field}", "ana") == before + 1
    assert table.open()["supply"][field] == 71


@clause("TAL-STAT-05")
def test_what_cards_give_is_not_marked() -> None:
    table = meet("ring", who="warrior")
    table.act("ana", "take ring")

    assert (table.of("total_strength", "ana"), table.of("total_craft", "ana")) == (5, 3)
    assert (table.of("strength", "ana"), table.of("craft", "ana")) == (0, 0)
    assert table.open()["supply"]["strength"] == 72


@clause("TAL-STAT-05")
def test_a_bonus_goes_with_its_card() -> None:
    table = lay_out(character={"ana": "warrior"}, objects={"ana": ["ring"]}, followers={"ana": ["unicorn"]})
    assert (table.of("total_strength", "ana"), table.of("total_craft", "ana")) == (6, 4)
    table.choose("ana", "ditch ring", "ditch unicorn")

    assert (table.of("total_strength", "ana"), table.of("total_craft", "ana")) == (4, 2)


GIVES = [
    ("objects", "magic_belt", 1, 0),
    ("objects", "ring", 1, 1),
    ("objects", "holy_grail", 0, 1),
    ("objects", "solomons_crown", 0, 2),
    ("followers", "unicorn", 1, 1),
    ("followers", "maiden", 0, 2),
    ("objects", "sword", 0, 0),
    ("objects", "runesword", 0, 0),
    ("objects", "orb_of_knowledge", 0, 0),
    ("followers", "princess", 0, 0),
]


@clause("TAL-STAT-06", "TAL-STAT-07")
@pytest.mark.parametrize(("field", "card", "strength", "craft"), GIVES)
def test_total_is_printed_and_counters_and_bonuses(field: str, card: str, strength: int, craft: int) -> None:
    position: dict[str, Any] = {field: {"ana": [card]}}
    table = lay_out(character={"ana": "warrior"}, strength={"ana": 2}, craft={"ana": 3}, **position)

    assert table.of("total_strength", "ana") == 4 + 2 + strength
    assert table.of("total_craft", "ana") == 2 + 3 + craft


@clause("TAL-STAT-06", "TAL-Q116")
def test_what_cannot_be_used_just_now_does_not_count() -> None:
    table = casters(
        objects={"ana": ["magic_belt", "solomons_crown"]},
        lasting=[{"effect": "magic_destroyed", "by": "bob"}],
    )

    assert (table.of("total_strength", "ana"), table.of("total_craft", "ana")) == (2, 4)


LOSSES = [("strength", 2), ("craft", 3)]


@clause("TAL-STAT-08")
@pytest.mark.parametrize(("field", "roll"), LOSSES)
def test_what_is_lost_goes_back_to_the_supply(field: str, roll: int) -> None:
    """The Enchantress takes a point."""
    position: dict[str, Any] = {field: {"ana": 3}}
    table = meet(where="city", dice=[roll], **position)
    table.act("ana", "visit enchantress")

    assert table.of(field, "ana") == 2
    assert table.open()["supply"][field] == 70


@clause("TAL-STAT-09", "TAL-STAT-10")
@pytest.mark.parametrize(("field", "roll"), LOSSES)
def test_nothing_falls_below_the_printed_value(field: str, roll: int) -> None:
    table = meet(where="city", dice=[roll])
    table.act("ana", "visit enchantress")

    assert (table.of("total_strength", "ana"), table.of("total_craft", "ana")) == (4, 2)
    assert table.open()["supply"][field] == 72
    assert not table.saw(f"lost_{field}")


@clause("TAL-STAT-09", "TAL-STAT-10")
@pytest.mark.parametrize(("field", "roll"), LOSSES)
def test_of_a_greater_loss_the_rest_has_no_effect(field: str, roll: int) -> None:
    """Random takes all counters, however few there are; what cards give stays."""
    table = casters(
        spells={"ana": ["random"]},
        strength={"bob": 1},
        craft={"bob": 1},
        objects={"bob": ["ring"]},
        dice=[roll],
    )
    table.choose("ana", "cast random seat-1")

    assert table.of(field, "bob") == 0
    assert table.of(f"total_{field}", "bob") == {"strength": 2, "craft": 4}[field] + 1
    assert table.saw(f"lost_{field}", amount=1)


@clause("TAL-STAT-14")
def test_on_the_cursed_glade_only_counters_and_followers_count() -> None:
    things: dict[str, Any] = {
        "objects": {"ana": ["ring", "holy_grail"]},
        "followers": {"ana": ["unicorn"]},
        "strength": {"ana": 2},
        "craft": {"ana": 1},
    }
    glade = lay_out(character={"ana": "warrior"}, place={"ana": "cursed_glade"}, **things)
    elsewhere = lay_out(character={"ana": "warrior"}, place={"ana": "runes_2"}, **things)

    assert (glade.of("total_strength", "ana"), glade.of("total_craft", "ana")) == (7, 4)
    assert (elsewhere.of("total_strength", "ana"), elsewhere.of("total_craft", "ana")) == (8, 6)


@clause("TAL-STAT-14")
def test_the_glade_takes_a_weapons_bonus_too_but_no_trained_hand() -> None:
    """A Sword adds nothing, the charmed Bear at the Minstrel's side does."""
    table = meet(
        "giant",
        who="minstrel",
        where="cursed_glade",
        objects={"ana": ["sword"]},
        followers={"ana": ["bear"]},
        dice=[1, 1],
    )
    table.act("ana", "call bear", "attack roll")

    assert table.scores() == (2 + 3 + 1, 6 + 1)


@clause("TAL-STAT-08", "TAL-Q70")
def test_with_craft_goes_the_room_for_spells() -> None:
    """The Monk's Craft falls from 4 to 3, which is enough for one Spell only."""
    table = meet(where="city", who="monk", dice=[3], craft={"ana": 1}, spells={"ana": ["hex", "teleport"]})
    table.act("ana", "visit enchantress")

    assert table.options("ana") == ["discard teleport", "discard hex"]
