"""What a game has learned: where its weights are, and which tables they are good for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from questhall.core.engine.state import State
from questhall.core.search.judgement import Aspects, Judgement, Network, read_network
from questhall.core.search.policy import Evaluation


@dataclass(frozen=True)
class Learned:
    """Learned judgement of a game; `tools/train` made its weights (docs/learning.md)."""

    package: str
    """Where the file is: the game's `bots`."""
    make_aspects: Callable[[], Aspects]
    make_plain: Callable[[], Evaluation]
    """What judges where a game, or a part of it, is over."""
    file: str = "judgement.weights"
    is_familiar: Callable[[State], bool] | None = None
    """Whether the games that were learned from had tables like this; elsewhere bots play by rules of thumb."""

    def knows(self, state: State) -> bool:
        return self.is_familiar is None or self.is_familiar(state)

    def make_judgement(self) -> Judgement:
        return Judgement(self.make_plain(), self.make_aspects(), _network(self))


@cache
def _network(learned: Learned) -> Network:
    data = (files(learned.package) / learned.file).read_bytes()
    return read_network(data, learned.make_aspects().names)
