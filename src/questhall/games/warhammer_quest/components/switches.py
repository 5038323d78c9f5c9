"""Other readings of what the Rules Reference leaves open: a switch for each ruling that was our choice.

Without a switch a game is played as rules/warhammer-quest-open-questions.md rules. A switch is a variant of
the game, tested where the ruling stands: `table.variants & DIVIDED_SUCCESSES`.
"""

from __future__ import annotations

from typing import Final

# The lowest eight variants are the quests and the campaign.
OTHER_DICE: Final = 1 << 8
EXHAUSTED_ENEMIES_ATTACK: Final = 1 << 9
MOVED_ENEMIES_HOLD_BACK: Final = 1 << 10
DIVIDED_SUCCESSES: Final = 1 << 11
TARGETS_AFTER_ROLL: Final = 1 << 12
SURPLUS_TOKENS_PASS_ON: Final = 1 << 13
EMPTY_CHOICES: Final = 1 << 14
HIDDEN_ENEMIES_KNOWN: Final = 1 << 15
HIDDEN_ENEMIES_FIRST: Final = 1 << 16
NEXT_HERO_ENGAGED: Final = 1 << 17
ENEMY_TURNS_OF_DEFEATED: Final = 1 << 18
NEXT_HERO_HIT: Final = 1 << 19
REGENERATED_ENEMIES_RISE: Final = 1 << 20
ENGAGED_ENEMIES_STAY: Final = 1 << 21
MOVED_ENEMIES_READY: Final = 1 << 22
HIDDEN_ENEMIES_RANK_FIRST: Final = 1 << 23
LATE_RESHUFFLE: Final = 1 << 24
TRAVEL_BEFORE_EFFECT: Final = 1 << 25
SHADOWS_CLEARED_LATE: Final = 1 << 26
FULL_PERIL_STRIKES: Final = 1 << 27
DEFEAT_BEFORE_VICTORY: Final = 1 << 28
LAST_STAND: Final = 1 << 29
REVIVED_WITH_HEALTH: Final = 1 << 30
DEFEATED_HEROES_COUNT: Final = 1 << 31
FALLEN_GEAR_FOUND: Final = 1 << 32
FORTUNE_MAY_FAIL: Final = 1 << 33
GEAR_LIMIT_4: Final = 1 << 34
DISCARDS_AT_BLACKSMITH: Final = 1 << 35
AID_COUNTS_DICE: Final = 1 << 36
ACTIVE_HERO_FIRST: Final = 1 << 37
DEADLY_COSTS: Final = 1 << 38
OWNED_GEAR_COUNTS: Final = 1 << 39
FORTUNE_BESIDE_GEAR: Final = 1 << 40
SETTLEMENT_IN_ORDER: Final = 1 << 41
PREPARING_READIES_GEAR: Final = 1 << 42
TREASURE_BEFORE_TEXT: Final = 1 << 43
ITEMS_IN_ACTIONS: Final = 1 << 44


class Switch:
    """A variant that turns the other reading of one ruling on."""

    def __init__(self, name: str, bit: int, ruling: str, reading: str) -> None:
        self.name = name
        self.bit = bit
        self.ruling = ruling
        self.reading = reading


SWITCHES: Final = [
    Switch(
        "other-dice",
        OTHER_DICE,
        "WHQ-Q05",
        "A hero die has two successes twice and no success with defence; an enemy die has the nemesis twice.",
    ),
    Switch(
        "exhausted-enemies-attack",
        EXHAUSTED_ENEMIES_ATTACK,
        "WHQ-Q09",
        "An attack icon can make an exhausted enemy in the zone attack too; it still adds no die.",
    ),
    Switch(
        "moved-enemies-hold-back",
        MOVED_ENEMIES_HOLD_BACK,
        "WHQ-Q10",
        "An enemy that has left the hero's zone since the roll, and is not defeated, does not attack.",
    ),
    Switch(
        "divided-successes",
        DIVIDED_SUCCESSES,
        "WHQ-Q13",
        "The hero divides the successes of an attack among its targets.",
    ),
    Switch(
        "targets-after-roll",
        TARGETS_AFTER_ROLL,
        "WHQ-Q14",
        "The targets of an attack are named when the dice have been rolled and rerolled.",
    ),
    Switch(
        "surplus-tokens-pass-on",
        SURPLUS_TOKENS_PASS_ON,
        "WHQ-Q19",
        "Success tokens that do not fit on a hero's cards go to the next hero who has room.",
    ),
    Switch(
        "empty-choices",
        EMPTY_CHOICES,
        "WHQ-Q22",
        "A condition may be chosen that the hero cannot gain, and a refresh of gear that needs none.",
    ),
    Switch(
        "hidden-enemies-known",
        HIDDEN_ENEMIES_KNOWN,
        "WHQ-Q23",
        "Everybody sees what is spawned facedown; it is facedown in all else.",
    ),
    Switch(
        "hidden-enemies-first",
        HIDDEN_ENEMIES_FIRST,
        "WHQ-Q24",
        "A revealed location spawns its facedown enemies before the faceup ones.",
    ),
    Switch(
        "next-hero-engaged",
        NEXT_HERO_ENGAGED,
        "WHQ-Q27",
        "An enemy that would engage a defeated hero engages the next one who is not.",
    ),
    Switch(
        "enemy-turns-of-defeated",
        ENEMY_TURNS_OF_DEFEATED,
        "WHQ-Q28",
        "A defeated hero takes his turns in the enemy phase and activates enemies in the shadows.",
    ),
    Switch(
        "next-hero-hit",
        NEXT_HERO_HIT,
        "WHQ-Q29",
        "When the active hero falls in an enemy's activation, the next hero is the active one for the rest.",
    ),
    Switch(
        "regenerated-enemies-rise",
        REGENERATED_ENEMIES_RISE,
        "WHQ-Q30",
        "An enemy defeated in its own activation that regenerates afterwards is in play again.",
    ),
    Switch(
        "engaged-enemies-stay",
        ENGAGED_ENEMIES_STAY,
        "WHQ-Q34",
        "An enemy that is engaged with any hero does not advance.",
    ),
    Switch(
        "moved-enemies-ready",
        MOVED_ENEMIES_READY,
        "WHQ-Q35",
        "An enemy that changes zone is readied.",
    ),
    Switch(
        "hidden-enemies-rank-first",
        HIDDEN_ENEMIES_RANK_FIRST,
        "WHQ-Q40",
        "Facedown enemies come before all ranked ones.",
    ),
    Switch(
        "late-reshuffle",
        LATE_RESHUFFLE,
        "WHQ-Q41",
        "The enemy discard pile is shuffled only when an enemy must be drawn and the deck is empty.",
    ),
    Switch(
        "travel-before-effect",
        TRAVEL_BEFORE_EFFECT,
        "WHQ-Q43",
        "The party may travel first; then the location where it is has its effect.",
    ),
    Switch(
        "shadows-cleared-late",
        SHADOWS_CLEARED_LATE,
        "WHQ-Q44",
        "On travelling the shadows are cleared when the new location has been revealed, before it spawns.",
    ),
    Switch(
        "full-peril-strikes",
        FULL_PERIL_STRIKES,
        "WHQ-Q46",
        "Peril that cannot rise any more outside its phase has the effect of the last space.",
    ),
    Switch(
        "defeat-before-victory",
        DEFEAT_BEFORE_VICTORY,
        "WHQ-Q48",
        "Victory and defeat at the same moment are a defeat.",
    ),
    Switch(
        "last-stand",
        LAST_STAND,
        "WHQ-Q49",
        "With all heroes defeated the quest is lost only in the peril phase, so the location phase can win it.",
    ),
    Switch(
        "revived-with-health",
        REVIVED_WITH_HEALTH,
        "WHQ-Q51",
        "A revived hero has at least one health left.",
    ),
    Switch(
        "defeated-heroes-count",
        DEFEATED_HEROES_COUNT,
        "WHQ-Q53",
        "A defeated hero counts for the most and the fewest wounds; what falls to him then does nothing.",
    ),
    Switch(
        "fallen-gear-found",
        FALLEN_GEAR_FOUND,
        "WHQ-Q55",
        "The gear of a hero eliminated in a delve goes to the gear discard pile.",
    ),
    Switch(
        "fortune-may-fail",
        FORTUNE_MAY_FAIL,
        "WHQ-Q57",
        "The random legendary card is one of all three; one that the hero has equipped brings nothing.",
    ),
    Switch(
        "gear-limit-4",
        GEAR_LIMIT_4,
        "WHQ-Q59",
        "A gear limit does not rise above 4.",
    ),
    Switch(
        "discards-at-blacksmith",
        DISCARDS_AT_BLACKSMITH,
        "WHQ-Q60",
        "If the gear deck has a single card left, the blacksmith shuffles the gear discard pile into it.",
    ),
    Switch(
        "aid-counts-dice",
        AID_COUNTS_DICE,
        "WHQ-Q67",
        "Aid gives tokens only for successes on the dice, criticals included.",
    ),
    Switch(
        "active-hero-first",
        ACTIVE_HERO_FIRST,
        "WHQ-Q71",
        "Each hero: clockwise from the active hero, if there is one.",
    ),
    Switch(
        "deadly-costs",
        DEADLY_COSTS,
        "WHQ-Q72",
        "A hero may pay a wound that defeats him.",
    ),
    Switch(
        "owned-gear-counts",
        OWNED_GEAR_COUNTS,
        "WHQ-Q73",
        "The gear that heroes own counts towards the number of gear cards that the sheet asks for.",
    ),
    Switch(
        "fortune-beside-gear",
        FORTUNE_BESIDE_GEAR,
        "WHQ-Q74",
        "A Legendary Fortune at the blacksmith does not count as one of the two cards.",
    ),
    Switch(
        "settlement-in-order",
        SETTLEMENT_IN_ORDER,
        "WHQ-Q75",
        "In the settlement stage the heroes act clockwise from the party leader.",
    ),
    Switch(
        "preparing-readies-gear",
        PREPARING_READIES_GEAR,
        "WHQ-Q77",
        "Exhausted gear is readied with the action cards by the prepare icon, and not at the end of the round.",
    ),
    Switch(
        "treasure-before-text",
        TREASURE_BEFORE_TEXT,
        "WHQ-Q79",
        "The treasure of a dungeon card comes before its text.",
    ),
    Switch(
        "items-in-actions",
        ITEMS_IN_ACTIONS,
        "WHQ-Q83",
        "What can be used at any time in the hero phase can be used inside an action too, after the dice.",
    ),
]

GROUPS: Final = {
    "actions": (
        *("other-dice", "exhausted-enemies-attack", "moved-enemies-hold-back", "divided-successes"),
        *("targets-after-roll", "surplus-tokens-pass-on", "aid-counts-dice", "deadly-costs"),
        *("preparing-readies-gear", "items-in-actions"),
    ),
    "enemies": (
        *("hidden-enemies-known", "hidden-enemies-first", "next-hero-engaged", "enemy-turns-of-defeated"),
        *("next-hero-hit", "regenerated-enemies-rise", "engaged-enemies-stay", "moved-enemies-ready"),
        *("hidden-enemies-rank-first", "late-reshuffle"),
    ),
    "dungeon": (
        *("travel-before-effect", "shadows-cleared-late", "full-peril-strikes", "treasure-before-text"),
        *("empty-choices", "active-hero-first"),
    ),
    "falling": (
        *("defeat-before-victory", "last-stand", "revived-with-health", "defeated-heroes-count"),
        "fallen-gear-found",
    ),
    "settlement": (
        *("fortune-may-fail", "gear-limit-4", "discards-at-blacksmith", "owned-gear-counts"),
        *("fortune-beside-gear", "settlement-in-order"),
    ),
}
"""The switches by topic, for people who browse them."""
