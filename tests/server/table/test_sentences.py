"""What the server says in somebody's language."""

from __future__ import annotations

import pytest

from questhall import ledger
from questhall.core.interface.decision import current_decision
from questhall.games import find_game
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST
from questhall.i18n.texts import LANGUAGES
from questhall.server.table.sentences import Words, things
from tests.games.warhammer_quest.settling import settle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["RAH-HINT-05", "RAH-Q03"])
def test_why_not_is_answered_with_the_rule_in_the_players_language(language: str, reason: str) -> None:
    words = Words(language, find_game("rent-a-hero"), ["Ana", "Ben", "Cleo"], [])
    answer = words.reason(reason)

    rule = ledger.entries("rent-a-hero", language)[reason]
    assert (answer["clause"], answer["title"]) == (reason, rule.title)
    assert answer["rule"] == rule.text.replace("*", "")


def test_the_rule_is_not_in_english_for_others() -> None:
    english, french = (
        Words(language, find_game("rent-a-hero"), ["Ana", "Ben", "Cleo"], []).reason("RAH-HINT-05")
        for language in ("en", "fr")
    )

    assert english["rule"] != french["rule"]
    assert "dernière carte" in str(french["rule"])


def test_the_trainer_tells_the_numbers_of_the_new_card() -> None:
    table = settle(moment="upgrade", hero={"ana": "waywatcher", "bob": "ironbreaker"})
    words = Words("en", WARHAMMER_QUEST, ["ana", "bob"], ["campaign"])
    asked = current_decision(table.state)
    assert asked is not None

    options = words.decision(asked, words.view(table.state, 0))["options"]

    assert isinstance(options, list)
    texts = {option["key"]: option["text"] for option in options}
    new = things("en", WARHAMMER_QUEST, 2)["card"]["ww_attack_advanced"]
    assert isinstance(new, dict)
    assert str(new["name"]) in texts["train ww_attack_basic"]
    assert f"{new['face']['numbers'][0]['value']} dice" in texts["train ww_attack_basic"]
