"""Missing turns: TAL-MISS-01, TAL-MISS-02, TAL-MISS-03, with TAL-Q84 and TAL-Q85."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import lay_out, meet


@clause("TAL-MISS-01", "TAL-MISS-03")
def test_the_turn_ends_at_once_and_the_next_is_missed() -> None:
    """The Tavern's 1; the Sword that lay there was refused before, so no card is left to resolve."""
    table = meet("sword", where="tavern", dice=[1], fate={"bob": 0})
    table.choose("ana", "leave rest")

    assert table.of("missed", "ana") == 1
    assert table.cards("tavern") == ["sword"]
    assert table.asked() == "bob"


@clause("TAL-MISS-03")
def test_the_missed_turn_is_the_next_one() -> None:
    table = meet(where="tavern", dice=[1], missed={"bob": 2}, fate={"ana": 0})

    assert table.saw("missed_turn", seat=0)
    assert [told["seat"] for told in table.all_of("missed_turn")] == [1, 0, 1]
    assert table.asked() == "ana"
    assert table.of("missed", "ana") == 0


@clause("TAL-MISS-03")
def test_only_turns_that_are_played_are_counted() -> None:
    """Bob misses his; the next is Ana's."""
    table = lay_out(moment="end", missed={"bob": 1})
    table.let_pass()

    assert table.all_of("turn_begins") == [{"event": "turn_begins", "seat": 0}]
    assert table.state.turns == 1


@clause("TAL-MISS-01", "TAL-MISS-02")
@pytest.mark.parametrize("left", ["goblin", "healer", "market", "sword", "maiden"])
def test_with_cards_still_to_resolve_this_turn_is_the_missed_one(left: str) -> None:
    table = meet("storm", left, where="ruins", place={"bob": "castle"})
    table.let_pass("before_card")

    assert table.of("missed", "ana") == 0
    assert table.cards("ruins") == [left]
    assert table.saw("turn_begins", seat=1)
    assert not table.saw("fight_begins")


@clause("TAL-MISS-02", "TAL-PURCHASE-02", "TAL-Q84")
@pytest.mark.parametrize("left", ["purchase_helmet", "purchase_mule", "stack_talisman"])
def test_purchase_and_talisman_cards_are_to_be_resolved_like_adventure_cards(left: str) -> None:
    table = meet("storm", left, where="ruins", place={"bob": "castle"})
    table.let_pass("before_card")

    assert table.of("missed", "ana") == 0
    assert table.cards("ruins") == [left]
    assert table.saw("turn_begins", seat=1)


@clause("TAL-MISS-03", "TAL-PURCHASE-02")
def test_a_purchase_card_refused_before_a_place_is_not_to_be_resolved_any_more() -> None:
    table = meet("cave", "purchase_sword", where="ruins", dice=[3])
    table.choose("ana", "leave rest")

    assert table.of("missed", "ana") == 1


@clause("TAL-MISS-02", "TAL-MISS-03")
@pytest.mark.parametrize(
    ("cards", "alignment"),
    [(["storm"], "good"), (["storm", "holy_grail"], "evil"), (["storm", "hex"], "good")],
)
def test_what_he_cannot_take_is_not_to_be_resolved(cards: list[str], alignment: str) -> None:
    table = meet(*cards, where="fields_1", alignment={"ana": alignment}, place={"bob": "castle"})
    table.let_pass("before_card")

    assert table.of("missed", "ana") == 1


@clause("TAL-MISS-03")
def test_places_are_the_last_so_nothing_is_left_after_them() -> None:
    """The Cave's 3 makes her miss a turn; the Sword's number came before."""
    table = meet("cave", "sword", where="ruins", dice=[3])
    table.choose("ana", "leave rest")

    assert table.of("missed", "ana") == 1
    assert table.cards("ruins") == ["cave", "sword"]


@clause("TAL-MISS-02", "TAL-MISS-03")
def test_an_enemy_killed_together_with_another_is_not_to_be_resolved_any_more() -> None:
    """Bear and Ape fight as one and both become trophies; then the Cave's 3 makes her miss a turn."""
    table = meet("cave", "bear", "ape", "sword", where="ruins", strength={"ana": 9}, dice=[6, 1, 1, 3])
    table.choose("ana", "leave rest")

    assert table.trophies("ana") == ["ape", "bear"]
    assert table.of("missed", "ana") == 1
    assert table.cards("ruins") == ["cave", "sword"]


@clause("TAL-MISS-02")
def test_the_next_turn_is_then_played() -> None:
    table = meet("storm", "goblin", where="ruins", missed={"bob": 1}, fate={"ana": 0}, dice=[1])
    table.until("way")

    assert table.asked() == "ana"
    assert [told["seat"] for told in table.all_of("missed_turn")] == [1]


@clause("TAL-Q84")
def test_everybody_else_misses_the_next_turn() -> None:
    """The Storm strikes everyone in the Region; the drawer, with a card left, has missed this one."""
    table = meet(
        "storm",
        "goblin",
        where="ruins",
        players=3,
        place={"bob": "city", "cem": "temple"},
        fate={"cem": 0},
        dice=[3],
    )
    table.until("way")

    assert [told["seat"] for told in table.all_of("misses_turn")] == [1]
    assert [told["seat"] for told in table.all_of("missed_turn")] == [1]
    assert table.asked() == "cem"


@clause("TAL-Q84")
def test_further_missed_turns_are_added() -> None:
    """One turn was to be missed already; only one is saved by a card that is left."""
    table = meet("storm", "goblin", where="ruins", missed={"ana": 1}, place={"bob": "castle"})
    table.let_pass("before_card")

    assert table.of("missed", "ana") == 1


@clause("TAL-Q85")
def test_in_a_missed_turn_nothing_is_done() -> None:
    table = lay_out(
        moment="end",
        active="bob",
        missed={"ana": 1},
        character={"ana": "sorceress"},
        spells={"ana": ["acquisition"]},
        trophies={"ana": ["dragon"]},
        fate={"bob": 0},
        dice=[1],
    )

    assert table.saw("missed_turn", seat=0)
    assert not table.saw("turn_begins", seat=0)
    assert table.trophies("ana") == ["dragon"]
    table.until("way")
    assert table.asked() == "bob"


@clause("TAL-Q85")
def test_a_character_who_misses_a_turn_still_casts_in_those_of_others() -> None:
    table = casters(active="bob", missed={"ana": 2}, spells={"ana": ["random"]}, dice=[5])
    table.act("ana", "cast random seat-1")

    assert table.of("strength", "bob") == 1
    assert table.of("missed", "ana") == 2


@clause("TAL-Q85")
def test_a_character_who_misses_a_turn_is_still_affected_by_others() -> None:
    table = casters(active="bob", missed={"ana": 1}, spells={"bob": ["random"]}, dice=[6])
    table.choose("bob", "cast random seat-0")

    assert table.of("life", "ana") == 5


@clause("TAL-Q85", "TAL-Q110")
def test_the_place_of_a_missed_turn_in_the_order_still_counts() -> None:
    """The Blizzard that Ana caused is over when her missed turn comes."""
    table = casters(
        active="bob",
        moment="end",
        missed={"ana": 1},
        beside=["blizzard"],
        lasting=[{"effect": "blizzard", "by": "ana", "left": 1}],
        dice=[1],
    )
    table.until("way")

    assert table.saw("missed_turn", seat=0)
    assert table.open()["lasting"] == []
    assert table.open()["adventure_discard"] == ["blizzard"]
