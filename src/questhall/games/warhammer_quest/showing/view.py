"""The table as everybody sees it: plain data for terminal, client and scenario files.

The heroes hide nothing from one another (WHQ-HERO-04); hidden are the decks, and which enemy a facedown
card is (WHQ-SHADOW-08).
"""

from __future__ import annotations

from questhall.core.engine.frames import first_of, rule_of, second_of, third_of
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.components import action_in_progress
from questhall.games.warhammer_quest.components.printed_cards import CARD, FACES
from questhall.games.warhammer_quest.components.printed_enemies import ATTACK_VALUE, HEALTH
from questhall.games.warhammer_quest.components.printed_locations import EXPLORATION
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTION,
    ACTIONS,
    ACTIVATION,
    BELL_RUNG,
    CONDITIONS,
    DRAWN,
    DUNGEON_DECK,
    DUNGEON_DISCARD,
    ENEMY,
    ENEMY_DECK,
    ENEMY_DISCARD,
    ENEMY_PHASE,
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
    NEMESIS_BEATEN,
    NEMESIS_FLED,
    OUT_OF_CAMPAIGN,
    POOL,
    PROGRESS_MADE,
    SET_ASIDE,
    SETTLEMENT,
    SHADOWS,
    SPARE_ACTIONS,
    VISITS,
    WARPSTONE_FOUND,
    WHO,
    WOUNDS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import HIDDEN_ENEMIES_KNOWN
from questhall.games.warhammer_quest.components.vocabulary import ACTION_NAMES as ACTION_NAMES
from questhall.games.warhammer_quest.components.vocabulary import HEROES
from questhall.games.warhammer_quest.dungeon.gear import can_equip, can_unequip
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import LAST_MOMENT
from questhall.games.warhammer_quest.enemies.activation import ENEMY_CARD
from questhall.games.warhammer_quest.rounds.phases import BEGIN_ACTIVATION, ENEMY_TURN, HERO_TURN
from questhall.games.warhammer_quest.settlement.settlement_actions import ARENA, BLACKSMITH, TRAINER
from questhall.games.warhammer_quest.showing.action_sums import sums

PHASES = ["setting_up", "hero", "enemy", "location", "peril", "settlement"]
COLOURS = ["plain", "green", "blue", "red"]
PLACES = {"trainer": TRAINER, "blacksmith": BLACKSMITH, "arena": ARENA}
DEEDS = {
    "warpstone_found": WARPSTONE_FOUND,
    "nemesis_beaten": NEMESIS_BEATEN,
    "nemesis_fled": NEMESIS_FLED,
    "bell_rung": BELL_RUNG,
    "progress_made": PROGRESS_MADE,
}


# Questions, by what their frames hold
WITH_AN_AMOUNT = (
    *("place_tokens", "token_or_wounds", "exhaust_or_wounds", "suffer", "treasure", "exhaust_enemies"),
    *("move_enemies", "drive_enemies_off", "ready_actions", "vigil", "fever", "divide_successes"),
)
ABOUT_A_CARD = ("engage", "boar_spear")
ABOUT_A_FACE = ("nemesis_hunts",)
IN_AN_ACTIVATION = ("prey", "harry", "ensnare", "goad", "rampage")


def view(table: Table, seat: int | None) -> dict[str, object]:
    """Everything `seat` may know about the table; None for a spectator."""
    viewer = NOBODY if seat is None else seat
    sheet = SHEETS[table.quest]
    location = int(table.location())
    return {
        "seat": seat,
        "quest": sheet.name,
        "round": int(table.round),
        "phase": PHASES[table.phase],
        "leader": _seat(table.leader),
        "active": _seat(table.active),
        "order": _enemy_turns(table) if table.phase == ENEMY_PHASE else _order(table),
        "acting": _acting(table),
        "peril": int(table.peril),
        "peril_track": [COLOURS[sheet.colour(space)] for space in range(sheet.last_space() + 1)],
        "location": FACES[location].name if location >= 0 else None,
        "exploration": int(EXPLORATION[location]) if location >= 0 else 0,
        "progress": int(table.progress),
        "deeds": [name for name, deed in DEEDS.items() if table.is_deed(deed)],
        "stage": int(table.stage),
        "heroes": [_hero(table, owner, viewer) for owner in range(table.seats)],
        "shadows": _enemies(table, SHADOWS, viewer),
        "lair": names(table, LAIR),
        "set_aside": names(table, SET_ASIDE),
        "pool": names(table, POOL),
        "out_of_campaign": names(table, OUT_OF_CAMPAIGN),
        "quests_won": [SHEETS[quest].name for quest in range(len(SHEETS)) if table.won >> quest & 1],
        "enemy_deck": int(table.size(ENEMY_DECK)),
        "enemy_discard": names(table, ENEMY_DISCARD),
        "location_deck": int(table.size(LOCATION_DECK)),
        "location_discard": names(table, LOCATION_DISCARD),
        "dungeon_deck": int(table.size(DUNGEON_DECK)),
        "dungeon_discard": names(table, DUNGEON_DISCARD),
        "gear_deck": int(table.size(GEAR_DECK)),
        "gear_discard": names(table, GEAR_DISCARD),
        "foreseen": _foreseen(table, viewer),
        "drawn": names(table, DRAWN),
        "wares": _wares(table),
        "action": [_action(table, int(place)) for place in table.contexts_of(ACTION)],
        "question": _question(table),
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _order(table: Table) -> list[int]:
    """Whose activations are still to come in this hero phase, the next one first.

    Before an activation begins, items may be used: then it is next, though its turn has begun.
    """
    to_come = (BEGIN_ACTIVATION.number, HERO_TURN.number)
    turns = [frame for frame in table.frames[: table.depth] if rule_of(frame) in to_come]
    return [int(seat) for seat in map(first_of, reversed(turns)) if table.is_standing(seat)]


def _enemy_turns(table: Table) -> list[int]:
    """Who is going to let an enemy act in this enemy phase, the next one first, each named once.

    WHQ-PHASE-ENEMY-02, WHQ-PHASE-ENEMY-03
    """
    frames = [*table.frames[: table.depth], *([] if table.is_over() else [table.asking])]
    turns = [int(first_of(frame)) for frame in frames if rule_of(frame) == ENEMY_TURN.number]
    if not turns:
        return []
    seats = [(turns[-1] + n) % table.seats for n in range(table.seats)]
    return [seat for seat in seats if ENEMY_TURN.takes_turns(table, seat) and _has_ready_enemy(table, seat)]


def _has_ready_enemy(table: Table, seat: int) -> bool:
    return ENEMY_TURN.is_one_ready(table, ENGAGED + seat) or ENEMY_TURN.is_one_ready(table, SHADOWS)


def _acting(table: Table) -> str | None:
    """The place of the enemy that is being activated."""
    places = table.contexts_of(ACTIVATION)
    if not places:
        return None
    card = int(table.field(places[-1], ENEMY_CARD))
    return ENEMY.names[table.place_of(card)] if table.zone_of_enemy(card) >= 0 else None


def names(table: Table, zone: int) -> list[str]:
    """The cards of an open pile, top first."""
    return [CARD.names[table.faces[card]] for card in table.pile(zone)]


def _foreseen(table: Table, viewer: int) -> list[str | None]:
    """The location deck from its top, as far down as this seat knows any of it."""
    cards = [int(card) for card in table.pile(LOCATION_DECK)]
    seen = [CARD.names[table.faces[card]] if table.is_known_to(viewer, card) else None for card in cards]
    while seen and seen[-1] is None:
        seen.pop()
    return seen


def _question(table: Table) -> dict[str, object]:
    """What the question being asked is about: a number of wounds, tokens or cards, an enemy, a moment."""
    if table.is_over():
        return {"amount": None, "card": None, "moment": None, "next": None}
    occasion = table.book.question(table.asking).occasion
    face: int | None = None
    if occasion in ABOUT_A_CARD:
        face = int(table.faces[first_of(table.asking)])
    elif occasion in ABOUT_A_FACE:
        face = int(first_of(table.asking))
    elif occasion in IN_AN_ACTIVATION:
        face = int(table.faces[table.field(table.top_context(ACTIVATION), ENEMY_CARD)])
    return {
        "amount": int(second_of(table.asking)) if occasion in WITH_AN_AMOUNT else None,
        "card": None if face is None else CARD.names[face],
        "moment": _moment(table) if occasion == "hero_phase" else None,
        "next": int(first_of(table.asking)) if occasion == "hero_phase" else None,
    }


def _moment(table: Table) -> str:
    """When in the hero phase items are asked about."""
    if table.active != NOBODY:
        return "action"
    return "end" if third_of(table.asking) == LAST_MOMENT else "activation"


def _hero(table: Table, owner: int, viewer: int) -> dict[str, object]:
    who = int(table.get(owner, WHO))
    return {
        "hero": HEROES[who] if who != NOBODY else None,
        "health": int(table.health(owner)) if who != NOBODY else 0,
        "wounds": int(table.get(owner, WOUNDS)),
        "defeated": table.get(owner, IS_DEFEATED) != 0,
        "out": table.get(owner, IS_OUT) != 0,
        "gear_limit": int(table.get(owner, GEAR_LIMIT)),
        "visits": [name for name, place in PLACES.items() if table.get(owner, VISITS) & place],
        "actions": [_action_card(table, int(card)) for card in reversed(table.pile(ACTIONS + owner))],
        "spare_actions": names(table, SPARE_ACTIONS + owner),
        "gear": [_gear(table, int(card)) for card in reversed(table.pile(GEAR + owner))],
        "legendary_set": names(table, LEGENDARY_SET + owner),
        "items": names(table, ITEMS + owner)[::-1],
        "conditions": names(table, CONDITIONS + owner)[::-1],
        "engaged": _enemies(table, ENGAGED + owner, viewer),
    }


def _action_card(table: Table, card: int) -> dict[str, object]:
    return {
        "card": CARD.names[table.faces[card]],
        "exhausted": bool(table.is_exhausted(card)),
        "tokens": int(table.amount(card)),
    }


def _gear(table: Table, card: int) -> dict[str, object]:
    return {
        "card": CARD.names[table.faces[card]],
        "exhausted": bool(table.is_exhausted(card)),
        "depleted": bool(table.is_facedown(card)),
    }


def _wares(table: Table) -> list[dict[str, object]]:
    """In the settlement, the gear that lies before the hero who is asked: whether it fits, and what could go.

    WHQ-GEAR-05, WHQ-GEAR-06, WHQ-GEAR-07
    """
    seat = int(table.decider)
    if table.phase != SETTLEMENT or table.is_over() or seat < 0:
        return []
    return [_ware(table, seat, int(table.faces[card])) for card in table.pile(DRAWN)]


def _ware(table: Table, seat: int, face: int) -> dict[str, object]:
    fits = bool(can_equip(table, seat, face))
    pieces = [] if fits else [int(card) for card in reversed(table.pile(GEAR + seat))]
    spare = [card for card in pieces if _makes_room(table, seat, card, face)]
    return {
        "card": CARD.names[face],
        "fits": fits,
        "instead_of": [CARD.names[table.faces[card]] for card in spare],
    }


def _makes_room(table: Table, seat: int, card: int, face: int) -> bool:
    """Whether it would fit if he unequipped this one piece."""
    if not can_unequip(table, seat, card):
        return False
    without = table.clone()
    without.take(card, GEAR + seat)
    return bool(can_equip(without, seat, face))


def _enemies(table: Table, zone: int, viewer: int) -> list[dict[str, object]]:
    """The enemies there. None follow the heroes to the settlement, though cards are cleared away later."""
    if table.phase == SETTLEMENT:
        return []
    return [_enemy(table, int(card), viewer) for card in reversed(table.pile(zone))]


def _enemy(table: Table, card: int, viewer: int) -> dict[str, object]:
    """An enemy with its place; of a facedown one only that it is there, and whether it is exhausted."""
    seen: dict[str, object] = {
        "place": ENEMY.names[table.place_of(card)],
        "card": None,
        "facedown": bool(table.is_facedown(card)),
        "exhausted": bool(table.is_exhausted(card)),
    }
    if not table.is_facedown(card) or table.variants & HIDDEN_ENEMIES_KNOWN:  # WHQ-Q23
        face = int(table.faces[card])
        seen |= {
            "card": CARD.names[face],
            "wounds": int(table.amount(card)),
            "attack": int(ATTACK_VALUE[face]),
            "health": int(HEALTH[face]),
        }
    return seen


def _action(table: Table, place: int) -> dict[str, object]:
    """The current action: its dice, and what has been counted so far."""

    def word(what: int) -> int:
        return int(table.field(place, what))

    return {
        "hero": word(action_in_progress.DOER),
        "card": CARD.names[table.faces[word(action_in_progress.CARD_USED)]],
        "kind": ACTION_NAMES[word(action_in_progress.KIND)],
        "aided": _seat(word(action_in_progress.AIDED)),
        "targets": _targets(table, place),
        "hero_dice": [
            action_in_progress.HERO_DIE[word(action_in_progress.FIRST_HERO_DIE + i)]
            for i in range(word(action_in_progress.HERO_DICE))
        ],
        "enemy_dice": [
            action_in_progress.ENEMY_DIE[word(action_in_progress.FIRST_ENEMY_DIE + i)]
            for i in range(word(action_in_progress.ENEMY_DICE))
        ],
        "criticals": word(action_in_progress.CRITICALS),
        "spent": word(action_in_progress.SPENT),
        "successes": word(action_in_progress.SUCCESSES),
        "defence": word(action_in_progress.DEFENCE),
        **sums(table, place),
    }


def _targets(table: Table, place: int) -> list[str]:
    """Where the chosen enemies are, without those defeated."""
    count = int(table.field(place, action_in_progress.TARGET_COUNT))
    cards = [table.field(place, action_in_progress.FIRST_TARGET + i) for i in range(count)]
    return [ENEMY.names[table.place_of(card)] for card in cards if table.zone_of_enemy(card) >= 0]
