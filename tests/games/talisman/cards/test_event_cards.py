"""Events: TAL-ADV-10, TAL-Q24, TAL-Q82, TAL-Q83, TAL-Q84, TAL-Q110, TAL-Q111."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import lay_out, meet

# The Angel and the Devil


@clause("TAL-ADV-10", "TAL-LIFE-14")
@pytest.mark.parametrize(
    ("event", "character", "change"),
    [
        ("angel", "priest", 1),
        ("angel", "warrior", 0),
        ("angel", "sorceress", -1),
        ("devil", "sorceress", 1),
        ("devil", "warrior", 0),
        ("devil", "priest", -1),
    ],
)
def test_one_side_gains_a_life_the_other_loses_one(event: str, character: str, change: int) -> None:
    before = meet(who=character).of("life", "ana")

    table = meet(event, who=character)

    assert table.of("life", "ana") == before + change


@clause("TAL-Q24")
def test_an_event_is_discarded_once_it_has_happened() -> None:
    table = meet("angel")

    assert table.cards("fields_1") == []
    assert table.open()["adventure_discard"] == ["angel"]


@clause("TAL-ALIGN-02")
def test_the_devil_asks_for_the_alignment_of_the_moment() -> None:
    table = meet("devil", who="priest", alignment={"ana": "evil"})

    assert table.of("life", "ana") == 5


@clause("TAL-LIFE-03", "TAL-Q19")
def test_a_good_character_with_one_life_does_not_survive_the_devil() -> None:
    table = meet("devil", "bag_of_gold", who="priest", life={"ana": 1})

    assert table.of("character", "ana") == "none"
    assert table.cards("fields_1") == ["bag_of_gold"]
    assert table.asked() == "bob"


@clause("TAL-GOLDEN-07", "TAL-Q54")
def test_the_angel_has_nothing_to_give_when_the_supply_is_empty() -> None:
    table = meet("angel", who="priest", life={"ana": 36, "bob": 36})

    assert table.of("life", "ana") == 36
    assert table.open()["supply"]["life"] == 0


# Mephistopheles


@clause("TAL-ADV-10")
def test_mephistopheles_gives_craft_to_evil() -> None:
    table = meet("mephistopheles", who="sorceress")

    assert table.of("craft", "ana") == 1
    assert table.of("alignment", "ana") == "evil"


@clause("TAL-ALIGN-02", "TAL-ALIGN-06")
def test_mephistopheles_makes_others_evil_and_what_they_may_not_have_is_left() -> None:
    table = meet("mephistopheles", who="priest", objects={"ana": ["holy_grail", "sword"]})
    table.let_pass("before_card")

    assert table.of("alignment", "ana") == "evil"
    assert table.of("craft", "ana") == 0
    assert table.of("objects", "ana") == ["sword"]
    assert table.cards("fields_1") == ["holy_grail"]
    assert not table.offers("ana", "take holy_grail")


@clause("TAL-ALIGN-05", "TAL-Q83")
def test_mephistopheles_cannot_change_an_alignment_that_was_changed_this_turn() -> None:
    table = meet("mephistopheles", who="warrior", realigned={"ana": True})

    assert table.of("alignment", "ana") == "neutral"
    assert table.open()["adventure_discard"] == ["mephistopheles"]


@clause("TAL-COMP-17", "TAL-Q82")
def test_mephistopheles_needs_an_alignment_card() -> None:
    table = meet(
        "mephistopheles",
        players=5,
        character={"bob": "priest", "cem": "elf", "dan": "monk", "eva": "minstrel"},
        alignment=dict.fromkeys(["bob", "cem", "dan", "eva"], "evil"),
    )

    assert table.of("alignment", "ana") == "neutral"


# The Blizzard


@clause("TAL-Q24", "TAL-Q110")
def test_the_blizzard_lies_beside_the_board_and_not_on_the_space() -> None:
    table = meet("blizzard")

    assert table.cards("fields_1") == []
    assert table.open()["beside"] == ["blizzard"]
    assert table.open()["lasting"] == [
        {"effect": "blizzard", "by": "ana", "left": 2, "amount": 1, "seat": "none"}
    ]
    assert table.saw("blizzard_begins", seat=0)


@clause("TAL-Q111")
def test_in_a_blizzard_everybody_moves_one_space_wherever_he_is() -> None:
    table = meet("blizzard", place={"bob": "runes_1"})

    assert table.options("bob") == ["go castle", "go middle_woods"]


@clause("TAL-Q24", "TAL-Q110")
def test_the_blizzard_ends_with_the_second_turn_of_its_drawer_to_come() -> None:
    table = lay_out(
        2,
        moment="turn",
        active="bob",
        character={"ana": "elf", "bob": "warrior"},
        place={"ana": "castle", "bob": "city"},
        lasting=[{"effect": "blizzard", "by": "ana", "left": 1}],
        beside=["blizzard"],
        missed={"ana": 1},
        dice=[4],
        fate={"bob": 0},
        cards={"fields_1": ["shield"]},
    )
    assert table.offers("bob", "go fields_1")

    table.choose("bob", "go fields_1")
    table.until("looting")
    table.choose("bob", "leave rest")

    # Ana misses that turn, but her place in the order counts: Bob rolls again
    assert table.open()["adventure_discard"] == ["blizzard"]
    assert table.open()["lasting"] == []
    assert table.offers("bob", "go plains_2")


# Missed turns


@clause("TAL-Q84", "TAL-MISS-01", "TAL-MISS-03")
@pytest.mark.parametrize("event", ["storm", "siren"])
def test_everybody_in_the_region_misses_a_turn(event: str) -> None:
    table = meet(event, players=4, place={"bob": "crags", "cem": "castle", "dan": "city"}, missed={"dan": 1})

    # Bob has missed his turn, it is Cem's, then Dan misses two
    assert table.asked() == "cem"
    assert [table.of("missed", name) for name in table.seats] == [1, 0, 0, 2]


@clause("TAL-LIFE-09")
@pytest.mark.parametrize("event", ["storm", "siren"])
def test_the_next_character_of_a_player_misses_no_turn_for_it(event: str) -> None:
    table = meet(event, players=3, character={"bob": "none"}, place={"cem": "castle"})
    table.let_pass()

    assert not table.saw("missed_turn", seat=1)
    assert table.saw("turn_begins", seat=1)


@clause("TAL-Q84", "TAL-MISS-02")
def test_the_drawer_of_a_storm_with_cards_to_meet_loses_only_the_rest_of_this_turn() -> None:
    table = meet("storm", "bear", place={"bob": "castle"})

    assert table.of("missed", "ana") == 0
    assert table.cards("fields_1") == ["bear"]
    assert table.open()["adventure_discard"] == ["storm"]
    assert table.asked() == "bob"


@clause("TAL-Q84")
def test_in_the_evil_darkness_only_the_evil_do_not_miss_a_turn() -> None:
    table = meet(
        "evil_darkness",
        players=4,
        character={"bob": "elf", "cem": "sorceress", "dan": "thief"},
        place={"bob": "castle", "cem": "crags", "dan": "plain_of_peril"},
    )

    assert table.asked() == "cem"
    assert table.saw("missed_turn", seat=1)
    assert [table.of("missed", name) for name in table.seats] == [1, 0, 0, 1]


@clause("TAL-MISS-01", "TAL-Q84")
def test_an_evil_drawer_of_the_evil_darkness_plays_on() -> None:
    table = meet("evil_darkness", "sword", who="sorceress", place={"bob": "castle"}, alignment={"bob": "good"})

    assert table.offers("ana", "take sword")
    assert table.of("missed", "ana") == 0
    assert table.of("missed", "bob") == 1


@clause("TAL-Q84")
def test_a_player_between_two_characters_misses_nothing() -> None:
    table = meet("evil_darkness", character={"bob": "none"})

    assert table.of("missed", "bob") == 0
    assert table.of("missed", "ana") == 1


# Pestilence


@clause("TAL-LIFE-02")
def test_pestilence_costs_everybody_in_the_region_a_life() -> None:
    table = meet(
        "pestilence",
        players=3,
        character={"bob": "elf", "cem": "thief"},
        place={"bob": "crags", "cem": "castle"},
    )

    assert [table.of("life", name) for name in table.seats] == [4, 3, 4]


@clause("TAL-LIFE-03", "TAL-Q20")
def test_all_victims_of_the_pestilence_die_at_the_same_time_and_nobody_loots_them() -> None:
    table = meet("pestilence", life={"ana": 1, "bob": 1}, gold={"ana": 0, "bob": 3}, place={"bob": "crags"})

    assert table.saw("died", seat=0)
    assert table.saw("died", seat=1)
    assert table.coins("crags") == 3


# Raiders


@clause("TAL-ADV-10")
def test_raiders_carry_all_gold_to_the_oasis() -> None:
    table = meet("raiders", gold={"ana": 5})

    assert table.of("gold", "ana") == 0
    assert table.coins("oasis") == 5
    assert table.saw("raided", seat=0, amount=5, space="oasis")


@clause("TAL-ENC-12")
def test_a_character_who_meets_raiders_on_the_oasis_may_pick_his_gold_up_again() -> None:
    table = meet("raiders", "sword", where="oasis", gold={"ana": 2})

    table.choose("ana", "take gold")

    assert table.of("gold", "ana") == 2


@clause("TAL-GOLD-07")
def test_raiders_find_nothing_with_a_pauper() -> None:
    table = meet("raiders", gold={"ana": 0})

    assert not table.saw("raided")
    assert table.coins("oasis") == 0


# The Imp


@clause("TAL-ENC-17", "TAL-ENC-18", "TAL-ENC-19", "TAL-TURN-07", "TAL-Q30")
def test_the_imp_carries_the_dwarf_from_the_hidden_valley_to_the_ruins() -> None:
    table = lay_out(
        2,
        moment="space",
        character={"ana": "dwarf"},
        place={"ana": "hidden_valley"},
        fate={"ana": 0},
        adventure_deck=["imp", "bear", "bag_of_gold", "shield", "sword"],
        dice=[4],
    )

    assert table.of("place", "ana") == "ruins"
    assert table.cards("hidden_valley") == ["bear", "bag_of_gold"]
    assert table.open()["adventure_discard"] == ["imp"]
    assert table.occasion() == "looting"
    assert table.cards("ruins") == ["shield", "sword"]


@clause("TAL-ENC-19")
def test_the_next_visitor_of_the_hidden_valley_draws_only_what_is_missing_there() -> None:
    table = lay_out(
        2,
        moment="space",
        character={"ana": "elf"},
        place={"ana": "hidden_valley"},
        cards={"hidden_valley": ["bear", "bag_of_gold"]},
        adventure_deck=["sword", "shield"],
    )

    assert table.cards("hidden_valley") == ["bear", "bag_of_gold", "sword"]


@clause("TAL-TURN-07")
@pytest.mark.parametrize(
    ("roll", "space"),
    list(enumerate(["crags", "forest", "tavern", "ruins", "hidden_valley", "cursed_glade"], start=1)),
)
def test_where_the_imp_carries_a_character(roll: int, space: str) -> None:
    table = meet("imp", dice=[roll])

    assert table.saw("moved", seat=0, space=space)


@clause("TAL-FATE-05", "TAL-Q38")
def test_fate_may_change_where_the_imp_carries_him() -> None:
    table = meet("imp", dice=[6, 3], fate={"ana": 1})

    table.choose("ana", "reroll first")

    assert table.saw("moved", seat=0, space="tavern")
    assert not table.saw("moved", seat=0, space="cursed_glade")


@clause("TAL-VAR-04", "TAL-Q107")
def test_with_easier_evasion_the_imp_may_be_avoided_and_is_discarded() -> None:
    table = meet("imp", "sword", who="elf", where="woods_1", variants=("easier-evasion",), dice=[1])
    table.choose("ana", "avoid imp")

    assert table.of("place", "ana") == "woods_1"
    assert table.open()["adventure_discard"] == ["imp"]
    assert table.offers("ana", "take sword")


# Magic


@clause("TAL-SPELL-06", "TAL-Q69")
def test_the_book_of_spells_fills_the_hand_up_to_the_limit() -> None:
    table = meet("book_of_spells", who="elf", craft={"ana": 2}, spells={"ana": ["healing"]})
    table.let_pass("before_card")

    assert table.of("spell_count", "ana") == 3


@clause("TAL-SPELL-06", "TAL-TOAD-10")
@pytest.mark.parametrize(("character", "toad"), [("warrior", 0), ("elf", 2)])
def test_the_book_of_spells_is_of_no_use_without_craft_nor_to_a_toad(character: str, toad: int) -> None:
    table = meet("book_of_spells", who=character, toad={"ana": toad})

    assert table.of("spell_count", "ana") == 0


@clause("TAL-ADV-10", "TAL-Q118")
def test_the_magical_vortex_takes_all_spells_and_nobody_draws_new_ones() -> None:
    table = meet(
        "magical_vortex",
        players=3,
        character={"bob": "wizard", "cem": "elf"},
        place={"bob": "castle", "cem": "plain_of_peril"},
        spells={"bob": ["hex", "random"], "cem": ["acquisition"]},
    )
    table.let_pass("before_card")

    assert [table.of("spell_count", name) for name in table.seats] == [0, 0, 0]
    assert sorted(table.open()["spell_discard"]) == ["acquisition", "hex", "random"]


# Market Day


@clause("TAL-PURCHASE-01", "TAL-GOLD-04")
def test_on_market_day_everybody_may_buy_clockwise_from_the_drawer() -> None:
    table = lay_out(
        3,
        moment="space",
        active="bob",
        character={"ana": "elf", "bob": "warrior", "cem": "ghoul"},
        place={"ana": "plain_of_peril", "bob": "fields_1", "cem": "castle"},
        cards={"fields_1": ["market_day"]},
        gold={"ana": 1, "bob": 3, "cem": 2},
    )
    assert table.asked() == "bob"
    table.choose("bob", "buy purchase_mule", "buy purchase_sword")
    assert table.asked() == "cem"
    table.choose("cem", "buy purchase_shield")
    assert table.asked() == "ana"
    assert table.options("ana") == [
        "buy purchase_helmet",
        "buy purchase_sword",
        "buy purchase_water_bottle",
        "buy no more",
    ]
    table.choose("ana", "buy no more")

    assert table.of("followers", "bob") == ["purchase_mule"]
    assert table.of("objects", "bob") == ["purchase_sword"]
    assert table.of("objects", "cem") == ["purchase_shield"]
    assert table.of("objects", "ana") == []
    assert [table.of("gold", name) for name in table.seats] == [1, 0, 0]
    assert table.open()["adventure_discard"] == ["market_day"]


@clause("TAL-Q76")
def test_nothing_is_sold_to_a_toad_or_without_a_coin() -> None:
    table = meet(
        "market_day",
        players=3,
        character={"bob": "elf", "cem": "ghoul"},
        toad={"ana": 2},
        gold={"ana": 3, "bob": 0, "cem": 1},
    )

    assert table.asked() == "cem"
    assert table.occasion() == "shopping"


@clause("TAL-LIFE-09", "TAL-VAR-08")
def test_a_player_between_two_characters_buys_nothing_with_the_gold_he_will_inherit() -> None:
    table = meet(
        "market_day",
        variants=("inherited-objects", "resignation"),
        character={"bob": "none"},
        gold={"ana": 0, "bob": 3},
    )

    assert table.occasion() == "coming_back"
    assert table.of("gold", "bob") == 3


@clause("TAL-GOLDEN-02")
def test_the_thief_helps_himself_on_market_day() -> None:
    table = meet("market_day", character={"bob": "thief"}, gold={"ana": 0, "bob": 0})

    table.choose("bob", "pilfer purchase_armour")

    assert table.of("objects", "bob") == ["purchase_armour"]


@clause("TAL-Q91")
def test_a_quest_fulfilled_on_market_day_ends_the_turn_but_not_the_market() -> None:
    table = meet("market_day", quest={"ana": 3}, gold={"ana": 4, "bob": 1})

    table.choose("ana", "buy purchase_mule", "deliver purchase_mule")

    assert table.of("place", "ana") == "warlocks_cave"
    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.asked() == "bob"
    assert table.occasion() == "shopping"
    table.choose("bob", "buy no more")
    table.until("fate")
    assert table.asked() == "bob"
