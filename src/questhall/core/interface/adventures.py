"""What a game can be played as (a quest, a campaign), and what players are told before it and after it."""

from __future__ import annotations

from typing import Literal

import msgspec


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A paragraph of a briefing with its heading."""

    id: str
    name: str
    text: str


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """What is told of a quest that has ended in one way."""

    title: str
    text: str
    """How the story goes on."""
    meaning: str
    """What it means for a campaign; empty where the quest is no part of one."""


class Briefing(msgspec.Struct, forbid_unknown_fields=True):
    """What players are told of a quest before anybody is asked anything, and how its endings are told."""

    id: str
    """The quest, as views name it."""
    name: str
    icons: list[str]
    """A picture made of these, as the collection game-icons names them, the largest first."""
    story: str
    aim: str
    parts: list[Part]
    """Special rules, peril and so on."""
    endings: dict[str, Outcome]


class Odds(msgspec.Struct, forbid_unknown_fields=True):
    """How hard an adventure is, by how often it was won."""

    difficulty: int
    """From 1 to 5; 0 where nobody can say."""
    won: int
    """How many of a hundred games a party of medium bots has won; the difficulty follows from it."""


class Adventure(msgspec.Struct, forbid_unknown_fields=True):
    """One way to play a game, as the lobby offers it."""

    id: str
    kind: Literal["tutorial", "quest", "delve", "campaign"]
    variants: list[str]
    name: str
    text: str
    icons: list[str]
    minutes: list[int]
    """How long people take, from the shortest to the longest that is usual."""
    odds: Odds
    """As printed."""
    harder: dict[str, Odds]
    """With a variant that makes it harder; a variant is missing where nobody has measured it."""
    briefing: str
    """The id of its briefing; empty where there are several."""


class CampaignQuest(msgspec.Struct, forbid_unknown_fields=True):
    """A quest on the map of a campaign."""

    id: str
    """Its variant."""
    briefing: str
    name: str
    state: Literal["won", "lost", "now", "ahead"]


class CampaignHero(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays whom, with everything the hero owns between two quests."""

    seat: int
    player: str
    hero: str
    actions: list[str]
    gear: list[str]
    legendary: list[str]
    gear_limit: int


class CampaignChapter(msgspec.Struct, forbid_unknown_fields=True):
    """A quest that was played: how it ended and what it brought."""

    quest: str
    ending: str
    heading: str
    text: str
    rows: list[tuple[str, str]]
    """What each hero gained, and what was in the pool then."""
    replay: str = ""
    """The table whose replay shows it, where there is one."""


class CampaignStory(msgspec.Struct, forbid_unknown_fields=True):
    """All that a campaign has come to."""

    title: str
    quests: list[CampaignQuest]
    chapters: list[CampaignChapter]
    heroes: list[CampaignHero]
    pool: list[str]
    out: list[str]
    """What has left the campaign for good."""
    ending: str
    """How the campaign ended; empty while it goes on."""
    outlook: str
    """What comes next, or how it ended, in a sentence."""
