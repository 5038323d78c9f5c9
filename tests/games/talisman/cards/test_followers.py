"""Followers: TAL-FOL-01, TAL-FOL-02, TAL-FOL-03, TAL-Q112, and every Follower card but the forced ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet

MANY = ["alchemist", "gnome", "guide", "guide", "maiden", "mercenary", "mule", "pixie", "prince", "princess"]


def with_followers(*cards: str, who: str = "thief", where: str = "tavern", **position: Any) -> LaidTable:
    return lay_out(
        character={"ana": who},
        place={"ana": where},
        followers={"ana": list(cards)},
        moment="turn",
        **position,
    )


def dice_of_ana(table: LaidTable) -> list[int]:
    return [told["die"] for told in table.all_of("rolled") if told["seat"] == 0]


@clause("TAL-FOL-01")
def test_followers_lie_open() -> None:
    table = with_followers("maiden", "unicorn")

    assert table.view("bob")["followers"]["ana"] == ["maiden", "unicorn"]
    assert table.view(None)["followers"]["ana"] == ["maiden", "unicorn"]


@clause("TAL-FOL-02")
def test_there_is_no_limit_of_followers() -> None:
    table = meet("unicorn", who="thief", followers={"ana": MANY})
    table.act("ana", "take unicorn")

    assert table.of("followers", "ana") == [*MANY, "unicorn"]
    assert table.occasion() not in ("excess_objects", "excess_followers")


@clause("TAL-FOL-03")
def test_a_follower_killed_in_the_chasm_is_discarded() -> None:
    """The first die is the character's own, the second the Maiden's."""
    table = meet(who="thief", where="chasm", followers={"ana": ["maiden"]}, dice=[6, 1])
    table.let_pass("before_space")

    assert table.of("followers", "ana") == []
    assert table.open()["adventure_discard"] == ["maiden"]
    assert table.cards("chasm") == []


@clause("TAL-FOL-03", "TAL-PURCHASE-03")
def test_one_given_to_the_vampires_is_discarded_too() -> None:
    table = meet(who="thief", where="vampires_tower", followers={"ana": ["maiden", "purchase_mule"]}, dice=[3])
    table.act("ana", "sacrifice maiden", "sacrifice purchase_mule")

    assert table.open()["adventure_discard"] == ["maiden"]
    assert table.open()["purchases"]["purchase_mule"] == 4
    assert table.cards("vampires_tower") == []
    assert table.of("life", "ana") == 4


@clause("TAL-Q71", "TAL-FOL-03")
def test_a_follower_about_to_be_killed_can_be_preserved() -> None:
    table = meet(
        who="thief",
        where="chasm",
        followers={"ana": ["maiden"]},
        spells={"ana": ["preservation"]},
        dice=[6, 1],
    )
    table.act("ana", "preserve maiden")

    assert table.of("followers", "ana") == ["maiden"]


# Maiden and Unicorn


@clause("TAL-STAT-06", "TAL-STAT-07")
@pytest.mark.parametrize(("card", "strength", "craft"), [("maiden", 0, 2), ("unicorn", 1, 1), ("guide", 0, 0)])
def test_what_followers_add(card: str, strength: int, craft: int) -> None:
    table = with_followers(card)

    assert table.of("total_strength", "ana") == 3 + strength
    assert table.of("total_craft", "ana") == 3 + craft


@clause("TAL-STAT-14")
@pytest.mark.parametrize(("card", "strength", "craft"), [("maiden", 0, 2), ("unicorn", 1, 1)])
def test_the_cursed_glade_and_destroyed_magic_do_not_touch_them(card: str, strength: int, craft: int) -> None:
    table = with_followers(card, where="cursed_glade", lasting=[{"effect": "magic_destroyed", "by": "bob"}])

    assert table.of("total_strength", "ana") == 3 + strength
    assert table.of("total_craft", "ana") == 3 + craft


# The Alchemist


@clause("TAL-OWN-03", "TAL-Q33")
def test_the_alchemist_turns_objects_into_gold() -> None:
    table = with_followers("alchemist", objects={"ana": ["ring", "purchase_sword", "stack_talisman"]})
    table.choose("ana", "transmute ring", "transmute purchase_sword", "transmute stack_talisman")

    assert table.of("gold", "ana") == 4
    assert table.of("objects", "ana") == []
    assert table.open()["adventure_discard"] == ["ring"]
    assert table.open()["purchases"]["purchase_sword"] == 3
    assert table.open()["talismans"] == 4


@clause("TAL-OWN-03")
def test_without_him_nobody_does_and_he_takes_no_followers() -> None:
    table = with_followers("guide", objects={"ana": ["ring"]})
    assert table.why_not("ana", "transmute ring") == "TAL-OWN-03"

    table = with_followers("alchemist", "guide", objects={"ana": ["ring"]})
    assert table.why_not("ana", "transmute guide") == "TAL-OWN-03"


@clause("TAL-OWN-03", "TAL-Q33")
def test_he_works_for_his_owner_at_the_start_of_any_turn() -> None:
    table = lay_out(followers={"bob": ["alchemist"]}, objects={"bob": ["ring"]}, moment="turn")
    table.choose("bob", "transmute ring")

    assert table.of("gold", "bob") == 2
    assert table.of("gold", "ana") == 1


@clause("TAL-Q33")
def test_the_alchemist_does_not_work_inside_a_fight() -> None:
    table = meet("bear", who="dwarf", followers={"ana": ["alchemist"]}, objects={"ana": ["sword"]}, dice=[1, 6])
    table.until("prepare")

    assert table.why_not("ana", "transmute sword") == "TAL-OWN-03"


# Gnome, Guide, Pixie


@clause("TAL-PORTAL-05")
@pytest.mark.parametrize(("followers", "dice"), [(["gnome"], 1), ([], 2)])
def test_with_the_gnome_the_lock_of_the_portal_takes_one_die(followers: list[str], dice: int) -> None:
    table = lay_out(
        character={"ana": "thief"},
        place={"ana": "portal_of_power"},
        followers={"ana": followers},
        fate={"ana": 0},
        moment="move",
        dice=[3, 1, 2],
    )
    table.let_pass()
    table.choose("ana", "pick portal")

    assert len(dice_of_ana(table)) == 1 + dice


@clause("TAL-PORTAL-05")
def test_the_gnome_is_no_help_against_its_weight() -> None:
    table = lay_out(
        character={"ana": "thief"},
        place={"ana": "portal_of_power"},
        followers={"ana": ["gnome"]},
        fate={"ana": 0},
        moment="move",
        dice=[3, 1, 2],
    )
    table.let_pass()
    table.choose("ana", "force portal")

    assert len(dice_of_ana(table)) == 1 + 2


@clause("TAL-INNER-14")
@pytest.mark.parametrize(("followers", "dice"), [(["gnome"], 2), ([], 3)])
def test_with_the_gnome_two_dice_lead_through_the_mines(followers: list[str], dice: int) -> None:
    table = meet(who="thief", where="mines", followers={"ana": followers}, craft={"ana": 15}, dice=[1, 1, 1])
    table.let_pass("before_space")

    assert len(dice_of_ana(table)) == dice


@clause("TAL-INNER-10")
def test_the_gnome_saves_no_die_in_the_crypt() -> None:
    table = meet(who="thief", where="crypt", followers={"ana": ["gnome"]}, strength={"ana": 15}, dice=[1, 1, 1])
    table.let_pass("before_space")

    assert len(dice_of_ana(table)) == 3


@clause("TAL-OWN-03", "TAL-GOLDEN-02")
@pytest.mark.parametrize(
    ("follower", "knows"),
    [("gnome", {"crags"}), ("guide", {"crags", "chasm", "forest"}), ("pixie", {"forest"}), ("maiden", set())],
)
def test_whose_way_they_know(follower: str, knows: set[str]) -> None:
    for where in ("crags", "chasm", "forest"):
        table = meet(who="thief", where=where, followers={"ana": [follower]}, dice=[5, 5])
        table.let_pass("before_space")
        if where in knows:
            assert table.options("ana") == ["skip roll", "roll anyway"]
            table.choose("ana", "skip roll")
            assert dice_of_ana(table) == []
        else:
            assert dice_of_ana(table)[0] == 5


@clause("TAL-OWN-03")
def test_a_character_who_still_rolls_takes_what_comes() -> None:
    table = meet(who="thief", where="crags", followers={"ana": ["gnome"]}, dice=[6])
    table.act("ana", "roll anyway")

    assert table.of("strength", "ana") == 1


@clause("TAL-EVADE-01")
@pytest.mark.parametrize(
    ("follower", "where"),
    [("gnome", "hills_1"), ("gnome", "middle_hills"), ("pixie", "woods_1"), ("pixie", "middle_woods")],
)
def test_gnome_and_pixie_help_to_evade_at_home(follower: str, where: str) -> None:
    table = meet("bear", "lemure", who="thief", where=where, followers={"ana": [follower]})
    table.act("ana", "evade bear", "evade lemure")

    assert not table.all_of("attack_rolled")


@clause("TAL-EVADE-01")
@pytest.mark.parametrize(
    ("follower", "where"), [("gnome", "woods_1"), ("pixie", "hills_1"), ("pixie", "forest")]
)
def test_gnome_and_pixie_do_not_help_to_evade_elsewhere(follower: str, where: str) -> None:
    table = meet("bear", who="thief", where=where, followers={"ana": [follower]}, fate={"ana": 1}, dice=[1, 6])
    table.until("attack_fate")

    assert table.why_not("ana", "evade bear") == "TAL-EVADE-01"


@clause("TAL-EVADE-04")
@pytest.mark.parametrize(("follower", "where"), [("gnome", "hills_1"), ("pixie", "woods_1")])
def test_gnome_and_pixie_help_against_characters_too(follower: str, where: str) -> None:
    table = duel("troll", "thief", where=where, followers={"bob": [follower]})
    table.act("ana", "attack seat-1")

    assert table.offers("bob", "evade attacker")


# The Mercenary


@clause("TAL-GOLDEN-02")
def test_the_mercenary_joins_for_a_coin() -> None:
    table = meet("mercenary", who="dwarf", gold={"ana": 1})
    assert not table.offers("ana", "take mercenary")
    table.choose("ana", "hire mercenary")

    assert table.of("followers", "ana") == ["mercenary"]
    assert table.of("gold", "ana") == 0


def test_other_cards_can_be_taken_after_the_mercenary_is_hired() -> None:
    table = meet("mercenary", "maiden", who="dwarf", gold={"ana": 1})
    table.choose("ana", "hire mercenary")

    assert table.options("ana") == ["take maiden", "leave rest"]


@clause("TAL-GOLDEN-02", "TAL-Q53")
def test_without_gold_he_waits() -> None:
    table = meet("mercenary", who="dwarf", gold={"ana": 0})

    assert table.cards("fields_1") == ["mercenary"]
    assert not table.offers("ana", "hire mercenary")


@clause("TAL-OWN-02", "TAL-CMB-08")
def test_for_another_coin_he_adds_3_in_battle() -> None:
    table = meet("bear", who="dwarf", followers={"ana": ["mercenary"]}, gold={"ana": 2}, dice=[1, 1])
    table.until("prepare")
    assert table.options("ana") == ["pay mercenary", "attack roll"]
    table.choose("ana", "pay mercenary")

    assert table.scores()[0] == 3 + 3 + 1
    assert table.saw("mercenary_paid", seat=0)
    assert table.of("gold", "ana") == 1, "once a turn: he is not asked again"
    assert table.of("total_strength", "ana") == 3, "in battle only"


@clause("TAL-OWN-02", "TAL-OWN-03")
def test_who_has_paid_him_still_chooses_a_weapon() -> None:
    fields: dict[str, Any] = {"followers": {"ana": ["mercenary"]}, "objects": {"ana": ["sword", "axe"]}}
    table = meet("bear", who="dwarf", gold={"ana": 2}, dice=[1, 1], **fields)
    table.act("ana", "pay mercenary")

    assert table.occasion() == "prepare"
    assert table.offers("ana", "attack roll")
    assert not table.offers("ana", "pay mercenary")


@clause("TAL-OWN-02")
def test_an_unpaid_mercenary_does_nothing() -> None:
    table = meet("bear", who="dwarf", followers={"ana": ["mercenary"]}, gold={"ana": 2}, dice=[1, 1])
    table.act("ana", "attack roll")
    assert table.scores()[0] == 3 + 1

    table = meet("bear", who="dwarf", followers={"ana": ["mercenary"]}, gold={"ana": 0}, dice=[1, 1])
    table.let_pass()
    assert table.scores()[0] == 3 + 1


@clause("TAL-OWN-02")
def test_paid_once_he_fights_in_every_battle_of_the_turn() -> None:
    paid = [{"effect": "mercenary", "seat": "ana", "by": "ana"}]
    table = meet(
        "cave",
        "wolf",
        who="thief",
        followers={"ana": ["mercenary"]},
        gold={"ana": 1},
        lasting=paid,
        dice=[6, 1, 2, 5, 1],
    )
    table.let_pass()

    assert [told["own"] for told in table.all_of("scores")] == [3 + 3 + 6, 3 + 3 + 5]
    assert table.of("gold", "ana") == 1


@clause("TAL-OWN-02", "TAL-Q110")
def test_in_the_next_turn_he_has_to_be_paid_again() -> None:
    """Even if it follows at once, by a Temporal Warp."""
    table = meet(
        "bear",
        who="thief",
        followers={"ana": ["mercenary"]},
        gold={"ana": 2},
        more_turns={"ana": 1},
        dice=[1, 1, 1, 1, 1],
        adventure_deck=["wolf"],
    )
    table.act("ana", "pay mercenary")
    assert [lasting["effect"] for lasting in table.open()["lasting"]] == ["mercenary"]
    table.until("way")

    assert table.open()["active"] == "ana"
    assert table.open()["lasting"] == []
    table.choose("ana", table.options("ana")[0])
    table.until("prepare")
    assert table.offers("ana", "pay mercenary")


@clause("TAL-OWN-02")
def test_the_mercenary_fights_in_another_players_turn_too() -> None:
    table = duel("troll", "dwarf", followers={"bob": ["mercenary"]}, dice=[1, 1])
    table.act("ana", "attack seat-1")
    table.act("bob", "pay mercenary")

    assert table.scores() == (6 + 1, 3 + 3 + 1)


# Prince and Princess


@clause("TAL-LIFE-13")
@pytest.mark.parametrize("royal", ["prince", "princess"])
def test_prince_and_princess_get_two_free_lives_at_the_castle(royal: str) -> None:
    table = meet(who="troll", where="castle", followers={"ana": [royal]}, life={"ana": 2}, gold={"ana": 0})
    table.act("ana", f"heal thanks to {royal}", f"heal thanks to {royal}")

    assert table.of("life", "ana") == 4
    assert not table.offers("ana", f"heal thanks to {royal}")
    assert table.why_not("ana", f"heal thanks to {royal}") == "TAL-LIFE-13"


@clause("TAL-LIFE-13")
def test_without_prince_or_princess_healing_at_the_castle_costs_gold() -> None:
    table = meet(who="troll", where="castle", life={"ana": 2}, gold={"ana": 1})

    assert table.options("ana") == ["pay royal doctor", "leave castle"]
    assert table.why_not("ana", "heal thanks to prince") == "TAL-OWN-01"


@clause("TAL-GOLD-01")
@pytest.mark.parametrize("royal", ["prince", "princess"])
def test_prince_and_princess_can_be_left_at_the_castle_for_3_gold(royal: str) -> None:
    table = meet(who="troll", where="castle", followers={"ana": [royal]}, gold={"ana": 0})
    table.act("ana", f"turn in {royal}")

    assert table.of("gold", "ana") == 3
    assert table.of("followers", "ana") == []
    assert table.open()["adventure_discard"] == [royal]


@clause("TAL-GOLD-01")
def test_only_prince_and_princess_are_left_for_gold_and_only_at_the_castle() -> None:
    table = meet(who="troll", where="temple", followers={"ana": ["prince"]})
    assert table.why_not("ana", "turn in prince") == "TAL-ENC-01"

    table = meet(who="troll", where="castle", followers={"ana": ["maiden"]}, life={"ana": 5})
    table.until("royal_doctor")
    assert not table.offers("ana", "turn in")


# Nobody beside the Hag, and nobody for Toads


@clause("TAL-Q112", "TAL-OWN-08")
def test_with_the_hag_nobody_else_is_taken() -> None:
    table = meet("maiden", "sword", who="dwarf", followers={"ana": ["cursed_by_a_hag"]})
    table.until("looting")

    assert table.options("ana") == ["take sword", "leave rest"]
    assert table.why_not("ana", "take maiden") == "TAL-OWN-08"


@clause("TAL-Q76")
@pytest.mark.parametrize("follower", ["maiden", "mercenary", "mule"])
def test_nobody_follows_a_toad(follower: str) -> None:
    table = meet(follower, who="dwarf", toad={"ana": 2})

    assert table.cards("fields_1") == [follower]
    assert not table.offers("ana", f"take {follower}")


@clause("TAL-ENC-01", "TAL-LIFE-13")
def test_the_royal_doctor_helps_nowhere_but_in_the_castle() -> None:
    table = meet(followers={"ana": ["prince"]}, life={"ana": 1})

    assert table.why_not("ana", "heal thanks to prince") == "TAL-ENC-01"
