"""A campaign in the browser: its page, results, the next quest, and a server that is killed in between."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from questhall.games.warhammer_quest.showing import adventures
from questhall.server.http.game_descriptions import every_game
from questhall.server.table import table_setup
from tests.browser.conftest import Dealer, let_bots_answer_at_once, let_bots_choose_alike
from tests.browser.people import WAIT, Hall, pick
from tests.cli.terminal.campaign_sittings import PROMPT, Sitting
from tests.server import crashing
from tests.server.campaign_files import LAST
from tests.server.serving import Made, Running, client, play_on, play_the_same_games, sqlite_in

QUESTS = ["A Foul Stench", "Trace the Toxin", "Pursuit", "Firepower", "Waaagh!"]
SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "easy"}]


def finish(table: Made) -> None:
    """Play Ana's part to the end of the quest, without a browser."""
    picker = random.Random(3)
    with table.seat(0) as ana:
        play_on([ana], lambda decision: str(picker.choice(decision["options"])["key"]))
        assert ana.shown["result"]


def live_alike(database_url: str, port: int, ready: Any) -> None:
    """One life of a server whose games are always the same, and whose bots answer at once."""
    patch = pytest.MonkeyPatch()
    play_the_same_games(patch, "a whole campaign")
    patch.setattr(table_setup, "Session", Dealer())
    let_bots_choose_alike(patch)
    let_bots_answer_at_once(patch)
    crashing.live(database_url, port, ready)


@pytest.mark.slow
def test_a_whole_campaign_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    """Five quests in a row; after the second one the server is killed without a warning."""
    server = crashing.Mortal(sqlite_in(tmp_path), live_alike)
    server.start()
    hall = Hall(browser, server.address)
    page = (ana := hall.visitor(settings={"introductions": True})).page
    wanted = {
        "game": "warhammer-quest",
        "seats": SEATS,
        "pace": 0,
        "variants": ["campaign"],
        "entropy": "a word",
    }
    made = client.ask(server.address, "/api/tables", wanted)
    page.goto(f"{server.address}/#/table/{made['table']['id']}/{made['seats'][0]['secret']}")

    for number, quest in enumerate(QUESTS, 1):
        briefing = page.get_by_role("dialog")
        expect(briefing).to_contain_text(quest)
        expect(briefing).to_contain_text("Your aim")
        expect(briefing.get_by_role("heading", name=quest)).to_be_focused()  # reading begins there
        briefing.get_by_role("button", name="begin").click()
        ana.play_to_the_end()
        page.locator("#end").wait_for(timeout=5 * WAIT)
        expect(ana.verdict).to_contain_text(quest)

        page.get_by_role("link", name="The campaign").click()
        expect(page.locator(".chapter")).to_have_count(number)
        if number == 2:
            server.kill()
            server.bury()
            server.start()
            page.reload()
        expect(page.locator(".chapter")).to_have_count(number)
        expect(page.locator(".map li.won, .map li.lost")).to_have_count(number)
        expect(page.locator(".heroes article")).to_have_count(2)
        if number < len(QUESTS):
            expect(page.locator(".map li.now")).to_contain_text(QUESTS[number])
            page.get_by_role("button", name="Next quest").click()

    expect(page.locator("#ending")).to_contain_text("The campaign is")
    expect(page.locator(".map li.now")).to_have_count(0)
    assert not hall.problems
    hall.close()
    server.kill()
    server.bury()


def test_a_campaign_from_a_file_comes_to_its_end(hall: Hall, server: Running) -> None:
    table = server.make(game="warhammer-quest", seats=SEATS, campaign=LAST)
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/campaign/{table.id}")
    states = ana.page.locator(".map li")
    expect(states).to_have_count(5)
    expect(ana.page.locator(".map li.won")).to_have_count(3)
    expect(ana.page.locator(".map li.lost")).to_have_count(1)
    expect(ana.page.locator(".map li.now")).to_contain_text("Waaagh!")

    finish(table)

    ana.page.goto(f"{ana.address}/#/table/{table.id}/{table.secrets[0]}")
    expect(ana.verdict).to_contain_text("Waaagh!")
    end = ana.page.locator(".panel.end")
    expect(end.get_by_role("button", name=re.compile("Rematch|Next quest"))).to_have_count(0)
    expect(end.get_by_role("link", name="New campaign")).to_be_visible()
    ana.page.goto(f"{ana.address}/#/")
    mine = ana.page.get_by_role("region", name="My campaigns")
    expect(mine).to_contain_text(re.compile("The campaign is (won|lost)"))
    mine.get_by_role("link", name="Open the campaign").click()
    expect(ana.page.locator("#ending")).to_contain_text("The campaign is")
    expect(ana.page.locator(".map li.now")).to_have_count(0)
    assert not hall.problems


def play_first_quest(server: Running) -> Made:
    """A campaign of two people, whose first quest they have played elsewhere."""
    table = server.make("Ana", "Ben", game="warhammer-quest", variants=["campaign"])
    picker = random.Random(3)
    with table.seat(0) as ana, table.seat(1) as ben:
        play_on([ana, ben], lambda decision: str(picker.choice(decision["options"])["key"]))
    return table


def hall_told(server: Running, path: Path) -> list[dict[str, str]]:
    """The heroes of a campaign's file, by seat."""
    wanted = {"game": "warhammer-quest", "campaign": json.loads(path.read_text("utf-8"))}
    found: list[dict[str, str]] = client.ask(server.address, "/api/campaigns", wanted)["story"]["heroes"]
    return found


def test_a_file_that_is_no_campaign_is_refused_at_once(hall: Hall, tmp_path: Path) -> None:
    page = hall.visitor().page
    page.goto(f"{hall.address}/#/new/warhammer-quest/campaign")
    path = tmp_path / "saga.campaign"
    for content in ("not even JSON", json.dumps({"game": "warhammer-quest", "seats": ["Ana"]})):
        path.write_text(content, "utf-8")
        page.locator("input[type=file]").set_input_files(path)
        expect(page.get_by_role("alert")).to_contain_text("not a campaign of this game")
        expect(page.locator("form ol > li")).to_have_count(4)


def test_the_others_see_that_the_next_quest_has_been_asked_for(hall: Hall, server: Running) -> None:
    table = play_first_quest(server)
    pages = []
    for seat in (0, 1):
        page = hall.visitor().page
        page.goto(f"{hall.address}/#/table/{table.id}/{table.secrets[seat]}")
        pages.append(page)
    ana, ben = pages
    ana.get_by_role("button", name="Next quest", exact=True).click()
    ben.get_by_role("button", name="Join the others for the next quest").click()
    for page in pages:
        expect(page.locator(".quest-table")).to_contain_text("Trace the Toxin")


def test_a_campaign_goes_to_the_terminal_and_comes_back_to_other_people(
    hall: Hall, server: Running, tmp_path: Path
) -> None:
    """Saved by one, played on at a keyboard, brought back by another, who plays with a friend, then a bot."""
    table = play_first_quest(server)
    ana = hall.visitor().page
    ana.goto(f"{hall.address}/#/campaign/{table.id}")
    with ana.expect_download() as download:
        ana.get_by_role("link", name="Save the campaign as a file").click()
    path = tmp_path / "saga.campaign"
    download.value.save_as(path)

    picker = random.Random(5)  # the first option of every question would hand gear to and fro for ever
    shown = Sitting(path).play(lambda asked: str(picker.randint(1, 4)) if asked.endswith(PROMPT) else "n")
    assert "Trace the Toxin" in shown
    assert "Continue with the next game now?" in shown

    cleo = hall.visitor(settings={"introductions": True})
    page = cleo.page
    page.goto(f"{hall.address}/#/new/warhammer-quest/campaign")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_text("saga.campaign will be continued")).to_be_visible()
    seats = page.locator("form ol > li")
    expect(seats).to_have_count(2)
    expect(page.locator("p.told")).to_contain_text(
        re.compile(r"A Foul Stench \((won|lost)\).*Next: Quest 3, Pursuit")
    )
    heroes = [hero["hero"] for hero in hall_told(server, path)]
    for seat, hero in enumerate(heroes):
        expect(seats.nth(seat)).to_contain_text(hero.replace("_", " ").title())
    seats.nth(0).get_by_role("textbox").fill("Cleo")
    pick(seats.nth(1).get_by_role("radio", name="friend", exact=True))
    page.get_by_role("button", name="Open the table").click()
    dan = hall.visitor(settings={"introductions": True})
    link = cleo.invitation()
    dan.page.goto(link)
    expect(dan.page.locator("main")).to_contain_text("quest 3: Pursuit")
    expect(page.locator(".gathering li")).to_contain_text([hero.replace("_", " ").title() for hero in heroes])
    dan.join(link, "Dan")

    for who in (cleo, dan):
        briefing = who.page.get_by_role("dialog")
        expect(briefing).to_contain_text("Pursuit")
        briefing.get_by_role("button", name="begin").click()
        expect(who.page.get_by_role("dialog")).to_have_count(0)  # the heroes are known by now
        who.play_to_the_end()
    for who in (cleo, dan):
        who.verdict.wait_for(timeout=5 * WAIT)
        expect(who.verdict).to_contain_text("Pursuit")
    page.get_by_role("link", name="The campaign").click()
    expect(page.locator(".chapter h3")).to_contain_text(
        [f"Quest {number}, {quest}" for number, quest in enumerate(QUESTS[:3], 1)]
    )
    expect(page.locator(".heroes article")).to_contain_text(["played by Cleo", "played by Dan"])

    pick(page.get_by_role("group", name="Seat 2").get_by_role("radio", name="bot", exact=True))
    page.get_by_role("button", name="Next quest").click()
    expect(page.get_by_role("dialog")).to_contain_text("Firepower")
    assert not hall.problems


@pytest.fixture
def one_quest_measured(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """At the difficulty heroic, and at no other."""
    monkeypatch.setattr(adventures, "WON_HARDER", {"heroic": {"quest-1": (30, 20, 10)}})
    every_game.cache_clear()
    yield
    every_game.cache_clear()


@pytest.mark.usefixtures("one_quest_measured")
def test_the_lobby_tells_how_hard_a_quest_is_at_each_difficulty(hall: Hall) -> None:
    """Where nobody has measured it, it says so."""
    page = hall.visitor().page
    page.goto(f"{hall.address}/#/new/warhammer-quest")
    stench, toxin = (page.locator(".adventures label", has_text=name) for name in QUESTS[:2])
    expect(stench).to_contain_text("medium bots win 55%")
    pick(page.get_by_role("radio", name="Heroic"))
    expect(stench).to_contain_text("medium bots win 20%")
    expect(stench.get_by_role("img", name="Difficulty 5 of 5")).to_be_visible()
    expect(toxin).to_contain_text("not measured")
    expect(toxin).not_to_contain_text("medium bots win")


def test_variants_that_exclude_each_other_are_never_both_ticked(hall: Hall) -> None:
    page = hall.visitor().page
    page.goto(f"{hall.address}/#/new/talisman")
    page.get_by_role("button", name="Look through").click()
    short = page.get_by_role("checkbox", name=re.compile("^Short time limit"))
    long = page.get_by_role("checkbox", name=re.compile("^Long time limit"))
    short.check()
    expect(long).to_be_disabled()
    short.uncheck()
    expect(long).to_be_enabled()
    assert not hall.problems
