"""Requests to a server's lobby. Every error becomes one sentence."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from questhall.core.engine.errors import UsageError

WAIT_SECONDS = 30


class LobbyRefusal(UsageError):
    """The server has refused a request."""


def ask_lobby(address: str, path: str, body: object = None, secret: str = "", language: str = "en") -> Any:
    """The answer to a request; a refusal is raised with the server's own sentence."""
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=WAIT_SECONDS) as response:
            return json.load(response)
    except urllib.error.HTTPError as problem:
        raise LobbyRefusal(f"{address}: {_sentence(problem)}") from None
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "reason", problem)
        told = getattr(reason, "strerror", None) or reason
        raise UsageError(f"no Questhall server answers at {address}: {told}") from None


def _sentence(problem: urllib.error.HTTPError) -> str:
    """The server's own sentence, or the status if something else answered."""
    with problem:
        try:
            return str(json.load(problem)["error"]["text"])
        except (ValueError, KeyError, TypeError):
            return f"{problem.code} {problem.reason}"
