"""The match against OpenSpiel's search: who sits where, and what the result is worth."""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec

import pytest

from questhall.bench import openspiel_bot
from questhall.bench.openspiel_bot import OpenSpielBot
from questhall.bench.openspiel_match import Comparison, compare, field_figures, mean, play_field, proportion
from questhall.bench.plan import OURS, THEIRS, Field
from questhall.bots import ask
from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.errors import UsageError, WrongNumberOfSeats
from questhall.core.interface.game import Setup
from questhall.envs import openspiel
from questhall.games import find_game

RENT_A_HERO = find_game("rent-a-hero")
needs_openspiel = pytest.mark.skipif(
    find_spec("pyspiel") is None, reason="needs OpenSpiel: pip install -r requirements-bench.txt"
)


def comparison(number: int, ours: float, theirs: float) -> Comparison:
    return Comparison(number, (ours, theirs), (10, 20), (1.0, 4.0), 600)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seats_go_round_until_each_bot_has_sat_everywhere_equally_often(seats: int) -> None:
    field = Field(seats=seats)
    lineups = {field.lineup(number) for number in range(1, 31)}

    taken = Counter(seat for lineup in lineups for seat, side in enumerate(lineup) if side == OURS)
    assert len({taken[seat] for seat in range(seats)}) == 1
    assert all(OURS in lineup and THEIRS in lineup for lineup in lineups)
    assert field.lineup(1) == field.lineup(1 + len(lineups))


def test_the_larger_share_of_both_victories_wins_the_comparison() -> None:
    played = [comparison(1, 2, 0), comparison(2, 1, 1), comparison(3, 0.5, 1.5), comparison(4, 1.5, 0.5)]

    found = field_figures(Field(), played)

    assert found["games"] == 8
    assert found["comparisons"] == {"won": 2, "drawn": 1, "lost": 1}
    assert found["comparisons_won"] == proportion(2.5, 4)._asdict()
    assert found["share_of_victories"] == mean([1.0, 0.5, 0.25, 0.75])._asdict()
    assert found["seconds_needed"] == [0.1, 0.2]
    assert found["their_simulations_per_decision"] == 30


def test_an_interval_narrows_with_more_games_and_stays_between_nothing_and_all() -> None:
    few, many = proportion(7, 10), proportion(700, 1000)

    assert few.low < many.low < 0.7 < many.high < few.high
    assert proportion(10, 10).high == 1.0 > proportion(10, 10).low
    assert proportion(0, 10).low == 0.0 < proportion(0, 10).high


def test_a_single_value_has_no_interval() -> None:
    assert mean([0.5]) == (0.5, 0.0, 1.0)
    assert mean([0.5, 0.5, 0.5]) == (0.5, 0.5, 0.5)


def test_without_openspiel_the_match_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(openspiel, "pyspiel", None)
    openspiel_bot.search_with_a_clock.cache_clear()

    with pytest.raises(UsageError, match=r"pip install open_spiel=="):
        play_field(Field())


@pytest.mark.parametrize(
    ("field", "problem"), [(Field(seats=7), WrongNumberOfSeats), (Field(comparisons=0), UsageError)]
)
def test_an_impossible_match_is_refused(field: Field, problem: type[Exception]) -> None:
    with pytest.raises(problem):
        play_field(field)


@needs_openspiel
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("setting", ["soon", "1s:much"])
def test_a_setting_that_is_not_a_time_is_refused(setting: str) -> None:
    with pytest.raises(UsageError, match="not a valid budget"):
        OpenSpielBot.with_setting(RENT_A_HERO, 1, setting)


@needs_openspiel
@pytest.mark.filterwarnings("ignore")
def test_a_comparison_is_two_whole_games() -> None:
    found = compare(Field(seconds=0.001), 1)

    assert sum(found.victories) == pytest.approx(2)
    assert min(found.decisions) > 0
    assert found.simulations >= 2 * found.decisions[THEIRS]


@needs_openspiel
@pytest.mark.filterwarnings("ignore")
def test_openspiels_search_chooses_from_the_options() -> None:
    table = RENT_A_HERO.start(Setup(3), FastChance(5), journal=False)
    picker = Picker(1)
    bot = OpenSpielBot(RENT_A_HERO, 1, seconds=0.01)
    asked = 0
    while not table.is_over() and asked < 5:
        if table.option_count > 1:
            seat = int(table.decider)
            assert 0 <= ask(bot, table, seat, asked) < table.option_count
            asked += 1
        table.choose(picker.below(table.option_count))
    assert bot.decisions == 5
    assert bot.simulations > bot.decisions
