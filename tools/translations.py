"""Finds what is missing, superfluous or outdated in the translations of the rules.

python -m tools.translations           lists it, and how much there is in each language
python -m tools.translations --stamp   marks every translation without a mark as made from today's English

The files are `rules/translations/<language>/<game>.toml`:

    [chapters]             # a chapter's id, or the English name of a section of the rulings: what it is called
    HINT = "…"

    [RAH-HINT-05]
    of = "f2b9b870"        # the mark of the English it was made from, written by --stamp
    title = "…"
    text = "…"             # of a ruling: what follows its title, every line a paragraph or a point ("- ")

After changing a translation because its English has changed, remove its line `of` and stamp it again.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from questhall import ledger
from questhall.i18n.texts import LANGUAGES
from questhall.ledger import Entry, Translation, Translations

FOLDER = Path(__file__).resolve().parents[1] / "rules" / ledger.TRANSLATIONS
_REFERENCE = re.compile(r"\b[A-Z][A-Z0-9]+-[A-Z0-9-]*\d\d\b")
_HEADER = re.compile(r"\[([A-Z0-9-]+)\]\n(?!of = )")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__.split("\n")[0])
    parser.add_argument("--stamp", action="store_true", help="mark the translations that have no mark")
    options = parser.parse_args(arguments)
    if options.stamp:
        for file in sorted(FOLDER.glob("*/*.toml")):
            stamp(file)
        ledger.translations.cache_clear()
    found = [
        problem for game in ledger.game_ids() for language in LANGUAGES for problem in problems(game, language)
    ]
    print("\n".join([*found, *counts()]))
    return 1 if found else 0


def stamp(file: Path) -> None:
    """Write the mark of today's English into the entries of a file that have none."""
    english = ledger.entries(file.stem)
    text = file.read_text("utf-8")

    def marked(header: re.Match[str]) -> str:
        entry = english.get(header[1])
        return header[0] if entry is None else f'{header[0]}of = "{ledger.mark_of(entry)}"\n'

    file.write_text(_HEADER.sub(marked, text), "utf-8")


def counts() -> Iterator[str]:
    for language in LANGUAGES:
        for game in ledger.game_ids():
            wanted = ledger.entries(game)
            there = wanted if language == ledger.ENGLISH else ledger.translations(game, language).entries
            yield f"{language}: {game}: {len(wanted.keys() & there.keys())} of {len(wanted)}"


def problems(game_id: str, language: str) -> Iterator[str]:
    """Everything wrong with one file of translations, a sentence each."""
    found = ledger.translations(game_id, language)
    english = {} if language == ledger.ENGLISH else ledger.entries(game_id)
    where = f"{language}: {game_id}"
    for problem in [*chapter_problems(game_id, language, found), *entry_problems(english, found)]:
        yield f"{where}: {problem}"


def chapter_problems(game_id: str, language: str, found: Translations) -> Iterator[str]:
    wanted = dict.fromkeys(clause.chapter for clause in ledger.clauses(game_id).values())
    if language != ledger.ENGLISH:
        wanted |= dict.fromkeys(ruling.section for ruling in ledger.rulings(game_id).values() if ruling.section)
    yield from (f"no name of the chapter {name!r}" for name in wanted if name not in found.chapters)
    yield from (f"there is no chapter {name!r}" for name in found.chapters if name not in wanted)


def entry_problems(english: dict[str, Entry], found: Translations) -> Iterator[str]:
    yield from (f"{id_} is missing" for id_ in english if id_ not in found.entries)
    for id_, translation in found.entries.items():
        if id_ not in english:
            yield f"{id_} is no clause or ruling"
        else:
            yield from (f"{id_} {problem}" for problem in _translation_problems(english[id_], translation))


def _translation_problems(entry: Entry, translation: Translation) -> Iterator[str]:
    if not translation.of:
        yield "has not been checked: no mark of the English it was made from"
    elif translation.of != ledger.mark_of(entry):
        yield "is outdated: the English has changed"
    if translation.text == entry.text:
        yield "is not translated"
    wanted, named = _references(entry), {*_REFERENCE.findall(translation.text)}
    if not wanted <= named <= {*_REFERENCE.findall(entry.text)}:
        yield f"names {listed(named)} where the English names {listed(wanted)}"


def _references(entry: Entry) -> set[str]:
    """The ids in a text; those in the heading of a ruling may be left out, for they are listed below it."""
    return {*_REFERENCE.findall(re.sub(r"\A\*\*.+?\*\*", "", entry.text, flags=re.DOTALL))}


def listed(ids: set[str]) -> str:
    return ", ".join(sorted(ids)) or "nothing"


if __name__ == "__main__":
    sys.exit(main())
