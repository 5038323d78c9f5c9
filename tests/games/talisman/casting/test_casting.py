"""Holding and casting Spells in general: chapter TAL-SPELL, and the rulings on it.

What each Spell does is tested in `spells/`; the Wizard on the Cursed Glade is a scenario file.

TAL-Q68, TAL-Q69, TAL-Q70, TAL-Q71, TAL-Q72, TAL-Q73, TAL-Q74, TAL-Q75, TAL-Q116
"""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.talisman.components.printed_cards import CARD, FACES, SPELL_KIND
from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import lay_out, meet

ALL_SPELLS = [face.name for face in FACES if face.kind == SPELL_KIND for _ in range(face.copies)]


def without(*held: str) -> list[str]:
    """All Spell cards but these."""
    rest = list(ALL_SPELLS)
    for name in held:
        rest.remove(name)
    return rest


# Holding


@clause("TAL-SPELL-01", "TAL-SPELL-06")
@pytest.mark.parametrize(
    ("who", "spells"), [("dwarf", 1), ("elf", 2), ("warrior", 0), ("troll", 0), ("thief", 1)]
)
def test_any_character_may_gain_spells_as_far_as_his_craft_allows(who: str, spells: int) -> None:
    table = meet("book_of_spells", who=who)

    assert table.of("spell_count", "ana") == spells


@clause("TAL-SPELL-01")
def test_any_character_may_cast_them() -> None:
    table = lay_out(character={"ana": "dwarf"}, spells={"ana": ["temporal_warp"]}, moment="turn")
    table.choose("ana", "cast temporal_warp")

    assert table.saw("cast", seat=0, spell="temporal_warp")


@clause("TAL-SPELL-02")
def test_a_gained_spell_is_the_top_card_of_the_deck() -> None:
    table = meet("book_of_spells", who="elf", spell_deck=["nullify", "hex", "random"])

    assert table.of("spells", "ana") == ["hex", "nullify"]
    assert table.open()["spell_deck"][0] == "random"


@clause("TAL-SPELL-05")
def test_two_spells_alike_are_one_option() -> None:
    table = lay_out(character={"ana": "wizard"}, spells={"ana": ["random", "random"]}, moment="turn")

    assert len(table.options("ana")) == len(set(table.options("ana")))
    assert table.offers("ana", "cast random seat-1")


@clause("TAL-SPELL-03")
def test_a_used_up_deck_is_rebuilt_from_the_discard_pile() -> None:
    discard = without("hex")
    order = [[CARD.value("nullify")]]
    table = meet("book_of_spells", who="elf", spell_discard=discard, spells={"bob": ["hex"]}, orders=order)

    assert table.saw("new_spell_deck")
    assert "nullify" in table.of("spells", "ana")
    assert table.open()["spell_discard"] == []
    assert table.view(None)["spell_deck_size"] == 23 - 2


@clause("TAL-Q72")
def test_with_deck_and_discard_pile_empty_nothing_is_gained() -> None:
    hands = {"bob": ALL_SPELLS[:12], "cem": ALL_SPELLS[12:]}
    table = meet("book_of_spells", who="elf", players=3, toad={"bob": 2, "cem": 2}, spells=hands)

    assert table.of("spell_count", "ana") == 0


@clause("TAL-SPELL-04")
def test_spells_are_seen_by_their_owner_only() -> None:
    table = meet("book_of_spells", who="dwarf", spell_deck=["hex"], spells={"bob": ["nullify"]})

    assert table.view("ana")["spells"] == {"ana": ["hex"], "bob": "hidden"}
    assert table.view("bob")["spells"] == {"ana": "hidden", "bob": ["nullify"]}
    assert table.view(None)["spells"] == {"ana": "hidden", "bob": "hidden"}
    assert table.view("bob")["spell_count"] == {"ana": 1, "bob": 1}
    assert table.all_of("gained_spell") == [{"event": "gained_spell", "seat": 0}]


@clause("TAL-SPELL-06")
@pytest.mark.parametrize(("craft", "spells"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 3)])
def test_how_many_spells_each_craft_allows(craft: int, spells: int) -> None:
    """The Troll has Craft 1; the rest are counters."""
    table = meet("book_of_spells", who="troll", craft={"ana": craft - 1})

    assert table.of("total_craft", "ana") == craft
    assert table.of("spell_count", "ana") == spells


@clause("TAL-SPELL-06", "TAL-Q05")
def test_total_craft_counts_for_the_limit_with_objects_and_followers() -> None:
    table = meet("book_of_spells", who="troll", objects={"ana": ["ring"]}, followers={"ana": ["maiden"]})
    table.let_pass("before_card")

    assert table.of("total_craft", "ana") == 4
    assert table.of("spell_count", "ana") == 2


@clause("TAL-SPELL-07")
def test_a_character_who_holds_too_many_discards_at_once_what_he_chooses() -> None:
    """The Enchantress takes a Craft counter: from 6 to 5, from three Spells to two."""
    table = meet(
        who="sorceress",
        where="city",
        craft={"ana": 2},
        spells={"ana": ["healing", "hex", "temporal_warp"]},
        dice=[3],
    )
    table.act("ana", "visit enchantress")
    assert table.occasion() == "excess_spells"
    assert sorted(table.options("ana")) == ["discard healing", "discard hex", "discard temporal_warp"]
    assert table.why_not("ana", "cast healing seat-0") == "TAL-SPELL-05"
    table.choose("ana", "discard hex")

    assert table.of("spells", "ana") == ["healing", "temporal_warp"]
    assert table.open()["spell_discard"] == ["hex"]


@clause("TAL-SPELL-08")
def test_nobody_else_may_discard_a_spell() -> None:
    table = casters(spells={"ana": ["hex"]})

    assert not table.offers("ana", "discard")
    assert table.why_not("ana", "discard hex") == "TAL-SPELL-08"


@clause("TAL-Q69")
def test_at_the_limit_no_spell_is_gained_nor_exchanged() -> None:
    table = meet(
        who="sorceress", where="city", spells={"ana": ["healing", "hex"]}, dice=[6], spell_deck=["random"]
    )
    table.act("ana", "visit enchantress")

    assert table.of("spells", "ana") == ["healing", "hex"]
    assert table.open()["spell_deck"][0] == "random"
    assert table.occasion() != "excess_spells"


@clause("TAL-Q69")
def test_below_the_limit_a_spell_is_gained() -> None:
    table = meet(who="sorceress", where="city", spells={"ana": ["healing"]}, dice=[6], spell_deck=["random"])
    table.act("ana", "visit enchantress")

    assert table.of("spells", "ana") == ["healing", "random"]


@clause("TAL-Q70", "TAL-SPELL-07")
def test_the_limit_is_checked_as_soon_as_craft_changes() -> None:
    table = casters(objects={"ana": ["solomons_crown"]}, spells={"ana": ["healing", "hex", "random"]})
    table.choose("ana", "ditch solomons_crown")

    assert (table.asked(), table.occasion()) == ("ana", "excess_spells")


@clause("TAL-Q70")
def test_the_limit_is_also_checked_for_others_in_another_players_turn() -> None:
    table = casters(
        spells={"ana": ["destroy_magic"], "bob": ["healing", "hex", "random"]},
        objects={"bob": ["solomons_crown"]},
    )
    table.choose("ana", "cast destroy_magic")
    table.until("excess_spells")

    assert table.asked() == "bob"


# Casting


@clause("TAL-SPELL-05")
def test_a_spell_is_cast_only_as_its_card_says() -> None:
    """Temporal Warp at the start of the own turn: neither later nor in another player's turn."""
    table = casters(spells={"ana": ["temporal_warp"]}, dice=[1])
    assert table.offers("ana", "cast temporal_warp")
    table.choose("ana", "decline")
    table.act("ana", "go woods_1")
    assert table.why_not("ana", "cast temporal_warp") == "TAL-SPELL-05"

    table = casters(spells={"bob": ["temporal_warp"]}, objects={"bob": ["ring"]})
    assert (table.asked(), table.occasion()) == ("bob", "turn_start")
    assert table.why_not("bob", "cast temporal_warp") == "TAL-SPELL-05"


@clause("TAL-SPELL-11")
def test_casting_is_never_compulsory() -> None:
    table = casters(spells={"ana": ["temporal_warp"]}, missed={"bob": 1}, dice=[1, 1])
    table.choose("ana", "decline")
    table.act("ana", "go woods_1")
    table.act("ana", "take bag_of_gold")
    table.until("turn_start")

    assert table.of("spells", "ana") == ["temporal_warp"]
    assert table.offers("ana", "cast temporal_warp"), "it can be held for any number of turns"


@clause("TAL-SPELL-12")
def test_a_cast_spell_is_discarded() -> None:
    table = casters(spells={"ana": ["temporal_warp"]})
    table.choose("ana", "cast temporal_warp")

    assert table.of("spells", "ana") == []
    assert table.open()["spell_discard"] == ["temporal_warp"]


@clause("TAL-SPELL-12")
def test_a_cast_spell_is_discarded_even_if_what_it_was_cast_in_is_cut_short() -> None:
    """Immobility ends the turn in which it was cast at once."""
    table = casters(spells={"bob": ["immobility"]})
    table.act("bob", "cast immobility seat-0")

    assert table.open()["spell_discard"] == ["immobility"]
    assert table.open()["active"] == "bob"


@clause("TAL-SPELL-13")
@pytest.mark.parametrize("where", ["fields_2", "oasis", "crypt", "crown_of_command"])
def test_a_spell_on_a_character_reaches_every_region(where: str) -> None:
    table = casters(spells={"ana": ["acquisition"]}, place={"bob": where}, gold={"bob": 3})
    table.choose("ana", "cast acquisition seat-1", "take coin")

    assert table.of("gold", "bob") == 2


@clause("TAL-SPELL-14")
def test_a_spell_on_a_creature_fails_in_the_inner_region() -> None:
    table = meet(
        who="dwarf",
        where="pits",
        spells={"ana": ["immobility"]},
        objects={"ana": ["potion_of_strength"]},
        dice=[1],
    )
    table.until("evasion")

    assert table.options("ana") == ["drink", "decline"]
    assert table.why_not("ana", "immobilise creature") == "TAL-SPELL-14"


@clause("TAL-SPELL-14")
def test_a_spell_on_a_creature_works_outside_the_inner_region() -> None:
    table = meet(who="dwarf", where="forest", spells={"ana": ["immobility"]}, dice=[1])
    table.act("ana", "immobilise creature")

    assert not table.all_of("attack_rolled")


# How many


@clause("TAL-SPELL-15", "TAL-Q118")
def test_in_ones_own_turn_as_many_as_were_held_when_it_began() -> None:
    """The Wizard always draws a new Spell, but may not cast it in the same turn."""
    table = casters(character={"ana": "wizard"}, spells={"ana": ["temporal_warp"]}, spell_deck=["divination"])
    table.choose("ana", "cast temporal_warp")

    assert table.of("spells", "ana") == ["divination"]
    assert not table.offers("ana", "cast divination")
    assert table.why_not("ana", "cast divination") == "TAL-SPELL-15"


@clause("TAL-SPELL-15")
def test_with_two_he_may_cast_two() -> None:
    table = casters(spells={"ana": ["temporal_warp", "divination"]})
    table.choose("ana", "cast temporal_warp", "cast divination")

    assert table.of("spells_cast", "ana") == 2


@clause("TAL-SPELL-15", "TAL-Q68")
def test_the_casting_limit_is_a_number_and_not_certain_cards() -> None:
    """Two at the start of the turn, one of them cast: the second may be one gained in the meantime."""
    table = casters(
        place={"ana": "fields_1"},
        spells={"ana": ["temporal_warp", "divination"]},
        life={"ana": 1},
        dice=[1, 6],
        spell_deck=["healing"],
    )
    table.choose("ana", "cast temporal_warp")
    table.act("ana", "go city", "visit enchantress")
    assert table.of("spells", "ana") == ["divination", "healing"]
    table.act("ana", "cast healing seat-0")

    assert table.of("life", "ana") == 4
    assert table.of("spells", "ana") == ["divination"]


@clause("TAL-SPELL-16")
def test_in_another_players_turn_only_one() -> None:
    table = casters(spells={"bob": ["healing", "random"]}, life={"bob": 1})
    table.act("bob", "cast healing seat-1")
    assert table.of("spells_cast", "bob") == 1

    table.let_pass("turn_start")
    assert table.why_not("bob", "cast random seat-0") == "TAL-SPELL-16"
    assert table.of("spells", "bob") == ["random"]


@clause("TAL-SPELL-16")
def test_in_the_turn_after_that_another_one() -> None:
    table = casters(3, spells={"cem": ["healing", "random"]}, life={"cem": 1}, missed={"bob": 1}, moment="end")
    table.act("cem", "cast healing seat-2")
    table.until("turn_start")

    assert table.open()["active"] == "cem"
    assert table.offers("cem", "cast random")


@clause("TAL-SPELL-17", "TAL-Q74")
def test_the_command_spell_counts_for_no_limit() -> None:
    """Ana holds one Spell, and may still cast it after the Command Spell."""
    table = casters(
        place={"ana": "crown_of_command"},
        spells={"ana": ["destroy_magic"]},
        moment="landed",
        dice=[1],
    )
    table.let_pass("after_move")
    table.until("turn_end")

    assert table.saw("command_spell_cast", seat=0)
    assert table.offers("ana", "cast destroy_magic")


@clause("TAL-SPELL-17", "TAL-Q74")
def test_the_command_spell_needs_no_card() -> None:
    table = casters(place={"ana": "crown_of_command"}, moment="landed", dice=[6])

    assert table.of("life", "bob") == 3
    assert table.open()["spell_discard"] == []


@clause("TAL-Q74", "TAL-TOAD-10")
@pytest.mark.parametrize(
    "fields",
    [{"toad": {"ana": 2}}, {"lasting": [{"effect": "magic_destroyed", "by": "bob"}]}],
)
def test_a_character_who_may_not_cast_does_not_cast_it(fields: dict[str, Any]) -> None:
    table = casters(place={"ana": "crown_of_command"}, moment="landed", dice=[6], **fields)

    assert not table.saw("command_spell_cast", seat=0)
    assert table.of("life", "bob") == 4


@clause("TAL-Q74")
def test_counterspell_cancels_it_and_preservation_saves_one() -> None:
    table = casters(
        place={"ana": "crown_of_command"}, moment="landed", spells={"bob": ["counterspell"]}, dice=[6]
    )
    table.act("bob", "cast counterspell")
    assert table.of("life", "bob") == 4

    table = casters(
        place={"ana": "crown_of_command"}, moment="landed", spells={"bob": ["preservation"]}, dice=[6]
    )
    table.act("bob", "cast preservation seat-1")
    assert table.of("life", "bob") == 4


# Moments and order


@clause("TAL-Q71")
@pytest.mark.parametrize(
    ("active", "order"),
    [("ana", ["ana", "bob", "cem", "dan"]), ("cem", ["cem", "dan", "ana", "bob"])],
)
def test_the_active_player_is_asked_first_then_clockwise(active: str, order: list[str]) -> None:
    table = casters(
        4, active=active, objects=dict(zip(order, [["ring"], ["wand"], ["sword"], ["axe"]], strict=True))
    )

    assert table.let_pass("turn_start") == order


@clause("TAL-Q71")
def test_after_something_was_done_all_are_asked_again() -> None:
    table = casters(3, objects={"ana": ["ring"], "bob": ["wand"], "cem": ["sword", "axe"]})
    table.choose("ana", "decline")
    table.choose("bob", "decline")
    table.choose("cem", "ditch axe")

    assert table.let_pass("turn_start") == ["ana", "bob", "cem"]


@clause("TAL-Q71")
def test_a_spell_needs_a_legal_target() -> None:
    table = casters(spells={"ana": ["healing", "mesmerism"]})

    assert not table.offers("ana", "cast"), "nobody is wounded, nobody has a Follower"
    assert table.why_not("ana", "cast healing seat-0") == "TAL-SPELL-05"


@clause("TAL-Q71")
def test_nothing_is_cast_between_a_die_and_its_result() -> None:
    table = casters(spells={"ana": ["healing"]}, life={"ana": 1}, fate={"ana": 1}, dice=[3])
    table.let_pass("turn_start")

    assert table.occasion() == "fate"
    assert table.why_not("ana", "cast healing seat-0") == "TAL-SPELL-05"


@clause("TAL-Q71")
def test_the_moments_for_any_time() -> None:
    """A wounded Elf with Healing meets a Bear on Woods that she does not evade, and loses a Life."""
    table = casters(
        character={"ana": "elf", "bob": "ghoul"},
        spells={"ana": ["healing"]},
        life={"ana": 3},
        place={"ana": "plains_1"},
        adventure_deck=["bear"],
        dice=[1, 1, 6],
    )
    moments = []
    while table.open()["active"] == "ana":
        if table.decision is not None and table.decision.is_window:
            moments.append(table.occasion())
            table.choose("ana", "decline")
        elif table.occasion() == "way":
            table.choose("ana", "go woods_1")
        else:
            table.choose("ana", "stand and fight")

    assert moments == [
        "turn_start",
        "after_move",
        "before_card",
        "evasion",
        "before_attack",
        "life_about_to_be_lost",
        "turn_end",
    ]


# Where nobody casts


@clause("TAL-Q75", "TAL-STAT-14")
def test_nobody_casts_on_the_cursed_glade_in_any_players_turn() -> None:
    table = casters(
        place={"ana": "cursed_glade"}, spells={"ana": ["temporal_warp"]}, objects={"ana": ["sword"]}
    )
    assert not table.offers("ana", "cast")
    assert table.why_not("ana", "cast temporal_warp") == "TAL-Q75"

    table = casters(
        place={"bob": "cursed_glade"}, spells={"bob": ["healing"]}, life={"bob": 1}, objects={"bob": ["axe"]}
    )
    assert table.asked() == "bob"
    assert table.why_not("bob", "cast healing seat-1") == "TAL-Q75"


@clause("TAL-Q75")
def test_the_cursed_glade_is_no_shield_against_spells_from_elsewhere() -> None:
    table = casters(place={"bob": "cursed_glade"}, spells={"ana": ["acquisition"]})

    assert table.offers("ana", "cast acquisition seat-1")


@clause("TAL-Q116", "TAL-CROWN-01")
def test_having_a_magic_object_is_not_using_it() -> None:
    """While magic is destroyed a Talisman still opens the Valley of Fire, and counts towards the limit."""
    no_magic = [{"effect": "magic_destroyed", "by": "bob"}]
    table = casters(
        place={"ana": "pits"},
        may_move_on={"ana": True},
        objects={"ana": ["talisman"]},
        lasting=no_magic,
    )
    table.until("inner_move")
    assert table.offers("ana", "advance valley_of_fire")

    table = meet("sword", who="dwarf", objects={"ana": ["talisman", "ring", "cross", "wand"]}, lasting=no_magic)
    table.act("ana", "take sword")
    assert table.occasion() == "excess_objects"


@clause("TAL-Q116", "TAL-OWN-08")
def test_destroyed_magic_lets_nobody_have_what_is_forbidden() -> None:
    table = meet("runesword", who="elf", lasting=[{"effect": "magic_destroyed", "by": "bob"}])

    assert table.why_not("ana", "take runesword") == "TAL-OWN-08"


@clause("TAL-TOAD-10", "TAL-TOAD-11", "TAL-Q81")
def test_a_toad_keeps_spells_but_neither_casts_nor_gains_any() -> None:
    table = casters(toad={"ana": 2}, spells={"ana": ["temporal_warp", "hex"]})
    assert table.why_not("ana", "cast temporal_warp") == "TAL-TOAD-10"
    table.act("ana", "go woods_1")
    assert table.occasion() != "excess_spells", "in spite of Craft 1"
    assert table.of("spells", "ana") == ["hex", "temporal_warp"]

    table = meet("book_of_spells", who="elf", toad={"ana": 2}, toad_craft={"ana": 5})
    assert table.of("spell_count", "ana") == 0


@clause("TAL-Q71", "TAL-Q75")
def test_with_covers_on_those_who_may_not_cast_are_not_asked() -> None:
    for place, asked in (("fields_2", ["ana", "bob"]), ("cursed_glade", ["ana"])):
        table = casters(
            covers=True, moment="landed", place={"bob": place}, spells={"ana": ["hex"], "bob": ["nullify"]}
        )

        assert table.let_pass("after_move") == asked
