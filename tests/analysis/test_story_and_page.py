"""An analysis in words, and as a page."""

from __future__ import annotations

from html.parser import HTMLParser

import msgspec
import pytest

from questhall.analysis import analyse
from questhall.analysis.page import page
from questhall.analysis.reasons import Fact, Reason
from questhall.analysis.report import Report
from questhall.analysis.story import Storyteller
from questhall.core.records.session import Session
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES
from tests.analysis.finished_games import (
    SMALL,
    TINY,
    bot_game,
    finish,
    last_life_lost,
    sixth_hero_let_go,
    tiny_report,
)
from tests.core.records.played_games import written

GAME = find_game("rent-a-hero")
NAMES = ["<b>ana</b>", "ben & co", "cleo"]


class Page(HTMLParser):
    """What a page holds: open elements must be closed, ids are unique, links lead somewhere."""

    EMPTY = ("meta", "path", "circle", "polyline")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.seen: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += attrs
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if tag == "a":
            self.links.append(str(given["href"]))
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def page_of(report: Report, data: bytes, language: str = "en") -> Page:
    text = page(Storyteller(report, find_game(report.game), data, language), language)
    found = Page(text)
    assert not found.open
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "seats"), [("rent-a-hero", 3), ("talisman", 2), ("warhammer-quest", 2)])
def test_every_game_is_told_in_every_language(game_id: str, seats: int, language: str) -> None:
    shown = page_of(tiny_report(game_id, seats), bot_game(game_id, seats), language)

    assert ("lang", language) in shown.attributes
    assert len(set(shown.ids)) == len(shown.ids)
    assert {f"#{each}" for each in shown.ids} >= set(shown.links)


def test_the_page_loads_nothing() -> None:
    shown = page_of(tiny_report("rent-a-hero", 3), bot_game("rent-a-hero", 3))

    assert not {"script", "link", "img", "iframe"} & set(shown.seen)
    assert not any(name in ("src", "srcset") or "//" in (value or "") for name, value in shown.attributes)


def test_behind_the_curve_there_is_a_table_with_every_turning_point() -> None:
    data = sixth_hero_let_go()
    report = analyse(GAME, data, SMALL)

    shown = page_of(report, data)

    assert shown.seen.count("table") == 2
    assert shown.links == [f"#turn-{point.step}" for point in report.turning_points]
    assert shown.seen.count("polyline") == 3


def test_names_cannot_break_the_page() -> None:
    data = written(finish(Session.begin(GAME, NAMES, 1)))

    shown = page_of(analyse(GAME, data, TINY), data)

    assert "b" not in shown.seen
    assert "<b>ana</b>" in shown.text


def test_a_mistake_in_words() -> None:
    data = sixth_hero_let_go()
    report = analyse(GAME, data, SMALL)

    story = Storyteller(report, GAME, data, "en").tell()

    assert story.turning_points[0].headline == "ana: Pass the wanderer on to ben"
    assert "Decided by the choice." in story.turning_points[0].lines
    mistake = story.mistakes[0]
    assert mistake.headline.startswith(
        "ana chose “Pass the wanderer on to ben”. The bot would have chosen “Recruit"
    )
    assert "tables that could have been the real one" in mistake.lines[0]


def test_a_mistake_names_the_hidden_card_on_which_it_depended() -> None:
    data = sixth_hero_let_go()
    report = analyse(GAME, data, SMALL)
    report.decisions[0].reason = Reason(Fact("wanderer", "witch"), 28, 50, 0.41, -0.07)

    mistake = Storyteller(report, GAME, data, "en").tell().mistakes[0]

    assert "the wanderer is the Witch" in mistake.lines[-1]
    assert "there ana's choice loses 41 points, and otherwise it gains 7." in mistake.lines[-1]


def test_bad_luck_in_words() -> None:
    data = last_life_lost()

    story = Storyteller(analyse(find_game("talisman"), data, SMALL), find_game("talisman"), data, "en").tell()

    told = story.turning_points[0]
    assert told.headline == "ana spends 1 fate"
    assert told.headline not in told.lines
    assert "Decided by luck." in told.lines
    assert any(line.startswith("ana: ") and "→ 0%, ben: " in line for line in told.lines)
    assert story.luck.startswith("Luck was on ben\u2019s side: over the whole game it took ")


@pytest.mark.parametrize(("fortunes", "is_explained"), [((0.8, -0.5, -0.3), False), ((1.3, -0.9, -0.4), True)])
def test_more_than_a_hundred_points_of_luck_are_explained(
    fortunes: tuple[float, ...], is_explained: bool
) -> None:
    report = msgspec.structs.replace(
        tiny_report("rent-a-hero", 3),
        luckiest=0,
        unluckiest=1,
        sums=[
            msgspec.structs.replace(sums, fortune=fortune, luck_error=0.04)
            for sums, fortune in zip(tiny_report("rent-a-hero", 3).sums, fortunes, strict=True)
        ],
    )

    luck = Storyteller(report, GAME, bot_game("rent-a-hero", 3), "en").tell().luck

    gain, loss = (round(abs(100 * fortune)) for fortune in fortunes[:2])
    assert f"it added {gain} points to ana\u2019s chance to win" in luck
    assert f"It hurt ben most, by {loss} points (± 4)." in luck
    assert ("More than 100 points are possible" in luck) is is_explained


def test_a_cooperative_game_is_the_party_against_its_fate() -> None:
    report = tiny_report("warhammer-quest", 2)

    story = Storyteller(report, find_game("warhammer-quest"), bot_game("warhammer-quest", 2), "en").tell()

    assert [row.name for row in story.rows] == ["The party"]
    assert story.luck.startswith("Fate was")
    assert story.result == ("The party won" if report.winners else "The party lost")
