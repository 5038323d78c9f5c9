"""Help on the words of the rules, in all games and languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall import ledger
from questhall.cli.terminal.vocabulary import PREFIX, rules_words, words_meant
from questhall.i18n.texts import LANGUAGES, Texts
from tests.cli.terminal.scripted_game import Game

SEATS = {"rent-a-hero": "human,easy,easy", "talisman": "human,easy", "warhammer-quest": "human,easy"}
MORE = {"warhammer-quest": ["--variant", "quest-1"]}


def helped(folder: Path, game: str, subject: str, language: str = "en") -> str:
    """What help on a subject says, up to the next prompt."""
    options = ["--seats", SEATS[game], "--lang", language, *MORE.get(game, [])]
    shown = Game(folder, *options, game=game).type(f"help {subject}")
    return shown.split("\n> ")[1]


@pytest.mark.parametrize(
    ("game", "subject", "said"),
    [
        ("warhammer-quest", "peril", "WHQ-PERIL-04 Direction (page 15 of the rulebook)\nPeril rising moves"),
        ("warhammer-quest", "quest", "WHQ-SETUP-06 Order of quest setup (page 2 of the rulebook)\n"),
        ("warhammer-quest", "shadows", "WHQ-SHADOW-02 What can happen to a facedown enemy"),
        ("warhammer-quest", "engagement zone", "WHQ-ZONE-02 Engagement zone"),
        ("rent-a-hero", "wanderer", "RAH-TURN-04 Sending the wanderer"),
        ("rent-a-hero", "Hints", "RAH-HINT-01 Asking for a hint"),
        ("talisman", "trophies", "TAL-TROPHY-01 "),
        ("talisman", "alignment", "TAL-ALIGN-01 "),
    ],
)
def test_help_finds_the_words_of_the_rules(tmp_path: Path, game: str, subject: str, said: str) -> None:
    shown = helped(tmp_path, game, subject)

    assert shown.startswith(f"The rules on “{subject}”:\n")
    assert said in shown
    assert "There is no help" not in shown


@pytest.mark.parametrize(
    ("language", "game", "subject", "id_"),
    [
        ("pl", "warhammer-quest", "zagrożenia", "WHQ-PERIL-01"),
        ("pl", "rent-a-hero", "tulacz", "RAH-TURN-04"),
        ("pl", "talisman", "trofea", "TAL-TROPHY-01"),
        ("fr", "warhammer-quest", "péril", "WHQ-PERIL-01"),
        ("fr", "rent-a-hero", "indices", "RAH-HINT-01"),
        ("fr", "talisman", "alignement", "TAL-ALIGN-01"),
        ("fr", "talisman", "alignment", "TAL-ALIGN-01"),
    ],
)
def test_help_finds_them_in_the_players_language(
    tmp_path: Path, language: str, game: str, subject: str, id_: str
) -> None:
    assert f"\n{id_} " in helped(tmp_path, game, subject, language)


def test_help_shows_rules_in_the_players_language(tmp_path: Path) -> None:
    by_id = helped(tmp_path, "rent-a-hero", "hint-05", "fr")
    by_word = helped(tmp_path / "second", "rent-a-hero", "indices", "fr")
    clause = ledger.clauses("rent-a-hero", "fr")["RAH-HINT-01"]

    assert by_id.startswith("RAH-HINT-05 Pas la dernière carte (page 7 du livret)\nLa dernière carte d")
    assert f"RAH-HINT-01 {clause.title} (page " in by_word
    assert clause.text in by_word


@pytest.mark.parametrize("subject", ["brûlé", "BRULE"])
def test_help_finds_words_that_only_a_translation_has(tmp_path: Path, subject: str) -> None:
    assert "RAH-Q01 " in helped(tmp_path, "rent-a-hero", subject, "fr")


def test_of_many_rules_the_others_are_named_by_their_ids(tmp_path: Path) -> None:
    shown = helped(tmp_path, "warhammer-quest", "quest")

    assert shown.count(" of the rulebook)") == 5
    assert "\nMore rules on this: WHQ-SETUP-12, WHQ-ROUND-01, " in shown
    assert shown.rstrip().endswith(" more")


def test_a_card_that_only_begins_like_a_word_of_the_rules_leaves_room_for_them(tmp_path: Path) -> None:
    shown = helped(tmp_path, "rent-a-hero", "wi")
    assert "Witch, strength 3" in shown
    assert "The rules on" not in shown

    shown = helped(tmp_path / "second", "talisman", "magic object")
    assert "The rules on “magic object”:" in shown


def test_words_that_are_nowhere_are_still_unknown(tmp_path: Path) -> None:
    assert helped(tmp_path, "rent-a-hero", "spaceship").startswith(
        "There is no help on “spaceship”; possible: "
    )


@pytest.mark.parametrize("game", list(SEATS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_is_found_by_every_form_of_it(game: str, language: str) -> None:
    texts = Texts(language, game)
    words = {
        key.removeprefix(PREFIX).replace("-", " "): texts.say(key) for key in texts.messages if PREFIX in key
    }
    assert len(words) >= 19
    for word, forms in words.items():
        assert ledger.about(game, word), word
        for form in forms.split(","):
            assert word in words_meant(texts, form.strip()), form
            assert ledger.about(game, next(rules_words(texts, form)))


def test_a_word_is_not_found_inside_another() -> None:
    found = ledger.about("warhammer-quest", "aid")

    assert found[0].id == "WHQ-AID-01"
    assert all("said" not in entry.text or " aid" in entry.text.lower() for entry in found)
    assert ledger.about("warhammer-quest", "") == []
