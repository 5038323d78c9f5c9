"""A character comes into the game: dealt or chosen, put on its start space, equipped.

TAL-SETUP-05, TAL-SETUP-06, TAL-SETUP-07, TAL-SETUP-08, TAL-SETUP-09, TAL-SETUP-10, TAL-SETUP-11, TAL-SETUP-12,
TAL-LIFE-09, TAL-LIFE-10, TAL-LIFE-11, TAL-LIFE-12, TAL-VAR-02, TAL-VAR-03, TAL-VAR-10, TAL-VAR-11, TAL-VAR-15,
TAL-VAR-16, TAL-Q16, TAL-Q17, TAL-Q18, TAL-Q22, TAL-Q105
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.rules import Question, Rule
from questhall.games.talisman.belongings.counters import (
    gain_craft,
    gain_fate,
    gain_gold,
    gain_life,
    gain_strength,
)
from questhall.games.talisman.belongings.objects_and_followers import lay_on_space, may_have, receive
from questhall.games.talisman.belongings.spells_in_hand import gain_spell, show_all_spells
from questhall.games.talisman.characters.death import CHECK_SURVIVORS, dies_for_good, eliminate
from questhall.games.talisman.characters.landing import put_on_space
from questhall.games.talisman.components.character_cards import (
    FATE_VALUE,
    LIFE_VALUE,
    PRINTED_ALIGNMENT,
    PROPHETESS,
    START,
    START_SPELLS,
)
from questhall.games.talisman.components.event_kinds import CHARACTER_ENTERS
from questhall.games.talisman.components.printed_cards import CARD, FIRST_CHARACTER
from questhall.games.talisman.components.state import (
    ALIGNED,
    BONUS,
    CHARACTER,
    CHARACTER_CARDS,
    CHARACTER_DECK,
    CHOOSE_CHARACTER,
    RESIGNATION,
    SET_ASIDE,
    STARTING_BONUS,
    Table,
)

START_GOLD: Final = 1
CHOICE_OF: Final = 3
STRENGTH_BONUS: Final = 1
CRAFT_BONUS: Final = 2


@final
class ComeBack(Question[Table]):
    """The player of a killed character comes back with a new one; without a card left he is out.

    The same goes if the Crown of Command has been reached while he was waiting. If the players have agreed on
    it, he may resign instead.

    TAL-LIFE-09, TAL-LIFE-12, TAL-Q16, TAL-Q17, TAL-Q22
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.size(CHARACTER_DECK) == 0 or dies_for_good(table):
            leave_the_game(table, seat)
            return
        if not table.has_variant(RESIGNATION):
            come_back(table, seat)
            return
        table.offer(RETURN.at(seat))
        table.offer(RESIGN.at(seat))
        table.ask(seat, self.at(seat))


def come_back(table: Table, seat: i64) -> None:
    table.push_in_order(DEAL_CHARACTER.at(seat), NEW_CHARACTER.at(seat))


@final
class ReturnToPlay(Choice[Table]):
    """TAL-LIFE-09"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        come_back(table, seat)

    def reason(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> str:
        return "TAL-LIFE-12" if table.is_death_final and not table.is_alive(seat) else self.clause


@final
class Resign(Choice[Table]):
    """TAL-Q22"""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        leave_the_game(table, seat)


def leave_the_game(table: Table, seat: i64) -> None:
    eliminate(table, seat)
    table.push(CHECK_SURVIVORS.at())


@final
class DealCharacter(Rule[Table]):
    """One card at random; with the variant three, as long as enough are left for those who come after.

    TAL-SETUP-05, TAL-LIFE-10, TAL-VAR-02, TAL-Q18
    """

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        wanted: i64 = 1
        if table.has_variant(CHOOSE_CHARACTER):
            wanted = max(1, min(CHOICE_OF, table.size(CHARACTER_DECK) - others_waiting(table, seat)))
        while table.size(CHARACTER_CARDS + seat) < wanted:
            card = table.take_top(CHARACTER_DECK)
            table.put(card, CHARACTER_CARDS + seat)
            table.reveal(card)


def others_waiting(table: Table, seat: i64) -> i64:
    """Players still to be dealt to at the start; each of them gets at least one card (TAL-Q18)."""
    if table.round == 0:
        return table.seats - seat - 1
    return 0


@final
class NewCharacter(Question[Table]):
    """The character dealt comes into the game; of several the player chooses one (TAL-VAR-02)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.size(CHARACTER_CARDS + seat) == 1:
            settle_in(table, seat)
            return
        table.offer_each(CHOOSE, seat, CHARACTER_CARDS + seat)
        table.ask(seat, self.at(seat))


@final
class ChooseCharacter(Choice[Table]):
    """The cards not chosen may be used later (TAL-VAR-03)."""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        chosen = table.find(CHARACTER_CARDS + seat, face)
        for card in table.pile(CHARACTER_CARDS + seat):
            if card != chosen:
                table.take(card, CHARACTER_CARDS + seat)
                table.put(card, CHARACTER_DECK)
        table.shuffle(CHARACTER_DECK)
        settle_in(table, seat)


def settle_in(table: Table, seat: i64) -> None:
    """Start space, Life, Fate, one gold, Spells; then what was inherited, then the bonus.

    TAL-SETUP-07, TAL-SETUP-08, TAL-SETUP-09, TAL-SETUP-10, TAL-SETUP-11, TAL-SETUP-12, TAL-LIFE-11
    """
    character = table.faces[table.top(CHARACTER_CARDS + seat)] - FIRST_CHARACTER
    table.set(seat, CHARACTER, character)
    table.set(seat, ALIGNED, PRINTED_ALIGNMENT[character])
    table.tell(CHARACTER_ENTERS, seat, character)
    put_on_space(table, seat, START[character])
    gain_life(table, seat, LIFE_VALUE[character])
    gain_fate(table, seat, FATE_VALUE[character])
    gain_gold(table, seat, START_GOLD)
    spells: i64 = START_SPELLS[character]
    while spells > 0:
        gain_spell(table, seat)
        spells -= 1
    if character == PROPHETESS:
        show_all_spells(table, seat)
    inherit(table, seat)
    table.set(seat, BONUS, 0)
    if table.has_variant(STARTING_BONUS) and table.round == 0:  # not for a player who comes back (TAL-LIFE-11)
        table.push(BONUS_QUESTION.at(seat))


def inherit(table: Table, seat: i64) -> None:
    """Cards that cannot be kept are put on the start space; the player chooses which surplus ones go.

    TAL-VAR-10, TAL-VAR-11, TAL-Q105
    """
    cards = table.pile(SET_ASIDE + seat)
    for card in cards:
        table.take(card, SET_ASIDE + seat)
        if may_have(table, seat, table.faces[card]):
            receive(table, seat, card)
        else:
            lay_on_space(table, card, table.place(seat))


@final
class BonusQuestion(Question[Table]):
    """The starting bonus: a counter of Strength or Craft (TAL-VAR-15, TAL-VAR-16)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.offer(START_STRONGER.at(seat))
        table.offer(START_CRAFTIER.at(seat))
        table.offer(START_AS_PRINTED.at(seat))
        table.ask(seat, self.at(seat))


@final
class StartStronger(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, BONUS, STRENGTH_BONUS)
        gain_strength(table, seat, 1)


@final
class StartCraftier(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.set(seat, BONUS, CRAFT_BONUS)
        gain_craft(table, seat, 1)


COME_BACK: Final = ComeBack("coming_back")
RETURN: Final = ReturnToPlay("come back", "TAL-LIFE-09")
RESIGN: Final = Resign("resign", "TAL-Q22")
DEAL_CHARACTER: Final = DealCharacter()
NEW_CHARACTER: Final = NewCharacter("character")
CHOOSE: Final = ChooseCharacter("choose", "TAL-VAR-02", CARD)
BONUS_QUESTION: Final = BonusQuestion("starting_bonus")
START_STRONGER: Final = StartStronger("bonus strength", "TAL-VAR-15")
START_CRAFTIER: Final = StartCraftier("bonus craft", "TAL-VAR-15")
START_AS_PRINTED: Final = Pass("no bonus", "TAL-VAR-15")
RULES: Final[list[Rule[Any]]] = [
    COME_BACK,
    RETURN,
    RESIGN,
    DEAL_CHARACTER,
    NEW_CHARACTER,
    CHOOSE,
    BONUS_QUESTION,
    START_STRONGER,
    START_CRAFTIER,
    START_AS_PRINTED,
]
