"""Alignment: chapter TAL-ALIGN, TAL-Q82, TAL-Q83. Forbidden cards are a scenario file too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import LaidTable, lay_out, meet


def with_the_mystic(roll: int, who: str = "warrior", **position: Any) -> LaidTable:
    """Ana asks the Mystic: 1 makes her evil, 4 good."""
    table = meet(where="village", who=who, dice=[roll], **position)
    table.act("ana", "visit mystic")
    return table


@clause("TAL-ALIGN-02")
@pytest.mark.parametrize(("roll", "alignment"), [(1, "evil"), (2, "neutral"), (3, "neutral"), (4, "good")])
def test_encounters_can_change_alignment(roll: int, alignment: str) -> None:
    assert with_the_mystic(roll).of("alignment", "ana") == alignment


@clause("TAL-ALIGN-02")
def test_a_special_ability_can_change_alignment() -> None:
    druid = lay_out(character={"ana": "druid"})
    druid.choose("ana", "realign good")

    assert druid.of("alignment", "ana") == "good"
    assert lay_out(character={"ana": "warrior"}).why_not("ana", "realign good") is not None


@clause("TAL-ALIGN-03", "TAL-Q82")
def test_a_change_takes_an_alignment_card() -> None:
    table = with_the_mystic(4)

    assert table.open()["supply"]["alignment_cards"] == 3
    assert table.saw("realigned", seat=0, alignment="good")


@clause("TAL-ALIGN-03", "TAL-Q82")
def test_the_card_is_turned_over_for_another_change() -> None:
    """A Druid who is good becomes evil: it is still one card, so it works with none left in the supply."""
    table = lay_out(
        6,
        character={"ana": "druid", "bob": "elf", "cem": "monk", "dan": "priest"},
        alignment={"ana": "good", "bob": "evil", "cem": "evil", "dan": "evil"},
    )
    table.choose("ana", "realign evil")

    assert table.of("alignment", "ana") == "evil"
    assert table.open()["supply"]["alignment_cards"] == 0


@clause("TAL-ALIGN-04", "TAL-Q82")
def test_back_to_the_printed_one_the_card_is_returned() -> None:
    table = with_the_mystic(4, who="elf", alignment={"ana": "evil"})

    assert table.of("alignment", "ana") == "good"
    assert table.open()["supply"]["alignment_cards"] == 4


@clause("TAL-Q82")
def test_with_no_card_left_nobody_changes_away_from_the_printed_one() -> None:
    others = {"bob": "evil", "cem": "evil", "dan": "evil", "eva": "evil"}
    who = {"bob": "elf", "cem": "monk", "dan": "priest", "eva": "minstrel"}
    table = with_the_mystic(4, players=5, character=who, alignment=others)
    assert table.of("alignment", "ana") == "neutral"

    druid = lay_out(5, character={**who, "ana": "druid"}, alignment=others)
    assert not druid.offers("ana", "realign")


@clause("TAL-Q82")
def test_only_the_druid_can_become_neutral_by_going_back() -> None:
    table = lay_out(character={"ana": "druid"}, alignment={"ana": "good"})

    assert table.options("ana") == ["realign neutral", "realign evil", "decline"]


@clause("TAL-ALIGN-05")
def test_alignment_changes_once_per_turn() -> None:
    """Ana, made evil this turn, is not made good in the same turn."""
    table = with_the_mystic(4, realigned={"ana": True}, alignment={"ana": "evil"})

    assert table.of("alignment", "ana") == "evil"
    assert not table.saw("realigned")


@clause("TAL-ALIGN-05")
def test_who_has_become_evil_is_not_made_good_in_the_same_turn() -> None:
    """After Mephistopheles a Magic Portal leads to the Village, where the Mystic rolls a 4."""
    table = meet("mephistopheles", "magic_portal", dice=[2, 4])
    table.act("ana", "pass through", "visit mystic")

    assert table.of("alignment", "ana") == "evil"
    assert [told["alignment"] for told in table.all_of("realigned")] == ["evil"]


@clause("TAL-ALIGN-05")
def test_the_druid_as_often_as_he_likes() -> None:
    table = lay_out(character={"ana": "druid"})
    table.choose("ana", "realign good", "realign evil", "realign neutral", "realign good")

    assert table.of("alignment", "ana") == "good"


@clause("TAL-ALIGN-05", "TAL-TOAD-15")
def test_a_druid_who_is_a_toad_has_lost_that_ability() -> None:
    table = lay_out(character={"ana": "druid"}, toad={"ana": 2})

    assert not table.offers("ana", "realign")


@clause("TAL-Q83")
def test_a_new_turn_is_a_new_chance() -> None:
    """Bob was changed in Ana's turn. In his own the Mystic makes him good again."""
    table = lay_out(
        character={"ana": "warrior", "bob": "elf"},
        place={"ana": "city", "bob": "fields_3"},
        moment="end",
        fate={"ana": 0, "bob": 0},
        alignment={"bob": "evil"},
        realigned={"bob": True},
        dice=[1, 4],
    )
    table.choose("bob", "go village", "visit mystic")

    assert table.of("alignment", "bob") == "good"


@clause("TAL-Q83")
def test_changing_to_the_same_alignment_is_not_a_change() -> None:
    table = with_the_mystic(4, who="elf")

    assert table.of("realigned", "ana") is False
    assert not table.saw("realigned")


FORBIDDEN = [("holy_grail", "evil"), ("holy_lance", "evil"), ("runesword", "good")]


@clause("TAL-ALIGN-06", "TAL-ALIGN-07")
@pytest.mark.parametrize(("card", "alignment"), FORBIDDEN)
def test_what_is_now_forbidden_is_ditched_at_once(card: str, alignment: str) -> None:
    table = with_the_mystic(1 if alignment == "evil" else 4, objects={"ana": [card, "cross"]})

    assert table.of("objects", "ana") == ["cross"]
    assert table.cards("village") == [card]
    assert table.saw("ditched", seat=0, card=card)


@clause("TAL-ALIGN-06")
@pytest.mark.parametrize(("card", "alignment"), FORBIDDEN)
def test_a_card_ditched_as_forbidden_cannot_be_taken_up_again(card: str, alignment: str) -> None:
    table = with_the_mystic(1 if alignment == "evil" else 4, objects={"ana": [card]})

    assert not table.offers("ana", f"take {card}")
    assert table.why_not("ana", f"take {card}") == "TAL-OWN-08"


@clause("TAL-ALIGN-06")
@pytest.mark.parametrize(("card", "alignment"), FORBIDDEN)
def test_what_is_allowed_stays(card: str, alignment: str) -> None:
    table = with_the_mystic(4 if alignment == "evil" else 1, objects={"ana": [card]})

    assert table.of("objects", "ana") == [card]


@clause("TAL-ALIGN-06")
def test_the_druid_ditches_them_before_he_can_change_back() -> None:
    """Good for a moment he loses the Runesword, and it stays on the space."""
    table = lay_out(character={"ana": "druid"}, place={"ana": "city"}, objects={"ana": ["runesword"]})
    table.choose("ana", "realign good", "realign neutral")

    assert table.of("objects", "ana") == []
    assert table.cards("city") == ["runesword"]


@clause("TAL-ALIGN-06", "TAL-SPELL-07")
def test_with_the_grail_goes_its_craft() -> None:
    """A fallen Spell limit is settled as well: the Monk's Craft is 4 with the Grail, and 3 without."""
    table = casters(
        character={"ana": "monk"},
        place={"ana": "village"},
        objects={"ana": ["holy_grail"]},
        spells={"ana": ["hex", "nullify"]},
        moment="space",
        dice=[1],
    )
    table.act("ana", "visit mystic")

    assert table.of("total_craft", "ana") == 3
    assert table.occasion() == "excess_spells"


@clause("TAL-ALIGN-03", "TAL-ALIGN-04")
@pytest.mark.parametrize("gone", [[], ["bob"], ["bob", "cem"]])
def test_no_alignment_card_lies_beside_those_who_have_no_character(gone: list[str]) -> None:
    table = lay_out(4, moment="turn", character=dict.fromkeys(gone, "none"))

    assert table.open()["supply"]["alignment_cards"] == 4
