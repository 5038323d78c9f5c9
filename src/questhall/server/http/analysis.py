"""What decided a finished game, over HTTP: its analysis, or how far that is."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from questhall.analysis import QUICK, SETTINGS
from questhall.analysis.report import Point, Report
from questhall.analysis.run import spread_out
from questhall.analysis.story import Storyteller, Told
from questhall.core.interface.game import Game
from questhall.server.http.lobby import Lobby
from questhall.server.http.rate_limits import Buckets, address_of
from questhall.server.http.replay_threads import in_replay_thread
from questhall.server.http.requests_and_responses import answer, language_of
from questhall.server.live.analyses import Analyses, Job
from questhall.server.protocol.refusals import Refusal
from questhall.server.settings import Limits

Fields = dict[str, object]
MOST_POINTS = 600
"""Of a curve: more cannot be told apart on a screen."""
DIGITS = 4


class Analysis:
    """The HTTP API for analyses; the game has to be over, as for its replay."""

    def __init__(self, lobby: Lobby, analyses: Analyses, limits: Limits) -> None:
        self._lobby = lobby
        self._analyses = analyses
        self._begun = Buckets(*limits.analyses)

    async def look(self, request: Request) -> Response:
        """The analysis if it is stored, otherwise how far it is."""
        replay_id, setting = request.path_params["replay"], _setting_of(request)
        found = await in_replay_thread(self._told, replay_id, setting, language_of(request))
        return answer(_done(found) if found else _under_way(self._analyses.job(replay_id, setting)))

    async def begin(self, request: Request) -> Response:
        """The same; if nobody has asked for it yet, it is begun."""
        replay_id, setting = request.path_params["replay"], _setting_of(request)
        found = await in_replay_thread(self._told, replay_id, setting, language_of(request))
        if found:
            return answer(_done(found))
        job = self._analyses.job(replay_id, setting)
        if job is None:
            address = address_of(request.scope.get("client"))
            self._begun.take(address)
            data = await in_replay_thread(self._lobby.find_record, replay_id)
            job = self._analyses.start(replay_id, data, address, setting)
        return answer(_under_way(job))

    def _told(self, replay_id: str, setting: str, language: str) -> Fields | None:
        game = self._lobby.find_replay(replay_id).replay.game
        report = self._analyses.stored(replay_id, game, setting)
        return None if report is None else story(report, game, self._lobby.find_record(replay_id), language)


def _setting_of(request: Request) -> str:
    wanted = request.query_params.get("setting", QUICK.name)
    if wanted not in SETTINGS:
        raise Refusal("bad-value", "setting")
    return wanted


def _done(analysis: Fields) -> Fields:
    return {"state": "done", "share": 1.0, "seconds": None, "analysis": analysis}


def _under_way(job: Job | None) -> Fields:
    if job is not None and job.problem:
        raise Refusal("not-analysed", job.problem)
    state = "none" if job is None else "running" if job.is_running else "waiting"
    share, seconds = (0.0, None) if job is None else (job.share, job.seconds_left())
    return {"state": state, "share": share, "seconds": seconds, "analysis": None}


def story(report: Report, game: Game, data: bytes, language: str) -> Fields:
    """An analysis in words, with the course of the game as figures."""
    teller = Storyteller(report, game, data, language)
    told = teller.tell()
    players = [name for name, _ in teller.players()]
    return {
        "setting": report.setting,
        "players": players,
        "result": told.result,
        "how": told.how,
        "points": [_point(point, len(players), report.is_cooperative) for point in _shown(report)],
        "turning_points": [_moment(each) for each in told.turning_points],
        "mistakes": [_moment(each) for each in told.mistakes],
        "within_error": told.within_error,
        "luck": told.luck,
        "columns": told.columns,
        "rows": [{"name": row.name, "cells": row.cells} for row in told.rows],
    }


def _shown(report: Report) -> list[Point]:
    """The points of the curve: all turning points, and of the others as many as can be shown."""
    turning = {each.step for each in report.turning_points}
    places = set(spread_out(list(range(len(report.points))), MOST_POINTS))
    return [point for n, point in enumerate(report.points) if n in places or point.step in turning]


def _point(point: Point, players: int, is_party: bool) -> Fields:
    known = [share for share in point.own if share is not None]
    own = [known[0] if known else None] if is_party else point.own
    chances = [round(share, DIGITS) for share in point.chances[:players]]
    return {
        "step": point.step,
        "chances": chances,
        "own": [None if share is None else round(share, DIGITS) for share in own],
    }


def _moment(told: Told) -> Fields:
    return {"step": told.step, "headline": told.headline, "lines": told.lines}
