"""Death, coming back, and the end of the game.

TAL-WIN-01, TAL-WIN-02, TAL-Q12, TAL-Q13, TAL-Q14, TAL-Q15, TAL-Q16, TAL-Q17, TAL-Q19, TAL-Q20, TAL-Q21, TAL-Q22
"""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.talisman.components.character_cards import CHARACTER_NOUN
from questhall.games.talisman.components.state import ALL_DEAD
from tests.clauses import clause
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet, start, to_move

RESIGNATION = ("resignation",)


def kill(**position: Any) -> LaidTable:
    """Ana has just killed bob in a fight on the Fields; what he had may be looted."""
    table = duel(dice=[6, 6, 1], life={"bob": 1}, **position)
    table.act("ana", "attack seat-1", "take life")
    return table


# The end


@clause("TAL-WIN-01", "TAL-WIN-02")
def test_the_command_spell_eliminates_the_others_and_wins() -> None:
    table = to_move("crown_of_command", 4, place={"bob": "city"}, life={"bob": 1}, death_final=True)

    assert table.is_over()
    assert table.winners() == ["ana"]
    assert table.open()["out"] == {"ana": False, "bob": True}


@clause("TAL-WIN-02", "TAL-Q14")
def test_as_long_as_two_are_left_the_game_continues() -> None:
    table = to_move(
        *("crown_of_command", 4),
        players=3,
        place={"bob": "city", "cem": "city"},
        life={"bob": 1, "cem": 2},
        death_final=True,
    )

    assert not table.is_over()
    assert table.open()["out"] == {"ana": False, "bob": True, "cem": False}
    assert table.of("life", "cem") == 1


@clause("TAL-WIN-02", "TAL-Q14")
def test_a_player_who_can_come_back_is_still_in_the_game() -> None:
    table = kill(gold={"bob": 0}, variants=RESIGNATION)

    assert table.of("character", "bob") == "none"
    assert not table.is_over()
    assert table.asked() == "bob"
    assert table.options("bob") == ["come back", "resign"]


@clause("TAL-WIN-02", "TAL-Q14", "TAL-LIFE-12")
def test_a_player_who_waits_leaves_it_when_the_crown_is_reached() -> None:
    """Ana is the only one alive, and nobody can come back: there is nobody left to cast a Spell on."""
    table = to_move("valley_of_fire", objects={"ana": ["talisman"]}, character={"bob": "none"})
    table.act("ana", "advance crown_of_command")

    assert table.saw("eliminated", seat=1)
    assert table.is_over()
    assert table.winners() == ["ana"]
    assert not table.saw("command_spell_cast")


@clause("TAL-WIN-02", "TAL-Q14", "TAL-LIFE-12", "TAL-Q105")
def test_the_others_play_on_without_those_who_waited() -> None:
    """Bob and dan wait; what was set aside for bob stays where he died, and cem is still alive."""
    table = to_move(
        *("valley_of_fire", 4),
        players=4,
        objects={"ana": ["talisman"]},
        character={"bob": "none", "dan": "none"},
        place={"bob": "ruins", "cem": "city"},
        inherited={"bob": ["ring"]},
        life={"cem": 2},
        variants=("inherited-objects",),
    )
    table.act("ana", "advance crown_of_command")
    table.let_pass()

    assert not table.is_over()
    assert table.open()["out"] == {"ana": False, "bob": True, "cem": False, "dan": True}
    assert table.cards("ruins") == ["ring"]
    assert table.of("life", "cem") == 1


@clause("TAL-WIN-02", "TAL-Q14", "TAL-LIFE-12")
@pytest.mark.parametrize("final", [False, True])
def test_a_player_who_waits_does_not_keep_the_last_character_alive_from_winning(final: bool) -> None:
    """Bob's last character dies in ana's turn; cem waits, and can come back only if death is not final."""
    table = kill(
        players=3,
        gold={"bob": 0},
        character={"cem": "none"},
        death_final=final,
        variants=RESIGNATION,
    )

    assert table.is_over() is final
    assert table.winners() == (["ana"] if final else [])


@clause("TAL-Q15", "TAL-LIFE-12")
@pytest.mark.parametrize("final", [False, True])
def test_a_player_without_a_character_does_not_win_if_all_others_die(final: bool) -> None:
    table = meet(
        "pestilence",
        players=3,
        character={"cem": "none"},
        life={"ana": 1, "bob": 1},
        death_final=final,
        variants=RESIGNATION,
    )
    table.let_pass()

    assert table.is_over() is final
    assert table.winners() == []


@clause("TAL-Q14")
def test_the_last_elimination_is_checked_at_once() -> None:
    """Bob dies for good in ana's turn; the rest of it is not played."""
    table = kill(gold={"bob": 0}, death_final=True)

    assert table.is_over()
    assert table.winners() == ["ana"]
    assert not table.saw("turn_begins", seat=1)


@clause("TAL-Q15")
def test_if_all_die_together_the_game_is_drawn() -> None:
    table = meet("pestilence", life={"ana": 1, "bob": 1}, variants=("bloodbath",))
    table.let_pass()

    assert table.is_over()
    assert table.winners() == []
    assert table.state.ending == ALL_DEAD


@clause("TAL-Q15")
def test_if_one_survives_he_has_won() -> None:
    table = meet("pestilence", life={"ana": 1, "bob": 2}, variants=("bloodbath",))
    table.let_pass()

    assert table.winners() == ["bob"]


# The first turn, and playing alone


@clause("TAL-Q12")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_seat_begins(seed: int) -> None:
    table = start(4, seed=seed)

    assert table.open()["active"] == "ana"
    assert table.all_of("turn_begins")[0]["seat"] == 0


@clause("TAL-Q13")
def test_alone_the_crown_wins() -> None:
    table = to_move("valley_of_fire", players=1, objects={"ana": ["talisman"]})
    assert not table.is_over()
    table.act("ana", "advance crown_of_command")

    assert table.is_over()
    assert table.winners() == ["ana"]


@clause("TAL-Q13")
def test_alone_death_is_defeat() -> None:
    table = meet("dragon", players=1, dice=[1, 1, 6], life={"ana": 1})

    assert table.is_over()
    assert table.winners() == []


@clause("TAL-Q13")
def test_alone_the_creatures_are_rolled_for_too() -> None:
    table = meet("goblin", players=1, dice=[2, 1, 5])

    assert table.scores() == (6, 7)


# Coming back


@clause("TAL-Q16", "TAL-Q22")
def test_the_new_character_takes_a_full_turn_at_once() -> None:
    table = kill(gold={"bob": 0}, characters=["troll"])

    assert table.of("character", "bob") == "troll"
    assert table.saw("turn_begins", seat=1)
    assert any(told["seat"] == 1 for told in table.all_of("rolled"))


@clause("TAL-Q16")
def test_until_his_turn_comes_he_has_no_character() -> None:
    table = kill(players=3, gold={"bob": 0}, place={"cem": "city"}, variants=RESIGNATION)

    assert table.asked() == "bob"
    assert not table.saw("turn_begins", seat=1)
    assert table.of("place", "bob") == "none"


@clause("TAL-Q17")
def test_without_character_cards_a_player_is_out() -> None:
    used = [name for name in CHARACTER_NOUN.names if name not in ("warrior", "dwarf")]
    table = kill(gold={"bob": 0}, out_of_the_game=used)

    assert table.is_over()
    assert table.winners() == ["ana"]
    assert table.saw("eliminated", seat=1)


@clause("TAL-Q22")
def test_a_dead_player_may_resign_if_that_was_agreed_on() -> None:
    table = kill(gold={"bob": 0}, variants=RESIGNATION)
    table.choose("bob", "resign")

    assert table.is_over()
    assert table.winners() == ["ana"]


@clause("TAL-Q22")
def test_the_others_play_on_without_him() -> None:
    table = kill(players=3, gold={"bob": 0}, place={"cem": "city"}, variants=RESIGNATION)
    table.choose("bob", "resign")

    assert not table.is_over()
    assert table.open()["out"] == {"ana": False, "bob": True, "cem": False}
    assert table.saw("turn_begins", seat=2)


@clause("TAL-Q22")
def test_by_default_a_killed_player_comes_back() -> None:
    table = kill(gold={"bob": 0}, characters=["troll"])

    assert not table.offers("bob", "resign")
    assert table.why_not("bob", "resign") == "TAL-Q22"
    assert table.of("character", "bob") == "troll"


@clause("TAL-Q22")
def test_nobody_resigns_while_he_lives() -> None:
    table = to_move("city", 1)

    assert table.why_not("ana", "resign") == "TAL-Q22"
    assert table.why_not("ana", "come back") == "TAL-LIFE-09"


# Death


@clause("TAL-Q19")
def test_death_ends_the_turn_at_once() -> None:
    """Neither is the Healer met nor are trophies exchanged."""
    table = meet(
        "dragon", "healer", where="ruins", dice=[1, 1, 6], life={"ana": 1}, trophies={"ana": ["giant", "wolf"]}
    )

    assert table.saw("died", seat=0)
    assert table.trophies("ana") == []
    assert sorted(table.open()["adventure_discard"]) == ["giant", "wolf"]
    assert not table.saw("handed_in_trophy")
    assert table.saw("turn_begins", seat=1)


@clause("TAL-Q20")
@pytest.mark.parametrize("killer", ["dragon", "pestilence"])
def test_nobody_loots_whom_a_card_has_killed(killer: str) -> None:
    """Bob stands beside her, but he has not killed her."""
    table = meet(
        killer,
        dice=[1, 1, 6],
        life={"ana": 1, "bob": 3},
        gold={"ana": 4},
        objects={"ana": ["ring"]},
        place={"bob": "fields_1"},
    )
    table.let_pass()

    assert not table.saw("took_from")
    assert "ring" in table.cards("fields_1")
    assert table.coins("fields_1") == 4


@clause("TAL-Q20")
def test_a_spell_gives_no_right_to_loot() -> None:
    """The Command Spell kills bob; his things stay where he died."""
    table = to_move(
        *("crown_of_command", 5),
        players=3,
        place={"bob": "city", "cem": "village"},
        life={"bob": 1},
        gold={"bob": 2},
        objects={"bob": ["ring"]},
    )
    table.let_pass("turn_start")

    assert table.cards("city") == ["ring"]
    assert table.coins("city") == 2
    assert table.of("gold", "ana") == 1


@clause("TAL-Q20")
def test_what_was_only_his_ends_with_him() -> None:
    """Quest, missed turns, alignment, bonus and the Tavern's offer do not pass to the next character."""
    table = kill(
        gold={"bob": 0},
        quest={"bob": 3},
        missed={"bob": 2},
        alignment={"bob": "evil"},
        offer={"bob": "ferry"},
        bonus={"bob": "strength"},
        characters=["monk"],
    )

    assert table.of("quest", "bob") == 0
    assert table.of("missed", "bob") == 0
    assert table.of("alignment", "bob") == "good"
    assert table.of("offer", "bob") == "none"
    assert table.of("bonus", "bob") == "none"


@clause("TAL-Q20")
def test_raised_enemies_are_nobodys_loot() -> None:
    table = duel(
        *("warrior", "ghoul"),
        dice=[6, 6, 1],
        life={"bob": 1},
        gold={"bob": 0},
        followers={"bob": ["wolf", "maiden"]},
    )
    table.choose("ana", "attack seat-1")
    table.choose("bob", "attack roll")
    table.choose("ana", "take life")

    assert table.options("ana") == ["loot maiden", "loot no more"]
    table.choose("ana", "loot no more")
    assert table.saw("discarded", seat=1, card="wolf")
    assert table.cards("fields_1") == ["maiden"]
    assert table.open()["adventure_discard"] == ["wolf"]


FULL = ["ring", "helmet", "cross", "wand"]


@clause("TAL-ENC-06", "TAL-PVP-11", "TAL-OBJ-04", "TAL-Q21")
def test_a_killer_with_full_hands_takes_an_object_and_leaves_another() -> None:
    table = kill(gold={"bob": 0}, objects={"ana": FULL, "bob": ["talisman", "water_bottle"]})
    assert table.options("ana") == ["loot water_bottle", "loot talisman", "loot no more"]

    table.choose("ana", "loot talisman")
    assert table.occasion() == "excess_objects"
    assert sorted(table.options("ana")) == sorted(f"leave {card}" for card in [*FULL, "talisman"])
    table.choose("ana", "leave helmet")

    assert table.options("ana") == ["loot water_bottle", "loot no more"]
    table.choose("ana", "loot no more")
    assert table.of("objects", "ana") == ["ring", "cross", "wand", "talisman"]
    assert sorted(table.cards("fields_1")) == ["helmet", "water_bottle"]


@clause("TAL-ENC-06", "TAL-PVP-11", "TAL-OBJ-04", "TAL-Q21")
def test_a_defender_with_full_hands_who_kills_his_attacker_takes_an_object() -> None:
    table = duel(
        dice=[1, 1, 6],
        life={"ana": 1},
        gold={"ana": 0},
        objects={"ana": ["talisman"], "bob": FULL},
        strength={"bob": 4},
    )
    table.act("ana", "attack seat-1")
    table.act("bob", "take life", "loot talisman", "leave cross")

    assert table.of("objects", "bob") == ["ring", "helmet", "wand", "talisman"]
    assert table.cards("fields_1") == ["cross"]


@clause("TAL-ENC-07", "TAL-OBJ-03", "TAL-Q21")
def test_a_killer_keeps_no_more_than_his_limit() -> None:
    """He may take everything, but as often as he has five Objects he has to leave one of them."""
    table = kill(gold={"bob": 0}, objects={"ana": FULL, "bob": ["water_bottle", "talisman"]})
    table.choose("ana", "loot talisman", "leave talisman", "loot water_bottle")
    assert not table.offers("ana", "loot no more")
    table.choose("ana", "leave ring")

    assert table.of("objects", "ana") == ["helmet", "cross", "wand", "water_bottle"]
    assert sorted(table.cards("fields_1")) == ["ring", "talisman"]


@clause("TAL-OWN-08", "TAL-Q21")
def test_a_killer_may_not_take_what_is_forbidden_to_him() -> None:
    table = kill(
        gold={"bob": 0},
        objects={"ana": FULL, "bob": ["water_bottle", "holy_grail"]},
        alignment={"ana": "evil"},
    )

    assert table.options("ana") == ["loot water_bottle", "loot no more"]
    assert table.why_not("ana", "loot holy_grail") == "TAL-OWN-08"
    table.choose("ana", "loot no more")
    assert sorted(table.cards("fields_1")) == ["holy_grail", "water_bottle"]
    assert table.why_not("ana", "loot water_bottle") == "TAL-ENC-06"


@clause("TAL-Q21")
def test_a_looted_mule_makes_room() -> None:
    table = kill(
        gold={"bob": 0},
        objects={"ana": FULL, "bob": ["water_bottle"]},
        followers={"bob": ["mule"]},
    )

    table.choose("ana", "loot mule", "loot water_bottle")
    assert table.occasion() != "excess_objects"
    assert table.of("objects", "ana") == [*FULL, "water_bottle"]


@clause("TAL-LIFE-09", "TAL-LIFE-12")
@pytest.mark.parametrize("final", [True, False])
def test_who_cannot_come_back_is_told_why(final: bool) -> None:
    """Cem has no character and bob is alive: it is ana's turn."""
    table = lay_out(4, moment="turn", character={"cem": "none"}, death_final=final)

    assert table.why_not("cem", "come back") == ("TAL-LIFE-12" if final else "TAL-LIFE-09")
    assert table.why_not("bob", "come back") == "TAL-LIFE-09"
