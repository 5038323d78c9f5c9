"""The round and its phases: WHQ-ROUND, WHQ-PHASE-HERO, WHQ-PHASE-ENEMY, WHQ-PHASE-LOC, WHQ-PHASE-PERIL,
WHQ-ACTIVE, WHQ-LEADER, WHQ-PERIL, WHQ-LOCATION.
"""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games.warhammer_quest.components.state import (
    ACTIVE_LOCATION,
    ENEMY_DISCARD,
    GOADED,
    LOCATION_DISCARD,
    SHADOWS,
)
from questhall.games.warhammer_quest.rounds.phases import raise_peril
from tests.clauses import clause
from tests.games.warhammer_quest.acting import count, each, told
from tests.games.warhammer_quest.kit import LaidTable, lay_out


def play_hero_phase(table: LaidTable) -> list[str]:
    """Everybody aids or rests until the heroes have acted; tells who did, in order."""
    acted = []
    first = table.open()["round"]
    while table.occasion() == "action" and table.open()["round"] == first:
        acted.append(table.asked())
        options = table.options(table.asked())
        table.choose(table.asked(), next(key for key in options if "_aid_" in key or "_rest_" in key))
        while table.occasion() != "action" and table.asked() != "party":
            table.choose(table.asked(), table.options(table.asked())[-1])
    return acted


# The round


@clause("WHQ-ROUND-02")
def test_four_phases_in_their_order_then_the_next_round() -> None:
    """An enemy acts after the last hero, the travel question follows, then peril moves and a round begins."""
    table = lay_out(
        moment="round", shadows=["jezzail_team"], progress=8, location_deck=["slick_ramp"], dice=[5] * 8
    )
    assert table.open()["phase"] == "hero"
    play_hero_phase(table)
    assert table.open()["phase"] == "location"
    assert table.saw("enemy_activates")
    assert not table.saw("peril_moved")
    table.choose("party", "stay")

    assert table.open()["phase"] == "hero"
    assert told(table, "round_begins", "hero_activates", "enemy_activates", "peril_moved") == [
        *("round_begins", "hero_activates", "hero_activates", "hero_activates", "hero_activates"),
        *("enemy_activates", "peril_moved", "round_begins", "hero_activates"),
    ]


@clause("WHQ-ROUND-02")
def test_the_enemy_phase_follows_the_last_hero() -> None:
    table = lay_out(engaged={"ana": ["orc_boy", "clanrat"]}, dice=[5] * 4)
    table.choose("ana", "perform ib_explore_basic")

    assert table.occasion() == "enemy_turn"
    assert table.open()["phase"] == "enemy"


@clause("WHQ-ROUND-01")
def test_the_quest_ends_the_moment_it_is_won() -> None:
    """Tallowfoot falls to the successes; his own strike of that roll and the enemy phase do not come."""
    table = lay_out(
        quest="quest-3",
        hero={"ana": "warrior_priest"},
        engaged={"ana": [{"card": "tallowfoot", "wounds": 9}]},
        shadows=["orc_boy"],
        dice=[1, 1, 1],
    )
    table.choose("ana", "perform wp_attack_basic")

    assert table.has_won()
    assert not table.saw("enemies_attack")
    assert not table.saw("enemy_activates")


# The hero phase


@clause(
    "WHQ-PHASE-HERO-01",
    "WHQ-PHASE-HERO-02",
    "WHQ-PHASE-HERO-03",
    "WHQ-PHASE-HERO-04",
    "WHQ-Q02",
    "WHQ-LEADER-01",
)
@pytest.mark.parametrize(
    ("players", "order"),
    [
        (2, ["bob", "ana", "bob", "ana"]),
        (3, ["bob", "cem", "ana", "bob"]),
        (4, ["bob", "cem", "dan", "ana"]),
    ],
)
def test_who_acts_when_bob_leads(players: int, order: list[str]) -> None:
    table = lay_out(players=players, moment="round", leader="bob", dice=[5] * 16)

    assert play_hero_phase(table) == order


@clause("WHQ-PHASE-HERO-05", "WHQ-Q54")
@pytest.mark.parametrize(
    ("players", "defeated", "order"),
    [
        (2, "bob", ["ana", "ana"]),
        (3, "bob", ["cem", "ana"]),
        (3, "cem", ["bob", "ana", "bob"]),
        (4, "dan", ["bob", "cem", "ana"]),
    ],
)
def test_a_defeated_hero_is_passed_over_and_nobody_acts_for_him(
    players: int, defeated: str, order: list[str]
) -> None:
    table = lay_out(players=players, moment="round", leader="bob", defeated={defeated: True}, dice=[5] * 16)

    assert play_hero_phase(table) == order


@clause("WHQ-PHASE-HERO-05", "WHQ-DEFEAT-11", "WHQ-Q83")
def test_a_defeated_hero_can_be_revived_before_his_turn_is_passed_over() -> None:
    """Ana finds the Sharp Salts in her own activation; bob's turn comes right after it."""
    table = lay_out(
        active="ana",
        turns=["ana", "bob"],
        hero={"ana": "warrior_priest", "bob": "waywatcher"},
        defeated={"bob": True},
        wounds={"bob": 13},
        dungeon_deck=["sharp_salts"],
        dice=[5, 5],
    )
    table.choose("ana", "perform wp_explore_basic")
    assert (table.asked(), table.occasion()) == ("ana", "hero_phase")
    table.choose("ana", "use sharp_salts seat-1")

    assert (table.asked(), table.occasion()) == ("bob", "action")
    assert table.open()["round"] == 1


@clause("WHQ-PHASE-HERO-05", "WHQ-DELVE-04")
@pytest.mark.parametrize(
    ("quest", "item", "asked"),
    [("quest-1", "sharp_salts", 2), ("quest-1", "fire_flask", 1), ("delve", "sharp_salts", 0)],
)
def test_the_turn_of_a_defeated_hero_is_a_moment_for_items_only_if_he_can_be_revived(
    quest: str, item: str, asked: int
) -> None:
    """The moment before his turn, and the last one of the phase; in a delve nobody can be revived."""
    table = lay_out(
        quest=quest,
        active="bob",
        turns=["bob"],
        defeated={"bob": True},
        out={"bob": quest == "delve"},
        wounds={"bob": 13},
        items={"ana": [item]},
        shadows=["goblin_warrior"],
    )

    times = 0
    while table.occasion() == "hero_phase" and table.open()["round"] == 1:
        assert table.asked() == "ana"
        table.choose("ana", "decline")
        times += 1
    assert times == asked


@clause("WHQ-PHASE-HERO-05", "WHQ-DEFEAT-11")
def test_what_a_defeated_hero_holds_revives_nobody() -> None:
    """Bob's own Sharp Salts do not help him: only the end of the phase is a moment for ana's Fire Flask."""
    table = lay_out(
        active="bob",
        turns=["bob"],
        defeated={"bob": True},
        wounds={"bob": 13},
        items={"ana": ["fire_flask"], "bob": ["sharp_salts"]},
        shadows=["goblin_warrior"],
    )
    table.choose("ana", "decline")

    assert table.open()["round"] == 2


@clause("WHQ-ACTIVE-01")
def test_the_active_hero_is_the_one_being_activated() -> None:
    table = lay_out(players=3, active="cem")

    assert table.open()["active"] == "cem"


@clause("WHQ-ACTIVE-02", "WHQ-ACTIVE-03")
def test_in_the_enemy_phase_it_is_the_one_who_activates_an_enemy() -> None:
    """Bob activates the Jezzail Team, Ana having an enemy of her own: "the active hero" is Bob."""
    table = lay_out(moment="enemy_phase", engaged={"ana": ["gigantic_spider"]}, shadows=["jezzail_team"])
    assert table.open()["active"] == "ana"
    table.choose("ana", table.options("ana")[0])

    assert each(table, "enemy_activates", "card", "seat") == [("gigantic_spider", 0), ("jezzail_team", 1)]
    assert each(table, "suffered", "seat") == [(1,)]


@clause("WHQ-ACTIVE-04")
def test_without_an_active_hero_the_leader_is_meant() -> None:
    """The peril effect of the fifth quest spawns an enemy: nobody is active, so it comes to the leader."""
    table = lay_out(
        moment="peril_phase", quest="quest-5", leader="bob", peril=1, enemy_deck=["orc_boy", "clanrat"]
    )

    assert table.engaged("bob") == ["orc_boy"]


@clause("WHQ-ACTIVE-04", "WHQ-ACTIVE-02")
def test_who_activated_an_enemy_is_active_no_longer_than_that() -> None:
    table = lay_out(
        moment="enemy_phase",
        quest="quest-5",
        peril=1,
        engaged={"bob": ["crypt_ghoul"]},
        enemy_deck=["orc_boy", "clanrat"],
    )

    assert table.saw("enemy_activates", seat=1)
    assert table.engaged("ana") == ["orc_boy"]


@clause("WHQ-LEADER-03", "WHQ-Q69")
def test_the_next_hero_stands_in_for_a_defeated_leader() -> None:
    table = lay_out(
        players=3,
        moment="peril_phase",
        quest="quest-5",
        leader="bob",
        defeated={"bob": True},
        peril=1,
        enemy_deck=["orc_boy", "clanrat"],
    )

    assert table.engaged("cem") == ["orc_boy"]


# The enemy phase


def enemy_phase(**position: Any) -> LaidTable:
    return lay_out(moment="enemy_phase", **position)


@clause("WHQ-PHASE-ENEMY-01", "WHQ-PHASE-ENEMY-06")
def test_each_hero_in_turn_activates_one_enemy_until_all_have_acted() -> None:
    table = enemy_phase(
        leader="bob",
        engaged={"ana": ["crypt_ghoul", "plague_monk"], "bob": ["river_troll", "black_orc"]},
        wounds={"bob": 5},
    )
    table.choose("bob", "activate seat-1.1")
    assert [enemy["exhausted"] for enemy in table.of("engaged", "bob")] == [True, False]
    table.choose("ana", "activate seat-0.2")

    assert each(table, "enemy_activates", "card", "seat") == [
        *(("river_troll", 1), ("plague_monk", 0), ("black_orc", 1), ("crypt_ghoul", 0)),
    ]


@clause("WHQ-PHASE-ENEMY-02", "WHQ-PHASE-ENEMY-03", "WHQ-PHASE-ENEMY-08")
def test_the_own_zone_comes_first_any_of_it() -> None:
    table = enemy_phase(
        engaged={
            "ana": ["crypt_ghoul", "plague_monk", {"card": "orc_boy", "exhausted": True}],
            "bob": ["clanrat"],
        },
        shadows=["giant_bat"],
    )

    assert sorted(table.options("ana")) == ["activate seat-0.1", "activate seat-0.2"]
    assert table.why_not("ana", "activate shadows.1") == "WHQ-PHASE-ENEMY-02"
    assert table.why_not("ana", "activate seat-1.1") == "WHQ-PHASE-ENEMY-02"
    assert table.why_not("ana", "activate seat-0.3") == "WHQ-PHASE-ENEMY-08"


@clause("WHQ-PHASE-ENEMY-03")
def test_then_the_shadows_faceup_or_facedown() -> None:
    table = enemy_phase(
        engaged={"ana": [{"card": "orc_boy", "exhausted": True}], "bob": ["clanrat"]},
        shadows=["giant_bat", {"card": "clanrat", "facedown": True}, {"card": "orc_boy", "exhausted": True}],
    )

    assert sorted(table.options("ana")) == ["activate shadows.1", "activate shadows.2"]


@clause("WHQ-PHASE-ENEMY-04")
def test_a_hero_with_no_enemy_to_activate_is_skipped() -> None:
    table = enemy_phase(engaged={"bob": ["crypt_ghoul", "plague_monk"]})

    assert table.asked() == "bob"
    table.choose("bob", "activate seat-1.2")
    assert each(table, "enemy_activates", "seat") == [(1,), (1,)]


@clause("WHQ-PHASE-ENEMY-05", "WHQ-SHADOW-03")
def test_a_facedown_enemy_is_turned_up_before_its_bar_is_resolved() -> None:
    table = enemy_phase(shadows=[{"card": "jezzail_team", "facedown": True}])

    assert told(table, "enemy_revealed", "suffered") == ["enemy_revealed", "suffered"]


@clause("WHQ-PHASE-ENEMY-07", "WHQ-PHASE-ENEMY-08")
def test_an_enemy_exhausted_before_is_not_activated_and_all_are_readied_at_the_end() -> None:
    table = enemy_phase(
        engaged={"ana": [{"card": "orc_boy", "exhausted": True}], "bob": ["crypt_ghoul"]},
        shadows=[{"card": "clanrat", "facedown": True, "exhausted": True}],
    )
    enemies = [*table.of("engaged", "ana"), *table.of("engaged", "bob"), *table.open()["shadows"]]

    assert each(table, "enemy_activates", "card") == [("crypt_ghoul",)]
    assert [enemy["exhausted"] for enemy in enemies] == [False, False, False]


@clause("WHQ-PHASE-ENEMY-09", "WHQ-Q32")
def test_an_activation_in_another_phase_is_the_same() -> None:
    """A peril effect of the third quest: the bat comes, inflicts and goes."""
    table = lay_out(
        moment="peril_phase", quest="quest-3", peril=1, shadows=[{"card": "giant_bat", "facedown": True}]
    )

    assert told(table, "enemy_revealed", "engages", "suffered", "went_to_shadows") == [
        *("enemy_revealed", "engages", "suffered", "went_to_shadows"),
    ]


@clause("WHQ-Q28")
def test_a_defeated_hero_activates_no_enemy() -> None:
    table = enemy_phase(players=3, defeated={"ana": True}, shadows=["jezzail_team"])

    assert each(table, "enemy_activates", "seat") == [(1,)]


# The location phase


@clause("WHQ-PHASE-LOC-01", "WHQ-Q42", "WHQ-LOCATION-04", "WHQ-GOLDEN-08")
def test_the_party_may_travel_from_an_explored_location() -> None:
    table = lay_out(moment="location_phase", progress=8, location_deck=["slick_ramp"])

    assert sorted(table.options("party")) == ["stay", "travel"]
    table.choose("party", "stay")
    assert table.open()["location"] == "throne_cavern"
    assert table.open()["progress"] == 8


@clause("WHQ-PHASE-LOC-01", "WHQ-LOCATION-04")
def test_one_progress_short_nobody_travels() -> None:
    table = lay_out(moment="location_phase", progress=7, location_deck=["slick_ramp"])

    assert table.occasion() == "action"
    assert table.why_not("ana", "travel") == "WHQ-PHASE-LOC-01"


@clause("WHQ-PHASE-LOC-02", "WHQ-DECK-15")
def test_without_a_location_left_nobody_travels() -> None:
    table = lay_out(moment="location_phase", progress=8)

    assert table.occasion() == "action"
    assert table.why_not("ana", "travel") == "WHQ-PHASE-LOC-02"


@clause("WHQ-PHASE-LOC-03", "WHQ-PHASE-LOC-04", "WHQ-LOCATION-01", "WHQ-DECK-11")
def test_the_old_location_is_discarded_with_its_progress_and_the_next_revealed() -> None:
    table = lay_out(moment="location_phase", progress=8, location_deck=["slick_ramp", "grate_maze"])
    table.choose("party", "travel")

    assert table.open()["location"] == "slick_ramp"
    assert table.open()["progress"] == 0
    assert table.open()["location_deck"] == ["grate_maze"]
    assert table.state.size(LOCATION_DISCARD) == 1


@clause("WHQ-PHASE-LOC-05", "WHQ-Q44")
def test_travelling_clears_the_shadows_before_new_enemies_come() -> None:
    """Engaged enemies and a faceup nemesis come along."""
    table = lay_out(
        moment="location_phase",
        progress=8,
        location_deck=["echoing_vault"],
        engaged={"ana": ["river_troll"]},
        shadows=["orc_boy", {"card": "clanrat", "facedown": True}, "nunkel"],
        enemy_deck=["crypt_ghoul", "plague_monk", "giant_bat", "black_orc"],
    )
    table.choose("party", "travel")

    assert table.shadows() == ["nunkel", "giant_bat"]
    assert sorted(table.open()["enemy_discard"]) == ["clanrat", "orc_boy"]
    assert table.engaged("ana") == ["river_troll", "crypt_ghoul"]
    assert not table.saw("enemy_defeated")


@clause("WHQ-Q43", "WHQ-PHASE-LOC-06")
def test_the_effect_of_a_location_comes_before_travel_and_that_of_the_new_one_waits() -> None:
    """Gallows Cistern makes somebody bleed; the Crumbling Arches, just entered, wound nobody yet."""
    table = lay_out(
        moment="location_phase",
        location="gallows_cistern",
        progress=6,
        wounds={"ana": 2},
        location_deck=["crumbling_arches"],
    )
    assert table.occasion() == "travel"
    assert table.of("conditions", "ana") == ["bleeding"]
    table.choose("party", "travel")

    assert table.open()["location"] == "crumbling_arches"
    assert not table.saw("suffered")


# The peril phase


@clause("WHQ-PHASE-PERIL-01", "WHQ-PERIL-04", "WHQ-PERIL-05")
def test_peril_rises_by_one_space() -> None:
    table = lay_out(moment="peril_phase", peril=4, enemy_deck=["orc_boy", "clanrat"])

    assert table.open()["peril"] == 5
    assert each(table, "peril_moved", "space") == [(5,)]


@clause("WHQ-PHASE-PERIL-02", "WHQ-PERIL-03")
@pytest.mark.parametrize(("peril", "colour"), [(0, None), (1, "green"), (3, "blue"), (9, "red"), (10, "red")])
def test_the_colour_of_the_space_says_which_effect(peril: int, colour: str | None) -> None:
    table = lay_out(moment="peril_phase", peril=peril)

    assert each(table, "peril_effect", "colour") == ([(colour,)] if colour else [])


@clause("WHQ-PHASE-PERIL-03")
def test_on_the_last_space_the_token_stays() -> None:
    table = lay_out(moment="peril_phase", peril=10)

    assert table.open()["peril"] == 10
    assert not table.saw("peril_moved")


@clause("WHQ-Q46", "WHQ-PERIL-04")
@pytest.mark.parametrize(("peril", "spaces", "after"), [(3, -1, 2), (0, -1, 0), (10, 1, 10), (2, 2, 4)])
def test_peril_stays_on_its_track(peril: int, spaces: int, after: int) -> None:
    table = lay_out(peril=peril)
    raise_peril(table.state, spaces)

    assert table.open()["peril"] == after


@clause("WHQ-PHASE-PERIL-04")
def test_the_token_passes_after_the_effect() -> None:
    """The leader of this round meets the enemies that peril brings."""
    table = lay_out(moment="peril_phase", quest="quest-5", peril=1, enemy_deck=["orc_boy", "clanrat"])

    assert told(table, "spawned", "leader_passed") == ["spawned", "leader_passed"]
    assert table.engaged("ana") == ["orc_boy"]
    assert table.open()["leader"] == "bob"


@clause("WHQ-PHASE-PERIL-05", "WHQ-DEFEAT-10")
@pytest.mark.parametrize(("defeated", "leader"), [("ana", "bob"), ("bob", "cem")])
def test_no_defeated_hero_receives_the_token(defeated: str, leader: str) -> None:
    table = lay_out(players=3, moment="peril_phase", defeated={defeated: True})

    assert table.open()["leader"] == leader


@clause("WHQ-PHASE-PERIL-05")
def test_a_leader_who_stands_alone_keeps_the_token() -> None:
    table = lay_out(moment="peril_phase", defeated={"bob": True})

    assert table.open()["leader"] == "ana"
    assert not table.saw("leader_passed")


@clause("WHQ-DEFEAT-10")
def test_a_defeated_leader_keeps_the_token_until_then() -> None:
    table = lay_out(
        players=3,
        hero={"ana": "waywatcher"},
        wounds={"ana": 10},
        engaged={"ana": ["jezzail_team"], "bob": ["gigantic_spider"]},
        moment="enemy_phase",
    )

    assert table.of("defeated", "ana") is True
    assert table.occasion() == "ensnare"
    assert table.open()["leader"] == "ana"


@clause("WHQ-PERIL-01", "WHQ-PERIL-02")
def test_rules_of_a_quest_hold_in_that_quest_alone() -> None:
    """The Gun Gallery puts Oddlock in reach of every attack in the fourth quest, not in the first."""
    for quest, reached in (("quest-4", True), ("quest-1", False)):
        table = lay_out(
            quest=quest,
            hero={"ana": "warrior_priest"},
            location="gun_gallery",
            progress=7,
            shadows=["fusewright_oddlock"],
            dice=[1, 1],
        )
        table.choose("ana", "perform wp_attack_basic")
        assert table.saw("enemy_wounded") == reached


@clause("WHQ-LOCATION-03")
def test_progress_is_lost_down_to_nothing() -> None:
    table = lay_out(moment="peril_phase", quest="quest-3", peril=4, progress=0)

    assert table.saw("peril_effect", colour="blue")
    assert table.open()["progress"] == 0
    assert count(table, "progress_lost") == 0


def travelled(*shadows: dict[str, object], deck: list[str]) -> LaidTable:
    """The party has left these enemies behind and come to the Slick Ramp, where three come faceup."""
    table = lay_out(
        moment="location_phase",
        progress=8,
        location_deck=["slick_ramp", "choking_passage"],
        shadows=list(shadows),
        enemy_deck=deck,
    )
    table.choose("party", "travel")
    return table


@clause("WHQ-PHASE-LOC-05", "WHQ-DEFEAT-13")
def test_an_enemy_left_behind_comes_again_unhurt_and_ready() -> None:
    table = travelled({"card": "river_troll", "wounds": 2, "exhausted": True}, deck=[])

    assert table.engaged("ana") == ["river_troll"]
    (troll,) = table.of("engaged", "ana")
    assert (troll["wounds"], troll["exhausted"]) == (0, False)


@clause("WHQ-PHASE-LOC-04", "WHQ-PHASE-LOC-05", "WHQ-DECK-11")
def test_everybody_sees_the_new_location_and_whom_they_left_behind() -> None:
    table = travelled(
        {"card": "river_troll", "facedown": True}, deck=["orc_boy", "orc_boy", "clanrat", "clanrat"]
    )
    state = table.state

    assert table.open()["enemy_discard"] == ["river_troll"]
    for zone in (ENEMY_DISCARD, ACTIVE_LOCATION):
        assert all(state.is_known_to(-1, card) for card in state.pile(zone))


@clause("WHQ-Q77")
def test_what_holds_for_a_round_is_over_with_it() -> None:
    """The bell may ring again, and an enemy may be goaded again."""
    table = lay_out(
        moment="peril_phase",
        location="bell_chamber",
        deeds=["bell_rung"],
        shadows=[{"card": "river_troll", "goaded": True}],
    )

    assert table.open()["round"] == 2
    assert table.open()["deeds"] == []
    assert int(table.state.marks[table.state.top(SHADOWS)]) & GOADED == 0
