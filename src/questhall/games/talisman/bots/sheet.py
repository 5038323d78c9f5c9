"""A character's sheet: what he has and can, and what things are worth to him, all in Lives.

It is worked out once for a decision, from what lies open on the table and his own Spells. A Life is worth about
1 while there are enough of them; everything else is measured against that.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from questhall.core.cards import NO_CARD
from questhall.core.state import NOBODY
from questhall.games.talisman.belongings import may_have_followers, object_limit
from questhall.games.talisman.board import (
    CROWN_OF_COMMAND,
    CRYPT,
    DICE_WITH_DEATH,
    INNER,
    MINES,
    PITS,
    PLAIN_OF_PERIL,
    VAMPIRES_TOWER,
    WEREWOLF_DEN,
)
from questhall.games.talisman.bots.odds import (
    AGAINST_TWO_DICE,
    FIEND,
    ONE_DIE_EACH,
    TWO_DICE,
    at_most,
    lives_for,
    lives_for_fiends,
    lives_for_werewolf,
    to_lose,
    to_win,
)
from questhall.games.talisman.characters import (
    CRAFT_VALUE,
    DWARF,
    GHOUL,
    LIFE_VALUE,
    MINSTREL,
    MONK,
    WARRIOR,
)
from questhall.games.talisman.counters import missing_fate
from questhall.games.talisman.death import dies_for_good
from questhall.games.talisman.faces import (
    ALCHEMIST,
    AMULET,
    ARMOUR_KEYWORD,
    BATTLE,
    CRAFT,
    CROSS,
    FOLLOWER,
    GNOME,
    GOLD_IN,
    GUIDE,
    HOLY_GRAIL,
    HOLY_LANCE,
    KEYWORD,
    KIND,
    MERCENARY,
    MULE,
    ORB_OF_KNOWLEDGE,
    PIXIE,
    POTION_OF_STRENGTH,
    POWER,
    PRINCE,
    PRINCESS,
    PURCHASE_MULE,
    RUNESWORD,
    SAVES_FROM,
    STRENGTH,
    WAND,
    WEAPON_KEYWORD,
    is_enemy,
    is_forced_follower,
    is_magic,
    is_object,
    is_raft,
    is_talisman,
    is_water_bottle,
)
from questhall.games.talisman.fights import MERCENARY_STRENGTH, weapon_limit
from questhall.games.talisman.quests import (
    GIVE_2_GOLD,
    GIVE_3_GOLD,
    GIVE_A_FOLLOWER,
    GIVE_A_MAGIC_OBJECT,
    KILL_AN_ENEMY,
    TAKE_A_LIFE,
)
from questhall.games.talisman.spellbook import can_gain_spell
from questhall.games.talisman.state import (
    CHARACTER,
    CRAFT_COUNTERS,
    FATE,
    FOES_LEFT,
    FOLLOWERS,
    GOLD,
    LIFE,
    NO_QUEST,
    OBJECTS,
    QUEST,
    STRENGTH_COUNTERS,
    TALISMAN_STACK,
    Table,
)
from questhall.games.talisman.turn import trophy_price

CROWN: Final = 20.0  # being on the Crown of Command, which mostly wins the game
MAIN_COUNTER: Final = 1.3  # a point of what the character is better at
OTHER_COUNTER: Final = 0.9
SPELL: Final = 0.6
FATE_TOKEN: Final = 0.35
TURN: Final = 0.5  # a turn missed
OUTSIDE: Final = 4.0  # what there is to do outside the Inner Region
OUTSIDE_TOO_LATE: Final = 1.5  # the same once somebody else is on the Crown
FINAL_DEATH: Final = 12.0
SECOND_TALISMAN: Final = 0.4
FIRST_TALISMAN: Final = 1.5
DICING_WITH_DEATH: Final = 1.0  # Lives lost on average before Death is beaten
BLOOD_DUE: Final = 2.0  # what the Vampires demand on average


def battle_power(table: Table, seat: i64) -> i64:
    """Strength with everything that can be brought into a battle."""
    total = table.strength(seat)
    best: i64 = 0
    second: i64 = 0
    card = table.top(OBJECTS + seat)
    while card != NO_CARD:
        face = table.faces[card]
        if BATTLE[face] > 0 and (not is_magic(face) or table.may_use_magic(seat)):
            if BATTLE[face] > best:
                second = best
                best = BATTLE[face]
            elif BATTLE[face] > second:
                second = BATTLE[face]
        card = table.links[card]
    hands = weapon_limit(table, seat)
    if hands > 0:
        total += best
    if hands > 1:
        total += second
    if table.is_character(seat, MONK):
        total += CRAFT_VALUE[MONK]
    if table.get(seat, GOLD) > 0 and table.has_follower(seat, MERCENARY):
        total += MERCENARY_STRENGTH
    if table.is_character(seat, GHOUL) or table.is_character(seat, MINSTREL):
        total += best_helper(table, seat)
    return total


def best_helper(table: Table, seat: i64) -> i64:
    """The Strength of the strongest raised or charmed Follower."""
    best: i64 = 0
    card = table.top(FOLLOWERS + seat)
    while card != NO_CARD:
        face = table.faces[card]
        if is_enemy(face) and POWER[face] > best:
            best = POWER[face]
        card = table.links[card]
    return best


@final
class Sheet:
    """What the rules of thumb know of one character."""

    def __init__(self) -> None:
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
        self.hands: i64 = 0  # how many Weapons he may use
        self.room: i64 = 0  # how many Objects more he may have
        self.least = 0.0  # what the least of his Objects is worth to him
        self.is_toad = False
        self.has_talisman = False
        self.may_have_followers = True
        self.can_gain_spell = False
        self.is_late = False  # somebody else is on the Crown of Command
        self.pick_dice: i64 = 2
        self.trophy_price: i64 = 7
        self.crown = CROWN
        self.outside = OUTSIDE
        self.dying = 0.0
        self.plain = 0.0  # what standing on the Plain of Peril would be worth with a Talisman
        self.talisman = 0.0  # what the first Talisman is worth

    def read(self, table: Table, seat: i64) -> None:
        """Look at the table for this character, who is alive."""
        self.seat = seat
        self.strength = table.strength(seat)
        self.craft = table.craft(seat)
        self.battle = battle_power(table, seat)
        self.dice = ONE_DIE_EACH
        if table.is_character(seat, WARRIOR):
            self.dice = TWO_DICE
        self.life = table.get(seat, LIFE)
        self.wounds = LIFE_VALUE[table.get(seat, CHARACTER)] - self.life
        if self.wounds < 0:
            self.wounds = 0
        self.fate = table.get(seat, FATE)
        self.missing_fate = missing_fate(table, seat)
        self.gold = table.get(seat, GOLD)
        self.alignment = table.alignment(seat)
        self.quest = table.get(seat, QUEST)
        self.is_toad = table.is_toad(seat)
        self.has_talisman = table.has_talisman(seat)
        self.may_have_followers = may_have_followers(table, seat)
        self.can_gain_spell = can_gain_spell(table, seat)
        self.trophy_price = trophy_price(table)
        self._count_belongings(table)
        self._look_inwards(table)
        self._count_losses(table)
        self.least = self._least_object(table)

    def _count_belongings(self, table: Table) -> None:
        self.weapons = 0
        self.armours = 0
        self.hands = weapon_limit(table, self.seat)
        self.objects = 0
        card = table.top(OBJECTS + self.seat)
        while card != NO_CARD:
            keyword = KEYWORD[table.faces[card]]
            if keyword == WEAPON_KEYWORD:
                self.weapons += 1
            elif keyword == ARMOUR_KEYWORD:
                self.armours += 1
            self.objects += 1
            card = table.links[card]
        self.room = object_limit(table, self.seat) - self.objects
        self.pick_dice = 2
        if table.is_character(self.seat, DWARF):
            self.pick_dice = 1
        self.followers = 0
        card = table.top(FOLLOWERS + self.seat)
        while card != NO_CARD:
            if table.faces[card] == GNOME:
                self.pick_dice = 1
            if not is_forced_follower(table.faces[card]):
                self.followers += 1
            card = table.links[card]

    def _count_losses(self, table: Table) -> None:
        """What dying costs: a new character begins without all that, or nobody comes back at all."""
        if dies_for_good(table):
            self.dying = FINAL_DEATH
            return
        counters = table.get(self.seat, STRENGTH_COUNTERS) + table.get(self.seat, CRAFT_COUNTERS)
        self.dying = 2.5 + 1.0 * float(counters) + 0.5 * float(self.objects) + 0.5 * float(self.followers)
        if self.has_talisman:
            self.dying += FIRST_TALISMAN

    # Life

    def price_of_life(self, life: i64) -> float:
        """What the last of so many Lives is worth."""
        if life <= 1:
            return self.dying
        if life == 2:
            return 2.0
        if life == 3:
            return 1.3
        if life <= 5:
            return 1.0
        return 0.6

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
        if self.strength >= self.craft:
            return MAIN_COUNTER
        return OTHER_COUNTER

    def more_craft(self) -> float:
        if self.is_toad:
            return 0.05
        if self.craft > self.strength:
            return MAIN_COUNTER
        return OTHER_COUNTER

    def more_spells(self) -> float:
        return SPELL if self.can_gain_spell else 0.0

    def trophies(self, points: i64, is_craft: bool) -> float:
        """Trophies are a part of a counter, less what is lost when they are handed in."""
        counter = self.more_strength()
        if is_craft:
            counter = self.more_craft()
        return counter * 0.9 * float(points) / float(self.trophy_price)

    def killing(self) -> float:
        """What an Enemy killed is worth besides the trophy."""
        return self.talisman if self.quest == KILL_AN_ENEMY else 0.0

    def taking_life(self) -> float:
        """What it is worth to make another character lose a Life, besides what it does to him."""
        return self.talisman if self.quest == TAKE_A_LIFE else 0.0

    def coins(self, amount: i64) -> float:
        """The first coins buy healing and equipment, too many buy nothing more."""
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
        """What one more is worth to whoever has so many."""
        if (self.quest == GIVE_3_GOLD and held < 3) or (self.quest == GIVE_2_GOLD and held < 2):
            return self.talisman / 3.0
        if held < 3:
            return 0.4
        return 0.2

    def paying(self, amount: i64) -> float:
        total = 0.0
        gold = self.gold
        while amount > 0 and gold > 0:
            gold -= 1
            amount -= 1
            total += self.price_of_coin(gold)
        return total

    # Belongings

    def card(self, face: i64, is_owned: bool) -> float:
        """What an Object or a Follower is worth to this character; `is_owned` if he has it already."""
        if GOLD_IN[face] > 0:
            return self.coins(GOLD_IN[face])
        bonus = self.more_strength() * float(STRENGTH[face]) + self.more_craft() * float(CRAFT[face])
        if is_object(face):
            return self._delivery(face, is_owned) + bonus + self._object(face, is_owned)
        return self._delivery(face, is_owned) + bonus + self._follower(face)

    def new_card(self, face: i64) -> float:
        """The same for a card that he could take: above the limit it costs the least of what he has."""
        worth = self.card(face, False)
        if self.room <= 0 and is_object(face) and GOLD_IN[face] == 0:
            return worth - self.least
        return worth

    def _least_object(self, table: Table) -> float:
        if self.room > 0:
            return 0.0
        least = 100.0
        card = table.top(OBJECTS + self.seat)
        while card != NO_CARD:
            worth = self.card(table.faces[card], True)
            if worth < least:
                least = worth
            card = table.links[card]
        return least

    def _delivery(self, face: i64, is_owned: bool) -> float:
        """A quest may ask for just this."""
        if is_owned:
            return 0.0
        if self.quest == GIVE_A_FOLLOWER and KIND[face] == FOLLOWER and not is_forced_follower(face):
            return self.talisman
        return self.talisman if self.quest == GIVE_A_MAGIC_OBJECT and is_magic(face) else 0.0

    def _object(self, face: i64, is_owned: bool) -> float:
        if is_talisman(face):
            return self._talisman(is_owned)
        if KEYWORD[face] == WEAPON_KEYWORD:
            return self._weapon(face, is_owned)
        if KEYWORD[face] == ARMOUR_KEYWORD:
            return self._armour(face, is_owned)
        if face == AMULET:
            # Nobody casts with it, not even the Command Spell.
            return -1.0 if self.has_talisman else 0.2
        if face in (WAND, ORB_OF_KNOWLEDGE, CROSS):
            return 0.7
        if face == POTION_OF_STRENGTH:
            return 0.5
        if face == HOLY_GRAIL or is_water_bottle(face) or is_raft(face):
            return 0.3
        return 0.1

    def _talisman(self, is_owned: bool) -> float:
        """The first one opens the way to the Crown; another keeps it from the others."""
        if not is_owned and self.has_talisman:
            return SECOND_TALISMAN
        return self.talisman

    def _weapon(self, face: i64, is_owned: bool) -> float:
        others = self.weapons
        if is_owned:
            others -= 1
        bonus = 0.0
        if face == HOLY_LANCE:
            bonus = 0.1
        elif face == RUNESWORD:
            bonus = 0.5
        if self.hands == 0:
            return 0.1
        return bonus + (1.1 if others < self.hands else 0.2)

    def _armour(self, face: i64, is_owned: bool) -> float:
        others = self.armours
        if is_owned:
            others -= 1
        chance = float(7 - SAVES_FROM[face]) / 6.0
        return (1.5 if others == 0 else 0.5) * chance

    def _follower(self, face: i64) -> float:
        if is_enemy(face):  # raised or charmed
            return 0.2 * float(POWER[face])
        if is_forced_follower(face):
            return -1.5
        if face in (PRINCE, PRINCESS):
            return 1.0
        if face in (MULE, PURCHASE_MULE):
            return 0.6 if self.room <= 1 else 0.2
        if face in (GNOME, MERCENARY):
            return 0.8
        if face in (PIXIE, GUIDE, ALCHEMIST):
            return 0.4
        return 0.2

    def everything(self) -> float:
        """What he would lose with all his belongings."""
        lost = 0.6 * float(self.objects) + 0.6 * float(self.followers) + 0.3 * float(self.gold)
        return lost + (self.talisman if self.has_talisman else 0.0)

    def toad(self) -> float:
        """What becoming a Toad costs."""
        return 0.5 if self.is_toad else 3.0 * TURN + 0.5 + self.everything()

    # Fights

    def fight(self, power: i64, is_psychic: bool, gain: float) -> float:
        """What a fight with something so strong is worth."""
        lead = self.battle - power
        dice = self.dice
        if is_psychic:
            lead = self.craft - power
            dice = ONE_DIE_EACH
        return to_win(lead, dice) * gain - to_lose(lead, dice) * self.losing(1)

    # The way to the Crown of Command

    def _look_inwards(self, table: Table) -> None:
        self.is_late = False
        self.crown = CROWN
        self.outside = OUTSIDE
        other: i64 = 0
        while other < table.seats:
            if other != self.seat and table.is_alive(other) and table.place(other) == CROWN_OF_COMMAND:
                self.is_late = True
                self.crown = CROWN * (0.3 + 0.7 * self.chance_against(table, other))
                self.outside = OUTSIDE_TOO_LATE
            other += 1
        self.plain = self.inner(table, PLAIN_OF_PERIL)
        if self.has_talisman or table.size(TALISMAN_STACK) > 0 or table.region(self.seat) == INNER:
            gain = self.portal() * self.plain - self.outside
            self.talisman = FIRST_TALISMAN
            if gain > 0.0:
                self.talisman += 0.5 * gain
        else:
            self.talisman = FIRST_TALISMAN

    def chance_against(self, table: Table, other: i64) -> float:
        """The chance to win a battle with another character."""
        dice = self.dice
        if table.is_character(other, WARRIOR):
            dice = AGAINST_TWO_DICE if self.dice == ONE_DIE_EACH else ONE_DIE_EACH
        return to_win(self.battle - battle_power(table, other), dice)

    def portal(self) -> float:
        """The chance to open the Portal of Power, in the better of the two ways."""
        forced = at_most(2, self.strength)
        picked = at_most(self.pick_dice, self.craft)
        return forced if forced > picked else picked

    def inner(self, table: Table, space: i64) -> float:
        """What it is worth to be on a space of the Inner Region and go on from there."""
        if space == PLAIN_OF_PERIL:
            by_strength = self.inner(table, CRYPT)
            by_craft = self.inner(table, MINES)
            return by_strength if by_strength > by_craft else by_craft
        chance = arriving(float(self.life) + 0.4 * float(self.fate) - self.toll(table, space))
        if space == CRYPT:
            chance *= patience(at_most(3, self.strength))
        elif space == MINES:
            chance *= patience(at_most(self.pick_dice + 1, self.craft))
        return chance * self.crown - (1.0 - chance) * (0.5 if self.is_late else 2.0)

    def toll(self, table: Table, space: i64) -> float:
        """How many Lives the way from this space to the Crown costs on average."""
        foes: i64 = 0  # who has landed there knows what he has to do with
        if space == table.place(self.seat):
            foes = table.get(self.seat, FOES_LEFT)
        if space in (CRYPT, DICE_WITH_DEATH):
            return DICING_WITH_DEATH + lives_for_werewolf(self.battle, self.dice)
        if space == WEREWOLF_DEN:
            if foes > 0:
                return lives_for(self.battle - foes, self.dice)
            return lives_for_werewolf(self.battle, self.dice)
        if space in (MINES, VAMPIRES_TOWER):
            blood = BLOOD_DUE - 0.9 * float(self.followers)
            return lives_for_fiends(self.battle, self.dice) + (blood if blood > 0.0 else 0.0)
        if space == PITS:
            if foes > 0:
                return float(foes) * lives_for(self.battle - FIEND, self.dice)
            return lives_for_fiends(self.battle, self.dice)
        return 0.0


def arriving(spare: float) -> float:
    """The chance to get through with so many Lives more than the way costs on average."""
    chance = 0.25 + 0.17 * (spare - 1.0)
    if chance < 0.02:
        return 0.02
    return chance if chance < 0.97 else 0.97


def patience(chance: float) -> float:
    """How much of the prospect is left where one may be led astray and has to come again."""
    return chance / (chance + 0.15)
