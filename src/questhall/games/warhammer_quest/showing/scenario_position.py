"""Laying out a position of Warhammer Quest from a scenario file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questhall.core.engine.errors import listed
from questhall.core.engine.state import NOBODY
from questhall.core.interface.position import Position
from questhall.core.interface.position_cards import Box
from questhall.games.warhammer_quest.components.face_numbers import FIRST_CONDITION, FIRST_HERO, FIRST_LEGENDARY
from questhall.games.warhammer_quest.components.printed_actions import ACTION_CARDS
from questhall.games.warhammer_quest.components.printed_cards import CARD, FACES
from questhall.games.warhammer_quest.components.printed_enemies import HEALTH
from questhall.games.warhammer_quest.components.printed_gear import LEGENDARY_GEAR
from questhall.games.warhammer_quest.components.printed_locations import EXPLORATION
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    ACTIVE_LOCATION,
    BOX,
    CAMPAIGN,
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
    GOADED,
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
    OUT_OF_CAMPAIGN,
    PERIL_PHASE,
    POOL,
    QUEST_5,
    QUEST_MARK,
    SET_ASIDE,
    SETTLEMENT,
    SHADOWS,
    SPARE_ACTIONS,
    STAGE_THREE,
    STAGE_TWO,
    TOKEN_LIMIT,
    VISITS,
    WHO,
    WOUNDS,
    ZONE_LIMIT,
    Table,
)
from questhall.games.warhammer_quest.components.switches import HIDDEN_ENEMIES_KNOWN
from questhall.games.warhammer_quest.components.vocabulary import BASIC, HEROES
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import HERO_PHASE_OCCASION, LAST_MOMENT
from questhall.games.warhammer_quest.rounds.phases import (
    ENEMY_PHASE_RULE,
    ENEMY_TURN,
    HERO_TURN,
    LOCATION_PHASE_RULE,
    PERIL_PHASE_RULE,
    ROUND,
    ROUND_END,
)
from questhall.games.warhammer_quest.settlement.settlement_stage import (
    REFRESH_STEP,
    SETTLEMENT_STAGE,
    UPGRADE_STEP,
)
from questhall.games.warhammer_quest.setup.table_setup import back_of, deal, show_open_cards
from questhall.games.warhammer_quest.showing.campaign_log import QUESTS
from questhall.games.warhammer_quest.showing.view import DEEDS, PLACES

SETUP = "setup"
ROUND_BEGINS = "round"
HERO_TURN_DUE = "hero_turn"
ENEMIES = "enemy_phase"
LOCATION = "location_phase"
PERIL = "peril_phase"
SETTLEMENT_BEGINS = "settlement"
UPGRADE = "upgrade"
REFRESH = "refresh"
IN_SETTLEMENT = [SETTLEMENT_BEGINS, UPGRADE, REFRESH]
MOMENTS = [SETUP, ROUND_BEGINS, HERO_TURN_DUE, ENEMIES, LOCATION, PERIL, *IN_SETTLEMENT]
PILES = {
    "enemy_discard": ENEMY_DISCARD,
    "dungeon_discard": DUNGEON_DISCARD,
    "gear_discard": GEAR_DISCARD,
    "location_discard": LOCATION_DISCARD,
    "lair": LAIR,
    "set_aside": SET_ASIDE,
    "pool": POOL,
    "out_of_campaign": OUT_OF_CAMPAIGN,
}
DECKS = {
    "enemy_deck": ENEMY_DECK,
    "dungeon_deck": DUNGEON_DECK,
    "gear_deck": GEAR_DECK,
    "location_deck": LOCATION_DECK,
    "stage_two": STAGE_TWO,
    "stage_three": STAGE_THREE,
}


def lay_out(table: Table, position: Position, is_carried_on: bool = False) -> None:
    """Put everything where the file wants it and play from its moment up to the first decision.

    The log of an earlier quest can only be used for setting up: any other position states everything itself.
    """
    moment = position.take("moment", str, HERO_TURN_DUE)
    if moment not in MOMENTS:
        raise position.fail("moment", f"unknown moment {moment!r}; possible: {listed(MOMENTS)}")
    if moment == SETUP:
        position.finish()
        deal(table)
        return
    if is_carried_on:
        raise position.fail("moment", f"what is carried on is for the moment {SETUP!r}, not for {moment!r}")
    _lay_campaign(table, position, moment)
    table.leader = position.take_seat("leader", 0)
    acting = position.take_seat("active", int(table.leader))
    turns = position.take_seats("turns") or [acting]
    table.round = position.take("round", int, 1)
    table.peril = _within(position, "peril", int(SHEETS[table.quest].last_space()))
    table.stage = position.take("stage", int, 1)
    for name in position.take_names("deeds"):
        if name not in DEEDS:
            raise position.fail("deeds", f"unknown deed {name!r}; possible: {listed(list(DEEDS))}")
        table.deeds |= DEEDS[name]
    box = Box(table, position, CARD, [face.copies for face in FACES])
    table.clear_zones()
    _lay_heroes(table, position, box)
    _lay_enemies(table, position, box)
    _lay_location(table, position, box)
    _lay_piles(table, position, box)
    position.finish()
    table.mark(QUEST_MARK)
    if moment in IN_SETTLEMENT:
        _settle(table, moment)
    else:
        _go_on(table, moment, acting, turns)
    table.advance()


# The campaign


def _lay_campaign(table: Table, position: Position, moment: str) -> None:
    """Which quest of the campaign it is, and how those before it and, in the settlement, itself ended."""
    if not table.variants & CAMPAIGN:
        if moment in IN_SETTLEMENT:
            raise position.fail("moment", f"{moment!r} is a moment of the variant campaign")
        return
    quests = QUESTS | {SHEETS[number].name: number for number in QUESTS.values()}
    quest = position.take("quest", str, "quest-1")
    if quest not in quests:
        raise position.fail("quest", f"unknown quest {quest!r}; possible: {listed(list(quests))}")
    table.quest = quests[quest]
    last = table.quest - 1
    if moment in IN_SETTLEMENT:
        if table.quest == QUEST_5:
            raise position.fail("moment", "no settlement stage follows the last quest")
        last = table.quest
    table.won = 0
    for name in position.take_names("won"):
        if quests.get(name, QUEST_5) > last:
            possible = listed(list(QUESTS)[:last]) or "none"
            raise position.fail("won", f"{name!r} cannot have been won; possible: {possible}")
        table.won |= 1 << quests[name]


def _settle(table: Table, moment: str) -> None:
    table.phase = SETTLEMENT
    if moment == SETTLEMENT_BEGINS:
        table.push(SETTLEMENT_STAGE.at())
        return
    table.push(REFRESH_STEP.at())
    if moment == UPGRADE:
        table.push(UPGRADE_STEP.at(table.leader))


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
            raise position.fail("hero", f"unknown hero {name!r}; possible: {listed(HEROES)}")
        _lay_hero(table, position, box, seat, HEROES.index(name), actions.get(seat, ()))
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


def _lay_hero(table: Table, position: Position, box: Box, seat: int, hero: int, actions: Sequence[str]) -> None:
    """His cards; of a kind that `actions` does not name he has the basic action."""
    table.set(seat, WHO, hero)
    table.put(box.take(FACES[FIRST_HERO + hero].name, "hero"), HERO_CARD + seat)
    own = {card.name: card for card in ACTION_CARDS if card.hero == hero}
    for name in actions:
        if name not in own:
            raise position.fail("actions", f"{HEROES[hero]} has no {name!r}; possible: {listed(list(own))}")
    kinds = [own[name].kind for name in actions]
    if len(set(kinds)) < len(kinds):
        raise position.fail("actions", f"two actions of one kind: {listed(list(actions))}")
    for card in own.values():
        is_his = card.name in actions or (card.tier == BASIC and card.kind not in kinds)
        zone = ACTIONS if is_his else SPARE_ACTIONS
        table.put(box.take(card.name, "actions"), zone + seat)
    for number, gear in enumerate(LEGENDARY_GEAR):
        if gear.hero == hero:
            table.put(box.take(FACES[FIRST_LEGENDARY + number].name, "legendary"), LEGENDARY_SET + seat)


def _lay_numbers(table: Table, position: Position) -> None:
    """Once the gear is equipped: it may raise the health (WHQ-WOUND-04)."""
    for seat, value in _by_seat(position, "wounds").items():
        table.set(seat, WOUNDS, _bounded(position, "wounds", value, int(table.health(seat))))
    for seat, value in _by_seat(position, "gear_limit").items():
        table.set(seat, GEAR_LIMIT, position.checked("gear_limit", value, int))
    for seat, places in position.take_by_seat("visits").items():
        for name in places:
            if name not in PLACES:
                raise position.fail("visits", f"unknown place {name!r}; possible: {listed(list(PLACES))}")
            table.set(seat, VISITS, table.get(seat, VISITS) | PLACES[name])
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
        raise position.fail(field, f"unknown card {name!r}")
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
    for field, mark in (("exhausted", EXHAUSTED), ("goaded", GOADED)):
        if fields.take(field, bool, default=False):
            table.mark_card(card, mark)
    if fields.take("facedown", bool, default=False):
        table.mark_card(card, FACEDOWN)
    if not table.is_facedown(card) or table.variants & HIDDEN_ENEMIES_KNOWN:
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
    """Cards got their numbers in the order of the file, so the backs are recorded again."""
    assert table.knowledge is not None
    table.knowledge.pool_of = [back_of(int(table.faces[card])) for card in range(table.card_count)]


def _go_on(table: Table, moment: str, acting: int, turns: list[int]) -> None:
    """What is still to come in this round, the last first."""
    table.active = NOBODY
    if moment == ROUND_BEGINS:
        table.round -= 1
        table.push(ROUND.at())
        return
    table.push(ROUND.at())
    table.push(ROUND_END.at())
    table.push(PERIL_PHASE_RULE.at())
    table.phase = PERIL_PHASE
    if moment == PERIL:
        return
    table.push(LOCATION_PHASE_RULE.at())
    table.phase = LOCATION_PHASE
    if moment == LOCATION:
        return
    if moment == ENEMIES:
        table.push(ENEMY_TURN.at(acting))
        table.phase = ENEMY_PHASE
        return
    table.push(ENEMY_PHASE_RULE.at())
    table.push(HERO_PHASE_OCCASION.at(table.acting_leader(), 0, LAST_MOMENT))
    for seat in reversed(turns):
        table.push(HERO_TURN.at(seat))
    table.phase = HERO_PHASE
