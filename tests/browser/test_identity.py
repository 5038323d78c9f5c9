"""Players who come back: one identity on two devices, and a rated table in the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import Hall, pick

pytestmark = pytest.mark.slow


def test_an_identity_is_carried_to_another_device_by_its_link(hall: Hall) -> None:
    ana, phone = hall.visitor(), hall.visitor(width=390, height=800)
    ana.make_table("me", "bot", "bot")
    expect(ana.board).to_be_visible()
    ana.page.goto(f"{ana.address}/#/me")
    ana.page.get_by_role("button", name="Keep an identity").click()
    expect(ana.page.get_by_label("Your name")).to_have_value("Ana")
    ana.page.get_by_role("button", name="Use another device").click()
    link = ana.page.get_by_label("Link to my identity", exact=True).input_value()

    phone.page.goto(link)
    take = phone.page.get_by_role("button", name="Use it here")
    expect(take).to_be_visible()
    expect(phone.page).to_have_url(re.compile(r"/#/me$"))
    assert phone.page.evaluate("localStorage.getItem('questhall.person')") is None, "nobody has agreed yet"
    take.click()
    phone.page.get_by_role("link", name="Rent a Hero").click()
    expect(phone.board).to_be_visible()
    expect(phone.page.locator("[data-choice]").first).to_be_attached()

    phone.page.goto(f"{phone.address}/#/me")
    phone.page.get_by_role("button", name="Forget me").click()
    phone.page.get_by_role("button", name="Delete it for good").click()
    expect(phone.page.get_by_role("button", name="Keep an identity")).to_be_visible()


def test_a_rated_table_gives_its_players_an_identity(hall: Hall) -> None:
    ana, ben = hall.visitor(), hall.visitor()
    ana.page.goto(f"{ana.address}/#/new/rent-a-hero")
    seats = ana.page.locator("form ol > li")
    expect(seats).to_have_count(4)
    seats.last.get_by_role("button").click()
    pick(seats.nth(1).get_by_role("radio", name="anyone", exact=True))
    pick(ana.page.get_by_role("radio", name="everyone, in the lobby", exact=True))
    ana.page.get_by_label("Rated", exact=True).check()
    ana.page.get_by_role("button", name="Open the table").click()
    expect(ana.page).to_have_url(re.compile(r"/#/table/[^/]+$"))

    ben.enter()
    ben.page.get_by_role("listitem").filter(has_text="Rated").get_by_role("link", name="Sit down").click()
    expect(ben.page.get_by_text("This game is rated")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.board).to_be_visible()
    for visitor in (ana, ben):
        assert visitor.page.evaluate("JSON.parse(localStorage.getItem('questhall.person')).length") == 32
