"""The Middle Region: what its spaces tell a character to do, clockwise from the Warlock's Cave.

TAL-QUEST-02, TAL-QUEST-03, TAL-QUEST-04, TAL-LIFE-13, TAL-LIFE-14, TAL-LIFE-16, TAL-FATE-14, TAL-FOL-03,
TAL-VAR-04, TAL-VAR-06, TAL-Q38, TAL-Q53, TAL-Q58, TAL-Q107, TAL-Q112, TAL-Q113, TAL-Q114
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.counters import (
    gain_gold,
    heal,
    pay,
)
from questhall.games.talisman.belongings.objects_and_followers import discard_belonging
from questhall.games.talisman.characters.dice_and_fate import SIDES, roll_dice, take_roll
from questhall.games.talisman.characters.losses import announce_follower_loss, lose_life
from questhall.games.talisman.characters.quests import take_quest
from questhall.games.talisman.components.board import BLACK_KNIGHT, CASTLE, CHASM, TEMPLE, WARLOCKS_CAVE
from questhall.games.talisman.components.event_kinds import EVADED_BY
from questhall.games.talisman.components.printed_cards import CARD, PRINCE, PRINCESS, is_forced_follower
from questhall.games.talisman.components.roll_tables import LOSE_A_FOLLOWER_OR_LIFE, TEMPLE_TABLE, outcome_of
from questhall.games.talisman.components.state import (
    EASIER_EVASION,
    FOLLOWERS,
    GOLD,
    NO_QUEST,
    QUEST,
    Table,
)
from questhall.games.talisman.encounters.roll_outcomes import carry_out
from questhall.games.talisman.fights.evading import can_evade
from questhall.games.talisman.spaces.shared_instructions import (
    ROLLS_ANYWAY,
    ask_whether_to_roll,
    may_skip_roll,
    prayer_top,
)
from questhall.games.talisman.spaces.shops_and_healers import buy_life, can_be_healed, why_no_life

# The Warlock's Cave


@final
class WarlockInstruction(Question[Table]):
    """A character may take on a quest, if he has none in hand. TAL-QUEST-02, TAL-QUEST-03, TAL-QUEST-04"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.get(seat, QUEST) == NO_QUEST:
            table.offer(TAKE_QUEST.at(seat))
            table.offer(TAKE_NO_QUEST.at(seat))
            table.ask(seat, self.at(seat))


@final
class TakeQuest(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        take_quest(table, seat)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-QUEST-03" if table.get(seat, QUEST) != NO_QUEST else "TAL-QUEST-02"


# The Temple


@final
class TempleInstruction(Rule[Table]):
    """A prayer with two dice, to which the Monk and the Priest may add 1 (TAL-Q114)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 2, TEMPLE_ANSWERS.at(seat), prayer_top(table, seat, 2 * SIDES))


@final
class TempleAnswers(Rule[Table]):
    """Everything from losing two Lives to gaining two: `components/roll_tables.py`."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        answer = outcome_of(TEMPLE_TABLE, take_roll(table))
        if answer == LOSE_A_FOLLOWER_OR_LIFE:
            table.push(TEMPLE_PRICE.at(seat))
        else:
            carry_out(table, seat, answer)


@final
class TemplePrice(Question[Table]):
    """A Follower or a Life; without a Follower that can be lost it is the Life (TAL-Q53, TAL-Q112)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        card = table.top(FOLLOWERS + seat)
        while card != NO_CARD:
            option = LOSE_FOLLOWER.at(seat, table.faces[card])
            if not is_forced_follower(table.faces[card]) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]
        if table.option_count == 0:
            lose_life(table, seat, 1)
            return
        table.offer(LOSE_LIFE_INSTEAD.at(seat))
        table.ask(seat, self.at(seat))


@final
class LoseFollower(Choice[Table]):
    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        announce_follower_loss(table, seat, face)

    def reason(self, table: Table, _seat: i64, face: i64, _c: i64, /) -> str:
        return "TAL-Q112" if is_forced_follower(face) else "TAL-Q53"


@final
class LoseLifeInstead(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        lose_life(table, seat, 1)


# The Castle

NO_LIVES: Final = 0
ROYAL_LIVES: Final = 2  # that Prince and Princess each get for nothing, in one visit
RANSOM: Final = 3


@final
class CastleInstruction(Rule[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(ROYAL_DOCTOR.at(seat, NO_LIVES, NO_LIVES))


@final
class RoyalDoctor(Question[Table]):
    """He heals for gold, or as a favour to the Prince and the Princess; they may also be handed over.

    All of it may be combined, in any order. The frame counts the Lives that each of the two has got him.
    """

    def run(self, table: Table, seat: i64, by_prince: i64, by_princess: i64, /) -> None:
        self.offer_royal(table, seat, PRINCE, by_prince)
        self.offer_royal(table, seat, PRINCESS, by_princess)
        if table.get(seat, GOLD) > 0 and can_be_healed(table, seat):
            table.offer(PAY_ROYAL_DOCTOR.at(seat))
        if table.option_count > 0:
            table.offer(LEAVE_CASTLE.at(seat))
            table.ask(seat, self.at(seat, by_prince, by_princess))

    def offer_royal(self, table: Table, seat: i64, royal: i64, healed: i64) -> None:
        if table.has_follower(seat, royal):
            if healed < ROYAL_LIVES and can_be_healed(table, seat):
                table.offer(HEAL_THANKS_TO.at(seat, royal))
            table.offer(TURN_IN.at(seat, royal))


@final
class HealThanksTo(Choice[Table]):
    """One free Life. TAL-LIFE-13"""

    def run(self, table: Table, seat: i64, royal: i64, _c: i64, /) -> None:
        by_prince = second_of(table.asking)
        by_princess = third_of(table.asking)
        if royal == PRINCE:
            by_prince += 1
        else:
            by_princess += 1
        table.push(ROYAL_DOCTOR.at(seat, by_prince, by_princess))
        heal(table, seat, 1)

    def reason(self, table: Table, seat: i64, royal: i64, _c: i64, /) -> str:
        if not table.has_follower(seat, royal):
            return "TAL-OWN-01"
        return "TAL-ENC-01" if table.place(seat) != CASTLE else "TAL-LIFE-13"


@final
class PayRoyalDoctor(Choice[Table]):
    """One Life for one coin. TAL-LIFE-13"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(table.asking)
        buy_life(table, seat)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return why_no_life(table, seat)


@final
class TurnIn(Choice[Table]):
    """The Prince or the Princess stays at home: three gold."""

    def run(self, table: Table, seat: i64, royal: i64, _c: i64, /) -> None:
        table.push(table.asking)
        discard_belonging(table, seat, royal)
        gain_gold(table, seat, RANSOM)

    def reason(self, table: Table, seat: i64, royal: i64, _c: i64, /) -> str:
        return "TAL-ENC-01" if table.has_follower(seat, royal) else "TAL-OWN-01"


# The Black Knight


@final
class BlackKnightInstruction(Question[Table]):
    """A coin or a Life; without gold it is the Life (TAL-Q53).

    With easier evasion a character who has a means to may avoid him. TAL-VAR-04, TAL-VAR-06, TAL-Q08, TAL-Q107
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.get(seat, GOLD) > 0:
            table.offer(PAY_KNIGHT.at(seat))
        if table.has_variant(EASIER_EVASION) and can_evade(table, seat):
            table.offer(EVADE_KNIGHT.at(seat))
        if table.option_count == 0:
            lose_life(table, seat, 1)
            return
        table.offer(DEFY_KNIGHT.at(seat))
        table.ask(seat, self.at(seat))


@final
class PayKnight(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        pay(table, seat, 1)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-Q53" if table.get(seat, GOLD) == 0 else "TAL-ENC-01"


@final
class DefyKnight(Choice[Table]):
    """Keep the gold and lose a Life."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        lose_life(table, seat, 1)


@final
class EvadeKnight(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.tell(EVADED_BY, seat)


# The Chasm

FALLS_WITH: Final = 2  # or less


@final
class ChasmInstruction(Question[Table]):
    """A die for himself and one for each Follower, each a roll of its own (TAL-Q38).

    A character who knows the way may skip all of the rolls, but not some of them.
    """

    def run(self, table: Table, seat: i64, rolls_anyway: i64, _c: i64, /) -> None:
        if rolls_anyway != ROLLS_ANYWAY and may_skip_roll(table, seat, CHASM):
            ask_whether_to_roll(table, seat, self.at(seat))
        else:
            roll_dice(table, seat, 1, CHASM_CROSSED.at(seat))


@final
class ChasmCrossed(Rule[Table]):
    """His own die comes first: if he dies of it his Followers stay on the space and do not roll (TAL-Q19).

    Forced Followers never roll (TAL-Q112).
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        roll = take_roll(table)
        card = table.top(FOLLOWERS + seat)
        while card != NO_CARD:
            if not is_forced_follower(table.faces[card]):
                table.push(FOLLOWER_CROSSES.at(seat, table.faces[card]))
            card = table.links[card]
        if roll <= FALLS_WITH:
            lose_life(table, seat, 1)


@final
class FollowerCrosses(Rule[Table]):
    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        if table.has_follower(seat, face):
            roll_dice(table, seat, 1, FOLLOWER_CROSSED.at(seat, face))


@final
class FollowerCrossed(Rule[Table]):
    """TAL-FOL-03"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        if take_roll(table) <= FALLS_WITH:
            announce_follower_loss(table, seat, face)


WARLOCK_INSTRUCTION: Final = WarlockInstruction("warlock")
TAKE_QUEST: Final = TakeQuest("take quest", "TAL-QUEST-02")
TAKE_NO_QUEST: Final = Pass("take no quest", "TAL-QUEST-02")
TEMPLE_INSTRUCTION: Final = TempleInstruction()
TEMPLE_ANSWERS: Final = TempleAnswers()
TEMPLE_PRICE: Final = TemplePrice("temple_price")
LOSE_FOLLOWER: Final = LoseFollower("lose follower", "TAL-Q53", CARD)
LOSE_LIFE_INSTEAD: Final = LoseLifeInstead("lose life instead", "TAL-Q53")
CASTLE_INSTRUCTION: Final = CastleInstruction()
ROYAL_DOCTOR: Final = RoyalDoctor("royal_doctor")
HEAL_THANKS_TO: Final = HealThanksTo("heal thanks to", "TAL-LIFE-13", CARD)
PAY_ROYAL_DOCTOR: Final = PayRoyalDoctor("pay royal doctor", "TAL-LIFE-13")
TURN_IN: Final = TurnIn("turn in", "TAL-ENC-01", CARD)
LEAVE_CASTLE: Final = Pass("leave castle", "TAL-ENC-01")
BLACK_KNIGHT_INSTRUCTION: Final = BlackKnightInstruction("black_knight")
PAY_KNIGHT: Final = PayKnight("pay knight", "TAL-Q53")
DEFY_KNIGHT: Final = DefyKnight("defy knight", "TAL-Q53")
EVADE_KNIGHT: Final = EvadeKnight("evade knight", "TAL-VAR-04")
CHASM_INSTRUCTION: Final = ChasmInstruction("chasm")
CHASM_CROSSED: Final = ChasmCrossed()
FOLLOWER_CROSSES: Final = FollowerCrosses()
FOLLOWER_CROSSED: Final = FollowerCrossed()
RULES: Final[list[Rule[Any]]] = [
    WARLOCK_INSTRUCTION,
    TAKE_QUEST,
    TAKE_NO_QUEST,
    TEMPLE_INSTRUCTION,
    TEMPLE_ANSWERS,
    TEMPLE_PRICE,
    LOSE_FOLLOWER,
    LOSE_LIFE_INSTEAD,
    CASTLE_INSTRUCTION,
    ROYAL_DOCTOR,
    HEAL_THANKS_TO,
    PAY_ROYAL_DOCTOR,
    TURN_IN,
    LEAVE_CASTLE,
    BLACK_KNIGHT_INSTRUCTION,
    PAY_KNIGHT,
    DEFY_KNIGHT,
    EVADE_KNIGHT,
    CHASM_INSTRUCTION,
    CHASM_CROSSED,
    FOLLOWER_CROSSES,
    FOLLOWER_CROSSED,
]
INSTRUCTIONS_HERE: Final[list[tuple[int, Rule[Table]]]] = [
    (WARLOCKS_CAVE, WARLOCK_INSTRUCTION),
    (TEMPLE, TEMPLE_INSTRUCTION),
    (CASTLE, CASTLE_INSTRUCTION),
    (BLACK_KNIGHT, BLACK_KNIGHT_INSTRUCTION),
    (CHASM, CHASM_INSTRUCTION),
]
