"""The space or a character: chapter TAL-ENC, and the rulings on being moved and on ditching.

TAL-Q25, TAL-Q26, TAL-Q27, TAL-Q28, TAL-Q29, TAL-Q33, TAL-Q34
"""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.rules import Action
from questhall.games.talisman.setup.rulebook import BOOK
from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet, to_move


def together(*others: str, where: str = "fields_1", who: str = "warrior", **position: Any) -> LaidTable:
    """Ana has landed where these others are."""
    seats = ["bob", "cem", "dan"][: len(others)]
    return duel(
        who,
        others[0],
        where=where,
        players=1 + len(others),
        character=dict(zip(seats, others, strict=True)),
        place=dict.fromkeys(seats, where),
        **position,
    )


# Space or character


@clause("TAL-ENC-01", "TAL-TURN-04")
def test_a_character_meets_the_space_or_another_character_but_cannot_pass() -> None:
    table = together("dwarf")

    assert table.occasion() == "encounter"
    assert table.options("ana") == ["attack seat-1", "meet space"]
    assert table.decision is not None
    assert not table.decision.is_window


@clause("TAL-ENC-01", "TAL-TURN-04", "TAL-TURN-10")
def test_alone_the_space_is_met_without_asking() -> None:
    table = duel(where="city", place={"bob": "village"})

    assert table.occasion() == "city"
    assert table.why_not("ana", "attack seat-1") == "TAL-ENC-03"


@clause("TAL-ENC-01")
def test_after_the_fight_the_space_is_not_met() -> None:
    table = together("dwarf", dice=[6, 6, 1], adventure_deck=["dragon"])
    table.choose("ana", "attack seat-1", "take nothing")

    assert table.cards("fields_1") == []
    assert table.saw("turn_begins", seat=1)


@clause("TAL-ENC-01")
def test_after_the_space_nobody_is_met() -> None:
    table = together("dwarf", adventure_deck=["maiden"])
    table.choose("ana", "meet space", "leave rest")

    assert table.saw("turn_begins", seat=1)
    assert not table.saw("attacked")


@clause("TAL-ENC-02")
def test_others_have_no_encounters_in_this_turn() -> None:
    """Bob stands beside a Bag of Gold and ana: in her turn neither is his to meet."""
    table = together("thief", cards={"fields_1": ["bag_of_gold"]})

    assert table.options("bob") == []
    assert table.why_not("bob", "attack seat-0") == "TAL-ENC-05"
    assert table.why_not("bob", "rob seat-0") == "TAL-ENC-05"
    assert table.why_not("bob", "take bag_of_gold") == "TAL-ADV-16"
    assert table.why_not("bob", "meet space") == "TAL-ENC-01"


@clause("TAL-ENC-03")
def test_nothing_is_met_where_the_move_begins() -> None:
    table = to_move(
        "fields_1", 1, place={"bob": "fields_1"}, cards={"fields_1": ["dragon"], "hills_1": ["maiden"]}
    )
    table.choose("ana", "go hills_1")

    assert table.options("ana") == ["take maiden", "leave rest"]
    assert table.why_not("ana", "attack seat-1") == "TAL-ENC-03"
    assert table.cards("fields_1") == ["dragon"]


@clause("TAL-ENC-03")
def test_a_player_who_is_out_neither_attacks_nor_is_attacked_where_he_died() -> None:
    table = duel(players=3, dice=[6, 6, 1], life={"bob": 1}, gold={"bob": 0}, death_final=True)
    table.act("ana", "attack seat-1", "take life")
    table.let_pass()

    assert table.of("out", "bob")
    assert table.why_not("ana", "attack seat-1") == "TAL-ENC-03"
    assert table.why_not("bob", "attack seat-0") == "TAL-ENC-03"


@clause("TAL-ENC-04")
def test_one_of_several_is_picked() -> None:
    table = together("dwarf", "elf", "monk", dice=[6, 6, 1])

    assert table.options("ana") == ["attack seat-1", "attack seat-2", "attack seat-3", "meet space"]
    table.choose("ana", "attack seat-2", "take life")
    assert table.of("life", "cem") == 3
    assert [table.of("life", player) for player in ("bob", "dan")] == [5, 4]
    assert table.saw("turn_begins", seat=1)


@clause("TAL-ENC-05", "TAL-TURN-05")
def test_attack_or_special_ability() -> None:
    table = together("elf", who="sorceress", followers={"bob": ["prince"]})

    assert table.options("ana") == [
        "attack seat-1",
        "attack psychically seat-1",
        "beguile seat-1",
        "lure seat-1",
        "meet space",
    ]


@clause("TAL-TURN-05", "TAL-ENC-05")
def test_psychic_combat_and_robbery_need_the_ability() -> None:
    table = together("elf", who="warrior", followers={"bob": ["maiden"]})

    assert table.why_not("ana", "attack psychically seat-1") == "TAL-PSY-02"
    for key in ("rob seat-1", "beguile seat-1", "lure seat-1", "court seat-1"):
        assert table.why_not("ana", key) == "TAL-ENC-05"


@clause("TAL-TURN-05", "TAL-Q26")
def test_an_ability_ends_the_turn_like_a_fight() -> None:
    table = together("elf", who="thief", gold={"bob": 2}, adventure_deck=["maiden"])
    table.choose("ana", "rob seat-1", "take coin")

    assert table.of("gold", "ana") == 2
    assert table.of("gold", "bob") == 1
    assert table.cards("fields_1") == []
    assert table.saw("turn_begins", seat=1)


@clause("TAL-Q26")
def test_an_ability_that_fails_ends_the_turn_too() -> None:
    table = together("elf", who="sorceress", dice=[5])
    table.choose("ana", "beguile seat-1")

    assert table.saw("not_beguiled", seat=0)
    assert table.saw("turn_begins", seat=1)


@clause("TAL-Q26", "TAL-TOAD-15")
def test_an_ability_lost_at_the_last_moment_is_not_used() -> None:
    """Bob turns the Sorceress into a Toad before she meets him: she has no abilities, and the turn is over."""
    table = together(
        "elf", who="sorceress", dice=[1], spells={"bob": ["random"]}, followers={"bob": ["prince"]}
    )
    table.act("ana", "lure seat-1")
    table.act("bob", "cast random seat-0")
    table.let_pass("spell_cast")

    assert table.saw("became_toad", seat=0)
    assert table.of("followers", "bob") == ["prince"]
    assert table.saw("turn_begins", seat=1)


@clause("TAL-Q27")
@pytest.mark.parametrize(
    ("who", "key", "evade"),
    [("warrior", "attack", "evade attacker"), ("thief", "rob", "evade ability")],
)
def test_a_character_who_was_evaded_does_not_meet_the_space(who: str, key: str, evade: str) -> None:
    table = together("elf", who=who, where="woods_1", cards={"woods_1": ["bag_of_gold"]})
    table.choose("ana", f"{key} seat-1")
    table.choose("bob", evade)

    assert table.of("gold", "ana") == 1
    assert table.cards("woods_1") == ["bag_of_gold"]
    assert table.saw("turn_begins", seat=1)


# Killing


@clause("TAL-ENC-06", "TAL-ENC-07")
def test_the_killer_takes_what_he_wants_and_leaves_the_rest() -> None:
    table = together(
        "dwarf",
        dice=[6, 6, 1],
        life={"bob": 1},
        gold={"bob": 3},
        objects={"bob": ["ring", "water_bottle"]},
        followers={"bob": ["mule", "maiden"]},
    )
    table.choose("ana", "attack seat-1", "take life")

    assert table.options("ana") == [
        "loot gold",
        "loot water_bottle",
        "loot ring",
        "loot maiden",
        "loot mule",
        "loot no more",
    ]
    table.choose("ana", "loot gold", "loot ring", "loot maiden", "loot no more")
    assert table.of("gold", "ana") == 4
    assert table.of("objects", "ana") == ["ring"]
    assert table.of("followers", "ana") == ["maiden"]
    assert sorted(table.cards("fields_1")) == ["mule", "water_bottle"]


@clause("TAL-ENC-07")
def test_gold_that_is_not_taken_stays_too() -> None:
    table = together("dwarf", dice=[6, 6, 1], life={"bob": 1}, gold={"bob": 3})
    table.choose("ana", "attack seat-1", "take life", "loot no more")

    assert table.coins("fields_1") == 3


@clause("TAL-ENC-06")
def test_a_killer_may_loot_in_another_players_turn() -> None:
    table = together("dwarf", dice=[1, 1, 6], life={"ana": 1}, gold={"ana": 3}, strength={"bob": 5})
    table.choose("ana", "attack seat-1")
    table.choose("bob", "take life", "loot gold")

    assert table.of("gold", "bob") == 4
    assert table.saw("died", seat=0)


# What is forfeited


@clause("TAL-ENC-08", "TAL-ENC-09", "TAL-Q25")
def test_a_character_who_meets_a_character_meets_and_takes_nothing_else() -> None:
    cards = ["dragon", "healer", "market", "bag_of_gold", "maiden"]
    table = together("dwarf", dice=[6, 6, 1], cards={"fields_1": cards}, coins={"fields_1": 2}, life={"ana": 1})
    table.choose("ana", "attack seat-1", "take nothing")

    assert table.saw("turn_begins", seat=1)
    assert table.cards("fields_1") == cards
    assert table.coins("fields_1") == 2
    assert table.of("life", "ana") == 1
    assert not table.saw("fight_begins")


# The space


@clause("TAL-ENC-11", "TAL-ENC-16")
@pytest.mark.parametrize("where", ["ruins", "castle"])
def test_strangers_and_places_have_to_be_met_after_the_enemies(where: str) -> None:
    """The Goblin is beaten, then the Witch makes her roll: a 3 gives Strength."""
    table = meet("witch", "goblin", where=where, dice=[6, 6, 1, 3])
    table.let_pass("before_card")

    assert table.trophies("ana") == ["goblin"]
    assert table.of("strength", "ana") == 1


@clause("TAL-ENC-11", "TAL-TURN-08")
def test_nobody_else_is_met_after_a_defeat() -> None:
    table = meet("witch", "dragon", where="ruins", dice=[1, 1, 6])

    assert table.saw("lost_fight", seat=0)
    assert not any(told["seat"] == 0 for told in table.all_of("rolled"))


@clause("TAL-ENC-16", "TAL-TURN-09")
def test_the_instruction_waits_for_the_enemies() -> None:
    won = meet("goblin", where="tavern", dice=[6, 6, 1, 4])
    assert won.trophies("ana") == ["goblin"]
    assert won.of("gold", "ana") == 2

    lost = meet("dragon", where="tavern", dice=[1, 1, 6])
    assert lost.of("life", "ana") == 4
    assert lost.of("gold", "ana") == 1
    assert lost.saw("turn_begins", seat=1)


@clause("TAL-TURN-09", "TAL-TURN-08")
def test_the_instruction_is_not_followed_after_a_stand_off() -> None:
    table = meet("goblin", "sword", where="tavern", dice=[1, 1, 3])

    assert table.scores() == (5, 5)
    assert table.cards("tavern") == ["goblin", "sword"]
    assert not any(told["seat"] == 0 for told in table.all_of("rolled"))


@clause("TAL-ENC-16", "TAL-ENC-12")
def test_things_on_other_spaces_may_be_taken() -> None:
    table = meet("sword", where="castle", coins={"castle": 2}, gold={"ana": 0})
    table.act("ana", "take sword", "take gold")

    assert table.of("objects", "ana") == ["sword"]
    assert table.of("gold", "ana") == 2


# Ditching


@clause("TAL-ENC-13", "TAL-ENC-15", "TAL-Q33")
def test_what_is_ditched_on_landing_counts_towards_the_draw() -> None:
    table = lay_out(
        moment="landed",
        character={"ana": "warrior"},
        place={"ana": "ruins"},
        objects={"ana": ["sword", "helmet"]},
        followers={"ana": ["maiden"]},
        adventure_deck=["dragon"],
    )

    assert table.occasion() == "after_move"
    table.choose("ana", "ditch helmet", "ditch maiden")
    assert table.cards("ruins") == ["helmet", "maiden"]
    table.let_pass()
    assert not table.saw("drew", seat=0)
    assert table.cards("ruins") == ["helmet", "maiden"]


@clause("TAL-ENC-15")
def test_what_was_ditched_cannot_be_taken_back_in_the_same_turn() -> None:
    table = lay_out(
        moment="landed",
        place={"ana": "ruins"},
        objects={"ana": ["helmet"]},
        cards={"ruins": ["shield"]},
    )
    table.choose("ana", "ditch helmet")
    table.until("looting")

    assert table.options("ana") == ["take shield", "leave rest"]
    assert table.why_not("ana", "take helmet") == "TAL-DITCH-02"


@clause("TAL-ENC-15")
def test_others_who_land_there_may_take_it() -> None:
    table = lay_out(
        moment="landed",
        place={"ana": "fields_1", "bob": "city"},
        objects={"ana": ["helmet"]},
        fate={"ana": 0, "bob": 0},
        dice=[1],
    )
    table.choose("ana", "ditch helmet")
    table.act("bob", "go fields_1", "meet space")

    assert table.options("bob") == ["take helmet", "leave rest"]


@clause("TAL-Q33")
def test_gold_cannot_be_ditched() -> None:
    table = lay_out(moment="landed", place={"ana": "ruins"}, objects={"ana": ["helmet"]}, gold={"ana": 5})

    assert table.options("ana") == ["ditch helmet", "decline"]


@clause("TAL-Q33")
def test_nothing_is_ditched_in_answer_to_a_theft() -> None:
    table = duel("thief", "dwarf", objects={"bob": ["ring"]})
    table.choose("ana", "rob seat-1")

    assert table.options("bob") == []
    assert table.why_not("bob", "ditch ring") == "TAL-Q33"


@clause("TAL-Q34")
def test_there_is_no_trading() -> None:
    """Two who meet can fight or part; no rule of the book lets one give something to the other."""
    table = together("dwarf", gold={"ana": 5, "bob": 5}, objects={"ana": ["ring"], "bob": ["axe"]})
    table.let_pass()

    assert table.options("ana") == ["attack seat-1", "meet space"]
    verbs = {rule.verb for rule in BOOK.rules if isinstance(rule, Action)}
    assert not verbs & {"give", "trade", "offer", "swap", "lend"}


# Being moved


@clause("TAL-TURN-07", "TAL-Q28", "TAL-Q30")
def test_a_character_who_is_moved_has_a_new_encounter_with_a_new_choice() -> None:
    table = meet(
        "imp",
        "dragon",
        where="hidden_valley",
        dice=[4],
        place={"bob": "ruins"},
        adventure_deck=["maiden", "prince", "princess"],
    )

    assert table.of("place", "ana") == "ruins"
    assert table.occasion() == "encounter"
    assert table.options("ana") == ["attack seat-1", "meet space"]
    table.choose("ana", "meet space")
    assert table.cards("ruins") == ["prince", "princess"]
    assert table.cards("hidden_valley") == ["dragon", "maiden"]


@clause("TAL-Q28")
def test_repeated_moves_go_on_until_one_encounter_does_not_move() -> None:
    """The Imp leads to the Ruins, the Magic Portal there to the City."""
    table = meet("imp", dice=[4, 3], place={"bob": "village"}, adventure_deck=["magic_portal", "maiden"])
    table.act("ana", "leave rest", "pass through")

    assert [told["space"] for told in table.all_of("moved")] == ["ruins", "city"]
    assert table.occasion() == "city"


@clause("TAL-Q29")
def test_being_moved_to_ones_own_space_is_landing_there_again() -> None:
    """On the Ruins the Imp rolls the Ruins: the Imp is gone, so another card is drawn."""
    table = meet("imp", "maiden", where="ruins", dice=[4], adventure_deck=["prince"])

    assert table.saw("moved", seat=0, space="ruins")
    assert table.cards("ruins") == ["maiden", "prince"]


@clause("TAL-Q29")
@pytest.mark.parametrize(
    ("stranger", "who", "offers_own"), [("enchanter", "wizard", True), ("phantom", "wizard", False)]
)
def test_other_space_means_another_one(stranger: str, who: str, offers_own: bool) -> None:
    table = meet(stranger, who=who)
    table.choose("ana", "wish teleport")

    assert table.offers("ana", "teleport fields_1") == offers_own
    assert table.offers("ana", "teleport fields_2")


# On the way back from the Inner Region


@clause("TAL-Q96")
def test_a_character_who_has_turned_back_may_meet_others_on_the_plain_of_peril() -> None:
    table = to_move("mines", turned_back={"ana": True}, place={"bob": "plain_of_peril"})
    table.choose("ana", "turn back plain_of_peril")

    assert table.options("ana") == ["attack seat-1", "meet space"]


@clause("TAL-Q96")
def test_a_character_who_has_turned_back_may_meet_others_in_the_valley_of_fire() -> None:
    table = together("dwarf", where="valley_of_fire", turned_back={"ana": True})

    assert table.options("ana") == ["attack seat-1", "meet space"]


@clause("TAL-Q96")
@pytest.mark.parametrize(
    "where", ["mines", "vampires_tower", "pits", "crypt", "dice_with_death", "werewolf_den"]
)
def test_a_character_who_has_turned_back_meets_nobody_in_between(where: str) -> None:
    table = together("dwarf", where=where, turned_back={"ana": True})

    assert not table.saw("attacked")
    assert table.saw("turn_begins", seat=1)


# The Desert


@clause("TAL-ENC-01", "TAL-TURN-06")
@pytest.mark.parametrize("where", ["desert_1", "desert_2"])
def test_the_desert_costs_a_life_before_its_card_is_drawn(where: str) -> None:
    table = meet(where=where, adventure_deck=["maiden"])

    assert [told["event"] for told in table.told if told["event"] in ("lost_life", "drew")] == [
        "lost_life",
        "drew",
    ]
    assert table.of("life", "ana") == 4


@clause("TAL-ENC-01")
def test_a_character_who_meets_a_character_there_does_not_meet_the_desert() -> None:
    table = together("dwarf", where="desert_1", dice=[6, 6, 1])
    table.choose("ana", "attack seat-1", "take nothing")

    assert table.of("life", "ana") == 5


@clause("TAL-ADV-02")
@pytest.mark.parametrize(
    ("space", "count"),
    [
        ("fields_1", 1),
        ("hills_1", 1),
        ("plains_1", 1),
        ("woods_1", 1),
        ("plains_2", 1),
        ("fields_2", 1),
        ("plains_3", 1),
        ("fields_3", 1),
        ("fields_4", 1),
        ("woods_2", 1),
        ("sentinel", 1),
        ("hills_2", 1),
        ("fields_5", 1),
        ("plains_4", 1),
        ("woods_3", 1),
        ("fields_6", 1),
        ("desert_1", 1),
        ("desert_2", 1),
        ("middle_woods", 1),
        ("runes_1", 1),
        ("portal_of_power", 1),
        ("middle_hills", 1),
        ("cursed_glade", 1),
        ("runes_2", 1),
        ("runes_3", 1),
        ("ruins", 2),
        ("oasis", 2),
        ("hidden_valley", 3),
    ],
)
def test_each_space_calls_for_as_many_cards_as_are_printed_on_it(space: str, count: int) -> None:
    table = meet(where=space, adventure_deck=["bag_of_gold"] * 4)
    table.let_pass()

    assert table.cards(space) == ["bag_of_gold"] * count
