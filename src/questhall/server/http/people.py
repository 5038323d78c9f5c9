"""Players who come back, over HTTP: their tables, results and ratings.

A player who wants to be recognized makes up a secret. It opens all seats that belong to it, on any device.
Nobody needs one to play.
"""

from __future__ import annotations

import asyncio
from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response

from questhall.core.records.players import check_name
from questhall.games import GAMES
from questhall.server.http.lobby import Lobby, find_seat
from questhall.server.http.rate_limits import Buckets, address_of
from questhall.server.http.requests_and_responses import answer, body_of, language_of, secret_of
from questhall.server.live.rating import shown
from questhall.server.protocol import client_messages
from questhall.server.protocol.client_messages import read_secret
from questhall.server.protocol.refusals import Refusal
from questhall.server.settings import Limits
from questhall.server.storage.people import Rating, Result
from questhall.server.storage.store import Row
from questhall.server.table.people import belong_to
from questhall.server.table.sentences import game_texts
from questhall.server.table.table_document import BOT, person_of, read_document
from questhall.server.table.table_setup import checked
from questhall.server.work import in_thread

Fields = dict[str, object]
TAG_LENGTH = 4
"""How many characters of an id are shown, to tell apart people with the same name."""


class People:
    """The HTTP API for players who come back; one method per kind of request."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self._lobby = lobby
        self._hall = lobby.hall
        self._limits = limits
        self._changes = Buckets(*limits.makings)

    async def me(self, request: Request) -> Response:
        """Everything about the person who asks. Nothing is stored about an unknown person."""
        person = _person(request)
        store, language = self._hall.store, language_of(request)
        known = await in_thread(store.person, person)
        tables = await in_thread(self._my_tables, person, language)
        results = await in_thread(store.results_of, person)
        ratings = await in_thread(store.ratings_of, person)
        return answer(
            {
                "name": "" if known is None else known.name,
                "tag": person[:TAG_LENGTH],
                "tables": tables,
                "results": _told_results(results, person, language),
                "ratings": [_told_rating(one, language) for one in ratings],
            }
        )

    def _my_tables(self, person: str, language: str) -> list[Fields]:
        rows = self._hall.store.tables_of(person)
        return [one for row in rows for one in self._my_seats(row, person, language)]

    def _my_seats(self, row: Row, person: str, language: str) -> list[Fields]:
        document = read_document(row.document)
        summary = self._lobby.summary(row, language)
        return [
            {"table": summary, "seat": seat, "asked": seat in document.asked}
            for seat, doc in enumerate(document.seats)
            if doc.person == person
        ]

    async def rename(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.MyName, self._limits.body_bytes)
        person = _person(request)
        name = wanted.name.strip()
        checked(lambda: check_name(name))
        self._changes.take(address_of(request.scope.get("client")))
        await asyncio.wrap_future(self._hall.store.rename(person, name))
        return answer({"name": name, "tag": person[:TAG_LENGTH]})

    async def keep_tables(self, request: Request) -> Response:
        """Assign seats to the person, who proves it by their secrets. Seats that do not exist are skipped."""
        wanted = await body_of(request, client_messages.Mine, self._limits.body_bytes)
        person = _person(request)
        address = address_of(request.scope.get("client"))
        self._changes.take(address)
        kept = [one.table for one in wanted.tables if await self._keep(one, person, address)]
        return answer({"tables": kept})

    async def _keep(self, wanted: client_messages.MyTable, person: str, address: str) -> bool:
        try:
            table = await self._hall.find(wanted.table, address)
            seat = await find_seat(table, wanted.secret)
            if table.standing.document.seats[seat].person != person:
                await table.do(lambda: belong_to(table.standing, seat, person))
        except Refusal as refusal:
            if refusal.code not in ("unknown-table", "wrong-secret", "not-possible"):
                raise
            return False
        return True

    async def forget(self, request: Request) -> Response:
        person = _person(request)
        self._changes.take(address_of(request.scope.get("client")))
        await asyncio.wrap_future(self._hall.store.forget_person(person))
        return answer({})

    async def ratings(self, request: Request) -> Response:
        """The best players of a game, people and bots."""
        game = request.path_params["game"]
        if game not in GAMES:
            raise Refusal("unknown-game")
        best = await in_thread(self._hall.store.best, game)
        return answer({"ratings": [_ranked(rating, name) for rating, name in best]})


def _person(request: Request) -> str:
    """The id of the person whose secret comes with a request."""
    return person_of(read_secret(secret_of(request)))


def _ranked(rating: Rating, name: str) -> Fields:
    kind, _, level = rating.holder.partition(":")
    is_bot = kind == BOT
    return {
        "name": name,
        "tag": "" if is_bot else rating.holder[:TAG_LENGTH],
        "level": level if is_bot else "",
        "rating": shown(rating),
        "games": rating.games,
    }


def _told_rating(rating: Rating, language: str) -> Fields:
    title = _title(rating.game, language)
    return {"game": rating.game, "title": title, "rating": shown(rating), "games": rating.games}


def _told_results(results: list[Result], person: str, language: str) -> list[Fields]:
    told: list[Fields] = []
    for table_id, group in groupby(results, key=lambda one: one.table_id):
        seats = list(group)
        own = [one for one in seats if one.holder == person]
        told.append(
            {
                "table": table_id,
                "game": own[0].game,
                "title": _title(own[0].game, language),
                "ended": own[0].ended,
                "won": any(one.has_won for one in own),
                "others": [one.name for one in seats if one.holder != person],
                "rated": own[0].rating != "none",
            }
        )
    return told


def _title(game_id: str, language: str) -> str:
    return (
        game_texts(language, game_id, GAMES[game_id].least_seats).say("game-title") if game_id in GAMES else ""
    )
