"""What everyone may see: all but the Spells of others and the order of the decks (TAL-SPELL-04, TAL-OBJ-02)."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Setup
from questhall.games.talisman.components.printed_cards import ADVENTURE_CARD, CARD, FACES, SPELL_CARD
from questhall.games.talisman.game import TALISMAN
from tests.clauses import clause
from tests.every_game.properties import Kind, check_secrets, random_play
from tests.games.talisman.casters import casters
from tests.games.talisman.kit import LaidTable, duel, lay_out, meet

VIEWERS = ["ana", "bob", None]


# Spells


@clause("TAL-SPELL-04", "TAL-SETUP-11")
def test_spells_are_shown_to_their_holder_only() -> None:
    table = casters(3, spells={"ana": ["hex", "random"], "bob": ["healing"]})

    assert table.view("ana")["spells"] == {"ana": ["hex", "random"], "bob": "hidden", "cem": []}
    assert table.view("bob")["spells"] == {"ana": "hidden", "bob": ["healing"], "cem": []}
    assert table.view(None)["spells"] == {"ana": "hidden", "bob": "hidden", "cem": []}
    assert table.view("cem")["known_spells"] == {"ana": [], "bob": [], "cem": []}


@clause("TAL-SPELL-04")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_how_many_they_are_is_seen_by_all(viewer: str | None) -> None:
    table = casters(spells={"ana": ["hex", "random"], "bob": ["healing"]})

    assert table.view(viewer)["spell_count"] == {"ana": 2, "bob": 1}
    assert table.view(viewer)["spell_limit"] == {"ana": 2, "bob": 2}


@clause("TAL-SPELL-04")
def test_a_drawn_spell_is_told_to_the_drawer_only() -> None:
    table = meet(where="city", who="elf", dice=[6], spell_deck=["hex"])
    table.choose("ana", "visit enchantress")

    assert {"event": "gained_spell", "seat": 0} in table.told
    assert table.view("ana")["spells"]["ana"] == ["hex"]
    assert table.view("bob")["spells"]["ana"] == "hidden"


@clause("TAL-SPELL-12")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_cast_spell_is_seen_by_all(viewer: str | None) -> None:
    table = casters(spells={"ana": ["nullify"], "bob": ["counterspell", "hex"]})
    table.choose("ana", "cast nullify seat-1")
    seen = table.view(viewer)

    assert seen["casting"] == [
        {"seat": "ana", "spell": "nullify", "target": "bob", "card": "none", "countered": False},
    ]
    table.choose("bob", "decline")
    assert sorted(table.view(viewer)["spell_discard"]) == ["counterspell", "hex", "nullify"]


def test_the_prophetess_sees_every_hand() -> None:
    table = casters(3, character={"ana": "prophetess"}, spells={"bob": ["healing"], "cem": ["hex", "random"]})

    assert table.view("ana")["spells"] == {"ana": [], "bob": ["healing"], "cem": ["hex", "random"]}
    assert table.view("bob")["spells"]["cem"] == "hidden"


def test_the_prophetess_sees_what_is_drawn_later() -> None:
    table = casters(
        character={"ana": "prophetess", "bob": "elf"},
        place={"bob": "city"},
        active="bob",
        moment="space",
        dice=[6],
        spell_deck=["hex"],
    )
    table.act("bob", "visit enchantress")

    assert table.view("ana")["spells"]["bob"] == ["hex"]


@clause("TAL-TOAD-15")
def test_as_a_toad_she_knows_what_she_has_seen_and_learns_nothing() -> None:
    """Bob's new Spell is hidden from the Toad, and seen when she is herself again."""
    table = casters(
        character={"ana": "prophetess", "bob": "elf"},
        place={"bob": "city"},
        toad={"ana": 1},
        active="bob",
        moment="space",
        dice=[6],
        spell_deck=["hex"],
        adventure_deck=["bag_of_gold"],
    )
    table.act("bob", "visit enchantress")
    assert table.view("ana")["spells"]["bob"] == "hidden"
    assert table.view("ana")["known_spells"]["bob"] == []
    while table.of("toad", "ana"):
        table.choose(table.asked(), table.options(table.asked())[0])

    assert table.view("ana")["spells"]["bob"] == ["hex"]


def test_a_new_prophetess_looks_at_every_hand() -> None:
    table = lay_out(
        character={"ana": "none", "bob": "elf"},
        variants=("resignation",),
        characters=["prophetess"],
        spells={"bob": ["hex"]},
    )
    assert table.view("ana")["spells"]["bob"] == "hidden"
    table.choose("ana", "come back")

    assert table.view("ana")["spells"]["bob"] == ["hex"]
    assert table.view(None)["spells"]["bob"] == "hidden"


# Decks


DECK = ["bear", "sword", "angel", "wolf", "maze", "ring"]


def test_divination_is_for_the_caster_alone() -> None:
    table = casters(spells={"ana": ["divination"]}, adventure_deck=DECK)
    table.choose("ana", "cast divination")

    assert table.view("ana")["foreseen"] == DECK[:5]
    assert table.view("bob")["foreseen"] == []
    assert table.view(None)["foreseen"] == []


def test_what_was_foreseen_and_has_been_drawn_is_on_the_board() -> None:
    table = casters(spells={"ana": ["divination"]}, adventure_deck=["magic_belt", *DECK], dice=[1])
    table.choose("ana", "cast divination")
    table.act("ana", "go woods_1")
    table.until("looting")

    assert table.cards("woods_1") == ["magic_belt"]
    assert table.view("ana")["foreseen"] == DECK[:4]


def test_a_new_deck_is_not_foreseen() -> None:
    """The only card left was known; when the discard pile becomes the deck nobody knows its order."""
    table = casters(spells={"ana": ["divination"]}, adventure_deck=["magic_belt"])
    table.choose("ana", "cast divination")
    table.state.shuffle(0)

    assert table.view("ana")["foreseen"] == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_decks(viewer: str | None) -> None:
    seen = lay_out(adventure_deck=DECK, spell_deck=["hex"]).view(viewer)

    assert (seen["adventure_deck_size"], seen["spell_deck_size"], seen["characters_left"]) == (104, 24, 12)
    assert not {"adventure_deck", "spell_deck", "characters"} & set(seen)


@pytest.mark.parametrize("viewer", ["ana", None])
def test_another_order_of_the_decks_and_other_spells_look_the_same(viewer: str | None) -> None:
    one = casters(adventure_deck=DECK, spell_deck=["hex", "random"], spells={"bob": ["healing"]})
    other = casters(adventure_deck=DECK[::-1], spell_deck=["random", "hex"], spells={"bob": ["nullify"]})

    assert one.view(viewer) == other.view(viewer)


@clause("TAL-SPELL-04")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("covers", [False, True])
def test_what_a_seat_cannot_know_never_shows(seats: int, covers: bool) -> None:
    """Along random games whatever is hidden is exchanged, and no view changes."""
    kind = Kind(TALISMAN, Setup(seats, (), covers))
    for number, (state, picker) in enumerate(random_play(kind, seed=seats)):
        if picker.below(40) == 0:
            check_secrets(TALISMAN, state, number, f"{kind}, decision {number}")
        if number == 400:
            break


@pytest.mark.parametrize("seat", [0, 1])
def test_a_laid_out_table_hides_as_much_as_a_dealt_one(seat: int) -> None:
    """Spells are imagined as Spells, Adventure cards as Adventure cards."""
    table = casters(spells={"ana": ["hex", "random"], "bob": ["healing"]}, adventure_deck=DECK)
    check_secrets(TALISMAN, table.state, 5, "a laid-out table")
    imagined: dict[str, Any] = TALISMAN.open_view(determinize(table.state, seat, 5), table.seats)

    for field, back in (("adventure_deck", ADVENTURE_CARD), ("spell_deck", SPELL_CARD)):
        assert {FACES[CARD.value(name)].back for name in imagined[field]} == {back}


# Everything else lies open


@clause("TAL-OBJ-02", "TAL-FOL-01", "TAL-SETUP-10")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_that_players_have_is_seen_by_all(viewer: str | None) -> None:
    things: dict[str, Any] = {
        "objects": {"ana": ["sword", "ring"], "bob": []},
        "followers": {"ana": ["mule"], "bob": ["guide"]},
        "trophies": {"ana": ["bear"], "bob": []},
        "strength": {"ana": 2, "bob": 0},
        "craft": {"ana": 1, "bob": 3},
        "life": {"ana": 3, "bob": 1},
        "fate": {"ana": 0, "bob": 2},
        "gold": {"ana": 4, "bob": 0},
        "quest": {"ana": 1, "bob": 0},
        "toad": {"ana": 0, "bob": 2},
        "missed": {"ana": 0, "bob": 1},
        "alignment": {"ana": "evil", "bob": "good"},
        "offer": {"ana": "ferry", "bob": "none"},
    }
    table = lay_out(character={"ana": "warrior", "bob": "elf"}, place={"ana": "city", "bob": "oasis"}, **things)
    seen = table.view(viewer)

    assert {field: seen[field] for field in things} == things
    assert seen["place"] == {"ana": "city", "bob": "oasis"}
    assert seen["total_strength"] == {"ana": 4 + 2 + 1, "bob": 1}
    assert seen["object_limit"] == {"ana": 8, "bob": 4}
    assert seen["active"] == "ana"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_board_and_the_piles_are_seen_by_all(viewer: str | None) -> None:
    table = lay_out(
        cards={"ruins": ["fountain_of_wisdom", "axe"]},
        coins={"oasis": 3},
        wells={"fountain_of_wisdom": 2},
        adventure_discard=["bear", "wolf"],
        spell_discard=["hex"],
        out_of_the_game=["troll"],
        beside=["blizzard"],
        lasting=[{"effect": "blizzard", "by": "bob", "left": 2}],
        death_final=True,
        round=7,
    )
    seen = table.view(viewer)

    assert seen["cards"] == {"ruins": ["fountain_of_wisdom", "axe"]}
    assert seen["coins"] == {"oasis": 3}
    assert seen["wells"]["fountain_of_wisdom"] == 2
    assert (seen["adventure_discard"], seen["spell_discard"]) == (["bear", "wolf"], ["hex"])
    assert (seen["out_of_the_game"], seen["beside"]) == (["troll"], ["blizzard"])
    assert seen["lasting"] == [{"effect": "blizzard", "by": "bob", "left": 2, "amount": 1, "seat": "none"}]
    assert (seen["death_final"], seen["round"]) == (True, 7)


# What is going on


def casting(table: LaidTable) -> list[tuple[object, object, object]]:
    return [(cast["spell"], cast["target"], cast["card"]) for cast in table.view("bob")["casting"]]


def answered(spell: str, key: str, **position: Any) -> LaidTable:
    """Ana casts a Spell, and Bob could cancel it."""
    table = casters(spells={"ana": [spell], "bob": ["counterspell"]}, **position)
    table.act("ana", key)
    return table


def test_what_a_spell_is_aimed_at() -> None:
    assert casting(answered("hex", "cast hex oasis")) == [("hex", "oasis", "none")]
    assert casting(answered("random", "cast random seat-0")) == [("random", "ana", "none")]
    assert casting(answered("temporal_warp", "cast temporal_warp")) == [("temporal_warp", "none", "none")]
    destruction = answered("destruction", "cast destruction ruins bear", cards={"ruins": ["bear"]})
    assert casting(destruction) == [("destruction", "ruins", "bear")]


def test_a_counterspell_lies_on_the_spell_it_cancels() -> None:
    table = casters(spells={"ana": ["hex", "counterspell"], "bob": ["counterspell"]})
    table.choose("ana", "cast hex oasis", "decline")
    table.choose("bob", "cast counterspell")

    assert casting(table) == [("hex", "oasis", "none"), ("counterspell", "none", "none")]
    table.choose("ana", "decline")
    assert casting(table) == []


def test_immobility_has_three_kinds_of_targets() -> None:
    on_bob = casters(spells={"ana": ["counterspell"], "bob": ["immobility"]})
    on_bob.act("bob", "cast immobility seat-0")
    assert casting(on_bob) == [("immobility", "ana", "none")]

    on_card = casters(
        place={"ana": "fields_1"},
        moment="space",
        cards={"fields_1": ["bear"]},
        spells={"ana": ["immobility"], "bob": ["counterspell"]},
    )
    on_card.act("ana", "immobilise bear")
    assert casting(on_card) == [("immobility", "bear", "none")]

    on_creature = casters(
        place={"ana": "crags"},
        moment="space",
        spells={"ana": ["immobility"], "bob": ["counterspell"]},
        dice=[1],
    )
    on_creature.act("ana", "immobilise creature")
    assert casting(on_creature) == [("immobility", "spirit", "none")]


def test_preservation_has_three_kinds_of_targets() -> None:
    life = casters(
        place={"ana": "black_knight"},
        gold={"ana": 0},
        moment="space",
        spells={"ana": ["preservation"], "bob": ["counterspell"]},
    )
    life.until("life_about_to_be_lost")
    assert life.view("bob")["losses"] == [{"seats": ["ana"], "lives": 1}]
    life.choose("ana", "cast preservation seat-0")
    assert casting(life) == [("preservation", "ana", "none")]

    follower = casters(
        place={"ana": "chasm"},
        followers={"ana": ["guide"]},
        moment="space",
        spells={"ana": ["preservation"], "bob": ["counterspell"]},
        dice=[6, 1],
    )
    follower.act("ana", "roll anyway")
    follower.until("follower_about_to_be_lost")
    assert follower.view("bob")["follower_losses"] == [{"seat": "ana", "card": "guide", "saved": False}]
    follower.choose("ana", "preserve guide")
    assert casting(follower) == [("preservation", "guide", "none")]

    enemy = casters(
        place={"ana": "fields_1"},
        moment="space",
        cards={"fields_1": ["wolf"]},
        spells={"ana": ["preservation"], "bob": ["counterspell"]},
        dice=[6, 1],
    )
    enemy.act("ana", "preserve enemy")
    assert casting(enemy) == [("preservation", "none", "none")]


def test_dice_on_the_table() -> None:
    table = meet(where="crypt", dice=[2, 3, 4], fate={"ana": 1})

    assert table.view(None)["rolls"] == [{"seat": "ana", "dice": [2, 3, 4], "added": 0}]


def test_a_view_shows_a_fight() -> None:
    table = meet("bear", "wolf", who="dwarf", objects={"ana": ["sword"]}, fate={"ana": 1}, dice=[2, 5])
    table.act("ana", "attack roll")
    [fight] = table.view("bob")["fights"]

    assert fight == {
        "psychic": False,
        "creature": "none",
        "assassination": False,
        "attacker": {"seat": "ana", "dice": [2], "uses": ["sword"], "power": 4},
        "defender": {"seat": "none", "dice": [5], "uses": [], "power": 5},
    }


def test_a_roll_is_no_longer_shown_once_it_counts() -> None:
    """The Vampires have rolled; now ana chooses what to pay with."""
    table = meet(where="vampires_tower", followers={"ana": ["pixie"]}, dice=[6])
    table.until("blood_price")

    assert table.view("ana")["rolls"] == []


def test_a_lost_fight_is_no_longer_shown_while_the_life_can_be_saved() -> None:
    table = meet("bear", who="dwarf", character={"bob": "elf"}, spells={"bob": ["preservation"]}, dice=[1, 2])
    table.until("life_about_to_be_lost")

    assert table.view("ana")["fights"] == []
    assert table.view("ana")["losses"] != []


def test_the_cards_still_to_be_met() -> None:
    """The Minstrel has left the Bear alone; the Healer and the Market are still to come."""
    table = meet("market", "bear", "healer", who="minstrel", objects={"ana": ["potion_of_strength"]})
    table.act("ana", "evade bear")
    table.until("before_card")

    assert table.view("bob")["encounters"] == [
        {"seat": "ana", "space": "fields_1", "unmet": ["market"], "evaded": ["bear"]},
    ]


def test_nothing_going_on_is_nothing_to_see() -> None:
    seen = lay_out(objects={"ana": ["sword"]}).view("ana")

    for field in (
        "casting",
        "rolls",
        "fights",
        "losses",
        "follower_losses",
        "encounters",
        "lasting",
        "ditched",
    ):
        assert seen[field] == []


def test_a_player_between_two_characters() -> None:
    seen = lay_out(character={"bob": "none"}).view("ana")

    fields = ("character", "place", "alignment", "total_strength", "object_limit", "spell_limit")
    assert [seen[field]["bob"] for field in fields] == ["none", "none", "none", 0, 0, 0]


# What a question is about


def about(table: LaidTable, viewer: str | None = None) -> dict[str, Any]:
    return table.view(viewer)["about"]  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("who", "how", "occasion"),
    [
        ("thief", "rob seat-1", "robbery"),
        ("sorceress", "lure seat-1", "luring"),
        ("minstrel", "court seat-1", "courting"),
    ],
)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_question_tells_from_whom_something_is_taken(
    who: str, how: str, occasion: str, viewer: str | None
) -> None:
    table = duel(who, followers={"bob": ["maiden", "guide"]})
    table.act("ana", how)
    assert table.occasion() == occasion

    assert about(table, viewer) == {"seat": "bob", "card": "none", "prices": {}}


def test_spoils_and_looting_tell_from_whom_something_is_taken() -> None:
    table = duel(players=3, dice=[6, 6, 1], life={"bob": 1}, character={"bob": "dwarf"}, gold={"bob": 1})
    table.act("ana", "attack seat-1")
    table.until("spoils")
    assert about(table)["seat"] == "bob"
    table.act("ana", "take life")
    assert table.occasion() == "loot_the_dead"
    assert about(table)["seat"] == "bob"


def test_mesmerism_tells_from_whom_something_is_taken() -> None:
    table = casters(3, spells={"ana": ["mesmerism"]}, followers={"cem": ["guide"]})
    table.choose("ana", "cast mesmerism seat-2")
    assert table.occasion() == "mesmerism"

    assert about(table)["seat"] == "cem"


def test_who_is_about_to_be_met_and_by_whom_an_ability_is_used() -> None:
    table = duel("thief", "elf", "woods_1", objects={"bob": ["sword"], "ana": ["axe"]})
    table.act("ana", "rob seat-1")
    assert (table.occasion(), table.asked(), about(table)["seat"]) == ("before_character", "ana", "bob")
    table.let_pass()
    assert (table.occasion(), table.asked(), about(table)["seat"]) == ("ability_evasion", "bob", "ana")


def test_which_card_is_about_to_be_met() -> None:
    table = meet("bear", objects={"ana": ["sword"]})
    assert table.occasion() == "before_card"

    assert about(table) == {"seat": "none", "card": "bear", "prices": {}}


@clause("TAL-PURCHASE-01")
def test_a_shop_tells_its_prices() -> None:
    table = meet(where="village", gold={"ana": 2})
    table.choose("ana", "visit blacksmith")
    village = {"armour": 4, "axe": 3, "helmet": 2, "shield": 3, "sword": 2}
    assert about(table, "bob")["prices"] == {f"purchase_{ware}": price for ware, price in village.items()}
    table.choose("ana", "buy no more")

    assert about(table)["prices"] == {}


@clause("TAL-PURCHASE-01")
def test_the_market_tells_its_prices() -> None:
    table = meet("market_day", gold={"ana": 1})
    market = {"helmet": 1, "mule": 2, "raft": 3, "shield": 2, "sword": 1, "water_bottle": 1}

    assert about(table)["prices"] == {f"purchase_{ware}": price for ware, price in market.items()}
