"""A server's table on the full screen: messages from the server and input from the keyboard, in one queue."""

from __future__ import annotations

import queue
import threading
from typing import Any

from rich.text import Text

from questhall.cli.fullscreen.stage import CHOICE, PACES, PAGE, YES_OR_NO, Asked, Busy, Shown, Stage
from questhall.cli.remote.connection import Broken, Refused
from questhall.cli.remote.remote_seat import RemoteSeat
from questhall.cli.terminal.screen import Leave

BETWEEN_TRIES = 2.0
"""Seconds before a broken connection is tried again."""

SERVER, KEYBOARD, BROKEN, REFUSED = "server", "keyboard", "broken", "refused"


class FullPlay:
    """Runs in the thread of the game, like a local one."""

    def __init__(self, seat: RemoteSeat, stage: Stage) -> None:
        self._seat = seat
        self._stage = stage
        self._inbox: queue.SimpleQueue[tuple[str, Any]] = queue.SimpleQueue()
        self._closing = threading.Event()
        self._asks = CHOICE

    def play(self) -> None:
        self._stage.hear = lambda said: self._inbox.put((KEYBOARD, said))
        reader = threading.Thread(target=self._read, name="server", daemon=True)
        reader.start()
        try:
            self._show()
            while True:
                self._react(*self._inbox.get())
        except Leave:
            self._seat.tell("join-left")
        finally:
            self._closing.set()
            self._seat.connection.close()

    def _read(self) -> None:
        """Pass on what the server sends, reconnecting as often as necessary."""
        connection = self._seat.connection
        while not self._closing.is_set():
            try:
                while True:
                    self._inbox.put((SERVER, connection.receive()))
            except Refused as problem:
                self._inbox.put((REFUSED, problem))
                return
            except Broken:
                if not self._closing.is_set():
                    self._inbox.put((BROKEN, None))
                    self._open_again()

    def _open_again(self) -> None:
        while not self._closing.wait(BETWEEN_TRIES):
            try:
                self._seat.connection.open()
                return
            except Broken:
                continue

    def _react(self, source: str, what: Any) -> None:
        if self._stage.is_left():
            raise Leave
        if source == REFUSED:
            raise what
        if source == BROKEN:
            self._stage.deliver(Busy(self._seat.speech.say("join-broken")))
            return
        if source == SERVER:
            try:
                self._seat.connection.take(what)
            except Broken:
                self._seat.connection.close()  # the reader reopens it, and the whole view is sent again
                return
            self._seat.hear(what)
        else:
            self._hear(what)
        if self._inbox.empty():
            self._show()

    def _hear(self, said: str) -> None:
        asks, self._asks = self._asks, CHOICE
        if asks == PAGE:
            raise Leave
        if asks == YES_OR_NO:
            self._seat.consent(said == "yes")
        elif said:
            self._seat.obey(said)

    def _show(self) -> None:
        """Show the current table, the news, and the question."""
        seat, stage = self._seat, self._stage
        if not seat.has_started():
            stage.deliver(Busy(seat.gathering()))
            stage.deliver(Asked(CHOICE, "", stage.taken()))
            return
        stage.deliver(Shown(seat.moment()))
        question = seat.consent_wanted()
        if seat.result() is not None and self._asks != PAGE:
            seat.show_result()
            self._ask(PAGE, "")
        elif question and self._asks != YES_OR_NO:
            self._ask(YES_OR_NO, question)
        elif self._asks == CHOICE:
            self._ask(CHOICE, "")

    def _ask(self, kind: str, prompt: str) -> None:
        self._asks = kind
        text: Text = self._stage.taken()
        self._stage.deliver(Asked(kind, prompt, text))

    def set_pace(self, pace: str) -> None:
        self._seat.hurry(int(PACES[pace] * 1000), skip=PACES[pace] == 0)
