"""The hard things of the core, each in a position of the made-up game that has them all."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from questhall.core.engine.errors import EndlessLoop, IllegalChoice, NothingPending
from questhall.core.engine.frames import NO_FRAME
from questhall.core.engine.simultaneous_effects import NEXT, happen_together
from questhall.core.engine.state import EVERYONE, ONGOING, PARTY
from questhall.core.interface.decision import why_not
from questhall.core.interface.saving import digest, load, save
from questhall.games.proving_ground.components.state import CAST, DISCARD, HANDS, SILENCED
from questhall.games.proving_ground.game import PROVING_GROUND
from questhall.games.proving_ground.setup.table_setup import BOOK
from tests.core.proving_ground import Ground, lay_out

# Windows and nesting


def test_a_counter_takes_the_effect_away() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["counter"]})
    ground.choose("ana", "cast storm")
    assert ground.asked() == ("ben", "spell_cast")
    ground.choose("ben", "cast counter")
    assert [ground.life(name) for name in ("ana", "ben", "cleo")] == [4, 4, 4]
    assert {"event": "countered", "seat": 0, "spell": "storm"} in ground.events()


def test_a_counter_on_a_counter_lets_the_first_spell_work_after_all() -> None:
    ground = lay_out({"ana": ["storm", "counter"], "ben": ["counter"]})
    ground.choose("ana", "cast storm")
    ground.choose("ben", "cast counter")
    assert ground.asked() == ("ana", "spell_cast")
    ground.choose("ana", "cast counter")
    assert [ground.life(name) for name in ("ana", "ben", "cleo")] == [3, 3, 3]


def test_a_window_starts_again_after_each_use() -> None:
    ground = lay_out({"ana": ["blessing"], "ben": ["blessing", "silence"]})
    assert ground.asked() == ("ben", "turn_start")
    ground.choose("ben", "cast blessing")
    assert ground.asked() == ("ben", "turn_start"), "ben comes first again"
    ground.choose("ben", "decline")
    assert ground.asked() == ("ana", "turn_start")
    ground.choose("ana", "cast blessing")
    assert ground.asked() == ("ben", "turn_start"), "the decline does not outlast the use"


def test_a_window_closes_once_its_occasion_has_passed() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["counter"], "cleo": ["counter"]})
    ground.choose("ana", "cast storm")
    ground.choose("ben", "cast counter")
    assert ground.asked() == ("cleo", "spell_cast")
    ground.choose("cleo", "decline")
    assert ground.asked() == ("ana", "move"), "the storm is countered: cleo is not asked about it again"


def test_the_caster_cannot_answer_with_what_others_hold() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["counter"]})
    ground.choose("ana", "cast storm")
    with pytest.raises(IllegalChoice, match="seat 1 is choosing"):
        ground.choose("ana", "cast counter")


# Covers


def test_with_covers_everyone_with_a_hand_is_asked() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["ward"], "cleo": ["counter"]}, covers=True)
    assert ground.decline_until("ana", "turn_start") == [("ben", "turn_start"), ("cleo", "turn_start")]
    ground.choose("ana", "cast storm")
    assert ground.asked() == ("ben", "spell_cast")
    assert ground.keys() == ["decline"]
    ground.choose("ben", "decline")
    assert ground.asked() == ("cleo", "spell_cast")


def test_with_covers_nobody_is_asked_who_cannot_have_an_answer() -> None:
    ground = lay_out({"ana": ["storm", "ward"], "cleo": ["ward"]}, covers=True)
    ground.decline_until("ana", "turn_start")
    ground.choose("ana", "cast storm")
    assert ground.asked() == ("cleo", "spell_cast"), "ben has no card at all"


def test_without_covers_only_those_who_can_answer_are_asked() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["peek"], "cleo": ["counter"]})
    ground.decline_until("ana", "turn_start")
    ground.choose("ana", "cast storm")
    assert ground.asked() == ("cleo", "spell_cast")


@pytest.mark.parametrize("secret", ["counter", "ward", "peek", "silence"])
def test_with_covers_the_course_of_a_window_does_not_depend_on_secret_cards(secret: str) -> None:
    ground = lay_out({"ana": ["storm"], "ben": [secret], "cleo": ["ward"]}, covers=True)
    course = ground.decline_until("ana", "turn_start")
    ground.choose("ana", "cast storm")
    course += ground.decline_until("ana", "move")
    assert course == [
        ("ben", "turn_start"),
        ("cleo", "turn_start"),
        ("ben", "spell_cast"),
        ("cleo", "spell_cast"),
        ("ben", "life_about_to_be_lost"),
        ("cleo", "life_about_to_be_lost"),
        ("ben", "turn_start"),
        ("cleo", "turn_start"),
    ]


# Joint losses


def test_a_loss_of_everyone_can_be_answered_by_each_and_the_rest_happens_together() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["ward"]}, life={"cleo": 1})
    ground.choose("ana", "cast storm")
    assert ground.asked() == ("ben", "life_about_to_be_lost")
    assert ground.life("cleo") == 1, "nothing has happened yet"
    ground.choose("ben", "cast ward")
    assert [ground.life(name) for name in ("ana", "ben", "cleo")] == [3, 4, 0]


def test_a_countered_ward_does_not_save() -> None:
    ground = lay_out({"ana": ["storm", "counter"], "ben": ["ward"]})
    ground.choose("ana", "cast storm")
    ground.choose("ana", "decline")
    ground.choose("ben", "cast ward")
    ground.choose("ana", "cast counter")
    assert ground.life("ben") == 3


def test_a_replacement_applies_once_to_the_same_thing() -> None:
    ground = lay_out({"ana": ["storm"], "ben": ["ward", "ward"]})
    ground.choose("ana", "cast storm")
    ground.choose("ben", "cast ward")
    assert ground.asked() == ("ana", "move"), "the second ward is not offered for a loss already saved"
    assert ground.life("ben") == 4


def test_everyone_can_die_at_the_same_moment() -> None:
    ground = lay_out({"ana": ["storm"]}, life={"ana": 1, "ben": 1, "cleo": 1})
    ground.choose("ana", "cast storm")
    assert PROVING_GROUND.endings[int(ground.table.ending)] == "all_dead"
    assert ground.table.winners == 0


def test_the_last_one_alive_wins() -> None:
    ground = lay_out({"ana": ["storm"]}, life={"ben": 1, "cleo": 1})
    ground.choose("ana", "cast storm")
    assert PROVING_GROUND.endings[int(ground.table.ending)] == "last_alive"
    assert ground.table.winners == 1


# Unwinding


def test_being_moved_cuts_the_encounter_short_and_the_new_space_is_met() -> None:
    ground = lay_out({"ana": ["teleport"]})
    ground.choose("ana", "decline")
    ground.choose("ana", "go cave")
    assert ground.asked() == ("ana", "before_fight")
    ground.choose("ana", "teleport camp")
    assert ground.asked() == ("ana", "hand_limit"), "no fight any more, two Spells at the camp instead"
    assert ground.table.size(HANDS) == 2
    assert len(ground.table.contexts) == 0, "the fight's context went with it"


def test_a_cast_card_goes_to_its_pile_even_if_its_encounter_is_cut_short() -> None:
    ground = lay_out({"ana": ["teleport"]})
    ground.choose("ana", "decline")
    ground.choose("ana", "go cave")
    ground.choose("ana", "teleport camp")
    assert ground.table.size(CAST) == 0
    assert [ground.table.face(card) for card in ground.table.pile(DISCARD)] == [3]


def test_a_spell_announced_before_is_settled_although_its_encounter_is_cut_short() -> None:
    ground = lay_out({"ana": ["teleport"], "ben": ["storm"], "cleo": ["counter"]})
    ground.decline_until("ana", "move")
    ground.choose("ana", "go cave")
    ground.choose("ben", "cast storm")
    ground.choose("cleo", "decline")
    assert ground.asked() == ("ana", "spell_cast")
    ground.choose("ana", "teleport camp")
    ground.choose("cleo", "decline")
    assert ground.asked() == ("cleo", "spell_cast"), (
        "ben's storm can still be countered, before the camp is met"
    )
    assert ground.table.size(HANDS) == 0
    ground.choose("cleo", "decline")
    assert [ground.life(name) for name in ("ana", "ben", "cleo")] == [3, 3, 3]
    assert ground.asked() == ("ana", "hand_limit")
    assert ground.table.size(HANDS) == 2, "then the camp"
    assert len(ground.table.contexts) == 0
    assert ground.table.size(CAST) == 0


def test_a_row_of_work_happens_in_the_order_in_which_it_is_written() -> None:
    table = lay_out({}).table
    before = int(table.depth)
    table.push_row(vec[i64]([21, 22, 23]))
    table.push_in_order(11, 12, NO_FRAME, 14, 15, 16, NO_FRAME, 18, 19, 20)
    table.push_in_order(1, 2)
    row = [int(frame) for frame in table.frames[before : int(table.depth)]][::-1]
    assert row == [1, 2, 11, 12, 14, 15, 16, 18, 19, 20, 21, 22, 23]


def test_a_mark_can_end_a_row() -> None:
    table = lay_out({}).table
    before = int(table.depth)
    table.push_in_order(11, 12, table.end_of(7))
    assert table.is_marked(7)
    table.unwind(7, NO_FRAME)
    assert int(table.depth) == before


def test_work_cut_short_closes_its_contexts() -> None:
    table = lay_out({}).table
    outer = table.open_context(7, 1, 2, 3, 4)
    table.mark(7)
    table.open_context(8, 5, 6, 7, 8)
    table.unwind(7, NO_FRAME)
    assert (table.top_context(7), table.top_context(8)) == (outer, -1)


def test_only_work_of_the_kind_asked_about_is_going_on() -> None:
    table = lay_out({}).table
    table.mark(7)
    assert (table.is_marked(7), table.is_marked(8)) == (True, False)


def test_cutting_short_what_is_not_going_on_is_our_own_mistake() -> None:
    ground = lay_out({})
    with pytest.raises(NothingPending):
        ground.table.unwind(99, NO_FRAME)


def test_rules_that_run_out_of_work_are_our_own_mistake() -> None:
    ground = lay_out({})
    ground.table.depth = 0
    with pytest.raises(NothingPending):
        ground.choose("ana", "go camp")


def test_a_countered_teleport_leaves_the_encounter_as_it_was() -> None:
    ground = lay_out({"ana": ["teleport"], "ben": ["counter"]}, dice=[6, 1])
    ground.choose("ana", "decline")
    ground.choose("ana", "go cave")
    ground.choose("ana", "teleport camp")
    ground.choose("ben", "cast counter")
    assert ground.asked() == ("ana", "fate"), "the fight goes on"


def test_a_hero_who_dies_in_his_own_turn_loses_the_rest_of_it() -> None:
    ground = lay_out({"ana": ["storm"]}, life={"ana": 1})
    ground.choose("ana", "cast storm")
    assert ground.asked() == ("ben", "move"), "ana neither moves nor fights"


# Contexts that nest, dice rolled again


def test_a_fight_inside_a_fight_leaves_the_outer_one_intact() -> None:
    ground = lay_out({"ana": ["frenzy"]}, dice=[6, 1, 2, 5])
    ground.choose("ana", "decline")
    ground.choose("ana", "go bridge")
    ground.choose("ana", "cast frenzy")
    ground.choose("ana", "keep")
    assert ground.trophies("ana") == 1, "the inner fight: 2 + 6 against 3 + 1"
    ground.choose("ana", "keep")
    assert ground.trophies("ana") == 1
    assert ground.life("ana") == 3, "the outer fight: 3 + 2 against 3 + 5"


def test_a_die_rolled_again_counts_alone_and_only_once_per_die() -> None:
    ground = lay_out({}, dice=[1, 6, 6])
    ground.choose("ana", "go bridge")
    assert ground.keys() == ["roll again", "keep"]
    ground.choose("ana", "roll again")
    assert ground.keys() == ["keep"]
    ground.choose("ana", "keep")
    assert (ground.life("ana"), ground.trophies("ana")) == (3, 0), "2 + 6 against 3 + 6"


# Lasting effects, modifiers, "cannot"


def test_strength_is_computed_from_what_is_in_play() -> None:
    ground = lay_out({"ana": ["blessing", "blessing"]})
    ground.choose("ana", "cast blessing")
    ground.choose("ana", "cast blessing")
    assert ground.view("ben")["heroes"][0]["strength"] == 4
    assert ground.view("ben")["heroes"][1]["strength"] == 2, "a blessing is for its caster alone"


def test_a_lasting_effect_ends_with_the_round() -> None:
    ground = lay_out({"ana": ["blessing"]}, seats=2)
    ground.choose("ana", "cast blessing")
    ground.choose("ana", "go camp")
    while ground.asked() == ("ana", "hand_limit"):
        ground.choose("ana", ground.keys()[-1])
    assert ground.table.strength(0) == 3, "ben's turn belongs to the same round"
    while ground.table.round == 1:
        ground.choose(ground.asked()[0], ground.keys()[-1])
    assert ground.table.strength(0) == 2


def test_cannot_beats_can_until_the_casters_next_turn() -> None:
    ground = lay_out({"ana": ["silence", "storm"], "ben": ["storm"]}, seats=2)
    ground.choose("ben", "decline")
    ground.choose("ana", "cast silence")
    assert ground.asked() == ("ana", "move"), "nobody may cast, the caster neither"
    assert why_not(ground.table, 1, "cast storm") == "PG-SILENCE"


# Party decisions, sealed choices, choosing several


def test_the_party_decides_as_one() -> None:
    ground = lay_out({}, sky=None)
    assert ground.asked() == ("party", "weather")
    ground.choose("cleo", "sky storm")
    assert [ground.life(name) for name in ("ana", "ben", "cleo")] == [3, 3, 3]


def test_sealed_bids_are_asked_one_by_one_and_shown_together() -> None:
    ground = lay_out({})
    ground.choose("ana", "go tower")
    ground.choose("ana", "bid 2")
    assert ground.view("ben")["heroes"][0]["bid"] == "sealed"
    assert ground.view("ana")["heroes"][0]["bid"] == 2
    ground.events()
    ground.choose("ben", "bid 1")
    assert not any(event["event"] == "bid_shown" for event in ground.events())
    ground.choose("cleo", "bid 0")
    shown = [event for event in ground.events() if event["event"] == "bid_shown"]
    assert [event["bid"] for event in shown] == [2, 1, 0]
    assert ground.trophies("ana") == 1


def test_equal_bids_win_nothing() -> None:
    ground = lay_out({})
    ground.choose("ana", "go tower")
    for name in ("ana", "ben", "cleo"):
        ground.choose(name, "bid 1")
    assert [ground.trophies(name) for name in ("ana", "ben", "cleo")] == [0, 0, 0]


def test_choosing_several_is_a_row_of_single_choices_in_a_fixed_order() -> None:
    ground = lay_out({"ana": ["counter", "ward", "ward", "peek"]}, dice=[3, 2])
    ground.choose("ana", "go bridge")
    ground.choose("ana", "keep")
    assert ground.asked() == ("ana", "hand_limit"), "a drawn fight costs nothing"
    assert ground.keys() == ["drop counter", "drop ward"], "two must go, so peek cannot come first"
    ground.choose("ana", "drop ward")
    assert ground.keys() == ["drop ward", "drop peek"], "the order is fixed: no counter after a ward"
    ground.choose("ana", "drop ward")
    assert ground.keys() == ["drop peek", "done"]


# Contexts and lasting effects by themselves


def test_contexts_of_several_kinds_and_sizes_find_each_other() -> None:
    table = lay_out({}).table
    small = table.open_context(7, 1, 2, 3, 4)
    wide = table.open_wide_context(8, 9)
    inner = table.open_context(7, 5, 6, 7, 8)
    assert (table.top_context(7), table.top_context(8), table.top_context(6)) == (inner, wide, -1)
    assert table.contexts_of(7) == [small, inner]
    table.close_context(wide)
    assert (table.top_context(7), table.top_context(8)) == (small, -1)
    assert table.contexts[small + 3] == 4


def test_a_lasting_effect_counts_down_the_ends_of_its_seat() -> None:
    table = lay_out({}).table
    table.begin_lasting(5, 1, 0, end=3, end_seat=2, left=2, amount=4)
    table.begin_lasting(5, 2, EVERYONE, end=9)
    assert (table.sum_lasting(5, 0), table.sum_lasting(5, 1)) == (5, 1)
    table.end_lasting(3, 1)
    table.end_lasting(3, 2)
    assert table.sum_lasting(5, 0) == 5, "once more of seat 2 to come"
    table.end_lasting(3, 2)
    assert table.sum_lasting(5, 0) == 1


def test_a_lasting_effect_of_no_seat_in_particular_ends_when_the_end_comes_for_any() -> None:
    table = lay_out({}).table
    table.begin_lasting(5, 1, EVERYONE, end=3)
    table.end_lasting(3, 2)
    assert not table.has_lasting(5, 0)


def test_a_frame_refuses_what_it_cannot_hold() -> None:
    for argument in (-2, 65535):
        with pytest.raises(OverflowError):
            BOOK.by_name["echo"].at(argument)


# Things that happen together


def together(orderer: int) -> Ground:
    """Three heroes at once: ana blesses herself, ben is silenced, everyone is about to lose a Life."""
    ground = lay_out({})
    names = ("blessing_effect", "silence_effect", "storm_effect")
    frames = vec[i64]([BOOK.by_name[name].at(seat) for seat, name in enumerate(names)])
    happen_together(ground.table, orderer, frames)
    ground.table.option_count = 0
    ground.table.decider = -1
    ground.table.advance()
    return ground


def test_one_seat_orders_what_happens_together() -> None:
    ground = together(orderer=1)
    assert (ground.asked(), ground.keys()) == (("ben", "order"), ["next 1", "next 2", "next 3"])
    ground.choose("ben", "next 3")
    assert ground.life("ana") == 3, "the storm came first"
    assert ground.table.strength(0) == 2
    assert ground.keys() == ["next 1", "next 2"]
    ground.choose("ben", "next 2")
    assert ground.table.strength(0) == 3, "the last one is not asked about"
    assert len(ground.table.contexts) == 0


def test_what_is_left_moves_up_to_the_places_before_it() -> None:
    ground = together(orderer=1)
    ground.choose("ben", "next 1")
    assert (ground.table.strength(0), ground.life("ana")) == (3, 4), "the blessing came first"
    ground.choose("ben", "next 2")
    assert ground.life("ana") == 3, "the storm was third and is second now"
    assert ground.table.has_lasting(SILENCED, 0), "the silence is left"
    assert ground.table.strength(0) == 3, "the blessing does not come again"


def test_only_the_seat_that_orders_may_say_what_is_next() -> None:
    table = together(orderer=1).table
    assert [NEXT.why_not(table, seat, 0, -1) for seat in range(3)] == ["order", "", "order"]


def test_the_party_can_order_too() -> None:
    ground = together(orderer=PARTY)
    assert ground.asked() == ("party", "order")
    assert [NEXT.why_not(ground.table, seat, 0, -1) for seat in range(3)] == ["", "", ""]
    ground.choose("cleo", "next 1")
    assert ground.table.strength(0) == 3


# The step budget, and saving in the middle of everything


def test_an_endless_loop_is_an_error_with_a_report() -> None:
    ground = lay_out({})
    table = ground.table
    table.push(BOOK.by_name["echo"].at(7))
    table.decider = -1
    with pytest.raises(EndlessLoop, match="echo 7"):
        table.advance()


def test_a_game_saved_inside_nested_answers_continues_as_if_never_saved() -> None:
    ground = lay_out({"ana": ["storm", "counter"], "ben": ["counter"]})
    ground.choose("ana", "cast storm")
    ground.choose("ben", "cast counter")
    again = load(PROVING_GROUND, save(PROVING_GROUND, ground.table), ground.table.chance)
    assert digest(PROVING_GROUND, again) == digest(PROVING_GROUND, ground.table)
    for table in (again, ground.table):
        table.choose(0)
    assert digest(PROVING_GROUND, again) == digest(PROVING_GROUND, ground.table)
    assert again.ending == ONGOING
