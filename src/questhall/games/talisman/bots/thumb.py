"""Rules of thumb: what a decent player of Talisman does.

Every option gets a rating in Lives won or lost, as far as can be guessed; declining is worth nothing. The best
one is taken. `character_sheet.py` says what things are worth; where it pays to go is in `space_values.py` and
`board_chart.py`.
"""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.chance import Picker
from questhall.core.engine.frames import rule_of, second_of
from questhall.core.engine.rules import DECLINE, Rule
from questhall.core.engine.state import State
from questhall.core.search.policy import Policy
from questhall.games.talisman.belongings.alignment import REALIGN
from questhall.games.talisman.belongings.objects_and_followers import DITCH, LEAVE
from questhall.games.talisman.belongings.spells_in_hand import DISCARD_SPELL, GAIN_SPELL, GAIN_SPELLS
from questhall.games.talisman.bots.board_chart import Chart
from questhall.games.talisman.bots.character_sheet import Sheet
from questhall.games.talisman.bots.fighting import aftermath, arming, evading, rolling_again
from questhall.games.talisman.bots.leanings import Leanings
from questhall.games.talisman.bots.other_choices import gaining_card, losing_card, service
from questhall.games.talisman.bots.rerolls import decided_by_roll, deciding, needs_chart
from questhall.games.talisman.bots.rivals import (
    attack,
    attack_psychically,
    beguile,
    best_follower,
    best_object,
)
from questhall.games.talisman.bots.sheet_from_table import look
from questhall.games.talisman.bots.space_values import space_itself
from questhall.games.talisman.bots.spell_casting import casting
from questhall.games.talisman.bots.way_to_the_crown import inner
from questhall.games.talisman.cards.place_cards import DRINK_FROM, PASS_THROUGH
from questhall.games.talisman.cards.strangers import BUY_SPELL, MAKE_WISH
from questhall.games.talisman.casting.any_time_actions import DRINK, TRANSMUTE
from questhall.games.talisman.casting.casting import DRAW_SPELL, SPELL_BOOK
from questhall.games.talisman.characters.death import LOOT, LOOT_GOLD
from questhall.games.talisman.characters.dice_and_fate import ADD_NOTHING, ADD_ONE, KEEP_ROLL, REROLL, SIDES
from questhall.games.talisman.characters.losses import USE_ARMOUR
from questhall.games.talisman.characters.new_character import CHOOSE, RESIGN, START_CRAFTIER, START_STRONGER
from questhall.games.talisman.characters.quests import DELIVER
from questhall.games.talisman.components.board import CROWN_OF_COMMAND, INNER_STARTS, PORTAL_OF_POWER, TEMPLE
from questhall.games.talisman.components.character_cards import CRAFT_VALUE, LIFE_VALUE, STRENGTH_VALUE
from questhall.games.talisman.components.printed_cards import AMULET, FIRST_CHARACTER
from questhall.games.talisman.components.state import Table
from questhall.games.talisman.encounters.adventure_cards import AVOID, HIRE, PICK_UP_GOLD, REPLACE, TAKE
from questhall.games.talisman.encounters.encounter import MEET_SPACE
from questhall.games.talisman.encounters.meeting_characters import (
    ATTACK_CHARACTER,
    ATTACK_PSYCHICALLY,
    BEGUILE,
    COURT,
    EVADE_ABILITY,
    LURE,
    ROB,
    TAKE_FOLLOWER,
    TAKE_LADY,
)
from questhall.games.talisman.encounters.teleporting import TELEPORT_TO
from questhall.games.talisman.fights.combat import KEEP_ATTACK, REROLL_ATTACK
from questhall.games.talisman.fights.defeated_creatures import RAISE
from questhall.games.talisman.fights.evading import (
    BRIBE,
    CHARM,
    DESTROY,
    DESTROY_CREATURE,
    EVADE_ATTACKER,
    EVADE_CARD,
    EVADE_CREATURE,
    STAND,
)
from questhall.games.talisman.fights.spoils import TAKE_COIN, TAKE_LIFE, TAKE_OBJECT
from questhall.games.talisman.fights.weapons_and_helpers import ASSASSINATE, CALL, PAY_MERCENARY, SHEATHE, WIELD
from questhall.games.talisman.setup.rulebook import BOOK
from questhall.games.talisman.spaces.inner_region import (
    ADVANCE,
    BLEED,
    LEAVE_BY_PORTAL,
    SACRIFICE,
    STAY,
    TURN_BACK,
)
from questhall.games.talisman.spaces.middle_region import (
    DEFY_KNIGHT,
    HEAL_THANKS_TO,
    LOSE_FOLLOWER,
    LOSE_LIFE_INSTEAD,
    PAY_KNIGHT,
    PAY_ROYAL_DOCTOR,
    TAKE_QUEST,
    TURN_IN,
)
from questhall.games.talisman.spaces.outer_region import (
    BUY_FATE,
    DISMISS_HAG,
    HEAL_IN_CHAPEL,
    PRAY,
    REPLENISH_FATE,
    VISIT,
)
from questhall.games.talisman.spaces.shared_instructions import ROLL_ANYWAY
from questhall.games.talisman.spaces.shops_and_healers import ACCEPT_HEALING, BUY, BUY_LIFE, PILFER, SELL
from questhall.games.talisman.spells.spells_in_any_turn import (
    IMMOBILISE,
    IMMOBILISE_CREATURE,
    PRESERVE,
    PRESERVE_ENEMY,
)
from questhall.games.talisman.spells.spells_in_own_turn import CAST_TELEPORT
from questhall.games.talisman.turn.movement import (
    ACCEPT_FERRY,
    ACCEPT_TELEPORT,
    CROSS_BRIDGE,
    FORCE_PORTAL,
    GO,
    MOVE_ANYWAY,
    PICK_PORTAL,
    REGENERATE,
    ROLL_FOR_MOVE,
    WALK,
)
from questhall.games.talisman.turn.raft import BUILD_RAFT, CROSS_BY_RAFT
from questhall.games.talisman.turn.turn import HAND_IN

LIFE_SHARE: Final = 0.012  # a Life in ratings, as a share of the victory
HABIT: Final = 0.003  # the least by which the choice has to beat every other option

# What an option is about, by its rule. What is not listed (declining, taking nothing) is worth nothing.
NOTHING: Final = 0
WAY: Final = 1
INNER_WAY: Final = 2
EVADING: Final = 3
ARMING: Final = 4
ATTACK_DICE: Final = 5
ABOUT_DICE: Final = 6
ABOUT_SPELLS: Final = 7
AFTERMATH: Final = 8
MEETING: Final = 9
GAINED_CARD: Final = 10
LOST_CARD: Final = 11
ABOUT_SERVICES: Final = 12

TOPICS: Final[list[tuple[int, list[Rule[Any]]]]] = [
    (WAY, [GO, CROSS_BRIDGE, FORCE_PORTAL, PICK_PORTAL, ROLL_FOR_MOVE, ACCEPT_TELEPORT, ACCEPT_FERRY, WALK]),
    (WAY, [CROSS_BY_RAFT, BUILD_RAFT, REGENERATE, MOVE_ANYWAY, TELEPORT_TO]),
    (INNER_WAY, [ADVANCE, STAY, TURN_BACK, LEAVE_BY_PORTAL]),
    (EVADING, [EVADE_CARD, EVADE_CREATURE, EVADE_ATTACKER, BRIBE, DESTROY, DESTROY_CREATURE, CHARM, STAND]),
    (ARMING, [WIELD, SHEATHE, CALL, PAY_MERCENARY, ASSASSINATE]),
    (ATTACK_DICE, [REROLL_ATTACK, KEEP_ATTACK]),
    (ABOUT_DICE, [REROLL, KEEP_ROLL, ADD_ONE, ADD_NOTHING]),
    (ABOUT_SPELLS, [*SPELL_BOOK, IMMOBILISE, IMMOBILISE_CREATURE, PRESERVE, PRESERVE_ENEMY]),
    (AFTERMATH, [TAKE_LIFE, TAKE_COIN, TAKE_OBJECT, RAISE, USE_ARMOUR]),
    (MEETING, [ATTACK_CHARACTER, ATTACK_PSYCHICALLY, ROB, BEGUILE, LURE, COURT, MEET_SPACE, EVADE_ABILITY]),
    (GAINED_CARD, [TAKE, HIRE, LOOT, TAKE_FOLLOWER, TAKE_LADY, PILFER, BUY]),
    (LOST_CARD, [DITCH, LEAVE, SACRIFICE, BLEED, LOSE_FOLLOWER, LOSE_LIFE_INSTEAD, DELIVER]),
    (LOST_CARD, [SELL, TRANSMUTE, TURN_IN]),
    (ABOUT_SERVICES, [VISIT, BUY_LIFE, PAY_ROYAL_DOCTOR, HEAL_THANKS_TO, ACCEPT_HEALING, HEAL_IN_CHAPEL, PRAY]),
    (ABOUT_SERVICES, [REPLENISH_FATE, BUY_FATE, BUY_SPELL, TAKE_QUEST, PICK_UP_GOLD, LOOT_GOLD, MAKE_WISH]),
    (ABOUT_SERVICES, [DRINK_FROM, PASS_THROUGH, ROLL_ANYWAY, PAY_KNIGHT, DEFY_KNIGHT, REPLACE, AVOID, DRINK]),
    (ABOUT_SERVICES, [REALIGN, HAND_IN, DISCARD_SPELL, DISMISS_HAG, DRAW_SPELL, GAIN_SPELL, GAIN_SPELLS]),
]


def _by_rule() -> vec[i64]:
    topics = {int(rule.number): topic for topic, rules in TOPICS for rule in rules}
    column = vec[i64]()
    for number in range(len(BOOK.rules)):
        column = append(column, topics.get(number, NOTHING))
    return column


TOPIC: Final = _by_rule()


class Thumb(Policy):
    """Chooses by rules of thumb for the player who is asked.

    Copying or pickling it makes a new one with the usual leanings; a subclass has its own (`seasoned.py`).
    """

    def __init__(self, leanings: Leanings | None = None) -> None:
        self.sheet = Sheet(leanings)
        self.chart = Chart()
        self.is_surveyed = False
        self.best_rating = 0.0  # of the last choice

    def choose(self, state: State, picker: Picker) -> i64:
        table = cast(Table, state)
        if is_idle(table):
            return table.option_count - 1
        is_alive = table.is_alive(table.decider)
        if is_alive:
            look(table, self.sheet, table.decider)
        self.is_surveyed = False
        best: i64 = 0
        best_rating = -1000.0
        i: i64 = 0
        while i < table.option_count:
            # A touch of chance, so that ties are not always broken the same way.
            rating = float(picker.below(1000)) * 0.00002
            if is_alive:
                rating += self.rate(table, table.options[i])
            else:
                rating += self.rate_character(table, table.options[i])
            if rating > best_rating:
                best_rating = rating
                best = i
            i += 1
        self.best_rating = best_rating
        return best

    def is_trivial(self, state: State) -> bool:
        return is_idle(cast(Table, state))

    def reluctance(self, state: State, index: i64) -> float:
        table = cast(Table, state)
        if not table.is_alive(table.decider):
            return 0.0
        lost = LIFE_SHARE * (self.best_rating - self.rate(table, table.options[index]))
        return lost if lost > HABIT else HABIT

    def rate_character(self, table: Table, option: i64) -> float:
        """A player without a character takes one, the strongest on paper; bots never resign."""
        if rule_of(option) == CHOOSE.number:
            who = second_of(option) - FIRST_CHARACTER
            return float(STRENGTH_VALUE[who] + CRAFT_VALUE[who]) + 0.3 * float(LIFE_VALUE[who])
        return -1.0 if rule_of(option) == RESIGN.number else 0.0

    def rate(self, table: Table, option: i64) -> float:
        topic = TOPIC[rule_of(option)]
        if topic == NOTHING:
            return self.rate_bonus(option)
        if topic == WAY:
            return self.rate_way(table, option)
        if topic == LOST_CARD:
            return losing_card(table, self.sheet, option)
        if topic == GAINED_CARD:
            return gaining_card(table, self.sheet, option)
        if topic == ABOUT_SERVICES:
            return service(table, self.sheet, option)
        if topic == ATTACK_DICE:
            return rolling_again(table, self.sheet, option)
        if topic == ABOUT_DICE:
            if needs_chart(decided_by_roll(table)):
                self.survey(table)
            return deciding(table, self.sheet, self.chart, option)
        if topic == ABOUT_SPELLS:
            if rule_of(option) == CAST_TELEPORT.number:
                self.survey(table)
            return casting(table, self.sheet, self.chart, option)
        if topic == EVADING:
            return evading(table, self.sheet, option)
        if topic == ARMING:
            return arming(table, self.sheet, option)
        if topic == AFTERMATH:
            return aftermath(table, self.sheet, option)
        if topic == INNER_WAY:
            return self.rate_inner_way(table, option)
        return self.rate_meeting(table, option)

    def survey(self, table: Table) -> None:
        """The chart is drawn once for a decision, if at all."""
        if not self.is_surveyed:
            self.chart.survey(table, self.sheet)
            self.is_surveyed = True

    def rate_bonus(self, option: i64) -> float:
        """The starting bonus, for what the character is better at."""
        if rule_of(option) == START_STRONGER.number:
            return self.sheet.more_strength()
        return self.sheet.more_craft() if rule_of(option) == START_CRAFTIER.number else 0.0

    # Moving

    def rate_way(self, table: Table, option: i64) -> float:
        self.survey(table)
        rule = rule_of(option)
        sheet = self.sheet
        chart = self.chart
        here = table.place(sheet.seat)
        if rule == CROSS_BRIDGE.number:
            return chart.crossing(here)
        if rule == FORCE_PORTAL.number:
            return chart.forcing(table, sheet)
        if rule == PICK_PORTAL.number:
            return chart.picking(table, sheet)
        if rule == ROLL_FOR_MOVE.number:
            return chart.rolling(sheet, here)
        if rule == ACCEPT_FERRY.number:
            return chart.value[TEMPLE] + chart.river
        if rule == BUILD_RAFT.number:
            return chart.ahead * chart.over_the_river(here)
        if rule == REGENERATE.number:
            return sheet.healing(1) + chart.ahead * chart.rolling(sheet, here)
        if rule == MOVE_ANYWAY.number:
            return chart.going(sheet, here, SIDES)
        space = second_of(option)
        if space >= INNER_STARTS:
            return inner(table, sheet, space)
        if rule == CROSS_BY_RAFT.number:
            return chart.value[space] + chart.river
        return chart.landing(here, space) if rule == GO.number else chart.value[space]

    def rate_inner_way(self, table: Table, option: i64) -> float:
        """Onwards while there are enough Lives, otherwise back; nothing is won without a Talisman."""
        rule = rule_of(option)
        sheet = self.sheet
        if rule in (TURN_BACK.number, LEAVE_BY_PORTAL.number):
            self.survey(table)
            return self.chart.ahead * self.chart.value[PORTAL_OF_POWER]
        if not sheet.has_talisman:
            return -1.0
        space = table.place(sheet.seat)
        if rule == ADVANCE.number:
            space = second_of(option)
        if space == CROWN_OF_COMMAND:
            return sheet.crown
        return inner(table, sheet, space)

    # Meeting others

    def rate_meeting(self, table: Table, option: i64) -> float:
        rule = rule_of(option)
        sheet = self.sheet
        if rule == MEET_SPACE.number:
            return self.rate_space(table)
        if rule == EVADE_ABILITY.number:
            return 0.5
        other = second_of(option)
        if rule == ATTACK_CHARACTER.number:
            return attack(table, sheet, other)
        if rule == ATTACK_PSYCHICALLY.number:
            return attack_psychically(table, sheet, other)
        if rule == ROB.number:
            return best_object(table, sheet, other)
        if rule == BEGUILE.number:
            return beguile(table, sheet, other)
        return best_follower(table, sheet, other, rule == LURE.number)

    def rate_space(self, table: Table) -> float:
        space = table.place(self.sheet.seat)
        if space >= INNER_STARTS:
            return 0.0
        return space_itself(table, self.sheet, space)


def is_idle(table: Table) -> bool:
    """Whether a window offers nothing but ditching: then it is declined without a thought."""
    last = table.option_count - 1
    if rule_of(table.options[last]) != DECLINE.number:
        return False
    i: i64 = 0
    while i < last:
        option = table.options[i]
        if rule_of(option) != DITCH.number or second_of(option) == AMULET:
            return False
        i += 1
    return True
