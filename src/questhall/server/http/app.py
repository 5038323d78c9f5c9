"""The server as one ASGI application: the lobby, the sockets, the client's files, and the guard before them."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from questhall.core.engine.errors import QuesthallError, SaveFailed
from questhall.server.background_build import BackgroundBuild, Show
from questhall.server.http import puzzles
from questhall.server.http.analysis import Analysis
from questhall.server.http.client_files import client_files
from questhall.server.http.guards import Guard
from questhall.server.http.lobby import Lobby
from questhall.server.http.monitoring import Monitoring
from questhall.server.http.people import People
from questhall.server.http.rate_limits import Buckets
from questhall.server.http.requests_and_responses import answer, refused
from questhall.server.http.sockets import Sockets
from questhall.server.live.analyses import Analyses
from questhall.server.live.bot_processes import Thinkers
from questhall.server.live.hall import Hall
from questhall.server.logs import about
from questhall.server.measures import MISTAKES
from questhall.server.protocol.openapi import description
from questhall.server.protocol.refusals import Refusal
from questhall.server.settings import Settings
from questhall.server.storage.database import is_postgresql, open_database, sqlite_file
from questhall.server.storage.other_servers import Alone, Neighbours
from questhall.server.storage.sqlite_lock import only_server
from questhall.server.storage.store import Store

LOGGER = logging.getLogger("questhall.server")


def make_app(
    settings: Settings,
    show_build: Show = lambda _stage, _why: None,
    monitored_at: socket.socket | None = None,
) -> Guard:
    """The application; its database is opened now, its tables wake up when it starts.

    If it compiles the rules, `show_build` is told the progress. Metrics are served at `monitored_at`.
    """
    file = sqlite_file(settings.database_url)
    lock = None if file is None else only_server(file)
    try:
        engine = open_database(settings.database_url)
    except QuesthallError:
        if lock is not None:
            lock.close()
        raise
    store = Store(engine)
    neighbours = Neighbours(engine) if is_postgresql(engine) else Alone()
    thinkers = Thinkers(settings.thinkers)
    wakings = Buckets(*settings.limits.wakings)
    hall = Hall(store, neighbours, thinkers, settings.keep_days, wakings.take)
    build = BackgroundBuild(thinkers.renew, show_build)
    monitoring = Monitoring(hall)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        if monitored_at is not None:
            await monitoring.open(monitored_at)
        if settings.compiles:
            build.start()
        try:
            yield
        finally:
            await monitoring.close()
            await build.close()
            await analyses.close()
            await hall.close()
            store.close()
            if lock is not None:
                lock.close()

    lobby = Lobby(hall, settings, build)
    analyses = Analyses(store)
    analysis = Analysis(lobby, analyses, settings.limits)
    api = _api(lobby, People(lobby, settings.limits), analysis)
    inside = Starlette(
        routes=[Mount("/api", routes=api), *_routes(monitoring)],
        exception_handlers={
            Refusal: _refuse,
            SaveFailed: _not_saved,
            HTTPException: _http_problem,
            Exception: _our_mistake,
        },
        lifespan=lifespan,
    )
    sockets = Sockets(hall, settings.limits, inside)
    return Guard(
        sockets, settings, hall.unwelcome.banned
    )  # outermost, so that errors from inside get the headers too


def _routes(monitoring: Monitoring) -> list[BaseRoute]:
    return [
        Route("/openapi.json", _openapi),
        Route("/healthz", monitoring.health),
        Route("/readyz", monitoring.ready),
        *client_files(),
    ]


def _api(lobby: Lobby, people: People, analysis: Analysis) -> list[BaseRoute]:
    # Only responses without secrets are compressed: the compressed size would reveal something about them.
    packed = [Middleware(GZipMiddleware)]
    return [
        Route("/games", lobby.games, middleware=packed),
        Route("/games/{game}", lobby.game, middleware=packed),
        Route("/games/{game}/rules", lobby.rules, middleware=packed),
        Route("/games/{game}/lessons", lobby.lessons, middleware=packed),
        Route("/games/{game}/lessons/{lesson}", lobby.learn, methods=["POST"]),
        Route("/games/{game}/puzzles", puzzles.listed),
        Route("/games/{game}/puzzles/{number}", puzzles.position, middleware=packed),
        Route("/games/{game}/puzzles/{number}/solution", puzzles.solution, middleware=packed),
        Route("/rules", lobby.rules_in_use),
        Route("/address", lobby.address),
        Route("/tables", lobby.tables),
        Route("/tables", lobby.make, methods=["POST"]),
        Route("/tables/{table}", lobby.table),
        Route("/tables/{table}/seats", lobby.take_seat, methods=["POST"]),
        Route("/tables/{table}/ready", lobby.ready, methods=["POST"]),
        Route("/tables/{table}/start", lobby.start, methods=["POST"]),
        Route("/tables/{table}/rematch", lobby.rematch, methods=["POST"]),
        Route("/tables/{table}/campaign", lobby.campaign),
        Route("/tables/{table}/campaign/file", lobby.campaign_file),
        Route("/campaigns", lobby.read_campaign, methods=["POST"]),
        Route("/tables/{table}/record", lobby.record),
        Route("/mine", lobby.mine, methods=["POST"]),
        Route("/me", people.me),
        Route("/me", people.rename, methods=["POST"]),
        Route("/me", people.forget, methods=["DELETE"]),
        Route("/me/tables", people.keep_tables, methods=["POST"]),
        Route("/games/{game}/ratings", people.ratings),
        Route("/replays", lobby.bring_replay, methods=["POST"]),
        Route("/replays/{replay}", lobby.replay),
        Route("/replays/{replay}/continue", lobby.continue_, methods=["POST"]),
        Route("/replays/{replay}/steps", lobby.steps, middleware=packed),
        Route("/replays/{replay}/moves", lobby.moves, middleware=packed),
        Route("/replays/{replay}/analysis", analysis.look, middleware=packed),
        Route("/replays/{replay}/analysis", analysis.begin, methods=["POST"], middleware=packed),
    ]


async def _openapi(_request: Request) -> Response:
    return answer(description())


async def _refuse(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refusal)
    return refused(request, problem)


async def _not_saved(request: Request, problem: Exception) -> Response:
    LOGGER.error("%s", problem, extra=about(request.path_params.get("table", ""), problem))
    return refused(request, Refusal("not-saved"))


async def _http_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    code = {404: "unknown-path", 405: "wrong-method"}.get(problem.status_code, "bad-message")
    response = refused(request, Refusal(code))
    for name, value in (problem.headers or {}).items():
        response.headers.setdefault(name, value)
    return response


async def _our_mistake(request: Request, _problem: Exception) -> Response:
    MISTAKES.count()
    return refused(request, Refusal("server-error"))
