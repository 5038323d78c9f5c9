"""Step 6 of an action: successes, then enemy attacks against defence, then nemesis effects.

WHQ-ACTION-17, WHQ-ACTION-19, WHQ-ACTION-20, WHQ-ACTION-21, WHQ-EXPLORE-01, WHQ-EXPLORE-02, WHQ-REST-01,
WHQ-AID-02, WHQ-ATTACK-02, WHQ-ATTACK-07, WHQ-ATTACK-08, WHQ-ENEMYATK-01, WHQ-ENEMYATK-02, WHQ-ENEMYATK-03,
WHQ-ENEMYATK-04, WHQ-ENEMYATK-05, WHQ-ENEMYATK-06, WHQ-NEMESIS-03, WHQ-NEMESIS-04, WHQ-CONFLICT-02, WHQ-Q10,
WHQ-Q12, WHQ-Q13, WHQ-Q22, WHQ-Q67
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import first_of, second_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.modifiers import resilience_of
from questhall.games.warhammer_quest.components.action_in_progress import (
    AIDED,
    ATTACKER_COUNT,
    ATTACKS,
    CRITICALS,
    DEFENCE,
    IS_RANGED,
    KIND,
    NEMESES,
    PLACED,
    SHARES,
    SUCCESSES,
    TARGET_COUNT,
    WOUNDED,
    action_face,
    attacker,
    current_action,
    dice_successes,
    doer,
    set_attacker,
    target,
)
from questhall.games.warhammer_quest.components.event_kinds import (
    ENEMIES_ATTACK,
    LOCATION_ACTS,
    PROGRESS,
    PROGRESS_LOST,
)
from questhall.games.warhammer_quest.components.face_numbers import BELL_CHAMBER, SICKENED, TROPHY_STRING
from questhall.games.warhammer_quest.components.printed_actions import (
    OTHER_RECOVERS_BY_SLAYING,
    RECOVERS_BY_SLAYING,
)
from questhall.games.warhammer_quest.components.printed_enemies import ATTACK_VALUE, NEMESES_BY_RANK, is_great
from questhall.games.warhammer_quest.components.printed_gear import WOUNDS_ATTACKERS
from questhall.games.warhammer_quest.components.printed_locations import (
    EXPLORATION,
    MOST_PROGRESS,
    TOKENS_FOR_GREAT,
    WOUNDS_BY_RANGED,
    WOUNDS_WITHOUT_PROGRESS,
)
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    BELL_RUNG,
    ENEMY,
    ENGAGED,
    HAS_EXPLORED,
    PROGRESS_MADE,
    SEAT,
    WOUNDS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import (
    AID_COUNTS_DICE,
    DIVIDED_SUCCESSES,
    MOVED_ENEMIES_HOLD_BACK,
)
from questhall.games.warhammer_quest.components.vocabulary import AID, ATTACK, EXPLORE, REST
from questhall.games.warhammer_quest.dungeon.dungeon_deck import draw_for_action
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import (
    AFTER_ACTION_OCCASION,
    has_been_used,
    note_used,
)
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import spawn_facedown
from questhall.games.warhammer_quest.heroes.conditions import lose_condition, recover
from questhall.games.warhammer_quest.heroes.tokens import claim_tokens
from questhall.games.warhammer_quest.heroes.wounds import BY_ATTACK, BY_EFFECT, suffer

NEMESIS_EFFECTS: Final[list[Rule[Table]]] = []
"""The nemesis effect of each nemesis, in the order of their faces; `setup/rulebook.py` fills it."""
SHARE_BITS: Final = 8
LARGEST_SHARE: Final = 255


@final
class SuccessResult(Rule[Table]):
    """What successes do depends on the kind of action."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        successes = table.field(place, SUCCESSES)
        kind = table.field(place, KIND)
        if kind == EXPLORE:
            table.set_field(place, PLACED, make_progress(table, allowed_progress(table, successes)))
        elif kind == REST:
            recover(table, seat, successes)
        elif kind == AID:
            if table.variants & AID_COUNTS_DICE:  # WHQ-Q67
                successes = min(successes, dice_successes(table, place) + table.field(place, CRITICALS))
            if table.field(place, AIDED) != NOBODY:
                claim_tokens(table, table.field(place, AIDED), successes)
        elif table.variants & DIVIDED_SUCCESSES and table.field(place, TARGET_COUNT) > 1:
            table.push(DIVIDING.at(place, successes))
        else:
            strike(table, place, successes)


def allowed_progress(table: Table, successes: i64) -> i64:
    """How much of this a single explore action may place here: some locations have a limit."""
    most = table.here(MOST_PROGRESS)
    if most > 0 and successes > most:
        return most
    return successes


def make_progress(table: Table, amount: i64) -> i64:
    """Tokens on the active location, not beyond its exploration value (WHQ-EXPLORE-01, WHQ-LOCATION-05)."""
    location = table.location()
    if location < 0:
        return 0
    placed = min(amount, EXPLORATION[location] - table.progress)
    if placed > 0:
        table.progress += placed
        table.deeds |= PROGRESS_MADE
        table.tell(PROGRESS, placed, table.progress)
        table.unsettled |= 1
    return placed


def lose_progress(table: Table, amount: i64) -> None:
    """WHQ-LOCATION-03"""
    lost = min(amount, table.progress)
    if lost > 0:
        table.progress -= lost
        table.tell(PROGRESS_LOST, lost, table.progress)


def strike(table: Table, place: i64, successes: i64) -> None:
    """Every target suffers the full number, minus its own resilience (WHQ-ATTACK-02, WHQ-Q13)."""
    for number in range(table.field(place, TARGET_COUNT)):
        strike_target(table, place, number, successes)


def strike_target(table: Table, place: i64, number: i64, successes: i64) -> None:
    card = target(table, place, number)
    wounds = successes - resilience_of(table, place, card)
    face = table.faces[card]
    if hurt_enemy(table, card, wounds):
        table.push(ENEMY_SLAIN.at(place, face))


@final
class Dividing(Question[Table]):
    """The other reading of WHQ-Q13: the hero gives each success to one of the targets, then all are struck."""

    def run(self, table: Table, place: i64, left: i64, _c: i64, /) -> None:
        shares = table.field(place, SHARES)
        for number in range(table.field(place, TARGET_COUNT)):
            card = target(table, place, number)
            if left == 0:
                strike_target(table, place, number, share_of(shares, number))
            elif table.zone_of_enemy(card) >= 0:
                table.offer(ALLOT.at(doer(table, place), table.place_of(card)))
        table.decide(doer(table, place), self.at(place, left))


def share_of(shares: i64, number: i64) -> i64:
    """The successes given to a target, out of the word that holds all shares."""
    return (shares >> (number * SHARE_BITS)) & LARGEST_SHARE


@final
class Allot(Choice[Table]):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        card = table.enemy_at(enemy)
        number: i64 = 0
        while target(table, place, number) != card:
            number += 1
        table.add_to_field(place, SHARES, BIT[number * SHARE_BITS])
        table.push(DIVIDING.at(place, second_of(table.asking) - 1))


@final
class EnemySlain(Rule[Table]):
    """What defeating an enemy by an action brings at once, before attack icons are resolved."""

    def run(self, table: Table, place: i64, face: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        if table.has_gear(seat, TROPHY_STRING) and not has_been_used(table, TROPHY_STRING):
            note_used(table, TROPHY_STRING)
            claim_tokens(table, seat, 1)
        if is_great(face):
            claim_tokens(table, seat, table.here(TOKENS_FOR_GREAT))
        card = action_face(table, place)
        recover(table, seat, RECOVERS_BY_SLAYING[card])
        if OTHER_RECOVERS_BY_SLAYING[card] > 0:
            table.push(SHARE_VERDICT.at(seat))


@final
class ShareVerdict(Question[Table]):
    """Final Verdict: one other hero who is wounded recovers a wound too (WHQ-Q22)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        for other in range(table.seats):
            if other != seat and table.is_standing(other) and table.get(other, WOUNDS) > 0:
                table.offer(COMFORT.at(seat, other))
        table.decide(seat, self.at(seat))


@final
class Comfort(Choice[Table]):
    def run(self, table: Table, _seat: i64, other: i64, _c: i64, /) -> None:
        recover(table, other, OTHER_RECOVERS_BY_SLAYING[action_face(table, current_action(table))])


@final
class AttackResult(Rule[Table]):
    """One attacker for each icon, the strongest first; defence icons take off the total.

    Enemies that were ready at the roll strike even if they have been defeated or moved meanwhile.
    WHQ-ATTACK-07, WHQ-ENEMYATK-02, WHQ-ENEMYATK-03, WHQ-ENEMYATK-04, WHQ-ENEMYATK-05, WHQ-ENEMYATK-06, WHQ-Q10
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if table.variants & MOVED_ENEMIES_HOLD_BACK:
            self.drop_those_who_left(table, place)
        left = min(table.field(place, ATTACKS), table.field(place, ATTACKER_COUNT))
        table.set_field(place, ATTACKS, left)
        self.sort_attackers(table, place)
        total: i64 = 0
        for number in range(left):
            total += attack_value(table, place, number)
        wounds = max(total - table.field(place, DEFENCE), 0)
        table.set_field(place, WOUNDED, wounds)
        if left > 0:
            table.tell(ENEMIES_ATTACK, doer(table, place), total, wounds)
        suffer(table, doer(table, place), wounds, BY_ATTACK)

    def drop_those_who_left(self, table: Table, place: i64) -> None:
        """The other reading of WHQ-Q10: an enemy that is now in another zone does not attack."""
        staying: i64 = 0
        for number in range(table.field(place, ATTACKER_COUNT)):
            card = attacker(table, place, number)
            zone = table.zone_of_enemy(card)
            if zone < 0 or zone == ENGAGED + doer(table, place):
                set_attacker(table, place, staying, card)
                staying += 1
        table.set_field(place, ATTACKER_COUNT, staying)

    def sort_attackers(self, table: Table, place: i64) -> None:
        count = table.field(place, ATTACKER_COUNT)
        for i in range(count):
            best = i
            for j in range(i + 1, count):
                if attack_value(table, place, j) > attack_value(table, place, best):
                    best = j
            card = attacker(table, place, i)
            set_attacker(table, place, i, attacker(table, place, best))
            set_attacker(table, place, best, card)


def attack_value(table: Table, place: i64, number: i64) -> i64:
    """The attack of an enemy that was there when the dice were rolled."""
    return ATTACK_VALUE[table.faces[attacker(table, place, number)]]


@final
class AftermathOfAttacks(Question[Table]):
    """For each piece of gear that wounds attackers one of those still in play suffers a wound.

    Which of several equals made the last attack is the hero's choice (WHQ-Q11).
    """

    def run(self, table: Table, place: i64, done: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        already: i64 = max(done, 0)
        if already >= table.worn(seat, WOUNDS_ATTACKERS):
            return
        attacks = table.field(place, ATTACKS)
        if attacks == 0:
            return
        least = attack_value(table, place, attacks - 1)
        for number in range(table.field(place, ATTACKER_COUNT)):
            card = attacker(table, place, number)
            if attack_value(table, place, number) >= least and table.zone_of_enemy(card) >= 0:
                table.offer(PRICK.at(seat, table.place_of(card)))
        table.decide(seat, self.at(place, already))


@final
class Prick(Choice[Table]):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        hurt_enemy(table, table.enemy_at(enemy), 1)
        table.push(AFTERMATH_OF_ATTACKS.at(first_of(table.asking), second_of(table.asking) + 1))


@final
class NemesisResult(Rule[Table]):
    """Each nemesis effect once, however many dice show the icon; the defeated one's too (WHQ-ATTACK-08)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if not SHEETS[table.quest].has_dungeon():
            return
        if table.location() == BELL_CHAMBER and not table.is_deed(BELL_RUNG):
            table.push(RING_BELL.at())
        for nemesis in NEMESES_BY_RANK:  # the highest rank is pushed last and runs first (WHQ-Q39)
            if table.field(place, NEMESES) & BIT[nemesis]:
                table.push(NEMESIS_EFFECTS[nemesis].at(doer(table, place)))


@final
class RingBell(Rule[Table]):
    """Bell Chamber: the first nemesis icon of a round calls an enemy."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.deeds |= BELL_RUNG
        spawn_facedown(table, 1)


@final
class Circumstances(Rule[Table]):
    """After the action and its lines: the location and conditions take effect."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        kind = table.field(place, KIND)
        if kind == REST:
            lose_condition(table, seat, SICKENED)
        if kind == ATTACK and table.field(place, IS_RANGED) != 0:
            suffer_here(table, place, table.here(WOUNDS_BY_RANGED))
        if kind == EXPLORE and table.field(place, PLACED) == 0:
            suffer_here(table, place, table.here(WOUNDS_WITHOUT_PROGRESS))


def suffer_here(table: Table, place: i64, wounds: i64) -> None:
    """Wounds from the active location after an action.

    What is used at the same moment may come first: the hero may fall by these wounds (WHQ-CONFLICT-02).
    """
    seat = doer(table, place)
    if wounds > 0 and table.is_standing(seat):
        table.push_in_order(AFTER_ACTION_OCCASION.opened_by(seat, place), WOUNDS_HERE.at(seat, wounds))


@final
class WoundsHere(Rule[Table]):
    """The log names the location first."""

    def run(self, table: Table, seat: i64, wounds: i64, _c: i64, /) -> None:
        table.tell(LOCATION_ACTS, table.location())
        suffer(table, seat, wounds, BY_EFFECT)


@final
class Explored(Rule[Table]):
    """One dungeon card, however many successes there were (WHQ-EXPLORE-02, WHQ-Q16, WHQ-Q18)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.deeds |= HAS_EXPLORED
        if SHEETS[table.quest].has_dungeon():
            draw_for_action(table, place)


SUCCESS_RESULT: Final = SuccessResult()
DIVIDING: Final = Dividing("divide_successes")
ALLOT: Final = Allot("allot", "WHQ-Q13", ENEMY)
ENEMY_SLAIN: Final = EnemySlain()
SHARE_VERDICT: Final = ShareVerdict("share_verdict")
COMFORT: Final = Comfort("comfort", "WHQ-GOLDEN-05", SEAT)
ATTACK_RESULT: Final = AttackResult()
AFTERMATH_OF_ATTACKS: Final = AftermathOfAttacks("spikes")
PRICK: Final = Prick("prick", "WHQ-GOLDEN-05", ENEMY)
NEMESIS_RESULT: Final = NemesisResult()
RING_BELL: Final = RingBell()
CIRCUMSTANCES: Final = Circumstances()
WOUNDS_HERE: Final = WoundsHere()
EXPLORED: Final = Explored()
RULES: Final[list[Rule[Any]]] = [
    SUCCESS_RESULT,
    DIVIDING,
    ALLOT,
    ENEMY_SLAIN,
    SHARE_VERDICT,
    COMFORT,
    ATTACK_RESULT,
    AFTERMATH_OF_ATTACKS,
    PRICK,
    NEMESIS_RESULT,
    RING_BELL,
    CIRCUMSTANCES,
    WOUNDS_HERE,
    EXPLORED,
]
