"""The Inner Region: its moves, its spaces, and the way back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, lay_out, meet

TALISMAN = {"ana": ["talisman"]}


def at(place: str, /, **position: Any) -> LaidTable:
    """Ana has landed on a space and follows its instruction, up to the first thing she is asked."""
    table = meet(where=place, **position)
    table.let_pass()
    return table


def to_move_from(place: str, who: str = "warrior", dice: list[int] | None = None, **position: Any) -> LaidTable:
    """Ana, who has no fate, is about to move; bob misses his next turns."""
    table = lay_out(
        dice=dice,
        moment="move",
        character={"ana": who, "bob": "thief", **position.pop("character", {})},
        place={"ana": place, **position.pop("place", {})},
        fate={"ana": 0, **position.pop("fate", {})},
        missed={"bob": 9},
        **position,
    )
    table.let_pass()
    return table


def to_next_turn(table: LaidTable) -> None:
    """Play on to Ana's next move."""
    table.let_pass()
    assert table.occasion() == "inner_move"


def flees_from_the_werewolf(who: str, dice: list[int]) -> LaidTable:
    """Ana has left a Werewolf with Strength 12 behind and is back on the Plain of Peril."""
    table = to_move_from("werewolf_den", who, dice, foes_left={"ana": 12})
    for space in ("dice_with_death", "crypt", "plain_of_peril"):
        table.choose("ana", f"turn back {space}")
        table.let_pass()
    return table


# Moving


@clause("TAL-INNER-01", "TAL-INNER-06", "TAL-PORTAL-08")
def test_from_the_plain_of_peril_there_are_three_ways_and_no_roll() -> None:
    table = to_move_from("plain_of_peril")

    assert table.options("ana") == ["advance mines", "advance crypt", "leave by portal"]
    assert not table.saw("rolled")


@clause("TAL-PORTAL-09")
def test_leaving_by_the_portal_is_the_whole_move() -> None:
    table = to_move_from("plain_of_peril", adventure_deck=["ring"])

    table.choose("ana", "leave by portal")
    table.let_pass()

    assert table.of("place", "ana") == "portal_of_power"
    assert not table.saw("rolled")
    assert table.offers("ana", "take ring"), "he meets the space"


@clause("TAL-INNER-07")
def test_no_adventure_cards_are_drawn() -> None:
    for space in ("plain_of_peril", "valley_of_fire", "mines"):
        table = at(space, dice=[1, 1, 1], objects=TALISMAN)

        assert not table.saw("drew")


@clause("TAL-INNER-02")
@pytest.mark.parametrize(
    ("space", "back"),
    [
        ("mines", "plain_of_peril"),
        ("vampires_tower", "mines"),
        ("pits", "vampires_tower"),
        ("crypt", "plain_of_peril"),
        ("dice_with_death", "crypt"),
        ("werewolf_den", "dice_with_death"),
    ],
)
def test_who_has_not_done_as_he_is_told_stays_or_turns_back(space: str, back: str) -> None:
    table = to_move_from(space, objects=TALISMAN)

    assert table.options("ana") == ["stay", f"turn back {back}"]


@clause("TAL-INNER-02")
@pytest.mark.parametrize(
    ("space", "on"),
    [
        ("mines", "vampires_tower"),
        ("vampires_tower", "pits"),
        ("pits", "valley_of_fire"),
        ("crypt", "dice_with_death"),
        ("dice_with_death", "werewolf_den"),
        ("werewolf_den", "valley_of_fire"),
    ],
)
def test_who_has_done_so_may_move_on(space: str, on: str) -> None:
    table = to_move_from(space, may_move_on={"ana": True}, objects=TALISMAN)
    assert table.offers("ana", f"advance {on}")
    assert not table.offers("ana", "stay")

    barred = to_move_from(space, objects=TALISMAN)
    assert barred.why_not("ana", f"advance {on}") == "TAL-INNER-02"


# Turning back


@clause("TAL-INNER-03", "TAL-INNER-04")
def test_on_the_way_back_instructions_are_ignored() -> None:
    table = to_move_from("pits")

    table.choose("ana", "turn back vampires_tower")
    to_next_turn(table)

    assert table.of("place", "ana") == "vampires_tower"
    assert table.of("life", "ana") == 5
    assert not table.saw("rolled")


@clause("TAL-INNER-03")
def test_nobody_turns_back_to_a_space_that_is_not_on_the_way() -> None:
    assert to_move_from("pits").why_not("ana", "turn back mines") == "TAL-INNER-03"


@clause("TAL-INNER-05")
def test_who_has_turned_back_cannot_change_his_mind() -> None:
    table = to_move_from("pits")

    table.choose("ana", "turn back vampires_tower")
    to_next_turn(table)

    assert table.options("ana") == ["turn back mines"]
    assert table.why_not("ana", "advance pits") == "TAL-INNER-05"


@clause("TAL-INNER-06")
def test_back_on_the_plain_he_is_free_again() -> None:
    table = to_move_from("mines", dice=[6, 6, 6])

    table.choose("ana", "turn back plain_of_peril")
    to_next_turn(table)
    assert table.options("ana") == ["advance mines", "advance crypt", "leave by portal"]

    table.choose("ana", "advance mines")
    table.let_pass()
    assert table.of("place", "ana") == "tavern", "the instruction counts again"


@clause("TAL-Q95")
def test_from_the_valley_of_fire_either_branch_leads_back() -> None:
    table = to_move_from("valley_of_fire", objects=TALISMAN)

    assert table.options("ana") == ["advance crown_of_command", "turn back pits", "turn back werewolf_den"]


# The Talisman


@clause("TAL-CROWN-01")
@pytest.mark.parametrize("space", ["pits", "werewolf_den"])
def test_without_a_talisman_there_is_only_the_way_back(space: str) -> None:
    table = to_move_from(space, may_move_on={"ana": True}, objects={"ana": ["sword", "cross"]})

    assert not table.offers("ana", "advance")
    assert table.offers("ana", "turn back")
    assert table.why_not("ana", "advance valley_of_fire") == "TAL-CROWN-01"


@clause("TAL-CROWN-01", "TAL-Q57", "TAL-Q58")
@pytest.mark.parametrize("card", ["talisman", "stack_talisman"])
def test_every_talisman_opens_the_valley(card: str) -> None:
    table = to_move_from("pits", may_move_on={"ana": True}, objects={"ana": [card]})

    table.choose("ana", "advance valley_of_fire")

    assert table.of("place", "ana") == "valley_of_fire"


@clause("TAL-Q98")
def test_who_has_lost_his_talisman_in_the_valley_must_turn_back() -> None:
    table = to_move_from("valley_of_fire")

    assert table.options("ana") == ["turn back pits", "turn back werewolf_den"]
    assert table.why_not("ana", "advance crown_of_command") == "TAL-CROWN-01"


@clause("TAL-Q116")
def test_a_talisman_need_not_be_used_to_be_had() -> None:
    table = to_move_from(
        "pits",
        may_move_on={"ana": True},
        objects=TALISMAN,
        lasting=[{"effect": "magic_destroyed", "by": "bob"}],
    )

    assert table.offers("ana", "advance valley_of_fire")


# Meeting others


@clause("TAL-INNER-08")
@pytest.mark.parametrize(
    "space", ["mines", "vampires_tower", "pits", "crypt", "dice_with_death", "werewolf_den"]
)
def test_on_the_branches_characters_do_not_meet(space: str) -> None:
    table = lay_out(moment="landed", place={"ana": space, "bob": space}, fate={"ana": 0})
    table.let_pass("after_move")

    assert not table.offers("ana", "attack seat-1")


@clause("TAL-INNER-08", "TAL-INNER-09")
@pytest.mark.parametrize("space", ["plain_of_peril", "valley_of_fire"])
def test_on_the_plain_and_in_the_valley_they_may(space: str) -> None:
    table = lay_out(moment="landed", place={"ana": space, "bob": space}, objects=TALISMAN)
    table.let_pass("after_move")

    assert table.offers("ana", "attack seat-1")
    assert table.offers("ana", "meet space")


# Crypt and Mines

EXITS = [(-3, None), (0, None), (1, "plain_of_peril"), (2, "portal_of_power"), (3, "portal_of_power")]
EXITS += [(4, "warlocks_cave"), (5, "warlocks_cave")]


@clause("TAL-INNER-10", "TAL-INNER-11", "TAL-INNER-13", "TAL-Q94")
@pytest.mark.parametrize(("astray", "out"), [*EXITS, (6, "city"), (9, "city")])
def test_the_crypt(astray: int, out: str | None) -> None:
    table = at("crypt", dice=[4, 4, 5], strength={"ana": 13 - 4 - astray})  # the Warrior has 4

    assert table.of("place", "ana") == (out or "crypt")
    assert table.of("may_move_on", "ana") is (out is None)


@clause("TAL-INNER-14", "TAL-Q94")
@pytest.mark.parametrize(("astray", "out"), [*EXITS, (6, "tavern"), (9, "tavern")])
def test_the_mines(astray: int, out: str | None) -> None:
    table = at("mines", dice=[4, 4, 5], craft={"ana": 13 - 2 - astray})  # the Warrior has 2

    assert table.of("place", "ana") == (out or "mines")
    assert table.of("may_move_on", "ana") is (out is None)


@clause("TAL-STAT-06")
def test_bonuses_count_in_the_crypt() -> None:
    table = at("crypt", dice=[2, 2, 2], objects={"ana": ["magic_belt"]}, followers={"ana": ["unicorn"]})

    assert table.of("place", "ana") == "crypt"
    assert table.of("may_move_on", "ana") is True


@clause("TAL-STAT-13")
def test_a_weapon_does_not_count_in_the_crypt() -> None:
    table = at("crypt", dice=[2, 2, 1], objects={"ana": ["sword"]})

    assert table.of("place", "ana") == "plain_of_peril"


@pytest.mark.parametrize(("who", "followers"), [("dwarf", []), ("warrior", ["gnome"])])
def test_the_dwarf_and_the_gnome_roll_two_dice_in_the_mines_only(who: str, followers: list[str]) -> None:
    mines = at("mines", who=who, dice=[1, 1], followers={"ana": followers}, missed={"bob": 1})
    assert mines.of("place", "ana") == "mines"
    assert mines.unused_dice() == 0

    crypt = at("crypt", who=who, dice=[1, 1, 1], followers={"ana": followers}, missed={"bob": 1})
    assert crypt.of("place", "ana") == "crypt"
    assert crypt.unused_dice() == 0


@clause("TAL-INNER-12", "TAL-Q93", "TAL-TURN-07")
def test_who_comes_out_in_another_region_meets_the_space_there() -> None:
    table = at("crypt", dice=[6, 6, 6], place={"bob": "ruins"})

    assert table.occasion() == "city"
    assert table.of("place", "ana") == "city"


@clause("TAL-Q93")
def test_on_the_plain_of_peril_there_is_nothing_to_do() -> None:
    table = at("crypt", dice=[2, 2, 1], missed={"bob": 1})

    assert table.of("place", "ana") == "plain_of_peril"
    assert table.occasion() == "inner_move", "of the next turn"


@clause("TAL-INNER-13")
def test_who_comes_out_in_the_crypt_moves_on_next_turn() -> None:
    table = at("crypt", dice=[1, 1, 1], missed={"bob": 1})

    assert table.options("ana") == ["advance dice_with_death", "turn back plain_of_peril"]


@clause("TAL-Q38", "TAL-FATE-08")
def test_the_dice_of_the_crypt_are_one_roll() -> None:
    table = at("crypt", dice=[6, 1, 1, 1], fate={"ana": 2})

    table.choose("ana", "reroll first")

    assert table.of("may_move_on", "ana") is True
    assert table.of("fate", "ana") == 1


# The Vampire's Tower


@pytest.mark.parametrize(("die", "lives"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_vampires_take_lives(die: int, lives: int) -> None:
    table = at("vampires_tower", dice=[die])

    assert table.of("life", "ana") == 5 - lives
    assert table.of("may_move_on", "ana") is True


@clause("TAL-FOL-03")
def test_each_follower_given_saves_a_life() -> None:
    table = at("vampires_tower", dice=[5], followers={"ana": ["maiden", "prince"]})

    table.choose("ana", "sacrifice maiden", "bleed")

    assert table.of("life", "ana") == 3
    assert table.of("followers", "ana") == ["prince"]
    assert table.open()["adventure_discard"] == ["maiden"]
    assert table.cards("vampires_tower") == []


def test_with_enough_followers_no_life_is_lost_and_no_more_are_given() -> None:
    table = at("vampires_tower", dice=[3], followers={"ana": ["maiden", "prince", "unicorn"]})

    table.choose("ana", "sacrifice maiden", "sacrifice prince")

    assert table.of("life", "ana") == 5
    assert table.of("followers", "ana") == ["unicorn"]
    assert not table.offers("ana", "sacrifice")


@clause("TAL-FOL-03", "TAL-Q71")
def test_a_follower_given_to_the_vampires_is_killed_and_can_be_preserved() -> None:
    """One Life was asked for and one Follower given for it: saved, he stays, and no other price is due."""
    table = at(
        "vampires_tower",
        dice=[1],
        followers={"ana": ["maiden"]},
        character={"bob": "wizard"},
        spells={"bob": ["preservation"]},
    )
    table.choose("ana", "sacrifice maiden")
    assert table.occasion() == "follower_about_to_be_lost"
    table.choose("bob", "preserve maiden")

    assert table.of("followers", "ana") == ["maiden"]
    assert table.of("life", "ana") == 5
    assert table.of("may_move_on", "ana") is True


@clause("TAL-FOL-03")
def test_a_preserved_follower_can_be_given_for_the_next_life() -> None:
    table = at(
        "vampires_tower",
        dice=[3],
        followers={"ana": ["maiden"]},
        character={"bob": "wizard"},
        spells={"bob": ["preservation"]},
    )
    table.choose("ana", "sacrifice maiden")
    table.choose("bob", "preserve maiden")
    table.act("ana", "sacrifice maiden")

    assert table.of("followers", "ana") == []
    assert table.of("life", "ana") == 5


@clause("TAL-Q112")
def test_forced_followers_cannot_be_given() -> None:
    table = at("vampires_tower", dice=[1], followers={"ana": ["poltergeist"]})

    assert table.of("life", "ana") == 4
    assert table.of("followers", "ana") == ["poltergeist"]


# The Pits


@clause("TAL-INNER-21", "TAL-INNER-22", "TAL-INNER-24")
def test_each_pit_fiend_is_fought_after_the_other() -> None:
    table = at("pits", dice=[2, 1, 5, 1, 2, 6, 4], missed={"bob": 1}, objects=TALISMAN)

    assert table.saw("creature_attacks", creature="pit_fiend")
    assert table.of("may_move_on", "ana") is True
    assert table.of("foes_left", "ana") == 0
    assert table.trophies("ana") == []
    to_next_turn(table)
    assert table.options("ana") == ["advance valley_of_fire", "turn back vampires_tower"]


@clause("TAL-INNER-22", "TAL-INNER-23")
def test_after_a_defeat_the_others_wait_and_are_not_counted_again() -> None:
    table = at("pits", who="druid", dice=[3, 6, 1, 1, 6, 6, 1, 6, 1], missed={"bob": 2})

    assert table.of("life", "ana") == 3
    assert table.of("foes_left", "ana") == 2
    assert table.options("ana") == ["stay", "turn back vampires_tower"]
    table.choose("ana", "stay")
    table.let_pass()
    assert table.of("may_move_on", "ana") is True
    assert len([told for told in table.told if told["event"] == "rolled"]) == 1


@clause("TAL-INNER-21")
def test_a_new_landing_brings_new_pit_fiends() -> None:
    table = to_move_from("vampires_tower", dice=[1, 6, 6, 1], may_move_on={"ana": True})

    table.choose("ana", "advance pits")
    table.let_pass()

    assert table.saw("rolled", seat=0, die=1)
    assert table.of("may_move_on", "ana") is True


@clause("TAL-INNER-21", "TAL-INNER-23")
def test_the_werewolf_he_fled_from_does_not_become_pit_fiends() -> None:
    table = flees_from_the_werewolf("wizard", dice=[1, 1, 1, 1, 2, 1, 6])

    for space in ("mines", "vampires_tower", "pits"):
        table.choose("ana", f"advance {space}")
        table.let_pass()

    assert table.of("foes_left", "ana") == 2


@clause("TAL-Q45")
def test_a_stand_off_in_the_pits_ends_the_turn_and_the_fiend_stays() -> None:
    table = at("pits", who="druid", dice=[2, 3, 1], missed={"bob": 1})

    assert table.of("life", "ana") == 4
    assert table.of("foes_left", "ana") == 2
    assert table.options("ana") == ["stay", "turn back vampires_tower"]


@clause("TAL-Q46")
def test_a_saved_life_in_the_pits_is_still_a_defeat() -> None:
    table = at("pits", who="druid", dice=[2, 1, 6, 6], objects={"ana": ["helmet"]}, missed={"bob": 1})

    table.choose("ana", "armour helmet")
    to_next_turn(table)

    assert table.of("life", "ana") == 4
    assert table.of("foes_left", "ana") == 2


@clause("TAL-Q38")
def test_fate_may_change_the_number_of_pit_fiends() -> None:
    table = at("pits", dice=[6, 1], fate={"ana": 1})

    table.choose("ana", "reroll first")

    assert table.of("foes_left", "ana") == 1


@clause("TAL-EVADE-07", "TAL-VAR-05")
@pytest.mark.parametrize("variants", [(), ("easier-evasion",)])
def test_nothing_is_evaded_in_the_pits(variants: tuple[str, ...]) -> None:
    table = at(
        "pits",
        dice=[1, 6, 6, 1],
        variants=variants,
        lasting=[{"effect": "invisible", "seat": "ana"}],
    )

    assert table.why_not("ana", "evade creature") == "TAL-EVADE-07"
    assert table.saw("won_fight", seat=0)


# Death


@pytest.mark.parametrize(
    ("dice", "life", "may_move_on"),
    [([3, 4, 2, 4], 5, True), ([3, 4, 5, 2], 5, False), ([3, 4, 5, 3], 4, False)],
)
def test_dice_with_death(dice: list[int], life: int, may_move_on: bool) -> None:
    table = at("dice_with_death", dice=dice)

    assert table.of("life", "ana") == life
    assert table.of("may_move_on", "ana") is may_move_on
    assert table.of("foes_left", "ana") == 0, "Death rolls anew next time"


def test_who_has_not_beaten_death_plays_again_or_turns_back() -> None:
    table = at("dice_with_death", dice=[3, 4, 5, 2, 6, 6, 1, 1], missed={"bob": 2})
    assert table.options("ana") == ["stay", "turn back crypt"]

    table.choose("ana", "stay")
    to_next_turn(table)

    assert table.offers("ana", "advance werewolf_den")


@clause("TAL-FATE-09", "TAL-Q38")
def test_fate_rerolls_one_own_die_when_deaths_dice_are_known() -> None:
    table = at("dice_with_death", dice=[1, 2, 2, 2, 6], fate={"ana": 2})

    assert table.saw("death_rolled", seat=0, total=4)
    assert table.options("ana") == ["reroll first", "reroll second", "keep roll"]
    table.choose("ana", "reroll first")

    assert table.of("may_move_on", "ana") is True
    assert table.of("fate", "ana") == 1


def test_armour_does_not_help_against_death() -> None:
    table = at("dice_with_death", dice=[1, 1, 6, 6], objects={"ana": ["armour"]})

    assert table.of("life", "ana") == 4
    assert not table.offers("ana", "armour")


# The Werewolf Den


@clause("TAL-INNER-15", "TAL-INNER-16", "TAL-INNER-18", "TAL-INNER-19", "TAL-INNER-20")
def test_the_dwarf_and_the_werewolf() -> None:
    table = at(
        "werewolf_den",
        who="dwarf",
        dice=[3, 5, 5, 5, 5, 1],
        strength={"ana": 2},
        missed={"bob": 2},
        objects=TALISMAN,
    )
    assert table.saw("scores", seat=0, own=10, foe=13)
    assert table.of("foes_left", "ana") == 8
    assert table.of("life", "ana") == 4

    table.choose("ana", "stay")
    to_next_turn(table)

    assert table.saw("scores", seat=0, own=10, foe=9)
    assert table.options("ana") == ["advance valley_of_fire", "turn back dice_with_death"]
    assert table.trophies("ana") == []
    assert table.unused_dice() == 0


@clause("TAL-INNER-17")
def test_who_comes_again_finds_another_werewolf() -> None:
    table = flees_from_the_werewolf("troll", dice=[1, 1, 1, 6, 6, 1, 1, 1, 1, 6, 1])

    for space in ("crypt", "dice_with_death", "werewolf_den"):
        table.choose("ana", f"advance {space}")
        table.let_pass()

    assert table.of("foes_left", "ana") == 2
    assert table.of("may_move_on", "ana") is True


@clause("TAL-Q45")
def test_a_stand_off_with_the_werewolf_keeps_him_there() -> None:
    table = at("werewolf_den", who="druid", dice=[1, 1, 3, 3], missed={"bob": 1})

    assert table.of("life", "ana") == 4
    assert table.options("ana") == ["stay", "turn back dice_with_death"]
    assert table.of("foes_left", "ana") == 2


@clause("TAL-Q38")
def test_fate_may_change_one_die_of_the_werewolfs_strength() -> None:
    table = at("werewolf_den", dice=[6, 6, 1], fate={"ana": 1})

    table.choose("ana", "reroll second")

    assert table.of("foes_left", "ana") == 7


@clause("TAL-CMB-15", "TAL-CMB-16")
def test_armour_helps_against_the_werewolf_but_the_way_stays_barred() -> None:
    table = at("werewolf_den", who="druid", dice=[6, 6, 1, 1, 4], objects={"ana": ["armour"]})

    table.choose("ana", "armour armour")

    assert table.of("life", "ana") == 4
    assert table.of("may_move_on", "ana") is False


# What lies there


@clause("TAL-Q97")
@pytest.mark.parametrize(
    ("space", "dice"),
    [
        ("crypt", [1, 1, 1]),
        ("mines", [1, 1, 1]),
        ("vampires_tower", [1]),
        ("pits", [1, 6, 6, 1]),
        ("dice_with_death", [6, 6, 1, 1]),
        ("werewolf_den", [1, 1, 6, 6, 1]),
    ],
)
def test_belongings_are_taken_after_the_instruction(space: str, dice: list[int]) -> None:
    table = at(space, dice=dice, craft={"ana": 2}, coins={space: 2})

    assert table.of("may_move_on", "ana") is True
    table.choose("ana", "take gold")
    assert table.of("gold", "ana") == 3


@clause("TAL-Q97")
def test_belongings_are_not_taken_while_the_instruction_is_not_carried_out() -> None:
    table = at("dice_with_death", dice=[1, 1, 6, 6], coins={"dice_with_death": 2})

    assert table.coins("dice_with_death") == 2
    assert not table.offers("ana", "take gold")


@clause("TAL-Q97")
def test_who_has_turned_back_leaves_them_but_on_the_plain() -> None:
    passing = to_move_from("vampires_tower", coins={"mines": 2, "plain_of_peril": 1})
    passing.choose("ana", "turn back mines")
    to_next_turn(passing)
    assert passing.coins("mines") == 2

    passing.choose("ana", "turn back plain_of_peril")
    passing.let_pass()
    passing.choose("ana", "take gold")
    assert passing.coins("plain_of_peril") == 0


@clause("TAL-Q97")
def test_the_hermit_in_the_crypt_is_met_before_the_instruction() -> None:
    table = meet("hermit", where="crypt", dice=[6, 6, 6])
    table.let_pass()

    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.of("place", "ana") == "city"


@clause("TAL-Q97")
def test_the_hermit_is_not_met_by_a_character_who_has_turned_back() -> None:
    table = to_move_from("dice_with_death", cards={"crypt": ["hermit"]})

    table.choose("ana", "turn back crypt")
    to_next_turn(table)

    assert table.of("objects", "ana") == []
    assert table.cards("crypt") == ["hermit"]
