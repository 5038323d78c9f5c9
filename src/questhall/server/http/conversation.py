"""What a client says at its table: actions and queries, each of which gets an answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from copy import copy

import msgspec

from questhall.analysis.reason_texts import tell_reason
from questhall.i18n.texts import LANGUAGES
from questhall.server.http.rate_limits import Bucket, Buckets
from questhall.server.http.replay_threads import in_replay_thread
from questhall.server.live.bot_processes import Thinkers
from questhall.server.live.connection import NOT_READING, Connection
from questhall.server.live.live_table import LiveTable
from questhall.server.logs import about
from questhall.server.measures import ANSWERS, MESSAGES, MISTAKES
from questhall.server.protocol import client_messages
from questhall.server.protocol.client_messages import (
    DoneBySeat,
    Hello,
    SeatMessage,
    id_in,
    read_message,
)
from questhall.server.protocol.refusals import Refusal
from questhall.server.settings import Limits
from questhall.server.storage.interventions import Unwelcome
from questhall.server.table import actions
from questhall.server.table.actions import News
from questhall.server.table.freeing import free
from questhall.server.table.seat_views import LONGEST_LOG, log, moment, past
from questhall.server.table.table_document import PERSON
from questhall.server.table.training import may_be_advised

MOST_REFUSED = 1_000
"""A client that ignores this many refusals for speed is disconnected."""
MOST_HINTS = 3
"""How many hints a connection may wait for."""
LOGGER = logging.getLogger("questhall.server")


def checked(text: str | bytes, most: int) -> str | bytes:
    """What was received, if it is not too long."""
    if len(text) > most:
        raise Refusal("too-large")
    return text


class Conversation:
    """What one connection says at its table after hello."""

    __slots__ = (
        "_advising",
        "_bucket",
        "_chats",
        "_connection",
        "_limits",
        "_one_hint",
        "_refused",
        "_table",
        "_thinkers",
        "_unwelcome",
    )

    def __init__(
        self,
        table: LiveTable,
        connection: Connection,
        limits: Limits,
        chats: Buckets,
        unwelcome: Unwelcome,
        thinkers: Thinkers,
    ) -> None:
        self._table = table
        self._thinkers = thinkers
        self._unwelcome = unwelcome
        self._chats = chats
        self._connection = connection
        self._limits = limits
        self._bucket = Bucket(*limits.messages)
        self._refused = 0
        self._advising: set[asyncio.Task[None]] | None = None
        self._one_hint: asyncio.Lock | None = None

    def end(self) -> None:
        """The connection has ended."""
        self._table.part(self._connection)
        for task in self._advising or ():
            task.cancel()

    async def answer(self, message: str | bytes) -> None:
        MESSAGES.count()
        data: str | bytes = ""
        try:
            data = checked(message, self._limits.message_bytes)
            self._check_speed()
            await self._obey(read_message(data))
        except Exception as problem:
            self._refuse(problem, id_in(data))

    def _refuse(self, problem: Exception, message_id: str) -> None:
        """Say why a message was refused; any other error is our own mistake."""
        if isinstance(problem, Refusal):
            self._connection.refuse(problem, message_id)
            return
        MISTAKES.count()
        LOGGER.error("a message failed", exc_info=problem, extra=about(self._table.standing.row.id))
        self._connection.refuse(Refusal("server-error"), message_id)

    def _check_speed(self) -> None:
        if self._bucket.take():
            self._refused = 0
            return
        self._refused += 1
        if self._refused > MOST_REFUSED:
            self._connection.close(NOT_READING)
        raise Refusal("too-fast")

    async def _obey(self, message: client_messages.ClientMessage) -> None:
        if isinstance(message, Hello):
            raise Refusal("bad-message", "hello")
        fields: dict[str, object] = {"type": "ok", "id": message.id}
        if isinstance(message, client_messages.SetLanguage):
            await self._speak(message.language)
        elif isinstance(message, client_messages.AskLog):
            fields = {"type": "answer", "id": message.id, "log": self._log(message)}
        elif isinstance(message, client_messages.AskMoment):
            fields = {"type": "answer", "id": message.id, **await self._moment(message)}
        elif isinstance(message, client_messages.AskHint):
            self._advise_later(message)
            return
        elif isinstance(message, client_messages.Why):
            fields = {"type": "answer", "id": message.id, **self._why(message)}
        elif not isinstance(message, client_messages.Ping):
            seat = self._seat(message)
            if isinstance(message, client_messages.Say):
                if self._connection.address in self._unwelcome.muted:
                    raise Refusal("muted")
                self._chats.take(self._connection.address)
                self._chats.take(self._table.standing.row.id)
            began = time.perf_counter()

            def acknowledge() -> None:
                ANSWERS.note(time.perf_counter() - began)
                self._connection.send(fields)

            act = self._act(message, seat)
            await self._table.carry_out(act, (seat, message.id), acknowledge, self._connection)
            return
        self._connection.send(fields)

    def _seat(self, message: SeatMessage) -> int:
        """The seat a message is about; it must belong to this connection."""
        seats = self._connection.seats
        seat = seats[0] if message.seat is None and len(seats) == 1 else message.seat
        if seat is None or seat not in seats:
            raise Refusal("not-yours")
        assert self._table.standing.document.seats[seat].kind == PERSON
        return seat

    def _act(self, message: DoneBySeat, seat: int) -> Callable[[], News]:
        """Carry out the action of a message."""
        table = self._table

        def act() -> News:
            standing = table.standing
            match message:
                case client_messages.Choose():
                    held = self._connection.seats
                    return actions.choose(standing, seat, message.choice, message.key, held, message.epoch)
                case client_messages.UndoLast():
                    return actions.undo(standing, seat)
                case client_messages.Consent():
                    return actions.consent(standing, seat, message.agree)
                case client_messages.GiveOrder():
                    return actions.order(standing, seat, message.until, message.occasion, message.use)
                case client_messages.Withdraw():
                    return actions.withdraw(standing, seat)
                case client_messages.SetAsking():
                    return actions.set_asking(standing, seat, message.asking)
                case client_messages.SetPace():
                    return actions.set_pace(standing, seat, message.pace, message.skip)
                case client_messages.Say():
                    return actions.say(standing, seat, message.text)
                case client_messages.Leave():
                    return actions.leave(standing, seat)
                case client_messages.Return():
                    return actions.come_back(standing, seat)
                case client_messages.FreeSeat():
                    return free(standing, seat, message.other, message.to)

        return act

    # Questions

    async def _speak(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refusal("bad-value", f"language {language!r}")
        async with self._table.locked():
            self._connection.language = language
            self._connection.send({"type": "table", "table": self._table.summary(language)})
            self._table.subscribe(self._connection)

    def _eyes(self, message: SeatMessage) -> int | None:
        """The perspective from which to answer a query: one of this connection's seats, or a spectator's."""
        return self._seat(message) if self._connection.seats else None

    async def _moment(self, message: client_messages.AskMoment) -> dict[str, object]:
        table, seat = self._table, self._eyes(message)
        if table.standing.session is None:
            raise Refusal("not-possible")
        async with table.locked():  # no action is half done
            session = copy(table.standing.playing)
        # Nobody waits for this: the table may go on while it is replayed.
        state = await in_replay_thread(past, session, message.choice)
        shown = moment(table.standing.game, state, seat, table.words(self._connection.language))
        return {"choice": message.choice, **shown}

    def _log(self, message: client_messages.AskLog) -> list[msgspec.Raw]:
        table, seat = self._table, self._eyes(message)
        if not message.from_ <= message.to <= message.from_ + LONGEST_LOG:
            raise Refusal("bad-value", "from, to")
        if table.standing.session is None:
            return []
        return log(table.standing, seat, table.words(self._connection.language), message.from_, message.to)

    def _advise_later(self, message: client_messages.AskHint) -> None:
        """Hints take a while: the player can go on meanwhile, and ask for a few more, one after the other."""
        if self._advising is None or self._one_hint is None:
            self._advising, self._one_hint = set(), asyncio.Lock()
        if len(self._advising) >= MOST_HINTS:
            raise Refusal("too-fast")
        task = asyncio.create_task(self._advise(message, self._one_hint))
        self._advising.add(task)
        task.add_done_callback(self._advising.discard)

    async def _advise(self, message: client_messages.AskHint, one_hint: asyncio.Lock) -> None:
        try:
            async with one_hint:
                self._connection.send({"type": "answer", "id": message.id, **await self._hint(message)})
        except Exception as problem:
            self._refuse(problem, message.id)

    async def _hint(self, message: client_messages.AskHint) -> dict[str, object]:
        """What a strong bot would do in this seat; only against bots, and never for a rating."""
        seat, standing = self._seat(message), self._table.standing
        if not may_be_advised(standing.document, standing.game, self._connection.seats):
            raise Refusal("not-possible")
        asked = standing.asked().get(seat) if standing.session is not None else None
        if asked is None or asked.ahead or message.choice != len(standing.playing.made) + 1:
            raise Refusal("stale")
        if message.key and message.key not in list(asked.decision.keys()):
            raise Refusal("illegal")
        state, group = standing.playing.state, self._table.group()
        found = await self._thinkers.advise(standing.game, state, seat, message.key, group)
        if found is None:
            raise Refusal("no-hint")
        words = self._table.words(self._connection.language)
        reason = "" if found.reason is None else tell_reason(found.reason, words.speech)
        return {"choice": message.choice, **msgspec.structs.asdict(found), "reason": reason}

    def _why(self, message: client_messages.Why) -> dict[str, object]:
        seat = self._seat(message)
        reason = actions.why_not(self._table.standing, seat, message.key)
        return self._table.words(self._connection.language).reason(reason)
