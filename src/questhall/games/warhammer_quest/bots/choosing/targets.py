"""Choosing targets: whom to attack, whom to aid, which enemy to draw out of the shadows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from questhall.core.engine.frames import first_of
from questhall.games.warhammer_quest.actions.results import LARGEST_SHARE, SHARE_BITS
from questhall.games.warhammer_quest.actions.targets import is_legal_target
from questhall.games.warhammer_quest.bots.worth.action_plans import aiding_hero, extra_successes
from questhall.games.warhammer_quest.bots.worth.attacks import extra_against, hitting
from questhall.games.warhammer_quest.bots.worth.beating_enemies import defeating
from questhall.games.warhammer_quest.bots.worth.card_lines import pulling
from questhall.games.warhammer_quest.bots.worth.enemy_threats import health_left, resilience
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import pain
from questhall.games.warhammer_quest.components.action_in_progress import (
    KIND,
    LOST_SUCCESSES,
    SHARES,
    TARGET_COUNT,
    TARGET_LIMIT,
    action_face,
    doer,
    is_target,
    target,
)
from questhall.games.warhammer_quest.components.printed_actions import PRINTED_DICE
from questhall.games.warhammer_quest.components.state import ENGAGED, Table
from questhall.games.warhammer_quest.components.vocabulary import ATTACK
from questhall.games.warhammer_quest.heroes.party_decisions import all_enemies

# How far an attack is to reach
CLOSE: Final = 0  # the hero's own zone
LEGAL: Final = 1  # as the attack is now
FAR: Final = 2  # with the Hunting Bow


def aiming_at(table: Table, place: i64, card: i64, lost: i64) -> float:
    """What it is worth to have this enemy among the targets."""
    seat = doer(table, place)
    face = action_face(table, place)
    extra = extra_successes(table, seat, face) + extra_against(table, seat, face, card)
    return hitting(table, seat, face, card, PRINTED_DICE[face], extra - lost)


def targeting(table: Table, enemy: i64) -> float:
    place = first_of(table.asking)
    return aiming_at(table, place, table.enemy_at(enemy), table.field(place, LOST_SUCCESSES))


def is_within(table: Table, place: i64, card: i64, reach: i64) -> bool:
    if reach == CLOSE:
        return table.zone_of_enemy(card) == ENGAGED + doer(table, place)
    return reach == FAR or is_legal_target(table, place, card)


def next_best(table: Table, place: i64, reach: i64, better: i64) -> float:
    """The best target within reach that has not been chosen yet, after this many better ones."""
    lost = table.field(place, LOST_SUCCESSES)
    if reach == FAR:
        lost += 1
    found = [
        aiming_at(table, place, card, lost)
        for card in all_enemies(table)
        if is_within(table, place, card, reach) and not is_target(table, place, card)
    ]
    if better >= len(found):
        return 0.0
    found.sort(reverse=True)
    return found[better]


def one_more(table: Table, reach: i64) -> float:
    """What it is worth to be allowed one more target."""
    place = first_of(table.asking)
    open_choices = table.field(place, TARGET_LIMIT) - table.field(place, TARGET_COUNT)
    return next_best(table, place, reach, open_choices)


def burning(table: Table, seat: i64) -> float:
    """A wound for one more target."""
    return one_more(table, LEGAL) - pain(table, seat, 1)


def drawing_bow(table: Table) -> float:
    """The Hunting Bow reaches everybody and costs a success."""
    place = first_of(table.asking)
    if table.field(place, TARGET_COUNT) > 0:
        return -1.0
    far = next_best(table, place, FAR, 0)
    return far if far > next_best(table, place, CLOSE, 0) else -1.0


def aiding_whom(table: Table, seat: i64, other: i64) -> float:
    face = action_face(table, first_of(table.asking))
    return aiding_hero(table, seat, face, extra_successes(table, seat, face), other)


def drawing_to_himself(table: Table, seat: i64, enemy: i64) -> float:
    """Before an attack the enemy comes into reach; otherwise it only spares others."""
    place = first_of(table.asking)
    card = table.enemy_at(enemy)
    found = pulling(table, seat, card)
    if table.field(place, KIND) != ATTACK:
        return found
    least = next_best(table, place, CLOSE, table.field(place, TARGET_LIMIT) - 1)
    gain = aiming_at(table, place, card, 0) - least
    return found + gain if gain > 0.0 else found


def allotting(table: Table, card: i64) -> float:
    """One success more for this target, where successes are divided (WHQ-Q13): as many as defeat it."""
    place = first_of(table.asking)
    given: i64 = 0
    i: i64 = 0
    while i < table.field(place, TARGET_COUNT):
        if target(table, place, i) == card:
            given = (table.field(place, SHARES) >> (i * SHARE_BITS)) & LARGEST_SHARE
        i += 1
    off = resilience(table, card)
    if given - off >= health_left(table, card):
        return 0.0
    return 0.01 + defeating(table, card) / float(health_left(table, card) + off - given)
