"""The golden rules: chapter TAL-GOLDEN. Their examples are scenario files."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import duel, lay_out, meet, to_move


@clause("TAL-GOLDEN-01", "TAL-GOLDEN-02")
def test_an_ability_comes_before_the_rule() -> None:
    """One Weapon in a battle is the rule; the Warrior uses two."""
    warrior = meet("giant", who="warrior", objects={"ana": ["sword", "axe"]}, dice=[1, 1, 1])
    warrior.act("ana", "attack roll")
    dwarf = meet("giant", who="dwarf", objects={"ana": ["sword", "axe"]}, dice=[1, 1])
    dwarf.act("ana", "attack roll")

    assert warrior.scores() == (4 + 1 + 1 + 1, 6 + 1)
    assert dwarf.scores() == (3 + 1 + 1, 6 + 1)


@clause("TAL-GOLDEN-02")
def test_a_space_comes_before_the_rule() -> None:
    """Nobody misses a Talisman for two sources: the Temple is a third."""
    table = meet(where="temple", dice=[4, 6])

    assert table.of("objects", "ana") == ["stack_talisman"]


@clause("TAL-GOLDEN-01", "TAL-GOLDEN-03")
@pytest.mark.parametrize("who", ["monk", "priest"])
def test_what_is_forbidden_stays_forbidden(who: str) -> None:
    """An Object may be used; these two may use no Weapon."""
    table = meet("giant", who=who, objects={"ana": ["sword"]}, dice=[1, 1])
    table.let_pass("before_card")
    strength = 2 + (3 if who == "monk" else 0)

    assert table.scores() == (strength + 1, 6 + 1)
    assert table.why_not("ana", "wield sword") == "TAL-GOLDEN-03"


@clause("TAL-GOLDEN-03")
def test_the_amulet_beats_every_spell_in_hand() -> None:
    """The Wizard may always have a Spell, and Healing may be cast at any time; the Amulet forbids casting."""
    free = casters(character={"ana": "wizard"}, spells={"ana": ["healing"]}, life={"ana": 1})
    bound = casters(
        character={"ana": "wizard"}, spells={"ana": ["healing"]}, life={"ana": 1}, objects={"ana": ["amulet"]}
    )

    assert free.offers("ana", "cast healing seat-0")
    assert not bound.offers("ana", "cast healing seat-0")
    assert bound.why_not("ana", "cast healing seat-0") == "TAL-GOLDEN-03"


@clause("TAL-GOLDEN-03")
def test_a_forbidden_ability_is_not_offered() -> None:
    """Nobody is assassinated on the Crown of Command."""
    elsewhere = duel("assassin", "dwarf", where="fields_1")
    elsewhere.act("ana", "attack seat-1", "assassinate")
    crown = duel("assassin", "dwarf", where="crown_of_command", death_final=True, dice=[1, 2])
    crown.act("ana", "attack seat-1")

    assert elsewhere.saw("assassinates", seat=0)
    assert not crown.saw("assassinates")
    assert crown.scores() == (3 + 1, 3 + 2)


@clause("TAL-GOLDEN-05", "TAL-GOLDEN-06")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_the_troll_regenerates_with_a_natural_6_only(roll: int) -> None:
    table = to_move("fields_1", roll, who="troll", life={"ana": 2})

    assert table.offers("ana", "regenerate") is (roll == 6)


@clause("TAL-GOLDEN-07")
def test_nothing_is_gained_from_an_empty_supply_until_something_comes_back() -> None:
    """All four Talismans are out: the Temple gives none. With one in the stack it does."""
    gone = {"bob": ["stack_talisman"] * 4}
    table = meet(where="temple", dice=[4, 6], objects=gone)
    assert table.of("objects", "ana") == []

    back = meet(where="temple", dice=[4, 6], objects={"bob": ["stack_talisman"] * 3})
    assert back.of("objects", "ana") == ["stack_talisman"]


@clause("TAL-GOLDEN-07", "TAL-COMP-16")
def test_even_a_toad_needs_its_card() -> None:
    table = lay_out(
        6,
        character={"ana": "sorceress"},
        spells={"ana": ["random"]},
        fate=dict.fromkeys(["ana", "bob", "cem", "dan", "eva", "fay"], 0),
        toad=dict.fromkeys(["bob", "cem", "dan", "eva"], 2),
        dice=[1],
    )
    table.choose("ana", "cast random seat-5")

    assert table.of("toad", "fay") == 0


@clause("TAL-GOLDEN-09")
def test_change_is_made_for_everybody_so_that_nobody_can_hoard_small_cones() -> None:
    """Bob's 20 points are four large cones, so 32 small ones are free for Ana."""
    table = meet(where="crags", dice=[6], strength={"ana": 51, "bob": 20})

    assert table.of("strength", "ana") == 52
    assert table.open()["supply"]["strength"] == 0
