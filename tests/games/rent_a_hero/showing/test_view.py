"""What everyone may know: RAH-TURN-09, RAH-TURN-11, RAH-HINT-06, RAH-Q15."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.interface.determinize import determinize
from questhall.games.rent_a_hero.components.heroes import HERO
from questhall.games.rent_a_hero.components.state import HANDS, Table
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ANGRY_CHICKEN,
    BLACK_KNIGHT,
    DOG_TRAINER,
    PLAYERS,
    PYROMANIAC,
    SERGEANT,
    VARIANTS,
    WITCH,
    WIZARD,
    LaidTable,
    lay_out,
    start,
)


def random_game(players: int, seed: int, variants: tuple[str, ...] = ()) -> Iterator[LaidTable]:
    """The table at every decision of a game in which everyone chooses at random."""
    table = start(players, seed, variants)
    picker = Picker(seed)
    while not table.state.is_over():
        yield table
        table.state.choose(picker.below(table.state.option_count))
    yield table


def without_secrets(view: dict[str, Any]) -> dict[str, Any]:
    """A view less what only some may see in it."""
    public = dict(view, seat=None)
    public["players"] = [{**player, "hand": None} for player in view["players"]]
    public["hints"] = [{**hint, "hero": None} for hint in view["hints"]]
    if view["wanderer"] is not None:
        public["wanderer"] = {**view["wanderer"], "hero": None}
    return public


@clause("RAH-TURN-11")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variants", VARIANTS)
def test_everyone_sees_the_same_except_hands_wanderer_and_hint_cards(
    players: int, variants: tuple[str, ...]
) -> None:
    for table in random_game(players, 7, variants):
        views = [table.view(viewer) for viewer in table.everyone()]
        assert all(without_secrets(view) == without_secrets(views[-1]) for view in views)
        assert without_secrets(views[-1]) == views[-1], "a spectator knows no secret"


@clause("RAH-TURN-11")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variants", VARIANTS)
def test_only_the_owner_sees_a_hand(players: int, variants: tuple[str, ...]) -> None:
    for table in random_game(players, 8, variants):
        for viewer in table.everyone():
            for owner, player in zip(table.seats, table.view(viewer)["players"], strict=True):
                assert (player["hand"] is None) == (viewer != owner)


@clause("RAH-TURN-11")
def test_parties_used_powers_discard_pile_and_sizes_are_public() -> None:
    table = lay_out(
        wanderer=WITCH,
        at="bob",
        requirement=SERGEANT,
        party={"ana": [WITCH, WIZARD]},
        used={"ana": [WITCH, WIZARD]},
        hand={"cem": [PYROMANIAC] * 3},
        eliminated={"bob": [DOG_TRAINER] * 2},
        discard=[ANGRY_CHICKEN, PYROMANIAC],
        deck=[WITCH] * 4,
        rest="out",
    )

    for viewer in table.everyone():
        view = table.view(viewer)
        assert view["players"][0]["party"] == [{"hero": WITCH, "used": True}, {"hero": WIZARD, "used": True}]
        assert view["discard"] == [SERGEANT, ANGRY_CHICKEN, PYROMANIAC]
        assert view["deck"] == 4
        assert [player["hand_size"] for player in view["players"]] == [0, 0, 3]
        assert [len(player["eliminated"]) for player in view["players"]] == [0, 2, 0]
        assert view["wanderer"]["at"] == 1


def with_secrets(hand: list[str], hint: str, wanderer: str, deck: list[str]) -> LaidTable:
    """Two players' views of this table must not depend on any of these cards."""
    return lay_out(
        5,
        wanderer=wanderer,
        active="ana",
        at="bob",
        hand={"ana": hand, "bob": hand},
        hints=[{"by": "bob", "hero": hint}],
        deck=deck,
        party={"cem": [SERGEANT]},
    )


@clause("RAH-TURN-11", "RAH-TURN-09")
def test_secrets_do_not_show_in_what_others_see() -> None:
    one = with_secrets([WITCH, WIZARD], PYROMANIAC, SERGEANT, [WITCH, DOG_TRAINER, WIZARD])
    other = with_secrets([SERGEANT, SERGEANT], BLACK_KNIGHT, ANGRY_CHICKEN, [WIZARD, WITCH, WITCH])

    for viewer in ["cem", "dan", "eva", None]:
        assert one.view(viewer) == other.view(viewer)
        assert one.told(viewer) == other.told(viewer)
    for viewer in ["ana", "bob"]:
        assert one.view(viewer) != other.view(viewer)


@clause("RAH-TURN-11")
def test_nobody_knows_a_card_of_the_deck() -> None:
    for table in random_game(4, 9):
        for card in table.state.pile(0):
            assert not any(table.state.is_known_to(seat, card) for seat in range(-1, 4))


@clause("RAH-Q15")
def test_the_whole_discard_pile_may_be_looked_through() -> None:
    for table in random_game(3, 10):
        for viewer in table.everyone():
            assert table.view(viewer)["discard"] == table.true_discard()


@clause("RAH-Q15")
def test_eliminated_cards_are_known_to_all() -> None:
    table = lay_out(wanderer=WITCH, at="bob", party={"bob": [WITCH]}, eliminated={"bob": [WIZARD, WIZARD]})
    table.choose("bob", "recruit")

    for viewer in table.everyone():
        assert table.view(viewer)["players"][1]["eliminated"] == [WIZARD, WIZARD, WITCH, WITCH]


@clause("RAH-Q15")
@pytest.mark.parametrize(("hand", "key"), [([WIZARD], "send wizard"), ([WITCH], "send deck")])
def test_all_see_whether_the_wanderer_came_from_a_hand_or_from_the_deck(hand: list[str], key: str) -> None:
    table = lay_out(requirement=PYROMANIAC, hand={"ana": hand})
    table.choose("ana", key)

    kinds = {told["event"] for viewer in table.everyone() for told in table.told(viewer)}
    assert kinds == {"sent_from_hand" if key == "send wizard" else "sent_from_deck"}


def imagined_hands(table: LaidTable, owner: str, viewer: str) -> list[list[str]]:
    """A hand as another player might imagine it, many times over."""
    zone = HANDS + table.seats.index(owner)
    hands = []
    for seed in range(60):
        state = determinize(table.state, table.seats.index(viewer), seed)
        assert isinstance(state, Table)
        hands.append([HERO.names[state.faces[card]] for card in state.pile(zone)])
    return hands


def fitting_cards(hands: list[list[str]]) -> set[int]:
    """How many cards of each hand meet the requirement of the Pyromaniac, strength 5 or more."""
    return {sum(hero in (SERGEANT, BLACK_KNIGHT, WIZARD) for hero in hand) for hand in hands}


@clause("RAH-Q15")
def test_nobody_knows_beforehand_that_nothing_fits() -> None:
    table = lay_out(requirement=PYROMANIAC, hand={"ana": [WITCH, WITCH, PYROMANIAC]})

    assert fitting_cards(imagined_hands(table, "ana", "bob")) == {0, 1, 2, 3}


@clause("RAH-Q15")
@pytest.mark.parametrize("viewer", ["bob", "cem"])
def test_after_a_wanderer_from_the_deck_all_know_that_nothing_in_the_hand_fits(viewer: str) -> None:
    table = lay_out(
        requirement=PYROMANIAC,
        hand={"ana": [WITCH, WITCH, PYROMANIAC, DOG_TRAINER]},
        deck=[WITCH, SERGEANT, SERGEANT],
    )
    table.choose("ana", "send deck", "discard witch")
    assert fitting_cards(imagined_hands(table, "ana", viewer)) == {0}

    table.choose("bob", "recruit")
    assert table.hand_size("ana") == 4
    assert fitting_cards(imagined_hands(table, "ana", viewer)) == {0, 1}, "the card drawn since is any card"


@clause("RAH-Q15", "RAH-Q22")
def test_the_same_is_known_when_there_was_no_wanderer_at_all() -> None:
    table = lay_out(
        variants=["endless"],
        requirement=PYROMANIAC,
        hand={"ana": [WITCH, WITCH], "bob": [WIZARD, WIZARD]},
        party={"bob": [WITCH, SERGEANT]},
        used={"bob": [SERGEANT]},
        rest="out",
    )
    table.let_pass()
    assert fitting_cards(imagined_hands(table, "ana", "cem")) != {0}
    table.choose("ana", "send nothing")

    assert table.occasion() == "wanderer_settled"
    assert fitting_cards(imagined_hands(table, "ana", "cem")) == {0}


@clause("RAH-TURN-05", "RAH-Q10")
@pytest.mark.parametrize("ignored", [False, True])
def test_all_know_that_a_card_sent_from_the_hand_meets_the_requirement_unless_it_was_ignored(
    ignored: bool,
) -> None:
    table = lay_out(requirement=PYROMANIAC, requirement_ignored=ignored, hand={"ana": [WIZARD, WITCH]})
    table.choose("ana", "send wizard")

    imagined = [determinize(table.state, 1, seed) for seed in range(60)]
    strengths = {int(state.faces[table.state.wanderer()]) + 1 for state in imagined}
    assert strengths == (set(range(1, 8)) if ignored else {5, 6, 7})
