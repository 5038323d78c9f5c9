"""Every clause and ruling is there in every language, made from the English of today."""

from __future__ import annotations

from pathlib import Path

import pytest

from questhall import ledger
from questhall.core.engine.errors import FormatError
from questhall.i18n.texts import LANGUAGES
from questhall.ledger import Clause, Entry, Ruling, Translation, Translations
from tools import translations as tool

CLAUSE = Clause("TST-ONE-01", "One", "One thing holds (TST-ONE-02).", 1, "rule")
RULING = Ruling("TST-Q01", "Two", "**Two (TST-ONE-01)** Yes, by TST-ONE-02.", "", ("TST-ONE-01", "TST-ONE-02"))
ENGLISH: dict[str, Entry] = {CLAUSE.id: CLAUSE, RULING.id: RULING}


def made(text: str, *, of: str = ledger.mark_of(CLAUSE)) -> Translations:
    ruling = Translation("Deux", "Oui, selon TST-ONE-02.", ledger.mark_of(RULING))
    return Translations({}, {CLAUSE.id: Translation("Un", text, of), RULING.id: ruling})


@pytest.mark.parametrize("game", ledger.game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_rule_as_it_is_in_english_now(game: str, language: str) -> None:
    is_whole = not list(tool.problems(game, language))

    assert is_whole, "python -m tools.translations tells what is wrong"


@pytest.mark.parametrize(
    ("found", "problem"),
    [
        (made("Une chose vaut (TST-ONE-02)."), None),
        (made("Une chose vaut (TST-ONE-02).", of=""), "TST-ONE-01 has not been checked"),
        (made("Une chose vaut (TST-ONE-02).", of="0badc0de"), "TST-ONE-01 is outdated"),
        (made(CLAUSE.text), "TST-ONE-01 is not translated"),
        (made("Une chose vaut."), "TST-ONE-01 names nothing where the English names TST-ONE-02"),
        (made("Une chose vaut (TST-ONE-02, TST-ONE-03)."), "TST-ONE-01 names TST-ONE-02, TST-ONE-03"),
    ],
)
def test_what_is_wrong_with_a_translation_is_named(found: Translations, problem: str | None) -> None:
    problems = list(tool.entry_problems(ENGLISH, found))

    assert len(problems) == (problem is not None)
    assert problem is None or problems[0].startswith(problem)


def test_missing_and_superfluous_translations_are_named() -> None:
    ours = made("Une chose vaut (TST-ONE-02).").entries
    found = Translations({}, {CLAUSE.id: ours[CLAUSE.id], "TST-ONE-09": ours[RULING.id]})

    assert list(tool.entry_problems(ENGLISH, found)) == [
        "TST-Q01 is missing",
        "TST-ONE-09 is no clause or ruling",
    ]


def test_missing_and_superfluous_chapter_names_are_named() -> None:
    found = Translations({"HINT": "Indices", "DRAGON": "Dragons"}, {})
    problems = list(tool.chapter_problems("rent-a-hero", "fr", found))

    assert "no name of the chapter 'TURN'" in problems
    assert "no name of the chapter 'HINT'" not in problems
    assert "there is no chapter 'DRAGON'" in problems


def test_stamping_marks_only_what_has_no_mark(tmp_path: Path) -> None:
    file = tmp_path / "rent-a-hero.toml"
    file.write_text(
        '[chapters]\nHINT = "Indices"\n\n'
        '[RAH-HINT-05]\ntitle = "A"\ntext = "B"\n\n'
        '[RAH-Q12]\nof = "0badc0de"\ntitle = "C"\ntext = "D"\n',
        "utf-8",
    )
    tool.stamp(file)

    found = ledger.read_translations(file.read_text("utf-8"), file.name).entries
    assert found["RAH-HINT-05"].of == ledger.mark_of(ledger.clauses("rent-a-hero")["RAH-HINT-05"])
    assert found["RAH-Q12"].of == "0badc0de"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[TST-ONE-01]\ntext = "B"', "TST-ONE-01 needs a title and a text"),
        ('[TST-ONE-01]\ntitle = "A"\ntext = " "', "TST-ONE-01 needs a title and a text"),
        ('[TST-ONE-01]\ntitle = "A"\ntext = "B"\npage = 3', "nothing else"),
        ("[TST-ONE-01]\ntitle = 'A'\ntext = 'B'\nof = 3", "nothing else"),
        ("chapter = 3", "chapter needs a title and a text"),
        ('[chapters]\nONE = ""', "the chapter ONE has no name"),
        ("[TST-ONE-01", r"test\.toml: "),
    ],
)
def test_a_damaged_file_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(FormatError, match=complaint):
        ledger.read_translations(text, "test.toml")
