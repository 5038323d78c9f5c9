"""Looking back and going on from there, orders and clocks, forms and boards in other languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.finished_games import open_replay
from tests.browser.people import Hall, Visitor, pick
from tests.server.serving import Running

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]


IS_IN_SIGHT = """step => {
    const [list, now] = [step.closest('ol'), step].map((one) => one.getBoundingClientRect());
    return now.top >= list.top - 1 && now.bottom <= list.bottom + 1;
}"""
"""Whether the list of moves is scrolled to a step."""


def make_a_move(visitor: Visitor) -> None:
    assert visitor.wait_until_asked()
    visitor.choose_first()


def make_moves(visitor: Visitor, count: int) -> None:
    for _ in range(count):
        make_a_move(visitor)
    visitor.wait_until_asked()


def open_orders(visitor: Visitor, within: int) -> Locator:
    """Play on, for so many moves at most, until a window can be waived; what is clicked to give an order."""
    orders = visitor.page.get_by_text("ask every time")
    for _ in range(within):
        visitor.wait_until_asked()
        if orders.count():
            break
        make_a_move(visitor)
    orders.click()
    return orders


def test_the_log_shows_the_table_as_it_was_and_leads_back(hall: Hall, axe: str) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    hand = ana.page.get_by_label("Your hand", exact=True)
    at_first = hand.inner_text()
    for _ in range(30):
        make_moves(ana, 1)
        if hand.inner_text() != at_first:
            break
    now = hand.inner_text()
    assert now != at_first

    ana.page.get_by_label("Show in the log").select_option("everything")
    entries = ana.page.get_by_role("list", name="Log").get_by_role("button")
    entries.first.click()
    expect(ana.page.get_by_role("heading", name="Looking back: after choice 0")).to_be_focused()
    assert hand.inner_text() == at_first
    expect(ana.options).to_have_count(0)
    expect(ana.lit).to_have_count(0)
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []
    expect(ana.page.get_by_text("the game is waiting for you")).to_be_visible()

    ana.page.get_by_role("button", name="Step forward").click()
    expect(ana.page.get_by_role("heading", name="Looking back: after choice 1")).to_be_visible()
    ana.page.get_by_role("button", name="Back to the game").click()
    expect(ana.options.first).to_be_visible()
    assert hand.inner_text() == now

    entries.first.click()
    expect(ana.page.get_by_role("heading", name="Looking back")).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.options.first).to_be_visible()


def test_the_log_can_be_filtered(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    make_moves(ana, 4)
    log = ana.page.get_by_role("list", name="Log")
    ana.page.get_by_label("Show in the log").select_option("everything")
    expect(log.get_by_text("is dealt").first).to_be_visible()
    ana.page.get_by_label("Show in the log").select_option("Bot Ben")
    others = [text for text in log.get_by_role("listitem").all_inner_texts() if "Ben" not in text]
    assert not others
    ana.page.get_by_label("Show in the log").select_option("everything")
    ana.page.get_by_label("Search the log").fill("no such thing")
    expect(log.get_by_role("listitem")).to_have_count(0)


def test_a_finished_game_is_continued_from_a_moment_of_its_log(hall: Hall, axe: str) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    make_moves(ana, 3)
    # Against bots alone nobody has to be asked, whatever has been revealed since.
    ana.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ana.page.locator(".recent")).to_contain_text("You undo your last choice")
    ana.play_to_the_end()
    expect(ana.verdict).to_be_visible()
    first = ana.page.url

    entry = ana.page.get_by_role("list", name="Log").locator(".entry").last
    told = entry.locator(".text").inner_text()
    entry.get_by_role("link").click()
    by_name = re.sub("^You (win|share)", r"Ana \1s", told)
    by_name = re.sub("^You have (.*) and win$", r"Ana has \1 and wins", by_name)
    expect(ana.page.locator(".controls").get_by_text(by_name)).to_be_visible()
    expect(ana.page.get_by_role("button", name="Continue from here")).to_have_count(0)

    ana.page.get_by_role("button", name="Go to the start").click()
    for _ in range(7):
        ana.page.get_by_role("button", name="Step forward").click()
    ana.page.get_by_role("button", name="Continue from here").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_text("future shuffles and dice are those of this game")).to_be_visible()
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []
    dialog.get_by_label("My seat").select_option("Bot Ben\u2019s seat")
    dialog.get_by_label("Your name").fill("Zoe")
    pick(dialog.get_by_role("radio", name="easy"))
    dialog.get_by_role("button", name="Play from here").click()

    expect(ana.board).to_be_visible()
    assert ana.page.url != first
    expect(ana.page.locator(".seat.me strong")).to_have_text("Zoe")
    expect(ana.page.get_by_text("This game continues another one")).to_be_visible()
    ana.play_to_the_end()
    expect(ana.page.locator(".end").get_by_text("This game continues another one")).to_be_visible()
    expect(ana.page.get_by_text("does not match")).to_have_count(0)


def test_another_language_leaves_forms_as_they_are(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/new/rent-a-hero")
    seats = ana.page.locator("form ol > li")
    expect(seats).to_have_count(4)
    seats.last.get_by_role("button").click()
    seats.nth(0).get_by_role("textbox").fill("Zosia")
    seats.nth(2).get_by_role("combobox").select_option("hard")
    pick(ana.page.get_by_role("radio", name="relaxed"))
    pick(ana.page.get_by_role("checkbox").first)

    ana.page.get_by_label("Language").select_option("pl")
    expect(ana.page.get_by_role("radio", name="spokojnie")).to_be_checked()
    expect(seats).to_have_count(3)
    expect(seats.nth(0).get_by_role("textbox")).to_have_value("Zosia")
    expect(seats.nth(2).get_by_role("combobox")).to_have_value("hard")
    expect(ana.page.get_by_role("checkbox").first).to_be_checked()


def test_a_replay_stays_where_it_is_in_another_language(hall: Hall, server: Running) -> None:
    ana = hall.visitor()
    open_replay(ana, server)
    ana.page.get_by_role("button", name="Step forward").click()
    expect(ana.page.get_by_text("Step 1 of")).to_be_visible()
    said = ana.page.locator(".now").inner_text()
    ana.page.get_by_label("Language").select_option("fr")
    expect(ana.page.get_by_text("Étape 1 sur")).to_be_visible()
    expect(ana.page.locator(".now")).not_to_have_text(said)


def test_the_party_votes_where_it_decides_together(hall: Hall) -> None:
    ana, ben = hall.visitor(), hall.visitor()
    ana.make_table("me", "friend", game="warhammer-quest")
    ben.join(ana.invitation(), "Ben")
    make_a_move(ana)  # each takes a hero
    make_a_move(ben)
    expect(ana.page.get_by_text("You decide together.")).to_be_visible()

    wish = ana.options.first.inner_text().split("\n")[-1]
    ana.options.first.click()
    expect(ana.page.get_by_text("You have voted. Still to vote: Ben.")).to_be_visible()
    expect(ben.page.locator(".votes li")).to_contain_text(wish)
    expect(ben.page.locator(".votes li")).to_contain_text("votes: Ana")
    ben.options.first.click()
    expect(ana.page.locator(".votes")).to_have_count(0)


def test_a_standing_order_answers_until_it_is_over_or_withdrawn(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    open_orders(ana, within=20)
    ana.page.get_by_role("button", name="Use nothing when").click()
    standing = ana.page.locator(".orders")
    expect(standing).to_contain_text("until further notice")
    ana.page.get_by_role("button", name="Cancel all orders").click()
    expect(standing).to_have_count(0)


def test_the_browser_remembers_in_which_windows_a_player_is_asked(hall: Hall, axe: str) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", game="talisman")
    ana.wait_until_asked()
    always = ana.page.get_by_role("group", name="Ask me").get_by_role("radio", name="always")
    expect(always).not_to_be_checked()
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []
    pick(always)
    expect(ana.options.first).to_be_enabled()  # the server has answered
    ana.page.reload()
    expect(always).to_be_checked()

    ana.make_table("me", "bot", game="talisman")
    ana.wait_until_asked()
    expect(always).to_be_checked()


def test_how_fast_bots_play_is_changed_at_the_table(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    speeds = ana.page.get_by_role("group", name="Bot speed")
    expect(speeds.get_by_role("radio", name="fast")).to_be_checked()
    skip = speeds.get_by_role("radio", name="skip to my turn")
    pick(skip)
    expect(ana.options.first).to_be_enabled()  # the server has answered
    make_moves(ana, 3)
    ana.page.reload()
    expect(skip).to_be_checked()


def test_a_clock_appears_when_time_is_short(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/new/rent-a-hero")
    seats = ana.page.locator("form ol > li")
    expect(seats).to_have_count(4)
    pick(seats.nth(1).get_by_role("radio", name="bot", exact=True))
    pick(ana.page.get_by_role("radio", name="relaxed"))
    ana.page.get_by_role("button", name="Open the table").click()
    ana.wait_until_asked()
    expect(ana.page.get_by_role("timer", name="Time left")).to_be_visible()


@pytest.mark.parametrize(("locale", "gear"), [("pl", "ekwipunek 0/1"), ("fr", "équipement 0/1")])
def test_warhammer_quests_table_is_translated(hall: Hall, locale: str, gear: str) -> None:
    ana = hall.visitor(locale=locale)
    ana.enter()
    ana.page.locator("article.game", has_text="Warhammer Quest").locator("button.main").click()
    for _ in range(4):
        ana.wait_until_asked()
        make_a_move(ana)
    expect(ana.board.get_by_text(gear).first).to_be_visible()
    assert "_" not in ana.board.inner_text()
    expect(ana.board.get_by_text("gear 0/1")).to_have_count(0)


def test_a_replay_has_a_list_of_moves_and_an_address_for_each(hall: Hall, server: Running, axe: str) -> None:
    ana = hall.visitor()
    open_replay(ana, server)
    moves = ana.page.get_by_role("list", name="Moves").get_by_role("link")
    expect(moves.first).to_be_visible()
    now = ana.page.locator("[aria-current=step]")
    expect(now).to_contain_text("0")
    second = moves.nth(1)
    step = second.locator(".number").inner_text()
    second.click()
    expect(ana.page.get_by_text(f"Step {step} of")).to_be_visible()
    expect(ana.page).to_have_url(re.compile(rf"/{step}/all$"))

    ana.page.keyboard.press("End")
    last = int(ana.page.get_by_role("slider").get_attribute("max") or 0)
    expect(ana.page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    ana.page.keyboard.press("ArrowLeft")
    expect(now).to_contain_text(str(last - 1))
    expect(now).to_be_in_viewport()
    assert now.evaluate(IS_IN_SIGHT)
    ana.page.evaluate("step => location.hash = location.hash.replace(/\\d+\\/all$/, `${step}/all`)", 3)
    expect(ana.page.get_by_text("Step 3 of")).to_be_visible()
    address = ana.page.url
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []

    ben = hall.visitor(width=390)
    ben.page.goto(address)
    expect(ben.page.get_by_text("Step 3 of")).to_be_visible()
    expect(ben.page.get_by_role("list", name="Moves").get_by_role("link").first).to_be_attached()
    assert not ben.is_wide()
