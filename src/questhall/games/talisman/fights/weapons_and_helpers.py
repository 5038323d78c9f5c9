"""Step 2 of a fight: Weapons and helpers, chosen before the attack roll.

TAL-CMB-08, TAL-PVP-03, TAL-OBJ-07, TAL-OWN-02, TAL-OWN-03, TAL-GOLDEN-03, TAL-GOLDEN-04, TAL-Q115
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import first_of, second_of, third_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.counters import pay
from questhall.games.talisman.belongings.objects_and_followers import discard_belonging
from questhall.games.talisman.components.board import CROWN_OF_COMMAND
from questhall.games.talisman.components.character_cards import ASSASSIN, GHOUL, MINSTREL
from questhall.games.talisman.components.event_kinds import ASSASSINATES, MERCENARY_PAID
from questhall.games.talisman.components.printed_cards import (
    CARD,
    FACE_COUNT,
    KEYWORD,
    MERCENARY,
    WEAPON_KEYWORD,
    column,
    is_enemy,
)
from questhall.games.talisman.components.state import (
    END_OF_TURN,
    FOLLOWERS,
    GOLD,
    MERCENARY_FIGHTS,
    OBJECTS,
    Table,
)
from questhall.games.talisman.fights.fight_context import (
    ATTACKER,
    DEFENDER,
    HELPER,
    IS_ASSASSINATION,
    SECOND_WEAPON,
    WEAPON,
    fighter,
    helper_of,
    is_assassination,
    is_psychic,
    weapon_in,
)
from questhall.games.talisman.fights.sides_and_scores import (
    can_use_weapon,
    is_off,
    take_up_best_weapons,
    weapon_limit,
    weapons_in_use,
)


@final
class TakeUpArms(Rule[Table]):
    """Everyone goes into battle with the best Weapons he may use."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if not is_off(table, place):
            take_up_best_weapons(table, place, ATTACKER)
            take_up_best_weapons(table, place, DEFENDER)


@final
class Prepare(Question[Table]):
    """Choose Weapons and helpers before the attack roll; using anything is voluntary (TAL-OWN-03).

    A Weapon that has been put away (a mask) cannot be taken up again in this fight, so that the question ends;
    every choice of Weapons can still be reached.
    """

    def run(self, table: Table, place: i64, side: i64, put_away: i64, /) -> None:
        if is_off(table, place) or is_psychic(table, place):
            return
        seat = fighter(table, place, side)
        self.offer_weapons(table, seat, place, side, put_away)
        self.offer_helpers(table, seat, place, side)
        if can_assassinate(table, seat, place, side):
            table.offer(ASSASSINATE.at(seat))
        if table.option_count > 0 or put_away != NOTHING_PUT_AWAY:
            table.offer(ATTACK.at(seat))
            table.ask(seat, self.at(place, side, put_away))

    def offer_weapons(self, table: Table, seat: i64, place: i64, side: i64, put_away: i64) -> None:
        in_use: i64 = 0
        for slot in range(WEAPON, SECOND_WEAPON + 1):
            weapon = weapon_in(table, place, side, slot)
            if weapon >= 0:
                in_use += 1
                if not table.is_offered(SHEATHE.at(seat, weapon)):
                    table.offer(SHEATHE.at(seat, weapon))
        if in_use == weapon_limit(table, seat):
            return
        card = table.top(OBJECTS + seat)
        while card != NO_CARD:
            face = table.faces[card]
            if can_use_weapon(table, seat, face) and not put_away & weapon_bit(face):
                is_free = weapons_in_use(table, place, side, face) < table.count(OBJECTS + seat, face)
                if is_free and not table.is_offered(WIELD.at(seat, face)):
                    table.offer(WIELD.at(seat, face))
            card = table.links[card]

    def offer_helpers(self, table: Table, seat: i64, place: i64, side: i64) -> None:
        if can_pay_mercenary(table, seat):
            table.offer(PAY_MERCENARY.at(seat))
        if helper_of(table, place, side) >= 0:
            return
        if table.is_character(seat, GHOUL) or table.is_character(seat, MINSTREL):
            card = table.top(FOLLOWERS + seat)
            while card != NO_CARD:
                face = table.faces[card]
                if is_enemy(face) and not table.is_offered(CALL.at(seat, face)):
                    table.offer(CALL.at(seat, face))
                card = table.links[card]


def weapon_bit(weapon: i64) -> i64:
    """The bit that stands for a kind of Weapon among those put away."""
    return BIT[WEAPON_NUMBER[weapon]]


def can_pay_mercenary(table: Table, seat: i64) -> bool:
    """Once in a turn, for a coin."""
    if table.has_lasting(MERCENARY_FIGHTS, seat):
        return False
    return table.has_follower(seat, MERCENARY) and table.get(seat, GOLD) > 0


def can_assassinate(table: Table, seat: i64, place: i64, side: i64) -> bool:
    """Only when the Assassin attacks, and not on the Crown of Command."""
    return (
        side == ATTACKER
        and table.is_character(seat, ASSASSIN)
        and not is_assassination(table, place)
        and table.place(seat) != CROWN_OF_COMMAND
    )


@final
class Wield(Choice[Table]):
    """TAL-OBJ-07"""

    def run(self, table: Table, _seat: i64, face: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        side = second_of(table.asking)
        table.push(table.asking)
        slot: i64 = WEAPON
        if weapon_in(table, place, side, WEAPON) >= 0:
            slot = SECOND_WEAPON
        table.set_field(place + side, slot, face + 1)

    def reason(self, table: Table, seat: i64, _face: i64, _c: i64, /) -> str:
        return "TAL-GOLDEN-03" if weapon_limit(table, seat) == 0 else "TAL-OBJ-07"


@final
class Sheathe(Choice[Table]):
    """TAL-OWN-03"""

    def run(self, table: Table, _seat: i64, face: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        side = second_of(table.asking)
        table.push(PREPARE.at(place, side, third_of(table.asking) | weapon_bit(face)))
        slot: i64 = WEAPON
        if weapon_in(table, place, side, WEAPON) != face:
            slot = SECOND_WEAPON
        table.set_field(place + side, slot, 0)


@final
class Call(Choice[Table]):
    """A raised or charmed Follower adds its Strength in this battle (TAL-Q115)."""

    def run(self, table: Table, _seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        table.set_field(first_of(table.asking) + second_of(table.asking), HELPER, face + 1)


@final
class PayMercenary(Choice[Table]):
    """Once in a turn, for all battles of that turn."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(table.asking)
        pay(table, seat, 1)
        table.begin_lasting(MERCENARY_FIGHTS, seat, seat, END_OF_TURN)
        table.tell(MERCENARY_PAID, seat)


@final
class Assassinate(Choice[Table]):
    """The victim rolls no die for its attack."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.push(table.asking)
        table.set_field(first_of(table.asking), IS_ASSASSINATION, 1)
        table.tell(ASSASSINATES, seat)


def dismiss_helpers(table: Table, place: i64) -> None:
    """A raised Follower is discarded after the battle it has helped in; a charmed one stays."""
    for side in (ATTACKER, DEFENDER):
        seat = fighter(table, place, side)
        helper = helper_of(table, place, side)
        if helper >= 0 and table.is_character(seat, GHOUL):
            discard_belonging(table, seat, helper)


def _number_weapons() -> vec[i64]:
    """A small number for each Weapon; the other faces share -1."""
    weapons = [face for face in range(FACE_COUNT) if KEYWORD[face] == WEAPON_KEYWORD]
    assert len(weapons) < 16, "those put away have to fit into a frame"
    return column([weapons.index(face) if face in weapons else -1 for face in range(FACE_COUNT)])


NOTHING_PUT_AWAY: Final = 0
WEAPON_NUMBER: Final = _number_weapons()
TAKE_UP_ARMS: Final = TakeUpArms()
PREPARE: Final = Prepare("prepare")
WIELD: Final = Wield("wield", "TAL-OBJ-07", CARD)
SHEATHE: Final = Sheathe("sheathe", "TAL-OWN-03", CARD)
CALL: Final = Call("call", "TAL-Q115", CARD)
PAY_MERCENARY: Final = PayMercenary("pay mercenary", "TAL-OWN-02")
ASSASSINATE: Final = Assassinate("assassinate", "TAL-GOLDEN-02")
ATTACK: Final = Pass("attack roll", "TAL-CMB-09")
RULES: Final[list[Rule[Any]]] = [
    TAKE_UP_ARMS,
    PREPARE,
    WIELD,
    SHEATHE,
    CALL,
    PAY_MERCENARY,
    ASSASSINATE,
    ATTACK,
]
