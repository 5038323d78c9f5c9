"""Whole games, as people play them: by mouse, by keyboard, with friends, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import MOST_MOVES, Hall, Visitor, pick

MOST_TABS = 80
CUT_OFF = """() => [...document.querySelectorAll('.seat .tag')]
    .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.parentElement.innerText)"""
"""Badges beside a name that are not shown as a whole."""
HEIGHTS = """async () => {
    const heights = () => ['.decision', '.board']
        .map(one => Math.round(document.querySelector(one).getBoundingClientRect().height));
    const frame = () => new Promise(done => requestAnimationFrame(() => done(heights())));
    let [before, now] = [await frame(), await frame()];
    while (before.join() !== now.join()) [before, now] = [now, await frame()];
    return now;
}"""
"""The same at the beginning of two frames: the page fits the board to a new question just before it paints."""

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]


def test_two_clicks_lead_from_the_first_page_to_playing(hall: Hall) -> None:
    ana = hall.visitor()
    ana.enter()
    pick(ana.page.get_by_role("radio", name="easy").first)
    ana.page.get_by_role("button", name="Play now Rent a Hero").click()
    expect(ana.board).to_be_visible()
    expect(ana.page.get_by_label("Your hand", exact=True).get_by_role("button")).to_have_count(5)


def test_a_whole_game_by_mouse(hall: Hall) -> None:
    """What lights up is clicked; where nothing does, the list of actions is used."""
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    on_board = 0
    for _ in range(MOST_MOVES):
        if not ana.wait_until_asked():
            break
        if ana.choose_on_the_board():
            on_board += 1
        else:
            ana.choose(ana.options.last)
    expect(ana.verdict).to_contain_text(re.compile("wins|share the victory"))
    assert on_board > 0
    expect(ana.page.get_by_text("Verified: dice and shuffles were fair")).to_be_visible()
    expect(ana.page.get_by_role("table").get_by_role("row")).to_have_count(3)


def test_a_finished_game_leads_to_its_replay_and_a_rematch(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    ana.play_to_the_end()
    expect(ana.verdict).to_be_visible()
    table = ana.page.url
    ana.page.locator(".end").get_by_role("link", name="Replay").click()
    expect(ana.page.get_by_role("heading", name="Replay: Rent a Hero")).to_be_visible()
    ana.page.get_by_role("button", name="Step forward").click()
    expect(ana.page.get_by_text("Step 1 of")).to_be_visible()
    ana.page.get_by_role("button", name="Go to the end").click()
    expect(ana.page.get_by_text("winner").first).to_be_visible()
    ana.page.get_by_label("View as").select_option("spectator")
    expect(ana.board).to_be_visible()
    expect(ana.page.get_by_label("Ana\u2019s hand")).to_have_count(0)
    ana.page.goto(table)
    ana.page.get_by_role("button", name="Rematch").click()
    expect(ana.board).to_be_visible()
    expect(ana.verdict).to_have_count(0)
    assert ana.page.url != table


def test_a_finished_game_leads_to_its_analysis(hall: Hall) -> None:
    """One click at the end of the game, which begins it, wherever on the replay page it is."""
    ana = hall.visitor(1440, 900)
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    ana.play_to_the_end()
    expect(ana.page.locator(".seat .turn")).to_have_count(0)  # it is nobody's turn any more
    ana.page.locator(".end").get_by_role("link", name="What decided the game").click()
    panel = ana.page.get_by_role("region", name="What decided the game")
    expect(panel.get_by_role("progressbar").or_(panel.get_by_role("table"))).to_be_in_viewport()
    expect(panel.get_by_role("button", name="Analyse this game")).to_have_count(0)


def test_the_board_stands_still_while_questions_come_and_go(hall: Hall) -> None:
    """Questions with many options need more room than others; the room once taken is kept."""
    ana = hall.visitor(1440, 1200)
    ana.make_table("me", "bot", "bot")
    measured: list[tuple[int, int]] = []
    for _ in range(12):
        assert ana.wait_until_asked()
        measured.append(heights(ana))
        ana.choose(ana.options.first)
        measured.append(heights(ana))
    panels = [panel for panel, _ in measured]
    since_the_tallest = measured[panels.index(max(panels)) :]
    assert len({panel for panel, _ in since_the_tallest}) > 1
    boards = [board for _, board in since_the_tallest]
    assert max(boards) - min(boards) <= 1, boards


def heights(visitor: Visitor) -> tuple[int, int]:
    """Of the question and of the board, as they are painted."""
    panel, board = visitor.page.evaluate(HEIGHTS)
    return panel, board


def test_a_whole_game_by_keyboard_alone(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.goto(ana.address)
    expect(ana.page.locator("article.game").first).to_be_visible()
    tab_to(ana.page, "Play now")
    ana.page.keyboard.press("Enter")
    expect(ana.board).to_be_visible()
    for move in range(MOST_MOVES):
        if not ana.wait_until_asked():
            break
        before = ana.asked_for()
        if move < 3:
            tab_to_an_option(ana)
            ana.page.keyboard.press("Enter")
        else:
            ana.page.keyboard.press(str(ana.options.count()) if ana.options.count() < 10 else "1")
        ana.wait_until_answered(before)
    expect(ana.verdict).to_be_focused()


def test_two_friends_play_each_other_and_a_third_watches(hall: Hall) -> None:
    ana, ben, watcher = hall.visitor(), hall.visitor(), hall.visitor()
    ana.make_table("me", "friend", "bot")
    ben.join(ana.invitation(), "Ben")
    expect(ana.board).to_be_visible()
    expect(ben.board).to_be_visible()
    watcher.page.goto("/".join(ana.page.url.split("/")[:6]))
    expect(watcher.board).to_be_visible()
    expect(watcher.page.get_by_label("Your hand", exact=True)).to_have_count(0)
    expect(watcher.options).to_have_count(0)

    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.get_by_label("Say something").fill("Good luck, Ben")
    ana.page.keyboard.press("Enter")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_text("Good luck, Ben")).to_be_visible()

    for player in (ana, ben):
        player.play_to_the_end()
    for visitor in (ana, ben, watcher):
        expect(visitor.verdict).to_be_visible()
    assert ana.questions_answered()
    assert ben.questions_answered()
    # Whoever has won is told so as you; nobody else is.
    told = {name: one.verdict.inner_text() for name, one in (("Ana", ana), ("Ben", ben), ("", watcher))}
    for name, text in told.items():
        assert ("You " in text) == (name != "" and name in told[""])


def test_nothing_overflows_on_a_phone(hall: Hall) -> None:
    ana = hall.visitor(390, 844, has_touch=True, is_mobile=True)
    ana.enter()
    assert not ana.is_wide()
    ana.page.get_by_role("button", name="Play now Rent a Hero").tap()
    expect(ana.board).to_be_visible()
    for _ in range(8):
        if not ana.wait_until_asked():
            break
        assert not ana.is_wide()
        assert ana.page.evaluate(CUT_OFF) == []
        before = ana.asked_for()
        ana.options.first.tap()
        ana.wait_until_answered(before)


def test_impossible_choices_say_why(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    ana.wait_until_asked()
    ana.page.get_by_label("Your hand", exact=True).get_by_role("button").first.click(button="right")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_text("Power, once")).to_be_visible()
    expect(dialog.get_by_text("Why not now?").or_(dialog.locator("button.main")).first).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_question_answered_on_another_device_disappears(hall: Hall) -> None:
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot")
    wanderer = ana.page.locator(".board .wanderer button.lit")
    for _ in range(20):
        assert ana.wait_until_asked()
        if wanderer.count():
            break
        ana.choose(ana.options.last)
    wanderer.click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.locator("button.main").first).to_be_visible()
    again = Visitor(ana.page.context.new_page(), ana.address)
    again.page.goto(ana.page.url)
    assert again.wait_until_asked()
    again.choose_first()
    expect(dialog).to_have_count(0)
    assert ana.wait_until_asked()
    ana.choose_first()


def test_several_people_pass_one_device_around(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/new/rent-a-hero")
    seats = ana.page.locator("form ol > li")
    expect(seats).to_have_count(4)
    seats.last.get_by_role("button").click()
    for number, name in enumerate(("Ana", "Ben", "Cleo")):
        pick(seats.nth(number).get_by_role("radio", name="me", exact=True))
        seats.nth(number).get_by_role("textbox").fill(name)
    ana.page.get_by_role("button", name="Open the table").click()
    seen = set()
    for _ in range(30):
        curtain = ana.page.get_by_role("button", name="I am")
        ana.options.or_(curtain).first.wait_for()
        if curtain.count():
            expect(ana.page.get_by_label("Your hand", exact=True)).to_have_count(0)
            curtain.click()
            continue
        seen.add(ana.page.locator(".seat.me strong").inner_text())
        ana.choose_first()
        if seen == {"Ana", "Ben", "Cleo"}:
            return
    assert seen == {"Ana", "Ben", "Cleo"}


def tab_to_an_option(visitor: Visitor) -> None:
    """Press Tab until an option has the focus."""
    for _ in range(MOST_TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement?.closest('.options') !== null"):
            return
    raise AssertionError("the options cannot be reached by Tab")


def tab_to(page: Page, text: str, inside: str = "body") -> None:
    """Press Tab until what has the focus says this."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "inside => document.activeElement?.closest(inside) ? document.activeElement.innerText : ''", inside
        )
        if text in focused:
            return
    raise AssertionError(f"{text!r} cannot be reached by Tab")
