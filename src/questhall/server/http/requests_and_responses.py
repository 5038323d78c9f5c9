"""Reading requests and answering them: JSON both ways, refusals with their code and sentence."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from questhall.i18n.texts import LANGUAGES
from questhall.server.measures import REFUSALS
from questhall.server.protocol.client_messages import Body, read_body
from questhall.server.protocol.refusals import STATUS, Refusal
from questhall.server.table.sentences import best_language

SLOWEST_BODY = 20.0
"""Seconds within which the body of a request has to arrive."""

B = TypeVar("B", bound=Body)


def answer(fields: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(fields), status, media_type="application/json")


def refused(request: HTTPConnection, refusal: Refusal) -> Response:
    REFUSALS.count(refusal.code)
    error = {"code": refusal.code, "text": refusal.said_in(language_of(request))}
    response = answer({"error": error}, STATUS[refusal.code])
    if refusal.code in ("too-fast", "not-saved", "not-known"):
        response.headers["Retry-After"] = "1"
    return response


def language_of(request: HTTPConnection) -> str:
    """The requested language, or else the browser's preference."""
    wanted = request.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else best_language(request.headers.get("accept-language", ""))


def secret_of(request: Request) -> str:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() != "bearer" or not secret:
        raise Refusal("wrong-secret")
    return secret.strip()


async def body_of(request: Request, kind: type[B], most: int) -> B:
    return read_body(kind, await bytes_of(request, most))


async def bytes_of(request: Request, most: int) -> bytes:
    """The body of a request; refused if it is too long or takes too long to arrive."""
    try:
        return await asyncio.wait_for(_read(request, most), SLOWEST_BODY)
    except TimeoutError:
        raise Refusal("too-slow") from None
    except ClientDisconnect:
        raise Refusal("bad-message") from None  # the client has gone


async def _read(request: Request, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusal("too-large")
        parts.append(part)
    return b"".join(parts)
