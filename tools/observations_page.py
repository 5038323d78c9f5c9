"""Writes docs/observations.md from the fields themselves: `python -m tools.observations_page`."""

from __future__ import annotations

from pathlib import Path

from questhall.core.learning.observer import Observer, Section
from questhall.games import GAMES

PAGE = Path(__file__).resolve().parents[1] / "docs" / "observations.md"

INTRODUCTION = """\
# Observations

What a learner is shown of a table: a row of whole numbers from 0 to 255, always of the same length. It
holds what the seat may know and nothing else: a test exchanges everything that a seat cannot know and
compares the rows. This page is generated (`python -m tools.observations_page`);
[environments.md](environments.md) says how to get observations.

- Seats are numbered from the observing one, clockwise: place 0 is you, place 1 your left neighbour. Seats
  that the game has but this table does not are all 0.
- A field with one place per hero, card or space counts them ("by card"), or has a single 1 in the place of
  the one that is meant. They are in the order of `Game.faces` and of the rules.
- What is larger than 255 is written as 255.
- Left out are the variants, which are the same for the whole run, the order of cards in open piles, of
  what nests (announced powers, Spells being cast) all but the newest, as said below, and in Rent a Hero the
  order in which one player asked for several hints in a turn. A test changes tables in one place and
  fails if the seat's view shows the difference and the row does not, apart from these.

Every section is written as often as it says, one repetition after the other.
"""


def page() -> str:
    parts = [INTRODUCTION]
    for game in GAMES.values():
        if game.make_observer is not None:
            parts.append(_game_part(game.title, game.make_observer()))
    return "\n".join(parts)


def _game_part(title: str, observer: Observer) -> str:
    lines = [f"## {title}", "", f"{int(observer.size):,} numbers.", ""]
    start = 0
    for section in observer.sections:
        lines += _section_lines(section, start)
        start += section.size * section.times
    return "\n".join(lines)


def _section_lines(section: Section, start: int) -> list[str]:
    end = start + section.size * section.times
    times = f", {section.times} times {section.size}" if section.times > 1 else ""
    lines = [
        f"### {section.name.replace('_', ' ')}",
        "",
        f"Places {start:,} to {end - 1:,}{times}.",
        "",
        "| field | from | size | meaning |",
        "| --- | ---: | ---: | --- |",
    ]
    at = 0
    for field in section.fields:
        lines.append(f"| `{field.name}` | {at} | {field.size} | {field.meaning} |")
        at += field.size
    return [*lines, ""]


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.name}: written")


if __name__ == "__main__":
    main()
