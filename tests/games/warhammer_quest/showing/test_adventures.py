"""What players are told of quests: in the lobby, before each, and when it is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from questhall.core.interface.adventures import Odds
from questhall.core.interface.game import Setup
from questhall.games.warhammer_quest.components.difficulty import DIFFICULTIES
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.showing.adventures import WON, WON_HARDER, adventures, briefing, briefings
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Texts
from tests.clauses import clause

CLIENT = Path(__file__).parents[4] / "web" / "src"


def speech(language: str = "en") -> Speech:
    return Speech(Texts(language, WARHAMMER_QUEST.id, players=2), WARHAMMER_QUEST, ["ana", "bob"])


def test_everything_that_can_be_played_is_offered_once() -> None:
    offered = adventures(speech())

    assert [one.variants for one in offered] == [[name] for name in WARHAMMER_QUEST.groups["adventure"]]
    for one in offered:
        WARHAMMER_QUEST.check(Setup(2, tuple(one.variants)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quest_has_a_briefing_and_two_endings(language: str) -> None:
    for found in briefings(speech(language)):
        assert found.story, found.id
        assert found.aim, found.id
        assert all(part.text for part in found.parts)
        assert found.endings["victory"].text != found.endings["defeat"].text
        assert found.endings["victory"].title != found.endings["defeat"].title


@clause("WHQ-SETTLE-03", "WHQ-CAMPAIGN-03")
def test_a_briefing_tells_rules_peril_and_penalty() -> None:
    found = {part.id: part.text for part in briefing("a_foul_stench", speech()).parts}

    assert list(found) == ["rules", "defeat", "green", "blue", "red", "reward", "penalty"]
    assert found["penalty"] == "Odious Grump joins the campaign pool."


@clause("WHQ-WIN-02")
def test_only_the_last_quest_ends_the_campaign() -> None:
    ends = [
        sheet.name
        for sheet in SHEETS
        if briefing(sheet.name, speech()).endings["victory"].meaning.startswith("The campaign is won")
    ]

    assert ends == ["waaagh"]
    assert briefing("lost_in_the_dark", speech()).endings["defeat"].meaning == ""


def test_every_picture_is_made_of_icons_that_the_client_has() -> None:
    files = [CLIENT / "parts" / "icon-names.json", CLIENT / "games" / WARHAMMER_QUEST.id / "icon-names.json"]
    drawn = {name for file in files for name in json.loads(file.read_text("utf-8"))}

    pictures = {one.id: one.icons for one in adventures(speech())}
    pictures |= {one.id: one.icons for one in briefings(speech())}
    for name, icons in pictures.items():
        assert set(icons) <= drawn, name


def test_difficulties_follow_from_the_measured_victories() -> None:
    """The lobby says what the table of victories in the docs says."""
    page = (Path(__file__).parents[4] / "docs" / "warhammer-quest-bots.md").read_text("utf-8")
    lines = page[page.index("| heroes | tutorial |") :].splitlines()
    names = [name.strip() for name in lines[0].strip("|").split("|")][1:]
    rows = [[int(cell.split()[0]) for cell in line.strip("|").split("|")[1:]] for line in lines[2:5]]
    assert dict(zip(names, zip(*rows, strict=True), strict=True)) == WON
    assert [one.odds.difficulty for one in adventures(speech())] == [1, 3, 3, 3, 3, 3, 3, 3]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_harder_odds_follow_from_the_measured_victories(difficulty: str) -> None:
    page = (Path(__file__).parents[4] / "docs" / "warhammer-quest-bots.md").read_text("utf-8")
    lines = page[page.index(f"| {difficulty}, heroes | quest-1 |") :].splitlines()
    names = [name.strip() for name in lines[0].strip("|").split("|")][1:]
    rows = [[int(cell.split()[0]) for cell in line.strip("|").split("|")[1:]] for line in lines[2:5]]
    assert dict(zip(names, zip(*rows, strict=True), strict=True)) == WON_HARDER[difficulty]


def test_a_difficulty_has_odds_where_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(WON_HARDER, "veteran", {"quest-5": (50, 40, 30)})
    monkeypatch.setitem(WON_HARDER, "heroic", {})
    found = {one.id: one.harder for one in adventures(speech())}
    assert found["quest-5"] == found["campaign"] == {"veteran": Odds(4, 40)}
    assert found["quest-1"] == {}


def test_every_difficulty_can_have_odds() -> None:
    assert set(WON_HARDER) == set(DIFFICULTIES)
