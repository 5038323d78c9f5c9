"""The dungeon cards with what is printed on them: items and events.

How items are used is in `cards/items.py`, how events are resolved in `cards/dungeon_events.py`.
WHQ-DUNGEON-01
"""

from __future__ import annotations

from typing import Final

from questhall.games.warhammer_quest.components.columns import Face, column_from
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING, FIRST_DUNGEON, SICKENED
from questhall.games.warhammer_quest.components.vocabulary import (
    AFTER_ACTIVATION,
    AT_MODIFY,
    ATTACK,
    BEFORE_ACTIVATION,
    DISCARD,
    EVENT,
    EXPLORE,
    IN_HERO_PHASE,
    ITEM,
    NEVER,
    NO_ACTION,
)

NO_CONDITION: Final = 0


class DungeonCard(Face):
    """A dungeon card. What an event does is in its fields; they happen in this order (`DungeonEvent`)."""

    def __init__(
        self,
        name: str,
        kind: int,
        used: int = NEVER,
        amount: int = 0,
        action: int = NO_ACTION,
        treasure: int = 0,
        recovers: int = 0,
        others_recover: int = 0,
        faceup: int = 0,
        facedown: int = 0,
        token_or_wounds: int = 0,
        wounds: int = 0,
        condition: int = NO_CONDITION,
        progress: int = 0,
        peril: int = 0,
        tokens: int = 0,
        copies: int = 1,
        rules: str = "",
    ) -> None:
        super().__init__(name, copies, rules)
        self.kind = kind
        self.cost = DISCARD
        self.used = used  # when an item can be used
        self.amount = amount  # the number printed on an item
        self.action = action  # the kind of action an item is for
        self.treasure = treasure
        self.recovers = recovers  # wounds, the hero who found it
        self.others_recover = others_recover
        self.faceup = faceup  # enemies spawned, engaged with the hero who found it
        self.facedown = facedown  # enemies spawned in the shadows
        self.token_or_wounds = token_or_wounds  # each hero discards a token or suffers this many wounds
        self.wounds = wounds
        self.condition = condition
        self.progress = progress
        self.peril = peril
        self.tokens = tokens


DUNGEON_CARDS: Final = [
    DungeonCard("grimnirs_horn", ITEM, IN_HERO_PHASE, amount=2, copies=2, rules="GrimnirsHorn"),
    DungeonCard("ritual_candles", ITEM, IN_HERO_PHASE, amount=2, copies=2, rules="RitualCandles"),
    DungeonCard("elfcap_fungus", ITEM, AFTER_ACTIVATION, rules="ElfcapFungus"),
    DungeonCard("bitterroot_draught", ITEM, IN_HERO_PHASE, amount=3, copies=2, rules="BitterrootDraught"),
    DungeonCard("sharp_salts", ITEM, IN_HERO_PHASE, amount=3, rules="SharpSalts can_be_revived"),
    DungeonCard("clean_bandages", ITEM, IN_HERO_PHASE, amount=1, copies=2, rules="CleanBandages"),
    DungeonCard("lamp_oil", ITEM, AT_MODIFY, amount=2, action=EXPLORE, copies=2, rules="ExtraSuccesses"),
    DungeonCard("fire_flask", ITEM, IN_HERO_PHASE, amount=2, copies=2, rules="FireFlask"),
    DungeonCard("smoke_pot", ITEM, BEFORE_ACTIVATION, amount=2, copies=2, rules="SmokePot"),
    DungeonCard("good_whetstone", ITEM, AT_MODIFY, amount=2, action=ATTACK, copies=2, rules="ExtraSuccesses"),
    DungeonCard("forgotten_altar", EVENT, recovers=2, others_recover=1, copies=2),
    DungeonCard("ambush", EVENT, faceup=1, copies=3),
    DungeonCard("hidden_cache", EVENT, treasure=1, copies=3),
    DungeonCard("falling_stones", EVENT, token_or_wounds=1, copies=2),
    DungeonCard("stale_air", EVENT, condition=SICKENED, treasure=1),
    DungeonCard("rusty_spikes", EVENT, wounds=1, condition=BLEEDING, treasure=1, copies=2),
    DungeonCard("old_shortcut", EVENT, progress=2),
    DungeonCard("noises_ahead", EVENT, facedown=1),
    DungeonCard("dying_torches", EVENT, peril=1),
    DungeonCard("sleeping_sentries", EVENT, peril=-1),
    DungeonCard("carved_names", EVENT, tokens=2),
    DungeonCard("trapped_chest", EVENT, wounds=2, treasure=2),
    DungeonCard(
        "warpstone",
        EVENT,
        wounds=2,
        condition=SICKENED,
        rules="Warpstone TurnAway TraceTheToxin HideWarpstone is_from_pool",
    ),
]

DUNGEON_KIND: Final = column_from(FIRST_DUNGEON, [card.kind for card in DUNGEON_CARDS])
TREASURE: Final = column_from(FIRST_DUNGEON, [card.treasure for card in DUNGEON_CARDS])
RECOVERS: Final = column_from(FIRST_DUNGEON, [card.recovers for card in DUNGEON_CARDS])
OTHERS_RECOVER: Final = column_from(FIRST_DUNGEON, [card.others_recover for card in DUNGEON_CARDS])
EVENT_FACEUP: Final = column_from(FIRST_DUNGEON, [card.faceup for card in DUNGEON_CARDS])
EVENT_FACEDOWN: Final = column_from(FIRST_DUNGEON, [card.facedown for card in DUNGEON_CARDS])
EVENT_TOKEN_OR_WOUNDS: Final = column_from(FIRST_DUNGEON, [card.token_or_wounds for card in DUNGEON_CARDS])
EVENT_WOUNDS: Final = column_from(FIRST_DUNGEON, [card.wounds for card in DUNGEON_CARDS])
EVENT_CONDITION: Final = column_from(FIRST_DUNGEON, [card.condition for card in DUNGEON_CARDS])
EVENT_PROGRESS: Final = column_from(FIRST_DUNGEON, [card.progress for card in DUNGEON_CARDS])
EVENT_PERIL: Final = column_from(FIRST_DUNGEON, [card.peril for card in DUNGEON_CARDS])
EVENT_TOKENS: Final = column_from(FIRST_DUNGEON, [card.tokens for card in DUNGEON_CARDS])
