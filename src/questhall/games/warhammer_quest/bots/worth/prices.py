"""What things are worth to the party, in wounds of a healthy hero.

The numbers were tuned in quests of all kinds and parties of all sizes (docs/warhammer-quest-bots.md says how).
"""

from __future__ import annotations

from typing import Final, final


@final
class Prices:
    """All of them in one place, so that they can be tuned."""

    def __init__(self) -> None:
        # Heroes
        self.frail = 1.66  # how much dearer wounds are to those who have little health left
        self.fall = 6.7  # a hero is defeated
        self.spread = 2.65  # how far estimates of what is to come may be off
        self.lurking = 0.72  # share of what an enemy in the shadows does, when a hero fears the worst
        self.heal = 0.94  # a wound recovered, against one not suffered
        self.bleeding = 1.61
        self.sickened = 2.58
        self.empowered = 1.15
        self.token = 1.3
        self.spend = 0.54  # a token that is spent: its card then has room for another
        self.ready = 0.68  # an action card
        # The quest
        self.progress = 0.36
        self.complete = 1.67  # a location fully explored
        self.haste = 1.2  # how much dearer progress is while time is short
        self.pace = 5.22  # progress that a party makes in a round
        self.hurry = 1.37  # as short as time gets before the peril track ends
        self.race = 1.56  # how much shorter time is where the quest is lost at the end of the track
        self.at_the_end = 1.85  # progress at the last location where the nemesis has to be beaten
        self.in_sight = 2.95  # progress at the last location where exploring it wins the quest
        self.victory = 10.9  # the last of it
        self.draw = 0.28  # a dungeon card
        self.search = 15.0  # one that may be the Warpstone
        self.boss = 7.15  # each wound of a nemesis who has to be beaten
        # Enemies
        self.stay = 1.65  # for how many rounds an enemy would act if it were not defeated
        self.left_behind = 0.41  # share of an enemy in the shadows, when the party can leave before it acts
        self.over_soon = 0.47  # share of any enemy, when the quest can be won in this round
        self.partial = 0.87  # share for wounds that do not yet defeat it
        self.unknown = 1.75  # what a facedown enemy does in a round
        self.shift = 0.77  # share of what an enemy does, when another hero has to bear it
        # Looking ahead
        self.ahead = 0.67  # share for what comes in the next activation
        self.again = 0.77  # the same action a second time
        self.keep = 3.46  # an item or gear for fights that is gone once it is used
        self.keep_on_the_way = 1.75  # one that helps to explore
        self.keep_for_need = 5.13  # three wounds healed when they are needed most
        # Travelling: the party goes on if these add up to more than 0
        self.go = 0.57
        self.go_healthy = 0.93  # times the share of health left, beyond half
        self.go_weak = 0.91  # times the share of health that the weakest hero lacks
        self.go_beset = 0.53  # times what engaged enemies do in a round, for each hero
        self.go_hunted = 0.69  # times what those in the shadows do, who are left behind
        self.go_hurried = 0.61  # times how short the time is
        self.go_home = 3.0  # to the last location, where exploring it wins the quest
        self.go_bare = 0.73  # times the tokens that the heroes lack, as a share, where nobody disturbs them
        self.go_tired = 1.35  # times the action cards that are exhausted, as a share, likewise


PRICES: Final = Prices()
