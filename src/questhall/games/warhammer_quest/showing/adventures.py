"""The quests as players meet them: in the lobby, in the briefing before each, and when they are over.

WHQ-CAMPAIGN-01, WHQ-CAMPAIGN-03, WHQ-WIN-02, WHQ-SETTLE-03
"""

from __future__ import annotations

from typing import Final, Literal

from questhall.core.interface.adventures import Adventure, Briefing, Odds, Outcome, Part
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS, QuestSheet
from questhall.games.warhammer_quest.components.state import DELVE, QUEST_1, QUEST_5, TUTORIAL
from questhall.games.warhammer_quest.showing.view import COLOURS
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Name

Kind = Literal["tutorial", "quest", "delve", "campaign"]

CAMPAIGN: Final = "campaign"
LAST_QUEST: Final = "quest-5"
"""A campaign is won with it (WHQ-WIN-02)."""
ICONS: Final = {
    "tutorial": ["dungeon-gate", "torch", "goblin-head"],
    "a_foul_stench": ["swamp", "ogre", "poison-cloud"],
    "trace_the_toxin": ["vile-fluid", "goblin", "crystal-shine"],
    "pursuit": ["hole-ladder", "candle-skull", "run"],
    "firepower": ["cannon", "unlit-bomb", "musket"],
    "waaagh": ["tattered-banner", "brute", "orc-head"],
    "lost_in_the_dark": ["cave-entrance", "maze", "skull-crossed-bones"],
    CAMPAIGN: ["treasure-map", "village", "crossed-swords"],
}
Victories = dict[str, tuple[int, int, int]]
"""In percent, with two, three and four heroes, by the variant of a quest."""

WON: Final[Victories] = {
    "tutorial": (100, 100, 100),
    "quest-1": (55, 47, 64),
    "quest-2": (65, 51, 52),
    "quest-3": (49, 59, 60),
    "quest-4": (53, 61, 56),
    "quest-5": (67, 68, 56),
    "delve": (63, 78, 70),
}
"""Victories by rules of thumb, which medium bots use.

These are the first rows of the table in docs/warhammer-quest-bots.md; a test compares the two.
"""
WON_HARDER: Final[dict[str, Victories]] = {
    "veteran": {
        "quest-1": (17, 12, 18),
        "quest-2": (21, 10, 10),
        "quest-3": (5, 6, 6),
        "quest-4": (6, 6, 2),
        "quest-5": (15, 14, 13),
        "delve": (22, 33, 24),
    },
    "heroic": {
        "quest-1": (8, 3, 6),
        "quest-2": (9, 2, 5),
        "quest-3": (2, 3, 5),
        "quest-4": (2, 1, 2),
        "quest-5": (7, 3, 2),
        "delve": (17, 24, 18),
    },
}
"""The same at the difficulties beyond standard, from the tables of harder quests on that page.

If a quest is missing here, the lobby says so.
"""
EASIER: Final = (95, 75, 50, 25)
"""From these shares of victories on, the difficulty is 1, 2, 3 and 4; below, it is 5."""
MINUTES: Final = {"tutorial": [15, 25], "delve": [90, 150], CAMPAIGN: [240, 480]}
USUAL_MINUTES: Final = [45, 75]
ENDINGS: Final = ("victory", "defeat")


def variant_of(number: int) -> str:
    """The variant with which a quest is chosen."""
    return {TUTORIAL: "tutorial", DELVE: "delve"}.get(number, f"quest-{number}")


def odds_of(variant: str, victories: Victories) -> Odds:
    """By the mean of all sizes of parties."""
    won = round(sum(victories[variant]) / len(victories[variant]))
    return Odds(difficulty_of(won), won)


def harder_odds_of(variant: str) -> dict[str, Odds]:
    return {name: odds_of(variant, found) for name, found in WON_HARDER.items() if variant in found}


def difficulty_of(won: int) -> int:
    """From 1 to 5, by how often a quest is won.

    >>> [difficulty_of(won) for won in (100, 84, 55, 30, 10)]
    [1, 2, 3, 4, 5]
    """
    return 1 + sum(won < share for share in EASIER)


def adventures(speech: Speech) -> list[Adventure]:
    """Everything that can be played, the campaign last."""
    found = [_adventure(number, sheet, speech) for number, sheet in enumerate(SHEETS)]
    campaign = Adventure(
        id=CAMPAIGN,
        kind=CAMPAIGN,
        variants=[CAMPAIGN],
        name=speech.say("chronicle-title"),
        text=speech.say("adventure-campaign"),
        icons=ICONS[CAMPAIGN],
        minutes=MINUTES[CAMPAIGN],
        odds=odds_of(LAST_QUEST, WON),
        harder=harder_odds_of(LAST_QUEST),
        briefing="",
    )
    return [*found, campaign]


def _adventure(number: int, sheet: QuestSheet, speech: Speech) -> Adventure:
    variant = variant_of(number)
    kinds: dict[int, Kind] = {TUTORIAL: "tutorial", DELVE: "delve"}
    return Adventure(
        id=variant,
        kind=kinds.get(number, "quest"),
        variants=[variant],
        name=speech.say(f"quest-{sheet.name}"),
        text=speech.say(f"variant-{variant}.explained"),
        icons=ICONS[sheet.name],
        minutes=MINUTES.get(variant, USUAL_MINUTES),
        odds=odds_of(variant, WON),
        harder=harder_odds_of(variant),
        briefing=sheet.name,
    )


def briefings(speech: Speech) -> list[Briefing]:
    return [briefing(sheet.name, speech) for sheet in SHEETS]


def briefing(quest: str, speech: Speech) -> Briefing:
    """All that a quest sheet says, the story first."""
    number = next(number for number, sheet in enumerate(SHEETS) if sheet.name == quest)
    sheet, key = SHEETS[number], f"quest-{quest}"
    track = {sheet.colour(space) for space in range(sheet.last_space() + 1)}
    parts = ["rules", "defeat", *(colour for n, colour in enumerate(COLOURS) if n and n in track)]
    parts += ["reward", "penalty"] if QUEST_1 <= number <= QUEST_5 else []
    return Briefing(
        id=quest,
        name=speech.say(key),
        icons=ICONS[quest],
        story=_story(key, "introduction", speech) or speech.say(f"{key}.intro"),
        aim=speech.say(f"{key}.victory"),
        parts=[Part(part, speech.say(f"briefing-{part}"), speech.say(f"{key}.{part}")) for part in parts],
        endings={ending: _outcome(number, quest, ending, speech) for ending in ENDINGS},
    )


def _outcome(number: int, quest: str, ending: str, speech: Speech) -> Outcome:
    """The words differ for victory and defeat; a quest of the campaign also says what follows."""
    told = _story(f"quest-{quest}", f"told-{ending}", speech)
    name = Name("quest", quest)
    meaning = ""
    if QUEST_1 <= number <= QUEST_5:
        meaning = speech.say(f"outcome-{ending}-meaning", quest=name)
    if number == QUEST_5:
        meaning = speech.say(f"outcome-campaign-{ending}")
    return Outcome(
        title=speech.say(f"won-{ending}", quest=name),
        text=told or speech.say(f"outcome-{ending}", quest=name),
        meaning=meaning,
    )


def _story(key: str, part: str, speech: Speech) -> str:
    """A longer text, where the quest has one."""
    found = f"{key}.{part}"
    return speech.say(found) if speech.texts.has(found) else ""
