"""Sums and odds follow from the view, and from nothing else."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any, cast

from questhall.core.interface.game import Setup
from questhall.games.talisman.bots.odds import to_lose, to_win
from questhall.games.talisman.components.state import SPELLS, Table
from questhall.games.talisman.game import TALISMAN
from questhall.games.talisman.showing.totals_and_odds import explained
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Texts
from tests.clauses import clause
from tests.every_game.properties import Kind, random_play
from tests.games.talisman.kit import SEATS, LaidTable, lay_out
from tests.games.talisman.test_secrecy import double_of

LONG = 1000
"""Decisions of a random game that are looked at."""


@cache
def speech(seats: int, *variants: str) -> Speech:
    return Speech(Texts("en", "talisman", players=seats), TALISMAN, SEATS[:seats], variants)


def worked_out(table: LaidTable, seat: int = 0) -> Any:
    return explained(TALISMAN.view(table.state, seat), speech(len(table.seats)))["explained"]


def total(parts: list[dict[str, Any]]) -> int:
    return sum(part["amount"] for part in parts)


def test_every_sum_is_what_the_rules_count() -> None:
    fights = 0
    for seed in range(3):
        for state, _ in islice(random_play(Kind(TALISMAN, Setup(4)), seed), LONG):
            view: Any = TALISMAN.view(state, 0)
            told: Any = explained(view, speech(4))["explained"]
            for player, sums in zip(view["players"], told["players"], strict=True):
                assert total(sums["strength"]) == player["total_strength"]
                assert total(sums["craft"]) == player["total_craft"]
                assert total(sums["object_limit"]) == player["object_limit"]
            for fight, sums in zip(view["fights"], told["fights"], strict=True):
                fights += 1
                for side in ("attacker", "defender"):
                    assert total(sums[side]["sum"]) == fight[side]["power"], (fight, sums)
    assert fights > 50


@clause("TAL-CMB-08")
def test_a_fight_tells_who_adds_what() -> None:
    table = lay_out(
        character={"ana": "elf"},
        place={"ana": "fields_1"},
        objects={"ana": ["sword", "ring"]},
        moment="landed",
        adventure_deck=["bear"],
        dice=[3, 4],
    )
    table.until("prepare")
    (fight,) = worked_out(table)["fights"]
    assert fight["enemies"] == ["bear"]
    assert [(part["amount"], part["card"]) for part in fight["attacker"]["sum"]] == [
        (3, None),
        (1, "ring"),
        (1, "sword"),
    ]
    assert [(part["amount"], part["card"]) for part in fight["defender"]["sum"]] == [(3, "bear")]
    assert fight["odds"]["win"] == round(100 * to_win(2))
    assert fight["odds"]["lose"] == round(100 * to_lose(2))
    assert fight["rerolls"] == []


@clause("TAL-CMB-12")
def test_a_reroll_tells_its_chance() -> None:
    table = lay_out(
        character={"ana": "elf"},
        place={"ana": "fields_1"},
        fate={"ana": 2},
        moment="landed",
        adventure_deck=["bear"],
        dice=[1, 4],
    )
    table.until("attack_fate")
    (fight,) = worked_out(table)["fights"]
    assert (fight["attacker"]["score"], fight["defender"]["score"]) == (4, 7)
    assert fight["odds"] == {"win": 0, "draw": 0, "lose": 100}
    assert fight["rerolls"] == [{"seat": 0, "die": 0, "win": 33, "draw": 17, "lose": 50}]


def test_trophies_tell_the_way_to_the_next_counter() -> None:
    table = lay_out(character={"ana": "elf"}, trophies={"ana": ["bear", "wolf", "ghost"]})
    assert worked_out(table)["players"][0]["trophies"] == {"strength": 5, "craft": 4, "price": 7}
    cheaper: Any = explained(TALISMAN.view(table.state, 0), speech(len(table.seats), "trophies-5"))["explained"]
    assert cheaper["players"][0]["trophies"]["price"] == 5


def test_nothing_hidden_is_in_it() -> None:
    """Whatever Spells others hold, a seat is told the same."""
    compared = 0
    for state, _ in islice(random_play(Kind(TALISMAN, Setup(3)), 2), 0, LONG, 10):
        table = cast(Table, state)
        double = double_of(table, 0) if table.size(SPELLS) else None
        if double is not None:
            compared += 1
            told = [explained(TALISMAN.view(one, 1), speech(3)) for one in (table, double)]
            assert told[0] == told[1]
    assert compared
