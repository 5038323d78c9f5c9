"""Preparing the game: chapter RAH-SETUP, RAH-Q02, RAH-Q14."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.core.engine.chance import FastChance
from questhall.core.engine.errors import PositionError, WrongNumberOfSeats
from questhall.core.interface.game import Setup
from questhall.games.rent_a_hero.components.heroes import HEROES
from questhall.games.rent_a_hero.game import RENT_A_HERO
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
    VARIANTS,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
    start,
)

PARTIES = [WITCH, SERGEANT, WIZARD, WITCH, PYROMANIAC, DOG_TRAINER]
"""What a deck must begin with so that three players get different starting heroes at once."""
HANDS = [ANGRY_CHICKEN] * 5 + [BLACK_KNIGHT] * 5 + [PYROMANIAC] * 5


def deal_from(deck: list[str], active: str = "ana") -> LaidTable:
    """Three players, dealt from exactly these cards."""
    return lay_out(moment="deal", active=active, deck=deck, rest="out")


@clause("RAH-SETUP-01")
def test_the_heroes_have_strengths_1_to_7() -> None:
    assert [hero.strength for hero in HEROES] == [1, 2, 3, 4, 5, 6, 7]
    assert len(set(ALL_SEVEN)) == 7


@clause("RAH-SETUP-01")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variants", VARIANTS)
def test_a_game_holds_eleven_copies_of_each_hero(players: int, variants: tuple[str, ...]) -> None:
    table = start(players, variants=variants)

    assert RENT_A_HERO.components(table.state) == Counter(dict.fromkeys(ALL_SEVEN, 11))
    assert table.state.card_count == 77


@clause("RAH-SETUP-01")
def test_a_twelfth_copy_is_not_in_the_box() -> None:
    with pytest.raises(PositionError, match="more cards of witch"):
        lay_out(discard=[WITCH] * 12)


@clause("RAH-SETUP-02", "RAH-Q14")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_five_play(players: int) -> None:
    assert len(start(players).view(None)["players"]) == players


@clause("RAH-SETUP-02", "RAH-Q14")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6, 7, 77])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(WrongNumberOfSeats, match=f"3 to 5 players, not {players}$"):
        RENT_A_HERO.start(Setup(players), FastChance(1))


@clause("RAH-SETUP-03")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(10))
def test_everyone_starts_with_two_unused_heroes_face_up(players: int, seed: int) -> None:
    table = start(players, seed)

    for viewer in table.everyone():
        shown = [player["party"] for player in table.view(viewer)["players"]]
        assert [len(party) for party in shown] == [2] * players
        assert all(member["hero"] in ALL_SEVEN and not member["used"] for party in shown for member in party)


@clause("RAH-SETUP-03")
def test_the_deck_is_shuffled_before_the_deal() -> None:
    openings = {tuple(start(3, seed).party("ana")) for seed in range(40)}

    assert len(openings) > 20, "42 openings are possible"


@clause("RAH-SETUP-04")
@pytest.mark.parametrize("seed", range(60))
def test_nobody_starts_with_two_copies(seed: int) -> None:
    table = start(5, seed)

    assert all(len(set(table.party(player))) == 2 for player in table.seats)


@clause("RAH-SETUP-04", "RAH-Q02")
def test_copies_are_rejected_until_another_hero_comes() -> None:
    table = deal_from([WITCH, WITCH, WITCH, SERGEANT, *PARTIES[2:], *HANDS, BLACK_KNIGHT, WIZARD])

    assert table.party("ana") == [WITCH, SERGEANT]
    assert table.discard() == [BLACK_KNIGHT, WITCH, WITCH], "under the requirement, face up"
    assert table.told(None, "rejected_copy") == [{"event": "rejected_copy", "seat": 0, "hero": WITCH}] * 2


@clause("RAH-SETUP-04")
def test_the_same_hero_in_two_parties_is_not_rejected() -> None:
    table = deal_from([*PARTIES, *HANDS, BLACK_KNIGHT, WIZARD])

    assert WITCH in table.party("ana")
    assert WITCH in table.party("bob")
    assert table.discard() == [BLACK_KNIGHT]


@clause("RAH-SETUP-05", "RAH-Q02")
def test_parties_are_completed_seat_by_seat_before_any_hand() -> None:
    table = deal_from([*PARTIES[:2], WIZARD, WIZARD, *PARTIES[3:], *HANDS, SERGEANT, WIZARD])

    assert [table.party(player) for player in table.seats] == [
        [WITCH, SERGEANT],
        [WIZARD, WITCH],
        [PYROMANIAC, DOG_TRAINER],
    ]
    assert table.hand("ana") == [ANGRY_CHICKEN] * 5
    assert table.hand("bob") == [BLACK_KNIGHT] * 5
    assert table.hand("cem") == [PYROMANIAC] * 5


@clause("RAH-SETUP-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_hands_of_five_are_dealt_face_down(players: int) -> None:
    table = start(players)

    for viewer in table.everyone():
        for owner, player in zip(table.seats, table.view(viewer)["players"], strict=True):
            assert player["hand_size"] == 5
            assert (player["hand"] is not None) == (viewer == owner)
    dealt = [told for told in table.told("bob", "dealt_hand") if "hero" in told]
    assert [told["seat"] for told in dealt] == [1] * 5


@clause("RAH-Q02")
@pytest.mark.parametrize("deck", [[WITCH] * 11, PARTIES[:5], [*PARTIES, *HANDS[:14]]])
def test_a_stacked_deck_that_runs_out_during_the_deal_is_refused(deck: list[str]) -> None:
    with pytest.raises(PositionError, match="RAH-Q02"):
        deal_from(deck)


@clause("RAH-SETUP-06")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_all_other_cards_are_one_hidden_deck(players: int, seed: int) -> None:
    table = start(players, seed)
    rejected = len(table.told(None, "rejected_copy"))

    assert table.deck_size() == len(table.deck()) == 77 - 7 * players - rejected - 1
    assert all(table.view(viewer)["deck"] == table.deck_size() for viewer in table.everyone())


@clause("RAH-SETUP-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_begins_about_equally_often(players: int) -> None:
    games = 300
    begins = Counter(start(players, seed).active() for seed in range(games))

    # Five standard deviations of a binomial distribution; the seeds are fixed, so this never wavers.
    spread = 5 * (games / players * (1 - 1 / players)) ** 0.5
    assert set(begins) == set(SEATS[:players])
    assert all(abs(count - games / players) < spread for count in begins.values())


@clause("RAH-SETUP-07")
def test_the_first_player_is_announced_to_all() -> None:
    table = start(4, seed=3)

    for viewer in table.everyone():
        assert table.told(viewer, "first_player") == [
            {"event": "first_player", "seat": table.seats.index(table.active())}
        ]


@clause("RAH-SETUP-08")
def test_deck_and_discard_pile_are_shared_parties_and_eliminated_piles_are_not() -> None:
    table = lay_out(party={"ana": [WITCH], "bob": [WITCH, SERGEANT]}, wanderer=WITCH, at="bob")
    table.choose("bob", "recruit")

    assert table.party("ana") == [WITCH]
    assert table.party("bob") == [SERGEANT]
    assert [len(table.eliminated(player)) for player in table.seats] == [0, 2, 0]
    assert {"deck", "discard"} <= set(table.view(None))
    assert all(not {"deck", "discard"} & set(player) for player in table.view(None)["players"])
