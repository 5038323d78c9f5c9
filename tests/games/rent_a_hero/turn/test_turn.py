"""A turn: chapter RAH-TURN, RAH-Q04."""

from __future__ import annotations

import pytest

from questhall.core.engine.errors import IllegalChoice
from questhall.games.rent_a_hero.components.heroes import HERO
from questhall.games.rent_a_hero.turn.turn import SEND_CARD
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PLAYERS,
    PYROMANIAC,
    SEATS,
    SERGEANT,
    WITCH,
    WIZARD,
    lay_out,
)


@clause("RAH-TURN-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_turn_passes_to_the_left_round_the_table(players: int) -> None:
    table = lay_out(
        players, hand={player: [WITCH] * 2 for player in SEATS[:players]}, deck=[ANGRY_CHICKEN] * 10
    )

    for player in [*table.seats, "ana"]:
        assert table.active() == player
        table.choose(player, "send witch")
        table.choose(table.asked(), "recruit")


@clause("RAH-TURN-01", "RAH-TURN-02")
def test_turns_are_counted_by_their_requirements() -> None:
    table = lay_out(hand={"ana": [WITCH] * 2, "bob": [WITCH] * 2}, deck=[ANGRY_CHICKEN] * 10)
    assert table.state.turns == 1
    table.choose("ana", "send witch")
    assert table.state.turns == 1
    table.choose("bob", "recruit")

    assert table.state.turns == 2


@clause("RAH-TURN-09")
def test_the_others_see_that_a_hand_card_is_sent_but_not_which() -> None:
    table = lay_out(requirement=ANGRY_CHICKEN, hand={"ana": [WITCH, PYROMANIAC]})
    ana = table.seats.index("ana")

    for hero in [WITCH, PYROMANIAC]:
        option = SEND_CARD.at(ana, HERO.value(hero))
        assert SEND_CARD.as_seen(table.state, option, table.seats.index("bob")) == SEND_CARD.at(ana)


@clause("RAH-TURN-02")
def test_a_turn_begins_with_the_top_card_of_the_deck_face_up_on_the_discard_pile() -> None:
    table = lay_out(discard=[WIZARD], deck=[WITCH, SERGEANT], hand={"ana": [WITCH]})

    for viewer in table.everyone():
        assert table.view(viewer)["discard"] == [WITCH, WIZARD]
        assert table.view(viewer)["requirement"]["hero"] == WITCH
    assert table.deck()[0] == SERGEANT
    assert table.told(None) == [{"event": "requirement", "seat": 0, "hero": WITCH}]


@clause("RAH-TURN-03")
def test_a_card_discarded_later_is_not_the_requirement() -> None:
    table = lay_out(deck=[ANGRY_CHICKEN, WITCH], hand={"ana": [WIZARD]}, party={"cem": [BLACK_KNIGHT]})
    assert table.view(None)["requirement"] == {"hero": ANGRY_CHICKEN, "ignored": False, "pending": True}
    table.let_pass()
    table.choose("ana", "send deck", "discard wizard")

    assert table.discard()[0] == WIZARD
    assert table.view(None)["requirement"] == {"hero": ANGRY_CHICKEN, "ignored": False, "pending": False}


@clause("RAH-TURN-03", "RAH-Q22")
def test_the_requirement_outlasts_a_reshuffle_before_the_wanderer_is_sent() -> None:
    table = lay_out(
        variants=["endless"],
        requirement=ANGRY_CHICKEN,
        discard=[SERGEANT, SERGEANT, BLACK_KNIGHT],
        party={"ana": [WIZARD]},
        hand={"ana": [WITCH, DOG_TRAINER]},
        rest="out",
    )
    table.use("ana", WIZARD)

    assert table.view(None)["requirement"]["hero"] == ANGRY_CHICKEN
    assert table.options("ana") == ["send witch"]


@clause("RAH-TURN-03")
def test_the_next_turn_has_its_own_requirement() -> None:
    table = lay_out(hand={"ana": [WITCH], "bob": [WITCH, WIZARD]}, deck=[ANGRY_CHICKEN, SERGEANT, PYROMANIAC])
    table.choose("ana", "send witch")
    table.choose("bob", "recruit")

    assert table.options("bob") == ["send wizard"]


@clause("RAH-TURN-04")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [0, -1])
def test_the_wanderer_is_sent_face_down_to_the_left(players: int, seat: int) -> None:
    sender, receiver = SEATS[:players][seat], SEATS[:players][seat + 1]
    table = lay_out(players, active=sender, requirement=WITCH, hand={sender: [SERGEANT, WITCH]})
    table.choose(sender, "send sergeant")

    assert table.holder() == receiver
    assert table.wanderer() == SERGEANT
    assert table.hand(sender) == [WITCH]
    assert table.view(receiver)["wanderer"]["hero"] is None


@clause("RAH-TURN-05")
def test_a_card_that_does_not_match_is_refused_and_nothing_changes() -> None:
    table = lay_out(requirement=SERGEANT, hand={"ana": [WITCH, DOG_TRAINER]})
    before = table.digest()

    with pytest.raises(
        IllegalChoice, match=r"ana cannot send witch \(RAH-TURN-05\); possible: send dog_trainer$"
    ) as refusal:
        table.choose("ana", "send witch")

    assert refusal.value.clause == "RAH-TURN-05"
    assert table.digest() == before


@clause("RAH-TURN-05")
def test_with_a_matching_card_the_deck_is_not_an_option() -> None:
    table = lay_out(requirement=SERGEANT, hand={"ana": [WITCH, DOG_TRAINER]})

    assert table.options("ana") == ["send dog_trainer"]
    assert table.why_not("ana", "send deck") == "RAH-TURN-05"
    assert table.why_not("ana", "send nothing") == "RAH-TURN-05"


@clause("RAH-TURN-04")
def test_only_cards_in_hand_and_only_the_active_player_can_send() -> None:
    table = lay_out(requirement=SERGEANT, hand={"ana": [DOG_TRAINER], "bob": [PYROMANIAC]})

    assert table.why_not("ana", "send pyromaniac") == "RAH-TURN-04"
    assert table.why_not("bob", "send pyromaniac") == "RAH-TURN-04"
    assert table.options("bob") == []


@clause("RAH-TURN-06")
def test_the_example_of_the_book() -> None:
    hand = [PYROMANIAC, WITCH, DOG_TRAINER, BLACK_KNIGHT, WIZARD]
    table = lay_out(deck=[ANGRY_CHICKEN], hand={"ana": hand})

    assert table.options("ana") == ["send pyromaniac", "send witch"]
    for hero in hand[2:]:
        assert table.why_not("ana", f"send {hero}") == "RAH-TURN-05"

    table.choose("ana", "send witch")
    assert table.wanderer() == WITCH
    assert table.hand("ana") == [PYROMANIAC, DOG_TRAINER, BLACK_KNIGHT, WIZARD]


@clause("RAH-TURN-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_active_player_knows_the_wanderer(players: int) -> None:
    table = lay_out(players, requirement=WITCH, hand={"ana": [WITCH, SERGEANT]})
    table.choose("ana", "send witch")

    known = {viewer: table.view(viewer)["wanderer"]["hero"] for viewer in table.everyone()}
    assert known == {"ana": WITCH} | dict.fromkeys([*table.seats[1:], None])
    told = {viewer: table.told(viewer, "sent_from_hand")[0].get("hero") for viewer in table.everyone()}
    assert told == known


@clause("RAH-TURN-10")
@pytest.mark.parametrize("end", ["recruited", "discarded"])
def test_the_active_player_draws_when_the_wanderer_is_settled(end: str) -> None:
    table = lay_out(
        wanderer=WITCH,
        at="bob",
        party={"bob": [PYROMANIAC]},
        hand={"ana": [WIZARD]},
        deck=[SERGEANT, WITCH, WITCH],
    )
    if end == "recruited":
        table.choose("bob", "recruit")
    else:
        table.use("bob", PYROMANIAC)

    assert table.hand("ana") == [SERGEANT, WIZARD]
    assert table.hand_size("bob") == table.hand_size("cem") == 0
    assert table.active() == "bob"
    assert [table.told(viewer, "drew")[0].get("hero") for viewer in table.everyone()] == [
        SERGEANT,
        None,
        None,
        None,
    ]


@clause("RAH-TURN-10")
def test_nobody_draws_while_the_wanderer_is_on_its_way() -> None:
    table = lay_out(wanderer=WITCH, at="bob", deck=[SERGEANT])
    table.choose("bob", "pass")

    assert [table.hand_size(player) for player in table.seats] == [0, 0, 0]
    assert table.active() == "ana"


@clause("RAH-Q04", "RAH-END-02")
def test_the_turn_of_the_last_requirement_is_played_to_its_end() -> None:
    table = lay_out(deck=[WITCH], rest="out", hand={"ana": [WITCH]})
    table.choose("ana", "send witch")
    table.choose("bob", "recruit")

    assert table.party("bob") == [WITCH]
    assert table.hand_size("ana") == 0, "nothing was left to draw"
    assert table.ending() == "deck_ran_out"


@clause("RAH-Q04", "RAH-END-02")
def test_the_turn_of_the_last_card_sent_is_played_to_its_end() -> None:
    table = lay_out(deck=[PYROMANIAC, WITCH], rest="out", hand={"ana": [WITCH, WITCH]})
    table.choose("ana", "send deck", "discard witch")
    table.choose("bob", "pass")
    table.choose("cem", "recruit")

    assert table.party("cem") == [WITCH]
    assert table.hand("ana") == [WITCH]
    assert table.ending() == "deck_ran_out"


@clause("RAH-Q04")
def test_six_heroes_still_win_in_the_last_turn() -> None:
    five = [ANGRY_CHICKEN, PYROMANIAC, WITCH, DOG_TRAINER, SERGEANT]
    table = lay_out(party={"bob": five}, used={"bob": five}, wanderer=WIZARD, at="bob", rest="out")
    table.choose("bob", "recruit")

    assert table.ending() == "six_heroes"
