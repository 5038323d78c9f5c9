"""Standing orders make a six-player game flow: nobody is asked about what they have declined in advance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from questhall.core.interface.decision import Decision, current_decision
from questhall.core.interface.standing_orders import Order, Orders, When
from questhall.core.records.session import Session
from questhall.core.records.undo import free_returns
from questhall.core.records.verify import verify
from questhall.games.talisman.components.state import Table
from questhall.games.talisman.game import TALISMAN
from tests.core.records.played_games import NAMES, choose_at_random, written
from tests.games.talisman.kit import SEATS, LaidTable, lay_out

WIZARDS = ["sorceress", "ghoul", "elf", "minstrel", "druid", "monk"]
SPELLS = ["counterspell", "immobility", "random", "hex", "healing", "divination"]
PLACES = ["fields_1", "plains_4", "hills_1", "woods_1", "fields_5", "ruins"]


def six_casters(*dice: int, card: str = "bag_of_gold") -> LaidTable:
    """Ana, who is to move, and five others far away, all with a Spell that they could cast in any turn."""
    return lay_out(
        6,
        covers=True,
        dice=list(dice),
        character=dict(zip(SEATS, WIZARDS, strict=True)),
        place=dict(zip(SEATS, PLACES, strict=True)),
        fate=dict.fromkeys(SEATS, 0),
        spells={name: [spell] for name, spell in zip(SEATS, SPELLS, strict=True)},
        adventure_deck=[card],
    )


def declining(*seats: int, order: Order | None = None) -> Orders:
    orders = Orders(TALISMAN)
    for seat in seats:
        orders.give(seat, order or Order(until="my_turn"))
    return orders


def asked_in_turn(table: Table, orders: Orders) -> Iterator[Decision]:
    """All who are asked in the turn that is going on, orders answered; everyone takes the last option."""
    turn = table.active, table.round
    while (decision := current_decision(table)) is not None and (table.active, table.round) == turn:
        answer = orders.answer(table)
        if answer is None:
            yield decision
            table.choose(len(decision.options) - 1)
        else:
            assert answer.when is When.AT_ONCE
            table.choose(decision.keys().index(answer.key))


@pytest.mark.parametrize(("card", "dice"), [("bag_of_gold", [4]), ("wolf", [4, 6, 1]), ("angel", [4, 3])])
def test_an_ordinary_turn_asks_the_others_nothing_they_have_declined(card: str, dice: list[int]) -> None:
    unordered = [asked.seat for asked in asked_in_turn(six_casters(*dice, card=card).state, declining())]
    ordered = [
        asked.seat for asked in asked_in_turn(six_casters(*dice, card=card).state, declining(1, 2, 3, 4, 5))
    ]

    assert {*unordered} == {*range(6)}, "covers ask everyone who might have a Spell"
    assert {*ordered} == {0}
    assert len(ordered) == unordered.count(0), "the orders of the others change nothing for whose turn it is"


def test_a_round_of_six_with_everything_declined_asks_nobody_but_whose_turn_it_is() -> None:
    """All have Spells, Objects and Followers, so that without orders all are asked in every turn."""
    table = lay_out(
        6,
        covers=True,
        dice=[1] * 6,
        character=dict(zip(SEATS, WIZARDS, strict=True)),
        place=dict(zip(SEATS, PLACES, strict=True)),
        fate=dict.fromkeys(SEATS, 0),
        spells={name: [spell] for name, spell in zip(SEATS, SPELLS, strict=True)},
        objects={name: ["purchase_helmet"] for name in SEATS[:4]},
        followers={"dan": ["alchemist"], "eva": ["guide"], "fay": ["prince"]},
        adventure_deck=["bag_of_gold"] * 8,
    ).state
    orders = declining(*range(6), order=Order())
    turns = []
    while table.round == 1:
        turns.append(int(table.active))
        asked = list(asked_in_turn(table, orders))
        assert asked, "the way has to be chosen"
        assert all(decision.seat == turns[-1] and not decision.is_window for decision in asked)

    assert turns == [0, 1, 2, 3, 4, 5]


def test_who_has_given_no_order_is_still_asked() -> None:
    asked = {decision.seat for decision in asked_in_turn(six_casters(4).state, declining(1, 2, 4, 5))}

    assert asked == {0, 3}


def test_an_order_about_one_occasion_leaves_the_others() -> None:
    orders = declining(1, 2, 3, 4, 5, order=Order(occasion="before_card"))
    occasions = {decision.occasion for decision in asked_in_turn(six_casters(4).state, orders) if decision.seat}

    assert "before_card" not in occasions
    assert {"after_move", "turn_end"} <= occasions


def test_an_order_lasts_until_ones_own_fight() -> None:
    table = lay_out(
        3,
        covers=True,
        character={"ana": "warrior", "bob": "elf", "cem": "ghoul"},
        place=dict.fromkeys(SEATS[:3], "fields_1"),
        spells={"bob": ["immobility"], "cem": ["immobility"]},
        moment="landed",
    )
    orders = declining(1, 2, order=Order(until="my_fight"))
    while current_decision(table.state) is not None and table.occasion() != "evasion":
        answer = orders.answer(table.state)
        key = answer.key if answer else "attack elf" if table.offers("ana", "attack elf") else ""
        table.choose(table.asked(), key or table.options(table.asked())[-1])
    orders.answer(table.state)

    assert not orders.of(1), "bob is attacked"
    assert orders.of(2), "cem looks on"


# Whole games


def ordered_game(session: Session, seed: int) -> Iterator[Decision]:
    """A random game in which nobody is asked about windows in the turns of others; those who are."""
    orders = declining(*range(6), order=Order())
    chooser = random.Random(seed)
    while (asked := session.decision()) is not None:
        answer = orders.answer(session.state)
        if answer is not None and asked.seat != cast(Table, session.state).active:
            session.choose(answer.seat, answer.key, "order")
        else:
            yield asked
            choose_at_random(session, chooser)


def test_in_a_whole_game_the_others_are_asked_only_what_they_alone_can_decide() -> None:
    session = Session.begin(TALISMAN, NAMES, 3, covers=True)
    others = [asked for asked in ordered_game(session, 3) if asked.seat != cast(Table, session.state).active]
    ordered = sum(made.by == "order" for made in session.made)

    assert not any(asked.is_window for asked in others)
    assert 0 < len(others) < len(session.made) / 50
    assert ordered > len(session.made) / 3, "so often nobody was disturbed"
    assert verify(TALISMAN, written(session)).is_finished()


def test_what_was_declined_by_order_does_not_keep_a_choice_from_being_undone() -> None:
    session = Session.begin(TALISMAN, NAMES, 3, covers=True)
    free: list[bool] = []
    for _ in ordered_game(session, 3):
        line = session.made
        if len(line) > 1 and line[-1].by == "order" and line[-2].by == "person":
            free.append(bool(free_returns(line, session.state, line[-2].seat)))

    assert any(free), "nothing was drawn or shown"
    assert not all(free), "no die is rolled again"
