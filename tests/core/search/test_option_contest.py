"""Options that are tried side by side: who leads, who drops out, and what is chosen in the end."""

from __future__ import annotations

from questhall.core.engine.chance import Picker
from questhall.core.search.option_contest import NO_FAVOURITE, Contest


def held(rounds: int, bonuses: list[float], favourite: int, luck: float = 0.0, seed: int = 1) -> Contest:
    """At every table all options share its fortune; each adds its bonus, and up to `luck` of its own."""
    contest = Contest(len(bonuses), favourite)
    picker = Picker(seed)
    for _ in range(rounds):
        fortune = picker.below(1000) / 1000
        for option, bonus in enumerate(bonuses):
            own = luck * (picker.below(1000) / 500 - 1)
            if not contest.is_out[option]:
                contest.note(option, fortune + bonus + own)
        contest.close_round()
    return contest


def test_what_all_options_share_adds_no_doubt() -> None:
    """The fortune of a table varies by 0.29, yet a lead of 0.05 is seen within a few of them."""
    contest = held(50, [0.0, 0.05], favourite=0)
    assert abs(contest.lead(1, 0) - 0.05) < 1e-9
    assert abs(contest.lead(0, 1) + 0.05) < 1e-9
    assert contest.doubt(1, 0) < 0.01
    assert contest.choice() == 1


def test_the_favourite_is_kept_to_while_chance_explains_the_lead() -> None:
    for favourite, chosen in ((0, 0), (NO_FAVOURITE, 1)):
        contest = Contest(2, favourite)
        for lead in [0.42, -0.38] * 20:
            contest.note(0, 0.5)
            contest.note(1, 0.5 + lead)
            contest.close_round()
        assert contest.leader() == 1
        assert contest.choice() == chosen


def test_a_favourite_that_is_clearly_beaten_is_given_up() -> None:
    contest = held(200, [0.1, 0.0, 0.3], favourite=1, luck=0.4)
    assert contest.choice() == 2


def test_what_is_clearly_worse_drops_out_and_is_tried_no_more() -> None:
    contest = held(96, [0.3, 0.0, 0.29], favourite=0, luck=0.2)
    assert [int(out) for out in contest.is_out] == [0, 1, 0]
    assert contest.running == 2
    size = int(contest.size)
    assert contest.meetings[0 * size + 1] < contest.meetings[0 * size + 2] == 96


def test_options_that_do_the_same_are_not_thought_about_for_long() -> None:
    contest = held(256, [0.0, 0.0, 0.0], favourite=1)
    assert contest.is_decided()
    assert contest.choice() == 1


def test_a_few_tables_that_went_alike_decide_nothing() -> None:
    assert not held(32, [0.0, 0.0], favourite=0).is_decided()


def test_a_lead_has_to_outweigh_what_speaks_against_an_option() -> None:
    contest = held(400, [0.0, 0.03, 0.02], favourite=0, luck=0.02)
    assert contest.weighed_choice([0.0, 0.0, 0.0]) == 1
    assert contest.weighed_choice([0.0, 0.02, 0.0]) == 2
    assert contest.weighed_choice([0.0, 0.05, 0.05]) == 0


def test_a_lead_from_few_tables_is_believed_in_less() -> None:
    for pairs, chosen in ((3, 0), (200, 1)):
        contest = Contest(2, 0)
        for lead in [0.13, -0.07] * pairs:
            contest.note(0, 0.5)
            contest.note(1, 0.5 + lead)
            contest.close_round()
        assert abs(contest.lead(1, 0) - 0.03) < 1e-9
        assert contest.weighed_choice([0.0, 0.01]) == chosen


def test_contests_add_up() -> None:
    """Two cores with a hundred tables each know as much as one with two hundred."""
    halves = [held(100, [0.0, 0.02], favourite=0, luck=0.4, seed=seed) for seed in (1, 2)]
    whole = Contest(2, 0)
    for half in halves:
        whole.add(half.figures())
    assert abs(whole.lead(1, 0) - (halves[0].lead(1, 0) + halves[1].lead(1, 0)) / 2) < 1e-9
    assert whole.doubt(1, 0) < min(half.doubt(1, 0) for half in halves)
