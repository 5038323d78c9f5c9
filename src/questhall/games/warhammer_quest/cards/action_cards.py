"""The lines of the action cards: those before the dice and those that begin with "Then".

Dice, extra icons and targets are printed numbers (`components/printed_cards.py`, `actions/modifiers.py`,
`actions/targets.py`). A line is resolved once, in its order, and is no choice unless it says "may" or "up to"
or has a cost (WHQ-Q21). Each is run with the place of the action's context.

WHQ-ACTION-03, WHQ-ACTION-04, WHQ-ACTION-05, WHQ-GOLDEN-05, WHQ-GOLDEN-08, WHQ-Q14, WHQ-Q16, WHQ-Q21, WHQ-Q72
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.frames import first_of, third_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.action_steps import AFTER_LINES, BEFORE_LINES
from questhall.games.warhammer_quest.actions.targets import can_pay_wound, pay_wound
from questhall.games.warhammer_quest.cards.card_lines import (
    DRIVE_ENEMIES_OFF,
    EXHAUST_ENEMIES,
    MOVE_ENEMIES,
    MUST,
    PULL_ENEMIES,
    READY_ACTIONS,
    SHED_CONDITION,
    LineChoice,
    MoveEnemies,
    ask_for_one_less,
    ask_or_leave,
)
from questhall.games.warhammer_quest.components.action_in_progress import (
    AIDED,
    EXTRA_SUCCESSES,
    FEWER_ENEMY_DICE,
    doer,
)
from questhall.games.warhammer_quest.components.printed_cards import (
    BLEEDING,
    BW_AID_ADVANCED,
    BW_AID_BASIC,
    BW_EXPLORE_ADVANCED,
    BW_EXPLORE_BASIC,
    BW_REST_ADVANCED,
    BW_REST_BASIC,
    EMPOWERED,
    FACES,
    FIRST_ACTION,
    FIRST_CONDITION,
    IB_AID_ADVANCED,
    IB_AID_BASIC,
    IB_ATTACK_ADVANCED,
    IB_ATTACK_BASIC,
    IB_REST_ADVANCED,
    IB_REST_BASIC,
    SICKENED,
    WP_AID_ADVANCED,
    WP_AID_BASIC,
    WP_EXPLORE_ADVANCED,
    WP_EXPLORE_BASIC,
    WP_REST_ADVANCED,
    WP_REST_BASIC,
    WW_AID_ADVANCED,
    WW_AID_BASIC,
    WW_EXPLORE_ADVANCED,
    WW_REST_ADVANCED,
    WW_REST_BASIC,
)
from questhall.games.warhammer_quest.components.state import ENEMY, ENGAGED, SEAT, ZONE_LIMIT, Table
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.heroes.conditions import can_gain, gain_condition, recover
from questhall.games.warhammer_quest.heroes.party_decisions import each_hero
from questhall.games.warhammer_quest.heroes.tokens import claim_tokens

BRIGHTER: Final = 2  # successes for a wound of the Bright Wizard


@mypyc_attr(allow_interpreted_subclasses=False)
class CardLine(Rule[Table]):
    """A line that differs between the basic and the advanced card by an amount."""

    def __init__(self, face: int, amount: int) -> None:
        super().__init__()
        self.card_name = FACES[face].name
        self.amount: i64 = amount

    def name(self) -> str:
        return f"line_of_{self.card_name}"


@final
class NoLine(Rule[Table]):
    def run(self, table: Table, _place: i64, _b: i64, _c: i64, /) -> None:
        pass


# Ironbreaker


@final
class DrawToHimself(CardLine):
    """Wide Hewing, Ring of Steel, Face Me First, Wall for Two: enemies engage him."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(PULL_ENEMIES.at(place, self.amount))


@final
class StandFirm(CardLine):
    """Set the Shield, Unmoved: enemies engaged with him are exhausted."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(EXHAUST_ENEMIES.at(doer(table, place), self.amount, doer(table, place)))


# Waywatcher


@final
class TrailUnseen(Rule[Table]):
    """One enemy die fewer; the strongest still attack first (WHQ-Q80)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.contexts[place + FEWER_ENEMY_DICE] += 1


@final
class Vanish(CardLine):
    """Slip Away, Gone to Ground: enemies engaged with her go to the shadows."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(MOVE_ENEMIES.at(doer(table, place), self.amount, doer(table, place)))


@final
class CoverHero(CardLine):
    """Covering Shots: enemies engaged with the aided hero; Storm of Feathers exhausts what it moves."""

    def __init__(self, face: int, amount: int, question: MoveEnemies) -> None:
        super().__init__(face, amount)
        self.question = question

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        aided = table.field(place, AIDED)
        if aided != NOBODY:
            table.push(self.question.at(doer(table, place), self.amount, aided))


# Warrior Priest


@final
class GuidingPsalm(Question[Table]):
    """One hero, the priest included, may discard Bleeding or Sickened; the priest chooses who."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        hero: i64 = 0
        while hero < table.seats:
            if table.has_condition(hero, BLEEDING) or table.has_condition(hero, SICKENED):
                table.offer(PRAY_FOR.at(seat, hero))
            hero += 1
        if table.option_count > 0:
            table.decide(seat, self.at(place))


@final
class PrayFor(LineChoice):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        table.push(SHED_CONDITION.at(hero))


@final
class LampOfTheFaithful(Rule[Table]):
    """Each hero may discard Bleeding or Sickened."""

    def run(self, table: Table, _place: i64, _b: i64, _c: i64, /) -> None:
        each_hero(table, SHED_CONDITION, NOBODY)


@final
class ShortVigil(Rule[Table]):
    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(VIGIL.at(doer(table, place), 1, doer(table, place)))


@final
class LongVigil(Rule[Table]):
    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(VIGIL.at(doer(table, place), 2, NOBODY))


@final
class Vigil(Question[Table]):
    """Heroes who can become empowered do.

    Short Vigil leaves the priest out and is no choice, Long Vigil is for up to two, himself included.
    """

    def run(self, table: Table, seat: i64, left: i64, left_out: i64, /) -> None:
        if left == 0:
            return
        hero: i64 = 0
        while hero < table.seats:
            if hero != left_out and can_gain(table, hero, EMPOWERED):
                table.offer(EMPOWER.at(seat, hero))
            hero += 1
        if left_out == NOBODY:
            ask_or_leave(table, seat, self.at(seat, left, left_out))
        elif table.option_count > 0:
            table.decide(seat, self.at(seat, left, left_out))


@final
class Empower(LineChoice):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        ask_for_one_less(table)
        gain_condition(table, hero, EMPOWERED)


@final
class Comforting(CardLine):
    """Sigmar's Light, Oath of Dawn: the aided hero may ready action cards; he and the priest recover."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        aided = table.field(place, AIDED)
        recover(table, doer(table, place), self.amount)
        if aided != NOBODY:
            recover(table, aided, self.amount)
            table.push(READY_ACTIONS.at(aided, self.amount))


# Bright Wizard


@final
class Ember(Question[Table]):
    """Ember Light, Torch the Dark: she may suffer a wound for two successes."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        if can_pay_wound(table, seat):
            table.offer(BURN_BRIGHTER.at(seat))
        ask_or_leave(table, seat, self.at(place))


@final
class BurnBrighter(LineChoice):
    """WHQ-Q72"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.contexts[first_of(table.asking) + EXTRA_SUCCESSES] += BRIGHTER
        pay_wound(table, seat)


@final
class BankTheCoals(Question[Table]):
    """One enemy engaged with her suffers a wound; she chooses which."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        for card in table.cards_of(ENGAGED + seat):
            table.offer(SINGE.at(seat, table.place_of(card)))
        if table.option_count > 0:
            table.decide(seat, self.at(place))


@final
class Singe(LineChoice):
    """WHQ-EFFECT-02"""

    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        hurt_enemy(table, table.enemy_at(enemy), 1)


@final
class MantleOfWarmAsh(Rule[Table]):
    """Each enemy engaged with her suffers a wound (WHQ-EFFECT-02)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        for card in table.cards_of(ENGAGED + doer(table, place)):
            hurt_enemy(table, card, 1)


@final
class FanTheFlames(CardLine):
    """Fan the Flames, Shared Fever: the aided hero may ready a card, then more of them for wounds.

    By Fan the Flames whoever pays readies one, by Shared Fever he may.
    """

    def __init__(self, face: int, amount: int, duty: int) -> None:
        super().__init__(face, amount)
        self.duty: i64 = duty

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        aided = table.field(place, AIDED)
        if aided != NOBODY:
            table.push(FEVER.at(aided, self.amount, self.duty))
            table.push(READY_ACTIONS.at(aided, 1))


@final
class Fever(Question[Table]):
    """The aided hero may suffer a wound, if it does not defeat him (WHQ-Q72)."""

    def run(self, table: Table, seat: i64, left: i64, duty: i64, /) -> None:
        if left == 0 or not table.is_standing(seat):
            return
        if can_pay_wound(table, seat):
            table.offer(CATCH_FIRE.at(seat))
        ask_or_leave(table, seat, self.at(seat, left, duty))


@final
class CatchFire(LineChoice):
    """A token, and one more action card readied, for a wound."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        ask_for_one_less(table)
        table.push(READY_ACTIONS.at(seat, 1, third_of(table.asking)))
        claim_tokens(table, seat, 1)
        pay_wound(table, seat)


NO_LINE: Final = NoLine()
PRAY_FOR: Final = PrayFor("pray for", "WHQ-GOLDEN-05", SEAT)
VIGIL: Final = Vigil("vigil")
EMPOWER: Final = Empower("empower", "WHQ-GOLDEN-05", SEAT)
EMBER: Final = Ember("ember")
BURN_BRIGHTER: Final = BurnBrighter("burn brighter", "WHQ-EFFECT-03")
SINGE: Final = Singe("singe", "WHQ-GOLDEN-05", ENEMY)
FEVER: Final = Fever("fever")
CATCH_FIRE: Final = CatchFire("catch fire", "WHQ-EFFECT-03")

BEFORE_THE_DICE: Final[dict[int, Rule[Table]]] = {
    IB_ATTACK_BASIC: DrawToHimself(IB_ATTACK_BASIC, 1),
    IB_ATTACK_ADVANCED: DrawToHimself(IB_ATTACK_ADVANCED, 1),
    IB_AID_BASIC: DrawToHimself(IB_AID_BASIC, 1),
    IB_AID_ADVANCED: DrawToHimself(IB_AID_ADVANCED, 2),
    WW_EXPLORE_ADVANCED: TrailUnseen(),
    BW_EXPLORE_BASIC: EMBER,
    BW_EXPLORE_ADVANCED: EMBER,
}
THEN: Final[dict[int, Rule[Table]]] = {
    IB_REST_BASIC: StandFirm(IB_REST_BASIC, 1),
    IB_REST_ADVANCED: StandFirm(IB_REST_ADVANCED, 2),
    WW_REST_BASIC: Vanish(WW_REST_BASIC, 1),
    WW_REST_ADVANCED: Vanish(WW_REST_ADVANCED, ZONE_LIMIT),
    WW_AID_BASIC: CoverHero(WW_AID_BASIC, 1, MOVE_ENEMIES),
    WW_AID_ADVANCED: CoverHero(WW_AID_ADVANCED, 2, DRIVE_ENEMIES_OFF),
    WP_EXPLORE_BASIC: GuidingPsalm("guiding_psalm"),
    WP_EXPLORE_ADVANCED: LampOfTheFaithful(),
    WP_REST_BASIC: ShortVigil(),
    WP_REST_ADVANCED: LongVigil(),
    WP_AID_BASIC: Comforting(WP_AID_BASIC, 1),
    WP_AID_ADVANCED: Comforting(WP_AID_ADVANCED, 2),
    BW_REST_BASIC: BankTheCoals("bank_the_coals"),
    BW_REST_ADVANCED: MantleOfWarmAsh(),
    BW_AID_BASIC: FanTheFlames(BW_AID_BASIC, 1, MUST),
    BW_AID_ADVANCED: FanTheFlames(BW_AID_ADVANCED, 2, NOBODY),
}
BEFORE_LINES.extend([BEFORE_THE_DICE.get(face, NO_LINE) for face in range(FIRST_ACTION, FIRST_CONDITION)])
AFTER_LINES.extend([THEN.get(face, NO_LINE) for face in range(FIRST_ACTION, FIRST_CONDITION)])
RULES: Final[list[Rule[Any]]] = [
    *[rule for face, rule in BEFORE_THE_DICE.items() if face != BW_EXPLORE_ADVANCED],  # it has the basic card's
    *THEN.values(),
    NO_LINE,
    PRAY_FOR,
    VIGIL,
    EMPOWER,
    BURN_BRIGHTER,
    SINGE,
    FEVER,
    CATCH_FIRE,
]
