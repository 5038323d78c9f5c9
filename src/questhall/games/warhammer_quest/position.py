"""Laying out a position of Warhammer Quest from a scenario file."""

from __future__ import annotations

from typing import Any

from questhall.core.box import Box
from questhall.core.errors import listed
from questhall.core.position import Position
from questhall.core.state import NOBODY
from questhall.games.warhammer_quest.faces import (
    ACTION_CARDS,
    BASIC,
    CARD,
    EXPLORATION,
    FACES,
    FIRST_ACTION,
    FIRST_CONDITION,
    FIRST_HERO,
    FIRST_LEGENDARY,
    HEALTH,
    HEROES,
    LEGENDARY_GEAR,
)
from questhall.games.warhammer_quest.rounds import (
    ENEMY_PHASE_RULE,
    HERO_TURN,
    LOCATION_PHASE_RULE,
    PERIL_PHASE_RULE,
    ROUND,
    ROUND_END,
)
from questhall.games.warhammer_quest.setup import back_of, deal, show_open_cards
from questhall.games.warhammer_quest.sheets import SHEETS
from questhall.games.warhammer_quest.state import (
    ACTIONS,
    ACTIVE_LOCATION,
    BOX,
    CONDITION_SUPPLY,
    CONDITIONS,
    DUNGEON_DECK,
    DUNGEON_DISCARD,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENEMY_PHASE,
    ENGAGED,
    EXHAUSTED,
    FACEDOWN,
    GEAR,
    GEAR_DECK,
    GEAR_DISCARD,
    GEAR_LIMIT,
    HERO_CARD,
    HERO_PHASE,
    IS_DEFEATED,
    IS_OUT,
    ITEMS,
    LAIR,
    LEGENDARY_SET,
    LOCATION_DECK,
    LOCATION_DISCARD,
    LOCATION_PHASE,
    PERIL_PHASE,
    POOL,
    SET_ASIDE,
    SHADOWS,
    SPARE_ACTIONS,
    TOKEN_LIMIT,
    WHO,
    WOUNDS,
    ZONE_LIMIT,
    Table,
)
from questhall.games.warhammer_quest.view import DEEDS

SETUP = "setup"
ROUND_BEGINS = "round"
HERO_TURN_DUE = "hero_turn"
ENEMIES = "enemy_phase"
LOCATION = "location_phase"
PERIL = "peril_phase"
MOMENTS = [SETUP, ROUND_BEGINS, HERO_TURN_DUE, ENEMIES, LOCATION, PERIL]
PILES = {
    "enemy_discard": ENEMY_DISCARD,
    "dungeon_discard": DUNGEON_DISCARD,
    "gear_discard": GEAR_DISCARD,
    "location_discard": LOCATION_DISCARD,
    "lair": LAIR,
    "set_aside": SET_ASIDE,
    "pool": POOL,
}
DECKS = {
    "enemy_deck": ENEMY_DECK,
    "dungeon_deck": DUNGEON_DECK,
    "gear_deck": GEAR_DECK,
    "location_deck": LOCATION_DECK,
}


def lay_out(table: Table, position: Position) -> None:
    """Put everything where the file wants it and play on from its moment to the first decision."""
    moment = position.take("moment", str, HERO_TURN_DUE)
    if moment not in MOMENTS:
        raise position.fail("moment", f"there is no {moment!r}; possible: {listed(MOMENTS)}")
    if moment == SETUP:
        position.finish()
        deal(table)
        return
    table.leader = position.take_seat("leader", 0)
    acting = position.take_seat("active", int(table.leader))
    table.round = position.take("round", int, 1)
    table.peril = _within(position, "peril", int(SHEETS[table.quest].last_space()))
    table.stage = position.take("stage", int, 1)
    for name in position.take_names("deeds"):
        if name not in DEEDS:
            raise position.fail("deeds", f"there is no {name!r}; possible: {listed(list(DEEDS))}")
        table.deeds |= DEEDS[name]
    box = Box(table, position, CARD, [face.copies for face in FACES])
    table.clear_zones()
    _lay_heroes(table, position, box)
    _lay_enemies(table, position, box)
    _lay_location(table, position, box)
    _lay_piles(table, position, box)
    position.finish()
    _go_on(table, moment, acting)


def _within(position: Position, field: str, most: int) -> int:
    return _bounded(position, field, position.take(field, int, 0), most)


def _bounded(position: Position, field: str, value: object, most: int) -> int:
    number: int = position.checked(field, value, int)
    if not 0 <= number <= most:
        raise position.fail(field, f"expected a number from 0 to {most}, found {number}")
    return number


def _by_seat(position: Position, field: str) -> dict[int, Any]:
    return {position.seat(name, field): value for name, value in position.take(field, dict, {}).items()}


# Heroes


def _lay_heroes(table: Table, position: Position, box: Box) -> None:
    wanted = _by_seat(position, "hero")
    actions = position.take_by_seat("actions")
    free = [hero for hero in HEROES if hero not in wanted.values()]
    for seat in range(table.seats):
        name = wanted.get(seat) or free.pop(0)
        if name not in HEROES:
            raise position.fail("hero", f"there is no hero {name!r}; possible: {listed(HEROES)}")
        _lay_hero(table, box, seat, HEROES.index(name), actions.get(seat))
    _mark_actions(table, position)
    _lay_gear(table, position, box)
    _lay_numbers(table, position)
    for seat, items in position.take_by_seat("items").items():
        for card in box.take_all(items, "items"):
            table.put(card, ITEMS + seat)
            table.reveal(card)
    for seat, conditions in position.take_by_seat("conditions").items():
        for card in box.take_all(conditions, "conditions"):
            table.put(card, CONDITIONS + seat)


def _lay_hero(table: Table, box: Box, seat: int, hero: int, actions: list[str] | None) -> None:
    """His cards; without `actions` the four basic ones."""
    table.set(seat, WHO, hero)
    table.put(box.take(FACES[FIRST_HERO + hero].name, "hero"), HERO_CARD + seat)
    own = [(FIRST_ACTION + number, card) for number, card in enumerate(ACTION_CARDS) if card.hero == hero]
    chosen = actions or [card.name for _, card in own if card.tier == BASIC]
    for _, card in own:
        zone = ACTIONS if card.name in chosen else SPARE_ACTIONS
        table.put(box.take(card.name, "actions"), zone + seat)
    for number, gear in enumerate(LEGENDARY_GEAR):
        if gear.hero == hero:
            table.put(box.take(FACES[FIRST_LEGENDARY + number].name, "legendary"), LEGENDARY_SET + seat)


def _lay_numbers(table: Table, position: Position) -> None:
    """When the gear is on: it may raise the health (WHQ-WOUND-04)."""
    for seat, value in _by_seat(position, "wounds").items():
        table.set(seat, WOUNDS, _bounded(position, "wounds", value, int(table.health(seat))))
    for seat, value in _by_seat(position, "gear_limit").items():
        table.set(seat, GEAR_LIMIT, position.checked("gear_limit", value, int))
    for field, word in (("defeated", IS_DEFEATED), ("out", IS_OUT)):
        for seat, value in _by_seat(position, field).items():
            table.set(seat, word, int(position.checked(field, value, bool)))


def _mark_actions(table: Table, position: Position) -> None:
    for seat, cards in position.take_by_seat("exhausted").items():
        for name in cards:
            table.mark_card(_own(table, position, seat, name, "exhausted"), EXHAUSTED)
    for seat, tokens in _by_seat(position, "tokens").items():
        for name, count in position.checked("tokens", tokens, dict).items():
            card = _own(table, position, seat, name, "tokens")
            table.add_amount(card, _bounded(position, "tokens", count, int(TOKEN_LIMIT)))


def _own(table: Table, position: Position, seat: int, name: str, field: str) -> int:
    """A card of the hero's own, by its name."""
    if name not in CARD.names:
        raise position.fail(field, f"there is no card {name!r}")
    for zone in (ACTIONS, GEAR):
        card = int(table.find(zone + seat, CARD.value(name)))
        if card >= 0:
            return card
    raise position.fail(field, f"{position.seats[seat]} has no {name}")


def _lay_gear(table: Table, position: Position, box: Box) -> None:
    for seat, cards in position.take_by_seat("gear").items():
        for name in cards:
            own = table.find(LEGENDARY_SET + seat, CARD.value(name)) if name in CARD.names else -1
            if own >= 0:
                table.take(own, LEGENDARY_SET + seat)
                card = int(own)
            else:
                card = box.take(name, "gear")
            table.put(card, GEAR + seat)
            table.reveal(card)
    for field, mark in (("depleted", FACEDOWN), ("exhausted_gear", EXHAUSTED)):
        for seat, cards in position.take_by_seat(field).items():
            for name in cards:
                table.mark_card(_own(table, position, seat, name, field), mark)


# Enemies


def _lay_enemies(table: Table, position: Position, box: Box) -> None:
    for seat, enemies in _by_seat(position, "engaged").items():
        if len(enemies) > ZONE_LIMIT:
            raise position.fail("engaged", f"a zone holds {ZONE_LIMIT} enemies, found {len(enemies)}")
        for enemy in enemies:
            _lay_enemy(table, position, box, enemy, ENGAGED + seat)
    for enemy in position.take("shadows", list, []):
        _lay_enemy(table, position, box, enemy, SHADOWS)


def _lay_enemy(table: Table, position: Position, box: Box, enemy: object, zone: int) -> None:
    """By name alone, or as a table with wounds, exhausted and facedown."""
    fields = Position(
        {"card": enemy} if isinstance(enemy, str) else enemy,  # type: ignore[arg-type]
        position.seats,
        f"{position.where}: enemies",
    )
    card = box.take(fields.need("card", str), "enemies")
    table.add_amount(card, _within(fields, "wounds", int(HEALTH[table.faces[card]]) - 1))
    if fields.take("exhausted", bool, False):
        table.mark_card(card, EXHAUSTED)
    if fields.take("facedown", bool, False):
        table.mark_card(card, FACEDOWN)
    else:
        table.reveal(card)
    fields.finish()
    table.put(card, zone)


# Location and decks


def _lay_location(table: Table, position: Position, box: Box) -> None:
    name = position.take("location", str, "throne_cavern")
    card = box.take(name, "location")
    table.put(card, ACTIVE_LOCATION)
    table.reveal(card)
    table.progress = _within(position, "progress", int(EXPLORATION[table.faces[card]]))


def _lay_piles(table: Table, position: Position, box: Box) -> None:
    """The cards listed lie on top of one another, the first uppermost; all others stay in the box."""
    for field, zone in PILES.items():
        for card in box.take_all(position.take_names(field)[::-1], field):
            table.put(card, zone)
            table.reveal(card)
    for field, zone in DECKS.items():
        for card in box.take_all(position.take_names(field)[::-1], field):
            table.put(card, zone)
    for card in box.take_rest():
        face = int(table.faces[card])
        table.put_under(card, CONDITION_SUPPLY if FIRST_CONDITION <= face < FIRST_HERO else BOX)
    _count_backs(table)
    show_open_cards(table)


def _count_backs(table: Table) -> None:
    """Cards got their numbers as they were named, so which number has which back is told again."""
    assert table.knowledge is not None
    table.knowledge.pool_of = [back_of(int(table.faces[card])) for card in range(table.card_count)]


def _go_on(table: Table, moment: str, acting: int) -> None:
    table.push(ROUND.at())
    table.push(ROUND_END.at())
    if moment == ROUND_BEGINS:
        table.depth = 0
        table.round -= 1
        table.push(ROUND.at())
    elif moment == HERO_TURN_DUE:
        table.phase = HERO_PHASE
        table.push(PERIL_PHASE_RULE.at())
        table.push(LOCATION_PHASE_RULE.at())
        table.push(ENEMY_PHASE_RULE.at())
        table.push(HERO_TURN.at(acting))
    elif moment == ENEMIES:
        table.phase = ENEMY_PHASE
        table.push(PERIL_PHASE_RULE.at())
        table.push(LOCATION_PHASE_RULE.at())
        table.push(ENEMY_PHASE_RULE.at())
    elif moment == LOCATION:
        table.phase = LOCATION_PHASE
        table.push(PERIL_PHASE_RULE.at())
        table.push(LOCATION_PHASE_RULE.at())
    else:
        table.phase = PERIL_PHASE
        table.push(PERIL_PHASE_RULE.at())
    table.active = NOBODY
    table.advance()
