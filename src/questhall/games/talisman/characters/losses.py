"""Losing Life, possibly for several characters at once, and losing Followers: announced, prevented, suffered.

TAL-LIFE-02, TAL-LIFE-03, TAL-CMB-14, TAL-CMB-15, TAL-PVP-10, TAL-PSY-04, TAL-OBJ-08, TAL-FOL-03,
TAL-Q09, TAL-Q10, TAL-Q52
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, first_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import gain_life, return_life
from questhall.games.talisman.belongings.objects_and_followers import discard_belonging
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import ON_FOLLOWER_LOSS, ON_LIFE_LOSS
from questhall.games.talisman.characters.death import die_together
from questhall.games.talisman.characters.dice_and_fate import roll_dice, take_roll
from questhall.games.talisman.characters.quests import note_life_taken
from questhall.games.talisman.components.character_cards import MONK
from questhall.games.talisman.components.event_kinds import (
    ARMOUR_FAILED,
    FOLLOWER_KILLED,
    LIFE_SAVED,
    LOST_LIFE,
)
from questhall.games.talisman.components.printed_cards import ARMOUR_KEYWORD, CARD, KEYWORD, SAVES_FROM
from questhall.games.talisman.components.state import (
    FOLLOWER_LOSS,
    FOLLOWERS,
    LIFE,
    LOSS,
    OBJECTS,
    Table,
)

# What Life is lost by. Armour helps in battle only; a kill in an encounter of characters lets the killer loot.
BY_BATTLE: Final = 0
BY_PSYCHIC_COMBAT: Final = 1
BY_EFFECT: Final = 2

# The context of a loss
LOSERS: Final = 0  # who is about to lose Life, as a mask
LIVES: Final = 1  # how many each
CAUSE: Final = 2
CULPRIT: Final = 3  # the character who brings it about in an encounter, or nobody
REWARD: Final = 4  # how many Lives the culprit gains if Life is lost
LOSS_SIZE: Final = 5


def announce_loss(
    table: Table,
    losers: i64,
    lives: i64,
    cause: i64 = BY_EFFECT,
    culprit: i64 = NOBODY,
    reward: i64 = 0,
) -> None:
    """These characters (a mask) are each about to lose this many Lives."""
    if losers == 0 or lives == 0:
        return
    place = table.open_wide_context(LOSS, LOSS_SIZE)
    table.set_field(place, LOSERS, losers)
    table.set_field(place, LIVES, lives)
    table.set_field(place, CAUSE, cause)
    table.set_field(place, CULPRIT, culprit)
    table.set_field(place, REWARD, reward)
    armour: i64 = NO_FRAME
    if cause == BY_BATTLE:
        armour = ARMOUR_QUESTION.at(place)
    table.push_in_order(armour, LIFE_LOSS_WINDOW.opened_by(table.active, place), LOSE_TOGETHER.at(place))


def losers_in(table: Table, place: i64) -> i64:
    """Who is about to lose Life, as a mask."""
    return table.field(place, LOSERS)


def lives_in(table: Table, place: i64) -> i64:
    """How many Lives each of them is about to lose."""
    return table.field(place, LIVES)


def cause_in(table: Table, place: i64) -> i64:
    """Battle, psychic combat, or an effect."""
    return table.field(place, CAUSE)


def culprit_in(table: Table, place: i64) -> i64:
    """The character who brings it about in an encounter, or nobody."""
    return table.field(place, CULPRIT)


def reward_in(table: Table, place: i64) -> i64:
    """How many Lives the culprit gains if Life is lost."""
    return table.field(place, REWARD)


def lose_life(table: Table, seat: i64, lives: i64) -> None:
    """By an effect: a space, a card, a Spell."""
    announce_loss(table, BIT[seat], lives)


def save_life(table: Table, place: i64, seat: i64) -> None:
    """One Life is not lost."""
    if lives_in(table, place) == 1:
        table.set_field(place, LOSERS, losers_in(table, place) & ~BIT[seat])
    else:
        table.set_field(place, LIVES, lives_in(table, place) - 1)
    table.tell(LIFE_SAVED, seat)


def is_losing(table: Table, place: i64, seat: i64) -> bool:
    return losers_in(table, place) & BIT[seat] != 0


@final
class LifeLossWindow(Moment):
    """A Life is about to be lost. It lapses when it has been saved."""

    def has_lapsed(self, table: Table, _cause: i64, place: i64, /) -> bool:
        return losers_in(table, place) == 0


@final
class ArmourQuestion(Question[Table]):
    """The loser of a battle may use one piece of armour to save the Life.

    TAL-CMB-15, TAL-OBJ-08
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = only_loser(table, place)
        if table.is_character(seat, MONK):  # may not use Armour in battle
            return
        card = table.top(OBJECTS + seat)
        while card != NO_CARD:
            option = USE_ARMOUR.at(seat, table.faces[card])
            if KEYWORD[table.faces[card]] == ARMOUR_KEYWORD and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]
        if table.option_count > 0:
            table.offer(NO_ARMOUR.at(seat))
            table.ask(seat, self.at(place))


def only_loser(table: Table, place: i64) -> i64:
    """The loser of a fight."""
    seat: i64 = 0
    while losers_in(table, place) != BIT[seat]:
        seat += 1
    return seat


@final
class UseArmour(Choice[Table]):
    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        roll_dice(table, seat, 1, ARMOUR_HOLDS.at(seat, face, place))

    def reason(self, table: Table, seat: i64, _face: i64, _c: i64, /) -> str:
        loss = table.top_context(LOSS)
        if loss >= 0 and cause_in(table, loss) == BY_PSYCHIC_COMBAT:
            return "TAL-PSY-04"
        return "TAL-GOLDEN-03" if table.is_character(seat, MONK) else "TAL-OBJ-08"


@final
class ArmourHolds(Rule[Table]):
    """The battle stays lost either way (TAL-CMB-16)."""

    def run(self, table: Table, seat: i64, face: i64, place: i64, /) -> None:
        if take_roll(table) >= SAVES_FROM[face]:
            save_life(table, place, seat)
        else:
            table.tell(ARMOUR_FAILED, seat, face)


@final
class LoseTogether(Rule[Table]):
    """What has not been prevented happens to all at the same time; then the dead are dealt with.

    TAL-LIFE-02, TAL-LIFE-03
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        losers = losers_in(table, place)
        lives = lives_in(table, place)
        culprit = culprit_in(table, place)
        reward = reward_in(table, place)
        table.close_context(place)
        dead: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            if losers & BIT[seat] and table.is_alive(seat):
                lost = min(lives, table.get(seat, LIFE))
                return_life(table, seat, lost)
                table.tell(LOST_LIFE, seat, lost)
                if table.get(seat, LIFE) == 0:
                    dead |= BIT[seat]
            seat += 1
        if losers and culprit != NOBODY:
            gain_life(table, culprit, reward)
            table.push(LIFE_TAKEN.at(culprit))
        if dead:
            die_together(table, dead, culprit)


@final
class LifeTaken(Rule[Table]):
    """This may fulfil a quest and so move him away; after a kill he has looted first (TAL-Q91)."""

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        note_life_taken(table, seat)


# Followers


def announce_follower_loss(table: Table, seat: i64, face: i64) -> None:
    """A Follower is about to be killed."""
    place = table.open_wide_context(FOLLOWER_LOSS, FOLLOWER_LOSS_SIZE)
    table.set_field(place, OWNER, seat)
    table.set_field(place, VICTIM, face)
    table.push_in_order(FOLLOWER_LOSS_WINDOW.opened_by(table.active, place), KILL_FOLLOWER.at(place))


# The context of a Follower about to be killed
OWNER: Final = 0
VICTIM: Final = 1  # its face
IS_SAVED: Final = 2
FOLLOWER_LOSS_SIZE: Final = 4


def owner_in(table: Table, place: i64) -> i64:
    """Whose Follower is about to be killed."""
    return table.field(place, OWNER)


def victim_in(table: Table, place: i64) -> i64:
    """The face of the Follower that is about to be killed."""
    return table.field(place, VICTIM)


def is_follower_saved(table: Table, place: i64) -> bool:
    return table.field(place, IS_SAVED) != 0


def save_follower(table: Table, place: i64) -> None:
    table.set_field(place, IS_SAVED, 1)


@final
class FollowerLossWindow(Moment):
    """A Follower is about to be killed."""

    def has_lapsed(self, table: Table, _cause: i64, place: i64, /) -> bool:
        return is_follower_saved(table, place)


@final
class KillFollower(Rule[Table]):
    """The card goes to the discard pile, not to the space (TAL-FOL-03)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = owner_in(table, place)
        face = victim_in(table, place)
        is_saved = is_follower_saved(table, place)
        table.close_context(place)
        if not is_saved and table.holds(FOLLOWERS + seat, face):
            table.tell(FOLLOWER_KILLED, seat, face)
            discard_belonging(table, seat, face)


LIFE_LOSS_WINDOW: Final = LifeLossWindow(ON_LIFE_LOSS)
LOSE_TOGETHER: Final = LoseTogether()
LIFE_TAKEN: Final = LifeTaken()
ARMOUR_QUESTION: Final = ArmourQuestion("armour")
USE_ARMOUR: Final = UseArmour("armour", "TAL-OBJ-08", CARD)
NO_ARMOUR: Final = Pass("no armour", "TAL-OWN-03")
ARMOUR_HOLDS: Final = ArmourHolds()
FOLLOWER_LOSS_WINDOW: Final = FollowerLossWindow(ON_FOLLOWER_LOSS)
KILL_FOLLOWER: Final = KillFollower()
RULES: Final[list[Rule[Any]]] = [
    LIFE_LOSS_WINDOW,
    LOSE_TOGETHER,
    LIFE_TAKEN,
    ARMOUR_QUESTION,
    USE_ARMOUR,
    NO_ARMOUR,
    ARMOUR_HOLDS,
    FOLLOWER_LOSS_WINDOW,
    KILL_FOLLOWER,
]
