"""The documents that scenario files look into: complete at every moment, and a seat's tells no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from questhall.core.engine.chance import Picker
from questhall.core.interface.checked_fields import Fields
from questhall.core.scenario.model import Move
from questhall.core.scenario.names import Names
from questhall.core.scenario.play import Play
from questhall.games.rent_a_hero.game import RENT_A_HERO
from tests.core.scenario.small_scenarios import HEADER, TABLE, play

VIEWERS = ["ana", "ben", "cleo", "spectator"]


def random_play(seed: int, variants: list[str]) -> Play:
    return play(f"{HEADER}variants = {variants}\nseed = {seed}\n[[step]]\n")


def step(table: Play, picker: Picker) -> None:
    keys = table.keys()
    table.choose(Move(table.asked(), keys[int(picker.below(len(keys)))]))


def every_hero(document: dict[str, object]) -> Counter[str]:
    """All cards that a state document shows."""
    found: Counter[str] = Counter()
    for zone in ("party", "hand", "eliminated"):
        by_seat = document[zone]
        assert isinstance(by_seat, dict)
        for heroes in by_seat.values():
            found.update(heroes)
    for zone in ("deck", "discard"):
        heroes = document[zone]
        assert isinstance(heroes, list)
        found.update(heroes)
    hints, wanderer = document["hints"], document["wanderer"]
    assert isinstance(hints, list)
    found.update(hint["hero"] for hint in hints)
    found.update([wanderer["hero"]] if isinstance(wanderer, dict) else [])
    found.update([str(document["recruited"])] if document["recruited"] != "none" else [])
    return found


@pytest.mark.parametrize("variants", [[], ["original-hint"], ["endless"], ["original-hint", "endless"]])
def test_the_state_document_shows_every_card_of_the_box(variants: list[str]) -> None:
    for seed in range(4):
        table, picker = random_play(seed, variants), Picker(seed)
        while not table.state.is_over():
            assert every_hero(table.document()) == RENT_A_HERO.full_box()
            step(table, picker)
        assert every_hero(table.document()) == RENT_A_HERO.full_box()


def test_all_documents_have_the_same_fields_at_every_moment() -> None:
    table, picker = random_play(5, []), Picker(5)
    fields = {viewer: set(table.document(viewer)) for viewer in VIEWERS}
    whole = set(table.document())

    while not table.state.is_over():
        assert set(table.document()) == whole
        assert all(set(table.document(viewer)) == fields[viewer] for viewer in VIEWERS)
        step(table, picker)
    assert fields["ana"] == fields["spectator"] == whole - {"deck", "knows", "facts"}


def test_a_view_names_no_card_that_the_state_says_the_seat_does_not_know() -> None:
    for seed in range(6):
        table, picker = random_play(seed, []), Picker(seed)
        while not table.state.is_over():
            knows = table.document()["knows"]
            assert isinstance(knows, dict)
            for viewer in VIEWERS:
                seen = table.document(viewer)
                wanderer, hints, hands = seen["wanderer"], seen["hints"], seen["hand"]
                assert isinstance(hints, list)
                assert isinstance(hands, dict)
                if isinstance(wanderer, dict):
                    assert wanderer["hero"] == knows[viewer]["wanderer"]
                assert [hint["hero"] for hint in hints] == knows[viewer]["hints"]
                assert all((hand == "hidden") == (owner != viewer) for owner, hand in hands.items())
            step(table, picker)


def words_in(value: object) -> Iterator[str]:
    """Every text in a document, and every name of a field."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from (*value, *(word for entry in value.values() for word in words_in(entry)))
    elif isinstance(value, list):
        yield from (word for entry in value for word in words_in(entry))


def test_every_word_of_a_document_may_be_named_in_a_file() -> None:
    names = Names(RENT_A_HERO, ("ana", "ben", "cleo"), [])
    fields = Fields({}, "")
    for seed in range(6):
        table, picker = random_play(seed, ["endless", "original-hint"]), Picker(seed)
        while not table.state.is_over():
            for viewer in ("", *VIEWERS):
                for field in table.document(viewer).values():
                    names.words(fields, list(words_in(field)), "words")
            step(table, picker)
        names.words(fields, list(words_in(table.document()["result"])), "words")


def test_who_asked_for_a_hint_is_public() -> None:
    table = play(f'{TABLE}\n[[step]]\nchoose = ["cleo: decline", "ben: hint wizard"]\n', 1)

    assert table.document()["hints"] == [
        {"by": "ben", "hero": "wizard", "answer": "no", "known_to": ["ana", "ben"]}
    ]
    assert table.document("ben")["hints"] == [{"by": "ben", "hero": "wizard", "answer": "no"}]
    for viewer in ("cleo", "spectator"):
        assert table.document(viewer)["hints"] == [{"by": "ben", "hero": "hidden", "answer": "no"}]


def test_only_the_one_who_is_asked_sees_the_options() -> None:
    table = random_play(3, [])

    assert [viewer for viewer in VIEWERS if table.document(viewer)["options"]] == [table.asked()]
