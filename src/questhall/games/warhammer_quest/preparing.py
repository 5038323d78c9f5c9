"""Setting a quest up: heroes, decks, the party leader, the first location.

WHQ-SETUP-01 to WHQ-SETUP-15, WHQ-DECK-01 to WHQ-DECK-10, WHQ-POOL-03 to WHQ-POOL-05, WHQ-Q03,
WHQ-Q64, WHQ-Q73, WHQ-Q82
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.rules import Question, Rule
from questhall.core.state import NOBODY, PARTY
from questhall.games.warhammer_quest.choice import Choice
from questhall.games.warhammer_quest.events import HERO_CHOSEN, LEADER_CHOSEN
from questhall.games.warhammer_quest.faces import (
    ACTION_CARDS,
    BASIC,
    ENEMIES,
    FIRST_ACTION,
    FIRST_DUNGEON,
    FIRST_GEAR,
    FIRST_HERO,
    FIRST_LEGENDARY,
    FIRST_LOCATION,
    HERO,
    HEROES,
    LEGENDARY_FORTUNE,
    LEGENDARY_GEAR,
    LOCATIONS,
    STANDARD,
    WARPSTONE,
)
from questhall.games.warhammer_quest.gear import ordinary_gear
from questhall.games.warhammer_quest.rounds import ROUND
from questhall.games.warhammer_quest.sheets import SHEETS
from questhall.games.warhammer_quest.state import (
    ACTIONS,
    BOX,
    DRAWN,
    DUNGEON_DECK,
    ENEMY_DECK,
    GEAR_DECK,
    HERO_CARD,
    LEGENDARY_SET,
    LOCATION_DECK,
    SEAT,
    SPARE_ACTIONS,
    WHO,
    Table,
)
from questhall.games.warhammer_quest.switches import OWNED_GEAR_COUNTS
from questhall.games.warhammer_quest.travel import REVEAL_LOCATION


@final
class HeroChoice(Question[Table]):
    """Each player takes one hero; every hero exists once (WHQ-SETUP-02, WHQ-Q03)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.get(seat, WHO) != NOBODY:
            return
        hero: i64 = 0
        while hero < len(HEROES):
            if not is_taken(table, hero):
                table.offer(TAKE_HERO.at(seat, hero))
            hero += 1
        table.ask(seat, self.at(seat))


def is_taken(table: Table, hero: i64) -> bool:
    seat: i64 = 0
    while seat < table.seats:
        if table.is_hero(seat, hero):
            return True
        seat += 1
    return False


@final
class TakeHero(Choice):
    def run(self, table: Table, seat: i64, hero: i64, _c: i64, /) -> None:
        take_hero(table, seat, hero)


def take_hero(table: Table, seat: i64, hero: i64) -> None:
    """His hero card, his basic actions; the advanced ones and his legendary gear start aside (WHQ-SETUP-05)."""
    table.set(seat, WHO, hero)
    table.tell(HERO_CHOSEN, seat, hero)
    card = table.find(BOX, FIRST_HERO + hero)
    table.take(card, BOX)
    table.put(card, HERO_CARD + seat)
    for number, action in enumerate(ACTION_CARDS):
        if action.hero == hero:
            card = table.find(BOX, FIRST_ACTION + number)
            table.take(card, BOX)
            table.put(card, ACTIONS + seat if action.tier == BASIC else SPARE_ACTIONS + seat)
    for number, gear in enumerate(LEGENDARY_GEAR):
        if gear.hero == hero:
            card = table.find(BOX, FIRST_LEGENDARY + number)
            table.take(card, BOX)
            table.put(card, LEGENDARY_SET + seat)


@final
class BuildDecks(Rule[Table]):
    """The enemy, location, gear and dungeon decks, as the back of the quest sheet says (WHQ-SETUP-11)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        sheet = SHEETS[table.quest]
        sheet.build_decks(table)
        for zone in (ENEMY_DECK, GEAR_DECK, DUNGEON_DECK):
            table.shuffle(zone)


def add_sets(table: Table, sets: list[str], with_elites: bool) -> None:
    """All cards of these names (WHQ-DECK-04).

    Everybody knows these names, but once they are shuffled with open cards nobody can tell which is which;
    what players imagine does not make use of it.
    """
    for card in table.pile(BOX):
        face = table.faces[card]
        if face >= len(ENEMIES) or ENEMIES[face].enemy_set not in sets:
            continue
        if with_elites or ENEMIES[face].kind == STANDARD:
            table.take(card, BOX)
            table.put(card, ENEMY_DECK)


def add_open_enemies(table: Table, level: int, kind: int, count: int, zone: i64) -> None:
    """Random enemies of a level, single cards and unseen (WHQ-DECK-02, WHQ-DECK-06, WHQ-DECK-07)."""
    for card in table.pile(BOX):
        face = table.faces[card]
        if face < len(ENEMIES) and ENEMIES[face].level == level and ENEMIES[face].kind == kind:
            table.take(card, BOX)
            table.put(card, DRAWN)
    deal_some(table, count, zone)


def deal_some(table: Table, count: int, zone: i64) -> None:
    """So many of the cards drawn together go to a zone, the rest back to the box, all unseen (WHQ-Q73)."""
    table.shuffle(DRAWN)
    left = count
    while left > 0 and table.size(DRAWN) > 0:
        table.put(table.take_top(DRAWN), zone)
        left -= 1
    while table.size(DRAWN) > 0:
        table.put(table.take_top(DRAWN), BOX)


def gather(table: Table, first: int, last: int, leave_out: int) -> None:
    """All cards of the box with faces in this range, but for one kind."""
    for card in table.pile(BOX):
        if first <= table.faces[card] < last and table.faces[card] != leave_out:
            table.take(card, BOX)
            table.put(card, DRAWN)


def add_locations(table: Table, level: int, count: int) -> None:
    """Random locations of a level on top of those that lie there (WHQ-DECK-08)."""
    for card in table.pile(BOX):
        face = table.faces[card]
        if FIRST_LOCATION <= face < FIRST_DUNGEON and LOCATIONS[face - FIRST_LOCATION].level == level:
            table.take(card, BOX)
            table.put(card, DRAWN)
    deal_some(table, count, LOCATION_DECK)


def add_named(table: Table, face: i64, zone: i64) -> None:
    """A card that the sheet names (WHQ-DECK-01)."""
    card = table.find(BOX, face)
    table.take(card, BOX)
    table.reveal(card)
    table.put(card, zone)


def add_gear_and_dungeon(table: Table, gear: int, dungeon: int) -> None:
    """WHQ-DECK-09, WHQ-DECK-10"""
    if table.variants & OWNED_GEAR_COUNTS:
        gear -= gear_of_party(table)
    gather(table, FIRST_GEAR, FIRST_LEGENDARY, LEGENDARY_FORTUNE)
    deal_some(table, gear, GEAR_DECK)
    gather(table, FIRST_DUNGEON, FIRST_GEAR, WARPSTONE)
    deal_some(table, dungeon, DUNGEON_DECK)


def gear_of_party(table: Table) -> int:
    """The gear cards that heroes own, but for legendary ones."""
    return sum(int(ordinary_gear(table, seat)) for seat in range(table.seats))


@final
class LeaderChoice(Question[Table]):
    """The players choose the party leader (WHQ-SETUP-14)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if table.leader != NOBODY:
            return
        seat: i64 = 0
        while seat < table.seats:
            table.offer(LEAD.at(NOBODY, seat))
            seat += 1
        table.ask(PARTY, self.at())


@final
class Lead(Choice):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        table.leader = hero
        table.tell(LEADER_CHOSEN, hero)


@final
class FirstLocation(Rule[Table]):
    """WHQ-SETUP-15"""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.push(BEGIN_QUEST.at())
        table.push(REVEAL_LOCATION.at(table.leader))


@final
class BeginQuest(Rule[Table]):
    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.push(ROUND.at())


HERO_CHOICE: Final = HeroChoice("hero")
TAKE_HERO: Final = TakeHero("take hero", "WHQ-SETUP-02", HERO)
BUILD_DECKS: Final = BuildDecks()
LEADER_CHOICE: Final = LeaderChoice("leader")
LEAD: Final = Lead("lead", "WHQ-SETUP-14", SEAT)
FIRST_LOCATION_RULE: Final = FirstLocation()
BEGIN_QUEST: Final = BeginQuest()
RULES: Final[list[Rule[Any]]] = [
    HERO_CHOICE,
    TAKE_HERO,
    BUILD_DECKS,
    LEADER_CHOICE,
    LEAD,
    FIRST_LOCATION_RULE,
    BEGIN_QUEST,
]
