"""`questhall rules`: look up the rulebooks' clauses and our rulings."""

from __future__ import annotations

import argparse
import json
import re
import sys
from dataclasses import asdict

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from questhall import ledger
from questhall.core.engine.errors import listed
from questhall.ledger import Clause, Entry, Ruling

NOTHING_FOUND = 1

EPILOG = """\
examples:
  questhall rules rent-a-hero                    all titles, chapter by chapter
  questhall rules rent-a-hero RAH-HINT-05        one clause and the rulings about it
  questhall rules talisman Q17                   one ruling
  questhall rules warhammer-quest defeated hero  everything that contains all these words
"""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "rules",
        help="look up the rulebook's clauses and our rulings",
        description="Shows what the rulebook says, and our rulings where it is silent.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help=", ".join(ledger.game_ids()))
    # With a default argparse does not claim that words are required.
    parser.add_argument(
        "words", metavar="ID or words", nargs="*", default=[], help="without any, all titles are listed"
    )
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    game = ledger.find_game_id(options.game)
    named = [entry for word in options.words for entry in ledger.by_id(game, word)]
    is_by_id = len(named) == len(options.words) > 0
    found = named if is_by_id else ledger.find(game, " ".join(options.words))
    if options.json:
        print(json.dumps(_as_data(game, found), indent=2, ensure_ascii=False))
    elif not options.words:
        _show_titles(game, found)
    elif is_by_id or len(found) == 1:
        _show_whole(game, found)
    else:
        _show_matches(found, options.words)
    return _say_that_nothing_fits(game, options.words) if not found else 0


def _mentioned_by(game: str, entry: Entry) -> list[Ruling]:
    return [ruling for ruling in ledger.rulings(game).values() if entry.id in ruling.mentions]


# For programs


def _as_data(game: str, found: list[Entry]) -> dict[str, object]:
    return {
        "game": game,
        "clauses": [_entry_as_data(game, entry) for entry in found if isinstance(entry, Clause)],
        "rulings": [_entry_as_data(game, entry) for entry in found if isinstance(entry, Ruling)],
    }


def _entry_as_data(game: str, entry: Entry) -> dict[str, object]:
    return {**asdict(entry), "mentioned_by": [ruling.id for ruling in _mentioned_by(game, entry)]}


# For people


def _show_titles(game: str, found: list[Entry]) -> None:
    groups: dict[str, list[Entry]] = {}
    for entry in found:
        groups.setdefault(_heading(entry), []).append(entry)
    console = _console()
    console.print(f"{game}: {len(ledger.clauses(game))} clauses, {len(ledger.rulings(game))} rulings")
    for heading, entries in groups.items():
        console.print()
        console.print(Text(heading, style="bold"))
        console.print(Padding(_title_list(entries), (0, 0, 0, 2), expand=False))


def _heading(entry: Entry) -> str:
    if isinstance(entry, Clause):
        return entry.chapter.replace("-", " ").capitalize()
    return f"Rulings: {entry.section}" if entry.section else "Rulings"


def _title_list(entries: list[Entry]) -> Table:
    titles = Table.grid(padding=(0, 2))
    titles.add_column(style="cyan", no_wrap=True)
    titles.add_column()
    for entry in entries:
        titles.add_row(entry.id, Text(entry.title))
    return titles


def _show_whole(game: str, found: list[Entry]) -> None:
    console = _console()
    for number, entry in enumerate(found):
        if number:
            console.print()
        if isinstance(entry, Clause):
            _show_clause(console, entry)
        else:
            _show_ruling(console, game, entry)
        _show_list(console, "Rulings that mention it", list(_mentioned_by(game, entry)))


def _show_clause(console: Console, clause: Clause) -> None:
    console.print(Text.assemble((clause.id, "cyan"), "  ", (clause.title, "bold")))
    console.print(Text(f"{clause.kind}, page {clause.page} of the rulebook", style="dim"))
    console.print()
    console.print(Text(clause.text))


def _show_ruling(console: Console, game: str, ruling: Ruling) -> None:
    console.print(Text(ruling.id, style="cyan"))
    console.print(Text(f"ruling: {ruling.section}" if ruling.section else "ruling", style="dim"))
    console.print()
    # A question, the answer and its reason stand on lines of their own, which Markdown would run together.
    console.print(Markdown(re.sub(r"(?<=\*\*)\n|\n(?=Ruling:|Why:)", "\n\n", ruling.text)))
    entries: dict[str, Entry] = {**ledger.clauses(game), **ledger.rulings(game)}
    _show_list(console, "It refers to", [entries[id_] for id_ in ruling.mentions])


def _show_list(console: Console, heading: str, entries: list[Entry]) -> None:
    if entries:
        console.print()
        console.print(Text(heading, style="bold"))
        console.print(Padding(_title_list(entries), (0, 0, 0, 2), expand=False))


def _show_matches(found: list[Entry], words: list[str]) -> None:
    console = _console()
    for entry in found:
        console.print(_marked(Text.assemble((entry.id, "cyan"), "  ", (entry.title, "bold")), words))
        if isinstance(entry, Clause):
            console.print(Padding(_marked(Text(entry.text), words), (0, 0, 0, 2), expand=False))
    if any(isinstance(entry, Ruling) for entry in found):
        console.print()
        console.print(Text("To read a whole ruling, give its id after the game.", style="dim"))


def _marked(text: Text, words: list[str]) -> Text:
    text.highlight_words(words, "underline", case_sensitive=False)
    return text


def _console() -> Console:
    return Console(highlight=False)


def _say_that_nothing_fits(game: str, words: list[str]) -> int:
    chapters = dict.fromkeys(clause.chapter for clause in ledger.clauses(game).values())
    rulings = list(ledger.rulings(game))
    print(
        f"questhall: nothing in {game} matches {' '.join(words)!r}; "
        f"chapters are: {listed(list(chapters), 60)}; rulings are {rulings[0]} to {rulings[-1]}",
        file=sys.stderr,
    )
    return NOTHING_FOUND
