"""Spells that can also be cast in other players' turns: when needed, and in response to events.

Some have more than one use, with a verb for each; the effect is in the Spell itself.

TAL-SPELL-05, TAL-SPELL-13, TAL-SPELL-14, TAL-Q05, TAL-Q41, TAL-Q71, TAL-Q74
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.rules import Noun, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import (
    heal,
    wounds,
)
from questhall.games.talisman.belongings.spells_in_hand import discard_all_spells
from questhall.games.talisman.casting.casting import CharacterSpell, Spell, cancel_spell
from questhall.games.talisman.casting.moments import (
    AT_EVASION,
    AT_TURN_START,
    BEFORE_ATTACK,
    BEFORE_ROLL,
    EVERY_MOMENT,
    ON_ENEMY_DEATH,
    ON_FOLLOWER_LOSS,
    ON_LIFE_LOSS,
    ON_SPELL,
    at,
)
from questhall.games.talisman.characters.dice_and_fate import roll_dice
from questhall.games.talisman.characters.losses import is_losing, save_follower, save_life, victim_in
from questhall.games.talisman.characters.missed_turns import end_turn
from questhall.games.talisman.components.board import is_inner
from questhall.games.talisman.components.event_kinds import EVADED_CARD
from questhall.games.talisman.components.printed_cards import (
    CARD,
    COUNTERSPELL,
    HEALING,
    IMMOBILITY,
    INVISIBILITY,
    NULLIFY,
    PRESERVATION,
    PSIONIC_BLAST,
    RANDOM,
)
from questhall.games.talisman.components.roll_tables import RANDOM_TABLE
from questhall.games.talisman.components.state import (
    END_OF_TURN,
    FIGHT,
    FOLLOWER_LOSS,
    IMMOBILE,
    INVISIBLE,
    LOSS,
    ON_SPACE,
    SPELL_CAST,
    SPELLS,
    Table,
)
from questhall.games.talisman.encounters.roll_outcomes import LookUp
from questhall.games.talisman.fights.evading import card_in_fight, evade_fight
from questhall.games.talisman.fights.fight_context import (
    BLASTS,
    attacker,
    blasts_of,
    creature_of,
    defender,
    is_psychic,
    make_stand_off,
    side_of,
)
from questhall.games.talisman.fights.sides_and_scores import is_in_the_fight, mark_evaded

ANY_TIME: Final = EVERY_MOMENT & ~at(BEFORE_ROLL)
"""The moments of TAL-Q71; the one before the movement roll is for Spells that replace the roll."""


@final
class FurtherUse(Spell):
    """Another use of a Spell card: the verb says which, the Spell itself knows what follows."""

    def __init__(self, verb: str, face: int, moments: int, *nouns: Noun) -> None:
        super().__init__(face, moments, *nouns, in_any_turn=True)
        self.verb = verb

    def name(self) -> str:
        return self.verb.replace(" ", "_")

    def reason(self, table: Table, seat: i64, b: i64, c: i64, /) -> str:
        clause = super().reason(table, seat, b, c)
        if clause == "TAL-SPELL-05" and table.is_alive(table.active) and is_inner(table.place(table.active)):
            return "TAL-SPELL-14"
        return clause


@final
class Counterspell(Spell):
    """Cancel the Spell just cast, whatever it is: the Command Spell and another Counterspell too (TAL-Q74)."""

    def resolve(self, table: Table, caster: i64, _target: i64, _detail: i64) -> None:
        cancel_spell(table, table.top_context(SPELL_CAST))


CAST_COUNTERSPELL: Final = Counterspell(COUNTERSPELL, at(ON_SPELL), in_any_turn=True)


@final
class Healing(CharacterSpell):
    """Heal a wounded character up to his life value."""

    def suits(self, table: Table, seat: i64, target: i64, extra: i64) -> bool:
        return wounds(table, target) > 0

    def resolve(self, table: Table, caster: i64, target: i64, _detail: i64) -> None:
        heal(table, target, wounds(table, target))


CAST_HEALING: Final = Healing(HEALING, ANY_TIME, in_any_turn=True)


@final
class Immobility(CharacterSpell):
    """A character does nothing in the turn that begins; or a creature that attacks the caster is evaded.

    Of several Enemies it stops one (TAL-Q41), in the Inner Region none (TAL-SPELL-14).
    """

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        if moment == AT_TURN_START:
            super().add_targets(table, seat, moment, extra)
        elif attacker(table, extra) == seat and not is_inner(table.place(seat)):
            self.add_creatures(table, seat, extra)

    def suits(self, table: Table, seat: i64, target: i64, extra: i64) -> bool:
        return target == table.active

    def add_creatures(self, table: Table, seat: i64, place: i64) -> None:
        if defender(table, place) != NOBODY:
            return
        if creature_of(table, place) != NOBODY:
            table.offer(IMMOBILISE_CREATURE.at(seat))
            return
        card = table.top(ON_SPACE + table.place(seat))
        while card != NO_CARD:
            option = IMMOBILISE.at(seat, table.faces[card])
            if is_in_the_fight(table, place, card) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]

    def resolve(self, table: Table, caster: i64, target: i64, _detail: i64) -> None:
        place = table.top_context(FIGHT)
        if place < 0:
            table.begin_lasting(IMMOBILE, caster, target, END_OF_TURN)
            end_turn(table)
        elif creature_of(table, place) != NOBODY:
            evade_fight(table, place, caster)
        else:
            mark_evaded(table, card_in_fight(table, place, target))
            table.tell(EVADED_CARD, caster, target)


CAST_IMMOBILITY: Final = Immobility(IMMOBILITY, at(AT_TURN_START, AT_EVASION), in_any_turn=True)
IMMOBILISE: Final = FurtherUse("immobilise", IMMOBILITY, at(AT_EVASION), CARD)
IMMOBILISE_CREATURE: Final = FurtherUse("immobilise creature", IMMOBILITY, at(AT_EVASION))


@final
class Invisibility(Spell):
    """The caster may evade everything until the end of the turn, no matter whose it is (TAL-Q110)."""

    def resolve(self, table: Table, caster: i64, _target: i64, _detail: i64) -> None:
        table.begin_lasting(INVISIBLE, caster, caster, END_OF_TURN)


CAST_INVISIBILITY: Final = Invisibility(INVISIBILITY, ANY_TIME, in_any_turn=True)


@final
class Nullify(CharacterSpell):
    """A character who holds Spells discards them all; this card has already left the caster's own hand."""

    def suits(self, table: Table, seat: i64, target: i64, extra: i64) -> bool:
        held = table.size(SPELLS + target)
        if target == seat:
            held -= 1
        return held > 0

    def resolve(self, table: Table, caster: i64, target: i64, _detail: i64) -> None:
        discard_all_spells(table, target)


CAST_NULLIFY: Final = Nullify(NULLIFY, ANY_TIME, in_any_turn=True)


@final
class Preservation(CharacterSpell):
    """Save one Life, one Follower, or an Enemy; for the Enemies of a fight it is then a stand-off (TAL-Q41)."""

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        if moment == ON_LIFE_LOSS:
            super().add_targets(table, seat, moment, extra)
        elif moment == ON_FOLLOWER_LOSS:
            table.offer(PRESERVE.at(seat, victim_in(table, extra)))
        elif not is_inner(table.place(attacker(table, table.top_context(FIGHT)))):
            table.offer(PRESERVE_ENEMY.at(seat))

    def suits(self, table: Table, seat: i64, target: i64, extra: i64) -> bool:
        return is_losing(table, extra, target)

    def resolve(self, table: Table, caster: i64, target: i64, _detail: i64) -> None:
        """There are no fights inside a loss, so if a loss is open, the Spell was cast for it."""
        loss = table.top_context(LOSS)
        follower_loss = table.top_context(FOLLOWER_LOSS)
        if loss >= 0:
            save_life(table, loss, target)
        elif follower_loss >= 0:
            save_follower(table, follower_loss)
        else:
            make_stand_off(table, table.top_context(FIGHT))


CAST_PRESERVATION: Final = Preservation(
    PRESERVATION, at(ON_LIFE_LOSS, ON_FOLLOWER_LOSS, ON_ENEMY_DEATH), in_any_turn=True
)
PRESERVE: Final = FurtherUse("preserve", PRESERVATION, at(ON_FOLLOWER_LOSS), CARD)
PRESERVE_ENEMY: Final = FurtherUse("preserve enemy", PRESERVATION, at(ON_ENEMY_DEATH))


@final
class PsionicBlast(Spell):
    """Add the printed Craft value to the caster's Strength, in a battle of his (TAL-CMB-22, TAL-Q05).

    It is added up with everything else before the roll (TAL-CMB-08), when a Toad's value is 1.
    """

    def add_targets(self, table: Table, seat: i64, moment: i64, extra: i64) -> None:
        if not is_psychic(table, extra) and side_of(table, extra, seat) != NOBODY:
            table.offer(self.at(seat))

    def resolve(self, table: Table, caster: i64, _target: i64, _detail: i64) -> None:
        place = table.top_context(FIGHT)
        side = side_of(table, place, caster)
        table.set_field(place + side, BLASTS, blasts_of(table, place, side) + 1)


CAST_PSIONIC_BLAST: Final = PsionicBlast(PSIONIC_BLAST, at(BEFORE_ATTACK), in_any_turn=True)


@final
class Random(CharacterSpell):
    """A character rolls to see what happens to him."""

    def resolve(self, table: Table, caster: i64, target: i64, _detail: i64) -> None:
        roll_dice(table, target, 1, RANDOM_ROLLED.at(target))


CAST_RANDOM: Final = Random(RANDOM, ANY_TIME, in_any_turn=True)
RANDOM_ROLLED: Final = LookUp("random_rolled", RANDOM_TABLE)


RULES: Final[list[Rule[Any]]] = [
    CAST_COUNTERSPELL,
    CAST_HEALING,
    CAST_IMMOBILITY,
    IMMOBILISE,
    IMMOBILISE_CREATURE,
    CAST_INVISIBILITY,
    CAST_NULLIFY,
    CAST_PRESERVATION,
    PRESERVE,
    PRESERVE_ENEMY,
    CAST_PSIONIC_BLAST,
    CAST_RANDOM,
    RANDOM_ROLLED,
]
