"""The browser client's files, compressed once, and cached by browsers if their names contain a digest."""

from __future__ import annotations

import gzip
import os
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from questhall.server.protocol.refusals import program_texts

STATIC = Path(__file__).parents[1] / "static"
HASHED = "assets"
"""The folder of files whose names change with what is in them."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
LEAST_COMPRESSED = 500
MOST_KEPT = 500
"""How many compressed files are kept: more than the client has."""


class ClientFiles(StaticFiles):
    """Files with a digest in their names never change; all others are revalidated by the browser.

    Compressing one takes a hundred times as long as answering a request, so it is done once.
    """

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        path = Path(full_path)
        headers = Headers(scope=scope)
        is_compressed = path.suffix in COMPRESSED and stat_result.st_size >= LEAST_COMPRESSED
        is_wanted = "gzip" in headers.get("accept-encoding", "") and "range" not in headers
        if is_compressed and is_wanted and isinstance(response, FileResponse):
            response = _compressed(response, path, stat_result)
        if is_compressed:
            response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOR_EVER if path.parent.name == HASHED else ASK_AGAIN
        return response


def _compressed(plain: FileResponse, path: Path, now: os.stat_result) -> Response:
    """The same response with the compressed file; browsers ask again with the same tag."""
    kept = {name: plain.headers[name] for name in ("etag", "last-modified", "content-type")}
    data = _compressed_file(path, now.st_mtime_ns, now.st_size)
    return Response(data, plain.status_code, {**kept, "content-encoding": "gzip"})


@lru_cache(MOST_KEPT)
def _compressed_file(path: Path, _changed: int, _size: int) -> bytes:
    return gzip.compress(path.read_bytes(), mtime=0)


def client_files(folder: Path = STATIC) -> list[BaseRoute]:
    """The browser client, or a page saying that it was not built."""
    if (folder / "index.html").is_file():
        return [Mount("/", ClientFiles(directory=folder, html=True))]
    return [Route("/", _no_client)]


async def _no_client(_request: Request) -> Response:
    return HTMLResponse(f"<!doctype html><title>Questhall</title><p>{program_texts('en').say('no-client')}")
