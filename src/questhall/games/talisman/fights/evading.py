"""Step 1 of a fight: evade the opponent, bribe, charm or destroy it, or stand and fight.

TAL-CMB-06, TAL-PVP-02, TAL-EVADE-01, TAL-EVADE-02, TAL-EVADE-03, TAL-EVADE-04, TAL-EVADE-05, TAL-EVADE-06,
TAL-EVADE-07, TAL-Q41, TAL-Q47, TAL-Q109, TAL-Q115
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import first_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import pay
from questhall.games.talisman.belongings.objects_and_followers import discard, may_have_followers, receive
from questhall.games.talisman.belongings.spells_in_hand import SPELL_OFFER
from questhall.games.talisman.casting.casting import Moment
from questhall.games.talisman.casting.moments import ON_ENEMY_DEATH
from questhall.games.talisman.characters.dice_and_fate import roll_dice, take_roll
from questhall.games.talisman.characters.quests import note_enemy_killed
from questhall.games.talisman.components.board import is_hills, is_inner, is_woods
from questhall.games.talisman.components.character_cards import DWARF, ELF, MINSTREL, PRIEST
from questhall.games.talisman.components.creatures import KIND_OF
from questhall.games.talisman.components.event_kinds import (
    BRIBED,
    CHARMED,
    DESTROYED,
    EVADED_BY,
    EVADED_CARD,
    NOT_CHARMED,
)
from questhall.games.talisman.components.printed_cards import (
    ANIMAL_KIND,
    BANDIT,
    CARD,
    CROSS,
    DRAGON_KIND,
    GNOME,
    KIND,
    PIXIE,
    POWER,
    SPIRIT_KIND,
)
from questhall.games.talisman.components.state import FIGHT, GOLD, INVISIBLE, ON_SPACE, Table
from questhall.games.talisman.fights.fight_context import (
    IS_EVADED,
    attacker,
    creature_of,
    defender,
    is_stand_off,
)
from questhall.games.talisman.fights.sides_and_scores import (
    is_in_the_fight,
    is_off,
    mark_evaded,
)


def can_evade(table: Table, seat: i64) -> bool:
    """Whether something lets the character evade others where he is."""
    space = table.place(seat)
    if table.has_lasting(INVISIBLE, seat):
        return True
    if is_hills(space):
        return table.is_character(seat, DWARF) or table.has_follower(seat, GNOME)
    if is_woods(space):
        return table.is_character(seat, ELF) or table.has_follower(seat, PIXIE)
    return False


def can_leave_alone(table: Table, seat: i64, kind: i64) -> bool:
    """Whether a creature of this kind can be evaded.

    In the Inner Region nothing but characters can be evaded (TAL-EVADE-07).
    """
    if is_inner(table.place(seat)):
        return False
    return is_left_alone(table, seat, kind) or can_evade(table, seat)


def is_left_alone(table: Table, seat: i64, kind: i64) -> bool:
    """Animals and Dragons do not attack the Minstrel, unless he wants them to."""
    return kind in (ANIMAL_KIND, DRAGON_KIND) and table.is_character(seat, MINSTREL)


def can_destroy_spirits(table: Table, seat: i64) -> bool:
    return table.is_character(seat, PRIEST) or table.uses_object(seat, CROSS)


@final
class Evasion(Question[Table]):
    """Before anything else: evade, bribe, charm or destroy the opponent, or stand and fight.

    Using anything is voluntary: the owner of the Cross may still fight a Spirit.

    TAL-CMB-06, TAL-CMB-21, TAL-PVP-02, TAL-EVADE-03, TAL-EVADE-04, TAL-OWN-04, TAL-Q41, TAL-Q109
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if is_off(table, place):
            return
        seat = attacker(table, place)
        foe = defender(table, place)
        if foe != NOBODY:
            seat = foe
            if can_evade(table, foe):
                table.offer(EVADE_ATTACKER.at(foe))
        elif creature_of(table, place) != NOBODY:
            self.offer_for_creature(table, seat, KIND_OF[creature_of(table, place)])
        else:
            self.offer_for_enemies(table, seat, place)
        if table.option_count > 0:
            table.offer(STAND.at(seat))
            table.ask(seat, self.at(place))

    def offer_for_creature(self, table: Table, seat: i64, kind: i64) -> None:
        if can_leave_alone(table, seat, kind):
            table.offer(EVADE_CREATURE.at(seat))
        if kind == SPIRIT_KIND and can_destroy_spirits(table, seat):
            table.offer(DESTROY_CREATURE.at(seat))

    def offer_for_enemies(self, table: Table, seat: i64, place: i64) -> None:
        offered: i64 = 0
        card = table.top(ON_SPACE + table.place(seat))
        while card != NO_CARD:
            face = table.faces[card]
            if is_in_the_fight(table, place, card) and not offered & BIT[face]:
                offered |= BIT[face]
                self.offer_for_enemy(table, seat, face)
            card = table.links[card]

    def offer_for_enemy(self, table: Table, seat: i64, face: i64) -> None:
        if can_leave_alone(table, seat, KIND[face]):
            table.offer(EVADE_CARD.at(seat, face))
        if face == BANDIT and table.get(seat, GOLD) > 0:
            table.offer(BRIBE.at(seat, face))
        if KIND[face] == SPIRIT_KIND and can_destroy_spirits(table, seat):
            table.offer(DESTROY.at(seat, face))
        if KIND[face] == ANIMAL_KIND and table.is_character(seat, MINSTREL) and may_have_followers(table, seat):
            table.offer(CHARM.at(seat, face))


def card_in_fight(table: Table, place: i64, face: i64) -> i64:
    """A card of this face that still is in the fight."""
    card = table.top(ON_SPACE + table.place(attacker(table, place)))
    while card != NO_CARD and not (table.faces[card] == face and is_in_the_fight(table, place, card)):
        card = table.links[card]
    return card


@final
class EvadeCard(Choice[Table]):
    """TAL-EVADE-02"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        mark_evaded(table, card_in_fight(table, first_of(table.asking), face))
        table.tell(EVADED_CARD, seat, face)

    def reason(self, table: Table, seat: i64, _face: i64, _c: i64, /) -> str:
        return "TAL-EVADE-07" if is_inner(table.place(seat)) else "TAL-EVADE-01"


@final
class EvadeCreature(Choice[Table]):
    """TAL-EVADE-05"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        evade_fight(table, first_of(table.asking), seat)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-EVADE-07" if is_inner(table.place(seat)) else "TAL-EVADE-01"


@final
class EvadeAttacker(Choice[Table]):
    """TAL-EVADE-04, TAL-PVP-02"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        evade_fight(table, first_of(table.asking), seat)


def evade_fight(table: Table, place: i64, seat: i64) -> None:
    table.set_field(place, IS_EVADED, 1)
    table.tell(EVADED_BY, seat)


@final
class Bribe(Choice[Table]):
    """A Bandit who is paid does not attack: he counts as evaded (TAL-Q109)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        pay(table, seat, 1)
        mark_evaded(table, card_in_fight(table, first_of(table.asking), face))
        table.tell(BRIBED, seat, face)


@final
class Destroy(Choice[Table]):
    """The Cross or the Priest destroys a Spirit without psychic combat, which kills it (TAL-Q06, TAL-Q47)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        card = card_in_fight(table, place, face)
        table.push_in_order(
            SPIRIT_DEATH_WINDOW.opened_by(table.active, card),
            SPIRIT_DIES.at(seat, place, card),
            table.asking,
        )


@final
class SpiritDeathWindow(Moment):
    """A Spirit is about to be destroyed; saving it makes the whole fight a stand-off (TAL-Q41)."""

    def name(self) -> str:
        return "spirit_death_window"

    def has_lapsed(self, table: Table, _cause: i64, _card: i64, /) -> bool:
        return is_stand_off(table, table.top_context(FIGHT))


@final
class SpiritDies(Rule[Table]):
    """It is discarded and is not a trophy; the Priest may gain a Spell for it (TAL-Q47)."""

    def run(self, table: Table, seat: i64, place: i64, card: i64, /) -> None:
        if is_stand_off(table, place):
            return
        table.take(card, ON_SPACE + table.place(seat))
        discard(table, card)
        table.tell(DESTROYED, seat, table.faces[card])
        table.push(SPIRIT_COUNTS.at(seat))
        reward_priest(table, seat)


@final
class SpiritCounts(Rule[Table]):
    """This may fulfil a quest and so move him away; he has his gains first (TAL-Q91)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        note_enemy_killed(table, seat)


@final
class DestroyCreature(Choice[Table]):
    """The Spirit of the Crags is not a card, but is destroyed in the same way."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        evade_fight(table, first_of(table.asking), seat)
        reward_priest(table, seat)


def reward_priest(table: Table, seat: i64) -> None:
    if table.is_character(seat, PRIEST):
        table.push(SPELL_OFFER.at(seat))


@final
class Charm(Choice[Table]):
    """The Minstrel does not attack an Animal but tries to make it follow him."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        card = card_in_fight(table, first_of(table.asking), face)
        roll_dice(table, seat, 1, CHARM_ROLLED.at(seat, card))


@final
class CharmRolled(Rule[Table]):
    """Above its Strength it follows; otherwise it stays and still does not attack."""

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        face = table.faces[card]
        if take_roll(table) > POWER[face]:
            table.take(card, ON_SPACE + table.place(seat))
            table.tell(CHARMED, seat, face)
            receive(table, seat, card)
        else:
            mark_evaded(table, card)
            table.tell(NOT_CHARMED, seat, face)


EVASION: Final = Evasion("evasion_choice")
EVADE_CARD: Final = EvadeCard("evade", "TAL-EVADE-01", CARD)
EVADE_CREATURE: Final = EvadeCreature("evade creature", "TAL-EVADE-01")
EVADE_ATTACKER: Final = EvadeAttacker("evade attacker", "TAL-EVADE-01")
BRIBE: Final = Bribe("bribe", "TAL-Q109", CARD)
DESTROY: Final = Destroy("destroy", "TAL-Q47", CARD)
DESTROY_CREATURE: Final = DestroyCreature("destroy creature", "TAL-Q47")
SPIRIT_DEATH_WINDOW: Final = SpiritDeathWindow(ON_ENEMY_DEATH)
SPIRIT_DIES: Final = SpiritDies()
SPIRIT_COUNTS: Final = SpiritCounts()
CHARM: Final = Charm("charm", "TAL-Q115", CARD)
CHARM_ROLLED: Final = CharmRolled()
STAND: Final = Pass("stand and fight", "TAL-CMB-06")
RULES: Final[list[Rule[Any]]] = [
    EVASION,
    EVADE_CARD,
    EVADE_CREATURE,
    EVADE_ATTACKER,
    BRIBE,
    DESTROY,
    DESTROY_CREATURE,
    SPIRIT_DEATH_WINDOW,
    SPIRIT_DIES,
    SPIRIT_COUNTS,
    CHARM,
    CHARM_ROLLED,
    STAND,
]
