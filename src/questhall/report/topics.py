"""Which events of a game are worth a plot of their own, and what it is called."""

from __future__ import annotations

from typing import NamedTuple


class Topic(NamedTuple):
    """Things that are used: `id` names the text of its heading, `events` say what counts as a use."""

    id: str
    events: tuple[str, ...]


TOPICS: dict[str, tuple[Topic, ...]] = {
    "rent-a-hero": (
        Topic("powers", ("announced", "announced_refresh", "announced_on_player")),
        Topic("recruits", ("joined",)),
        Topic("duplicates", ("eliminated_both",)),
        Topic("hints", ("hint_asked",)),
        Topic("cards-sent", ("sent_from_hand",)),
    ),
    "talisman": (
        Topic("cards-taken", ("took", "took_from", "bought", "pilfered")),
        Topic("enemies-killed", ("killed_enemy",)),
        Topic("spells", ("cast", "cast_on_character", "cast_on_space", "cast_on_card")),
        Topic("spaces", ("moved",)),
        Topic("cards-drawn", ("drew",)),
    ),
    "warhammer-quest": (
        Topic("actions", ("performs",)),
        Topic("gear-used", ("used_gear",)),
        Topic("gear-worn", ("equipped",)),
        Topic("enemies-engaged", ("engages", "spawned")),
        Topic("enemies-defeated", ("enemy_defeated",)),
        Topic("dungeon", ("drew_dungeon",)),
        Topic("locations", ("location_revealed",)),
    ),
}
