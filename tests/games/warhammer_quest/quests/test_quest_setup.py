"""Setting a quest up, and the components: WHQ-SETUP, WHQ-HERO, WHQ-DECK, WHQ-ENEMY, WHQ-GEAR-01."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import UnknownVariant
from questhall.core.interface.game import Setup
from questhall.games.warhammer_quest.components.face_numbers import CROSSBOW
from questhall.games.warhammer_quest.components.printed_actions import ACTION_CARDS
from questhall.games.warhammer_quest.components.printed_cards import CARD, FACES, KINDS
from questhall.games.warhammer_quest.components.printed_dungeon_cards import DUNGEON_CARDS
from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.printed_gear import GEAR_CARDS, LEGENDARY_GEAR
from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.quest_sheet import enemies_of
from questhall.games.warhammer_quest.components.state import (
    BOX,
    ENEMY_DECK,
    GEAR,
    GEAR_DECK,
    LAIR,
    LOCATION_DECK,
    Table,
)
from questhall.games.warhammer_quest.components.vocabulary import (
    ADVANCED,
    BASIC,
    ELITE,
    EVENT,
    HEROES,
    ITEM,
    NEMESIS,
    NO_SLOT,
    STANDARD,
)
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.quests.quest_setup import add_gear_and_dungeon, add_open_enemies
from questhall.games.warhammer_quest.setup.table_setup import BACKS, back_of, bare_table
from tests.clauses import clause
from tests.games.warhammer_quest.acting import told
from tests.games.warhammer_quest.kit import LaidTable, lay_out, start

LEVELS = {enemy.name: enemy.level for enemy in ENEMIES} | {place.name: place.level for place in LOCATIONS}


def set_up(players: int = 2, quest: str = "quest-1", seed: int = 0, leader: int = 0) -> LaidTable:
    """Everybody takes the first hero that is left."""
    table = start(players, quest, seed)
    while table.occasion() == "hero":
        table.choose(table.asked(), table.options(table.asked())[0])
    table.choose("party", f"lead seat-{leader}")
    return table


# Heroes and leader


@clause("WHQ-SETUP-02", "WHQ-Q03")
def test_each_player_takes_one_hero_and_none_twice() -> None:
    table = start(3)
    assert table.options("ana") == [f"take hero {hero}" for hero in HEROES]
    table.choose("ana", "take hero warrior_priest")
    table.choose("bob", "take hero ironbreaker")

    assert table.options("cem") == ["take hero waywatcher", "take hero bright_wizard"]
    assert table.why_not("cem", "take hero ironbreaker") == "WHQ-SETUP-02"


@clause("WHQ-SETUP-03", "WHQ-Q02")
def test_the_smallest_party_is_two_heroes() -> None:
    """Who plays alone sits on two seats."""
    assert WARHAMMER_QUEST.least_seats == 2
    assert WARHAMMER_QUEST.most_seats == 4


@clause("WHQ-SETUP-05", "WHQ-SETUP-07", "WHQ-SETUP-08", "WHQ-HERO-01", "WHQ-LEGEND-01")
def test_what_a_hero_starts_with() -> None:
    table = set_up()
    actions = {card["card"] for card in table.of("actions", "ana")}

    assert actions == {f"ib_{kind}_basic" for kind in ("attack", "explore", "rest", "aid")}
    assert set(table.of("spare_actions", "ana")) == {name.replace("basic", "advanced") for name in actions}
    assert set(table.of("legendary_set", "ana")) == {"ib_leg_hammer", "ib_leg_plate", "ib_leg_tally"}
    assert table.of("gear", "ana") == []
    assert table.of("gear_limit", "ana") == 1
    assert table.of("items", "ana") == []
    assert table.exhausted("ana") == []


@clause("WHQ-SETUP-04", "WHQ-SETUP-05")
def test_a_hero_takes_one_of_his_cards_out_of_the_box() -> None:
    table = start()
    assert table.open()["box"].count("ironbreaker") == 3
    table.choose("ana", "take hero ironbreaker")

    assert table.open()["box"].count("ironbreaker") == 2


@clause("WHQ-HERO-02")
@pytest.mark.parametrize("hero", range(4))
def test_each_basic_action_has_one_advanced_counterpart(hero: int) -> None:
    own = [card for card in ACTION_CARDS if card.hero == hero]

    assert [card.kind for card in own if card.tier == BASIC] == [
        card.kind for card in own if card.tier == ADVANCED
    ]
    assert len(own) == 8


@clause("WHQ-HERO-03")
def test_a_hero_uses_the_cards_of_his_own_play_area() -> None:
    table = set_up()

    assert table.why_not(table.asked(), "perform ww_attack_basic") == "WHQ-HERO-03"
    assert table.why_not(table.asked(), "perform ib_attack_advanced") == "WHQ-HERO-03"


@clause("WHQ-HERO-04", "WHQ-GEAR-02", "WHQ-DECK-02")
def test_all_see_the_same_cards_and_nobody_sees_the_decks() -> None:
    table = set_up()
    views = [table.view(player) for player in ("ana", "bob", None)]

    assert views[0] == views[1] == views[2]
    assert views[0]["gear_discard"] == []
    assert all(f"{deck}_deck" not in views[0] for deck in ("enemy", "location", "dungeon", "gear"))
    assert views[0]["enemy_deck_size"] > 0


@clause("WHQ-SETUP-14", "WHQ-LEADER-01")
def test_the_players_choose_who_opens_the_first_round() -> None:
    table = set_up(players=3, leader=2)

    assert table.open()["leader"] == "cem"
    assert table.asked() == "cem"
    assert table.open()["round"] == 1


@clause("WHQ-SETUP-06", "WHQ-SETUP-11", "WHQ-SETUP-13", "WHQ-SETUP-15")
def test_heroes_decks_peril_leader_location_in_this_order() -> None:
    table = start(2)
    assert table.occasion() == "hero"
    table.choose("ana", "take hero ironbreaker")
    table.choose("bob", "take hero waywatcher")
    assert table.occasion() == "leader"
    assert table.open()["gear_deck_size"] == 12
    assert table.open()["peril"] == 0
    assert table.open()["location"] == "none"
    table.choose("party", "lead seat-1")

    assert told(table, "hero_chosen", "leader_chosen", "location_revealed", "round_begins") == [
        *("hero_chosen", "hero_chosen", "leader_chosen", "location_revealed", "round_begins"),
    ]
    assert table.open()["location_deck_size"] == 3


@clause("WHQ-SETUP-15", "WHQ-SPAWN-01")
def test_the_enemies_of_the_first_location_come_from_the_leader_on() -> None:
    table = set_up(leader=1)
    location = next(place for place in LOCATIONS if place.name == table.open()["location"])
    spawned = [event["seat"] for event in table.told if event["event"] == "spawned"]

    assert spawned == [1, 0, 1][: location.faceup]
    assert len(table.shadows()) == location.facedown


@clause("WHQ-SETUP-01", "WHQ-SETUP-10")
def test_one_quest_is_played_at_a_time() -> None:
    for quest in ("tutorial", "quest-1", "quest-5", "delve"):
        assert start(2, quest).open()["quest"] != "none"
    with pytest.raises(UnknownVariant):
        WARHAMMER_QUEST.check(Setup(2, ("quest-1", "delve")))


@clause("WHQ-SETUP-09")
def test_the_supply_lies_open_to_all() -> None:
    """Tokens have no limit; the twelve condition cards lie apart and are in no deck."""
    table = set_up()

    assert sum(FACES[CARD.value(name)].copies for name in ("bleeding", "sickened", "empowered")) == 12
    document = table.open()
    decks = [*document["dungeon_deck"], *document["gear_deck"], *document["enemy_deck"], *document["box"]]
    assert not {"bleeding", "sickened", "empowered"} & set(decks)


# Decks


@clause("WHQ-SETUP-12", "WHQ-NEMESIS-02", "WHQ-ENEMY-07", "WHQ-DECK-03")
@pytest.mark.parametrize("seed", range(5))
def test_cards_with_the_quest_icon_are_in_no_deck_unless_the_sheet_asks(seed: int) -> None:
    table = set_up(seed=seed)
    quest_cards = {name for name, level in LEVELS.items() if level == 0} | {"warpstone"}
    document = table.open()
    decks = {*document["enemy_deck"], *document["dungeon_deck"], *document["location_deck"]}

    assert decks & quest_cards == {"grumps_sump"}
    assert document["lair"] == ["odious_grump"]


@clause("WHQ-DECK-03", "WHQ-ENEMY-06")
@pytest.mark.parametrize(("quest", "level"), [("quest-3", 2), ("quest-5", 3)])
def test_open_cards_are_of_the_level_of_the_quest(quest: str, level: int) -> None:
    table = set_up(quest=quest)
    document = table.open()
    locations = {LEVELS[name] for name in (*document["location_deck"], document["location"])}
    named = {
        "quest-3": {"night_runner", "clanrat", "giant_bat"},
        "quest-5": {"goblin_warrior", "orc_boy", "black_orc"},
    }
    deck = [*document["enemy_deck"], *table.shadows(), *table.engaged("ana"), *table.engaged("bob")]
    sets = {card.name: card.enemy_set for card in ENEMIES}

    assert locations <= {level, 0}
    assert {LEVELS[card] for card in deck if sets[card] not in named[quest]} == {level}


@clause("WHQ-Q73")
def test_named_cards_are_not_among_the_open_ones() -> None:
    """The fourth quest names two of the four sets of level II, and asks for two open elites: the other two."""
    table = set_up(quest="quest-4")
    elites = [enemy.name for enemy in ENEMIES if enemy.level == 2 and enemy.kind == ELITE]
    document = table.open()
    used = [*document["enemy_deck"], *table.shadows(), *table.engaged("ana"), *table.engaged("bob")]

    assert [used.count(elite) for elite in elites] == [1, 1, 1, 1]


@clause("WHQ-Q73")
def test_if_fewer_cards_fit_than_are_asked_for_all_are_used() -> None:
    table = cast(Table, WARHAMMER_QUEST.bare(Setup(2, ()), FastChance(0)))
    add_open_enemies(table, 2, ELITE, 9, ENEMY_DECK)

    assert sorted(CARD.names[table.faces[card]] for card in table.pile(ENEMY_DECK)) == [
        *("jezzail_team_elite", "mosscap_chanter_elite", "night_runner_elite", "plague_monk_elite"),
    ]


@clause("WHQ-Q73")
def test_gear_that_a_hero_owns_is_not_in_the_gear_deck() -> None:
    table = cast(Table, WARHAMMER_QUEST.bare(Setup(2, ()), FastChance(0)))
    crossbow = table.find(BOX, CROSSBOW)
    table.take(crossbow, BOX)
    table.put(crossbow, GEAR)
    add_gear_and_dungeon(table, 99, 99)

    assert table.size(GEAR_DECK) == 28
    assert not table.holds(GEAR_DECK, CROSSBOW)


@clause("WHQ-LEGEND-06", "WHQ-LEGEND-01")
@pytest.mark.parametrize("quest", ["quest-1", "quest-4", "delve"])
def test_without_a_pool_the_gear_deck_holds_no_legends(quest: str) -> None:
    gear = set(set_up(quest=quest).open()["gear_deck"])

    assert "legendary_fortune" not in gear
    assert not gear & {card.name for card in LEGENDARY_GEAR}


@clause("WHQ-Q82", "WHQ-DECK-12")
def test_decks_are_shuffled() -> None:
    decks = {tuple(set_up(seed=seed).open()["dungeon_deck"]) for seed in range(4)}

    assert len(decks) == 4


def before_the_leader(seed: int) -> LaidTable:
    """The decks are built, and nothing has been drawn from them."""
    table = start(seed=seed)
    table.choose("ana", "take hero ironbreaker")
    table.choose("bob", "take hero waywatcher")
    return table


@clause("WHQ-Q82", "WHQ-DECK-12")
def test_named_enemies_are_shuffled_in_among_the_open_ones() -> None:
    decks = [before_the_leader(seed).open()["enemy_deck"] for seed in range(6)]
    places = {tuple(place for place, card in enumerate(deck) if "goblin" in card) for deck in decks}

    assert len(places) > 3


@clause("WHQ-DECK-01")
def test_everybody_knows_where_the_cards_are_that_the_sheet_names() -> None:
    state = before_the_leader(0).state
    known = [
        CARD.names[state.faces[card]]
        for zone in (LAIR, LOCATION_DECK)
        for card in state.pile(zone)
        if state.is_known_to(-1, card)
    ]

    assert known == ["odious_grump", "grumps_sump"]


@clause("WHQ-ENEMY-05", "WHQ-ENEMY-04", "WHQ-DECK-04")
def test_goblin_warriors_are_the_elite_one_too() -> None:
    """The first quest names them, and gets all three cards."""
    table = set_up()
    used = [*table.open()["enemy_deck"], *table.shadows(), *table.engaged("ana"), *table.engaged("bob")]

    assert used.count("goblin_warrior") == 2
    assert used.count("goblin_warrior_elite") == 1


@clause("WHQ-DECK-04")
@pytest.mark.parametrize(("with_elites", "elites"), [(True, {"giant_bat_elite": 1}), (False, {})])
def test_a_quest_names_whole_sets_or_only_their_standard_enemies(
    with_elites: bool, elites: dict[str, int]
) -> None:
    """Only the tutorial leaves the elite enemies out."""
    table = start(2, "quest-1", 0)
    table.state.sort_out(BOX, enemies_of(["giant_bat"], with_elites))

    assert Counter(table.open()["enemy_deck"]) == {"giant_bat": 2, **elites}


# Components


@clause("WHQ-ENEMY-01", "WHQ-ENEMY-02", "WHQ-ENEMY-03", "WHQ-ENEMY-04", "WHQ-ENEMY-06", "WHQ-NEMESIS-02")
def test_fifteen_sets_of_three_and_five_nemeses() -> None:
    ordinary = [enemy for enemy in ENEMIES if enemy.kind != NEMESIS]
    sets = {enemy.enemy_set for enemy in ordinary}
    kinds = {
        name: sorted((card.kind, card.copies) for card in ordinary if card.enemy_set == name) for name in sets
    }

    assert len(sets) == 15
    assert all(kind == [(STANDARD, 2), (ELITE, 1)] for kind in kinds.values())
    assert all(enemy.level in (1, 2, 3) for enemy in ordinary)
    assert [(enemy.level, enemy.copies) for enemy in ENEMIES if enemy.kind == NEMESIS] == [(0, 1)] * 5
    assert all(enemy.bar for enemy in ENEMIES)


@clause("WHQ-DUNGEON-01")
def test_dungeon_cards_are_items_or_events() -> None:
    copies = {kind: sum(card.copies for card in DUNGEON_CARDS if card.kind == kind) for kind in (ITEM, EVENT)}

    assert copies == {ITEM: 18, EVENT: 20}


@clause("WHQ-GEAR-01", "WHQ-LEGEND-01")
def test_gear_has_a_name_and_a_type() -> None:
    ordinary = [card for card in GEAR_CARDS if card.name != "legendary_fortune"]

    assert all(card.slot != NO_SLOT and card.copies == 1 for card in (*ordinary, *LEGENDARY_GEAR))
    assert len({card.name for card in (*ordinary, *LEGENDARY_GEAR)}) == len(ordinary) + len(LEGENDARY_GEAR)
    assert [card.hero for card in LEGENDARY_GEAR] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@clause("WHQ-Q01")
def test_the_words_of_the_game() -> None:
    assert {"jezzail_team", "sickened", "bleeding", "empowered"} <= set(CARD.names)
    assert sum(face.copies for face in FACES) == 215


@clause("WHQ-Q04")
@pytest.mark.parametrize("quest", ["quest-1", "delve"])
def test_two_heroes_are_set_up_by_the_text_alone(quest: str) -> None:
    """The picture of a set-up for two says nothing more: with any party the same decks lie there."""
    sizes = []
    for players in (2, 3, 4):
        document = set_up(players, quest).open()
        decks = ("location_deck", "dungeon_deck", "gear_deck", "stage_two", "stage_three", "lair")
        sizes.append({deck: len(document[deck]) for deck in decks} | {"peril": document["peril"]})

    assert sizes[0] == sizes[1] == sizes[2]


# What the box shows

OPEN_KINDS = ("LEGENDARY", "ACTION", "CONDITION", "HERO")


def test_the_cards_of_a_kind_share_a_back_that_no_other_kind_has() -> None:
    backs = [{back_of(CARD.value(face.name)) for face in faces} for _, faces in KINDS]

    assert backs == [{number} for number in range(len(KINDS))]
    assert {*BACKS} == {*range(len(KINDS))}


@clause("WHQ-HERO-04", "WHQ-SETUP-12")
def test_everybody_knows_what_belongs_to_heroes_and_what_has_the_quest_icon() -> None:
    """Of a position that is laid out nothing else is known but its location."""
    table = lay_out(gear_deck=["legendary_fortune", "lucky_coin"], dungeon_deck=["warpstone", "trapped_chest"])
    state = table.state
    known = {CARD.names[state.faces[card]] for card in range(state.card_count) if state.is_known_to(-1, card)}

    open_cards = {face.name for kind, faces in KINDS for face in faces if kind in OPEN_KINDS}
    assert known == open_cards | {"legendary_fortune", "warpstone", "throne_cavern"}


def test_a_table_that_keeps_no_knowledge_has_none() -> None:
    assert bare_table(2, 0, FastChance(0), False).knowledge is None
    assert bare_table(2, 0, FastChance(0), True).knowledge is not None
