"""The encounter part of a turn: landing, choosing between the space and a character, the space itself.

It has a marker, so that a character who is moved away leaves it at once and meets the new space (TAL-TURN-07).

TAL-TURN-04, TAL-TURN-05, TAL-TURN-06, TAL-TURN-07, TAL-TURN-08, TAL-TURN-09, TAL-TURN-10, TAL-TURN-11,
TAL-ENC-01, TAL-ENC-02, TAL-ENC-03, TAL-ENC-04, TAL-ENC-05, TAL-ENC-08, TAL-ENC-09, TAL-ENC-16, TAL-ADV-18,
TAL-INNER-08, TAL-INNER-09, TAL-CROWN-05, TAL-CROWN-06, TAL-Q25, TAL-Q28, TAL-Q33, TAL-Q96, TAL-Q97
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.spells_in_hand import SPELL_OFFER
from questhall.games.talisman.casting.casting import Moment, can_be_affected
from questhall.games.talisman.casting.moments import AFTER_MOVE, BEFORE_SPACE
from questhall.games.talisman.characters.death import NOBODY_COMES_BACK
from questhall.games.talisman.characters.landing import put_on_space
from questhall.games.talisman.characters.losses import lose_life
from questhall.games.talisman.components.board import (
    CROWN_OF_COMMAND,
    DRAWS,
    PLAIN_OF_PERIL,
    VALLEY_OF_FIRE,
    is_desert,
    is_inner,
    is_woods,
)
from questhall.games.talisman.components.character_cards import DRUID
from questhall.games.talisman.components.event_kinds import HEX_STRIKES
from questhall.games.talisman.components.printed_cards import (
    HEX,
    SAVES_FROM_HEAT,
    is_magic,
)
from questhall.games.talisman.components.state import (
    CROWN_REACHED,
    ENCOUNTER_MARK,
    HAS_TURNED_BACK,
    OBJECTS,
    ON_SPACE,
    SUDDEN_DEATH,
    Table,
)
from questhall.games.talisman.encounters.adventure_cards import DRAW_CARDS, LOOTING, MEET_CARDS
from questhall.games.talisman.encounters.meeting_characters import add_meeting_options

INSTRUCTIONS: Final[list[Rule[Table]]] = []
"""What each space tells the character to do, by its number; `setup/rulebook.py` fills it."""


def move_at_once(table: Table, seat: i64, space: i64) -> None:
    """An effect moves a character in his encounter. He skips the rest of it and has another one on the new
    space; the cards that he leaves wait for the next character.

    TAL-TURN-07, TAL-ENC-19, TAL-Q28, TAL-Q29, TAL-Q30
    """
    put_on_space(table, seat, space)
    table.unwind(ENCOUNTER_MARK, ENCOUNTER_PART.at(seat))


@final
class EncounterPart(Rule[Table]):
    """He has landed on a space; cards without a number come first (TAL-ADV-18)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        space = table.place(seat)
        if space == CROWN_OF_COMMAND and (table.has_variant(SUDDEN_DEATH) or table.seats == 1):
            table.finish(CROWN_REACHED, BIT[seat])  # TAL-VAR-23, TAL-Q13
            return
        end_of_waiting: i64 = NO_FRAME
        if space == CROWN_OF_COMMAND:
            end_of_waiting = NOBODY_COMES_BACK.at()  # TAL-LIFE-12
        druids_spells: i64 = NO_FRAME
        if is_woods(space) and table.is_character(seat, DRUID):
            druids_spells = SPELL_OFFER.at(seat)
        table.push_in_order(
            end_of_waiting,
            druids_spells,
            AFTER_MOVE_WINDOW.opened_by(table.active),
            UNNUMBERED_CARDS.at(seat),  # TAL-ADV-18
            ENCOUNTER_CHOICE.at(seat),  # TAL-ENC-01
            table.end_of(ENCOUNTER_MARK),
        )


@final
class AfterMoveWindow(Moment):
    """A character has landed; here he may also ditch before cards are drawn (TAL-ENC-13, TAL-Q33)."""


@final
class UnnumberedCards(Rule[Table]):
    """A Hex costs a character who lands there a Life, unless the Amulet protects him."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.holds(ON_SPACE + table.place(seat), HEX) and can_be_affected(table, seat):
            table.tell(HEX_STRIKES, seat)
            lose_life(table, seat, 1)


# Space or character (TAL-ENC-01)


def can_meet_others(space: i64) -> bool:
    """In the Inner Region only on three spaces (TAL-INNER-08)."""
    return not is_inner(space) or space in (PLAIN_OF_PERIL, VALLEY_OF_FIRE, CROWN_OF_COMMAND)


@final
class EncounterChoice(Question[Table]):
    """Meet one of the other characters here, or the space (TAL-TURN-04, TAL-ENC-01, TAL-ENC-04).

    On the Crown of Command the others come first, and there is no choice (TAL-CROWN-05, TAL-CROWN-06).
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        space = table.place(seat)
        if can_meet_others(space):
            other: i64 = 0
            while other < table.seats:
                if other != seat and table.is_alive(other) and table.place(other) == space:
                    add_meeting_options(table, seat, other)
                other += 1
        if table.option_count == 0:
            table.push(SPACE_ENCOUNTER.at(seat))
            return
        if space != CROWN_OF_COMMAND:
            table.offer(MEET_SPACE.at(seat))
        table.ask(seat, self.at(seat))


@final
class MeetSpace(Choice[Table]):
    """TAL-ENC-01"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(SPACE_ENCOUNTER.at(seat))

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-CROWN-06" if table.place(seat) == CROWN_OF_COMMAND else "TAL-ENC-01"


@final
class SpaceEncounter(Rule[Table]):
    """Cards, then the instruction of a space that has one, then what may be taken.

    A character who has turned back in the Inner Region ignores what he passes (TAL-INNER-04, TAL-Q97).
    TAL-TURN-06, TAL-TURN-09, TAL-TURN-10, TAL-TURN-11, TAL-ENC-16
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        space = table.place(seat)
        if table.get(seat, HAS_TURNED_BACK) != 0:
            return
        heat: i64 = NO_FRAME
        if is_desert(space):
            heat = DESERT_HEAT.at(seat)
        if DRAWS[space] > 0:
            table.push_in_order(heat, DRAW_CARDS.at(seat), MEET_CARDS.at(seat), LOOTING.at(seat))
        else:
            table.push_in_order(
                MEET_CARDS.at(seat),  # TAL-TURN-09
                BEFORE_SPACE_WINDOW.opened_by(table.active),
                FOLLOW_INSTRUCTION.at(seat, space),
                LOOTING.at(seat),  # TAL-TURN-11
            )


@final
class BeforeSpaceWindow(Moment):
    """The instruction of a space is about to be followed."""


@final
class FollowInstruction(Rule[Table]):
    """What stands on the space (TAL-ENC-01, TAL-TURN-09, TAL-TURN-10)."""

    def run(self, table: Table, seat: i64, space: i64, _c: i64, /) -> None:
        table.push(INSTRUCTIONS[space].at(seat))


@final
class DesertHeat(Rule[Table]):
    """The Desert costs a Life before its card is drawn; a Water Bottle or the Holy Grail saves it."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not is_safe_from_heat(table, seat):
            lose_life(table, seat, 1)


def is_safe_from_heat(table: Table, seat: i64) -> bool:
    card = table.top(OBJECTS + seat)
    while card != NO_CARD:
        face = table.faces[card]
        if SAVES_FROM_HEAT[face] != 0 and (not is_magic(face) or table.may_use_magic(seat)):
            return True
        card = table.links[card]
    return False


ENCOUNTER_PART: Final = EncounterPart()
AFTER_MOVE_WINDOW: Final = AfterMoveWindow(AFTER_MOVE)
UNNUMBERED_CARDS: Final = UnnumberedCards()
ENCOUNTER_CHOICE: Final = EncounterChoice("encounter")
MEET_SPACE: Final = MeetSpace("meet space", "TAL-ENC-01")
SPACE_ENCOUNTER: Final = SpaceEncounter()
BEFORE_SPACE_WINDOW: Final = BeforeSpaceWindow(BEFORE_SPACE)
FOLLOW_INSTRUCTION: Final = FollowInstruction()
DESERT_HEAT: Final = DesertHeat()
RULES: Final[list[Rule[Any]]] = [
    ENCOUNTER_PART,
    AFTER_MOVE_WINDOW,
    UNNUMBERED_CARDS,
    ENCOUNTER_CHOICE,
    MEET_SPACE,
    SPACE_ENCOUNTER,
    BEFORE_SPACE_WINDOW,
    FOLLOW_INSTRUCTION,
    DESERT_HEAT,
]
