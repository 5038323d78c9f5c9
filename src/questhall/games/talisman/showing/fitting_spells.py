"""Where a Spell could sensibly be cast, and whom a moment concerns: what people are asked about.

The rules offer a Spell wherever it may be cast, "at any time" at a dozen moments of every turn (TAL-Q71).
This module says for each Spell at which of these moments a player would think of casting it. It changes nothing
about what is allowed: a player who wants to be asked in every window is asked in every window.

There are two separate questions. *Could* anybody in this seat's place sensibly cast something, whatever is in
his hand? That depends on public facts, so everybody may see the answer. Does one of *his* Spells fit? That
is known to him alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.frames import second_of, third_of
from questhall.core.engine.rules import AnyRule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import wounds
from questhall.games.talisman.casting.casting import (
    COMMAND_SPELL,
    SPELL_BOOK,
    Moment,
    can_be_affected,
    may_cast,
)
from questhall.games.talisman.casting.moments import (
    AFTER_MOVE,
    AT_EVASION,
    AT_TURN_END,
    AT_TURN_START,
    BEFORE_ATTACK,
    BEFORE_CARD,
    BEFORE_CHARACTER,
    BEFORE_ROLL,
    ON_FOLLOWER_LOSS,
    ON_LIFE_LOSS,
    ON_SPELL,
)
from questhall.games.talisman.casting.spells_being_cast import caster_of, spell_of, target_of
from questhall.games.talisman.characters.losses import is_losing, owner_in
from questhall.games.talisman.components.board import is_inner
from questhall.games.talisman.components.printed_cards import (
    ACQUISITION,
    ADVENTURE_CARD,
    BACK,
    COUNTERSPELL,
    MAGICAL_VORTEX,
    NULLIFY,
)
from questhall.games.talisman.components.state import ON_SPACE, SEAT_NOUN, SPELL_CAST, SPELLS, Table
from questhall.games.talisman.fights.fight_context import is_psychic, side_of
from questhall.games.talisman.spells import spells_in_any_turn as in_any_turn
from questhall.games.talisman.spells import spells_in_own_turn as in_own_turn


@dataclass(frozen=True)
class Scene:
    """A moment of the game as a seat is asked about it."""

    table: Table
    seat: int
    moment: int
    extra: int
    """What the moment is about: a card, a fight, a Spell, a loss or a character, by the moment."""

    def is_own_turn(self) -> bool:
        return self.seat == self.table.active

    def is_own_fight(self) -> bool:
        return side_of(self.table, self.extra, self.seat) != NOBODY

    def is_own_loss(self) -> bool:
        if self.moment == ON_LIFE_LOSS:
            return is_losing(self.table, self.extra, self.seat)
        return self.moment == ON_FOLLOWER_LOSS and owner_in(self.table, self.extra) == self.seat


def scene_of(table: Table, seat: int) -> Scene:
    """The window in which this seat is asked; all windows of this game are such moments."""
    window = table.book.question(table.asking)
    assert isinstance(window, Moment)
    return Scene(table, seat, int(window.moment), int(third_of(table.asking)))


# Could anybody, going by what is public?


def could_cast(scene: Scene) -> bool:
    """Whether some Spell, of all there are, could sensibly be cast by this seat now."""
    table, seat = scene.table, scene.seat
    if table.size(SPELLS + seat) == 0 or not may_cast(table, seat):
        return False
    return is_last_chance(scene) or COULD.get(scene.moment, _never)(scene)


def is_last_chance(scene: Scene) -> bool:
    """Whether all Spells of this seat are about to be lost: then it is better to cast one."""
    if scene.moment == BEFORE_CARD:
        return bool(scene.table.faces[scene.extra] == MAGICAL_VORTEX)
    if scene.moment != ON_SPELL:
        return False
    return _spell(scene) == NULLIFY and _target(scene) == scene.seat


def _never(_scene: Scene) -> bool:
    return False


def _at_turn_start(scene: Scene) -> bool:
    """In the seat's own turn most Spells; in another player's turn Immobility."""
    return scene.is_own_turn() or can_be_affected(scene.table, scene.table.active)


def _has_card_before_him(scene: Scene) -> bool:
    """For Destruction: an Adventure card lies where he has landed."""
    table = scene.table
    card = table.top(ON_SPACE + table.place(scene.seat))
    while card != NO_CARD:
        if BACK[table.faces[card]] == ADVENTURE_CARD:
            return scene.is_own_turn()
        card = table.links[card]
    return False


def _is_met(scene: Scene) -> bool:
    """For Invisibility: another character is about to meet him."""
    return scene.extra == scene.seat


def _fights_a_battle(scene: Scene) -> bool:
    return scene.is_own_fight() and not is_psychic(scene.table, scene.extra)


def _is_cast_by_another(scene: Scene) -> bool:
    return bool(caster_of(scene.table, scene.extra) != scene.seat)


COULD: Final[dict[int, Callable[[Scene], bool]]] = {
    AT_TURN_START: _at_turn_start,
    BEFORE_ROLL: Scene.is_own_turn,  # Teleport
    AFTER_MOVE: _has_card_before_him,
    BEFORE_CHARACTER: _is_met,
    AT_EVASION: Scene.is_own_fight,  # Immobility, Invisibility
    BEFORE_ATTACK: _fights_a_battle,  # Psionic Blast
    ON_SPELL: _is_cast_by_another,  # Counterspell
    ON_LIFE_LOSS: Scene.is_own_loss,  # Preservation, Healing
    ON_FOLLOWER_LOSS: Scene.is_own_loss,  # Preservation
    AT_TURN_END: Scene.is_own_turn,  # Destroy Magic
}
"""The moments at which some Spell fits, and for whom. At the others none does."""


# Does this one?


def fits(scene: Scene, option: int) -> bool:
    """Whether an option casts a Spell that could sensibly be cast now."""
    spell = FITS.get(scene.table.book.rule(option))
    if spell is None or not could_cast(scene):
        return False
    return is_last_chance(scene) or spell(scene, int(second_of(option)))


def _own_turn_starts(scene: Scene, _target: int) -> bool:
    return scene.is_own_turn() and scene.moment == AT_TURN_START


def _on_another_as_own_turn_starts(scene: Scene, target: int) -> bool:
    """It could be cast at any time; nothing is lost by waiting for one's own turn."""
    return _own_turn_starts(scene, target) and target != scene.seat


def _destroy_magic(scene: Scene, _target: int) -> bool:
    """When the caster's turn is over, so that it only binds the others; in the Inner Region also earlier."""
    is_near_the_crown = is_inner(scene.table.place(scene.seat))
    return scene.moment == AT_TURN_END or (scene.moment == AT_TURN_START and is_near_the_crown)


def _destruction(scene: Scene, space: int) -> bool:
    """Of a card on the caster's space, before it is met."""
    return scene.moment == AFTER_MOVE and space == scene.table.place(scene.seat)


def _teleport(scene: Scene, _target: int) -> bool:
    return scene.moment == BEFORE_ROLL


def _counterspell(scene: Scene, _target: int) -> bool:
    return scene.moment == ON_SPELL


def _healing(scene: Scene, target: int) -> bool:
    """Of the caster: before his own turn, and before he loses a Life."""
    is_time = _own_turn_starts(scene, target) or scene.moment == ON_LIFE_LOSS
    return is_time and target == scene.seat and wounds(scene.table, target) > 0


def _immobility(scene: Scene, target: int) -> bool:
    """Another's turn begins; for creatures it has verbs of its own."""
    return scene.moment == AT_TURN_START and target != scene.seat


def _immobilising(scene: Scene, _target: int) -> bool:
    return scene.moment == AT_EVASION


def _invisibility(scene: Scene, _target: int) -> bool:
    """Before a fight of his own, and when he is met."""
    return scene.moment in (AT_EVASION, BEFORE_CHARACTER)


def _preservation(scene: Scene, target: int) -> bool:
    """For the caster's own Life."""
    return scene.moment == ON_LIFE_LOSS and target == scene.seat


def _preserving(scene: Scene, _target: int) -> bool:
    """For the caster's own Follower."""
    return scene.moment == ON_FOLLOWER_LOSS


def _psionic_blast(scene: Scene, _target: int) -> bool:
    return scene.moment == BEFORE_ATTACK


def _not_for_oneself(_scene: Scene, _target: int) -> bool:
    """Sparing an Enemy that is about to be killed: legal, but hardly ever worth a Spell."""
    return False


FITS: Final[dict[AnyRule, Callable[[Scene, int], bool]]] = {
    in_own_turn.CAST_ACQUISITION: _own_turn_starts,
    in_own_turn.CAST_ALCHEMY: _own_turn_starts,
    in_any_turn.CAST_COUNTERSPELL: _counterspell,
    in_own_turn.CAST_DESTROY_MAGIC: _destroy_magic,
    in_own_turn.CAST_DESTRUCTION: _destruction,
    in_own_turn.CAST_DIVINATION: _own_turn_starts,
    in_any_turn.CAST_HEALING: _healing,
    in_own_turn.CAST_HEX: _own_turn_starts,
    in_any_turn.CAST_IMMOBILITY: _immobility,
    in_any_turn.IMMOBILISE: _immobilising,
    in_any_turn.IMMOBILISE_CREATURE: _immobilising,
    in_any_turn.CAST_INVISIBILITY: _invisibility,
    in_own_turn.CAST_MESMERISM: _own_turn_starts,
    in_any_turn.CAST_NULLIFY: _on_another_as_own_turn_starts,
    in_any_turn.CAST_PRESERVATION: _preservation,
    in_any_turn.PRESERVE: _preserving,
    in_any_turn.PRESERVE_ENEMY: _not_for_oneself,
    in_any_turn.CAST_PSIONIC_BLAST: _psionic_blast,
    in_any_turn.CAST_RANDOM: _on_another_as_own_turn_starts,
    in_own_turn.CAST_TELEPORT: _teleport,
    in_own_turn.CAST_TEMPORAL_WARP: _own_turn_starts,
}
"""Every Spell, in the order of the book, and every further use of one."""


# Whom does it concern?


def is_concerned(scene: Scene) -> bool:
    """Whether something happens to this seat: in its own turn, or where it is attacked or aimed at."""
    if scene.is_own_turn() or is_last_chance(scene) or scene.is_own_loss():
        return True
    if scene.moment == BEFORE_CHARACTER:
        return _is_met(scene)
    if scene.moment in (AT_EVASION, BEFORE_ATTACK):
        return scene.is_own_fight()
    return scene.moment == ON_SPELL and _is_aimed_at(scene)


def _is_aimed_at(scene: Scene) -> bool:
    """Whether the Spell just cast concerns this seat: cast on it, on everybody, or against its own Spell."""
    which = _spell(scene)
    if which == COMMAND_SPELL:
        return True
    if which == COUNTERSPELL:
        spells = scene.table.contexts_of(SPELL_CAST)
        return len(spells) > 1 and bool(caster_of(scene.table, spells[len(spells) - 2]) == scene.seat)
    return _target(scene) == scene.seat


def _spell(scene: Scene) -> int:
    return int(spell_of(scene.table, scene.extra))


def _target(scene: Scene) -> int:
    """The character at whom the Spell just cast is aimed, or nobody."""
    which = _spell(scene)
    if which == COMMAND_SPELL or SPELL_BOOK[which - ACQUISITION].nouns[:1] != (SEAT_NOUN,):
        return NOBODY
    return int(target_of(scene.table, scene.extra))
