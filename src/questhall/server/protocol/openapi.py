"""The lobby's OpenAPI description: `/openapi.json`."""

from __future__ import annotations

from functools import cache

import msgspec

from questhall import __version__
from questhall.analysis import SETTINGS
from questhall.i18n.texts import LANGUAGES
from questhall.server.protocol import client_messages, server_messages
from questhall.server.protocol.client_messages import Body
from questhall.server.protocol.refusals import STATUS

Fields = dict[str, object]

TEXT: Fields = {"type": "string"}
NUMBER: Fields = {"type": "integer"}
TRUTH: Fields = {"type": "boolean"}
ANYTHING: Fields = {}


def _object(**properties: Fields) -> Fields:
    return {"type": "object", "properties": properties, "required": list(properties)}


def _list(items: Fields) -> Fields:
    return {"type": "array", "items": items}


def _ref(name: str) -> Fields:
    return {"$ref": f"#/components/schemas/{name}"}


ERROR = _object(error=_object(code={"enum": sorted(STATUS)}, text=TEXT))

JSON = "application/json"
RECORD = "application/octet-stream"


@cache
def description() -> Fields:
    """The whole lobby; playing itself, over the WebSocket, is described in docs/protocol.md."""
    table = _path("table", "the id of a table")
    game = _path("game", "the id of a game")
    replay = _path("replay", "the id of a finished table or an uploaded record")
    language = _query("lang", {"enum": list(LANGUAGES)})
    setting = _query("setting", {"enum": list(SETTINGS)})
    puzzle = _path("number", "the number of a puzzle, from 1")
    shown = _object(table=_ref("Table"))
    paths: Fields = {
        "/api/games": {"get": _operation("The games", _object(games=_list(_ref("Game"))), [language])},
        "/api/games/{game}": {
            "get": _operation(
                "One game, with everything in its box",
                _ref("WholeGame"),
                [game, language, _query("players", NUMBER)],
            )
        },
        "/api/games/{game}/lessons": {
            "get": _operation(
                "Its lessons",
                _object(lessons=_list(_ref("ListedLesson"))),
                [game, language],
            )
        },
        "/api/games/{game}/lessons/{lesson}": {
            "post": _operation(
                "Start a lesson",
                _ref("TakenSeat"),
                [game, _path("lesson", "the id of a lesson")],
                client_messages.Learn,
                created=True,
            )
        },
        "/api/games/{game}/puzzles": {
            "get": _operation("Its puzzles", _object(puzzles=_list(_ref("ListedPuzzle"))), [game])
        },
        "/api/games/{game}/puzzles/{number}": {
            "get": _operation("A puzzle", _ref("PuzzlePosition"), [game, puzzle, language])
        },
        "/api/games/{game}/puzzles/{number}/solution": {
            "get": _operation(
                "What an answer to a puzzle is worth",
                _ref("PuzzleSolution"),
                [game, puzzle, _query("answer", TEXT), language],
            )
        },
        "/api/games/{game}/rules": {"get": _operation("Clauses and rulings", _ref("Rules"), [game])},
        "/api/tables": {
            "get": _operation("The listed tables", _object(tables=_list(_ref("Table"))), [language]),
            "post": _operation(
                "Create a table",
                _ref("MadeTable"),
                [],
                client_messages.NewTable,
                created=True,
            ),
        },
        "/api/tables/{table}": {"get": _operation("A table", _ref("Table"), [table, language])},
        "/api/tables/{table}/seats": {
            "post": _operation(
                "Take a free seat",
                _ref("TakenSeat"),
                [table],
                client_messages.TakeSeat,
                created=True,
            )
        },
        "/api/tables/{table}/ready": {
            "post": _operation("Mark a seat as ready", shown, [table], client_messages.Ready, secured=True)
        },
        "/api/tables/{table}/start": {
            "post": _operation(
                "Start with bots in the free seats", shown, [table], client_messages.StartNow, secured=True
            )
        },
        "/api/tables/{table}/rematch": {
            "post": _operation(
                "Ask for a rematch",
                _ref("FollowingTable"),
                [table],
                client_messages.Rematch,
                secured=True,
            )
        },
        "/api/tables/{table}/campaign": {
            "get": _operation("The campaign of a table", _ref("CampaignNow"), [table, language])
        },
        "/api/tables/{table}/campaign/file": {
            "get": _operation("The campaign as a file", {"type": "object"}, [table])
        },
        "/api/campaigns": {
            "post": _operation(
                "What a campaign's file tells", _ref("CampaignRead"), [language], client_messages.CampaignFile
            )
        },
        "/api/tables/{table}/record": {"get": _record_operation(table)},
        "/api/mine": {
            "post": _operation(
                "The state of my tables",
                _object(tables=_list(_ref("MyTableNow"))),
                [],
                client_messages.Mine,
            )
        },
        "/api/me": {
            "get": _operation(
                "The tables, results and ratings of a person", _ref("Me"), [language], secured=True
            ),
            "post": _operation(
                "Change the name of a person", _ref("PersonName"), [], client_messages.MyName, secured=True
            ),
            "delete": _operation("Forget a person", _object(), [], secured=True),
        },
        "/api/me/tables": {
            "post": _operation(
                "Let seats belong to a person",
                _object(tables=_list(TEXT)),
                [],
                client_messages.Mine,
                secured=True,
            )
        },
        "/api/games/{game}/ratings": {
            "get": _operation("The best ratings in a game", _object(ratings=_list(_ref("Ranked"))), [game])
        },
        "/api/replays": {"post": _bring_operation()},
        "/api/replays/{replay}": {"get": _operation("A replay", _ref("Replay"), [replay, language])},
        "/api/replays/{replay}/steps": {
            "get": _operation(
                "Steps of a replay",
                _object(steps=_list(_ref("Step"))),
                [replay, _query("from", NUMBER), _query("to", NUMBER), _query("eyes", TEXT), language],
            )
        },
        "/api/replays/{replay}/moves": {
            "get": _operation(
                "What was done in the steps of a replay",
                _object(moves=_list(_ref("Move"))),
                [replay, _query("from", NUMBER), _query("to", NUMBER), _query("eyes", TEXT), language],
            )
        },
        "/api/replays/{replay}/analysis": {
            "get": _operation(
                "The analysis of a finished game", _ref("AnalysisState"), [replay, setting, language]
            ),
            "post": _operation(
                "Begin to analyse a finished game", _ref("AnalysisState"), [replay, setting, language]
            ),
        },
        "/api/replays/{replay}/continue": {
            "post": _operation(
                "Continue from a step of a finished game",
                _ref("TakenSeat"),
                [replay],
                client_messages.Continue,
                created=True,
            )
        },
        "/api/rules": {"get": _operation("Whether bots think on compiled rules", _ref("RulesInUse"), [])},
        "/api/address": {
            "get": _operation("Where other devices on the network find the server", _object(network=TEXT), [])
        },
        "/healthz": {"get": _operation("Whether the server is alive", _object(ok=TRUTH), [])},
        "/readyz": {
            "get": _operation(
                "Whether the server can store, and hears other servers; if not, the status is 503",
                _object(ok=TRUTH, stores=TRUTH, hears=TRUTH),
                [],
            )
        },
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Questhall",
            "version": __version__,
            "description": "The lobby; see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": {
                **_read_and_sent(),
                "Error": ERROR,
            },
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "a secret of a seat or a person"}
            },
        },
    }


def _read_and_sent() -> Fields:
    kinds = [
        client_messages.NewTable,
        client_messages.CampaignFile,
        client_messages.TakeSeat,
        client_messages.Ready,
        client_messages.StartNow,
        client_messages.Rematch,
        client_messages.Continue,
        client_messages.Learn,
        client_messages.Mine,
        client_messages.MyName,
        server_messages.WholeGame,
        server_messages.Game,
        server_messages.Rules,
        server_messages.ListedLesson,
        server_messages.ListedPuzzle,
        server_messages.PuzzlePosition,
        server_messages.PuzzleSolution,
        server_messages.MadeTable,
        server_messages.TakenSeat,
        server_messages.FollowingTable,
        server_messages.CampaignNow,
        server_messages.CampaignRead,
        server_messages.MyTableNow,
        server_messages.Me,
        server_messages.Ranked,
        server_messages.Replay,
        server_messages.Step,
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    return dict(components)


def _operation(
    summary: str,
    gives: Fields,
    parameters: list[Fields],
    body: type[Body] | None = None,
    created: bool = False,
    secured: bool = False,
) -> Fields:
    operation: Fields = {
        "summary": summary,
        "parameters": parameters,
        "responses": {
            "201" if created else "200": {"description": "as asked", "content": {JSON: {"schema": gives}}},
            "default": _refusal(),
        },
    }
    if body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": _ref(body.__name__)}},
        }
    if secured:
        operation["security"] = [{"seat": []}]
    return operation


def _record_operation(table: Fields) -> Fields:
    operation = _operation("The record of a finished game", {}, [table])
    operation["responses"] = {
        "200": {
            "description": "one line of JSON per line",
            "content": {"application/x-ndjson": {"schema": TEXT}},
        },
        "default": _refusal(),
    }
    return operation


def _bring_operation() -> Fields:
    operation = _operation("Upload a record from elsewhere", _ref("Replay"), [], created=True)
    operation["requestBody"] = {"required": True, "content": {RECORD: {"schema": ANYTHING}}}
    return operation


def _refusal() -> Fields:
    return {"description": "refused, nothing has changed", "content": {JSON: {"schema": _ref("Error")}}}


def _path(name: str, about: str) -> Fields:
    return {"name": name, "in": "path", "required": True, "description": about, "schema": TEXT}


def _query(name: str, schema: Fields) -> Fields:
    return {"name": name, "in": "query", "required": False, "schema": schema}
