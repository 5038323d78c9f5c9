"""What can happen at a table of Rent a Hero, in its public and its fuller form."""

from __future__ import annotations

from typing import Final

from questhall.core.events import EventKind

DEALT_PARTY: Final = EventKind("dealt_party", ("seat:seat", "hero:hero"))
REJECTED_COPY: Final = EventKind("rejected_copy", ("seat:seat", "hero:hero"))
DEALT_HAND: Final = EventKind("dealt_hand", ("seat:seat",), "hero")
FIRST_PLAYER: Final = EventKind("first_player", ("seat:seat",))
REQUIREMENT: Final = EventKind("requirement", ("seat:seat", "hero:hero"))
SENT_FROM_HAND: Final = EventKind("sent_from_hand", ("seat:seat", "to:seat"), "hero")
SENT_FROM_DECK: Final = EventKind("sent_from_deck", ("seat:seat", "to:seat"), "hero")
SENT_NOTHING: Final = EventKind("sent_nothing", ("seat:seat",))
PAID: Final = EventKind("paid", ("seat:seat", "hero:hero"))
PASSED: Final = EventKind("passed", ("seat:seat", "to:seat"))
HINT_ASKED: Final = EventKind("hint_asked", ("seat:seat", "active:seat"), "hero")
HINT_YES: Final = EventKind("hint_yes", ("seat:seat",))
HINT_NO: Final = EventKind("hint_no", ("seat:seat",))
HINT_SHOWN: Final = EventKind("hint_shown", ("hero:hero",))
RECRUITS: Final = EventKind("recruits", ("seat:seat", "hero:hero"))
JOINED: Final = EventKind("joined", ("seat:seat", "hero:hero"))
ELIMINATED_BOTH: Final = EventKind("eliminated_both", ("seat:seat", "hero:hero"))
ANNOUNCED: Final = EventKind("announced", ("seat:seat", "hero:hero"))
ANNOUNCED_REFRESH: Final = EventKind("announced_refresh", ("seat:seat", "hero:hero", "target:hero"))
ANNOUNCED_ON_PLAYER: Final = EventKind("announced_on_player", ("seat:seat", "hero:hero", "target:seat"))
CANCELLED: Final = EventKind("cancelled", ("seat:seat", "hero:hero"))
NO_EFFECT: Final = EventKind("no_effect", ("seat:seat", "hero:hero"))
WANDERER_DISCARDED: Final = EventKind("wanderer_discarded", ("hero:hero",))
FORCED_ON: Final = EventKind("forced_on", ("seat:seat", "to:seat"))
REFRESHED: Final = EventKind("refreshed", ("seat:seat", "hero:hero"))
PEEKED: Final = EventKind("peeked", ("seat:seat",), "hero")
CLAIMED: Final = EventKind("claimed", ("seat:seat", "hero:hero"))
STAYED_SILENT: Final = EventKind("stayed_silent", ("seat:seat",))
IGNORED_REQUIREMENT: Final = EventKind("ignored_requirement", ("seat:seat",))
DREW: Final = EventKind("drew", ("seat:seat",), "hero")
NEW_DECK: Final = EventKind("new_deck", ("cards",))
SIX_HEROES_WON: Final = EventKind("six_heroes_won", ("seat:seat",))
DECK_IS_OUT: Final = EventKind("deck_is_out")
NO_REQUIREMENT_LEFT: Final = EventKind("no_requirement_left")
WON: Final = EventKind("won", ("seat:seat",))
SHARED_VICTORY: Final = EventKind("shared_victory", ("seat:seat",))
