"""Nemeses: how they come out of the lair, and what a nemesis icon makes of them.

In the lair a nemesis is not in play: nobody activates, readies or attacks it (WHQ-Q33).

WHQ-NEMESIS-01, WHQ-NEMESIS-03, WHQ-NEMESIS-06, WHQ-NEMESIS-07, WHQ-Q12, WHQ-Q22, WHQ-Q78
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import first_of, second_of
from questhall.core.engine.rules import Question, Rule
from questhall.games.warhammer_quest.actions.results import lose_progress
from questhall.games.warhammer_quest.components.event_kinds import NEMESIS_EFFECT
from questhall.games.warhammer_quest.components.face_numbers import (
    CHIEF_MUDMAW,
    FUSEWRIGHT_ODDLOCK,
    JEZZAIL_TEAM,
    JEZZAIL_TEAM_ELITE,
    NUNKEL,
    ODIOUS_GRUMP,
    TALLOWFOOT,
)
from questhall.games.warhammer_quest.components.state import LAIR, SEAT, SHADOWS, Table
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import spawn_nemesis
from questhall.games.warhammer_quest.heroes.party_decisions import (
    EXHAUST_ACTION,
    add_ready_actions,
    all_enemies,
    ask_for_hero,
    most_wounded,
)
from questhall.games.warhammer_quest.heroes.tokens import (
    SUFFER_INSTEAD,
    TOKEN_OR_SICKENED,
    can_lose_token_or_sicken,
)
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, suffer

MUDMAWS_WOUNDS: Final = 2


# Coming out of the lair


@final
class NemesisHunts(Question[Table]):
    """Out of the lair, engaged with the hero who has the most wounds; the players choose among those tied."""

    def run(self, table: Table, nemesis: i64, _b: i64, _c: i64, /) -> None:
        if table.holds(LAIR, nemesis):
            ask_for_hero(table, most_wounded(table), FACE_NEMESIS, self.at(nemesis))


@final
class FaceNemesis(Choice[Table]):
    """WHQ-GOLDEN-06, WHQ-Q78"""

    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        spawn_nemesis(table, table.find(LAIR, first_of(table.asking)), hero)


@final
class MeetLeader(Rule[Table]):
    """Out of the lair, engaged with the party leader."""

    def run(self, table: Table, nemesis: i64, _b: i64, _c: i64, /) -> None:
        if table.holds(LAIR, nemesis):
            spawn_nemesis(table, table.find(LAIR, nemesis), table.acting_leader())


def nemesis_in_play(table: Table, face: i64) -> i64:
    """The nemesis in an engagement zone or faceup in the shadows, or no card."""
    for card in all_enemies(table):
        if table.faces[card] == face and not table.is_facedown(card):
            return card
    return NO_CARD


# Nemesis effects, each announced when its turn comes, if it does anything. The seat is the active hero.


@final
class GrumpsSpite(Question[Table]):
    """Odious Grump: the hero with the most wounds suffers so many more."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        table.tell(NEMESIS_EFFECT, ODIOUS_GRUMP)
        ask_for_hero(table, most_wounded(table), SINGLE_OUT, self.at(seat, 1))


@final
class SingleOut(Choice[Table]):
    """The hero whom the players name suffers the wounds that the question speaks of (WHQ-GOLDEN-06)."""

    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        suffer(table, hero, second_of(table.asking), BY_EFFECT)


@final
class NunkelsPoison(Rule[Table]):
    """Nunkel: the active hero discards a token or becomes sickened (WHQ-Q22)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if can_lose_token_or_sicken(table, seat):
            table.tell(NEMESIS_EFFECT, NUNKEL)
            table.push(TOKEN_OR_SICKENED.at(seat))


@final
class TallowfootsLead(Rule[Table]):
    """Tallowfoot: one progress is lost; without any the active hero suffers a wound."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.progress > 0:
            table.tell(NEMESIS_EFFECT, TALLOWFOOT)
            lose_progress(table, 1)
        elif table.is_standing(seat):
            table.tell(NEMESIS_EFFECT, TALLOWFOOT)
            suffer(table, seat, 1, BY_EFFECT)


@final
class OddlocksShot(Rule[Table]):
    """Fusewright Oddlock: a wound for the active hero, two while a Jezzail Team lies faceup in the shadows."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_standing(seat):
            return
        table.tell(NEMESIS_EFFECT, FUSEWRIGHT_ODDLOCK)
        wounds: i64 = 1
        card = table.top(SHADOWS)
        while card != NO_CARD:
            if is_jezzail_team(table, card):
                wounds = 2
            card = table.links[card]
        suffer(table, seat, wounds, BY_EFFECT)


def is_jezzail_team(table: Table, card: i64) -> bool:
    """A facedown enemy has no name (WHQ-Q37)."""
    return not table.is_facedown(card) and table.faces[card] in (JEZZAIL_TEAM, JEZZAIL_TEAM_ELITE)


@final
class MudmawsThreat(Rule[Table]):
    """Chief Mudmaw: the active hero exhausts an action card or suffers two wounds."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        if table.is_standing(seat):
            table.tell(NEMESIS_EFFECT, CHIEF_MUDMAW)
            table.push(EXHAUST_OR_WOUNDS.at(seat, MUDMAWS_WOUNDS))


@final
class ExhaustOrWounds(Question[Table]):
    """Exhaust one of the own ready action cards, not the one that prepares, or suffer so many wounds.

    WHQ-PREPARE-02, WHQ-Q22
    """

    def run(self, table: Table, seat: i64, wounds: i64, _c: i64, /) -> None:
        if not table.is_standing(seat):
            return
        add_ready_actions(table, seat, EXHAUST_ACTION)
        if table.option_count == 0:
            suffer(table, seat, wounds, BY_EFFECT)
            return
        table.offer(SUFFER_INSTEAD.at(seat))
        table.ask(seat, self.at(seat, wounds, BY_EFFECT))


NEMESIS_HUNTS: Final = NemesisHunts("nemesis_hunts")
FACE_NEMESIS: Final = FaceNemesis("face nemesis", "WHQ-GOLDEN-06", SEAT)
MEET_LEADER: Final = MeetLeader()
SINGLE_OUT: Final = SingleOut("single out", "WHQ-GOLDEN-06", SEAT)
EXHAUST_OR_WOUNDS: Final = ExhaustOrWounds("exhaust_or_wounds")
EFFECTS_OF_NEMESES: Final[dict[int, Rule[Table]]] = {
    ODIOUS_GRUMP: GrumpsSpite("grumps_spite"),
    NUNKEL: NunkelsPoison(),
    TALLOWFOOT: TallowfootsLead(),
    FUSEWRIGHT_ODDLOCK: OddlocksShot(),
    CHIEF_MUDMAW: MudmawsThreat(),
}
RULES: Final[list[Rule[Any]]] = [
    NEMESIS_HUNTS,
    FACE_NEMESIS,
    MEET_LEADER,
    SINGLE_OUT,
    EXHAUST_OR_WOUNDS,
    *EFFECTS_OF_NEMESES.values(),
]
