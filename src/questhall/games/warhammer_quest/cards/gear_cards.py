"""Gear that is used, the legendary gear included. Constant gear stands where its rule does.

What is worn without a choice: health (`components/printed_cards.py`), icons (`actions/modifiers.py`), Spiked
Harness, Trophy String and Robe (`actions/results.py`), Night Cloak and Mail (`heroes/conditions.py`), Leathers
and Vest (`heroes/wounds.py`), Boar Spear and Mantle (`enemies/engaging_and_spawning.py`), Flail, Hunting Bow
and Staff (`actions/targets.py`), Chain Shirt (`dungeon/gear.py`).

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
    FIRST_ENEMY_DIE,
    FIRST_ENEMY_DIE_NAME,
    FIRST_TARGET,
    HERO_DICE,
    IS_RANGED,
    KIND,
    NEMESIS_FACE,
    TARGET_COUNT,
    WOUNDED,
    doer,
    roll_enemy_die,
    roll_hero_die,
)
from questhall.games.warhammer_quest.components.event_kinds import FORESAW_LOCATION
from questhall.games.warhammer_quest.components.printed_cards import (
    AID,
    ATTACK,
    BALANCED_BLADE,
    BW_LEG_PHIAL,
    CARD,
    CLIMBING_ROPE,
    CROSSBOW,
    EMPOWERED,
    FIRST_LOCATION,
    HEADSMANS_SWORD,
    HEALERS_SATCHEL,
    IB_LEG_TALLY,
    LOCATIONS,
    LUCKY_COIN,
    MAP_FRAGMENT,
    REST,
    SECOND_WIND_RING,
    THROWING_KNIVES,
    VIAL_OF_VIGOUR,
    WARDING_CHARM,
    WP_LEG_BOOK,
    WW_LEG_BOW,
    WW_LEG_QUIVER,
    column,
)
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ACTION,
    ACTIONS,
    DELVE,
    ENEMY,
    LOCATION_DECK,
    SEAT,
    SHADOWS,
    WOUNDS,
    Table,
)
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import (
    AFTER_ACTION,
    AFTER_ACTIVATION,
    AFTER_ATTACKS,
    AT_MODIFY,
    AT_REROLL,
    BEFORE_ACTIVATION,
    DEPLETE,
    DISCARD,
    DUE_AFTER_ACTION,
    EXHAUST,
    ON_TRAVEL,
    ONCE_AN_ACTION,
    USES,
    ExtraSuccesses,
    Use,
    is_own_action,
    is_own_action_of,
)
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.heroes.conditions import can_gain, gain_condition, recover
from questhall.games.warhammer_quest.heroes.tokens import add_token_options, claim_tokens, discard_token

SWORD_STROKE: Final = 3
ROPE_LENGTH: Final = 2
LOCATION_LEVEL: Final = column([location.level for location in LOCATIONS])


# Rerolls (WHQ-ACTION-13)


def offer_hero_dice(table: Table, use: Use, seat: i64) -> None:
    die: i64 = 0
    while die < table.contexts[table.top_context(ACTION) + HERO_DICE]:
        table.offer(use.at(seat, die))
        die += 1


@final
class RerollHeroDie(Use):
    """Balanced Blade: in each own attack action one hero die; Heartwood Bow: in ranged ones."""

    def can_use(self, table: Table, seat: i64) -> bool:
        if self.face == WW_LEG_BOW and table.contexts[table.top_context(ACTION) + IS_RANGED] == 0:
            return False
        return is_own_action_of(table, seat, ATTACK)

    def add_ways(self, table: Table, seat: i64) -> None:
        offer_hero_dice(table, self, seat)

    def apply(self, table: Table, _seat: i64, die: i64, _c: i64) -> None:
        roll_hero_die(table, table.top_context(ACTION), die)


@final
class LuckyCoin(Use):
    """One die of either kind, in an own action."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action(table, seat)

    def add_ways(self, table: Table, seat: i64) -> None:
        offer_hero_dice(table, self, seat)
        die: i64 = 0
        while die < table.contexts[table.top_context(ACTION) + ENEMY_DICE]:
            table.offer(self.at(seat, FIRST_ENEMY_DIE_NAME + die))
            die += 1

    def apply(self, table: Table, _seat: i64, die: i64, _c: i64) -> None:
        place = table.top_context(ACTION)
        if die < FIRST_ENEMY_DIE_NAME:
            roll_hero_die(table, place, die)
        else:
            roll_enemy_die(table, place, die - FIRST_ENEMY_DIE_NAME)


# Modifiers (WHQ-ACTION-16)


@final
class Crossbow(Use):
    """A token for one more success in another hero's attack action, once in each (WHQ-EFFECT-07)."""

    def can_use(self, table: Table, seat: i64) -> bool:
        place = table.top_context(ACTION)
        return doer(table, place) != seat and table.field(place, KIND) == ATTACK

    def add_ways(self, table: Table, seat: i64) -> None:
        add_token_options(table, seat, self)

    def apply(self, table: Table, seat: i64, face: i64, _c: i64) -> None:
        discard_token(table, seat, face)
        table.contexts[table.top_context(ACTION) + EXTRA_SUCCESSES] += 1


@final
class WardingCharm(Use):
    """Every nemesis icon of the own action becomes a blank."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action(table, seat)

    def apply(self, table: Table, _seat: i64, _b: i64, _c: i64) -> None:
        place = table.top_context(ACTION)
        die: i64 = 0
        while die < table.field(place, ENEMY_DICE):
            if table.field(place, FIRST_ENEMY_DIE + die) == NEMESIS_FACE:
                table.contexts[place + FIRST_ENEMY_DIE + die] = BLANK
            die += 1


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
        hurt_enemy(table, table.enemy_at(enemy), 1)


@final
class VialOfVigour(Use):
    """Before his activation: the owner or another hero becomes empowered."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return table.active == seat

    def add_ways(self, table: Table, seat: i64) -> None:
        hero: i64 = 0
        while hero < table.seats:
            if can_gain(table, hero, EMPOWERED):
                table.offer(self.at(seat, hero))
            hero += 1

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
        return is_own_action(table, seat) and table.contexts[table.top_context(ACTION) + WOUNDED] > 0

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        claim_tokens(table, seat, 1)


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
        place = table.top_context(ACTION)
        i: i64 = 0
        while i < table.field(place, TARGET_COUNT):
            card = table.field(place, FIRST_TARGET + i)
            if table.zone_of_enemy(card) >= 0:
                table.offer(self.at(seat, paid_from, table.place_of(card)))
            i += 1

    def apply(self, table: Table, seat: i64, paid_from: i64, enemy: i64) -> None:
        discard_token(table, seat, paid_from)
        hurt_enemy(table, table.enemy_at(enemy), 1)


@final
class BookOfSmallHours(Use):
    """After his aid action the aided hero becomes empowered."""

    def can_use(self, table: Table, seat: i64) -> bool:
        aided = table.contexts[table.top_context(ACTION) + AIDED]
        return is_own_action_of(table, seat, AID) and aided != NOBODY and table.is_standing(aided)

    def apply(self, table: Table, _seat: i64, _b: i64, _c: i64) -> None:
        gain_condition(table, table.contexts[table.top_context(ACTION) + AIDED], EMPOWERED)


@final
class HealersSatchel(Use):
    """After the own rest action another hero recovers a wound; it has no cost and no "may" (WHQ-EFFECT-04)."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action_of(table, seat, REST)

    def add_ways(self, table: Table, seat: i64) -> None:
        hero: i64 = 0
        while hero < table.seats:
            if hero != seat and table.is_standing(hero) and table.get(hero, WOUNDS) > 0:
                table.offer(self.at(seat, hero))
            hero += 1

    def apply(self, table: Table, _seat: i64, hero: i64, _c: i64) -> None:
        recover(table, hero, 1)


@final
class RingOfSecondWind(Use):
    """After the own action the card used for it is readied."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return is_own_action(table, seat)

    def apply(self, table: Table, seat: i64, _b: i64, _c: i64) -> None:
        ready_action(table, seat, table.contexts[table.top_context(ACTION) + CARD_USED])


@final
class ClimbingRope(Use):
    """Progress after the own activation."""

    def can_use(self, table: Table, seat: i64) -> bool:
        return table.active == seat

    def apply(self, table: Table, _seat: i64, _b: i64, _c: i64) -> None:
        make_progress(table, ROPE_LENGTH)


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
    """The owner of the map alone looks at a card."""
    table.show(card, seat)
    table.tell_secret(FORESAW_LOCATION, seat, NOBODY, card)


def level_of(table: Table, card: i64) -> i64:
    return LOCATION_LEVEL[table.faces[card] - FIRST_LOCATION]


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
    Crossbow(CROSSBOW, AT_MODIFY, ONCE_AN_ACTION, CARD),
    RerollHeroDie(BALANCED_BLADE, AT_REROLL, ONCE_AN_ACTION, DIE, clause="WHQ-GOLDEN-08"),
    ThrowingKnives(THROWING_KNIVES, BEFORE_ACTIVATION, EXHAUST, ENEMY),
    ExtraSuccesses(HEADSMANS_SWORD, DEPLETE, ATTACK, SWORD_STROKE),
    LuckyCoin(LUCKY_COIN, AT_REROLL, EXHAUST, DIE),
    HealersSatchel(HEALERS_SATCHEL, DUE_AFTER_ACTION, ONCE_AN_ACTION, SEAT, clause="WHQ-EFFECT-04"),
    RingOfSecondWind(SECOND_WIND_RING, AFTER_ACTION, DEPLETE),
    MapFragment(MAP_FRAGMENT, ON_TRAVEL, DEPLETE),
    WardingCharm(WARDING_CHARM, AT_MODIFY, EXHAUST),
    ClimbingRope(CLIMBING_ROPE, AFTER_ACTIVATION, DEPLETE),
    VialOfVigour(VIAL_OF_VIGOUR, BEFORE_ACTIVATION, DISCARD, SEAT),
    TallyOfDebts(IB_LEG_TALLY, AFTER_ATTACKS, EXHAUST),
    RerollHeroDie(WW_LEG_BOW, AT_REROLL, ONCE_AN_ACTION, DIE, clause="WHQ-GOLDEN-08"),
    Thornquiver(WW_LEG_QUIVER, AFTER_ACTION, ONCE_AN_ACTION, CARD, ENEMY),
    BookOfSmallHours(WP_LEG_BOOK, AFTER_ACTION, EXHAUST),
    PhialOfFirstLight(BW_LEG_PHIAL, BEFORE_ACTIVATION, DEPLETE),
]
USES.extend(GEAR_USES)
RULES: Final[list[Rule[Any]]] = [*GEAR_USES, READ_MAP, GO_TO]
