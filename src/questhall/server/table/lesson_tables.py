"""Lesson tables: how they are made, what the lesson says, and what the other seats do.

The record of such a table starts at the lesson's position. Everything else is as at any table, so a learner who
deviates plays on against bots, and returns to the lesson by undoing.
"""

from __future__ import annotations

from dataclasses import dataclass

from questhall import ledger
from questhall.bots.levels import bot_for
from questhall.core.engine.chance import commitment
from questhall.core.engine.errors import RecordError
from questhall.core.engine.state import PARTY
from questhall.core.interface.decision import Decision, current_decision
from questhall.core.records.players import HUMAN, check_name
from questhall.core.records.session import Session
from questhall.core.scenario.lesson import Lesson, Progress
from questhall.games import GAMES
from questhall.lessons import find_lesson, lessons_of
from questhall.server.protocol.client_messages import Learn
from questhall.server.protocol.refusals import Refusal
from questhall.server.table.new_secrets import NewSecrets
from questhall.server.table.sentences import Words, game_texts
from questhall.server.table.table_document import (
    BOT,
    PERSON,
    SeatDoc,
    TableDoc,
    digest_of,
    new_seed,
)
from questhall.server.table.table_setup import check_pace, checked, name_bots
from questhall.server.table.table_state import Standing

Fields = dict[str, object]

LEVEL = "medium"
"""The level of the other seats once a learner has deviated."""
WORD = "lesson"
"""Stands for a player's entropy: a lesson begins at once."""


@dataclass(frozen=True)
class Taught:
    """A new lesson table, its game, and the secret of the learner's seat."""

    id: str
    document: TableDoc
    session: Session
    learner: int
    secret: str


def listed_lessons(game_id: str, language: str) -> list[Fields]:
    texts = game_texts(language, game_id, GAMES[game_id].least_seats)
    return [
        {
            "id": lesson.id,
            "number": number,
            "title": texts.say(f"lesson-{lesson.id}"),
            "clauses": list(lesson.scenario.clauses),
        }
        for number, lesson in enumerate(lessons_of(game_id), start=1)
    ]


def begin_lesson(game_id: str, lesson_id: str, wanted: Learn) -> Taught:
    """Make a table for a lesson, with the learner and the other seats of its file, at its position."""
    lesson = find_lesson(game_id, lesson_id)
    if lesson is None:
        raise Refusal("unknown-lesson")
    check_pace(wanted.pace)
    new, seed = NewSecrets(wanted.secret), new_seed()
    secret = new.seat(lesson.learner)
    seats = _seats(lesson, wanted.name.strip(), secret)
    document = TableDoc(
        seats=seats,
        variants=list(lesson.scenario.setup.variants),
        seed=seed.hex(),
        commitment=commitment(seed),
        invitation=digest_of(new.invitation),
        maker=seats[lesson.learner].secret,
        may_be_watched=False,
        pace=wanted.pace,
        level=LEVEL,
        lesson=lesson.id,
    )
    name_bots(document)
    return Taught(new.table_id, document, _session(lesson, document), lesson.learner, secret)


def _seats(lesson: Lesson, name: str, secret: str) -> list[SeatDoc]:
    """The others have their names from the file, unless the learner has the same name."""
    checked(lambda: check_name(name))
    seats = [SeatDoc(BOT, f"Bot {seat.capitalize()}", LEVEL) for seat in lesson.scenario.seats]
    seats[lesson.learner] = SeatDoc(PERSON, name, secret=digest_of(secret), entropy=WORD)
    return seats


def _session(lesson: Lesson, document: TableDoc) -> Session:
    setup = lesson.scenario.setup
    return Session.begin(
        lesson.scenario.game,
        document.names(),
        variants=document.variants,
        covers=setup.covers,
        committed=(bytes.fromhex(document.seed), [WORD]),
        players=[HUMAN if seat.kind == PERSON else bot_for(seat.level) for seat in document.seats],
        carried=setup.carried,
        laid_out=lesson.laid_out(),
    )


# At the table


def lesson_of(standing: Standing) -> Lesson | None:
    """The lesson played at a table; None if there is none, or if it no longer exists."""
    wanted = standing.document.lesson
    return find_lesson(standing.game.id, wanted) if wanted else None


def scripted_key(standing: Standing, decision: Decision) -> str:
    """What the lesson makes another seat do now; empty once the learner has deviated."""
    lesson = lesson_of(standing)
    made = standing.playing.made
    move = None if lesson is None else lesson.move_at(made, len(made))
    if move is None or move[0] != decision.seat or not decision.offers(move[1]):
        return ""
    return move[1]


def is_implied(standing: Standing, seat: int) -> bool:
    """Whether the learner declines now without being asked, because the lesson does not comment on it."""
    lesson = lesson_of(standing)
    decision = standing.decision()
    return (
        lesson is not None
        and decision is not None
        and decision.seat == seat == lesson.learner
        and decision.is_window
        and lesson.implies(standing.playing.made)
    )


def told(standing: Standing, seat: int, words: Words) -> Fields | None:
    """What the lesson says now, and which option it advises."""
    lesson = lesson_of(standing)
    if lesson is None or seat != lesson.learner:
        return None
    progress = lesson.progress(standing.playing.made)
    lessons = [one.id for one in lessons_of(standing.game.id)]
    number = lessons.index(lesson.id) + 1
    rules = ledger.entries(standing.game.id, words.language)
    return {
        "id": lesson.id,
        "number": number,
        "of": len(lessons),
        "title": words.speech.say(f"lesson-{lesson.id}"),
        "text": _words_of_the_teacher(standing, lesson, progress, words),
        "clauses": list(lesson.scenario.clauses),
        "titles": [rules[id_].title for id_ in lesson.scenario.clauses],
        "advice": _advice(standing, lesson),
        "strayed": progress.strayed is not None,
        "done": progress.is_done,
        "next": lessons[number] if number < len(lessons) else "",
    }


def _advice(standing: Standing, lesson: Lesson) -> str:
    """The key of the option to take, if the learner is asked and this is the moment of a move."""
    asked = standing.asked().get(lesson.learner)
    made = standing.playing.made
    move = None if asked is None else lesson.move_at(made, len(made) + asked.ahead)
    return move[1] if move is not None and move[0] in (lesson.learner, PARTY) else ""


def _words_of_the_teacher(standing: Standing, lesson: Lesson, progress: Progress, words: Words) -> str:
    step, say = progress.step, words.speech.say
    names = dict(zip(lesson.scenario.seats, standing.document.names(), strict=True))
    if progress.strayed is None:
        return say(step.say, **names)
    meant = _meant_option(standing, lesson, progress.strayed, words)
    sentences = [
        say("lesson-strayed", option=meant) if meant else "",
        say(step.otherwise, **names) if step.otherwise else "",
        say("lesson-strayed-over" if standing.playing.state.is_over() else "lesson-strayed-back"),
    ]
    return " ".join(filter(None, sentences))


def _meant_option(standing: Standing, lesson: Lesson, place: int, words: Words) -> str:
    """The text of the advised option if the learner took another one."""
    try:
        state = standing.playing.state_at(place)
    except RecordError:  # newer rules apply since, under which the earlier choices cannot be replayed
        return ""
    decision = current_decision(state)
    assert decision is not None
    described = words.decision(decision, standing.game.view(state, lesson.learner))["options"]
    assert isinstance(described, list)
    key = lesson.script[place][1]
    return next((str(option["text"]) for option in described if option["key"] == key), "")
