"""What a space is worth to a character now: cards to draw, Enemies, loot, healing, shops, people."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.games.talisman.belongings.objects_and_followers import can_pick_up
from questhall.games.talisman.bots.card_values import worth_of_new
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.odds import FOE_ROLLS_NONE, ONE_DIE_EACH, STRONGEST, to_lose, to_win
from questhall.games.talisman.bots.rivals import danger, meeting
from questhall.games.talisman.bots.roll_tables import QUEST_TABLE, mean, talisman_from_stack
from questhall.games.talisman.cards.place_cards import CRAFT_FOR_THE_MAZE, STRENGTH_FOR_THE_MARSH
from questhall.games.talisman.cards.strangers import ENOUGH_FOR_THE_ENCHANTER, LIVES_HEALED
from questhall.games.talisman.casting.casting import can_be_affected
from questhall.games.talisman.characters.dice_and_fate import SIDES
from questhall.games.talisman.components.board import (
    BLACK_KNIGHT,
    CASTLE,
    CHAPEL,
    CHASM,
    CITY,
    CRAGS,
    CURSED_GLADE,
    DRAWS,
    FOREST,
    GRAVEYARD,
    TAVERN,
    TEMPLE,
    VILLAGE,
    WARLOCKS_CAVE,
    is_desert,
    is_runes,
    region_of,
)
from questhall.games.talisman.components.character_cards import DWARF, EVIL, GOOD, THIEF
from questhall.games.talisman.components.printed_cards import (
    ADVENTURE_CARD,
    CAVE,
    CROSS,
    CURSED_BY_A_HAG,
    ENCHANTER,
    FACES,
    FAIRY,
    FOUNTAIN_OF_WISDOM,
    HEALER,
    HERMIT,
    HEX,
    KIND,
    MAGE,
    MAGIC_PORTAL,
    MAGIC_STREAM,
    MARKET,
    MARSH,
    MAZE,
    PHANTOM,
    PLACE_KIND,
    POOL_OF_LIFE,
    POWER,
    PRINCE,
    PRINCESS,
    SHRINE,
    SORCERER,
    SPIRIT_KIND,
    STRANGER,
    WITCH,
    is_enemy,
    is_forced_follower,
)
from questhall.games.talisman.components.roll_tables import (
    CAVE_TABLE,
    CHAPEL_TABLE,
    CRAGS_TABLE,
    ENCHANTRESS_TABLE,
    FOREST_TABLE,
    GRAVEYARD_TABLE,
    MYSTIC_TABLE,
    SHRINE_TABLE,
    TAVERN_TABLE,
    TEMPLE_TABLE,
    WITCH_TABLE,
)
from questhall.games.talisman.components.state import GOLD_ON, NO_QUEST, ON_SPACE, Table
from questhall.games.talisman.encounters.encounter import is_safe_from_heat
from questhall.games.talisman.fights.evading import can_destroy_spirits, is_left_alone
from questhall.games.talisman.fights.sides_and_scores import RUNES_BONUS
from questhall.games.talisman.spaces.middle_region import RANSOM, ROYAL_LIVES
from questhall.games.talisman.spaces.outer_region import DOCTORS_LIVES
from questhall.games.talisman.spaces.shared_instructions import may_skip_roll
from questhall.games.talisman.spaces.shops_and_healers import (
    AT_THE_BLACKSMITH,
    AT_THE_MARKET,
    FIRST_WARE,
    LAST_WARE,
    NOT_SOLD,
    can_get,
    price_of,
)
from questhall.games.talisman.turn.movement import steps_to


def _enemies(is_spirit: bool) -> list[tuple[int, float]]:
    """The Enemies of the Adventure deck by power, and how likely each is to be drawn."""
    total = sum(face.copies for face in FACES if face.back == ADVENTURE_CARD)
    return [
        (face.power, face.copies / total)
        for face in FACES
        if face.kind <= SPIRIT_KIND and (face.kind == SPIRIT_KIND) == is_spirit
    ]


def _points(is_spirit: bool) -> vec[float]:
    """Trophy points that a drawn card brings on average, by Strength or Craft."""
    column = vec[float]()
    for own in range(STRONGEST + 1):
        points = [chance * to_win(own - power) * power for power, chance in _enemies(is_spirit)]
        column = append(column, sum(points))
    return column


def _lives(is_spirit: bool) -> vec[float]:
    """Lives that a drawn card costs on average, by Strength or Craft."""
    column = vec[float]()
    for own in range(STRONGEST + 1):
        column = append(column, sum(c * to_lose(own - power) for power, c in _enemies(is_spirit)))
    return column


def _victories(is_spirit: bool) -> vec[float]:
    column = vec[float]()
    for own in range(STRONGEST + 1):
        column = append(column, sum(c * to_win(own - power) for power, c in _enemies(is_spirit)))
    return column


BATTLE_POINTS: Final = _points(is_spirit=False)
PSYCHIC_POINTS: Final = _points(is_spirit=True)
BATTLE_LIVES: Final = _lives(is_spirit=False)
PSYCHIC_LIVES: Final = _lives(is_spirit=True)
BATTLE_VICTORIES: Final = _victories(is_spirit=False)
PSYCHIC_VICTORIES: Final = _victories(is_spirit=True)


def _capped(power: i64) -> i64:
    if power < 0:
        return 0
    return power if power <= STRONGEST else STRONGEST


def one_draw(sheet: Sheet, space: i64) -> float:
    """What drawing a card there is worth on average."""
    battle = sheet.battle
    craft = sheet.craft
    if is_runes(space):
        craft -= RUNES_BONUS
        if sheet.dice != FOE_ROLLS_NONE:
            battle -= RUNES_BONUS
    battle = _capped(battle)
    craft = _capped(craft)
    points = sheet.more_strength() * BATTLE_POINTS[battle] + sheet.more_craft() * PSYCHIC_POINTS[craft]
    lives = BATTLE_LIVES[battle] + PSYCHIC_LIVES[craft]
    killing = sheet.killing()
    if killing > 0.0:
        killing *= BATTLE_VICTORIES[battle] + PSYCHIC_VICTORIES[craft]
    worth = (
        sheet.leanings.other_cards
        + killing
        + sheet.leanings.trophy * points / float(sheet.trophy_price)
        - lives * sheet.losing(1)
    )
    return 0.3 * worth if sheet.is_toad and worth > 0.0 else worth


def place(table: Table, sheet: Sheet, space: i64) -> float:
    """What landing on a space outside the Inner Region is worth."""
    worth = space_itself(table, sheet, space)
    other: i64 = 0
    peril = 0.0
    while other < table.seats:
        if other != sheet.seat and table.is_alive(other):
            if table.place(other) == space:
                met = meeting(table, sheet, other)
                if met > worth:
                    worth = met
            elif sheet.leanings.danger != 0.0 and is_within_a_roll(table.place(other), space):
                peril += danger(table, sheet, other)
        other += 1
    worth -= sheet.leanings.danger * peril
    if table.holds(ON_SPACE + space, HEX) and can_be_affected(table, sheet.seat):
        worth -= sheet.losing(1)
    return worth


def is_within_a_roll(here: i64, space: i64) -> bool:
    return region_of(here) == region_of(space) and steps_to(here, space) <= SIDES


def space_itself(table: Table, sheet: Sheet, space: i64) -> float:
    """The space without the characters on it."""
    worth = 0.0
    if is_desert(space) and not is_safe_from_heat(table, sheet.seat):
        worth -= sheet.losing(1)
    if table.top(ON_SPACE + space) == NO_CARD:
        if DRAWS[space] > 0:
            worth += float(DRAWS[space]) * one_draw(sheet, space)
        else:
            worth += instruction(table, sheet, space)
        if table.board[GOLD_ON + space] > 0:
            worth += sheet.coins(table.board[GOLD_ON + space])
        return worth
    missing = DRAWS[space] - table.size(ON_SPACE + space)
    if missing > 0:
        worth += float(missing) * one_draw(sheet, space)
    return worth + cards_lying(table, sheet, space)


def cards_lying(table: Table, sheet: Sheet, space: i64) -> float:
    """Enemies attack together; what lies behind them is for the character who has beaten them."""
    battle: i64 = 0
    spirits: i64 = 0
    behind = 0.0
    card = table.top(ON_SPACE + space)
    while card != NO_CARD:
        face = table.faces[card]
        if not is_enemy(face):
            behind += card_lying(table, sheet, card)
        elif KIND[face] == SPIRIT_KIND:
            spirits += POWER[face]
        elif not is_left_alone(table, sheet.seat, KIND[face]):
            battle += POWER[face]
        card = table.links[card]
    if DRAWS[space] == 0:
        behind += instruction(table, sheet, space)
    behind += sheet.coins(table.board[GOLD_ON + space])
    worth = behind
    if spirits > 0 and not can_destroy_spirits(table, sheet.seat):
        worth = through(sheet, spirits, worth, space, is_psychic=True)
    if battle > 0:
        worth = through(sheet, battle, worth, space, is_psychic=False)
    return worth


def through(sheet: Sheet, power: i64, behind: float, space: i64, is_psychic: bool) -> float:
    """A fight, and what comes after it."""
    lead = sheet.battle - power
    dice = sheet.dice
    if is_psychic:
        lead = sheet.craft - power
        dice = ONE_DIE_EACH
    if is_runes(space) and dice != FOE_ROLLS_NONE:
        lead -= RUNES_BONUS
    gain = sheet.trophies(power, is_psychic) + sheet.killing() + behind
    return to_win(lead, dice) * gain - to_lose(lead, dice) * sheet.losing(1)


def card_lying(table: Table, sheet: Sheet, card: i64) -> float:
    """A card other than an Enemy."""
    face = table.faces[card]
    if can_pick_up(table, sheet.seat, card):
        worth = worth_of_new(sheet, face)
        return worth if worth > 0.0 else 0.0
    if is_forced_follower(face):
        return -1.5 if sheet.may_have_followers else 0.0
    if KIND[face] == STRANGER:
        return stranger(table, sheet, face)
    return place_card(table, sheet, face) if KIND[face] == PLACE_KIND else 0.0


def stranger(table: Table, sheet: Sheet, face: i64) -> float:
    if face == HEALER:
        return sheet.healing(LIVES_HEALED)
    if face == HERMIT:
        return talisman_from_stack(table, sheet)
    if face == ENCHANTER:
        return sheet.leanings.wish if sheet.craft >= ENOUGH_FOR_THE_ENCHANTER else 0.0
    if face == FAIRY:
        return sheet.leanings.wish if sheet.alignment == GOOD else 0.0
    if face == PHANTOM:
        return sheet.leanings.wish if sheet.alignment == EVIL else 0.0
    if face == MAGE:
        return sheet.more_spells() if sheet.alignment == GOOD else 0.0
    if face == SORCERER:
        return 0.5 * sheet.more_spells() if sheet.gold > 0 else 0.0
    assert face == WITCH
    return mean(table, sheet, WITCH_TABLE)


def place_card(table: Table, sheet: Sheet, face: i64) -> float:
    if face == FOUNTAIN_OF_WISDOM:
        return sheet.more_craft()
    if face == MAGIC_STREAM:
        return sheet.more_strength()
    if face == POOL_OF_LIFE:
        return sheet.gaining(1)
    if face == CAVE:
        return mean(table, sheet, CAVE_TABLE)
    if face == SHRINE:
        return mean(table, sheet, SHRINE_TABLE)
    if face == MARKET:
        return best_bargain(table, sheet, AT_THE_MARKET)
    if face == MARSH:
        return -sheet.leanings.turn if sheet.strength < STRENGTH_FOR_THE_MARSH else 0.0
    if face == MAZE:
        return (
            -sheet.leanings.turn
            if sheet.craft < CRAFT_FOR_THE_MAZE and not table.is_character(sheet.seat, DWARF)
            else 0.0
        )
    assert face == MAGIC_PORTAL
    return better(0.0, sheet.plain / 6.0) if sheet.has_talisman else 0.0


# What the spaces themselves offer


def instruction(table: Table, sheet: Sheet, space: i64) -> float:
    if space == CITY:
        return city(table, sheet)
    if space == VILLAGE:
        return village(table, sheet)
    if space == TAVERN:
        return mean(table, sheet, TAVERN_TABLE)
    if space in (FOREST, CRAGS):
        return wilds(table, sheet, space)
    if space == CHAPEL:
        return chapel(table, sheet)
    if space == GRAVEYARD:
        return graveyard(table, sheet)
    if space == WARLOCKS_CAVE:
        return warlock(table, sheet)
    if space == TEMPLE:
        return mean(table, sheet, TEMPLE_TABLE)
    if space == CASTLE:
        return castle(table, sheet)
    if space == BLACK_KNIGHT:
        return -cheaper(sheet.paying(1), sheet.losing(1)) if sheet.gold > 0 else -sheet.losing(1)
    if space == CHASM:
        if may_skip_roll(table, sheet.seat, CHASM):
            return 0.0
        return -(sheet.losing(1) + 0.6 * float(sheet.followers)) / 3.0
    assert space != CURSED_GLADE, "cards are drawn there"
    return 0.0


def cheaper(one: float, other: float) -> float:
    return one if one < other else other


def better(one: float, other: float) -> float:
    return one if one > other else other


def city(table: Table, sheet: Sheet) -> float:
    worth = mean(table, sheet, ENCHANTRESS_TABLE)
    worth = better(worth, paid_healing(sheet, DOCTORS_LIVES))
    return better(worth, 0.0)


def village(table: Table, sheet: Sheet) -> float:
    worth = better(mean(table, sheet, MYSTIC_TABLE), best_bargain(table, sheet, AT_THE_BLACKSMITH))
    if table.has_follower(sheet.seat, CURSED_BY_A_HAG):
        worth += 1.5
    worth = better(worth, paid_healing(sheet, sheet.wounds))
    return worth + 0.8 if table.is_character(sheet.seat, THIEF) else worth


def paid_healing(sheet: Sheet, most: i64) -> float:
    """Lives for a coin each, as many as are worth it."""
    lives = sheet.wounds
    if lives > most:
        lives = most
    if lives > sheet.gold:
        lives = sheet.gold
    worth = sheet.healing(lives) - sheet.paying(lives)
    return worth if worth > 0.0 else 0.0


def best_bargain(table: Table, sheet: Sheet, where: i64) -> float:
    """The best thing that can be bought, minus its price."""
    best = 0.0
    if sheet.gold == 0:
        return best
    ware: i64 = FIRST_WARE
    while ware <= LAST_WARE:
        price = price_of(where, ware)
        if price != NOT_SOLD and price <= sheet.gold and can_get(table, sheet.seat, ware):
            best = better(best, worth_of_new(sheet, ware) - sheet.paying(price))
        ware += 1
    return best


def wilds(table: Table, sheet: Sheet, space: i64) -> float:
    which: i64 = FOREST_TABLE if space == FOREST else CRAGS_TABLE
    worth = mean(table, sheet, which)
    if worth < 0.0 and may_skip_roll(table, sheet.seat, space):
        return 0.0
    return worth


def chapel(table: Table, sheet: Sheet) -> float:
    if sheet.alignment == EVIL:
        return 0.0 if table.uses_object(sheet.seat, CROSS) else -sheet.losing(1)
    if sheet.alignment == GOOD:
        return better(sheet.healing(sheet.wounds), mean(table, sheet, CHAPEL_TABLE))
    return paid_healing(sheet, sheet.wounds)


def graveyard(table: Table, sheet: Sheet) -> float:
    if sheet.alignment == GOOD:
        return 0.0 if table.uses_object(sheet.seat, CROSS) else -sheet.losing(1)
    fate = sheet.leanings.fate_token * float(sheet.missing_fate)
    if sheet.alignment == EVIL:
        return better(fate, mean(table, sheet, GRAVEYARD_TABLE))
    return 0.0


def warlock(table: Table, sheet: Sheet) -> float:
    if sheet.quest != NO_QUEST:
        return 0.0
    return better(0.0, mean(table, sheet, QUEST_TABLE))


def castle(table: Table, sheet: Sheet) -> float:
    worth = paid_healing(sheet, sheet.wounds)
    for royal in (PRINCE, PRINCESS):
        if table.has_follower(sheet.seat, royal):
            worth = better(worth, sheet.healing(ROYAL_LIVES)) + better(0.0, sheet.coins(RANSOM) - 0.5)
    return worth
