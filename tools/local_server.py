"""A server on a port of this machine, and a Chromium to look at it with, for tools that need both."""

from __future__ import annotations

import shutil
import socket
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from questhall.server.serving import make_server, run_server
from questhall.server.settings import Settings
from questhall.server.storage.database import sqlite_url

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


@contextmanager
def local_server() -> Iterator[tuple[str, str]]:
    """The address of a server, and the URL of its database, which goes with it."""
    with tempfile.TemporaryDirectory() as folder:
        url = sqlite_url(Path(folder))
        listener, monitor = (socket.create_server(("127.0.0.1", 0)) for _ in range(2))
        server = make_server(Settings(url, thinkers=1), monitored_at=monitor)
        ready = threading.Event()
        thread = threading.Thread(target=run_server, args=(server, listener, ready.set), daemon=True)
        thread.start()
        ready.wait()
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}", url
        finally:
            server.should_exit = True
            thread.join()
            listener.close()
            monitor.close()


@contextmanager
def chromium(*switches: str) -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise SystemExit("Chromium was not found (Debian, Ubuntu: apt install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*SWITCHES, *switches])
        try:
            yield browser
        finally:
            browser.close()
