"""All rules of Talisman, in the order of the rulebook's chapters."""

from __future__ import annotations

import importlib
from typing import Any, Final

from questhall.core.book import RuleBook
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
    inner,
    losses,
    meeting,
    movement,
    newcomer,
    quests,
    raft,
    rolls,
    settling,
    spellbook,
    spoils,
    turn,
    turn_end,
    victory,
)
from questhall.games.talisman.board import SPACE_COUNT
from questhall.games.talisman.faces import FACE_COUNT


def _optional(name: str) -> Any:
    try:
        return importlib.import_module(f"questhall.games.talisman.{name}")
    except ImportError as e:
        print("MISSING", name, e)
        return None


MODULES = [
    _optional(n)
    for n in (
        "spells",
        "teleporting",
        "event_cards",
        "strangers",
        "place_cards",
        "forced_followers",
        "services",
        "outer",
        "middle",
    )
]
_meet = {}
_inst = dict(inner.INSTRUCTIONS_HERE) | dict(crown.INSTRUCTIONS_HERE)
for m in MODULES:
    _meet.update(dict(getattr(m, "MEETINGS_HERE", [])))
    _inst.update(dict(getattr(m, "INSTRUCTIONS_HERE", [])))
adventure.MEETINGS.extend(_meet.get(f, inner.OPEN_GROUND) for f in range(FACE_COUNT))
encounter.INSTRUCTIONS.extend(_inst.get(f, inner.OPEN_GROUND) for f in range(SPACE_COUNT))

BOOK: Final = RuleBook(
    *newcomer.RULES,
    *turn.RULES,
    *movement.RULES,
    *raft.RULES,
    *encounter.RULES,
    *meeting.RULES,
    *adventure.RULES,
    *combat.RULES,
    *evading.RULES,
    *arming.RULES,
    *victory.RULES,
    *spoils.RULES,
    *rolls.RULES,
    *losses.RULES,
    *death.RULES,
    *casting.RULES,
    *spellbook.RULES,
    *belongings.RULES,
    *aids.RULES,
    *alignment.RULES,
    *quests.RULES,
    *inner.RULES,
    *crown.RULES,
    *turn_end.RULES,
    *(r for m in MODULES for r in getattr(m, "RULES", [])),
    *settling.RULES,
    settler=settling.SETTLE,
)
