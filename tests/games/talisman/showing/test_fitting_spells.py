"""Where Spells fit: each at its moments, and never at a moment that is called quiet."""

from __future__ import annotations

import random
from typing import Any

import pytest

from questhall.core.interface.attention import CONCERNED, FITTING, RARELY
from questhall.core.records.session import Session
from questhall.games.talisman.casting.casting import Spell
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.showing.fitting_spells import FITS
from questhall.games.talisman.showing.quiet_windows import attention, is_quiet
from questhall.games.talisman.spells import spells_in_any_turn, spells_in_own_turn
from tests.core.records.played_games import choose_at_random
from tests.games.talisman.kit import SEATS, LaidTable, lay_out, meet

CASTER: dict[str, Any] = {
    "character": {"ana": "sorceress", "bob": "ghoul"},
    "place": {"ana": "graveyard", "bob": "fields_1"},
    "fate": {"ana": 0, "bob": 0},
}


def matters(table: LaidTable, player: str) -> int:
    """How much the window that is open matters to whoever is asked in it."""
    assert table.asked() == player, (table.asked(), table.occasion())
    return attention(table.state, SEATS.index(player))


def test_every_use_of_every_spell_has_its_place() -> None:
    rules = (*spells_in_own_turn.RULES, *spells_in_any_turn.RULES)
    uses = {rule for rule in rules if isinstance(rule, Spell)}
    assert set(FITS) == uses


@pytest.mark.parametrize(
    ("spell", "more"),
    [
        ("acquisition", {}),
        ("alchemy", {"objects": {"ana": ["sword"]}}),
        ("divination", {}),
        ("hex", {}),
        ("mesmerism", {"followers": {"bob": ["guide"]}}),
        ("nullify", {"spells": {"ana": ["nullify"], "bob": ["hex"]}}),
        ("random", {}),
        ("temporal_warp", {}),
        ("healing", {"life": {"ana": 2}}),
    ],
)
def test_most_spells_fit_as_ones_own_turn_begins(spell: str, more: dict[str, Any]) -> None:
    table = lay_out(**{"spells": {"ana": [spell]}, **CASTER, **more})

    assert table.offers("ana", f"cast {spell}")
    assert matters(table, "ana") == CONCERNED


@pytest.mark.parametrize("spell", ["destroy_magic", "invisibility"])
def test_others_could_be_cast_then_but_hardly_will(spell: str) -> None:
    table = lay_out(spells={"ana": [spell]}, **CASTER)

    assert table.offers("ana", f"cast {spell}")
    assert matters(table, "ana") == RARELY


@pytest.mark.parametrize("spell", ["random", "nullify", "healing", "invisibility"])
def test_what_can_be_cast_at_any_time_waits_for_ones_own_turn(spell: str) -> None:
    table = lay_out(spells={"ana": ["hex"], "bob": [spell]}, life={"bob": 2}, **CASTER)
    table.choose("ana", "decline")

    assert table.offers("bob", f"cast {spell}")
    assert matters(table, "bob") == RARELY


def test_immobility_fits_as_the_turn_of_another_begins() -> None:
    """It does not concern its owner, who may not want to be asked in every turn."""
    table = lay_out(spells={"bob": ["immobility"]}, **CASTER)

    assert matters(table, "bob") == FITTING
    assert not table.options("ana")


def test_teleport_fits_before_the_roll_and_destroy_magic_as_the_turn_ends() -> None:
    table = lay_out(spells={"ana": ["teleport"]}, **CASTER)
    table.until("before_roll")
    assert matters(table, "ana") == CONCERNED

    table = lay_out(spells={"ana": ["destroy_magic"]}, moment="end", **CASTER)
    assert matters(table, "ana") == CONCERNED


FIGHTER: dict[str, Any] = {"character": {"ana": "sorceress"}}


@pytest.mark.parametrize(
    ("spell", "occasion"),
    [("immobility", "evasion"), ("invisibility", "evasion"), ("psionic_blast", "before_attack")],
)
def test_before_an_own_fight_fits_what_helps_in_it(spell: str, occasion: str) -> None:
    table = meet("bear", spells={"ana": [spell]}, **FIGHTER)
    fitting = []
    while table.decision is not None and table.decision.is_window and not table.saw("scores"):
        if matters(table, "ana"):
            fitting.append(table.occasion())
        table.choose("ana", "decline")

    assert fitting == [occasion]


@pytest.mark.parametrize(("owner", "level"), [("ana", CONCERNED), ("bob", RARELY)])
def test_preservation_fits_where_ones_own_life_is_lost(owner: str, level: int) -> None:
    table = lay_out(
        character={"ana": "sorceress", "bob": "ghoul"},
        place={"ana": "desert_1", "bob": "fields_1"},
        spells={owner: ["preservation"]},
        moment="landed",
    )
    table.until("life_about_to_be_lost")
    assert table.offers(owner, "cast preservation")
    assert matters(table, owner) == level


def test_a_counterspell_fits_against_every_spell_of_another() -> None:
    fields = {**CASTER, "spells": {"ana": ["random"], "bob": ["counterspell"]}}
    table = lay_out(**fields)
    table.choose("ana", "cast random seat-1")
    assert (table.asked(), matters(table, "bob")) == ("bob", CONCERNED)

    table = lay_out(**{**fields, "spells": {"ana": ["hex"], "bob": ["counterspell"]}})
    table.choose("ana", "cast hex plains_4")
    assert (table.asked(), matters(table, "bob")) == ("bob", FITTING)


def test_any_spell_fits_when_all_are_about_to_be_lost() -> None:
    table = lay_out(**{**CASTER, "spells": {"ana": ["nullify"], "bob": ["random"]}})
    table.choose("ana", "cast nullify seat-1")

    assert matters(table, "bob") == CONCERNED


def test_nothing_fits_in_a_window_that_all_may_see_to_be_quiet() -> None:
    """Or not being held up by somebody would tell what they do not hold."""
    seen = {True: 0, False: 0}
    for seed in range(4):
        session, chooser = Session.begin(TALISMAN, SEATS[:4], seed, covers=True), random.Random(seed)
        while (decision := session.decision()) is not None and len(session.made) < 700:
            if decision.is_window:
                level = attention(session.state, decision.seat)
                quiet = is_quiet(session.state, decision.seat)
                assert not (quiet and level), (seed, len(session.made))
                seen[quiet] += 1
            choose_at_random(session, chooser)
    assert min(seen.values()) > 100
