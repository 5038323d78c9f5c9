from __future__ import annotations

import hashlib
from collections import Counter
from typing import cast

import pytest
from mypy_extensions import i64

from questhall.core.engine.chance import (
    DICE,
    SETUP,
    SHUFFLES,
    Chance,
    CommittedChance,
    FastChance,
    Picker,
    ScriptedChance,
    commitment,
    derive,
)
from questhall.core.engine.errors import WrongOrder
from questhall.core.engine.events import Journal
from questhall.core.interface.game import Setup
from questhall.games.proving_ground.components.state import DECK, Table
from questhall.games.proving_ground.game import PROVING_GROUND


def table_with(chance: Chance) -> Table:
    return cast(Table, PROVING_GROUND.bare(Setup(2), chance))


@pytest.mark.parametrize("chance", [FastChance(11), CommittedChance(b"seed" * 8, ["ana", "ben"])])
def test_every_side_of_a_die_is_as_likely_as_the_others(chance: Chance) -> None:
    table = table_with(chance)
    sides = Counter(table.roll(6) for _ in range(12_000))
    assert sorted(sides) == [1, 2, 3, 4, 5, 6]
    # Five standard deviations of a binomial with 12,000 tries and chance 1/6 are 204.
    assert all(abs(count - 2000) < 204 for count in sides.values())


class Words(Chance):
    """Chance that yields these words, whatever they are drawn for."""

    def __init__(self, *words: int) -> None:
        self.words = words

    def word(self, stream: i64, counter: i64) -> i64:
        return self.words[counter]


def test_a_word_that_would_favour_a_side_of_the_die_is_drawn_again() -> None:
    """2**32 words do not divide by six: four of them are left over, and 0 is one of those."""
    table = table_with(Words(0, (1 << 31) + 1))
    assert table.roll(6) == 4, "the second word lies in the middle"
    assert table.dice_draws == 2


def test_a_word_close_to_those_left_over_counts() -> None:
    """A third of 2**32 and a bit: times six it leaves 4, the least remainder that is not left over."""
    word = (2**32 + 2) // 3
    assert word * 6 % 2**32 == 4
    table = table_with(Words(word))
    assert table.roll(6) == 3
    assert table.dice_draws == 1


def test_a_shuffle_puts_every_card_in_every_place_equally_often() -> None:
    table = table_with(FastChance(5))
    firsts: Counter[int] = Counter()
    for _ in range(6000):
        table.shuffle(DECK)
        firsts[int(table.face(table.top(DECK)))] += 1
    # The deck has 6 counters among 30 cards: 1,200 expected, five standard deviations are 155.
    assert abs(firsts[0] - 1200) < 155


def test_a_shuffle_draws_once_for_every_card_but_the_last() -> None:
    table = table_with(FastChance(5))
    table.shuffle(DECK)
    assert table.shuffle_draws == table.size(DECK) - 1


def test_the_words_of_a_stream_are_drawn_one_after_another() -> None:
    table = table_with(Words(1 << 30, 3 << 30))
    for stream in (SETUP, SHUFFLES, DICE):
        assert [table.draw(stream, 4) for _ in range(2)] == [1, 3]


def test_a_journal_is_told_what_is_drawn() -> None:
    table = table_with(Words(1 << 30, 3 << 30))
    table.journal = Journal()
    table.draw(SHUFFLES, 4)
    table.roll(6)
    assert table.journal.take_draws() == [(SHUFFLES, 4, 1), (DICE, 6, 1)]


def test_streams_do_not_depend_on_each_other() -> None:
    one, other = table_with(FastChance(3)), table_with(FastChance(3))
    for _ in range(10):
        other.draw(SHUFFLES, 52)
        other.draw(SETUP, 4)
    assert [one.roll(6) for _ in range(20)] == [other.roll(6) for _ in range(20)]
    assert one.draw(SETUP, 1000) != one.draw(SHUFFLES, 1000) or one.dice_draws == 20


def test_a_copy_draws_what_the_original_draws() -> None:
    table = table_with(FastChance(3))
    table.roll(6)
    copy = table.clone()
    assert [copy.roll(6) for _ in range(20)] == [table.roll(6) for _ in range(20)]


def test_fixed_dice_come_first_and_then_the_fallback_goes_on() -> None:
    table = table_with(ScriptedChance([6, 1], [], FastChance(3)))
    assert [table.roll(6), table.roll(6)] == [6, 1]
    assert 1 <= table.roll(6) <= 6


def test_a_fixed_order_lies_on_top_and_the_rest_of_the_pile_below() -> None:
    table = table_with(ScriptedChance([], [[7, 0, 7]], FastChance(3)))
    before = Counter(int(face) for face in table.faces)
    table.shuffle(DECK)
    assert [int(table.face(card)) for card in table.pile(DECK)][:3] == [7, 0, 7]
    assert Counter(int(face) for face in table.faces) == before


def test_a_fixed_order_with_a_card_that_the_pile_does_not_have_is_refused() -> None:
    table = table_with(ScriptedChance([], [[7, 7, 7]], FastChance(3)))
    before = list(table.faces)
    with pytest.raises(WrongOrder, match="shuffle 1 has more cards of face 7"):
        table.shuffle(DECK)
    assert list(table.faces) == before


def test_the_committed_words_can_be_computed_by_hand() -> None:
    chance = CommittedChance(b"s3cret", ["ana", "ben"])
    hasher = hashlib.blake2b(digest_size=32)
    for part in (b"s3cret", b"ana", b"ben"):
        hasher.update(len(part).to_bytes(4, "big") + part)
    word = hashlib.blake2b(b"dice:7", key=hasher.digest(), digest_size=4).digest()
    assert chance.word(DICE, 7) == int.from_bytes(word, "big")


def test_the_committed_seed_is_bound_and_everyones_entropy_counts() -> None:
    assert commitment(b"one") != commitment(b"two")
    words = {
        CommittedChance(b"seed", entropy).word(DICE, 0)
        for entropy in (["ana", "ben"], ["ana", "bob"], ["an", "aben"], ["ben", "ana"], [])
    }
    assert len(words) == 5


def test_a_source_describes_itself_without_its_secret() -> None:
    described = CommittedChance(b"seed", ["ana"]).describe()
    assert described == {"kind": "committed", "commitment": commitment(b"seed"), "entropy": ["ana"]}


def test_derived_seeds_differ_along_every_path() -> None:
    seeds = {derive(seed, *path) for seed in (0, 1, 2**40) for path in ((), (0,), (1,), (0, 0), (1, 0), (0, 1))}
    assert len(seeds) == 18
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_a_picker_picks_everything_and_nothing_else() -> None:
    picker = Picker(9)
    assert {picker.below(3) for _ in range(200)} == {0, 1, 2}
    assert {picker.below(1) for _ in range(20)} == {0}
