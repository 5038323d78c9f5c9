"""The board as a picture for terminals: three rings of spaces around the Crown of Command.

Every space is a cell: its name, the characters on it, how many cards and how much gold lie there. Spaces
that an option leads to bear its number, so nothing depends on colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from questhall.games.talisman.components.board import (
    CROWN_OF_COMMAND,
    INNER_STARTS,
    MIDDLE_HILLS,
    MIDDLE_STARTS,
    PLAIN_OF_PERIL,
    SENTINEL,
    SPACES,
    VALLEY_OF_FIRE,
    WEREWOLF_DEN,
    region_of,
)
from questhall.games.talisman.showing.view_types import TableView
from questhall.i18n.speech import Speech

SIDE: Final = 7
NARROWEST: Final = 10
"""A cell narrower than this would cut most names."""
WIDEST: Final = 18
REGION_STYLES: Final = ("", "yellow", "red")

Cell = list[Text]


def _ring(depth: int) -> list[tuple[int, int]]:
    """The places of a ring, clockwise from its upper left corner."""
    last = SIDE - 1 - depth
    span = range(depth, last)
    return [
        *((depth, column) for column in span),
        *((row, last) for row in span),
        *((last, column) for column in reversed(range(depth + 1, last + 1))),
        *((row, depth) for row in reversed(range(depth + 1, last + 1))),
    ]


def _places() -> dict[tuple[int, int], int]:
    """The space at each place. From the Plain of Peril two ways lead to the Valley of Fire."""
    far_way = range(WEREWOLF_DEN, WEREWOLF_DEN - 3, -1)
    near_way = range(PLAIN_OF_PERIL + 1, PLAIN_OF_PERIL + 4)
    inner = [VALLEY_OF_FIRE, *far_way, PLAIN_OF_PERIL, *near_way]
    spaces = [*range(MIDDLE_STARTS), *range(MIDDLE_STARTS, INNER_STARTS), *inner, CROWN_OF_COMMAND]
    return dict(zip([*_ring(0), *_ring(1), *_ring(2), (3, 3)], spaces, strict=True))


PLACES: Final = _places()


def picture(
    table: TableView, speech: Speech, width: int, numbers: Mapping[str, str], cursor: str = ""
) -> list[Text]:
    """The lines of the board; none where the terminal is too narrow for it."""
    inside = min((width - SIDE - 1) // SIDE, WIDEST)
    if inside < NARROWEST:
        return []
    lines = []
    for row in range(SIDE):
        spaces = [SPACES[PLACES[row, column]] for column in range(SIDE)]
        cells = [_cell(table, speech, inside, space, numbers, space == cursor) for space in spaces]
        lines.append(_border(row, inside))
        for height in range(max(len(cell) for cell in cells)):
            lines.append(_row(row, [cell[height] if height < len(cell) else Text() for cell in cells], inside))
    return [*lines, _border(SIDE, inside), Text(speech.say("board-legend"), "dim")]


# Cells


def _cell(
    table: TableView, speech: Speech, inside: int, space: str, numbers: Mapping[str, str], is_pointed_at: bool
) -> Cell:
    number = numbers.get(space)
    name = speech.say(f"space-{space}")
    style = "bold green" if number else REGION_STYLES[region_of(SPACES.index(space))]
    words = [f"[{number}]", *name.split()] if number else name.split()
    if is_pointed_at:  # a sign as well, for terminals without colours
        words[0], style = f"►{words[0]}", "bold reverse"
    return [*(Text(line, style) for line in _wrapped(words, inside)), *_contents(table, speech, inside, space)]


def _wrapped(words: list[str], inside: int) -> list[str]:
    """Words in lines; one that is longer than a line is broken with a hyphen."""
    lines: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if lines and cell_len(f"{lines[-1]} {word}") <= inside:
            lines[-1] = f"{lines[-1]} {word}"
        elif cell_len(word) <= inside:
            lines.append(word)
        else:
            lines.append(word[: inside - 1] + "-")
            rest.insert(0, word[inside - 1 :])
    return lines


def _contents(table: TableView, speech: Speech, inside: int, space: str) -> Cell:
    """Who and what is there, as many to a line as fit."""
    things = []
    for seat in table.standing_on(space):
        style = "bold reverse" if seat == table.seat else "bold cyan"
        things.append(Text(f"@{speech.names[seat]}"[:inside], style))
    lying = table.spaces.get(space)
    if lying is not None and lying.cards:
        things.append(Text(f"+{len(lying.cards)}", "magenta"))
    if lying is not None and lying.gold:
        things.append(Text(f"${lying.gold}", "magenta"))
    lines: Cell = []
    for thing in things:
        if lines and lines[-1].cell_len + 1 + thing.cell_len <= inside:
            lines[-1] = Text(" ").join([lines[-1], thing])
        else:
            lines.append(thing)
    return lines


# Lines between them: heavy between the Regions, with a gap where the bridge is


def _is_heavy(line: int, along: int) -> bool:
    """Whether a piece of the line number `line` parts two Regions; `along` counts the cells beside it."""
    return any(line in (depth, SIDE - depth) and depth <= along < SIDE - depth for depth in (1, 2))


def _row(row: int, cells: list[Text], inside: int) -> Text:
    line = Text()
    for column in range(SIDE + 1):
        line.append("┃" if _is_heavy(column, row) else "│", "dim")
        if column < SIDE:
            line.append_text(cells[column])
            line.append(" " * (inside - cells[column].cell_len))
    return line


def _border(row: int, inside: int) -> Text:
    pieces = []
    for column in range(SIDE + 1):
        pieces.append(_corner(row, column))
        if column < SIDE:
            pieces.append(_bridge(inside) if _is_bridge(row, column) else _edge(row, column) * inside)
    return Text("".join(pieces), "dim")


def _edge(row: int, column: int) -> str:
    return "━" if _is_heavy(row, column) else "─"


def _is_bridge(row: int, column: int) -> bool:
    ends = {PLACES.get((row - 1, column)), PLACES.get((row, column))}
    return ends == {SENTINEL, MIDDLE_HILLS}


def _bridge(inside: int) -> str:
    return "┫  ┣".center(inside, "━")


def _corner(row: int, column: int) -> str:
    """The sign where lines meet, by its four arms: left, right, up, down."""
    arms = (
        _arm(row, column - 1, column > 0),
        _arm(row, column, column < SIDE),
        _arm(column, row - 1, row > 0),
        _arm(column, row, row < SIDE),
    )
    return CORNERS[arms]


def _arm(line: int, along: int, is_there: bool) -> int:
    return 0 if not is_there else 2 if _is_heavy(line, along) else 1


CORNERS: Final = {
    (0, 1, 0, 1): "┌",
    (1, 1, 0, 1): "┬",
    (1, 0, 0, 1): "┐",
    (0, 1, 1, 1): "├",
    (1, 1, 1, 1): "┼",
    (1, 0, 1, 1): "┤",
    (0, 1, 1, 0): "└",
    (1, 1, 1, 0): "┴",
    (1, 0, 1, 0): "┘",
    (1, 2, 1, 2): "╆",
    (2, 1, 1, 2): "╅",
    (1, 2, 2, 1): "╄",
    (2, 1, 2, 1): "╃",
    (2, 2, 1, 1): "┿",
    (1, 1, 2, 2): "╂",
}
