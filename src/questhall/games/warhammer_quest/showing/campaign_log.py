"""What a quest of a campaign takes over from the one before, and what it passes on: the campaign log.

It is one line of JSON; docs/warhammer-quest.md describes it.
WHQ-CAMPAIGN-01, WHQ-CAMPAIGN-02, WHQ-CAMPAIGN-03, WHQ-CAMPAIGN-04, WHQ-CAMPAIGN-05, WHQ-SETTLE-07,
WHQ-SETTLE-12, WHQ-POOL-01, WHQ-POOL-06
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

import msgspec

from questhall.core.engine.errors import FormatError, NewerVersion, listed
from questhall.games.warhammer_quest.components.face_numbers import (
    FIRST_ACTION,
    FIRST_CONDITION,
    FIRST_GEAR,
    FIRST_LEGENDARY,
    LEGENDARY_FORTUNE,
    WARPSTONE,
)
from questhall.games.warhammer_quest.components.printed_actions import TIER
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_gear import is_legendary
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    BOX,
    GEAR,
    GEAR_LIMIT,
    LEGENDARY_SET,
    OUT_OF_CAMPAIGN,
    POOL,
    QUEST_1,
    QUEST_2,
    QUEST_5,
    SPARE_ACTIONS,
    WHO,
    Table,
)
from questhall.games.warhammer_quest.components.vocabulary import HEROES
from questhall.games.warhammer_quest.dungeon.gear import can_equip
from questhall.games.warhammer_quest.quests.quest_setup import is_taken, take_hero
from questhall.games.warhammer_quest.settlement.training import exchange_action

VERSION: Final = 1
Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""How to convert a log to the next version; so far there is only one version."""

QUESTS: Final = {f"quest-{number}": number for number in range(QUEST_1, QUEST_5 + 1)}
Outcome = Literal["victory", "defeat"]


class Belongings(msgspec.Struct, forbid_unknown_fields=True):
    """What a hero has gained; his other actions are the basic ones. Gear in the order of its equipping."""

    hero: str
    advanced: list[str] = []
    gear: list[str] = []
    legendary: list[str] = []
    gear_limit: int = 1


class Log(msgspec.Struct, forbid_unknown_fields=True):
    """Where a campaign stands between two quests. `quest` is the next one, `results` those before it."""

    version: int
    quest: str
    results: list[Outcome]
    heroes: list[Belongings]
    pool: list[str] = []
    out: list[str] = []
    """Nemeses that were in the pool and have been beaten: they are out of the campaign."""


def read_log(text: str, version: int = VERSION, migrations: Mapping[int, Migration] = MIGRATIONS) -> Log:
    """The log in a line of JSON; one of an older version is brought up to date."""
    try:
        data = msgspec.json.decode(text, type=dict[str, Any])
        found = data.get("version")
        if not isinstance(found, int) or isinstance(found, bool) or found < 1:
            raise FormatError(f"carried: version: {found!r} is not a version of a campaign log")
        if found > version:
            raise NewerVersion(f"carried: the log has version {found}; this program reads up to {version}")
        for older in range(found, version):
            data = migrations[older](data) | {"version": older + 1}
        return msgspec.convert(data, Log)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise FormatError(f"carried: not a campaign log: {problem}") from problem


def write_log(log: Log) -> str:
    return msgspec.json.encode(log).decode()


# From a table


def passes_on(table: Table) -> str:
    """What a finished quest hands to the next one; the last quest hands on nothing (WHQ-CAMPAIGN-05)."""
    if not table.is_over() or table.quest == QUEST_5:
        return ""
    return write_log(log_of(table))


def log_of(table: Table) -> Log:
    played = range(QUEST_1, int(table.quest) + 1)
    return Log(
        VERSION,
        f"quest-{table.quest + 1}",
        ["victory" if table.won >> number & 1 else "defeat" for number in played],
        [_belongings_of(table, seat) for seat in range(int(table.seats))],
        _names(table, POOL),
        _names(table, OUT_OF_CAMPAIGN),
    )


def _names(table: Table, zone: int) -> list[str]:
    """The cards of a zone, the one that came first being the first."""
    return [CARD.names[table.faces[card]] for card in reversed(table.pile(zone))]


def _belongings_of(table: Table, seat: int) -> Belongings:
    gear = _names(table, GEAR + seat)
    return Belongings(
        HEROES[table.get(seat, WHO)],
        [name for name in _names(table, ACTIONS + seat) if TIER[CARD.value(name)]],
        [name for name in gear if not is_legendary(CARD.value(name))],
        [name for name in gear if is_legendary(CARD.value(name))],
        int(table.get(seat, GEAR_LIMIT)),
    )


# Onto a table


def lay_log(table: Table, log: Log) -> None:
    """Give the heroes of a bare table what they have, and fill the campaign pool."""
    if log.quest not in QUESTS:
        raise FormatError(f"carried: unknown quest {log.quest!r}; quests are: {listed(list(QUESTS))}")
    table.quest = QUESTS[log.quest]
    if len(log.results) != table.quest - QUEST_1:
        raise FormatError(f"carried: {len(log.results)} results before {log.quest}")
    for number, result in enumerate(log.results, start=QUEST_1):
        table.won |= 1 << number if result == "victory" else 0
    if len(log.heroes) != table.seats:
        raise FormatError(f"carried: {len(log.heroes)} heroes for {table.seats} seats")
    for seat, belongings in enumerate(log.heroes):
        _lay_belongings(table, seat, belongings, len(log.results))
    for name in log.pool:
        _take(table, name, "pool", _can_be_in_pool(table, name), POOL)
    for name in log.out:
        _take(table, name, "out", name in _earlier_nemeses(table), OUT_OF_CAMPAIGN)


def _lay_belongings(table: Table, seat: int, belongings: Belongings, settlements: int) -> None:
    """A settlement stage brings one advanced action and one more piece of gear at most (WHQ-SETTLE-04)."""
    name = belongings.hero
    if name not in HEROES or is_taken(table, HEROES.index(name)):
        free = [hero for number, hero in enumerate(HEROES) if not is_taken(table, number)]
        raise FormatError(f"carried: {name!r} cannot be the hero of seat {seat}; possible: {listed(free)}")
    take_hero(table, seat, HEROES.index(name))
    if not 1 <= belongings.gear_limit <= 1 + settlements or len(belongings.advanced) > settlements:
        raise FormatError(f"carried: {name} cannot have gained that much in {settlements} settlement stages")
    table.set(seat, GEAR_LIMIT, belongings.gear_limit)
    for action in belongings.advanced:
        face = _face(action, FIRST_ACTION, FIRST_CONDITION)
        if not TIER[face] or not table.holds(SPARE_ACTIONS + seat, face):
            raise FormatError(f"carried: {name} cannot have the advanced action {action!r}")
        exchange_action(table, seat, face - 1)
    for gear in belongings.gear:
        _equip(table, seat, gear, _face(gear, FIRST_GEAR, FIRST_LEGENDARY), BOX)
    for gear in belongings.legendary:
        _equip(table, seat, gear, _face(gear, FIRST_LEGENDARY, FIRST_ACTION), LEGENDARY_SET + seat)


def _face(name: str, first: int, end: int) -> int:
    """The face with this name among these kinds of cards."""
    face = CARD.value(name) if name in CARD.names else -1
    if not first <= face < end:
        raise FormatError(f"carried: unknown card {name!r}, or not of that kind")
    return face


def _equip(table: Table, seat: int, name: str, face: int, zone: int) -> None:
    if face == LEGENDARY_FORTUNE or not table.holds(zone, face) or not can_equip(table, seat, face):
        hero = HEROES[table.get(seat, WHO)]
        raise FormatError(f"carried: {hero} cannot have {name!r}: it is in use, not his, or beyond his limits")
    card = table.find(zone, face)
    table.take(card, zone)
    table.reveal(card)
    table.put(card, GEAR + seat)


def _can_be_in_pool(table: Table, name: str) -> bool:
    """What the rewards and penalties of the quests before this one can have brought there (WHQ-POOL-02)."""
    if name == CARD.names[WARPSTONE]:
        return table.quest > QUEST_2
    return name == CARD.names[LEGENDARY_FORTUNE] or name in _earlier_nemeses(table)


def _earlier_nemeses(table: Table) -> list[str]:
    return [CARD.names[SHEETS[number].nemesis] for number in range(QUEST_1, int(table.quest))]


def _take(table: Table, name: str, field: str, is_possible: bool, zone: int) -> None:
    card = int(table.find(BOX, CARD.value(name))) if is_possible else -1
    if card < 0:
        raise FormatError(f"carried: {field}: {name!r} cannot be there")
    table.take(card, BOX)
    table.reveal(card)
    table.put(card, zone)
