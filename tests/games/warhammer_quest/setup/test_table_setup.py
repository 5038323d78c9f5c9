"""The box: which cards have the same back, and which of them lie open for everybody."""

from __future__ import annotations

from questhall.games.warhammer_quest.components.printed_cards import CARD, KINDS
from questhall.games.warhammer_quest.setup.table_setup import BACKS, back_of
from tests.clauses import clause
from tests.games.warhammer_quest.kit import lay_out

OPEN_KINDS = ("LEGENDARY", "ACTION", "CONDITION", "HERO")


def test_the_cards_of_a_kind_share_a_back_that_no_other_kind_has() -> None:
    backs = [{back_of(CARD.value(face.name)) for face in faces} for _, faces in KINDS]

    assert backs == [{number} for number in range(len(KINDS))]
    assert {*BACKS} == {*range(len(KINDS))}


@clause("WHQ-HERO-04", "WHQ-SETUP-12")
def test_everybody_knows_what_belongs_to_heroes_and_what_has_the_quest_icon() -> None:
    """Of a position that is laid out nothing else is known but its location."""
    table = lay_out(gear_deck=["legendary_fortune", "lucky_coin"], dungeon_deck=["warpstone", "trapped_chest"])
    state = table.state
    known = {CARD.names[state.faces[card]] for card in range(state.card_count) if state.is_known_to(-1, card)}

    open_cards = {face.name for kind, faces in KINDS for face in faces if kind in OPEN_KINDS}
    assert known == open_cards | {"legendary_fortune", "warpstone", "throne_cavern"}
