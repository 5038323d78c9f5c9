"""Two cards of one face are one option wherever a card is chosen: it does not matter which of them it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.talisman.casters import casters
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet

SWORDS = ["sword", "sword"]
BOTTLES = ["purchase_water_bottle"] * 2
GUIDES = ["guide", "guide"]
CASES: dict[str, Callable[[], LaidTable]] = {
    "ditch sword": lambda: lay_out(moment="turn", objects={"ana": SWORDS}),
    "ditch guide": lambda: lay_out(moment="turn", followers={"ana": GUIDES}),
    "leave sword": lambda: casters(objects={"ana": [*SWORDS, "axe", "helmet", "shield"]}),
    "transmute sword": lambda: lay_out(
        moment="turn", objects={"ana": SWORDS}, followers={"ana": ["alchemist"]}
    ),
    "replace goblin": lambda: meet(where="oasis", who="prophetess", adventure_deck=["goblin", "goblin"]),
    "take sword": lambda: meet("sword", "sword"),
    "deliver guide": lambda: meet(followers={"ana": GUIDES}, quest={"ana": 3}),
    "deliver talisman": lambda: meet(objects={"ana": ["talisman", "talisman"]}, quest={"ana": 4}),
    "hand in hobgoblin": lambda: lay_out(moment="end", trophies={"ana": ["hobgoblin", "hobgoblin", "goblin"]}),
    "hand in wraith": lambda: lay_out(moment="end", trophies={"ana": ["wraith", "wraith"]}),
    "cast destruction city sword": lambda: casters(spells={"ana": ["destruction"]}, cards={"city": SWORDS}),
    "immobilise goblin": lambda: meet("goblin", "goblin", who="elf", spells={"ana": ["immobility"]}),
    "sheathe sword": lambda: meet("bear", objects={"ana": SWORDS}),
    "call goblin": lambda: meet("bear", who="ghoul", followers={"ana": ["goblin", "goblin"]}),
}


@pytest.mark.parametrize("key", CASES)
def test_two_cards_of_one_face_are_offered_once(key: str) -> None:
    table = CASES[key]()
    while key not in table.options("ana"):
        assert table.decision is not None
        assert table.decision.is_window, f"asked {table.occasion()}: {table.options('ana')}"
        table.choose(table.asked(), "decline")

    assert table.options("ana").count(key) == 1


THEIRS: dict[str, Callable[[], LaidTable]] = {
    "take object purchase_water_bottle": lambda: acting(
        duel(dice=[6, 6, 1], objects={"bob": BOTTLES}), "attack seat-1"
    ),
    "loot purchase_water_bottle": lambda: acting(
        duel(dice=[6, 6, 1], objects={"bob": BOTTLES}, life={"bob": 1}), "attack seat-1", "take life"
    ),
    "take follower guide": lambda: acting(duel("sorceress", followers={"bob": GUIDES}), "lure seat-1"),
    "lose follower guide": lambda: meet(where="temple", dice=[1, 3], followers={"ana": GUIDES}),
    "sacrifice guide": lambda: meet(where="vampires_tower", dice=[6], followers={"ana": GUIDES}),
    "raise goblin": lambda: acting(
        meet("goblin", "goblin", who="ghoul", dice=[6, 1], objects={"ana": ["sword"]}), "attack roll"
    ),
    "armour purchase_helmet": lambda: meet("dragon", dice=[1, 1, 6], objects={"ana": ["purchase_helmet"] * 2}),
    "wield sword": lambda: acting(
        meet("bear", who="dwarf", objects={"ana": [*SWORDS, "runesword"]}), "sheathe runesword"
    ),
}


def acting(table: LaidTable, *keys: str) -> LaidTable:
    table.act("ana", *keys)
    return table


@pytest.mark.parametrize("key", THEIRS)
def test_two_cards_of_one_face_of_others_or_to_be_lost_are_offered_once(key: str) -> None:
    table = THEIRS[key]()
    table.let_pass()

    assert table.options("ana").count(key) == 1


def test_one_of_two_mesmerised_followers_of_one_face_is_as_good_as_the_other() -> None:
    table = casters(spells={"ana": ["mesmerism"]}, followers={"bob": GUIDES})
    table.act("ana", "cast mesmerism seat-1")
    table.let_pass()

    assert table.options("ana") == ["take follower guide"]
