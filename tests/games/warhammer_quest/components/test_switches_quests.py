"""Switches that concern locations, peril, the end of a quest and gear: each ruling, and its other reading."""

from __future__ import annotations

from typing import Any, cast

import pytest

from questhall.core.engine.chance import FastChance
from questhall.core.interface.game import Setup
from questhall.games.warhammer_quest.components.face_numbers import CROSSBOW
from questhall.games.warhammer_quest.components.state import BOX, GEAR, GEAR_DECK, GEAR_DISCARD, Table
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.heroes.wounds import revive
from questhall.games.warhammer_quest.quests.quest_setup import add_gear_and_dungeon
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, each
from tests.games.warhammer_quest.kit import LaidTable, lay_out

Switches = tuple[str, ...]
SIX_ENEMIES = ["orc_boy", "clanrat", "giant_bat", "crypt_ghoul", "sewer_hound", "gigantic_spider"]


# Locations (WHQ-Q43, WHQ-Q44)


@clause("WHQ-Q43")
@pytest.mark.parametrize(("switches", "conditions"), [((), ["bleeding"]), (("travel-before-effect",), [])])
def test_whether_the_location_or_travel_comes_first(switches: Switches, conditions: list[str]) -> None:
    """Gallows Cistern makes somebody bleed; the Crumbling Arches, entered after it, wound somebody or wait."""
    table = lay_out(
        moment="location_phase",
        location="gallows_cistern",
        progress=6,
        variants=switches,
        wounds={"ana": 2},
        location_deck=["crumbling_arches"],
    )
    assert table.occasion() == "travel"
    assert table.of("conditions", "ana") == conditions
    table.choose("party", "travel")

    assert table.saw("suffered", seat=1, wounds=1) is bool(switches)


@clause("WHQ-Q43")
def test_a_party_that_stays_has_the_effect_of_the_old_location() -> None:
    table = lay_out(
        moment="location_phase",
        location="gallows_cistern",
        progress=6,
        variants=("travel-before-effect",),
        wounds={"ana": 2},
        location_deck=["crumbling_arches"],
    )
    table.choose("party", "stay")

    assert table.of("conditions", "ana") == ["bleeding"]


@clause("WHQ-Q44")
@pytest.mark.parametrize(("switches", "discarded"), [((), []), (("shadows-cleared-late",), ["black_orc"])])
def test_when_the_shadows_are_cleared(switches: Switches, discarded: list[str]) -> None:
    """The second stage of a delve shuffles what is discarded by then; its own spawns stay."""
    table = lay_out(
        quest="delve",
        moment="location_phase",
        location="bone_strewn_stair",
        progress=5,
        variants=switches,
        shadows=["black_orc"],
        location_deck=["fungus_hollow", "choking_passage"],
        enemy_deck=SIX_ENEMIES,
    )
    table.choose("party", "travel")
    while table.occasion() == "growth":
        assert table.shadows() == (["black_orc"] if switches else [])
        table.choose(table.asked(), "raise limit")

    assert table.saw("stage_begins", stage=2)
    assert table.open()["enemy_discard"] == discarded
    assert len(table.shadows()) == 2


# Peril and the end (WHQ-Q46, WHQ-Q48, WHQ-Q49)


@clause("WHQ-Q46")
@pytest.mark.parametrize(("switches", "strikes"), [((), False), (("full-peril-strikes",), True)])
def test_peril_that_cannot_rise(switches: Switches, strikes: bool) -> None:
    """Dying Torches on the last, red space of the first quest: everybody suffers two wounds, or nobody."""
    table = act(
        "perform ww_explore_basic", variants=switches, peril=10, dungeon_deck=["dying_torches"], dice=[5, 5]
    )

    assert table.open()["peril"] == 10
    assert table.saw("peril_effect", colour="red") is strikes
    assert each(table, "suffered", "wounds") == ([(2,), (2,)] if strikes else [])


@clause("WHQ-Q46", "WHQ-PHASE-PERIL-03")
def test_the_peril_phase_has_one_effect_on_the_last_space_with_either_reading() -> None:
    table = lay_out(moment="peril_phase", variants=("full-peril-strikes",), peril=10)

    assert each(table, "peril_effect", "colour") == [("red",)]


@clause("WHQ-Q46", "WHQ-PERIL-06")
@pytest.mark.parametrize(("peril", "card"), [(3, "dying_torches"), (0, "sleeping_sentries")])
def test_peril_that_rises_or_falls_has_no_effect_with_either_reading(peril: int, card: str) -> None:
    table = act(
        "perform ww_explore_basic",
        variants=("full-peril-strikes",),
        peril=peril,
        dungeon_deck=[card],
        dice=[5, 5],
    )

    assert not table.saw("peril_effect")


@clause("WHQ-Q48")
@pytest.mark.parametrize(("switches", "has_won"), [((), True), (("defeat-before-victory",), False)])
def test_victory_and_defeat_at_the_same_moment(switches: Switches, has_won: bool) -> None:
    """Tallowfoot is beaten and has fled, as no real effect has it; then something changes on the table."""
    table = lay_out(
        quest="quest-3",
        variants=switches,
        deeds=["nemesis_fled"],
        set_aside=["tallowfoot"],
        items={"ana": ["ritual_candles"]},
    )
    table.choose("ana", "use ritual_candles")

    assert table.is_over()
    assert table.has_won() is has_won


@clause("WHQ-Q48")
def test_a_victory_alone_is_one_with_either_reading() -> None:
    table = lay_out(
        quest="quest-3",
        variants=("defeat-before-victory",),
        set_aside=["tallowfoot"],
        items={"ana": ["ritual_candles"]},
    )
    table.choose("ana", "use ritual_candles")

    assert table.has_won()


def last_hero_falls(switches: Switches, progress: int, **position: Any) -> LaidTable:
    """In the enemy phase, at Grump's Sump, which wins the first quest when it is explored."""
    return lay_out(
        moment="enemy_phase",
        location="grumps_sump",
        progress=progress,
        variants=switches,
        wounds={"ana": 15},
        defeated={"bob": True},
        engaged={"ana": ["orc_boy"]},
        **position,
    )


@clause("WHQ-Q49")
@pytest.mark.parametrize(("switches", "has_won"), [((), False), (("last-stand",), True)])
def test_a_quest_explored_by_heroes_who_all_fell(switches: Switches, has_won: bool) -> None:
    table = last_hero_falls(switches, progress=6)

    assert table.saw("hero_defeated", seat=0)
    assert table.is_over()
    assert table.has_won() is has_won


@clause("WHQ-Q49")
def test_a_last_stand_is_over_with_the_round() -> None:
    """The location has its effect, on nobody; nothing asks heroes who are not there. Peril comes too late."""
    table = last_hero_falls(
        ("last-stand",), progress=5, lair=["odious_grump"], peril=3, enemy_deck=["clanrat"] * 2
    )

    assert table.is_over()
    assert not table.has_won()
    assert not table.saw("peril_moved")
    assert not table.saw("spawned_facedown")


@clause("WHQ-Q49")
def test_a_last_stand_that_peril_ends_is_over_at_once() -> None:
    """Toxic fog fells the last hero: nothing of that space comes after it."""
    table = lay_out(
        moment="peril_phase",
        variants=("last-stand",),
        peril=10,
        wounds={"ana": 14, "bob": 13},
        defeated={"bob": True},
        hero={"ana": "ironbreaker", "bob": "waywatcher"},
        lair=["odious_grump"],
    )

    assert table.is_over()
    assert not table.has_won()
    assert not table.saw("nemesis_appears")


@clause("WHQ-Q49")
def test_enemies_that_are_left_ready_end_a_last_stand_all_the_same() -> None:
    table = last_hero_falls(("last-stand",), progress=5, lair=["odious_grump"], shadows=["jezzail_team"])

    assert table.is_over()
    assert not table.saw("enemy_activates", card="jezzail_team")


# Defeated heroes (WHQ-Q51, WHQ-Q53, WHQ-Q55)


@clause("WHQ-Q51")
@pytest.mark.parametrize(
    ("switches", "healed", "wounds"),
    [((), 0, 13), (("revived-with-health",), 0, 12), ((), 3, 10), (("revived-with-health",), 3, 10)],
)
def test_the_wounds_of_a_revived_hero(switches: Switches, healed: int, wounds: int) -> None:
    table = lay_out(hero={"bob": "waywatcher"}, variants=switches, wounds={"bob": 13}, defeated={"bob": True})
    revive(table.state, 1, healed)

    assert table.of("defeated", "bob") is False
    assert table.of("wounds", "bob") == wounds


@clause("WHQ-Q53")
@pytest.mark.parametrize(("switches", "engaged"), [((), ["goblin_warrior"]), (("defeated-heroes-count",), [])])
def test_whether_a_defeated_hero_has_the_most_wounds(switches: Switches, engaged: list[str]) -> None:
    """The goblin preys on Bob, who has one wound, or in vain on Ana, who lies there with eleven."""
    table = lay_out(
        players=3,
        hero={"ana": "waywatcher"},
        moment="enemy_phase",
        leader="cem",
        variants=switches,
        wounds={"ana": 11, "bob": 1},
        defeated={"ana": True},
        shadows=["goblin_warrior"],
    )

    assert table.engaged("bob") == engaged
    assert table.engaged("ana") == []


@clause("WHQ-Q53")
def test_a_defeated_hero_in_the_line_of_fire_discards_nothing() -> None:
    """The fourth quest shoots at the hero with the fewest wounds; a fallen one has no decision to make."""
    table = lay_out(
        quest="quest-4",
        moment="peril_phase",
        hero={"ana": "ironbreaker", "bob": "waywatcher"},
        variants=("defeated-heroes-count",),
        wounds={"ana": 14, "bob": 13},
        defeated={"bob": True},
        tokens={"bob": {"ww_aid_basic": 1}},
    )

    assert table.saw("peril_effect", colour="green")
    assert not table.saw("suffered")
    assert table.tokens("bob") == {"ww_aid_basic": 1}
    assert table.asked() == "ana"


@clause("WHQ-Q55")
@pytest.mark.parametrize(("switches", "found"), [((), []), (("fallen-gear-found",), ["crossbow"])])
def test_the_gear_of_an_eliminated_hero(switches: Switches, found: list[str]) -> None:
    table = lay_out(
        quest="delve",
        moment="peril_phase",
        peril=14,
        variants=switches,
        wounds={"ana": 15},
        gear={"ana": ["crossbow", "ib_leg_hammer"]},
    )

    assert table.of("out", "ana") is True
    assert table.open()["gear_discard"] == found
    assert ("crossbow" in table.open()["box"]) is not bool(found)
    assert "ib_leg_hammer" in table.of("legendary_set", "ana")


# Gear (WHQ-Q57, WHQ-Q59, WHQ-Q73, WHQ-Q79)


def fortunes(switches: Switches, *worn: str) -> set[bool]:
    """Whether a Legendary Fortune brought a legend to a hero who has these already, for many seeds."""
    found = set()
    for seed in range(20):
        table = act(
            "perform ww_explore_basic",
            "draw gear",
            variants=switches,
            dungeon_deck=["hidden_cache"],
            gear_deck=["legendary_fortune"],
            gear={"ana": [*worn]},
            dice=[5, 5],
            seed=seed,
        )
        found.add(table.offers("ana", "equip"))
        assert table.open()["pool"] == ["legendary_fortune"]
    return found


@clause("WHQ-Q55")
def test_the_gear_of_an_eliminated_hero_is_found_as_good_as_new() -> None:
    table = lay_out(
        quest="delve",
        moment="enemy_phase",
        variants=("fallen-gear-found",),
        wounds={"ana": 15},
        engaged={"ana": ["orc_boy"]},
        gear={"ana": ["crossbow"]},
        exhausted_gear={"ana": ["crossbow"]},
    )
    state = table.state

    assert table.open()["gear_discard"] == ["crossbow"]
    assert not state.is_exhausted(state.top(GEAR_DISCARD))


@clause("WHQ-Q57")
def test_a_legendary_fortune_brings_what_the_hero_lacks_or_may_fail() -> None:
    worn = ("ww_leg_bow", "ww_leg_mantle")
    assert fortunes((), *worn) == {True}
    assert fortunes(("fortune-may-fail",), *worn) == {True, False}
    assert fortunes(("fortune-may-fail",)) == {True}  # one of three, and she lacks them all


def growing(switches: Switches, **position: Any) -> LaidTable:
    """A delve: the heroes grow on the way from one location to the next."""
    table = lay_out(
        quest="delve",
        moment="location_phase",
        location="bone_strewn_stair",
        progress=5,
        variants=switches,
        location_deck=["choking_passage", "fungus_hollow"],
        **position,
    )
    table.choose("party", "travel")
    return table


@clause("WHQ-Q59")
@pytest.mark.parametrize(
    ("switches", "limit", "can_rise"),
    [((), 4, True), (("gear-limit-4",), 3, True), (("gear-limit-4",), 4, False)],
)
def test_how_far_the_gear_limit_rises(switches: Switches, limit: int, can_rise: bool) -> None:
    table = growing(switches, gear_limit={"ana": limit})

    assert table.occasion() == "growth"
    assert table.offers("ana", "raise limit") is can_rise


@clause("WHQ-Q59")
def test_a_hero_who_has_nothing_left_to_gain_still_rests() -> None:
    advanced = ["ib_attack_advanced", "ib_explore_advanced", "ib_rest_advanced", "ib_aid_advanced"]
    table = growing(("gear-limit-4",), gear_limit={"ana": 4}, actions={"ana": advanced}, wounds={"ana": 3})

    assert table.asked() == "bob"
    assert table.of("wounds", "ana") == 1


@clause("WHQ-Q73")
@pytest.mark.parametrize(("switches", "size"), [((), 12), (("owned-gear-counts",), 11)])
def test_whether_owned_gear_counts_for_the_deck(switches: Switches, size: int) -> None:
    table = cast(Table, WARHAMMER_QUEST.bare(Setup(2, switches), FastChance(0)))
    crossbow = table.find(BOX, CROSSBOW)
    table.take(crossbow, BOX)
    table.put(crossbow, GEAR)
    add_gear_and_dungeon(table, 12, 12)

    assert table.size(GEAR_DECK) == size


@clause("WHQ-Q79")
@pytest.mark.parametrize(("switches", "wounds"), [((), 2), (("treasure-before-text",), 0)])
def test_whether_the_text_or_the_treasure_comes_first(switches: Switches, wounds: int) -> None:
    """A Trapped Chest: two wounds and two treasures."""
    table = act(
        "perform ww_explore_basic",
        variants=switches,
        dungeon_deck=["trapped_chest"],
        gear_deck=["crossbow", "lucky_coin"],
        dice=[5, 5],
    )
    assert table.occasion() == "treasure"
    assert table.of("wounds", "ana") == wounds
    table.choose("ana", "draw gear", "equip crossbow", "leave treasure")

    assert table.of("wounds", "ana") == 2
    assert table.open()["dungeon_discard"] == ["trapped_chest"]


# Each hero (WHQ-Q71)


@clause("WHQ-Q71")
@pytest.mark.parametrize(("switches", "seats"), [((), [(0,), (1,)]), (("active-hero-first",), [(1,), (0,)])])
def test_with_whom_each_hero_begins(switches: Switches, seats: list[tuple[int]]) -> None:
    """Ana leads; Bob is the active hero when Falling Stones hit everybody."""
    table = lay_out(
        hero={"ana": "ironbreaker", "bob": "waywatcher"},
        active="bob",
        variants=switches,
        dungeon_deck=["falling_stones"],
        items={"bob": ["elfcap_fungus"]},
        dice=[5, 5],
    )
    table.choose("bob", "perform ww_explore_basic")

    assert each(table, "suffered", "seat") == seats


@clause("WHQ-Q71")
def test_without_an_active_hero_the_leader_is_first() -> None:
    table = lay_out(moment="peril_phase", peril=10, leader="bob", players=3, variants=("active-hero-first",))

    assert each(table, "suffered", "seat") == [(1,), (2,), (0,)]
