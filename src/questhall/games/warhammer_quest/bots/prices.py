"""What things are worth to the party, in wounds of a healthy hero.

The numbers were tuned in quests of all kinds and parties of all sizes (docs/warhammer-quest-bots.md says how).
"""

from __future__ import annotations

from typing import Final, final


@final
class Prices:
    """All of them in one place, so that whoever tunes them can change them."""

    def __init__(self) -> None:
        # Heroes
        self.frail = 2.0  # how much dearer wounds are to those who have little health left
        self.fall = 8.0  # a hero is defeated
        self.spread = 1.5  # how far what is to come may be off
        self.lurking = 0.4  # of what an enemy in the shadows does, when a hero fears the worst
        self.heal = 0.9  # a wound recovered, against one not suffered
        self.bleeding = 1.5
        self.sickened = 1.5
        self.empowered = 1.8
        self.token = 0.8
        self.ready = 0.8  # an action card
        # The quest
        self.progress = 1.1
        self.complete = 1.0  # a location fully explored
        self.haste = 0.6  # how much dearer progress is while time is short
        self.at_the_end = 0.8  # progress at the last location where the nemesis has to be beaten
        self.draw = 0.3  # a dungeon card
        self.boss = 2.5  # each wound of a nemesis who has to be beaten
        # Enemies
        self.stay = 1.6  # for how many rounds an enemy would act if it were not defeated
        self.partial = 0.6  # what wounds are worth that do not defeat it yet
        self.unknown = 2.2  # what a facedown enemy does in a round
        self.shift = 0.5  # of what an enemy does, when another hero has to bear it
        # Looking ahead
        self.ahead = 0.6  # what comes in the next activation, against now
        self.again = 0.75  # the same action a second time
        self.keep = 1.2  # an item or gear that is gone once it is used
        # Travelling: more than 0 in all, and the party goes on
        self.go = 0.5
        self.go_healthy = 2.0  # times the health left, as a share, beyond half of it
        self.go_weak = 1.0  # times the health that the weakest hero lacks, as a share
        self.go_beset = 1.0  # times what engaged enemies do in a round, for each hero
        self.go_hunted = 0.5  # times what those in the shadows do, who are left behind
        self.go_hurried = 1.0  # times how short the time is


PRICES: Final = Prices()
