"""What a seat, or a spectator, is shown of a table in one language: the fields of `view` and `change`."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

import msgspec

from questhall.core.engine.errors import RecordError
from questhall.core.engine.state import PARTY, State
from questhall.core.interface.attention import USUAL_ASKING
from questhall.core.interface.decision import Decision, current_decision
from questhall.core.interface.game import Game
from questhall.core.interface.perspective import view_for
from questhall.core.records.session import Session
from questhall.server.protocol.refusals import Refusal
from questhall.server.protocol.view_changes import Parts, changes, parts_of, whole_of
from questhall.server.table.actions import Made, News, Undone, undo_kind
from questhall.server.table.asked_seats import Asked
from questhall.server.table.lesson_tables import is_implied, told
from questhall.server.table.sentences import Words
from questhall.server.table.table_state import Standing

SHOWN_LOG = 100
LONGEST_LOG = 200
LONGEST_STORY = 40

Fields = dict[str, object]
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Look:
    """What a seat was last shown: all fields except the log, of which only the length is kept.

    It is kept as JSON, as it was sent: there are as many of these as there are connections.
    """

    fields: Parts
    view: Parts
    log_length: int
    turn_of_play: int


def look(
    standing: Standing,
    seat: int | None,
    words: Words,
    before: Look | None = None,
    alike: dict[bytes, bytes] | None = None,
) -> Look:
    """Everything a seat may know now. For an unchanged decision the seconds left stay as in `before`.

    Parts that are in `alike` already, because others are shown the same, are shared with them.
    """
    session = standing.playing
    game_view = words.explained(standing.view(seat))
    is_told_already = before is not None and before.turn_of_play == standing.turn_of_play
    fields: Fields = {
        "choice": len(session.made),
        "awaited": None if is_told_already else _awaited(standing, words),
        "decision": None,
        "undo": "none",
        "orders": [],
        "asking": USUAL_ASKING,
        "result": _result(standing, seat, words),
    }
    if seat is not None:
        asked = standing.asked().get(seat)
        if asked is not None and not standing.is_spared(asked) and not is_implied(standing, seat):
            fields["decision"] = _decision(standing, seat, asked, words, game_view)
        fields["undo"] = "none" if session.state.is_over() else undo_kind(standing, seat)
        fields["orders"] = [
            {"until": order.until, "occasion": order.occasion, "use": order.use, "text": words.order(order)}
            for order in standing.orders.of(seat)
        ]
        fields["asking"] = standing.document.seats[seat].asking
        if standing.document.lesson:
            fields["lesson"] = told(standing, seat, words)
    alike = {} if alike is None else alike
    parts = parts_of(fields, alike)
    if before is not None and is_told_already:
        parts["awaited"] = before.fields["awaited"]
    return Look(parts, parts_of(game_view, alike), len(standing.story), standing.turn_of_play)


def full(standing: Standing, seat: int | None, words: Words, shown: Look) -> Fields:
    """The fields of a `view`."""
    first = max(0, shown.log_length - SHOWN_LOG)
    return {
        "choice": msgspec.Raw(shown.fields["choice"]),
        "view": msgspec.Raw(whole_of(shown.view)),
        **{name: msgspec.Raw(part) for name, part in shown.fields.items()},
        "log": log(standing, seat, words, first, shown.log_length),
        "log_length": shown.log_length,
    }


def change(
    standing: Standing, seat: int | None, words: Words, before: Look, after: Look, news: News
) -> Fields | None:
    """The fields of a `change`, or nothing if there is nothing to tell this seat."""
    fields: Fields = {"choice": msgspec.Raw(after.fields["choice"])}
    found = changes(before.view, after.view)
    if found:
        fields["view"] = found
    for name, part in after.fields.items():
        if part != before.fields[name]:
            fields[name] = msgspec.Raw(part)
    kept = before.log_length if news.undone is None else min(before.log_length, after.log_length)
    if after.log_length != before.log_length:
        fields["log"] = log(standing, seat, words, kept, after.log_length)
        fields["log_length"] = after.log_length
    if news.made is not None:
        then = [_made(made, seat) for made in news.then]
        fields["made"] = {**_made(news.made, seat), "then": then} if then else _made(news.made, seat)
    elif news.undone is not None:
        fields["undone"] = _undone(news.undone, words)
    elif len(fields) == 1:
        return None
    return fields


def log(standing: Standing, seat: int | None, words: Words, first: int, end: int) -> list[msgspec.Raw]:
    """Entries of the log as a seat may read them."""
    return [
        words.line(n, choice, standing.step_of(choice), event, seat)
        for n, (choice, event) in enumerate(standing.story.part(first, end), start=first)
    ]


def past(session: Session, choice: int) -> State:
    """The table as it was after an earlier choice."""
    try:
        return session.state_at(choice)
    except RecordError as problem:
        raise Refusal("bad-value", "choice") from problem


def moment(game: Game, state: State, seat: int | None, words: Words) -> Fields:
    """What a seat saw of a table, and whom it waited for."""
    decision = current_decision(state)
    return {
        "view": words.view(state, seat),
        "awaited": None if decision is None else _about(decision, words),
    }


def clock_of(standing: Standing) -> float:
    """How many seconds the current decision may take in all; 0 for no limit."""
    decision = standing.decision()
    if decision is None or not standing.has_time_running():
        return 0
    return standing.document.window_seconds if decision.is_window else standing.document.turn_seconds


def _awaited(standing: Standing, words: Words) -> Fields | None:
    decision = standing.decision()
    if decision is None:
        return None
    seconds = clock_of(standing)
    left = max(0, math.ceil(standing.opened + seconds - time.monotonic()))
    return {**_about(decision, words), "clock": {"left": left, "of": seconds} if seconds else None}


def _about(decision: Decision, words: Words) -> Fields:
    return {
        "seat": decision.seat,
        "occasion": decision.occasion,
        "window": decision.is_window,
        "text": words.awaited(decision),
    }


def _decision(standing: Standing, seat: int, asked: Asked, words: Words, view: Fields) -> Fields:
    plan = standing.document.seats[seat].plan
    return {
        "choice": len(standing.playing.made) + 1 + asked.ahead,
        "epoch": standing.epoch(),
        "occasion": asked.decision.occasion,
        "window": asked.decision.is_window,
        "early": asked.ahead > 0,
        **words.decision(asked.decision, view),
        "answer": "" if plan is None else plan.key,
        "votes": [{"seat": one, "key": key} for one, key in standing.votes().items()],
        "casting_vote": standing.casting_vote() if asked.decision.seat == PARTY else None,
    }


def _result(standing: Standing, seat: int | None, words: Words) -> Fields | None:
    """How the game ended, and what is needed to verify it."""
    session = standing.playing
    if not session.state.is_over():
        return None
    return {
        "ending": session.ending(),
        "winners": session.winners(),
        **words.verdict(view_for(standing.game, session.state, seat, session.header.seats), reader=seat),
        "story": _story(standing, seat, words),
        "seed": session.header.seed,
        "commitment": session.header.commitment,
        "fingerprint": session.fingerprint(),
        "replay": standing.row.id,
        "goes_on": bool(standing.game.passes_on(session.state)),
    }


def _story(standing: Standing, seat: int | None, words: Words) -> list[str]:
    """The remarkable events of the whole game, the latest of them if there are many."""
    told = [event for event in standing.story.events if words.is_remarkable(event, seat)]
    return [str(words.entry(event, seat)["text"]) for event in told[-LONGEST_STORY:]]


def _made(made: Made, seat: int | None) -> Fields:
    """Who made a choice. An order counts as its owner's own answer: nobody needs to know that it was one."""
    told: Fields = {"seat": made.seat, "by": "person" if made.by == "order" else made.by}
    if seat is not None and made.seat in (seat, PARTY):
        told["key"] = made.key
    return told


def _undone(undone: Undone, words: Words) -> Fields:
    text = words.speech.say("undo-done", seat=words.speech.who(undone.seat))
    return {"seat": undone.seat, "choices": undone.choices, "consent": undone.consent, "text": text}
