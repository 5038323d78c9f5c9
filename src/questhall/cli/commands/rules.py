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
from questhall.cli.terminal.new_game import language_of
from questhall.core.engine.errors import listed
from questhall.i18n.texts import LANGUAGES, Texts
from questhall.ledger import Clause, Entry, Ruling

NOTHING_FOUND = 1

EPILOG = """\
examples:
  questhall rules rent-a-hero                    all titles, chapter by chapter
  questhall rules rent-a-hero RAH-HINT-05        one clause and the rulings about it
  questhall rules talisman Q17                   one ruling
  questhall rules warhammer-quest defeated hero  everything that contains all these words
  questhall rules talisman --lang fr             in another language
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
    # With a default, argparse does not claim that words are required.
    parser.add_argument(
        "words", metavar="ID or words", nargs="*", default=[], help="without any, all titles are listed"
    )
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    parser.add_argument(
        "--lang",
        "--language",
        choices=LANGUAGES,
        help="the language (default: your system's language; English with --json)",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    language = options.lang or (ledger.ENGLISH if options.json else language_of())
    game = ledger.find_game_id(options.game)
    named = [entry for word in options.words for entry in ledger.by_id(game, word, language)]
    is_by_id = len(named) == len(options.words) > 0
    found = named if is_by_id else ledger.find(game, " ".join(options.words), language)
    page = Page(game, Texts(language))
    if options.json:
        print(json.dumps(_as_data(game, found), indent=2, ensure_ascii=False))
    elif not options.words:
        page.show_titles(found)
    elif is_by_id or len(found) == 1:
        page.show_whole(found)
    else:
        page.show_matches(found, options.words)
    return _say_that_nothing_fits(game, options.words) if not found else 0


def _mentioned_by(game: str, entry: Entry, language: str = ledger.ENGLISH) -> list[Ruling]:
    return [ruling for ruling in ledger.rulings(game, language).values() if entry.id in ruling.mentions]


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


class Page:
    """Rules of one game on the screen, in one language."""

    def __init__(self, game: str, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.chapters = ledger.chapter_names(game, texts.language)
        self.console = Console(highlight=False)

    def show_titles(self, found: list[Entry]) -> None:
        groups: dict[str, list[Entry]] = {}
        for entry in found:
            groups.setdefault(self._heading(entry), []).append(entry)
        clauses, rulings = len(ledger.clauses(self.game)), len(ledger.rulings(self.game))
        self.console.print(self.texts.say("rules-count", game=self.game, clauses=clauses, rulings=rulings))
        for heading, entries in groups.items():
            self._show_list(heading, entries)

    def _heading(self, entry: Entry) -> str:
        if isinstance(entry, Clause):
            return self.chapters[entry.chapter]
        return self._on_section("rules-rulings", "rules-rulings-on", entry)

    def _on_section(self, plain: str, with_section: str, ruling: Ruling) -> str:
        if not ruling.section:
            return self.texts.say(plain)
        return self.texts.say(with_section, section=ruling.section)

    def show_whole(self, found: list[Entry]) -> None:
        for number, entry in enumerate(found):
            if number:
                self.console.print()
            if isinstance(entry, Clause):
                self._show_clause(entry)
            else:
                self._show_ruling(entry)
            others = _mentioned_by(self.game, entry, self.texts.language)
            self._show_list(self.texts.say("rules-mentioned-by"), list(others))

    def _show_clause(self, clause: Clause) -> None:
        kind = self.texts.say(f"rules-kind-{clause.kind}")
        about = self.texts.say("rules-clause-about", kind=kind, page=clause.page)
        self.console.print(Text.assemble((clause.id, "cyan"), "  ", (clause.title, "bold")))
        self.console.print(Text(about, style="dim"))
        self.console.print()
        self.console.print(Text(clause.text))

    def _show_ruling(self, ruling: Ruling) -> None:
        about = self._on_section("rules-ruling-about", "rules-ruling-about-section", ruling)
        self.console.print(Text(ruling.id, style="cyan"))
        self.console.print(Text(about, style="dim"))
        self.console.print()
        self.console.print(Markdown(self._in_paragraphs(ruling.text)))
        entries = ledger.entries(self.game, self.texts.language)
        self._show_list(self.texts.say("rules-refers-to"), [entries[id_] for id_ in ruling.mentions])

    def _in_paragraphs(self, text: str) -> str:
        """Separate lines that Markdown would join.

        In English lines are wrapped: there it is the question, the answer and its reason; elsewhere every line.
        """
        if self.texts.language == ledger.ENGLISH:
            return re.sub(r"(?<=\*\*)\n|\n(?=Ruling:|Why:)", "\n\n", text)
        return re.sub(r"\n+(?!- )", "\n\n", text)

    def _show_list(self, heading: str, entries: list[Entry]) -> None:
        if entries:
            self.console.print()
            self.console.print(Text(heading, style="bold"))
            self.console.print(Padding(_title_list(entries), (0, 0, 0, 2), expand=False))

    def show_matches(self, found: list[Entry], words: list[str]) -> None:
        for entry in found:
            title = Text.assemble((entry.id, "cyan"), "  ", (entry.title, "bold"))
            self.console.print(_marked(title, words))
            if isinstance(entry, Clause):
                self.console.print(Padding(_marked(Text(entry.text), words), (0, 0, 0, 2), expand=False))
        if any(isinstance(entry, Ruling) for entry in found):
            self.console.print()
            self.console.print(Text(self.texts.say("rules-read-whole"), style="dim"))


def _title_list(entries: list[Entry]) -> Table:
    titles = Table.grid(padding=(0, 2))
    titles.add_column(style="cyan", no_wrap=True)
    titles.add_column()
    for entry in entries:
        titles.add_row(entry.id, Text(entry.title))
    return titles


def _marked(text: Text, words: list[str]) -> Text:
    text.highlight_words(words, "underline", case_sensitive=False)
    return text


def _say_that_nothing_fits(game: str, words: list[str]) -> int:
    chapters = dict.fromkeys(clause.chapter for clause in ledger.clauses(game).values())
    rulings = list(ledger.rulings(game))
    print(
        f"questhall: nothing in {game} matches {' '.join(words)!r}; "
        f"chapters are: {listed(list(chapters), 60)}; rulings are {rulings[0]} to {rulings[-1]}",
        file=sys.stderr,
    )
    return NOTHING_FOUND
