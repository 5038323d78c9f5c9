"""What locations do in the location phase.

What a location does at other times is a field of its entry in `components/printed_locations.py`, or is in
the rule that the entry names.

WHQ-PHASE-LOC-06, WHQ-LOCATION-03, WHQ-GOLDEN-06, WHQ-GOLDEN-08, WHQ-Q22, WHQ-Q43, WHQ-Q71
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice, Pass
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.warhammer_quest.actions.results import lose_progress
from questhall.games.warhammer_quest.cards.nemeses import (
    EXHAUST_OR_WOUNDS,
    NEMESIS_HUNTS,
    SINGLE_OUT,
    nemesis_in_play,
)
from questhall.games.warhammer_quest.components.event_kinds import LOCATION_ACTS
from questhall.games.warhammer_quest.components.face_numbers import (
    BLEEDING,
    BROOD_WARREN,
    BURNING_GALLERY,
    CHOKING_PASSAGE,
    CRUMBLING_ARCHES,
    ECHOING_VAULT,
    FLOODED_GALLERY,
    FUNGUS_HOLLOW,
    GALLOWS_CISTERN,
    GNAWED_CROSSING,
    GRUMPS_SUMP,
    GUN_GALLERY,
    MUSTER_FIELD,
    ODIOUS_GRUMP,
    PIT_OF_STAKES,
    RUINED_FEAST_HALL,
    SICKENED,
    SUNKEN_SHRINE,
    TAINTED_RESERVOIR,
)
from questhall.games.warhammer_quest.components.printed_cards import CARD
from questhall.games.warhammer_quest.components.state import (
    ACTIONS,
    ENEMY,
    ENGAGED,
    LAIR,
    PROGRESS_MADE,
    SEAT,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.enemies.enemies_in_play import can_be_engaged
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import engage, spawn_by_rule, spawn_facedown
from questhall.games.warhammer_quest.heroes.conditions import can_gain, gain_condition, recover
from questhall.games.warhammer_quest.heroes.party_decisions import (
    EXHAUST_ACTION,
    add_ready_actions,
    all_enemies,
    ask_for_hero,
    for_each_hero,
    has_ready_action,
    heal_enemy,
    least_wounded,
    most_wounded,
)
from questhall.games.warhammer_quest.heroes.tokens import (
    TOKEN_OR_SICKENED,
    add_token_options,
    can_lose_token_or_sicken,
    discard_token,
    tokens_of,
)
from questhall.games.warhammer_quest.heroes.wounds import BY_EFFECT, each_hero_suffers, suffer

PIT_ENEMIES: Final = 2
GALLERY_PROGRESS: Final = 3


def announce(table: Table) -> None:
    """The location is about to do something: logged only if something will happen."""
    table.tell(LOCATION_ACTS, table.location())


# Level I


@final
class ChokingPassage(Rule[Table]):
    """Each hero exhausts one of his ready action cards."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if any(self.can_choke(table, seat) for seat in range(table.seats)):
            announce(table)
            table.push(for_each_hero(CHOKE, 0))

    def can_choke(self, table: Table, seat: i64) -> bool:
        return table.is_standing(seat) and has_ready_action(table, seat)


@final
class Choke(Question[Table]):
    """His choice, never the card that prepares; without another one he is not affected (WHQ-PREPARE-02)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        add_ready_actions(table, seat, EXHAUST_ACTION)
        table.decide(seat, self.at(seat))


@final
class FloodedGallery(Question[Table]):
    """One progress is washed away unless some hero discards a token, until the gallery is explored."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if table.is_explored() or table.progress == 0:
            return
        announce(table)
        for seat in range(table.seats):
            if table.is_standing(seat):
                self.offer_tokens(table, seat)
        table.offer(LET_WATER_IN.at(NOBODY))
        table.decide(PARTY, self.at())

    def offer_tokens(self, table: Table, seat: i64) -> None:
        card = table.top(ACTIONS + seat)
        while card != NO_CARD:
            if table.amount(card) > 0:
                table.offer(BAIL.at(NOBODY, seat, table.faces[card]))
            card = table.links[card]


@final
class Bail(Choice[Table]):
    """The token of one hero keeps the water out (WHQ-COST-01)."""

    def run(self, table: Table, _seat: i64, hero: i64, face: i64, /) -> None:
        discard_token(table, hero, face)


@final
class LetWaterIn(Choice[Table]):
    """WHQ-LOCATION-03"""

    def run(self, table: Table, _seat: i64, _b: i64, _c: i64, /) -> None:
        lose_progress(table, 1)


@final
class GnawedCrossing(Rule[Table]):
    """Empty shadows do not stay empty."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if table.size(SHADOWS) == 0:
            announce(table)
            spawn_facedown(table, 1)


@final
class CrumblingArches(Question[Table]):
    """The hero with the fewest wounds suffers one."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        announce(table)
        ask_for_hero(table, least_wounded(table), SINGLE_OUT, self.at(NOBODY, 1))


@final
class EchoingVault(Question[Table]):
    """An enemy comes out of the shadows to the party leader; the players choose which (WHQ-SHADOW-06)."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        card = table.top(SHADOWS)
        while card != NO_CARD:
            if can_be_engaged(table, card):
                table.offer(CALL_OUT.at(NOBODY, table.place_of(card)))
            card = table.links[card]
        if table.option_count > 0:
            announce(table)
            table.decide(PARTY, self.at())


@final
class CallOut(Choice[Table]):
    """A facedown one is revealed only now (WHQ-SHADOW-03)."""

    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        engage(table, table.enemy_at(enemy), table.acting_leader())


# Level II


@final
class FungusHollow(Rule[Table]):
    """The party leader discards a token or becomes sickened."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        leader = table.acting_leader()
        if can_lose_token_or_sicken(table, leader):
            announce(table)
            table.push(TOKEN_OR_SICKENED.at(leader))


@final
class SunkenShrine(Rule[Table]):
    """Each hero may pray for a token."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if any(tokens_of(table, seat) > 0 and table.is_standing(seat) for seat in range(table.seats)):
            announce(table)
            table.push(for_each_hero(SHRINE, 0))


@final
class Shrine(Question[Table]):
    """A token for two wounds, even if he has fewer (WHQ-Q22)."""

    def run(self, table: Table, seat: i64, _b: i64, _c: i64, /) -> None:
        add_token_options(table, seat, PRAY)
        if table.option_count > 0:
            table.offer(PASS_SHRINE.at(seat))
            table.ask(seat, self.at(seat))


@final
class Pray(Choice[Table]):
    """WHQ-COST-01"""

    def run(self, table: Table, seat: i64, face: i64, _c: i64, /) -> None:
        discard_token(table, seat, face)
        recover(table, seat, 2)


@final
class GallowsCistern(Question[Table]):
    """The hero with the most wounds becomes bleeding."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        heroes = most_wounded(table)
        if any(heroes & BIT[seat] != 0 and can_gain(table, seat, BLEEDING) for seat in range(table.seats)):
            announce(table)
        ask_for_hero(table, heroes, LET_BLEED, self.at())


@final
class LetBleed(Choice[Table]):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        gain_condition(table, hero, BLEEDING)


@final
class BroodWarren(Rule[Table]):
    """It breeds while no progress is made here."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_deed(PROGRESS_MADE) and not table.is_explored():
            announce(table)
            spawn_facedown(table, 1)


# Level III


@final
class RuinedFeastHall(Rule[Table]):
    """Each enemy recovers a wound."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        enemies = all_enemies(table)
        if any(table.amount(card) > 0 for card in enemies):
            announce(table)
        for card in enemies:
            heal_enemy(table, card, 1)


@final
class PitOfStakes(Rule[Table]):
    """Each hero engaged with two enemies or more suffers a wound."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if any(is_over_stakes(table, seat) for seat in range(table.seats)):
            announce(table)
            table.push(for_each_hero(STAKES, 1))


def is_over_stakes(table: Table, seat: i64) -> bool:
    return table.is_standing(seat) and table.size(ENGAGED + seat) >= PIT_ENEMIES


@final
class Stakes(Rule[Table]):
    def run(self, table: Table, seat: i64, wounds: i64, _c: i64, /) -> None:
        if is_over_stakes(table, seat):
            suffer(table, seat, wounds, BY_EFFECT)


@final
class BurningGallery(Rule[Table]):
    """Each hero suffers a wound or exhausts an action card."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        announce(table)
        table.push(for_each_hero(EXHAUST_OR_WOUNDS, 1))


# Locations of the quests


@final
class GrumpsSump(Rule[Table]):
    """Odious Grump comes out of the lair; if he is out, the hero he is engaged with suffers a wound."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        card = nemesis_in_play(table, ODIOUS_GRUMP)
        if card == NO_CARD and table.holds(LAIR, ODIOUS_GRUMP):
            announce(table)
            table.push(NEMESIS_HUNTS.at(ODIOUS_GRUMP))
        elif card != NO_CARD and table.zone_of_enemy(card) != SHADOWS:
            announce(table)
            suffer(table, table.zone_of_enemy(card) - ENGAGED, 1, BY_EFFECT)


@final
class TaintedReservoir(Rule[Table]):
    """Each sickened hero suffers a wound."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if any(is_tainted(table, seat) for seat in range(table.seats)):
            announce(table)
            table.push(for_each_hero(TAINT, 1))


def is_tainted(table: Table, seat: i64) -> bool:
    return table.is_standing(seat) and table.has_condition(seat, SICKENED)


@final
class Taint(Rule[Table]):
    def run(self, table: Table, seat: i64, wounds: i64, _c: i64, /) -> None:
        if is_tainted(table, seat):
            suffer(table, seat, wounds, BY_EFFECT)


@final
class GunGallery(Rule[Table]):
    """Under fire until three progress have been made."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if table.progress < GALLERY_PROGRESS:
            announce(table)
            table.push(each_hero_suffers(1))


@final
class MusterField(Rule[Table]):
    """The host grows until the field is explored."""

    def run(self, table: Table, _a: i64, _b: i64, _c: i64, /) -> None:
        if not table.is_explored():
            announce(table)
            spawn_by_rule(table, 1)


CHOKE: Final = Choke("choke")
BAIL: Final = Bail("bail", "WHQ-GOLDEN-08", SEAT, CARD)
LET_WATER_IN: Final = LetWaterIn("let water in", "WHQ-GOLDEN-08")
CALL_OUT: Final = CallOut("call out", "WHQ-GOLDEN-06", ENEMY)
SHRINE: Final = Shrine("shrine")
PRAY: Final = Pray("pray", "WHQ-COST-01", CARD)
PASS_SHRINE: Final = Pass("pass shrine", "WHQ-GOLDEN-08")
LET_BLEED: Final = LetBleed("let bleed", "WHQ-GOLDEN-06", SEAT)
STAKES: Final = Stakes()
TAINT: Final = Taint()
EFFECTS_OF_LOCATIONS: Final[dict[int, Rule[Table]]] = {
    CHOKING_PASSAGE: ChokingPassage(),
    FLOODED_GALLERY: FloodedGallery("flooded_gallery"),
    GNAWED_CROSSING: GnawedCrossing(),
    CRUMBLING_ARCHES: CrumblingArches("crumbling_arches"),
    ECHOING_VAULT: EchoingVault("echoing_vault"),
    FUNGUS_HOLLOW: FungusHollow(),
    SUNKEN_SHRINE: SunkenShrine(),
    GALLOWS_CISTERN: GallowsCistern("gallows_cistern"),
    BROOD_WARREN: BroodWarren(),
    RUINED_FEAST_HALL: RuinedFeastHall(),
    PIT_OF_STAKES: PitOfStakes(),
    BURNING_GALLERY: BurningGallery(),
    GRUMPS_SUMP: GrumpsSump(),
    TAINTED_RESERVOIR: TaintedReservoir(),
    GUN_GALLERY: GunGallery(),
    MUSTER_FIELD: MusterField(),
}
RULES: Final[list[Rule[Any]]] = [
    *EFFECTS_OF_LOCATIONS.values(),
    CHOKE,
    BAIL,
    LET_WATER_IN,
    CALL_OUT,
    SHRINE,
    PRAY,
    PASS_SHRINE,
    LET_BLEED,
    STAKES,
    TAINT,
]
