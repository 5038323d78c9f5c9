"""The Crown of Command: the Command Spell, meetings that must take place, and death that is final."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.talisman.components.board import SPACES, is_inner
from questhall.games.talisman.spaces.crown_of_command import works_from
from tests.clauses import clause
from tests.games.talisman.kit import SEATS, LaidTable, lay_out

CROWN = "crown_of_command"


def on_the_crown(
    players: int = 3,
    variants: tuple[str, ...] = (),
    dice: list[int] | None = None,
    moment: str = "turn",
    **position: Any,
) -> LaidTable:
    """Ana's turn on the Crown; the others are far away. Nobody has fate unless given."""
    seats = SEATS[:players]
    usual = {
        "place": dict.fromkeys(seats, "ruins") | {"ana": CROWN},
        "fate": dict.fromkeys(seats, 0),
        "character": dict(zip(seats, ["warrior", "elf", "dwarf", "troll", "monk", "thief"], strict=False)),
    }
    for field, values in usual.items():
        position[field] = values | position.get(field, {})
    position.setdefault("death_final", True)
    table = lay_out(players, variants, dice, moment=moment, **position)
    table.let_pass()
    return table


def lives(table: LaidTable) -> list[int]:
    return [table.of("life", name) for name in table.seats]


# The Command Spell


@clause("TAL-CROWN-03", "TAL-CROWN-07", "TAL-CROWN-08", "TAL-CROWN-09")
@pytest.mark.parametrize(("die", "others"), [(1, [4, 5]), (3, [4, 5]), (4, [3, 4]), (6, [3, 4])])
def test_who_is_alone_there_casts_the_command_spell(die: int, others: list[int]) -> None:
    table = on_the_crown(dice=[die])

    assert table.saw("command_spell_cast", seat=0)
    assert lives(table) == [5, *others]
    assert table.of("place", "ana") == CROWN


@clause("TAL-CROWN-04", "TAL-CROWN-07")
def test_there_is_no_way_back_and_no_choice() -> None:
    table = on_the_crown(dice=[1], missed={"bob": 1, "cem": 1})

    assert not table.offers("ana", "turn back")
    assert table.why_not("ana", "turn back valley_of_fire") == "TAL-CROWN-04"
    assert len([told for told in table.told if told["event"] == "command_spell_cast"]) >= 2


@clause("TAL-Q99")
def test_the_command_spell_is_cast_on_the_turn_of_arrival() -> None:
    table = on_the_crown(
        dice=[5],
        moment="move",
        place={"ana": "valley_of_fire"},
        objects={"ana": ["talisman"]},
        death_final=False,
    )

    table.choose("ana", f"advance {CROWN}")
    table.let_pass()

    assert lives(table) == [5, 3, 4]
    assert table.open()["death_final"] is True


@clause("TAL-CROWN-09")
def test_every_other_character_loses_a_life_in_any_region() -> None:
    table = on_the_crown(
        4,
        dice=[4],
        place={"bob": "chasm", "cem": "city", "dan": "plain_of_peril"},
    )

    assert lives(table) == [5, 3, 4, 5]


@clause("TAL-Q38")
def test_fate_may_be_spent_on_the_command_spell() -> None:
    table = on_the_crown(dice=[2, 6], fate={"ana": 1})

    table.choose("ana", "reroll first")
    table.let_pass()

    assert lives(table) == [5, 3, 4]


@clause("TAL-Q74", "TAL-GOLDEN-03")
@pytest.mark.parametrize(
    "position",
    [
        {"toad": {"ana": 3}},
        {"objects": {"ana": ["amulet"]}},
        {"lasting": [{"effect": "magic_destroyed", "by": "bob"}]},
    ],
)
def test_who_may_not_cast_spells_may_not_cast_it_either(position: dict[str, Any]) -> None:
    table = on_the_crown(dice=[6], **position)

    assert not table.saw("command_spell_cast")
    assert lives(table) == [5, 4, 5]


@clause("TAL-Q74")
def test_the_amulet_does_not_protect_from_it() -> None:
    table = on_the_crown(dice=[6], objects={"bob": ["amulet"]})

    assert table.of("life", "bob") == 3


@clause("TAL-Q74", "TAL-SPELL-17")
def test_the_command_spell_is_not_counted_among_the_spells_of_the_turn() -> None:
    table = on_the_crown(dice=[6])

    assert table.of("spells_cast", "ana") == 0
    assert table.open()["spell_discard"] == []


# The variants


@clause("TAL-VAR-19", "TAL-VAR-20", "TAL-VAR-22", "TAL-Q103")
@pytest.mark.parametrize(("players", "least"), [(2, 4), (4, 4), (5, 3), (6, 2)])
def test_the_easier_command_spell(players: int, least: int) -> None:
    variants = ("easier-command-spell",)
    failed = on_the_crown(players, variants, dice=[least - 1])
    worked = on_the_crown(players, variants, dice=[least])

    assert failed.of("life", "bob") == 4
    assert worked.of("life", "bob") == 3


@clause("TAL-VAR-22", "TAL-CROWN-08")
def test_without_the_variant_the_number_of_players_does_not_matter() -> None:
    assert on_the_crown(6, dice=[3]).of("life", "bob") == 4


@clause("TAL-VAR-21", "TAL-Q01")
def test_with_seven_players_every_roll_would_do() -> None:
    assert works_from(7, True) == 1
    assert works_from(7, False) == 4


@clause("TAL-VAR-23")
def test_in_sudden_death_the_first_on_the_crown_wins() -> None:
    table = on_the_crown(
        variants=("sudden-death",),
        moment="move",
        place={"ana": "valley_of_fire"},
        objects={"ana": ["talisman"]},
    )

    table.choose("ana", f"advance {CROWN}")

    assert table.is_over()
    assert table.winners() == ["ana"]


@clause("TAL-Q13")
def test_alone_the_crown_is_victory() -> None:
    table = on_the_crown(1, moment="move", place={"ana": "valley_of_fire"}, objects={"ana": ["talisman"]})

    table.choose("ana", f"advance {CROWN}")

    assert table.winners() == ["ana"]


# Death is final


@clause("TAL-CROWN-10", "TAL-CROWN-11", "TAL-LIFE-12")
def test_who_is_killed_by_the_command_spell_is_out_of_the_game() -> None:
    table = on_the_crown(dice=[6], life={"bob": 1})

    assert table.of("out", "bob") is True
    assert table.of("out", "cem") is False
    assert not table.is_over()


@clause("TAL-WIN-02", "TAL-CROWN-10")
def test_when_all_others_are_dead_the_game_is_won() -> None:
    table = on_the_crown(dice=[6], life={"bob": 1, "cem": 1})

    assert table.is_over()
    assert table.winners() == ["ana"]


@clause("TAL-CROWN-11", "TAL-CROWN-12", "TAL-Q101")
def test_death_stays_final_when_the_crown_is_empty_again() -> None:
    table = on_the_crown(moment="landed", place={"ana": "black_knight"}, life={"ana": 1}, gold={"ana": 0})

    assert table.of("out", "ana") is True


@clause("TAL-LIFE-09", "TAL-CROWN-11")
def test_before_anybody_has_been_there_a_dead_player_starts_again() -> None:
    table = on_the_crown(
        moment="landed",
        place={"ana": "black_knight"},
        life={"ana": 1},
        gold={"ana": 0},
        death_final=False,
    )

    assert table.saw("died", seat=0)
    assert table.of("out", "ana") is False


# Meetings


@clause("TAL-CROWN-05", "TAL-CROWN-06", "TAL-CROWN-13")
def test_with_another_there_he_must_be_met() -> None:
    table = on_the_crown(place={"bob": CROWN})

    assert table.options("ana") == ["attack seat-1"]
    assert table.why_not("ana", "meet space") == "TAL-CROWN-06"
    assert not table.saw("command_spell_cast")


@clause("TAL-CROWN-05")
def test_who_arrives_must_meet_who_is_there() -> None:
    table = on_the_crown(
        moment="move",
        place={"ana": "valley_of_fire", "bob": CROWN},
        objects={"ana": ["talisman"]},
    )

    table.choose("ana", f"advance {CROWN}")
    table.let_pass()

    assert table.options("ana") == ["attack seat-1"]


@clause("TAL-Q100")
def test_of_several_he_chooses_one() -> None:
    table = on_the_crown(place={"bob": CROWN, "cem": CROWN})

    assert table.options("ana") == ["attack seat-1", "attack seat-2"]


@clause("TAL-CROWN-13")
def test_special_abilities_work_there_too() -> None:
    table = on_the_crown(character={"ana": "thief"}, place={"bob": CROWN}, gold={"bob": 1})

    assert table.options("ana") == ["attack seat-1", "rob seat-1"]


@clause("TAL-Q100", "TAL-EVADE-04")
def test_who_is_attacked_there_may_evade_and_the_turn_ends() -> None:
    table = on_the_crown(place={"bob": CROWN}, lasting=[{"effect": "invisible", "seat": "bob"}])

    table.choose("ana", "attack seat-1")
    table.let_pass()
    table.choose("bob", "evade attacker")
    table.let_pass()

    assert table.open()["active"] == "bob"
    assert not table.saw("command_spell_cast")
    assert lives(table) == [5, 4, 5]


@clause("TAL-CROWN-06", "TAL-CROWN-07")
def test_the_victor_casts_again_as_soon_as_he_is_alone() -> None:
    table = on_the_crown(
        dice=[6, 6, 1, 6],
        place={"bob": CROWN},
        life={"bob": 1},
        gold={"bob": 0},
        missed={"cem": 1},
    )

    table.choose("ana", "attack seat-1", "take life")
    table.let_pass()

    assert table.of("out", "bob") is True
    assert table.saw("command_spell_cast", seat=0)
    assert table.of("life", "cem") == 4


@clause("TAL-CROWN-02")
@pytest.mark.parametrize(
    "space", [space for space in SPACES if is_inner(SPACES.index(space)) and space != CROWN]
)
def test_only_the_valley_of_fire_leads_there(space: str) -> None:
    """Ana has a Talisman and has done what her space asks for; she even holds a Teleport."""
    table = lay_out(
        character={"ana": "wizard"},
        place={"ana": space},
        may_move_on={"ana": True},
        objects={"ana": ["talisman"]},
        spells={"ana": ["teleport"]},
        moment="move",
    )
    ways = [key for key in table.options("ana") if key.endswith(CROWN)]

    assert table.occasion() == "inner_move"
    assert ways == ([f"advance {CROWN}"] if space == "valley_of_fire" else [])
