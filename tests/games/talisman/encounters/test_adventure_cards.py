"""Adventure cards on a space: chapter TAL-ADV, and the rulings on drawing, order and loot.

TAL-Q02, TAL-Q03, TAL-Q04, TAL-Q07, TAL-Q23, TAL-Q24, TAL-Q30, TAL-Q32
"""

from __future__ import annotations

import pytest

from questhall.games.talisman.components.board import DRAWS, SPACES
from questhall.games.talisman.components.encounter_context import cards_to_meet
from questhall.games.talisman.components.printed_cards import (
    ADVENTURE_CARD,
    ANIMAL_KIND,
    CARD,
    DRAGON_KIND,
    EVENT,
    FACES,
    FOLLOWER,
    MAGIC_OBJECT,
    MONSTER_KIND,
    OBJECT,
    PLACE_KIND,
    SPIRIT_KIND,
    STRANGER,
)
from questhall.games.talisman.components.state import ENCOUNTER
from tests.clauses import clause
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import LaidTable, lay_out, meet

ADVENTURES = [face for face in FACES if face.back == ADVENTURE_CARD]


def whole_deck_without(*names: str) -> list[str]:
    """Every Adventure card of the box but these copies."""
    cards = [face.name for face in ADVENTURES for _ in range(face.copies)]
    for name in names:
        cards.remove(name)
    return cards


def drawn(table: LaidTable) -> list[str]:
    return [told["card"] for told in table.all_of("drew") if told["seat"] == 0]


# Drawing


@clause("TAL-ADV-01")
def test_cards_come_from_the_top_and_lie_face_up_on_the_space() -> None:
    table = meet(where="ruins", adventure_deck=["maiden", "prince", "dragon"])

    assert drawn(table) == ["maiden", "prince"]
    assert table.view("bob")["cards"] == {"ruins": ["maiden", "prince"]}
    assert table.open()["adventure_deck"][0] == "dragon"


@clause("TAL-ADV-02", "TAL-TURN-06")
@pytest.mark.parametrize(
    ("where", "number"), [("fields_1", 1), ("ruins", 2), ("oasis", 2), ("hidden_valley", 3)]
)
@pytest.mark.parametrize("lying", range(5))
def test_only_what_is_missing_is_drawn(where: str, number: int, lying: int) -> None:
    table = meet(*["bag_of_gold"] * lying, where=where, adventure_deck=["two_bags_of_gold"] * 3)

    assert len(drawn(table)) == max(0, number - lying)
    assert len(table.cards(where)) == max(number, lying)


@clause("TAL-ADV-02")
@pytest.mark.parametrize("where", ["city", "chapel", "castle", "plain_of_peril"])
def test_spaces_that_call_for_no_cards_have_none_drawn(where: str) -> None:
    table = meet(where=where, alignment={"ana": "good"})
    table.let_pass()

    assert drawn(table) == []
    assert DRAWS[SPACES.index(where)] == 0


@clause("TAL-ENC-10", "TAL-Q02")
@pytest.mark.parametrize("card", ["maiden", "purchase_helmet", "stack_talisman", "hex"])
def test_every_kind_of_card_counts(card: str) -> None:
    """Whatever it is, on the Ruins only one more is drawn."""
    table = meet(
        card,
        where="ruins",
        adventure_deck=["bag_of_gold", "dragon"],
        lasting=[{"effect": "hexed", "space": "ruins", "by": "bob", "left": 2}],
    )

    assert drawn(table) == ["bag_of_gold"]


@clause("TAL-Q02")
def test_loose_coins_are_not_cards() -> None:
    table = meet(where="fields_1", coins={"fields_1": 3}, adventure_deck=["maiden"])

    assert drawn(table) == ["maiden"]


@clause("TAL-ADV-04")
def test_all_cards_are_drawn_before_any_is_met() -> None:
    """The Imp is the first of three, and carries her off only when the other two lie there."""
    table = meet(where="hidden_valley", dice=[3, 4], adventure_deck=["imp", "dragon", "maiden"])
    table.let_pass("before_card")

    assert drawn(table) == ["imp", "dragon", "maiden"]
    assert table.cards("hidden_valley") == ["dragon", "maiden"]


@clause("TAL-Q23")
def test_a_used_up_deck_is_renewed_from_the_discard_pile() -> None:
    table = meet(where="ruins", adventure_discard=whole_deck_without("maiden"))

    assert drawn(table)[0] == "maiden"
    assert len(drawn(table)) == 2
    assert table.saw("new_adventure_deck")


@clause("TAL-Q23")
def test_the_discard_pile_is_shuffled_before_it_is_the_new_deck() -> None:
    pile = whole_deck_without()
    order = [[CARD.value("guide")]]
    table = meet(where="fields_1", adventure_discard=pile, orders=order)

    assert pile[0] != "guide" != pile[-1]
    assert drawn(table) == ["guide"]


@clause("TAL-Q23")
def test_with_both_empty_fewer_cards_are_drawn() -> None:
    table = meet(where="ruins", adventure_deck=["maiden"], cards={"city": whole_deck_without("maiden")})

    assert drawn(table) == ["maiden"]
    assert table.options("ana") == ["take maiden", "leave rest"]


# The order


@clause("TAL-ADV-05")
def test_cards_are_met_by_their_numbers() -> None:
    """Drawn the other way round: Place 6, Follower 5, Stranger 4, Spirit 3, Monster 2, Event 1."""
    table = meet(
        *("market", "maiden", "sorcerer", "lemure", "goblin", "angel"),
        where="hidden_valley",
        who="elf",
        dice=[6, 1, 6, 1],
        gold={"ana": 5},
        alignment={"ana": "good"},
    )
    order = [table.saw("gained_life", seat=0), table.trophies("ana")]
    assert order == [True, ["goblin", "lemure"]]
    assert [told["how"] for told in table.all_of("fight_begins")] == ["battle", "psychic"]
    asked = [table.occasion()]
    table.act("ana", "buy no spell")
    asked.append(table.occasion())
    table.act("ana", "leave rest")
    asked.append(table.occasion())
    assert asked == ["sorcerer", "looting", "shopping"]


@clause("TAL-ADV-06")
@pytest.mark.parametrize(
    ("deck", "asked"),
    [
        (["healer", "sorcerer"], ["free_healing", "sorcerer"]),
        (["sorcerer", "healer"], ["sorcerer", "free_healing"]),
    ],
)
def test_equal_numbers_are_met_in_the_order_of_drawing(deck: list[str], asked: list[str]) -> None:
    table = meet(where="ruins", who="elf", adventure_deck=deck, life={"ana": 1})

    assert asked_one_after_the_other(table) == asked


def asked_one_after_the_other(table: LaidTable) -> list[str]:
    """What ana is asked about two Strangers, of whom she wants nothing."""
    asked = []
    for _ in range(2):
        asked.append(table.occasion())
        table.choose("ana", "decline healing" if table.occasion() == "free_healing" else "buy no spell")
    return asked


@clause("TAL-Q32")
def test_cards_that_lay_there_count_as_drawn_earlier() -> None:
    table = meet("sorcerer", where="ruins", who="elf", adventure_deck=["healer"], life={"ana": 1})

    assert asked_one_after_the_other(table) == ["sorcerer", "free_healing"]


@clause("TAL-Q32")
def test_enemies_of_one_kind_fight_together_whenever_they_came() -> None:
    """The Wolf lay there, the Goblin is drawn: 2 + 2 and the die against the Elf's 3 and hers."""
    table = meet("wolf", where="ruins", who="elf", adventure_deck=["goblin"], dice=[6, 1])

    assert table.scores() == (9, 5)
    assert sorted(table.trophies("ana")) == ["goblin", "wolf"]


# Cards that go elsewhere


@clause("TAL-ADV-07", "TAL-Q108")
def test_a_hermit_who_is_sent_to_the_very_space_stays_where_he_lies() -> None:
    spells = {"bob": ["invisibility"]}
    table = meet(where="oasis", dice=[4], adventure_deck=["hermit", "maiden"], spells=spells)
    table.until("before_card")

    assert table.saw("sent_elsewhere", card="hermit", space="oasis")
    assert table.cards("oasis") == ["hermit", "maiden"]


@clause("TAL-ADV-07", "TAL-ADV-08")
def test_a_ghost_goes_before_everything_else_and_does_nothing() -> None:
    """Drawn after the Angel, whose number is lower: its die is rolled first all the same."""
    table = meet(where="ruins", dice=[3], adventure_deck=["angel", "ghost"], alignment={"ana": "good"})
    table.let_pass("before_card")

    told = [told["event"] for told in table.told]
    assert told.index("sent_elsewhere") < told.index("gained_life")
    assert table.cards("graveyard") == ["ghost"]
    assert table.cards("ruins") == []
    assert not table.saw("fight_begins")


@clause("TAL-ADV-08")
def test_the_hermit_gives_nothing_to_whom_he_leaves() -> None:
    table = meet(where="fields_1", dice=[6], adventure_deck=["hermit"])

    assert table.cards("forest") == ["hermit"]
    assert table.of("objects", "ana") == []


@clause("TAL-ADV-08")
def test_sent_to_ones_own_space_it_is_met_there() -> None:
    """The Oasis is the fourth space of the Hermit's table."""
    table = meet(where="oasis", dice=[4], adventure_deck=["hermit", "bag_of_gold"])

    assert table.of("objects", "ana") == ["stack_talisman"]


# What the cards are


@clause("TAL-ADV-09")
def test_every_card_has_a_type_and_a_number() -> None:
    numbers = {
        EVENT: {1},
        ANIMAL_KIND: {2},
        DRAGON_KIND: {2},
        MONSTER_KIND: {2},
        SPIRIT_KIND: {3},
        STRANGER: {4},
        OBJECT: {5},
        MAGIC_OBJECT: {5},
        FOLLOWER: {1, 5},  # the Hag and the Poltergeist come first
        PLACE_KIND: {6},
    }

    assert {face.kind for face in ADVENTURES} == set(numbers)
    assert all(face.number in numbers[face.kind] for face in ADVENTURES)
    assert all((face.power > 0) == (face.kind <= SPIRIT_KIND) for face in ADVENTURES)
    assert [face.name for face in ADVENTURES if face.kind == FOLLOWER and face.number == 1] == [
        "cursed_by_a_hag",
        "poltergeist",
    ]


@clause("TAL-Q07")
def test_the_imp_is_an_event() -> None:
    assert next(face for face in ADVENTURES if face.name == "imp").kind == EVENT


@clause("TAL-ADV-10", "TAL-Q24")
def test_an_event_happens_and_is_discarded() -> None:
    table = meet("devil", alignment={"ana": "good"})
    table.let_pass("before_card")

    assert table.of("life", "ana") == 4
    assert table.cards("fields_1") == []
    assert table.open()["adventure_discard"] == ["devil"]


@clause("TAL-Q24")
def test_a_lasting_event_lies_beside_the_board() -> None:
    table = meet("blizzard")

    assert table.cards("fields_1") == []
    assert table.open()["beside"] == ["blizzard"]
    assert table.open()["adventure_discard"] == []


@clause("TAL-Q24")
def test_a_lasting_event_is_discarded_when_its_time_is_over() -> None:
    table = lay_out(
        moment="end",
        beside=["blizzard"],
        lasting=[{"effect": "blizzard", "by": "bob", "left": 1}],
        fate={"bob": 0},
    )

    assert table.open()["beside"] == []
    assert table.open()["adventure_discard"] == ["blizzard"]


@clause("TAL-Q24")
@pytest.mark.parametrize("card", ["healer", "mage", "market", "marsh"])
def test_strangers_and_places_stay(card: str) -> None:
    table = meet(card, gold={"ana": 0}, dice=[4])
    table.let_pass("before_card")

    assert table.saw("turn_begins", seat=1)
    assert table.cards("fields_1") == [card]


@clause("TAL-ADV-11", "TAL-ADV-13")
@pytest.mark.parametrize(("enemy", "strength"), [("bear", 3), ("dragon", 7), ("ogre", 5)])
def test_animals_dragons_and_monsters_attack_with_strength(enemy: str, strength: int) -> None:
    """The Wizard has Strength 2 and Craft 5."""
    table = meet(enemy, who="wizard", strength={"ana": 4}, dice=[5, 1])

    assert table.saw("fight_begins", seat=0, how="battle")
    assert table.scores() == (11, strength + 1)
    assert table.trophies("ana") == [enemy]


@clause("TAL-ADV-12", "TAL-ADV-13")
@pytest.mark.parametrize(("enemy", "craft"), [("shadow", 2), ("wraith", 5)])
def test_spirits_attack_with_craft(enemy: str, craft: int) -> None:
    table = meet(enemy, who="wizard", dice=[5, 1])

    assert table.saw("fight_begins", seat=0, how="psychic")
    assert table.scores() == (10, craft + 1)
    assert table.trophies("ana") == [enemy]


@clause("TAL-ADV-13")
def test_trophies_count_for_what_the_enemy_fought_with() -> None:
    """A Dragon (7) is worth a Strength counter; a Demon (10) a Craft counter."""
    table = lay_out(moment="end", trophies={"ana": ["dragon", "demon"]})
    table.choose("ana", "hand in dragon", "hand in demon")

    assert table.of("strength", "ana") == 1
    assert table.of("craft", "ana") == 1


@clause("TAL-ADV-14", "TAL-TURN-08", "TAL-Q30")
def test_an_enemy_that_wins_stays_with_everything_else() -> None:
    table = meet("bear", "bag_of_gold", "healer", where="hidden_valley", who="elf", dice=[1, 6])

    assert table.of("life", "ana") == 3
    assert table.cards("hidden_valley") == ["bear", "bag_of_gold", "healer"]
    assert table.of("gold", "ana") == 1
    assert table.saw("turn_begins", seat=1)


@clause("TAL-Q30")
def test_what_is_left_counts_for_the_next_visitor() -> None:
    table = meet(
        "bear", "bag_of_gold", where="hidden_valley", adventure_deck=["maiden", "prince"], dice=[6, 6, 1]
    )

    assert drawn(table) == ["maiden"]
    assert table.trophies("ana") == ["bear"]


@clause("TAL-ADV-15")
@pytest.mark.parametrize(("alignment", "wishes"), [("good", True), ("neutral", False), ("evil", False)])
def test_a_stranger_may_look_at_the_alignment(alignment: str, wishes: bool) -> None:
    table = meet("fairy", alignment={"ana": alignment})
    table.let_pass("before_card")

    assert table.offers("ana", "wish") == wishes
    assert table.cards("fields_1") == ["fairy"]


@clause("TAL-ADV-17")
def test_a_place_rewards_every_visit_or_needs_a_roll() -> None:
    cave = meet("cave", dice=[4])
    cave.let_pass("before_card")
    assert cave.of("gold", "ana") == 3

    pool = meet("pool_of_life", wells={"pool_of_life": 2})
    pool.act("ana", "drink from pool_of_life")
    assert pool.of("life", "ana") == 6
    assert pool.cards("fields_1") == ["pool_of_life"]


# Taking things


@clause("TAL-ADV-16", "TAL-ENC-12", "TAL-Q04")
def test_things_may_be_taken_when_the_enemies_are_beaten() -> None:
    table = meet("goblin", "sword", "maiden", where="hidden_valley", dice=[6, 6, 1], coins={"hidden_valley": 2})

    assert table.trophies("ana") == ["goblin"]
    assert table.options("ana") == ["take maiden", "take sword", "take gold", "leave rest"]
    table.choose("ana", "take gold", "take maiden", "leave rest")
    assert table.of("gold", "ana") == 3
    assert table.of("followers", "ana") == ["maiden"]
    assert table.cards("hidden_valley") == ["sword"]


@clause("TAL-ADV-16")
def test_evaded_enemies_do_not_bar_the_way_to_things() -> None:
    table = meet("goblin", "sword", where="woods_1", who="elf")
    table.choose("ana", "evade goblin", "take sword")

    assert table.of("objects", "ana") == ["sword"]
    assert table.cards("woods_1") == ["goblin"]


@clause("TAL-ADV-16")
def test_what_a_character_may_not_have_he_cannot_take() -> None:
    table = meet("holy_grail", "sword", where="ruins", alignment={"ana": "evil"})

    assert table.options("ana") == ["take sword", "leave rest"]
    assert table.why_not("ana", "take holy_grail") == "TAL-OWN-08"


@clause("TAL-ADV-16", "TAL-TURN-08")
def test_nothing_is_taken_while_the_fight_goes_on() -> None:
    table = meet("bandit", "sword", where="ruins")

    assert table.options("ana") == ["bribe bandit", "stand and fight"]
    assert table.why_not("ana", "take sword") == "TAL-ADV-16"


@clause("TAL-Q03")
def test_things_may_be_taken_at_their_number_or_later() -> None:
    """5 comes before the Market's 6: what is left then may still be taken after the Market."""
    table = meet("market", "sword", "maiden", where="hidden_valley", gold={"ana": 1})

    assert table.occasion() == "looting"
    table.choose("ana", "take sword", "leave rest")
    table.act("ana", "buy no more")
    assert table.occasion() == "looting"
    assert table.options("ana") == ["take maiden", "leave rest"]


@clause("TAL-Q03", "TAL-TURN-09", "TAL-TURN-11")
def test_on_other_spaces_the_instruction_comes_before_the_last_loot() -> None:
    table = meet("bag_of_gold", "sword", where="city")

    asked = [table.occasion()]
    table.choose("ana", "take bag_of_gold", "leave rest")
    asked.append(table.occasion())
    table.choose("ana", "visit doctor")
    asked.append(table.occasion())
    assert asked == ["looting", "city", "looting"]
    assert table.options("ana") == ["take sword", "leave rest"]


@clause("TAL-ADV-16", "TAL-Q33")
def test_an_object_is_not_met_so_nothing_can_be_done_before_it() -> None:
    """The Devil, an Event, is met; then the Sword can be taken."""
    table = meet("sword", "devil", who="elf", objects={"ana": ["axe"]})
    assert cards_to_meet(table.state, table.state.top_context(ENCOUNTER)) == 1

    assert table.let_pass("before_card") == ["ana"]
    assert table.options("ana") == ["take sword", "leave rest"]


@clause("TAL-Q04")
def test_nothing_has_to_be_taken() -> None:
    table = meet("sword", coins={"fields_1": 1})
    table.choose("ana", "leave rest")

    assert table.cards("fields_1") == ["sword"]
    assert table.coins("fields_1") == 1


# Cards without a number


@clause("TAL-ADV-18", "TAL-Q25")
@pytest.mark.parametrize("met", ["attack seat-1", "meet space"])
def test_a_hex_strikes_before_anything_is_met(met: str) -> None:
    table = lay_out(
        moment="landed",
        character={"ana": "warrior"},
        place={"ana": "ruins", "bob": "ruins"},
        cards={"ruins": ["dragon", "hex"]},
        lasting=[{"effect": "hexed", "space": "ruins", "by": "bob", "left": 2}],
    )

    assert table.of("life", "ana") == 4
    assert table.occasion() == "encounter"
    assert table.offers("ana", met)


@clause("TAL-CMB-20", "TAL-Q71")
def test_an_enemy_killed_together_with_another_is_not_met_again() -> None:
    table = casters(
        moment="landed",
        cards={"plains_1": ["goblin", "wolf"]},
        objects={"ana": ["sword"]},
        spells={"bob": ["invisibility"]},
        dice=[6, 1],
    )
    asked: list[tuple[str, str]] = []
    while table.occasion() != "turn_end":
        asked.append((table.asked(), table.occasion()))
        table.choose(table.asked(), "attack roll" if table.occasion() == "prepare" else "decline")

    assert sorted(table.trophies("ana")) == ["goblin", "wolf"]
    assert asked.count(("bob", "before_card")) == 1
