"""An action from its choice to its end: WHQ-ACTION, WHQ-DICE, WHQ-EXPLORE, WHQ-REST, WHQ-AID, WHQ-TOKEN."""

from __future__ import annotations

import pytest

from questhall.games.warhammer_quest.components.action_in_progress import ENEMY_DIE, HERO_DIE
from questhall.games.warhammer_quest.components.printed_actions import ACTION_CARDS
from questhall.games.warhammer_quest.components.state import ZONE_LIMIT
from questhall.games.warhammer_quest.components.vocabulary import ACTION_NAMES, ADVANCED, BASIC, HEROES
from tests.clauses import clause
from tests.games.warhammer_quest.acting import act, count, each, told
from tests.games.warhammer_quest.kit import LaidTable, lay_out

NOTHING = [5, 5]
"""Two hero dice without a success."""


# Step 1


@clause("WHQ-ACTION-01", "WHQ-ACTION-07")
def test_a_hero_picks_one_of_his_ready_cards_and_may_not_pass() -> None:
    table = lay_out(hero={"ana": "waywatcher"}, exhausted={"ana": ["ww_rest_basic"]})

    assert sorted(table.options("ana")) == [
        "perform ww_aid_basic",
        "perform ww_attack_basic",
        "perform ww_explore_basic",
    ]
    assert table.why_not("ana", "perform ww_rest_basic") == "WHQ-ACTION-07"
    assert table.why_not("ana", "perform wp_rest_basic") == "WHQ-HERO-03"


@clause("WHQ-ACTION-07", "WHQ-HERO-03")
def test_a_hero_on_another_seat_is_told_the_same() -> None:
    table = lay_out(active="bob", hero={"bob": "waywatcher"}, exhausted={"bob": ["ww_rest_basic"]})

    assert table.why_not("bob", "perform ww_rest_basic") == "WHQ-ACTION-07"
    assert table.why_not("bob", "perform ib_rest_basic") == "WHQ-HERO-03"


@clause("WHQ-ACTION-02")
@pytest.mark.parametrize("tier", [BASIC, ADVANCED])
@pytest.mark.parametrize("hero", range(4))
def test_every_hero_has_all_four_kinds_of_action(hero: int, tier: int) -> None:
    kinds = [ACTION_NAMES[card.kind] for card in ACTION_CARDS if card.hero == hero and card.tier == tier]

    assert sorted(kinds) == ["aid", "attack", "explore", "rest"]


@clause("WHQ-ACTION-07")
def test_the_card_picked_is_exhausted_and_no_other() -> None:
    table = act("perform ww_explore_basic", dice=NOTHING)

    assert table.exhausted("ana") == ["ww_explore_basic"]


@clause("WHQ-ACTION-06", "WHQ-Q14")
def test_the_steps_follow_one_another() -> None:
    """Targets, tokens, dice, rerolls, modifiers, results: each is asked before the next one has happened."""
    table = lay_out(
        hero={"ana": "warrior_priest"},
        engaged={"ana": ["river_troll", "goblin_warrior"]},
        tokens={"ana": {"wp_attack_basic": 1}},
        gear={"ana": ["lucky_coin"]},
        items={"ana": ["good_whetstone"]},
        dice=[1, 5, 5, 5],
    )
    steps = []
    table.choose("ana", "perform wp_attack_basic")
    while table.occasion() in ("targets", "spend_tokens", "reroll", "modify"):
        steps.append((table.occasion(), count(table, "rolled_hero_die"), count(table, "enemy_wounded")))
        key = {"targets": "target seat-0.1", "spend_tokens": "spend token"}.get(table.occasion(), "decline")
        table.choose("ana", key)

    assert steps == [("targets", 0, 0), ("spend_tokens", 0, 0), ("reroll", 2, 0), ("modify", 2, 0)]
    assert table.saw("enemy_wounded", enemy="seat-0.1", wounds=2)


@clause("WHQ-ACTION-03", "WHQ-ACTION-05")
def test_the_lines_of_a_card_are_resolved_from_the_top() -> None:
    """ "Then" comes after the whole action: the attack has been made when the shield is set."""
    table = act(
        "perform ib_rest_basic",
        hero="ironbreaker",
        dice=[1, 5, 1],
        wounds={"ana": 3},
        engaged={"ana": ["river_troll"]},
    )

    assert table.occasion() == "exhaust_enemies"
    assert told(table, "recovered", "enemies_attack", "enemy_exhausted") == ["recovered", "enemies_attack"]


@clause("WHQ-ACTION-04", "WHQ-Q16", "WHQ-EXPLORE-02")
def test_the_dungeon_card_belongs_to_the_action_and_comes_before_later_lines() -> None:
    table = act(
        "perform wp_explore_basic",
        hero="warrior_priest",
        dice=NOTHING,
        conditions={"ana": ["bleeding", "sickened"]},
        dungeon_deck=["lamp_oil"],
    )

    assert table.occasion() == "shed_condition"
    assert table.saw("drew_dungeon", card="lamp_oil")


# Step 2


@clause("WHQ-ACTION-08", "WHQ-ACTION-09")
@pytest.mark.parametrize("spent", [0, 1, 2])
def test_any_number_of_the_tokens_on_the_card_is_spent(spent: int) -> None:
    spending = ["spend token"] * spent + (["roll"] if spent < 2 else [])
    table = act(
        "perform ww_explore_basic",
        *spending,
        dice=NOTHING,
        tokens={"ana": {"ww_explore_basic": 2, "ww_rest_basic": 1}},
    )

    assert table.open()["progress"] == 1 + spent
    left = {"ww_explore_basic": 2 - spent, "ww_rest_basic": 1}
    assert table.tokens("ana") == {card: tokens for card, tokens in left.items() if tokens}


@clause("WHQ-ACTION-08")
def test_tokens_on_other_cards_cannot_be_spent() -> None:
    table = act("perform ww_explore_basic", dice=NOTHING, tokens={"ana": {"ww_rest_basic": 2}})

    assert not table.saw("spent_token")
    assert table.open()["progress"] == 1


@clause("WHQ-TOKEN-02")
def test_a_token_spent_on_the_action_cannot_be_discarded_for_an_effect() -> None:
    """Nunkel leaves the choice of a token or sickness; her only token has been spent."""
    table = act(
        "perform ww_explore_basic",
        "spend token",
        dice=[5, 5, 4],
        tokens={"ana": {"ww_explore_basic": 1}},
        engaged={"ana": ["goblin_warrior"]},
        lair=["nunkel"],
    )

    assert table.occasion() == "after_activation"
    assert table.of("conditions", "ana") == ["sickened"]


# Step 3


@clause("WHQ-ACTION-10")
@pytest.mark.parametrize(
    ("card", "dice"), [("ww_aid_basic", 1), ("ww_explore_basic", 2), ("ww_explore_advanced", 3)]
)
def test_a_hero_die_for_each_icon_on_the_card(card: str, dice: int) -> None:
    table = act(f"perform {card}", dice=[5] * dice, actions={"ana": [card]})

    assert count(table, "rolled_hero_die") == dice


@clause("WHQ-ACTION-11")
def test_an_enemy_die_for_each_ready_enemy_in_the_heros_own_zone() -> None:
    table = act(
        "perform ww_explore_basic",
        dice=[*NOTHING, 5, 5],
        engaged={
            "ana": ["goblin_warrior", "giant_bat", {"card": "orc_boy", "exhausted": True}],
            "bob": ["orc_boy"],
        },
        shadows=["clanrat"],
    )

    assert count(table, "rolled_enemy_die") == 2


@clause("WHQ-ACTION-12")
def test_all_dice_are_rolled_in_one_throw() -> None:
    table = act("perform ww_explore_basic", dice=[*NOTHING, 5], engaged={"ana": ["goblin_warrior"]})
    names = [event["event"] for event in table.told]
    first = names.index("rolled_hero_die")

    assert names[first : first + 3] == ["rolled_hero_die", "rolled_hero_die", "rolled_enemy_die"]


# Step 4


@clause("WHQ-ACTION-14", "WHQ-ACTION-15", "WHQ-Q07")
def test_a_critical_is_rolled_until_it_is_none_and_each_adds_a_success() -> None:
    """When modifiers are applied no die shows a critical any more; what it gave is kept."""
    table = lay_out(hero={"ana": "waywatcher"}, dice=[6, 6, 5, 5], items={"ana": ["lamp_oil"]})
    table.choose("ana", "perform ww_explore_basic")

    assert table.occasion() == "modify"
    (action,) = table.open()["action"]
    assert action["hero_dice"] == ["defence", "defence"]
    assert action["criticals"] == 2
    table.choose("ana", "decline")
    assert table.saw("progress", amount=3)


@clause("WHQ-Q05")
def test_the_faces_of_the_dice() -> None:
    assert sorted(HERO_DIE) == [
        *("critical", "defence", "success", "success", "success_and_defence", "two_successes"),
    ]
    assert sorted(ENEMY_DIE) == ["attack", "attack", "attack", "blank", "blank", "nemesis"]


@clause("WHQ-Q05")
@pytest.mark.parametrize(
    ("face", "successes", "defence"), [(1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 1, 1), (5, 0, 1)]
)
def test_what_the_faces_of_a_hero_die_give(face: int, successes: int, defence: int) -> None:
    table = act("perform ww_aid_basic", hero="waywatcher", dice=[face])

    assert table.saw("icons", successes=successes, defence=defence)


# Step 5


@clause("WHQ-DICE-01", "WHQ-DICE-02", "WHQ-DICE-03")
def test_a_changed_icon_counts_in_the_place_of_the_old_one() -> None:
    """The charm is used in step 5; the die then shows a blank, to whatever may change it next."""
    table = lay_out(
        hero={"ana": "waywatcher"},
        dice=[5, 5, 4],
        engaged={"ana": ["goblin_warrior"]},
        gear={"ana": ["warding_charm", "lucky_coin"]},
        items={"ana": ["lamp_oil"]},
        lair=["tallowfoot"],
    )
    table.choose("ana", "perform ww_explore_basic")
    assert not table.offers("ana", "use warding_charm")
    assert table.occasion() == "reroll"

    table.choose("ana", "decline", "use warding_charm")
    assert table.occasion() == "modify"
    assert table.open()["action"][0]["enemy_dice"] == ["blank"]

    table.choose("ana", "decline")
    assert table.saw("progress")
    assert not table.saw("progress_lost")


@clause("WHQ-DICE-04", "WHQ-DICE-05")
def test_no_action_needs_more_dice_than_the_box_holds() -> None:
    """Three of each kind: so there is never a shortage, nor a second throw that could pass for a reroll."""
    assert max(card.dice for card in ACTION_CARDS) == 3
    assert ZONE_LIMIT == 3


# Step 6


@clause("WHQ-ACTION-17")
def test_successes_then_attacks_then_nemesis_icons() -> None:
    table = act(
        "perform ww_explore_basic",
        dice=[5, 1, 1, 4],
        engaged={"ana": ["goblin_warrior_elite", "goblin_warrior"]},
        lair=["tallowfoot"],
    )

    assert told(table, "progress", "enemies_attack", "progress_lost") == [
        "progress",
        "enemies_attack",
        "progress_lost",
    ]


@clause("WHQ-ACTION-18", "WHQ-PREPARE-01")
def test_the_prepare_icon_readies_all_four_cards() -> None:
    table = act(
        "perform ww_attack_basic",
        dice=NOTHING,
        exhausted={"ana": ["ww_rest_basic", "ww_aid_basic", "ww_explore_basic"]},
    )

    assert table.exhausted("ana") == []


@clause("WHQ-ACTION-18")
def test_without_the_icon_exhausted_cards_stay_exhausted() -> None:
    table = act("perform ww_explore_basic", dice=NOTHING, exhausted={"ana": ["ww_rest_basic"]})

    assert sorted(table.exhausted("ana")) == ["ww_explore_basic", "ww_rest_basic"]


@clause("WHQ-PREPARE-01")
@pytest.mark.parametrize("hero", range(4))
def test_one_card_of_a_hero_prepares_and_its_better_version_does_too(hero: int) -> None:
    prepares = [card for card in ACTION_CARDS if card.hero == hero and card.prepares]

    assert [card.tier for card in prepares] == [BASIC, ADVANCED]
    assert len({card.kind for card in prepares}) == 1


@clause("WHQ-Q17")
def test_cards_are_readied_after_the_last_line() -> None:
    table = act("perform wp_rest_basic", hero="warrior_priest", dice=[5])

    assert told(table, "gained_condition", "actions_readied") == ["gained_condition", "actions_readied"]
    assert table.exhausted("ana") == []


@clause("WHQ-Q17", "WHQ-PREPARE-02")
def test_a_hero_can_always_act() -> None:
    """With all others exhausted the card that prepares is still ready."""
    table = lay_out(
        hero={"ana": "waywatcher"}, exhausted={"ana": ["ww_rest_basic", "ww_aid_basic", "ww_explore_basic"]}
    )

    assert table.options("ana") == ["perform ww_attack_basic"]


@clause("WHQ-ACTION-19", "WHQ-Q08")
def test_without_a_target_only_the_successes_are_void() -> None:
    """Nobody can be aided; the attack and the nemesis icon count all the same."""
    table = act(
        "perform ww_aid_basic",
        dice=[1, 1, 4],
        defeated={"bob": True},
        engaged={"ana": ["goblin_warrior", "orc_boy"]},
        lair=["tallowfoot"],
        progress=1,
    )

    assert table.saw("enemies_attack", seat=0, total=2)
    assert table.saw("progress_lost")
    assert table.tokens("bob") == {}


# Explore and rest


@clause("WHQ-EXPLORE-01")
@pytest.mark.parametrize(("dice", "progress"), [([5, 5], 1), ([1, 5], 2), ([3, 1], 4)])
def test_a_progress_for_each_success(dice: list[int], progress: int) -> None:
    assert act("perform ww_explore_basic", dice=dice).open()["progress"] == progress


@clause("WHQ-EXPLORE-02")
@pytest.mark.parametrize("dice", [[5, 5], [3, 3]])
def test_one_dungeon_card_however_many_successes(dice: list[int]) -> None:
    table = act(
        "perform wp_explore_basic", hero="warrior_priest", dice=dice, dungeon_deck=["lamp_oil", "fire_flask"]
    )

    assert each(table, "drew_dungeon", "card") == [("lamp_oil",)]


@clause("WHQ-EXPLORE-02")
def test_only_exploring_draws_a_dungeon_card() -> None:
    table = act("perform ww_rest_basic", dice=[1, 1], dungeon_deck=["lamp_oil"])

    assert not table.saw("drew_dungeon")


@clause("WHQ-REST-01")
def test_a_wound_recovered_for_each_success_and_only_the_own() -> None:
    table = act("perform ww_rest_basic", dice=[3, 5], wounds={"ana": 5, "bob": 5})

    assert table.of("wounds", "ana") == 3
    assert table.of("wounds", "bob") == 5


@clause("WHQ-Q18")
def test_a_hero_who_falls_while_exploring_still_draws_and_cannot_use_it() -> None:
    table = lay_out(
        hero={"ana": "waywatcher"},
        dice=[5, 1, 1],
        wounds={"ana": 12},
        engaged={"ana": ["rat_ogre"]},
        dungeon_deck=["fire_flask"],
    )
    table.choose("ana", "perform ww_explore_basic")

    assert table.of("defeated", "ana") is True
    assert table.of("items", "ana") == ["fire_flask"]
    assert not any(table.offers(player, "use fire_flask") for player in ("ana", "bob"))


# Aid


@clause("WHQ-AID-01", "WHQ-AID-04")
def test_another_hero_is_named_before_the_dice_are_rolled() -> None:
    table = lay_out(players=3, hero={"ana": "waywatcher"}, dice=[1])
    table.choose("ana", "perform ww_aid_basic")

    assert table.options("ana") == ["aid seat-1", "aid seat-2"]
    assert not table.saw("rolled_hero_die")
    assert table.why_not("ana", "aid seat-0") == "WHQ-AID-04"
    table.choose("ana", "aid seat-2")
    assert table.occasion() == "place_tokens"
    assert table.asked() == "cem"


@clause("WHQ-AID-05")
def test_a_defeated_hero_is_not_aided() -> None:
    """Cem is the only one left, so nobody is asked whom to aid."""
    table = act("perform ww_aid_basic", dice=[1], players=3, defeated={"bob": True})

    assert table.asked() == "cem"
    assert table.why_not("ana", "aid seat-1") == "WHQ-AID-05"


@clause("WHQ-AID-05", "WHQ-AID-04")
def test_successes_without_anybody_to_aid_do_not_fall_to_oneself() -> None:
    table = lay_out(hero={"bob": "waywatcher"}, active="bob", defeated={"ana": True}, dice=[3])
    table.choose("bob", "perform ww_aid_basic")

    assert table.saw("icons", successes=2)
    assert table.occasion() == "action"
    assert table.tokens("bob") == {}


@clause("WHQ-AID-05")
def test_successes_without_anybody_to_aid_ask_nobody() -> None:
    fallen = {"ana": True, "bob": True, "cem": True}
    table = lay_out(
        players=4,
        active="dan",
        defeated=fallen,
        engaged={"dan": [{"card": "orc_boy", "exhausted": True}]},
        dice=[1],
    )
    table.choose("dan", "perform bw_aid_basic")

    assert table.saw("icons", successes=1)
    assert table.occasion() != "place_tokens"


@clause("WHQ-ACTION-01")
def test_who_has_no_ready_card_performs_no_action() -> None:
    kinds = ("attack", "explore", "rest", "aid")
    table = lay_out(moment="round", exhausted={"ana": [f"ib_{kind}_basic" for kind in kinds]})

    assert table.saw("hero_activates", seat=0)
    assert table.asked() == "bob"


@clause("WHQ-AID-02", "WHQ-AID-03", "WHQ-GOLDEN-05", "WHQ-TOKEN-01")
def test_the_aided_hero_puts_a_token_for_each_success_where_he_likes() -> None:
    table = act(
        "perform wp_aid_basic", hero="warrior_priest", dice=[3, 1], tokens={"bob": {"ib_rest_basic": 1}}
    )

    assert table.asked() == "bob"
    assert table.why_not("ana", "place token ib_rest_basic") is not None
    table.choose("bob", "place token ib_rest_basic")
    assert table.why_not("bob", "place token ib_rest_basic") == "WHQ-TOKEN-01"
    table.choose("bob", "place token ib_attack_basic", "place token ib_explore_basic")
    assert table.tokens("bob") == {"ib_rest_basic": 2, "ib_attack_basic": 1, "ib_explore_basic": 1}
    assert table.occasion() != "place_tokens"
    assert table.why_not("bob", "place token ib_attack_basic") == "WHQ-AID-03"


@clause("WHQ-Q67")
def test_spent_tokens_and_modifiers_make_tokens_too() -> None:
    table = act(
        "perform ww_aid_basic",
        "spend token",
        dice=[1],
        tokens={"ana": {"ww_aid_basic": 1}},
        gear={"ana": ["signal_whistle"]},
    )
    placed = 0
    while table.occasion() == "place_tokens":
        table.choose("bob", table.options("bob")[0])
        placed += 1

    assert placed == 3


@clause("WHQ-Q19")
def test_tokens_that_do_not_fit_are_lost() -> None:
    full = {"ib_rest_basic": 2, "ib_attack_basic": 2, "ib_explore_basic": 2, "ib_aid_basic": 1}
    table = act("perform ww_aid_basic", dice=[3], tokens={"bob": full})

    assert table.options("bob") == ["place token ib_aid_basic"]
    table.choose("bob", "place token ib_aid_basic")
    assert table.occasion() == "after_activation"
    assert table.tokens("bob") == {**full, "ib_aid_basic": 2}


@clause("WHQ-TOKEN-03")
def test_tokens_stay_for_later_rounds() -> None:
    table = lay_out(hero={"ana": "waywatcher"}, dice=[1])
    table.choose("ana", "perform ww_aid_basic")
    table.choose("bob", "place token ib_rest_basic")

    assert table.open()["round"] == 2
    assert table.tokens("bob") == {"ib_rest_basic": 1}


@clause("WHQ-COMPONENT-01")
def test_tokens_do_not_run_out() -> None:
    """The box holds twenty success tokens; four heroes have room for thirty-two."""
    letters = dict(zip(HEROES, ("ib", "ww", "wp", "bw"), strict=True))
    players = dict(
        zip(
            ("ana", "bob", "cem", "dan"),
            ("waywatcher", "ironbreaker", "warrior_priest", "bright_wizard"),
            strict=True,
        )
    )
    tokens = {
        player: {f"{letters[hero]}_{kind}_basic": 2 for kind in ("attack", "explore", "rest", "aid")}
        for player, hero in players.items()
    }
    tokens["bob"]["ib_aid_basic"] = 1
    tokens["ana"]["ww_aid_basic"] = 0
    table = lay_out(players=4, hero=players, tokens=tokens, dice=[1])
    table.choose("ana", "perform ww_aid_basic", "aid seat-1")
    table.choose("bob", "place token ib_aid_basic")

    assert sum(sum(table.tokens(player).values()) for player in players) == 30


def test_ana_is_asked_again_after_her_activation() -> None:
    """What these tests rely on to look at the table before anything else happens."""
    table: LaidTable = act("perform ww_explore_basic", dice=NOTHING)

    assert table.occasion() == "after_activation"
    assert table.asked() == "ana"
