"""Toads: chapter TAL-TOAD, TAL-Q76, TAL-Q77, TAL-Q78, TAL-Q79, TAL-Q80, TAL-Q81, TAL-Q111."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet, to_move


def bewitched(**position: Any) -> LaidTable:
    """Ana meets the Witch and rolls a 1."""
    table = meet("witch", dice=[1], **position)
    table.let_pass("before_card")
    return table


def toad(turns: int, *dice: int, where: str = "fields_2", **position: Any) -> LaidTable:
    """Ana, a Toad for so many more turns, is to move."""
    return to_move(where, *dice, toad={"ana": turns}, **position)


def play_turn(table: LaidTable, player: str) -> None:
    """This player's turn, with whatever is offered first; windows are declined."""
    while table.open()["active"] == player and table.asked():
        keys = table.options(table.asked())
        table.choose(table.asked(), "decline" if "decline" in keys else keys[0])


@clause("TAL-TOAD-01", "TAL-Q77")
def test_a_character_becomes_a_toad_for_three_turns() -> None:
    """The turn in which it happens does not count: when it is over there are still three."""
    table = bewitched()

    assert table.saw("became_toad", seat=0)
    assert table.open()["active"] == "bob"
    assert table.of("toad", "ana") == 3
    assert table.open()["supply"]["toad_cards"] == 3
    assert table.of("character", "ana") == "warrior"


@clause("TAL-Q76", "TAL-TOAD-01")
def test_it_leaves_everything_on_the_space() -> None:
    table = bewitched(
        objects={"ana": ["sword", "magic_belt"]},
        followers={"ana": ["unicorn"]},
        gold={"ana": 4},
    )

    assert table.of("objects", "ana") == table.of("followers", "ana") == []
    assert table.of("gold", "ana") == 0
    assert sorted(table.cards("fields_1")) == ["magic_belt", "sword", "unicorn", "witch"]
    assert table.coins("fields_1") == 4


@clause("TAL-Q76")
def test_the_raft_is_discarded() -> None:
    table = bewitched(objects={"ana": ["raft", "purchase_raft"]})

    assert table.cards("fields_1") == ["witch"]
    assert table.open()["adventure_discard"] == ["raft"]
    assert table.open()["purchases"]["purchase_raft"] == 1


@clause("TAL-Q76")
@pytest.mark.parametrize("card", ["sword", "talisman", "guide", "bag_of_gold"])
def test_a_toad_takes_nothing_up(card: str) -> None:
    table = meet(card, toad={"ana": 2}, coins={"fields_1": 2})
    table.let_pass()

    assert not table.offers("ana", f"take {card}")
    assert not table.offers("ana", "take gold")
    assert table.why_not("ana", f"take {card}") in ("TAL-OWN-08", "TAL-Q76")
    assert table.cards("fields_1") == [card]


@clause("TAL-Q76")
def test_a_toad_is_not_given_anything() -> None:
    """Won over Bob it could take a coin or a Sword, as a character."""
    table = duel(
        "warrior",
        "troll",
        dice=[6, 1],
        toad={"ana": 2},
        gold={"ana": 0, "bob": 3},
        strength={"bob": 0},
        toad_strength={"ana": 8},
        objects={"bob": ["sword"]},
    )
    table.act("ana", "attack seat-1")
    table.act("bob", "attack roll")

    assert table.options("ana") == ["take life", "take nothing"]


@clause("TAL-Q76")
@pytest.mark.parametrize(("where", "dice"), [("tavern", [4]), ("temple", [4, 6])])
def test_gold_and_talismans_of_spaces_are_not_for_it(where: str, dice: list[int]) -> None:
    table = meet(where=where, dice=dice, toad={"ana": 2}, gold={"ana": 0})

    assert table.of("gold", "ana") == 0
    assert table.of("objects", "ana") == []


@clause("TAL-TOAD-02", "TAL-Q77")
def test_after_its_third_turn_it_is_itself_again() -> None:
    table = toad(1)
    table.act("ana", "go ruins")
    play_turn(table, "ana")

    assert table.saw("turned_back", seat=0)
    assert table.of("toad", "ana") == 0
    assert table.open()["supply"]["toad_cards"] == 4
    assert table.of("total_strength", "ana") == 4


@clause("TAL-TOAD-02", "TAL-Q77")
@pytest.mark.parametrize("turns", [2, 3])
def test_a_toad_is_not_itself_again_before_its_third_turn_is_over(turns: int) -> None:
    table = toad(turns)
    table.act("ana", "go ruins")
    play_turn(table, "ana")

    assert table.of("toad", "ana") == turns - 1
    assert not table.saw("turned_back")


@clause("TAL-Q77")
def test_the_turns_of_others_do_not_count() -> None:
    table = lay_out(3, active="bob", toad={"ana": 2}, moment="end")

    assert table.of("toad", "ana") == 2


@clause("TAL-Q77", "TAL-Q85")
def test_a_missed_turn_counts() -> None:
    table = lay_out(character={"bob": "elf"}, active="bob", moment="end", toad={"ana": 1}, missed={"ana": 1})

    assert table.saw("missed_turn", seat=0)
    assert table.saw("turned_back", seat=0)
    assert table.of("toad", "ana") == 0


@clause("TAL-TOAD-03", "TAL-TOAD-04")
def test_strength_and_craft_are_1_whatever_there_was_before() -> None:
    table = bewitched(who="troll", strength={"ana": 4}, craft={"ana": 3})

    assert (table.of("total_strength", "ana"), table.of("total_craft", "ana")) == (1, 1)
    assert (table.of("strength", "ana"), table.of("craft", "ana")) == (4, 3)


@clause("TAL-TOAD-03")
def test_it_fights_with_strength_1() -> None:
    table = meet("bear", who="troll", toad={"ana": 2}, dice=[3, 1])

    assert table.scores() == (1 + 3, 3 + 1)


@clause("TAL-TOAD-05")
@pytest.mark.parametrize(("where", "field"), [("crags", "strength"), ("forest", "craft")])
def test_it_may_gain_and_all_of_it_vanishes(where: str, field: str) -> None:
    """Ana's last turn as a Toad: she gains a point, and is herself again at its end."""
    table = meet(where=where, dice=[6], who="warrior", toad={"ana": 1}, strength={"ana": 2}, craft={"ana": 2})

    assert table.saw(f"gained_{field}", seat=0, amount=1)
    assert table.saw("turned_back", seat=0)
    assert table.of(field, "ana") == 2
    assert table.of(f"toad_{field}", "ana") == 0
    assert table.open()["supply"][field] == 70


@clause("TAL-TOAD-05")
def test_while_it_is_a_toad_the_gain_counts() -> None:
    table = meet(where="crags", dice=[6], toad={"ana": 3})

    assert table.of("total_strength", "ana") == 2
    assert table.of("toad_strength", "ana") == 1
    assert table.of("strength", "ana") == 0


@clause("TAL-TOAD-05", "TAL-TOAD-06")
@pytest.mark.parametrize(("gained", "left"), [(0, 0), (2, 1)])
@pytest.mark.parametrize(("die", "field"), [(2, "strength"), (3, "craft")])
def test_it_may_lose_but_not_what_it_had_before(die: int, field: str, gained: int, left: int) -> None:
    points: dict[str, Any] = {f"toad_{field}": {"ana": gained}, field: {"ana": 3}}
    table = meet(where="city", dice=[die], toad={"ana": 3}, **points)
    table.choose("ana", "visit enchantress")

    assert table.of(f"toad_{field}", "ana") == left
    assert table.of(f"total_{field}", "ana") == 1 + left
    assert table.of(field, "ana") == 3


@clause("TAL-TOAD-06")
def test_what_a_toad_had_before_counts_again_afterwards() -> None:
    table = toad(1, strength={"ana": 3}, craft={"ana": 2})
    assert (table.of("total_strength", "ana"), table.of("total_craft", "ana")) == (1, 1)
    table.act("ana", "go ruins")
    play_turn(table, "ana")

    assert table.of("total_strength", "ana") == 4 + 3
    assert table.of("total_craft", "ana") == 2 + 2


@clause("TAL-TOAD-07")
def test_it_keeps_its_trophies_and_wins_new_ones() -> None:
    assert bewitched(trophies={"ana": ["lion"]}).trophies("ana") == ["lion"]
    table = meet("wild_boar", toad={"ana": 2}, trophies={"ana": ["lion"]}, dice=[6, 1])

    assert table.trophies("ana") == ["lion", "wild_boar"]


@clause("TAL-TOAD-07", "TAL-TOAD-08")
@pytest.mark.parametrize(("turns", "strength"), [(2, 1), (1, 0)])
def test_what_trophies_bring_is_lost_on_turning_back(turns: int, strength: int) -> None:
    table = lay_out(
        character={"ana": "warrior"}, toad={"ana": turns}, trophies={"ana": ["dragon"]}, moment="end"
    )
    table.choose("ana", "hand in dragon")

    assert table.saw("gained_strength", seat=0, amount=1)
    assert table.of("toad_strength", "ana") == strength
    assert table.of("strength", "ana") == 0
    assert table.trophies("ana") == []


@clause("TAL-TOAD-09")
def test_it_moves_one_space_without_a_roll() -> None:
    table = toad(3, fate={"ana": 3})

    assert table.options("ana") == ["go ruins", "go tavern"]
    assert not table.saw("rolled")
    assert table.unused_dice() == 0


def offered(offer: str, **position: Any) -> LaidTable:
    """Bob ends his turn by turning Ana, whom the Tavern has made an offer, into a Toad; now it is her turn."""
    table = casters(
        moment="end",
        active="bob",
        offer={"ana": offer},
        spells={"bob": ["random"]},
        dice=[1],
        **position,
    )
    table.act("bob", "cast random seat-0")
    table.let_pass()
    assert table.saw("became_toad", seat=0)
    return table


@clause("TAL-Q76")
def test_what_he_had_stays_where_he_is_and_not_where_the_caster_is() -> None:
    table = casters(
        moment="end",
        active="bob",
        spells={"bob": ["random"]},
        gold={"ana": 3},
        objects={"ana": ["axe"]},
        dice=[1],
    )
    table.act("bob", "cast random seat-0")
    table.let_pass()

    assert table.of("place", "ana") == "plains_1"
    assert table.coins("plains_1") == 3
    assert table.cards("plains_1") == ["axe"]


@clause("TAL-Q111", "TAL-TOAD-09")
def test_a_character_who_becomes_a_toad_keeps_the_offer_of_the_tavern() -> None:
    table = offered("ferry")
    assert table.options("ana") == ["accept ferry", "roll"]
    table.choose("ana", "accept ferry")

    assert table.of("place", "ana") == "temple"
    assert table.of("toad", "ana") > 0


@clause("TAL-Q111", "TAL-TOAD-16")
@pytest.mark.parametrize("before", [0, 2])
def test_the_other_offer_too_and_also_a_toad_who_is_changed_again(before: int) -> None:
    table = offered("teleport", toad={"ana": before})
    table.choose("ana", "accept teleport ruins")

    assert table.of("place", "ana") == "ruins"


@clause("TAL-Q111", "TAL-TOAD-09")
def test_a_toad_who_does_not_accept_moves_one_space_and_the_offer_lapses() -> None:
    table = offered("ferry")
    table.choose("ana", "roll")

    assert table.options("ana") == ["go woods_1", "go hills_1"]
    assert table.of("offer", "ana") == "none"


@clause("TAL-Q111")
def test_a_toad_without_an_offer_has_none() -> None:
    table = offered("none", character={"ana": "elf"}, place={"ana": "woods_1"})

    assert not table.offers("ana", "accept")
    assert not table.offers("ana", "walk"), "what replaces the roll is not to be had either"


@clause("TAL-Q79", "TAL-TOAD-09")
def test_the_one_space_of_a_toad_may_be_the_bridge() -> None:
    table = toad(3, 1, 6, where="sentinel")

    assert "cross bridge" in table.options("ana")
    table.choose("ana", "cross bridge")
    assert table.scores() == (1 + 1, 9 + 6)


@clause("TAL-Q79")
def test_the_one_space_of_a_toad_may_be_the_portal() -> None:
    table = toad(3, 1, 1, where="portal_of_power")
    assert {"force portal", "pick portal"} <= set(table.options("ana"))
    table.choose("ana", "pick portal")

    assert table.of("place", "ana") == "portal_of_power"


@clause("TAL-TOAD-10")
def test_a_toad_gains_no_spells() -> None:
    table = meet("book_of_spells", who="wizard", toad={"ana": 2})

    assert table.of("spell_count", "ana") == 0


@clause("TAL-TOAD-10")
def test_a_toad_casts_no_spells() -> None:
    table = casters(spells={"ana": ["random"], "bob": ["random"]}, toad={"ana": 2}, active="bob")

    assert table.asked() == "bob"
    assert table.offers("bob", "cast random seat-0")
    assert table.why_not("ana", "cast random seat-1") == "TAL-TOAD-10"


@clause("TAL-TOAD-11", "TAL-Q81")
def test_it_keeps_the_spells_it_had() -> None:
    """Craft 1 allows none, but the limit is suspended."""
    table = bewitched(who="wizard", spells={"ana": ["hex", "random"]})

    assert table.of("total_craft", "ana") == 1
    assert table.view("ana")["spells"]["ana"] == ["hex", "random"]
    assert table.occasion() != "excess_spells"


@clause("TAL-TOAD-11")
def test_it_casts_them_again_when_it_is_itself() -> None:
    table = casters(spells={"ana": ["random"]}, toad={"ana": 1}, moment="end")
    table.let_pass("turn_end")
    assert table.of("toad", "ana") == 0
    table.until("turn_start")

    assert table.asked() == "ana"
    assert table.offers("ana", "cast random seat-1")


@clause("TAL-Q81")
def test_the_limit_is_checked_on_turning_back() -> None:
    """The Grail was left behind: the Monk's own Craft of 3 allows one Spell."""
    table = lay_out(
        character={"ana": "monk"}, toad={"ana": 1}, spells={"ana": ["hex", "nullify"]}, moment="end"
    )
    table.let_pass("turn_end")

    assert table.asked() == "ana"
    assert table.options("ana") == ["discard nullify", "discard hex"]


@clause("TAL-TOAD-12")
def test_life_is_the_characters_and_stays_lost() -> None:
    table = meet(where="black_knight", who="warrior", toad={"ana": 1}, life={"ana": 4}, gold={"ana": 0})

    assert table.saw("turned_back", seat=0)
    assert table.of("life", "ana") == 3


@clause("TAL-TOAD-12")
def test_gained_life_is_kept_too() -> None:
    table = meet(where="temple", dice=[6, 6], toad={"ana": 1}, life={"ana": 4})

    assert table.saw("turned_back", seat=0)
    assert table.of("life", "ana") == 6


@clause("TAL-TOAD-13")
def test_fate_can_be_spent_and_stays_spent() -> None:
    table = meet(where="crags", dice=[1, 4], who="warrior", toad={"ana": 1}, fate={"ana": 2})
    table.choose("ana", "reroll first")

    assert table.saw("turned_back", seat=0)
    assert table.of("fate", "ana") == 1


@clause("TAL-TOAD-13")
def test_gained_fate_is_kept() -> None:
    table = meet(where="temple", dice=[5, 6], toad={"ana": 1}, fate={"ana": 0})

    assert table.saw("turned_back", seat=0)
    assert table.of("fate", "ana") == 2


@clause("TAL-TOAD-14")
def test_it_has_encounters_like_everyone() -> None:
    table = toad(3, 6, 1, where="fields_1", adventure_deck=["serpent"])
    table.act("ana", "go hills_1")

    assert table.saw("drew", card="serpent", space="hills_1")
    assert table.scores() == (1 + 6, 4 + 1)


@clause("TAL-TOAD-14")
def test_it_may_attack_others() -> None:
    table = duel("warrior", "dwarf", toad={"ana": 2})

    assert table.options("ana") == ["attack seat-1", "meet space"]


@clause("TAL-TOAD-15")
@pytest.mark.parametrize(
    ("who", "ability"),
    [
        ("thief", "rob seat-1"),
        ("sorceress", "beguile seat-1"),
        ("wizard", "attack psychically seat-1"),
        ("minstrel", "court seat-1"),
    ],
)
def test_it_has_no_abilities(who: str, ability: str) -> None:
    things: dict[str, Any] = {"objects": {"bob": ["sword"]}, "followers": {"bob": ["maiden"]}}

    assert duel(who, "dwarf", **things).offers("ana", ability)
    assert not duel(who, "dwarf", toad={"ana": 2}, **things).offers("ana", ability)


@clause("TAL-TOAD-15")
def test_the_warriors_second_die_is_gone() -> None:
    table = meet("bear", who="warrior", toad={"ana": 2}, dice=[6, 1])

    assert len(table.all_of("attack_rolled")) == 1


@clause("TAL-TOAD-16", "TAL-Q77")
@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_second_change_starts_the_count_again(turns: int) -> None:
    """In Bob's turn Random makes a Toad of the Toad: three turns from now, not more."""
    table = casters(active="bob", spells={"bob": ["random"]}, toad={"ana": turns}, dice=[1])
    table.choose("bob", "cast random seat-0")

    assert table.of("toad", "ana") == 3
    assert table.open()["supply"]["toad_cards"] == 3


@clause("TAL-TOAD-16", "TAL-TOAD-05")
def test_it_keeps_what_it_had_gained_as_a_toad() -> None:
    table = casters(
        active="bob", spells={"bob": ["random"]}, toad={"ana": 1}, toad_strength={"ana": 2}, dice=[1]
    )
    table.choose("bob", "cast random seat-0")

    assert table.of("total_strength", "ana") == 3


@clause("TAL-Q78")
def test_with_four_toads_a_toad_can_still_be_changed_again() -> None:
    """It has its card already."""
    table = casters(
        5,
        active="eva",
        character={"eva": "wizard"},
        spells={"eva": ["random"]},
        toad={"ana": 1, "bob": 1, "cem": 1, "dan": 1},
        dice=[1],
    )
    table.choose("eva", "cast random seat-0")

    assert table.of("toad", "ana") == 3


@clause("TAL-Q80")
def test_the_quest_stays_in_force() -> None:
    table = bewitched(quest={"ana": 2})

    assert table.of("quest", "ana") == 2


@clause("TAL-Q80")
def test_a_dead_toad_is_dead_for_good() -> None:
    table = meet(where="black_knight", toad={"ana": 2}, life={"ana": 1}, gold={"ana": 0})

    assert table.open()["out_of_the_game"] == ["warrior"]
    assert table.open()["supply"]["toad_cards"] == 4


@clause("TAL-Q76", "TAL-ENC-06")
def test_a_toad_that_kills_loots_nothing() -> None:
    table = duel(
        dice=[1, 1, 6], toad={"bob": 2}, gold={"ana": 2, "bob": 0}, life={"ana": 1}, objects={"ana": ["ring"]}
    )
    table.act("ana", "attack seat-1")
    table.act("bob", "take life")

    assert table.saw("died", seat=0)
    assert not table.offers("bob", "loot")
    assert (table.cards("fields_1"), table.coins("fields_1")) == (["ring"], 2)
