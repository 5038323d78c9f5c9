"""Hints: a hand card shown to the active player, and the answer that everyone hears.

RAH-HINT-01, RAH-HINT-02, RAH-HINT-03, RAH-HINT-04, RAH-HINT-05, RAH-HINT-06, RAH-VAR-01
"""

from __future__ import annotations

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.knowledge import related
from questhall.games.rent_a_hero.components.event_kinds import HINT_ASKED, HINT_NO, HINT_SHOWN, HINT_YES
from questhall.games.rent_a_hero.components.heroes import ALL_HEROES, HERO_COUNT, fitting
from questhall.games.rent_a_hero.components.state import HANDS, HINTS, ORIGINAL_HINT, RECRUIT_SHOWN, Table


def may_ask_for_a_hint(table: Table, seat: i64) -> bool:
    """Never with the last card (RAH-HINT-05), and not as the active player (RAH-OFFER-03)."""
    return seat != table.active and table.size(HANDS + seat) > 1


def give_hint(table: Table, seat: i64, hero: i64) -> None:
    """The active player looks at the card and answers truthfully; the card is laid aside face down.

    RAH-HINT-01, RAH-HINT-02, RAH-HINT-03, RAH-HINT-06
    """
    card = table.pick(HANDS + seat, hero, seat)
    table.put(card, HINTS)
    table.show(card, table.active)
    table.tell_secret(HINT_ASKED, seat, table.active, card)
    yes = is_answered_yes(table, card)
    table.tell(HINT_YES if yes else HINT_NO, table.active)
    note_the_answer(table, card, yes)


def answers(table: Table, hero: i64) -> i64:
    """The wanderers for which this hint card gets a yes.

    A copy of the hint card, or in the original game any hero that meets the requirement printed on it;
    whether the requirement of the turn was ignored does not matter (RAH-Q11).

    RAH-HINT-02, RAH-VAR-01
    """
    if table.variants & ORIGINAL_HINT:
        return fitting(hero, table.seats)
    return BIT[hero]


def note_the_answer(table: Table, card: i64, yes: bool) -> None:
    if table.knowledge is None:
        return
    pairs: list[int] = []
    hero: i64 = 0
    while hero < HERO_COUNT:
        mask = answers(table, hero)
        pairs.append(int(mask if yes else ~mask & ALL_HEROES))
        hero += 1
    table.show_fact(related(table.knowledge.everybody, int(card), int(table.wanderer()), pairs))


def is_answered_yes(table: Table, card: i64) -> bool:
    """The true answer to a hint card, while the wanderer it is about has not been settled."""
    wanderer = table.wanderer()
    if wanderer == NO_CARD:
        wanderer = table.top(RECRUIT_SHOWN)
    return answers(table, table.faces[card]) & BIT[table.faces[wanderer]] != 0


def turn_up_hints(table: Table) -> None:
    """The hint cards of this turn become an open part of the discard pile (RAH-Q05)."""
    while table.size(HINTS) > 0:
        card = table.take_bottom(HINTS)  # the order in which they were given
        table.discard(card)
        table.tell(HINT_SHOWN, table.faces[card])
