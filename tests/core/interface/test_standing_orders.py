from __future__ import annotations

import pytest

from questhall.core.engine.errors import UsageError
from questhall.core.interface.standing_orders import Answer, Order, Orders, When
from questhall.core.records.session import Session
from questhall.games.proving_ground.game import PROVING_GROUND
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.core.proving_ground import lay_out


def test_an_order_about_an_occasion_declines_at_once() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["counter"]})
    orders = Orders(PROVING_GROUND)
    orders.give(1, Order(occasion="spell_cast"))
    assert orders.answer(ground.table) is None, "ana is asked, and at another occasion"
    ground.choose("ana", "cast storm")
    assert orders.answer(ground.table) == Answer(1, "decline", When.AT_ONCE)


def test_an_order_about_a_card_must_wait() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["counter"]})
    orders = Orders(PROVING_GROUND)
    orders.give(1, Order())
    orders.give(1, Order(use="cast counter"))
    ground.choose("ana", "cast storm")
    assert orders.answer(ground.table) == Answer(1, "cast counter", When.LATE)


def test_an_order_answers_windows_only() -> None:
    ground = lay_out({})
    orders = Orders(PROVING_GROUND)
    orders.give(0, Order())
    assert ground.asked() == ("ana", "move")
    assert orders.answer(ground.table) is None


def test_a_withdrawn_order_is_gone() -> None:
    ground = lay_out({"ana": ["storm"]})
    orders = Orders(PROVING_GROUND)
    orders.give(0, Order())
    assert orders.answer(ground.table) is not None
    orders.withdraw(0)
    assert orders.answer(ground.table) is None


def test_an_order_ends_when_its_condition_comes_true_again() -> None:
    session = Session.begin(RENT_A_HERO, ["ana", "ben", "cleo"], seed=4)
    orders = Orders(RENT_A_HERO)
    active = int(session.state.active)  # type: ignore[attr-defined]
    orders.give(active, Order(until="my_turn"))
    orders.answer(session.state)
    assert orders.of(active), "given in the own turn it lasts until the next one"
    left = False
    while session.decision() is not None and orders.of(active):
        decision = session.decision()
        assert decision is not None
        answer = orders.answer(session.state)
        key = answer.key if answer else decision.keys()[0]
        left = left or session.state.active != active  # type: ignore[attr-defined]
        if orders.of(active):
            session.choose(decision.seat, key, "order" if answer else "person")
    assert left
    assert session.state.active == active  # type: ignore[attr-defined]


def test_an_unknown_condition_is_refused() -> None:
    with pytest.raises(UsageError, match="conditions are: my_turn, wanderer_before_me"):
        Orders(RENT_A_HERO).give(0, Order(until="pigs_fly"))
