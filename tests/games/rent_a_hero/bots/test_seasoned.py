"""What a seasoned player considers and `thumb` does not."""

from __future__ import annotations

from typing import cast

import pytest

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.games.rent_a_hero.bots.leanings import Leanings
from questhall.games.rent_a_hero.bots.prospects import ONE_MORE, TWO_ELIMINATED, Prospects
from questhall.games.rent_a_hero.bots.seasoned import Seasoned
from questhall.games.rent_a_hero.bots.seated_thumb import SeatedThumb
from questhall.games.rent_a_hero.bots.thumb import Thumb
from questhall.games.rent_a_hero.components.state import Table
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.every_game.properties import few_kinds, random_play

ANA, BEN, CLEO = 0, 1, 2
NAMES = ["ana", "ben", "cleo"]


def laid_out(**fields: object) -> Table:
    return cast(Table, RENT_A_HERO.lay_out(Position(fields, NAMES), Setup(3), FastChance(1)))


def take(table: Table, key: str) -> None:
    keys = [table.book.key(table.options[index]) for index in range(table.option_count)]
    table.choose(keys.index(key))


def chosen(policy: Thumb, table: Table) -> str:
    return table.book.key(table.options[policy.choose(table, Picker(1))])


def at_a_duplicate() -> Table:
    """Ben has just recruited a second Wizard; he has five cards in hand."""
    table = laid_out(
        moment="offer",
        requirement="wizard",
        wanderer="wizard",
        party={"ben": ["wizard"]},
        hand={"ben": ["witch", "witch", "witch", "witch", "witch"]},
    )
    take(table, "recruit")
    return table


def test_the_power_of_a_hero_that_is_lost_anyway_is_used_for_nothing() -> None:
    table = at_a_duplicate()
    assert chosen(Thumb(), table) == "decline", "a full hand needs no more cards"
    assert chosen(Seasoned(), table) == "use wizard"


def at_the_end(cleo: list[str]) -> Table:
    """The last turn, and nobody has an unused power."""
    return laid_out(
        moment="offer",
        requirement="dog_trainer",
        wanderer="sergeant",
        party={"ben": ["witch", "wizard", "pyromaniac"], "cleo": cleo},
        used={"ben": ["witch", "wizard", "pyromaniac"], "cleo": cleo},
        deck=["witch"],
        rest="discard",
    )


@pytest.mark.parametrize(
    ("cleo", "gained", "lost"),
    [
        (["witch"], 0.0, 0.0),
        (["witch", "wizard", "sergeant"], 0.5, 0.5),
        (["witch", "wizard", "sergeant", "dog_trainer"], 1.0, 0.0),
    ],
)
def test_near_the_end_what_counts_is_who_would_win(cleo: list[str], gained: float, lost: float) -> None:
    table = at_the_end(cleo)
    assert table.decider == BEN
    prospects = Prospects(Leanings())
    prospects.take_stock(table)
    of_victory = prospects.nearly_over * prospects.leanings.final
    assert prospects.nearly_over == 1.0
    assert prospects.swing(table, BEN, ONE_MORE) == pytest.approx(gained * of_victory)
    assert prospects.swing(table, BEN, TWO_ELIMINATED) == pytest.approx(-lost * of_victory)


def test_what_helps_a_rival_counts_against_oneself() -> None:
    table = at_the_end(["witch", "wizard", "sergeant"])
    prospects = Prospects(Leanings())
    prospects.take_stock(table)
    assert prospects.swing(table, CLEO, ONE_MORE) > 0.0
    assert prospects.swing(table, CLEO, TWO_ELIMINATED) < 0.0


def test_long_before_the_end_it_does_not_matter_who_would_win() -> None:
    table = laid_out(moment="offer", requirement="dog_trainer", wanderer="sergeant", party={"ben": ["witch"]})
    prospects = Prospects(Leanings())
    prospects.take_stock(table)
    assert prospects.swing(table, BEN, ONE_MORE) == 0.0


def test_a_player_who_passed_after_a_hint_is_believed_to_have_a_reason() -> None:
    """Thumb thinks of the sender only; a seasoned player also of everybody who has had the wanderer."""
    fields: dict[str, object] = {
        "moment": "offer",
        "requirement": "dog_trainer",
        "wanderer": "sergeant",
        "at": "cleo",
        "hints": [{"by": "ben", "hero": "sergeant"}],
        "party": {"ben": ["witch"]},
        "hand": {"ana": ["black_knight"], "ben": ["wizard"], "cleo": ["wizard"]},
    }
    table = laid_out(**fields)
    assert Thumb().likelihood(table, CLEO) == 1.0
    assert Seasoned().likelihood(table, CLEO) < 0.1


def test_without_samples_he_looks_only_at_what_his_seat_sees() -> None:
    """Of the real table, in a simulation and while he is tuned."""
    kind = next(kind for kind in few_kinds(covers=(False,)) if kind.game is RENT_A_HERO)
    compared = 0
    for number, (state, _) in enumerate(random_play(kind, seed=3)):
        if state.is_over() or state.option_count < 2 or cast(Table, state).size(4):
            continue
        other = determinize(state, state.decider, seed=number)
        choices = {SeatedThumb(thumb=Seasoned()).choose(one, Picker(5)) for one in (state, other)}
        assert len(choices) == 1, f"he saw something he may not see at decision {number}"
        compared += list(state.faces) != list(other.faces)
    assert compared > 30
