"""The other libraries. Each is optional: a missing one is named, with how to install it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version

from questhall.bench import peer_openspiel, peer_pettingzoo, peer_pgx, peer_rlcard
from questhall.bench.measurements import Play
from questhall.envs.openspiel import OPEN_SPIEL


@dataclass(frozen=True)
class Peer:
    """A library to compare with. `plays` raises an ImportError if it is not installed."""

    library: str
    install: str
    plays: Callable[[str], list[Play]]

    def installed_plays(self) -> list[Play]:
        return self.plays(version(self.library))


@dataclass(frozen=True)
class Missing:
    """A library that could not be measured, and what would help."""

    library: str
    install: str
    reason: str


PEERS: tuple[Peer, ...] = (
    Peer("open_spiel", OPEN_SPIEL, peer_openspiel.plays),
    Peer("rlcard", "rlcard==1.2.0", peer_rlcard.plays),
    Peer("pettingzoo", "pettingzoo[classic]==1.27.0", peer_pettingzoo.plays),
    Peer("pgx", "pgx==2.6.0", peer_pgx.plays),
)


def find(peer: Peer) -> list[Play] | Missing:
    """The plays of a library, or why there are none."""
    try:
        return peer.installed_plays()
    except ImportError as problem:
        return Missing(peer.library, f"pip install '{peer.install}'", str(problem))
