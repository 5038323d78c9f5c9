"""`questhall rules`: the clauses and rulings at hand."""

from __future__ import annotations

import json

import pytest

from questhall import ledger
from questhall.cli.main import main

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _a_system_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def rules(capsys: Captured, *arguments: str, code: int = 0) -> str:
    """What the command prints, with all white space made single blanks."""
    assert main(["rules", *arguments]) == code
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("game", ledger.game_ids())
def test_without_words_all_titles_are_shown(game: str, capsys: Captured) -> None:
    shown = rules(capsys, game)

    assert f"{len(ledger.clauses(game))} clauses, {len(ledger.rulings(game))} rulings" in shown
    assert all(id_ in shown for id_ in (*ledger.clauses(game), *ledger.rulings(game)))


def test_titles_are_grouped_by_chapter(capsys: Captured) -> None:
    shown = rules(capsys, "rent-a-hero")

    assert "Hints RAH-HINT-01" in shown
    assert "Rulings RAH-Q01" in shown
    assert "Rulings: Words WHQ-Q01" in rules(capsys, "warhammer-quest")


@pytest.mark.parametrize("name", ["RAH-HINT-05", "rah-hint-05", "hint-05"])
def test_a_clause_is_shown_whole(name: str, capsys: Captured) -> None:
    shown = rules(capsys, "rent-a-hero", name)

    clause = ledger.clauses("rent-a-hero")["RAH-HINT-05"]
    assert shown.startswith(f"RAH-HINT-05 {clause.title} limit, page 7")
    assert clause.text in shown
    assert "RAH-HINT-04" not in shown


def test_the_rulings_that_mention_a_clause_stand_below_it(capsys: Captured) -> None:
    shown = rules(capsys, "rent-a-hero", "RAH-END-05")

    assert "Rulings that mention it RAH-Q08 Fewest used powers RAH-Q22 Endless variant" in shown
    assert "RAH-Q01" not in shown


@pytest.mark.parametrize("name", ["RAH-Q03", "q3", "Q03"])
def test_a_ruling_is_shown_whole_with_what_it_refers_to(name: str, capsys: Captured) -> None:
    shown = rules(capsys, "rent-a-hero", name)

    assert shown.startswith("RAH-Q03 ruling The wanderer must come from the deck")
    assert "there is no wanderer and no price (RAH-TURN-08)" in shown
    assert "It refers to RAH-TURN-08 Price of having no match" in shown
    assert "**" not in shown


def test_several_ids_are_shown_one_after_the_other(capsys: Captured) -> None:
    shown = rules(capsys, "talisman", "TAL-Q17", "TAL-WIN-01")

    assert "No unused Character cards left" in shown
    assert ledger.clauses("talisman")["TAL-WIN-01"].text in shown


def test_words_find_what_has_all_of_them(capsys: Captured) -> None:
    shown = rules(capsys, "rent-a-hero", "LAST", "hint")

    assert "RAH-HINT-05" in shown
    assert "RAH-HINT-01" not in shown


def test_a_single_match_is_shown_in_full(capsys: Captured) -> None:
    assert rules(capsys, "rent-a-hero", "French", "Polish") == rules(capsys, "rent-a-hero", "RAH-Q08")


@pytest.mark.parametrize("words", [["dragon"], ["RAH-HINT-99"], ["hint", "dragon"], ["q99"]])
def test_nothing_found_says_where_to_look(words: list[str], capsys: Captured) -> None:
    assert main(["rules", "rent-a-hero", *words]) == 1

    out, err = capsys.readouterr()
    assert out == ""
    assert f"nothing in rent-a-hero matches {' '.join(words)!r}" in err
    assert "HINT" in err
    assert "RAH-Q01 to RAH-Q23" in err


def test_an_unknown_game_is_refused(capsys: Captured) -> None:
    assert main(["rules", "chess"]) == 2
    assert "games are: rent-a-hero, talisman, warhammer-quest" in capsys.readouterr().err


def test_rules_are_shown_in_the_language_asked_for_or_that_of_the_system(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    clause = ledger.clauses("rent-a-hero", "fr")["RAH-HINT-05"]
    chapter = ledger.chapter_names("rent-a-hero", "fr")["HINT"]
    shown = rules(capsys, "rent-a-hero", "hint-05", "--lang", "fr")
    titles = rules(capsys, "rent-a-hero", "--language", "fr")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    assert shown.startswith(f"RAH-HINT-05 {' '.join(clause.title.split())} limite, page 7 du livret")
    assert " ".join(clause.text.split()) in shown
    assert f"{chapter} RAH-HINT-01" in titles
    assert rules(capsys, "rent-a-hero", "hint-05") == shown


def test_a_ruling_in_another_language_keeps_its_lines(capsys: Captured) -> None:
    shown = rules(capsys, "rent-a-hero", "q1", "--lang", "fr")

    ruling = ledger.rulings("rent-a-hero", "fr")["RAH-Q01"]
    assert shown.startswith("RAH-Q01 décision " + " ".join(ruling.title.split()))
    assert "**" not in shown
    assert shown.count("•") == ruling.text.count("\n- ") > 3


@pytest.mark.parametrize("words", [["dernière"], ["DERNIERE"]])
def test_words_are_found_in_another_language_whatever_their_accents(words: list[str], capsys: Captured) -> None:
    assert "RAH-HINT-05" in rules(capsys, "rent-a-hero", *words, "--lang", "fr")


def test_programs_get_english_unless_they_ask_for_another_language(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["rules", "rent-a-hero", "hint-05", "--json"]) == 0
    english = json.loads(capsys.readouterr().out)["clauses"][0]
    assert main(["rules", "rent-a-hero", "hint-05", "--json", "--lang", "fr"]) == 0
    french = json.loads(capsys.readouterr().out)["clauses"][0]

    assert english["title"] == ledger.clauses("rent-a-hero")["RAH-HINT-05"].title
    assert french["title"] == ledger.clauses("rent-a-hero", "fr")["RAH-HINT-05"].title != english["title"]


def test_programs_get_json(capsys: Captured) -> None:
    assert main(["rules", "rent-a-hero", "RAH-END-05", "q8", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    clause = ledger.clauses("rent-a-hero")["RAH-END-05"]
    assert found["game"] == "rent-a-hero"
    assert found["clauses"] == [
        {
            "id": "RAH-END-05",
            "title": clause.title,
            "text": clause.text,
            "page": clause.page,
            "kind": "rule",
            "mentioned_by": ["RAH-Q08", "RAH-Q22"],
        }
    ]
    assert found["rulings"][0]["mentions"] == ["RAH-END-05"]
    assert set(found["rulings"][0]) == {"id", "title", "text", "section", "mentions", "mentioned_by"}


def test_json_holds_everything_when_nothing_is_asked_for(capsys: Captured) -> None:
    assert main(["rules", "talisman", "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert (len(found["clauses"]), len(found["rulings"])) == (385, 119)


def test_json_stays_json_when_nothing_is_found(capsys: Captured) -> None:
    assert main(["rules", "talisman", "spaceship", "--json"]) == 1

    out, err = capsys.readouterr()
    assert json.loads(out) == {"game": "talisman", "clauses": [], "rulings": []}
    assert "nothing in talisman matches" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["talisman", "TAL-Q17", "q18", "--json"],
        ["talisman", "--json", "TAL-Q17", "q18"],
        ["--json", "talisman", "TAL-Q17", "q18"],
        ["talisman", "TAL-Q17", "--json", "q18"],
    ],
)
def test_options_may_stand_anywhere(arguments: list[str], capsys: Captured) -> None:
    assert main(["rules", *arguments]) == 0

    assert [ruling["id"] for ruling in json.loads(capsys.readouterr().out)["rulings"]] == ["TAL-Q17", "TAL-Q18"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["rules"], "required: GAME; games are: rent-a-hero, talisman, warhammer-quest\n"),
        (["rules", "talisman", "--jsn", "TAL-Q17"], "unrecognized arguments: --jsn"),
        (["sim", "rent-a-hero", "talisman"], "unrecognized arguments: talisman"),
    ],
)
def test_missing_and_unknown_arguments_are_named(
    arguments: list[str], complaint: str, capsys: Captured
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)

    assert ended.value.code == 2
    assert complaint in capsys.readouterr().err
