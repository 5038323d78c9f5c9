"""The abilities of Druid, Prophetess, Sorceress and Wizard, and the prayers of Monk and Priest.

TAL-PSY-02, TAL-TOAD-15, TAL-Q26, TAL-Q33, TAL-Q82, TAL-Q83, TAL-Q112, TAL-Q114, TAL-Q118
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet, start


@clause("TAL-SETUP-11")
def test_how_many_spells_each_begins_with() -> None:
    """Every character of the box, as seeds deal them."""
    found: dict[str, int] = {}
    for seed in range(12):
        table = start(6, seed=seed)
        for player in table.seats:
            character = table.of("character", player)
            assert found.setdefault(character, table.of("spell_count", player)) == table.of(
                "spell_count", player
            )

    assert found.pop("wizard") == 2
    casters = {"druid", "priest", "prophetess", "sorceress"}
    assert {name: number for name, number in found.items() if number} == dict.fromkeys(casters, 1)
    assert len(found) == 13


# The Druid


def druid(**fields: Any) -> LaidTable:
    return lay_out(character={"ana": "druid"}, **({"place": {"ana": "tavern"}, "moment": "turn"} | fields))


@clause("TAL-ALIGN-05", "TAL-Q83")
def test_the_druid_changes_alignment_as_often_as_he_likes() -> None:
    table = druid()
    table.choose("ana", "realign good", "realign evil", "realign neutral", "realign good")

    assert table.of("alignment", "ana") == "good"
    assert not table.offers("ana", "realign good"), "he has one alignment at a time"


@clause("TAL-ALIGN-05", "TAL-TOAD-15")
def test_nobody_else_does_so_at_will() -> None:
    for fields in ({"character": {"ana": "elf"}}, {"character": {"ana": "druid"}, "toad": {"ana": 2}}):
        table = lay_out(moment="turn", **fields)
        assert table.why_not("ana", "realign evil") == "TAL-ALIGN-05"
        assert not table.offers("ana", "realign")


@clause("TAL-Q33")
def test_the_druid_may_change_before_a_space_takes_effect() -> None:
    """The Graveyard would cost a good character a Life; an evil one may pray."""
    table = meet(who="druid", where="graveyard", alignment={"ana": "good"}, fate={"ana": 4})
    table.until("before_space")
    table.choose("ana", "realign evil")
    table.let_pass("before_space")

    assert table.of("life", "ana") == 4
    assert table.saw("rolled", seat=0)


@clause("TAL-Q33")
def test_the_druid_does_not_change_inside_a_fight() -> None:
    table = meet("bear", who="druid", objects={"ana": ["potion_of_strength"]})
    table.until("before_attack")

    assert table.why_not("ana", "realign good") == "TAL-ALIGN-05"


@clause("TAL-ALIGN-06")
def test_what_the_new_alignment_forbids_is_dropped_at_once() -> None:
    table = druid(objects={"ana": ["holy_lance", "runesword"]})
    table.choose("ana", "realign good")

    assert table.of("objects", "ana") == ["holy_lance"]
    assert table.cards("tavern") == ["runesword"]


@clause("TAL-Q82")
def test_without_an_alignment_card_he_stays_neutral() -> None:
    """Four others are away from what is printed, so no card is left."""
    others = {"bob": "dwarf", "cem": "thief", "dan": "troll", "eva": "warrior"}
    table = lay_out(
        5,
        character={"ana": "druid"} | others,
        alignment=dict.fromkeys(others, "evil"),
        objects={"ana": ["sword"]},
        moment="turn",
    )

    assert not table.offers("ana", "realign")


@clause("TAL-SPELL-06")
@pytest.mark.parametrize("where", ["woods_1", "woods_2", "woods_3", "middle_woods"])
def test_on_woods_he_may_draw_spells_up_to_his_limit(where: str) -> None:
    table = druid(place={"ana": where}, moment="landed")
    assert table.options("ana") == ["gain spells", "gain no spell"]
    table.choose("ana", "gain spells")

    assert table.of("spell_count", "ana") == 2


@clause("TAL-SPELL-01")
def test_elsewhere_he_gains_none_although_he_could_hold_them() -> None:
    table = druid(place={"ana": "fields_1"}, moment="landed")

    assert not table.offers("ana", "gain spells")
    assert table.why_not("ana", "gain spells") == "TAL-SPELL-01"


@clause("TAL-SPELL-01")
def test_the_druid_may_take_no_spells_in_the_woods() -> None:
    table = druid(place={"ana": "woods_1"}, moment="landed")
    table.choose("ana", "gain no spell")

    assert table.of("spell_count", "ana") == 0


@clause("TAL-Q69")
def test_at_his_limit_he_is_not_asked() -> None:
    table = druid(place={"ana": "woods_1"}, moment="landed", spells={"ana": ["hex", "random"]})

    assert not table.offers("ana", "gain")
    assert table.why_not("ana", "gain spells") == "TAL-Q69"


@clause("TAL-SPELL-06", "TAL-TOAD-15")
@pytest.mark.parametrize(
    "fields",
    [
        {"place": {"ana": "forest"}},
        {"place": {"ana": "fields_1"}},
        {"place": {"ana": "woods_1"}, "toad": {"ana": 2}},
        {"place": {"ana": "woods_1"}, "character": {"ana": "elf"}},
    ],
)
def test_no_spells_come_from_the_woods_elsewhere_to_a_toad_or_to_others(fields: dict[str, Any]) -> None:
    table = lay_out(**({"character": {"ana": "druid"}, "moment": "landed"} | fields))

    assert not table.offers("ana", "gain")
    assert table.of("spell_count", "ana") == 0


@clause("TAL-SPELL-06")
def test_starting_a_turn_on_woods_is_not_a_landing() -> None:
    table = druid(place={"ana": "woods_1"})

    assert not table.offers("ana", "gain")
    assert table.of("spell_count", "ana") == 0


# Prayers


@clause("TAL-Q114")
@pytest.mark.parametrize("who", ["monk", "priest"])
@pytest.mark.parametrize(
    ("where", "cards", "dice", "gained"),
    [
        ("chapel", [], [4], ("life", 1)),
        ("temple", [], [5, 5], ("fate", 2)),
        ("fields_1", ["shrine"], [2], ("gold", 1)),
    ],
)
def test_monk_and_priest_may_add_1_when_praying(
    who: str, where: str, cards: list[str], dice: list[int], gained: tuple[str, int]
) -> None:
    table = meet(*cards, who=who, where=where, dice=dice)
    what, amount = gained
    before = table.of(what, "ana")
    table.act("ana", "add one")

    assert table.of(what, "ana") == before + amount


@clause("TAL-Q114")
def test_at_the_graveyard_too_if_they_have_become_evil() -> None:
    table = meet(who="monk", where="graveyard", alignment={"ana": "evil"}, fate={"ana": 5}, dice=[4])
    table.act("ana", "keep roll", "add one")

    assert table.of("fate", "ana") == 6


@clause("TAL-Q114", "TAL-OWN-03")
def test_monk_and_priest_need_not_add_to_a_prayer() -> None:
    table = meet(who="monk", where="chapel", dice=[4])
    table.choose("ana", "add nothing")

    assert table.of("life", "ana") == 4


@clause("TAL-Q114")
@pytest.mark.parametrize(("where", "dice"), [("chapel", [6]), ("temple", [6, 6])])
def test_nothing_is_added_beyond_the_last_row(where: str, dice: list[int]) -> None:
    table = meet(who="monk", where=where, dice=dice)

    assert table.why_not("ana", "add one") == "TAL-Q114"
    assert not table.saw("added_one")


@clause("TAL-Q114", "TAL-FATE-01")
def test_the_addition_comes_after_a_reroll() -> None:
    table = meet(who="monk", where="chapel", fate={"ana": 1}, dice=[1, 4])
    table.choose("ana", "reroll first", "add one")

    assert table.of("life", "ana") == 5


@clause("TAL-Q114", "TAL-TOAD-15")
@pytest.mark.parametrize("fields", [{"who": "elf"}, {"who": "monk", "toad": {"ana": 2}}])
def test_nobody_else_adds_to_a_prayer(fields: dict[str, Any]) -> None:
    table = meet(where="chapel", dice=[4], **fields)

    assert not table.offers("ana", "add one")
    assert table.of("life", "ana") == 4


@clause("TAL-Q114")
def test_monk_and_priest_add_to_no_other_roll() -> None:
    table = meet(who="monk", where="forest", dice=[5])

    assert not table.offers("ana", "add one")
    assert table.of("craft", "ana") == 0


# The Prophetess


@clause("TAL-Q118")
@pytest.mark.parametrize("who", ["prophetess", "wizard"])
def test_prophetess_and_wizard_draw_a_spell_when_the_last_one_is_cast(who: str) -> None:
    table = lay_out(
        character={"ana": who},
        spells={"ana": ["temporal_warp"]},
        spell_deck=["hex"],
        moment="turn",
    )
    table.choose("ana", "cast temporal_warp")

    assert table.of("spells", "ana") == ["hex"]


@clause("TAL-Q118")
@pytest.mark.parametrize("who", ["prophetess", "wizard"])
def test_no_new_spell_is_drawn_while_another_is_left(who: str) -> None:
    table = lay_out(
        character={"ana": who},
        spells={"ana": ["temporal_warp", "hex"]},
        moment="turn",
    )
    table.choose("ana", "cast temporal_warp")

    assert table.of("spells", "ana") == ["hex"]


@clause("TAL-Q118")
def test_others_draw_no_new_spell_for_the_last_one() -> None:
    table = lay_out(character={"ana": "sorceress"}, spells={"ana": ["temporal_warp"]}, moment="turn")
    table.choose("ana", "cast temporal_warp")

    assert table.of("spell_count", "ana") == 0


@clause("TAL-Q118")
def test_nothing_is_drawn_for_spells_that_were_not_cast() -> None:
    table = meet("magical_vortex", who="wizard", spells={"ana": ["hex", "random"]})
    table.let_pass("before_card")
    assert table.of("spell_count", "ana") == 0

    table = lay_out(
        character={"ana": "sorceress", "bob": "wizard"},
        spells={"ana": ["nullify"], "bob": ["hex"]},
        moment="turn",
    )
    table.choose("ana", "cast nullify seat-1")
    assert table.of("spell_count", "bob") == 0


@clause("TAL-TOAD-15", "TAL-GOLDEN-02")
@pytest.mark.parametrize(("who", "hands"), [("prophetess", [1, 2]), ("monk", [])])
def test_only_the_prophetess_looks_at_the_other_hands_when_she_is_herself_again(
    who: str, hands: list[int]
) -> None:
    table = lay_out(
        3,
        character={"ana": who, "bob": "wizard", "cem": "sorceress"},
        toad={"ana": 1},
        spells={"ana": ["hex"], "bob": ["nullify"], "cem": ["random"]},
        moment="end",
    )
    table.let_pass("turn_end")

    assert table.saw("turned_back", seat=0)
    assert [told["holder"] for told in table.all_of("saw_spell")] == hands
    assert (table.view("ana")["spells"]["cem"] == ["random"]) == (who == "prophetess")


@clause("TAL-SPELL-04", "TAL-GOLDEN-02")
def test_the_prophetess_sees_the_spells_of_others() -> None:
    table = lay_out(
        3,
        character={"ana": "prophetess", "bob": "wizard", "cem": "sorceress"},
        spells={"ana": ["hex"], "bob": ["nullify", "healing"], "cem": ["random"]},
        moment="turn",
    )

    assert table.view("ana")["spells"] == {"ana": ["hex"], "bob": ["healing", "nullify"], "cem": ["random"]}
    assert table.view("bob")["spells"] == {"ana": "hidden", "bob": ["healing", "nullify"], "cem": "hidden"}


@clause("TAL-SPELL-04", "TAL-GOLDEN-02")
def test_the_prophetess_sees_spells_that_are_gained_later() -> None:
    table = meet("book_of_spells", who="elf", character={"bob": "prophetess"}, spell_deck=["hex", "random"])

    assert table.view("bob")["spells"]["ana"] == ["hex", "random"]


@clause("TAL-TOAD-15")
def test_the_prophetess_sees_no_hands_as_a_toad() -> None:
    table = meet(
        "book_of_spells",
        who="elf",
        character={"bob": "prophetess"},
        toad={"bob": 1},
        missed={"bob": 1},
        spell_deck=["hex", "random"],
    )

    assert table.saw("turned_back", seat=1)
    assert table.view("bob")["spells"]["ana"] == ["hex", "random"]

    table = meet("book_of_spells", who="elf", character={"bob": "prophetess"}, toad={"bob": 2})
    assert table.view("bob")["spells"]["ana"] == "hidden"


@clause("TAL-SPELL-04")
def test_the_prophetess_sees_the_spells_that_were_dealt() -> None:
    seed = next(seed for seed in range(60) if {"prophetess", "wizard"} <= set(_dealt(seed).values()))
    table = start(4, seed=seed)
    by_character = {character: player for player, character in _dealt(seed).items()}

    assert table.view(by_character["prophetess"])["spells"][by_character["wizard"]] != "hidden"
    assert table.view(by_character["wizard"])["spells"][by_character["prophetess"]] == "hidden"


def _dealt(seed: int) -> dict[str, str]:
    table = start(4, seed=seed)
    return {player: table.of("character", player) for player in table.seats}


def drawing(**fields: Any) -> LaidTable:
    """A Prophetess draws two cards in the Ruins."""
    fields = {"character": {"ana": "prophetess"}, "place": {"ana": "ruins"}, "moment": "landed"} | fields
    table = lay_out(**fields)
    table.let_pass("after_move")
    return table


@clause("TAL-GOLDEN-02")
def test_the_prophetess_may_exchange_one_card_that_she_draws() -> None:
    table = drawing(adventure_deck=["dragon", "bag_of_gold", "sword", "bear"])
    assert table.options("ana") == ["replace bag_of_gold", "replace dragon", "keep drawn"]
    table.choose("ana", "replace dragon")

    assert table.cards("ruins") == ["bag_of_gold", "sword"]
    assert table.open()["adventure_discard"] == ["dragon"]
    assert table.occasion() == "looting", "once for a draw, and the new card has to be met"


@clause("TAL-GOLDEN-02")
def test_with_the_orb_she_exchanges_two_different_ones() -> None:
    table = drawing(
        objects={"ana": ["orb_of_knowledge"]},
        adventure_deck=["dragon", "giant", "sword", "axe", "bear"],
    )
    table.choose("ana", "replace dragon")
    assert table.options("ana") == ["replace giant", "keep drawn"], "not the replacement itself"
    table.choose("ana", "replace giant")

    assert sorted(table.cards("ruins")) == ["axe", "sword"]
    assert table.occasion() != "replacement"


@clause("TAL-GOLDEN-02", "TAL-ADV-07")
def test_the_prophetess_chooses_before_anything_is_placed_or_met() -> None:
    table = drawing(adventure_deck=["ghost", "angel", "sword"], life={"ana": 2})
    assert table.occasion() == "replacement"

    assert table.of("life", "ana") == 2
    assert table.cards("ruins") == ["ghost", "angel"]


@clause("TAL-OWN-03", "TAL-TOAD-15")
def test_the_prophetess_may_keep_both_cards_and_as_a_toad_must() -> None:
    table = drawing(adventure_deck=["axe", "bag_of_gold"])
    table.choose("ana", "keep drawn")
    assert table.cards("ruins") == ["axe", "bag_of_gold"]

    table = drawing(adventure_deck=["axe", "bag_of_gold"], toad={"ana": 2})
    assert table.why_not("ana", "replace axe") == "TAL-GOLDEN-02"


@clause("TAL-GOLDEN-02")
def test_nobody_else_exchanges_cards() -> None:
    table = drawing(character={"ana": "elf"}, adventure_deck=["axe", "bag_of_gold"])

    assert table.occasion() == "looting"


# The Sorceress


@clause("TAL-ENC-05", "TAL-Q26")
@pytest.mark.parametrize(
    ("alignment", "lowest"),
    [("good", 6), ("neutral", 5), ("evil", 4)],
)
def test_the_sorceress_beguiles_the_more_easily_the_more_evil(alignment: str, lowest: int) -> None:
    for die in range(1, 7):
        table = duel("sorceress", "dwarf", alignment={"bob": alignment}, objects={"bob": ["ring"]}, dice=[die])
        table.act("ana", "beguile seat-1")
        if die >= lowest:
            assert table.options("ana") == ["take coin", "take object ring"]
            table.choose("ana", "take object ring")
            assert table.of("objects", "ana") == ["ring"]
        else:
            assert table.saw("not_beguiled", seat=0, other=1)
            assert table.of("objects", "bob") == ["ring"]
        table.let_pass("turn_end")
        assert table.open()["active"] == "bob", "it was her encounter"


@clause("TAL-Q38")
def test_fate_may_be_spent_on_beguiling() -> None:
    table = duel("sorceress", "dwarf", fate={"ana": 1}, dice=[1, 6])
    table.act("ana", "beguile seat-1", "reroll first", "take coin")

    assert table.of("gold", "ana") == 2


@clause("TAL-ENC-05", "TAL-Q112")
def test_the_sorceress_lures_a_follower_but_not_every_one() -> None:
    followers = ["guide", "maiden", "unicorn", "princess", "prince", "poltergeist"]
    table = duel("sorceress", "dwarf", followers={"bob": followers})
    table.act("ana", "lure seat-1")
    assert sorted(table.options("ana")) == ["take follower guide", "take follower prince"]
    table.choose("ana", "take follower prince")

    assert table.of("followers", "ana") == ["prince"]
    assert "prince" not in table.of("followers", "bob")


@clause("TAL-ENC-05")
def test_there_is_nobody_to_lure_among_those_she_cannot() -> None:
    table = duel("sorceress", "dwarf", followers={"bob": ["maiden", "unicorn", "princess"]})
    table.until("encounter")

    assert table.why_not("ana", "lure seat-1") == "TAL-ENC-05"


@clause("TAL-Q76", "TAL-Q71")
def test_nobody_is_lured_from_a_character_who_has_become_a_toad_meanwhile() -> None:
    table = duel(
        "sorceress",
        "dwarf",
        players=3,
        character={"cem": "wizard"},
        followers={"bob": ["guide"]},
        spells={"cem": ["random"]},
        dice=[1],
    )
    table.until("encounter")
    table.choose("ana", "lure seat-1")
    table.choose("cem", "cast random seat-1")
    table.let_pass("before_character")

    assert table.cards("fields_1") == ["guide"]
    assert table.occasion() != "luring"
    assert not table.is_over()
    assert table.options(table.asked()) != []


@clause("TAL-ENC-05", "TAL-Q112")
def test_with_the_hag_she_lures_nobody() -> None:
    table = duel("sorceress", "dwarf", followers={"ana": ["cursed_by_a_hag"], "bob": ["guide"]})
    table.until("encounter")

    assert not table.offers("ana", "lure seat-1")


@clause("TAL-ENC-03", "TAL-TOAD-15")
def test_from_afar_or_as_a_toad_she_does_nothing_to_others() -> None:
    table = duel("sorceress", "dwarf", place={"bob": "city"}, objects={"ana": ["sword"]})
    assert table.why_not("ana", "beguile seat-1") == "TAL-ENC-03"

    table = duel("sorceress", "dwarf", toad={"ana": 2}, followers={"bob": ["guide"]})
    table.until("encounter")
    assert table.options("ana") == ["attack seat-1", "meet space"]


@clause("TAL-ENC-05")
def test_nobody_else_beguiles_or_lures() -> None:
    table = duel("wizard", "dwarf", followers={"bob": ["guide"]})
    table.until("encounter")

    assert table.options("ana") == ["attack seat-1", "attack psychically seat-1", "meet space"]


@clause("TAL-ENC-05")
@pytest.mark.parametrize("lady", ["maiden", "princess"])
def test_one_lady_is_enough_for_the_minstrel(lady: str) -> None:
    table = duel("minstrel", "dwarf", followers={"bob": [lady]})
    table.act("ana", "court seat-1", f"take lady {lady}")

    assert table.of("followers", "ana") == [lady]
