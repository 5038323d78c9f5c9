"""Parts that the views of all games have: what is asked, and how the game ended."""

from __future__ import annotations

import msgspec


class Awaited(msgspec.Struct):
    """Who is asked, and about what."""

    seat: int
    occasion: str


class Result(msgspec.Struct):
    ending: str
    winners: list[int]
