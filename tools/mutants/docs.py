"""The list in docs/mutants.md, written from the results: `make mutants MUTANTS=--docs`.

Games that were not asked for keep their rows.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from tools.mutants.mutant import Mutant
from tools.mutants.notes import Notes
from tools.mutants.sources import CORE, ROOT

FILE = ROOT / "docs" / "mutants.md"
TITLES = {
    CORE: "The engine",
    "rent_a_hero": "Rent a Hero",
    "talisman": "Talisman",
    "warhammer_quest": "Warhammer Quest",
}
COLUMNS = ("mutants", "run", "killed", "equivalent", "alive", "not run yet")
WHEN = "run (UTC)"
BEGINNING = "## The last run"
ALIVE = "Alive in {}:"
Row = tuple[tuple[int, ...], str]
"""The counts of a game, and when its mutants were run."""


def write_docs(
    games: Iterable[str],
    mutants: Iterable[Mutant],
    notes: Notes,
    equivalents: dict[str, str],
    path: Path = FILE,
) -> None:
    """Write how many mutants of these games were run, which are alive, and all equivalents."""
    text = path.read_text("utf-8")
    rules, _, last = text.partition(BEGINNING)
    rows, alive = _rows_in(last), _alive_in(last)
    of_game: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        of_game[mutant.game].append(mutant)
    for game in games:
        rows[TITLES[game]], alive[TITLES[game]] = _counted(of_game[game], notes, equivalents)
    path.write_text(rules + _written(rows, alive, equivalents), "utf-8")


def _counted(mutants: list[Mutant], notes: Notes, equivalents: dict[str, str]) -> tuple[Row, list[str]]:
    """The row of a game, and its mutants that are alive."""
    fates = {mutant.name: fate for mutant in mutants if (fate := notes.fate_of(mutant))}
    lives = [name for name, fate in fates.items() if not fate.is_killed]
    alive = [name.partition(" ")[2] for name in lives if name not in equivalents]
    killed = len(fates) - len(lives)
    row = (len(mutants), len(fates), killed, len(lives) - len(alive), len(alive), len(mutants) - len(fates))
    times = sorted(filter(None, (notes.when(mutant) for mutant in mutants if mutant.name in fates)))
    return (row, span(times)), alive


def span(times: list[str]) -> str:
    """From the first to the last of these, which are in order."""
    if not times or times[0] == times[-1]:
        return "".join(times[:1])
    (first_day, first), (last_day, last) = times[0].split(), times[-1].split()
    return f"{first_day} {first} to {last if last_day == first_day else f'{last_day} {last}'}"


def _rows_in(text: str) -> dict[str, Row]:
    found = {}
    for line in text.splitlines():
        title, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) > len(COLUMNS) and title in TITLES.values():
            found[title] = (tuple(int(cell.replace(",", "")) for cell in cells[:-1]), cells[-1])
    return found


def _alive_in(text: str) -> dict[str, list[str]]:
    """The mutants in the block of code below each heading."""
    found = {}
    for title in TITLES.values():
        block = re.search(re.escape(ALIVE.format(title)) + r"\n\n```\n(.*?)\n?```", text, re.DOTALL)
        found[title] = block[1].splitlines() if block else []
    return found


def _written(rows: dict[str, Row], alive: dict[str, list[str]], equivalents: dict[str, str]) -> str:
    lines = [BEGINNING, "", "Written by `make mutants MUTANTS=--docs` from the results.", ""]
    lines += [f"| game | {' | '.join(COLUMNS)} | {WHEN} |", f"| --- |{' ---: |' * len(COLUMNS)} --- |"]
    for title in [title for title in TITLES.values() if title in rows]:
        lines.append(_row(title, *rows[title]))
    lines.append(_row("all", tuple(map(sum, zip(*(counts for counts, _ in rows.values()), strict=True)))))
    for title in TITLES.values():
        if alive.get(title):
            lines += ["", ALIVE.format(title), "", "```", *alive[title], "```"]
    lines += ["", "## Equivalents", "", "From `tools/mutants/equivalents.toml`:"]
    for game, title in TITLES.items():
        own = [(name, reason) for name, reason in equivalents.items() if name.startswith(f"{game} ")]
        if own:
            lines += ["", f"| mutant of {title} | why no test can notice it |", "| --- | --- |"]
            lines += [
                f"| `{name.partition(' ')[2].replace('|', chr(92) + '|')}` | {why} |" for name, why in own
            ]
    return "\n".join(lines) + "\n"


def _row(title: str, numbers: tuple[int, ...], when: str = "") -> str:
    return f"| {title} | {' | '.join(f'{number:,}' for number in numbers)} | {when} |"
