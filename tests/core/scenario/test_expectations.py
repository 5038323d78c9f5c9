"""Every expectation a scenario file can have: one that holds, and one that does not."""

from __future__ import annotations

import pytest

from questhall.core.scenario import Failure
from tests.core.scenario.small_scenarios import TABLE, error, expect, failures, run

DECLINED = 'choose = ["cleo: decline"]'
HINTED = 'choose = ["cleo: decline", "ben: hint wizard", "cleo: decline"]'
BURNT = 'choose = ["cleo: use pyromaniac", "ben: decline"]'

HOLDS = [
    ("", 'asked = "cleo"'),
    ("", 'occasion = "wanderer_arrived"'),
    ("", "window = true"),
    ("", 'offered = ["decline"]'),
    ("", 'offered.cleo = ["use pyromaniac"]'),
    ("", "offered_exactly.ben = []"),
    ("", 'offered_exactly = ["decline", "use pyromaniac"]'),
    ("", 'not_offered.ben = ["recruit"]'),
    (DECLINED, 'not_offered = ["hint witch"]'),
    ("", 'why_not = [{ seat = "ben", key = "recruit", clause = "RAH-OFFER-01" }]'),
    ("", "over = false"),
    ("", "winners = []"),
    ("", 'state.party = { ben = ["witch", "sergeant"], cleo = ["pyromaniac"] }'),
    ("", '"state.deck.0" = "wizard"'),
    ("", 'state.wanderer.known_to = ["ana"]'),
    ("", 'view.ana.wanderer.hero = "witch"'),
    ("", 'view.ben.wanderer.hero = "hidden"'),
    ("", 'view.spectator.hand.ben = "hidden"'),
    ("", 'view.ben.hand.ben = ["sergeant", "wizard"]'),
    ("", 'state.awaited = { seat = "cleo", occasion = "wanderer_arrived", window = true }'),
    ("", "view.ben.options = []"),
    (HINTED, 'saw.cleo = [{ event = "hint_asked", hero = "hidden" }, "hint_no"]'),
    (HINTED, 'saw_in_order.ben = [{ event = "hint_asked", hero = "wizard" }, "hint_no"]'),
    (HINTED, 'not_saw.spectator = [{ event = "hint_asked", hero = "wizard" }, "hint_yes"]'),
    (HINTED, 'saw_exactly.ben = [{ event = "hint_asked", hero = "wizard" }, "hint_no"]'),
    (DECLINED, "undo.cleo = true"),
    (HINTED, "undo.ben = false"),
    (BURNT, 'state.discard.0 = "witch"'),
]

FAILS = [
    ("", 'asked = "ana"', "ana", "cleo"),
    ("", 'asked = "nobody"', "nobody", "cleo"),
    ("", 'occasion = "offer"', "offer", "wanderer_arrived"),
    ("", "window = false", False, True),
    ("", 'offered = ["recruit"]', ["recruit"], ["use pyromaniac", "decline"]),
    ("", 'offered.ben = ["recruit"]', ["recruit"], []),
    ("", 'offered_exactly = ["decline"]', ["decline"], ["use pyromaniac", "decline"]),
    ("", 'not_offered = ["decline"]', ["decline"], ["use pyromaniac", "decline"]),
    (
        "",
        'why_not = [{ seat = "ben", key = "recruit", clause = "RAH-OFFER-02" }]',
        "RAH-OFFER-02",
        "RAH-OFFER-01",
    ),
    (
        "",
        'why_not = [{ seat = "cleo", key = "decline", clause = "not-a-window" }]',
        "not-a-window",
        "it is offered",
    ),
    ("", "over = true", True, False),
    ("", 'ending = "six_heroes"', "six_heroes", "the game goes on"),
    ("", 'winners = ["ana"]', {"unordered": ["ana"]}, []),
    ("", 'state.party.ben = ["sergeant", "witch"]', ["sergeant", "witch"], ["witch", "sergeant"]),
    ("", 'view.ben.wanderer.hero = "witch"', "witch", "hidden"),
    (DECLINED, "undo.ben = true", True, False),
]


@pytest.mark.parametrize(("moves", "expectation"), HOLDS)
def test_true_expectations_hold(moves: str, expectation: str) -> None:
    report = expect(expectation, moves)

    assert report.holds(), report
    assert report.checks >= 1


@pytest.mark.parametrize(("moves", "expectation", "wanted", "found"), FAILS)
def test_false_expectations_fail_with_both_values(
    moves: str, expectation: str, wanted: object, found: object
) -> None:
    [failure] = failures(expectation, moves)

    assert (failure.expected, failure.found) == (wanted, found)


@pytest.mark.parametrize(
    "expectation",
    [
        'saw.cleo = [{ event = "hint_asked", hero = "wizard" }]',
        'saw.cleo = ["hint_no", "hint_no"]',
        'saw_in_order.ben = ["hint_no", "hint_asked"]',
        'not_saw.spectator = ["hint_no"]',
        'saw_exactly.cleo = ["hint_no"]',
    ],
)
def test_events_that_were_not_seen_so_fail(expectation: str) -> None:
    [failure] = failures(expectation, HINTED)

    assert isinstance(failure.found, list)
    assert {"event": "hint_no", "seat": "ana"} in failure.found


def test_a_failure_names_step_expectation_and_name() -> None:
    text = f'{TABLE}\n[[step]]\n[[step]]\nname = "too early"\n[step.expect]\nasked = "ben"\nover = true\n'

    report = run(text)

    assert report.failures == [
        Failure(2, "too early", "asked", "ben", "cleo"),
        Failure(2, "too early", "over", True, False),
    ]


def test_events_are_those_since_the_previous_step() -> None:
    text = (
        f"{TABLE}\n[[step]]\n{HINTED}\n"
        '[[step]]\nchoose = ["ben: pass"]\n[step.expect]\nsaw.ana = ["passed"]\nnot_saw.ana = ["hint_no"]\n'
    )

    assert run(text).holds()


def test_a_path_the_document_never_has_is_an_error_of_the_file() -> None:
    step = f"{TABLE}\n[[step]]\n[step.expect]\n"

    assert "state has no 'partty'; possible: active, announced" in error(f"{step}state.partty.ben = []")
    assert "state.party has no 'dora'; possible: ana, ben, cleo" in error(f"{step}state.party.dora = []")
    assert "state.deck is a list" in error(f'{step}state.deck.top = "witch"')


def test_a_path_that_leads_nowhere_now_fails() -> None:
    [failure] = failures('state.deck.7 = { not = "witch" }')
    assert repr(failure.found) == "nothing: state.deck has 2 entries"

    [failure] = failures('state.wanderer.hero = "witch"', BURNT)
    assert repr(failure.found) == "nothing: state.wanderer is 'none'"
