"""The Inner Region: one space a turn, compulsory instructions, and the way back.

TAL-INNER-01, TAL-INNER-02, TAL-INNER-03, TAL-INNER-04, TAL-INNER-05, TAL-INNER-06, TAL-INNER-07, TAL-INNER-08,
TAL-INNER-09, TAL-INNER-10, TAL-INNER-11, TAL-INNER-12, TAL-INNER-13, TAL-INNER-14, TAL-INNER-15, TAL-INNER-16,
TAL-INNER-17, TAL-INNER-18, TAL-INNER-19, TAL-INNER-20, TAL-INNER-21, TAL-INNER-22, TAL-INNER-23, TAL-INNER-24,
TAL-CROWN-01, TAL-CROWN-02, TAL-CROWN-03, TAL-CROWN-04, TAL-PORTAL-08, TAL-PORTAL-09, TAL-FATE-09, TAL-Q38,
TAL-Q44, TAL-Q45, TAL-Q46, TAL-Q93, TAL-Q94, TAL-Q95, TAL-Q96, TAL-Q97, TAL-Q98
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.characters.dice_and_fate import SIDES, roll_dice, take_roll
from questhall.games.talisman.characters.landing import put_on_space
from questhall.games.talisman.characters.losses import announce_follower_loss, lose_life
from questhall.games.talisman.components.board import (
    CITY,
    CROWN_OF_COMMAND,
    CRYPT,
    DICE_WITH_DEATH,
    MINES,
    PITS,
    PLAIN_OF_PERIL,
    PORTAL_OF_POWER,
    SPACE,
    TAVERN,
    VALLEY_OF_FIRE,
    VAMPIRES_TOWER,
    WARLOCKS_CAVE,
    WEREWOLF_DEN,
)
from questhall.games.talisman.components.creatures import PIT_FIEND, WEREWOLF
from questhall.games.talisman.components.event_kinds import DEATH_ROLLED, DICED_WITH_DEATH
from questhall.games.talisman.components.printed_cards import CARD, is_forced_follower
from questhall.games.talisman.components.state import FOES_LEFT, FOLLOWERS, HAS_TURNED_BACK, MAY_MOVE_ON, Table
from questhall.games.talisman.encounters.encounter import move_at_once
from questhall.games.talisman.fights.combat import fight_creature
from questhall.games.talisman.spaces.shared_instructions import knows_mines

# The two branches, from the Plain of Peril to the Valley of Fire (TAL-Q95)


def outwards(space: i64) -> i64:
    """The space one nearer to the Plain of Peril; from the Valley of Fire there are two."""
    if space in (MINES, CRYPT):
        return PLAIN_OF_PERIL
    if space == VALLEY_OF_FIRE:
        return PITS
    return space - 1


def inwards(space: i64) -> i64:
    """The space one nearer to the Crown of Command."""
    if space in (PITS, WEREWOLF_DEN):
        return VALLEY_OF_FIRE
    return space + 1


def may_enter(table: Table, seat: i64, space: i64) -> bool:
    """The Valley of Fire needs a Talisman, and so does the step from there to the Crown.

    TAL-CROWN-01, TAL-CROWN-02, TAL-Q98
    """
    return space not in (VALLEY_OF_FIRE, CROWN_OF_COMMAND) or table.has_talisman(seat)


@final
class InnerMove(Question[Table]):
    """On, back, or the same instruction again.

    TAL-INNER-01, TAL-INNER-02, TAL-INNER-03, TAL-INNER-04, TAL-INNER-05, TAL-INNER-06
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        space = table.place(seat)
        if space == CROWN_OF_COMMAND:  # TAL-CROWN-03, TAL-CROWN-04
            return
        if space == PLAIN_OF_PERIL:
            table.offer(ADVANCE.at(seat, MINES))
            table.offer(ADVANCE.at(seat, CRYPT))
            table.offer(LEAVE_BY_PORTAL.at(seat))
        else:
            if table.get(seat, HAS_TURNED_BACK) == 0:
                self.offer_going_on(table, seat, space)
            table.offer(TURN_BACK.at(seat, outwards(space)))
            if space == VALLEY_OF_FIRE:
                table.offer(TURN_BACK.at(seat, WEREWOLF_DEN))
        table.ask(seat, self.at(seat))

    def offer_going_on(self, table: Table, seat: i64, space: i64) -> None:
        if space != VALLEY_OF_FIRE and table.get(seat, MAY_MOVE_ON) == 0:
            table.offer(STAY.at(seat))
        elif may_enter(table, seat, inwards(space)):
            table.offer(ADVANCE.at(seat, inwards(space)))


@final
class Advance(Choice[Table]):
    """TAL-INNER-01, TAL-INNER-02"""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        put_on_space(table, seat, space)

    def reason(self, table: Table, seat: i64, space: i64, _c: i64, /) -> str:
        if table.get(seat, HAS_TURNED_BACK) != 0:
            return "TAL-INNER-05"
        if not may_enter(table, seat, space):
            return "TAL-CROWN-01"
        return "TAL-INNER-02"


@final
class TurnBack(Choice[Table]):
    """TAL-INNER-03, TAL-INNER-05"""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        table.set(seat, HAS_TURNED_BACK, 1)
        put_on_space(table, seat, space)

    def reason(self, table: Table, seat: i64, _space: i64, _c: i64, /) -> str:
        return "TAL-CROWN-04" if table.place(seat) == CROWN_OF_COMMAND else "TAL-INNER-03"


@final
class LeaveByPortal(Choice[Table]):
    """Out of the Inner Region; that is the whole move (TAL-PORTAL-08, TAL-PORTAL-09)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        put_on_space(table, seat, PORTAL_OF_POWER)


# Crypt and Mines


@final
class CryptInstruction(Rule[Table]):
    """Three dice less total Strength (TAL-INNER-10)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 3, CAME_OUT.at(seat, CRYPT))


@final
class MinesInstruction(Rule[Table]):
    """Three dice less total Craft (TAL-INNER-14); the Dwarf and the Gnome know the way: two dice."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        dice: i64 = 3
        if knows_mines(table, seat):
            dice = 2
        roll_dice(table, seat, dice, CAME_OUT.at(seat, MINES))


@final
class CameOut(Rule[Table]):
    """The more the roll exceeds his ability, the farther out he is led astray.

    TAL-INNER-11, TAL-INNER-12, TAL-INNER-13, TAL-Q93, TAL-Q94
    """

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        ability = table.craft(seat)
        if space == CRYPT:
            ability = table.strength(seat)
        astray = take_roll(table) - ability
        if astray <= 0:
            table.set(seat, MAY_MOVE_ON, 1)
        else:
            move_at_once(table, seat, way_out(space, astray))


def way_out(space: i64, astray: i64) -> i64:
    if astray == 1:
        return PLAIN_OF_PERIL
    if astray <= 3:
        return PORTAL_OF_POWER
    if astray <= 5:
        return WARLOCKS_CAVE
    if space == CRYPT:
        return CITY
    return TAVERN


# The Vampire's Tower


@final
class VampiresTowerInstruction(Rule[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 1, BLOOD_DEMANDED.at(seat))


@final
class BloodDemanded(Rule[Table]):
    """One, two or three Lives; afterwards the way on is free."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        lives = blood_for(take_roll(table))
        table.set(seat, MAY_MOVE_ON, 1)
        table.push(BLOOD_PRICE.at(seat, lives))


def blood_for(roll: i64) -> i64:
    """How many Lives the Vampires demand."""
    return (roll + 1) // 2


@final
class BloodPrice(Question[Table]):
    """Each Follower given to the Vampires saves a Life (TAL-Q112: not a forced one)."""

    def run(self, table: Table, seat: i64, lives: i64, _c: i64, /) -> None:
        if lives == 0:
            return
        card = table.top(FOLLOWERS + seat)
        while card != NO_CARD:
            option = SACRIFICE.at(seat, table.faces[card])
            if not is_forced_follower(table.faces[card]) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]
        if table.option_count == 0:
            lose_life(table, seat, lives)
            return
        table.offer(BLEED.at(seat))
        table.ask(seat, self.at(seat, lives))


@final
class Sacrifice(Choice[Table]):
    """A Follower is killed instead (TAL-FOL-03). If he is saved, the blood counts as paid all the same."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(BLOOD_PRICE.at(seat, second_of(table.asking) - 1))
        announce_follower_loss(table, seat, face)


@final
class Bleed(Choice[Table]):
    """Give no more Followers and lose the rest in Lives."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        lose_life(table, seat, second_of(table.asking))


# The Pits


@final
class PitsInstruction(Rule[Table]):
    """How many Pit Fiends is rolled once for each landing (TAL-INNER-21, TAL-INNER-23)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.get(seat, FOES_LEFT) == 0:
            roll_dice(table, seat, 1, FIENDS_COUNTED.at(seat))
        else:
            table.push(FIGHT_FIENDS.at(seat))


@final
class FiendsCounted(Rule[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, FOES_LEFT, take_roll(table))
        table.push(FIGHT_FIENDS.at(seat))


@final
class FightFiends(Rule[Table]):
    """One after another, until he or all of them are defeated.

    TAL-INNER-22, TAL-INNER-24, TAL-Q45, TAL-Q46
    """

    def run(self, table: Table, seat: i64, has_beaten: i64, _c: i64, /) -> None:
        if has_beaten == HAS_BEATEN:
            table.add(seat, FOES_LEFT, -1)
        if table.get(seat, FOES_LEFT) == 0:
            table.set(seat, MAY_MOVE_ON, 1)
            return
        table.push(self.at(seat, HAS_BEATEN))  # afterwards
        fight_creature(table, seat, PIT_FIEND)


# Death


@final
class DeathInstruction(Rule[Table]):
    """Two dice against Death's two. All are on the table before fate is spent, and only one's own dice can be
    rolled again (TAL-FATE-09, TAL-Q38).
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 2, DICE_COMPARED.at(seat))
        table.set(seat, FOES_LEFT, table.roll(SIDES) + table.roll(SIDES))
        table.tell(DEATH_ROLLED, seat, table.get(seat, FOES_LEFT))


@final
class DiceCompared(Rule[Table]):
    """This is not a fight: nothing that protects or adds in battle applies."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        own = take_roll(table)
        deaths = table.get(seat, FOES_LEFT)
        table.set(seat, FOES_LEFT, 0)
        table.tell(DICED_WITH_DEATH, seat, own, deaths)
        if own > deaths:
            table.set(seat, MAY_MOVE_ON, 1)
        elif own < deaths:
            lose_life(table, seat, 1)


# The Werewolf Den


@final
class WerewolfInstruction(Rule[Table]):
    """His Strength is rolled once for each landing (TAL-INNER-15, TAL-INNER-16, TAL-INNER-17)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.get(seat, FOES_LEFT) == 0:
            roll_dice(table, seat, 2, WEREWOLF_APPEARS.at(seat))
        else:
            table.push(FIGHT_WEREWOLF.at(seat))


@final
class WerewolfAppears(Rule[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, FOES_LEFT, take_roll(table))
        table.push(FIGHT_WEREWOLF.at(seat))


@final
class FightWerewolf(Rule[Table]):
    """Once beaten, he no longer bars the way (TAL-INNER-18)."""

    def run(self, table: Table, seat: i64, has_beaten: i64, _c: i64, /) -> None:
        if has_beaten == HAS_BEATEN:
            table.set(seat, MAY_MOVE_ON, 1)
        else:
            table.push(self.at(seat, HAS_BEATEN))  # afterwards
            fight_creature(table, seat, WEREWOLF)


@final
class OpenGround(Rule[Table]):
    """The Plain of Peril and the Valley of Fire demand nothing."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        pass


HAS_BEATEN: Final = 1
INNER_MOVE: Final = InnerMove("inner_move")
ADVANCE: Final = Advance("advance", "TAL-INNER-02", SPACE)
TURN_BACK: Final = TurnBack("turn back", "TAL-INNER-03", SPACE)
STAY: Final = Pass("stay", "TAL-INNER-02")
LEAVE_BY_PORTAL: Final = LeaveByPortal("leave by portal", "TAL-PORTAL-08")
CRYPT_INSTRUCTION: Final = CryptInstruction()
MINES_INSTRUCTION: Final = MinesInstruction()
CAME_OUT: Final = CameOut()
VAMPIRES_TOWER_INSTRUCTION: Final = VampiresTowerInstruction()
BLOOD_DEMANDED: Final = BloodDemanded()
BLOOD_PRICE: Final = BloodPrice("blood_price")
SACRIFICE: Final = Sacrifice("sacrifice", "TAL-FOL-03", CARD)
BLEED: Final = Bleed("bleed", "TAL-LIFE-02")
PITS_INSTRUCTION: Final = PitsInstruction()
FIENDS_COUNTED: Final = FiendsCounted()
FIGHT_FIENDS: Final = FightFiends()
DEATH_INSTRUCTION: Final = DeathInstruction()
DICE_COMPARED: Final = DiceCompared()
WEREWOLF_INSTRUCTION: Final = WerewolfInstruction()
WEREWOLF_APPEARS: Final = WerewolfAppears()
FIGHT_WEREWOLF: Final = FightWerewolf()
OPEN_GROUND: Final = OpenGround()
RULES: Final[list[Rule[Any]]] = [
    INNER_MOVE,
    ADVANCE,
    TURN_BACK,
    STAY,
    LEAVE_BY_PORTAL,
    CRYPT_INSTRUCTION,
    MINES_INSTRUCTION,
    CAME_OUT,
    VAMPIRES_TOWER_INSTRUCTION,
    BLOOD_DEMANDED,
    BLOOD_PRICE,
    SACRIFICE,
    BLEED,
    PITS_INSTRUCTION,
    FIENDS_COUNTED,
    FIGHT_FIENDS,
    DEATH_INSTRUCTION,
    DICE_COMPARED,
    WEREWOLF_INSTRUCTION,
    WEREWOLF_APPEARS,
    FIGHT_WEREWOLF,
    OPEN_GROUND,
]
INSTRUCTIONS_HERE: Final[list[tuple[int, Rule[Table]]]] = [
    (PLAIN_OF_PERIL, OPEN_GROUND),
    (MINES, MINES_INSTRUCTION),
    (VAMPIRES_TOWER, VAMPIRES_TOWER_INSTRUCTION),
    (PITS, PITS_INSTRUCTION),
    (CRYPT, CRYPT_INSTRUCTION),
    (DICE_WITH_DEATH, DEATH_INSTRUCTION),
    (WEREWOLF_DEN, WEREWOLF_INSTRUCTION),
    (VALLEY_OF_FIRE, OPEN_GROUND),
]
