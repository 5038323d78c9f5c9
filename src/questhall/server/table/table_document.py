"""What is stored about a table beside its game's record: seats, settings, votes and standing orders."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

import msgspec

from questhall.core.interface.attention import USUAL_ASKING, Asking
from questhall.core.interface.standing_orders import Order
from questhall.core.records.campaign import Entry

ID_BYTES = 12
SECRET_BYTES = 24
SEED_BYTES = 32
PERSON_LENGTH = 22
RECORD_LENGTH = 22

SLOWEST_PACE = 5000
COVER_SECONDS = 1.0
"""How long a glance at a window takes: answering sooner looks the same as not being asked."""

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"

PERSON = "person"
BOT = "bot"
FRIEND = "friend"
OPEN = "open"


class SeatDoc(msgspec.Struct, omit_defaults=True):
    """A seat: a person's, a bot's, or still free (reserved for friends or open to all)."""

    kind: str
    name: str = ""
    level: str = ""
    secret: str = ""
    """The digest of the secret that opens it."""
    person: str = ""
    """The id of a player who wants to be recognized; then the player's own secret opens the seat too."""
    entropy: str = ""
    """The player's entropy for dice and shuffles; giving it means being ready."""
    away: bool = False
    is_vacant: bool = False
    """Free in the middle of a game, for anybody with the invitation."""
    orders: list[Order] = []
    asking: Asking = USUAL_ASKING
    """In which windows the player wants to be asked."""
    ask_quiet: bool = False
    """How older documents said that the player wants to be asked everywhere."""
    plan: Plan | None = None

    def is_ready(self) -> bool:
        return self.kind == BOT or (self.kind == PERSON and bool(self.entropy))

    def is_free(self) -> bool:
        return self.kind in (FRIEND, OPEN)

    def is_played_by_a_bot(self) -> bool:
        return self.kind == BOT or self.away


class Plan(msgspec.Struct):
    """An answer given before its turn, for the choice with this number."""

    choice: int
    key: str


class UndoDoc(msgspec.Struct):
    """A request to undo to the table after choice `to`, and who agrees."""

    seat: int
    to: int
    agreed: list[int] = []


class FreeingDoc(msgspec.Struct):
    """Who wants to give an absent player's seat to a bot, or to anybody."""

    seat: int
    to: str
    agreed: list[int] = []


class OriginDoc(msgspec.Struct):
    """The finished game that a table continues, and from which step."""

    replay: str
    step: int


class TableDoc(msgspec.Struct, omit_defaults=True):
    """Everything about a table except its game's record. It contains secrets and never leaves the server."""

    seats: list[SeatDoc]
    variants: list[str]
    seed: str
    commitment: str
    invitation: str
    """A digest too."""
    maker: str
    is_listed: bool = False
    may_be_watched: bool = True
    turn_seconds: int = 0
    window_seconds: int = 0
    is_patient: bool = False
    """Whether time runs only while somebody else is at the table and waits."""
    pace: int = 0
    """Milliseconds that bots wait; with 0 nothing waits at this table."""
    skip: bool = False
    """Whether bots currently play without delay, until a person is asked."""
    level: str = "medium"
    undo: UndoDoc | None = None
    freeing: FreeingDoc | None = None
    rematch: str = ""
    carried: str = ""
    """What the previous quest of the campaign has passed on."""
    campaign: str = ""
    """The id of the campaign that this table is part of: that of its first table here."""
    chronicle: list[Entry] = []
    """The quests of the campaign before this one."""
    ended: int = 0
    """When the game ended, in seconds since 1970; unknown for tables of older versions."""
    continues: OriginDoc | None = None
    lesson: str = ""
    """The lesson that is played here, if one is."""
    asked: list[int] = []
    """The persons for whom the table waits."""
    is_rated: bool = False
    """Whether its result counts towards the ratings of its players."""
    rated: list[str] = []
    """For whom it counts: the players as they were when the game began, and bots by their level."""
    is_ended: bool = False
    """Whether the operator ended it before the game was over."""
    why_ended: str = ""

    def seat_of(self, secret: str) -> int | None:
        """The seat that a secret opens; with the secret of a person, the first of that person's seats."""
        found = digest_of(secret)
        for seat, doc in enumerate(self.seats):
            if doc.secret and hmac.compare_digest(doc.secret, found):
                return seat
        return next(iter(self.seats_of_person(secret)), None)

    def seats_of_person(self, secret: str) -> list[int]:
        """The seats of the person who has this secret."""
        person = person_of(secret)
        return [seat for seat, doc in enumerate(self.seats) if doc.person and doc.person == person]

    def is_maker(self, secret: str) -> bool:
        seat = self.seat_of(secret)
        return seat is not None and self.maker != "" and self.seats[seat].secret == self.maker

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def people(self) -> list[int]:
        """The seats whose players are people and have not left."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and not seat.away]

    def pacemakers(self) -> list[int]:
        """The seats that may set the bots' speed: the maker's, or anybody's once the maker has left."""
        people = self.people()
        made = [number for number in people if self.seats[number].secret == self.maker]
        return made or people

    def bot_seconds(self) -> float:
        """How long a bot waits before it answers."""
        return 0.0 if self.skip else self.pace / 1000

    def cover_seconds(self) -> float:
        """How long after a window opens its answers come, whoever has something to answer.

        With several people it is long enough to hide whether any of them was asked at all.
        """
        if self.pace == 0:
            return 0.0
        least = COVER_SECONDS if len(self.people()) > 1 else 0.0
        longest = self.window_seconds or SLOWEST_PACE / 1000
        return min(max(self.bot_seconds(), least), longest)


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def person_of(secret: str) -> str:
    """The id of the person with this secret, which nobody can compute backwards; empty without a secret."""
    if not secret:
        return ""
    found = hashlib.sha256(b"person " + secret.encode()).digest()
    return as_id(base64.urlsafe_b64encode(found).decode()[:PERSON_LENGTH])


def new_id() -> str:
    return as_id(secrets.token_urlsafe(ID_BYTES))


def id_of_record(data: bytes) -> str:
    """The id of an uploaded record: the same for the same record, so that it is stored once."""
    found = hashlib.sha256(b"record " + data).digest()
    return as_id(base64.urlsafe_b64encode(found).decode()[:RECORD_LENGTH])


def as_id(text: str) -> str:
    """Ids never start with a dash: operators type them, and they would look like options.

    >>> as_id("-pQ3xk0aVb2Y7c9L")
    '0pQ3xk0aVb2Y7c9L'
    """
    return "0" + text[1:] if text.startswith("-") else text


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


_decoder = msgspec.json.Decoder(TableDoc)


def write_document(document: TableDoc) -> str:
    return msgspec.json.encode(document).decode()


def read_document(text: str) -> TableDoc:
    document = _decoder.decode(text)
    for seat in document.seats:
        if seat.ask_quiet:
            seat.asking, seat.ask_quiet = "every", False
    return document
