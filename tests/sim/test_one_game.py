"""The fast way and the slow way play the same games."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

from questhall.bots import BOTS, Bot
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import ONGOING, State
from questhall.core.interface.game import Game
from questhall.core.records.verify import replayed
from questhall.core.search.playout import Tally, play_out
from questhall.games import EVERY_GAME, find_game
from questhall.sim import Plan
from questhall.sim.one_game import Outcome, Player, turns_of

GAME = find_game("rent-a-hero")
SETUPS = [(3, ()), (4, ("original-hint",)), (5, ("endless",)), (3, ("original-hint", "endless"))]


def plan_of(
    seats: int = 3, variants: tuple[str, ...] = (), cap: int = 5000, records: Path | None = None
) -> Plan:
    return Plan(GAME.id, ("random",) * seats, 20, seed=11, variants=variants, cap=cap, records=records)


@pytest.mark.parametrize(("seats", "variants"), SETUPS)
def test_a_playout_and_a_table_of_random_bots_play_the_same_game(seats: int, variants: tuple[str, ...]) -> None:
    player = Player(plan_of(seats, variants))

    for number in range(1, 6):
        assert player.play_out(number) == player.play_at_a_table(number)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_a_playout_and_a_table_play_the_same_game_in_every_game(game: Game) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        player = Player(Plan(game.id, ("random",) * seats, 3, seed=2, cap=5000))
        assert player.play_out(1) == player.play_at_a_table(1)


@pytest.mark.parametrize("game", [game for game in EVERY_GAME if game.make_thumb], ids=lambda game: game.id)
def test_rules_of_thumb_play_the_same_in_compiled_code_and_at_a_table(game: Game) -> None:
    """At the table they see a sample of what is hidden, here the real cards: so they look at nothing hidden."""
    bots = ("thumb", "random", "thumb", "random")
    player = Player(Plan(game.id, bots, 3, seed=2, cap=400))

    for number in (1, 2, 3):
        assert player.play_out(number) == player.play_at_a_table(number)


@pytest.mark.parametrize("game", [game for game in EVERY_GAME if game.make_thumb], ids=lambda game: game.id)
def test_careful_bots_play_the_same_with_and_without_a_record(game: Game) -> None:
    player = Player(Plan(game.id, ("thumb:careful", "thumb", "random"), 3, seed=2, cap=60))

    assert player.play_unrecorded(1) == player.play_at_a_table(1)


def test_what_a_policy_remembers_of_a_game_does_not_reach_the_next() -> None:
    bots = ("thumb",) * 4
    player = Player(Plan(GAME.id, bots, 30, seed=2))
    one_after_another = [player.play(number) for number in range(1, 9)]

    assert one_after_another == [Player(player.plan).play(number) for number in range(1, 9)]


@pytest.mark.parametrize("game", [game for game in EVERY_GAME if game.make_thumb], ids=lambda game: game.id)
def test_a_game_is_observed_the_same_way_however_it_is_played(game: Game) -> None:
    plan = Plan(game.id, ("thumb", "random", "thumb"), 3, seed=4, cap=300, with_rows=True, with_decisions=True)
    careful = Plan(game.id, ("random", "thumb:careful", "thumb"), 3, seed=4, cap=60, with_rows=True)

    def played(plan: Plan, how: str) -> Outcome:
        player = Player(plan)
        assert player.observer is not None
        player.observer.begin()
        outcome: Outcome = getattr(player, how)(2)
        return outcome

    assert played(plan, "play_out") == played(plan, "play_at_a_table")
    assert played(careful, "play_unrecorded") == played(careful, "play_at_a_table")


def test_random_seats_called_by_their_level_play_the_same_games_as_fast(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = Player(plan_of()).play(1)
    player = Player(Plan(GAME.id, ("easy", "random", "easy"), 20, seed=11))
    assert player.play_at_a_table(1) == usual
    monkeypatch.setattr(player, "play_at_a_table", lambda number: pytest.fail("asked bot by bot"))
    assert player.play(1) == usual


def cards_on(state: State) -> dict[str, list[str]]:
    return {
        GAME.zones[zone]: sorted(GAME.face_name(state, int(card)) for card in state.pile(zone))
        for zone in range(state.zone_count)
    }


def test_a_playout_and_a_record_end_with_the_same_cards(tmp_path: Path) -> None:
    plan = plan_of(4, records=tmp_path)
    Player(plan).play(3)
    record = replayed(GAME, (tmp_path / "rent-a-hero-03.record").read_bytes())

    state = GAME.start(plan.setup(), FastChance(derive(11, 3)), knowledge=False, journal=False)
    play_out(state, Picker(derive(11, 3, 1)), plan.cap, Tally())

    assert cards_on(record.state) == cards_on(state)
    assert record.state.setup_draws == state.setup_draws
    assert record.state.shuffle_draws == state.shuffle_draws


def test_games_of_one_run_differ() -> None:
    player = Player(plan_of())

    assert len({player.play(number) for number in range(1, 11)}) > 5


def test_the_cap_ends_both_ways_at_the_same_decision() -> None:
    player = Player(plan_of(cap=25))
    outcome = player.play_out(1)

    assert outcome == player.play_at_a_table(1)
    assert outcome.real + outcome.forced == 25
    assert outcome.ending == ONGOING


def test_a_game_that_ends_exactly_at_the_cap_is_not_given_up() -> None:
    whole = Player(plan_of()).play_out(2)
    length = whole.real + whole.forced

    for play in (Player(plan_of(cap=length)), Player(plan_of(cap=length - 1))):
        assert play.play_out(2) == play.play_at_a_table(2)
    assert Player(plan_of(cap=length)).play_out(2) == whole
    assert Player(plan_of(cap=length - 1)).play_out(2).ending == ONGOING


class FirstOption(Bot):
    """Always takes the first option, and keeps the states it was shown."""

    name: ClassVar[str] = "first"
    shown: ClassVar[list[State]] = []

    def choose(self, state: State, seat: int) -> int:
        assert state.decider == seat
        self.shown.append(state)
        return 0


def test_other_bots_sit_beside_random_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS, "first", FirstOption)
    monkeypatch.setattr(FirstOption, "shown", [])
    seats = ("random", "first", "random")

    outcome = Player(Plan(GAME.id, seats, 1, seed=4, records=tmp_path)).play(1)

    session = replayed(GAME, (tmp_path / "rent-a-hero-1.record").read_bytes())
    assert session.header.seats == ["random-0", "first-1", "random-2"]
    assert len(session.made) == outcome.real + outcome.forced
    assert {made.by for made in session.made} == {"bot"}
    asked = [n for n, made in enumerate(session.made) if made.seat == 1]
    assert len(asked) == len(FirstOption.shown)
    for n, shown in zip(asked, FirstOption.shown, strict=True):
        real = session.state_at(n)
        assert session.made[n].key == real.book.key(real.options[0])
        assert GAME.view(shown, 1) == GAME.view(real, 1)
    assert any(list(shown.faces) != list(session.state.faces) for shown in FirstOption.shown)


def test_the_same_seed_gives_the_same_game_with_any_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", FirstOption)
    plan = Plan(GAME.id, ("first", "random", "random"), 1, seed=8)

    assert Player(plan).play(1) == Player(plan).play(1)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_the_first_seat_speaks_where_the_party_decides(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[int] = set()
    picker = Picker(1)

    class Speaker(FirstOption):
        def choose(self, state: State, seat: int) -> int:
            asked.add(seat)
            return int(picker.below(state.option_count))

    monkeypatch.setitem(BOTS, "speaker", Speaker)

    outcome = Player(Plan(game.id, ("speaker",) * 3, 1, seed=2, cap=5000)).play(1)

    assert outcome.ending != ONGOING
    assert asked == {0, 1, 2}


def test_turns_are_known_where_the_table_counts_them() -> None:
    assert turns_of(SimpleNamespace(turns=12)) == 12
    assert turns_of(SimpleNamespace()) is None
