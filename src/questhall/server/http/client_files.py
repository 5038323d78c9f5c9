"""The browser client's files, compressed, and cached by browsers if their names contain a digest."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from questhall.server.protocol.refusals import program_texts

STATIC = Path(__file__).parents[1] / "static"
HASHED = "assets"
"""The folder of files whose names change with what is in them."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class ClientFiles(StaticFiles):
    """Files with a digest in their names never change; all others are revalidated by the browser."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_hashed = Path(full_path).parent.name == HASHED
        response.headers["Cache-Control"] = FOR_EVER if is_hashed else ASK_AGAIN
        return response


def client_files(folder: Path = STATIC) -> list[BaseRoute]:
    """The browser client, or a page saying that it was not built."""
    if (folder / "index.html").is_file():
        return [Mount("/", GZipMiddleware(ClientFiles(directory=folder, html=True)))]
    return [Route("/", _no_client)]


async def _no_client(_request: Request) -> Response:
    return HTMLResponse(f"<!doctype html><title>Questhall</title><p>{program_texts('en').say('no-client')}")
