"""Who bears the losses: ties that the players settle, enemies that act, tokens or wounds.

All ratings are losses, so the highest is the least of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.frames import first_of, second_of
from questhall.games.warhammer_quest.bots.worth.action_plans import Plan, token_worth
from questhall.games.warhammer_quest.bots.worth.enemy_threats import attack_of, blow, menace
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import progress_worth
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import (
    cost,
    pain,
    relief,
    rough_pain,
    sparing,
    unit,
)
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING
from questhall.games.warhammer_quest.components.printed_actions import ACTION_KIND
from questhall.games.warhammer_quest.components.printed_enemies import BAR, BAR_SIZE
from questhall.games.warhammer_quest.components.state import DISTRIBUTION, ENGAGED, WOUNDS, ZONE_LIMIT, Table
from questhall.games.warhammer_quest.components.vocabulary import ADVANCE, ATTACK, EXPLORE, GOAD, INFLICT, REST
from questhall.games.warhammer_quest.enemies.activation import ENEMY_CARD
from questhall.games.warhammer_quest.heroes.conditions import can_gain
from questhall.games.warhammer_quest.heroes.distributing import TOKENS_TO_CLAIM

NEW_ENEMY: Final = 3.0
CROWDED: Final = 0.4  # for each enemy that a hero is engaged with already
BEARABLE: Final = 0.5  # how much dearer than 1 a wound may be to a hero who takes on a strong enemy
FIRST_OF_ALL: Final = 10.0


def has_keyword(table: Table, card: i64, keyword: i64) -> bool:
    """Of an enemy that lies faceup."""
    if table.is_facedown(card):
        return False
    i: i64 = 0
    while i < BAR_SIZE:
        if BAR[table.faces[card] * BAR_SIZE + i] == keyword:
            return True
        i += 1
    return False


# Heroes


def facing(table: Table, seat: i64, card: i64) -> float:
    """An enemy turns to this hero."""
    coming = blow(table, card) + 0.5 * attack_of(table, card)
    if table.size(ENGAGED + seat) >= ZONE_LIMIT:  # it strikes at once and lurks then
        coming += attack_of(table, card)
    return (
        sparing(table, seat, -coming) - coming * unit(table, seat) - CROWDED * float(table.size(ENGAGED + seat))
    )


def hunted(table: Table, seat: i64) -> float:
    """The enemy being activated engages this hero."""
    return facing(table, seat, table.field(first_of(table.asking), ENEMY_CARD))


def bleeding(table: Table, seat: i64) -> float:
    """A hero who cannot bleed, or already does, bears it best."""
    return -cost(table, seat) if can_gain(table, seat, BLEEDING) else 0.0


def set_upon(table: Table, seat: i64) -> float:
    """All enemies engaged with this hero act; without any a new one comes."""
    if table.size(ENGAGED + seat) == 0:
        return -NEW_ENEMY
    total = 0.0
    card = table.top(ENGAGED + seat)
    while card != NO_CARD:
        total += blow(table, card)
        card = table.links[card]
    return -rough_pain(table, seat, total)


def assigned(table: Table, seat: i64) -> float:
    """What the players distribute: tokens to the hero they help most, wounds to the one they hurt least.

    What a hero has already been assigned counts.
    """
    share = table.field(table.top_context(DISTRIBUTION), seat)
    if first_of(table.asking) == TOKENS_TO_CLAIM:
        return token_worth(table, seat) / float(share + 1)
    return pain(table, seat, share) - pain(table, seat, share + 1)


# Enemies


def letting_act(table: Table, seat: i64, card: i64) -> float:
    """Which enemy a hero lets act first: one that goads while nobody is exhausted yet.

    Out of the shadows the strong come to those who can bear them.
    """
    if has_keyword(table, card, GOAD):
        return FIRST_OF_ALL
    if table.zone_of_enemy(card) == ENGAGED + seat:
        return menace(table, card)
    if not table.is_facedown(card) and not has_keyword(table, card, ADVANCE):
        return 0.5
    strength = 1.0 + BEARABLE - cost(table, seat)
    return strength * menace(table, card) - CROWDED * float(table.size(ENGAGED + seat))


def rousing(table: Table, card: i64) -> float:
    """An enemy in the shadows acts, the leader being the active hero."""
    return -blow(table, card) * cost(table, table.acting_leader())


def calling_out(table: Table, card: i64) -> float:
    """An enemy comes out of the shadows to the leader."""
    return facing(table, table.acting_leader(), card)


def goading(table: Table, card: i64) -> float:
    """An exhausted enemy will act once more."""
    return -blow(table, card)


def going_next(table: Table, card: i64) -> float:
    """Among equals those that do not strike yet come first: their conditions hurt less before than after."""
    return 1.0 if has_keyword(table, card, INFLICT) else 0.0


# Tokens and action cards


def success_worth(table: Table, face: i64) -> float:
    """What one more success of this action would be good for, against one of an attack."""
    kind = ACTION_KIND[face]
    if kind == ATTACK:
        return 1.0
    if kind == EXPLORE:
        return min(1.0, progress_worth(table, 1) / PRICES.token)
    return 0.5 if kind == REST else 0.3


def losing_token(table: Table, face: i64) -> float:
    """Tokens on cards that are seldom in need of one are lost first."""
    return -PRICES.token * (0.2 + 0.8 * success_worth(table, face))


def placing_token(table: Table, face: i64, plan: Plan) -> float:
    """On a card that can use a success and will be performed soon."""
    place = plan.place(face)
    soon = 0.1 * plan.worth[place] + 0.2 * float(plan.ready >> place & 1)
    return success_worth(table, face) + soon


def suffering(table: Table, seat: i64) -> float:
    """Wounds instead of whatever else was asked for."""
    return -pain(table, seat, second_of(table.asking))


def bailing(table: Table, face: i64) -> float:
    """A token keeps the water out."""
    return progress_worth(table, 1) + losing_token(table, face)


def praying(table: Table, seat: i64, face: i64) -> float:
    """A token for two wounds."""
    if table.get(seat, WOUNDS) == 0:
        return -1.0
    return relief(table, seat, 2) + losing_token(table, face)


def taking_cover(table: Table, seat: i64, face: i64) -> float:
    """A token for a wound less."""
    return pain(table, seat, 2) - pain(table, seat, 1) + losing_token(table, face)
