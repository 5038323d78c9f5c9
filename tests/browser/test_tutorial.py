"""The tutorials: all lessons of a game, from the lobby to the first real game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from questhall.lessons import lessons_of
from tests.browser.people import AWAITED, Hall, Scheme, Visitor
from tests.browser.test_playing import tab_to

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]

MOST_CHOICES = 10
LEARN = {"en-GB": "Learn by playing", "pl-PL": "Ucz się, grając", "fr-FR": "Apprendre en jouant"}
NEXT = {"en-GB": "Next lesson", "pl-PL": "Następna lekcja", "fr-FR": "Leçon suivante"}
REAL = {
    "en-GB": "Now play a real game",
    "pl-PL": "Zagraj teraz prawdziwą grę",
    "fr-FR": "Jouez maintenant une vraie partie",
}
FIRST_WORDS = {"en-GB": "Welcome!", "pl-PL": "Witaj!", "fr-FR": "Bienvenue !"}
LAST_WORDS = {
    "rent-a-hero": {
        "en-GB": "Now you know the game!",
        "pl-PL": "Znasz już tę grę!",
        "fr-FR": "Vous connaissez le jeu !",
    },
    "talisman": {
        "en-GB": "Now you know the way to the Crown",
        "pl-PL": "Znasz już drogę do Korony",
        "fr-FR": "Vous connaissez maintenant le chemin de la Couronne",
    },
    "warhammer-quest": {
        "en-GB": "You win and lose together",
        "pl-PL": "Wygrywacie i przegrywacie razem",
        "fr-FR": "Vous gagnez et perdez ensemble",
    },
}
GAMES = list(LAST_WORDS)
IN_ITS_SLOT = """() => {
    const card = document.querySelector('.wanderer')?.getBoundingClientRect();
    const slots = [...document.querySelectorAll('.wanderer-slot')].map(one => one.getBoundingClientRect());
    return card && slots.some(slot => Math.hypot(slot.x - card.x, slot.y - card.y) < 2);
}"""


class Learner:
    """Somebody who does what the teacher says, by mouse or by keyboard."""

    def __init__(self, visitor: Visitor, locale: str, by_keyboard: bool) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.locale = locale
        self.by_keyboard = by_keyboard
        self.says = self.page.locator(".lesson [aria-live=polite]")
        self.advised = self.page.locator(f"{AWAITED} .options button.advised:not([disabled])")
        self.next = self.page.locator(".lesson .main", has_text=NEXT[locale])
        self.real = self.page.locator(".lesson .main", has_text=REAL[locale])

    def press(self, name: str, scope: str = "main") -> None:
        if self.by_keyboard:
            tab_to(self.page, name, scope)
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(scope).locator("a, button").filter(has_text=name).first.click()

    def take_advice(self) -> None:
        if self.by_keyboard:
            tab_to(self.page, self.advised.inner_text(), ".advised")
            self.page.keyboard.press("Enter")
        else:
            self.advised.click()

    def follow(self) -> int:
        """Take what is advised until the lesson is over; how many choices that took."""
        for choices in range(MOST_CHOICES):
            self.advised.or_(self.next).or_(self.real).first.wait_for()
            if self.advised.count() == 0:
                return choices
            before = self.visitor.asked_for()
            self.take_advice()
            self.visitor.wait_until_answered(before)
        raise AssertionError("the lesson has no end")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("locale", "width", "by_keyboard"), [("en-GB", 1280, False), ("pl-PL", 1280, True), ("fr-FR", 390, False)]
)
def test_the_whole_tutorial(hall: Hall, game: str, locale: str, width: int, by_keyboard: bool) -> None:
    visitor = hall.visitor(width=width, height=860, locale=locale)
    visitor.enter()
    learner = Learner(visitor, locale, by_keyboard)
    learner.press(LEARN[locale], f"article[aria-labelledby=game-{game}]")
    expect(learner.says).to_contain_text(FIRST_WORDS[locale])
    lessons = len(lessons_of(game))
    titles = []
    for number in range(1, lessons + 1):
        heading = learner.page.locator("#lesson")
        expect(heading).to_contain_text(f"{number} ")
        titles.append(heading.inner_text())
        assert learner.follow() > 0
        assert not visitor.is_wide()
        if number < lessons:
            expect(learner.next).to_be_visible()
            learner.press(NEXT[locale], ".lesson")
            expect(heading).not_to_have_text(titles[-1])
    assert len(set(titles)) == lessons
    expect(learner.says).to_contain_text(LAST_WORDS[game][locale])
    learner.press(REAL[locale], ".lesson")
    expect(visitor.board).to_be_visible()
    expect(learner.page.locator(".lesson")).to_have_count(0)
    assert not hall.problems


def test_another_choice_is_allowed_and_can_be_undone(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/learn/rent-a-hero/hint")
    learner = Learner(ana, "en-GB", by_keyboard=False)
    expect(learner.advised).to_contain_text("Pyromaniac")
    learner.press("Recruit the wanderer", ".options")
    expect(learner.says).to_contain_text("That is allowed, but")
    expect(learner.says).to_contain_text("“Ask for a hint with the Pyromaniac”")
    expect(learner.advised).to_have_count(0)
    learner.press("Undo", ".lesson")
    expect(learner.advised).to_contain_text("Pyromaniac")
    learner.follow()
    expect(learner.says).to_contain_text("your fourth hero")


def test_finished_lessons_are_remembered_and_the_rules_link_to_lessons(hall: Hall) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/learn/rent-a-hero")
    learner = Learner(ana, "en-GB", by_keyboard=False)
    expect(ana.page.locator("#lesson")).to_contain_text("Lesson 1 of 7")
    learner.follow()
    ana.page.get_by_role("button", name="Leave").click()
    expect(ana.page.get_by_role("heading", name="My tables")).to_have_count(0)
    ana.page.goto(f"{ana.address}/#/rules/rent-a-hero")
    ana.page.get_by_role("link", name="Learn by playing").click()
    expect(ana.page.locator("#lesson")).to_contain_text("Lesson 2 of 7")
    learner.press("Skip to the next lesson", ".lesson")
    expect(ana.page.locator("#lesson")).to_contain_text("Lesson 3 of 7")


@pytest.mark.parametrize("lesson", ["rent-a-hero/powers", "talisman/spells"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lesson_is_accessible(hall: Hall, axe: str, scheme: Scheme, lesson: str) -> None:
    ana = hall.visitor()
    ana.page.goto(f"{ana.address}/#/learn/{lesson}")
    learner = Learner(ana, "en-GB", by_keyboard=False)
    expect(learner.advised).to_be_visible()
    assert ana.violations(axe, scheme) == []
    learner.follow()
    assert ana.violations(axe, scheme) == []


def test_the_wanderer_lies_with_its_holder_from_the_first_moment(hall: Hall) -> None:
    """It is there before the teacher, who takes room from the table: the card moves with its seat."""
    ana = hall.visitor(1440, 900)
    ana.enter()
    ana.page.get_by_role("link", name="Learn by playing Rent a Hero").click()
    expect(ana.page.locator(".lesson")).to_be_visible()
    ana.wait_until_asked()
    ana.wait_until_it_stands_still()
    ana.page.wait_for_function(IN_ITS_SLOT)
