"""Something between two programs that loses what it should pass on, or falls silent."""

from __future__ import annotations

import random
import socket
import threading
from contextlib import suppress

PIECE = 65536


class Relay:
    """Passes on what is said between clients and a server, until it is told otherwise.

    With `cuts` each connection is cut after so many bytes of answers at most, picked at random: whatever
    was asked has been done by then, and nobody hears of it.
    """

    def __init__(self, port: int, cuts: int = 0, seed: int = 5) -> None:
        self._target = port
        self._cuts = cuts
        self._picker = random.Random(seed)
        self._flows = threading.Event()
        self._flows.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._sockets: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Relay:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._flows.set()
        for one in (self._listener, *self._sockets):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def fall_silent(self) -> None:
        """Connections stay open, and nothing comes through: neither end is told."""
        self._flows.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._target))
                self._sockets += [near, far]
                allowed = self._picker.randrange(1, self._cuts) if self._cuts else None
                for source, sink, most in ((near, far, None), (far, near, allowed)):
                    threading.Thread(target=self._pass_on, args=(source, sink, most), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket, most: int | None) -> None:
        with suppress(OSError):
            while data := source.recv(PIECE):
                self._flows.wait()
                if most is not None and len(data) >= most:
                    sink.sendall(data[:most])
                    break
                most = None if most is None else most - len(data)
                sink.sendall(data)
        for one in (source, sink):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
