"""Reasons: the hidden card that separates tables where an option loses from those where it does not."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.analysis.playout_judge import PlayoutJudge
from questhall.analysis.reason_texts import tell_reason
from questhall.analysis.reasons import Fact, Reason, find_reason
from questhall.analysis.sampling import sample_tables
from questhall.core.engine.chance import Picker
from questhall.core.engine.state import State
from questhall.core.records.session import Session
from questhall.games import find_game
from questhall.i18n.speech import Speech
from questhall.i18n.texts import Texts
from tests.analysis.finished_games import NAMES

GAME = find_game("rent-a-hero")
TABLES = 200
WANDERER = GAME.zones.index("wanderer")


@pytest.fixture(scope="module")
def state() -> State:
    """The wanderer lies in front of somebody who has not looked at it."""
    session = Session.begin(GAME, NAMES, 3)
    policy, picker = PlayoutJudge(GAME).policy, Picker(3)
    while (decision := session.decision()) is not None and decision.occasion != "offer":
        session.choose(decision.seat, decision.keys()[policy.choose(session.state, picker)])
    return session.state


@pytest.fixture(scope="module")
def tables(state: State) -> list[State]:
    return sample_tables(state, int(state.decider), TABLES, 1, PlayoutJudge(GAME).policy)


def wanderer_of(table: State) -> str:
    return GAME.face_name(table, int(table.top(WANDERER)))


def test_the_card_that_makes_the_difference_is_named(state: State, tables: list[State]) -> None:
    [(likely, _)] = Counter(map(wanderer_of, tables)).most_common(1)
    losses = [0.5 if wanderer_of(table) == likely else 0.0 for table in tables]

    found = find_reason(GAME, state, int(state.decider), tables, losses)

    assert found is not None
    assert found.fact == Fact("wanderer", likely)
    assert (found.loss, found.otherwise) == (0.5, 0.0)
    assert found.tables == sum(wanderer_of(table) == likely for table in tables[1::2])
    assert found.of == TABLES // 2


def test_chance_is_no_reason(state: State, tables: list[State]) -> None:
    for seed in range(20):
        picker = Picker(seed)
        losses = [float(picker.below(2)) for _ in tables]
        assert find_reason(GAME, state, int(state.decider), tables, losses) is None


def test_a_loss_that_is_the_same_everywhere_has_no_hidden_reason(state: State, tables: list[State]) -> None:
    assert find_reason(GAME, state, int(state.decider), tables, [0.3] * TABLES) is None


def test_what_the_seat_knows_is_no_hidden_fact(state: State, tables: list[State]) -> None:
    looked = state.clone()
    assert looked.knowledge is not None
    looked.knowledge = looked.knowledge.clone()
    looked.knowledge.known[int(looked.top(WANDERER))] |= 1 << int(state.decider)
    losses = [0.5 if wanderer_of(table) == wanderer_of(state) else 0.0 for table in tables]

    found = find_reason(GAME, looked, int(state.decider), tables, losses)

    assert found is None or found.fact.place != "wanderer"


@pytest.mark.parametrize(
    ("otherwise", "said"), [(0.2, "and otherwise 20."), (-0.2, "it gains 20."), (0.0, "makes no difference.")]
)
def test_a_reason_in_words(otherwise: float, said: str) -> None:
    speech = Speech(Texts("en", GAME.id, players=3), GAME, NAMES[:3])
    reason = Reason(Fact("hand", "witch", 1), 70, 100, 0.31, otherwise)
    told = tell_reason(reason, speech)
    assert told.startswith(f"On 70 of 100 likely tables {NAMES[1]} has the Witch: ")
    assert "there it loses 31 points" in told
    assert told.endswith(said)


@pytest.mark.parametrize("game_id", ["rent-a-hero", "talisman", "warhammer-quest"])
@pytest.mark.parametrize("language", ["en", "pl", "fr"])
def test_every_place_can_be_named_with_every_card(game_id: str, language: str) -> None:
    game = find_game(game_id)
    texts = Texts(language, game.id, players=2)
    speech = Speech(texts, game, NAMES[:2])
    places = [key.removeprefix("hidden-") for key in texts.messages if key.startswith("hidden-")]
    zones = {name.partition(".")[0]: "." in name for name in game.zones}
    state = Session.begin(game, NAMES[: max(2, game.least_seats)], 1).state
    for place in places:
        assert place in zones
        for zone, name in enumerate(game.zones):
            if name.partition(".")[0] == place:
                for card in state.pile(zone):
                    fact = Fact(place, game.face_name(state, int(card)), 1 if zones[place] else -1)
                    assert tell_reason(Reason(fact, 1, 2, 0.1, 0.0), speech)
