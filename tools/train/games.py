"""Games to learn from: played by rules of thumb, disturbed somewhere, and looked at from there to the end.

Before the disturbance a choice is now and then made at random, so that tables occur which rules of thumb would
not have led to; afterwards everybody plays by them, so what is learned is how a table stands among such
players. A table is looked at where the game's clock ticks, which is where searches judge tables too. Game `n`
of a seed is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.state import State
from questhall.core.interface.game import Game, Setup
from questhall.core.search.judgement import Aspects
from questhall.core.search.policy import Policy
from questhall.games.rent_a_hero.bots.aspects import HeroAspects
from questhall.games.rent_a_hero.components.heroes import HERO_COUNT
from questhall.games.rent_a_hero.components.state import HANDS
from questhall.games.rent_a_hero.components.state import Table as HeroTable
from questhall.games.rent_a_hero.game import RENT_A_HERO
from questhall.games.talisman.bots.aspects import TalismanAspects
from questhall.games.talisman.characters.quests import give_talisman
from questhall.games.talisman.components import state as talisman
from questhall.games.talisman.game import TALISMAN
from questhall.games.warhammer_quest.bots.aspects import QuestAspects
from questhall.games.warhammer_quest.bots.worth.progress import to_explore
from questhall.games.warhammer_quest.components import state as quests
from questhall.games.warhammer_quest.components.quest_sheet import SHEETS
from questhall.games.warhammer_quest.components.vocabulary import HEROES
from questhall.games.warhammer_quest.game import WARHAMMER_QUEST

CAP = 30_000
"""Decisions after which a game is given up: nothing is learned from it."""
AT_RANDOM = 20
"""One choice in so many, before the disturbance."""

Position = tuple[list[list[int]], list[float]]
"""The aspects of each seat, and its share of the victory in the end."""


@dataclass(frozen=True)
class Course:
    """How games of one kind are played to learn from them."""

    game: Game
    make_aspects: Callable[[], Aspects]
    begin: Callable[[int, int], State]
    """A table, by the seed and the number of the game."""
    disturb: Callable[[State, Picker], None]
    latest: Callable[[State], int]
    """The last tick at which a game is disturbed."""
    every: Callable[[State], int]
    """How many ticks lie between two looks, on average."""
    is_shared: bool = False


def played(course: Course, seed: int, number: int) -> list[Position]:
    """The positions of one game, in their order."""
    started = course.begin(seed, number)
    assert course.game.make_thumb is not None
    return _follow(course, started, course.game.make_thumb(), Picker(derive(seed, number, 1)))


def _follow(course: Course, state: State, policy: Policy, picker: Picker) -> list[Position]:
    aspects = course.make_aspects()
    until = picker.below(course.latest(state) + 1) if picker.below(4) else 0
    made = 0
    while aspects.is_open(state) and aspects.clock(state) < until and made < CAP:
        if state.option_count > 1 and picker.below(AT_RANDOM) == 0:
            state.choose(picker.below(state.option_count))
        else:
            state.choose(policy.choose(state, picker) if state.option_count > 1 else 0)
        made += 1
    if not aspects.is_open(state) or made == CAP:
        return []
    if picker.below(2):
        course.disturb(state, picker)
    seen: list[list[list[int]]] = []
    now = int(aspects.clock(state))
    look_at = now + 1 + picker.below(2)
    while aspects.is_open(state) and made < CAP:
        tick = int(aspects.clock(state))
        if tick != now and tick >= look_at:
            seen.append(aspects.rows(state))
            look_at = tick + 1 + picker.below(2 * course.every(state) - 1)
        now = tick
        state.choose(policy.choose(state, picker) if state.option_count > 1 else 0)
        made += 1
    if made == CAP:
        return []
    return [(rows, _shares(course, state)) for rows in seen]


def _shares(course: Course, state: State) -> list[float]:
    if course.is_shared:
        assert isinstance(state, quests.Table)
        won = bool(state.winners) if state.is_over() else bool(state.won >> state.quest & 1)
        return [float(won)] * int(state.seats)
    winners = [float(state.winners >> seat & 1) for seat in range(state.seats)]
    return [each / max(1.0, sum(winners)) for each in winners]


# Talisman

TALISMAN_SEATS = (2, 2, 2, 3, 4, 4, 4, 5, 6)


def begin_talisman(seed: int, number: int) -> State:
    seats = TALISMAN_SEATS[number % len(TALISMAN_SEATS)]
    return TALISMAN.start(Setup(seats), FastChance(derive(seed, number)), knowledge=False, journal=False)


def disturb_talisman(state: State, picker: Picker) -> None:
    """Everybody may gain counters, Lives, fate and gold at random, and some a Talisman."""
    assert isinstance(state, talisman.Table)
    for seat in range(state.seats):
        if not state.is_alive(seat) or picker.below(3) == 0:
            continue
        state.add(seat, talisman.STRENGTH_COUNTERS, picker.below(4))
        state.add(seat, talisman.CRAFT_COUNTERS, picker.below(4))
        state.set(seat, talisman.LIFE, 1 + picker.below(7))
        state.set(seat, talisman.FATE, picker.below(5))
        if picker.below(4) == 0 and state.get(seat, talisman.QUEST) == talisman.NO_QUEST:
            give_talisman(state, seat)
    state.unsettled = 0


# Rent a Hero


def begin_rent_a_hero(seed: int, number: int) -> State:
    setup = Setup((3, 4, 4, 5)[number % 4])
    return RENT_A_HERO.start(setup, FastChance(derive(seed, number)), knowledge=False, journal=False)


def disturb_rent_a_hero(state: State, picker: Picker) -> None:
    """Where a wanderer is to be sent: one power in three is turned, and everybody may lose hand cards."""
    assert isinstance(state, HeroTable)
    if not state.is_requirement_pending():
        return
    for seat in range(state.seats):
        for hero in range(HERO_COUNT):
            if not state.party_has(seat, hero) or picker.below(3):
                continue
            if state.upright_heroes(seat) >> hero & 1:
                state.turn_sideways(seat, hero)
            else:
                state.turn_upright(seat, hero)
        for _ in range(min(picker.below(4), state.size(HANDS + seat))):
            state.discard(state.take_top(HANDS + seat))
    state.reask()


# Warhammer Quest

PARTIES = [party for size in (2, 3, 4) for party in combinations(range(len(HEROES)), size)]
DIFFICULTIES: tuple[tuple[str, ...], ...] = ((), ("veteran",), ("heroic",), ("heroic",))
CHAPTERS = 5


def begin_quest(seed: int, number: int) -> State:
    """Quest 1 to 5 of a campaign, those before it played by rules of thumb; every sixth game is a delve."""
    party = PARTIES[number % len(PARTIES)]
    kind = number % (CHAPTERS + 1)
    setting = "delve" if kind == CHAPTERS else "campaign"
    difficulty = DIFFICULTIES[number // len(PARTIES) % len(DIFFICULTIES)]
    carried = ""
    policy = WARHAMMER_QUEST.make_thumb() if WARHAMMER_QUEST.make_thumb is not None else None
    assert policy is not None
    chapter = 0
    while True:
        setup = Setup(len(party), (setting, *difficulty), carried=carried)
        chance = FastChance(derive(seed, number, 2, chapter))
        table = WARHAMMER_QUEST.start(setup, chance, knowledge=False, journal=False)
        assert isinstance(table, quests.Table)
        while not carried and table.book.question(table.asking).occasion == "hero":
            keys = [table.book.key(table.options[place]) for place in range(table.option_count)]
            table.choose(keys.index(f"take hero {HEROES[party[table.decider]]}"))
        if setting == "delve" or chapter == kind:
            return table
        picker = Picker(derive(seed, number, 3, chapter))
        while not table.is_over():
            table.choose(policy.choose(table, picker) if table.option_count > 1 else 0)
        carried = WARHAMMER_QUEST.passes_on(table)
        chapter += 1


def disturb_quest(state: State, picker: Picker) -> None:
    """Wounds that defeat nobody, peril and progress, each changed a little in half of the cases."""
    assert isinstance(state, quests.Table)
    for seat in range(state.seats):
        if state.is_standing(seat) and picker.below(2):
            wounds = int(state.get(seat, quests.WOUNDS)) + picker.below(13) - 8
            state.set(seat, quests.WOUNDS, max(0, min(int(state.health(seat)) - 1, wounds)))
    if picker.below(2):
        last = int(SHEETS[state.quest].last_space())
        state.peril = max(0, min(last - 1, int(state.peril) + picker.below(6) - 3))
    if picker.below(2) and to_explore(state) > 1:
        state.progress += picker.below(int(to_explore(state)))


COURSES = {
    "talisman": Course(
        TALISMAN,
        TalismanAspects,
        begin_talisman,
        disturb_talisman,
        latest=lambda state: 60 * int(state.seats),
        every=lambda state: 5 * int(state.seats),
    ),
    "rent-a-hero": Course(
        RENT_A_HERO,
        HeroAspects,
        begin_rent_a_hero,
        disturb_rent_a_hero,
        latest=lambda state: 25,
        every=lambda state: 4,
    ),
    "warhammer-quest": Course(
        WARHAMMER_QUEST,
        QuestAspects,
        begin_quest,
        disturb_quest,
        latest=lambda state: 10,
        every=lambda state: 1,
        is_shared=True,
    ),
}
