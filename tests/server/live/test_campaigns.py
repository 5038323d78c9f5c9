"""A campaign at tables: told on its page, played on by others, exported, imported, and in the terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast
from urllib.request import urlopen

import msgspec
import pytest

from questhall.core.records.campaign import Campaign
from questhall.core.records.session import Session
from questhall.games import find_game
from questhall.server.protocol.client_messages import NewTable, WantedSeat
from questhall.server.storage.store import Row
from questhall.server.table.campaigns import content_of, story_of
from questhall.server.table.table_document import write_document
from questhall.server.table.table_setup import make_table
from questhall.server.table.table_state import Standing
from tests.core.records.played_games import play_on as play_session
from tests.server.campaign_files import LAST, LOG
from tests.server.serving import Made, Running, play_on

GAME = find_game("warhammer-quest")


def at_random(seed: int) -> Any:
    picker = random.Random(seed)
    return lambda decision: str(picker.choice(decision["options"])["key"])


def play_quest(table: Made, seed: int = 3) -> None:
    with table.seat(0) as ana:
        play_on([ana], at_random(seed))
        assert ana.shown["result"]


def campaign_of(table: Made) -> Any:
    return table.server.ask(f"/api/tables/{table.id}/campaign")


def file_of(table: Made) -> dict[str, Any]:
    with urlopen(f"{table.server.address}/api/tables/{table.id}/campaign/file") as found:
        return cast("dict[str, Any]", msgspec.json.decode(found.read()))


@pytest.fixture
def table(server: Running) -> Made:
    """A campaign whose first quest is over."""
    made = server.make("Ana", "easy", game="warhammer-quest", variants=["campaign"])
    play_quest(made)
    return made


def test_the_page_tells_what_was_won_lost_and_gained(server: Running) -> None:
    table = server.make("Ana", "easy", game="warhammer-quest", variants=["campaign"])
    before = campaign_of(table)
    assert [quest["state"] for quest in before["story"]["quests"]] == ["now", *["ahead"] * 4]
    assert before["story"]["heroes"] == []

    play_quest(table)

    now = campaign_of(table)
    story = now["story"]
    assert now["campaign"] == table.id
    assert story["quests"][0]["state"] in ("won", "lost")
    assert story["quests"][1] == story["quests"][1] | {"state": "now", "briefing": "trace_the_toxin"}
    assert [chapter["replay"] for chapter in story["chapters"]] == [table.id]
    assert [hero["player"] for hero in story["heroes"]] == ["Ana", table.now()["seats"][1]["name"]]
    for hero in story["heroes"]:
        assert len(hero["actions"]) == 4
    assert story["ending"] == ""


def test_a_file_says_who_plays_whom_before_a_table_is_made_with_it(server: Running) -> None:
    """In the language that is asked for; a file that cannot be continued is refused as it would be later."""
    read = server.ask("/api/campaigns?lang=pl", {"game": "warhammer-quest", "campaign": LAST})
    assert read["seats"] == ["Ana", "Ben"]
    heroes = read["story"]["heroes"]
    assert [(hero["seat"], hero["hero"]) for hero in heroes] == [(0, "ironbreaker"), (1, "waywatcher")]
    assert [quest["state"] for quest in read["story"]["quests"]] == ["won", "lost", "won", "won", "now"]
    assert read["story"]["title"] == "Niewygodne przymierze: kampania"

    over = {**LAST, "record": ""}
    for wanted in (over, {**LAST, "game": "talisman"}, {**LAST, "seats": []}):
        asked = {"game": "warhammer-quest", "campaign": wanted}
        made = {**asked, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "easy"}]}
        assert server.refusal("/api/campaigns", asked) == server.refusal("/api/tables", made)


def test_only_a_campaign_has_a_page(server: Running) -> None:
    other = server.make("Ana", "easy", game="warhammer-quest", variants=["tutorial"])

    assert server.refusal(f"/api/tables/{other.id}/campaign") == (409, "not-possible")
    assert server.refusal(f"/api/tables/{other.id}/campaign/file") == (409, "not-possible")
    assert other.now()["campaign"] == ""


def test_others_play_the_next_quest(server: Running, table: Made) -> None:
    path = f"/api/tables/{table.id}/rematch"
    wanted = {"seats": [{"kind": "same"}, {"kind": "friend"}], "secret": "s" * 30}

    again = server.ask(path, wanted, table.secrets[0])

    assert again["seat"] == 0
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "friend"]
    assert (again["table"]["campaign"], again["table"]["chapter"]) == (table.id, 2)
    assert server.ask(path, wanted, table.secrets[0]) == again  # nothing is done twice
    new = Made(server, again)
    new.secrets[0] = table.secrets[0]
    assert new.join("Cleo") == 1
    server.ask(f"/api/tables/{new.id}/ready", {"entropy": "w"}, table.secrets[0])
    with new.seat(1) as cleo:
        assert cleo.shown["view"]["quest"] == "trace_the_toxin"
    assert [hero["hero"] for hero in campaign_of(new)["story"]["heroes"]] == [
        hero["hero"] for hero in campaign_of(table)["story"]["heroes"]
    ]


def test_a_person_takes_over_from_a_bot(server: Running, table: Made) -> None:
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "me", "name": "Ana"}]

    again = server.ask(f"/api/tables/{table.id}/rematch", {"seats": seats}, table.secrets[0])

    assert again["seat"] is None
    assert [seat["seat"] for seat in again["seats"]] == [1]
    new = Made(server, again)
    server.ask(f"/api/tables/{new.id}/ready", {"entropy": "w"}, new.secrets[1])
    assert new.now()["phase"] == "playing"


def test_only_a_campaign_goes_on_with_others(server: Running, table: Made) -> None:
    path = f"/api/tables/{table.id}/rematch"
    assert server.refusal(path, {"seats": [{"kind": "same"}]}, table.secrets[0]) == (422, "bad-value")
    wrong = {"seats": [{"kind": "same"}, {"kind": "cat"}]}
    assert server.refusal(path, wrong, table.secrets[0]) == (422, "bad-value")
    other = server.make("Ana", "easy", game="warhammer-quest", variants=["tutorial"])
    play_quest(other)
    same = {"seats": [{"kind": "same"}, {"kind": "same"}]}
    assert server.refusal(f"/api/tables/{other.id}/rematch", same, other.secrets[0]) == (409, "not-possible")


def test_what_is_exported_goes_on_at_the_terminal_and_comes_back(
    server: Running, table: Made, tmp_path: Path
) -> None:
    path = tmp_path / "saga.campaign"
    path.write_bytes(msgspec.json.encode(file_of(table)))
    campaign = Campaign.open(path)
    campaign.check(GAME)

    def begin(carried: str) -> Session:
        seats, players = campaign.content.seats, campaign.content.players
        return Session.begin(GAME, seats, 1, campaign.content.variants, players=players, carried=carried)

    session = play_session(campaign.session(GAME, begin))
    session.close()
    campaign.advance(session)
    seats = [{"kind": "me", "name": "Ola"}, {"kind": "bot", "level": "easy"}]
    wanted = {"game": GAME.id, "seats": seats, "pace": 0, "entropy": "w"}
    back = server.ask("/api/tables", {**wanted, "campaign": msgspec.json.decode(path.read_bytes())})

    new = Made(server, back)
    assert (back["table"]["phase"], back["table"]["chapter"]) == ("playing", 3)
    story = campaign_of(new)["story"]
    assert [quest["state"] for quest in story["quests"]][2:] == ["now", "ahead", "ahead"]
    assert [chapter["replay"] for chapter in story["chapters"]] == [table.id, ""]


def test_the_page_tells_what_each_hero_owns(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "easy"}]
    made = server.make(game=GAME.id, seats=seats, campaign=LAST)

    told = campaign_of(made)["story"]

    assert [quest["state"] for quest in told["quests"]] == ["won", "lost", "won", "won", "now"]
    assert told["heroes"][0]["actions"] == [
        "ib_attack_basic",
        "ib_explore_basic",
        "ib_rest_advanced",
        "ib_aid_basic",
    ]
    assert told["heroes"][0]["gear"] == ["full_plate"]
    assert told["out"] == ["odious_grump"]


def test_a_table_of_an_older_program_knows_only_what_it_took_over() -> None:
    """It has no chronicle."""
    seats = [WantedSeat("me", "Ana"), WantedSeat("bot", level="easy")]
    made = make_table(NewTable(GAME.id, seats, campaign=LAST))
    made.document.chronicle = []
    row = Row(made.id, GAME.id, "gathering", False, False, 1, 1_700_000_000, write_document(made.document))

    story = story_of(Standing(GAME, row), "en")

    assert [quest.state for quest in story.quests] == ["won", "lost", "won", "won", "now"]
    assert story.heroes[0].gear == ["full_plate"]
    assert content_of(Standing(GAME, row)).chronicle[0].passed_on == LOG


def test_the_last_quest_ends_the_campaign(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "easy"}]
    made = server.make(game=GAME.id, seats=seats, campaign=LAST)

    play_quest(made)

    story = campaign_of(made)["story"]
    assert story["ending"] == story["chapters"][-1]["ending"] != ""
    assert story["outlook"] in ("The campaign is won", "The campaign is lost")
    assert file_of(made)["record"] == ""
    wanted = {"game": GAME.id, "seats": seats, "campaign": file_of(made)}
    assert server.refusal("/api/tables", wanted) == (409, "not-possible")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "talisman"},
        {"questhall_campaign": 99},
        {"seats": ["Ana", "Ben", "Cem"], "players": ["human"] * 3},
        {"variants": []},
        {"chronicle": [LAST["chronicle"][0] | {"passed_on": LOG | {"pool": ["no such card"]}}]},
        {"chronicle": "what"},
        {"chronicle": [LAST["chronicle"][0] | {"told": {"quest": "quest-9", "rounds": 9}}]},
        {"chronicle": [LAST["chronicle"][0] | {"told": {"quest": "quest-4", "rounds": 10**300}}]},
    ],
)
def test_a_file_that_no_campaign_has_written_is_refused(server: Running, change: dict[str, Any]) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "easy"}]

    wanted = {"game": GAME.id, "seats": seats, "campaign": LAST | change}

    assert server.refusal("/api/tables", wanted) == (422, "bad-value")


def test_a_campaign_outlives_its_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with Running(url) as server:
        table = server.make("Ana", "easy", game="warhammer-quest", variants=["campaign"])
        play_quest(table)
        before = campaign_of(table)["story"]
    with Running(url) as server:
        table.server = server
        assert campaign_of(table)["story"] == before
        again = server.ask(f"/api/tables/{table.id}/rematch", {}, table.secrets[0])
        assert again["table"]["chapter"] == 2
