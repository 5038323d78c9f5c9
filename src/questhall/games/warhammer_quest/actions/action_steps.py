"""An action in six steps: choose, spend tokens, roll, reroll, modify, resolve.

WHQ-ACTION-01, WHQ-ACTION-02, WHQ-ACTION-03, WHQ-ACTION-04, WHQ-ACTION-05, WHQ-ACTION-06, WHQ-ACTION-07,
WHQ-ACTION-08, WHQ-ACTION-09, WHQ-ACTION-10, WHQ-ACTION-11, WHQ-ACTION-12, WHQ-ACTION-13, WHQ-ACTION-14,
WHQ-ACTION-15, WHQ-ACTION-16, WHQ-ACTION-17, WHQ-ACTION-18, WHQ-ACTION-19, WHQ-TOKEN-02, WHQ-Q06, WHQ-Q07,
WHQ-Q08, WHQ-Q09, WHQ-Q10, WHQ-Q14, WHQ-Q16, WHQ-Q17, WHQ-Q77, WHQ-Q83
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, first_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.modifiers import extra_defence, extra_successes, lost_successes
from questhall.games.warhammer_quest.actions.results import (
    AFTERMATH_OF_ATTACKS,
    ATTACK_RESULT,
    CIRCUMSTANCES,
    EXPLORED,
    NEMESIS_RESULT,
    SUCCESS_RESULT,
)
from questhall.games.warhammer_quest.actions.targets import NAME_AIDED, NAME_TARGETS
from questhall.games.warhammer_quest.components.action_in_progress import (
    AIDED,
    ATTACKER_COUNT,
    ATTACKS,
    CARD_USED,
    CRITICALS,
    DEED_SIZE,
    DEFENCE,
    DOER,
    ENEMIES_THERE,
    ENEMY_DICE,
    FEWER_ENEMY_DICE,
    HAS_NEMESIS_ICON,
    HERO_DICE,
    IS_EMPOWERED,
    IS_RANGED,
    KIND,
    NEMESES,
    SPENT,
    SUCCESSES,
    TARGET_LIMIT,
    action_face,
    attack_icons,
    dice_defence,
    dice_successes,
    doer,
    has_nemesis_icon,
    roll_enemy_die,
    roll_hero_die,
    set_attacker,
)
from questhall.games.warhammer_quest.components.event_kinds import ACTIONS_READIED, ICONS, PERFORMS, SPENT_TOKEN
from questhall.games.warhammer_quest.components.face_numbers import EMPOWERED, FIRST_ACTION, FIRST_NEMESIS
from questhall.games.warhammer_quest.components.printed_actions import (
    ACTION_KIND,
    PREPARES,
    PRINTED_DICE,
    RANGED,
    TARGETS,
    WOUND_FOR_TARGET,
)
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import (
    ACTION,
    ACTIONS,
    ENGAGED,
    EXHAUSTED,
    GEAR,
    LAIR,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import (
    EXHAUSTED_ENEMIES_ATTACK,
    ITEMS_IN_ACTIONS,
    PREPARING_READIES_GEAR,
    TARGETS_AFTER_ROLL,
)
from questhall.games.warhammer_quest.components.vocabulary import AID, ATTACK, EXPLORE
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import (
    AFTER_ACTION_OCCASION,
    AFTER_ATTACKS_OCCASION,
    DUE_AFTER_ACTION_QUESTION,
    HERO_PHASE_OCCASION,
    MODIFY_OCCASION,
    REROLL_OCCASION,
)
from questhall.games.warhammer_quest.enemies.enemies_in_play import is_faceup_nemesis
from questhall.games.warhammer_quest.heroes.conditions import lose_condition

BEFORE_LINES: Final[list[Rule[Table]]] = []
"""The lines of an action card before its dice, by the number of the card; `setup/rulebook.py` fills it."""
AFTER_LINES: Final[list[Rule[Table]]] = []
"""The lines that begin with "Then", likewise."""


@final
class ChooseAction(Question[Table]):
    """Step 1: one of the ready action cards; he may not pass (WHQ-ACTION-01, WHQ-ACTION-07)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        card = table.top(ACTIONS + seat)
        while card != NO_CARD:
            if not table.is_exhausted(card):
                table.offer(PERFORM.at(seat, table.faces[card]))
            card = table.links[card]
        if table.option_count > 0:
            table.ask(seat, self.at(seat))


@final
class Perform(Choice[Table]):
    """The card is exhausted; then the six steps, and at the end the prepare icon.

    WHQ-ACTION-03, WHQ-ACTION-06, WHQ-ACTION-07
    """

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        card = table.find(ACTIONS + seat, face)
        place = table.open_wide_context(ACTION, DEED_SIZE)
        table.set_field(place, DOER, seat)
        table.set_field(place, CARD_USED, card)
        table.set_field(place, KIND, ACTION_KIND[face])
        table.set_field(place, AIDED, NOBODY)
        table.set_field(place, IS_RANGED, RANGED[face])
        table.set_field(place, TARGET_LIMIT, targets_for_nothing(face))
        table.tell(PERFORMS, seat, face)
        table.mark_card(card, EXHAUSTED)
        table.push_in_order(
            BEGIN_ACTION.at(place),  # 1. choose an action: WHQ-ACTION-07
            SPENDING.at(place),  # 2. spend success tokens: WHQ-ACTION-08, WHQ-ACTION-09
            ROLL_DICE.at(place),  # 3. roll the dice: WHQ-ACTION-10, WHQ-ACTION-11, WHQ-ACTION-12
            REROLLING.at(place),  # 4. reroll: WHQ-ACTION-13
            MODIFYING.at(place),  # 5. modify: WHQ-ACTION-16
            RESOLVING.at(place),  # 6. resolve: WHQ-ACTION-17
            FINISH_ACTION.at(place),  # the prepare icon: WHQ-ACTION-18
        )

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        if not table.holds(ACTIONS + seat, face):
            return "WHQ-HERO-03"
        return "WHQ-ACTION-07"


def targets_for_nothing(face: i64) -> i64:
    """How many targets an attack may have without paying wounds for them."""
    if WOUND_FOR_TARGET[face]:
        return 1
    return TARGETS[face]


@final
class BeginAction(Rule[Table]):
    """Step 1: what is decided when the action has been chosen, before any token is spent.

    WHQ-ACTION-07, WHQ-Q14
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        kind = table.field(place, KIND)
        power: i64 = NO_FRAME
        if table.has_condition(doer(table, place), EMPOWERED):
            power = EMPOWERMENT.at(place)
        aided: i64 = NO_FRAME
        if kind == AID:
            aided = NAME_AIDED.at(place)
        targets: i64 = NO_FRAME
        if kind == ATTACK and not table.variants & TARGETS_AFTER_ROLL:
            targets = NAME_TARGETS.at(place)
        line = BEFORE_LINES[action_face(table, place) - FIRST_ACTION]
        table.push_in_order(power, aided, work_of_line(line, place), targets)


def work_of_line(line: Rule[Table], place: i64) -> i64:
    """The work for a line of an action card, or none where the card has no such line."""
    if line is NO_LINE:
        return NO_FRAME
    return line.at(place)


@final
class NoLine(Rule[Table]):
    """Stands for the lines that a card does not have."""


@final
class Empowerment(Question[Table]):
    """An empowered hero may discard that card: the action is not exhausted and gets two more icons."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.offer(USE_POWER.at(doer(table, place)))
        table.offer(KEEP_POWER.at(doer(table, place)))
        table.ask(doer(table, place), self.at(place))


@final
class UsePower(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        lose_condition(table, seat, EMPOWERED)
        table.set_field(place, IS_EMPOWERED, 1)
        table.unmark_card(table.field(place, CARD_USED), EXHAUSTED)


@final
class Spending(Question[Table]):
    """Step 2: any number of the tokens on this very card, each a success (WHQ-ACTION-08, WHQ-ACTION-09)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        if table.amount(table.field(place, CARD_USED)) > 0:
            table.offer(SPEND.at(seat))
            table.offer(ROLL_NOW.at(seat))
            table.ask(seat, self.at(place))


@final
class Spend(Choice[Table]):
    """WHQ-ACTION-09"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        table.add_amount(table.field(place, CARD_USED), -1)
        table.add_to_field(place, SPENT, 1)
        table.tell(SPENT_TOKEN, seat)
        table.push(SPENDING.at(place))


@final
class RollDice(Rule[Table]):
    """Step 3: hero dice as printed, and an enemy die for each ready enemy in the hero's zone, in one throw.

    Who can attack, and which nemeses are in play, is fixed now.
    WHQ-ACTION-10, WHQ-ACTION-11, WHQ-ACTION-12, WHQ-NEMESIS-03, WHQ-Q09, WHQ-Q10, WHQ-Q80
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        table.set_field(place, HERO_DICE, PRINTED_DICE[action_face(table, place)])
        for die in range(table.field(place, HERO_DICE)):
            roll_hero_die(table, place, die)
        table.set_field(place, ENEMIES_THERE, table.size(ENGAGED + seat))
        ready = self.note_attackers(table, place, seat)
        self.note_nemeses(table, place)
        dice = ready - table.field(place, FEWER_ENEMY_DICE)
        table.set_field(place, ENEMY_DICE, max(dice, 0))
        for die in range(table.field(place, ENEMY_DICE)):
            roll_enemy_die(table, place, die)

    def note_attackers(self, table: Table, place: i64, seat: i64) -> i64:
        """All enemies that are ready (WHQ-Q09); tells how many are."""
        ready: i64 = 0
        count: i64 = 0
        card = table.top(ENGAGED + seat)
        while card != NO_CARD:
            is_ready = not table.is_exhausted(card)
            if is_ready:
                ready += 1
            if is_ready or table.variants & EXHAUSTED_ENEMIES_ATTACK:
                set_attacker(table, place, count, card)
                count += 1
            card = table.links[card]
        table.set_field(place, ATTACKER_COUNT, count)
        return ready

    def note_nemeses(self, table: Table, place: i64) -> None:
        """Faceup ones in zones and shadows, and those in the lair (WHQ-NEMESIS-03, WHQ-NEMESIS-07)."""
        for seat in range(table.seats):
            self.note_nemeses_in(table, place, ENGAGED + seat)
        self.note_nemeses_in(table, place, SHADOWS)
        self.note_nemeses_in(table, place, LAIR)

    def note_nemeses_in(self, table: Table, place: i64, zone: i64) -> None:
        card = table.top(zone)
        while card != NO_CARD:
            if is_faceup_nemesis(table, card):
                noted = table.field(place, NEMESES)
                table.set_field(place, NEMESES, noted | BIT[table.faces[card] - FIRST_NEMESIS])
            card = table.links[card]


@final
class Rerolling(Rule[Table]):
    """Step 4: dice may be rolled again (WHQ-ACTION-13)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        targets: i64 = NO_FRAME
        if table.field(place, KIND) == ATTACK and table.variants & TARGETS_AFTER_ROLL:  # WHQ-Q14
            targets = NAME_TARGETS.at(place)
        table.push_in_order(REROLL_OCCASION.opened_by(doer(table, place), place), targets)


@final
class Modifying(Rule[Table]):
    """Step 5: what heroes choose to add to the icons, then what is added automatically (WHQ-ACTION-16)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        items: i64 = NO_FRAME
        if table.variants & ITEMS_IN_ACTIONS:  # WHQ-Q83
            items = HERO_PHASE_OCCASION.opened_by(doer(table, place))
        table.push_in_order(items, MODIFY_OCCASION.opened_by(doer(table, place), place), COUNT_ICONS.at(place))


@final
class CountIcons(Rule[Table]):
    """Step 5: everything that adds or removes icons without a choice (WHQ-ACTION-16)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        successes = dice_successes(table, place) + table.field(place, CRITICALS) + table.field(place, SPENT)
        successes += extra_successes(table, place) - lost_successes(table, place)
        table.set_field(place, SUCCESSES, max(successes, 0))
        table.set_field(place, DEFENCE, dice_defence(table, place) + extra_defence(table, place))
        table.set_field(place, ATTACKS, attack_icons(table, place))
        if has_nemesis_icon(table, place):
            table.set_field(place, HAS_NEMESIS_ICON, 1)
        table.tell(ICONS, doer(table, place), table.field(place, SUCCESSES), table.field(place, DEFENCE))


@final
class Resolving(Rule[Table]):
    """Step 6: successes, enemy attacks, nemesis effects; then the rest of the card and what follows an action.

    WHQ-ACTION-17, WHQ-ACTION-19, WHQ-EXPLORE-02, WHQ-Q16
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        attacks: i64 = NO_FRAME
        aftermath: i64 = NO_FRAME
        occasion: i64 = NO_FRAME
        if table.field(place, ATTACKS) > 0:
            attacks = ATTACK_RESULT.at(place)
            aftermath = AFTERMATH_OF_ATTACKS.at(place)
            occasion = AFTER_ATTACKS_OCCASION.opened_by(seat, place)
        nemeses: i64 = NO_FRAME
        if table.field(place, HAS_NEMESIS_ICON) != 0:
            nemeses = NEMESIS_RESULT.at(place)
        dungeon_card: i64 = NO_FRAME
        if table.field(place, KIND) == EXPLORE:
            dungeon_card = EXPLORED.at(place)
        line = AFTER_LINES[action_face(table, place) - FIRST_ACTION]
        table.push_in_order(
            SUCCESS_RESULT.at(place),
            attacks,
            aftermath,
            occasion,
            nemeses,
            dungeon_card,
            work_of_line(line, place),
            CIRCUMSTANCES.at(place),
            DUE_AFTER_ACTION_QUESTION.at(seat),
            AFTER_ACTION_OCCASION.opened_by(seat, place),
        )


@final
class FinishAction(Rule[Table]):
    """The prepare icon, on one of a hero's cards, readies all four, that one included.

    WHQ-PREPARE-01, WHQ-ACTION-18, WHQ-Q17
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        face = action_face(table, place)
        table.close_context(place)
        if PREPARES[face]:
            ready_all_actions(table, seat)
            if table.variants & PREPARING_READIES_GEAR:
                ready_gear(table, seat)


def ready_all_actions(table: Table, seat: i64) -> None:
    were_ready = True
    card = table.top(ACTIONS + seat)
    while card != NO_CARD:
        were_ready = were_ready and not table.is_exhausted(card)
        table.unmark_card(card, EXHAUSTED)
        card = table.links[card]
    if not were_ready:
        table.tell(ACTIONS_READIED, seat)


def ready_gear(table: Table, seat: i64) -> None:
    card = table.top(GEAR + seat)
    while card != NO_CARD:
        table.unmark_card(card, EXHAUSTED)
        card = table.links[card]


CHOOSE_ACTION: Final = ChooseAction("action")
PERFORM: Final = Perform("perform", "WHQ-ACTION-07", CARD)
NO_LINE: Final = NoLine()
BEGIN_ACTION: Final = BeginAction()
EMPOWERMENT: Final = Empowerment("empowerment")
USE_POWER: Final = UsePower("use power", "WHQ-EFFECT-03")
KEEP_POWER: Final = Pass("keep power", "WHQ-EFFECT-03")
SPENDING: Final = Spending("spend_tokens")
SPEND: Final = Spend("spend token", "WHQ-ACTION-08")
ROLL_NOW: Final = Pass("roll", "WHQ-ACTION-10")
ROLL_DICE: Final = RollDice()
REROLLING: Final = Rerolling()
MODIFYING: Final = Modifying()
COUNT_ICONS: Final = CountIcons()
RESOLVING: Final = Resolving()
FINISH_ACTION: Final = FinishAction()
RULES: Final[list[Rule[Any]]] = [
    CHOOSE_ACTION,
    PERFORM,
    BEGIN_ACTION,
    EMPOWERMENT,
    USE_POWER,
    KEEP_POWER,
    SPENDING,
    SPEND,
    ROLL_NOW,
    ROLL_DICE,
    REROLLING,
    MODIFYING,
    COUNT_ICONS,
    RESOLVING,
    FINISH_ACTION,
]
