"""The round: hero phase, enemy phase, location phase, peril phase.

WHQ-ROUND-01, WHQ-ROUND-02, WHQ-ACTIVE-01, WHQ-ACTIVE-02, WHQ-PHASE-HERO-01, WHQ-PHASE-HERO-02,
WHQ-PHASE-HERO-03, WHQ-PHASE-HERO-04, WHQ-PHASE-HERO-05, WHQ-PHASE-ENEMY-01, WHQ-PHASE-ENEMY-02,
WHQ-PHASE-ENEMY-03, WHQ-PHASE-ENEMY-04, WHQ-PHASE-ENEMY-05, WHQ-PHASE-ENEMY-06, WHQ-PHASE-ENEMY-07,
WHQ-PHASE-ENEMY-08, WHQ-PHASE-LOC-01, WHQ-PHASE-LOC-06, WHQ-PHASE-PERIL-01, WHQ-PHASE-PERIL-02,
WHQ-PHASE-PERIL-03, WHQ-PHASE-PERIL-04, WHQ-PHASE-PERIL-05, WHQ-Q28, WHQ-Q31, WHQ-Q42, WHQ-Q43, WHQ-Q46,
WHQ-Q54, WHQ-Q77
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.action_steps import CHOOSE_ACTION, ready_gear
from questhall.games.warhammer_quest.components.event_kinds import (
    BLEEDS,
    HERO_ACTIVATES,
    LEADER_PASSED,
    PERIL_EFFECT,
    PERIL_MOVED,
    ROUND_BEGINS,
)
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING, FIRST_LOCATION, SHARP_SALTS
from questhall.games.warhammer_quest.components.printed_heroes import CONDITION_WOUNDS
from questhall.games.warhammer_quest.components.quest_sheet import PLAIN, SHEETS
from questhall.games.warhammer_quest.components.state import (
    BELL_RUNG,
    ENEMY,
    ENEMY_PHASE,
    ENGAGED,
    EXHAUSTED,
    GOADED,
    HAS_EXPLORED,
    HERO_PHASE,
    IS_OUT,
    ITEMS,
    LOCATION_PHASE,
    PERIL_PHASE,
    PROGRESS_MADE,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import (
    ENEMY_TURNS_OF_DEFEATED,
    FULL_PERIL_STRIKES,
    PREPARING_READIES_GEAR,
    TRAVEL_BEFORE_EFFECT,
)
from questhall.games.warhammer_quest.dungeon.item_and_gear_uses import (
    AFTER_ACTIVATION_OCCASION,
    BEFORE_ACTIVATION_OCCASION,
    HERO_PHASE_OCCASION,
    LAST_MOMENT,
)
from questhall.games.warhammer_quest.dungeon.travel import TRAVEL_QUESTION, can_travel
from questhall.games.warhammer_quest.enemies.activation import ACTIVATE
from questhall.games.warhammer_quest.heroes.party_decisions import all_enemies, unmark_enemies
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, suffer
from questhall.games.warhammer_quest.rounds.victory_and_defeat import win


@final
class Round(Rule[Table]):
    """Four phases in fixed order, then the next round (WHQ-ROUND-01, WHQ-ROUND-02)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.round += 1
        table.tell(ROUND_BEGINS, table.round)
        table.push_in_order(
            HERO_PHASE_RULE.at(),
            ENEMY_PHASE_RULE.at(),
            LOCATION_PHASE_RULE.at(),
            PERIL_PHASE_RULE.at(),
            ROUND_END.at(),
            self.at(),
        )


# The hero phase


@final
class HeroPhaseRule(Rule[Table]):
    """Four activations, clockwise from the party leader: of three heroes the leader acts twice, two alternate.

    The number of heroes counts, not the number of players (WHQ-Q02). The leader is the holder of the token
    (WHQ-LEADER-01).
    WHQ-PHASE-HERO-01, WHQ-PHASE-HERO-02, WHQ-PHASE-HERO-03, WHQ-PHASE-HERO-04
    """

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.phase = HERO_PHASE
        table.push_in_order(
            HERO_TURN.at(table.leader),
            HERO_TURN.at((table.leader + 1) % table.seats),
            HERO_TURN.at((table.leader + 2) % table.seats),
            HERO_TURN.at((table.leader + 3) % table.seats),
            HERO_PHASE_OCCASION.opened_by(table.acting_leader(), LAST_MOMENT),
        )


@final
class HeroTurn(Rule[Table]):
    """First items may be used, by which a defeated hero may stand again before he is passed over.

    WHQ-PHASE-HERO-05, WHQ-DEFEAT-11, WHQ-Q83
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.is_standing(seat) or can_be_revived(table, seat):
            table.push_in_order(HERO_PHASE_OCCASION.opened_by(seat), BEGIN_ACTIVATION.at(seat))


def can_be_revived(table: Table, seat: i64) -> bool:
    """Whether a hero holds what revives this one."""
    for other in range(table.seats):
        if table.is_standing(other) and table.holds(ITEMS + other, SHARP_SALTS):
            return table.get(seat, IS_OUT) == 0
    return False


@final
class BeginActivation(Rule[Table]):
    """In his activation a hero performs one action; a defeated one is passed over.

    WHQ-ACTIVE-01, WHQ-ACTION-01, WHQ-PHASE-HERO-05
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_standing(seat):
            return
        table.active = seat
        table.deeds &= ~HAS_EXPLORED
        table.tell(HERO_ACTIVATES, seat)
        table.push_in_order(
            BEFORE_ACTIVATION_OCCASION.opened_by(seat),
            CHOOSE_ACTION.at(seat),
            BLEED.at(seat),
            AFTER_ACTIVATION_OCCASION.opened_by(seat),
            AFTER_HERO_TURN.at(seat),
        )


@final
class Bleed(Rule[Table]):
    """At the end of his activation a bleeding hero suffers a wound."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.has_condition(seat, BLEEDING):
            table.tell(BLEEDS, seat)
            suffer(table, seat, CONDITION_WOUNDS[BLEEDING], BY_EFFECT)


@final
class AfterHeroTurn(Rule[Table]):
    """Some quests let the party travel here (WHQ-GOLDEN-02)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if SHEETS[table.quest].may_travel_in_hero_phase(table) and can_travel(table):
            table.push_in_order(TRAVEL_QUESTION.at(seat), NOBODY_ACTIVE.at())
        else:
            table.active = NOBODY


@final
class NobodyActive(Rule[Table]):
    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.active = NOBODY


# The enemy phase


@final
class EnemyPhaseRule(Rule[Table]):
    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.phase = ENEMY_PHASE
        table.push(ENEMY_TURN.at(table.leader))  # a hero who takes no turns is skipped (WHQ-Q28)


@final
class EnemyTurn(Question[Table]):
    """Each hero in turn activates a ready enemy: of his own zone first, then of the shadows.

    When all are exhausted, all are readied and the phase ends.
    WHQ-PHASE-ENEMY-01, WHQ-PHASE-ENEMY-02, WHQ-PHASE-ENEMY-03, WHQ-PHASE-ENEMY-04, WHQ-PHASE-ENEMY-05,
    WHQ-PHASE-ENEMY-06, WHQ-PHASE-ENEMY-07, WHQ-Q31
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not self.has_ready_enemy(table):
            unmark_enemies(table, EXHAUSTED)
            return
        if self.takes_turns(table, seat):
            self.offer_ready(table, seat, ENGAGED + seat)
            if table.option_count == 0:
                self.offer_ready(table, seat, SHADOWS)
        if table.option_count > 0:
            table.decide(seat, self.at(seat))
        else:
            table.push(self.at(table.left_of(seat)))

    def takes_turns(self, table: Table, seat: i64) -> bool:
        """The heroes who are not defeated (WHQ-Q28)."""
        if table.variants & ENEMY_TURNS_OF_DEFEATED:
            return table.get(seat, IS_OUT) == 0
        return table.is_standing(seat)

    def has_ready_enemy(self, table: Table) -> bool:
        has_ready = self.is_one_ready(table, SHADOWS)
        seat: i64 = 0
        while seat < table.seats and not has_ready:
            has_ready = self.is_one_ready(table, ENGAGED + seat)
            seat += 1
        return has_ready and table.standing_heroes() > 0

    def is_one_ready(self, table: Table, zone: i64) -> bool:
        card = table.top(zone)
        while card != NO_CARD:
            if not table.is_exhausted(card):
                return True
            card = table.links[card]
        return False

    def offer_ready(self, table: Table, seat: i64, zone: i64) -> None:
        place = table.highest_place(zone)
        card = table.top(zone)
        while card != NO_CARD:
            if not table.is_exhausted(card):
                table.offer(ACTIVATE_ENEMY.at(seat, place))
            place -= 1
            card = table.links[card]


@final
class ActivateEnemy(Choice[Table]):
    """WHQ-ACTIVE-02, WHQ-PHASE-ENEMY-02, WHQ-PHASE-ENEMY-03"""

    def run(self, table: Table, seat: i64, enemy: i64, _c: i64, /) -> None:
        table.push_in_order(
            ACTIVATE.at(table.enemy_at(enemy), seat),
            ENEMY_TURN.at(table.left_of(seat)),
        )

    def reason(self, table: Table, seat: i64, enemy: i64, _c: i64, /) -> str:
        for card in all_enemies(table):
            if table.place_of(card) == enemy and table.is_exhausted(card):
                return "WHQ-PHASE-ENEMY-08"
        return "WHQ-PHASE-ENEMY-02"


# The location phase


@final
class LocationPhaseRule(Rule[Table]):
    """The effect of the active location, then the party may travel (WHQ-PHASE-LOC-01, WHQ-Q43)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.phase = LOCATION_PHASE
        if SHEETS[table.quest].is_won_at_location_phase(table):
            win(table)
            return
        travel = TRAVEL_QUESTION.at(table.acting_leader())
        if table.variants & TRAVEL_BEFORE_EFFECT:
            table.push_in_order(travel, LOCATION_EFFECT.at(), LOCATION_PHASE_END.at())
        else:
            table.push_in_order(LOCATION_EFFECT.at(), travel, LOCATION_PHASE_END.at())


@final
class LocationEffect(Rule[Table]):
    """What the location does, which says so itself if anything happens (WHQ-PHASE-LOC-06)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        location = table.location()
        if location >= 0:
            table.push(LOCATION_EFFECTS[location - FIRST_LOCATION].at())


@final
class QuietLocation(Rule[Table]):
    """Nothing happens in the location phase."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        pass


@final
class LocationPhaseEnd(Rule[Table]):
    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.deeds &= ~PROGRESS_MADE
        if SHEETS[table.quest].is_won_after_location_phase(table):
            win(table)


QUIET_LOCATION: Final = QuietLocation()
LOCATION_EFFECTS: Final[list[Rule[Table]]] = []
"""What each location does in the location phase, by its number; `setup/rulebook.py` fills it."""


# The peril phase


@final
class PerilPhaseRule(Rule[Table]):
    """The token moves on; a coloured space has its effect, the last one again and again.

    In a last stand nobody may be standing any more: then it is over before that (WHQ-Q49).
    WHQ-PHASE-PERIL-01, WHQ-PHASE-PERIL-02, WHQ-PHASE-PERIL-03
    """

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.phase = PERIL_PHASE
        if table.standing_heroes() == 0:
            table.unsettled |= 1
            return
        raise_peril(table, 1)
        table.push_in_order(HAVE_PERIL_EFFECT.at(), PASS_LEADER.at())


@final
class HavePerilEffect(Rule[Table]):
    """The effect of the space's colour; without a colour there is none, even on the last space (WHQ-Q47)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        sheet = SHEETS[table.quest]
        colour = sheet.colour(table.peril)
        if colour != PLAIN and sheet.has_peril_effect(table, colour):
            table.tell(PERIL_EFFECT, colour)
            sheet.peril_effect(table, colour)


def raise_peril(table: Table, spaces: i64) -> None:
    """To the right, not beyond the last space; below zero to the left. Without a number it moves by one.

    WHQ-PERIL-04, WHQ-PERIL-05, WHQ-Q45, WHQ-Q46
    """
    last = SHEETS[table.quest].last_space()
    space = max(0, min(last, table.peril + spaces))
    if space != table.peril:
        table.peril = space
        table.tell(PERIL_MOVED, space)
    elif spaces > 0 and table.variants & FULL_PERIL_STRIKES and table.phase != PERIL_PHASE:
        table.push(HAVE_PERIL_EFFECT.at())


@final
class PassLeader(Rule[Table]):
    """The party leader token goes to the next hero who is not defeated.

    WHQ-LEADER-01, WHQ-PHASE-PERIL-04, WHQ-PHASE-PERIL-05
    """

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        leader = table.standing_from(table.left_of(table.leader))
        if leader != table.leader:  # nobody else may be standing
            table.leader = leader
            table.tell(LEADER_PASSED, leader)


@final
class RoundEnd(Rule[Table]):
    """Exhausted gear is readied, and effects that last for a round are over (WHQ-Q77)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        table.deeds &= ~BELL_RUNG
        unmark_enemies(table, GOADED)
        if not table.variants & PREPARING_READIES_GEAR:
            for seat in range(table.seats):
                ready_gear(table, seat)


ROUND: Final = Round()
HERO_PHASE_RULE: Final = HeroPhaseRule()
HERO_TURN: Final = HeroTurn()
BEGIN_ACTIVATION: Final = BeginActivation()
BLEED: Final = Bleed()
AFTER_HERO_TURN: Final = AfterHeroTurn()
NOBODY_ACTIVE: Final = NobodyActive()
ENEMY_PHASE_RULE: Final = EnemyPhaseRule()
ENEMY_TURN: Final = EnemyTurn("enemy_turn")
ACTIVATE_ENEMY: Final = ActivateEnemy("activate", "WHQ-PHASE-ENEMY-02", ENEMY)
LOCATION_PHASE_RULE: Final = LocationPhaseRule()
LOCATION_EFFECT: Final = LocationEffect()
LOCATION_PHASE_END: Final = LocationPhaseEnd()
PERIL_PHASE_RULE: Final = PerilPhaseRule()
HAVE_PERIL_EFFECT: Final = HavePerilEffect()
PASS_LEADER: Final = PassLeader()
ROUND_END: Final = RoundEnd()
RULES: Final[list[Rule[Any]]] = [
    ROUND,
    HERO_PHASE_RULE,
    HERO_TURN,
    BEGIN_ACTIVATION,
    BLEED,
    AFTER_HERO_TURN,
    NOBODY_ACTIVE,
    ENEMY_PHASE_RULE,
    ENEMY_TURN,
    ACTIVATE_ENEMY,
    LOCATION_PHASE_RULE,
    LOCATION_EFFECT,
    QUIET_LOCATION,
    LOCATION_PHASE_END,
    PERIL_PHASE_RULE,
    HAVE_PERIL_EFFECT,
    PASS_LEADER,
    ROUND_END,
]
