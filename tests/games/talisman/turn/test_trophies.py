"""Trophies: chapter TAL-TROPHY, TAL-Q06, TAL-Q47, TAL-Q48, TAL-Q49, TAL-Q50."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet


def at_the_end(*trophies: str, **position: Any) -> LaidTable:
    """Ana, a Dwarf with these trophies, is at the end of her turn; the others are far away."""
    usual: dict[str, Any] = {
        "character": {"ana": "dwarf"},
        "trophies": {"ana": list(trophies)},
        "moment": "end",
    }
    return lay_out(**(usual | position))


@clause("TAL-TROPHY-01")
def test_a_defeated_enemy_becomes_a_trophy() -> None:
    table = meet("bear", who="dwarf", dice=[6, 1])

    assert table.trophies("ana") == ["bear"]
    assert table.cards("fields_1") == []
    assert table.open()["adventure_discard"] == []


@clause("TAL-TROPHY-02")
def test_an_immobile_character_exchanges_nothing_and_nobody_else_can() -> None:
    immobile = [{"effect": "immobile", "seat": "ana"}]
    table = at_the_end("dragon", fate={"bob": 1}, objects={"bob": ["axe"]}, lasting=immobile)
    table.let_pass("turn_end")

    assert table.options("bob") == ["ditch axe", "decline"]
    assert table.trophies("ana") == ["dragon"]


@clause("TAL-TROPHY-01")
@pytest.mark.parametrize("dice", [[1, 6], [3, 3]])
def test_an_enemy_that_was_not_defeated_is_no_trophy(dice: list[int]) -> None:
    table = meet("bear", who="dwarf", dice=dice)

    assert table.trophies("ana") == []
    assert table.cards("fields_1") == ["bear"]


@clause("TAL-Q06")
def test_preservation_keeps_an_enemy_from_being_killed_and_so_from_being_a_trophy() -> None:
    table = meet("bear", who="dwarf", spells={"bob": ["preservation"]}, dice=[6, 1])
    table.act("bob", "preserve enemy")

    assert table.saw("stood_off", seat=0)
    assert table.trophies("ana") == []
    assert table.cards("fields_1") == ["bear"]


@clause("TAL-Q06", "TAL-Q91")
def test_a_defeated_enemy_counts_as_killed() -> None:
    table = meet("bear", who="dwarf", quest={"ana": 2}, dice=[6, 1])

    assert table.saw("quest_fulfilled", seat=0)
    assert table.trophies("ana") == ["bear"]


@clause("TAL-Q06", "TAL-Q47")
def test_a_destroyed_enemy_counts_as_killed_but_is_not_a_trophy() -> None:
    table = meet("wraith", who="dwarf", quest={"ana": 2}, objects={"ana": ["cross"]})
    table.act("ana", "destroy wraith")

    assert table.saw("quest_fulfilled", seat=0)
    assert table.trophies("ana") == []
    assert table.open()["adventure_discard"] == ["wraith"]


@clause("TAL-Q06")
def test_a_defeated_character_loses_one_life_and_is_not_killed() -> None:
    table = duel("troll", "dwarf", dice=[6, 1])
    table.act("ana", "attack seat-1", "take life")

    assert table.of("character", "bob") == "dwarf"
    assert table.of("life", "bob") == 4


@clause("TAL-Q47")
@pytest.mark.parametrize("who", ["priest", "dwarf"])
def test_no_trophy_from_an_enemy_destroyed_without_a_fight(who: str) -> None:
    table = meet("spectre", who=who, objects={"ana": ["cross"]})
    table.act("ana", "destroy spectre")

    assert table.trophies("ana") == []
    assert table.open()["adventure_discard"] == ["spectre"]


@clause("TAL-Q48")
@pytest.mark.parametrize(
    ("where", "cards", "dice"),
    [
        ("fields_1", ["cave"], [2, 6, 1]),
        ("tavern", [], [2, 6, 1]),
        ("forest", [], [1, 6, 1]),
        ("pits", [], [1, 6, 1]),
        ("werewolf_den", [], [1, 1, 6, 1]),
    ],
)
def test_creatures_that_are_not_cards_give_no_trophy(where: str, cards: list[str], dice: list[int]) -> None:
    table = meet(*cards, who="troll", where=where, dice=dice)

    assert table.saw("won_fight", seat=0)
    assert table.trophies("ana") == []


@clause("TAL-Q48")
def test_the_sentinel_gives_no_trophy() -> None:
    table = lay_out(
        character={"ana": "dwarf"},
        place={"ana": "sentinel"},
        fate={"ana": 0},
        strength={"ana": 8},
        moment="move",
        dice=[1, 6, 1],
    )
    table.choose("ana", "cross bridge")

    assert table.scores() == (3 + 8 + 6, 9 + 1)
    assert table.of("place", "ana") == "middle_hills"
    assert table.trophies("ana") == []


@clause("TAL-Q49")
def test_trophies_are_not_objects() -> None:
    """They count towards no limit, and neither a winner nor the Thief can take them."""
    four = ["shield", "helmet", "armour", "ring"]
    table = meet("bear", who="dwarf", objects={"ana": four}, trophies={"ana": ["wolf", "ape"]}, dice=[6, 1])
    table.let_pass("before_card")
    table.let_pass("turn_end")
    assert table.of("objects", "ana") == four
    assert table.trophies("ana") == ["wolf", "ape", "bear"]

    table = duel("thief", "dwarf", trophies={"bob": ["wolf"]}, gold={"bob": 0})
    table.until("encounter")
    assert table.why_not("ana", "rob seat-1") == "TAL-ENC-05"


@clause("TAL-TROPHY-02")
def test_trophies_are_exchanged_at_the_end_of_ones_own_turn() -> None:
    table = at_the_end("dragon")
    assert (table.asked(), table.occasion()) == ("ana", "trophies")
    assert table.options("ana") == ["hand in dragon", "hand in no more"]
    table.choose("ana", "hand in dragon")

    assert table.of("strength", "ana") == 1


@clause("TAL-TROPHY-02")
def test_nobody_has_to_exchange_trophies() -> None:
    table = at_the_end("dragon")
    table.choose("ana", "hand in no more")

    assert table.of("strength", "ana") == 0
    assert table.trophies("ana") == ["dragon"]


@clause("TAL-TROPHY-02")
def test_trophies_are_exchanged_at_no_other_time() -> None:
    """Neither earlier in the own turn nor in another player's."""
    table = lay_out(
        character={"ana": "dwarf", "bob": "troll"},
        trophies={"ana": ["dragon"], "bob": ["dragon"]},
        objects={"ana": ["sword"], "bob": ["ring"]},
        moment="turn",
    )

    assert table.occasion() == "turn_start"
    assert table.why_not("ana", "hand in dragon") == "TAL-TROPHY-02"
    assert table.why_not("bob", "hand in dragon") == "TAL-TROPHY-02"


@clause("TAL-TROPHY-03", "TAL-TROPHY-05")
@pytest.mark.parametrize(
    ("trophies", "counters"),
    [
        (["dragon"], 1),
        (["giant", "wild_boar"], 1),
        (["serpent", "bear", "ape"], 1),
        (["dragon", "dragon"], 2),
        (["dragon", "giant"], 1),
        (["dragon", "giant", "wild_boar"], 2),
    ],
)
def test_each_full_7_points_of_strength_give_a_counter_and_the_rest_is_lost(
    trophies: list[str], counters: int
) -> None:
    table = at_the_end(*trophies)
    table.choose("ana", *(f"hand in {trophy}" for trophy in trophies))
    table.let_pass()

    assert table.of("strength", "ana") == counters
    assert table.trophies("ana") == []


@clause("TAL-TROPHY-03")
def test_what_is_begun_for_a_counter_has_to_be_completed() -> None:
    table = at_the_end("giant", "wild_boar")
    table.choose("ana", "hand in giant")

    assert table.options("ana") == ["hand in wild_boar"]


@clause("TAL-TROPHY-03")
def test_less_than_7_points_give_nothing_and_are_not_asked_about() -> None:
    table = at_the_end("giant")

    assert table.occasion() != "trophies"
    assert table.trophies("ana") == ["giant"]


@clause("TAL-TROPHY-04")
def test_each_full_7_points_of_craft_give_a_craft_counter() -> None:
    table = at_the_end("wraith", "shadow")
    table.choose("ana", "hand in wraith", "hand in shadow")

    assert table.of("craft", "ana") == 1
    assert table.of("strength", "ana") == 0


@clause("TAL-TROPHY-05")
def test_what_was_lost_does_not_carry_over() -> None:
    """10 points of Craft give one counter, and three points in a later turn no other."""
    table = at_the_end("demon", "spectre", "shadow", "shadow", missed={"bob": 1})
    table.choose("ana", "hand in demon", "hand in no more")

    assert table.of("craft", "ana") == 1
    assert table.trophies("ana") == ["spectre", "shadow", "shadow"]


@clause("TAL-TROPHY-06")
def test_strength_and_craft_are_not_added_together() -> None:
    table = at_the_end("giant", "lemure")
    assert table.occasion() != "trophies"

    table = at_the_end("dragon", "lemure")
    assert table.options("ana") == ["hand in dragon", "hand in no more"]
    assert table.why_not("ana", "hand in lemure") == "TAL-TROPHY-03"
    assert table.why_not("ana", "hand in bear") == "TAL-TROPHY-02"


@clause("TAL-TROPHY-07")
def test_what_was_handed_in_is_discarded() -> None:
    table = at_the_end("dragon", "wolf")
    table.choose("ana", "hand in dragon", "hand in no more")

    assert table.trophies("ana") == ["wolf"]
    assert table.open()["adventure_discard"] == ["dragon"]


@clause("TAL-Q50")
@pytest.mark.parametrize("dice", [[1, 6], [3, 3]])
def test_after_a_turn_cut_short_by_a_fight_trophies_can_be_exchanged(dice: list[int]) -> None:
    table = meet("bear", who="dwarf", trophies={"ana": ["dragon"]}, dice=dice)

    assert (table.asked(), table.occasion()) == ("ana", "trophies")


@clause("TAL-Q50")
def test_after_missing_the_rest_of_a_turn_trophies_can_be_exchanged() -> None:
    table = meet("maze", who="warrior", trophies={"ana": ["dragon"]})

    assert (table.asked(), table.occasion()) == ("ana", "trophies")


@clause("TAL-Q50")
def test_in_a_turn_missed_altogether_trophies_cannot_be_exchanged() -> None:
    table = lay_out(
        character={"ana": "dwarf", "bob": "troll"},
        trophies={"bob": ["dragon"]},
        missed={"bob": 1},
        moment="end",
        fate={"ana": 0},
    )

    assert table.open()["active"] == "ana", "bob's turn is over before anybody could be asked"
    assert table.saw("missed_turn", seat=1)
    assert table.trophies("bob") == ["dragon"]


@clause("TAL-Q50", "TAL-LIFE-03")
def test_a_dead_character_exchanges_no_trophies() -> None:
    table = meet("bear", who="dwarf", life={"ana": 1}, trophies={"ana": ["dragon"]}, dice=[1, 6])

    assert table.of("character", "ana") == "none"
    assert table.trophies("ana") == []
    assert table.occasion() != "trophies"


@clause("TAL-Q50")
def test_several_exchanges_are_pooled_by_kind() -> None:
    """6 and 1 and 3 and 4 give two counters, in whatever order they are handed in."""
    table = at_the_end("giant", "bear", "serpent", "wild_boar")
    table.choose("ana", "hand in giant", "hand in bear", "hand in serpent", "hand in wild_boar")

    assert table.of("strength", "ana") == 2
