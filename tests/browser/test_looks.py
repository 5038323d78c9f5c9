"""What a table looks and feels like: what moves, what is near the thumb, how much has to be loaded."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.browser.people import MOST_MOVES, WAIT, Hall, Visitor

pytestmark = pytest.mark.slow

FIRST_LOAD = 300_000
COUNT_FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
        window.flown += node.classList?.contains('flight') ? 1 : 0;
    }))).observe(document.querySelector('.flights'), {childList: true});
}"""
"""Cards that are seen on their way from one place to another are counted from now on."""
FOLLOW_THE_WANDERER = """() => {
    window.visited = new Set();
    const look = () => {
        const card = document.querySelector('.wanderer')?.getBoundingClientRect();
        document.querySelectorAll('[data-seat]').forEach((seat, number) => {
            const place = seat.getBoundingClientRect();
            const x = (card?.left + card?.right) / 2, y = (card?.top + card?.bottom) / 2;
            const isThere = place.left < x && x < place.right && place.top < y && y < place.bottom;
            if (isThere) window.visited.add(number);
        });
    };
    new MutationObserver(look).observe(document.querySelector('.board'), {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
    const painted = () => { look(); requestAnimationFrame(painted); };
    painted();
}"""
"""The seats at which the wanderer lies are gathered from now on, however seldom the page is painted."""


def make_moves(visitor: Visitor, count: int) -> None:
    for _ in range(count):
        if not visitor.wait_until_asked():
            return
        visitor.choose_first()


def test_cards_move_unless_reduced_motion_is_set(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    expect(ana.board).to_be_visible()
    ana.page.evaluate(COUNT_FLIGHTS)
    moves = 0
    while ana.page.evaluate("window.flown") == 0:
        assert moves < MOST_MOVES
        make_moves(ana, 1)
        moves += 1
    ana.page.emulate_media(reduced_motion="reduce")
    ana.page.evaluate("window.flown = 0")
    make_moves(ana, moves + 3)
    assert ana.page.evaluate("window.flown") == 0


@pytest.mark.usefixtures("quick_bots")
def test_the_wanderer_goes_from_seat_to_seat(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot", "bot")
    ana.wait_until_asked()
    expect(ana.board).to_be_visible()
    ana.page.evaluate(FOLLOW_THE_WANDERER)
    for _ in range(MOST_MOVES):
        make_moves(ana, 1)
        if ana.has_ended() or ana.page.evaluate("window.visited.size") >= 3:
            break
    assert ana.page.evaluate("window.visited.size") >= 2


@pytest.mark.usefixtures("quick_bots")
def test_options_with_the_same_beginning_are_grouped(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    group = ana.page.get_by_role("group", name="Ask for a hint with the")
    for _ in range(40):
        assert ana.wait_until_asked()
        if group.count():
            break
        make_moves(ana, 1)
    button = group.get_by_role("button").first
    short = button.locator("span:not(.unseen)").inner_text()
    expect(button).to_have_accessible_name(f"Ask for a hint with the {short}")


@pytest.mark.usefixtures("quick_bots")
def test_on_a_phone_the_actions_are_near_the_thumb(hall: Hall) -> None:
    ana = hall.visitor(390, 844, has_touch=True, is_mobile=True)
    ana.make_table("me", "bot", "bot", "bot")
    for _ in range(6):
        if not ana.wait_until_asked():
            return
        box = ana.options.first.bounding_box()
        assert box is not None
        assert 844 * 0.4 < box["y"] < 844 - box["height"], "seen without scrolling, in the lower part"
        make_moves(ana, 1)


def test_the_actions_stay_near_the_thumb_while_the_board_is_loading(hall: Hall) -> None:
    ana = hall.visitor(390, 844, has_touch=True, is_mobile=True)
    held: list[Route] = []
    ana.page.route("**/Board-*.js", lambda route: held.append(route))
    ana.make_table("me", "bot", "bot", "bot")
    assert ana.wait_until_asked()
    expect(ana.board).to_have_count(0)
    for _ in range(WAIT // 50):
        if held:
            break
        ana.page.wait_for_timeout(50)  # until the browser has asked for it
    assert held
    box = ana.options.first.bounding_box()
    assert box is not None
    assert 844 * 0.4 < box["y"] < 844 - box["height"]
    for route in held:
        route.continue_()
    expect(ana.board).to_be_visible()


def test_leaving_asks_for_confirmation(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "friend", "bot")
    ben = hall.visitor()
    ben.join(ana.invitation(), "Ben")
    expect(ana.board).to_be_visible()
    ana.page.get_by_role("button", name="Leave").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Stay").click()
    expect(ana.board).to_be_visible()
    expect(dialog).to_have_count(0)
    ana.page.get_by_role("button", name="Leave").click()
    dialog.get_by_role("button", name="Leave").click()
    expect(ana.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(ben.page.get_by_text("away; a bot is playing")).to_be_visible()


def test_the_first_page_is_light(hall: Hall) -> None:
    """Also in Polish, which needs more letters."""
    pia = hall.visitor(locale="pl-PL")
    assert sum(sizes_while_entering(pia.page, pia)) < FIRST_LOAD


def sizes_while_entering(page: Page, visitor: Visitor) -> list[int]:
    responses: list[Response] = []
    page.on("response", lambda response: responses.append(response))
    visitor.enter()
    page.wait_for_load_state("networkidle")
    return [response.request.sizes()["responseBodySize"] for response in responses]
