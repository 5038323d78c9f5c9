"""Who knows what: peeks, reveals, secret departures, shuffles, facts, and what a seat can imagine."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from questhall.core.engine.chance import FastChance, Picker
from questhall.core.engine.knowledge import fresh_knowledge, how_many, related
from questhall.core.interface.determinize import determinize
from questhall.core.interface.game import Setup
from questhall.core.interface.position import Position
from questhall.core.search.determinization import Imagination
from questhall.games.rent_a_hero.components.heroes import HERO
from questhall.games.rent_a_hero.components.state import DECK, HANDS, HINTS, WANDERER, Table
from questhall.games.rent_a_hero.game import RENT_A_HERO

NAMES = ["ana", "ben", "cleo"]
ANA, BEN, CLEO = 0, 1, 2


def lay_out(**fields: object) -> Table:
    position = Position(fields, NAMES)
    return cast(Table, RENT_A_HERO.lay_out(position, Setup(3), FastChance(1)))


def heroes(table: Table, zone: int) -> tuple[str, ...]:
    return tuple(HERO.names[table.faces[card]] for card in table.pile(zone))


def choose(table: Table, key: str) -> None:
    keys = [table.book.key(table.options[i]) for i in range(table.option_count)]
    table.choose(keys.index(key))


# Facts


def test_a_fact_holds_or_does_not() -> None:
    none_fit = how_many(1, [4, 5], 0b011, 0, 0)
    assert none_fit.allows({4: 2, 5: 2})
    assert none_fit.allows({4: 2}), "what is open may still fit"
    assert not none_fit.allows({4: 0})
    at_least_one = how_many(1, [4, 5], 0b001, 1, 2)
    assert at_least_one.allows({4: 1})
    assert not at_least_one.allows({4: 1, 5: 1})


def test_a_pair_fact_relates_two_cards() -> None:
    same = related(1, 8, 9, [0b01, 0b10])
    assert same.allows({8: 1, 9: 1})
    assert not same.allows({8: 1, 9: 0})
    assert same.allows({8: 1}), "what is open may still fit"
    assert same.allows({9: 1})


def test_a_fact_shrinks_when_its_cards_become_known_and_then_goes() -> None:
    knowledge = fresh_knowledge([0] * 10, 2)
    knowledge.show_fact(how_many(0b11, [4, 5], 0b001, 1, 1))
    knowledge.learn(4, 2, 0b11)
    (left,) = knowledge.facts
    assert (left.cards, left.low, left.high) == ((5,), 1, 1)
    knowledge.learn(5, 0, 0b11)
    assert knowledge.facts == []


def test_a_fact_stays_while_a_seat_it_concerns_does_not_know_the_card() -> None:
    knowledge = fresh_knowledge([0] * 10, 2)
    knowledge.show_fact(how_many(0b11, [4], 0b001, 1, 1))
    knowledge.learn(4, 0, 0b01)
    assert len(knowledge.facts) == 1


def test_half_of_a_pair_becomes_a_fact_about_the_other_half() -> None:
    knowledge = fresh_knowledge([0] * 10, 2)
    knowledge.show_fact(related(0b11, 8, 9, [0b01, 0b10]))
    knowledge.learn(8, 1, 0b11)
    (left,) = knowledge.facts
    assert (left.cards, left.faces, left.low) == ((9,), 0b10, 1)


def test_the_second_half_of_a_pair_tells_what_the_first_can_be() -> None:
    """A face 0 goes with 1 and 2, a face 1 with 2 only."""
    knowledge = fresh_knowledge([0] * 10, 2)
    knowledge.show_fact(related(0b11, 8, 9, [0b110, 0b100]))
    knowledge.learn(9, 1, 0b11)
    (left,) = knowledge.facts
    assert (left.cards, left.faces, left.low) == ((8,), 0b01, 1)


def test_a_fact_that_says_nothing_is_not_kept() -> None:
    knowledge = fresh_knowledge([0] * 10, 2)
    knowledge.show_fact(how_many(0b11, [4, 5], 0b001, 0, 2))
    assert knowledge.facts == []


def test_only_what_is_new_counts_as_learnt() -> None:
    knowledge = fresh_knowledge([0] * 10, 2)
    knowledge.learn(4, 2, 0b01)
    assert knowledge.revision == 1
    knowledge.learn(4, 2, 0b01)
    assert knowledge.revision == 1, "she has seen it before"
    knowledge.learn(4, 2, 0b11)
    assert knowledge.revision == 2
    knowledge.show_fact(how_many(0b11, [5], 0b001, 1, 1))
    assert knowledge.revision == 3


def test_a_secret_departure_turns_single_facts_into_facts_about_the_group() -> None:
    knowledge = fresh_knowledge([0] * 10, 2)
    knowledge.show_fact(how_many(0b11, [4, 5], 0b001, 0, 0))
    knowledge.loosen([4, 5, 6], [1, 1, 0], owner=0)
    (wider,) = knowledge.facts
    assert (set(wider.cards), wider.high) == ({4, 5, 6}, 1), "one card came later and may be anything"


def test_a_secret_departure_ends_a_fact_about_a_pair() -> None:
    knowledge = fresh_knowledge([0] * 10, 2)
    knowledge.show_fact(related(0b11, 8, 9, [0b01, 0b10]))
    knowledge.loosen([6, 7], [0, 1], owner=0)
    assert len(knowledge.facts) == 1, "neither of the pair was among them"
    knowledge.loosen([7, 8], [1, 0], owner=0)
    assert knowledge.facts == []


def test_a_seat_that_had_peeked_knows_only_that_the_card_is_still_among_them() -> None:
    knowledge = fresh_knowledge([0] * 10, 3)
    knowledge.learn(4, 2, 0b100)
    knowledge.loosen([4, 5], [2, 1], owner=0)
    assert not knowledge.knows(2, 4)
    (among,) = knowledge.facts
    assert (among.seats, set(among.cards), among.faces, among.low) == (0b100, {4, 5}, 0b100, 1)


def test_the_only_card_of_a_hand_stays_known_to_who_had_peeked_at_it() -> None:
    knowledge = fresh_knowledge([0] * 10, 3)
    knowledge.learn(4, 2, 0b100)
    knowledge.loosen([4], [2], owner=0)
    assert knowledge.knows(2, 4)
    assert knowledge.facts == []


# Pools


def test_a_shuffle_makes_a_pool_that_those_who_saw_it_can_count() -> None:
    knowledge = fresh_knowledge([0] * 4, 2)
    for card in (0, 1):
        knowledge.learn(card, card, 0b11)
    knowledge.shuffle([0, 1], [0, 1])
    assert not knowledge.knows(0, 0)
    assert knowledge.classes(0) == [1, 1, 0, 0], "a pool of its own"


def test_who_saw_all_of_a_pile_needs_no_facts_about_it() -> None:
    knowledge = fresh_knowledge([0] * 4, 2)
    for card in (0, 1):
        knowledge.learn(card, card, 0b01)
    knowledge.shuffle([0, 1], [0, 1])
    assert knowledge.facts == []


def test_who_did_not_see_a_pile_cannot_tell_it_from_where_its_cards_came_from() -> None:
    knowledge = fresh_knowledge([0] * 4, 2)
    for card in (0, 1):
        knowledge.learn(card, card, 0b01)
    knowledge.shuffle([0, 1], [0, 1])
    assert knowledge.classes(0) == [1, 1, 0, 0]
    assert knowledge.classes(1) == [0, 0, 0, 0]


def test_cards_with_different_backs_are_never_exchanged() -> None:
    knowledge = fresh_knowledge([0, 0, 1, 1], 2)
    knowledge.shuffle([0, 1], [0, 1])
    knowledge.shuffle([2, 3], [2, 3])
    spells, adventures = (
        knowledge.classes(0)[:2],
        knowledge.classes(0)[2:],
    )
    assert not set(spells) & set(adventures)
    with pytest.raises(AssertionError, match="different backs"):
        knowledge.shuffle([0, 2], [0, 2])


def test_what_a_seat_had_seen_of_a_pile_stays_true_of_the_whole_pile() -> None:
    knowledge = fresh_knowledge([0] * 4, 2)
    knowledge.learn(0, 5, 0b01)
    knowledge.shuffle([0, 1], [5, 3])
    assert not knowledge.knows(0, 0)
    (kept,) = knowledge.facts
    assert (kept.seats, set(kept.cards), kept.faces, kept.low) == (0b01, {0, 1}, 1 << 5, 1)


def test_a_fact_about_a_card_stays_true_of_the_pile_it_is_shuffled_into() -> None:
    knowledge = fresh_knowledge([0] * 4, 2)
    knowledge.show_fact(how_many(0b11, [0], 1 << 5, 1, 1))
    knowledge.shuffle([0, 1, 2], [5, 3, 4])
    (wider,) = knowledge.facts
    assert (set(wider.cards), wider.low, wider.high) == ({0, 1, 2}, 1, 3)


def test_cards_of_one_pool_need_no_new_one() -> None:
    knowledge = fresh_knowledge([0] * 4, 2)
    knowledge.loosen([0, 1], [0, 1], owner=0)
    assert (len(knowledge.pools), knowledge.pool_of) == (1, [0, 0, 0, 0])


def test_pools_that_were_in_one_hand_are_one_once_a_card_has_left_it_unseen() -> None:
    knowledge = fresh_knowledge([0] * 6, 2)
    for card in (0, 1):
        knowledge.learn(card, card, knowledge.everybody)
    knowledge.shuffle([0, 1], [0, 1])
    assert knowledge.classes(1)[0] != knowledge.classes(1)[3]
    knowledge.loosen([2, 3], [3, 3], owner=0)
    assert knowledge.classes(1)[0] != knowledge.classes(1)[3], "these two were from one pool"
    knowledge.loosen([0, 2], [0, 3], owner=0)
    assert len(set(knowledge.classes(1))) == 1, "what left may be from either"


def test_pools_become_one_also_for_those_who_can_tell_neither_from_the_box() -> None:
    """Ana has seen two piles before they were shuffled; then a card of one of them leaves her hand."""
    knowledge = fresh_knowledge([0] * 6, 2)
    for pile in ([0, 1], [2, 3]):
        for card in pile:
            knowledge.learn(card, card, 0b01)
        knowledge.shuffle(pile, pile)
    knowledge.loosen([0, 2], [0, 2], owner=0)
    assert knowledge.classes(ANA) == [3, 3, 3, 3, 0, 0], "the two piles are one for ana"
    assert knowledge.classes(BEN) == [0, 0, 0, 0, 0, 0], "ben has seen neither"


def test_a_pool_that_is_in_no_hand_stays_apart() -> None:
    knowledge = fresh_knowledge([0] * 6, 2)
    for pile in ([0, 1], [2, 3]):
        for card in pile:
            knowledge.learn(card, card, knowledge.everybody)
        knowledge.shuffle(pile, pile)
    knowledge.loosen([0, 4], [0, 4], owner=0)
    first, _, second, _, third, _ = knowledge.classes(BEN)
    assert first == third
    assert second != first


def test_two_piles_shuffled_together_unseen_cannot_be_told_apart_any_more() -> None:
    knowledge = fresh_knowledge([0] * 6, 2)
    for pile in ([0, 1], [2, 3]):
        for card in pile:
            knowledge.learn(card, card, knowledge.everybody)
        knowledge.shuffle(pile, pile)
    assert knowledge.classes(BEN) == [1, 1, 2, 2, 0, 0]
    knowledge.shuffle([0, 2], [0, 2])
    assert knowledge.classes(BEN) == [1, 1, 1, 1, 0, 0]


# Imagining


def cleo_to_send(hand: list[str], deck: list[str]) -> Table:
    """Cleo is asked; of the others' cards she can see nothing but knows that none of ben's is 3 or less."""
    return lay_out(
        moment="requirement",
        active="cleo",
        requirement="pyromaniac",
        hand={"cleo": ["wizard"], "ben": hand},
        deck=deck,
        rest="discard",
        nothing_fits={"ben": ["angry_chicken"]},
    )


def test_sampled_hands_honour_what_play_has_shown_and_are_all_equally_likely() -> None:
    table = cleo_to_send(["wizard", "sergeant"], ["witch", "black_knight"])
    seen: Counter[tuple[str, ...]] = Counter()
    for seed in range(6000):
        imagined = cast(Table, determinize(table, CLEO, seed))
        seen[heroes(imagined, HANDS + BEN) + heroes(imagined, DECK)] += 1
    # The witch fits, so she is in the deck: 3 * 2 hands of the other three, and 2 orders of the deck.
    assert len(seen) == 12
    assert all("witch" in cards[2:] for cards in seen)
    # 500 expected of each; five standard deviations are 107.
    assert all(abs(count - 500) < 107 for count in seen.values())


def test_samples_do_not_depend_on_the_truth() -> None:
    one = cleo_to_send(["wizard", "sergeant"], ["witch", "black_knight"])
    other = cleo_to_send(["black_knight", "wizard"], ["sergeant", "witch"])
    assert RENT_A_HERO.view(one, CLEO) == RENT_A_HERO.view(other, CLEO)
    for seed in range(50):
        assert list(determinize(one, CLEO, seed).faces) == list(determinize(other, CLEO, seed).faces)


def test_what_a_seat_knows_itself_is_never_exchanged() -> None:
    table = cleo_to_send(["wizard", "sergeant"], ["witch", "black_knight"])
    for seed in range(50):
        assert heroes(cast(Table, determinize(table, BEN, seed)), HANDS + BEN) == ("sergeant", "wizard")


def hinted(answer: str) -> Table:
    """Ben has asked ana about the wanderer with a card; nobody else knows which."""
    table = lay_out(
        moment="offer",
        active="ana",
        requirement="sergeant",
        wanderer="witch",
        hand={"ben": ["witch", "sergeant", "wizard"], "cleo": ["witch"]},
    )
    choose(table, "hint witch" if answer == "yes" else "hint wizard")
    return table


def test_a_hint_that_got_a_yes_is_sampled_as_a_copy_of_the_wanderer() -> None:
    table = hinted("yes")
    wanderers = set()
    for seed in range(100):
        imagined = cast(Table, determinize(table, CLEO, seed))
        assert heroes(imagined, HINTS) == heroes(imagined, WANDERER)
        wanderers.add(heroes(imagined, WANDERER))
    assert len(wanderers) == 7, "any hero, as far as cleo can tell"


def test_a_hint_that_got_a_no_is_sampled_as_anything_else() -> None:
    table = hinted("no")
    for seed in range(100):
        imagined = cast(Table, determinize(table, CLEO, seed))
        assert heroes(imagined, HINTS) != heroes(imagined, WANDERER)


def test_the_asker_knows_the_hint_card_and_the_active_player_knows_both() -> None:
    table = hinted("no")
    for seed in range(50):
        assert heroes(cast(Table, determinize(table, BEN, seed)), HINTS) == ("wizard",)
        active = cast(Table, determinize(table, ANA, seed))
        assert heroes(active, HINTS) + heroes(active, WANDERER) == ("wizard", "witch")


def test_a_card_sent_to_a_requirement_is_sampled_as_one_that_fits() -> None:
    table = lay_out(
        moment="requirement",
        active="ana",
        requirement="angry_chicken",
        hand={"ana": ["witch", "wizard", "wizard"], "ben": ["witch"], "cleo": ["witch"]},
    )
    choose(table, "send witch")
    seen = {heroes(cast(Table, determinize(table, CLEO, seed)), WANDERER) for seed in range(200)}
    assert seen == {("angry_chicken",), ("pyromaniac",), ("witch",)}


def ana_sends(hero: str) -> Table:
    """None of ana's two cards was 3 or more; she draws two with the wizard, then one of four leaves."""
    table = lay_out(
        moment="requirement",
        active="ana",
        requirement="sergeant",
        party={"ana": ["wizard"]},
        hand={"ana": ["angry_chicken", "pyromaniac"], "cleo": ["witch"]},
        deck=["witch", "black_knight"],
        nothing_fits={"ana": ["wizard"]},
    )
    choose(table, "use wizard")
    choose(table, f"send {hero}")
    return table


def test_whether_an_old_or_a_new_card_left_a_hand_does_not_show() -> None:
    old, new = ana_sends("pyromaniac"), ana_sends("black_knight")
    wanderers = set()
    for seed in range(200):
        imagined = cast(Table, determinize(old, CLEO, seed))
        assert list(imagined.faces) == list(determinize(new, CLEO, seed).faces)
        wanderers.add(heroes(imagined, WANDERER))
    assert wanderers == {("pyromaniac",), ("dog_trainer",), ("black_knight",)}, "even, old or new"


def test_what_was_known_of_the_hand_holds_for_hand_and_wanderer_together() -> None:
    table = ana_sends("black_knight")
    for seed in range(200):
        imagined = cast(Table, determinize(table, CLEO, seed))
        cards = heroes(imagined, HANDS + ANA) + heroes(imagined, WANDERER)
        weak = [hero for hero in cards if hero in ("angry_chicken", "pyromaniac")]
        assert len(weak) >= 2, "two of the four were 2 or less"


@pytest.mark.parametrize("seed", range(80))
def test_what_chance_hardly_ever_deals_is_found_by_searching(seed: int) -> None:
    """Ben holds a chicken or witch as his last card and none besides: so both wizards are his."""
    weak = ["angry_chicken", "witch"]
    seen = [hero for hero in HERO.names for _ in range({"wizard": 9}.get(hero, 7 if hero in weak else 11))]
    table = lay_out(
        moment="turn", hand={"ben": ["wizard", "wizard", "witch"]}, deck=weak * 3 + weak[:1], discard=seen
    )
    mask = sum(1 << HERO.names.index(hero) for hero in weak)
    hand = [int(card) for card in table.pile(HANDS + BEN)]
    last = next(card for card in hand if HERO.names[table.faces[card]] == "witch")
    table.show_fact(how_many(1 << ANA, hand, mask, 0, 1))
    table.show_fact(how_many(1 << ANA, [last], mask, 1, 1))

    faces = Imagination(table, ANA)._search(Picker(seed))

    assert Counter(HERO.names[faces[card]] for card in hand)["wizard"] == 2


def test_a_card_that_many_facts_speak_of_is_dealt_before_those_it_decides_about() -> None:
    """Three hints with yes and two with no: dealt before the wanderer they would hardly ever fit it."""
    table = lay_out(
        moment="offer",
        requirement="dog_trainer",
        wanderer="wizard",
        hand={"ana": [], "ben": ["wizard"] * 3 + ["witch"] * 2 + ["sergeant"], "cleo": ["witch"]},
    )
    for hero in ["wizard"] * 3 + ["witch"] * 2:
        choose(table, f"hint {hero}")

    pool = max(Imagination(table, CLEO).pools, key=lambda pool: pool.constrained)

    assert pool.constrained == 6
    assert pool.cards[0] == table.wanderer()
