"""Killed characters: what happens to their belongings, who comes back, and who has won.

TAL-LIFE-03, TAL-LIFE-04, TAL-LIFE-05, TAL-LIFE-06, TAL-LIFE-07, TAL-LIFE-08, TAL-LIFE-12, TAL-ENC-06,
TAL-ENC-07, TAL-PVP-11, TAL-CROWN-10, TAL-CROWN-11, TAL-CROWN-12, TAL-WIN-02, TAL-VAR-08, TAL-VAR-09,
TAL-VAR-12, TAL-VAR-18, TAL-Q14, TAL-Q15, TAL-Q19, TAL-Q20, TAL-Q21, TAL-Q80
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.frames import NO_FRAME, second_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY
from questhall.games.talisman.belongings.counters import hand_over_gold, leave_gold
from questhall.games.talisman.belongings.objects_and_followers import (
    discard,
    hand_over,
    leave_behind,
    leave_everything,
    may_have,
)
from questhall.games.talisman.belongings.spells_in_hand import discard_all_spells
from questhall.games.talisman.components.event_kinds import DIED, ELIMINATED
from questhall.games.talisman.components.printed_cards import CARD, is_enemy, is_forced_follower, is_raft
from questhall.games.talisman.components.state import (
    ALL_DEAD,
    BLOODBATH,
    CHARACTER,
    CHARACTER_CARDS,
    CRAFT_COUNTERS,
    CRAFT_SUPPLY,
    FATE,
    FATE_SUPPLY,
    FOLLOWERS,
    GOLD,
    INHERITED_OBJECTS,
    IS_OUT,
    LAST_ALIVE,
    MISSED,
    MORE_TURNS,
    NO_QUEST,
    OBJECTS,
    OFFER,
    OUT_OF_THE_GAME,
    QUEST,
    SET_ASIDE,
    STRENGTH_COUNTERS,
    STRENGTH_SUPPLY,
    TOAD_CRAFT,
    TOAD_STRENGTH,
    TOAD_TURNS,
    TROPHIES,
    TURN_MARK,
    Table,
)


def die_together(table: Table, dead: i64, killer: i64) -> None:
    """These characters are killed at the same moment; a killer in an encounter loots first.

    The active player's turn ends with his character (TAL-Q19); what is owed to the dead is done all the same.
    """
    row = vec[i64]()
    for seat in range(table.seats):
        if dead & BIT[seat]:
            if killer != NOBODY and killer != seat and not dead & BIT[killer]:
                row = append(row, LOOT_THE_DEAD.at(killer, seat))
            row = append(row, BURY.at(seat))
    table.push_row(append(row, CHECK_SURVIVORS.at()))
    for seat in range(table.seats - 1, -1, -1):
        if dead & BIT[seat]:
            table.tell(DIED, seat, table.get(seat, CHARACTER))
    if dead & BIT[table.active] and table.is_marked(TURN_MARK):
        table.unwind(TURN_MARK, NO_FRAME)


def dies_for_good(table: Table) -> bool:
    """Once a character has been on the Crown; always in a Bloodbath, and for a player alone.

    TAL-LIFE-12, TAL-CROWN-11, TAL-VAR-18, TAL-Q13
    """
    return table.is_death_final or table.has_variant(BLOODBATH) or table.seats == 1


def is_in_the_game(table: Table, seat: i64) -> bool:
    """Whether the player has a character or is entitled to a new one (TAL-LIFE-12, TAL-Q14)."""
    return not table.is_out(seat) and (table.is_alive(seat) or not dies_for_good(table))


@final
class LootTheDead(Question[Table]):
    """The killer may take any of the victim's Objects and Followers, and all of his gold.

    He cannot take what he may not have. Above his limit he chooses which Objects to leave (TAL-OBJ-04,
    TAL-Q21). If what he has taken fulfils his quest he is gone, and the rest stays behind (TAL-Q91).
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, killer: i64, victim: i64, _c: i64, /) -> None:
        if table.has_variant(INHERITED_OBJECTS) and not table.is_death_final:
            return  # TAL-VAR-12
        if table.is_toad(killer) or not table.is_alive(killer):  # his loot may have led him onto a Hex
            return
        if table.place(killer) != table.place(victim):
            return
        if table.get(victim, GOLD) > 0:
            table.offer(LOOT_GOLD.at(killer))
        self.add_cards(table, killer, OBJECTS + victim)
        self.add_cards(table, killer, FOLLOWERS + victim)
        if table.option_count > 0:
            table.offer(LOOT_NO_MORE.at(killer))
            table.ask(killer, self.at(killer, victim))

    def add_cards(self, table: Table, killer: i64, zone: i64) -> None:
        card = table.top(zone)
        while card != NO_CARD:
            face = table.faces[card]
            option = LOOT.at(killer, face)
            if can_loot(table, killer, face) and not table.is_offered(option):
                table.offer(option)
            card = table.links[card]


def can_loot(table: Table, killer: i64, face: i64) -> bool:
    """Not a Raft (TAL-Q66), nor Followers that cannot be taken from their owner (TAL-Q112, TAL-Q115)."""
    return (
        not is_raft(face)
        and not is_forced_follower(face)
        and not is_enemy(face)
        and may_have(table, killer, face)
    )


@final
class Loot(Choice[Table]):
    """TAL-ENC-06, TAL-PVP-11"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        table.push(table.asking)
        hand_over(table, second_of(table.asking), seat, face)

    def reason(self, table: Table, seat: i64, face: i64, _c: i64, /) -> str:
        if is_raft(face):
            return "TAL-Q66"
        if not may_have(table, seat, face):
            return "TAL-OWN-08"
        return "TAL-ENC-06"


@final
class LootGold(Choice[Table]):
    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        victim = second_of(table.asking)
        table.push(table.asking)
        hand_over_gold(table, victim, seat, table.get(victim, GOLD))


@final
class Bury(Rule[Table]):
    """Belongings stay on the space, counters and cards go where they belong, the character leaves the game.

    TAL-LIFE-04, TAL-LIFE-05, TAL-LIFE-06, TAL-LIFE-07, TAL-LIFE-08, TAL-Q20, TAL-Q80
    """

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.has_variant(INHERITED_OBJECTS) and not table.is_death_final:
            set_things_aside(table, seat)
        else:
            leave_gold(table, seat, table.place(seat))
            leave_everything(table, seat)
        discard_all_spells(table, seat)
        while table.size(TROPHIES + seat) > 0:
            discard(table, table.take_top(TROPHIES + seat))
        return_counters(table, seat)
        for word in (QUEST, MISSED, MORE_TURNS, TOAD_TURNS, OFFER):
            table.set(seat, word, 0)
        card = table.take_top(CHARACTER_CARDS + seat)
        table.put(card, OUT_OF_THE_GAME)
        table.set(seat, CHARACTER, NOBODY)
        if dies_for_good(table):
            eliminate(table, seat)


def set_things_aside(table: Table, seat: i64) -> None:
    """For the next character of this player (TAL-VAR-08); gold stays in the player's hands.

    A Raft is never kept (TAL-RAFT-07), raised or charmed Enemies go (TAL-Q115), and those who force themselves
    on others stay on the space (TAL-Q112).
    """
    for zone in (OBJECTS + seat, FOLLOWERS + seat):
        while table.size(zone) > 0:
            card = table.take_top(zone)
            face = table.faces[card]
            if is_raft(face) or is_enemy(face) or is_forced_follower(face):
                leave_behind(table, seat, card)
            else:
                table.put(card, SET_ASIDE + seat)


def return_counters(table: Table, seat: i64) -> None:
    """TAL-LIFE-05"""
    table.board[STRENGTH_SUPPLY] += table.get(seat, STRENGTH_COUNTERS) + table.get(seat, TOAD_STRENGTH)
    table.board[CRAFT_SUPPLY] += table.get(seat, CRAFT_COUNTERS) + table.get(seat, TOAD_CRAFT)
    table.board[FATE_SUPPLY] += table.get(seat, FATE)
    for word in (STRENGTH_COUNTERS, TOAD_STRENGTH, CRAFT_COUNTERS, TOAD_CRAFT, FATE):
        table.set(seat, word, 0)


def eliminate(table: Table, seat: i64) -> None:
    """The player is out; cards set aside for a next character stay where the last one died (TAL-Q105)."""
    table.set(seat, IS_OUT, 1)
    table.tell(ELIMINATED, seat)
    leave_gold(table, seat, table.place(seat))
    while table.size(SET_ASIDE + seat) > 0:
        table.put(table.take_top(SET_ASIDE + seat), OBJECTS + seat)
    leave_everything(table, seat)


@final
class NobodyComesBack(Rule[Table]):
    """The Crown of Command has been reached: whoever waits for a new character is out of the game.

    TAL-LIFE-12, TAL-CROWN-11, TAL-Q14
    """

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        for seat in range(table.seats):
            if not table.is_alive(seat) and not table.is_out(seat):
                eliminate(table, seat)
        table.push(CHECK_SURVIVORS.at())


@final
class CheckSurvivors(Rule[Table]):
    """Victory is checked after each elimination (TAL-WIN-02, TAL-Q13, TAL-Q14, TAL-Q15)."""

    def is_owed(self) -> bool:
        return True

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        left: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            if is_in_the_game(table, seat):
                left |= BIT[seat]
            seat += 1
        if left == 0:
            table.finish(ALL_DEAD, 0)
        elif left & (left - 1) == 0 and table.seats > 1:
            table.finish(LAST_ALIVE, left)


LOOT_THE_DEAD: Final = LootTheDead("loot_the_dead")
LOOT: Final = Loot("loot", "TAL-ENC-06", CARD)
LOOT_GOLD: Final = LootGold("loot gold", "TAL-ENC-06")
LOOT_NO_MORE: Final = Pass("loot no more", "TAL-ENC-07")
BURY: Final = Bury()
NOBODY_COMES_BACK: Final = NobodyComesBack()
CHECK_SURVIVORS: Final = CheckSurvivors()
RULES: Final[list[Rule[Any]]] = [
    LOOT_THE_DEAD,
    LOOT,
    LOOT_GOLD,
    LOOT_NO_MORE,
    BURY,
    NOBODY_COMES_BACK,
    CHECK_SURVIVORS,
]
assert NO_QUEST == 0
