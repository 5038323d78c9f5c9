from __future__ import annotations

from typing import Any, cast

import pytest
from librt.vecs import vec

from questhall.bots import ask, make_bot
from questhall.bots.ismcts import Budget, IsmctsBot, favourite_of, think
from questhall.bots.multicore import CORES
from questhall.bots.thumb_bot import guiding_rules_of_thumb, rules_of_thumb, seasoned_rules_of_thumb
from questhall.core.engine.chance import FastChance, Picker, derive
from questhall.core.engine.errors import UsageError
from questhall.core.engine.state import State
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.search.determinization import Imagination
from questhall.core.search.policy import AtRandom, Evaluation, Policy
from questhall.core.search.tree_search import Search
from questhall.games import find_game
from questhall.games.proving_ground.game import PROVING_GROUND
from questhall.games.rent_a_hero.bots.thumb import Thumb
from questhall.games.rent_a_hero.components.state import Table
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.every_game.properties import Kind, random_play

FIVE = ["angry_chicken", "witch", "dog_trainer", "sergeant", "black_knight"]


def offered(wanderer: str) -> Table:
    """Ben has five heroes, all used, and has peeked at the wanderer before him."""
    fields: dict[str, object] = {
        "moment": "offer",
        "requirement": "sergeant",
        "wanderer": wanderer,
        "peeked": ["ben"],
        "party": {"ben": FIVE},
        "used": {"ben": FIVE},
        "hand": {"ana": ["witch", "witch"], "ben": ["witch", "wizard"], "cleo": ["witch", "witch"]},
    }
    position = Position(fields, ["ana", "ben", "cleo"])
    return cast(Table, RENT_A_HERO.lay_out(position, Setup(3), FastChance(1)))


def chosen(table: Table, spec: str) -> str:
    index = ask(make_bot(spec, RENT_A_HERO, seed=1), table, int(table.decider), seed=2)
    return table.book.key(table.options[index])


@pytest.mark.parametrize("spec", ["thumb", "ismcts:300"])
def test_the_sixth_hero_is_recruited(spec: str) -> None:
    assert chosen(offered("pyromaniac"), spec) == "recruit"


@pytest.mark.parametrize("spec", ["thumb", "ismcts:300"])
def test_a_duplicate_one_knows_of_is_not(spec: str) -> None:
    assert chosen(offered("black_knight"), spec) == "pass"


def before_the_peek(hand: list[str]) -> Table:
    """Ben needs one more hero, cannot tell whether the wanderer is the one, and has a Sergeant to find out."""
    fields: dict[str, object] = {
        "moment": "offer",
        "requirement": "sergeant",
        "wanderer": "pyromaniac",
        "party": {"ben": FIVE},
        "used": {"ben": [hero for hero in FIVE if hero != "sergeant"]},
        "hand": {"ana": ["witch", "witch"], "ben": hand, "cleo": ["witch", "witch"]},
    }
    position = Position(fields, ["ana", "ben", "cleo"])
    return cast(Table, RENT_A_HERO.lay_out(position, Setup(3), FastChance(1)))


@pytest.mark.parametrize("spec", ["thumb", "ismcts:600"])
def test_a_look_is_worth_what_one_does_after_it(spec: str) -> None:
    assert chosen(before_the_peek(["witch"]), spec) == "use sergeant"


class AlwaysWon(Evaluation):
    """Whatever happens, everybody wins."""

    def judge(self, state: State, worth: vec[float]) -> None:
        for seat in range(state.seats):
            worth[seat] = 1.0


def test_of_two_sure_ways_the_shorter_is_better() -> None:
    table = offered("pyromaniac")
    keys = [table.book.key(option) for option in table.options[: table.option_count]]
    search = Search(Imagination(table, 1), Thumb(), AlwaysWon(), 3, favourite=keys.index("pass"), depth=30)
    search.run(200)
    assert keys[search.contest.leader()] == "recruit", "the sixth hero ends the game"


def test_trees_branch_by_what_their_seat_is_told_and_shown() -> None:
    """After the peek ben's tree knows the wanderer, ana sent it, and cleo's tree goes on in one place."""
    search = Search(Imagination(before_the_peek(["witch"]), 1), Thumb(), Evaluation(), 3)
    places: list[set[int]] = [set(), set(), set()]
    for seed in range(30):
        state = search.imagination.sample(seed)
        state.journal = search.onlookers
        search.begin_walk()
        search.take(state, keys_of(state).index("use sergeant"))
        while state.book.question(state.asking).occasion != "claim":
            search.take(state, keys_of(state).index("decline"))
        for seat in range(3):
            places[seat].add(int(search.places[seat]))

    assert len(places[1]) > 1
    assert len(places[2]) == 1


def keys_of(state: State) -> list[str]:
    return [state.book.key(state.options[i]) for i in range(state.option_count)]


def test_the_same_seed_and_iterations_give_the_same_findings() -> None:
    table = offered("dog_trainer")

    def search(policy: Policy) -> tuple[list[list[float]], list[int], list[float]]:
        made = Search(Imagination(table, 1), policy, Evaluation(), 3, depth=40)
        made.run(60)
        made.run(40)
        assert 100 <= made.iterations < 100 + 2 * table.option_count
        return made.contest.figures(), list(made.forest.visits), list(made.forest.worth)

    found = search(AtRandom())
    assert found == search(AtRandom())
    assert found != search(Thumb())


def test_thinking_ends_once_everything_else_is_clearly_worse() -> None:
    table = offered("pyromaniac")
    keys = [table.book.key(table.options[i]) for i in range(table.option_count)]
    found = think(RENT_A_HERO, table, 1, 3, Budget(iterations=10_000), keys.index("pass"))
    assert found.contest.is_decided()
    assert found.iterations < 10_000
    assert keys[found.contest.choice()] == "recruit"


def test_every_option_is_tried_however_short_the_time() -> None:
    table = offered("dog_trainer")
    found = think(RENT_A_HERO, table, 1, 3, Budget(iterations=0, seconds=1e-9), 0)
    assert found.iterations == table.option_count


def test_two_cores_think_together_and_reproducibly() -> None:
    table = offered("pyromaniac")
    bots = [IsmctsBot(RENT_A_HERO, 1, Budget(iterations=100, cores=2)) for _ in range(2)]
    choices = [bot.choose(table.clone(), 1) for bot in bots]
    CORES.close()
    assert choices[0] == choices[1]
    assert table.book.key(table.options[choices[0]]) == "recruit"


def test_it_plays_inside_every_kind_of_decision() -> None:
    """Windows, cancel chains, sealed bids, party decisions: wherever somebody is asked."""
    for game, seats in ((RENT_A_HERO, 4), (PROVING_GROUND, 3)):
        occasions = set()
        for state, _ in random_play(Kind(game, Setup(seats)), seed=5):
            if state.is_over() or state.option_count < 2:
                continue
            occasion = state.book.question(state.asking).occasion
            if occasion not in occasions:
                occasions.add(occasion)
                seat = max(int(state.decider), 0)
                index = ask(make_bot("ismcts:20", game, seed=1), state, seat, seed=1)
                assert 0 <= index < state.option_count
        assert len(occasions) >= 6


@pytest.mark.parametrize("setting", ["", "0", "-5", "soon", "1s:0", "1s:x", "99999s", "1.5"])
def test_a_setting_that_makes_no_sense_is_refused(setting: str) -> None:
    with pytest.raises(UsageError):
        Budget.read(setting)


def test_a_time_to_think_is_read() -> None:
    assert Budget.read("250") == Budget(iterations=250)
    assert Budget.read("0.5s:2") == Budget(iterations=0, seconds=0.5, cores=2)


def test_a_bot_without_settings_refuses_one() -> None:
    with pytest.raises(UsageError, match="the bot random does not accept the setting"):
        make_bot("random:5", RENT_A_HERO, 0)


def test_learned_searches_like_ismcts_where_nothing_was_learned() -> None:
    assert RENT_A_HERO.learned is None
    state = RENT_A_HERO.start(Setup(3), FastChance(5))
    while state.option_count == 1:
        state.choose(0)
    seat = RENT_A_HERO.answerer(state)
    choices = [ask(make_bot(spec, RENT_A_HERO, 1), state, seat, 2) for spec in ("ismcts:60", "learned:60")]
    assert choices[0] == choices[1]


def test_learned_searches_with_learned_judgement_and_keeps_to_rules_of_thumb_beyond_it() -> None:
    """Its results differ from the plain search's; far beyond the end of usual quests it does not search."""
    game = find_game("warhammer-quest")
    assert game.learned is not None
    state: Any = game.start(Setup(2, ("quest-1",)), FastChance(5))
    thumb = rules_of_thumb(game)
    made = 0
    while made < 12:
        made += state.option_count > 1
        state.choose(thumb.choose(state, Picker(made)) if state.option_count > 1 else 0)
    while state.option_count == 1:
        state.choose(0)
    seat = game.answerer(state)
    plain = think(game, state, seat, 5, Budget(64), 0).contest.figures()
    assert think(game, state, seat, 5, Budget(64), 0, game.learned).contest.figures() != plain
    state.round = 1000
    assert ask(make_bot("learned:64", game, 1), state, seat, 2) == favourite_of(game, state, seat, derive(1, 1))


@pytest.mark.parametrize(("game_id", "guides"), [("rent-a-hero", False), ("talisman", True)])
def test_stronger_rules_of_thumb_guide_a_search_only_where_they_help(game_id: str, guides: bool) -> None:
    game = find_game(game_id)
    seasoned = type(seasoned_rules_of_thumb(game))
    assert seasoned is not type(rules_of_thumb(game))
    assert (type(guiding_rules_of_thumb(game)) is seasoned) == guides
