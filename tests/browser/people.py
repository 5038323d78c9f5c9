"""People in front of browsers: what they see, and what they click or press."""

from __future__ import annotations

import json
import re
import time
from collections import deque
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as LateError

MOST_MOVES = 400
"""No game of Rent a Hero takes more choices of all players together."""
WAIT = 120_000
"""Milliseconds after which something hangs, however busy the machine is."""
SOON = 10_000
"""After this time it is looked at again whether what is to be clicked is still asked for."""
OUR_MISTAKES = re.compile(r"svelte\.dev/e/")
"""Warnings about how the client is written."""
EXPECTED = re.compile(r"WebSocket connection|Failed to load resource|ERR_CONNECTION_REFUSED")
"""What browsers complain of while a server is away."""

ASKED = """() => {
    const { choice, epoch } = document.querySelector('.decision')?.dataset ?? {};
    return choice ? `${choice} ${epoch} ${document.querySelector('#question').innerText}` : '';
}"""
"""The choice that is asked for; after an early answer another question may come under the same number, but
in another epoch."""
MOVED_ON = f"before => ({ASKED})() !== before"
STANDS_STILL = """() => document.fonts.status === 'loaded' && document.getAnimations().every(
    one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity
)"""
"""Nothing is fading in, and no letters are still to be loaded."""
LISTED = ".decision:not([data-choice='']) .options .group:not(.offered) button:not([disabled]):visible"
AWAITED = ".decision:not([data-choice='']):not([data-early])"
"""A question that stays until it is answered here, unless somebody else takes something back."""
PLAY_ON = """() => {
    let last = '';
    let again = 0;
    window.questions = [];
    const act = () => {
        if (document.querySelector('#end')) return;
        const panel = document.querySelector(".decision:not([data-choice='']):not([data-early])");
        const options = panel === null ? [] : [...panel.querySelectorAll('.options button:enabled')];
        const asked = `${panel?.dataset.choice} ${panel?.dataset.epoch}`;
        if (options.length && (asked !== last || performance.now() > again)) {
            last = asked;
            window.questions.push(document.querySelector('#question').innerText);
            again = performance.now() + 5000;
            options[Number(panel.dataset.choice) % options.length].click();
        }
        setTimeout(act, 5);
    };
    act();
}"""
"""Take options of the list to the end of the game. The number of the choice says which one, so that people who
have to agree do, and nobody goes round in a circle. The page clicks by itself: faster than a mouse."""
NEXT_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

REMEMBER = """for (const [name, value] of Object.entries(%s)) {
    if (localStorage.getItem(`questhall.${name}`) === null) {
        localStorage.setItem(`questhall.${name}`, JSON.stringify(value));
    }
}"""

Scheme = Literal["light", "dark"]

expect.set_options(timeout=WAIT)


class Hall:
    """Where everybody goes to: a server, and a browser with a room of its own for each."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.problems: list[str] = []
        self._contexts: list[BrowserContext] = []

    def visitor(
        self,
        width: int = 1280,
        height: int = 860,
        locale: str = "en-GB",
        settings: dict[str, object] | None = None,
        **more: Any,
    ) -> Visitor:
        """Somebody new, who has not asked to be introduced to roles, unless `settings` say otherwise."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce", **more
        )
        context.set_default_timeout(WAIT)
        context.add_init_script(REMEMBER % json.dumps({"introductions": False, **(settings or {})}))
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._complaint)
        return Visitor(page, self.address)

    def close(self) -> None:
        for context in self._contexts:
            context.close()

    def _complaint(self, message: ConsoleMessage) -> None:
        is_error = message.type == "error" and not EXPECTED.search(message.text)
        if is_error or OUR_MISTAKES.search(message.text):
            self.problems.append(message.text)


class Visitor:
    """Somebody with a browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self._heard: deque[str] = deque(maxlen=8)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        """Keep what was said last, to tell it when a test fails."""
        socket.on("framesent", lambda said: self._heard.append(f"> {said!s:.300}"))
        socket.on("framereceived", lambda said: self._heard.append(f"< {said!s:.300}"))

    def keep_all_that_is_heard(self) -> list[str]:
        """Whatever the server says to this browser from now on, over WebSockets."""
        heard: list[str] = []
        listen = lambda socket: socket.on("framereceived", lambda said: heard.append(str(said)))  # noqa: E731
        self.page.on("websocket", listen)
        return heard

    # Going about

    def enter(self) -> None:
        self.page.goto(self.address)
        expect(self.page.locator("article.game").first).to_be_visible()

    def make_table(
        self, *kinds: str, game: str = "rent-a-hero", name: str = "Ana", variants: tuple[str, ...] = ()
    ) -> None:
        """A table with such seats, the bots among them easy and fast."""
        self.page.goto(f"{self.address}/#/new/{game}")
        seats = self.page.locator("form ol > li")
        for count in range(4, len(kinds), -1):
            expect(seats).to_have_count(count)
            seats.last.get_by_role("button").click()
        expect(seats).to_have_count(len(kinds))
        for number, kind in enumerate(kinds):
            pick(seats.nth(number).get_by_role("radio", name=kind, exact=True))
            if kind == "bot":
                seats.nth(number).get_by_role("combobox").select_option("easy")
        seats.nth(0).get_by_role("textbox").fill(name)
        if variants:
            self.page.locator("section[aria-labelledby=variants] button").click()
            for variant in variants:
                pick(self.page.locator(f".variants input[value='{variant}']"))
            self.page.locator(".head button.main").click()
        pick(self.page.get_by_role("radio", name="fast", exact=True))
        self.page.get_by_role("button", name="Open the table").click()

    def invitation(self) -> str:
        return self.page.get_by_label("Invitation link").input_value()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    # At the table

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def options(self) -> Locator:
        """What is listed or offered on the board instead, as long as an answer is asked for, even if early."""
        offered = ".muster button.main, .street button:has(kbd), .acts button[aria-keyshortcuts]:visible"
        return self.page.locator(f"{LISTED}, {offered}")

    @property
    def lit(self) -> Locator:
        """What lights up on the board."""
        return self.page.locator(".board button.lit")

    @property
    def verdict(self) -> Locator:
        return self.page.locator("#end")

    def has_ended(self) -> bool:
        return self.verdict.count() > 0

    def wait_until_asked(self) -> bool:
        """Wait for a question or the end of the game; returns whether there is a question.

        The table waits for its answer. A question asked early, while others think, may disappear at any moment.
        """
        ready = f"{AWAITED}:has(.options button:not([disabled]))"
        self.page.locator(f"{ready}, #end").first.wait_for()
        return not self.has_ended()

    def asked_for(self) -> str:
        """The number of the choice that is asked for, and the question; empty if none is."""
        return str(self.page.evaluate(ASKED))

    def wait_until_answered(self, choice: str) -> None:
        """Wait until the table has moved on from this choice.

        A question asked early, while others thought, may have disappeared before it was read.
        """
        if not choice:
            return
        try:
            self.page.wait_for_function(MOVED_ON, arg=choice, timeout=WAIT)
        except LateError as late:
            asked = self.page.locator(".decision").inner_text()
            raise AssertionError("\n".join([f"still at {choice!r}: {asked}", *self._heard])) from late

    def choose_first(self) -> None:
        """Take the first of the actions and wait until the table has moved on."""
        self.choose(self.options.first)

    def choose(self, option: Locator) -> None:
        """Click an option and wait until the table has moved on."""
        before = self.asked_for()
        self.press(option, before)
        self.wait_until_answered(before)

    def choose_on_the_board(self, lit: Locator | None = None) -> bool:
        """Choose by clicking what lights up, if anything does; among several options the first."""
        before = self.asked_for()
        target = (lit or self.lit).first
        if target.count() == 0:
            return False
        self.press(target, before)
        self.answer_the_dialog(before)
        return True

    def answer_the_dialog(self, asked: str) -> None:
        """The click has chosen it, or opened it to be read; then the first button below chooses it."""
        dialog = self.page.get_by_role("dialog")
        self.page.wait_for_function(
            f"before => document.querySelector('dialog') || ({MOVED_ON})(before)", arg=asked
        )
        if dialog.count():
            self.press(dialog.locator("button.main").first, asked)
        self.wait_until_answered(asked)
        expect(dialog).to_have_count(0)

    def wait_until_answered_or_read(self, asked: str) -> None:
        """Wait until the table has moved on, or a dialog shows what was clicked."""
        self.page.wait_for_function(
            f"before => document.querySelector('dialog') || ({MOVED_ON})(before)", arg=asked
        )

    def play_to_the_end(self) -> None:
        """Let the page itself click whatever it is asked, until the game is over; this does not wait for it."""
        self.page.evaluate(PLAY_ON)

    def questions_answered(self) -> list[str]:
        """The questions that the page has answered this way."""
        asked: list[str] = self.page.evaluate("window.questions")
        return asked

    def press(self, target: Locator, asked: str) -> None:
        """Click, unless the question disappears first.

        A question asked early, while others think, may disappear at any moment, even because the game ends.
        """
        until = time.monotonic() + WAIT / 1000
        while asked and self.asked_for() == asked:
            try:
                target.click(timeout=SOON)
                return
            except LateError:
                assert time.monotonic() < until, f"{target} cannot be clicked"

    def wait_until_it_stands_still(self) -> None:
        """Wait until the fonts have loaded and nothing is fading in."""
        self.page.evaluate(NEXT_FRAME)
        self.page.wait_for_function(STANDS_STILL)

    def is_wide(self) -> bool:
        """Whether something sticks out of the window."""
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))

    def violations(self, axe: str, scheme: Scheme) -> list[str]:
        """What axe finds on this page.

        Messages disappear after a while, and axe does not look at everything at once: what it finds while
        something changes is looked at again when that is over.
        """
        self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        if not self.page.evaluate("'axe' in window"):  # half a megabyte, read once for every page
            self.page.evaluate(axe)
        found: list[str] = []
        until = time.monotonic() + WAIT / 1000
        while True:
            self.wait_until_it_stands_still()
            result = self.page.evaluate("axe.run({resultTypes: ['violations']})")
            found = [
                f"{rule['id']}: {node['target']} {node['failureSummary']}"
                for rule in result["violations"]
                for node in rule["nodes"]
            ]
            if not found or time.monotonic() > until:
                return found
            self.page.wait_for_timeout(1500)


def pick(choice: Locator) -> None:
    """Check a box, or one of several, by its label: the box itself may be too small to be seen."""
    if not choice.is_checked():
        choice.locator("xpath=ancestor::label").click()
    expect(choice).to_be_checked()
