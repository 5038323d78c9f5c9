"""Whole games of Talisman by mouse and by keyboard, a Spell that is answered, every language at the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from questhall.games import talisman
from tests.browser.client_code import WEB
from tests.browser.conftest import Dealer
from tests.browser.people import Hall, Visitor
from tests.browser.test_talisman import INTERNAL
from tests.server.serving import Running

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]

SHORT = ("choose-character", "time-limit-15")
"""Fifteen rounds, from the choice of a character to the count at the end."""
MOST_CHOICES = 400
"""Fifteen rounds are never longer for one player."""
MOST_TABS = 150


# By mouse


class Mouse:
    """Somebody who plays on the board, and counts what was done where."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.done = {"read": 0, "moved": 0, "on stage": 0, "fought": 0, "from the list": 0}
        self._turn = 0

    def play_to_the_end(self, look: Callable[[], None] = lambda: None) -> None:
        """Answer all questions; before each, and at the end, have a look at the table."""
        for _ in range(MOST_CHOICES):
            is_asked = self.visitor.wait_until_asked()
            look()
            if not is_asked:
                return
            self.answer()
        raise AssertionError("the game has no end")

    def answer(self) -> None:
        self._answer()
        self._turn += 1

    def _answer(self) -> None:
        """Where there are several ways, another one every time: the same could go round in a circle."""
        to_read = self.page.locator(".tray .card.lit, .tray.choosing article .card")
        spaces = self.page.locator(".space.lit")
        acts = self.page.locator(".stage .acts button, .tray .acts button")
        if spaces.count():
            self.done["moved"] += 1
            self.visitor.choose_on_the_board(spaces.nth(self._turn % spaces.count()))
        elif acts.count():
            self.done["on stage"] += self.page.locator(".stage .acts").count()
            self.done["fought"] += self.page.locator(".stage .fight").count()
            self.visitor.choose(acts.nth(self._turn % acts.count()))
        elif to_read.count():
            self.done["read"] += 1
            self.visitor.choose_on_the_board(to_read.nth(self._turn % to_read.count()))
        else:
            self.done["from the list"] += 1
            options = self.visitor.options.locator("visible=true")
            self.visitor.choose(options.nth(self._turn % options.count()))


def test_a_whole_game_of_talisman_by_mouse(hall: Hall) -> None:
    """Cards are read and then chosen, destinations clicked on the map, fights fought on the stage."""
    ana = hall.visitor()
    ana.make_table("me", "bot", "bot", game="talisman", variants=SHORT)
    expect(ana.page.locator(".tray.choosing article")).to_have_count(3)
    mouse = Mouse(ana)
    mouse.play_to_the_end()
    assert min(mouse.done[one] for one in ("read", "moved", "on stage", "fought")) > 0, mouse.done
    end = ana.page.locator(".panel.end")
    expect(end.get_by_role("row")).to_have_count(3)
    expect(end.locator(".story li").first).to_be_visible()
    expect(end.get_by_text("Verified: dice and shuffles were fair")).to_be_visible()
    expect(ana.page.locator(".space.lit")).to_have_count(0)


# By keyboard


class Keyboard:
    """Somebody without a mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def go_to(self, selector: str, key: str = "Tab") -> None:
        """Press Tab until something like this has the focus."""
        for _ in range(MOST_TABS):
            self.press(key)
            if self.page.evaluate("one => document.activeElement?.matches(one) ?? false", selector):
                return
        raise AssertionError(f"{selector} cannot be reached by {key}")

    def place_of(self, variant: str) -> int:
        """How many boxes stand before that of a variant."""
        values = self.page.locator(".variants input").evaluate_all("boxes => boxes.map(box => box.value)")
        return int(values.index(variant))

    def make_a_table_for_two(self) -> None:
        seats = self.page.locator("form ol > li")
        for number in (4, 3):
            expect(seats).to_have_count(number)
            self.go_to(f"form ol > li:nth-child({number}) > button", "Tab")
            self.press("Enter")
        expect(seats).to_have_count(2)
        self.go_to("form ol > li:nth-child(2) input[type=radio]", "Shift+Tab")
        for kind in ("open", "bot"):
            self.press("ArrowRight")
            expect(seats.nth(1).locator(f"input[value={kind}]")).to_be_checked()
        self.go_to("section[aria-labelledby=variants] button")
        self.press("Enter")
        expect(self.page.locator(".head h1")).to_be_focused()
        for variant in sorted(SHORT, key=self.place_of):
            self.go_to(f"input[value='{variant}']")
            self.press("Space")
            expect(self.page.locator(f"input[value='{variant}']")).to_be_checked()
        self.go_to(".head button.main", "Shift+Tab")
        self.press("Enter")
        expect(seats).to_have_count(2)
        self.go_to("button.make")
        self.press("Enter")

    def answer(self, number: int) -> str:
        """By a space of the board, by going through the list, or by the key of an option; says how."""
        visitor, asked = self.visitor, self.visitor.asked_for()
        spaces = self.page.locator(".space.lit").count()
        if spaces:
            self.press("q")
            expect(visitor.question).to_be_focused()
            for _ in range(1 + number % spaces):
                self.go_to(".space.lit", "Shift+Tab")
            how = "space"
            self.press("Enter")
        elif number % 3 == 0:
            self.press("q")
            self.press("Tab")
            expect(visitor.options.first).to_be_focused()
            how = "list"
            self.press("Enter")
        else:
            option = visitor.options.nth(number % visitor.options.count())
            how = "key"
            key = str(option.get_attribute("aria-keyshortcuts"))
            self.press(key if "+" in key else key.lower())
        self._answer_the_dialog(asked)
        return how

    def _answer_the_dialog(self, asked: str) -> None:
        self.visitor.wait_until_answered_or_read(asked)
        if self.page.get_by_role("dialog").count():
            self.go_to("dialog button.main")
            self.press("Enter")
        self.visitor.wait_until_answered(asked)


def test_a_whole_game_of_talisman_by_keyboard_alone(hall: Hall) -> None:
    ana = hall.visitor(settings={"level": "easy", "speed": "skip", "name": "Ana"})
    ana.page.goto(f"{ana.address}/#/new/talisman")
    keyboard = Keyboard(ana)
    keyboard.make_a_table_for_two()
    expect(ana.page.locator(".tray.choosing article")).to_have_count(3)
    used = []
    for number in range(MOST_CHOICES):
        if not ana.wait_until_asked():
            break
        used.append(keyboard.answer(number))
    assert {*used} == {"space", "list", "key"}
    expect(ana.verdict).to_be_focused()
    expect(ana.page.locator(".panel.end").get_by_role("row")).to_have_count(2)


# Spells that are answered

SPELLS = """
version = 1
game = "talisman"
title = "A Psionic Blast in a fight, answered by a Counterspell"
seats = ["ana", "ben"]
dice = [6, 1]

[position]
moment = "space"
character = { ana = "wizard", ben = "sorceress" }
place = { ana = "fields_1", ben = "city" }
cards.fields_1 = ["giant"]
spells = { ana = ["psionic_blast", "counterspell"], ben = ["counterspell", "mesmerism"] }
craft = { ana = 2, ben = 2 }
fate = { ana = 1, ben = 0 }

[[step]]
"""


def read_and_cast(visitor: Visitor, spell: str) -> None:
    """A Spell on the sheet is opened first, and cast from there."""
    assert visitor.wait_until_asked()
    asked = visitor.asked_for()
    visitor.page.locator(".pane-me .fan button.lit", has_text=spell).click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text(spell)
    assert visitor.asked_for() == asked
    dialog.get_by_role("button", name=re.compile(f"Cast {spell}")).click()
    visitor.wait_until_answered(asked)


def test_two_people_and_a_spectator_see_a_spell_answered_in_a_fight(hall: Hall, dealer: Dealer) -> None:
    dealer.lay_out(SPELLS)
    ana, ben, watcher = hall.visitor(), hall.visitor(), hall.visitor()
    seen = watcher.keep_all_that_is_heard()
    ana.make_table("me", "friend", game="talisman")
    ben.join(ana.invitation(), "Ben")
    expect(ana.page.locator(".space")).to_have_count(49)
    watcher.page.goto("/".join(ana.page.url.split("/")[:6]))
    expect(watcher.page.locator(".space")).to_have_count(49)
    everybody = (ana, ben, watcher)

    read_and_cast(ana, "Psionic Blast")
    for one in everybody:
        expect(one.page.locator(".stage .chain li")).to_have_count(1)
        expect(one.page.locator(".stage .chain")).to_contain_text("Psionic Blast")
    assert not [text for text in seen if "counterspell" in text]

    read_and_cast(ben, "Counterspell")
    assert ana.wait_until_asked()
    for one in everybody:
        expect(one.page.locator(".stage .chain li")).to_have_count(2)
        expect(one.page.locator(".stage .chain")).to_contain_text("Counterspell")
        expect(one.page.locator(".stage .fight .odds")).to_contain_text("%")
    # Players see their own chances; whoever looks on is told whose they are.
    expect(watcher.page.locator(".stage .fight .whose")).to_have_text("Ana")
    expect(ana.page.locator(".stage .fight .whose")).to_have_count(0)
    ana.choose(ana.options.last)  # she keeps her own Counterspell

    assert ana.wait_until_asked()
    keep = ana.page.locator(".stage .acts button").last
    for one in everybody:
        expect(one.page.locator(".stage .chain")).to_have_count(0)
        expect(one.page.locator(".stage .fight .score")).to_have_count(2)
    ana.choose(keep)
    for one in everybody:
        expect(one.page.locator("ol.log")).to_contain_text("Counterspell")
        expect(one.page.locator(".stage .fight .odds")).to_have_count(0)

    expect(watcher.page.locator(".pane-me")).to_have_count(0)
    expect(watcher.options).to_have_count(0)
    watcher.page.locator(".pane-others .chip-of").last.click()
    fan = watcher.page.locator(".pane-others .sheet .fan")
    expect(fan.locator(".back")).to_have_count(1)
    expect(fan.locator("button")).to_have_count(0)
    assert seen
    assert not [text for text in seen if "mesmerism" in text]


# Languages

LAST_ROUND = """
version = 1
game = "talisman"
title = "A fight in the last round"
seats = ["ana", "ben"]
dice = [3, 4]

[position]
moment = "space"
round = 15
character = { ana = "wizard", ben = "priest" }
place = { ana = "fields_1", ben = "city" }
cards = { fields_1 = ["giant"], ruins = ["bear", "sword"], castle = ["princess"] }
objects = { ana = ["helmet", "axe", "stack_talisman"], ben = ["shield"] }
followers = { ana = ["maiden"], ben = ["guide"] }
trophies.ana = ["wolf", "lemure"]
spells = { ana = ["psionic_blast", "healing"], ben = ["hex"] }
craft.ana = 2
fate = { ana = 2, ben = 0 }

[[step]]
"""
STICKS_OUT = """() => [...document.querySelectorAll(
    ':is(main, dialog) :is(button:not(.space), .space .name, a, h2, h3, p, li, td, th, small, summary, label)'
)].filter(one => one.checkVisibility({ visibilityProperty: true })
    && !one.closest('.unseen, .moments, .stage .told, .says, .recent')
    && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1
    && !['auto', 'scroll'].includes(getComputedStyle(one).overflowX)
    && getComputedStyle(one).textOverflow !== 'ellipsis'
).map(one => `${one.tagName}.${one.className}: ${one.innerText} ${one.scrollWidth} > ${one.clientWidth}`)"""
"""Texts that are wider than the room they have, except where they are meant to be cut or scrolled, or are only
seen for a moment, which a slow machine would miss."""
SAID = """() => [
    ...document.body.innerText.split('\\n'),
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
        .flatMap(one => ['aria-label', 'title', 'placeholder'].map(name => one.getAttribute(name) ?? '')),
]"""
"""What is written on the page, and what is only told by it."""
FOLDERS = (WEB / "src" / "texts", Path(talisman.__file__).parent / "texts")


def sentences(language: str) -> dict[str, str]:
    """What is said without filling anything in, by its key."""
    files = [file for folder in FOLDERS for file in folder.glob(f"*{language}.ftl")]
    lines = [line.partition(" = ") for file in files for line in file.read_text("utf-8").splitlines()]
    return {key: text for key, _, text in lines if key[:1].isalpha() and text and "{" not in text}


def only_english(language: str) -> set[str]:
    """What is said in English and not in this language."""
    own = sentences(language)
    english = {text for key, text in sentences("en").items() if own.get(key, text) != text}
    return english - {*own.values(), "Talisman"}


class Reader:
    """Somebody who looks for what does not fit, and for what is still in English."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._foreign = only_english(language)
        assert language == "en" or len(self._foreign) > 500
        self.problems: set[str] = set()

    def read(self) -> None:
        self.visitor.wait_until_it_stands_still()  # letters that are still to be loaded would be wider
        said = [str(line) for line in self.page.evaluate(SAID)]
        parts = {part.strip() for line in said for part in [line, *re.split("[.,:;·…]", line)]}
        self.problems |= {f"English: {part}" for part in parts & self._foreign}
        self.problems |= {f"internal: {line}" for line in said if INTERNAL.search(line)}
        self.problems |= {f"sticks out: {line}" for line in self.page.evaluate(STICKS_OUT)}
        if self.visitor.is_wide():
            self.problems.add("the page is wider than the window")

    def read_the_dialog(self, door: str) -> None:
        """What opens when this is chosen; the stage may stand before it, so that it cannot be clicked."""
        self.page.locator(door).first.press("Enter")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.read()
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def read_the_table(self) -> None:
        """All there is: where there are tabs, one after the other."""
        tabs = self.page.locator(".panes [role=tab]:visible")
        panes = tabs.count()
        for number in range(max(1, panes)):
            if panes:
                tabs.nth(number).click()
                expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
            if not panes or number == 0:
                self.read_the_dialog("[data-space=castle]")
            if not panes or number == 1:
                self.page.locator(".pane-me .counter.craft").click()
                self.read_the_dialog(".pane-me .fan button")
            if not panes or number == 2:
                self.page.locator(".pane-others .chip-of").first.click()
                expect(self.page.locator(".pane-others .sheet")).to_be_visible()
            self.read()
        if panes:
            tabs.first.click()


def sit_down(hall: Hall, server: Running, locale: str, width: int, *variants: str) -> Visitor:
    """A table for Ana and a bot, with whatever words her browser has."""
    made = server.make("Ana", "easy", game="talisman", variants=variants)
    ana = hall.visitor(width, 860, locale=locale)
    ana.page.goto(f"{ana.address}/#/table/{made.id}/{made.secrets[0]}")
    expect(ana.page.locator(".space")).to_have_count(49)
    assert ana.wait_until_asked()
    return ana


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
def test_a_fight_and_the_end_of_the_game_in_every_language(
    hall: Hall, server: Running, dealer: Dealer, locale: str, width: int
) -> None:
    dealer.lay_out(LAST_ROUND)
    ana = sit_down(hall, server, locale, width, "time-limit-15")
    reader = Reader(ana, locale[:2])
    reader.read_the_table()
    mouse = Mouse(ana)
    mouse.play_to_the_end(reader.read)
    assert mouse.done["fought"] > 0, mouse.done
    expect(ana.verdict).to_be_visible()
    assert reader.problems == set()


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "fr-FR"])
def test_choosing_a_character_in_every_language(hall: Hall, server: Running, locale: str, width: int) -> None:
    ana = sit_down(hall, server, locale, width, "choose-character", "starting-bonus")
    expect(ana.page.locator(".tray.choosing article")).to_have_count(3)
    reader = Reader(ana, locale[:2])
    reader.read()
    reader.read_the_dialog(".tray.choosing article .card")
    mouse = Mouse(ana)
    for _ in range(3):
        mouse.answer()
        assert ana.wait_until_asked()
        reader.read()
    assert reader.problems == set()
