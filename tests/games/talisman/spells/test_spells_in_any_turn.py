"""Spells cast in other players' turns too, and what happens when one answers another."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.talisman.components.printed_cards import FACES, SPELL_CARD
from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import LaidTable


def fight(*enemies: str, **fields: Any) -> LaidTable:
    """Ana has landed on a space with these Enemies."""
    return casters(moment="landed", cards={"plains_1": list(enemies)}, **fields)


# Counterspell


@clause("TAL-SPELL-05", "TAL-SPELL-12")
def test_counterspell_cancels_the_spell_just_cast() -> None:
    table = casters(spells={"ana": ["acquisition"], "bob": ["counterspell"]}, gold={"ana": 0, "bob": 2})
    table.choose("ana", "cast acquisition seat-1")
    assert table.options("bob") == ["cast counterspell", "decline"]
    table.choose("bob", "cast counterspell")

    assert table.saw("countered", seat=0, spell="acquisition")
    assert table.of("gold", "bob") == 2
    assert table.open()["spell_discard"] == ["acquisition", "counterspell"]


@clause("TAL-SPELL-15", "TAL-SPELL-16")
def test_a_cancelled_spell_counts_as_cast() -> None:
    table = casters(
        character={"ana": "wizard"},
        spells={"ana": ["acquisition"], "bob": ["counterspell", "invisibility"]},
        spell_deck=["nullify"],
    )
    table.choose("ana", "cast acquisition seat-1")
    table.choose("bob", "cast counterspell")

    assert table.of("spells", "ana") == ["nullify"]
    assert table.why_not("ana", "cast nullify seat-1") == "TAL-SPELL-15"
    assert table.why_not("bob", "cast invisibility") == "TAL-SPELL-16"


@clause("TAL-Q71")
def test_without_a_spell_there_is_nothing_to_counter() -> None:
    table = casters(spells={"ana": ["counterspell"], "bob": ["counterspell"]}, objects={"ana": ["axe"]})

    assert not table.offers("ana", "cast counterspell")
    assert table.why_not("bob", "cast counterspell") == "TAL-SPELL-05"


@clause("TAL-Q74")
def test_counterspell_cancels_the_command_spell() -> None:
    table = casters(
        place={"ana": "crown_of_command"},
        objects={"ana": ["talisman"]},
        spells={"bob": ["counterspell"]},
    )
    table.let_pass("turn_start")
    table.until("spell_cast")
    table.choose("bob", "cast counterspell")

    assert table.saw("countered", seat=0, spell="command_spell")
    assert not table.saw("rolled")
    assert table.of("life", "bob") == 4


@clause("TAL-Q110")
def test_destroy_magic_can_be_answered_by_a_counterspell() -> None:
    table = casters(spells={"ana": ["destroy_magic"], "bob": ["counterspell"]})
    table.choose("ana", "cast destroy_magic")
    table.choose("bob", "cast counterspell")

    assert table.open()["lasting"] == []


# Healing


@clause("TAL-SPELL-13", "TAL-LIFE-13")
def test_healing_restores_a_character_anywhere_up_to_his_value() -> None:
    table = casters(
        3,
        spells={"ana": ["healing"]},
        life={"ana": 5, "bob": 1, "cem": 4},
        place={"bob": "mines"},
    )
    assert table.options("ana") == ["cast healing seat-1", "decline"]
    table.choose("ana", "cast healing seat-1")

    assert table.of("life", "bob") == 4


@clause("TAL-Q71")
def test_healing_is_cast_in_any_turn_also_on_oneself() -> None:
    table = casters(spells={"bob": ["healing"]}, life={"bob": 3})
    table.choose("bob", "cast healing seat-1")

    assert table.of("life", "bob") == 4


@clause("TAL-Q71", "TAL-LIFE-03")
def test_healing_comes_in_time_when_the_last_life_is_about_to_be_lost() -> None:
    table = fight("dragon", spells={"bob": ["healing"]}, life={"ana": 1}, dice=[1, 6])
    table.until("life_about_to_be_lost")
    table.choose("bob", "cast healing seat-0")

    assert table.of("life", "ana") == 3
    assert not table.saw("died")


@clause("TAL-SPELL-13", "TAL-LIFE-07")
def test_no_spell_reaches_a_player_without_a_character_and_he_casts_none() -> None:
    table = casters(spells={"ana": ["healing"]}, character={"bob": "none"}, life={"ana": 4})

    assert not table.offers("ana", "cast healing")
    assert table.why_not("bob", "cast healing seat-0") == "TAL-GOLDEN-03"


@clause("TAL-Q116")
def test_healing_does_not_reach_the_owner_of_the_amulet() -> None:
    table = casters(spells={"ana": ["healing"]}, life={"ana": 4, "bob": 1}, objects={"bob": ["amulet"]})

    assert not table.offers("ana", "cast healing")


# Immobility


@clause("TAL-SPELL-05")
def test_an_immobile_character_does_nothing_this_turn() -> None:
    table = casters(
        spells={"ana": ["invisibility"], "bob": ["immobility"]},
        trophies={"ana": ["dragon"]},
        objects={"ana": ["axe"]},
    )
    table.choose("ana", "decline")
    table.choose("bob", "cast immobility seat-0")
    assert table.let_pass("spell_cast") == []

    assert table.open()["active"] == "bob"
    assert table.of("spells", "ana") == ["invisibility"]
    assert table.of("place", "ana") == "plains_1"
    assert table.trophies("ana") == ["dragon"]
    assert not table.saw("rolled")


@clause("TAL-SPELL-05")
def test_an_immobile_character_may_still_cancel_the_spell() -> None:
    table = casters(spells={"ana": ["counterspell"], "bob": ["immobility"]}, dice=[2])
    table.choose("bob", "cast immobility seat-0")
    table.choose("ana", "cast counterspell")

    assert table.occasion() == "way"
    assert table.open()["lasting"] == []


def held(players: int = 3, **fields: Any) -> LaidTable:
    """Bob has just cast Immobility on Ana, whose turn begins; she is wounded and has a Potion."""
    spells = {"bob": ["immobility"], **fields.pop("spells", {})}
    table = casters(players, spells=spells, objects={"ana": ["potion_of_strength"]}, life={"ana": 2}, **fields)
    table.act("bob", "cast immobility seat-0")
    return table


@clause("TAL-SPELL-05", "TAL-GOLDEN-03")
def test_the_target_of_immobility_can_do_nothing_but_cancel_it() -> None:
    table = held(spells={"ana": ["counterspell", "healing"]})

    assert (table.asked(), table.occasion()) == ("ana", "spell_cast")
    assert table.options("ana") == ["cast counterspell", "decline"]
    assert table.why_not("ana", "cast healing seat-0") == "TAL-GOLDEN-03"
    assert table.why_not("ana", "drink") == "TAL-GOLDEN-03"


@clause("TAL-SPELL-05")
def test_others_may_answer_it_as_they_like() -> None:
    table = held(spells={"ana": ["healing"], "cem": ["invisibility"]})

    assert table.options("cem") == ["cast invisibility", "decline"], "ana has nothing to cancel it with"


@clause("TAL-SPELL-05", "TAL-Q71")
def test_with_covers_he_is_asked_all_the_same() -> None:
    """Going by what is public he could hold a Counterspell."""
    table = held(spells={"ana": ["healing"], "cem": ["invisibility"]}, covers=True)

    assert table.options("ana") == ["decline"]


@clause("TAL-SPELL-05", "TAL-GOLDEN-03")
@pytest.mark.parametrize("covers", [False, True])
def test_the_target_of_immobility_cannot_cancel_another_spell_cast_in_answer(covers: bool) -> None:
    """Nor is he asked there. Once it has taken effect he can still cancel the Immobility."""
    table = held(
        4,
        spells={"ana": ["counterspell"], "cem": ["random"], "dan": ["invisibility"]},
        dice=[6],
        covers=covers,
    )
    table.choose("ana", "decline")
    table.act("cem", "cast random seat-0")
    assert table.asked() == "dan"
    assert table.why_not("ana", "cast counterspell") == "TAL-GOLDEN-03"
    table.choose("dan", "decline")

    assert table.saw("gained_life", seat=0)
    table.choose("ana", "cast counterspell")
    table.let_pass("spell_cast")
    assert table.saw("countered", seat=1, spell="immobility")


@clause("TAL-SPELL-05", "TAL-GOLDEN-03")
def test_the_target_of_immobility_cannot_cancel_the_counterspell_that_sets_him_free() -> None:
    table = held(spells={"ana": ["counterspell"], "cem": ["counterspell"]})
    table.choose("ana", "decline")
    table.choose("cem", "cast counterspell")

    assert table.saw("countered", seat=1, spell="immobility"), "nobody could answer"
    assert (table.asked(), table.occasion()) == ("ana", "turn_start")


@clause("TAL-SPELL-05")
def test_once_it_is_cancelled_he_is_free_again() -> None:
    table = held(spells={"ana": ["counterspell", "healing"]})
    table.choose("ana", "cast counterspell")

    assert {"cast healing seat-0", "drink", "ditch potion_of_strength"} < set(table.options("ana"))


@clause("TAL-SPELL-05")
def test_a_character_who_casts_it_on_himself_is_held_too() -> None:
    table = casters(spells={"ana": ["immobility", "healing"]}, life={"ana": 2})
    table.choose("ana", "cast immobility seat-0")

    assert table.of("spells", "ana") == ["healing"]
    assert table.open()["active"] == "bob"


@clause("TAL-SPELL-05")
def test_immobility_on_a_creature_holds_no_character() -> None:
    table = fight(
        "bear",
        spells={"ana": ["immobility", "healing"], "bob": ["invisibility"]},
        life={"ana": 2},
        place={"bob": "city"},
    )
    table.act("ana", "immobilise bear")

    assert table.occasion() == "spell_cast"
    assert table.options("ana") == ["cast healing seat-0", "decline"]
    table.choose("ana", "decline")
    assert table.options("bob") == ["cast invisibility", "decline"]


@clause("TAL-SPELL-05", "TAL-GOLDEN-03", "TAL-FATE-01")
@pytest.mark.parametrize("moment", ["spell_cast", "turn_end"])
def test_an_immobile_character_spends_no_fate(moment: str) -> None:
    """Cem's Random makes ana roll, in answer to the Immobility or at the end of that turn."""
    table = held(spells={"ana": ["counterspell"], "cem": ["random"]}, fate={"ana": 2}, dice=[5])
    assert table.why_not("ana", "reroll first") == "TAL-GOLDEN-03"
    table.choose("ana", "decline")
    table.until(moment)
    table.choose("cem", "cast random seat-0")

    assert table.saw("gained_strength", seat=0)
    assert table.of("fate", "ana") == 2


@clause("TAL-FATE-01")
def test_a_character_who_is_free_does() -> None:
    table = casters(3, spells={"cem": ["random"]}, fate={"ana": 2}, dice=[5])
    table.act("cem", "cast random seat-0")

    assert table.options("ana") == ["reroll first", "keep roll"]


@clause("TAL-SPELL-05")
def test_immobility_is_over_with_the_turn() -> None:
    table = casters(spells={"bob": ["immobility"]})
    table.choose("bob", "cast immobility seat-0")

    assert table.open()["active"] == "bob"
    assert table.open()["lasting"] == []


@clause("TAL-SPELL-05")
def test_only_the_character_whose_turn_begins_can_be_made_immobile() -> None:
    table = casters(3, spells={"ana": ["immobility"], "cem": ["immobility"]})
    assert table.options("ana") == ["cast immobility seat-0", "decline"]
    table.choose("ana", "decline")
    assert table.options("cem") == ["cast immobility seat-0", "decline"]
    table.choose("cem", "decline")

    assert table.occasion() == "way"


@clause("TAL-Q41")
def test_immobility_stops_one_enemy_of_a_group() -> None:
    table = fight("dragon", "bear", spells={"ana": ["immobility"]}, dice=[6, 1])
    table.until("evasion")
    assert table.options("ana") == ["immobilise bear", "immobilise dragon", "decline"]
    table.choose("ana", "immobilise dragon")
    table.let_pass()

    assert table.saw("cast_on_card", seat=0, spell="immobility", card="dragon")
    assert table.saw("scores", own=8, foe=4)
    assert table.trophies("ana") == ["bear"]
    assert table.cards("plains_1") == ["dragon"]


@clause("TAL-SENTINEL-04", "TAL-EVADE-05")
def test_immobility_opens_the_way_past_the_sentinel() -> None:
    table = casters(spells={"ana": ["immobility"]}, place={"ana": "woods_2"}, dice=[2])
    table.until("way")
    table.choose("ana", "cross bridge")
    assert table.options("ana") == ["immobilise creature", "decline"]
    table.choose("ana", "immobilise creature")

    assert table.saw("evaded_by", seat=0)
    assert not table.saw("scores")
    assert table.of("place", "ana") == "middle_hills"


@clause("TAL-SPELL-14")
def test_immobility_fails_in_the_inner_region() -> None:
    table = casters(
        moment="landed",
        spells={"ana": ["immobility", "invisibility"]},
        place={"ana": "pits"},
        dice=[1],
    )
    table.until("evasion")

    assert table.options("ana") == ["cast invisibility", "decline"]
    assert table.why_not("ana", "immobilise creature") == "TAL-SPELL-14"
    assert table.why_not("bob", "immobilise creature") == "TAL-OWN-01"


@clause("TAL-SPELL-05")
def test_immobility_stops_a_creature_only_when_it_attacks() -> None:
    table = casters(spells={"ana": ["immobility"]})

    assert table.why_not("ana", "immobilise creature") == "TAL-SPELL-05"


@clause("TAL-SPELL-05")
def test_it_is_not_the_inner_region_that_stops_a_spell_once_the_last_opponent_has_died_there() -> None:
    table = casters(
        moment="landed",
        place={"ana": "pits"},
        life={"ana": 1},
        spells={"bob": ["immobility"]},
        dice=[1, 1, 6],
        death_final=True,
    )

    assert table.is_over()
    assert table.why_not("bob", "immobilise creature") == "TAL-SPELL-05"


@clause("TAL-SPELL-05")
def test_immobility_stops_nothing_that_is_not_in_the_fight() -> None:
    table = fight("bear", "sword", spells={"ana": ["immobility"]})
    table.until("evasion")

    assert table.options("ana") == ["immobilise bear", "decline"]


@clause("TAL-SPELL-05")
def test_only_the_character_attacked_stops_the_creature() -> None:
    table = fight("bear", spells={"bob": ["immobility", "invisibility"]}, place={"bob": "plains_1"})
    table.let_pass()
    table.choose("ana", "meet space")
    table.until("evasion")

    assert table.options("bob") == ["cast invisibility", "decline"]


@clause("TAL-SPELL-05")
def test_an_attacking_character_is_not_a_creature() -> None:
    table = fight(
        "bear",
        place={"bob": "plains_1"},
        spells={"ana": ["immobility", "healing"], "bob": ["immobility", "invisibility"]},
        life={"ana": 1},
    )
    table.let_pass()
    table.choose("ana", "attack seat-1")
    table.until("evasion")

    assert table.options("ana") == ["cast healing seat-0", "decline"]
    table.choose("ana", "decline")
    assert table.options("bob") == ["cast invisibility", "decline"]


@clause("TAL-GOLDEN-03", "TAL-SPELL-05")
@pytest.mark.parametrize("moment", ["turn", "move", "landed", "space", "end"])
def test_where_immobility_works_the_turn_is_over(moment: str) -> None:
    """A position says that it does; she neither moves nor visits the City, nor hands in her trophy."""
    table = casters(
        moment=moment,
        place={"ana": "city"},
        trophies={"ana": ["dragon"]},
        lasting=[{"effect": "immobile", "seat": "ana"}],
    )
    table.let_pass()

    assert table.open()["active"] == "bob"
    assert table.of("place", "ana") == "city"
    assert table.trophies("ana") == ["dragon"]
    assert not table.saw("rolled", seat=0)


# Invisibility


@clause("TAL-EVADE-03")
def test_a_character_who_is_invisible_may_evade_an_enemy() -> None:
    table = fight("dragon", spells={"ana": ["invisibility"]})
    table.until("evasion")
    table.choose("ana", "cast invisibility", "evade dragon")

    assert table.of("life", "ana") == 4
    assert not table.saw("scores")


@clause("TAL-EVADE-04")
def test_a_character_who_is_attacked_may_vanish() -> None:
    table = casters(moment="landed", place={"bob": "plains_1"}, spells={"bob": ["invisibility"]})
    table.let_pass()
    table.choose("ana", "attack seat-1")
    table.until("evasion")
    table.choose("bob", "cast invisibility", "evade attacker")

    assert table.open()["active"] == "bob"
    assert not table.saw("scores")


@clause("TAL-EVADE-04")
def test_invisibility_hides_nobody_but_the_caster() -> None:
    table = casters(moment="landed", place={"bob": "plains_1"}, spells={"ana": ["invisibility"]}, dice=[3, 3])
    table.choose("ana", "cast invisibility", "attack seat-1")

    assert not table.offers("bob", "evade attacker")
    assert table.saw("scores")


@clause("TAL-Q110")
def test_invisibility_does_not_last_until_the_next_turn_of_its_caster() -> None:
    table = casters(spells={"ana": ["invisibility"]})
    table.choose("ana", "cast invisibility", "go fields_1", "leave rest")

    assert table.open()["active"] == "bob"
    assert table.open()["lasting"] == []


@clause("TAL-Q110")
def test_invisibility_ends_with_the_turn_being_played() -> None:
    table = casters(spells={"bob": ["invisibility"]})
    table.choose("bob", "cast invisibility")
    assert table.open()["lasting"][0]["effect"] == "invisible"
    table.choose("ana", table.options("ana")[0], "leave rest")

    assert table.open()["active"] == "bob"
    assert table.open()["lasting"] == []


@clause("TAL-SPELL-14", "TAL-EVADE-07")
def test_invisibility_does_not_help_in_the_inner_region() -> None:
    table = casters(moment="landed", spells={"ana": ["invisibility"]}, place={"ana": "pits"}, dice=[1, 1, 6])
    table.until("evasion")
    table.choose("ana", "cast invisibility")
    table.let_pass()

    assert table.saw("scores")
    assert table.of("life", "ana") == 3


# Nullify


@clause("TAL-SPELL-05")
def test_nullify_empties_a_hand() -> None:
    table = casters(spells={"ana": ["healing", "hex"], "bob": ["nullify"]}, life={"bob": 4})
    table.choose("ana", "decline")
    table.choose("bob", "cast nullify seat-0")

    assert table.of("spells", "ana") == []
    assert sorted(table.open()["spell_discard"]) == ["healing", "hex", "nullify"]


@clause("TAL-Q71")
def test_nullify_needs_a_target_who_holds_spells() -> None:
    table = casters(spells={"bob": ["nullify"]}, objects={"bob": ["axe"]})
    assert table.occasion() == "turn_start"

    assert not table.offers("bob", "cast nullify")


@clause("TAL-Q118")
def test_nothing_is_drawn_after_nullify() -> None:
    table = casters(
        character={"ana": "wizard"},
        spells={"ana": ["invisibility", "hex"], "bob": ["nullify"]},
    )
    table.choose("ana", "cast invisibility")
    table.choose("bob", "cast nullify seat-0")

    assert table.of("spells", "ana") == []


@clause("TAL-Q118")
def test_a_wizard_who_casts_his_last_spell_draws_one() -> None:
    table = casters(character={"ana": "wizard"}, spells={"ana": ["invisibility"]}, spell_deck=["hex"])
    table.choose("ana", "cast invisibility")

    assert table.of("spells", "ana") == ["hex"]


@clause("TAL-SPELL-03", "TAL-Q118")
def test_the_discarded_spells_become_the_new_deck_when_the_last_one_has_worked() -> None:
    spells = [face.name for face in FACES if face.back == SPELL_CARD for _ in range(face.copies)]
    spells.remove("invisibility")
    table = casters(character={"ana": "wizard"}, spells={"ana": ["invisibility"]}, spell_discard=spells)
    table.choose("ana", "cast invisibility")

    assert table.saw("new_spell_deck")
    assert table.open()["spell_deck_size"] == 23
    assert table.open()["spell_discard"] == []
    assert table.of("spell_count", "ana") == 1


# Preservation


@clause("TAL-SPELL-05", "TAL-LIFE-03")
def test_preservation_saves_the_last_life_of_any_character() -> None:
    table = fight("dragon", spells={"bob": ["preservation"]}, life={"ana": 1}, dice=[1, 6])
    table.until("life_about_to_be_lost")
    assert table.options("bob") == ["cast preservation seat-0", "decline"]
    table.choose("bob", "cast preservation seat-0")

    assert table.of("life", "ana") == 1
    assert table.saw("life_saved", seat=0)
    assert not table.saw("lost_life")
    assert not table.saw("died")


@clause("TAL-SPELL-05")
@pytest.mark.parametrize(("answer", "left"), [("cast preservation seat-0", 3), ("decline", 2)])
def test_of_several_lives_lost_at_once_preservation_saves_one(answer: str, left: int) -> None:
    """The Temple takes two Lives on a 2."""
    table = casters(moment="landed", place={"ana": "temple"}, spells={"bob": ["preservation"]}, dice=[1, 1])
    table.until("life_about_to_be_lost")
    table.choose("bob", answer)

    assert table.of("life", "ana") == left


@clause("TAL-SPELL-05")
@pytest.mark.parametrize(
    ("space", "dice", "occasion", "key"),
    [
        ("temple", [1, 2], "life_about_to_be_lost", "cast preservation seat-0"),
        ("chasm", [6, 1], "follower_about_to_be_lost", "preserve mule"),
    ],
)
def test_nobody_is_asked_again_about_what_has_been_saved(
    space: str, dice: list[int], occasion: str, key: str
) -> None:
    table = casters(
        3,
        covers=True,
        moment="landed",
        place={"ana": space},
        followers={"ana": ["mule"]},
        spells={"bob": ["preservation"], "cem": ["nullify"]},
        dice=dice,
    )
    table.act("bob", key)
    table.let_pass("spell_cast")

    assert table.occasion() != occasion


@clause("TAL-Q41", "TAL-Q71")
@pytest.mark.parametrize(
    ("enemy", "who", "key"), [("wolf", "sorceress", "attack roll"), ("demon", "priest", "destroy demon")]
)
def test_nobody_is_asked_again_about_an_enemy_that_has_been_saved(enemy: str, who: str, key: str) -> None:
    table = casters(
        3,
        moment="landed",
        character={"ana": who},
        cards={"plains_1": [enemy]},
        objects={"ana": ["sword"]},
        spells={"bob": ["preservation"], "cem": ["nullify"]},
        covers=True,
        dice=[6, 1],
    )
    table.act("ana", key)
    table.act("bob", "preserve enemy")
    table.let_pass("spell_cast")

    assert table.occasion() != "enemy_about_to_be_killed"
    assert table.cards("plains_1") == [enemy]


@clause("TAL-SPELL-05", "TAL-Q71")
def test_nobody_is_asked_again_in_a_fight_that_immobility_has_ended() -> None:
    table = fight("wolf", spells={"ana": ["immobility"], "bob": ["invisibility"]})
    table.act("ana", "immobilise wolf")
    table.let_pass("spell_cast")

    assert table.occasion() not in ("evasion", "before_attack")


@clause("TAL-SPELL-05", "TAL-Q71")
def test_with_covers_on_only_who_moves_is_asked_before_the_roll() -> None:
    table = casters(covers=True, moment="move", spells={"ana": ["hex"], "bob": ["nullify"]})

    assert (table.asked(), table.occasion()) == ("ana", "before_roll")
    table.choose("ana", "decline")
    assert table.occasion() != "before_roll"


@clause("TAL-SPELL-05")
def test_preservation_works_in_psychic_combat() -> None:
    table = fight("demon", spells={"ana": ["preservation"]}, dice=[1, 6])
    table.until("life_about_to_be_lost")
    table.choose("ana", "cast preservation seat-0")

    assert table.of("life", "ana") == 4


@clause("TAL-Q41")
def test_preservation_on_an_enemy_makes_the_whole_fight_a_stand_off() -> None:
    table = fight(
        "wild_boar", "wolf", spells={"bob": ["preservation"]}, objects={"ana": ["sword"]}, dice=[6, 1]
    )
    table.until("prepare")
    table.choose("ana", "attack roll")
    assert table.occasion() == "enemy_about_to_be_killed"
    table.choose("bob", "preserve enemy")

    assert table.trophies("ana") == []
    assert table.cards("plains_1") == ["wild_boar", "wolf"]
    assert table.saw("stood_off", seat=0)
    assert table.occasion() == "turn_end"


@clause("TAL-SPELL-14")
def test_preservation_cannot_save_an_enemy_in_the_inner_region() -> None:
    table = casters(
        moment="landed",
        place={"ana": "plain_of_peril"},
        cards={"plain_of_peril": ["wild_boar"]},
        spells={"bob": ["preservation", "invisibility"]},
        dice=[6, 1],
    )
    table.until("enemy_about_to_be_killed")

    assert table.options("bob") == ["cast invisibility", "decline"]
    assert table.why_not("bob", "preserve enemy") == "TAL-SPELL-14"


@clause("TAL-SPELL-05", "TAL-FOL-03")
def test_preservation_saves_a_follower_about_to_be_killed() -> None:
    table = casters(
        moment="landed",
        place={"ana": "chasm"},
        followers={"ana": ["mule"]},
        spells={"bob": ["preservation"]},
        dice=[6, 1],
    )
    table.until("follower_about_to_be_lost")
    assert table.options("bob") == ["preserve mule", "decline"]
    table.choose("bob", "preserve mule")

    assert table.of("followers", "ana") == ["mule"]
    assert table.occasion() != "follower_about_to_be_lost"


@clause("TAL-Q71")
def test_preservation_is_cast_only_when_something_is_about_to_be_lost() -> None:
    table = casters(spells={"ana": ["preservation"]}, objects={"ana": ["axe"]})

    assert not table.offers("ana", "cast preservation")
    assert table.why_not("ana", "cast preservation seat-0") == "TAL-SPELL-05"


@clause("TAL-Q116", "TAL-Q71")
def test_preservation_cannot_save_the_owner_of_the_amulet() -> None:
    table = fight(
        "dragon",
        spells={"bob": ["preservation", "invisibility"]},
        objects={"ana": ["amulet"]},
        dice=[1, 6],
    )
    table.until("life_about_to_be_lost")

    assert table.options("bob") == ["cast invisibility", "decline"]


# Psionic Blast


@clause("TAL-Q05")
def test_psionic_blast_adds_the_printed_craft_value() -> None:
    table = fight("ogre", spells={"ana": ["psionic_blast"]}, craft={"ana": 3}, dice=[1, 1])
    table.until("before_attack")
    table.choose("ana", "cast psionic_blast")
    table.let_pass()

    assert table.saw("scores", own=2 + 4 + 1, foe=6)
    assert table.trophies("ana") == ["ogre"]


@clause("TAL-Q05", "TAL-SPELL-15")
def test_two_psionic_blasts_add_it_twice() -> None:
    table = fight("ogre", spells={"ana": ["psionic_blast", "psionic_blast"]}, dice=[1, 1])
    table.until("before_attack")
    table.choose("ana", "cast psionic_blast", "cast psionic_blast")
    table.let_pass()

    assert table.saw("scores", own=2 + 4 + 4 + 1, foe=6)


@clause("TAL-Q05")
def test_the_attacked_may_use_a_psionic_blast_too() -> None:
    table = casters(
        moment="landed",
        place={"bob": "plains_1"},
        spells={"bob": ["psionic_blast"]},
        dice=[1, 1],
    )
    table.choose("ana", "attack seat-1")
    table.until("before_attack")
    table.choose("bob", "cast psionic_blast")

    assert table.saw("scores", own=3, foe=7)


@clause("TAL-Q05", "TAL-TOAD-03", "TAL-CMB-08")
@pytest.mark.parametrize("is_answer", [True, False])
def test_a_toad_adds_the_craft_value_of_a_toad(is_answer: bool) -> None:
    """Bob turns her into one in answer to the Psionic Blast, or after it: 1 and 1 and the die."""
    table = fight("ogre", spells={"ana": ["psionic_blast"], "bob": ["random"]}, dice=[1, 1, 1])
    table.until("before_attack")
    table.choose("ana", "cast psionic_blast")
    if not is_answer:
        table.choose("bob", "decline")
    table.choose("bob", "cast random seat-0")
    table.let_pass()

    assert table.saw("scores", own=1 + 1 + 1, foe=6)


@clause("TAL-SPELL-05")
def test_psionic_blast_is_for_battle_only() -> None:
    table = fight("ghost", spells={"ana": ["psionic_blast", "invisibility"]})
    table.until("before_attack")

    assert table.options("ana") == ["cast invisibility", "decline"]


@clause("TAL-SPELL-05")
def test_onlookers_do_not_blast() -> None:
    table = fight("ogre", spells={"bob": ["psionic_blast", "invisibility"]})
    table.until("before_attack")

    assert table.options("bob") == ["cast invisibility", "decline"]


# Random


@clause("TAL-STAT-09", "TAL-STAT-10")
@pytest.mark.parametrize(
    ("die", "field", "before", "after"),
    [
        (1, "toad", 0, 3),
        (2, "strength", 3, 0),
        (3, "craft", 3, 0),
        (4, "gold", 5, 0),
        (5, "strength", 3, 4),
        (6, "life", 4, 5),
    ],
)
def test_random_does_what_the_die_says(die: int, field: str, before: int, after: int) -> None:
    table = casters(
        spells={"ana": ["random"]},
        strength={"bob": 3},
        craft={"bob": 3},
        gold={"bob": 5},
        dice=[die],
    )
    assert table.of(field, "bob") == before
    table.choose("ana", "cast random seat-1")

    assert table.of(field, "bob") == after


@clause("TAL-Q71")
def test_random_may_be_cast_on_anybody_without_an_amulet() -> None:
    table = casters(3, spells={"ana": ["random"]}, objects={"bob": ["amulet"]})

    assert table.options("ana") == ["cast random seat-0", "cast random seat-2", "decline"]


@clause("TAL-SPELL-07")
def test_craft_lost_by_random_lowers_the_spell_limit_at_once() -> None:
    table = casters(
        spells={"ana": ["random"], "bob": ["healing", "hex", "teleport"]},
        craft={"bob": 2},
        dice=[3],
    )
    table.choose("ana", "cast random seat-1")

    assert table.options("bob") == ["discard teleport", "discard hex", "discard healing"]


@clause("TAL-Q76")
def test_a_toad_made_in_a_fight_has_dropped_his_sword() -> None:
    table = fight("wolf", spells={"bob": ["random"]}, objects={"ana": ["sword"]}, dice=[1, 6, 1])
    table.until("before_attack")
    table.choose("bob", "cast random seat-0")

    assert table.saw("scores", own=1 + 6, foe=2 + 1)
    assert table.cards("plains_1") == ["sword"]


@clause("TAL-FATE-01")
def test_the_target_of_random_may_spend_fate() -> None:
    table = casters(spells={"ana": ["random"]}, fate={"bob": 1}, dice=[1, 6])
    table.choose("ana", "cast random seat-1")
    table.choose("bob", "reroll first")

    assert table.of("toad", "bob") == 0
    assert table.of("life", "bob") == 5


# One inside the other


@clause("TAL-Q71", "TAL-SPELL-12")
def test_a_spell_cast_inside_a_fight_is_countered_and_the_fight_goes_on() -> None:
    table = fight("ogre", spells={"ana": ["psionic_blast"], "bob": ["counterspell"]}, dice=[6, 1])
    table.until("before_attack")
    table.choose("ana", "cast psionic_blast")
    assert table.occasion() == "spell_cast"
    table.choose("bob", "cast counterspell")

    assert table.saw("scores", own=2 + 6, foe=5 + 1)
    assert table.trophies("ana") == ["ogre"]
    assert table.open()["spell_discard"] == ["psionic_blast", "counterspell"]


@clause("TAL-Q71")
def test_a_countered_counterspell_lets_the_first_spell_work() -> None:
    table = fight(
        "ogre",
        spells={"ana": ["psionic_blast", "counterspell"], "bob": ["counterspell"]},
        dice=[1, 1],
    )
    table.until("before_attack")
    table.choose("ana", "cast psionic_blast", "decline")
    table.choose("bob", "cast counterspell")
    assert [entry["spell"] for entry in table.open()["casting"]] == ["psionic_blast", "counterspell"]
    table.choose("ana", "cast counterspell")

    assert table.saw("countered", seat=1, spell="counterspell")
    assert not table.saw("countered", spell="psionic_blast")
    assert table.saw("scores", own=2 + 4 + 1, foe=5 + 1)


@clause("TAL-Q74", "TAL-CROWN-08", "TAL-CROWN-09")
def test_preservation_saves_one_from_the_command_spell_and_the_other_dies() -> None:
    table = casters(
        3,
        place={"ana": "crown_of_command"},
        death_final=True,
        objects={"ana": ["talisman"]},
        life={"bob": 1, "cem": 1},
        spells={"cem": ["preservation"]},
        dice=[4],
    )
    table.let_pass("turn_start")
    table.until("life_about_to_be_lost")
    assert table.options("cem") == ["cast preservation seat-1", "cast preservation seat-2", "decline"]
    table.choose("cem", "cast preservation seat-2")

    assert table.of("life", "cem") == 1
    assert table.of("out", "bob")
    assert not table.of("out", "cem")


@clause("TAL-Q74", "TAL-Q71")
def test_a_countered_preservation_does_not_save_the_last_life() -> None:
    table = casters(
        place={"ana": "crown_of_command"},
        death_final=True,
        objects={"ana": ["talisman"]},
        life={"bob": 1},
        spells={"ana": ["counterspell"], "bob": ["preservation"]},
        dice=[6],
    )
    table.let_pass("turn_start")
    table.until("life_about_to_be_lost")
    table.choose("bob", "cast preservation seat-1")
    table.choose("ana", "cast counterspell")

    assert table.is_over()
    assert table.winners() == ["ana"]


@clause("TAL-SPELL-04")
def test_a_cast_spell_tells_nothing_about_the_rest_of_the_hand() -> None:
    table = casters(spells={"ana": ["invisibility", "random"]})
    table.choose("ana", "cast invisibility")

    assert table.view("bob")["spells"]["ana"] == "hidden"
    assert table.view("bob")["known_spells"]["ana"] == []
    assert table.view("bob")["spell_count"]["ana"] == 1


@clause("TAL-FOL-03")
@pytest.mark.parametrize("owner", ["ana", "bob"])
def test_a_follower_who_falls_is_lost_by_his_owner(owner: str) -> None:
    table = casters(
        moment="landed", active=owner, place={owner: "chasm"}, followers={owner: ["mule"]}, dice=[6, 1]
    )
    table.let_pass()

    assert table.of("followers", owner) == []
    assert table.saw("follower_killed", card="mule")


@clause("TAL-FOL-03", "TAL-Q76")
def test_a_follower_whom_a_toad_has_left_behind_is_no_longer_killed() -> None:
    table = casters(
        moment="landed",
        place={"ana": "chasm"},
        followers={"ana": ["mule"]},
        spells={"bob": ["random"]},
        dice=[6, 1, 1],
    )
    table.until("follower_about_to_be_lost")
    table.choose("bob", "cast random seat-0")

    assert table.saw("became_toad", seat=0)
    assert not table.saw("follower_killed")
    assert table.cards("chasm") == ["mule"]


@clause("TAL-SPELL-05", "TAL-GOLDEN-03")
def test_a_character_who_is_immobile_spends_no_fate() -> None:
    table = casters(
        3,
        spells={"bob": ["immobility"], "cem": ["random"]},
        character={"ana": "priest"},
        fate={"ana": 1},
        dice=[6],
    )
    table.act("bob", "cast immobility seat-0")
    table.act("cem", "cast random seat-0")

    assert table.saw("gained_life", seat=0)
    assert table.of("fate", "ana") == 1
