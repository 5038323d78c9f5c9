"""The rulebooks as data: every clause of the three games, and our rulings on what the books leave open.

The files are `rules/<game>.toml` and `rules/<game>-open-questions.md`, in English; translations and the names
of the chapters are in `rules/translations/<language>/<game>.toml`. Installed they lie beside this module in
`ledgers`; in a checkout they are read from where they are written.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path

from questhall.core.engine.errors import FormatError, UnknownGame, listed

KINDS = ("rule", "limit", "example", "variant")
QUESTIONS = "-open-questions.md"
ENGLISH = "en"
"""The language of the ledgers themselves."""
TRANSLATIONS = "translations"
CHAPTERS = "chapters"

_CLAUSE_ID = re.compile(r"([A-Z]{3})-([A-Z0-9]+(?:-[A-Z]+)*)-(\d\d)")
_SECTION = re.compile(r"## (?:\d+\. )?(.+)")
_HEADED_RULING = re.compile(r"### Q(\d+) (.+)")
_NUMBERED_RULING = re.compile(r"(\d+)\. \*\*(.+?)\*\*")
_END_OF_HEADING = re.compile(r"(?: \([A-Z]{3}-[^()]*\))?[.:]?$")


@dataclass(frozen=True)
class Clause:
    """One testable statement of a rulebook. `kind` is one of `KINDS`, `page` the page of the book."""

    id: str
    title: str
    text: str
    page: int
    kind: str

    @property
    def chapter(self) -> str:
        """The middle of the id.

        >>> clauses("rent-a-hero")["RAH-HINT-05"].chapter
        'HINT'
        """
        return self.id.split("-", 1)[1].rsplit("-", 1)[0]


@dataclass(frozen=True)
class Ruling:
    """What we play by where a rulebook is silent; `mentions` are the clauses and rulings it names."""

    id: str
    title: str
    text: str
    section: str
    mentions: tuple[str, ...]


Entry = Clause | Ruling


def game_ids() -> list[str]:
    """The games that have a ledger.

    >>> game_ids()
    ['rent-a-hero', 'talisman', 'warhammer-quest']
    """
    return sorted(file.name.removesuffix(".toml") for file in _home().iterdir() if file.name.endswith(".toml"))


def find_game_id(name: str) -> str:
    """A game by its id; underscores, blanks and capitals are forgiven."""
    wanted = name.strip().lower().replace("_", "-").replace(" ", "-")
    if wanted not in game_ids():
        raise UnknownGame(f"unknown game {name!r}; games are: {listed(game_ids())}")
    return wanted


@cache
def clauses(game_id: str, language: str = ENGLISH) -> dict[str, Clause]:
    """All clauses of a game by their ids, in the order of the book.

    >>> clauses("rent-a-hero")["RAH-HINT-05"].title
    'Not the last card'
    """
    if language != ENGLISH:
        ours = translations(game_id, language).entries
        return {id_: _translated_clause(clause, ours.get(id_)) for id_, clause in clauses(game_id).items()}
    name = f"{find_game_id(game_id)}.toml"
    return read_clauses((_home() / name).read_text("utf-8"), name)


@cache
def rulings(game_id: str, language: str = ENGLISH) -> dict[str, Ruling]:
    """All rulings of a game by their ids, in the order of their numbers.

    >>> rulings("rent-a-hero")["RAH-Q12"].title
    'Six heroes'
    """
    if language != ENGLISH:
        ours = translations(game_id, language)
        return {id_: _translated_ruling(ruling, ours) for id_, ruling in rulings(game_id).items()}
    name = find_game_id(game_id) + QUESTIONS
    prefix = next(iter(clauses(game_id)))[:3]
    return read_rulings((_home() / name).read_text("utf-8"), name, prefix)


def entries(game_id: str, language: str = ENGLISH) -> dict[str, Entry]:
    """The clauses, then the rulings, by their ids."""
    return {**clauses(game_id, language), **rulings(game_id, language)}


def chapter_names(game_id: str, language: str = ENGLISH) -> dict[str, str]:
    """What the chapters are called, by the middle of the ids of their clauses, in the order of the book.

    >>> chapter_names("rent-a-hero")["REQ"]
    'Requirements'
    """
    names = translations(game_id, ENGLISH).chapters | translations(game_id, language).chapters
    chapters = dict.fromkeys(clause.chapter for clause in clauses(game_id).values())
    return {chapter: names.get(chapter, chapter) for chapter in chapters}


def find(game_id: str, words: str, language: str = ENGLISH) -> list[Entry]:
    """The clauses, then the rulings, in which all these words occur, whatever their case and accents.

    >>> [entry.id for entry in find("rent-a-hero", "price hand")][:2]
    ['RAH-TURN-08', 'RAH-Q10']
    """
    wanted = _fold(words).split()
    everything = entries(game_id, language).values()
    return [entry for entry in everything if all(word in _searched(entry) for word in wanted)]


def about(game_id: str, words: str, language: str = ENGLISH) -> list[Entry]:
    """What the rules say about these words: the chapter of that name, then titles with them, then all others.

    A word fits where another begins with it, so that `aid` is not found in `said`.

    >>> [entry.id for entry in about("rent-a-hero", "hint")][:2]
    ['RAH-HINT-01', 'RAH-HINT-02']
    """
    wanted = _fold(words).split()
    names = chapter_names(game_id, language)
    ranks = [(_rank(entry, wanted, names), entry) for entry in entries(game_id, language).values()]
    return [entry for rank in range(_NOWHERE) for found, entry in ranks if found == rank]


_NOWHERE = 3


def _rank(entry: Entry, words: list[str], chapters: dict[str, str]) -> int:
    """Where these words stand: in the chapter's name, in the title, in the text or nowhere."""
    if not words:
        return _NOWHERE
    places = (_is_in_chapter(entry, words, chapters), _fits(words, entry.title), _fits(words, entry.text))
    return places.index(True) if any(places) else _NOWHERE


def _is_in_chapter(entry: Entry, words: list[str], chapters: dict[str, str]) -> bool:
    """Whether the words name the chapter of a clause, by its id or its whole name, in singular or plural.

    >>> _is_in_chapter(clauses("warhammer-quest")["WHQ-SHADOW-01"], ["shadows"], {})
    True
    """
    if not isinstance(entry, Clause):
        return False
    chapter = entry.chapter.casefold().split("-")
    name = _fold(chapters.get(entry.chapter, "")).split()
    return _singular(words) == _singular(name) or set(_singular(words)) <= set(_singular(chapter))


def _singular(words: list[str]) -> list[str]:
    return [word.rstrip("s") for word in words]


def _fits(words: list[str], text: str) -> bool:
    folded = _fold(text)
    return all(re.search(rf"\b{re.escape(word)}", folded) for word in words)


def _searched(entry: Entry) -> str:
    return _fold(f"{entry.id} {entry.title} {entry.text}")


@lru_cache(maxsize=8192)
def _fold(text: str) -> str:
    """A text without capitals and accents.

    >>> _fold("Péril, Łowca")
    'peril, lowca'
    """
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _home() -> Traversable:
    installed = files("questhall") / "ledgers"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "rules"


# Clauses


def read_clauses(text: str, name: str) -> dict[str, Clause]:
    """The clauses of a ledger file; whatever is wrong in it is named."""
    try:
        entries = tomllib.loads(text).get("clause", [])
    except tomllib.TOMLDecodeError as problem:
        raise FormatError(f"{name}: {problem}") from problem
    found: dict[str, Clause] = {}
    for number, entry in enumerate(entries, start=1):
        clause = _read_clause(entry, f"{name}, clause {number}")
        if clause.id in found:
            raise FormatError(f"{name}: {clause.id} appears twice")
        found[clause.id] = clause
    if len({clause_id[:3] for clause_id in found}) != 1:
        raise FormatError(f"{name}: all ids of a game must begin with the same three letters")
    return found


def _read_clause(entry: dict[str, object], where: str) -> Clause:
    id_, title, text, page, kind = (entry.get(field) for field in Clause.__match_args__)
    if not isinstance(id_, str) or not _CLAUSE_ID.fullmatch(id_):
        raise FormatError(f"{where}: the id {id_!r} is not of the form RAH-HINT-05")
    if not isinstance(title, str) or not title or not isinstance(text, str) or not text:
        raise FormatError(f"{where}: {id_} needs a title and a text")
    if not isinstance(page, int) or isinstance(page, bool) or page < 1:
        raise FormatError(f"{where}: {id_} needs a page, found {page!r}")
    if not isinstance(kind, str) or kind not in KINDS:
        raise FormatError(f"{where}: {id_} has the kind {kind!r}; kinds are: {', '.join(KINDS)}")
    return Clause(id_, title, text, page, kind)


# Rulings


def read_rulings(text: str, name: str, prefix: str) -> dict[str, Ruling]:
    """The rulings of an open-questions file: `### Q01 Title` with a body, or a list of `1. **Title**`."""
    found: dict[str, Ruling] = {}
    for number, title, section, body in _split(text):
        if number != len(found) + 1:
            raise FormatError(f"{name}: found ruling {number} where ruling {len(found) + 1} should be")
        id_ = ruling_id(prefix, number)
        found[id_] = Ruling(id_, title, body, section, _mentions(body, prefix, besides=id_))
    if not found:
        raise FormatError(f"{name}: contains no rulings")
    return found


def ruling_id(prefix: str, number: int) -> str:
    """
    >>> ruling_id("TAL", 7)
    'TAL-Q07'
    """
    return f"{prefix}-Q{number:02}"


def _split(text: str) -> Iterator[tuple[int, str, str, str]]:
    """Number, title, section and body of each ruling; a heading ends the one before it."""
    section = ""
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if line.startswith("#") or _NUMBERED_RULING.match(line)]
    for first, end in pairwise([*starts, len(lines)]):
        line = lines[first]
        if heading := _SECTION.match(line):
            section = heading[1]
        elif ruling := _HEADED_RULING.match(line) or _NUMBERED_RULING.match(line):
            opening = f"**{ruling[2]}**{line[ruling.end() :]}"
            yield int(ruling[1]), _title(ruling[2]), section, _tidy([opening, *lines[first + 1 : end]])


def _title(heading: str) -> str:
    """A heading without the full stop or colon, and without the clauses in brackets, at its end."""
    return _END_OF_HEADING.sub("", heading, count=1)


def _tidy(lines: list[str]) -> str:
    """The body without the indentation of the list it stood in."""
    first, rest = lines[0], lines[1:]
    indents = [len(line) - len(line.lstrip()) for line in rest if line.strip()]
    margin = min(indents, default=0)
    return "\n".join([first, *(line[margin:] for line in rest)]).strip()


def _mentions(text: str, prefix: str, besides: str) -> tuple[str, ...]:
    """The clauses and then the rulings that a text names, by their full ids.

    >>> _mentions("Answers RAH-Q03; see RAH-Q17, RAH-P2-01 and RAH-Q17.", "RAH", besides="RAH-Q03")
    ('RAH-P2-01', 'RAH-Q17')
    """
    named = [found[0] for found in _CLAUSE_ID.finditer(text)] + re.findall(rf"\b{prefix}-Q\d+\b", text)
    return tuple(dict.fromkeys(id_ for id_ in named if id_ != besides))


def by_id(game: str, word: str, language: str = ENGLISH) -> list[Entry]:
    """The entry that a word names: `RAH-HINT-05`, `hint-05`, `RAH-Q04` or `q4`."""
    known = entries(game, language)
    prefix = next(iter(known))[:3]
    name = word.upper().removeprefix(f"{prefix}-")
    ruling = re.fullmatch(r"Q(\d+)", name)
    id_ = ruling_id(prefix, int(ruling[1])) if ruling else f"{prefix}-{name}"
    return [known[id_]] if id_ in known else []


def in_language(game_id: str, found: Iterable[Entry], language: str) -> list[Entry]:
    """The same entries in another language."""
    known = entries(game_id, language)
    return [known[entry.id] for entry in found]


# Translations


@dataclass(frozen=True)
class Translation:
    """A clause or ruling in another language; `of` is the mark of the English it was made from.

    The text of a ruling is here without its title, which begins it.
    """

    title: str
    text: str
    of: str = ""


@dataclass(frozen=True)
class Translations:
    """What one language has of a game: the names of chapters and of sections of rulings, and the entries."""

    chapters: dict[str, str]
    entries: dict[str, Translation]


def mark_of(entry: Entry) -> str:
    """What changes with the English title or text, so that a translation of the old one is found.

    >>> mark_of(clauses("rent-a-hero")["RAH-HINT-05"])
    'f2b9b870'
    """
    return sha256(f"{entry.title}\n{entry.text}".encode()).hexdigest()[:8]


@cache
def translations(game_id: str, language: str) -> Translations:
    """A language that nobody has translated a game into has none."""
    name = f"{find_game_id(game_id)}.toml"
    file = _home() / TRANSLATIONS / language / name
    if not file.is_file():
        return Translations({}, {})
    return read_translations(file.read_text("utf-8"), f"{TRANSLATIONS}/{language}/{name}")


def read_translations(text: str, name: str) -> Translations:
    """The translations of a file; whatever is wrong in it is named."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise FormatError(f"{name}: {problem}") from problem
    chapters = tables.pop(CHAPTERS, {})
    for chapter, called in chapters.items():
        if not isinstance(called, str) or not called:
            raise FormatError(f"{name}: the chapter {chapter} has no name")
    return Translations(chapters, {id_: _read_translation(entry, id_, name) for id_, entry in tables.items()})


def _read_translation(entry: object, id_: str, name: str) -> Translation:
    fields = entry if isinstance(entry, dict) else {}
    title, text, of = (fields.get(field, "") for field in Translation.__match_args__)
    if not isinstance(title, str) or not title or not isinstance(text, str) or not text.strip():
        raise FormatError(f"{name}: {id_} needs a title and a text")
    if not isinstance(of, str) or len(fields) > len([title, text]) + ("of" in fields):
        raise FormatError(f"{name}: {id_} may have a title, a text and the mark `of`, nothing else")
    return Translation(title, text.strip(), of)


def _translated_clause(clause: Clause, ours: Translation | None) -> Clause:
    return clause if ours is None else replace(clause, title=ours.title, text=ours.text)


def _translated_ruling(ruling: Ruling, translated: Translations) -> Ruling:
    ours = translated.entries.get(ruling.id)
    if ours is None:
        return ruling
    section = translated.chapters.get(ruling.section, ruling.section)
    return replace(ruling, title=ours.title, text=f"**{ours.title}**\n{ours.text}", section=section)
