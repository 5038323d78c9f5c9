"""Step 6 of an action: successes, then enemy attacks against defence, then nemesis effects.

WHQ-ACTION-17, WHQ-ACTION-19, WHQ-ACTION-20, WHQ-ACTION-21, WHQ-EXPLORE-01, WHQ-EXPLORE-02, WHQ-REST-01,
WHQ-AID-02, WHQ-ATTACK-02, WHQ-ATTACK-07, WHQ-ATTACK-08, WHQ-ENEMYATK-01, WHQ-ENEMYATK-02, WHQ-ENEMYATK-03,
WHQ-ENEMYATK-04, WHQ-ENEMYATK-05, WHQ-ENEMYATK-06, WHQ-NEMESIS-03, WHQ-NEMESIS-04, WHQ-Q10, WHQ-Q12, WHQ-Q13,
WHQ-Q22, WHQ-Q67
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
    FIRST_ATTACKER,
    FIRST_TARGET,
    HAS_NEMESIS_ICON,
    IS_RANGED,
    KIND,
    NEMESES,
    PLACED,
    SHARES,
    SLAIN,
    SUCCESSES,
    TARGET_COUNT,
    WOUNDED,
    action_face,
    dice_successes,
    doer,
)
from questhall.games.warhammer_quest.components.event_kinds import (
    ENEMIES_ATTACK,
    NEMESIS_EFFECT,
    PROGRESS,
    PROGRESS_LOST,
)
from questhall.games.warhammer_quest.components.printed_cards import (
    AID,
    ATTACK,
    ATTACK_VALUE,
    BELL_CHAMBER,
    BW_LEG_ROBE,
    ENEMY_KIND,
    EXPLORATION,
    EXPLORE,
    GRATE_MAZE,
    ODIOUS_GRUMP,
    POWDER_STORE,
    REST,
    SICKENED,
    SLICK_RAMP,
    SPIKED_HARNESS,
    STANDARD,
    TROPHY_STRING,
    TROPHY_WALL,
    WP_ATTACK_ADVANCED,
    WP_ATTACK_BASIC,
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
from questhall.games.warhammer_quest.dungeon.dungeon_deck import draw_for_action
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import has_been_used, note_used
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import spawn_facedown
from questhall.games.warhammer_quest.heroes.conditions import lose_condition, recover
from questhall.games.warhammer_quest.heroes.tokens import claim_tokens
from questhall.games.warhammer_quest.heroes.wounds import BY_ATTACK, BY_EFFECT, suffer

NEMESIS_EFFECTS: Final[list[Rule[Table]]] = []
"""The nemesis effect of each nemesis, in the order of their faces; `cards/nemeses.py` fills it."""
GRATE_LIMIT: Final = 3
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
            if table.location() == GRATE_MAZE:
                successes = min(successes, GRATE_LIMIT)
            table.contexts[place + PLACED] = make_progress(table, successes)
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
    """Every target suffers the full number, less its own resilience (WHQ-ATTACK-02, WHQ-Q13)."""
    i: i64 = 0
    while i < table.field(place, TARGET_COUNT):
        strike_target(table, place, i, successes)
        i += 1


def strike_target(table: Table, place: i64, number: i64, successes: i64) -> None:
    card = table.field(place, FIRST_TARGET + number)
    wounds = successes - resilience_of(table, place, card)
    face = table.faces[card]
    if hurt_enemy(table, card, wounds):
        table.contexts[place + SLAIN] += 1
        table.push(ENEMY_SLAIN.at(place, face))


@final
class Dividing(Question[Table]):
    """The other reading of WHQ-Q13: the hero gives each success to one of the targets, then all are struck."""

    def run(self, table: Table, place: i64, left: i64, _c: i64, /) -> None:
        shares = table.field(place, SHARES)
        i: i64 = 0
        while i < table.field(place, TARGET_COUNT):
            card = table.field(place, FIRST_TARGET + i)
            if left == 0:
                strike_target(table, place, i, (shares >> (i * SHARE_BITS)) & LARGEST_SHARE)
            elif table.zone_of_enemy(card) >= 0:
                table.offer(ALLOT.at(doer(table, place), table.place_of(card)))
            i += 1
        if table.option_count > 0:
            table.decide(doer(table, place), self.at(place, left))


@final
class Allot(Choice[Table]):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        card = table.enemy_at(enemy)
        i: i64 = 0
        while table.field(place, FIRST_TARGET + i) != card:
            i += 1
        table.contexts[place + SHARES] += BIT[i * SHARE_BITS]
        table.push(DIVIDING.at(place, second_of(table.asking) - 1))


@final
class EnemySlain(Rule[Table]):
    """What defeating an enemy by an action brings at once, before attack icons are resolved."""

    def run(self, table: Table, place: i64, face: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        if table.has_gear(seat, TROPHY_STRING) and not has_been_used(table, TROPHY_STRING):
            note_used(table, TROPHY_STRING)
            claim_tokens(table, seat, 1)
        if table.location() == TROPHY_WALL and ENEMY_KIND[face] != STANDARD:
            claim_tokens(table, seat, 1)
        card = action_face(table, place)
        if card in (WP_ATTACK_BASIC, WP_ATTACK_ADVANCED):
            recover(table, seat, 1)
            if card == WP_ATTACK_ADVANCED:
                table.push(SHARE_VERDICT.at(seat))


@final
class ShareVerdict(Question[Table]):
    """Final Verdict: one other hero who is wounded recovers a wound too (WHQ-Q22)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        other: i64 = 0
        while other < table.seats:
            if other != seat and table.is_standing(other) and table.get(other, WOUNDS) > 0:
                table.offer(COMFORT.at(seat, other))
            other += 1
        if table.option_count > 0:
            table.decide(seat, self.at(seat))


@final
class Comfort(Choice[Table]):
    def run(self, table: Table, _seat: i64, other: i64, _c: i64, /) -> None:
        recover(table, other, 1)


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
        table.contexts[place + ATTACKS] = left
        self.sort_attackers(table, place)
        total: i64 = 0
        i: i64 = 0
        while i < left:
            total += attack_value(table, place, i)
            i += 1
        wounds = max(total - table.field(place, DEFENCE), 0)
        table.contexts[place + WOUNDED] = wounds
        if left > 0:
            table.tell(ENEMIES_ATTACK, doer(table, place), total, wounds)
        suffer(table, doer(table, place), wounds, BY_ATTACK)

    def drop_those_who_left(self, table: Table, place: i64) -> None:
        """The other reading of WHQ-Q10: whoever is in another zone now does not attack."""
        staying: i64 = 0
        i: i64 = 0
        while i < table.field(place, ATTACKER_COUNT):
            card = table.field(place, FIRST_ATTACKER + i)
            zone = table.zone_of_enemy(card)
            if zone < 0 or zone == ENGAGED + doer(table, place):
                table.contexts[place + FIRST_ATTACKER + staying] = card
                staying += 1
            i += 1
        table.contexts[place + ATTACKER_COUNT] = staying

    def sort_attackers(self, table: Table, place: i64) -> None:
        count = table.field(place, ATTACKER_COUNT)
        i: i64 = 0
        while i < count:
            best = i
            j = i + 1
            while j < count:
                if attack_value(table, place, j) > attack_value(table, place, best):
                    best = j
                j += 1
            card = table.field(place, FIRST_ATTACKER + i)
            table.contexts[place + FIRST_ATTACKER + i] = table.field(place, FIRST_ATTACKER + best)
            table.contexts[place + FIRST_ATTACKER + best] = card
            i += 1


def attack_value(table: Table, place: i64, number: i64) -> i64:
    """Of an enemy that was there when the dice were rolled."""
    return ATTACK_VALUE[table.faces[table.field(place, FIRST_ATTACKER + number)]]


@final
class AftermathOfAttacks(Question[Table]):
    """Spiked Harness and Robe of Banked Fire: one attacker still in play suffers a wound, for each of them.

    Which of several equals made the last attack is the hero's choice (WHQ-Q11).
    """

    def run(self, table: Table, place: i64, done: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        spikes: i64 = 0
        if table.has_gear(seat, SPIKED_HARNESS):
            spikes += 1
        if table.has_gear(seat, BW_LEG_ROBE):
            spikes += 1
        already: i64 = max(done, 0)
        if already >= spikes:
            return
        attacks = table.field(place, ATTACKS)
        i: i64 = 0
        while attacks > 0 and i < table.field(place, ATTACKER_COUNT):
            card = table.field(place, FIRST_ATTACKER + i)
            has_attacked = attack_value(table, place, i) >= attack_value(table, place, attacks - 1)
            if has_attacked and table.zone_of_enemy(card) >= 0:
                table.offer(PRICK.at(seat, table.place_of(card)))
            i += 1
        if table.option_count > 0:
            table.decide(seat, self.at(place, already))


@final
class Prick(Choice[Table]):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        table.push(AFTERMATH_OF_ATTACKS.at(first_of(table.asking), second_of(table.asking) + 1))
        hurt_enemy(table, table.enemy_at(enemy), 1)


@final
class NemesisResult(Rule[Table]):
    """Each nemesis effect once, however many dice show the icon; the defeated one's too (WHQ-ATTACK-08)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if table.field(place, HAS_NEMESIS_ICON) == 0 or not SHEETS[table.quest].has_dungeon():
            return
        if table.location() == BELL_CHAMBER and not table.is_deed(BELL_RUNG):
            table.push(RING_BELL.at())
        nemesis: i64 = 0
        while nemesis < len(NEMESIS_EFFECTS):  # the lowest rank first on the stack, last to run (WHQ-Q39)
            if table.field(place, NEMESES) & BIT[nemesis]:
                table.tell(NEMESIS_EFFECT, ODIOUS_GRUMP + nemesis)
                table.push(NEMESIS_EFFECTS[nemesis].at(doer(table, place)))
            nemesis += 1


@final
class RingBell(Rule[Table]):
    """Bell Chamber: the first nemesis icon of a round calls an enemy."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.deeds |= BELL_RUNG
        spawn_facedown(table, 1)


@final
class Circumstances(Rule[Table]):
    """After the action and its lines: the location and conditions have their say."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        kind = table.field(place, KIND)
        if kind == REST:
            lose_condition(table, seat, SICKENED)
        if kind == ATTACK and table.field(place, IS_RANGED) != 0 and table.location() == POWDER_STORE:
            suffer(table, seat, 1, BY_EFFECT)
        if kind == EXPLORE and table.field(place, PLACED) == 0 and table.location() == SLICK_RAMP:
            suffer(table, seat, 1, BY_EFFECT)


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
    EXPLORED,
]
