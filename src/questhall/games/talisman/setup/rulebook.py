"""All rules of Talisman, in the order of the rulebook's chapters, and registries by which rules find others.

Registries avoid circular imports: a card is met by a rule that itself draws cards.
"""

from __future__ import annotations

from typing import Final

from questhall.core.engine.numbers import check_numbers
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.rules import Rule
from questhall.games.talisman.belongings import alignment, objects_and_followers, spells_in_hand
from questhall.games.talisman.cards import event_cards, forced_followers, place_cards, strangers
from questhall.games.talisman.casting import any_time_actions, casting
from questhall.games.talisman.casting.casting import Spell
from questhall.games.talisman.characters import (
    after_every_change,
    death,
    dice_and_fate,
    losses,
    missed_turns,
    new_character,
    quests,
)
from questhall.games.talisman.characters.after_every_change import SETTLE
from questhall.games.talisman.components import board, character_cards, printed_cards
from questhall.games.talisman.components.board import SPACE_COUNT
from questhall.games.talisman.components.printed_cards import ACQUISITION, FACE_COUNT, TEMPORAL_WARP
from questhall.games.talisman.components.state import Table
from questhall.games.talisman.encounters import adventure_cards, encounter, meeting_characters, teleporting
from questhall.games.talisman.fights import combat, defeated_creatures, evading, spoils, weapons_and_helpers
from questhall.games.talisman.spaces import (
    crown_of_command,
    inner_region,
    middle_region,
    outer_region,
    shared_instructions,
    shops_and_healers,
)
from questhall.games.talisman.spaces.inner_region import OPEN_GROUND
from questhall.games.talisman.spells import spells_in_any_turn, spells_in_own_turn
from questhall.games.talisman.spells.spells_in_any_turn import FurtherUse
from questhall.games.talisman.turn import movement, raft, turn

# Cards, spaces and characters are numbers, and their names have to be right.
check_numbers(vars(printed_cards), printed_cards.CARD.names[: printed_cards.FIRST_CHARACTER])
check_numbers(vars(board), board.SPACES)
check_numbers(vars(character_cards), character_cards.CHARACTER_NOUN.names)

BOOK: Final = RuleBook(
    *new_character.RULES,
    *turn.RULES,
    *missed_turns.RULES,
    *movement.RULES,
    *raft.RULES,
    *encounter.RULES,
    *meeting_characters.RULES,
    *adventure_cards.RULES,
    *event_cards.RULES,
    *forced_followers.RULES,
    *strangers.RULES,
    *place_cards.RULES,
    *teleporting.RULES,
    *shops_and_healers.RULES,
    *shared_instructions.RULES,
    *outer_region.RULES,
    *middle_region.RULES,
    *inner_region.RULES,
    *crown_of_command.RULES,
    *quests.RULES,
    *combat.RULES,
    *evading.RULES,
    *weapons_and_helpers.RULES,
    *defeated_creatures.RULES,
    *spoils.RULES,
    *dice_and_fate.RULES,
    *losses.RULES,
    *death.RULES,
    *casting.RULES,
    *spells_in_own_turn.RULES,
    *spells_in_any_turn.RULES,
    *spells_in_hand.RULES,
    *objects_and_followers.RULES,
    *any_time_actions.RULES,
    *alignment.RULES,
    *after_every_change.RULES,
    settler=SETTLE,
)


def _in_place(entries: list[tuple[int, Rule[Table]]], count: int) -> list[Rule[Table]]:
    """The rules by face or space; where there is none, nothing happens."""
    by_number = dict(entries)
    return [by_number.get(number, OPEN_GROUND) for number in range(count)]


adventure_cards.MEETINGS.extend(
    _in_place(
        [
            *event_cards.MEETINGS_HERE,
            *forced_followers.MEETINGS_HERE,
            *strangers.MEETINGS_HERE,
            *place_cards.MEETINGS_HERE,
        ],
        FACE_COUNT,
    )
)
encounter.INSTRUCTIONS.extend(
    _in_place(
        [
            *outer_region.INSTRUCTIONS_HERE,
            *middle_region.INSTRUCTIONS_HERE,
            *inner_region.INSTRUCTIONS_HERE,
            *crown_of_command.INSTRUCTIONS_HERE,
        ],
        SPACE_COUNT,
    )
)


def _spells() -> list[Spell]:
    """One for each Spell card, by its face; further uses of a card have no entry."""
    spells = [
        rule
        for rule in (*spells_in_own_turn.RULES, *spells_in_any_turn.RULES)
        if isinstance(rule, Spell) and not isinstance(rule, FurtherUse)
    ]
    by_face = {int(spell.face): spell for spell in spells}
    return [by_face[face] for face in range(ACQUISITION, TEMPORAL_WARP + 1)]


casting.SPELL_BOOK.extend(_spells())
casting.COMMAND.append(crown_of_command.COMMAND_EFFECT)
quests.LANDING.append(encounter.UNNUMBERED_CARDS)
