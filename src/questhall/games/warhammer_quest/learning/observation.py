"""What a seat may know of Warhammer Quest, as numbers. docs/observations.md lists the fields.

The heroes hide nothing from one another; hidden are the decks, and which enemy a facedown card is.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.frames import first_of, rule_of
from questhall.core.engine.state import NOBODY, State
from questhall.core.learning.observer import Observer, Section, count_faces, write_faces
from questhall.core.learning.page import Page
from questhall.games.warhammer_quest.components import action_in_progress as deed
from questhall.games.warhammer_quest.components.face_numbers import FACE_COUNT
from questhall.games.warhammer_quest.components.printed_locations import EXPLORATION
from questhall.games.warhammer_quest.components.state import (
    ACTION,
    ACTIONS,
    ACTIVATION,
    ACTIVE_LOCATION,
    CONDITIONS,
    DRAWN,
    DUNGEON_DECK,
    DUNGEON_DISCARD,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENGAGED,
    GEAR,
    GEAR_DECK,
    GEAR_DISCARD,
    GEAR_LIMIT,
    IS_DEFEATED,
    IS_OUT,
    ITEMS,
    LAIR,
    LEGENDARY_SET,
    LOCATION_DECK,
    LOCATION_DISCARD,
    MOST_SEATS,
    OUT_OF_CAMPAIGN,
    POOL,
    SET_ASIDE,
    SETTLEMENT,
    SHADOWS,
    SPARE_ACTIONS,
    VISITS,
    WHO,
    WOUNDS,
    ZONE_LIMIT,
    Table,
)
from questhall.games.warhammer_quest.components.switches import HIDDEN_ENEMIES_KNOWN
from questhall.games.warhammer_quest.components.vocabulary import ALL_HEROES
from questhall.games.warhammer_quest.enemies.activation import ENEMY_CARD
from questhall.games.warhammer_quest.learning.fields import (
    ACTION_FIELDS,
    ACTION_KINDS,
    DEEDS,
    DIE_FACES,
    ENEMY_SIZE,
    ENGAGED_ENEMIES,
    HEROES,
    LOCATIONS_FORESEEN,
    PHASES,
    QUESTS,
    SECTIONS,
    SHADOWS_SHOWN,
    VISITS_SHOWN,
)
from questhall.games.warhammer_quest.rounds.phases import BEGIN_ACTIVATION, HERO_TURN
from questhall.games.warhammer_quest.setup.rulebook import BOOK


@final
class WarhammerQuestObserver(Observer):
    """Writes the sections of `fields.py`."""

    def __init__(self) -> None:
        super().__init__(BOOK, MOST_SEATS, SECTIONS)

    def speaker(self, state: State) -> i64:
        """The party leader settles what the players decide together (WHQ-LEADER-02)."""
        assert isinstance(state, Table)
        if state.leader == NOBODY:
            return 0
        return state.acting_leader()

    def write(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        self._write_table(state, seat, page)
        self._write_foreseen(state, seat, page)
        self.write_seats(HEROES, state, seat, page)
        self.write_seats(ENGAGED_ENEMIES, state, seat, page)
        self._write_enemies(state, SHADOWS, SHADOWS_SHOWN, page)
        self._write_further_shadows(state, page)
        self._write_action(state, seat, page)
        self._write_activation(state, page)

    def write_seat(self, section: Section, state: State, owner: i64, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        if section is HEROES:
            self._write_hero(state, owner, page)
        else:
            self._write_enemies(state, ENGAGED + owner, ZONE_LIMIT, page)

    def _write_table(self, table: Table, seat: i64, page: Page) -> None:
        page.one_of(table.quest, QUESTS)
        page.put(table.round)
        page.one_of(table.phase, PHASES)
        self.seat(page, table, table.leader, seat)
        self.seat(page, table, table.active, seat)
        page.put(table.peril)
        page.put(table.progress)
        page.put(table.here(EXPLORATION))
        page.bits(table.deeds, DEEDS)
        page.put(table.stage)
        page.bits(table.won, QUESTS)
        page.put(table.size(ENEMY_DECK))
        page.put(table.size(LOCATION_DECK))
        page.put(table.size(DUNGEON_DECK))
        page.put(table.size(GEAR_DECK))
        write_faces(page, table, ACTIVE_LOCATION, FACE_COUNT)
        write_faces(page, table, LAIR, FACE_COUNT)
        write_faces(page, table, SET_ASIDE, FACE_COUNT)
        write_faces(page, table, POOL, FACE_COUNT)
        write_faces(page, table, OUT_OF_CAMPAIGN, FACE_COUNT)
        count_faces(page, table, ENEMY_DISCARD)
        count_faces(page, table, LOCATION_DISCARD)
        count_faces(page, table, DUNGEON_DISCARD)
        write_faces(page, table, GEAR_DISCARD, FACE_COUNT)
        write_faces(page, table, DRAWN, FACE_COUNT)

    def _write_foreseen(self, table: Table, seat: i64, page: Page) -> None:
        left: i64 = LOCATIONS_FORESEEN
        card = table.top(LOCATION_DECK)
        while card != NO_CARD and left > 0:
            if table.is_known_to(seat, card):
                page.count(table.faces[card])
            page.skip(FACE_COUNT)
            left -= 1
            card = table.links[card]
        page.skip(left * FACE_COUNT)

    def _write_hero(self, table: Table, owner: i64, page: Page) -> None:
        who = table.get(owner, WHO)
        page.one_of(who, ALL_HEROES)
        if who == NOBODY:
            page.skip(1)
        else:
            page.put(table.health(owner))
        page.put(table.get(owner, WOUNDS))
        page.put(table.get(owner, IS_DEFEATED))
        page.put(table.get(owner, IS_OUT))
        page.put(table.get(owner, GEAR_LIMIT))
        page.bits(table.get(owner, VISITS), VISITS_SHOWN)
        page.flag(_is_to_come(table, owner))
        _count_with_marks(page, table, ACTIONS + owner)
        _count_with_marks(page, table, GEAR + owner)
        count_faces(page, table, ITEMS + owner)
        count_faces(page, table, CONDITIONS + owner)
        page.skip(4 * FACE_COUNT)
        count_faces(page, table, SPARE_ACTIONS + owner)
        write_faces(page, table, LEGENDARY_SET + owner, FACE_COUNT)

    def _write_enemies(self, table: Table, zone: i64, room: i64, page: Page) -> None:
        """The enemies of a zone, the one that came first in the first place.

        Nobody follows the heroes to the settlement, though cards are cleared up later.
        """
        if table.phase != SETTLEMENT:
            place = table.size(zone) - 1
            card = table.top(zone)
            while card != NO_CARD:
                if place < room:
                    self._write_enemy(table, card, place * ENEMY_SIZE, page)
                place -= 1
                card = table.links[card]
        page.skip(room * ENEMY_SIZE)

    def _write_enemy(self, table: Table, card: i64, offset: i64, page: Page) -> None:
        is_down = table.is_facedown(card)
        page.count(offset)
        if is_down:
            page.count(offset + 1)
        if table.is_exhausted(card):
            page.count(offset + 2)
        if not is_down or table.variants & HIDDEN_ENEMIES_KNOWN:  # WHQ-Q23
            page.count(offset + 3, table.amount(card))
            page.count(offset + 5 + table.faces[card])
        action = table.top_context(ACTION)
        if action >= 0 and deed.is_target(table, action, card):
            page.count(offset + 4)

    def _write_further_shadows(self, table: Table, page: Page) -> None:
        if table.phase == SETTLEMENT:
            page.skip(1)
        else:
            page.put(table.size(SHADOWS) - SHADOWS_SHOWN)

    def _write_action(self, table: Table, seat: i64, page: Page) -> None:
        place = table.top_context(ACTION)
        if place < 0:
            page.skip(ACTION_FIELDS.size)
            return
        self.seat(page, table, table.field(place, deed.DOER), seat)
        card = table.field(place, deed.CARD_USED)
        page.one_of(table.faces[card], FACE_COUNT)
        page.one_of(table.field(place, deed.KIND), ACTION_KINDS)
        self.seat(page, table, table.field(place, deed.AIDED), seat)
        i: i64 = 0
        while i < table.field(place, deed.HERO_DICE):
            page.count(table.field(place, deed.FIRST_HERO_DIE + i))
            i += 1
        page.skip(DIE_FACES)
        i = 0
        while i < table.field(place, deed.ENEMY_DICE):
            page.count(table.field(place, deed.FIRST_ENEMY_DIE + i))
            i += 1
        page.skip(DIE_FACES)
        page.put(table.field(place, deed.CRITICALS))
        page.put(table.field(place, deed.SPENT))
        page.put(table.field(place, deed.SUCCESSES))
        page.put(table.field(place, deed.DEFENCE))
        page.put(table.field(place, deed.EXTRA_SUCCESSES))
        page.put(table.field(place, deed.LOST_SUCCESSES))
        page.put(table.field(place, deed.IS_EMPOWERED))
        i = 0
        while i < table.field(place, deed.ATTACKER_COUNT):
            page.count(table.faces[deed.attacker(table, place, i)])
            i += 1
        page.skip(FACE_COUNT)

    def _write_activation(self, table: Table, page: Page) -> None:
        place = table.top_context(ACTIVATION)
        if place >= 0:
            page.count(table.faces[table.field(place, ENEMY_CARD)])
        page.skip(FACE_COUNT)


def _count_with_marks(page: Page, table: Table, zone: i64) -> None:
    """Cards by face, and in the three rows behind: exhausted, depleted, tokens."""
    card = table.top(zone)
    while card != NO_CARD:
        face = table.faces[card]
        page.count(face)
        if table.is_exhausted(card):
            page.count(FACE_COUNT + face)
        if table.is_facedown(card):
            page.count(2 * FACE_COUNT + face)
        page.count(3 * FACE_COUNT + face, table.amount(card))
        card = table.links[card]


def _is_to_come(table: Table, owner: i64) -> bool:
    """Whether the hero's activation of this round waits on the stack."""
    if not table.is_standing(owner):
        return False
    i: i64 = 0
    while i < table.depth:
        frame = table.frames[i]
        rule = rule_of(frame)
        if first_of(frame) == owner and (rule == BEGIN_ACTIVATION.number or rule == HERO_TURN.number):
            return True
        i += 1
    return False
