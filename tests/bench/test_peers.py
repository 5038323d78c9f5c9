"""How games of other libraries are played and counted: on made-up games here, on their own where installed."""

from __future__ import annotations

from random import Random

import pytest

from questhall.bench import peer_openspiel
from questhall.bench.measurements import Played
from questhall.bench.peers import PEERS, Peer, find


class MadeUp:
    """A game of OpenSpiel's shape: each entry is a number of actions, or of outcomes if it is negative."""

    def __init__(self, *steps: int) -> None:
        self.steps = list(steps)
        self.taken: list[int] = []

    def is_terminal(self) -> bool:
        return not self.steps

    def is_chance_node(self) -> bool:
        return self.steps[0] < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, -1 / self.steps[0]) for outcome in range(-self.steps[0])]

    def legal_actions(self) -> list[int]:
        return list(range(self.steps[0]))

    def apply_action(self, action: int) -> None:
        assert 0 <= action < abs(self.steps.pop(0))
        self.taken.append(action)


def test_real_decisions_forced_ones_and_chance_are_counted_apart() -> None:
    game = MadeUp(-52, -51, 3, 1, 2, -4, 1, 1)

    assert peer_openspiel.play_one(game, Random(1)) == Played(0.0, 1, 2, 3, 3)
    assert len(game.taken) == 8


def test_every_action_is_as_likely_as_any_other() -> None:
    random = Random(2)
    counts = [0, 0, 0]
    for _ in range(3000):
        game = MadeUp(3)
        peer_openspiel.play_one(game, random)
        counts[game.taken[0]] += 1

    assert min(counts) > 900


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: str(peer.library))
def test_whatever_is_installed_plays_whole_games(peer: Peer) -> None:
    plays = find(peer)
    if not isinstance(plays, list):
        pytest.skip(f"needs {peer.library}: {peer.install}")
    for play in plays:
        played = play.play(0.01, 3)
        assert play.library == peer.library
        assert played.seconds > 0
        assert played.games >= 1
        assert played.real > 0
        assert played.forced >= 0
