"""What a game has learned: where its weights are, and how far a search may rely on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from questhall.core.search.judgement import Aspects, Judgement, Network, read_network
from questhall.core.search.option_contest import TRIFLE
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
    reluctance: float = 1.0
    """How much of the rules of thumb's case against an option still counts."""
    trifle: float = TRIFLE
    """A difference in victory share too small to think about."""
    patience: int = 0
    """As in `Game`, if it is another one here."""

    def make_judgement(self) -> Judgement:
        return Judgement(self.make_plain(), self.make_aspects(), _network(self))


@cache
def _network(learned: Learned) -> Network:
    data = (files(learned.package) / learned.file).read_bytes()
    return read_network(data, learned.make_aspects().names)
