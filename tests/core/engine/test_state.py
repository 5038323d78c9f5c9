"""A table asked anew because its hidden cards are others, looks at cards, finished games, and drawn tables."""

from __future__ import annotations

from questhall.core.engine.cards import empty_links, vector
from questhall.core.engine.chance import FastChance
from questhall.core.engine.rulebook import RuleBook
from questhall.core.engine.state import NOBODY, BareState
from questhall.core.search.observations import NOTHING_SEEN, Onlookers
from questhall.games.proving_ground.components.state import BLESSING, DECK, HANDS, LIFE
from tests.core.proving_ground import lay_out

ANA, CLEO = 0, 2


def test_a_question_asked_anew_offers_what_the_imagined_cards_allow() -> None:
    ground = lay_out({"ana": ["storm"]})
    assert ground.keys() == ["cast storm", "decline"]
    faces = [int(face) for face in ground.table.faces]
    faces[ground.table.top(HANDS + ANA)] = BLESSING
    ground.table.lay_faces(faces)
    ground.table.reask()
    assert (ground.asked(), ground.keys()) == (("ana", "turn_start"), ["cast blessing", "decline"])


def test_a_question_that_would_not_be_asked_any_more_leaves_nobody_to_decide() -> None:
    ground = lay_out({})
    ground.choose("ana", "go tower")
    ground.choose("ana", "bid 0")
    ground.choose("ben", "bid 0")
    assert ground.asked() == ("cleo", "bid")
    ground.table.set(CLEO, LIFE, 0)
    ground.table.reask()
    assert (ground.table.decider, ground.table.option_count) == (NOBODY, 0)


def test_only_who_looks_at_a_card_observes_it() -> None:
    table = lay_out({}).table
    onlookers = Onlookers(3)
    table.journal = onlookers
    table.show(table.top(DECK), CLEO)
    assert [onlookers.take(seat) != NOTHING_SEEN for seat in range(3)] == [False, False, True]


def test_a_finished_game_has_nothing_pending() -> None:
    table = lay_out({"ana": ["storm"]}).table
    table.open_context(7, 1, 2, 3, 4)
    assert table.depth > 0
    table.finish(ending=2, winners=1 << ANA)
    assert table.is_over()
    assert (table.depth, len(table.contexts)) == (0, 0)


def test_a_table_is_drawn_by_its_book_if_that_can_draw() -> None:
    book = RuleBook()
    table = BareState(book, 2, 0, FastChance(1), vector([]), empty_links(0, 0), 0, None)
    assert table._repr_html_() is None
    book.draw = lambda drawn: f"<p>the very table: {drawn is table}</p>"
    assert table._repr_html_() == "<p>the very table: True</p>"
