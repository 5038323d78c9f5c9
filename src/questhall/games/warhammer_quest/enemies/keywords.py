"""The keywords of enemies: those of the rules, and those of particular enemies.

WHQ-KEYWORD-01, WHQ-KEYWORD-02, WHQ-KEYWORD-03, WHQ-KEYWORD-04, WHQ-KEYWORD-05, WHQ-GOLDEN-06, WHQ-GOLDEN-07,
WHQ-RANK-06
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from questhall.core.engine.bits import BIT
from questhall.core.engine.cards import NO_CARD
from questhall.core.engine.choice import Choice
from questhall.core.engine.frames import first_of
from questhall.core.engine.rules import Question, Rule
from questhall.core.engine.state import NOBODY, PARTY
from questhall.games.warhammer_quest.components.event_kinds import GOADED_ON, KEYWORD_STRIKES, RAISED
from questhall.games.warhammer_quest.components.face_numbers import BLEEDING, SICKENED
from questhall.games.warhammer_quest.components.printed_enemies import TRAIT, is_nemesis
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.state import (
    ENEMY,
    ENEMY_DISCARD,
    ENGAGED,
    EXHAUSTED,
    GOADED,
    SEAT,
    SHADOWS,
    Table,
)
from questhall.games.warhammer_quest.components.switches import ENGAGED_ENEMIES_STAY, REGENERATED_ENEMIES_RISE
from questhall.games.warhammer_quest.components.vocabulary import (
    ADVANCE,
    BARRAGE,
    BELLOW,
    DISEASE,
    DRAIN,
    ENSNARE,
    GOAD,
    HARRY,
    INFLICT,
    LACERATE,
    PILFER,
    PREY,
    RAISE,
    RAMPAGE,
    REGENERATE,
    RETREAT,
    SKAVEN,
    SWARM,
    TRAMPLE,
    UNDEAD,
)
from questhall.games.warhammer_quest.enemies.activation import (
    ACTIVE_HERO,
    ENEMY_CARD,
    ENGAGED_WITH,
    attack_of,
    is_in_play,
    its_hero,
)
from questhall.games.warhammer_quest.enemies.defeated_enemies import hurt_enemy
from questhall.games.warhammer_quest.enemies.enemies_in_play import enemy_health, move_to_shadows, rank
from questhall.games.warhammer_quest.enemies.engaging_and_spawning import engage, spawn_facedown
from questhall.games.warhammer_quest.heroes.conditions import can_have_conditions, gain_condition
from questhall.games.warhammer_quest.heroes.party_decisions import (
    EXHAUST_ACTION,
    add_ready_actions,
    all_enemies,
    ask_for_hero,
    for_each_hero,
    heal_enemy,
    least_beset,
    most_wounded,
)
from questhall.games.warhammer_quest.heroes.tokens import TOKEN_OR_WOUNDS
from questhall.games.warhammer_quest.heroes.wounds import BY_KEYWORD, suffer

SWARM_LIMIT: Final = 3
REGENERATED: Final = 2
DRAINED: Final = 1


@final
class Advance(Rule[Table]):
    """It engages the active hero (WHQ-KEYWORD-02)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        is_engaged = table.field(place, ENGAGED_WITH) != NOBODY
        if is_engaged and table.variants & ENGAGED_ENEMIES_STAY:  # WHQ-Q34
            return
        if is_in_play(table, place):
            engage(table, table.field(place, ENEMY_CARD), table.field(place, ACTIVE_HERO))


@final
class Retreat(Rule[Table]):
    """It moves to the shadows (WHQ-KEYWORD-03), unless the quest holds it in place."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        card = table.field(place, ENEMY_CARD)
        if is_in_play(table, place) and SHEETS[table.quest].can_retreat(table, card):
            move_to_shadows(table, card)


@final
class Inflict(Rule[Table]):
    """Its hero suffers wounds equal to its attack (WHQ-KEYWORD-04, WHQ-KEYWORD-05)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        strike(table, place, its_hero(table, place), attack_of(table, place), INFLICT)


def strike(table: Table, place: i64, hero: i64, wounds: i64, keyword: i64) -> None:
    """A hero suffers wounds by a keyword; which one it was is told first."""
    if table.is_standing(hero):
        table.tell(KEYWORD_STRIKES, table.faces[table.field(place, ENEMY_CARD)], keyword)
        suffer(table, hero, wounds, BY_KEYWORD)


@final
class Prey(Question[Table]):
    """It engages the hero with the most wounds; the players choose among those tied (WHQ-GOLDEN-07)."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if not is_in_play(table, place):
            return
        ask_for_hero(table, most_wounded(table), HUNT, self.at(place))


@final
class Hunt(Choice[Table]):
    def run(self, table: Table, _seat: i64, hero: i64, _c: i64, /) -> None:
        engage(table, table.field(first_of(table.asking), ENEMY_CARD), hero)


@final
class Ensnare(Question[Table]):
    """Its hero exhausts one of his ready action cards, not the one that prepares; without one he is wounded."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        hero = its_hero(table, place)
        if not table.is_standing(hero):
            return
        add_ready_actions(table, hero, EXHAUST_ACTION)
        if table.option_count == 0:
            strike(table, place, hero, attack_of(table, place), ENSNARE)
        else:
            table.decide(hero, self.at(place))


@final
class Lacerate(Rule[Table]):
    """Bleeding, or wounds for one who bleeds already; who cannot have conditions is not affected."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        afflict(table, place, BLEEDING, LACERATE)


@final
class Disease(Rule[Table]):
    """Sickened, or wounds for one who is already; who cannot have conditions is not affected."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        afflict(table, place, SICKENED, DISEASE)


def afflict(table: Table, place: i64, condition: i64, keyword: i64) -> None:
    hero = its_hero(table, place)
    if not can_have_conditions(table, hero):
        return
    if table.has_condition(hero, condition):
        strike(table, place, hero, attack_of(table, place), keyword)
    else:
        gain_condition(table, hero, condition)


@final
class Swarm(Rule[Table]):
    """One wound for each faceup Skaven engaged with its hero, at least one and at most three."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        hero = its_hero(table, place)
        count: i64 = 0
        card = table.top(ENGAGED + hero)
        while card != NO_CARD:
            if TRAIT[table.faces[card]] == SKAVEN:
                count += 1
            card = table.links[card]
        strike(table, place, hero, min(max(count, 1), SWARM_LIMIT), SWARM)


@final
class Harry(Question[Table]):
    """It engages the hero with the fewest enemies in his zone, itself counted.

    Among those tied: the one it is engaged with, else the active hero, else the players choose.
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        if not is_in_play(table, place):
            return
        heroes = least_beset(table)
        own = table.field(place, ENGAGED_WITH)
        active = table.field(place, ACTIVE_HERO)
        if own != NOBODY and heroes & BIT[own]:
            return
        if heroes & BIT[active]:
            engage(table, table.field(place, ENEMY_CARD), active)
            return
        ask_for_hero(table, heroes, HUNT, self.at(place))


@final
class Goad(Question[Table]):
    """The highest-ranked exhausted enemy, no nemesis, acts again: once in a round each.

    The players choose among equals (WHQ-RANK-06).
    """

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        highest: i64 = 0
        for card in all_enemies(table):
            if self.can_goad(table, place, card):
                highest = max(highest, rank(table, card))
        for card in all_enemies(table):
            if self.can_goad(table, place, card) and rank(table, card) == highest:
                table.offer(GOAD_ON.at(NOBODY, table.place_of(card)))
        table.decide(PARTY, self.at(place))

    def can_goad(self, table: Table, place: i64, card: i64) -> bool:
        if not table.is_exhausted(card) or table.is_facedown(card) or is_nemesis(table.faces[card]):
            return False
        return card != table.field(place, ENEMY_CARD) and table.marks[card] & GOADED == 0


@final
class GoadOn(Choice[Table]):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        card = table.enemy_at(enemy)
        table.unmark_card(card, EXHAUSTED)
        table.mark_card(card, GOADED)
        table.tell(GOADED_ON, table.faces[card])


@final
class Rampage(Question[Table]):
    """Another enemy in the same place, faceup or facedown, suffers a wound; the players choose."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        zone: i64 = SHADOWS
        if table.field(place, ENGAGED_WITH) != NOBODY:
            zone = ENGAGED + table.field(place, ENGAGED_WITH)
        card = table.top(zone)
        while card != NO_CARD:
            if card != table.field(place, ENEMY_CARD):
                table.offer(TRAMPLE_ENEMY.at(NOBODY, table.place_of(card)))
            card = table.links[card]
        table.decide(PARTY, self.at(place))


@final
class TrampleEnemy(Choice[Table]):
    def run(self, table: Table, _seat: i64, enemy: i64, _c: i64, /) -> None:
        hurt_enemy(table, table.enemy_at(enemy), 1)


@final
class Regenerate(Rule[Table]):
    """It recovers two wounds."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        card = table.field(place, ENEMY_CARD)
        if table.variants & REGENERATED_ENEMIES_RISE and table.contains(ENEMY_DISCARD, card):
            rise_again(table, card, table.field(place, ENGAGED_WITH))
        if is_in_play(table, place):
            heal_enemy(table, card, REGENERATED)


def rise_again(table: Table, card: i64, hero: i64) -> None:
    """The other reading of WHQ-Q30: defeated in its own activation, it is where it was, with all its wounds."""
    zone: i64 = SHADOWS
    if hero != NOBODY and table.is_standing(hero):
        zone = ENGAGED + hero
    table.take(card, ENEMY_DISCARD)
    table.put(card, zone)
    table.add_amount(card, enemy_health(table, card))


@final
class Trample(Rule[Table]):
    """Each hero with no enemy in his zone, and the hero it is engaged with, suffers a wound."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.tell(KEYWORD_STRIKES, table.faces[table.field(place, ENEMY_CARD)], TRAMPLE)
        table.push(for_each_hero(TRAMPLED, table.field(place, ENGAGED_WITH)))


@final
class Trampled(Rule[Table]):
    def run(self, table: Table, seat: i64, engaged_with: i64, _c: i64, /) -> None:
        if table.size(ENGAGED + seat) == 0 or engaged_with == seat:
            suffer(table, seat, 1, BY_KEYWORD)


@final
class Barrage(Rule[Table]):
    """Each hero, from the party leader on, discards a token or suffers a wound."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        table.tell(KEYWORD_STRIKES, table.faces[table.field(place, ENEMY_CARD)], BARRAGE)
        table.push(for_each_hero(TOKEN_OR_WOUNDS, 1, BY_KEYWORD))


@final
class Bellow(Rule[Table]):
    """One more enemy comes, facedown."""

    def run(self, table: Table, _place: i64, _b: i64, _c: i64, /) -> None:
        spawn_facedown(table, 1)


@final
class Pilfer(Rule[Table]):
    """Its hero discards a token or suffers a wound."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        hero = its_hero(table, place)
        if table.is_standing(hero):
            table.tell(KEYWORD_STRIKES, table.faces[table.field(place, ENEMY_CARD)], PILFER)
            table.push(TOKEN_OR_WOUNDS.at(hero, 1, BY_KEYWORD))


@final
class Drain(Rule[Table]):
    """Its hero suffers a wound, and it recovers one."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        hero = its_hero(table, place)
        if not table.is_standing(hero):
            return
        strike(table, place, hero, DRAINED, DRAIN)
        if is_in_play(table, place):
            heal_enemy(table, table.field(place, ENEMY_CARD), DRAINED)


@final
class Raise(Rule[Table]):
    """The Undead that was discarded last, no other enemy, lies faceup in the shadows again, exhausted."""

    def run(self, table: Table, place: i64, _b: i64, _c: i64, /) -> None:
        card = table.top(ENEMY_DISCARD)
        while card != NO_CARD:
            if TRAIT[table.faces[card]] == UNDEAD and card != table.field(place, ENEMY_CARD):
                table.take(card, ENEMY_DISCARD)
                table.mark_card(card, EXHAUSTED)
                table.put(card, SHADOWS)
                table.tell(RAISED, table.faces[card])
                return
            card = table.links[card]


HUNT: Final = Hunt("hunt", "WHQ-GOLDEN-06", SEAT)
GOAD_ON: Final = GoadOn("goad on", "WHQ-RANK-06", ENEMY)
TRAMPLE_ENEMY: Final = TrampleEnemy("trample", "WHQ-GOLDEN-06", ENEMY)
TRAMPLED: Final = Trampled()
EFFECTS_OF_KEYWORDS: Final[dict[int, Rule[Table]]] = {
    ADVANCE: Advance(),
    RETREAT: Retreat(),
    INFLICT: Inflict(),
    PREY: Prey("prey"),
    ENSNARE: Ensnare("ensnare"),
    LACERATE: Lacerate(),
    DISEASE: Disease(),
    SWARM: Swarm(),
    HARRY: Harry("harry"),
    GOAD: Goad("goad"),
    RAMPAGE: Rampage("rampage"),
    REGENERATE: Regenerate(),
    TRAMPLE: Trample(),
    BARRAGE: Barrage(),
    BELLOW: Bellow(),
    PILFER: Pilfer(),
    DRAIN: Drain(),
    RAISE: Raise(),
}
RULES: Final[list[Rule[Any]]] = [*EFFECTS_OF_KEYWORDS.values(), HUNT, GOAD_ON, TRAMPLE_ENEMY, TRAMPLED]
