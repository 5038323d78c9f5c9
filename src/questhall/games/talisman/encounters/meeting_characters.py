"""Encountering another character: attack him, or use a special ability on him.

TAL-TURN-05, TAL-ENC-04, TAL-ENC-05, TAL-PSY-02, TAL-EVADE-04, TAL-CROWN-13, TAL-Q26, TAL-Q27
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.objects_and_followers import hand_over, may_have, may_have_followers
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import BEFORE_CHARACTER
from questhall.games.talisman.characters.dice_and_fate import SIDES, roll_dice, take_roll
from questhall.games.talisman.characters.missed_turns import TURN_ENDS, end_turn
from questhall.games.talisman.components.character_cards import GHOUL, MINSTREL, SORCERESS, THIEF, WIZARD
from questhall.games.talisman.components.event_kinds import EVADED_BY, NOT_BEGUILED
from questhall.games.talisman.components.printed_cards import (
    CAN_BE_LURED,
    CARD,
    MAIDEN,
    PRINCESS,
    is_forced_follower,
)
from questhall.games.talisman.components.state import FOLLOWERS, GOLD, OBJECTS, SEAT_NOUN, Table
from questhall.games.talisman.fights.combat import fight_character
from questhall.games.talisman.fights.evading import can_evade
from questhall.games.talisman.fights.fight_context import BATTLE_FIGHT, PSYCHIC
from questhall.games.talisman.fights.spoils import add_robbery_options


def add_meeting_options(table: Table, seat: i64, other: i64) -> None:
    """Everything this character can do to another one on his space."""
    table.offer(ATTACK_CHARACTER.at(seat, other))
    if has_psychic_attack(table, seat):
        table.offer(ATTACK_PSYCHICALLY.at(seat, other))
    if table.is_character(seat, THIEF) and has_booty(table, seat, other):
        table.offer(ROB.at(seat, other))
    if table.is_character(seat, SORCERESS):
        table.offer(BEGUILE.at(seat, other))
        if has_follower_to_lure(table, seat, other):
            table.offer(LURE.at(seat, other))
    if table.is_character(seat, MINSTREL) and has_lady(table, seat, other):
        table.offer(COURT.at(seat, other))


def has_psychic_attack(table: Table, seat: i64) -> bool:
    """TAL-PSY-02"""
    return (
        table.is_character(seat, GHOUL)
        or table.is_character(seat, SORCERESS)
        or table.is_character(seat, WIZARD)
    )


def has_booty(table: Table, seat: i64, other: i64) -> bool:
    """Whether the other has a coin, or an Object that this one may have."""
    if table.get(other, GOLD) > 0:
        return True
    card = table.top(OBJECTS + other)
    while card != NO_CARD:
        if may_have(table, seat, table.faces[card]):
            return True
        card = table.links[card]
    return False


def can_be_lured(face: i64) -> bool:
    """Not the Maiden, the Unicorn or the Princess; nobody takes a forced Follower (TAL-Q112)."""
    return CAN_BE_LURED[face] != 0 and not is_forced_follower(face)


def has_follower_to_lure(table: Table, seat: i64, other: i64) -> bool:
    if not may_have_followers(table, seat):
        return False
    card = table.top(FOLLOWERS + other)
    while card != NO_CARD:
        if can_be_lured(table.faces[card]):
            return True
        card = table.links[card]
    return False


def has_lady(table: Table, seat: i64, other: i64) -> bool:
    if not may_have_followers(table, seat):
        return False
    return table.has_follower(other, MAIDEN) or table.has_follower(other, PRINCESS)


class MeetingChoice(Choice[Table]):
    """An encounter with another character; before it Spells may be cast."""

    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        table.push_in_order(
            BEFORE_CHARACTER_WINDOW.opened_by(table.active, other),
            self.evasion(seat, other),
            self.effect(seat, other),
            self.afterwards(),
        )

    def evasion(self, seat: i64, other: i64) -> i64:
        """What the other may do against it first; an attack has its own steps for that."""
        return NO_FRAME

    def effect(self, seat: i64, other: i64) -> i64:
        """What is done to the other."""
        raise NotImplementedError

    def afterwards(self) -> i64:
        """An attack ends the turn by itself."""
        return NO_FRAME

    def reason(self, table: Table, seat: i64, other: i64, _c: i64, /) -> str:
        if other >= table.seats or not table.is_alive(seat) or not table.is_alive(other):
            return "TAL-ENC-03"
        return self.clause if table.place(seat) == table.place(other) else "TAL-ENC-03"


@final
class BeforeCharacterWindow(Moment):
    """A character is about to be met; it lapses when one of the two is gone.

    The character who is met can no longer ditch: that would be a response to an attempt to rob him (TAL-Q33).
    """

    def has_lapsed(self, table: Table, _cause: i64, other: i64, /) -> bool:
        return not table.is_alive(other)


@final
class BattleBegins(Rule[Table]):
    """TAL-CMB-02, TAL-PSY-02"""

    def run(self, table: Table, seat: i64, other: i64, how: i64, /) -> None:
        if not has_psychic_attack(table, seat):  # a Spell may have taken it at the last moment (TAL-TOAD-15)
            how = BATTLE_FIGHT
        fight_character(table, seat, other, how)


@final
class AttackCharacter(MeetingChoice):
    def effect(self, seat: i64, other: i64) -> i64:
        return BATTLE_BEGINS.at(seat, other, BATTLE_FIGHT)


@final
class AttackPsychically(MeetingChoice):
    def effect(self, seat: i64, other: i64) -> i64:
        return BATTLE_BEGINS.at(seat, other, PSYCHIC)


# Special abilities used on others; the turn is over afterwards (TAL-Q26)


class AbilityChoice(MeetingChoice):
    """The other may evade an ability as he may evade an attack (TAL-EVADE-04)."""

    def evasion(self, seat: i64, other: i64) -> i64:
        return ABILITY_EVASION.at(seat, other)

    def afterwards(self) -> i64:
        return TURN_ENDS.at()


@final
class AbilityEvasion(Question[Table]):
    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        if table.is_toad(seat):  # a Spell has taken his abilities at the last moment (TAL-TOAD-15)
            end_turn(table)
        elif can_evade(table, other):
            table.offer(EVADE_ABILITY.at(other))
            table.offer(SUFFER_ABILITY.at(other))
            table.ask(other, self.at(seat, other))


@final
class EvadeAbility(Choice[Table]):
    """TAL-EVADE-04, TAL-Q27"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.tell(EVADED_BY, seat)
        end_turn(table)


@final
class Rob(AbilityChoice):
    """The Thief takes a coin or an Object, without a roll."""

    def effect(self, seat: i64, other: i64) -> i64:
        return ROBBERY.at(seat, other)


@final
class Robbery(Question[Table]):
    """Which Object, or a coin; using the ability is a choice made already, so one of them it is."""

    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        add_robbery_options(table, seat, other)
        if table.option_count > 0:
            table.ask(seat, self.at(seat, other))


@final
class Beguile(AbilityChoice):
    """The Sorceress tries to talk a character out of a coin or an Object."""

    def effect(self, seat: i64, other: i64) -> i64:
        return BEGUILING.at(seat, other)


@final
class Beguiling(Rule[Table]):
    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 1, BEGUILED.at(seat, other))


def beguiled_from(table: Table, other: i64) -> i64:
    """A 6 wins over the good, 5 or more the neutral, 4 or more the evil."""
    return SIDES - table.alignment(other)


@final
class Beguiled(Rule[Table]):
    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        if take_roll(table) >= beguiled_from(table, other):
            table.push(ROBBERY.at(seat, other))
        else:
            table.tell(NOT_BEGUILED, seat, other)


@final
class Lure(AbilityChoice):
    """The Sorceress takes a Follower."""

    def effect(self, seat: i64, other: i64) -> i64:
        return LURING.at(seat, other)


@final
class Luring(Question[Table]):
    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        card = table.top(FOLLOWERS + other)
        while card != NO_CARD:
            option = TAKE_FOLLOWER.at(seat, table.faces[card])
            if can_be_lured(table.faces[card]) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]
        if table.option_count > 0:
            table.ask(seat, self.at(seat, other))


@final
class TakeFollower(Choice[Table]):
    """Take a Follower from the character whom the question is about."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        hand_over(table, second_of(table.asking), seat, face)


@final
class Court(AbilityChoice):
    """The Minstrel takes the Maiden, the Princess, or both."""

    def effect(self, seat: i64, other: i64) -> i64:
        return COURTING.at(seat, other)


@final
class Courting(Question[Table]):
    def run(self, table: Table, seat: i64, other: i64, _c: i64, /) -> None:
        for lady in (MAIDEN, PRINCESS):
            if table.has_follower(other, lady):
                table.offer(TAKE_LADY.at(seat, lady))
        if table.option_count > 0:
            table.offer(TAKE_NO_LADY.at(seat))
            table.ask(seat, self.at(seat, other))


@final
class TakeLady(Choice[Table]):
    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        hand_over(table, second_of(table.asking), seat, face)


ATTACK_CHARACTER: Final = AttackCharacter("attack", "TAL-ENC-05", SEAT_NOUN)
ATTACK_PSYCHICALLY: Final = AttackPsychically("attack psychically", "TAL-PSY-02", SEAT_NOUN)
ROB: Final = Rob("rob", "TAL-ENC-05", SEAT_NOUN)
BEGUILE: Final = Beguile("beguile", "TAL-ENC-05", SEAT_NOUN)
LURE: Final = Lure("lure", "TAL-ENC-05", SEAT_NOUN)
COURT: Final = Court("court", "TAL-ENC-05", SEAT_NOUN)
BEFORE_CHARACTER_WINDOW: Final = BeforeCharacterWindow(BEFORE_CHARACTER)
BATTLE_BEGINS: Final = BattleBegins()
ABILITY_EVASION: Final = AbilityEvasion("ability_evasion")
EVADE_ABILITY: Final = EvadeAbility("evade ability", "TAL-EVADE-04")
SUFFER_ABILITY: Final = Pass("suffer ability", "TAL-EVADE-04")
ROBBERY: Final = Robbery("robbery")
BEGUILING: Final = Beguiling()
BEGUILED: Final = Beguiled()
LURING: Final = Luring("luring")
TAKE_FOLLOWER: Final = TakeFollower("take follower", "TAL-ENC-05", CARD)
COURTING: Final = Courting("courting")
TAKE_LADY: Final = TakeLady("take lady", "TAL-ENC-05", CARD)
TAKE_NO_LADY: Final = Pass("take no lady", "TAL-OWN-03")
RULES: Final[list[Rule[Any]]] = [
    ATTACK_CHARACTER,
    ATTACK_PSYCHICALLY,
    ROB,
    BEGUILE,
    LURE,
    COURT,
    BEFORE_CHARACTER_WINDOW,
    BATTLE_BEGINS,
    ABILITY_EVASION,
    EVADE_ABILITY,
    SUFFER_ABILITY,
    ROBBERY,
    BEGUILING,
    BEGUILED,
    LURING,
    TAKE_FOLLOWER,
    COURTING,
    TAKE_LADY,
    TAKE_NO_LADY,
]
