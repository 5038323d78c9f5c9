"""Rules of thumb: what a decent player of Warhammer Quest does, for his hero and for the party.

Every option gets a rating in wounds spared or suffered, as far as can be guessed; declining and doing no more
are worth nothing. The best option is taken. `worth/prices.py` says what things are worth, beating
enemies is in `worth/beating_enemies.py`, and which action to perform in `worth/action_plans.py`.
"""

from __future__ import annotations

from typing import Any, Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.chance import Picker
from questhall.core.engine.frames import first_of, rule_of, second_of, third_of
from questhall.core.engine.rules import Rule
from questhall.core.engine.state import State
from questhall.core.search.policy import Policy
from questhall.games.warhammer_quest.actions.action_steps import PERFORM, SPEND, USE_POWER
from questhall.games.warhammer_quest.actions.results import ALLOT, COMFORT, PRICK
from questhall.games.warhammer_quest.actions.targets import AID_HERO, BURN, DRAW_BOW, HOOK, SWING_FLAIL, TARGET
from questhall.games.warhammer_quest.bots.choosing.burdens import (
    assigned,
    bailing,
    bleeding,
    calling_out,
    facing,
    goading,
    going_next,
    hunted,
    letting_act,
    losing_token,
    placing_token,
    praying,
    rousing,
    set_upon,
    suffering,
    taking_cover,
)
from questhall.games.warhammer_quest.bots.choosing.dice import burning_brighter, spending, using_power
from questhall.games.warhammer_quest.bots.choosing.finds import (
    drawing,
    equipping,
    more_room,
    picking,
    refreshing,
    resolving,
    unequipping,
    upgrading,
)
from questhall.games.warhammer_quest.bots.choosing.items_and_gear import using
from questhall.games.warhammer_quest.bots.choosing.settlement import (
    at_the_blacksmith,
    giving,
    in_the_arena,
    taking_ware,
    training,
)
from questhall.games.warhammer_quest.bots.choosing.targets import (
    CLOSE,
    aiding_whom,
    allotting,
    burning,
    drawing_bow,
    drawing_to_himself,
    one_more,
    targeting,
)
from questhall.games.warhammer_quest.bots.choosing.travel import going_on, heading_for
from questhall.games.warhammer_quest.bots.worth.action_plans import Plan
from questhall.games.warhammer_quest.bots.worth.beating_enemies import calming, shaking_off, wounding
from questhall.games.warhammer_quest.bots.worth.card_lines import around, cure, fever
from questhall.games.warhammer_quest.bots.worth.prices import PRICES
from questhall.games.warhammer_quest.bots.worth.wounds_and_conditions import (
    pain,
    price_of_condition,
    relief,
    worth_of_power,
)
from questhall.games.warhammer_quest.cards.action_cards import (
    BURN_BRIGHTER,
    CATCH_FIRE,
    EMPOWER,
    PRAY_FOR,
    SINGE,
    WRAP_IN_ASH,
)
from questhall.games.warhammer_quest.cards.card_lines import (
    DRIVE_OFF,
    EXHAUST_ENEMY,
    MOVE_AWAY,
    PULL,
    READY_ACTION,
    SHED,
)
from questhall.games.warhammer_quest.cards.gear_cards import GO_TO
from questhall.games.warhammer_quest.cards.location_cards import BAIL, CALL_OUT, LET_BLEED, PRAY
from questhall.games.warhammer_quest.cards.nemeses import FACE_NEMESIS, SINGLE_OUT
from questhall.games.warhammer_quest.components.action_in_progress import action_face
from questhall.games.warhammer_quest.components.printed_actions import WOUNDS_AROUND
from questhall.games.warhammer_quest.components.state import LAIR, Table
from questhall.games.warhammer_quest.components.vocabulary import BRIGHT_WIZARD, IRONBREAKER, WARRIOR_PRIEST
from questhall.games.warhammer_quest.dungeon.dungeon_deck import DRAW_GEAR, PICK_GEAR, RESOLVE_CARD
from questhall.games.warhammer_quest.dungeon.gear import EQUIP, UNEQUIP
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import USES
from questhall.games.warhammer_quest.dungeon.travel import SEARCH_CELLAR, TRAVEL
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import SLIP_AWAY, SPEAR
from questhall.games.warhammer_quest.enemies.keywords import GOAD_ON, HUNT, TRAMPLE_ENEMY
from questhall.games.warhammer_quest.heroes.distributing import ASSIGN
from questhall.games.warhammer_quest.heroes.party_decisions import EXHAUST_ACTION
from questhall.games.warhammer_quest.heroes.tokens import (
    DISCARD_TOKEN,
    PLACE_TOKEN,
    SICKEN_INSTEAD,
    SUFFER_INSTEAD,
)
from questhall.games.warhammer_quest.heroes.wounds import SAVE_BY_VEST, SOFTEN
from questhall.games.warhammer_quest.quests.delve import RAISE_LIMIT, REFRESH, UPGRADE
from questhall.games.warhammer_quest.quests.quest_setup import LEAD, TAKE_HERO
from questhall.games.warhammer_quest.rounds.peril_effects import (
    ACT_NEXT,
    DRAW_FIRE,
    ROUSE,
    SET_UPON,
    TAKE_COVER,
)
from questhall.games.warhammer_quest.rounds.phases import ACTIVATE_ENEMY
from questhall.games.warhammer_quest.settlement.handing_over_gear import GIVE
from questhall.games.warhammer_quest.settlement.settlement_actions import (
    TAKE_WARE,
    TRAIN,
    VISIT_ARENA,
    VISIT_BLACKSMITH,
)
from questhall.games.warhammer_quest.settlement.settlement_stage import WAIT
from questhall.games.warhammer_quest.setup.rulebook import BOOK

# What an option is about, by its rule. What is not listed (declining, doing no more) is worth nothing.
ABOUT_NOTHING: Final = 0
ABOUT_THE_BEGINNING: Final = 1
ABOUT_ACTIONS: Final = 2
ABOUT_DICE: Final = 3
ABOUT_TARGETS: Final = 4
ABOUT_ENEMIES: Final = 5  # something is done to one
ABOUT_HEROES: Final = 6  # something good is done for one
ABOUT_BURDENS: Final = 7  # a hero has to bear something
ABOUT_OWN_CARDS: Final = 8  # action cards and tokens
ABOUT_FINDS: Final = 9
ABOUT_THE_WAY: Final = 10
ABOUT_USES: Final = 11
ABOUT_SETTLEMENT: Final = 12

TOPICS: Final[list[tuple[int, list[Rule[Any]]]]] = [
    (ABOUT_THE_BEGINNING, [TAKE_HERO, LEAD]),
    (ABOUT_ACTIONS, [PERFORM]),
    (ABOUT_DICE, [SPEND, USE_POWER, BURN_BRIGHTER]),
    (ABOUT_TARGETS, [TARGET, BURN, SWING_FLAIL, HOOK, DRAW_BOW, AID_HERO, PULL]),
    (
        ABOUT_ENEMIES,
        [EXHAUST_ENEMY, MOVE_AWAY, DRIVE_OFF, SINGE, PRICK, TRAMPLE_ENEMY, SPEAR, SLIP_AWAY, ALLOT],
    ),
    (ABOUT_HEROES, [PRAY_FOR, WRAP_IN_ASH, EMPOWER, COMFORT, SHED, CATCH_FIRE, SOFTEN, SAVE_BY_VEST]),
    (
        ABOUT_BURDENS,
        [HUNT, FACE_NEMESIS, SINGLE_OUT, DRAW_FIRE, LET_BLEED, SET_UPON, SUFFER_INSTEAD, SICKEN_INSTEAD],
    ),
    (ABOUT_BURDENS, [ACTIVATE_ENEMY, ROUSE, CALL_OUT, GOAD_ON, ACT_NEXT, ASSIGN]),
    (ABOUT_OWN_CARDS, [READY_ACTION, EXHAUST_ACTION, PLACE_TOKEN, DISCARD_TOKEN, TAKE_COVER, PRAY, BAIL]),
    (
        ABOUT_FINDS,
        [RESOLVE_CARD, DRAW_GEAR, PICK_GEAR, EQUIP, UNEQUIP, SEARCH_CELLAR, UPGRADE, RAISE_LIMIT, REFRESH],
    ),
    (ABOUT_THE_WAY, [TRAVEL, GO_TO]),
    (ABOUT_USES, [*USES.values()]),
    (ABOUT_SETTLEMENT, [TRAIN, VISIT_BLACKSMITH, VISIT_ARENA, TAKE_WARE, GIVE, WAIT]),
]


def _by_rule() -> vec[i64]:
    topics = {int(rule.number): topic for topic, rules in TOPICS for rule in rules}
    column = vec[i64]()
    for number in range(len(BOOK.rules)):
        column = append(column, topics.get(number, ABOUT_NOTHING))
    return column


def _used_faces() -> vec[i64]:
    faces = {int(use.number): int(use.face) for use in USES.values()}
    column = vec[i64]()
    for number in range(len(BOOK.rules)):
        column = append(column, faces.get(number, -1))
    return column


TOPIC: Final = _by_rule()
USED_FACE: Final = _used_faces()
"""The item or gear that an option uses."""
SURELY: Final = 5.0
WAITING: Final = -0.5


@final
class Thumb(Policy):
    """Chooses by rules of thumb for the player who is asked, or for the party."""

    def __init__(self) -> None:
        self.plan = Plan()
        self.is_planned = False

    def choose(self, state: State, picker: Picker) -> i64:
        table = cast(Table, state)
        self.is_planned = False
        best: i64 = 0
        best_rating = -1000.0
        i: i64 = 0
        while i < table.option_count:
            # A touch of chance, so that ties are not always broken the same way.
            rating = self.rate(table, table.options[i]) + float(picker.below(1000)) * 0.00001
            if rating > best_rating:
                best_rating = rating
                best = i
            i += 1
        return best

    def plan_for(self, table: Table, seat: i64) -> Plan:
        """Made once for a decision, if at all."""
        if not self.is_planned or self.plan.seat != seat:
            self.plan.make(table, seat)
            self.is_planned = True
        return self.plan

    def rate(self, table: Table, option: i64) -> float:
        topic = TOPIC[rule_of(option)]
        if topic == ABOUT_NOTHING:
            return 0.0
        if topic == ABOUT_ACTIONS:
            return self.plan_for(table, first_of(option)).performing(second_of(option))
        if topic == ABOUT_USES:
            return self.rate_use(table, option)
        if topic == ABOUT_DICE:
            return self.rate_dice(table, option)
        if topic == ABOUT_TARGETS:
            return rate_target(table, option)
        if topic == ABOUT_ENEMIES:
            return rate_enemy(table, option)
        if topic == ABOUT_HEROES:
            return rate_hero(table, option)
        if topic == ABOUT_BURDENS:
            return rate_burden(table, option)
        if topic == ABOUT_OWN_CARDS:
            return self.rate_own_card(table, option)
        if topic == ABOUT_FINDS:
            return rate_find(table, option)
        if topic == ABOUT_THE_WAY:
            return going_on(table) if rule_of(option) == TRAVEL.number else heading_for(second_of(option))
        return rate_settling(table, option) if topic == ABOUT_SETTLEMENT else rate_beginning(table, option)

    def rate_use(self, table: Table, option: i64) -> float:
        seat = first_of(option)
        self.is_planned = False
        return using(table, seat, USED_FACE[rule_of(option)], option, self.plan)

    def rate_dice(self, table: Table, option: i64) -> float:
        rule = rule_of(option)
        seat = first_of(option)
        if rule == SPEND.number:
            return spending(table, first_of(table.asking))
        if rule == USE_POWER.number:
            return using_power(table, seat, self.plan_for(table, seat))
        return burning_brighter(table, seat)

    def rate_own_card(self, table: Table, option: i64) -> float:
        rule = rule_of(option)
        seat = first_of(option)
        face = second_of(option)
        if rule == READY_ACTION.number:
            return 0.01 + self.plan_for(table, seat).regaining(face)
        if rule == EXHAUST_ACTION.number:
            return -self.plan_for(table, seat).missing(face)
        if rule == PLACE_TOKEN.number:
            return placing_token(table, face, self.plan_for(table, seat))
        if rule == TAKE_COVER.number:
            return taking_cover(table, seat, face)
        if rule == PRAY.number:
            return praying(table, seat, face)
        if rule == BAIL.number:
            return bailing(table, third_of(option))
        return losing_token(table, face)


def rate_beginning(table: Table, option: i64) -> float:
    """The heroes who do best; the leader is the one who can bear most, because enemies come to him first."""
    who = second_of(option)
    if rule_of(option) == LEAD.number:
        return float(table.remaining_health(who))
    if who == WARRIOR_PRIEST:
        return 3.0
    if who == BRIGHT_WIZARD:
        return 2.0
    return 0.0 if who == IRONBREAKER else 1.0


def rate_target(table: Table, option: i64) -> float:
    rule = rule_of(option)
    seat = first_of(option)
    if rule in (TARGET.number, HOOK.number):
        return 0.01 + targeting(table, second_of(option))
    if rule == BURN.number:
        return burning(table, seat)
    if rule == SWING_FLAIL.number:
        return one_more(table, CLOSE)
    if rule == DRAW_BOW.number:
        return drawing_bow(table)
    if rule == AID_HERO.number:
        return aiding_whom(table, seat, second_of(option))
    return drawing_to_himself(table, seat, second_of(option))


def rate_enemy(table: Table, option: i64) -> float:
    """What is done to an enemy."""
    rule = rule_of(option)
    if rule == SPEAR.number:
        return SURELY
    if rule == SLIP_AWAY.number:
        return slipping_away(table, first_of(option))
    card = table.enemy_at(second_of(option))
    if rule == EXHAUST_ENEMY.number:
        return calming(table, card)
    if rule == MOVE_AWAY.number:
        return shaking_off(table, card)
    if rule == DRIVE_OFF.number:
        return calming(table, card) + shaking_off(table, card)
    if rule == ALLOT.number:
        return allotting(table, card)
    return wounding(table, card, 1)


def slipping_away(table: Table, seat: i64) -> float:
    """The Mantle is given up only by a hero whom the enemy could soon defeat."""
    return -facing(table, seat, first_of(table.asking)) - 8.0


def rate_hero(table: Table, option: i64) -> float:
    """What is done for a hero."""
    rule = rule_of(option)
    hero = second_of(option)
    if rule == PRAY_FOR.number:
        return cure(table, hero)
    if rule == WRAP_IN_ASH.number:
        return around(table, hero, WOUNDS_AROUND[action_face(table, first_of(table.asking))])
    if rule == EMPOWER.number:
        return worth_of_power(table, hero) + 0.1 * float(table.remaining_health(hero))
    if rule == COMFORT.number:
        return relief(table, hero, 1)
    if rule == SHED.number:
        return price_of_condition(hero)
    if rule == CATCH_FIRE.number:
        return fever(table, first_of(option)) - 0.001
    return SURELY


def rate_burden(table: Table, option: i64) -> float:
    """Who bears what, or what a hero bears."""
    rule = rule_of(option)
    seat = first_of(option)
    if rule == SUFFER_INSTEAD.number:
        return suffering(table, seat)
    if rule == SICKEN_INSTEAD.number:
        return -PRICES.sickened
    other = second_of(option)
    if rule == HUNT.number:
        return hunted(table, other)
    if rule == FACE_NEMESIS.number:
        return facing(table, other, table.find(LAIR, first_of(table.asking)))
    if rule == SINGLE_OUT.number:
        return -pain(table, other, second_of(table.asking))
    if rule == DRAW_FIRE.number:
        return -pain(table, other, 2)
    if rule == LET_BLEED.number:
        return bleeding(table, other)
    if rule == SET_UPON.number:
        return set_upon(table, other)
    if rule == ASSIGN.number:
        return assigned(table, other)
    card = table.enemy_at(other)
    if rule == ACTIVATE_ENEMY.number:
        return letting_act(table, seat, card)
    if rule == ROUSE.number:
        return rousing(table, card)
    if rule == CALL_OUT.number:
        return calling_out(table, card)
    return goading(table, card) if rule == GOAD_ON.number else going_next(table, card)


def rate_settling(table: Table, option: i64) -> float:
    rule = rule_of(option)
    seat = first_of(option)
    if rule == TRAIN.number:
        return training(second_of(option))
    if rule == VISIT_BLACKSMITH.number:
        return at_the_blacksmith(table, seat)
    if rule == VISIT_ARENA.number:
        return in_the_arena(table, seat)
    if rule == TAKE_WARE.number:
        return taking_ware(table, seat, second_of(option))
    return giving(table, seat, third_of(option)) if rule == GIVE.number else WAITING


def rate_find(table: Table, option: i64) -> float:
    rule = rule_of(option)
    seat = first_of(option)
    face = second_of(option)
    if rule == RESOLVE_CARD.number:
        return resolving(table, seat, face)
    if rule in (DRAW_GEAR.number, SEARCH_CELLAR.number):
        return drawing(table, seat)
    if rule == PICK_GEAR.number:
        return picking(table, seat, face)
    if rule == EQUIP.number:
        return equipping(face)
    if rule == UNEQUIP.number:
        return unequipping(table, seat, face)
    if rule == UPGRADE.number:
        return upgrading(face)
    return more_room(table, seat) if rule == RAISE_LIMIT.number else refreshing(table, seat)
