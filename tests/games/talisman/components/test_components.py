"""What is in the box: chapter TAL-COMP. The example of making change is a scenario file."""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import Any

import pytest

from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import PositionError, WrongNumberOfSeats
from questhall.core.engine.rules import Noun
from questhall.core.interface.game import Setup
from questhall.games.talisman.belongings.counters import holds_what_the_box_holds
from questhall.games.talisman.components import board, character_cards, creatures, printed_cards
from questhall.games.talisman.components.board import INNER, MIDDLE, OUTER, SPACE, SPACES, region_of
from questhall.games.talisman.components.character_cards import CHARACTER_NOUN, CHARACTERS
from questhall.games.talisman.components.creatures import CREATURE
from questhall.games.talisman.components.printed_cards import (
    ADVENTURE_CARD,
    ANIMAL_KIND,
    CARD,
    CHARACTER_CARD,
    DRAGON_KIND,
    EVENT,
    FACES,
    FOLLOWER,
    MAGIC_OBJECT,
    MONSTER_KIND,
    NUMBER,
    OBJECT,
    PLACE_KIND,
    PURCHASE_CARD,
    SPELL_CARD,
    SPIRIT_KIND,
    STRANGER,
    TALISMAN_CARD,
)
from questhall.games.talisman.components.state import (
    CRAFT_COUNTERS,
    CRAFT_ON_FOUNTAIN,
    FATE,
    GOLD,
    GOLD_ON,
    GOLD_SUPPLY,
    LIFE,
    LIFE_ON_POOL,
    STRENGTH_COUNTERS,
    STRENGTH_ON_STREAM,
    TOAD_CRAFT,
    TOAD_STRENGTH,
)
from questhall.games.talisman.game import TALISMAN
from tests.clauses import clause
from tests.games.talisman.kit import SEATS, LaidTable, duel, lay_out, meet, start, to_move

LAST_SPACE = GOLD_ON + len(SPACES) - 1


def copies(back: int) -> dict[str, int]:
    """How many cards of each name have this back."""
    return {face.name: face.copies for face in FACES if face.back == back}


@pytest.mark.parametrize(
    ("module", "noun"),
    [(printed_cards, CARD), (board, SPACE), (character_cards, CHARACTER_NOUN), (creatures, CREATURE)],
    ids=["faces", "spaces", "characters", "creatures"],
)
def test_the_numbers_that_rules_name_are_places_in_the_list(module: ModuleType, noun: Noun) -> None:
    numbers = {name.lower(): number for name, number in vars(module).items() if name.isupper()}
    named = {name: number for name, number in numbers.items() if name in noun.names}

    assert named == {name: noun.names.index(name) for name in named}
    assert len(named) >= len(noun.names) // 2


@clause("TAL-COMP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
def test_one_to_six_can_play(players: int) -> None:
    table = start(players)
    table.check_box()

    assert len(set(table.open()["character"].values())) == players


@clause("TAL-COMP-01", "TAL-Q01")
@pytest.mark.parametrize("players", [0, 7])
def test_no_other_number_of_players_can_play(players: int) -> None:
    with pytest.raises(WrongNumberOfSeats, match="1 to 6 players"):
        TALISMAN.start(Setup(players), FastChance(0))


@clause("TAL-COMP-02")
def test_every_space_lies_in_one_of_three_regions() -> None:
    regions = Counter(int(region_of(space)) for space in range(len(SPACES)))

    assert regions == {OUTER: 24, MIDDLE: 16, INNER: 9}
    assert len(set(SPACES)) == 49


@clause("TAL-COMP-03")
def test_104_adventure_cards() -> None:
    assert sum(copies(ADVENTURE_CARD).values()) == 104
    assert lay_out().open()["adventure_deck_size"] == 104


@clause("TAL-COMP-04")
def test_24_spells() -> None:
    assert sum(copies(SPELL_CARD).values()) == 24
    assert lay_out().open()["spell_deck_size"] == 24


@clause("TAL-COMP-13")
def test_28_purchase_cards() -> None:
    assert copies(PURCHASE_CARD) == {
        "purchase_armour": 4,
        "purchase_axe": 4,
        "purchase_helmet": 4,
        "purchase_mule": 4,
        "purchase_raft": 1,
        "purchase_shield": 4,
        "purchase_sword": 3,
        "purchase_water_bottle": 4,
    }
    assert sum(lay_out().open()["purchases"].values()) == 28


@clause("TAL-COMP-13")
def test_no_purchase_card_comes_from_the_adventure_deck() -> None:
    assert not set(copies(PURCHASE_CARD)) & set(lay_out().open()["adventure_deck"])


@clause("TAL-COMP-14", "TAL-Q58")
def test_four_talismans_and_two_more_in_the_adventure_deck() -> None:
    assert copies(TALISMAN_CARD) == {"stack_talisman": 4}
    assert lay_out().open()["talismans"] == 4
    assert lay_out().open()["adventure_deck"].count("talisman") == 2


@clause("TAL-COMP-15")
def test_fourteen_different_characters() -> None:
    assert len(CHARACTERS) == 14
    assert copies(CHARACTER_CARD) == {character.name: 1 for character in CHARACTERS}
    with pytest.raises(PositionError, match="more cards of wizard"):
        lay_out(character={"ana": "wizard", "bob": "wizard"})


@clause("TAL-COMP-16", "TAL-Q78")
def test_a_fifth_character_does_not_become_a_toad() -> None:
    four = dict.fromkeys(["bob", "cem", "dan", "eva"], 3)
    table = meet("witch", players=6, dice=[1], toad=four)

    assert table.open()["supply"]["toad_cards"] == 0
    assert table.of("toad", "ana") == 0
    with pytest.raises(PositionError, match="toad: more Toads"):
        lay_out(6, toad={**four, "fay": 3})


@clause("TAL-COMP-16")
def test_a_fourth_character_becomes_a_toad() -> None:
    table = meet("witch", players=6, dice=[1], toad=dict.fromkeys(["bob", "cem", "dan"], 3))

    assert table.of("toad", "ana") > 0
    assert table.open()["supply"]["toad_cards"] == 0


@clause("TAL-COMP-17")
def test_four_alignment_cards_without_a_neutral_face() -> None:
    """Four are evil who were not: the fifth cannot change away from what is printed on his card."""
    evil = dict.fromkeys(["bob", "cem", "dan", "eva"], "evil")
    who = {"bob": "elf", "cem": "minstrel", "dan": "monk", "eva": "priest"}
    table = meet("mephistopheles", players=6, character=who, alignment=evil)

    assert table.open()["supply"]["alignment_cards"] == 0
    assert table.of("alignment", "ana") == "neutral"
    with pytest.raises(PositionError, match="alignment: more changed"):
        lay_out(6, character={**who, "fay": "dwarf"}, alignment={**evil, "fay": "good"})


# What is no card


@clause("TAL-COMP-05", "TAL-COMP-06", "TAL-COMP-07", "TAL-COMP-11", "TAL-COMP-18")
def test_counters_tokens_and_coins() -> None:
    box = TALISMAN.full_box()

    assert {name: box[name] for name in ("strength", "craft", "life", "fate", "gold")} == {
        "strength": 32 + 8 * 5,
        "craft": 32 + 8 * 5,
        "life": 32 + 8 * 5,
        "fate": 36,
        "gold": 30,
    }


def gain_strength(**position: Any) -> LaidTable:
    """Ana gains Strength in the Crags."""
    return meet(where="crags", dice=[6], **position)


def gain_craft(**position: Any) -> LaidTable:
    """Ana gains Craft in the Forest."""
    return meet(where="forest", dice=[6], **position)


def gain_two_lives(**position: Any) -> LaidTable:
    """Ana gains 2 Life in the Temple."""
    return meet(where="temple", dice=[6, 6], **position)


@clause("TAL-COMP-05", "TAL-GOLDEN-07")
def test_the_last_strength_counter_can_be_had_and_no_more() -> None:
    assert gain_strength(strength={"ana": 40, "bob": 31}).of("strength", "ana") == 41
    assert gain_strength(strength={"ana": 41, "bob": 31}).of("strength", "ana") == 41


@clause("TAL-COMP-06", "TAL-GOLDEN-07")
def test_the_last_craft_counter_can_be_had_and_no_more() -> None:
    assert gain_craft(craft={"ana": 40, "bob": 31}).of("craft", "ana") == 41
    assert gain_craft(craft={"ana": 41, "bob": 31}).of("craft", "ana") == 41


@clause("TAL-COMP-07", "TAL-GOLDEN-07", "TAL-Q54")
def test_the_last_life_counter_can_be_had_and_no_more() -> None:
    assert gain_two_lives(life={"ana": 40, "bob": 30}).of("life", "ana") == 42
    assert gain_two_lives(life={"ana": 40, "bob": 31}).of("life", "ana") == 41
    assert gain_two_lives(life={"ana": 40, "bob": 32}).of("life", "ana") == 40


SMALL_CHANGE = dict.fromkeys(SEATS, 4)


@clause("TAL-COMP-08", "TAL-COMP-09", "TAL-GOLDEN-09", "TAL-Q55")
def test_five_small_cones_become_a_large_one_when_there_are_no_small_ones_left() -> None:
    """32 small cones lie in heaps of four; the fifth point makes a large cone and sets four free."""
    table = gain_strength(
        players=6,
        strength=SMALL_CHANGE,
        toad={"bob": 3, "cem": 3},
        toad_strength={"bob": 4, "cem": 4},
    )

    assert table.of("strength", "ana") == 5


@clause("TAL-COMP-08", "TAL-COMP-05", "TAL-Q55")
def test_a_heap_that_stays_below_five_needs_a_small_cone() -> None:
    """All 32 small cones are out: Ana cannot get her first point, although 40 are left in large cones."""
    table = gain_strength(
        players=6,
        strength={**SMALL_CHANGE, "ana": 0},
        toad={"bob": 3, "cem": 3, "dan": 3},
        toad_strength={"bob": 4, "cem": 4, "dan": 4},
    )

    assert table.of("strength", "ana") == 0
    assert table.open()["supply"]["strength"] == 40


@clause("TAL-COMP-09", "TAL-TOAD-03", "TAL-Q55")
def test_a_toad_has_its_cones_as_large_as_others() -> None:
    """All 32 small cones lie in heaps of four but for one heap of three; the fives of bob and cem are large."""
    table = gain_strength(
        players=6,
        strength={**SMALL_CHANGE, "ana": 3, "dan": 4},
        toad={"bob": 3, "cem": 3, "dan": 3, "eva": 3},
        toad_strength={"bob": 5, "cem": 5, "dan": 4, "eva": 4},
    )

    assert table.of("strength", "ana") == 4


@clause("TAL-COMP-09", "TAL-Q55")
def test_cones_of_another_colour_do_not_help() -> None:
    """Not a single red cone is left, but nearly all blue ones are."""
    table = gain_strength(strength={"ana": 40, "bob": 32}, craft={"bob": 1})

    assert table.of("strength", "ana") == 40
    assert table.open()["supply"]["craft"] == 71


@clause("TAL-COMP-07", "TAL-COMP-09", "TAL-Q55")
def test_a_starting_bonus_leaves_the_counters_of_life_alone() -> None:
    """With the Life that Ana gains all large cones are out, and all 32 small ones."""
    bonus = dict.fromkeys(["ana", "bob"], "strength")
    table = meet(
        who="elf",
        where="chapel",
        dice=[5],
        variants=("starting-bonus",),
        bonus=bonus,
        strength={"ana": 1, "bob": 1},
        life={"ana": 39, "bob": 32},
    )

    assert table.of("life", "ana") == 40


@clause("TAL-COMP-05", "TAL-COMP-06", "TAL-COMP-07", "TAL-Q55")
@pytest.mark.parametrize("colour", ["strength", "craft", "life"])
def test_a_table_that_needs_more_cones_than_there_are_is_refused(colour: str) -> None:
    position: dict[str, Any] = {colour: {"ana": 40, "bob": 33}}
    with pytest.raises(PositionError, match=f"{colour}: more counters"):
        lay_out(**position)


@clause("TAL-Q55")
def test_counters_on_a_place_are_in_use() -> None:
    """A heap on the Magic Stream is one more holder."""
    table = gain_strength(
        strength={"ana": 40, "bob": 28}, cards={"ruins": ["magic_stream"]}, wells={"magic_stream": 4}
    )

    assert table.of("strength", "ana") == 40


@clause("TAL-GOLDEN-07")
def test_wherever_a_counter_too_many_lies_the_box_is_not_as_it_was() -> None:
    """In the supply, beside a character in either shape, on a Place, or on a space."""
    state = lay_out(3).state
    assert holds_what_the_box_holds(state)
    for place in [
        *range(GOLD_SUPPLY + 1),
        STRENGTH_ON_STREAM,
        CRAFT_ON_FOUNTAIN,
        LIFE_ON_POOL,
        GOLD_ON,
        LAST_SPACE,
    ]:
        state.board[place] += 1
        assert not holds_what_the_box_holds(state), place
        state.board[place] -= 1
    for word in (STRENGTH_COUNTERS, TOAD_STRENGTH, CRAFT_COUNTERS, TOAD_CRAFT, LIFE, FATE, GOLD):
        for seat in (0, 2):
            state.add(seat, word, 1)
            assert not holds_what_the_box_holds(state), word
            state.add(seat, word, -1)
    assert holds_what_the_box_holds(state)


@clause("TAL-COMP-11", "TAL-GOLDEN-07", "TAL-Q54")
def test_fate_runs_out_at_36() -> None:
    """The Temple would give Ana two tokens."""
    table = meet(where="temple", dice=[5, 6, 1], fate={"ana": 1, "bob": 34})
    table.choose("ana", "keep roll")

    assert table.of("fate", "ana") == 2
    assert table.open()["supply"]["fate"] == 0
    with pytest.raises(PositionError, match="fate: more than the box holds"):
        lay_out(fate={"ana": 1, "bob": 36})


@clause("TAL-COMP-12")
def test_it_makes_no_difference_where_a_token_came_from() -> None:
    """One spent and one gained, or one kept all the time: there is nothing else to tell of a token."""
    kept = meet(where="graveyard", who="wizard", dice=[1], fate={"ana": 3})
    kept.choose("ana", "keep roll")
    gained = meet(where="graveyard", who="wizard", dice=[1, 5], fate={"ana": 3})
    gained.choose("ana", "reroll first")

    assert kept.of("fate", "ana") == gained.of("fate", "ana") == 3
    assert list(kept.state.players) == list(gained.state.players)


@clause("TAL-COMP-18", "TAL-GOLDEN-07", "TAL-Q54")
def test_gold_runs_out_at_30() -> None:
    table = meet("two_bags_of_gold", gold={"ana": 4, "bob": 20}, coins={"oasis": 5})
    table.act("ana", "take two_bags_of_gold")

    assert table.of("gold", "ana") == 5
    assert table.open()["supply"]["gold"] == 0
    with pytest.raises(PositionError, match="gold: more than the box holds"):
        lay_out(gold={"ana": 1, "bob": 25}, coins={"oasis": 5})


# Dice


@clause("TAL-COMP-19")
def test_all_dice_have_six_sides() -> None:
    for throw in (
        lambda: to_move("fields_1", 7),
        lambda: duel(dice=[7]).act("ana", "attack seat-1"),
        lambda: meet("witch", dice=[7]),
    ):
        with pytest.raises(PositionError, match="a die of 6 sides cannot show the fixed 7"):
            throw()


@clause("TAL-COMP-19")
def test_no_throw_needs_more_than_six_dice() -> None:
    """Most are thrown at once by two characters in battle, one of them the Warrior; the Crypt needs three."""
    table = duel("warrior", "dwarf", dice=[1, 2, 3])
    table.act("ana", "attack seat-1")
    crypt = meet(where="crypt", dice=[1, 1, 1], fate={"ana": 1})

    assert len(table.all_of("attack_rolled")) == 3
    assert [len(roll["dice"]) for roll in crypt.open()["rolls"]] == [3]


@clause("TAL-COMP-20")
def test_the_face_with_the_symbol_is_a_one() -> None:
    """There is no other face for it: a die shows 1 to 6, and with a 1 a character moves one space."""
    table = to_move("fields_1", 1)

    assert table.options("ana") == ["go hills_1", "go city"]
    with pytest.raises(PositionError, match="cannot show the fixed 0"):
        to_move("fields_1", 0)


NUMBERS = {
    EVENT: 1,
    ANIMAL_KIND: 2,
    DRAGON_KIND: 2,
    MONSTER_KIND: 2,
    SPIRIT_KIND: 3,
    STRANGER: 4,
    OBJECT: 5,
    MAGIC_OBJECT: 5,
    FOLLOWER: 5,
    PLACE_KIND: 6,
}
"""The encounter number in the corner of the Adventure cards, by kind."""


@clause("TAL-ADV-05", "TAL-ADV-09")
@pytest.mark.parametrize("card", [face.name for face in FACES if face.back == ADVENTURE_CARD])
def test_the_encounter_number_of_a_card_is_that_of_its_kind(card: str) -> None:
    """The Hag and the Poltergeist force themselves on whoever draws them, as Events do."""
    face = FACES[CARD.value(card)]

    assert face.number == (1 if face.is_forced else NUMBERS[face.kind])
    assert NUMBER[CARD.value(card)] == face.number
