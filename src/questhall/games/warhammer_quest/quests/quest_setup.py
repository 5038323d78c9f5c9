"""Setting a quest up: heroes, decks, the party leader, the first location.

WHQ-SETUP-01, WHQ-SETUP-02, WHQ-SETUP-03, WHQ-SETUP-04, WHQ-SETUP-05, WHQ-SETUP-06, WHQ-SETUP-07, WHQ-SETUP-08,
WHQ-SETUP-09, WHQ-SETUP-10, WHQ-SETUP-11, WHQ-SETUP-12, WHQ-SETUP-13, WHQ-SETUP-14, WHQ-SETUP-15, WHQ-DECK-01,
WHQ-DECK-02, WHQ-DECK-03, WHQ-DECK-04, WHQ-DECK-05, WHQ-DECK-06, WHQ-DECK-07, WHQ-DECK-08, WHQ-DECK-09,
WHQ-DECK-10, WHQ-POOL-03, WHQ-POOL-04, WHQ-POOL-05, WHQ-Q03, WHQ-Q64, WHQ-Q73, WHQ-Q82
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import Sorting
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.warhammer_quest.components.difficulty import peril_at_start
from questhall.games.warhammer_quest.components.event_kinds import HERO_CHOSEN, LEADER_CHOSEN
from questhall.games.warhammer_quest.components.face_numbers import (
    FACE_COUNT,
    FIRST_ACTION,
    FIRST_DUNGEON,
    FIRST_GEAR,
    FIRST_HERO,
    FIRST_LEGENDARY,
    FIRST_LOCATION,
    LEGENDARY_FORTUNE,
    WARPSTONE,
)
from questhall.games.warhammer_quest.components.printed_actions import ACTION_CARDS
from questhall.games.warhammer_quest.components.printed_enemies import ENEMIES
from questhall.games.warhammer_quest.components.printed_gear import LEGENDARY_GEAR
from questhall.games.warhammer_quest.components.printed_locations import LOCATIONS
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
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
from questhall.games.warhammer_quest.components.switches import OWNED_GEAR_COUNTS
from questhall.games.warhammer_quest.components.vocabulary import BASIC, ELITE, HERO, HEROES, STANDARD
from questhall.games.warhammer_quest.dungeon.gear import ordinary_gear
from questhall.games.warhammer_quest.dungeon.travel import REVEAL_LOCATION
from questhall.games.warhammer_quest.rounds.phases import ROUND


@final
class ChooseHeroes(Rule[Table]):
    """One player after the other; the number of heroes is fixed, whoever plays them (WHQ-SETUP-03, WHQ-Q02)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        last: i64 = table.seats - 1
        for seat in range(last, -1, -1):  # what is pushed last runs first
            table.push(HERO_CHOICE.at(seat))


@final
class HeroChoice(Question[Table]):
    """Each player takes one hero; every hero exists once (WHQ-SETUP-02, WHQ-Q03)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.get(seat, WHO) != NOBODY:
            return
        for hero in range(len(HEROES)):
            if not is_taken(table, hero):
                table.offer(TAKE_HERO.at(seat, hero))
        table.ask(seat, self.at(seat))


def is_taken(table: Table, hero: i64) -> bool:
    return any(table.is_hero(seat, hero) for seat in range(table.seats))


@final
class TakeHero(Choice[Table]):
    def run(self, table: Table, seat: i64, hero: i64, _c: i64, /) -> None:
        take_hero(table, seat, hero)


def take_hero(table: Table, seat: i64, hero: i64) -> None:
    """His hero card, his basic actions; the advanced ones and his legendary gear start aside (WHQ-SETUP-05)."""
    table.set(seat, WHO, hero)
    table.tell(HERO_CHOSEN, seat, hero)
    table.put(table.take_face(BOX, FIRST_HERO + hero), HERO_CARD + seat)  # one of three: see `HeroCard`
    table.sort_out(BOX, CARDS_OF_HEROES[hero], seat)


def cards_of_hero(hero: int) -> Sorting:
    """Where the actions and the legendary gear of a hero go, as the zones of the first seat."""
    zones = [-1] * FACE_COUNT
    for number, action in enumerate(ACTION_CARDS):
        if action.hero == hero:
            zones[FIRST_ACTION + number] = ACTIONS if action.tier == BASIC else SPARE_ACTIONS
    for number, gear in enumerate(LEGENDARY_GEAR):
        if gear.hero == hero:
            zones[FIRST_LEGENDARY + number] = LEGENDARY_SET
    return Sorting(zones)


CARDS_OF_HEROES: Final = [cards_of_hero(hero) for hero in range(len(HEROES))]


@final
class BuildDecks(Rule[Table]):
    """The enemy, location, gear and dungeon decks, as the back of the quest sheet says (WHQ-SETUP-11).

    The peril token starts on the first space, or further on in a harder quest (WHQ-Q86).
    """

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        sheet = SHEETS[table.quest]
        table.peril = peril_at_start(table.variants, table.quest)
        sheet.build_decks(table)
        for zone in (ENEMY_DECK, GEAR_DECK, DUNGEON_DECK):
            table.shuffle(zone)


def drawn_faces(faces: list[int]) -> Sorting:
    """Cards of these faces are drawn together, to deal some of them."""
    zones = [-1] * FACE_COUNT
    for face in faces:
        zones[face] = DRAWN
    return Sorting(zones)


LEVELS: Final = range(4)
OPEN_ENEMIES: Final = [
    [
        drawn_faces([face for face, enemy in enumerate(ENEMIES) if (enemy.kind, enemy.level) == (kind, level)])
        for level in LEVELS
    ]
    for kind in (STANDARD, ELITE)
]
"""The enemies of a kind and a level (WHQ-DECK-06, WHQ-DECK-07)."""
OPEN_LOCATIONS: Final = [
    drawn_faces([FIRST_LOCATION + number for number, place in enumerate(LOCATIONS) if place.level == level])
    for level in LEVELS
]
"""The locations of a level (WHQ-DECK-08)."""
OPEN_GEAR: Final = drawn_faces(
    [face for face in range(FIRST_GEAR, FIRST_LEGENDARY) if face != LEGENDARY_FORTUNE]
)
OPEN_DUNGEON: Final = drawn_faces([face for face in range(FIRST_DUNGEON, FIRST_GEAR) if face != WARPSTONE])


def add_open_enemies(table: Table, level: int, kind: int, count: int, zone: i64) -> None:
    """Random enemies of a level, single cards and unseen (WHQ-DECK-02, WHQ-DECK-06, WHQ-DECK-07)."""
    table.sort_out(BOX, OPEN_ENEMIES[kind][level])
    deal_some(table, count, zone)


def deal_some(table: Table, count: int, zone: i64) -> None:
    """Some of the cards drawn together go to a zone, the rest back to the box, all unseen (WHQ-Q73)."""
    table.shuffle(DRAWN)
    left = count
    while left > 0 and table.size(DRAWN) > 0:
        table.put(table.take_top(DRAWN), zone)
        left -= 1
    while table.size(DRAWN) > 0:
        table.put(table.take_top(DRAWN), BOX)


def add_locations(table: Table, level: int, count: int) -> None:
    """Random locations of a level on top of those that lie there (WHQ-DECK-08)."""
    table.sort_out(BOX, OPEN_LOCATIONS[level])
    deal_some(table, count, LOCATION_DECK)


def add_named(table: Table, face: i64, zone: i64) -> None:
    """A card that the sheet names (WHQ-DECK-01)."""
    table.put(table.take_face(BOX, face), zone)


def add_gear_and_dungeon(table: Table, gear: int, dungeon: int) -> None:
    """WHQ-DECK-09, WHQ-DECK-10"""
    if table.variants & OWNED_GEAR_COUNTS:
        gear -= gear_of_party(table)
    table.sort_out(BOX, OPEN_GEAR)
    deal_some(table, gear, GEAR_DECK)
    table.sort_out(BOX, OPEN_DUNGEON)
    deal_some(table, dungeon, DUNGEON_DECK)


def gear_of_party(table: Table) -> int:
    """The gear cards that heroes own, except legendary ones."""
    return sum(int(ordinary_gear(table, seat)) for seat in range(table.seats))


@final
class LeaderChoice(Question[Table]):
    """The players choose who gets the party leader token (WHQ-LEADER-01, WHQ-SETUP-14)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if table.leader != NOBODY:
            return
        for seat in range(table.seats):
            table.offer(LEAD.at(NOBODY, seat))
        table.ask(PARTY, self.at())


@final
class Lead(Choice[Table]):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        table.leader = hero
        table.tell(LEADER_CHOSEN, hero)


@final
class FirstLocation(Rule[Table]):
    """The first location is revealed; then the first round begins (WHQ-SETUP-15)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.push_in_order(REVEAL_LOCATION.at(table.leader), ROUND.at())


CHOOSE_HEROES: Final = ChooseHeroes()
HERO_CHOICE: Final = HeroChoice("hero")
TAKE_HERO: Final = TakeHero("take hero", "WHQ-SETUP-02", HERO)
BUILD_DECKS: Final = BuildDecks()
LEADER_CHOICE: Final = LeaderChoice("leader")
LEAD: Final = Lead("lead", "WHQ-SETUP-14", SEAT)
FIRST_LOCATION_RULE: Final = FirstLocation()
RULES: Final[list[Rule[Any]]] = [
    CHOOSE_HEROES,
    HERO_CHOICE,
    TAKE_HERO,
    BUILD_DECKS,
    LEADER_CHOICE,
    LEAD,
    FIRST_LOCATION_RULE,
]
