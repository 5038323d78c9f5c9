"""The campaign: five quests in order, what passes from one to the next, and what cannot."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import (
    FormatError,
    NewerVersion,
    PositionError,
    QuesthallError,
    UnknownVariant,
    UsageError,
)
from questhall.core.engine.state import PARTY
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.records.session import Session
from questhall.core.records.verify import replayed, verify
from questhall.games import find_game
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.showing.campaign_log import QUESTS, log_of, read_log, write_log
from questhall.sim.campaigns import play_campaign
from tests.clauses import clause
from tests.core.records.played_games import written
from tests.every_game.properties import check_campaign
from tests.games.warhammer_quest.kit import LaidTable, lay_out
from tests.games.warhammer_quest.settling import CAMPAIGN, finish, lay_campaign, passed_on, settle, take_over

FORTUNE = "legendary_fortune"
LOG: dict[str, Any] = {
    "version": 1,
    "quest": "quest-3",
    "results": ["victory", "defeat"],
    "heroes": [
        {
            "hero": "waywatcher",
            "advanced": ["ww_aid_advanced", "ww_rest_advanced"],
            "gear": ["night_cloak", "crossbow"],
            "legendary": ["ww_leg_quiver"],
            "gear_limit": 2,
        },
        {"hero": "bright_wizard", "advanced": [], "gear": [], "legendary": [], "gear_limit": 3},
    ],
    "pool": [FORTUNE, "warpstone"],
    "out": ["odious_grump"],
}
"""A campaign after two quests."""


def changed(**changes: Any) -> str:
    return json.dumps(LOG | changes)


def hero(**changes: Any) -> list[dict[str, Any]]:
    """The heroes of the log, the first of them changed."""
    return [LOG["heroes"][0] | changes, LOG["heroes"][1]]


def setup(carried: str = "", *variants: str) -> Setup:
    return Setup(2, (CAMPAIGN, *variants), carried=carried)


# What passes from quest to quest


@clause("WHQ-CAMPAIGN-01", "WHQ-CAMPAIGN-03")
@pytest.mark.parametrize("is_won", [True, False])
def test_a_campaign_goes_on_to_the_next_quest_whether_won_or_lost(is_won: bool) -> None:
    played = []
    for quest in list(QUESTS)[:-1]:
        table = settle(quest=quest, won=[quest] if is_won else [])
        finish(table)
        played.append(passed_on(table)["quest"])

    assert played == ["quest-2", "quest-3", "quest-4", "quest-5"]


@clause("WHQ-CAMPAIGN-01")
def test_a_campaign_begins_with_the_first_quest() -> None:
    table = WARHAMMER_QUEST.start(setup(), FastChance(0))

    assert WARHAMMER_QUEST.view(table, None)["quest"] == "a_foul_stench"


@clause("WHQ-CAMPAIGN-02", "WHQ-SETTLE-07", "WHQ-SETTLE-12")
def test_the_log_keeps_what_passes_from_one_sitting_to_the_next() -> None:
    table = settle(
        quest="quest-2",
        won=["quest-1", "quest-2"],
        hero={"ana": "warrior_priest"},
        actions={"ana": ["wp_aid_advanced"]},
        gear={"ana": ["night_cloak", "wp_leg_book", "crossbow"]},
        gear_limit={"ana": 2},
        pool=[FORTUNE],
    )
    table.choose("ana", "visit arena", "train wp_rest_basic", "ready to go")
    finish(table)

    assert passed_on(table) == {
        "version": 1,
        "quest": "quest-3",
        "results": ["victory", "victory"],
        "heroes": [
            {
                "hero": "warrior_priest",
                "advanced": ["wp_aid_advanced", "wp_rest_advanced"],
                "gear": ["night_cloak", "crossbow"],
                "legendary": ["wp_leg_book"],
                "gear_limit": 3,
            },
            {
                "hero": "ironbreaker",
                "advanced": ["ib_aid_advanced"],
                "gear": [],
                "legendary": [],
                "gear_limit": 2,
            },
        ],
        "pool": [FORTUNE, FORTUNE],
        "out": [],
    }


def test_nothing_is_passed_on_before_the_quest_is_over() -> None:
    assert passed_on(settle()) == {}


@clause("WHQ-CAMPAIGN-02", "WHQ-POOL-06")
def test_the_next_quest_takes_everything_over() -> None:
    table = take_over(LOG)

    assert table.occasion() == "leader"  # the heroes are the same as before
    document = table.open()
    assert (document["quest"], document["quests_won"]) == ("pursuit", ["a_foul_stench"])
    assert document["hero"] == {"ana": "waywatcher", "bob": "bright_wizard"}
    assert sorted(card["card"] for card in document["actions"]["ana"]) == [
        *("ww_aid_advanced", "ww_attack_basic", "ww_explore_basic", "ww_rest_advanced"),
    ]
    assert [card["card"] for card in document["gear"]["ana"]] == ["night_cloak", "crossbow", "ww_leg_quiver"]
    assert document["gear_limit"] == {"ana": 2, "bob": 3}
    assert document["out_of_campaign"] == ["odious_grump"]
    table.check_box()


@clause("WHQ-POOL-01", "WHQ-POOL-03", "WHQ-POOL-04", "WHQ-POOL-05")
def test_the_pool_is_shuffled_into_the_decks_of_the_next_quest() -> None:
    table = take_over(LOG, pool=[FORTUNE, FORTUNE, "warpstone", "nunkel"])
    document = table.open()

    assert document["pool"] == []
    assert document["gear_deck"].count(FORTUNE) == 2
    assert len(document["gear_deck"]) == 12 + 2
    assert document["dungeon_deck"].count("warpstone") == 1
    assert len(document["dungeon_deck"]) == 12
    assert "nunkel" in document["enemy_deck"]


@clause("WHQ-Q73")
def test_owned_gear_is_not_in_the_gear_deck() -> None:
    table = take_over(LOG)

    assert not {"night_cloak", "crossbow"} & {*table.open()["gear_deck"]}


def test_a_quest_without_gains_passes_on_what_it_took_over() -> None:
    """The settlement stage apart: the table as it was laid, called finished."""
    table = take_over(LOG)
    log = log_of(table.state)

    assert json.loads(write_log(log))["heroes"] == LOG["heroes"]
    assert log.out == LOG["out"]
    assert log.results == [*LOG["results"], "defeat"]


@clause("WHQ-CAMPAIGN-05")
def test_a_new_campaign_begins_without_anything() -> None:
    table = LaidTable(WARHAMMER_QUEST.start(setup(), FastChance(0)), [])  # type: ignore[arg-type]
    table.choose("ana", "take hero waywatcher")
    table.choose("bob", "take hero bright_wizard")

    assert all(card["card"].endswith("_basic") for card in table.of("actions", "ana"))
    assert table.of("gear", "ana") == []
    assert table.of("gear_limit", "ana") == 1
    assert table.open()["pool"] == []


@clause("WHQ-CAMPAIGN-05")
@pytest.mark.parametrize("quest", ["quest-3", "delve", "tutorial"])
def test_nothing_of_a_campaign_is_taken_anywhere_else(quest: str) -> None:
    with pytest.raises(UsageError, match="campaign"):
        WARHAMMER_QUEST.check(Setup(2, (quest,), carried=json.dumps(LOG)))


def test_other_games_take_nothing_over() -> None:
    with pytest.raises(UsageError, match="cannot continue from an earlier game"):
        find_game("rent-a-hero").check(Setup(3, carried=json.dumps(LOG)))


@clause("WHQ-CAMPAIGN-04", "WHQ-DELVE-01")
@pytest.mark.parametrize("quest", ["delve", "tutorial", "quest-2"])
def test_a_campaign_has_its_own_quests_in_their_own_order(quest: str) -> None:
    with pytest.raises(UnknownVariant, match="WHQ-CAMPAIGN-04"):
        WARHAMMER_QUEST.check(setup("", quest))


# Logs that cannot be


def test_a_log_that_can_be_is_accepted() -> None:
    WARHAMMER_QUEST.check(setup(json.dumps(LOG)))


@pytest.mark.parametrize(
    ("carried", "problem"),
    [
        ("nonsense", "not a campaign log"),
        ("[]", "not a campaign log"),
        (json.dumps(LOG | {"mood": "good"}), "mood"),
        (changed(version=0), "not a version"),
        (changed(version="1"), "not a version"),
        (changed(quest="delve"), "unknown quest 'delve'"),
        (changed(quest="quest-4"), "2 results before quest-4"),
        (changed(results=["victory", "draw"]), "not a campaign log"),
        (changed(heroes=[LOG["heroes"][0]]), "1 heroes for 2 seats"),
        (changed(heroes=hero(hero="dwarf")), "cannot be the hero"),
        (changed(heroes=hero(hero="bright_wizard", advanced=[], legendary=[])), "cannot be the hero"),
        (changed(heroes=hero(advanced=["ww_aid_basic"])), "ww_aid_basic"),
        (changed(heroes=hero(advanced=["ib_aid_advanced"])), "ib_aid_advanced"),
        (changed(heroes=hero(advanced=["ww_aid_advanced", "ww_aid_advanced"])), "ww_aid_advanced"),
        (changed(heroes=hero(advanced=["full_plate"])), "full_plate"),
        (changed(heroes=hero(gear_limit=4)), "gained that much"),
        (changed(heroes=hero(gear_limit=0)), "gained that much"),
        (
            changed(heroes=hero(advanced=[f"ww_{kind}_advanced" for kind in ("aid", "rest", "attack")])),
            "gained that much",
        ),
        (changed(heroes=hero(gear=["night_cloak", "crossbow", "lucky_coin"])), "lucky_coin"),
        (changed(heroes=hero(gear=["night_cloak", "night_cloak"])), "night_cloak"),
        (changed(heroes=hero(gear=[FORTUNE])), FORTUNE),
        (changed(heroes=hero(gear=["ww_leg_bow"])), "ww_leg_bow"),
        (changed(heroes=hero(legendary=["ib_leg_plate"])), "ib_leg_plate"),
        (changed(heroes=hero(gear=["crossbow", "heavy_maul"], legendary=["ww_leg_bow"])), "ww_leg_bow"),
        (changed(pool=["tallowfoot"]), "tallowfoot"),
        (changed(pool=["odious_grump"]), "odious_grump"),
        (changed(pool=["orc_boy"]), "orc_boy"),
        (changed(pool=[FORTUNE] * 5), FORTUNE),
        (changed(pool=["nothing"]), "nothing"),
        (changed(out=["chief_mudmaw"]), "chief_mudmaw"),
        (
            changed(
                quest="quest-2",
                results=["defeat"],
                heroes=[{"hero": "ironbreaker"}, {"hero": "waywatcher"}],
                out=[],
            ),
            "warpstone",
        ),
    ],
)
def test_a_log_that_cannot_be_is_refused(carried: str, problem: str) -> None:
    with pytest.raises(FormatError, match=problem):
        WARHAMMER_QUEST.check(setup(carried))


def test_a_log_of_a_newer_program_is_refused_by_its_version() -> None:
    with pytest.raises(NewerVersion, match="version 2"):
        WARHAMMER_QUEST.check(setup(changed(version=2, moon="full")))


def test_an_older_log_is_brought_up_to_date_step_by_step() -> None:
    """There is one version yet, so the older ones are invented: a third that calls the pool by another name."""
    migrations = {
        1: lambda log: {("stock" if key == "reserve" else key): value for key, value in log.items()},
        2: lambda log: {("pool" if key == "stock" else key): value for key, value in log.items()},
    }
    old = {("reserve" if key == "pool" else key): value for key, value in LOG.items()}

    log = read_log(json.dumps(old), version=3, migrations=migrations)

    assert (log.version, log.pool) == (3, LOG["pool"])
    with pytest.raises(FormatError):
        read_log(json.dumps(old))


# Everywhere else


def test_a_record_begins_with_what_is_taken_over() -> None:
    session = Session.begin(
        WARHAMMER_QUEST, ["Ana", "Ben"], seed=4, variants=[CAMPAIGN], carried=json.dumps(LOG)
    )
    for _ in range(60):
        asked = session.decision()
        assert asked is not None
        session.choose(asked.seat, asked.keys()[0])
    asked = session.decision()
    assert asked is not None
    session.undo(session.made[-1].seat, consent=True)

    again = replayed(WARHAMMER_QUEST, written(session))

    assert again.digest() == session.digest()
    assert json.loads(again.setup.carried) == LOG
    assert session.view(None)["quest"] == "pursuit"


def test_a_changed_log_in_a_record_is_found() -> None:
    session = Session.begin(
        WARHAMMER_QUEST, ["Ana", "Ben"], seed=4, variants=[CAMPAIGN], carried=json.dumps(LOG)
    )
    session.choose(PARTY, "lead seat-0")
    richer = written(session).replace(b'\\"gear_limit\\": 2', b'\\"gear_limit\\": 3')

    findings = verify(WARHAMMER_QUEST, richer).findings

    assert richer != written(session)
    assert findings[0].line == 1
    assert not verify(WARHAMMER_QUEST, written(session)).findings


@pytest.mark.parametrize("carried", ["", "nonsense"])
def test_a_record_with_an_impossible_log_is_refused(carried: str) -> None:
    session = Session.begin(
        WARHAMMER_QUEST, ["Ana", "Ben"], seed=4, variants=[CAMPAIGN], carried=json.dumps(LOG)
    )
    header = msgspec.structs.replace(session.header, carried=carried)

    with pytest.raises(FormatError):
        Session(WARHAMMER_QUEST, header)


@clause("WHQ-CAMPAIGN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_random_campaigns_hold_what_every_game_holds(seats: int) -> None:
    """Cards conserved, saving, copies, views: in each quest and in each settlement stage."""
    assert check_campaign(WARHAMMER_QUEST, Setup(seats, (CAMPAIGN,)), seed=seats, thorough_every=30) > 0


@clause("WHQ-CAMPAIGN-01")
def test_a_campaign_played_at_random_has_five_quests() -> None:
    chapters = play_campaign(WARHAMMER_QUEST, Setup(2, (CAMPAIGN,)), seed=3)

    assert [WARHAMMER_QUEST.chronicle(chapter.table)["quest"] for chapter in chapters] == list(QUESTS)


def test_bots_play_a_campaign_by_what_their_seats_know() -> None:
    bots = ("random", "random")
    first, second = (
        [
            WARHAMMER_QUEST.passes_on(chapter.table)
            for chapter in play_campaign(WARHAMMER_QUEST, Setup(2, (CAMPAIGN,)), seed=8, bots=bots)
        ]
        for _ in range(2)
    )

    assert first == second
    assert len(first) == 5


def test_a_campaign_is_given_up_with_its_game() -> None:
    chapters = list(play_campaign(WARHAMMER_QUEST, Setup(2, (CAMPAIGN,)), seed=1, cap=3))

    assert len(chapters) == 1
    assert not chapters[0].table.is_over()


# Positions


@pytest.mark.parametrize(
    "position",
    [
        {"quest": "delve"},
        {"won": ["quest-1"]},
        {"quest": "quest-2", "won": ["quest-2"]},
        {"quest": "quest-5", "moment": "settlement"},
        {"moment": "upgrade", "visits": {"ana": ["inn"]}},
        {"actions": {"ana": ["ww_aid_basic"]}},
        {"actions": {"ana": ["ib_aid_basic", "ib_aid_advanced"]}},
    ],
)
def test_a_position_that_no_campaign_comes_to_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        lay_campaign(**position)


def test_a_settlement_needs_a_campaign() -> None:
    with pytest.raises(QuesthallError, match="campaign"):
        lay_out(moment="settlement")


def test_a_position_says_by_itself_what_heroes_have() -> None:
    """What is carried on is for games that are dealt."""
    with pytest.raises(PositionError, match="carried"):
        WARHAMMER_QUEST.lay_out(Position({}, ["ana", "bob"]), setup(json.dumps(LOG)), FastChance(0))

    table = WARHAMMER_QUEST.lay_out(
        Position({"moment": "setup"}, ["ana", "bob"]), setup(json.dumps(LOG)), FastChance(0)
    )
    assert WARHAMMER_QUEST.view(table, None)["quest"] == "pursuit"
