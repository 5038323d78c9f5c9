"""States as plain data: saved at any decision they go on as if never saved, and damage is said to be damage."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.errors import FormatError, NewerVersion
from questhall.core.engine.state import State
from questhall.core.interface.saving import digest, load, save
from questhall.games import find_game
from tests.core.records.played_games import GAME, UNHURRIED, after
from tests.every_game.properties import Kind, few_kinds


def through_json(data: dict[str, object]) -> dict[str, object]:
    return msgspec.json.decode(msgspec.json.encode(data), type=dict[str, object])


@pytest.mark.parametrize("kind", few_kinds(), ids=str)
def test_a_game_continues_identically_from_what_was_saved_at_any_decision(kind: Kind) -> None:
    game, setup, chance = kind.game, kind.setup, FastChance(11)
    played, loaded = game.start(setup, chance), game.start(setup, chance)
    picker = Picker(12)
    while not played.is_over():
        index = picker.below(played.option_count)
        # The loaded game never goes on by itself: it is saved and loaded before every choice.
        loaded = load(game, through_json(save(game, loaded)), chance)
        assert digest(game, loaded) == digest(game, played)
        played.choose(index)
        loaded.choose(index)
    assert digest(game, load(game, through_json(save(game, loaded)), chance)) == digest(game, played)


def test_a_state_is_independent_of_the_data_it_was_loaded_from() -> None:
    state = after(20).state
    data = save(GAME, state)
    loaded = load(GAME, data, state.chance)
    before = digest(GAME, loaded)

    loaded.clone().choose(0)
    for value in data.values():
        if isinstance(value, list):
            value.clear()

    assert digest(GAME, loaded) == before


def test_the_digest_tells_states_apart() -> None:
    seen = {digest(GAME, after(30).state_at(n)) for n in range(31)}

    assert len(seen) == 31


# Damage


def saved() -> dict[str, object]:
    return through_json(save(GAME, after(40, variants=["endless"]).state))


def loaded(data: dict[str, object]) -> State:
    return load(GAME, data, FastChance(1))


def test_an_undamaged_state_loads() -> None:
    assert digest(GAME, loaded(saved())) == after(40, variants=["endless"]).digest()


def test_a_newer_format_is_refused() -> None:
    with pytest.raises(NewerVersion, match="saved in format 2"):
        loaded({**saved(), "format": 2})


def test_a_state_of_another_game_is_refused() -> None:
    with pytest.raises(FormatError, match="belongs to 'rent-a-hero', not to 'proving-ground'"):
        load(find_game("proving-ground"), saved(), FastChance(1))


@pytest.mark.parametrize("name", sorted(saved()))
def test_a_missing_field_is_named(name: str) -> None:
    data = saved()
    del data[name]

    with pytest.raises(FormatError, match=f"{name} is missing"):
        loaded(data)


HUGE = 2**80


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"format": 0}, "0 is not a version"),
        ({"seats": 9}, "3 to 5 players, not 9"),
        ({"seats": HUGE}, "3 to 5 players"),
        ({"variants": ["reversed"]}, "no variant 'reversed'"),
        ({"covers": 1}, "covers: expected true or false"),
        ({"faces": [0] * 5}, "not the cards and zones of the box"),
        ({"faces": [99] * 78}, "not the cards and zones of the box"),
        ({"links": [HUGE]}, "links: .* is too large"),
        ({"frames": [["dance", 0, 0, 0]]}, "frames: unknown rule 'dance'"),
        ({"frames": [["turn", HUGE, 0, 0]]}, "frames: arguments out of range"),
        ({"frames": [["turn", 0]]}, "frames: not enough values"),
        ({"contexts": [-HUGE]}, "contexts: .* is too large"),
        ({"lasting": [1, 2, 3]}, "a lasting effect is cut off"),
        ({"decider": 7}, "there is no seat 7"),
        ({"decider": -1}, "there is no seat -1"),
        ({"decider": HUGE}, "decider: .* is too large"),
        ({"asking": []}, "nothing is being asked"),
        ({"asking": ["turn", 0, 0, 0]}, "nothing is being asked"),
        ({"options": []}, "nothing to choose from"),
        ({"options": [["turn", 0, 0, 0]]}, "nothing to choose from"),
        ({"draws": [1, 2]}, "draws: not enough values"),
        ({"draws": [0, 0, HUGE]}, "draws: .* is too large"),
        ({"draws": [0, -1, 0]}, "number of draws is negative"),
        ({"ending": 77}, "there is no ending 77"),
        ({"winners": 8}, "invalid winners"),
        ({"winners": -1}, "invalid winners"),
        ({"own": {}}, "turns is missing"),
        ({"own": []}, "own: expected a table"),
        ({"knowledge": {}}, "knowledge: 'pools'"),
    ],
)
def test_damage_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(FormatError, match=message):
        loaded({**saved(), **changes})


@pytest.mark.parametrize(
    ("name", "value"), [("is_sent", 1), ("active", True), ("upright", HUGE), ("cause", "1")]
)
def test_damage_in_a_games_own_fields_is_named(name: str, value: object) -> None:
    data: Any = saved()
    data["own"][name] = value

    with pytest.raises(FormatError, match=name):
        loaded(data)


def test_a_pile_that_bites_its_tail_is_refused() -> None:
    data: Any = saved()
    cards = len(data["faces"])
    top = data["links"][cards]
    data["links"][top] = top

    with pytest.raises(FormatError, match="is where it cannot be"):
        loaded(data)


def test_a_pile_of_the_wrong_size_is_refused() -> None:
    data: Any = saved()
    data["links"][-1] += 1

    with pytest.raises(FormatError, match="cards, not"):
        loaded(data)


@pytest.mark.parametrize(
    ("name", "value"),
    [("known", [0]), ("pool_of", [9] * 78), ("facts", [[1, [500], 1, 0, 1, []]])],
)
def test_knowledge_of_cards_that_are_not_there_is_refused(name: str, value: object) -> None:
    data: Any = saved()
    cards = len(data["faces"])
    data["knowledge"][name] = value[:1] * cards if name == "pool_of" and isinstance(value, list) else value

    with pytest.raises(FormatError, match="damaged"):
        loaded(data)


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(place for key, part in inner for place in places(part, (*path, key)))]


anything = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=3),
    st.just([]),
    st.just({}),
)


@settings(UNHURRIED, max_examples=300)
@given(st.sampled_from(places(saved())[1:]), anything)
def test_whatever_is_put_anywhere_loads_or_is_refused(place: tuple[Any, ...], value: object) -> None:
    data: Any = saved()
    inner = data
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value

    try:
        state = loaded(data)
    except FormatError:
        return
    # What loads is taken as it stands, so that a digest shows what was changed.
    assert msgspec.json.encode(save(GAME, state)) == msgspec.json.encode(data)
