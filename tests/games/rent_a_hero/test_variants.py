"""The variants of the Japanese original: RAH-VAR-01, RAH-VAR-02, RAH-VAR-03, RAH-Q11, RAH-Q22."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.errors import UnknownVariant
from questhall.core.interface.game import Setup
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.clauses import clause
from tests.games.rent_a_hero.kit import (
    ALL_SEVEN,
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

ENDLESS = ["endless"]
YES_FOR: dict[str, dict[int, tuple[int, ...]]] = {
    ANGRY_CHICKEN: dict.fromkeys(PLAYERS, (1, 2, 3)),
    PYROMANIAC: dict.fromkeys(PLAYERS, (5, 6, 7)),
    WITCH: dict.fromkeys(PLAYERS, (3, 4, 5)),
    DOG_TRAINER: dict.fromkeys(PLAYERS, (1, 3, 5, 7)),
    SERGEANT: dict.fromkeys(PLAYERS, (2, 4, 6)),
    BLACK_KNIGHT: {3: (1, 2, 3), 4: (1, 2, 3, 4), 5: (1, 2, 3, 4, 5)},
    WIZARD: {3: (3, 4, 5, 6, 7), 4: (4, 5, 6, 7), 5: (5, 6, 7)},
}
"""The wanderers of which strength get a yes, by hint card and number of players."""


def answer(players: int, variants: list[str], hint: str, wanderer: str, **fields: Any) -> str:
    table = lay_out(players, variants, wanderer=wanderer, at="bob", hand={"bob": [hint, hint]}, **fields)
    table.choose("bob", f"hint {hint}")
    return str(table.told(None)[-1]["event"]).removeprefix("hint_")


@clause("RAH-VAR-01", "RAH-Q11")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("hint", ALL_SEVEN)
def test_the_original_hint_asks_whether_the_wanderer_meets_the_hint_card(hint: str, players: int) -> None:
    answers = [answer(players, ["original-hint"], hint, wanderer) for wanderer in ALL_SEVEN]

    assert tuple(i + 1 for i, given in enumerate(answers) if given == "yes") == YES_FOR[hint][players]


@clause("RAH-VAR-01", "RAH-HINT-02")
@pytest.mark.parametrize("variants", [[], ENDLESS])
def test_without_the_variant_only_a_copy_gets_a_yes(variants: list[str]) -> None:
    assert answer(3, variants, ANGRY_CHICKEN, PYROMANIAC) == "no"
    assert answer(3, variants, PYROMANIAC, PYROMANIAC) == "yes"


@clause("RAH-VAR-01", "RAH-HINT-06")
def test_who_learns_what_is_the_same_with_the_original_hint() -> None:
    table = lay_out(4, ["original-hint"], wanderer=WITCH, at="bob", hand={"bob": [ANGRY_CHICKEN, SERGEANT]})
    table.choose("bob", "hint angry_chicken")

    hints = {viewer: table.view(viewer)["hints"] for viewer in table.everyone()}
    asked, heard = {"by": 1, "hero": ANGRY_CHICKEN, "answer": "yes"}, {"by": 1, "hero": None, "answer": "yes"}
    assert hints == {"ana": [asked], "bob": [asked], "cem": [heard], "dan": [heard], None: [heard]}


@clause("RAH-Q11")
@pytest.mark.parametrize("wanderer", ALL_SEVEN)
def test_an_ignored_requirement_does_not_change_the_answer(wanderer: str) -> None:
    plain = answer(4, ["original-hint"], BLACK_KNIGHT, wanderer)

    assert answer(4, ["original-hint"], BLACK_KNIGHT, wanderer, requirement_ignored=True) == plain


def endless(**fields: Any) -> LaidTable:
    """The endless variant, with exactly the cards named."""
    return lay_out(variants=ENDLESS, rest="out", **fields)


@clause("RAH-VAR-02", "RAH-Q22")
def test_an_empty_deck_does_not_end_the_game() -> None:
    table = endless(
        wanderer=WITCH,
        at="bob",
        deck=[SERGEANT],
        discard=[PYROMANIAC],
        hand={"bob": [SERGEANT]},
        shuffles=[[PYROMANIAC, WIZARD]],
    )
    table.choose("bob", "recruit")

    assert table.hand("ana") == [SERGEANT], "the last card of the deck"
    assert table.ending() == ""
    assert table.told(None, "new_deck") == [{"event": "new_deck", "cards": 2}]
    assert table.discard() == [PYROMANIAC], "the new requirement"
    assert table.deck() == [WIZARD], "the old one, shuffled in"


@clause("RAH-VAR-02")
def test_a_new_deck_is_not_formed_before_it_is_needed() -> None:
    table = endless(
        requirement=ANGRY_CHICKEN, discard=[PYROMANIAC, SERGEANT], hand={"ana": [WITCH], "bob": [WITCH, WITCH]}
    )
    table.choose("ana", "send witch")
    table.choose("bob", "hint witch", "pass")

    assert table.deck_size() == 0
    assert table.told(None, "new_deck") == []


@clause("RAH-VAR-02")
@pytest.mark.parametrize("variants", [[], ["original-hint"]])
def test_without_the_variant_nothing_is_reshuffled(variants: list[str]) -> None:
    table = lay_out(variants=variants, moment="aftermath", discard=[WITCH] * 5, rest="out")

    assert table.ending() == "deck_ran_out"
    assert table.told(None, "new_deck") == []


@clause("RAH-VAR-02")
def test_six_heroes_win_in_the_endless_variant() -> None:
    five = [ANGRY_CHICKEN, PYROMANIAC, DOG_TRAINER, SERGEANT, BLACK_KNIGHT]
    table = endless(wanderer=WITCH, at="bob", party={"bob": five}, used={"bob": five})
    table.choose("bob", "recruit")

    assert (table.ending(), table.winners()) == ("six_heroes", ["bob"])


@clause("RAH-Q22")
def test_before_the_aftermath_requirement_and_hint_cards_stay_behind() -> None:
    table = endless(
        wanderer=WITCH,
        at="bob",
        discard=[PYROMANIAC, SERGEANT, SERGEANT],
        party={"bob": [WIZARD]},
        hand={"bob": [WITCH, BLACK_KNIGHT]},
    )
    table.choose("bob", "hint black_knight")
    table.use("bob", WIZARD)

    assert table.told(None, "new_deck") == [{"event": "new_deck", "cards": 3}]
    assert table.discard() == [WIZARD], "the requirement"
    assert table.view("ana")["hints"] == [{"by": 1, "hero": BLACK_KNIGHT, "answer": "no"}]
    assert table.deck_size() == 1


@clause("RAH-Q22", "RAH-RECRUIT-06")
def test_at_a_last_use_they_still_stay_behind() -> None:
    table = endless(
        wanderer=WIZARD,
        at="bob",
        requirement=WITCH,
        discard=[PYROMANIAC, SERGEANT, SERGEANT],
        party={"bob": [WIZARD]},
        hand={"bob": [WITCH, BLACK_KNIGHT]},
        hints=[{"by": "bob", "hero": WITCH}],
    )
    table.choose("bob", "recruit", "use wizard")

    assert table.told(None, "new_deck")[0] == {"event": "new_deck", "cards": 3}


@clause("RAH-Q22", "RAH-Q05")
def test_in_the_aftermath_the_whole_discard_pile_is_shuffled() -> None:
    table = endless(
        wanderer=WITCH,
        at="bob",
        discard=[PYROMANIAC],
        party={"cem": [WIZARD, ANGRY_CHICKEN]},
        hand={"bob": [BLACK_KNIGHT, SERGEANT]},
    )
    table.let_pass()
    table.choose("bob", "hint black_knight")
    table.let_pass()
    table.choose("bob", "recruit")
    assert (table.asked(), table.occasion()) == ("cem", "wanderer_settled")
    table.choose("cem", "use wizard", "decline")

    assert table.told(None, "new_deck") == [{"event": "new_deck", "cards": 3}], "hint and requirement too"


@clause("RAH-Q22", "RAH-Q03")
def test_no_card_to_be_had_for_the_wanderer_ends_only_the_turn() -> None:
    table = endless(requirement=PYROMANIAC, hand={"ana": [WITCH], "bob": [WITCH]})
    assert table.options("ana") == ["send nothing"]
    table.choose("ana", "send nothing")

    assert table.hand("ana") == [PYROMANIAC, WITCH], "no price; the draw reshuffles the requirement"
    assert table.told(None, "new_deck") == [{"event": "new_deck", "cards": 1}]
    assert table.ending() == "no_cards_left", "now there is none for bob's requirement"


@clause("RAH-Q22")
def test_the_wanderer_may_come_from_a_new_deck() -> None:
    table = endless(
        requirement=PYROMANIAC, discard=[WITCH, SERGEANT], hand={"ana": [WITCH]}, shuffles=[[SERGEANT, WITCH]]
    )
    assert table.options("ana") == ["send deck"]
    table.choose("ana", "send deck")

    assert table.wanderer() == SERGEANT
    assert table.deck() == [WITCH]
    assert table.discard() == [PYROMANIAC]


@clause("RAH-Q22")
def test_no_card_to_be_had_for_the_draw_draws_nothing() -> None:
    table = endless(moment="aftermath", hand={"ana": [WITCH]}, party={"ana": [WITCH]})

    assert table.hand("ana") == [WITCH]
    assert table.told(None, "drew") == []


@clause("RAH-Q22", "RAH-END-03")
def test_none_for_the_requirement_ends_the_game_and_parties_decide() -> None:
    table = endless(
        moment="aftermath",
        party={"ana": [PYROMANIAC], "bob": [PYROMANIAC, SERGEANT], "cem": [SERGEANT, PYROMANIAC]},
        eliminated={"cem": [WITCH, WITCH]},
    )

    assert (table.ending(), table.winners()) == ("no_cards_left", ["bob"])
    assert table.told(None, "no_requirement_left") == [{"event": "no_requirement_left"}]


def play_endless(players: int, seed: int) -> LaidTable:
    """A whole game in which everyone chooses at random."""
    table = start(players, seed, ENDLESS)
    picker = Picker(seed)
    while not table.state.is_over():
        table.state.choose(picker.below(table.state.option_count))
    return table


@clause("RAH-Q22")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_reshuffled_card_has_been_seen_by_all(players: int) -> None:
    tables = [play_endless(players, seed) for seed in range(8)]

    assert any(table.told(None, "new_deck") for table in tables)
    for table in tables:
        knowledge = table.state.knowledge
        assert knowledge is not None
        counted = [pool for pool in knowledge.pools[1:] if pool.seats == knowledge.everybody]  # not the box
        assert len(counted) >= len(table.told(None, "new_deck")), "everybody can count every new deck"


@clause("RAH-Q22")
def test_every_endless_game_ends_and_both_ways_occur() -> None:
    endings = {play_endless(5, seed).ending() for seed in range(30)}

    assert endings == {"six_heroes", "no_cards_left"}


@clause("RAH-VAR-03")
@pytest.mark.parametrize("variants", VARIANTS)
def test_each_variant_can_be_on_by_itself_or_with_the_other(variants: tuple[str, ...]) -> None:
    asked_for_strength = answer(3, list(variants), ANGRY_CHICKEN, PYROMANIAC) == "yes"
    went_on = lay_out(3, variants, moment="aftermath", discard=[WITCH] * 3, rest="out").ending() == ""

    assert asked_for_strength == ("original-hint" in variants)
    assert went_on == ("endless" in variants)


@clause("RAH-VAR-03")
def test_variants_are_chosen_before_the_game_and_unknown_ones_refused() -> None:
    assert RENT_A_HERO.variant_names(start(variants=["endless"]).state.variants) == ["endless"]
    with pytest.raises(UnknownVariant, match="endless, original-hint"):
        RENT_A_HERO.start(Setup(3, ("eternal",)), FastChance(1))
