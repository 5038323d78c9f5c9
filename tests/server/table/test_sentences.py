"""What the server says in somebody's language."""

from __future__ import annotations

import pytest

from questhall import ledger
from questhall.games import find_game
from questhall.i18n.texts import LANGUAGES
from questhall.server.table.sentences import Words


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
