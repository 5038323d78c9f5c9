"""The server as one ASGI application: the lobby, the sockets, the client's files, and the guard before them."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from questhall.core.errors import SaveFailed
from questhall.server.answers import answer, refused
from questhall.server.guards import Guard
from questhall.server.hall import Hall
from questhall.server.lobby import Lobby
from questhall.server.openapi import description
from questhall.server.refusals import Refusal, program_texts
from questhall.server.settings import Settings
from questhall.server.sockets import Sockets
from questhall.server.storage.database import is_postgresql, open_database, sqlite_file
from questhall.server.storage.neighbours import Alone, Neighbours
from questhall.server.storage.single import only_server
from questhall.server.storage.store import Store
from questhall.server.thinking import Thinkers

STATIC = Path(__file__).with_name("static")
LOGGER = logging.getLogger("questhall.server")


def make_app(settings: Settings) -> Starlette:
    """The application; its database is opened now, its tables wake up when it starts."""
    file = sqlite_file(settings.database_url)
    lock = None if file is None else only_server(file)
    engine = open_database(settings.database_url)
    store = Store(engine)
    neighbours = Neighbours(engine) if is_postgresql(engine) else Alone()
    hall = Hall(store, neighbours, Thinkers(settings.thinkers))

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()
            store.close()
            if lock is not None:
                lock.close()

    return Starlette(
        routes=_routes(Lobby(hall, settings.limits), Sockets(hall, settings.limits)),
        middleware=[Middleware(Guard, settings=settings)],
        exception_handlers={
            Refusal: _refuse,
            SaveFailed: _not_saved,
            HTTPException: _http_problem,
            Exception: _our_mistake,
        },
        lifespan=lifespan,
    )


def _routes(lobby: Lobby, sockets: Sockets) -> list[BaseRoute]:
    table = "/api/tables/{table}"
    return [
        Route("/api/games", lobby.games),
        Route("/api/games/{game}", lobby.game),
        Route("/api/games/{game}/rules", lobby.rules),
        Route("/api/tables", lobby.tables),
        Route("/api/tables", lobby.make, methods=["POST"]),
        Route(table, lobby.table),
        Route(f"{table}/seats", lobby.take_seat, methods=["POST"]),
        Route(f"{table}/ready", lobby.ready, methods=["POST"]),
        Route(f"{table}/start", lobby.start, methods=["POST"]),
        Route(f"{table}/rematch", lobby.rematch, methods=["POST"]),
        Route(f"{table}/record", lobby.record),
        WebSocketRoute(f"{table}/play", sockets.play),
        Route("/api/mine", lobby.mine, methods=["POST"]),
        Route("/api/replays", lobby.bring_replay, methods=["POST"]),
        Route("/api/replays/{replay}", lobby.replay),
        Route("/api/replays/{replay}/steps", lobby.steps),
        Route("/openapi.json", _openapi),
        Route("/healthz", lobby.health),
        *_client_files(),
    ]


def _client_files() -> list[BaseRoute]:
    """The browser client, or a page that says that it was not built."""
    if not (STATIC / "index.html").is_file():
        return [Route("/", _no_client)]
    assets = GZipMiddleware(_Assets(directory=STATIC / "assets"))  # nothing secret is among them
    return [Route("/", _client), Mount("/assets", assets)]


class _Assets(StaticFiles):
    """Files whose names change with what is in them, so browsers keep them for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def _client(_request: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


async def _no_client(_request: Request) -> Response:
    return HTMLResponse(f"<!doctype html><title>Questhall</title><p>{program_texts('en').say('no-client')}")


async def _openapi(_request: Request) -> Response:
    return answer(description())


async def _refuse(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refusal)
    return refused(request, problem)


async def _not_saved(request: Request, problem: Exception) -> Response:
    LOGGER.error("%s", problem)
    return refused(request, Refusal("not-saved"))


async def _http_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    code = {404: "unknown-path", 405: "wrong-method"}.get(problem.status_code, "bad-message")
    response = refused(request, Refusal(code))
    for name, value in (problem.headers or {}).items():
        response.headers.setdefault(name, value)
    return response


async def _our_mistake(request: Request, _problem: Exception) -> Response:
    return refused(request, Refusal("server-error"))
