"""The board as places to walk on, space by space, with who and what is there."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from questhall.games.scenes import Place
from questhall.games.talisman.components.board import SPACES
from questhall.games.talisman.showing import table_texts
from questhall.games.talisman.showing.board_picture import PLACES
from questhall.games.talisman.showing.view_types import TableView, read
from questhall.i18n.speech import Speech


def scene(view: Mapping[str, object], speech: Speech) -> list[Place]:
    table = read(view)
    return [_place(table, row, column, SPACES[space], speech) for (row, column), space in PLACES.items()]


def _place(table: TableView, row: int, column: int, space: str, speech: Speech) -> Place:
    lying = table.spaces.get(space)
    cards = [] if lying is None else lying.cards
    seats = table.standing_on(space)
    lines = [Text(f"@{speech.names[seat]}", "bold") for seat in seats]
    if cards:
        lines.append(Text(table_texts.cards(cards, speech)))
    if lying is not None and lying.gold:
        lines.append(Text(speech.say("table-gold-there", amount=lying.gold)))
    characters = [player.character for seat in seats if (player := table.players[seat]).character is not None]
    things = (
        ("space", space),
        *(("card", card) for card in dict.fromkeys(cards)),
        *(("character", str(character)) for character in characters),
    )
    return Place(row, column, space, speech.say(f"space-{space}"), tuple(lines), things)
