"""Seat-balanced matches between bots: who is better, by how much, and how sure that is.

>>> from questhall.arena import Match, play_match
>>> contest = play_match(Match("rent-a-hero", ("random", "thumb"), games=1, seats=(3,)), workers=1)
>>> contest.standings.games
6
"""

from __future__ import annotations

from questhall.arena.match import Match
from questhall.arena.run import Contest, play_match

__all__ = ["Contest", "Match", "play_match"]
