"""Warhammer Quest's table: what lies where, reading before playing, dice with sums, whole quests."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from questhall.core.records.record import LaidOut
from tests.browser.conftest import Dealer
from tests.browser.people import ASKED, WAIT, Hall, Scheme, Visitor
from tests.server.serving import Made, Running
from tools.laid_tables import lay_table, read_scene
from tools.screenshots import SCENES as ALL_SCENES

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("quick_bots")]

SCENES = ALL_SCENES / "warhammer-quest"
MOST_CHOICES = 500
"""A quest asks one hero far less often."""
SEATS = ["ana", "bob", "cem", "dan"]
INTERNAL = re.compile(r"\b(undefined|null|NaN|seat-\d|shadows\.\d|[a-z]+_[a-z_]+|\[object)\b")
TOUCHED = f"""before => document.querySelector('dialog[open]') !== null
    || document.querySelector('.aiming') !== null || ({ASKED})() !== before"""
"""What was touched has opened, asks for a target, or has acted."""
POSITION: dict[str, Any] = {
    "active": "ana",
    "leader": "ana",
    "hero": {"ana": "ironbreaker", "bob": "waywatcher", "cem": "warrior_priest"},
    "wounds": {"ana": 5},
    "tokens": {"ana": {"ib_explore_basic": 2}},
    "exhausted": {"ana": ["ib_rest_basic"]},
    "conditions": {"ana": ["sickened"]},
    "gear": {"ana": ["tower_shield", "lucky_coin"]},
    "gear_limit": {"ana": 3},
    "engaged": {"ana": ["goblin_warrior", {"card": "orc_boy", "wounds": 1}], "bob": ["clanrat"]},
    "shadows": [{"card": "giant_bat", "facedown": True}, "black_orc"],
    "lair": ["odious_grump"],
    "location": "flooded_gallery",
    "progress": 2,
    "enemy_deck": ["crypt_ghoul", "sewer_hound"],
    "enemy_discard": ["night_runner", "night_runner", "plague_monk"],
}
NEAR_THE_THUMB = """() => {
    const panel = document.querySelector('.deciding').getBoundingClientRect();
    return [...document.querySelectorAll(".column[data-seat='0'] .slot")].every(slot => {
        const { top, bottom, width } = slot.getBoundingClientRect();
        return top > innerHeight / 2 - 60 && bottom <= panel.top + 1 && width >= 44;
    });
}"""
"""The own action cards lie in the lower half, right above the question, and are large enough for a thumb."""
NEVER_COVERED = """() => {
    window.covered = false;
    const look = () => { window.covered ||= document.querySelector('.cover') !== null; };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Remember whether one's heroes were ever covered from each other."""
WATCH_PLACES = """() => {
    const places = new Set();
    window.places = places;
    const look = () => {
        if (document.querySelector('#end')) return;
        const all = [...document.querySelectorAll('.quest-table :is(.scene, .column, .column .person)')];
        places.add(JSON.stringify(all.map(one => {
            const { left, top } = one.getBoundingClientRect();
            return [Math.round(left), Math.round(top + scrollY)];
        })));
        requestAnimationFrame(look);
    };
    look();
}"""
"""Remember in every frame where the middle of the table, the columns and the heroes are."""
COVERED = """() => {
    const box = (name) => document.querySelector(name).getBoundingClientRect();
    const [board, deciding] = [box('.board-room'), box('.deciding')];
    return deciding.left < board.right && deciding.top < board.bottom;
}"""
"""Whether the question lies over the board."""
INK = "cards => cards.map(card => getComputedStyle(card).borderTopColor)"
DICE = [1, 5, 1, 5]
"""A success, a defence, an attack, a blank."""


@pytest.fixture
def laid_out(dealer: Dealer) -> None:
    """Tables begin in the middle of a quest, with fixed dice."""
    dealer.position = lambda seats: LaidOut(SEATS[: len(seats)], POSITION, DICE)


def sit_down(
    hall: Hall, server: Running, *kinds: str, quest: str = "quest-1", seats: tuple[int, ...] = (0,), **more: Any
) -> tuple[Visitor, Made]:
    """Somebody at these seats of a new table with people and bots of these kinds."""
    table = server.make(*(kinds or ("Ana", "easy", "easy")), game="warhammer-quest", variants=[quest])
    ana = hall.visitor(**{"width": 1440, "height": 900, **more})
    go_to(ana, table, *seats)
    if "friend" not in kinds:
        expect(ana.page.locator(".quest-table")).to_be_visible()
    return ana, table


def go_to(visitor: Visitor, table: Made, *seats: int) -> None:
    secrets = ",".join(table.secrets[seat] for seat in seats)
    visitor.page.goto(f"{visitor.address}/#/table/{table.id}/{secrets}")


def touch(visitor: Visitor, number: int) -> bool:
    """Choose by touching what lights up, this one of several; whether anything does."""
    if visitor.page.locator("dialog[open]").count():
        visitor.page.keyboard.press("Escape")  # the question went by itself while something was being read
    lit = visitor.page.locator(".quest-table button.lit:visible")
    before, count = visitor.asked_for(), lit.count()
    if not before or not count:
        return False
    visitor.press(lit.nth(number % count), before)
    visitor.page.wait_for_function(TOUCHED, arg=before, timeout=WAIT)
    dialog = visitor.page.locator("dialog[open]")
    if dialog.count():
        buttons = dialog.locator("button.main:visible, .quest-table button.lit:visible")
        visitor.press(buttons.nth(number % max(1, buttons.count())), before)
        visitor.page.wait_for_function(
            f"before => document.querySelector('.aiming') || ({ASKED})() !== before", arg=before
        )
    if visitor.page.locator(".aiming").count() and visitor.asked_for() == before:
        visitor.press(visitor.page.locator(".enemy.lit:visible, .person.lit:visible").first, before)
    visitor.wait_until_answered(before)
    return True


def look_at(hall: Hall, server: Running, scene: str, **more: Any) -> Visitor:
    """Ana at the table of a scene of the pictures in the docs."""
    table = lay_table(server.database_url, read_scene(SCENES / f"{scene}.toml"))
    ana = hall.visitor(**{"width": 1440, "height": 900, **more})
    ana.page.goto(ana.address + table.path)
    assert ana.wait_until_asked()
    return ana


def listed(visitor: Visitor) -> list[str]:
    """The options that the list shows, as people read them."""
    shown = visitor.page.locator(".decision .options button:visible")
    return [option.inner_text().replace("\n", " ") for option in shown.all()]


def shown_text(page: Page) -> str:
    return page.locator("main").inner_text()


# What lies on the table


@pytest.mark.usefixtures("laid_out")
def test_the_table_shows_what_the_view_says(hall: Hall, server: Running) -> None:
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    mine = ana.page.locator(".column[data-seat='0']")
    expect(mine.locator(".zone .enemy")).to_have_count(2)
    orc = mine.get_by_role("button", name=re.compile(r"^Orc Boy, attack \d, 2 of 3 health"))
    expect(orc.locator(".hearts > span")).to_have_count(3)
    expect(orc.locator(".hearts > .lost")).to_have_count(1)
    expect(orc.locator(".bar > span").first).to_be_visible()
    expect(mine.locator(".zone .room")).to_have_count(1)
    expect(mine.locator(".person")).to_have_accessible_name(
        re.compile("party leader Ironbreaker Ana 9 of 14 health active")
    )
    expect(mine.get_by_role("button", name="Sickened")).to_be_visible()
    expect(mine.locator(".gear .card")).to_have_count(2)
    expect(mine.locator(".slot")).to_have_count(4)
    expect(
        mine.get_by_role("button", name=re.compile("Inexorable Advance.*2 success tokens, ready"))
    ).to_be_visible()
    expect(mine.locator(".slot.exhausted")).to_have_accessible_name(re.compile("Set the Shield.*exhausted"))
    expect(ana.page.locator(".shadows .enemy")).to_have_count(2)
    expect(ana.page.locator(".shadows .enemy.back")).to_have_accessible_name("Facedown enemy")
    expect(ana.page.locator(".waits")).to_have_accessible_name("Odious Grump In the lair")
    place = ana.page.locator(".place")
    expect(place).to_have_accessible_name(re.compile(r"^Flooded Gallery 2 of 5 explored Location phase"))
    expect(place.locator(".part")).to_have_count(5)
    expect(place.locator(".part.done")).to_have_count(2)
    expect(ana.page.locator(".peril .track i")).to_have_count(11)
    expect(ana.page.locator(".top [aria-current=step]")).to_have_text("Heroes")
    assert not INTERNAL.search(shown_text(ana.page)), INTERNAL.search(shown_text(ana.page))


@pytest.mark.usefixtures("laid_out")
def test_everything_can_be_read(hall: Hall, server: Running) -> None:
    """The quest, the location, an enemy with its keywords, what lies in the drawer."""
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    dialog = ana.page.get_by_role("dialog")
    for thing, words in {
        ".quest": "Goal:",
        ".place": "washed away",
        ".shadows .enemy:not(.back)": "attack",
        ".condition": "success",
        ".waits": "Nemesis effect",
    }.items():
        ana.page.locator(thing).first.click()
        expect(dialog).to_contain_text(words)
        ana.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    ana.page.locator(".column[data-seat='0'] .drawer").click()
    expect(dialog.get_by_role("heading", name="Other action cards")).to_be_visible()
    expect(dialog.get_by_role("heading", name="Legendary gear not yet found")).to_be_visible()


@pytest.mark.usefixtures("laid_out")
def test_decks_are_counted_and_discard_piles_looked_through(hall: Hall, server: Running, axe: str) -> None:
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    ana.page.get_by_role("button", name="Decks").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 cards left to draw · 3 discarded")
    expect(dialog.get_by_role("button", name=re.compile("^(Night Runner|Plague Monk)"))).to_have_count(2)
    assert ana.violations(axe, "light") == []
    dialog.get_by_role("button", name=re.compile("^Plague Monk")).click()
    expect(dialog).to_have_count(1)
    expect(dialog).to_contain_text("attack")


def test_in_the_enemy_phase_the_table_says_whose_enemy_acts_and_who_follows(
    hall: Hall, server: Running, dealer: Dealer
) -> None:
    enemies = {"ana": ["goblin_warrior_elite", "clanrat"], "cem": ["giant_bat", "orc_boy"]}
    position = {**POSITION, "moment": "enemy_phase", "engaged": enemies, "shadows": []}
    dealer.position = lambda seats: LaidOut(SEATS[: len(seats)], position, DICE)
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    tray = ana.page.locator(".tray")
    expect(tray.locator(".now-is")).to_contain_text("Ana lets an enemy act")
    expect(tray.locator(".follows .disc")).to_have_count(1)
    asked = ana.asked_for()
    ana.page.locator(".zone .enemy.lit", has_text="Elite Goblin Warrior").click()
    ana.wait_until_answered(asked)
    assert ana.wait_until_asked()
    expect(ana.question).to_contain_text("discard a success token")
    expect(tray.locator(".now-is")).to_contain_text("Elite Goblin Warrior acts")
    expect(ana.page.locator(".enemy.isActing")).to_have_accessible_name(re.compile("acts now$"))


def test_a_quest_tells_what_has_been_achieved_and_what_peril_does_now(
    hall: Hall, server: Running, dealer: Dealer
) -> None:
    position = {
        **POSITION,
        "moment": "peril_phase",
        "conditions": {},
        "deeds": ["warpstone_found"],
        "lair": ["nunkel"],
    }
    dealer.position = lambda seats: LaidOut(SEATS[: len(seats)], position, DICE)
    ana, _ = sit_down(hall, server, quest="quest-2")
    assert ana.wait_until_asked()
    expect(ana.page.locator(".quest")).to_contain_text("the warpstone is found")
    expect(ana.page.locator(".peril .next")).to_contain_text(re.compile("^Now .* Green peril"))
    expect(ana.page.locator(".tray")).to_contain_text("becomes Sickened")


# Reading before playing


@pytest.mark.usefixtures("laid_out")
def test_a_card_is_read_before_it_is_played_and_targets_act_at_once(hall: Hall, server: Running) -> None:
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    asked = ana.asked_for()
    ana.page.locator(".slot", has_text="Wide Hewing").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text("basic attack action")
    assert ana.asked_for() == asked
    expect(dialog.locator("button.main")).to_have_text("Perform this action")  # the text is read beside it
    dialog.locator("button.main").click()
    ana.wait_until_answered(asked)
    for _ in range(4):
        assert ana.wait_until_asked()
        if ana.page.locator(".zone .enemy.lit").count():
            break
        ana.choose(ana.options.last)
    asked = ana.asked_for()
    ana.page.locator(".zone .enemy.lit").first.click()
    expect(dialog).to_have_count(0)
    ana.wait_until_answered(asked)
    expect(ana.page.locator(".enemy.isTarget").first).to_be_visible()


@pytest.mark.usefixtures("laid_out")
def test_an_exhausted_card_says_why_it_cannot_be_used(hall: Hall, server: Running) -> None:
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    ana.page.locator(".slot.exhausted").first.click()
    expect(ana.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()


# Dice


def roll_an_attack(ana: Visitor) -> None:
    """Until the dice lie there, with one of them still to be changed."""
    assert ana.wait_until_asked()
    ana.choose(ana.options.filter(has_text="Wide Hewing"))
    for _ in range(8):
        assert ana.wait_until_asked()
        if ana.page.locator(".tray .die").count():
            return
        rolling = ana.page.locator(".acts button")
        ana.choose((rolling if rolling.count() else ana.options).last)
    raise AssertionError("no dice were rolled")


def test_what_the_tray_does_not_offer_stays_in_the_list(hall: Hall, server: Running, dealer: Dealer) -> None:
    """Between two actions nothing lies in the tray, so "use nothing" is listed."""
    before = {key: value for key, value in POSITION.items() if key != "active"}
    position = {**before, "items": {"ana": ["bitterroot_draught"]}}
    dealer.position = lambda seats: LaidOut(SEATS[: len(seats)], position, DICE)
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    expect(ana.question).to_contain_text("do you use anything")
    expect(ana.page.locator(".acts button")).to_have_count(0)
    assert listed(ana)[-1].endswith("Use nothing")


@pytest.mark.usefixtures("laid_out")
def test_dice_show_what_they_will_count(hall: Hall, server: Running, axe: str) -> None:
    """One success of somebody sick is none, and a shield adds to the defence: before the last decision."""
    ana, _ = sit_down(hall, server)
    roll_an_attack(ana)
    tray = ana.page.locator(".tray")
    faces = [die.get_attribute("data-face") for die in tray.locator(".die").all()]
    assert faces == ["success", "defence", "attack", "blank"]
    expect(ana.question).to_contain_text("0 successes and 2 defence")
    successes = tray.get_by_role("button", name=re.compile("0 successes"))
    successes.click()
    expect(tray.locator(".parts").first).to_contain_text("Sickened")
    expect(tray.get_by_role("button", name=re.compile("2 defence"))).to_be_visible()
    expect(tray).to_contain_text("all blocked")
    expect(tray.locator("[aria-current=step]")).to_have_text("reroll")
    assert ana.violations(axe, "light") == []
    assert ana.violations(axe, "dark") == []
    asked = ana.asked_for()
    tray.locator(".die.lit").first.click()
    ana.page.get_by_role("dialog").get_by_role("button", name=re.compile("Lucky Coin")).first.click()
    ana.wait_until_answered(asked)


# Where things lie


def test_nothing_on_the_table_moves_while_a_quest_is_played(hall: Hall, server: Running) -> None:
    """Actions, dice, drawn cards, locations and conditions come and go where room is kept for them."""
    ana, _ = sit_down(hall, server, "Ana", "easy", "easy", quest="quest-1")
    while ana.page.locator(".place .part").count() == 0:
        assert ana.wait_until_asked()
        ana.choose(ana.options.first)
    ana.wait_until_it_stands_still()
    ana.page.evaluate(WATCH_PLACES)
    ana.play_to_the_end()
    ana.verdict.wait_for(timeout=5 * WAIT)
    assert len(ana.page.evaluate("[...window.places]")) == 1, ana.page.evaluate("[...window.places]")
    assert len(ana.questions_answered()) > 10


@pytest.mark.parametrize("scene", ["02-choosing-an-action", "04-enemies", "06-settlement"])
def test_in_a_wide_window_the_question_covers_nothing(hall: Hall, server: Running, scene: str) -> None:
    ana = look_at(hall, server, scene)
    assert not ana.page.evaluate(COVERED)
    assert not ana.is_wide()
    expect(ana.page.get_by_role("tab", name="Log")).to_be_visible()
    assert ana.page.evaluate(
        "document.querySelector('.deciding').scrollHeight <= document.querySelector('.deciding').clientHeight"
    )


def test_in_a_low_window_the_own_hero_and_all_answers_are_in_sight(hall: Hall, server: Running) -> None:
    """1024 by 768: the question is below, and leaves the hero with the enemies before it free."""
    for scene in ("02-choosing-an-action", "04-enemies"):
        ana = look_at(hall, server, scene, width=1024, height=768)
        top = ana.page.evaluate("document.querySelector('.deciding').getBoundingClientRect().top")
        hero = ana.page.locator(".column[data-seat='0'] .person").bounding_box()
        assert hero is not None
        assert hero["y"] + hero["height"] <= top
        panel = ana.page.locator(".decision .options")
        assert panel.evaluate("panel => panel.scrollHeight <= panel.clientHeight")
        assert not ana.is_wide()


# Whole quests


def test_a_quest_is_played_by_mouse(hall: Hall, server: Running) -> None:
    """The tutorial quest: what lights up is touched; what is not on the table is taken from the list."""
    ana, _ = sit_down(hall, server, "Ana", "easy", quest="tutorial")
    touched = 0
    for number in range(MOST_CHOICES):
        if not ana.wait_until_asked():
            break
        if touch(ana, number):
            touched += 1
        else:
            # Another place in the list every time: the same one could go round in a circle.
            ana.choose(ana.options.nth(number % max(1, ana.options.count())))
        found = INTERNAL.search(shown_text(ana.page))
        assert not found, found
    assert ana.has_ended()
    assert touched > 5
    expect(ana.verdict).to_contain_text(re.compile("won|lost"))


def test_a_quest_is_played_by_keyboard(hall: Hall, server: Running) -> None:
    ana, _ = sit_down(hall, server, "Ana", "easy", quest="tutorial")
    for number in range(MOST_CHOICES):
        if not ana.wait_until_asked():
            break
        asked = ana.asked_for()
        keys = [kbd.inner_text() for kbd in ana.options.locator("kbd").all()]
        if asked and keys and ana.asked_for() == asked:
            ana.page.keyboard.press(keys[number % len(keys)].lower())
        ana.wait_until_answered(asked)
    assert ana.has_ended()


@pytest.mark.usefixtures("laid_out")
def test_cards_and_enemies_are_reached_by_keyboard(hall: Hall, server: Running) -> None:
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    ana.page.locator(".slot", has_text="Wide Hewing").focus()
    asked = ana.asked_for()
    ana.page.keyboard.press("Enter")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.locator("button.main").focus()
    ana.page.keyboard.press("Enter")
    ana.wait_until_answered(asked)


# The settlement


def test_the_settlement_offers_everything_once(hall: Hall, server: Running) -> None:
    """Buildings have their own buttons and keys; what belongs to none of them is in the list."""
    ana = look_at(hall, server, "06-settlement")
    street = ana.page.locator(".street")
    expect(street.get_by_role("button", name="Learn Ring of Steel")).to_be_visible()
    expect(street.get_by_role("button", name="Fight in the arena")).to_be_visible()
    assert [text.split()[-1] for text in listed(ana)] == ["Bob", "Cem", "Dan", "first"]
    wares = street.get_by_role("button", name="See the wares")
    asked = ana.asked_for()
    ana.page.keyboard.press(wares.locator("kbd").inner_text())
    ana.wait_until_answered(asked)
    assert ana.wait_until_asked()

    assert listed(ana) == []
    smith = ana.page.locator(".building.smith")
    assert smith.bounding_box()["x"] < ana.page.locator(".building.trainer").bounding_box()["x"]  # type: ignore[index]
    asked = ana.asked_for()
    smith.get_by_role("button", name="Take Trophy String").click()
    ana.wait_until_answered(asked)


# Several people, several heroes


def test_two_people_play_two_heroes_each(hall: Hall, server: Running) -> None:
    """A whole quest. Nobody is covered where nothing is hidden; what the party decides, both see."""
    ana, table = sit_down(hall, server, "Ana", "Anka", "friend", "friend", quest="tutorial", seats=(0, 1))
    ben_has = (table.join("Ben"), table.join("Bea"))
    ben = hall.visitor(width=1440, height=900)
    go_to(ben, table, *ben_has)
    for who in (ana, ben):
        expect(who.page.locator(".quest-table")).to_be_visible()
        who.page.evaluate(NEVER_COVERED)
        who.play_to_the_end()
    for who, names in ((ana, ("Ana", "Anka")), (ben, ("Ben", "Bea"))):
        who.verdict.wait_for(timeout=5 * WAIT)
        expect(who.page.locator(".column.isMine")).to_have_count(2)
        expect(who.verdict).to_contain_text(re.compile("won|lost"))
        acted = [asked for asked in who.questions_answered() if "which action" in asked]
        assert {asked.partition(",")[0] for asked in acted} == set(names)
        assert not who.page.evaluate("window.covered")


# Phones, and everybody


@pytest.mark.usefixtures("laid_out")
def test_on_a_phone_the_own_hero_is_near_the_thumb(hall: Hall, server: Running, axe: str) -> None:
    ana, _ = sit_down(hall, server, width=390, height=844, has_touch=True, is_mobile=True)
    assert ana.wait_until_asked()
    assert not ana.is_wide()
    expect(ana.page.locator(".bar").get_by_role("tab")).to_have_count(2)  # no line of their own
    expect(ana.page.locator(".column[data-seat='0'] .slot")).to_have_count(4)
    ana.page.wait_for_function(NEAR_THE_THUMB)
    expect(ana.page.locator(".companions .chip-of")).to_have_count(2)
    expect(ana.page.locator(".column[data-seat='1']")).to_be_hidden()
    ana.page.locator(".companions .chip-of").first.tap()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=re.compile("Clanrat"))).to_be_visible()
    assert ana.violations(axe, "light") == []
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert ana.violations(axe, "light") == []
    assert ana.violations(axe, "dark") == []
    ana.page.locator(".panes").get_by_role("tab").filter(has_text="Log").tap()
    expect(ana.page.locator("aside")).to_be_visible()
    expect(ana.page.locator(".quest-table")).to_be_hidden()


def test_on_a_phone_this_or_that_are_both_listed(hall: Hall, server: Running) -> None:
    """Of many cards those that can be touched are not listed again; of two answers none is left out."""
    ana = look_at(hall, server, "09-enemy-acts", width=390, height=844, has_touch=True, is_mobile=True)
    assert [text.split()[0] for text in listed(ana)] == ["Discard", "Suffer"]
    ana = look_at(hall, server, "04-enemies", width=390, height=844, has_touch=True, is_mobile=True)
    assert listed(ana) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.usefixtures("laid_out")
def test_the_table_is_accessible(hall: Hall, server: Running, axe: str, scheme: Scheme) -> None:
    ana, _ = sit_down(hall, server)
    assert ana.wait_until_asked()
    assert ana.violations(axe, scheme) == []
    ana.page.locator(".column[data-seat='0'] .drawer").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert ana.violations(axe, scheme) == []


def test_heroes_are_chosen_by_what_they_can_do(hall: Hall, server: Running, axe: str) -> None:
    ana, _ = sit_down(hall, server, quest="tutorial")
    assert ana.wait_until_asked()
    heroes = ana.page.locator(".muster article")
    expect(heroes).to_have_count(4)
    expect(heroes.first.locator(".cards .card")).to_have_count(4)
    assert len(set(heroes.first.locator(".cards .card").evaluate_all(INK))) == 4, "a colour for each kind"
    assert listed(ana) == []  # heroes are taken where they are described
    assert ana.page.locator(".flow").evaluate("flow => flow.clientHeight") < 45, "switches are in one line"
    assert ana.violations(axe, "light") == []
    asked = ana.asked_for()
    waywatcher = heroes.filter(has_text="Waywatcher").get_by_role("button", name="Play Waywatcher")
    ana.page.keyboard.press(waywatcher.locator("kbd").inner_text())
    ana.wait_until_answered(asked)
    expect(ana.page.locator(".column[data-seat='0'] .person")).to_contain_text("Waywatcher")
