"""What people at a keyboard are shown, as data: plain lines and the full screen both draw from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import groupby

from questhall.cli.terminal.terminal_game import Setting
from questhall.core.engine.events import Event
from questhall.core.interface.decision import Decision
from questhall.games.drawing import Drawing
from questhall.i18n.speech import Speech, spoken_key

Thing = tuple[str, str]
"""Something on the table, by noun and id."""


@dataclass(frozen=True)
class Choice:
    """An option in words, the key that chooses it as people type it, and what it is about."""

    text: str
    key: str
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True)
class Moment:
    """The table as one seat sees it, what has just happened, and the question, if there is one."""

    drawing: Drawing
    speech: Speech
    view: Mapping[str, object]
    news: list[str]
    log: list[str]
    question: str = ""
    choices: tuple[Choice, ...] = ()
    lesson: tuple[str, str] = ("", "")
    """What the lesson is called and what the teacher says."""
    advised: int = 0
    """The index of the option that a lesson advises."""
    large: tuple[str, ...] = ()
    """The large moments of the game so far: a death, a nemesis, the end."""


class Storyteller:
    """Everything that happened, in sentences. Each is put into words once: a long game has thousands."""

    def __init__(self, speech: Speech) -> None:
        self._speech = speech
        self._told: dict[tuple[int, int | None], tuple[Event, str]] = {}

    def tell(self, events: Iterable[Event], seat: int | None) -> list[str]:
        return [self._sentence(event, seat) for event in events]

    def _sentence(self, event: Event, seat: int | None) -> str:
        known = self._told.get((id(event), seat))
        if known is None:
            known = (event, self._speech.event(event, seat))  # keeps the event, so that its id stays its own
            self._told[id(event), seat] = known
        return known[1]


def large_moments(setting: Setting, eyes: int | None, story: Storyteller) -> tuple[str, ...]:
    """What deserves a large announcement, in the order in which it happened; the end comes last."""
    large = [event for event in setting.story() if event.kind.name in setting.drawing.LARGE]
    told = tuple(story.tell(large, eyes))
    if not setting.session.state.is_over():
        return told
    return (*told, *setting.drawing.verdict(setting.session.view(eyes), setting.speech)[1:])


def news_of(setting: Setting, events: Iterable[Event], to: int | None) -> list[str]:
    """Events in sentences as `to` may be told them; what the table shows anyway is left out."""
    told = [setting.speech.event(event, to) for event in events if event.kind.name not in setting.drawing.QUIET]
    return [_repeated(setting.speech, sentence, len(list(times))) for sentence, times in groupby(told)]


def _repeated(speech: Speech, sentence: str, times: int) -> str:
    return sentence if times == 1 else speech.say("news-repeated", sentence=sentence, times=times)


def question_of(
    setting: Setting, asked: Decision, view: Mapping[str, object]
) -> tuple[str, tuple[Choice, ...]]:
    """What is asked, and what can be chosen."""
    context = setting.drawing.context(view, setting.speech)
    said = setting.speech.options(asked.options, **context)
    names = setting.session.header.seats
    choices = tuple(
        Choice(
            text,
            spoken_key(option.key, names),
            option.objects or tuple(setting.drawing.refers(option, view)[-1:]),
        )
        for text, option in zip(said, asked.options, strict=True)
    )
    return setting.speech.occasion(asked, **context), choices


def moment_of(setting: Setting, asked: Decision, story: Storyteller) -> Moment:
    """What the player who is asked sees."""
    eyes = setting.eyes(asked.seat)
    view = setting.session.view(eyes)
    question, choices = question_of(setting, asked, view)
    news = news_of(setting, setting.news(setting.listeners(asked.seat)), eyes)
    log = story.tell(setting.story(), eyes)
    large = large_moments(setting, eyes, story)
    moment = Moment(setting.drawing, setting.speech, view, news, log, question, choices, large=large)
    if setting.teacher is None:
        return moment
    advice = setting.teacher.advice(setting.session, asked)
    keys = asked.keys()
    return replace(moment, lesson=lesson_of(setting), advised=keys.index(advice) if advice in keys else 0)


def lesson_of(setting: Setting) -> tuple[str, str]:
    """What the lesson is called and what its teacher says now."""
    assert setting.teacher is not None
    said = setting.teacher.words(setting.session, setting.speech, setting.drawing)
    return setting.teacher.title(setting.speech), said


def moment_between(setting: Setting, story: Storyteller) -> Moment:
    """What is seen while nobody at this keyboard is asked."""
    eyes = setting.onlooker()
    view = setting.session.view(eyes)
    news = news_of(setting, setting.news([*setting.people()]), eyes)
    log = story.tell(setting.story(), eyes)
    return Moment(setting.drawing, setting.speech, view, news, log, large=large_moments(setting, eyes, story))
