"""The lobby over HTTP: games, tables, seats, records and replays."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from questhall.core.interface.adventures import CampaignStory
from questhall.games import GAMES
from questhall.server.background_build import BackgroundBuild
from questhall.server.http import game_descriptions
from questhall.server.http.rate_limits import Buckets, address_of
from questhall.server.http.replay_threads import in_replay_thread
from questhall.server.http.requests_and_responses import answer, body_of, bytes_of, language_of, secret_of
from questhall.server.live.hall import Hall
from questhall.server.live.live_table import LiveTable
from questhall.server.network_address import is_this_machine
from questhall.server.protocol import client_messages
from questhall.server.protocol.refusals import Refusal
from questhall.server.settings import Settings
from questhall.server.storage.store import Row
from questhall.server.table import campaigns, table_setup
from questhall.server.table.actions import News
from questhall.server.table.continued_games import continue_from
from questhall.server.table.lesson_tables import begin_lesson, listed_lessons
from questhall.server.table.replays import OpenReplay, Replays
from questhall.server.table.table_document import BOT, OVER, id_of_record, new_secret, read_document
from questhall.server.table.table_summary import stored_summary
from questhall.server.work import in_thread

Fields = dict[str, object]
CREATED = 201


class Lobby:
    """The HTTP API; one method per kind of request."""

    def __init__(self, hall: Hall, settings: Settings, build: BackgroundBuild) -> None:
        limits = settings.limits
        self.hall = hall
        self._build = build
        self._limits = limits
        self._reachable_at = settings.reachable_at
        self._makings = Buckets(*limits.makings)
        self._listings = Buckets(*limits.listings)
        self._bot_tables = Buckets(*limits.bot_tables)
        self._uploads = Buckets(*limits.uploads)
        self._uploaded = Buckets(*limits.uploaded_bytes)
        self._replays = Replays()

    # Games

    async def games(self, request: Request) -> Response:
        return answer({"games": game_descriptions.every_game(language_of(request))})

    async def game(self, request: Request) -> Response:
        game = GAMES[game_id_of(request)]
        players = _number(request.query_params.get("players", str(game.least_seats)), "players")
        if not game.least_seats <= players <= game.most_seats:
            raise Refusal("bad-value", "players")
        return answer(game_descriptions.whole_game(game.id, language_of(request), players))

    async def rules(self, request: Request) -> Response:
        return answer(game_descriptions.rules_of(game_id_of(request), language_of(request)))

    async def rules_in_use(self, _request: Request) -> Response:
        """Whether bots use compiled rules, and the progress of compiling."""
        stage = self._build.stage
        compiling = None if stage is None else {"share": stage.share, "seconds": stage.seconds_left}
        return answer({"compiled": self._build.is_compiled, "compiling": compiling})

    async def address(self, request: Request) -> Response:
        """Where other devices find this server, for links made on the machine it runs on."""
        is_asked_here = is_this_machine(request.url.hostname or "")
        return answer({"network": self._reachable_at if is_asked_here else ""})

    # Lessons

    async def lessons(self, request: Request) -> Response:
        found = await asyncio.to_thread(listed_lessons, game_id_of(request), language_of(request))
        return answer({"lessons": found})

    async def learn(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.Learn, self._limits.body_bytes)
        game_id = game_id_of(request)
        self._makings.take(address_of(request.scope.get("client")))
        made = await in_replay_thread(begin_lesson, game_id, request.path_params["lesson"], wanted)
        table = await self.hall.made_before(made.id)
        if table is None:
            table = await self.hall.take_up(GAMES[game_id], made.id, made.document, made.session)
        fields = {"table": _shown(table, request), "seat": made.learner, "secret": made.secret}
        return answer(fields, CREATED)

    # Tables

    async def tables(self, request: Request) -> Response:
        rows = await self.hall.listed()
        return answer({"tables": [self.summary(row, language_of(request)) for row in rows]})

    async def make(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.NewTable, self._limits.body_bytes)
        made = table_setup.make_table(wanted)
        self._makings.take(address_of(request.scope.get("client")))
        if wanted.listed:
            self._listings.take(address_of(request.scope.get("client")))
        if all(seat.kind == BOT for seat in made.document.seats):
            self._bot_tables.take(address_of(request.scope.get("client")))
        table = await self.hall.made_before(made.id) or await self.hall.make(made.game, made.id, made.document)
        kept = table.standing.document.seat_of
        seats = [{"seat": seat, "secret": own} for seat, own in made.secrets.items() if kept(own) == seat]
        fields = {"table": _shown(table, request), "seats": seats, "invitation": made.invitation}
        return answer(fields, CREATED)

    async def table(self, request: Request) -> Response:
        return answer(_shown(await self._table(request), request))

    async def take_seat(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.TakeSeat, self._limits.body_bytes)
        table = await self._table(request)
        secret = wanted.secret or new_secret()
        taken: list[int] = []

        def sit_down() -> News:
            taken[:] = [table_setup.take_seat(table.standing, wanted, secret)]
            return News()

        await table.do(sit_down)
        fields = {"table": _shown(table, request), "seat": taken[0], "secret": secret}
        return answer(fields, CREATED)

    async def ready(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.Ready, self._limits.body_bytes)
        table = await self._table(request)
        seat = await find_seat(table, secret_of(request))
        await table.do(lambda: table_setup.be_ready(table.standing, seat, wanted.entropy))
        return answer({"table": _shown(table, request)})

    async def start(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.StartNow, self._limits.body_bytes)
        table = await self._table(request)
        secret = secret_of(request)
        await table.do(lambda: table_setup.start_now(table.standing, secret, wanted.level))
        return answer({"table": _shown(table, request)})

    async def rematch(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.Rematch, self._limits.body_bytes)
        table = await self._table(request)
        secret = secret_of(request)
        await find_seat(table, secret)
        self._makings.take(address_of(request.scope.get("client")))
        follower, made = await self.hall.rematch(table, wanted)
        seats = [] if made is None else [{"seat": n, "secret": own} for n, own in made.secrets.items()]
        fields = {
            "table": _shown(follower, request),
            "seat": follower.standing.document.seat_of(secret),
            "seats": seats,
            "invitation": "" if made is None else made.invitation,
        }
        return answer(fields)

    # Campaigns

    async def campaign(self, request: Request) -> Response:
        """The state of a table's campaign, which is public."""
        table = await self._table(request)
        story = await in_replay_thread(campaigns.story_of, table.standing, language_of(request))
        document = table.standing.document
        await asyncio.to_thread(self._forget_gone, story)
        return answer({"table": _shown(table, request), "campaign": document.campaign, "story": story})

    def _forget_gone(self, story: CampaignStory) -> None:
        """Only games that were played here, and are still stored, can be replayed."""
        for chapter in story.chapters:
            if not chapter.replay or self.hall.store.row(chapter.replay) is None:
                chapter.replay = ""

    async def campaign_file(self, request: Request) -> Response:
        table = await self._table(request)
        data = campaigns.as_file(await in_replay_thread(campaigns.content_of, table.standing))
        name = f'attachment; filename="{table.standing.row.id}.campaign"'
        return Response(data, media_type="application/json", headers={"Content-Disposition": name})

    async def read_campaign(self, request: Request) -> Response:
        """What a file tells, for somebody who is going to continue it here; nothing is kept."""
        wanted = await body_of(request, client_messages.CampaignFile, self._limits.body_bytes)
        self._makings.take(address_of(request.scope.get("client")))
        game = table_setup.find_playable(wanted.game)
        seats, story = await in_replay_thread(campaigns.story_in, wanted.campaign, game, language_of(request))
        return answer({"seats": seats, "story": story})

    async def mine(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.Mine, self._limits.body_bytes)
        language = language_of(request)
        found = await in_thread(lambda: [self._mine(one, language) for one in wanted.tables])
        return answer({"tables": [fields for fields in found if fields is not None]})

    def _mine(self, wanted: client_messages.MyTable, language: str) -> Fields | None:
        row = self.hall.store.row(wanted.table)
        if row is None:
            return None
        document = read_document(row.document)
        seat = document.seat_of(wanted.secret)
        if seat is None:
            return None
        return {"table": self.summary(row, language), "seat": seat, "asked": seat in document.asked}

    def summary(self, row: Row, language: str) -> Fields:
        """A table that may be asleep; for one that is awake, it includes who is present."""
        live = self.hall.tables.get(row.id)
        if live is not None:
            return live.summary(language)
        document = read_document(row.document)
        return stored_summary(GAMES[row.game], row.id, row.phase, row.made, document, language)

    async def _table(self, request: Request) -> LiveTable:
        return await self.hall.find(request.path_params["table"], address_of(request.scope.get("client")))

    # Records and replays

    async def record(self, request: Request) -> Response:
        table_id = request.path_params["table"]
        data = await in_replay_thread(self._record, table_id)
        if data is None:
            raise Refusal("unknown-table")
        name = f'attachment; filename="{table_id}.record"'
        return Response(data, media_type="application/x-ndjson", headers={"Content-Disposition": name})

    def _record(self, table_id: str) -> bytes | None:
        """The record of a table, which stays secret until its game is over."""
        stored = self.hall.store.load(table_id)
        if stored is None:
            return None
        if stored.row.phase != OVER:
            raise Refusal("not-possible")
        return "".join(stored.lines).encode()

    async def bring_replay(self, request: Request) -> Response:
        address = address_of(request.scope.get("client"))
        self._makings.take(address)
        self._uploads.take(address)
        data = await bytes_of(request, self._limits.record_bytes)
        self._uploaded.take(address, len(data))
        replay = await in_replay_thread(OpenReplay, id_of_record(data), data)
        await asyncio.wrap_future(self.hall.store.keep_replay(replay.id, data))
        self._replays.keep(replay)
        return answer(replay.about(language_of(request)), CREATED)

    async def replay(self, request: Request) -> Response:
        replay = await in_replay_thread(self.find_replay, request.path_params["replay"])
        return answer(replay.about(language_of(request)))

    async def steps(self, request: Request) -> Response:
        replay = await in_replay_thread(self.find_replay, request.path_params["replay"])
        found = await in_replay_thread(replay.steps, *_looked_at(request), language_of(request))
        return answer({"steps": found})

    async def moves(self, request: Request) -> Response:
        replay = await in_replay_thread(self.find_replay, request.path_params["replay"])
        found = await in_replay_thread(replay.moves, *_looked_at(request), language_of(request))
        return answer({"moves": found})

    async def continue_(self, request: Request) -> Response:
        wanted = await body_of(request, client_messages.Continue, self._limits.body_bytes)
        replay = await in_replay_thread(self.find_replay, request.path_params["replay"])
        self._makings.take(address_of(request.scope.get("client")))
        made = await in_replay_thread(continue_from, replay, wanted)
        table = await self.hall.made_before(made.id)
        if table is None:
            table = await self.hall.take_up(replay.replay.game, made.id, made.document, made.session)
        fields = {"table": _shown(table, request), "seat": wanted.seat, "secret": made.secret}
        return answer(fields, CREATED)

    def find_replay(self, replay_id: str) -> OpenReplay:
        """A finished game that was played here, or whose record was uploaded."""
        found = self._replays.find(replay_id)
        return found or self._replays.keep(OpenReplay(replay_id, self.find_record(replay_id)))

    def find_record(self, replay_id: str) -> bytes:
        """The record of such a game."""
        data = self.hall.store.replay(replay_id) or self._record(replay_id)
        if data is None:
            raise Refusal("unknown-replay")
        return data


def game_id_of(request: Request) -> str:
    game_id: str = request.path_params["game"]
    if game_id not in GAMES:
        raise Refusal("unknown-game")
    return game_id


def _shown(table: LiveTable, request: Request) -> Fields:
    return table.summary(language_of(request))


async def find_seat(table: LiveTable, secret: str) -> int:
    """The seat that a secret opens, even if another server has just issued it."""
    seat = table.standing.document.seat_of(secret)
    if seat is None:
        await table.catch_up()
        seat = table.standing.document.seat_of(secret)
    if seat is None:
        raise Refusal("wrong-secret")
    return seat


def _looked_at(request: Request) -> tuple[int, int, str]:
    """Which steps of a replay, and from whose perspective."""
    query = request.query_params
    first = _number(query.get("from", "0"), "from")
    return first, _number(query.get("to", str(first + 1)), "to"), query.get("eyes", "all")


def _number(text: str, name: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 9):
        raise Refusal("bad-message", name)
    return int(text)
