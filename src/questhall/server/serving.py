"""Running the server: uvicorn around the application, until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from questhall.server.background_build import Show
from questhall.server.garbage_collection import collected_seldom
from questhall.server.http.app import make_app
from questhall.server.http.patient_sockets import patient_socket
from questhall.server.http.slow_clients import patient_http
from questhall.server.logs import without_traces_of_clients
from questhall.server.settings import Settings

MOST_BYTES = 1024 * 1024
"""A WebSocket that sends a longer message is closed before the message is read."""
PING_SECONDS = 20.0
CLOSING_SECONDS = 5
SWITCH_SECONDS = 0.0005
"""How long one thread may keep another from running. Storing something takes the writer several calls into the
database, and after each it would have to wait for the tables' thread, by default ten times as long."""


def make_server(
    settings: Settings,
    trusted_proxies: str = "",
    show_build: Show = lambda _stage, _why: None,
    monitored_at: socket.socket | None = None,
) -> uvicorn.Server:
    """A server with its database open that does not listen yet, except on the operator's port."""
    logging.getLogger("uvicorn.error").addFilter(without_traces_of_clients)
    config = uvicorn.Config(
        make_app(settings, show_build, monitored_at),
        http=patient_http(settings.limits, sees_addresses=not trusted_proxies),
        ws=patient_socket(settings.limits, not trusted_proxies, PING_SECONDS),
        ws_max_size=MOST_BYTES,
        ws_ping_interval=None,  # pinged by `patient_sockets.py`
        ws_per_message_deflate=False,  # compressed sizes would give hints about what is sent to a seat
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=trusted_proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )
    return uvicorn.Server(config)


def run_server(server: uvicorn.Server, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a listening socket until told to stop; `ready` is called once it answers."""
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_serve(server, listener, ready))


async def _serve(server: uvicorn.Server, listener: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        ready()
    with collected_seldom():
        await serving


def open_browser(address: str) -> None:
    """Open the user's browser, if there is one."""
    try:
        webbrowser.open(address)
    except webbrowser.Error:
        return
