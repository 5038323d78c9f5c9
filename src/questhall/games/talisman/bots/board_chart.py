"""A chart of the Outer and the Middle Region: the value of each space, with everything that lies ahead.

The value of a space is what landing there brings plus, discounted each turn, what the best of the next
moves brings on average over the die. So goals attract from afar: a chapel if wounded, the Warlock's Cave if a
Talisman is wanted, the Portal of Power when the way to the Crown is open.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.games.talisman.belongings.objects_and_followers import has_poltergeist
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.odds import at_most, to_lose, to_win
from questhall.games.talisman.bots.space_values import place
from questhall.games.talisman.characters.dice_and_fate import SIDES
from questhall.games.talisman.components.board import (
    INNER_STARTS,
    MIDDLE_HILLS,
    MIDDLE_STARTS,
    OUTER,
    PORTAL_OF_POWER,
    SENTINEL,
    along_the_ring,
    crosses_the_river,
    is_across,
    region_of,
)
from questhall.games.talisman.components.creatures import POWER_OF, SENTINEL_CREATURE
from questhall.games.talisman.components.state import CRAFT_COUNTERS, NO_QUEST, STRENGTH_COUNTERS, Table
from questhall.games.talisman.turn.movement import moves_one_space, near_end, steps_to

SWEEPS: Final = 2  # each there and back
RID_OF_POLTERGEIST: Final = 4.0


def _along(direction: int) -> vec[i64]:
    """For every space where each roll leads in this direction."""
    ways = vec[i64]()
    for space in range(INNER_STARTS):
        for steps in range(1, SIDES + 1):
            ways = append(ways, along_the_ring(space, direction * steps))
    return ways


def _steps_to_bridge() -> vec[i64]:
    steps = vec[i64]()
    for space in range(INNER_STARTS):
        steps = append(steps, steps_to(space, near_end(space)))
    return steps


def _steps_to_portal() -> vec[i64]:
    """From the Outer Region it is out of reach."""
    steps = vec[i64]()
    for space in range(INNER_STARTS):
        if region_of(space) == OUTER:
            steps = append(steps, SIDES)
        else:
            steps = append(steps, steps_to(space, PORTAL_OF_POWER))
    return steps


CLOCKWISE: Final = _along(1)
OTHER_WAY: Final = _along(-1)
TO_BRIDGE: Final = _steps_to_bridge()
TO_PORTAL: Final = _steps_to_portal()


@final
class Chart:
    """The values of all spaces outside the Inner Region for one character."""

    def __init__(self) -> None:
        self.worth = vec[float]()
        self.value = vec[float]()
        while len(self.worth) < INNER_STARTS:
            self.worth = append(self.worth, 0.0)
            self.value = append(self.value, 0.0)
        self.ahead = 0.0  # the value of the next turn relative to this one
        self.reach: i64 = SIDES  # how many steps a roll may give
        self.river = 0.0  # what it is worth to cross running water
        self.bridge = 0.0  # crossing from the Outer Region
        self.portal = 0.0  # trying the Portal of Power

    def survey(self, table: Table, sheet: Sheet) -> None:
        self.ahead = sheet.ahead
        self.reach = 1 if moves_one_space(table, sheet.seat) else SIDES
        self.river = RID_OF_POLTERGEIST if has_poltergeist(table, sheet.seat) else 0.0
        space: i64 = 0
        while space < INNER_STARTS:
            self.worth[space] = place(table, sheet, space)
            self.value[space] = self.worth[space]
            space += 1
        sweep: i64 = 0
        while sweep < SWEEPS:
            self._look_at_passages(table, sheet)
            space = 0
            while space < INNER_STARTS:
                self.value[space] = self.worth[space] + self.ahead * self.rolling(sheet, space)
                space += 1
            self._look_at_passages(table, sheet)
            while space > 0:
                space -= 1
                self.value[space] = self.worth[space] + self.ahead * self.rolling(sheet, space)
            sweep += 1
        self._look_at_passages(table, sheet)

    def _look_at_passages(self, table: Table, sheet: Sheet) -> None:
        lead = sheet.battle - POWER_OF[SENTINEL_CREATURE]
        won = to_win(lead, sheet.dice)
        self.bridge = (
            won * (self.value[MIDDLE_HILLS] + self.river) + (1.0 - won) * self.ahead * self.value[SENTINEL]
        )
        self.bridge -= to_lose(lead, sheet.dice) * sheet.losing(1)
        forced = self.forcing(table, sheet)
        picked = self.picking(table, sheet)
        self.portal = forced if forced > picked else picked

    def forcing(self, table: Table, sheet: Sheet) -> float:
        """Opening the Portal of Power by Strength."""
        chance = at_most(2, sheet.strength)
        return self._passing(table, sheet, chance, STRENGTH_COUNTERS)

    def picking(self, table: Table, sheet: Sheet) -> float:
        """Opening it by Craft."""
        chance = at_most(sheet.pick_dice, sheet.craft)
        return self._passing(table, sheet, chance, CRAFT_COUNTERS)

    def _passing(self, table: Table, sheet: Sheet, chance: float, counter: i64) -> float:
        """Without a Talisman there is nothing to be won behind it."""
        if not sheet.has_talisman:
            return -sheet.leanings.vain_portal
        worth = (1.0 - chance) * self.ahead * self.value[PORTAL_OF_POWER]
        if table.get(sheet.seat, counter) > 0:
            worth -= (1.0 - chance) * sheet.more_strength()
        return worth + chance * (sheet.plain + sheet.leanings.setting_out)

    def rolling(self, sheet: Sheet, space: i64) -> float:
        """What rolling for the move from there is worth."""
        if self.reach == 1:
            return self.going(sheet, space, 1)
        total = 0.0
        steps: i64 = 1
        while steps <= SIDES:
            total += self.going(sheet, space, steps)
            steps += 1
        return total / 6.0

    def going(self, sheet: Sheet, space: i64, steps: i64) -> float:
        """The best way to go this many steps."""
        best = self.landing(space, CLOCKWISE[space * SIDES + steps - 1])
        other = self.landing(space, OTHER_WAY[space * SIDES + steps - 1])
        if other > best:
            best = other
        if TO_BRIDGE[space] < steps:
            other = self.crossing(space)
            if other > best:
                best = other
        if TO_PORTAL[space] < steps and sheet.quest == NO_QUEST and self.portal > best:
            best = self.portal
        return best

    def landing(self, space: i64, target: i64) -> float:
        """Going along the ring from one space to another; running water drives the Poltergeist away."""
        if self.river > 0.0 and crosses_the_river(space, target):
            return self.value[target] + self.river
        return self.value[target]

    def crossing(self, space: i64) -> float:
        """Over the bridge, from whichever side."""
        return self.bridge if space < MIDDLE_STARTS else self.value[SENTINEL] + self.river

    def over_the_river(self, here: i64) -> float:
        """The best landing place of a Raft."""
        best = 0.0
        space: i64 = 0
        while space < INNER_STARTS:
            if is_across(here, space) and self.value[space] > best:
                best = self.value[space]
            space += 1
        return best
