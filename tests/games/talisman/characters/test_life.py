"""Life and death: chapter TAL-LIFE. The examples of the Monk and the Warrior are scenario files."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.talisman.components.character_cards import CHARACTERS
from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet

RICH: dict[str, Any] = {
    "objects": {"ana": ["sword", "magic_belt", "purchase_axe"]},
    "followers": {"ana": ["unicorn", "purchase_mule"]},
    "gold": {"ana": 4},
    "strength": {"ana": 3},
    "craft": {"ana": 2},
    "trophies": {"ana": ["bear", "lemure"]},
    "spells": {"ana": ["hex", "healing"]},
    "life": {"ana": 1},
    "fate": {"ana": 2},
}
"""Ana has a bit of everything, and one Life left."""


def killed(players: int = 2, **position: Any) -> LaidTable:
    """Ana, at the Black Knight, gives her last Life for her purse."""
    table = meet(where="black_knight", players=players, **{**RICH, **position})
    table.act("ana", "defy knight")
    table.let_pass("life_about_to_be_lost")
    return table


@clause("TAL-LIFE-01", "TAL-LIFE-02")
def test_lost_life_goes_back_to_the_supply() -> None:
    table = meet(where="black_knight", life={"ana": 3, "bob": 4})
    before = table.open()["supply"]["life"]
    table.choose("ana", "defy knight")

    assert table.of("life", "ana") == 2
    assert table.open()["supply"]["life"] == before + 1


@clause("TAL-LIFE-02")
def test_several_lives_can_be_lost_at_once() -> None:
    table = meet(where="temple", dice=[1, 1], life={"ana": 5})

    assert table.of("life", "ana") == 3
    assert table.saw("lost_life", seat=0, amount=2)


@clause("TAL-LIFE-03")
def test_a_character_who_loses_the_last_life_is_killed() -> None:
    table = killed()

    assert table.saw("died", seat=0, character="warrior")
    assert table.of("character", "ana") == "none"
    assert table.of("life", "ana") == 0
    assert table.of("place", "ana") == "none"


@clause("TAL-LIFE-02", "TAL-LIFE-03")
def test_a_character_with_one_life_who_loses_two_is_killed_as_well() -> None:
    table = meet(where="temple", dice=[1, 1], life={"ana": 1}, players=3)

    assert table.saw("lost_life", seat=0, amount=1), "he has no more to lose"
    assert table.saw("died", seat=0, character="warrior")
    assert table.of("life", "ana") == 0


@clause("TAL-LIFE-03")
def test_with_a_life_left_he_is_not() -> None:
    table = killed(life={"ana": 2})

    assert not table.saw("died")
    assert table.of("character", "ana") == "warrior"


@clause("TAL-LIFE-03", "TAL-Q19")
def test_the_turn_of_the_dead_is_over() -> None:
    """No trophy is exchanged any more."""
    table = killed(trophies={"ana": ["giant", "wolf"]})

    assert table.open()["active"] == "bob"
    assert not table.saw("handed_in_trophy")


@clause("TAL-LIFE-04")
def test_belongings_stay_where_he_was_killed() -> None:
    table = killed()

    assert sorted(table.cards("black_knight")) == [
        "magic_belt",
        "purchase_axe",
        "purchase_mule",
        "sword",
        "unicorn",
    ]
    assert table.coins("black_knight") == 4
    assert table.of("objects", "ana") == table.of("followers", "ana") == []
    assert table.of("gold", "ana") == 0


@clause("TAL-LIFE-04", "TAL-ENC-06")
def test_a_killer_in_an_encounter_takes_what_he_likes() -> None:
    table = duel(
        dice=[6, 6, 1],
        life={"bob": 1},
        objects={"bob": ["helmet", "sword"]},
        followers={"bob": ["guide"]},
        gold={"ana": 0, "bob": 3},
    )
    table.act("ana", "attack seat-1")
    table.act("bob", "attack roll")
    table.act("ana", "take life")
    table.act("bob", "no armour")
    table.act("ana", "loot sword", "loot gold", "loot no more")

    assert table.of("objects", "ana") == ["sword"]
    assert table.of("gold", "ana") == 3
    assert sorted(table.cards("fields_1")) == ["guide", "helmet"]
    assert table.coins("fields_1") == 0


@clause("TAL-LIFE-04", "TAL-Q20")
def test_nobody_loots_whom_a_spell_has_killed() -> None:
    """Ana's Hex kills Bob: his Sword stays on the space, and she is not asked."""
    table = lay_out(
        character={"ana": "sorceress", "bob": "dwarf"},
        place={"ana": "city", "bob": "fields_2"},
        fate={"ana": 0, "bob": 0},
        active="bob",
        moment="landed",
        life={"bob": 1},
        cards={"fields_2": ["hex"]},
        lasting=[{"effect": "hexed", "by": "ana", "space": "fields_2", "left": 3}],
        objects={"bob": ["sword"]},
    )
    table.let_pass("after_move")

    assert table.saw("died", seat=1)
    assert "sword" in table.cards("fields_2")
    assert not table.offers("ana", "loot sword")


@clause("TAL-LIFE-05", "TAL-LIFE-01")
def test_counters_go_back_to_their_supplies() -> None:
    supply = killed().open()["supply"]

    assert (supply["strength"], supply["craft"]) == (72, 72)
    assert supply["fate"] == 36 - 3
    assert supply["life"] == 72 - 4


@clause("TAL-LIFE-05")
def test_a_dead_toad_gives_back_what_it_gained_too() -> None:
    table = meet(
        where="black_knight",
        toad={"ana": 2},
        toad_strength={"ana": 2},
        toad_craft={"ana": 1},
        life={"ana": 1},
        gold={"ana": 0},
    )

    assert table.saw("died", seat=0)
    assert table.open()["supply"]["strength"] == table.open()["supply"]["craft"] == 72


@clause("TAL-LIFE-06")
def test_spells_go_to_the_spell_discard_pile() -> None:
    table = killed()

    assert sorted(table.open()["spell_discard"]) == ["healing", "hex"]
    assert table.of("spell_count", "ana") == 0


@clause("TAL-LIFE-07")
def test_trophies_go_to_the_discard_pile_and_nothing_else_does() -> None:
    table = killed()

    assert sorted(table.open()["adventure_discard"]) == ["bear", "lemure"]
    assert table.trophies("ana") == []


@clause("TAL-LIFE-07", "TAL-Q80", "TAL-Q20")
def test_toad_and_alignment_cards_and_the_quest_are_gone() -> None:
    table = meet(
        where="black_knight",
        toad={"ana": 2},
        alignment={"ana": "evil"},
        quest={"ana": 2},
        life={"ana": 1},
        gold={"ana": 0},
    )

    assert table.of("quest", "ana") == 0
    assert table.open()["supply"]["toad_cards"] == 4
    assert table.open()["supply"]["alignment_cards"] == 4


@clause("TAL-LIFE-08")
def test_the_character_leaves_the_game() -> None:
    table = killed()

    assert table.open()["out_of_the_game"] == ["warrior"]
    assert "warrior" not in table.open()["characters"]
    assert table.of("dealt", "ana") == []


def waiting(deck: list[str] | None = None, **position: Any) -> LaidTable:
    """Ana has no character; her turn comes."""
    return lay_out(character={"ana": "none", "bob": "troll"}, characters=deck or ["elf"], **position)


@clause("TAL-LIFE-09", "TAL-Q16")
def test_a_killed_player_comes_back_when_his_next_turn_arrives() -> None:
    """Not before: Bob plays first. The new character moves in the same turn."""
    table = killed(
        characters=["dwarf"], active="ana", dice=[1, 1], place={"ana": "black_knight", "bob": "tavern"}
    )
    assert table.of("character", "ana") == "none"
    while table.open()["active"] == "bob":
        table.choose(table.asked(), table.options(table.asked())[-1])

    assert table.of("character", "ana") == "dwarf"
    assert table.open()["active"] == "ana"
    assert table.occasion() == "fate"


@clause("TAL-LIFE-09", "TAL-Q22")
def test_a_killed_player_may_resign_instead() -> None:
    """If the players have agreed on it; otherwise he is not even asked."""
    assert waiting().why_not("ana", "resign") == "TAL-Q22"
    table = waiting(variants=("resignation",))
    assert table.options("ana") == ["come back", "resign"]
    table.choose("ana", "resign")

    assert table.of("out", "ana") is True
    assert table.winners() == ["bob"]


@clause("TAL-LIFE-10")
def test_the_new_character_is_drawn_from_those_not_used_yet() -> None:
    """The deck is shuffled at the start, so its top card is a random one; killed characters are not in it."""
    table = waiting(["monk", "elf"], out_of_the_game=["warrior"])

    assert table.of("character", "ana") == "monk"
    assert "warrior" not in table.open()["characters"]
    assert table.open()["characters_left"] == 14 - 3


def choosing(seed: int = 0) -> LaidTable:
    """Ana comes back, and the last three characters are dealt to her."""
    left = ["elf", "monk", "thief"]
    gone = [face.name for face in CHARACTERS if face.name not in ("troll", *left)]
    return waiting(left, out_of_the_game=gone, variants=("choose-character",), seed=seed)


@clause("TAL-VAR-02", "TAL-LIFE-10", "TAL-Q18")
def test_nothing_is_kept_back_for_others_when_he_comes_back() -> None:
    assert sorted(choosing().options("ana")) == ["choose elf", "choose monk", "choose thief"]


@clause("TAL-VAR-03")
def test_characters_not_chosen_are_shuffled_in_again() -> None:
    decks = set()
    for seed in range(12):
        table = choosing(seed)
        table.choose("ana", "choose monk")
        decks.add(tuple(table.open()["characters"]))

    assert decks == {("elf", "thief"), ("thief", "elf")}


@clause("TAL-LIFE-10", "TAL-Q17")
def test_without_a_card_left_he_is_out() -> None:
    table = lay_out(
        3,
        character={"ana": "none", "bob": "troll", "cem": "thief"},
        out_of_the_game=[face.name for face in CHARACTERS if face.name not in ("troll", "thief")],
    )

    assert table.of("out", "ana") is True
    assert not table.is_over()


@clause("TAL-LIFE-11", "TAL-SETUP-11")
def test_a_new_character_is_set_up_like_the_first() -> None:
    table = waiting(["wizard"], spell_deck=["hex", "random"])

    assert table.of("place", "ana") == "graveyard"
    assert (table.of("life", "ana"), table.of("fate", "ana"), table.of("gold", "ana")) == (4, 3, 1)
    assert table.view("ana")["spells"]["ana"] == ["hex", "random"]
    assert table.of("alignment", "ana") == "evil"
    assert table.of("objects", "ana") == table.of("trophies", "ana") == []


@clause("TAL-LIFE-12", "TAL-CROWN-11")
@pytest.mark.parametrize("final", [False, True])
def test_once_the_crown_has_been_reached_nobody_comes_back(final: bool) -> None:
    table = killed(players=3, death_final=final)

    assert table.of("out", "ana") is final
    assert table.saw("eliminated", seat=0) is final


@clause("TAL-LIFE-12")
@pytest.mark.parametrize("variants", [(), ("resignation",), ("choose-character",)])
def test_once_the_crown_has_been_reached_those_who_wait_do_not_come_back(variants: tuple[str, ...]) -> None:
    """He is not asked whether he would rather resign, and no character is dealt to him."""
    table = waiting(players=3, death_final=True, variants=variants)

    assert table.of("out", "ana") is True
    assert table.saw("eliminated", seat=0)
    assert not table.saw("character_enters", seat=0)
    assert table.open()["characters_left"] == 14 - 2
    assert table.open()["active"] == "bob"
    assert table.why_not("ana", "come back") == "TAL-LIFE-12"


@clause("TAL-LIFE-12", "TAL-CROWN-11")
@pytest.mark.parametrize("reached", [False, True])
def test_the_crown_counts_if_it_is_reached_while_he_waits(reached: bool) -> None:
    """Bob goes on to the Crown of Command, or turns back; then ana's turn comes."""
    table = lay_out(
        3,
        character={"ana": "none", "bob": "troll", "cem": "thief"},
        characters=["elf"],
        place={"bob": "valley_of_fire", "cem": "city"},
        objects={"bob": ["talisman"]},
        fate={"bob": 0, "cem": 0},
        missed={"cem": 1},
        active="bob",
        moment="move",
        dice=[1],
    )
    table.act("bob", "advance crown_of_command" if reached else "turn back pits")
    table.let_pass()

    assert table.of("out", "ana") is reached
    assert table.of("character", "ana") == ("none" if reached else "elf")


@clause("TAL-LIFE-12", "TAL-CROWN-11")
def test_whoever_is_out_already_is_not_eliminated_once_more() -> None:
    """Ana waits and dan is out when bob reaches the Crown of Command."""
    table = lay_out(
        4,
        character={"ana": "none", "bob": "troll", "cem": "thief", "dan": "none"},
        out={"dan": True},
        place={"bob": "valley_of_fire", "cem": "city"},
        objects={"bob": ["talisman"]},
        fate={"bob": 0, "cem": 0},
        active="bob",
        moment="move",
    )
    table.act("bob", "advance crown_of_command")

    assert [told["seat"] for told in table.all_of("eliminated")] == [0]


@clause("TAL-LIFE-12", "TAL-Q105")
def test_what_was_set_aside_for_him_stays_where_his_last_character_died() -> None:
    table = waiting(
        players=3,
        death_final=True,
        place={"ana": "ruins", "bob": "city"},
        inherited={"ana": ["ring", "maiden"]},
        gold={"ana": 3},
        variants=("inherited-objects",),
    )

    assert sorted(table.cards("ruins")) == ["maiden", "ring"]
    assert table.coins("ruins") == 3
    assert table.of("gold", "ana") == 0


@clause("TAL-LIFE-02", "TAL-Q06")
def test_what_is_cast_after_a_loss_is_about_what_happens_then() -> None:
    """The Devil has cost ana a Life; the Bear that she beats afterwards is saved by Preservation."""
    table = meet(
        *("devil", "bear"), who="elf", strength={"ana": 4}, spells={"bob": ["preservation"]}, dice=[6, 1]
    )
    table.act("bob", "preserve enemy")

    assert table.saw("lost_life", seat=0, amount=1)
    assert table.open()["losses"] == []
    assert table.trophies("ana") == []


@clause("TAL-LIFE-13")
@pytest.mark.parametrize(("life", "healed"), [(1, 3), (2, 4), (4, 5), (5, 5)])
def test_healing_never_leads_above_the_printed_value(life: int, healed: int) -> None:
    """The Healer in the wild gives back up to two of the Warrior's five."""
    table = meet("healer", life={"ana": life})
    if table.offers("ana", "accept healing"):
        table.choose("ana", "accept healing")

    assert table.of("life", "ana") == healed


@clause("TAL-LIFE-13")
def test_life_above_the_printed_value_is_kept_but_not_healed() -> None:
    table = meet("healer", life={"ana": 7})

    assert not table.saw("healed")
    assert table.of("life", "ana") == 7
    assert table.why_not("ana", "accept healing") == "TAL-LIFE-13"


@clause("TAL-LIFE-14")
def test_gaining_may_lead_above_it() -> None:
    table = meet(where="chapel", who="elf", dice=[5], life={"ana": 4})

    assert table.of("life", "ana") == 5
    assert table.saw("gained_life", seat=0, amount=1)


@clause("TAL-PSY-04", "TAL-GOLDEN-03")
@pytest.mark.parametrize(("enemy", "why"), [("dragon", "TAL-GOLDEN-03"), ("demon", "TAL-PSY-04")])
def test_why_the_monk_uses_no_armour_depends_on_the_fight(enemy: str, why: str) -> None:
    table = meet(
        enemy,
        who="monk",
        dice=[1, 6],
        objects={"ana": ["helmet"]},
        character={"bob": "elf"},
        spells={"bob": ["preservation"]},
    )
    table.until("life_about_to_be_lost")

    assert table.why_not("ana", "armour helmet") == why
