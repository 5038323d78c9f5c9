"""What dungeon events do. Each is resolved before its treasure, which `dungeon/dungeon_deck.py` deals out.

WHQ-DUNGEON-01, WHQ-DUNGEON-04, WHQ-PERIL-06, WHQ-Q18, WHQ-Q45, WHQ-Q46, WHQ-Q71, WHQ-Q79
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Rule
from questhall.games.warhammer_quest.actions.results import make_progress
from questhall.games.warhammer_quest.components.printed_cards import BLEEDING, DUNGEON_CARDS, SICKENED
from questhall.games.warhammer_quest.components.state import (
    DRAWN,
    DUNGEON_DECK,
    QUEST_2,
    SET_ASIDE,
    WARPSTONE_FOUND,
    Table,
)
from questhall.games.warhammer_quest.dungeon.dungeon_deck import EVENT_RULES
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import SPAWN, spawn_facedown
from questhall.games.warhammer_quest.heroes.conditions import gain_condition, recover
from questhall.games.warhammer_quest.heroes.party_decisions import each_hero
from questhall.games.warhammer_quest.heroes.tokens import TOKEN_OR_WOUNDS, claim_tokens
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, suffer
from questhall.games.warhammer_quest.rounds.phases import raise_peril

WARPSTONE_COVER: Final = 3


@final
class NoEvent(Rule[Table]):
    """Items are claimed, not resolved; a Hidden Cache has nothing but its treasure."""

    def run(self, table: Table, _seat: i64, _card: i64, _c: i64, /) -> None:
        pass


@final
class ForgottenAltar(Rule[Table]):
    """Two wounds for the hero who found it, one for everybody else."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        recover(table, seat, 2)
        other = table.left_of(seat)
        while other != seat:
            recover(table, other, 1)
            other = table.left_of(other)


@final
class Ambush(Rule[Table]):
    """An enemy faceup, engaged with the hero who drew the card and nobody else (WHQ-Q25, WHQ-Q27)."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        table.push(SPAWN.at(1, seat))


@final
class FallingStones(Rule[Table]):
    """Each hero discards a token or suffers a wound."""

    def run(self, table: Table, _seat: i64, _card: i64, _c: i64, /) -> None:
        each_hero(table, TOKEN_OR_WOUNDS, 1)


@final
class StaleAir(Rule[Table]):
    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        gain_condition(table, seat, SICKENED)


@final
class RustySpikes(Rule[Table]):
    """A wound, then bleeding."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        table.push(BECOME.at(seat, BLEEDING))
        suffer(table, seat, 1, BY_EFFECT)


@final
class Become(Rule[Table]):
    """The wounds of an event come first; whoever falls by them gets no condition (WHQ-Q53)."""

    def run(self, table: Table, seat: i64, condition: i64, _c: i64, /) -> None:
        gain_condition(table, seat, condition)


@final
class OldShortcut(Rule[Table]):
    def run(self, table: Table, _seat: i64, _card: i64, _c: i64, /) -> None:
        make_progress(table, 2)


@final
class NoisesAhead(Rule[Table]):
    def run(self, table: Table, _seat: i64, _card: i64, _c: i64, /) -> None:
        spawn_facedown(table, 1)


@final
class DyingTorches(Rule[Table]):
    """Peril rises; no colour counts outside the peril phase (WHQ-PERIL-06)."""

    def run(self, table: Table, _seat: i64, _card: i64, _c: i64, /) -> None:
        raise_peril(table, 1)


@final
class SleepingSentries(Rule[Table]):
    """Peril falls (WHQ-Q46)."""

    def run(self, table: Table, _seat: i64, _card: i64, _c: i64, /) -> None:
        raise_peril(table, -1)


@final
class CarvedNames(Rule[Table]):
    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        claim_tokens(table, seat, 2)


@final
class TrappedChest(Rule[Table]):
    """Two wounds before its two treasures (WHQ-Q79)."""

    def run(self, table: Table, seat: i64, _card: i64, _c: i64, /) -> None:
        suffer(table, seat, 2, BY_EFFECT)


@final
class Warpstone(Rule[Table]):
    """Found in quest 2; in any other quest it wounds and sickens and hides in the deck again."""

    def run(self, table: Table, seat: i64, card: i64, _c: i64, /) -> None:
        if table.quest == QUEST_2:
            table.take(card, DRAWN)
            table.put(card, SET_ASIDE)
            table.deeds |= WARPSTONE_FOUND
            table.unsettled |= 1
            return
        table.push(HIDE_AGAIN.at(card))
        table.push(BECOME.at(seat, SICKENED))
        suffer(table, seat, 2, BY_EFFECT)


@final
class HideAgain(Rule[Table]):
    """Shuffled back if three cards or more are left to hide among; otherwise it is discarded."""

    def run(self, table: Table, card: i64, _b: i64, _c: i64, /) -> None:
        if table.size(DUNGEON_DECK) >= WARPSTONE_COVER:
            table.take(card, DRAWN)
            table.put(card, DUNGEON_DECK)
            table.shuffle(DUNGEON_DECK)


NO_EVENT: Final = NoEvent()
BECOME: Final = Become()
HIDE_AGAIN: Final = HideAgain()
ITEM_COUNT: Final = 10
EVENT_RULES.extend([NO_EVENT] * ITEM_COUNT)
EVENT_RULES.extend(
    [
        ForgottenAltar(),
        Ambush(),
        NO_EVENT,  # Hidden Cache
        FallingStones(),
        StaleAir(),
        RustySpikes(),
        OldShortcut(),
        NoisesAhead(),
        DyingTorches(),
        SleepingSentries(),
        CarvedNames(),
        TrappedChest(),
        Warpstone(),
    ]
)
RULES: Final[list[Rule[Any]]] = [
    NO_EVENT,
    *[rule for rule in EVENT_RULES if rule is not NO_EVENT],
    BECOME,
    HIDE_AGAIN,
]
assert len(EVENT_RULES) == len(DUNGEON_CARDS)
