"""What happens at a table automatically: early answers, standing orders, bots and the clock."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from questhall.core.engine.rules import DECLINE
from questhall.core.engine.state import PARTY
from questhall.core.interface.decision import Decision
from questhall.core.interface.standing_orders import Answer, When
from questhall.core.records.record import By
from questhall.server.live.bot_processes import THINKING_SECONDS, Thinkers
from questhall.server.protocol.refusals import Refusal
from questhall.server.table import actions
from questhall.server.table.asked_seats import Asked
from questhall.server.table.lesson_tables import is_implied, scripted_key
from questhall.server.table.seat_views import clock_of
from questhall.server.table.table_document import BOT
from questhall.server.table.table_state import Standing
from questhall.server.work import charge_the_address_alone

if TYPE_CHECKING:
    from questhall.server.live.live_table import LiveTable

ORDER_SECONDS = 5.0
"""How long a standing order about a card waits before answering if there is no time limit."""
CLOCK_LEVEL = "medium"
"""The bot level that chooses for players whose time has run out."""
TRY_AGAIN_SECONDS = 1.0
UNATTENDED_SECONDS = 1.0
"""How much longer bots wait when nobody is watching, so that unwatched games cost others nothing."""
MOST_DECLINED = 40
"""How many declines may be part of one action; the driver makes further ones."""


@dataclass(frozen=True)
class Step:
    """The next automatic choice: a key, or a bot level that has to find one."""

    seat: int
    by: By
    at: float
    key: str = ""
    level: str = ""
    lifts: bool = False
    """Whether this is the moment when all answers to a window appear, whatever this seat's is by then."""


def next_step(standing: Standing) -> Step | None:
    """What happens next if nobody does anything."""
    asked = standing.asked_first()
    if asked is None:
        return None
    decision = asked.decision
    if decision.seat == PARTY:
        return _for_the_party(standing)
    seat = standing.document.seats[decision.seat]
    if seat.kind == BOT and standing.document.lesson:
        key = scripted_key(standing, decision)
        if key:
            return Step(decision.seat, "bot", standing.opened + standing.document.bot_seconds(), key)
    if is_implied(standing, decision.seat):
        return Step(decision.seat, "order", standing.opened, DECLINE.verb)
    if seat.is_played_by_a_bot():
        return _bots_answer(standing, decision.seat, seat.level or standing.document.level)
    return _persons_answer(standing, asked) or _clocks_answer(standing, decision)


def declines_due(standing: Standing) -> tuple[actions.Made, ...]:
    """Make the declines that are due at this very moment, without asking anybody.

    They become part of the action that led to them: a choice that opens windows in which nobody needs to be
    asked is stored once and shown once. Orders and early answers are treated alike: nobody may tell them apart.
    """
    made: list[actions.Made] = []
    while len(made) < MOST_DECLINED:
        step = next_step(standing)
        if step is None or step.at > time.monotonic() or not _is_decline(standing, step):
            break
        if step.lifts:
            news = actions.lift_cover(standing)
        else:
            news = actions.make(standing, step.seat, step.key, step.by)
        if news.made is not None:
            made.append(news.made)
    return tuple(made)


def _is_decline(standing: Standing, step: Step) -> bool:
    """Whether somebody declines by an order or an early answer, at once or when all answers come."""
    if step.lifts:
        plan = standing.document.seats[step.seat].plan
        return plan is None or plan.key == DECLINE.verb
    return step.key == DECLINE.verb and step.by in ("order", "person")


def _persons_answer(standing: Standing, asked: Asked) -> Step | None:
    """A person's early answer, or the answer of a standing order.

    In a covered window all answers come at one moment, so that nobody learns who was asked, who had already
    answered, and who was answered for. Using something is visible anyway.
    """
    decision = asked.decision
    plan = standing.document.seats[decision.seat].plan
    is_answered = plan is not None and decision.offers(plan.key)
    if plan is not None and is_answered and plan.key != DECLINE.verb:
        return Step(decision.seat, "person", standing.opened, plan.key)
    answer = standing.ordered_answer()
    is_ordered = answer is not None and answer.when is not When.COVERED
    if standing.is_covered(asked) and not is_ordered and not standing.is_lifted():
        moment = standing.opened + standing.document.cover_seconds()
        return Step(decision.seat, "order", moment, lifts=True)
    if plan is not None and is_answered:
        return Step(decision.seat, "person", standing.opened, plan.key)
    return None if answer is None else _orders_answer(standing, answer)


def _for_the_party(standing: Standing) -> Step | None:
    """For a party decision a bot answers only if no person is left, or none has voted in time."""
    speaker = standing.game.speaker(standing.playing.state)
    if not standing.document.people():
        level = standing.document.seats[speaker].level or standing.document.level
        return _bots_answer(standing, speaker, level)
    answer = standing.ordered_answer()
    if answer is not None:
        return _orders_answer(standing, answer)
    seconds = clock_of(standing)
    if not seconds:
        return None
    if standing.votes():
        return Step(speaker, "clock", standing.opened + seconds, actions.wish_of(standing))
    return Step(speaker, "clock", standing.opened + seconds, level=CLOCK_LEVEL)


def _bots_answer(standing: Standing, seat: int, level: str) -> Step:
    """A bot answers at its own pace; in a covered window when everyone does; at once in quiet windows."""
    asked = standing.asked_first()
    if asked is not None and asked.is_quiet:
        return Step(seat, "bot", standing.opened, level=level)
    is_covered = asked is not None and standing.is_covered(asked)
    document = standing.document
    pace = document.cover_seconds() if is_covered else document.bot_seconds()
    return Step(seat, "bot", standing.opened + max(pace, THINKING_SECONDS.get(level, 0.0)), level=level)


def _orders_answer(standing: Standing, answer: Answer) -> Step:
    waiting = {
        When.AT_ONCE: 0.0,
        When.COVERED: standing.document.cover_seconds(),
        When.IN_TIME: standing.document.bot_seconds(),
        When.LATE: clock_of(standing) or ORDER_SECONDS,
    }
    return Step(answer.seat, "order", standing.opened + waiting[answer.when], answer.key)


def _clocks_answer(standing: Standing, decision: Decision) -> Step | None:
    seconds = clock_of(standing)
    if not seconds:
        return None
    due = standing.opened + seconds
    if decision.is_window:
        return Step(decision.seat, "clock", due, DECLINE.verb)
    return Step(decision.seat, "clock", due, level=CLOCK_LEVEL)


class Driver:
    """Waits for a table's next automatic step and takes it; if anything else happens first, it looks again."""

    def __init__(self, table: LiveTable, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None
        self._waits_for: tuple[Step | None, int] = (None, 0)

    def look_again(self) -> None:
        """Wait for the step that is next now. If it has not changed, a bot thinking about it continues."""
        step = next_step(self._table.standing) if self._table.may_drive else None
        turn = self._table.standing.turn_of_play
        if self._task is not None and not self._task.done() and self._waits_for == (step, turn):
            return
        self.stop()
        if step is not None:
            # The turn as of now: the table may have moved on before the task begins.
            self._waits_for = (step, turn)
            self._task = asyncio.create_task(self._take(step, turn))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _take(self, step: Step, turn: int) -> None:
        charge_the_address_alone()  # a player must not have to wait for what bots have done
        key = step.key
        if step.lifts:
            await _until(step.at)
        elif step.level and step.by == "bot":
            key = await self._think(step, turn)
            await _until(step.at if self._table.is_attended() else step.at + UNATTENDED_SECONDS)
        else:
            await _until(step.at)
            key = step.key or await self._think(step, turn)

        def make_it() -> actions.News:
            # somebody was faster, so this step is no longer needed
            if self._table.standing.turn_of_play != turn:
                return actions.News()
            if step.lifts:
                return actions.lift_cover(self._table.standing)
            return actions.make(self._table.standing, step.seat, key, step.by)

        try:
            await self._table.do(make_it)
        except Refusal:  # it could not be stored, or was no longer possible
            await asyncio.sleep(TRY_AGAIN_SECONDS)
            self._task = None  # it ends here, even if the step is still the same
            self.look_again()

    async def _think(self, step: Step, turn: int) -> str:
        standing = self._table.standing
        if standing.turn_of_play != turn:
            # An action is being stored after which somebody else may be asked: there is nothing to choose.
            return ""
        state, group = standing.playing.state, self._table.group()
        return await self._thinkers.choose(standing.game, step.level, state, step.seat, group)


async def _until(moment: float) -> None:
    delay = moment - time.monotonic()
    if delay > 0:
        await asyncio.sleep(delay)
