"""Puzzles in the browser: found in the lobby, answered with the keyboard or a touch, explained, remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from questhall.puzzles import Puzzle, puzzles_of
from questhall.puzzles.puzzle_texts import PuzzleTeller, puzzle_texts
from tests.browser.people import Hall

pytestmark = pytest.mark.slow

GAME = "rent-a-hero"


def place_of(puzzle: Puzzle, key: str) -> int:
    teller = PuzzleTeller(puzzle, puzzle_texts(puzzle, "en"))
    return [option.key for option, _ in teller.options()].index(key)


def test_puzzles_are_solved_from_the_lobby_with_the_keyboard(hall: Hall, axe: str) -> None:
    first, second = puzzles_of(GAME)[:2]
    count = len(puzzles_of(GAME))
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/")
    ana.page.get_by_role("link", name="Puzzles Rent a Hero").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(f"Rent a Hero: puzzle 1 of {count}")
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []

    expect(ana.page.locator("#question")).to_be_visible()
    ana.page.keyboard.press(str(place_of(first, first.best) + 1))
    solution = ana.page.get_by_role("region", name=re.compile("^Right:"))
    expect(solution.get_by_role("term")).to_have_count(len(first.others) + 1)
    expect(solution.get_by_role("heading")).to_be_focused()
    expect(ana.page.get_by_text(f"Solved: 1 of {count}")).to_be_visible()
    assert ana.violations(axe, "light") == ana.violations(axe, "dark") == []

    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(f"Rent a Hero: puzzle 2 of {count}")
    expect(ana.page.locator("#question")).to_be_visible()
    ana.page.keyboard.press(str(place_of(second, second.others[0].key) + 1))
    expect(ana.page.get_by_role("region", name=re.compile("is not best"))).to_be_visible()
    expect(ana.page.get_by_text(f"Solved: 1 of {count}")).to_be_visible()
    ana.page.get_by_role("button", name="Try again").click()
    expect(ana.page.get_by_role("region", name=re.compile("is not best"))).to_have_count(0)

    ana.page.goto(f"{ana.address}/#/puzzles/{GAME}")
    expect(ana.page).to_have_url(re.compile(f"/puzzles/{GAME}/2$"))  # the first is solved


def test_whoever_leaves_before_the_puzzles_have_come_is_not_called_back(hall: Hall) -> None:
    """Neither by the page, which would show its first puzzle, nor by a warning that it reads what is gone."""
    held: list[Route] = []
    page = (ana := hall.visitor()).page
    page.route(f"**/api/games/{GAME}/puzzles", lambda route: held.append(route))
    with page.expect_request(f"**/api/games/{GAME}/puzzles"):
        page.goto(f"{ana.address}/#/puzzles/{GAME}")
    page.goto(f"{ana.address}/#/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    with page.expect_response(f"**/api/games/{GAME}/puzzles") as answer:
        held[0].continue_()
    answer.value.finished()
    ana.wait_until_it_stands_still()
    assert page.url.endswith("#/about")


@pytest.mark.parametrize("game_id", ["talisman", "warhammer-quest"])
def test_puzzles_fit_a_phone(hall: Hall, axe: str, game_id: str) -> None:
    puzzle = puzzles_of(game_id)[0]
    ben = hall.visitor(width=390)
    ben.page.goto(f"{ben.address}/#/puzzles/{game_id}/1")
    expect(ben.page.locator("#question")).to_be_visible()
    ben.page.locator(".decision .options button").nth(place_of(puzzle, puzzle.others[0].key)).click()
    expect(ben.page.get_by_role("region", name=re.compile("is not best"))).to_be_visible()
    assert not ben.is_wide()
    assert ben.violations(axe, "light") == []
