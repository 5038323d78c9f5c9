"""A lesson at this keyboard: what the teacher says, which option is advised, and what the others do."""

from __future__ import annotations

from dataclasses import dataclass

from questhall.core.engine.errors import RecordError
from questhall.core.engine.state import PARTY
from questhall.core.interface.decision import Decision, current_decision
from questhall.core.records.session import Session
from questhall.core.scenario.lesson import Lesson
from questhall.games.drawing import Drawing
from questhall.i18n.speech import Speech


@dataclass(frozen=True)
class Teacher:
    """Lesson `number` of `of`, from the same file that the browser uses."""

    lesson: Lesson
    number: int
    of: int

    def scripted_key(self, session: Session, asked: Decision) -> str:
        """What the lesson makes the others do, and the learner where it has no comment; empty for nothing."""
        move = self.lesson.move_at(session.made, len(session.made))
        if move is None or move[0] != asked.seat or not asked.offers(move[1]):
            return ""
        is_learner = asked.seat in (self.lesson.learner, PARTY)
        return move[1] if not is_learner or (asked.is_window and self.lesson.implies(session.made)) else ""

    def advice(self, session: Session, asked: Decision) -> str:
        """The key of the option advised now; empty for none."""
        move = self.lesson.move_at(session.made, len(session.made))
        return move[1] if move is not None and move[0] == asked.seat else ""

    def is_done(self, session: Session) -> bool:
        return self.lesson.progress(session.made).is_done

    def title(self, speech: Speech) -> str:
        name = speech.say(f"lesson-{self.lesson.id}")
        return speech.say("lesson-title", number=self.number, of=self.of, title=name)

    def words(self, session: Session, speech: Speech, drawing: Drawing) -> str:
        """What the teacher says now, after what was said while only the others moved."""
        progress = self.lesson.progress(session.made)
        step = progress.step
        names = dict(zip(self.lesson.scenario.seats, speech.names, strict=True))
        if progress.strayed is None:
            answered = next((n for n, made in enumerate(reversed(session.made)) if made.by == "person"), None)
            since = 0 if answered is None else len(session.made) - answered
            due = self.lesson.steps_since(session.made, since)
            return "\n".join(speech.say(one.say, **names) for one in due if one.say)
        meant = self._meant(session, progress.strayed, speech, drawing)
        sentences = [
            speech.say("lesson-strayed", option=meant) if meant else "",
            speech.say(step.otherwise, **names) if step.otherwise else "",
            speech.say("lesson-strayed-over" if session.state.is_over() else "lesson-strayed-back"),
        ]
        return " ".join(filter(None, sentences))

    def _meant(self, session: Session, place: int, speech: Speech, drawing: Drawing) -> str:
        """The text of the advised option if the learner took another one."""
        try:
            state = session.state_at(place)
        except RecordError:  # newer rules apply since
            return ""
        asked = current_decision(state)
        assert asked is not None
        view = session.game.view(state, self.lesson.learner)
        view["awaited"] = {"seat": asked.seat, "occasion": asked.occasion, "window": asked.is_window}
        context = drawing.context(view, speech)
        wanted = self.lesson.script[place][1]
        return next((speech.option(option, **context) for option in asked.options if option.key == wanted), "")
