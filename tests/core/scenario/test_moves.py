"""Moves of a scenario: choices, declining, refusals, dice and shuffles."""

from __future__ import annotations

import pytest

from questhall.core.engine.chance import FastChance, ScriptedChance
from questhall.core.engine.errors import PositionError, WrongOrder
from questhall.core.interface.game import Setup
from questhall.core.interface.saving import digest
from questhall.core.scenario import load, run_text
from questhall.core.scenario.model import DeclineUntil, Move, TakeBack
from questhall.games import find_game
from questhall.games.proving_ground.game import PROVING_GROUND
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.core.scenario.small_scenarios import HEADER, TABLE, error, play, run

ENDLESS = HEADER + 'variants = ["endless"]\n'
RESHUFFLE = """
[position]
moment = "aftermath"
discard = ["witch", "wizard", "witch", "sergeant"]
rest = "out"
[[step]]
"""


def test_declining_stops_at_what_is_asked_for() -> None:
    report = run(
        f"{TABLE}\n[[step]]\n"
        'decline_until = { seat = "ben", occasion = "offer" }\n'
        '[step.expect]\nasked = "ben"\noccasion = "offer"\n'
        '[[step]]\nchoose = ["ben: use witch sergeant"]\ndecline_until = { key = "use sergeant" }\n'
        '[step.expect]\nasked = "ben"\noffered = ["use sergeant"]\n'
    )

    assert report.holds(), report


def test_declining_with_no_aim_stops_before_what_must_be_answered() -> None:
    table = play()
    assert table.is_window()

    table.decline_until(DeclineUntil())

    assert (table.asked(), table.occasion()) == ("ben", "offer")


def test_declining_never_makes_another_players_decision() -> None:
    report = run(
        f'{TABLE}\n[[step]]\ndecline_until = {{ seat = "ana" }}\n[[step]]\n[step.expect]\nover = true\n'
    )

    [failure] = report.failures
    assert (failure.step, failure.what) == (1, "decline_until")
    assert "ben is asked: offer" in str(failure.found)


def test_a_choice_that_is_not_offered_fails_and_ends_the_file() -> None:
    report = run(f'{TABLE}\n[[step]]\nchoose = ["ben: recruit"]\n[step.expect]\nasked = "ana"\n')

    [failure] = report.failures
    assert failure.what == "choose 'ben: recruit'"
    assert str(failure.found).startswith("refused (RAH-OFFER-01); cleo is asked: wanderer_arrived")


def test_what_is_refused_changes_nothing() -> None:
    table = play()
    before = digest(table.game, table.state)

    assert table.refusal("ben", "recruit") == "RAH-OFFER-01"
    assert table.refusal("cleo", "decline") == "it is offered"
    assert digest(table.game, table.state) == before


def test_a_refusal_for_another_reason_fails() -> None:
    step = f'{TABLE}\n[[step]]\nrefused = [{{ seat = "ben", key = "recruit", clause = "%s" }}]\n'

    assert run(step % "RAH-OFFER-01").holds()
    [failure] = run(step % "RAH-OFFER-02").failures
    assert (failure.expected, failure.found) == ("RAH-OFFER-02", "RAH-OFFER-01")
    assert failure.what == "refused ben: recruit"


def test_something_offered_is_not_refused() -> None:
    report = run(
        f'{TABLE}\n[[step]]\nrefused = [{{ seat = "cleo", key = "decline", clause = "not-a-window" }}]\n'
        '[step.expect]\nasked = "cleo"\n'
    )

    [failure] = report.failures
    assert failure.found == "it is offered"


def test_a_fixed_order_decides_a_shuffle() -> None:
    text = ENDLESS + 'shuffles = [["sergeant", "witch", "wizard", "witch"]]\n' + RESHUFFLE
    report = run(text + '[step.expect]\nstate.hand.ana = ["sergeant"]\nstate.deck = ["wizard", "witch"]\n')

    assert report.holds(), report


def test_an_order_of_the_top_cards_leaves_the_rest_to_chance() -> None:
    text = ENDLESS + 'seed = %d\nshuffles = [["sergeant"]]\n' + RESHUFFLE
    decks = [play(text % seed).document()["deck"] for seed in range(20)]

    assert all(
        play(text % seed).document()["hand"] == {"ana": ["sergeant"], "ben": [], "cleo": []}
        for seed in range(5)
    )
    assert any(deck != decks[0] for deck in decks)


@pytest.mark.parametrize(
    "order", ['["black_knight"]', '["wizard", "wizard"]', '["witch", "witch", "wizard", "sergeant", "witch"]']
)
def test_an_order_that_is_not_of_the_cards_shuffled_is_refused(order: str) -> None:
    message = error(f"{ENDLESS}shuffles = [{order}]\n{RESHUFFLE}")

    assert "shuffles: order 1: names" in message
    assert "these are: 2 witch, 1 sergeant, 1 wizard" in message


def test_an_order_left_over_fails_the_file() -> None:
    orders = 'shuffles = [["sergeant"], ["witch", "wizard"]]\n'

    [failure] = run(ENDLESS + orders + RESHUFFLE).failures
    assert (failure.step, failure.what, failure.expected) == (1, "shuffles", "used up")
    assert failure.found == {"left over": [["witch", "wizard"]]}


def test_dice_that_nobody_rolls_fail_the_file() -> None:
    [failure] = run(f"{HEADER}dice = [3, 4]\nseed = 1\n[[step]]\n").failures

    assert (failure.what, failure.found) == ("dice", {"left over": [3, 4]})


def test_dice_that_are_rolled_do_not() -> None:
    text = PROVING.replace("[position]", "dice = [6, 1]\n[position]")
    fight = '[[step]]\nchoose = ["ana: decline", "ana: go bridge", "ana: decline"]\n'

    assert run_text(text, "p.toml", lambda name: PROVING_GROUND, lambda game: []).failures
    report = run_text(text + fight, "p.toml", lambda name: PROVING_GROUND, lambda game: [])
    assert report.holds(), report


def test_a_file_that_is_stuck_is_not_blamed_for_what_it_did_not_use() -> None:
    text = ENDLESS + 'shuffles = [["sergeant"], ["witch"]]\n' + RESHUFFLE + 'choose = ["ben: recruit"]\n'

    assert [failure.what for failure in run(text).failures] == ["choose 'ben: recruit'"]


def test_undoing_leads_to_the_table_before_the_choice() -> None:
    table = play()
    before = digest(table.game, table.state)

    table.choose(Move("cleo", "decline"))
    assert digest(table.game, table.state) != before
    table.take_back(TakeBack("cleo"))

    assert digest(table.game, table.state) == before
    assert table.made == []
    table.choose(Move("cleo", "use pyromaniac"))
    assert [event["event"] for event in table.told("ana")] == ["announced"]


@pytest.mark.parametrize(
    ("moves", "seat"),
    [
        ("", "cleo"),
        ('"cleo: decline", "ben: hint wizard"', "ben"),
        ('"cleo: decline", "ben: use witch sergeant"', "cleo"),
        ('{ seat = "cleo", key = "decline", by = "clock" }', "cleo"),
        ('"cleo: decline", { undo = "cleo" }', "cleo"),
    ],
)
def test_without_the_right_nothing_is_undone(moves: str, seat: str) -> None:
    report = run(
        f'{TABLE}\n[[step]]\nchoose = [{moves}]\nundo = "{seat}"\n[[step]]\n[step.expect]\nover = true'
    )

    [failure] = report.failures
    assert (failure.step, failure.what) == (1, f"undo {seat}")
    assert f"{seat} may not undo anything" in str(failure.found)


def sent(ignored: str) -> str:
    fields = f'moment = "requirement"\nrequirement = "sergeant"\nrequirement_ignored = {ignored}\n'
    hand = 'hand.ana = ["pyromaniac", "dog_trainer"]\n'
    return f'{HEADER}[position]\n{fields}{hand}[[step]]\nchoose = ["ana: send pyromaniac"]\n'


def test_a_card_sent_may_be_undone_only_where_it_tells_nothing() -> None:
    assert play(sent("true"), 1).is_undo_free("ana")
    assert not play(sent("false"), 1).is_undo_free("ana")


def test_a_wrong_order_leaves_the_cards_alone() -> None:
    table = RENT_A_HERO.bare(Setup(3), ScriptedChance([], [[0] * 12], FastChance(1)))
    before = digest(RENT_A_HERO, table)

    with pytest.raises(WrongOrder):
        table.shuffle(0)

    assert digest(RENT_A_HERO, table) == before


def test_fixed_dice_are_rolled_in_order_and_have_to_fit_the_die() -> None:
    table = PROVING_GROUND.bare(Setup(2), ScriptedChance([3, 6, 7], [], FastChance(1)))

    assert [table.roll(6), table.roll(6)] == [3, 6]
    with pytest.raises(PositionError, match="a die of 6 sides cannot show the fixed 7"):
        table.roll(6)


PROVING = """
version = 1
game = "proving-ground"
title = "Another game, through the same machinery"
seats = ["ana", "ben"]
[position]
hand.ana = ["storm"]
hand.ben = ["ward", "counter"]
[[step]]
[step.expect]
asked = "party"
state.hand = { ana = ["storm"], ben = { unordered = ["ward", "counter"] } }
offered.ben = ["sky calm"]
[[step]]
choose = ["party: sky calm"]
[step.expect]
asked = "ana"
"""


def test_nothing_in_it_belongs_to_one_game() -> None:
    report = run_text(PROVING, "proving.toml", lambda name: PROVING_GROUND, lambda game: [])

    assert report.holds(), report


def test_a_game_dealt_from_a_seed_is_that_game() -> None:
    text = f"{HEADER}seed = 11\n[[step]]\n"
    scenario = load(text, find_game, lambda game: [])
    dealt = RENT_A_HERO.start(Setup(3), FastChance(11))

    assert scenario.position is None
    assert play(text).document() == play(text).document()
    assert play(text).document()["deck"] == [RENT_A_HERO.face_name(dealt, int(card)) for card in dealt.pile(0)]
