"""Switches that concern enemies: each ruling as it stands, and its other reading."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.interface.determinize import determinize
from questhall.games.warhammer_quest.components.state import ENGAGED, SHADOWS
from questhall.games.warhammer_quest.enemies.activation import ACTIVATE, READIED_AFTERWARDS
from questhall.games.warhammer_quest.enemies.enemies_in_play import rank
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, each, told
from tests.games.warhammer_quest.kit import LaidTable, lay_out

Switches = tuple[str, ...]
SIX_ENEMIES = ["orc_boy", "clanrat", "giant_bat", "crypt_ghoul", "sewer_hound", "gigantic_spider"]


def travel(switches: Switches, **position: Any) -> LaidTable:
    """The party leaves the Throne Cavern for the first location of the deck."""
    table = lay_out(moment="location_phase", progress=8, variants=switches, **position)
    table.choose("party", "travel")
    return table


def enemy_phase(switches: Switches, **position: Any) -> LaidTable:
    return lay_out(moment="enemy_phase", variants=switches, **position)


def suffered(table: LaidTable) -> list[tuple[object, ...]]:
    return each(table, "suffered", "seat", "wounds")


# Spawning (WHQ-Q23, WHQ-Q24, WHQ-Q27)


@clause("WHQ-Q23")
@pytest.mark.parametrize("switches", [(), ("hidden-enemies-known",)])
def test_whether_facedown_enemies_are_seen(switches: Switches) -> None:
    """Seen or not, they are facedown: what is on the card counts only once it is turned."""
    table = travel(switches, location_deck=["choking_passage"], enemy_deck=SIX_ENEMIES)
    enemies = table.view("bob")["shadows"]
    cards = ["clanrat", "giant_bat", "crypt_ghoul"]

    assert [enemy["facedown"] for enemy in enemies] == [True] * 3
    assert [enemy["card"] for enemy in enemies] == (cards if switches else ["hidden"] * 3)
    assert table.shadows() == cards
    imagined = determinize(table.state, 1, 5)
    faces = [imagined.faces[card] for card in table.state.pile(SHADOWS)]
    assert (faces == [table.state.faces[card] for card in table.state.pile(SHADOWS)]) is bool(switches)


@clause("WHQ-Q23")
def test_facedown_enemies_of_a_scenario_are_seen_too() -> None:
    table = lay_out(variants=("hidden-enemies-known",), shadows=[{"card": "orc_boy", "facedown": True}])

    assert table.view(None)["shadows"][0]["card"] == "orc_boy"
    orc_boy = table.state.top(SHADOWS)
    assert all(
        determinize(table.state, 0, seed).faces[orc_boy] == table.state.faces[orc_boy] for seed in range(9)
    )


@clause("WHQ-Q24")
@pytest.mark.parametrize(
    ("switches", "engaged", "hidden"),
    [
        ((), "orc_boy", ["clanrat", "giant_bat", "crypt_ghoul"]),
        (("hidden-enemies-first",), "crypt_ghoul", ["orc_boy", "clanrat", "giant_bat"]),
    ],
)
def test_who_is_spawned_first(switches: Switches, engaged: str, hidden: list[str]) -> None:
    """The Choking Passage: one faceup, three facedown."""
    table = travel(switches, location_deck=["choking_passage"], enemy_deck=SIX_ENEMIES)

    assert table.engaged("ana") == [engaged]
    assert table.shadows() == hidden


@clause("WHQ-Q27")
@pytest.mark.parametrize(("switches", "then"), [((), "went_to_shadows"), (("next-hero-engaged",), "engages")])
def test_where_an_enemy_goes_that_would_engage_a_defeated_hero(switches: Switches, then: str) -> None:
    """Ana falls in her own explore action and then draws an Ambush."""
    table = lay_out(
        hero={"ana": "waywatcher"},
        variants=switches,
        wounds={"ana": 12},
        engaged={"ana": ["goblin_warrior"]},
        dungeon_deck=["ambush"],
        enemy_deck=SIX_ENEMIES,
        dice=[1, 1, 1],
    )
    table.choose("ana", "perform ww_explore_basic")

    assert table.of("defeated", "ana") is True
    assert told(table, "spawned", "engages", "went_to_shadows")[:2] == ["spawned", then]
    if switches:
        assert each(table, "engages", "seat", "card")[0] == (1, "orc_boy")


# The enemy phase (WHQ-Q28, WHQ-Q29, WHQ-Q30, WHQ-Q34, WHQ-Q35)


@clause("WHQ-Q28")
@pytest.mark.parametrize(
    ("switches", "seats"), [((), [(0,), (2,)]), (("enemy-turns-of-defeated",), [(0,), (1,)])]
)
def test_whether_a_defeated_hero_activates_enemies(switches: Switches, seats: list[tuple[int]]) -> None:
    """What Bob's enemy would do to him does nothing, for he is defeated."""
    table = enemy_phase(switches, players=3, defeated={"bob": True}, shadows=["jezzail_team", "jezzail_team"])
    table.choose("ana", "activate shadows.1")

    assert each(table, "enemy_activates", "seat") == seats
    assert suffered(table) == ([(0, 2)] if switches else [(0, 2), (2, 2)])


@clause("WHQ-Q28", "WHQ-PHASE-ENEMY-01", "WHQ-DEFEAT-10")
@pytest.mark.parametrize(
    ("switches", "seats"), [((), [(2,), (0,)]), (("enemy-turns-of-defeated",), [(1,), (2,)])]
)
def test_whether_a_defeated_leader_has_the_first_enemy_turn(
    switches: Switches, seats: list[tuple[int]]
) -> None:
    """He keeps the token, so where defeated heroes take turns the phase begins with him."""
    table = to_enemy_phase_with_defeated_leader(switches)
    assert table.asked() == ("bob" if switches else "cem")
    table.choose(table.asked(), "activate shadows.1")

    assert each(table, "enemy_activates", "seat") == seats


def to_enemy_phase_with_defeated_leader(switches: Switches, **position: Any) -> LaidTable:
    """Bob is the leader and defeated; cem and ana explore in vain, then the enemies' turn comes."""
    table = lay_out(
        moment="round",
        variants=switches,
        players=3,
        leader="bob",
        defeated={"bob": True},
        shadows=["jezzail_team", "jezzail_team"],
        dice=[5, 5, 5, 5],
        **position,
    )
    table.choose("cem", "perform wp_explore_basic")
    table.choose("ana", "perform ib_explore_basic")
    assert table.occasion() == "enemy_turn"
    return table


@clause("WHQ-Q28", "WHQ-Q55")
def test_a_leader_who_is_out_of_a_delve_has_no_turn() -> None:
    table = to_enemy_phase_with_defeated_leader(("enemy-turns-of-defeated",), quest="delve", out={"bob": True})
    assert table.asked() == "cem"


@clause("WHQ-Q28", "WHQ-Q55")
def test_a_hero_who_is_out_of_a_delve_has_no_turn() -> None:
    table = enemy_phase(
        ("enemy-turns-of-defeated",),
        quest="delve",
        players=3,
        defeated={"bob": True},
        out={"bob": True},
        shadows=["jezzail_team", "jezzail_team"],
    )
    table.choose("ana", "activate shadows.1")

    assert each(table, "enemy_activates", "seat") == [(0,), (2,)]


@clause("WHQ-Q29")
@pytest.mark.parametrize(("switches", "wounds"), [((), [(0, 1)]), (("next-hero-hit",), [(0, 1), (1, 3)])])
def test_who_is_hit_when_the_active_hero_falls(switches: Switches, wounds: list[tuple[int, int]]) -> None:
    """An elite Rat Ogre tramples Ana down; its Inflict finds nobody, or Bob."""
    table = enemy_phase(
        switches,
        hero={"ana": "waywatcher"},
        engaged={"ana": ["rat_ogre_elite"], "bob": [{"card": "clanrat", "exhausted": True}]},
        wounds={"ana": 12},
    )

    assert table.of("defeated", "ana") is True
    assert suffered(table) == wounds


@clause("WHQ-Q30")
@pytest.mark.parametrize("switches", [(), ("regenerated-enemies-rise",)])
def test_a_troll_that_regenerates_after_its_defeat(switches: Switches) -> None:
    """The spear kills it as it comes; it still inflicts, and then regenerates in vain, or not."""
    table = enemy_phase(switches, shadows=[{"card": "river_troll", "wounds": 4}], gear={"ana": ["boar_spear"]})
    table.choose("ana", "spear")

    assert suffered(table) == [(0, 3)]
    if switches:
        (troll,) = table.of("engaged", "ana")
        assert (troll["card"], troll["wounds"]) == ("river_troll", 3)
        assert table.open()["enemy_discard"] == []
    else:
        assert table.engaged("ana") == []
        assert table.open()["enemy_discard"] == ["river_troll"]


@clause("WHQ-Q30")
def test_a_troll_that_lives_regenerates_with_either_reading() -> None:
    table = enemy_phase(("regenerated-enemies-rise",), engaged={"ana": [{"card": "river_troll", "wounds": 3}]})

    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [1]


@clause("WHQ-Q30")
def test_a_troll_rises_in_the_shadows_when_its_hero_has_fallen() -> None:
    table = enemy_phase(
        ("regenerated-enemies-rise",),
        hero={"ana": "waywatcher"},
        wounds={"ana": 10},
        shadows=[{"card": "river_troll", "wounds": 4}],
        gear={"ana": ["boar_spear"]},
    )
    table.choose("ana", "spear")

    assert table.of("defeated", "ana") is True
    assert table.shadows() == ["river_troll"]


@clause("WHQ-Q34")
@pytest.mark.parametrize(("switches", "hero"), [((), "ana"), (("engaged-enemies-stay",), "bob")])
def test_advance_by_an_enemy_that_is_engaged_with_another_hero(switches: Switches, hero: str) -> None:
    """Some effect activates Bob's ghoul while Ana is the active hero."""
    table = lay_out(
        variants=switches, engaged={"bob": ["crypt_ghoul"]}, items={"ana": ["fire_flask"]}, dice=[5, 5, 5]
    )
    table.state.push(ACTIVATE.at(table.state.top(ENGAGED + 1), 0, READIED_AFTERWARDS))
    table.choose("ana", "decline")

    assert table.saw("enemy_activates", card="crypt_ghoul")
    assert table.engaged(hero) == ["crypt_ghoul"]
    assert table.of("conditions", hero) == ["bleeding"]


@clause("WHQ-Q34")
def test_an_enemy_in_the_shadows_advances_with_either_reading() -> None:
    table = enemy_phase(("engaged-enemies-stay",), shadows=["crypt_ghoul"])

    assert table.engaged("ana") == ["crypt_ghoul"]


@clause("WHQ-Q35")
@pytest.mark.parametrize(("switches", "is_exhausted"), [((), True), (("moved-enemies-ready",), False)])
def test_the_state_of_an_enemy_that_moves(switches: Switches, is_exhausted: bool) -> None:
    table = act(
        "perform ww_rest_basic",
        "move away seat-0.1",
        variants=switches,
        dice=[5, 5],
        engaged={"ana": [{"card": "river_troll", "wounds": 3, "exhausted": True}]},
    )
    (troll,) = table.open()["shadows"]

    assert troll["wounds"] == 3
    assert troll["exhausted"] is is_exhausted


@clause("WHQ-Q35")
@pytest.mark.parametrize(("switches", "activations"), [((), 1), (("moved-enemies-ready",), 2)])
def test_the_state_of_enemies_whose_hero_falls(switches: Switches, activations: int) -> None:
    """Ana falls to the Orc Boy; her Clanrat has acted already, and acts again or not."""
    table = enemy_phase(
        switches,
        hero={"ana": "waywatcher"},
        wounds={"ana": 11},
        engaged={"ana": [{"card": "clanrat", "exhausted": True}, "orc_boy"]},
    )

    assert table.of("defeated", "ana") is True
    assert len(each(table, "enemy_activates", "card")) == activations


# Rank and the enemy deck (WHQ-Q40, WHQ-Q41)


@clause("WHQ-Q40")
@pytest.mark.parametrize(("switches", "comes_first"), [((), False), (("hidden-enemies-rank-first",), True)])
def test_the_rank_of_facedown_enemies(switches: Switches, comes_first: bool) -> None:
    table = lay_out(
        variants=switches, shadows=["chief_mudmaw", "goblin_warrior", {"card": "orc_boy", "facedown": True}]
    )
    hidden, goblin, mudmaw = (rank(table.state, card) for card in table.state.pile(SHADOWS))

    assert goblin < mudmaw
    assert hidden > mudmaw if comes_first else hidden < goblin


@clause("WHQ-Q41")
@pytest.mark.parametrize(("switches", "deck"), [((), ["crypt_ghoul"]), (("late-reshuffle",), [])])
def test_when_the_enemy_pile_is_shuffled(switches: Switches, deck: list[str]) -> None:
    """The Abandoned Cellar spawns three, the last of the deck."""
    table = travel(
        switches,
        location_deck=["abandoned_cellar"],
        enemy_deck=["orc_boy", "clanrat", "giant_bat"],
        enemy_discard=["crypt_ghoul"],
    )

    assert table.open()["enemy_deck"] == deck
    assert table.saw("new_enemy_deck") is bool(deck)


@clause("WHQ-Q41")
def test_a_late_reshuffle_comes_with_the_next_draw() -> None:
    table = lay_out(
        moment="peril_phase", variants=("late-reshuffle",), peril=3, enemy_discard=["goblin_warrior"]
    )

    assert table.saw("new_enemy_deck")
    assert table.shadows() == ["goblin_warrior"]
