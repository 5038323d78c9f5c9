"""The lines of the action cards: those before the dice and those that begin with "Then".

Which card has which line, and with which number, is printed on it (`components/printed_actions.py`). A line is
resolved once, in its order, and is no choice unless it says "may" or "up to" or has a cost (WHQ-Q21). Each is
run with the place of the action's context.

WHQ-ACTION-03, WHQ-ACTION-04, WHQ-ACTION-05, WHQ-GOLDEN-05, WHQ-GOLDEN-08, WHQ-Q14, WHQ-Q16, WHQ-Q21, WHQ-Q72
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from questhall.core.engine.frames import first_of, third_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.warhammer_quest.actions.action_steps import NO_LINE
from questhall.games.warhammer_quest.actions.targets import can_pay_wound, pay_wound
from questhall.games.warhammer_quest.cards.card_lines import (
    DRIVE_ENEMIES_OFF,
    EXHAUST_ENEMIES,
    EXHAUST_IN_SHADOWS,
    MOVE_ENEMIES,
    MUST,
    PULL_ENEMIES,
    READY_ACTIONS,
    SHED_CONDITION,
    LineChoice,
    ask_or_leave,
    one_less,
)
from questhall.games.warhammer_quest.components.action_in_progress import (
    AIDED,
    EXTRA_SUCCESSES,
    FEWER_ENEMY_DICE,
    action_face,
    doer,
)
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING, EMPOWERED, SICKENED
from questhall.games.warhammer_quest.components.printed_actions import (
    ACTION_CARDS,
    EXHAUSTS_IN_SHADOWS,
    FEWER_DICE,
    WOUND_FOR_SUCCESSES,
    WOUNDS_AROUND,
    ActionCard,
)
from questhall.games.warhammer_quest.components.state import ENEMY, ENGAGED, SEAT, SHADOWS, Table
from questhall.games.warhammer_quest.components.vocabulary import AID
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.heroes.conditions import can_gain, gain_condition, recover
from questhall.games.warhammer_quest.heroes.party_decisions import for_each_hero
from questhall.games.warhammer_quest.heroes.tokens import PLACE_TOKENS


@mypyc_attr(allow_interpreted_subclasses=False)
class CardLine(Rule[Table]):
    """A line that differs between the basic and the advanced card by an amount."""

    def __init__(self, card: ActionCard, amount: int) -> None:
        super().__init__()
        self.card_name = card.name
        self.amount: i64 = amount

    def name(self) -> str:
        return f"line_of_{self.card_name}"


# Ironbreaker


@final
class DrawToHimself(CardLine):
    """Wide Hewing, Ring of Steel, Unmoved, Face Me First, Wall for Two: enemies engage him."""

    def name(self) -> str:
        return f"pull_of_{self.card_name}"

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(PULL_ENEMIES.at(place, self.amount))


@final
class StandFirm(CardLine):
    """Set the Shield, Unmoved, Wall for Two: enemies engaged with him are exhausted."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(EXHAUST_ENEMIES.at(doer(table, place), self.amount, doer(table, place)))


# Waywatcher


@final
class TrailUnseen(Rule[Table]):
    """Fewer enemy dice; the strongest still attack first (WHQ-Q80)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.add_to_field(place, FEWER_ENEMY_DICE, FEWER_DICE[action_face(table, place)])


@final
class Vanish(CardLine):
    """Slip Away, Gone to Ground, Shadow to Shadow: enemies engaged with her go to the shadows.

    By Gone to Ground she may then ready an action card, if none is left.
    """

    def __init__(self, card: ActionCard, amount: int) -> None:
        super().__init__(card, amount)
        self.readies: i64 = card.readies_alone

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        table.push_in_order(MOVE_ENEMIES.at(seat, self.amount, seat), UNSEEN.at(seat, self.readies))


@final
class Unseen(Rule[Table]):
    """A hero with whom no enemy is engaged may ready action cards of his own."""

    def run(self, table: Table, seat: i64, cards: i64, _c: i64, /) -> None:
        if table.size(ENGAGED + seat) == 0:
            table.push(READY_ACTIONS.at(seat, cards))


@final
class CoverHero(CardLine):
    """Covering Shots: enemies engaged with the aided hero; Storm of Feathers exhausts what it moves."""

    def __init__(self, card: ActionCard, amount: int) -> None:
        super().__init__(card, amount)
        self.question = DRIVE_ENEMIES_OFF if card.exhausts_moved else MOVE_ENEMIES

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
        for hero in range(table.seats):
            if table.has_condition(hero, BLEEDING) or table.has_condition(hero, SICKENED):
                table.offer(PRAY_FOR.at(seat, hero))
        table.decide(seat, self.at(place))


@final
class PrayFor(LineChoice):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        table.push(SHED_CONDITION.at(hero))


@final
class LampOfTheFaithful(Rule[Table]):
    """Each hero may discard Bleeding or Sickened; then the priest may exhaust enemies in the shadows."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        enemies = EXHAUSTS_IN_SHADOWS[action_face(table, place)]
        table.push_in_order(for_each_hero(SHED_CONDITION), EXHAUST_IN_SHADOWS.at(doer(table, place), enemies))


@final
class ShortVigil(CardLine):
    """Other heroes become empowered."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(VIGIL.at(doer(table, place), self.amount, doer(table, place)))


@final
class LongVigil(CardLine):
    """Up to so many heroes become empowered, himself included."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.push(VIGIL.at(doer(table, place), self.amount, NOBODY))


@final
class Vigil(Question[Table]):
    """Heroes who can become empowered do.

    Short Vigil leaves the priest out and is no choice, Long Vigil is for up to two, himself included.
    """

    def run(self, table: Table, seat: i64, left: i64, left_out: i64, /) -> None:
        if left == 0:
            return
        for hero in range(table.seats):
            if hero != left_out and can_gain(table, hero, EMPOWERED):
                table.offer(EMPOWER.at(seat, hero))
        if left_out == NOBODY:
            ask_or_leave(table, seat, self.at(seat, left, left_out))
        else:
            table.decide(seat, self.at(seat, left, left_out))


@final
class Empower(LineChoice):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        gain_condition(table, hero, EMPOWERED)
        table.push(one_less(table))


@final
class Comforting(CardLine):
    """Sigmar's Light, Oath of Dawn: the aided hero may ready action cards; he and the priest recover.

    By Oath of Dawn the priest may then exhaust an enemy engaged with him.
    """

    def __init__(self, card: ActionCard, amount: int) -> None:
        super().__init__(card, amount)
        self.readies: i64 = card.readies
        self.exhausts: i64 = card.exhausts_at_aided

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        aided = table.field(place, AIDED)
        recover(table, doer(table, place), self.amount)
        if aided != NOBODY:
            recover(table, aided, self.amount)
            table.push_in_order(
                READY_ACTIONS.at(aided, self.readies),
                EXHAUST_ENEMIES.at(doer(table, place), self.exhausts, aided),
            )


# Bright Wizard


@final
class Ember(Question[Table]):
    """Ember Light, Torch the Dark: she may suffer a wound for successes."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        if can_pay_wound(table, seat):
            table.offer(BURN_BRIGHTER.at(seat))
        ask_or_leave(table, seat, self.at(place))


@final
class BurnBrighter(LineChoice):
    """WHQ-Q72"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        place = first_of(table.asking)
        table.add_to_field(place, EXTRA_SUCCESSES, WOUND_FOR_SUCCESSES[action_face(table, place)])
        pay_wound(table, seat)


@final
class BankTheCoals(Question[Table]):
    """One enemy engaged with her suffers a wound; she chooses which."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        for card in table.cards_of(ENGAGED + seat):
            table.offer(SINGE.at(seat, table.place_of(card)))
        table.decide(seat, self.at(place))


@final
class TorchTheDark(Question[Table]):
    """One enemy in the shadows suffers a wound; she chooses which. A facedown one is turned faceup by it."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        for card in table.cards_of(SHADOWS):
            table.offer(SINGE.at(seat, table.place_of(card)))
        table.decide(seat, self.at(place))


@final
class Singe(LineChoice):
    """WHQ-EFFECT-02"""

    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        hurt_enemy(table, table.enemy_at(enemy), 1)


@final
class MantleOfWarmAsh(Question[Table]):
    """Each enemy engaged with a hero of her choice, herself included, suffers wounds."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        seat = doer(table, place)
        for hero in range(table.seats):
            if table.size(ENGAGED + hero) > 0:
                table.offer(WRAP_IN_ASH.at(seat, hero))
        table.decide(seat, self.at(place))


@final
class WrapInAsh(LineChoice):
    """WHQ-EFFECT-02"""

    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        wounds = WOUNDS_AROUND[action_face(table, first_of(table.asking))]
        for card in table.cards_of(ENGAGED + hero):
            hurt_enemy(table, card, wounds)


@final
class FanTheFlames(CardLine):
    """Fan the Flames, Shared Fever: the aided hero may ready a card, then more of them for wounds.

    With Fan the Flames a hero who pays readies one; with Shared Fever he may.
    """

    def __init__(self, card: ActionCard, amount: int) -> None:
        super().__init__(card, amount)
        self.readies: i64 = card.readies
        self.duty: i64 = MUST if card.must_ready else NOBODY

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        aided = table.field(place, AIDED)
        if aided != NOBODY:
            table.push_in_order(
                READY_ACTIONS.at(aided, self.readies),
                FEVER.at(aided, self.amount, self.duty),
            )


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
        table.push_in_order(
            PLACE_TOKENS.at(seat, 1),
            READY_ACTIONS.at(seat, 1, third_of(table.asking)),
            one_less(table),
        )
        pay_wound(table, seat)  # what follows from the wound comes before all that


UNSEEN: Final = Unseen()
PRAY_FOR: Final = PrayFor("pray for", "WHQ-GOLDEN-05", SEAT)
VIGIL: Final = Vigil("vigil")
EMPOWER: Final = Empower("empower", "WHQ-GOLDEN-05", SEAT)
EMBER: Final = Ember("ember")
BURN_BRIGHTER: Final = BurnBrighter("burn brighter", "WHQ-EFFECT-03")
SINGE: Final = Singe("singe", "WHQ-GOLDEN-05", ENEMY)
WRAP_IN_ASH: Final = WrapInAsh("wrap in ash", "WHQ-GOLDEN-05", SEAT)
FEVER: Final = Fever("fever")
CATCH_FIRE: Final = CatchFire("catch fire", "WHQ-EFFECT-03")

GUIDING_PSALM: Final = GuidingPsalm("guiding_psalm")
LAMP_OF_THE_FAITHFUL: Final = LampOfTheFaithful()
TORCH_THE_DARK: Final = TorchTheDark("torch_the_dark")
BANK_THE_COALS: Final = BankTheCoals("bank_the_coals")
MANTLE_OF_WARM_ASH: Final = MantleOfWarmAsh("mantle_of_warm_ash")
TRAIL_UNSEEN: Final = TrailUnseen()


def line_before_dice(card: ActionCard) -> Rule[Table]:
    """The rule for what is printed on a card before its dice."""
    if card.pulls:
        return DrawToHimself(card, card.pulls)
    if card.fewer_enemy_dice:
        return TRAIL_UNSEEN
    return EMBER if card.wound_for_successes else NO_LINE


def line_after_then(card: ActionCard) -> Rule[Table]:
    """The rule for what is printed on a card after "Then"."""
    if card.exhausts:
        return StandFirm(card, card.exhausts)
    if card.moves_away:
        return CoverHero(card, card.moves_away) if card.kind == AID else Vanish(card, card.moves_away)
    if card.cures:
        return GUIDING_PSALM if card.cures == 1 else LAMP_OF_THE_FAITHFUL
    if card.empowers:
        return LongVigil(card, card.empowers) if card.empowers_himself else ShortVigil(card, card.empowers)
    if card.recovers:
        return Comforting(card, card.recovers)
    if card.wounds_engaged:
        return BANK_THE_COALS
    if card.wounds_around:
        return MANTLE_OF_WARM_ASH
    if card.wounds_shadows:
        return TORCH_THE_DARK
    return FanTheFlames(card, card.readies_for_wounds) if card.readies_for_wounds else NO_LINE


LINES_BEFORE_DICE: Final = [line_before_dice(card) for card in ACTION_CARDS]
LINES_AFTER_THEN: Final = [line_after_then(card) for card in ACTION_CARDS]
RULES: Final[list[Rule[Any]]] = [
    *[line for line in dict.fromkeys([*LINES_BEFORE_DICE, *LINES_AFTER_THEN]) if line is not NO_LINE],
    UNSEEN,
    PRAY_FOR,
    VIGIL,
    EMPOWER,
    BURN_BRIGHTER,
    SINGE,
    WRAP_IN_ASH,
    FEVER,
    CATCH_FIRE,
]
