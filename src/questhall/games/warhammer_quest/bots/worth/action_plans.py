"""Which action to perform: what each of a hero's cards would come to now, and what it leaves for later.

Every action exhausts its card, and the one with the prepare icon readies all four (WHQ-ACTION-18), so the
best row of three actions counts, not the best action.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.games.warhammer_quest.actions.modifiers import among_exhausted
from questhall.games.warhammer_quest.actions.results import allowed_progress
from questhall.games.warhammer_quest.actions.targets import can_pay_wound
from questhall.games.warhammer_quest.bots.worth.attacks import best_aim
from questhall.games.warhammer_quest.bots.worth.beating_enemies import risk
from questhall.games.warhammer_quest.bots.worth.card_lines import aid_line_worth, line_worth
from questhall.games.warhammer_quest.bots.worth.odds import MOST, chance_of, chance_of_at_least, mean_up_to
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.progress import (
    draw_worth,
    price_of_tokens,
    progress_worth,
    to_explore,
)
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import pain, relief
from questhall.games.warhammer_quest.components.face_numbers import SICKENED
from questhall.games.warhammer_quest.components.printed_actions import (
    ACTION_KIND,
    DRAWS_TO_CHOOSE,
    FEWER_DICE,
    PREPARES,
    PRINTED_DEFENCE,
    PRINTED_DICE,
    PRINTED_SUCCESSES,
    WOUND_FOR_SUCCESSES,
)
from questhall.games.warhammer_quest.components.printed_gear import DEFENCE_IN, SUCCESS_IN
from questhall.games.warhammer_quest.components.printed_heroes import CONDITION_SUCCESSES
from questhall.games.warhammer_quest.components.printed_locations import FEWER_IN_REST, WOUNDS_WITHOUT_PROGRESS
from questhall.games.warhammer_quest.components.state import ACTIONS, TOKEN_LIMIT, WOUNDS, Table
from questhall.games.warhammer_quest.components.vocabulary import ATTACK, EXPLORE, REST
from questhall.games.warhammer_quest.heroes.tokens import tokens_of

CARDS: Final = 4
LOOK_AHEAD: Final = 3  # activations, this one included
TURNED_AWAY: Final = 0.3  # what it is worth not to have to take a dungeon card


@final
class Plan:
    """What the action cards of one hero are worth, in the order in which they lie."""

    def __init__(self) -> None:
        self.seat: i64 = -1
        self.count: i64 = 0
        self.ready: i64 = 0  # a mask
        self.faces = vec[i64]([0] * CARDS)
        self.worth = vec[float]([0.0] * CARDS)

    def make(self, table: Table, seat: i64) -> None:
        self.seat = seat
        self.count = 0
        self.ready = 0
        card = table.top(ACTIONS + seat)
        while card != NO_CARD:
            self.faces[self.count] = table.faces[card]
            self.worth[self.count] = action_worth(table, seat, card)
            if not table.is_exhausted(card):
                self.ready |= BIT[self.count]
            self.count += 1
            card = table.links[card]

    def place(self, face: i64) -> i64:
        i: i64 = 0
        while i < self.count and self.faces[i] != face:
            i += 1
        return i

    def performing(self, face: i64) -> float:
        """What it is worth to perform this card now, and others after it."""
        return self.go_on(self.place(face), self.ready, LOOK_AHEAD)

    def go_on(self, place: i64, ready: i64, activations: i64) -> float:
        after = ready & ~BIT[place]
        if PREPARES[self.faces[place]]:
            after = BIT[self.count] - 1
        now = self.worth[place]
        if activations == 1:
            return now
        self.worth[place] = now * PRICES.again
        found = now + PRICES.ahead * self.best(after, activations - 1)
        self.worth[place] = now
        return found

    def best(self, ready: i64, activations: i64) -> float:
        """The best row of this many actions with these cards ready; without a ready card there is none."""
        best = -1000.0
        i: i64 = 0
        while i < self.count:
            if ready & BIT[i]:
                found = self.go_on(i, ready, activations)
                if found > best:
                    best = found
            i += 1
        return best if best > -1000.0 else 0.0

    def missing(self, face: i64) -> float:
        """What the hero loses if this card is exhausted."""
        return self.best(self.ready, LOOK_AHEAD) - self.best(self.ready & ~BIT[self.place(face)], LOOK_AHEAD)

    def regaining(self, face: i64) -> float:
        """What the hero gains if this card is readied."""
        return self.best(self.ready | BIT[self.place(face)], LOOK_AHEAD) - self.best(self.ready, LOOK_AHEAD)


def action_worth(table: Table, seat: i64, card: i64) -> float:
    """What it would be worth to perform this action now, the enemies' attacks included."""
    face = table.faces[card]
    kind = ACTION_KIND[face]
    tokens = table.amount(card)
    extra = extra_successes(table, seat, face)
    found = line_worth(table, seat, face)
    if kind == EXPLORE:
        found += exploring(table, seat, face, extra, tokens)
    elif kind == REST:
        found += resting(table, seat, face, extra, tokens)
    elif kind == ATTACK:
        found += best_aim(table, seat, face, extra, tokens)
    else:
        found += aiding(table, seat, face, extra)
    return found - risk(table, seat, PRINTED_DICE[face], extra_defence(table, seat, face), FEWER_DICE[face], 0)


def extra_successes(table: Table, seat: i64, face: i64) -> i64:
    """What his cards add, except to attacks, where it depends on the target."""
    kind = ACTION_KIND[face]
    extra = table.worn_in(seat, kind, SUCCESS_IN)
    if kind != ATTACK:
        extra += PRINTED_SUCCESSES[face] + among_exhausted(table, seat, face)
    if table.has_condition(seat, SICKENED):
        extra += CONDITION_SUCCESSES[SICKENED]
    if kind == REST:
        extra -= table.here(FEWER_IN_REST)
    return extra


def extra_defence(table: Table, seat: i64, face: i64) -> i64:
    return PRINTED_DEFENCE[face] + table.worn_in(seat, ACTION_KIND[face], DEFENCE_IN)


# Exploring


def exploring(table: Table, seat: i64, face: i64, extra: i64, tokens: i64) -> float:
    found = explored_with_tokens(table, PRINTED_DICE[face], extra, tokens)
    brighter = WOUND_FOR_SUCCESSES[face]
    if brighter > 0 and can_pay_wound(table, seat):
        burning = explored_with_tokens(table, PRINTED_DICE[face], extra + brighter, tokens)
        burning -= pain(table, seat, 1)
        if burning > found:
            found = burning
    found += draw_worth(table)
    if DRAWS_TO_CHOOSE[face] > 0:
        found += TURNED_AWAY
    return found


def explored_with_tokens(table: Table, dice: i64, extra: i64, tokens: i64) -> float:
    """As many tokens are spent as are worth it."""
    best = explored(table, dice, extra)
    spent: i64 = 1
    while spent <= tokens:
        found = explored(table, dice, extra + spent) - price_of_tokens(table, spent)
        if found > best:
            best = found
        spent += 1
    return best


def explored(table: Table, dice: i64, extra: i64) -> float:
    """What exploring with this many dice is worth on average; beyond some number, successes change nothing."""
    total = 0.0
    enough = to_explore(table) - extra
    i: i64 = 0
    while i < enough and i < MOST:
        total += chance_of(dice, i) * progress_made(table, i + extra)
        i += 1
    return total + chance_of_at_least(dice, i) * progress_made(table, i + extra)


def progress_made(table: Table, successes: i64) -> float:
    """What this many successes in an explore action are worth."""
    amount = allowed_progress(table, min(successes, to_explore(table)))
    if amount <= 0:
        return -float(table.here(WOUNDS_WITHOUT_PROGRESS))
    return progress_worth(table, amount)


# Resting


def resting(table: Table, seat: i64, face: i64, extra: i64, tokens: i64) -> float:
    """Successes heal as many wounds as there are; a sickened hero is cured."""
    best = rested(table, seat, PRINTED_DICE[face], extra)
    spent: i64 = 1
    while spent <= tokens:
        found = rested(table, seat, PRINTED_DICE[face], extra + spent) - price_of_tokens(table, spent)
        if found > best:
            best = found
        spent += 1
    return best + PRICES.sickened if table.has_condition(seat, SICKENED) else best


def rested(table: Table, seat: i64, dice: i64, extra: i64) -> float:
    wounds = table.get(seat, WOUNDS)
    if wounds == 0:
        return 0.0
    total = 0.0
    i: i64 = 0
    while i < wounds - extra and i < MOST:
        total += chance_of(dice, i) * relief(table, seat, i + extra)
        i += 1
    return total + chance_of_at_least(dice, i) * relief(table, seat, i + extra)


# Aiding


def aiding(table: Table, seat: i64, face: i64, extra: i64) -> float:
    """Aiding the hero for whom it is worth most; alone there is nobody to aid (WHQ-AID-05)."""
    best = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.is_standing(other):
            found = aiding_hero(table, seat, face, extra, other)
            if found > best:
                best = found
        other += 1
    return best


def aiding_hero(table: Table, seat: i64, face: i64, extra: i64, other: i64) -> float:
    room = CARDS * TOKEN_LIMIT - tokens_of(table, other)
    tokens = mean_up_to(PRINTED_DICE[face], extra, room)
    return tokens * token_worth(table, other) + aid_line_worth(table, seat, face, other)


def token_worth(table: Table, seat: i64) -> float:
    """The more tokens a hero has, the longer it takes until one more is spent."""
    held = float(tokens_of(table, seat))
    return PRICES.token / (1.0 + 0.15 * held)
