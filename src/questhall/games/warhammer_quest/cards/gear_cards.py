"""Gear that is used by choice, the legendary gear included. When, and for what cost, is printed on it.

What else gear does is in its entry: fields, or the names of the rules that it changes
(`components/printed_gear.py`).

WHQ-EFFECT-01, WHQ-EFFECT-02, WHQ-EFFECT-03, WHQ-EFFECT-04, WHQ-EFFECT-05, WHQ-EFFECT-06, WHQ-EFFECT-07,
WHQ-COST-01, WHQ-COST-02, WHQ-COST-03, WHQ-COST-04, WHQ-SPENT-01, WHQ-ACTION-13, WHQ-ACTION-16, WHQ-Q06
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.action_steps import ready_all_actions
from questhall.games.warhammer_quest.actions.results import make_progress
from questhall.games.warhammer_quest.cards.card_lines import LineChoice, ready_action
from questhall.games.warhammer_quest.components.action_in_progress import (
    AIDED,
    BLANK,
    CARD_USED,
    DIE,
    ENEMY_DICE,
    EXTRA_SUCCESSES,
    FIRST_ENEMY_DIE_NAME,
    HERO_DICE,
    IS_RANGED,
    KIND,
    NEMESIS_FACE,
    TARGET_COUNT,
    WOUNDED,
    current_action,
    doer,
    enemy_die,
    roll_enemy_die,
    roll_hero_die,
    set_enemy_die,
    target,
)
from questhall.games.warhammer_quest.components.event_kinds import FORESAW_LOCATION
from questhall.games.warhammer_quest.components.face_numbers import (
    BALANCED_BLADE,
    BW_LEG_PHIAL,
    CLIMBING_ROPE,
    CROSSBOW,
    EMPOWERED,
    HEADSMANS_SWORD,
    HEALERS_SATCHEL,
    IB_LEG_TALLY,
    LUCKY_COIN,
    MAP_FRAGMENT,
    SECOND_WIND_RING,
    THROWING_KNIVES,
    VIAL_OF_VIGOUR,
    WARDING_CHARM,
    WP_LEG_BOOK,
    WW_LEG_BOW,
    WW_LEG_QUIVER,
)
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.printed_locations import LOCATION_LEVEL
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    DELVE,
    ENEMY,
    LOCATION_DECK,
    SEAT,
    SHADOWS,
    WOUNDS,
    Table,
)
from questhall.games.warhammer_quest.components.vocabulary import AID, ATTACK, REST
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import (
    ExtraSuccesses,
    Use,
    is_own_action,
    is_own_action_of,
)
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.heroes.conditions import can_gain, gain_condition, recover
from questhall.games.warhammer_quest.heroes.tokens import add_token_options, claim_tokens, discard_token

# Rerolls (WHQ-ACTION-13)


def offer_hero_dice(table: Table, use: Use, seat: i64) -> None:
    for die in range(table.field(current_action(table), HERO_DICE)):
        table.offer(use.at(seat, die))


@final
class RerollHeroDie(Use):
    """Balanced Blade: one hero die in each of the owner's attack actions; Heartwood Bow: in ranged ones."""

    def can_use(self, table: Table, seat: i64) -> bool:
        if self.face == WW_LEG_BOW and table.field(current_action(table), IS_RANGED) == 0:
            return False
        return is_own_action_of(table, seat, ATTACK)

    def add_ways(self, table: Table, seat: i64) -> None:
        offer_hero_dice(table, self, seat)

    def apply(self, table: Table, _seat: i64, die: i64, _c: i64) -> None:
        roll_hero_die(table, current_action(table), die)


@final
class LuckyCoin(Use):
    """One die of either kind, in the owner's own action."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action(table, seat)

    def add_ways(self, table: Table, seat: i64) -> None:
        offer_hero_dice(table, self, seat)
        for die in range(table.field(current_action(table), ENEMY_DICE)):
            table.offer(self.at(seat, FIRST_ENEMY_DIE_NAME + die))

    def apply(self, table: Table, _seat: i64, die: i64, _c: i64) -> None:
        place = current_action(table)
        if die < FIRST_ENEMY_DIE_NAME:
            roll_hero_die(table, place, die)
        else:
            roll_enemy_die(table, place, die - FIRST_ENEMY_DIE_NAME)


# Modifiers (WHQ-ACTION-16)


@final
class Crossbow(Use):
    """A token for one more success in another hero's attack action, once in each (WHQ-EFFECT-07)."""

    def can_use(self, table: Table, seat: i64) -> bool:
        place = current_action(table)
        return doer(table, place) != seat and table.field(place, KIND) == ATTACK

    def add_ways(self, table: Table, seat: i64) -> None:
        add_token_options(table, seat, self)

    def apply(self, table: Table, seat: i64, face: i64, _c: i64) -> None:
        discard_token(table, seat, face)
        table.add_to_field(current_action(table), EXTRA_SUCCESSES, self.amount)


@final
class WardingCharm(Use):
    """Every nemesis icon of the owner's action becomes a blank (WHQ-DICE-02)."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action(table, seat)

    def apply(self, table: Table, _seat: i64, _b: i64, _c: i64) -> None:
        place = current_action(table)
        for die in range(table.field(place, ENEMY_DICE)):
            if enemy_die(table, place, die) == NEMESIS_FACE:
                set_enemy_die(table, place, die, BLANK)


# Before and after actions and activations


@final
class ThrowingKnives(Use):
    """Before his activation: an enemy in the shadows suffers a wound (WHQ-EFFECT-02)."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return table.active == seat

    def add_ways(self, table: Table, seat: i64) -> None:
        for card in table.cards_of(SHADOWS):
            table.offer(self.at(seat, table.place_of(card)))

    def apply(self, table: Table, _seat: i64, enemy: i64, _c: i64) -> None:
        hurt_enemy(table, table.enemy_at(enemy), self.amount)


@final
class VialOfVigour(Use):
    """Before his activation: the owner or another hero becomes empowered."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return table.active == seat

    def add_ways(self, table: Table, seat: i64) -> None:
        for hero in range(table.seats):
            if can_gain(table, hero, EMPOWERED):
                table.offer(self.at(seat, hero))

    def apply(self, table: Table, _seat: i64, hero: i64, _c: i64) -> None:
        gain_condition(table, hero, EMPOWERED)


@final
class PhialOfFirstLight(Use):
    """Before her activation: all her action cards are readied."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return table.active == seat

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        ready_all_actions(table, seat)


@final
class TallyOfDebts(Use):
    """A token after the attacks in his own action have wounded him."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action(table, seat) and table.field(current_action(table), WOUNDED) > 0

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        claim_tokens(table, seat, self.amount)


@final
class Thornquiver(Use):
    """A token after her attack action: one of its targets still in play suffers a wound (WHQ-EFFECT-02)."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action_of(table, seat, ATTACK)

    def add_ways(self, table: Table, seat: i64) -> None:
        for card in table.cards_of(ACTIONS + seat):
            if table.amount(card) > 0:
                self.add_targets(table, seat, table.faces[card])

    def add_targets(self, table: Table, seat: i64, paid_from: i64) -> None:
        place = current_action(table)
        for number in range(table.field(place, TARGET_COUNT)):
            card = target(table, place, number)
            if table.zone_of_enemy(card) >= 0:
                table.offer(self.at(seat, paid_from, table.place_of(card)))

    def apply(self, table: Table, seat: i64, paid_from: i64, enemy: i64) -> None:
        discard_token(table, seat, paid_from)
        hurt_enemy(table, table.enemy_at(enemy), self.amount)


@final
class BookOfSmallHours(Use):
    """After his aid action the aided hero becomes empowered."""

    def can_use(self, table: Table, seat: i64) -> bool:
        aided = table.field(current_action(table), AIDED)
        return is_own_action_of(table, seat, AID) and aided != NOBODY and table.is_standing(aided)

    def apply(self, table: Table, _seat: i64, _b: i64, _c: i64) -> None:
        gain_condition(table, table.field(current_action(table), AIDED), EMPOWERED)


@final
class HealersSatchel(Use):
    """After the owner's rest action another hero recovers a wound; no cost and no "may" (WHQ-EFFECT-04)."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action_of(table, seat, REST)

    def add_ways(self, table: Table, seat: i64) -> None:
        for hero in range(table.seats):
            if hero != seat and table.is_standing(hero) and table.get(hero, WOUNDS) > 0:
                table.offer(self.at(seat, hero))

    def apply(self, table: Table, _seat: i64, hero: i64, _c: i64) -> None:
        recover(table, hero, self.amount)


@final
class RingOfSecondWind(Use):
    """After the owner's action the card used for it is readied."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action(table, seat)

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        ready_action(table, seat, table.field(current_action(table), CARD_USED))


@final
class ClimbingRope(Use):
    """Progress after the owner's activation."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return table.active == seat

    def apply(self, table: Table, _seat: i64, _b: i64, _c: i64) -> None:
        make_progress(table, self.amount)


# Travelling


@final
class MapFragment(Use):
    """On travelling: choose the new location out of the next two.

    The last location of a quest keeps its place, and so do the stages of a delve.
    """

    def can_use(self, table: Table, seat: i64) -> bool:
        sheet = SHEETS[table.quest]
        needed: i64 = 2
        if sheet.last_location >= 0:
            needed = 3
        if table.size(LOCATION_DECK) < needed:
            return False
        first = table.top(LOCATION_DECK)
        return table.quest != DELVE or level_of(table, first) == level_of(table, table.below(first))

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        first = table.top(LOCATION_DECK)
        foresee(table, seat, first)
        foresee(table, seat, table.below(first))
        table.push(READ_MAP.at(seat))


def foresee(table: Table, seat: i64, card: i64) -> None:
    """Only the owner of the map looks at a card."""
    table.show(card, seat)
    table.tell_secret(FORESAW_LOCATION, seat, NOBODY, card)


def level_of(table: Table, card: i64) -> i64:
    return LOCATION_LEVEL[table.faces[card]]


@final
class ReadMap(Question[Table]):
    """Which of the two; the other stays on top of the deck."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        card = table.top(LOCATION_DECK)
        table.offer(GO_TO.at(seat, table.faces[card]))
        table.offer(GO_TO.at(seat, table.faces[table.below(card)]))
        table.ask(seat, self.at(seat))


@final
class GoTo(LineChoice):
    def run(self, table: Table, _seat: i64, face: i64, _c: i64, /) -> None:
        card = table.find(LOCATION_DECK, face)
        table.take(card, LOCATION_DECK)
        table.put(card, LOCATION_DECK)


READ_MAP: Final = ReadMap("read_map")
GO_TO: Final = GoTo("go to", "WHQ-GOLDEN-05", CARD)
GEAR_USES: Final[list[Use]] = [
    Crossbow(CROSSBOW, CARD),
    RerollHeroDie(BALANCED_BLADE, DIE, clause="WHQ-GOLDEN-08"),
    ThrowingKnives(THROWING_KNIVES, ENEMY),
    ExtraSuccesses(HEADSMANS_SWORD),
    LuckyCoin(LUCKY_COIN, DIE),
    HealersSatchel(HEALERS_SATCHEL, SEAT, clause="WHQ-EFFECT-04"),
    RingOfSecondWind(SECOND_WIND_RING),
    MapFragment(MAP_FRAGMENT),
    WardingCharm(WARDING_CHARM),
    ClimbingRope(CLIMBING_ROPE),
    VialOfVigour(VIAL_OF_VIGOUR, SEAT),
    TallyOfDebts(IB_LEG_TALLY),
    RerollHeroDie(WW_LEG_BOW, DIE, clause="WHQ-GOLDEN-08"),
    Thornquiver(WW_LEG_QUIVER, CARD, ENEMY),
    BookOfSmallHours(WP_LEG_BOOK),
    PhialOfFirstLight(BW_LEG_PHIAL),
]
RULES: Final[list[Rule[Any]]] = [*GEAR_USES, READ_MAP, GO_TO]
