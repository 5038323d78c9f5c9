"""Every quest has a beginning and two endings to read, every location a line, in every language."""

from __future__ import annotations

import pytest

from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.games.warhammer_quest.showing.faces import face
from questhall.games.warhammer_quest.showing.stories import PARTS, story
from questhall.i18n.speech import Speech
from questhall.i18n.texts import LANGUAGES, Texts
from tests.games.warhammer_quest.kit import SEATS


def speech(language: str) -> Speech:
    return Speech(Texts(language, WARHAMMER_QUEST.id, players=2), WARHAMMER_QUEST, SEATS[:2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quest_begins_and_ends_in_words_of_its_own(language: str) -> None:
    spoken = speech(language)
    told = [face("quest", sheet.name, spoken).texts for sheet in SHEETS]

    assert all(list(texts) == list(PARTS) for texts in told)
    assert all(len(text) > 150 for texts in told for text in texts.values())
    assert len({text for texts in told for text in texts.values()}) == 3 * len(SHEETS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_location_has_a_line_of_its_own(language: str) -> None:
    spoken = speech(language)
    lines = [face("card", place.name, spoken).texts["atmosphere"] for place in LOCATIONS]

    assert all(line.endswith(".") and "{" not in line for line in lines)
    assert len(set(lines)) == len(LOCATIONS)


def test_the_endings_are_called_as_results_are() -> None:
    assert {*WARHAMMER_QUEST.endings.values()} < {*story("waaagh", speech("en"))}
