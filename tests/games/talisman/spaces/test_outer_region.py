"""The spaces of the Outer Region that have an instruction."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, meet


def at(place: str, /, **position: Any) -> LaidTable:
    """Ana has landed on a space and follows its instruction, up to the first thing she is asked.

    Coins that lie there she leaves until she has followed it.
    """
    table = meet(where=place, **position)
    table.let_pass()
    if "coins" in position:
        table.choose("ana", "leave rest")
        table.let_pass()
    return table


def visit(place: str, service: str, /, **position: Any) -> LaidTable:
    table = meet(where=place, **position)
    table.until(place)
    table.choose("ana", f"visit {service}")
    return table


# The City


@clause("TAL-Q117")
@pytest.mark.parametrize(
    ("place", "services"),
    [("city", ["enchantress", "doctor", "alchemist"]), ("village", ["healer", "blacksmith", "mystic"])],
)
def test_one_of_three_services_has_to_be_named(place: str, services: list[str]) -> None:
    table = at(place)

    assert table.options("ana") == [f"visit {service}" for service in services]


@clause("TAL-Q117")
def test_the_services_of_the_village_are_not_in_the_city() -> None:
    assert at("city").why_not("ana", "visit mystic") == "TAL-Q117"


@pytest.mark.parametrize(
    ("die", "strength", "craft", "spells"),
    [(2, 1, 2, 0), (3, 2, 1, 0), (4, 2, 3, 0), (5, 3, 2, 0), (6, 2, 2, 1)],
)
def test_the_enchantress_changes_her_visitor(die: int, strength: int, craft: int, spells: int) -> None:
    table = visit("city", "enchantress", dice=[die], strength={"ana": 2}, craft={"ana": 2})

    assert table.of("strength", "ana") == strength
    assert table.of("craft", "ana") == craft
    assert table.of("spell_count", "ana") == spells
    assert table.unused_dice() == 0


@clause("TAL-STAT-09")
def test_the_enchantress_takes_no_strength_below_the_printed_value() -> None:
    table = visit("city", "enchantress", dice=[2])

    assert table.of("strength", "ana") == 0
    assert table.of("total_strength", "ana") == 4


@clause("TAL-Q69")
def test_the_enchantress_gives_no_spell_to_whom_craft_allows_none() -> None:
    table = visit("city", "enchantress", dice=[6])

    assert table.of("total_craft", "ana") == 2
    assert table.of("spell_count", "ana") == 0


@clause("TAL-TOAD-01", "TAL-Q76")
def test_the_enchantress_makes_a_toad_of_him_who_leaves_all_he_has() -> None:
    table = visit(
        "city",
        "enchantress",
        dice=[1],
        gold={"ana": 2},
        objects={"ana": ["sword"]},
        followers={"ana": ["guide"]},
    )

    assert table.saw("became_toad")
    assert table.of("toad", "ana") > 0
    assert sorted(table.cards("city")) == ["guide", "sword"]
    assert table.coins("city") == 2
    assert not table.offers("ana", "take"), "a Toad cannot pick them up again"


@clause("TAL-FATE-05")
def test_fate_may_turn_the_enchantress_round() -> None:
    table = visit("city", "enchantress", dice=[1, 5], fate={"ana": 1})

    table.choose("ana", "reroll first")

    assert not table.saw("became_toad")
    assert table.of("strength", "ana") == 1
    assert table.of("fate", "ana") == 0


# The Tavern


@clause("TAL-MISS-01")
def test_drunk_in_the_tavern() -> None:
    table = at("tavern", dice=[1])

    assert table.of("missed", "ana") == 1
    assert table.open()["active"] == "bob"


@clause("TAL-CMB-04", "TAL-Q48")
def test_the_farmer_is_beaten_and_gives_no_trophy() -> None:
    table = at("tavern", dice=[2, 1, 1, 1], coins={"tavern": 1})

    assert table.saw("creature_attacks", creature="farmer")
    assert table.saw("won_fight")
    assert table.trophies("ana") == []
    assert table.offers("ana", "take gold"), "the encounter goes on"


@clause("TAL-CMB-14", "TAL-CMB-16")
def test_the_farmer_wins_and_the_turn_is_over() -> None:
    table = at("tavern", who="druid", dice=[2, 1, 6], coins={"tavern": 1})

    assert table.of("life", "ana") == 3
    assert not table.offers("ana", "take gold")


@clause("TAL-GOLD-07", "TAL-Q53")
@pytest.mark.parametrize(("die", "before", "after"), [(3, 2, 1), (3, 0, 0), (4, 0, 1)])
def test_gambling_in_the_tavern(die: int, before: int, after: int) -> None:
    table = at("tavern", dice=[die], gold={"ana": before})

    assert table.of("gold", "ana") == after


@clause("TAL-Q54")
def test_no_gold_is_won_from_an_empty_supply() -> None:
    assert at("tavern", dice=[4], gold={"ana": 0, "bob": 30}).of("gold", "ana") == 0


@clause("TAL-Q111")
def test_the_wizard_teleports_to_any_other_space_of_the_outer_region_instead_of_the_next_move() -> None:
    table = at("tavern", dice=[5], missed={"bob": 1})

    assert table.of("offer", "ana") == "teleport"
    assert table.occasion() == "move"
    spaces = [key for key in table.options("ana") if key.startswith("accept teleport")]
    assert len(spaces) == 23
    assert "accept teleport tavern" not in spaces
    table.choose("ana", "accept teleport ruins")
    assert table.of("place", "ana") == "ruins"
    assert table.of("offer", "ana") == "none"


@clause("TAL-Q111")
def test_the_boatman_rows_to_the_temple_and_away_from_the_poltergeist() -> None:
    table = at("tavern", dice=[6], missed={"bob": 1}, followers={"ana": ["poltergeist"]})

    assert table.of("offer", "ana") == "ferry"
    assert table.saw("ferry_offered", seat=0)
    table.choose("ana", "accept ferry")

    assert table.of("place", "ana") == "temple"
    assert table.of("followers", "ana") == []


@clause("TAL-Q111")
def test_an_offer_that_is_not_accepted_lapses() -> None:
    table = at("tavern", dice=[6, 1], missed={"bob": 1})

    table.choose("ana", "roll")

    assert table.of("offer", "ana") == "none"


@clause("TAL-Q111")
def test_an_offer_waits_for_the_next_turn_that_is_played() -> None:
    table = at("tavern", dice=[6], missed={"ana": 1, "bob": 2})

    assert table.saw("missed_turn", seat=0)
    assert table.offers("ana", "accept ferry")


@clause("TAL-LIFE-11")
def test_an_offer_dies_with_the_character() -> None:
    table = at("chapel", who="wizard", life={"ana": 1}, offer={"ana": "ferry"}, missed={"bob": 1})

    assert table.of("character", "ana") != "wizard"
    assert table.of("offer", "ana") == "none"


# Forest and Crags


@pytest.mark.parametrize(("place", "creature"), [("forest", "brigand"), ("crags", "spirit")])
def test_a_one_is_a_fight(place: str, creature: str) -> None:
    table = at(place, dice=[1])

    assert table.saw("creature_attacks", creature=creature)


@clause("TAL-PSY-01")
def test_the_spirit_of_the_crags_fights_with_craft_4() -> None:
    lost = at("crags", dice=[1, 6, 5])
    won = at("crags", dice=[1, 6, 3], coins={"crags": 1})

    assert lost.of("life", "ana") == 4, "2 and 6 against 4 and 5"
    assert won.of("life", "ana") == 5
    assert won.offers("ana", "take gold")


def test_the_brigand_has_strength_4() -> None:
    lost = at("forest", who="druid", dice=[1, 3, 2])
    won = at("forest", who="druid", dice=[1, 6, 3], coins={"forest": 1})

    assert lost.of("life", "ana") == 3, "2 and 3 against 4 and 2"
    assert won.offers("ana", "take gold")


@clause("TAL-Q47", "TAL-Q48")
def test_the_priest_destroys_the_spirit_of_the_crags_and_gains_a_spell() -> None:
    table = at("crags", who="priest", dice=[1])

    table.choose("ana", "destroy creature", "gain spell")

    assert table.of("spell_count", "ana") == 1
    assert table.of("life", "ana") == 4
    assert table.unused_dice() == 0


@clause("TAL-MISS-01")
@pytest.mark.parametrize("place", ["forest", "crags"])
@pytest.mark.parametrize("die", [2, 3])
def test_a_character_lost_in_forest_or_crags_misses_a_turn(place: str, die: int) -> None:
    table = at(place, dice=[die])

    assert table.of("missed", "ana") == 1
    assert table.open()["active"] == "bob"


@pytest.mark.parametrize("place", ["forest", "crags"])
@pytest.mark.parametrize("die", [4, 5])
def test_forest_and_crags_may_be_passed_safely(place: str, die: int) -> None:
    table = at(place, dice=[die], coins={place: 1})

    assert table.of("missed", "ana") == 0
    assert table.of("life", "ana") == 5
    assert table.offers("ana", "take gold")


def test_a_ranger_teaches_craft_and_a_barbarian_strength() -> None:
    forest = at("forest", dice=[6])
    crags = at("crags", dice=[6])

    assert (forest.of("strength", "ana"), forest.of("craft", "ana")) == (0, 1)
    assert (crags.of("strength", "ana"), crags.of("craft", "ana")) == (1, 0)


WAYS = [
    ("forest", "elf", None),
    ("forest", "warrior", "guide"),
    ("forest", "warrior", "pixie"),
    ("crags", "dwarf", None),
    ("crags", "troll", None),
    ("crags", "warrior", "gnome"),
    ("crags", "warrior", "guide"),
]


@clause("TAL-GOLDEN-02", "TAL-OWN-03")
@pytest.mark.parametrize(("place", "character", "follower"), WAYS)
def test_who_knows_the_way_may_skip_the_roll(place: str, character: str, follower: str | None) -> None:
    followers = {"ana": [follower] if follower else []}
    table = meet(where=place, who=character, followers=followers, dice=[2])
    table.until(place)

    table.choose("ana", "skip roll")

    assert table.of("missed", "ana") == 0
    assert not table.saw("rolled", seat=0, die=2)


@clause("TAL-GOLDEN-02")
@pytest.mark.parametrize(("place", "character", "follower"), WAYS)
def test_if_he_still_rolls_the_result_stands(
    place: str,
    character: str,
    follower: str | None,
) -> None:
    followers = {"ana": [follower] if follower else []}
    table = meet(where=place, who=character, followers=followers, dice=[2])
    table.until(place)

    table.choose("ana", "roll anyway")

    assert table.of("missed", "ana") == 1


@clause("TAL-GOLDEN-02", "TAL-TOAD-15")
@pytest.mark.parametrize(
    ("place", "position"),
    [
        ("forest", {"who": "dwarf"}),
        ("forest", {"followers": {"ana": ["gnome"]}}),
        ("crags", {"who": "elf"}),
        ("crags", {"followers": {"ana": ["pixie"]}}),
        ("forest", {"who": "elf", "toad": {"ana": 2}}),
        ("crags", {"who": "troll", "toad": {"ana": 2}}),
    ],
)
def test_who_does_not_know_the_way_must_roll(place: str, position: dict[str, Any]) -> None:
    table = at(place, dice=[2], **position)

    assert table.of("missed", "ana") == 1
    assert table.why_not("ana", "skip roll") == "TAL-OWN-03"


# The Village


@pytest.mark.parametrize(
    ("die", "alignment", "craft", "spells"),
    [
        (1, "evil", 1, 0),
        (2, "neutral", 1, 0),
        (3, "neutral", 1, 0),
        (4, "good", 1, 0),
        (5, "neutral", 2, 0),
        (6, "neutral", 1, 1),
    ],
)
def test_the_mystic_speaks(die: int, alignment: str, craft: int, spells: int) -> None:
    table = visit("village", "mystic", dice=[die], craft={"ana": 1})

    assert table.of("alignment", "ana") == alignment
    assert table.of("craft", "ana") == craft
    assert table.of("spell_count", "ana") == spells


@clause("TAL-ALIGN-05", "TAL-Q83")
def test_the_mystic_does_not_change_an_alignment_twice_in_a_turn() -> None:
    table = visit("village", "mystic", dice=[4], alignment={"ana": "evil"}, realigned={"ana": True})

    assert table.of("alignment", "ana") == "evil"


@clause("TAL-ALIGN-06")
def test_what_the_new_alignment_forbids_is_left_in_the_village() -> None:
    table = visit("village", "mystic", dice=[4], objects={"ana": ["runesword"]})

    assert table.cards("village") == ["runesword"]
    assert not table.offers("ana", "take runesword")


@clause("TAL-Q112")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_visit_to_the_mystic_removes_the_hag_whatever_he_says(die: int) -> None:
    table = visit("village", "mystic", dice=[die], followers={"ana": ["cursed_by_a_hag"]})

    table.choose("ana", "dismiss hag")

    assert table.of("followers", "ana") == []
    assert table.open()["adventure_discard"] == ["cursed_by_a_hag"]


@clause("TAL-Q112")
def test_the_hag_may_be_kept() -> None:
    table = visit("village", "mystic", dice=[2], followers={"ana": ["cursed_by_a_hag"]})

    table.choose("ana", "keep hag")

    assert table.of("followers", "ana") == ["cursed_by_a_hag"]


@clause("TAL-Q112")
def test_the_healer_and_the_blacksmith_do_not_free_of_the_hag() -> None:
    for service in ("healer", "blacksmith"):
        table = visit("village", service, followers={"ana": ["cursed_by_a_hag"]}, gold={"ana": 0})

        assert not table.offers("ana", "dismiss hag")
        assert table.of("followers", "ana") == ["cursed_by_a_hag"]


@clause("TAL-Q112")
def test_the_thief_rid_of_the_hag_may_pilfer_a_mule() -> None:
    table = visit("village", "mystic", who="thief", dice=[2], followers={"ana": ["cursed_by_a_hag"]})

    table.choose("ana", "dismiss hag", "pilfer purchase_mule")

    assert table.of("followers", "ana") == ["purchase_mule"]


# Chapel and Graveyard


@pytest.mark.parametrize(("place", "character"), [("chapel", "wizard"), ("graveyard", "elf")])
def test_holy_ground_costs_the_wrong_alignment_a_life(place: str, character: str) -> None:
    table = at(place, who=character, gold={"ana": 3})

    assert table.of("life", "ana") == 3
    assert table.of("gold", "ana") == 3


@clause("TAL-ALIGN-01")
def test_it_is_the_present_alignment_that_counts() -> None:
    table = at("chapel", who="elf", alignment={"ana": "evil"})

    assert table.of("life", "ana") == 3


@pytest.mark.parametrize(("place", "character"), [("chapel", "wizard"), ("graveyard", "elf")])
def test_the_cross_saves_that_life(place: str, character: str) -> None:
    table = at(place, who=character, objects={"ana": ["cross"]})

    assert table.of("life", "ana") == 4


@clause("TAL-Q116")
def test_the_cross_does_not_work_while_magic_is_destroyed() -> None:
    table = at(
        "graveyard",
        who="elf",
        objects={"ana": ["cross"]},
        lasting=[{"effect": "magic_destroyed", "by": "bob"}],
    )

    assert table.of("life", "ana") == 3


@clause("TAL-LIFE-13")
def test_the_neutral_pay_for_healing_in_the_chapel() -> None:
    table = at("chapel", who="dwarf", life={"ana": 3}, gold={"ana": 5})

    table.choose("ana", "buy life", "buy life")

    assert table.of("life", "ana") == 5
    assert table.of("gold", "ana") == 3
    assert not table.offers("ana", "buy life")
    assert not table.offers("ana", "pray")


@clause("TAL-FATE-13")
def test_the_neutral_pay_for_fate_in_the_graveyard() -> None:
    table = at("graveyard", who="dwarf", fate={"ana": 3}, gold={"ana": 5})

    table.choose("ana", "buy fate", "buy fate")

    assert table.of("fate", "ana") == 5
    assert table.of("gold", "ana") == 3
    assert table.why_not("ana", "buy fate") == "TAL-FATE-13"


@clause("TAL-Q53", "TAL-FATE-13")
def test_fate_costs_a_coin_each_and_need_not_be_bought() -> None:
    poor = at("graveyard", who="dwarf", fate={"ana": 0}, gold={"ana": 1})
    poor.choose("ana", "buy fate")
    assert poor.of("fate", "ana") == 1
    assert poor.why_not("ana", "buy fate") == "TAL-Q53"

    thrifty = at("graveyard", who="dwarf", fate={"ana": 0}, gold={"ana": 2})
    thrifty.choose("ana", "buy no fate")
    assert thrifty.of("gold", "ana") == 2
    assert thrifty.of("fate", "ana") == 0


@clause("TAL-ENC-01")
@pytest.mark.parametrize("key", ["buy fate", "replenish fate", "pay royal doctor"])
def test_what_a_space_gives_is_to_be_had_only_there(key: str) -> None:
    table = at("fields_1", fate={"ana": 0}, life={"ana": 1}, gold={"ana": 5})

    assert table.why_not("ana", key) == "TAL-ENC-01"


@clause("TAL-Q53")
def test_a_player_without_a_character_has_no_gold_for_fate() -> None:
    """All 36 tokens are Ana's, but that is not what keeps Bob from buying any."""
    table = meet(where="city", who="dwarf", fate={"ana": 36}, character={"bob": "none"})

    assert table.why_not("bob", "buy fate") == "TAL-Q53"


@clause("TAL-LIFE-13")
def test_the_good_are_healed_in_the_chapel_or_pray() -> None:
    table = at("chapel", who="elf", life={"ana": 1}, gold={"ana": 3})

    assert table.options("ana") == ["heal in chapel", "pray"]
    table.choose("ana", "heal in chapel")

    assert table.of("life", "ana") == 4
    assert table.of("gold", "ana") == 3
    assert not table.offers("ana", "pray")


@clause("TAL-LIFE-14", "TAL-FATE-14")
@pytest.mark.parametrize(
    ("space", "who", "field", "before"), [("chapel", "elf", "life", 1), ("graveyard", "wizard", "fate", 0)]
)
def test_a_character_who_prays_instead_is_neither_healed_nor_replenished(
    space: str, who: str, field: str, before: int
) -> None:
    table = at(space, who=who, dice=[5], **{field: {"ana": before}})
    table.choose("ana", "pray")

    assert table.of(field, "ana") == before + 1
    assert table.unused_dice() == 0


@clause("TAL-LIFE-13", "TAL-ENC-01")
@pytest.mark.parametrize(("space", "reason"), [("chapel", "TAL-LIFE-13"), ("city", "TAL-ENC-01")])
def test_nobody_is_healed_in_the_chapel_who_is_well_or_elsewhere(space: str, reason: str) -> None:
    table = at(space, who="elf")

    assert not table.offers("ana", "heal in chapel")
    assert table.why_not("ana", "heal in chapel") == reason


@clause("TAL-FATE-13")
def test_the_evil_replenish_fate_in_the_graveyard_or_pray() -> None:
    table = at("graveyard", who="wizard", fate={"ana": 0}, gold={"ana": 3})

    assert table.options("ana") == ["replenish fate", "pray"]
    table.choose("ana", "replenish fate")

    assert table.of("fate", "ana") == 3
    assert table.of("gold", "ana") == 3
    assert not table.offers("ana", "pray")


@clause("TAL-LIFE-14", "TAL-Q53")
@pytest.mark.parametrize(("die", "life", "spells"), [(1, 4, 0), (4, 4, 0), (5, 5, 0), (6, 4, 1)])
def test_praying_in_the_chapel(die: int, life: int, spells: int) -> None:
    table = at("chapel", who="elf", dice=[die])  # nothing to heal: there is only the prayer

    assert table.of("life", "ana") == life
    assert table.of("spell_count", "ana") == spells


@clause("TAL-FATE-14")
@pytest.mark.parametrize(("die", "fate", "spells"), [(1, 4, 0), (4, 4, 0), (5, 5, 0), (6, 4, 1)])
def test_praying_in_the_graveyard(die: int, fate: int, spells: int) -> None:
    table = at("graveyard", who="ghoul", fate={"ana": 4}, dice=[die])

    table.choose("ana", "keep roll")

    assert table.of("fate", "ana") == fate
    assert table.of("spell_count", "ana") == spells


@clause("TAL-FATE-13")
def test_there_is_nothing_to_replenish_above_the_fate_value() -> None:
    table = at("graveyard", who="ghoul", fate={"ana": 6}, dice=[1])

    assert table.why_not("ana", "replenish fate") == "TAL-FATE-13"


@clause("TAL-Q114")
@pytest.mark.parametrize("character", ["monk", "priest"])
def test_the_monk_and_the_priest_may_add_one_to_a_prayer(character: str) -> None:
    raised = at("chapel", who=character, dice=[4])
    raised.choose("ana", "add one")
    assert raised.of("life", "ana") == 5

    humble = at("chapel", who=character, dice=[5])
    humble.choose("ana", "add nothing")
    assert humble.of("life", "ana") == 5


@clause("TAL-Q114")
def test_nothing_can_be_added_to_a_six_or_by_others() -> None:
    assert not at("chapel", who="monk", dice=[6]).offers("ana", "add one")
    assert not at("chapel", who="elf", dice=[4]).offers("ana", "add one")
    assert not at("chapel", who="monk", dice=[4], toad={"ana": 2}).offers("ana", "add one")


@clause("TAL-Q114")
def test_the_addition_comes_after_fate() -> None:
    table = at("graveyard", who="monk", alignment={"ana": "evil"}, fate={"ana": 5}, dice=[1, 5])

    table.choose("ana", "reroll first")

    assert table.occasion() == "addition"
    table.choose("ana", "add one")
    assert table.of("spell_count", "ana") == 1
