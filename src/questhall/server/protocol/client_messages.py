"""What clients send: request bodies and WebSocket messages. Nothing else is accepted."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from questhall.core.interface.attention import Asking
from questhall.server.protocol.refusals import Refusal

PROTOCOL = 1

DeedId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}\\Z")]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Entropy = Annotated[str, Meta(min_length=1, max_length=64)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
OwnSecret = Annotated[str, Meta(pattern="^(?:[A-Za-z0-9_-]{22,100})?\\Z")]
"""A secret made up by the client: a repeated request with the same secret is not carried out twice."""
Id = Annotated[str, Meta(min_length=1, max_length=32)]
Word = Annotated[str, Meta(max_length=80)]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


KINDS = ["me", "friend", "open", "bot", "same"]


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """The body of a request."""


class WantedSeat(Body):
    kind: Annotated[
        str, Meta(max_length=80, extra_json_schema={"enum": ["me", "friend", "open", "bot", "same"]})
    ]
    name: Annotated[str, Meta(max_length=80)] = ""
    level: Word = "medium"


class NewTable(Body):
    """A request for a table; with a campaign's file, for its next quest."""

    game: Word
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=16)]
    variants: Annotated[list[Word], Meta(max_length=50)] = []
    listed: bool = False
    watch: bool = True
    turn_seconds: Number | None = None
    window_seconds: Number = 0
    pace: Number = 700
    skip: bool = False
    level: Word = "medium"
    entropy: Annotated[str, Meta(max_length=64)] = ""
    secret: OwnSecret = ""
    campaign: dict[str, Any] | None = None
    person: OwnSecret = ""
    rated: bool = False


class CampaignFile(Body):
    """A campaign's file that is to be read before a table is made with it."""

    game: Word
    campaign: dict[str, Any]


class TakeSeat(Body):
    name: Name
    invitation: Annotated[str, Meta(max_length=100)] = ""
    entropy: Annotated[str, Meta(max_length=64)] = ""
    secret: OwnSecret = ""
    person: OwnSecret = ""


class Ready(Body):
    entropy: Entropy


class StartNow(Body):
    level: Word = "medium"


class Rematch(Body):
    """A rematch. In a campaign others may play the next quest: then `seats` has a kind for each seat."""

    seats: Annotated[list[WantedSeat], Meta(max_length=16)] = []
    secret: OwnSecret = ""


class Continue(Body):
    step: Number
    seat: SeatNumber
    name: Name
    level: Word = "medium"
    pace: Number = 700
    secret: OwnSecret = ""


class Learn(Body):
    name: Name
    pace: Number = 1200
    secret: OwnSecret = ""


class MyTable(Body):
    table: Id
    secret: Secret


class Mine(Body):
    tables: Annotated[list[MyTable], Meta(max_length=50)]


class MyName(Body):
    name: Name


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message over the WebSocket, named by its type."""


class Hello(Message, tag="hello"):
    protocol: int
    language: Word = "en"
    secrets: Annotated[list[Secret], Meta(max_length=16)] = []
    person: OwnSecret = ""
    """Opens this person's seats too, if there are any."""


class SeatMessage(Message):
    """An action of a seat; a client with only one seat need not name it."""

    id: DeedId
    seat: SeatNumber | None = None


class Choose(SeatMessage, tag="choose", kw_only=True):
    choice: Number
    epoch: Number | None = None
    """The question's epoch. Without it the answer counts for whichever question has this number by then."""
    key: Annotated[str, Meta(min_length=1, max_length=200)]


class UndoLast(SeatMessage, tag="undo"):
    pass


class Consent(SeatMessage, tag="consent", kw_only=True):
    agree: bool


class GiveOrder(SeatMessage, tag="order"):
    until: Word = ""
    occasion: Word = ""
    use: Annotated[str, Meta(max_length=200)] = ""


class Withdraw(SeatMessage, tag="withdraw"):
    pass


class SetAsking(SeatMessage, tag="asking", kw_only=True):
    asking: Asking


class SetPace(SeatMessage, tag="pace", kw_only=True):
    pace: Number
    skip: bool = False


class Say(SeatMessage, tag="chat", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Leave(SeatMessage, tag="leave"):
    pass


class Return(SeatMessage, tag="return"):
    pass


class FreeSeat(SeatMessage, tag="free", kw_only=True):
    other: SeatNumber
    to: Literal["bot", "anyone"]


class Why(SeatMessage, tag="why", kw_only=True):
    key: Annotated[str, Meta(min_length=1, max_length=200)]


class AskHint(SeatMessage, tag="hint", kw_only=True):
    choice: Number
    key: Annotated[str, Meta(max_length=200)] = ""
    """The option that is about to be chosen; empty for advice only."""


class AskLog(SeatMessage, tag="log", kw_only=True):
    from_: Number = msgspec.field(name="from")
    to: Number


class AskMoment(SeatMessage, tag="moment", kw_only=True):
    choice: Number


class SetLanguage(Message, tag="language"):
    id: DeedId
    language: Word


class Ping(Message, tag="ping"):
    id: DeedId


DoneBySeat = (
    Choose | UndoLast | Consent | GiveOrder | Withdraw | SetAsking | SetPace | Say | Leave | Return | FreeSeat
)
"""The messages that change something: carried out once, however often they are sent."""

ClientMessage = Hello | DoneBySeat | Why | AskHint | AskLog | AskMoment | SetLanguage | Ping

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
B = TypeVar("B", bound=Body)


def read_message(data: str | bytes) -> ClientMessage:
    try:
        return _messages.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal("bad-message", str(problem)) from problem


def id_in(data: str | bytes) -> str:
    """The id of an otherwise invalid message, so that its sender knows which one was refused."""
    try:
        found = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    known = found.get("id") if isinstance(found, dict) else None
    return known if isinstance(known, str) and len(known) <= 40 else ""


def read_secret(text: str) -> str:
    """A secret made up by the client, as sent with a request."""
    try:
        return msgspec.convert(text, OwnSecret)
    except msgspec.MsgspecError as problem:
        raise Refusal("wrong-secret") from problem


def read_body(kind: type[B], data: bytes) -> B:
    try:
        return msgspec.convert(_whole(msgspec.json.decode(data)), kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refusal("bad-message", str(problem)) from problem


def _whole(value: object) -> object:
    """In JSON, 5.0 is as much an integer as 5."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(part) for part in value]
    if isinstance(value, dict):
        return {name: _whole(part) for name, part in value.items()}
    return value
