"""Fate: chapter TAL-FATE. The example of the throw against Death is a scenario file."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import duel, lay_out, meet, to_move


@clause("TAL-FATE-01", "TAL-FATE-03")
def test_a_movement_roll_can_be_made_again() -> None:
    """Seeing the 2 Ana would rather not land on the Chapel."""
    table = to_move("crags", 2, 5, fate={"ana": 2})
    assert table.options("ana") == ["reroll first", "keep roll"]
    before = table.open()["supply"]["fate"]
    table.choose("ana", "reroll first")

    assert table.options("ana") == ["go fields_1", "go woods_2", "cross bridge"]
    assert table.of("fate", "ana") == 1
    assert table.open()["supply"]["fate"] == before + 1


@clause("TAL-FATE-01")
def test_a_character_who_keeps_the_roll_keeps_the_token() -> None:
    table = to_move("crags", 2, fate={"ana": 2})
    table.choose("ana", "keep roll")

    assert table.of("fate", "ana") == 2
    assert table.options("ana") == ["go woods_3", "go chapel"]


@clause("TAL-FATE-02", "TAL-FATE-07")
@pytest.mark.parametrize("tokens", [1, 5])
def test_the_new_result_stands_however_many_tokens_are_left(tokens: int) -> None:
    table = to_move("crags", 6, 1, fate={"ana": tokens})
    table.choose("ana", "reroll first")

    assert table.occasion() == "way"
    assert table.options("ana") == ["go plains_4", "go fields_5"]
    assert table.of("fate", "ana") == tokens - 1
    assert table.why_not("ana", "reroll first") == ("TAL-FATE-06" if tokens > 1 else "TAL-FATE-10")


@clause("TAL-FATE-02", "TAL-FATE-07", "TAL-FATE-04")
def test_the_new_result_stands_in_a_fight_too() -> None:
    table = meet("bear", who="dwarf", fate={"ana": 3}, dice=[1, 6, 2])
    table.act("ana", "reroll attack first")

    assert table.scores() == (3 + 2, 3 + 6)
    assert table.of("fate", "ana") == 2


@clause("TAL-FATE-04")
def test_an_attack_roll_can_be_made_again() -> None:
    table = meet("bear", who="dwarf", fate={"ana": 1}, dice=[1, 3, 6])
    table.let_pass("before_card")
    assert table.options("ana") == ["reroll attack first", "keep attack"]
    table.choose("ana", "reroll attack first")

    assert table.trophies("ana") == ["bear"]


@clause("TAL-FATE-05")
@pytest.mark.parametrize(
    ("where", "cards", "dice"),
    [
        ("fields_1", ["witch"], [1]),
        ("fields_1", ["imp"], [1]),
        ("crags", [], [1]),
        ("tavern", [], [1]),
        ("temple", [], [1, 1]),
        ("crypt", [], [1, 1, 1]),
        ("pits", [], [1]),
        ("vampires_tower", [], [1]),
    ],
)
def test_a_roll_made_by_instruction_can_be_made_again(where: str, cards: list[str], dice: list[int]) -> None:
    table = meet(*cards, where=where, dice=dice, fate={"ana": 1})
    table.let_pass("before_card")

    assert table.occasion() == "fate"
    assert len(table.options("ana")) == len(dice) + 1


@clause("TAL-FATE-06")
@pytest.mark.parametrize("key", ["reroll first", "reroll attack first"])
def test_where_nothing_was_rolled_fate_is_of_no_use(key: str) -> None:
    """Ana stands before the choice of a service, with five tokens."""
    table = meet(where="city", fate={"ana": 5})

    assert table.why_not("ana", key) == "TAL-FATE-06"


@clause("TAL-FATE-06")
def test_the_order_of_a_shuffle_is_not_a_roll() -> None:
    """A Spell is drawn at the City without a die: only the Enchantress' die can be made again."""
    table = meet(where="city", who="wizard", dice=[6], fate={"ana": 2}, spells={"ana": []})
    table.choose("ana", "visit enchantress", "keep roll")

    assert table.saw("gained_spell", seat=0)
    assert not table.offers("ana", "reroll first")


@clause("TAL-FATE-08")
@pytest.mark.parametrize(("die", "total"), [("first", 4 + 2), ("second", 1 + 4)])
def test_of_several_dice_only_one_is_rolled_again(die: str, total: int) -> None:
    """A prayer of 1 and 2 in the Temple: with a 4 instead of one of them it is Strength, or slavery."""
    table = meet(where="temple", dice=[1, 2, 4], fate={"ana": 3})
    table.choose("ana", f"reroll {die}")

    assert table.asked() == "bob"
    assert table.of("fate", "ana") == 2
    assert table.of("strength", "ana") == (1 if total == 6 else 0)
    assert table.of("enslaved", "ana") is (total == 5)


@clause("TAL-FATE-08", "TAL-Q38")
def test_the_warriors_two_dice_are_one_roll() -> None:
    table = meet("bear", who="warrior", fate={"ana": 3}, dice=[1, 2, 6, 5])
    table.let_pass("before_card")
    assert table.options("ana") == ["reroll attack first", "reroll attack second", "keep attack"]
    table.choose("ana", "reroll attack second")

    assert table.scores() == (4 + 5, 3 + 6)
    assert table.of("fate", "ana") == 2


@clause("TAL-FATE-10")
def test_without_fate_play_just_goes_on() -> None:
    table = to_move("crags", 2, fate={"ana": 0})

    assert table.occasion() == "way"
    assert table.why_not("ana", "reroll first") == "TAL-FATE-10"
    assert table.of("life", "ana") == 5


@clause("TAL-FATE-11")
def test_a_creatures_die_is_never_rolled_again() -> None:
    """Only one of the two dice is offered, and it is Ana's own: the Bear's 6 stays."""
    table = meet("bear", who="dwarf", fate={"ana": 1}, dice=[2, 6, 5])
    table.let_pass("before_card")
    assert table.options("ana") == ["reroll attack first", "keep attack"]
    table.choose("ana", "reroll attack first")

    assert table.scores() == (3 + 5, 3 + 6)


@clause("TAL-FATE-11")
def test_a_creatures_die_is_not_rolled_again_by_the_player_who_rolls_for_it() -> None:
    """Bob, to the left, has fate; he is never asked."""
    table = meet("bear", who="dwarf", fate={"ana": 0, "bob": 3}, dice=[2, 1])
    table.let_pass("before_card")

    assert table.of("fate", "bob") == 3
    assert table.trophies("ana") == ["bear"]


@clause("TAL-FATE-12")
def test_nobody_rolls_another_players_die_again() -> None:
    table = to_move("crags", 2, fate={"ana": 1, "bob": 4})

    assert table.options("bob") == []
    assert table.why_not("bob", "reroll first") == "TAL-FATE-12"


@clause("TAL-FATE-12")
def test_in_a_fight_everyone_has_his_own_die() -> None:
    table = duel("dwarf", "troll", dice=[1, 2, 3], fate={"ana": 1, "bob": 1})
    table.act("ana", "attack seat-1")
    assert table.options("ana") == ["reroll attack first", "keep attack"]
    assert table.why_not("bob", "reroll attack first") == "TAL-FATE-12"
    table.choose("ana", "keep attack")
    table.choose("bob", "reroll attack first")

    assert table.scores() == (3 + 1, 6 + 3)
    assert (table.of("fate", "ana"), table.of("fate", "bob")) == (1, 0)


@clause("TAL-FATE-13")
@pytest.mark.parametrize(("fate", "after"), [(0, 3), (1, 3), (3, 3), (5, 5)])
def test_fate_is_replenished_up_to_the_printed_value(fate: int, after: int) -> None:
    """The evil Wizard, with a fate value of 3, in the Graveyard."""
    table = meet(where="graveyard", who="wizard", fate={"ana": fate}, dice=[1])
    if table.offers("ana", "replenish fate"):
        table.choose("ana", "replenish fate")
    elif table.occasion() == "fate":
        table.choose("ana", "keep roll")

    assert table.of("fate", "ana") == after


@clause("TAL-FATE-13", "TAL-COMP-11", "TAL-Q54")
@pytest.mark.parametrize(("left", "after"), [(3, 3), (2, 2)])
def test_no_more_fate_is_replenished_than_is_left_in_the_supply(left: int, after: int) -> None:
    table = meet(where="graveyard", who="wizard", fate={"bob": 36 - left}, dice=[1])
    table.choose("ana", "replenish fate")

    assert table.of("fate", "ana") == after
    assert table.open()["supply"]["fate"] == left - after


@clause("TAL-FATE-13")
def test_full_of_fate_he_cannot_choose_to_be_replenished() -> None:
    table = meet(where="graveyard", who="wizard", fate={"ana": 3}, dice=[1])

    assert table.occasion() == "fate"
    assert table.why_not("ana", "replenish fate") == "TAL-FATE-13"


@clause("TAL-FATE-14")
def test_gained_fate_may_exceed_the_printed_value() -> None:
    table = meet(where="graveyard", who="wizard", fate={"ana": 3}, dice=[5])
    table.choose("ana", "keep roll")

    assert table.of("fate", "ana") == 4
    assert table.saw("gained_fate", seat=0, amount=1)


@clause("TAL-FATE-14", "TAL-Q54")
def test_as_far_as_there_are_tokens() -> None:
    table = lay_out(
        character={"ana": "wizard"},
        place={"ana": "graveyard"},
        fate={"ana": 3, "bob": 33},
        moment="space",
        dice=[5],
    )
    table.choose("ana", "keep roll")

    assert table.of("fate", "ana") == 3
