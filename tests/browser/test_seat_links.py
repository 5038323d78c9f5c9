"""The secret of a seat leaves the address bar, and the seat is found again all the same."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Hall, Visitor

pytestmark = pytest.mark.slow

WITHOUT_SECRET = re.compile(r"/#/table/[^/]+$")


def expect_the_seat(page: Page) -> None:
    """Only players have a link of their seat."""
    expect(page.get_by_role("button", name="Link to my seat")).to_be_visible()
    expect(page).to_have_url(WITHOUT_SECRET)


def test_the_address_of_a_table_does_not_give_the_seat_away(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    expect_the_seat(ana.page)
    bare = ana.page.url

    ana.page.reload()
    expect_the_seat(ana.page)

    again = Visitor(ana.page.context.new_page(), ana.address)
    again.page.goto(bare)
    expect_the_seat(again.page)

    ana.page.get_by_role("button", name="Link to my seat").click()
    link = ana.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert link.startswith(f"{bare}/")
    elsewhere = hall.visitor()
    elsewhere.page.goto(link)
    expect_the_seat(elsewhere.page)

    watcher = hall.visitor()
    watcher.page.goto(bare)
    expect(watcher.board).to_be_visible()
    assert watcher.page.get_by_role("button", name="Link to my seat").count() == 0


def test_a_friend_who_joins_has_no_secret_in_the_address_either(hall: Hall) -> None:
    ana, ben = hall.visitor(), hall.visitor()
    ana.make_table("me", "friend", "bot")
    ben.join(ana.invitation(), "Ben")
    expect_the_seat(ben.page)
    ben.page.goto(ben.address)
    ben.page.go_back()
    expect_the_seat(ben.page)


def test_an_invitation_that_only_opens_here_says_so(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "friend", "bot")
    expect(ana.page.get_by_role("note")).to_contain_text("This link opens only on this computer")
    assert ana.invitation().startswith(ana.address)


def test_an_invitation_names_the_address_by_which_friends_reach_the_server(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.route("**/api/address", lambda route: route.fulfill(json={"network": "http://192.168.1.20:8421"}))
    ana.make_table("me", "friend", "bot")
    expect(ana.page.get_by_label("Invitation link")).to_have_value(
        re.compile(r"^http://192\.168\.1\.20:8421/#/join/")
    )
    expect(ana.page.get_by_role("note")).to_have_count(0)


def test_someone_else_takes_the_seat_of_a_player_who_has_gone(hall: Hall) -> None:
    ana, ben, cleo = hall.visitor(), hall.visitor(), hall.visitor()
    ana.make_table("me", "friend", "bot")
    invitation = ana.invitation()
    ben.join(invitation, "Ben")
    expect(ana.board).to_be_visible()
    ben.page.close()

    ana.page.get_by_role("button", name="Offer the seat to someone else").click()
    expect(ana.page.get_by_role("button", name="Copy the invitation")).to_be_visible()

    cleo.page.goto(invitation)
    expect(cleo.page.locator("form")).to_contain_text("seat and play on under that name")
    cleo.page.get_by_role("button", name="Sit down").click()
    expect_the_seat(cleo.page)
    expect(ana.page.get_by_role("button", name="Copy the invitation")).to_have_count(0)
