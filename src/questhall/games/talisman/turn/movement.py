"""Movement: the roll, the way round a Region, the bridge with its Sentinel, the Portal of Power.

TAL-MOVE-03, TAL-MOVE-04, TAL-MOVE-05, TAL-MOVE-06, TAL-MOVE-07, TAL-MOVE-08, TAL-MOVE-09, TAL-MOVE-10,
TAL-SENTINEL-01, TAL-SENTINEL-02, TAL-SENTINEL-03, TAL-SENTINEL-04, TAL-SENTINEL-05, TAL-SENTINEL-06,
TAL-SENTINEL-07, TAL-SENTINEL-08, TAL-SENTINEL-09, TAL-SENTINEL-10, TAL-SENTINEL-11, TAL-PORTAL-01,
TAL-PORTAL-02, TAL-PORTAL-03, TAL-PORTAL-04, TAL-PORTAL-05, TAL-PORTAL-06, TAL-PORTAL-07, TAL-TOAD-09, TAL-Q79,
TAL-Q86, TAL-Q87, TAL-Q88, TAL-Q89, TAL-Q90, TAL-Q111, TAL-Q112, TAL-Q113
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.counters import heal, lose_craft, lose_strength
from questhall.games.talisman.belongings.objects_and_followers import has_poltergeist
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import BEFORE_ROLL
from questhall.games.talisman.casting.spells_being_cast import is_immobile
from questhall.games.talisman.characters.dice_and_fate import SIDES, roll_dice, take_roll
from questhall.games.talisman.characters.landing import cross_the_river, put_on_space
from questhall.games.talisman.characters.missed_turns import end_turn
from questhall.games.talisman.characters.quests import LANDING
from questhall.games.talisman.components.board import (
    INNER_STARTS,
    MIDDLE,
    MIDDLE_HILLS,
    OUTER,
    PLAIN_OF_PERIL,
    PORTAL_OF_POWER,
    SENTINEL,
    SPACE,
    TEMPLE,
    along_the_ring,
    crosses_the_river,
    first_space,
    is_inner,
    is_woods,
    region_of,
    region_size,
)
from questhall.games.talisman.components.character_cards import ELF, TROLL
from questhall.games.talisman.components.creatures import SENTINEL_CREATURE
from questhall.games.talisman.components.event_kinds import SET_FREE
from questhall.games.talisman.components.state import (
    BLIZZARD_BLOWS,
    FERRY_OFFER,
    IS_ENSLAVED,
    MOVE_MARK,
    NO_OFFER,
    NO_QUEST,
    OFFER,
    PLACE,
    QUEST,
    TELEPORT_OFFER,
    Table,
)
from questhall.games.talisman.fights.combat import fight_creature
from questhall.games.talisman.spaces.inner_region import INNER_MOVE
from questhall.games.talisman.spaces.shared_instructions import knows_mines
from questhall.games.talisman.turn.raft import add_raft_options, discard_rafts


def moves_one_space(table: Table, seat: i64) -> bool:
    """A Toad, a character with a Poltergeist, and everyone in a Blizzard: no movement roll (TAL-Q111)."""
    return table.is_toad(seat) or has_poltergeist(table, seat) or table.has_lasting(BLIZZARD_BLOWS, seat)


@final
class Move(Rule[Table]):
    """The movement part of a turn (TAL-TURN-01, TAL-MOVE-08).

    An immobile character has none, and no encounter. The Spell ends his turn when it takes effect; in a
    position it may have done so already (TAL-GOLDEN-03).
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if is_immobile(table, seat):
            end_turn(table)
        elif is_inner(table.place(seat)):
            lapse(table, seat)
            table.push_in_order(INNER_MOVE.at(seat), table.end_of(MOVE_MARK))
        elif table.get(seat, IS_ENSLAVED) != 0:
            lapse(table, seat)
            table.mark(MOVE_MARK)
            roll_dice(table, seat, 1, SLAVE_ROLLED.at(seat))
        else:
            spells: i64 = NO_FRAME
            if not moves_one_space(table, seat):
                spells = BEFORE_ROLL_WINDOW.opened_by(table.active)
            table.push_in_order(spells, MOVE_QUESTION.at(seat), table.end_of(MOVE_MARK))


@final
class BeforeRollWindow(Moment):
    """The movement roll is due; a Teleport replaces it. Only the active player can act."""

    def might_act(self, table: Table, seat: i64, extra: i64, /) -> bool:
        return seat == table.active and super().might_act(table, seat, extra)


@final
class SlaveRolled(Rule[Table]):
    """Enslaved in the Temple: only a 4, 5 or 6 sets him free, and he moves that far (TAL-Q113)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        if roll < FREE_FROM:
            end_turn(table)
            return
        table.set(seat, IS_ENSLAVED, 0)
        table.tell(SET_FREE, seat)
        if moves_one_space(table, seat):
            roll = 1
        table.push(CHOOSE_WAY.at(seat, roll, MAY_CROSS))


@final
class MoveQuestion(Question[Table]):
    """Roll the die, or use what replaces the roll or the whole move (TAL-MOVE-09)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        add_raft_options(table, seat)
        space = table.place(seat)
        if table.get(seat, OFFER) == TELEPORT_OFFER:
            self.offer_spaces(table, seat, OUTER, ACCEPT_TELEPORT)
        elif table.get(seat, OFFER) == FERRY_OFFER:
            table.offer(ACCEPT_FERRY.at(seat))
        if is_woods(space) and table.is_character(seat, ELF) and not moves_one_space(table, seat):
            self.offer_woods(table, seat, space)
        if table.option_count == 0:
            set_out(table, seat)
            return
        table.offer(ROLL_FOR_MOVE.at(seat))
        table.ask(seat, self.at(seat))

    def offer_spaces(self, table: Table, seat: i64, region: i64, action: Choice[Table]) -> None:
        space = first_space(region)
        last = space + region_size(region)
        while space < last:
            if space != table.place(seat):
                table.offer(action.at(seat, space))
            space += 1

    def offer_woods(self, table: Table, seat: i64, here: i64) -> None:
        space: i64 = 0
        while space < INNER_STARTS:
            if is_woods(space) and space != here and region_of(space) == region_of(here):
                table.offer(WALK.at(seat, space))
            space += 1


def set_out(table: Table, seat: i64) -> None:
    """Roll for the move, or go the one space that is allowed; unused chances lapse (TAL-RAFT-08)."""
    lapse(table, seat)
    if moves_one_space(table, seat):
        table.push(CHOOSE_WAY.at(seat, 1, MAY_CROSS))
    else:
        roll_dice(table, seat, 1, MOVE_ROLLED.at(seat))


def lapse(table: Table, seat: i64) -> None:
    discard_rafts(table, seat)
    table.set(seat, OFFER, NO_OFFER)


@final
class RollForMove(Choice[Table]):
    """TAL-MOVE-04"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        set_out(table, seat)


@final
class AcceptTeleport(Choice[Table]):
    """The wizard of the Tavern keeps his word."""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        lapse(table, seat)
        put_on_space(table, seat, space)


@final
class AcceptFerry(Choice[Table]):
    """The boatman of the Tavern rows over to the Temple."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        lapse(table, seat)
        cross_the_river(table, seat)
        put_on_space(table, seat, TEMPLE)


@final
class Walk(Choice[Table]):
    """The Elf goes from Woods to Woods without a roll."""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        lapse(table, seat)
        put_on_space(table, seat, space)


@final
class MoveRolled(Rule[Table]):
    """The Troll may regenerate when the die shows a 6 (TAL-GOLDEN-05, TAL-GOLDEN-06)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        steps = take_roll(table)
        regeneration: i64 = NO_FRAME
        if steps == SIDES and table.is_character(seat, TROLL):
            regeneration = REGENERATION.at(seat)
        table.push_in_order(regeneration, CHOOSE_WAY.at(seat, steps, MAY_CROSS))


@final
class Regeneration(Question[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.offer(REGENERATE.at(seat))
        table.offer(MOVE_ANYWAY.at(seat))
        table.ask(seat, self.at(seat))


@final
class Regenerate(Choice[Table]):
    """Heal a Life instead of moving; the turn ends."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        heal(table, seat, 1)
        end_turn(table)


# The way


def steps_to(space: i64, target: i64) -> i64:
    """How far it is along the ring, the shorter way."""
    steps: i64 = 0
    while along_the_ring(space, steps) != target and along_the_ring(space, -steps) != target:
        steps += 1
    return steps


def can_cross_bridge(table: Table, seat: i64, steps: i64) -> bool:
    """The movement has to reach a space on the far side (TAL-SENTINEL-03, TAL-Q87)."""
    return steps_to(table.place(seat), near_end(table.place(seat))) < steps


def near_end(space: i64) -> i64:
    if region_of(space) == OUTER:
        return SENTINEL
    return MIDDLE_HILLS


def can_try_portal(table: Table, seat: i64, steps: i64) -> bool:
    """The movement has to reach beyond the Portal, and no quest may be open.

    TAL-PORTAL-03, TAL-QUEST-06, TAL-Q89, TAL-Q90
    """
    if table.region(seat) != MIDDLE or table.get(seat, QUEST) != NO_QUEST:
        return False
    return steps_to(table.place(seat), PORTAL_OF_POWER) < steps


@final
class ChooseWay(Question[Table]):
    """Clockwise or counter-clockwise, exactly as far as the roll; or over the bridge; or to the Portal.

    TAL-MOVE-05, TAL-MOVE-06, TAL-MOVE-07, TAL-SENTINEL-03, TAL-SENTINEL-11, TAL-PORTAL-03, TAL-TURN-12
    """

    def run(self, table: Table, seat: i64, steps: i64, may_cross: i64, /) -> None:
        clockwise = along_the_ring(table.place(seat), steps)
        other_way = along_the_ring(table.place(seat), -steps)
        table.offer(GO.at(seat, clockwise))
        if other_way != clockwise:
            table.offer(GO.at(seat, other_way))
        if may_cross == MAY_CROSS and can_cross_bridge(table, seat, steps):
            table.offer(CROSS_BRIDGE.at(seat))
        if can_try_portal(table, seat, steps):
            table.offer(FORCE_PORTAL.at(seat))
            table.offer(PICK_PORTAL.at(seat))
        table.ask(seat, self.at(seat, steps, may_cross))


@final
class Go(Choice[Table]):
    """TAL-MOVE-05, TAL-MOVE-06"""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        steps = second_of(table.asking)
        direction: i64 = 1
        if along_the_ring(table.place(seat), steps) != space:
            direction = -1
        walk_along(table, seat, direction, steps)
        put_on_space(table, seat, space)

    def reason(self, table: Table, seat: i64, _space: i64, _c: i64, /) -> str:
        return "TAL-MOVE-05"


def walk_along(table: Table, seat: i64, direction: i64, steps: i64) -> None:
    """Cards on the way do nothing (TAL-Q31). Small bridges of the Outer Region cross the river (TAL-Q112)."""
    space = table.place(seat)
    while steps > 0:
        ahead = along_the_ring(space, direction)
        if crosses_the_river(space, ahead):
            cross_the_river(table, seat)
        space = ahead
        steps -= 1


@final
class CrossBridge(Choice[Table]):
    """Inwards the Sentinel attacks first, outwards the way is free.

    TAL-SENTINEL-04, TAL-SENTINEL-09, TAL-Q86, TAL-Q87, TAL-Q88
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        here = table.place(seat)
        bridge = near_end(here)
        left = second_of(table.asking) - steps_to(here, bridge) - 1
        if bridge == SENTINEL:
            put_on_space(table, seat, SENTINEL)
            table.push_in_order(CROSSED.at(seat, MIDDLE_HILLS, left), STOPPED.at(seat, SENTINEL))
            fight_creature(table, seat, SENTINEL_CREATURE)  # before both
        else:
            table.push(CROSSED.at(seat, SENTINEL, left))


@final
class Crossed(Rule[Table]):
    """On the far side he may choose a new direction for the rest.

    TAL-SENTINEL-05, TAL-SENTINEL-11, TAL-SENTINEL-12
    """

    def run(self, table: Table, seat: i64, far_end: i64, left: i64, /) -> None:
        cross_the_river(table, seat)
        if left == 0:
            put_on_space(table, seat, far_end)
        else:
            table.set(seat, PLACE, far_end)
            table.push(CHOOSE_WAY.at(seat, left, MAY_NOT_CROSS))


@final
class Stopped(Rule[Table]):
    """A turn that ends on the way ends the movement there, and so it is a landing, though nothing is met: a Hex
    strikes. A character who got past is elsewhere by now.

    TAL-MOVE-10, TAL-SENTINEL-06, TAL-SENTINEL-07, TAL-PORTAL-07
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        if table.is_alive(seat) and table.place(seat) == space:
            table.push(LANDING[0].at(seat))


# The Portal of Power


@final
class ForcePortal(Choice[Table]):
    """Open it by Strength. TAL-PORTAL-05"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, PLACE, PORTAL_OF_POWER)
        roll_dice(table, seat, 2, PORTAL_TRIED.at(seat, BY_STRENGTH))

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-QUEST-06" if table.get(seat, QUEST) != NO_QUEST else "TAL-PORTAL-03"


@final
class PickPortal(Choice[Table]):
    """Open it by Craft; the Dwarf, and a character with the Gnome, rolls one die less. TAL-PORTAL-05"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, PLACE, PORTAL_OF_POWER)
        dice: i64 = 2
        if knows_mines(table, seat):
            dice = 1
        roll_dice(table, seat, dice, PORTAL_TRIED.at(seat, BY_CRAFT))

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-QUEST-06" if table.get(seat, QUEST) != NO_QUEST else "TAL-PORTAL-03"


@final
class PortalTried(Rule[Table]):
    """A total not above the ability opens it; the turn ends either way.

    TAL-PORTAL-04, TAL-PORTAL-06, TAL-PORTAL-07
    """

    def run(self, table: Table, seat: i64, by: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        ability = table.craft(seat)
        if by == BY_STRENGTH:
            ability = table.strength(seat)
        if roll <= ability:
            put_on_space(table, seat, PLAIN_OF_PERIL)
        else:
            put_on_space(table, seat, PORTAL_OF_POWER)
            table.push(STOPPED.at(seat, PORTAL_OF_POWER))
            if by == BY_STRENGTH:
                lose_strength(table, seat, 1)
            else:
                lose_craft(table, seat, 1)
        end_turn(table)


FREE_FROM: Final = 4  # the lowest roll that sets a slave free
BY_STRENGTH: Final = 0
BY_CRAFT: Final = 1
MAY_NOT_CROSS: Final = 0
MAY_CROSS: Final = 1
MOVE: Final = Move()
BEFORE_ROLL_WINDOW: Final = BeforeRollWindow(BEFORE_ROLL)
SLAVE_ROLLED: Final = SlaveRolled()
MOVE_QUESTION: Final = MoveQuestion("move")
ROLL_FOR_MOVE: Final = RollForMove("roll", "TAL-MOVE-04")
ACCEPT_TELEPORT: Final = AcceptTeleport("accept teleport", "TAL-MOVE-09", SPACE)
ACCEPT_FERRY: Final = AcceptFerry("accept ferry", "TAL-MOVE-09")
WALK: Final = Walk("walk", "TAL-MOVE-09", SPACE)
MOVE_ROLLED: Final = MoveRolled()
REGENERATION: Final = Regeneration("regeneration")
REGENERATE: Final = Regenerate("regenerate", "TAL-GOLDEN-05")
MOVE_ANYWAY: Final = Pass("move anyway", "TAL-OWN-03")
CHOOSE_WAY: Final = ChooseWay("way")
GO: Final = Go("go", "TAL-MOVE-06", SPACE)
CROSS_BRIDGE: Final = CrossBridge("cross bridge", "TAL-SENTINEL-03")
CROSSED: Final = Crossed()
STOPPED: Final = Stopped()
FORCE_PORTAL: Final = ForcePortal("force portal", "TAL-PORTAL-03")
PICK_PORTAL: Final = PickPortal("pick portal", "TAL-PORTAL-03")
PORTAL_TRIED: Final = PortalTried()
RULES: Final[list[Rule[Any]]] = [
    MOVE,
    BEFORE_ROLL_WINDOW,
    SLAVE_ROLLED,
    MOVE_QUESTION,
    ROLL_FOR_MOVE,
    ACCEPT_TELEPORT,
    ACCEPT_FERRY,
    WALK,
    MOVE_ROLLED,
    REGENERATION,
    REGENERATE,
    MOVE_ANYWAY,
    CHOOSE_WAY,
    GO,
    CROSS_BRIDGE,
    CROSSED,
    STOPPED,
    FORCE_PORTAL,
    PICK_PORTAL,
    PORTAL_TRIED,
]
