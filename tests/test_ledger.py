"""The ledgers are whole, and whatever would break them is named."""

from __future__ import annotations

import re

import pytest

from questhall import ledger
from questhall.core.engine.errors import FormatError, UnknownGame
from questhall.games import GAMES

GAMES_WITH_A_LEDGER = ledger.game_ids()


@pytest.mark.parametrize(
    ("game", "clauses", "rulings"),
    [("rent-a-hero", 73, 23), ("talisman", 385, 119), ("warhammer-quest", 289, 86)],
)
def test_every_clause_and_ruling_is_there(game: str, clauses: int, rulings: int) -> None:
    assert len(ledger.clauses(game)) == clauses
    assert len(ledger.rulings(game)) == rulings


def test_every_game_in_the_box_has_a_ledger() -> None:
    assert {game.id for game in GAMES.values() if game.is_listed} <= set(GAMES_WITH_A_LEDGER)


@pytest.mark.parametrize("game", GAMES_WITH_A_LEDGER)
def test_the_numbers_of_a_chapter_have_no_gaps(game: str) -> None:
    chapters: dict[str, list[int]] = {}
    for clause in ledger.clauses(game).values():
        chapters.setdefault(clause.chapter, []).append(int(clause.id[-2:]))

    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in chapters.values())


@pytest.mark.parametrize("game", GAMES_WITH_A_LEDGER)
def test_rulings_refer_only_to_what_exists(game: str) -> None:
    known = {*ledger.clauses(game), *ledger.rulings(game)}

    for ruling in ledger.rulings(game).values():
        assert set(ruling.mentions) <= known, ruling.id
        assert ruling.id not in ruling.mentions


@pytest.mark.parametrize("game", GAMES_WITH_A_LEDGER)
def test_no_reference_of_a_ruling_is_overlooked(game: str) -> None:
    for ruling in ledger.rulings(game).values():
        named = set(re.findall(r"\b[A-Z]{3}-[A-Z0-9-]*\d\d\b", ruling.text))
        assert named - {ruling.id} == set(ruling.mentions), ruling.id


@pytest.mark.parametrize("game", GAMES_WITH_A_LEDGER)
def test_a_ruling_has_its_own_text_and_no_other(game: str) -> None:
    for ruling in ledger.rulings(game).values():
        assert ruling.text.startswith(f"**{ruling.title}")
        assert len(ruling.text) > len(ruling.title) + 20
        assert "\n#" not in ruling.text


@pytest.mark.parametrize(
    ("ruling", "mentions"),
    [
        ("RAH-Q01", ("RAH-POWER-03", "RAH-POWER-04", "RAH-POWER-05", "RAH-Q03", "RAH-Q17")),
        ("RAH-Q22", ("RAH-VAR-02", "RAH-P7-01", *(f"RAH-END-0{n}" for n in (3, 4, 5, 6)), "RAH-Q03")),
        ("TAL-Q84", ("TAL-MISS-01", "TAL-MISS-02", "TAL-MISS-03", "TAL-PURCHASE-02")),
        ("TAL-Q82", ("TAL-COMP-17", "TAL-ALIGN-03", "TAL-GOLDEN-07", "TAL-Q78")),
        ("WHQ-Q38", ("WHQ-SHADOW-03", "WHQ-SHADOW-09")),
        ("WHQ-Q67", ("WHQ-ACTION-09", "WHQ-ACTION-15", "WHQ-ACTION-16", "WHQ-ACTION-17")),
        ("WHQ-Q81", ("WHQ-DECK-13", "WHQ-Q68")),
        ("WHQ-Q31", ("WHQ-PHASE-ENEMY-07",)),
        ("TAL-Q119", ()),
    ],
)
def test_a_ruling_mentions_the_clauses_and_rulings_it_names(ruling: str, mentions: tuple[str, ...]) -> None:
    game = {"RAH": "rent-a-hero", "TAL": "talisman", "WHQ": "warhammer-quest"}[ruling[:3]]

    assert ledger.rulings(game)[ruling].mentions == mentions


@pytest.mark.parametrize(
    ("game", "ruling", "title", "section"),
    [
        ("rent-a-hero", "RAH-Q01", 'When is "any time"?', ""),
        ("rent-a-hero", "RAH-Q08", "Fewest used powers", ""),
        ("talisman", "TAL-Q01", "How many players?", "Contradictions, slips and terms"),
        ("talisman", "TAL-Q110", "How long is a round? (Blizzard, Hex, Destroy Magic)", "Cards and spaces"),
        (
            "warhammer-quest",
            "WHQ-Q83",
            'Repeating an option "at any time in the hero phase"',
            "Further rulings",
        ),
    ],
)
def test_titles_and_sections(game: str, ruling: str, title: str, section: str) -> None:
    found = ledger.rulings(game)[ruling]

    assert (found.title, found.section) == (title, section)


def test_the_points_of_a_long_ruling_stay_a_list() -> None:
    text = ledger.rulings("rent-a-hero")["RAH-Q01"].text

    assert "\n- *What*: every power" in text
    assert "Rejected starting heroes" not in text


def test_searching_wants_all_words_in_any_case() -> None:
    found = [entry.id for entry in ledger.find("rent-a-hero", "LAST card Hint")]

    assert "RAH-HINT-05" in found
    assert "RAH-HINT-01" not in found
    assert ledger.find("rent-a-hero", "hint dragon") == []


def test_ids_are_searched_too() -> None:
    assert [entry.id for entry in ledger.find("talisman", "tal-q119")] == ["TAL-Q119"]


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match="games are: rent-a-hero, talisman, warhammer-quest"):
        ledger.clauses("chess")


def test_the_name_of_a_game_may_have_spaces_and_capitals() -> None:
    assert ledger.find_game_id("Warhammer Quest") == "warhammer-quest"
    assert ledger.rulings("Rent_a_Hero") == ledger.rulings("rent-a-hero")


def test_chapters_have_names_in_the_order_of_the_book() -> None:
    names = ledger.chapter_names("rent-a-hero")

    assert list(names)[:3] == ["SETUP", "GOAL", "TURN"]
    assert names["HINT"] == "Hints"


def test_a_translation_changes_the_words_and_nothing_else() -> None:
    english, french = ledger.entries("rent-a-hero"), ledger.entries("rent-a-hero", "fr")

    assert list(english) == list(french)
    for id_, entry in english.items():
        ours = french[id_]
        assert ours.title != entry.title or ours.text != entry.text
        if isinstance(entry, ledger.Ruling):
            assert isinstance(ours, ledger.Ruling)
            assert ours.mentions == entry.mentions
            assert ours.text.startswith(f"**{ours.title}**\n")
        else:
            assert isinstance(ours, ledger.Clause)
            assert (ours.page, ours.kind) == (entry.page, entry.kind)


def test_a_language_without_translations_falls_back_to_english() -> None:
    assert ledger.entries("rent-a-hero", "eo") == ledger.entries("rent-a-hero")
    assert ledger.chapter_names("rent-a-hero", "eo") == ledger.chapter_names("rent-a-hero")


def test_chapters_are_found_by_their_names_in_a_language() -> None:
    assert ledger.about("rent-a-hero", "indice", "fr")[0].id == "RAH-HINT-01"


A_CLAUSE = """
[[clause]]
id = "TST-ONE-01"
title = "One"
text = "One thing holds."
page = 1
kind = "rule"
"""


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (A_CLAUSE + A_CLAUSE, "TST-ONE-01 appears twice"),
        (A_CLAUSE.replace("TST-ONE-01", "one"), "the id 'one' is not of the form"),
        (A_CLAUSE.replace('title = "One"', ""), "TST-ONE-01 needs a title and a text"),
        (A_CLAUSE.replace("One thing holds.", ""), "TST-ONE-01 needs a title and a text"),
        (A_CLAUSE.replace("page = 1", "page = true"), "needs a page, found True"),
        (A_CLAUSE.replace("page = 1", "page = 0"), "needs a page, found 0"),
        (A_CLAUSE.replace('"rule"', '"wish"'), "has the kind 'wish'; kinds are: rule, limit"),
        (A_CLAUSE + A_CLAUSE.replace("TST", "OTH"), "begin with the same three letters"),
        ("", "begin with the same three letters"),
        ("[[clause", r"test\.toml: "),
    ],
)
def test_a_damaged_ledger_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(FormatError, match=complaint):
        ledger.read_clauses(text, "test.toml")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("1. **A.** Yes.\n3. **C.** No.", "found ruling 3 where ruling 2 should be"),
        ("### Q01 A\nYes.\n\n### Q01 B\nNo.", "found ruling 1 where ruling 2 should be"),
        ("Nothing is open.", "contains no rulings"),
    ],
)
def test_damaged_rulings_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(FormatError, match=complaint):
        ledger.read_rulings(text, "test.md", "TST")


def test_what_follows_the_last_ruling_is_not_part_of_it() -> None:
    rulings = ledger.read_rulings("1. **A.** Yes (TST-ONE-01).\n\n## Notes\n\n1. Later.", "test.md", "TST")

    assert rulings["TST-Q01"].text == "**A.** Yes (TST-ONE-01)."
    assert rulings["TST-Q01"].mentions == ("TST-ONE-01",)
