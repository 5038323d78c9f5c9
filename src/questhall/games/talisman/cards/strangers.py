"""Strangers: those who grant a wish, and those who serve every visitor.

TAL-ADV-15, TAL-ENC-11, TAL-TURN-07, TAL-LIFE-13, TAL-FATE-13, TAL-Q24, TAL-Q29, TAL-Q58, TAL-Q69, TAL-Q76
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rules import Noun, Question, Rule, is_asked
from questhall.games.talisman.belongings.counters import (
    can_gain_craft,
    can_gain_life,
    can_gain_strength,
    gain_craft,
    gain_fate,
    gain_gold,
    gain_life,
    gain_strength,
    pay,
)
from questhall.games.talisman.belongings.objects_and_followers import discard_from_space
from questhall.games.talisman.belongings.spells_in_hand import can_gain_spell, gain_spell
from questhall.games.talisman.characters.dice_and_fate import roll_dice
from questhall.games.talisman.characters.quests import give_talisman
from questhall.games.talisman.components.character_cards import EVIL, GOOD
from questhall.games.talisman.components.printed_cards import (
    ENCHANTER,
    FAIRY,
    HEALER,
    HERMIT,
    MAGE,
    PHANTOM,
    SORCERER,
    WITCH,
)
from questhall.games.talisman.components.roll_tables import WITCH_TABLE
from questhall.games.talisman.components.state import FATE_SUPPLY, GOLD, GOLD_SUPPLY, Table
from questhall.games.talisman.encounters.roll_outcomes import LookUp
from questhall.games.talisman.encounters.teleporting import ANOTHER_SPACE, ANY_SPACE, DESTINATION
from questhall.games.talisman.spaces.shops_and_healers import heal_freely

# Wishes

WISH_FOR_SPELL: Final = 0
WISH_FOR_GOLD: Final = 1
WISH_FOR_STRENGTH: Final = 2
WISH_FOR_CRAFT: Final = 3
WISH_FOR_LIFE: Final = 4
WISH_FOR_FATE: Final = 5
WISH_TO_TELEPORT: Final = 6
WISH: Final = Noun("wish", ["spell", "gold", "strength", "craft", "life", "fate", "teleport"])

ENOUGH_FOR_THE_ENCHANTER: Final = 4


@mypyc_attr(allow_interpreted_subclasses=False)
class GrantsWish(Rule[Table]):
    """The first character who deserves it has a wish granted; others get nothing, and the Stranger stays."""

    def __init__(self, label: str, leads_to: int) -> None:
        super().__init__()
        self.label = label
        self.leads_to: i64 = leads_to  # where a teleport may lead

    def name(self) -> str:
        return self.label

    def is_deserved_by(self, table: Table, seat: i64) -> bool:
        raise NotImplementedError

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        if self.is_deserved_by(table, seat):
            table.push(WISHES.at(seat, card, self.leads_to))


@final
class MeetEnchanter(GrantsWish):
    """He respects Craft."""

    def is_deserved_by(self, table: Table, seat: i64) -> bool:
        return table.craft(seat) >= ENOUGH_FOR_THE_ENCHANTER


MEET_ENCHANTER: Final = MeetEnchanter("meet_enchanter", ANY_SPACE)


@final
class MeetKindred(GrantsWish):
    """The Fairy favours the good, the Phantom the evil."""

    def __init__(self, label: str, leads_to: int, alignment: int) -> None:
        super().__init__(label, leads_to)
        self.alignment: i64 = alignment

    def is_deserved_by(self, table: Table, seat: i64) -> bool:
        return table.alignment(seat) == self.alignment


MEET_FAIRY: Final = MeetKindred("meet_fairy", ANOTHER_SPACE, GOOD)
MEET_PHANTOM: Final = MeetKindred("meet_phantom", ANOTHER_SPACE, EVIL)


def can_be_granted(table: Table, seat: i64, wish: i64) -> bool:
    """What the limit of Spells, the supply or a Toad's shape does not allow cannot be wished for."""
    if wish == WISH_FOR_SPELL:
        return can_gain_spell(table, seat)
    if wish == WISH_FOR_GOLD:
        return table.board[GOLD_SUPPLY] > 0 and not table.is_toad(seat)
    if wish == WISH_FOR_STRENGTH:
        return can_gain_strength(table, seat)
    if wish == WISH_FOR_CRAFT:
        return can_gain_craft(table, seat)
    if wish == WISH_FOR_LIFE:
        return can_gain_life(table, seat)
    if wish == WISH_FOR_FATE:
        return table.board[FATE_SUPPLY] > 0
    return True


@final
class Wishes(Question[Table]):
    """One of the wishes has to be chosen."""

    def run(self, table: Table, seat: i64, card: i64, leads_to: i64, /) -> None:
        wish: i64 = WISH_FOR_SPELL
        while wish <= WISH_TO_TELEPORT:
            if can_be_granted(table, seat, wish):
                table.offer(MAKE_WISH.at(seat, wish))
            wish += 1
        table.ask(seat, self.at(seat, card, leads_to))


WISHES: Final = Wishes("wishes")


@final
class MakeWish(Choice[Table]):
    """The Stranger is discarded, before a teleport leads away from him."""

    def run(self, table: Table, seat: i64, wish: i64, _c: i64, /) -> None:
        leads_to = third_of(table.asking)
        discard_from_space(table, seat, second_of(table.asking))
        if wish == WISH_FOR_SPELL:
            gain_spell(table, seat)
        elif wish == WISH_FOR_GOLD:
            gain_gold(table, seat, 1)
        elif wish == WISH_FOR_STRENGTH:
            gain_strength(table, seat, 1)
        elif wish == WISH_FOR_CRAFT:
            gain_craft(table, seat, 1)
        elif wish == WISH_FOR_LIFE:
            gain_life(table, seat, 1)
        elif wish == WISH_FOR_FATE:
            gain_fate(table, seat, 1)
        else:
            table.push(DESTINATION.at(seat, leads_to))

    def reason(self, table: Table, seat: i64, wish: i64, _c: i64, /) -> str:
        if not is_asked(table, seat, WISHES):
            return self.clause
        if wish == WISH_FOR_SPELL:
            return "TAL-TOAD-10" if table.is_toad(seat) else "TAL-Q69"
        return "TAL-Q76" if table.is_toad(seat) and wish == WISH_FOR_GOLD else "TAL-GOLDEN-07"


MAKE_WISH: Final = MakeWish("wish", "TAL-ADV-15", WISH)


# Those who give once


@final
class MeetHermit(Rule[Table]):
    """He gives a Talisman from the stack, if one is left, and leaves either way (TAL-Q58)."""

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        discard_from_space(table, seat, card)
        give_talisman(table, seat)


MEET_HERMIT: Final = MeetHermit()


# Those who stay for the rest of the game

LIVES_HEALED: Final = 2
PRICE_OF_A_SPELL: Final = 1


@final
class MeetHealer(Rule[Table]):
    """He heals up to two Lives per visit free of charge, if the character wishes (TAL-LIFE-13)."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        heal_freely(table, seat, LIVES_HEALED)


MEET_HEALER: Final = MeetHealer()


@final
class MeetMage(Rule[Table]):
    """Every good visitor gains a Spell, if his Craft allows (TAL-Q69)."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        if table.alignment(seat) == GOOD:
            gain_spell(table, seat)


MEET_MAGE: Final = MeetMage()


@final
class MeetSorcerer(Question[Table]):
    """He sells one Spell per visit to a character whose Craft allows it (TAL-Q69)."""

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        if table.get(seat, GOLD) >= PRICE_OF_A_SPELL and can_gain_spell(table, seat):
            table.offer(BUY_SPELL.at(seat))
            table.offer(BUY_NO_SPELL.at(seat))
            table.ask(seat, self.at(seat, card))


MEET_SORCERER: Final = MeetSorcerer("sorcerer")


@final
class BuySpell(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        pay(table, seat, PRICE_OF_A_SPELL)
        gain_spell(table, seat)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        if table.get(seat, GOLD) < PRICE_OF_A_SPELL:
            return "TAL-Q53"
        return self.clause if can_gain_spell(table, seat) else "TAL-Q69"


BUY_SPELL: Final = BuySpell("buy spell", "TAL-ADV-15")
BUY_NO_SPELL: Final = Pass("buy no spell", "TAL-ADV-15")


@final
class MeetWitch(Rule[Table]):
    """A character who lands here must roll."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        roll_dice(table, seat, 1, BEWITCHED.at(seat))


MEET_WITCH: Final = MeetWitch()
BEWITCHED: Final = LookUp("bewitched", WITCH_TABLE)


RULES: Final[list[Rule[Any]]] = [
    MEET_ENCHANTER,
    MEET_FAIRY,
    MEET_PHANTOM,
    WISHES,
    MAKE_WISH,
    MEET_HERMIT,
    MEET_HEALER,
    MEET_MAGE,
    MEET_SORCERER,
    BUY_SPELL,
    BUY_NO_SPELL,
    MEET_WITCH,
    BEWITCHED,
]
MEETINGS_HERE: Final[list[tuple[int, Rule[Table]]]] = [
    (ENCHANTER, MEET_ENCHANTER),
    (FAIRY, MEET_FAIRY),
    (PHANTOM, MEET_PHANTOM),
    (HEALER, MEET_HEALER),
    (HERMIT, MEET_HERMIT),
    (MAGE, MEET_MAGE),
    (SORCERER, MEET_SORCERER),
    (WITCH, MEET_WITCH),
]
