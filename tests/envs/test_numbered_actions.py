"""A game as libraries for research see it: actions with a fixed meaning, and information that is no more
and no less than what a seat knows."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.interface.game import Game, Setup
from questhall.envs.numbered_actions import SIDES, THROWS, Actions, Playing, actions_of
from questhall.games import find_game

RENT_A_HERO = find_game("rent-a-hero")
TALISMAN = find_game("talisman")
MOST_DECISIONS = 300
"""How far long games are followed."""


def dealt(seats: int = 4, deal: int = 1, variants: tuple[str, ...] = (), game: Game = RENT_A_HERO) -> Playing:
    playing = Playing(game, Setup(seats, variants))
    for place in range(THROWS):
        playing.throw(deal >> 8 * place & SIDES - 1)
    return playing


def played(playing: Playing, seed: int) -> Iterator[Playing]:
    """The game at each of its decisions, up to so many."""
    picker = Picker(seed)
    for _ in range(MOST_DECISIONS):
        if playing.is_over():
            return
        yield playing
        actions = playing.legal_actions()
        playing.choose(actions[picker.below(len(actions))])


def test_an_action_means_the_same_for_everyone() -> None:
    actions = Actions(RENT_A_HERO)

    for key in ("recruit", "hint witch", "use witch sergeant"):
        numbers = {actions.number(int(RENT_A_HERO.book.parse(key, seat))) for seat in range(4)}
        assert numbers == {actions.keys.index(key)}
    assert len({*actions.keys}) == len(actions.keys)


@pytest.mark.parametrize(
    ("game", "seats"), [(RENT_A_HERO, 3), (RENT_A_HERO, 4), (RENT_A_HERO, 5), (TALISMAN, 1), (TALISMAN, 6)]
)
def test_the_legal_actions_are_the_options_of_the_asked_seat(game: Game, seats: int) -> None:
    for playing in played(dealt(seats, game=game), 3):
        table = playing.the_table()
        keys = [table.book.key(table.options[i]) for i in range(table.option_count)]
        legal = playing.legal_actions()
        assert legal == sorted(legal)
        assert sorted(playing.actions.keys[action] for action in legal) == sorted(keys)


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    playing = dealt()
    before = playing.everything(), playing.logs
    illegal = next(a for a in range(len(playing.actions.keys)) if a not in playing.legal_actions())

    with pytest.raises(ValueError, match="not in list"):
        playing.choose(illegal)

    assert (playing.everything(), playing.logs) == before


def test_the_deal_follows_from_the_throws_and_from_all_of_them() -> None:
    assert dealt(deal=7).everything() == dealt(deal=7).everything()
    deals = {dealt(deal=1 << 8 * place).everything() for place in range(THROWS)}
    assert len({deal.partition(")")[2] for deal in deals}) == THROWS


def test_before_the_last_throw_nothing_is_dealt() -> None:
    playing = Playing(RENT_A_HERO, Setup(4))
    for _ in range(THROWS - 1):
        playing.throw(3)
    assert playing.table is None
    assert playing.information(0) == ""
    playing.throw(3)
    assert playing.table is not None


@pytest.mark.parametrize("game", [RENT_A_HERO, TALISMAN], ids=lambda game: game.id)
def test_a_sampled_game_tells_its_seat_exactly_what_the_real_one_does(game: Game) -> None:
    for number, playing in enumerate(played(dealt(game=game), 5)):
        seat = playing.decider()
        imagined = playing.imagined(seat, number)
        assert imagined.information(seat) == playing.information(seat)
        assert imagined.legal_actions() == playing.legal_actions()
        assert imagined.decider() == seat


def test_a_sampled_game_is_not_the_real_one() -> None:
    playing = dealt()

    assert len({playing.imagined(0, seed).everything() for seed in range(20)}) == 20


def test_in_a_sampled_game_nobody_knows_what_they_chose_unseen() -> None:
    for playing in played(dealt(), 6):
        if len({*playing.logs}) == playing.setup.seats:
            break
    for seat in range(4):
        assert {*playing.imagined(seat, 1).logs} == {playing.logs[seat]}


def test_a_seat_that_is_not_asked_gets_no_options() -> None:
    playing = dealt()
    asked = playing.decider()

    assert '"options"' in playing.observation(asked)
    assert all('"options"' not in playing.observation(seat) for seat in range(4) if seat != asked)


def test_others_see_that_a_card_was_sent_but_not_which() -> None:
    for playing in played(dealt(), 1):
        sendable = [a for a in playing.legal_actions() if playing.actions.keys[a].startswith("send ")]
        heroes = [a for a in sendable if playing.actions.keys[a].split()[1] in RENT_A_HERO.faces]
        if len(heroes) > 1:
            break
    sender = playing.decider()
    one, other = playing.clone(), playing.clone()
    one.choose(heroes[0])
    other.choose(heroes[1])

    assert one.logs[sender] != other.logs[sender]
    assert all(one.logs[seat] == other.logs[seat] for seat in range(4) if seat != sender)


def test_what_is_remembered_is_part_of_the_information_and_not_of_the_observation() -> None:
    playing = dealt()
    playing.choose(playing.legal_actions()[0])

    assert playing.information(0) != playing.observation(0)
    assert playing.information(0).endswith(playing.observation(0))


def test_a_copy_plays_on_alone() -> None:
    playing = dealt()
    before = playing.everything(), playing.logs, playing.information(0)
    other = copy.deepcopy(playing)
    assert (other.everything(), other.logs) == before[:2]

    for _ in played(other, 2):
        pass

    assert (playing.everything(), playing.logs, playing.information(0)) == before


@pytest.mark.parametrize(
    ("game", "variants"),
    [
        (RENT_A_HERO, ()),
        (RENT_A_HERO, ("endless",)),
        (RENT_A_HERO, ("original-hint",)),
        (TALISMAN, ()),
        (TALISMAN, ("bloodbath", "trophies-6", "choose-character")),
    ],
)
def test_a_stored_game_continues_as_if_never_stored(game: Game, variants: tuple[str, ...]) -> None:
    playing = dealt(variants=variants, game=game)
    for place, _ in enumerate(played(playing, 4)):
        if place == 50:
            break
    stored = pickle.loads(pickle.dumps(playing))
    assert isinstance(stored, Playing)

    for _ in zip(played(playing, 8), played(stored, 8), strict=True):
        assert stored.everything() == playing.everything()
        assert stored.logs == playing.logs
    assert stored.returns() == playing.returns()


def test_even_before_the_deal_a_game_can_be_stored() -> None:
    playing = Playing(RENT_A_HERO, Setup(3))
    playing.throw(9)

    assert pickle.loads(pickle.dumps(playing)).throws == (9,)


@pytest.mark.parametrize("deal", [1, 2, 3])
def test_the_victory_is_shared_out_at_the_end_and_not_before(deal: int) -> None:
    playing = dealt(deal=deal)
    for _ in played(playing, deal):
        assert playing.returns() == [0.0] * 4

    winners = [seat for seat in range(4) if playing.the_table().winners >> seat & 1]
    assert winners
    assert playing.returns() == [1 / len(winners) if seat in winners else 0.0 for seat in range(4)]


def test_tables_of_actions_are_made_once() -> None:
    assert actions_of("rent-a-hero") is actions_of("rent-a-hero")
