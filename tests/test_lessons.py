"""The lessons can be played as they are written, say true things, and say them in every language."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest

from questhall.core.engine.errors import ScenarioError
from questhall.core.records.record import encode
from questhall.core.records.session import Session
from questhall.core.records.verify import verify
from questhall.core.scenario import load, run
from questhall.core.scenario.lesson import Lesson, laid_out
from questhall.core.scenario.model import Scenario
from questhall.core.scenario.play import Play
from questhall.games import GAMES, find_game
from questhall.i18n.texts import LANGUAGES, Texts, read_messages
from questhall.lessons import find_lesson, lessons_of

LESSONS = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
DEALT = """
version = 1
game = "rent-a-hero"
title = "from a seed"
seats = ["ana", "ben", "cleo"]
seed = 1
[[step]]
"""
EACH = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.id}" for game, lesson in LESSONS]
)


def begun(lesson: Lesson) -> Session:
    names = [seat.capitalize() for seat in lesson.scenario.seats]
    scenario = lesson.scenario
    variants = list(scenario.setup.variants)
    return Session.begin(scenario.game, names, seed=1, variants=variants, laid_out=lesson.laid_out())


def test_rent_a_hero_is_taught() -> None:
    ids = [lesson.id for lesson in lessons_of("rent-a-hero")]
    assert ids == ["goal", "wanderer", "requirement", "hint", "powers", "cancel", "bluff"]
    assert find_lesson("rent-a-hero", "hint") is not None
    assert find_lesson("rent-a-hero", "chess") is None


def test_talisman_is_taught() -> None:
    ids = [lesson.id for lesson in lessons_of("talisman")]
    assert ids == [
        "moving",
        "spaces",
        "fighting",
        "belongings",
        "spells",
        "alignment",
        "bridge",
        "river",
        "crown",
    ]


def test_warhammer_quest_is_taught_by_its_tutorial() -> None:
    lessons = lessons_of("warhammer-quest")
    assert [lesson.id for lesson in lessons] == ["attack", "explore", "rest", "aid", "enemies", "victory"]
    assert {lesson.scenario.setup.variants for lesson in lessons} == {("tutorial",)}


@EACH
def test_what_a_lesson_expects_holds(game: str, lesson: Lesson) -> None:
    report = run(lesson.scenario, lesson.id)
    assert report.holds(), report
    assert lesson.scenario.clauses


@EACH
def test_a_lesson_is_played_as_written_at_a_table(game: str, lesson: Lesson) -> None:
    session = begun(lesson)
    for number, (seat, key) in enumerate(lesson.script):
        assert lesson.move_at(session.made, number) == (seat, key)
        progress = lesson.progress(session.made)
        assert (progress.strayed, progress.is_done) == (None, False)
        session.choose(seat, key)
    assert lesson.progress(session.made).is_done
    assert any(seat == lesson.learner for seat, _ in lesson.script)


@EACH
def test_a_lesson_leaves_the_learner_with_something_to_do(game: str, lesson: Lesson) -> None:
    """At its end nobody else is waited for, so nothing happens behind the teacher's last words."""
    session = begun(lesson)
    for seat, key in lesson.script:
        session.choose(seat, key)
    decision = session.decision()
    assert decision is None or decision.seat == lesson.learner
    assert not lesson.scenario.steps[-1].moves


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teacher_has_words_for_every_step(game: str, lesson: Lesson, language: str) -> None:
    texts = Texts(language, game, players=len(lesson.scenario.seats))
    names = {seat: seat.capitalize() for seat in lesson.scenario.seats}
    assert texts.say(f"lesson-{lesson.id}")
    for step in lesson.scenario.steps:
        assert texts.say(step.say, **names)
        assert not step.otherwise or texts.say(step.otherwise, **names)


@pytest.mark.parametrize("lesson", lessons_of("talisman"), ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_teacher_names_no_card_before_the_learner_knows_it(lesson: Lesson, language: str) -> None:
    """Neither the cards that the file puts on top of the decks nor what the others hold."""
    texts = Texts(language, "talisman", players=len(lesson.scenario.seats))
    names = {seat: seat.capitalize() for seat in lesson.scenario.seats}
    play = Play(lesson.scenario)
    for step in lesson.scenario.steps:
        seen = json.dumps([play.document("you"), play.told("you")])
        said = texts.say(step.say, **names) + texts.say(step.otherwise or step.say, **names)
        for card in hidden_cards(lesson.scenario):
            if f'"{card}"' not in seen:
                assert texts.say(f"card-{card}") not in said, card
        for move in step.moves:
            play.make(move)


def hidden_cards(scenario: Scenario) -> set[str]:
    """The cards of a file that its learner does not see at the start."""
    position: Any = scenario.position
    hands = position.get("spells", {})
    others = [card for seat, cards in hands.items() if seat != scenario.learner for card in cards]
    return {*others, *position.get("adventure_deck", []), *position.get("spell_deck", [])}


def test_the_lessons_of_talisman_have_something_to_hide() -> None:
    found = {lesson.id: hidden_cards(lesson.scenario) for lesson in lessons_of("talisman")}
    assert found["spells"] == {"acquisition", "counterspell", "preservation"}
    assert found["spaces"] == {"two_bags_of_gold", "fairy"}


@pytest.mark.parametrize("game", [game for game in GAMES if lessons_of(game)])
def test_no_words_of_the_teacher_are_left_over(game: str) -> None:
    said = {f"lesson-{lesson.id}" for lesson in lessons_of(game)}
    for lesson in lessons_of(game):
        for step in lesson.scenario.steps:
            said |= {step.say, step.otherwise}
    own = set(read_messages("en", game)) - set(read_messages("en"))
    assert {key for key in own if key.startswith("lesson-")} == said - {""}


@EACH
def test_a_learner_who_strays_is_noticed_and_can_come_back(game: str, lesson: Lesson) -> None:
    session = begun(lesson)
    place = next(n for n, (seat, _) in enumerate(lesson.script) if seat == lesson.learner)
    for seat, key in lesson.script[:place]:
        session.choose(seat, key)
    before = session.digest()
    asked = session.decision()
    assert asked is not None
    other = next(key for key in asked.keys() if key != lesson.script[place][1])  # noqa: SIM118
    session.choose(lesson.learner, other)
    assert lesson.progress(session.made).strayed == place
    assert lesson.move_at(session.made, place + 1) is None
    session.undo(lesson.learner, consent=True)
    assert session.digest() == before
    assert lesson.progress(session.made).strayed is None
    assert lesson.move_at(session.made, place) == lesson.script[place]


@EACH
def test_the_record_of_a_lesson_is_like_any_other(game: str, lesson: Lesson) -> None:
    session = begun(lesson)
    for seat, key in lesson.script:
        session.choose(seat, key)
    data = b"".join(encode(line) for line in session.lines)
    report = verify(find_game(game), data)
    assert report.findings == []
    assert report.session is not None
    assert report.session.digest() == session.digest()


def test_playing_on_after_a_lesson_leaves_it_done() -> None:
    lesson = find_lesson("rent-a-hero", "wanderer")
    assert lesson is not None
    session = begun(lesson)
    for seat, key in lesson.script:
        session.choose(seat, key)
    session.choose(0, "send dog_trainer")
    progress = lesson.progress(session.made)
    assert (progress.strayed, progress.is_done) == (None, True)


def test_a_lesson_needs_a_learner_and_a_position() -> None:
    folder = files("questhall.games") / "rent_a_hero" / "lessons"
    text = (folder / "4-hint.toml").read_text("utf-8")
    without = load(text.replace('learner = "you"\n', ""), find_game, lambda _game: [])
    with pytest.raises(ScenarioError, match="a lesson needs a learner and a position"):
        Lesson("hint", without)
    dealt = load(DEALT, find_game, lambda _game: [])
    with pytest.raises(ScenarioError, match=re.escape("there is no [position] to start from")):
        laid_out(dealt)
    with pytest.raises(ScenarioError, match="unknown seat 'me'"):
        load(text.replace('learner = "you"', 'learner = "me"'), find_game, lambda _game: [])
