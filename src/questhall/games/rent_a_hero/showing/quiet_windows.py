"""Which of the windows and single options in the rules people really need to be asked about.

The rules offer every power that can have an effect at every moment of "any time" (RAH-Q01). This
module says for each power at which of these moments a player would think of using it. Parties are open, so
all of it depends on public facts. Nothing is forbidden: a player who wants to be asked in every window is.
"""

from __future__ import annotations

from typing import Final, cast

from questhall.core.engine.frames import first_of, second_of
from questhall.core.engine.rules import is_asked
from questhall.core.engine.state import State
from questhall.core.interface.attention import CONCERNED, FITTING, RARELY
from questhall.games.rent_a_hero.components.heroes import (
    ANGRY_CHICKEN,
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
)
from questhall.games.rent_a_hero.components.state import ANNOUNCED_POWER, RECRUIT_SHOWN, Table
from questhall.games.rent_a_hero.powers.any_time_windows import ARRIVAL_WINDOW, HINT_WINDOW, LAST_USE_WINDOW
from questhall.games.rent_a_hero.powers.powers import ANNOUNCED_WINDOW, POWER, TARGET, USER, Power
from questhall.games.rent_a_hero.turn.offer import OFFER
from questhall.games.rent_a_hero.turn.recruit import FULL_PARTY

ABOUT_THE_WANDERER: Final = (PYROMANIAC, DOG_TRAINER, SERGEANT)
CLOSE_TO_SIX: Final = FULL_PARTY - 2
"""A party of this size is worth watching."""


def is_quiet(state: State, seat: int) -> bool:
    """Whether no power of this seat is likely to be used in this window."""
    return state.book.question(state.asking).is_window() and attention(state, seat) == RARELY


def attention(state: State, seat: int) -> int:
    """How much this window matters to the seat."""
    table = cast(Table, state)
    options = [int(table.options[i]) for i in range(table.option_count)]
    if not any(_fits(table, seat, option) for option in options):
        return RARELY
    return CONCERNED if _is_concerned(table, seat) else FITTING


def _fits(table: Table, seat: int, option: int) -> bool:
    power = table.book.rule(option)
    if not isinstance(power, Power):
        return False
    hero = int(power.hero)
    if is_asked(table, seat, LAST_USE_WINDOW):
        return _is_lost_now(table, seat, hero)
    # The Witch is as good as the hero she refreshes.
    return _power_fits(table, seat, int(second_of(option)) if hero == WITCH else hero)


def _power_fits(table: Table, seat: int, hero: int) -> bool:
    """The Angry Chicken against others; powers over the wanderer before a player close to six is offered it.

    The other powers can wait for the player's own decisions, which offer them too.
    """
    if hero == ANGRY_CHICKEN:
        return is_asked(table, seat, ANNOUNCED_WINDOW) and _announced(table, USER) != seat
    is_before_an_offer = is_asked(table, seat, ARRIVAL_WINDOW) or is_asked(table, seat, HINT_WINDOW)
    is_urgent = is_before_an_offer and table.party_size(table.holder) >= CLOSE_TO_SIX
    return hero in ABOUT_THE_WANDERER and is_urgent


def _is_lost_now(table: Table, seat: int, hero: int) -> bool:
    """Whether this hero of the seat is a duplicate, about to be eliminated (RAH-RECRUIT-06)."""
    return first_of(table.asking) == seat and table.faces[table.top(RECRUIT_SHOWN)] == hero


def _is_concerned(table: Table, seat: int) -> bool:
    """Those who sent the wanderer, have it, lose a hero, or are the target of a power."""
    if seat in (table.active, table.holder) or is_asked(table, seat, LAST_USE_WINDOW):
        return True
    if not is_asked(table, seat, ANNOUNCED_WINDOW):
        return False
    target = _announced(table, TARGET)
    if _announced(table, POWER) == ANGRY_CHICKEN:
        return bool(table.field(target, USER) == seat)
    return _announced(table, POWER) == DOG_TRAINER and target == seat


def _announced(table: Table, part: int) -> int:
    return int(table.field(table.top_context(ANNOUNCED_POWER), part))


def is_forced(state: State, seat: int) -> bool:
    """Everybody sees that the wanderer has to be recruited; cards sent and paid come from a secret hand."""
    return is_asked(state, seat, OFFER)
