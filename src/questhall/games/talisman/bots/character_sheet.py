"""A character's sheet: what he has, what he can do, and what things are worth to him, all in Lives.

It is worked out once for a decision, from what lies open on the table and his own Spells. A Life is worth about
1 while there are enough of them; everything else is measured against that.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from questhall.core.engine.state import NOBODY
from questhall.games.talisman.bots.leanings import Leanings
from questhall.games.talisman.bots.odds import ONE_DIE_EACH, to_lose, to_win
from questhall.games.talisman.characters.quests import GIVE_2_GOLD, GIVE_3_GOLD, KILL_AN_ENEMY, TAKE_A_LIFE
from questhall.games.talisman.components.state import NO_QUEST

PLENTY: Final = 6  # of Strength or Craft


@final
class Sheet:
    """What the rules of thumb know of one character."""

    def __init__(self, leanings: Leanings | None = None) -> None:
        self.leanings = leanings or Leanings()
        self.seat: i64 = NOBODY
        self.strength: i64 = 0
        self.craft: i64 = 0
        self.battle: i64 = 0  # Strength in battle, with the best Weapons and helpers
        self.dice: i64 = ONE_DIE_EACH
        self.life: i64 = 0
        self.wounds: i64 = 0
        self.fate: i64 = 0
        self.missing_fate: i64 = 0
        self.gold: i64 = 0
        self.alignment: i64 = 0
        self.quest: i64 = NO_QUEST
        self.followers: i64 = 0
        self.objects: i64 = 0
        self.weapons: i64 = 0
        self.armours: i64 = 0
        self.talismans: i64 = 0
        self.hands: i64 = 0  # how many Weapons he may use
        self.room: i64 = 0  # how many Objects more he may have
        self.least = 0.0  # what the least of his Objects is worth to him
        self.is_toad = False
        self.has_talisman = False
        self.may_have_followers = True
        self.can_gain_spell = False
        self.is_late = False  # another character is on the Crown of Command
        self.pick_dice: i64 = 2
        self.trophy_price: i64 = 7
        self.crown = self.leanings.crown
        self.outside = self.leanings.outside
        self.strength_ahead = 0.0  # what a point of Strength or Craft adds to the prospects of the way
        self.craft_ahead = 0.0
        self.life_ahead = 0.0  # the same for a Life, and for Strength in battle alone
        self.battle_ahead = 0.0
        self.ahead = 0.0  # the value of the next turn relative to this one
        self.dying = 0.0
        self.plain = 0.0  # what standing on the Plain of Peril would be worth with a Talisman
        self.talisman = 0.0  # what the first Talisman is worth

    # Life

    def price_of_life(self, life: i64) -> float:
        """What the last of this many Lives is worth."""
        if life <= 1:
            return self.dying
        worth = self.leanings.many_lives
        if life == 2:
            worth = self.leanings.second_life
        elif life == 3:
            worth = self.leanings.third_life
        elif life <= 5:
            worth = self.leanings.middle_life
        if self.is_late:
            worth *= self.leanings.life_too_late
        return worth + self.life_ahead

    def losing(self, lives: i64) -> float:
        total = 0.0
        life = self.life
        while lives > 0 and life > 0:
            total += self.price_of_life(life)
            life -= 1
            lives -= 1
        return total

    def gaining(self, lives: i64) -> float:
        total = 0.0
        life = self.life
        while lives > 0:
            life += 1
            lives -= 1
            total += self.price_of_life(life)
        return total

    def healing(self, lives: i64) -> float:
        if lives > self.wounds:
            lives = self.wounds
        return self.gaining(lives)

    # Counters, gold, Spells

    def more_strength(self) -> float:
        if self.is_toad:
            return 0.05
        worth = self.leanings.other_counter
        if self.strength >= self.craft:
            worth = self.leanings.main_counter
        return worth + self.leanings.strength + self.strength_ahead - self.beyond(self.strength)

    def more_craft(self) -> float:
        if self.is_toad:
            return 0.05
        worth = self.leanings.other_counter
        if self.craft > self.strength:
            worth = self.leanings.main_counter
        return worth + self.leanings.craft + self.craft_ahead - self.beyond(self.craft)

    def beyond(self, points: i64) -> float:
        """How much less another counter is worth to a character who has many points already."""
        return self.leanings.enough * float(points - PLENTY) if points > PLENTY else 0.0

    def more_spells(self) -> float:
        return self.leanings.spell if self.can_gain_spell else 0.0

    def trophies(self, points: i64, is_craft: bool) -> float:
        """Trophies are part of a counter, minus what is lost when they are handed in."""
        counter = self.more_strength()
        if is_craft:
            counter = self.more_craft()
        return counter * self.leanings.trophy * float(points) / float(self.trophy_price)

    def killing(self) -> float:
        """What an Enemy killed is worth besides the trophy."""
        return self.talisman if self.quest == KILL_AN_ENEMY else 0.0

    def taking_life(self) -> float:
        """What it is worth to make another character lose a Life, besides what it does to him."""
        return self.talisman if self.quest == TAKE_A_LIFE else 0.0

    def coins(self, amount: i64) -> float:
        """The first coins buy healing and equipment; beyond that they buy nothing."""
        if self.is_toad:
            return 0.0
        total = 0.0
        gold = self.gold
        while amount > 0:
            total += self.price_of_coin(gold)
            gold += 1
            amount -= 1
        return total

    def price_of_coin(self, held: i64) -> float:
        """What one more is worth to a character who has this many."""
        if (self.quest == GIVE_3_GOLD and held < 3) or (self.quest == GIVE_2_GOLD and held < 2):
            return self.talisman / 3.0
        if held < 3:
            return self.leanings.first_coins
        return self.leanings.more_coins

    def paying(self, amount: i64) -> float:
        total = 0.0
        gold = self.gold
        while amount > 0 and gold > 0:
            gold -= 1
            amount -= 1
            total += self.price_of_coin(gold)
        return total

    # Belongings

    def everything(self) -> float:
        """What he would lose with all his belongings."""
        lost = 0.6 * float(self.objects) + 0.6 * float(self.followers) + 0.3 * float(self.gold)
        return lost + (self.talisman if self.has_talisman else 0.0)

    def toad(self) -> float:
        """What becoming a Toad costs."""
        return 0.5 if self.is_toad else 3.0 * self.leanings.turn + 0.5 + self.everything()

    # Fights

    def fight(self, power: i64, is_psychic: bool, gain: float) -> float:
        """What a fight with something so strong is worth."""
        lead = self.battle - power
        dice = self.dice
        if is_psychic:
            lead = self.craft - power
            dice = ONE_DIE_EACH
        return to_win(lead, dice) * gain - to_lose(lead, dice) * self.losing(1)
