"""A campaign in the browser: its page, results, the next quest, and a server that stops in between."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.people import Hall
from tests.server.campaign_files import LAST
from tests.server.serving import Made, Running, play_on

SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "easy"}]


def finish(table: Made) -> None:
    """Play Ana's part to the end of the quest, without a browser."""
    picker = random.Random(3)
    with table.seat(0) as ana:
        play_on([ana], lambda decision: str(picker.choice(decision["options"])["key"]))
        assert ana.shown["result"]


def link(table: Made) -> str:
    return f"{table.server.address}/#/table/{table.id}/{table.secrets[0]}"


def test_a_campaign_goes_on_after_the_server_was_stopped(browser: Browser, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with Running(url) as server:
        table = server.make(game="warhammer-quest", seats=SEATS, variants=["campaign"])
        finish(table)
    with Running(url) as server:
        table.server = server
        hall = Hall(browser, server.address)
        ana = hall.visitor(settings={"introductions": True})
        page = ana.page

        page.goto(link(table))
        expect(page.locator("#end")).to_contain_text("A Foul Stench")
        page.get_by_role("link", name="The campaign").click()

        expect(page.locator(".map li")).to_have_count(5)
        expect(page.locator(".map li.now")).to_contain_text("Trace the Toxin")
        expect(page.locator(".chapter")).to_have_count(1)
        expect(page.locator(".heroes article")).to_have_count(2)
        expect(page.get_by_role("heading", name="Next: Trace the Toxin")).to_be_visible()

        page.get_by_role("button", name="Next quest").click()
        briefing = page.get_by_role("dialog")
        expect(briefing).to_contain_text("Trace the Toxin")
        expect(briefing).to_contain_text("Your aim")
        briefing.get_by_role("button", name="begin").click()
        expect(page.get_by_text("Your aim")).to_have_count(0)
        assert not hall.problems
        hall.close()


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

    ana.page.reload()
    expect(ana.page.locator("#ending")).to_contain_text("The campaign is")
    expect(ana.page.locator(".map li.now")).to_have_count(0)
    assert not hall.problems


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
