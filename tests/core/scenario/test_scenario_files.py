"""The scenario files of the repository, and the examples and tables of the pages about them, all hold."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from questhall.core.engine.rules import Question
from questhall.core.scenario.comparisons import COMPARISONS
from questhall.core.scenario.names import REASONS
from questhall.games import GAMES
from questhall.games.rent_a_hero.game import RENT_A_HERO
from questhall.games.rent_a_hero.showing.scenario_position import MOMENTS, RESTS, SOURCES
from tests.core.scenario.pages import ROOT, Page, fields_read
from tests.core.scenario.small_scenarios import play, run

FILES = sorted((ROOT / "scenarios").glob("*/*.toml"))
SHARED = Page("scenarios.md")
PAGE = Page("scenarios-rent-a-hero.md", SHARED.running_example)
EXAMPLES = SHARED.complete_examples() + PAGE.complete_examples()


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_the_scenarios_hold(file: Path) -> None:
    report = run(file.read_text("utf-8"))

    assert report.holds(), report
    assert report.checks > 0


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 25


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_documented_examples_hold(example: str) -> None:
    report = run(example)

    assert report.holds(), report
    assert report.checks > 0


@pytest.mark.parametrize(("name", "seat"), [("state", ""), ("view ben", "ben")])
def test_the_documented_documents_are_what_the_program_shows(name: str, seat: str) -> None:
    assert json.loads(PAGE.json_of(name)) == play(PAGE.running_example).document(seat)


def test_every_field_is_documented() -> None:
    fields = fields_read(EXAMPLES)

    assert {"version", "moment", "choose", "by", "saw_in_order", "clause", "nothing_fits"} <= fields
    assert sorted(field for field in fields if f"`{field}`" not in SHARED.text + PAGE.text) == []


@pytest.mark.parametrize("kind", RENT_A_HERO.events, ids=[kind.name for kind in RENT_A_HERO.events])
def test_every_event_is_documented_with_its_fields(kind: Any) -> None:
    fields = [spec.partition(":")[0] for spec in kind.fields]

    assert PAGE.fields_of_event(kind.name) == [*fields, *([kind.secret] if kind.secret else [])]


def test_all_names_of_the_game_are_documented() -> None:
    book = RENT_A_HERO.book
    keys = {f"{action.verb}{' HERO' * len(action.nouns)}" for action in book.actions}
    occasions = {rule.occasion for rule in book.rules if isinstance(rule, Question)}
    names = {
        *keys,
        *(occasions - {"order"}),
        *(set(REASONS) - {"not-asked"}),
        *MOMENTS,
        *RENT_A_HERO.faces,
        *RENT_A_HERO.variants,
        *RENT_A_HERO.endings.values(),
        *play(PAGE.running_example).document(),
    }
    quoted = {*RESTS, *SOURCES}

    assert PAGE.missing(names) == []
    assert sorted(name for name in quoted if f'`"{name}"`' not in PAGE.text) == []


def test_what_all_games_share_is_documented() -> None:
    assert SHARED.missing(set(COMPARISONS)) == []
    assert sorted(name for name in GAMES if f'`"{name}"`' not in SHARED.text) == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.stem)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target, anchor in re.findall(r"\]\(([\w./-]*\.md)?(?:#([\w-]+))?\)", page.read_text("utf-8")):
        file = page.parent / target if target else page
        assert file.exists(), target
        if anchor:
            assert anchor in anchors_of(file), f"{target}#{anchor}"


def anchors_of(file: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
