"""What people, bots and the clock do at a table. Each action is checked before it changes anything.

Actions return what to tell everybody besides the table's new view.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from questhall.core.engine.errors import IllegalChoice, QuesthallError, UndoRefused, UnknownKey, UsageError
from questhall.core.engine.rules import DECLINE, Question
from questhall.core.engine.state import PARTY
from questhall.core.interface.attention import Asking
from questhall.core.interface.standing_orders import Order
from questhall.core.records.record import By
from questhall.core.records.undo import draws_of, revision_of
from questhall.server.protocol.refusals import Refusal
from questhall.server.storage.store import Chat
from questhall.server.table.asked_seats import is_same_window
from questhall.server.table.table_document import PERSON, SLOWEST_PACE, Plan, UndoDoc
from questhall.server.table.table_state import Standing

MOST_ORDERS = 20
MOST_SAID = 2000
"""The most chat lines that one table may have."""
MOST_UNDONE = 2000
"""How often anything may be undone at one table, because its record also keeps what was undone."""


@dataclass(frozen=True)
class Made:
    seat: int
    key: str
    by: By


@dataclass(frozen=True)
class Undone:
    seat: int
    choices: int
    consent: bool


@dataclass(frozen=True)
class News:
    """The news of an action: the choice made, what was undone, or what was said."""

    made: Made | None = None
    then: tuple[Made, ...] = ()
    """The declines that followed at once, because nobody needed to be asked."""
    undone: Undone | None = None
    chat: Chat | None = None

    def choices(self) -> tuple[Made, ...]:
        return () if self.made is None else (self.made, *self.then)


# Choices


def choose(
    standing: Standing, seat: int, choice: int, key: str, held: Sequence[int] = (), epoch: int | None = None
) -> News:
    """A person's choice, made at once if it is the seat's turn and kept until then otherwise.

    When the party is asked it is a vote, which also counts for this person's other seats. `epoch` tells the
    question that was seen apart from others with the same number.
    """
    _check_that_it_goes_on(standing)
    asked = standing.asked().get(seat)
    number = len(standing.playing.made) + 1
    if asked is None:
        raise Refusal("illegal", *_reason(standing, seat, key))
    if choice != number + asked.ahead or epoch not in (None, standing.epoch()):
        raise Refusal("stale")
    if not asked.decision.offers(key):
        raise Refusal("illegal", *_reason(standing, seat, key))
    if asked.decision.seat == PARTY:
        for one in {seat, *held}:
            standing.document.seats[one].plan = Plan(choice, key)
        return _make_if_agreed(standing)
    if asked.ahead or (key == DECLINE.verb and standing.is_too_early(asked)):
        standing.document.seats[seat].plan = Plan(choice, key)
        return News()
    return make(standing, seat, key, "person")


def lift_cover(standing: Standing) -> News:
    """The moment when a covered window's answers come: the seat's own answer, or the one given for it.

    A seat that is asked and has not answered yet may go on thinking.
    """
    standing.lift()
    asked = standing.asked_first()
    assert asked is not None
    decision = asked.decision
    plan = standing.document.seats[decision.seat].plan
    if plan is not None and decision.offers(plan.key):
        return make(standing, decision.seat, plan.key, "person")
    if standing.is_spared(asked):
        return make(standing, decision.seat, DECLINE.verb, "order")
    return News()


def make(standing: Standing, seat: int, key: str, by: By) -> News:
    """Make a choice for the seat whose turn it is."""
    session = standing.playing
    before = session.state
    standing.note_cover()
    try:
        events = session.choose(seat, key, by)
    except IllegalChoice as problem:
        raise Refusal("illegal", clause=problem.clause) from problem
    standing.story.add(len(session.made), events)
    document = standing.document
    document.undo = None
    if key != DECLINE.verb or before.decider == PARTY:
        for one in document.seats:
            one.plan = None
    else:
        document.seats[seat].plan = None
    standing.go_on(keeps_time=key == DECLINE.verb and is_same_window(before, session.state))
    return News(made=Made(seat, key, by))


def _make_if_agreed(standing: Standing) -> News:
    """The party has chosen once all its people have; an option for one hero is that player's own choice."""
    people, votes = standing.document.people(), standing.votes()
    if not people or set(people) - set(votes):
        return News()
    return make(standing, people[0] if len(people) == 1 else PARTY, wish_of(standing), "person")


def wish_of(standing: Standing) -> str:
    """What the party wants according to the votes so far; if players differ, the leader decides.

    If the leader is a bot, the majority decides, or else the player next to the leader (WHQ-LEADER-02).
    """
    votes = standing.votes()
    casting = standing.casting_vote()
    if casting is not None and casting in votes:
        return votes[casting]
    leader, seats = standing.game.speaker(standing.playing.state), len(standing.document.seats)
    wishes = [votes[seat] for seat in sorted(votes, key=lambda seat: (seat - leader) % seats)]
    return max(wishes, key=wishes.count)


def _check_that_it_goes_on(standing: Standing) -> None:
    if standing.decision() is None:
        raise Refusal("not-possible")


def _reason(standing: Standing, seat: int, key: str) -> tuple[str, str]:
    """The detail and the clause for a choice that is not offered."""
    try:
        return "", standing.playing.why_not(seat, key) or ""
    except UnknownKey:
        return repr(key[:40]), ""


# Undo


def undo_kind(standing: Standing, seat: int) -> str:
    """Whether a seat can undo its last choice: freely, by consent, or not at all."""
    if _free_return(standing, seat) < len(standing.playing.made):
        return "free"
    if _last_own_choice(standing, seat) is None or not _can_consent(standing, seat):
        return "none"
    return "consent"


def _can_consent(standing: Standing, seat: int) -> bool:
    """Whether somebody is there to refuse; where a rating is at stake, nobody decides that alone."""
    return not standing.document.rated or bool(set(standing.document.people()) - {seat})


def _free_return(standing: Standing, seat: int) -> int:
    """The choice a seat may undo to without consent, or the number of choices if there is none.

    As in records, nothing may have been revealed or drawn since, and nobody else may have acted. But nobody
    is told who was asked in a window and who was answered for: so a decline in a covered window counts as
    acting, whoever made it, and one in a quiet window does not.
    """
    session = standing.playing
    draws, revision = draws_of(session.state), revision_of(session.state)
    for place in range(len(session.made) - 1, -1, -1):
        one = session.made[place]
        if one.draws_before != draws or one.revision_before != revision:
            break
        if one.seat == seat and one.by == "person":
            return place
        is_let_pass = one.key == DECLINE.verb and one.by in ("order", "person")
        if not is_let_pass or (one.seat != seat and standing.was_covered(place)):
            break
    return len(session.made)


def _last_own_choice(standing: Standing, seat: int) -> int | None:
    """The index of the last choice that a seat made itself, alone or with the party."""
    made = standing.playing.made
    for n in range(len(made) - 1, -1, -1):
        if made[n].by == "person" and made[n].seat in (seat, PARTY):
            return n
    return None


def undo(standing: Standing, seat: int) -> News:
    """Undo the seat's last own choice, or ask the others for consent."""
    last = None if standing.session is None else _last_own_choice(standing, seat)
    if last is None:
        raise Refusal("undo-refused")
    if standing.undos() >= MOST_UNDONE:
        raise Refusal("undo-refused")
    if standing.phase() == "over":
        raise Refusal("not-possible")
    if undo_kind(standing, seat) == "free":
        return _go_back(standing, seat, _free_return(standing, seat), consent=False)
    if not _can_consent(standing, seat):
        raise Refusal("undo-refused")
    standing.document.undo = UndoDoc(seat, last)
    return _undo_if_agreed(standing)


def consent(standing: Standing, seat: int, agree: bool) -> News:
    """Answer a request to undo."""
    wanted = standing.document.undo
    if wanted is None or seat == wanted.seat or seat in wanted.agreed:
        raise Refusal("not-possible")
    if not agree:
        standing.document.undo = None
        return News()
    wanted.agreed.append(seat)
    return _undo_if_agreed(standing)


def _undo_if_agreed(standing: Standing) -> News:
    """Undo once all people agree; bots and players who have left are not asked."""
    wanted = standing.document.undo
    assert wanted is not None
    if set(standing.document.people()) - {wanted.seat, *wanted.agreed}:
        return News()
    return _go_back(standing, wanted.seat, wanted.to, consent=True)


def _go_back(standing: Standing, seat: int, to: int, consent: bool) -> News:
    session = standing.playing
    choices = len(session.made) - to
    try:
        session.undo(seat, to, consent=True)  # consent was asked for when it was needed
    except UndoRefused as problem:
        standing.document.undo = None
        raise Refusal("undo-refused") from problem
    standing.forget_undone(to)
    standing.orders.withdraw(seat)
    standing.document.undo = None
    for one in standing.document.seats:
        one.plan = None
    standing.go_on()
    return News(undone=Undone(seat, choices, consent))


# Standing orders


def order(standing: Standing, seat: int, until: str, occasion: str, use: str) -> News:
    """Give a standing order; only windows can be declined, and only options the game knows can be used."""
    questions = (rule for rule in standing.game.book.rules if isinstance(rule, Question))
    if occasion and occasion not in {rule.occasion for rule in questions if rule.is_window()}:
        raise Refusal("bad-value", f"occasion {occasion[:40]!r}")
    if len(standing.orders.of(seat)) >= MOST_ORDERS:
        raise Refusal("not-possible")
    try:
        if use:
            standing.game.book.parse(use, seat)
        standing.orders.give(seat, Order(occasion=occasion, until=until, use=use))
    except UsageError as problem:
        raise Refusal("bad-value", str(problem)) from problem
    return News()


def withdraw(standing: Standing, seat: int) -> News:
    standing.orders.withdraw(seat)
    return News()


def set_asking(standing: Standing, seat: int, asking: Asking) -> News:
    """Set whether a seat is asked in every window, when something fits, or only when it is concerned."""
    standing.document.seats[seat].asking = asking
    standing.spare_people()
    return News()


def set_pace(standing: Standing, seat: int, pace: int, skip: bool) -> News:
    """Set the bots' speed, or let them play without delay until a person is asked."""
    if seat not in standing.document.pacemakers():
        raise Refusal("not-yours")
    if not 0 < pace <= SLOWEST_PACE:
        raise Refusal("bad-value", "pace")
    standing.document.pace = pace
    standing.document.skip = skip
    return News()


# People


def say(standing: Standing, seat: int, text: str) -> News:
    said = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not said:
        raise Refusal("bad-value", "text")
    n = standing.chats[-1].n + 1 if standing.chats else 0
    if n >= MOST_SAID:
        raise Refusal("not-possible")
    return News(chat=Chat(n, seat, said, int(time.time())))


def leave(standing: Standing, seat: int) -> News:
    """Let a bot play for this seat until its player comes back."""
    if standing.phase() != "playing":
        raise Refusal("not-possible")
    standing.document.seats[seat].away = True
    standing.document.seats[seat].plan = None
    return go_on_without(standing)


def go_on_without(standing: Standing) -> News:
    """Someone has left the vote, so the others may now be in agreement."""
    if standing.document.undo is not None:
        return _undo_if_agreed(standing)
    return _make_if_agreed(standing)


def come_back(standing: Standing, seat: int) -> News:
    standing.document.seats[seat].away = False
    return News()


def why_not(standing: Standing, seat: int, key: str) -> str | None:
    """The clause, or another reason, why a seat cannot choose something now."""
    if standing.session is None:
        raise Refusal("not-possible")
    if standing.document.seats[seat].kind != PERSON:
        raise Refusal("not-yours")
    try:
        return standing.session.why_not(seat, key)
    except QuesthallError as problem:
        raise Refusal("bad-value", repr(key[:40])) from problem
