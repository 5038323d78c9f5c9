"""Places drawn as boxes in rows and columns, for tables that have no picture of their own."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from questhall.games.scenes import Place

THIN: Final = ("┌", "─", "┐", "│", "└", "┘")
HEAVY: Final = ("┏", "━", "┓", "┃", "┗", "┛")
"""The frame of the place under the cursor."""
NARROWEST: Final = 12


def boxes(places: list[Place], width: int, cursor: str) -> list[Text]:
    """The lines of the picture. Boxes of a row share the width; a row is as high as its highest box."""
    lines: list[Text] = []
    for _, row in groupby(sorted(places, key=_order), key=lambda place: place.row):
        abreast = list(row)
        each = max(NARROWEST, width // len(abreast))
        drawn = [_inside(place, each - 2) for place in abreast]
        height = max(len(inside) for inside in drawn)
        framed = [
            _box(place.title, inside, each, height, HEAVY if place.id == cursor else THIN)
            for place, inside in zip(abreast, drawn, strict=True)
        ]
        lines += [Text().join(parts) for parts in zip(*framed, strict=True)]
    return lines


def _order(place: Place) -> tuple[int, int]:
    return place.row, place.column


def _inside(place: Place, width: int) -> list[Text]:
    """What the place shows, a line for each thing, shortened to fit."""
    lines = []
    for line in place.lines:
        shown = line.copy()
        shown.truncate(width, overflow="ellipsis", pad=True)
        lines.append(shown)
    return lines


def _box(title: str, inside: list[Text], width: int, height: int, signs: tuple[str, ...]) -> list[Text]:
    left_top, across, right_top, side, left_bottom, right_bottom = signs
    is_pointed_at = signs == HEAVY
    name = Text(f"►{title}" if is_pointed_at else title, "bold reverse" if is_pointed_at else "bold")
    name.truncate(width - 2, overflow="ellipsis")
    top = Text(left_top).append_text(name).append(across * (width - 2 - name.cell_len) + right_top)
    empty = [Text(" " * (width - 2))] * (height - len(inside))
    middle = [Text(side).append_text(line).append(side) for line in [*inside, *empty]]
    return [top, *middle, Text(left_bottom + across * (width - 2) + right_bottom)]
