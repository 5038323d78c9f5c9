"""Secret Spells stay secret: who is asked, about what and in which order tells nobody who holds which Spell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.interface.decision import Decision, current_decision
from questhall.core.interface.game import Setup
from questhall.games.talisman.casting.casting import Spell
from questhall.games.talisman.components.state import SPELL_DECK, SPELLS, Table
from questhall.games.talisman.game import TALISMAN
from tests.clauses import clause
from tests.every_game.properties import Kind, random_play

EVERY = 8
"""Tables are exchanged for their doubles at one decision in so many."""
LONGEST_RUN = 80
HANDS_SHOWN = ("excess_spells",)
"""Where Spells of a hand are named in other options than casting them."""


def double_of(table: Table, holder: int) -> Table | None:
    """The same table but for the Spells of one seat, as many as before; nothing if there are no others."""
    double = table.clone()
    faces = list(double.faces)
    deck = [int(card) for card in double.pile(SPELL_DECK)]
    for card in (int(card) for card in double.pile(SPELLS + holder)):
        other = next((number for number in reversed(deck) if faces[number] != faces[card]), None)
        if other is None:
            return None
        deck.remove(other)
        faces[card], faces[other] = faces[other], faces[card]
    double.lay_faces(faces)
    if double.decider == holder:
        double.reask()
    return double


def asked_at(table: Table) -> Decision:
    decision = current_decision(table)
    assert decision is not None
    return decision


def without_spells(table: Table) -> list[str]:
    """What can be done without showing a Spell."""
    options = [int(table.options[i]) for i in range(table.option_count)]
    return [table.book.key(option) for option in options if not isinstance(table.book.action(option), Spell)]


def difference(table: Table, double: Table, holder: int, picker: Picker) -> tuple[int, str]:
    """Play both on alike, without a Spell of the holder, until one of them asks somebody or something else.

    How often only one of both offered a Spell, and where they differ: nowhere if all is well.
    """
    told = 0
    for _ in range(LONGEST_RUN):
        if table.is_over() or double.is_over():
            break
        one, other = asked_at(table), asked_at(double)
        if (one.seat, one.occasion) != (other.seat, other.occasion):
            return told, f"{one.seat} is asked {one.occasion}, or {other.seat} {other.occasion}"
        told += one.keys() != other.keys()
        keys = without_spells(table)
        if keys != without_spells(double):
            assert one.occasion in HANDS_SHOWN, f"{one.occasion} depends on the Spells: {keys}"
            break
        if one.seat != holder:
            keys = list(filter(other.offers, one.keys()))
        key = keys[picker.below(len(keys))]
        table.choose(one.keys().index(key))
        double.choose(other.keys().index(key))
    return told, ""


def differences(seats: int, seed: int, covers: bool) -> Iterator[tuple[int, str]]:
    """Of many tables of a random game and their doubles."""
    kind = Kind(TALISMAN, Setup(seats, covers=covers))
    for number, (state, picker) in enumerate(random_play(kind, seed)):
        table = cast(Table, state)
        holders = [seat for seat in range(seats) if table.size(SPELLS + seat) > 0]
        if table.is_over() or not holders or picker.below(EVERY):
            continue
        holder = holders[picker.below(len(holders))]
        double = double_of(table, holder)
        if double is not None:
            told, where = difference(table.clone(), double, holder, picker)
            yield told, where and f"{kind}, seed {seed}, decision {number}: {where}"


@clause("TAL-SPELL-04")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1), (6, 2)])
def test_with_covers_on_nobody_can_tell_from_the_questions_who_holds_which_spell(seats: int, seed: int) -> None:
    found = list(differences(seats, seed, covers=True))

    assert [where for _, where in found if where] == []
    assert sum(told for told, _ in found) > 50, "the Spells have to make a difference for those who hold them"


def test_without_covers_the_questions_do_tell() -> None:
    """So the comparison can fail."""
    found = list(differences(4, seed=1, covers=False))

    assert any(where for _, where in found)
