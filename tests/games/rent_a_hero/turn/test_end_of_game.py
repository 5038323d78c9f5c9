"""The end of the game: RAH-GOAL-01, chapter RAH-END, RAH-Q04, RAH-Q08."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.errors import GameIsOver
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ALL_SEVEN,
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PLAYERS,
    PYROMANIAC,
    SEATS,
    SERGEANT,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
)

FIVE = [ANGRY_CHICKEN, PYROMANIAC, DOG_TRAINER, SERGEANT, BLACK_KNIGHT]


def last_turn(players: int = 3, **fields: Any) -> LaidTable:
    """The wanderer is settled and the deck is empty: what remains is to compare the parties."""
    table = lay_out(players, moment="aftermath", rest="out", **fields)
    table.let_pass()
    return table


@clause("RAH-GOAL-01", "RAH-END-01")
@pytest.mark.parametrize("winner", ["bob", "cem", "ana"])
def test_six_different_heroes_win_at_once(winner: str) -> None:
    table = lay_out(
        wanderer=WITCH, active="ana", at=winner, party={winner: FIVE}, used={winner: FIVE}, deck=[WIZARD]
    )
    table.choose(winner, "recruit")

    assert (table.ending(), table.winners()) == ("six_heroes", [winner])
    assert table.decision is None
    assert table.told(None)[-1] == {"event": "six_heroes_won", "seat": table.seats.index(winner)}
    assert table.deck()[0] == WIZARD, "in the middle of the turn: nobody drew"


@clause("RAH-END-01")
def test_after_the_end_nothing_can_be_chosen() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": FIVE}, used={"bob": FIVE})
    table.choose("bob", "recruit")

    with pytest.raises(GameIsOver):
        table.choose("bob", "recruit")


@clause("RAH-END-01")
def test_five_heroes_do_not_win_yet() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": FIVE[:4]}, used={"bob": FIVE[:4]})
    table.choose("bob", "recruit")

    assert len(table.party("bob")) == 5
    assert table.ending() == ""


@clause("RAH-GOAL-01", "RAH-END-01")
@pytest.mark.parametrize("missing", ALL_SEVEN)
def test_any_six_of_the_seven_win(missing: str) -> None:
    *five, sixth = [hero for hero in ALL_SEVEN if hero != missing]
    table = lay_out(wanderer=sixth, at="bob", party={"bob": five}, used={"bob": five})
    table.choose("bob", "recruit")

    assert table.winners() == ["bob"]


@clause("RAH-END-01")
def test_six_heroes_win_whatever_the_others_have() -> None:
    others = {"ana": FIVE, "cem": FIVE}
    table = lay_out(
        wanderer=WITCH,
        at="bob",
        party={"bob": FIVE, **others},
        used={"bob": FIVE, **others},
        eliminated={"bob": [WIZARD] * 4},
    )
    table.choose("bob", "recruit")

    assert table.winners() == ["bob"]


@clause("RAH-END-02")
@pytest.mark.parametrize(("active", "recruiter"), [("ana", "bob"), ("bob", "cem"), ("cem", "ana")])
def test_the_last_card_drawn_at_the_end_of_a_turn_ends_the_game(active: str, recruiter: str) -> None:
    table = lay_out(wanderer=WITCH, active=active, at=recruiter, deck=[SERGEANT], rest="out")
    table.choose(recruiter, "recruit")

    assert table.hand(active) == [SERGEANT]
    assert (table.ending(), table.winners()) == ("deck_ran_out", [recruiter])
    assert table.told(None, "deck_is_out") == [{"event": "deck_is_out"}]


@clause("RAH-END-02")
def test_with_a_card_left_the_game_continues() -> None:
    table = lay_out(wanderer=WITCH, at="bob", deck=[SERGEANT, WITCH], rest="out", hand={"bob": [WITCH]})
    table.choose("bob", "recruit")

    assert table.ending() == ""
    assert table.active() == "bob"


@clause("RAH-END-02", "RAH-Q04")
@pytest.mark.parametrize(
    ("deck", "keys"),
    [
        ([ANGRY_CHICKEN], ["send witch", "recruit"]),
        ([PYROMANIAC, SERGEANT], ["send deck", "discard witch", "recruit"]),
        ([ANGRY_CHICKEN, WITCH], ["use wizard", "send witch", "recruit"]),
        ([ANGRY_CHICKEN, WITCH], ["send witch", "decline", "recruit", "decline"]),
    ],
    ids=["requirement", "wanderer", "Wizard", "end of turn"],
)
def test_whatever_draw_takes_the_last_card_the_turn_is_the_last(deck: list[str], keys: list[str]) -> None:
    table = lay_out(deck=deck, rest="out", hand={"ana": [WITCH, WITCH]}, party={"ana": [WIZARD]})
    for key in keys:
        assert table.ending() == ""
        table.choose(table.asked(), key)
    table.let_pass()

    assert table.ending() == "deck_ran_out"
    assert table.told(None, "requirement") == [{"event": "requirement", "seat": 0, "hero": deck[0]}]


@clause("RAH-GOAL-01", "RAH-END-03")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("best", [0, -1])
def test_most_heroes_win(players: int, best: int) -> None:
    winner = SEATS[:players][best]
    party = {player: [ANGRY_CHICKEN, PYROMANIAC] for player in SEATS[:players]}
    party[winner] = [ANGRY_CHICKEN, PYROMANIAC, SERGEANT]
    table = last_turn(players, party=party, used={winner: party[winner]}, eliminated={winner: [WITCH] * 8})

    assert (table.ending(), table.winners()) == ("deck_ran_out", [winner])
    assert table.told(None)[-1] == {"event": "won", "seat": table.seats.index(winner)}


@clause("RAH-END-04")
def test_a_tie_goes_to_the_fewest_eliminated_cards() -> None:
    table = last_turn(
        party={"ana": [WITCH], "bob": [SERGEANT], "cem": []},
        used={"bob": [SERGEANT]},
        eliminated={"ana": [WIZARD] * 4, "bob": [WIZARD] * 2},
    )

    assert table.winners() == ["bob"], "used powers come later, and cem has fewer heroes"


@clause("RAH-END-04")
def test_only_tied_players_count() -> None:
    table = last_turn(
        party={"ana": [WITCH, SERGEANT], "bob": [SERGEANT, WITCH], "cem": [WITCH]},
        eliminated={"ana": [WIZARD] * 2, "bob": [WIZARD] * 6},
    )

    assert table.winners() == ["ana"], "cem has eliminated nothing, but is not tied"


@clause("RAH-END-05")
def test_a_tie_that_remains_goes_to_the_fewest_used_powers() -> None:
    table = last_turn(
        party={"ana": [PYROMANIAC, SERGEANT], "bob": [PYROMANIAC, SERGEANT], "cem": [PYROMANIAC, SERGEANT]},
        used={"ana": [PYROMANIAC, SERGEANT], "bob": [SERGEANT], "cem": [PYROMANIAC, SERGEANT]},
        eliminated={player: [WIZARD, WIZARD] for player in SEATS[:3]},
    )

    assert table.winners() == ["bob"]


@clause("RAH-Q08", "RAH-END-05")
def test_used_powers_of_heroes_no_longer_in_the_party_do_not_count() -> None:
    table = lay_out(
        wanderer=WIZARD,
        at="bob",
        party={"ana": [SERGEANT], "bob": [WIZARD, PYROMANIAC]},
        used={"ana": [SERGEANT]},
        eliminated={"ana": [WITCH, WITCH]},
        deck=[SERGEANT, SERGEANT],
        rest="out",
    )
    table.choose("bob", "recruit")
    table.use("bob", WIZARD)  # the last use, then both copies are eliminated

    assert [len(table.party(player)) for player in ["ana", "bob"]] == [1, 1]
    assert [len(table.eliminated(player)) for player in ["ana", "bob"]] == [2, 2]
    assert table.winners() == ["bob"], "his Wizard was used, but lies with the eliminated"


@clause("RAH-Q08")
def test_a_refreshed_hero_does_not_count_as_used() -> None:
    table = lay_out(
        moment="aftermath",
        rest="out",
        party={"ana": [WITCH, PYROMANIAC], "bob": [SERGEANT, PYROMANIAC]},
        used={"ana": [PYROMANIAC], "bob": [SERGEANT, PYROMANIAC]},
    )
    table.use("ana", WITCH, PYROMANIAC)

    assert table.used("ana") == [WITCH]
    assert table.winners() == ["ana"], "two powers were used in the game, one hero is sideways"


@clause("RAH-END-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_still_tied_share_the_victory(players: int) -> None:
    tied = [SEATS[0], SEATS[players - 1]]
    table = last_turn(players, party={player: [PYROMANIAC] for player in tied}, used={tied[0]: [], "bob": []})

    assert table.winners() == tied
    assert [told["seat"] for told in table.told(None, "shared_victory")] == [0, players - 1]
    assert table.told(None, "won") == []


@clause("RAH-END-06")
def test_all_players_may_share_the_victory() -> None:
    assert last_turn().winners() == ["ana", "bob", "cem"]
