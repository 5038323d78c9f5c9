"""All rules of Talisman, in the order of the rulebook's chapters."""

from __future__ import annotations

from typing import Final

from questhall.core.book import RuleBook
from questhall.core.rules import Rule
from questhall.games.talisman import (
    adventure,
    aids,
    alignment,
    arming,
    belongings,
    casting,
    combat,
    crown,
    death,
    encounter,
    evading,
    event_cards,
    forced_followers,
    inner,
    instructions,
    losses,
    meeting,
    middle,
    movement,
    newcomer,
    outer,
    place_cards,
    quests,
    raft,
    rolls,
    services,
    settling,
    spellbook,
    spells,
    spoils,
    strangers,
    teleporting,
    turn,
    turn_end,
    victory,
)
from questhall.games.talisman.board import SPACE_COUNT
from questhall.games.talisman.faces import FACE_COUNT
from questhall.games.talisman.inner import OPEN_GROUND
from questhall.games.talisman.settling import SETTLE
from questhall.games.talisman.state import Table

BOOK: Final = RuleBook(
    *newcomer.RULES,
    *turn.RULES,
    *turn_end.RULES,
    *movement.RULES,
    *raft.RULES,
    *encounter.RULES,
    *meeting.RULES,
    *adventure.RULES,
    *event_cards.RULES,
    *forced_followers.RULES,
    *strangers.RULES,
    *place_cards.RULES,
    *teleporting.RULES,
    *services.RULES,
    *instructions.RULES,
    *outer.RULES,
    *middle.RULES,
    *inner.RULES,
    *crown.RULES,
    *quests.RULES,
    *combat.RULES,
    *evading.RULES,
    *arming.RULES,
    *victory.RULES,
    *spoils.RULES,
    *rolls.RULES,
    *losses.RULES,
    *death.RULES,
    *casting.RULES,
    *spells.RULES,
    *spellbook.RULES,
    *belongings.RULES,
    *aids.RULES,
    *alignment.RULES,
    *settling.RULES,
    settler=SETTLE,
)


def _in_place(entries: list[tuple[int, Rule[Table]]], count: int) -> list[Rule[Table]]:
    """The rules by face or space; where nothing is met or told, nothing happens."""
    by_number = dict(entries)
    return [by_number.get(number, OPEN_GROUND) for number in range(count)]


adventure.MEETINGS.extend(
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
            *outer.INSTRUCTIONS_HERE,
            *middle.INSTRUCTIONS_HERE,
            *inner.INSTRUCTIONS_HERE,
            *crown.INSTRUCTIONS_HERE,
        ],
        SPACE_COUNT,
    )
)
