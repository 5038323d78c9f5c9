"""The table of Warhammer Quest: the quest, the enemies, and what every hero has.

A seat is a hero: a player alone has two seats (WHQ-SETUP-03).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from questhall.core.engine.cards import NO_CARD, vector
from questhall.core.engine.events import EventKind
from questhall.core.engine.rules import Action, Noun
from questhall.core.engine.state import NOBODY, State
from questhall.games.warhammer_quest.components.face_numbers import CARD_COUNT
from questhall.games.warhammer_quest.components.printed_gear import HEALTH_BONUS, in_action
from questhall.games.warhammer_quest.components.printed_heroes import PRINTED_HEALTH, SIZES
from questhall.games.warhammer_quest.components.printed_locations import EXPLORATION
from questhall.games.warhammer_quest.components.switches import ACTIVE_HERO_FIRST, MOVED_ENEMIES_READY

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
SEAT: Final = Noun("seat", [f"seat-{seat}" for seat in range(MOST_SEATS)])

# Zones. Those of heroes come in blocks of four.
ENEMY_DECK: Final = 0
ENEMY_DISCARD: Final = 1
LAIR: Final = 2
SHADOWS: Final = 3
SET_ASIDE: Final = 4  # beside the quest sheet: found, or out of this quest
POOL: Final = 5  # the campaign pool (WHQ-POOL-01)
BOX: Final = 6  # cards that this quest does not use
LOCATION_DECK: Final = 7
ACTIVE_LOCATION: Final = 8
LOCATION_DISCARD: Final = 9
DUNGEON_DECK: Final = 10
DUNGEON_DISCARD: Final = 11
DRAWN: Final = 12  # a card drawn and not settled yet
GEAR_DECK: Final = 13
GEAR_DISCARD: Final = 14
CONDITION_SUPPLY: Final = 15
ENGAGED: Final = 16  # a hero's engagement zone (WHQ-ZONE-02)
ACTIONS: Final = 20
SPARE_ACTIONS: Final = 24
GEAR: Final = 28
LEGENDARY_SET: Final = 32
ITEMS: Final = 36
CONDITIONS: Final = 40
HERO_CARD: Final = 44
STAGE_TWO: Final = 48  # enemies of the later stages of a delve
STAGE_THREE: Final = 49
OUT_OF_CAMPAIGN: Final = 50  # nemeses of the campaign pool that were beaten (WHQ-NEMESIS-05)
ZONE_COUNT: Final = 51

# What a card carries: a word for each card in the array `marks`
EXHAUSTED: Final = 1
FACEDOWN: Final = 2  # an enemy in the shadows; depleted gear (WHQ-COST-03)
GOADED: Final = 4  # readied by Goad this round
DUE: Final = 8  # an enemy that a peril effect is about to activate
AMOUNT_SHIFT: Final = 4  # the bits from here on count wounds on an enemy, success tokens on an action card
ONE_MORE: Final = 16

# What a hero has: this many words for each seat in the array `heroes`
WHO: Final = 0  # which hero, or nobody while heroes are being chosen
WOUNDS: Final = 1
IS_DEFEATED: Final = 2
IS_OUT: Final = 3  # eliminated in a delve (WHQ-DELVE-04)
GEAR_LIMIT: Final = 4
VISITS: Final = 5  # in this settlement stage, a mask: see `settlement/settlement_actions.py`
HERO_SIZE: Final = 6

# Quests
TUTORIAL: Final = 0
QUEST_1: Final = 1
QUEST_2: Final = 2
QUEST_3: Final = 3
QUEST_4: Final = 4
QUEST_5: Final = 5
DELVE: Final = 6

CAMPAIGN: Final = 128
"""The variant: the quest is part of a campaign. The bits below it name the quest."""

# Things that have happened in this quest, a mask
WARPSTONE_FOUND: Final = 1
NEMESIS_BEATEN: Final = 2
NEMESIS_FLED: Final = 4
BELL_RUNG: Final = 8  # this round, in the Bell Chamber
PROGRESS_MADE: Final = 16  # here, since the last location phase
HAS_EXPLORED: Final = 32  # an explore action was performed in the last activation

# Phases
SETTING_UP: Final = 0
HERO_PHASE: Final = 1
ENEMY_PHASE: Final = 2
LOCATION_PHASE: Final = 3
PERIL_PHASE: Final = 4
SETTLEMENT: Final = 5  # the stage after a quest of a campaign

# How a quest ends
VICTORY: Final = 1
DEFEAT: Final = 2

# Kinds of contexts
ACTION: Final = 0
ACTIVATION: Final = 1  # of an enemy
DISTRIBUTION: Final = 2  # what each hero is to receive

QUEST_MARK: Final = 1  # on the stack: all work of the quest lies above it

ZONE_LIMIT: Final = 3  # enemies in an engagement zone (WHQ-ZONE-04)
TOKEN_LIMIT: Final = 2  # on one action card (WHQ-TOKEN-01)

# How options name enemies: by the zone and the place in it, the one that came first being 1
MOST_IN_SHADOWS: Final = 45
ENEMY: Final = Noun(
    "enemy",
    [f"seat-{seat}.{place}" for seat in range(MOST_SEATS) for place in range(1, ZONE_LIMIT + 1)]
    + [f"shadows.{place}" for place in range(1, MOST_IN_SHADOWS + 1)],
)
FIRST_SHADOW: Final = 12


@final
class Table(State):
    """A quest of Warhammer Quest. Seats are numbered clockwise."""

    quest: i64
    round: i64
    phase: i64
    leader: i64
    active: i64
    peril: i64
    progress: i64
    deeds: i64
    stage: i64
    won: i64
    heroes: vec[i64]
    marks: vec[i64]

    def __init__(
        self,
        origin: State,
        quest: i64,
        round_number: i64,
        phase: i64,
        leader: i64,
        active: i64,
        peril: i64,
        progress: i64,
        deeds: i64,
        stage: i64,
        won: i64,
        heroes: vec[i64],
        marks: vec[i64],
    ) -> None:
        super().__init__(origin)
        self.quest = quest
        self.round = round_number
        self.phase = phase
        self.leader = leader  # who holds the party leader token
        self.active = active  # the active hero, if there is one (WHQ-ACTIVE-01, WHQ-ACTIVE-02)
        self.peril = peril  # the space of the peril token
        self.progress = progress  # on the active location
        self.deeds = deeds  # what has happened in this quest
        self.stage = stage  # of a delve
        self.won = won  # the quests of the campaign won so far, a mask
        self.heroes = heroes
        self.marks = marks

    def clone(self) -> Table:
        return Table(
            self,
            self.quest,
            self.round,
            self.phase,
            self.leader,
            self.active,
            self.peril,
            self.progress,
            self.deeds,
            self.stage,
            self.won,
            self.heroes[:],
            self.marks[:],
        )

    def lay_own(self, name: str, values: list[int]) -> None:
        if name == "heroes":
            self.heroes = vector(values)
        else:
            assert name == "marks"
            self.marks = vector(values)

    # Heroes

    def get(self, seat: i64, what: i64) -> i64:
        place = seat * HERO_SIZE + what
        return self.heroes[place]

    def set(self, seat: i64, what: i64, value: i64) -> None:
        self.heroes[seat * HERO_SIZE + what] = value

    def is_standing(self, seat: i64) -> bool:
        """Whether the hero is not defeated: effects that say "hero" mean these (WHQ-Q53)."""
        return self.get(seat, IS_DEFEATED) == 0

    def is_hero(self, seat: i64, hero: i64) -> bool:
        return self.get(seat, WHO) == hero

    def standing_heroes(self) -> i64:
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.is_standing(seat):
                count += 1
            seat += 1
        return count

    def acting_leader(self) -> i64:
        """The party leader, or the next hero clockwise who is not defeated (WHQ-LEADER-03, WHQ-Q69)."""
        return self.standing_from(self.leader)

    def standing_from(self, seat: i64) -> i64:
        """This hero, or the next one clockwise who is not defeated; the hero himself if nobody stands."""
        asked: i64 = 0
        found = seat
        while asked < self.seats:
            if self.is_standing(found):
                return found
            found = self.left_of(found)
            asked += 1
        return seat

    def you(self) -> i64:
        """The active hero, or the leader where there is none (WHQ-ACTIVE-03, WHQ-ACTIVE-04)."""
        if self.active != NOBODY:
            return self.active
        return self.acting_leader()

    def first_hero(self) -> i64:
        """The hero with whom an effect on each hero begins: the holder of the party leader token (WHQ-Q71)."""
        if self.variants & ACTIVE_HERO_FIRST:
            return self.you()
        return self.leader

    def health(self, seat: i64) -> i64:
        """Printed for the size of the party, and raised by gear that lies faceup (WHQ-WOUND-05)."""
        total = PRINTED_HEALTH[self.get(seat, WHO) * SIZES + self.seats]
        card = self.top(GEAR + seat)
        while card != NO_CARD:
            if not self.is_facedown(card):
                total += HEALTH_BONUS[self.faces[card]]
            card = self.links[card]
        return total

    def remaining_health(self, seat: i64) -> i64:
        """WHQ-WOUND-06"""
        return self.health(seat) - self.get(seat, WOUNDS)

    # Cards

    def is_exhausted(self, card: i64) -> bool:
        return self.marks[card] & EXHAUSTED != 0

    def is_facedown(self, card: i64) -> bool:
        """An enemy turned down, or gear that is depleted."""
        return self.marks[card] & FACEDOWN != 0

    def mark_card(self, card: i64, mark: i64) -> None:
        self.marks[card] |= mark

    def unmark_card(self, card: i64, mark: i64) -> None:
        self.marks[card] &= ~mark

    def clear_card(self, card: i64) -> None:
        """Clear everything from the card and turn it upright and faceup: it leaves play."""
        self.marks[card] = 0

    def amount(self, card: i64) -> i64:
        """The wounds on an enemy, or the tokens on an action card."""
        return self.marks[card] >> AMOUNT_SHIFT

    def add_amount(self, card: i64, amount: i64) -> None:
        self.marks[card] += amount * ONE_MORE

    def has_gear(self, seat: i64, face: i64) -> bool:
        """Whether the hero has this gear equipped and it can be used: not depleted (WHQ-SPENT-01)."""
        card = self.find(GEAR + seat, face)
        return card != NO_CARD and not self.is_facedown(card) and self.is_standing(seat)

    def has_ready_gear(self, seat: i64, face: i64) -> bool:
        card = self.find(GEAR + seat, face)
        return card != NO_CARD and self.marks[card] & (FACEDOWN | EXHAUSTED) == 0 and self.is_standing(seat)

    def worn(self, seat: i64, column: vec[i64]) -> i64:
        """What the gear that the hero can use adds up to, by this column of printed numbers."""
        total: i64 = 0
        if self.is_standing(seat):
            card = self.top(GEAR + seat)
            while card != NO_CARD:
                if not self.is_facedown(card):
                    total += column[self.faces[card]]
                card = self.links[card]
        return total

    def worn_in(self, seat: i64, kind: i64, column: vec[i64]) -> i64:
        """The same where the numbers differ by the kind of action."""
        total: i64 = 0
        if self.is_standing(seat):
            card = self.top(GEAR + seat)
            while card != NO_CARD:
                if not self.is_facedown(card):
                    total += column[in_action(self.faces[card], kind)]
                card = self.links[card]
        return total

    def has_condition(self, seat: i64, face: i64) -> bool:
        return self.find(CONDITIONS + seat, face) != NO_CARD

    def offer_each(self, action: Action[Table], seat: i64, zone: i64) -> None:
        """Offer an action once for each different card of a zone."""
        card = self.top(zone)
        while card != NO_CARD:
            option = action.at(seat, self.faces[card])
            if not self.is_offered(option):
                self.offer(option)
            card = self.links[card]

    def decide(self, decider: i64, question: i64) -> None:
        """Ask, unless there is only one option: then it is taken. If there is none, nothing happens."""
        if self.option_count > 1:
            self.ask(decider, question)
        elif self.option_count == 1:
            self.asking = question
            self.option_count = 0
            self.push(self.options[0])

    # Contexts

    def add_to_field(self, place: i64, field: i64, amount: i64) -> None:
        """Raise or lower a field of a context."""
        self.contexts[place + field] += amount

    # The active location

    def location(self) -> i64:
        """The face of the active location, or -1."""
        card = self.top(ACTIVE_LOCATION)
        if card == NO_CARD:
            return -1
        return self.faces[card]

    def here(self, column: vec[i64]) -> i64:
        """What is printed on the active location, by this column; 0 while there is none."""
        card = self.top(ACTIVE_LOCATION)
        if card == NO_CARD:
            return 0
        return column[self.faces[card]]

    def is_explored(self) -> bool:
        """WHQ-LOCATION-04"""
        location = self.location()
        return location >= 0 and self.progress == EXPLORATION[location]

    def is_deed(self, deed: i64) -> bool:
        return self.deeds & deed != 0

    # Enemies

    def zone_of_enemy(self, card: i64) -> i64:
        """The engagement zone or the shadows where this enemy is; -1 if it is in neither."""
        seat: i64 = 0
        while seat < self.seats:
            if self.contains(ENGAGED + seat, card):
                return ENGAGED + seat
            seat += 1
        if self.contains(SHADOWS, card):
            return SHADOWS
        return -1

    def lift_enemy(self, card: i64) -> None:
        """Take an enemy from wherever it is; everything on it stays (WHQ-Q35)."""
        zone = self.zone_of_enemy(card)
        if zone < 0:
            zone = DRAWN
            if self.contains(LAIR, card):
                zone = LAIR
        self.take(card, zone)
        if self.variants & MOVED_ENEMIES_READY:
            self.unmark_card(card, EXHAUSTED)

    def contains(self, zone: i64, card: i64) -> bool:
        other = self.top(zone)
        while other != card:
            if other == NO_CARD:
                return False
            other = self.links[other]
        return True

    def place_of(self, card: i64) -> i64:
        """How options name this enemy: see `ENEMY`."""
        zone = self.zone_of_enemy(card)
        place = self.highest_place(zone)
        other = self.top(zone)
        while other != card:
            place -= 1
            other = self.links[other]
        return place

    def highest_place(self, zone: i64) -> i64:
        """How options name the top enemy of a zone; each one further down has one less."""
        if zone == SHADOWS:
            return FIRST_SHADOW + self.size(zone) - 1
        return (zone - ENGAGED) * ZONE_LIMIT + self.size(zone) - 1

    def tell_of_enemy(self, kind: EventKind, card: i64, wounds: i64) -> None:
        """An event that names an enemy by its place, which is worked out only if there is a journal."""
        if self.journal is not None:
            self.tell(kind, self.place_of(card), self.faces[card], wounds)

    def enemy_at(self, place: i64) -> i64:
        """The enemy that an option names."""
        zone: i64 = SHADOWS
        number = place - FIRST_SHADOW
        if place < FIRST_SHADOW:
            zone = ENGAGED + place // ZONE_LIMIT
            number = place % ZONE_LIMIT
        above = self.size(zone) - 1 - number
        card = self.top(zone)
        while above > 0:
            card = self.links[card]
            above -= 1
        return card


def fresh_heroes(seats: i64) -> vec[i64]:
    heroes = vec[i64]()
    seat: i64 = 0
    while seat < seats:
        for value in (NOBODY, 0, 0, 0, 1, 0):
            heroes = append(heroes, value)
        seat += 1
    return heroes


def blank_marks() -> vec[i64]:
    marks = vec[i64]()
    while len(marks) < CARD_COUNT:
        marks = append(marks, 0)
    return marks
