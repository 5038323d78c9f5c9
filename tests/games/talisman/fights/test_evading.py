"""Evading: chapter TAL-EVADE, TAL-Q41, TAL-Q109. The Cave is a scenario file."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.talisman.kit import duel, lay_out, meet

INVISIBLE = [{"effect": "invisible", "seat": "ana", "by": "ana"}]
BOB_INVISIBLE = [{"effect": "invisible", "seat": "bob", "by": "bob"}]


@clause("TAL-EVADE-01")
def test_without_a_means_nobody_evades() -> None:
    table = meet("bear", who="dwarf", where="woods_1", fate={"ana": 1}, dice=[1, 1])

    assert table.occasion() == "attack_fate", "the fight has begun without a question"
    assert table.why_not("ana", "evade bear") == "TAL-EVADE-01"


@clause("TAL-EVADE-01")
def test_invisibility_is_a_means() -> None:
    table = meet("bear", who="dwarf", spells={"ana": ["invisibility"]})
    table.until("evasion")
    table.choose("ana", "cast invisibility")
    table.until("evasion_choice")
    table.choose("ana", "evade bear")

    assert table.saw("evaded_card", seat=0, card="bear")
    assert not table.all_of("attack_rolled")


@clause("TAL-EVADE-01")
def test_immobility_is_a_means() -> None:
    table = meet("bear", who="dwarf", spells={"ana": ["immobility"]})
    table.act("ana", "immobilise bear")

    assert table.saw("evaded_card", seat=0, card="bear")
    assert not table.all_of("attack_rolled")
    assert table.cards("fields_1") == ["bear"]


@clause("TAL-EVADE-02", "TAL-Q109")
def test_what_is_evaded_does_nothing_and_bars_nothing() -> None:
    table = meet("bear", "sword", "healer", who="dwarf", life={"ana": 4}, lasting=INVISIBLE)
    table.choose("ana", "evade bear")
    assert table.occasion() != "evasion_choice"
    table.act("ana", "accept healing")
    table.act("ana", "take sword")

    assert table.of("life", "ana") == 5
    assert table.of("objects", "ana") == ["sword"]
    assert table.cards("fields_1") == ["bear", "healer"]
    assert not table.all_of("attack_rolled")


@clause("TAL-EVADE-02")
def test_what_is_evaded_can_no_longer_be_affected() -> None:
    """The Minstrel could charm the Ape, and the Bear until he has evaded it."""
    table = meet("bear", "ape", who="minstrel")
    assert table.options("ana") == ["evade ape", "charm ape", "evade bear", "charm bear", "stand and fight"]
    table.choose("ana", "evade bear")

    assert table.options("ana") == ["evade ape", "charm ape", "stand and fight"]
    assert table.why_not("ana", "charm bear") == "TAL-Q115"


@clause("TAL-EVADE-03", "TAL-Q41")
def test_of_several_enemies_some_can_be_evaded_and_the_rest_fought() -> None:
    table = meet("bear", "wolf", who="dwarf", lasting=INVISIBLE, dice=[3, 2])
    table.choose("ana", "evade bear", "stand and fight")

    assert table.scores() == (3 + 3, 2 + 2), "the Bear no longer adds its Strength"
    assert table.trophies("ana") == ["wolf"]
    assert table.cards("fields_1") == ["bear"]


@clause("TAL-EVADE-03")
def test_two_copies_are_evaded_one_by_one() -> None:
    table = meet("goblin", "goblin", who="dwarf", lasting=INVISIBLE, dice=[3, 2])
    table.choose("ana", "evade goblin", "stand and fight")

    assert table.scores() == (3 + 3, 2 + 2)
    assert table.cards("fields_1") == ["goblin"]


@clause("TAL-EVADE-03")
def test_spirits_can_be_evaded() -> None:
    table = meet("demon", who="dwarf", lasting=INVISIBLE)
    table.choose("ana", "evade demon")

    assert not table.all_of("attack_rolled")
    assert table.cards("fields_1") == ["demon"]


@clause("TAL-EVADE-03")
def test_the_sentinel_can_be_evaded() -> None:
    table = lay_out(
        character={"ana": "dwarf"},
        place={"ana": "sentinel"},
        fate={"ana": 0},
        moment="move",
        lasting=INVISIBLE,
        dice=[1],
    )
    table.choose("ana", "cross bridge")
    assert table.options("ana") == ["evade creature", "stand and fight"]
    table.choose("ana", "evade creature")

    assert table.of("place", "ana") == "middle_hills"
    assert table.of("life", "ana") == 5


@clause("TAL-EVADE-04")
def test_another_characters_attack_can_be_evaded() -> None:
    table = duel("troll", "dwarf", where="hills_1")
    table.act("ana", "attack seat-1")
    table.choose("bob", "evade attacker")

    assert table.saw("evaded_by", seat=1)
    assert table.of("life", "bob") == 5
    assert table.open()["active"] == "bob"


@clause("TAL-EVADE-04")
@pytest.mark.parametrize(
    ("who", "ability"),
    [
        ("thief", "rob seat-1"),
        ("sorceress", "beguile seat-1"),
        ("sorceress", "lure seat-1"),
        ("minstrel", "court seat-1"),
    ],
)
def test_another_characters_special_ability_can_be_evaded(who: str, ability: str) -> None:
    followers = ["maiden", "guide"]
    table = duel(who, "dwarf", where="hills_1", followers={"bob": followers}, gold={"bob": 2}, dice=[6])
    table.act("ana", ability)
    assert table.options("bob") == ["evade ability", "suffer ability"]
    table.choose("bob", "evade ability")

    assert table.saw("evaded_by", seat=1)
    assert table.of("gold", "bob") == 2
    assert table.of("followers", "bob") == followers
    assert table.open()["active"] == "bob", "the encounter is used up (TAL-Q27)"


@clause("TAL-EVADE-04")
def test_an_ability_is_not_evaded_without_a_means() -> None:
    table = duel("thief", "dwarf", where="fields_1")
    table.act("ana", "rob seat-1")

    assert (table.asked(), table.occasion()) == ("ana", "robbery")
    assert table.why_not("bob", "evade ability") == "TAL-EVADE-04"


@clause("TAL-EVADE-05")
@pytest.mark.parametrize(
    ("where", "cards", "roll"),
    [("tavern", [], 2), ("forest", [], 1), ("crags", [], 1), ("fields_1", ["cave"], 2)],
)
def test_creatures_of_spaces_and_places_can_be_evaded(where: str, cards: list[str], roll: int) -> None:
    table = meet(
        *cards, who="troll" if where != "crags" else "warrior", where=where, lasting=INVISIBLE, dice=[roll]
    )
    table.choose("ana", "evade creature")

    assert not table.all_of("attack_rolled")
    assert table.of("life", "ana") == (5 if where == "crags" else 6)


@clause("TAL-EVADE-07")
@pytest.mark.parametrize(("where", "dice"), [("pits", [1, 6, 1]), ("werewolf_den", [1, 1, 6, 1])])
def test_creatures_of_the_inner_region_cannot_be_evaded(where: str, dice: list[int]) -> None:
    table = meet(who="dwarf", where=where, lasting=INVISIBLE, fate={"ana": 1}, dice=dice)
    while table.occasion() != "attack_fate":
        table.choose("ana", "keep roll")

    assert table.why_not("ana", "evade creature") == "TAL-EVADE-07"


@clause("TAL-EVADE-01", "TAL-EVADE-07")
@pytest.mark.parametrize(("where", "why"), [("plain_of_peril", "TAL-EVADE-07"), ("fields_1", "TAL-EVADE-01")])
def test_a_character_who_cannot_evade_a_card_is_told_whether_it_is_the_region(where: str, why: str) -> None:
    table = meet("wolf", who="dwarf", where=where, fate={"ana": 1}, objects={"ana": ["sword"]}, dice=[1, 6])
    table.until("prepare")

    assert table.why_not("ana", "evade wolf") == why


@clause("TAL-EVADE-07")
def test_characters_can_be_evaded_there() -> None:
    table = duel("troll", "dwarf", where="plain_of_peril", lasting=BOB_INVISIBLE)
    table.act("ana", "attack seat-1")
    table.choose("bob", "evade attacker")

    assert table.of("life", "bob") == 5


@clause("TAL-Q109")
def test_a_bandit_who_is_paid_counts_as_evaded() -> None:
    table = meet("bandit", "sword", who="dwarf", gold={"ana": 1})
    table.choose("ana", "bribe bandit")
    assert table.of("gold", "ana") == 0
    assert table.saw("bribed", seat=0, card="bandit")
    table.act("ana", "take sword")

    assert not table.all_of("attack_rolled")
    assert table.cards("fields_1") == ["bandit"]


@clause("TAL-Q109")
def test_two_bandits_are_paid_singly() -> None:
    table = meet("bandit", "bandit", who="dwarf", gold={"ana": 1}, dice=[3, 1])
    table.choose("ana", "bribe bandit")

    assert table.scores() == (3 + 3, 4 + 1), "no gold is left for the other, who attacks alone"


@clause("TAL-Q109", "TAL-Q53")
def test_a_bandit_does_not_wait_for_those_without_gold() -> None:
    table = meet("bandit", who="dwarf", gold={"ana": 0}, dice=[6, 1])

    assert table.scores() == (3 + 6, 4 + 1)
    assert table.why_not("ana", "bribe bandit") == "TAL-Q109"


@clause("TAL-Q109")
def test_other_enemies_take_no_gold() -> None:
    table = meet("ogre", who="dwarf", gold={"ana": 3}, fate={"ana": 1}, dice=[1, 1])

    assert table.occasion() == "attack_fate"
    assert table.why_not("ana", "bribe ogre") == "TAL-Q109"


@clause("TAL-EVADE-02", "TAL-Q41")
def test_two_enemies_of_one_face_are_evaded_one_after_the_other() -> None:
    table = meet("goblin", "goblin", who="dwarf", lasting=INVISIBLE)
    assert table.options("ana") == ["evade goblin", "stand and fight"]
    table.choose("ana", "evade goblin", "evade goblin")

    assert not table.saw("scores")
    assert table.cards("fields_1") == ["goblin", "goblin"]
    assert table.saw("turn_begins", seat=1)


@clause("TAL-EVADE-02")
def test_after_an_evasion_the_fight_is_over_and_the_encounter_goes_on() -> None:
    table = meet("bandit", "bag_of_gold", "healer", gold={"ana": 2}, objects={"ana": ["axe"]})
    table.act("ana", "bribe bandit")

    assert table.occasion() == "before_card"
    assert table.view(None)["fights"] == []
