"""Every gear card and every legendary one: what it does, and where it does nothing.

A hero die that shows 5 gives defence and no success, 1 a success; an enemy die attacks with 1, has the nemesis
icon with 4 and is blank with 5. An exhausted enemy rolls no die.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from questhall.games.warhammer_quest.cards.gear_cards import GEAR_USES
from questhall.games.warhammer_quest.cards.items import ITEM_USES
from questhall.games.warhammer_quest.components.printed_gear import ALL_GEAR, GEAR_CARDS, LEGENDARY_GEAR
from questhall.games.warhammer_quest.components.printed_heroes import HERO_CARDS
from questhall.games.warhammer_quest.components.state import LOCATION_DECK
from questhall.games.warhammer_quest.components.vocabulary import EXHAUST, HEROES
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import USES
from questhall.i18n.texts import Texts
from tests.clauses import clause, effect_of
from tests.games.warhammer_quest.kit import LaidTable, lay_out

ORC: Final = "orc_boy"
GOBLIN: Final = "goblin_warrior"
TROLL: Final = "river_troll"
TIRED_TROLL: Final = {"card": TROLL, "exhausted": True}
HERO_OF: Final = {"ib": "ironbreaker", "ww": "waywatcher", "wp": "warrior_priest", "bw": "bright_wizard"}


def wearing(
    *gear: str, owner: str = "ana", players: int = 2, dice: list[int] | None = None, **position: Any
) -> LaidTable:
    """A round begins with ana as party leader; the owner wears this gear. Legendary gear finds its hero."""
    heroes = [HERO_OF[name[:2]] for name in gear if "_leg_" in name]
    if heroes:
        position["hero"] = {owner: heroes[0], **position.get("hero", {})}
    position = {"moment": "round", "gear": {owner: list(gear)}} | position
    return lay_out(players, dice=dice, **position)


def gear_of(table: LaidTable, player: str = "ana") -> dict[str, str]:
    """The gear of a hero, ready, exhausted or depleted."""
    states = {}
    for card in table.of("gear", player):
        state = "exhausted" if card["exhausted"] else "ready"
        states[card["card"]] = "depleted" if card["depleted"] else state
    return states


def is_next(table: LaidTable, player: str = "bob") -> bool:
    """Whether this hero chooses his action now, exactly the dice given having been rolled."""
    is_asked = table.asked() == player and table.occasion() == "action"
    return is_asked and int(table.state.dice_draws) == len(table.dice)


def test_no_card_has_two_uses() -> None:
    assert len(USES) == len(ITEM_USES) + len(GEAR_USES)


# Weapons


@clause("WHQ-EFFECT-06", "WHQ-EFFECT-07", "WHQ-COST-01")
def test_the_crossbow_helps_each_attack_of_another_hero_once_for_a_token() -> None:
    tokens = {"bob": {"ww_rest_basic": 2, "ww_aid_basic": 1}}
    enemies = {"ana": [TIRED_TROLL], "cem": [TIRED_TROLL]}
    table = wearing("crossbow", owner="bob", players=3, tokens=tokens, engaged=enemies, dice=[1, 5, 5, 5, 1, 5])
    table.choose("ana", "perform ib_attack_basic")
    assert table.occasion() == "modify"
    assert table.options("bob") == ["use crossbow ww_aid_basic", "use crossbow ww_rest_basic", "decline"]
    table.choose("bob", "use crossbow ww_rest_basic")
    assert table.of("engaged", "ana")[0]["wounds"] == 2
    assert table.tokens("bob") == {"ww_rest_basic": 1, "ww_aid_basic": 1}
    assert gear_of(table, "bob") == {"crossbow": "ready"}
    table.choose("bob", "perform ww_explore_basic")
    table.choose("cem", "perform wp_attack_basic")
    table.choose("bob", "use crossbow ww_aid_basic")
    assert table.of("engaged", "cem")[0]["wounds"] == 2
    assert table.tokens("bob") == {"ww_rest_basic": 1}


@pytest.mark.parametrize(
    ("owner", "card", "tokens"),
    [
        ("ana", "ib_attack_basic", {"ana": {"ib_rest_basic": 1}}),
        ("bob", "ib_explore_basic", {"bob": {"ww_rest_basic": 1}}),
        ("bob", "ib_attack_basic", {}),
    ],
)
def test_the_crossbow_is_silent_otherwise(owner: str, card: str, tokens: dict[str, dict[str, int]]) -> None:
    table = wearing("crossbow", owner=owner, tokens=tokens, engaged={"ana": [TIRED_TROLL]}, dice=[1, 5])
    table.choose("ana", f"perform {card}")
    assert is_next(table)
    assert table.saw("icons", successes=1)


@clause("WHQ-ACTION-13", "WHQ-EFFECT-06")
def test_the_balanced_blade_rerolls_one_hero_die_of_an_attack_once() -> None:
    table = wearing("balanced_blade", engaged={"ana": [TROLL]}, dice=[5, 5, 5, 3])
    table.choose("ana", "perform ib_attack_basic")
    assert table.occasion() == "reroll"
    assert table.options("ana") == ["use balanced_blade hero-1", "use balanced_blade hero-2", "decline"]
    table.choose("ana", "use balanced_blade hero-2")
    assert table.saw("enemy_wounded", wounds=2)
    assert is_next(table)


@clause("WHQ-Q06", "WHQ-ACTION-14", "WHQ-ACTION-15")
def test_a_critical_in_a_reroll_counts_and_is_rolled_again() -> None:
    table = wearing("balanced_blade", engaged={"ana": [TIRED_TROLL]}, dice=[5, 5, 6, 1])
    table.choose("ana", "perform ib_attack_basic", "use balanced_blade hero-1")
    assert table.saw("icons", successes=2, defence=1)
    assert is_next(table)


@pytest.mark.parametrize(
    ("gear", "card"), [("balanced_blade", "ib_rest_basic"), ("ww_leg_bow", "ww_rest_basic")]
)
def test_weapons_reroll_no_other_dice(gear: str, card: str) -> None:
    table = wearing(gear, dice=[5, 5])
    table.choose("ana", f"perform {card}")
    assert is_next(table)


def test_the_balanced_blade_rerolls_nobody_elses_dice() -> None:
    table = wearing("balanced_blade", owner="bob", engaged={"ana": [TIRED_TROLL]}, dice=[5, 5])
    table.choose("ana", "perform ib_attack_basic")
    assert is_next(table)


@pytest.mark.parametrize(("second", "successes"), [("no more targets", 1), ("target seat-0.2", 0)])
def test_the_heavy_maul_wants_a_single_target(second: str, successes: int) -> None:
    table = wearing("heavy_maul", engaged={"ana": [TIRED_TROLL, TIRED_TROLL]}, dice=[5, 5])
    table.choose("ana", "perform ib_attack_basic", "target seat-0.1", second)
    assert table.saw("icons", successes=successes, defence=2)


@clause("WHQ-EFFECT-02", "WHQ-COST-02")
def test_the_boar_spear_wounds_who_engages_its_owner() -> None:
    table = wearing("boar_spear", shadows=["black_orc"], moment="enemy_phase", wounds={"ana": 1})
    assert table.options("ana") == ["spear", "do not spear"]
    table.choose("ana", "spear")
    assert table.saw("enemy_wounded", wounds=1)
    assert table.of("engaged", "ana")[0]["wounds"] == 1


def test_the_boar_spear_is_readied_at_the_end_of_the_round_and_not_before() -> None:
    table = wearing("boar_spear", shadows=[ORC, TROLL], moment="enemy_phase", defeated={"bob": True})
    table.choose("ana", "activate shadows.1", "spear")
    assert table.of("engaged", "ana")[0]["wounds"] == 1
    assert table.of("engaged", "ana")[1]["wounds"] == 0  # the troll came without being asked for
    assert gear_of(table) == {"boar_spear": "ready"}  # a new round


@clause("WHQ-EFFECT-03")
def test_the_boar_spear_may_be_kept_ready() -> None:
    table = wearing("boar_spear", shadows=["black_orc"], moment="enemy_phase", wounds={"ana": 1})
    table.choose("ana", "do not spear")
    assert table.of("engaged", "ana")[0]["wounds"] == 0


def test_the_hooked_flail_adds_a_target_in_the_heros_own_zone() -> None:
    enemies = {"ana": [TIRED_TROLL, TIRED_TROLL]}
    table = wearing(
        "hooked_flail", hero={"ana": "warrior_priest"}, engaged=enemies, shadows=[GOBLIN], dice=[1, 1]
    )
    table.choose("ana", "perform wp_attack_basic", "target seat-0.1", "swing flail")
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [2, 2]
    assert gear_of(table) == {"hooked_flail": "exhausted"}
    assert is_next(table)


def test_the_hooked_flail_hangs_idle_where_all_enemies_are_targets() -> None:
    table = wearing("hooked_flail", engaged={"ana": [TIRED_TROLL]}, shadows=[GOBLIN], dice=[1, 1])
    table.choose("ana", "perform ib_attack_basic", "leave it")
    assert gear_of(table) == {"hooked_flail": "ready"}
    assert is_next(table)


def test_the_hooked_flail_hangs_idle_beside_a_single_enemy() -> None:
    table = wearing(
        "hooked_flail",
        hero={"ana": "warrior_priest"},
        engaged={"ana": [TIRED_TROLL]},
        shadows=[GOBLIN],
        dice=[1, 1],
    )
    table.choose("ana", "perform wp_attack_basic")
    assert is_next(table)


def test_the_hooked_flail_may_be_swung_before_the_first_target_is_named() -> None:
    table = wearing(
        "hooked_flail", hero={"ana": "warrior_priest"}, engaged={"ana": [TIRED_TROLL, TIRED_TROLL]}, dice=[1, 1]
    )
    table.choose("ana", "perform wp_attack_basic", "swing flail", "hook seat-0.2", "target seat-0.1")
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [2, 2]
    assert is_next(table)


@clause("WHQ-ATTACK-03")
def test_the_hooked_flail_adds_one_target_and_no_more() -> None:
    table = wearing(
        "hooked_flail",
        hero={"ana": "warrior_priest"},
        engaged={"ana": [TIRED_TROLL, TIRED_TROLL, {"card": "rat_ogre", "exhausted": True}]},
        dice=[1, 1],
    )
    table.choose("ana", "perform wp_attack_basic", "swing flail", "hook seat-0.3", "target seat-0.1")
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [2, 0, 2]
    assert is_next(table)


@effect_of("spiked_harness", "bw_leg_robe")
def test_each_piece_that_wounds_attackers_wounds_one() -> None:
    """No hero wears two of them, but a scenario may have it so."""
    table = wearing("spiked_harness", "bw_leg_robe", engaged={"ana": [GOBLIN, TROLL]}, dice=[5, 1, 1])
    table.choose("ana", "perform bw_explore_basic", "leave it", "prick seat-0.2", "prick seat-0.1")
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [1, 1]
    assert is_next(table)


@clause("WHQ-SPENT-01")
@pytest.mark.parametrize(
    ("gear", "card"), [("heavy_maul", "ib_attack_basic"), ("storm_lantern", "ib_explore_basic")]
)
def test_depleted_gear_adds_nothing(gear: str, card: str) -> None:
    table = wearing(gear, depleted={"ana": [gear]}, engaged={"ana": [TIRED_TROLL]}, dice=[1, 1])
    table.choose("ana", f"perform {card}")
    assert table.saw("icons", successes=2)


@clause("WHQ-Q53", "WHQ-ZONE-05")
def test_the_whistle_of_a_hero_who_fell_before_the_dice_adds_nothing() -> None:
    """By Face Me First he pulls a fourth enemy at himself, and its blow fells him."""
    tired = [{"card": card, "exhausted": True} for card in (ORC, ORC, GOBLIN)]
    table = wearing("signal_whistle", wounds={"ana": 15}, engaged={"ana": tired}, shadows=[TROLL], dice=[1])
    table.choose("ana", "perform ib_aid_basic", "pull shadows.1")
    assert table.of("defeated", "ana")
    assert table.saw("icons", successes=1)


def test_the_hammer_adds_nothing_to_other_actions() -> None:
    table = wearing("ib_leg_hammer", engaged={"ana": [TIRED_TROLL, TIRED_TROLL]}, dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic")
    assert table.saw("icons", successes=0)


@clause("WHQ-Q53")
@pytest.mark.parametrize("wounds", [0, 15])
def test_the_spikes_of_a_hero_who_fell_to_the_attack_prick_nobody(wounds: int) -> None:
    table = wearing("spiked_harness", wounds={"ana": wounds}, engaged={"ana": [TROLL]}, dice=[5, 5, 1])
    table.choose("ana", "perform ib_rest_basic")
    assert table.of("defeated", "ana") == (wounds == 15)
    assert table.saw("enemy_wounded") == (wounds == 0)


@clause("WHQ-COST-02")
def test_the_boar_spear_is_exhausted_by_its_use() -> None:
    table = wearing("boar_spear", moment="enemy_phase", shadows=[ORC, TROLL], defeated={"bob": True})
    table.choose("ana", "activate shadows.1", "spear")
    assert table.engaged("ana") == [ORC, TROLL]
    assert table.occasion() != "boar_spear"


@clause("WHQ-SHADOW-03", "WHQ-COST-02")
def test_throwing_knives_wound_an_enemy_in_the_shadows() -> None:
    table = wearing(
        "throwing_knives", shadows=[{"card": TROLL, "facedown": True}, GOBLIN], engaged={"bob": [GOBLIN]}
    )
    assert table.occasion() == "before_activation"
    assert sorted(table.options("ana")) == [
        "decline",
        "use throwing_knives shadows.1",
        "use throwing_knives shadows.2",
    ]
    table.choose("ana", "use throwing_knives shadows.1")
    assert table.open()["shadows"][0]["wounds"] == 1
    assert gear_of(table) == {"throwing_knives": "exhausted"}
    assert is_next(table, "ana")
    assert table.why_not("ana", "use throwing_knives shadows.1") == "WHQ-EXHAUST-01"


@pytest.mark.parametrize(("owner", "shadows"), [("bob", [GOBLIN]), ("ana", [])])
def test_throwing_knives_need_the_owners_activation_and_an_enemy_in_the_shadows(
    owner: str, shadows: list[str]
) -> None:
    table = wearing("throwing_knives", owner=owner, shadows=shadows, engaged={"ana": [GOBLIN]})
    assert is_next(table, "ana")


def test_the_hunting_bow_reaches_the_shadows_for_a_success() -> None:
    table = wearing("hunting_bow", hero={"ana": "warrior_priest"}, shadows=[TROLL], dice=[1, 1])
    table.choose("ana", "perform wp_attack_basic")
    assert table.options("ana") == ["draw bow", "no more targets"]
    table.choose("ana", "draw bow")
    assert table.open()["shadows"][0]["wounds"] == 1
    assert is_next(table)


@clause("WHQ-GOLDEN-08", "WHQ-ACTION-19")
@pytest.mark.parametrize(("way", "wounds"), [("draw bow", 1), ("no more targets", 0)])
def test_nobody_has_to_draw_the_hunting_bow(way: str, wounds: int) -> None:
    """In the Powder Store a ranged attack hurts the archer, even one without a target."""
    table = wearing("hunting_bow", hero={"ana": "warrior_priest"}, location="powder_store", dice=[1, 1])
    table.choose("ana", "perform wp_attack_basic", way)
    assert table.of("wounds", "ana") == wounds
    assert is_next(table)


def test_the_hunting_bow_costs_nothing_unless_it_is_drawn() -> None:
    table = wearing("hunting_bow", engaged={"ana": [TIRED_TROLL]}, dice=[1, 1])
    table.choose("ana", "perform ib_attack_basic", "target seat-0.1", "no more targets")
    assert table.saw("icons", successes=2)
    assert is_next(table)


@clause("WHQ-ENEMY-09")
@pytest.mark.parametrize(("gear", "wounds"), [("saw_edged_axe", [2, 3, 3]), ("parrying_dagger", [1, 2, 3])])
def test_the_saw_edged_axe_lowers_resilience_by_one(gear: str, wounds: list[int]) -> None:
    """Resilience 2, 1 and 0 against three successes; the dagger stands for any other weapon."""
    enemies = [{"card": name, "exhausted": True} for name in ("black_orc_elite", "black_orc", TROLL)]
    sweeping = {"ana": ["ib_attack_advanced", "ib_rest_basic", "ib_aid_basic", "ib_explore_basic"]}
    table = wearing(gear, actions=sweeping, engaged={"ana": enemies}, dice=[1, 1, 1])
    table.choose("ana", "perform ib_attack_advanced", "target seat-0.1", "target seat-0.2", "target seat-0.3")
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == wounds


@clause("WHQ-COST-03", "WHQ-SPENT-01")
def test_the_headsmans_sword_adds_three_successes_for_the_quest() -> None:
    table = wearing("headsmans_sword", engaged={"ana": [TIRED_TROLL]}, dice=[5, 5])
    table.choose("ana", "perform ib_attack_basic", "use headsmans_sword")
    assert table.saw("enemy_wounded", wounds=3)
    assert gear_of(table) == {"headsmans_sword": "depleted"}
    assert table.why_not("ana", "use headsmans_sword") == "WHQ-SPENT-01"


@pytest.mark.parametrize(("owner", "card"), [("ana", "ib_explore_basic"), ("bob", "ib_attack_basic")])
def test_the_headsmans_sword_is_for_own_attacks(owner: str, card: str) -> None:
    table = wearing("headsmans_sword", owner=owner, dice=[5, 5])
    table.choose("ana", f"perform {card}")
    assert is_next(table)


# What only adds


@clause("WHQ-EFFECT-05", "WHQ-WOUND-05")
@pytest.mark.parametrize(
    ("gear", "bonus"),
    [
        ("full_plate", 4),
        ("chain_shirt", 2),
        ("padded_coat", 1),
        ("scouts_jerkin", 1),
        ("ib_leg_plate", 3),
        ("ww_leg_mantle", 2),
        ("wp_leg_mail", 3),
        ("bw_leg_robe", 2),
    ],
)
def test_armour_raises_health_while_it_is_not_depleted(gear: str, bonus: int) -> None:
    table = wearing(gear)
    printed = HERO_CARDS[HEROES.index(table.of("hero", "ana"))].health[2]
    assert table.of("health", "ana") == printed + bonus
    assert wearing(gear, depleted={"ana": [gear]}).of("health", "ana") == printed


def test_other_gear_leaves_health_alone() -> None:
    raising = {"full_plate", "chain_shirt", "padded_coat", "scouts_jerkin"}
    raising |= {"ib_leg_plate", "ww_leg_mantle", "wp_leg_mail", "bw_leg_robe"}
    for gear in (*GEAR_CARDS[1:], *LEGENDARY_GEAR):
        if gear.name not in raising:
            table = wearing(gear.name)
            assert table.of("health", "ana") == HERO_CARDS[HEROES.index(table.of("hero", "ana"))].health[2]


@clause("WHQ-EFFECT-04", "WHQ-ACTION-16")
@pytest.mark.parametrize(
    ("gear", "kind", "successes", "defence"),
    [
        ("heavy_maul", "attack", 1, 0),
        ("heavy_maul", "rest", 0, 0),
        ("parrying_dagger", "attack", 0, 1),
        ("parrying_dagger", "explore", 0, 0),
        ("padded_coat", "rest", 1, 0),
        ("padded_coat", "explore", 0, 0),
        ("tower_shield", "attack", 0, 1),
        ("tower_shield", "rest", 0, 1),
        ("tower_shield", "aid", 0, 1),
        ("tower_shield", "explore", 0, 0),
        ("scouts_jerkin", "explore", 0, 1),
        ("scouts_jerkin", "attack", 0, 0),
        ("storm_lantern", "explore", 1, 0),
        ("storm_lantern", "rest", 0, 0),
        ("signal_whistle", "aid", 1, 0),
        ("signal_whistle", "explore", 0, 0),
        ("ib_leg_plate", "explore", 0, 1),
        ("ib_leg_plate", "rest", 0, 1),
        ("ib_leg_plate", "aid", 0, 1),
        ("ib_leg_plate", "attack", 0, 0),
    ],
)
def test_gear_adds_icons_to_the_actions_it_names(gear: str, kind: str, successes: int, defence: int) -> None:
    dice = [5] if kind == "aid" else [5, 5]
    table = wearing(gear, dice=dice, engaged={"ana": [{"card": ORC, "exhausted": True}]})
    table.choose("ana", f"perform ib_{kind}_basic")
    assert table.saw("icons", successes=successes, defence=len(dice) + defence)


def test_gear_adds_nothing_to_the_actions_of_others() -> None:
    table = wearing("storm_lantern", owner="bob", dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic")
    assert table.saw("icons", successes=0, defence=2)


# Armour


def test_the_spiked_harness_wounds_an_attacker_still_in_play() -> None:
    enemies = {"ana": [GOBLIN, ORC, {"card": TROLL, "exhausted": True}]}
    table = wearing("spiked_harness", engaged=enemies, dice=[5, 5, 1, 1])
    table.choose("ana", "perform ib_explore_basic")
    assert sorted(table.options("ana")) == ["prick seat-0.1", "prick seat-0.2"]
    table.choose("ana", "prick seat-0.2")
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [0, 1, 0]
    assert is_next(table)


def test_the_spiked_harness_wounds_nobody_who_did_not_attack() -> None:
    table = wearing("spiked_harness", engaged={"ana": [GOBLIN]}, dice=[5, 5, 5])
    table.choose("ana", "perform ib_explore_basic")
    assert table.of("engaged", "ana")[0]["wounds"] == 0
    assert is_next(table)


def test_stitched_leathers_soften_a_keyword() -> None:
    table = wearing("stitched_leathers", engaged={"ana": [ORC]}, moment="enemy_phase")
    assert table.options("ana") == ["soften", "suffer all"]
    table.choose("ana", "soften")
    assert table.saw("used_gear", seat=0, card="stitched_leathers")
    assert table.of("wounds", "ana") == 1
    table = wearing("stitched_leathers", engaged={"ana": [ORC]}, moment="enemy_phase")
    table.choose("ana", "suffer all")
    assert table.of("wounds", "ana") == 2


@clause("WHQ-COST-02")
def test_stitched_leathers_soften_one_blow_of_a_round() -> None:
    table = wearing("stitched_leathers", engaged={"ana": [ORC, TROLL]}, moment="enemy_phase")
    table.choose("ana", "activate seat-0.1", "soften")
    assert table.of("wounds", "ana") == 4
    assert table.occasion() != "suffer"


@clause("WHQ-WOUND-01")
def test_a_wound_softened_away_is_none() -> None:
    table = wearing("stitched_leathers", engaged={"ana": [GOBLIN]}, moment="enemy_phase", wounds={"ana": 1})
    table.choose("ana", "soften")
    assert table.of("wounds", "ana") == 1
    assert not table.saw("suffered")


@clause("WHQ-KEYWORD-01")
@pytest.mark.parametrize(("keyword", "enemy"), [("pilfer", "goblin_warrior_elite"), ("drain", "barrow_wight")])
def test_stitched_leathers_soften_every_keyword_that_wounds(keyword: str, enemy: str) -> None:
    """Without a token to give up ana suffers at once, and is asked before the enemy goes on to inflict."""
    table = wearing("stitched_leathers", engaged={"ana": [enemy]}, moment="enemy_phase", wounds={"ana": 3})
    assert table.saw("keyword_strikes", keyword=keyword)
    assert not table.saw("keyword_strikes", keyword="inflict")
    assert table.options("ana") == ["soften", "suffer all"]
    table.choose("ana", "soften")
    assert not table.saw("suffered", seat=0, wounds=1)


@clause("WHQ-KEYWORD-01", "WHQ-Q71")
def test_stitched_leathers_soften_a_barrage_of_wounds_chosen_instead_of_a_token() -> None:
    table = wearing(
        "stitched_leathers",
        moment="enemy_phase",
        active="bob",
        shadows=["jezzail_team_elite"],
        tokens={"ana": {"ib_aid_basic": 1}},
        wounds={"ana": 3},
    )
    table.choose("ana", "suffer instead", "soften")
    assert table.of("wounds", "ana") == 3
    assert table.tokens("ana") == {"ib_aid_basic": 1}


@pytest.mark.parametrize("event", ["falling_stones", "trapped_chest"])
def test_stitched_leathers_do_not_soften_the_dungeon(event: str) -> None:
    table = wearing("stitched_leathers", dice=[5, 5], dungeon_deck=[event])
    table.choose("ana", "perform ib_explore_basic", f"resolve {event}")
    assert table.of("wounds", "ana") == {"falling_stones": 1, "trapped_chest": 2}[event]
    assert is_next(table)


def test_stitched_leathers_do_not_soften_attacks() -> None:
    table = wearing("stitched_leathers", engaged={"ana": [ORC]}, dice=[1, 1, 1])
    table.choose("ana", "perform ib_explore_basic")
    assert table.of("wounds", "ana") == 2
    assert is_next(table)


@clause("WHQ-DEFEAT-01")
def test_the_warded_vest_leaves_one_health() -> None:
    table = wearing("warded_vest", wounds={"ana": 15}, engaged={"ana": [TROLL]}, dice=[1, 1, 1])
    table.choose("ana", "perform ib_explore_basic")
    assert table.options("ana") == ["use vest", "fall"]
    table.choose("ana", "use vest")
    assert table.of("wounds", "ana") == 15
    assert not table.of("defeated", "ana")
    assert gear_of(table) == {"warded_vest": "depleted"}


@clause("WHQ-EFFECT-03")
def test_the_warded_vest_need_not_be_used() -> None:
    table = wearing("warded_vest", wounds={"ana": 15}, engaged={"ana": [TROLL]}, dice=[1, 1, 1])
    table.choose("ana", "perform ib_explore_basic", "fall")
    assert table.of("defeated", "ana")
    assert gear_of(table) == {"warded_vest": "ready"}


def test_a_depleted_vest_saves_nobody() -> None:
    table = wearing(
        "warded_vest",
        wounds={"ana": 15},
        engaged={"ana": [TROLL]},
        depleted={"ana": ["warded_vest"]},
        dice=[1] * 3,
    )
    table.choose("ana", "perform ib_explore_basic")
    assert table.of("defeated", "ana")


# Accessories


@clause("WHQ-GOLDEN-04")
def test_the_night_cloak_keeps_conditions_off_and_those_there_stay() -> None:
    table = wearing(
        "night_cloak", engaged={"ana": ["crypt_ghoul"]}, conditions={"ana": ["sickened"]}, moment="enemy_phase"
    )
    assert table.of("conditions", "ana") == ["sickened"]
    assert table.of("wounds", "ana") == 0
    assert wearing(engaged={"ana": ["crypt_ghoul"]}, moment="enemy_phase").of("conditions", "ana") == [
        "bleeding"
    ]


@clause("WHQ-ACTION-13", "WHQ-COST-02")
@pytest.mark.parametrize(("die", "rerolled", "progress", "wounds"), [("hero-1", 3, 3, 3), ("enemy-1", 5, 1, 0)])
def test_the_lucky_coin_rerolls_a_die_of_either_kind(
    die: str, rerolled: int, progress: int, wounds: int
) -> None:
    table = wearing("lucky_coin", engaged={"ana": [TROLL]}, dice=[5, 1, 1, rerolled])
    table.choose("ana", "perform ib_explore_basic")
    assert table.options("ana") == [
        *(f"use lucky_coin {name}" for name in ("hero-1", "hero-2", "enemy-1")),
        "decline",
    ]
    table.choose("ana", f"use lucky_coin {die}")
    rolled = [event["event"] for event in table.told if event["event"].startswith("rolled_")]
    assert rolled[-1] == f"rolled_{die.partition('-')[0]}_die"
    assert table.open()["progress"] == progress
    assert table.of("wounds", "ana") == wounds
    assert gear_of(table) == {"lucky_coin": "exhausted"}
    assert is_next(table)


@clause("WHQ-HERO-03")
@pytest.mark.parametrize("key", ["unequip night_cloak", "use lucky_coin hero-1", "use lamp_oil"])
def test_nobody_uses_or_unequips_what_he_does_not_have(key: str) -> None:
    table = wearing("lucky_coin", owner="bob")
    table.until("action")

    assert table.why_not("ana", key) == "WHQ-HERO-03"


def test_the_lucky_coin_is_for_own_actions() -> None:
    table = wearing("lucky_coin", owner="bob", dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic")
    assert is_next(table)


@clause("WHQ-Q77", "WHQ-EXHAUST-01")
def test_exhausted_gear_is_readied_at_the_end_of_the_round() -> None:
    table = wearing("lucky_coin", exhausted_gear={"ana": ["lucky_coin"]}, moment="peril_phase")
    assert gear_of(table) == {"lucky_coin": "ready"}


@clause("WHQ-EFFECT-04", "WHQ-GOLDEN-05")
def test_the_healers_satchel_heals_another_hero_after_a_rest_and_cannot_be_declined() -> None:
    table = wearing("healers_satchel", players=4, wounds={"ana": 2, "bob": 1, "cem": 2}, dice=[5, 5])
    table.choose("ana", "perform ib_rest_basic")
    assert table.occasion() == "due_after_action"
    assert table.options("ana") == ["use healers_satchel seat-1", "use healers_satchel seat-2"]
    assert table.why_not("ana", "decline") == "not-a-window"
    table.choose("ana", "use healers_satchel seat-2")
    assert [table.of("wounds", player) for player in table.seats] == [2, 1, 1, 0]
    assert is_next(table)  # once for each rest


@clause("WHQ-EFFECT-04")
def test_the_satchel_needs_no_question_where_only_one_hero_is_wounded() -> None:
    table = wearing("healers_satchel", players=3, wounds={"ana": 2, "cem": 2}, dice=[5, 5])
    table.choose("ana", "perform ib_rest_basic")
    assert table.of("wounds", "cem") == 1
    assert table.saw("used_gear", card="healers_satchel")
    assert is_next(table)


@clause("WHQ-EFFECT-01")
def test_the_satchel_does_nothing_where_no_other_hero_is_wounded() -> None:
    table = wearing("healers_satchel", wounds={"ana": 2}, dice=[5, 5])
    table.choose("ana", "perform ib_rest_basic")
    assert not table.saw("used_gear", card="healers_satchel")
    assert is_next(table)


@clause("WHQ-Q53")
def test_the_satchel_does_nothing_for_a_fallen_hero() -> None:
    table = wearing("healers_satchel", wounds={"bob": 5}, defeated={"bob": True}, dice=[5, 5])
    table.choose("ana", "perform ib_rest_basic")
    assert not table.saw("used_gear", card="healers_satchel")
    assert is_next(table, "ana")


@pytest.mark.parametrize(("owner", "card"), [("ana", "ib_explore_basic"), ("bob", "ib_rest_basic")])
def test_the_healers_satchel_heals_after_the_owners_rest_only(owner: str, card: str) -> None:
    table = wearing("healers_satchel", owner=owner, wounds={"ana": 5, "bob": 5}, dice=[5, 5])
    table.choose("ana", f"perform {card}")
    assert [table.of("wounds", player) for player in table.seats] == [5, 5]
    assert is_next(table)


@clause("WHQ-Q53")
def test_the_healers_satchel_of_a_hero_who_fell_in_his_rest_heals_nobody() -> None:
    table = wearing("healers_satchel", wounds={"ana": 15, "bob": 2}, engaged={"ana": [TROLL]}, dice=[1, 1, 1])
    table.choose("ana", "perform ib_rest_basic")
    assert table.of("defeated", "ana")
    assert table.of("wounds", "bob") == 2


@clause("WHQ-COST-03")
def test_the_ring_of_second_wind_readies_the_card_just_used() -> None:
    table = wearing("second_wind_ring", exhausted={"ana": ["ib_rest_basic"]}, dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic", "use second_wind_ring")
    assert table.exhausted("ana") == ["ib_rest_basic"]
    assert gear_of(table) == {"second_wind_ring": "depleted"}
    assert is_next(table)


@clause("WHQ-EFFECT-03")
def test_the_ring_of_second_wind_need_not_be_used_and_serves_its_owner_only() -> None:
    table = wearing("second_wind_ring", dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic", "decline")
    assert table.exhausted("ana") == ["ib_explore_basic"]
    table = wearing("second_wind_ring", owner="bob", dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic")
    assert is_next(table)


TRAVELLING: Final[dict[str, Any]] = {"moment": "location_phase", "progress": 8}


def test_the_map_fragment_chooses_between_the_next_two_locations() -> None:
    deck = ["flooded_gallery", "slick_ramp", "powder_store", "grumps_sump"]
    table = wearing("map_fragment", owner="bob", location_deck=deck, **TRAVELLING)
    table.choose("party", "travel")
    assert table.occasion() == "on_travel"
    table.choose("bob", "use map_fragment")
    assert table.options("bob") == ["go to flooded_gallery", "go to slick_ramp"]
    foreseen = [told for told in table.told if told["event"] == "foresaw_location"]
    assert foreseen == [{"event": "foresaw_location", "seat": 1}] * 2  # not what they are
    assert [table.state.is_known_to(seat, table.state.top(LOCATION_DECK)) for seat in range(2)] == [False, True]
    table.choose("bob", "go to slick_ramp")
    assert table.open()["location"] == "slick_ramp"
    assert table.open()["location_deck"] == ["flooded_gallery", "powder_store", "grumps_sump"]
    assert gear_of(table, "bob") == {"map_fragment": "depleted"}


@pytest.mark.parametrize("deck", [["slick_ramp", "grumps_sump"], ["grumps_sump"]])
def test_the_map_fragment_does_not_move_the_last_location(deck: list[str]) -> None:
    table = wearing("map_fragment", location_deck=deck, **TRAVELLING)
    table.choose("party", "travel")
    assert not table.offers("ana", "use map_fragment")
    assert table.open()["location"] == deck[0]


@pytest.mark.parametrize(
    ("deck", "is_offered"),
    [
        (["slick_ramp", "grate_maze"], True),
        (["slick_ramp", "grate_maze", "bell_chamber"], True),
        (["slick_ramp", "bell_chamber", "drowned_tombs"], False),
        (["slick_ramp"], False),
    ],
)
def test_the_map_fragment_keeps_the_stages_of_a_delve(deck: list[str], is_offered: bool) -> None:
    table = wearing("map_fragment", quest="delve", lair=["odious_grump"], location_deck=deck, **TRAVELLING)
    table.choose("party", "travel")
    while table.open()["location"] == "none" and table.occasion() != "on_travel":
        table.choose(table.asked(), table.options(table.asked())[0])
    assert table.offers("ana", "use map_fragment") == is_offered


@clause("WHQ-COST-02", "WHQ-NEMESIS-03")
def test_the_warding_charm_makes_nemesis_icons_blank() -> None:
    enemies = {"ana": [GOBLIN, GOBLIN, ORC]}
    table = wearing(
        "warding_charm", engaged=enemies, location="bell_chamber", enemy_deck=[TROLL], dice=[1, 5, 4, 4, 1]
    )
    table.choose("ana", "perform ib_explore_basic")
    assert table.occasion() == "modify"
    table.choose("ana", "use warding_charm")
    assert table.shadows() == []  # the bell was not rung
    assert table.saw("enemies_attack")  # the other die still counts
    assert gear_of(table) == {"warding_charm": "exhausted"}
    assert is_next(table)


def test_without_the_charm_the_bell_rings() -> None:
    enemies = {"ana": [GOBLIN]}
    table = wearing(
        "warding_charm",
        owner="bob",
        engaged=enemies,
        location="bell_chamber",
        enemy_deck=[TROLL],
        dice=[1, 5, 4],
    )
    table.choose("ana", "perform ib_explore_basic")
    assert table.shadows() == [TROLL]
    assert is_next(table)


@clause("WHQ-COST-03")
def test_the_climbing_rope_adds_progress_after_the_owners_activation() -> None:
    table = wearing("climbing_rope", dice=[5, 5])
    table.choose("ana", "perform ib_rest_basic")
    assert table.occasion() == "after_activation"
    table.choose("ana", "use climbing_rope")
    assert table.open()["progress"] == 2
    assert gear_of(table) == {"climbing_rope": "depleted"}
    assert is_next(table)


def test_the_climbing_rope_waits_for_its_owner() -> None:
    table = wearing("climbing_rope", owner="bob", dice=[5, 5])
    table.choose("ana", "perform ib_rest_basic")
    assert is_next(table)


@clause("WHQ-COST-04", "WHQ-CONDITION-03")
def test_the_vial_of_vigour_empowers_a_hero_who_can_be() -> None:
    table = wearing("vial_of_vigour", players=3, conditions={"bob": ["empowered"]})
    assert table.occasion() == "before_activation"
    assert table.options("ana") == ["use vial_of_vigour seat-0", "use vial_of_vigour seat-2", "decline"]
    table.choose("ana", "use vial_of_vigour seat-2")
    assert table.of("conditions", "cem") == ["empowered"]
    assert gear_of(table) == {}
    assert table.open()["gear_discard"] == ["vial_of_vigour"]
    assert is_next(table, "ana")


def test_the_vial_of_vigour_waits_for_its_owners_activation() -> None:
    assert is_next(wearing("vial_of_vigour", owner="bob"), "ana")


def test_the_trophy_string_gives_one_token_in_an_action() -> None:
    enemies = {"ana": [{"card": GOBLIN, "exhausted": True}, {"card": GOBLIN, "exhausted": True}]}
    table = wearing("trophy_string", engaged=enemies, dice=[3, 5])
    table.choose(
        "ana", "perform ib_attack_basic", "target seat-0.1", "target seat-0.2", "place token ib_aid_basic"
    )
    assert table.engaged("ana") == []
    assert table.tokens("ana") == {"ib_aid_basic": 1}
    assert is_next(table)


def test_the_trophy_string_gives_nothing_for_a_mere_wound() -> None:
    table = wearing("trophy_string", engaged={"ana": [TIRED_TROLL]}, dice=[3, 5])
    table.choose("ana", "perform ib_attack_basic")
    assert table.tokens("ana") == {}
    assert is_next(table)


# Legendary gear


@pytest.mark.parametrize(("enemies", "successes"), [(1, 0), (2, 1)])
def test_the_oathkeepers_hammer_wants_two_enemies(enemies: int, successes: int) -> None:
    table = wearing("ib_leg_hammer", "hunting_bow", engaged={"ana": [TIRED_TROLL] * enemies}, dice=[5, 5])
    table.choose("ana", "perform ib_attack_basic", "target seat-0.1", "no more targets")
    assert table.saw("icons", successes=successes)


@clause("WHQ-COST-02")
def test_the_tally_of_debts_gives_a_token_for_wounds_by_attacks() -> None:
    table = wearing("ib_leg_tally", engaged={"ana": [ORC]}, dice=[1, 1, 1])
    table.choose("ana", "perform ib_explore_basic")
    assert table.occasion() == "after_attacks"
    table.choose("ana", "use ib_leg_tally", "place token ib_rest_basic")
    assert table.tokens("ana") == {"ib_rest_basic": 1}
    assert gear_of(table) == {"ib_leg_tally": "exhausted"}
    assert is_next(table)


@pytest.mark.parametrize("dice", [[1, 1, 5], [5, 5, 1]])
def test_the_tally_of_debts_notes_no_attack_that_did_not_wound(dice: list[int]) -> None:
    table = wearing("ib_leg_tally", engaged={"ana": [ORC]}, dice=dice)
    table.choose("ana", "perform ib_explore_basic")
    assert is_next(table)


def test_the_tally_of_debts_notes_nobody_elses_wounds() -> None:
    table = wearing(
        "ib_leg_tally", owner="bob", hero={"ana": "waywatcher"}, engaged={"ana": [ORC]}, dice=[5, 1, 1]
    )
    table.choose("ana", "perform ww_explore_basic")
    assert table.saw("suffered", seat=0)
    assert is_next(table)


@clause("WHQ-ACTION-13")
def test_the_heartwood_bow_rerolls_a_die_of_a_ranged_attack() -> None:
    table = wearing("ww_leg_bow", shadows=[TROLL], dice=[5, 5, 3])
    table.choose("ana", "perform ww_attack_basic", "use ww_leg_bow hero-1")
    assert table.open()["shadows"][0]["wounds"] == 3  # and one for an enemy in the shadows
    assert is_next(table)


@clause("WHQ-SPAWN-02")
def test_the_mantle_of_leaves_sends_an_enemy_that_has_just_come_to_the_shadows() -> None:
    table = wearing("ww_leg_mantle", moment="peril_phase", quest="quest-5", peril=1, enemy_deck=[ORC, GOBLIN])
    table.choose("ana", "slip away")
    assert table.shadows() == [ORC]
    assert table.engaged("ana") == []


@clause("WHQ-SPAWN-05")
def test_the_mantle_of_leaves_sends_an_enemy_to_the_shadows() -> None:
    table = wearing("ww_leg_mantle", shadows=[TROLL], moment="enemy_phase")
    assert table.options("ana") == ["slip away", "stand ground"]
    table.choose("ana", "slip away")
    assert table.shadows() == [TROLL]
    assert table.of("health", "ana") == 13
    assert gear_of(table) == {"ww_leg_mantle": "depleted"}


@clause("WHQ-EFFECT-03")
def test_the_mantle_of_leaves_need_not_be_shed() -> None:
    table = wearing("ww_leg_mantle", shadows=[TROLL], moment="enemy_phase")
    table.choose("ana", "stand ground")
    assert table.engaged("ana") == [TROLL]
    assert gear_of(table) == {"ww_leg_mantle": "ready"}


def test_the_mantle_of_leaves_cannot_be_shed_where_that_would_defeat() -> None:
    table = wearing("ww_leg_mantle", shadows=[GOBLIN], moment="enemy_phase", wounds={"ana": 13})
    assert not table.saw("used_gear")
    assert table.engaged("ana") == [GOBLIN]


@clause("WHQ-EFFECT-02", "WHQ-EFFECT-06", "WHQ-COST-01")
def test_the_thornquiver_wounds_a_target_for_a_token_once() -> None:
    table = wearing(
        "ww_leg_quiver", shadows=["black_orc", GOBLIN], tokens={"ana": {"ww_rest_basic": 2}}, dice=[5, 5]
    )
    table.choose("ana", "perform ww_attack_basic", "target shadows.1")
    assert table.occasion() == "after_action"
    assert table.options("ana") == ["use ww_leg_quiver ww_rest_basic shadows.1", "decline"]
    table.choose("ana", "use ww_leg_quiver ww_rest_basic shadows.1")
    assert [enemy["wounds"] for enemy in table.open()["shadows"]] == [1, 0]
    assert table.tokens("ana") == {"ww_rest_basic": 1}
    assert is_next(table)


@pytest.mark.parametrize(
    ("card", "tokens", "shadows"),
    [
        ("ww_attack_basic", {"ww_rest_basic": 1}, [GOBLIN]),  # which is defeated
        ("ww_attack_basic", {}, [TROLL]),
        ("ww_explore_basic", {"ww_rest_basic": 1}, [TROLL]),
    ],
)
def test_the_thornquiver_needs_a_token_and_a_target_still_in_play(
    card: str, tokens: dict[str, int], shadows: list[str]
) -> None:
    table = wearing("ww_leg_quiver", shadows=shadows, tokens={"ana": tokens}, dice=[1, 5])
    table.choose("ana", f"perform {card}")
    assert is_next(table)


def test_the_thornquiver_follows_no_attack_of_another_hero() -> None:
    tokens = {"bob": {"ww_rest_basic": 1}}
    table = wearing("ww_leg_quiver", owner="bob", tokens=tokens, engaged={"ana": [TIRED_TROLL]}, dice=[1, 5])
    table.choose("ana", "perform ib_attack_basic")
    assert is_next(table)


@pytest.mark.parametrize(
    ("target", "successes"), [("goblin_warrior_elite", 1), ("odious_grump", 1), (GOBLIN, 0)]
)
def test_the_maul_of_the_two_flames_strikes_the_great(target: str, successes: int) -> None:
    table = wearing("wp_leg_maul", engaged={"ana": [{"card": target, "exhausted": True}]}, dice=[5, 5])
    table.choose("ana", "perform wp_attack_basic")
    assert table.saw("icons", successes=successes)


@clause("WHQ-Q37")
def test_the_maul_of_the_two_flames_does_not_see_through_a_facedown_card() -> None:
    hidden = {"card": "goblin_warrior_elite", "facedown": True}
    table = wearing("wp_leg_maul", "hunting_bow", shadows=[hidden], dice=[1, 1])
    table.choose("ana", "perform wp_attack_basic", "draw bow")
    assert table.saw("icons", successes=1)


def test_penitents_mail_heals_who_becomes_empowered() -> None:
    table = wearing("wp_leg_mail", "vial_of_vigour", wounds={"ana": 2, "bob": 2})
    table.choose("ana", "use vial_of_vigour seat-0")
    assert table.of("wounds", "ana") == 1
    table = wearing("wp_leg_mail", "vial_of_vigour", wounds={"ana": 2, "bob": 2})
    table.choose("ana", "use vial_of_vigour seat-1")
    assert [table.of("wounds", player) for player in table.seats] == [2, 2]


@clause("WHQ-COST-02")
def test_the_book_of_small_hours_empowers_the_aided_hero() -> None:
    table = wearing("wp_leg_book", players=3, dice=[5, 5])
    table.choose("ana", "perform wp_aid_basic", "aid seat-2", "use wp_leg_book")
    assert table.of("conditions", "cem") == ["empowered"]
    assert table.of("conditions", "bob") == []
    assert gear_of(table) == {"wp_leg_book": "exhausted"}
    assert is_next(table)


def test_the_book_of_small_hours_is_read_after_aid_only() -> None:
    table = wearing("wp_leg_book", dice=[5, 5])
    table.choose("ana", "perform wp_explore_basic")
    assert is_next(table)


def test_the_book_of_small_hours_is_read_after_the_owners_aid_only() -> None:
    table = wearing("wp_leg_book", owner="bob", players=3, hero={"ana": "ironbreaker"}, dice=[5])
    table.choose("ana", "perform ib_aid_basic", "aid seat-2")
    assert is_next(table)


@clause("WHQ-Q53", "WHQ-DEFEAT-08")
def test_nobody_readies_cards_or_becomes_empowered_after_he_has_fallen() -> None:
    """A nemesis icon lets Odious Grump fell the very hero whom the priest aids."""
    table = wearing(
        "wp_leg_book",
        wounds={"bob": 15},
        hero={"bob": "ironbreaker"},
        exhausted={"bob": ["ib_rest_basic"]},
        engaged={"ana": [TROLL]},
        lair=["odious_grump"],
        dice=[5, 5, 4],
    )
    table.choose("ana", "perform wp_aid_basic")
    assert table.of("defeated", "bob")
    assert is_next(table, "ana")


def test_the_book_of_small_hours_needs_an_aided_hero_on_every_seat() -> None:
    table = wearing("wp_leg_book", owner="bob", defeated={"ana": True}, wounds={"bob": 3}, dice=[5, 5])
    table.choose("bob", "perform wp_aid_basic")
    assert table.of("wounds", "bob") == 2  # the light comforts him once
    assert is_next(table)


def test_the_book_of_small_hours_needs_an_aided_hero() -> None:
    table = wearing("wp_leg_book", dice=[5, 5], defeated={"bob": True})
    table.choose("ana", "perform wp_aid_basic")
    assert not table.offers("ana", "use wp_leg_book")


def test_the_cinderwood_staff_pays_the_first_wound_of_each_action_only() -> None:
    fire = ["bw_attack_advanced", "bw_rest_basic", "bw_aid_basic", "bw_explore_basic"]
    table = wearing("bw_leg_staff", actions={"ana": fire}, shadows=[TROLL, TROLL, ORC], dice=[5, 5])
    table.choose("ana", "perform bw_attack_advanced", "target shadows.1", "burn")
    assert table.of("wounds", "ana") == 0
    table.choose("ana", "target shadows.2", "burn")
    assert table.of("wounds", "ana") == 1


def test_the_robe_of_banked_fire_burns_an_attacker() -> None:
    table = wearing("bw_leg_robe", engaged={"ana": [GOBLIN, {"card": ORC, "exhausted": True}]}, dice=[5, 5, 1])
    table.choose("ana", "perform bw_rest_basic", "singe seat-0.2")
    assert [enemy["wounds"] for enemy in table.of("engaged", "ana")] == [1, 1]
    assert is_next(table)


@clause("WHQ-COST-03", "WHQ-SPENT-01")
def test_the_phial_of_first_light_readies_all_her_cards() -> None:
    table = wearing("bw_leg_phial", exhausted={"ana": ["bw_rest_basic", "bw_aid_basic"]})
    assert table.occasion() == "before_activation"
    table.choose("ana", "use bw_leg_phial")
    assert table.exhausted("ana") == []
    assert gear_of(table) == {"bw_leg_phial": "depleted"}
    assert is_next(table, "ana")


def test_the_phial_of_first_light_waits_for_her_activation() -> None:
    assert is_next(wearing("bw_leg_phial", owner="bob"), "ana")


# Claiming


@clause("WHQ-GEAR-06")
@pytest.mark.parametrize(("new", "can_wear"), [("chain_shirt", True), ("padded_coat", False)])
def test_the_chain_shirt_goes_under_other_armour(new: str, can_wear: bool) -> None:
    table = wearing(
        "full_plate",
        gear_limit={"ana": 3},
        dungeon_deck=["hidden_cache"],
        gear_deck=[new],
        dice=[5, 5],
    )
    table.choose("ana", "perform ib_explore_basic", "resolve hidden_cache", "draw gear")
    assert table.offers("ana", f"equip {new}") == can_wear


@clause("WHQ-GEAR-05")
def test_the_chain_shirt_counts_towards_the_gear_limit() -> None:
    table = wearing("chain_shirt", dungeon_deck=["hidden_cache"], gear_deck=["lucky_coin"], dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic", "resolve hidden_cache", "draw gear")
    assert not table.offers("ana", "equip lucky_coin")


@clause("WHQ-LEGEND-02", "WHQ-LEGEND-05", "WHQ-Q57")
def test_legendary_fortune_turns_into_one_of_the_heros_own_legends() -> None:
    table = wearing(dungeon_deck=["hidden_cache"], gear_deck=["legendary_fortune"], dice=[5, 5])
    table.choose("ana", "perform ib_explore_basic", "resolve hidden_cache", "draw gear")
    assert table.open()["pool"] == ["legendary_fortune"]
    equip = next(key for key in table.options("ana") if key.startswith("equip "))
    assert equip.startswith("equip ib_leg_")
    table.choose("ana", equip)
    assert list(gear_of(table)) == [equip.removeprefix("equip ")]
    assert len(table.of("legendary_set", "ana")) == 2
    assert table.open()["gear_discard"] == []


@clause("WHQ-Q77")
@pytest.mark.parametrize(
    ("language", "round_end"), [("en", "end of the round"), ("pl", "koniec rundy"), ("fr", "fin de la manche")]
)
def test_gear_with_an_exhaust_cost_says_when_it_is_readied(language: str, round_end: str) -> None:
    """By its field, or by the rule that asks about it."""
    texts = Texts(language, "warhammer-quest", players=2)
    costs = {gear.name for gear in ALL_GEAR if gear.cost == EXHAUST}
    exhausted = {*costs, "boar_spear", "hooked_flail", "stitched_leathers"}
    saying = {gear.name for gear in ALL_GEAR if round_end in texts.say(f"card-{gear.name}.effect")}

    assert len(costs) == 5
    assert saying == exhausted
