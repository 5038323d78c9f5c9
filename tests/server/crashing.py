"""A server in a process of its own that can be killed at any moment, and started again at once.

Processes are forked from one that has loaded everything, so that a new life takes no time.
"""

from __future__ import annotations

import socket
from multiprocessing import get_context
from typing import Any

from questhall.server.serving import make_server, run_server
from questhall.server.settings import Limits, Settings

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload([__name__])
GENEROUS = Limits(requests=(1e6, 10**6), makings=(1e6, 10**6), messages=(1e6, 10**6))
START_SECONDS = 60.0


def live(database_url: str, port: int, ready: Any) -> None:
    """One life of a server."""
    listener = socket.create_server(("127.0.0.1", port))
    run_server(make_server(Settings(database_url, limits=GENEROUS, thinkers=1)), listener, ready.set)


class Mortal:
    """A server that is killed again and again at the same port."""

    def __init__(self, database_url: str) -> None:
        self.database_url = database_url
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: Any = None

    def start(self) -> None:
        ready = CONTEXT.Event()
        self.process = CONTEXT.Process(target=live, args=(self.database_url, self.port, ready), daemon=True)
        self.process.start()
        assert ready.wait(START_SECONDS), "the server did not start"

    def kill(self) -> None:
        """Without a warning: nothing can be written any more."""
        self.process.kill()

    def bury(self) -> None:
        self.process.join(START_SECONDS)
        assert not self.process.is_alive()
        self.process.close()
