"""A server's table on the full screen: messages from the server and input from the keyboard, in one queue."""

from __future__ import annotations

import queue
import threading
from typing import Any

from rich.text import Text

from questhall.cli.fullscreen.stage import CHOICE, PACES, PAGE, YES_OR_NO, Asked, Busy, Hidden, Shown, Stage
from questhall.cli.remote.connection import Broken, Connection, Refused
from questhall.cli.remote.next_table import next_table
from questhall.cli.remote.remote_seat import RemoteSeat
from questhall.cli.terminal.screen import Leave

BETWEEN_TRIES = 2.0
"""Seconds before a broken connection is tried again."""

SERVER, KEYBOARD, BROKEN, REFUSED = "server", "keyboard", "broken", "refused"


class GoOn(Exception):
    """The person wants to play again."""


class Reader(threading.Thread):
    """Passes on what the server sends, reconnecting as often as necessary."""

    def __init__(self, connection: Connection, inbox: queue.SimpleQueue[tuple[str, Any]]) -> None:
        super().__init__(name="server", daemon=True)
        self._connection = connection
        self._inbox = inbox
        self._closing = threading.Event()

    def stop(self) -> None:
        self._closing.set()
        self._connection.close()

    def run(self) -> None:
        while not self._closing.is_set():
            try:
                while True:
                    self._inbox.put((SERVER, self._connection.receive()))
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
                self._connection.open()
                return
            except Broken:
                continue


class FullPlay:
    """Runs in the thread of the game, like a local one."""

    def __init__(self, seat: RemoteSeat, stage: Stage) -> None:
        self.seat = seat
        self._stage = stage
        self._inbox: queue.SimpleQueue[tuple[str, Any]] = queue.SimpleQueue()
        self._asks = CHOICE

    def play(self) -> None:
        """Play, and play again as long as the person likes."""
        self._stage.hear = lambda said: self._inbox.put((KEYBOARD, said))
        while self._play_game():
            self.seat = next_table(self.seat)
            self._inbox = queue.SimpleQueue()
            self._asks = CHOICE

    def _play_game(self) -> bool:
        """Play until the game is over or the person leaves; returns whether to play again."""
        reader = Reader(self.seat.connection, self._inbox)
        reader.start()
        try:
            if self._stage.is_left():  # while the next table was made
                raise Leave
            self._show()
            while True:
                self._react(*self._inbox.get())
        except GoOn:
            return True
        except Leave:
            self.seat.tell("join-left")
            return False
        finally:
            reader.stop()

    def _react(self, source: str, what: Any) -> None:
        if self._stage.is_left():
            raise Leave
        if source == REFUSED:
            raise what
        if source == BROKEN:
            self._stage.deliver(Busy(self.seat.speech.say("join-broken")))
            return
        if source == SERVER:
            try:
                self.seat.connection.take(what)
            except Broken:
                self.seat.connection.close()  # the reader reopens it, and the whole view is sent again
                return
            self.seat.hear(what)
        else:
            self._hear(what)
        if self._inbox.empty():
            self._show()

    def _hear(self, said: str) -> None:
        asks, self._asks = self._asks, CHOICE
        if self.seat.result() is not None and asks in (PAGE, YES_OR_NO):
            raise GoOn if said == "yes" else Leave
        if asks == YES_OR_NO:
            self.seat.consent(agree=said == "yes")
        elif said:
            self.seat.obey(said)

    def _show(self) -> None:
        """Show the current table, the news, and the question."""
        seat, stage = self.seat, self._stage
        if not seat.has_started():
            stage.deliver(Hidden())  # the table of the game before
            stage.deliver(Busy(seat.gathering()))
            stage.deliver(Asked(CHOICE, "", stage.taken()))
            return
        stage.deliver(Shown(seat.moment()))
        question = seat.consent_wanted()
        if seat.result() is not None:
            if self._asks == CHOICE:
                self._show_end()
        elif question and self._asks != YES_OR_NO:
            self._ask(YES_OR_NO, question)
        elif self._asks == CHOICE:
            self._ask(CHOICE, "")

    def _show_end(self) -> None:
        """The result, and where it is possible the question whether to play again."""
        self.seat.show_result()
        question = self.seat.invites_to_go_on()
        if question:
            self._ask(YES_OR_NO, self.seat.speech.say(question))
        else:
            self._ask(PAGE, "")

    def _ask(self, kind: str, prompt: str) -> None:
        self._asks = kind
        text: Text = self._stage.taken()
        self._stage.deliver(Asked(kind, prompt, text))

    def set_pace(self, pace: str) -> None:
        self.seat.hurry(int(PACES[pace] * 1000), skip=PACES[pace] == 0)
