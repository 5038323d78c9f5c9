"""Hints: chapter RAH-HINT, RAH-Q05."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.errors import IllegalChoice
from questhall.games.rent_a_hero.components.heroes import HERO
from questhall.games.rent_a_hero.turn.offer import HINT
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ALL_SEVEN,
    ANGRY_CHICKEN,
    DOG_TRAINER,
    PYROMANIAC,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)


def with_hand(*heroes: str, **fields: Any) -> LaidTable:
    """The wanderer, a Witch, lies in front of bob, who holds these cards; ana is the active player."""
    return lay_out(4, wanderer=WITCH, at="bob", hand={"bob": list(heroes)}, **fields)


@clause("RAH-HINT-01")
def test_one_hand_card_goes_to_the_active_player() -> None:
    table = with_hand(WITCH, SERGEANT)
    table.choose("bob", "hint sergeant")

    assert table.hand("bob") == [WITCH]
    assert table.view("ana")["hints"] == [{"by": 1, "hero": SERGEANT, "answer": "no"}]
    assert table.told("ana", "hint_asked") == [
        {"event": "hint_asked", "seat": 1, "active": 0, "hero": SERGEANT}
    ]


@clause("RAH-HINT-01")
def test_only_cards_of_ones_own_hand_can_be_asked_about() -> None:
    table = with_hand(WITCH, SERGEANT)

    assert table.why_not("bob", "hint wizard") == "RAH-HINT-01"
    with pytest.raises(IllegalChoice):
        table.choose("bob", "hint wizard")
    assert table.hand("bob") == [WITCH, SERGEANT]


@clause("RAH-HINT-01")
def test_after_a_hint_the_player_still_decides() -> None:
    table = with_hand(WITCH, SERGEANT, WIZARD)
    table.choose("bob", "hint sergeant")

    assert table.options("bob") == ["recruit", "pass", "hint witch", "hint wizard"]


@clause("RAH-HINT-02")
@pytest.mark.parametrize("hero", ALL_SEVEN)
def test_the_answer_is_yes_for_a_copy_of_the_wanderer_only(hero: str) -> None:
    table = with_hand(hero, hero)
    table.choose("bob", f"hint {hero}")

    answer = "yes" if hero == WITCH else "no"
    for viewer in table.everyone():
        assert table.told(viewer)[-1] == {"event": f"hint_{answer}", "seat": 0}
        assert table.view(viewer)["hints"][0]["answer"] == answer


@clause("RAH-HINT-03", "RAH-HINT-06")
def test_the_hint_card_lies_face_down_for_the_others() -> None:
    table = with_hand(WITCH, SERGEANT)
    table.choose("bob", "hint sergeant")

    assert table.discard() == [WIZARD], "only the requirement is open"
    seen = {viewer: table.view(viewer)["hints"][0]["hero"] for viewer in table.everyone()}
    assert seen == {"ana": SERGEANT, "bob": SERGEANT, "cem": None, "dan": None, None: None}


@clause("RAH-HINT-06")
def test_the_active_player_knows_both_cards_and_the_asker_only_the_own() -> None:
    table = with_hand(WITCH, WITCH)
    table.choose("bob", "hint witch")

    assert table.view("ana")["wanderer"]["hero"] == WITCH
    assert table.view("bob")["wanderer"]["hero"] is None, "a yes tells bob, but no card was shown to him"
    told = {viewer: table.told(viewer, "hint_asked")[0].get("hero") for viewer in table.everyone()}
    assert told == {"ana": WITCH, "bob": WITCH, "cem": None, "dan": None, None: None}


@clause("RAH-HINT-04")
def test_any_number_of_hints_may_be_asked() -> None:
    table = with_hand(SERGEANT, WIZARD, WIZARD, WITCH, ANGRY_CHICKEN, PYROMANIAC)
    table.choose("bob", "hint sergeant", "hint wizard", "hint wizard", "hint witch", "hint angry_chicken")

    assert [hint["answer"] for hint in table.view(None)["hints"]] == ["no", "no", "no", "yes", "no"]
    assert table.options("bob") == ["recruit", "pass"]


@clause("RAH-HINT-04")
def test_the_next_player_may_ask_as_well() -> None:
    table = lay_out(4, wanderer=WITCH, at="bob", hand={"bob": [WITCH, WIZARD], "cem": [WITCH, WIZARD]})
    table.choose("bob", "hint witch", "pass")
    table.choose("cem", "hint wizard")

    assert table.view("cem")["hints"] == [
        {"by": 1, "hero": None, "answer": "yes"},
        {"by": 2, "hero": WIZARD, "answer": "no"},
    ]
    assert table.view("ana")["hints"][0]["hero"] == WITCH


@clause("RAH-HINT-05")
def test_the_last_card_is_not_a_hint() -> None:
    table = lay_out(hand={"ana": [WIZARD]}, wanderer=WITCH, at="ana")

    assert not table.offers("ana", verb="hint")
    assert table.why_not("ana", "hint wizard") == "RAH-HINT-05"


@clause("RAH-HINT-05")
def test_two_copies_are_not_the_last_card() -> None:
    table = with_hand(WIZARD, WIZARD)
    assert table.offers("bob", "hint wizard")
    table.choose("bob", "hint wizard")

    assert table.why_not("bob", "hint wizard") == "RAH-HINT-05"
    assert not table.offers("bob", verb="hint")


@clause("RAH-HINT-05")
def test_an_empty_hand_gives_no_hints() -> None:
    table = with_hand()

    assert table.options("bob") == ["recruit", "pass"]


def ask_and_settle(end: str) -> LaidTable:
    """Bob asks twice, then the wanderer is recruited or discarded; dan could act in the aftermath."""
    table = with_hand(
        DOG_TRAINER, SERGEANT, WIZARD, party={"bob": [PYROMANIAC], "dan": [WIZARD]}, deck=[ANGRY_CHICKEN]
    )
    table.let_pass()
    for hero in [SERGEANT, DOG_TRAINER]:
        table.choose("bob", f"hint {hero}")
        table.let_pass()
    table.choose("bob", end)
    table.let_pass("power_announced")
    return table


@clause("RAH-Q05", "RAH-HINT-03")
@pytest.mark.parametrize("end", ["recruit", "use pyromaniac"])
def test_hint_cards_are_turned_up_before_the_aftermath_and_the_draw(end: str) -> None:
    table = ask_and_settle(end)

    assert table.occasion() == "wanderer_settled"
    assert table.deck()[0] == ANGRY_CHICKEN, "not drawn yet"
    for viewer in table.everyone():
        assert table.view(viewer)["hints"] == []
        assert {SERGEANT, DOG_TRAINER} <= set(table.view(viewer)["discard"])
        assert [told["hero"] for told in table.told(viewer, "hint_shown")] in (
            [SERGEANT, DOG_TRAINER],
            [DOG_TRAINER, SERGEANT],
        )


@clause("RAH-Q05")
def test_hint_cards_stay_down_while_the_wanderer_goes_on() -> None:
    table = with_hand(SERGEANT, WIZARD, WIZARD)
    table.choose("bob", "hint sergeant", "pass")
    table.choose("cem", "pass")

    assert table.view("dan")["hints"] == [{"by": 1, "hero": None, "answer": "no"}]
    assert table.told(None, "hint_shown") == []


@clause("RAH-HINT-06")
def test_only_the_active_player_sees_with_which_card_a_hint_is_asked() -> None:
    table = with_hand(WITCH, SERGEANT)
    bob = table.seats.index("bob")
    hint = HINT.at(bob, HERO.value(SERGEANT))

    seen = {name: HINT.as_seen(table.state, hint, seat) for seat, name in enumerate(table.seats)}
    assert seen == {"ana": hint, "bob": HINT.at(bob), "cem": HINT.at(bob), "dan": HINT.at(bob)}


@clause("RAH-HINT-06")
@pytest.mark.parametrize(("hint", "is_copy"), [(WITCH, True), (SERGEANT, False)])
def test_everybody_can_reckon_with_the_answer(hint: str, is_copy: bool) -> None:
    table = with_hand(hint, hint)
    table.choose("bob", f"hint {hint}")

    assert table.state.knowledge is not None
    fact = table.state.knowledge.facts[-1]
    assert fact.seats == table.state.knowledge.everybody
    for face in range(len(ALL_SEVEN)):
        allowed = {other for other in range(len(ALL_SEVEN)) if fact.pairs[face] >> other & 1}
        assert allowed == ({face} if is_copy else set(range(len(ALL_SEVEN))) - {face})


@clause("RAH-HINT-02", "RAH-RECRUIT-06")
@pytest.mark.parametrize("wanderer", [WITCH, SERGEANT, DOG_TRAINER])
def test_an_answer_stays_as_it_was_while_the_recruited_copy_lies_there(wanderer: str) -> None:
    table = lay_out(
        4,
        wanderer=wanderer,
        at="bob",
        hand={"bob": [wanderer, PYROMANIAC, WIZARD]},
        party={"bob": [wanderer], "cem": [WIZARD]},
        used={"bob": [wanderer]},
    )
    table.let_pass()
    for hero in [wanderer, PYROMANIAC]:
        table.choose("bob", f"hint {hero}")
        table.let_pass()
    table.choose("bob", "recruit")

    assert table.occasion() == "duplicate_shown"
    assert [hint["answer"] for hint in table.view("dan")["hints"]] == ["yes", "no"]
