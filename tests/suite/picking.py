"""Run only the tests of some clauses, games or cards.

    pytest --clause TAL-LIFE-12       the tests and scenario files that name this clause or ruling
    pytest --clause TAL-LIFE          ... or any clause of this chapter
    pytest --game talisman            the tests of one game
    pytest --card "holy lance"        the tests and scenario files that mention a card

Each option may be given several times: any of the values is enough. Different options have to hold together.
Files that cannot match are never imported, so this takes a few seconds.
"""

from __future__ import annotations

import difflib
import inspect
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from questhall import ledger

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
RUNS_SCENARIOS = ROOT / "tests" / "core" / "scenario" / "test_scenario_files.py"
OVER_ALL_GAMES = re.compile(r"\b(EVERY_GAME|GAMES|few_kinds|every_kind)\b")
"""Who uses one of these may have tests with a game's name among their parameters."""

Pick = Callable[[list[pytest.Item]], list[pytest.Item]]


def add_options(parser: pytest.Parser) -> None:
    group = parser.getgroup("questhall", "tests by what they prove")
    group.addoption(
        "--clause", action="append", default=[], metavar="ID", help="tests of this clause or ruling"
    )
    group.addoption("--game", action="append", default=[], metavar="GAME", help="tests of this game")
    group.addoption("--card", action="append", default=[], metavar="CARD", help="tests that mention this card")


def make_picker(config: pytest.Config) -> Picker | None:
    """What the options ask for; None if they ask for everything."""
    wishes: list[Wish] = []
    for option, make in (("--clause", of_clauses), ("--game", of_games), ("--card", of_cards)):
        if values := config.getoption(option):
            wishes.append(make(values))
    return Picker(wishes) if wishes else None


class Wish:
    """One option: what it asks for in words, which files may match, and which tests do."""

    def __init__(self, words: str, text: re.Pattern[str], pick: Pick, folders: tuple[Path, ...] = ()) -> None:
        self.words = words
        self.text = text
        self.pick = pick
        self.folders = folders

    def may_be_in(self, path: Path) -> bool:
        if any(path.is_relative_to(folder) for folder in self.folders):
            return True
        if path.is_relative_to(ROOT / "src"):
            return False
        return bool(self.text.search(_text(path))) or (path == RUNS_SCENARIOS and self.has_scenarios())

    def has_scenarios(self) -> bool:
        return any(self.text.search(_text(file)) for file in scenario_files())


class Picker:
    """A plugin that leaves out whatever is not asked for."""

    def __init__(self, wishes: list[Wish]) -> None:
        self.wishes = wishes

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        if collection_path.suffix != ".py" or collection_path.name in ("conftest.py", "__init__.py"):
            return None
        return None if all(wish.may_be_in(collection_path) for wish in self.wishes) else True

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        picked = items
        for wish in self.wishes:
            picked = wish.pick(picked)
        if not picked:
            raise pytest.UsageError(f"no test {' and '.join(wish.words for wish in self.wishes)}")
        kept = set(picked)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = picked


# Clauses and rulings


def of_clauses(values: list[str]) -> Wish:
    """Tests that name one of these ids, or an id of one of these chapters."""
    every = [id_ for game in ledger.game_ids() for id_ in (*ledger.clauses(game), *ledger.rulings(game))]
    ids: set[str] = set()
    for value in values:
        wanted = value.strip().upper()
        found = {id_ for id_ in every if id_ == wanted or _chapter(id_) == wanted.rstrip("-*")}
        if not found:
            raise pytest.UsageError(f"no clause or ruling {value!r}{_similar(wanted, every)}")
        ids |= found

    def is_meant(item: pytest.Item) -> bool:
        file = _scenario(item)
        named = tomllib.loads(_text(file)).get("clauses", []) if file else _named_by(item)
        return not ids.isdisjoint(named)

    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(ids)))})\b")
    return Wish(f"names {', '.join(values)}", pattern, each(is_meant))


def _chapter(id_: str) -> str:
    """TAL-LIFE for TAL-LIFE-12; rulings, as TAL-Q01, are in no chapter."""
    head, _, number = id_.rpartition("-")
    return head if number.isdigit() else ""


# Games


def of_games(values: list[str]) -> Wish:
    """Tests in a game's folders, of its clauses, or with its name in their own or among their parameters."""
    ids = [_game_id(value) for value in values]
    modules = [id_.replace("-", "_") for id_ in ids]
    starts = tuple(next(iter(ledger.clauses(id_)))[:4] for id_ in ids if id_ in ledger.game_ids())
    folders = tuple(
        folder / module
        for module in modules
        for folder in (ROOT / "tests" / "games", ROOT / "src" / "questhall" / "games")
    )
    name = re.compile("|".join(re.escape(word) for word in (*ids, *modules)))

    def is_meant(item: pytest.Item) -> bool:
        if file := _scenario(item):
            return file.parent.name in ids
        return (
            any(item.path.is_relative_to(folder) for folder in folders)
            or any(id_.startswith(starts) for id_ in _named_by(item))
            or bool(name.search(f"{item.path.stem} {item.name}"))
        )

    pattern = re.compile(f"{name.pattern}|{'|'.join(starts) or '$^'}|{OVER_ALL_GAMES.pattern}")
    return Wish(f"is about {', '.join(values)}", pattern, each(is_meant), folders)


def _game_id(value: str) -> str:
    from questhall.games import EVERY_GAME

    wanted = value.strip().lower().replace("_", "-").replace(" ", "-")
    every = [game.id for game in EVERY_GAME]
    if wanted not in every:
        raise pytest.UsageError(f"no game {value!r}; games are: {', '.join(every)}")
    return wanted


# Cards


def of_cards(values: list[str]) -> Wish:
    """Tests that mention a card in their code, their name or their parameters."""
    every = card_names()
    cards = [re.sub(r"[^a-z0-9]+", "_", value.strip().lower().replace("'", "")) for value in values]
    for card, value in zip(cards, values, strict=True):
        if card not in every:
            raise pytest.UsageError(f"no card {value!r}{_similar(card, every)}")
    spelled = "|".join(card.replace("_", "[_ -]") for card in cards)
    code = re.compile(rf"(?<![a-z0-9_-])(?:{spelled})(?![a-z0-9_-])", re.IGNORECASE)
    name = re.compile(rf"(?<![a-z0-9])(?:{spelled})(?![a-z0-9])", re.IGNORECASE)

    def is_meant(item: pytest.Item) -> bool:
        if file := _scenario(item):
            return bool(code.search(_text(file)))
        return isinstance(item, pytest.Function) and bool(name.search(item.name) or code.search(_body(item)))

    def pick(items: list[pytest.Item]) -> list[pytest.Item]:
        meant = {item for item in items if is_meant(item)}
        # Where only the list of parameters has the card, and no name tells which of them it is: all.
        found = {item.function for item in meant if isinstance(item, pytest.Function)}
        return [
            item
            for item in items
            if item in meant
            or (isinstance(item, pytest.Function) and item.function not in found and code.search(_source(item)))
        ]

    return Wish(f"mentions {', '.join(values)}", code, pick)


@cache
def card_names() -> list[str]:
    """The ids of all cards of all games, and of the heroes, creatures and the like that are printed on them."""
    from questhall.games import EVERY_GAME

    names: set[str] = set()
    for game in EVERY_GAME:
        names.update(game.faces)
        for kind in ("card", "hero", "character", "creature", "enemy", "spell"):
            if kind in game.nouns:
                names.update(game.nouns[kind].names)
    return sorted(names)


def _source(item: pytest.Function) -> str:
    return _source_of(item.function)


@cache
def _source_of(function: Callable[..., object]) -> str:
    return inspect.getsource(inspect.unwrap(function))


def _body(item: pytest.Function) -> str:
    """A test function without its decorators."""
    return _source(item).partition("def ")[2]


# What they share


def each(is_meant: Callable[[pytest.Item], bool]) -> Pick:
    return lambda items: [item for item in items if is_meant(item)]


def scenario_files() -> list[Path]:
    return sorted(SCENARIOS.glob("*/*.toml"))


def _scenario(item: pytest.Item) -> Path | None:
    """The scenario file that a test runs."""
    if item.path != RUNS_SCENARIOS or not isinstance(item, pytest.Function) or not hasattr(item, "callspec"):
        return None
    file = item.callspec.params.get("file")
    return file if isinstance(file, Path) else None


def _named_by(item: pytest.Item) -> Iterator[str]:
    """The clauses and rulings that a test proves."""
    for marker in item.iter_markers("clause"):
        yield from marker.args


@cache
def _text(path: Path) -> str:
    return path.read_text("utf-8")


def _similar(wanted: str, names: Iterable[str]) -> str:
    """Names that were perhaps meant.

    >>> _similar("holy_lanse", ["holy_lance", "holy_grail", "raft"])
    '; did you mean holy_lance, holy_grail?'
    >>> _similar("lance", ["holy_lance", "raft"])
    '; did you mean holy_lance?'
    >>> _similar("zzz", ["raft"])
    ''
    """
    names = list(names)
    found = difflib.get_close_matches(wanted, names, n=5, cutoff=0.6)
    found += [name for name in names if wanted in name and name not in found][:5]
    return f"; did you mean {', '.join(found)}?" if found else ""
