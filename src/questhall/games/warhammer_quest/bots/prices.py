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
        self.frail = 2.31  # how much dearer wounds are to those who have little health left
        self.fall = 7.2  # a hero is defeated
        self.spread = 1.8  # how far what is to come may be off
        self.lurking = 0.54  # of what an enemy in the shadows does, when a hero fears the worst
        self.heal = 0.87  # a wound recovered, against one not suffered
        self.bleeding = 1.1
        self.sickened = 1.53
        self.empowered = 1.77
        self.token = 1.04
        self.ready = 0.69  # an action card
        # The quest
        self.progress = 0.5
        self.complete = 0.84  # a location fully explored
        self.haste = 1.21  # how much dearer progress is while time is short
        self.at_the_end = 1.36  # progress at the last location where the nemesis has to be beaten
        self.draw = 0.35  # a dungeon card
        self.boss = 4.66  # each wound of a nemesis who has to be beaten
        # Enemies
        self.stay = 1.99  # for how many rounds an enemy would act if it were not defeated
        self.partial = 0.77  # what wounds are worth that do not defeat it yet
        self.unknown = 1.39  # what a facedown enemy does in a round
        self.shift = 0.39  # of what an enemy does, when another hero has to bear it
        # Looking ahead
        self.ahead = 0.5  # what comes in the next activation, against now
        self.again = 0.87  # the same action a second time
        self.keep = 2.34  # an item or gear for fights that is gone once it is used
        self.keep_on_the_way = 1.45  # one that helps to explore
        self.keep_for_need = 3.84  # three wounds healed when they are needed most
        # Travelling: more than 0 in all, and the party goes on
        self.go = 0.39
        self.go_healthy = 1.79  # times the health left, as a share, beyond half of it
        self.go_weak = 2.04  # times the health that the weakest hero lacks, as a share
        self.go_beset = 1.19  # times what engaged enemies do in a round, for each hero
        self.go_hunted = 0.35  # times what those in the shadows do, who are left behind
        self.go_hurried = 0.8  # times how short the time is


PRICES: Final = Prices()
