"""Ditching: TAL-DITCH-01, TAL-DITCH-02, TAL-DITCH-03, TAL-Q61."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import duel, lay_out, meet

BELONGINGS: dict[str, Any] = {
    "objects": {"ana": ["sword", "purchase_axe", "stack_talisman"]},
    "followers": {"ana": ["guide", "purchase_mule"]},
}


@clause("TAL-DITCH-01")
def test_any_number_of_objects_and_followers() -> None:
    table = lay_out(place={"ana": "fields_1"}, **BELONGINGS)
    table.choose("ana", "ditch sword", "ditch guide", "ditch purchase_axe")

    assert table.of("objects", "ana") == ["stack_talisman"]
    assert table.of("followers", "ana") == ["purchase_mule"]
    assert table.cards("fields_1") == ["sword", "guide", "purchase_axe"]


@clause("TAL-DITCH-01")
def test_nobody_has_to_ditch() -> None:
    table = lay_out(place={"ana": "fields_1"}, **BELONGINGS)
    table.choose("ana", "decline")

    assert table.of("objects", "ana") == BELONGINGS["objects"]["ana"]


@clause("TAL-DITCH-01", "TAL-Q33")
@pytest.mark.parametrize(
    ("moment", "window"),
    [("turn", "turn_start"), ("landed", "after_move"), ("space", "before_card"), ("end", "turn_end")],
)
def test_between_the_steps_of_his_own_turn(moment: str, window: str) -> None:
    table = lay_out(
        character={"ana": "warrior"},
        place={"ana": "fields_1"},
        cards={"fields_1": ["healer"]},
        moment=moment,
        objects={"ana": ["sword"]},
    )

    assert table.occasion() == window
    assert table.offers("ana", "ditch sword")


@clause("TAL-DITCH-01")
def test_in_the_turn_of_another_too() -> None:
    table = lay_out(
        active="bob", character={"bob": "troll"}, place={"ana": "crags"}, objects={"ana": ["sword"]}
    )
    assert table.occasion() == "turn_start"
    table.choose("ana", "ditch sword")

    assert table.cards("crags") == ["sword"]


@clause("TAL-Q33")
def test_nothing_is_ditched_in_answer_to_an_attack() -> None:
    table = duel("warrior", "dwarf", objects={"ana": ["axe"], "bob": ["sword"]})
    table.act("ana", "attack seat-1")
    assert table.occasion() == "before_character"

    assert table.options("ana") == ["ditch axe", "decline"]
    assert table.why_not("bob", "ditch sword") == "TAL-Q33"


@clause("TAL-DITCH-01", "TAL-Q33")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        *((card, ["bob", "cem"]) for card in ("blizzard", "evil_darkness", "magical_vortex", "market_day")),
        *((card, ["bob"]) for card in ("pestilence", "siren", "storm")),
        *((card, []) for card in ("angel", "book_of_spells", "raiders", "bear", "healer", "shrine")),
    ],
)
def test_before_events_that_concern_them_others_may_ditch(card: str, asked: list[str]) -> None:
    """Bob is in ana's Region, cem in another one."""
    table = meet(
        card,
        players=3,
        place={"bob": "hills_1", "cem": "temple"},
        objects={"bob": ["sword"], "cem": ["axe"]},
        dice=[1, 6],
    )

    assert table.let_pass("before_card") == asked


@clause("TAL-ALIGN-05", "TAL-Q33")
def test_the_druid_becomes_evil_before_the_darkness_another_has_drawn() -> None:
    table = meet("evil_darkness", players=3, character={"bob": "druid", "cem": "elf"})
    table.act("bob", "realign evil")
    table.let_pass()

    assert table.of("missed", "bob") == 0
    assert table.saw("misses_turn", seat=2)


@clause("TAL-Q33")
def test_nothing_is_ditched_inside_an_effect() -> None:
    """Bob cannot throw away what the Thief is about to take."""
    table = duel("thief", "dwarf", objects={"bob": ["sword"]})
    table.act("ana", "rob seat-1")

    assert table.asked() == "ana"
    assert table.why_not("bob", "ditch sword") == "TAL-Q33"


@clause("TAL-DITCH-01")
def test_what_he_does_not_have_cannot_be_ditched() -> None:
    table = lay_out(objects={"ana": ["sword"], "bob": ["axe"]})

    assert table.why_not("ana", "ditch axe") == "TAL-OWN-01"


@clause("TAL-DITCH-02")
@pytest.mark.parametrize("card", ["sword", "guide", "stack_talisman"])
def test_a_ditched_card_cannot_be_taken_up_again_in_the_same_turn(card: str) -> None:
    table = lay_out(
        character={"ana": "warrior"},
        place={"ana": "fields_1"},
        moment="landed",
        adventure_deck=["bag_of_gold"],
        cards={"fields_1": ["axe"]},
        **BELONGINGS,
    )
    table.choose("ana", f"ditch {card}")
    table.until("looting")

    assert table.options("ana") == ["take axe", "leave rest"]
    assert table.why_not("ana", f"take {card}") == "TAL-DITCH-02"
    assert table.view("bob")["ditched"] == [card]


@clause("TAL-DITCH-02")
def test_another_copy_of_a_ditched_card_can_be_taken() -> None:
    """Ana ditches her Sword where another one lies."""
    table = lay_out(
        character={"ana": "warrior"},
        place={"ana": "fields_1"},
        moment="landed",
        cards={"fields_1": ["sword"]},
        objects={"ana": ["sword"]},
    )
    table.choose("ana", "ditch sword")
    table.act("ana", "take sword")

    assert table.of("objects", "ana") == ["sword"]
    assert not table.offers("ana", "take sword")


@clause("TAL-DITCH-02")
def test_what_another_has_ditched_can_be_taken_in_the_same_turn() -> None:
    table = lay_out(
        character={"ana": "warrior", "bob": "troll"},
        place={"ana": "fields_1", "bob": "hills_1"},
        fate={"ana": 0, "bob": 0},
        objects={"bob": ["sword"]},
        moment="turn",
        dice=[1],
    )
    table.choose("bob", "ditch sword")
    table.act("ana", "go hills_1", "meet space", "take sword")

    assert table.of("objects", "ana") == ["sword"]


@clause("TAL-DITCH-02")
def test_in_a_later_turn_it_can() -> None:
    """In the turn in which Ana ditched it she cannot have it, in the next one she can."""
    table = lay_out(
        character={"ana": "warrior", "bob": "troll"},
        place={"ana": "fields_1", "bob": "crags"},
        fate={"ana": 0, "bob": 0},
        objects={"ana": ["sword"]},
        cards={"hills_1": ["cross"]},
        adventure_deck=["bag_of_gold"] * 4,
        dice=[1, 6, 1, 6, 1, 6],
    )
    table.act("ana", "go hills_1")
    table.until("after_move")
    table.choose("ana", "ditch sword")
    table.act("ana", "leave rest")
    table.act("bob", "regenerate")
    table.act("ana", "go fields_1")
    while not table.offers("ana", "go hills_1"):
        keys = table.options(table.asked())
        table.choose(table.asked(), "decline" if "decline" in keys else keys[0])
    table.act("ana", "go hills_1", "take sword")

    assert table.of("objects", "ana")[-1] == "sword"


@clause("TAL-DITCH-03", "TAL-PURCHASE-02")
@pytest.mark.parametrize("card", ["stack_talisman", "purchase_axe", "purchase_mule"])
def test_talismans_and_purchase_cards_can_be_ditched_too(card: str) -> None:
    table = lay_out(place={"ana": "fields_1"}, **BELONGINGS)
    table.choose("ana", f"ditch {card}")

    assert table.cards("fields_1") == [card]


@clause("TAL-Q61")
def test_nothing_is_picked_up_in_another_players_turn() -> None:
    """Ana stands where Bob's Sword lies; in Bob's turn she is not asked about it."""
    table = lay_out(
        character={"ana": "warrior", "bob": "troll"},
        place={"ana": "crags", "bob": "crags"},
        objects={"bob": ["sword"]},
        active="bob",
    )
    table.choose("bob", "ditch sword")

    assert table.cards("crags") == ["sword"]
    assert not table.offers("ana", "take sword")
    assert table.why_not("ana", "take sword") is not None
