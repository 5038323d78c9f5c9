"""Campaigns of Warhammer Quest as files that tests bring to a server."""

from __future__ import annotations

from typing import Any

LOG: dict[str, Any] = {
    "version": 1,
    "quest": "quest-5",
    "results": ["victory", "defeat", "victory", "victory"],
    "heroes": [
        {"hero": "ironbreaker", "advanced": ["ib_rest_advanced"], "gear": ["full_plate"], "gear_limit": 2},
        {"hero": "waywatcher", "legendary": ["ww_leg_bow"]},
    ],
    "pool": ["legendary_fortune"],
    "out": ["odious_grump"],
}
LAST: dict[str, Any] = {
    "questhall_campaign": 1,
    "game": "warhammer-quest",
    "variants": ["campaign"],
    "seats": ["Ana", "Ben"],
    "players": ["human", "thumb"],
    "record": "saga-5.record",
    "chronicle": [
        {
            "record": "saga-4.record",
            "fingerprint": "0" * 24,
            "ended": "2024-05-01T20:15:00+02:00",
            "ending": "victory",
            "choices": 204,
            "told": {"quest": "quest-4", "rounds": 9},
            "passed_on": LOG,
        }
    ],
}
"""A campaign before its last quest, as the terminal could have written it."""
