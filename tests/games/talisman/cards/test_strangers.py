"""Strangers: TAL-ADV-15, TAL-Q24, TAL-Q29, TAL-Q58, TAL-Q69, TAL-Q76, TAL-Q97, TAL-Q108."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import SEATS, LaidTable, lay_out, meet

ALL_WISHES = [
    "wish spell",
    "wish gold",
    "wish strength",
    "wish craft",
    "wish life",
    "wish fate",
    "wish teleport",
]

# Wishes


@clause("TAL-ADV-15", "TAL-ENC-11")
@pytest.mark.parametrize(
    ("stranger", "character"), [("enchanter", "ghoul"), ("fairy", "elf"), ("phantom", "sorceress")]
)
def test_a_character_who_deserves_it_has_a_wish_and_must_choose_one(stranger: str, character: str) -> None:
    table = meet(stranger, who=character)

    assert table.options("ana") == ALL_WISHES
    assert table.clause_of("wish gold") == "TAL-ADV-15"


@clause("TAL-ADV-15", "TAL-Q24")
@pytest.mark.parametrize(
    ("stranger", "character"),
    [
        ("enchanter", "assassin"),
        ("fairy", "warrior"),
        ("fairy", "sorceress"),
        ("phantom", "warrior"),
        ("phantom", "elf"),
    ],
)
def test_others_get_nothing_and_the_stranger_stays(stranger: str, character: str) -> None:
    table = meet(stranger, who=character)

    assert table.asked() == "bob"
    assert table.cards("fields_1") == [stranger]
    assert table.why_not("ana", "wish gold") == "TAL-ADV-15"


@clause("TAL-STAT-07")
def test_the_enchanter_looks_at_total_craft() -> None:
    assert meet("enchanter", who="assassin", craft={"ana": 1}).offers("ana", "wish gold")
    with_maiden = meet("enchanter", followers={"ana": ["maiden"]})
    with_maiden.let_pass("before_card")
    assert with_maiden.offers("ana", "wish gold")
    on_the_glade = meet("enchanter", "sword", where="cursed_glade", objects={"ana": ["solomons_crown"]})
    on_the_glade.let_pass("before_card")
    assert on_the_glade.occasion() == "looting"


@clause("TAL-LIFE-14", "TAL-FATE-14", "TAL-GOLD-05", "TAL-Q24")
@pytest.mark.parametrize(
    ("wish", "field", "after"),
    [
        ("spell", "spell_count", 1),
        ("gold", "gold", 2),
        ("strength", "strength", 1),
        ("craft", "craft", 1),
        ("life", "life", 5),
        ("fate", "fate", 1),
    ],
)
def test_what_is_wished_for_is_gained_and_the_stranger_is_discarded(wish: str, field: str, after: int) -> None:
    table = meet("fairy", who="elf")

    table.choose("ana", f"wish {wish}")

    assert table.of(field, "ana") == after
    assert table.cards("fields_1") == []
    assert table.open()["adventure_discard"] == ["fairy"]


@clause("TAL-Q69")
def test_no_spell_can_be_wished_for_at_the_limit() -> None:
    table = meet("fairy", who="elf", spells={"ana": ["hex", "random"]})
    table.until("wishes")

    assert table.options("ana") == ALL_WISHES[1:]
    assert table.why_not("ana", "wish spell") == "TAL-Q69"


@clause("TAL-TOAD-10", "TAL-Q76", "TAL-TOAD-05")
def test_a_toad_can_wish_neither_for_gold_nor_for_a_spell() -> None:
    table = meet("fairy", who="elf", toad={"ana": 2}, gold={"ana": 0})

    assert table.options("ana") == ALL_WISHES[2:]
    assert table.why_not("ana", "wish gold") == "TAL-Q76"
    assert table.why_not("ana", "wish spell") == "TAL-TOAD-10"
    table.choose("ana", "wish strength")
    assert table.of("toad_strength", "ana") == 1
    assert table.of("strength", "ana") == 0


@clause("TAL-GOLDEN-07", "TAL-GOLDEN-09", "TAL-TOAD-05")
@pytest.mark.parametrize("wish", ["strength", "craft"])
def test_what_a_toad_wishes_for_needs_a_cone_of_its_own(wish: str) -> None:
    """All 32 small cones are in use; only with her own four another could be swapped for a large one."""
    toads = ["bob", "cem"]
    cones: dict[str, Any] = {wish: dict.fromkeys(SEATS, 4), f"toad_{wish}": dict.fromkeys(toads, 4)}
    table = meet(
        "fairy", who="elf", players=6, toad=dict.fromkeys(["ana", *toads], 2), gold={"ana": 0}, **cones
    )

    assert table.offers("ana", "wish fate")
    assert not table.offers("ana", f"wish {wish}")
    assert table.why_not("ana", f"wish {wish}") == "TAL-GOLDEN-07", "it is not for being a Toad"


@clause("TAL-GOLDEN-09", "TAL-Q55")
@pytest.mark.parametrize("wish", ["strength", "craft"])
def test_a_fifth_point_can_be_wished_for_when_all_small_cones_are_in_use(wish: str) -> None:
    toads = ["bob", "cem"]
    cones: dict[str, Any] = {wish: dict.fromkeys(SEATS, 4), f"toad_{wish}": dict.fromkeys(toads, 4)}
    table = meet("fairy", who="elf", players=6, toad=dict.fromkeys(toads, 2), gold={"ana": 0}, **cones)
    table.choose("ana", f"wish {wish}")

    assert table.of(wish, "ana") == 5


@clause("TAL-GOLDEN-07")
@pytest.mark.parametrize(
    ("wish", "fields"),
    [
        ("gold", {"gold": {"ana": 15, "bob": 15}}),
        ("strength", {"strength": {"ana": 36, "bob": 36}}),
        ("craft", {"craft": {"ana": 36, "bob": 36}}),
        ("life", {"life": {"ana": 36, "bob": 36}}),
        ("fate", {"fate": {"bob": 36}}),
    ],
)
def test_what_is_not_in_the_supply_cannot_be_wished_for(wish: str, fields: dict[str, Any]) -> None:
    table = meet("fairy", who="elf", **fields)

    assert table.options("ana") == [key for key in ALL_WISHES if key != f"wish {wish}"]
    assert table.why_not("ana", f"wish {wish}") == "TAL-GOLDEN-07"


@clause("TAL-TURN-07", "TAL-Q24")
def test_a_wish_to_teleport_leads_to_a_new_encounter_without_the_stranger() -> None:
    table = meet("fairy", "sword", who="elf", cards={"plains_1": ["shield"]})

    table.choose("ana", "wish teleport")
    assert table.cards("fields_1") == ["sword"]
    table.choose("ana", "teleport plains_1")

    assert table.of("place", "ana") == "plains_1"
    assert table.open()["adventure_discard"] == ["fairy"]
    assert table.options("ana") == ["take shield", "leave rest"]


@clause("TAL-Q29", "TAL-TURN-07")
@pytest.mark.parametrize(
    ("stranger", "character", "also_here"),
    [("enchanter", "elf", True), ("fairy", "elf", False), ("phantom", "ghoul", False)],
)
def test_a_teleport_leads_to_any_space_of_the_region(stranger: str, character: str, also_here: bool) -> None:
    table = meet(stranger, who=character, where="runes_1")

    table.choose("ana", "wish teleport")

    assert len(table.options("ana")) == (16 if also_here else 15)
    assert table.offers("ana", "teleport runes_1") == also_here
    assert table.offers("ana", "teleport castle")
    assert not table.offers("ana", "teleport city")
    assert not table.offers("ana", "teleport plain_of_peril")


@clause("TAL-Q29")
def test_a_character_who_is_teleported_to_his_own_space_lands_there_again() -> None:
    table = meet("enchanter", "shrine", who="elf", where="ruins", dice=[1])

    table.choose("ana", "wish teleport", "teleport ruins")

    assert table.saw("drew", seat=0, space="ruins")


# The Hermit


def on_his_way(roll: int, **fields: Any) -> LaidTable:
    return lay_out(
        2,
        moment="space",
        character={"ana": "warrior"},
        place={"ana": "fields_1"},
        fate={"ana": 0},
        adventure_deck=["hermit"],
        dice=[roll],
        **fields,
    )


@clause("TAL-ADV-07", "TAL-ADV-08", "TAL-Q108")
@pytest.mark.parametrize(
    ("roll", "space"),
    list(enumerate(["crypt", "plain_of_peril", "cursed_glade", "oasis", "crags", "forest"], start=1)),
)
def test_the_hermit_goes_elsewhere_first_and_gives_the_drawer_nothing(roll: int, space: str) -> None:
    table = on_his_way(roll)

    assert table.cards(space) == ["hermit"]
    assert table.cards("fields_1") == []
    assert table.of("objects", "ana") == []
    assert table.open()["talismans"] == 4


@clause("TAL-QUEST-01", "TAL-Q58", "TAL-Q24")
def test_the_hermit_gives_a_talisman_of_the_stack_and_goes() -> None:
    table = meet("hermit", where="oasis", adventure_deck=["angel"])

    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.open()["talismans"] == 3
    assert table.cards("oasis") == []
    assert "hermit" in table.open()["adventure_discard"]


@clause("TAL-Q58", "TAL-Q92", "TAL-Q24")
def test_the_hermit_goes_also_if_no_talisman_is_left() -> None:
    table = meet("hermit", where="fields_1", objects={"bob": ["stack_talisman"] * 4}, place={"bob": "castle"})

    assert table.of("objects", "ana") == []
    assert table.open()["adventure_discard"] == ["hermit"]


@clause("TAL-Q76")
def test_the_hermit_has_nothing_for_a_toad_and_still_goes() -> None:
    table = meet("hermit", toad={"ana": 2})

    assert table.of("objects", "ana") == []
    assert table.open()["talismans"] == 4
    assert table.open()["adventure_discard"] == ["hermit"]


@clause("TAL-OBJ-04", "TAL-Q57")
def test_a_talisman_counts_towards_the_limit_of_objects() -> None:
    table = meet("hermit", objects={"ana": ["sword", "axe", "shield", "helmet"]})
    table.until("excess_objects")
    table.choose("ana", "leave axe")

    assert table.of("objects", "ana") == ["sword", "shield", "helmet", "stack_talisman"]


@clause("TAL-Q97", "TAL-TURN-09")
def test_the_hermit_of_the_crypt_is_met_before_its_instruction() -> None:
    table = meet("hermit", where="crypt", dice=[1, 1, 1])
    table.let_pass("before_space")

    told = [entry["event"] for entry in table.told]
    assert told.index("received_talisman") < told.index("rolled")


@clause("TAL-Q97", "TAL-INNER-04")
def test_a_character_who_has_turned_back_meets_the_hermit_only_on_the_plain_of_peril() -> None:
    in_the_crypt = meet("hermit", where="crypt", turned_back={"ana": True})
    assert in_the_crypt.of("objects", "ana") == []
    assert in_the_crypt.cards("crypt") == ["hermit"]

    on_the_way_out = lay_out(
        2,
        moment="move",
        place={"ana": "crypt"},
        turned_back={"ana": True},
        cards={"plain_of_peril": ["hermit"]},
    )
    on_the_way_out.choose("ana", "turn back plain_of_peril")
    assert on_the_way_out.of("objects", "ana") == ["stack_talisman"]


# The Healer, the Mage and the Sorcerer


@clause("TAL-LIFE-13")
@pytest.mark.parametrize(("life", "healed"), [(1, 3), (3, 5), (4, 5)])
def test_the_healer_heals_up_to_two_lives_but_not_beyond_the_value(life: int, healed: int) -> None:
    table = meet("healer", life={"ana": life}, gold={"ana": 0})

    table.choose("ana", "accept healing")

    assert table.of("life", "ana") == healed
    assert table.cards("fields_1") == ["healer"]
    assert table.asked() == "bob"


@clause("TAL-LIFE-13", "TAL-ENC-11")
def test_nobody_has_to_be_healed_and_the_healthy_are_not_asked() -> None:
    wounded = meet("healer", life={"ana": 1})
    wounded.choose("ana", "decline healing")
    assert wounded.of("life", "ana") == 1

    healthy = meet("healer", life={"ana": 7})
    assert healthy.asked() == "bob"
    assert healthy.of("life", "ana") == 7


@clause("TAL-ADV-15", "TAL-Q69")
@pytest.mark.parametrize(
    ("character", "spells", "after"),
    [("elf", [], 1), ("monk", [], 1), ("elf", ["hex", "random"], 2), ("ghoul", [], 0), ("druid", [], 0)],
)
def test_the_mage_gives_a_spell_to_the_good_if_craft_allows(
    character: str, spells: list[str], after: int
) -> None:
    table = meet("mage", who=character, spells={"ana": spells})
    table.let_pass("before_card")

    assert table.of("spell_count", "ana") == after
    assert table.cards("fields_1") == ["mage"]


@clause("TAL-Q72", "TAL-SPELL-03")
@pytest.mark.parametrize("left", [0, 1])
def test_the_mage_gives_the_very_last_spell_and_nothing_if_none_is_left(left: int) -> None:
    table = meet("mage", who="elf", rest="out", spell_deck=["hex"][:left])
    table.let_pass("before_card")

    assert table.of("spell_count", "ana") == left
    assert table.open()["spell_deck_size"] == 0


@clause("TAL-GOLD-04", "TAL-SPELL-02")
def test_the_sorcerer_sells_one_spell_a_visit() -> None:
    table = meet("sorcerer", who="ghoul", gold={"ana": 3})

    assert table.options("ana") == ["buy spell", "buy no spell"]
    table.choose("ana", "buy spell")

    assert table.of("spell_count", "ana") == 1
    assert table.of("gold", "ana") == 2
    assert table.cards("fields_1") == ["sorcerer"]
    assert not table.offers("ana", "buy spell")
    assert table.why_not("ana", "buy spell") == "TAL-ADV-15", "another time she could"


@clause("TAL-ADV-15")
def test_nobody_has_to_buy_from_the_sorcerer() -> None:
    table = meet("sorcerer", who="ghoul", gold={"ana": 3})

    table.choose("ana", "buy no spell")

    assert table.of("spell_count", "ana") == 0
    assert table.of("gold", "ana") == 3


@clause("TAL-Q53", "TAL-Q69")
@pytest.mark.parametrize(
    ("character", "gold", "why"),
    [("ghoul", 0, "TAL-Q53"), ("warrior", 2, "TAL-Q69"), ("troll", 2, "TAL-Q69")],
)
def test_the_sorcerer_has_nothing_for_those_without_gold_or_craft(character: str, gold: int, why: str) -> None:
    table = meet("sorcerer", who=character, gold={"ana": gold})

    assert table.asked() == "bob"
    assert table.why_not("ana", "buy spell") == why


# The Witch


@clause("TAL-ADV-15", "TAL-ENC-11")
@pytest.mark.parametrize(
    ("roll", "field", "after"),
    [
        (2, "life", 3),
        (3, "strength", 1),
        (4, "craft", 1),
        (5, "spell_count", 1),
        (6, "fate", 3),
    ],
)
def test_a_character_who_meets_the_witch_must_roll(roll: int, field: str, after: int) -> None:
    table = meet("witch", who="elf", dice=[roll])

    assert table.of(field, "ana") == after
    assert table.cards("fields_1") == ["witch"]


@clause("TAL-TOAD-01", "TAL-Q76", "TAL-Q77")
def test_the_witch_turns_her_visitor_into_a_toad() -> None:
    table = meet(
        "witch",
        who="elf",
        dice=[1],
        gold={"ana": 3},
        objects={"ana": ["sword"]},
        followers={"ana": ["maiden"]},
    )
    table.let_pass("before_card")

    assert table.of("toad", "ana") == 3
    assert table.of("objects", "ana") == table.of("followers", "ana") == []
    assert table.cards("fields_1") == ["witch", "sword", "maiden"]
    assert table.coins("fields_1") == 3
    assert table.asked() == "bob"


@clause("TAL-Q78")
def test_the_witch_has_no_fifth_toad_card() -> None:
    table = meet("witch", players=6, dice=[1], toad=dict.fromkeys(["bob", "cem", "dan", "eva"], 2))

    assert table.of("toad", "ana") == 0


@clause("TAL-FATE-13")
def test_fate_is_replenished_only_up_to_the_value() -> None:
    table = meet("witch", who="elf", dice=[2, 6], fate={"ana": 5})

    table.choose("ana", "reroll first")

    assert table.of("fate", "ana") == 4


@clause("TAL-VAR-04", "TAL-VAR-06", "TAL-Q107")
def test_with_easier_evasion_the_witch_may_be_avoided_and_stays() -> None:
    table = meet("witch", who="elf", where="woods_1", variants=("easier-evasion",), dice=[1])

    table.choose("ana", "avoid witch")

    assert table.of("toad", "ana") == 0
    assert table.cards("woods_1") == ["witch"]


@clause("TAL-ADV-16", "TAL-ENC-11", "TAL-Q03")
def test_strangers_are_met_before_anything_is_taken() -> None:
    table = meet("sword", "witch", who="elf", dice=[2])

    assert table.of("life", "ana") == 3
    assert table.options("ana") == ["take sword", "leave rest"]
