"""Where powers fit: at the moments at which somebody would think of using them."""

from __future__ import annotations

from questhall.core.interface.attention import CONCERNED, FITTING, RARELY
from questhall.core.interface.standing_orders import Answer, Orders, When
from questhall.games.rent_a_hero.game import RENT_A_HERO
from questhall.games.rent_a_hero.showing.quiet_windows import attention, is_quiet
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)

CLOSE = [WIZARD, BLACK_KNIGHT, SERGEANT, DOG_TRAINER]
"""Four different heroes: two more win."""


def matters(table: LaidTable, player: str) -> int:
    decision = table.decision
    assert decision is not None
    assert table.seats[decision.seat] == player
    assert is_quiet(table.state, decision.seat) == (attention(table.state, decision.seat) == RARELY)
    return attention(table.state, decision.seat)


def test_a_chicken_is_asked_about_the_powers_of_others() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [PYROMANIAC], "cem": [ANGRY_CHICKEN]})
    table.choose("bob", "use pyromaniac")

    assert matters(table, "cem") == FITTING


def test_the_wanderer_is_watched_where_it_may_decide_the_game() -> None:
    quiet = lay_out(wanderer=WITCH, active="ana", at="bob", party={"cem": [PYROMANIAC]})
    assert matters(quiet, "cem") == RARELY
    close = lay_out(wanderer=WITCH, active="ana", at="bob", party={"bob": CLOSE, "cem": [PYROMANIAC]})
    assert matters(close, "cem") == FITTING


def test_a_player_who_is_asked_every_time_is_asked_there_too() -> None:
    table = lay_out(wanderer=WITCH, active="ana", at="bob", party={"cem": [PYROMANIAC]})
    spared = Orders(RENT_A_HERO, {2: "fitting"})
    assert spared.answer(table.state) == Answer(2, "decline", When.AT_ONCE)
    assert Orders(RENT_A_HERO, {2: "every"}).answer(table.state) is None


def test_back_at_the_sender_there_is_one_answer() -> None:
    table = lay_out(wanderer=WITCH, active="ana", at="ana")
    assert table.options("ana") == ["recruit"]
    asked = Orders(RENT_A_HERO, {0: "every"})

    assert asked.answer(table.state) == Answer(0, "recruit", When.IN_TIME)
    assert Orders(RENT_A_HERO).answer(table.state) is None, "bots choose themselves"


def test_a_duplicate_may_use_its_power_a_last_time() -> None:
    table = lay_out(wanderer=WIZARD, active="ana", at="bob", party={"bob": [WIZARD], "cem": [WIZARD]})
    table.choose("cem", "decline")
    table.choose("bob", "recruit")
    found = {}
    while table.decision is not None and table.decision.occasion == "duplicate_shown":
        player = table.seats[table.decision.seat]
        found[player] = matters(table, player)
        table.choose(player, "decline")

    assert found == {"cem": RARELY, "bob": CONCERNED}
