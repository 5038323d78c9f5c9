"""Checks before every request: is it meant for us, does it come from our own pages, is it within the limits?

Another site's page could make a visitor's browser send us requests, but it cannot forge `Host` and `Origin`.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Container
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from questhall.server.http.rate_limits import Buckets, address_of
from questhall.server.http.requests_and_responses import refused
from questhall.server.protocol.refusals import Refusal
from questhall.server.settings import Settings
from questhall.server.work import PAYERS, Accounts, paid

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places cards; a style can do no worse than look wrong
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
FOR_OPERATORS = ("/healthz", "/readyz")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Lets valid requests in and puts the security headers on responses."""

    def __init__(self, app: ASGIApp, settings: Settings, banned: Container[str] = ()) -> None:
        self.app = app
        self._banned = banned
        self._names = {"localhost", *(name.casefold() for name in settings.names)}
        self._requests = Buckets(*settings.limits.requests)
        self._accounts = Accounts(*settings.limits.work_of_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(("/api/", "/openapi", "/healthz", "/readyz")):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(scope)
        except Refusal as refusal:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await refused(HTTPConnection(scope), refusal)(scope, receive, send_safely)
            return
        PAYERS.set((self._accounts.of(address_of(scope.get("client"))),))
        await paid(self._serve, scope, receive, send if scope["type"] == "websocket" else send_safely)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host):
            raise Refusal("wrong-host")
        asks_only = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        if not asks_only and "origin" in headers and not _is_from(headers["origin"], host):
            raise Refusal("wrong-origin")
        address = address_of(scope.get("client"))
        if scope["path"] in FOR_OPERATORS:
            self._requests.take(address)
            return
        if address in self._banned:
            raise Refusal("banned")
        self._requests.take(address)
        if scope["type"] == "http" and self._accounts.of(address).seconds_until_paid():
            raise Refusal("too-fast")

    def _is_ours(self, host: str) -> bool:
        """One of our names, or a bare address: only names can be rebound to another server."""
        try:
            parts = urlsplit(f"//{host}")
            name, _ = parts.hostname or "", parts.port
        except ValueError:
            return False
        if parts.netloc != host or "@" in host:
            return False  # what browsers send is a name and a port, nothing else
        if name.casefold() in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _is_from(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.casefold() == host.casefold()
