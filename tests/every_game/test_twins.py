"""What a seat is shown and can imagine depends on nothing that it does not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.knowledge import how_many
from questhall.core.engine.state import State
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.interface.saving import save
from questhall.core.records.undo import revision_of
from questhall.games.proving_ground.components import state as proving
from questhall.games.proving_ground.game import PROVING_GROUND
from questhall.games.rent_a_hero.components.heroes import HERO, WITCH, WIZARD
from questhall.games.rent_a_hero.components.state import DECK, HANDS, Table
from questhall.games.rent_a_hero.game import RENT_A_HERO
from questhall.games.talisman.game import TALISMAN
from tests.every_game.properties import Kind, few_kinds, has_many_variants, random_play
from tests.every_game.twins import Twins, check_imagined_options, check_twins, make_twin

NAMES = ["ana", "ben", "cleo"]
ANA, BEN, CLEO = 0, 1, 2
KINDS = [kind for kind in few_kinds() if kind.game is not RENT_A_HERO or not kind.setup.covers]
"""Covers make no difference in Rent a Hero."""


def lay_out(variants: tuple[str, ...] = (), seed: int = 1, **fields: object) -> Table:
    position = Position(fields, NAMES)
    return cast(Table, RENT_A_HERO.lay_out(position, Setup(3, variants), FastChance(seed)))


def choose(table: Table, *keys: str) -> None:
    for key in keys:
        offered = [table.book.key(table.options[i]) for i in range(table.option_count)]
        table.choose(offered.index(key))


def faces_in(table: Table, zone: int) -> list[int]:
    return [int(table.faces[card]) for card in table.pile(zone)]


# Random games


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_twins_look_the_same_for_as_long_as_nothing_tells_them_apart(kind: Kind) -> None:
    games, every = (4, 15)
    if has_many_variants(kind.game):
        games, every = (1, 100) if kind.game is TALISMAN else (2, 15)
    is_tutorial = "tutorial" in kind.setup.variants
    if is_tutorial:
        games, every = (5, 5)  # short, and all that is hidden in it is the order of a few enemy cards
    compared = sum(
        check_twins(kind.game, random_play(kind, seed), every, f"{kind}, seed {seed}") for seed in range(games)
    )

    if is_tutorial and {"hidden-enemies-known", "veteran"} <= {*kind.setup.variants}:
        return  # facedown enemies are known, and more of them are dealt than the few whose order is hidden
    assert compared > (0 if is_tutorial else 10), "twins that do not differ prove nothing"


def with_few_cards(seed: int, variants: tuple[str, ...]) -> Iterator[tuple[State, Picker]]:
    """An endless game with so few cards that a new deck is formed every few turns."""
    picker = Picker(seed)
    cards = [name for name in HERO.names for _ in range(4)]
    for i in range(len(cards) - 1, 0, -1):
        j = int(picker.below(i + 1))
        cards[i], cards[j] = cards[j], cards[i]
    hands = {name: [cards.pop() for _ in range(3)] for name in NAMES}
    party = {"ana": ["wizard"], "ben": ["wizard", "sergeant"], "cleo": ["black_knight"]}
    table = lay_out(variants, seed, hand=hands, party=party, deck=cards[:5], discard=cards[5:12], rest="out")
    for _ in range(150):
        yield table, picker
        if table.is_over():
            return
        table.choose(picker.below(table.option_count))


@pytest.mark.parametrize("variants", [("endless",), ("original-hint", "endless")])
def test_twins_look_the_same_through_new_decks(variants: tuple[str, ...]) -> None:
    compared = sum(
        check_twins(RENT_A_HERO, with_few_cards(seed, variants), 4, f"few cards, seed {seed}")
        for seed in range(8)
    )

    assert compared > 100


def test_a_table_that_has_come_about_can_always_be_sampled() -> None:
    """A game in which known cards leave few ways to say which deck the unknown ones are from."""
    kind = Kind(RENT_A_HERO, Setup(5, ("endless",)))
    for number, (state, _) in enumerate(random_play(kind, 35)):
        if number in range(175, 190):
            for seat in range(5):
                for seed in range(4):
                    assert RENT_A_HERO.view(determinize(state, seat, seed), seat) == RENT_A_HERO.view(
                        state, seat
                    )


def test_twins_differ_in_what_the_seat_does_not_know_and_in_nothing_else() -> None:
    table = lay_out(
        moment="requirement", requirement="sergeant", hand={"ana": ["witch"] * 3, "ben": ["wizard"] * 3}
    )
    twin = cast(Table, make_twin(RENT_A_HERO, table, CLEO, Picker(3)))

    assert faces_in(twin, HANDS + ANA) != faces_in(table, HANDS + ANA)
    assert RENT_A_HERO.components(twin) == RENT_A_HERO.components(table)
    assert RENT_A_HERO.view(twin, CLEO) == RENT_A_HERO.view(table, CLEO)
    assert RENT_A_HERO.view(twin, ANA) != RENT_A_HERO.view(table, ANA)


def test_a_table_that_tells_a_secret_is_caught() -> None:
    """The comparison can fail: a seat that knows a card is no longer fooled by another one."""
    table = lay_out(moment="requirement", requirement="sergeant", hand={"ana": ["witch"] * 3})
    twin = make_twin(RENT_A_HERO, table, CLEO, Picker(4))
    assert twin.faces[twin.top(HANDS + ANA)] != WITCH
    for state in (table, twin):
        state.show(state.top(HANDS + ANA), CLEO)

    with pytest.raises(AssertionError, match="seat 2"):
        Twins(RENT_A_HERO, table, twin, CLEO).check("here")


def test_what_only_others_know_is_as_hidden_as_the_cards() -> None:
    def peeked(hero: int) -> Table:
        """Ben knows, and cleo does not, what one of ana's cards is."""
        held = {"ana": [HERO.names[hero]]}
        table = lay_out(moment="requirement", requirement="sergeant", hand=held, deck=["witch", "wizard"])
        table.show_fact(how_many(1 << BEN, [int(table.top(HANDS + ANA))], 1 << hero, 1, 1))
        return table

    for seed in range(20):
        imagined = [save(RENT_A_HERO, determinize(peeked(hero), CLEO, seed)) for hero in (WITCH, WIZARD)]
        assert imagined[0] == imagined[1]


# What a shuffle leaves of knowledge


def deck_of_four() -> Table:
    """Nobody knows anything of a deck of four different cards, nor of ben's hand of two others."""
    return lay_out(
        moment="requirement",
        requirement="pyromaniac",
        hand={"ben": ["angry_chicken", "dog_trainer"]},
        deck=["witch", "wizard", "sergeant", "black_knight"],
        rest="discard",
    )


def test_who_saw_one_card_of_a_pile_still_knows_that_it_is_there_but_not_where() -> None:
    table = deck_of_four()
    seen = int(table.faces[table.top(DECK)])
    table.show(table.top(DECK), CLEO)
    table.shuffle(DECK)

    decks = [faces_in(cast(Table, determinize(table, CLEO, seed)), DECK) for seed in range(200)]
    assert all(seen in deck for deck in decks)
    assert {deck.index(seen) for deck in decks} == {0, 1, 2, 3}
    unaware = [faces_in(cast(Table, determinize(table, ANA, seed)), DECK) for seed in range(200)]
    assert not all(seen in deck for deck in unaware)


def test_a_fact_about_one_card_of_a_pile_becomes_one_about_the_pile() -> None:
    table = deck_of_four()
    top = int(table.top(DECK))
    table.show_fact(how_many(1 << CLEO, [top], 1 << WITCH, 1, 1))
    table.shuffle(DECK)

    decks = [faces_in(cast(Table, determinize(table, CLEO, seed)), DECK) for seed in range(200)]
    assert all(WITCH in deck for deck in decks)
    assert {deck.index(WITCH) for deck in decks} == {0, 1, 2, 3}


# Sealed bids, options, undo


def test_sealed_bids_of_the_others_are_resampled() -> None:
    names = ["ana", "ben", "cleo"]
    table = cast(proving.Table, PROVING_GROUND.lay_out(Position({}, names), Setup(3), FastChance(1)))
    for key in ("sky calm", "go tower", "bid 2"):
        offered = [table.book.key(table.options[i]) for i in range(table.option_count)]
        table.choose(offered.index(key))

    def bids(seat: int) -> set[int]:
        imagined = [cast(proving.Table, determinize(table, seat, seed)) for seed in range(60)]
        return {int(state.get(ANA, proving.BID)) for state in imagined}

    assert bids(ANA) == {2}
    assert bids(BEN) == bids(CLEO) == {0, 1, 2}


def test_a_sample_has_the_options_of_the_sampled_hand() -> None:
    table = lay_out(moment="requirement", requirement="sergeant", hand={"ana": ["pyromaniac", "dog_trainer"]})
    offered = Counter[tuple[str, ...]]()
    for seed in range(60):
        imagined = determinize(table, CLEO, seed)
        check_imagined_options(RENT_A_HERO, imagined, CLEO, f"seed {seed}")
        offered[tuple(imagined.book.key(imagined.options[i]) for i in range(imagined.option_count))] += 1
    assert ("send deck",) in offered
    assert len(offered) > 3


def test_what_play_proves_about_hidden_cards_counts_as_shown() -> None:
    """So nobody may take a choice back after the others have drawn their conclusions from it."""
    table = lay_out(moment="requirement", requirement="sergeant", hand={"ana": ["pyromaniac", "witch"]})
    before = revision_of(table)

    choose(table, "send pyromaniac")

    assert revision_of(table) > before


# Everything that is possible is equally likely


def test_cards_that_a_fact_ties_together_are_sampled_uniformly() -> None:
    """At least one of two cards is the Witch: dealt one after the other she would come second too often."""
    table = lay_out(
        moment="requirement",
        requirement="pyromaniac",
        hand={"ben": ["witch", "wizard"]},
        deck=["wizard", "wizard"],
        rest="discard",
    )
    cards = [int(card) for card in table.pile(HANDS + BEN)]
    table.show_fact(how_many(1 << CLEO, cards, 1 << WITCH, 1, 2))

    first = sum(int(determinize(table, CLEO, seed).faces[cards[0]]) == WITCH for seed in range(2000))
    assert abs(first - 1000) < 112, "five standard deviations"


def test_a_hint_and_the_wanderer_are_sampled_uniformly() -> None:
    """Three Witches and two Wizards are hidden, and two of one kind are hint and wanderer.

    There are six ways for these to be Witches and two for Wizards.
    """
    table = lay_out(
        moment="offer",
        requirement="sergeant",
        wanderer="witch",
        hints=[{"by": "ben", "hero": "witch"}],
        hand={"ben": ["wizard"]},
        deck=["witch", "wizard"],
        rest="discard",
    )
    wanderers = Counter(int(determinize(table, CLEO, seed).faces[table.wanderer()]) for seed in range(2000))

    assert set(wanderers) == {WITCH, WIZARD}
    assert abs(wanderers[WITCH] - 1500) < 97, "five standard deviations"
